//! The facts' worked casts, one a line (`casts.txt`, made by `casts.py` from `vectors/numerics.yaml`).

use tpb_core::number::{Casts, Format, Fp8Casts, Rounding, decode, encode};

fn format(name: &str) -> Format {
    match name {
        "FP32" => Format::F32,
        "FP32R" => Format::F32r,
        "FP16" => Format::F16,
        "BFLOAT16" => Format::Bf16,
        // All cases of the vectors are of the finite kind.
        "FP8_EXP4" => Format::E4m3fn,
        "FP8_EXP5" => Format::E5m2,
        // A generic cast reads an E8M0 byte as the number it is.
        "UINT8" | "E8M0" => Format::U8,
        "INT8" => Format::I8,
        "INT16" => Format::I16,
        "INT32" => Format::I32,
        "UINT32" => Format::U32,
        _ => panic!("{name}"),
    }
}

#[test]
fn worked_casts() {
    let mut cases = 0;
    for line in include_str!("casts.txt").lines() {
        let [from, bits, to, want, overflow] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let hex = |s| u64::from_str_radix(s, 16).unwrap();
        let casts = Casts { fp8: Fp8Casts { saturate: overflow == "saturate", ..Fp8Casts::default() }, ..Casts::default() };
        let got = encode(format(to), decode(format(from), hex(bits)), &casts, Rounding::NearestEven);
        assert_eq!(got, hex(want), "{line}");
        cases += 1;
    }
    assert_eq!(cases, 88);
}
