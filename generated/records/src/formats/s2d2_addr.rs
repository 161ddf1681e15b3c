// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Integer arithmetic on addresses, up to 64 bits wide.

use crate::enums::{AluOp, ImmSrc, TensScalarRevOps};
use crate::types::{DtypePair, Events, Header, Imm64, Tensor2d};

/// Integer arithmetic on addresses, up to 64 bits wide.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=23 | `src_mem_pattern` | `Tensor2d` |
/// | 24..=31 | `imm0` | `Imm64` |
/// | 32..=39 | `imm1` | `Imm64` |
/// | 40 | `imm0_imm1_dtype` | `DtypePair` |
/// | 41 | `in_out_dtype` | `DtypePair` |
/// | 42 | `imm0_is_ptr` | `ImmSrc` |
/// | 43 | `imm1_is_ptr` | `ImmSrc` |
/// | 44 | `op0` | `AluOp` |
/// | 45 | `op1` | `AluOp` |
/// | 46 | `num_active_channels` | `u8` |
/// | 47 | `reverse_operands` | `TensScalarRevOps` |
/// | 48..=51 | `unknown_48` | `[u8; 4]` (reserved) |
/// | 52..=63 | `dst_mem_pattern` | `Tensor2d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S2d2Addr(pub [u8; 64]);

impl Eq for S2d2Addr {}

impl S2d2Addr {
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

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 12))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_bytes());
    }

    /// first scalar
    #[inline]
    pub const fn imm0(&self) -> Imm64 {
        use ::tpb_core::bytes::take;
        Imm64::from_bytes(take::<8>(&self.0, 24))
    }

    /// Sets [`imm0`](Self::imm0).
    #[inline]
    pub const fn set_imm0(&mut self, value: Imm64) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_bytes());
    }

    /// The live arm of [`imm0`](Self::imm0).
    #[inline]
    pub fn imm0_arm(&self) -> <Imm64 as ::tpb_core::layout::Union>::Arm {
        self.imm0().arm_given(&[::tpb_core::bytes::bits(&self.0, 42, 0, 8)])
    }

    /// second scalar
    #[inline]
    pub const fn imm1(&self) -> Imm64 {
        use ::tpb_core::bytes::take;
        Imm64::from_bytes(take::<8>(&self.0, 32))
    }

    /// Sets [`imm1`](Self::imm1).
    #[inline]
    pub const fn set_imm1(&mut self, value: Imm64) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }

    /// The live arm of [`imm1`](Self::imm1).
    #[inline]
    pub fn imm1_arm(&self) -> <Imm64 as ::tpb_core::layout::Union>::Arm {
        self.imm1().arm_given(&[::tpb_core::bytes::bits(&self.0, 43, 0, 8)])
    }

    /// element types of the scalars
    #[inline]
    pub const fn imm0_imm1_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[40]])
    }

    /// Sets [`imm0_imm1_dtype`](Self::imm0_imm1_dtype).
    #[inline]
    pub const fn set_imm0_imm1_dtype(&mut self, value: DtypePair) {
        [self.0[40]] = value.to_bytes();
    }

    /// element types of source and destination
    #[inline]
    pub const fn in_out_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[41]])
    }

    /// Sets [`in_out_dtype`](Self::in_out_dtype).
    #[inline]
    pub const fn set_in_out_dtype(&mut self, value: DtypePair) {
        [self.0[41]] = value.to_bytes();
    }

    /// source of the first scalar
    #[inline]
    pub const fn imm0_is_ptr(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[42]])
    }

    /// Sets [`imm0_is_ptr`](Self::imm0_is_ptr).
    #[inline]
    pub const fn set_imm0_is_ptr(&mut self, value: ImmSrc) {
        [self.0[42]] = value.to_bytes();
    }

    /// source of the second scalar
    #[inline]
    pub const fn imm1_is_ptr(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[43]])
    }

    /// Sets [`imm1_is_ptr`](Self::imm1_is_ptr).
    #[inline]
    pub const fn set_imm1_is_ptr(&mut self, value: ImmSrc) {
        [self.0[43]] = value.to_bytes();
    }

    /// first operation
    #[inline]
    pub const fn op0(&self) -> AluOp {
        AluOp::from_bytes([self.0[44]])
    }

    /// Sets [`op0`](Self::op0).
    #[inline]
    pub const fn set_op0(&mut self, value: AluOp) {
        [self.0[44]] = value.to_bytes();
    }

    /// second operation
    #[inline]
    pub const fn op1(&self) -> AluOp {
        AluOp::from_bytes([self.0[45]])
    }

    /// Sets [`op1`](Self::op1).
    #[inline]
    pub const fn set_op1(&mut self, value: AluOp) {
        [self.0[45]] = value.to_bytes();
    }

    /// partitions worked on
    #[inline]
    pub const fn num_active_channels(&self) -> u8 {
        self.0[46]
    }

    /// Sets [`num_active_channels`](Self::num_active_channels).
    #[inline]
    pub const fn set_num_active_channels(&mut self, value: u8) {
        self.0[46] = value;
    }

    /// which operations take their operands exchanged
    #[inline]
    pub const fn reverse_operands(&self) -> TensScalarRevOps {
        TensScalarRevOps::from_bytes([self.0[47]])
    }

    /// Sets [`reverse_operands`](Self::reverse_operands).
    #[inline]
    pub const fn set_reverse_operands(&mut self, value: TensScalarRevOps) {
        [self.0[47]] = value.to_bytes();
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 52))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 52, value.to_bytes());
    }
}

