//! What an instruction does once its operands have been read.
//!
//! A model reads and computes without changing the core, and hands back an effect. The machine carries it out later, so that an update on
//! READ is seen before the result is, and a fault leaves everything as it was.

mod array;
mod lanes;
mod product;

use tpb_core::dialect::Engine;

pub use array::Change;
pub use lanes::LaneEffect;
pub use product::{Cell, Destination, Product};

use crate::devices::Miss;
pub use crate::memory::Store;
use crate::request::Request;
use crate::state::{Core, ShapeRegister};
use crate::sync::{Action, Flag};

/// The part of an instruction that changes the core.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// Nothing either: a barrier whose updates have happened when it was reached.
    Arrived,
    /// Nothing, not even the instruction's updates: the engine has nothing that executes it.
    Missed(Miss),
    /// The engine stops; what follows in its stream is not executed.
    Halt,
    /// A register is written.
    Register(u8, u32),
    /// A pair of registers is written: their numbers, low first, and the value.
    Pair([u8; 2], u64),
    /// The ordering mode of the engine is set.
    Ordering(u8),
    /// A notification is raised: the value of the record.
    Notify(u8),
    /// A prefetch is announced, which changes nothing.
    Hint,
    /// Elements are written.
    Store(Box<Store>),
    /// Accumulators are set, and elements are written where there are any.
    Fold(Box<Fold>),
    /// Elements are written, and the lanes of POOL or DVE keep something.
    Lanes(Box<LaneEffect>),
    /// A set of activation tables becomes resident.
    ActivationSet(u8),
    /// Weights, tags, seeds or tables of PE change.
    Array(Box<Change>),
    /// PE adds a product to PSUM.
    Accumulate(Box<Product>),
    /// The host is asked for something that happens later.
    Host(Box<Request>),
    /// The host is asked for several things, one after the other; the instruction's updates belong to the last.
    Chain(Vec<Request>),
    /// Registers, words by address, flags and shapes change.
    Changes(Box<Changes>),
}

/// Several small changes, carried out in the order of the fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Registers and their values.
    pub registers: Vec<(u8, u32)>,
    /// Shape registers and their values.
    pub shapes: Vec<(u8, ShapeRegister)>,
    /// Scalars by address.
    pub scalars: Vec<Scalar>,
    /// Semaphores and events.
    pub flags: Vec<(Flag, Action)>,
    /// Signature to leave at those flags.
    pub signature: u8,
    /// Where the engine goes on, if not with the next record.
    pub branch: Option<u64>,
}

/// A scalar on its way to an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scalar {
    /// Where to.
    pub address: u64,
    /// Bytes, the low ones of which count.
    pub value: u64,
    /// How many of them: 1, 2, 4 or 8.
    pub size: u8,
}

impl Effect {
    /// An effect that writes elements.
    pub fn store(store: Store) -> Self {
        Self::Store(Box::new(store))
    }

    /// Whether the updates of the instruction happen when the host is done, and not when the instruction is.
    #[inline]
    pub fn defers(&self) -> bool {
        match self {
            Self::Host(request) => request.defers(),
            Self::Chain(requests) => requests.last().is_some_and(Request::defers),
            _ => false,
        }
    }

    /// Bytes that it writes, roughly.
    pub(crate) fn work(&self) -> u64 {
        match self {
            Self::Store(store) => store.data.len() as u64,
            Self::Fold(fold) => fold.stores.iter().map(|s| s.data.len() as u64).sum(),
            Self::Lanes(lanes) => lanes.stores.iter().map(|s| s.data.len() as u64).sum(),
            Self::Accumulate(product) => 4 * product.values.len() as u64,
            _ => 0,
        }
    }

    /// An effect that asks the host.
    pub fn host(request: Request) -> Self {
        Self::Host(Box::new(request))
    }
}

/// What an instruction leaves in accumulators.
#[derive(Clone, Debug, PartialEq)]
pub struct Fold {
    /// Elements to write.
    pub stores: Vec<Store>,
    /// Engine whose accumulators they are.
    pub engine: Engine,
    /// First lane.
    pub lane: u32,
    /// Values of the lanes from there on.
    pub values: Vec<f32>,
}

impl Fold {
    /// Writes the elements and sets the lanes.
    pub fn apply(&self, core: &mut Core) {
        for store in &self.stores {
            store.apply(core);
        }
        core.accumulators.set(self.engine, self.lane, &self.values);
    }
}

impl Store {
    /// Writes the elements.
    pub fn apply(&self, core: &mut Core) {
        core.memory_mut(self.space).scatter(self.partition, self.channels, &self.pattern, &self.data);
    }
}
