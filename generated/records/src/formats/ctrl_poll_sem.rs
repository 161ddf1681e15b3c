// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Reads up to sixteen words, folds them with a minimum, writes the minimum back to as many words and keeps it in a register.

use crate::enums::AluOp;
use crate::types::{Events, Header, NeuronAddr};

/// Reads up to sixteen words, folds them with a minimum, writes the minimum back to as many words and keeps it in a register.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `n_read` | `u8` |
/// | 13 | `result` | `u8` |
/// | 14 | `op` | `AluOp` |
/// | 15 | `reserved1` | `u8` (reserved) |
/// | 16..=23 | `addr` | `NeuronAddr` |
/// | 24..=31 | `res_writeback_addr` | `NeuronAddr` |
/// | 32..=63 | `reserved2` | `[u8; 32]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CtrlPollSem(pub [u8; 64]);

impl Eq for CtrlPollSem {}

impl CtrlPollSem {
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

    /// words read
    #[inline]
    pub const fn n_read(&self) -> u8 {
        self.0[12]
    }

    /// Sets [`n_read`](Self::n_read).
    #[inline]
    pub const fn set_n_read(&mut self, value: u8) {
        self.0[12] = value;
    }

    /// register that keeps the minimum
    #[inline]
    pub const fn result(&self) -> u8 {
        self.0[13]
    }

    /// Sets [`result`](Self::result).
    #[inline]
    pub const fn set_result(&mut self, value: u8) {
        self.0[13] = value;
    }

    /// fold, always MIN
    #[inline]
    pub const fn op(&self) -> AluOp {
        AluOp::from_bytes([self.0[14]])
    }

    /// Sets [`op`](Self::op).
    #[inline]
    pub const fn set_op(&mut self, value: AluOp) {
        [self.0[14]] = value.to_bytes();
    }

    /// first word read
    #[inline]
    pub const fn addr(&self) -> NeuronAddr {
        use ::tpb_core::bytes::take;
        NeuronAddr::from_bytes(take::<8>(&self.0, 16))
    }

    /// Sets [`addr`](Self::addr).
    #[inline]
    pub const fn set_addr(&mut self, value: NeuronAddr) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// first word written back
    #[inline]
    pub const fn res_writeback_addr(&self) -> NeuronAddr {
        use ::tpb_core::bytes::take;
        NeuronAddr::from_bytes(take::<8>(&self.0, 24))
    }

    /// Sets [`res_writeback_addr`](Self::res_writeback_addr).
    #[inline]
    pub const fn set_res_writeback_addr(&mut self, value: NeuronAddr) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_bytes());
    }
}

impl Default for CtrlPollSem {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CtrlPollSem {
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

    /// The same with another [`n_read`](Self::n_read).
    #[inline]
    #[must_use]
    pub const fn with_n_read(mut self, value: u8) -> Self {
        self.set_n_read(value);
        self
    }

    /// The same with another [`result`](Self::result).
    #[inline]
    #[must_use]
    pub const fn with_result(mut self, value: u8) -> Self {
        self.set_result(value);
        self
    }

    /// The same with another [`op`](Self::op).
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: AluOp) -> Self {
        self.set_op(value);
        self
    }

    /// The same with another [`addr`](Self::addr).
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: NeuronAddr) -> Self {
        self.set_addr(value);
        self
    }

    /// The same with another [`res_writeback_addr`](Self::res_writeback_addr).
    #[inline]
    #[must_use]
    pub const fn with_res_writeback_addr(mut self, value: NeuronAddr) -> Self {
        self.set_res_writeback_addr(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CtrlPollSem {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CTRL_POLL_SEM",
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
                layout::Field::new("n_read", 12, layout::Type::Uint(1), "words read"),
                layout::Field::new(
                    "result",
                    13,
                    layout::Type::Uint(1),
                    "register that keeps the minimum",
                ),
                layout::Field::new(
                        "op",
                        14,
                        <AluOp as layout::Layout>::TYPE,
                        "fold, always MIN",
                    )
                    .with_closed(),
                layout::Field::new("reserved1", 15, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "addr",
                    16,
                    <NeuronAddr as layout::Layout>::TYPE,
                    "first word read",
                ),
                layout::Field::new(
                    "res_writeback_addr",
                    24,
                    <NeuronAddr as layout::Layout>::TYPE,
                    "first word written back",
                ),
                layout::Field::new("reserved2", 32, layout::Type::Bytes(32), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Reads up to sixteen words, folds them with a minimum, writes the minimum back to as many words and keeps it in a register.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/trigger-collective.md#5.2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CtrlPollSem {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CtrlPollSem {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CtrlPollSem {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CtrlPollSem").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CtrlPollSem);