impl Default for S2d2Addr {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S2d2Addr {
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

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`imm0`](Self::imm0).
    #[inline]
    #[must_use]
    pub const fn with_imm0(mut self, value: Imm64) -> Self {
        self.set_imm0(value);
        self
    }

    /// The same with another [`imm1`](Self::imm1).
    #[inline]
    #[must_use]
    pub const fn with_imm1(mut self, value: Imm64) -> Self {
        self.set_imm1(value);
        self
    }

    /// The same with another [`imm0_imm1_dtype`](Self::imm0_imm1_dtype).
    #[inline]
    #[must_use]
    pub const fn with_imm0_imm1_dtype(mut self, value: DtypePair) -> Self {
        self.set_imm0_imm1_dtype(value);
        self
    }

    /// The same with another [`in_out_dtype`](Self::in_out_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_out_dtype(mut self, value: DtypePair) -> Self {
        self.set_in_out_dtype(value);
        self
    }

    /// The same with another [`imm0_is_ptr`](Self::imm0_is_ptr).
    #[inline]
    #[must_use]
    pub const fn with_imm0_is_ptr(mut self, value: ImmSrc) -> Self {
        self.set_imm0_is_ptr(value);
        self
    }

    /// The same with another [`imm1_is_ptr`](Self::imm1_is_ptr).
    #[inline]
    #[must_use]
    pub const fn with_imm1_is_ptr(mut self, value: ImmSrc) -> Self {
        self.set_imm1_is_ptr(value);
        self
    }

    /// The same with another [`op0`](Self::op0).
    #[inline]
    #[must_use]
    pub const fn with_op0(mut self, value: AluOp) -> Self {
        self.set_op0(value);
        self
    }

    /// The same with another [`op1`](Self::op1).
    #[inline]
    #[must_use]
    pub const fn with_op1(mut self, value: AluOp) -> Self {
        self.set_op1(value);
        self
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`reverse_operands`](Self::reverse_operands).
    #[inline]
    #[must_use]
    pub const fn with_reverse_operands(mut self, value: TensScalarRevOps) -> Self {
        self.set_reverse_operands(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S2d2Addr {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S2D2_ADDR",
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
                    "src_mem_pattern",
                    12,
                    <Tensor2d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                        "imm0",
                        24,
                        <Imm64 as layout::Layout>::TYPE,
                        "first scalar",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 42,
                                lsb: 0,
                                width: 8,
                            },
                        ],
                    ),
                layout::Field::new(
                        "imm1",
                        32,
                        <Imm64 as layout::Layout>::TYPE,
                        "second scalar",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 43,
                                lsb: 0,
                                width: 8,
                            },
                        ],
                    ),
                layout::Field::new(
                    "imm0_imm1_dtype",
                    40,
                    <DtypePair as layout::Layout>::TYPE,
                    "element types of the scalars",
                ),
                layout::Field::new(
                    "in_out_dtype",
                    41,
                    <DtypePair as layout::Layout>::TYPE,
                    "element types of source and destination",
                ),
                layout::Field::new(
                        "imm0_is_ptr",
                        42,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the first scalar",
                    )
                    .with_closed(),
                layout::Field::new(
                        "imm1_is_ptr",
                        43,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the second scalar",
                    )
                    .with_closed(),
                layout::Field::new(
                        "op0",
                        44,
                        <AluOp as layout::Layout>::TYPE,
                        "first operation",
                    )
                    .with_closed(),
                layout::Field::new(
                        "op1",
                        45,
                        <AluOp as layout::Layout>::TYPE,
                        "second operation",
                    )
                    .with_closed(),
                layout::Field::new(
                    "num_active_channels",
                    46,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new(
                        "reverse_operands",
                        47,
                        <TensScalarRevOps as layout::Layout>::TYPE,
                        "which operations take their operands exchanged",
                    )
                    .with_closed(),
                layout::Field::new("unknown_48", 48, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                        "dst_mem_pattern",
                        52,
                        <Tensor2d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Integer arithmetic on addresses, up to 64 bits wide.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/pool-compute-misc.md#10"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S2d2Addr {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S2d2Addr {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S2d2Addr {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S2d2Addr").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S2d2Addr);
