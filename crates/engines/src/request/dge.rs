//! Transfers that instructions describe themselves: strided copies, gathers, scatters and transposes between 64-bit addresses.

use crate::number::Format;

/// A transfer with everything that its instruction has read from registers and index vectors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dge {
    /// What is read.
    pub from: Side,
    /// What is written.
    pub to: Side,
    /// What is done on the way.
    pub work: Work,
    /// Semaphores that the finished transfer adds to.
    pub completion: Vec<(u8, u32)>,
}

/// One side of a transfer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// Operand, as the operation names it.
    pub operand: &'static str,
    /// The runs, in order.
    pub runs: Runs,
    /// Bytes of a run.
    pub run: u32,
    /// Upper bound of the addresses, or of the indices.
    pub bound: Option<Bound>,
}

/// Where the runs of a side begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Runs {
    /// A walk of two dimensions, the first one fastest; steps in bytes.
    Grid {
        /// First byte of the first run.
        start: u64,
        /// Steps.
        steps: [i64; 2],
        /// Counts.
        counts: [u32; 2],
    },
    /// `start + index * step` for every index.
    List {
        /// First byte of the run with index 0.
        start: u64,
        /// Distance of two runs in bytes.
        step: i64,
        /// The indices.
        indices: Vec<u32>,
    },
}

/// An upper bound, inclusive. What is beyond it is left out.
///
/// choice: left out it is; the firmware's trace compares and the sources are unsure about what follows (DMA facts).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The bound.
    pub limit: u64,
    /// Whether a notification is raised.
    pub notify: bool,
    /// Whether it is a fault.
    pub fault: bool,
}

/// What a transfer does on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Moves bytes, converts them if formats are given, combines them with what is there if an operator is given.
    Copy {
        /// Formats of source and destination where they differ.
        convert: Option<(Format, Format)>,
        /// Operator and format of the destination.
        combine: Option<(Combine, Format)>,
    },
    /// Transposes tiles: of every `rows` source runs in turn, column c becomes a destination run.
    Transpose {
        /// Rows of a tile.
        rows: u32,
        /// Bytes of an element.
        element: u32,
    },
}

/// Operator of a transfer, in FP32: `destination = destination op source`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combine {
    /// Sum.
    Add,
    /// Product.
    Multiply,
    /// Larger.
    Max,
    /// Smaller.
    Min,
}

impl Runs {
    /// Number of runs.
    pub fn count(&self) -> u64 {
        match self {
            Self::Grid { counts: [x, y], .. } => u64::from(*x) * u64::from(*y),
            Self::List { indices, .. } => indices.len() as u64,
        }
    }

    /// First byte of a run, and what its bound is about.
    pub(crate) fn at(&self, n: u64) -> (u64, u64) {
        match self {
            Self::Grid { start, steps: [sx, sy], counts: [x, _] } => {
                let width = u64::from(*x).max(1);
                let (i, j) = ((n % width).cast_signed(), (n / width).cast_signed());
                let address = start.wrapping_add_signed(i.wrapping_mul(*sx)).wrapping_add_signed(j.wrapping_mul(*sy));
                (address, address)
            }
            Self::List { start, step, indices } => {
                let index = usize::try_from(n).ok().and_then(|n| indices.get(n)).copied().unwrap_or(0);
                (start.wrapping_add_signed(i64::from(index).wrapping_mul(*step)), u64::from(index))
            }
        }
    }
}

impl Side {
    /// Bytes in all.
    pub fn bytes(&self) -> u64 {
        self.runs.count().saturating_mul(self.run.into())
    }
}

impl Combine {
    /// The result.
    pub(crate) fn of(self, a: f32, b: f32) -> f32 {
        match self {
            Self::Add => a + b,
            Self::Multiply => a * b,
            Self::Max => a.max(b),
            Self::Min => a.min(b),
        }
    }
}
