// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Folds the chosen fast dimensions of a tensor with one operation. The transposed opcodes fold the transposed source.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AluOp, Dtype, Opcode, TensorSubdim};

#[allow(unused_imports)]
use crate::types::{
    Events, Indirect20b, MemPattern4dMaverick, MemPattern4dMaverickArm,
    MemPattern4dTonga, MemPattern4dTongaArm, MxtensorV220b, Tensor4d,
};

/// Folds the chosen fast dimensions of a tensor with one operation. The transposed opcodes fold the transposed source.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TensorReduce {
    /// Which of `TENSOR_REDUCE_ARITH_OP`, `TENSOR_REDUCE_BITVEC_OP`, `TRANSPOSE_TENSOR_REDUCE_ARITH_OP`, `TRANSPOSE_TENSOR_REDUCE_BITVEC_OP`, `TENSOR_REDUCE_ADD_BF16`, `TENSOR_REDUCE_MAX_BF16` it is.
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
    /// negate the result
    pub negated: u8,
    /// operation
    pub op: AluOp,
    /// dimensions folded
    pub op_dim: TensorSubdim,
    /// use the loaded masks
    pub mask_enable: u8,
    /// destination
    pub dst_mem_pattern: MemPattern4dMaverickArm,
}

impl TensorReduce {
    /// Name of the operation.
    pub const NAME: &'static str = "tensor_reduce";

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

    /// The same with another `negated`.
    #[must_use]
    pub const fn with_negated(mut self, negated: u8) -> Self {
        self.negated = negated;
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

    /// The same with another `mask_enable`.
    #[must_use]
    pub const fn with_mask_enable(mut self, mask_enable: u8) -> Self {
        self.mask_enable = mask_enable;
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

impl Default for TensorReduce {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x42),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: MemPattern4dMaverickArm::Raw([0; 20]),
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
            negated: 0,
            op: AluOp(0),
            op_dim: TensorSubdim(0),
            mask_enable: 0,
            dst_mem_pattern: MemPattern4dMaverickArm::Raw([0; 20]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TensorReduce { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "in_dtype" in_dtype Plain, "out_dtype" out_dtype Plain, "num_active_channels"
    num_active_channels Plain, "negated" negated Plain, "op" op Plain, "op_dim" op_dim
    Plain, "mask_enable" mask_enable Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S4d4TrSunda> for TensorReduce {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S4d4TrSunda) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: MemPattern4dMaverickArm::T(record.src_mem_pattern()),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            negated: record.negated(),
            op: record.op(),
            op_dim: record.op_dim(),
            mask_enable: record.mask_enable(),
            dst_mem_pattern: MemPattern4dMaverickArm::T(record.dst_mem_pattern()),
        })
    }
}

impl Lower<formats::S4d4TrSunda> for TensorReduce {
    fn lower_onto(
        &self,
        mut record: formats::S4d4TrSunda,
    ) -> Result<formats::S4d4TrSunda, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record
            .set_src_mem_pattern(
                match self.src_mem_pattern {
                    MemPattern4dMaverickArm::I(_) => {
                        return Err(LowerError::Operand {
                            operand: "src_mem_pattern",
                        });
                    }
                    MemPattern4dMaverickArm::Mx(_) => {
                        return Err(LowerError::Operand {
                            operand: "src_mem_pattern",
                        });
                    }
                    MemPattern4dMaverickArm::T(value) => value,
                    MemPattern4dMaverickArm::Raw(value) => Tensor4d(value),
                },
            );
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_negated(self.negated);
        record.set_op(self.op);
        record.set_op_dim(self.op_dim);
        record.set_mask_enable(self.mask_enable);
        record
            .set_dst_mem_pattern(
                match self.dst_mem_pattern {
                    MemPattern4dMaverickArm::I(_) => {
                        return Err(LowerError::Operand {
                            operand: "dst_mem_pattern",
                        });
                    }
                    MemPattern4dMaverickArm::Mx(_) => {
                        return Err(LowerError::Operand {
                            operand: "dst_mem_pattern",
                        });
                    }
                    MemPattern4dMaverickArm::T(value) => value,
                    MemPattern4dMaverickArm::Raw(value) => Tensor4d(value),
                },
            );
        Ok(record)
    }
}

impl Lift<formats::S4d4TrMariana> for TensorReduce {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S4d4TrMariana) -> Result<Self, LiftError> {
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
            negated: record.negated(),
            op: record.op(),
            op_dim: record.op_dim(),
            mask_enable: record.mask_enable(),
            dst_mem_pattern: match record.dst_mem_pattern().arm() {
                MemPattern4dTongaArm::I(value) => MemPattern4dMaverickArm::I(value),
                MemPattern4dTongaArm::T(value) => MemPattern4dMaverickArm::T(value),
                MemPattern4dTongaArm::Raw(value) => MemPattern4dMaverickArm::Raw(value),
            },
        })
    }
}

impl Lower<formats::S4d4TrMariana> for TensorReduce {
    fn lower_onto(
        &self,
        mut record: formats::S4d4TrMariana,
    ) -> Result<formats::S4d4TrMariana, LowerError> {
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
        record.set_negated(self.negated);
        record.set_op(self.op);
        record.set_op_dim(self.op_dim);
        record.set_mask_enable(self.mask_enable);
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

impl Lift<formats::S4d4TrMaverick> for TensorReduce {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S4d4TrMaverick) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern().arm(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            negated: record.negated(),
            op: record.op(),
            op_dim: record.op_dim(),
            mask_enable: record.mask_enable(),
            dst_mem_pattern: record.dst_mem_pattern().arm(),
        })
    }
}

impl Lower<formats::S4d4TrMaverick> for TensorReduce {
    fn lower_onto(
        &self,
        mut record: formats::S4d4TrMaverick,
    ) -> Result<formats::S4d4TrMaverick, LowerError> {
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
        record.set_negated(self.negated);
        record.set_op(self.op);
        record.set_op_dim(self.op_dim);
        record.set_mask_enable(self.mask_enable);
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
