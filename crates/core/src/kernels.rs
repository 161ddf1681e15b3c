//! How firmware finds what runs an opcode: kernel tables of the pool cores, dispatch of the sequencers, and what each engine accepts.

use crate::dialect::Engine;
use crate::layout::{Conf, GenSet};

/// A set of opcode bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpcodeSet(pub [u64; 4]);

impl OpcodeSet {
    /// No opcode.
    pub const EMPTY: Self = Self([0; 4]);

    /// The set of these bytes.
    pub const fn of(bytes: &[u8]) -> Self {
        let mut words = [0; 4];
        let mut i = 0;
        while i < bytes.len() {
            words[(bytes[i] >> 6) as usize] |= 1 << (bytes[i] & 63);
            i += 1;
        }
        Self(words)
    }

    /// Whether the byte is in the set.
    #[inline]
    pub const fn has(&self, byte: u8) -> bool {
        self.0[(byte >> 6) as usize] >> (byte & 63) & 1 == 1
    }

    /// Number of bytes in the set.
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()) as usize
    }

    /// Whether the set has no byte.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether all of these bytes are in the other set.
    pub const fn is_subset(&self, of: &Self) -> bool {
        let mut i = 0;
        while i < 4 {
            if self.0[i] & !of.0[i] != 0 {
                return false;
            }
            i += 1;
        }
        true
    }

    /// The bytes, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..=u8::MAX).filter(move |byte| self.has(*byte))
    }
}

/// A core type that loads kernel images.
#[derive(Debug)]
pub struct CoreType {
    /// Generations.
    pub gens: GenSet,
    /// Number at the loader.
    pub core_type: u8,
    /// Number of images that it can choose from.
    pub libraries: u8,
}

/// An image that holds kernels.
#[derive(Debug)]
pub struct Image {
    /// `EXTISA_0`.
    pub name: &'static str,
    /// Generations.
    pub gens: GenSet,
    /// Size of the file in bytes.
    pub size: Option<u64>,
    /// Entry point.
    pub entry: Option<u64>,
    /// How the hash of the file begins, in hex.
    pub sha256: &'static str,
}

/// A kernel table of an image.
#[derive(Debug)]
pub struct KernelTable {
    /// The image.
    pub image: &'static str,
    /// Generations.
    pub gens: GenSet,
    /// Address of the first row.
    pub base: Option<u64>,
    /// Address that the code is linked at.
    pub text_base: Option<u64>,
    /// Where the table is in the file.
    pub file_offset: Option<u64>,
    /// Rows in the order of registration.
    pub kernels: &'static [Kernel],
    /// What it is.
    pub doc: &'static str,
    /// Confidence.
    pub conf: Conf,
    /// Where it is from.
    pub source: &'static [&'static str],
}

impl KernelTable {
    /// Bytes of a row: two of zero, the selector, the opcode, the address of the function.
    pub const ROW: usize = 8;

    /// The row that serves an opcode and selector, and its place. As the cores do it: in order, and the first match wins.
    pub fn find(&self, opcode: u8, selector: u8) -> Option<(usize, &'static Kernel)> {
        self.kernels.iter().enumerate().find(|(_, k)| k.opcode == opcode && k.selector == selector)
    }

    /// The opcodes that have a row.
    pub fn opcodes(&self) -> OpcodeSet {
        let mut set = OpcodeSet::EMPTY;
        for kernel in self.kernels {
            set.0[usize::from(kernel.opcode >> 6)] |= 1 << (kernel.opcode & 63);
        }
        set
    }
}

/// A row of a kernel table.
#[derive(Debug)]
pub struct Kernel {
    /// Opcode byte.
    pub opcode: u8,
    /// Opcode name.
    pub opcode_name: &'static str,
    /// Second selector; 0 for an opcode that has none.
    pub selector: u8,
    /// Name of the second selector.
    pub selector_name: Option<&'static str>,
    /// Name of the function; empty where it is not known.
    pub kernel: &'static str,
    /// Address of the function.
    pub address: Option<u64>,
    /// Address of the word that it keeps its state in.
    pub state: Option<u64>,
    /// The manifest beside the image leaves it out.
    pub unlisted: bool,
    /// What it does.
    pub doc: &'static str,
    /// Confidence.
    pub conf: Conf,
}

impl Kernel {
    /// The key of the row: its first four bytes as a little-endian number.
    pub const fn key(&self) -> u32 {
        (self.opcode as u32) << 24 | (self.selector as u32) << 16
    }

    /// The row as bytes, where the address is known.
    pub fn row(&self) -> Option<[u8; KernelTable::ROW]> {
        let address = u32::try_from(self.address?).ok()?;
        let mut row = [0; KernelTable::ROW];
        row[..4].copy_from_slice(&self.key().to_le_bytes());
        row[4..].copy_from_slice(&address.to_le_bytes());
        Some(row)
    }
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
    pub engine: Engine,
    /// Generations.
    pub gens: GenSet,
    /// How it finds a handler.
    pub method: Option<Method>,
    /// Opcode of the first slot of the table.
    pub bias: Option<u8>,
    /// Slots of the table.
    pub slots: Option<u16>,
    /// Addresses by key, as in the spec: `base`, `miss`, ...
    pub addresses: &'static [(&'static str, u64)],
    /// Names of handlers that are not tied to an opcode.
    pub names: &'static [&'static str],
    /// Number of handlers that the image names.
    pub count: Option<u16>,
    /// Handlers by opcode, as far as they are known.
    pub handlers: &'static [Handler],
    /// What it is.
    pub doc: &'static str,
    /// Confidence.
    pub conf: Conf,
    /// Where it is from.
    pub source: &'static [&'static str],
}

