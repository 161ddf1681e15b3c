// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Compares a register with a register or an immediate and branches where it holds.

use crate::enums::{BrCmpOp, BrTargetMode, Dtype};
use crate::types::{Events, Header};

/// Compares a register with a register or an immediate and branches where it holds.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `compare_op` | `BrCmpOp` |
/// | 13 | `dtype` | `Dtype` |
/// | 14 | `target_mode` | `BrTargetMode` |
/// | 15 | `reserved0` | `u8` (reserved) |
/// | 16..=19 | `cmp_immediate` | `u32` |
/// | 20..=31 | `reserved1` | `[u8; 12]` (reserved) |
/// | 32 | `cmp_reg0` | `u8` |
/// | 33 | `cmp_reg1` | `u8` |
/// | 34 | `target_reg_lo` | `u8` |
/// | 35 | `target_reg_hi` | `u8` |
/// | 36..=47 | `reserved2` | `[u8; 12]` (reserved) |
/// | 48..=55 | `br_immediate` | `u64` |
/// | 56..=63 | `reserved3` | `[u8; 8]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CtrlBr(pub [u8; 64]);

impl Eq for CtrlBr {}

impl CtrlBr {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 64]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 64] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 64] {
        self.0
    }

    /// first four bytes of a record
    #[inline]
    pub const fn header(&self) -> Header {
        use ::tpb_core::bytes::take;
        Header::from_bytes(take::<4>(&self.0, 0))
    }

    /// Sets [`header`](Self::header).
    #[inline]
    pub const fn set_header(&mut self, value: Header) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }

    /// what an instruction waits for, and what it signals
    #[inline]
    pub const fn events(&self) -> Events {
        use ::tpb_core::bytes::take;
        Events::from_bytes(take::<8>(&self.0, 4))
    }

    /// Sets [`events`](Self::events).
    #[inline]
    pub const fn set_events(&mut self, value: Events) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_bytes());
    }

    /// condition
    #[inline]
    pub const fn compare_op(&self) -> BrCmpOp {
        BrCmpOp::from_bytes([self.0[12]])
    }

    /// Sets [`compare_op`](Self::compare_op).
    #[inline]
    pub const fn set_compare_op(&mut self, value: BrCmpOp) {
        [self.0[12]] = value.to_bytes();
    }

    /// element type of both operands
    #[inline]
    pub const fn dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[13]])
    }

    /// Sets [`dtype`](Self::dtype).
    #[inline]
    pub const fn set_dtype(&mut self, value: Dtype) {
        [self.0[13]] = value.to_bytes();
    }

    /// where the target comes from
    #[inline]
    pub const fn target_mode(&self) -> BrTargetMode {
        BrTargetMode::from_bytes([self.0[14]])
    }

    /// Sets [`target_mode`](Self::target_mode).
    #[inline]
    pub const fn set_target_mode(&mut self, value: BrTargetMode) {
        [self.0[14]] = value.to_bytes();
    }

    /// right operand of an immediate comparison
    #[inline]
    pub const fn cmp_immediate(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 16))
    }

    /// Sets [`cmp_immediate`](Self::cmp_immediate).
    #[inline]
    pub const fn set_cmp_immediate(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }

    /// left operand
    #[inline]
    pub const fn cmp_reg0(&self) -> u8 {
        self.0[32]
    }

    /// Sets [`cmp_reg0`](Self::cmp_reg0).
    #[inline]
    pub const fn set_cmp_reg0(&mut self, value: u8) {
        self.0[32] = value;
    }

    /// right operand of a register comparison
    #[inline]
    pub const fn cmp_reg1(&self) -> u8 {
        self.0[33]
    }

    /// Sets [`cmp_reg1`](Self::cmp_reg1).
    #[inline]
    pub const fn set_cmp_reg1(&mut self, value: u8) {
        self.0[33] = value;
    }

    /// target, low register
    #[inline]
    pub const fn target_reg_lo(&self) -> u8 {
        self.0[34]
    }

    /// Sets [`target_reg_lo`](Self::target_reg_lo).
    #[inline]
    pub const fn set_target_reg_lo(&mut self, value: u8) {
        self.0[34] = value;
    }

    /// target, high register
    #[inline]
    pub const fn target_reg_hi(&self) -> u8 {
        self.0[35]
    }

    /// Sets [`target_reg_hi`](Self::target_reg_hi).
    #[inline]
    pub const fn set_target_reg_hi(&mut self, value: u8) {
        self.0[35] = value;
    }

    /// label before loading, relative offset afterwards
    #[inline]
    pub const fn br_immediate(&self) -> u64 {
        use ::tpb_core::bytes::take;
        u64::from_le_bytes(take(&self.0, 48))
    }

    /// Sets [`br_immediate`](Self::br_immediate).
    #[inline]
    pub const fn set_br_immediate(&mut self, value: u64) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_le_bytes());
    }
}

