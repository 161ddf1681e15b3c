//! Blocks: the portions that records are made in, each of one kind.

use serde::{Deserialize, Serialize};

/// Records of a block.
pub const BLOCK: usize = 1024;

/// How records are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// 64 bytes of which each is as likely as any other.
    Uniform,
    /// By form and union arm, extremes often.
    Stratified,
    /// Legal ones, some of them carried out.
    Legal,
    /// Legal ones with a few bytes changed.
    Changed,
}

impl Kind {
    /// All of them, in the order blocks take them.
    pub const ALL: [Self; 4] = [Self::Uniform, Self::Stratified, Self::Legal, Self::Changed];

    /// `uniform`, `stratified`, `legal` or `changed`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Uniform => "uniform",
            Self::Stratified => "stratified",
            Self::Legal => "legal",
            Self::Changed => "changed",
        }
    }
}
