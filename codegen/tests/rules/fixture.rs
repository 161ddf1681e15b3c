//! A small instruction set for the tests of rules.

use std::sync::LazyLock;

use tpb_codegen::isa::{Field, Isa};
use tpb_codegen::load::load;
use tpb_codegen::resolve::resolve;

const FILES: &[(&str, &str)] = &[
    (
        "spec/generations.yaml",
        "conf: high
source: [test]
generations:
  - {name: tonga, title: TONGA, version: V1, doc: first, geometry: {}}
  - {name: sunda, title: SUNDA, version: V2, doc: second, geometry: {}}
  - {name: cayman, title: CAYMAN, version: V3, after: sunda, doc: third, geometry: {}}
",
    ),
    (
        "spec/enums/DTYPE.yaml",
        "enum: DTYPE
width: 8
doc: Element type.
conf: high
source: [test]
values:
  - {name: INVALID, value: 0x00, sentinel: true, doc: none}
  - {name: INT8, value: 0x02, doc: byte}
  - {name: BFLOAT16, value: 0x06, doc: half}
  - {name: FP32, value: 0x0a, doc: single}
  - {name: FP4, value: 0x10, since: cayman, doc: quarter}
sets:
  - {name: floats, members: [BFLOAT16, FP32]}
  - {name: floats, since: cayman, members: [BFLOAT16, FP32, FP4]}
",
    ),
    (
        "spec/enums/MODE.yaml",
        "enum: MODE
width: 4
doc: Mode.
conf: high
source: [test]
values:
  - {name: OFF, value: 0, doc: not}
  - {name: ON, value: 1, doc: yes}
",
    ),
    (
        "spec/types/HEADER.yaml",
        "type: HEADER
kind: struct
size: 4
doc: Header.
conf: high
source: [test]
fields:
  - {name: opcode, offset: 0, type: u8, doc: opcode}
  - {name: inst_word_len, offset: 1, type: u8, doc: length}
  - {name: debug, offset: 2, type: 'u8[2]', doc: debug}
",
    ),
    (
        "spec/types/PAIR.yaml",
        "type: PAIR
kind: bitfield
size: 2
doc: Two modes and some bits.
conf: high
source: [test]
bits:
  - {name: mode, lsb: 0, width: 4, type: MODE}
  - {name: middle, lsb: 4, width: 2}
  - {name: across, lsb: 6, width: 4}
  - {name: rest, lsb: 10, width: 6}
",
    ),
    (
        "spec/types/TENSOR.yaml",
        "type: TENSOR
kind: struct
size: 12
doc: Plain pattern.
conf: high
source: [test]
fields:
  - {name: start, offset: 0, type: u32, doc: address}
  - {name: step_elem, offset: 4, type: 'i16[2]', doc: steps}
  - {name: num_elem, offset: 8, type: 'u16[2]', doc: counts}
rules:
  - {id: counts, require: 'num_elem[0] != 0 and num_elem[1] != 0'}
",
    ),
    (
        "spec/types/INDIRECT.yaml",
        "type: INDIRECT
kind: struct
size: 12
doc: Indirect pattern.
conf: high
source: [test]
fields:
  - {name: index, offset: 0, type: u32, doc: address}
  - {name: data, offset: 4, type: u32, doc: address}
  - {name: count, offset: 8, type: u16, doc: count}
  - {name: spare, offset: 10, type: 'u8[2]', reserved: zero, doc: spare}
",
    ),
    (
        "spec/types/PATTERN.yaml",
        "type: PATTERN
kind: union
size: 12
doc: Pattern.
conf: high
source: [test]
select: {low: {offset: 0, type: u8}, marker: {offset: 3, type: u8}}
arms:
  - {name: i, type: INDIRECT, when: 'marker & 0x60 == 0x20', doc: indirect}
  - {name: mx, type: 'u8[12]', since: cayman, when: 'low & 1 == 1', doc: mx}
  - {name: t, type: TENSOR, when: 'true', doc: direct}
",
    ),
    (
        "spec/types/SCALAR.yaml",
        "type: SCALAR
kind: union
size: 4
doc: Scalar.
conf: high
source: [test]
given: {src: MODE}
arms:
  - {name: ptr, type: u32, when: 'src == ON', doc: address}
  - {name: bits, type: u32, when: 'src == OFF and opcode == OTHER', doc: bits}
  - {name: value, type: f32, when: 'src == OFF', doc: value}
",
    ),
    (
        "spec/predicates.yaml",
        "conf: high
source: [test]
doc: Predicates.
predicates:
  - {name: is_valid_dtype, args: [dtype: u8, allow_fp32r: bool], per_generation: true, doc: type,
     says: \"{dtype} {is} an element type{allow_fp32r? or FP32R:}\"}
  - {name: shape_from_register, args: [pattern: bytes], doc: shape}
  - {name: at_most, args: [value: u32, limit: u16], doc: bound}
",
    ),
    (
        "spec/formats/pe/thing.yaml",
        "format: THING
engine: pe
doc: A record.
conf: high
source: [test]
opcodes:
  - {name: THIS, byte: 0x02, class: real, engines: [PE], engines_conf: high, doc: this}
  - {name: OTHER, byte: 0x03, class: real, engines: [PE], engines_conf: high, doc: other}
  - {name: LATE, byte: 0x04, class: real, since: cayman, engines: [PE], engines_conf: high, doc: late}
layouts:
  - since: sunda
    fields:
      - {name: header, offset: 0, type: HEADER, doc: header}
      - {name: pair, offset: 4, type: PAIR, doc: pair}
      - {name: in_dtype, offset: 6, type: DTYPE, doc: type}
      - {name: out_dtype, offset: 7, type: DTYPE, closed: true, doc: type}
      - {name: src, offset: 8, type: PATTERN, doc: source}
      - {name: dst, offset: 20, type: TENSOR, doc: destination}
      - {name: imm, offset: 32, type: SCALAR, given: {src: pair.mode}, doc: scalar}
      - {name: step, offset: 36, type: i8, doc: step}
      - {name: n, offset: 37, type: u8, doc: number}
      - {name: wide, offset: 38, type: u64, doc: wide}
      - {name: raw, offset: 46, type: 'u8[10]', doc: bytes}
      - {name: big, offset: 56, type: u32, doc: big}
      - {name: signed, offset: 60, type: i32, doc: signed}
rules:
  - {id: types, when: opcode == THIS, require: in_dtype in floats}
",
    ),
];

/// The instruction set.
pub(crate) fn isa() -> &'static Isa {
    static ISA: LazyLock<Isa> = LazyLock::new(resolved);
    &ISA
}

fn resolved() -> Isa {
    let (spec, found) = load(FILES.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())));
    assert!(!found.has_errors(), "{}", found.render(tpb_codegen::diagnostic::Style::Plain));
    let (isa, found) = resolve(&spec);
    assert!(!found.has_errors(), "{}", found.render(tpb_codegen::diagnostic::Style::Plain));
    isa
}

/// Generation index of a name.
pub(crate) fn generation(isa: &Isa, name: &str) -> usize {
    isa.generations.iter().position(|g| g.name == name).expect("a generation of the fixture")
}

/// Fields of `THING`.
pub(crate) fn fields<'a>(isa: &'a Isa, name: &str) -> &'a [Field] {
    let record = isa.formats[0].records[generation(isa, name)].expect("a record of the fixture");
    &isa.records[record].fields
}
