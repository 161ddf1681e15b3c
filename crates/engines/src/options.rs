//! What can be chosen where the sources leave something open; [`Choices`](crate::Choices) holds what is.

/// What a matmul that starts a group clears before it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZeroRegion {
    /// The `2^n` banks of the aligned window that holds the first destination byte, in every destination partition
    /// (`bir/sim-matmul-mx.md`). Default.
    Banks,
    /// Nothing but what it writes.
    Written,
}

/// Rounding of sums to BFLOAT16 cells of PSUM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PsumRounding {
    /// To nearest even. Default.
    ///
    /// choice: the header says that PSUM uses its generators, the vendor's documentation that either happens and the stochastic mode is off
    /// unless the runtime switches it on (`conflicts.NKI` 8).
    NearestEven,
    /// Up or down by the distance, with the noise of [`Seeds`](crate::state::pe::Seeds).
    Stochastic,
}

/// Scale of a block that QUANTIZE_MX makes, from the largest exponent code e of the block and the largest exponent of the format (8 for
/// FP8_EXP4, 15 for FP8_EXP5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MxScale {
    /// `e - (EMAX - 1)`, at least 0. Default.
    ///
    /// choice: what the vendor's documentation states for current software (`conflicts.NKI` 12).
    Headroom,
    /// `e - EMAX`, at least 1, as the compiler's interpreter has it and the documentation had it before.
    Full,
}

/// MAX and MIN of two floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NanRule {
    /// A NaN loses against a number; on a tie the second operand is the result. Default.
    ///
    /// choice: the sources state it for the reduce forms of POOL and not for the plain binary operator (elementwise facts 0.2).
    Suppress,
    /// The second operand is the result when either is NaN and on a tie, as x86 `maxss` has it.
    Second,
    /// NaN if either is NaN; on a tie the second operand.
    Propagate,
}

/// The activation functions that an instruction can name while no set of one's own is installed and resident
/// ([`Activation`](crate::activation::Activation)). Their tables are fitted ones: shipped coefficients are not public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActivationTables {
    /// Every function with a definition, from reset on and whatever set is loaded. Default.
    ///
    /// choice: what the hardware does with a function that is not resident is not known, and programs without the loading of tables can run.
    Everything,
    /// Those of the catalog's set that ACTIVATION_TABLE_LOAD made resident; none before. Others are a fault that names the gap.
    Resident,
}

/// What the accumulators of ACT and DVE take up of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folded {
    /// The value as it is stored, widened again. Default.
    ///
    /// choice: the vendor's documentation puts the conversion in front of the reduction (`closed_by_nki`, G4); other pages say only that
    /// each result is added.
    Stored,
    /// The FP32 result, before it is converted to the type of the destination.
    Result,
}

/// Comparison of a semaphore with a threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SemaphoreCompare {
    /// As unsigned 32-bit values. Default.
    ///
    /// choice: the interpreter's code keeps `uint32`, a page calls the counters signed (`conflicts.G7` 7).
    Unsigned,
    /// As signed 32-bit values.
    Signed,
}

/// Semaphore increment of a finished DMA transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DmaIncrement {
    /// By the queue's `num_queues`, 1 where it has none. Default.
    ///
    /// choice: the vendor's documentation gives `num_queues` for blocks that name a semaphore (`work-with-neff-files.rst`).
    Queues,
    /// By a fixed number; the vendor's documentation also speaks of 16, one for each DMA engine.
    Fixed(u32),
}

/// Origin of a relative branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BranchOrigin {
    /// The branch itself, so that 64 is the next record. Default.
    ///
    /// choice: no source gives the origin (`gaps.G7`); the address that the current instruction reads as its own is the nearest reading.
    ThisRecord,
    /// The record after it.
    NextRecord,
}

/// Shift by as many bits as the operand has, and more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LongShift {
    /// All bits leave: 0, or copies of the sign. Default.
    ///
    /// choice: the sources do not state it (`gaps.G7`).
    Fill,
    /// By the amount modulo the width.
    Modulo,
}

/// An integer divided by zero in a vector instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DivisionByZero {
    /// The instruction is a fault that names the gap. Default.
    ///
    /// choice: the firmware tests the divisor, and no source says what it does then (elementwise facts 0.2, `gaps.G5`).
    Fault,
    /// The quotient is all ones, the remainder the dividend.
    Ones,
}

/// The operator that folds the results of SCALAR_TENSOR_TENSOR_ARITH into the accumulator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScalarTensorFold {
    /// ADD. Default.
    ///
    /// choice: no source gives the operator (`gaps.G5`); EXPONENTIAL and ACTIVATE sum theirs.
    Sum,
    /// The instruction's second operator, with the result on the left, as TENSOR_SCALAR_CACHE_REDUCE has it.
    SecondOperator,
}

