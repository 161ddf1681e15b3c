// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Asks for the global id of this rank, in a register or at an address.

use crate::enums::PseudoGidTargetType;
use crate::types::{Events, Header, PseudoGidDst};

/// Asks for the global id of this rank, in a register or at an address.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `dst_target` | `PseudoGidTargetType` |
/// | 13..=15 | `reserved0` | `[u8; 3]` (reserved) |
/// | 16..=23 | `dst` | `PseudoGidDst` |
/// | 24..=63 | `reserved1` | `[u8; 40]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoGidLoad(pub [u8; 64]);

impl Eq for PseudoGidLoad {}

impl PseudoGidLoad {
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

    /// register or address
    #[inline]
    pub const fn dst_target(&self) -> PseudoGidTargetType {
        PseudoGidTargetType::from_bytes([self.0[12]])
    }

    /// Sets [`dst_target`](Self::dst_target).
    #[inline]
    pub const fn set_dst_target(&mut self, value: PseudoGidTargetType) {
        [self.0[12]] = value.to_bytes();
    }

    /// where the id goes
    #[inline]
    pub const fn dst(&self) -> PseudoGidDst {
        use ::tpb_core::bytes::take;
        PseudoGidDst::from_bytes(take::<8>(&self.0, 16))
    }

    /// Sets [`dst`](Self::dst).
    #[inline]
    pub const fn set_dst(&mut self, value: PseudoGidDst) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// The live arm of [`dst`](Self::dst).
    #[inline]
    pub fn dst_arm(&self) -> <PseudoGidDst as ::tpb_core::layout::Union>::Arm {
        self.dst().arm_given(&[::tpb_core::bytes::bits(&self.0, 12, 0, 8)])
    }
}

impl Default for PseudoGidLoad {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoGidLoad {
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

    /// The same with another [`dst_target`](Self::dst_target).
    #[inline]
    #[must_use]
    pub const fn with_dst_target(mut self, value: PseudoGidTargetType) -> Self {
        self.set_dst_target(value);
        self
    }

    /// The same with another [`dst`](Self::dst).
    #[inline]
    #[must_use]
    pub const fn with_dst(mut self, value: PseudoGidDst) -> Self {
        self.set_dst(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoGidLoad {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_GID_LOAD",
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
                    "dst_target",
                    12,
                    <PseudoGidTargetType as layout::Layout>::TYPE,
                    "register or address",
                ),
                layout::Field::new("reserved0", 13, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                        "dst",
                        16,
                        <PseudoGidDst as layout::Layout>::TYPE,
                        "where the id goes",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 12,
                                lsb: 0,
                                width: 8,
                            },
                        ],
                    ),
                layout::Field::new("reserved1", 24, layout::Type::Bytes(40), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Asks for the global id of this rank, in a register or at an address.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/rank-id.md#7"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoGidLoad {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoGidLoad {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoGidLoad {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoGidLoad").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoGidLoad);
