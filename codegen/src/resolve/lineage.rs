//! Generations: order, and which follows which.

use super::Cx;
use crate::diagnostic::Diagnostic;
use crate::isa::{GenSet, Generation};

/// What follows `tpb-` in the names of this project's other crates, and the word for every generation.
const TAKEN: [&str; 18] = [
    "all",
    "bench",
    "codegen",
    "conform",
    "conformance",
    "core",
    "csr",
    "engines",
    "fuzz",
    "isa",
    "layout",
    "lower",
    "macros",
    "macros_expand",
    "neff",
    "pwp",
    "records",
    "spec",
];

/// Features of the crate of records, besides one for each generation.
const FEATURES: [&str; 5] = ["default", "extras", "operations", "serde", "tables"];

/// Whether two names are one to a file system, or on a command line.
fn is_same(a: &str, b: &str) -> bool {
    a.eq_ignore_ascii_case(b)
}

pub(super) fn resolve(cx: &mut Cx<'_>) {
    for g in &cx.spec.generations {
        // `since-` and a generation is a feature too.
        if TAKEN.iter().chain(&FEATURES).any(|taken| is_same(taken, &g.name.value))
            || g.name.value.to_ascii_lowercase().starts_with("since_")
        {
            let d = Diagnostic::error("taken-name", &g.name.span, format!("a generation cannot be called `{}`", g.name.value))
                .label("the name is taken")
                .help(
                    "`tpb-` and the name are the name of its crate, and the name is a feature of `tpb-records`, which nothing else may have; `all` means every generation",
                );
            cx.error(d);
            continue;
        }
        if let Some(first) = cx.spec.generations.iter().find(|o| is_same(&o.name.value, &g.name.value))
            && first.name.span.range != g.name.span.range
        {
            let d = Diagnostic::error("duplicate-generation", &g.name.span, format!("generation `{}` is there twice", g.name.value))
                .label("second")
                .also(&first.name.span, "first");
            cx.error(d);
            continue;
        }
        // Only an earlier generation can be followed, so a cycle cannot be written.
        let after = g.after.as_ref().and_then(|name| cx.generation(name));
        cx.isa.generations.push(Generation {
            name: g.name.value.clone(),
            title: g.title.clone(),
            version: g.version.clone(),
            after,
            doc: g.doc.clone(),
            geometry: g.geometry.iter().map(|(n, v)| (n.value.clone(), *v)).collect(),
        });
        if cx.isa.generations.len() == 32 {
            cx.error(Diagnostic::error("too-many-generations", &g.name.span, "more than 32 generations"));
            break;
        }
    }
    // The main line is the longest one.
    let lines = (0..cx.isa.generations.len()).filter(|g| cx.isa.generations[*g].after.is_none()).map(|g| cx.descendants(g));
    cx.main = lines.max_by_key(|line| line.iter().count()).unwrap_or(GenSet::default());
}
