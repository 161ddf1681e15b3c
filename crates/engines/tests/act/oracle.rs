//! Conversions and functions on a path of their own.

use tpb_isa::enums::Dtype;
use tpb_pwp::known::named;
use tpb_pwp::tables::CamLayout;
use tpb_pwp::{Set, Tables};

use crate::reference::reference;

/// Where tests put their inputs in a partition, and find their outputs.
pub(crate) const IN: u32 = 0x1000;
pub(crate) const OUT: u32 = 0x2000;

/// A row of inputs.
pub(crate) struct Bench {
    pub(crate) row: Vec<f32>,
}

impl Bench {
    pub(crate) fn new(row: &[f32]) -> Self {
        Self { row: row.to_vec() }
    }
}

/// Bytes of an element.
pub(crate) fn size(dtype: Dtype) -> usize {
    match dtype {
        Dtype::UINT8 | Dtype::INT8 => 1,
        Dtype::BFLOAT16 | Dtype::FP16 | Dtype::INT16 => 2,
        _ => 4,
    }
}

/// An element as FP32.
pub(crate) fn decode(dtype: Dtype, b: &[u8]) -> f32 {
    match dtype {
        Dtype::UINT8 => f32::from(b[0]),
        Dtype::INT8 => f32::from(b[0] as i8),
        Dtype::INT16 => f32::from(i16::from_le_bytes([b[0], b[1]])),
        Dtype::BFLOAT16 => half::bf16::from_le_bytes([b[0], b[1]]).to_f32(),
        Dtype::FP16 => half::f16::from_le_bytes([b[0], b[1]]).to_f32(),
        Dtype::INT32 => i32::from_le_bytes([b[0], b[1], b[2], b[3]]) as f32,
        Dtype::FP32 => f32::from_le_bytes([b[0], b[1], b[2], b[3]]),
        other => panic!("{other:?}"),
    }
}

/// FP32 as an element: to nearest even, saturated; NaN as the facts have it.
pub(crate) fn encode(dtype: Dtype, v: f32) -> Vec<u8> {
    let whole = |low: f64, high: f64| {
        if v.is_nan() { if v.is_sign_negative() { low } else { high } } else { f64::from(v).round_ties_even().clamp(low, high) }
    };
    match dtype {
        Dtype::UINT8 => vec![whole(0.0, 255.0) as u8],
        Dtype::INT8 => vec![whole(-128.0, 127.0) as i8 as u8],
        Dtype::INT16 => (whole(-32768.0, 32767.0) as i16).to_le_bytes().to_vec(),
        Dtype::INT32 => (whole(-2_147_483_648.0, 2_147_483_647.0) as i32).to_le_bytes().to_vec(),
        Dtype::BFLOAT16 if v.is_nan() => vec![0xc0, 0x7f],
        Dtype::BFLOAT16 => half::bf16::from_f32(v).to_le_bytes().to_vec(),
        Dtype::FP16 if v.is_nan() => vec![0x00, if v.is_sign_negative() { 0xfe } else { 0x7e }],
        Dtype::FP16 => half::f16::from_f32(v).to_le_bytes().to_vec(),
        Dtype::FP32 => v.to_le_bytes().to_vec(),
        other => panic!("{other:?}"),
    }
}

/// Element positions of a walk, by the definition.
pub(crate) fn walk(steps: &[i16], counts: &[u16]) -> Vec<i64> {
    let mut out = vec![0];
    for (step, count) in steps.iter().zip(counts).rev() {
        out = out.iter().flat_map(|at| (0..i64::from(*count)).map(move |i| at + i * i64::from(*step))).collect();
    }
    out
}

/// A built-in table, evaluated from its bytes.
pub(crate) struct Function {
    tables: Tables,
    slope: Option<f32>,
}

impl Function {
    pub(crate) fn new(name: &str, slope: f32) -> Self {
        let known = named(name).expect("a function");
        let set = Set::assemble(name, [(name, known.code.0, &known.function())]).expect("a set");
        Self { tables: set.tables(CamLayout::Cayman), slope: known.parametric.then_some(slope) }
    }

    pub(crate) fn at(&self, x: f32) -> f32 {
        match self.slope {
            Some(slope) => {
                if x <= 0.0 {
                    slope * x
                } else {
                    x
                }
            }
            None => reference(&self.tables, 0, x).expect("a bucket"),
        }
    }
}
