// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Maximum or scaled sum over windows; the source pattern delivers the windows one after another.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode, PoolType, TensorSubdim};

#[allow(unused_imports)]
use crate::types::{Events, Tensor4d};

/// Maximum or scaled sum over windows; the source pattern delivers the windows one after another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pool {
    /// Opcode.
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
    /// maximum or average
    pub pool_func: PoolType,
    /// dimensions of the window
    pub pool_dim: TensorSubdim,
    /// factor of the average
    pub pool_scale: f32,
    /// destination
    pub dst_mem_pattern: Tensor4d,
}

impl Pool {
    /// Name of the operation.
    pub const NAME: &'static str = "pool";

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

    /// The same with another `pool_func`.
    #[must_use]
    pub const fn with_pool_func(mut self, pool_func: PoolType) -> Self {
        self.pool_func = pool_func;
        self
    }

    /// The same with another `pool_dim`.
    #[must_use]
    pub const fn with_pool_dim(mut self, pool_dim: TensorSubdim) -> Self {
        self.pool_dim = pool_dim;
        self
    }

    /// The same with another `pool_scale`.
    #[must_use]
    pub const fn with_pool_scale(mut self, pool_scale: f32) -> Self {
        self.pool_scale = pool_scale;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor4d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for Pool {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x45),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor4d::ZERO,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
            pool_func: PoolType(0),
            pool_dim: TensorSubdim(0),
            pool_scale: 0.0,
            dst_mem_pattern: Tensor4d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Pool { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain, "in_dtype"
    in_dtype Plain, "out_dtype" out_dtype Plain, "num_active_channels"
    num_active_channels Plain, "pool_func" pool_func Plain, "pool_dim" pool_dim Plain,
    "pool_scale" pool_scale Float, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S4d4Pl> for Pool {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S4d4Pl) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            pool_func: record.pool_func(),
            pool_dim: record.pool_dim(),
            pool_scale: record.pool_scale(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S4d4Pl> for Pool {
    fn lower_onto(
        &self,
        mut record: formats::S4d4Pl,
    ) -> Result<formats::S4d4Pl, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_pool_func(self.pool_func);
        record.set_pool_dim(self.pool_dim);
        record.set_pool_scale(self.pool_scale);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
