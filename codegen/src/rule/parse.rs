//! Text into expressions.
//!
//! Loosest first: `or`, `and`, `not`, comparison or `in`, `&`, `+ -`, `* %`, sign. So `a & 3 == 1` asks for two bits of `a`.

use std::ops::Range;

use winnow::ascii::multispace0;
use winnow::combinator::{alt, fail, opt, peek};
use winnow::error::ParserError;
use winnow::prelude::*;
use winnow::stream::{LocatingSlice, Location, Stateful, Stream, TokenSlice};
use winnow::token::{any, one_of, take_while};

use super::ast::{Binary, Expr, Item, Kind, Name, Number, Part, Path, Relation, Set};

/// How tall an expression may be: everything that walks one recurses, and the text may come from anywhere.
const TALLEST: u32 = 64;

/// Why a text is no expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Byte range in the text.
    pub range: Range<usize>,
    /// What is wrong.
    pub message: String,
    /// What would be right here; empty where nothing can be said.
    pub expected: String,
}

impl std::fmt::Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)?;
        if self.expected.is_empty() { Ok(()) } else { write!(f, ", expected {}", self.expected) }
    }
}

impl std::error::Error for ParseError {}

/// Reads an expression.
///
/// # Errors
/// The first thing that is wrong with the text.
pub fn parse(text: &str) -> Result<Expr, ParseError> {
    let tokens = tokens(text)?;
    let mut input = Stateful { input: TokenSlice::new(&tokens), state: 0 };
    let expr = disjunction(&mut input).and_then(|tall| match input.peek_token() {
        None => Ok(tall.expr),
        Some(_) => Err(Fault::expected(&input, "`and`, `or`, an operator or the end")),
    });
    expr.map_err(|fault| fault.of(text))
}

/// A token: a word, a number or a sign.
#[derive(Clone, Debug)]
struct Token<'a> {
    text: &'a str,
    number: Option<Number>,
    range: Range<usize>,
}

impl Location for Token<'_> {
    fn previous_token_end(&self) -> usize {
        self.range.end
    }
    fn current_token_start(&self) -> usize {
        self.range.start
    }
}

impl Token<'_> {
    fn is_word(&self) -> bool {
        self.text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
    }
    fn is_name(&self) -> bool {
        self.is_word() && !matches!(self.text, "and" | "or" | "not" | "in" | "true" | "false")
    }
}

type Tokens<'t, 'a> = Stateful<TokenSlice<'t, Token<'a>>, u32>;
type Parsed<T> = Result<T, Fault>;

/// An error under way; the text is added at the end.
#[derive(Debug)]
struct Fault {
    range: Range<usize>,
    message: Option<String>,
    expected: &'static str,
}

impl Fault {
    /// Something else was expected where `input` stands.
    fn expected(input: &Tokens<'_, '_>, expected: &'static str) -> Self {
        let at = input.input.peek_token().map_or_else(
            || {
                let end = Location::previous_token_end(&input.input);
                end..end
            },
            |token| token.range.clone(),
        );
        Self { range: at, message: None, expected }
    }

    fn said(range: Range<usize>, message: impl Into<String>, expected: &'static str) -> Self {
        Self { range, message: Some(message.into()), expected }
    }

    fn of(self, text: &str) -> ParseError {
        let message = self.message.unwrap_or_else(|| match text.get(self.range.clone()) {
            Some(found) if !found.is_empty() => format!("unexpected `{found}`"),
            _ => "the rule ends too early".to_owned(),
        });
        ParseError { range: self.range, message, expected: self.expected.to_owned() }
    }
}

impl<I: Stream + Location> ParserError<I> for Fault {
    type Inner = Self;
    fn from_input(input: &I) -> Self {
        let at = input.current_token_start();
        Self { range: at..at, message: None, expected: "" }
    }
    // What has a message was recognised, so no other reading of the text is tried.
    fn is_backtrack(&self) -> bool {
        self.message.is_none()
    }
    fn into_inner(self) -> Result<Self::Inner, Self> {
        Ok(self)
    }
}

type Text<'a> = LocatingSlice<&'a str>;

fn tokens(text: &str) -> Result<Vec<Token<'_>>, ParseError> {
    let mut input = LocatingSlice::new(text);
    let mut tokens = Vec::new();
    let mut next = |input: &mut Text<'_>| -> Parsed<bool> {
        multispace0(input)?;
        if input.is_empty() {
            return Ok(false);
        }
        // The lifetime of the slice is that of `text`, which `take` keeps.
        let ((taken, number), range) = alt((word, number, sign, stray))
            .with_taken()
            .with_span()
            .parse_next(input)
            .map(|((number, taken), range)| ((taken.len(), number), range))?;
        tokens.push(Token { text: &text[range.start..range.start + taken], number, range });
        Ok(true)
    };
    while next(&mut input).map_err(|fault| fault.of(text))? {}
    Ok(tokens)
}

