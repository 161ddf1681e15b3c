//! `kernels/` as written.

use super::{At, Evidence, Name, Range};

/// Everything in the folder.
#[derive(Debug, Default)]
pub struct Kernels {
    /// The enum whose values select among the kernels of one opcode.
    pub selectors: Option<Name>,
    /// Core types.
    pub cores: Vec<Core>,
    /// Images.
    pub images: Vec<Image>,
    /// Kernel tables.
    pub tables: Vec<KernelTable>,
    /// Sequencers.
    pub sequencers: Vec<Sequencer>,
    /// Lists of opcodes that rosters share.
    pub shared: Vec<Shared>,
    /// Rosters.
    pub rosters: Vec<Roster>,
    /// Profiles.
    pub profiles: Vec<Profile>,
    /// Sizes and offsets of the host's object, key and value.
    pub opset_layout: Vec<(Name, u64)>,
    /// Opcode sets.
    pub opsets: Vec<Opset>,
}

/// A core type.
#[derive(Debug)]
pub struct Core {
    /// Number at the loader.
    pub core_type: At<u64>,
    /// Number of images.
    pub libraries: u64,
    /// Generations.
    pub range: Range,
    /// Evidence.
    pub evidence: Evidence,
}

/// An image that holds kernels.
#[derive(Debug)]
pub struct Image {
    /// `EXTISA_0`.
    pub image: Name,
    /// Size of the file.
    pub size: Option<u64>,
    /// Entry point.
    pub entry: Option<u64>,
    /// How its hash begins.
    pub sha256: String,
    /// Generations.
    pub range: Range,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A kernel table.
#[derive(Debug)]
pub struct KernelTable {
    /// Image.
    pub image: Name,
    /// Address of the first row.
    pub base: Option<At<u64>>,
    /// Address behind the last row.
    pub end: Option<At<u64>>,
    /// Address of the code.
    pub text_base: Option<u64>,
    /// Where it is in the file.
    pub file_offset: Option<u64>,
    /// Rows.
    pub kernels: Vec<Kernel>,
    /// Generations.
    pub range: Range,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A row of a kernel table.
#[derive(Debug)]
pub struct Kernel {
    /// Opcode.
    pub opcode: Name,
    /// Value of the second selector.
    pub selector: Option<Name>,
    /// Name of the function.
    pub kernel: String,
    /// Its address.
    pub address: Option<u64>,
    /// Address of its state.
    pub state: Option<u64>,
    /// The manifest leaves it out.
    pub unlisted: bool,
    /// What it does.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// How a sequencer finds the handler of an opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// A table of jumps.
    Table,
    /// One comparison after the other.
    Chain,
}

/// The dispatch of an engine's sequencer.
#[derive(Debug)]
pub struct Sequencer {
    /// Engine.
    pub engine: Name,
    /// Method.
    pub method: Option<Method>,
    /// Opcode of the first slot.
    pub bias: Option<At<u64>>,
    /// Slots.
    pub slots: Option<At<u64>>,
    /// Slots with a handler.
    pub real: Option<At<u64>>,
    /// Number of handlers by name.
    pub count: Option<u64>,
    /// Addresses by key: `base`, `miss`, ...
    pub addresses: Vec<(&'static str, u64)>,
    /// Names not tied to an opcode.
    pub names: Vec<Name>,
    /// Handlers.
    pub handlers: Vec<Handler>,
    /// Generations.
    pub range: Range,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// Where a handler runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandlerKind {
    /// Hands over to the engine.
    Compute,
    /// Runs in the sequencer.
    Control,
    /// Runs in the dispatch itself.
    Inline,
}

/// A handler.
#[derive(Debug)]
pub struct Handler {
    /// Opcode.
    pub opcode: Name,
    /// As it names itself.
    pub name: String,
    /// Where it runs.
    pub kind: Option<HandlerKind>,
    /// Addresses by key: `stub`, `body`, ...
    pub addresses: Vec<(&'static str, u64)>,
    /// What it does.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// Opcodes that rosters share.
#[derive(Debug)]
pub struct Shared {
    /// `control`.
    pub name: Name,
    /// Opcodes.
    pub opcodes: Vec<Name>,
}

/// Opcodes that an engine accepts.
#[derive(Debug)]
pub struct Roster {
    /// Engine.
    pub engine: Name,
    /// The generation whose roster this changes.
    pub extends: Option<Name>,
    /// Shared lists.
    pub shared: Vec<Name>,
    /// Opcodes.
    pub opcodes: Vec<Name>,
    /// Opcodes gone.
    pub drop: Vec<Name>,
    /// Number of opcodes that the source counts.
    pub count: Option<At<u64>>,
    /// Generations.
    pub range: Range,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// Opcodes that a profiler is armed for.
#[derive(Debug)]
pub struct Profile {
    /// Engine.
    pub engine: Name,
    /// Opcodes.
    pub opcodes: Vec<Name>,
    /// Bytes that are no opcode.
    pub bytes: Vec<At<u64>>,
    /// Number of records that the source counts.
    pub count: Option<At<u64>>,
    /// Generations.
    pub range: Range,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A set of opcodes that images serve.
#[derive(Debug)]
pub struct Opset {
    /// Name.
    pub name: Name,
    /// Images.
    pub images: Vec<Name>,
    /// Opcodes.
    pub opcodes: Vec<Name>,
    /// Second selectors.
    pub selectors: Vec<Name>,
    /// Generations.
    pub range: Range,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}
