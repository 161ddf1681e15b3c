//! Transfers from one rank to another.

/// One side of a transfer between two ranks; it happens when the other side is there (`sendrecv.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message {
    /// Whether this side sends.
    pub send: bool,
    /// The other rank.
    pub peer: u64,
    /// Id of the variable.
    pub variable: u32,
    /// First byte.
    pub offset: u64,
    /// Bytes.
    pub bytes: u64,
}

impl Message {
    /// What it waits for, in words.
    pub(crate) fn waits(&self) -> String {
        let what = if self.send { "to take" } else { "to send" };
        format!("rank {} {what} {} bytes", self.peer, self.bytes)
    }
}
