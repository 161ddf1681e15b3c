//! How a command ends.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

use super::out;

/// Exit code of findings.
pub(super) const FINDINGS: u8 = 1;
/// Exit code of wrong usage and of files that cannot be read or written.
pub(super) const USAGE: u8 = 2;

/// The end of a command that did its work.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Nothing to complain about.
    Clean,
    /// It found something, and has said so.
    Findings,
}

impl Verdict {
    /// Findings if there are any.
    pub(super) const fn of(is_clean: bool) -> Self {
        if is_clean { Self::Clean } else { Self::Findings }
    }
}

/// Why a command stopped.
#[derive(Debug)]
pub(super) enum Failure {
    /// Whoever read the output went away: no reason to complain.
    ClosedPipe,
    /// Something to be told.
    Told {
        /// Exit code.
        code: u8,
        /// What is wrong, and where.
        message: String,
        /// What to do next.
        help: Option<String>,
    },
}

/// What a command ends with.
pub(super) type End = Result<Verdict, Failure>;

impl Failure {
    /// Wrong usage, or a file that cannot be read or written.
    pub(super) fn usage(message: impl Into<String>) -> Self {
        Self::Told { code: USAGE, message: message.into(), help: None }
    }

    /// A finding that ends the command.
    pub(super) fn finding(message: impl Into<String>) -> Self {
        Self::Told { code: FINDINGS, message: message.into(), help: None }
    }

    /// A file that cannot be read.
    pub(super) fn unreadable(name: impl Display, error: impl Display) -> Self {
        Self::usage(format!("cannot read `{name}`: {error}"))
    }

    /// A file that cannot be written.
    pub(super) fn unwritable(name: impl Display, error: impl Display) -> Self {
        Self::usage(format!("cannot write `{name}`: {error}"))
    }

    /// What is wrong; empty where there is nothing to complain about.
    pub(super) fn message(&self) -> &str {
        match self {
            Self::ClosedPipe => "",
            Self::Told { message, .. } => message,
        }
    }

    /// Says what to do next.
    pub(super) fn help(mut self, text: impl Into<String>) -> Self {
        if let Self::Told { help, .. } = &mut self {
            *help = Some(text.into());
        }
        self
    }

    /// Prints it, and gives the exit code.
    pub(super) fn report(self) -> ExitCode {
        match self {
            Self::ClosedPipe => ExitCode::SUCCESS,
            Self::Told { code, message, help } => {
                out::error(&message);
                if let Some(help) = help {
                    out::help(&help);
                }
                ExitCode::from(code)
            }
        }
    }
}

/// Errors of the standard output; those of other files are told with their names.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::usage(format!("cannot write to the standard output: {error}")),
        }
    }
}
