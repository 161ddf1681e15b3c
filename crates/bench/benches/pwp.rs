//! Activation functions by their tables, an element at a time, with the system's own functions beside them.
#![allow(missing_docs)]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tpb_pwp::builtin::plan;
use tpb_pwp::known::named;

fn main() {
    divan::main();
}

const COUNT: usize = 1 << 16;

/// Bell-shaped inputs about zero, with zeros among them.
fn inputs() -> Vec<f32> {
    let mut state = 1u64;
    let mut uniform = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 40) as f32 / (1 << 24) as f32
    };
    (0..COUNT).map(|k| if k % 64 == 0 { 0.0 } else { (0..4).map(|_| uniform()).sum::<f32>() * 3.0 - 6.0 }).collect()
}

#[divan::bench(args = ["gelu", "exp", "sigmoid", "silu", "tanh", "relu"])]
fn table(bencher: Bencher<'_, '_>, name: &str) {
    let plan = plan(named(name).expect("a function").code).expect("a table");
    let inputs = inputs();
    let mut row = inputs.clone();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        row.copy_from_slice(black_box(&inputs));
        plan.apply(&mut row, 0.0).expect("pieces for all");
        black_box(row[COUNT / 2])
    });
}

#[divan::bench]
fn system_tanh(bencher: Bencher<'_, '_>) {
    let inputs = inputs();
    let mut row = inputs.clone();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        row.iter_mut().zip(black_box(&inputs)).for_each(|(y, x)| *y = x.tanh());
        black_box(row[COUNT / 2])
    });
}
