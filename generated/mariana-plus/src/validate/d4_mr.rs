// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `D4_MR`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 19] = [
    RuleInfo {
        id: "D4_MR.header.inst_word_len.length",
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
        id: "D4_MR.events.wait_mode.known",
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
        id: "D4_MR.events.update_mode.known",
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
        id: "D4_MR.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 12,
        size: 16,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/dve-read-state.md#4.2",
            "gpsimd/firmware/kernels/pool-compute-misc.md#5",
        ],
    },
    RuleInfo {
        id: "D4_MR.reserved1.zero",
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
            "gpsimd/firmware/kernels/dve-read-state.md#4.2",
            "gpsimd/firmware/kernels/pool-compute-misc.md#5",
        ],
    },
    RuleInfo {
        id: "D4_MR.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/dve-read-state.md#4.2",
            "gpsimd/firmware/kernels/pool-compute-misc.md#5",
        ],
    },
    RuleInfo {
        id: "D4_MR.reserved3.zero",
        when: "",
        require: "reserved3 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved3",
        offset: 37,
        size: 3,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/dve-read-state.md#4.2",
            "gpsimd/firmware/kernels/pool-compute-misc.md#5",
        ],
    },
    RuleInfo {
        id: "D4_MR.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "D4_MR.memset-dtype",
        when: "opcode == MEMSET",
        require: "is_valid_dtype(dtype, true)",
        message: "dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#5"],
    },
    RuleInfo {
        id: "D4_MR.indices-channels",
        when: "opcode == DVE_READ_INDICES",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dve-read-state.md#6"],
    },
    RuleInfo {
        id: "D4_MR.start-partition",
        when: "opcode in [MEMSET, RNG]",
        require: "num_active_channels in [1..128] and start_addr_active_channels(dst_mem_pattern, num_active_channels)",
        message: "num_active_channels must be between 1 and 128, and the first partition of dst_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::Med,
        source: &["runtime/isa/validator-architecture.md"],
    },
    RuleInfo {
        id: "D4_MR.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "D4_MR.indices-dst",
        when: "opcode == DVE_READ_INDICES",
        require: "tensor_valid(dst_mem_pattern, dtype, true, true, true)",
        message: "dst_mem_pattern must be a legal tensor to write as dtype",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 44,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dve-read-state.md#6"],
    },
    RuleInfo {
        id: "D4_MR.dst",
        when: "opcode in [MEMSET, RNG]",
        require: "tensor_valid(dst_mem_pattern, dtype, true, true, true)",
        message: "dst_mem_pattern must be a legal tensor to write as dtype",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 44,
        size: 20,
        conf: layout::Conf::Med,
        source: &["runtime/isa/validator-architecture.md"],
    },
    RuleInfo {
        id: "D4_MR.serial",
        when: "opcode in [MEMSET, RNG]",
        require: "serialization_mode == 0",
        message: "serialization_mode must be 0",
        stage: None,
        engine: None,
        field: "serialization_mode",
        offset: 36,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#5"],
    },
    RuleInfo {
        id: "D4_MR.serial-indices",
        when: "opcode == DVE_READ_INDICES",
        require: "serialization_mode == 0",
        message: "serialization_mode must be 0",
        stage: None,
        engine: None,
        field: "serialization_mode",
        offset: 36,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#5"],
    },
    RuleInfo {
        id: "D4_MR.memset-value",
        when: "opcode == MEMSET",
        require: "dtype in [FP32, UINT32, INT32] or (dtype in size2 and set_value & 0xffff0000 == 0) or (dtype in size1 and set_value & 0xffffff00 == 0)",
        message: "the value must fit the element; FP32R is no fill type",
        stage: None,
        engine: None,
        field: "dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#5"],
    },
    RuleInfo {
        id: "D4_MR.rng",
        when: "opcode == RNG",
        require: "set_value == 0 and is_valid_dtype(dtype, true)",
        message: "set_value must be 0; and dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "set_value",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["cc/isa/rng-encoding.md"],
    },
    RuleInfo {
        id: "D4_MR.indices",
        when: "opcode == DVE_READ_INDICES",
        require: "dst_element_count == 8 and dtype in [UINT16, UINT32] and set_value == 0",
        message: "dst_element_count must be 8, and dtype must be UINT16 or UINT32, and set_value must be 0",
        stage: None,
        engine: None,
        field: "dst_element_count",
        offset: 28,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dve-read-state.md#6"],
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
    if r[12..28].iter().any(|b| *b != 0) {
        sink.broken(&RULES[3])?;
    }
    if r[33] != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[35] != 0 {
        sink.broken(&RULES[5])?;
    }
    if tpb_core::bytes::uint(r, 37, 3) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[47] & 0xa0 == 0x80 && u16::from_le_bytes([r[45], r[46]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[0] == 0x49 && !tpb_core::predicates::is_valid_dtype(4, r[32], true) {
        sink.broken(&RULES[8])?;
    }
    if r[0] == 0xe9 && !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[9])?;
    }
    if cx.counts(layout::Conf::Med) && matches!(r[0], 0x49 | 0x4d)
        && (!(1..=128).contains(&r[34])
            || !tpb_core::predicates::start_addr_active_channels(&r[44..64], r[34]))
    {
        sink.broken(&RULES[10])?;
    }
    if r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[11])?;
    }
    if r[0] == 0xe9
        && !tpb_core::predicates::tensor_valid(4, &r[44..64], r[32], true, true, true)
    {
        sink.broken(&RULES[12])?;
    }
    if cx.counts(layout::Conf::Med) && matches!(r[0], 0x49 | 0x4d)
        && !tpb_core::predicates::tensor_valid(4, &r[44..64], r[32], true, true, true)
    {
        sink.broken(&RULES[13])?;
    }
    if cx.counts(layout::Conf::Med) && matches!(r[0], 0x49 | 0x4d) && r[36] != 0 {
        sink.broken(&RULES[14])?;
    }
    if cx.counts(layout::Conf::Med) && r[0] == 0xe9 && r[36] != 0 {
        sink.broken(&RULES[15])?;
    }
    if r[0] == 0x49 && !(8..=0x0a).contains(&r[32])
        && (!(4..=7).contains(&r[32])
            || u32::from_le_bytes([r[40], r[41], r[42], r[43]]) & 0xffff0000 != 0)
        && (!matches!(r[32], 2 | 3 | 0x0d..= 0x0f)
            || u32::from_le_bytes([r[40], r[41], r[42], r[43]]) & 0xffffff00 != 0)
    {
        sink.broken(&RULES[16])?;
    }
    if r[0] == 0x4d
        && (u32::from_le_bytes([r[40], r[41], r[42], r[43]]) != 0
            || !tpb_core::predicates::is_valid_dtype(4, r[32], true))
    {
        sink.broken(&RULES[17])?;
    }
    if r[0] == 0xe9
        && (u32::from_le_bytes([r[28], r[29], r[30], r[31]]) != 8
            || !matches!(r[32], 5 | 9)
            || u32::from_le_bytes([r[40], r[41], r[42], r[43]]) != 0)
    {
        sink.broken(&RULES[18])?;
    }
    ControlFlow::Continue(())
}
