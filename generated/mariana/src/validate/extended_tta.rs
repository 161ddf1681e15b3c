// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `EXTENDED_TTA`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 17] = [
    RuleInfo {
        id: "EXTENDED_TTA.header.inst_word_len.length",
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
        id: "EXTENDED_TTA.events.wait_mode.known",
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
        id: "EXTENDED_TTA.events.update_mode.known",
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
        id: "EXTENDED_TTA.op.known",
        when: "",
        require: "op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/ext-tensor-tensor-arith.md#2",
            "gpsimd/firmware/kernels/tensor-tensor.md#2.2",
        ],
    },
    RuleInfo {
        id: "EXTENDED_TTA.completion_info.reserved0.zero",
        when: "",
        require: "completion_info.reserved0 == 0",
        message: "reserved bits must be zero",
        stage: None,
        engine: None,
        field: "completion_info.reserved0",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ext-tensor-tensor-arith.md#2.2"],
    },
    RuleInfo {
        id: "EXTENDED_TTA.completion_info.reserved1.zero",
        when: "",
        require: "completion_info.reserved1 == 0",
        message: "reserved bits must be zero",
        stage: None,
        engine: None,
        field: "completion_info.reserved1",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ext-tensor-tensor-arith.md#2.2"],
    },
    RuleInfo {
        id: "EXTENDED_TTA.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 17,
        size: 3,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/ext-tensor-tensor-arith.md#2",
            "gpsimd/firmware/kernels/tensor-tensor.md#2.2",
        ],
    },
    RuleInfo {
        id: "EXTENDED_TTA.src0_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src0_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 21,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "EXTENDED_TTA.src1_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src1_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src1_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 33,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "EXTENDED_TTA.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "EXTENDED_TTA.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 56,
        size: 8,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/ext-tensor-tensor-arith.md#2",
            "gpsimd/firmware/kernels/tensor-tensor.md#2.2",
        ],
    },
    RuleInfo {
        id: "EXTENDED_TTA.unserviced-dtype",
        when: "",
        require: "in0_in1_dtype.dtype_lo not in [INT64, UINT64] and in0_in1_dtype.dtype_hi not in [INT64, UINT64] and out_dtype not in [INT64, UINT64]",
        message: "64-bit integers are unserviced; the firmware has no path for them",
        stage: None,
        engine: None,
        field: "in0_in1_dtype.dtype_lo",
        offset: 14,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/ext-tensor-tensor-arith.md#2"],
    },
    RuleInfo {
        id: "EXTENDED_TTA.src0_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.start_addr.addr_reg.regnum",
        offset: 20,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "EXTENDED_TTA.src1_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src1_mem_pattern.start_addr.addr_reg.regnum",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "EXTENDED_TTA.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "EXTENDED_TTA.op",
        when: "",
        require: "op in [ADD, MULT]",
        message: "the firmware knows two operations",
        stage: None,
        engine: None,
        field: "op",
        offset: 16,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/ext-tensor-tensor-arith.md#3"],
    },
    RuleInfo {
        id: "EXTENDED_TTA.completion",
        when: "",
        require: "completion_info.has_read == 1 and completion_info.has_write == 1 and completion_info.num_active_ports == 0",
        message: "completion_info.has_read and completion_info.has_write must be 1, and completion_info.num_active_ports must be 0",
        stage: None,
        engine: None,
        field: "completion_info.has_read",
        offset: 13,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/ext-tensor-tensor-arith.md#2.2"],
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
    if !matches!(r[16], 0..= 0x1d | 0x20..= 0x23 | 0xc4..= 0xe1) {
        sink.broken(&RULES[3])?;
    }
    if ((r[13] >> 1) & 1) != 0 {
        sink.broken(&RULES[4])?;
    }
    if (r[13] >> 6) != 0 {
        sink.broken(&RULES[5])?;
    }
    if tpb_core::bytes::uint(r, 17, 3) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[23] & 0xa0 == 0x80 && u16::from_le_bytes([r[21], r[22]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[35] & 0xa0 == 0x80 && u16::from_le_bytes([r[33], r[34]]) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[47] & 0xa0 == 0x80 && u16::from_le_bytes([r[45], r[46]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if u64::from_le_bytes([r[56], r[57], r[58], r[59], r[60], r[61], r[62], r[63]]) != 0
    {
        sink.broken(&RULES[10])?;
    }
    if cx.counts(layout::Conf::Med)
        && (matches!(r[14] & 0x0f, 1 | 0x0c) || matches!(r[14] >> 4, 1 | 0x0c)
            || matches!(r[15], 1 | 0x0c))
    {
        sink.broken(&RULES[11])?;
    }
    if r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[12])?;
    }
    if r[35] & 0xa0 == 0x80 && r[32] >= 64 {
        sink.broken(&RULES[13])?;
    }
    if r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if cx.counts(layout::Conf::Med) && !matches!(r[16], 4 | 6) {
        sink.broken(&RULES[15])?;
    }
    if cx.counts(layout::Conf::Med)
        && ((r[13] & 1) != 1 || ((r[13] >> 2) & 1) != 1 || ((r[13] >> 3) & 7) != 0)
    {
        sink.broken(&RULES[16])?;
    }
    ControlFlow::Continue(())
}
