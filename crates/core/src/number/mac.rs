//! Integer multiply-accumulate of the vector core.

/// An operand of the vector core's integer multiplier.
pub trait MacOperand: Copy + Into<i64> {
    /// Bits of the accumulator that products of this operand go to.
    const ACCUMULATOR_BITS: u32;
    /// Accumulators in one of the four wide registers of 1536 bits.
    const LANES: u32 = 1536 / Self::ACCUMULATOR_BITS;
}

impl MacOperand for i8 {
    const ACCUMULATOR_BITS: u32 = 24;
}

impl MacOperand for i16 {
    const ACCUMULATOR_BITS: u32 = 48;
}

impl MacOperand for i32 {
    const ACCUMULATOR_BITS: u32 = 96;
}

/// One lane of an accumulator: 24, 48 or 96 bits for operands of 8, 16 and 32. It wraps, and never saturates (`per-engine-depth.md` 3.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accumulator<T> {
    value: i128,
    operand: core::marker::PhantomData<T>,
}

impl<T: MacOperand> Accumulator<T> {
    /// A lane that holds `value`, wrapped to its width.
    pub const fn new(value: i128) -> Self {
        let rest = 128 - T::ACCUMULATOR_BITS;
        Self { value: (value << rest) >> rest, operand: core::marker::PhantomData }
    }

    /// The value, with its sign.
    pub const fn value(self) -> i128 {
        self.value
    }

    /// The lane after `a * b` was added.
    #[must_use]
    pub fn mul_add(self, a: T, b: T) -> Self {
        // Two operands of 32 bits have a product of 63, and a lane 96.
        Self::new(self.value + i128::from(a.into() * b.into()))
    }

    /// The lane after `a * b` was subtracted.
    #[must_use]
    pub fn mul_sub(self, a: T, b: T) -> Self {
        Self::new(self.value - i128::from(a.into() * b.into()))
    }

    /// The sum of two lanes.
    #[must_use]
    pub const fn wrapping_add(self, other: Self) -> Self {
        Self::new(self.value + other.value)
    }
}
