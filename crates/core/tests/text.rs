//! The assembler text over a small dialect written by hand.

mod toy;

use proptest::prelude::*;
use toy::{PLAIN, TOY, record};
use tpb_core::dialect::Dialect;
use tpb_core::text::{ErrorKind, Parser, ambiguities, parse, parse_after, parse_file, print, print_after};

fn printed(dialect: &Dialect, record: &[u8; 64]) -> String {
    let mut out = String::new();
    print(dialect, record, &mut out).unwrap();
    out
}

/// Both ways.
#[track_caller]
fn both(text: &str, bytes: [u8; 64]) {
    assert_eq!(printed(&TOY, &bytes), text);
    assert_eq!(parse(&TOY, text), Ok(bytes), "{text}");
}

#[track_caller]
fn read(text: &str) -> [u8; 64] {
    parse(&TOY, text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// A record that continues the one before it has another form behind it than alone.
#[test]
fn continued_records() {
    let mut record = [0; 64];
    record[..2].copy_from_slice(&[0xda, 16]);
    for (i, b) in record.iter_mut().enumerate().skip(2) {
        *b = i as u8;
    }
    let print = |before| {
        let mut out = String::new();
        print_after(&TOY, before, &record, &mut out).unwrap();
        out
    };
    let (alone, behind) = (print(None), print(Some(0xc8)));
    assert_ne!(alone, behind);
    assert_eq!((print(Some(0xa0)), printed(&TOY, &record)), (alone.clone(), alone.clone()));
    assert_eq!(parse_after(&TOY, Some(0xc8), &behind).unwrap(), record);
    assert_eq!(parse(&TOY, &alone).unwrap(), record);
    // In a file the statement before it counts.
    let file = format!("PSEUDO_TRIGGER_COLLECTIVE;\n\n{behind}\n{alone}\n");
    let records: Vec<_> = parse_file(&TOY, &file).map(|s| s.unwrap().record).collect();
    assert_eq!(records[1..], [record, record]);
}

#[test]
fn statements_of_a_real_file() {
    both(
        "PSEUDO_TRIGGER_COLLECTIVE $S[10]>0 $S[22]++@complete ctype=ALL_REDUCE input_tensor_id=3 output_tensor_id=4 num_elements=32 dtype=fp32 op=ADD group_id=0;",
        record(&[(0, &[0xc8]), (4, &[4, 10, 0x13, 22]), (12, &[4, 10]), (16, &[3, 0, 0, 0, 4, 0, 0, 0, 32]), (32, &[1])]),
    );
    both("PSEUDO_DMA_TRIGGER q_gradient_in block_id=0;", record(&[(0, &[0xc1]), (12, b"q_gradient_in")]));
    both("PSEUDO_DMA_TRIGGER $S[22]>0 q_gradient_out block_id=0;", record(&[(0, &[0xc1]), (4, &[4, 22]), (12, b"q_gradient_out")]));
    both("EVENT_SEMAPHORE $S[11]>0;", record(&[(0, &[0xa0]), (4, &[4, 11])]));
}

#[test]
fn waits_and_updates() {
    let es = |at, b: &[u8]| record(&[(0, &[0xa0]), (at, b)]);
    both("EVENT_SEMAPHORE $S[1]>=7 $S[2]+=7@complete;", es(4, &[5, 1, 0x15, 2, 7]));
    both("EVENT_SEMAPHORE $S[1]>=r7 $S[2]++@read;", es(4, &[0x85, 1, 3, 2, 7]));
    both("EVENT_SEMAPHORE $S[1]>=r3+513;", es(4, &[0x95, 1, 0, 0, 3, 1, 2, 0]));
    both("EVENT_SEMAPHORE $R[1]>=r3 semaphore_value=515;", es(4, &[0x96, 1, 0, 0, 3, 2]));
    both("EVENT_SEMAPHORE $S[2]++@complete semaphore_value=9;", es(4, &[0, 0, 0x13, 2, 9]));
    both("EVENT_SEMAPHORE wait_mode=0x33 wait_idx=4;", es(4, &[0x33, 4]));
    both("EVENT_SEMAPHORE wait_mode=INVALID update_idx=1;", es(4, &[0xff, 0, 0, 1]));
    both("EVENT_SEMAPHORE unordered wait_idx=4 $S[0]++@complete;", es(4, &[0xfe, 4, 0x13]));
    both("EVENT_SEMAPHORE $E[255];", es(4, &[6, 255]));
    both("EVENT_SEMAPHORE !$E[255]@set $E[3]=1@read;", es(4, &[0x0f, 255, 1, 3]));
    both("EVENT_SEMAPHORE !$E[0] $S[3]=9@read;", es(4, &[0x0e, 0, 9, 3, 9]));
    both("EVENT_SEMAPHORE events_extended={$S[5]>=3,$S[6]+=2@complete};", es(32, &[5, 5, 0x15, 6, 3, 0, 0, 0, 2]));
    both(
        "EVENT_SEMAPHORE events_extended={wait_mode=0x33,wait_idx=1,$S[6]++@complete,sem_wait_value=3,sem_update_value=2};",
        es(32, &[0x33, 1, 0x13, 6, 3, 0, 0, 0, 2]),
    );
    assert_eq!(read("EVENT_SEMAPHORE $S[2]++@complete semaphore_value=9 $S[1]>=9;"), es(4, &[5, 1, 0x13, 2, 9]));
    assert_eq!(read("event_semaphore events={$S[0x1]>=0x9, update_mode=SEM_INC_COMPLETE, update_idx=2};"), es(4, &[5, 1, 0x13, 2, 9]));
}

#[test]
fn without_templates() {
    let r = record(&[(0, &[0x46]), (4, &[1, 9, 0, 3])]);
    let text = "OLD_COPY inst_events={wait_event_mode=1,wait_event_idx=9,set_event_idx=3};";
    assert_eq!(printed(&PLAIN, &r), text);
    assert_eq!(parse(&PLAIN, text), Ok(r));
    assert_eq!(parse(&PLAIN, "OLD_COPY wait_event_mode=1 wait_event_idx=9 set_event_idx=3;"), Ok(r));
}

#[test]
fn patterns_and_unions() {
    let mm = |parts: &[(usize, &[u8])]| {
        let mut r = record(parts);
        r[0] = 2;
        r
    };
    both(
        "MATMUL src=@0x5600[1,0,-1][3,1,1] dst=@0x2000000[1,0,0][3,1,65535] in_dtype=bfloat16;",
        mm(&[
            (16, &[0, 0x56, 0, 0, 1, 0, 0, 0, 0xff, 0xff, 3, 0, 1, 0, 1, 0]),
            (32, &[6]),
            (48, &[0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 3, 0, 1, 0, 0xff, 0xff]),
        ]),
    );
    both("MATMUL src=@r5[0,0,0][0,0,0];", mm(&[(16, &[5, 0, 0, 0x80])]));
    both("MATMUL src=@addr_reg:{regnum=5,marker=192}[0,0,0][0,0,0];", mm(&[(16, &[5, 0, 0, 0xc0])]));
    both("MATMUL src=@addr_reg:{regnum=5,marker=128}[0,0,0][0,0,0] .patch 17=01;", mm(&[(16, &[5, 1, 0, 0x80])]));
    both("MATMUL src=i:{index_addr=raw:0x09000020,data_addr=0x7} .patch 24=01;", mm(&[(16, &[9, 0, 0, 0x20, 7, 0, 0, 0, 1])]));
    both("MATMUL imm0=imm_fp32:1.5 bias=-0.1;", mm(&[(40, &1.5f32.to_le_bytes()), (44, &(-0.1f32).to_le_bytes())]));
    both("MATMUL imm_src=POINTER imm0=imm_ptr:{byte_offset=3,psum=1} .patch 43=06;", mm(&[(38, &[1]), (40, &[3, 0, 0, 6])]));
    both("MATMUL imm_src=REGISTER imm0=imm_reg:3 .patch 42=01;", mm(&[(38, &[2]), (40, &[3, 0, 1])]));
    both("MATMUL imm_src=0x3 imm0=imm_halves:[1,2];", mm(&[(38, &[3]), (40, &[1, 0, 2])]));
    both("MATMUL imm_src=0x9 imm0=raw:0x00000001;", mm(&[(38, &[9]), (43, &[1])]));
    both("MATMUL bias=f32:0x7fc00001;", mm(&[(44, &0x7fc0_0001u32.to_le_bytes())]));
    both("MATMUL bias=-inf;", mm(&[(44, &f32::NEG_INFINITY.to_le_bytes())]));
    both("MATMUL quant_offset=0x0102 pair={lo=fp16};", mm(&[(36, &[1, 2]), (39, &[7])]));
    both("MATMUL pair={lo=0x1,hi=uint8} .patch 39=b1;", mm(&[(39, &[0xb1])]));
    assert_eq!(read("MATMUL pair={hi=3};"), mm(&[(39, &[0x30])]));
    assert_eq!(
        read("MATMUL num_active_rows=0x10 src=@0x5600[ 1, 0, 0xffff ][3,1,1 ];")[16..32],
        [0, 0x56, 0, 0, 1, 0, 0, 0, 0xff, 0xff, 3, 0, 1, 0, 1, 0]
    );
}

#[test]
fn names_and_text() {
    both("PSEUDO_DMA_TRIGGER \"a\\x20b\\x3b\\x22\" block_id=1;", record(&[(0, &[0xc1]), (12, b"a b;\""), (48, &[1])]));
    both("PSEUDO_DMA_TRIGGER q block_id=0 .patch 14=7a;", record(&[(0, &[0xc1]), (12, b"q\0z")]));
    both("PSEUDO_DMA_TRIGGER \"\" block_id=0 .patch 13=7a;", record(&[(0, &[0xc1]), (13, b"z")]));
    both("PSEUDO_DMA_TRIGGER dma_queue_name=unordered block_id=0;", record(&[(0, &[0xc1]), (12, b"unordered")]));
    both("PSEUDO_DMA_TRIGGER unordered unordered_ block_id=0;", record(&[(0, &[0xc1]), (4, &[0xfe]), (12, b"unordered_")]));
    let full = b"abcdefghijklmnopqrstuvwxyz012345";
    both("PSEUDO_DMA_TRIGGER abcdefghijklmnopqrstuvwxyz012345 block_id=0;", record(&[(0, &[0xc1]), (12, full)]));
    assert_eq!(
        read("PSEUDO_DMATRIGGER dma_queue_name=\"a b\\n\\x41\" block_id_or_count=3;"),
        record(&[(0, &[0xc1]), (12, b"a b\nA"), (48, &[3])])
    );
}

#[test]
fn selectors() {
    both("EXTENDED_INST extended_opcode=EXT_ARITH a=-2 b=0;", record(&[(0, &[0xf0]), (12, &[1]), (16, &[0xfe, 0xff])]));
    both(
        "EXTENDED_INST extended_opcode=EXT_ARITH b=-1 table=@0x9[-1][2] pairs=[{},{lo=fp16},{}] words=[ab,\"\"] .patch 13=01;",
        record(&[(0, &[0xf0]), (12, &[1, 1]), (18, &[0xff; 8]), (26, &[9, 0, 0, 0, 0xff, 0xff, 2]), (35, &[7]), (37, b"ab")]),
    );
    both(
        "EXTENDED_INST $S[1]>0 extended_opcode=EXT_COPY word ADD;",
        record(&[(0, &[0xf0]), (4, &[4, 1]), (12, &[2]), (13, b"word"), (18, &[4])]),
    );
    // A bare value after a bare field that is left out takes its key.
    both("EXTENDED_INST extended_opcode=EXT_COPY second=ADD;", record(&[(0, &[0xf0]), (12, &[2]), (18, &[4])]));
    // Keys of the record's own fields go before members of the header and events.
    both(
        "EXTENDED_INST extended_opcode=EXT_COPY wait_mode=1 debug_hint=2 .patch 3=0533;",
        record(&[(0, &[0xf0]), (3, &[5, 0x33]), (12, &[2]), (20, &[1, 2])]),
    );
    both("EXTENDED_INST extended_opcode=EXT_OTHER;", record(&[(0, &[0xf0]), (12, &[3])]));
    both("EXTENDED_INST;", record(&[(0, &[0xf0])]));
    assert_eq!(read("EXTENDED_INST b=7 extended_opcode=0x1;"), record(&[(0, &[0xf0]), (12, &[1]), (18, &[7])]));
    assert_eq!(read("EXTENDED_INST sub=2 ADD_ second=subtract;")[13..20], *b"ADD_\0\x05\0");
}

#[test]
fn other_beginnings() {
    let mut cci = record(&[(0, &[0xb6, 0, 3, 4]), (8, &[1])]);
    both(
        "COMPACT_CONTROL_INST insts=[0x00000000,0x01000000,0x00000000,0x00000000,0x00000000,0x00000000,0x00000000,0x00000000,0x00000000,0x00000000,0x00000000,0x00000000,0x00000000,0x00000000,0x00000000] debug_cmd=3 debug_hint=4;",
        cci,
    );
    cci[1] = 16;
    cci[8] = 0;
    both("COMPACT_CONTROL_INST debug_cmd=3 debug_hint=4 .patch 1=10;", cci);
    let mut ext = record(&[(0, &[0xda, 7, 1, 2])]);
    both("PSEUDO_EXTENSION instr_chaining=7 group_id=513;", ext);
    ext[0] = 0xdb;
    let raw = format!(".raw db070102{};", "0".repeat(120));
    both(&raw, ext);
    both(&format!(".raw 00{};", "0".repeat(126)), [0; 64]);
    let mut es = record(&[(0, &[0xa0]), (2, &[1, 2])]);
    both("EVENT_SEMAPHORE debug_cmd=NOTIFY debug_hint=2;", es);
    es[1] = 0;
    both("EVENT_SEMAPHORE debug_cmd=NOTIFY debug_hint=2 .patch 1=00;", es);
}

#[test]
fn files() {
    let text = "# a file\r\n\r\n  EVENT_SEMAPHORE $S[11]>0; // waits\r\nNOPE;\nPSEUDO_DMA_TRIGGER q block_id=0;# end";
    let lines: Vec<_> = parse_file(&TOY, text).collect();
    assert_eq!(lines.len(), 3);
    let first = lines[0].as_ref().unwrap();
    assert_eq!((first.line, first.offset, first.record), (3, 12, record(&[(0, &[0xa0]), (4, &[4, 11])])));
    let second = lines[1].as_ref().unwrap_err();
    assert_eq!((second.line, second.error.kind), (4, ErrorKind::UnknownMnemonic));
    assert_eq!(second.to_string(), "4:1: unknown mnemonic `NOPE`: expected a mnemonic of TOY");
    assert_eq!(lines[2].as_ref().unwrap().line, 5);
    assert!(parse_file(&TOY, "").next().is_none());
}

#[test]
fn tables_in_order() {
    // EXT_COPY has fields by the names of members of its header and events on purpose.
    let found = ambiguities(&TOY);
    let expected = ["wait_mode", "debug_hint"];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    assert!(expected.iter().all(|e| found.iter().any(|f| f.contains(e))));
}

/// The message with a caret.
fn mistake(line: &str) -> String {
    let e = parse(&TOY, line).expect_err(line);
    let width = e.end.max(e.start + 1) - e.start;
    format!("{line}\n{}{} {e}", " ".repeat(e.start), "^".repeat(width))
}

#[test]
fn mistakes() {
    let lines = [
        "MATMULL;",
        "FUTURE_INST;",
        "",
        "; x",
        "ONLY_CHAINED;",
        "MATMUL num_active_row=3;",
        "MATMUL qqqqq=3;",
        "PSEUDO_DMA_TRIGGER q blk_id=3;",
        "MATMUL in_dtype=FP33;",
        "MATMUL in_dtype=FP8_EXP2;",
        "MATMUL in_dtype=;",
        "MATMUL imm_src=X;",
        "MATMUL num_active_rows=300;",
        "MATMUL num_active_rows=-1;",
        "MATMUL num_active_rows=99999999999999999999999;",
        "MATMUL num_active_rows=3x;",
        "MATMUL in_dtype=0x100;",
        "MATMUL src=@0x1[40000,0,0][1,1,1];",
        "MATMUL src=@0x1[4,0][1,1,1];",
        "MATMUL src=@0x1[4,0,0,0][1,1,1];",
        "MATMUL src=0x1;",
        "MATMUL src=x:{};",
        "MATMUL imm0=imm_fp:1;",
        "MATMUL bias=1e99;",
        "MATMUL bias=one;",
        "MATMUL pair={low=FP16};",
        "MATMUL pair={lo=FP32,lo=FP16};",
        "MATMUL quant_offset=0x01;",
        "MATMUL num_active_rows=3",
        "MATMUL num_active_rows=3 # and so on",
        "MATMUL num_active_rows=3; MATMUL;",
        "MATMUL num_active_rows=3num_active_cols=4;",
        "EVENT_SEMAPHORE $S[1]>=7 $S[2]+=8@complete;",
        "EVENT_SEMAPHORE $S[1]>=7 semaphore_value=8;",
        "EVENT_SEMAPHORE $S[1]>=7 $S[2]>=7;",
        "EVENT_SEMAPHORE $S[300]>=7;",
        "EVENT_SEMAPHORE $S[1]=>7;",
        "EVENT_SEMAPHORE wait_idx=1 $S[1]>=7;",
        "COMPACT_CONTROL_INST $S[1]>=7;",
        "PSEUDO_DMA_TRIGGER q q;",
        "PSEUDO_DMA_TRIGGER q block_id=1 block_id=1;",
        "PSEUDO_DMA_TRIGGER q block_id=1 block_id_or_count=1;",
        "PSEUDO_DMA_TRIGGER abcdefghijklmnopqrstuvwxyz0123456;",
        "PSEUDO_DMA_TRIGGER \"a;",
        "PSEUDO_DMA_TRIGGER \"\\q\";",
        "MATMUL .patch 0=01;",
        "MATMUL .patch 63=0102;",
        "MATMUL .patch 5=1;",
        "MATMUL .patch 5=01,5=02;",
        "MATMUL .path 5=01;",
        ".raw 00;",
        "MATMUL näh=1;",
    ];
    let all: Vec<_> = lines.into_iter().map(mistake).collect();
    insta::assert_snapshot!(all.join("\n\n"));
}

fn any_record() -> impl Strategy<Value = [u8; 64]> {
    let byte = prop_oneof![3 => Just(0u8), 1 => 0u8..32, 1 => any::<u8>()];
    let bytes = prop_oneof![proptest::collection::vec(byte, 64), proptest::collection::vec(any::<u8>(), 64)];
    let opcode = prop_oneof![9 => proptest::sample::select(TOY.opcodes.iter().map(|o| o.byte).collect::<Vec<_>>()), 1 => any::<u8>()];
    let mode = proptest::sample::select(vec![0u8, 1, 3, 4, 5, 6, 9, 0x0e, 0x0f, 0x13, 0x15, 0x84, 0x85, 0x95, 0x96, 0xfe, 0xff]);
    let name = prop_oneof!["[a-z_][a-z0-9_.:-]{0,40}", ".{0,40}"];
    (bytes, opcode, mode.clone(), mode, any::<u8>(), name, 0u8..4).prop_map(|(bytes, opcode, wait, update, how, name, selector)| {
        let mut r = [0; 64];
        r.copy_from_slice(&bytes);
        r[0] = opcode;
        if how & 1 != 0 {
            r[1] = 16;
        }
        if how & 2 != 0 {
            (r[4], r[6]) = (wait, update);
        }
        if how & 4 != 0 {
            (r[32], r[34]) = (update, wait);
        }
        if how & 8 != 0 {
            let n = name.len().min(32);
            r[12..12 + n].copy_from_slice(&name.as_bytes()[..n]);
        }
        if how & 16 != 0 {
            r[12] = selector;
        }
        if how & 32 != 0 {
            r[44..].fill(0);
        }
        r
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(ProptestConfig::default().cases.max(2_000)))]

    #[test]
    fn any_bytes_come_back(r in any_record()) {
        for dialect in [&TOY, &PLAIN] {
            let text = printed(dialect, &r);
            prop_assert!(!text.contains('\n'));
            prop_assert_eq!(parse(dialect, &text).map_err(|e| format!("{text}: {e}")), Ok(r), "{}", text);
            prop_assert_eq!(Parser::new(dialect).parse(&text), Ok(r));
        }
    }

    #[test]
    fn any_text_is_answered(s in ".*") {
        for r in parse_file(&TOY, &s).flatten() {
            prop_assert_eq!(parse(&TOY, &printed(&TOY, &r.record)), Ok(r.record));
        }
    }

    #[test]
    fn damaged_statements_are_answered(r in any_record(), at in any::<prop::sample::Index>(), with in ".{0,2}", cut in 0usize..4) {
        let mut text = printed(&TOY, &r);
        let from = at.index(text.len());
        let to = (from + cut).min(text.len());
        text.replace_range(from..to, &with);
        match parse(&TOY, &text) {
            Ok(r) => prop_assert_eq!(parse(&TOY, &printed(&TOY, &r)), Ok(r)),
            Err(e) => {
                prop_assert!(e.start <= e.end && e.end <= text.len());
                prop_assert!(text.get(e.span()).is_some(), "{} {:?}", text, e);
                prop_assert!(!e.to_string().is_empty());
            }
        }
    }
}
