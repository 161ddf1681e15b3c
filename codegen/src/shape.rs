//! What may be written where: one table of the keys of every kind of file.
//!
//! The loader checks files against it ([`crate::load`]) and the JSON schemas are printed from it
//! ([`crate::schema`]).

pub(crate) mod csr;
pub(crate) mod kernels;

/// A mapping with known keys.
#[derive(Debug)]
pub struct Shape {
    /// What it describes, with an article (`an enum value`).
    pub what: &'static str,
    /// Its own keys.
    pub keys: &'static [Key],
    /// Which of the common keys it has too.
    pub common: Common,
}

/// Which common keys a shape has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Common {
    /// None.
    None,
    /// `doc`, `source`, `conf`, `note`.
    Evidence,
    /// Those, `since` and `until`.
    Ranged,
}

/// A key of a mapping.
#[derive(Debug)]
pub struct Key {
    /// As written.
    pub name: &'static str,
    /// What its value is.
    pub kind: Kind,
    /// Whether it must be there.
    pub required: bool,
    /// What it says.
    pub doc: &'static str,
}

/// What a value is.
#[derive(Debug)]
pub enum Kind {
    /// Any text.
    Text,
    /// A text or a list of texts.
    Texts,
    /// An identifier.
    Name,
    /// A list of identifiers.
    Names,
    /// A lower-case identifier with `-` between words.
    Id,
    /// Identifiers with `.` and `[n]` between them.
    Path,
    /// A list of paths.
    Paths,
    /// An identifier or an integer.
    Value,
    /// An expression of the rule language.
    Expr,
    /// A type: a name, or `name[n]`.
    Type,
    /// An integer from 0 to the given one.
    Int(u64),
    /// A list of integers from 0 to the given one.
    Ints(u64),
    /// `true` or `false`.
    Bool,
    /// One of some words.
    Word(&'static [&'static str]),
    /// One of some words, or a mapping.
    WordOr(&'static [&'static str], &'static Shape),
    /// A mapping with known keys.
    Object(&'static Shape),
    /// A list of mappings with known keys.
    List(&'static Shape),
    /// A mapping from identifiers to values of a kind.
    Map(&'static Kind),
    /// A list of mappings with one entry each, or one mapping: identifiers and values of a kind in order.
    Pairs(&'static Kind),
}

impl Shape {
    /// All keys: its own, then the common ones.
    pub fn keys(&self) -> impl Iterator<Item = &'static Key> {
        let (evidence, range): (&[Key], &[Key]) = match self.common {
            Common::None => (&[], &[]),
            Common::Evidence => (EVIDENCE, &[]),
            Common::Ranged => (EVIDENCE, RANGE),
        };
        self.keys.iter().chain(evidence).chain(range)
    }

    /// The key of a name.
    pub fn key(&self, name: &str) -> Option<&'static Key> {
        self.keys().find(|key| key.name == name)
    }
}

/// A kind of file.
#[derive(Debug)]
pub struct FileKind {
    /// Name of the kind and of its JSON schema.
    pub name: &'static str,
    /// Where such files are, below the spec directory; `*` is one path component.
    pub pattern: &'static str,
    /// What they hold.
    pub shape: &'static Shape,
}

impl FileKind {
    /// The kind of a file, by its path below the spec directory.
    pub fn of(path: &str) -> Option<&'static FileKind> {
        FILES.iter().find(|kind| {
            let (mut pattern, mut parts) = (kind.pattern.split('/'), path.split('/'));
            loop {
                match (pattern.next(), parts.next()) {
                    (None, None) => return true,
                    (Some("*"), Some(_)) => {}
                    (Some("*.yaml"), Some(part)) if part.ends_with(".yaml") => {}
                    (Some(wanted), Some(part)) if wanted == part => {}
                    _ => return false,
                }
            }
        })
    }
}

