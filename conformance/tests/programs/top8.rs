//! The eight largest of every partition and where they are, by the search cluster; then the next eight, once those are out of the way.

use tpb_core::dialect::Engine;
use tpb_isa::enums::{Dtype, Opcode};
use tpb_isa::types::{Events, Tensor2d, Tensor4d};
use tpb_isa::{Isa, Operation, operations};

use crate::harness::*;

/// Partitions, and elements of each.
const ROWS: u8 = 128;
const COLUMNS: u16 = 300;
/// Places in a partition: elements, what is left of them, the largest, their positions.
const X: u32 = 0;
const LEFT: u32 = 2048;
const VALUES: u32 = 4096;
const POSITIONS: u32 = 4160;
/// Semaphores.
const LOADED: u8 = 20;
const FOUND: u8 = 21;

/// Neighbours.
fn line(from: u32) -> Tensor4d {
    Tensor4d::ZERO.with_start_addr(sbuf(from)).with_step_elem([1; 4]).with_num_elem([COLUMNS, 1, 1, 1])
}

/// Eight words from a place on, or back from the last of them.
fn eight(from: u32, backwards: bool) -> Tensor2d {
    let (from, step) = if backwards { (from + 28, -1) } else { (from, 1) };
    Tensor2d::ZERO.with_start_addr(sbuf(from)).with_step_elem([step, 1]).with_num_elem([8, 1])
}

/// The eight largest go to memory with the largest first.
fn largest(from: u32, to: u32, events: Events) -> Operation {
    Operation::Max8(operations::Max8 {
        events,
        src_mem_pattern: line(from),
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::FP32,
        num_active_channels: ROWS,
        dst_mem_pattern: eight(to, true),
        ..Default::default()
    })
}

/// They are searched for in the order of memory: a load turns them around, as they are read.
fn load(from: u32) -> Operation {
    Operation::MatchValueLoad(operations::MatchValueLoad {
        src_mem_pattern: eight(from, true),
        dtype: Dtype::FP32,
        num_active_channels: ROWS,
        ..Default::default()
    })
}

fn find(from: u32, to: u32, events: Events) -> Operation {
    Operation::FindIndex8(operations::FindIndex8 {
        events,
        src_mem_pattern: line(from),
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::UINT32,
        num_active_channels: ROWS,
        dst_mem_pattern: eight(to, false),
        ..Default::default()
    })
}

/// X is 128 x 300 in FP32; the 16 largest of each row, in descending order, and their positions in UINT32.
///
/// The first positions are those that the replacement leaves in the lanes; SUNDA, which cannot read them, searches for them before.
fn streams(isa: &Isa) -> Vec<(Engine, Vec<Operation>)> {
    let read = Operation::ReadIndices(operations::ReadIndices {
        opcode: Opcode::DVE_READ_INDICES,
        dst_element_count: 8,
        dtype: Dtype::UINT32,
        num_active_channels: ROWS,
        dst_mem_pattern: line(POSITIONS).with_num_elem([8, 1, 1, 1]),
        ..Default::default()
    });
    let reads = (isa.lower)(&read).is_ok();
    let mut dve = vec![largest(X, VALUES, wait(LOADED)), load(VALUES)];
    if !reads {
        dve.extend([find(X, POSITIONS, Events::ZERO), load(VALUES)]);
    }
    dve.push(Operation::MatchReplace8(operations::MatchReplace8 {
        src_mem_pattern: line(X),
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::FP32,
        num_active_channels: ROWS,
        immediate: f32::MIN,
        dst_mem_pattern: line(LEFT),
        ..Default::default()
    }));
    if reads {
        dve.push(read);
    }
    dve.extend([largest(LEFT, VALUES + 32, Events::ZERO), load(VALUES + 32), find(LEFT, POSITIONS + 32, Events::ZERO.then(FOUND))]);
    let pool = transfers(LOADED, FOUND);
    vec![(Engine::Dve, dve), (Engine::Pool, pool)]
}

#[test]
fn top8() {
    let (rows, columns) = (usize::from(ROWS), usize::from(COLUMNS));
    // 255 different numbers, so that most rows have some of their largest twice.
    let x = moderate(12, rows * columns);
    let (mut values, mut positions, mut twice) = (Vec::new(), Vec::new(), 0);
    for row in x.chunks(columns) {
        let mut left: Vec<Option<f32>> = row.iter().copied().map(Some).collect();
        let first = values.len();
        for _ in 0..16 {
            let mut best = None;
            for (i, v) in left.iter().enumerate() {
                if let Some(v) = v
                    && best.is_none_or(|(_, b)| *v > b)
                {
                    best = Some((i, *v));
                }
            }
            let (i, v) = best.expect("a row has more than 16 elements");
            left[i] = None;
            values.push(v);
            positions.push(i as u32);
        }
        twice += values[first..].windows(2).filter(|w| w[0] == w[1]).count();
    }
    assert!(twice > 500, "{twice} equal neighbours");
    for name in ["sunda", "cayman", "mariana", "mariana_plus", "maverick"] {
        let isa = isa(name);
        let inputs = [("x", fp32(&x))];
        let outputs = run("top8", isa, &streams(isa), inputs);
        let words = |output: &str| outputs[output].as_chunks::<4>().0.iter().map(|b| u32::from_le_bytes(*b)).collect::<Vec<_>>();
        assert_eq!(
            words("values"),
            values.iter().map(|v| v.to_bits()).collect::<Vec<_>>(),
            "{name}: the values differ from the plain loops"
        );
        assert_eq!(words("positions"), positions, "{name}: the positions differ from the plain loops");
    }
}
