// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Puts one to three raw descriptors into a queue. It has no events block.

use crate::enums::WaitMode;
use crate::types::{DescFlags, DescriptorRaw, DmaEngineConfig, DmaFlags, Header};

/// Puts one to three raw descriptors into a queue. It has no events block.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=7 | `wait_sema_value` | `u32` |
/// | 8 | `wait_sema_idx` | `u8` |
/// | 9 | `wait_sema_mode` | `WaitMode` |
/// | 10 | `dma_engines` | `DmaEngineConfig` |
/// | 11 | `dma_flags` | `DmaFlags` |
/// | 12 | `descriptor_flags` | `DescFlags` |
/// | 13..=15 | `descriptor_reg` | `[u8; 3]` |
/// | 16..=63 | `descriptor_imm` | `[DescriptorRaw; 3]` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct DmaImmediate(pub [u8; 64]);

impl Eq for DmaImmediate {}

impl DmaImmediate {
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

    /// threshold of the wait
    #[inline]
    pub const fn wait_sema_value(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 4))
    }

    /// Sets [`wait_sema_value`](Self::wait_sema_value).
    #[inline]
    pub const fn set_wait_sema_value(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_le_bytes());
    }

    /// semaphore waited for
    #[inline]
    pub const fn wait_sema_idx(&self) -> u8 {
        self.0[8]
    }

    /// Sets [`wait_sema_idx`](Self::wait_sema_idx).
    #[inline]
    pub const fn set_wait_sema_idx(&mut self, value: u8) {
        self.0[8] = value;
    }

    /// condition of the wait
    #[inline]
    pub const fn wait_sema_mode(&self) -> WaitMode {
        WaitMode::from_bytes([self.0[9]])
    }

    /// Sets [`wait_sema_mode`](Self::wait_sema_mode).
    #[inline]
    pub const fn set_wait_sema_mode(&mut self, value: WaitMode) {
        [self.0[9]] = value.to_bytes();
    }

    /// engines that share the work
    #[inline]
    pub const fn dma_engines(&self) -> DmaEngineConfig {
        DmaEngineConfig::from_bytes([self.0[10]])
    }

    /// Sets [`dma_engines`](Self::dma_engines).
    #[inline]
    pub const fn set_dma_engines(&mut self, value: DmaEngineConfig) {
        [self.0[10]] = value.to_bytes();
    }

    /// queue and synchronisation
    #[inline]
    pub const fn dma_flags(&self) -> DmaFlags {
        DmaFlags::from_bytes([self.0[11]])
    }

    /// Sets [`dma_flags`](Self::dma_flags).
    #[inline]
    pub const fn set_dma_flags(&mut self, value: DmaFlags) {
        [self.0[11]] = value.to_bytes();
    }

    /// number and sources of the descriptors
    #[inline]
    pub const fn descriptor_flags(&self) -> DescFlags {
        DescFlags::from_bytes([self.0[12]])
    }

    /// Sets [`descriptor_flags`](Self::descriptor_flags).
    #[inline]
    pub const fn set_descriptor_flags(&mut self, value: DescFlags) {
        [self.0[12]] = value.to_bytes();
    }

    /// first register of each descriptor
    #[inline]
    pub const fn descriptor_reg(&self) -> [u8; 3] {
        use ::tpb_core::bytes::take;
        take(&self.0, 13)
    }

    /// Sets [`descriptor_reg`](Self::descriptor_reg).
    #[inline]
    pub const fn set_descriptor_reg(&mut self, value: [u8; 3]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 13, value);
    }

    /// descriptors
    #[inline]
    pub const fn descriptor_imm(&self) -> [DescriptorRaw; 3] {
        use ::tpb_core::bytes::take;
        {
            let mut out = [DescriptorRaw::from_bytes([0; 16]); 3];
            let mut i = 0;
            while i < 3 {
                out[i] = DescriptorRaw::from_bytes(take::<16>(&self.0, 16 + 16 * i));
                i += 1;
            }
            out
        }
    }

    /// Sets [`descriptor_imm`](Self::descriptor_imm).
    #[inline]
    pub const fn set_descriptor_imm(&mut self, value: [DescriptorRaw; 3]) {
        use ::tpb_core::bytes::put;
        {
            let mut i = 0;
            while i < 3 {
                put(&mut self.0, 16 + 16 * i, value[i].to_bytes());
                i += 1;
            }
        }
    }
}

