//! DMA instructions: transfers that a record describes by itself, and copies to a peer core.
//!
//! Registers, bounds and index vectors are read when the instruction executes, by the engine; the transfer itself comes later, by the host. The
//! instruction's own updates happen at once, and the transfer's semaphore counts when the transfer is done (DMA facts).

use tpb_records::enums::{DgeComputeOp, DmaAddrMode, DmaSemaUpdateMode};
use tpb_records::enums::{
    Dtype, KnownDgeComputeOp, KnownDmaAddrMode, KnownDmaSemaUpdateMode, KnownIndirectDmaAddressingMode, KnownLncSizeFmt,
};
use tpb_records::operations;
use tpb_records::types::{Addr4, Addr4Arm, Addr8Arm, BoundCheckReg, DmaAddrUnion, DmaAddrUnionArm};

use super::Models;
use crate::address;
use crate::choices::{DmaIncrement, IndexOrder, StepUnit};
use crate::effect::{Effect, Store};
use crate::fault::Fault;
use crate::memory::Space;
use crate::number::Format;
use crate::operand::{Home, format};
use crate::request::{Bound, Combine, Dge, Request, Runs, Side, Work};
use crate::state::Core;

/// Channels that an index vector lies in.
const INDEX_CHANNELS: u64 = 128;
/// Most indices of one transfer.
const INDICES: u64 = 4096;
/// Marker bit of an address whose shape is in a shape register.
const SHAPE_BIT: u8 = 0x40;

/// A walk as a record has it.
struct Grid {
    operand: &'static str,
    address: Addr8Arm,
    steps: [i32; 2],
    counts: [u16; 2],
    size: u16,
    bound: BoundCheckReg,
}

