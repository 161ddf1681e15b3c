// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S4D2_BN`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 26] = [
    RuleInfo {
        id: "S4D2_BN.header.inst_word_len.length",
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
        id: "S4D2_BN.events.wait_mode.known",
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
        id: "S4D2_BN.events.update_mode.known",
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
        id: "S4D2_BN.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S4D2_BN.reserved0.zero",
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
            "gpsimd/firmware/kernels/search-cluster.md#5.2",
            "gpsimd/.../kernels/batchnorm-forward.md#2",
            "cc/.../isa/batchnorm-encoding.md",
        ],
    },
    RuleInfo {
        id: "S4D2_BN.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S4D2_BN.reserved1.zero",
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
            "gpsimd/firmware/kernels/search-cluster.md#5.2",
            "gpsimd/.../kernels/batchnorm-forward.md#2",
            "cc/.../isa/batchnorm-encoding.md",
        ],
    },
    RuleInfo {
        id: "S4D2_BN.in-dtype",
        when: "",
        require: "is_valid_dtype(in_dtype, false)",
        message: "in_dtype must be an element type other than FP32R",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/search-cluster.md#9",
            "batchnorm-forward.md#5.2",
        ],
    },
    RuleInfo {
        id: "S4D2_BN.search-out-dtype",
        when: "opcode in [MAX8, FIND_INDEX8]",
        require: "is_valid_dtype(out_dtype, true)",
        message: "out_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "out_dtype",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/search-cluster.md#9"],
    },
    RuleInfo {
        id: "S4D2_BN.index-dtype",
        when: "opcode == FIND_INDEX8",
        require: "out_dtype in [UINT16, UINT32]",
        message: "out_dtype must be UINT16 or UINT32",
        stage: None,
        engine: None,
        field: "out_dtype",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/search-cluster.md#6.3"],
    },
    RuleInfo {
        id: "S4D2_BN.out-dtype",
        when: "opcode in [BATCH_NORM_STATS, BATCH_NORM_STATS2, TRANSPOSE_BATCH_NORM_STATS2, BATCH_NORM_AGGREGATE]",
        require: "out_dtype in batch_norm",
        message: "out_dtype must be BFLOAT16, FP16 or FP32",
        stage: None,
        engine: None,
        field: "out_dtype",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["batchnorm-forward.md#5.2"],
    },
    RuleInfo {
        id: "S4D2_BN.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/search-cluster.md#5.2",
            "batchnorm-forward.md#2",
        ],
    },
    RuleInfo {
        id: "S4D2_BN.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S4D2_BN.src_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker must be 0x80",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.marker",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S4D2_BN.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S4D2_BN.dst_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker must be 0x80",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.marker",
        offset: 51,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S4D2_BN.patterns",
        when: "opcode in [BATCH_NORM_STATS, BATCH_NORM_STATS2, TRANSPOSE_BATCH_NORM_STATS2, BATCH_NORM_AGGREGATE]",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, true, true) and tensor_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "src_mem_pattern must be a legal tensor to read as in_dtype and dst_mem_pattern must be a legal tensor to write as out_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &["batchnorm-forward.md#2"],
    },
    RuleInfo {
        id: "S4D2_BN.patterns-search",
        when: "opcode in [MAX8, FIND_INDEX8]",
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
        id: "S4D2_BN.search-size",
        when: "opcode in [MAX8, FIND_INDEX8] and not shape_from_register(src_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) in [8..16384]",
        message: "the product of src_mem_pattern.num_elem must be between 8 and 16384",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/search-cluster.md#9"],
    },
    RuleInfo {
        id: "S4D2_BN.eight",
        when: "opcode in [MAX8, FIND_INDEX8]",
        require: "prod(dst_mem_pattern.num_elem) == 8",
        message: "the product of dst_mem_pattern.num_elem must be 8",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.num_elem[0]",
        offset: 56,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/search-cluster.md#9"],
    },
    RuleInfo {
        id: "S4D2_BN.counts-unused",
        when: "opcode in [MAX8, FIND_INDEX8, BATCH_NORM_AGGREGATE]",
        require: "even_count & 0x7fffffff == 0 and odd_count & 0x7fffffff == 0",
        message: "both counts are zero",
        stage: None,
        engine: None,
        field: "even_count",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/search-cluster.md#5.2",
            "batchnorm-forward.md#2.2",
        ],
    },
    RuleInfo {
        id: "S4D2_BN.stats2",
        when: "opcode in [BATCH_NORM_STATS2, TRANSPOSE_BATCH_NORM_STATS2] and not shape_from_register(src_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) <= 512 and prod(dst_mem_pattern.num_elem) == 6",
        message: "the product of src_mem_pattern.num_elem must be at most 512 and the product of dst_mem_pattern.num_elem must be 6",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["batchnorm-forward.md#2.2"],
    },
    RuleInfo {
        id: "S4D2_BN.stats",
        when: "opcode == BATCH_NORM_STATS and not shape_from_register(src_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) <= 256 and prod(dst_mem_pattern.num_elem) == 3",
        message: "the product of src_mem_pattern.num_elem must be at most 256 and the product of dst_mem_pattern.num_elem must be 3",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["batchnorm-forward.md#2.3"],
    },
    RuleInfo {
        id: "S4D2_BN.aggregate",
        when: "opcode == BATCH_NORM_AGGREGATE and not shape_from_register(src_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) % 3 == 0 and prod(dst_mem_pattern.num_elem) == 2",
        message: "the product of src_mem_pattern.num_elem must be a multiple of 3 and the product of dst_mem_pattern.num_elem must be 2",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["batchnorm-forward.md#2.4"],
    },
    RuleInfo {
        id: "S4D2_BN.transpose",
        when: "opcode == TRANSPOSE_BATCH_NORM_STATS2",
        require: "num_active_channels % 32 == 0 and prod(src_mem_pattern.num_elem) % 32 == 0",
        message: "num_active_channels and the product of src_mem_pattern.num_elem must each be a multiple of 32",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["batchnorm-forward.md#2.3"],
    },
    RuleInfo {
        id: "S4D2_BN.counts-finite",
        when: "opcode in [BATCH_NORM_STATS, BATCH_NORM_STATS2, TRANSPOSE_BATCH_NORM_STATS2]",
        require: "even_count & 0x7f800000 != 0x7f800000 and odd_count & 0x7f800000 != 0x7f800000",
        message: "both counts are finite",
        stage: None,
        engine: None,
        field: "even_count",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["batchnorm-forward.md#2.2"],
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
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if u32::from_le_bytes([r[60], r[61], r[62], r[63]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if !tpb_core::predicates::is_valid_dtype(1, r[32], false) {
        sink.broken(&RULES[7])?;
    }
    if matches!(r[0], 0x6c | 0x6e)
        && !tpb_core::predicates::is_valid_dtype(1, r[33], true)
    {
        sink.broken(&RULES[8])?;
    }
    if r[0] == 0x6e && !matches!(r[33], 5 | 9) {
        sink.broken(&RULES[9])?;
    }
    if matches!(r[0], 0x60..= 0x62 | 0x82) && !matches!(r[33], 6 | 7 | 0x0a) {
        sink.broken(&RULES[10])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[11])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[12])?;
    }
    if r[15] & 0xa0 == 0x80 && r[15] != 128 {
        sink.broken(&RULES[13])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if r[51] & 0xa0 == 0x80 && r[51] != 128 {
        sink.broken(&RULES[15])?;
    }
    if matches!(r[0], 0x60..= 0x62 | 0x82)
        && (!tpb_core::predicates::tensor_valid(1, &r[12..32], r[32], false, true, true)
            || !tpb_core::predicates::tensor_valid(
                1,
                &r[48..60],
                r[33],
                true,
                true,
                true,
            ))
    {
        sink.broken(&RULES[16])?;
    }
    if cx.counts(layout::Conf::Med) && matches!(r[0], 0x6c | 0x6e)
        && (!tpb_core::predicates::tensor_valid(1, &r[12..32], r[32], false, true, true)
            || !tpb_core::predicates::tensor_valid(
                1,
                &r[48..60],
                r[33],
                true,
                true,
                true,
            ))
    {
        sink.broken(&RULES[17])?;
    }
    if matches!(r[0], 0x6c | 0x6e)
        && !tpb_core::predicates::shape_from_register(&r[12..32])
        && !(8..=16384)
            .contains(
                &(u64::from(u16::from_le_bytes([r[24], r[25]]))
                    * u64::from(u16::from_le_bytes([r[26], r[27]]))
                    * u64::from(u16::from_le_bytes([r[28], r[29]]))
                    * u64::from(u16::from_le_bytes([r[30], r[31]]))),
            )
    {
        sink.broken(&RULES[18])?;
    }
    if matches!(r[0], 0x6c | 0x6e)
        && u32::from(u16::from_le_bytes([r[56], r[57]]))
            * u32::from(u16::from_le_bytes([r[58], r[59]])) != 8
    {
        sink.broken(&RULES[19])?;
    }
    if matches!(r[0], 0x62 | 0x6c | 0x6e)
        && (u32::from_le_bytes([r[40], r[41], r[42], r[43]]) & 0x7fffffff != 0
            || u32::from_le_bytes([r[44], r[45], r[46], r[47]]) & 0x7fffffff != 0)
    {
        sink.broken(&RULES[20])?;
    }
    if matches!(r[0], 0x61 | 0x82)
        && !tpb_core::predicates::shape_from_register(&r[12..32])
        && (u64::from(u16::from_le_bytes([r[24], r[25]]))
            * u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]])) > 512
            || u32::from(u16::from_le_bytes([r[56], r[57]]))
                * u32::from(u16::from_le_bytes([r[58], r[59]])) != 6)
    {
        sink.broken(&RULES[21])?;
    }
    if r[0] == 0x60 && !tpb_core::predicates::shape_from_register(&r[12..32])
        && (u64::from(u16::from_le_bytes([r[24], r[25]]))
            * u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]])) > 256
            || u32::from(u16::from_le_bytes([r[56], r[57]]))
                * u32::from(u16::from_le_bytes([r[58], r[59]])) != 3)
    {
        sink.broken(&RULES[22])?;
    }
    if r[0] == 0x62 && !tpb_core::predicates::shape_from_register(&r[12..32])
        && (!(u64::from(u16::from_le_bytes([r[24], r[25]]))
            * u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]])))
            .is_multiple_of(3)
            || u32::from(u16::from_le_bytes([r[56], r[57]]))
                * u32::from(u16::from_le_bytes([r[58], r[59]])) != 2)
    {
        sink.broken(&RULES[23])?;
    }
    if r[0] == 0x82
        && (!r[34].is_multiple_of(32)
            || !(u64::from(u16::from_le_bytes([r[24], r[25]]))
                * u64::from(u16::from_le_bytes([r[26], r[27]]))
                * u64::from(u16::from_le_bytes([r[28], r[29]]))
                * u64::from(u16::from_le_bytes([r[30], r[31]])))
                .is_multiple_of(32))
    {
        sink.broken(&RULES[24])?;
    }
    if matches!(r[0], 0x60 | 0x61 | 0x82)
        && (u32::from_le_bytes([r[40], r[41], r[42], r[43]]) & 0x7f800000 == 0x7f800000
            || u32::from_le_bytes([r[44], r[45], r[46], r[47]]) & 0x7f800000
                == 0x7f800000)
    {
        sink.broken(&RULES[25])?;
    }
    ControlFlow::Continue(())
}
