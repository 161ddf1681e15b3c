// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Activation: a function of scaled and biased input, with a running sum per lane.

use crate::enums::{AccumCmd, ActivationFunc, Dtype, ImmSrc, ImmSrcN};
use crate::types::{ActivationImm, ActivationImmN, DtypePair, Events, Header, Tensor3d};

/// Activation: a function of scaled and biased input, with a running sum per lane.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `imm_src` | `ImmSrc` |
/// | 13 | `scale_src` | `ImmSrc` |
/// | 14 | `accumulator_cmd` | `AccumCmd` |
/// | 15 | `bias_src_n` | `ImmSrcN` |
/// | 16..=31 | `src_mem_pattern` | `Tensor3d` |
/// | 32 | `in_bias_dtype` | `DtypePair` |
/// | 33 | `out_dtype` | `Dtype` |
/// | 34 | `num_active_channels` | `u8` |
/// | 35 | `activation_func` | `ActivationFunc` |
/// | 36..=39 | `scale_value` | `ActivationImm` |
/// | 40..=43 | `bias` | `ActivationImmN` |
/// | 44..=47 | `imm` | `ActivationImm` |
/// | 48..=63 | `dst_mem_pattern` | `Tensor3d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S3d3Ac(pub [u8; 64]);

impl Eq for S3d3Ac {}

impl S3d3Ac {
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

    /// source of the third operand
    #[inline]
    pub const fn imm_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[12]])
    }

    /// Sets [`imm_src`](Self::imm_src).
    #[inline]
    pub const fn set_imm_src(&mut self, value: ImmSrc) {
        [self.0[12]] = value.to_bytes();
    }

    /// source of the scale
    #[inline]
    pub const fn scale_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[13]])
    }

    /// Sets [`scale_src`](Self::scale_src).
    #[inline]
    pub const fn set_scale_src(&mut self, value: ImmSrc) {
        [self.0[13]] = value.to_bytes();
    }

    /// what happens to the accumulator
    #[inline]
    pub const fn accumulator_cmd(&self) -> AccumCmd {
        AccumCmd::from_bytes([self.0[14]])
    }

    /// Sets [`accumulator_cmd`](Self::accumulator_cmd).
    #[inline]
    pub const fn set_accumulator_cmd(&mut self, value: AccumCmd) {
        [self.0[14]] = value.to_bytes();
    }

    /// source of the bias, with its own codes
    #[inline]
    pub const fn bias_src_n(&self) -> ImmSrcN {
        ImmSrcN::from_bytes([self.0[15]])
    }

    /// Sets [`bias_src_n`](Self::bias_src_n).
    #[inline]
    pub const fn set_bias_src_n(&mut self, value: ImmSrcN) {
        [self.0[15]] = value.to_bytes();
    }

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> Tensor3d {
        use ::tpb_core::bytes::take;
        Tensor3d::from_bytes(take::<16>(&self.0, 16))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// element types of source and bias
    #[inline]
    pub const fn in_bias_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[32]])
    }

    /// Sets [`in_bias_dtype`](Self::in_bias_dtype).
    #[inline]
    pub const fn set_in_bias_dtype(&mut self, value: DtypePair) {
        [self.0[32]] = value.to_bytes();
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[33]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: Dtype) {
        [self.0[33]] = value.to_bytes();
    }

    /// partitions worked on
    #[inline]
    pub const fn num_active_channels(&self) -> u8 {
        self.0[34]
    }

    /// Sets [`num_active_channels`](Self::num_active_channels).
    #[inline]
    pub const fn set_num_active_channels(&mut self, value: u8) {
        self.0[34] = value;
    }

    /// function
    #[inline]
    pub const fn activation_func(&self) -> ActivationFunc {
        ActivationFunc::from_bytes([self.0[35]])
    }

    /// Sets [`activation_func`](Self::activation_func).
    #[inline]
    pub const fn set_activation_func(&mut self, value: ActivationFunc) {
        [self.0[35]] = value.to_bytes();
    }

    /// scale
    #[inline]
    pub const fn scale_value(&self) -> ActivationImm {
        use ::tpb_core::bytes::take;
        ActivationImm::from_bytes(take::<4>(&self.0, 36))
    }

    /// Sets [`scale_value`](Self::scale_value).
    #[inline]
    pub const fn set_scale_value(&mut self, value: ActivationImm) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 36, value.to_bytes());
    }

    /// The live arm of [`scale_value`](Self::scale_value).
    #[inline]
    pub fn scale_value_arm(&self) -> <ActivationImm as ::tpb_core::layout::Union>::Arm {
        self.scale_value().arm_given(&[::tpb_core::bytes::bits(&self.0, 13, 0, 8)])
    }

    /// bias
    #[inline]
    pub const fn bias(&self) -> ActivationImmN {
        use ::tpb_core::bytes::take;
        ActivationImmN::from_bytes(take::<4>(&self.0, 40))
    }

    /// Sets [`bias`](Self::bias).
    #[inline]
    pub const fn set_bias(&mut self, value: ActivationImmN) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
    }

    /// The live arm of [`bias`](Self::bias).
    #[inline]
    pub fn bias_arm(&self) -> <ActivationImmN as ::tpb_core::layout::Union>::Arm {
        self.bias().arm_given(&[::tpb_core::bytes::bits(&self.0, 15, 0, 8)])
    }

    /// third operand, the slope of a parametric relu
    #[inline]
    pub const fn imm(&self) -> ActivationImm {
        use ::tpb_core::bytes::take;
        ActivationImm::from_bytes(take::<4>(&self.0, 44))
    }

    /// Sets [`imm`](Self::imm).
    #[inline]
    pub const fn set_imm(&mut self, value: ActivationImm) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }

    /// The live arm of [`imm`](Self::imm).
    #[inline]
    pub fn imm_arm(&self) -> <ActivationImm as ::tpb_core::layout::Union>::Arm {
        self.imm().arm_given(&[::tpb_core::bytes::bits(&self.0, 12, 0, 8)])
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor3d {
        use ::tpb_core::bytes::take;
        Tensor3d::from_bytes(take::<16>(&self.0, 48))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_bytes());
    }
}

