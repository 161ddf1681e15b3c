// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Operation byte of a micro-instruction inside COMPACT_CONTROL_INST. Only part of the codes have known names.

/// Operation byte of a micro-instruction inside COMPACT\_CONTROL\_INST. Only part of the codes have known names.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Ccop(pub u8);

impl Eq for Ccop {}

impl Ccop {
    /// `NOP`.
    pub const NOP: Self = Self(0x00);
    /// `MOV`.
    pub const MOV: Self = Self(0x01);
    /// `MOV_IMM_LO`.
    pub const MOV_IMM_LO: Self = Self(0x02);
    /// `MOV_IMM_HI`.
    pub const MOV_IMM_HI: Self = Self(0x03);
    /// `MOV_IMM_LO_S`.
    pub const MOV_IMM_LO_S: Self = Self(0x04);
    /// `ADD`.
    pub const ADD: Self = Self(0x10);
    /// `SUB`.
    pub const SUB: Self = Self(0x11);
    /// `MUL`.
    pub const MUL: Self = Self(0x12);
    /// `DIV`.
    pub const DIV: Self = Self(0x13);
    /// `MOD`.
    pub const MOD: Self = Self(0x14);
    /// `MAX`.
    pub const MAX: Self = Self(0x15);
    /// `MIN`.
    pub const MIN: Self = Self(0x16);
    /// `ADD64`.
    pub const ADD64: Self = Self(0x20);
    /// `SUB64`.
    pub const SUB64: Self = Self(0x21);
    /// `MUL64`.
    pub const MUL64: Self = Self(0x22);
    /// `DIV64`.
    pub const DIV64: Self = Self(0x23);
    /// `MOD64`.
    pub const MOD64: Self = Self(0x24);
    /// `MAX64`.
    pub const MAX64: Self = Self(0x25);
    /// `MIN64`.
    pub const MIN64: Self = Self(0x26);
    /// `ADDF`.
    pub const ADDF: Self = Self(0x30);
    /// `SUBF`.
    pub const SUBF: Self = Self(0x31);
    /// `MULF`.
    pub const MULF: Self = Self(0x32);
    /// `DIVF`.
    pub const DIVF: Self = Self(0x33);
    /// `TRUNCF`.
    pub const TRUNCF: Self = Self(0x34);
    /// `MAXF`.
    pub const MAXF: Self = Self(0x35);
    /// `MINF`.
    pub const MINF: Self = Self(0x36);
    /// `ABS_VALUEF`.
    pub const ABS_VALUEF: Self = Self(0x37);
    /// `ABS_MAXF`.
    pub const ABS_MAXF: Self = Self(0x38);
    /// `ABS_MINF`.
    pub const ABS_MINF: Self = Self(0x39);
    /// `ASL`.
    pub const ASL: Self = Self(0x40);
    /// `ASR`.
    pub const ASR: Self = Self(0x41);
    /// `LSL`.
    pub const LSL: Self = Self(0x42);
    /// `LSR`.
    pub const LSR: Self = Self(0x43);
    /// `ROL`.
    pub const ROL: Self = Self(0x44);
    /// `ROR`.
    pub const ROR: Self = Self(0x45);
    /// `CLZ`.
    pub const CLZ: Self = Self(0x4a);
    /// `CLZ64`.
    pub const CLZ64: Self = Self(0x4b);
    /// `LDR`.
    pub const LDR: Self = Self(0xa0);
    /// `LDRH`.
    pub const LDRH: Self = Self(0xa1);
    /// `LDRHS`.
    pub const LDRHS: Self = Self(0xa2);
    /// `LDRB`.
    pub const LDRB: Self = Self(0xa3);
    /// `LDRBS`.
    pub const LDRBS: Self = Self(0xa4);
    /// `STR`.
    pub const STR: Self = Self(0xa5);
    /// `STRH`.
    pub const STRH: Self = Self(0xa6);
    /// `STRB`.
    pub const STRB: Self = Self(0xa7);
    /// `LDRD`.
    pub const LDRD: Self = Self(0xa8);
    /// `LDRQ`.
    pub const LDRQ: Self = Self(0xa9);
    /// `STRD`.
    pub const STRD: Self = Self(0xaa);
    /// `STRQ`.
    pub const STRQ: Self = Self(0xab);
    /// `SEM_READ`.
    pub const SEM_READ: Self = Self(0xb0);
    /// `SEM_WRITE`.
    pub const SEM_WRITE: Self = Self(0xb1);
    /// `SEM_ADD`.
    pub const SEM_ADD: Self = Self(0xb2);

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
/// The values of [`Ccop`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownCcop {
    /// `NOP`.
    Nop = 0x00,
    /// `MOV`.
    Mov = 0x01,
    /// `MOV_IMM_LO`.
    MovImmLo = 0x02,
    /// `MOV_IMM_HI`.
    MovImmHi = 0x03,
    /// `MOV_IMM_LO_S`.
    MovImmLoS = 0x04,
    /// `ADD`.
    Add = 0x10,
    /// `SUB`.
    Sub = 0x11,
    /// `MUL`.
    Mul = 0x12,
    /// `DIV`.
    Div = 0x13,
    /// `MOD`.
    Mod = 0x14,
    /// `MAX`.
    Max = 0x15,
    /// `MIN`.
    Min = 0x16,
    /// `ADD64`.
    Add64 = 0x20,
    /// `SUB64`.
    Sub64 = 0x21,
    /// `MUL64`.
    Mul64 = 0x22,
    /// `DIV64`.
    Div64 = 0x23,
    /// `MOD64`.
    Mod64 = 0x24,
    /// `MAX64`.
    Max64 = 0x25,
    /// `MIN64`.
    Min64 = 0x26,
    /// `ADDF`.
    Addf = 0x30,
    /// `SUBF`.
    Subf = 0x31,
    /// `MULF`.
    Mulf = 0x32,
    /// `DIVF`.
    Divf = 0x33,
    /// `TRUNCF`.
    Truncf = 0x34,
    /// `MAXF`.
    Maxf = 0x35,
    /// `MINF`.
    Minf = 0x36,
    /// `ABS_VALUEF`.
    AbsValuef = 0x37,
    /// `ABS_MAXF`.
    AbsMaxf = 0x38,
    /// `ABS_MINF`.
    AbsMinf = 0x39,
    /// `ASL`.
    Asl = 0x40,
    /// `ASR`.
    Asr = 0x41,
    /// `LSL`.
    Lsl = 0x42,
    /// `LSR`.
    Lsr = 0x43,
    /// `ROL`.
    Rol = 0x44,
    /// `ROR`.
    Ror = 0x45,
    /// `CLZ`.
    Clz = 0x4a,
    /// `CLZ64`.
    Clz64 = 0x4b,
    /// `LDR`.
    Ldr = 0xa0,
    /// `LDRH`.
    Ldrh = 0xa1,
    /// `LDRHS`.
    Ldrhs = 0xa2,
    /// `LDRB`.
    Ldrb = 0xa3,
    /// `LDRBS`.
    Ldrbs = 0xa4,
    /// `STR`.
    Str = 0xa5,
    /// `STRH`.
    Strh = 0xa6,
    /// `STRB`.
    Strb = 0xa7,
    /// `LDRD`.
    Ldrd = 0xa8,
    /// `LDRQ`.
    Ldrq = 0xa9,
    /// `STRD`.
    Strd = 0xaa,
    /// `STRQ`.
    Strq = 0xab,
    /// `SEM_READ`.
    SemRead = 0xb0,
    /// `SEM_WRITE`.
    SemWrite = 0xb1,
    /// `SEM_ADD`.
    SemAdd = 0xb2,
}

