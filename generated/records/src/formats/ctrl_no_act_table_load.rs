// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Makes one of the sets of activation tables resident.

use crate::types::{Events, Header};

/// Makes one of the sets of activation tables resident.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=34 | `reserved0` | `[u8; 23]` (reserved) |
/// | 35 | `act_tbl_sel` | `u8` |
/// | 36..=63 | `reserved1` | `[u8; 28]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CtrlNoActTableLoad(pub [u8; 64]);

impl Eq for CtrlNoActTableLoad {}

impl CtrlNoActTableLoad {
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

    /// position of the set in the list of sets
    #[inline]
    pub const fn act_tbl_sel(&self) -> u8 {
        self.0[35]
    }

    /// Sets [`act_tbl_sel`](Self::act_tbl_sel).
    #[inline]
    pub const fn set_act_tbl_sel(&mut self, value: u8) {
        self.0[35] = value;
    }
}

impl Default for CtrlNoActTableLoad {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CtrlNoActTableLoad {
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

    /// The same with another [`act_tbl_sel`](Self::act_tbl_sel).
    #[inline]
    #[must_use]
    pub const fn with_act_tbl_sel(mut self, value: u8) -> Self {
        self.set_act_tbl_sel(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CtrlNoActTableLoad {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CTRL_NO_ACT_TABLE_LOAD",
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
                layout::Field::new("reserved0", 12, layout::Type::Bytes(23), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "act_tbl_sel",
                    35,
                    layout::Type::Uint(1),
                    "position of the set in the list of sets",
                ),
                layout::Field::new("reserved1", 36, layout::Type::Bytes(28), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Makes one of the sets of activation tables resident.",
            layout::Conf::High,
            &[
                "cc/activation/loadactfuncset.md#2",
                "cc/isa/activation-encoding.md#loadactfuncset-opcode-0x23",
                "gpsimd/firmware/kernels/activate-pwl.md#2.1",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CtrlNoActTableLoad {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CtrlNoActTableLoad {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CtrlNoActTableLoad {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CtrlNoActTableLoad").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CtrlNoActTableLoad);
