// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Fifteen micro-instructions in one record, run in order by the sequencer. It has no events.

use crate::types::{Cciheader, Ccinst};

/// Fifteen micro-instructions in one record, run in order by the sequencer. It has no events.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Cciheader` |
/// | 4..=63 | `insts` | `[Ccinst; 15]` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CtrlCci(pub [u8; 64]);

impl Eq for CtrlCci {}

impl CtrlCci {
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

    /// header of COMPACT\_CONTROL\_INST
    #[inline]
    pub const fn header(&self) -> Cciheader {
        use ::tpb_core::bytes::take;
        Cciheader::from_bytes(take::<4>(&self.0, 0))
    }

    /// Sets [`header`](Self::header).
    #[inline]
    pub const fn set_header(&mut self, value: Cciheader) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }

    /// micro-instructions in order
    #[inline]
    pub const fn insts(&self) -> [Ccinst; 15] {
        use ::tpb_core::bytes::take;
        {
            let mut out = [Ccinst::from_bytes([0; 4]); 15];
            let mut i = 0;
            while i < 15 {
                out[i] = Ccinst::from_bytes(take::<4>(&self.0, 4 + 4 * i));
                i += 1;
            }
            out
        }
    }

    /// Sets [`insts`](Self::insts).
    #[inline]
    pub const fn set_insts(&mut self, value: [Ccinst; 15]) {
        use ::tpb_core::bytes::put;
        {
            let mut i = 0;
            while i < 15 {
                put(&mut self.0, 4 + 4 * i, value[i].to_bytes());
                i += 1;
            }
        }
    }
}

impl Default for CtrlCci {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CtrlCci {
    /// The same with another [`header`](Self::header).
    #[inline]
    #[must_use]
    pub const fn with_header(mut self, value: Cciheader) -> Self {
        self.set_header(value);
        self
    }

    /// The same with another [`insts`](Self::insts).
    #[inline]
    #[must_use]
    pub const fn with_insts(mut self, value: [Ccinst; 15]) -> Self {
        self.set_insts(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CtrlCci {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CTRL_CCI",
            64,
            &[
                layout::Field::new(
                    "header",
                    0,
                    <Cciheader as layout::Layout>::TYPE,
                    "header of COMPACT_CONTROL_INST",
                ),
                layout::Field::new(
                    "insts",
                    4,
                    layout::Type::Array(&<Ccinst as layout::Layout>::TYPE, 15),
                    "micro-instructions in order",
                ),
            ],
            "Fifteen micro-instructions in one record, run in order by the sequencer. It has no events.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3g"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CtrlCci {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CtrlCci {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CtrlCci {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CtrlCci").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CtrlCci);
