//! Keys of `csr/`: blocks of registers and of memory.

use super::{Common, Kind, Shape, U32, U64, opt, req, shape};

static ACCESS: &[&str] = &["rw", "ro", "wo"];

pub(super) static BLOCK: Shape = shape(
    "a block",
    Common::Ranged,
    &[
        req("block", Kind::Name, "Its name, which is the file's."),
        opt("title", Kind::Name, "Its name in the register description of the chip."),
        opt("size", Kind::Int(U32), "Bytes of its window."),
        opt("width", Kind::Int(64), "Bits of a register; 32 where absent."),
        opt("anchor", Kind::Name, "The generation whose figures these are; the others are known to have a block of this name."),
        opt("instances", Kind::List(&INSTANCE), "Where it is in the address map."),
        opt("layouts", Kind::List(&CSR_LAYOUT), "Fields that several registers share."),
        opt("registers", Kind::List(&REGISTER), "Registers."),
        opt("groups", Kind::List(&GROUP), "Groups of registers."),
        opt("regions", Kind::List(&REGION), "Memories."),
    ],
);

pub(crate) static INSTANCE: Shape = shape(
    "an instance",
    Common::Ranged,
    &[req("name", Kind::Name, "Its name."), req("addresses", Kind::Ints(U64), "Addresses of its copies.")],
);

pub(crate) static CSR_LAYOUT: Shape =
    shape("a register layout", Common::Evidence, &[req("name", Kind::Name, "Its name."), req("fields", Kind::List(&CSR_FIELD), "Fields.")]);

pub(crate) static GROUP: Shape = shape(
    "a group of registers",
    Common::Ranged,
    &[
        req("name", Kind::Name, "Its name."),
        opt("offset", Kind::Int(U32), "Offset in the block; not known where absent."),
        opt("size", Kind::Int(U32), "Bytes of one of its copies."),
        opt("count", Kind::Int(U32), "Number of copies; 1 where absent."),
        opt("stride", Kind::Int(U32), "Bytes from one copy to the next; the size where absent."),
        opt("copies", Kind::Names, "Names of the copies."),
        opt("registers", Kind::List(&REGISTER), "Registers."),
    ],
);

pub(crate) static REGISTER: Shape = shape(
    "a register",
    Common::Ranged,
    &[
        req("name", Kind::Name, "Its name."),
        opt("offset", Kind::Int(U32), "Offset in the group or block; not known where absent."),
        opt("access", Kind::Word(ACCESS), "What software may do with it."),
        opt("pulse", Kind::Bool, "A write acts once and leaves nothing behind."),
        opt("reset", Kind::Int(U64), "Value after reset, where the fields do not state it."),
        opt("count", Kind::Int(U32), "Number of elements, for an array of registers."),
        opt("stride", Kind::Int(U32), "Bytes from one element to the next; the width where absent."),
        opt("layout", Kind::Name, "A shared layout in place of `fields`."),
        opt("fields", Kind::List(&CSR_FIELD), "Fields; not known where absent."),
    ],
);

pub(crate) static CSR_FIELD: Shape = shape(
    "a register field",
    Common::Ranged,
    &[
        req("name", Kind::Name, "Its name."),
        req("lsb", Kind::Int(63), "Its least significant bit."),
        req("width", Kind::Int(64), "Width in bits."),
        opt("access", Kind::Word(ACCESS), "Where it differs from the register's."),
        opt("pulse", Kind::Bool, "Writing 1 acts once and leaves nothing behind."),
        opt("reset", Kind::Int(U64), "Value after reset."),
        opt("signed", Kind::Bool, "Two's complement."),
        opt("values", Kind::List(&CSR_VALUE), "What some values mean."),
    ],
);

pub(crate) static CSR_VALUE: Shape =
    shape("a meaning", Common::None, &[req("value", Kind::Int(U64), "The value."), req("name", Kind::Text, "What it means.")]);

pub(crate) static REGION: Shape = shape(
    "a region",
    Common::Ranged,
    &[
        req("name", Kind::Name, "Its name."),
        opt("offset", Kind::Int(U64), "Offset in the block."),
        opt("address", Kind::Int(U64), "Address in the map, where only that is known."),
        opt("size", Kind::Int(U64), "Bytes."),
        opt("entries", Kind::Int(U64), "Number of entries."),
    ],
);
