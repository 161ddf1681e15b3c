// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2S1D2_PE_SEED`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 16] = [
    RuleInfo {
        id: "S2S1D2_PE_SEED.header.inst_word_len.length",
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
        id: "S2S1D2_PE_SEED.events.wait_mode.known",
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
        id: "S2S1D2_PE_SEED.events.update_mode.known",
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
        id: "S2S1D2_PE_SEED.mode.known",
        when: "",
        require: "mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "mode",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pe-matmul.md#5",
            "gpsimd/uarch/per-engine-depth.md#4",
        ],
    },
    RuleInfo {
        id: "S2S1D2_PE_SEED.src_seed_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_seed_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_seed_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 13,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2S1D2_PE_SEED.identity_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "identity_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "identity_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 25,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2S1D2_PE_SEED.dst_seed_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_seed_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_seed_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 37,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2S1D2_PE_SEED.reserved.zero",
        when: "",
        require: "reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved",
        offset: 48,
        size: 16,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pe-matmul.md#5",
            "gpsimd/uarch/per-engine-depth.md#4",
        ],
    },
    RuleInfo {
        id: "S2S1D2_PE_SEED.identity",
        when: "",
        require: "identity_dtype in [BFLOAT16, FP16, FP32R, FP8_EXP3, FP8_EXP4, FP8_EXP5]",
        message: "identity_dtype must be BFLOAT16, FP16, FP32R, FP8_EXP3, FP8_EXP4 or FP8_EXP5",
        stage: None,
        engine: None,
        field: "identity_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#5"],
    },
    RuleInfo {
        id: "S2S1D2_PE_SEED.array",
        when: "",
        require: "num_active_rows == 16 and num_active_cols == 128",
        message: "num_active_rows must be 16 and num_active_cols must be 128",
        stage: None,
        engine: None,
        field: "num_active_rows",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#5.1"],
    },
    RuleInfo {
        id: "S2S1D2_PE_SEED.src_seed_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_seed_mem_pattern.start_addr.addr_reg.regnum",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2S1D2_PE_SEED.identity_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "identity_mem_pattern.start_addr.addr_reg.regnum",
        offset: 24,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2S1D2_PE_SEED.dst_seed_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_seed_mem_pattern.start_addr.addr_reg.regnum",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2S1D2_PE_SEED.save-dst",
        when: "mode == SAVE_SEED",
        require: "tensor_valid(dst_seed_mem_pattern, UINT32, true, true, false)",
        message: "dst_seed_mem_pattern must be a legal tensor outside SBUF to write as UINT32",
        stage: None,
        engine: None,
        field: "dst_seed_mem_pattern",
        offset: 36,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#5.2"],
    },
    RuleInfo {
        id: "S2S1D2_PE_SEED.load-src",
        when: "mode == LOAD_SEED",
        require: "tensor_valid(src_seed_mem_pattern, UINT32, false, false, true)",
        message: "src_seed_mem_pattern must be a legal tensor outside PSUM to read as UINT32",
        stage: None,
        engine: None,
        field: "src_seed_mem_pattern",
        offset: 12,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#5"],
    },
    RuleInfo {
        id: "S2S1D2_PE_SEED.save",
        when: "mode == SAVE_SEED",
        require: "dst_seed_mem_pattern.num_elem[0] == 2 and dst_seed_mem_pattern.num_elem[1] == 8 and dst_seed_mem_pattern.step_elem[0] == 1 and dst_seed_mem_pattern.step_elem[1] == 512 and dst_seed_mem_pattern.start_addr == 0x2000000",
        message: "two words at the start of every bank, from partition 0 of PSUM",
        stage: None,
        engine: None,
        field: "dst_seed_mem_pattern.num_elem[0]",
        offset: 44,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#5.2"],
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
    if !(0..=2).contains(&r[33]) {
        sink.broken(&RULES[3])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[27] & 0xa0 == 0x80 && u16::from_le_bytes([r[25], r[26]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[39] & 0xa0 == 0x80 && u16::from_le_bytes([r[37], r[38]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[48..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[7])?;
    }
    if cx.counts(layout::Conf::Med) && !matches!(r[32], 6 | 7 | 0x0b | 0x0d..= 0x0f) {
        sink.broken(&RULES[8])?;
    }
    if r[34] != 16 || r[35] != 128 {
        sink.broken(&RULES[9])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[10])?;
    }
    if r[27] & 0xa0 == 0x80 && r[24] >= 64 {
        sink.broken(&RULES[11])?;
    }
    if r[39] & 0xa0 == 0x80 && r[36] >= 64 {
        sink.broken(&RULES[12])?;
    }
    if r[33] == 2
        && !tpb_core::predicates::tensor_valid(4, &r[36..48], 9, true, true, false)
    {
        sink.broken(&RULES[13])?;
    }
    if r[33] == 1
        && !tpb_core::predicates::tensor_valid(4, &r[12..24], 9, false, false, true)
    {
        sink.broken(&RULES[14])?;
    }
    if r[33] == 2
        && (u16::from_le_bytes([r[44], r[45]]) != 2
            || u16::from_le_bytes([r[46], r[47]]) != 8
            || i16::from_le_bytes([r[40], r[41]]) != 1
            || i16::from_le_bytes([r[42], r[43]]) != 512
            || u32::from_le_bytes([r[36], r[37], r[38], r[39]]) != 33554432)
    {
        sink.broken(&RULES[15])?;
    }
    ControlFlow::Continue(())
}
