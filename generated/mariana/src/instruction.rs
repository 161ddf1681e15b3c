// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Instructions of MARIANA, decoded by one look at the opcode.

use tpb_core::RecordBytes;
use tpb_records::formats::{
    CtrlAl, CtrlBr, CtrlBrHint, CtrlEr, CtrlEs, CtrlIm, CtrlMs, CtrlMv, CtrlNo,
    CtrlNoActTableLoad, CtrlOm, CtrlPollSem, CtrlTestEs, CtrlWr, CustomOpHeaderCayman,
    CustomOpPayloadCayman, D1Rd, D3Rand, D4Iota, D4Mr, D4Rand, DmaDirect2d,
    DmaDirect2dXpose, DmaGatherXpose, DmaIndirect1d, ExtendedInst, ExtendedRdmaDescGen,
    ExtendedRdmaDescStart, ExtendedTta, Invalid, Mem2d, ModifyPoolConfig, PreambleOnly,
    PseudoBranchPrefetchHint, PseudoCoreBarrier, PseudoCurProcessingRankId,
    PseudoDmaBarrier, PseudoDmaDirect2d, PseudoDmaMemcpyFullInd, PseudoDmaRearm,
    PseudoDmaSwapQueueSet, PseudoDmaTrigger, PseudoEmbeddingUpdate, PseudoExitExecution,
    PseudoExtension, PseudoFunctionBegin, PseudoFunctionCall, PseudoFunctionReturn,
    PseudoGidLoad, PseudoInst, PseudoJpegDecode, PseudoLoadActFuncSet, PseudoMem2d,
    PseudoRangeCheck, PseudoSendrecv, PseudoSetRngSeed, PseudoSyncBarrier,
    PseudoTensorCompletion, PseudoTriggerAllReduce, PseudoTriggerCollective,
    PseudoTriggerCollective2, S1Rand, S1d2Sort, S2Bn, S2Bnpl2, S2Convlut, S2d2Ac,
    S2d2Addr, S2d2Jpeg, S2d2Rs, S2d2Tr, S2d2TsAs, S2d2d2Sc, S2s1d2PeSeed, S2s2d2Stt,
    S2s2d3Roi, S3Lt, S3LwMariana, S3d3Ac, S3d3Aq, S3d3Collective,
    S3d3CpPredScalarMariana, S3d3Dropout, S3d3MmMariana, S3d3NonzeroWithCount, S3d3Sc,
    S3d3SeqBounds, S3d3TensDequantCayman, S3d3TsMariana, S3d3TsSelect,
    S3dmx1QuantMariana, S3s3d1Bn, S3s3d1Bn2, S3s3d3Tt, S4Pb, S4Rl, S4d2Bn, S4d3Mm,
    S4d4Cr, S4d4Gt, S4d4IcSunda, S4d4Mr, S4d4Pl, S4d4TrMariana, S4d4Tsm, Smx1Lw,
    Smx1d3MmMariana,
};

