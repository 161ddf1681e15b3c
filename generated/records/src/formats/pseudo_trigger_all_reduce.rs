// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! All-reduce of a tensor in DRAM.

use crate::enums::{AluOp, Dtype};
use crate::types::{Events, Header};

/// All-reduce of a tensor in DRAM.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `op` | `AluOp` |
/// | 13 | `dtype` | `Dtype` |
/// | 14..=15 | `reserved0` | `[u8; 2]` (reserved) |
/// | 16..=19 | `input_tensor_id` | `u32` |
/// | 20..=23 | `output_tensor_id` | `u32` |
/// | 24..=31 | `num_elements` | `u64` |
/// | 32..=63 | `reserved1` | `[u8; 32]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoTriggerAllReduce(pub [u8; 64]);

impl Eq for PseudoTriggerAllReduce {}

impl PseudoTriggerAllReduce {
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

    /// reduction
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

    /// source tensor
    #[inline]
    pub const fn input_tensor_id(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 16))
    }

    /// Sets [`input_tensor_id`](Self::input_tensor_id).
    #[inline]
    pub const fn set_input_tensor_id(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }

    /// destination tensor
    #[inline]
    pub const fn output_tensor_id(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 20))
    }

    /// Sets [`output_tensor_id`](Self::output_tensor_id).
    #[inline]
    pub const fn set_output_tensor_id(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 20, value.to_le_bytes());
    }

    /// elements of the tensor
    #[inline]
    pub const fn num_elements(&self) -> u64 {
        use ::tpb_core::bytes::take;
        u64::from_le_bytes(take(&self.0, 24))
    }

    /// Sets [`num_elements`](Self::num_elements).
    #[inline]
    pub const fn set_num_elements(&mut self, value: u64) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_le_bytes());
    }
}

impl Default for PseudoTriggerAllReduce {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoTriggerAllReduce {
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

    /// The same with another [`input_tensor_id`](Self::input_tensor_id).
    #[inline]
    #[must_use]
    pub const fn with_input_tensor_id(mut self, value: u32) -> Self {
        self.set_input_tensor_id(value);
        self
    }

    /// The same with another [`output_tensor_id`](Self::output_tensor_id).
    #[inline]
    #[must_use]
    pub const fn with_output_tensor_id(mut self, value: u32) -> Self {
        self.set_output_tensor_id(value);
        self
    }

    /// The same with another [`num_elements`](Self::num_elements).
    #[inline]
    #[must_use]
    pub const fn with_num_elements(mut self, value: u64) -> Self {
        self.set_num_elements(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoTriggerAllReduce {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_TRIGGER_ALL_REDUCE",
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
                    "reduction",
                ),
                layout::Field::new(
                    "dtype",
                    13,
                    <Dtype as layout::Layout>::TYPE,
                    "element type",
                ),
                layout::Field::new("reserved0", 14, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "input_tensor_id",
                    16,
                    layout::Type::Uint(4),
                    "source tensor",
                ),
                layout::Field::new(
                    "output_tensor_id",
                    20,
                    layout::Type::Uint(4),
                    "destination tensor",
                ),
                layout::Field::new(
                    "num_elements",
                    24,
                    layout::Type::Uint(8),
                    "elements of the tensor",
                ),
                layout::Field::new("reserved1", 32, layout::Type::Bytes(32), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "All-reduce of a tensor in DRAM.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/all-reduce.md#2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoTriggerAllReduce {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoTriggerAllReduce {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoTriggerAllReduce {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoTriggerAllReduce").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoTriggerAllReduce);
