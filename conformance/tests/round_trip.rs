//! Round trips through decode, text and operations, on uniform records and on records of every form.

use tpb_core::RecordBytes;
use tpb_core::text::{Parser, print};
use tpb_isa::{GENERATIONS, Isa};

/// A small, fast generator, so that a failure is found again by its seed.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn record(&mut self) -> RecordBytes {
        let mut bytes = [0; 64];
        bytes.chunks_mut(8).for_each(|c| c.copy_from_slice(&self.next().to_le_bytes()));
        bytes
    }
}

fn text_round_trip(isa: &Isa, parser: &Parser, record: &RecordBytes) {
    let mut text = String::new();
    print(isa.dialect, record, &mut text).expect("a string takes everything");
    match parser.parse(&text) {
        Ok(back) => assert_eq!(back, *record, "{}: {text}", isa.dialect.name),
        Err(e) => panic!("{}: {text}\n{e}", isa.dialect.name),
    }
}

#[test]
fn tables_print_without_ambiguity() {
    for isa in GENERATIONS {
        assert_eq!(tpb_core::text::ambiguities(isa.dialect), Vec::<String>::new(), "{}", isa.dialect.name);
    }
}

#[test]
fn uniform_records_survive_text() {
    for isa in GENERATIONS {
        let parser = Parser::new(isa.dialect);
        let mut random = Random(1);
        for _ in 0..20_000 {
            text_round_trip(isa, &parser, &random.record());
        }
    }
}
