// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Integer operation of a tensor with a scalar whose 64-bit result goes to two destinations.

use crate::enums::{AluOp, ImmSrc};
use crate::types::{DtypePair, Events, Header, ImmValInstField, MemPattern2d};

/// Integer operation of a tensor with a scalar whose 64-bit result goes to two destinations.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `in_imm_dtype` | `DtypePair` |
/// | 13 | `out0_out1_dtype` | `DtypePair` |
/// | 14 | `op` | `AluOp` |
/// | 15 | `num_active_channels` | `u8` |
/// | 16..=27 | `src_mem_pattern` | `MemPattern2d` |
/// | 28..=39 | `dst0_mem_pattern` | `MemPattern2d` |
/// | 40..=51 | `dst1_mem_pattern` | `MemPattern2d` |
/// | 52 | `imm_src` | `ImmSrc` |
/// | 53..=55 | `reserved0` | `[u8; 3]` (reserved) |
/// | 56..=59 | `imm` | `ImmValInstField` |
/// | 60..=63 | `reserved1` | `[u8; 4]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S2d2d2TsWide(pub [u8; 64]);

impl Eq for S2d2d2TsWide {}

impl S2d2d2TsWide {
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

    /// element types of source and scalar
    #[inline]
    pub const fn in_imm_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[12]])
    }

    /// Sets [`in_imm_dtype`](Self::in_imm_dtype).
    #[inline]
    pub const fn set_in_imm_dtype(&mut self, value: DtypePair) {
        [self.0[12]] = value.to_bytes();
    }

    /// element types of the two destinations
    #[inline]
    pub const fn out0_out1_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[13]])
    }

    /// Sets [`out0_out1_dtype`](Self::out0_out1_dtype).
    #[inline]
    pub const fn set_out0_out1_dtype(&mut self, value: DtypePair) {
        [self.0[13]] = value.to_bytes();
    }

    /// operation
    #[inline]
    pub const fn op(&self) -> AluOp {
        AluOp::from_bytes([self.0[14]])
    }

    /// Sets [`op`](Self::op).
    #[inline]
    pub const fn set_op(&mut self, value: AluOp) {
        [self.0[14]] = value.to_bytes();
    }

    /// partitions worked on
    #[inline]
    pub const fn num_active_channels(&self) -> u8 {
        self.0[15]
    }

    /// Sets [`num_active_channels`](Self::num_active_channels).
    #[inline]
    pub const fn set_num_active_channels(&mut self, value: u8) {
        self.0[15] = value;
    }

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> MemPattern2d {
        use ::tpb_core::bytes::take;
        MemPattern2d::from_bytes(take::<12>(&self.0, 16))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: MemPattern2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// lower halves of the results
    #[inline]
    pub const fn dst0_mem_pattern(&self) -> MemPattern2d {
        use ::tpb_core::bytes::take;
        MemPattern2d::from_bytes(take::<12>(&self.0, 28))
    }

    /// Sets [`dst0_mem_pattern`](Self::dst0_mem_pattern).
    #[inline]
    pub const fn set_dst0_mem_pattern(&mut self, value: MemPattern2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 28, value.to_bytes());
    }

    /// upper halves of the results
    #[inline]
    pub const fn dst1_mem_pattern(&self) -> MemPattern2d {
        use ::tpb_core::bytes::take;
        MemPattern2d::from_bytes(take::<12>(&self.0, 40))
    }

    /// Sets [`dst1_mem_pattern`](Self::dst1_mem_pattern).
    #[inline]
    pub const fn set_dst1_mem_pattern(&mut self, value: MemPattern2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
    }

    /// source of the scalar
    #[inline]
    pub const fn imm_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[52]])
    }

    /// Sets [`imm_src`](Self::imm_src).
    #[inline]
    pub const fn set_imm_src(&mut self, value: ImmSrc) {
        [self.0[52]] = value.to_bytes();
    }

    /// scalar
    #[inline]
    pub const fn imm(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 56))
    }

    /// Sets [`imm`](Self::imm).
    #[inline]
    pub const fn set_imm(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 56, value.to_bytes());
    }

    /// The live arm of [`imm`](Self::imm).
    #[inline]
    pub fn imm_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.imm()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 52, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }
}

impl Default for S2d2d2TsWide {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S2d2d2TsWide {
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

    /// The same with another [`in_imm_dtype`](Self::in_imm_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_imm_dtype(mut self, value: DtypePair) -> Self {
        self.set_in_imm_dtype(value);
        self
    }

    /// The same with another [`out0_out1_dtype`](Self::out0_out1_dtype).
    #[inline]
    #[must_use]
    pub const fn with_out0_out1_dtype(mut self, value: DtypePair) -> Self {
        self.set_out0_out1_dtype(value);
        self
    }

    /// The same with another [`op`](Self::op).
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: AluOp) -> Self {
        self.set_op(value);
        self
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: MemPattern2d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`dst0_mem_pattern`](Self::dst0_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst0_mem_pattern(mut self, value: MemPattern2d) -> Self {
        self.set_dst0_mem_pattern(value);
        self
    }

    /// The same with another [`dst1_mem_pattern`](Self::dst1_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst1_mem_pattern(mut self, value: MemPattern2d) -> Self {
        self.set_dst1_mem_pattern(value);
        self
    }

    /// The same with another [`imm_src`](Self::imm_src).
    #[inline]
    #[must_use]
    pub const fn with_imm_src(mut self, value: ImmSrc) -> Self {
        self.set_imm_src(value);
        self
    }

    /// The same with another [`imm`](Self::imm).
    #[inline]
    #[must_use]
    pub const fn with_imm(mut self, value: ImmValInstField) -> Self {
        self.set_imm(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S2d2d2TsWide {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S2D2D2_TS_WIDE",
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
                    "in_imm_dtype",
                    12,
                    <DtypePair as layout::Layout>::TYPE,
                    "element types of source and scalar",
                ),
                layout::Field::new(
                    "out0_out1_dtype",
                    13,
                    <DtypePair as layout::Layout>::TYPE,
                    "element types of the two destinations",
                ),
                layout::Field::new(
                        "op",
                        14,
                        <AluOp as layout::Layout>::TYPE,
                        "operation",
                    )
                    .with_closed(),
                layout::Field::new(
                    "num_active_channels",
                    15,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new(
                    "src_mem_pattern",
                    16,
                    <MemPattern2d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                        "dst0_mem_pattern",
                        28,
                        <MemPattern2d as layout::Layout>::TYPE,
                        "lower halves of the results",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new(
                        "dst1_mem_pattern",
                        40,
                        <MemPattern2d as layout::Layout>::TYPE,
                        "upper halves of the results",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new(
                        "imm_src",
                        52,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the scalar",
                    )
                    .with_closed(),
                layout::Field::new("reserved0", 53, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "imm",
                        56,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "scalar",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 52,
                                lsb: 0,
                                width: 8,
                            },
                            layout::Locator {
                                offset: 0,
                                lsb: 0,
                                width: 8,
                            },
                        ],
                    ),
                layout::Field::new("reserved1", 60, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Integer operation of a tensor with a scalar whose 64-bit result goes to two destinations.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/intwide-bf16-extremes.md#2",
                "gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S2d2d2TsWide {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S2d2d2TsWide {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S2d2d2TsWide {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S2d2d2TsWide").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S2d2d2TsWide);
