// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Arithmetic on sequencer registers: a first register with a second or an immediate, in 32 or 64 bits.

use crate::enums::{AluOp, DataSrc, Dtype};
use crate::types::{Events, Header};

/// Arithmetic on sequencer registers: a first register with a second or an immediate, in 32 or 64 bits.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `op` | `AluOp` |
/// | 13 | `dtype` | `Dtype` |
/// | 14 | `src_datasrc` | `DataSrc` |
/// | 15 | `dst_dtype` | `Dtype` |
/// | 16 | `src0_lo` | `u8` |
/// | 17 | `src0_hi` | `u8` |
/// | 18 | `src1_lo` | `u8` |
/// | 19 | `src1_hi` | `u8` |
/// | 20 | `dst_lo` | `u8` |
/// | 21 | `dst_hi` | `u8` |
/// | 22..=23 | `reserved0` | `[u8; 2]` (reserved) |
/// | 24..=31 | `immediate` | `u64` |
/// | 32..=63 | `reserved1` | `[u8; 32]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CtrlAl(pub [u8; 64]);

impl Eq for CtrlAl {}

impl CtrlAl {
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

    /// operation
    #[inline]
    pub const fn op(&self) -> AluOp {
        AluOp::from_bytes([self.0[12]])
    }

    /// Sets [`op`](Self::op).
    #[inline]
    pub const fn set_op(&mut self, value: AluOp) {
        [self.0[12]] = value.to_bytes();
    }

    /// element type of the operands
    #[inline]
    pub const fn dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[13]])
    }

    /// Sets [`dtype`](Self::dtype).
    #[inline]
    pub const fn set_dtype(&mut self, value: Dtype) {
        [self.0[13]] = value.to_bytes();
    }

    /// whether the second operand is a register or the immediate
    #[inline]
    pub const fn src_datasrc(&self) -> DataSrc {
        DataSrc::from_bytes([self.0[14]])
    }

    /// Sets [`src_datasrc`](Self::src_datasrc).
    #[inline]
    pub const fn set_src_datasrc(&mut self, value: DataSrc) {
        [self.0[14]] = value.to_bytes();
    }

    /// element type of the result; builders leave it zero
    #[inline]
    pub const fn dst_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[15]])
    }

    /// Sets [`dst_dtype`](Self::dst_dtype).
    #[inline]
    pub const fn set_dst_dtype(&mut self, value: Dtype) {
        [self.0[15]] = value.to_bytes();
    }

    /// first operand, low register
    #[inline]
    pub const fn src0_lo(&self) -> u8 {
        self.0[16]
    }

    /// Sets [`src0_lo`](Self::src0_lo).
    #[inline]
    pub const fn set_src0_lo(&mut self, value: u8) {
        self.0[16] = value;
    }

    /// first operand, high register
    #[inline]
    pub const fn src0_hi(&self) -> u8 {
        self.0[17]
    }

    /// Sets [`src0_hi`](Self::src0_hi).
    #[inline]
    pub const fn set_src0_hi(&mut self, value: u8) {
        self.0[17] = value;
    }

    /// second operand, low register
    #[inline]
    pub const fn src1_lo(&self) -> u8 {
        self.0[18]
    }

    /// Sets [`src1_lo`](Self::src1_lo).
    #[inline]
    pub const fn set_src1_lo(&mut self, value: u8) {
        self.0[18] = value;
    }

    /// second operand, high register
    #[inline]
    pub const fn src1_hi(&self) -> u8 {
        self.0[19]
    }

    /// Sets [`src1_hi`](Self::src1_hi).
    #[inline]
    pub const fn set_src1_hi(&mut self, value: u8) {
        self.0[19] = value;
    }

    /// result, low register
    #[inline]
    pub const fn dst_lo(&self) -> u8 {
        self.0[20]
    }

    /// Sets [`dst_lo`](Self::dst_lo).
    #[inline]
    pub const fn set_dst_lo(&mut self, value: u8) {
        self.0[20] = value;
    }

    /// result, high register
    #[inline]
    pub const fn dst_hi(&self) -> u8 {
        self.0[21]
    }

    /// Sets [`dst_hi`](Self::dst_hi).
    #[inline]
    pub const fn set_dst_hi(&mut self, value: u8) {
        self.0[21] = value;
    }

    /// second operand; 32-bit forms use the low half
    #[inline]
    pub const fn immediate(&self) -> u64 {
        use ::tpb_core::bytes::take;
        u64::from_le_bytes(take(&self.0, 24))
    }

    /// Sets [`immediate`](Self::immediate).
    #[inline]
    pub const fn set_immediate(&mut self, value: u64) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_le_bytes());
    }
}

