//! Expressions as written, and how they are written back.

use std::fmt::{self, Display, Formatter, Write as _};
use std::ops::Range;

/// An expression with its place in the text. Two expressions are equal when they say the same, wherever they stand.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it says.
    pub kind: Kind,
    /// Byte range in the text.
    pub range: Range<usize>,
}

impl PartialEq for Expr {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind
    }
}

impl Eq for Expr {}

/// What an expression says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `true` or `false`.
    Bool(bool),
    /// A number.
    Number(Number),
    /// A field, or a bare name.
    Path(Path),
    /// `-x`.
    Neg(Box<Expr>),
    /// `x + y` and its like.
    Binary(Binary, Box<Expr>, Box<Expr>),
    /// `x == y` and its like.
    Compare(Relation, Box<Expr>, Box<Expr>),
    /// `x in set`.
    In {
        /// The value.
        value: Box<Expr>,
        /// The set.
        set: Set,
        /// `not in`.
        negated: bool,
    },
    /// `not x`.
    Not(Box<Expr>),
    /// `x and y and ...`, two or more.
    All(Vec<Expr>),
    /// `x or y or ...`, two or more.
    Any(Vec<Expr>),
    /// `name(x, ...)`.
    Call(Name, Vec<Expr>),
}

/// A number and the base it was written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// Value.
    pub value: u64,
    /// Written in hex.
    pub hex: bool,
}

/// A name with its place.
#[derive(Clone, Debug)]
pub struct Name {
    /// The name.
    pub text: String,
    /// Byte range in the text.
    pub range: Range<usize>,
}

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Name {}

/// `a.b[1].c`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Its parts; the first has a name.
    pub parts: Vec<Part>,
}

/// A part of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Name.
    pub name: Name,
    /// Index.
    pub index: Option<u32>,
}

impl Path {
    /// The name, if it is nothing but one.
    pub fn bare(&self) -> Option<&Name> {
        match self.parts.as_slice() {
            [Part { name, index: None }] => Some(name),
            _ => None,
        }
    }
}

/// Arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Binary {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `%`, never negative.
    Rem,
    /// `&`
    And,
}

impl Binary {
    /// As written.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Add => "+",
            Self::Sub => "-",
            Self::Mul => "*",
            Self::Rem => "%",
            Self::And => "&",
        }
    }

    /// What two numbers make; those of a checked rule stay within 128 bits.
    pub fn of(self, x: i128, y: i128) -> i128 {
        match self {
            Self::Add => x + y,
            Self::Sub => x - y,
            Self::Mul => x * y,
            Self::Rem => x.rem_euclid(y),
            Self::And => x & y,
        }
    }

    fn level(self) -> Level {
        match self {
            Self::And => Level::Mask,
            Self::Add | Self::Sub => Level::Sum,
            Self::Mul | Self::Rem => Level::Product,
        }
    }
}

/// Comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
}

impl Relation {
    /// As written.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Eq => "==",
            Self::Ne => "!=",
            Self::Lt => "<",
            Self::Le => "<=",
            Self::Gt => ">",
            Self::Ge => ">=",
        }
    }

    /// What holds where this does not.
    pub fn negated(self) -> Self {
        match self {
            Self::Eq => Self::Ne,
            Self::Ne => Self::Eq,
            Self::Lt => Self::Ge,
            Self::Le => Self::Gt,
            Self::Gt => Self::Le,
            Self::Ge => Self::Lt,
        }
    }

    /// The same with sides exchanged.
    pub fn mirrored(self) -> Self {
        match self {
            Self::Eq | Self::Ne => self,
            Self::Lt => Self::Gt,
            Self::Le => Self::Ge,
            Self::Gt => Self::Lt,
            Self::Ge => Self::Le,
        }
    }

    /// Whether it holds between two values.
    pub fn holds<T: PartialOrd>(self, left: T, right: T) -> bool {
        match self {
            Self::Eq => left == right,
            Self::Ne => left != right,
            Self::Lt => left < right,
            Self::Le => left <= right,
            Self::Gt => left > right,
            Self::Ge => left >= right,
        }
    }
}

