//! `tpb explain`.

mod block;
mod enumeration;
mod form;
mod map;
mod opcode;
mod rule;
mod whole;

use std::io::{self, Write};

use tpb::core::csr::BlockInfo;
use tpb::dialect::{Engine, Form, OpcodeInfo};
use tpb::isa::ENUMS;
use tpb::layout::{EnumInfo, Type};
use tpb::{GENERATIONS, Isa};

use super::args;
use super::failure::{End, Failure, Verdict};
use super::out::{self, BOLD, Out};
use super::shape;

/// Explains an opcode, a record format, an enum, a type, a register block, a register, a rule, an engine or a generation.
///
/// A name that several of them have means the first; text tells about the others. Shows the bytes of the record as a map, its fields, the values of its
/// enums, its rules in words, what moved between generations, and where all of that is from. Without `--gen`, the newest generation that has it. JSON is an array with one object a record form; offsets count from the beginning of the
/// record, also inside structs; bits count from the lowest of the little-endian integer at the offset.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  tpb explain MATMUL --gen cayman
  tpb explain 0xa0 --gen sunda --json
  tpb explain S3D3_MM --gen maverick          a record format
  tpb explain ALU_OP                          an enum
  tpb explain TENSOR3D --gen sunda            a type
  tpb explain arr_seq                         a register block
  tpb explain arr_seq.queue_cfg --gen cayman  a register, `block.register` or `block.group.register`
  tpb explain S3D3_MM.fp32-mode               a rule, by the id that `tpb check` prints
  tpb explain POOL --kind engine --gen sunda  an engine; POOL alone is an opcode
  tpb explain cayman                          a generation")]
