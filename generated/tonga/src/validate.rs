// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Whether records of TONGA are legal, over a sink.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{self, Context, Each, Finding, First, Sink};
use tpb_core::dialect::EngineSet;
use tpb_core::layout;

pub(crate) mod tonga_copy_inst;
pub(crate) mod tonga_matmul_inst;
pub(crate) mod tonga_opaque;
pub(crate) mod tonga_pool_inst;
pub(crate) mod tonga_pseudo_dma_trigger_inst;

/// Whether the record breaks no rule.
pub fn is_valid(record: &RecordBytes, context: &Context) -> bool {
    check_with(record, context, &mut First).is_continue()
}

/// Calls back once per broken rule.
pub fn check(record: &RecordBytes, context: &Context, each: &mut dyn FnMut(Finding)) {
    let _ = check_with(record, context, &mut Each(each));
}

/// Hands every broken rule to the sink until it breaks off.
#[inline]
pub fn check_with<S: Sink>(
    r: &RecordBytes,
    cx: &Context,
    sink: &mut S,
) -> ControlFlow<()> {
    match r[0] {
        0x01 => {
            check::engine(EngineSet(0b000001), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x02 => {
            check::engine(EngineSet(0b000001), layout::Conf::High, cx, sink)?;
            tonga_matmul_inst::check(r, cx, sink)
        }
        0x21 => {
            check::engine(EngineSet(0b000010), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x22 => {
            check::engine(EngineSet(0b000010), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x41 => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x42 => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x43 => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x44 => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x45 => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_pool_inst::check(r, cx, sink)
        }
        0x46 => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_copy_inst::check(r, cx, sink)
        }
        0x47 => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x48 => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x49 => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x4a => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x4b => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x4c => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x4d => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x4e => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x51 => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x52 => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x53 => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x54 => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x5e => {
            check::engine(EngineSet(0b000100), layout::Conf::High, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x61 => {
            check::engine(EngineSet(0b000111), layout::Conf::Med, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x62 => {
            check::engine(EngineSet(0b000111), layout::Conf::Med, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x63 => {
            check::engine(EngineSet(0b000111), layout::Conf::Med, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x65 => {
            check::engine(EngineSet(0b000111), layout::Conf::Med, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x68 => {
            check::engine(EngineSet(0b000111), layout::Conf::Med, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x69 => {
            check::engine(EngineSet(0b000111), layout::Conf::Med, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0x6a => {
            check::engine(EngineSet(0b000111), layout::Conf::Med, cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0xc1 => {
            check::pseudo(cx, sink)?;
            tonga_pseudo_dma_trigger_inst::check(r, cx, sink)
        }
        0xc2 => {
            check::pseudo(cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0xc3 => {
            check::pseudo(cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0xc4 => {
            check::pseudo(cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0xc5 => {
            check::pseudo(cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0xc6 => {
            check::pseudo(cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0xc7 => {
            check::pseudo(cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0xc8 => {
            check::pseudo(cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0xeb => {
            check::pseudo(cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0xec => {
            check::pseudo(cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0xed => {
            check::pseudo(cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0xee => {
            check::pseudo(cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0xef => {
            check::pseudo(cx, sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        0xff => {
            check::sentinel(sink)?;
            tonga_opaque::check(r, cx, sink)
        }
        _ => check::unknown(sink),
    }
}
