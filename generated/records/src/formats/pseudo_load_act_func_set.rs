// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Names a set of activation tables; becomes the write that starts their DMA.

use crate::types::{Events, Header};

/// Names a set of activation tables; becomes the write that starts their DMA.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=43 | `act_set_name` | `[u8; 32]` |
/// | 44..=63 | `reserved0` | `[u8; 20]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoLoadActFuncSet(pub [u8; 64]);

impl Eq for PseudoLoadActFuncSet {}

impl PseudoLoadActFuncSet {
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

    /// name of the set, ending in NUL
    #[inline]
    pub const fn act_set_name(&self) -> [u8; 32] {
        use ::tpb_core::bytes::take;
        take(&self.0, 12)
    }

    /// Sets [`act_set_name`](Self::act_set_name).
    #[inline]
    pub const fn set_act_set_name(&mut self, value: [u8; 32]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value);
    }
}

impl Default for PseudoLoadActFuncSet {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoLoadActFuncSet {
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

    /// The same with another [`act_set_name`](Self::act_set_name).
    #[inline]
    #[must_use]
    pub const fn with_act_set_name(mut self, value: [u8; 32]) -> Self {
        self.set_act_set_name(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoLoadActFuncSet {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_LOAD_ACT_FUNC_SET",
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
                    "act_set_name",
                    12,
                    layout::Type::Chars(32),
                    "name of the set, ending in NUL",
                ),
                layout::Field::new("reserved0", 44, layout::Type::Bytes(20), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Names a set of activation tables; becomes the write that starts their DMA.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/activate-pwl.md#5.3",
                "cc/activation/loadactfuncset.md#6",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoLoadActFuncSet {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoLoadActFuncSet {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoLoadActFuncSet {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoLoadActFuncSet").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoLoadActFuncSet);
