//! Files of numpy: magic, version, length of the header, the header (a Python dictionary of three keys), the data.

use super::element::Element;

const MAGIC: &[u8] = b"\x93NUMPY";

/// Letters of numpy and types.
const TYPES: [(&str, Element); 10] = [
    ("f4", Element::F32),
    ("f2", Element::F16),
    ("u1", Element::U8),
    ("i1", Element::I8),
    ("u2", Element::U16),
    ("i2", Element::I16),
    ("u4", Element::U32),
    ("i4", Element::I32),
    ("u8", Element::U64),
    ("i8", Element::I64),
];

/// Type and data of a file.
///
/// # Errors
/// What is wrong with it, in words.
pub(super) fn read(file: &[u8]) -> Result<(Element, &[u8]), String> {
    let rest = file.strip_prefix(MAGIC).ok_or("it is no .npy file")?;
    let cut = || String::from("it is cut off");
    let (version, rest) = rest.split_first_chunk::<2>().ok_or_else(cut)?;
    let (len, rest) = match version {
        [1, _] => rest.split_first_chunk::<2>().map(|(n, r)| (usize::from(u16::from_le_bytes(*n)), r)),
        [2 | 3, _] => rest.split_first_chunk::<4>().map(|(n, r)| (u32::from_le_bytes(*n) as usize, r)),
        [other, _] => return Err(format!("its version {other} is not known")),
    }
    .ok_or_else(cut)?;
    let (header, data) = rest.split_at_checked(len).ok_or_else(cut)?;
    let header = std::str::from_utf8(header).map_err(|_| "its header is no text")?;
    let descr = string_after(header, "'descr':").ok_or("its header has no plain 'descr'")?;
    let shape = after(header, "'shape':").and_then(|s| s.strip_prefix('(')?.split(')').next()).unwrap_or_default();
    let dimensions = shape.split(',').filter(|n| !n.trim().is_empty()).count();
    if after(header, "'fortran_order':").is_some_and(|v| v.starts_with("True")) && dimensions > 1 {
        return Err(String::from("its elements are in Fortran's order; save it with order='C'"));
    }
    let element = TYPES.iter().find(|(n, _)| descr.strip_prefix(['<', '|', '=']) == Some(*n)).map(|(_, e)| *e);
    Ok((element.ok_or_else(|| format!("its elements are {descr}, which is not taken here"))?, data))
}

/// A file of one dimension; `None` where numpy has no such type.
pub(super) fn write(element: Element, data: &[u8]) -> Option<Vec<u8>> {
    let (letters, _) = TYPES.iter().find(|(_, e)| *e == element)?;
    let order = if element.size() == 1 { '|' } else { '<' };
    let count = data.len() / element.size();
    let mut header = format!("{{'descr': '{order}{letters}', 'fortran_order': False, 'shape': ({count},), }}");
    // The data begins at a multiple of 64; magic, version and length take 10 bytes.
    while !(10 + header.len() + 1).is_multiple_of(64) {
        header.push(' ');
    }
    header.push('\n');
    let mut file = MAGIC.to_vec();
    file.extend_from_slice(&[1, 0]);
    file.extend_from_slice(&u16::try_from(header.len()).ok()?.to_le_bytes());
    file.extend_from_slice(header.as_bytes());
    file.extend_from_slice(data);
    Some(file)
}

fn after<'h>(header: &'h str, key: &str) -> Option<&'h str> {
    header.split_once(key).map(|(_, rest)| rest.trim_start())
}

fn string_after<'h>(header: &'h str, key: &str) -> Option<&'h str> {
    after(header, key)?.strip_prefix('\'')?.split_once('\'').map(|(s, _)| s)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back() {
        let file = write(Element::F32, &[1, 2, 3, 4, 5, 6, 7, 8]).unwrap();
        assert_eq!((file.len() - 8) % 64, 0);
        assert_eq!(read(&file), Ok((Element::F32, &[1u8, 2, 3, 4, 5, 6, 7, 8][..])));
        assert_eq!(write(Element::Bf16, &[0, 0]), None);
    }

    #[test]
    fn other_files_are_told() {
        let file = |version: u8, header: &str| [MAGIC, &[version, 0, header.len() as u8, 0], header.as_bytes()].concat();
        let error = |f: &[u8]| read(f).unwrap_err();
        assert_eq!(error(b"abc"), "it is no .npy file");
        assert_eq!(error(b"\x93NUMPY\x01"), "it is cut off");
        assert_eq!(error(&file(9, "")), "its version 9 is not known");
        assert!(error(&file(1, "{'descr': '>f4'}")).contains(">f4"));
        assert!(error(&file(1, "{'descr': [('a', '<f4')]}")).contains("plain"));
        let fortran = "{'descr': '<f4', 'fortran_order': True, 'shape': (2, 2), }";
        assert!(error(&file(1, fortran)).contains("Fortran"));
    }
}
