//! Arguments that several commands share.

use std::path::PathBuf;

use clap::builder::{PathBufValueParser, TypedValueParser};
use tpb::GENERATIONS;
use tpb::Isa;
use tpb::dialect::Engine;
use tpb::layout::GenSet;

/// A generation by name.
pub(super) fn generation(name: &str) -> Result<&'static Isa, String> {
    tpb::generation(name).ok_or_else(|| {
        let names: Vec<_> = GENERATIONS.iter().map(|g| g.dialect.name).collect();
        match close(name, names.iter().copied()).as_slice() {
            [] => format!("no such generation; there are {}", names.join(", ")),
            close => format!("no such generation; did you mean {}?", close.join(" or ")),
        }
    })
}

/// A file or directory to write. `-` is none: the standard output has what the command says.
pub(super) fn written() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().try_map(|path| match path.as_os_str() == "-" {
        true => Err("the standard output has what the command says; `./-` is a file that is called so"),
        false => Ok(path),
    })
}

/// Help of `--gen`.
pub(super) fn generation_help() -> String {
    let names: Vec<_> = GENERATIONS.iter().map(|g| g.dialect.name.replace('_', "-")).collect();
    format!("Generation: {}", names.join(", "))
}

/// An engine by name.
pub(super) fn engine(name: &str) -> Result<Engine, String> {
    Engine::from_name(name).ok_or_else(|| {
        let names: Vec<_> = Engine::ALL.iter().map(|e| e.name()).collect();
        match close(name, names.iter().copied()).as_slice() {
            [] => format!("no such engine; there are {}", names.join(", ")),
            close => format!("no such engine; did you mean {}?", close.join(" or ")),
        }
    })
}

/// `--engine` of a command that guesses it otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EngineChoice {
    /// No engine: rules about engines do not count.
    None,
    /// This one.
    One(Engine),
}

/// An engine by name, or `none`.
pub(super) fn engine_or_none(name: &str) -> Result<EngineChoice, String> {
    match name.eq_ignore_ascii_case("none") {
        true => Ok(EngineChoice::None),
        false => engine(name).map(EngineChoice::One).map_err(|e| format!("{e}, and none")),
    }
}

/// Names of the generations in a set.
pub(super) fn generations_in(set: GenSet) -> Vec<&'static str> {
    GENERATIONS.iter().map(|g| g.dialect).filter(|d| set.has(d.index)).map(|d| d.name).collect()
}

/// Longest word that a name can be meant by.
const LONGEST: usize = 200;

/// Up to three names close to a mistyped one, closest first.
pub(super) fn close<'a>(word: &str, names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    // No name is nearly as long, and comparing takes the product of the lengths.
    if word.len() > LONGEST {
        return Vec::new();
    }
    let word = word.to_ascii_uppercase();
    let score = |name: &str| {
        let name = name.to_ascii_uppercase();
        let is_part = word.len() >= 3 && (name.starts_with(&word) || name.split('_').any(|part| part == word));
        let score = strsim::jaro_winkler(&word, &name);
        if is_part { score.max(0.9) } else { score }
    };
    let mut found: Vec<(f64, &str)> = names.map(|n| (score(n), n)).filter(|(s, _)| *s > 0.84).collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(b.1)));
    found.dedup_by_key(|(_, n)| *n);
    found.into_iter().take(3).map(|(_, n)| n).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Not even with its like: comparing takes the product of the lengths.
    #[test]
    fn a_word_that_can_be_no_name_is_compared_with_none() {
        let long = "A".repeat(LONGEST + 1);
        assert!(close(&long, [long.as_str()].into_iter()).is_empty());
        assert_eq!(close(&long[1..], [long.as_str()].into_iter()), [long.as_str()]);
    }
}