/// An instruction of MARIANA: its record, byte for byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// `LDWEIGHTS` (0x01): loads a tile of stationary weights into the PE array
    Ldweights(S3LwMariana),
    /// `MATMUL` (0x02): streams the moving operand through the array and accumulates in PSUM
    Matmul(S3d3MmMariana),
    /// `PE_REG_WRITE` (0x03): writes a configuration register of the PE array
    PeRegWrite(PreambleOnly),
    /// `WEIGHT_MASK` (0x04): left over from TONGA, deprecated
    WeightMask(PreambleOnly),
    /// `WEIGHT_SHIFT` (0x05): left over from TONGA, deprecated
    WeightShift(PreambleOnly),
    /// `LDTAGS` (0x06): loads sparsity tags for MATMUL\_SPARSE
    Ldtags(S3Lt),
    /// `MATMUL_SPARSE` (0x07): matrix multiplication where a tag picks one of several feature maps per cell
    MatmulSparse(S4d3Mm),
    /// `PE_MANAGE_SEED` (0x08): loads or saves the stochastic rounding seeds of PSUM
    PeManageSeed(S2s1d2PeSeed),
    /// `LDWEIGHTS_MX` (0x09): loads a tile of MX weights; deprecated on maverick
    LdweightsMx(Smx1Lw),
    /// `MATMUL_MX` (0x0a): matrix multiplication of MX operands; deprecated on maverick
    MatmulMx(Smx1d3MmMariana),
    /// `ACTIVATE` (0x21): function of scaled and biased input
    Activate(S3d3Ac),
    /// `ACTIVATE_QUANTIZE` (0x22): function between a dequantisation and a requantisation to UINT8
    ActivateQuantize(S3d3Aq),
    /// `ACTIVATION_TABLE_LOAD` (0x23): makes a set of function tables resident
    ActivationTableLoad(CtrlNoActTableLoad),
    /// `ACTIVATION_READ_ACCUMULATOR` (0x24): stores the accumulator of the activation engine
    ActivationReadAccumulator(D1Rd),
    /// `ACTIVATE2` (0x25): two scalar operations, a function and an optional reduction in one pass
    Activate2(S2d2Ac),
    /// `EXPONENTIAL` (0x30): exponential with an optional running sum
    Exponential(S3d3TsMariana),
    /// `TENSOR_TENSOR_ARITH_OP` (0x41): arithmetic on two tensors
    TensorTensorArithOp(S3s3d3Tt),
    /// `TENSOR_REDUCE_ARITH_OP` (0x42): arithmetic reduction along free dimensions
    TensorReduceArithOp(S4d4TrMariana),
    /// `TENSOR_SCALAR_ARITH_OP` (0x43): two arithmetic operations of a tensor with scalars
    TensorScalarArithOp(S3d3TsMariana),
    /// `TENSOR_SCALAR_PTR_ARITH_OP` (0x44): the same with scalars from memory; deprecated
    TensorScalarPtrArithOp(S3d3TsMariana),
    /// `POOL` (0x45): maximum or average over windows
    Pool(S4d4Pl),
    /// `COPY` (0x46): copies elements bit by bit
    Copy(S4d4TrMariana),
    /// `CAST` (0x47): copies elements and converts their type
    Cast(S4d4TrMariana),
    /// `RECIPROCAL` (0x48): 1/x of every element
    Reciprocal(S4d4TrMariana),
    /// `MEMSET` (0x49): fills a tensor with one value
    Memset(D4Mr),
    /// `REG_LOAD` (0x4a): pool register load left over from TONGA
    RegLoad(S4Rl),
    /// `REG_STORE` (0x4b): pool register store left over from TONGA
    RegStore(D4Mr),
    /// `REG_SHUFFLE` (0x4c): pool register shuffle left over from TONGA
    RegShuffle(PreambleOnly),
    /// `RNG` (0x4d): fills a tensor with random bits
    Rng(D4Mr),
    /// `TENSOR_CUMULATIVE_ARITH_OP` (0x4e): arithmetic reduction that stores every step
    TensorCumulativeArithOp(S4d4TrMariana),
    /// `TENSOR_SCALAR_PTR_MULTI_ARITH` (0x4f): one preloaded scalar per outermost slice, arithmetic
    TensorScalarPtrMultiArith(S4d4Tsm),
    /// `TENSOR_TENSOR_BITVEC_OP` (0x51): bitwise operation on two tensors
    TensorTensorBitvecOp(S3s3d3Tt),
    /// `TENSOR_REDUCE_BITVEC_OP` (0x52): bitwise reduction along free dimensions
    TensorReduceBitvecOp(S4d4TrMariana),
    /// `TENSOR_SCALAR_BITVEC_OP` (0x53): two bitwise operations of a tensor with scalars
    TensorScalarBitvecOp(S3d3TsMariana),
    /// `TENSOR_SCALAR_PTR_BITVEC_OP` (0x54): the same with scalars from memory; deprecated
    TensorScalarPtrBitvecOp(S3d3TsMariana),
    /// `MAX_POOL_SELECT` (0x58): position of the maximum of each window
    MaxPoolSelect(S4d4Pl),
    /// `TENSOR_CUMULATIVE_BITVEC_OP` (0x5e): bitwise reduction that stores every step
    TensorCumulativeBitvecOp(S4d4TrMariana),
    /// `TENSOR_SCALAR_PTR_MULTI_BITVEC` (0x5f): one preloaded scalar per outermost slice, bitwise
    TensorScalarPtrMultiBitvec(S4d4Tsm),
    /// `BATCH_NORM_STATS` (0x60): mean and variance of up to 256 elements; deprecated
    BatchNormStats(S4d2Bn),
    /// `BATCH_NORM_STATS2` (0x61): mean and variance of up to 512 elements, even and odd apart
    BatchNormStats2(S4d2Bn),
    /// `BATCH_NORM_AGGREGATE` (0x62): combines statistics of several parts
    BatchNormAggregate(S4d2Bn),
    /// `BATCH_NORM_GRAD_ACCUMULATE` (0x63): sums of the backward pass; deprecated
    BatchNormGradAccumulate(S3s3d1Bn),
    /// `BATCH_NORM_PARAM_LOAD` (0x64): loads three coefficients of the backward pass; deprecated
    BatchNormParamLoad(S2Bn),
    /// `BATCH_NORM_BACK_PROP` (0x65): input gradient of the backward pass
    BatchNormBackProp(S3s3d3Tt),
    /// `LOAD_PARAMETER_RAM` (0x66): fills part of the parameter RAM
    LoadParameterRam(CtrlIm),
    /// `POOL_BUFFER_LOAD` (0x67): fills the buffer that GATHER reads
    PoolBufferLoad(S4Pb),
    /// `GATHER` (0x68): looks indices up in the pool buffer
    Gather(S4d4Gt),
    /// `LOAD_MASK_SELECT` (0x69): loads the 32 mask bytes of the shuffles
    LoadMaskSelect(CtrlIm),
    /// `STREAM_SHUFFLE` (0x6a): permutes partitions inside groups of 32
    StreamShuffle(S4d4TrMariana),
    /// `STREAM_TRANSPOSE` (0x6b): transposes blocks of 32 by 32
    StreamTranspose(S4d4TrMariana),
    /// `MAX8` (0x6c): the eight largest values of each partition
    Max8(S4d2Bn),
    /// `MATCH_VALUE_LOAD` (0x6d): loads the eight values to search for
    MatchValueLoad(S2Bn),
    /// `FIND_INDEX8` (0x6e): positions of the eight loaded values
    FindIndex8(S4d2Bn),
    /// `MATCH_REPLACE8` (0x6f): replaces the first match of each loaded value
    MatchReplace8(S4d4Mr),
    /// `TENSOR_SCALAR_IMM_LD_ARITH` (0x70): preloads up to eight scalars, converted to fp32
    TensorScalarImmLdArith(S2Bn),
    /// `TENSOR_SCALAR_IMM_LD_BITVEC` (0x71): preloads up to eight scalars as raw bits
    TensorScalarImmLdBitvec(S2Bn),
    /// `COPY_PREDICATED` (0x72): copies elements where a predicate tensor is true
    CopyPredicated(S3s3d3Tt),
    /// `ROI_ALIGN` (0x73): region-of-interest alignment; not maintained
    RoiAlign(S2s2d3Roi),
    /// `TENSOR_SCALAR_ADDR` (0x74): 64-bit address arithmetic
    TensorScalarAddr(S2d2Addr),
    /// `RAND` (0x76): uniform random numbers; superseded by RAND2
    Rand(D4Rand),
    /// `RAND_GET_STATE` (0x77): stores the state of a generator
    RandGetState(D4Rand),
    /// `RAND_SET_STATE` (0x78): loads the state of a generator
    RandSetState(S1Rand),
    /// `EMBEDDING_UPDATE` (0x79): scatters updates into an embedding table
    EmbeddingUpdate(PreambleOnly),
    /// `LOAD_POOL_ARGUMENT` (0x7a): loads eight arguments of a pool kernel
    LoadPoolArgument(CtrlIm),
    /// `TENSOR_DEQUANTIZE` (0x7b): expands a packed micro-format to FP8
    TensorDequantize(S3d3TensDequantCayman),
    /// `CROSS_LANE_REDUCE_ARITH` (0x7c): arithmetic reduction across partitions
    CrossLaneReduceArith(S4d4Cr),
    /// `CROSS_LANE_REDUCE_BITVEC` (0x7d): bitwise reduction across partitions
    CrossLaneReduceBitvec(S4d4Cr),
    /// `IOTA` (0x7e): generates a ramp of integers
    Iota(D4Iota),
    /// `DROPOUT` (0x7f): zeroes elements at random
    Dropout(S3d3Dropout),
    /// `JPEG_DECODE` (0x81): JPEG decoding; not maintained
    JpegDecode(S2d2Jpeg),
    /// `TRANSPOSE_BATCH_NORM_STATS2` (0x82): BATCH\_NORM\_STATS2 of the transposed source
    TransposeBatchNormStats2(S4d2Bn),
    /// `TRANSPOSE_TENSOR_REDUCE_ARITH_OP` (0x83): arithmetic reduction of the transposed source
    TransposeTensorReduceArithOp(S4d4TrMariana),
    /// `TRANSPOSE_TENSOR_REDUCE_BITVEC_OP` (0x84): bitwise reduction of the transposed source
    TransposeTensorReduceBitvecOp(S4d4TrMariana),
    /// `CUSTOM_OP_HEADER` (0x85): starts the call of a custom operator
    CustomOpHeader(CustomOpHeaderCayman),
    /// `CUSTOM_OP_PAYLOAD` (0x86): one argument of a custom operator
    CustomOpPayload(CustomOpPayloadCayman),
    /// `BATCH_NORM_PARAM_LOAD2` (0x8e): loads the parameters of the backward pass
    BatchNormParamLoad2(S2Bnpl2),
    /// `TENSOR_SCALAR_AFFINE_SELECT` (0x92): keeps or replaces elements by the sign of a ramp
    TensorScalarAffineSelect(S2d2TsAs),
    /// `TRANSPOSE_TENSOR_SCALAR_ARITH_OP` (0x93): scalar arithmetic on the transposed source
    TransposeTensorScalarArithOp(S3d3TsMariana),
    /// `BATCH_NORM_GRAD_ACCUMULATE2` (0x94): sums of the backward pass
    BatchNormGradAccumulate2(S3s3d1Bn2),
    /// `MODIFY_POOL_CONFIG` (0x95): loads or unloads a library on the POOL cores
    ModifyPoolConfig(ModifyPoolConfig),
    /// `SORT` (0x96): sorts each partition, values and positions
    Sort(S1d2Sort),
    /// `TENSOR_SCALAR_SELECT` (0x98): an immediate predicate picks the tensor or a scalar
    TensorScalarSelect(S3d3TsSelect),
    /// `CAST_PREDICATED` (0x99): COPY\_PREDICATED with a type conversion
    CastPredicated(S3s3d3Tt),
    /// `TENSOR_SCALAR_CACHE_REDUCE` (0x9a): scalar operation with a reduction into the accumulator
    TensorScalarCacheReduce(S3d3TsMariana),
    /// `DVE_READ_ACCUMULATOR` (0x9b): stores the accumulator of the vector engine
    DveReadAccumulator(D1Rd),
    /// `TENSOR_REDUCE_RANGE_CHECK` (0x9c): reduction with a range check; deprecated
    TensorReduceRangeCheck(S2d2Tr),
    /// `SCALAR_TENSOR_TENSOR_ARITH` (0x9d): (tensor op scalar) op tensor, arithmetic
    ScalarTensorTensorArith(S2s2d2Stt),
    /// `SCALAR_TENSOR_TENSOR_BITVEC` (0x9e): (tensor op scalar) op tensor, bitwise
    ScalarTensorTensorBitvec(S2s2d2Stt),
    /// `ENGINE_NOP` (0x9f): passes through the engine without effect
    EngineNop(CtrlIm),
    /// `EVENT_SEMAPHORE` (0xa0): waits and signals, twice at most
    EventSemaphore(CtrlEs),
    /// `HALT` (0xa1): stops the engine's stream
    Halt(CtrlNo),
    /// `DRAIN` (0xa2): lets earlier instructions finish
    Drain(CtrlNo),
    /// `INSTRUCTION_FLUSH` (0xa3): discards fetched instructions
    InstructionFlush(CtrlNo),
    /// `NOP` (0xa4): nothing, apart from its events
    Nop(CtrlNo),
    /// `WRITE` (0xa5): writes a register address
    Write(CtrlWr),
    /// `NOTIFY` (0xa6): raises a notification
    Notify(CtrlNo),
    /// `MOVE` (0xa7): moves up to eight register words
    Move(CtrlMv),
    /// `ALU_OP` (0xa8): arithmetic on registers
    AluOp(CtrlAl),
    /// `COMPARE_BRANCH` (0xa9): compares and branches
    CompareBranch(CtrlBr),
    /// `TENSOR_LOAD` (0xaa): loads scalars from memory into registers
    TensorLoad(Mem2d),
    /// `TENSOR_STORE` (0xab): stores registers or immediates to memory
    TensorStore(Mem2d),
    /// `EVENT_SEMAPHORE_RANGE_CLEAR` (0xb0): clears a range or mask of semaphores
    EventSemaphoreRangeClear(CtrlEr),
    /// `SET_ORDERING_MODE` (0xb1): sets the memory ordering of the sequencer
    SetOrderingMode(CtrlOm),
    /// `MOVE_SHAPE` (0xb2): moves tensor shapes into or out of shape registers
    MoveShape(CtrlMs),
    /// `POLL_SEM` (0xb3): folds several words with a minimum, writes it back and keeps it
    PollSem(CtrlPollSem),
    /// `TEST_EVENT_SEM` (0xb4): reads or updates a list of semaphores or events
    TestEventSem(CtrlTestEs),
    /// `BRANCH_PREFETCH_HINT` (0xb5): says whether a later branch will be taken
    BranchPrefetchHint(CtrlBrHint),
    /// `DMAMEMCPY` (0xb8): builds the descriptors of a strided copy
    Dmamemcpy(DmaDirect2d),
    /// `DMA_INDIRECT` (0xbb): builds the descriptors of a gather or scatter
    DmaIndirect(DmaIndirect1d),
    /// `RANGE_SELECT` (0xbc): keeps elements whose position lies between two bounds
    RangeSelect(S2d2Rs),
    /// `DMA_TRANSPOSE` (0xbd): builds the descriptors of a transposing copy
    DmaTranspose(DmaDirect2dXpose),
    /// `GET_SEQUENCE_BOUNDS` (0xbe): start and end of every run of equal ids
    GetSequenceBounds(S3d3SeqBounds),
    /// `SB2SB_COLLECTIVE` (0xbf): copies SBUF to the SBUF of a peer core
    Sb2sbCollective(S3d3Collective),
    /// `PSEUDO_DMATRIGGER` (0xc1): fires a prepared block of a DMA queue
    PseudoDmatrigger(PseudoDmaTrigger),
    /// `PSEUDO_DMAREARM` (0xc2): re-arms a DMA queue
    PseudoDmarearm(PseudoDmaRearm),
    /// `PSEUDO_DMABARRIER` (0xc3): orders SBUF writes before a DMA reads them
    PseudoDmabarrier(PseudoDmaBarrier),
    /// `PSEUDO_DMAMEMCPY_FULL_IND` (0xc4): gather or scatter by indices in SBUF
    PseudoDmamemcpyFullInd(PseudoDmaMemcpyFullInd),
    /// `PSEUDO_SEMAPHORE_SET` (0xc5): sets a semaphore
    PseudoSemaphoreSet(PreambleOnly),
    /// `PSEUDO_LOAD_ACT_FUNC_SET` (0xc6): names the activation tables to load
    PseudoLoadActFuncSet(PseudoLoadActFuncSet),
    /// `PSEUDO_TRIGGER_ALL_REDUCE` (0xc7): all-reduce over DRAM tensors
    PseudoTriggerAllReduce(PseudoTriggerAllReduce),
    /// `PSEUDO_TRIGGER_COLLECTIVE` (0xc8): collective over DRAM tensors
    PseudoTriggerCollective(PseudoTriggerCollective),
    /// `PSEUDO_READ_VAR_ADDR` (0xc9): reads the address of a variable
    PseudoReadVarAddr(PreambleOnly),
    /// `PSEUDO_EMBEDDING_UPDATE` (0xca): scatter with accumulation into an embedding table
    PseudoEmbeddingUpdate(PseudoEmbeddingUpdate),
    /// `PSEUDO_SEND_RECV` (0xcb): sends or receives a window of a tensor
    PseudoSendRecv(PseudoSendrecv),
    /// `PSEUDO_BRANCH_LABEL` (0xcc): target of a branch
    PseudoBranchLabel(PreambleOnly),
    /// `PSEUDO_TENSOR_STORE` (0xcd): TENSOR\_STORE to a variable
    PseudoTensorStore(PseudoMem2d),
    /// `PSEUDO_TENSOR_LOAD` (0xce): TENSOR\_LOAD from a variable
    PseudoTensorLoad(PseudoMem2d),
    /// `PSEUDO_DMASWAP_QUEUE_SET` (0xcf): switches the instance of a queue set
    PseudoDmaswapQueueSet(PseudoDmaSwapQueueSet),
    /// `PSEUDO_SET_RNG_SEED` (0xd0): seeds a generator
    PseudoSetRngSeed(PseudoSetRngSeed),
    /// `PSEUDO_FUNCTION_BEGIN` (0xd1): start of a function
    PseudoFunctionBegin(PseudoFunctionBegin),
    /// `PSEUDO_FUNCTION_RETURN` (0xd2): end of a function
    PseudoFunctionReturn(PseudoFunctionReturn),
    /// `PSEUDO_FUNCTION_CALL` (0xd3): calls a function by name
    PseudoFunctionCall(PseudoFunctionCall),
    /// `PSEUDO_DMA_DIRECT2D` (0xd4): request for any of the descriptor-generating DMAs
    PseudoDmaDirect2d(PseudoDmaDirect2d),
    /// `PSEUDO_SYNC_BARRIER` (0xd5): barrier of the engines of a core
    PseudoSyncBarrier(PseudoSyncBarrier),
    /// `PSEUDO_RANGE_CHECK` (0xd6): checks a bound before an indirect DMA
    PseudoRangeCheck(PseudoRangeCheck),
    /// `PSEUDO_JPEG_DECODE` (0xd7): request for a JPEG decode
    PseudoJpegDecode(PseudoJpegDecode),
    /// `PSEUDO_CORE_BARRIER` (0xd8): barrier of the cores of a virtual core
    PseudoCoreBarrier(PseudoCoreBarrier),
    /// `PSEUDO_TRIGGER_COLLECTIVE2` (0xd9): collective over SBUF tensors, first record
    PseudoTriggerCollective2(PseudoTriggerCollective2),
    /// `PSEUDO_EXTENSION` (0xda): continues the record before it
    PseudoExtension(PseudoExtension),
    /// `PSEUDO_CUR_PROCESSING_RANK_ID` (0xdb): rank of the peer of this iteration
    PseudoCurProcessingRankId(PseudoCurProcessingRankId),
    /// `PSEUDO_GID_LOAD` (0xdc): global id of this rank
    PseudoGidLoad(PseudoGidLoad),
    /// `PSEUDO_BRANCH_PREFETCH_HINT` (0xdd): likely outcome of a later branch
    PseudoBranchPrefetchHint(PseudoBranchPrefetchHint),
    /// `PSEUDO_TENSOR_COMPLETION` (0xde): a tensor is complete
    PseudoTensorCompletion(PseudoTensorCompletion),
    /// `PSEUDO_INST` (0xdf): End of the program. Every stream holds one.
    PseudoExitExecution(PseudoExitExecution),
    /// `PSEUDO_INST` (0xdf): prefix of further pseudo instructions
    PseudoInst(PseudoInst),
    /// `SPARSITY_COMPRESS` (0xe0): keeps four extremes of every group, with their positions
    SparsityCompress(S3d3Sc),
    /// `SPARSITY_COMPRESS_TAG` (0xe1): the same into two tensors
    SparsityCompressTag(S2d2d2Sc),
    /// `RAND2` (0xe2): uniform random numbers
    Rand2(D3Rand),
    /// `QUANTIZE_MX` (0xe3): quantises to MX blocks and scales
    QuantizeMx(S3dmx1QuantMariana),
    /// `CONV_LUT_LOAD` (0xe4): loads the 4-bit converter of PE, or decodes packed codes on POOL
    ConvLutLoad(S2Convlut),
    /// `TENSOR_TENSOR_SCAN_ARITH` (0xe5): recurrence over two tensors
    TensorTensorScanArith(S2s2d2Stt),
    /// `TENSOR_SCALAR_CACHE_CUMULATIVE` (0xe6): scalar operation with a running reduction
    TensorScalarCacheCumulative(S3d3TsMariana),
    /// `INDIRECT_COPY` (0xe7): copies runs of elements by index
    IndirectCopy(S4d4IcSunda),
    /// `COPY_PREDICATED_SCALAR` (0xe8): writes a scalar where a predicate tensor says so
    CopyPredicatedScalar(S3d3CpPredScalarMariana),
    /// `DVE_READ_INDICES` (0xe9): stores the eight match positions
    DveReadIndices(D4Mr),
    /// `SELECT_REDUCE` (0xea): selects a tensor or a scalar by predicate, with a running maximum
    SelectReduce(S2s2d2Stt),
    /// `EXTENDED_INST` (0xf0): Sum or product of two two-dimensional tensors, reached through EXTENDED\_INST.
    ExtendedTta(ExtendedTta),
    /// `EXTENDED_INST` (0xf0): Builds the descriptor ring of a copy from SBUF to the SBUF of a peer, over all partitions.
    ExtendedRdmaDescGen(ExtendedRdmaDescGen),
    /// `EXTENDED_INST` (0xf0): Starts the ring that EXTENDED\_RDMA\_DESC\_GEN built.
    ExtendedRdmaDescStart(ExtendedRdmaDescStart),
    /// `EXTENDED_INST` (0xf0): prefix of further instructions
    ExtendedInst(ExtendedInst),
    /// `DMA_GATHER_TRANSPOSE` (0xf1): gathers rows and transposes them into SBUF
    DmaGatherTranspose(DmaGatherXpose),
    /// `NONZERO_WITH_COUNT` (0xf2): positions of the nonzero elements, and their number
    NonzeroWithCount(S3d3NonzeroWithCount),
    /// `INVALID` (0xff): marks memory that holds no instruction
    Invalid(Invalid),
    /// A byte this generation has no opcode for; see [`crate::ELSEWHERE`] for generations that have one.
    Unknown(RecordBytes),
}

