//! A matmul of two accumulated halves.

use tpb_core::dialect::Engine;
use tpb_isa::enums::MatmulPsumAccumulateFlags;
use tpb_isa::types::Events;
use tpb_isa::{Isa, Operation};

use crate::harness::*;

const ROWS: u8 = 128;
const COLUMNS: u8 = 64;
const FREE: u16 = 96;
/// Places in a partition of SBUF.
const WEIGHTS: [u32; 2] = [0, 128];
const MOVING: [u32; 2] = [256, 448];
const OUT: u32 = 1024;
/// Semaphores.
const LOADED: u8 = 20;
const MULTIPLIED: u8 = 21;
const COPIED: u8 = 22;

/// K = 256 as two accumulated halves: W is 256 x 64, X is 256 x 96, both BFLOAT16; the product is FP32.
fn matmul_streams(isa: &Isa) -> Vec<(Engine, Vec<Operation>)> {
    let load = |half: usize, events: Events| load_weights(isa, WEIGHTS[half], (ROWS, COLUMNS), events);
    let multiply = |half: usize, events: Events, flags: [MatmulPsumAccumulateFlags; 2]| {
        multiply(isa, (MOVING[half], psum(2)), (ROWS, COLUMNS, FREE), events, flags)
    };
    let (start, end) = (MatmulPsumAccumulateFlags::BEGIN_MATMUL_GROUP, MatmulPsumAccumulateFlags::END_MATMUL_GROUP);
    let (single, middle) = (MatmulPsumAccumulateFlags::SINGLE, MatmulPsumAccumulateFlags::MULTI_MID);
    let copy = copy(psum(2), sbuf(OUT), (COLUMNS, FREE), wait(MULTIPLIED).then(COPIED));
    vec![
        (
            Engine::Pe,
            vec![
                load(0, wait(LOADED)),
                multiply(0, Events::ZERO, [start, single]),
                load(1, Events::ZERO),
                multiply(1, Events::ZERO.then(MULTIPLIED), [end, middle]),
            ],
        ),
        (Engine::Dve, vec![copy]),
        (Engine::Pool, transfers(LOADED, COPIED)),
    ]
}

#[test]
fn matmul_of_two_accumulated_halves() {
    for name in ["sunda", "cayman", "mariana", "mariana_plus", "maverick"] {
        let isa = isa(name);

        let (m, n) = (usize::from(COLUMNS), usize::from(FREE));
        let (w, x) = (values(1, 256 * m), values(2, 256 * n));
        let inputs = [("w", bf16(&w)), ("x", bf16(&x))];
        let outputs = run("matmul_k256", isa, &matmul_streams(isa), inputs);

        // The reference: each half summed over ascending rows, then added to the other, all in FP32.
        let mut want = Vec::new();
        for i in 0..m {
            for j in 0..n {
                let half = |from: usize| (from..from + 128).fold(0.0f32, |s, k| s + w[k * m + i] * x[k * n + j]);
                want.extend((half(0) + half(128)).to_le_bytes());
            }
        }
        assert!(outputs["y"] == want, "{name}: the product differs from the plain loops");
    }
}
