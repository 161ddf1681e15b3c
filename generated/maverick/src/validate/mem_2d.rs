// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `MEM_2D`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 14] = [
    RuleInfo {
        id: "MEM_2D.header.inst_word_len.length",
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
        id: "MEM_2D.events.wait_mode.known",
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
        id: "MEM_2D.events.update_mode.known",
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
        id: "MEM_2D.src_datasrc.known",
        when: "",
        require: "src_datasrc is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "src_datasrc",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/tensorload.md#3",
            "gpsimd/firmware/kernels/tensorstore.md#4",
            "cc/isa/sp-register-encoding.md#5",
        ],
    },
    RuleInfo {
        id: "MEM_2D.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "start_addr.addr_reg.reserved0",
        offset: 18,
        size: 5,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "MEM_2D.dtype",
        when: "",
        require: "dtype in [UINT8, INT8, UINT16, INT16, UINT32, INT32, FP32, UINT64]",
        message: "dtype must be UINT8, INT8, UINT16, INT16, UINT32, INT32, FP32 or UINT64",
        stage: None,
        engine: None,
        field: "dtype",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensorload.md#4"],
    },
    RuleInfo {
        id: "MEM_2D.start_addr.addr_reg.registers",
        when: "",
        require: "reg_lo < 64 and reg_hi < 64",
        message: "reg_lo and reg_hi must be less than 64",
        stage: None,
        engine: None,
        field: "start_addr.addr_reg.reg_lo",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "MEM_2D.aligned-2",
        when: "dtype in [UINT16, INT16]",
        require: "addr_aligned(start_addr, 2)",
        message: "start_addr must be aligned to 2 bytes",
        stage: None,
        engine: None,
        field: "start_addr",
        offset: 16,
        size: 8,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensorstore.md#5"],
    },
    RuleInfo {
        id: "MEM_2D.aligned-4",
        when: "dtype in [UINT32, INT32, FP32]",
        require: "addr_aligned(start_addr, 4)",
        message: "start_addr must be aligned to 4 bytes",
        stage: None,
        engine: None,
        field: "start_addr",
        offset: 16,
        size: 8,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensorstore.md#5"],
    },
    RuleInfo {
        id: "MEM_2D.aligned-8",
        when: "dtype in [UINT64]",
        require: "addr_aligned(start_addr, 8)",
        message: "start_addr must be aligned to 8 bytes",
        stage: None,
        engine: None,
        field: "start_addr",
        offset: 16,
        size: 8,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensorstore.md#5"],
    },
    RuleInfo {
        id: "MEM_2D.counts",
        when: "",
        require: "num_elem0 in [1..32] and num_elem1 in [1..32] and num_elem0 * num_elem1 <= 32",
        message: "num_elem0 and num_elem1 must be between 1 and 32, and num_elem0 times num_elem1 must be at most 32",
        stage: None,
        engine: None,
        field: "num_elem0",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/tensorload.md#3",
            "gpsimd/firmware/kernels/tensorstore.md#5",
        ],
    },
    RuleInfo {
        id: "MEM_2D.load-registers",
        when: "opcode == TENSOR_LOAD",
        require: "src_datasrc == REGISTER",
        message: "src_datasrc must be REGISTER",
        stage: None,
        engine: None,
        field: "src_datasrc",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensorload.md#3"],
    },
    RuleInfo {
        id: "MEM_2D.store-values",
        when: "opcode == TENSOR_STORE and src_datasrc == IMMEDIATE",
        require: "(dtype in [UINT8, INT8] and num_elem0 * num_elem1 <= 32) or (dtype in [UINT16, INT16] and num_elem0 * num_elem1 <= 16) or (dtype in [UINT32, INT32, FP32] and num_elem0 * num_elem1 <= 8) or (dtype == UINT64 and num_elem0 * num_elem1 <= 4)",
        message: "packed values fill at most 32 bytes",
        stage: None,
        engine: None,
        field: "dtype",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensorstore.md#6"],
    },
    RuleInfo {
        id: "MEM_2D.pairs",
        when: "dtype == UINT64 and src_datasrc == REGISTER",
        require: "data.registers[0] % 2 == 0 and data.registers[1] % 2 == 0 and data.registers[2] % 2 == 0 and data.registers[3] % 2 == 0 and data.registers[4] % 2 == 0 and data.registers[5] % 2 == 0 and data.registers[6] % 2 == 0 and data.registers[7] % 2 == 0 and data.registers[8] % 2 == 0 and data.registers[9] % 2 == 0 and data.registers[10] % 2 == 0 and data.registers[11] % 2 == 0 and data.registers[12] % 2 == 0 and data.registers[13] % 2 == 0 and data.registers[14] % 2 == 0 and data.registers[15] % 2 == 0 and data.registers[16] % 2 == 0 and data.registers[17] % 2 == 0 and data.registers[18] % 2 == 0 and data.registers[19] % 2 == 0 and data.registers[20] % 2 == 0 and data.registers[21] % 2 == 0 and data.registers[22] % 2 == 0 and data.registers[23] % 2 == 0 and data.registers[24] % 2 == 0 and data.registers[25] % 2 == 0 and data.registers[26] % 2 == 0 and data.registers[27] % 2 == 0 and data.registers[28] % 2 == 0 and data.registers[29] % 2 == 0 and data.registers[30] % 2 == 0 and data.registers[31] % 2 == 0",
        message: "64-bit values live in even register pairs; all slots are checked",
        stage: None,
        engine: None,
        field: "data.registers[0]",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensorload.md#4"],
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
    if !matches!(r[4], 0..= 5 | 0x81..= 0x85 | 0x91..= 0x95 | 0xfe) {
        sink.broken(&RULES[1])?;
    }
    if !matches!(
        r[6], 0 | 3..= 5 | 7 | 9 | 0x13..= 0x15 | 0x17 | 0x19 | 0x85 | 0x87 | 0x89 | 0x95
        | 0x97 | 0x99
    ) {
        sink.broken(&RULES[2])?;
    }
    if !matches!(r[13], 0 | 1) {
        sink.broken(&RULES[3])?;
    }
    if matches!(r[23], 128 | 192) && tpb_core::bytes::uint(r, 18, 5) != 0 {
        sink.broken(&RULES[4])?;
    }
    if !matches!(r[12], 1..= 5 | 8..= 0x0a) {
        sink.broken(&RULES[5])?;
    }
    if matches!(r[23], 128 | 192) && (r[16] >= 64 || r[17] >= 64) {
        sink.broken(&RULES[6])?;
    }
    if matches!(r[12], 4 | 5) && !tpb_core::predicates::addr_aligned(&r[16..24], 2) {
        sink.broken(&RULES[7])?;
    }
    if (8..=0x0a).contains(&r[12]) && !tpb_core::predicates::addr_aligned(&r[16..24], 4)
    {
        sink.broken(&RULES[8])?;
    }
    if r[12] == 1 && !tpb_core::predicates::addr_aligned(&r[16..24], 8) {
        sink.broken(&RULES[9])?;
    }
    if !(1..=32).contains(&r[14]) || !(1..=32).contains(&r[15])
        || u16::from(r[14]) * u16::from(r[15]) > 32
    {
        sink.broken(&RULES[10])?;
    }
    if r[0] == 0xaa && r[13] != 0 {
        sink.broken(&RULES[11])?;
    }
    if r[0] == 0xab && r[13] == 1
        && (!matches!(r[12], 2 | 3) || u16::from(r[14]) * u16::from(r[15]) > 32)
        && (!matches!(r[12], 4 | 5) || u16::from(r[14]) * u16::from(r[15]) > 16)
        && (!(8..=0x0a).contains(&r[12]) || u16::from(r[14]) * u16::from(r[15]) > 8)
        && (r[12] != 1 || u16::from(r[14]) * u16::from(r[15]) > 4)
    {
        sink.broken(&RULES[12])?;
    }
    if r[12] == 1 && r[13] == 0
        && (!r[32].is_multiple_of(2) || !r[33].is_multiple_of(2)
            || !r[34].is_multiple_of(2) || !r[35].is_multiple_of(2)
            || !r[36].is_multiple_of(2) || !r[37].is_multiple_of(2)
            || !r[38].is_multiple_of(2) || !r[39].is_multiple_of(2)
            || !r[40].is_multiple_of(2) || !r[41].is_multiple_of(2)
            || !r[42].is_multiple_of(2) || !r[43].is_multiple_of(2)
            || !r[44].is_multiple_of(2) || !r[45].is_multiple_of(2)
            || !r[46].is_multiple_of(2) || !r[47].is_multiple_of(2)
            || !r[48].is_multiple_of(2) || !r[49].is_multiple_of(2)
            || !r[50].is_multiple_of(2) || !r[51].is_multiple_of(2)
            || !r[52].is_multiple_of(2) || !r[53].is_multiple_of(2)
            || !r[54].is_multiple_of(2) || !r[55].is_multiple_of(2)
            || !r[56].is_multiple_of(2) || !r[57].is_multiple_of(2)
            || !r[58].is_multiple_of(2) || !r[59].is_multiple_of(2)
            || !r[60].is_multiple_of(2) || !r[61].is_multiple_of(2)
            || !r[62].is_multiple_of(2) || !r[63].is_multiple_of(2))
    {
        sink.broken(&RULES[13])?;
    }
    ControlFlow::Continue(())
}
