//! Any text as a rule: read, put into words, checked against a record, simplified and run, without a panic; simplifying changes no answer.
#![no_main]

use std::sync::LazyLock;

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use tpb_codegen::isa::Isa;
use tpb_codegen::rule::solve::folded;
use tpb_codegen::rule::{Emit, Env, Scope, check, emit, eval, in_words, parse};
use tpb_fuzz::spec;

#[derive(Arbitrary, Debug)]
struct Input<'a> {
    record: [u8; 64],
    engine: u8,
    rule: &'a str,
}

static ISA: LazyLock<Isa> = LazyLock::new(spec::valid);

fuzz_target!(|input: Input<'_>| {
    let Ok(expr) = parse(input.rule) else { return };
    let printed = expr.to_string();
    let again = parse(&printed).unwrap_or_else(|error| panic!("{printed}: {error}"));
    assert_eq!(again.to_string(), printed);
    for record in &ISA.records {
        for generation in 0..ISA.generations.len() {
            if !record.gens.has(generation) {
                continue;
            }
            let scope = Scope::record(&ISA, generation, &record.fields);
            in_words(&expr, &scope);
            let Ok(typed) = check(&expr, &scope) else { continue };
            emit(&typed, &Emit::record(generation as u8));
            let env = Env { generation: generation as u8, engine: (input.engine < 6).then_some(input.engine), ..Env::default() };
            assert_eq!(eval(&folded(&typed), &input.record, &env), eval(&typed, &input.record, &env), "{printed}");
        }
    }
});
