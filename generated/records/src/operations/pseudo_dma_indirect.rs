// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Gather or scatter by DMA, through indices that lie in SBUF when it runs.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Gather or scatter by DMA, through indices that lie in SBUF when it runs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PseudoDmaIndirect {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// first index
    pub indirect_start_offset: u32,
    /// fast step of the indices
    pub indirect_step_elems0: u32,
    /// slow step of the indices
    pub indirect_step_elems1: u32,
    /// fast count of the indices
    pub indirect_num_elems0: u32,
    /// slow count of the indices
    pub indirect_num_elems1: u32,
    /// first byte of the direct side
    pub direct_start_offset: u32,
    /// fast step of the direct side
    pub direct_step_elems0: u32,
    /// slow step of the direct side
    pub direct_step_elems1: u32,
    /// fast count of the direct side
    pub direct_num_elems0: u32,
    /// slow count of the direct side
    pub direct_num_elems1: u32,
    /// bytes of an element
    pub direct_elem_size: u32,
    /// variable of the direct side
    pub direct_var_id: u16,
    /// threshold of the wait, low half
    pub semaphore_wait_value: u16,
    /// 0 gathers, 1 scatters
    pub indirection_mode: u8,
    /// threshold of the wait, high half
    pub semaphore_wait_value_hi: u16,
}

impl PseudoDmaIndirect {
    /// Name of the operation.
    pub const NAME: &'static str = "pseudo_dma_indirect";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with other events.
    #[must_use]
    pub const fn with_events(mut self, events: Events) -> Self {
        self.events = events;
        self
    }

    /// The same with another `indirect_start_offset`.
    #[must_use]
    pub const fn with_indirect_start_offset(
        mut self,
        indirect_start_offset: u32,
    ) -> Self {
        self.indirect_start_offset = indirect_start_offset;
        self
    }

    /// The same with another `indirect_step_elems0`.
    #[must_use]
    pub const fn with_indirect_step_elems0(mut self, indirect_step_elems0: u32) -> Self {
        self.indirect_step_elems0 = indirect_step_elems0;
        self
    }

    /// The same with another `indirect_step_elems1`.
    #[must_use]
    pub const fn with_indirect_step_elems1(mut self, indirect_step_elems1: u32) -> Self {
        self.indirect_step_elems1 = indirect_step_elems1;
        self
    }

    /// The same with another `indirect_num_elems0`.
    #[must_use]
    pub const fn with_indirect_num_elems0(mut self, indirect_num_elems0: u32) -> Self {
        self.indirect_num_elems0 = indirect_num_elems0;
        self
    }

    /// The same with another `indirect_num_elems1`.
    #[must_use]
    pub const fn with_indirect_num_elems1(mut self, indirect_num_elems1: u32) -> Self {
        self.indirect_num_elems1 = indirect_num_elems1;
        self
    }

    /// The same with another `direct_start_offset`.
    #[must_use]
    pub const fn with_direct_start_offset(mut self, direct_start_offset: u32) -> Self {
        self.direct_start_offset = direct_start_offset;
        self
    }

    /// The same with another `direct_step_elems0`.
    #[must_use]
    pub const fn with_direct_step_elems0(mut self, direct_step_elems0: u32) -> Self {
        self.direct_step_elems0 = direct_step_elems0;
        self
    }

    /// The same with another `direct_step_elems1`.
    #[must_use]
    pub const fn with_direct_step_elems1(mut self, direct_step_elems1: u32) -> Self {
        self.direct_step_elems1 = direct_step_elems1;
        self
    }

    /// The same with another `direct_num_elems0`.
    #[must_use]
    pub const fn with_direct_num_elems0(mut self, direct_num_elems0: u32) -> Self {
        self.direct_num_elems0 = direct_num_elems0;
        self
    }

    /// The same with another `direct_num_elems1`.
    #[must_use]
    pub const fn with_direct_num_elems1(mut self, direct_num_elems1: u32) -> Self {
        self.direct_num_elems1 = direct_num_elems1;
        self
    }

    /// The same with another `direct_elem_size`.
    #[must_use]
    pub const fn with_direct_elem_size(mut self, direct_elem_size: u32) -> Self {
        self.direct_elem_size = direct_elem_size;
        self
    }

    /// The same with another `direct_var_id`.
    #[must_use]
    pub const fn with_direct_var_id(mut self, direct_var_id: u16) -> Self {
        self.direct_var_id = direct_var_id;
        self
    }

