// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! A function between two scalings: the input is dequantised and biased, the result is quantised to UINT8 with a zero point.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{ActivationFunc, Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{DtypePair, Events, PartitionOffset, Tensor3d};

/// A function between two scalings: the input is dequantised and biased, the result is quantised to UINT8 with a zero point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ActivateQuantize {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// scale after the function
    pub quant_scale_value: f32,
    /// source
    pub src_mem_pattern: Tensor3d,
    /// element types of source and bias
    pub in_bias_dtype: DtypePair,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// function
    pub activation_func: ActivationFunc,
    /// scale before the function
    pub dequant_scale_value: f32,
    /// address of the bias
    pub bias_addr: PartitionOffset,
    /// zero point, added last
    pub quant_zero_value: f32,
    /// destination
    pub dst_mem_pattern: Tensor3d,
}

impl ActivateQuantize {
    /// Name of the operation.
    pub const NAME: &'static str = "activate_quantize";

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

    /// The same with another `quant_scale_value`.
    #[must_use]
    pub const fn with_quant_scale_value(mut self, quant_scale_value: f32) -> Self {
        self.quant_scale_value = quant_scale_value;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor3d) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `in_bias_dtype`.
    #[must_use]
    pub const fn with_in_bias_dtype(mut self, in_bias_dtype: DtypePair) -> Self {
        self.in_bias_dtype = in_bias_dtype;
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

    /// The same with another `activation_func`.
    #[must_use]
    pub const fn with_activation_func(
        mut self,
        activation_func: ActivationFunc,
    ) -> Self {
        self.activation_func = activation_func;
        self
    }

    /// The same with another `dequant_scale_value`.
    #[must_use]
    pub const fn with_dequant_scale_value(mut self, dequant_scale_value: f32) -> Self {
        self.dequant_scale_value = dequant_scale_value;
        self
    }

    /// The same with another `bias_addr`.
    #[must_use]
    pub const fn with_bias_addr(mut self, bias_addr: PartitionOffset) -> Self {
        self.bias_addr = bias_addr;
        self
    }

    /// The same with another `quant_zero_value`.
    #[must_use]
    pub const fn with_quant_zero_value(mut self, quant_zero_value: f32) -> Self {
        self.quant_zero_value = quant_zero_value;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor3d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for ActivateQuantize {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x22),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            quant_scale_value: 0.0,
            src_mem_pattern: Tensor3d::ZERO,
            in_bias_dtype: DtypePair::ZERO,
            out_dtype: Dtype(0),
            num_active_channels: 0,
            activation_func: ActivationFunc(0),
            dequant_scale_value: 0.0,
            bias_addr: PartitionOffset::ZERO,
            quant_zero_value: 0.0,
            dst_mem_pattern: Tensor3d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    ActivateQuantize { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "quant_scale_value" quant_scale_value Float,
    "src_mem_pattern" src_mem_pattern Plain, "in_bias_dtype" in_bias_dtype Plain,
    "out_dtype" out_dtype Plain, "num_active_channels" num_active_channels Plain,
    "activation_func" activation_func Plain, "dequant_scale_value" dequant_scale_value
    Float, "bias_addr" bias_addr Plain, "quant_zero_value" quant_zero_value Float,
    "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S3d3Aq> for ActivateQuantize {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3Aq) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            quant_scale_value: record.quant_scale_value(),
            src_mem_pattern: record.src_mem_pattern(),
            in_bias_dtype: record.in_bias_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            activation_func: record.activation_func(),
            dequant_scale_value: record.dequant_scale_value(),
            bias_addr: record.bias_addr(),
            quant_zero_value: record.quant_zero_value(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S3d3Aq> for ActivateQuantize {
    fn lower_onto(
        &self,
        mut record: formats::S3d3Aq,
    ) -> Result<formats::S3d3Aq, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_quant_scale_value(self.quant_scale_value);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_in_bias_dtype(self.in_bias_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_activation_func(self.activation_func);
        record.set_dequant_scale_value(self.dequant_scale_value);
        record.set_bias_addr(self.bias_addr);
        record.set_quant_zero_value(self.quant_zero_value);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
