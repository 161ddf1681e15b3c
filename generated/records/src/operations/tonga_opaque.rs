// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Records of TONGA of which only the header and the events are known.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::TongaEvents;

/// Records of TONGA of which only the header and the events are known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TongaOpaque {
    /// Which of `LDWEIGHTS`, `ACTIVATE`, `ACTIVATE_QUANTIZE`, `TENSOR_TENSOR_ARITH_OP`, `TENSOR_REDUCE_ARITH_OP`, `TENSOR_SCALAR_ARITH_OP`, `TENSOR_SCALAR_PTR_ARITH_OP`, `CAST`, `RECIPROCAL`, `MEMSET`, `REG_LOAD`, `REG_STORE`, `REG_SHUFFLE`, `RNG`, `TENSOR_CUMULATIVE_ARITH_OP`, `TENSOR_TENSOR_BITVEC_OP`, `TENSOR_REDUCE_BITVEC_OP`, `TENSOR_SCALAR_BITVEC_OP`, `TENSOR_SCALAR_PTR_BITVEC_OP`, `TENSOR_CUMULATIVE_BITVEC_OP`, `EVENT_WAIT`, `EVENT_SET`, `EVENT_CLEAR`, `SEMAPHORE_TEST_AND_SET`, `NOP`, `WRITE`, `NOTIFY`, `PSEUDO_DMA_REARM`, `PSEUDO_DMA_BARRIER`, `PSEUDO_DMA_MEMCPY`, `PSEUDO_SEMAPHORE_SET`, `PSEUDO_LOAD_ACT_FUNC_SET`, `PSEUDO_SET_TRANSFER_ADJUST`, `PSEUDO_READ_VAR_ADDR`, `SIM_DMA_COPY`, `SIM_WRFILE`, `SIM_WRNPY`, `SIM_RDNPY`, `SIM_MEMCPY`, `INVALID` it is.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: TongaEvents,
}

impl TongaOpaque {
    /// Name of the operation.
    pub const NAME: &'static str = "tonga_opaque";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with other events.
    #[must_use]
    pub const fn with_events(mut self, events: TongaEvents) -> Self {
        self.events = events;
        self
    }
}

impl Default for TongaOpaque {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x01),
            debug_cmd: 0,
            debug_hint: 0,
            events: TongaEvents::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TongaOpaque { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, }
);

impl Lift<formats::TongaOpaque> for TongaOpaque {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::TongaOpaque) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.inst_events(),
        })
    }
}

impl Lower<formats::TongaOpaque> for TongaOpaque {
    fn lower_onto(
        &self,
        mut record: formats::TongaOpaque,
    ) -> Result<formats::TongaOpaque, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_inst_events(self.events);
        Ok(record)
    }
}
