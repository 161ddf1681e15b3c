//! Any bytes as a container, and as the archive behind a header that tells the truth about it: read within the limits or refused, never a panic.
//! What is read is looked at as a loader does, and loaded as a program.
#![no_main]

use libfuzzer_sys::fuzz_target;
use md5::{Digest as _, Md5};
use tpb_neff::hash::Digest;
use tpb_neff::{Header, Limits, Package, Program, gate};

/// Most bytes of an archive.
const TOTAL: u64 = 1 << 20;

fn read(bytes: &[u8]) {
    let limits = Limits { members: 64, member: TOTAL / 4, total: TOTAL, json: TOTAL / 4, memory: TOTAL, ..Limits::default() };
    let Ok(package) = Package::read(bytes, Some(bytes.len() as u64), limits) else { return };
    let kept: usize = package.members().map(|(_, data)| data.len()).sum();
    assert!(kept as u64 <= TOTAL, "{kept} bytes in spite of the limits");
    let _ = gate::package(&package, None);
    for graph in Program::graphs(&package).unwrap_or_default() {
        if let Ok(program) = Program::from_source(&package, &graph) {
            let _ = program.check();
        }
    }
}

fuzz_target!(|data: &[u8]| {
    read(data);
    let mut header = Header::default();
    header.set_archive(data.len() as u64, &Digest::Md5(Md5::digest(data).into()));
    read(&[header.as_bytes().as_slice(), data].concat());
});
