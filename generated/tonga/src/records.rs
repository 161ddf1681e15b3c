// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Record layouts of TONGA, under the names of their formats.

pub use tpb_records::formats::TongaCopyInst;
pub use tpb_records::formats::TongaMatmulInst;
pub use tpb_records::formats::TongaOpaque;
pub use tpb_records::formats::TongaPoolInst;
pub use tpb_records::formats::TongaPseudoDmaTriggerInst;
