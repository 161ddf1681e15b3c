// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! What is special about one activation function, its symmetry, thresholds, special results, and where its control records begin.

use crate::types::{
    PwpDtypeSel, PwpFmaIndirection, PwpFmaSunda, PwpFuse, PwpSelect, PwpSignal,
    PwpTailSunda,
};

/// What is special about one activation function, its symmetry, thresholds, special results, and where its control records begin.
///
/// The layout of sunda.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `dtype_sel` | `PwpDtypeSel` |
/// | 1..=3 | `reserved0` | `[u8; 3]` (reserved) |
/// | 4 | `select` | `PwpSelect` |
/// | 5..=8 | `symmetry_point` | `f32` |
/// | 9 | `exponent_offset` | `i8` |
/// | 10 | `small_pos_signal_threshold` | `u8` |
/// | 11 | `small_neg_signal_threshold` | `u8` |
/// | 12 | `large_pos_signal_threshold` | `u8` |
/// | 13 | `large_neg_signal_threshold` | `u8` |
/// | 14 | `pwl_control_base_pos` | `u8` |
/// | 15 | `pwl_control_base_neg` | `u8` |
/// | 16..=19 | `ctrl_table_select_logic` | `u32` |
/// | 20..=25 | `large_pos_signal` | `PwpSignal` |
/// | 26..=31 | `large_neg_signal` | `PwpSignal` |
/// | 32..=37 | `small_pos_signal` | `PwpSignal` |
/// | 38..=43 | `small_neg_signal` | `PwpSignal` |
/// | 44 | `bias` | `PwpFuse` |
/// | 45..=48 | `bias_const` | `f32` |
/// | 49 | `scale` | `PwpFuse` |
/// | 50..=53 | `scale_const` | `f32` |
/// | 54 | `fma` | `PwpFmaSunda` |
/// | 55 | `fma_indirection` | `PwpFmaIndirection` |
/// | 56..=61 | `reserved1` | `[u8; 6]` (reserved) |
/// | 62..=65 | `fma_const0` | `f32` |
/// | 66..=69 | `fma_const1` | `f32` |
/// | 70..=73 | `mp_high_threshold` | `u32` |
/// | 74..=77 | `func_rslt_for_zero` | `f32` |
/// | 78..=81 | `func_rslt_for_nan` | `f32` |
/// | 82..=85 | `func_rslt_for_pos_inf` | `f32` |
/// | 86..=89 | `func_rslt_for_neg_inf` | `f32` |
/// | 90..=93 | `mp_low_threshold` | `u32` |
/// | 94 | `tail` | `PwpTailSunda` |
/// | 95..=127 | `unused1` | `[u8; 33]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PwpProfileSunda(pub [u8; 128]);

impl Eq for PwpProfileSunda {}

