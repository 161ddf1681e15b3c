//! The instruction set of NOVA: MAVERICK and what `isa/` adds.
//!
//! NOVA is made up, to show what an overlay can say:
//!
//! * `isa/generations.yaml` adds the generation; everything that has no `until` is inherited.
//! * `isa/formats/dve/s3d3_clamp.yaml` is a record format of its own, with an instruction, rules and a printed order.
//! * `isa/formats/dve/s4d4_tr.yaml` adds an instruction to a format that is there, and gives its reserved byte 39 a meaning on NOVA.
//! * `isa/formats/extended/extended_popcount.yaml` is an instruction under EXTENDED_INST, by a second opcode that
//!   `isa/enums/EXAMPLE_EXTENDED_OPCODES1.yaml` adds.
//! * `isa/enums/DTYPE.yaml` adds an element type.

mod isa {
    include!(concat!(env!("OUT_DIR"), "/tpb.rs"));
}

pub use isa::{maverick, nova, records};