impl Models<'_> {
    /// DMAMEMCPY: a strided copy, with conversion or combination on the way.
    ///
    /// choice: conversion and combination go through FP32, for any type that the models have (`conflicts.NKI` 24).
    pub(super) fn strided_copy(&self, op: &operations::DmaCopy) -> Result<Effect, Fault> {
        let from = self.grid(&Grid {
            operand: "src_start_addr",
            address: op.src_start_addr,
            steps: [op.src_step_elem0, op.src_step_elem1],
            counts: [op.src_num_elem0, op.src_num_elem1],
            size: op.src_elem_size,
            bound: op.src_bound_reg,
        })?;
        let to = self.grid(&Grid {
            operand: "dst_start_addr",
            address: op.dst_start_addr,
            steps: [op.dst_step_elem0, op.dst_step_elem1],
            counts: [op.dst_num_elem0, op.dst_num_elem1],
            size: op.dst_elem_size,
            bound: op.dst_bound_reg,
        })?;
        let work = copy_work(op.in_dtype, op.out_dtype, op.compute_op, self.core)?;
        self.transfer(from, to, work, vec![(op.semaphore, op.sem_increment.into())])
    }

    /// DMA_MEMCPY2 (MAVERICK): a strided copy without conversion. Its done semaphores count one each.
    ///
    /// choice: an immediate address is the 64 bits as they are, which the sources' name says; the other modes' layouts are not known.
    pub(super) fn strided_copy2(&self, op: &operations::DmaCopy2) -> Result<Effect, Fault> {
        let side = |operand, mode: DmaAddrMode, address: DmaAddrUnionArm, steps, counts, size| {
            if mode.known() != Some(KnownDmaAddrMode::Imm64) {
                return Err(Fault::gap("dma-addr-union", format!("{operand} of mode {mode:?}")));
            }
            let address = Addr8Arm::AddrImmediate(u64::from_le_bytes(DmaAddrUnion::from(address).to_bytes()));
            self.grid(&Grid { operand, address, steps, counts, size, bound: BoundCheckReg(0) })
        };
        let modes = op.addr_mode;
        let from = side(
            "src_start_addr",
            modes.src_mode(),
            op.src_start_addr,
            [op.src_step_elem0, op.src_step_elem1],
            [op.src_num_elem0, op.src_num_elem1],
            op.src_elem_size,
        )?;
        let to = side(
            "dst_start_addr",
            modes.dst_mode(),
            op.dst_start_addr,
            [op.dst_step_elem0, op.dst_step_elem1],
            [op.dst_num_elem0, op.dst_num_elem1],
            op.dst_elem_size,
        )?;
        let mut completion = Vec::new();
        let updates = op.sema_update_mode;
        for (mode, index) in [(updates.rd_done(), op.rd_done_sema_update_idx), (updates.wr_done(), op.wr_done_sema_update_idx)] {
            completion.extend(done_update(mode, index)?);
        }
        self.transfer(from, to, Work::Copy { convert: None, combine: None }, completion)
    }

    /// DMA_INDIRECT: rows by index on one side or both.
    pub(super) fn rows_by_index(&self, op: &operations::DmaIndirect) -> Result<Effect, Fault> {
        use KnownIndirectDmaAddressingMode as M;
        let mode = op.flags.indirect_mode();
        let (gather, scatter) = match mode.known() {
            Some(M::SrcIndirection) => (true, false),
            Some(M::DstIndirection) => (false, true),
            Some(M::SrcDstIndirection) => (true, true),
            None => return Err(Fault::illegal("flags", format!("{} is no indirection", mode.0))),
        };
        if op.flags.gather_dim().0 != 0 || op.flags.scatter_dim().0 != 0 {
            return Err(Fault::unimplemented("an indirect DMA along another dimension than the first"));
        }
        let strict = op.flags.idx_bound_is_err() == 1;
        let side = |operand, address, step, count: u16, size, indices, bound: BoundCheckReg| {
            let start = self.plain_address(operand, address)?;
            let run = run_bytes(size);
            let step = self.step(step, run);
            let runs = match indices {
                None => Runs::Grid { start, steps: [step, 0], counts: [count.into(), 1] },
                Some((name, vector)) => Runs::List { start, step, indices: self.indices(name, vector, count.into())? },
            };
            let bound = match indices {
                // Without indices the bound has nothing to bound.
                None => None,
                Some(_) => self.bound(bound, strict)?,
            };
            Ok::<_, Fault>(Side { operand, runs, run, bound })
        };
        let from = side(
            "src_start_addr",
            op.src_start_addr,
            op.src_step_elem,
            op.src_num_elem,
            op.src_elem_size,
            gather.then_some(("src_idx_start_addr", op.src_idx_start_addr)),
            op.src_idx_bound_reg,
        )?;
        let to = side(
            "dst_start_addr",
            op.dst_start_addr,
            op.dst_step_elem,
            op.dst_num_elem,
            op.dst_elem_size,
            scatter.then_some(("dst_idx_start_addr", op.dst_idx_start_addr)),
            op.dst_idx_bound_reg,
        )?;
        let work = copy_work(op.in_dtype, op.out_dtype, op.compute_op, self.core)?;
        self.transfer(from, to, work, vec![(op.semaphore, op.sem_increment.into())])
    }

    /// DMA_TRANSPOSE: tiles of rows become columns.
    ///
    /// choice: the source walk is over tiles; row r of a tile is `tile_src_row_step` elements after row r - 1, with its columns next to each
    /// other; the destination walk is over columns, each of as many elements as a tile has rows. Steps count elements of the type.
    /// The semaphore counts as that of a block does: the record has no amount.
    pub(super) fn transpose_copy(&self, op: &operations::DmaTranspose) -> Result<Effect, Fault> {
        if op.in_dtype != op.out_dtype {
            return Err(Fault::illegal("out_dtype", "a transpose does not convert"));
        }
        let element = format("in_dtype", op.in_dtype, self.core)?.bytes();
        let (rows, columns) = (u32::from(op.tile_src_rows), u32::from(op.tile_src_cols));
        if rows == 0 || columns == 0 {
            return Err(Fault::illegal("tile_src_rows", "a tile has no elements"));
        }
        let start = self.plain_address("src_start_addr", op.src_start_addr)?;
        let tiles = [op.src_num_elem0, op.src_num_elem1];
        let all = u64::from(tiles[0]) * u64::from(tiles[1]) * u64::from(rows);
        if all > self.choices.work_per_instruction {
            return Err(Fault::Work { operand: "src_num_elem", bytes: all, limit: self.choices.work_per_instruction });
        }
        let scale = |step: i32| self.step(step, element);
        // The rows of all tiles, as a list whose step is one byte.
        let row = |i: u16, j: u16, r: u32| {
            let tile =
                i64::from(i).wrapping_mul(scale(op.src_step_elem0)).wrapping_add(i64::from(j).wrapping_mul(scale(op.src_step_elem1)));
            tile.wrapping_add(i64::from(r).wrapping_mul(scale(op.tile_src_row_step)))
        };
        let offsets: Vec<i64> = (0..tiles[1])
            .flat_map(|j| (0..tiles[0]).flat_map(move |i| (0..rows).map(move |r| (i, j, r))))
            .map(|(i, j, r)| row(i, j, r))
            .collect();
        let lowest = offsets.iter().copied().min().unwrap_or(0);
        let indices = offsets.iter().map(|o| u32::try_from(o.wrapping_sub(lowest))).collect::<Result<Vec<_>, _>>();
        let indices = indices.map_err(|_| Fault::illegal("src_step_elem0", "the tiles are more than 4 GiB apart"))?;
        let runs = Runs::List { start: start.wrapping_add_signed(lowest), step: 1, indices };
        let bound =
            self.bound(op.src_bound_reg, false)?.map(|b| Bound { limit: b.limit.wrapping_sub(start.wrapping_add_signed(lowest)), ..b });
        let from = Side { operand: "src_start_addr", runs, run: columns * element, bound };
        let to = Side {
            operand: "dst_start_addr",
            runs: Runs::Grid {
                start: self.plain_address("dst_start_addr", op.dst_start_addr)?,
                steps: [scale(op.dst_step_elem0), scale(op.dst_step_elem1)],
                counts: [op.dst_num_elem0.into(), op.dst_num_elem1.into()],
            },
            run: rows * element,
            bound: self.bound(op.dst_bound_reg, false)?,
        };
        self.transfer(from, to, Work::Transpose { rows, element }, vec![(op.semaphore, self.increment())])
    }

    /// DMA_GATHER_TRANSPOSE: rows by index, then transposed: `dst[c][n] = src[index[n]][c]`.
    ///
    /// choice: a row has `elem_size` bytes and rows are `src_step_elem1` elements apart; the columns are `dst_step_elem1` apart.
    pub(super) fn gather_transpose(&self, op: &operations::DmaGatherTranspose) -> Result<Effect, Fault> {
        let (a, b) = (op.dtype.dtype_lo(), op.dtype.dtype_hi());
        if a != b {
            return Err(Fault::illegal("dtype", "a transpose does not convert"));
        }
        let element = format("dtype", a, self.core)?.bytes();
        let count = u32::from(op.src_num_elem1);
        if count != u32::from(op.dst_num_elem0) {
            return Err(Fault::ElementCounts {
                first: ("src_num_elem1", count.into()),
                second: ("dst_num_elem0", op.dst_num_elem0.into()),
            });
        }
        let row = run_bytes(op.elem_size);
        let from = Side {
            operand: "src_start_addr",
            runs: Runs::List {
                start: self.plain_address("src_start_addr", op.src_start_addr)?,
                step: self.step(op.src_step_elem1, element),
                indices: self.indices("src_idx_start_addr", op.src_idx_start_addr, count.into())?,
            },
            run: row,
            bound: self.bound(op.src_idx_bound_reg, false)?,
        };
        let to = Side {
            operand: "dst_start_addr",
            runs: Runs::Grid {
                start: self.plain_address("dst_start_addr", op.dst_start_addr)?,
                steps: [self.step(op.dst_step_elem1, element), 0],
                counts: [op.dst_num_elem1.into(), 1],
            },
            run: count.saturating_mul(element),
            bound: self.bound(op.dst_bound_reg, false)?,
        };
        self.transfer(from, to, Work::Transpose { rows: count, element }, vec![(op.semaphore, self.increment())])
    }

    /// SB2SB_COLLECTIVE: elements of this core's SBUF to that of the partner, or its own.
    ///
    /// choice: the instruction's updates happen on both cores when the copy is done; the sources have it bump local and remote semaphores
    /// and name no other indices.
    pub(super) fn peer_copy(&self, op: &operations::Sb2sbCollective) -> Result<Effect, Fault> {
        if op.in_dtype != op.out_dtype {
            return Err(Fault::illegal("out_dtype", "a copy between cores does not convert"));
        }
        let element = format("in_dtype", op.in_dtype, self.core)?.bytes();
        let channels = op.num_active_channels.into();
        let rule = Home::Sbuf("copies between cores go from SBUF to SBUF");
        let src = self.operand("src_mem_pattern", &op.src_mem_pattern, element, channels, rule)?;
        let dst = self.operand("dst_mem_pattern", &op.dst_mem_pattern, element, channels, rule)?;
        crate::operand::same_length(&src, &dst)?;
        let own = self.core.bus.map.core;
        let core = match op.lnc_size_fmt.known() {
            Some(KnownLncSizeFmt::Lnc1) => None,
            Some(KnownLncSizeFmt::Lnc2) if self.core.peers.contains(&(own ^ 1)) => Some(own ^ 1),
            Some(KnownLncSizeFmt::Lnc2) => return Err(Fault::unimplemented("a copy to a partner core on a machine of one core")),
            _ => return Err(Fault::illegal("lnc_size_fmt", format!("{} is neither one core nor a pair", op.lnc_size_fmt.0))),
        };
        let data = src.gather(self.core);
        let store = Store { space: Space::Sbuf, partition: dst.partition, channels, pattern: dst.pattern, data };
        Ok(Effect::host(Request::Peer { core, store: Box::new(store) }))
    }

    fn transfer(&self, from: Side, to: Side, work: Work, mut completion: Vec<(u8, u32)>) -> Result<Effect, Fault> {
        completion.retain(|(_, amount)| *amount != 0);
        let dge = Dge { from, to, work, completion };
        dge.check(self.choices)?;
        Ok(Effect::host(Request::Dge(Box::new(dge))))
    }

    fn grid(&self, grid: &Grid) -> Result<Side, Fault> {
        let start = self.plain_address(grid.operand, grid.address)?;
        let run = run_bytes(grid.size);
        let counts = grid.counts.map(u32::from);
        if counts.contains(&0) {
            return Err(Fault::access(grid.operand, crate::memory::AccessError::Empty));
        }
        let runs = Runs::Grid { start, steps: grid.steps.map(|s| self.step(s, run)), counts };
        Ok(Side { operand: grid.operand, runs, run, bound: self.bound(grid.bound, false)? })
    }

    /// An address whose shape is in the record.
    fn plain_address(&self, operand: &'static str, address: Addr8Arm) -> Result<u64, Fault> {
        let marker = match address {
            Addr8Arm::AddrImmediate(a) => (a >> 56) as u8,
            Addr8Arm::AddrReg(r) => r.marker(),
            _ => 0,
        };
        if marker & SHAPE_BIT != 0 {
            return Err(Fault::unimplemented(format!("a shape register for {operand}")));
        }
        self.address(operand, address)
    }

    fn step(&self, step: i32, element: u32) -> i64 {
        match self.choices.dma_steps {
            StepUnit::Elements => i64::from(step).wrapping_mul(element.into()),
            StepUnit::Bytes => step.into(),
        }
    }

    /// The bound that a bound-check byte names.
    ///
    /// choice: the limit is one register; the pair of the wide-offset mode comes with table addresses alone.
    fn bound(&self, bound: BoundCheckReg, fault: bool) -> Result<Option<Bound>, Fault> {
        if bound.bc_enabled() == 0 {
            return Ok(None);
        }
        let limit = self.read(bound.bc_reg())?.into();
        Ok(Some(Bound { limit, notify: bound.bc_disable_oob_error_notif() == 0, fault }))
    }

    /// The index vector of an indirect transfer: 32-bit words from an address in partition 0 on.
    fn indices(&self, operand: &'static str, address: Addr4Arm, count: u64) -> Result<Vec<u32>, Fault> {
        if count > INDICES {
            return Err(Fault::illegal(operand, format!("{count} indices are more than {INDICES}")));
        }
        let word = match Addr4::from(address).arm() {
            Addr4Arm::AddrReg(reg) => self.read(reg.regnum())?,
            Addr4Arm::AddrImmediate(word) => word.0,
            Addr4Arm::Raw(bytes) => u32::from_le_bytes(bytes),
        };
        let place = address::place(operand, word)?;
        if place.space != Space::Sbuf || place.partition != 0 {
            return Err(Fault::illegal(operand, "an index vector begins in partition 0 of SBUF"));
        }
        let at = |k: u64| {
            let (partition, column) = match self.choices.index_order {
                IndexOrder::PartitionFastest => (k % INDEX_CHANNELS, k / INDEX_CHANNELS),
                IndexOrder::FirstPartition => (0, k),
            };
            let mut word = [0u8; 4];
            let byte = u32::try_from(u64::from(place.byte) + 4 * column).unwrap_or(u32::MAX);
            let read = self.core.sbuf.read(partition as u32, byte, &mut word);
            read.map_err(|cause| Fault::Access { operand, element: Some(k), cause })?;
            Ok(u32::from_le_bytes(word))
        };
        (0..count).map(at).collect()
    }

    fn increment(&self) -> u32 {
        match self.choices.dma_increment {
            DmaIncrement::Queues => 1,
            DmaIncrement::Fixed(n) => n,
        }
    }
}