impl PwpProfileSunda {
    /// Size in bytes.
    pub const SIZE: usize = 128;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 128]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 128]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 128] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 128] {
        self.0
    }

    /// element types of bias and scale in an activation profile
    #[inline]
    pub const fn dtype_sel(&self) -> PwpDtypeSel {
        PwpDtypeSel::from_bytes([self.0[0]])
    }

    /// Sets [`dtype_sel`](Self::dtype_sel).
    #[inline]
    pub const fn set_dtype_sel(&mut self, value: PwpDtypeSel) {
        [self.0[0]] = value.to_bytes();
    }

    /// bypass and symmetry of an activation profile
    #[inline]
    pub const fn select(&self) -> PwpSelect {
        PwpSelect::from_bytes([self.0[4]])
    }

    /// Sets [`select`](Self::select).
    #[inline]
    pub const fn set_select(&mut self, value: PwpSelect) {
        [self.0[4]] = value.to_bytes();
    }

    /// added after a reflection
    #[inline]
    pub const fn symmetry_point(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 5)))
    }

    /// Sets [`symmetry_point`](Self::symmetry_point).
    #[inline]
    pub const fn set_symmetry_point(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 5, value.to_le_bytes());
    }

    /// lowest octave that has a control record, unbiased; -127 for functions without
    #[inline]
    pub const fn exponent_offset(&self) -> i8 {
        use ::tpb_core::bytes::take;
        i8::from_le_bytes(take(&self.0, 9))
    }

    /// Sets [`exponent_offset`](Self::exponent_offset).
    #[inline]
    pub const fn set_exponent_offset(&mut self, value: i8) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 9, value.to_le_bytes());
    }

    /// biased exponent up to which positive inputs are small
    #[inline]
    pub const fn small_pos_signal_threshold(&self) -> u8 {
        self.0[10]
    }

    /// Sets [`small_pos_signal_threshold`](Self::small_pos_signal_threshold).
    #[inline]
    pub const fn set_small_pos_signal_threshold(&mut self, value: u8) {
        self.0[10] = value;
    }

    /// the same for negative inputs
    #[inline]
    pub const fn small_neg_signal_threshold(&self) -> u8 {
        self.0[11]
    }

    /// Sets [`small_neg_signal_threshold`](Self::small_neg_signal_threshold).
    #[inline]
    pub const fn set_small_neg_signal_threshold(&mut self, value: u8) {
        self.0[11] = value;
    }

    /// biased exponent from which positive inputs are large
    #[inline]
    pub const fn large_pos_signal_threshold(&self) -> u8 {
        self.0[12]
    }

    /// Sets [`large_pos_signal_threshold`](Self::large_pos_signal_threshold).
    #[inline]
    pub const fn set_large_pos_signal_threshold(&mut self, value: u8) {
        self.0[12] = value;
    }

    /// the same for negative inputs
    #[inline]
    pub const fn large_neg_signal_threshold(&self) -> u8 {
        self.0[13]
    }

    /// Sets [`large_neg_signal_threshold`](Self::large_neg_signal_threshold).
    #[inline]
    pub const fn set_large_neg_signal_threshold(&mut self, value: u8) {
        self.0[13] = value;
    }

    /// control record of the lowest positive octave
    #[inline]
    pub const fn pwl_control_base_pos(&self) -> u8 {
        self.0[14]
    }

    /// Sets [`pwl_control_base_pos`](Self::pwl_control_base_pos).
    #[inline]
    pub const fn set_pwl_control_base_pos(&mut self, value: u8) {
        self.0[14] = value;
    }

    /// control record of the lowest negative octave
    #[inline]
    pub const fn pwl_control_base_neg(&self) -> u8 {
        self.0[15]
    }

    /// Sets [`pwl_control_base_neg`](Self::pwl_control_base_neg).
    #[inline]
    pub const fn set_pwl_control_base_neg(&mut self, value: u8) {
        self.0[15] = value;
    }

    /// `u32` at byte 16.
    #[inline]
    pub const fn ctrl_table_select_logic(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 16))
    }

    /// Sets [`ctrl_table_select_logic`](Self::ctrl_table_select_logic).
    #[inline]
    pub const fn set_ctrl_table_select_logic(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }

    /// large positive inputs
    #[inline]
    pub const fn large_pos_signal(&self) -> PwpSignal {
        use ::tpb_core::bytes::take;
        PwpSignal::from_bytes(take::<6>(&self.0, 20))
    }

    /// Sets [`large_pos_signal`](Self::large_pos_signal).
    #[inline]
    pub const fn set_large_pos_signal(&mut self, value: PwpSignal) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 20, value.to_bytes());
    }

    /// large negative inputs
    #[inline]
    pub const fn large_neg_signal(&self) -> PwpSignal {
        use ::tpb_core::bytes::take;
        PwpSignal::from_bytes(take::<6>(&self.0, 26))
    }

    /// Sets [`large_neg_signal`](Self::large_neg_signal).
    #[inline]
    pub const fn set_large_neg_signal(&mut self, value: PwpSignal) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 26, value.to_bytes());
    }

    /// small positive inputs
    #[inline]
    pub const fn small_pos_signal(&self) -> PwpSignal {
        use ::tpb_core::bytes::take;
        PwpSignal::from_bytes(take::<6>(&self.0, 32))
    }

    /// Sets [`small_pos_signal`](Self::small_pos_signal).
    #[inline]
    pub const fn set_small_pos_signal(&mut self, value: PwpSignal) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }

    /// small negative inputs
    #[inline]
    pub const fn small_neg_signal(&self) -> PwpSignal {
        use ::tpb_core::bytes::take;
        PwpSignal::from_bytes(take::<6>(&self.0, 38))
    }

    /// Sets [`small_neg_signal`](Self::small_neg_signal).
    #[inline]
    pub const fn set_small_neg_signal(&mut self, value: PwpSignal) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 38, value.to_bytes());
    }

    /// whether an activation profile replaces the bias or the scale of the instruction
    #[inline]
    pub const fn bias(&self) -> PwpFuse {
        PwpFuse::from_bytes([self.0[44]])
    }

    /// Sets [`bias`](Self::bias).
    #[inline]
    pub const fn set_bias(&mut self, value: PwpFuse) {
        [self.0[44]] = value.to_bytes();
    }

    /// bias where it is fused
    #[inline]
    pub const fn bias_const(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 45)))
    }

    /// Sets [`bias_const`](Self::bias_const).
    #[inline]
    pub const fn set_bias_const(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 45, value.to_le_bytes());
    }

    /// whether an activation profile replaces the bias or the scale of the instruction
    #[inline]
    pub const fn scale(&self) -> PwpFuse {
        PwpFuse::from_bytes([self.0[49]])
    }

    /// Sets [`scale`](Self::scale).
    #[inline]
    pub const fn set_scale(&mut self, value: PwpFuse) {
        [self.0[49]] = value.to_bytes();
    }

    /// scale where it is fused
    #[inline]
    pub const fn scale_const(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 50)))
    }

    /// Sets [`scale_const`](Self::scale_const).
    #[inline]
    pub const fn set_scale_const(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 50, value.to_le_bytes());
    }

    /// stages of the multiply-add chain that an activation function leaves out
    #[inline]
    pub const fn fma(&self) -> PwpFmaSunda {
        PwpFmaSunda::from_bytes([self.0[54]])
    }

    /// Sets [`fma`](Self::fma).
    #[inline]
    pub const fn set_fma(&mut self, value: PwpFmaSunda) {
        [self.0[54]] = value.to_bytes();
    }

    /// source that the multiply-add chain of an activation function takes instead of a constant
    #[inline]
    pub const fn fma_indirection(&self) -> PwpFmaIndirection {
        PwpFmaIndirection::from_bytes([self.0[55]])
    }

    /// Sets [`fma_indirection`](Self::fma_indirection).
    #[inline]
    pub const fn set_fma_indirection(&mut self, value: PwpFmaIndirection) {
        [self.0[55]] = value.to_bytes();
    }

    /// 1 for a parametric relu, else 0
    #[inline]
    pub const fn fma_const0(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 62)))
    }

    /// Sets [`fma_const0`](Self::fma_const0).
    #[inline]
    pub const fn set_fma_const0(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 62, value.to_le_bytes());
    }

    /// 0 in all shipped tables
    #[inline]
    pub const fn fma_const1(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 66)))
    }

    /// Sets [`fma_const1`](Self::fma_const1).
    #[inline]
    pub const fn set_fma_const1(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 66, value.to_le_bytes());
    }

    /// `u32` at byte 70.
    #[inline]
    pub const fn mp_high_threshold(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 70))
    }

    /// Sets [`mp_high_threshold`](Self::mp_high_threshold).
    #[inline]
    pub const fn set_mp_high_threshold(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 70, value.to_le_bytes());
    }

    /// result for zero of either sign
    #[inline]
    pub const fn func_rslt_for_zero(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 74)))
    }

    /// Sets [`func_rslt_for_zero`](Self::func_rslt_for_zero).
    #[inline]
    pub const fn set_func_rslt_for_zero(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 74, value.to_le_bytes());
    }

    /// result for NaN
    #[inline]
    pub const fn func_rslt_for_nan(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 78)))
    }

    /// Sets [`func_rslt_for_nan`](Self::func_rslt_for_nan).
    #[inline]
    pub const fn set_func_rslt_for_nan(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 78, value.to_le_bytes());
    }

    /// result for positive infinity
    #[inline]
    pub const fn func_rslt_for_pos_inf(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 82)))
    }

    /// Sets [`func_rslt_for_pos_inf`](Self::func_rslt_for_pos_inf).
    #[inline]
    pub const fn set_func_rslt_for_pos_inf(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 82, value.to_le_bytes());
    }

    /// result for negative infinity
    #[inline]
    pub const fn func_rslt_for_neg_inf(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 86)))
    }

    /// Sets [`func_rslt_for_neg_inf`](Self::func_rslt_for_neg_inf).
    #[inline]
    pub const fn set_func_rslt_for_neg_inf(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 86, value.to_le_bytes());
    }

    /// `u32` at byte 90.
    #[inline]
    pub const fn mp_low_threshold(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 90))
    }

    /// Sets [`mp_low_threshold`](Self::mp_low_threshold).
    #[inline]
    pub const fn set_mp_low_threshold(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 90, value.to_le_bytes());
    }

    /// last used bits of an activation profile
    #[inline]
    pub const fn tail(&self) -> PwpTailSunda {
        PwpTailSunda::from_bytes([self.0[94]])
    }

    /// Sets [`tail`](Self::tail).
    #[inline]
    pub const fn set_tail(&mut self, value: PwpTailSunda) {
        [self.0[94]] = value.to_bytes();
    }
}