/// An inline scalar under an arithmetic opcode that meets an integer operator, which MAVERICK alone admits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntegerScalar {
    /// Its bits are the integer. Default.
    ///
    /// choice: the field is an FP32 value for arithmetic opcodes, and no source says what becomes of it before the integer engine.
    Bits,
    /// It is an FP32 value, converted as a result would be.
    Value,
}

/// A mask byte of STREAM_SHUFFLE that is 32 to 63: the validator admits it, no source gives its meaning (DVE facts).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShuffleMask {
    /// The channel is not written. Default.
    ///
    /// choice: the compiler turns 255, which says so, into a byte with bit 5 set.
    Disabled,
    /// The instruction is a fault that names the gap.
    Fault,
}

/// XORWOW state of DVE that an element draws from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StateColumns {
    /// Element k of a partition from state `k % 4`. Default.
    ///
    /// choice: a lane makes four draws a cycle; which column has which state depends on the mode and is not stated (`rng.md` 1).
    Turns,
    /// All from state 0.
    First,
}

/// Words of four XORWOW states of DVE in RAND_SET_STATE and RAND_GET_STATE.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StateWords {
    /// Word by word, in each the four states. Default.
    ///
    /// choice: the compiler's interpreter transposes the words against the states, in a direction that is not spelled out (`rng.md` 1).
    WordMajor,
    /// State by state.
    StateMajor,
}

/// Word of an XORWOW state that becomes 1 when a state whose first five words are 0 is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StateGuard {
    /// The fifth, v. Default.
    ///
    /// choice: the page on the interpreter says so, another one names the first (`conflicts.G6` 13).
    Last,
    /// The first, x.
    First,
}

/// Words of its record that LOAD_PARAMETER_RAM loads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterWords {
    /// All eight immediates, from entry `param_ram_offset` on. Default.
    ///
    /// choice: the sources say that it reads the offset, and not which immediates.
    All,
    /// The instruction is a fault that names the gap.
    Fault,
}

/// Unit of the steps of a DMA instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepUnit {
    /// Elements, the contiguous runs that the instruction gives the size of. Default.
    ///
    /// choice: the header documents elements, the compiler multiplies by the size of the type (`conflicts.G7` 14).
    Elements,
    /// Bytes.
    Bytes,
}

/// Place of the index vector of an indirect DMA.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexOrder {
    /// Index k in partition `k % 128`, word `k / 128`. Default.
    ///
    /// choice: the vendor's documentation reads the index tensor column by column, partition fastest; the header says that it starts in
    /// partition 0, which both readings do (DMA facts, `nki_public.md`).
    PartitionFastest,
    /// All of them in partition 0, one after the other.
    FirstPartition,
}

/// NaN among the elements of MAX8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Max8Nan {
    /// It stays in the slot that it took when that was empty, and takes no other. Default.
    ///
    /// choice: the compiler's simulator; the firmware's page infers the other from the names of its primitives (`conflicts.G6` 11).
    Sticky,
    /// It gives way to every number.
    Suppress,
}

/// Life of the flags of keys that have matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchFlags {
    /// Until the next MATCH_VALUE_LOAD. Default.
    ///
    /// choice: the header's reading; the compiler, which loads before every search, cannot tell the two apart (search facts).
    Kept,
    /// For one instruction, as the compiler's simulator has it.
    Fresh,
}

/// Place of NaN in a sorted partition, which no source gives (`gaps.G6`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortNan {
    /// Behind all numbers, in either direction. Default.
    ///
    /// choice: no comparison puts it in front of one.
    Last,
    /// As if it were larger than all numbers.
    Largest,
}

/// Arithmetic of BATCH_NORM_STATS and its successors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BatchNormStats {
    /// Mean and squares move with every element, by the reciprocal of the count. Default.
    ///
    /// choice: the compiler's simulator, operation by operation; the device's arithmetic is not known (batch norm facts).
    Running,
    /// Sums of elements and squares, then a product each with the reciprocal of their number, as a page guesses the device does it.
    Sums,
}

/// The two scalars of BATCH_NORM_PARAM_LOAD2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamLoad2 {
    /// The first is the scale, the second the mean. Default.
    ///
    /// choice: sources contradict each other (`conflicts.G4` 22); the mean has this place in BATCH_NORM_PARAM_LOAD, and comes last in the encoder.
    ScaleMean,
    /// The first is the mean, the second the scale.
    MeanScale,
}

/// Passes of TEST_EVENT_SEM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TestPasses {
    /// One more than `repeat_count`. Default.
    ///
    /// choice: the listing that says so is marked as inferred (`gaps.G7`).
    RepeatPlusOne,
    /// `repeat_count`, and one where it is 0.
    Repeat,
}
