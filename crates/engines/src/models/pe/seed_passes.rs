//! Loading and saving the seeds of the rounders.

use tpb_records::enums::{KnownPeSeedMode, PeSeedMode};
use tpb_records::operations;

use crate::effect::Change;
use crate::effect::{Effect, Store};
use crate::fault::Fault;
use crate::models::Models;
use crate::operand::{Forms, Home, Operand, format};
use crate::state::pe::PARTITIONS;
use crate::state::pe::{Part, ROUNDERS, SEEDS};

impl Models<'_> {
    /// PE_MANAGE_SEED.
    ///
    /// * LOAD_SEED: partition i of the source holds seed i of every PSUM partition, 128 words of 32 bits; the identity turns 16 x 128 into
    ///   128 x 16.
    /// * SAVE_SEED: every partition gets its 16 seeds in the order of the destination's walk, which by its steps puts the two of a bank at the
    ///   start of the bank.
    ///
    /// So a save cannot be loaded as it is (`pe-matmul.md` 5).
    ///
    /// choice: the identity is read and taken for one; its weights stay in the first 16 rows and columns of the array, where others were.
    pub(in crate::models) fn pe_manage_seed(&self, op: &operations::ManageSeed) -> Result<Effect, Fault> {
        if (u32::from(op.num_active_rows), u32::from(op.num_active_cols)) != (SEEDS, PARTITIONS) {
            return Err(Fault::illegal("num_active_rows", format!("seeds are {SEEDS} rows and {PARTITIONS} columns")));
        }
        let sbuf = Home::Sbuf("PE reads SBUF only");
        let bytes = format("identity_dtype", op.identity_dtype, self.core)?.bytes();
        let identity = self.operand("identity_mem_pattern", &op.identity_mem_pattern, bytes, 1, sbuf)?;
        if identity.len() != u64::from(SEEDS) {
            return Err(Fault::ElementCounts { first: (identity.name, identity.len()), second: ("num_active_rows", SEEDS.into()) });
        }
        match op.mode.known() {
            Some(KnownPeSeedMode::LoadSeed) => {
                let source = self.operand("src_seed_mem_pattern", &op.src_seed_mem_pattern, 4, SEEDS, sbuf)?;
                if source.len() != u64::from(PARTITIONS) {
                    let second = ("num_active_cols", PARTITIONS.into());
                    return Err(Fault::ElementCounts { first: (source.name, source.len()), second });
                }
                let words = source.gather(self.core);
                let rows = words.as_chunks::<4>().0.chunks_exact(PARTITIONS as usize);
                let seeds = (0..)
                    .zip(rows)
                    .flat_map(|(number, row)| (0..).zip(row).map(move |(partition, word)| (partition, number, u32::from_le_bytes(*word))));
                Ok(Effect::Array(Box::new(Change::Seeds { seeds: seeds.collect(), identity: SEEDS })))
            }
            Some(KnownPeSeedMode::SaveSeed) => {
                let psum = Home::Psum("PE writes PSUM only");
                let target = self.operand("dst_seed_mem_pattern", &op.dst_seed_mem_pattern, 4, PARTITIONS, psum)?;
                if target.len() != u64::from(SEEDS) {
                    return Err(Fault::ElementCounts { first: (target.name, target.len()), second: ("num_active_rows", SEEDS.into()) });
                }
                let seeds = &self.core.array.seeds;
                let words = (0..PARTITIONS).flat_map(|p| (0..SEEDS).flat_map(move |n| seeds.get(p, n).to_le_bytes()));
                let Operand { space, partition, channels, pattern, .. } = target;
                Ok(Effect::store(Store { space, partition, channels, pattern, data: words.collect() }))
            }
            Some(KnownPeSeedMode::None) | None => Err(Fault::illegal("mode", format!("{} neither loads nor saves", op.mode.0))),
        }
    }

    /// A MATMUL that loads or saves seeds (MAVERICK).
    ///
    /// choice: the two rounders of the destination's bank: columns 0 to 127 are rounder 0 of the partitions, the others rounder 1. Loading takes
    /// the bits of the latched row and writes nothing; saving writes the seeds and looks at no weight. The sources give the fields alone
    /// (`pe-matmul.md` 5.1).
    pub(super) fn seed_pass(&self, op: &operations::Matmul, part: Part, (rows, columns): (u32, u32)) -> Result<Effect, Fault> {
        if (rows, columns) != (1, PARTITIONS * ROUNDERS) {
            return Err(Fault::illegal("num_active_cols", "seeds are one row of all 256 columns"));
        }
        let name = "dst_mem_pattern";
        let target = self.operand(name, op.dst_mem_pattern.direct(name)?, 4, PARTITIONS, Home::Psum("PE writes PSUM only"))?;
        if target.len() != u64::from(ROUNDERS) || target.partition != 0 {
            return Err(Fault::illegal(name, "two elements from partition 0 on stand for the seeds of a bank"));
        }
        let bank = u32::try_from(target.pattern.start()).unwrap_or(0) / self.core.geometry.psum_bank_bytes.max(1);
        let number = |rounder: u32| bank * ROUNDERS + rounder;
        if op.seed_mode == PeSeedMode::LOAD_SEED {
            let (values, _) = self.core.weights.tile(part.row, part.column, rows, columns)?;
            let seeds = (0..).zip(values.iter()).map(|(c, v)| (c % PARTITIONS, number(c / PARTITIONS), v.to_bits()));
            return Ok(Effect::Array(Box::new(Change::Seeds { seeds: seeds.collect(), identity: 0 })));
        }
        if op.seed_mode != PeSeedMode::SAVE_SEED {
            return Err(Fault::illegal("seed_mode", format!("{} neither loads nor saves", op.seed_mode.0)));
        }
        let seeds = &self.core.array.seeds;
        let words = (0..PARTITIONS).flat_map(|p| (0..ROUNDERS).flat_map(move |r| seeds.get(p, number(r)).to_le_bytes()));
        let Operand { space, partition, channels, pattern, .. } = target;
        Ok(Effect::store(Store { space, partition, channels, pattern, data: words.collect() }))
    }
}
