//! The line of a type that stands for its `Arbitrary` implementation, and for nothing where the feature is off.

/// `Arbitrary` of a newtype over bytes; of an instruction, with what makes it one.
#[cfg(feature = "arbitrary")]
#[doc(hidden)]
#[macro_export]
macro_rules! layout_arbitrary {
    ($name:ident, $size:literal $(, $identify:ident)?) => {
        impl<'a> $crate::arbitrary_impl::arbitrary::Arbitrary<'a> for $name {
            fn arbitrary(u: &mut $crate::arbitrary_impl::arbitrary::Unstructured<'a>) -> $crate::arbitrary_impl::arbitrary::Result<Self> {
                let bytes: [u8; $size] = u.arbitrary()?;
                Ok(Self::from_bytes(bytes)$(.$identify())?)
            }

            fn size_hint(_: usize) -> (usize, Option<usize>) {
                ($size, Some($size))
            }
        }
    };
}

/// Nothing: the feature is off.
#[cfg(not(feature = "arbitrary"))]
#[doc(hidden)]
#[macro_export]
macro_rules! layout_arbitrary {
    ($($any:tt)*) => {};
}