/// Every kind of file.
pub static FILES: &[FileKind] = &[
    FileKind { name: "generations", pattern: "generations.yaml", shape: &GENERATIONS },
    FileKind { name: "enum", pattern: "enums/*.yaml", shape: &ENUM },
    FileKind { name: "type", pattern: "types/*.yaml", shape: &TYPE },
    FileKind { name: "format", pattern: "formats/*/*.yaml", shape: &FORMAT },
    FileKind { name: "operation", pattern: "operations/*.yaml", shape: &OPERATION },
    FileKind { name: "predicates", pattern: "predicates.yaml", shape: &PREDICATES },
    FileKind { name: "sp_words", pattern: "sp_words.yaml", shape: &SP_WORDS },
    FileKind { name: "text", pattern: "text.yaml", shape: &TEXT },
    FileKind { name: "kernel_tables", pattern: "kernels/tables.yaml", shape: &kernels::KERNEL_TABLES },
    FileKind { name: "sequencers", pattern: "kernels/sequencers.yaml", shape: &kernels::SEQUENCERS },
    FileKind { name: "rosters", pattern: "kernels/rosters.yaml", shape: &kernels::ROSTERS },
    FileKind { name: "opsets", pattern: "kernels/opsets.yaml", shape: &kernels::OPSETS },
    FileKind { name: "csr", pattern: "csr/*.yaml", shape: &csr::BLOCK },
];

const U32: u64 = u32::MAX as u64;
const U64: u64 = u64::MAX;

const fn req(name: &'static str, kind: Kind, doc: &'static str) -> Key {
    Key { name, kind, required: true, doc }
}

const fn opt(name: &'static str, kind: Kind, doc: &'static str) -> Key {
    Key { name, kind, required: false, doc }
}

const fn shape(what: &'static str, common: Common, keys: &'static [Key]) -> Shape {
    Shape { what, keys, common }
}

static EVIDENCE: &[Key] = &[
    opt("doc", Kind::Text, "What it is, in a sentence or two."),
    opt("source", Kind::Texts, "Where the fact is from. Inherited downwards."),
    opt("conf", Kind::Word(CONF), "How sure it is: seen in a header, debug info or bytes is `high`. Inherited downwards."),
    opt("note", Kind::Texts, "How a disagreement was settled, what is a reading."),
];

static RANGE: &[Key] = &[opt("since", Kind::Name, "First generation, inclusive."), opt("until", Kind::Name, "Last generation, inclusive.")];

static CONF: &[&str] = &["high", "med", "low"];
static ROLE: &[&str] = &["read", "write", "state", "dead"];
static RESERVED: &[&str] = &["zero", "unknown"];
static ARG: &[&str] = &["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bool", "bytes"];

static GENERATIONS: Shape =
    shape("the file of generations", Common::Evidence, &[req("generations", Kind::List(&GENERATION), "The generations, in order.")]);

pub(crate) static GENERATION: Shape = shape(
    "a generation",
    Common::Evidence,
    &[
        req("name", Kind::Name, "Its name in this spec, `mariana_plus`."),
        req("title", Kind::Text, "Its name for people, `MARIANA_PLUS`."),
        opt("version", Kind::Text, "Its version, `V4+`."),
        opt("after", Kind::Name, "The generation it follows; a line of its own starts where absent."),
        opt("geometry", Kind::Map(&Kind::Int(U64)), "Sizes and counts of the chip."),
    ],
);

static ENUM: Shape = shape(
    "an enum",
    Common::Ranged,
    &[
        req("enum", Kind::Name, "Its name, which is the file's."),
        req("width", Kind::Int(64), "Width in bits."),
        opt("flags", Kind::Bool, "Values are bits to be combined."),
        opt("legal", Kind::Ints(U64), "The legal combinations, where only some are."),
        opt("derived", Kind::List(&DERIVED), "Names of combinations."),
        req("values", Kind::List(&ENUM_VALUE), "The values."),
        opt("sets", Kind::List(&ENUM_SET), "Named sets of values, usable in rules."),
    ],
);

pub(crate) static DERIVED: Shape =
    shape("a derived value", Common::Evidence, &[req("name", Kind::Name, "Its name."), req("value", Kind::Int(U64), "The combination.")]);

pub(crate) static ENUM_VALUE: Shape = shape(
    "an enum value",
    Common::Ranged,
    &[
        req("name", Kind::Name, "The header's name without the vendor prefix."),
        req("value", Kind::Int(U64), "Its number, in hex."),
        opt("sentinel", Kind::Bool, "Has a name, is never legal."),
        opt("bits", Kind::Int(U32), "Size of one element in bits, for dtypes."),
        opt("signed", Kind::Bool, "Signedness, where it applies."),
    ],
);

pub(crate) static ENUM_SET: Shape = shape(
    "a set of values",
    Common::Ranged,
    &[
        req("name", Kind::Name, "Its name; a later entry of the same name replaces the earlier one from its `since` on."),
        req("members", Kind::Names, "Names of the values."),
    ],
);