#[cfg(feature = "extras")]
impl Ccop {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownCcop> {
        Some(
            match self.0 {
                0x00 => KnownCcop::Nop,
                0x01 => KnownCcop::Mov,
                0x02 => KnownCcop::MovImmLo,
                0x03 => KnownCcop::MovImmHi,
                0x04 => KnownCcop::MovImmLoS,
                0x10 => KnownCcop::Add,
                0x11 => KnownCcop::Sub,
                0x12 => KnownCcop::Mul,
                0x13 => KnownCcop::Div,
                0x14 => KnownCcop::Mod,
                0x15 => KnownCcop::Max,
                0x16 => KnownCcop::Min,
                0x20 => KnownCcop::Add64,
                0x21 => KnownCcop::Sub64,
                0x22 => KnownCcop::Mul64,
                0x23 => KnownCcop::Div64,
                0x24 => KnownCcop::Mod64,
                0x25 => KnownCcop::Max64,
                0x26 => KnownCcop::Min64,
                0x30 => KnownCcop::Addf,
                0x31 => KnownCcop::Subf,
                0x32 => KnownCcop::Mulf,
                0x33 => KnownCcop::Divf,
                0x34 => KnownCcop::Truncf,
                0x35 => KnownCcop::Maxf,
                0x36 => KnownCcop::Minf,
                0x37 => KnownCcop::AbsValuef,
                0x38 => KnownCcop::AbsMaxf,
                0x39 => KnownCcop::AbsMinf,
                0x40 => KnownCcop::Asl,
                0x41 => KnownCcop::Asr,
                0x42 => KnownCcop::Lsl,
                0x43 => KnownCcop::Lsr,
                0x44 => KnownCcop::Rol,
                0x45 => KnownCcop::Ror,
                0x4a => KnownCcop::Clz,
                0x4b => KnownCcop::Clz64,
                0xa0 => KnownCcop::Ldr,
                0xa1 => KnownCcop::Ldrh,
                0xa2 => KnownCcop::Ldrhs,
                0xa3 => KnownCcop::Ldrb,
                0xa4 => KnownCcop::Ldrbs,
                0xa5 => KnownCcop::Str,
                0xa6 => KnownCcop::Strh,
                0xa7 => KnownCcop::Strb,
                0xa8 => KnownCcop::Ldrd,
                0xa9 => KnownCcop::Ldrq,
                0xaa => KnownCcop::Strd,
                0xab => KnownCcop::Strq,
                0xb0 => KnownCcop::SemRead,
                0xb1 => KnownCcop::SemWrite,
                0xb2 => KnownCcop::SemAdd,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownCcop> for Ccop {
    #[inline]
    fn from(value: KnownCcop) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl Ccop {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "CCOP",
            8,
            &[
                layout::ValueInfo::new("NOP", 0x00, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MOV", 0x01, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MOV_IMM_LO", 0x02, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MOV_IMM_HI", 0x03, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MOV_IMM_LO_S", 0x04, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("ADD", 0x10, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("SUB", 0x11, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MUL", 0x12, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("DIV", 0x13, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MOD", 0x14, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MAX", 0x15, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MIN", 0x16, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("ADD64", 0x20, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("SUB64", 0x21, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MUL64", 0x22, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("DIV64", 0x23, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MOD64", 0x24, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MAX64", 0x25, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MIN64", 0x26, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("ADDF", 0x30, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("SUBF", 0x31, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MULF", 0x32, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("DIVF", 0x33, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("TRUNCF", 0x34, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MAXF", 0x35, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MINF", 0x36, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("ABS_VALUEF", 0x37, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("ABS_MAXF", 0x38, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("ABS_MINF", 0x39, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("ASL", 0x40, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("ASR", 0x41, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("LSL", 0x42, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("LSR", 0x43, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("ROL", 0x44, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("ROR", 0x45, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("CLZ", 0x4a, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("CLZ64", 0x4b, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("LDR", 0xa0, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("LDRH", 0xa1, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("LDRHS", 0xa2, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("LDRB", 0xa3, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("LDRBS", 0xa4, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("STR", 0xa5, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("STRH", 0xa6, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("STRB", 0xa7, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("LDRD", 0xa8, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("LDRQ", 0xa9, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("STRD", 0xaa, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("STRQ", 0xab, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("SEM_READ", 0xb0, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("SEM_WRITE", 0xb1, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("SEM_ADD", 0xb2, "")
                    .with_gens(layout::GenSet(0b100000)),
            ],
            "Operation byte of a micro-instruction inside COMPACT_CONTROL_INST. Only part of the codes have known names.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3g"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Ccop {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Ccop {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for Ccop {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Ccop {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Ccop").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Ccop);
