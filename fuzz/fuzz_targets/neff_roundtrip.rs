//! Members of any names and contents: what the writer takes, the reader gives back, and writing that again makes the same file.
#![no_main]

use std::io::Cursor;

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use tpb_neff::archive::Options;
use tpb_neff::{Header, Limits, Package, Writer};

#[derive(Arbitrary, Debug)]
struct Input {
    plain: bool,
    level: u8,
    members: Vec<(String, Option<Vec<u8>>)>,
}

fuzz_target!(|input: Input| {
    let options = || Options { level: u32::from(input.level) % 10, ..Options::default() };
    let mut header = Header::default();
    if input.plain {
        header.set_pkg_version(1);
    }
    let Ok(mut writer) = Writer::new(Cursor::new(Vec::new()), header, options()) else { return };
    let mut files = Vec::new();
    for (name, data) in input.members.iter().take(16) {
        match data {
            Some(data) if writer.bytes(name, data).is_ok() => files.push(data),
            Some(_) => {}
            // A name that is refused is left out.
            None => drop(writer.directory(name)),
        }
    }
    let (out, _) = writer.finish().expect("memory takes everything");
    let bytes = out.into_inner();
    let package = match Package::read(bytes.as_slice(), Some(bytes.len() as u64), Limits::default()) {
        Ok(package) => package,
        Err(error) => panic!("the reader refuses what the writer wrote: {error}"),
    };
    let kept: Vec<&[u8]> = package.members().filter(|(m, _)| !m.is_directory && !m.is_skipped()).map(|(_, data)| data).collect();
    let skipped = package.members().filter(|(m, _)| m.is_skipped()).count();
    if skipped == 0 {
        assert_eq!(kept, files);
        assert_eq!(package.to_bytes(options()).expect("memory takes everything"), bytes);
    }
});