    /// The same with another `semaphore_wait_value`.
    #[must_use]
    pub const fn with_semaphore_wait_value(mut self, semaphore_wait_value: u16) -> Self {
        self.semaphore_wait_value = semaphore_wait_value;
        self
    }

    /// The same with another `indirection_mode`.
    #[must_use]
    pub const fn with_indirection_mode(mut self, indirection_mode: u8) -> Self {
        self.indirection_mode = indirection_mode;
        self
    }

    /// The same with another `semaphore_wait_value_hi`.
    #[must_use]
    pub const fn with_semaphore_wait_value_hi(
        mut self,
        semaphore_wait_value_hi: u16,
    ) -> Self {
        self.semaphore_wait_value_hi = semaphore_wait_value_hi;
        self
    }
}

impl Default for PseudoDmaIndirect {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xc4),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            indirect_start_offset: 0,
            indirect_step_elems0: 0,
            indirect_step_elems1: 0,
            indirect_num_elems0: 0,
            indirect_num_elems1: 0,
            direct_start_offset: 0,
            direct_step_elems0: 0,
            direct_step_elems1: 0,
            direct_num_elems0: 0,
            direct_num_elems1: 0,
            direct_elem_size: 0,
            direct_var_id: 0,
            semaphore_wait_value: 0,
            indirection_mode: 0,
            semaphore_wait_value_hi: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    PseudoDmaIndirect { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "indirect_start_offset"
    indirect_start_offset Plain, "indirect_step_elems0" indirect_step_elems0 Plain,
    "indirect_step_elems1" indirect_step_elems1 Plain, "indirect_num_elems0"
    indirect_num_elems0 Plain, "indirect_num_elems1" indirect_num_elems1 Plain,
    "direct_start_offset" direct_start_offset Plain, "direct_step_elems0"
    direct_step_elems0 Plain, "direct_step_elems1" direct_step_elems1 Plain,
    "direct_num_elems0" direct_num_elems0 Plain, "direct_num_elems1" direct_num_elems1
    Plain, "direct_elem_size" direct_elem_size Plain, "direct_var_id" direct_var_id
    Plain, "semaphore_wait_value" semaphore_wait_value Plain, "indirection_mode"
    indirection_mode Plain, "semaphore_wait_value_hi" semaphore_wait_value_hi Plain }
);

impl Lift<formats::PseudoDmaMemcpyFullInd> for PseudoDmaIndirect {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoDmaMemcpyFullInd) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            indirect_start_offset: record.indirect_start_offset(),
            indirect_step_elems0: record.indirect_step_elems0(),
            indirect_step_elems1: record.indirect_step_elems1(),
            indirect_num_elems0: record.indirect_num_elems0(),
            indirect_num_elems1: record.indirect_num_elems1(),
            direct_start_offset: record.direct_start_offset(),
            direct_step_elems0: record.direct_step_elems0(),
            direct_step_elems1: record.direct_step_elems1(),
            direct_num_elems0: record.direct_num_elems0(),
            direct_num_elems1: record.direct_num_elems1(),
            direct_elem_size: record.direct_elem_size(),
            direct_var_id: record.direct_var_id(),
            semaphore_wait_value: record.semaphore_wait_value(),
            indirection_mode: record.indirection_mode(),
            semaphore_wait_value_hi: record.semaphore_wait_value_hi(),
        })
    }
}

impl Lower<formats::PseudoDmaMemcpyFullInd> for PseudoDmaIndirect {
    fn lower_onto(
        &self,
        mut record: formats::PseudoDmaMemcpyFullInd,
    ) -> Result<formats::PseudoDmaMemcpyFullInd, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_indirect_start_offset(self.indirect_start_offset);
        record.set_indirect_step_elems0(self.indirect_step_elems0);
        record.set_indirect_step_elems1(self.indirect_step_elems1);
        record.set_indirect_num_elems0(self.indirect_num_elems0);
        record.set_indirect_num_elems1(self.indirect_num_elems1);
        record.set_direct_start_offset(self.direct_start_offset);
        record.set_direct_step_elems0(self.direct_step_elems0);
        record.set_direct_step_elems1(self.direct_step_elems1);
        record.set_direct_num_elems0(self.direct_num_elems0);
        record.set_direct_num_elems1(self.direct_num_elems1);
        record.set_direct_elem_size(self.direct_elem_size);
        record.set_direct_var_id(self.direct_var_id);
        record.set_semaphore_wait_value(self.semaphore_wait_value);
        record.set_indirection_mode(self.indirection_mode);
        record.set_semaphore_wait_value_hi(self.semaphore_wait_value_hi);
        Ok(record)
    }
}
