//! Conditions after the check: fields are bits of the record, names are numbers, `not` stands at single predicates only.

use super::ast::{Binary, Relation};
use super::values::Values;

/// A condition over the bytes of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Always or never.
    Const(bool),
    /// All of them hold.
    All(Vec<Typed>),
    /// One of them holds.
    Any(Vec<Typed>),
    /// A comparison.
    Compare(Relation, Num, Num),
    /// Membership.
    In {
        /// The value.
        value: Num,
        /// The set.
        values: Values,
        /// Must not be in it.
        negated: bool,
    },
    /// Bytes are all zero.
    Zero {
        /// The bytes.
        bytes: Bytes,
        /// One of them is not.
        negated: bool,
    },
    /// The engine, if known, is one of these; bit by number in [`ENGINES`].
    Engine(u8),
    /// A predicate.
    Call {
        /// The call.
        call: Call,
        /// Must not hold.
        negated: bool,
    },
}

/// Engines in the numbering of the header.
pub const ENGINES: [&str; 6] = ["PE", "ACT", "POOL", "DVE", "SP", "TOP_SP"];

/// All engines, as a set.
pub const ALL_ENGINES: u8 = (1 << ENGINES.len()) - 1;

/// An integer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Num {
    /// A constant.
    Const(i128),
    /// Bits of the record.
    Read(Read),
    /// A value that the enclosing record supplies to a union.
    Given(Given),
    /// Product of several fields.
    Prod(Vec<Read>),
    /// Minus.
    Neg(Box<Num>),
    /// Arithmetic; `%` has a positive constant on its right.
    Binary(Binary, Box<Num>, Box<Num>),
}

/// Bits of the record, read as an integer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// Field path, as in the spec.
    pub path: String,
    /// Where.
    pub bits: Bits,
    /// What its values are.
    pub of: Of,
}

/// Up to 64 bits of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits {
    /// Byte that holds the first one.
    pub offset: u32,
    /// Its position in that byte.
    pub lsb: u32,
    /// How many.
    pub width: u32,
    /// Two's complement.
    pub signed: bool,
}

impl Bits {
    /// The opcode byte.
    pub const OPCODE: Self = Self { offset: 0, lsb: 0, width: 8, signed: false };

    /// Smallest and largest value.
    pub fn bounds(self) -> (i128, i128) {
        if self.signed { (-(1 << (self.width - 1)), (1 << (self.width - 1)) - 1) } else { (0, (1 << self.width) - 1) }
    }

    /// Value in a record; bytes beyond its end count as zero.
    pub fn read(self, record: &[u8]) -> i128 {
        let last = (self.lsb + self.width - 1) / 8;
        let raw = (0..=last).fold(0u128, |raw, i| {
            let byte = record.get((self.offset + i) as usize).copied().unwrap_or_default();
            raw | u128::from(byte) << (8 * i)
        });
        let value = (raw >> self.lsb & ((1 << self.width) - 1)) as i128;
        if self.signed && value >> (self.width - 1) & 1 == 1 { value - (1 << self.width) } else { value }
    }

    /// Puts the low bits of a value into a record; what lies beyond its end is dropped.
    pub fn write(self, record: &mut [u8], value: i128) {
        for i in 0..self.width {
            let at = self.lsb + i;
            if let Some(byte) = record.get_mut((self.offset + at / 8) as usize) {
                *byte = *byte & !(1 << (at % 8)) | ((value >> i & 1) as u8) << (at % 8);
            }
        }
    }
}

/// What the values of an integer are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// Plain numbers.
    Int,
    /// Values of an enum, by index.
    Enum(usize),
    /// Opcodes.
    Opcode,
}

/// A value that the enclosing record supplies to a union.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// Position among the given values.
    pub index: usize,
    /// Name.
    pub name: String,
    /// Width in bits.
    pub width: u32,
    /// Two's complement.
    pub signed: bool,
    /// What its values are.
    pub of: Of,
}

/// Whole bytes of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bytes {
    /// Field path, as in the spec.
    pub path: String,
    /// First byte.
    pub offset: u32,
    /// How many.
    pub len: u32,
}

/// A call of a predicate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Its name.
    pub name: String,
    /// Arguments.
    pub args: Vec<Arg>,
    /// Gets the generation first.
    pub per_generation: bool,
}

/// An argument of a predicate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// An integer, and the width and signedness of the parameter.
    Num(Num, u32, bool),
    /// A literal truth value.
    Bool(bool),
    /// Bytes.
    Bytes(Bytes),
}

