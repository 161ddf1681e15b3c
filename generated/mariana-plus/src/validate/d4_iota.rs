// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `D4_IOTA`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 13] = [
    RuleInfo {
        id: "D4_IOTA.header.inst_word_len.length",
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
        id: "D4_IOTA.events.wait_mode.known",
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
        id: "D4_IOTA.events.update_mode.known",
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
        id: "D4_IOTA.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/iota.md#2"],
    },
    RuleInfo {
        id: "D4_IOTA.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/iota.md#2"],
    },
    RuleInfo {
        id: "D4_IOTA.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/iota.md#2"],
    },
    RuleInfo {
        id: "D4_IOTA.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "D4_IOTA.dtype",
        when: "",
        require: "is_valid_dtype(out_dtype, true)",
        message: "out_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "out_dtype",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/iota.md#2.1"],
    },
    RuleInfo {
        id: "D4_IOTA.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/iota.md#2.1"],
    },
    RuleInfo {
        id: "D4_IOTA.start-partition",
        when: "",
        require: "start_addr_active_channels(dst_mem_pattern, num_active_channels)",
        message: "the first partition of dst_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 44,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/iota.md#2.1"],
    },
    RuleInfo {
        id: "D4_IOTA.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "D4_IOTA.dst",
        when: "",
        require: "tensor_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "dst_mem_pattern must be a legal tensor to write as out_dtype",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 44,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/iota.md#2.1"],
    },
    RuleInfo {
        id: "D4_IOTA.same-count",
        when: "",
        require: "prod(src_data_pattern.num_elem) == prod(dst_mem_pattern.num_elem)",
        message: "the product of src_data_pattern.num_elem must equal the product of dst_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src_data_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/iota.md#2"],
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
    if r[32] != 0 {
        sink.broken(&RULES[3])?;
    }
    if r[35] != 0 {
        sink.broken(&RULES[4])?;
    }
    if u32::from_le_bytes([r[40], r[41], r[42], r[43]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[47] & 0xa0 == 0x80 && u16::from_le_bytes([r[45], r[46]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if !tpb_core::predicates::is_valid_dtype(4, r[33], true) {
        sink.broken(&RULES[7])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[8])?;
    }
    if !tpb_core::predicates::start_addr_active_channels(&r[44..64], r[34]) {
        sink.broken(&RULES[9])?;
    }
    if r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[10])?;
    }
    if !tpb_core::predicates::tensor_valid(4, &r[44..64], r[33], true, true, true) {
        sink.broken(&RULES[11])?;
    }
    if u64::from(u16::from_le_bytes([r[24], r[25]]))
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
