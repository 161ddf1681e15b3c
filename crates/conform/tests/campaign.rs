//! Campaigns: the same for the same seed, in parts and at once; and faults that are planted into a generation are found.

use tpb_conform::block::BLOCK;
use tpb_conform::claims::CLAIMS;
use tpb_conform::{Campaign, Report};
use tpb_core::RecordBytes;
use tpb_core::check::Context;
use tpb_core::dialect::LiftError;
use tpb_isa::{Isa, Operation, generation};

fn campaign(generations: Vec<&'static Isa>, blocks: u64, shard: (u64, u64)) -> Campaign {
    Campaign { records: blocks * BLOCK as u64, seed: 3, generations, claims: CLAIMS.to_vec(), jobs: 2, shard }
}

fn run(campaign: &Campaign) -> Report {
    let mut report = Report::of(campaign);
    campaign.run(&mut report, &mut |_, _| true);
    report.seconds = 0.0;
    report
}

fn cayman() -> &'static Isa {
    generation("cayman").expect("a generation")
}

#[test]
fn fewer_claims_make_another_campaign() {
    let whole = campaign(vec![cayman()], 1, (0, 1));
    let quick = Campaign { claims: CLAIMS[..1].to_vec(), ..whole.clone() };
    let (whole, quick) = (run(&whole), run(&quick));
    assert_eq!(quick.claims, ["decode"]);
    assert_eq!((&quick.records, &quick.coverage), (&whole.records, &whole.coverage));
    let why = quick.belongs_to(&whole).expect_err("one is of fewer claims");
    assert!(why.to_string().starts_with("claims differ"), "{why}");
    assert!(quick.text(0).contains("held against decode alone"));
}

#[test]
fn parts_make_the_whole() {
    let generations = || vec![generation("sunda").expect("a generation"), cayman()];
    let whole = run(&campaign(generations(), 8, (0, 1)));
    assert_eq!(whole.findings, []);
    let mut parts = run(&campaign(generations(), 8, (0, 3)));
    for part in 1..3 {
        let part = run(&campaign(generations(), 8, (part, 3)));
        part.belongs_to(&parts).expect("the same campaign");
        parts.merge(&part);
    }
    parts.sort();
    assert_eq!(parts, whole);
}

#[test]
fn a_campaign_goes_on_where_it_ended() {
    let whole = campaign(vec![cayman()], 8, (0, 1));
    let mut report = run(&campaign(vec![cayman()], 8, (0, 2)));
    assert_eq!(report.blocks.len(), 4);
    whole.run(&mut report, &mut |_, _| true);
    report.seconds = 0.0;
    assert_eq!(report, run(&whole));
}

#[test]
fn reports_come_back_from_json() {
    let report = run(&campaign(vec![cayman()], 4, (0, 1)));
    let text = serde_json::to_string(&report).expect("JSON");
    assert_eq!(serde_json::from_str::<Report>(&text).expect("a report"), report);
}

#[test]
fn reports_of_different_campaigns_do_not_mix() {
    let (one, other) = (Report::of(&campaign(vec![cayman()], 4, (0, 1))), Report::of(&campaign(vec![cayman()], 5, (0, 1))));
    assert_eq!(other.belongs_to(&one).expect_err("another size").to_string(), "numbers of records differ: 5120 and 4096");
}

#[test]
fn nothing_is_found_where_nothing_is_planted() {
    let isa = planted(|_| {});
    assert!(run(&campaign(vec![isa], 64, (0, 1))).findings.is_empty());
}

/// A generation with one of its functions exchanged.
fn planted(change: impl FnOnce(&mut Isa)) -> &'static Isa {
    let real = cayman();
    let mut isa = Isa {
        dialect: real.dialect,
        is_valid: real.is_valid,
        check: real.check,
        lift: real.lift,
        lower: real.lower,
        lower_onto: real.lower_onto,
        recode: real.recode,
    };
    change(&mut isa);
    Box::leak(Box::new(isa))
}

/// Whether a claim is found not to hold within a million records.
fn is_found(isa: &'static Isa, claim: &str) -> bool {
    let shards = (1_000_000 / BLOCK / 8) as u64;
    (0..shards).any(|shard| run(&campaign(vec![isa], 8 * shards, (shard, shards))).findings.iter().any(|f| f.claim == claim))
}

