// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Every generation of the TPB instruction set behind one table.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#[rustfmt::skip]
pub mod kernels;

use ::tpb_core::layout::EnumInfo;
pub use tpb_records::{Execute, Isa, Operation, enums, formats, operations, types};

/// All generations, in lineage order; the position is the bit in a `GenSet`.
#[rustfmt::skip]
pub static GENERATIONS: [&Isa; 6] = [
    &tpb_tonga::ISA,
    &tpb_sunda::ISA,
    &tpb_cayman::ISA,
    &tpb_mariana::ISA,
    &tpb_mariana_plus::ISA,
    &tpb_maverick::ISA,
];

/// Words of the TONGA SP stream: name and opcode, 8 bytes each.
#[rustfmt::skip]
pub static SP_WORDS: &[(&str, u8)] = &[
    ("WRITE8_IND", 0x04),
    ("WRITE32_IND", 0x05),
    ("WRITE8_DIR", 0x08),
    ("NOTIFY_HALT", 0x10),
    ("WAIT_CYCLES", 0x20),
    ("WAIT_EVENT_SET", 0x24),
    ("WAIT_EVENT_SET_M", 0x25),
    ("BRANCH_U", 0x30),
    ("BRANCH_C_EVENT_SET", 0x34),
    ("BRANCH_C_CNTR_Z", 0x38),
    ("BRANCH_C_CNTR_NZ", 0x39),
    ("SET_CNTR", 0x40),
    ("DECR_CNTR", 0x41),
    ("CLR_ALL_EVENTS", 0x50),
    ("CLR_EVENT", 0x51),
    ("SET_AR", 0x60),
];

/// All enums, by name.
#[rustfmt::skip]
pub static ENUMS: &[&EnumInfo] = &[
    tpb_records::enums::AccumulateMode::LAYOUT,
    tpb_records::enums::AccumCmd::LAYOUT,
    tpb_records::enums::ActivationFunc::LAYOUT,
    tpb_records::enums::AffineSelectCmp::LAYOUT,
    tpb_records::enums::AluOp::LAYOUT,
    tpb_records::enums::BrCmpOp::LAYOUT,
    tpb_records::enums::BrTargetMode::LAYOUT,
    tpb_records::enums::CceOp::LAYOUT,
    tpb_records::enums::CcinstType::LAYOUT,
    tpb_records::enums::Ccop::LAYOUT,
    tpb_records::enums::CollectiveDimension::LAYOUT,
    tpb_records::enums::CollectiveType::LAYOUT,
    tpb_records::enums::CompressOp::LAYOUT,
    tpb_records::enums::CrossSboutputTransfer::LAYOUT,
    tpb_records::enums::CustomOpArgType::LAYOUT,
    tpb_records::enums::DataSrc::LAYOUT,
    tpb_records::enums::DebugCmdLevels::LAYOUT,
    tpb_records::enums::DequantFmt::LAYOUT,
    tpb_records::enums::DgeComputeOp::LAYOUT,
    tpb_records::enums::DgeOpcode::LAYOUT,
    tpb_records::enums::DmaAddrMode::LAYOUT,
    tpb_records::enums::DmaSemaUpdateMode::LAYOUT,
    tpb_records::enums::DropoutThresholdType::LAYOUT,
    tpb_records::enums::Dtype::LAYOUT,
    tpb_records::enums::DtypeBasic::LAYOUT,
    tpb_records::enums::EvtSemNonblockingCmd::LAYOUT,
    tpb_records::enums::EvSemClearMode::LAYOUT,
    tpb_records::enums::ExampleExtendedOpcodes1::LAYOUT,
    tpb_records::enums::ImmSrc::LAYOUT,
    tpb_records::enums::ImmSrcN::LAYOUT,
    tpb_records::enums::IndexMissBehavior::LAYOUT,
    tpb_records::enums::IndirectDim::LAYOUT,
    tpb_records::enums::IndirectDmaAddressingMode::LAYOUT,
    tpb_records::enums::InstrChaining::LAYOUT,
    tpb_records::enums::LncSizeFmt::LAYOUT,
    tpb_records::enums::MatmulPsumAccumulateFlags::LAYOUT,
    tpb_records::enums::MatmulZeroRegion::LAYOUT,
    tpb_records::enums::ModifyPoolOp::LAYOUT,
    tpb_records::enums::MxPerfMode::LAYOUT,
    tpb_records::enums::NeuronCoreVersion::LAYOUT,
    tpb_records::enums::NeuronEngine::LAYOUT,
    tpb_records::enums::PerfOptMode::LAYOUT,
    tpb_records::enums::PermuteChain::LAYOUT,
    tpb_records::enums::PeFp32mode::LAYOUT,
    tpb_records::enums::PeLwOrder::LAYOUT,
    tpb_records::enums::PeSeedMode::LAYOUT,
    tpb_records::enums::PoolType::LAYOUT,
    tpb_records::enums::PseudoGidTargetType::LAYOUT,
    tpb_records::enums::PseudoOpcode::LAYOUT,
    tpb_records::enums::RandAlgorithm::LAYOUT,
    tpb_records::enums::RandPostProc::LAYOUT,
    tpb_records::enums::RandSrc::LAYOUT,
    tpb_records::enums::RandStateUpdate::LAYOUT,
    tpb_records::enums::ReduceAxis::LAYOUT,
    tpb_records::enums::ReduceCmd::LAYOUT,
    tpb_records::enums::ReduceOp::LAYOUT,
    tpb_records::enums::TagWgtMode::LAYOUT,
    tpb_records::enums::TensorShapeMoveType::LAYOUT,
    tpb_records::enums::TensorSubdim::LAYOUT,
    tpb_records::enums::TensScalarRevOps::LAYOUT,
    tpb_records::enums::TestEvtSemMode::LAYOUT,
    tpb_records::enums::TileColSize::LAYOUT,
    tpb_records::enums::TongaDtype::LAYOUT,
    tpb_records::enums::TongaEngine::LAYOUT,
    tpb_records::enums::UniqueTensors::LAYOUT,
    tpb_records::enums::UpdateMode::LAYOUT,
    tpb_records::enums::WaitMode::LAYOUT,
    tpb_records::enums::Opcode::LAYOUT,
];

/// The generation of this name, in either case, with `-` or `_`.
#[rustfmt::skip]
pub fn generation(name: &str) -> Option<&'static Isa> {
    let same = |a: &str| {
        a.len() == name.len()
            && a
                .bytes()
                .zip(name.bytes())
                .all(|(a, b)| a == b.to_ascii_lowercase() || a == b'_' && b == b'-')
    };
    GENERATIONS.iter().find(|g| same(g.dialect.name)).copied()
}
