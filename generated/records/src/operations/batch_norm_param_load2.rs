// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads the parameters of the batch norm backward pass into per-lane state, with a choice of sources for its scalars.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, ImmSrc, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, ImmValInstField, ImmValInstFieldArm, Tensor2d};

/// Loads the parameters of the batch norm backward pass into per-lane state, with a choice of sources for its scalars.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BatchNormParamLoad2 {
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
    /// element count, as fp32
    pub element_count: f32,
    /// element type of the source
    pub src_dtype: Dtype,
    /// element type of the scalars in memory
    pub immediate_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// first parameter
    pub imm0_ptr: ImmValInstFieldArm,
    /// second parameter
    pub imm1_ptr: ImmValInstFieldArm,
    /// source of the first scalar
    pub imm0_src: ImmSrc,
    /// source of the second scalar
    pub imm1_src: ImmSrc,
}

impl BatchNormParamLoad2 {
    /// Name of the operation.
    pub const NAME: &'static str = "batch_norm_param_load2";

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

    /// The same with another `element_count`.
    #[must_use]
    pub const fn with_element_count(mut self, element_count: f32) -> Self {
        self.element_count = element_count;
        self
    }

    /// The same with another `src_dtype`.
    #[must_use]
    pub const fn with_src_dtype(mut self, src_dtype: Dtype) -> Self {
        self.src_dtype = src_dtype;
        self
    }

    /// The same with another `immediate_dtype`.
    #[must_use]
    pub const fn with_immediate_dtype(mut self, immediate_dtype: Dtype) -> Self {
        self.immediate_dtype = immediate_dtype;
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

    /// The same with another `imm1_ptr`.
    #[must_use]
    pub const fn with_imm1_ptr(mut self, imm1_ptr: ImmValInstFieldArm) -> Self {
        self.imm1_ptr = imm1_ptr;
        self
    }

    /// The same with another `imm0_src`.
    #[must_use]
    pub const fn with_imm0_src(mut self, imm0_src: ImmSrc) -> Self {
        self.imm0_src = imm0_src;
        self
    }

    /// The same with another `imm1_src`.
    #[must_use]
    pub const fn with_imm1_src(mut self, imm1_src: ImmSrc) -> Self {
        self.imm1_src = imm1_src;
        self
    }
}

impl Default for BatchNormParamLoad2 {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x8e),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor2d::ZERO,
            element_count: 0.0,
            src_dtype: Dtype(0),
            immediate_dtype: Dtype(0),
            num_active_channels: 0,
            imm0_ptr: ImmValInstFieldArm::Raw([0; 4]),
            imm1_ptr: ImmValInstFieldArm::Raw([0; 4]),
            imm0_src: ImmSrc(0),
            imm1_src: ImmSrc(0),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    BatchNormParamLoad2 { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "events" events Plain, "src_mem_pattern"
    src_mem_pattern Plain, "element_count" element_count Float, "src_dtype" src_dtype
    Plain, "immediate_dtype" immediate_dtype Plain, "num_active_channels"
    num_active_channels Plain, "imm0_ptr" imm0_ptr Plain, "imm1_ptr" imm1_ptr Plain,
    "imm0_src" imm0_src Plain, "imm1_src" imm1_src Plain }
);

impl Lift<formats::S2Bnpl2> for BatchNormParamLoad2 {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S2Bnpl2) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            element_count: record.element_count(),
            src_dtype: record.src_dtype(),
            immediate_dtype: record.immediate_dtype(),
            num_active_channels: record.num_active_channels(),
            imm0_ptr: record.imm0_ptr_arm(),
            imm1_ptr: record.imm1_ptr_arm(),
            imm0_src: record.imm0_src(),
            imm1_src: record.imm1_src(),
        })
    }
}

impl Lower<formats::S2Bnpl2> for BatchNormParamLoad2 {
    fn lower_onto(
        &self,
        mut record: formats::S2Bnpl2,
    ) -> Result<formats::S2Bnpl2, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_element_count(self.element_count);
        record.set_src_dtype(self.src_dtype);
        record.set_immediate_dtype(self.immediate_dtype);
        record.set_num_active_channels(self.num_active_channels);
        let imm0_ptr = self.imm0_ptr;
        record.set_imm0_ptr(imm0_ptr.into());
        let imm1_ptr = self.imm1_ptr;
        record.set_imm1_ptr(imm1_ptr.into());
        record.set_imm0_src(self.imm0_src);
        record.set_imm1_src(self.imm1_src);
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm0_ptr,
            &record.imm0_ptr_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm0_ptr",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &imm1_ptr,
            &record.imm1_ptr_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "imm1_ptr",
            });
        }
        Ok(record)
    }
}
