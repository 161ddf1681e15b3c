//! What of a form is printed, and what picks it.

use crate::RECORD_SIZE;
use crate::layout::{Key, StructInfo, Type};

/// Second selector of a record.
#[derive(Clone, Copy, Debug)]
pub struct Selector {
    /// Field that holds it.
    pub field: &'static str,
    /// Byte offset.
    pub offset: u16,
    /// Value that picks the form.
    pub value: u8,
    /// Name of the value.
    pub name: &'static str,
    /// Index of the field in the form's layout, if it has such a field.
    pub(crate) index: Option<u8>,
}

impl Selector {
    /// The selector in a field of a layout.
    pub const fn new(layout: &StructInfo, field: &'static str, offset: u16, value: u8, name: &'static str) -> Self {
        let mut index = None;
        let mut i = 0;
        while i < layout.fields.len() && i < 64 && index.is_none() {
            if is_same(layout.fields[i].name, field) {
                index = Some(i as u8);
            }
            i += 1;
        }
        Self { field, offset, value, name, index }
    }
}

const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// One token of a printed statement.
#[derive(Clone, Copy, Debug)]
pub struct TextItem {
    /// Index of the field in the layout.
    pub field: u8,
    /// Printed key.
    pub key: &'static str,
    /// Printed even if zero.
    pub always: bool,
    /// Printed without `key=`.
    pub bare: bool,
    /// Byte offset of the field.
    pub(crate) at: u8,
    /// One bit per byte of the field; none where it cannot be given: it is reserved, the opcode, or not inside the record.
    pub(crate) bytes: u64,
    /// Type of the field.
    pub(crate) ty: Type,
    /// `key=`, of one that can be given.
    pub(crate) text: Key,
}

impl TextItem {
    /// A field of a layout, printed as `key=value` unless it is zero.
    pub const fn new(layout: &StructInfo, field: u8, key: &'static str) -> Self {
        let index = field as usize;
        if index >= layout.fields.len() {
            return Self { field, key, always: false, bare: false, at: 0, bytes: 0, ty: Type::Bytes(0), text: Key::nowhere() };
        }
        let f = &layout.fields[index];
        let (at, size) = (f.offset as usize, f.ty.size());
        let is_usable = index < 64 && f.reserved.is_none() && !(index == 0 && layout.shape.opcode) && size > 0 && at + size <= RECORD_SIZE;
        let (bytes, text) = if is_usable { (f.bytes, Key::new(key, Some(b'='))) } else { (0, Key::nowhere()) };
        Self { field, key, always: false, bare: false, at: at as u8, bytes, ty: f.ty, text }
    }

    /// The same printed even if zero.
    #[must_use]
    pub const fn always(mut self) -> Self {
        self.always = true;
        self
    }

    /// The same printed without its key.
    #[must_use]
    pub const fn bare(mut self) -> Self {
        self.bare = true;
        self
    }
}
