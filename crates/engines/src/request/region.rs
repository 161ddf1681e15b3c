//! Places of the operands of a collective.

/// Where an operand of a collective is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Region {
    /// Bytes of a variable, one after the other: a rank's contribution, or as many as the kind makes of it.
    Linear {
        /// Id of the variable.
        variable: u32,
        /// First byte.
        offset: u64,
        /// Bytes of a contribution: of one slice, where slices go to different ranks.
        bytes: u64,
    },
    /// Elements of a variable or of SBUF, in two dimensions; all that is read or written.
    Walk {
        /// Id of the variable; 0 is SBUF, where the program has a variable for it.
        variable: u32,
        /// First byte; in SBUF one of the address window, with a partition every `sbuf_soc_step` bytes.
        offset: u64,
        /// Steps in elements, the fast one first.
        steps: [i32; 2],
        /// Counts, the fast one first.
        counts: [u32; 2],
    },
}
