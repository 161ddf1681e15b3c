// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! First of the two records of a collective over tensors in SBUF.

use crate::enums::{AluOp, CollectiveDimension, CollectiveType, Dtype};
use crate::types::{Events, Header, PseudoAddr8tensor2d};

/// First of the two records of a collective over tensors in SBUF.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `op` | `AluOp` |
/// | 13 | `dtype` | `Dtype` |
/// | 14 | `ctype` | `CollectiveType` |
/// | 15 | `cc_dim` | `CollectiveDimension` |
/// | 16..=39 | `src0` | `PseudoAddr8tensor2d` |
/// | 40..=63 | `src1` | `PseudoAddr8tensor2d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoTriggerCollective2(pub [u8; 64]);

impl Eq for PseudoTriggerCollective2 {}

impl PseudoTriggerCollective2 {
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

    /// reduction, where the kind has one
    #[inline]
    pub const fn op(&self) -> AluOp {
        AluOp::from_bytes([self.0[12]])
    }

    /// Sets [`op`](Self::op).
    #[inline]
    pub const fn set_op(&mut self, value: AluOp) {
        [self.0[12]] = value.to_bytes();
    }

    /// element type
    #[inline]
    pub const fn dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[13]])
    }

    /// Sets [`dtype`](Self::dtype).
    #[inline]
    pub const fn set_dtype(&mut self, value: Dtype) {
        [self.0[13]] = value.to_bytes();
    }

    /// kind of collective
    #[inline]
    pub const fn ctype(&self) -> CollectiveType {
        CollectiveType::from_bytes([self.0[14]])
    }

    /// Sets [`ctype`](Self::ctype).
    #[inline]
    pub const fn set_ctype(&mut self, value: CollectiveType) {
        [self.0[14]] = value.to_bytes();
    }

    /// dimension worked along
    #[inline]
    pub const fn cc_dim(&self) -> CollectiveDimension {
        CollectiveDimension::from_bytes([self.0[15]])
    }

    /// Sets [`cc_dim`](Self::cc_dim).
    #[inline]
    pub const fn set_cc_dim(&mut self, value: CollectiveDimension) {
        [self.0[15]] = value.to_bytes();
    }

    /// source
    #[inline]
    pub const fn src0(&self) -> PseudoAddr8tensor2d {
        use ::tpb_core::bytes::take;
        PseudoAddr8tensor2d::from_bytes(take::<24>(&self.0, 16))
    }

    /// Sets [`src0`](Self::src0).
    #[inline]
    pub const fn set_src0(&mut self, value: PseudoAddr8tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// second source, or the rows of an ALL\_TO\_ALL\_V
    #[inline]
    pub const fn src1(&self) -> PseudoAddr8tensor2d {
        use ::tpb_core::bytes::take;
        PseudoAddr8tensor2d::from_bytes(take::<24>(&self.0, 40))
    }

    /// Sets [`src1`](Self::src1).
    #[inline]
    pub const fn set_src1(&mut self, value: PseudoAddr8tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
    }
}

impl Default for PseudoTriggerCollective2 {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoTriggerCollective2 {
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

    /// The same with another [`op`](Self::op).
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: AluOp) -> Self {
        self.set_op(value);
        self
    }

    /// The same with another [`dtype`](Self::dtype).
    #[inline]
    #[must_use]
    pub const fn with_dtype(mut self, value: Dtype) -> Self {
        self.set_dtype(value);
        self
    }

    /// The same with another [`ctype`](Self::ctype).
    #[inline]
    #[must_use]
    pub const fn with_ctype(mut self, value: CollectiveType) -> Self {
        self.set_ctype(value);
        self
    }

    /// The same with another [`cc_dim`](Self::cc_dim).
    #[inline]
    #[must_use]
    pub const fn with_cc_dim(mut self, value: CollectiveDimension) -> Self {
        self.set_cc_dim(value);
        self
    }

    /// The same with another [`src0`](Self::src0).
    #[inline]
    #[must_use]
    pub const fn with_src0(mut self, value: PseudoAddr8tensor2d) -> Self {
        self.set_src0(value);
        self
    }

    /// The same with another [`src1`](Self::src1).
    #[inline]
    #[must_use]
    pub const fn with_src1(mut self, value: PseudoAddr8tensor2d) -> Self {
        self.set_src1(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoTriggerCollective2 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_TRIGGER_COLLECTIVE2",
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
                    "op",
                    12,
                    <AluOp as layout::Layout>::TYPE,
                    "reduction, where the kind has one",
                ),
                layout::Field::new(
                    "dtype",
                    13,
                    <Dtype as layout::Layout>::TYPE,
                    "element type",
                ),
                layout::Field::new(
                    "ctype",
                    14,
                    <CollectiveType as layout::Layout>::TYPE,
                    "kind of collective",
                ),
                layout::Field::new(
                    "cc_dim",
                    15,
                    <CollectiveDimension as layout::Layout>::TYPE,
                    "dimension worked along",
                ),
                layout::Field::new(
                    "src0",
                    16,
                    <PseudoAddr8tensor2d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                    "src1",
                    40,
                    <PseudoAddr8tensor2d as layout::Layout>::TYPE,
                    "second source, or the rows of an ALL_TO_ALL_V",
                ),
            ],
            "First of the two records of a collective over tensors in SBUF.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/trigger-collective2-ext.md#3"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoTriggerCollective2 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoTriggerCollective2 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoTriggerCollective2 {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoTriggerCollective2").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoTriggerCollective2);