static TYPE: Shape = shape(
    "a shared type",
    Common::Ranged,
    &[
        req("type", Kind::Name, "Its name, which is the file's."),
        req("kind", Kind::Word(&["struct", "bitfield", "union"]), "Fields at bytes, fields at bits, or one of several arms."),
        req("size", Kind::Int(U32), "Size in bytes."),
        opt("fields", Kind::List(&FIELD), "Fields of a struct."),
        opt("bits", Kind::List(&BIT), "Fields of a bitfield, least significant bit first."),
        opt("select", Kind::Map(&Kind::Object(&SELECT)), "Union: own bytes that choose the arm."),
        opt("given", Kind::Map(&Kind::Type), "Union: values that the enclosing record supplies."),
        opt("arms", Kind::List(&ARM), "Union: the first whose `when` holds is live."),
        opt("layouts", Kind::List(&TYPE_LAYOUT), "Layouts, where generations differ."),
        opt("rules", Kind::List(&RULE), "Rules over its fields."),
    ],
);

pub(crate) static SELECT: Shape =
    shape("a selecting byte", Common::None, &[req("offset", Kind::Int(U32), "Offset in the union."), req("type", Kind::Type, "Its type.")]);

pub(crate) static TYPE_LAYOUT: Shape = shape(
    "a layout",
    Common::Ranged,
    &[
        opt("fields", Kind::List(&FIELD), "Fields of a struct."),
        opt("bits", Kind::List(&BIT), "Fields of a bitfield."),
        opt("arms", Kind::List(&ARM), "Arms of a union."),
    ],
);

pub(crate) static ARM: Shape = shape(
    "an arm",
    Common::Ranged,
    &[
        req("name", Kind::Name, "Its name."),
        req("type", Kind::Type, "Type of its bytes, which start at 0."),
        req("when", Kind::Expr, "Condition under which it is live."),
    ],
);

const FIELD_TYPE: &str = "u8 ... i64, f32, `u8[N]`, `char[N]`, an enum or a type, or `T[N]` of them.";

pub(crate) static FIELD: Shape = shape(
    "a field",
    Common::Evidence,
    &[
        req("name", Kind::Name, "Its name."),
        req("offset", Kind::Int(U32), "Offset in bytes."),
        req("type", Kind::Type, FIELD_TYPE),
        opt("reserved", Kind::Word(RESERVED), "`zero` is checked, `unknown` never."),
        opt("closed", Kind::Bool, "Values outside the enum are illegal."),
        opt("role", Kind::Word(ROLE), "What the instruction does with it."),
        opt("dead_for", Kind::Names, "Opcodes that ignore it."),
        opt("given", Kind::Map(&Kind::Path), "Fields for the `given` values of a union."),
    ],
);

pub(crate) static FIELD_CHANGE: Shape = shape(
    "a changed field",
    Common::Evidence,
    &[
        req("name", Kind::Name, "The field of the extended layout."),
        opt("offset", Kind::Int(U32), "Offset in bytes."),
        opt("type", Kind::Type, FIELD_TYPE),
        opt("reserved", Kind::Word(RESERVED), "`zero` is checked, `unknown` never."),
        opt("closed", Kind::Bool, "Values outside the enum are illegal."),
        opt("role", Kind::Word(ROLE), "What the instruction does with it."),
        opt("dead_for", Kind::Names, "Opcodes that ignore it."),
        opt("given", Kind::Map(&Kind::Path), "Fields for the `given` values of a union."),
    ],
);

pub(crate) static BIT: Shape = shape(
    "a bit field",
    Common::Evidence,
    &[
        req("name", Kind::Name, "Its name."),
        req("lsb", Kind::Int(U32), "Its least significant bit."),
        req("width", Kind::Int(U32), "Width in bits."),
        opt("type", Kind::Type, "An enum; an unsigned integer of `width` bits where absent."),
        opt("reserved", Kind::Word(RESERVED), "`zero` is checked, `unknown` never."),
        opt("closed", Kind::Bool, "Values outside the enum are illegal."),
        opt("role", Kind::Word(ROLE), "What the instruction does with it."),
        opt("dead_for", Kind::Names, "Opcodes that ignore it."),
    ],
);

