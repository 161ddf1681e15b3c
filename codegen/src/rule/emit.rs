//! Conditions as Rust.
//!
//! What comes out is a boolean expression over `r: &[u8; N]` (the bytes) and `cx: &tpb_core::check::Context`.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::ast::{Binary, Relation};
use super::solve::folded;
use super::typed::{ALL_ENGINES, Arg, Bits, Bytes, Call, ENGINES, Num, Of, Typed};
use super::values::Values;

/// How a condition is written.
#[derive(Clone, Debug)]
pub struct Emit {
    /// Lineage index of the generation, as predicates get it: a literal or a constant.
    pub generation: TokenStream,
    /// Expressions of the given values, for the conditions of a union's arms; of the width and signedness the union says.
    pub given: Vec<TokenStream>,
    /// Expression of the opcode, a `u8`.
    pub opcode: TokenStream,
}

impl Emit {
    /// For the rules of a record in this generation.
    pub fn record(generation: u8) -> Self {
        let generation = Literal::u8_unsuffixed(generation);
        Self { generation: quote!(#generation), given: Vec::new(), opcode: quote!(r[0]) }
    }

    /// For the conditions of a union's arms: `r` is its bytes, `opcode` and the given values are variables of their own names.
    pub fn union(generation: u8) -> Self {
        Self { opcode: quote!(opcode), ..Self::record(generation) }
    }
}

/// Writes a condition, without what never or always holds.
pub fn emit(condition: &Typed, how: &Emit) -> TokenStream {
    emit_folded(&folded(condition), how)
}

/// Writes a condition that has been [`folded`].
pub fn emit_folded(condition: &Typed, how: &Emit) -> TokenStream {
    how.condition(condition)
}

/// Whether the condition looks at the engine, so that `cx` is read.
pub fn reads_context(condition: &Typed) -> bool {
    folded(condition).atoms().iter().any(|a| matches!(a, Typed::Engine(_)))
}

/// Integer types in which a comparison can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Int {
    width: u32,
    signed: bool,
}

impl Int {
    const fn new(width: u32, signed: bool) -> Self {
        Self { width, signed }
    }
    fn name(self) -> proc_macro2::Ident {
        format_ident!("{}{}", if self.signed { "i" } else { "u" }, self.width)
    }
    fn bounds(self) -> (i128, i128) {
        if self.width == 128 {
            return (i128::MIN, i128::MAX);
        }
        Bits { offset: 0, lsb: 0, width: self.width, signed: self.signed }.bounds()
    }
    fn holds(self, (first, last): (i128, i128)) -> bool {
        let (low, high) = self.bounds();
        low <= first && last <= high
    }
    /// Every value of `other` is one of this type.
    fn takes(self, other: Self) -> bool {
        self.holds(other.bounds())
    }
}

/// The type in which bits of the record are read.
fn natural(bits: Bits) -> Int {
    let whole = bits.lsb == 0 && matches!(bits.width, 8 | 16 | 32 | 64);
    let width = match bits.width {
        w if whole => w,
        w if bits.lsb + w <= 8 => 8,
        _ => 64,
    };
    Int::new(width, bits.signed)
}

fn leaf(num: &Num) -> Option<Int> {
    match num {
        Num::Read(r) => Some(natural(r.bits)),
        Num::Given(g) => Some(Int::new(g.width.max(8).next_power_of_two(), g.signed)),
        _ => None,
    }
}

/// The narrowest type that fits leaves and all values on the way.
fn carrier(nums: &[&Num]) -> Int {
    let (mut leaves, mut bounds) = (Vec::new(), Vec::new());
    for num in nums {
        measure(num, &mut leaves, &mut bounds);
    }
    let fits = |int: Int| leaves.iter().all(|l| int.takes(*l)) && bounds.iter().all(|b| int.holds(*b));
    let same = leaves.first().copied().filter(|first| leaves.iter().all(|l| l == first));
    let wider = [(16, false), (32, false), (64, false), (64, true)].map(|(w, s)| Int::new(w, s));
    same.into_iter().chain(wider).find(|int| fits(*int)).unwrap_or(Int::new(128, true))
}

fn measure(num: &Num, leaves: &mut Vec<Int>, bounds: &mut Vec<(i128, i128)>) {
    // Beyond 128 bits the checker has refused it.
    bounds.extend(num.bounds());
    match num {
        Num::Const(_) => {}
        Num::Read(_) | Num::Given(_) => leaves.extend(leaf(num)),
        Num::Prod(reads) => leaves.extend(reads.iter().map(|r| natural(r.bits))),
        Num::Neg(x) => measure(x, leaves, bounds),
        Num::Binary(_, x, y) => {
            measure(x, leaves, bounds);
            measure(y, leaves, bounds);
        }
    }
}

/// A constant; hex where it is a code or a mask.
fn constant(value: i128, hex: bool) -> TokenStream {
    let magnitude = value.unsigned_abs();
    let text = if hex && magnitude > 9 { format!("{magnitude:#04x}") } else { magnitude.to_string() };
    let literal: Literal = text.parse().unwrap_or_else(|_| Literal::u128_unsuffixed(magnitude));
    if value < 0 { quote!(-#literal) } else { quote!(#literal) }
}

fn hexed(num: &Num) -> bool {
    num.of() != Of::Int || matches!(num, Num::Binary(Binary::And, ..))
}

fn byte(at: u32) -> TokenStream {
    let at = Literal::u32_unsuffixed(at);
    quote!(r[#at])
}

/// Bits of the record in their natural type.
fn read(bits: Bits) -> TokenStream {
    let Bits { offset, lsb, width, signed } = bits;
    let int = natural(bits);
    let name = int.name();
    if lsb == 0 && width == int.width {
        if width == 8 && !signed {
            return byte(offset);
        }
        let bytes = (0..width / 8).map(|i| byte(offset + i));
        return quote!(#name::from_le_bytes([#(#bytes),*]));
    }
    let [at, first, count] = [offset, lsb, width].map(Literal::u32_unsuffixed);
    if signed {
        let raw = quote!(tpb_core::bytes::sign_extend(tpb_core::bytes::bits(r, #at, #first, #count), #count));
        return if int.width == 64 { raw } else { quote!(#raw as #name) };
    }
    if int.width == 64 {
        return if lsb == 0 && width % 8 == 0 {
            let len = Literal::u32_unsuffixed(width / 8);
            quote!(tpb_core::bytes::uint(r, #at, #len))
        } else {
            quote!(tpb_core::bytes::bits(r, #at, #first, #count))
        };
    }
    let byte = byte(offset);
    let mask = constant((1 << width) - 1, true);
    match (lsb, lsb + width) {
        (0, _) => quote!(#byte & #mask),
        (_, 8) => quote!(#byte >> #first),
        _ => quote!((#byte >> #first) & #mask),
    }
}

/// Reading the bits takes an operator.
fn is_cut_out(bits: Bits) -> bool {
    natural(bits).width == 8 && bits.width < 8
}

impl Emit {
    fn condition(&self, condition: &Typed) -> TokenStream {
        match condition {
            Typed::Const(b) => quote!(#b),
            Typed::All(xs) => {
                let xs = xs.iter().map(|x| match x {
                    Typed::Any(_) => {
                        let x = self.condition(x);
                        quote!((#x))
                    }
                    x => self.condition(x),
                });
                quote!(#(#xs)&&*)
            }
            Typed::Any(xs) => {
                let xs = xs.iter().map(|x| match x {
                    Typed::All(_) => {
                        let x = self.condition(x);
                        quote!((#x))
                    }
                    x => self.condition(x),
                });
                quote!(#(#xs)||*)
            }
            Typed::Compare(relation, x, y) => {
                let int = carrier(&[x, y]);
                if let (Num::Const(0), Relation::Eq | Relation::Ne) = (y, relation)
                    && let Some(multiple) = self.multiple(x, int, *relation == Relation::Ne)
                {
                    return multiple;
                }
                let hex = hexed(x) || hexed(y);
                let (left, right) = (self.side(x, int, hex), self.side(y, int, hex));
                match relation {
                    Relation::Eq => quote!(#left == #right),
                    Relation::Ne => quote!(#left != #right),
                    // A generic type's `<` would need parentheses; plain names do not.
                    Relation::Lt => quote!(#left < #right),
                    Relation::Le => quote!(#left <= #right),
                    Relation::Gt => quote!(#left > #right),
                    Relation::Ge => quote!(#left >= #right),
                }
            }
            Typed::In { value, values, negated } => self.member(value, values, *negated),
            Typed::Zero { bytes, negated } => {
                let bytes = slice(bytes);
                if *negated { quote!(#bytes.iter().any(|b| *b != 0)) } else { quote!(#bytes.iter().all(|b| *b == 0)) }
            }
            Typed::Engine(0) => quote!(cx.engine.is_none()),
            Typed::Engine(set) if *set == ALL_ENGINES => quote!(true),
            Typed::Engine(set) => {
                let engines = (0..ENGINES.len()).filter(|e| set >> e & 1 == 1).map(|e| {
                    let name = format_ident!("{}", camel(ENGINES[e]));
                    quote!(tpb_core::dialect::Engine::#name)
                });
                quote!(cx.engine.is_none_or(|engine| matches!(engine, #(#engines)|*)))
            }
            Typed::Call { call, negated } => {
                let call = self.call(call);
                if *negated { quote!(!#call) } else { call }
            }
        }
    }

    fn member(&self, value: &Num, values: &Values, negated: bool) -> TokenStream {
        let int = carrier(&[value]);
        let hex = hexed(value);
        // The type cannot hold what lies outside it, and no pattern may name it.
        let (low, high) = int.bounds();
        let values = values.common(&Values::range(low, high));
        if let Some(one) = values.single() {
            if let (0, Some(multiple)) = (one, self.multiple(value, int, negated)) {
                return multiple;
            }
            let (value, one) = (self.side(value, int, hex), constant(one, hex));
            return if negated { quote!(#value != #one) } else { quote!(#value == #one) };
        }
        if let [(first, last)] = values.ranges()
            && last - first > 1
        {
            let value = self.operand(value, int, hex);
            let (first, last) = (constant(*first, hex), constant(*last, hex));
            let test = quote!((#first..=#last).contains(&#value));
            return if negated { quote!(!#test) } else { test };
        }
        let patterns = values.ranges().iter().flat_map(|(a, b)| {
            let (first, last) = (constant(*a, hex), constant(*b, hex));
            match b - a {
                0 => vec![first],
                1 => vec![first, last],
                _ => vec![quote!(#first..=#last)],
            }
        });
        let value = self.number(value, int, hex);
        let test = quote!(matches!(#value, #(#patterns)|*));
        if negated { quote!(!#test) } else { test }
    }

    /// Whether a remainder is zero, or is not; `None` where the number is no remainder of unsigned numbers.
    fn multiple(&self, num: &Num, int: Int, negated: bool) -> Option<TokenStream> {
        let Num::Binary(Binary::Rem, x, y) = num else { return None };
        if int.signed {
            return None;
        }
        let not = negated.then(|| quote!(!));
        let (x, y) = (self.operand(x, int, false), self.number(y, int, false));
        Some(quote!(#not #x.is_multiple_of(#y)))
    }

    /// An integer in the type `int`.
    fn number(&self, num: &Num, int: Int, hex: bool) -> TokenStream {
        match num {
            Num::Const(c) => constant(*c, hex),
            Num::Read(_) if num.is_opcode() => widened(self.opcode.clone(), Int::new(8, false), int),
            Num::Read(r) => widened(read(r.bits), natural(r.bits), int),
            Num::Given(g) => {
                let given = self.given.get(g.index).cloned().unwrap_or_else(|| {
                    let name = format_ident!("{}", g.name);
                    quote!(#name)
                });
                leaf(num).map_or(given.clone(), |own| widened(given, own, int))
            }
            Num::Prod(reads) => {
                let factors = reads.iter().map(|r| widened(read(r.bits), natural(r.bits), int));
                // `#(..)**` would put the sign behind the last one.
                factors.reduce(|product, factor| quote!(#product * #factor)).unwrap_or_else(|| quote!(1))
            }
            Num::Neg(x) => {
                let x = self.operand(x, int, hex);
                quote!(-#x)
            }
            Num::Binary(op, x, y) => {
                let mask = *op == Binary::And;
                let (x, y) = (self.operand(x, int, hex || mask), self.operand(y, int, hex || mask));
                match op {
                    Binary::Add => quote!(#x + #y),
                    Binary::Sub => quote!(#x - #y),
                    Binary::Mul => quote!(#x * #y),
                    Binary::Rem if int.signed => {
                        let name = int.name();
                        quote!(#name::rem_euclid(#x, #y))
                    }
                    Binary::Rem => quote!(#x % #y),
                    Binary::And => quote!(#x & #y),
                }
            }
        }
    }

    /// An integer that stands beside an operator.
    fn operand(&self, num: &Num, int: Int, hex: bool) -> TokenStream {
        if matches!(num, Num::Binary(..) | Num::Prod(_)) {
            let tokens = self.number(num, int, hex);
            quote!((#tokens))
        } else {
            self.side(num, int, hex)
        }
    }

    /// An integer that stands beside a comparison: bits cut out of a byte are set off.
    fn side(&self, num: &Num, int: Int, hex: bool) -> TokenStream {
        let tokens = self.number(num, int, hex);
        match num {
            Num::Read(r) if is_cut_out(r.bits) && natural(r.bits) == int => quote!((#tokens)),
            _ => tokens,
        }
    }

    fn call(&self, call: &Call) -> TokenStream {
        let name = format_ident!("{}", call.name);
        let generation = call.per_generation.then(|| self.generation.clone());
        let args = generation.into_iter().chain(call.args.iter().map(|arg| match arg {
            Arg::Bool(b) => quote!(#b),
            Arg::Bytes(bytes) => {
                let bytes = slice(bytes);
                quote!(&#bytes)
            }
            Arg::Num(num, width, signed) => {
                let parameter = Int::new(*width, *signed);
                let int = carrier(&[num, &Num::Const(0)]);
                let hex = hexed(num);
                if matches!(num, Num::Const(_)) || parameter.takes(int) {
                    let tokens = self.number(num, int, hex);
                    return if matches!(num, Num::Const(_)) { tokens } else { widened(tokens, int, parameter) };
                }
                // The checker has seen that the value fits.
                let (tokens, name) = (self.operand(num, int, hex), parameter.name());
                quote!(#tokens as #name)
            }
        }));
        quote!(tpb_core::predicates::#name(#(#args),*))
    }
}

/// A value of type `from` as one of type `to`, which takes it whole.
fn widened(tokens: TokenStream, from: Int, to: Int) -> TokenStream {
    if from == to {
        return tokens;
    }
    let name = to.name();
    quote!(#name::from(#tokens))
}

fn slice(bytes: &Bytes) -> TokenStream {
    let (first, end) = (Literal::u32_unsuffixed(bytes.offset), Literal::u32_unsuffixed(bytes.offset + bytes.len));
    quote!(r[#first..#end])
}

/// `TOP_SP` into `TopSp`.
fn camel(name: &str) -> String {
    name.split('_').map(|w| w[..1].to_owned() + &w[1..].to_ascii_lowercase()).collect()
}