impl Default for CtrlBr {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CtrlBr {
    /// The same with another [`header`](Self::header).
    #[inline]
    #[must_use]
    pub const fn with_header(mut self, value: Header) -> Self {
        self.set_header(value);
        self
    }

    /// The same with another [`events`](Self::events).
    #[inline]
    #[must_use]
    pub const fn with_events(mut self, value: Events) -> Self {
        self.set_events(value);
        self
    }

    /// The same with another [`compare_op`](Self::compare_op).
    #[inline]
    #[must_use]
    pub const fn with_compare_op(mut self, value: BrCmpOp) -> Self {
        self.set_compare_op(value);
        self
    }

    /// The same with another [`dtype`](Self::dtype).
    #[inline]
    #[must_use]
    pub const fn with_dtype(mut self, value: Dtype) -> Self {
        self.set_dtype(value);
        self
    }

    /// The same with another [`target_mode`](Self::target_mode).
    #[inline]
    #[must_use]
    pub const fn with_target_mode(mut self, value: BrTargetMode) -> Self {
        self.set_target_mode(value);
        self
    }

    /// The same with another [`cmp_immediate`](Self::cmp_immediate).
    #[inline]
    #[must_use]
    pub const fn with_cmp_immediate(mut self, value: u32) -> Self {
        self.set_cmp_immediate(value);
        self
    }

    /// The same with another [`cmp_reg0`](Self::cmp_reg0).
    #[inline]
    #[must_use]
    pub const fn with_cmp_reg0(mut self, value: u8) -> Self {
        self.set_cmp_reg0(value);
        self
    }

    /// The same with another [`cmp_reg1`](Self::cmp_reg1).
    #[inline]
    #[must_use]
    pub const fn with_cmp_reg1(mut self, value: u8) -> Self {
        self.set_cmp_reg1(value);
        self
    }

    /// The same with another [`target_reg_lo`](Self::target_reg_lo).
    #[inline]
    #[must_use]
    pub const fn with_target_reg_lo(mut self, value: u8) -> Self {
        self.set_target_reg_lo(value);
        self
    }

    /// The same with another [`target_reg_hi`](Self::target_reg_hi).
    #[inline]
    #[must_use]
    pub const fn with_target_reg_hi(mut self, value: u8) -> Self {
        self.set_target_reg_hi(value);
        self
    }

    /// The same with another [`br_immediate`](Self::br_immediate).
    #[inline]
    #[must_use]
    pub const fn with_br_immediate(mut self, value: u64) -> Self {
        self.set_br_immediate(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CtrlBr {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CTRL_BR",
            64,
            &[
                layout::Field::new(
                    "header",
                    0,
                    <Header as layout::Layout>::TYPE,
                    "first four bytes of a record",
                ),
                layout::Field::new(
                    "events",
                    4,
                    <Events as layout::Layout>::TYPE,
                    "what an instruction waits for, and what it signals",
                ),
                layout::Field::new(
                        "compare_op",
                        12,
                        <BrCmpOp as layout::Layout>::TYPE,
                        "condition",
                    )
                    .with_closed(),
                layout::Field::new(
                    "dtype",
                    13,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of both operands",
                ),
                layout::Field::new(
                    "target_mode",
                    14,
                    <BrTargetMode as layout::Layout>::TYPE,
                    "where the target comes from",
                ),
                layout::Field::new("reserved0", 15, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "cmp_immediate",
                    16,
                    layout::Type::Uint(4),
                    "right operand of an immediate comparison",
                ),
                layout::Field::new("reserved1", 20, layout::Type::Bytes(12), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "cmp_reg0",
                    32,
                    layout::Type::Uint(1),
                    "left operand",
                ),
                layout::Field::new(
                    "cmp_reg1",
                    33,
                    layout::Type::Uint(1),
                    "right operand of a register comparison",
                ),
                layout::Field::new(
                    "target_reg_lo",
                    34,
                    layout::Type::Uint(1),
                    "target, low register",
                ),
                layout::Field::new(
                    "target_reg_hi",
                    35,
                    layout::Type::Uint(1),
                    "target, high register",
                ),
                layout::Field::new("reserved2", 36, layout::Type::Bytes(12), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "br_immediate",
                    48,
                    layout::Type::Uint(8),
                    "label before loading, relative offset afterwards",
                ),
                layout::Field::new("reserved3", 56, layout::Type::Bytes(8), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Compares a register with a register or an immediate and branches where it holds.",
            layout::Conf::High,
            &[
                "runtime/isa/pseudo-instruction-lowering.md#2",
                "cc/isa/sp-sync-encoding.md#3",
                "gpsimd/firmware/seq/branch-prefetch.md#3",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CtrlBr {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CtrlBr {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CtrlBr {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CtrlBr").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CtrlBr);
