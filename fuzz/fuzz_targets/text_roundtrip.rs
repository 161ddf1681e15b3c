//! Any record of any generation prints as text that reads back to the same bytes; the text with some bytes exchanged never panics the reader.
#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use tpb_core::RecordBytes;
use tpb_core::text::{Parser, print};
use tpb_fuzz::Case;

#[derive(Arbitrary, Debug)]
struct Input {
    case: Case,
    /// Places, counted from either end, and what is written there.
    edits: Vec<(i16, char)>,
}

fn printed(parser: &Parser<'_>, record: &RecordBytes) -> String {
    let mut text = String::new();
    print(parser.dialect(), record, &mut text).expect("a string takes everything");
    match parser.parse(&text) {
        Ok(back) => assert_eq!(back, *record, "{}: {text}", parser.dialect().name),
        Err(error) => panic!("{}: {text}\n{error}", parser.dialect().name),
    }
    text
}

fuzz_target!(|input: Input| {
    let parser = Parser::new(input.case.isa.dialect);
    let mut text: Vec<char> = printed(&parser, &input.case.record).chars().collect();
    if input.edits.is_empty() {
        return;
    }
    for (place, c) in input.edits {
        let place = i32::from(place).rem_euclid(text.len() as i32) as usize;
        text[place] = c;
    }
    if let Ok(record) = parser.parse(&text.into_iter().collect::<String>()) {
        printed(&parser, &record);
    }
});
