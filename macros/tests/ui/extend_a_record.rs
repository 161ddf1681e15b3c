use tpb_core::dialect::{Dialect, OpcodeInfo};
use tpb_core::extend::Instruction;
use tpb_macros::tpb_struct;

#[tpb_struct(size = 64)]
pub struct Entry {
    words: [u32; 16],
}

fn opcode<I: Instruction>() -> (&'static OpcodeInfo, &'static Dialect) {
    (I::INFO, I::DIALECT)
}

fn main() {
    opcode::<Entry>();
}
