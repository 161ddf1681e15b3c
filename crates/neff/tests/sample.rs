//! The one container that is publicly described whole, rebuilt from that description.
//!
//! Its directory, `conformance/programs/neff_c08220`, says what is known of each file. The rebuilt container has the members of the original in
//! their order, with their sizes (JSON is filled up with white space, for its layout is not known) and so at their offsets. Who owned the files and
//! how they were compressed is not known; so the size and the hash of the compressed archive are its own.

use std::fs;
use std::io::Cursor;
use std::path::PathBuf;

use md5::{Digest as _, Md5};
use serde_json::Value;
use tpb_core::dialect::Engine;
use tpb_neff::archive::{Archive, Options, Writer};
use tpb_neff::header::{Header, Uuid};
use tpb_neff::{Limits, Package, Program};

/// Members of the original: name, offset of the header, offset of the data, bytes.
const MEMBERS: [(&str, u64, u64, usize); 19] = [
    ("kelf-a.json", 0, 512, 129),
    ("neff.json", 1024, 1536, 980),
    ("sg00/", 2560, 3072, 0),
    ("sg00/pe.json", 3072, 3584, 63),
    ("sg00/def.json", 4096, 4608, 1421),
    ("sg00/pool.bin", 6144, 6656, 192),
    ("sg00/sp.asm", 7168, 7680, 0),
    ("sg00/pe.bin", 7680, 8192, 64),
    ("sg00/dve.json", 8704, 9216, 65),
    ("sg00/act.json", 9728, 10240, 182),
    ("sg00/dve.bin", 10752, 11264, 0),
    ("sg00/dve.asm", 11264, 11776, 0),
    ("sg00/act.bin", 11776, 12288, 0),
    ("sg00/sp.bin", 12288, 12800, 0),
    ("sg00/sp.json", 12800, 13312, 63),
    ("sg00/pool.asm", 13824, 14336, 126),
    ("sg00/pe.asm", 14848, 15360, 153),
    ("sg00/pool.json", 15872, 16384, 1042),
    ("sg00/act.asm", 17920, 18432, 0),
];

/// Bytes of the original's tar.
const TAR: u64 = 20480;

fn directory() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../conformance/programs/neff_c08220"))
}

fn value(text: &[u8]) -> Value {
    serde_json::from_slice(text).unwrap()
}

