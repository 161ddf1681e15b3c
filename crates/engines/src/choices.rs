//! What the sources leave open, and what the models do about it.
//!
//! Everything the models decide without a source that settles it is a field of [`Choices`], or is marked "choice:" in
//! the documentation of the item that decides it.

use tpb_core::dialect::Dialect;

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
    /// What MAX and MIN of two floats do with NaN.
    pub max_min: NanRule,
    /// How a float becomes an integer.
    pub float_to_int: FloatToInt,
    /// How semaphores compare.
    pub semaphore_compare: SemaphoreCompare,
    /// How much a finished DMA transfer adds to its semaphore.
    pub dma_increment: DmaIncrement,
    /// Most elements that one operand may have in a partition of SBUF; in PSUM it is as many as fit.
    ///
    /// choice: 65536, the limit that the vendor's documentation gives for DVE and ACT in SBUF
    /// (`trainium_inferentia2_arch.rst`); more is a fault, which also bounds the work of one instruction.
    pub elements_per_partition: u64,
    /// Rank of the modelled core in its replica groups.
    pub rank: u64,
    /// Sizes to use where a generation's tables do not give one.
    pub geometry: Geometry,
}

/// What a matmul that starts a group clears before it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZeroRegion {
    /// The `2^n` banks of the aligned window that holds the first destination byte, in every destination partition
    /// (`bir/sim-matmul-mx.md`). Default.
    Banks,
    /// Nothing but what it writes.
    Written,
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

/// Float to integer; the result saturates in either case, and NaN becomes the largest value when its sign is clear and the
/// smallest when it is set (`numerics/cast-to-new-dtype.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatToInt {
    /// To nearest, ties to even. Default.
    ///
    /// choice: the vendor's release notes state it for the hardware, the firmware pages of POOL say truncation
    /// (`conflicts.G5` 23, `conflicts.NKI` 7).
    NearestEven,
    /// Toward zero.
    Truncate,
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

impl Default for Choices {
    fn default() -> Self {
        Self {
            memory_fill: 0xff,
            register_fill: 0xffff_ffff,
            fp32_upper_bits: 11,
            zero_region: ZeroRegion::Banks,
            max_min: NanRule::Suppress,
            float_to_int: FloatToInt::NearestEven,
            semaphore_compare: SemaphoreCompare::Unsigned,
            dma_increment: DmaIncrement::Queues,
            elements_per_partition: 65536,
            rank: 0,
            geometry: Geometry::default(),
        }
    }
}

/// Sizes of one core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// Partitions of SBUF.
    pub sbuf_partitions: u32,
    /// Bytes of one SBUF partition.
    pub sbuf_partition_bytes: u32,
    /// Distance of two SBUF partitions in the address window; the bytes above the memory are holes.
    pub sbuf_soc_step: u32,
    /// Partitions of PSUM.
    pub psum_partitions: u32,
    /// Banks of PSUM.
    pub psum_banks: u32,
    /// Bytes of one bank in one partition.
    pub psum_bank_bytes: u32,
    /// Rows of the PE array.
    pub pe_rows: u32,
    /// Columns of the PE array.
    pub pe_cols: u32,
    /// Whether a matmul can clear banks: whether its record has a zero region, which MAVERICK's lacks.
    pub zero_regions: bool,
    /// Semaphores of the core.
    pub semaphores: u32,
    /// Events of the core.
    pub events: u32,
    /// Registers of one engine.
    pub registers: u32,
}

impl Default for Geometry {
    /// choice: MARIANA's sizes, and the larger PE and register file of MAVERICK, whose tables lack the memories
    /// (`arch/sbuf-psum-geometry.md`, machine facts section 1).
    fn default() -> Self {
        Self {
            sbuf_partitions: 128,
            sbuf_partition_bytes: 0x4_0000,
            sbuf_soc_step: 0x4_0000,
            psum_partitions: 128,
            psum_banks: 8,
            psum_bank_bytes: 2048,
            pe_rows: 128,
            pe_cols: 256,
            zero_regions: true,
            semaphores: 256,
            events: 256,
            registers: 64,
        }
    }
}

impl Geometry {
    /// The sizes of a generation; what its tables lack, or give out of any range, comes from `fallback`.
    pub fn of(dialect: &Dialect, fallback: &Self) -> Self {
        let get = |key: &str, limit: u64, other: u32| match dialect.geometry(key) {
            // No events at all is a size that MAVERICK states; nothing else can be 0.
            Some(0) if key == "events" => 0,
            Some(v) if (1..=limit).contains(&v) => u32::try_from(v).unwrap_or(other),
            _ => other,
        };
        let sbuf_partition_bytes = get("sbuf_partition_bytes", 1 << 24, fallback.sbuf_partition_bytes);
        Self {
            sbuf_partitions: get("sbuf_partitions", 1024, fallback.sbuf_partitions),
            sbuf_partition_bytes,
            sbuf_soc_step: get("sbuf_soc_step", 1 << 24, fallback.sbuf_soc_step).max(sbuf_partition_bytes),
            psum_partitions: get("psum_partitions", 1024, fallback.psum_partitions),
            psum_banks: get("psum_banks", 64, fallback.psum_banks),
            psum_bank_bytes: get("psum_bank_bytes", 1 << 20, fallback.psum_bank_bytes),
            pe_rows: get("pe_rows", 1024, fallback.pe_rows),
            pe_cols: get("pe_cols", 1024, fallback.pe_cols),
            zero_regions: match dialect.opcode_named("MATMUL") {
                Some(matmul) => matmul.forms.iter().any(|f| f.layout.field("psum_zero_region").is_some()),
                None => fallback.zero_regions,
            },
            semaphores: get("semaphores", 256, fallback.semaphores),
            events: get("events", 256, fallback.events),
            registers: get("registers", 256, fallback.registers),
        }
    }

    /// Bytes of one PSUM partition.
    pub const fn psum_partition_bytes(&self) -> u32 {
        self.psum_banks.saturating_mul(self.psum_bank_bytes)
    }
}
