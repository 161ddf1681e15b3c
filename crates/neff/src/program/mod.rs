//! One sub-graph of an executable, as a container or a directory holds it.
//!
//! | file | what |
//! |---|---|
//! | `def.json` | variables, DMA queues, replica groups, names of the engine files ([`Definition`]) |
//! | `pe.json` ... `sp.json` | name of the stream and DMA descriptor blocks of one engine ([`Manifest`]) |
//! | `pe.bin` ... `sp.bin` | the stream: 64-byte records, one after the other |
//!
//! Keys that this crate does not know are kept in the `other` map of the struct they were found in.
//! Sources: `formats/neff-json-sidecars.md`, `neff/container-byte-format.md`, and the vendor's `work-with-neff-files.rst`
//! for the spelling of descriptor keys.

mod constant;
mod definition;
mod error;
mod load;
mod manifest;

use std::collections::BTreeMap;

use tpb_core::dialect::Engine;

pub use definition::{Definition, Queue, ReplicaError, Var};
pub use error::{LoadError, Problem};
pub use manifest::{Descriptor, DmaBlock, Manifest};

/// A sub-graph: its description and the streams of its engines.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// `def.json`.
    pub definition: Definition,
    /// Engines that the directory holds a manifest for. An engine without one has no stream, which is legal
    /// (the runtime uses an empty placeholder).
    pub engines: BTreeMap<Engine, EngineProgram>,
    /// Contents of variables that come from a file, by variable name; an `.npy` header is removed.
    pub constants: BTreeMap<String, Vec<u8>>,
}

/// What one engine runs.
#[derive(Clone, Debug, Default)]
pub struct EngineProgram {
    /// Name of the manifest's file.
    pub file: String,
    /// The manifest.
    pub manifest: Manifest,
    /// The stream; its length is a multiple of 64 bytes.
    pub code: Vec<u8>,
}

impl Program {
    /// The stream of an engine; empty when it has none.
    pub fn code(&self, engine: Engine) -> &[u8] {
        self.engines.get(&engine).map_or(&[], |e| &e.code)
    }

    /// The descriptor block that a trigger on `engine` names by queue (or queue instance) and id.
    ///
    /// Blocks of the engine itself come first: a trigger rides in the stream of the engine whose manifest holds its blocks.
    /// The other engines' manifests are looked through after that, in the header's order.
    pub fn block(&self, engine: Engine, queue: &str, id: u32) -> Option<&DmaBlock> {
        let own = self.engines.get(&engine).into_iter();
        let others = self.engines.iter().filter(|(e, _)| **e != engine).map(|(_, p)| p);
        own.chain(others).flat_map(|p| &p.manifest.dma).find(|b| b.id == id && b.runs_on(queue))
    }

    /// References that lead nowhere: blocks on undeclared queues, descriptors between undeclared variables, variables
    /// that refer to undeclared ones, ids used twice. An empty list means that the description is whole.
    pub fn check(&self) -> Vec<LoadError> {
        let mut out = self.definition.check();
        for program in self.engines.values() {
            program.manifest.check(&program.file, &self.definition, &mut out);
        }
        out
    }
}
