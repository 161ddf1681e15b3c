//! What instructions do that a crate adds to a generation: functions over records.
//!
//! A machine of an extended generation ([`tpb_core::extend`](mod@tpb_core::extend)) is told with [`Machine::set_model`](crate::Machine::set_model) what a
//! record of such an instruction does. As for the models of the generation's own instructions, the function looks at the core, reads and computes, and hands
//! back an [`Effect`], which the machine carries out; waits, updates and the order of things are the machine's.
//!
//! choice: an instruction whose opcode the generation lacks waits and updates as header and events of SUNDA and its successors say it, 12 bytes from the
//! record's beginning; there is nothing that could say it otherwise.

use std::fmt;

use tpb_core::RecordBytes;
use tpb_core::dialect::{Engine, Lift, LiftError};
use tpb_core::extend::Instruction;
use tpb_records::enums::Dtype;
use tpb_records::{Operation, formats, operations};

use crate::choices::Choices;
use crate::effect::{Effect, Store};
use crate::fault::Fault;
use crate::number::{Format, narrow, widen};
pub use crate::operand::Shape;
use crate::operand::{self, Home, Operand};
use crate::state::Core;

/// What a record does, as the machine calls it.
type Model<'p> = Box<dyn FnMut(&RecordBytes, &View<'_>) -> Result<Effect, Fault> + Send + 'p>;

/// A model, and whose it is.
struct Entry<'p> {
    is: fn(&RecordBytes) -> bool,
    model: Model<'p>,
}

/// The models that a machine was told.
#[derive(Default)]
pub(crate) struct Custom<'p> {
    list: Vec<Entry<'p>>,
}

impl<'p> Custom<'p> {
    /// Adds a model; of several for one record, the last one counts.
    pub(crate) fn set<I: Instruction>(&mut self, mut model: impl FnMut(&I, &View<'_>) -> Result<Effect, Fault> + Send + 'p) {
        self.list.push(Entry { is: I::is, model: Box::new(move |record, view| model(&I::from_record(record), view)) });
    }

    /// Number of the record's model.
    #[inline]
    pub(crate) fn find(&self, record: &RecordBytes) -> Option<usize> {
        self.list.iter().rposition(|entry| (entry.is)(record))
    }

    /// Runs a model.
    pub(crate) fn execute(&mut self, model: usize, record: &RecordBytes, view: &View<'_>) -> Result<Effect, Fault> {
        match self.list.get_mut(model) {
            Some(entry) => (entry.model)(record, view),
            None => Err(Fault::unimplemented("the model of an added instruction")),
        }
    }
}

impl fmt::Debug for Custom<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} models", self.list.len())
    }
}

/// The operation of an added record, which says what it waits for and updates.
pub(crate) fn operation(lifted: Result<Operation, LiftError>, record: &RecordBytes) -> Result<Operation, LiftError> {
    match lifted {
        Err(LiftError::UnknownOpcode(_)) => {
            operations::Extended::lift(&formats::ExtendedInst::from_bytes(*record)).map(Operation::Extended)
        }
        lifted => lifted,
    }
}

/// What a model sees: the core as it is when the instruction issues.
#[derive(Clone, Copy, Debug)]
pub struct View<'m> {
    pub(crate) core: &'m Core,
    pub(crate) choices: &'m Choices,
    pub(crate) engine: Engine,
}

impl<'m> View<'m> {
    /// The core.
    pub const fn core(&self) -> &'m Core {
        self.core
    }

    /// What the sources leave open.
    pub const fn choices(&self) -> &'m Choices {
        self.choices
    }

    /// The engine that runs the instruction.
    pub const fn engine(&self) -> Engine {
        self.engine
    }

    /// A register of the engine.
    ///
    /// # Errors
    /// [`Fault::Index`] if the engine lacks it.
    pub fn register(&self, number: u32) -> Result<u32, Fault> {
        self.core.registers(self.engine).read(number)
    }

    /// An operand in SBUF or PSUM: a pattern of elements in so many partitions. `name` is the field's, for faults.
    ///
    /// # Errors
    /// A fault where the type is no element type, or an element is not there, unaligned, or in a memory that the engine does not reach.
    pub fn tensor(&self, name: &'static str, pattern: &impl Shape, dtype: Dtype, partitions: u32) -> Result<Tensor<'m>, Fault> {
        let format = operand::format(name, dtype, self.core)?;
        let operand = Operand::new(name, pattern, format.bytes(), partitions, Home::Engine, self.engine, (self.core, self.choices))?;
        Ok(Tensor { operand, format, core: self.core, choices: self.choices })
    }
}

/// A checked operand: every element of every partition is there.
#[derive(Clone, Debug)]
pub struct Tensor<'m> {
    operand: Operand,
    format: Format,
    core: &'m Core,
    choices: &'m Choices,
}

impl Tensor<'_> {
    /// Partitions.
    pub const fn partitions(&self) -> u32 {
        self.operand.channels
    }

    /// Elements in a partition.
    pub fn elements(&self) -> u64 {
        self.operand.len()
    }

    /// Its elements as FP32, partition by partition, in the order of the walk.
    pub fn values(&self) -> Vec<f32> {
        widen(self.format, &self.bytes())
    }

    /// Its elements as they are, in the same order.
    pub fn bytes(&self) -> Vec<u8> {
        self.operand.gather(self.core)
    }

    /// Writes FP32 values to it, in the same order, converted as CAST converts.
    ///
    /// # Errors
    /// [`Fault::Illegal`] if they are not as many as it has elements.
    pub fn store(self, values: &[f32]) -> Result<Effect, Fault> {
        let data = narrow(self.format, values, &self.choices.casts);
        self.store_bytes(data)
    }

    /// Writes elements to it as they are.
    ///
    /// # Errors
    /// [`Fault::Illegal`] if they are not as many bytes as it has.
    pub fn store_bytes(self, data: Vec<u8>) -> Result<Effect, Fault> {
        let Operand { name, space, partition, channels, pattern } = self.operand;
        let wanted = pattern.len().saturating_mul(channels.into()).saturating_mul(self.format.bytes().into());
        if data.len() as u64 != wanted {
            return Err(Fault::illegal(name, format!("it has {wanted} bytes, and {} are to be written", data.len())));
        }
        Ok(Effect::store(Store { space, partition, channels, pattern, data }))
    }
}