impl Default for DmaImmediate {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl DmaImmediate {
    /// The same with another [`header`](Self::header).
    #[inline]
    #[must_use]
    pub const fn with_header(mut self, value: Header) -> Self {
        self.set_header(value);
        self
    }

    /// The same with another [`wait_sema_value`](Self::wait_sema_value).
    #[inline]
    #[must_use]
    pub const fn with_wait_sema_value(mut self, value: u32) -> Self {
        self.set_wait_sema_value(value);
        self
    }

    /// The same with another [`wait_sema_idx`](Self::wait_sema_idx).
    #[inline]
    #[must_use]
    pub const fn with_wait_sema_idx(mut self, value: u8) -> Self {
        self.set_wait_sema_idx(value);
        self
    }

    /// The same with another [`wait_sema_mode`](Self::wait_sema_mode).
    #[inline]
    #[must_use]
    pub const fn with_wait_sema_mode(mut self, value: WaitMode) -> Self {
        self.set_wait_sema_mode(value);
        self
    }

    /// The same with another [`dma_engines`](Self::dma_engines).
    #[inline]
    #[must_use]
    pub const fn with_dma_engines(mut self, value: DmaEngineConfig) -> Self {
        self.set_dma_engines(value);
        self
    }

    /// The same with another [`dma_flags`](Self::dma_flags).
    #[inline]
    #[must_use]
    pub const fn with_dma_flags(mut self, value: DmaFlags) -> Self {
        self.set_dma_flags(value);
        self
    }

    /// The same with another [`descriptor_flags`](Self::descriptor_flags).
    #[inline]
    #[must_use]
    pub const fn with_descriptor_flags(mut self, value: DescFlags) -> Self {
        self.set_descriptor_flags(value);
        self
    }

    /// The same with another [`descriptor_reg`](Self::descriptor_reg).
    #[inline]
    #[must_use]
    pub const fn with_descriptor_reg(mut self, value: [u8; 3]) -> Self {
        self.set_descriptor_reg(value);
        self
    }

    /// The same with another [`descriptor_imm`](Self::descriptor_imm).
    #[inline]
    #[must_use]
    pub const fn with_descriptor_imm(mut self, value: [DescriptorRaw; 3]) -> Self {
        self.set_descriptor_imm(value);
        self
    }
}

#[cfg(feature = "layout")]
impl DmaImmediate {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "DMA_IMMEDIATE",
            64,
            &[
                layout::Field::new(
                    "header",
                    0,
                    <Header as layout::Layout>::TYPE,
                    "first four bytes of a record",
                ),
                layout::Field::new(
                    "wait_sema_value",
                    4,
                    layout::Type::Uint(4),
                    "threshold of the wait",
                ),
                layout::Field::new(
                    "wait_sema_idx",
                    8,
                    layout::Type::Uint(1),
                    "semaphore waited for",
                ),
                layout::Field::new(
                    "wait_sema_mode",
                    9,
                    <WaitMode as layout::Layout>::TYPE,
                    "condition of the wait",
                ),
                layout::Field::new(
                    "dma_engines",
                    10,
                    <DmaEngineConfig as layout::Layout>::TYPE,
                    "engines that share the work",
                ),
                layout::Field::new(
                    "dma_flags",
                    11,
                    <DmaFlags as layout::Layout>::TYPE,
                    "queue and synchronisation",
                ),
                layout::Field::new(
                    "descriptor_flags",
                    12,
                    <DescFlags as layout::Layout>::TYPE,
                    "number and sources of the descriptors",
                ),
                layout::Field::new(
                    "descriptor_reg",
                    13,
                    layout::Type::Bytes(3),
                    "first register of each descriptor",
                ),
                layout::Field::new(
                    "descriptor_imm",
                    16,
                    layout::Type::Array(&<DescriptorRaw as layout::Layout>::TYPE, 3),
                    "descriptors",
                ),
            ],
            "Puts one to three raw descriptors into a queue. It has no events block.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3c"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaImmediate {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaImmediate {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaImmediate {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaImmediate").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DmaImmediate);
