// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `CTRL_IM`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 8] = [
    RuleInfo {
        id: "CTRL_IM.header.inst_word_len.length",
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
        id: "CTRL_IM.events.wait_mode.known",
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
        id: "CTRL_IM.events.update_mode.known",
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
        id: "CTRL_IM.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 15,
        size: 17,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#7",
            "gpsimd/firmware/kernels/pool-compute-misc.md#11",
        ],
    },
    RuleInfo {
        id: "CTRL_IM.mask-unused",
        when: "opcode == LOAD_MASK_SELECT",
        require: "param_ram_offset == 0 and imm_ptr_select == 0",
        message: "param_ram_offset and imm_ptr_select must be 0",
        stage: None,
        engine: None,
        field: "param_ram_offset",
        offset: 12,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#7"],
    },
    RuleInfo {
        id: "CTRL_IM.mask-bytes",
        when: "opcode == LOAD_MASK_SELECT",
        require: "immediate.uint8[0] in [0..63, 255] and immediate.uint8[1] in [0..63, 255] and immediate.uint8[2] in [0..63, 255] and immediate.uint8[3] in [0..63, 255] and immediate.uint8[4] in [0..63, 255] and immediate.uint8[5] in [0..63, 255] and immediate.uint8[6] in [0..63, 255] and immediate.uint8[7] in [0..63, 255] and immediate.uint8[8] in [0..63, 255] and immediate.uint8[9] in [0..63, 255] and immediate.uint8[10] in [0..63, 255] and immediate.uint8[11] in [0..63, 255] and immediate.uint8[12] in [0..63, 255] and immediate.uint8[13] in [0..63, 255] and immediate.uint8[14] in [0..63, 255] and immediate.uint8[15] in [0..63, 255] and immediate.uint8[16] in [0..63, 255] and immediate.uint8[17] in [0..63, 255] and immediate.uint8[18] in [0..63, 255] and immediate.uint8[19] in [0..63, 255] and immediate.uint8[20] in [0..63, 255] and immediate.uint8[21] in [0..63, 255] and immediate.uint8[22] in [0..63, 255] and immediate.uint8[23] in [0..63, 255] and immediate.uint8[24] in [0..63, 255] and immediate.uint8[25] in [0..63, 255] and immediate.uint8[26] in [0..63, 255] and immediate.uint8[27] in [0..63, 255] and immediate.uint8[28] in [0..63, 255] and immediate.uint8[29] in [0..63, 255] and immediate.uint8[30] in [0..63, 255] and immediate.uint8[31] in [0..63, 255]",
        message: "a mask byte is below 64 or 255",
        stage: None,
        engine: None,
        field: "immediate.uint8[0]",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#7"],
    },
    RuleInfo {
        id: "CTRL_IM.argument-unused",
        when: "opcode == LOAD_POOL_ARGUMENT",
        require: "param_ram_offset == 0",
        message: "param_ram_offset must be 0",
        stage: None,
        engine: None,
        field: "param_ram_offset",
        offset: 12,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#11"],
    },
    RuleInfo {
        id: "CTRL_IM.argument-pointers",
        when: "opcode == LOAD_POOL_ARGUMENT",
        require: "(imm_ptr_select & 1 == 0 or immediate.uint32[0] & 0x1e000003 == 0) and (imm_ptr_select & 2 == 0 or immediate.uint32[1] & 0x1e000003 == 0) and (imm_ptr_select & 4 == 0 or immediate.uint32[2] & 0x1e000003 == 0) and (imm_ptr_select & 8 == 0 or immediate.uint32[3] & 0x1e000003 == 0) and (imm_ptr_select & 16 == 0 or immediate.uint32[4] & 0x1e000003 == 0) and (imm_ptr_select & 32 == 0 or immediate.uint32[5] & 0x1e000003 == 0) and (imm_ptr_select & 64 == 0 or immediate.uint32[6] & 0x1e000003 == 0) and (imm_ptr_select & 128 == 0 or immediate.uint32[7] & 0x1e000003 == 0)",
        message: "a pointer is a word address in SBUF",
        stage: None,
        engine: None,
        field: "imm_ptr_select",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#11"],
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
    if r[15..32].iter().any(|b| *b != 0) {
        sink.broken(&RULES[3])?;
    }
    if r[0] == 0x69 && (u16::from_le_bytes([r[12], r[13]]) != 0 || r[14] != 0) {
        sink.broken(&RULES[4])?;
    }
    if r[0] == 0x69
        && (!matches!(r[32], 0..= 63 | 255) || !matches!(r[33], 0..= 63 | 255)
            || !matches!(r[34], 0..= 63 | 255) || !matches!(r[35], 0..= 63 | 255)
            || !matches!(r[36], 0..= 63 | 255) || !matches!(r[37], 0..= 63 | 255)
            || !matches!(r[38], 0..= 63 | 255) || !matches!(r[39], 0..= 63 | 255)
            || !matches!(r[40], 0..= 63 | 255) || !matches!(r[41], 0..= 63 | 255)
            || !matches!(r[42], 0..= 63 | 255) || !matches!(r[43], 0..= 63 | 255)
            || !matches!(r[44], 0..= 63 | 255) || !matches!(r[45], 0..= 63 | 255)
            || !matches!(r[46], 0..= 63 | 255) || !matches!(r[47], 0..= 63 | 255)
            || !matches!(r[48], 0..= 63 | 255) || !matches!(r[49], 0..= 63 | 255)
            || !matches!(r[50], 0..= 63 | 255) || !matches!(r[51], 0..= 63 | 255)
            || !matches!(r[52], 0..= 63 | 255) || !matches!(r[53], 0..= 63 | 255)
            || !matches!(r[54], 0..= 63 | 255) || !matches!(r[55], 0..= 63 | 255)
            || !matches!(r[56], 0..= 63 | 255) || !matches!(r[57], 0..= 63 | 255)
            || !matches!(r[58], 0..= 63 | 255) || !matches!(r[59], 0..= 63 | 255)
            || !matches!(r[60], 0..= 63 | 255) || !matches!(r[61], 0..= 63 | 255)
            || !matches!(r[62], 0..= 63 | 255) || !matches!(r[63], 0..= 63 | 255))
    {
        sink.broken(&RULES[5])?;
    }
    if r[0] == 0x7a && u16::from_le_bytes([r[12], r[13]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[0] == 0x7a
        && ((r[14] & 1 != 0
            && u32::from_le_bytes([r[32], r[33], r[34], r[35]]) & 0x1e000003 != 0)
            || (r[14] & 2 != 0
                && u32::from_le_bytes([r[36], r[37], r[38], r[39]]) & 0x1e000003 != 0)
            || (r[14] & 4 != 0
                && u32::from_le_bytes([r[40], r[41], r[42], r[43]]) & 0x1e000003 != 0)
            || (r[14] & 8 != 0
                && u32::from_le_bytes([r[44], r[45], r[46], r[47]]) & 0x1e000003 != 0)
            || (r[14] & 0x10 != 0
                && u32::from_le_bytes([r[48], r[49], r[50], r[51]]) & 0x1e000003 != 0)
            || (r[14] & 0x20 != 0
                && u32::from_le_bytes([r[52], r[53], r[54], r[55]]) & 0x1e000003 != 0)
            || (r[14] & 0x40 != 0
                && u32::from_le_bytes([r[56], r[57], r[58], r[59]]) & 0x1e000003 != 0)
            || (r[14] & 0x80 != 0
                && u32::from_le_bytes([r[60], r[61], r[62], r[63]]) & 0x1e000003 != 0))
    {
        sink.broken(&RULES[7])?;
    }
    ControlFlow::Continue(())
}
