// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S4D4_MR`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 13] = [
    RuleInfo {
        id: "S4D4_MR.header.inst_word_len.length",
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
        id: "S4D4_MR.events.wait_mode.known",
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
        id: "S4D4_MR.events.update_mode.known",
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
        id: "S4D4_MR.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S4D4_MR.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 35,
        size: 5,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/search-cluster.md#5.3",
            "cc/isa/dve-search-encoding.md",
        ],
    },
    RuleInfo {
        id: "S4D4_MR.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S4D4_MR.dtypes",
        when: "",
        require: "in_dtype in [FP16, BFLOAT16, UINT8, UINT16, UINT32, FP32, INT32] and out_dtype in [FP16, BFLOAT16, UINT8, UINT16, UINT32, FP32, INT32]",
        message: "in_dtype and out_dtype must each be FP16, BFLOAT16, UINT8, UINT16, UINT32, FP32 or INT32",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/search-cluster.md#9"],
    },
    RuleInfo {
        id: "S4D4_MR.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/search-cluster.md#6.4"],
    },
    RuleInfo {
        id: "S4D4_MR.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S4D4_MR.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S4D4_MR.patterns",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, true, true) and tensor_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "src_mem_pattern must be a legal tensor to read as in_dtype and dst_mem_pattern must be a legal tensor to write as out_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::Med,
        source: &["runtime/isa/validator-architecture.md"],
    },
    RuleInfo {
        id: "S4D4_MR.size",
        when: "not shape_from_register(src_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) <= 16384",
        message: "the product of src_mem_pattern.num_elem must be at most 16384",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/search-cluster.md#9"],
    },
    RuleInfo {
        id: "S4D4_MR.same-count",
        when: "not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) == prod(dst_mem_pattern.num_elem)",
        message: "the product of src_mem_pattern.num_elem must equal the product of dst_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/search-cluster.md#6.4"],
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
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[3])?;
    }
    if tpb_core::bytes::uint(r, 35, 5) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[47] & 0xa0 == 0x80 && u16::from_le_bytes([r[45], r[46]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if !matches!(r[32], 3 | 5..= 0x0a) || !matches!(r[33], 3 | 5..= 0x0a) {
        sink.broken(&RULES[6])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[7])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[8])?;
    }
    if r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[9])?;
    }
    if cx.counts(layout::Conf::Med)
        && (!tpb_core::predicates::tensor_valid(4, &r[12..32], r[32], false, true, true)
            || !tpb_core::predicates::tensor_valid(
                4,
                &r[44..64],
                r[33],
                true,
                true,
                true,
            ))
    {
        sink.broken(&RULES[10])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[12..32])
        && u64::from(u16::from_le_bytes([r[24], r[25]]))
            * u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]])) > 16384
    {
        sink.broken(&RULES[11])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[12..32])
        && !tpb_core::predicates::shape_from_register(&r[44..64])
        && u64::from(u16::from_le_bytes([r[24], r[25]]))
            * u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]]))
            != u64::from(u16::from_le_bytes([r[56], r[57]]))
                * u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]]))
    {
        sink.broken(&RULES[12])?;
    }
    ControlFlow::Continue(())
}
