//! Rules of a record, and the validator that hands broken ones to a sink.

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::ident_at;
use tpb_layout::{ir, tokens};

use super::Record;
use crate::args::shown;
use crate::record::Check;

/// A rule as data, and the test that is true where it is broken.
struct Rule {
    id: String,
    require: String,
    message: String,
    field: String,
    offset: u32,
    size: u32,
    broken: TokenStream,
}

pub(super) fn emit(r: &Record<'_>) -> TokenStream {
    let s = r.layout;
    let (rust, vis) = (ident_at(&s.rust, s.span), &s.vis);
    let rules = rules(r);
    let conf = tokens::conf(s.conf);
    let infos = rules.iter().map(|rule| {
        let Rule { id, require, message, field, offset, size, .. } = rule;
        let (offset, size, source) = (tokens::int((*offset).into()), tokens::int((*size).into()), &s.source);
        quote! {
            RuleInfo {
                id: #id,
                when: "",
                require: #require,
                message: #message,
                stage: None,
                engine: None,
                field: #field,
                offset: #offset,
                size: #size,
                conf: #conf,
                source: &[#(#source),*],
            }
        }
    });
    let tests = rules.iter().enumerate().map(|(i, rule)| {
        let (i, broken) = (tokens::int(i as u64), &rule.broken);
        quote! {
            if #broken {
                sink.broken(&Self::RULES[#i])?;
            }
        }
    });
    quote! {
        #[allow(dead_code)]
        impl #rust {
            /// Rules of the record, in the order they are checked.
            #vis const RULES: &'static [::tpb_core::check::RuleInfo] = {
                use ::tpb_core::check::RuleInfo;
                use ::tpb_core::layout;
                &[#(#infos),*]
            };

            /// Hands every broken rule to the sink until it breaks off. Enums may hold what any generation names.
            #vis fn check<S: ::tpb_core::check::Sink + ?Sized>(
                &self,
                context: &::tpb_core::check::Context,
                sink: &mut S,
            ) -> ::core::ops::ControlFlow<()> {
                self.check_generation(::tpb_core::layout::GenSet::ANY, context, sink)
            }

            /// Whether the record breaks no rule.
            #vis fn is_valid(&self, context: &::tpb_core::check::Context) -> bool {
                self.check(context, &mut ::tpb_core::check::First).is_continue()
            }

            #[allow(unused_imports, unused_variables)]
            fn check_generation<S: ::tpb_core::check::Sink + ?Sized>(
                &self,
                generation: u8,
                context: &::tpb_core::check::Context,
                sink: &mut S,
            ) -> ::core::ops::ControlFlow<()> {
                use ::tpb_core::layout;
                if context.counts(#conf) {
                    #(#tests)*
                }
                ::core::ops::ControlFlow::Continue(())
            }
        }
    }
}

fn rules(r: &Record<'_>) -> Vec<Rule> {
    let s = r.layout;
    let name = &s.name;
    let mut out = Vec::new();
    if let Some(o) = &r.opcode {
        let field =
            |at: u32| s.fields.iter().find(|f| f.offset <= at && at < f.offset + f.ty.size()).map_or("", |f| f.name.as_str()).to_owned();
        let (mut require, mut message) = (format!("opcode == {:#04x}", o.byte), format!("the opcode is that of {name}"));
        if let Some(selector) = &o.selector {
            require += &format!(" and {} == {}", selector.field, selector.value);
            message = format!("opcode and selector are those of {name}");
        }
        out.push(Rule {
            id: format!("{name}.opcode"),
            require,
            message,
            field: field(0),
            offset: 0,
            size: 1,
            broken: quote!(!Self::is(&self.0)),
        });
        out.push(Rule {
            id: format!("{name}.length"),
            require: "length == 16".into(),
            message: "a record is 16 words of 4 bytes".into(),
            field: field(1),
            offset: 1,
            size: 1,
            broken: quote!(self.0[1] != 16),
        });
    }
    for (f, check) in s.fields.iter().zip(r.field_checks.iter().copied().chain(std::iter::repeat(None))) {
        out.extend(of_type(name, f));
        if let Some(check) = check {
            let get = ident_at(&f.name, f.span);
            let ty = tokens::rust_type(&f.ty);
            out.push(of_check(name, check, &f.name, (f.offset, f.ty.size()), (&ty, &quote!(self.#get()))));
        }
    }
    out.extend(r.checks.iter().map(|check| of_check(name, check, "", (0, s.size), (&quote!(&Self), &quote!(self)))));
    out
}

/// What the type of a field asks of its bytes.
fn of_type(name: &str, f: &ir::Field) -> Option<Rule> {
    let (from, to) = (tokens::int(f.offset.into()), tokens::int((f.offset + f.ty.size()).into()));
    let (suffix, require, message, broken) = match f.reserved {
        Some(ir::Reserved::Unknown) => return None,
        Some(ir::Reserved::Zero) => {
            ("zero", format!("{} == 0", f.name), "reserved bytes must be zero", quote!(self.0[#from..#to].iter().any(|b| *b != 0)))
        }
        None if !is_named(&f.ty) => return None,
        None => {
            let (ty, closed) = (tokens::descriptor(&f.ty), f.closed);
            let given = f.given.iter().map(|l| {
                let (o, b, w) = (tokens::int(l.offset.into()), tokens::int(l.lsb.into()), tokens::int(l.width.into()));
                quote!(::tpb_core::bytes::bits(&self.0, #o, #b, #w))
            });
            let broken = quote!(!layout::is_legal(&#ty, #closed, &self.0[#from..#to], &[#(#given),*], generation));
            match closed {
                true => ("known", format!("{} is known", f.name), "the value must be one that has a name", broken),
                false => ("legal", format!("{} is legal", f.name), "in it, reserved bits are zero and closed values have a name", broken),
            }
        }
    };
    Some(Rule {
        id: format!("{name}.{}.{suffix}", f.name),
        require,
        message: message.into(),
        field: f.name.clone(),
        offset: f.offset,
        size: f.ty.size(),
        broken,
    })
}

fn is_named(ty: &ir::Ty) -> bool {
    match ty {
        ir::Ty::Array(t, _) | ir::Ty::Big(t) => is_named(t),
        ir::Ty::Named(_) => true,
        _ => false,
    }
}

fn of_check(name: &str, check: &Check, field: &str, (offset, size): (u32, u32), (ty, value): (&TokenStream, &TokenStream)) -> Rule {
    let path = &check.path;
    let at = path.clone().into_iter().next().map_or_else(proc_macro2::Span::call_site, |t| t.span());
    let id = if field.is_empty() { format!("{name}.{}", check.name) } else { format!("{name}.{field}.{}", check.name) };
    let of = if field.is_empty() { "record" } else { field };
    Rule {
        id,
        require: format!("{}({of})", shown(path)),
        message: check.message.clone().unwrap_or_else(|| format!("`{}` holds", check.name)),
        field: field.to_owned(),
        offset,
        size,
        // At the path, so that a path to something else is reported there.
        broken: quote::quote_spanned!(at=> !::tpb_core::check::holds::<#ty>(#path, #value)),
    }
}
