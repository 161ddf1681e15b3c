// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Keeps the elements whose position lies between two bounds and fills the others, with an optional running maximum.

use crate::enums::{AccumCmd, AluOp, ImmSrc};
use crate::types::{DtypePair, Events, Header, ImmValInstField, Tensor2d};

/// Keeps the elements whose position lies between two bounds and fills the others, with an optional running maximum.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `HEADER` |
/// | 4..=11 | `events` | `EVENTS` |
/// | 12 | `num_active_channels` | `u8` |
/// | 13 | `in_out_dtype` | `DTYPE_PAIR` |
/// | 14 | `reduce_cmd` | `ACCUM_CMD` |
/// | 15 | `reduce_op` | `ALU_OP` |
/// | 16..=19 | `base` | `f32` |
/// | 20..=23 | `fill_val` | `f32` |
/// | 24..=35 | `src_mem_pattern` | `TENSOR2D` |
/// | 36 | `comp_op0` | `ALU_OP` |
/// | 37 | `comp_op1` | `ALU_OP` |
/// | 38 | `bound0_src` | `IMM_SRC` |
/// | 39 | `bound1_src` | `IMM_SRC` |
/// | 40..=43 | `bound0` | `IMM_VAL_INST_FIELD` |
/// | 44..=47 | `bound1` | `IMM_VAL_INST_FIELD` |
/// | 48..=59 | `dst_mem_pattern` | `TENSOR2D` |
/// | 60..=63 | `reserved1` | `u8[4]` (reserved) |
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
                    ty: layout::Type::Struct(Header::LAYOUT),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
                layout::Field {
                    name: "events",
                    offset: 4,
                    ty: layout::Type::Struct(Events::LAYOUT),
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
                    ty: layout::Type::Bitfield(DtypePair::LAYOUT),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "element types of source and destination",
                },
                layout::Field {
                    name: "reduce_cmd",
                    offset: 14,
                    ty: layout::Type::Enum(AccumCmd::LAYOUT, 1),
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "what happens to the accumulator",
                },
                layout::Field {
                    name: "reduce_op",
                    offset: 15,
                    ty: layout::Type::Enum(AluOp::LAYOUT, 1),
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
                    ty: layout::Type::Struct(Tensor2d::LAYOUT),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "source",
                },
                layout::Field {
                    name: "comp_op0",
                    offset: 36,
                    ty: layout::Type::Enum(AluOp::LAYOUT, 1),
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "first comparison",
                },
                layout::Field {
                    name: "comp_op1",
                    offset: 37,
                    ty: layout::Type::Enum(AluOp::LAYOUT, 1),
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "second comparison",
                },
                layout::Field {
                    name: "bound0_src",
                    offset: 38,
                    ty: layout::Type::Enum(ImmSrc::LAYOUT, 1),
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "source of the first bound",
                },
                layout::Field {
                    name: "bound1_src",
                    offset: 39,
                    ty: layout::Type::Enum(ImmSrc::LAYOUT, 1),
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "source of the second bound",
                },
                layout::Field {
                    name: "bound0",
                    offset: 40,
                    ty: layout::Type::Union(ImmValInstField::LAYOUT),
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
                    ty: layout::Type::Union(ImmValInstField::LAYOUT),
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
                    ty: layout::Type::Struct(Tensor2d::LAYOUT),
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

    /// `HEADER` at byte 0.
    #[inline]
    pub const fn header(&self) -> Header {
        use ::tpb_core::bytes::take;
        Header(take(&self.0, 0))
    }

    /// Sets [`header`](Self::header).
    #[inline]
    pub const fn set_header(&mut self, value: Header) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.0);
    }

    /// The same with another [`header`](Self::header).
    #[inline]
    #[must_use]
    pub const fn with_header(mut self, value: Header) -> Self {
        self.set_header(value);
        self
    }

    /// `EVENTS` at byte 4.
    #[inline]
    pub const fn events(&self) -> Events {
        use ::tpb_core::bytes::take;
        Events(take(&self.0, 4))
    }

    /// Sets [`events`](Self::events).
    #[inline]
    pub const fn set_events(&mut self, value: Events) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.0);
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
        DtypePair(self.0[13])
    }

    /// Sets [`in_out_dtype`](Self::in_out_dtype).
    #[inline]
    pub const fn set_in_out_dtype(&mut self, value: DtypePair) {
        self.0[13] = value.0;
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
        AccumCmd(self.0[14])
    }

    /// Sets [`reduce_cmd`](Self::reduce_cmd).
    #[inline]
    pub const fn set_reduce_cmd(&mut self, value: AccumCmd) {
        self.0[14] = value.0;
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
        AluOp(self.0[15])
    }

    /// Sets [`reduce_op`](Self::reduce_op).
    #[inline]
    pub const fn set_reduce_op(&mut self, value: AluOp) {
        self.0[15] = value.0;
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
        Tensor2d(take(&self.0, 24))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.0);
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
        AluOp(self.0[36])
    }

    /// Sets [`comp_op0`](Self::comp_op0).
    #[inline]
    pub const fn set_comp_op0(&mut self, value: AluOp) {
        self.0[36] = value.0;
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
        AluOp(self.0[37])
    }

    /// Sets [`comp_op1`](Self::comp_op1).
    #[inline]
    pub const fn set_comp_op1(&mut self, value: AluOp) {
        self.0[37] = value.0;
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
        ImmSrc(self.0[38])
    }

    /// Sets [`bound0_src`](Self::bound0_src).
    #[inline]
    pub const fn set_bound0_src(&mut self, value: ImmSrc) {
        self.0[38] = value.0;
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
        ImmSrc(self.0[39])
    }

    /// Sets [`bound1_src`](Self::bound1_src).
    #[inline]
    pub const fn set_bound1_src(&mut self, value: ImmSrc) {
        self.0[39] = value.0;
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
        ImmValInstField(take(&self.0, 40))
    }

    /// Sets [`bound0`](Self::bound0).
    #[inline]
    pub const fn set_bound0(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.0);
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
        ImmValInstField(take(&self.0, 44))
    }

    /// Sets [`bound1`](Self::bound1).
    #[inline]
    pub const fn set_bound1(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.0);
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
        Tensor2d(take(&self.0, 48))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.0);
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
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
