//! JSON of a record, written by interpreting its descriptors.
//!
//! Names are those of the spec, in the layout's order, reserved fields included.
//!
//! | field | JSON |
//! |---|---|
//! | integer | number; beyond 2^53 a string, so that no reader rounds it |
//! | float | number; `"nan"`, `"inf"`, `"-inf"`, and `"f32:0x..."` for a NaN other than the usual one |
//! | enum | `{"raw": 6, "name": "BFLOAT16"}`, the name `null` where the generation has none |
//! | `u8[N]` | string of hex digits |
//! | `char[N]` | string up to the first NUL; all bytes if any after it is not zero |
//! | array | array |
//! | struct, bitfield | object |
//! | union | object of the live arm, `{"addr_reg": ...}`; `{"raw": "hex"}` where none is live; bytes behind a short arm, if not zero, as `"tail": "hex"` |

use core::fmt;

use crate::buffer::Buffer;
use crate::dialect::{Dialect, Form};
use crate::layout::{EnumInfo, Field, Type};
use crate::text::print_value::{given_values, live_arm, load};
use crate::{RECORD_SIZE, RecordBytes};

/// The fields of a record that has this form: `{...}`.
///
/// # Errors
///
/// When `out` fails.
pub fn fields(dialect: &Dialect, form: &Form, record: &RecordBytes, out: &mut impl fmt::Write) -> fmt::Result {
    let mut json = Json { dialect, record, out: Buffer::new(out) };
    json.structure(form.layout.fields, 0);
    json.out.finish()
}

/// A whole record on its own: `{"offset", "opcode", "byte", "format", "generation", "fields"}`, where `offset` is what the caller says
/// of the record's place. A record without a form has `null` for `format` and its bytes as `{"raw": "hex"}` for `fields`.
///
/// # Errors
///
/// When `out` fails.
pub fn statement(dialect: &Dialect, record: &RecordBytes, offset: u64, out: &mut impl fmt::Write) -> fmt::Result {
    let form = dialect.form(record).map(|(_, f)| f);
    statement_as(dialect, form, record, offset, out)
}

/// As [`statement`], with the form that the stream gives to a record.
///
/// # Errors
///
/// When `out` fails.
pub fn statement_as(dialect: &Dialect, form: Option<&Form>, record: &RecordBytes, offset: u64, out: &mut impl fmt::Write) -> fmt::Result {
    let mut json = Json { dialect, record, out: Buffer::new(out) };
    json.out.str("{\"offset\":");
    json.unsigned(offset);
    json.out.str(",\"opcode\":");
    json.text_or_null(dialect.opcode(record[0]).map(|o| o.name));
    json.out.str(",\"byte\":");
    json.out.decimal(u64::from(record[0]));
    json.out.str(",\"format\":");
    json.text_or_null(form.map(|f| f.name));
    json.out.str(",\"generation\":");
    json.text(dialect.name);
    json.out.str(",\"fields\":");
    match form {
        Some(f) => json.structure(f.layout.fields, 0),
        None => {
            json.out.str("{\"raw\":");
            json.hex(0, RECORD_SIZE);
            json.out.byte(b'}');
        }
    }
    json.out.byte(b'}');
    json.out.finish()
}

/// Integers up to here are exact in every JSON reader.
const EXACT: u64 = 1 << 53;

struct Json<'r, 'w> {
    dialect: &'r Dialect,
    record: &'r RecordBytes,
    out: Buffer<'w>,
}

impl Json<'_, '_> {
    fn unsigned(&mut self, v: u64) {
        let quote = v > EXACT;
        if quote {
            self.out.byte(b'"');
        }
        self.out.decimal(v);
        if quote {
            self.out.byte(b'"');
        }
    }

    fn signed(&mut self, v: i64) {
        let quote = v.unsigned_abs() > EXACT;
        if quote {
            self.out.byte(b'"');
        }
        self.out.signed(v);
        if quote {
            self.out.byte(b'"');
        }
    }

    fn hex(&mut self, at: usize, len: usize) {
        self.out.byte(b'"');
        let record = self.record;
        self.out.hex_bytes(record.get(at..at + len).unwrap_or_default());
        self.out.byte(b'"');
    }

    /// A string with everything escaped that JSON wants escaped.
    fn text(&mut self, s: &str) {
        self.out.byte(b'"');
        let mut rest = s;
        while let Some(i) = rest.bytes().position(|b| b < 0x20 || matches!(b, b'"' | b'\\' | 0x7f)) {
            self.out.str(&rest[..i]);
            self.escaped(rest.as_bytes()[i]);
            rest = &rest[i + 1..];
        }
        self.out.str(rest);
        self.out.byte(b'"');
    }

    fn escaped(&mut self, b: u8) {
        match b {
            b'"' => self.out.str("\\\""),
            b'\\' => self.out.str("\\\\"),
            b' '..=b'~' => self.out.byte(b),
            _ => {
                self.out.str("\\u00");
                self.out.hex_bytes(&[b]);
            }
        }
    }

