// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Moves tensor shapes into or out of shape registers.

use crate::enums::TensorShapeMoveType;
use crate::types::{Events, Header, TensorShapeData};

/// Moves tensor shapes into or out of shape registers.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `move_type` | `TensorShapeMoveType` |
/// | 13 | `num_move` | `u8` |
/// | 14 | `shape_reg_type` | `u8` |
/// | 15 | `reserved0` | `u8` (reserved) |
/// | 16..=19 | `shape_registers` | `[u8; 4]` |
/// | 20..=31 | `reserved1` | `[u8; 12]` (reserved) |
/// | 32..=63 | `data` | `TensorShapeData` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CtrlMs(pub [u8; 64]);

impl Eq for CtrlMs {}

impl CtrlMs {
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

    /// direction
    #[inline]
    pub const fn move_type(&self) -> TensorShapeMoveType {
        TensorShapeMoveType::from_bytes([self.0[12]])
    }

    /// Sets [`move_type`](Self::move_type).
    #[inline]
    pub const fn set_move_type(&mut self, value: TensorShapeMoveType) {
        [self.0[12]] = value.to_bytes();
    }

    /// number of shapes
    #[inline]
    pub const fn num_move(&self) -> u8 {
        self.0[13]
    }

    /// Sets [`num_move`](Self::num_move).
    #[inline]
    pub const fn set_num_move(&mut self, value: u8) {
        self.0[13] = value;
    }

    /// kind of shape register; its values are not known
    #[inline]
    pub const fn shape_reg_type(&self) -> u8 {
        self.0[14]
    }

    /// Sets [`shape_reg_type`](Self::shape_reg_type).
    #[inline]
    pub const fn set_shape_reg_type(&mut self, value: u8) {
        self.0[14] = value;
    }

    /// shape registers
    #[inline]
    pub const fn shape_registers(&self) -> [u8; 4] {
        use ::tpb_core::bytes::take;
        take(&self.0, 16)
    }

    /// Sets [`shape_registers`](Self::shape_registers).
    #[inline]
    pub const fn set_shape_registers(&mut self, value: [u8; 4]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value);
    }

    /// shapes or register numbers
    #[inline]
    pub const fn data(&self) -> TensorShapeData {
        use ::tpb_core::bytes::take;
        TensorShapeData::from_bytes(take::<32>(&self.0, 32))
    }

    /// Sets [`data`](Self::data).
    #[inline]
    pub const fn set_data(&mut self, value: TensorShapeData) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }
}

impl Default for CtrlMs {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CtrlMs {
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

    /// The same with another [`move_type`](Self::move_type).
    #[inline]
    #[must_use]
    pub const fn with_move_type(mut self, value: TensorShapeMoveType) -> Self {
        self.set_move_type(value);
        self
    }

    /// The same with another [`num_move`](Self::num_move).
    #[inline]
    #[must_use]
    pub const fn with_num_move(mut self, value: u8) -> Self {
        self.set_num_move(value);
        self
    }

    /// The same with another [`shape_reg_type`](Self::shape_reg_type).
    #[inline]
    #[must_use]
    pub const fn with_shape_reg_type(mut self, value: u8) -> Self {
        self.set_shape_reg_type(value);
        self
    }

    /// The same with another [`shape_registers`](Self::shape_registers).
    #[inline]
    #[must_use]
    pub const fn with_shape_registers(mut self, value: [u8; 4]) -> Self {
        self.set_shape_registers(value);
        self
    }

    /// The same with another [`data`](Self::data).
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: TensorShapeData) -> Self {
        self.set_data(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CtrlMs {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CTRL_MS",
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
                        "move_type",
                        12,
                        <TensorShapeMoveType as layout::Layout>::TYPE,
                        "direction",
                    )
                    .with_closed(),
                layout::Field::new(
                    "num_move",
                    13,
                    layout::Type::Uint(1),
                    "number of shapes",
                ),
                layout::Field::new(
                    "shape_reg_type",
                    14,
                    layout::Type::Uint(1),
                    "kind of shape register; its values are not known",
                ),
                layout::Field::new("reserved0", 15, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "shape_registers",
                    16,
                    layout::Type::Bytes(4),
                    "shape registers",
                ),
                layout::Field::new("reserved1", 20, layout::Type::Bytes(12), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "data",
                    32,
                    <TensorShapeData as layout::Layout>::TYPE,
                    "shapes or register numbers",
                ),
            ],
            "Moves tensor shapes into or out of shape registers.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/move-dtype.md#5.2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CtrlMs {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CtrlMs {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CtrlMs {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CtrlMs").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CtrlMs);
