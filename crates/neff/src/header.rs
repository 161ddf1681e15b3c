//! The 1024 bytes before the archive.

use std::fmt;

use crate::hash::Digest;

/// Size of the header in bytes.
pub const HEADER_SIZE: usize = 1024;

/// What `hash` holds behind the 16 bytes of an MD5, in files that the vendor wrote.
const HASH_TAIL: [u8; 16] = [b'0'; 16];

/// A field of the header: first byte and size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// First byte.
    pub offset: usize,
    /// Bytes.
    pub size: usize,
}

/// Where the fields are. Source: `neff/container-byte-format.md`, and the bytes of the one known file.
pub mod place {
    use super::Place;

    const fn at(offset: usize, size: usize) -> Place {
        Place { offset, size }
    }

    /// 1: a plain tar and SHA-256; 2: a gzip'd tar and MD5.
    pub const PKG_VERSION: Place = at(0x000, 8);
    /// Size of the header.
    pub const HEADER_SIZE: Place = at(0x008, 8);
    /// Bytes of the archive as it is stored, compressed or not.
    pub const DATA_SIZE: Place = at(0x010, 8);
    /// Major version of the format, 0 to 2.
    pub const VERSION_MAJOR: Place = at(0x018, 8);
    /// Minor version, which nothing checks.
    pub const VERSION_MINOR: Place = at(0x020, 8);
    /// Label of the compiler, `<version>%<branch>@<commit>`; never parsed.
    pub const BUILD_VERSION: Place = at(0x028, 128);
    /// 1 where the archive is compressed; never read. The vendor's documentation calls it `num_tpb`.
    pub const UNUSED: Place = at(0x0a8, 4);
    /// Hash of the archive as it is stored.
    pub const HASH: Place = at(0x0ac, 32);
    /// Random identity.
    pub const UUID: Place = at(0x0cc, 16);
    /// Name.
    pub const NAME: Place = at(0x0dc, 256);
    /// How many blocks the program asks for.
    pub const REQUESTED_TPB_COUNT: Place = at(0x1dc, 4);
    /// How many blocks of each node.
    pub const TPB_PER_NODE: Place = at(0x1e0, 64);
    /// What the program needs of the loader.
    pub const FEATURE_BITS: Place = at(0x220, 8);
    /// Cores that make one virtual core: 1, or 2 for a fused pair.
    pub const VNC_SIZE: Place = at(0x228, 4);
    /// Zero.
    pub const PAD: Place = at(0x22c, 468);
}

/// A header: its bytes, with accessors. Every bit pattern is one; what a loader accepts of them is in [`gate`](crate::gate).
#[derive(Clone, PartialEq, Eq)]
pub struct Header {
    bytes: Box<[u8; HEADER_SIZE]>,
}

impl Default for Header {
    /// A header for a compressed archive of one core: package version 2, format 2.0. Size, hash and identity are zero.
    fn default() -> Self {
        let mut header = Self { bytes: Box::new([0; HEADER_SIZE]) };
        header.set(place::PKG_VERSION, 2);
        header.set(place::HEADER_SIZE, HEADER_SIZE as u64);
        header.set(place::VERSION_MAJOR, 2);
        header.set(place::UNUSED, 1);
        header.set(place::REQUESTED_TPB_COUNT, 1);
        header.set(place::VNC_SIZE, 1);
        header
    }
}

impl Header {
    /// A header of these bytes.
    pub fn from_bytes(bytes: &[u8; HEADER_SIZE]) -> Self {
        Self { bytes: Box::new(*bytes) }
    }

    /// All bytes.
    pub fn as_bytes(&self) -> &[u8; HEADER_SIZE] {
        &self.bytes
    }

    /// The bytes of a field; none of a place that is not in the header.
    pub fn field(&self, place: Place) -> &[u8] {
        self.bytes.get(place.offset..place.offset.saturating_add(place.size)).unwrap_or_default()
    }

    fn get(&self, place: Place) -> u64 {
        self.field(place).iter().rev().fold(0, |v, b| v << 8 | u64::from(*b))
    }

    fn get32(&self, place: Place) -> u32 {
        // Fields of four bytes.
        self.get(place) as u32
    }

    fn set(&mut self, place: Place, value: u64) {
        let bytes = value.to_le_bytes();
        let n = place.size.min(bytes.len());
        self.set_field(place, &bytes[..n]);
    }

    /// Writes a field: the bytes, cut to its size, and zeros behind them.
    pub fn set_field(&mut self, place: Place, bytes: &[u8]) {
        let Some(to) = self.bytes.get_mut(place.offset..place.offset.saturating_add(place.size)) else { return };
        let n = bytes.len().min(to.len());
        to.fill(0);
        to[..n].copy_from_slice(&bytes[..n]);
    }

    fn text(&self, place: Place) -> String {
        let bytes = self.field(place);
        let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
        String::from_utf8_lossy(&bytes[..end]).into_owned()
    }

    /// 1: a plain tar with SHA-256; 2: a gzip'd tar with MD5.
    pub fn pkg_version(&self) -> u64 {
        self.get(place::PKG_VERSION)
    }

    /// What the header says of its own size; 1024.
    pub fn header_size(&self) -> u64 {
        self.get(place::HEADER_SIZE)
    }

    /// Bytes of the archive as stored.
    pub fn data_size(&self) -> u64 {
        self.get(place::DATA_SIZE)
    }

    /// Version of the format: major, minor.
    pub fn version(&self) -> (u64, u64) {
        (self.get(place::VERSION_MAJOR), self.get(place::VERSION_MINOR))
    }

