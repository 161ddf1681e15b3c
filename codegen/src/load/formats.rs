//! `formats/ENGINE/name.yaml`.

use super::object::Object;
use super::scope::{CONF, Lower, Scope};
use super::{fields, file_name, rules};
use crate::diagnostic::{Diagnostic, quoted};
use crate::shape::{EXECUTED, FORMAT_TEXT, LIFT, OPCODE, RECORD_LAYOUT, REFUSED, SELECTOR, USE};
use crate::spec::{Class, Executed, Format, FormatText, Lift, Name, Opcode, RecordLayout, Use, What};

const CLASS: &[(&str, Class)] = &[("real", Class::Real), ("pseudo", Class::Pseudo), ("sentinel", Class::Sentinel)];

pub(super) fn lower(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Format> {
    choice(object, lower);
    together(object, "status", "gap", "which gap it is", lower);
    let opcodes = object.objects("opcodes", &OPCODE).iter().filter_map(|o| opcode(o, scope, lower)).collect();
    let layouts = object.objects("layouts", &RECORD_LAYOUT).iter().map(|l| layout(l, scope, lower)).collect();
    let rules = rules::rules(object, scope, lower);
    let name = object.name("format")?;
    file_name(&name, &name.to_ascii_lowercase(), lower);
    let engine = object.name("engine")?;
    folder(&engine, lower);
    Some(Format {
        engine,
        doc: object.doc(),
        opcodes,
        of: object.name("of"),
        selector: object.object("selector", &SELECTOR).and_then(|s| Some((s.name("field")?, s.name("value")?))),
        follows: object.names("follows"),
        operation: object.name("operation"),
        executed: executed(object, lower),
        gap: object.name("gap"),
        layouts,
        lift: object.objects("lift", &LIFT).iter().filter_map(|l| lift(l, scope)).collect(),
        uses: object.objects("uses", &USE).iter().filter_map(|u| use_of(u, scope)).collect(),
        rules,
        text: object.object("text", &FORMAT_TEXT).map(|text| self::text(&text)).unwrap_or_default(),
        evidence: scope.evidence(object),
        name,
    })
}

fn opcode(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> Option<Opcode> {
    let scope = scope.enter(object);
    let evidence = lower.fact(&scope, object);
    Some(Opcode {
        name: object.name("name")?,
        byte: object.number("byte")?,
        class: object.word("class", CLASS)?.value,
        mnemonic: object.name("mnemonic"),
        range: scope.range(),
        engines: object.names("engines"),
        engines_conf: object.word("engines_conf", CONF).map_or(scope.conf(), |conf| conf.value),
        executed: executed(object, lower),
        refused: object.objects("refused", &REFUSED).iter().filter_map(|r| Some((r.name("engine")?, r.names("in")))).collect(),
        operation: object.name("operation"),
        doc: object.doc(),
        evidence,
    })
}

fn executed(object: &Object<'_>, lower: &mut Lower<'_>) -> Executed {
    let Some(stated) = object.object("executed", &EXECUTED) else {
        return if object.has("executed") { Executed::Never } else { Executed::Unknown };
    };
    let ranged = stated.key_span("since").or(stated.key_span("until"));
    let listed = stated.key_span("in").or(stated.key_span("not_in"));
    if let (Some(range), Some(list)) = (&ranged, &listed) {
        lower.out.push(
            Diagnostic::error("misplaced-key", range, "`executed` is either a range or two lists")
                .label("a range, which says where it runs and that it runs nowhere else")
                .also(list, "a list, which leaves the other generations open")
                .help("keep one of them"),
        );
    }
    if listed.is_some() { Executed::Seen { yes: stated.names("in"), no: stated.names("not_in") } } else { Executed::In(stated.range()) }
}

fn layout(object: &Object<'_>, scope: &Scope, lower: &mut Lower<'_>) -> RecordLayout {
    let scope = scope.enter(object);
    match (object.key_span("extends"), object.key_span("fields")) {
        (Some(extends), Some(fields)) => lower.out.push(
            Diagnostic::error("misplaced-key", &fields, "a layout that extends another lists no `fields`")
                .label("the whole list, though it extends another layout")
                .also(&extends, "extends here")
                .help("write `drop`, `change` and `add`, or remove `extends`"),
        ),
        (None, None) => lower.out.push(
            Diagnostic::error("missing-key", &object.span(), "a layout needs `fields`")
                .label("`fields` is missing here")
                .help("add `fields: [...]`, or `extends: GENERATION` with `drop`, `change` and `add`"),
        ),
        (None, Some(_)) => {
            for key in ["drop", "change", "add"] {
                if let Some(span) = object.key_span(key) {
                    lower.out.push(
                        Diagnostic::error("misplaced-key", &span, format!("`{key}` needs `extends`"))
                            .label("there is no layout that this changes")
                            .help("add `extends: GENERATION`, or say it in `fields`"),
                    );
                }
            }
        }
        (Some(_), None) => {}
    }
    RecordLayout {
        range: scope.range(),
        extends: object.name("extends"),
        gap: object.name("gap"),
        fields: fields::fields(object, "fields", &scope, lower),
        drop: object.names("drop"),
        change: fields::changes(object, "change", &scope, lower),
        add: fields::fields(object, "add", &scope, lower),
        evidence: scope.evidence(object),
        span: object.span(),
    }
}

fn lift(object: &Object<'_>, scope: &Scope) -> Option<Lift> {
    Some(Lift {
        range: scope.enter(object).range(),
        operand: object.name("operand")?,
        from: object.name("from")?,
        values: object.name_map("values"),
    })
}

const WHAT: &[(&str, What)] = &[
    ("memory", What::Memory),
    ("register", What::Register),
    ("semaphore", What::Semaphore),
    ("event", What::Event),
    ("semaphore_mask", What::SemaphoreMask),
    ("queue", What::Queue),
    ("target", What::Target),
];

fn use_of(object: &Object<'_>, scope: &Scope) -> Option<Use> {
    Some(Use {
        range: scope.enter(object).range(),
        field: object.name("field")?,
        what: object.word("as", WHAT)?.value,
        write: object.word("role", &[("read", false), ("write", true)]).map(|role| role.value),
        when: object.name("when"),
        elements: object.name("elements"),
        element_bits: object.number32("element_bits"),
        bytes: object.name("bytes"),
        partitions: object.name("partitions"),
        ports: object.name("ports"),
        steps: object.names("steps"),
        counts: object.names("counts"),
        count: object.names("count"),
        mode: object.name("mode"),
        value: object.name("value"),
        through: object.name("through"),
    })
}

fn text(object: &Object<'_>) -> FormatText {
    FormatText { order: object.names("order"), always: object.names("always"), bare: object.names("bare"), rename: object.name_map("as") }
}

/// A format is chosen by opcodes, or by a field of an opcode's records.
fn choice(object: &Object<'_>, lower: &mut Lower<'_>) {
    match (object.key_span("opcodes"), object.key_span("of")) {
        (Some(opcodes), Some(of)) => lower.out.push(
            Diagnostic::error("misplaced-key", &of, "a format has `opcodes` or `of`, not both")
                .label("a sub-form of an opcode that another format declares")
                .also(&opcodes, "declares opcodes here")
                .help("remove one of the two"),
        ),
        (None, None) => lower.out.push(
            Diagnostic::error("missing-key", &object.span(), "a record format needs `opcodes`")
                .label("`opcodes` is missing here")
                .help("add `opcodes: [...]`, or `of: OPCODE` and `selector: {field: ..., value: ...}` for a sub-form"),
        ),
        _ => {}
    }
    // A form of PSEUDO_EXTENSION has no selector: the record before it says what it is.
    if !object.has("of") {
        together(object, "of", "selector", "", lower);
        together(object, "of", "follows", "", lower);
    }
    match (object.key_span("of"), object.key_span("selector"), object.key_span("follows")) {
        (Some(of), None, None) => lower.out.push(
            Diagnostic::error("missing-key", &of, "a sub-form needs `selector` or `follows`")
                .label("nothing says when a record has this form")
                .help("add `selector: {field: ..., value: ...}`, or `follows: [OPCODE]` if it continues the record before it"),
        ),
        (_, Some(selector), Some(follows)) => lower.out.push(
            Diagnostic::error("misplaced-key", &follows, "a sub-form has `selector` or `follows`, not both")
                .label("chosen by the record before it")
                .also(&selector, "chosen by a field here")
                .help("remove one of the two"),
        ),
        _ => {}
    }
}

/// Two keys that need each other.
fn together(object: &Object<'_>, first: &str, second: &str, says: &str, lower: &mut Lower<'_>) {
    match (object.key_span(first), object.key_span(second)) {
        (Some(span), None) => lower.out.push(
            Diagnostic::error("missing-key", &span, format!("`{first}` needs `{second}`"))
                .label(format!("`{second}` must say {says}"))
                .help(format!("add `{second}: ...`")),
        ),
        (None, Some(span)) => lower.out.push(
            Diagnostic::error("missing-key", &span, format!("`{second}` needs `{first}`"))
                .label(format!("means nothing without `{first}`"))
                .help(format!("add `{first}: ...`, or remove `{second}`")),
        ),
        _ => {}
    }
}

/// Warns where a format is not in the folder of its engine.
fn folder(engine: &Name, lower: &mut Lower<'_>) {
    let path = &engine.span.file.path;
    let folder = path.rsplit('/').nth(1).unwrap_or_default();
    if folder != engine.value {
        lower.out.push(
            Diagnostic::warning("file-name", &engine.span, format!("a format of {} is in the folder {}", quoted(engine), quoted(folder)))
                .label("the folder should be named after this")
                .help(format!("move the file to `formats/{}/`, or change `engine`", engine.value)),
        );
    }
}
