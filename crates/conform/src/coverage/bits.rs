//! The bits of a record.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use tpb_core::RecordBytes;

/// 512 bits; bit 0 is the lowest of byte 0. JSON has the bytes in hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bits([u64; 8]);

impl Bits {
    /// Sets the bits that are 1 in a record, or those that are 0.
    pub fn add(&mut self, record: &RecordBytes, zeros: bool) {
        let (words, _) = record.as_chunks::<8>();
        for (here, word) in self.0.iter_mut().zip(words) {
            let word = u64::from_le_bytes(*word);
            *here |= if zeros { !word } else { word };
        }
    }

    /// Sets the bits of another set.
    pub fn merge(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(here, there)| *here |= there);
    }

    /// Whether a bit is set; none beyond the record is.
    pub fn has(&self, bit: usize) -> bool {
        self.0.get(bit / 64).is_some_and(|word| word >> (bit % 64) & 1 == 1)
    }
}

impl Serialize for Bits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let hex: String = self.0.iter().flat_map(|word| word.to_le_bytes()).map(|byte| format!("{byte:02x}")).collect();
        serializer.serialize_str(&hex)
    }
}

impl<'de> Deserialize<'de> for Bits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hex = String::deserialize(deserializer)?;
        if hex.len() != 128 || !hex.is_ascii() {
            return Err(D::Error::custom("64 bytes in hex are expected"));
        }
        let mut bits = Self::default();
        for (i, word) in bits.0.iter_mut().enumerate() {
            let mut bytes = [0; 8];
            for (j, byte) in bytes.iter_mut().enumerate() {
                let at = 16 * i + 2 * j;
                *byte = u8::from_str_radix(&hex[at..at + 2], 16).map_err(D::Error::custom)?;
            }
            *word = u64::from_le_bytes(bytes);
        }
        Ok(bits)
    }
}