static FORMAT: Shape = shape(
    "a record format",
    Common::Ranged,
    &[
        req("format", Kind::Name, "Its name, which is the file's in upper case."),
        req("engine", Kind::Name, "The folder."),
        opt("opcodes", Kind::List(&OPCODE), "Opcodes whose records have this format."),
        opt("of", Kind::Name, "For a sub-form: the opcode, which another format declares."),
        opt("selector", Kind::Object(&SELECTOR), "For a sub-form: the field that chooses it; the record before it chooses where absent."),
        opt("follows", Kind::Names, "For a sub-form without selector: the opcodes of the records that it continues."),
        opt("operation", Kind::Name, "The operation; one made from the fields where absent."),
        opt("executed", Kind::WordOr(&["never"], &EXECUTED), "For a sub-form: where it is known to run, if not where its opcode is."),
        opt("status", Kind::Word(&["opaque"]), "`opaque`: nobody knows the payload."),
        opt("gap", Kind::Text, "Id of the gap that `status: opaque` leaves."),
        req("layouts", Kind::List(&RECORD_LAYOUT), "Layouts."),
        opt("lift", Kind::List(&LIFT), "How operands come out of a record where names differ."),
        opt("uses", Kind::List(&USE), "What fields stand for: memory, registers, semaphores, queues, targets."),
        opt("text", Kind::Object(&FORMAT_TEXT), "Printed order."),
        opt("rules", Kind::List(&RULE), "Rules over its fields."),
    ],
);

pub(crate) static OPCODE: Shape = shape(
    "an opcode",
    Common::Ranged,
    &[
        req("name", Kind::Name, "Its name."),
        req("byte", Kind::Int(0xff), "The opcode byte, in hex."),
        req("class", Kind::Word(&["real", "pseudo", "sentinel"]), "Runs on the device, lives in files, or marks invalid memory."),
        opt("mnemonic", Kind::Name, "As printed in assembler text; the name where absent."),
        opt("engines", Kind::Names, "Engines that accept it."),
        opt("engines_conf", Kind::Word(CONF), "How sure the list is; one with `low` never rejects."),
        opt("executed", Kind::WordOr(&["never"], &EXECUTED), "Where it is known to run; absent is unknown."),
        opt("refused", Kind::List(&REFUSED), "Engines that answer it as a bad opcode."),
        opt("operation", Kind::Name, "Its operation, where it is not the format's."),
    ],
);

pub(crate) static EXECUTED: Shape = shape(
    "a range or two lists of generations",
    Common::None,
    &[
        opt("since", Kind::Name, "First generation, inclusive."),
        opt("until", Kind::Name, "Last generation, inclusive."),
        opt("in", Kind::Names, "Generations where something was seen to run it; of those in neither list nothing is known."),
        opt("not_in", Kind::Names, "Generations where nothing runs it."),
    ],
);

pub(crate) static REFUSED: Shape = shape(
    "an engine that refuses an opcode",
    Common::None,
    &[req("engine", Kind::Name, "The engine."), req("in", Kind::Names, "The generations.")],
);

pub(crate) static SELECTOR: Shape =
    shape("a selector", Common::None, &[req("field", Kind::Path, "The field."), req("value", Kind::Value, "Its value.")]);

pub(crate) static RECORD_LAYOUT: Shape = shape(
    "a layout",
    Common::Ranged,
    &[
        opt("extends", Kind::Name, "The generation whose layout this changes."),
        opt("gap", Kind::Text, "Id of the gap, where nobody knows the payload in these generations."),
        opt("fields", Kind::List(&FIELD), "The whole list of fields."),
        opt("drop", Kind::Names, "Fields removed."),
        opt("change", Kind::List(&FIELD_CHANGE), "Fields changed: keys given replace those of the field."),
        opt("add", Kind::List(&FIELD), "Fields added."),
    ],
);

pub(crate) static LIFT: Shape = shape(
    "a lift",
    Common::Ranged,
    &[
        req("operand", Kind::Name, "The operand."),
        req("from", Kind::Path, "The field it comes from."),
        opt("values", Kind::Map(&Kind::Value), "Value in the record, value in the operation."),
    ],
);