impl Default for PwpProfileSunda {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PwpProfileSunda {
    /// The same with another [`dtype_sel`](Self::dtype_sel).
    #[inline]
    #[must_use]
    pub const fn with_dtype_sel(mut self, value: PwpDtypeSel) -> Self {
        self.set_dtype_sel(value);
        self
    }

    /// The same with another [`select`](Self::select).
    #[inline]
    #[must_use]
    pub const fn with_select(mut self, value: PwpSelect) -> Self {
        self.set_select(value);
        self
    }

    /// The same with another [`symmetry_point`](Self::symmetry_point).
    #[inline]
    #[must_use]
    pub const fn with_symmetry_point(mut self, value: f32) -> Self {
        self.set_symmetry_point(value);
        self
    }

    /// The same with another [`exponent_offset`](Self::exponent_offset).
    #[inline]
    #[must_use]
    pub const fn with_exponent_offset(mut self, value: i8) -> Self {
        self.set_exponent_offset(value);
        self
    }

    /// The same with another [`small_pos_signal_threshold`](Self::small_pos_signal_threshold).
    #[inline]
    #[must_use]
    pub const fn with_small_pos_signal_threshold(mut self, value: u8) -> Self {
        self.set_small_pos_signal_threshold(value);
        self
    }

    /// The same with another [`small_neg_signal_threshold`](Self::small_neg_signal_threshold).
    #[inline]
    #[must_use]
    pub const fn with_small_neg_signal_threshold(mut self, value: u8) -> Self {
        self.set_small_neg_signal_threshold(value);
        self
    }

