//! JSON of records over a small dialect written by hand.

mod toy;

use proptest::prelude::*;
use toy::{PLAIN, TOY, record};
use tpb_core::json;

fn statement(record: &[u8; 64]) -> String {
    let mut out = String::new();
    json::statement(&TOY, record, 128, &mut out).unwrap();
    out
}

fn fields(record: &[u8; 64]) -> String {
    let (_, form) = TOY.form(record).unwrap();
    let mut out = String::new();
    json::fields(&TOY, form, record, &mut out).unwrap();
    out
}

#[test]
fn whole_statement() {
    let r = record(&[(0, &[0xc1]), (4, &[4, 22]), (12, b"q\"\x01\x7f\xff")]);
    assert_eq!(
        statement(&r),
        concat!(
            r#"{"offset":128,"opcode":"PSEUDO_DMATRIGGER","byte":193,"format":"PSEUDO_DMA_TRIGGER","generation":"toy","fields":"#,
            r#"{"header":{"opcode":193,"inst_word_len":16,"debug_cmd":{"raw":0,"name":"NONE"},"debug_hint":0},"#,
            r#""events":{"wait_mode":{"raw":4,"name":"WAIT_FOR_SEM_GT_IMM"},"wait_idx":22,"update_mode":{"raw":0,"name":"NONE"},"update_idx":0,"semaphore_value":0},"#,
            r#""dma_queue_name":"q\"\u0001\u007f\u00ff","use_raw_count":0,"block_id_or_count":0,"reserved0":"000000000000000000000000"}}"#
        )
    );
    let raw = statement(&[7; 64]);
    assert!(raw.starts_with(r#"{"offset":128,"opcode":null,"byte":7,"format":null,"generation":"toy","fields":{"raw":"0707"#), "{raw}");
}

#[test]
fn values() {
    let mm = record(&[
        (0, &[2]),
        (16, &[5, 0, 0, 0x80, 0xff, 0xff]),
        (32, &[6]),
        (36, &[1, 2]),
        (38, &[2, 0xb1, 9, 0, 1]),
        (44, &f32::NAN.to_le_bytes()),
        (48, &[0, 0, 0, 0x20]),
    ]);
    let got = fields(&mm);
    for part in [
        r#""src_mem_pattern":{"t":{"start_addr":{"addr_reg":{"regnum":5,"reserved0":"0000","marker":128}},"step_elem":[-1,0,0],"num_elem":[0,0,0]}}"#,
        r#""in_dtype":{"raw":6,"name":"BFLOAT16"}"#,
        r#""quant_offset":"0102""#,
        r#""pair":{"lo":{"raw":1,"name":null},"hi":{"raw":3,"name":"UINT8"}}"#,
        r#""imm0":{"imm_reg":9,"tail":"000100"}"#,
        r#""bias":"nan""#,
        r#""dst_mem_pattern":{"i":{"index_addr":{"raw":"00000020"},"data_addr":{"addr_immediate":{"byte_offset":0,"quadrant":0,"psum":0}}}}"#,
    ] {
        assert!(got.contains(part), "{part} in {got}");
    }
    let float = |v: f32| fields(&record(&[(0, &[2]), (44, &v.to_le_bytes())]));
    assert!(float(f32::INFINITY).contains(r#""bias":"inf""#));
    assert!(float(-0.5).contains(r#""bias":-0.5,"#));
    assert!(float(f32::from_bits(0x7fc0_0001)).contains(r#""bias":"f32:0x7fc00001""#));
    let wide = fields(&record(&[(0, &[0xc8]), (24, &[0, 0, 0, 0, 0, 0, 0x20]), (48, &[1, 0, 0, 0, 0, 0, 0x20])]));
    assert!(wide.contains(r#""num_elements":9007199254740992,"#) && wide.contains(r#""src_offset_elems":"9007199254740993""#), "{wide}");
    let arith = fields(&record(&[(0, &[0xf0]), (12, &[1]), (18, &[1, 0, 0, 0, 0, 0, 0, 0x80]), (37, b"ab\0c")]));
    assert!(arith.contains(r#""b":"-9223372036854775807""#) && arith.contains(r#""words":["ab\u0000c",""]"#), "{arith}");
}

proptest! {
    #[test]
    fn always_json(bytes in proptest::collection::vec(any::<u8>(), 64), op in proptest::sample::select(TOY.opcodes.iter().map(|o| o.byte).collect::<Vec<_>>())) {
        let mut r = [0; 64];
        r.copy_from_slice(&bytes);
        for first in [r[0], op] {
            r[0] = first;
            for dialect in [&TOY, &PLAIN] {
                let mut out = String::new();
                json::statement(dialect, &r, 0, &mut out).unwrap();
                let value: serde_json::Value = serde_json::from_str(&out).map_err(|e| TestCaseError::fail(format!("{e}: {out}")))?;
                prop_assert_eq!(&value["byte"], &serde_json::json!(first));
            }
        }
    }
}
