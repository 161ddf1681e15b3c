//! Cargo manifests of the emitted crates.

use crate::isa::{Gen, Isa};

/// First line of every emitted manifest.
pub(super) const PREAMBLE: &str = "# Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.\n";

const COMMON: &str = "version.workspace = true
edition.workspace = true
rust-version.workspace = true
license.workspace = true
publish.workspace = true
";

pub(super) fn records() -> String {
    format!(
        "{PREAMBLE}[package]
name = \"tpb-records\"
description = \"Records, shared types, enums and operations of the TPB instruction set\"
{COMMON}
[features]
# Records, types, enums and operations as maps and strings.
serde = [\"tpb-core/serde\"]

[dependencies]
tpb-core.workspace = true
"
    )
}

pub(super) fn csr() -> String {
    format!(
        "{PREAMBLE}[package]
name = \"tpb-csr\"
description = \"Register blocks of the TPB: newtypes, offsets, descriptors\"
{COMMON}
[features]
# Registers as maps.
serde = [\"tpb-core/serde\"]

[dependencies]
tpb-core.workspace = true
"
    )
}

/// How code names what is in the crate of records.
pub(super) const RECORDS_PATH: &str = "tpb_records::";

/// Package name of a generation's crate.
pub(super) fn package(isa: &Isa, generation: Gen) -> String {
    format!("tpb-{}", dir(isa, generation))
}

/// Directory of a generation's crate.
pub(super) fn dir(isa: &Isa, generation: Gen) -> String {
    isa.generations[generation].name.replace('_', "-")
}

pub(super) fn generation(isa: &Isa, generation: Gen) -> String {
    let (package, title) = (package(isa, generation), &isa.generations[generation].title);
    format!(
        "{PREAMBLE}[package]
name = \"{package}\"
description = \"TPB instruction set of {title}: decode, encode, validate, execute, text\"
{COMMON}
[features]
default = [\"decode\", \"encode\", \"exec\", \"text\", \"validate\"]
# Records to `Instruction`.
decode = []
# `Instruction` to bytes.
encode = [\"decode\"]
# Lifting to operations, lowering, dispatch.
exec = []
# Tables for text and documentation.
text = [\"validate\"]
# Rules.
validate = []

[dependencies]
tpb-core.workspace = true
tpb-records = {{ path = \"../records\" }}
"
    )
}

pub(super) fn isa(isa: &Isa) -> String {
    let rows: String = (0..isa.generations.len()).map(|g| format!("{} = {{ path = \"../{}\" }}\n", package(isa, g), dir(isa, g))).collect();
    format!(
        "{PREAMBLE}[package]
name = \"tpb-isa\"
description = \"Every generation of the TPB instruction set behind one table\"
{COMMON}
[features]
# Records, types, enums and operations as maps and strings.
serde = [\"tpb-records/serde\"]

[dependencies]
tpb-core.workspace = true
{rows}tpb-records = {{ path = \"../records\" }}
"
    )
}