    /// The same with another [`large_pos_signal_threshold`](Self::large_pos_signal_threshold).
    #[inline]
    #[must_use]
    pub const fn with_large_pos_signal_threshold(mut self, value: u8) -> Self {
        self.set_large_pos_signal_threshold(value);
        self
    }

    /// The same with another [`large_neg_signal_threshold`](Self::large_neg_signal_threshold).
    #[inline]
    #[must_use]
    pub const fn with_large_neg_signal_threshold(mut self, value: u8) -> Self {
        self.set_large_neg_signal_threshold(value);
        self
    }

    /// The same with another [`pwl_control_base_pos`](Self::pwl_control_base_pos).
    #[inline]
    #[must_use]
    pub const fn with_pwl_control_base_pos(mut self, value: u8) -> Self {
        self.set_pwl_control_base_pos(value);
        self
    }

    /// The same with another [`pwl_control_base_neg`](Self::pwl_control_base_neg).
    #[inline]
    #[must_use]
    pub const fn with_pwl_control_base_neg(mut self, value: u8) -> Self {
        self.set_pwl_control_base_neg(value);
        self
    }

    /// The same with another [`ctrl_table_select_logic`](Self::ctrl_table_select_logic).
    #[inline]
    #[must_use]
    pub const fn with_ctrl_table_select_logic(mut self, value: u32) -> Self {
        self.set_ctrl_table_select_logic(value);
        self
    }

    /// The same with another [`large_pos_signal`](Self::large_pos_signal).
    #[inline]
    #[must_use]
    pub const fn with_large_pos_signal(mut self, value: PwpSignal) -> Self {
        self.set_large_pos_signal(value);
        self
    }

    /// The same with another [`large_neg_signal`](Self::large_neg_signal).
    #[inline]
    #[must_use]
    pub const fn with_large_neg_signal(mut self, value: PwpSignal) -> Self {
        self.set_large_neg_signal(value);
        self
    }

    /// The same with another [`small_pos_signal`](Self::small_pos_signal).
    #[inline]
    #[must_use]
    pub const fn with_small_pos_signal(mut self, value: PwpSignal) -> Self {
        self.set_small_pos_signal(value);
        self
    }

    /// The same with another [`small_neg_signal`](Self::small_neg_signal).
    #[inline]
    #[must_use]
    pub const fn with_small_neg_signal(mut self, value: PwpSignal) -> Self {
        self.set_small_neg_signal(value);
        self
    }

