//! The four-byte address of an operand (ADDR4), as a place in a partitioned memory.
//!
//! Bits of the word (`isa/addr4.md`, all generations from SUNDA):
//!
//! | bits | SBUF | PSUM |
//! |---|---|---|
//! | 0..=17 | byte in the partition | 0..=14 byte in the partition (11..=13 the bank), 15..=19 zero |
//! | 23..=24 | start partition / 32 | 20..=21 start partition / 32 |
//! | 25 | 0 | 1 |
//! | 29, 30, 31 | indirect, shape from a register, address from a register | the same |

use tpb_records::types::Addr4Reg;

use crate::fault::Fault;
use crate::memory::{AccessError, Place, Space};

const INDIRECT: u32 = 1 << 29;
const SHAPE_REGISTER: u32 = 1 << 30;
const REGISTER: u32 = 1 << 31;
const PSUM: u32 = 0x0200_0000;
const PSUM_WINDOW: u32 = 0x0040_0000;
/// Partitions of a quadrant: a start partition is a multiple of it.
const QUADRANT: u32 = 32;

/// The place that an address word names directly.
///
/// # Errors
/// [`Fault::Unimplemented`] for the indirect form and for shapes from registers, [`Fault::Access`] with
/// [`AccessError::Address`] if the word is outside SBUF and PSUM or starts inside a quadrant.
pub fn place(operand: &'static str, word: u32) -> Result<Place, Fault> {
    if word & INDIRECT != 0 {
        return Err(Fault::unimplemented(format!("the indirect form of {operand}")));
    }
    if word & SHAPE_REGISTER != 0 {
        return Err(shape_register(operand));
    }
    let bad = |why| Fault::access(operand, AccessError::Address { word, why });
    if word & REGISTER != 0 {
        return Err(bad("it is a register's number where an address is expected"));
    }
    let (space, partition, byte) = match word.checked_sub(PSUM) {
        None => (Space::Sbuf, word >> 18, word & 0x3_ffff),
        Some(offset) if offset < PSUM_WINDOW => (Space::Psum, offset >> 15, offset & 0x7fff),
        Some(_) => return Err(bad("it is above PSUM")),
    };
    if !partition.is_multiple_of(QUADRANT) {
        return Err(bad("its start partition is not a multiple of 32"));
    }
    Ok(Place { space, partition, byte })
}

/// The register that an address word names; its marker can ask for a shape register too.
///
/// # Errors
/// [`Fault::Unimplemented`] for a shape from a register: nothing in an operand tells which of them it is.
pub(crate) fn register(operand: &'static str, word: Addr4Reg) -> Result<u8, Fault> {
    match u32::from(word.marker()) << 24 & SHAPE_REGISTER {
        0 => Ok(word.regnum()),
        _ => Err(shape_register(operand)),
    }
}

fn shape_register(operand: &'static str) -> Fault {
    Fault::unimplemented(format!("a shape register for {operand}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places() {
        let at = |space, partition, byte| Ok(Place { space, partition, byte });
        assert_eq!(place("x", 0x5600), at(Space::Sbuf, 0, 0x5600));
        assert_eq!(place("x", (96 << 18) + 0x3_ffff), at(Space::Sbuf, 96, 0x3_ffff));
        assert_eq!(place("x", 0x0200_0000), at(Space::Psum, 0, 0));
        assert_eq!(place("x", 0x0200_0000 + (64 << 15) + (7 << 11) + 2047), at(Space::Psum, 64, 16383));
    }

    #[test]
    fn other_forms_and_nonsense() {
        let text = |word| place("src", word).unwrap_err().to_string();
        assert_eq!(text(0x2000_0000), "the indirect form of src is not modelled");
        assert_eq!(text(0x4000_0000), "a shape register for src is not modelled");
        assert_eq!(text(0x0240_0000), "src: address 0x02400000 names no place: it is above PSUM");
        assert_eq!(text(5 << 18), "src: address 0x00140000 names no place: its start partition is not a multiple of 32");
    }
}
