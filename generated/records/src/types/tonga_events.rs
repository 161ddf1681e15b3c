// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! What a TONGA instruction waits for, and what it sets.

/// What a TONGA instruction waits for, and what it sets.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `wait_event_mode` | `u8` |
/// | 1 | `wait_event_idx` | `u8` |
/// | 2 | `set_event_mode` | `u8` |
/// | 3 | `set_event_idx` | `u8` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct TongaEvents(pub [u8; 4]);

impl Eq for TongaEvents {}

impl TongaEvents {
    /// Size in bytes.
    pub const SIZE: usize = 4;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 4]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 4]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 4] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 4] {
        self.0
    }

    /// 0 nothing, 1 until set, 2 until set and then clear it
    #[inline]
    pub const fn wait_event_mode(&self) -> u8 {
        self.0[0]
    }

    /// Sets [`wait_event_mode`](Self::wait_event_mode).
    #[inline]
    pub const fn set_wait_event_mode(&mut self, value: u8) {
        self.0[0] = value;
    }

    /// event waited for
    #[inline]
    pub const fn wait_event_idx(&self) -> u8 {
        self.0[1]
    }

    /// Sets [`wait_event_idx`](Self::wait_event_idx).
    #[inline]
    pub const fn set_wait_event_idx(&mut self, value: u8) {
        self.0[1] = value;
    }

    /// 0 nothing, 1 when the source is read, 2 when the destination is written, 3 when done
    #[inline]
    pub const fn set_event_mode(&self) -> u8 {
        self.0[2]
    }

    /// Sets [`set_event_mode`](Self::set_event_mode).
    #[inline]
    pub const fn set_set_event_mode(&mut self, value: u8) {
        self.0[2] = value;
    }

    /// event set
    #[inline]
    pub const fn set_event_idx(&self) -> u8 {
        self.0[3]
    }

    /// Sets [`set_event_idx`](Self::set_event_idx).
    #[inline]
    pub const fn set_set_event_idx(&mut self, value: u8) {
        self.0[3] = value;
    }
}

impl Default for TongaEvents {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl TongaEvents {
    /// The same with another [`wait_event_mode`](Self::wait_event_mode).
    #[inline]
    #[must_use]
    pub const fn with_wait_event_mode(mut self, value: u8) -> Self {
        self.set_wait_event_mode(value);
        self
    }

    /// The same with another [`wait_event_idx`](Self::wait_event_idx).
    #[inline]
    #[must_use]
    pub const fn with_wait_event_idx(mut self, value: u8) -> Self {
        self.set_wait_event_idx(value);
        self
    }

    /// The same with another [`set_event_mode`](Self::set_event_mode).
    #[inline]
    #[must_use]
    pub const fn with_set_event_mode(mut self, value: u8) -> Self {
        self.set_set_event_mode(value);
        self
    }

    /// The same with another [`set_event_idx`](Self::set_event_idx).
    #[inline]
    #[must_use]
    pub const fn with_set_event_idx(mut self, value: u8) -> Self {
        self.set_set_event_idx(value);
        self
    }
}

#[cfg(feature = "layout")]
impl TongaEvents {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "TONGA_EVENTS",
            4,
            &[
                layout::Field::new(
                    "wait_event_mode",
                    0,
                    layout::Type::Uint(1),
                    "0 nothing, 1 until set, 2 until set and then clear it",
                ),
                layout::Field::new(
                    "wait_event_idx",
                    1,
                    layout::Type::Uint(1),
                    "event waited for",
                ),
                layout::Field::new(
                    "set_event_mode",
                    2,
                    layout::Type::Uint(1),
                    "0 nothing, 1 when the source is read, 2 when the destination is written, 3 when done",
                ),
                layout::Field::new(
                    "set_event_idx",
                    3,
                    layout::Type::Uint(1),
                    "event set",
                ),
            ],
            "What a TONGA instruction waits for, and what it sets.",
            layout::Conf::High,
            &[
                "gpsimd/generations/cross-gen-opcode-diff.md#5.4",
                "gpsimd/neff/seq-microcode.md#1.2",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TongaEvents {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TongaEvents {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TongaEvents {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TongaEvents").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TongaEvents);
