// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Collective over tensors in DRAM; the loader plans it and leaves one trigger.

use crate::enums::{AluOp, CollectiveType, Dtype};
use crate::types::{Events, Header};

/// Collective over tensors in DRAM; the loader plans it and leaves one trigger.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `op` | `AluOp` |
/// | 13 | `dtype` | `Dtype` |
/// | 14..=15 | `group_id` | `u16` |
/// | 16..=19 | `input_tensor_id` | `u32` |
/// | 20..=23 | `output_tensor_id` | `u32` |
/// | 24..=31 | `num_elements` | `u64` |
/// | 32 | `ctype` | `CollectiveType` |
/// | 33..=47 | `reserved1` | `[u8; 15]` (reserved) |
/// | 48..=55 | `src_offset_elems` | `u64` |
/// | 56..=63 | `dst_offset_elems` | `u64` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoTriggerCollective(pub [u8; 64]);

impl Eq for PseudoTriggerCollective {}

impl PseudoTriggerCollective {
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

    /// element type of the tensors
    #[inline]
    pub const fn dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[13]])
    }

    /// Sets [`dtype`](Self::dtype).
    #[inline]
    pub const fn set_dtype(&mut self, value: Dtype) {
        [self.0[13]] = value.to_bytes();
    }

    /// replica group
    #[inline]
    pub const fn group_id(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 14))
    }

    /// Sets [`group_id`](Self::group_id).
    #[inline]
    pub const fn set_group_id(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 14, value.to_le_bytes());
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

    /// kind of collective
    #[inline]
    pub const fn ctype(&self) -> CollectiveType {
        CollectiveType::from_bytes([self.0[32]])
    }

    /// Sets [`ctype`](Self::ctype).
    #[inline]
    pub const fn set_ctype(&mut self, value: CollectiveType) {
        [self.0[32]] = value.to_bytes();
    }

    /// first element of the source
    #[inline]
    pub const fn src_offset_elems(&self) -> u64 {
        use ::tpb_core::bytes::take;
        u64::from_le_bytes(take(&self.0, 48))
    }

    /// Sets [`src_offset_elems`](Self::src_offset_elems).
    #[inline]
    pub const fn set_src_offset_elems(&mut self, value: u64) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_le_bytes());
    }

    /// first element of the destination
    #[inline]
    pub const fn dst_offset_elems(&self) -> u64 {
        use ::tpb_core::bytes::take;
        u64::from_le_bytes(take(&self.0, 56))
    }

    /// Sets [`dst_offset_elems`](Self::dst_offset_elems).
    #[inline]
    pub const fn set_dst_offset_elems(&mut self, value: u64) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 56, value.to_le_bytes());
    }
}

impl Default for PseudoTriggerCollective {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoTriggerCollective {
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

    /// The same with another [`group_id`](Self::group_id).
    #[inline]
    #[must_use]
    pub const fn with_group_id(mut self, value: u16) -> Self {
        self.set_group_id(value);
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

    /// The same with another [`ctype`](Self::ctype).
    #[inline]
    #[must_use]
    pub const fn with_ctype(mut self, value: CollectiveType) -> Self {
        self.set_ctype(value);
        self
    }

    /// The same with another [`src_offset_elems`](Self::src_offset_elems).
    #[inline]
    #[must_use]
    pub const fn with_src_offset_elems(mut self, value: u64) -> Self {
        self.set_src_offset_elems(value);
        self
    }

    /// The same with another [`dst_offset_elems`](Self::dst_offset_elems).
    #[inline]
    #[must_use]
    pub const fn with_dst_offset_elems(mut self, value: u64) -> Self {
        self.set_dst_offset_elems(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoTriggerCollective {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_TRIGGER_COLLECTIVE",
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
                    "element type of the tensors",
                ),
                layout::Field::new(
                    "group_id",
                    14,
                    layout::Type::Uint(2),
                    "replica group",
                ),
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
                layout::Field::new(
                    "ctype",
                    32,
                    <CollectiveType as layout::Layout>::TYPE,
                    "kind of collective",
                ),
                layout::Field::new("reserved1", 33, layout::Type::Bytes(15), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "src_offset_elems",
                    48,
                    layout::Type::Uint(8),
                    "first element of the source",
                ),
                layout::Field::new(
                    "dst_offset_elems",
                    56,
                    layout::Type::Uint(8),
                    "first element of the destination",
                ),
            ],
            "Collective over tensors in DRAM; the loader plans it and leaves one trigger.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/trigger-collective.md#1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoTriggerCollective {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoTriggerCollective {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoTriggerCollective {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoTriggerCollective").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoTriggerCollective);