impl Instruction {
    /// Decodes a record; every 64 bytes are some instruction.
    #[inline]
    pub const fn decode(bytes: &RecordBytes) -> Self {
        match bytes[0] {
            0x01 => Self::Ldweights(S3LwMariana(*bytes)),
            0x02 => Self::Matmul(S3d3MmMariana(*bytes)),
            0x03 => Self::PeRegWrite(PreambleOnly(*bytes)),
            0x04 => Self::WeightMask(PreambleOnly(*bytes)),
            0x05 => Self::WeightShift(PreambleOnly(*bytes)),
            0x06 => Self::Ldtags(S3Lt(*bytes)),
            0x07 => Self::MatmulSparse(S4d3Mm(*bytes)),
            0x08 => Self::PeManageSeed(S2s1d2PeSeed(*bytes)),
            0x09 => Self::LdweightsMx(Smx1Lw(*bytes)),
            0x0a => Self::MatmulMx(Smx1d3MmMariana(*bytes)),
            0x21 => Self::Activate(S3d3Ac(*bytes)),
            0x22 => Self::ActivateQuantize(S3d3Aq(*bytes)),
            0x23 => Self::ActivationTableLoad(CtrlNoActTableLoad(*bytes)),
            0x24 => Self::ActivationReadAccumulator(D1Rd(*bytes)),
            0x25 => Self::Activate2(S2d2Ac(*bytes)),
            0x30 => Self::Exponential(S3d3TsMariana(*bytes)),
            0x41 => Self::TensorTensorArithOp(S3s3d3Tt(*bytes)),
            0x42 => Self::TensorReduceArithOp(S4d4TrMariana(*bytes)),
            0x43 => Self::TensorScalarArithOp(S3d3TsMariana(*bytes)),
            0x44 => Self::TensorScalarPtrArithOp(S3d3TsMariana(*bytes)),
            0x45 => Self::Pool(S4d4Pl(*bytes)),
            0x46 => Self::Copy(S4d4TrMariana(*bytes)),
            0x47 => Self::Cast(S4d4TrMariana(*bytes)),
            0x48 => Self::Reciprocal(S4d4TrMariana(*bytes)),
            0x49 => Self::Memset(D4Mr(*bytes)),
            0x4a => Self::RegLoad(S4Rl(*bytes)),
            0x4b => Self::RegStore(D4Mr(*bytes)),
            0x4c => Self::RegShuffle(PreambleOnly(*bytes)),
            0x4d => Self::Rng(D4Mr(*bytes)),
            0x4e => Self::TensorCumulativeArithOp(S4d4TrMariana(*bytes)),
            0x4f => Self::TensorScalarPtrMultiArith(S4d4Tsm(*bytes)),
            0x51 => Self::TensorTensorBitvecOp(S3s3d3Tt(*bytes)),
            0x52 => Self::TensorReduceBitvecOp(S4d4TrMariana(*bytes)),
            0x53 => Self::TensorScalarBitvecOp(S3d3TsMariana(*bytes)),
            0x54 => Self::TensorScalarPtrBitvecOp(S3d3TsMariana(*bytes)),
            0x58 => Self::MaxPoolSelect(S4d4Pl(*bytes)),
            0x5e => Self::TensorCumulativeBitvecOp(S4d4TrMariana(*bytes)),
            0x5f => Self::TensorScalarPtrMultiBitvec(S4d4Tsm(*bytes)),
            0x60 => Self::BatchNormStats(S4d2Bn(*bytes)),
            0x61 => Self::BatchNormStats2(S4d2Bn(*bytes)),
            0x62 => Self::BatchNormAggregate(S4d2Bn(*bytes)),
            0x63 => Self::BatchNormGradAccumulate(S3s3d1Bn(*bytes)),
            0x64 => Self::BatchNormParamLoad(S2Bn(*bytes)),
            0x65 => Self::BatchNormBackProp(S3s3d3Tt(*bytes)),
            0x66 => Self::LoadParameterRam(CtrlIm(*bytes)),
            0x67 => Self::PoolBufferLoad(S4Pb(*bytes)),
            0x68 => Self::Gather(S4d4Gt(*bytes)),
            0x69 => Self::LoadMaskSelect(CtrlIm(*bytes)),
            0x6a => Self::StreamShuffle(S4d4TrMariana(*bytes)),
            0x6b => Self::StreamTranspose(S4d4TrMariana(*bytes)),
            0x6c => Self::Max8(S4d2Bn(*bytes)),
            0x6d => Self::MatchValueLoad(S2Bn(*bytes)),
            0x6e => Self::FindIndex8(S4d2Bn(*bytes)),
            0x6f => Self::MatchReplace8(S4d4Mr(*bytes)),
            0x70 => Self::TensorScalarImmLdArith(S2Bn(*bytes)),
            0x71 => Self::TensorScalarImmLdBitvec(S2Bn(*bytes)),
            0x72 => Self::CopyPredicated(S3s3d3Tt(*bytes)),
            0x73 => Self::RoiAlign(S2s2d3Roi(*bytes)),
            0x74 => Self::TensorScalarAddr(S2d2Addr(*bytes)),
            0x76 => Self::Rand(D4Rand(*bytes)),
            0x77 => Self::RandGetState(D4Rand(*bytes)),
            0x78 => Self::RandSetState(S1Rand(*bytes)),
            0x79 => Self::EmbeddingUpdate(PreambleOnly(*bytes)),
            0x7a => Self::LoadPoolArgument(CtrlIm(*bytes)),
            0x7b => Self::TensorDequantize(S3d3TensDequantCayman(*bytes)),
            0x7c => Self::CrossLaneReduceArith(S4d4Cr(*bytes)),
            0x7d => Self::CrossLaneReduceBitvec(S4d4Cr(*bytes)),
            0x7e => Self::Iota(D4Iota(*bytes)),
            0x7f => Self::Dropout(S3d3Dropout(*bytes)),
            0x81 => Self::JpegDecode(S2d2Jpeg(*bytes)),
            0x82 => Self::TransposeBatchNormStats2(S4d2Bn(*bytes)),
            0x83 => Self::TransposeTensorReduceArithOp(S4d4TrMariana(*bytes)),
            0x84 => Self::TransposeTensorReduceBitvecOp(S4d4TrMariana(*bytes)),
            0x85 => Self::CustomOpHeader(CustomOpHeaderCayman(*bytes)),
            0x86 => Self::CustomOpPayload(CustomOpPayloadCayman(*bytes)),
            0x8e => Self::BatchNormParamLoad2(S2Bnpl2(*bytes)),
            0x92 => Self::TensorScalarAffineSelect(S2d2TsAs(*bytes)),
            0x93 => Self::TransposeTensorScalarArithOp(S3d3TsMariana(*bytes)),
            0x94 => Self::BatchNormGradAccumulate2(S3s3d1Bn2(*bytes)),
            0x95 => Self::ModifyPoolConfig(ModifyPoolConfig(*bytes)),
            0x96 => Self::Sort(S1d2Sort(*bytes)),
            0x98 => Self::TensorScalarSelect(S3d3TsSelect(*bytes)),
            0x99 => Self::CastPredicated(S3s3d3Tt(*bytes)),
            0x9a => Self::TensorScalarCacheReduce(S3d3TsMariana(*bytes)),
            0x9b => Self::DveReadAccumulator(D1Rd(*bytes)),
            0x9c => Self::TensorReduceRangeCheck(S2d2Tr(*bytes)),
            0x9d => Self::ScalarTensorTensorArith(S2s2d2Stt(*bytes)),
            0x9e => Self::ScalarTensorTensorBitvec(S2s2d2Stt(*bytes)),
            0x9f => Self::EngineNop(CtrlIm(*bytes)),
            0xa0 => Self::EventSemaphore(CtrlEs(*bytes)),
            0xa1 => Self::Halt(CtrlNo(*bytes)),
            0xa2 => Self::Drain(CtrlNo(*bytes)),
            0xa3 => Self::InstructionFlush(CtrlNo(*bytes)),
            0xa4 => Self::Nop(CtrlNo(*bytes)),
            0xa5 => Self::Write(CtrlWr(*bytes)),
            0xa6 => Self::Notify(CtrlNo(*bytes)),
            0xa7 => Self::Move(CtrlMv(*bytes)),
            0xa8 => Self::AluOp(CtrlAl(*bytes)),
            0xa9 => Self::CompareBranch(CtrlBr(*bytes)),
            0xaa => Self::TensorLoad(Mem2d(*bytes)),
            0xab => Self::TensorStore(Mem2d(*bytes)),
            0xb0 => Self::EventSemaphoreRangeClear(CtrlEr(*bytes)),
            0xb1 => Self::SetOrderingMode(CtrlOm(*bytes)),
            0xb2 => Self::MoveShape(CtrlMs(*bytes)),
            0xb3 => Self::PollSem(CtrlPollSem(*bytes)),
            0xb4 => Self::TestEventSem(CtrlTestEs(*bytes)),
            0xb5 => Self::BranchPrefetchHint(CtrlBrHint(*bytes)),
            0xb8 => Self::Dmamemcpy(DmaDirect2d(*bytes)),
            0xbb => Self::DmaIndirect(DmaIndirect1d(*bytes)),
            0xbc => Self::RangeSelect(S2d2Rs(*bytes)),
            0xbd => Self::DmaTranspose(DmaDirect2dXpose(*bytes)),
            0xbe => Self::GetSequenceBounds(S3d3SeqBounds(*bytes)),
            0xbf => Self::Sb2sbCollective(S3d3Collective(*bytes)),
            0xc1 => Self::PseudoDmatrigger(PseudoDmaTrigger(*bytes)),
            0xc2 => Self::PseudoDmarearm(PseudoDmaRearm(*bytes)),
            0xc3 => Self::PseudoDmabarrier(PseudoDmaBarrier(*bytes)),
            0xc4 => Self::PseudoDmamemcpyFullInd(PseudoDmaMemcpyFullInd(*bytes)),
            0xc5 => Self::PseudoSemaphoreSet(PreambleOnly(*bytes)),
            0xc6 => Self::PseudoLoadActFuncSet(PseudoLoadActFuncSet(*bytes)),
            0xc7 => Self::PseudoTriggerAllReduce(PseudoTriggerAllReduce(*bytes)),
            0xc8 => Self::PseudoTriggerCollective(PseudoTriggerCollective(*bytes)),
            0xc9 => Self::PseudoReadVarAddr(PreambleOnly(*bytes)),
            0xca => Self::PseudoEmbeddingUpdate(PseudoEmbeddingUpdate(*bytes)),
            0xcb => Self::PseudoSendRecv(PseudoSendrecv(*bytes)),
            0xcc => Self::PseudoBranchLabel(PreambleOnly(*bytes)),
            0xcd => Self::PseudoTensorStore(PseudoMem2d(*bytes)),
            0xce => Self::PseudoTensorLoad(PseudoMem2d(*bytes)),
            0xcf => Self::PseudoDmaswapQueueSet(PseudoDmaSwapQueueSet(*bytes)),
            0xd0 => Self::PseudoSetRngSeed(PseudoSetRngSeed(*bytes)),
            0xd1 => Self::PseudoFunctionBegin(PseudoFunctionBegin(*bytes)),
            0xd2 => Self::PseudoFunctionReturn(PseudoFunctionReturn(*bytes)),
            0xd3 => Self::PseudoFunctionCall(PseudoFunctionCall(*bytes)),
            0xd4 => Self::PseudoDmaDirect2d(PseudoDmaDirect2d(*bytes)),
            0xd5 => Self::PseudoSyncBarrier(PseudoSyncBarrier(*bytes)),
            0xd6 => Self::PseudoRangeCheck(PseudoRangeCheck(*bytes)),
            0xd7 => Self::PseudoJpegDecode(PseudoJpegDecode(*bytes)),
            0xd8 => Self::PseudoCoreBarrier(PseudoCoreBarrier(*bytes)),
            0xd9 => Self::PseudoTriggerCollective2(PseudoTriggerCollective2(*bytes)),
            0xda => Self::PseudoExtension(PseudoExtension(*bytes)),
            0xdb => Self::PseudoCurProcessingRankId(PseudoCurProcessingRankId(*bytes)),
            0xdc => Self::PseudoGidLoad(PseudoGidLoad(*bytes)),
            0xdd => Self::PseudoBranchPrefetchHint(PseudoBranchPrefetchHint(*bytes)),
            0xde => Self::PseudoTensorCompletion(PseudoTensorCompletion(*bytes)),
            0xdf if bytes[12] == 0x01 => {
                Self::PseudoExitExecution(PseudoExitExecution(*bytes))
            }
            0xdf => Self::PseudoInst(PseudoInst(*bytes)),
            0xe0 => Self::SparsityCompress(S3d3Sc(*bytes)),
            0xe1 => Self::SparsityCompressTag(S2d2d2Sc(*bytes)),
            0xe2 => Self::Rand2(D3Rand(*bytes)),
            0xe3 => Self::QuantizeMx(S3dmx1QuantMariana(*bytes)),
            0xe4 => Self::ConvLutLoad(S2Convlut(*bytes)),
            0xe5 => Self::TensorTensorScanArith(S2s2d2Stt(*bytes)),
            0xe6 => Self::TensorScalarCacheCumulative(S3d3TsMariana(*bytes)),
            0xe7 => Self::IndirectCopy(S4d4IcSunda(*bytes)),
            0xe8 => Self::CopyPredicatedScalar(S3d3CpPredScalarMariana(*bytes)),
            0xe9 => Self::DveReadIndices(D4Mr(*bytes)),
            0xea => Self::SelectReduce(S2s2d2Stt(*bytes)),
            0xf0 if bytes[12] == 0x02 => Self::ExtendedTta(ExtendedTta(*bytes)),
            0xf0 if bytes[12] == 0x08 => {
                Self::ExtendedRdmaDescGen(ExtendedRdmaDescGen(*bytes))
            }
            0xf0 if bytes[12] == 0x09 => {
                Self::ExtendedRdmaDescStart(ExtendedRdmaDescStart(*bytes))
            }
            0xf0 => Self::ExtendedInst(ExtendedInst(*bytes)),
            0xf1 => Self::DmaGatherTranspose(DmaGatherXpose(*bytes)),
            0xf2 => Self::NonzeroWithCount(S3d3NonzeroWithCount(*bytes)),
            0xff => Self::Invalid(Invalid(*bytes)),
            _ => Self::Unknown(*bytes),
        }
    }

