//! Rules of whole streams.

use std::ops::ControlFlow;

use tpb::legality::{Severity, check_stream};
use tpb_core::check::{Context, Policy, Stage};
use tpb_core::dialect::Engine;

/// A request for a DMA that becomes the instruction of this number.
fn dma(dge_op: u8) -> [u8; 64] {
    let mut record = [0; 64];
    (record[0], record[1], record[15], record[62], record[63]) = (0xd4, 16, dge_op, 10, 10);
    record
}

/// A continuation.
fn extension() -> [u8; 64] {
    let mut record = [0; 64];
    record[0] = 0xda;
    record
}

/// A record that does nothing.
fn nop() -> [u8; 64] {
    let mut record = [0; 64];
    (record[0], record[1]) = (0xa4, 16);
    record
}

/// Offsets and rules of the findings about the stream itself.
fn findings(bytes: &[u8], engine: Option<Engine>, stage: Stage) -> Vec<(u64, &'static str, Severity)> {
    let isa = tpb_isa::generation("cayman").expect("a generation");
    let mut out = Vec::new();
    let context = Context { engine, stage, policy: Policy::Strict };
    check_stream(isa, bytes, &context, &mut |f| {
        if f.rule.id.starts_with("stream.") {
            out.push((f.offset, f.rule.id, f.severity));
        }
        ControlFlow::Continue(())
    })
    .expect("bytes can be read");
    out
}

#[test]
fn a_continuation_follows_what_takes_one() {
    use Severity::Error;
    let of = |records: &[[u8; 64]]| findings(&records.concat(), None, Stage::Neff);
    assert_eq!(of(&[dma(1), extension()]), []);
    assert_eq!(of(&[dma(0), nop()]), []);
    assert_eq!(of(&[dma(0), extension()]), []);
    assert_eq!(of(&[nop(), extension()]), [(64, "stream.continuation", Error)]);
    assert_eq!(of(&[extension()]), [(0, "stream.continuation", Error)]);
    assert_eq!(of(&[dma(1), extension(), extension()]), [(128, "stream.continuation", Error)]);
    assert_eq!(of(&[nop(), dma(3), nop()]), [(64, "stream.continuation-missing", Error)]);
    assert_eq!(of(&[nop(), dma(2)]), [(64, "stream.continuation-missing", Error)]);
    // There the pseudo records themselves are the mistake.
    assert_eq!(findings(&[nop(), extension()].concat(), None, Stage::Device), []);
}

#[test]
fn streams_are_whole_records() {
    assert_eq!(findings(&nop()[..60], None, Stage::Device), [(0, "stream.length", Severity::Error)]);
    assert_eq!(findings(&[&nop()[..], &nop()[..1]].concat(), None, Stage::Device), [(64, "stream.length", Severity::Error)]);
    assert_eq!(findings(&[], None, Stage::Device), [(0, "stream.empty", Severity::Warning)]);
}
