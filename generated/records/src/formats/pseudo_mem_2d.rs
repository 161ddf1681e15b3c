// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! MEM_2D on a variable of the program; the runtime puts the address in.

use crate::enums::{DataSrc, Dtype};
use crate::types::{Events, Header, Mem2dData};

/// MEM\_2D on a variable of the program; the runtime puts the address in.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `dtype` | `Dtype` |
/// | 13 | `src_datasrc` | `DataSrc` |
/// | 14 | `num_elem0` | `u8` |
/// | 15 | `num_elem1` | `u8` |
/// | 16..=19 | `var_id` | `u32` |
/// | 20..=23 | `var_offset` | `u32` |
/// | 24..=27 | `step_elem0` | `i32` |
/// | 28..=31 | `step_elem1` | `i32` |
/// | 32..=63 | `data` | `Mem2dData` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoMem2d(pub [u8; 64]);

impl Eq for PseudoMem2d {}

impl PseudoMem2d {
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

    /// element type
    #[inline]
    pub const fn dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[12]])
    }

    /// Sets [`dtype`](Self::dtype).
    #[inline]
    pub const fn set_dtype(&mut self, value: Dtype) {
        [self.0[12]] = value.to_bytes();
    }

    /// register or immediate
    #[inline]
    pub const fn src_datasrc(&self) -> DataSrc {
        DataSrc::from_bytes([self.0[13]])
    }

    /// Sets [`src_datasrc`](Self::src_datasrc).
    #[inline]
    pub const fn set_src_datasrc(&mut self, value: DataSrc) {
        [self.0[13]] = value.to_bytes();
    }

    /// fast count
    #[inline]
    pub const fn num_elem0(&self) -> u8 {
        self.0[14]
    }

    /// Sets [`num_elem0`](Self::num_elem0).
    #[inline]
    pub const fn set_num_elem0(&mut self, value: u8) {
        self.0[14] = value;
    }

    /// slow count
    #[inline]
    pub const fn num_elem1(&self) -> u8 {
        self.0[15]
    }

    /// Sets [`num_elem1`](Self::num_elem1).
    #[inline]
    pub const fn set_num_elem1(&mut self, value: u8) {
        self.0[15] = value;
    }

    /// variable
    #[inline]
    pub const fn var_id(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 16))
    }

    /// Sets [`var_id`](Self::var_id).
    #[inline]
    pub const fn set_var_id(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }

    /// offset into it
    #[inline]
    pub const fn var_offset(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 20))
    }

    /// Sets [`var_offset`](Self::var_offset).
    #[inline]
    pub const fn set_var_offset(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 20, value.to_le_bytes());
    }

    /// fast step, in elements
    #[inline]
    pub const fn step_elem0(&self) -> i32 {
        use ::tpb_core::bytes::take;
        i32::from_le_bytes(take(&self.0, 24))
    }

    /// Sets [`step_elem0`](Self::step_elem0).
    #[inline]
    pub const fn set_step_elem0(&mut self, value: i32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_le_bytes());
    }

    /// slow step, in elements
    #[inline]
    pub const fn step_elem1(&self) -> i32 {
        use ::tpb_core::bytes::take;
        i32::from_le_bytes(take(&self.0, 28))
    }

    /// Sets [`step_elem1`](Self::step_elem1).
    #[inline]
    pub const fn set_step_elem1(&mut self, value: i32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 28, value.to_le_bytes());
    }

    /// registers in order, or packed values
    #[inline]
    pub const fn data(&self) -> Mem2dData {
        use ::tpb_core::bytes::take;
        Mem2dData::from_bytes(take::<32>(&self.0, 32))
    }

    /// Sets [`data`](Self::data).
    #[inline]
    pub const fn set_data(&mut self, value: Mem2dData) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }

    /// The live arm of [`data`](Self::data).
    #[inline]
    pub fn data_arm(&self) -> <Mem2dData as ::tpb_core::layout::Union>::Arm {
        self.data()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 13, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 12, 0, 8),
                ],
            )
    }
}

impl Default for PseudoMem2d {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoMem2d {
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

    /// The same with another [`dtype`](Self::dtype).
    #[inline]
    #[must_use]
    pub const fn with_dtype(mut self, value: Dtype) -> Self {
        self.set_dtype(value);
        self
    }

    /// The same with another [`src_datasrc`](Self::src_datasrc).
    #[inline]
    #[must_use]
    pub const fn with_src_datasrc(mut self, value: DataSrc) -> Self {
        self.set_src_datasrc(value);
        self
    }

    /// The same with another [`num_elem0`](Self::num_elem0).
    #[inline]
    #[must_use]
    pub const fn with_num_elem0(mut self, value: u8) -> Self {
        self.set_num_elem0(value);
        self
    }

    /// The same with another [`num_elem1`](Self::num_elem1).
    #[inline]
    #[must_use]
    pub const fn with_num_elem1(mut self, value: u8) -> Self {
        self.set_num_elem1(value);
        self
    }

    /// The same with another [`var_id`](Self::var_id).
    #[inline]
    #[must_use]
    pub const fn with_var_id(mut self, value: u32) -> Self {
        self.set_var_id(value);
        self
    }

    /// The same with another [`var_offset`](Self::var_offset).
    #[inline]
    #[must_use]
    pub const fn with_var_offset(mut self, value: u32) -> Self {
        self.set_var_offset(value);
        self
    }

    /// The same with another [`step_elem0`](Self::step_elem0).
    #[inline]
    #[must_use]
    pub const fn with_step_elem0(mut self, value: i32) -> Self {
        self.set_step_elem0(value);
        self
    }

    /// The same with another [`step_elem1`](Self::step_elem1).
    #[inline]
    #[must_use]
    pub const fn with_step_elem1(mut self, value: i32) -> Self {
        self.set_step_elem1(value);
        self
    }

    /// The same with another [`data`](Self::data).
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: Mem2dData) -> Self {
        self.set_data(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoMem2d {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_MEM_2D",
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
                    "dtype",
                    12,
                    <Dtype as layout::Layout>::TYPE,
                    "element type",
                ),
                layout::Field::new(
                    "src_datasrc",
                    13,
                    <DataSrc as layout::Layout>::TYPE,
                    "register or immediate",
                ),
                layout::Field::new("num_elem0", 14, layout::Type::Uint(1), "fast count"),
                layout::Field::new("num_elem1", 15, layout::Type::Uint(1), "slow count"),
                layout::Field::new("var_id", 16, layout::Type::Uint(4), "variable"),
                layout::Field::new(
                    "var_offset",
                    20,
                    layout::Type::Uint(4),
                    "offset into it",
                ),
                layout::Field::new(
                    "step_elem0",
                    24,
                    layout::Type::Int(4),
                    "fast step, in elements",
                ),
                layout::Field::new(
                    "step_elem1",
                    28,
                    layout::Type::Int(4),
                    "slow step, in elements",
                ),
                layout::Field::new(
                        "data",
                        32,
                        <Mem2dData as layout::Layout>::TYPE,
                        "registers in order, or packed values",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 13,
                                lsb: 0,
                                width: 8,
                            },
                            layout::Locator {
                                offset: 12,
                                lsb: 0,
                                width: 8,
                            },
                        ],
                    ),
            ],
            "MEM_2D on a variable of the program; the runtime puts the address in.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/tensorstore.md#3",
                "cc/isa/sp-register-encoding.md#6.1",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoMem2d {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoMem2d {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoMem2d {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoMem2d").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoMem2d);
