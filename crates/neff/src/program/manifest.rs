//! `pe.json` ... `sp.json`.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::definition::Definition;
use super::error::{LoadError, Problem};

/// What one engine runs, and its DMA descriptor blocks.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(expecting = "the object of a manifest")]
pub struct Manifest {
    /// `pool_array_json`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// File of the stream.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instr: Option<String>,
    /// Descriptor blocks.
    #[serde(default, alias = "dma_blocks")]
    pub dma: Vec<DmaBlock>,
    /// Everything else.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// A block of descriptors that one trigger sets off.
///
/// `id`, `desc` and one of `queue` and `instance_name` are required by the vendor's description. Older files spell
/// the id `block_id`, and a block that holds one descriptor may spell its keys right in the block: both are read.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(expecting = "the object of a descriptor block")]
pub struct DmaBlock {
    /// Number of the block within its queue.
    #[serde(alias = "block_id", alias = "#id", alias = "block id")]
    pub id: u32,
    /// Queue the block runs on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub queue: Option<String>,
    /// Queue instance the block runs on; wins over `queue`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instance_name: Option<String>,
    /// Semaphore that the finished block increments; the queue's own when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub semaphore: Option<u8>,
    /// Event that the finished block sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<u8>,
    /// Descriptors, in order.
    #[serde(default)]
    pub desc: Vec<Descriptor>,
    /// Everything else.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// One transfer between variables.
///
/// `sizes[0]` is in bytes and the other sizes are counts; steps are in bytes; index 0 is the fastest; at most four
/// dimensions (vendor's `work-with-neff-files.rst`).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(expecting = "the object of a descriptor")]
pub struct Descriptor {
    /// `copy` (the default), `cast`, `add`, `fma`, `min`, `max`, `transpose`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub op: Option<String>,
    /// Variable that is read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Variable that is written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// First byte in `from`.
    #[serde(default)]
    pub from_off: i64,
    /// First byte in `to`.
    #[serde(default)]
    pub to_off: i64,
    /// Extents of the source.
    #[serde(default)]
    pub from_sizes: Vec<u64>,
    /// Steps of the source.
    #[serde(default)]
    pub from_steps: Vec<i64>,
    /// Extents of the destination.
    #[serde(default)]
    pub to_sizes: Vec<u64>,
    /// Steps of the destination.
    #[serde(default)]
    pub to_steps: Vec<i64>,
    /// Element type of the source, `uint8` when absent.
    #[serde(default, alias = "dtype", skip_serializing_if = "Option::is_none")]
    pub from_dtype: Option<String>,
    /// Element type of the destination, that of the source when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_dtype: Option<String>,
    /// Several sources.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from_arr: Option<Value>,
    /// Everything else.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Keys of a descriptor that sit in the block itself.
const INLINE: [&str; 13] = [
    "op",
    "from",
    "to",
    "from_off",
    "to_off",
    "from_sizes",
    "from_steps",
    "to_sizes",
    "to_steps",
    "from_dtype",
    "to_dtype",
    "dtype",
    "from_arr",
];

impl DmaBlock {
    /// Whether a trigger of this queue or queue instance can mean the block.
    pub fn runs_on(&self, queue: &str) -> bool {
        match &self.instance_name {
            Some(name) => name == queue || self.queue.as_deref() == Some(queue),
            None => self.queue.as_deref() == Some(queue),
        }
    }

    /// Moves a descriptor that is spelled in the block itself to the list.
    pub(super) fn gather_inline(&mut self) -> Result<(), serde_json::Error> {
        if !self.desc.is_empty() || !(self.other.contains_key("from") || self.other.contains_key("to")) {
            return Ok(());
        }
        let mut keys = Map::new();
        for key in INLINE {
            if let Some(value) = self.other.remove(key) {
                keys.insert(key.to_owned(), value);
            }
        }
        self.desc.push(serde_json::from_value(Value::Object(keys))?);
        Ok(())
    }
}

impl Manifest {
    pub(super) fn check(&self, file: &str, definition: &Definition, out: &mut Vec<LoadError>) {
        for (i, block) in self.dma.iter().enumerate() {
            if let Some(queue) = &block.queue
                && !definition.dma_queue.contains_key(queue)
            {
                let problem = Problem::Undeclared { what: "queue", name: queue.clone() };
                out.push(LoadError::new(file, format!("dma[{i}].queue"), problem));
            }
            for (j, desc) in block.desc.iter().enumerate() {
                for (key, name) in [("from", &desc.from), ("to", &desc.to)] {
                    if let Some(name) = name
                        && !definition.var.contains_key(name)
                    {
                        let problem = Problem::Undeclared { what: "variable", name: name.clone() };
                        out.push(LoadError::new(file, format!("dma[{i}].desc[{j}].{key}"), problem));
                    }
                }
            }
        }
    }
}
