//! What a loader refuses, gate by gate, in the order in which it looks.
//!
//! Sources: `neff/version-compat.md`, `neff/container-capstone.md`. Codes are those of the vendor's runtime.

mod package;

use std::fmt;

use crate::feature;
use crate::header::{HEADER_SIZE, Header, Place, place};

pub use package::{Finding, package};

/// What a loader answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// `NRT_INVALID`, 2.
    Invalid,
    /// `NRT_UNSUPPORTED_NEFF_VERSION`, 10.
    UnsupportedVersion,
    /// `NEFF_ARCH_INCOMPAT`.
    Architecture,
    /// An assertion.
    Assertion,
    /// An error that the sources give no code for.
    Error,
}

/// A check of the loader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gate {
    /// Position in the order of the checks, from 1.
    pub number: u8,
    /// What is checked.
    pub check: &'static str,
    /// What a loader answers where it fails.
    pub code: Code,
    /// Whether `NEURON_RT_ALLOW_LEGACY_NEFF=1` makes a warning of it.
    pub may_be_overridden: bool,
}

const fn gate(number: u8, check: &'static str, code: Code) -> Gate {
    Gate { number, check, code, may_be_overridden: false }
}

/// All gates.
pub static GATES: [Gate; 21] = [
    gate(1, "the file has 1024 bytes or more", Code::Invalid),
    gate(2, "header_size is less than the file's size", Code::Invalid),
    gate(3, "the major version is 2 at most", Code::UnsupportedVersion),
    gate(4, "with major version 2, feature bits 27 to 62 are clear", Code::UnsupportedVersion),
    gate(5, "data_size fits into the file behind the header", Code::Invalid),
    gate(6, "the package version is 1 or 2", Code::UnsupportedVersion),
    gate(7, "the hash matches, where it is verified; there is an archive", Code::Invalid),
    gate(8, "the version in kelf-a.json has a point", Code::Invalid),
    gate(9, "the target is sunda, v2, cayman, v3, mariana, v4, `*` or nothing", Code::Invalid),
    Gate { number: 10, check: "the target is the instance's generation", code: Code::Architecture, may_be_overridden: true },
    gate(11, "the custom-op library is for microcode of major version 1", Code::Invalid),
    gate(12, "the custom-op library's cpu_id is 0", Code::Assertion),
    gate(13, "the custom-op library's total_cpus is 0, 1 or 8", Code::Invalid),
    gate(14, "no two custom-op libraries have one name", Code::Invalid),
    gate(15, "custom-op functions: 97 at most, 28 of one core, names of 64 characters at most", Code::Error),
    gate(16, "on cayman, a reservation of SBUF for evtaccel has 8 bytes in partitions 0 to 127", Code::Invalid),
    Gate { number: 17, check: "on cayman, def.json has runtime_statebuffer_reservation", code: Code::Error, may_be_overridden: true },
    gate(18, "the owner of a DMA queue is an engine", Code::Error),
    gate(19, "the type of a DMA queue is in, out, data, act_load or embedding_update", Code::Error),
    gate(20, "the ids of the variables are 0 to their number less one", Code::Error),
    gate(21, "there is an output", Code::Error),
];

/// A gate that a container does not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The gate.
    pub gate: &'static Gate,
    /// The field of the header that it is about.
    pub place: Option<Place>,
    /// What was found instead.
    pub found: String,
}

/// Holds a header against the gates that need nothing but it and the file's size.
///
/// # Errors
/// The first gate that it does not pass.
pub fn header(header: &Header, file_size: Option<u64>) -> Result<(), Refusal> {
    let refuse = |i: usize, place, found: String| Err(Refusal { gate: &GATES[i], place, found });
    if let Some(size) = file_size {
        if size < HEADER_SIZE as u64 {
            return refuse(0, None, format!("{size} bytes"));
        }
        if header.header_size() >= size {
            return refuse(1, Some(place::HEADER_SIZE), format!("{} in a file of {size} bytes", header.header_size()));
        }
    }
    let (major, _) = header.version();
    if major > 2 {
        return refuse(2, Some(place::VERSION_MAJOR), major.to_string());
    }
    let unknown = header.feature_bits() & feature::REFUSED;
    if major == 2 && unknown != 0 {
        let bits: Vec<_> = feature::bits(unknown).map(|b| b.to_string()).collect();
        return refuse(3, Some(place::FEATURE_BITS), format!("bits {} are set", bits.join(", ")));
    }
    let data = header.data_size();
    if let Some(size) = file_size
        && size - (HEADER_SIZE as u64) < data
    {
        return refuse(4, Some(place::DATA_SIZE), format!("{data} bytes, where {} are left", size - HEADER_SIZE as u64));
    }
    if !matches!(header.pkg_version(), 1 | 2) {
        return refuse(5, Some(place::PKG_VERSION), header.pkg_version().to_string());
    }
    if data == 0 {
        return refuse(6, Some(place::DATA_SIZE), String::from("data_size is 0"));
    }
    Ok(())
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Invalid => "NRT_INVALID",
            Self::UnsupportedVersion => "NRT_UNSUPPORTED_NEFF_VERSION",
            Self::Architecture => "NEFF_ARCH_INCOMPAT",
            Self::Assertion => "an assertion",
            Self::Error => "an error",
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Gate { number, check, code, .. } = self.gate;
        write!(f, "{}; loaders want that {check} (gate {number}, {code})", self.found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(change: impl FnOnce(&mut Header), size: u64) -> Option<u8> {
        let mut h = Header::default();
        h.set_field(place::DATA_SIZE, &100u64.to_le_bytes());
        change(&mut h);
        header(&h, Some(size)).err().map(|r| r.gate.number)
    }

    #[test]
    fn gates_are_numbered_in_order() {
        assert!(GATES.iter().enumerate().all(|(i, g)| usize::from(g.number) == i + 1));
    }

    #[test]
    fn every_gate_of_the_header() {
        assert_eq!(refused(|_| {}, 1124), None);
        assert_eq!(refused(|_| {}, 1023), Some(1));
        assert_eq!(refused(|h| h.set_field(place::HEADER_SIZE, &[0xff; 8]), 1124), Some(2));
        assert_eq!(refused(|h| h.set_version(3, 0), 1124), Some(3));
        for bit in 0..64u8 {
            let want = (27..63).contains(&bit).then_some(4);
            assert_eq!(refused(|h| h.set_feature_bits(1 << bit), 1124), want, "bit {bit}");
            assert_eq!(refused(|h| (h.set_feature_bits(1 << bit), h.set_version(1, 0)).0, 1124), None, "bit {bit}, version 1");
        }
        assert_eq!(refused(|_| {}, 1123), Some(5));
        assert_eq!(refused(|h| h.set_pkg_version(3), 1124), Some(6));
        assert_eq!(refused(|h| h.set_field(place::DATA_SIZE, &[0; 8]), 1124), Some(7));
    }
}
