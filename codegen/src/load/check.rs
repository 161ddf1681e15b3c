//! A tree against the table of keys. Everything that one value says by itself is reported here, so
//! that lowering is silent.

use std::num::IntErrorKind;

use crate::diagnostic::{Diagnostic, Diagnostics, did_you_mean, did_you_mean_help, quoted};
use crate::shape::{Kind, Shape};
use crate::spec::Span;
use crate::yaml::{Node, NodeKind};

/// Checks a mapping with known keys.
pub(super) fn object(node: &Node, shape: &'static Shape, key: &str, out: &mut Diagnostics) {
    let NodeKind::Map(entries) = &node.kind else {
        wrong_kind(node, key, &format!("a mapping that describes {}", shape.what), out);
        return;
    };
    for (name, value) in entries {
        let Some(text) = name.text() else { continue };
        match shape.key(text) {
            Some(known) => check(value, &known.kind, known.name, out),
            None => unknown_key(name, text, shape, entries, out),
        }
    }
    // A key that could not be read may be the one that is missing.
    if entries.iter().any(|(name, _)| name.text().is_none()) {
        return;
    }
    for missing in shape.keys().filter(|known| known.required && node.get(known.name).is_none()) {
        // A misspelt key has been reported with what was meant.
        let misspelt = entries
            .iter()
            .filter_map(|(name, _)| name.text())
            .any(|text| shape.key(text).is_none() && did_you_mean(text, shape.keys().map(|k| k.name)) == Some(missing.name));
        if !misspelt {
            out.push(
                Diagnostic::error("missing-key", &node.span, format!("{} needs `{}`", shape.what, missing.name))
                    .label(format!("`{}` is missing here", missing.name))
                    .help(format!("add `{}: {}` ({})", missing.name, sample(&missing.kind), lower_first(missing.doc))),
            );
        }
    }
}

fn unknown_key(name: &Node, text: &str, shape: &Shape, entries: &[(Node, Node)], out: &mut Diagnostics) {
    let free = || shape.keys().map(|k| k.name).filter(|k| entries.iter().all(|(other, _)| other.text() != Some(k)));
    let help = match did_you_mean(text, free()) {
        Some(meant) => format!("did you mean `{meant}`?"),
        None => format!("keys here are {}", list(shape.keys().map(|k| k.name))),
    };
    out.push(
        Diagnostic::error("unknown-key", &name.span, format!("{} has no key {}", shape.what, quoted(text))).label("unknown key").help(help),
    );
}