/// Right side of `in`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Set {
    /// A named set of the enum.
    Named(Name),
    /// A list.
    List(Vec<Item>),
}

/// An item of a list: a value, or a range with both ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The value, or the first one.
    pub low: Expr,
    /// The last one.
    pub high: Option<Expr>,
}

/// How tightly an expression binds, loosest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Any,
    All,
    Not,
    Compare,
    Mask,
    Sum,
    Product,
    Sign,
    Atom,
}

impl Expr {
    fn level(&self) -> Level {
        match &self.kind {
            Kind::Any(_) => Level::Any,
            Kind::All(_) => Level::All,
            Kind::Not(_) => Level::Not,
            Kind::Compare(..) | Kind::In { .. } => Level::Compare,
            Kind::Binary(op, ..) => op.level(),
            Kind::Neg(_) => Level::Sign,
            Kind::Bool(_) | Kind::Number(_) | Kind::Path(_) | Kind::Call(..) => Level::Atom,
        }
    }
}

/// `expr`, in parentheses if it binds less tightly than `least`.
struct AtLeast<'a>(&'a Expr, Level);

impl Display for AtLeast<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0.level() < self.1 { write!(f, "({})", self.0) } else { self.0.fmt(f) }
    }
}

/// `items` with `between` between them.
fn joined<T: Display>(f: &mut Formatter<'_>, items: impl IntoIterator<Item = T>, between: &str) -> fmt::Result {
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            f.write_str(between)?;
        }
        item.fmt(f)?;
    }
    Ok(())
}

impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.kind {
            Kind::Bool(b) => b.fmt(f),
            Kind::Number(n) => n.fmt(f),
            Kind::Path(p) => p.fmt(f),
            Kind::Neg(x) => write!(f, "-{}", AtLeast(x, Level::Sign)),
            Kind::Binary(op, x, y) => {
                let (left, right) = match op.level() {
                    Level::Mask => (Level::Mask, Level::Sum),
                    Level::Sum => (Level::Sum, Level::Product),
                    _ => (Level::Product, Level::Sign),
                };
                write!(f, "{} {} {}", AtLeast(x, left), op.sign(), AtLeast(y, right))
            }
            Kind::Compare(relation, x, y) => {
                write!(f, "{} {} {}", AtLeast(x, Level::Mask), relation.sign(), AtLeast(y, Level::Mask))
            }
            Kind::In { value, set, negated } => {
                write!(f, "{} {} {set}", AtLeast(value, Level::Mask), if *negated { "not in" } else { "in" })
            }
            Kind::Not(x) => write!(f, "not {}", AtLeast(x, Level::Not)),
            Kind::All(xs) => joined(f, xs.iter().map(|x| AtLeast(x, Level::Not)), " and "),
            Kind::Any(xs) => joined(f, xs.iter().map(|x| AtLeast(x, Level::All)), " or "),
            Kind::Call(name, args) => {
                write!(f, "{name}(")?;
                joined(f, args, ", ")?;
                f.write_char(')')
            }
        }
    }
}

impl Display for Number {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.hex { write!(f, "{:#x}", self.value) } else { self.value.fmt(f) }
    }
}

impl Display for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl Display for Path {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        joined(f, &self.parts, ".")
    }
}

impl Display for Part {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)?;
        self.index.map_or(Ok(()), |i| write!(f, "[{i}]"))
    }
}

impl Display for Set {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(name) => name.fmt(f),
            Self::List(items) => {
                f.write_char('[')?;
                joined(f, items, ", ")?;
                f.write_char(']')
            }
        }
    }
}

impl Display for Item {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.low.fmt(f)?;
        self.high.as_ref().map_or(Ok(()), |high| write!(f, "..{high}"))
    }
}