#[test]
fn an_operand_beside_its_place_is_found() {
    fn lift(record: &RecordBytes) -> Result<Operation, LiftError> {
        let operation = (cayman().lift)(record)?;
        Ok(match operation {
            Operation::TensorTensor(o) => Operation::TensorTensor(o.with_num_active_channels(record[16])),
            other => other,
        })
    }
    assert!(is_found(planted(|isa| isa.lift = lift), "lift"));
}

#[test]
fn a_dropped_rule_is_found() {
    fn check(record: &RecordBytes, context: &Context, each: &mut dyn FnMut(tpb_core::check::Finding)) {
        (cayman().check)(record, context, &mut |finding| {
            if finding.rule.id != "S3S3D3_TT.channels" {
                each(finding);
            }
        });
    }
    fn is_valid(record: &RecordBytes, context: &Context) -> bool {
        let mut valid = true;
        check(record, context, &mut |_| valid = false);
        valid
    }
    let known = (cayman().dialect.opcodes).iter().flat_map(|o| o.forms).flat_map(|f| f.rules).any(|r| r.id == "S3S3D3_TT.channels");
    assert!(known, "the rule has another name now");
    let isa = planted(|isa| {
        isa.check = check;
        isa.is_valid = is_valid;
    });
    assert!(is_found(isa, "witness"));
}

#[test]
fn a_wrong_operator_is_found() {
    fn lift(record: &RecordBytes) -> Result<Operation, LiftError> {
        let operation = (cayman().lift)(record)?;
        Ok(match operation {
            Operation::TensorTensor(o) if o.op == tpb_isa::enums::AluOp::MAX => {
                Operation::TensorTensor(o.with_op(tpb_isa::enums::AluOp::MIN))
            }
            other => other,
        })
    }
    assert!(is_found(planted(|isa| isa.lift = lift), "arithmetic"));
}

#[test]
fn a_wait_mode_off_by_one_is_found() {
    fn lift(record: &RecordBytes) -> Result<Operation, LiftError> {
        let mut shifted = *record;
        if (1..5).contains(&shifted[4]) {
            shifted[4] += 1;
        }
        (cayman().lift)(&shifted)
    }
    let isa = planted(|isa| isa.lift = lift);
    assert!(is_found(isa, "lift"));
    assert!(is_found(isa, "wait"));
}

#[test]
fn a_panic_is_found_and_ends_nothing() {
    fn lift(record: &RecordBytes) -> Result<Operation, LiftError> {
        assert!(record[20] < 0x80, "planted");
        (cayman().lift)(record)
    }
    fn is_valid(record: &RecordBytes, context: &Context) -> bool {
        assert!(record[20] < 0x80, "planted");
        (cayman().is_valid)(record, context)
    }
    for isa in [planted(|isa| isa.lift = lift), planted(|isa| isa.is_valid = is_valid)] {
        let report = run(&campaign(vec![isa], 8, (0, 1)));
        assert_eq!(report.blocks.len(), 8);
        assert!(report.findings.iter().any(|f| f.seen.contains("panicked: planted")), "{:?}", report.findings);
    }
}

#[test]
fn a_finding_of_a_block_is_found_again_by_its_command() {
    fn lift(record: &RecordBytes) -> Result<Operation, LiftError> {
        let mut shifted = *record;
        if (1..5).contains(&shifted[4]) {
            shifted[4] += 1;
        }
        (cayman().lift)(&shifted)
    }
    let generations = vec![generation("sunda").expect("a generation"), planted(|isa| isa.lift = lift)];
    let report = (0..8)
        .map(|shard| run(&campaign(generations.clone(), 512, (shard, 8))))
        .find_map(|report| report.findings.into_iter().find(|f| f.claim == "wait"));
    let finding = report.expect("a wait that is off");
    assert_eq!(finding.replay, format!("tpb conform --seed 3 --block {} --gen sunda,cayman", finding.block));
    let again = run(&campaign(generations, finding.block + 1, (finding.block, finding.block + 1)));
    assert!(again.findings.contains(&finding), "{:?}", again.findings);
}
