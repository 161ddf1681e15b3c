// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Exponential of every element less a scalar. The results can also be summed into an accumulator per partition.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AccumCmd, AluOp, Dtype, ImmSrc, Opcode, TensScalarRevOps};

#[allow(unused_imports)]
use crate::types::{
    Events, ImmValInstField, ImmValInstFieldArm, Indirect16b, MemPattern3dCayman,
    MemPattern3dCaymanArm, MemPattern3dMaverick, MemPattern3dMaverickArm, MxtensorV2,
    Tensor3d,
};

/// Exponential of every element less a scalar. The results can also be summed into an accumulator per partition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exponential {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// what happens to the accumulator
    pub accumulator_cmd: AccumCmd,
    /// source
    pub src_mem_pattern: MemPattern3dMaverickArm,
    /// element type of the source
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// source of the first scalar
    pub imm0_src: ImmSrc,
    /// first operation
    pub op0: AluOp,
    /// second operation
    pub op1: AluOp,
    /// which operations take their operands exchanged
    pub reverse_operands: TensScalarRevOps,
    /// source of the second scalar
    pub imm1_src: ImmSrc,
    /// first scalar
    pub imm0: ImmValInstFieldArm,
    /// second scalar
    pub imm1: ImmValInstFieldArm,
    /// destination
    pub dst_mem_pattern: MemPattern3dMaverickArm,
}

impl Exponential {
    /// Name of the operation.
    pub const NAME: &'static str = "exponential";

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

    /// The same with another `accumulator_cmd`.
    #[must_use]
    pub const fn with_accumulator_cmd(mut self, accumulator_cmd: AccumCmd) -> Self {
        self.accumulator_cmd = accumulator_cmd;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(
        mut self,
        src_mem_pattern: MemPattern3dMaverickArm,
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

    /// The same with another `imm0_src`.
    #[must_use]
    pub const fn with_imm0_src(mut self, imm0_src: ImmSrc) -> Self {
        self.imm0_src = imm0_src;
        self
    }

    /// The same with another `op0`.
    #[must_use]
    pub const fn with_op0(mut self, op0: AluOp) -> Self {
        self.op0 = op0;
        self
    }

    /// The same with another `op1`.
    #[must_use]
    pub const fn with_op1(mut self, op1: AluOp) -> Self {
        self.op1 = op1;
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

    /// The same with another `imm1_src`.
    #[must_use]
    pub const fn with_imm1_src(mut self, imm1_src: ImmSrc) -> Self {
        self.imm1_src = imm1_src;
        self
    }

    /// The same with another `imm0`.
    #[must_use]
    pub const fn with_imm0(mut self, imm0: ImmValInstFieldArm) -> Self {
        self.imm0 = imm0;
        self
    }

    /// The same with another `imm1`.
    #[must_use]
    pub const fn with_imm1(mut self, imm1: ImmValInstFieldArm) -> Self {
        self.imm1 = imm1;
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

impl Default for Exponential {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x30),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            accumulator_cmd: AccumCmd(0),
            src_mem_pattern: MemPattern3dMaverickArm::Raw([0; 16]),
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
            imm0_src: ImmSrc(0),
            op0: AluOp(0),
            op1: AluOp(0),
            reverse_operands: TensScalarRevOps(0),
            imm1_src: ImmSrc(0),
            imm0: ImmValInstFieldArm::Raw([0; 4]),
            imm1: ImmValInstFieldArm::Raw([0; 4]),
            dst_mem_pattern: MemPattern3dMaverickArm::Raw([0; 16]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Exponential { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "accumulator_cmd" accumulator_cmd Plain,
    "src_mem_pattern" src_mem_pattern Plain, "in_dtype" in_dtype Plain, "out_dtype"
    out_dtype Plain, "num_active_channels" num_active_channels Plain, "imm0_src" imm0_src
    Plain, "op0" op0 Plain, "op1" op1 Plain, "reverse_operands" reverse_operands Plain,
    "imm1_src" imm1_src Plain, "imm0" imm0 Plain, "imm1" imm1 Plain, "dst_mem_pattern"
    dst_mem_pattern Plain }
);

impl Lift<formats::S3d3TsSunda> for Exponential {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3TsSunda) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            accumulator_cmd: record.accumulator_cmd(),
            src_mem_pattern: MemPattern3dMaverickArm::T(record.src_mem_pattern()),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            imm0_src: record.imm0_src(),
            op0: record.op0(),
            op1: record.op1(),
            reverse_operands: record.reverse_operands(),
            imm1_src: record.imm1_src(),
            imm0: record.imm0_arm(),
            imm1: record.imm1_arm(),
            dst_mem_pattern: MemPattern3dMaverickArm::T(record.dst_mem_pattern()),
        })
    }
}

impl Lower<formats::S3d3TsSunda> for Exponential {
    fn lower_onto(
        &self,
        mut record: formats::S3d3TsSunda,
    ) -> Result<formats::S3d3TsSunda, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_accumulator_cmd(self.accumulator_cmd);
        record
            .set_src_mem_pattern(
                match self.src_mem_pattern {
                    MemPattern3dMaverickArm::I(_) => {
                        return Err(LowerError::Operand {
                            operand: "src_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::Mx(_) => {
                        return Err(LowerError::Operand {
                            operand: "src_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::T(value) => value,
                    MemPattern3dMaverickArm::Raw(value) => Tensor3d(value),
                },
            );
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_imm0_src(self.imm0_src);
        record.set_op0(self.op0);
        record.set_op1(self.op1);
        record.set_reverse_operands(self.reverse_operands);
        record.set_imm1_src(self.imm1_src);
        let imm0 = self.imm0;
        record.set_imm0(imm0.into());
        let imm1 = self.imm1;
        record.set_imm1(imm1.into());
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
            &imm0,
            &record.imm0_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm0",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm1,
            &record.imm1_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm1",
            });
        }
        Ok(record)
    }
}

impl Lift<formats::S3d3TsMariana> for Exponential {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3TsMariana) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            accumulator_cmd: record.accumulator_cmd(),
            src_mem_pattern: match record.src_mem_pattern().arm() {
                MemPattern3dCaymanArm::I(value) => MemPattern3dMaverickArm::I(value),
                MemPattern3dCaymanArm::T(value) => MemPattern3dMaverickArm::T(value),
                MemPattern3dCaymanArm::Raw(value) => MemPattern3dMaverickArm::Raw(value),
            },
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            imm0_src: record.imm0_src(),
            op0: record.op0(),
            op1: record.op1(),
            reverse_operands: record.reverse_operands(),
            imm1_src: record.imm1_src(),
            imm0: record.imm0_arm(),
            imm1: record.imm1_arm(),
            dst_mem_pattern: match record.dst_mem_pattern().arm() {
                MemPattern3dCaymanArm::I(value) => MemPattern3dMaverickArm::I(value),
                MemPattern3dCaymanArm::T(value) => MemPattern3dMaverickArm::T(value),
                MemPattern3dCaymanArm::Raw(value) => MemPattern3dMaverickArm::Raw(value),
            },
        })
    }
}

