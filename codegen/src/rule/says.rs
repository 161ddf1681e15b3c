//! Sentences of predicates: text with arguments in it, for messages of rules that call them.

use super::ast::{Expr, Kind};
use super::quantity::number;
use crate::isa::ArgKind;

/// A sentence around its verb.
#[derive(Debug)]
pub(crate) struct Said {
    /// What stands before the verb.
    pub subject: String,
    /// The verb is one of several things.
    pub plural: bool,
    /// What stands behind the verb.
    pub object: String,
}

/// The sentence about these arguments. In the text `{is}` or `{are}` stands for its verb ("must be", "is not" and so on), `{name}` for an argument,
/// and `{name?yes:no}` for one of two texts, by an argument that is a truth value.
///
/// # Errors
/// What is wrong with the text, if something is.
pub(crate) fn sentence(text: &str, names: &[(String, ArgKind)], args: &[Expr]) -> Result<Said, String> {
    let (is, are) = (text.split_once("{is}"), text.split_once("{are}"));
    let (before, after) = is.or(are).ok_or("it lacks `{is}` or `{are}`, which stands for its verb")?;
    let trimmed = |part: &str| filled(part, names, args).map(|text| text.trim().to_owned());
    Ok(Said { subject: trimmed(before)?, plural: is.is_none(), object: trimmed(after)? })
}

/// The text with its arguments.
fn filled(text: &str, names: &[(String, ArgKind)], args: &[Expr]) -> Result<String, String> {
    let (mut out, mut rest) = (String::new(), text);
    let closed = |text: &str| if text.contains('}') { Err("a `}` has no `{`") } else { Ok(()) };
    while let Some((before, after)) = rest.split_once('{') {
        let (inside, behind) = after.split_once('}').ok_or("a `{` is not closed")?;
        closed(before)?;
        out.push_str(before);
        rest = behind;
        if matches!(inside, "is" | "are") {
            return Err("it has a second verb".to_owned());
        }
        let (name, choice) = inside.split_once('?').map_or((inside, None), |(name, choice)| (name, Some(choice)));
        let at = names.iter().position(|(n, _)| n == name).ok_or_else(|| format!("`{name}` is none of its arguments"))?;
        match (choice, names[at].1 == ArgKind::Bool) {
            (Some(choice), true) => {
                let (yes, no) = choice.split_once(':').ok_or_else(|| format!("`{choice}` is not two texts with `:` between them"))?;
                out.push_str(if args.get(at).is_some_and(|arg| matches!(arg.kind, Kind::Bool(true))) { yes } else { no });
            }
            (None, false) => out.push_str(&args.get(at).map(number).unwrap_or_default()),
            (Some(_), false) => return Err(format!("`{name}` is no truth value")),
            (None, true) => return Err(format!("`{name}` is a truth value: write `{{{name}?yes:no}}`")),
        }
    }
    closed(rest)?;
    out.push_str(rest);
    Ok(out)
}
