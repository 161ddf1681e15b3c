//! C headers: one per generation, and what they share.
//!
//! Layouts are packed structs and unions whose sizes and offsets the compiler asserts; bitfields are integers with masks and shifts, because C
//! leaves the order of its own bit-fields open. The headers are C11 and C++11. A program on them prints records as JSON, in C11.

mod declare;
mod names;
mod parts;
mod program;

use super::{Files, PREAMBLE};
use crate::isa::{Gen, Isa};
use names::Names;

/// The headers of an instruction set: file names and text.
pub fn emit(isa: &Isa) -> Files {
    let mut files = Files::new();
    files.insert(COMMON.into(), common(isa));
    for generation in 0..isa.generations.len() {
        files.insert(file_name(isa, generation), header(isa, generation).0);
    }
    files
}

/// A program on these headers that prints records as JSON: file names and text.
pub fn program(isa: &Isa) -> Files {
    program::emit(isa)
}

const COMMON: &str = "tpb_common.h";

/// `tpb_mariana_plus.h`.
pub fn file_name(isa: &Isa, generation: Gen) -> String {
    format!("tpb_{}.h", isa.generations[generation].name)
}

fn common(isa: &Isa) -> String {
    let mut names = Names::default();
    let mut out = framed("TPB_COMMON_H", "What the headers of all generations share.", "");
    out.body.push_str(
        "#include <stddef.h>
#include <stdint.h>

#if defined(__BYTE_ORDER__) && defined(__ORDER_LITTLE_ENDIAN__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error \"records are little-endian, and so are the structs of these headers\"
#endif

#if defined(__cplusplus)
#define TPB_STATIC_ASSERT(condition, text) static_assert(condition, text)
#else
#define TPB_STATIC_ASSERT(condition, text) _Static_assert(condition, text)
#endif

#define TPB_ASSERT_SIZE(type, bytes) TPB_STATIC_ASSERT(sizeof(type) == (bytes), #type \" has another size\")
#define TPB_ASSERT_AT(type, member, byte) TPB_STATIC_ASSERT(offsetof(type, member) == (byte), #type \".\" #member \" is at another byte\")

/* Bits of a bitfield: TPB_GET(flags, TPB_SUNDA_DTYPE_PAIR_DTYPE_LO). */
#define TPB_GET(value, field) (((value) & field##_MASK) >> field##_SHIFT)

/* The same bitfield with other bits there; bits that do not fit are dropped. */
#define TPB_WITH(value, field, bits) (((value) & ~field##_MASK) | (((bits) << field##_SHIFT) & field##_MASK))

/* Bytes of an instruction record, and its length in 4-byte words as its second byte has it. */
#define TPB_RECORD_SIZE 64
#define TPB_RECORD_WORDS 16

TPB_STATIC_ASSERT(sizeof(float) == 4, \"float is IEEE single\");
",
    );
    if !isa.sp_words.is_empty() {
        out.body.push_str("\n/* First byte of an SP word, without its phase bit. */\n");
        for (name, value) in &isa.sp_words {
            out.define(&names.take(&format!("TPB_SP_WORD_{}", names::upper(name))), &names::number(*value, 8), "");
        }
    }
    out.finish()
}

/// A generation's header, and what things are called in it.
fn header(isa: &Isa, generation: Gen) -> (String, parts::Named) {
    let g = &isa.generations[generation];
    let guard = format!("TPB_{}_H", names::upper(&g.name));
    let mut out = framed(&guard, &format!("Instruction set of {} ({}). {}", g.title, g.version, g.doc.trim()), "");
    out.body.push_str("#include \"tpb_common.h\"\n");
    let mut writer = parts::Writer { isa, generation, names: Names::default(), named: parts::Named::default(), out };
    writer.geometry();
    writer.enums();
    // Structs have no padding, whatever their fields would like.
    writer.out.body.push_str("\n#pragma pack(push, 1)\n");
    writer.types();
    writer.records();
    writer.out.body.push_str("\n#pragma pack(pop)\n");
    (writer.out.finish(), writer.named)
}

/// Text of a header, with its guard.
struct Out {
    guard: String,
    doc: String,
    body: String,
}

fn framed(guard: &str, doc: &str, body: &str) -> Out {
    Out { guard: guard.into(), doc: comment(doc, ""), body: body.into() }
}

impl Out {
    fn finish(self) -> String {
        let Self { guard, doc, body } = self;
        format!("{PREAMBLE}{doc}#ifndef {guard}\n#define {guard}\n\n{body}\n#endif\n")
    }

    /// A constant, with what it means behind it.
    fn define(&mut self, name: &str, value: &str, doc: &str) {
        let doc = one_line(doc);
        let doc = if doc.is_empty() { String::new() } else { format!(" /* {doc} */") };
        self.body.push_str(&format!("#define {name} {value}{doc}\n"));
    }
}

/// Text that cannot end a comment, on one line.
fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace("*/", "* /").replace("/*", "/ *").replace('\\', "/")
}

/// A block comment, wrapped; empty text gives none.
fn comment(text: &str, indent: &str) -> String {
    const WIDTH: usize = 110;
    let text = one_line(text);
    if text.is_empty() {
        return String::new();
    }
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.len() - 1;
        if !lines[last].is_empty() && lines[last].chars().count() + word.chars().count() >= WIDTH {
            lines.push(word.to_owned());
        } else {
            if !lines[last].is_empty() {
                lines[last].push(' ');
            }
            lines[last].push_str(word);
        }
    }
    format!("{indent}/* {} */\n", lines.join(&format!("\n{indent} * ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_cannot_be_ended_from_inside() {
        assert_eq!(comment("a */ b /* c\n d\\", "  "), "  /* a * / b / * c d/ */\n");
        assert_eq!(comment(" ", ""), "");
        assert_eq!(comment(&"word ".repeat(30), "").lines().count(), 2);
    }
}
