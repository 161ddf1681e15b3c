//! The control entries that a TOP_SP walks, one for each step of a collective.

/// A control entry of eight bytes (`top-sp-lowering.md` 5).
///
/// choice: bits 1 to 3 of byte 2 are as the struct names them; the packer's code shifts them otherwise (`conflicts.G7` 19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CcOp {
    /// Whether the entry is a collective.
    pub active: bool,
    /// Low four bits of the algorithm's type.
    pub algorithm: u8,
    /// Three bits of the mesh's type.
    pub mesh: u8,
    /// Whether the next entry is triggered.
    pub trigger_next: bool,
    /// Whether this TOP_SP reports.
    pub reporter: bool,
    /// Whether the ring waits for the completion.
    pub ring_wait_complete: bool,
    /// Whether the ring sends the completion.
    pub ring_send_complete: bool,
    /// Safe mode.
    pub safe_mode: bool,
    /// Whether the tensors are unique.
    pub unique_tensors: bool,
    /// The channels of a ring, or the semaphores of a mesh: which of them it is depends on the algorithm.
    pub target: CcTarget,
}

/// Bytes 4 to 7 of a control entry, in both readings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CcTarget(pub u32);

impl CcTarget {
    /// Ring: a bit for every channel.
    pub const fn channels(self) -> u32 {
        self.0
    }

    /// Mesh: the shift of the semaphores, and their mask.
    pub const fn semaphores(self) -> (u16, u16) {
        (self.0 as u16, (self.0 >> 16) as u16)
    }
}

/// What an entry has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CcSteps {
    /// Steps of these channels, a bit for each.
    Channels(u32),
    /// Steps of an algorithm that is not known further than by its number.
    Unknown(u8),
}

impl CcOp {
    /// What the entry has done: rings (algorithms 0, 3 and 4) list their channels.
    pub const fn steps(&self) -> CcSteps {
        match self.algorithm {
            0 | 3 | 4 => CcSteps::Channels(self.target.channels()),
            other => CcSteps::Unknown(other),
        }
    }

    /// Bytes of an entry.
    pub const SIZE: usize = 8;
    /// Bytes of a program: 512 entries.
    pub const PROGRAM: usize = 0x1000;

    /// The entry that these bytes are.
    pub fn from_bytes(bytes: [u8; Self::SIZE]) -> Self {
        let [b0, b1, b2, _, b4, b5, b6, b7] = bytes;
        let bit = |byte: u8, n: u8| byte >> n & 1 == 1;
        Self {
            active: bit(b0, 0),
            algorithm: b1 & 0xf,
            mesh: b1 >> 4 & 7,
            trigger_next: bit(b1, 7),
            reporter: bit(b2, 0),
            ring_wait_complete: bit(b2, 1),
            ring_send_complete: bit(b2, 2),
            safe_mode: bit(b2, 3),
            unique_tensors: bit(b2, 4),
            target: CcTarget(u32::from_le_bytes([b4, b5, b6, b7])),
        }
    }

    /// The bytes of the entry.
    pub const fn to_bytes(self) -> [u8; Self::SIZE] {
        let [b4, b5, b6, b7] = self.target.0.to_le_bytes();
        let flags = self.reporter as u8
            | (self.ring_wait_complete as u8) << 1
            | (self.ring_send_complete as u8) << 2
            | (self.safe_mode as u8) << 3
            | (self.unique_tensors as u8) << 4;
        let algorithm = self.algorithm & 0xf | (self.mesh & 7) << 4 | (self.trigger_next as u8) << 7;
        [self.active as u8, algorithm, flags, 0, b4, b5, b6, b7]
    }

    /// The entries of a program, up to the first that is not active.
    pub fn program(bytes: &[u8]) -> impl Iterator<Item = Self> {
        bytes.as_chunks::<{ Self::SIZE }>().0.iter().map(|b| Self::from_bytes(*b)).take_while(|entry| entry.active)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_survive_their_bytes() {
        for n in 0..2000u32 {
            let mut bytes = n.wrapping_mul(0x9e37_79b9).to_le_bytes();
            bytes[0] &= 1;
            bytes[2] &= 0x1f;
            bytes[3] = 0;
            let [a, b, c, d] = bytes;
            let [e, f, g, h] = n.wrapping_mul(77_777).to_le_bytes();
            let all = [a, b, c, d, e, f, g, h];
            assert_eq!(CcOp::from_bytes(all).to_bytes(), all);
        }
        let entry = CcOp::from_bytes([1, 0xb5, 0x04, 0, 0x34, 0x12, 0xff, 0x00]);
        assert_eq!((entry.algorithm, entry.mesh, entry.trigger_next), (5, 3, true));
        assert!(entry.ring_send_complete && !entry.ring_wait_complete);
        assert_eq!(entry.target.semaphores(), (0x1234, 0x00ff));
        assert_eq!(CcOp::program(&[[1, 0, 0, 0, 0, 0, 0, 0], [1; 8], [0; 8], [1; 8]].concat()).count(), 2);
    }
}