impl Typed {
    /// All of these, flattened; nothing at all is true.
    pub fn all(parts: impl IntoIterator<Item = Self>) -> Self {
        let mut out = Vec::new();
        for part in parts {
            match part {
                Self::Const(true) => {}
                Self::Const(false) => return Self::Const(false),
                Self::All(inner) => out.extend(inner),
                other => out.push(other),
            }
        }
        match out.len() {
            0 => Self::Const(true),
            1 => out.remove(0),
            _ => Self::All(out),
        }
    }

    /// One of these, flattened; nothing at all is false.
    pub fn any(parts: impl IntoIterator<Item = Self>) -> Self {
        let mut out = Vec::new();
        for part in parts {
            match part {
                Self::Const(false) => {}
                Self::Const(true) => return Self::Const(true),
                Self::Any(inner) => out.extend(inner),
                other => out.push(other),
            }
        }
        match out.len() {
            0 => Self::Const(false),
            1 => out.remove(0),
            _ => Self::Any(out),
        }
    }

    /// The opposite. A test of the engine turns into one of the other engines, so that it still passes if none is known.
    #[must_use]
    pub fn negated(self) -> Self {
        match self {
            Self::Const(b) => Self::Const(!b),
            Self::All(xs) => Self::any(xs.into_iter().map(Self::negated)),
            Self::Any(xs) => Self::all(xs.into_iter().map(Self::negated)),
            Self::Compare(relation, x, y) => Self::Compare(relation.negated(), x, y),
            Self::In { value, values, negated } => Self::In { value, values, negated: !negated },
            Self::Zero { bytes, negated } => Self::Zero { bytes, negated: !negated },
            Self::Engine(set) => Self::Engine(ALL_ENGINES & !set),
            Self::Call { call, negated } => Self::Call { call, negated: !negated },
        }
    }

    /// Conditions that hold no other conditions, from left to right.
    pub fn atoms(&self) -> Vec<&Self> {
        match self {
            Self::Const(_) => Vec::new(),
            Self::All(xs) | Self::Any(xs) => xs.iter().flat_map(Self::atoms).collect(),
            atom => vec![atom],
        }
    }

    /// Integers that the condition reads, from left to right.
    pub fn nums(&self) -> Vec<&Num> {
        match self {
            Self::All(xs) | Self::Any(xs) => xs.iter().flat_map(Self::nums).collect(),
            Self::Compare(_, x, y) => vec![x, y],
            Self::In { value, .. } => vec![value],
            Self::Call { call, .. } => call.args.iter().filter_map(|a| if let Arg::Num(n, ..) = a { Some(n) } else { None }).collect(),
            Self::Const(_) | Self::Zero { .. } | Self::Engine(_) => Vec::new(),
        }
    }

    /// The condition of a union that stands at `base` of a record which supplies these values.
    #[must_use]
    pub fn placed(&self, base: u32, prefix: &str, given: &[Num]) -> Self {
        let at = |n: &Num| n.placed(base, prefix, given);
        let moved = |b: &Bytes| Bytes { path: joined(prefix, &b.path), offset: base + b.offset, len: b.len };
        match self {
            Self::Const(b) => Self::Const(*b),
            Self::All(xs) => Self::All(xs.iter().map(|x| x.placed(base, prefix, given)).collect()),
            Self::Any(xs) => Self::Any(xs.iter().map(|x| x.placed(base, prefix, given)).collect()),
            Self::Compare(relation, x, y) => Self::Compare(*relation, at(x), at(y)),
            Self::In { value, values, negated } => Self::In { value: at(value), values: values.clone(), negated: *negated },
            Self::Zero { bytes, negated } => Self::Zero { bytes: moved(bytes), negated: *negated },
            Self::Engine(set) => Self::Engine(*set),
            Self::Call { call, negated } => {
                let args = call.args.iter().map(|arg| match arg {
                    Arg::Num(n, width, signed) => Arg::Num(at(n), *width, *signed),
                    Arg::Bool(b) => Arg::Bool(*b),
                    Arg::Bytes(b) => Arg::Bytes(moved(b)),
                });
                Self::Call { call: Call { args: args.collect(), ..call.clone() }, negated: *negated }
            }
        }
    }
}

/// `prefix.path`.
pub(super) fn joined(prefix: &str, path: &str) -> String {
    match (prefix, path) {
        ("", path) => path.to_owned(),
        (prefix, "") => prefix.to_owned(),
        (prefix, path) => format!("{prefix}.{path}"),
    }
}

