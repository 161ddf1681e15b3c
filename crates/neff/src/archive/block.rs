//! Header blocks of the tar format.

use super::error::Problem;

/// Size of a block.
pub(super) const BLOCK: usize = 512;

/// A header block whose checksum is right.
pub(super) struct HeaderBlock {
    tar: tar::Header,
}

/// What a header block announces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Announces {
    /// A file; a directory where the name ends in `/`, as old writers have it.
    File,
    Directory,
    /// A long name for the next member (GNU).
    LongName,
    /// Records for the next member (POSIX).
    Pax,
    /// Records for all members from here (POSIX); comments, mostly.
    PaxGlobal,
    /// A long link target (GNU), of a link that is refused anyway.
    LongLink,
}

impl HeaderBlock {
    /// The header in a block that is not all zero.
    pub(super) fn parse(block: &[u8; BLOCK]) -> Result<Self, Problem> {
        let mut tar = tar::Header::new_old();
        tar.as_mut_bytes().copy_from_slice(block);
        let sum: u32 = block.iter().enumerate().map(|(i, b)| if (148..156).contains(&i) { 32 } else { u32::from(*b) }).sum();
        match tar.cksum() {
            Ok(said) if said == sum => Ok(Self { tar }),
            _ => Err(Problem::Checksum),
        }
    }

    pub(super) fn announces(&self) -> Result<Announces, Problem> {
        match self.tar.as_bytes()[156] {
            0 | b'0' | b'7' => Ok(Announces::File),
            b'5' => Ok(Announces::Directory),
            b'L' => Ok(Announces::LongName),
            b'K' => Ok(Announces::LongLink),
            b'x' => Ok(Announces::Pax),
            b'g' => Ok(Announces::PaxGlobal),
            kind => Err(Problem::Kind(kind)),
        }
    }

    /// Bytes of the member. A base-256 number that is negative, or has more than 63 bits, is refused.
    pub(super) fn size(&self) -> Result<u64, Problem> {
        let field = &self.tar.as_bytes()[124..136];
        let wrong = || Problem::Number { field: "size", shown: super::name::shown(field) };
        if field[0] & 0x80 != 0 && (field[0] != 0x80 || field[1..4] != [0; 3] || field[4] & 0x80 != 0) {
            return Err(wrong());
        }
        self.tar.entry_size().map_err(|_| wrong())
    }

    /// The name as the block has it.
    pub(super) fn name(&self) -> Vec<u8> {
        self.tar.path_bytes().into_owned()
    }
}

/// What the records of a POSIX extended header say that matters here.
#[derive(Debug, Default)]
pub(super) struct PaxRecords {
    pub(super) path: Option<Vec<u8>>,
    pub(super) size: Option<u64>,
}

impl PaxRecords {
    pub(super) fn parse(data: &[u8]) -> Result<Self, Problem> {
        let mut out = Self::default();
        let mut rest = data;
        // Some writers fill up with zeros.
        while rest.first().is_some_and(|b| *b != 0) {
            let (key, value, after) = record(rest).ok_or(Problem::Extension("a record is not `<length> <key>=<value>`"))?;
            rest = after;
            match key {
                b"path" => out.path = Some(value.to_vec()),
                b"size" => {
                    let number = std::str::from_utf8(value).ok().and_then(|v| v.parse().ok());
                    out.size = Some(number.ok_or_else(|| Problem::Number { field: "size", shown: super::name::shown(value) })?);
                }
                key if key.starts_with(b"GNU.sparse") => return Err(Problem::Extension("sparse members are not read")),
                _ => {}
            }
        }
        Ok(out)
    }
}

/// Key and value of the first record, and what follows.
fn record(data: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let space = data.iter().take(20).position(|b| *b == b' ')?;
    let length: usize = std::str::from_utf8(&data[..space]).ok()?.parse().ok()?;
    let body = data.get(space + 1..length)?.strip_suffix(b"\n")?;
    let equals = body.iter().position(|b| *b == b'=')?;
    Some((&body[..equals], &body[equals + 1..], &data[length..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pax_records() {
        let records = PaxRecords::parse(b"12 path=abc\n11 size=64\n10 mtime=\n\0\0").unwrap();
        assert_eq!((records.path.as_deref(), records.size), (Some(&b"abc"[..]), Some(64)));
        for broken in [&b"99 path=abc\n"[..], b"x", b"12 path=abcd", b"5 a\n", b"11 size=-4\n", b"0 a=b\n", b"22 GNU.sparse.size=12\n"] {
            assert!(PaxRecords::parse(broken).is_err(), "{}", broken.escape_ascii());
        }
    }
}
