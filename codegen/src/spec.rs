//! The spec as written: one struct per thing that `spec/README.md` describes, each with its position.
//!
//! Nothing here is resolved or checked; [`crate::resolve`] does that. Every list keeps the order of the file.

pub mod csr;
pub mod kernels;

use std::sync::Arc;

/// A source file of the spec.
#[derive(Debug)]
pub struct SourceFile {
    /// Path as shown to people, relative to the spec directory's parent (`spec/enums/DTYPE.yaml`).
    pub path: String,
    /// Whole text.
    pub text: String,
}

/// A place in a source file.
#[derive(Clone, Debug)]
pub struct Span {
    /// The file.
    pub file: Arc<SourceFile>,
    /// Byte range in [`SourceFile::text`].
    pub range: std::ops::Range<usize>,
}

impl SourceFile {
    /// A place in this file.
    pub fn span(self: &Arc<Self>, range: std::ops::Range<usize>) -> Span {
        Span { file: Arc::clone(self), range }
    }
}

impl Span {
    /// Line and column of the start, both from 1, the column in characters.
    pub fn line_column(&self) -> (usize, usize) {
        let text = &self.file.text;
        let mut start = self.range.start.min(text.len());
        while !text.is_char_boundary(start) {
            start -= 1;
        }
        let before = &text[..start];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }
}

/// A value with the place it was written at.
#[derive(Clone, Debug)]
pub struct At<T> {
    /// The value.
    pub value: T,
    /// Where it was written.
    pub span: Span,
}

impl<T> std::ops::Deref for At<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.value
    }
}

/// A name with its place.
pub type Name = At<String>;

/// How sure a fact is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Conf {
    /// Inferred, or disputed.
    Low,
    /// Read from one indirect place.
    Med,
    /// Seen in a header, debug info or bytes.
    High,
}

/// Where a fact is from, and how sure it is; already inherited from the enclosing items.
#[derive(Clone, Debug)]
pub struct Evidence {
    /// Confidence.
    pub conf: Conf,
    /// Pages or files.
    pub source: Vec<String>,
    /// How a disagreement was settled.
    pub note: Vec<String>,
}

/// `since` and `until`, as written.
#[derive(Clone, Debug, Default)]
pub struct Range {
    /// First generation.
    pub since: Option<Name>,
    /// Last generation.
    pub until: Option<Name>,
}

/// The whole spec.
#[derive(Debug, Default)]
pub struct Spec {
    /// `generations.yaml`.
    pub generations: Vec<Generation>,
    /// `enums/`.
    pub enums: Vec<Enum>,
    /// `types/`.
    pub types: Vec<Type>,
    /// `formats/`.
    pub formats: Vec<Format>,
    /// `operations/`.
    pub operations: Vec<Operation>,
    /// `predicates.yaml`.
    pub predicates: Vec<Predicate>,
    /// `text.yaml`.
    pub text: Option<TextGrammar>,
    /// Words of the SP program stream, `sp_words.yaml`.
    pub sp_words: Vec<SpWord>,
    /// Limits of SP programs, key and value, in file order.
    pub sp_limits: Vec<(Name, u64)>,
    /// `kernels/`.
    pub kernels: kernels::Kernels,
    /// `csr/`.
    pub blocks: Vec<csr::Block>,
}

/// A generation.
#[derive(Debug)]
pub struct Generation {
    /// `sunda`.
    pub name: Name,
    /// `SUNDA`.
    pub title: String,
    /// `V2`.
    pub version: String,
    /// The generation it follows.
    pub after: Option<Name>,
    /// One or two sentences.
    pub doc: String,
    /// Geometry: key and value, in file order.
    pub geometry: Vec<(Name, u64)>,
    /// Evidence.
    pub evidence: Evidence,
}

