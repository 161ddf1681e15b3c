//! Predicates by name, for an interpreter.

use super::{
    addr_aligned, addr8_valid, imm_pointer_valid, in_psum, indirect_quadrant_ok, is_valid_dtype, is_valid_dtype_64, mem_valid,
    mm_dst_bf16_valid, mx_mem_valid, same_quadrant, shape_from_register, shape_from_register8, start_addr_active_channels,
    stream_shuffle_partitions, tensor_valid,
};

/// A predicate in one shape: generation, then integers and truth values in order, then byte arguments in order. What is missing counts as zero.
pub type PredicateFn = fn(u8, &[i64], &[&[u8]]) -> bool;

/// The predicates of `spec/predicates.yaml`.
pub const PREDICATES: &[(&str, PredicateFn)] = &[
    ("is_valid_dtype", |g, i, _| is_valid_dtype(g, byte(i, 0), truth(i, 1))),
    ("is_valid_dtype_64", |g, i, _| is_valid_dtype_64(g, byte(i, 0), truth(i, 1), truth(i, 2), truth(i, 3))),
    ("tensor_valid", |g, i, b| tensor_valid(g, field(b, 0), byte(i, 0), truth(i, 1), truth(i, 2), truth(i, 3))),
    ("mem_valid", |g, i, b| mem_valid(g, field(b, 0), byte(i, 0), truth(i, 1), truth(i, 2), truth(i, 3))),
    ("mx_mem_valid", |g, i, b| mx_mem_valid(g, field(b, 0), byte(i, 0))),
    ("mm_dst_bf16_valid", |_, _, b| mm_dst_bf16_valid(field(b, 0))),
    ("start_addr_active_channels", |_, i, b| start_addr_active_channels(field(b, 0), byte(i, 0))),
    ("shape_from_register", |_, _, b| shape_from_register(field(b, 0))),
    ("shape_from_register8", |_, _, b| shape_from_register8(field(b, 0))),
    ("addr8_valid", |_, _, b| addr8_valid(field(b, 0))),
    ("addr_aligned", |_, i, b| addr_aligned(field(b, 0), byte(i, 0))),
    ("in_psum", |_, _, b| in_psum(field(b, 0))),
    ("same_quadrant", |_, _, b| same_quadrant(field(b, 0), field(b, 1))),
    ("indirect_quadrant_ok", |_, _, b| indirect_quadrant_ok(field(b, 0))),
    ("imm_pointer_valid", |g, i, b| imm_pointer_valid(g, field(b, 0), byte(i, 0), byte(i, 1))),
    ("stream_shuffle_partitions", |_, i, b| stream_shuffle_partitions(field(b, 0), field(b, 1), byte(i, 0))),
];

fn byte(ints: &[i64], at: usize) -> u8 {
    ints.get(at).copied().unwrap_or_default() as u8
}

fn truth(ints: &[i64], at: usize) -> bool {
    ints.get(at).is_some_and(|i| *i != 0)
}

fn field<'a>(bytes: &[&'a [u8]], at: usize) -> &'a [u8] {
    bytes.get(at).copied().unwrap_or_default()
}
