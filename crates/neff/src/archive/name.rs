//! Names of members.

use std::fmt;

/// Why a name is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameProblem {
    /// It is empty, or only `./`.
    Empty,
    /// It begins at a root: `/etc/passwd`, `C:\x`.
    Absolute,
    /// It has a `..`.
    Parent,
    /// It has a backslash, a NUL or another control character.
    Character,
    /// It is no UTF-8.
    Encoding,
}

/// The plain form of a name: parts with `/` between them, without a leading `./`, without `.` and empty parts.
///
/// # Errors
/// If the name could lead out of a directory that it is unpacked into, or is not one that every system takes.
pub fn clean(name: &str) -> Result<String, NameProblem> {
    if name.chars().any(|c| c == '\\' || c.is_control()) {
        return Err(NameProblem::Character);
    }
    let bytes = name.as_bytes();
    let has_drive = bytes.first().is_some_and(u8::is_ascii_alphabetic) && bytes.get(1) == Some(&b':');
    if name.starts_with('/') || has_drive {
        return Err(NameProblem::Absolute);
    }
    let mut out = String::with_capacity(name.len());
    for part in name.split('/') {
        match part {
            "" | "." => {}
            ".." => return Err(NameProblem::Parent),
            part => {
                if !out.is_empty() {
                    out.push('/');
                }
                out.push_str(part);
            }
        }
    }
    if out.is_empty() { Err(NameProblem::Empty) } else { Ok(out) }
}

/// A name as people may see it: what is no text is escaped, and what is too long is cut.
pub(crate) fn shown(bytes: &[u8]) -> String {
    let cut = bytes.len().min(120);
    let mut out = bytes[..cut].escape_ascii().to_string();
    if cut < bytes.len() {
        out.push_str("...");
    }
    out
}

impl fmt::Display for NameProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "the name is empty",
            Self::Absolute => "the name begins at a root",
            Self::Parent => "the name leads out of the archive with `..`",
            Self::Character => "the name holds a backslash or a control character",
            Self::Encoding => "the name is no UTF-8",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_inside() {
        assert_eq!(clean("./sg00//pe.bin"), Ok("sg00/pe.bin".to_owned()));
        assert_eq!(clean("sg00/"), Ok("sg00".to_owned()));
        assert_eq!(clean("value_nn__output:0-simout.npy"), Ok("value_nn__output:0-simout.npy".to_owned()));
        for (name, why) in [
            ("", NameProblem::Empty),
            ("./", NameProblem::Empty),
            ("/etc/passwd", NameProblem::Absolute),
            ("C:/x", NameProblem::Absolute),
            ("a/../../b", NameProblem::Parent),
            ("..", NameProblem::Parent),
            ("..\\b", NameProblem::Character),
            ("a\0b", NameProblem::Character),
        ] {
            assert_eq!(clean(name), Err(why), "{name:?}");
        }
    }
}
