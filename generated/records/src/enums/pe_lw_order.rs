// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Order in which loaded weights fill the columns of the PE array.

/// Order in which loaded weights fill the columns of the PE array.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct PeLwOrder(pub u8);

/// The values of [`PeLwOrder`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownPeLwOrder {
    /// the first element read goes to the last column; the only order of earlier generations
    LastColFirst = 0x00,
    /// the first element read goes to column 0
    FirstColFirst = 0x01,
}

impl PeLwOrder {
    /// the first element read goes to the last column; the only order of earlier generations
    pub const LAST_COL_FIRST: Self = Self(0x00);
    /// the first element read goes to column 0
    pub const FIRST_COL_FIRST: Self = Self(0x01);
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo {
            name: "PE_LW_ORDER",
            width: 1,
            values: &[
                layout::ValueInfo {
                    name: "LAST_COL_FIRST",
                    value: 0x00,
                    gens: layout::GenSet(0b100000),
                    sentinel: false,
                    doc: "the first element read goes to the last column; the only order of earlier generations",
                },
                layout::ValueInfo {
                    name: "FIRST_COL_FIRST",
                    value: 0x01,
                    gens: layout::GenSet(0b100000),
                    sentinel: false,
                    doc: "the first element read goes to column 0",
                },
            ],
            doc: "Order in which loaded weights fill the columns of the PE array.",
            conf: layout::Conf::High,
            source: &["gpsimd/firmware/kernels/pe-matmul.md#3.1"],
        }
    };

    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownPeLwOrder> {
        Some(
            match self.0 {
                0x00 => KnownPeLwOrder::LastColFirst,
                0x01 => KnownPeLwOrder::FirstColFirst,
                _ => return None,
            },
        )
    }
}

impl From<KnownPeLwOrder> for PeLwOrder {
    fn from(value: KnownPeLwOrder) -> Self {
        Self(value as u8)
    }
}

impl ::core::fmt::Debug for PeLwOrder {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}
