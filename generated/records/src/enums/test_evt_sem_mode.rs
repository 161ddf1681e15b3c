// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! What TEST_EVENT_SEM does to each listed semaphore or event.

/// What TEST\_EVENT\_SEM does to each listed semaphore or event.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TestEvtSemMode(pub u8);

impl Eq for TestEvtSemMode {}

impl TestEvtSemMode {
    /// `READ_SEM`.
    pub const READ_SEM: Self = Self(0x00);
    /// `READ_EVT`.
    pub const READ_EVT: Self = Self(0x01);
    /// `UPDATE_SEM`.
    pub const UPDATE_SEM: Self = Self(0x02);
    /// `UPDATE_EVT`.
    pub const UPDATE_EVT: Self = Self(0x03);
    /// `COND_UPDATE_SEM`.
    pub const COND_UPDATE_SEM: Self = Self(0x04);

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
/// The values of [`TestEvtSemMode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownTestEvtSemMode {
    /// `READ_SEM`.
    ReadSem = 0x00,
    /// `READ_EVT`.
    ReadEvt = 0x01,
    /// `UPDATE_SEM`.
    UpdateSem = 0x02,
    /// `UPDATE_EVT`.
    UpdateEvt = 0x03,
    /// `COND_UPDATE_SEM`.
    CondUpdateSem = 0x04,
}

#[cfg(feature = "extras")]
impl TestEvtSemMode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownTestEvtSemMode> {
        Some(
            match self.0 {
                0x00 => KnownTestEvtSemMode::ReadSem,
                0x01 => KnownTestEvtSemMode::ReadEvt,
                0x02 => KnownTestEvtSemMode::UpdateSem,
                0x03 => KnownTestEvtSemMode::UpdateEvt,
                0x04 => KnownTestEvtSemMode::CondUpdateSem,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownTestEvtSemMode> for TestEvtSemMode {
    #[inline]
    fn from(value: KnownTestEvtSemMode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl TestEvtSemMode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "TEST_EVT_SEM_MODE",
            8,
            &[
                layout::ValueInfo::new("READ_SEM", 0x00, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("READ_EVT", 0x01, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("UPDATE_SEM", 0x02, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("UPDATE_EVT", 0x03, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("COND_UPDATE_SEM", 0x04, "")
                    .with_gens(layout::GenSet(0b111000)),
            ],
            "What TEST_EVENT_SEM does to each listed semaphore or event.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3f"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TestEvtSemMode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TestEvtSemMode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for TestEvtSemMode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TestEvtSemMode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TestEvtSemMode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TestEvtSemMode);
