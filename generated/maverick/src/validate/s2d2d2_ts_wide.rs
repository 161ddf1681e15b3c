// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2D2D2_TS_WIDE`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 34] = [
    RuleInfo {
        id: "S2D2D2_TS_WIDE.header.inst_word_len.length",
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
        id: "S2D2D2_TS_WIDE.events.wait_mode.known",
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
        id: "S2D2D2_TS_WIDE.events.update_mode.known",
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
        id: "S2D2D2_TS_WIDE.op.known",
        when: "",
        require: "op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#2",
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2",
        ],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.imm_src.known",
        when: "",
        require: "imm_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm_src",
        offset: 52,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#2",
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2",
        ],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.src_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0",
        offset: 21,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.src_mem_pattern.i.p.reserved.zero",
        when: "",
        require: "src_mem_pattern.i.p.reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.reserved",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/indirection-gather.md#3b",
            "cc/isa/indirect-descriptors.md",
        ],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.src_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.t.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst0_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst0_mem_pattern.i.p.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst0_mem_pattern.i.p.data_addr.addr_reg.reserved0",
        offset: 33,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst0_mem_pattern.i.p.reserved.zero",
        when: "",
        require: "dst0_mem_pattern.i.p.reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst0_mem_pattern.i.p.reserved",
        offset: 38,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/indirection-gather.md#3b",
            "cc/isa/indirect-descriptors.md",
        ],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst0_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst0_mem_pattern.t.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst0_mem_pattern.t.start_addr.addr_reg.reserved0",
        offset: 29,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst1_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst1_mem_pattern.i.p.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst1_mem_pattern.i.p.data_addr.addr_reg.reserved0",
        offset: 45,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst1_mem_pattern.i.p.reserved.zero",
        when: "",
        require: "dst1_mem_pattern.i.p.reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst1_mem_pattern.i.p.reserved",
        offset: 50,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/indirection-gather.md#3b",
            "cc/isa/indirect-descriptors.md",
        ],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst1_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst1_mem_pattern.t.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst1_mem_pattern.t.start_addr.addr_reg.reserved0",
        offset: 41,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 53,
        size: 3,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#2",
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2",
        ],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.imm.imm_reg.reserved0.zero",
        when: "",
        require: "imm.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm.imm_reg.reserved0",
        offset: 57,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 60,
        size: 4,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#2",
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2",
        ],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dtypes",
        when: "",
        require: "in_imm_dtype.dtype_lo in int_dtype_datapath and in_imm_dtype.dtype_hi in int_dtype_datapath and out0_out1_dtype.dtype_lo in int_dtype_datapath and out0_out1_dtype.dtype_hi in int_dtype_datapath",
        message: "in_imm_dtype.dtype_lo, in_imm_dtype.dtype_hi, out0_out1_dtype.dtype_lo and out0_out1_dtype.dtype_hi must each be INT8, UINT8, INT16, UINT16, INT32 or UINT32",
        stage: None,
        engine: None,
        field: "in_imm_dtype.dtype_lo",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.signedness",
        when: "op not in shift",
        require: "(in_imm_dtype.dtype_lo in signed_int and in_imm_dtype.dtype_hi in signed_int) or (in_imm_dtype.dtype_lo in unsigned_int and in_imm_dtype.dtype_hi in unsigned_int)",
        message: "source and scalar are both signed or both unsigned integers",
        stage: None,
        engine: None,
        field: "in_imm_dtype.dtype_lo",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.shift-amount",
        when: "op in shift",
        require: "in_imm_dtype.dtype_hi in unsigned_int",
        message: "in_imm_dtype.dtype_hi must be UINT64, UINT8, UINT16 or UINT32",
        stage: None,
        engine: None,
        field: "in_imm_dtype.dtype_hi",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.unsigned",
        when: "op in [ADD_INT, SUBTRACT_INT, MULT_UINT]",
        require: "in_imm_dtype.dtype_lo in unsigned_int and in_imm_dtype.dtype_hi in unsigned_int",
        message: "in_imm_dtype.dtype_lo and in_imm_dtype.dtype_hi must each be UINT64, UINT8, UINT16 or UINT32",
        stage: None,
        engine: None,
        field: "in_imm_dtype.dtype_lo",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.signed",
        when: "op == MULT_INT",
        require: "in_imm_dtype.dtype_lo in signed_int and in_imm_dtype.dtype_hi in signed_int",
        message: "in_imm_dtype.dtype_lo and in_imm_dtype.dtype_hi must each be INT8, INT16, INT32 or INT64",
        stage: None,
        engine: None,
        field: "in_imm_dtype.dtype_lo",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 15,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        offset: 20,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.src_mem_pattern.t.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst0_mem_pattern.i.p.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst0_mem_pattern.i.p.data_addr.addr_reg.regnum",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst0_mem_pattern.t.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst0_mem_pattern.t.start_addr.addr_reg.regnum",
        offset: 28,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst1_mem_pattern.i.p.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst1_mem_pattern.i.p.data_addr.addr_reg.regnum",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst1_mem_pattern.t.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst1_mem_pattern.t.start_addr.addr_reg.regnum",
        offset: 40,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.imm-pointer",
        when: "imm_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm, in_imm_dtype.dtype_hi, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "imm",
        offset: 56,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.patterns",
        when: "",
        require: "mem_valid(src_mem_pattern, in_imm_dtype.dtype_lo, false, false, true) and mem_valid(dst0_mem_pattern, out0_out1_dtype.dtype_lo, true, false, true) and mem_valid(dst1_mem_pattern, out0_out1_dtype.dtype_hi, true, false, true)",
        message: "source and destinations are legal access patterns outside PSUM, each for its element type",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.op",
        when: "",
        require: "op in [ADD_INT, SUBTRACT_INT, MULT_INT, MULT_UINT, ARITH_SHIFT_LEFT, ARITH_SHIFT_RIGHT, LOGICAL_SHIFT_LEFT, LOGICAL_SHIFT_RIGHT]",
        message: "op must be ADD_INT, SUBTRACT_INT, MULT_INT, MULT_UINT, ARITH_SHIFT_LEFT, ARITH_SHIFT_RIGHT, LOGICAL_SHIFT_LEFT or LOGICAL_SHIFT_RIGHT",
        stage: None,
        engine: None,
        field: "op",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.shift-value",
        when: "op in shift and imm_src == INSTRUCTION_IMMEDIATE",
        require: "imm & 0xffffffe0 == 0",
        message: "bits 5 to 31 of imm must be zero",
        stage: None,
        engine: None,
        field: "imm",
        offset: 56,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.same-count",
        when: "arm(src_mem_pattern) == t and not shape_from_register(src_mem_pattern) and arm(dst0_mem_pattern) == t and not shape_from_register(dst0_mem_pattern) and arm(dst1_mem_pattern) == t and not shape_from_register(dst1_mem_pattern)",
        require: "prod(src_mem_pattern.t.num_elem) == prod(dst0_mem_pattern.t.num_elem) and prod(src_mem_pattern.t.num_elem) == prod(dst1_mem_pattern.t.num_elem)",
        message: "the product of src_mem_pattern.t.num_elem must equal the product of dst0_mem_pattern.t.num_elem and the product of dst1_mem_pattern.t.num_elem",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2"],
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
    if !matches!(r[14], 0..= 0x1d | 0x20..= 0x24 | 0xc4..= 0xe1) {
        sink.broken(&RULES[3])?;
    }
    if !(0..=2).contains(&r[52]) {
        sink.broken(&RULES[4])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80
        && u16::from_le_bytes([r[21], r[22]]) != 0
    {
        sink.broken(&RULES[5])?;
    }
    if r[19] & 0x60 == 0x20 && u16::from_le_bytes([r[26], r[27]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[31] & 0x60 == 0x20 && r[35] & 0xa0 == 0x80
        && u16::from_le_bytes([r[33], r[34]]) != 0
    {
        sink.broken(&RULES[8])?;
    }
    if r[31] & 0x60 == 0x20 && u16::from_le_bytes([r[38], r[39]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if r[31] & 0xa0 == 0x80 && u16::from_le_bytes([r[29], r[30]]) != 0 {
        sink.broken(&RULES[10])?;
    }
    if r[43] & 0x60 == 0x20 && r[47] & 0xa0 == 0x80
        && u16::from_le_bytes([r[45], r[46]]) != 0
    {
        sink.broken(&RULES[11])?;
    }
    if r[43] & 0x60 == 0x20 && u16::from_le_bytes([r[50], r[51]]) != 0 {
        sink.broken(&RULES[12])?;
    }
    if r[43] & 0xa0 == 0x80 && u16::from_le_bytes([r[41], r[42]]) != 0 {
        sink.broken(&RULES[13])?;
    }
    if tpb_core::bytes::uint(r, 53, 3) != 0 {
        sink.broken(&RULES[14])?;
    }
    if r[52] == 2 && tpb_core::bytes::uint(r, 57, 3) != 0 {
        sink.broken(&RULES[15])?;
    }
    if u32::from_le_bytes([r[60], r[61], r[62], r[63]]) != 0 {
        sink.broken(&RULES[16])?;
    }
    if !matches!(r[12] & 0x0f, 2..= 5 | 8 | 9) || !matches!(r[12] >> 4, 2..= 5 | 8 | 9)
        || !matches!(r[13] & 0x0f, 2..= 5 | 8 | 9)
        || !matches!(r[13] >> 4, 2..= 5 | 8 | 9)
    {
        sink.broken(&RULES[17])?;
    }
    if !matches!(r[14], 2 | 3 | 0x10 | 0x11)
        && (!matches!(r[12] & 0x0f, 2 | 4 | 8 | 0x0c)
            || !matches!(r[12] >> 4, 2 | 4 | 8 | 0x0c))
        && (!matches!(r[12] & 0x0f, 1 | 3 | 5 | 9)
            || !matches!(r[12] >> 4, 1 | 3 | 5 | 9))
    {
        sink.broken(&RULES[18])?;
    }
    if matches!(r[14], 2 | 3 | 0x10 | 0x11) && !matches!(r[12] >> 4, 1 | 3 | 5 | 9) {
        sink.broken(&RULES[19])?;
    }
    if matches!(r[14], 0xc4 | 0xc6 | 0xdb)
        && (!matches!(r[12] & 0x0f, 1 | 3 | 5 | 9)
            || !matches!(r[12] >> 4, 1 | 3 | 5 | 9))
    {
        sink.broken(&RULES[20])?;
    }
    if r[14] == 0xc5
        && (!matches!(r[12] & 0x0f, 2 | 4 | 8 | 0x0c)
            || !matches!(r[12] >> 4, 2 | 4 | 8 | 0x0c))
    {
        sink.broken(&RULES[21])?;
    }
    if cx.counts(layout::Conf::Med) && !(1..=128).contains(&r[15]) {
        sink.broken(&RULES[22])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[23])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[24])?;
    }
    if r[31] & 0x60 == 0x20 && r[35] & 0xa0 == 0x80 && r[32] >= 64 {
        sink.broken(&RULES[25])?;
    }
    if r[31] & 0xa0 == 0x80 && r[28] >= 64 {
        sink.broken(&RULES[26])?;
    }
    if r[43] & 0x60 == 0x20 && r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[27])?;
    }
    if r[43] & 0xa0 == 0x80 && r[40] >= 64 {
        sink.broken(&RULES[28])?;
    }
    if r[52] == 1
        && !tpb_core::predicates::imm_pointer_valid(5, &r[56..60], r[12] >> 4, r[15])
    {
        sink.broken(&RULES[29])?;
    }
    if !tpb_core::predicates::mem_valid(5, &r[16..28], r[12] & 0x0f, false, false, true)
        || !tpb_core::predicates::mem_valid(
            5,
            &r[28..40],
            r[13] & 0x0f,
            true,
            false,
            true,
        )
        || !tpb_core::predicates::mem_valid(5, &r[40..52], r[13] >> 4, true, false, true)
    {
        sink.broken(&RULES[30])?;
    }
    if !matches!(r[14], 2 | 3 | 0x10 | 0x11 | 0xc4..= 0xc6 | 0xdb) {
        sink.broken(&RULES[31])?;
    }
    if matches!(r[14], 2 | 3 | 0x10 | 0x11) && r[52] == 0
        && u32::from_le_bytes([r[56], r[57], r[58], r[59]]) & 0xffffffe0 != 0
    {
        sink.broken(&RULES[32])?;
    }
    if r[19] & 0x60 != 0x20 && !tpb_core::predicates::shape_from_register(&r[16..28])
        && r[31] & 0x60 != 0x20 && !tpb_core::predicates::shape_from_register(&r[28..40])
        && r[43] & 0x60 != 0x20 && !tpb_core::predicates::shape_from_register(&r[40..52])
        && (u32::from(u16::from_le_bytes([r[24], r[25]]))
            * u32::from(u16::from_le_bytes([r[26], r[27]]))
            != u32::from(u16::from_le_bytes([r[36], r[37]]))
                * u32::from(u16::from_le_bytes([r[38], r[39]]))
            || u32::from(u16::from_le_bytes([r[24], r[25]]))
                * u32::from(u16::from_le_bytes([r[26], r[27]]))
                != u32::from(u16::from_le_bytes([r[48], r[49]]))
                    * u32::from(u16::from_le_bytes([r[50], r[51]])))
    {
        sink.broken(&RULES[33])?;
    }
    ControlFlow::Continue(())
}
