// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Integer operation of a tensor and a scalar; the 64-bit results are split over two destinations.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AluOp, ImmSrc, Opcode};

#[allow(unused_imports)]
use crate::types::{
    DtypePair, Events, ImmValInstField, ImmValInstFieldArm, MemPattern2d, MemPattern2dArm,
};

/// Integer operation of a tensor and a scalar; the 64-bit results are split over two destinations.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TensorScalarIntWide {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// element types of source and scalar
    pub in_imm_dtype: DtypePair,
    /// element types of the two destinations
    pub out0_out1_dtype: DtypePair,
    /// operation
    pub op: AluOp,
    /// partitions worked on
    pub num_active_channels: u8,
    /// source
    pub src_mem_pattern: MemPattern2dArm,
    /// lower halves of the results
    pub dst0_mem_pattern: MemPattern2dArm,
    /// upper halves of the results
    pub dst1_mem_pattern: MemPattern2dArm,
    /// source of the scalar
    pub imm_src: ImmSrc,
    /// scalar
    pub imm: ImmValInstFieldArm,
}

impl TensorScalarIntWide {
    /// Name of the operation.
    pub const NAME: &'static str = "tensor_scalar_int_wide";

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

    /// The same with another `in_imm_dtype`.
    #[must_use]
    pub const fn with_in_imm_dtype(mut self, in_imm_dtype: DtypePair) -> Self {
        self.in_imm_dtype = in_imm_dtype;
        self
    }

    /// The same with another `out0_out1_dtype`.
    #[must_use]
    pub const fn with_out0_out1_dtype(mut self, out0_out1_dtype: DtypePair) -> Self {
        self.out0_out1_dtype = out0_out1_dtype;
        self
    }

    /// The same with another `op`.
    #[must_use]
    pub const fn with_op(mut self, op: AluOp) -> Self {
        self.op = op;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(
        mut self,
        src_mem_pattern: MemPattern2dArm,
    ) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `dst0_mem_pattern`.
    #[must_use]
    pub const fn with_dst0_mem_pattern(
        mut self,
        dst0_mem_pattern: MemPattern2dArm,
    ) -> Self {
        self.dst0_mem_pattern = dst0_mem_pattern;
        self
    }

    /// The same with another `dst1_mem_pattern`.
    #[must_use]
    pub const fn with_dst1_mem_pattern(
        mut self,
        dst1_mem_pattern: MemPattern2dArm,
    ) -> Self {
        self.dst1_mem_pattern = dst1_mem_pattern;
        self
    }

    /// The same with another `imm_src`.
    #[must_use]
    pub const fn with_imm_src(mut self, imm_src: ImmSrc) -> Self {
        self.imm_src = imm_src;
        self
    }

    /// The same with another `imm`.
    #[must_use]
    pub const fn with_imm(mut self, imm: ImmValInstFieldArm) -> Self {
        self.imm = imm;
        self
    }
}

impl Default for TensorScalarIntWide {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xf4),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            in_imm_dtype: DtypePair::ZERO,
            out0_out1_dtype: DtypePair::ZERO,
            op: AluOp(0),
            num_active_channels: 0,
            src_mem_pattern: MemPattern2dArm::Raw([0; 12]),
            dst0_mem_pattern: MemPattern2dArm::Raw([0; 12]),
            dst1_mem_pattern: MemPattern2dArm::Raw([0; 12]),
            imm_src: ImmSrc(0),
            imm: ImmValInstFieldArm::Raw([0; 4]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TensorScalarIntWide { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "events" events Plain, "in_imm_dtype" in_imm_dtype
    Plain, "out0_out1_dtype" out0_out1_dtype Plain, "op" op Plain, "num_active_channels"
    num_active_channels Plain, "src_mem_pattern" src_mem_pattern Plain,
    "dst0_mem_pattern" dst0_mem_pattern Plain, "dst1_mem_pattern" dst1_mem_pattern Plain,
    "imm_src" imm_src Plain, "imm" imm Plain }
);

impl Lift<formats::S2d2d2TsWide> for TensorScalarIntWide {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S2d2d2TsWide) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            in_imm_dtype: record.in_imm_dtype(),
            out0_out1_dtype: record.out0_out1_dtype(),
            op: record.op(),
            num_active_channels: record.num_active_channels(),
            src_mem_pattern: record.src_mem_pattern().arm(),
            dst0_mem_pattern: record.dst0_mem_pattern().arm(),
            dst1_mem_pattern: record.dst1_mem_pattern().arm(),
            imm_src: record.imm_src(),
            imm: record.imm_arm(),
        })
    }
}

impl Lower<formats::S2d2d2TsWide> for TensorScalarIntWide {
    fn lower_onto(
        &self,
        mut record: formats::S2d2d2TsWide,
    ) -> Result<formats::S2d2d2TsWide, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_in_imm_dtype(self.in_imm_dtype);
        record.set_out0_out1_dtype(self.out0_out1_dtype);
        record.set_op(self.op);
        record.set_num_active_channels(self.num_active_channels);
        let src_mem_pattern = self.src_mem_pattern;
        record.set_src_mem_pattern(src_mem_pattern.into());
        let dst0_mem_pattern = self.dst0_mem_pattern;
        record.set_dst0_mem_pattern(dst0_mem_pattern.into());
        let dst1_mem_pattern = self.dst1_mem_pattern;
        record.set_dst1_mem_pattern(dst1_mem_pattern.into());
        record.set_imm_src(self.imm_src);
        let imm = self.imm;
        record.set_imm(imm.into());
        if !<MemPattern2d as ::tpb_core::layout::Union>::reads_as(
            &src_mem_pattern,
            &record.src_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        if !<MemPattern2d as ::tpb_core::layout::Union>::reads_as(
            &dst0_mem_pattern,
            &record.dst0_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst0_mem_pattern",
            });
        }
        if !<MemPattern2d as ::tpb_core::layout::Union>::reads_as(
            &dst1_mem_pattern,
            &record.dst1_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst1_mem_pattern",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm,
            &record.imm_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm",
            });
        }
        Ok(record)
    }
}
