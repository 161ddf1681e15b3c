//! The collected facts in a small form of their own: names, numbers, offsets.
//!
//! They come from the YAML files of the facts where these are at hand ([`directory`]), and from the extract beside this crate otherwise. Neither
//! way touches the spec or the generator.

mod extract;
mod yaml;

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

pub use extract::{Mistake, read_extract, write_extract};
pub use yaml::read_yaml;

/// The main line, in lineage order.
pub const MAIN_LINE: [&str; 5] = ["sunda", "cayman", "mariana", "mariana_plus", "maverick"];

/// Everything that is compared.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Facts {
    /// Opcodes of the main line and of TONGA.
    pub opcodes: Vec<Opcode>,
    /// The 8-byte words of TONGA's SP.
    pub sp_words: Vec<SpWord>,
    /// Record layouts.
    pub layouts: Vec<Layout>,
    /// Shared types.
    pub types: Vec<Type>,
    /// Enums.
    pub enums: Vec<Enum>,
}

/// An opcode.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opcode {
    /// Header name.
    pub name: String,
    /// Byte 0.
    pub byte: u8,
    /// Generations.
    pub gens: Vec<String>,
    /// `real`, `pseudo` or `sentinel`.
    pub class: String,
    /// Engines whose sequencer image has a handler; empty where no image says.
    pub engines: Vec<String>,
    /// Structs of its records.
    pub structs: Vec<StructUse>,
}

/// A struct under an opcode.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StructUse {
    /// Struct.
    pub name: String,
    /// Generations.
    pub gens: Vec<String>,
}

/// A word of TONGA's SP.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SpWord {
    /// Name.
    pub name: String,
    /// Value of the opcode bits.
    pub value: u8,
}

/// A record layout.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Layout {
    /// Struct.
    pub name: String,
    /// Size in bytes.
    pub size: u32,
    /// Opcodes it serves.
    pub opcodes: Vec<String>,
    /// Generations.
    pub gens: Vec<String>,
    /// How sure the layout is.
    pub conf: String,
    /// Fields in their order.
    pub fields: Vec<Field>,
}

/// A field of a record, a struct, or an arm of a union.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Field {
    /// Name.
    pub name: String,
    /// Byte offset.
    pub offset: u32,
    /// Size in bytes.
    pub size: u32,
    /// Type as written.
    #[serde(rename = "type")]
    pub ty: String,
    /// `zero` or `unknown`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserved: Option<String>,
}

/// A shared type in some generations.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Type {
    /// Name.
    pub name: String,
    /// `struct`, `bitfield`, `union` or `integer`.
    pub kind: String,
    /// Size in bytes.
    pub size: u32,
    /// Generations.
    pub gens: Vec<String>,
    /// Fields of a struct.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Field>,
    /// Fields of a bitfield.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bits: Vec<Bit>,
    /// Members of a union.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Member>,
}

/// A field of a bitfield.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bit {
    /// Name.
    pub name: String,
    /// Least significant bit.
    pub lsb: u32,
    /// Width.
    pub width: u32,
    /// Enum, where it is one.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub ty: Option<String>,
}

/// A member of a union.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Member {
    /// Name.
    pub name: String,
    /// Type as written.
    #[serde(rename = "type")]
    pub ty: String,
    /// Generations, where not all of the union's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gens: Vec<String>,
    /// Fields, where the type is not one of its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Field>,
}

/// An enum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Enum {
    /// Name.
    pub name: String,
    /// Bytes on the wire, where it has whole ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u32>,
    /// Values.
    pub values: Vec<Value>,
}

/// A value of an enum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Value {
    /// Name.
    pub name: String,
    /// Value.
    pub value: u64,
    /// Generations.
    pub gens: Vec<String>,
}

/// Where the facts' own files are: `TPB_FACTS`, or `../shared/isa-facts` beside the workspace; `None` where there are none.
pub fn directory() -> Option<PathBuf> {
    let given = std::env::var_os("TPB_FACTS").map(PathBuf::from);
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/isa-facts");
    let dir = given.unwrap_or_else(beside);
    dir.join("tables/opcodes.yaml").is_file().then_some(dir)
}

/// Where the extract is.
pub fn extract_directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("facts")
}

/// A table of the facts as it is written, where they are at hand.
///
/// # Panics
/// If there is no such table, or it is no YAML.
pub fn table(name: &str) -> Option<serde_json::Value> {
    let path = directory()?.join("tables").join(name);
    let text = std::fs::read_to_string(&path).expect("a table of the facts");
    Some(serde_yaml::from_str(&text).expect("YAML"))
}

/// The list under a key; empty where there is none.
pub fn list<'a>(value: &'a serde_json::Value, key: &str) -> &'a [serde_json::Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}
