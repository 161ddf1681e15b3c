// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Opcode: byte 0 of a record, which says how the rest is read.

/// Opcode: byte 0 of a record, which says how the rest is read.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Opcode(pub u8);

/// The values of [`Opcode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownOpcode {
    /// loads a tile of stationary weights into the PE array
    Ldweights = 0x01,
    /// streams the moving operand through the array and accumulates in PSUM
    Matmul = 0x02,
    /// writes a configuration register of the PE array
    PeRegWrite = 0x03,
    /// left over from TONGA, deprecated
    WeightMask = 0x04,
    /// left over from TONGA, deprecated
    WeightShift = 0x05,
    /// loads sparsity tags for MATMUL\_SPARSE
    Ldtags = 0x06,
    /// matrix multiplication where a tag picks one of several feature maps per cell
    MatmulSparse = 0x07,
    /// loads or saves the stochastic rounding seeds of PSUM
    PeManageSeed = 0x08,
    /// loads a tile of MX weights; deprecated on maverick
    LdweightsMx = 0x09,
    /// matrix multiplication of MX operands; deprecated on maverick
    MatmulMx = 0x0a,
    /// function of scaled and biased input
    Activate = 0x21,
    /// function between a dequantisation and a requantisation to UINT8
    ActivateQuantize = 0x22,
    /// makes a set of function tables resident
    ActivationTableLoad = 0x23,
    /// stores the accumulator of the activation engine
    ActivationReadAccumulator = 0x24,
    /// two scalar operations, a function and an optional reduction in one pass
    Activate2 = 0x25,
    /// ACTIVATE2 that takes the result of an earlier pass as an operand
    ActivateMultipass = 0x26,
    /// exponential with an optional running sum
    Exponential = 0x30,
    /// arithmetic on two tensors
    TensorTensorArithOp = 0x41,
    /// arithmetic reduction along free dimensions
    TensorReduceArithOp = 0x42,
    /// two arithmetic operations of a tensor with scalars
    TensorScalarArithOp = 0x43,
    /// the same with scalars from memory; deprecated
    TensorScalarPtrArithOp = 0x44,
    /// maximum or average over windows
    Pool = 0x45,
    /// copies elements bit by bit
    Copy = 0x46,
    /// copies elements and converts their type
    Cast = 0x47,
    /// 1/x of every element
    Reciprocal = 0x48,
    /// fills a tensor with one value
    Memset = 0x49,
    /// pool register load left over from TONGA
    RegLoad = 0x4a,
    /// pool register store left over from TONGA
    RegStore = 0x4b,
    /// pool register shuffle left over from TONGA
    RegShuffle = 0x4c,
    /// fills a tensor with random bits
    Rng = 0x4d,
    /// arithmetic reduction that stores every step
    TensorCumulativeArithOp = 0x4e,
    /// one preloaded scalar per outermost slice, arithmetic
    TensorScalarPtrMultiArith = 0x4f,
    /// bitwise operation on two tensors
    TensorTensorBitvecOp = 0x51,
    /// bitwise reduction along free dimensions
    TensorReduceBitvecOp = 0x52,
    /// two bitwise operations of a tensor with scalars
    TensorScalarBitvecOp = 0x53,
    /// the same with scalars from memory; deprecated
    TensorScalarPtrBitvecOp = 0x54,
    /// position of the maximum of each window
    MaxPoolSelect = 0x58,
    /// bitwise reduction that stores every step
    TensorCumulativeBitvecOp = 0x5e,
    /// one preloaded scalar per outermost slice, bitwise
    TensorScalarPtrMultiBitvec = 0x5f,
    /// mean and variance of up to 256 elements; deprecated
    BatchNormStats = 0x60,
    /// mean and variance of up to 512 elements, even and odd apart
    BatchNormStats2 = 0x61,
    /// combines statistics of several parts
    BatchNormAggregate = 0x62,
    /// sums of the backward pass; deprecated
    BatchNormGradAccumulate = 0x63,
    /// loads three coefficients of the backward pass; deprecated
    BatchNormParamLoad = 0x64,
    /// input gradient of the backward pass
    BatchNormBackProp = 0x65,
    /// fills part of the parameter RAM
    LoadParameterRam = 0x66,
    /// fills the buffer that GATHER reads
    PoolBufferLoad = 0x67,
    /// looks indices up in the pool buffer
    Gather = 0x68,
    /// loads the 32 mask bytes of the shuffles
    LoadMaskSelect = 0x69,
    /// raises a notification
    NotifyTonga = 0x6a,
    /// transposes blocks of 32 by 32
    StreamTranspose = 0x6b,
    /// the eight largest values of each partition
    Max8 = 0x6c,
    /// loads the eight values to search for
    MatchValueLoad = 0x6d,
    /// positions of the eight loaded values
    FindIndex8 = 0x6e,
    /// replaces the first match of each loaded value
    MatchReplace8 = 0x6f,
    /// preloads up to eight scalars, converted to fp32
    TensorScalarImmLdArith = 0x70,
    /// preloads up to eight scalars as raw bits
    TensorScalarImmLdBitvec = 0x71,
    /// copies elements where a predicate tensor is true
    CopyPredicated = 0x72,
    /// region-of-interest alignment; not maintained
    RoiAlign = 0x73,
    /// 64-bit address arithmetic
    TensorScalarAddr = 0x74,
    /// uniform random numbers; superseded by RAND2
    Rand = 0x76,
    /// stores the state of a generator
    RandGetState = 0x77,
    /// loads the state of a generator
    RandSetState = 0x78,
    /// scatters updates into an embedding table
    EmbeddingUpdate = 0x79,
    /// loads eight arguments of a pool kernel
    LoadPoolArgument = 0x7a,
    /// expands a packed micro-format to FP8
    TensorDequantize = 0x7b,
    /// arithmetic reduction across partitions
    CrossLaneReduceArith = 0x7c,
    /// bitwise reduction across partitions
    CrossLaneReduceBitvec = 0x7d,
    /// generates a ramp of integers
    Iota = 0x7e,
    /// zeroes elements at random
    Dropout = 0x7f,
    /// JPEG decoding; not maintained
    JpegDecode = 0x81,
    /// BATCH\_NORM\_STATS2 of the transposed source
    TransposeBatchNormStats2 = 0x82,
    /// arithmetic reduction of the transposed source
    TransposeTensorReduceArithOp = 0x83,
    /// bitwise reduction of the transposed source
    TransposeTensorReduceBitvecOp = 0x84,
    /// starts the call of a custom operator
    CustomOpHeader = 0x85,
    /// one argument of a custom operator
    CustomOpPayload = 0x86,
    /// two operations with preloaded scalars, the second a product; no firmware
    TensorScalarPtrMultiDualArith = 0x87,
    /// disabled even in the sunda header
    TensorScalarPtrMultiDualBitvec = 0x88,
    /// sum of two bfloat16 tensors, two elements at a time
    TensorTensorAddBf16 = 0x8a,
    /// product of two bfloat16 tensors, two elements at a time
    TensorTensorMultBf16 = 0x8b,
    /// sum of a bfloat16 tensor, two elements at a time
    TensorReduceAddBf16 = 0x8c,
    /// maximum of a bfloat16 tensor, two elements at a time
    TensorReduceMaxBf16 = 0x8d,
    /// loads the parameters of the backward pass
    BatchNormParamLoad2 = 0x8e,
    /// difference of two bfloat16 tensors, two elements at a time
    TensorTensorSubBf16 = 0x8f,
    /// keeps or replaces elements by the sign of a ramp
    TensorScalarAffineSelect = 0x92,
    /// scalar arithmetic on the transposed source
    TransposeTensorScalarArithOp = 0x93,
    /// sums of the backward pass
    BatchNormGradAccumulate2 = 0x94,
    /// loads or unloads a library on the POOL cores
    ModifyPoolConfig = 0x95,
    /// sorts each partition, values and positions
    Sort = 0x96,
    /// an immediate predicate picks the tensor or a scalar
    TensorScalarSelect = 0x98,
    /// COPY\_PREDICATED with a type conversion
    CastPredicated = 0x99,
    /// scalar operation with a reduction into the accumulator
    TensorScalarCacheReduce = 0x9a,
    /// stores the accumulator of the vector engine
    DveReadAccumulator = 0x9b,
    /// reduction with a range check; deprecated
    TensorReduceRangeCheck = 0x9c,
    /// (tensor op scalar) op tensor, arithmetic
    ScalarTensorTensorArith = 0x9d,
    /// (tensor op scalar) op tensor, bitwise
    ScalarTensorTensorBitvec = 0x9e,
    /// passes through the engine without effect
    EngineNop = 0x9f,
    /// waits and signals, twice at most
    EventSemaphore = 0xa0,
    /// stops the engine's stream
    Halt = 0xa1,
    /// lets earlier instructions finish
    Drain = 0xa2,
    /// discards fetched instructions
    InstructionFlush = 0xa3,
    /// nothing, apart from its events
    Nop = 0xa4,
    /// writes a register address
    Write = 0xa5,
    /// raises a notification
    Notify = 0xa6,
    /// moves up to eight register words
    Move = 0xa7,
    /// arithmetic on registers
    AluOp = 0xa8,
    /// compares and branches
    CompareBranch = 0xa9,
    /// loads scalars from memory into registers
    TensorLoad = 0xaa,
    /// stores registers or immediates to memory
    TensorStore = 0xab,
    /// clears a range or mask of semaphores
    EventSemaphoreRangeClear = 0xb0,
    /// sets the memory ordering of the sequencer
    SetOrderingMode = 0xb1,
    /// moves tensor shapes into or out of shape registers
    MoveShape = 0xb2,
    /// folds several words with a minimum, writes it back and keeps it
    PollSem = 0xb3,
    /// reads or updates a list of semaphores or events
    TestEventSem = 0xb4,
    /// says whether a later branch will be taken
    BranchPrefetchHint = 0xb5,
    /// fifteen packed micro-instructions
    CompactControlInst = 0xb6,
    /// builds the descriptors of a strided copy
    Dmamemcpy = 0xb8,
    /// strided copy with its own wait and signals
    DmaMemcpy2 = 0xb9,
    /// injects descriptors given in the record
    DmaImmediate = 0xba,
    /// builds the descriptors of a gather or scatter
    DmaIndirect = 0xbb,
    /// keeps elements whose position lies between two bounds
    RangeSelect = 0xbc,
    /// builds the descriptors of a transposing copy
    DmaTranspose = 0xbd,
    /// start and end of every run of equal ids
    GetSequenceBounds = 0xbe,
    /// copies SBUF to the SBUF of a peer core
    Sb2sbCollective = 0xbf,
    /// fires a prepared block of a DMA queue
    PseudoDmatrigger = 0xc1,
    /// re-arms a DMA queue
    PseudoDmarearm = 0xc2,
    /// orders SBUF writes before a DMA reads them
    PseudoDmabarrier = 0xc3,
    /// gather or scatter by indices in SBUF
    PseudoDmamemcpyFullInd = 0xc4,
    /// sets a semaphore
    PseudoSemaphoreSet = 0xc5,
    /// names the activation tables to load
    PseudoLoadActFuncSet = 0xc6,
    /// adjusts transfers
    PseudoSetTransferAdjust = 0xc7,
    /// reads the address of a variable
    PseudoReadVarAddrTonga = 0xc8,
    /// reads the address of a variable
    PseudoReadVarAddr = 0xc9,
    /// scatter with accumulation into an embedding table
    PseudoEmbeddingUpdate = 0xca,
    /// sends or receives a window of a tensor
    PseudoSendRecv = 0xcb,
    /// target of a branch
    PseudoBranchLabel = 0xcc,
    /// TENSOR\_STORE to a variable
    PseudoTensorStore = 0xcd,
    /// TENSOR\_LOAD from a variable
    PseudoTensorLoad = 0xce,
    /// switches the instance of a queue set
    PseudoDmaswapQueueSet = 0xcf,
    /// seeds a generator
    PseudoSetRngSeed = 0xd0,
    /// start of a function
    PseudoFunctionBegin = 0xd1,
    /// end of a function
    PseudoFunctionReturn = 0xd2,
    /// calls a function by name
    PseudoFunctionCall = 0xd3,
    /// request for any of the descriptor-generating DMAs
    PseudoDmaDirect2d = 0xd4,
    /// barrier of the engines of a core
    PseudoSyncBarrier = 0xd5,
    /// checks a bound before an indirect DMA
    PseudoRangeCheck = 0xd6,
    /// request for a JPEG decode
    PseudoJpegDecode = 0xd7,
    /// barrier of the cores of a virtual core
    PseudoCoreBarrier = 0xd8,
    /// collective over SBUF tensors, first record
    PseudoTriggerCollective2 = 0xd9,
    /// continues the record before it
    PseudoExtension = 0xda,
    /// rank of the peer of this iteration
    PseudoCurProcessingRankId = 0xdb,
    /// global id of this rank
    PseudoGidLoad = 0xdc,
    /// likely outcome of a later branch
    PseudoBranchPrefetchHint = 0xdd,
    /// a tensor is complete
    PseudoTensorCompletion = 0xde,
    /// prefix of further pseudo instructions
    PseudoInst = 0xdf,
    /// keeps four extremes of every group, with their positions
    SparsityCompress = 0xe0,
    /// the same into two tensors
    SparsityCompressTag = 0xe1,
    /// uniform random numbers
    Rand2 = 0xe2,
    /// quantises to MX blocks and scales
    QuantizeMx = 0xe3,
    /// loads the 4-bit converter of PE, or decodes packed codes on POOL
    ConvLutLoad = 0xe4,
    /// recurrence over two tensors
    TensorTensorScanArith = 0xe5,
    /// scalar operation with a running reduction
    TensorScalarCacheCumulative = 0xe6,
    /// copies runs of elements by index
    IndirectCopy = 0xe7,
    /// writes a scalar where a predicate tensor says so
    CopyPredicatedScalar = 0xe8,
    /// stores the eight match positions
    DveReadIndices = 0xe9,
    /// selects a tensor or a scalar by predicate, with a running maximum
    SelectReduce = 0xea,
    /// simulator: DMA copy
    SimDmaCopy = 0xeb,
    /// simulator: write a file
    SimWrfile = 0xec,
    /// simulator: write an array
    SimWrnpy = 0xed,
    /// simulator: read an array
    SimRdnpy = 0xee,
    /// simulator: copy memory
    SimMemcpy = 0xef,
    /// prefix of further instructions
    ExtendedInst = 0xf0,
    /// gathers rows and transposes them into SBUF
    DmaGatherTranspose = 0xf1,
    /// positions of the nonzero elements, and their number
    NonzeroWithCount = 0xf2,
    /// integer operation on two tensors with a 64-bit result
    TensorTensorIntWide = 0xf3,
    /// integer operation with a scalar and a 64-bit result
    TensorScalarIntWide = 0xf4,
    /// marks memory that holds no instruction
    Invalid = 0xff,
}

