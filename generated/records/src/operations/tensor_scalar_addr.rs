// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Two integer operations of a tensor with scalars, up to 64 bits wide, for addresses.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AluOp, ImmSrc, Opcode, TensScalarRevOps};

#[allow(unused_imports)]
use crate::types::{DtypePair, Events, Imm64, Imm64Arm, Tensor2d};

/// Two integer operations of a tensor with scalars, up to 64 bits wide, for addresses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TensorScalarAddr {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source
    pub src_mem_pattern: Tensor2d,
    /// first scalar
    pub imm0: Imm64Arm,
    /// second scalar
    pub imm1: Imm64Arm,
    /// element types of the scalars
    pub imm0_imm1_dtype: DtypePair,
    /// element types of source and destination
    pub in_out_dtype: DtypePair,
    /// source of the first scalar
    pub imm0_is_ptr: ImmSrc,
    /// source of the second scalar
    pub imm1_is_ptr: ImmSrc,
    /// first operation
    pub op0: AluOp,
    /// second operation
    pub op1: AluOp,
    /// partitions worked on
    pub num_active_channels: u8,
    /// which operations take their operands exchanged
    pub reverse_operands: TensScalarRevOps,
    /// destination
    pub dst_mem_pattern: Tensor2d,
}

impl TensorScalarAddr {
    /// Name of the operation.
    pub const NAME: &'static str = "tensor_scalar_addr";

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
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor2d) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `imm0`.
    #[must_use]
    pub const fn with_imm0(mut self, imm0: Imm64Arm) -> Self {
        self.imm0 = imm0;
        self
    }

    /// The same with another `imm1`.
    #[must_use]
    pub const fn with_imm1(mut self, imm1: Imm64Arm) -> Self {
        self.imm1 = imm1;
        self
    }

    /// The same with another `imm0_imm1_dtype`.
    #[must_use]
    pub const fn with_imm0_imm1_dtype(mut self, imm0_imm1_dtype: DtypePair) -> Self {
        self.imm0_imm1_dtype = imm0_imm1_dtype;
        self
    }

    /// The same with another `in_out_dtype`.
    #[must_use]
    pub const fn with_in_out_dtype(mut self, in_out_dtype: DtypePair) -> Self {
        self.in_out_dtype = in_out_dtype;
        self
    }

    /// The same with another `imm0_is_ptr`.
    #[must_use]
    pub const fn with_imm0_is_ptr(mut self, imm0_is_ptr: ImmSrc) -> Self {
        self.imm0_is_ptr = imm0_is_ptr;
        self
    }

    /// The same with another `imm1_is_ptr`.
    #[must_use]
    pub const fn with_imm1_is_ptr(mut self, imm1_is_ptr: ImmSrc) -> Self {
        self.imm1_is_ptr = imm1_is_ptr;
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

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
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
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor2d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for TensorScalarAddr {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x74),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor2d::ZERO,
            imm0: Imm64Arm::Raw([0; 8]),
            imm1: Imm64Arm::Raw([0; 8]),
            imm0_imm1_dtype: DtypePair::ZERO,
            in_out_dtype: DtypePair::ZERO,
            imm0_is_ptr: ImmSrc(0),
            imm1_is_ptr: ImmSrc(0),
            op0: AluOp(0),
            op1: AluOp(0),
            num_active_channels: 0,
            reverse_operands: TensScalarRevOps(0),
            dst_mem_pattern: Tensor2d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TensorScalarAddr { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "imm0" imm0 Plain, "imm1" imm1 Plain, "imm0_imm1_dtype" imm0_imm1_dtype Plain,
    "in_out_dtype" in_out_dtype Plain, "imm0_is_ptr" imm0_is_ptr Plain, "imm1_is_ptr"
    imm1_is_ptr Plain, "op0" op0 Plain, "op1" op1 Plain, "num_active_channels"
    num_active_channels Plain, "reverse_operands" reverse_operands Plain,
    "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S2d2Addr> for TensorScalarAddr {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S2d2Addr) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            imm0: record.imm0_arm(),
            imm1: record.imm1_arm(),
            imm0_imm1_dtype: record.imm0_imm1_dtype(),
            in_out_dtype: record.in_out_dtype(),
            imm0_is_ptr: record.imm0_is_ptr(),
            imm1_is_ptr: record.imm1_is_ptr(),
            op0: record.op0(),
            op1: record.op1(),
            num_active_channels: record.num_active_channels(),
            reverse_operands: record.reverse_operands(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S2d2Addr> for TensorScalarAddr {
    fn lower_onto(
        &self,
        mut record: formats::S2d2Addr,
    ) -> Result<formats::S2d2Addr, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        let imm0 = self.imm0;
        record.set_imm0(imm0.into());
        let imm1 = self.imm1;
        record.set_imm1(imm1.into());
        record.set_imm0_imm1_dtype(self.imm0_imm1_dtype);
        record.set_in_out_dtype(self.in_out_dtype);
        record.set_imm0_is_ptr(self.imm0_is_ptr);
        record.set_imm1_is_ptr(self.imm1_is_ptr);
        record.set_op0(self.op0);
        record.set_op1(self.op1);
        record.set_num_active_channels(self.num_active_channels);
        record.set_reverse_operands(self.reverse_operands);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        if !<Imm64 as ::tpb_core::layout::Union>::reads_as(&imm0, &record.imm0_arm()) {
            return Err(LowerError::Operand {
                operand: "imm0",
            });
        }
        if !<Imm64 as ::tpb_core::layout::Union>::reads_as(&imm1, &record.imm1_arm()) {
            return Err(LowerError::Operand {
                operand: "imm1",
            });
        }
        Ok(record)
    }
}
