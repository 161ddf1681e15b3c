// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Semaphore that a DMA_MEMCPY2 advances when its reads or writes are done.

/// Semaphore that a DMA\_MEMCPY2 advances when its reads or writes are done.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DmaSemaUpdateMode(pub u8);

impl Eq for DmaSemaUpdateMode {}

impl DmaSemaUpdateMode {
    /// `NONE`.
    pub const NONE: Self = Self(0x00);
    /// `LOCAL_SEM_INC`.
    pub const LOCAL_SEM_INC: Self = Self(0x01);
    /// `LOCAL_SEM_INC_COUNTER`.
    pub const LOCAL_SEM_INC_COUNTER: Self = Self(0x02);
    /// `LOCAL_COLLSYNC_INC`.
    pub const LOCAL_COLLSYNC_INC: Self = Self(0x03);
    /// `REMOTE_SEM_INC`.
    pub const REMOTE_SEM_INC: Self = Self(0x04);
    /// `REMOTE_SEM_INC_COUNTER`.
    pub const REMOTE_SEM_INC_COUNTER: Self = Self(0x05);
    /// `REMOTE_COLLSYNC_INC`.
    pub const REMOTE_COLLSYNC_INC: Self = Self(0x06);

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
/// The values of [`DmaSemaUpdateMode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownDmaSemaUpdateMode {
    /// `NONE`.
    None = 0x00,
    /// `LOCAL_SEM_INC`.
    LocalSemInc = 0x01,
    /// `LOCAL_SEM_INC_COUNTER`.
    LocalSemIncCounter = 0x02,
    /// `LOCAL_COLLSYNC_INC`.
    LocalCollsyncInc = 0x03,
    /// `REMOTE_SEM_INC`.
    RemoteSemInc = 0x04,
    /// `REMOTE_SEM_INC_COUNTER`.
    RemoteSemIncCounter = 0x05,
    /// `REMOTE_COLLSYNC_INC`.
    RemoteCollsyncInc = 0x06,
}

#[cfg(feature = "extras")]
impl DmaSemaUpdateMode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownDmaSemaUpdateMode> {
        Some(
            match self.0 {
                0x00 => KnownDmaSemaUpdateMode::None,
                0x01 => KnownDmaSemaUpdateMode::LocalSemInc,
                0x02 => KnownDmaSemaUpdateMode::LocalSemIncCounter,
                0x03 => KnownDmaSemaUpdateMode::LocalCollsyncInc,
                0x04 => KnownDmaSemaUpdateMode::RemoteSemInc,
                0x05 => KnownDmaSemaUpdateMode::RemoteSemIncCounter,
                0x06 => KnownDmaSemaUpdateMode::RemoteCollsyncInc,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownDmaSemaUpdateMode> for DmaSemaUpdateMode {
    #[inline]
    fn from(value: KnownDmaSemaUpdateMode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl DmaSemaUpdateMode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "DMA_SEMA_UPDATE_MODE",
            4,
            &[
                layout::ValueInfo::new("NONE", 0x00, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("LOCAL_SEM_INC", 0x01, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("LOCAL_SEM_INC_COUNTER", 0x02, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("LOCAL_COLLSYNC_INC", 0x03, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REMOTE_SEM_INC", 0x04, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REMOTE_SEM_INC_COUNTER", 0x05, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REMOTE_COLLSYNC_INC", 0x06, "")
                    .with_gens(layout::GenSet(0b100000)),
            ],
            "Semaphore that a DMA_MEMCPY2 advances when its reads or writes are done.",
            layout::Conf::Med,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3b"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaSemaUpdateMode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaSemaUpdateMode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for DmaSemaUpdateMode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaSemaUpdateMode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaSemaUpdateMode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DmaSemaUpdateMode);
