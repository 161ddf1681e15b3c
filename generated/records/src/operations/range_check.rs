// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Checks a bound before an indirect DMA and branches past the limit.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

/// Checks a bound before an indirect DMA and branches past the limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RangeCheck {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// register that takes the result
    pub bound_result_reg: u32,
    /// limit
    pub bound_size_bytes: u64,
    /// always 0x11
    pub const_tag: u8,
    /// element type of the index in the low nibble, 3 above
    pub src_dtype: u8,
    /// always 1
    pub const_one: u16,
    /// derived from the index pattern
    pub idx_ap_meta: u8,
    /// label taken beyond the limit
    pub branch_label: u32,
}

impl RangeCheck {
    /// Name of the operation.
    pub const NAME: &'static str = "range_check";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with another `bound_result_reg`.
    #[must_use]
    pub const fn with_bound_result_reg(mut self, bound_result_reg: u32) -> Self {
        self.bound_result_reg = bound_result_reg;
        self
    }

    /// The same with another `bound_size_bytes`.
    #[must_use]
    pub const fn with_bound_size_bytes(mut self, bound_size_bytes: u64) -> Self {
        self.bound_size_bytes = bound_size_bytes;
        self
    }

    /// The same with another `const_tag`.
    #[must_use]
    pub const fn with_const_tag(mut self, const_tag: u8) -> Self {
        self.const_tag = const_tag;
        self
    }

    /// The same with another `src_dtype`.
    #[must_use]
    pub const fn with_src_dtype(mut self, src_dtype: u8) -> Self {
        self.src_dtype = src_dtype;
        self
    }

    /// The same with another `const_one`.
    #[must_use]
    pub const fn with_const_one(mut self, const_one: u16) -> Self {
        self.const_one = const_one;
        self
    }

    /// The same with another `idx_ap_meta`.
    #[must_use]
    pub const fn with_idx_ap_meta(mut self, idx_ap_meta: u8) -> Self {
        self.idx_ap_meta = idx_ap_meta;
        self
    }

    /// The same with another `branch_label`.
    #[must_use]
    pub const fn with_branch_label(mut self, branch_label: u32) -> Self {
        self.branch_label = branch_label;
        self
    }
}

impl Default for RangeCheck {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xd6),
            debug_cmd: 0,
            debug_hint: 0,
            bound_result_reg: 0,
            bound_size_bytes: 0,
            const_tag: 0,
            src_dtype: 0,
            const_one: 0,
            idx_ap_meta: 0,
            branch_label: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    RangeCheck { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "bound_result_reg" bound_result_reg Plain, "bound_size_bytes"
    bound_size_bytes Plain, "const_tag" const_tag Plain, "src_dtype" src_dtype Plain,
    "const_one" const_one Plain, "idx_ap_meta" idx_ap_meta Plain, "branch_label"
    branch_label Plain }
);

impl Lift<formats::PseudoRangeCheck> for RangeCheck {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoRangeCheck) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            bound_result_reg: record.bound_result_reg(),
            bound_size_bytes: record.bound_size_bytes(),
            const_tag: record.const_tag(),
            src_dtype: record.src_dtype(),
            const_one: record.const_one(),
            idx_ap_meta: record.idx_ap_meta(),
            branch_label: record.branch_label(),
        })
    }
}

impl Lower<formats::PseudoRangeCheck> for RangeCheck {
    fn lower_onto(
        &self,
        mut record: formats::PseudoRangeCheck,
    ) -> Result<formats::PseudoRangeCheck, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_bound_result_reg(self.bound_result_reg);
        record.set_bound_size_bytes(self.bound_size_bytes);
        record.set_const_tag(self.const_tag);
        record.set_src_dtype(self.src_dtype);
        record.set_const_one(self.const_one);
        record.set_idx_ap_meta(self.idx_ap_meta);
        record.set_branch_label(self.branch_label);
        Ok(record)
    }
}