pub(super) struct Args {
    /// Opcode by name or byte (0xNN), or the name of a format, an enum, a type, a block, a register, a rule, an engine or a generation
    name: String,
    #[arg(long = "gen", value_name = "GENERATION", value_parser = args::generation, help = args::generation_help())]
    generation: Option<&'static Isa>,
    /// What the name means, where it means several things
    #[arg(long)]
    kind: Option<Kind>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What a name can mean; the first of them that there is counts.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Kind {
    Opcode,
    Format,
    Enum,
    Type,
    Block,
    Register,
    Rule,
    Engine,
    Generation,
}

/// What a name means.
enum Subject {
    Opcode(&'static OpcodeInfo),
    Forms(Vec<&'static Form>),
    Enum(&'static EnumInfo),
    Type(&'static Type),
    Block(&'static BlockInfo),
    Registers(&'static BlockInfo, Vec<block::Place>),
    Rule(rule::Rule),
    Engine(Engine),
    Generation,
}

impl Kind {
    const ALL: [Self; 9] =
        [Self::Opcode, Self::Format, Self::Enum, Self::Type, Self::Block, Self::Register, Self::Rule, Self::Engine, Self::Generation];

    const fn name(self) -> &'static str {
        match self {
            Self::Opcode => "opcode",
            Self::Format => "format",
            Self::Enum => "enum",
            Self::Type => "type",
            Self::Block => "block",
            Self::Register => "register",
            Self::Rule => "rule",
            Self::Engine => "engine",
            Self::Generation => "generation",
        }
    }

    /// The word with its article.
    fn one(self) -> String {
        let article = if self.name().starts_with(['o', 'e']) { "an" } else { "a" };
        format!("{article} {}", self.name())
    }
}

pub(super) use rule::ids as rules;

/// Runs the command.
pub(super) fn run(args: &Args) -> End {
    let (isa, subject) = find(args)?;
    let mut out = out::stdout();
    if args.json {
        json(args, isa, &subject, &mut out)?
    } else {
        text(args, isa, &subject, &mut out)?
    }
    out.flush()?;
    Ok(Verdict::Clean)
}

fn text(args: &Args, isa: &'static Isa, subject: &Subject, out: &mut Out) -> io::Result<()> {
    match subject {
        Subject::Opcode(o) => opcode::print(isa, o, out)?,
        Subject::Forms(forms) => forms.iter().try_for_each(|f| form::print_alone(isa.dialect, f, out))?,
        Subject::Enum(e) => enumeration::print(e, args.generation, out)?,
        Subject::Type(ty) => form::print_type(isa.dialect, ty, out)?,
        Subject::Block(b) => block::print(isa, b, out)?,
        Subject::Registers(b, places) => block::print_registers(b, places, out)?,
        Subject::Rule(r) => r.print(out)?,
        Subject::Engine(e) => whole::print_engine(isa, *e, out)?,
        Subject::Generation => whole::print_generation(isa, out)?,
    }
    let others = Kind::ALL.into_iter().filter(|k| *k != subject.kind() && of_kind(isa, *k, &args.name).is_some());
    let is_format_of_it = |k: &Kind| *k == Kind::Format && subject.kind() == Kind::Opcode;
    others.filter(|k| !is_format_of_it(k)).try_for_each(|k| {
        let (name, kind) = (&args.name, k.name());
        writeln!(out, "\n{BOLD}{name}{BOLD:#} is also the name of {}: `tpb explain {name} --kind {kind}`", k.one())
    })
}

fn json(args: &Args, isa: &'static Isa, subject: &Subject, out: &mut Out) -> io::Result<()> {
    match subject {
        Subject::Opcode(o) => out::json_list(out, o.forms.iter().map(|f| shape::form(isa.dialect, f))),
        Subject::Forms(forms) => out::json_list(out, forms.iter().map(|f| shape::form(isa.dialect, f))),
        Subject::Enum(e) => out::json_list(out, [enumeration::node(e, args.generation)]),
        Subject::Type(ty) => out::json_list(out, [form::type_node(ty)]),
        Subject::Block(b) => out::json_list(out, [block::node(isa, b)]),
        Subject::Registers(_, places) => out::json_list(out, places.iter().copied().map(block::register_node)),
        Subject::Rule(r) => out::json_list(out, [r.node()]),
        Subject::Engine(e) => out::json_list(out, [whole::engine_node(isa, *e)]),
        Subject::Generation => out::json_list(out, [whole::generation_node(isa)]),
    }
}

impl Subject {
    const fn kind(&self) -> Kind {
        match self {
            Self::Opcode(_) => Kind::Opcode,
            Self::Forms(_) => Kind::Format,
            Self::Enum(_) => Kind::Enum,
            Self::Type(_) => Kind::Type,
            Self::Block(_) => Kind::Block,
            Self::Registers(..) => Kind::Register,
            Self::Rule(_) => Kind::Rule,
            Self::Engine(_) => Kind::Engine,
            Self::Generation => Kind::Generation,
        }
    }
}

/// Generations to look in, the preferred one first.
fn candidates(args: &Args) -> Vec<&'static Isa> {
    args.generation.map_or_else(|| GENERATIONS.iter().rev().copied().collect(), |g| vec![g])
}

fn find(args: &Args) -> Result<(&'static Isa, Subject), Failure> {
    let isas = candidates(args);
    if let Some(byte) = byte(&args.name) {
        let byte = byte?;
        let found = isas.iter().find_map(|isa| Some((*isa, Subject::Opcode(isa.dialect.opcode(byte)?))));
        return found.ok_or_else(|| no_byte(&isas, byte));
    }
    let kinds = args.kind.map_or_else(|| Kind::ALL.to_vec(), |k| vec![k]);
    let found = kinds.iter().find_map(|k| isas.iter().find_map(|isa| Some((*isa, of_kind(isa, *k, &args.name)?))));
    // An engine is best seen where it has something to do.
    if let Some((_, Subject::Engine(engine))) = found
        && let Some(isa) = isas.iter().find(|isa| whole::accepted(isa, engine).next().is_some())
    {
        return Ok((isa, Subject::Engine(engine)));
    }
    found.ok_or_else(|| no_name(&isas, args.kind, &args.name))
}

/// The byte that `0xNN` states.
fn byte(name: &str) -> Option<Result<u8, Failure>> {
    let digits = name.strip_prefix("0x").or_else(|| name.strip_prefix("0X"))?;
    let byte = u8::from_str_radix(digits, 16);
    Some(byte.map_err(|_| Failure::usage(format!("`{name}` is no opcode byte")).help("opcode bytes go from 0x00 to 0xff")))
}

/// What the name means as one of the kinds.
fn of_kind(isa: &'static Isa, kind: Kind, name: &str) -> Option<Subject> {
    let dialect = isa.dialect;
    match kind {
        Kind::Opcode => dialect.opcode_named(name).map(Subject::Opcode),
        Kind::Format => forms_named(isa, name).map(Subject::Forms),
        Kind::Enum => ENUMS.iter().find(|e| e.name.eq_ignore_ascii_case(name)).map(|e| Subject::Enum(e)),
        Kind::Type => shape::type_named(dialect, name).map(Subject::Type),
        Kind::Block => block::named(isa, name).map(Subject::Block),
        Kind::Register => block::register_named(isa, name).map(|(b, places)| Subject::Registers(b, places)),
        Kind::Rule => rule::named(isa, name).map(Subject::Rule),
        Kind::Engine => Engine::from_name(name).map(Subject::Engine),
        Kind::Generation => tpb::generation(name).filter(|g| g.dialect.index == dialect.index).map(|_| Subject::Generation),
    }
}

fn forms_named(isa: &'static Isa, name: &str) -> Option<Vec<&'static Form>> {
    let mut forms: Vec<&'static Form> = Vec::new();
    for form in isa.dialect.opcodes.iter().flat_map(|o| o.forms) {
        let is_named = form.name.eq_ignore_ascii_case(name) || form.selector.is_some_and(|s| s.name.eq_ignore_ascii_case(name));
        if is_named && !forms.iter().any(|f| std::ptr::eq(*f, *form)) {
            forms.push(form);
        }
    }
    (!forms.is_empty()).then_some(forms)
}

fn no_byte(isas: &[&'static Isa], byte: u8) -> Failure {
    let [isa] = isas else { return Failure::finding(format!("no generation has an opcode {byte:#04x}")) };
    let failure = Failure::finding(format!("{} has no opcode {byte:#04x}", isa.dialect.title));
    match isa.dialect.elsewhere.iter().find(|(b, ..)| *b == byte) {
        Some((_, name, set)) => {
            let names = args::generations_in(*set);
            failure.help(format!("{byte:#04x} is {name} on {}; choose one of them with --gen", names.join(", ")))
        }
        None => failure.help("no generation has it; `tpb ops` lists those that there are"),
    }
}

fn no_name(isas: &[&'static Isa], kind: Option<Kind>, name: &str) -> Failure {
    let whose = if let [isa] = isas { isa.dialect.title } else { "no generation" };
    let verb = if isas.len() == 1 { "has no" } else { "has the" };
    let failure = Failure::finding(match kind {
        // The list of all kinds is longer than what it says.
        None => format!("{whose} {} that is called `{name}`", if isas.len() == 1 { "has nothing" } else { "has anything" }),
        Some(kind) => format!("{whose} {verb} {} `{name}`", kind.name()),
    });
    let other = |k: &Kind| Some(*k) != kind && isas.iter().any(|isa| of_kind(isa, *k, name).is_some());
    if let Some(other) = kind.and_then(|_| Kind::ALL.into_iter().find(other)) {
        return failure.help(format!("`{name}` is {}: leave --kind out", other.one()));
    }
    let kinds = kind.map_or_else(|| Kind::ALL.to_vec(), |k| vec![k]);
    let has = |g: &'static Isa| kinds.iter().any(|k| of_kind(g, *k, name).is_some());
    let elsewhere: Vec<_> = GENERATIONS.iter().filter(|g| has(g)).map(|g| g.dialect.name).collect();
    if !elsewhere.is_empty() {
        return failure.help(format!("`{name}` is there on {}; choose one of them with --gen", elsewhere.join(", ")));
    }
    let opcodes = isas.iter().flat_map(|g| g.dialect.opcodes);
    let forms = opcodes.clone().flat_map(|o| o.forms).map(|f| f.name);
    let types = isas.iter().flat_map(|g| shape::type_names(g.dialect));
    let blocks = block::names(name);
    let names = opcodes.flat_map(|o| [o.name, o.mnemonic]).chain(forms).chain(ENUMS.iter().map(|e| e.name)).chain(types);
    let rules = isas.iter().flat_map(|isa| rule::ids(isa)).filter(|_| name.contains('.'));
    let whole = GENERATIONS.iter().map(|g| g.dialect.name).chain(Engine::ALL.iter().map(|e| e.name()));
    let names: Vec<&str> = names.chain(rules).chain(whole).collect();
    match args::close(name, names.into_iter().chain(blocks.iter().map(String::as_str))).as_slice() {
        [] => failure.help("`tpb ops` lists the opcodes"),
        close => failure.help(format!("did you mean {}?", close.join(" or "))),
    }
}
