//! Sizes and number formats of one core, by generation.

use tpb_core::dialect::{Dialect, Executed};

use crate::number::{Fp8Exp4, Minifloat};

/// Sizes and number formats of one core.
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
    /// What the type FP8_EXP4 is.
    pub fp8_exp4: Fp8Exp4,
    /// Which generators of random numbers there are.
    pub generators: Generators,
    /// Semaphores of the core.
    pub semaphores: u32,
    /// Events of the core.
    pub events: u32,
    /// Registers of one engine.
    pub registers: u32,
}

/// Generators of random numbers of the vector engines (`nki_public.md` 3.6, `RAND_STATE_LEGAL`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Generators {
    /// DVE has shift registers; no instruction sets or stores a state: SUNDA.
    ShiftRegisters,
    /// POOL has XORWOW besides: CAYMAN.
    PoolXorwow,
    /// DVE draws its random numbers from XORWOW as well, and POOL may from a shift register: since MARIANA.
    Xorwow,
}

impl Generators {
    /// Those of a generation: what executes RAND2 has XORWOW on DVE, what executes RAND_SET_STATE has it on POOL.
    fn of(dialect: &Dialect) -> Self {
        let executes = |name| dialect.opcode_named(name).is_some_and(|opcode| opcode.executed == Executed::Yes);
        match (executes("RAND2"), executes("RAND_SET_STATE")) {
            (true, _) => Self::Xorwow,
            (false, true) => Self::PoolXorwow,
            (false, false) => Self::ShiftRegisters,
        }
    }
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
            fp8_exp4: Fp8Exp4::Finite,
            generators: Generators::Xorwow,
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
            fp8_exp4: match dialect.geometry("fp8_exp4_max") {
                Some(max) if max as f32 == Minifloat::E4M3.decode(Minifloat::E4M3.max_code()) => Fp8Exp4::Ieee,
                Some(_) => Fp8Exp4::Finite,
                None => fallback.fp8_exp4,
            },
            generators: Generators::of(dialect),
            semaphores: get("semaphores", 256, fallback.semaphores),
            events: get("events", 256, fallback.events),
            registers: get("registers", 256, fallback.registers),
        }
    }

    /// Distance of two PSUM partitions in the address window: address bits 15 and up are the partition.
    pub const fn psum_window(&self) -> u32 {
        let bytes = self.psum_partition_bytes();
        if bytes > 0x8000 { bytes } else { 0x8000 }
    }

    /// Bytes of one PSUM partition.
    pub const fn psum_partition_bytes(&self) -> u32 {
        self.psum_banks.saturating_mul(self.psum_bank_bytes)
    }
}