/// A member with the size of the original.
fn member(name: &str, size: usize) -> Vec<u8> {
    let bytes = fs::read(directory().join(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
    if !name.ends_with(".json") {
        assert_eq!(bytes.len(), size, "{name}");
        return bytes;
    }
    // Two spaces a level is how the members whose values are known to the last one come to the size of the original.
    let mut text = serde_json::to_vec_pretty(&value(&bytes)).unwrap();
    assert!(text.len() <= size, "{name}: {} bytes do not fit into {size}", text.len());
    if text.len() < size {
        text.resize(size - 1, b' ');
        text.push(b'\n');
    }
    text
}

fn rebuilt() -> Vec<u8> {
    let mut header = Header::default();
    header.set_build_version("2.0.21884.0%kaena-tools/develop@6c66f4b");
    header.set_uuid(Uuid([0x56, 0x18, 0x26, 0xfb, 0x12, 0x5f, 0x4b, 0xb8, 0x99, 0x1c, 0x29, 0xe0, 0x85, 0xc8, 0x94, 0x9a]));
    header.set_name("x");
    let options = Options { level: 6, mtime: 0o14714250600, user: String::from("user"), group: String::from("group") };
    let mut writer = Writer::new(Cursor::new(Vec::new()), header, options).unwrap();
    for (name, _, _, size) in MEMBERS {
        match name.strip_suffix('/') {
            Some(directory) => writer.directory(directory).unwrap(),
            None => writer.bytes(name, &member(name, size)).unwrap(),
        }
    }
    writer.finish().unwrap().0.into_inner()
}

#[test]
fn the_checked_in_file_is_the_rebuilt_one() {
    let path = directory().join("sample.neff");
    let want = rebuilt();
    if std::env::var_os("TPB_UPDATE_PROGRAMS").is_some() {
        fs::write(&path, &want).unwrap();
    }
    let have = fs::read(&path).unwrap_or_default();
    assert!(have == want, "{} is out of date: TPB_UPDATE_PROGRAMS=1 cargo test -p tpb-neff --test sample", path.display());
}

#[test]
fn members_are_where_those_of_the_original_are() {
    let bytes = rebuilt();
    let mut archive = Archive::open(bytes.as_slice(), Some(bytes.len() as u64), Limits::default()).unwrap();
    let mut found = Vec::new();
    while let Some(entry) = archive.next_entry().unwrap() {
        found.push(entry.member().clone());
    }
    assert_eq!(archive.finish().unwrap().inflated, TAR);
    assert_eq!(found.len(), MEMBERS.len());
    for (have, (name, header, data, size)) in found.iter().zip(MEMBERS) {
        assert_eq!((have.name.as_str(), have.is_directory), (name.trim_end_matches('/'), name.ends_with('/')));
        assert_eq!((have.header_offset, have.data_offset, have.size), (header, data, size as u64), "{name}");
    }
}

#[test]
fn the_header_is_that_of_the_original_but_for_size_and_hash() {
    let bytes = rebuilt();
    let package = Package::read(bytes.as_slice(), Some(bytes.len() as u64), Limits::default()).unwrap();
    let h = &package.header;
    assert_eq!((h.pkg_version(), h.header_size(), h.version()), (2, 1024, (2, 0)));
    assert_eq!(h.build_version(), "2.0.21884.0%kaena-tools/develop@6c66f4b");
    assert_eq!(h.uuid().to_string(), "561826fb-125f-4bb8-991c-29e085c8949a");
    assert_eq!((h.name().as_str(), h.requested_tpb_count(), h.feature_bits(), h.vnc_size()), ("x", 1, 0, 1));
    assert_eq!(&h.hash()[16..], b"0000000000000000");
    assert_eq!(h.data_size(), bytes.len() as u64 - 1024);
    assert_eq!(&bytes[1024..1034], b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03");
}

#[test]
fn streams_are_those_of_the_original() {
    let package = Package::open(directory().join("sample.neff")).unwrap();
    let sum = |name| Md5::digest(package.file(name).unwrap()).iter().map(|b| format!("{b:02x}")).collect::<String>();
    assert!(sum("sg00/pe.bin").starts_with("f5c01e49"));
    assert!(sum("sg00/pool.bin").starts_with("25daba76"));
    for (member, data) in package.members().filter(|(m, _)| m.name.ends_with(".json")) {
        assert_eq!(value(data), value(&fs::read(directory().join(&member.name)).unwrap()), "{}", member.name);
    }
}

#[test]
fn a_program_is_the_same_from_both() {
    let from_file = Program::load(directory().join("sample.neff")).unwrap();
    let from_directory = Program::load(directory()).unwrap();
    let of = |p: &Program| (serde_json::to_value(&p.definition).unwrap(), p.engines.keys().copied().collect::<Vec<_>>());
    assert_eq!(of(&from_file), of(&from_directory));
    assert!(from_file.check().is_empty());
    for engine in [Engine::Pe, Engine::Act, Engine::Pool, Engine::Dve, Engine::Sp] {
        assert_eq!(from_file.code(engine), from_directory.code(engine));
        let manifest = |p: &Program| serde_json::to_value(&p.engines[&engine].manifest).unwrap();
        assert_eq!(manifest(&from_file), manifest(&from_directory));
    }
    assert_eq!((from_file.code(Engine::Pe).len(), from_file.code(Engine::Pool).len()), (64, 192));
}

#[test]
fn what_is_read_can_be_written_and_read_again() {
    let package = Package::open(directory().join("sample.neff")).unwrap();
    for version in [1, 2] {
        let mut other = package.clone();
        other.header.set_pkg_version(version);
        let bytes = other.to_bytes(Options::default()).unwrap();
        let back = Package::read(bytes.as_slice(), Some(bytes.len() as u64), Limits::default()).unwrap();
        assert!(back.members().eq(package.members()), "package version {version}");
        assert_eq!(back.header.uuid(), package.header.uuid());
        assert_eq!(back.to_bytes(Options::default()).unwrap(), bytes);
    }
}
