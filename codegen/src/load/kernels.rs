//! `kernels/`.

use super::object::Object;
use super::scope::{Lower, Scope};
use crate::shape::kernels::{CORE, HANDLER, IMAGE, KERNEL, OPSET, PROFILE, ROSTER, SEQUENCER, SHARED, TABLE};
use crate::spec::kernels::{
    Core, Handler, HandlerKind, Image, Kernel, KernelTable, Kernels, Method, Opset, Profile, Roster, Sequencer, Shared,
};

const METHOD: &[(&str, Method)] = &[("table", Method::Table), ("chain", Method::Chain)];

const KIND: &[(&str, HandlerKind)] =
    &[("compute", HandlerKind::Compute), ("control", HandlerKind::Control), ("inline", HandlerKind::Inline)];

/// Addresses of a sequencer.
const PLACES: [&str; 8] = ["base", "second_base", "perf_base", "site", "miss", "second_miss", "reset", "run"];

/// Addresses of a handler.
const HANDLER_PLACES: [&str; 7] = ["compare", "stub", "second_stub", "body", "handler", "name_at", "log_at"];

/// `kernels/tables.yaml`.
pub(super) fn tables(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>, out: &mut Kernels) {
    out.selectors = object.name("selectors");
    out.cores.extend(object.objects("cores", &CORE).iter().filter_map(|o| core(o, scope, lower)));
    out.images.extend(object.objects("images", &IMAGE).iter().filter_map(|o| image(o, scope, lower)));
    out.tables.extend(object.objects("tables", &TABLE).iter().filter_map(|o| table(o, scope, lower)));
}

/// `kernels/sequencers.yaml`.
pub(super) fn sequencers(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>, out: &mut Kernels) {
    out.sequencers.extend(object.objects("sequencers", &SEQUENCER).iter().filter_map(|o| sequencer(o, scope, lower)));
}

/// `kernels/rosters.yaml`.
pub(super) fn rosters(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>, out: &mut Kernels) {
    let shared = |o: &Object<'_>| Some(Shared { name: o.name("name")?, opcodes: o.names("opcodes") });
    out.shared.extend(object.objects("shared", &SHARED).iter().filter_map(shared));
    out.rosters.extend(object.objects("rosters", &ROSTER).iter().filter_map(|o| roster(o, scope, lower)));
    out.profiles.extend(object.objects("profiles", &PROFILE).iter().filter_map(|o| profile(o, scope, lower)));
}

/// `kernels/opsets.yaml`.
pub(super) fn opsets(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>, out: &mut Kernels) {
    out.opset_layout.extend(object.numbers("layout"));
    out.opsets.extend(object.objects("opsets", &OPSET).iter().filter_map(|o| opset(o, scope, lower)));
}

fn plain(object: &Object<'_>, key: &str) -> Option<u64> {
    object.number(key).map(|number| number.value)
}

fn places(object: &Object<'_>, keys: &[&'static str]) -> Vec<(&'static str, u64)> {
    keys.iter().filter_map(|key| Some((*key, plain(object, key)?))).collect()
}

fn core(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Core> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(Core { core_type: object.number("core_type")?, libraries: plain(object, "libraries")?, range: scope.range(), evidence })
}

fn image(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Image> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(Image {
        image: object.name("image")?,
        size: plain(object, "size"),
        entry: plain(object, "entry"),
        sha256: object.text("sha256").unwrap_or_default(),
        range: scope.range(),
        doc: object.doc(),
        evidence,
    })
}

fn table(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<KernelTable> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(KernelTable {
        image: object.name("image")?,
        base: object.number("base"),
        end: object.number("end"),
        text_base: plain(object, "text_base"),
        file_offset: plain(object, "file_offset"),
        kernels: object.objects("kernels", &KERNEL).iter().filter_map(|o| kernel(o, &scope, lower)).collect(),
        range: scope.range(),
        doc: object.doc(),
        evidence,
    })
}

fn kernel(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Kernel> {
    let evidence = lower.fact(&scope.enter_evidence(object), object);
    Some(Kernel {
        opcode: object.name("opcode")?,
        selector: object.name("selector"),
        kernel: object.text("kernel").unwrap_or_default(),
        address: plain(object, "address"),
        state: plain(object, "state"),
        unlisted: object.flag("unlisted").unwrap_or(false),
        doc: object.doc(),
        evidence,
    })
}

fn sequencer(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Sequencer> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(Sequencer {
        engine: object.name("engine")?,
        method: object.word("method", METHOD).map(|word| word.value),
        bias: object.number("bias"),
        slots: object.number("slots"),
        real: object.number("real"),
        count: plain(object, "count"),
        addresses: places(object, &PLACES),
        names: object.names("names"),
        handlers: object.objects("handlers", &HANDLER).iter().filter_map(|o| handler(o, &scope, lower)).collect(),
        range: scope.range(),
        doc: object.doc(),
        evidence,
    })
}

fn handler(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Handler> {
    let evidence = lower.fact(&scope.enter_evidence(object), object);
    Some(Handler {
        opcode: object.name("opcode")?,
        name: object.text("name").unwrap_or_default(),
        kind: object.word("kind", KIND).map(|word| word.value),
        addresses: places(object, &HANDLER_PLACES),
        doc: object.doc(),
        evidence,
    })
}

fn roster(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Roster> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(Roster {
        engine: object.name("engine")?,
        extends: object.name("extends"),
        shared: object.names("shared"),
        opcodes: object.names("opcodes"),
        drop: object.names("drop"),
        count: object.number("count"),
        range: scope.range(),
        doc: object.doc(),
        evidence,
    })
}

fn profile(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Profile> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(Profile {
        engine: object.name("engine")?,
        opcodes: object.names("opcodes"),
        bytes: object.number_list("bytes").unwrap_or_default(),
        count: object.number("count"),
        range: scope.range(),
        doc: object.doc(),
        evidence,
    })
}

fn opset(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Opset> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(Opset {
        name: object.name("name")?,
        images: object.names("images"),
        opcodes: object.names("opcodes"),
        selectors: object.names("selectors"),
        range: scope.range(),
        doc: object.doc(),
        evidence,
    })
}
