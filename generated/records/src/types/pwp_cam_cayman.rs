// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Entry of the activation tables' directory. It matches an opcode and a function code, each under its mask; the entry's number is that of its profile.

use crate::types::PwpCamFlags;

/// Entry of the activation tables' directory. It matches an opcode and a function code, each under its mask; the entry's number is that of its profile.
///
/// The layout of cayman, mariana, mariana\_plus, maverick.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `opcode` | `u8` |
/// | 1 | `func_id` | `u8` |
/// | 2..=3 | `rsvd0` | `[u8; 2]` (reserved) |
/// | 4 | `opcode_mask` | `u8` |
/// | 5 | `func_id_mask` | `u8` |
/// | 6..=7 | `rsvd1` | `[u8; 2]` (reserved) |
/// | 8..=11 | `flags` | `PwpCamFlags` |
/// | 12..=31 | `unused2` | `[u8; 20]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PwpCamCayman(pub [u8; 32]);

impl Eq for PwpCamCayman {}

impl PwpCamCayman {
    /// Size in bytes.
    pub const SIZE: usize = 32;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 32]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// opcode to match
    #[inline]
    pub const fn opcode(&self) -> u8 {
        self.0[0]
    }

    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, value: u8) {
        self.0[0] = value;
    }

    /// function code to match
    #[inline]
    pub const fn func_id(&self) -> u8 {
        self.0[1]
    }

    /// Sets [`func_id`](Self::func_id).
    #[inline]
    pub const fn set_func_id(&mut self, value: u8) {
        self.0[1] = value;
    }

    /// bits of the opcode that count
    #[inline]
    pub const fn opcode_mask(&self) -> u8 {
        self.0[4]
    }

    /// Sets [`opcode_mask`](Self::opcode_mask).
    #[inline]
    pub const fn set_opcode_mask(&mut self, value: u8) {
        self.0[4] = value;
    }

    /// bits of the function code that count
    #[inline]
    pub const fn func_id_mask(&self) -> u8 {
        self.0[5]
    }

    /// Sets [`func_id_mask`](Self::func_id_mask).
    #[inline]
    pub const fn set_func_id_mask(&mut self, value: u8) {
        self.0[5] = value;
    }

    /// last word of a directory entry that is used
    #[inline]
    pub const fn flags(&self) -> PwpCamFlags {
        use ::tpb_core::bytes::take;
        PwpCamFlags::from_bytes(take::<4>(&self.0, 8))
    }

    /// Sets [`flags`](Self::flags).
    #[inline]
    pub const fn set_flags(&mut self, value: PwpCamFlags) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 8, value.to_bytes());
    }
}

impl Default for PwpCamCayman {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PwpCamCayman {
    /// The same with another [`opcode`](Self::opcode).
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.set_opcode(value);
        self
    }

    /// The same with another [`func_id`](Self::func_id).
    #[inline]
    #[must_use]
    pub const fn with_func_id(mut self, value: u8) -> Self {
        self.set_func_id(value);
        self
    }

    /// The same with another [`opcode_mask`](Self::opcode_mask).
    #[inline]
    #[must_use]
    pub const fn with_opcode_mask(mut self, value: u8) -> Self {
        self.set_opcode_mask(value);
        self
    }

    /// The same with another [`func_id_mask`](Self::func_id_mask).
    #[inline]
    #[must_use]
    pub const fn with_func_id_mask(mut self, value: u8) -> Self {
        self.set_func_id_mask(value);
        self
    }

    /// The same with another [`flags`](Self::flags).
    #[inline]
    #[must_use]
    pub const fn with_flags(mut self, value: PwpCamFlags) -> Self {
        self.set_flags(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PwpCamCayman {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PWP_CAM",
            32,
            &[
                layout::Field::new(
                    "opcode",
                    0,
                    layout::Type::Uint(1),
                    "opcode to match",
                ),
                layout::Field::new(
                    "func_id",
                    1,
                    layout::Type::Uint(1),
                    "function code to match",
                ),
                layout::Field::new("rsvd0", 2, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "opcode_mask",
                    4,
                    layout::Type::Uint(1),
                    "bits of the opcode that count",
                ),
                layout::Field::new(
                    "func_id_mask",
                    5,
                    layout::Type::Uint(1),
                    "bits of the function code that count",
                ),
                layout::Field::new("rsvd1", 6, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "flags",
                    8,
                    <PwpCamFlags as layout::Layout>::TYPE,
                    "last word of a directory entry that is used",
                ),
                layout::Field::new("unused2", 12, layout::Type::Bytes(20), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Entry of the activation tables' directory. It matches an opcode and a function code, each under its mask; the entry's number is that of its profile.\n\nThe layout of cayman, mariana, mariana_plus, maverick.",
            layout::Conf::High,
            &[
                "gpsimd/uarch/activation-transcendental-tables.md#2",
                "gpsimd/firmware/kernels/activate-pwl.md#5",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpCamCayman {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpCamCayman {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpCamCayman {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpCamCayman").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpCamCayman);
