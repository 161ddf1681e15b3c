//! What happens off the streams when a record executes.

use serde::Serialize;

/// An action and the record that sets it off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Attached {
    /// Index of the record in the lowered stream.
    pub record: usize,
    /// Index of the record that it was in the source stream.
    pub source: usize,
    /// What happens.
    pub action: Action,
}

/// Something that the runtime has a register write for.
///
/// The layout of WRITE is not known beyond its size byte, so the write itself is not in the stream: a NOP with the events of the pseudo record stands in
/// its place, which the runtime's own debug mode does as well. What the write would do is here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "action", rename_all = "kebab-case")]
pub enum Action {
    /// The tail pointer of a queue's ring moves past the descriptors of a block, which then run.
    Doorbell {
        /// Queue, or queue instance.
        queue: String,
        /// What kind of ring carries it.
        ring: Ring,
        /// Number of the block.
        block: u32,
        /// Descriptors of the block.
        descriptors: usize,
        /// What is updated when they are done.
        done: Vec<Signal>,
    },
    /// The tail pointer of a queue's ring moves by so many descriptors.
    RawDoorbell {
        /// Queue, or queue instance.
        queue: String,
        /// What kind of ring carries it.
        ring: Ring,
        /// How many.
        count: u32,
    },
    /// The ring of a queue starts over.
    Rearm {
        /// Queue, or queue instance.
        queue: String,
    },
    /// Another instance of a queue set becomes the active one.
    SwapQueueSet {
        /// Queue set.
        queue: String,
        /// Instance, where the record gives one.
        instance: Option<u32>,
    },
    /// A set of activation tables is brought in by DMA.
    ActivationTables {
        /// Name of the set.
        set: String,
    },
    /// A collective starts.
    Collective(Collective),
    /// Several collectives start, one after the other; what is updated when they are done is with the last.
    Chain {
        /// Them, in order.
        collectives: Vec<Collective>,
    },
    /// A window of a variable goes to another rank, or comes from one.
    SendReceive {
        /// Whether it is sent.
        send: bool,
        /// The variable.
        variable: Variable,
        /// The other rank.
        peer: u64,
        /// First byte.
        offset: u64,
        /// Bytes.
        bytes: u64,
        /// What is updated when it is done.
        done: Vec<Signal>,
    },
    /// A semaphore of the other cores of the virtual core is incremented.
    PeerSemaphore {
        /// Cores of the virtual core, this one included.
        cores: u32,
        /// Which of their semaphores.
        semaphore: u8,
    },
    /// The block of TOP_SP that serves the streams is switched to that of a function.
    SwitchBlock {
        /// Function.
        function: String,
    },
    /// The table of arguments is replaced.
    SwapArguments {
        /// Id of the variable that holds the table.
        variable: u32,
    },
}

/// A collective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Collective {
    /// Kind, `ALL_REDUCE`.
    pub kind: String,
    /// Reducing operator, where the kind has one.
    pub operator: Option<String>,
    /// Type of the elements.
    pub dtype: String,
    /// Index into the program's replica groups; `None` for all ranks.
    pub group: Option<u32>,
    /// Where it is read from.
    pub input: Operand,
    /// Where it is written.
    pub output: Operand,
    /// Second source, of the kinds that have one.
    pub second: Option<Operand>,
    /// Rows that the second source of an ALL_TO_ALL_V has, a bit for each: send counts, send displacements, receive counts, receive displacements.
    #[serde(skip_serializing_if = "is_zero")]
    pub rows: u8,
    /// What is updated when it is done.
    pub done: Vec<Signal>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
const fn is_zero(rows: &u8) -> bool {
    *rows == 0
}

/// An operand of a collective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Operand {
    /// Elements of a variable, one after the other.
    Elements {
        /// The variable.
        variable: Variable,
        /// First element.
        offset: u64,
        /// How many.
        count: u64,
    },
    /// A walk in two dimensions.
    Walk {
        /// The variable.
        variable: Variable,
        /// First byte.
        offset: u64,
        /// Steps, the fast one first.
        steps: [i32; 2],
        /// Counts.
        counts: [u32; 2],
    },
}

/// A variable of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Variable {
    /// Name.
    pub name: String,
    /// Number in instructions.
    pub id: u32,
}

/// An update that the host makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "update", rename_all = "kebab-case")]
pub enum Signal {
    /// Adds to a semaphore.
    Add {
        /// Which.
        semaphore: u8,
        /// How much.
        amount: u32,
    },
    /// Sets an event.
    Set {
        /// Which.
        event: u8,
    },
}

/// Kinds of rings, with the runtime's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ring {
    /// Of a `data` queue.
    Data = 6,
    /// Of an `in` queue.
    In = 7,
    /// Of an `out` queue.
    Out = 8,
    /// Of a `data` queue for indirect copies.
    IndirectMemcpy = 9,
    /// Of an `act_load` queue.
    ActivationTables = 11,
    /// Of an `embedding_update` queue.
    EmbeddingUpdate = 15,
    /// Of a type that the sources give no ring for.
    Unknown = 0xff,
}

impl Ring {
    /// The ring of a queue of this type.
    pub(crate) fn of(kind: Option<&str>, indirect_memcpy: bool) -> Self {
        match kind {
            Some("in") => Self::In,
            Some("out") => Self::Out,
            Some("data") if indirect_memcpy => Self::IndirectMemcpy,
            Some("data") => Self::Data,
            Some("act_load") => Self::ActivationTables,
            Some("embedding_update") => Self::EmbeddingUpdate,
            _ => Self::Unknown,
        }
    }
}
