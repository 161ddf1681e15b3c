//! Lifting, lowering and dispatch of one generation.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;
use tpb_layout::names::ident;
use tpb_layout::tokens;

use super::instruction::{Variant, variants};
use crate::isa::{Gen, Isa};

pub(super) fn emit(isa: &Isa, generation: Gen) -> TokenStream {
    let variants = variants(isa, generation);
    let title = &isa.generations[generation].title;
    let module_doc = format!(" Records of {title} to operations, and back.");
    let mut lifts = Vec::new();
    let mut lowers: BTreeMap<usize, Vec<TokenStream>> = BTreeMap::new();
    for v in &variants {
        let operation = isa.operations.iter().position(|o| o.formats.iter().any(|(f, ops)| *f == v.format && ops.contains(&v.opcode)));
        let Some(operation) = operation else { continue };
        let (op, record) = (ident(&isa.operations[operation].rust), ident(&isa.records[v.record].rust));
        let byte = tokens::hex(isa.opcodes[v.opcode].byte.into(), 8);
        let guard = v.selector.map(|(at, value)| {
            let (at, value) = (tokens::int(at.into()), tokens::hex(value, 8));
            quote!(if bytes[#at] == #value)
        });
        lifts.push(quote!(#byte #guard => Operation::#op(operations::#op::lift(&formats::#record(*bytes))?),));
        let written = quote!(o.lower_onto(formats::#record(*onto))?.0);
        let row = match others(isa, &variants, v) {
            None => quote!(#byte => #written,),
            Some((operand, is_other)) => quote! {
                #byte => {
                    let record = #written;
                    if #is_other {
                        return Err(LowerError::OtherForm { operand: #operand });
                    }
                    record
                }
            },
        };
        lowers.entry(operation).or_default().push(row);
    }
    let lowers = isa.operations.iter().enumerate().map(|(i, o)| {
        let op = ident(&o.rust);
        match lowers.get(&i) {
            Some(rows) => quote! {
                Operation::#op(o) => match o.opcode.0 {
                    #(#rows)*
                    byte => return Err(LowerError::Opcode(byte)),
                },
            },
            None => quote!(Operation::#op(_) => return Err(LowerError::UnknownOperation(operations::#op::NAME)),),
        }
    });
    quote! {
        #![doc = #module_doc]
        use tpb_core::RecordBytes;
        use tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
        use tpb_records::{Execute, Operation, formats, operations};

        /// The operation a record states.
        ///
        /// # Errors
        /// This generation lacks the opcode, or a field holds a value that no operand value stands for.
        pub fn lift(bytes: &RecordBytes) -> Result<Operation, LiftError> {
            Ok(match bytes[0] {
                #(#lifts)*
                byte => return Err(LiftError::UnknownOpcode(byte)),
            })
        }

        /// The record of an operation; bytes that no operand stands for are zero.
        ///
        /// # Errors
        /// This generation lacks the operation, or cannot express an operand's value.
        pub fn lower(operation: &Operation) -> Result<RecordBytes, LowerError> {
            lower_onto(operation, &[0; tpb_core::RECORD_SIZE])
        }

        /// The same, over a record whose other bytes stay.
        ///
        /// # Errors
        /// As for [`lower`].
        pub fn lower_onto(operation: &Operation, onto: &RecordBytes) -> Result<RecordBytes, LowerError> {
            Ok(match operation {
                #(#lowers)*
            })
        }

        /// Lifts a record and hands the operation to the engine.
        ///
        /// # Errors
        /// As for [`lift`].
        pub fn execute<E: Execute + ?Sized>(bytes: &RecordBytes, engine: &mut E) -> Result<E::Output, LiftError> {
            Ok(lift(bytes)?.dispatch(engine))
        }
    }
}

/// Of a form that stands for the values no sub-form has: the field that selects, and the condition that a record is of a sub-form.
fn others<'a>(isa: &'a Isa, variants: &[Variant], v: &Variant) -> Option<(&'a str, TokenStream)> {
    if v.selector.is_some() {
        return None;
    }
    let forms = variants.iter().filter(|other| other.opcode == v.opcode);
    let selected: Vec<_> = forms.filter_map(|other| Some((other, other.selector?))).collect();
    let operand = isa.formats[selected.first()?.0.format].selector.as_ref()?.field.as_str();
    let conditions = selected.iter().map(|(_, (at, value))| {
        let (at, value) = (tokens::int((*at).into()), tokens::hex(*value, 8));
        quote!(record[#at] == #value)
    });
    Some((operand, quote!(#(#conditions)||*)))
}
