//! A record declared with the macros: views, values, text, rules and descriptors agree on any bytes; any text is answered.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tpb_fuzz::declared::{Entry, EntryRef, EntryValue};

fuzz_target!(|input: ([u8; 64], &str)| {
    let (bytes, text) = input;
    let record = Entry::from_bytes(bytes);
    assert_eq!(record.to_bytes(), bytes);
    let view = EntryRef::from_bytes(&bytes);
    assert_eq!((view.to_record(), record.view()), (record, view));
    assert_eq!(format!("{record:?}"), format!("{view:?}"));
    let statement = record.identified();
    let printed = statement.to_string();
    assert_eq!(printed.parse(), Ok(statement), "{printed}");
    // A value keeps all but reserved bytes and what is behind a short arm; once gone, nothing more goes.
    let value = Entry::from(EntryValue::from(record));
    assert_eq!(Entry::from(EntryValue::from(value)), value);
    if let Ok(read) = text.parse::<Entry>() {
        assert_eq!(read.to_string().parse(), Ok(read), "{text}");
    }
});
