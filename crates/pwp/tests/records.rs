//! Records that pages print, and the layout of whole sets.

use serde_json::Value;
use tpb_pwp::catalog::{CATALOG, RESIDENTS};
use tpb_pwp::function::{Clamp, Function, Octave, Piece, Side};
use tpb_pwp::known::{KNOWN, named};
use tpb_pwp::tables::{CamEntry, CamLayout, Memory};
use tpb_pwp::{Manifest, Set, Severity, check};
use tpb_records::types::{PwpBucket, PwpControl, PwpControlWord};

fn hex(text: &str) -> Vec<u8> {
    (0..text.len()).step_by(2).map(|i| u8::from_str_radix(&text[i..i + 2], 16).expect("hex digits")).collect()
}

fn word(case: &Value, key: &str) -> u32 {
    u32::from_str_radix(case[key].as_str().expect("digits"), 16).expect("hex digits")
}

#[test]
fn printed_records() {
    for line in include_str!("data/act_pwp.jsonl").lines() {
        let case: Value = serde_json::from_str(line).expect("a case");
        let bytes = hex(case["bytes"].as_str().expect("digits"));
        match case["kind"].as_str() {
            Some("bucket") => {
                let bucket = PwpBucket::from_bytes(bytes.try_into().expect("32 bytes"));
                let piece = Piece::from(bucket);
                let got = [piece.d[0], piece.d[1], piece.d[2], piece.d[3], piece.x0].map(f32::to_bits);
                assert_eq!(got, ["d0", "d1", "d2", "d3", "x"].map(|k| word(&case, k)), "{line}");
                assert_eq!(PwpBucket::from(piece), bucket, "{line}");
            }
            _ => {
                let control = PwpControlWord::from_bytes(bytes.try_into().expect("4 bytes"));
                let want = ["base", "lsb", "size"].map(|k| case[k].as_u64().expect("a number"));
                let got = [u64::from(control.act_tbl_base()), control.extract_lsb().into(), control.extract_size().into()];
                assert_eq!(got, want, "{line}");
            }
        }
    }
}

/// The exponential of the shipped set, as far as pages describe it: 26 octaves a side, the last ones cut short.
fn exp_like() -> Function {
    let side = |last: usize, mantissa: u32, piece: Piece| {
        let octave = |k: i32| {
            let extract_size = (k + 2).max(0) as u8;
            let whole = 1usize << extract_size;
            Octave { extract_size, pieces: vec![Piece::default(); if k == 6 { last } else { whole }] }
        };
        let taylor = Piece::about_zero([1.0, 1.0, 0.5, 1.0 / 6.0]);
        Side {
            low: Clamp { exponent: 108, mantissa: 0, piece: taylor },
            high: Clamp { exponent: 133, mantissa, piece },
            octaves: (-19..=6).map(octave).collect(),
        }
    };
    Function {
        zero: 1.0,
        pos_inf: f32::INFINITY,
        exponent_offset: -19,
        neg: side(134, 4_362_891, Piece::default()),
        pos: side(99, 3_240_472, Piece::about_zero([f32::INFINITY, 0.0, 0.0, 0.0])),
        ..Function::default()
    }
}

/// Indices that pages give for the set of the exponential: maps of octaves, control words, places of the functions that follow.
#[test]
fn indices_of_the_exponential() {
    let line = Piece::about_zero([0.0, 1.0, 0.0, 0.0]);
    let everything = Clamp { exponent: 0, mantissa: 0, piece: line };
    let closed = Side { low: everything, high: everything, octaves: vec![Octave::default()] };
    let identity = Function { exponent_offset: -127, neg: closed.clone(), pos: closed, ..Function::default() };
    let set = Set::assemble("exp", [("exp", 7, &exp_like()), ("identity", 1, &identity), ("copy", 0x80, &identity)]).unwrap();
    let m = &set.manifest;
    assert_eq!((m.func_to_bkt_start_idx["identity"], m.func_to_ctl_start_idx["identity"]), (781, 52));
    assert_eq!((m.func_to_bkt_start_idx["copy"], m.func_to_ctl_start_idx["copy"]), (785, 54));
    for (octave, bkt, ctl) in [(-19, [0, 406], [0, 26]), (-1, [18, 424], [18, 44]), (0, [20, 426], [19, 45]), (6, [272, 678], [25, 51])] {
        let octave = octave.to_string();
        assert_eq!(m.func_exp_to_bkt_start_idx["exp"][&octave], bkt);
        assert_eq!(m.func_exp_to_ctl_start_idx["exp"][&octave], ctl);
    }
    for (index, bits) in [(0, 0xb800), (1, 0xb801), (18, 0x1_b012), (25, 0x8_7910), (26, 0xb996), (51, 0x8_7aa6)] {
        assert_eq!(set.controls[index].word().0, bits, "control {index}");
    }
    let meta = &m.profile_meta_data[0];
    assert_eq!((meta.pwl_control_base_neg, meta.pwl_control_base_pos, meta.pos_small_signal_pwl_control), (0, 26, 777));
    assert_eq!((meta.neg_small_signal_pwl_control, meta.pos_large_signal_pwl_control, meta.neg_large_signal_pwl_control), (778, 779, 780));
    assert_eq!(set.buckets[779].d0(), f32::INFINITY);
    assert_eq!(check(&set.tables(CamLayout::Cayman)).into_iter().filter(|f| f.severity == Severity::Error).collect::<Vec<_>>(), []);
}