    /// The same with another [`bias`](Self::bias).
    #[inline]
    #[must_use]
    pub const fn with_bias(mut self, value: PwpFuse) -> Self {
        self.set_bias(value);
        self
    }

    /// The same with another [`bias_const`](Self::bias_const).
    #[inline]
    #[must_use]
    pub const fn with_bias_const(mut self, value: f32) -> Self {
        self.set_bias_const(value);
        self
    }

    /// The same with another [`scale`](Self::scale).
    #[inline]
    #[must_use]
    pub const fn with_scale(mut self, value: PwpFuse) -> Self {
        self.set_scale(value);
        self
    }

    /// The same with another [`scale_const`](Self::scale_const).
    #[inline]
    #[must_use]
    pub const fn with_scale_const(mut self, value: f32) -> Self {
        self.set_scale_const(value);
        self
    }

    /// The same with another [`fma`](Self::fma).
    #[inline]
    #[must_use]
    pub const fn with_fma(mut self, value: PwpFmaSunda) -> Self {
        self.set_fma(value);
        self
    }

    /// The same with another [`fma_indirection`](Self::fma_indirection).
    #[inline]
    #[must_use]
    pub const fn with_fma_indirection(mut self, value: PwpFmaIndirection) -> Self {
        self.set_fma_indirection(value);
        self
    }

    /// The same with another [`fma_const0`](Self::fma_const0).
    #[inline]
    #[must_use]
    pub const fn with_fma_const0(mut self, value: f32) -> Self {
        self.set_fma_const0(value);
        self
    }

    /// The same with another [`fma_const1`](Self::fma_const1).
    #[inline]
    #[must_use]
    pub const fn with_fma_const1(mut self, value: f32) -> Self {
        self.set_fma_const1(value);
        self
    }

    /// The same with another [`mp_high_threshold`](Self::mp_high_threshold).
    #[inline]
    #[must_use]
    pub const fn with_mp_high_threshold(mut self, value: u32) -> Self {
        self.set_mp_high_threshold(value);
        self
    }

    /// The same with another [`func_rslt_for_zero`](Self::func_rslt_for_zero).
    #[inline]
    #[must_use]
    pub const fn with_func_rslt_for_zero(mut self, value: f32) -> Self {
        self.set_func_rslt_for_zero(value);
        self
    }

    /// The same with another [`func_rslt_for_nan`](Self::func_rslt_for_nan).
    #[inline]
    #[must_use]
    pub const fn with_func_rslt_for_nan(mut self, value: f32) -> Self {
        self.set_func_rslt_for_nan(value);
        self
    }

    /// The same with another [`func_rslt_for_pos_inf`](Self::func_rslt_for_pos_inf).
    #[inline]
    #[must_use]
    pub const fn with_func_rslt_for_pos_inf(mut self, value: f32) -> Self {
        self.set_func_rslt_for_pos_inf(value);
        self
    }

    /// The same with another [`func_rslt_for_neg_inf`](Self::func_rslt_for_neg_inf).
    #[inline]
    #[must_use]
    pub const fn with_func_rslt_for_neg_inf(mut self, value: f32) -> Self {
        self.set_func_rslt_for_neg_inf(value);
        self
    }

    /// The same with another [`mp_low_threshold`](Self::mp_low_threshold).
    #[inline]
    #[must_use]
    pub const fn with_mp_low_threshold(mut self, value: u32) -> Self {
        self.set_mp_low_threshold(value);
        self
    }

