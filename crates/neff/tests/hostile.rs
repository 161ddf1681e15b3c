//! Containers that mean harm, or were broken on the way: each is refused, with a message that says where and what, in bounded memory.

use std::fs;
use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::write::GzEncoder;
use md5::{Digest as _, Md5};
use proptest::prelude::*;
use tpb_neff::archive::{Archive, Options};
use tpb_neff::header::{Header, place};
use tpb_neff::{Limits, Package, Program, gate};

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../conformance/programs/neff_c08220/sample.neff");

fn sample() -> Vec<u8> {
    fs::read(SAMPLE).unwrap()
}

/// The sample's tar.
fn tar() -> Vec<u8> {
    let mut out = Vec::new();
    flate2::read::GzDecoder::new(&sample()[1024..]).read_to_end(&mut out).unwrap();
    out
}

fn gzip(data: impl Read) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    io::copy(&mut { data }, &mut encoder).unwrap();
    encoder.finish().unwrap()
}

/// A header that says of `data` what is true.
fn header_of(data: &[u8]) -> Header {
    let mut header = Header::default();
    header.set_field(place::DATA_SIZE, &(data.len() as u64).to_le_bytes());
    header.set_field(place::HASH, &Md5::digest(data));
    header
}

/// A container of this compressed archive.
fn container(data: &[u8]) -> Vec<u8> {
    [header_of(data).as_bytes().as_slice(), data].concat()
}

/// A container of this tar.
fn packed(tar: &[u8]) -> Vec<u8> {
    container(&gzip(tar))
}

/// The sample with its header changed.
fn with_header(change: impl FnOnce(&mut Header)) -> Vec<u8> {
    let bytes = sample();
    let mut header = Header::from_bytes(bytes[..1024].try_into().unwrap());
    change(&mut header);
    [header.as_bytes().as_slice(), &bytes[1024..]].concat()
}

