//! The tables of one generation: opcodes, forms, text.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::{const_name, ident, module_name};
use tpb_layout::tokens;

use super::instruction::is_variant;
use super::validate::engine_set;
use super::{convert, uses};
use crate::isa::{Format, Gen, Isa, Presence};
use crate::resolve::{is_events, is_header};
use crate::spec::Class;

pub(super) fn emit(isa: &Isa, generation: Gen) -> TokenStream {
    let g = &isa.generations[generation];
    let (name, title, version, doc) = (&g.name, &g.title, &g.version, g.doc.trim());
    let module_doc = format!(" Tables of {title}: opcodes, record forms, how they print.");
    let index = tokens::int(generation as u64);
    let after = option(g.after.map(|a| isa.generations[a].name.as_str()));
    let geometry = g.geometry.iter().map(|(n, v)| {
        let v = tokens::int(*v);
        quote!((#n, #v))
    });
    let present: Vec<usize> = (0..isa.opcodes.len()).filter(|o| isa.opcodes[*o].gens.has(generation)).collect();
    let forms: Vec<(usize, usize)> = {
        let mut forms: Vec<_> = isa
            .formats
            .iter()
            .enumerate()
            .filter_map(|(i, f)| Some((i, f.records[generation]?)))
            .filter(|(i, _)| isa.formats[*i].opcodes.iter().any(|o| present.contains(o)))
            .collect();
        forms.sort_by(|a, b| isa.formats[a.0].name.cmp(&isa.formats[b.0].name));
        forms
    };
    // A format's opcodes can lift to different operations, so a form is stated per operation.
    let mut stated = Vec::new();
    for (format, record) in &forms {
        for (operation, _) in operations_of(isa, *format, &present) {
            stated.push((*format, *record, operation));
        }
    }
    let form_items = stated.iter().map(|(format, record, operation)| {
        let constant = ident(&form_constant(isa, *format, *operation, &present));
        let body = form(isa, *format, *record, *operation, generation);
        quote!(static #constant: Form = #body;)
    });
    let opcodes = present.iter().map(|o| opcode(isa, *o, generation, &present));
    let mut by_byte = vec![0u64; 256];
    for (i, o) in present.iter().enumerate() {
        by_byte[usize::from(isa.opcodes[*o].byte)] = i as u64 + 1;
    }
    let by_byte = by_byte.into_iter().map(tokens::int);
    let waits = isa.text.waits.iter().map(|(m, t)| {
        let m = tokens::hex(*m, 8);
        quote!(Template::new(#m, #t))
    });
    let updates = isa.text.updates.iter().map(|(m, t)| {
        let m = tokens::hex(*m, 8);
        quote!(Template::new(#m, #t))
    });
    quote! {
        #![doc = #module_doc]
        #[allow(unused_imports)]
        use tpb_core::dialect::{Class, Dialect, Elements, EngineSet, Executed, Form, OpcodeInfo, Partitions, Selector, Template, Templates, TextGrammar, TextItem, Use, What};
        use tpb_core::layout;
        use tpb_records::formats;
        use crate::validate;

        /// Tables of the generation.
        pub static DIALECT: Dialect = Dialect {
            name: #name,
            title: #title,
            version: #version,
            index: #index,
            after: #after,
            doc: #doc,
            geometry: &[#(#geometry),*],
            opcodes: OPCODES,
            by_byte: &BY_BYTE,
            elsewhere: crate::ELSEWHERE,
            text: &TEXT,
        };

        static TEXT: TextGrammar = TextGrammar {
            waits: Templates::new(&[#(#waits),*]),
            updates: Templates::new(&[#(#updates),*]),
        };

        static BY_BYTE: [u8; 256] = [#(#by_byte),*];

        static OPCODES: &[OpcodeInfo] = &[#(#opcodes),*];

        #(#form_items)*
    }
}

/// Operations that a format's opcodes in the generation lift to, with those opcodes.
fn operations_of(isa: &Isa, format: usize, present: &[usize]) -> Vec<(usize, Vec<usize>)> {
    isa.operations
        .iter()
        .enumerate()
        .filter_map(|(i, o)| {
            let (_, list) = o.formats.iter().find(|(f, _)| *f == format)?;
            let here: Vec<usize> = list.iter().copied().filter(|o| present.contains(o)).collect();
            (!here.is_empty()).then_some((i, here))
        })
        .collect()
}

fn form_constant(isa: &Isa, format: usize, operation: usize, present: &[usize]) -> String {
    let name = const_name(&isa.formats[format].name);
    if operations_of(isa, format, present).len() > 1 { format!("{name}_{}", const_name(&isa.operations[operation].name)) } else { name }
}

fn option(text: Option<&str>) -> TokenStream {
    text.map_or(quote!(None), |t| quote!(Some(#t)))
}

fn opcode(isa: &Isa, index: usize, generation: Gen, present: &[usize]) -> TokenStream {
    let o = &isa.opcodes[index];
    let (name, mnemonic, doc) = (&o.name, &o.mnemonic, o.doc.trim());
    let byte = tokens::hex(o.byte.into(), 8);
    let class = match o.class {
        Class::Real => quote!(Class::Real),
        Class::Pseudo => quote!(Class::Pseudo),
        Class::Sentinel => quote!(Class::Sentinel),
    };
    let engines = engine_set(&o.engines);
    let engines_conf = tokens::conf(convert::conf(o.engines_conf));
    let executed = presence(o.executed, generation);
    let refused: Vec<String> = o.refused.iter().filter(|(_, gens)| gens.has(generation)).map(|(e, _)| e.clone()).collect();
    let refused = engine_set(&refused);
    let since = isa.generations[o.gens.first().unwrap_or(generation)].name.as_str();
    let last = o.gens.last().unwrap_or(generation);
    // A generation that others follow is an end; the last of its line is none.
    let ends = isa.generations.iter().any(|g| g.after == Some(last));
    let until = option(ends.then(|| isa.generations[last].name.as_str()));
    let conf = tokens::conf(convert::conf(o.evidence.conf));
    let source = &o.evidence.source;
    let mut forms: Vec<usize> = (0..isa.formats.len())
        .filter(|f| isa.formats[*f].opcodes.contains(&index) && isa.formats[*f].records[generation].is_some())
        .collect();
    forms.sort_by_key(|f| {
        let f = &isa.formats[*f];
        (f.continues, f.selector.is_none(), f.selector.as_ref().map(|s| s.value))
    });
    let forms = forms.into_iter().filter_map(|f| {
        let operation = operations_of(isa, f, present).into_iter().find(|(_, list)| list.contains(&index))?.0;
        let constant = ident(&form_constant(isa, f, operation, present));
        Some(quote!(&#constant))
    });
    quote! {
        OpcodeInfo {
            name: #name,
            mnemonic: #mnemonic,
            byte: #byte,
            class: #class,
            engines: EngineSet(#engines),
            engines_conf: #engines_conf,
            executed: #executed,
            refused: EngineSet(#refused),
            since: #since,
            until: #until,
            doc: #doc,
            conf: #conf,
            source: &[#(#source),*],
            forms: &[#(#forms),*],
        }
    }
}

fn presence(p: Presence, generation: Gen) -> TokenStream {
    if p.yes.has(generation) {
        quote!(Executed::Yes)
    } else if p.no.has(generation) {
        quote!(Executed::No)
    } else {
        quote!(Executed::Unknown)
    }
}

fn form(isa: &Isa, format: usize, record: usize, operation: usize, generation: Gen) -> TokenStream {
    let f = &isa.formats[format];
    let (name, doc) = (&f.name, f.doc.trim());
    let record_rust = ident(&isa.records[record].rust);
    let operation = &isa.operations[operation].name;
    let gap = option(isa.records[record].gap.as_deref().or(f.gap.as_deref()));
    let executed = match f.executed {
        None => quote!(None),
        Some(p) => {
            let p = presence(p, generation);
            quote!(Some(#p))
        }
    };
    let continues = f.continues;
    let present = f.follows.iter().map(|o| &isa.opcodes[*o]).filter(|o| o.gens.has(generation));
    let follows: Vec<_> = present.map(|o| tokens::hex(o.byte.into(), 8)).collect();
    let selector = match &f.selector {
        None => quote!(None),
        Some(s) => {
            let (field, name) = (&s.field, &s.name);
            let (offset, value) = (tokens::int(s.offset.into()), tokens::hex(s.value, 8));
            quote!(Some(Selector::new(formats::#record_rust::LAYOUT, #field, #offset, #value, #name)))
        }
    };
    let text = items(isa, f, record);
    let uses = uses::of(isa, f, record, generation);
    let rules = if is_variant(isa, format, generation) {
        let module = ident(&module_name(&f.name));
        quote!(&validate::#module::RULES)
    } else {
        quote!(&[])
    };
    quote! {
        Form {
            name: #name,
            selector: #selector,
            continues: #continues,
            follows: &[#(#follows),*],
            layout: formats::#record_rust::LAYOUT,
            operation: #operation,
            executed: #executed,
            gap: #gap,
            text: &[#(#text),*],
            uses: &[#(#uses),*],
            rules: #rules,
            doc: #doc,
        }
    }
}

/// Printed fields: those the format puts first, then the others in layout order.
fn items(isa: &Isa, f: &Format, record: usize) -> Vec<TokenStream> {
    let layout = ident(&isa.records[record].rust);
    let fields = &isa.records[record].fields;
    let printed = |name: &str| fields.iter().position(|x| x.name == name && x.reserved.is_none() && !is_header(name) && !is_events(name));
    let selector = f.selector.as_ref().map(|s| s.field.clone());
    let mut order: Vec<usize> = selector.iter().chain(&f.order).filter_map(|n| printed(n)).collect();
    for (i, x) in fields.iter().enumerate() {
        if !order.contains(&i) && printed(&x.name).is_some() {
            order.push(i);
        }
    }
    let mut seen = Vec::new();
    order.retain(|i| {
        !seen.contains(i) && {
            seen.push(*i);
            true
        }
    });
    order
        .into_iter()
        .map(|i| {
            let name = &fields[i].name;
            let key = f.rename.iter().find(|(n, _)| n == name).map_or(name, |(_, k)| k);
            let always = (f.always.contains(name) || selector.as_ref() == Some(name)).then(|| quote!(.always()));
            let bare = f.bare.contains(name).then(|| quote!(.bare()));
            let field = tokens::int(i as u64);
            quote!(TextItem::new(formats::#layout::LAYOUT, #field, #key)#always #bare)
        })
        .collect()
}