impl Default for S3d3Ac {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S3d3Ac {
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

    /// The same with another [`imm_src`](Self::imm_src).
    #[inline]
    #[must_use]
    pub const fn with_imm_src(mut self, value: ImmSrc) -> Self {
        self.set_imm_src(value);
        self
    }

    /// The same with another [`scale_src`](Self::scale_src).
    #[inline]
    #[must_use]
    pub const fn with_scale_src(mut self, value: ImmSrc) -> Self {
        self.set_scale_src(value);
        self
    }

    /// The same with another [`accumulator_cmd`](Self::accumulator_cmd).
    #[inline]
    #[must_use]
    pub const fn with_accumulator_cmd(mut self, value: AccumCmd) -> Self {
        self.set_accumulator_cmd(value);
        self
    }

    /// The same with another [`bias_src_n`](Self::bias_src_n).
    #[inline]
    #[must_use]
    pub const fn with_bias_src_n(mut self, value: ImmSrcN) -> Self {
        self.set_bias_src_n(value);
        self
    }

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`in_bias_dtype`](Self::in_bias_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_bias_dtype(mut self, value: DtypePair) -> Self {
        self.set_in_bias_dtype(value);
        self
    }

    /// The same with another [`out_dtype`](Self::out_dtype).
    #[inline]
    #[must_use]
    pub const fn with_out_dtype(mut self, value: Dtype) -> Self {
        self.set_out_dtype(value);
        self
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`activation_func`](Self::activation_func).
    #[inline]
    #[must_use]
    pub const fn with_activation_func(mut self, value: ActivationFunc) -> Self {
        self.set_activation_func(value);
        self
    }

    /// The same with another [`scale_value`](Self::scale_value).
    #[inline]
    #[must_use]
    pub const fn with_scale_value(mut self, value: ActivationImm) -> Self {
        self.set_scale_value(value);
        self
    }

    /// The same with another [`bias`](Self::bias).
    #[inline]
    #[must_use]
    pub const fn with_bias(mut self, value: ActivationImmN) -> Self {
        self.set_bias(value);
        self
    }

    /// The same with another [`imm`](Self::imm).
    #[inline]
    #[must_use]
    pub const fn with_imm(mut self, value: ActivationImm) -> Self {
        self.set_imm(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S3d3Ac {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3D3_AC",
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
                        "imm_src",
                        12,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the third operand",
                    )
                    .with_closed(),
                layout::Field::new(
                        "scale_src",
                        13,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the scale",
                    )
                    .with_closed(),
                layout::Field::new(
                        "accumulator_cmd",
                        14,
                        <AccumCmd as layout::Layout>::TYPE,
                        "what happens to the accumulator",
                    )
                    .with_closed(),
                layout::Field::new(
                        "bias_src_n",
                        15,
                        <ImmSrcN as layout::Layout>::TYPE,
                        "source of the bias, with its own codes",
                    )
                    .with_closed(),
                layout::Field::new(
                    "src_mem_pattern",
                    16,
                    <Tensor3d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                    "in_bias_dtype",
                    32,
                    <DtypePair as layout::Layout>::TYPE,
                    "element types of source and bias",
                ),
                layout::Field::new(
                    "out_dtype",
                    33,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new(
                    "num_active_channels",
                    34,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new(
                    "activation_func",
                    35,
                    <ActivationFunc as layout::Layout>::TYPE,
                    "function",
                ),
                layout::Field::new(
                        "scale_value",
                        36,
                        <ActivationImm as layout::Layout>::TYPE,
                        "scale",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 13,
                                lsb: 0,
                                width: 8,
                            },
                        ],
                    ),
                layout::Field::new(
                        "bias",
                        40,
                        <ActivationImmN as layout::Layout>::TYPE,
                        "bias",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 15,
                                lsb: 0,
                                width: 8,
                            },
                        ],
                    ),
                layout::Field::new(
                        "imm",
                        44,
                        <ActivationImm as layout::Layout>::TYPE,
                        "third operand, the slope of a parametric relu",
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
                layout::Field::new(
                        "dst_mem_pattern",
                        48,
                        <Tensor3d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Activation: a function of scaled and biased input, with a running sum per lane.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/activate-pwl.md#3.1",
                "cc/isa/activation-encoding.md#activation-opcode-0x21",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S3d3Ac {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S3d3Ac {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S3d3Ac {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S3d3Ac").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S3d3Ac);
