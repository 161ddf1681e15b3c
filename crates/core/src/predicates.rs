//! Predicates that rules call by name.
