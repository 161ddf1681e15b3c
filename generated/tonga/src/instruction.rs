// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Instructions of TONGA, decoded by one look at the opcode.

use tpb_core::RecordBytes;
use tpb_records::formats::{
    TongaCopyInst, TongaMatmulInst, TongaOpaque, TongaPoolInst, TongaPseudoDmaTriggerInst,
};

/// An instruction of TONGA: its record, byte for byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// `LDWEIGHTS` (0x01): loads a tile of stationary weights into the PE array
    Ldweights(TongaOpaque),
    /// `MATMUL` (0x02): streams the moving operand through the array and accumulates in PSUM
    Matmul(TongaMatmulInst),
    /// `ACTIVATE` (0x21): function of scaled and biased input
    Activate(TongaOpaque),
    /// `ACTIVATE_QUANTIZE` (0x22): function between a dequantisation and a requantisation to UINT8
    ActivateQuantize(TongaOpaque),
    /// `TENSOR_TENSOR_ARITH_OP` (0x41): arithmetic on two tensors
    TensorTensorArithOp(TongaOpaque),
    /// `TENSOR_REDUCE_ARITH_OP` (0x42): arithmetic reduction along free dimensions
    TensorReduceArithOp(TongaOpaque),
    /// `TENSOR_SCALAR_ARITH_OP` (0x43): two arithmetic operations of a tensor with scalars
    TensorScalarArithOp(TongaOpaque),
    /// `TENSOR_SCALAR_PTR_ARITH_OP` (0x44): arithmetic with scalars from memory
    TensorScalarPtrArithOp(TongaOpaque),
    /// `POOL` (0x45): maximum or average over windows
    Pool(TongaPoolInst),
    /// `COPY` (0x46): copies elements bit by bit
    Copy(TongaCopyInst),
    /// `CAST` (0x47): copies elements and converts their type
    Cast(TongaOpaque),
    /// `RECIPROCAL` (0x48): 1/x of every element
    Reciprocal(TongaOpaque),
    /// `MEMSET` (0x49): fills a tensor with one value
    Memset(TongaOpaque),
    /// `REG_LOAD` (0x4a): loads the pool registers
    RegLoad(TongaOpaque),
    /// `REG_STORE` (0x4b): stores the pool registers
    RegStore(TongaOpaque),
    /// `REG_SHUFFLE` (0x4c): shuffles the pool registers
    RegShuffle(TongaOpaque),
    /// `RNG` (0x4d): fills a tensor with random bits
    Rng(TongaOpaque),
    /// `TENSOR_CUMULATIVE_ARITH_OP` (0x4e): arithmetic reduction that stores every step
    TensorCumulativeArithOp(TongaOpaque),
    /// `TENSOR_TENSOR_BITVEC_OP` (0x51): bitwise operation on two tensors
    TensorTensorBitvecOp(TongaOpaque),
    /// `TENSOR_REDUCE_BITVEC_OP` (0x52): bitwise reduction along free dimensions
    TensorReduceBitvecOp(TongaOpaque),
    /// `TENSOR_SCALAR_BITVEC_OP` (0x53): two bitwise operations of a tensor with scalars
    TensorScalarBitvecOp(TongaOpaque),
    /// `TENSOR_SCALAR_PTR_BITVEC_OP` (0x54): bitwise operations with scalars from memory
    TensorScalarPtrBitvecOp(TongaOpaque),
    /// `TENSOR_CUMULATIVE_BITVEC_OP` (0x5e): bitwise reduction that stores every step
    TensorCumulativeBitvecOp(TongaOpaque),
    /// `EVENT_WAIT` (0x61): waits for an event
    EventWait(TongaOpaque),
    /// `EVENT_SET` (0x62): sets an event
    EventSet(TongaOpaque),
    /// `EVENT_CLEAR` (0x63): clears an event
    EventClear(TongaOpaque),
    /// `SEMAPHORE_TEST_AND_SET` (0x65): tests and sets a semaphore
    SemaphoreTestAndSet(TongaOpaque),
    /// `NOP` (0x68): nothing, apart from its events
    Nop(TongaOpaque),
    /// `WRITE` (0x69): writes a register address
    Write(TongaOpaque),
    /// `NOTIFY` (0x6a): raises a notification
    Notify(TongaOpaque),
    /// `PSEUDO_DMA_TRIGGER` (0xc1): fires a prepared block of a DMA queue
    PseudoDmaTrigger(TongaPseudoDmaTriggerInst),
    /// `PSEUDO_DMA_REARM` (0xc2): re-arms a DMA queue
    PseudoDmaRearm(TongaOpaque),
    /// `PSEUDO_DMA_BARRIER` (0xc3): orders writes before a DMA
    PseudoDmaBarrier(TongaOpaque),
    /// `PSEUDO_DMA_MEMCPY` (0xc4): copy request
    PseudoDmaMemcpy(TongaOpaque),
    /// `PSEUDO_SEMAPHORE_SET` (0xc5): sets a semaphore
    PseudoSemaphoreSet(TongaOpaque),
    /// `PSEUDO_LOAD_ACT_FUNC_SET` (0xc6): names the activation tables to load
    PseudoLoadActFuncSet(TongaOpaque),
    /// `PSEUDO_SET_TRANSFER_ADJUST` (0xc7): adjusts transfers
    PseudoSetTransferAdjust(TongaOpaque),
    /// `PSEUDO_READ_VAR_ADDR` (0xc8): reads the address of a variable
    PseudoReadVarAddr(TongaOpaque),
    /// `SIM_DMA_COPY` (0xeb): simulator: DMA copy
    SimDmaCopy(TongaOpaque),
    /// `SIM_WRFILE` (0xec): simulator: write a file
    SimWrfile(TongaOpaque),
    /// `SIM_WRNPY` (0xed): simulator: write an array
    SimWrnpy(TongaOpaque),
    /// `SIM_RDNPY` (0xee): simulator: read an array
    SimRdnpy(TongaOpaque),
    /// `SIM_MEMCPY` (0xef): simulator: copy memory
    SimMemcpy(TongaOpaque),
    /// `INVALID` (0xff): marks memory that holds no instruction
    Invalid(TongaOpaque),
    /// A byte this generation has no opcode for; see [`crate::ELSEWHERE`] for generations that have one.
    Unknown(RecordBytes),
}

