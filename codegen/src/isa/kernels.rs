//! Kernel tables, sequencers, rosters and opcode sets, resolved.

use super::GenSet;
use crate::spec::Evidence;
use crate::spec::kernels::{HandlerKind, Method};

/// Everything of `kernels/`.
#[derive(Clone, Debug, Default)]
pub struct Kernels {
    /// Core types: generations, number, images.
    pub cores: Vec<(GenSet, u8, u8)>,
    /// Images.
    pub images: Vec<Image>,
    /// Kernel tables.
    pub tables: Vec<KernelTable>,
    /// Sequencers.
    pub sequencers: Vec<Sequencer>,
    /// Rosters.
    pub rosters: Vec<Roster>,
    /// Profiles; their opcodes hold the bytes that are no opcode too.
    pub profiles: Vec<Roster>,
    /// Opcode sets.
    pub opsets: Vec<Opset>,
    /// Sizes and offsets of the host's object.
    pub opset_layout: Vec<(String, u64)>,
}

/// An image.
#[derive(Clone, Debug)]
pub struct Image {
    /// Name.
    pub name: String,
    /// Generations.
    pub gens: GenSet,
    /// Size.
    pub size: Option<u64>,
    /// Entry point.
    pub entry: Option<u64>,
    /// How its hash begins.
    pub sha256: String,
}

/// A kernel table.
#[derive(Clone, Debug)]
pub struct KernelTable {
    /// Image.
    pub image: String,
    /// Generations.
    pub gens: GenSet,
    /// Address.
    pub base: Option<u64>,
    /// Address of the code.
    pub text_base: Option<u64>,
    /// Where it is in the file.
    pub file_offset: Option<u64>,
    /// Rows.
    pub kernels: Vec<Kernel>,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A row.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// Opcode.
    pub opcode: (u8, String),
    /// Second selector.
    pub selector: Option<(u8, String)>,
    /// Function.
    pub kernel: String,
    /// Address.
    pub address: Option<u64>,
    /// State.
    pub state: Option<u64>,
    /// Not in the manifest.
    pub unlisted: bool,
    /// What it does.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A sequencer.
#[derive(Clone, Debug)]
pub struct Sequencer {
    /// Engine number.
    pub engine: usize,
    /// Generations.
    pub gens: GenSet,
    /// Method.
    pub method: Option<Method>,
    /// Opcode of the first slot.
    pub bias: Option<u64>,
    /// Slots.
    pub slots: Option<u64>,
    /// Number of handlers by name.
    pub count: Option<u64>,
    /// Addresses.
    pub addresses: Vec<(&'static str, u64)>,
    /// Names.
    pub names: Vec<String>,
    /// Handlers.
    pub handlers: Vec<Handler>,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// A handler.
#[derive(Clone, Debug)]
pub struct Handler {
    /// Opcode.
    pub opcode: (u8, String),
    /// Its name for itself.
    pub name: String,
    /// Where it runs.
    pub kind: Option<HandlerKind>,
    /// Addresses.
    pub addresses: Vec<(&'static str, u64)>,
    /// Evidence.
    pub evidence: Evidence,
}

/// Opcodes of an engine.
#[derive(Clone, Debug)]
pub struct Roster {
    /// Engine number.
    pub engine: usize,
    /// Generations.
    pub gens: GenSet,
    /// Bytes, ascending.
    pub bytes: Vec<u8>,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}

/// An opcode set.
#[derive(Clone, Debug)]
pub struct Opset {
    /// Name.
    pub name: String,
    /// Images.
    pub images: Vec<String>,
    /// Generations.
    pub gens: GenSet,
    /// Bytes, ascending.
    pub bytes: Vec<u8>,
    /// Second selectors.
    pub selectors: Vec<u8>,
    /// What it is.
    pub doc: String,
    /// Evidence.
    pub evidence: Evidence,
}
