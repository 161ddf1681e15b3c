//! The four memories of the tables, as bytes and as records.

use std::fmt;

use tpb_records::types::{PwpBucket, PwpCamCayman, PwpCamFlags, PwpCamSunda, PwpControl, PwpProfileCayman};

/// Bytes of a directory, control and bucket record.
pub const RECORD: usize = 32;
/// Bytes of a profile.
pub const PROFILE: usize = 128;

/// One of the memories.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Memory {
    /// Directory: which profile a function code has.
    Cam,
    /// What is special about each function.
    Profile,
    /// Where the pieces of each octave are.
    Control,
    /// Pieces.
    Bucket,
}

impl Memory {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Cam, Self::Profile, Self::Control, Self::Bucket];

    /// Name, as the notes write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cam => "CAM",
            Self::Profile => "PROFILE",
            Self::Control => "CONTROL",
            Self::Bucket => "BUCKET",
        }
    }

    /// Bytes of a record.
    pub const fn record(self) -> usize {
        match self {
            Self::Profile => PROFILE,
            _ => RECORD,
        }
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Where a directory record has its masks: they changed places after SUNDA.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CamLayout {
    /// The mask of the function code first.
    Sunda,
    /// The mask of the opcode first: CAYMAN and later.
    Cayman,
}

/// An entry of the directory, apart from its layout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CamEntry {
    /// Opcode to match.
    pub opcode: u8,
    /// Bits of the opcode that count.
    pub opcode_mask: u8,
    /// Function code to match.
    pub func_id: u8,
    /// Bits of the function code that count.
    pub func_id_mask: u8,
    /// The entry counts.
    pub valid: bool,
}

impl CamEntry {
    /// The entry of a function for all activation instructions.
    ///
    /// choice: opcodes 0x20 to 0x27 match; the sources give the fields and no contents.
    pub const fn function(code: u8) -> Self {
        Self { opcode: 0x20, opcode_mask: 0xf8, func_id: code, func_id_mask: 0xff, valid: true }
    }

    /// Whether an instruction's opcode and function match.
    pub const fn matches(&self, opcode: u8, code: u8) -> bool {
        self.valid && (self.opcode ^ opcode) & self.opcode_mask == 0 && (self.func_id ^ code) & self.func_id_mask == 0
    }

    /// The entry in a record.
    pub const fn from_bytes(layout: CamLayout, bytes: [u8; RECORD]) -> Self {
        match layout {
            CamLayout::Sunda => {
                let r = PwpCamSunda::from_bytes(bytes);
                Self {
                    opcode: r.opcode(),
                    opcode_mask: r.opcode_mask(),
                    func_id: r.func_id(),
                    func_id_mask: r.func_id_mask(),
                    valid: r.flags().valid() != 0,
                }
            }
            CamLayout::Cayman => {
                let r = PwpCamCayman::from_bytes(bytes);
                Self {
                    opcode: r.opcode(),
                    opcode_mask: r.opcode_mask(),
                    func_id: r.func_id(),
                    func_id_mask: r.func_id_mask(),
                    valid: r.flags().valid() != 0,
                }
            }
        }
    }

    /// The record.
    pub const fn to_bytes(self, layout: CamLayout) -> [u8; RECORD] {
        let flags = PwpCamFlags::ZERO.with_valid(self.valid as u8);
        match layout {
            CamLayout::Sunda => PwpCamSunda::ZERO
                .with_opcode(self.opcode)
                .with_opcode_mask(self.opcode_mask)
                .with_func_id(self.func_id)
                .with_func_id_mask(self.func_id_mask)
                .with_flags(flags)
                .to_bytes(),
            CamLayout::Cayman => PwpCamCayman::ZERO
                .with_opcode(self.opcode)
                .with_opcode_mask(self.opcode_mask)
                .with_func_id(self.func_id)
                .with_func_id_mask(self.func_id_mask)
                .with_flags(flags)
                .to_bytes(),
        }
    }
}

/// The memories of the tables, so many records each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    layout: CamLayout,
    cam: Vec<u8>,
    profile: Vec<u8>,
    control: Vec<u8>,
    bucket: Vec<u8>,
}

impl Tables {
    /// Memories that hold zeros, so many records each, in the order of [`Memory::ALL`].
    pub fn new(layout: CamLayout, [cam, profile, control, bucket]: [usize; 4]) -> Self {
        Self {
            layout,
            cam: vec![0; cam * RECORD],
            profile: vec![0; profile * PROFILE],
            control: vec![0; control * RECORD],
            bucket: vec![0; bucket * RECORD],
        }
    }

    /// Layout of the directory.
    pub const fn layout(&self) -> CamLayout {
        self.layout
    }

    /// The bytes of a memory.
    pub fn bytes(&self, memory: Memory) -> &[u8] {
        match memory {
            Memory::Cam => &self.cam,
            Memory::Profile => &self.profile,
            Memory::Control => &self.control,
            Memory::Bucket => &self.bucket,
        }
    }

    /// The bytes of a memory, to be written.
    pub fn bytes_mut(&mut self, memory: Memory) -> &mut [u8] {
        match memory {
            Memory::Cam => &mut self.cam,
            Memory::Profile => &mut self.profile,
            Memory::Control => &mut self.control,
            Memory::Bucket => &mut self.bucket,
        }
    }

    /// Writes bytes from an offset on; `None`, and nothing written, where they do not fit.
    pub fn write(&mut self, memory: Memory, offset: usize, data: &[u8]) -> Option<()> {
        let end = offset.checked_add(data.len())?;
        self.bytes_mut(memory).get_mut(offset..end)?.copy_from_slice(data);
        Some(())
    }

    /// The directory.
    pub fn cam(&self) -> impl Iterator<Item = CamEntry> {
        self.cam.as_chunks::<RECORD>().0.iter().map(|r| CamEntry::from_bytes(self.layout, *r))
    }

    /// The profiles. SUNDA's have the same bytes, less two flags that it does not name.
    pub fn profiles(&self) -> impl Iterator<Item = PwpProfileCayman> {
        self.profile.as_chunks::<PROFILE>().0.iter().map(|r| PwpProfileCayman::from_bytes(*r))
    }

    /// The control records.
    pub fn controls(&self) -> impl Iterator<Item = PwpControl> {
        self.control.as_chunks::<RECORD>().0.iter().map(|r| PwpControl::from_bytes(*r))
    }

    /// The buckets.
    pub fn buckets(&self) -> impl Iterator<Item = PwpBucket> {
        self.bucket.as_chunks::<RECORD>().0.iter().map(|r| PwpBucket::from_bytes(*r))
    }

    /// Number of the profile that an instruction's function has: that of the first directory entry that matches.
    ///
    /// choice: entry and profile have the same number; the pages say that an entry selects one profile and not how.
    pub fn find(&self, opcode: u8, code: u8) -> Option<usize> {
        self.cam().position(|entry| entry.matches(opcode, code))
    }
}
