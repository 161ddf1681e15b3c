//! What instructions compute, one method per operation.
//!
//! A model looks at the core, checks and reads its operands, computes, and returns an [`Effect`]. It changes nothing, knows no byte of
//! a record, and asks for no generation.

pub(crate) mod dma;
pub mod pe;
pub(crate) mod sync;
mod vector;

use tpb_core::dialect::Engine;
use tpb_records::{Execute, Operation, operations};

use crate::choices::Choices;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::operand::{Home, Operand, Shape};
use crate::state::Core;

/// The models, on behalf of one instruction of one engine.
#[derive(Debug)]
pub(crate) struct Models<'m> {
    pub(crate) core: &'m Core,
    pub(crate) choices: &'m Choices,
    pub(crate) engine: Engine,
}

impl Models<'_> {
    /// Reads and computes.
    pub(crate) fn execute(&mut self, operation: &Operation) -> Result<Effect, Fault> {
        operation.dispatch(self)
    }

    /// A checked operand; see [`Operand::new`].
    fn operand(&self, name: &'static str, shape: &impl Shape, element: u32, channels: u32, home: Home) -> Result<Operand, Fault> {
        Operand::new(name, shape, element, channels, home, self.engine, (self.core, self.choices))
    }
}

impl Execute for Models<'_> {
    type Output = Result<Effect, Fault>;

    fn unimplemented(&mut self, operation: &'static str) -> Self::Output {
        Err(Fault::unimplemented(format!("operation {operation}")))
    }

    fn event_semaphore(&mut self, _: &operations::EventSemaphore) -> Self::Output {
        Ok(Effect::Nothing)
    }

    fn control(&mut self, op: &operations::Control) -> Self::Output {
        sync::control(op)
    }

    fn dma_trigger(&mut self, op: &operations::DmaTrigger) -> Self::Output {
        dma::trigger(op).map(Effect::Host)
    }

    fn trigger_collective(&mut self, op: &operations::TriggerCollective) -> Self::Output {
        dma::collective(op)
    }

    fn pseudo_trigger_all_reduce(&mut self, op: &operations::PseudoTriggerAllReduce) -> Self::Output {
        dma::all_reduce(op)
    }

    fn load_weights(&mut self, op: &operations::LoadWeights) -> Self::Output {
        self.pe_load_weights(op)
    }

    fn matmul(&mut self, op: &operations::Matmul) -> Self::Output {
        self.pe_matmul(op)
    }

    fn tensor_tensor(&mut self, op: &operations::TensorTensor) -> Self::Output {
        self.vector_tensor_tensor(op)
    }

    fn extended_tensor_tensor(&mut self, op: &operations::ExtendedTensorTensor) -> Self::Output {
        self.vector_extended_tensor_tensor(op)
    }

    fn copy(&mut self, op: &operations::Copy) -> Self::Output {
        self.vector_copy(op)
    }

    fn cast(&mut self, op: &operations::Cast) -> Self::Output {
        self.vector_cast(op)
    }

    fn memset(&mut self, op: &operations::Memset) -> Self::Output {
        self.vector_memset(op)
    }
}
