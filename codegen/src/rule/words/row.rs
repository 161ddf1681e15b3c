//! Sentences joined by "and", "or" and "if".

use super::clause::{Clause, series};

/// A sentence.
#[derive(Clone, Debug)]
pub(super) enum Part {
    Clause(Clause),
    Always(bool),
    /// All of them hold.
    All(Vec<Part>),
    /// One of them holds.
    Any(Vec<Part>),
}

impl Part {
    pub(super) fn all(parts: Vec<Self>) -> Self {
        let parts = parts.into_iter().flat_map(|part| if let Self::All(inner) = part { inner } else { vec![part] });
        let mut merged = merge(parts, Clause::and);
        // What is simple comes first, and reads as one.
        merged.sort_by_key(|part| matches!(part, Self::Any(_)));
        if merged.len() == 1 { merged.remove(0) } else { Self::All(merged) }
    }

    pub(super) fn any(parts: Vec<Self>) -> Self {
        let parts = parts.into_iter().flat_map(|part| if let Self::Any(inner) = part { inner } else { vec![part] });
        let mut merged = merge(parts, Clause::or);
        if merged.len() == 1 { merged.remove(0) } else { Self::Any(merged) }
    }

    /// As a demand.
    pub(super) fn must(&self) -> String {
        match self {
            Self::Clause(clause) => clause.must(),
            Self::All(parts) => joined(parts.iter().map(Self::must).collect(), "and"),
            Self::Any(parts) => conditional(parts, Self::must),
            Self::Always(_) => self.is(),
        }
    }

    /// As what is the case.
    fn is(&self) -> String {
        match self {
            Self::Clause(clause) => clause.is(),
            Self::All(parts) => joined(parts.iter().map(Self::is).collect(), "and"),
            Self::Any(parts) => conditional(parts, Self::is),
            Self::Always(always) => if *always { "always" } else { "never" }.to_owned(),
        }
    }
}

/// Parts with those made one that can be.
fn merge(parts: impl Iterator<Item = Part>, into: impl Fn(&mut Clause, &Clause) -> bool) -> Vec<Part> {
    let mut out: Vec<Part> = Vec::new();
    for part in parts {
        let found = out.iter_mut().any(|there| match (there, &part) {
            (Part::Clause(there), Part::Clause(clause)) => into(there, clause),
            _ => false,
        });
        if !found {
            out.push(part);
        }
    }
    out
}

/// Alternatives. Those that deny something are conditions of the others: "if a is 1, b must be 2" for "a is not 1 or b is 2".
fn conditional(parts: &[Part], then: impl Fn(&Part) -> String) -> String {
    let denial = |part: &&Part| matches!(part, Part::Clause(clause) if clause.negated);
    let (mut denials, mut rest): (Vec<&Part>, Vec<&Part>) = parts.iter().partition(denial);
    if rest.is_empty() {
        rest.extend(denials.pop());
    }
    if denials.is_empty() {
        return format!("either {}", joined(rest.into_iter().map(Part::is).collect(), "or"));
    }
    let conditions = denials.into_iter().filter_map(|part| match part {
        Part::Clause(clause) => Some(Part::Clause(clause.clone().negate(true))),
        _ => None,
    });
    let consequence = match rest.as_slice() {
        [one] => then(one),
        _ => conditional(&rest.into_iter().cloned().collect::<Vec<_>>(), then),
    };
    format!("if {}, {consequence}", Part::all(conditions.collect()).is())
}

/// The texts in a row, separated so that it can be told where each of them ends.
fn joined(mut texts: Vec<String>, word: &str) -> String {
    let any = |marks: &[&str]| texts.iter().any(|text| marks.iter().any(|mark| text.contains(mark)));
    let separator = if any(&[",", ";"]) {
        format!("; {word} ")
    } else if any(&[" and ", " or "]) {
        format!(", {word} ")
    } else {
        return series(&texts, word);
    };
    // A row within is closer together.
    texts.iter_mut().for_each(|text| *text = text.replace("; ", ", "));
    texts.join(&separator)
}