    /// Label of the compiler.
    pub fn build_version(&self) -> String {
        self.text(place::BUILD_VERSION)
    }

    /// Hash of the archive as stored: MD5 in the first 16 bytes, or SHA-256 in all of them.
    pub fn hash(&self) -> &[u8] {
        self.field(place::HASH)
    }

    /// Identity.
    pub fn uuid(&self) -> Uuid {
        let mut uuid = [0; 16];
        uuid.copy_from_slice(self.field(place::UUID));
        Uuid(uuid)
    }

    /// Name.
    pub fn name(&self) -> String {
        self.text(place::NAME)
    }

    /// Blocks that the program asks for.
    pub fn requested_tpb_count(&self) -> u32 {
        self.get32(place::REQUESTED_TPB_COUNT)
    }

    /// Blocks of each node.
    pub fn tpb_per_node(&self) -> &[u8] {
        self.field(place::TPB_PER_NODE)
    }

    /// What the program needs of the loader; see [`feature`](crate::feature).
    pub fn feature_bits(&self) -> u64 {
        self.get(place::FEATURE_BITS)
    }

    /// Cores that make one virtual core.
    pub fn vnc_size(&self) -> u32 {
        self.get32(place::VNC_SIZE)
    }

    /// Sets the package version.
    pub fn set_pkg_version(&mut self, version: u64) {
        self.set(place::PKG_VERSION, version);
    }

    /// Sets the version of the format.
    pub fn set_version(&mut self, major: u64, minor: u64) {
        self.set(place::VERSION_MAJOR, major);
        self.set(place::VERSION_MINOR, minor);
    }

    /// Sets the size and the hash of the archive; behind an MD5 stand sixteen ASCII zeros, as in the vendor's files.
    pub fn set_archive(&mut self, data_size: u64, digest: &Digest) {
        self.set(place::DATA_SIZE, data_size);
        let mut hash = Vec::from(digest.as_bytes());
        if let Digest::Md5(_) = digest {
            hash.extend(HASH_TAIL);
        }
        self.set_field(place::HASH, &hash);
    }

    /// Sets the label of the compiler; what is beyond 127 bytes is cut.
    pub fn set_build_version(&mut self, label: &str) {
        self.set_text(place::BUILD_VERSION, label);
    }

    /// Sets the name; what is beyond 255 bytes is cut.
    pub fn set_name(&mut self, name: &str) {
        self.set_text(place::NAME, name);
    }

    /// Sets the identity.
    pub fn set_uuid(&mut self, uuid: Uuid) {
        self.set_field(place::UUID, &uuid.0);
    }

    /// Sets how many blocks the program asks for.
    pub fn set_requested_tpb_count(&mut self, count: u32) {
        self.set(place::REQUESTED_TPB_COUNT, count.into());
    }

    /// Sets the feature bits.
    pub fn set_feature_bits(&mut self, bits: u64) {
        self.set(place::FEATURE_BITS, bits);
    }

    /// Sets how many cores make a virtual one.
    pub fn set_vnc_size(&mut self, size: u32) {
        self.set(place::VNC_SIZE, size.into());
    }

    fn set_text(&mut self, place: Place, text: &str) {
        let room = place.size.saturating_sub(1);
        self.set_field(place, &text.as_bytes()[..text.len().min(room)]);
    }
}

impl fmt::Debug for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Header")
            .field("pkg_version", &self.pkg_version())
            .field("header_size", &self.header_size())
            .field("data_size", &self.data_size())
            .field("version", &self.version())
            .field("build_version", &self.build_version())
            .field("uuid", &self.uuid())
            .field("name", &self.name())
            .field("feature_bits", &self.feature_bits())
            .field("vnc_size", &self.vnc_size())
            .finish_non_exhaustive()
    }
}

/// A random identity (RFC 4122, version 4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Uuid(pub [u8; 16]);

impl Uuid {
    /// An identity of 16 arbitrary bytes: version and variant are put in.
    pub const fn from_random(mut bytes: [u8; 16]) -> Self {
        bytes[6] = bytes[6] & 0x0f | 0x40;
        bytes[8] = bytes[8] & 0x3f | 0x80;
        Self(bytes)
    }
}

impl fmt::Display for Uuid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, byte) in self.0.iter().enumerate() {
            let dash = if matches!(i, 4 | 6 | 8 | 10) { "-" } else { "" };
            write!(f, "{dash}{byte:02x}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_cover_the_header_without_overlap() {
        use place::*;
        let all = [
            PKG_VERSION,
            super::place::HEADER_SIZE,
            DATA_SIZE,
            VERSION_MAJOR,
            VERSION_MINOR,
            BUILD_VERSION,
            UNUSED,
            HASH,
            UUID,
            NAME,
            REQUESTED_TPB_COUNT,
            TPB_PER_NODE,
            FEATURE_BITS,
            VNC_SIZE,
            PAD,
        ];
        let end = all.iter().fold(0, |end, p| {
            assert_eq!(p.offset, end);
            end + p.size
        });
        assert_eq!(end, super::HEADER_SIZE);
    }

    #[test]
    fn values_come_back() {
        let mut header = Header::default();
        header.set_name(&"n".repeat(300));
        header.set_feature_bits(u64::MAX);
        header.set_uuid(Uuid::from_random([0xff; 16]));
        let back = Header::from_bytes(header.as_bytes());
        assert_eq!(back.name(), "n".repeat(255));
        assert_eq!((back.feature_bits(), back.vnc_size(), back.version()), (u64::MAX, 1, (2, 0)));
        assert_eq!(back.uuid().to_string(), "ffffffff-ffff-4fff-bfff-ffffffffffff");
    }
}
