//! What the sources leave open, and what the models do about it.
//!
//! Everything the models decide without a source that settles it is a field of [`Choices`], or is marked "choice:" in
//! the documentation of the item that decides it.

use crate::bus::AddressMap;
pub use crate::geometry::Geometry;
pub use crate::number::{Casts, Edges, FloatToInt, Fp8Casts, Fp8Exp4};
pub use crate::options::*;

/// Decisions that the sources leave open, in one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// Byte that memory holds before it is written.
    ///
    /// choice: `0xff`, as the compiler's interpreter has it, so that floats read as NaN and signed integers as -1; the
    /// device holds anything (`bir/sim-dispatch-state.md`, machine facts section 4).
    pub memory_fill: u8,
    /// Value of a register before it is written.
    ///
    /// choice: `0xffff_ffff`, as the compiler's interpreter has it (machine facts section 4).
    pub register_fill: u32,
    /// Explicit mantissa bits of the upper part of an FP32 matmul operand.
    ///
    /// choice: `fp32_mode` HIGH takes the operand rounded to nearest even to this many bits, LOW the remainder (exact in FP32, 0 where
    /// the upper part is not finite), LOW_HIGH the whole operand. 11 is what the compiler rounds FP32R to
    /// (`numerics/cast-to-new-dtype.md`); which of LOW and HIGH is "tf32" is open (`conflicts.G3` 9, 10).
    pub fp32_upper_bits: u32,
    /// What a matmul that starts a group clears.
    pub zero_region: ZeroRegion,
    /// How PSUM rounds sums to BFLOAT16.
    pub psum_rounding: PsumRounding,
    /// How QUANTIZE_MX picks the scale of a block.
    pub mx_scale: MxScale,
    /// What MAX and MIN of two floats do with NaN.
    pub max_min: NanRule,
    /// Which activation functions there are.
    pub activation: ActivationTables,
    /// What an accumulator takes up.
    pub folded: Folded,
    /// How floats become integers, and what FP8 does at its limits.
    pub casts: Casts,
    /// What the type FP8_EXP4 is.
    ///
    /// choice: `None`, the format that the generation's tables give: the IEEE-like one on SUNDA and CAYMAN, the finite one from MARIANA on,
    /// which has both and takes its executable's configuration (`EVRF051.rst`, `EVRF052.rst`).
    pub fp8_exp4: Option<Fp8Exp4>,
    /// How semaphores compare.
    pub semaphore_compare: SemaphoreCompare,
    /// How much a finished DMA transfer adds to its semaphore.
    pub dma_increment: DmaIncrement,
    /// Most elements that one operand may have in a partition of SBUF; in PSUM it is as many as fit.
    ///
    /// choice: 65536, the limit that the vendor's documentation gives for DVE and ACT in SBUF
    /// (`trainium_inferentia2_arch.rst`); more is a fault, which also bounds the work of one instruction.
    pub elements_per_partition: u64,
    /// Most bytes that one instruction may read and write, each.
    ///
    /// choice: 1 GiB; more is a fault, so that a mistake in a count does not take the host's time and memory.
    pub work_per_instruction: u64,
    /// Where the offset of a relative branch counts from.
    pub branch_origin: BranchOrigin,
    /// What the ALUs do with a shift by the width of its operand and more.
    pub long_shift: LongShift,
    /// What the integer engine of POOL does with a zero divisor.
    pub division_by_zero: DivisionByZero,
    /// What SCALAR_TENSOR_TENSOR folds into the accumulator.
    pub scalar_tensor_fold: ScalarTensorFold,
    /// What an inline scalar of TENSOR_SCALAR is where an integer operator takes it.
    pub integer_scalar: IntegerScalar,
    /// What a byte of 32 to 63 in the mask of STREAM_SHUFFLE means.
    pub shuffle_mask: ShuffleMask,
    /// Which of a DVE lane's four XORWOW states an element draws from.
    pub xorwow_columns: StateColumns,
    /// Order of the 24 words of a DVE lane's XORWOW states in a tensor.
    pub xorwow_words: StateWords,
    /// Which word keeps an XORWOW state from being stuck at 0.
    pub xorwow_guard: StateGuard,
    /// Which words LOAD_PARAMETER_RAM loads.
    pub parameter_words: ParameterWords,
    /// What DMA instructions count their steps in.
    pub dma_steps: StepUnit,
    /// Where the index vector of an indirect DMA lies.
    pub index_order: IndexOrder,
    /// What MAX8 does with NaN.
    pub max8_nan: Max8Nan,
    /// When the search instructions forget which keys have matched.
    pub match_flags: MatchFlags,
    /// Where SORT puts NaN.
    pub sort_nan: SortNan,
    /// How statistics for batch norm are computed.
    pub batch_norm_stats: BatchNormStats,
    /// Which scalar of BATCH_NORM_PARAM_LOAD2 is which.
    pub param_load2: ParamLoad2,
    /// How often TEST_EVENT_SEM goes through its list.
    pub test_passes: TestPasses,
    /// Whether EVENT_SEMAPHORE_RANGE_CLEAR clears the events of its range as well.
    ///
    /// choice: no; the sources state it for semaphores and call the instruction by both (sync facts, 0xB0).
    pub range_clears_events: bool,
    /// Steps after which an engine that waits counts as paused.
    ///
    /// choice: 1000. The device shows a pause of its sequencer and no figure for when a wait turns into one.
    pub long_wait: u64,
    /// Where things are in the address space.
    pub map: AddressMap,
    /// Rank of the modelled core in its replica groups.
    pub rank: u64,
    /// Sizes to use where a generation's tables do not give one.
    pub geometry: Geometry,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            memory_fill: 0xff,
            register_fill: 0xffff_ffff,
            fp32_upper_bits: 11,
            zero_region: ZeroRegion::Banks,
            psum_rounding: PsumRounding::NearestEven,
            mx_scale: MxScale::Headroom,
            max_min: NanRule::Suppress,
            activation: ActivationTables::Everything,
            folded: Folded::Stored,
            casts: Casts::default(),
            fp8_exp4: None,
            semaphore_compare: SemaphoreCompare::Unsigned,
            dma_increment: DmaIncrement::Queues,
            elements_per_partition: 65536,
            work_per_instruction: 1 << 30,
            branch_origin: BranchOrigin::ThisRecord,
            long_shift: LongShift::Fill,
            division_by_zero: DivisionByZero::Fault,
            scalar_tensor_fold: ScalarTensorFold::Sum,
            integer_scalar: IntegerScalar::Bits,
            shuffle_mask: ShuffleMask::Disabled,
            xorwow_columns: StateColumns::Turns,
            xorwow_words: StateWords::WordMajor,
            xorwow_guard: StateGuard::Last,
            parameter_words: ParameterWords::All,
            dma_steps: StepUnit::Elements,
            index_order: IndexOrder::PartitionFastest,
            max8_nan: Max8Nan::Sticky,
            match_flags: MatchFlags::Kept,
            sort_nan: SortNan::Last,
            batch_norm_stats: BatchNormStats::Running,
            param_load2: ParamLoad2::ScaleMean,
            test_passes: TestPasses::RepeatPlusOne,
            range_clears_events: false,
            long_wait: 1000,
            map: AddressMap::default(),
            rank: 0,
            geometry: Geometry::default(),
        }
    }
}
