//! `def.json`.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tpb_core::dialect::Engine;
use tpb_core::unique;

use super::error::{LoadError, Problem};

/// The section catalog of a sub-graph.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(expecting = "the object of a program")]
pub struct Definition {
    /// Name of the sub-graph.
    #[serde(default)]
    pub name: String,
    /// Schema version, `0.6-`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// Manifest of PE.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pe: Option<String>,
    /// Manifest of ACT.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<String>,
    /// Manifest of POOL.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pool: Option<String>,
    /// Manifest of DVE.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dve: Option<String>,
    /// Manifest of SP.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sp: Option<String>,
    /// Variables by name.
    #[serde(default, deserialize_with = "unique::map")]
    pub var: BTreeMap<String, Var>,
    /// DMA queues by name.
    #[serde(default, deserialize_with = "unique::map")]
    pub dma_queue: BTreeMap<String, Queue>,
    /// Replica groups, as written; see [`Definition::replica_group`].
    #[serde(default)]
    pub replica_groups: Vec<Value>,
    /// Everything else.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// A variable: a piece of DRAM, or a window on something else.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(expecting = "the object of a variable")]
pub struct Var {
    /// Number of the variable in instructions.
    pub var_id: u32,
    /// `input`, `output`, `tmp-buf`, `state-buffer`, `virtual`, `pointer`, `file`, ...
    #[serde(rename = "type")]
    pub kind: String,
    /// Size in bytes; a `state-buffer` and a `pointer` may lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u64>,
    /// Size of one element in bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub element_size: Option<u64>,
    /// Element type by name, `float32`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dtype: Option<String>,
    /// The variable that holds the bytes of a `virtual` or `pointer` one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub referenced_var_id: Option<u32>,
    /// Where in that variable this one starts, in bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backing_variable_off: Option<u64>,
    /// File of a constant.
    #[serde(default, alias = "file", skip_serializing_if = "Option::is_none")]
    pub file_name: Option<String>,
    /// Folder of that file inside the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prefix: Option<String>,
    /// Everything else.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// A DMA queue.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(expecting = "the object of a queue")]
pub struct Queue {
    /// Engine that triggers it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    /// Semaphore that a finished transfer increments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub semaphore: Option<u8>,
    /// `in`, `out`, `data`, `act_load`, `embedding_update`, `dynamic`.
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// How many hardware queues carry it; a transfer increments its semaphore by this in all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub num_queues: Option<u32>,
    /// Everything else.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Why a replica group cannot be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplicaError {
    /// The list has no such entry.
    Missing {
        /// Index asked for.
        group: usize,
        /// Number of entries.
        entries: usize,
    },
    /// The entry is neither a list of ranks nor a list of lists of ranks.
    Shape {
        /// Index asked for.
        group: usize,
    },
    /// No list of the entry holds the rank.
    NotAMember {
        /// Index asked for.
        group: usize,
        /// The rank.
        rank: u64,
    },
}

impl Queue {
    /// Whether `indirect_memcpy` is set: `true`, or a number other than 0.
    pub fn is_indirect(&self) -> bool {
        let flag = self.other.get("indirect_memcpy");
        flag.is_some_and(|v| v.as_bool().unwrap_or_else(|| v.as_u64().is_some_and(|n| n != 0)))
    }
}

impl Definition {
    /// Its name.
    pub const FILE: &'static str = crate::source::DEFINITION;

    /// File name of an engine's manifest.
    pub fn manifest(&self, engine: Engine) -> Option<&str> {
        match engine {
            Engine::Pe => self.pe.as_deref(),
            Engine::Act => self.act.as_deref(),
            Engine::Pool => self.pool.as_deref(),
            Engine::Dve => self.dve.as_deref(),
            Engine::Sp => self.sp.as_deref(),
            Engine::TopSp => None,
        }
    }

    /// Name and entry of the variable with this id.
    pub fn var_by_id(&self, id: u32) -> Option<(&str, &Var)> {
        self.var.iter().find(|(_, v)| v.var_id == id).map(|(n, v)| (n.as_str(), v))
    }

    /// Ranks that take part in a collective of group `group` together with `rank`.
    ///
    /// An entry is a list of ranks (two levels), or a list of such lists, of which the one with `rank` counts (three
    /// levels: topology, group, rank). An empty entry stands for `rank` alone, which is how a program for one rank writes it.
    ///
    /// # Errors
    /// If there is no such entry, it has another shape, or `rank` is not in it.
    pub fn replica_group(&self, group: usize, rank: u64) -> Result<Vec<u64>, ReplicaError> {
        let entries = self.replica_groups.len();
        let entry = self.replica_groups.get(group).ok_or(ReplicaError::Missing { group, entries })?;
        let list = entry.as_array().ok_or(ReplicaError::Shape { group })?;
        if list.is_empty() {
            return Ok(vec![rank]);
        }
        let ranks = |list: &[Value]| list.iter().map(Value::as_u64).collect::<Option<Vec<_>>>();
        if let Some(ranks) = ranks(list) {
            return if ranks.contains(&rank) { Ok(ranks) } else { Err(ReplicaError::NotAMember { group, rank }) };
        }
        let mut alone = false;
        for inner in list {
            let inner = inner.as_array().and_then(|l| ranks(l)).ok_or(ReplicaError::Shape { group })?;
            if inner.contains(&rank) {
                return Ok(inner);
            }
            alone |= inner.is_empty();
        }
        if alone { Ok(vec![rank]) } else { Err(ReplicaError::NotAMember { group, rank }) }
    }

    pub(super) fn check(&self) -> Vec<LoadError> {
        let mut out = Vec::new();
        let mut seen: BTreeMap<u32, &str> = BTreeMap::new();
        for (name, var) in &self.var {
            if let Some(first) = seen.get(&var.var_id) {
                let problem = Problem::Duplicate { what: "variable id", id: var.var_id.into(), first: (*first).to_owned() };
                out.push(LoadError::new("def.json", format!("var.{name}.var_id"), problem));
            } else {
                seen.insert(var.var_id, name);
            }
            if let Some(id) = var.referenced_var_id
                && self.var_by_id(id).is_none()
            {
                let problem = Problem::Undeclared { what: "variable id", name: id.to_string() };
                out.push(LoadError::new("def.json", format!("var.{name}.referenced_var_id"), problem));
            }
        }
        out
    }
}

impl fmt::Display for ReplicaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { group, entries } => {
                write!(f, "replica group {group} is not declared: replica_groups has {entries} entries")
            }
            Self::Shape { group } => {
                write!(f, "replica_groups[{group}] is neither a list of ranks nor a list of lists of ranks")
            }
            Self::NotAMember { group, rank } => write!(f, "rank {rank} is in no list of replica_groups[{group}]"),
        }
    }
}

impl std::error::Error for ReplicaError {}
