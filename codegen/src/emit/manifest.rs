//! Cargo manifests of the emitted crates.

use crate::isa::{Gen, Isa};

/// First line of every emitted manifest.
pub(super) const PREAMBLE: &str = "# Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.\n";

const COMMON: &str = "version.workspace = true
edition.workspace = true
rust-version.workspace = true
license.workspace = true
publish.workspace = true

[package.metadata.docs.rs]
all-features = true
";

pub(super) fn records(isa: &Isa) -> String {
    let dirs: Vec<String> = (0..isa.generations.len()).map(|g| dir(isa, g)).collect();
    let all: String = dirs.iter().map(|name| format!(", \"{name}\"")).collect();
    let each: String = (0..isa.generations.len())
        .map(|g| {
            let since =
                (0..isa.generations.len()).filter(|first| isa.since(*first).has(g)).map(|first| format!("\"{}\"", since(isa, first)));
            format!("{} = [{}]\n", dirs[g], since.collect::<Vec<_>>().join(", "))
        })
        .collect();
    let since: String = (0..isa.generations.len()).map(|g| format!("{} = []\n", since(isa, g))).collect();
    format!(
        "{PREAMBLE}[package]
name = \"tpb-records\"
description = \"Records, shared types, enums and operations of the TPB instruction set\"
{COMMON}
[features]
default = [\"operations\"]
# What reading and writing do without: records with another field (`with_*`), closed enums of known values (`known`), `Hash`, `Ord`.
extras = []
# Descriptors: what text, JSON and documentation read, and what `Debug` prints fields by.
layout = []
# Operations of all generations.
operations = [\"extras\", \"layout\", \"tables\", \"tpb-core/dialect\"{all}]
# Records, types, enums and operations as maps and strings.
serde = [\"layout\", \"tpb-core/serde\"]
# Types that no record has: entries of tables.
tables = []
# Layouts of a generation.
{each}# Layouts that a generation and all that follow it have; generations bring theirs.
{since}
[dependencies]
tpb-core = {{ path = \"../../crates/core\", default-features = false }}
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
tpb-core = {{ path = \"../../crates/core\", default-features = false, features = [\"dialect\"] }}
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

/// The feature of `tpb-records` for what a generation and all that follow it have.
pub(super) fn since(isa: &Isa, generation: Gen) -> String {
    format!("since-{}", dir(isa, generation))
}

pub(super) fn generation(isa: &Isa, generation: Gen) -> String {
    let (package, dir, title) = (package(isa, generation), dir(isa, generation), &isa.generations[generation].title);
    format!(
        "{PREAMBLE}[package]
name = \"{package}\"
description = \"TPB instruction set of {title}: decode, encode, validate, execute, text\"
{COMMON}
[features]
default = [\"decode\", \"encode\"]
# All of it, and the table `ISA` that holds it.
full = [\"decode\", \"encode\", \"exec\", \"extras\", \"text\", \"validate\"]
# Records to `Instruction`.
decode = []
# `Instruction` to bytes.
encode = [\"decode\"]
# Lifting to operations, lowering, dispatch.
exec = [\"tpb-core/dialect\", \"tpb-records/operations\"]
# Tables for text, JSON and documentation, and what reads them.
text = [\"validate\", \"tpb-core/text\", \"tpb-records/layout\"]
# Rules.
validate = [\"tpb-core/dialect\"]
# What records offer that reading and writing do without: `with_*`, `known`, `Hash`, `Ord`.
extras = [\"tpb-records/extras\"]

[dependencies]
tpb-core = {{ path = \"../../crates/core\", default-features = false }}
tpb-records = {{ path = \"../records\", default-features = false, features = [\"{dir}\"] }}
"
    )
}

pub(super) fn isa(isa: &Isa) -> String {
    let rows: String = (0..isa.generations.len())
        .map(|g| format!("{} = {{ path = \"../{}\", features = [\"full\"] }}\n", package(isa, g), dir(isa, g)))
        .collect();
    format!(
        "{PREAMBLE}[package]
name = \"tpb-isa\"
description = \"Every generation of the TPB instruction set behind one table\"
{COMMON}
[features]
# Records, types, enums and operations as maps and strings.
serde = [\"tpb-records/serde\"]

[dependencies]
tpb-core = {{ path = \"../../crates/core\", default-features = false, features = [\"text\"] }}
{rows}tpb-records = {{ path = \"../records\" }}
"
    )
}