/// Checks a value of any kind.
fn check(node: &Node, kind: &'static Kind, key: &str, out: &mut Diagnostics) {
    match kind {
        Kind::Text | Kind::Expr => {
            scalar(node, kind, key, out);
        }
        Kind::Texts => match &node.kind {
            NodeKind::Seq(items) => items.iter().for_each(|item| check(item, &Kind::Text, key, out)),
            _ => {
                scalar(node, kind, key, out);
            }
        },
        Kind::Name => {
            if let Some(text) = scalar(node, kind, key, out)
                && !is_name(text)
            {
                bad_name(node, key, text, "letters, digits and `_`, no digit first", out);
            }
        }
        Kind::Id => {
            if let Some(text) = scalar(node, kind, key, out)
                && !is_id(text)
            {
                bad_name(node, key, text, "lower-case letters, digits and `-`, a letter first", out);
            }
        }
        Kind::Path => {
            if let Some(text) = scalar(node, kind, key, out)
                && !is_path(text)
            {
                bad_name(node, key, text, "a field path such as `a.b` or `a[1]`", out);
            }
        }
        Kind::Value => {
            if let Some(text) = scalar(node, kind, key, out)
                && !is_name(text)
                && number(text.strip_prefix('-').unwrap_or(text)).is_err()
            {
                bad_name(node, key, text, "a name or an integer", out);
            }
        }
        Kind::Type => {
            if let Some(text) = scalar(node, kind, key, out)
                && type_parts(text).is_none()
            {
                out.push(
                    Diagnostic::error("bad-type", &node.span, format!("{} is not how a type is written", quoted(text)))
                        .label("expected a name, or a name and a length as `u8[4]`")
                        .help("the length is a positive number in decimal"),
                );
            }
        }
        Kind::Int(max) => {
            if let Some(text) = scalar(node, kind, key, out) {
                integer(node, key, text, *max, out);
            }
        }
        Kind::Bool => {
            if let Some(text) = scalar(node, kind, key, out)
                && boolean(text).is_none()
            {
                word(node, key, text, &expected(kind), &["true", "false"], out);
            }
        }
        Kind::Word(words) => {
            if let Some(text) = scalar(node, kind, key, out)
                && !words.contains(&text)
            {
                word(node, key, text, &expected(kind), words, out);
            }
        }
        Kind::WordOr(words, shape) => match &node.kind {
            NodeKind::Map(_) => object(node, shape, key, out),
            _ => {
                if let Some(text) = scalar(node, kind, key, out)
                    && !words.contains(&text)
                {
                    word(node, key, text, &expected(kind), words, out);
                }
            }
        },
        Kind::Object(shape) => object(node, shape, key, out),
        Kind::Names => each(node, kind, &Kind::Name, key, out),
        Kind::Paths => each(node, kind, &Kind::Path, key, out),
        Kind::Ints(max) => {
            if let Some(items) = items(node, kind, key, out) {
                for item in items {
                    if let Some(text) = scalar(item, &Kind::Int(u64::MAX), key, out) {
                        integer(item, key, text, *max, out);
                    }
                }
            }
        }
        Kind::List(shape) => {
            if let Some(items) = items(node, kind, key, out) {
                items.iter().for_each(|item| object(item, shape, key, out));
            }
        }
        Kind::Map(value) => match &node.kind {
            NodeKind::Map(entries) => pairs(entries, value, out),
            _ => wrong_kind(node, key, &expected(kind), out),
        },
        Kind::Pairs(value) => match &node.kind {
            NodeKind::Map(entries) => pairs(entries, value, out),
            NodeKind::Seq(items) => {
                for item in items {
                    match &item.kind {
                        NodeKind::Map(entries) if entries.len() == 1 => pairs(entries, value, out),
                        _ => wrong_kind(item, key, "`name: word`", out),
                    }
                }
            }
            _ => wrong_kind(node, key, &expected(kind), out),
        },
    }
}

fn pairs(entries: &[(Node, Node)], value: &'static Kind, out: &mut Diagnostics) {
    for (name, node) in entries {
        let Some(text) = name.text() else { continue };
        if !is_name(text) {
            bad_name(name, "a key", text, "letters, digits and `_`, no digit first", out);
        }
        check(node, value, text, out);
    }
}

fn items<'a>(node: &'a Node, kind: &Kind, key: &str, out: &mut Diagnostics) -> Option<&'a [Node]> {
    match &node.kind {
        NodeKind::Seq(items) => Some(items),
        _ => {
            wrong_kind(node, key, &expected(kind), out);
            None
        }
    }
}

fn each(node: &Node, kind: &Kind, item: &'static Kind, key: &str, out: &mut Diagnostics) {
    if let Some(items) = items(node, kind, key, out) {
        items.iter().for_each(|node| check(node, item, key, out));
    }
}

/// The text of a scalar that says something.
fn scalar<'a>(node: &'a Node, kind: &Kind, key: &str, out: &mut Diagnostics) -> Option<&'a str> {
    match &node.kind {
        NodeKind::Scalar { text, plain } if !(*plain && text.is_empty()) => Some(text),
        _ => {
            wrong_kind(node, key, &expected(kind), out);
            None
        }
    }
}

