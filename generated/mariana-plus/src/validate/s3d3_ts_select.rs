// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3D3_TS_SELECT`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 20] = [
    RuleInfo {
        id: "S3D3_TS_SELECT.header.inst_word_len.length",
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
        id: "S3D3_TS_SELECT.events.wait_mode.known",
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
        id: "S3D3_TS_SELECT.events.update_mode.known",
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
        id: "S3D3_TS_SELECT.src1_imm_src.known",
        when: "",
        require: "src1_imm_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "src1_imm_src",
        offset: 38,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-select.md#3"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.pred_imm_src.known",
        when: "",
        require: "pred_imm_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "pred_imm_src",
        offset: 39,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-select.md#3"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 12,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-select.md#3"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.src0_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src0_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 36,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-select.md#3"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.src1_imm.imm_reg.reserved0.zero",
        when: "",
        require: "src1_imm.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src1_imm.imm_reg.reserved0",
        offset: 41,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.pred_imm.imm_reg.reserved0.zero",
        when: "",
        require: "pred_imm.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "pred_imm.imm_reg.reserved0",
        offset: 45,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 49,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.dtype",
        when: "",
        require: "is_valid_dtype(dtype, false)",
        message: "dtype must be an element type other than FP32R",
        stage: None,
        engine: None,
        field: "dtype",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-select.md#7"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.predicate-dtype",
        when: "",
        require: "pred_imm_dtype in int_dtype_datapath and ((pred_imm_dtype in size1 and dtype in size1) or (pred_imm_dtype in size2 and dtype in size2) or (pred_imm_dtype in size4 and dtype in size4))",
        message: "the predicate is an integer as wide as the data",
        stage: None,
        engine: None,
        field: "pred_imm_dtype",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-select.md#4.2"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-select.md#6.1"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.src0_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.start_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 48,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.patterns",
        when: "",
        require: "tensor_valid(src0_mem_pattern, dtype, false, true, true) and tensor_valid(dst_mem_pattern, dtype, true, true, true)",
        message: "src0_mem_pattern must be a legal tensor to read as dtype and dst_mem_pattern must be a legal tensor to write as dtype",
        stage: None,
        engine: None,
        field: "src0_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-select.md#4.3"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.reversed",
        when: "",
        require: "reversed_pred <= 1",
        message: "reversed_pred must be at most 1",
        stage: None,
        engine: None,
        field: "reversed_pred",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-select.md#4.3"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.predicate-value",
        when: "pred_imm_src == INSTRUCTION_IMMEDIATE",
        require: "pred_imm in [0, 1]",
        message: "pred_imm must be 0 or 1",
        stage: None,
        engine: None,
        field: "pred_imm",
        offset: 44,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-select.md#4.2"],
    },
    RuleInfo {
        id: "S3D3_TS_SELECT.same-count",
        when: "not shape_from_register(src0_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(src0_mem_pattern.num_elem) == prod(dst_mem_pattern.num_elem)",
        message: "the product of src0_mem_pattern.num_elem must equal the product of dst_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-select.md#4.3"],
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
    if !(0..=2).contains(&r[38]) {
        sink.broken(&RULES[3])?;
    }
    if !(0..=2).contains(&r[39]) {
        sink.broken(&RULES[4])?;
    }
    if u32::from_le_bytes([r[12], r[13], r[14], r[15]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if u16::from_le_bytes([r[36], r[37]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[38] == 2 && tpb_core::bytes::uint(r, 41, 3) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[39] == 2 && tpb_core::bytes::uint(r, 45, 3) != 0 {
        sink.broken(&RULES[9])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[10])?;
    }
    if !tpb_core::predicates::is_valid_dtype(4, r[34], false) {
        sink.broken(&RULES[11])?;
    }
    if !matches!(r[35], 2..= 5 | 8 | 9)
        || ((!matches!(r[35], 2 | 3 | 0x0d..= 0x0f)
            || !matches!(r[34], 2 | 3 | 0x0d..= 0x0f))
            && (!(4..=7).contains(&r[35]) || !(4..=7).contains(&r[34]))
            && (!(8..=0x0b).contains(&r[35]) || !(8..=0x0b).contains(&r[34])))
    {
        sink.broken(&RULES[12])?;
    }
    if !(1..=128).contains(&r[33]) {
        sink.broken(&RULES[13])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[15])?;
    }
    if !tpb_core::predicates::tensor_valid(4, &r[16..32], r[34], false, true, true)
        || !tpb_core::predicates::tensor_valid(4, &r[48..64], r[34], true, true, true)
    {
        sink.broken(&RULES[16])?;
    }
    if r[32] > 1 {
        sink.broken(&RULES[17])?;
    }
    if r[39] == 0 && !matches!(u32::from_le_bytes([r[44], r[45], r[46], r[47]]), 0 | 1) {
        sink.broken(&RULES[18])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[16..32])
        && !tpb_core::predicates::shape_from_register(&r[48..64])
        && u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]]))
            != u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]]))
    {
        sink.broken(&RULES[19])?;
    }
    ControlFlow::Continue(())
}
