// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Opcode: byte 0 of a record, which says how the rest is read.

/// Opcode: byte 0 of a record, which says how the rest is read.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Opcode(pub u8);

impl Eq for Opcode {}

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
}

#[cfg(feature = "extras")]
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

#[cfg(feature = "extras")]
impl Opcode {
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

#[cfg(feature = "extras")]
impl From<KnownOpcode> for Opcode {
    #[inline]
    fn from(value: KnownOpcode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl Opcode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "OPCODE",
            8,
            &[
                layout::ValueInfo::new(
                    "LDWEIGHTS",
                    0x01,
                    "loads a tile of stationary weights into the PE array",
                ),
                layout::ValueInfo::new(
                    "MATMUL",
                    0x02,
                    "streams the moving operand through the array and accumulates in PSUM",
                ),
                layout::ValueInfo::new(
                        "PE_REG_WRITE",
                        0x03,
                        "writes a configuration register of the PE array",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "WEIGHT_MASK",
                        0x04,
                        "left over from TONGA, deprecated",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "WEIGHT_SHIFT",
                        0x05,
                        "left over from TONGA, deprecated",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "LDTAGS",
                        0x06,
                        "loads sparsity tags for MATMUL_SPARSE",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "MATMUL_SPARSE",
                        0x07,
                        "matrix multiplication where a tag picks one of several feature maps per cell",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "PE_MANAGE_SEED",
                        0x08,
                        "loads or saves the stochastic rounding seeds of PSUM",
                    )
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new(
                        "LDWEIGHTS_MX",
                        0x09,
                        "loads a tile of MX weights; deprecated on maverick",
                    )
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new(
                        "MATMUL_MX",
                        0x0a,
                        "matrix multiplication of MX operands; deprecated on maverick",
                    )
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new(
                    "ACTIVATE",
                    0x21,
                    "function of scaled and biased input",
                ),
                layout::ValueInfo::new(
                    "ACTIVATE_QUANTIZE",
                    0x22,
                    "function between a dequantisation and a requantisation to UINT8",
                ),
                layout::ValueInfo::new(
                        "ACTIVATION_TABLE_LOAD",
                        0x23,
                        "makes a set of function tables resident",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "ACTIVATION_READ_ACCUMULATOR",
                        0x24,
                        "stores the accumulator of the activation engine",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "ACTIVATE2",
                        0x25,
                        "two scalar operations, a function and an optional reduction in one pass",
                    )
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new(
                        "ACTIVATE_MULTIPASS",
                        0x26,
                        "ACTIVATE2 that takes the result of an earlier pass as an operand",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new(
                        "EXPONENTIAL",
                        0x30,
                        "exponential with an optional running sum",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                    "TENSOR_TENSOR_ARITH_OP",
                    0x41,
                    "arithmetic on two tensors",
                ),
                layout::ValueInfo::new(
                    "TENSOR_REDUCE_ARITH_OP",
                    0x42,
                    "arithmetic reduction along free dimensions",
                ),
                layout::ValueInfo::new(
                    "TENSOR_SCALAR_ARITH_OP",
                    0x43,
                    "two arithmetic operations of a tensor with scalars",
                ),
                layout::ValueInfo::new(
                    "TENSOR_SCALAR_PTR_ARITH_OP",
                    0x44,
                    "the same with scalars from memory; deprecated",
                ),
                layout::ValueInfo::new("POOL", 0x45, "maximum or average over windows"),
                layout::ValueInfo::new("COPY", 0x46, "copies elements bit by bit"),
                layout::ValueInfo::new(
                    "CAST",
                    0x47,
                    "copies elements and converts their type",
                ),
                layout::ValueInfo::new("RECIPROCAL", 0x48, "1/x of every element"),
                layout::ValueInfo::new("MEMSET", 0x49, "fills a tensor with one value"),
                layout::ValueInfo::new(
                    "REG_LOAD",
                    0x4a,
                    "pool register load left over from TONGA",
                ),
                layout::ValueInfo::new(
                    "REG_STORE",
                    0x4b,
                    "pool register store left over from TONGA",
                ),
                layout::ValueInfo::new(
                    "REG_SHUFFLE",
                    0x4c,
                    "pool register shuffle left over from TONGA",
                ),
                layout::ValueInfo::new("RNG", 0x4d, "fills a tensor with random bits"),
                layout::ValueInfo::new(
                    "TENSOR_CUMULATIVE_ARITH_OP",
                    0x4e,
                    "arithmetic reduction that stores every step",
                ),
                layout::ValueInfo::new(
                        "TENSOR_SCALAR_PTR_MULTI_ARITH",
                        0x4f,
                        "one preloaded scalar per outermost slice, arithmetic",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                    "TENSOR_TENSOR_BITVEC_OP",
                    0x51,
                    "bitwise operation on two tensors",
                ),
                layout::ValueInfo::new(
                    "TENSOR_REDUCE_BITVEC_OP",
                    0x52,
                    "bitwise reduction along free dimensions",
                ),
                layout::ValueInfo::new(
                    "TENSOR_SCALAR_BITVEC_OP",
                    0x53,
                    "two bitwise operations of a tensor with scalars",
                ),
                layout::ValueInfo::new(
                    "TENSOR_SCALAR_PTR_BITVEC_OP",
                    0x54,
                    "the same with scalars from memory; deprecated",
                ),
                layout::ValueInfo::new(
                        "MAX_POOL_SELECT",
                        0x58,
                        "position of the maximum of each window",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                    "TENSOR_CUMULATIVE_BITVEC_OP",
                    0x5e,
                    "bitwise reduction that stores every step",
                ),
                layout::ValueInfo::new(
                        "TENSOR_SCALAR_PTR_MULTI_BITVEC",
                        0x5f,
                        "one preloaded scalar per outermost slice, bitwise",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "BATCH_NORM_STATS",
                        0x60,
                        "mean and variance of up to 256 elements; deprecated",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "BATCH_NORM_STATS2",
                        0x61,
                        "mean and variance of up to 512 elements, even and odd apart",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("EVENT_WAIT", 0x61, "waits for an event")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new(
                        "BATCH_NORM_AGGREGATE",
                        0x62,
                        "combines statistics of several parts",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("EVENT_SET", 0x62, "sets an event")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new(
                        "BATCH_NORM_GRAD_ACCUMULATE",
                        0x63,
                        "sums of the backward pass; deprecated",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("EVENT_CLEAR", 0x63, "clears an event")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new(
                        "BATCH_NORM_PARAM_LOAD",
                        0x64,
                        "loads three coefficients of the backward pass; deprecated",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "BATCH_NORM_BACK_PROP",
                        0x65,
                        "input gradient of the backward pass",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "SEMAPHORE_TEST_AND_SET",
                        0x65,
                        "tests and sets a semaphore",
                    )
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new(
                        "LOAD_PARAMETER_RAM",
                        0x66,
                        "fills part of the parameter RAM",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "POOL_BUFFER_LOAD",
                        0x67,
                        "fills the buffer that GATHER reads",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "GATHER",
                        0x68,
                        "looks indices up in the pool buffer",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("NOP", 0x68, "nothing, apart from its events")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new(
                        "LOAD_MASK_SELECT",
                        0x69,
                        "loads the 32 mask bytes of the shuffles",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("WRITE", 0x69, "writes a register address")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("NOTIFY", 0x6a, "raises a notification")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new(
                        "STREAM_SHUFFLE",
                        0x6a,
                        "permutes partitions inside groups of 32",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "STREAM_TRANSPOSE",
                        0x6b,
                        "transposes blocks of 32 by 32",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "MAX8",
                        0x6c,
                        "the eight largest values of each partition",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "MATCH_VALUE_LOAD",
                        0x6d,
                        "loads the eight values to search for",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "FIND_INDEX8",
                        0x6e,
                        "positions of the eight loaded values",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "MATCH_REPLACE8",
                        0x6f,
                        "replaces the first match of each loaded value",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TENSOR_SCALAR_IMM_LD_ARITH",
                        0x70,
                        "preloads up to eight scalars, converted to fp32",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TENSOR_SCALAR_IMM_LD_BITVEC",
                        0x71,
                        "preloads up to eight scalars as raw bits",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "COPY_PREDICATED",
                        0x72,
                        "copies elements where a predicate tensor is true",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "ROI_ALIGN",
                        0x73,
                        "region-of-interest alignment; not maintained",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TENSOR_SCALAR_ADDR",
                        0x74,
                        "64-bit address arithmetic",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "RAND",
                        0x76,
                        "uniform random numbers; superseded by RAND2",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "RAND_GET_STATE",
                        0x77,
                        "stores the state of a generator",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "RAND_SET_STATE",
                        0x78,
                        "loads the state of a generator",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "EMBEDDING_UPDATE",
                        0x79,
                        "scatters updates into an embedding table",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "LOAD_POOL_ARGUMENT",
                        0x7a,
                        "loads eight arguments of a pool kernel",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TENSOR_DEQUANTIZE",
                        0x7b,
                        "expands a packed micro-format to FP8",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "CROSS_LANE_REDUCE_ARITH",
                        0x7c,
                        "arithmetic reduction across partitions",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "CROSS_LANE_REDUCE_BITVEC",
                        0x7d,
                        "bitwise reduction across partitions",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("IOTA", 0x7e, "generates a ramp of integers")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("DROPOUT", 0x7f, "zeroes elements at random")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "JPEG_DECODE",
                        0x81,
                        "JPEG decoding; not maintained",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "TRANSPOSE_BATCH_NORM_STATS2",
                        0x82,
                        "BATCH_NORM_STATS2 of the transposed source",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TRANSPOSE_TENSOR_REDUCE_ARITH_OP",
                        0x83,
                        "arithmetic reduction of the transposed source",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TRANSPOSE_TENSOR_REDUCE_BITVEC_OP",
                        0x84,
                        "bitwise reduction of the transposed source",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "CUSTOM_OP_HEADER",
                        0x85,
                        "starts the call of a custom operator",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "CUSTOM_OP_PAYLOAD",
                        0x86,
                        "one argument of a custom operator",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TENSOR_SCALAR_PTR_MULTI_DUAL_ARITH",
                        0x87,
                        "two operations with preloaded scalars, the second a product; no firmware",
                    )
                    .with_gens(layout::GenSet(0b10)),
                layout::ValueInfo::new(
                        "TENSOR_SCALAR_PTR_MULTI_DUAL_BITVEC",
                        0x88,
                        "disabled even in the sunda header",
                    )
                    .with_gens(layout::GenSet(0b10)),
                layout::ValueInfo::new(
                        "TENSOR_TENSOR_ADD_BF16",
                        0x8a,
                        "sum of two bfloat16 tensors, two elements at a time",
                    )
                    .with_gens(layout::GenSet(0b10)),
                layout::ValueInfo::new(
                        "TENSOR_TENSOR_MULT_BF16",
                        0x8b,
                        "product of two bfloat16 tensors, two elements at a time",
                    )
                    .with_gens(layout::GenSet(0b10)),
                layout::ValueInfo::new(
                        "TENSOR_REDUCE_ADD_BF16",
                        0x8c,
                        "sum of a bfloat16 tensor, two elements at a time",
                    )
                    .with_gens(layout::GenSet(0b10)),
                layout::ValueInfo::new(
                        "TENSOR_REDUCE_MAX_BF16",
                        0x8d,
                        "maximum of a bfloat16 tensor, two elements at a time",
                    )
                    .with_gens(layout::GenSet(0b10)),
                layout::ValueInfo::new(
                        "BATCH_NORM_PARAM_LOAD2",
                        0x8e,
                        "loads the parameters of the backward pass",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TENSOR_TENSOR_SUB_BF16",
                        0x8f,
                        "difference of two bfloat16 tensors, two elements at a time",
                    )
                    .with_gens(layout::GenSet(0b10)),
                layout::ValueInfo::new(
                        "TENSOR_SCALAR_AFFINE_SELECT",
                        0x92,
                        "keeps or replaces elements by the sign of a ramp",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TRANSPOSE_TENSOR_SCALAR_ARITH_OP",
                        0x93,
                        "scalar arithmetic on the transposed source",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "BATCH_NORM_GRAD_ACCUMULATE2",
                        0x94,
                        "sums of the backward pass",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "MODIFY_POOL_CONFIG",
                        0x95,
                        "loads or unloads a library on the POOL cores",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "SORT",
                        0x96,
                        "sorts each partition, values and positions",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TENSOR_SCALAR_SELECT",
                        0x98,
                        "an immediate predicate picks the tensor or a scalar",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "CAST_PREDICATED",
                        0x99,
                        "COPY_PREDICATED with a type conversion",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TENSOR_SCALAR_CACHE_REDUCE",
                        0x9a,
                        "scalar operation with a reduction into the accumulator",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "DVE_READ_ACCUMULATOR",
                        0x9b,
                        "stores the accumulator of the vector engine",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TENSOR_REDUCE_RANGE_CHECK",
                        0x9c,
                        "reduction with a range check; deprecated",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "SCALAR_TENSOR_TENSOR_ARITH",
                        0x9d,
                        "(tensor op scalar) op tensor, arithmetic",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "SCALAR_TENSOR_TENSOR_BITVEC",
                        0x9e,
                        "(tensor op scalar) op tensor, bitwise",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "ENGINE_NOP",
                        0x9f,
                        "passes through the engine without effect",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "EVENT_SEMAPHORE",
                        0xa0,
                        "waits and signals, twice at most",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("HALT", 0xa1, "stops the engine's stream")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("DRAIN", 0xa2, "lets earlier instructions finish")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "INSTRUCTION_FLUSH",
                        0xa3,
                        "discards fetched instructions",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("NOP", 0xa4, "nothing, apart from its events")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("WRITE", 0xa5, "writes a register address")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("NOTIFY", 0xa6, "raises a notification")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("MOVE", 0xa7, "moves up to eight register words")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("ALU_OP", 0xa8, "arithmetic on registers")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("COMPARE_BRANCH", 0xa9, "compares and branches")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TENSOR_LOAD",
                        0xaa,
                        "loads scalars from memory into registers",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TENSOR_STORE",
                        0xab,
                        "stores registers or immediates to memory",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "EVENT_SEMAPHORE_RANGE_CLEAR",
                        0xb0,
                        "clears a range or mask of semaphores",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "SET_ORDERING_MODE",
                        0xb1,
                        "sets the memory ordering of the sequencer",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "MOVE_SHAPE",
                        0xb2,
                        "moves tensor shapes into or out of shape registers",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "POLL_SEM",
                        0xb3,
                        "folds several words with a minimum, writes it back and keeps it",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TEST_EVENT_SEM",
                        0xb4,
                        "reads or updates a list of semaphores or events",
                    )
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new(
                        "BRANCH_PREFETCH_HINT",
                        0xb5,
                        "says whether a later branch will be taken",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "COMPACT_CONTROL_INST",
                        0xb6,
                        "fifteen packed micro-instructions",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new(
                        "DMAMEMCPY",
                        0xb8,
                        "builds the descriptors of a strided copy",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "DMA_MEMCPY2",
                        0xb9,
                        "strided copy with its own wait and signals",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new(
                        "DMA_IMMEDIATE",
                        0xba,
                        "injects descriptors given in the record",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new(
                        "DMA_INDIRECT",
                        0xbb,
                        "builds the descriptors of a gather or scatter",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "RANGE_SELECT",
                        0xbc,
                        "keeps elements whose position lies between two bounds",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "DMA_TRANSPOSE",
                        0xbd,
                        "builds the descriptors of a transposing copy",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "GET_SEQUENCE_BOUNDS",
                        0xbe,
                        "start and end of every run of equal ids",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "SB2SB_COLLECTIVE",
                        0xbf,
                        "copies SBUF to the SBUF of a peer core",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "PSEUDO_DMATRIGGER",
                        0xc1,
                        "fires a prepared block of a DMA queue",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_DMA_TRIGGER",
                        0xc1,
                        "fires a prepared block of a DMA queue",
                    )
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("PSEUDO_DMAREARM", 0xc2, "re-arms a DMA queue")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("PSEUDO_DMA_REARM", 0xc2, "re-arms a DMA queue")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new(
                        "PSEUDO_DMABARRIER",
                        0xc3,
                        "orders SBUF writes before a DMA reads them",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_DMA_BARRIER",
                        0xc3,
                        "orders writes before a DMA",
                    )
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new(
                        "PSEUDO_DMAMEMCPY_FULL_IND",
                        0xc4,
                        "gather or scatter by indices in SBUF",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("PSEUDO_DMA_MEMCPY", 0xc4, "copy request")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("PSEUDO_SEMAPHORE_SET", 0xc5, "sets a semaphore"),
                layout::ValueInfo::new(
                    "PSEUDO_LOAD_ACT_FUNC_SET",
                    0xc6,
                    "names the activation tables to load",
                ),
                layout::ValueInfo::new(
                        "PSEUDO_SET_TRANSFER_ADJUST",
                        0xc7,
                        "adjusts transfers",
                    )
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new(
                        "PSEUDO_TRIGGER_ALL_REDUCE",
                        0xc7,
                        "all-reduce over DRAM tensors",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_READ_VAR_ADDR",
                        0xc8,
                        "reads the address of a variable",
                    )
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new(
                        "PSEUDO_TRIGGER_COLLECTIVE",
                        0xc8,
                        "collective over DRAM tensors",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_READ_VAR_ADDR",
                        0xc9,
                        "reads the address of a variable",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_EMBEDDING_UPDATE",
                        0xca,
                        "scatter with accumulation into an embedding table",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_SEND_RECV",
                        0xcb,
                        "sends or receives a window of a tensor",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("PSEUDO_BRANCH_LABEL", 0xcc, "target of a branch")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_TENSOR_STORE",
                        0xcd,
                        "TENSOR_STORE to a variable",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_TENSOR_LOAD",
                        0xce,
                        "TENSOR_LOAD from a variable",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_DMASWAP_QUEUE_SET",
                        0xcf,
                        "switches the instance of a queue set",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("PSEUDO_SET_RNG_SEED", 0xd0, "seeds a generator")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_FUNCTION_BEGIN",
                        0xd1,
                        "start of a function",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_FUNCTION_RETURN",
                        0xd2,
                        "end of a function",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_FUNCTION_CALL",
                        0xd3,
                        "calls a function by name",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_DMA_DIRECT2D",
                        0xd4,
                        "request for any of the descriptor-generating DMAs",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_SYNC_BARRIER",
                        0xd5,
                        "barrier of the engines of a core",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_RANGE_CHECK",
                        0xd6,
                        "checks a bound before an indirect DMA",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_JPEG_DECODE",
                        0xd7,
                        "request for a JPEG decode",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "PSEUDO_CORE_BARRIER",
                        0xd8,
                        "barrier of the cores of a virtual core",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_TRIGGER_COLLECTIVE2",
                        0xd9,
                        "collective over SBUF tensors, first record",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_EXTENSION",
                        0xda,
                        "continues the record before it",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_CUR_PROCESSING_RANK_ID",
                        0xdb,
                        "rank of the peer of this iteration",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("PSEUDO_GID_LOAD", 0xdc, "global id of this rank")
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_BRANCH_PREFETCH_HINT",
                        0xdd,
                        "likely outcome of a later branch",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_TENSOR_COMPLETION",
                        0xde,
                        "a tensor is complete",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "PSEUDO_INST",
                        0xdf,
                        "prefix of further pseudo instructions",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "SPARSITY_COMPRESS",
                        0xe0,
                        "keeps four extremes of every group, with their positions",
                    )
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new(
                        "SPARSITY_COMPRESS_TAG",
                        0xe1,
                        "the same into two tensors",
                    )
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("RAND2", 0xe2, "uniform random numbers")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new(
                        "QUANTIZE_MX",
                        0xe3,
                        "quantises to MX blocks and scales",
                    )
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new(
                        "CONV_LUT_LOAD",
                        0xe4,
                        "loads the 4-bit converter of PE, or decodes packed codes on POOL",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "TENSOR_TENSOR_SCAN_ARITH",
                        0xe5,
                        "recurrence over two tensors",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "TENSOR_SCALAR_CACHE_CUMULATIVE",
                        0xe6,
                        "scalar operation with a running reduction",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "INDIRECT_COPY",
                        0xe7,
                        "copies runs of elements by index",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "COPY_PREDICATED_SCALAR",
                        0xe8,
                        "writes a scalar where a predicate tensor says so",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "DVE_READ_INDICES",
                        0xe9,
                        "stores the eight match positions",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "SELECT_REDUCE",
                        0xea,
                        "selects a tensor or a scalar by predicate, with a running maximum",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new("SIM_DMA_COPY", 0xeb, "simulator: DMA copy")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("SIM_WRFILE", 0xec, "simulator: write a file")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("SIM_WRNPY", 0xed, "simulator: write an array")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("SIM_RDNPY", 0xee, "simulator: read an array")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("SIM_MEMCPY", 0xef, "simulator: copy memory")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new(
                        "EXTENDED_INST",
                        0xf0,
                        "prefix of further instructions",
                    )
                    .with_gens(layout::GenSet(0b111110)),
                layout::ValueInfo::new(
                        "DMA_GATHER_TRANSPOSE",
                        0xf1,
                        "gathers rows and transposes them into SBUF",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "NONZERO_WITH_COUNT",
                        0xf2,
                        "positions of the nonzero elements, and their number",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "TENSOR_TENSOR_INT_WIDE",
                        0xf3,
                        "integer operation on two tensors with a 64-bit result",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new(
                        "TENSOR_SCALAR_INT_WIDE",
                        0xf4,
                        "integer operation with a scalar and a 64-bit result",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new(
                        "INVALID",
                        0xff,
                        "marks memory that holds no instruction",
                    )
                    .with_sentinel(),
            ],
            "Opcode: byte 0 of a record, which says how the rest is read.",
            layout::Conf::High,
            &["spec/formats"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Opcode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Opcode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for Opcode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Opcode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Opcode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Opcode);