pub(crate) static USE: Shape = shape(
    "a use",
    Common::Ranged,
    &[
        req("field", Kind::Path, "The field."),
        req("as", Kind::Word(USE_AS), "What it names."),
        opt("role", Kind::Word(&["read", "write"]), "Read or waited for, or written or signalled; the field's own role where absent."),
        opt("when", Kind::Expr, "Condition, an expression."),
        opt("elements", Kind::Path, "Element type of memory."),
        opt("element_bits", Kind::Int(1024), "Size of an element of memory, where it has no type."),
        opt("bytes", Kind::Path, "Bytes of an element; 0 stands for 65536."),
        opt("partitions", Kind::Path, "Number of partitions."),
        opt("ports", Kind::Path, "Number of ports of 16 partitions; 0 stands for all."),
        opt("steps", Kind::Paths, "Steps of a walk, fastest first."),
        opt("counts", Kind::Paths, "Counts of the walk."),
        opt("count", Kind::Paths, "How many entries of a list are used: the product of these."),
        opt("mode", Kind::Path, "Mode of a wait or an update."),
        opt("value", Kind::Path, "Value of a wait or an update."),
        opt("through", Kind::Path, "Last of a range."),
    ],
);

const USE_AS: &[&str] = &["memory", "register", "semaphore", "event", "semaphore_mask", "queue", "target"];

pub(crate) static FORMAT_TEXT: Shape = shape(
    "a printed order",
    Common::Evidence,
    &[
        opt("order", Kind::Paths, "These first, in this order."),
        opt("always", Kind::Paths, "Printed even if zero."),
        opt("bare", Kind::Paths, "Printed without `key=`."),
        opt("rename", Kind::Map(&Kind::Name), "Field, and the key it is printed under."),
        opt("as", Kind::Map(&Kind::Name), "Fields printed under another key."),
    ],
);

pub(crate) static RULE: Shape = shape(
    "a rule",
    Common::Ranged,
    &[
        req("id", Kind::Id, "Unique in the file."),
        opt("when", Kind::Expr, "The condition under which the rule applies."),
        req("require", Kind::Expr, "What must hold."),
        opt("message", Kind::Text, "For people."),
        opt("stage", Kind::Word(&["neff", "device"]), "In a file or on the device; both where absent."),
        opt("engine", Kind::Name, "Only on this engine."),
    ],
);

static OPERATION: Shape = shape(
    "an operation",
    Common::Evidence,
    &[
        req("operation", Kind::Name, "Its name, which is the file's."),
        opt("operands", Kind::List(&OPERAND), "Operands; all fields of the formats that lift to it where absent."),
    ],
);

pub(crate) static OPERAND: Shape = shape(
    "an operand",
    Common::Evidence,
    &[
        req("name", Kind::Name, "Its name."),
        req("type", Kind::Type, "Its type."),
        opt("role", Kind::Word(ROLE), "What the operation does with it."),
        opt("default", Kind::Value, "The value on a generation that lacks the field."),
    ],
);

static PREDICATES: Shape =
    shape("the file of predicates", Common::Evidence, &[req("predicates", Kind::List(&PREDICATE), "The predicates.")]);

pub(crate) static PREDICATE: Shape = shape(
    "a predicate",
    Common::Evidence,
    &[
        req("name", Kind::Name, "Name of the Rust function in `tpb_core::predicates`."),
        req("args", Kind::Pairs(&Kind::Word(ARG)), "Arguments: an integer type, `bool`, or `bytes` of a field."),
        opt("per_generation", Kind::Bool, "Gets the generation as its first argument."),
        opt(
            "says",
            Kind::Text,
            "A sentence for messages: `{is}` or `{are}` stands for its verb, `{x}` for an argument, `{x?yes:no}` for one of two texts.",
        ),
        opt("gap", Kind::Text, "What it accepts because nobody knows whether it is legal."),
    ],
);

static SP_WORDS: Shape = shape(
    "the file of SP words",
    Common::Evidence,
    &[
        req("sp_words", Kind::List(&SP_WORD), "Words of the SP program stream."),
        opt("limits", Kind::Map(&Kind::Int(U64)), "Limits of SP programs."),
    ],
);

pub(crate) static SP_WORD: Shape =
    shape("an SP word", Common::Evidence, &[req("name", Kind::Name, "Its name."), req("value", Kind::Int(U64), "Its value.")]);

static TEXT: Shape = shape(
    "the text grammar",
    Common::Evidence,
    &[
        opt("waits", Kind::Map(&Kind::Text), "How a wait is written, per wait mode."),
        opt("updates", Kind::Map(&Kind::Text), "How an update is written, per update mode."),
        opt("lower_case", Kind::Names, "Enums printed in lower case."),
    ],
);
