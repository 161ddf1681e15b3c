//! The assembler text.
