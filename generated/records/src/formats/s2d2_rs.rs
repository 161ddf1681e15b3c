// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Keeps the elements whose position lies between two bounds and fills the others, with an optional running maximum.

use crate::enums::{AccumCmd, AluOp, ImmSrc};
use crate::types::{DtypePair, Events, Header, ImmValInstField, Tensor2d};

/// Keeps the elements whose position lies between two bounds and fills the others, with an optional running maximum.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `num_active_channels` | `u8` |
/// | 13 | `in_out_dtype` | `DtypePair` |
/// | 14 | `reduce_cmd` | `AccumCmd` |
/// | 15 | `reduce_op` | `AluOp` |
/// | 16..=19 | `base` | `f32` |
/// | 20..=23 | `fill_val` | `f32` |
/// | 24..=35 | `src_mem_pattern` | `Tensor2d` |
/// | 36 | `comp_op0` | `AluOp` |
/// | 37 | `comp_op1` | `AluOp` |
/// | 38 | `bound0_src` | `ImmSrc` |
/// | 39 | `bound1_src` | `ImmSrc` |
/// | 40..=43 | `bound0` | `ImmValInstField` |
/// | 44..=47 | `bound1` | `ImmValInstField` |
/// | 48..=59 | `dst_mem_pattern` | `Tensor2d` |
/// | 60..=63 | `reserved1` | `[u8; 4]` (reserved) |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct S2d2Rs(pub [u8; 64]);

impl S2d2Rs {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo {
            name: "S2D2_RS",
            size: 64,
            fields: &[
                layout::Field {
                    name: "header",
                    offset: 0,
                    ty: <Header as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
                layout::Field {
                    name: "events",
                    offset: 4,
                    ty: <Events as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
                layout::Field {
                    name: "num_active_channels",
                    offset: 12,
                    ty: layout::Type::Uint(1),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "partitions worked on",
                },
                layout::Field {
                    name: "in_out_dtype",
                    offset: 13,
                    ty: <DtypePair as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "element types of source and destination",
                },
                layout::Field {
                    name: "reduce_cmd",
                    offset: 14,
                    ty: <AccumCmd as layout::Layout>::TYPE,
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "what happens to the accumulator",
                },
                layout::Field {
                    name: "reduce_op",
                    offset: 15,
                    ty: <AluOp as layout::Layout>::TYPE,
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "operation of the reduction",
                },
                layout::Field {
                    name: "base",
                    offset: 16,
                    ty: layout::Type::F32,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "position of the first element",
                },
                layout::Field {
                    name: "fill_val",
                    offset: 20,
                    ty: layout::Type::F32,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "value of the elements not kept",
                },
                layout::Field {
                    name: "src_mem_pattern",
                    offset: 24,
                    ty: <Tensor2d as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "source",
                },
                layout::Field {
                    name: "comp_op0",
                    offset: 36,
                    ty: <AluOp as layout::Layout>::TYPE,
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "first comparison",
                },
                layout::Field {
                    name: "comp_op1",
                    offset: 37,
                    ty: <AluOp as layout::Layout>::TYPE,
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "second comparison",
                },
                layout::Field {
                    name: "bound0_src",
                    offset: 38,
                    ty: <ImmSrc as layout::Layout>::TYPE,
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "source of the first bound",
                },
                layout::Field {
                    name: "bound1_src",
                    offset: 39,
                    ty: <ImmSrc as layout::Layout>::TYPE,
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "source of the second bound",
                },
                layout::Field {
                    name: "bound0",
                    offset: 40,
                    ty: <ImmValInstField as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[
                        layout::Locator {
                            offset: 38,
                            lsb: 0,
                            width: 8,
                        },
                        layout::Locator {
                            offset: 0,
                            lsb: 0,
                            width: 8,
                        },
                    ],
                    doc: "first bound",
                },
                layout::Field {
                    name: "bound1",
                    offset: 44,
                    ty: <ImmValInstField as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[
                        layout::Locator {
                            offset: 39,
                            lsb: 0,
                            width: 8,
                        },
                        layout::Locator {
                            offset: 0,
                            lsb: 0,
                            width: 8,
                        },
                    ],
                    doc: "second bound",
                },
                layout::Field {
                    name: "dst_mem_pattern",
                    offset: 48,
                    ty: <Tensor2d as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Write,
                    given: &[],
                    doc: "destination",
                },
                layout::Field {
                    name: "reserved1",
                    offset: 60,
                    ty: layout::Type::Bytes(4),
                    reserved: Some(layout::Reserved::Unknown),
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
            ],
            doc: "Keeps the elements whose position lies between two bounds and fills the others, with an optional running maximum.",
            conf: layout::Conf::High,
            source: &["gpsimd/firmware/kernels/rangeselect.md#4"],
        }
    };

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

    /// `Header` at byte 0.
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

    /// The same with another [`header`](Self::header).
    #[inline]
    #[must_use]
    pub const fn with_header(mut self, value: Header) -> Self {
        self.set_header(value);
        self
    }

    /// `Events` at byte 4.
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

    /// The same with another [`events`](Self::events).
    #[inline]
    #[must_use]
    pub const fn with_events(mut self, value: Events) -> Self {
        self.set_events(value);
        self
    }

    /// partitions worked on
    #[inline]
    pub const fn num_active_channels(&self) -> u8 {
        self.0[12]
    }

    /// Sets [`num_active_channels`](Self::num_active_channels).
    #[inline]
    pub const fn set_num_active_channels(&mut self, value: u8) {
        self.0[12] = value;
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// element types of source and destination
    #[inline]
    pub const fn in_out_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[13]])
    }