    /// Header name of the opcode; `None` when the generation lacks it.
    pub const fn name(&self) -> Option<&'static str> {
        Some(
            match self {
                Self::Ldweights(_) => "LDWEIGHTS",
                Self::Matmul(_) => "MATMUL",
                Self::PeRegWrite(_) => "PE_REG_WRITE",
                Self::WeightMask(_) => "WEIGHT_MASK",
                Self::WeightShift(_) => "WEIGHT_SHIFT",
                Self::Ldtags(_) => "LDTAGS",
                Self::MatmulSparse(_) => "MATMUL_SPARSE",
                Self::PeManageSeed(_) => "PE_MANAGE_SEED",
                Self::LdweightsMx(_) => "LDWEIGHTS_MX",
                Self::MatmulMx(_) => "MATMUL_MX",
                Self::Activate(_) => "ACTIVATE",
                Self::ActivateQuantize(_) => "ACTIVATE_QUANTIZE",
                Self::ActivationTableLoad(_) => "ACTIVATION_TABLE_LOAD",
                Self::ActivationReadAccumulator(_) => "ACTIVATION_READ_ACCUMULATOR",
                Self::Activate2(_) => "ACTIVATE2",
                Self::Exponential(_) => "EXPONENTIAL",
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
                Self::TensorScalarPtrMultiArith(_) => "TENSOR_SCALAR_PTR_MULTI_ARITH",
                Self::TensorTensorBitvecOp(_) => "TENSOR_TENSOR_BITVEC_OP",
                Self::TensorReduceBitvecOp(_) => "TENSOR_REDUCE_BITVEC_OP",
                Self::TensorScalarBitvecOp(_) => "TENSOR_SCALAR_BITVEC_OP",
                Self::TensorScalarPtrBitvecOp(_) => "TENSOR_SCALAR_PTR_BITVEC_OP",
                Self::MaxPoolSelect(_) => "MAX_POOL_SELECT",
                Self::TensorCumulativeBitvecOp(_) => "TENSOR_CUMULATIVE_BITVEC_OP",
                Self::TensorScalarPtrMultiBitvec(_) => "TENSOR_SCALAR_PTR_MULTI_BITVEC",
                Self::BatchNormStats(_) => "BATCH_NORM_STATS",
                Self::BatchNormStats2(_) => "BATCH_NORM_STATS2",
                Self::BatchNormAggregate(_) => "BATCH_NORM_AGGREGATE",
                Self::BatchNormGradAccumulate(_) => "BATCH_NORM_GRAD_ACCUMULATE",
                Self::BatchNormParamLoad(_) => "BATCH_NORM_PARAM_LOAD",
                Self::BatchNormBackProp(_) => "BATCH_NORM_BACK_PROP",
                Self::LoadParameterRam(_) => "LOAD_PARAMETER_RAM",
                Self::PoolBufferLoad(_) => "POOL_BUFFER_LOAD",
                Self::Gather(_) => "GATHER",
                Self::LoadMaskSelect(_) => "LOAD_MASK_SELECT",
                Self::StreamShuffle(_) => "STREAM_SHUFFLE",
                Self::StreamTranspose(_) => "STREAM_TRANSPOSE",
                Self::Max8(_) => "MAX8",
                Self::MatchValueLoad(_) => "MATCH_VALUE_LOAD",
                Self::FindIndex8(_) => "FIND_INDEX8",
                Self::MatchReplace8(_) => "MATCH_REPLACE8",
                Self::TensorScalarImmLdArith(_) => "TENSOR_SCALAR_IMM_LD_ARITH",
                Self::TensorScalarImmLdBitvec(_) => "TENSOR_SCALAR_IMM_LD_BITVEC",
                Self::CopyPredicated(_) => "COPY_PREDICATED",
                Self::RoiAlign(_) => "ROI_ALIGN",
                Self::TensorScalarAddr(_) => "TENSOR_SCALAR_ADDR",
                Self::Rand(_) => "RAND",
                Self::RandGetState(_) => "RAND_GET_STATE",
                Self::RandSetState(_) => "RAND_SET_STATE",
                Self::EmbeddingUpdate(_) => "EMBEDDING_UPDATE",
                Self::LoadPoolArgument(_) => "LOAD_POOL_ARGUMENT",
                Self::TensorDequantize(_) => "TENSOR_DEQUANTIZE",
                Self::CrossLaneReduceArith(_) => "CROSS_LANE_REDUCE_ARITH",
                Self::CrossLaneReduceBitvec(_) => "CROSS_LANE_REDUCE_BITVEC",
                Self::Iota(_) => "IOTA",
                Self::Dropout(_) => "DROPOUT",
                Self::JpegDecode(_) => "JPEG_DECODE",
                Self::TransposeBatchNormStats2(_) => "TRANSPOSE_BATCH_NORM_STATS2",
                Self::TransposeTensorReduceArithOp(_) => {
                    "TRANSPOSE_TENSOR_REDUCE_ARITH_OP"
                }
                Self::TransposeTensorReduceBitvecOp(_) => {
                    "TRANSPOSE_TENSOR_REDUCE_BITVEC_OP"
                }
                Self::CustomOpHeader(_) => "CUSTOM_OP_HEADER",
                Self::CustomOpPayload(_) => "CUSTOM_OP_PAYLOAD",
                Self::BatchNormParamLoad2(_) => "BATCH_NORM_PARAM_LOAD2",
                Self::TensorScalarAffineSelect(_) => "TENSOR_SCALAR_AFFINE_SELECT",
                Self::TransposeTensorScalarArithOp(_) => {
                    "TRANSPOSE_TENSOR_SCALAR_ARITH_OP"
                }
                Self::BatchNormGradAccumulate2(_) => "BATCH_NORM_GRAD_ACCUMULATE2",
                Self::ModifyPoolConfig(_) => "MODIFY_POOL_CONFIG",
                Self::Sort(_) => "SORT",
                Self::TensorScalarSelect(_) => "TENSOR_SCALAR_SELECT",
                Self::CastPredicated(_) => "CAST_PREDICATED",
                Self::TensorScalarCacheReduce(_) => "TENSOR_SCALAR_CACHE_REDUCE",
                Self::DveReadAccumulator(_) => "DVE_READ_ACCUMULATOR",
                Self::TensorReduceRangeCheck(_) => "TENSOR_REDUCE_RANGE_CHECK",
                Self::ScalarTensorTensorArith(_) => "SCALAR_TENSOR_TENSOR_ARITH",
                Self::ScalarTensorTensorBitvec(_) => "SCALAR_TENSOR_TENSOR_BITVEC",
                Self::EngineNop(_) => "ENGINE_NOP",
                Self::EventSemaphore(_) => "EVENT_SEMAPHORE",
                Self::Halt(_) => "HALT",
                Self::Drain(_) => "DRAIN",
                Self::InstructionFlush(_) => "INSTRUCTION_FLUSH",
                Self::Nop(_) => "NOP",
                Self::Write(_) => "WRITE",
                Self::Notify(_) => "NOTIFY",
                Self::Move(_) => "MOVE",
                Self::AluOp(_) => "ALU_OP",
                Self::CompareBranch(_) => "COMPARE_BRANCH",
                Self::TensorLoad(_) => "TENSOR_LOAD",
                Self::TensorStore(_) => "TENSOR_STORE",
                Self::EventSemaphoreRangeClear(_) => "EVENT_SEMAPHORE_RANGE_CLEAR",
                Self::SetOrderingMode(_) => "SET_ORDERING_MODE",
                Self::MoveShape(_) => "MOVE_SHAPE",
                Self::PollSem(_) => "POLL_SEM",
                Self::TestEventSem(_) => "TEST_EVENT_SEM",
                Self::BranchPrefetchHint(_) => "BRANCH_PREFETCH_HINT",
                Self::Dmamemcpy(_) => "DMAMEMCPY",
                Self::DmaIndirect(_) => "DMA_INDIRECT",
                Self::RangeSelect(_) => "RANGE_SELECT",
                Self::DmaTranspose(_) => "DMA_TRANSPOSE",
                Self::GetSequenceBounds(_) => "GET_SEQUENCE_BOUNDS",
                Self::Sb2sbCollective(_) => "SB2SB_COLLECTIVE",
                Self::PseudoDmatrigger(_) => "PSEUDO_DMATRIGGER",
                Self::PseudoDmarearm(_) => "PSEUDO_DMAREARM",
                Self::PseudoDmabarrier(_) => "PSEUDO_DMABARRIER",
                Self::PseudoDmamemcpyFullInd(_) => "PSEUDO_DMAMEMCPY_FULL_IND",
                Self::PseudoSemaphoreSet(_) => "PSEUDO_SEMAPHORE_SET",
                Self::PseudoLoadActFuncSet(_) => "PSEUDO_LOAD_ACT_FUNC_SET",
                Self::PseudoTriggerAllReduce(_) => "PSEUDO_TRIGGER_ALL_REDUCE",
                Self::PseudoTriggerCollective(_) => "PSEUDO_TRIGGER_COLLECTIVE",
                Self::PseudoReadVarAddr(_) => "PSEUDO_READ_VAR_ADDR",
                Self::PseudoEmbeddingUpdate(_) => "PSEUDO_EMBEDDING_UPDATE",
                Self::PseudoSendRecv(_) => "PSEUDO_SEND_RECV",
                Self::PseudoBranchLabel(_) => "PSEUDO_BRANCH_LABEL",
                Self::PseudoTensorStore(_) => "PSEUDO_TENSOR_STORE",
                Self::PseudoTensorLoad(_) => "PSEUDO_TENSOR_LOAD",
                Self::PseudoDmaswapQueueSet(_) => "PSEUDO_DMASWAP_QUEUE_SET",
                Self::PseudoSetRngSeed(_) => "PSEUDO_SET_RNG_SEED",
                Self::PseudoFunctionBegin(_) => "PSEUDO_FUNCTION_BEGIN",
                Self::PseudoFunctionReturn(_) => "PSEUDO_FUNCTION_RETURN",
                Self::PseudoFunctionCall(_) => "PSEUDO_FUNCTION_CALL",
                Self::PseudoDmaDirect2d(_) => "PSEUDO_DMA_DIRECT2D",
                Self::PseudoSyncBarrier(_) => "PSEUDO_SYNC_BARRIER",
                Self::PseudoRangeCheck(_) => "PSEUDO_RANGE_CHECK",
                Self::PseudoJpegDecode(_) => "PSEUDO_JPEG_DECODE",
                Self::PseudoCoreBarrier(_) => "PSEUDO_CORE_BARRIER",
                Self::PseudoTriggerCollective2(_) => "PSEUDO_TRIGGER_COLLECTIVE2",
                Self::PseudoExtension(_) => "PSEUDO_EXTENSION",
                Self::PseudoCurProcessingRankId(_) => "PSEUDO_CUR_PROCESSING_RANK_ID",
                Self::PseudoGidLoad(_) => "PSEUDO_GID_LOAD",
                Self::PseudoBranchPrefetchHint(_) => "PSEUDO_BRANCH_PREFETCH_HINT",
                Self::PseudoTensorCompletion(_) => "PSEUDO_TENSOR_COMPLETION",
                Self::PseudoExitExecution(_) => "PSEUDO_INST",
                Self::PseudoInst(_) => "PSEUDO_INST",
                Self::SparsityCompress(_) => "SPARSITY_COMPRESS",
                Self::SparsityCompressTag(_) => "SPARSITY_COMPRESS_TAG",
                Self::Rand2(_) => "RAND2",
                Self::QuantizeMx(_) => "QUANTIZE_MX",
                Self::ConvLutLoad(_) => "CONV_LUT_LOAD",
                Self::TensorTensorScanArith(_) => "TENSOR_TENSOR_SCAN_ARITH",
                Self::TensorScalarCacheCumulative(_) => "TENSOR_SCALAR_CACHE_CUMULATIVE",
                Self::IndirectCopy(_) => "INDIRECT_COPY",
                Self::CopyPredicatedScalar(_) => "COPY_PREDICATED_SCALAR",
                Self::DveReadIndices(_) => "DVE_READ_INDICES",
                Self::SelectReduce(_) => "SELECT_REDUCE",
                Self::ExtendedTta(_) => "EXTENDED_INST",
                Self::ExtendedRdmaDescGen(_) => "EXTENDED_INST",
                Self::ExtendedRdmaDescStart(_) => "EXTENDED_INST",
                Self::ExtendedInst(_) => "EXTENDED_INST",
                Self::DmaGatherTranspose(_) => "DMA_GATHER_TRANSPOSE",
                Self::NonzeroWithCount(_) => "NONZERO_WITH_COUNT",
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
            Self::PeRegWrite(r) => &r.0,
            Self::WeightMask(r) => &r.0,
            Self::WeightShift(r) => &r.0,
            Self::Ldtags(r) => &r.0,
            Self::MatmulSparse(r) => &r.0,
            Self::PeManageSeed(r) => &r.0,
            Self::LdweightsMx(r) => &r.0,
            Self::MatmulMx(r) => &r.0,
            Self::Activate(r) => &r.0,
            Self::ActivateQuantize(r) => &r.0,
            Self::ActivationTableLoad(r) => &r.0,
            Self::ActivationReadAccumulator(r) => &r.0,
            Self::Activate2(r) => &r.0,
            Self::Exponential(r) => &r.0,
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
            Self::TensorScalarPtrMultiArith(r) => &r.0,
            Self::TensorTensorBitvecOp(r) => &r.0,
            Self::TensorReduceBitvecOp(r) => &r.0,
            Self::TensorScalarBitvecOp(r) => &r.0,
            Self::TensorScalarPtrBitvecOp(r) => &r.0,
            Self::MaxPoolSelect(r) => &r.0,
            Self::TensorCumulativeBitvecOp(r) => &r.0,
            Self::TensorScalarPtrMultiBitvec(r) => &r.0,
            Self::BatchNormStats(r) => &r.0,
            Self::BatchNormStats2(r) => &r.0,
            Self::BatchNormAggregate(r) => &r.0,
            Self::BatchNormGradAccumulate(r) => &r.0,
            Self::BatchNormParamLoad(r) => &r.0,
            Self::BatchNormBackProp(r) => &r.0,
            Self::LoadParameterRam(r) => &r.0,
            Self::PoolBufferLoad(r) => &r.0,
            Self::Gather(r) => &r.0,
            Self::LoadMaskSelect(r) => &r.0,
            Self::StreamShuffle(r) => &r.0,
            Self::StreamTranspose(r) => &r.0,
            Self::Max8(r) => &r.0,
            Self::MatchValueLoad(r) => &r.0,
            Self::FindIndex8(r) => &r.0,
            Self::MatchReplace8(r) => &r.0,
            Self::TensorScalarImmLdArith(r) => &r.0,
            Self::TensorScalarImmLdBitvec(r) => &r.0,
            Self::CopyPredicated(r) => &r.0,
            Self::RoiAlign(r) => &r.0,
            Self::TensorScalarAddr(r) => &r.0,
            Self::Rand(r) => &r.0,
            Self::RandGetState(r) => &r.0,
            Self::RandSetState(r) => &r.0,
            Self::EmbeddingUpdate(r) => &r.0,
            Self::LoadPoolArgument(r) => &r.0,
            Self::TensorDequantize(r) => &r.0,
            Self::CrossLaneReduceArith(r) => &r.0,
            Self::CrossLaneReduceBitvec(r) => &r.0,
            Self::Iota(r) => &r.0,
            Self::Dropout(r) => &r.0,
            Self::JpegDecode(r) => &r.0,
            Self::TransposeBatchNormStats2(r) => &r.0,
            Self::TransposeTensorReduceArithOp(r) => &r.0,
            Self::TransposeTensorReduceBitvecOp(r) => &r.0,
            Self::CustomOpHeader(r) => &r.0,
            Self::CustomOpPayload(r) => &r.0,
            Self::BatchNormParamLoad2(r) => &r.0,
            Self::TensorScalarAffineSelect(r) => &r.0,
            Self::TransposeTensorScalarArithOp(r) => &r.0,
            Self::BatchNormGradAccumulate2(r) => &r.0,
            Self::ModifyPoolConfig(r) => &r.0,
            Self::Sort(r) => &r.0,
            Self::TensorScalarSelect(r) => &r.0,
            Self::CastPredicated(r) => &r.0,
            Self::TensorScalarCacheReduce(r) => &r.0,
            Self::DveReadAccumulator(r) => &r.0,
            Self::TensorReduceRangeCheck(r) => &r.0,
            Self::ScalarTensorTensorArith(r) => &r.0,
            Self::ScalarTensorTensorBitvec(r) => &r.0,
            Self::EngineNop(r) => &r.0,
            Self::EventSemaphore(r) => &r.0,
            Self::Halt(r) => &r.0,
            Self::Drain(r) => &r.0,
            Self::InstructionFlush(r) => &r.0,
            Self::Nop(r) => &r.0,
            Self::Write(r) => &r.0,
            Self::Notify(r) => &r.0,
            Self::Move(r) => &r.0,
            Self::AluOp(r) => &r.0,
            Self::CompareBranch(r) => &r.0,
            Self::TensorLoad(r) => &r.0,
            Self::TensorStore(r) => &r.0,
            Self::EventSemaphoreRangeClear(r) => &r.0,
            Self::SetOrderingMode(r) => &r.0,
            Self::MoveShape(r) => &r.0,
            Self::PollSem(r) => &r.0,
            Self::TestEventSem(r) => &r.0,
            Self::BranchPrefetchHint(r) => &r.0,
            Self::Dmamemcpy(r) => &r.0,
            Self::DmaIndirect(r) => &r.0,
            Self::RangeSelect(r) => &r.0,
            Self::DmaTranspose(r) => &r.0,
            Self::GetSequenceBounds(r) => &r.0,
            Self::Sb2sbCollective(r) => &r.0,
            Self::PseudoDmatrigger(r) => &r.0,
            Self::PseudoDmarearm(r) => &r.0,
            Self::PseudoDmabarrier(r) => &r.0,
            Self::PseudoDmamemcpyFullInd(r) => &r.0,
            Self::PseudoSemaphoreSet(r) => &r.0,
            Self::PseudoLoadActFuncSet(r) => &r.0,
            Self::PseudoTriggerAllReduce(r) => &r.0,
            Self::PseudoTriggerCollective(r) => &r.0,
            Self::PseudoReadVarAddr(r) => &r.0,
            Self::PseudoEmbeddingUpdate(r) => &r.0,
            Self::PseudoSendRecv(r) => &r.0,
            Self::PseudoBranchLabel(r) => &r.0,
            Self::PseudoTensorStore(r) => &r.0,
            Self::PseudoTensorLoad(r) => &r.0,
            Self::PseudoDmaswapQueueSet(r) => &r.0,
            Self::PseudoSetRngSeed(r) => &r.0,
            Self::PseudoFunctionBegin(r) => &r.0,
            Self::PseudoFunctionReturn(r) => &r.0,
            Self::PseudoFunctionCall(r) => &r.0,
            Self::PseudoDmaDirect2d(r) => &r.0,
            Self::PseudoSyncBarrier(r) => &r.0,
            Self::PseudoRangeCheck(r) => &r.0,
            Self::PseudoJpegDecode(r) => &r.0,
            Self::PseudoCoreBarrier(r) => &r.0,
            Self::PseudoTriggerCollective2(r) => &r.0,
            Self::PseudoExtension(r) => &r.0,
            Self::PseudoCurProcessingRankId(r) => &r.0,
            Self::PseudoGidLoad(r) => &r.0,
            Self::PseudoBranchPrefetchHint(r) => &r.0,
            Self::PseudoTensorCompletion(r) => &r.0,
            Self::PseudoExitExecution(r) => &r.0,
            Self::PseudoInst(r) => &r.0,
            Self::SparsityCompress(r) => &r.0,
            Self::SparsityCompressTag(r) => &r.0,
            Self::Rand2(r) => &r.0,
            Self::QuantizeMx(r) => &r.0,
            Self::ConvLutLoad(r) => &r.0,
            Self::TensorTensorScanArith(r) => &r.0,
            Self::TensorScalarCacheCumulative(r) => &r.0,
            Self::IndirectCopy(r) => &r.0,
            Self::CopyPredicatedScalar(r) => &r.0,
            Self::DveReadIndices(r) => &r.0,
            Self::SelectReduce(r) => &r.0,
            Self::ExtendedTta(r) => &r.0,
            Self::ExtendedRdmaDescGen(r) => &r.0,
            Self::ExtendedRdmaDescStart(r) => &r.0,
            Self::ExtendedInst(r) => &r.0,
            Self::DmaGatherTranspose(r) => &r.0,
            Self::NonzeroWithCount(r) => &r.0,
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
