//! One line per type that stands for its `serde` implementations, and for nothing where the feature is off.

/// `Serialize` and `Deserialize` of a type with a [`Layout`](crate::layout::Layout).
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! layout_serde {
    ($name:ident) => {
        impl $crate::serde_impl::serde::Serialize for $name {
            fn serialize<S: $crate::serde_impl::serde::Serializer>(&self, s: S) -> ::core::result::Result<S::Ok, S::Error> {
                let ty = <Self as $crate::layout::Layout>::TYPE;
                $crate::serde_impl::serde::Serialize::serialize(&$crate::serde_impl::Value::new(&ty, &self.to_bytes()), s)
            }
        }

        impl<'de> $crate::serde_impl::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde_impl::serde::Deserializer<'de>>(d: D) -> ::core::result::Result<Self, D::Error> {
                let ty = <Self as $crate::layout::Layout>::TYPE;
                $crate::serde_impl::value(&ty, d).map(Self::from_bytes)
            }
        }
    };
}

/// The same of a union, and of the enum of its arms.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! union_serde {
    ($name:ident, $arm:ident) => {
        $crate::layout_serde!($name);

        impl $crate::serde_impl::serde::Serialize for $arm {
            fn serialize<S: $crate::serde_impl::serde::Serializer>(&self, s: S) -> ::core::result::Result<S::Ok, S::Error> {
                let index = <$name as $crate::layout::Union>::arm_index(self);
                let bytes = $name::from(*self).to_bytes();
                let arm = $crate::serde_impl::Arm { info: $name::LAYOUT, index, bytes: &bytes };
                $crate::serde_impl::serde::Serialize::serialize(&arm, s)
            }
        }

        impl<'de> $crate::serde_impl::serde::Deserialize<'de> for $arm {
            fn deserialize<D: $crate::serde_impl::serde::Deserializer<'de>>(d: D) -> ::core::result::Result<Self, D::Error> {
                let (index, bytes) = $crate::serde_impl::arm($name::LAYOUT, d)?;
                Ok(<$name as $crate::layout::Union>::arm_at(&$name::from_bytes(bytes), index))
            }
        }
    };
}

/// The same of an operation: a map of its operands, each in the wrapper of its kind.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! operation_serde {
    ($name:ident { $($key:literal $field:ident $kind:ident),* $(,)? }) => {
        impl $crate::serde_impl::serde::Serialize for $name {
            fn serialize<S: $crate::serde_impl::serde::Serializer>(&self, s: S) -> ::core::result::Result<S::Ok, S::Error> {
                use $crate::serde_impl::serde::ser::SerializeMap;
                let mut map = s.serialize_map(None)?;
                $(map.serialize_entry($key, &$crate::serde_impl::$kind(self.$field))?;)*
                map.end()
            }
        }

        impl<'de> $crate::serde_impl::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde_impl::serde::Deserializer<'de>>(d: D) -> ::core::result::Result<Self, D::Error> {
                use $crate::serde_impl::serde::de::{Error, MapAccess, Visitor};
                const KEYS: &[&str] = &[$($key),*];
                struct Fields;
                impl<'de> Visitor<'de> for Fields {
                    type Value = $name;

                    fn expecting(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                        write!(f, "a map of the operands of {}", $name::NAME)
                    }

                    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> ::core::result::Result<$name, A::Error> {
                        let mut out = $name::default();
                        let mut seen = [false; KEYS.len()];
                        while let Some(key) = map.next_key_seed($crate::serde_impl::Key(KEYS))? {
                            // Which of two values was meant, nobody can tell.
                            let of_key = seen.iter_mut().zip(KEYS).find(|(_, name)| **name == key);
                            if of_key.is_some_and(|(seen, _)| ::core::mem::replace(seen, true)) {
                                return Err(A::Error::duplicate_field(key));
                            }
                            match key {
                                $($key => out.$field = map.next_value::<$crate::serde_impl::$kind<_>>()?.0,)*
                                _ => return Err(A::Error::unknown_field(key, KEYS)),
                            }
                        }
                        Ok(out)
                    }
                }
                d.deserialize_map(Fields)
            }
        }
    };
}

/// The same of the enum of all operations: a map of one entry, the operation under its name.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! operations_serde {
    ($name:ident { $($key:literal $variant:ident),* $(,)? }) => {
        impl $crate::serde_impl::serde::Serialize for $name {
            fn serialize<S: $crate::serde_impl::serde::Serializer>(&self, s: S) -> ::core::result::Result<S::Ok, S::Error> {
                use $crate::serde_impl::serde::ser::SerializeMap;
                let mut map = s.serialize_map(Some(1))?;
                match self {
                    $(Self::$variant(operation) => map.serialize_entry($key, operation)?,)*
                }
                map.end()
            }
        }

        impl<'de> $crate::serde_impl::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde_impl::serde::Deserializer<'de>>(d: D) -> ::core::result::Result<Self, D::Error> {
                use $crate::serde_impl::serde::de::{Error, MapAccess, Visitor};
                const KEYS: &[&str] = &[$($key),*];
                struct One;
                impl<'de> Visitor<'de> for One {
                    type Value = $name;

                    fn expecting(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                        f.write_str("a map of one operation under its name")
                    }

                    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> ::core::result::Result<$name, A::Error> {
                        let key = map.next_key_seed($crate::serde_impl::Key(KEYS))?.ok_or_else(|| A::Error::invalid_length(0, &self))?;
                        let out = match key {
                            $($key => $name::$variant(map.next_value()?),)*
                            _ => return Err(A::Error::unknown_field(key, KEYS)),
                        };
                        match map.next_key_seed($crate::serde_impl::Key(KEYS))? {
                            None => Ok(out),
                            Some(_) => Err(A::Error::invalid_length(2, &self)),
                        }
                    }
                }
                d.deserialize_map(One)
            }
        }
    };
}

/// Nothing: the feature is off.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! layout_serde {
    ($($any:tt)*) => {};
}

/// Nothing: the feature is off.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! union_serde {
    ($($any:tt)*) => {};
}

/// Nothing: the feature is off.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! operation_serde {
    ($($any:tt)*) => {};
}

/// Nothing: the feature is off.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! operations_serde {
    ($($any:tt)*) => {};
}
