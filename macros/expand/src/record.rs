//! What was said of a record.

use proc_macro2::TokenStream;
use tpb_layout::ir;

/// A record with all that was said of it.
pub(crate) struct Record<'a> {
    pub(crate) layout: &'a ir::Struct,
    /// Checks of the whole.
    pub(crate) checks: Vec<Check>,
    /// Checks of the fields, in their order.
    pub(crate) field_checks: Vec<Option<&'a Check>>,
    /// What fields stand for.
    pub(crate) uses: Vec<Use>,
    /// Of an instruction.
    pub(crate) opcode: Option<Opcode>,
}

/// What makes a record an instruction.
pub(crate) struct Opcode {
    pub(crate) byte: u8,
    pub(crate) selector: Option<Selector>,
    pub(crate) mnemonic: Option<String>,
    pub(crate) engines: u8,
}

/// The byte that tells forms of an opcode apart.
pub(crate) struct Selector {
    pub(crate) field: String,
    pub(crate) offset: u32,
    pub(crate) value: u8,
}

/// What a field stands for.
pub(crate) struct Use {
    pub(crate) name: String,
    pub(crate) offset: u32,
    pub(crate) entry: u32,
    pub(crate) width: u32,
    /// Variant of `tpb_core::dialect::What`.
    pub(crate) what: &'static str,
    pub(crate) write: bool,
    /// The enum that codes the element type, and where it is.
    pub(crate) coded: Option<(ir::Locator, TokenStream)>,
    pub(crate) element_bits: Option<u32>,
    pub(crate) partitions: Option<ir::Locator>,
    pub(crate) ports: Option<ir::Locator>,
}

/// A function that says whether a value is legal.
pub(crate) struct Check {
    pub(crate) path: TokenStream,
    /// Last name of the path.
    pub(crate) name: String,
    pub(crate) message: Option<String>,
}
