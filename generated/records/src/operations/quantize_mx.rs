// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Quantises 16-bit floats to MX blocks, packed FP8 elements with a scale per block.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{
    Events, Indirect16b, MemPattern3dCayman, MemPattern3dCaymanArm, MemPattern3dMaverick,
    MemPattern3dMaverickArm, MxmemPattern1d, MxmemPattern1dArm, MxtensorV2, Tensor3d,
};

/// Quantises 16-bit floats to MX blocks, packed FP8 elements with a scale per block.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct QuantizeMx {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source
    pub src_mem_pattern: MemPattern3dMaverickArm,
    /// partitions worked on
    pub num_active_channels: u8,
    /// element type of the source
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// destination
    pub dst_mem_pattern: MxmemPattern1dArm,
}

impl QuantizeMx {
    /// Name of the operation.
    pub const NAME: &'static str = "quantize_mx";

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
        src_mem_pattern: MemPattern3dMaverickArm,
    ) -> Self {
        self.src_mem_pattern = src_mem_pattern;
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

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(
        mut self,
        dst_mem_pattern: MxmemPattern1dArm,
    ) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for QuantizeMx {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xe3),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: MemPattern3dMaverickArm::Raw([0; 16]),
            num_active_channels: 0,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            dst_mem_pattern: MxmemPattern1dArm::Raw([0; 16]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    QuantizeMx { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "num_active_channels" num_active_channels Plain, "in_dtype" in_dtype Plain,
    "out_dtype" out_dtype Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S3dmx1QuantMariana> for QuantizeMx {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3dmx1QuantMariana) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: match record.src_mem_pattern().arm() {
                MemPattern3dCaymanArm::I(value) => MemPattern3dMaverickArm::I(value),
                MemPattern3dCaymanArm::T(value) => MemPattern3dMaverickArm::T(value),
                MemPattern3dCaymanArm::Raw(value) => MemPattern3dMaverickArm::Raw(value),
            },
            num_active_channels: record.num_active_channels(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            dst_mem_pattern: record.dst_mem_pattern().arm(),
        })
    }
}

impl Lower<formats::S3dmx1QuantMariana> for QuantizeMx {
    fn lower_onto(
        &self,
        mut record: formats::S3dmx1QuantMariana,
    ) -> Result<formats::S3dmx1QuantMariana, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
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
        record.set_num_active_channels(self.num_active_channels);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        let dst_mem_pattern = self.dst_mem_pattern;
        record.set_dst_mem_pattern(dst_mem_pattern.into());
        if !<MemPattern3dCayman as ::tpb_core::layout::Union>::reads_as(
            &src_mem_pattern,
            &record.src_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        if !<MxmemPattern1d as ::tpb_core::layout::Union>::reads_as(
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

impl Lift<formats::S3dmx1QuantMaverick> for QuantizeMx {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3dmx1QuantMaverick) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: MemPattern3dMaverickArm::Raw([0; 16]),
            num_active_channels: 0,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            dst_mem_pattern: MxmemPattern1dArm::Raw([0; 16]),
        })
    }
}

impl Lower<formats::S3dmx1QuantMaverick> for QuantizeMx {
    fn lower_onto(
        &self,
        mut record: formats::S3dmx1QuantMaverick,
    ) -> Result<formats::S3dmx1QuantMaverick, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        if MemPattern3dMaverick::from(self.src_mem_pattern) != MemPattern3dMaverick::ZERO
        {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        if self.num_active_channels != 0 {
            return Err(LowerError::Operand {
                operand: "num_active_channels",
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
        if MxmemPattern1d::from(self.dst_mem_pattern) != MxmemPattern1d::ZERO {
            return Err(LowerError::Operand {
                operand: "dst_mem_pattern",
            });
        }
        Ok(record)
    }
}
