// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S4_PB`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 12] = [
    RuleInfo {
        id: "S4_PB.header.inst_word_len.length",
        when: "",
        require: "header.inst_word_len == 16",
        message: "a record is 16 words of 4 bytes",
        stage: None,
        engine: None,
        field: "header.inst_word_len",
        offset: 1,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "runtime/isa/instruction-record.md#1",
            "cc/isa/instruction-bundle.md",
            "gpsimd/neff/seq-microcode.md#1.1",
        ],
    },
    RuleInfo {
        id: "S4_PB.events.wait_mode.known",
        when: "",
        require: "events.wait_mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "events.wait_mode",
        offset: 4,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "runtime/isa/instruction-record.md#1",
            "runtime/isa/pseudo-instruction-lowering.md#4",
            "gpsimd/neff/seq-microcode.md#1.2",
        ],
    },
    RuleInfo {
        id: "S4_PB.events.update_mode.known",
        when: "",
        require: "events.update_mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "events.update_mode",
        offset: 6,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "runtime/isa/instruction-record.md#1",
            "runtime/isa/pseudo-instruction-lowering.md#4",
            "gpsimd/neff/seq-microcode.md#1.2",
        ],
    },
    RuleInfo {
        id: "S4_PB.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 13,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S4_PB.reserved_33.zero",
        when: "",
        require: "reserved_33 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved_33",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#6"],
    },
    RuleInfo {
        id: "S4_PB.reserved_35.zero",
        when: "",
        require: "reserved_35 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved_35",
        offset: 35,
        size: 5,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#6"],
    },
    RuleInfo {
        id: "S4_PB.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 48,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#6"],
    },
    RuleInfo {
        id: "S4_PB.dtype",
        when: "",
        require: "is_valid_dtype(in_dtype, false)",
        message: "in_dtype must be an element type other than FP32R",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#6"],
    },
    RuleInfo {
        id: "S4_PB.start-partition",
        when: "",
        require: "start_addr_active_channels(src_mem_pattern, num_active_channels)",
        message: "the first partition of src_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#6"],
    },
    RuleInfo {
        id: "S4_PB.src_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.regnum",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S4_PB.src",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, false, true)",
        message: "src_mem_pattern must be a legal tensor outside PSUM to read as in_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#6"],
    },
    RuleInfo {
        id: "S4_PB.size",
        when: "not shape_from_register(src_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) <= 512",
        message: "the buffer holds 512 elements",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#6"],
    },
];

/// Hands every broken rule to the sink.
#[allow(
    clippy::nonminimal_bool,
    clippy::absurd_extreme_comparisons,
    clippy::manual_range_contains,
    unused_comparisons,
    unused_parens
)]
pub(crate) fn check<S: Sink>(
    r: &RecordBytes,
    _: &Context,
    sink: &mut S,
) -> ControlFlow<()> {
    if r[1] != 16 {
        sink.broken(&RULES[0])?;
    }
    if !matches!(r[4], 0..= 7 | 0x0e | 0x0f | 0x81..= 0x85) {
        sink.broken(&RULES[1])?;
    }
    if !matches!(
        r[6], 0..= 5 | 7 | 9 | 0x11..= 0x15 | 0x17 | 0x19 | 0x85 | 0x87 | 0x89 | 0x95 |
        0x97 | 0x99
    ) {
        sink.broken(&RULES[2])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[3])?;
    }
    if r[33] != 0 {
        sink.broken(&RULES[4])?;
    }
    if tpb_core::bytes::uint(r, 35, 5) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[48..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[6])?;
    }
    if !tpb_core::predicates::is_valid_dtype(3, r[32], false) {
        sink.broken(&RULES[7])?;
    }
    if !tpb_core::predicates::start_addr_active_channels(&r[12..32], r[34]) {
        sink.broken(&RULES[8])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[9])?;
    }
    if !tpb_core::predicates::tensor_valid(3, &r[12..32], r[32], false, false, true) {
        sink.broken(&RULES[10])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[12..32])
        && u64::from(u16::from_le_bytes([r[24], r[25]]))
            * u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]])) > 512
    {
        sink.broken(&RULES[11])?;
    }
    ControlFlow::Continue(())
}
