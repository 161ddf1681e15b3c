//! Validation: the rules of one generation over a sink, and the same rules as data.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::{ident, module_name};
use tpb_layout::tokens;

use super::home::Home;
use super::instruction::variants;
use super::{Files, convert, source};
use crate::isa::{Gen, Isa, Rule};
use crate::rule::solve::folded;
use crate::rule::typed::Typed;
use crate::rule::{Condition, Emit, emit_folded};
use crate::spec::{Class, Conf, Stage};

/// Rules of a format in a generation, in the order they are checked.
pub(super) fn rules(isa: &Isa, format: usize, generation: Gen) -> Vec<&Rule> {
    isa.formats[format].rules.iter().filter(|r| r.gens.has(generation)).collect()
}

pub(super) fn emit(isa: &Isa, generation: Gen, home: Home, dir: &str, files: &mut Files) {
    let variants = variants(isa, generation);
    let mut formats: Vec<usize> = variants.iter().map(|v| v.format).collect();
    formats.sort_unstable();
    formats.dedup();
    let mut parts = Vec::new();
    for format in formats {
        let part = module_name(&isa.formats[format].name);
        files.insert(format!("{dir}/validate/{part}.rs"), source::file(one(isa, format, generation, home)));
        parts.push(part);
    }
    parts.sort();
    let modules = parts.iter().map(|p| ident(p));
    let title = &isa.generations[generation].title;
    let doc = format!(" Whether records of {title} are legal, over a sink.");
    let rows = variants.iter().map(|v| {
        let o = &isa.opcodes[v.opcode];
        let (byte, module) = (tokens::hex(o.byte.into(), 8), ident(&module_name(&isa.formats[v.format].name)));
        let guard = v.selector.map(|(at, value)| {
            let (at, value) = (tokens::int(at.into()), tokens::hex(value, 8));
            quote!(if r[#at] == #value)
        });
        let class = match o.class {
            Class::Real => None,
            Class::Pseudo => Some(quote!(check::pseudo(cx, sink)?;)),
            Class::Sentinel => Some(quote!(check::sentinel(sink)?;)),
        };
        let gate = (!o.engines.is_empty() && o.engines_conf != Conf::Low).then(|| {
            let (set, conf) = (engine_set(&o.engines), tokens::conf(convert::conf(o.engines_conf)));
            quote!(check::engine(EngineSet(#set), #conf, cx, sink)?;)
        });
        quote! {
            #byte #guard => {
                #class
                #gate
                #module::check(r, cx, sink)
            }
        }
    });
    files.insert(
        format!("{dir}/validate.rs"),
        source::file(quote! {
            #![doc = #doc]
            use core::ops::ControlFlow;
            use tpb_core::RecordBytes;
            use tpb_core::check::{self, Context, Each, Finding, First, Sink};
            use tpb_core::dialect::EngineSet;
            use tpb_core::layout;

            #(pub(crate) mod #modules;)*

            /// Whether the record breaks no rule.
            pub fn is_valid(record: &RecordBytes, context: &Context) -> bool {
                check_with(record, context, &mut First).is_continue()
            }

            /// Calls back once per broken rule.
            pub fn check(record: &RecordBytes, context: &Context, each: &mut dyn FnMut(Finding)) {
                let _ = check_with(record, context, &mut Each(each));
            }

            /// Hands every broken rule to the sink until it breaks off.
            #[inline]
            pub fn check_with<S: Sink>(r: &RecordBytes, cx: &Context, sink: &mut S) -> ControlFlow<()> {
                match r[0] {
                    #(#rows)*
                    _ => check::unknown(sink),
                }
            }
        }),
    );
}

/// Engines as a bit set.
pub(super) fn engine_set(engines: &[String]) -> TokenStream {
    let bits = engines.iter().filter_map(|e| crate::rule::typed::ENGINES.iter().position(|n| n == e)).fold(0u8, |s, i| s | 1 << i);
    format!("0b{bits:06b}").parse().unwrap_or_default()
}

/// Path of an engine.
fn engine(name: &str) -> TokenStream {
    let variant = ident(&tpb_layout::names::type_name(name));
    quote!(tpb_core::dialect::Engine::#variant)
}

fn one(isa: &Isa, format: usize, generation: Gen, home: Home) -> TokenStream {
    let f = &isa.formats[format];
    let rules = rules(isa, format, generation);
    let doc = format!(" Rules of `{}`.", f.name);
    let infos = rules.iter().map(|r| info(isa, format, r, generation));
    let checks: Vec<TokenStream> = rules.iter().enumerate().map(|(i, r)| check(isa, format, r, generation, i)).collect();
    let silent = checks.iter().all(TokenStream::is_empty);
    let reads_cx = checks.iter().any(|c| c.to_string().contains("cx ."));
    let (cx, r, sink) = (
        if reads_cx { quote!(cx) } else { quote!(_) },
        if silent { quote!(_) } else { quote!(r) },
        if silent { quote!(_) } else { quote!(sink) },
    );
    let layout = (!rules.is_empty()).then(|| {
        quote!(
            use tpb_core::layout;
        )
    });
    let count = tokens::int(rules.len() as u64);
    // Only the tables read rules that no check reports.
    let untold = silent.then(|| match home {
        Home::Crates => quote!(#[cfg_attr(not(feature = "text"), allow(dead_code))]),
        Home::Modules(_) => quote!(),
    });
    quote! {
        #![doc = #doc]
        use core::ops::ControlFlow;
        use tpb_core::RecordBytes;
        use tpb_core::check::{Context, RuleInfo, Sink};
        #layout

        /// The rules, in the order they are checked.
        #untold
        pub(crate) static RULES: [RuleInfo; #count] = [#(#infos),*];

        /// Hands every broken rule to the sink.
        #[allow(clippy::nonminimal_bool, clippy::absurd_extreme_comparisons, clippy::manual_range_contains, unused_comparisons, unused_parens)]
        pub(crate) fn check<S: Sink>(#r: &RecordBytes, #cx: &Context, #sink: &mut S) -> ControlFlow<()> {
            #(#checks)*
            ControlFlow::Continue(())
        }
    }
}

fn check(isa: &Isa, format: usize, rule: &Rule, generation: Gen, index: usize) -> TokenStream {
    // A rule that does not fit has been reported by the resolver, and nothing is emitted then.
    let Some(c) = condition(isa, format, rule, generation) else { return TokenStream::new() };
    let how = Emit::record(generation as u8);
    let mut tests = Vec::new();
    if let Some(stage) = rule.stage {
        let stage = stage_path(stage);
        tests.push(quote!(cx.stage == #stage));
    }
    if let Some(name) = &rule.engine {
        let engine = engine(name);
        tests.push(quote!(cx.engine == Some(#engine)));
    }
    if rule.evidence.conf != Conf::High {
        let conf = tokens::conf(convert::conf(rule.evidence.conf));
        tests.push(quote!(cx.counts(#conf)));
    }
    let when = folded(&c.applies());
    if when == Typed::Const(false) {
        return TokenStream::new();
    }
    if when != Typed::Const(true) {
        let tokens = emit_folded(&when, &how);
        tests.push(if matches!(when, Typed::Any(_)) { quote!((#tokens)) } else { tokens });
    }
    let asks_engine = c.require.atoms().iter().any(|a| matches!(a, Typed::Engine(_)));
    let broken = folded(&c.require.clone().negated());
    if broken == Typed::Const(false) {
        return TokenStream::new();
    }
    if asks_engine {
        // Where no engine is known such a test passes, and so does its opposite.
        let tokens = emit_folded(&folded(&c.require), &how);
        tests.push(quote!(!(#tokens)));
    } else if broken != Typed::Const(true) || tests.is_empty() {
        let tokens = emit_folded(&broken, &how);
        tests.push(if matches!(broken, Typed::Any(_)) && !tests.is_empty() { quote!((#tokens)) } else { tokens });
    }
    let index = tokens::int(index as u64);
    quote! {
        if #(#tests)&&* {
            sink.broken(&RULES[#index])?;
        }
    }
}

fn stage_path(stage: Stage) -> TokenStream {
    match stage {
        Stage::Neff => quote!(tpb_core::check::Stage::Neff),
        Stage::Device => quote!(tpb_core::check::Stage::Device),
    }
}

fn info(isa: &Isa, format: usize, rule: &Rule, generation: Gen) -> TokenStream {
    let (id, require) = (&rule.id, &rule.require.value);
    let when = rule.when.as_ref().map_or("", |w| w.value.as_str());
    let message = if rule.message.trim().is_empty() {
        in_words(isa, format, rule, generation).unwrap_or_default()
    } else {
        rule.message.trim().to_owned()
    };
    let stage = rule.stage.map(stage_path).map_or(quote!(None), |s| quote!(Some(#s)));
    let engine = rule.engine.as_ref().map(|e| engine(e)).map_or(quote!(None), |e| quote!(Some(#e)));
    let (field, offset, size) = condition(isa, format, rule, generation).and_then(|c| c.field).unwrap_or_default();
    let (offset, size) = (tokens::int(offset.into()), tokens::int(size.into()));
    let conf = tokens::conf(convert::conf(rule.evidence.conf));
    let source = &rule.evidence.source;
    quote! {
        RuleInfo {
            id: #id,
            when: #when,
            require: #require,
            message: #message,
            stage: #stage,
            engine: #engine,
            field: #field,
            offset: #offset,
            size: #size,
            conf: #conf,
            source: &[#(#source),*],
        }
    }
}

/// What a rule without a message asks for.
fn in_words(isa: &Isa, format: usize, rule: &Rule, generation: Gen) -> Option<String> {
    let record = isa.formats[format].records[generation]?;
    let scope = crate::rule::Scope::within(isa, generation, &isa.records[record].fields, &rule.scope);
    let expr = crate::rule::parse(&rule.require.value).ok()?;
    Some(crate::rule::in_words(&expr, &scope))
}

/// The rule's condition; `None` where it does not fit, which the resolver has reported.
fn condition(isa: &Isa, format: usize, rule: &Rule, generation: Gen) -> Option<Condition> {
    let record = isa.formats[format].records[generation]?;
    crate::rule::condition(isa, rule, generation, &isa.records[record].fields).ok()
}
