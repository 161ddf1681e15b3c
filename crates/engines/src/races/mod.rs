//! Races of a schedule, by vector clocks.
//!
//! Every stream and every DMA channel is an actor with a clock of its own, which ticks when an instruction has its operands and again when
//! its results are written. A semaphore or event carries the joined clocks of all updates applied to it; a wait that passes, and a read of the
//! flag, joins them. An update on READ carries the clock of the reads, so it orders the reads of its instruction and not its writes.
//!
//! Two accesses of different actors to the same byte, one of them a write, race if neither's clock holds the other. The report is about the
//! schedule that was run: a race that another schedule orders by chance is found in that one.
//!
//! choice: an actor's accesses are ordered as its stream has them, and transfers of one queue as they were triggered; transfers
//! of different queues, and a transfer and the engine that set it off, are ordered by what is waited for alone (machine facts 2, 6).

mod clock;
mod footprint;
mod report;
mod tracker;

pub(crate) use clock::Clock;
pub(crate) use footprint::Footprint;
pub use footprint::Region;
pub use report::{Access, Actor, Race, RaceKind};
pub(crate) use tracker::Tracker;
