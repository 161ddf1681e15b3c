//! How POOL's cores find the kernel of an instruction, and the host's record of what a model uses.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use tpb_core::RecordBytes;
use tpb_core::dialect::Dialect;
use tpb_core::kernels::{Kernel, KernelTable, Kernels, OpcodeSet};
use tpb_records::enums::Opcode;

/// An instruction that has no row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Miss {
    /// The opcode has none.
    Opcode(u8),
    /// The extended opcode has none.
    Extended(u8),
}

/// The kernel of an opcode and, for EXTENDED_INST, its selector: the first row whose key is equal, in the order of registration. Every core
/// of POOL finds the same one (`pool-dispatch.md`).
///
/// # Errors
/// [`Miss`] if there is none; the instruction counts as not executed then.
pub fn dispatch(table: &KernelTable, opcode: Opcode, selector: u8) -> Result<&'static Kernel, Miss> {
    let extended = opcode == Opcode::EXTENDED_INST;
    let selector = if extended { selector } else { 0 };
    match table.find(opcode.0, selector) {
        Some((_, kernel)) => Ok(kernel),
        None if extended => Err(Miss::Extended(selector)),
        None => Err(Miss::Opcode(opcode.0)),
    }
}

impl fmt::Display for Miss {
    /// As the debug build has it, without the number of the core.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opcode(opcode) => write!(f, "UNKNOWN OPCODE={opcode:#x}"),
            Self::Extended(selector) => write!(f, "UNKNOWN EXTENDED OPCODE={selector}"),
        }
    }
}

impl std::error::Error for Miss {}

/// The kernels that POOL's cores were given.
#[derive(Clone, Copy, Debug)]
pub struct Library {
    table: &'static KernelTable,
    /// Opcodes that some library of the generation has a kernel for: what the sequencer hands over to the cores.
    handed_over: OpcodeSet,
}

impl Library {
    /// The library of an image in a generation; `None` if the generation has none of this name.
    ///
    /// choice: the cores get the opcodes that any library of the generation has a row for, and every EXTENDED_INST; what no library has, the
    /// sequencer's own handlers do, as far as the models have it.
    pub fn new(kernels: &Kernels, generation: u8, image: &str) -> Option<Self> {
        let table = kernels.tables_of(generation).find(|t| t.image == image)?;
        let mut handed_over = OpcodeSet::of(&[Opcode::EXTENDED_INST.0]);
        for other in kernels.tables_of(generation) {
            handed_over.0.iter_mut().zip(other.opcodes().0).for_each(|(all, own)| *all |= own);
        }
        Some(Self { table, handed_over })
    }

    /// Whether the cores can execute a record, if they get it at all.
    ///
    /// # Errors
    /// [`Miss`] if no row has its key.
    pub fn check(&self, dialect: &Dialect, record: &RecordBytes) -> Result<(), Miss> {
        let (opcode, selector) = key(dialect, record);
        if !self.handed_over.has(opcode.0) {
            return Ok(());
        }
        dispatch(self.table, opcode, selector).map(|_| ())
    }
}

/// Opcode and selector of a record.
fn key(dialect: &Dialect, record: &RecordBytes) -> (Opcode, u8) {
    let forms = dialect.opcode(record[0]).map_or(&[][..], |o| o.forms);
    let selector = forms.iter().find_map(|f| f.selector).and_then(|s| record.get(usize::from(s.offset)).copied());
    (Opcode(record[0]), selector.unwrap_or(0))
}

/// Which opcodes and selectors a model uses, as the host keeps it (`nrtucode-opset.md`). Nothing is ever refused.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opset {
    opcodes: BTreeMap<u8, BTreeSet<u8>>,
}

impl Opset {
    /// An empty set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds all instructions of a stream.
    pub fn add_stream(&mut self, dialect: &Dialect, code: &[u8]) {
        for record in code.as_chunks().0 {
            let (opcode, selector) = key(dialect, record);
            self.add(opcode, selector);
        }
    }

    /// Adds an instruction. The selector counts for EXTENDED_INST alone.
    pub fn add(&mut self, opcode: Opcode, selector: u8) {
        let selectors = self.opcodes.entry(opcode.0).or_default();
        if opcode == Opcode::EXTENDED_INST {
            selectors.insert(selector);
        }
    }

    /// Whether an opcode is used.
    pub fn has(&self, opcode: Opcode) -> bool {
        self.opcodes.contains_key(&opcode.0)
    }

    /// Whether a selector is used; of an opcode other than EXTENDED_INST none ever is.
    pub fn has_selector(&self, opcode: Opcode, selector: u8) -> bool {
        self.opcodes.get(&opcode.0).is_some_and(|s| s.contains(&selector))
    }

    /// Number of opcodes.
    pub fn opcodes(&self) -> usize {
        self.opcodes.len()
    }

    /// Number of selectors of an opcode.
    pub fn selectors(&self, opcode: Opcode) -> usize {
        self.opcodes.get(&opcode.0).map_or(0, BTreeSet::len)
    }
}
