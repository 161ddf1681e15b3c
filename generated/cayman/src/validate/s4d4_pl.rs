// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S4D4_PL`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 19] = [
    RuleInfo {
        id: "S4D4_PL.header.inst_word_len.length",
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
        id: "S4D4_PL.events.wait_mode.known",
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
        id: "S4D4_PL.events.update_mode.known",
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
        id: "S4D4_PL.pool_func.known",
        when: "",
        require: "pool_func is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "pool_func",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/avg-max-pool.md#3.1",
            "gpsimd/firmware/kernels/decode-pool.md#6",
            "cc/isa/pool-reduce-encoding.md#1",
        ],
    },
    RuleInfo {
        id: "S4D4_PL.pool_dim.known",
        when: "",
        require: "pool_dim is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "pool_dim",
        offset: 37,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/avg-max-pool.md#3.1",
            "gpsimd/firmware/kernels/decode-pool.md#6",
            "cc/isa/pool-reduce-encoding.md#1",
        ],
    },
    RuleInfo {
        id: "S4D4_PL.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S4D4_PL.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/avg-max-pool.md#3.1",
            "gpsimd/firmware/kernels/decode-pool.md#6",
            "cc/isa/pool-reduce-encoding.md#1",
        ],
    },
    RuleInfo {
        id: "S4D4_PL.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 38,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/avg-max-pool.md#3.1",
            "gpsimd/firmware/kernels/decode-pool.md#6",
            "cc/isa/pool-reduce-encoding.md#1",
        ],
    },
    RuleInfo {
        id: "S4D4_PL.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S4D4_PL.dtypes",
        when: "",
        require: "is_valid_dtype(in_dtype, false) and is_valid_dtype(out_dtype, true)",
        message: "in_dtype must be an element type other than FP32R; and out_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/avg-max-pool.md#3.6"],
    },
    RuleInfo {
        id: "S4D4_PL.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/avg-max-pool.md#3.6"],
    },
    RuleInfo {
        id: "S4D4_PL.start-partitions",
        when: "",
        require: "start_addr_active_channels(src_mem_pattern, num_active_channels) and start_addr_active_channels(dst_mem_pattern, num_active_channels)",
        message: "the first partition of src_mem_pattern and the first partition of dst_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/avg-max-pool.md#3.6"],
    },
    RuleInfo {
        id: "S4D4_PL.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S4D4_PL.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S4D4_PL.patterns",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, true, true) and tensor_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "src_mem_pattern must be a legal tensor to read as in_dtype and dst_mem_pattern must be a legal tensor to write as out_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/avg-max-pool.md#3.6"],
    },
    RuleInfo {
        id: "S4D4_PL.pool-func",
        when: "opcode == POOL",
        require: "pool_func in [MAX_POOL, AVG_POOL]",
        message: "pool_func must be MAX_POOL or AVG_POOL",
        stage: None,
        engine: None,
        field: "pool_func",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/avg-max-pool.md#3.3"],
    },
    RuleInfo {
        id: "S4D4_PL.select",
        when: "opcode == MAX_POOL_SELECT",
        require: "pool_func == NONE and out_dtype in [UINT8, UINT16, UINT32]",
        message: "pool_func must be NONE; and out_dtype must be UINT8, UINT16 or UINT32",
        stage: None,
        engine: None,
        field: "pool_func",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/avg-max-pool.md#3.3,#7"],
    },
    RuleInfo {
        id: "S4D4_PL.dims",
        when: "",
        require: "pool_dim in [X, XY, XYZ, XYZW]",
        message: "pool_dim must be X, XY, XYZ or XYZW",
        stage: None,
        engine: None,
        field: "pool_dim",
        offset: 37,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/avg-max-pool.md#3.4"],
    },
    RuleInfo {
        id: "S4D4_PL.scale",
        when: "opcode == MAX_POOL_SELECT or pool_func == MAX_POOL",
        require: "pool_scale == 0x3f800000",
        message: "only an average is scaled",
        stage: None,
        engine: None,
        field: "pool_scale",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/avg-max-pool.md#6"],
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
    if !(0..=2).contains(&r[36]) {
        sink.broken(&RULES[3])?;
    }
    if !matches!(r[37], 0 | 2..= 5) {
        sink.broken(&RULES[4])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[35] != 0 {
        sink.broken(&RULES[6])?;
    }
    if u16::from_le_bytes([r[38], r[39]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[47] & 0xa0 == 0x80 && u16::from_le_bytes([r[45], r[46]]) != 0 {
        sink.broken(&RULES[8])?;
    }
    if !tpb_core::predicates::is_valid_dtype(2, r[32], false)
        || !tpb_core::predicates::is_valid_dtype(2, r[33], true)
    {
        sink.broken(&RULES[9])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[10])?;
    }
    if !tpb_core::predicates::start_addr_active_channels(&r[12..32], r[34])
        || !tpb_core::predicates::start_addr_active_channels(&r[44..64], r[34])
    {
        sink.broken(&RULES[11])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[12])?;
    }
    if r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[13])?;
    }
    if !tpb_core::predicates::tensor_valid(2, &r[12..32], r[32], false, true, true)
        || !tpb_core::predicates::tensor_valid(2, &r[44..64], r[33], true, true, true)
    {
        sink.broken(&RULES[14])?;
    }
    if r[0] == 0x45 && !matches!(r[36], 1 | 2) {
        sink.broken(&RULES[15])?;
    }
    if r[0] == 0x58 && (r[36] != 0 || !matches!(r[33], 3 | 5 | 9)) {
        sink.broken(&RULES[16])?;
    }
    if !(2..=5).contains(&r[37]) {
        sink.broken(&RULES[17])?;
    }
    if (r[0] == 0x58 || r[36] == 1)
        && u32::from_le_bytes([r[40], r[41], r[42], r[43]]) != 1065353216
    {
        sink.broken(&RULES[18])?;
    }
    ControlFlow::Continue(())
}
