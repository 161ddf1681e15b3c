//! Which instruction of which stream.

use std::fmt;

use tpb_core::dialect::Engine;

/// An instruction of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// Engine whose stream it is in.
    pub engine: Engine,
    /// Which of the TOP_SP blocks it is, where the engine is TOP_SP; else 0.
    pub block: u8,
    /// Number in the stream, from 0.
    pub index: usize,
    /// Byte 0 of the record.
    pub opcode: u8,
    /// Name of the opcode; empty if the generation has none.
    pub name: &'static str,
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { engine, block, index, opcode, name } = self;
        f.write_str(engine.name())?;
        if *block > 0 {
            write!(f, " {block}")?;
        }
        match *name {
            "" => write!(f, " instruction {index} (opcode {opcode:#04x})"),
            name => write!(f, " instruction {index} ({name})"),
        }
    }
}
