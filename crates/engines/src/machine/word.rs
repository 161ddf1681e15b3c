//! The 8-byte words of TONGA's sequencer.
//!
//! The low seven bits of the first byte are the operation and the top bit is a phase (`cross-gen-opcode-diff.md` 5.5). The operands are not
//! known, so a word is executed only where it has none or does not need them.

use crate::fault::Fault;

/// Bytes of a word.
pub(super) const WORD_SIZE: usize = 8;
/// Gap that the operands of the words are.
const GAP: &str = "sp-word-operands";

/// A word that can be executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// Stops the engine and raises a notification.
    NotifyHalt,
    /// Clears every event.
    ClearAllEvents,
}

/// Operations and their names.
const NAMES: [(u8, &str); 16] = [
    (0x04, "WRITE8_IND"),
    (0x05, "WRITE32_IND"),
    (0x08, "WRITE8_DIR"),
    (0x10, "NOTIFY_HALT"),
    (0x20, "WAIT_CYCLES"),
    (0x24, "WAIT_EVENT_SET"),
    (0x25, "WAIT_EVENT_SET_M"),
    (0x30, "BRANCH_U"),
    (0x34, "BRANCH_C_EVENT_SET"),
    (0x38, "BRANCH_C_CNTR_Z"),
    (0x39, "BRANCH_C_CNTR_NZ"),
    (0x40, "SET_CNTR"),
    (0x41, "DECR_CNTR"),
    (0x50, "CLR_ALL_EVENTS"),
    (0x51, "CLR_EVENT"),
    (0x60, "SET_AR"),
];

/// Operation and name of a word; no name if there is no such operation.
pub(super) fn name(word: &[u8; WORD_SIZE]) -> (u8, &'static str) {
    let operation = word[0] & 0x7f;
    (operation, NAMES.iter().find(|(o, _)| *o == operation).map_or("", |(_, n)| n))
}

/// What a word does.
///
/// # Errors
/// [`Fault::Gap`] where its operands would be needed, [`Fault::Illegal`] if there is no such operation.
pub(super) fn decode(word: &[u8; WORD_SIZE]) -> Result<Word, Fault> {
    match name(word) {
        (0x10, _) => Ok(Word::NotifyHalt),
        (0x50, _) => Ok(Word::ClearAllEvents),
        (operation, "") => Err(Fault::illegal("word", format!("{operation:#04x} is no operation of the sequencer"))),
        (_, name) => Err(Fault::gap(GAP, format!("the operands of {name}"))),
    }
}
