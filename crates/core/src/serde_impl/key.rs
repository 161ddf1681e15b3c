//! Keys of maps.

use core::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, Visitor};

/// Reads a key that must be one of these.
#[derive(Clone, Copy, Debug)]
pub struct Key(pub &'static [&'static str]);

impl<'de> DeserializeSeed<'de> for Key {
    type Value = &'static str;

    fn deserialize<D: Deserializer<'de>>(self, d: D) -> Result<Self::Value, D::Error> {
        d.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Key {
    type Value = &'static str;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a field name")
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<Self::Value, E> {
        self.0.iter().find(|k| **k == key).copied().ok_or_else(|| E::unknown_field(key, self.0))
    }
}
