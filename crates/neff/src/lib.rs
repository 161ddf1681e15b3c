//! The NEFF container and its program descriptions.
//!
//! | module | what |
//! |---|---|
//! | [`header`], [`feature`], [`hash`] | the 1024 bytes before the archive |
//! | [`archive`] | the archive, one member at a time, reading and writing |
//! | [`package`] | a container whose members are kept in memory |
//! | [`sidecar`] | JSON files beside the sub-graphs |
//! | [`program`] | one sub-graph: its variables, DMA queues, descriptor blocks and the instruction stream of every engine |
//! | [`source`] | where the files of a program come from |
//! | [`gate`] | what a loader refuses |
//! | [`limits`] | what a reader puts up with |
//!
//! Containers are hostile until they are read: no input makes these readers panic, and none takes more memory than the limits let it.

pub mod archive;
pub mod feature;
pub mod gate;
pub mod hash;
pub mod header;
pub mod limits;
pub mod package;
pub mod program;
pub mod sidecar;
pub mod source;

pub use archive::{Archive, ContainerError, Writer};
pub use header::Header;
pub use limits::Limits;
pub use package::Package;
pub use program::{LoadError, Program};
pub use source::{Directory, Source};
