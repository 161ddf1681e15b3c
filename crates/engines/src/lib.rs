//! Engine models and the machine.