/// An enum.
#[derive(Debug)]
pub struct Enum {
    /// `DTYPE`.
    pub name: Name,
    /// Width in bits.
    pub width: At<u32>,
    /// What it says.
    pub doc: String,
    /// Values are bits to be combined.
    pub flags: bool,
    /// Legal combinations, where only some are.
    pub legal: Option<Vec<At<u64>>>,
    /// Named combinations.
    pub derived: Vec<(Name, At<u64>)>,
    /// The values.
    pub values: Vec<EnumValue>,
    /// Named sets.
    pub sets: Vec<EnumSet>,
    /// Evidence.
    pub evidence: Evidence,
}

/// One value of an enum.
#[derive(Debug)]
pub struct EnumValue {
    /// `FP32`.
    pub name: Name,
    /// `0x0a`.
    pub value: At<u64>,
    /// Never legal.
    pub sentinel: bool,
    /// Element size in bits, for dtypes.
    pub bits: Option<u32>,
    /// Signedness, where it applies.
    pub signed: Option<bool>,
    /// Generations.
    pub range: Range,
    /// What it means.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A named set of values of an enum.
#[derive(Debug)]
pub struct EnumSet {
    /// `arith`.
    pub name: Name,
    /// Generations.
    pub range: Range,
    /// Members.
    pub members: Vec<Name>,
    /// What it is.
    pub doc: String,
}

/// Kind of a shared type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeKind {
    /// Fields at byte offsets.
    Struct,
    /// Fields at bit positions.
    Bitfield,
    /// One of several arms.
    Union,
}

/// A shared sub-structure.
#[derive(Debug)]
pub struct Type {
    /// `TENSOR3D`.
    pub name: Name,
    /// Kind.
    pub kind: At<TypeKind>,
    /// Size in bytes.
    pub size: At<u32>,
    /// What it is.
    pub doc: String,
    /// Layouts; one without range where the file has none of its own.
    pub layouts: Vec<TypeLayout>,
    /// Union: own bytes that choose the arm, `(name, offset, type)`.
    pub select: Vec<(Name, At<u32>, TypeRef)>,
    /// Union: values that the enclosing record supplies, `(name, type)`.
    pub given: Vec<(Name, TypeRef)>,
    /// Rules.
    pub rules: Vec<Rule>,
    /// Evidence.
    pub evidence: Evidence,
}

/// A layout of a shared type.
#[derive(Debug)]
pub struct TypeLayout {
    /// Generations.
    pub range: Range,
    /// Struct fields, or the bits of a bitfield.
    pub fields: Vec<Field>,
    /// Union arms.
    pub arms: Vec<Arm>,
    /// Evidence.
    pub evidence: Evidence,
    /// Where the layout starts.
    pub span: Span,
}

/// A union arm.
#[derive(Debug)]
pub struct Arm {
    /// `addr_reg`.
    pub name: Name,
    /// Type of its bytes.
    pub ty: TypeRef,
    /// Condition, an expression.
    pub when: At<String>,
    /// Generations.
    pub range: Range,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// Type of a field, as written: `u8`, `TENSOR3D`, `u16[3]`.
#[derive(Clone, Debug)]
pub struct TypeRef {
    /// Base name.
    pub base: Name,
    /// Array length.
    pub len: Option<u32>,
}

/// What reserved bytes or bits must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reserved {
    /// Zero, and checked.
    Zero,
    /// Anything.
    Unknown,
}

/// What an instruction does with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Read operand or parameter.
    Read,
    /// Written operand.
    Write,
    /// Engine state.
    State,
    /// Ignored.
    Dead,
}

/// A field of a record, a struct, or a bitfield.
#[derive(Clone, Debug)]
pub struct Field {
    /// `in_dtype`.
    pub name: Name,
    /// Byte offset; least significant bit in a bitfield. Absent only in `change`.
    pub offset: Option<At<u32>>,
    /// Width in bits, in a bitfield.
    pub width: Option<At<u32>>,
    /// Type; absent means an unsigned integer of `width` bits, or (in `change`) unchanged.
    pub ty: Option<TypeRef>,
    /// Reserved.
    pub reserved: Option<At<Reserved>>,
    /// Values outside the enum are illegal.
    pub closed: Option<bool>,
    /// Role.
    pub role: Option<Role>,
    /// Opcodes that ignore the field.
    pub dead_for: Vec<Name>,
    /// Field paths for the `given` values of a union, `(given, path)`.
    pub given: Vec<(Name, At<String>)>,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// Class of an opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Runs on the device.
    Real,
    /// Lives in files, lowered before the device sees it.
    Pseudo,
    /// Marks invalid memory.
    Sentinel,
}