impl Instruction {
    /// Decodes a record; every 64 bytes are some instruction.
    #[inline]
    pub const fn decode(bytes: &RecordBytes) -> Self {
        match bytes[0] {
            0x01 => Self::Ldweights(TongaOpaque(*bytes)),
            0x02 => Self::Matmul(TongaMatmulInst(*bytes)),
            0x21 => Self::Activate(TongaOpaque(*bytes)),
            0x22 => Self::ActivateQuantize(TongaOpaque(*bytes)),
            0x41 => Self::TensorTensorArithOp(TongaOpaque(*bytes)),
            0x42 => Self::TensorReduceArithOp(TongaOpaque(*bytes)),
            0x43 => Self::TensorScalarArithOp(TongaOpaque(*bytes)),
            0x44 => Self::TensorScalarPtrArithOp(TongaOpaque(*bytes)),
            0x45 => Self::Pool(TongaPoolInst(*bytes)),
            0x46 => Self::Copy(TongaCopyInst(*bytes)),
            0x47 => Self::Cast(TongaOpaque(*bytes)),
            0x48 => Self::Reciprocal(TongaOpaque(*bytes)),
            0x49 => Self::Memset(TongaOpaque(*bytes)),
            0x4a => Self::RegLoad(TongaOpaque(*bytes)),
            0x4b => Self::RegStore(TongaOpaque(*bytes)),
            0x4c => Self::RegShuffle(TongaOpaque(*bytes)),
            0x4d => Self::Rng(TongaOpaque(*bytes)),
            0x4e => Self::TensorCumulativeArithOp(TongaOpaque(*bytes)),
            0x51 => Self::TensorTensorBitvecOp(TongaOpaque(*bytes)),
            0x52 => Self::TensorReduceBitvecOp(TongaOpaque(*bytes)),
            0x53 => Self::TensorScalarBitvecOp(TongaOpaque(*bytes)),
            0x54 => Self::TensorScalarPtrBitvecOp(TongaOpaque(*bytes)),
            0x5e => Self::TensorCumulativeBitvecOp(TongaOpaque(*bytes)),
            0x61 => Self::EventWait(TongaOpaque(*bytes)),
            0x62 => Self::EventSet(TongaOpaque(*bytes)),
            0x63 => Self::EventClear(TongaOpaque(*bytes)),
            0x65 => Self::SemaphoreTestAndSet(TongaOpaque(*bytes)),
            0x68 => Self::Nop(TongaOpaque(*bytes)),
            0x69 => Self::Write(TongaOpaque(*bytes)),
            0x6a => Self::Notify(TongaOpaque(*bytes)),
            0xc1 => Self::PseudoDmaTrigger(TongaPseudoDmaTriggerInst(*bytes)),
            0xc2 => Self::PseudoDmaRearm(TongaOpaque(*bytes)),
            0xc3 => Self::PseudoDmaBarrier(TongaOpaque(*bytes)),
            0xc4 => Self::PseudoDmaMemcpy(TongaOpaque(*bytes)),
            0xc5 => Self::PseudoSemaphoreSet(TongaOpaque(*bytes)),
            0xc6 => Self::PseudoLoadActFuncSet(TongaOpaque(*bytes)),
            0xc7 => Self::PseudoSetTransferAdjust(TongaOpaque(*bytes)),
            0xc8 => Self::PseudoReadVarAddr(TongaOpaque(*bytes)),
            0xeb => Self::SimDmaCopy(TongaOpaque(*bytes)),
            0xec => Self::SimWrfile(TongaOpaque(*bytes)),
            0xed => Self::SimWrnpy(TongaOpaque(*bytes)),
            0xee => Self::SimRdnpy(TongaOpaque(*bytes)),
            0xef => Self::SimMemcpy(TongaOpaque(*bytes)),
            0xff => Self::Invalid(TongaOpaque(*bytes)),
            _ => Self::Unknown(*bytes),
        }
    }