fn wrong_kind(node: &Node, key: &str, expected: &str, out: &mut Diagnostics) {
    if matches!(node.kind, NodeKind::Bad) {
        return;
    }
    let help = match (&node.kind, node.text()) {
        (_, Some(text)) if expected.starts_with("a list") && !text.is_empty() => Some(format!("write `[{text}]` for a list of one")),
        (NodeKind::Seq(items), _) if !expected.starts_with("a list") && !expected.starts_with("a mapping") && items.len() == 1 => {
            items[0].text().map(|text| format!("write `{text}` without the brackets or the `-`"))
        }
        _ => None,
    };
    let subject = if key.is_empty() { "the file".to_string() } else { quoted(key) };
    out.push(
        Diagnostic::error("wrong-kind", &node.span, format!("{subject} holds {}, not {expected}", node.found()))
            .label(format!("expected {expected}"))
            .maybe_help(help),
    );
}

fn bad_name(node: &Node, key: &str, text: &str, expected: &str, out: &mut Diagnostics) {
    let mut fixed: String = text.trim().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if expected.contains('-') {
        fixed = fixed.replace('_', "-").to_ascii_lowercase();
    }
    let usable = if expected.contains('-') { is_id(&fixed) } else { is_name(&fixed) };
    let subject = if key == "a key" { "a key".to_string() } else { quoted(key) };
    out.push(
        Diagnostic::error("bad-name", &node.span, format!("{subject} cannot be {}", quoted(text)))
            .label(format!("expected {expected}"))
            .maybe_help((usable && fixed.len() < 64 && !expected.contains("path")).then(|| format!("write `{fixed}`"))),
    );
}

fn word(node: &Node, key: &str, text: &str, expected: &str, words: &[&str], out: &mut Diagnostics) {
    out.push(
        Diagnostic::error("unknown-word", &node.span, format!("{} cannot be {}", quoted(key), quoted(text)))
            .label(format!("expected {expected}"))
            .maybe_help(did_you_mean_help(text, words.iter().copied())),
    );
}

fn integer(node: &Node, key: &str, text: &str, max: u64, out: &mut Diagnostics) {
    let quotes = matches!(node.kind, NodeKind::Scalar { plain: false, .. });
    let (problem, help) = match number(text) {
        Ok(value) if value > max => (format!("at most {max} ({max:#x}) fits here"), None),
        Ok(_) if quotes => ("a number stands without quotes".to_string(), Some(format!("write `{text}`"))),
        Ok(_) => return,
        Err(problem) => (problem.to_string(), Some("numbers are decimal (`32`) or hex (`0x0a`), `_` may separate digits".to_string())),
    };
    let label = match number(text) {
        Ok(value) if value > max => problem.clone(),
        Ok(_) => "expected a number without quotes".to_string(),
        Err(_) => "expected a whole number from 0".to_string(),
    };
    out.push(
        Diagnostic::error("bad-number", &node.span, format!("{} cannot be {}: {problem}", quoted(key), quoted(text)))
            .label(label)
            .maybe_help(help),
    );
}

/// A number as the spec writes it.
pub(super) fn number(text: &str) -> Result<u64, &'static str> {
    let (digits, radix) = match text.get(..2) {
        Some("0x" | "0X") => (&text[2..], 16),
        Some("0b" | "0B") => (&text[2..], 2),
        _ => (text, 10),
    };
    if text.starts_with('-') {
        return Err("it is negative");
    }
    if radix == 10 && digits.len() > 1 && digits.starts_with('0') {
        // Some YAML readers take such a number for octal.
        return Err("a decimal number has no leading zero");
    }
    let clean = digits.replace('_', "");
    if clean.starts_with('+') || digits.starts_with('_') || digits.ends_with('_') {
        return Err("it is no number");
    }
    u64::from_str_radix(&clean, radix).map_err(|error| match error.kind() {
        IntErrorKind::PosOverflow => "it does not fit 64 bits",
        _ => "it is no number",
    })
}

/// `true` or `false`; other YAML words for them are too easily meant as names.
pub(super) fn boolean(text: &str) -> Option<bool> {
    match text {
        "true" => Some(true),
        "false" => Some(false),
        _ => None,
    }
}

