//! JSON files beside the sub-graphs.
//!
//! Keys that are not known are kept, and come back when the file is written. Sources: `formats/kelf-json.md`, `formats/neff-json-sidecars.md`,
//! `neff/container-byte-format.md`.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// `kelf-a.json`: the sub-graphs, and what they are for.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(expecting = "the object of a kelf")]
pub struct Kelf {
    /// The sub-graphs.
    #[serde(default)]
    pub graphs: Vec<Graph>,
    /// Version, `0.5`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// Generation: a name or `v2` to `v4`, `*` for any, nothing for sunda.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// Everything else.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// A sub-graph.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(expecting = "the object of a graph")]
pub struct Graph {
    /// Path of its `def.json`.
    pub definition: String,
    /// Name.
    #[serde(default)]
    pub name: String,
    /// Everything else.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl Kelf {
    /// Its name. Newer writers have `kelf-<N>.json` instead, which are graphs of the host and name no sub-graph.
    pub const FILE: &'static str = "kelf-a.json";
}

/// `neff.json`: the graph of the host, schema 0.5. Loaders pass over it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(expecting = "the object of a host graph")]
pub struct HostGraph {
    /// Nodes.
    #[serde(default)]
    pub nodes: Vec<Node>,
    /// Indices of the nodes that are arguments.
    #[serde(default)]
    pub arg_nodes: Vec<u64>,
    /// Results: node, output, version.
    #[serde(default)]
    pub heads: Vec<Value>,
    /// Where the outputs of each node begin.
    #[serde(default)]
    pub node_row_ptr: Vec<u64>,
    /// Shapes and types.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub attrs: Map<String, Value>,
    /// Everything else.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// A node of the host's graph.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(expecting = "the object of a node")]
pub struct Node {
    /// `null` for a variable, `tvm_op` for a call.
    #[serde(default)]
    pub op: String,
    /// Name.
    #[serde(default)]
    pub name: String,
    /// Of a call: `func_name`, `kelf`, `num_inputs`, `num_outputs`, ...
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub attrs: Map<String, Value>,
    /// Everything else.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl HostGraph {
    /// Its name.
    pub const FILE: &'static str = "neff.json";
}

/// `tensor_map.json`: which outputs may, and which must, lie in the memory of an input.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(expecting = "the object of a tensor map")]
pub struct TensorMap {
    /// Inputs, as written.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub inputs: Value,
    /// Pairs of input and output, as written.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub alias_map: Value,
    /// Pairs that must share memory, as written.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub must_alias: Value,
    /// Everything else.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl TensorMap {
    /// Its name.
    pub const FILE: &'static str = "tensor_map.json";
}

/// `ucode_lib.json`: a library of custom operations.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(expecting = "the object of a library")]
pub struct UcodeLibrary {
    /// File of the library.
    #[serde(default)]
    pub library: String,
    /// Version of the microcode that it is for.
    #[serde(default)]
    pub ulib_to_ucode_version: String,
    /// -123 (0x85) for a built-in library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opcode: Option<i64>,
    /// Which core; 0.
    #[serde(default)]
    pub cpu_id: i64,
    /// How many cores: 0, 1 or 8.
    #[serde(default)]
    pub total_cpus: i64,
    /// Functions.
    #[serde(default)]
    pub functions: Vec<UcodeFunction>,
    /// Everything else.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// A function of a library.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(expecting = "the object of a function")]
pub struct UcodeFunction {
    /// Name.
    #[serde(default)]
    pub name: String,
    /// Opcode that calls it.
    pub opcode: i64,
    /// Second opcode.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sub_opcode: Option<i64>,
    /// Everything else.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip<T: Serialize + for<'de> Deserialize<'de>>(text: &str) {
        let want: Value = serde_json::from_str(text).unwrap();
        let value: T = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_value(&value).unwrap(), want);
    }

    #[test]
    fn unknown_keys_come_back() {
        round_trip::<Kelf>(
            r#"{"graphs": [{"definition": "sg00/def.json", "name": "sg00", "x": 1}], "version": "0.5", "target": "*", "y": [{}]}"#,
        );
        round_trip::<HostGraph>(
            r#"{"nodes": [{"op": "null", "name": "input", "is_param": "0"}], "arg_nodes": [0], "heads": [[1, 0, 0]], "node_row_ptr": [0, 1], "z": null}"#,
        );
        round_trip::<TensorMap>(r#"{"inputs": {"a": 1}, "alias_map": [["a", "b"]], "k": 1}"#);
        round_trip::<UcodeLibrary>(
            r#"{"library": "l.so", "ulib_to_ucode_version": "1.21.1.0", "opcode": -123, "cpu_id": 0, "total_cpus": 8, "functions": [{"name": "f", "opcode": 69, "sub_opcode": 1, "k": 2}], "v": true}"#,
        );
    }
}
