//! The hash that holds an archive to its header.

use std::fmt;

use md5::Md5;
use sha2::Sha256;
use sha2::digest::Digest as _;

/// A hash: MD5 for compressed archives, SHA-256 for plain ones.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Digest {
    /// Of package version 2.
    Md5([u8; 16]),
    /// Of package version 1.
    Sha256([u8; 32]),
}

impl Digest {
    /// Its bytes.
    pub fn as_bytes(&self) -> &[u8] {
        match self {
            Self::Md5(bytes) => bytes,
            Self::Sha256(bytes) => bytes,
        }
    }

    /// Whether the hash field of a header says the same; what stands behind an MD5 does not count.
    pub fn matches(&self, field: &[u8]) -> bool {
        field.get(..self.as_bytes().len()) == Some(self.as_bytes())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_bytes().iter().try_for_each(|b| write!(f, "{b:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A hash in the making.
#[derive(Clone, Debug)]
pub(crate) enum Hasher {
    Md5(Md5),
    Sha256(Sha256),
}

impl Hasher {
    /// The one that this package version uses.
    pub(crate) fn new(pkg_version: u64) -> Self {
        if pkg_version == 1 { Self::Sha256(Sha256::new()) } else { Self::Md5(Md5::new()) }
    }

    pub(crate) fn update(&mut self, bytes: &[u8]) {
        match self {
            Self::Md5(h) => h.update(bytes),
            Self::Sha256(h) => h.update(bytes),
        }
    }

    pub(crate) fn finish(self) -> Digest {
        match self {
            Self::Md5(h) => Digest::Md5(h.finalize().into()),
            Self::Sha256(h) => Digest::Sha256(h.finalize().into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_sums() {
        assert_eq!(Hasher::new(2).finish().to_string(), "d41d8cd98f00b204e9800998ecf8427e");
        let empty = Hasher::new(1).finish();
        assert!(empty.to_string().starts_with("e3b0c44298fc1c14"));
        let mut field = Vec::from(Hasher::new(2).finish().as_bytes());
        field.extend([b'0'; 16]);
        assert!(Hasher::new(2).finish().matches(&field));
        assert!(!empty.matches(&field));
    }
}
