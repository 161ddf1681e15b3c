// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Copies runs of elements that a list of indices chooses.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{
    Events, Indirect20b, MemPattern4dMaverick, MemPattern4dMaverickArm,
    MemPattern4dTonga, MemPattern4dTongaArm, MxtensorV220b, Tensor4d,
};

/// Copies runs of elements that a list of indices chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IndirectCopy {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source
    pub src_mem_pattern: MemPattern4dMaverickArm,
    /// element type of the source
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// elements copied per index
    pub src_num_elem_per_idx: u8,
    /// zero
    pub dst_num_elem_per_idx: u8,
    /// elements of the source
    pub src_buffer_size: u16,
    /// zero
    pub dst_buffer_size: u16,
    /// destination
    pub dst_mem_pattern: MemPattern4dMaverickArm,
}

impl IndirectCopy {
    /// Name of the operation.
    pub const NAME: &'static str = "indirect_copy";

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

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(
        mut self,
        src_mem_pattern: MemPattern4dMaverickArm,
    ) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `in_dtype`.
    #[must_use]
    pub const fn with_in_dtype(mut self, in_dtype: Dtype) -> Self {
        self.in_dtype = in_dtype;
        self
    }

    /// The same with another `out_dtype`.
    #[must_use]
    pub const fn with_out_dtype(mut self, out_dtype: Dtype) -> Self {
        self.out_dtype = out_dtype;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `src_num_elem_per_idx`.
    #[must_use]
    pub const fn with_src_num_elem_per_idx(mut self, src_num_elem_per_idx: u8) -> Self {
        self.src_num_elem_per_idx = src_num_elem_per_idx;
        self
    }

    /// The same with another `dst_num_elem_per_idx`.
    #[must_use]
    pub const fn with_dst_num_elem_per_idx(mut self, dst_num_elem_per_idx: u8) -> Self {
        self.dst_num_elem_per_idx = dst_num_elem_per_idx;
        self
    }

    /// The same with another `src_buffer_size`.
    #[must_use]
    pub const fn with_src_buffer_size(mut self, src_buffer_size: u16) -> Self {
        self.src_buffer_size = src_buffer_size;
        self
    }

    /// The same with another `dst_buffer_size`.
    #[must_use]
    pub const fn with_dst_buffer_size(mut self, dst_buffer_size: u16) -> Self {
        self.dst_buffer_size = dst_buffer_size;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(
        mut self,
        dst_mem_pattern: MemPattern4dMaverickArm,
    ) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for IndirectCopy {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xe7),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: MemPattern4dMaverickArm::Raw([0; 20]),
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
            src_num_elem_per_idx: 0,
            dst_num_elem_per_idx: 0,
            src_buffer_size: 0,
            dst_buffer_size: 0,
            dst_mem_pattern: MemPattern4dMaverickArm::Raw([0; 20]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    IndirectCopy { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "in_dtype" in_dtype Plain, "out_dtype" out_dtype Plain, "num_active_channels"
    num_active_channels Plain, "src_num_elem_per_idx" src_num_elem_per_idx Plain,
    "dst_num_elem_per_idx" dst_num_elem_per_idx Plain, "src_buffer_size" src_buffer_size
    Plain, "dst_buffer_size" dst_buffer_size Plain, "dst_mem_pattern" dst_mem_pattern
    Plain }
);

impl Lift<formats::S4d4IcSunda> for IndirectCopy {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S4d4IcSunda) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: match record.src_mem_pattern().arm() {
                MemPattern4dTongaArm::I(value) => MemPattern4dMaverickArm::I(value),
                MemPattern4dTongaArm::T(value) => MemPattern4dMaverickArm::T(value),
                MemPattern4dTongaArm::Raw(value) => MemPattern4dMaverickArm::Raw(value),
            },
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            src_num_elem_per_idx: record.src_num_elem_per_idx(),
            dst_num_elem_per_idx: record.dst_num_elem_per_idx(),
            src_buffer_size: record.src_buffer_size(),
            dst_buffer_size: record.dst_buffer_size(),
            dst_mem_pattern: match record.dst_mem_pattern().arm() {
                MemPattern4dTongaArm::I(value) => MemPattern4dMaverickArm::I(value),
                MemPattern4dTongaArm::T(value) => MemPattern4dMaverickArm::T(value),
                MemPattern4dTongaArm::Raw(value) => MemPattern4dMaverickArm::Raw(value),
            },
        })
    }
}

