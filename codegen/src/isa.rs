//! The resolved instruction set: every name looked up, every layout stated per generation, nothing optional left open.
//!
//! [`crate::resolve`] builds it from [`crate::spec`]; the rule checker and the emitters read it.

pub mod csr;
mod imports;
pub mod kernels;
mod place;

use std::collections::BTreeSet;

pub use imports::Imports;
pub use place::{PathError, Place, PlaceKind};

use crate::spec::{At, Class, Conf, Evidence, Reserved, Role, Span, Stage};

/// Index of a generation in lineage order.
pub type Gen = usize;

/// A set of generations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GenSet(pub u32);

impl GenSet {
    /// One generation.
    pub fn one(generation: Gen) -> Self {
        Self(1 << generation)
    }
    /// Whether the generation is in the set.
    pub fn has(self, generation: Gen) -> bool {
        self.0 >> generation & 1 == 1
    }
    /// Union.
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    /// Common part.
    pub fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
    /// Members in lineage order.
    pub fn iter(self) -> impl Iterator<Item = Gen> {
        (0..32).filter(move |g| self.has(*g))
    }
    /// First member.
    pub fn first(self) -> Option<Gen> {
        self.iter().next()
    }
    /// Last member.
    pub fn last(self) -> Option<Gen> {
        self.iter().last()
    }
    /// No member.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A generation.
#[derive(Clone, Debug)]
pub struct Generation {
    /// `mariana_plus`.
    pub name: String,
    /// `MARIANA_PLUS`.
    pub title: String,
    /// `V4+`.
    pub version: String,
    /// Generation it follows.
    pub after: Option<Gen>,
    /// What it is.
    pub doc: String,
    /// Geometry.
    pub geometry: Vec<(String, u64)>,
}

/// An enum over all generations.
#[derive(Clone, Debug)]
pub struct Enum {
    /// `DTYPE`.
    pub name: String,
    /// `Dtype`.
    pub rust: String,
    /// Width in bits.
    pub width: u32,
    /// What it is.
    pub doc: String,
    /// Values are bits to be combined.
    pub flags: bool,
    /// Legal values, where the named ones are not the whole story.
    pub legal: Option<Vec<u64>>,
    /// Values, sorted by value then generation.
    pub values: Vec<EnumValue>,
    /// Named sets, one entry per name: members per generation.
    pub sets: Vec<EnumSet>,
    /// Evidence.
    pub evidence: Evidence,
}

/// A value of an enum.
#[derive(Clone, Debug)]
pub struct EnumValue {
    /// `FP32`.
    pub name: String,
    /// Value.
    pub value: u64,
    /// Generations that have it.
    pub gens: GenSet,
    /// Never legal.
    pub sentinel: bool,
    /// Element size in bits.
    pub bits: Option<u32>,
    /// Signedness.
    pub signed: Option<bool>,
    /// What it means.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A named set of an enum.
#[derive(Clone, Debug)]
pub struct EnumSet {
    /// `arith`.
    pub name: String,
    /// What it is.
    pub doc: String,
    /// `(generations, values)`.
    pub members: Vec<(GenSet, Vec<u64>)>,
}

impl Enum {
    /// Value of a name in a generation.
    pub fn value_of(&self, name: &str, generation: Gen) -> Option<&EnumValue> {
        self.values.iter().find(|v| v.name == name && v.gens.has(generation))
    }
    /// Members of a named set in a generation.
    pub fn set(&self, name: &str, generation: Gen) -> Option<&[u64]> {
        let set = self.sets.iter().find(|s| s.name == name)?;
        set.members.iter().find(|(g, _)| g.has(generation)).map(|(_, m)| m.as_slice())
    }
    /// Names of the values as constants: where generations have one name for two values, the later has its generation's name behind it.
    pub fn constants(&self, generations: &[Generation]) -> Vec<String> {
        let mut used = BTreeSet::new();
        // The main line has the plain names, so lines of their own come last.
        let mut order: Vec<usize> = (0..self.values.len()).collect();
        let main = generations.len().saturating_sub(1);
        order.sort_by_key(|i| {
            let gens = self.values[*i].gens;
            !gens.has(main) && gens.iter().all(|g| generations[g].after.is_none())
        });
        let mut constants = vec![String::new(); self.values.len()];
        for i in order {
            let v = &self.values[i];
            let mut constant = tpb_layout::names::const_name(&v.name);
            if !used.insert(constant.clone()) {
                let first = v.gens.first().map_or("", |g| generations[g].name.as_str());
                constant = format!("{constant}_{}", first.to_ascii_uppercase());
                used.insert(constant.clone());
            }
            constants[i] = constant;
        }
        constants
    }
}

/// Type of a field, resolved.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ty {
    /// Unsigned integer of so many bytes.
    Uint(u32),
    /// Signed integer of so many bytes.
    Int(u32),
    /// IEEE single.
    F32,
    /// Raw bytes.
    Bytes(u32),
    /// NUL-padded text.
    Chars(u32),
    /// Enum, by index into [`Isa::enums`], in so many bytes.
    Enum(usize, u32),
    /// Several of one type.
    Array(Box<Ty>, u32),
    /// Struct, bitfield or union, by index into [`Isa::types`].
    Type(usize),
}

/// A distinct shared type: one per structure, so one name can have several.
#[derive(Clone, Debug)]
pub struct TypeDef {
    /// `MEM_PATTERN3D`.
    pub name: String,
    /// `MemPattern3d`, or `MemPattern3dMaverick` where generations differ.
    pub rust: String,
    /// Size in bytes.
    pub size: u32,
    /// Generations that have this structure.
    pub gens: GenSet,
    /// What it is.
    pub doc: String,
    /// Content.
    pub body: TypeBody,
    /// Evidence.
    pub evidence: Evidence,
}

/// Content of a shared type.
#[derive(Clone, Debug)]
pub enum TypeBody {
    /// Fields at byte offsets.
    Struct(Vec<Field>),
    /// Fields at bit positions.
    Bitfield(Vec<Bit>),
    /// Arms.
    Union(Union),
}

/// A union.
#[derive(Clone, Debug)]
pub struct Union {
    /// Own bytes that choose the arm: `(name, offset, type)`.
    pub select: Vec<(String, u32, Ty)>,
    /// Values the enclosing record supplies: `(name, type)`.
    pub given: Vec<(String, Ty)>,
    /// Arms, in the order they are tried.
    pub arms: Vec<Arm>,
}

/// An arm of a union.
#[derive(Clone, Debug)]
pub struct Arm {
    /// Name.
    pub name: String,
    /// Type.
    pub ty: Ty,
    /// Condition.
    pub when: At<String>,
    /// What it is.
    pub doc: String,
}

/// A field of a struct or record.
#[derive(Clone, Debug)]
pub struct Field {
    /// Name.
    pub name: String,
    /// Byte offset.
    pub offset: u32,
    /// Type.
    pub ty: Ty,
    /// Reserved.
    pub reserved: Option<Reserved>,
    /// Values outside the enum are illegal.
    pub closed: bool,
    /// Role.
    pub role: Role,
    /// Opcodes that ignore it.
    pub dead_for: Vec<String>,
    /// Paths of the `given` values, in the union's order.
    pub given: Vec<At<String>>,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
    /// Where it was written.
    pub span: Span,
}

/// A field of a bitfield.
#[derive(Clone, Debug)]
pub struct Bit {
    /// Name.
    pub name: String,
    /// Least significant bit.
    pub lsb: u32,
    /// Width.
    pub width: u32,
    /// Enum, where it is one.
    pub ty: Option<usize>,
    /// Reserved.
    pub reserved: Option<Reserved>,
    /// What it is.
    pub doc: String,
}

/// A distinct record layout.
#[derive(Clone, Debug)]
pub struct Record {
    /// Index into [`Isa::formats`].
    pub format: usize,
    /// `S3d3MmSunda`, or `CtrlEs` where generations agree.
    pub rust: String,
    /// Size in bytes.
    pub size: u32,
    /// Generations that have this layout.
    pub gens: GenSet,
    /// Fields in offset order.
    pub fields: Vec<Field>,
    /// Where each operand is, for the operation it lifts to.
    pub sources: Vec<Source>,
    /// Gap id, where nobody knows the payload in these generations.
    pub gap: Option<String>,
    /// Evidence.
    pub evidence: Evidence,
}

/// Where an operand is in a record.
#[derive(Clone, Debug)]
pub struct Source {
    /// Operand.
    pub operand: String,
    /// Field path.
    pub path: String,
    /// Type of the field.
    pub ty: Ty,
    /// Role.
    pub role: Role,
    /// `(value in the record, value in the operation)`; empty where they are the same.
    pub values: Vec<(u64, u64)>,
    /// What it is.
    pub doc: String,
}

/// A format.
#[derive(Clone, Debug)]
pub struct Format {
    /// `S3D3_MM`.
    pub name: String,
    /// Folder.
    pub engine: String,
    /// What it is.
    pub doc: String,
    /// Opcodes, by index into [`Isa::opcodes`]; of a sub-form, the opcode it belongs to.
    pub opcodes: Vec<usize>,
    /// Selector: field name, byte offset, value, value name.
    pub selector: Option<Selector>,
    /// A sub-form without selector: it continues the record before it.
    pub continues: bool,
    /// Opcodes of the records that it continues.
    pub follows: Vec<usize>,
    /// Where a sub-form is executed, if not where its opcode is.
    pub executed: Option<Presence>,
    /// Gap id.
    pub gap: Option<String>,
    /// Record per generation, by index into [`Isa::records`].
    pub records: Vec<Option<usize>>,
    /// Rules.
    pub rules: Vec<Rule>,
    /// Printed order: these first.
    pub order: Vec<String>,
    /// Printed even if zero.
    pub always: Vec<String>,
    /// Printed without key.
    pub bare: Vec<String>,
    /// Field and printed key.
    pub rename: Vec<(String, String)>,
    /// Lift exceptions.
    pub lift: Vec<Lift>,
    /// What fields stand for.
    pub uses: Vec<Use>,
    /// Evidence.
    pub evidence: Evidence,
    /// Where its name was written.
    pub span: Span,
}

/// Second selector of a record.
#[derive(Clone, Debug)]
pub struct Selector {
    /// Field.
    pub field: String,
    /// Byte offset.
    pub offset: u32,
    /// Value.
    pub value: u64,
    /// Name of the value.
    pub name: String,
}

/// What a field stands for, in the generations whose layout has the field.
#[derive(Clone, Debug)]
pub struct Use {
    /// Generations.
    pub gens: GenSet,
    /// As written.
    pub spec: crate::spec::Use,
}

/// Where an operand comes from.
#[derive(Clone, Debug)]
pub struct Lift {
    /// Generations.
    pub gens: GenSet,
    /// Operand.
    pub operand: String,
    /// Field path.
    pub from: At<String>,
    /// `(value in the record, value in the operation)` by name.
    pub values: Vec<(At<String>, At<String>)>,
}

/// A rule, parsed and checked against each generation's layout.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Full id.
    pub id: String,
    /// Generations.
    pub gens: GenSet,
    /// Stage, where only one.
    pub stage: Option<Stage>,
    /// Engine, where only one.
    pub engine: Option<String>,
    /// Condition.
    pub when: Option<At<String>>,
    /// Requirement.
    pub require: At<String>,
    /// In words.
    pub message: String,
    /// Evidence.
    pub evidence: Evidence,
    /// Prefix of the paths in the expressions, for the rules of a type applied to a field (`src_mem_pattern.t`); the field itself, for
    /// a rule that the layout implies.
    pub scope: String,
    /// What the layout implies, for a rule that needs no words.
    pub implied: Option<Implied>,
    /// Union arms that must be live for the rule to apply: path of the union, name of the arm.
    pub guards: Vec<(String, String)>,
    /// Opcodes that ignore the field, so the rule does not apply to them.
    pub not_for: Vec<String>,
}

