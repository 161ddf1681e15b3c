// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Preloads up to eight scalars per partition for tensor_scalar_ptr_multi.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, ImmSrc, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, ImmValInstField, ImmValInstFieldArm, Tensor2d};

/// Preloads up to eight scalars per partition for tensor\_scalar\_ptr\_multi.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TensorScalarImmediateLoad {
    /// Which of `TENSOR_SCALAR_IMM_LD_ARITH`, `TENSOR_SCALAR_IMM_LD_BITVEC` it is.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source
    pub src_mem_pattern: Tensor2d,
    /// element count of a batch norm
    pub imm1: f32,
    /// element type
    pub dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// mean of a batch norm
    pub imm0_ptr: ImmValInstFieldArm,
    /// source of the first scalar
    pub imm0_src: ImmSrc,
}

impl TensorScalarImmediateLoad {
    /// Name of the operation.
    pub const NAME: &'static str = "tensor_scalar_immediate_load";

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

    /// The same with another `imm1`.
    #[must_use]
    pub const fn with_imm1(mut self, imm1: f32) -> Self {
        self.imm1 = imm1;
        self
    }

    /// The same with another `dtype`.
    #[must_use]
    pub const fn with_dtype(mut self, dtype: Dtype) -> Self {
        self.dtype = dtype;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `imm0_ptr`.
    #[must_use]
    pub const fn with_imm0_ptr(mut self, imm0_ptr: ImmValInstFieldArm) -> Self {
        self.imm0_ptr = imm0_ptr;
        self
    }

    /// The same with another `imm0_src`.
    #[must_use]
    pub const fn with_imm0_src(mut self, imm0_src: ImmSrc) -> Self {
        self.imm0_src = imm0_src;
        self
    }
}

impl Default for TensorScalarImmediateLoad {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x70),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor2d::ZERO,
            imm1: 0.0,
            dtype: Dtype(0),
            num_active_channels: 0,
            imm0_ptr: ImmValInstFieldArm::Raw([0; 4]),
            imm0_src: ImmSrc(0),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TensorScalarImmediateLoad { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "events" events Plain, "src_mem_pattern"
    src_mem_pattern Plain, "imm1" imm1 Float, "dtype" dtype Plain, "num_active_channels"
    num_active_channels Plain, "imm0_ptr" imm0_ptr Plain, "imm0_src" imm0_src Plain }
);

impl Lift<formats::S2Bn> for TensorScalarImmediateLoad {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S2Bn) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            imm1: record.imm1(),
            dtype: record.dtype(),
            num_active_channels: record.num_active_channels(),
            imm0_ptr: record.imm0_ptr_arm(),
            imm0_src: record.imm0_src(),
        })
    }
}

impl Lower<formats::S2Bn> for TensorScalarImmediateLoad {
    fn lower_onto(
        &self,
        mut record: formats::S2Bn,
    ) -> Result<formats::S2Bn, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_imm1(self.imm1);
        record.set_dtype(self.dtype);
        record.set_num_active_channels(self.num_active_channels);
        let imm0_ptr = self.imm0_ptr;
        record.set_imm0_ptr(imm0_ptr.into());
        record.set_imm0_src(self.imm0_src);
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm0_ptr,
            &record.imm0_ptr_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm0_ptr",
            });
        }
        Ok(record)
    }
}
