// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Writes a scalar where a predicate tensor says so and keeps the destination elsewhere.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, ImmSrc, Opcode};

#[allow(unused_imports)]
use crate::types::{
    Events, ImmValInstField, ImmValInstFieldArm, Indirect16b, MemPattern3dCayman,
    MemPattern3dCaymanArm, MemPattern3dMaverick, MemPattern3dMaverickArm, MxtensorV2,
    Tensor3d,
};

/// Writes a scalar where a predicate tensor says so and keeps the destination elsewhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CopyPredicatedScalar {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// predicate
    pub pred_mem_pattern: MemPattern3dMaverickArm,
    /// element type of the predicate
    pub pred_dtype: Dtype,
    /// which elements are written: 0 those with a zero predicate, 1 the others
    pub reversed_pred: u8,
    /// partitions worked on
    pub num_active_channels: u8,
    /// element type of the scalar
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// source of the scalar
    pub src0_imm_src: ImmSrc,
    /// scalar
    pub src0_imm: ImmValInstFieldArm,
    /// destination
    pub dst_mem_pattern: MemPattern3dMaverickArm,
}

impl CopyPredicatedScalar {
    /// Name of the operation.
    pub const NAME: &'static str = "copy_predicated_scalar";

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

    /// The same with another `pred_mem_pattern`.
    #[must_use]
    pub const fn with_pred_mem_pattern(
        mut self,
        pred_mem_pattern: MemPattern3dMaverickArm,
    ) -> Self {
        self.pred_mem_pattern = pred_mem_pattern;
        self
    }

    /// The same with another `pred_dtype`.
    #[must_use]
    pub const fn with_pred_dtype(mut self, pred_dtype: Dtype) -> Self {
        self.pred_dtype = pred_dtype;
        self
    }