/// SUNDA has the masks of a directory entry the other way round.
#[test]
fn directory_entries() {
    let entry = CamEntry { opcode: 0x21, opcode_mask: 0xfe, func_id: 0x17, func_id_mask: 0x7f, valid: true };
    let cayman = entry.to_bytes(CamLayout::Cayman);
    let sunda = entry.to_bytes(CamLayout::Sunda);
    assert_eq!(cayman[..12], [0x21, 0x17, 0, 0, 0xfe, 0x7f, 0, 0, 1, 0, 0, 0]);
    assert_eq!(sunda[..12], [0x21, 0x17, 0, 0, 0x7f, 0xfe, 0, 0, 1, 0, 0, 0]);
    assert_eq!(cayman[12..], [0; 20]);
    for (layout, bytes) in [(CamLayout::Cayman, cayman), (CamLayout::Sunda, sunda)] {
        assert_eq!(CamEntry::from_bytes(layout, bytes), entry);
    }
    assert!(entry.matches(0x20, 0x97) && !entry.matches(0x22, 0x17) && !entry.matches(0x21, 0x16));
    assert!(!CamEntry { valid: false, ..entry }.matches(0x21, 0x17));
}

/// All sets of the catalog fit into the memories, check without errors, and go through their files unchanged.
#[test]
fn catalog_sets() {
    for (index, entry) in CATALOG.iter().enumerate() {
        let set = entry.fitted().unwrap_or_else(|e| panic!("set {index}: {e}"));
        let findings = check(&set.tables(CamLayout::Cayman));
        let errors: Vec<_> = findings.iter().filter(|f| f.severity == Severity::Error).collect();
        assert!(errors.is_empty(), "{}: {errors:?}", entry.name);
        let text = serde_json::to_string(&set.manifest).unwrap();
        let manifest: Manifest = serde_json::from_str(&text).unwrap();
        let back = Set::read(manifest, &set.bucket_file(), &set.control_file()).unwrap();
        assert!(back == set, "{}", entry.name);
        // Words 16 bytes apart, as one family of files has them.
        let words: Vec<u8> = set.controls.iter().flat_map(|c| [c.word().to_bytes(), [0; 4], [0; 4], [0; 4]].concat()).collect();
        let back = Set::read(set.manifest.clone(), &set.bucket_file(), &words).unwrap();
        assert!(back.controls == set.controls, "{}", entry.name);
        assert!(RESIDENTS.iter().all(|f| entry.has(*f)));
    }
}

/// Profiles hold what their place in the record says, byte by byte.
#[test]
fn profile_bytes() {
    let set = Set::assemble("s", [("sigmoid", 5, &named("sigmoid").unwrap().function())]).unwrap();
    let meta = &set.manifest.profile_meta_data[0];
    let bytes = set.tables(CamLayout::Cayman).bytes(Memory::Profile).to_vec();
    let bit = |lsb: usize, width: usize| (0..width).fold(0u64, |v, i| v | u64::from(bytes[(lsb + i) / 8] >> ((lsb + i) % 8) & 1) << i);
    assert_eq!((bit(32, 1), bit(33, 2), bit(35, 2), bit(37, 2)), (0, 1, 1, 1));
    assert_eq!(bit(40, 32), u64::from(1.0f32.to_bits()));
    assert_eq!(bit(72, 8) as u8 as i8, meta.exp_offset as i8);
    assert_eq!(
        [bit(80, 8), bit(88, 8), bit(96, 8), bit(104, 8)].map(|v| v as u8),
        [
            meta.small_pos_signal_exp_threshold,
            meta.small_neg_signal_exp_threshold,
            meta.large_pos_signal_exp_threshold,
            meta.large_neg_signal_exp_threshold
        ]
    );
    assert_eq!(bit(160 + 48, 20), u64::from(meta.neg_large_signal_pwl_control));
    assert_eq!(bit(160 + 48 + 20, 12) << 11 | bit(160 + 48 + 32, 11), u64::from(meta.large_neg_signal_mantissa_threshold));
    assert_eq!(bit(592, 32), u64::from(0.5f32.to_bits()));
    assert_eq!(bit(624, 32), 0x7fc0_0000);
    assert_eq!(bit(656, 32), u64::from(1.0f32.to_bits()));
    assert_eq!(bit(688, 32), 0);
}

