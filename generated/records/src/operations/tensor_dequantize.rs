// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Expands packed elements of 4 or 6 bits to FP8.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{DequantFmt, Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, Tensor3d};

/// Expands packed elements of 4 or 6 bits to FP8.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TensorDequantize {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source
    pub src_mem_pattern: Tensor3d,
    /// element type of the source
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// packed format
    pub dequant_fmt: DequantFmt,
    /// elements to a scale, or 0 for none
    pub group_size: u8,
    /// destination
    pub dst_mem_pattern: Tensor3d,
}

impl TensorDequantize {
    /// Name of the operation.
    pub const NAME: &'static str = "tensor_dequantize";

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
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor3d) -> Self {
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

    /// The same with another `dequant_fmt`.
    #[must_use]
    pub const fn with_dequant_fmt(mut self, dequant_fmt: DequantFmt) -> Self {
        self.dequant_fmt = dequant_fmt;
        self
    }

    /// The same with another `group_size`.
    #[must_use]
    pub const fn with_group_size(mut self, group_size: u8) -> Self {
        self.group_size = group_size;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor3d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for TensorDequantize {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x7b),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor3d::ZERO,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
            dequant_fmt: DequantFmt(0),
            group_size: 0,
            dst_mem_pattern: Tensor3d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TensorDequantize { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "in_dtype" in_dtype Plain, "out_dtype" out_dtype Plain, "num_active_channels"
    num_active_channels Plain, "dequant_fmt" dequant_fmt Plain, "group_size" group_size
    Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S3d3TensDequantSunda> for TensorDequantize {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3TensDequantSunda) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: Tensor3d::ZERO,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
            dequant_fmt: DequantFmt(0),
            group_size: 0,
            dst_mem_pattern: Tensor3d::ZERO,
        })
    }
}

impl Lower<formats::S3d3TensDequantSunda> for TensorDequantize {
    fn lower_onto(
        &self,
        mut record: formats::S3d3TensDequantSunda,
    ) -> Result<formats::S3d3TensDequantSunda, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        if self.src_mem_pattern != Tensor3d::ZERO {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        if self.in_dtype != Dtype(0) {
            return Err(LowerError::Operand {
                operand: "in_dtype",
            });
        }
        if self.out_dtype != Dtype(0) {
            return Err(LowerError::Operand {
                operand: "out_dtype",
            });
        }
        if self.num_active_channels != 0 {
            return Err(LowerError::Operand {
                operand: "num_active_channels",
            });
        }
        if self.dequant_fmt != DequantFmt(0) {
            return Err(LowerError::Operand {
                operand: "dequant_fmt",
            });
        }
        if self.group_size != 0 {
            return Err(LowerError::Operand {
                operand: "group_size",
            });
        }
        if self.dst_mem_pattern != Tensor3d::ZERO {
            return Err(LowerError::Operand {
                operand: "dst_mem_pattern",
            });
        }
        Ok(record)
    }
}

impl Lift<formats::S3d3TensDequantCayman> for TensorDequantize {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3TensDequantCayman) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            dequant_fmt: record.dequant_fmt(),
            group_size: record.group_size(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S3d3TensDequantCayman> for TensorDequantize {
    fn lower_onto(
        &self,
        mut record: formats::S3d3TensDequantCayman,
    ) -> Result<formats::S3d3TensDequantCayman, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_dequant_fmt(self.dequant_fmt);
        record.set_group_size(self.group_size);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
