//! Evaluation against a plain reading of the records' bytes.

#[path = "common/reference.rs"]
mod reference;

use proptest::prelude::*;
use reference::reference;
use tpb_pwp::builtin::plan;
use tpb_pwp::function::{Clamp, Function, Octave, Piece, Side, Symmetry};
use tpb_pwp::known::{KNOWN, named};
use tpb_pwp::tables::{CamLayout, Memory, Tables};
use tpb_pwp::{Plan, Set, check};

fn alike(a: Option<f32>, b: Option<f32>) -> bool {
    a == b && a.map(f32::is_sign_negative) == b.map(f32::is_sign_negative)
        || matches!((a, b), (Some(a), Some(b)) if a.is_nan() && b.is_nan())
}

fn compare(tables: &Tables, inputs: &[f32]) {
    compare_in(tables, 0, inputs);
}

fn compare_in(tables: &Tables, number: usize, inputs: &[f32]) {
    let plan = Plan::new(tables, number).expect("a profile");
    for v in inputs {
        let (got, want) = (plan.at(*v, 0.0).ok(), reference(tables, number, *v));
        assert!(alike(got, want), "{v:e} ({:#010x}): {got:?} is not {want:?}", v.to_bits());
        let mut list = [*v];
        let applied = plan.apply(&mut list, 0.0).ok().map(|()| list[0]);
        assert!(alike(applied, want), "{v:e}: {applied:?} is not {want:?}");
    }
}

fn piece() -> impl Strategy<Value = Piece> {
    (-4.0f32..4.0, prop::array::uniform4(-3.0f32..3.0)).prop_map(|(x0, d)| Piece { x0, d })
}

fn clamp(exponent: std::ops::Range<u8>) -> impl Strategy<Value = Clamp> {
    (exponent, prop_oneof![Just(0u32), 0u32..1 << 23], piece()).prop_map(|(exponent, mantissa, piece)| Clamp { exponent, mantissa, piece })
}

fn side() -> impl Strategy<Value = Side> {
    let octave = (0u8..5).prop_flat_map(|extract_size| {
        prop::collection::vec(piece(), 1 << extract_size).prop_map(move |pieces| Octave { extract_size, pieces })
    });
    (clamp(118..124), clamp(124..133), prop::collection::vec(octave, 0..12)).prop_map(|(low, high, octaves)| Side {
        // Files have no mantissa threshold for small inputs.
        low: Clamp { mantissa: 0, ..low },
        high,
        octaves,
    })
}

