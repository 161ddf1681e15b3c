//! The generations under test: their tables, and what their crates offer beyond them.

use std::fmt;

use tpb_core::RecordBytes;
use tpb_core::dialect::LowerError;
use tpb_isa::{Isa, Operation};

/// One generation.
pub struct Generation {
    /// Tables, rules, lifting and lowering.
    pub isa: &'static Isa,
    /// Decodes a record to the generation's `Instruction`: its name, and its bytes again.
    pub decode: fn(&RecordBytes) -> (Option<&'static str>, RecordBytes),
    /// Writes an operation over a record.
    pub lower_onto: fn(&Operation, &RecordBytes) -> Result<RecordBytes, LowerError>,
}

/// The name alone: a failing input is printed, and the tables are no part of it.
impl fmt::Debug for Generation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.isa.dialect.name)
    }
}

macro_rules! generations {
    ($($krate:ident),*) => {
        [$(Generation {
            isa: &$krate::ISA,
            decode: |record| {
                let instruction = $krate::Instruction::decode(record);
                (instruction.name(), *instruction.as_bytes())
            },
            lower_onto: $krate::exec::lower_onto,
        }),*]
    };
}

/// All generations, in lineage order.
pub static GENERATIONS: [Generation; tpb_isa::GENERATIONS.len()] =
    generations![tpb_tonga, tpb_sunda, tpb_cayman, tpb_mariana, tpb_mariana_plus, tpb_maverick];