/// Where an opcode is known to be executed.
#[derive(Clone, Debug)]
pub enum Executed {
    /// Not stated.
    Unknown,
    /// Defined but executed nowhere.
    Never,
    /// In these generations, and in no other.
    In(Range),
    /// As far as it was seen; of other generations nothing is known.
    Seen {
        /// Something runs it.
        yes: Vec<Name>,
        /// Nothing does.
        no: Vec<Name>,
    },
}

/// An opcode, declared by the format of its records.
#[derive(Debug)]
pub struct Opcode {
    /// `MATMUL`.
    pub name: Name,
    /// `0x02`.
    pub byte: At<u64>,
    /// Class.
    pub class: Class,
    /// As printed in assembler text; the name where absent.
    pub mnemonic: Option<Name>,
    /// Generations.
    pub range: Range,
    /// Engines that accept it.
    pub engines: Vec<Name>,
    /// How sure the engine list is.
    pub engines_conf: Conf,
    /// Execution presence.
    pub executed: Executed,
    /// Engines that answer it as a bad opcode, with the generations.
    pub refused: Vec<(Name, Vec<Name>)>,
    /// Operation, where it is not the format's.
    pub operation: Option<Name>,
    /// What it does.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A record format.
#[derive(Debug)]
pub struct Format {
    /// `S3D3_MM`.
    pub name: Name,
    /// Folder, `pe`.
    pub engine: Name,
    /// What it is.
    pub doc: String,
    /// Opcodes it declares.
    pub opcodes: Vec<Opcode>,
    /// For a sub-form: the opcode whose sub-form it is.
    pub of: Option<Name>,
    /// For a sub-form: field and value that choose it.
    pub selector: Option<(Name, Name)>,
    /// For a sub-form without selector: opcodes of the records that it continues.
    pub follows: Vec<Name>,
    /// Operation; derived from the fields where absent.
    pub operation: Option<Name>,
    /// Execution presence of a sub-form, where its opcode's does not hold.
    pub executed: Executed,
    /// Gap id where nobody knows the payload.
    pub gap: Option<Name>,
    /// Layouts.
    pub layouts: Vec<RecordLayout>,
    /// Operands that come from elsewhere than the field of their name.
    pub lift: Vec<Lift>,
    /// What fields stand for.
    pub uses: Vec<Use>,
    /// Rules.
    pub rules: Vec<Rule>,
    /// Printed order.
    pub text: FormatText,
    /// Evidence.
    pub evidence: Evidence,
}

/// A record layout.
#[derive(Debug)]
pub struct RecordLayout {
    /// Generations.
    pub range: Range,
    /// The generation whose layout this changes.
    pub extends: Option<Name>,
    /// Gap id where nobody knows the payload in these generations.
    pub gap: Option<Name>,
    /// Whole list of fields.
    pub fields: Vec<Field>,
    /// Fields removed.
    pub drop: Vec<Name>,
    /// Fields changed.
    pub change: Vec<Field>,
    /// Fields added.
    pub add: Vec<Field>,
    /// Evidence.
    pub evidence: Evidence,
    /// Where the layout starts.
    pub span: Span,
}

/// Where an operand comes from.
#[derive(Debug)]
pub struct Lift {
    /// Generations.
    pub range: Range,
    /// Operand.
    pub operand: Name,
    /// Field path.
    pub from: At<String>,
    /// Value table: name in the record, name in the operation.
    pub values: Vec<(Name, Name)>,
}

/// What a field stands for.
#[derive(Clone, Debug)]
pub struct Use {
    /// Generations.
    pub range: Range,
    /// The field, by path.
    pub field: Name,
    /// What it names.
    pub what: What,
    /// Written or signalled, not read or waited for; the field's own role where absent.
    pub write: Option<bool>,
    /// Condition, an expression.
    pub when: Option<At<String>>,
    /// Element type of memory, by path.
    pub elements: Option<Name>,
    /// Size of an element of memory, where it has no type.
    pub element_bits: Option<At<u32>>,
    /// Size of an element in bytes, by path.
    pub bytes: Option<Name>,
    /// Number of partitions, by path.
    pub partitions: Option<Name>,
    /// Number of ports of 16 partitions, by path.
    pub ports: Option<Name>,
    /// Steps of a walk, fastest first, by path.
    pub steps: Vec<Name>,
    /// Counts of a walk, by path.
    pub counts: Vec<Name>,
    /// How many entries of a list are used: the product of these, by path.
    pub count: Vec<Name>,
    /// Mode of a wait or an update, by path.
    pub mode: Option<Name>,
    /// Value of a wait or an update, by path.
    pub value: Option<Name>,
    /// Last of a range, by path.
    pub through: Option<Name>,
}

/// What a field names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A place in memory.
    Memory,
    /// A register, by number.
    Register,
    /// A semaphore, by number.
    Semaphore,
    /// An event, by number.
    Event,
    /// Semaphores, one bit each.
    SemaphoreMask,
    /// A DMA queue.
    Queue,
    /// Where a branch goes.
    Target,
}

