//! Contents of inputs, from files and from the command line.

use std::collections::BTreeMap;
use std::path::Path;

use tpb::engines::memory::{DramError, MAX_DRAM};
use tpb::neff::program::Var;

use super::element::{Element, integer};
use super::npy;
use crate::cli::failure::Failure;
use crate::cli::input as files;
use crate::cli::out;

/// Type of a variable's elements: its own, else `preferred` if it is as wide, else by size.
pub(super) fn element(var: &Var, preferred: Option<Element>, bytes: usize) -> Element {
    if let Some(own) = var.dtype.as_deref().and_then(Element::named) {
        return own;
    }
    let size = var.element_size.unwrap_or(if bytes.is_multiple_of(4) { 4 } else { 1 });
    match preferred {
        Some(e) if e.size() as u64 == size => e,
        _ => Element::of_size(size).filter(|e| bytes.is_multiple_of(e.size())).unwrap_or(Element::U8),
    }
}

/// The type that all inputs have, if they have one.
pub(super) fn common(elements: &BTreeMap<String, Element>) -> Option<Element> {
    let mut all = elements.values().copied();
    let first = all.next()?;
    all.all(|e| e == first).then_some(first)
}

/// Type and bytes of an input.
pub(super) fn input(name: &str, var: &Var, value: &str) -> Result<(Element, Vec<u8>), Failure> {
    let bytes = var.size.unwrap_or(0);
    // Before as many bytes are made of one number.
    let size = usize::try_from(bytes).ok().filter(|_| bytes <= MAX_DRAM);
    let size = size.ok_or_else(|| Failure::usage(DramError::Size { name: name.to_owned(), bytes }.to_string()))?;
    let element = element(var, None, size);
    if let Some(bytes) = numbers(name, element, value, size)? {
        return Ok((element, bytes));
    }
    let file = files::bytes(Path::new(value)).map_err(|f| f.help(format!("`{value}` is neither a file nor {} numbers", element.name())))?;
    if !value.ends_with(".npy") {
        return fits(name, value, size, element, file);
    }
    let (own, data) = npy::read(&file).map_err(|e| Failure::unreadable(value, e))?;
    if var.dtype.is_some() && own != element {
        return Err(Failure::usage(format!("`{value}` has elements of {}, input `{name}` takes {}", own.name(), element.name())));
    }
    fits(name, value, size, own, data.to_vec())
}

fn fits(name: &str, file: &str, size: usize, element: Element, bytes: Vec<u8>) -> Result<(Element, Vec<u8>), Failure> {
    if bytes.len() != size {
        let (have, want) = (out::count(bytes.len() as u64, "byte"), out::count(size as u64, "byte"));
        return Err(Failure::usage(format!("`{file}` has {have} of data, input `{name}` takes {want}")));
    }
    Ok((element, bytes))
}

/// Bytes of numbers with commas between them; `None` if the text is something else.
fn numbers(name: &str, element: Element, text: &str, size: usize) -> Result<Option<Vec<u8>>, Failure> {
    let parts: Vec<&str> = text.split(',').collect();
    // A number in every place: meant as such, even where the type has no such value.
    if !parts.iter().all(|p| p.trim().parse::<f64>().is_ok() || integer::<i128>(p.trim()).is_some()) {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    for part in &parts {
        let number = element.parse(part);
        bytes.extend(number.ok_or_else(|| Failure::usage(format!("`{}` is no {}, as input `{name}` takes", part.trim(), element.name())))?);
    }
    if parts.len() == 1 {
        bytes = bytes.repeat(size / element.size());
    }
    if bytes.len() != size {
        let want = out::count((size / element.size()) as u64, "number");
        let have = parts.len();
        return Err(Failure::usage(format!("input `{name}` takes {want} of {}, {have} are given", element.name()))
            .help("one number fills all of it"));
    }
    Ok(Some(bytes))
}