    fn text_or_null(&mut self, s: Option<&str>) {
        match s {
            Some(s) => self.text(s),
            None => self.out.str("null"),
        }
    }

    fn chars(&mut self, at: usize, n: usize) {
        let bytes = self.record.get(at..at + n).unwrap_or_default();
        let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
        let is_padded = bytes[end..].iter().all(|b| *b == 0);
        self.out.byte(b'"');
        for b in if is_padded { &bytes[..end] } else { bytes } {
            self.escaped(*b);
        }
        self.out.byte(b'"');
    }

    fn enumerator(&mut self, e: &EnumInfo, v: u64) {
        self.out.str("{\"raw\":");
        self.unsigned(v);
        self.out.str(",\"name\":");
        self.text_or_null(e.value(v, self.dialect.index).map(|v| v.name));
        self.out.byte(b'}');
    }

    fn float(&mut self, bits: u32) {
        let v = f32::from_bits(bits);
        if v.is_finite() {
            self.out.finite(v);
            return;
        }
        self.out.byte(b'"');
        if bits == f32::NAN.to_bits() {
            self.out.str("nan");
        } else {
            crate::text::print_value::float(&mut self.out, bits);
        }
        self.out.byte(b'"');
    }

    /// Fields of the struct at `base`.
    fn structure(&mut self, fields: &[Field], base: usize) {
        self.out.byte(b'{');
        let mut first = true;
        for f in fields {
            let at = base + usize::from(f.offset);
            if at + f.ty.size() > RECORD_SIZE {
                continue;
            }
            if !core::mem::replace(&mut first, false) {
                self.out.byte(b',');
            }
            self.text(f.name);
            self.out.byte(b':');
            let given = if f.given.is_empty() { [0; 8] } else { given_values(self.record, base, f.given) };
            self.value(&f.ty, at, &given);
        }
        self.out.byte(b'}');
    }

    /// Value of a type whose bytes are inside the record.
    fn value(&mut self, ty: &Type, at: usize, given: &[u64; 8]) {
        match *ty {
            Type::Uint(n) => self.unsigned(load(self.record, at, n.into())),
            Type::Int(n) => {
                let v = load(self.record, at, n.into());
                self.signed(crate::bytes::sign_extend(v, 8 * u32::from(n).clamp(1, 8)));
            }
            Type::F32 => self.float(load(self.record, at, 4) as u32),
            Type::Bytes(n) => self.hex(at, n.into()),
            Type::Chars(n) => self.chars(at, n.into()),
            Type::Enum(e, n) => self.enumerator(e, load(self.record, at, n.into())),
            Type::Array(t, n) => {
                self.out.byte(b'[');
                for i in 0..usize::from(n) {
                    if i > 0 {
                        self.out.byte(b',');
                    }
                    self.value(t, at + i * t.size(), given);
                }
                self.out.byte(b']');
            }
            Type::Big(t) => {
                let size = t.size().clamp(1, 8);
                let v = load(self.record, at, size).swap_bytes() >> (64 - 8 * size);
                match *t {
                    Type::Int(_) => self.signed(crate::bytes::sign_extend(v, 8 * size as u32)),
                    Type::F32 => self.float(v as u32),
                    Type::Enum(e, _) => self.enumerator(e, v),
                    _ => self.unsigned(v),
                }
            }
            Type::Struct(s) => self.structure(s.fields, at),
            Type::Bitfield(b) => {
                let size = usize::from(b.size).min(8);
                let whole = load(self.record, at, size);
                self.out.byte(b'{');
                let bits = b.bits.iter().filter(|b| b.width > 0 && usize::from(b.lsb) + usize::from(b.width) <= 8 * size);
                for (i, bit) in bits.enumerate() {
                    if i > 0 {
                        self.out.byte(b',');
                    }
                    self.text(bit.name);
                    self.out.byte(b':');
                    let v = whole >> bit.lsb & (u64::MAX >> (64 - u32::from(bit.width)));
                    match bit.ty {
                        Some(e) => self.enumerator(e, v),
                        None => self.unsigned(v),
                    }
                }
                self.out.byte(b'}');
            }
            Type::Union(u) => {
                let size = usize::from(u.size);
                let record = self.record;
                let live = live_arm(u, &record[at..at + size], given).and_then(|i| u.arms.get(i));
                self.out.byte(b'{');
                match live.filter(|a| at + a.ty.size() <= RECORD_SIZE) {
                    Some(arm) => {
                        let len = arm.ty.size();
                        self.text(arm.name);
                        self.out.byte(b':');
                        self.value(&arm.ty, at, &[0; 8]);
                        if len < size && record[at + len..at + size].iter().any(|b| *b != 0) {
                            self.out.str(",\"tail\":");
                            self.hex(at + len, size - len);
                        }
                    }
                    None => {
                        self.out.str("\"raw\":");
                        self.hex(at, size);
                    }
                }
                self.out.byte(b'}');
            }
        }
    }
}
