//! Files behind constants.

/// The data of an `.npy` file of version 1: magic, two version bytes, a 16-bit header length, the header, the data.
pub(super) fn npy_data(bytes: &[u8]) -> Option<&[u8]> {
    let rest = bytes.strip_prefix(b"\x93NUMPY\x01\x00")?;
    let (len, rest) = rest.split_first_chunk::<2>()?;
    rest.get(usize::from(u16::from_le_bytes(*len))..)
}

#[cfg(test)]
mod tests {
    use super::npy_data;

    #[test]
    fn header_is_removed() {
        assert_eq!(npy_data(b"\x93NUMPY\x01\x00\x03\x00abcDATA"), Some(&b"DATA"[..]));
        assert_eq!(npy_data(b"\x93NUMPY\x01\x00\x09\x00abc"), None);
        assert_eq!(npy_data(b"\x93NUMPY\x02\x00\x03\x00abcDATA"), None);
    }
}