impl Lower<formats::S3d3TsMariana> for Exponential {
    fn lower_onto(
        &self,
        mut record: formats::S3d3TsMariana,
    ) -> Result<formats::S3d3TsMariana, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_accumulator_cmd(self.accumulator_cmd);
        let src_mem_pattern = match self.src_mem_pattern {
            MemPattern3dMaverickArm::I(value) => MemPattern3dCaymanArm::I(value),
            MemPattern3dMaverickArm::Mx(_) => {
                return Err(LowerError::Operand {
                    operand: "src_mem_pattern",
                });
            }
            MemPattern3dMaverickArm::T(value) => MemPattern3dCaymanArm::T(value),
            MemPattern3dMaverickArm::Raw(value) => MemPattern3dCaymanArm::Raw(value),
        };
        record.set_src_mem_pattern(src_mem_pattern.into());
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_imm0_src(self.imm0_src);
        record.set_op0(self.op0);
        record.set_op1(self.op1);
        record.set_reverse_operands(self.reverse_operands);
        record.set_imm1_src(self.imm1_src);
        let imm0 = self.imm0;
        record.set_imm0(imm0.into());
        let imm1 = self.imm1;
        record.set_imm1(imm1.into());
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
            &src_mem_pattern,
            &record.src_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm0,
            &record.imm0_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm0",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm1,
            &record.imm1_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm1",
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

impl Lift<formats::S3d3TsMaverick> for Exponential {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3TsMaverick) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            accumulator_cmd: record.accumulator_cmd(),
            src_mem_pattern: record.src_mem_pattern().arm(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            imm0_src: record.imm0_src(),
            op0: record.op0(),
            op1: record.op1(),
            reverse_operands: record.reverse_operands(),
            imm1_src: record.imm1_src(),
            imm0: record.imm0_arm(),
            imm1: record.imm1_arm(),
            dst_mem_pattern: record.dst_mem_pattern().arm(),
        })
    }
}

impl Lower<formats::S3d3TsMaverick> for Exponential {
    fn lower_onto(
        &self,
        mut record: formats::S3d3TsMaverick,
    ) -> Result<formats::S3d3TsMaverick, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_accumulator_cmd(self.accumulator_cmd);
        let src_mem_pattern = self.src_mem_pattern;
        record.set_src_mem_pattern(src_mem_pattern.into());
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_imm0_src(self.imm0_src);
        record.set_op0(self.op0);
        record.set_op1(self.op1);
        record.set_reverse_operands(self.reverse_operands);
        record.set_imm1_src(self.imm1_src);
        let imm0 = self.imm0;
        record.set_imm0(imm0.into());
        let imm1 = self.imm1;
        record.set_imm1(imm1.into());
        let dst_mem_pattern = self.dst_mem_pattern;
        record.set_dst_mem_pattern(dst_mem_pattern.into());
        if !<MemPattern3dMaverick as ::tpb_core::layout::Union>::reads_as(
            &src_mem_pattern,
            &record.src_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm0,
            &record.imm0_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm0",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm1,
            &record.imm1_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm1",
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