/// Printed order of a format.
#[derive(Clone, Debug, Default)]
pub struct FormatText {
    /// These first, in this order.
    pub order: Vec<Name>,
    /// Printed even if zero.
    pub always: Vec<Name>,
    /// Printed without `key=`.
    pub bare: Vec<Name>,
    /// Field, and the key it is printed under (`as`).
    pub rename: Vec<(Name, Name)>,
}

/// Where a rule applies on a record's way to the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// In a file.
    Neff,
    /// On the device.
    Device,
}

/// A rule.
#[derive(Debug)]
pub struct Rule {
    /// Id, unique in the file.
    pub id: Name,
    /// Generations.
    pub range: Range,
    /// Stage; both where absent.
    pub stage: Option<Stage>,
    /// Engine; any where absent.
    pub engine: Option<Name>,
    /// Condition.
    pub when: Option<At<String>>,
    /// Requirement.
    pub require: At<String>,
    /// For people.
    pub message: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// An operation.
#[derive(Debug)]
pub struct Operation {
    /// `matmul`.
    pub name: Name,
    /// What it computes.
    pub doc: String,
    /// Operands; all fields of its formats where absent.
    pub operands: Option<Vec<Operand>>,
    /// Evidence.
    pub evidence: Evidence,
}

/// An operand.
#[derive(Debug)]
pub struct Operand {
    /// `src_mem_pattern`.
    pub name: Name,
    /// Type.
    pub ty: TypeRef,
    /// Role.
    pub role: Option<Role>,
    /// Value on a generation that lacks the field: an integer or a value name.
    pub default: Option<Name>,
    /// What it is.
    pub doc: String,
}

/// A named predicate.
#[derive(Debug)]
pub struct Predicate {
    /// `is_valid_dtype`.
    pub name: Name,
    /// Arguments and their kinds: an integer type, `bool` or `bytes`.
    pub args: Vec<(Name, Name)>,
    /// Gets the generation as first argument.
    pub per_generation: bool,
    /// Its sentence in messages of rules that have none.
    pub says: Option<Name>,
    /// What it accepts because nobody knows better.
    pub gap: Option<String>,
    /// What it holds.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// The text grammar, `text.yaml`.
#[derive(Debug)]
pub struct TextGrammar {
    /// How a wait is written, per wait mode: `(mode, template)`.
    pub waits: Vec<(Name, String)>,
    /// How an update is written, per update mode: `(mode, template)`.
    pub updates: Vec<(Name, String)>,
    /// Enums printed in lower case.
    pub lower_case: Vec<Name>,
    /// Evidence.
    pub evidence: Evidence,
}

/// A word of the SP program stream.
#[derive(Debug)]
pub struct SpWord {
    /// Name.
    pub name: Name,
    /// Value.
    pub value: At<u64>,
    /// What it does.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}