/// Bytes of a run; 0 stands for 65536.
const fn run_bytes(size: u16) -> u32 {
    if size == 0 { 1 << 16 } else { size as u32 }
}

/// What a copy does on the way.
fn copy_work(from: Dtype, to: Dtype, op: DgeComputeOp, core: &Core) -> Result<Work, Fault> {
    let pair = || Ok::<(Format, Format), Fault>((format("in_dtype", from, core)?, format("out_dtype", to, core)?));
    let combine = match op.known() {
        Some(KnownDgeComputeOp::None) => None,
        Some(KnownDgeComputeOp::Add) => Some(Combine::Add),
        Some(KnownDgeComputeOp::Multiply) => Some(Combine::Multiply),
        Some(KnownDgeComputeOp::Max) => Some(Combine::Max),
        Some(KnownDgeComputeOp::Min) => Some(Combine::Min),
        None => return Err(Fault::illegal("compute_op", format!("{} is no operator of a transfer", op.0))),
    };
    let combine = combine.map(|c| Ok::<_, Fault>((c, pair()?.1))).transpose()?;
    let convert = if from == to { None } else { Some(pair()?) };
    Ok(Work::Copy { convert, combine })
}

/// The semaphore that a done update counts.
fn done_update(mode: DmaSemaUpdateMode, index: u16) -> Result<Option<(u8, u32)>, Fault> {
    match mode.known() {
        Some(KnownDmaSemaUpdateMode::None) => Ok(None),
        Some(KnownDmaSemaUpdateMode::LocalSemInc) => match u8::try_from(index) {
            Ok(index) => Ok(Some((index, 1))),
            Err(_) => Err(Fault::Index { what: "semaphore", index: index.into(), count: 256 }),
        },
        _ => Err(Fault::gap("dma-sema-updates", format!("done update {mode:?}"))),
    }
}