impl Lower<formats::S4d4IcSunda> for IndirectCopy {
    fn lower_onto(
        &self,
        mut record: formats::S4d4IcSunda,
    ) -> Result<formats::S4d4IcSunda, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        let src_mem_pattern = match self.src_mem_pattern {
            MemPattern4dMaverickArm::I(value) => MemPattern4dTongaArm::I(value),
            MemPattern4dMaverickArm::Mx(_) => {
                return Err(LowerError::Operand {
                    operand: "src_mem_pattern",
                });
            }
            MemPattern4dMaverickArm::T(value) => MemPattern4dTongaArm::T(value),
            MemPattern4dMaverickArm::Raw(value) => MemPattern4dTongaArm::Raw(value),
        };
        record.set_src_mem_pattern(src_mem_pattern.into());
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_src_num_elem_per_idx(self.src_num_elem_per_idx);
        record.set_dst_num_elem_per_idx(self.dst_num_elem_per_idx);
        record.set_src_buffer_size(self.src_buffer_size);
        record.set_dst_buffer_size(self.dst_buffer_size);
        let dst_mem_pattern = match self.dst_mem_pattern {
            MemPattern4dMaverickArm::I(value) => MemPattern4dTongaArm::I(value),
            MemPattern4dMaverickArm::Mx(_) => {
                return Err(LowerError::Operand {
                    operand: "dst_mem_pattern",
                });
            }
            MemPattern4dMaverickArm::T(value) => MemPattern4dTongaArm::T(value),
            MemPattern4dMaverickArm::Raw(value) => MemPattern4dTongaArm::Raw(value),
        };
        record.set_dst_mem_pattern(dst_mem_pattern.into());
        if !<MemPattern4dTonga as ::tpb_core::layout::Union>::reads_as(
            &src_mem_pattern,
            &record.src_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        if !<MemPattern4dTonga as ::tpb_core::layout::Union>::reads_as(
            &dst_mem_pattern,
            &record.dst_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst_mem_pattern",
            });
        }
        Ok(record)
    }
}

impl Lift<formats::S4d4IcMaverick> for IndirectCopy {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S4d4IcMaverick) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern().arm(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            src_num_elem_per_idx: record.src_num_elem_per_idx(),
            dst_num_elem_per_idx: record.dst_num_elem_per_idx(),
            src_buffer_size: record.src_buffer_size(),
            dst_buffer_size: record.dst_buffer_size(),
            dst_mem_pattern: record.dst_mem_pattern().arm(),
        })
    }
}

impl Lower<formats::S4d4IcMaverick> for IndirectCopy {
    fn lower_onto(
        &self,
        mut record: formats::S4d4IcMaverick,
    ) -> Result<formats::S4d4IcMaverick, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        let src_mem_pattern = self.src_mem_pattern;
        record.set_src_mem_pattern(src_mem_pattern.into());
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_src_num_elem_per_idx(self.src_num_elem_per_idx);
        record.set_dst_num_elem_per_idx(self.dst_num_elem_per_idx);
        record.set_src_buffer_size(self.src_buffer_size);
        record.set_dst_buffer_size(self.dst_buffer_size);
        let dst_mem_pattern = self.dst_mem_pattern;
        record.set_dst_mem_pattern(dst_mem_pattern.into());
        if !<MemPattern4dMaverick as ::tpb_core::layout::Union>::reads_as(
            &src_mem_pattern,
            &record.src_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        if !<MemPattern4dMaverick as ::tpb_core::layout::Union>::reads_as(
            &dst_mem_pattern,
            &record.dst_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst_mem_pattern",
            });
        }
        Ok(record)
    }
}
