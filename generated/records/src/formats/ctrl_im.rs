// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads immediate bytes into engine state: the parameter RAM, the shuffle masks, or the arguments of a pool kernel.

use crate::types::{CtrlImData, Events, Header};

/// Loads immediate bytes into engine state: the parameter RAM, the shuffle masks, or the arguments of a pool kernel.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=13 | `param_ram_offset` | `u16` |
/// | 14 | `imm_ptr_select` | `u8` |
/// | 15..=31 | `reserved0` | `[u8; 17]` (reserved) |
/// | 32..=63 | `immediate` | `CtrlImData` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CtrlIm(pub [u8; 64]);

impl Eq for CtrlIm {}

impl CtrlIm {
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

    /// first entry of the parameter RAM
    #[inline]
    pub const fn param_ram_offset(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 12))
    }

    /// Sets [`param_ram_offset`](Self::param_ram_offset).
    #[inline]
    pub const fn set_param_ram_offset(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// bit per argument that is a pointer into SBUF
    #[inline]
    pub const fn imm_ptr_select(&self) -> u8 {
        self.0[14]
    }

    /// Sets [`imm_ptr_select`](Self::imm_ptr_select).
    #[inline]
    pub const fn set_imm_ptr_select(&mut self, value: u8) {
        self.0[14] = value;
    }

    /// the bytes loaded
    #[inline]
    pub const fn immediate(&self) -> CtrlImData {
        use ::tpb_core::bytes::take;
        CtrlImData::from_bytes(take::<32>(&self.0, 32))
    }

    /// Sets [`immediate`](Self::immediate).
    #[inline]
    pub const fn set_immediate(&mut self, value: CtrlImData) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }

    /// The live arm of [`immediate`](Self::immediate).
    #[inline]
    pub fn immediate_arm(&self) -> <CtrlImData as ::tpb_core::layout::Union>::Arm {
        self.immediate().arm_given(&[::tpb_core::bytes::bits(&self.0, 0, 0, 8)])
    }
}

impl Default for CtrlIm {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CtrlIm {
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

    /// The same with another [`param_ram_offset`](Self::param_ram_offset).
    #[inline]
    #[must_use]
    pub const fn with_param_ram_offset(mut self, value: u16) -> Self {
        self.set_param_ram_offset(value);
        self
    }

    /// The same with another [`imm_ptr_select`](Self::imm_ptr_select).
    #[inline]
    #[must_use]
    pub const fn with_imm_ptr_select(mut self, value: u8) -> Self {
        self.set_imm_ptr_select(value);
        self
    }

    /// The same with another [`immediate`](Self::immediate).
    #[inline]
    #[must_use]
    pub const fn with_immediate(mut self, value: CtrlImData) -> Self {
        self.set_immediate(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CtrlIm {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CTRL_IM",
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
                    "param_ram_offset",
                    12,
                    layout::Type::Uint(2),
                    "first entry of the parameter RAM",
                ),
                layout::Field::new(
                    "imm_ptr_select",
                    14,
                    layout::Type::Uint(1),
                    "bit per argument that is a pointer into SBUF",
                ),
                layout::Field::new("reserved0", 15, layout::Type::Bytes(17), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "immediate",
                        32,
                        <CtrlImData as layout::Layout>::TYPE,
                        "the bytes loaded",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 0,
                                lsb: 0,
                                width: 8,
                            },
                        ],
                    ),
            ],
            "Loads immediate bytes into engine state: the parameter RAM, the shuffle masks, or the arguments of a pool kernel.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/pool-compute-misc.md#7",
                "gpsimd/firmware/kernels/pool-compute-misc.md#11",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CtrlIm {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CtrlIm {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CtrlIm {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CtrlIm").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CtrlIm);