/// Base name and length of a type.
pub(super) fn type_parts(text: &str) -> Option<(&str, Option<u32>)> {
    let (base, len) = match text.split_once('[') {
        None => (text, None),
        Some((base, rest)) => {
            let digits = rest.strip_suffix(']')?;
            let len = u32::try_from(number(digits).ok()?).ok().filter(|len| *len > 0)?;
            (base, Some(len))
        }
    };
    is_name(base).then_some((base, len))
}

fn is_name(text: &str) -> bool {
    let mut chars = text.chars();
    chars
        .next()
        .is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
        // `_` alone is no name in Rust.
        && text.contains(|c: char| c.is_ascii_alphabetic())
}

fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn is_path(text: &str) -> bool {
    text.split('.').all(|part| {
        let (name, mut rest) = part.split_once('[').map_or((part, ""), |(name, _)| (name, &part[name.len()..]));
        while let Some(inner) = rest.strip_prefix('[') {
            let Some((index, after)) = inner.split_once(']') else {
                return false;
            };
            if number(index).is_err() {
                return false;
            }
            rest = after;
        }
        is_name(name) && rest.is_empty()
    })
}

/// What a kind is called.
fn expected(kind: &Kind) -> String {
    match kind {
        Kind::Text => "text".into(),
        Kind::Texts => "text or a list of texts".into(),
        Kind::Name | Kind::Id => "a name".into(),
        Kind::Names => "a list of names".into(),
        Kind::Path => "a field path".into(),
        Kind::Paths => "a list of field paths".into(),
        Kind::Value => "a name or an integer".into(),
        Kind::Expr => "an expression".into(),
        Kind::Type => "a type".into(),
        Kind::Int(_) => "a number".into(),
        Kind::Ints(_) => "a list of numbers".into(),
        Kind::Bool => "`true` or `false`".into(),
        Kind::Word(words) => alternatives(words),
        Kind::WordOr(words, shape) => format!("{} or {}", alternatives(words), shape.what),
        Kind::Object(shape) => shape.what.into(),
        Kind::List(shape) => format!("a list where each entry is {}", shape.what),
        Kind::Map(_) => "a mapping of names".into(),
        Kind::Pairs(_) => "a list of `name: word`".into(),
    }
}

/// What a value of a kind may look like.
fn sample(kind: &Kind) -> String {
    match kind {
        Kind::Text | Kind::Texts => "...".into(),
        Kind::Name | Kind::Value | Kind::Path => "NAME".into(),
        Kind::Names | Kind::Paths => "[NAME, ...]".into(),
        Kind::Id => "some-name".into(),
        Kind::Expr => "\"...\"".into(),
        Kind::Type => "u8".into(),
        Kind::Int(_) => "0".into(),
        Kind::Ints(_) => "[0, ...]".into(),
        Kind::Bool => "true".into(),
        Kind::Word(words) | Kind::WordOr(words, _) => words.first().copied().unwrap_or_default().into(),
        Kind::Object(_) | Kind::Map(_) => "{...}".into(),
        Kind::List(_) | Kind::Pairs(_) => "[...]".into(),
    }
}

fn list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

fn alternatives(words: &[&str]) -> String {
    match words {
        [one] => format!("`{one}`"),
        [head @ .., last] => format!("{} or `{last}`", list(head.iter().copied())),
        [] => "nothing".into(),
    }
}

fn lower_first(text: &str) -> String {
    let mut chars = text.trim_end_matches('.').chars();
    match chars.next() {
        Some(first) if chars.as_str().starts_with(|c: char| c.is_lowercase() || c == ' ') => {
            first.to_lowercase().collect::<String>() + chars.as_str()
        }
        _ => text.trim_end_matches('.').to_string(),
    }
}

/// The part of a span that holds `part`, if the source there is `text` verbatim.
pub(super) fn sub_span(span: &Span, text: &str, part: std::ops::Range<usize>) -> Span {
    match span.file.text.get(span.range.clone()) {
        Some(source) if source == text => span.file.span(span.range.start + part.start..span.range.start + part.end),
        _ => span.clone(),
    }
}