    /// Header name of the opcode; `None` when the generation lacks it.
    pub const fn name(&self) -> Option<&'static str> {
        Some(
            match self {
                Self::Ldweights(_) => "LDWEIGHTS",
                Self::Matmul(_) => "MATMUL",
                Self::Activate(_) => "ACTIVATE",
                Self::ActivateQuantize(_) => "ACTIVATE_QUANTIZE",
                Self::TensorTensorArithOp(_) => "TENSOR_TENSOR_ARITH_OP",
                Self::TensorReduceArithOp(_) => "TENSOR_REDUCE_ARITH_OP",
                Self::TensorScalarArithOp(_) => "TENSOR_SCALAR_ARITH_OP",
                Self::TensorScalarPtrArithOp(_) => "TENSOR_SCALAR_PTR_ARITH_OP",
                Self::Pool(_) => "POOL",
                Self::Copy(_) => "COPY",
                Self::Cast(_) => "CAST",
                Self::Reciprocal(_) => "RECIPROCAL",
                Self::Memset(_) => "MEMSET",
                Self::RegLoad(_) => "REG_LOAD",
                Self::RegStore(_) => "REG_STORE",
                Self::RegShuffle(_) => "REG_SHUFFLE",
                Self::Rng(_) => "RNG",
                Self::TensorCumulativeArithOp(_) => "TENSOR_CUMULATIVE_ARITH_OP",
                Self::TensorTensorBitvecOp(_) => "TENSOR_TENSOR_BITVEC_OP",
                Self::TensorReduceBitvecOp(_) => "TENSOR_REDUCE_BITVEC_OP",
                Self::TensorScalarBitvecOp(_) => "TENSOR_SCALAR_BITVEC_OP",
                Self::TensorScalarPtrBitvecOp(_) => "TENSOR_SCALAR_PTR_BITVEC_OP",
                Self::TensorCumulativeBitvecOp(_) => "TENSOR_CUMULATIVE_BITVEC_OP",
                Self::EventWait(_) => "EVENT_WAIT",
                Self::EventSet(_) => "EVENT_SET",
                Self::EventClear(_) => "EVENT_CLEAR",
                Self::SemaphoreTestAndSet(_) => "SEMAPHORE_TEST_AND_SET",
                Self::Nop(_) => "NOP",
                Self::Write(_) => "WRITE",
                Self::Notify(_) => "NOTIFY",
                Self::PseudoDmaTrigger(_) => "PSEUDO_DMA_TRIGGER",
                Self::PseudoDmaRearm(_) => "PSEUDO_DMA_REARM",
                Self::PseudoDmaBarrier(_) => "PSEUDO_DMA_BARRIER",
                Self::PseudoDmaMemcpy(_) => "PSEUDO_DMA_MEMCPY",
                Self::PseudoSemaphoreSet(_) => "PSEUDO_SEMAPHORE_SET",
                Self::PseudoLoadActFuncSet(_) => "PSEUDO_LOAD_ACT_FUNC_SET",
                Self::PseudoSetTransferAdjust(_) => "PSEUDO_SET_TRANSFER_ADJUST",
                Self::PseudoReadVarAddr(_) => "PSEUDO_READ_VAR_ADDR",
                Self::SimDmaCopy(_) => "SIM_DMA_COPY",
                Self::SimWrfile(_) => "SIM_WRFILE",
                Self::SimWrnpy(_) => "SIM_WRNPY",
                Self::SimRdnpy(_) => "SIM_RDNPY",
                Self::SimMemcpy(_) => "SIM_MEMCPY",
                Self::Invalid(_) => "INVALID",
                Self::Unknown(_) => return None,
            },
        )
    }

    /// The same bytes again.
    #[cfg(feature = "encode")]
    #[inline]
    pub const fn as_bytes(&self) -> &RecordBytes {
        match self {
            Self::Ldweights(r) => &r.0,
            Self::Matmul(r) => &r.0,
            Self::Activate(r) => &r.0,
            Self::ActivateQuantize(r) => &r.0,
            Self::TensorTensorArithOp(r) => &r.0,
            Self::TensorReduceArithOp(r) => &r.0,
            Self::TensorScalarArithOp(r) => &r.0,
            Self::TensorScalarPtrArithOp(r) => &r.0,
            Self::Pool(r) => &r.0,
            Self::Copy(r) => &r.0,
            Self::Cast(r) => &r.0,
            Self::Reciprocal(r) => &r.0,
            Self::Memset(r) => &r.0,
            Self::RegLoad(r) => &r.0,
            Self::RegStore(r) => &r.0,
            Self::RegShuffle(r) => &r.0,
            Self::Rng(r) => &r.0,
            Self::TensorCumulativeArithOp(r) => &r.0,
            Self::TensorTensorBitvecOp(r) => &r.0,
            Self::TensorReduceBitvecOp(r) => &r.0,
            Self::TensorScalarBitvecOp(r) => &r.0,
            Self::TensorScalarPtrBitvecOp(r) => &r.0,
            Self::TensorCumulativeBitvecOp(r) => &r.0,
            Self::EventWait(r) => &r.0,
            Self::EventSet(r) => &r.0,
            Self::EventClear(r) => &r.0,
            Self::SemaphoreTestAndSet(r) => &r.0,
            Self::Nop(r) => &r.0,
            Self::Write(r) => &r.0,
            Self::Notify(r) => &r.0,
            Self::PseudoDmaTrigger(r) => &r.0,
            Self::PseudoDmaRearm(r) => &r.0,
            Self::PseudoDmaBarrier(r) => &r.0,
            Self::PseudoDmaMemcpy(r) => &r.0,
            Self::PseudoSemaphoreSet(r) => &r.0,
            Self::PseudoLoadActFuncSet(r) => &r.0,
            Self::PseudoSetTransferAdjust(r) => &r.0,
            Self::PseudoReadVarAddr(r) => &r.0,
            Self::SimDmaCopy(r) => &r.0,
            Self::SimWrfile(r) => &r.0,
            Self::SimWrnpy(r) => &r.0,
            Self::SimRdnpy(r) => &r.0,
            Self::SimMemcpy(r) => &r.0,
            Self::Invalid(r) => &r.0,
            Self::Unknown(bytes) => bytes,
        }
    }
}

impl From<&RecordBytes> for Instruction {
    fn from(bytes: &RecordBytes) -> Self {
        Self::decode(bytes)
    }
}
