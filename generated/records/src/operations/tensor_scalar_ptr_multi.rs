// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! tensor_scalar with a preloaded scalar of its own for each outermost slice.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AluOp, Dtype, Opcode, TensScalarRevOps, TensorSubdim};

#[allow(unused_imports)]
use crate::types::{Events, Tensor4d};

/// tensor\_scalar with a preloaded scalar of its own for each outermost slice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TensorScalarPtrMulti {
    /// Which of `TENSOR_SCALAR_PTR_MULTI_ARITH`, `TENSOR_SCALAR_PTR_MULTI_BITVEC`, `TENSOR_SCALAR_PTR_MULTI_DUAL_ARITH`, `TENSOR_SCALAR_PTR_MULTI_DUAL_BITVEC` it is.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source
    pub src_mem_pattern: Tensor4d,
    /// element type of the source
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// operation
    pub op: AluOp,
    /// dimensions the operation runs over
    pub op_dim: TensorSubdim,
    /// which operations take their operands exchanged
    pub reverse_operands: TensScalarRevOps,
    /// destination
    pub dst_mem_pattern: Tensor4d,
}

impl TensorScalarPtrMulti {
    /// Name of the operation.
    pub const NAME: &'static str = "tensor_scalar_ptr_multi";

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
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor4d) -> Self {
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

    /// The same with another `op`.
    #[must_use]
    pub const fn with_op(mut self, op: AluOp) -> Self {
        self.op = op;
        self
    }

    /// The same with another `op_dim`.
    #[must_use]
    pub const fn with_op_dim(mut self, op_dim: TensorSubdim) -> Self {
        self.op_dim = op_dim;
        self
    }

    /// The same with another `reverse_operands`.
    #[must_use]
    pub const fn with_reverse_operands(
        mut self,
        reverse_operands: TensScalarRevOps,
    ) -> Self {
        self.reverse_operands = reverse_operands;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor4d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for TensorScalarPtrMulti {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x4f),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor4d::ZERO,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
            op: AluOp(0),
            op_dim: TensorSubdim(0),
            reverse_operands: TensScalarRevOps(0),
            dst_mem_pattern: Tensor4d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TensorScalarPtrMulti { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "events" events Plain, "src_mem_pattern"
    src_mem_pattern Plain, "in_dtype" in_dtype Plain, "out_dtype" out_dtype Plain,
    "num_active_channels" num_active_channels Plain, "op" op Plain, "op_dim" op_dim
    Plain, "reverse_operands" reverse_operands Plain, "dst_mem_pattern" dst_mem_pattern
    Plain }
);

impl Lift<formats::S4d4Tsm> for TensorScalarPtrMulti {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S4d4Tsm) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            op: record.op(),
            op_dim: record.op_dim(),
            reverse_operands: record.reverse_operands(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S4d4Tsm> for TensorScalarPtrMulti {
    fn lower_onto(
        &self,
        mut record: formats::S4d4Tsm,
    ) -> Result<formats::S4d4Tsm, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_op(self.op);
        record.set_op_dim(self.op_dim);
        record.set_reverse_operands(self.reverse_operands);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