impl Default for CtrlAl {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CtrlAl {
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

    /// The same with another [`src_datasrc`](Self::src_datasrc).
    #[inline]
    #[must_use]
    pub const fn with_src_datasrc(mut self, value: DataSrc) -> Self {
        self.set_src_datasrc(value);
        self
    }

    /// The same with another [`dst_dtype`](Self::dst_dtype).
    #[inline]
    #[must_use]
    pub const fn with_dst_dtype(mut self, value: Dtype) -> Self {
        self.set_dst_dtype(value);
        self
    }

    /// The same with another [`src0_lo`](Self::src0_lo).
    #[inline]
    #[must_use]
    pub const fn with_src0_lo(mut self, value: u8) -> Self {
        self.set_src0_lo(value);
        self
    }

    /// The same with another [`src0_hi`](Self::src0_hi).
    #[inline]
    #[must_use]
    pub const fn with_src0_hi(mut self, value: u8) -> Self {
        self.set_src0_hi(value);
        self
    }

    /// The same with another [`src1_lo`](Self::src1_lo).
    #[inline]
    #[must_use]
    pub const fn with_src1_lo(mut self, value: u8) -> Self {
        self.set_src1_lo(value);
        self
    }

    /// The same with another [`src1_hi`](Self::src1_hi).
    #[inline]
    #[must_use]
    pub const fn with_src1_hi(mut self, value: u8) -> Self {
        self.set_src1_hi(value);
        self
    }

    /// The same with another [`dst_lo`](Self::dst_lo).
    #[inline]
    #[must_use]
    pub const fn with_dst_lo(mut self, value: u8) -> Self {
        self.set_dst_lo(value);
        self
    }

    /// The same with another [`dst_hi`](Self::dst_hi).
    #[inline]
    #[must_use]
    pub const fn with_dst_hi(mut self, value: u8) -> Self {
        self.set_dst_hi(value);
        self
    }

    /// The same with another [`immediate`](Self::immediate).
    #[inline]
    #[must_use]
    pub const fn with_immediate(mut self, value: u64) -> Self {
        self.set_immediate(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CtrlAl {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CTRL_AL",
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
                        "operation",
                    )
                    .with_closed(),
                layout::Field::new(
                    "dtype",
                    13,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the operands",
                ),
                layout::Field::new(
                        "src_datasrc",
                        14,
                        <DataSrc as layout::Layout>::TYPE,
                        "whether the second operand is a register or the immediate",
                    )
                    .with_closed(),
                layout::Field::new(
                    "dst_dtype",
                    15,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the result; builders leave it zero",
                ),
                layout::Field::new(
                    "src0_lo",
                    16,
                    layout::Type::Uint(1),
                    "first operand, low register",
                ),
                layout::Field::new(
                    "src0_hi",
                    17,
                    layout::Type::Uint(1),
                    "first operand, high register",
                ),
                layout::Field::new(
                    "src1_lo",
                    18,
                    layout::Type::Uint(1),
                    "second operand, low register",
                ),
                layout::Field::new(
                    "src1_hi",
                    19,
                    layout::Type::Uint(1),
                    "second operand, high register",
                ),
                layout::Field::new(
                    "dst_lo",
                    20,
                    layout::Type::Uint(1),
                    "result, low register",
                ),
                layout::Field::new(
                    "dst_hi",
                    21,
                    layout::Type::Uint(1),
                    "result, high register",
                ),
                layout::Field::new("reserved0", 22, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "immediate",
                    24,
                    layout::Type::Uint(8),
                    "second operand; 32-bit forms use the low half",
                ),
                layout::Field::new("reserved1", 32, layout::Type::Bytes(32), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Arithmetic on sequencer registers: a first register with a second or an immediate, in 32 or 64 bits.",
            layout::Conf::High,
            &["runtime/isa/instruction-record.md", "cc/isa/sp-register-encoding.md#3"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CtrlAl {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CtrlAl {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CtrlAl {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CtrlAl").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CtrlAl);
