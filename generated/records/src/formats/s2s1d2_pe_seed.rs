// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads or saves the seeds that round fp32 to bfloat16 in PSUM.

use crate::enums::{Dtype, PeSeedMode};
use crate::types::{Events, Header, Tensor1d, Tensor2d};

/// Loads or saves the seeds that round fp32 to bfloat16 in PSUM.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=23 | `src_seed_mem_pattern` | `Tensor2d` |
/// | 24..=31 | `identity_mem_pattern` | `Tensor1d` |
/// | 32 | `identity_dtype` | `Dtype` |
/// | 33 | `mode` | `PeSeedMode` |
/// | 34 | `num_active_rows` | `u8` |
/// | 35 | `num_active_cols` | `u8` |
/// | 36..=47 | `dst_seed_mem_pattern` | `Tensor2d` |
/// | 48..=63 | `reserved` | `[u8; 16]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S2s1d2PeSeed(pub [u8; 64]);

impl Eq for S2s1d2PeSeed {}

impl S2s1d2PeSeed {
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

    /// seeds to load
    #[inline]
    pub const fn src_seed_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 12))
    }

    /// Sets [`src_seed_mem_pattern`](Self::src_seed_mem_pattern).
    #[inline]
    pub const fn set_src_seed_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_bytes());
    }

    /// identity diagonal
    #[inline]
    pub const fn identity_mem_pattern(&self) -> Tensor1d {
        use ::tpb_core::bytes::take;
        Tensor1d::from_bytes(take::<8>(&self.0, 24))
    }

    /// Sets [`identity_mem_pattern`](Self::identity_mem_pattern).
    #[inline]
    pub const fn set_identity_mem_pattern(&mut self, value: Tensor1d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_bytes());
    }

    /// element type of the diagonal
    #[inline]
    pub const fn identity_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[32]])
    }

    /// Sets [`identity_dtype`](Self::identity_dtype).
    #[inline]
    pub const fn set_identity_dtype(&mut self, value: Dtype) {
        [self.0[32]] = value.to_bytes();
    }

    /// load or save
    #[inline]
    pub const fn mode(&self) -> PeSeedMode {
        PeSeedMode::from_bytes([self.0[33]])
    }

    /// Sets [`mode`](Self::mode).
    #[inline]
    pub const fn set_mode(&mut self, value: PeSeedMode) {
        [self.0[33]] = value.to_bytes();
    }

    /// rows of the array used
    #[inline]
    pub const fn num_active_rows(&self) -> u8 {
        self.0[34]
    }

    /// Sets [`num_active_rows`](Self::num_active_rows).
    #[inline]
    pub const fn set_num_active_rows(&mut self, value: u8) {
        self.0[34] = value;
    }

    /// columns of the array used
    #[inline]
    pub const fn num_active_cols(&self) -> u8 {
        self.0[35]
    }

    /// Sets [`num_active_cols`](Self::num_active_cols).
    #[inline]
    pub const fn set_num_active_cols(&mut self, value: u8) {
        self.0[35] = value;
    }

    /// where seeds are saved
    #[inline]
    pub const fn dst_seed_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 36))
    }

    /// Sets [`dst_seed_mem_pattern`](Self::dst_seed_mem_pattern).
    #[inline]
    pub const fn set_dst_seed_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 36, value.to_bytes());
    }
}

impl Default for S2s1d2PeSeed {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S2s1d2PeSeed {
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

    /// The same with another [`src_seed_mem_pattern`](Self::src_seed_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_seed_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_src_seed_mem_pattern(value);
        self
    }

    /// The same with another [`identity_mem_pattern`](Self::identity_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_identity_mem_pattern(mut self, value: Tensor1d) -> Self {
        self.set_identity_mem_pattern(value);
        self
    }

    /// The same with another [`identity_dtype`](Self::identity_dtype).
    #[inline]
    #[must_use]
    pub const fn with_identity_dtype(mut self, value: Dtype) -> Self {
        self.set_identity_dtype(value);
        self
    }

    /// The same with another [`mode`](Self::mode).
    #[inline]
    #[must_use]
    pub const fn with_mode(mut self, value: PeSeedMode) -> Self {
        self.set_mode(value);
        self
    }

    /// The same with another [`num_active_rows`](Self::num_active_rows).
    #[inline]
    #[must_use]
    pub const fn with_num_active_rows(mut self, value: u8) -> Self {
        self.set_num_active_rows(value);
        self
    }

    /// The same with another [`num_active_cols`](Self::num_active_cols).
    #[inline]
    #[must_use]
    pub const fn with_num_active_cols(mut self, value: u8) -> Self {
        self.set_num_active_cols(value);
        self
    }

    /// The same with another [`dst_seed_mem_pattern`](Self::dst_seed_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_seed_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_dst_seed_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S2s1d2PeSeed {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S2S1D2_PE_SEED",
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
                    "src_seed_mem_pattern",
                    12,
                    <Tensor2d as layout::Layout>::TYPE,
                    "seeds to load",
                ),
                layout::Field::new(
                    "identity_mem_pattern",
                    24,
                    <Tensor1d as layout::Layout>::TYPE,
                    "identity diagonal",
                ),
                layout::Field::new(
                    "identity_dtype",
                    32,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the diagonal",
                ),
                layout::Field::new(
                        "mode",
                        33,
                        <PeSeedMode as layout::Layout>::TYPE,
                        "load or save",
                    )
                    .with_closed(),
                layout::Field::new(
                    "num_active_rows",
                    34,
                    layout::Type::Uint(1),
                    "rows of the array used",
                ),
                layout::Field::new(
                    "num_active_cols",
                    35,
                    layout::Type::Uint(1),
                    "columns of the array used",
                ),
                layout::Field::new(
                        "dst_seed_mem_pattern",
                        36,
                        <Tensor2d as layout::Layout>::TYPE,
                        "where seeds are saved",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new("reserved", 48, layout::Type::Bytes(16), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Loads or saves the seeds that round fp32 to bfloat16 in PSUM.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/pe-matmul.md#5",
                "gpsimd/uarch/per-engine-depth.md#4",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S2s1d2PeSeed {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S2s1d2PeSeed {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S2s1d2PeSeed {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S2s1d2PeSeed").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S2s1d2PeSeed);
