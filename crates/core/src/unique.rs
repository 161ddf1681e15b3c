//! Maps of files that name a thing once.

use alloc::collections::BTreeMap;
use alloc::string::String;
use core::fmt;
use core::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

/// Reads a map, for `deserialize_with`.
///
/// # Errors
/// If a key is there twice: which of two entries was meant, nobody can tell.
pub fn map<'de, D: Deserializer<'de>, V: Deserialize<'de>>(d: D) -> Result<BTreeMap<String, V>, D::Error> {
    d.deserialize_map(Unique(PhantomData))
}

struct Unique<V>(PhantomData<V>);

impl<'de, V: Deserialize<'de>> Visitor<'de> for Unique<V> {
    type Value = BTreeMap<String, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut out = BTreeMap::new();
        while let Some(key) = map.next_key::<String>()? {
            if out.contains_key(&key) {
                return Err(A::Error::custom(format_args!("`{key}` is there twice")));
            }
            out.insert(key, map.next_value()?);
        }
        Ok(out)
    }
}

/// The same of maps in a map.
///
/// # Errors
/// As for [`map`].
pub fn maps<'de, D, V>(d: D) -> Result<BTreeMap<String, BTreeMap<String, V>>, D::Error>
where
    D: Deserializer<'de>,
    V: Deserialize<'de>,
{
    let maps: BTreeMap<String, Inner<V>> = map(d)?;
    Ok(maps.into_iter().map(|(key, inner)| (key, inner.0)).collect())
}

struct Inner<V>(BTreeMap<String, V>);

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Inner<V> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        map(d).map(Self)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_key_given_twice() {
        let map = |text| super::map::<_, u8>(&mut serde_json::Deserializer::from_str(text));
        assert_eq!(map(r#"{"a": 1, "b": 2}"#).unwrap().len(), 2);
        assert!(map(r#"{"a": 1, "b": 2, "a": 1}"#).unwrap_err().is_data());
        let maps = |text| super::maps::<_, u8>(&mut serde_json::Deserializer::from_str(text));
        assert_eq!(maps(r#"{"a": {"x": 1}, "b": {"x": 2}}"#).unwrap()["b"]["x"], 2);
        assert!(maps(r#"{"a": {"x": 1, "x": 2}}"#).unwrap_err().is_data());
        assert!(maps(r#"{"a": {}, "a": {}}"#).unwrap_err().is_data());
    }
}
