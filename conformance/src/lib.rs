//! What holds the crates against the outside.