    /// Sets [`in_out_dtype`](Self::in_out_dtype).
    #[inline]
    pub const fn set_in_out_dtype(&mut self, value: DtypePair) {
        [self.0[13]] = value.to_bytes();
    }

    /// The same with another [`in_out_dtype`](Self::in_out_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_out_dtype(mut self, value: DtypePair) -> Self {
        self.set_in_out_dtype(value);
        self
    }

    /// what happens to the accumulator
    #[inline]
    pub const fn reduce_cmd(&self) -> AccumCmd {
        AccumCmd::from_bytes([self.0[14]])
    }

    /// Sets [`reduce_cmd`](Self::reduce_cmd).
    #[inline]
    pub const fn set_reduce_cmd(&mut self, value: AccumCmd) {
        [self.0[14]] = value.to_bytes();
    }

    /// The same with another [`reduce_cmd`](Self::reduce_cmd).
    #[inline]
    #[must_use]
    pub const fn with_reduce_cmd(mut self, value: AccumCmd) -> Self {
        self.set_reduce_cmd(value);
        self
    }

    /// operation of the reduction
    #[inline]
    pub const fn reduce_op(&self) -> AluOp {
        AluOp::from_bytes([self.0[15]])
    }

    /// Sets [`reduce_op`](Self::reduce_op).
    #[inline]
    pub const fn set_reduce_op(&mut self, value: AluOp) {
        [self.0[15]] = value.to_bytes();
    }

    /// The same with another [`reduce_op`](Self::reduce_op).
    #[inline]
    #[must_use]
    pub const fn with_reduce_op(mut self, value: AluOp) -> Self {
        self.set_reduce_op(value);
        self
    }

    /// position of the first element
    #[inline]
    pub const fn base(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 16)))
    }

    /// Sets [`base`](Self::base).
    #[inline]
    pub const fn set_base(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }

    /// The same with another [`base`](Self::base).
    #[inline]
    #[must_use]
    pub const fn with_base(mut self, value: f32) -> Self {
        self.set_base(value);
        self
    }

    /// value of the elements not kept
    #[inline]
    pub const fn fill_val(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 20)))
    }

    /// Sets [`fill_val`](Self::fill_val).
    #[inline]
    pub const fn set_fill_val(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 20, value.to_le_bytes());
    }

    /// The same with another [`fill_val`](Self::fill_val).
    #[inline]
    #[must_use]
    pub const fn with_fill_val(mut self, value: f32) -> Self {
        self.set_fill_val(value);
        self
    }

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 24))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_bytes());
    }

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// first comparison
    #[inline]
    pub const fn comp_op0(&self) -> AluOp {
        AluOp::from_bytes([self.0[36]])
    }

    /// Sets [`comp_op0`](Self::comp_op0).
    #[inline]
    pub const fn set_comp_op0(&mut self, value: AluOp) {
        [self.0[36]] = value.to_bytes();
    }

    /// The same with another [`comp_op0`](Self::comp_op0).
    #[inline]
    #[must_use]
    pub const fn with_comp_op0(mut self, value: AluOp) -> Self {
        self.set_comp_op0(value);
        self
    }

    /// second comparison
    #[inline]
    pub const fn comp_op1(&self) -> AluOp {
        AluOp::from_bytes([self.0[37]])
    }

    /// Sets [`comp_op1`](Self::comp_op1).
    #[inline]
    pub const fn set_comp_op1(&mut self, value: AluOp) {
        [self.0[37]] = value.to_bytes();
    }

    /// The same with another [`comp_op1`](Self::comp_op1).
    #[inline]
    #[must_use]
    pub const fn with_comp_op1(mut self, value: AluOp) -> Self {
        self.set_comp_op1(value);
        self
    }

    /// source of the first bound
    #[inline]
    pub const fn bound0_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[38]])
    }

    /// Sets [`bound0_src`](Self::bound0_src).
    #[inline]
    pub const fn set_bound0_src(&mut self, value: ImmSrc) {
        [self.0[38]] = value.to_bytes();
    }

    /// The same with another [`bound0_src`](Self::bound0_src).
    #[inline]
    #[must_use]
    pub const fn with_bound0_src(mut self, value: ImmSrc) -> Self {
        self.set_bound0_src(value);
        self
    }

    /// source of the second bound
    #[inline]
    pub const fn bound1_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[39]])
    }

    /// Sets [`bound1_src`](Self::bound1_src).
    #[inline]
    pub const fn set_bound1_src(&mut self, value: ImmSrc) {
        [self.0[39]] = value.to_bytes();
    }

    /// The same with another [`bound1_src`](Self::bound1_src).
    #[inline]
    #[must_use]
    pub const fn with_bound1_src(mut self, value: ImmSrc) -> Self {
        self.set_bound1_src(value);
        self
    }

    /// first bound
    #[inline]
    pub const fn bound0(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 40))
    }

    /// Sets [`bound0`](Self::bound0).
    #[inline]
    pub const fn set_bound0(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
    }

    /// The same with another [`bound0`](Self::bound0).
    #[inline]
    #[must_use]
    pub const fn with_bound0(mut self, value: ImmValInstField) -> Self {
        self.set_bound0(value);
        self
    }

    /// The live arm of [`bound0`](Self::bound0).
    #[inline]
    pub fn bound0_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.bound0()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 38, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }

    /// second bound
    #[inline]
    pub const fn bound1(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 44))
    }

    /// Sets [`bound1`](Self::bound1).
    #[inline]
    pub const fn set_bound1(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }

    /// The same with another [`bound1`](Self::bound1).
    #[inline]
    #[must_use]
    pub const fn with_bound1(mut self, value: ImmValInstField) -> Self {
        self.set_bound1(value);
        self
    }

    /// The live arm of [`bound1`](Self::bound1).
    #[inline]
    pub fn bound1_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.bound1()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 39, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 48))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_bytes());
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

::tpb_core::layout_serde!(S2d2Rs);

impl ::tpb_core::layout::Layout for S2d2Rs {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

impl Default for S2d2Rs {
    fn default() -> Self {
        Self::ZERO
    }
}

impl ::core::fmt::Debug for S2d2Rs {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}