fn word(input: &mut Text<'_>) -> Parsed<Option<Number>> {
    let first = |c: char| c.is_ascii_alphabetic() || c == '_';
    (one_of(first), take_while(0.., |c: char| c.is_ascii_alphanumeric() || c == '_')).value(None).parse_next(input)
}

fn number(input: &mut Text<'_>) -> Parsed<Option<Number>> {
    peek(one_of(|c: char| c.is_ascii_digit())).parse_next(input)?;
    let (written, range) = take_while(1.., |c: char| c.is_ascii_alphanumeric() || c == '_').with_span().parse_next(input)?;
    let digits = written.replace('_', "");
    let lower = digits.to_ascii_lowercase();
    let (base, digits) = match (lower.strip_prefix("0x"), lower.strip_prefix("0b")) {
        (Some(hex), _) => (16, hex),
        (_, Some(binary)) => (2, binary),
        _ => (10, lower.as_str()),
    };
    match u64::from_str_radix(digits, base) {
        Ok(value) => Ok(Some(Number { value, hex: base == 16 })),
        Err(e) if *e.kind() == std::num::IntErrorKind::PosOverflow => {
            Err(Fault::said(range, format!("{written} does not fit 64 bits"), ""))
        }
        Err(_) => Err(Fault::said(range, format!("`{written}` is not a number"), "decimal digits, 0x.. or 0b..")),
    }
}

fn sign(input: &mut Text<'_>) -> Parsed<Option<Number>> {
    // What other languages write is recognised, to say how it is written here.
    let foreign: Option<(&str, &'static str)> = opt(alt((
        "&&".value(("&&", "`and`")),
        "||".value(("||", "`or`")),
        "<<".value(("<<", "a constant")),
        ">>".value((">>", "`&` with a mask")),
        "|".value(("|", "`or`, or a list after `in`")),
        "/".value(("/", "`*` on the other side")),
    )))
    .parse_next(input)?;
    if let Some((written, instead)) = foreign {
        let end = input.current_token_start();
        return Err(Fault::said(end - written.len()..end, format!("`{written}` is no operator of rules"), instead));
    }
    let two = alt(("==", "!=", "<=", ">=", ".."));
    let one = one_of(['<', '>', '+', '-', '*', '%', '&', '(', ')', '[', ']', ',', '.']);
    alt((two.void(), one.void())).value(None).parse_next(input)
}

/// What begins no token.
fn stray(input: &mut Text<'_>) -> Parsed<Option<Number>> {
    let (c, range) = any.with_span().parse_next(input)?;
    let (message, expected) = match c {
        '=' => ("`=` compares nothing".to_owned(), "`==`"),
        '!' => ("`!` is no operator of rules".to_owned(), "`not` or `!=`"),
        '\'' | '"' => ("names stand without quotes".to_owned(), ""),
        c => (format!("unexpected {c:?}"), "a field, a number, a name or an operator"),
    };
    Err(Fault::said(range, message, expected))
}

/// An expression and its height.
struct Tall {
    expr: Expr,
    height: u32,
}

impl Tall {
    fn leaf(kind: Kind, range: Range<usize>) -> Self {
        Self { expr: Expr { kind, range }, height: 1 }
    }
}

/// The node above operands as tall as `below`.
fn above(below: u32, kind: Kind, range: Range<usize>) -> Parsed<Tall> {
    let height = below + 1;
    if height > TALLEST {
        return Err(too_tall(range));
    }
    Ok(Tall { expr: Expr { kind, range }, height })
}

fn too_tall(range: Range<usize>) -> Fault {
    Fault::said(range, format!("nested more than {TALLEST} deep"), "a rule in several parts")
}

/// Runs `inner` one level deeper.
fn nested<T>(input: &mut Tokens<'_, '_>, inner: impl FnOnce(&mut Tokens<'_, '_>) -> Parsed<T>) -> Parsed<T> {
    input.state += 1;
    if input.state > TALLEST {
        return Err(too_tall(Fault::expected(input, "").range));
    }
    let out = inner(input);
    input.state -= 1;
    out
}

/// Takes the next token if it is one of these, and says which.
fn eat<const N: usize>(input: &mut Tokens<'_, '_>, texts: [&'static str; N]) -> Option<(&'static str, Range<usize>)> {
    let token: Option<&Token<'_>> = opt(one_of::<_, _, Fault>(|t: &Token<'_>| texts.contains(&t.text))).parse_next(input).ok().flatten();
    token.and_then(|t| Some((*texts.iter().find(|x| **x == t.text)?, t.range.clone())))
}