    /// The same with another [`tail`](Self::tail).
    #[inline]
    #[must_use]
    pub const fn with_tail(mut self, value: PwpTailSunda) -> Self {
        self.set_tail(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PwpProfileSunda {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PWP_PROFILE",
            128,
            &[
                layout::Field::new(
                    "dtype_sel",
                    0,
                    <PwpDtypeSel as layout::Layout>::TYPE,
                    "element types of bias and scale in an activation profile",
                ),
                layout::Field::new("reserved0", 1, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "select",
                    4,
                    <PwpSelect as layout::Layout>::TYPE,
                    "bypass and symmetry of an activation profile",
                ),
                layout::Field::new(
                    "symmetry_point",
                    5,
                    layout::Type::F32,
                    "added after a reflection",
                ),
                layout::Field::new(
                    "exponent_offset",
                    9,
                    layout::Type::Int(1),
                    "lowest octave that has a control record, unbiased; -127 for functions without",
                ),
                layout::Field::new(
                    "small_pos_signal_threshold",
                    10,
                    layout::Type::Uint(1),
                    "biased exponent up to which positive inputs are small",
                ),
                layout::Field::new(
                    "small_neg_signal_threshold",
                    11,
                    layout::Type::Uint(1),
                    "the same for negative inputs",
                ),
                layout::Field::new(
                    "large_pos_signal_threshold",
                    12,
                    layout::Type::Uint(1),
                    "biased exponent from which positive inputs are large",
                ),
                layout::Field::new(
                    "large_neg_signal_threshold",
                    13,
                    layout::Type::Uint(1),
                    "the same for negative inputs",
                ),
                layout::Field::new(
                    "pwl_control_base_pos",
                    14,
                    layout::Type::Uint(1),
                    "control record of the lowest positive octave",
                ),
                layout::Field::new(
                    "pwl_control_base_neg",
                    15,
                    layout::Type::Uint(1),
                    "control record of the lowest negative octave",
                ),
                layout::Field::new(
                    "ctrl_table_select_logic",
                    16,
                    layout::Type::Uint(4),
                    "",
                ),
                layout::Field::new(
                    "large_pos_signal",
                    20,
                    <PwpSignal as layout::Layout>::TYPE,
                    "large positive inputs",
                ),
                layout::Field::new(
                    "large_neg_signal",
                    26,
                    <PwpSignal as layout::Layout>::TYPE,
                    "large negative inputs",
                ),
                layout::Field::new(
                    "small_pos_signal",
                    32,
                    <PwpSignal as layout::Layout>::TYPE,
                    "small positive inputs",
                ),
                layout::Field::new(
                    "small_neg_signal",
                    38,
                    <PwpSignal as layout::Layout>::TYPE,
                    "small negative inputs",
                ),
                layout::Field::new(
                    "bias",
                    44,
                    <PwpFuse as layout::Layout>::TYPE,
                    "whether an activation profile replaces the bias or the scale of the instruction",
                ),
                layout::Field::new(
                    "bias_const",
                    45,
                    layout::Type::F32,
                    "bias where it is fused",
                ),
                layout::Field::new(
                    "scale",
                    49,
                    <PwpFuse as layout::Layout>::TYPE,
                    "whether an activation profile replaces the bias or the scale of the instruction",
                ),
                layout::Field::new(
                    "scale_const",
                    50,
                    layout::Type::F32,
                    "scale where it is fused",
                ),
                layout::Field::new(
                    "fma",
                    54,
                    <PwpFmaSunda as layout::Layout>::TYPE,
                    "stages of the multiply-add chain that an activation function leaves out",
                ),
                layout::Field::new(
                    "fma_indirection",
                    55,
                    <PwpFmaIndirection as layout::Layout>::TYPE,
                    "source that the multiply-add chain of an activation function takes instead of a constant",
                ),
                layout::Field::new("reserved1", 56, layout::Type::Bytes(6), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "fma_const0",
                    62,
                    layout::Type::F32,
                    "1 for a parametric relu, else 0",
                ),
                layout::Field::new(
                    "fma_const1",
                    66,
                    layout::Type::F32,
                    "0 in all shipped tables",
                ),
                layout::Field::new("mp_high_threshold", 70, layout::Type::Uint(4), ""),
                layout::Field::new(
                    "func_rslt_for_zero",
                    74,
                    layout::Type::F32,
                    "result for zero of either sign",
                ),
                layout::Field::new(
                    "func_rslt_for_nan",
                    78,
                    layout::Type::F32,
                    "result for NaN",
                ),
                layout::Field::new(
                    "func_rslt_for_pos_inf",
                    82,
                    layout::Type::F32,
                    "result for positive infinity",
                ),
                layout::Field::new(
                    "func_rslt_for_neg_inf",
                    86,
                    layout::Type::F32,
                    "result for negative infinity",
                ),
                layout::Field::new("mp_low_threshold", 90, layout::Type::Uint(4), ""),
                layout::Field::new(
                    "tail",
                    94,
                    <PwpTailSunda as layout::Layout>::TYPE,
                    "last used bits of an activation profile",
                ),
                layout::Field::new("unused1", 95, layout::Type::Bytes(33), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "What is special about one activation function, its symmetry, thresholds, special results, and where its control records begin.\n\nThe layout of sunda.",
            layout::Conf::Low,
            &["gpsimd/uarch/activation-transcendental-tables.md#2.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpProfileSunda {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpProfileSunda {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpProfileSunda {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpProfileSunda").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpProfileSunda);
