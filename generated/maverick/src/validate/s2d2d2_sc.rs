// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2D2D2_SC`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 26] = [
    RuleInfo {
        id: "S2D2D2_SC.header.inst_word_len.length",
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
        id: "S2D2D2_SC.events.wait_mode.known",
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
        id: "S2D2D2_SC.events.update_mode.known",
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
        id: "S2D2D2_SC.op.known",
        when: "",
        require: "op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.op_dim.known",
        when: "",
        require: "op_dim is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op_dim",
        offset: 37,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 15,
        size: 5,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 21,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_SC.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 38,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.data_dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "data_dst_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "data_dst_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 41,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_SC.tag_dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "tag_dst_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "tag_dst_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 53,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_SC.dtypes",
        when: "",
        require: "is_valid_dtype(in_dtype, false) and is_valid_dtype(out_data_dtype, true)",
        message: "in_dtype must be an element type other than FP32R; and out_data_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4c"],
    },
    RuleInfo {
        id: "S2D2D2_SC.channels-maverick",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#7"],
    },
    RuleInfo {
        id: "S2D2D2_SC.src_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.regnum",
        offset: 20,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_SC.data_dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "data_dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 40,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_SC.tag_dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "tag_dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 52,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_SC.tag-dst",
        when: "",
        require: "tensor_valid(tag_dst_mem_pattern, out_tag_dtype, true, false, true)",
        message: "tag_dst_mem_pattern must be a legal tensor outside PSUM to write as out_tag_dtype",
        stage: None,
        engine: None,
        field: "tag_dst_mem_pattern",
        offset: 52,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.tags",
        when: "packed_tags == 0",
        require: "out_tag_dtype in [UINT8, UINT16, UINT32] and prod(tag_dst_mem_pattern.num_elem) == prod(data_dst_mem_pattern.num_elem)",
        message: "out_tag_dtype must be UINT8, UINT16 or UINT32; and the product of tag_dst_mem_pattern.num_elem must equal the product of data_dst_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "out_tag_dtype",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4c"],
    },
    RuleInfo {
        id: "S2D2D2_SC.packed-tags",
        when: "packed_tags == 1",
        require: "out_tag_dtype == UINT16 and 4 * prod(tag_dst_mem_pattern.num_elem) == prod(data_dst_mem_pattern.num_elem)",
        message: "a packed tag is a UINT16, and there is one for four elements of data",
        stage: None,
        engine: None,
        field: "out_tag_dtype",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4c"],
    },
    RuleInfo {
        id: "S2D2D2_SC.packed-flag",
        when: "",
        require: "packed_tags <= 1",
        message: "packed_tags must be at most 1",
        stage: None,
        engine: None,
        field: "packed_tags",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4c"],
    },
    RuleInfo {
        id: "S2D2D2_SC.dims",
        when: "",
        require: "op_dim in [X, XY]",
        message: "op_dim must be X or XY",
        stage: None,
        engine: None,
        field: "op_dim",
        offset: 37,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.same-quadrant",
        when: "",
        require: "same_quadrant(data_dst_mem_pattern, tag_dst_mem_pattern)",
        message: "the first partitions of data_dst_mem_pattern and tag_dst_mem_pattern must be in the same quadrant",
        stage: None,
        engine: None,
        field: "data_dst_mem_pattern",
        offset: 40,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.group-x",
        when: "op_dim == X and not shape_from_register(src_mem_pattern) and not shape_from_register(data_dst_mem_pattern)",
        require: "src_mem_pattern.num_elem[0] >= 4 and prod(data_dst_mem_pattern.num_elem) * src_mem_pattern.num_elem[0] == 4 * prod(src_mem_pattern.num_elem)",
        message: "every group has at least four elements and keeps four",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 28,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.group-xy",
        when: "op_dim == XY and not shape_from_register(src_mem_pattern) and not shape_from_register(data_dst_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) >= 4 and prod(data_dst_mem_pattern.num_elem) == 4",
        message: "every group has at least four elements and keeps four",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 28,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.transpose",
        when: "transpose_src == 1",
        require: "num_active_channels in [32, 64, 96, 128] and prod(src_mem_pattern.num_elem) % 32 == 0",
        message: "num_active_channels must be 32, 64, 96 or 128; and the product of src_mem_pattern.num_elem must be a multiple of 32",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.transpose-flag",
        when: "",
        require: "transpose_src <= 1",
        message: "transpose_src must be at most 1",
        stage: None,
        engine: None,
        field: "transpose_src",
        offset: 13,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4b"],
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
    if !matches!(r[36], 8 | 9 | 0x20 | 0x21) {
        sink.broken(&RULES[3])?;
    }
    if !matches!(r[37], 0 | 2..= 5) {
        sink.broken(&RULES[4])?;
    }
    if tpb_core::bytes::uint(r, 15, 5) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[23] & 0xa0 == 0x80 && u16::from_le_bytes([r[21], r[22]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[35] != 0 {
        sink.broken(&RULES[7])?;
    }
    if u16::from_le_bytes([r[38], r[39]]) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[43] & 0xa0 == 0x80 && u16::from_le_bytes([r[41], r[42]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if r[55] & 0xa0 == 0x80 && u16::from_le_bytes([r[53], r[54]]) != 0 {
        sink.broken(&RULES[10])?;
    }
    if !tpb_core::predicates::is_valid_dtype(5, r[12], false)
        || !tpb_core::predicates::is_valid_dtype(5, r[32], true)
    {
        sink.broken(&RULES[11])?;
    }
    if cx.counts(layout::Conf::Med) && !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[12])?;
    }
    if r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[13])?;
    }
    if r[43] & 0xa0 == 0x80 && r[40] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if r[55] & 0xa0 == 0x80 && r[52] >= 64 {
        sink.broken(&RULES[15])?;
    }
    if !tpb_core::predicates::tensor_valid(5, &r[52..64], r[33], true, false, true) {
        sink.broken(&RULES[16])?;
    }
    if r[14] == 0
        && (!matches!(r[33], 3 | 5 | 9)
            || u32::from(u16::from_le_bytes([r[60], r[61]]))
                * u32::from(u16::from_le_bytes([r[62], r[63]]))
                != u32::from(u16::from_le_bytes([r[48], r[49]]))
                    * u32::from(u16::from_le_bytes([r[50], r[51]])))
    {
        sink.broken(&RULES[17])?;
    }
    if r[14] == 1
        && (r[33] != 5
            || 4
                * (u64::from(u16::from_le_bytes([r[60], r[61]]))
                    * u64::from(u16::from_le_bytes([r[62], r[63]])))
                != u64::from(u16::from_le_bytes([r[48], r[49]]))
                    * u64::from(u16::from_le_bytes([r[50], r[51]])))
    {
        sink.broken(&RULES[18])?;
    }
    if r[14] > 1 {
        sink.broken(&RULES[19])?;
    }
    if !matches!(r[37], 2 | 3) {
        sink.broken(&RULES[20])?;
    }
    if !tpb_core::predicates::same_quadrant(&r[40..52], &r[52..64]) {
        sink.broken(&RULES[21])?;
    }
    if r[37] == 2 && !tpb_core::predicates::shape_from_register(&r[20..32])
        && !tpb_core::predicates::shape_from_register(&r[40..52])
        && (u16::from_le_bytes([r[28], r[29]]) < 4
            || (u64::from(u16::from_le_bytes([r[48], r[49]]))
                * u64::from(u16::from_le_bytes([r[50], r[51]])))
                * u64::from(u16::from_le_bytes([r[28], r[29]]))
                != 4
                    * (u64::from(u16::from_le_bytes([r[28], r[29]]))
                        * u64::from(u16::from_le_bytes([r[30], r[31]]))))
    {
        sink.broken(&RULES[22])?;
    }
    if r[37] == 3 && !tpb_core::predicates::shape_from_register(&r[20..32])
        && !tpb_core::predicates::shape_from_register(&r[40..52])
        && (u32::from(u16::from_le_bytes([r[28], r[29]]))
            * u32::from(u16::from_le_bytes([r[30], r[31]])) < 4
            || u32::from(u16::from_le_bytes([r[48], r[49]]))
                * u32::from(u16::from_le_bytes([r[50], r[51]])) != 4)
    {
        sink.broken(&RULES[23])?;
    }
    if r[13] == 1
        && (!matches!(r[34], 32 | 64 | 96 | 128)
            || !(u32::from(u16::from_le_bytes([r[28], r[29]]))
                * u32::from(u16::from_le_bytes([r[30], r[31]])))
                .is_multiple_of(32))
    {
        sink.broken(&RULES[24])?;
    }
    if cx.counts(layout::Conf::Med) && r[13] > 1 {
        sink.broken(&RULES[25])?;
    }
    ControlFlow::Continue(())
}