fn must(input: &mut Tokens<'_, '_>, text: &'static str, expected: &'static str) -> Parsed<Range<usize>> {
    eat(input, [text]).map(|(_, range)| range).ok_or_else(|| Fault::expected(input, expected))
}

/// Operands with `word` between them, put together by `whole`.
fn several(
    input: &mut Tokens<'_, '_>,
    word: &'static str,
    mut operand: impl FnMut(&mut Tokens<'_, '_>) -> Parsed<Tall>,
    whole: fn(Vec<Expr>) -> Kind,
) -> Parsed<Tall> {
    let first = operand(input)?;
    if eat(input, [word]).is_none() {
        return Ok(first);
    }
    let (mut height, mut parts) = (first.height, vec![first.expr]);
    loop {
        let next = operand(input)?;
        height = height.max(next.height);
        parts.push(next.expr);
        if eat(input, [word]).is_none() {
            break;
        }
    }
    let range = parts[0].range.start..parts[parts.len() - 1].range.end;
    above(height, whole(parts), range)
}

fn disjunction(input: &mut Tokens<'_, '_>) -> Parsed<Tall> {
    several(input, "or", conjunction, Kind::Any)
}

fn conjunction(input: &mut Tokens<'_, '_>) -> Parsed<Tall> {
    several(input, "and", negation, Kind::All)
}

fn negation(input: &mut Tokens<'_, '_>) -> Parsed<Tall> {
    let Some((_, start)) = eat(input, ["not"]) else {
        return comparison(input);
    };
    let inner = nested(input, negation)?;
    let range = start.start..inner.expr.range.end;
    above(inner.height, Kind::Not(Box::new(inner.expr)), range)
}

const RELATIONS: [&str; 6] = ["==", "!=", "<", "<=", ">", ">="];

fn comparison(input: &mut Tokens<'_, '_>) -> Parsed<Tall> {
    let left = mask(input)?;
    let start = left.expr.range.start;
    if let Some((sign, _)) = eat(input, RELATIONS) {
        let relation = match sign {
            "==" => Relation::Eq,
            "!=" => Relation::Ne,
            "<" => Relation::Lt,
            "<=" => Relation::Le,
            ">" => Relation::Gt,
            _ => Relation::Ge,
        };
        let right = mask(input)?;
        if let Some((_, range)) = eat(input, RELATIONS) {
            return Err(Fault::said(range, "comparisons do not chain", "`and` between two comparisons"));
        }
        let range = start..right.expr.range.end;
        let height = left.height.max(right.height);
        return above(height, Kind::Compare(relation, Box::new(left.expr), Box::new(right.expr)), range);
    }
    let negated = eat(input, ["not"]).is_some();
    if negated {
        must(input, "in", "`in`")?;
    } else if eat(input, ["in"]).is_none() {
        return Ok(left);
    }
    let (set, end) = set(input)?;
    above(left.height + 2, Kind::In { value: Box::new(left.expr), set, negated }, start..end)
}

fn set(input: &mut Tokens<'_, '_>) -> Parsed<(Set, usize)> {
    const EXPECTED: &str = "`[` or the name of a set";
    if eat(input, ["["]).is_none() {
        let name = name(input, EXPECTED)?;
        let end = name.range.end;
        return Ok((Set::Named(name), end));
    }
    let mut items = Vec::new();
    loop {
        let low = item(input)?;
        let high = if eat(input, [".."]).is_some() { Some(item(input)?) } else { None };
        items.push(Item { low, high });
        let comma = eat(input, [","]).is_some();
        if let Some((_, end)) = eat(input, ["]"]) {
            return Ok((Set::List(items), end.end));
        }
        if !comma {
            return Err(Fault::expected(input, "`,`, `..` or `]`"));
        }
    }
}

/// A value in a list: a number, with or without sign, or a bare name.
fn item(input: &mut Tokens<'_, '_>) -> Parsed<Expr> {
    const EXPECTED: &str = "a number or the name of a value";
    let minus = eat(input, ["-"]).map(|(_, range)| range);
    let expr = match input.peek_token() {
        Some(Token { number: Some(n), range, .. }) => Expr { kind: Kind::Number(*n), range: range.clone() },
        Some(t) if minus.is_none() && t.is_name() => {
            let name = Name { text: t.text.to_owned(), range: t.range.clone() };
            Expr { kind: Kind::Path(Path { parts: vec![Part { name, index: None }] }), range: t.range.clone() }
        }
        _ => {
            return Err(Fault::expected(input, if minus.is_some() { "a number" } else { EXPECTED }));
        }
    };
    input.next_token();
    Ok(match minus {
        Some(at) => Expr { range: at.start..expr.range.end, kind: Kind::Neg(Box::new(expr)) },
        None => expr,
    })
}

