// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2D2_TS_AS`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 13] = [
    RuleInfo {
        id: "S2D2_TS_AS.header.inst_word_len.length",
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
        id: "S2D2_TS_AS.events.wait_mode.known",
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
        id: "S2D2_TS_AS.events.update_mode.known",
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
        id: "S2D2_TS_AS.fill_mode.known",
        when: "",
        require: "fill_mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "fill_mode",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/affineselect.md#3"],
    },
    RuleInfo {
        id: "S2D2_TS_AS.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 37,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2_TS_AS.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S2D2_TS_AS.dtypes",
        when: "",
        require: "is_valid_dtype(in_out_dtype.dtype_lo, false) and is_valid_dtype(in_out_dtype.dtype_hi, true)",
        message: "in_out_dtype.dtype_lo must be an element type other than FP32R; and in_out_dtype.dtype_hi must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "in_out_dtype.dtype_lo",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/affineselect.md#6"],
    },
    RuleInfo {
        id: "S2D2_TS_AS.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/affineselect.md#3.5"],
    },
    RuleInfo {
        id: "S2D2_TS_AS.src_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.regnum",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2_TS_AS.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S2D2_TS_AS.patterns",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_out_dtype.dtype_lo, false, false, true) and tensor_valid(dst_mem_pattern, in_out_dtype.dtype_hi, true, false, true)",
        message: "src_mem_pattern must be a legal tensor outside PSUM to read as in_out_dtype.dtype_lo and dst_mem_pattern must be a legal tensor outside PSUM to write as in_out_dtype.dtype_hi",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 36,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/affineselect.md#7"],
    },
    RuleInfo {
        id: "S2D2_TS_AS.same-count",
        when: "not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) == prod(dst_mem_pattern.num_elem) and prod(mask_pattern.num_elem) == prod(src_mem_pattern.num_elem)",
        message: "the product of src_mem_pattern.num_elem must equal the product of dst_mem_pattern.num_elem and the product of mask_pattern.num_elem must equal the product of src_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 44,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/affineselect.md#3.5",
            "gpsimd/firmware/kernels/affineselect.md#7",
        ],
    },
    RuleInfo {
        id: "S2D2_TS_AS.fill-register",
        when: "",
        require: "fill_reg in [0..63, 128, 129]",
        message: "fill_reg must be 0 to 63, 128 or 129",
        stage: None,
        engine: None,
        field: "fill_reg",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/affineselect.md#3.5"],
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
    if !(0..=3).contains(&r[14]) {
        sink.broken(&RULES[3])?;
    }
    if r[39] & 0xa0 == 0x80 && u16::from_le_bytes([r[37], r[38]]) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if !tpb_core::predicates::is_valid_dtype(2, r[13] & 0x0f, false)
        || !tpb_core::predicates::is_valid_dtype(2, r[13] >> 4, true)
    {
        sink.broken(&RULES[6])?;
    }
    if !(1..=128).contains(&r[12]) {
        sink.broken(&RULES[7])?;
    }
    if r[39] & 0xa0 == 0x80 && r[36] >= 64 {
        sink.broken(&RULES[8])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[9])?;
    }
    if !tpb_core::predicates::tensor_valid(
        2,
        &r[36..48],
        r[13] & 0x0f,
        false,
        false,
        true,
    )
        || !tpb_core::predicates::tensor_valid(
            2,
            &r[48..60],
            r[13] >> 4,
            true,
            false,
            true,
        )
    {
        sink.broken(&RULES[10])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[36..48])
        && !tpb_core::predicates::shape_from_register(&r[48..60])
        && (u32::from(u16::from_le_bytes([r[44], r[45]]))
            * u32::from(u16::from_le_bytes([r[46], r[47]]))
            != u32::from(u16::from_le_bytes([r[56], r[57]]))
                * u32::from(u16::from_le_bytes([r[58], r[59]]))
            || u64::from(u16::from_le_bytes([r[28], r[29]]))
                * u64::from(u16::from_le_bytes([r[30], r[31]]))
                * u64::from(u16::from_le_bytes([r[32], r[33]]))
                * u64::from(u16::from_le_bytes([r[34], r[35]]))
                != u64::from(u16::from_le_bytes([r[44], r[45]]))
                    * u64::from(u16::from_le_bytes([r[46], r[47]])))
    {
        sink.broken(&RULES[11])?;
    }
    if !matches!(r[15], 0..= 63 | 128 | 129) {
        sink.broken(&RULES[12])?;
    }
    ControlFlow::Continue(())
}
