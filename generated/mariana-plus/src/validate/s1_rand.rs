// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S1_RAND`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 17] = [
    RuleInfo {
        id: "S1_RAND.header.inst_word_len.length",
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
        id: "S1_RAND.events.wait_mode.known",
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
        id: "S1_RAND.events.update_mode.known",
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
        id: "S1_RAND.immediate-engine",
        when: "update_state != SRC_TENSOR",
        require: "engine == POOL",
        message: "the engine must be POOL",
        stage: None,
        engine: None,
        field: "",
        offset: 0,
        size: 0,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#3a"],
    },
    RuleInfo {
        id: "S1_RAND.rand_algorithm.known",
        when: "",
        require: "rand_algorithm is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "rand_algorithm",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#3a"],
    },
    RuleInfo {
        id: "S1_RAND.update_state.known",
        when: "",
        require: "update_state is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "update_state",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#3a"],
    },
    RuleInfo {
        id: "S1_RAND.rand_generator.known",
        when: "",
        require: "rand_generator is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "rand_generator",
        offset: 24,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#3a"],
    },
    RuleInfo {
        id: "S1_RAND.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S1_RAND.reserved.zero",
        when: "",
        require: "reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved",
        offset: 25,
        size: 7,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#3a"],
    },
    RuleInfo {
        id: "S1_RAND.dtype",
        when: "",
        require: "in_dtype == UINT32",
        message: "in_dtype must be UINT32",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#4"],
    },
    RuleInfo {
        id: "S1_RAND.src_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S1_RAND.src",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, false, true)",
        message: "src_mem_pattern must be a legal tensor outside PSUM to read as in_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 8,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#3a"],
    },
    RuleInfo {
        id: "S1_RAND.tensor-unused",
        when: "update_state == SRC_TENSOR",
        require: "imm_state == 0",
        message: "imm_state must be 0",
        stage: None,
        engine: None,
        field: "imm_state",
        offset: 32,
        size: 32,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#3a"],
    },
    RuleInfo {
        id: "S1_RAND.immediate",
        when: "update_state != SRC_TENSOR",
        require: "rand_algorithm == PHILOX and update_state == IMM_SINGLE and imm_state[7] == 0",
        message: "only PHILOX takes its state from the record",
        stage: None,
        engine: None,
        field: "rand_algorithm",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#3a"],
    },
    RuleInfo {
        id: "S1_RAND.state-pool-mariana",
        when: "update_state == SRC_TENSOR",
        require: "(rand_generator == RNG_PHILOX and rand_algorithm == PHILOX and src_mem_pattern.num_elem[0] == 7) or (rand_generator == RNG_XORWOW and rand_algorithm == XORWOW and src_mem_pattern.num_elem[0] == 6) or (rand_generator == OUTPUT_CVT_LFSR and rand_algorithm == LFSR and src_mem_pattern.num_elem[0] == 1)",
        message: "RNG_PHILOX with PHILOX has 7 words of state, RNG_XORWOW with XORWOW 6, OUTPUT_CVT_LFSR with LFSR 1",
        stage: None,
        engine: Some(tpb_core::dialect::Engine::Pool),
        field: "rand_generator",
        offset: 24,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#4"],
    },
    RuleInfo {
        id: "S1_RAND.state-dve",
        when: "update_state == SRC_TENSOR",
        require: "(rand_generator == RNG_XORWOW and rand_algorithm == XORWOW and src_mem_pattern.num_elem[0] == 24) or (rand_generator == RNG_LFSR and rand_algorithm == LFSR and src_mem_pattern.num_elem[0] == 4) or (rand_generator == OUTPUT_CVT_LFSR and rand_algorithm == LFSR and src_mem_pattern.num_elem[0] == 4)",
        message: "RNG_XORWOW with XORWOW has 24 words of state, RNG_LFSR and OUTPUT_CVT_LFSR with LFSR have 4",
        stage: None,
        engine: Some(tpb_core::dialect::Engine::Dve),
        field: "rand_generator",
        offset: 24,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#4"],
    },
    RuleInfo {
        id: "S1_RAND.state-act",
        when: "update_state == SRC_TENSOR",
        require: "(rand_generator == OUTPUT_CVT_LFSR and rand_algorithm == LFSR and src_mem_pattern.num_elem[0] == 2)",
        message: "the generator is OUTPUT_CVT_LFSR with LFSR, and has 2 words of state",
        stage: None,
        engine: Some(tpb_core::dialect::Engine::Act),
        field: "rand_generator",
        offset: 24,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#4"],
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
    cx: &Context,
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
    if r[14] != 0
        && !(cx
            .engine
            .is_none_or(|engine| matches!(engine, tpb_core::dialect::Engine::Pool)))
    {
        sink.broken(&RULES[3])?;
    }
    if !(0..=3).contains(&r[12]) {
        sink.broken(&RULES[4])?;
    }
    if !(0..=2).contains(&r[14]) {
        sink.broken(&RULES[5])?;
    }
    if !(0..=3).contains(&r[24]) {
        sink.broken(&RULES[6])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if tpb_core::bytes::uint(r, 25, 7) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[15] != 9 {
        sink.broken(&RULES[9])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[10])?;
    }
    if !tpb_core::predicates::tensor_valid(4, &r[16..24], r[15], false, false, true) {
        sink.broken(&RULES[11])?;
    }
    if r[14] == 0 && r[32..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[12])?;
    }
    if r[14] != 0
        && (r[12] != 2 || r[14] != 1
            || u32::from_le_bytes([r[60], r[61], r[62], r[63]]) != 0)
    {
        sink.broken(&RULES[13])?;
    }
    if cx.engine == Some(tpb_core::dialect::Engine::Pool) && r[14] == 0
        && (r[24] != 2 || r[12] != 2 || u16::from_le_bytes([r[22], r[23]]) != 7)
        && (r[24] != 1 || r[12] != 3 || u16::from_le_bytes([r[22], r[23]]) != 6)
        && (r[24] != 3 || r[12] != 0 || u16::from_le_bytes([r[22], r[23]]) != 1)
    {
        sink.broken(&RULES[14])?;
    }
    if cx.engine == Some(tpb_core::dialect::Engine::Dve) && r[14] == 0
        && (r[24] != 1 || r[12] != 3 || u16::from_le_bytes([r[22], r[23]]) != 24)
        && (r[24] != 0 || r[12] != 0 || u16::from_le_bytes([r[22], r[23]]) != 4)
        && (r[24] != 3 || r[12] != 0 || u16::from_le_bytes([r[22], r[23]]) != 4)
    {
        sink.broken(&RULES[15])?;
    }
    if cx.engine == Some(tpb_core::dialect::Engine::Act) && r[14] == 0
        && (r[24] != 3 || r[12] != 0 || u16::from_le_bytes([r[22], r[23]]) != 2)
    {
        sink.broken(&RULES[16])?;
    }
    ControlFlow::Continue(())
}
