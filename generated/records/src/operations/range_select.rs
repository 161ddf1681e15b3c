// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Keeps the elements whose position in the walk lies between two bounds and replaces the others by a fill value; a running maximum of the results can be kept.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AccumCmd, AluOp, ImmSrc, Opcode};

#[allow(unused_imports)]
use crate::types::{DtypePair, Events, ImmValInstField, ImmValInstFieldArm, Tensor2d};

/// Keeps the elements whose position in the walk lies between two bounds and replaces the others by a fill value; a running maximum of the results can be kept.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RangeSelect {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// partitions worked on
    pub num_active_channels: u8,
    /// element types of source and destination
    pub in_out_dtype: DtypePair,
    /// what happens to the accumulator
    pub reduce_cmd: AccumCmd,
    /// operation of the reduction
    pub reduce_op: AluOp,
    /// position of the first element
    pub base: f32,
    /// value of the elements not kept
    pub fill_val: f32,
    /// source
    pub src_mem_pattern: Tensor2d,
    /// first comparison
    pub comp_op0: AluOp,
    /// second comparison
    pub comp_op1: AluOp,
    /// source of the first bound
    pub bound0_src: ImmSrc,
    /// source of the second bound
    pub bound1_src: ImmSrc,
    /// first bound
    pub bound0: ImmValInstFieldArm,
    /// second bound
    pub bound1: ImmValInstFieldArm,
    /// destination
    pub dst_mem_pattern: Tensor2d,
}

impl RangeSelect {
    /// Name of the operation.
    pub const NAME: &'static str = "range_select";

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

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `in_out_dtype`.
    #[must_use]
    pub const fn with_in_out_dtype(mut self, in_out_dtype: DtypePair) -> Self {
        self.in_out_dtype = in_out_dtype;
        self
    }

    /// The same with another `reduce_cmd`.
    #[must_use]
    pub const fn with_reduce_cmd(mut self, reduce_cmd: AccumCmd) -> Self {
        self.reduce_cmd = reduce_cmd;
        self
    }

    /// The same with another `reduce_op`.
    #[must_use]
    pub const fn with_reduce_op(mut self, reduce_op: AluOp) -> Self {
        self.reduce_op = reduce_op;
        self
    }

    /// The same with another `base`.
    #[must_use]
    pub const fn with_base(mut self, base: f32) -> Self {
        self.base = base;
        self
    }

    /// The same with another `fill_val`.
    #[must_use]
    pub const fn with_fill_val(mut self, fill_val: f32) -> Self {
        self.fill_val = fill_val;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor2d) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `comp_op0`.
    #[must_use]
    pub const fn with_comp_op0(mut self, comp_op0: AluOp) -> Self {
        self.comp_op0 = comp_op0;
        self
    }

    /// The same with another `comp_op1`.
    #[must_use]
    pub const fn with_comp_op1(mut self, comp_op1: AluOp) -> Self {
        self.comp_op1 = comp_op1;
        self
    }

    /// The same with another `bound0_src`.
    #[must_use]
    pub const fn with_bound0_src(mut self, bound0_src: ImmSrc) -> Self {
        self.bound0_src = bound0_src;
        self
    }

    /// The same with another `bound1_src`.
    #[must_use]
    pub const fn with_bound1_src(mut self, bound1_src: ImmSrc) -> Self {
        self.bound1_src = bound1_src;
        self
    }

    /// The same with another `bound0`.
    #[must_use]
    pub const fn with_bound0(mut self, bound0: ImmValInstFieldArm) -> Self {
        self.bound0 = bound0;
        self
    }

    /// The same with another `bound1`.
    #[must_use]
    pub const fn with_bound1(mut self, bound1: ImmValInstFieldArm) -> Self {
        self.bound1 = bound1;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor2d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for RangeSelect {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xbc),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            num_active_channels: 0,
            in_out_dtype: DtypePair::ZERO,
            reduce_cmd: AccumCmd(0),
            reduce_op: AluOp(0),
            base: 0.0,
            fill_val: 0.0,
            src_mem_pattern: Tensor2d::ZERO,
            comp_op0: AluOp(0),
            comp_op1: AluOp(0),
            bound0_src: ImmSrc(0),
            bound1_src: ImmSrc(0),
            bound0: ImmValInstFieldArm::Raw([0; 4]),
            bound1: ImmValInstFieldArm::Raw([0; 4]),
            dst_mem_pattern: Tensor2d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    RangeSelect { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "num_active_channels" num_active_channels
    Plain, "in_out_dtype" in_out_dtype Plain, "reduce_cmd" reduce_cmd Plain, "reduce_op"
    reduce_op Plain, "base" base Float, "fill_val" fill_val Float, "src_mem_pattern"
    src_mem_pattern Plain, "comp_op0" comp_op0 Plain, "comp_op1" comp_op1 Plain,
    "bound0_src" bound0_src Plain, "bound1_src" bound1_src Plain, "bound0" bound0 Plain,
    "bound1" bound1 Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S2d2Rs> for RangeSelect {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S2d2Rs) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            num_active_channels: record.num_active_channels(),
            in_out_dtype: record.in_out_dtype(),
            reduce_cmd: record.reduce_cmd(),
            reduce_op: record.reduce_op(),
            base: record.base(),
            fill_val: record.fill_val(),
            src_mem_pattern: record.src_mem_pattern(),
            comp_op0: record.comp_op0(),
            comp_op1: record.comp_op1(),
            bound0_src: record.bound0_src(),
            bound1_src: record.bound1_src(),
            bound0: record.bound0_arm(),
            bound1: record.bound1_arm(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S2d2Rs> for RangeSelect {
    fn lower_onto(
        &self,
        mut record: formats::S2d2Rs,
    ) -> Result<formats::S2d2Rs, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_num_active_channels(self.num_active_channels);
        record.set_in_out_dtype(self.in_out_dtype);
        record.set_reduce_cmd(self.reduce_cmd);
        record.set_reduce_op(self.reduce_op);
        record.set_base(self.base);
        record.set_fill_val(self.fill_val);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_comp_op0(self.comp_op0);
        record.set_comp_op1(self.comp_op1);
        record.set_bound0_src(self.bound0_src);
        record.set_bound1_src(self.bound1_src);
        let bound0 = self.bound0;
        record.set_bound0(bound0.into());
        let bound1 = self.bound1;
        record.set_bound1(bound1.into());
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &bound0,
            &record.bound0_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "bound0",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &bound1,
            &record.bound1_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "bound1",
            });
        }
        Ok(record)
    }
}