/// A rule that needs no words in the spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Implied {
    /// Reserved bytes or bits are zero.
    ReservedZero,
    /// An enum field holds a legal value.
    ClosedEnum,
    /// The length byte is 16.
    WordLength,
}

/// Where something is executed; of generations in neither set nothing is known.
#[derive(Clone, Copy, Debug, Default)]
pub struct Presence {
    /// Something runs it.
    pub yes: GenSet,
    /// Nothing does.
    pub no: GenSet,
}

/// An opcode over all generations.
#[derive(Clone, Debug)]
pub struct Opcode {
    /// `MATMUL`.
    pub name: String,
    /// As printed.
    pub mnemonic: String,
    /// Byte.
    pub byte: u8,
    /// Class.
    pub class: Class,
    /// Generations.
    pub gens: GenSet,
    /// Where it is executed.
    pub executed: Presence,
    /// Engines that answer it as a bad opcode, by name.
    pub refused: Vec<(String, GenSet)>,
    /// Engine names.
    pub engines: Vec<String>,
    /// How sure the engine list is.
    pub engines_conf: Conf,
    /// Operation, by index into [`Isa::operations`].
    pub operation: usize,
    /// What it does.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// An operation.
#[derive(Clone, Debug)]
pub struct Operation {
    /// `matmul`.
    pub name: String,
    /// `Matmul`.
    pub rust: String,
    /// What it computes.
    pub doc: String,
    /// Operands.
    pub operands: Vec<Operand>,
    /// Formats that lift to it, by index, with the opcodes of each that do.
    pub formats: Vec<(usize, Vec<usize>)>,
    /// Has an `events` operand of this type.
    pub events: Option<Ty>,
}

/// An operand of an operation.
#[derive(Clone, Debug)]
pub struct Operand {
    /// Name.
    pub name: String,
    /// Type; a union operand is held as its live arm.
    pub ty: Ty,
    /// Role.
    pub role: Role,
    /// Value on a generation that lacks it.
    pub default: u64,
    /// What it is.
    pub doc: String,
}

/// A predicate that rules may call.
#[derive(Clone, Debug)]
pub struct Predicate {
    /// Name.
    pub name: String,
    /// Arguments.
    pub args: Vec<(String, ArgKind)>,
    /// Gets the generation first.
    pub per_generation: bool,
    /// Its sentence in messages; see [`crate::rule`].
    pub says: Option<String>,
    /// What it accepts because nobody knows better.
    pub gap: Option<String>,
    /// What it holds.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// Kind of a predicate argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgKind {
    /// An unsigned integer of so many bits.
    Uint(u32),
    /// A signed integer of so many bits.
    Int(u32),
    /// A literal truth value.
    Bool,
    /// The bytes of a field.
    Bytes,
}

/// The whole instruction set.
#[derive(Clone, Debug, Default)]
pub struct Isa {
    /// Generations in lineage order.
    pub generations: Vec<Generation>,
    /// Enums by name.
    pub enums: Vec<Enum>,
    /// Distinct shared types.
    pub types: Vec<TypeDef>,
    /// Distinct record layouts.
    pub records: Vec<Record>,
    /// Formats.
    pub formats: Vec<Format>,
    /// Opcodes, by byte.
    pub opcodes: Vec<Opcode>,
    /// Operations by name.
    pub operations: Vec<Operation>,
    /// Predicates.
    pub predicates: Vec<Predicate>,
    /// Text grammar: waits, updates, lower-case enums.
    pub text: Text,
    /// SP words of TONGA: name and value.
    pub sp_words: Vec<(String, u64)>,
    /// Kernel tables, sequencers, rosters, opcode sets.
    pub kernels: kernels::Kernels,
    /// Blocks of registers, by name.
    pub blocks: Vec<csr::Block>,
}

/// Text grammar.
#[derive(Clone, Debug, Default)]
pub struct Text {
    /// Mode and template.
    pub waits: Vec<(u64, String)>,
    /// Mode and template.
    pub updates: Vec<(u64, String)>,
    /// Enum names.
    pub lower_case: Vec<String>,
}

/// Places and lengths beyond this are all the same: far behind the end of a record, which is reported. Sums and products of them fit 32 bits.
pub(crate) const FAR: u32 = 1 << 12;

impl Isa {
    /// Size of a type in bytes, 4096 at most.
    pub fn size(&self, ty: &Ty) -> u32 {
        let size = match ty {
            Ty::Uint(n) | Ty::Int(n) | Ty::Bytes(n) | Ty::Chars(n) | Ty::Enum(_, n) => *n,
            Ty::F32 => 4,
            Ty::Array(t, n) => self.size(t).saturating_mul(*n),
            Ty::Type(t) => self.types[*t].size,
        };
        size.min(FAR)
    }

    /// A type as written in the spec.
    pub fn spelled(&self, ty: &Ty) -> String {
        match ty {
            Ty::Uint(n) => format!("u{}", n * 8),
            Ty::Int(n) => format!("i{}", n * 8),
            Ty::F32 => "f32".into(),
            Ty::Bytes(n) => format!("u8[{n}]"),
            Ty::Chars(n) => format!("char[{n}]"),
            Ty::Array(t, n) => format!("{}[{n}]", self.spelled(t)),
            Ty::Enum(e, _) => self.enums[*e].name.clone(),
            Ty::Type(t) => self.types[*t].name.clone(),
        }
    }

    /// A generation and all that follow it.
    pub fn since(&self, first: Gen) -> GenSet {
        let follows = |g: Gen| std::iter::successors(Some(g), |g| self.generations[*g].after).any(|g| g == first);
        (0..self.generations.len()).filter(|g| follows(*g)).fold(GenSet::default(), |set, g| set.and(GenSet::one(g)))
    }

    /// Names of a set of generations, for people.
    pub fn names(&self, gens: GenSet) -> Vec<&str> {
        gens.iter().filter_map(|g| self.generations.get(g)).map(|g| g.name.as_str()).collect()
    }
}