fn findings(change: impl FnOnce(&mut Set)) -> Vec<String> {
    let functions = ["tanh", "relu"].map(|n| named(n).unwrap());
    let fitted: Vec<_> = functions.iter().map(|k| (k.name, k.code.0, k.function())).collect();
    let mut set = Set::assemble("s", fitted.iter().map(|(n, c, f)| (*n, *c, f))).unwrap();
    change(&mut set);
    check(&set.tables(CamLayout::Cayman)).iter().map(ToString::to_string).collect()
}

/// What the check finds, each in its words.
#[test]
fn mistakes() {
    assert_eq!(findings(|_| {}), [""; 0]);
    let twice = findings(|s| s.manifest.profile_meta_data[1].func_id = 6);
    assert_eq!(twice, ["CAM 1: matches function 0x06, which entry 0 matches first"]);
    let clamp = findings(|s| s.manifest.profile_meta_data[0].pos_large_signal_pwl_control = 2000);
    assert_eq!(clamp, ["PROFILE 0: large positive inputs would have bucket 2000, which is not there"]);
    let other = findings(|s| s.manifest.profile_meta_data[1].pos_large_signal_pwl_control = 0);
    assert_eq!(other, ["PROFILE 1: large positive inputs have bucket 0, which is profile 0's"]);
    let octave = findings(|s| s.manifest.profile_meta_data[0].pwl_control_base_pos = 250);
    assert!(octave[0].starts_with("PROFILE 0: positive octave ") && octave[0].contains("would have control record 25"), "{octave:?}");
    let bits = findings(|s| {
        let word = s.controls[0].word();
        s.controls[0] = PwpControl::ZERO.with_word(word.with_extract_lsb(word.extract_lsb() - 1));
    });
    assert!(bits[0].starts_with("CONTROL 0: octave ") && bits[0].ends_with("which are not the upper ones"), "{bits:?}");
}

/// Too many records are refused.
#[test]
fn full_sets() {
    let all: Vec<_> = KNOWN.iter().map(|k| (k.name, k.code.0, k.function())).collect();
    let error = Set::assemble("all", all.iter().map(|(n, c, f)| (*n, *c, f))).unwrap_err();
    assert!(error.to_string().contains("records are more than the"), "{error}");
    let set = Set::assemble("s", [("relu", 2, &named("relu").unwrap().function())]).unwrap();
    let error = Set::read(set.manifest.clone(), &[0; 31], &set.control_file()).unwrap_err();
    assert_eq!(error.to_string(), "`s_bkt.bin` has 31 bytes, which are not 4 records");
}

/// Where the memories are: ACT's on CAYMAN, DVE's on MAVERICK, which names no directory; elsewhere the map is not known.
#[test]
fn places_in_the_address_map() {
    use tpb_pwp::region::places;
    let shown = |index: u8| -> Vec<String> {
        let show = |p: &tpb_pwp::region::Place| {
            let at = p.region.address.or(p.region.offset).expect("a place");
            format!("{} {:?} {} {at:#x} {:?}", p.memory, p.engine, p.region.name, p.records().expect("a size"))
        };
        places(index).iter().map(show).collect()
    };
    let index = generation;
    assert_eq!(
        shown(index("cayman")),
        [
            "CAM Act PROFILE_CAM 0x2802470000 128",
            "PROFILE Act PROFILE_TABLE 0x2802471000 64",
            "CONTROL Act CONTROL_TABLE 0x28024e0000 128",
            "BUCKET Act BUCKET_TABLE 0x28024c0000 2048"
        ]
    );
    assert_eq!(
        shown(index("maverick")),
        [
            "PROFILE Dve ACT_CONTROL_TABLE 0xa0000 64",
            "CONTROL Dve PWP_CONTROL_TABLE 0xb0000 2048",
            "BUCKET Dve PWP_BUCKETS_TABLE 0xc0000 16384"
        ]
    );
    assert_eq!((shown(index("sunda")).len(), shown(index("mariana")).len()), (0, 0));
}

/// Index of a generation in the lineage.
fn generation(name: &str) -> u8 {
    let names = ["tonga", "sunda", "cayman", "mariana", "mariana_plus", "maverick"];
    names.iter().position(|n| *n == name).expect("a generation") as u8
}