impl Num {
    /// Smallest and largest value it can have; `None` beyond 128 bits.
    pub fn bounds(&self) -> Option<(i128, i128)> {
        match self {
            Self::Const(c) => Some((*c, *c)),
            Self::Read(r) => Some(r.bits.bounds()),
            Self::Given(g) => Some(Bits { offset: 0, lsb: 0, width: g.width, signed: g.signed }.bounds()),
            Self::Prod(reads) => reads.iter().try_fold((1, 1), |bounds, r| times(bounds, r.bits.bounds())),
            Self::Neg(x) => x.bounds().and_then(|(a, b)| Some((b.checked_neg()?, a.checked_neg()?))),
            Self::Binary(op, x, y) => {
                let (x, y) = (x.bounds()?, y.bounds()?);
                match op {
                    Binary::Add => Some((x.0.checked_add(y.0)?, x.1.checked_add(y.1)?)),
                    Binary::Sub => Some((x.0.checked_sub(y.1)?, x.1.checked_sub(y.0)?)),
                    Binary::Mul => times(x, y),
                    Binary::Rem if x.0 >= 0 => Some((0, (y.1 - 1).min(x.1))),
                    Binary::Rem => Some((0, y.1 - 1)),
                    Binary::And if x.0 >= 0 && y.0 >= 0 => Some((0, x.1.min(y.1))),
                    Binary::And if x.0 >= 0 => Some((0, x.1)),
                    Binary::And if y.0 >= 0 => Some((0, y.1)),
                    // Two's complement: no bit above the wider side appears.
                    Binary::And => {
                        let bits = 128 - (!x.0.min(y.0)).leading_zeros();
                        Some((-(1i128.checked_shl(bits)?), x.1.max(y.1)))
                    }
                }
            }
        }
    }

    /// What its values are.
    pub fn of(&self) -> Of {
        match self {
            Self::Read(r) => r.of,
            Self::Given(g) => g.of,
            // A masked enum still compares with the enum's values.
            Self::Binary(Binary::And, x, y) => match (x.of(), y.of()) {
                (Of::Int, of) | (of, Of::Int) => of,
                (of, _) => of,
            },
            _ => Of::Int,
        }
    }

    /// Bits it reads, from left to right.
    pub fn reads(&self) -> Vec<&Read> {
        match self {
            Self::Const(_) | Self::Given(_) => Vec::new(),
            Self::Read(r) => vec![r],
            Self::Prod(reads) => reads.iter().collect(),
            Self::Neg(x) => x.reads(),
            Self::Binary(_, x, y) => x.reads().into_iter().chain(y.reads()).collect(),
        }
    }

    /// Places and given values that it is made of, from left to right, each as an integer of its own.
    pub fn leaves(&self) -> Vec<Self> {
        match self {
            Self::Const(_) => Vec::new(),
            Self::Read(_) | Self::Given(_) => vec![self.clone()],
            Self::Prod(reads) => reads.iter().cloned().map(Self::Read).collect(),
            Self::Neg(x) => x.leaves(),
            Self::Binary(_, x, y) => x.leaves().into_iter().chain(y.leaves()).collect(),
        }
    }

    /// The opcode of the record, which a union inside it knows too.
    pub fn is_opcode(&self) -> bool {
        matches!(self, Self::Read(Read { of: Of::Opcode, .. }))
    }

    /// The opcode of the record.
    pub fn opcode() -> Self {
        Self::Read(Read { path: "opcode".to_owned(), bits: Bits::OPCODE, of: Of::Opcode })
    }

    /// Whether a given value is part of it.
    pub fn has_given(&self) -> bool {
        match self {
            Self::Given(_) => true,
            Self::Const(_) | Self::Read(_) | Self::Prod(_) => false,
            Self::Neg(x) => x.has_given(),
            Self::Binary(_, x, y) => x.has_given() || y.has_given(),
        }
    }

    fn placed(&self, base: u32, prefix: &str, given: &[Self]) -> Self {
        let moved = |r: &Read| Read { path: joined(prefix, &r.path), bits: Bits { offset: base + r.bits.offset, ..r.bits }, of: r.of };
        if self.is_opcode() {
            return self.clone();
        }
        match self {
            Self::Const(c) => Self::Const(*c),
            Self::Read(r) => Self::Read(moved(r)),
            Self::Given(g) => given.get(g.index).cloned().unwrap_or_else(|| self.clone()),
            Self::Prod(reads) => Self::Prod(reads.iter().map(moved).collect()),
            Self::Neg(x) => Self::Neg(Box::new(x.placed(base, prefix, given))),
            Self::Binary(op, x, y) => Self::Binary(*op, Box::new(x.placed(base, prefix, given)), Box::new(y.placed(base, prefix, given))),
        }
    }
}

fn times(x: (i128, i128), y: (i128, i128)) -> Option<(i128, i128)> {
    let corners = [x.0.checked_mul(y.0)?, x.0.checked_mul(y.1)?, x.1.checked_mul(y.0)?, x.1.checked_mul(y.1)?];
    Some((corners.into_iter().min()?, corners.into_iter().max()?))
}
