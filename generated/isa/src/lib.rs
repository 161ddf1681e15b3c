// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Every generation of the TPB instruction set behind one table.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#[rustfmt::skip]
pub mod kernels;

use ::tpb_core::check::PredicateInfo;
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

/// Predicates that rules call.
#[rustfmt::skip]
pub static PREDICATES: &[PredicateInfo] = &[
    PredicateInfo {
        name: "is_valid_dtype",
        doc: "Element type of the data path: none of INVALID, UINT64, INT64, and FP32R only where allowed. A code up to 0x0f before maverick; on maverick a member of DTYPE that is none of FP4_EXP2, INT4, SFP8_E8 to SFP8_E5.",
        gap: "",
    },
    PredicateInfo {
        name: "is_valid_dtype_64",
        doc: "Element type with the 64-bit integers where allowed: a member of DTYPE other than INVALID, and FP32R, UINT64, INT64 only where allowed. A code up to 0x0f before maverick.",
        gap: "",
    },
    PredicateInfo {
        name: "tensor_valid",
        doc: "A TENSOR1D to TENSOR4D, told apart by length, is a legal operand: not indirect; a register address names a register below 64 with zero bytes between; an immediate address is aligned to the element, lies in an allowed memory, and if written to PSUM has a 4-byte type of the set psum_write; no count is zero, unless a shape register gives them (of one dimension, bit 0x40 of the marker alone says so).",
        gap: "Where the last element lies is not held against the size of the memory: no validator is known to.",
    },
    PredicateInfo {
        name: "mem_valid",
        doc: "A MEM_PATTERN2D to MEM_PATTERN4D is a legal operand: direct as tensor_valid; indirect with a nonzero count at byte 8, an index address aligned as UINT32, and a data address at byte 4 without markers that is legal for the element type. The MX form of maverick, as the arm mx of the pattern has it, passes: how it is judged is not known.",
        gap: "The MX form of maverick passes whatever it holds, and bytes between the parts of an indirect form are not read. Where the last element lies is not held against the size of the memory.",
    },
    PredicateInfo {
        name: "mx_mem_valid",
        doc: "An MXMEM_PATTERN1D is a legal operand in SBUF: data aligned to 4 bytes (2 for FP4_EXP2 in the direct form); scales in SBUF; direct with a nonzero count and a step of 1 or -1, unless a shape register gives them; indirect with a nonzero count; scale partition 0, 4, 8 or 12 unless the data address is in a register.",
        gap: "",
    },
    PredicateInfo {
        name: "mm_dst_bf16_valid",
        doc: "A MEM_PATTERN3D is a legal BFLOAT16 destination of a matrix multiplication: a register below 64, or an address in PSUM aligned to 2 bytes, without a zero count. Of an indirect pattern the data address is held to it; which of bytes 8 and 10 is its count is disputed, so one of them is not zero.",
        gap: "Of an indirect pattern either of bytes 8 and 10 may be zero, since which of them counts is disputed.",
    },
    PredicateInfo {
        name: "start_addr_active_channels",
        doc: "The first partition suits the number of partitions: 0 above 64; 0 or 64 above 32; 0, 32, 64 or 96 up to 32. The first partition is in bits 23 and 24 of an SBUF address and 20 and 21 of a PSUM address. Of an indirect pattern the data address is held to it too. An address in a register passes, and so do no channels at all.",
        gap: "Other first partitions than the public documentation names may be legal: the validators' own table is not known.",
    },
    PredicateInfo {
        name: "shape_from_register",
        doc: "A shape register gives the counts of the pattern: marker & 0x70 is 0x40, in byte 3.",
        gap: "",
    },
    PredicateInfo {
        name: "shape_from_register8",
        doc: "A shape register gives the counts that go with an ADDR8: marker & 0xfc is one of 0x40, 0xc0, 0x60, 0x68, in byte 7.",
        gap: "",
    },
    PredicateInfo {
        name: "addr8_valid",
        doc: "An ADDR8 has a known marker and registers below 64, and the bytes beside a register pair are zero. A variable (0x10) fails: it is resolved before the device sees it. What the table forms reserve is not known.",
        gap: "The bytes that table forms reserve may hold anything: which they are is not known.",
    },
    PredicateInfo {
        name: "addr_aligned",
        doc: "The immediate address, 4 or 8 bytes long, is a multiple of the second argument; of a longer pattern its first 4 bytes are meant. Addresses from registers and tables pass.",
        gap: "",
    },
    PredicateInfo {
        name: "in_psum",
        doc: "The immediate address of a pattern lies in PSUM; of an indirect pattern its data address. False for an address in a register.",
        gap: "",
    },
    PredicateInfo {
        name: "same_quadrant",
        doc: "Two immediate SBUF addresses start in the same quadrant of 32 partitions. True when either is in PSUM or in a register. The offset inside the partition is not looked at.",
        gap: "",
    },
    PredicateInfo {
        name: "indirect_quadrant_ok",
        doc: "Index and data of an indirect pattern start in the same SBUF quadrant. Direct patterns, index addresses in registers and data in PSUM pass.",
        gap: "",
    },
    PredicateInfo {
        name: "imm_pointer_valid",
        doc: "The address of scalars is aligned to their type, lies in SBUF or PSUM, and its first partition suits the number of partitions.",
        gap: "",
    },
    PredicateInfo {
        name: "stream_shuffle_partitions",
        doc: "Source and destination of a shuffle each start at a partition that suits the channels, rounded up to 32: 0 from 96 on, 0 or 64 for 64, any quadrant for 32.",
        gap: "",
    },
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
