//! The spec of the TPB instruction set as text.
//!
//! [`tpb-codegen`](https://docs.rs/tpb-codegen) reads it where a build script names no spec of its own.
#![no_std]
#![forbid(unsafe_code)]

/// The YAML files: path below the spec directory (`enums/DTYPE.yaml`) and text, sorted by path.
pub static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

#[cfg(test)]
mod tests {
    #[test]
    fn files_are_sorted_and_there() {
        let paths = || super::FILES.iter().map(|(path, _)| *path);
        assert!(paths().is_sorted());
        assert!(paths().any(|path| path == "generations.yaml"));
        assert!(paths().any(|path| path == "formats/pe/s3d3_mm.yaml"));
        assert!(super::FILES.iter().all(|(_, text)| !text.is_empty()));
    }
}