    /// The same with another `reversed_pred`.
    #[must_use]
    pub const fn with_reversed_pred(mut self, reversed_pred: u8) -> Self {
        self.reversed_pred = reversed_pred;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
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

    /// The same with another `src0_imm_src`.
    #[must_use]
    pub const fn with_src0_imm_src(mut self, src0_imm_src: ImmSrc) -> Self {
        self.src0_imm_src = src0_imm_src;
        self
    }

    /// The same with another `src0_imm`.
    #[must_use]
    pub const fn with_src0_imm(mut self, src0_imm: ImmValInstFieldArm) -> Self {
        self.src0_imm = src0_imm;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(
        mut self,
        dst_mem_pattern: MemPattern3dMaverickArm,
    ) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for CopyPredicatedScalar {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xe8),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            pred_mem_pattern: MemPattern3dMaverickArm::Raw([0; 16]),
            pred_dtype: Dtype(0),
            reversed_pred: 0,
            num_active_channels: 0,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            src0_imm_src: ImmSrc(0),
            src0_imm: ImmValInstFieldArm::Raw([0; 4]),
            dst_mem_pattern: MemPattern3dMaverickArm::Raw([0; 16]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    CopyPredicatedScalar { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "events" events Plain, "pred_mem_pattern"
    pred_mem_pattern Plain, "pred_dtype" pred_dtype Plain, "reversed_pred" reversed_pred
    Plain, "num_active_channels" num_active_channels Plain, "in_dtype" in_dtype Plain,
    "out_dtype" out_dtype Plain, "src0_imm_src" src0_imm_src Plain, "src0_imm" src0_imm
    Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S3d3CpPredScalarSunda> for CopyPredicatedScalar {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3CpPredScalarSunda) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            pred_mem_pattern: MemPattern3dMaverickArm::T(record.pred_mem_pattern()),
            pred_dtype: record.pred_dtype(),
            reversed_pred: record.reversed_pred(),
            num_active_channels: record.num_active_channels(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            src0_imm_src: record.src0_imm_src(),
            src0_imm: record.src0_imm_arm(),
            dst_mem_pattern: MemPattern3dMaverickArm::T(record.dst_mem_pattern()),
        })
    }
}

impl Lower<formats::S3d3CpPredScalarSunda> for CopyPredicatedScalar {
    fn lower_onto(
        &self,
        mut record: formats::S3d3CpPredScalarSunda,
    ) -> Result<formats::S3d3CpPredScalarSunda, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record
            .set_pred_mem_pattern(
                match self.pred_mem_pattern {
                    MemPattern3dMaverickArm::I(_) => {
                        return Err(LowerError::Operand {
                            operand: "pred_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::Mx(_) => {
                        return Err(LowerError::Operand {
                            operand: "pred_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::T(value) => value,
                    MemPattern3dMaverickArm::Raw(value) => Tensor3d(value),
                },
            );
        record.set_pred_dtype(self.pred_dtype);
        record.set_reversed_pred(self.reversed_pred);
        record.set_num_active_channels(self.num_active_channels);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_src0_imm_src(self.src0_imm_src);
        let src0_imm = self.src0_imm;
        record.set_src0_imm(src0_imm.into());
        record
            .set_dst_mem_pattern(
                match self.dst_mem_pattern {
                    MemPattern3dMaverickArm::I(_) => {
                        return Err(LowerError::Operand {
                            operand: "dst_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::Mx(_) => {
                        return Err(LowerError::Operand {
                            operand: "dst_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::T(value) => value,
                    MemPattern3dMaverickArm::Raw(value) => Tensor3d(value),
                },
            );
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &src0_imm,
            &record.src0_imm_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src0_imm",
            });
        }
        Ok(record)
    }
}

impl Lift<formats::S3d3CpPredScalarMariana> for CopyPredicatedScalar {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3CpPredScalarMariana) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            pred_mem_pattern: match record.pred_mem_pattern().arm() {
                MemPattern3dCaymanArm::I(value) => MemPattern3dMaverickArm::I(value),
                MemPattern3dCaymanArm::T(value) => MemPattern3dMaverickArm::T(value),
                MemPattern3dCaymanArm::Raw(value) => MemPattern3dMaverickArm::Raw(value),
            },
            pred_dtype: record.pred_dtype(),
            reversed_pred: record.reversed_pred(),
            num_active_channels: record.num_active_channels(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            src0_imm_src: record.src0_imm_src(),
            src0_imm: record.src0_imm_arm(),
            dst_mem_pattern: match record.dst_mem_pattern().arm() {
                MemPattern3dCaymanArm::I(value) => MemPattern3dMaverickArm::I(value),
                MemPattern3dCaymanArm::T(value) => MemPattern3dMaverickArm::T(value),
                MemPattern3dCaymanArm::Raw(value) => MemPattern3dMaverickArm::Raw(value),
            },
        })
    }
}

impl Lower<formats::S3d3CpPredScalarMariana> for CopyPredicatedScalar {
    fn lower_onto(
        &self,
        mut record: formats::S3d3CpPredScalarMariana,
    ) -> Result<formats::S3d3CpPredScalarMariana, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        let pred_mem_pattern = match self.pred_mem_pattern {
            MemPattern3dMaverickArm::I(value) => MemPattern3dCaymanArm::I(value),
            MemPattern3dMaverickArm::Mx(_) => {
                return Err(LowerError::Operand {
                    operand: "pred_mem_pattern",
                });
            }
            MemPattern3dMaverickArm::T(value) => MemPattern3dCaymanArm::T(value),
            MemPattern3dMaverickArm::Raw(value) => MemPattern3dCaymanArm::Raw(value),
        };
        record.set_pred_mem_pattern(pred_mem_pattern.into());
        record.set_pred_dtype(self.pred_dtype);
        record.set_reversed_pred(self.reversed_pred);
        record.set_num_active_channels(self.num_active_channels);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_src0_imm_src(self.src0_imm_src);
        let src0_imm = self.src0_imm;
        record.set_src0_imm(src0_imm.into());
        let dst_mem_pattern = match self.dst_mem_pattern {
            MemPattern3dMaverickArm::I(value) => MemPattern3dCaymanArm::I(value),
            MemPattern3dMaverickArm::Mx(_) => {
                return Err(LowerError::Operand {
                    operand: "dst_mem_pattern",
                });
            }
            MemPattern3dMaverickArm::T(value) => MemPattern3dCaymanArm::T(value),
            MemPattern3dMaverickArm::Raw(value) => MemPattern3dCaymanArm::Raw(value),
        };
        record.set_dst_mem_pattern(dst_mem_pattern.into());
        if !<MemPattern3dCayman as ::tpb_core::layout::Union>::reads_as(
            &pred_mem_pattern,
            &record.pred_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "pred_mem_pattern",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &src0_imm,
            &record.src0_imm_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src0_imm",
            });
        }
        if !<MemPattern3dCayman as ::tpb_core::layout::Union>::reads_as(
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

impl Lift<formats::S3d3CpPredScalarMaverick> for CopyPredicatedScalar {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3CpPredScalarMaverick) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            pred_mem_pattern: record.pred_mem_pattern().arm(),
            pred_dtype: record.pred_dtype(),
            reversed_pred: record.reversed_pred(),
            num_active_channels: record.num_active_channels(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            src0_imm_src: record.src0_imm_src(),
            src0_imm: record.src0_imm_arm(),
            dst_mem_pattern: record.dst_mem_pattern().arm(),
        })
    }
}

impl Lower<formats::S3d3CpPredScalarMaverick> for CopyPredicatedScalar {
    fn lower_onto(
        &self,
        mut record: formats::S3d3CpPredScalarMaverick,
    ) -> Result<formats::S3d3CpPredScalarMaverick, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        let pred_mem_pattern = self.pred_mem_pattern;
        record.set_pred_mem_pattern(pred_mem_pattern.into());
        record.set_pred_dtype(self.pred_dtype);
        record.set_reversed_pred(self.reversed_pred);
        record.set_num_active_channels(self.num_active_channels);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_src0_imm_src(self.src0_imm_src);
        let src0_imm = self.src0_imm;
        record.set_src0_imm(src0_imm.into());
        let dst_mem_pattern = self.dst_mem_pattern;
        record.set_dst_mem_pattern(dst_mem_pattern.into());
        if !<MemPattern3dMaverick as ::tpb_core::layout::Union>::reads_as(
            &pred_mem_pattern,
            &record.pred_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "pred_mem_pattern",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &src0_imm,
            &record.src0_imm_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src0_imm",
            });
        }
        if !<MemPattern3dMaverick as ::tpb_core::layout::Union>::reads_as(
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
