// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `D4_RAND`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 18] = [
    RuleInfo {
        id: "D4_RAND.header.inst_word_len.length",
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
        id: "D4_RAND.events.wait_mode.known",
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
        id: "D4_RAND.events.update_mode.known",
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
        id: "D4_RAND.state-engine-maverick",
        when: "opcode == RAND_GET_STATE",
        require: "engine in [POOL, DVE]",
        message: "the engine must be POOL or DVE",
        stage: None,
        engine: None,
        field: "",
        offset: 0,
        size: 0,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#4"],
    },
    RuleInfo {
        id: "D4_RAND.rand_algorithm.known",
        when: "",
        require: "rand_algorithm is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "rand_algorithm",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/rng-seed-state-ops.md#3b",
            "gpsimd/firmware/kernels/rng-lfsr-dispatch.md#3",
        ],
    },
    RuleInfo {
        id: "D4_RAND.post_process.known",
        when: "",
        require: "post_process is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "post_process",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/rng-seed-state-ops.md#3b",
            "gpsimd/firmware/kernels/rng-lfsr-dispatch.md#3",
        ],
    },
    RuleInfo {
        id: "D4_RAND.rand_generator.known",
        when: "",
        require: "rand_generator is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "rand_generator",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/rng-seed-state-ops.md#3b",
            "gpsimd/firmware/kernels/rng-lfsr-dispatch.md#3",
        ],
    },
    RuleInfo {
        id: "D4_RAND.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/rng-seed-state-ops.md#3b",
            "gpsimd/firmware/kernels/rng-lfsr-dispatch.md#3",
        ],
    },
    RuleInfo {
        id: "D4_RAND.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 35,
        size: 9,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/rng-seed-state-ops.md#3b",
            "gpsimd/firmware/kernels/rng-lfsr-dispatch.md#3",
        ],
    },
    RuleInfo {
        id: "D4_RAND.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 45,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "D4_RAND.state-dtype",
        when: "opcode == RAND_GET_STATE",
        require: "dtype == UINT32",
        message: "dtype must be UINT32",
        stage: None,
        engine: None,
        field: "dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#3b"],
    },
    RuleInfo {
        id: "D4_RAND.channels",
        when: "opcode == RAND_GET_STATE",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#4a"],
    },
    RuleInfo {
        id: "D4_RAND.dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "D4_RAND.state-dst",
        when: "opcode == RAND_GET_STATE",
        require: "tensor_valid(dst_mem_pattern, dtype, true, true, true)",
        message: "dst_mem_pattern must be a legal tensor to write as dtype",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 44,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#3b"],
    },
    RuleInfo {
        id: "D4_RAND.state-unused",
        when: "opcode == RAND_GET_STATE",
        require: "rand_num_steps == 0 and post_process == RAW_U32 and params == 0",
        message: "rand_num_steps and params must be 0, and post_process must be RAW_U32",
        stage: None,
        engine: None,
        field: "rand_num_steps",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#3b"],
    },
    RuleInfo {
        id: "D4_RAND.state-pool-mariana",
        when: "opcode == RAND_GET_STATE",
        require: "(rand_generator == RNG_PHILOX and rand_algorithm == PHILOX and prod(dst_mem_pattern.num_elem) == 7) or (rand_generator == RNG_XORWOW and rand_algorithm == XORWOW and prod(dst_mem_pattern.num_elem) == 6) or (rand_generator == OUTPUT_CVT_LFSR and rand_algorithm == LFSR and prod(dst_mem_pattern.num_elem) == 1)",
        message: "RNG_PHILOX with PHILOX has 7 words of state, RNG_XORWOW with XORWOW 6, OUTPUT_CVT_LFSR with LFSR 1",
        stage: None,
        engine: Some(tpb_core::dialect::Engine::Pool),
        field: "rand_generator",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#4"],
    },
    RuleInfo {
        id: "D4_RAND.state-dve",
        when: "opcode == RAND_GET_STATE",
        require: "(rand_generator == RNG_XORWOW and rand_algorithm == XORWOW and prod(dst_mem_pattern.num_elem) == 24) or (rand_generator == RNG_LFSR and rand_algorithm == LFSR and prod(dst_mem_pattern.num_elem) == 4) or (rand_generator == OUTPUT_CVT_LFSR and rand_algorithm == LFSR and prod(dst_mem_pattern.num_elem) == 4)",
        message: "RNG_XORWOW with XORWOW has 24 words of state, RNG_LFSR and OUTPUT_CVT_LFSR with LFSR have 4",
        stage: None,
        engine: Some(tpb_core::dialect::Engine::Dve),
        field: "rand_generator",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-seed-state-ops.md#4"],
    },
    RuleInfo {
        id: "D4_RAND.steps",
        when: "opcode == RAND",
        require: "rand_num_steps == 1 or (rand_algorithm == LFSR and rand_num_steps >= 1)",
        message: "either rand_num_steps is 1, or rand_algorithm is LFSR and rand_num_steps is at least 1",
        stage: None,
        engine: None,
        field: "rand_num_steps",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rng-lfsr-dispatch.md#5.3"],
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
    if !matches!(r[4], 0..= 5 | 0x81..= 0x85 | 0x91..= 0x95 | 0xfe) {
        sink.broken(&RULES[1])?;
    }
    if !matches!(
        r[6], 0 | 3..= 5 | 7 | 9 | 0x13..= 0x15 | 0x17 | 0x19 | 0x85 | 0x87 | 0x89 | 0x95
        | 0x97 | 0x99
    ) {
        sink.broken(&RULES[2])?;
    }
    if r[0] == 0x77
        && !(cx
            .engine
            .is_none_or(|engine| {
                matches!(
                    engine, tpb_core::dialect::Engine::Pool |
                    tpb_core::dialect::Engine::Dve
                )
            }))
    {
        sink.broken(&RULES[3])?;
    }
    if !(0..=3).contains(&r[12]) {
        sink.broken(&RULES[4])?;
    }
    if !(0..=2).contains(&r[14]) {
        sink.broken(&RULES[5])?;
    }
    if !(0..=3).contains(&r[15]) {
        sink.broken(&RULES[6])?;
    }
    if r[33] != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[35..44].iter().any(|b| *b != 0) {
        sink.broken(&RULES[8])?;
    }
    if r[47] & 0xa0 == 0x80 && u16::from_le_bytes([r[45], r[46]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if r[0] == 0x77 && r[32] != 9 {
        sink.broken(&RULES[10])?;
    }
    if r[0] == 0x77 && !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[11])?;
    }
    if r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[12])?;
    }
    if r[0] == 0x77
        && !tpb_core::predicates::tensor_valid(5, &r[44..64], r[32], true, true, true)
    {
        sink.broken(&RULES[13])?;
    }
    if r[0] == 0x77 && (r[13] != 0 || r[14] != 0 || r[16..32].iter().any(|b| *b != 0)) {
        sink.broken(&RULES[14])?;
    }
    if cx.engine == Some(tpb_core::dialect::Engine::Pool) && r[0] == 0x77
        && (r[15] != 2 || r[12] != 2
            || u64::from(u16::from_le_bytes([r[56], r[57]]))
                * u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]])) != 7)
        && (r[15] != 1 || r[12] != 3
            || u64::from(u16::from_le_bytes([r[56], r[57]]))
                * u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]])) != 6)
        && (r[15] != 3 || r[12] != 0
            || u64::from(u16::from_le_bytes([r[56], r[57]]))
                * u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]])) != 1)
    {
        sink.broken(&RULES[15])?;
    }
    if cx.engine == Some(tpb_core::dialect::Engine::Dve) && r[0] == 0x77
        && (r[15] != 1 || r[12] != 3
            || u64::from(u16::from_le_bytes([r[56], r[57]]))
                * u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]])) != 24)
        && (r[15] != 0 || r[12] != 0
            || u64::from(u16::from_le_bytes([r[56], r[57]]))
                * u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]])) != 4)
        && (r[15] != 3 || r[12] != 0
            || u64::from(u16::from_le_bytes([r[56], r[57]]))
                * u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]])) != 4)
    {
        sink.broken(&RULES[16])?;
    }
    if r[0] == 0x76 && r[13] != 1 && (r[12] != 0 || r[13] < 1) {
        sink.broken(&RULES[17])?;
    }
    ControlFlow::Continue(())
}
