//! Witnesses of formats of the spec: the search finds what it should, and says so where there is nothing to find.

use std::path::Path;
use std::sync::OnceLock;

use tpb_codegen::generate::load_and_resolve;
use tpb_codegen::isa::Isa;
use tpb_codegen::spec::Stage;
use tpb_codegen::witness::{Breaking, Judge, Problem, Random, Setting};
use tpb_core::predicates::PREDICATES;

fn isa() -> &'static Isa {
    static ISA: OnceLock<Isa> = OnceLock::new();
    ISA.get_or_init(|| {
        let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
        let (_, isa, findings) = load_and_resolve(&spec).expect("the spec can be read");
        assert!(!findings.has_errors(), "{findings}");
        isa
    })
}

fn judge(generation: &str) -> Judge<'static> {
    let at = isa().generations.iter().position(|g| g.name == generation).expect("a generation");
    Judge::new(isa(), at, PREDICATES).expect("the rules fit")
}

fn form(judge: &Judge<'_>, opcode: &str, format: &str) -> usize {
    let is = |f: &&tpb_codegen::witness::Form| isa().opcodes[f.opcode].name == opcode && isa().formats[f.format].name == format;
    judge.forms().position(|f| is(&f)).expect("a form")
}

const PLAIN: Setting = Setting { engine: None, stage: Stage::Device, strict: true };

#[test]
fn legal_records_break_no_rule_and_differ() {
    for (opcode, format) in
        [("MATMUL", "S3D3_MM"), ("TENSOR_TENSOR_ARITH_OP", "S3S3D3_TT"), ("INDIRECT_COPY", "S4D4_IC"), ("MATMUL_SPARSE", "S4D3_MM")]
    {
        for generation in ["cayman", "mariana", "maverick"] {
            let judge = judge(generation);
            let problem = Problem::new(&judge, form(&judge, opcode, format), &PLAIN);
            let mut random = Random::new(7);
            let first = problem.legal(None, &mut random).expect("a legal record");
            let mut record = first;
            for _ in 0..200 {
                record = problem.varied(&record, &mut random);
                assert_eq!(judge.broken(&record, &PLAIN), Vec::<&str>::new(), "{generation} {opcode}");
            }
            assert_ne!(record, first, "{generation} {opcode}");
        }
    }
}

#[test]
fn a_rule_is_broken_alone() {
    let judge = judge("mariana");
    let at = form(&judge, "MATMUL", "S3D3_MM");
    let problem = Problem::new(&judge, at, &PLAIN);
    let (mut alone, mut with_others) = (0, 0);
    for (i, c) in judge.rules(at).iter().enumerate() {
        match problem.breaking(i, &mut Random::new(1)) {
            Breaking::Found(record) => {
                assert_eq!(judge.broken(&record, &PLAIN), [c.rule.id.as_str()]);
                alone += 1;
            }
            Breaking::With(record, others) => {
                let broken = judge.broken(&record, &PLAIN);
                let named = others.iter().all(|o| broken.contains(&judge.rules(at)[*o].rule.id.as_str()));
                assert!(named && broken.contains(&c.rule.id.as_str()) && broken.len() == others.len() + 1, "{broken:?}");
                with_others += 1;
            }
            Breaking::Never => {
                assert!(!problem.applies(i, &problem.legal(None, &mut Random::new(1)).expect("a legal record")), "{}", c.rule.id)
            }
        }
    }
    assert!(alone >= 20 && with_others < alone, "{alone} {with_others}");
}

#[test]
fn a_rule_that_others_imply_is_proven_to_be() {
    let judge = judge("cayman");
    let at = form(&judge, "MAX_POOL_SELECT", "S4D4_PL");
    let problem = Problem::new(&judge, at, &PLAIN);
    let position = |id: &str| judge.rules(at).iter().position(|c| c.rule.id == id).expect("a rule");
    assert!(problem.is_implied(position("S4D4_PL.pool_dim.known")));
    assert!(!problem.is_implied(position("S4D4_PL.dims")));
}

#[test]
fn a_form_that_is_set_aside_has_no_legal_record() {
    let judge = judge("cayman");
    let problem = Problem::new(&judge, form(&judge, "EXPONENTIAL", "S3D3_TS"), &PLAIN);
    assert!(problem.is_contradicted());
    assert_eq!(problem.legal(None, &mut Random::new(3)), None);
}

#[test]
fn the_same_seed_gives_the_same_record() {
    let judge = judge("maverick");
    let problem = Problem::new(&judge, form(&judge, "MATMUL", "S3D3_MM"), &PLAIN);
    let made = |seed| problem.legal(None, &mut Random::new(seed));
    assert_eq!(made(5), made(5));
    assert_ne!(made(5), made(6));
}

/// A selector byte of the plain form is one of its fields, and some of its values make the record another form.
#[test]
fn the_plain_form_stays_plain() {
    for generation in ["cayman", "mariana", "maverick"] {
        let judge = judge(generation);
        let at = form(&judge, "EXTENDED_INST", "EXTENDED_INST");
        let problem = Problem::new(&judge, at, &PLAIN);
        let mut random = Random::named("plain");
        let mut record = problem.legal(None, &mut random).expect("a legal record");
        let mut selectors = std::collections::BTreeSet::new();
        for _ in 0..100_000 {
            record = problem.varied(&record, &mut random);
            assert_eq!(judge.form_of(&record), Some(at), "{generation}: {record:02x?}");
            selectors.insert(record[12]);
        }
        assert!(selectors.len() > 2, "{generation}: {selectors:?}");
    }
    // Without the look at the form, the value that makes it EXTENDED_TTA would do as well.
    let judge = judge("cayman");
    let problem = Problem::new(&judge, form(&judge, "EXTENDED_INST", "EXTENDED_INST"), &PLAIN);
    let mut record = problem.legal(None, &mut Random::named("plain")).expect("a legal record");
    record[12] = 2;
    assert!(!problem.is_legal(&record));
}
