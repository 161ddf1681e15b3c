// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sets one to eight registers, from other registers or from immediates.

use crate::enums::{DataSrc, Dtype};
use crate::types::{Events, Header, MoveImmediate};

/// Sets one to eight registers, from other registers or from immediates.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `num_mov` | `u8` |
/// | 13 | `dtype` | `Dtype` |
/// | 14 | `move_source` | `DataSrc` |
/// | 15 | `reserved0` | `u8` (reserved) |
/// | 16..=23 | `src_registers` | `[u8; 8]` |
/// | 24..=31 | `dst_registers` | `[u8; 8]` |
/// | 32..=63 | `immediate` | `MoveImmediate` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CtrlMv(pub [u8; 64]);

impl Eq for CtrlMv {}

impl CtrlMv {
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

    /// number of words
    #[inline]
    pub const fn num_mov(&self) -> u8 {
        self.0[12]
    }

    /// Sets [`num_mov`](Self::num_mov).
    #[inline]
    pub const fn set_num_mov(&mut self, value: u8) {
        self.0[12] = value;
    }

    /// element type on both sides
    #[inline]
    pub const fn dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[13]])
    }

    /// Sets [`dtype`](Self::dtype).
    #[inline]
    pub const fn set_dtype(&mut self, value: Dtype) {
        [self.0[13]] = value.to_bytes();
    }

    /// registers or immediates
    #[inline]
    pub const fn move_source(&self) -> DataSrc {
        DataSrc::from_bytes([self.0[14]])
    }

    /// Sets [`move_source`](Self::move_source).
    #[inline]
    pub const fn set_move_source(&mut self, value: DataSrc) {
        [self.0[14]] = value.to_bytes();
    }

    /// registers read
    #[inline]
    pub const fn src_registers(&self) -> [u8; 8] {
        use ::tpb_core::bytes::take;
        take(&self.0, 16)
    }

    /// Sets [`src_registers`](Self::src_registers).
    #[inline]
    pub const fn set_src_registers(&mut self, value: [u8; 8]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value);
    }

    /// registers written
    #[inline]
    pub const fn dst_registers(&self) -> [u8; 8] {
        use ::tpb_core::bytes::take;
        take(&self.0, 24)
    }

    /// Sets [`dst_registers`](Self::dst_registers).
    #[inline]
    pub const fn set_dst_registers(&mut self, value: [u8; 8]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value);
    }

    /// values
    #[inline]
    pub const fn immediate(&self) -> MoveImmediate {
        use ::tpb_core::bytes::take;
        MoveImmediate::from_bytes(take::<32>(&self.0, 32))
    }

    /// Sets [`immediate`](Self::immediate).
    #[inline]
    pub const fn set_immediate(&mut self, value: MoveImmediate) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }

    /// The live arm of [`immediate`](Self::immediate).
    #[inline]
    pub fn immediate_arm(&self) -> <MoveImmediate as ::tpb_core::layout::Union>::Arm {
        self.immediate().arm_given(&[::tpb_core::bytes::bits(&self.0, 13, 0, 8)])
    }
}

impl Default for CtrlMv {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CtrlMv {
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

    /// The same with another [`num_mov`](Self::num_mov).
    #[inline]
    #[must_use]
    pub const fn with_num_mov(mut self, value: u8) -> Self {
        self.set_num_mov(value);
        self
    }

    /// The same with another [`dtype`](Self::dtype).
    #[inline]
    #[must_use]
    pub const fn with_dtype(mut self, value: Dtype) -> Self {
        self.set_dtype(value);
        self
    }

    /// The same with another [`move_source`](Self::move_source).
    #[inline]
    #[must_use]
    pub const fn with_move_source(mut self, value: DataSrc) -> Self {
        self.set_move_source(value);
        self
    }

    /// The same with another [`src_registers`](Self::src_registers).
    #[inline]
    #[must_use]
    pub const fn with_src_registers(mut self, value: [u8; 8]) -> Self {
        self.set_src_registers(value);
        self
    }

    /// The same with another [`dst_registers`](Self::dst_registers).
    #[inline]
    #[must_use]
    pub const fn with_dst_registers(mut self, value: [u8; 8]) -> Self {
        self.set_dst_registers(value);
        self
    }

    /// The same with another [`immediate`](Self::immediate).
    #[inline]
    #[must_use]
    pub const fn with_immediate(mut self, value: MoveImmediate) -> Self {
        self.set_immediate(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CtrlMv {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CTRL_MV",
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
                    "num_mov",
                    12,
                    layout::Type::Uint(1),
                    "number of words",
                ),
                layout::Field::new(
                    "dtype",
                    13,
                    <Dtype as layout::Layout>::TYPE,
                    "element type on both sides",
                ),
                layout::Field::new(
                        "move_source",
                        14,
                        <DataSrc as layout::Layout>::TYPE,
                        "registers or immediates",
                    )
                    .with_closed(),
                layout::Field::new("reserved0", 15, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "src_registers",
                    16,
                    layout::Type::Bytes(8),
                    "registers read",
                ),
                layout::Field::new(
                    "dst_registers",
                    24,
                    layout::Type::Bytes(8),
                    "registers written",
                ),
                layout::Field::new(
                        "immediate",
                        32,
                        <MoveImmediate as layout::Layout>::TYPE,
                        "values",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 13,
                                lsb: 0,
                                width: 8,
                            },
                        ],
                    ),
            ],
            "Sets one to eight registers, from other registers or from immediates.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/move-dtype.md#3",
                "cc/isa/sp-register-encoding.md#2",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CtrlMv {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CtrlMv {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CtrlMv {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CtrlMv").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CtrlMv);
