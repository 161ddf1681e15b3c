// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3D3_TENS_DEQUANT`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 18] = [
    RuleInfo {
        id: "S3D3_TENS_DEQUANT.header.inst_word_len.length",
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
        id: "S3D3_TENS_DEQUANT.events.wait_mode.known",
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
        id: "S3D3_TENS_DEQUANT.events.update_mode.known",
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
        id: "S3D3_TENS_DEQUANT.dequant_fmt.known",
        when: "",
        require: "dequant_fmt is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "dequant_fmt",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/mx-dequant.md#3"],
    },
    RuleInfo {
        id: "S3D3_TENS_DEQUANT.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_TENS_DEQUANT.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 28,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/mx-dequant.md#3"],
    },
    RuleInfo {
        id: "S3D3_TENS_DEQUANT.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 37,
        size: 7,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/mx-dequant.md#3"],
    },
    RuleInfo {
        id: "S3D3_TENS_DEQUANT.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_TENS_DEQUANT.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 60,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/mx-dequant.md#3"],
    },
    RuleInfo {
        id: "S3D3_TENS_DEQUANT.dtypes",
        when: "",
        require: "in_dtype == UINT32 and out_dtype == UINT32",
        message: "in_dtype and out_dtype must be UINT32",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/mx-dequant.md#3.1"],
    },
    RuleInfo {
        id: "S3D3_TENS_DEQUANT.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/mx-dequant.md#3.1"],
    },
    RuleInfo {
        id: "S3D3_TENS_DEQUANT.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_TENS_DEQUANT.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_TENS_DEQUANT.patterns",
        when: "",
        require: "tensor_valid(src_mem_pattern, UINT32, false, false, true) and tensor_valid(dst_mem_pattern, UINT32, true, false, true)",
        message: "src_mem_pattern must be a legal tensor outside PSUM to read as UINT32 and dst_mem_pattern must be a legal tensor outside PSUM to write as UINT32",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/mx-dequant.md#3.1"],
    },
    RuleInfo {
        id: "S3D3_TENS_DEQUANT.format",
        when: "",
        require: "dequant_fmt != INVALID and (group_size == 0 or (group_size == 8 and dequant_fmt != E2M3TO_E4M3))",
        message: "dequant_fmt must not be INVALID; and either group_size is 0, or group_size is 8 and dequant_fmt is not E2M3TO_E4M3",
        stage: None,
        engine: None,
        field: "dequant_fmt",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/mx-dequant.md#3.2"],
    },
    RuleInfo {
        id: "S3D3_TENS_DEQUANT.ratio-4-bit",
        when: "dequant_fmt in [E2M1TO_E5M2, INT4TO_E5M2, NF4TO_E4M3] and group_size == 0 and not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(dst_mem_pattern.num_elem) == 2 * prod(src_mem_pattern.num_elem)",
        message: "the product of dst_mem_pattern.num_elem must equal 2 times the product of src_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.num_elem[0]",
        offset: 54,
        size: 2,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/mx-dequant.md#3.3"],
    },
    RuleInfo {
        id: "S3D3_TENS_DEQUANT.ratio-grouped",
        when: "dequant_fmt in [E2M1TO_E5M2, INT4TO_E5M2, NF4TO_E4M3] and group_size == 8 and not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "5 * prod(dst_mem_pattern.num_elem) == 8 * prod(src_mem_pattern.num_elem) and prod(src_mem_pattern.num_elem) % 5 == 0",
        message: "five packed elements make eight, and there are whole groups of five",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.num_elem[0]",
        offset: 54,
        size: 2,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/mx-dequant.md#3.3"],
    },
    RuleInfo {
        id: "S3D3_TENS_DEQUANT.ratio-6-bit",
        when: "dequant_fmt == E2M3TO_E4M3 and not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "3 * prod(dst_mem_pattern.num_elem) == 4 * prod(src_mem_pattern.num_elem) and prod(src_mem_pattern.num_elem) % 3 == 0",
        message: "three packed elements make four, and there are whole groups of three",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.num_elem[0]",
        offset: 54,
        size: 2,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/mx-dequant.md#3.3"],
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
    if !(1..=4).contains(&r[35]) {
        sink.broken(&RULES[3])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[4])?;
    }
    if u32::from_le_bytes([r[28], r[29], r[30], r[31]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if tpb_core::bytes::uint(r, 37, 7) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[47] & 0xa0 == 0x80 && u16::from_le_bytes([r[45], r[46]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if u32::from_le_bytes([r[60], r[61], r[62], r[63]]) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[32] != 9 || r[33] != 9 {
        sink.broken(&RULES[9])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[10])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[11])?;
    }
    if r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[12])?;
    }
    if !tpb_core::predicates::tensor_valid(3, &r[12..28], 9, false, false, true)
        || !tpb_core::predicates::tensor_valid(3, &r[44..60], 9, true, false, true)
    {
        sink.broken(&RULES[13])?;
    }
    if r[35] == 0 || (r[36] != 0 && (r[36] != 8 || r[35] == 4)) {
        sink.broken(&RULES[14])?;
    }
    if cx.counts(layout::Conf::Med) && (1..=3).contains(&r[35]) && r[36] == 0
        && !tpb_core::predicates::shape_from_register(&r[12..28])
        && !tpb_core::predicates::shape_from_register(&r[44..60])
        && u64::from(u16::from_le_bytes([r[54], r[55]]))
            * u64::from(u16::from_le_bytes([r[56], r[57]]))
            * u64::from(u16::from_le_bytes([r[58], r[59]]))
            != 2
                * (u64::from(u16::from_le_bytes([r[22], r[23]]))
                    * u64::from(u16::from_le_bytes([r[24], r[25]]))
                    * u64::from(u16::from_le_bytes([r[26], r[27]])))
    {
        sink.broken(&RULES[15])?;
    }
    if cx.counts(layout::Conf::Med) && (1..=3).contains(&r[35]) && r[36] == 8
        && !tpb_core::predicates::shape_from_register(&r[12..28])
        && !tpb_core::predicates::shape_from_register(&r[44..60])
        && (5
            * (u64::from(u16::from_le_bytes([r[54], r[55]]))
                * u64::from(u16::from_le_bytes([r[56], r[57]]))
                * u64::from(u16::from_le_bytes([r[58], r[59]])))
            != 8
                * (u64::from(u16::from_le_bytes([r[22], r[23]]))
                    * u64::from(u16::from_le_bytes([r[24], r[25]]))
                    * u64::from(u16::from_le_bytes([r[26], r[27]])))
            || !(u64::from(u16::from_le_bytes([r[22], r[23]]))
                * u64::from(u16::from_le_bytes([r[24], r[25]]))
                * u64::from(u16::from_le_bytes([r[26], r[27]])))
                .is_multiple_of(5))
    {
        sink.broken(&RULES[16])?;
    }
    if cx.counts(layout::Conf::Med) && r[35] == 4
        && !tpb_core::predicates::shape_from_register(&r[12..28])
        && !tpb_core::predicates::shape_from_register(&r[44..60])
        && (3
            * (u64::from(u16::from_le_bytes([r[54], r[55]]))
                * u64::from(u16::from_le_bytes([r[56], r[57]]))
                * u64::from(u16::from_le_bytes([r[58], r[59]])))
            != 4
                * (u64::from(u16::from_le_bytes([r[22], r[23]]))
                    * u64::from(u16::from_le_bytes([r[24], r[25]]))
                    * u64::from(u16::from_le_bytes([r[26], r[27]])))
            || !(u64::from(u16::from_le_bytes([r[22], r[23]]))
                * u64::from(u16::from_le_bytes([r[24], r[25]]))
                * u64::from(u16::from_le_bytes([r[26], r[27]])))
                .is_multiple_of(3))
    {
        sink.broken(&RULES[17])?;
    }
    ControlFlow::Continue(())
}