impl Sequencer {
    /// The handler of an opcode.
    pub fn handler(&self, opcode: u8) -> Option<&'static Handler> {
        self.handlers.iter().find(|h| h.opcode == opcode)
    }

    /// An address by its key.
    pub fn address(&self, key: &str) -> Option<u64> {
        self.addresses.iter().find(|(k, _)| *k == key).map(|(_, address)| *address)
    }

    /// The opcodes that have a handler here.
    pub fn opcodes(&self) -> OpcodeSet {
        let mut set = OpcodeSet::EMPTY;
        for handler in self.handlers {
            set.0[usize::from(handler.opcode >> 6)] |= 1 << (handler.opcode & 63);
        }
        set
    }
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

/// The handler of an opcode in a sequencer.
#[derive(Debug)]
pub struct Handler {
    /// Opcode byte.
    pub opcode: u8,
    /// Opcode name.
    pub opcode_name: &'static str,
    /// As it names itself in its log; empty where it does not.
    pub name: &'static str,
    /// Where it runs.
    pub kind: Option<HandlerKind>,
    /// Addresses by key, as in the spec: `stub`, `body`, `handler`, ...
    pub addresses: &'static [(&'static str, u64)],
    /// Confidence.
    pub conf: Conf,
}

impl Handler {
    /// An address by its key.
    pub fn address(&self, key: &str) -> Option<u64> {
        self.addresses.iter().find(|(k, _)| *k == key).map(|(_, address)| *address)
    }
}

/// The opcodes that an engine's sequencer accepts; any other is a fault there.
#[derive(Debug)]
pub struct Roster {
    /// Engine.
    pub engine: Engine,
    /// Generations.
    pub gens: GenSet,
    /// Opcodes.
    pub opcodes: OpcodeSet,
    /// What it is.
    pub doc: &'static str,
    /// Confidence.
    pub conf: Conf,
    /// Where it is from.
    pub source: &'static [&'static str],
}

/// The opcodes that an engine's profiler is armed for.
#[derive(Debug)]
pub struct Profile {
    /// Engine.
    pub engine: Engine,
    /// Generations.
    pub gens: GenSet,
    /// Opcodes, and bytes that are none.
    pub bytes: OpcodeSet,
    /// Confidence.
    pub conf: Conf,
    /// Where it is from.
    pub source: &'static [&'static str],
}

/// A set of opcodes that images serve, as the host records it.
#[derive(Debug)]
pub struct Opset {
    /// Name.
    pub name: &'static str,
    /// The images that serve it between them.
    pub images: &'static [&'static str],
    /// Generations.
    pub gens: GenSet,
    /// Opcodes.
    pub opcodes: OpcodeSet,
    /// Second selectors of EXTENDED_INST.
    pub selectors: &'static [u8],
    /// What it is.
    pub doc: &'static str,
    /// Confidence.
    pub conf: Conf,
}

/// Everything of the kind, over all generations.
#[derive(Debug)]
pub struct Kernels {
    /// Core types.
    pub cores: &'static [CoreType],
    /// Images.
    pub images: &'static [Image],
    /// Kernel tables.
    pub tables: &'static [KernelTable],
    /// Sequencers.
    pub sequencers: &'static [Sequencer],
    /// Rosters.
    pub rosters: &'static [Roster],
    /// Profiles.
    pub profiles: &'static [Profile],
    /// Opcode sets.
    pub opsets: &'static [Opset],
    /// Sizes and offsets of the host's opcode set.
    pub opset_layout: &'static [(&'static str, u64)],
}

impl Kernels {
    /// The kernel tables of a generation, by its index.
    pub fn tables_of(&self, generation: u8) -> impl Iterator<Item = &'static KernelTable> {
        self.tables.iter().filter(move |t| t.gens.has(generation))
    }

    /// The kernel table of an image in a generation.
    pub fn table(&self, image: &str, generation: u8) -> Option<&'static KernelTable> {
        self.tables.iter().find(|t| t.image == image && t.gens.has(generation))
    }

    /// The image of a name in a generation.
    pub fn image(&self, name: &str, generation: u8) -> Option<&'static Image> {
        self.images.iter().find(|i| i.name == name && i.gens.has(generation))
    }

    /// The sequencer of an engine in a generation.
    pub fn sequencer(&self, engine: Engine, generation: u8) -> Option<&'static Sequencer> {
        self.sequencers.iter().find(|s| s.engine == engine && s.gens.has(generation))
    }

    /// The roster of an engine in a generation; `None` where it is not known.
    pub fn roster(&self, engine: Engine, generation: u8) -> Option<&'static Roster> {
        self.rosters.iter().find(|r| r.engine == engine && r.gens.has(generation))
    }

    /// The profile of an engine in a generation.
    pub fn profile(&self, engine: Engine, generation: u8) -> Option<&'static Profile> {
        self.profiles.iter().find(|p| p.engine == engine && p.gens.has(generation))
    }

    /// The core type of a generation.
    pub fn core(&self, generation: u8) -> Option<&'static CoreType> {
        self.cores.iter().find(|c| c.gens.has(generation))
    }
}