fn function() -> impl Strategy<Value = Function> {
    let symmetry = (any::<bool>(), any::<bool>(), any::<bool>(), -2.0f32..2.0).prop_map(|(enabled, invert, negative, point)| Symmetry {
        enabled,
        invert,
        negative,
        point,
    });
    (symmetry, -9i16..-3, side(), side(), prop::array::uniform4(any::<f32>())).prop_map(|(symmetry, exponent_offset, neg, pos, special)| {
        let [zero, nan, pos_inf, neg_inf] = special;
        Function { symmetry, zero, nan, pos_inf, neg_inf, exponent_offset, neg, pos, parametric: false }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    /// Random tables, many of them with holes, at random inputs and around every power of two.
    #[test]
    fn random_tables(function in function(), bits in prop::collection::vec(any::<u32>(), 40), near in prop::collection::vec((115u32..135, any::<u32>()), 200)) {
        let set = Set::assemble("s", [("f", 9, &function)]).unwrap();
        let tables = set.tables(CamLayout::Cayman);
        let mut inputs: Vec<f32> = bits.into_iter().map(f32::from_bits).collect();
        inputs.extend(near.into_iter().map(|(e, m)| f32::from_bits(m & 0x807f_ffff | e << 23)));
        inputs.extend([0.0, -0.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::MIN_POSITIVE, f32::MAX, f32::MIN, 1e-45]);
        compare(&tables, &inputs);
    }

    /// Any bytes at all: the same value or none, and the check does not mind.
    #[test]
    fn any_bytes(
        sunda in any::<bool>(),
        bytes in prop::collection::vec(prop_oneof![3 => any::<u8>(), 1 => Just(0u8)], 4 * 32 + 4 * 128 + 16 * 32 + 40 * 32),
        bits in prop::collection::vec(any::<u32>(), 60),
    ) {
        let layout = if sunda { CamLayout::Sunda } else { CamLayout::Cayman };
        let mut tables = Tables::new(layout, [4, 4, 16, 40]);
        let mut rest = &bytes[..];
        for memory in Memory::ALL {
            let (here, later) = rest.split_at(tables.bytes(memory).len());
            prop_assert_eq!(tables.write(memory, 0, here), Some(()));
            prop_assert_eq!(tables.write(memory, 1, here), None);
            rest = later;
        }
        let inputs: Vec<f32> = bits.into_iter().map(f32::from_bits).collect();
        for number in 0..4 {
            // A slope from outside is no table's.
            if tables.bytes(Memory::Profile)[128 * number + 55] & 0x3f != 2 {
                compare_in(&tables, number, &inputs);
            }
        }
        let _ = check(&tables);
        prop_assert!(Plan::new(&tables, 4).is_none());
    }

    /// The built-in tables, likewise.
    #[test]
    fn built_in_tables(number in 0usize..31, bits in prop::collection::vec(any::<u32>(), 500)) {
        let known = &KNOWN[number];
        prop_assume!(!known.parametric);
        let set = Set::assemble("s", [(known.name, known.code.0, &known.function())]).unwrap();
        let inputs: Vec<f32> = bits.iter().map(|b| f32::from_bits(*b)).chain(bits.iter().map(|b| f32::from_bits(b & 0x83ff_ffff | 0x3c00_0000))).collect();
        compare(&set.tables(CamLayout::Cayman), &inputs);
    }
}

/// Thresholds to the bit: the neighbours of a high and of a low one, of a table with constants.
#[test]
fn thresholds() {
    let constant = |v: f32| Piece::about_zero([v, 0.0, 0.0, 0.0]);
    let octave = |v: f32| Octave { extract_size: 1, pieces: vec![constant(v), constant(v + 1.0)] };
    let pos = Side {
        low: Clamp { exponent: 126, mantissa: 0, piece: constant(1.0) },
        high: Clamp { exponent: 128, mantissa: 0x60_0000, piece: constant(2.0) },
        octaves: vec![octave(10.0), octave(20.0), octave(30.0)],
    };
    let function = Function { exponent_offset: -1, pos, ..Function::default() };
    let tables = Set::assemble("s", [("f", 9, &function)]).unwrap().tables(CamLayout::Sunda);
    let plan = Plan::new(&tables, 0).unwrap();
    let at = |x: f32| plan.at(x, 0.0).unwrap();
    assert_eq!([at(0.1), at(0.5), at(0.5f32.next_up()), at(0.75f32.next_down()), at(0.75)], [1.0, 1.0, 10.0, 10.0, 11.0]);
    assert_eq!([at(1.0f32.next_down()), at(1.0), at(1.5), at(2.0), at(3.0)], [11.0, 20.0, 21.0, 30.0, 31.0]);
    assert_eq!([at(3.5f32.next_down()), at(3.5), at(4.0), at(f32::MAX)], [31.0, 2.0, 2.0, 2.0]);
}

/// The sine is not reduced beyond pi: the documented example.
#[test]
fn sine_of_nine() {
    let sin = plan(named("sin").unwrap().code).unwrap();
    let value = sin.at(9.0, 0.0).unwrap();
    assert!((f64::from(value) - 27.65).abs() < 0.005, "{value}");
    assert_eq!(sin.at(-9.0, 0.0).unwrap(), -value);
}

/// The slope of the parametric relu comes from outside.
#[test]
fn parametric_relu() {
    let relu = plan(named("parametric_relu").unwrap().code).unwrap();
    let at = |v: f32| relu.at(v, 0.25).unwrap();
    assert_eq!(
        [at(-8.0), at(-0.0), at(3.0), at(f32::NEG_INFINITY), at(f32::INFINITY)],
        [-2.0, -0.0, 3.0, f32::NEG_INFINITY, f32::INFINITY]
    );
    let mut list = [-8.0, 3.0];
    relu.apply(&mut list, 0.25).unwrap();
    assert_eq!(list, [-2.0, 3.0]);
}