/// Operands of one level, the left ones first.
fn chain<const N: usize>(
    input: &mut Tokens<'_, '_>,
    signs: [&'static str; N],
    mut operand: impl FnMut(&mut Tokens<'_, '_>) -> Parsed<Tall>,
) -> Parsed<Tall> {
    let mut left = operand(input)?;
    while let Some((sign, _)) = eat(input, signs) {
        let op = match sign {
            "+" => Binary::Add,
            "-" => Binary::Sub,
            "*" => Binary::Mul,
            "%" => Binary::Rem,
            _ => Binary::And,
        };
        let right = operand(input)?;
        let range = left.expr.range.start..right.expr.range.end;
        let height = left.height.max(right.height);
        left = above(height, Kind::Binary(op, Box::new(left.expr), Box::new(right.expr)), range)?;
    }
    Ok(left)
}

fn mask(input: &mut Tokens<'_, '_>) -> Parsed<Tall> {
    chain(input, ["&"], sum)
}

fn sum(input: &mut Tokens<'_, '_>) -> Parsed<Tall> {
    chain(input, ["+", "-"], product)
}

fn product(input: &mut Tokens<'_, '_>) -> Parsed<Tall> {
    chain(input, ["*", "%"], signed)
}

fn signed(input: &mut Tokens<'_, '_>) -> Parsed<Tall> {
    let Some((_, start)) = eat(input, ["-"]) else {
        return operand(input);
    };
    let inner = nested(input, signed)?;
    let range = start.start..inner.expr.range.end;
    above(inner.height, Kind::Neg(Box::new(inner.expr)), range)
}

fn operand(input: &mut Tokens<'_, '_>) -> Parsed<Tall> {
    const EXPECTED: &str = "a field, a number, a name or `(`";
    if eat(input, ["("]).is_some() {
        let inner = nested(input, disjunction)?;
        must(input, ")", "`)`, `and`, `or` or an operator")?;
        return Ok(inner);
    }
    let Some(token) = input.peek_token() else {
        return Err(Fault::expected(input, EXPECTED));
    };
    let range = token.range.clone();
    let kind = match (token.number, token.text) {
        (Some(n), _) => Kind::Number(n),
        (None, "true") => Kind::Bool(true),
        (None, "false") => Kind::Bool(false),
        _ if token.is_name() => return named(input),
        _ => return fail(input).map_err(|_: Fault| Fault::expected(input, EXPECTED)),
    };
    input.next_token();
    Ok(Tall::leaf(kind, range))
}

fn name(input: &mut Tokens<'_, '_>, expected: &'static str) -> Parsed<Name> {
    let token: Option<&Token<'_>> = opt(one_of::<_, _, Fault>(|t: &Token<'_>| t.is_name())).parse_next(input)?;
    let token = token.ok_or_else(|| Fault::expected(input, expected))?;
    Ok(Name { text: token.text.to_owned(), range: token.range.clone() })
}

/// A path or a call.
fn named(input: &mut Tokens<'_, '_>) -> Parsed<Tall> {
    let first = name(input, "a name")?;
    let start = first.range.start;
    if eat(input, ["("]).is_some() {
        return nested(input, |input| call(input, first));
    }
    let mut end = first.range.end;
    let mut parts = Vec::new();
    let mut name = first;
    loop {
        let mut index = None;
        if eat(input, ["["]).is_some() {
            let number = input.peek_token().and_then(|t| t.number);
            index = number.and_then(|n| u32::try_from(n.value).ok());
            if index.is_none() {
                return Err(Fault::expected(input, "an index"));
            }
            input.next_token();
            end = must(input, "]", "`]`")?.end;
        }
        parts.push(Part { name, index });
        if eat(input, ["."]).is_none() {
            return Ok(Tall::leaf(Kind::Path(Path { parts }), start..end));
        }
        // Behind a dot any word is a field.
        let token: Option<&Token<'_>> = opt(one_of::<_, _, Fault>(|t: &Token<'_>| t.is_word())).parse_next(input)?;
        let token = token.ok_or_else(|| Fault::expected(input, "a field"))?;
        name = Name { text: token.text.to_owned(), range: token.range.clone() };
        end = name.range.end;
    }
}

fn call(input: &mut Tokens<'_, '_>, name: Name) -> Parsed<Tall> {
    let start = name.range.start;
    let (mut args, mut height) = (Vec::new(), 0);
    loop {
        if let Some((_, end)) = eat(input, [")"]) {
            return above(height, Kind::Call(name, args), start..end.end);
        }
        if !args.is_empty() {
            must(input, ",", "`,` or `)`")?;
        }
        let arg = disjunction(input)?;
        height = height.max(arg.height);
        args.push(arg.expr);
    }
}
