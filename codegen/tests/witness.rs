//! Witnesses of the whole spec, judged by the interpreter.

use std::path::Path;
use std::time::Instant;

use tpb_codegen::generate::load_and_resolve;
use tpb_codegen::spec::Stage;
use tpb_codegen::witness::{Breaking, Judge, Problem, Random, Setting};
use tpb_core::predicates::PREDICATES;

#[test]
fn explore() {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let (_, isa, findings) = load_and_resolve(&spec).expect("the spec can be read");
    assert!(!findings.has_errors(), "{findings}");
    for generation in 0..isa.generations.len() {
        let start = Instant::now();
        let judge = Judge::new(&isa, generation, PREDICATES).expect("the rules fit");
        let (mut legal, mut found, mut never, mut with, mut total) = (0, 0, 0, 0, 0);
        for (at, form) in judge.forms().enumerate() {
            let name = format!("{} {} {}", isa.generations[generation].name, isa.opcodes[form.opcode].name, isa.formats[form.format].name);
            let mut random = Random::named(&name);
            let t = Instant::now();
            let setting = Setting { engine: None, stage: Stage::Neff, strict: true };
            let problem = Problem::new(&judge, at, &setting);
            match problem.legal(None, &mut random) {
                Some(r) => {
                    legal += 1;
                    let broken = judge.broken(&r, &setting);
                    assert!(broken.iter().all(|b| b.starts_with("opcode.")), "{name} {broken:?}");
                }
                None => println!("{name}: no legal record"),
            }
            for (i, c) in judge.rules(at).iter().enumerate() {
                total += 1;
                let engine = c.engine;
                let setting = Setting { engine, stage: c.rule.stage.unwrap_or(Stage::Neff), strict: true };
                let problem = Problem::new(&judge, at, &setting);
                match problem.breaking(i, &mut random) {
                    Breaking::Found(r) => {
                        let broken = judge.broken(&r, &setting);
                        let broken: Vec<_> = broken.iter().filter(|b| !b.starts_with("opcode.")).collect();
                        assert_eq!(broken, [&c.rule.id.as_str()]);
                        found += 1;
                    }
                    Breaking::Never => {
                        never += 1;
                        if std::env::var_os("V").is_some() {
                            println!("{name}: never {}", c.rule.id);
                        }
                    }
                    Breaking::With(_, others) => {
                        with += 1;
                        let others: Vec<_> = others.iter().map(|o| judge.rules(at)[*o].rule.id.as_str()).collect();
                        if std::env::var_os("V").is_some() {
                            println!("{name}: {} with {others:?}", c.rule.id);
                        }
                    }
                }
            }
            let ms = t.elapsed().as_millis();
            if ms > 1000 {
                println!("{name} {ms} ms");
            }
        }
        println!(
            "{}: {} forms, {legal} legal, {total} rules: {found} found {never} never {with} with; {:?}",
            isa.generations[generation].name,
            judge.forms().len(),
            start.elapsed()
        );
    }
}