/// A header block of a tar, and the data with its padding.
fn entry(name: &[u8], kind: u8, size: &[u8; 12], data: &[u8]) -> Vec<u8> {
    let mut block = [0; 512];
    block[..name.len()].copy_from_slice(name);
    block[100..108].copy_from_slice(b"0000644\0");
    block[124..136].copy_from_slice(size);
    block[136..148].copy_from_slice(b"00000000000\0");
    block[156] = kind;
    block[257..265].copy_from_slice(b"ustar  \0");
    block[148..156].fill(b' ');
    let sum: u32 = block.iter().map(|b| u32::from(*b)).sum();
    block[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
    let mut out = Vec::from(block);
    out.extend_from_slice(data);
    out.resize(out.len().next_multiple_of(512), 0);
    out
}

fn octal(size: usize) -> [u8; 12] {
    format!("{size:011o}\0").as_bytes().try_into().unwrap()
}

fn file(name: &str, data: &[u8]) -> Vec<u8> {
    entry(name.as_bytes(), b'0', &octal(data.len()), data)
}

/// A tar of these members.
fn tar_of(members: &[Vec<u8>]) -> Vec<u8> {
    let mut out = members.concat();
    out.resize(out.len() + 1024, 0);
    out
}

fn read_with(bytes: &[u8], limits: Limits) -> Result<Package, String> {
    Package::read(bytes, Some(bytes.len() as u64), limits).map_err(|e| e.to_string())
}

/// The message that a container is refused with; all that can be done with one is tried.
fn refusal(bytes: &[u8]) -> String {
    match read_with(bytes, Limits::default()) {
        Err(message) => message,
        Ok(package) => program(&package).expect_err("it is taken"),
    }
}

fn program(package: &Package) -> Result<(), String> {
    for base in Program::graphs(package).map_err(|e| e.to_string())? {
        Program::from_source(package, &base).map_err(|e| e.to_string())?;
    }
    match gate::package(package, None).map_err(|e| e.to_string())?.first() {
        Some(finding) => Err(finding.to_string()),
        None => Ok(()),
    }
}

/// A reader of `n` zeros.
fn zeros(n: u64) -> impl Read {
    io::repeat(0).take(n)
}

const DEF: &[u8] = br#"{"name": "d", "pe": "pe.json", "var": {"y": {"type": "output", "size": 4, "var_id": 0}}}"#;

/// A program of one engine, with one file changed or added.
fn with_file(name: &str, data: &[u8]) -> Vec<u8> {
    let mut files: Vec<(&str, &[u8])> = vec![
        ("kelf-a.json", br#"{"graphs": [{"definition": "sg00/def.json", "name": "sg00"}], "version": "0.5", "target": "*"}"#),
        ("sg00/def.json", DEF),
        ("sg00/pe.json", br#"{"dma": [], "instr": "pe.bin"}"#),
        ("sg00/pe.bin", &[0; 64]),
    ];
    match files.iter_mut().find(|(n, _)| *n == name) {
        Some(file) => file.1 = data,
        None => files.push((name, data)),
    }
    packed(&tar_of(&files.iter().map(|(n, d)| file(n, d)).collect::<Vec<_>>()))
}

/// Every case: what it is, the bytes, and what the message holds.
fn cases() -> Vec<(String, Vec<u8>, Vec<String>)> {
    let mut out = Vec::new();
    let mut case = |what: &str, bytes: Vec<u8>, parts: &[&str]| {
        out.push((what.to_owned(), bytes, parts.iter().map(|p| (*p).to_owned()).collect()));
    };
    headers(&mut case);
    compression(&mut case);
    blocks(&mut case);
    names(&mut case);
    files(&mut case);
    out
}

type Case<'a> = dyn FnMut(&str, Vec<u8>, &[&str]) + 'a;

fn headers(case: &mut Case) {
    case("empty", Vec::new(), &["file offset 0x0", "ends after 0 bytes"]);
    case("half a header", sample()[..1023].to_vec(), &["file offset 0x3ff", "ends after 1023 bytes"]);
    case("a header and nothing else", sample()[..1024].to_vec(), &["file offset 0x8", "gate 2"]);
    for size in [0u64, 1, 512, 1023, 1025, 2048] {
        let bytes = with_header(|h| h.set_field(place::HEADER_SIZE, &size.to_le_bytes()));
        case(&format!("header size {size}"), bytes, &["file offset 0x8", &format!("it has {size} bytes")]);
    }
    let bytes = with_header(|h| h.set_field(place::HEADER_SIZE, &[0xff; 8]));
    case("header size beyond the file", bytes, &["file offset 0x8", "gate 2"]);
    case("major version 3", with_header(|h| h.set_version(3, 0)), &["file offset 0x18", "gate 3", "NRT_UNSUPPORTED_NEFF_VERSION"]);
    for bit in 27..63 {
        let bytes = with_header(|h| h.set_feature_bits(1 << bit));
        case(&format!("feature bit {bit}"), bytes, &["file offset 0x220", "gate 4", &format!("bits {bit} are set")]);
    }
    let more = (sample().len() as u64 - 1023).to_le_bytes();
    case("data size beyond the file", with_header(|h| h.set_field(place::DATA_SIZE, &more)), &["file offset 0x10", "gate 5"]);
    case("data size beyond all", with_header(|h| h.set_field(place::DATA_SIZE, &[0xff; 8])), &["file offset 0x10", "gate 5"]);
    for version in [0, 3, u64::MAX] {
        case(&format!("package version {version}"), with_header(|h| h.set_pkg_version(version)), &["file offset 0x0", "gate 6"]);
    }
    case("data size 0", with_header(|h| h.set_field(place::DATA_SIZE, &[0; 8])), &["file offset 0x10", "gate 7"]);
    case("wrong hash", with_header(|h| h.set_field(place::HASH, &[7; 16])), &["file offset 0xac", "hash is", "0707070707"]);
    case("plain package version of a gzip", with_header(|h| h.set_pkg_version(1)), &["member 0", "archive offset 0x0", "checksum"]);
}

fn compression(case: &mut Case) {
    case("text instead of gzip", container(b"{\"graphs\": []}"), &["file offset 0x", "compressed archive is broken"]);
    case("a plain tar instead of gzip", container(&tar()), &["file offset 0x", "compressed archive is broken"]);
    case("a zip instead of gzip", container(b"PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"), &["compressed archive is broken"]);
    let good = gzip(tar().as_slice());
    let n = good.len();
    let broken = |at: usize| {
        let mut data = good.clone();
        data[at] ^= 0x10;
        container(&data)
    };
    case("a wrong CRC", broken(n - 8), &["compressed archive is broken"]);
    case("a wrong length", broken(n - 4), &["compressed archive is broken"]);
    case("a broken deflate stream", broken(n / 2), &["0x"]);
    for part in 1..8 {
        let cut = container(&good[..n * part / 8]);
        case(&format!("compressed data cut at {part}/8"), cut, &["compressed archive is broken"]);
    }
    let file = container(&good);
    case("a file cut in its data", file[..file.len() - 9].to_vec(), &["file offset 0x10", "gate 5"]);
    let two = [good.clone(), good.clone()].concat();
    case("two gzip members", container(&two), &["follow after the end of the compressed data"]);
    let mut longer = good.clone();
    longer.extend(b"and more");
    case("data behind the gzip member", container(&longer), &["8 bytes", "follow after the end of the compressed data"]);
}

fn blocks(case: &mut Case) {
    let tar = tar();
    let mut boundaries: Vec<(u32, usize)> = Vec::new();
    let bytes = packed(&tar);
    let mut archive = Archive::open(bytes.as_slice(), None, Limits::default()).unwrap();
    while let Some(entry) = archive.next_entry().unwrap() {
        let m = entry.member();
        boundaries.push((m.index, m.header_offset as usize));
        boundaries.push((m.index, m.data_offset as usize));
    }
    for (i, (index, at)) in boundaries.iter().enumerate().skip(1) {
        let is_header = i % 2 == 0;
        // A member without data ends where its header does: what is missing is the next member.
        let next = boundaries.get(i + 1).is_none_or(|(_, next)| next == at);
        let member = if !is_header && next { index + 1 } else { *index };
        let offset = format!("archive offset {at:#x}");
        case(&format!("the tar cut at {at:#x}"), packed(&tar[..*at]), &[&format!("member {member}"), &offset, "ends inside"]);
        let cut = at + 100;
        if is_header || !next {
            case(&format!("the tar cut at {cut:#x}"), packed(&tar[..cut]), &[&format!("member {index}"), "ends inside"]);
        }
    }
    let lone = [file("a", b"x"), vec![0; 512]].concat();
    case("one block at the end", packed(&lone), &["archive offset", "ends inside the two blocks"]);
    let after = [file("a", b"x"), vec![0; 512], file("b", b"")].concat();
    case("a member after a block of zeros", packed(&after), &["follow after a lone block of zeros"]);
    let hidden = [tar_of(&[file("a", b"x")]), file("b", b"hidden")].concat();
    case("a member after the end", packed(&hidden), &["follow after the end of the archive"]);
    let mut padded = tar_of(&[file("a", b"x")]);
    padded.resize(padded.len() + (2 << 20), 0);
    case("two MiB of zeros after the end", packed(&padded), &["follow after the end of the archive"]);
    let mut wrong = tar_of(&[file("a", b"x"), file("b", b"y")]);
    wrong[1024 + 1] = b'!';
    case("a wrong checksum", packed(&wrong), &["member 1", "archive offset 0x400", "checksum"]);
    let lies = [
        ("more than there is", octal(100_000), "ends inside a member's data: 1024 of 100000"),
        ("beyond the limit", *b"\x80\0\0\0\0\0\0\xff\0\0\0\0", "bytes of a member"),
        ("negative", *b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xfe", "size is no number"),
        ("beyond 64 bits", *b"\x80\0\0\x01\0\0\0\0\0\0\0\0", "size is no number"),
        ("no number", *b"many bytes\0\0", "size is no number"),
        ("minus one in octal", *b"-0000000001\0", "size is no number"),
    ];
    for (what, size, part) in lies {
        let tar = [file("first", b"1"), entry(b"liar", b'0', &size, b""), vec![0; 1024]].concat();
        case(&format!("a size that is {what}"), packed(&tar), &["member 1 `liar`", "archive offset 0x", part]);
    }
    for (what, kind) in
        [("symbolic link", b'2'), ("hard link", b'1'), ("device", b'3'), ("pipe", b'6'), ("sparse file", b'S'), ("volume", b'V')]
    {
        let tar = tar_of(&[entry(b"odd", kind, &octal(0), b"")]);
        case(what, packed(&tar), &["member 0 `odd`", "archive offset 0x0", "neither files nor directories"]);
    }
    let tar = tar_of(&[entry(b"d/", b'5', &octal(3), b"abc")]);
    case("a directory with data", packed(&tar), &["member 0 `d/`", "a directory has no data"]);
}

fn names(case: &mut Case) {
    for (name, part) in [
        ("../out", "leads out"),
        ("sg00/../../out", "leads out"),
        ("..", "leads out"),
        ("/etc/passwd", "begins at a root"),
        ("C:\\out", "backslash"),
        ("C:out", "begins at a root"),
        ("a\nb", "control character"),
        ("./", "name is empty"),
    ] {
        let kind = if name == "./" { b'7' } else { b'0' };
        let plain = tar_of(&[file("ok", b""), entry(name.trim_end_matches('/').as_bytes(), kind, &octal(0), b"")]);
        let part = if name == "./" { "name is empty" } else { part };
        case(&format!("name {name:?}"), packed(&plain), &["member 1", "archive offset 0x200", part]);
        let long = tar_of(&[entry(b"././@LongLink", b'L', &octal(name.len() + 1), format!("{name}\0").as_bytes()), file("x", b"")]);
        if name != "./" {
            case(&format!("long name {name:?}"), packed(&long), &["member 0", part]);
            let record = format!(" path={name}\n");
            let record = format!("{}{record}", record.len() + 2);
            let pax = tar_of(&[entry(b"pax", b'x', &octal(record.len()), record.as_bytes()), file("x", b"")]);
            case(&format!("pax name {name:?}"), packed(&pax), &["member 0", part]);
        }
    }
    case("a name that is no UTF-8", packed(&tar_of(&[entry(b"a\xff", b'0', &octal(0), b"")])), &["member 0 `a\\xff`", "no UTF-8"]);
    case("no name", packed(&tar_of(&[entry(b"", b'0', &octal(0), b"")])), &["member 0", "name is empty"]);
    let twice = tar_of(&[file("a", b"1"), file("b", b""), file("a", b"2")]);
    case("a name twice", packed(&twice), &["member 2 `a`", "archive offset 0x600", "member 0 has this name already"]);
    let again = tar_of(&[file("a", b"1"), file("./a", b"2")]);
    case("a name twice, once with ./", packed(&again), &["member 1 `./a`", "member 0 has this name already"]);
    let both = tar_of(&[entry(b"a/", b'5', &octal(0), b""), file("a", b"2")]);
    case("a directory and a file", packed(&both), &["member 1 `a`", "member 0 has this name already"]);
    let many: Vec<_> = (0..16_385).map(|i| file(&format!("f{i}"), b"")).collect();
    case("too many members", packed(&tar_of(&many)), &["member 16384 `f16384`", "the reader's limit is 16384"]);
    let name = "n".repeat(2000);
    let long = tar_of(&[entry(b"././@LongLink", b'L', &octal(2001), format!("{name}\0").as_bytes()), file("x", b"")]);
    case("a name of 2000 bytes", packed(&long), &["member 0", "bytes of a name: 2000"]);
    let huge = [entry(b"././@LongLink", b'L', &octal(1 << 30), b""), vec![0; 1024]].concat();
    case("a long name of one GiB", packed(&huge), &["member 0", "bytes of an extended header"]);
    let huge = [entry(b"pax", b'x', &octal(1 << 30), b""), vec![0; 1024]].concat();
    case("pax records of one GiB", packed(&huge), &["member 0", "bytes of an extended header"]);
    let cut = [entry(b"pax", b'x', &octal(5000), b""), vec![0; 1024]].concat();
    case("pax records cut", packed(&cut), &["member 0", "ends inside an extended header"]);
    let odd = tar_of(&[entry(b"pax", b'x', &octal(9), b"nonsense\n"), file("x", b"")]);
    case("pax records that are none", packed(&odd), &["member 0", "a record is not"]);
    let liar = tar_of(&[entry(b"pax", b'x', &octal(16), b"16 size=1000000\n"), file("x", b"")]);
    case("a pax size that lies", packed(&liar), &["member 0 `x`", "ends inside a member's data"]);
    let alone = tar_of(&[entry(b"pax", b'x', &octal(12), b"12 path=abc\n")]);
    case("pax records before no member", packed(&alone), &["no member follows"]);
    let chain: Vec<_> = (0..100).map(|_| entry(b"pax", b'g', &octal(0), b"")).collect();
    case("a chain of extended headers", packed(&tar_of(&chain)), &["member 0", "too many before one member"]);
}

fn files(case: &mut Case) {
    for (what, text, part) in [
        ("that is cut", &b"{\"graphs\": ["[..], "EOF"),
        ("of another shape", b"[]", "kelf-a.json"),
        ("with a NUL", b"{\"graphs\": []}\0", "trailing characters"),
        ("that is empty", b"", "EOF"),
        ("that is no UTF-8", b"{\"version\": \"\xff.\"}", "kelf-a.json"),
    ] {
        case(&format!("JSON {what}"), with_file("kelf-a.json", text), &["kelf-a.json", part]);
    }
    let deep = [vec![b'['; 100_000], vec![b']'; 100_000]].concat();
    case(
        "JSON that is deep",
        with_file("sg00/def.json", &[b"{\"x\": ", deep.as_slice(), b"}"].concat()),
        &["sg00/def.json", "recursion limit"],
    );
    case(
        "a definition that leads out",
        with_file("kelf-a.json", br#"{"graphs": [{"definition": "../def.json"}]}"#),
        &["kelf-a.json: graphs[0].definition", "../def.json"],
    );
    case(
        "a definition that is absent",
        with_file("kelf-a.json", br#"{"graphs": [{"definition": "sg01/def.json"}]}"#),
        &["sg01/def.json", "cannot be read"],
    );
    case(
        "a manifest that leads out",
        with_file("sg00/def.json", br#"{"pe": "../../etc/passwd"}"#),
        &["sg00/def.json: pe", "../../etc/passwd"],
    );
    case("a stream that leads out", with_file("sg00/pe.json", br#"{"instr": "/dev/zero"}"#), &["sg00/pe.json: instr", "/dev/zero"]);
    case(
        "a constant that leads out",
        with_file("sg00/def.json", br#"{"var": {"c": {"type": "file", "var_id": 0, "prefix": "..", "file_name": "x"}}}"#),
        &["var.c.file_name", "../x"],
    );
    case("a stream that is not whole", with_file("sg00/pe.bin", &[0; 65]), &["sg00/pe.bin", "65 bytes"]);
    case("an id that is no number", with_file("sg00/def.json", br#"{"var": {"x": {"type": "input", "var_id": -1}}}"#), &["var.x.var_id"]);
    case(
        "a version without a point",
        with_file("kelf-a.json", br#"{"graphs": [], "version": "5", "target": "*"}"#),
        &["kelf-a.json: version", "gate 8"],
    );
    case(
        "an unknown target",
        with_file("kelf-a.json", br#"{"graphs": [], "version": "0.5", "target": "inferentia"}"#),
        &["kelf-a.json: target", "gate 9"],
    );
    case(
        "ids with a hole",
        with_file("sg00/def.json", br#"{"var": {"y": {"type": "output", "var_id": 7}}}"#),
        &["sg00/def.json: var", "gate 20"],
    );
    case("no output", with_file("sg00/def.json", br#"{"var": {"y": {"type": "input", "var_id": 0}}}"#), &["sg00/def.json: var", "gate 21"]);
    case(
        "a constant that is no npy",
        packed(&tar_of(&[
            file("def.json", br#"{"var": {"c": {"type": "file", "var_id": 0, "file_name": "c.npy"}}}"#),
            file("c.npy", b"\x93NUMPY\x01\x00\xff\xff"),
        ])),
        &["c.npy", "no .npy file"],
    );
}

/// Most memory that this process has taken so far, in MiB.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.and_then(|l| l.trim().trim_end_matches(" kB").parse::<u64>().ok()).map_or(0, |kb| kb >> 10)
}

#[test]
fn each_is_refused_with_its_place() {
    let cases = cases();
    assert!(cases.len() >= 150, "{}", cases.len());
    for (what, bytes, parts) in &cases {
        let message = refusal(bytes);
        for part in parts {
            assert!(message.contains(part), "{what}: `{part}` is not in: {message}");
        }
        // From a stream, whose size is not known, it is refused too.
        assert!(Package::read(bytes.as_slice(), None, Limits::default()).is_err() || !message.contains(" offset "), "{what}");
    }
}

#[test]
fn bombs_stay_small() {
    let before = peak();
    // Four GiB of zeros in one member of JSON: refused by its announced size.
    let head = entry(b"def.json", b'0', b"\x80\0\0\0\0\0\0\x01\0\0\0\0", b"");
    let data = gzip(head.as_slice().chain(zeros(1 << 20)));
    assert!(refusal(&container(&data)).contains("bytes of a member: 4294967296"));
    // 512 MiB of JSON: refused before it is parsed, by the limit of JSON.
    let limits = Limits { json: 1 << 20, memory: 8 << 20, total: 64 << 20, ..Limits::default() };
    let json = |mib: usize| {
        let size = mib << 20;
        container(&gzip(entry(b"def.json", b'0', &octal(size), b"").as_slice().chain(zeros(size as u64 + 1024))))
    };
    let message = read_with(&json(512), limits).unwrap_err();
    assert!(message.contains("member 0 `def.json`, archive offset 0x200: bytes kept in memory: 536870912"), "{message}");
    let package = read_with(&json(4), limits).unwrap();
    let message = Program::from_source(&package, "").unwrap_err().to_string();
    assert!(message.ends_with("def.json: it has more than 1048576 bytes, the reader's limit"), "{message}");
    // Many members that are each small enough: refused by the sum.
    let many: Vec<u8> = (0..20).flat_map(|i| file(&format!("f{i}.bin"), &vec![0; 1 << 20])).collect();
    let message = read_with(&packed(&many), limits).unwrap_err();
    assert!(message.contains("member 8 `f8.bin`"), "{message}");
    // A stream that never ends, member after member, is passed over in constant memory, up to the total.
    let bytes = json(512);
    let mut archive = Archive::open(bytes.as_slice(), None, limits).unwrap();
    assert!(archive.next_entry().unwrap().is_some());
    let message = archive.next_entry().err().unwrap().to_string();
    assert!(message.contains("member 0 `def.json`") && message.contains("bytes of the inflated archive"), "{message}");
    // Zeros behind the end of the archive.
    let message = read_with(&container(&gzip(file("a", b"").as_slice().chain(zeros(256 << 20)))), Limits::default()).unwrap_err();
    assert!(message.contains("follow after the end of the archive"), "{message}");
    let grown = peak().saturating_sub(before);
    assert!(grown < 160, "{grown} MiB");
}

#[test]
fn a_reader_that_fails_is_told() {
    struct Failing(usize);
    impl Read for Failing {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            let bytes = sample();
            let Some(rest) = bytes.get(self.0..1500).filter(|r| !r.is_empty()) else { return Err(io::Error::other("the disk is gone")) };
            let n = rest.len().min(out.len());
            out[..n].copy_from_slice(&rest[..n]);
            self.0 += n;
            Ok(n)
        }
    }
    let error = Package::read(io::BufReader::new(Failing(0)), None, Limits::default()).unwrap_err();
    assert!(error.to_string().ends_with("the disk is gone"), "{error}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, ..ProptestConfig::default() })]

    /// Whatever happens to the file, it is read or refused.
    #[test]
    fn mutated_files_do_not_panic(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12), cut in any::<prop::sample::Index>(), is_cut: bool) {
        let mut bytes = sample();
        for (at, value) in changes {
            let n = bytes.len();
            bytes[at.index(n)] = value;
        }
        if is_cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        let limits = Limits { total: 1 << 20, ..Limits::default() };
        let _ = read_with(&bytes, limits).and_then(|p| program(&p));
    }

    /// The same behind a true hash, so that the tar and the files are reached.
    #[test]
    fn mutated_archives_do_not_panic(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12), fix: bool) {
        let mut tar = tar();
        for (at, value) in changes {
            let n = tar.len();
            tar[at.index(n)] = value;
        }
        if fix {
            for block in tar.chunks_exact_mut(512).filter(|b| &b[257..262] == b"ustar") {
                block[148..156].fill(b' ');
                let sum: u32 = block.iter().map(|b| u32::from(*b)).sum();
                block[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
            }
        }
        if let Ok(package) = read_with(&packed(&tar), Limits::default()) {
            let _ = program(&package);
            // What is taken is written, and taken again.
            let again = package.to_bytes(Options::default()).unwrap();
            prop_assert!(read_with(&again, Limits::default()).is_ok());
        }
    }
}

/// Writers refuse what readers would.
#[test]
fn writers_make_nothing_that_is_refused() {
    use tpb_neff::Writer;
    let new = || Writer::new(io::Cursor::new(Vec::new()), Header::default(), Options::default()).unwrap();
    for name in ["../x", "/x", "", "a\\b", &"n".repeat(2000)] {
        assert!(new().bytes(name, b"").is_err(), "{name:?}");
    }
    let mut writer = new();
    writer.bytes("a", b"1").unwrap();
    assert!(writer.bytes("./a", b"2").unwrap_err().to_string().contains("member 0 has this name already"));
    assert!(new().file("a", 3, &b"12"[..]).unwrap_err().to_string().contains("2 bytes were given for a member of 3"));
    assert!(new().file("a", 1, &b"12"[..]).unwrap_err().to_string().contains("2 bytes were given for a member of 1"));
    let mut writer = new();
    let long = format!("d/{}/x.bin", "n".repeat(300));
    writer.directory("d").unwrap();
    writer.bytes(&long, &[7; 700]).unwrap();
    let (out, _) = writer.finish().unwrap();
    let package = read_with(out.get_ref(), Limits::default()).unwrap();
    assert_eq!(package.file(&long), Some(&[7; 700][..]));
    let mut tar = Vec::new();
    flate2::read::GzDecoder::new(&out.get_ref()[1024..]).read_to_end(&mut tar).unwrap();
    assert_eq!(tar.len() % 10_240, 0);
    io::sink().write_all(&tar).unwrap();
}

/// A long name is cut off in the header block; where it is cut says nothing of what the member is.
#[test]
fn a_name_that_is_cut_off_behind_a_slash() {
    let long = format!("{}/x.bin", "n".repeat(99));
    let mut writer = tpb_neff::Writer::new(io::Cursor::new(Vec::new()), Header::default(), Options::default()).unwrap();
    writer.bytes(&long, b"data").unwrap();
    let (written, _) = writer.finish().unwrap();
    let announced = entry(b"././@LongLink", b'L', &octal(long.len() + 1), &[long.as_bytes(), b"\0"].concat());
    let cut = entry(&long.as_bytes()[..100], b'0', &octal(4), b"data");
    for bytes in [written.into_inner(), packed(&tar_of(&[announced, cut]))] {
        let package = read_with(&bytes, Limits::default()).unwrap();
        assert_eq!(package.file(&long), Some(&b"data"[..]));
    }
    // Old writers tell a directory by its name alone, a long one too.
    let long = format!("{}/", "n".repeat(120));
    let announced = entry(b"././@LongLink", b'L', &octal(long.len() + 1), &[long.as_bytes(), b"\0"].concat());
    let cut = entry(&long.as_bytes()[..100], b'0', &octal(0), b"");
    let package = read_with(&packed(&tar_of(&[announced, cut])), Limits::default()).unwrap();
    assert_eq!(package.file(&long[..120]), None);
}
