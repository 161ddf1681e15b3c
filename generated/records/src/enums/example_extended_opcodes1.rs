// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Second opcode of EXTENDED_INST, byte 12 of the record.

/// Second opcode of EXTENDED\_INST, byte 12 of the record.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ExampleExtendedOpcodes1(pub u8);

impl Eq for ExampleExtendedOpcodes1 {}

impl ExampleExtendedOpcodes1 {
    /// `EXTENDED_ENGINE_NOP`.
    pub const EXTENDED_ENGINE_NOP: Self = Self(0x00);
    /// `EXTENDED_COPY`.
    pub const EXTENDED_COPY: Self = Self(0x01);
    /// `EXTENDED_TENSOR_TENSOR_ARITH`.
    pub const EXTENDED_TENSOR_TENSOR_ARITH: Self = Self(0x02);
    /// `EXTENDED_RAND_GET_STATE`.
    pub const EXTENDED_RAND_GET_STATE: Self = Self(0x03);
    /// `EXTENDED_RAND_SET_STATE`.
    pub const EXTENDED_RAND_SET_STATE: Self = Self(0x04);
    /// `EXTENDED_CPTC`.
    pub const EXTENDED_CPTC: Self = Self(0x07);
    /// `EXTENDED_RDMA_DESC_GEN`.
    pub const EXTENDED_RDMA_DESC_GEN: Self = Self(0x08);
    /// `EXTENDED_RDMA_DESC_START`.
    pub const EXTENDED_RDMA_DESC_START: Self = Self(0x09);

    /// The value in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 1]) -> Self {
        Self(u8::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 1] {
        self.0.to_le_bytes()
    }
}

#[cfg(feature = "extras")]
/// The values of [`ExampleExtendedOpcodes1`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownExampleExtendedOpcodes1 {
    /// `EXTENDED_ENGINE_NOP`.
    ExtendedEngineNop = 0x00,
    /// `EXTENDED_COPY`.
    ExtendedCopy = 0x01,
    /// `EXTENDED_TENSOR_TENSOR_ARITH`.
    ExtendedTensorTensorArith = 0x02,
    /// `EXTENDED_RAND_GET_STATE`.
    ExtendedRandGetState = 0x03,
    /// `EXTENDED_RAND_SET_STATE`.
    ExtendedRandSetState = 0x04,
    /// `EXTENDED_CPTC`.
    ExtendedCptc = 0x07,
    /// `EXTENDED_RDMA_DESC_GEN`.
    ExtendedRdmaDescGen = 0x08,
    /// `EXTENDED_RDMA_DESC_START`.
    ExtendedRdmaDescStart = 0x09,
}

#[cfg(feature = "extras")]
impl ExampleExtendedOpcodes1 {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownExampleExtendedOpcodes1> {
        Some(
            match self.0 {
                0x00 => KnownExampleExtendedOpcodes1::ExtendedEngineNop,
                0x01 => KnownExampleExtendedOpcodes1::ExtendedCopy,
                0x02 => KnownExampleExtendedOpcodes1::ExtendedTensorTensorArith,
                0x03 => KnownExampleExtendedOpcodes1::ExtendedRandGetState,
                0x04 => KnownExampleExtendedOpcodes1::ExtendedRandSetState,
                0x07 => KnownExampleExtendedOpcodes1::ExtendedCptc,
                0x08 => KnownExampleExtendedOpcodes1::ExtendedRdmaDescGen,
                0x09 => KnownExampleExtendedOpcodes1::ExtendedRdmaDescStart,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownExampleExtendedOpcodes1> for ExampleExtendedOpcodes1 {
    #[inline]
    fn from(value: KnownExampleExtendedOpcodes1) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl ExampleExtendedOpcodes1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "EXAMPLE_EXTENDED_OPCODES1",
            8,
            &[
                layout::ValueInfo::new("EXTENDED_ENGINE_NOP", 0x00, "")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("EXTENDED_COPY", 0x01, "")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("EXTENDED_TENSOR_TENSOR_ARITH", 0x02, ""),
                layout::ValueInfo::new("EXTENDED_RAND_GET_STATE", 0x03, "")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("EXTENDED_RAND_SET_STATE", 0x04, "")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("EXTENDED_CPTC", 0x07, "")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("EXTENDED_RDMA_DESC_GEN", 0x08, "")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("EXTENDED_RDMA_DESC_START", 0x09, "")
                    .with_gens(layout::GenSet(0b111100)),
            ],
            "Second opcode of EXTENDED_INST, byte 12 of the record.",
            layout::Conf::Med,
            &[
                "gpsimd/firmware/pool/pool-ext-0xf0.md#6",
                "gpsimd/firmware/kernels/ext-tensor-tensor-arith.md#1",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ExampleExtendedOpcodes1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ExampleExtendedOpcodes1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for ExampleExtendedOpcodes1 {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ExampleExtendedOpcodes1 {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ExampleExtendedOpcodes1").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ExampleExtendedOpcodes1);
