//! The transaction watchdog of a link: what it makes of a violation, and how it recovers (`control/csr/nsm.md`).

/// Direction of a transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Read.
    Read,
    /// Write.
    Write,
}

/// What can be wrong with a transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Violation {
    /// A response before its last word; reads only.
    Short,
    /// A response without an end; reads only.
    Long,
    /// A response that nobody asked for.
    Spurious,
    /// No response in time.
    ResponseTimeout,
    /// No acceptance of the address in time.
    RequestTimeout,
    /// No acceptance of the data in time; writes only.
    DataTimeout,
    /// A response that says error.
    ErrorResponse,
}

/// What the requester gets in place of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Response {
    /// Code: 2 and 3 are errors of the target and of the decoder.
    pub code: u8,
    /// Words of a read.
    pub data: [u32; 8],
}

/// A watchdog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nsm {
    bypass: bool,
    status: [u32; 2],
    codes: [u8; 2],
    data: [u32; 8],
    isolated: bool,
    /// Staging queues that have been reset since the isolation: address and data of writes, address of reads.
    staged: [bool; 3],
    isolate: [u32; 2],
}

impl Default for Nsm {
    /// After reset: bypassed; error responses do not isolate, spurious, long and short ones do.
    fn default() -> Self {
        Self {
            bypass: true,
            status: [0; 2],
            codes: [2; 2],
            data: [0xdead_beef; 8],
            isolated: false,
            staged: [false; 3],
            isolate: [0x3a, 0x0a],
        }
    }
}

impl Nsm {
    /// Reads a register; 0 where nothing is kept.
    pub fn read(&self, offset: u64) -> u32 {
        match offset {
            0x000 => u32::from(self.status[1] != 0) | u32::from(self.status[0] != 0) << 4,
            0x004 => self.bypass.into(),
            0x100 => self.status[1],
            0x118 => self.isolate[1] & !3 | u32::from(self.codes[1]),
            0x200 => self.status[0],
            0x218 => self.isolate[0] & !3 | u32::from(self.codes[0]),
            0x21c..0x23c => self.data.get(((offset - 0x21c) / 4) as usize).copied().unwrap_or(0),
            0x150 | 0x274 => self.isolated.into(),
            0x908 | 0x90c => u32::MAX,
            _ => 0,
        }
    }

    /// Writes a register.
    pub fn write(&mut self, offset: u64, value: u32) {
        match offset {
            0x004 => self.bypass = value & 1 == 1,
            0x008 => {
                for (n, staged) in self.staged.iter_mut().enumerate() {
                    *staged |= value >> n & 1 == 1;
                }
            }
            0x118 => (self.isolate[1], self.codes[1]) = (value, (value & 3) as u8),
            0x218 => (self.isolate[0], self.codes[0]) = (value, (value & 3) as u8),
            0x128 if value & 1 == 1 => self.status[1] = 0,
            0x248 if value & 1 == 1 => self.status[0] = 0,
            0x21c..0x23c => {
                if let Some(word) = self.data.get_mut(((offset - 0x21c) / 4) as usize) {
                    *word = value;
                }
            }
            _ => {}
        }
    }

    /// Sees a violation; gives back what the requester gets, unless the watchdog is bypassed.
    ///
    /// choice: a timeout isolates, whatever the bits say; the sources give it as the reason of the isolation state machine.
    pub fn violation(&mut self, direction: Direction, violation: Violation) -> Option<Response> {
        if self.bypass {
            return None;
        }
        let n = usize::from(direction == Direction::Write);
        let (bit, isolates) = match (direction, violation) {
            (Direction::Read, Violation::Short) => (Some(0), self.isolate[0] >> 4 & 1 == 1),
            (Direction::Read, Violation::Long) => (Some(4), self.isolate[0] >> 3 & 1 == 1),
            (Direction::Read, Violation::Spurious) => (Some(8), self.isolate[0] >> 5 & 1 == 1),
            (Direction::Write, Violation::Spurious) => (Some(4), self.isolate[1] >> 3 & 1 == 1),
            (Direction::Read, Violation::ResponseTimeout) => (Some(12), true),
            (Direction::Write, Violation::ResponseTimeout) => (Some(8), true),
            (Direction::Read, Violation::RequestTimeout) => (Some(16), true),
            (Direction::Write, Violation::RequestTimeout) => (Some(12), true),
            (_, Violation::DataTimeout) => (Some(16), true),
            (_, Violation::ErrorResponse) => (None, self.isolate[n] >> 2 & 1 == 1),
            // A write has one response, which is neither short nor long.
            (Direction::Write, Violation::Short | Violation::Long) => (None, false),
        };
        if let Some(bit) = bit {
            self.status[n] |= 1 << bit;
        }
        if isolates {
            self.isolated = true;
            self.staged = [false; 3];
        }
        Some(Response { code: self.codes[n], data: self.data })
    }

    /// Whether the link is isolated: every transaction is answered by the watchdog.
    pub const fn isolated(&self) -> bool {
        self.isolated
    }

    /// The fabric behind the link has been reset. That ends the isolation if the staging queues were cleared before; gives back whether
    /// it did.
    pub fn reset_fabric(&mut self) -> bool {
        if self.isolated && self.staged == [true; 3] {
            self.isolated = false;
        }
        !self.isolated
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bypassed_at_reset() {
        let mut nsm = Nsm::default();
        assert_eq!((nsm.read(0x004), nsm.read(0x118), nsm.read(0x218), nsm.read(0x21c)), (1, 0x0a, 0x3a, 0xdead_beef));
        assert_eq!(nsm.violation(Direction::Read, Violation::ResponseTimeout), None);
        assert_eq!(nsm.read(0), 0);
    }

    #[test]
    fn a_timeout_isolates_until_it_is_recovered() {
        let mut nsm = Nsm::default();
        nsm.write(0x004, 0);
        nsm.write(0x220, 0x1234);
        let response = nsm.violation(Direction::Read, Violation::ResponseTimeout).unwrap();
        assert_eq!((response.code, response.data[0], response.data[1]), (2, 0xdead_beef, 0x1234));
        assert!(nsm.isolated());
        assert_eq!((nsm.read(0), nsm.read(0x200)), (1 << 4, 1 << 12));
        assert!(!nsm.reset_fabric(), "the staging queues come first");
        nsm.write(0x008, 0b011);
        assert!(!nsm.reset_fabric());
        nsm.write(0x008, 0b100);
        assert!(nsm.reset_fabric());
        nsm.write(0x248, 1);
        assert_eq!(nsm.read(0), 0);
    }

    #[test]
    fn error_responses_do_not_isolate_by_default() {
        let mut nsm = Nsm::default();
        nsm.write(0x004, 0);
        nsm.violation(Direction::Write, Violation::ErrorResponse);
        assert!(!nsm.isolated());
        nsm.write(0x118, 0x0e);
        nsm.violation(Direction::Write, Violation::ErrorResponse);
        assert!(nsm.isolated());
    }
}
