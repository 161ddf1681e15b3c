//! The rules as the spec states them, interpreted.

use std::path::Path;
use std::sync::OnceLock;

use tpb_codegen::generate::load_and_resolve;
use tpb_codegen::isa::Isa;
use tpb_codegen::spec::{Class, Stage};
use tpb_codegen::witness::{Form, Judge, Problem, Setting};
use tpb_core::RecordBytes;
use tpb_core::check::{self, Context, Policy};
use tpb_core::dialect::Engine;
use tpb_core::predicates::PREDICATES;
use tpb_isa::GENERATIONS;

/// The resolved spec.
pub(crate) fn isa() -> &'static Isa {
    static ISA: OnceLock<Isa> = OnceLock::new();
    ISA.get_or_init(|| {
        let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
        let (_, isa, findings) = load_and_resolve(&spec).expect("the spec can be read");
        assert!(!findings.has_errors(), "{findings}");
        isa
    })
}

/// The rules of every generation, in lineage order.
pub(crate) fn judges() -> &'static [Judge<'static>] {
    static JUDGES: OnceLock<Vec<Judge<'static>>> = OnceLock::new();
    JUDGES.get_or_init(|| {
        let of = |generation| Judge::new(isa(), generation, PREDICATES).expect("the rules fit");
        (0..isa().generations.len()).map(of).collect()
    })
}

/// The crate of a generation.
pub(crate) fn emitted(generation: usize) -> &'static tpb_isa::Isa {
    let name = &isa().generations[generation].name;
    GENERATIONS[generation..].first().filter(|g| g.dialect.name == name).expect("the crates are in lineage order")
}

/// The same setting for the emitted code.
pub(crate) fn context(setting: &Setting) -> Context {
    Context {
        engine: setting.engine.map(|e| Engine::ALL[usize::from(e)]),
        stage: match setting.stage {
            Stage::Neff => check::Stage::Neff,
            Stage::Device => check::Stage::Device,
        },
        policy: if setting.strict { Policy::Strict } else { Policy::Evidenced },
    }
}

/// Rules that the emitted code finds broken, in its order.
pub(crate) fn found(generation: usize, record: &RecordBytes, context: &Context) -> Vec<&'static str> {
    let mut out = Vec::new();
    (emitted(generation).check)(record, context, &mut |finding| out.push(finding.rule.id));
    out
}

/// Settings in which records of a form may be legal: without engine, and on each that accepts it.
pub(crate) fn settings(judge: &Judge<'_>, at: usize) -> Vec<Setting> {
    accepting(judge, at).into_iter().filter(|s| !Problem::new(judge, at, s).is_contradicted()).collect()
}

/// The same as far as opcodes say it; rules may say otherwise.
pub(crate) fn accepting(judge: &Judge<'_>, at: usize) -> Vec<Setting> {
    let form = judge.forms().nth(at).expect("a position of the judge");
    let opcode = &judge.isa.opcodes[form.opcode];
    let stages: &[Stage] = match opcode.class {
        Class::Real => &[Stage::Device, Stage::Neff],
        Class::Pseudo => &[Stage::Neff],
        Class::Sentinel => &[],
    };
    let engines = [None].into_iter().chain((0..Engine::ALL.len() as u8).map(Some));
    let all = engines.flat_map(|engine| stages.iter().map(move |stage| Setting { engine, stage: *stage, strict: true }));
    all.filter(|s| judge.misplaced(form, s).is_empty()).collect()
}

/// Format and opcode of a form.
pub(crate) fn names(form: &Form) -> (&'static str, &'static str) {
    (&isa().formats[form.format].name, &isa().opcodes[form.opcode].name)
}

/// Forms of which no record is legal, for a reason that the spec gives.
pub(crate) const NEVER_LEGAL: [(&str, &str); 2] = [("sunda", "EXPONENTIAL"), ("cayman", "EXPONENTIAL")];

/// Whether some record of the form ought to be legal.
pub(crate) fn is_possible(judge: &Judge<'_>, form: &Form) -> bool {
    let generation = judge.isa.generations[judge.generation].name.as_str();
    let opcode = &judge.isa.opcodes[form.opcode];
    opcode.class != Class::Sentinel && !NEVER_LEGAL.contains(&(generation, opcode.name.as_str()))
}
