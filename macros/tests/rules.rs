//! Rules of declared records: what the layout says, and checks of the user.
#![allow(missing_docs, unreachable_pub)]

use std::ops::ControlFlow;

use tpb_core::check::{Context, Each, Policy, RuleInfo};
use tpb_macros::{tpb_bitfield, tpb_enum, tpb_struct};

#[tpb_enum(repr = u8)]
pub enum Mode {
    Idle = 0,
    Copy = 1,
    #[tpb(sentinel)]
    Invalid = 0xff,
}

#[tpb_bitfield(u8)]
pub struct Flags {
    #[tpb(bits = 0..4)]
    lanes: u8,
    #[tpb(bits = 4..8, reserved = zero)]
    rest: u8,
}

#[tpb_struct(size = 4)]
pub struct Inner {
    #[tpb(size = 1, closed)]
    mode: Mode,
    #[tpb(size = 1)]
    flags: Flags,
    #[tpb(reserved = zero)]
    zero: [u8; 2],
}

fn is_even(count: u16) -> bool {
    count.is_multiple_of(2)
}

mod sums {
    pub(super) fn are_small(entry: &super::Entry) -> bool {
        entry.count() < 100
    }
}

fn has_a_count(entry: &Entry) -> bool {
    entry.count() != 0
}

/// A table entry.
#[tpb_struct(size = 16, conf = med, source("here"))]
#[tpb(check = sums::are_small)]
#[tpb(check = has_a_count, message = "an entry counts something")]
pub struct Entry {
    #[tpb(size = 1, closed)]
    mode: Mode,
    #[tpb(reserved = zero)]
    zero: u8,
    #[tpb(check = is_even, message = "pairs only")]
    count: u16,
    #[tpb(size = 8)]
    inner: [Inner; 2],
    #[tpb(reserved)]
    free: [u8; 3],
    last: u8,
}

fn broken(entry: &Entry) -> Vec<&'static str> {
    let mut out = Vec::new();
    let _ = entry.check(&Context::STRICT, &mut Each(&mut |finding| out.push(finding.rule.id)));
    assert_eq!(out.is_empty(), entry.is_valid(&Context::STRICT));
    out
}

#[test]
fn every_broken_rule_is_reported() {
    let good = Entry::ZERO.with_count(2).with_last(255);
    assert_eq!(broken(&good), [""; 0]);
    assert_eq!(broken(&good.with_mode(Mode(9))), ["Entry.mode.known"]);
    assert_eq!(broken(&good.with_mode(Mode::INVALID)), ["Entry.mode.known"]);
    assert_eq!(broken(&good.with_count(3)), ["Entry.count.is_even"]);
    assert_eq!(broken(&good.with_count(1001)), ["Entry.count.is_even", "Entry.are_small"]);
    assert_eq!(broken(&good.with_count(0)), ["Entry.has_a_count"]);
    let at = |index: usize| {
        let mut bytes = good.to_bytes();
        bytes[index] = 0xf0;
        broken(&Entry::from_bytes(bytes))
    };
    assert_eq!(at(1), ["Entry.zero.zero"]);
    // Mode, the reserved bits and the reserved bytes of the nested records.
    for index in [4, 5, 6, 7, 8, 9, 10, 11] {
        assert_eq!(at(index), ["Entry.inner.legal"], "byte {index}");
    }
    for index in 12..16 {
        assert_eq!(at(index), [""; 0], "byte {index}");
    }
}

#[test]
fn rules_are_data() {
    let rule = |id| Entry::RULES.iter().find(|r| r.id == id).unwrap();
    let RuleInfo { require, message, field, offset, size, source, .. } = rule("Entry.count.is_even");
    assert_eq!((*require, *message, *field, *offset, *size, *source), ("is_even(count)", "pairs only", "count", 2, 2, &["here"][..]));
    assert_eq!(rule("Entry.are_small").message, "`are_small` holds");
    assert_eq!(rule("Entry.are_small").require, "sums::are_small(record)");
    assert_eq!(Entry::RULES.len(), 6);
    // Rules of medium confidence do not count then.
    let evidenced = Context { policy: Policy::Evidenced, ..Context::STRICT };
    assert!(Entry::ZERO.with_count(3).is_valid(&evidenced));
    let mut seen = 0;
    let stop = &mut Each(&mut |_| seen += 1);
    assert_eq!(Entry::from_bytes([0xff; 16]).check(&Context::STRICT, stop), ControlFlow::Continue(()));
    assert_eq!(seen, 5);
}

#[test]
fn a_builder_gives_out_legal_records_alone() {
    let entry = Entry::builder().mode(Mode::COPY).count(4).build().unwrap();
    assert_eq!((entry.mode(), entry.count()), (Mode::COPY, 4));
    let error = Entry::builder().count(3).build().unwrap_err();
    assert_eq!(error.to_string(), "Entry.count.is_even: pairs only");
}
