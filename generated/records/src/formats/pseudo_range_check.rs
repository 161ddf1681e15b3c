// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Bound check before an indirect DMA; becomes compares and branches.

use crate::types::Header;

/// Bound check before an indirect DMA; becomes compares and branches.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=23 | `unknown0` | `[u8; 20]` (reserved) |
/// | 24..=27 | `bound_result_reg` | `u32` |
/// | 28..=31 | `unknown1` | `[u8; 4]` (reserved) |
/// | 32..=39 | `bound_size_bytes` | `u64` |
/// | 40 | `const_tag` | `u8` |
/// | 41 | `src_dtype` | `u8` |
/// | 42..=43 | `const_one` | `u16` |
/// | 44..=45 | `unknown2` | `[u8; 2]` (reserved) |
/// | 46 | `idx_ap_meta` | `u8` |
/// | 47 | `unknown3` | `u8` (reserved) |
/// | 48..=51 | `branch_label` | `u32` |
/// | 52..=63 | `unknown4` | `[u8; 12]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoRangeCheck(pub [u8; 64]);

impl Eq for PseudoRangeCheck {}

impl PseudoRangeCheck {
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

    /// register that takes the result
    #[inline]
    pub const fn bound_result_reg(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 24))
    }

    /// Sets [`bound_result_reg`](Self::bound_result_reg).
    #[inline]
    pub const fn set_bound_result_reg(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_le_bytes());
    }

    /// limit
    #[inline]
    pub const fn bound_size_bytes(&self) -> u64 {
        use ::tpb_core::bytes::take;
        u64::from_le_bytes(take(&self.0, 32))
    }

    /// Sets [`bound_size_bytes`](Self::bound_size_bytes).
    #[inline]
    pub const fn set_bound_size_bytes(&mut self, value: u64) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_le_bytes());
    }

    /// always 0x11
    #[inline]
    pub const fn const_tag(&self) -> u8 {
        self.0[40]
    }

    /// Sets [`const_tag`](Self::const_tag).
    #[inline]
    pub const fn set_const_tag(&mut self, value: u8) {
        self.0[40] = value;
    }

    /// element type of the index in the low nibble, 3 above
    #[inline]
    pub const fn src_dtype(&self) -> u8 {
        self.0[41]
    }

    /// Sets [`src_dtype`](Self::src_dtype).
    #[inline]
    pub const fn set_src_dtype(&mut self, value: u8) {
        self.0[41] = value;
    }

    /// always 1
    #[inline]
    pub const fn const_one(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 42))
    }

    /// Sets [`const_one`](Self::const_one).
    #[inline]
    pub const fn set_const_one(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 42, value.to_le_bytes());
    }

    /// derived from the index pattern
    #[inline]
    pub const fn idx_ap_meta(&self) -> u8 {
        self.0[46]
    }

    /// Sets [`idx_ap_meta`](Self::idx_ap_meta).
    #[inline]
    pub const fn set_idx_ap_meta(&mut self, value: u8) {
        self.0[46] = value;
    }

    /// label taken beyond the limit
    #[inline]
    pub const fn branch_label(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 48))
    }

    /// Sets [`branch_label`](Self::branch_label).
    #[inline]
    pub const fn set_branch_label(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_le_bytes());
    }
}

impl Default for PseudoRangeCheck {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoRangeCheck {
    /// The same with another [`header`](Self::header).
    #[inline]
    #[must_use]
    pub const fn with_header(mut self, value: Header) -> Self {
        self.set_header(value);
        self
    }

    /// The same with another [`bound_result_reg`](Self::bound_result_reg).
    #[inline]
    #[must_use]
    pub const fn with_bound_result_reg(mut self, value: u32) -> Self {
        self.set_bound_result_reg(value);
        self
    }

    /// The same with another [`bound_size_bytes`](Self::bound_size_bytes).
    #[inline]
    #[must_use]
    pub const fn with_bound_size_bytes(mut self, value: u64) -> Self {
        self.set_bound_size_bytes(value);
        self
    }

    /// The same with another [`const_tag`](Self::const_tag).
    #[inline]
    #[must_use]
    pub const fn with_const_tag(mut self, value: u8) -> Self {
        self.set_const_tag(value);
        self
    }

    /// The same with another [`src_dtype`](Self::src_dtype).
    #[inline]
    #[must_use]
    pub const fn with_src_dtype(mut self, value: u8) -> Self {
        self.set_src_dtype(value);
        self
    }

    /// The same with another [`const_one`](Self::const_one).
    #[inline]
    #[must_use]
    pub const fn with_const_one(mut self, value: u16) -> Self {
        self.set_const_one(value);
        self
    }

    /// The same with another [`idx_ap_meta`](Self::idx_ap_meta).
    #[inline]
    #[must_use]
    pub const fn with_idx_ap_meta(mut self, value: u8) -> Self {
        self.set_idx_ap_meta(value);
        self
    }

    /// The same with another [`branch_label`](Self::branch_label).
    #[inline]
    #[must_use]
    pub const fn with_branch_label(mut self, value: u32) -> Self {
        self.set_branch_label(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoRangeCheck {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_RANGE_CHECK",
            64,
            &[
                layout::Field::new(
                    "header",
                    0,
                    <Header as layout::Layout>::TYPE,
                    "first four bytes of a record",
                ),
                layout::Field::new("unknown0", 4, layout::Type::Bytes(20), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "bound_result_reg",
                    24,
                    layout::Type::Uint(4),
                    "register that takes the result",
                ),
                layout::Field::new("unknown1", 28, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "bound_size_bytes",
                    32,
                    layout::Type::Uint(8),
                    "limit",
                ),
                layout::Field::new(
                    "const_tag",
                    40,
                    layout::Type::Uint(1),
                    "always 0x11",
                ),
                layout::Field::new(
                    "src_dtype",
                    41,
                    layout::Type::Uint(1),
                    "element type of the index in the low nibble, 3 above",
                ),
                layout::Field::new("const_one", 42, layout::Type::Uint(2), "always 1"),
                layout::Field::new("unknown2", 44, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "idx_ap_meta",
                    46,
                    layout::Type::Uint(1),
                    "derived from the index pattern",
                ),
                layout::Field::new("unknown3", 47, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "branch_label",
                    48,
                    layout::Type::Uint(4),
                    "label taken beyond the limit",
                ),
                layout::Field::new("unknown4", 52, layout::Type::Bytes(12), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Bound check before an indirect DMA; becomes compares and branches.",
            layout::Conf::Med,
            &["cc/isa/dma-encoding.md#form-a"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoRangeCheck {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoRangeCheck {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoRangeCheck {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoRangeCheck").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoRangeCheck);
