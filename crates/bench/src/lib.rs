//! Benchmarks only: see `benches/` and `conformance/benches/NOTES.md`.