impl Opcode {
    /// loads a tile of stationary weights into the PE array
    pub const LDWEIGHTS: Self = Self(0x01);
    /// streams the moving operand through the array and accumulates in PSUM
    pub const MATMUL: Self = Self(0x02);
    /// writes a configuration register of the PE array
    pub const PE_REG_WRITE: Self = Self(0x03);
    /// left over from TONGA, deprecated
    pub const WEIGHT_MASK: Self = Self(0x04);
    /// left over from TONGA, deprecated
    pub const WEIGHT_SHIFT: Self = Self(0x05);
    /// loads sparsity tags for MATMUL\_SPARSE
    pub const LDTAGS: Self = Self(0x06);
    /// matrix multiplication where a tag picks one of several feature maps per cell
    pub const MATMUL_SPARSE: Self = Self(0x07);
    /// loads or saves the stochastic rounding seeds of PSUM
    pub const PE_MANAGE_SEED: Self = Self(0x08);
    /// loads a tile of MX weights; deprecated on maverick
    pub const LDWEIGHTS_MX: Self = Self(0x09);
    /// matrix multiplication of MX operands; deprecated on maverick
    pub const MATMUL_MX: Self = Self(0x0a);
    /// function of scaled and biased input
    pub const ACTIVATE: Self = Self(0x21);
    /// function between a dequantisation and a requantisation to UINT8
    pub const ACTIVATE_QUANTIZE: Self = Self(0x22);
    /// makes a set of function tables resident
    pub const ACTIVATION_TABLE_LOAD: Self = Self(0x23);
    /// stores the accumulator of the activation engine
    pub const ACTIVATION_READ_ACCUMULATOR: Self = Self(0x24);
    /// two scalar operations, a function and an optional reduction in one pass
    pub const ACTIVATE2: Self = Self(0x25);
    /// ACTIVATE2 that takes the result of an earlier pass as an operand
    pub const ACTIVATE_MULTIPASS: Self = Self(0x26);
    /// exponential with an optional running sum
    pub const EXPONENTIAL: Self = Self(0x30);
    /// arithmetic on two tensors
    pub const TENSOR_TENSOR_ARITH_OP: Self = Self(0x41);
    /// arithmetic reduction along free dimensions
    pub const TENSOR_REDUCE_ARITH_OP: Self = Self(0x42);
    /// two arithmetic operations of a tensor with scalars
    pub const TENSOR_SCALAR_ARITH_OP: Self = Self(0x43);
    /// the same with scalars from memory; deprecated
    pub const TENSOR_SCALAR_PTR_ARITH_OP: Self = Self(0x44);
    /// maximum or average over windows
    pub const POOL: Self = Self(0x45);
    /// copies elements bit by bit
    pub const COPY: Self = Self(0x46);
    /// copies elements and converts their type
    pub const CAST: Self = Self(0x47);
    /// 1/x of every element
    pub const RECIPROCAL: Self = Self(0x48);
    /// fills a tensor with one value
    pub const MEMSET: Self = Self(0x49);
    /// pool register load left over from TONGA
    pub const REG_LOAD: Self = Self(0x4a);
    /// pool register store left over from TONGA
    pub const REG_STORE: Self = Self(0x4b);
    /// pool register shuffle left over from TONGA
    pub const REG_SHUFFLE: Self = Self(0x4c);
    /// fills a tensor with random bits
    pub const RNG: Self = Self(0x4d);
    /// arithmetic reduction that stores every step
    pub const TENSOR_CUMULATIVE_ARITH_OP: Self = Self(0x4e);
    /// one preloaded scalar per outermost slice, arithmetic
    pub const TENSOR_SCALAR_PTR_MULTI_ARITH: Self = Self(0x4f);
    /// bitwise operation on two tensors
    pub const TENSOR_TENSOR_BITVEC_OP: Self = Self(0x51);
    /// bitwise reduction along free dimensions
    pub const TENSOR_REDUCE_BITVEC_OP: Self = Self(0x52);
    /// two bitwise operations of a tensor with scalars
    pub const TENSOR_SCALAR_BITVEC_OP: Self = Self(0x53);
    /// the same with scalars from memory; deprecated
    pub const TENSOR_SCALAR_PTR_BITVEC_OP: Self = Self(0x54);
    /// position of the maximum of each window
    pub const MAX_POOL_SELECT: Self = Self(0x58);
    /// bitwise reduction that stores every step
    pub const TENSOR_CUMULATIVE_BITVEC_OP: Self = Self(0x5e);
    /// one preloaded scalar per outermost slice, bitwise
    pub const TENSOR_SCALAR_PTR_MULTI_BITVEC: Self = Self(0x5f);
    /// mean and variance of up to 256 elements; deprecated
    pub const BATCH_NORM_STATS: Self = Self(0x60);
    /// mean and variance of up to 512 elements, even and odd apart
    pub const BATCH_NORM_STATS2: Self = Self(0x61);
    /// waits for an event
    pub const EVENT_WAIT: Self = Self(0x61);
    /// combines statistics of several parts
    pub const BATCH_NORM_AGGREGATE: Self = Self(0x62);
    /// sets an event
    pub const EVENT_SET: Self = Self(0x62);
    /// sums of the backward pass; deprecated
    pub const BATCH_NORM_GRAD_ACCUMULATE: Self = Self(0x63);
    /// clears an event
    pub const EVENT_CLEAR: Self = Self(0x63);
    /// loads three coefficients of the backward pass; deprecated
    pub const BATCH_NORM_PARAM_LOAD: Self = Self(0x64);
    /// input gradient of the backward pass
    pub const BATCH_NORM_BACK_PROP: Self = Self(0x65);
    /// tests and sets a semaphore
    pub const SEMAPHORE_TEST_AND_SET: Self = Self(0x65);
    /// fills part of the parameter RAM
    pub const LOAD_PARAMETER_RAM: Self = Self(0x66);
    /// fills the buffer that GATHER reads
    pub const POOL_BUFFER_LOAD: Self = Self(0x67);
    /// looks indices up in the pool buffer
    pub const GATHER: Self = Self(0x68);
    /// nothing, apart from its events
    pub const NOP_TONGA: Self = Self(0x68);
    /// loads the 32 mask bytes of the shuffles
    pub const LOAD_MASK_SELECT: Self = Self(0x69);
    /// writes a register address
    pub const WRITE_TONGA: Self = Self(0x69);
    /// raises a notification
    pub const NOTIFY_TONGA: Self = Self(0x6a);
    /// permutes partitions inside groups of 32
    pub const STREAM_SHUFFLE: Self = Self(0x6a);
    /// transposes blocks of 32 by 32
    pub const STREAM_TRANSPOSE: Self = Self(0x6b);
    /// the eight largest values of each partition
    pub const MAX8: Self = Self(0x6c);
    /// loads the eight values to search for
    pub const MATCH_VALUE_LOAD: Self = Self(0x6d);
    /// positions of the eight loaded values
    pub const FIND_INDEX8: Self = Self(0x6e);
    /// replaces the first match of each loaded value
    pub const MATCH_REPLACE8: Self = Self(0x6f);
    /// preloads up to eight scalars, converted to fp32
    pub const TENSOR_SCALAR_IMM_LD_ARITH: Self = Self(0x70);
    /// preloads up to eight scalars as raw bits
    pub const TENSOR_SCALAR_IMM_LD_BITVEC: Self = Self(0x71);
    /// copies elements where a predicate tensor is true
    pub const COPY_PREDICATED: Self = Self(0x72);
    /// region-of-interest alignment; not maintained
    pub const ROI_ALIGN: Self = Self(0x73);
    /// 64-bit address arithmetic
    pub const TENSOR_SCALAR_ADDR: Self = Self(0x74);
    /// uniform random numbers; superseded by RAND2
    pub const RAND: Self = Self(0x76);
    /// stores the state of a generator
    pub const RAND_GET_STATE: Self = Self(0x77);
    /// loads the state of a generator
    pub const RAND_SET_STATE: Self = Self(0x78);
    /// scatters updates into an embedding table
    pub const EMBEDDING_UPDATE: Self = Self(0x79);
    /// loads eight arguments of a pool kernel
    pub const LOAD_POOL_ARGUMENT: Self = Self(0x7a);
    /// expands a packed micro-format to FP8
    pub const TENSOR_DEQUANTIZE: Self = Self(0x7b);
    /// arithmetic reduction across partitions
    pub const CROSS_LANE_REDUCE_ARITH: Self = Self(0x7c);
    /// bitwise reduction across partitions
    pub const CROSS_LANE_REDUCE_BITVEC: Self = Self(0x7d);
    /// generates a ramp of integers
    pub const IOTA: Self = Self(0x7e);
    /// zeroes elements at random
    pub const DROPOUT: Self = Self(0x7f);
    /// JPEG decoding; not maintained
    pub const JPEG_DECODE: Self = Self(0x81);
    /// BATCH\_NORM\_STATS2 of the transposed source
    pub const TRANSPOSE_BATCH_NORM_STATS2: Self = Self(0x82);
    /// arithmetic reduction of the transposed source
    pub const TRANSPOSE_TENSOR_REDUCE_ARITH_OP: Self = Self(0x83);
    /// bitwise reduction of the transposed source
    pub const TRANSPOSE_TENSOR_REDUCE_BITVEC_OP: Self = Self(0x84);
    /// starts the call of a custom operator
    pub const CUSTOM_OP_HEADER: Self = Self(0x85);
    /// one argument of a custom operator
    pub const CUSTOM_OP_PAYLOAD: Self = Self(0x86);
    /// two operations with preloaded scalars, the second a product; no firmware
    pub const TENSOR_SCALAR_PTR_MULTI_DUAL_ARITH: Self = Self(0x87);
    /// disabled even in the sunda header
    pub const TENSOR_SCALAR_PTR_MULTI_DUAL_BITVEC: Self = Self(0x88);
    /// sum of two bfloat16 tensors, two elements at a time
    pub const TENSOR_TENSOR_ADD_BF16: Self = Self(0x8a);
    /// product of two bfloat16 tensors, two elements at a time
    pub const TENSOR_TENSOR_MULT_BF16: Self = Self(0x8b);
    /// sum of a bfloat16 tensor, two elements at a time
    pub const TENSOR_REDUCE_ADD_BF16: Self = Self(0x8c);
    /// maximum of a bfloat16 tensor, two elements at a time
    pub const TENSOR_REDUCE_MAX_BF16: Self = Self(0x8d);
    /// loads the parameters of the backward pass
    pub const BATCH_NORM_PARAM_LOAD2: Self = Self(0x8e);
    /// difference of two bfloat16 tensors, two elements at a time
    pub const TENSOR_TENSOR_SUB_BF16: Self = Self(0x8f);
    /// keeps or replaces elements by the sign of a ramp
    pub const TENSOR_SCALAR_AFFINE_SELECT: Self = Self(0x92);
    /// scalar arithmetic on the transposed source
    pub const TRANSPOSE_TENSOR_SCALAR_ARITH_OP: Self = Self(0x93);
    /// sums of the backward pass
    pub const BATCH_NORM_GRAD_ACCUMULATE2: Self = Self(0x94);
    /// loads or unloads a library on the POOL cores
    pub const MODIFY_POOL_CONFIG: Self = Self(0x95);
    /// sorts each partition, values and positions
    pub const SORT: Self = Self(0x96);
    /// an immediate predicate picks the tensor or a scalar
    pub const TENSOR_SCALAR_SELECT: Self = Self(0x98);
    /// COPY\_PREDICATED with a type conversion
    pub const CAST_PREDICATED: Self = Self(0x99);
    /// scalar operation with a reduction into the accumulator
    pub const TENSOR_SCALAR_CACHE_REDUCE: Self = Self(0x9a);
    /// stores the accumulator of the vector engine
    pub const DVE_READ_ACCUMULATOR: Self = Self(0x9b);
    /// reduction with a range check; deprecated
    pub const TENSOR_REDUCE_RANGE_CHECK: Self = Self(0x9c);
    /// (tensor op scalar) op tensor, arithmetic
    pub const SCALAR_TENSOR_TENSOR_ARITH: Self = Self(0x9d);
    /// (tensor op scalar) op tensor, bitwise
    pub const SCALAR_TENSOR_TENSOR_BITVEC: Self = Self(0x9e);
    /// passes through the engine without effect
    pub const ENGINE_NOP: Self = Self(0x9f);
    /// waits and signals, twice at most
    pub const EVENT_SEMAPHORE: Self = Self(0xa0);
    /// stops the engine's stream
    pub const HALT: Self = Self(0xa1);
    /// lets earlier instructions finish
    pub const DRAIN: Self = Self(0xa2);
    /// discards fetched instructions
    pub const INSTRUCTION_FLUSH: Self = Self(0xa3);
    /// nothing, apart from its events
    pub const NOP: Self = Self(0xa4);
    /// writes a register address
    pub const WRITE: Self = Self(0xa5);
    /// raises a notification
    pub const NOTIFY: Self = Self(0xa6);
    /// moves up to eight register words
    pub const MOVE: Self = Self(0xa7);
    /// arithmetic on registers
    pub const ALU_OP: Self = Self(0xa8);
    /// compares and branches
    pub const COMPARE_BRANCH: Self = Self(0xa9);
    /// loads scalars from memory into registers
    pub const TENSOR_LOAD: Self = Self(0xaa);
    /// stores registers or immediates to memory
    pub const TENSOR_STORE: Self = Self(0xab);
    /// clears a range or mask of semaphores
    pub const EVENT_SEMAPHORE_RANGE_CLEAR: Self = Self(0xb0);
    /// sets the memory ordering of the sequencer
    pub const SET_ORDERING_MODE: Self = Self(0xb1);
    /// moves tensor shapes into or out of shape registers
    pub const MOVE_SHAPE: Self = Self(0xb2);
    /// folds several words with a minimum, writes it back and keeps it
    pub const POLL_SEM: Self = Self(0xb3);
    /// reads or updates a list of semaphores or events
    pub const TEST_EVENT_SEM: Self = Self(0xb4);
    /// says whether a later branch will be taken
    pub const BRANCH_PREFETCH_HINT: Self = Self(0xb5);
    /// fifteen packed micro-instructions
    pub const COMPACT_CONTROL_INST: Self = Self(0xb6);
    /// builds the descriptors of a strided copy
    pub const DMAMEMCPY: Self = Self(0xb8);
    /// strided copy with its own wait and signals
    pub const DMA_MEMCPY2: Self = Self(0xb9);
    /// injects descriptors given in the record
    pub const DMA_IMMEDIATE: Self = Self(0xba);
    /// builds the descriptors of a gather or scatter
    pub const DMA_INDIRECT: Self = Self(0xbb);
    /// keeps elements whose position lies between two bounds
    pub const RANGE_SELECT: Self = Self(0xbc);
    /// builds the descriptors of a transposing copy
    pub const DMA_TRANSPOSE: Self = Self(0xbd);
    /// start and end of every run of equal ids
    pub const GET_SEQUENCE_BOUNDS: Self = Self(0xbe);
    /// copies SBUF to the SBUF of a peer core
    pub const SB2SB_COLLECTIVE: Self = Self(0xbf);
    /// fires a prepared block of a DMA queue
    pub const PSEUDO_DMATRIGGER: Self = Self(0xc1);
    /// fires a prepared block of a DMA queue
    pub const PSEUDO_DMA_TRIGGER: Self = Self(0xc1);
    /// re-arms a DMA queue
    pub const PSEUDO_DMAREARM: Self = Self(0xc2);
    /// re-arms a DMA queue
    pub const PSEUDO_DMA_REARM: Self = Self(0xc2);
    /// orders SBUF writes before a DMA reads them
    pub const PSEUDO_DMABARRIER: Self = Self(0xc3);
    /// orders writes before a DMA
    pub const PSEUDO_DMA_BARRIER: Self = Self(0xc3);
    /// gather or scatter by indices in SBUF
    pub const PSEUDO_DMAMEMCPY_FULL_IND: Self = Self(0xc4);
    /// copy request
    pub const PSEUDO_DMA_MEMCPY: Self = Self(0xc4);
    /// sets a semaphore
    pub const PSEUDO_SEMAPHORE_SET: Self = Self(0xc5);
    /// names the activation tables to load
    pub const PSEUDO_LOAD_ACT_FUNC_SET: Self = Self(0xc6);
    /// adjusts transfers
    pub const PSEUDO_SET_TRANSFER_ADJUST: Self = Self(0xc7);
    /// all-reduce over DRAM tensors
    pub const PSEUDO_TRIGGER_ALL_REDUCE: Self = Self(0xc7);
    /// reads the address of a variable
    pub const PSEUDO_READ_VAR_ADDR_TONGA: Self = Self(0xc8);
    /// collective over DRAM tensors
    pub const PSEUDO_TRIGGER_COLLECTIVE: Self = Self(0xc8);
    /// reads the address of a variable
    pub const PSEUDO_READ_VAR_ADDR: Self = Self(0xc9);
    /// scatter with accumulation into an embedding table
    pub const PSEUDO_EMBEDDING_UPDATE: Self = Self(0xca);
    /// sends or receives a window of a tensor
    pub const PSEUDO_SEND_RECV: Self = Self(0xcb);
    /// target of a branch
    pub const PSEUDO_BRANCH_LABEL: Self = Self(0xcc);
    /// TENSOR\_STORE to a variable
    pub const PSEUDO_TENSOR_STORE: Self = Self(0xcd);
    /// TENSOR\_LOAD from a variable
    pub const PSEUDO_TENSOR_LOAD: Self = Self(0xce);
    /// switches the instance of a queue set
    pub const PSEUDO_DMASWAP_QUEUE_SET: Self = Self(0xcf);
    /// seeds a generator
    pub const PSEUDO_SET_RNG_SEED: Self = Self(0xd0);
    /// start of a function
    pub const PSEUDO_FUNCTION_BEGIN: Self = Self(0xd1);
    /// end of a function
    pub const PSEUDO_FUNCTION_RETURN: Self = Self(0xd2);
    /// calls a function by name
    pub const PSEUDO_FUNCTION_CALL: Self = Self(0xd3);
    /// request for any of the descriptor-generating DMAs
    pub const PSEUDO_DMA_DIRECT2D: Self = Self(0xd4);
    /// barrier of the engines of a core
    pub const PSEUDO_SYNC_BARRIER: Self = Self(0xd5);
    /// checks a bound before an indirect DMA
    pub const PSEUDO_RANGE_CHECK: Self = Self(0xd6);
    /// request for a JPEG decode
    pub const PSEUDO_JPEG_DECODE: Self = Self(0xd7);
    /// barrier of the cores of a virtual core
    pub const PSEUDO_CORE_BARRIER: Self = Self(0xd8);
    /// collective over SBUF tensors, first record
    pub const PSEUDO_TRIGGER_COLLECTIVE2: Self = Self(0xd9);
    /// continues the record before it
    pub const PSEUDO_EXTENSION: Self = Self(0xda);
    /// rank of the peer of this iteration
    pub const PSEUDO_CUR_PROCESSING_RANK_ID: Self = Self(0xdb);
    /// global id of this rank
    pub const PSEUDO_GID_LOAD: Self = Self(0xdc);
    /// likely outcome of a later branch
    pub const PSEUDO_BRANCH_PREFETCH_HINT: Self = Self(0xdd);
    /// a tensor is complete
    pub const PSEUDO_TENSOR_COMPLETION: Self = Self(0xde);
    /// prefix of further pseudo instructions
    pub const PSEUDO_INST: Self = Self(0xdf);
    /// keeps four extremes of every group, with their positions
    pub const SPARSITY_COMPRESS: Self = Self(0xe0);
    /// the same into two tensors
    pub const SPARSITY_COMPRESS_TAG: Self = Self(0xe1);
    /// uniform random numbers
    pub const RAND2: Self = Self(0xe2);
    /// quantises to MX blocks and scales
    pub const QUANTIZE_MX: Self = Self(0xe3);
    /// loads the 4-bit converter of PE, or decodes packed codes on POOL
    pub const CONV_LUT_LOAD: Self = Self(0xe4);
    /// recurrence over two tensors
    pub const TENSOR_TENSOR_SCAN_ARITH: Self = Self(0xe5);
    /// scalar operation with a running reduction
    pub const TENSOR_SCALAR_CACHE_CUMULATIVE: Self = Self(0xe6);
    /// copies runs of elements by index
    pub const INDIRECT_COPY: Self = Self(0xe7);
    /// writes a scalar where a predicate tensor says so
    pub const COPY_PREDICATED_SCALAR: Self = Self(0xe8);
    /// stores the eight match positions
    pub const DVE_READ_INDICES: Self = Self(0xe9);
    /// selects a tensor or a scalar by predicate, with a running maximum
    pub const SELECT_REDUCE: Self = Self(0xea);
    /// simulator: DMA copy
    pub const SIM_DMA_COPY: Self = Self(0xeb);
    /// simulator: write a file
    pub const SIM_WRFILE: Self = Self(0xec);
    /// simulator: write an array
    pub const SIM_WRNPY: Self = Self(0xed);
    /// simulator: read an array
    pub const SIM_RDNPY: Self = Self(0xee);
    /// simulator: copy memory
    pub const SIM_MEMCPY: Self = Self(0xef);
    /// prefix of further instructions
    pub const EXTENDED_INST: Self = Self(0xf0);
    /// gathers rows and transposes them into SBUF
    pub const DMA_GATHER_TRANSPOSE: Self = Self(0xf1);
    /// positions of the nonzero elements, and their number
    pub const NONZERO_WITH_COUNT: Self = Self(0xf2);
    /// integer operation on two tensors with a 64-bit result
    pub const TENSOR_TENSOR_INT_WIDE: Self = Self(0xf3);
    /// integer operation with a scalar and a 64-bit result
    pub const TENSOR_SCALAR_INT_WIDE: Self = Self(0xf4);
    /// marks memory that holds no instruction
    pub const INVALID: Self = Self(0xff);
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo {
            name: "OPCODE",
            width: 8,
            values: &[
                layout::ValueInfo {
                    name: "LDWEIGHTS",
                    value: 0x01,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "loads a tile of stationary weights into the PE array",
                },
                layout::ValueInfo {
                    name: "MATMUL",
                    value: 0x02,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "streams the moving operand through the array and accumulates in PSUM",
                },
                layout::ValueInfo {
                    name: "PE_REG_WRITE",
                    value: 0x03,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "writes a configuration register of the PE array",
                },
                layout::ValueInfo {
                    name: "WEIGHT_MASK",
                    value: 0x04,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "left over from TONGA, deprecated",
                },
                layout::ValueInfo {
                    name: "WEIGHT_SHIFT",
                    value: 0x05,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "left over from TONGA, deprecated",
                },
                layout::ValueInfo {
                    name: "LDTAGS",
                    value: 0x06,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "loads sparsity tags for MATMUL_SPARSE",
                },
                layout::ValueInfo {
                    name: "MATMUL_SPARSE",
                    value: 0x07,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "matrix multiplication where a tag picks one of several feature maps per cell",
                },
                layout::ValueInfo {
                    name: "PE_MANAGE_SEED",
                    value: 0x08,
                    gens: layout::GenSet(0b111000),
                    sentinel: false,
                    doc: "loads or saves the stochastic rounding seeds of PSUM",
                },
                layout::ValueInfo {
                    name: "LDWEIGHTS_MX",
                    value: 0x09,
                    gens: layout::GenSet(0b111000),
                    sentinel: false,
                    doc: "loads a tile of MX weights; deprecated on maverick",
                },
                layout::ValueInfo {
                    name: "MATMUL_MX",
                    value: 0x0a,
                    gens: layout::GenSet(0b111000),
                    sentinel: false,
                    doc: "matrix multiplication of MX operands; deprecated on maverick",
                },
                layout::ValueInfo {
                    name: "ACTIVATE",
                    value: 0x21,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "function of scaled and biased input",
                },
                layout::ValueInfo {
                    name: "ACTIVATE_QUANTIZE",
                    value: 0x22,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "function between a dequantisation and a requantisation to UINT8",
                },
                layout::ValueInfo {
                    name: "ACTIVATION_TABLE_LOAD",
                    value: 0x23,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "makes a set of function tables resident",
                },
                layout::ValueInfo {
                    name: "ACTIVATION_READ_ACCUMULATOR",
                    value: 0x24,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "stores the accumulator of the activation engine",
                },
                layout::ValueInfo {
                    name: "ACTIVATE2",
                    value: 0x25,
                    gens: layout::GenSet(0b111000),
                    sentinel: false,
                    doc: "two scalar operations, a function and an optional reduction in one pass",
                },
                layout::ValueInfo {
                    name: "ACTIVATE_MULTIPASS",
                    value: 0x26,
                    gens: layout::GenSet(0b100000),
                    sentinel: false,
                    doc: "ACTIVATE2 that takes the result of an earlier pass as an operand",
                },
                layout::ValueInfo {
                    name: "EXPONENTIAL",
                    value: 0x30,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "exponential with an optional running sum",
                },
                layout::ValueInfo {
                    name: "TENSOR_TENSOR_ARITH_OP",
                    value: 0x41,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "arithmetic on two tensors",
                },
                layout::ValueInfo {
                    name: "TENSOR_REDUCE_ARITH_OP",
                    value: 0x42,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "arithmetic reduction along free dimensions",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_ARITH_OP",
                    value: 0x43,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "two arithmetic operations of a tensor with scalars",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_PTR_ARITH_OP",
                    value: 0x44,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "the same with scalars from memory; deprecated",
                },
                layout::ValueInfo {
                    name: "POOL",
                    value: 0x45,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "maximum or average over windows",
                },
                layout::ValueInfo {
                    name: "COPY",
                    value: 0x46,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "copies elements bit by bit",
                },
                layout::ValueInfo {
                    name: "CAST",
                    value: 0x47,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "copies elements and converts their type",
                },
                layout::ValueInfo {
                    name: "RECIPROCAL",
                    value: 0x48,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "1/x of every element",
                },
                layout::ValueInfo {
                    name: "MEMSET",
                    value: 0x49,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "fills a tensor with one value",
                },
                layout::ValueInfo {
                    name: "REG_LOAD",
                    value: 0x4a,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "pool register load left over from TONGA",
                },
                layout::ValueInfo {
                    name: "REG_STORE",
                    value: 0x4b,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "pool register store left over from TONGA",
                },
                layout::ValueInfo {
                    name: "REG_SHUFFLE",
                    value: 0x4c,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "pool register shuffle left over from TONGA",
                },
                layout::ValueInfo {
                    name: "RNG",
                    value: 0x4d,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "fills a tensor with random bits",
                },
                layout::ValueInfo {
                    name: "TENSOR_CUMULATIVE_ARITH_OP",
                    value: 0x4e,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "arithmetic reduction that stores every step",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_PTR_MULTI_ARITH",
                    value: 0x4f,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "one preloaded scalar per outermost slice, arithmetic",
                },
                layout::ValueInfo {
                    name: "TENSOR_TENSOR_BITVEC_OP",
                    value: 0x51,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "bitwise operation on two tensors",
                },
                layout::ValueInfo {
                    name: "TENSOR_REDUCE_BITVEC_OP",
                    value: 0x52,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "bitwise reduction along free dimensions",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_BITVEC_OP",
                    value: 0x53,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "two bitwise operations of a tensor with scalars",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_PTR_BITVEC_OP",
                    value: 0x54,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "the same with scalars from memory; deprecated",
                },
                layout::ValueInfo {
                    name: "MAX_POOL_SELECT",
                    value: 0x58,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "position of the maximum of each window",
                },
                layout::ValueInfo {
                    name: "TENSOR_CUMULATIVE_BITVEC_OP",
                    value: 0x5e,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "bitwise reduction that stores every step",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_PTR_MULTI_BITVEC",
                    value: 0x5f,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "one preloaded scalar per outermost slice, bitwise",
                },
                layout::ValueInfo {
                    name: "BATCH_NORM_STATS",
                    value: 0x60,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "mean and variance of up to 256 elements; deprecated",
                },
                layout::ValueInfo {
                    name: "BATCH_NORM_STATS2",
                    value: 0x61,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "mean and variance of up to 512 elements, even and odd apart",
                },
                layout::ValueInfo {
                    name: "EVENT_WAIT",
                    value: 0x61,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "waits for an event",
                },
                layout::ValueInfo {
                    name: "BATCH_NORM_AGGREGATE",
                    value: 0x62,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "combines statistics of several parts",
                },
                layout::ValueInfo {
                    name: "EVENT_SET",
                    value: 0x62,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "sets an event",
                },
                layout::ValueInfo {
                    name: "BATCH_NORM_GRAD_ACCUMULATE",
                    value: 0x63,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "sums of the backward pass; deprecated",
                },
                layout::ValueInfo {
                    name: "EVENT_CLEAR",
                    value: 0x63,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "clears an event",
                },
                layout::ValueInfo {
                    name: "BATCH_NORM_PARAM_LOAD",
                    value: 0x64,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "loads three coefficients of the backward pass; deprecated",
                },
                layout::ValueInfo {
                    name: "BATCH_NORM_BACK_PROP",
                    value: 0x65,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "input gradient of the backward pass",
                },
                layout::ValueInfo {
                    name: "SEMAPHORE_TEST_AND_SET",
                    value: 0x65,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "tests and sets a semaphore",
                },
                layout::ValueInfo {
                    name: "LOAD_PARAMETER_RAM",
                    value: 0x66,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "fills part of the parameter RAM",
                },
                layout::ValueInfo {
                    name: "POOL_BUFFER_LOAD",
                    value: 0x67,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "fills the buffer that GATHER reads",
                },
                layout::ValueInfo {
                    name: "GATHER",
                    value: 0x68,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "looks indices up in the pool buffer",
                },
                layout::ValueInfo {
                    name: "NOP",
                    value: 0x68,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "nothing, apart from its events",
                },
                layout::ValueInfo {
                    name: "LOAD_MASK_SELECT",
                    value: 0x69,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "loads the 32 mask bytes of the shuffles",
                },
                layout::ValueInfo {
                    name: "WRITE",
                    value: 0x69,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "writes a register address",
                },
                layout::ValueInfo {
                    name: "NOTIFY",
                    value: 0x6a,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "raises a notification",
                },
                layout::ValueInfo {
                    name: "STREAM_SHUFFLE",
                    value: 0x6a,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "permutes partitions inside groups of 32",
                },
                layout::ValueInfo {
                    name: "STREAM_TRANSPOSE",
                    value: 0x6b,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "transposes blocks of 32 by 32",
                },
                layout::ValueInfo {
                    name: "MAX8",
                    value: 0x6c,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "the eight largest values of each partition",
                },
                layout::ValueInfo {
                    name: "MATCH_VALUE_LOAD",
                    value: 0x6d,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "loads the eight values to search for",
                },
                layout::ValueInfo {
                    name: "FIND_INDEX8",
                    value: 0x6e,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "positions of the eight loaded values",
                },
                layout::ValueInfo {
                    name: "MATCH_REPLACE8",
                    value: 0x6f,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "replaces the first match of each loaded value",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_IMM_LD_ARITH",
                    value: 0x70,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "preloads up to eight scalars, converted to fp32",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_IMM_LD_BITVEC",
                    value: 0x71,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "preloads up to eight scalars as raw bits",
                },
                layout::ValueInfo {
                    name: "COPY_PREDICATED",
                    value: 0x72,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "copies elements where a predicate tensor is true",
                },
                layout::ValueInfo {
                    name: "ROI_ALIGN",
                    value: 0x73,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "region-of-interest alignment; not maintained",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_ADDR",
                    value: 0x74,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "64-bit address arithmetic",
                },
                layout::ValueInfo {
                    name: "RAND",
                    value: 0x76,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "uniform random numbers; superseded by RAND2",
                },
                layout::ValueInfo {
                    name: "RAND_GET_STATE",
                    value: 0x77,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "stores the state of a generator",
                },
                layout::ValueInfo {
                    name: "RAND_SET_STATE",
                    value: 0x78,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "loads the state of a generator",
                },
                layout::ValueInfo {
                    name: "EMBEDDING_UPDATE",
                    value: 0x79,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "scatters updates into an embedding table",
                },
                layout::ValueInfo {
                    name: "LOAD_POOL_ARGUMENT",
                    value: 0x7a,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "loads eight arguments of a pool kernel",
                },
                layout::ValueInfo {
                    name: "TENSOR_DEQUANTIZE",
                    value: 0x7b,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "expands a packed micro-format to FP8",
                },
                layout::ValueInfo {
                    name: "CROSS_LANE_REDUCE_ARITH",
                    value: 0x7c,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "arithmetic reduction across partitions",
                },
                layout::ValueInfo {
                    name: "CROSS_LANE_REDUCE_BITVEC",
                    value: 0x7d,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "bitwise reduction across partitions",
                },
                layout::ValueInfo {
                    name: "IOTA",
                    value: 0x7e,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "generates a ramp of integers",
                },
                layout::ValueInfo {
                    name: "DROPOUT",
                    value: 0x7f,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "zeroes elements at random",
                },
                layout::ValueInfo {
                    name: "JPEG_DECODE",
                    value: 0x81,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "JPEG decoding; not maintained",
                },
                layout::ValueInfo {
                    name: "TRANSPOSE_BATCH_NORM_STATS2",
                    value: 0x82,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "BATCH_NORM_STATS2 of the transposed source",
                },
                layout::ValueInfo {
                    name: "TRANSPOSE_TENSOR_REDUCE_ARITH_OP",
                    value: 0x83,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "arithmetic reduction of the transposed source",
                },
                layout::ValueInfo {
                    name: "TRANSPOSE_TENSOR_REDUCE_BITVEC_OP",
                    value: 0x84,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "bitwise reduction of the transposed source",
                },
                layout::ValueInfo {
                    name: "CUSTOM_OP_HEADER",
                    value: 0x85,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "starts the call of a custom operator",
                },
                layout::ValueInfo {
                    name: "CUSTOM_OP_PAYLOAD",
                    value: 0x86,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "one argument of a custom operator",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_PTR_MULTI_DUAL_ARITH",
                    value: 0x87,
                    gens: layout::GenSet(0b10),
                    sentinel: false,
                    doc: "two operations with preloaded scalars, the second a product; no firmware",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_PTR_MULTI_DUAL_BITVEC",
                    value: 0x88,
                    gens: layout::GenSet(0b10),
                    sentinel: false,
                    doc: "disabled even in the sunda header",
                },
                layout::ValueInfo {
                    name: "TENSOR_TENSOR_ADD_BF16",
                    value: 0x8a,
                    gens: layout::GenSet(0b10),
                    sentinel: false,
                    doc: "sum of two bfloat16 tensors, two elements at a time",
                },
                layout::ValueInfo {
                    name: "TENSOR_TENSOR_MULT_BF16",
                    value: 0x8b,
                    gens: layout::GenSet(0b10),
                    sentinel: false,
                    doc: "product of two bfloat16 tensors, two elements at a time",
                },
                layout::ValueInfo {
                    name: "TENSOR_REDUCE_ADD_BF16",
                    value: 0x8c,
                    gens: layout::GenSet(0b10),
                    sentinel: false,
                    doc: "sum of a bfloat16 tensor, two elements at a time",
                },
                layout::ValueInfo {
                    name: "TENSOR_REDUCE_MAX_BF16",
                    value: 0x8d,
                    gens: layout::GenSet(0b10),
                    sentinel: false,
                    doc: "maximum of a bfloat16 tensor, two elements at a time",
                },
                layout::ValueInfo {
                    name: "BATCH_NORM_PARAM_LOAD2",
                    value: 0x8e,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "loads the parameters of the backward pass",
                },
                layout::ValueInfo {
                    name: "TENSOR_TENSOR_SUB_BF16",
                    value: 0x8f,
                    gens: layout::GenSet(0b10),
                    sentinel: false,
                    doc: "difference of two bfloat16 tensors, two elements at a time",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_AFFINE_SELECT",
                    value: 0x92,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "keeps or replaces elements by the sign of a ramp",
                },
                layout::ValueInfo {
                    name: "TRANSPOSE_TENSOR_SCALAR_ARITH_OP",
                    value: 0x93,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "scalar arithmetic on the transposed source",
                },
                layout::ValueInfo {
                    name: "BATCH_NORM_GRAD_ACCUMULATE2",
                    value: 0x94,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "sums of the backward pass",
                },
                layout::ValueInfo {
                    name: "MODIFY_POOL_CONFIG",
                    value: 0x95,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "loads or unloads a library on the POOL cores",
                },
                layout::ValueInfo {
                    name: "SORT",
                    value: 0x96,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "sorts each partition, values and positions",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_SELECT",
                    value: 0x98,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "an immediate predicate picks the tensor or a scalar",
                },
                layout::ValueInfo {
                    name: "CAST_PREDICATED",
                    value: 0x99,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "COPY_PREDICATED with a type conversion",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_CACHE_REDUCE",
                    value: 0x9a,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "scalar operation with a reduction into the accumulator",
                },
                layout::ValueInfo {
                    name: "DVE_READ_ACCUMULATOR",
                    value: 0x9b,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "stores the accumulator of the vector engine",
                },
                layout::ValueInfo {
                    name: "TENSOR_REDUCE_RANGE_CHECK",
                    value: 0x9c,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "reduction with a range check; deprecated",
                },
                layout::ValueInfo {
                    name: "SCALAR_TENSOR_TENSOR_ARITH",
                    value: 0x9d,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "(tensor op scalar) op tensor, arithmetic",
                },
                layout::ValueInfo {
                    name: "SCALAR_TENSOR_TENSOR_BITVEC",
                    value: 0x9e,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "(tensor op scalar) op tensor, bitwise",
                },
                layout::ValueInfo {
                    name: "ENGINE_NOP",
                    value: 0x9f,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "passes through the engine without effect",
                },
                layout::ValueInfo {
                    name: "EVENT_SEMAPHORE",
                    value: 0xa0,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "waits and signals, twice at most",
                },
                layout::ValueInfo {
                    name: "HALT",
                    value: 0xa1,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "stops the engine's stream",
                },
                layout::ValueInfo {
                    name: "DRAIN",
                    value: 0xa2,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "lets earlier instructions finish",
                },
                layout::ValueInfo {
                    name: "INSTRUCTION_FLUSH",
                    value: 0xa3,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "discards fetched instructions",
                },
                layout::ValueInfo {
                    name: "NOP",
                    value: 0xa4,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "nothing, apart from its events",
                },
                layout::ValueInfo {
                    name: "WRITE",
                    value: 0xa5,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "writes a register address",
                },
                layout::ValueInfo {
                    name: "NOTIFY",
                    value: 0xa6,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "raises a notification",
                },
                layout::ValueInfo {
                    name: "MOVE",
                    value: 0xa7,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "moves up to eight register words",
                },
                layout::ValueInfo {
                    name: "ALU_OP",
                    value: 0xa8,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "arithmetic on registers",
                },
                layout::ValueInfo {
                    name: "COMPARE_BRANCH",
                    value: 0xa9,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "compares and branches",
                },
                layout::ValueInfo {
                    name: "TENSOR_LOAD",
                    value: 0xaa,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "loads scalars from memory into registers",
                },
                layout::ValueInfo {
                    name: "TENSOR_STORE",
                    value: 0xab,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "stores registers or immediates to memory",
                },
                layout::ValueInfo {
                    name: "EVENT_SEMAPHORE_RANGE_CLEAR",
                    value: 0xb0,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "clears a range or mask of semaphores",
                },
                layout::ValueInfo {
                    name: "SET_ORDERING_MODE",
                    value: 0xb1,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "sets the memory ordering of the sequencer",
                },
                layout::ValueInfo {
                    name: "MOVE_SHAPE",
                    value: 0xb2,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "moves tensor shapes into or out of shape registers",
                },
                layout::ValueInfo {
                    name: "POLL_SEM",
                    value: 0xb3,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "folds several words with a minimum, writes it back and keeps it",
                },
                layout::ValueInfo {
                    name: "TEST_EVENT_SEM",
                    value: 0xb4,
                    gens: layout::GenSet(0b111000),
                    sentinel: false,
                    doc: "reads or updates a list of semaphores or events",
                },
                layout::ValueInfo {
                    name: "BRANCH_PREFETCH_HINT",
                    value: 0xb5,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "says whether a later branch will be taken",
                },
                layout::ValueInfo {
                    name: "COMPACT_CONTROL_INST",
                    value: 0xb6,
                    gens: layout::GenSet(0b100000),
                    sentinel: false,
                    doc: "fifteen packed micro-instructions",
                },
                layout::ValueInfo {
                    name: "DMAMEMCPY",
                    value: 0xb8,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "builds the descriptors of a strided copy",
                },
                layout::ValueInfo {
                    name: "DMA_MEMCPY2",
                    value: 0xb9,
                    gens: layout::GenSet(0b100000),
                    sentinel: false,
                    doc: "strided copy with its own wait and signals",
                },
                layout::ValueInfo {
                    name: "DMA_IMMEDIATE",
                    value: 0xba,
                    gens: layout::GenSet(0b100000),
                    sentinel: false,
                    doc: "injects descriptors given in the record",
                },
                layout::ValueInfo {
                    name: "DMA_INDIRECT",
                    value: 0xbb,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "builds the descriptors of a gather or scatter",
                },
                layout::ValueInfo {
                    name: "RANGE_SELECT",
                    value: 0xbc,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "keeps elements whose position lies between two bounds",
                },
                layout::ValueInfo {
                    name: "DMA_TRANSPOSE",
                    value: 0xbd,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "builds the descriptors of a transposing copy",
                },
                layout::ValueInfo {
                    name: "GET_SEQUENCE_BOUNDS",
                    value: 0xbe,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "start and end of every run of equal ids",
                },
                layout::ValueInfo {
                    name: "SB2SB_COLLECTIVE",
                    value: 0xbf,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "copies SBUF to the SBUF of a peer core",
                },
                layout::ValueInfo {
                    name: "PSEUDO_DMATRIGGER",
                    value: 0xc1,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "fires a prepared block of a DMA queue",
                },
                layout::ValueInfo {
                    name: "PSEUDO_DMA_TRIGGER",
                    value: 0xc1,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "fires a prepared block of a DMA queue",
                },
                layout::ValueInfo {
                    name: "PSEUDO_DMAREARM",
                    value: 0xc2,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "re-arms a DMA queue",
                },
                layout::ValueInfo {
                    name: "PSEUDO_DMA_REARM",
                    value: 0xc2,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "re-arms a DMA queue",
                },
                layout::ValueInfo {
                    name: "PSEUDO_DMABARRIER",
                    value: 0xc3,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "orders SBUF writes before a DMA reads them",
                },
                layout::ValueInfo {
                    name: "PSEUDO_DMA_BARRIER",
                    value: 0xc3,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "orders writes before a DMA",
                },
                layout::ValueInfo {
                    name: "PSEUDO_DMAMEMCPY_FULL_IND",
                    value: 0xc4,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "gather or scatter by indices in SBUF",
                },
                layout::ValueInfo {
                    name: "PSEUDO_DMA_MEMCPY",
                    value: 0xc4,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "copy request",
                },
                layout::ValueInfo {
                    name: "PSEUDO_SEMAPHORE_SET",
                    value: 0xc5,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "sets a semaphore",
                },
                layout::ValueInfo {
                    name: "PSEUDO_LOAD_ACT_FUNC_SET",
                    value: 0xc6,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "names the activation tables to load",
                },
                layout::ValueInfo {
                    name: "PSEUDO_SET_TRANSFER_ADJUST",
                    value: 0xc7,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "adjusts transfers",
                },
                layout::ValueInfo {
                    name: "PSEUDO_TRIGGER_ALL_REDUCE",
                    value: 0xc7,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "all-reduce over DRAM tensors",
                },
                layout::ValueInfo {
                    name: "PSEUDO_READ_VAR_ADDR",
                    value: 0xc8,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "reads the address of a variable",
                },
                layout::ValueInfo {
                    name: "PSEUDO_TRIGGER_COLLECTIVE",
                    value: 0xc8,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "collective over DRAM tensors",
                },
                layout::ValueInfo {
                    name: "PSEUDO_READ_VAR_ADDR",
                    value: 0xc9,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "reads the address of a variable",
                },
                layout::ValueInfo {
                    name: "PSEUDO_EMBEDDING_UPDATE",
                    value: 0xca,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "scatter with accumulation into an embedding table",
                },
                layout::ValueInfo {
                    name: "PSEUDO_SEND_RECV",
                    value: 0xcb,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "sends or receives a window of a tensor",
                },
                layout::ValueInfo {
                    name: "PSEUDO_BRANCH_LABEL",
                    value: 0xcc,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "target of a branch",
                },
                layout::ValueInfo {
                    name: "PSEUDO_TENSOR_STORE",
                    value: 0xcd,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "TENSOR_STORE to a variable",
                },
                layout::ValueInfo {
                    name: "PSEUDO_TENSOR_LOAD",
                    value: 0xce,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "TENSOR_LOAD from a variable",
                },
                layout::ValueInfo {
                    name: "PSEUDO_DMASWAP_QUEUE_SET",
                    value: 0xcf,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "switches the instance of a queue set",
                },
                layout::ValueInfo {
                    name: "PSEUDO_SET_RNG_SEED",
                    value: 0xd0,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "seeds a generator",
                },
                layout::ValueInfo {
                    name: "PSEUDO_FUNCTION_BEGIN",
                    value: 0xd1,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "start of a function",
                },
                layout::ValueInfo {
                    name: "PSEUDO_FUNCTION_RETURN",
                    value: 0xd2,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "end of a function",
                },
                layout::ValueInfo {
                    name: "PSEUDO_FUNCTION_CALL",
                    value: 0xd3,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "calls a function by name",
                },
                layout::ValueInfo {
                    name: "PSEUDO_DMA_DIRECT2D",
                    value: 0xd4,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "request for any of the descriptor-generating DMAs",
                },
                layout::ValueInfo {
                    name: "PSEUDO_SYNC_BARRIER",
                    value: 0xd5,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "barrier of the engines of a core",
                },
                layout::ValueInfo {
                    name: "PSEUDO_RANGE_CHECK",
                    value: 0xd6,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "checks a bound before an indirect DMA",
                },
                layout::ValueInfo {
                    name: "PSEUDO_JPEG_DECODE",
                    value: 0xd7,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "request for a JPEG decode",
                },
                layout::ValueInfo {
                    name: "PSEUDO_CORE_BARRIER",
                    value: 0xd8,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "barrier of the cores of a virtual core",
                },
                layout::ValueInfo {
                    name: "PSEUDO_TRIGGER_COLLECTIVE2",
                    value: 0xd9,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "collective over SBUF tensors, first record",
                },
                layout::ValueInfo {
                    name: "PSEUDO_EXTENSION",
                    value: 0xda,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "continues the record before it",
                },
                layout::ValueInfo {
                    name: "PSEUDO_CUR_PROCESSING_RANK_ID",
                    value: 0xdb,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "rank of the peer of this iteration",
                },
                layout::ValueInfo {
                    name: "PSEUDO_GID_LOAD",
                    value: 0xdc,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "global id of this rank",
                },
                layout::ValueInfo {
                    name: "PSEUDO_BRANCH_PREFETCH_HINT",
                    value: 0xdd,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "likely outcome of a later branch",
                },
                layout::ValueInfo {
                    name: "PSEUDO_TENSOR_COMPLETION",
                    value: 0xde,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "a tensor is complete",
                },
                layout::ValueInfo {
                    name: "PSEUDO_INST",
                    value: 0xdf,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "prefix of further pseudo instructions",
                },
                layout::ValueInfo {
                    name: "SPARSITY_COMPRESS",
                    value: 0xe0,
                    gens: layout::GenSet(0b111000),
                    sentinel: false,
                    doc: "keeps four extremes of every group, with their positions",
                },
                layout::ValueInfo {
                    name: "SPARSITY_COMPRESS_TAG",
                    value: 0xe1,
                    gens: layout::GenSet(0b111000),
                    sentinel: false,
                    doc: "the same into two tensors",
                },
                layout::ValueInfo {
                    name: "RAND2",
                    value: 0xe2,
                    gens: layout::GenSet(0b111000),
                    sentinel: false,
                    doc: "uniform random numbers",
                },
                layout::ValueInfo {
                    name: "QUANTIZE_MX",
                    value: 0xe3,
                    gens: layout::GenSet(0b111000),
                    sentinel: false,
                    doc: "quantises to MX blocks and scales",
                },
                layout::ValueInfo {
                    name: "CONV_LUT_LOAD",
                    value: 0xe4,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "loads the 4-bit converter of PE, or decodes packed codes on POOL",
                },
                layout::ValueInfo {
                    name: "TENSOR_TENSOR_SCAN_ARITH",
                    value: 0xe5,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "recurrence over two tensors",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_CACHE_CUMULATIVE",
                    value: 0xe6,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "scalar operation with a running reduction",
                },
                layout::ValueInfo {
                    name: "INDIRECT_COPY",
                    value: 0xe7,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "copies runs of elements by index",
                },
                layout::ValueInfo {
                    name: "COPY_PREDICATED_SCALAR",
                    value: 0xe8,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "writes a scalar where a predicate tensor says so",
                },
                layout::ValueInfo {
                    name: "DVE_READ_INDICES",
                    value: 0xe9,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "stores the eight match positions",
                },
                layout::ValueInfo {
                    name: "SELECT_REDUCE",
                    value: 0xea,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "selects a tensor or a scalar by predicate, with a running maximum",
                },
                layout::ValueInfo {
                    name: "SIM_DMA_COPY",
                    value: 0xeb,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "simulator: DMA copy",
                },
                layout::ValueInfo {
                    name: "SIM_WRFILE",
                    value: 0xec,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "simulator: write a file",
                },
                layout::ValueInfo {
                    name: "SIM_WRNPY",
                    value: 0xed,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "simulator: write an array",
                },
                layout::ValueInfo {
                    name: "SIM_RDNPY",
                    value: 0xee,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "simulator: read an array",
                },
                layout::ValueInfo {
                    name: "SIM_MEMCPY",
                    value: 0xef,
                    gens: layout::GenSet(0b1),
                    sentinel: false,
                    doc: "simulator: copy memory",
                },
                layout::ValueInfo {
                    name: "EXTENDED_INST",
                    value: 0xf0,
                    gens: layout::GenSet(0b111110),
                    sentinel: false,
                    doc: "prefix of further instructions",
                },
                layout::ValueInfo {
                    name: "DMA_GATHER_TRANSPOSE",
                    value: 0xf1,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "gathers rows and transposes them into SBUF",
                },
                layout::ValueInfo {
                    name: "NONZERO_WITH_COUNT",
                    value: 0xf2,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "positions of the nonzero elements, and their number",
                },
                layout::ValueInfo {
                    name: "TENSOR_TENSOR_INT_WIDE",
                    value: 0xf3,
                    gens: layout::GenSet(0b100000),
                    sentinel: false,
                    doc: "integer operation on two tensors with a 64-bit result",
                },
                layout::ValueInfo {
                    name: "TENSOR_SCALAR_INT_WIDE",
                    value: 0xf4,
                    gens: layout::GenSet(0b100000),
                    sentinel: false,
                    doc: "integer operation with a scalar and a 64-bit result",
                },
                layout::ValueInfo {
                    name: "INVALID",
                    value: 0xff,
                    gens: layout::GenSet::ALL,
                    sentinel: true,
                    doc: "marks memory that holds no instruction",
                },
            ],
            doc: "Opcode: byte 0 of a record, which says how the rest is read.",
            conf: layout::Conf::High,
            source: &["spec/formats"],
        }
    };

    /// The value in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 1]) -> Self {
        Self(u8::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 1] {
        self.0.to_le_bytes()
    }

    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownOpcode> {
        Some(
            match self.0 {
                0x01 => KnownOpcode::Ldweights,
                0x02 => KnownOpcode::Matmul,
                0x03 => KnownOpcode::PeRegWrite,
                0x04 => KnownOpcode::WeightMask,
                0x05 => KnownOpcode::WeightShift,
                0x06 => KnownOpcode::Ldtags,
                0x07 => KnownOpcode::MatmulSparse,
                0x08 => KnownOpcode::PeManageSeed,
                0x09 => KnownOpcode::LdweightsMx,
                0x0a => KnownOpcode::MatmulMx,
                0x21 => KnownOpcode::Activate,
                0x22 => KnownOpcode::ActivateQuantize,
                0x23 => KnownOpcode::ActivationTableLoad,
                0x24 => KnownOpcode::ActivationReadAccumulator,
                0x25 => KnownOpcode::Activate2,
                0x26 => KnownOpcode::ActivateMultipass,
                0x30 => KnownOpcode::Exponential,
                0x41 => KnownOpcode::TensorTensorArithOp,
                0x42 => KnownOpcode::TensorReduceArithOp,
                0x43 => KnownOpcode::TensorScalarArithOp,
                0x44 => KnownOpcode::TensorScalarPtrArithOp,
                0x45 => KnownOpcode::Pool,
                0x46 => KnownOpcode::Copy,
                0x47 => KnownOpcode::Cast,
                0x48 => KnownOpcode::Reciprocal,
                0x49 => KnownOpcode::Memset,
                0x4a => KnownOpcode::RegLoad,
                0x4b => KnownOpcode::RegStore,
                0x4c => KnownOpcode::RegShuffle,
                0x4d => KnownOpcode::Rng,
                0x4e => KnownOpcode::TensorCumulativeArithOp,
                0x4f => KnownOpcode::TensorScalarPtrMultiArith,
                0x51 => KnownOpcode::TensorTensorBitvecOp,
                0x52 => KnownOpcode::TensorReduceBitvecOp,
                0x53 => KnownOpcode::TensorScalarBitvecOp,
                0x54 => KnownOpcode::TensorScalarPtrBitvecOp,
                0x58 => KnownOpcode::MaxPoolSelect,
                0x5e => KnownOpcode::TensorCumulativeBitvecOp,
                0x5f => KnownOpcode::TensorScalarPtrMultiBitvec,
                0x60 => KnownOpcode::BatchNormStats,
                0x61 => KnownOpcode::BatchNormStats2,
                0x62 => KnownOpcode::BatchNormAggregate,
                0x63 => KnownOpcode::BatchNormGradAccumulate,
                0x64 => KnownOpcode::BatchNormParamLoad,
                0x65 => KnownOpcode::BatchNormBackProp,
                0x66 => KnownOpcode::LoadParameterRam,
                0x67 => KnownOpcode::PoolBufferLoad,
                0x68 => KnownOpcode::Gather,
                0x69 => KnownOpcode::LoadMaskSelect,
                0x6a => KnownOpcode::NotifyTonga,
                0x6b => KnownOpcode::StreamTranspose,
                0x6c => KnownOpcode::Max8,
                0x6d => KnownOpcode::MatchValueLoad,
                0x6e => KnownOpcode::FindIndex8,
                0x6f => KnownOpcode::MatchReplace8,
                0x70 => KnownOpcode::TensorScalarImmLdArith,
                0x71 => KnownOpcode::TensorScalarImmLdBitvec,
                0x72 => KnownOpcode::CopyPredicated,
                0x73 => KnownOpcode::RoiAlign,
                0x74 => KnownOpcode::TensorScalarAddr,
                0x76 => KnownOpcode::Rand,
                0x77 => KnownOpcode::RandGetState,
                0x78 => KnownOpcode::RandSetState,
                0x79 => KnownOpcode::EmbeddingUpdate,
                0x7a => KnownOpcode::LoadPoolArgument,
                0x7b => KnownOpcode::TensorDequantize,
                0x7c => KnownOpcode::CrossLaneReduceArith,
                0x7d => KnownOpcode::CrossLaneReduceBitvec,
                0x7e => KnownOpcode::Iota,
                0x7f => KnownOpcode::Dropout,
                0x81 => KnownOpcode::JpegDecode,
                0x82 => KnownOpcode::TransposeBatchNormStats2,
                0x83 => KnownOpcode::TransposeTensorReduceArithOp,
                0x84 => KnownOpcode::TransposeTensorReduceBitvecOp,
                0x85 => KnownOpcode::CustomOpHeader,
                0x86 => KnownOpcode::CustomOpPayload,
                0x87 => KnownOpcode::TensorScalarPtrMultiDualArith,
                0x88 => KnownOpcode::TensorScalarPtrMultiDualBitvec,
                0x8a => KnownOpcode::TensorTensorAddBf16,
                0x8b => KnownOpcode::TensorTensorMultBf16,
                0x8c => KnownOpcode::TensorReduceAddBf16,
                0x8d => KnownOpcode::TensorReduceMaxBf16,
                0x8e => KnownOpcode::BatchNormParamLoad2,
                0x8f => KnownOpcode::TensorTensorSubBf16,
                0x92 => KnownOpcode::TensorScalarAffineSelect,
                0x93 => KnownOpcode::TransposeTensorScalarArithOp,
                0x94 => KnownOpcode::BatchNormGradAccumulate2,
                0x95 => KnownOpcode::ModifyPoolConfig,
                0x96 => KnownOpcode::Sort,
                0x98 => KnownOpcode::TensorScalarSelect,
                0x99 => KnownOpcode::CastPredicated,
                0x9a => KnownOpcode::TensorScalarCacheReduce,
                0x9b => KnownOpcode::DveReadAccumulator,
                0x9c => KnownOpcode::TensorReduceRangeCheck,
                0x9d => KnownOpcode::ScalarTensorTensorArith,
                0x9e => KnownOpcode::ScalarTensorTensorBitvec,
                0x9f => KnownOpcode::EngineNop,
                0xa0 => KnownOpcode::EventSemaphore,
                0xa1 => KnownOpcode::Halt,
                0xa2 => KnownOpcode::Drain,
                0xa3 => KnownOpcode::InstructionFlush,
                0xa4 => KnownOpcode::Nop,
                0xa5 => KnownOpcode::Write,
                0xa6 => KnownOpcode::Notify,
                0xa7 => KnownOpcode::Move,
                0xa8 => KnownOpcode::AluOp,
                0xa9 => KnownOpcode::CompareBranch,
                0xaa => KnownOpcode::TensorLoad,
                0xab => KnownOpcode::TensorStore,
                0xb0 => KnownOpcode::EventSemaphoreRangeClear,
                0xb1 => KnownOpcode::SetOrderingMode,
                0xb2 => KnownOpcode::MoveShape,
                0xb3 => KnownOpcode::PollSem,
                0xb4 => KnownOpcode::TestEventSem,
                0xb5 => KnownOpcode::BranchPrefetchHint,
                0xb6 => KnownOpcode::CompactControlInst,
                0xb8 => KnownOpcode::Dmamemcpy,
                0xb9 => KnownOpcode::DmaMemcpy2,
                0xba => KnownOpcode::DmaImmediate,
                0xbb => KnownOpcode::DmaIndirect,
                0xbc => KnownOpcode::RangeSelect,
                0xbd => KnownOpcode::DmaTranspose,
                0xbe => KnownOpcode::GetSequenceBounds,
                0xbf => KnownOpcode::Sb2sbCollective,
                0xc1 => KnownOpcode::PseudoDmatrigger,
                0xc2 => KnownOpcode::PseudoDmarearm,
                0xc3 => KnownOpcode::PseudoDmabarrier,
                0xc4 => KnownOpcode::PseudoDmamemcpyFullInd,
                0xc5 => KnownOpcode::PseudoSemaphoreSet,
                0xc6 => KnownOpcode::PseudoLoadActFuncSet,
                0xc7 => KnownOpcode::PseudoSetTransferAdjust,
                0xc8 => KnownOpcode::PseudoReadVarAddrTonga,
                0xc9 => KnownOpcode::PseudoReadVarAddr,
                0xca => KnownOpcode::PseudoEmbeddingUpdate,
                0xcb => KnownOpcode::PseudoSendRecv,
                0xcc => KnownOpcode::PseudoBranchLabel,
                0xcd => KnownOpcode::PseudoTensorStore,
                0xce => KnownOpcode::PseudoTensorLoad,
                0xcf => KnownOpcode::PseudoDmaswapQueueSet,
                0xd0 => KnownOpcode::PseudoSetRngSeed,
                0xd1 => KnownOpcode::PseudoFunctionBegin,
                0xd2 => KnownOpcode::PseudoFunctionReturn,
                0xd3 => KnownOpcode::PseudoFunctionCall,
                0xd4 => KnownOpcode::PseudoDmaDirect2d,
                0xd5 => KnownOpcode::PseudoSyncBarrier,
                0xd6 => KnownOpcode::PseudoRangeCheck,
                0xd7 => KnownOpcode::PseudoJpegDecode,
                0xd8 => KnownOpcode::PseudoCoreBarrier,
                0xd9 => KnownOpcode::PseudoTriggerCollective2,
                0xda => KnownOpcode::PseudoExtension,
                0xdb => KnownOpcode::PseudoCurProcessingRankId,
                0xdc => KnownOpcode::PseudoGidLoad,
                0xdd => KnownOpcode::PseudoBranchPrefetchHint,
                0xde => KnownOpcode::PseudoTensorCompletion,
                0xdf => KnownOpcode::PseudoInst,
                0xe0 => KnownOpcode::SparsityCompress,
                0xe1 => KnownOpcode::SparsityCompressTag,
                0xe2 => KnownOpcode::Rand2,
                0xe3 => KnownOpcode::QuantizeMx,
                0xe4 => KnownOpcode::ConvLutLoad,
                0xe5 => KnownOpcode::TensorTensorScanArith,
                0xe6 => KnownOpcode::TensorScalarCacheCumulative,
                0xe7 => KnownOpcode::IndirectCopy,
                0xe8 => KnownOpcode::CopyPredicatedScalar,
                0xe9 => KnownOpcode::DveReadIndices,
                0xea => KnownOpcode::SelectReduce,
                0xeb => KnownOpcode::SimDmaCopy,
                0xec => KnownOpcode::SimWrfile,
                0xed => KnownOpcode::SimWrnpy,
                0xee => KnownOpcode::SimRdnpy,
                0xef => KnownOpcode::SimMemcpy,
                0xf0 => KnownOpcode::ExtendedInst,
                0xf1 => KnownOpcode::DmaGatherTranspose,
                0xf2 => KnownOpcode::NonzeroWithCount,
                0xf3 => KnownOpcode::TensorTensorIntWide,
                0xf4 => KnownOpcode::TensorScalarIntWide,
                0xff => KnownOpcode::Invalid,
                _ => return None,
            },
        )
    }
}

::tpb_core::layout_serde!(Opcode);

impl ::tpb_core::layout::Layout for Opcode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

impl ::tpb_core::layout::Enum for Opcode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

impl From<KnownOpcode> for Opcode {
    fn from(value: KnownOpcode) -> Self {
        Self(value as u8)
    }
}

impl ::core::fmt::Debug for Opcode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}
