//! A comparison for people, for programs, and for a CHANGELOG.

use std::fmt::{self, Display, Formatter, Write};

use serde_json::{Value, json};

use super::{Action, Change, Comparison, Kind, Level, Verdict};

/// Reasons that are shown of a verdict.
const SHOWN: usize = 3;

impl Display for Change {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let sign = match self.action {
            Action::Added => '+',
            Action::Removed => '-',
            Action::Moved => '>',
            Action::Changed => '~',
        };
        write!(f, "{sign} {}", self.name)?;
        if !self.detail.is_empty() {
            write!(f, ": {}", self.detail.trim_start())?;
        }
        if !self.generations.is_empty() {
            write!(f, " ({})", self.generations.join(", "))?;
        }
        Ok(())
    }
}

impl Display for Verdict {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:<18} {}", self.package, self.word())?;
        for (level, reason) in self.reasons.iter().take(SHOWN) {
            write!(f, "\n    {}: {reason}", level.word())?;
        }
        match self.reasons.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, "\n    and {more} more"),
        }
    }
}

impl Verdict {
    /// `major`, `minor`, `patch`, `none`, or `new` for a crate that was not there.
    pub fn word(&self) -> &'static str {
        match self.level {
            _ if self.new => "new",
            Some(level) => level.word(),
            None => "none",
        }
    }
}

/// Changes by kind, then the verdicts.
impl Display for Comparison {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut heading = None;
        for change in &self.changes {
            if heading != Some(change.kind) {
                let space = if heading.is_some() { "\n" } else { "" };
                writeln!(f, "{space}{}", change.kind.heading())?;
                heading = Some(change.kind);
            }
            writeln!(f, "  {change}")?;
        }
        let space = if heading.is_some() { "\n" } else { "" };
        writeln!(f, "{space}Verdict")?;
        for verdict in &self.verdicts {
            writeln!(f, "  {}", verdict.to_string().replace('\n', "\n  "))?;
        }
        Ok(())
    }
}

impl Comparison {
    /// One object a line: the changes, then the verdicts.
    pub fn to_json(&self) -> String {
        let lines = self.changes.iter().map(change).chain(self.verdicts.iter().map(verdict));
        lines.map(|line| format!("{line}\n")).collect()
    }

    /// A section of a CHANGELOG, in Markdown.
    pub fn changelog(&self) -> String {
        let mut out = String::from("## Unreleased\n");
        for action in [Action::Added, Action::Changed, Action::Moved, Action::Removed] {
            let here: Vec<&Change> = self.changes.iter().filter(|change| change.action == action).collect();
            if here.is_empty() {
                continue;
            }
            let word = action.word();
            let _ = writeln!(out, "\n### {}{}\n", word[..1].to_ascii_uppercase(), &word[1..]);
            for change in here {
                let breaking = if change.level() == Level::Major { "**Breaking.** " } else { "" };
                let kind = one(change.kind);
                let mut line = format!("- {breaking}{kind} `{}`", change.name);
                if !change.detail.is_empty() {
                    let _ = write!(line, ": {}", escaped(change.detail.trim_start()));
                }
                if !change.generations.is_empty() {
                    let _ = write!(line, " ({})", escaped(&change.generations.join(", ")));
                }
                out.push_str(&line);
                out.push('\n');
            }
        }
        out.push_str("\n### Versions\n\n| crate | next version | why |\n|---|---|---|\n");
        for verdict in self.verdicts.iter().filter(|v| v.new || v.level.is_some()) {
            let why = verdict.reasons.first().map_or(String::new(), |(_, reason)| escaped(reason));
            let _ = writeln!(out, "| `{}` | {} | {why} |", verdict.package, verdict.word());
        }
        out
    }
}

/// What one thing of a kind is called.
fn one(kind: Kind) -> &'static str {
    match kind {
        Kind::Generation => "Generation",
        Kind::Instruction => "Instruction",
        Kind::Layout => "Layout",
        Kind::Enum => "Enum",
        Kind::Rule => "Rule",
        Kind::Operation => "Operation",
        Kind::Text => "Text of",
        Kind::Knowledge => "Description of",
        Kind::Register => "Register",
    }
}

/// Text that Markdown would take for markup.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '*' | '_' | '|' | '<' | '>' | '`' | '[' | ']' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

fn change(c: &Change) -> Value {
    json!({
        "change": c.action.word(),
        "kind": c.kind.heading().to_lowercase(),
        "name": c.name,
        "detail": c.detail.trim_start(),
        "generations": c.generations,
        "level": c.level().word(),
    })
}

fn verdict(v: &Verdict) -> Value {
    json!({
        "crate": v.package,
        "verdict": v.word(),
        "reasons": v.reasons.iter().map(|(level, reason)| json!({"level": level.word(), "reason": reason})).collect::<Vec<_>>(),
    })
}
