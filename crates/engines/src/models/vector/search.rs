//! The search cluster of DVE: MAX8, MATCH_VALUE_LOAD, FIND_INDEX8, MATCH_REPLACE8, DVE_READ_INDICES.
//!
//! All of them compare in FP32, and number the elements of a partition from 0 in the order of the walk. What they keep is in [`Search`], a lane each.

use std::mem;

use tpb_records::enums::{AluOp, Dtype};
use tpb_records::operations;

use super::alu::{self, Class};
use super::rows::{Sink, Source, Value};
use crate::choices::{MatchFlags, Max8Nan};
use crate::effect::Effect;
use crate::effect::LaneEffect;
use crate::fault::Fault;
use crate::models::Models;
use crate::number::Format;
use crate::operand::{Operand, same_length};
use crate::state::lanes::{LaneUpdate, SEARCH_KEYS, Search};

/// Most elements of a partition that are searched.
const LONGEST: usize = 16384;
/// Position of a key that was not found; its low half in UINT16.
const NOT_FOUND: u32 = u32::MAX;

impl Search {
    /// Compares elements in order; each is taken by the first key that equals it and has not matched yet. Calls `hit` with the positions of those that
    /// are taken.
    ///
    /// NaN equals nothing, and +0 equals -0.
    fn consume(&mut self, values: &[f32], mut hit: impl FnMut(usize)) {
        for (position, value) in values.iter().enumerate() {
            let mut slots = self.keys.iter().zip(&mut self.found);
            if let Some((_, found)) = slots.find(|(key, found)| found.is_none() && *key == value) {
                *found = Some(position as u32);
                hit(position);
            }
        }
    }

    /// The positions, with all ones where there is none.
    fn positions(&self) -> [u64; SEARCH_KEYS] {
        self.found.map(|found| found.unwrap_or(NOT_FOUND).into())
    }
}

impl Models<'_> {
    /// The eight largest of 8 to 16384 elements, the smallest of them first; equal ones count each. See [`Max8Nan`] for NaN.
    ///
    /// Source: `search.md`, MAX8 0x6c.
    pub(crate) fn vector_max8(&self, op: &operations::Max8) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        searched(&src, SEARCH_KEYS)?;
        eight(&dst.operand)?;
        alu::check(AluOp::BYPASS, Class::Arithmetic, &[("src_mem_pattern", src.format)], &[("dst_mem_pattern", dst.format)])?;
        let mut row = Vec::new();
        for channel in 0..channels {
            f32::load(&src, channel, &mut row);
            let mut slots = largest(&row, self.choices.max8_nan);
            slots.reverse();
            f32::save(&mut dst, &slots);
        }
        Ok(dst.effect())
    }

    /// Element k of eight becomes key 7 - k of its lane, as FP32; all matches are forgotten.
    ///
    /// Source: `search.md`, MATCH_VALUE_LOAD 0x6d.
    pub(crate) fn vector_match_value_load(&self, op: &operations::MatchValueLoad) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, op.dtype, channels)?;
        eight(&src.operand)?;
        alu::check(AluOp::BYPASS, Class::Arithmetic, &[("src_mem_pattern", src.format)], &[])?;
        let mut row = Vec::new();
        let lanes = (0..channels).map(|channel| {
            f32::load(&src, channel, &mut row);
            let mut keys = [0.0; SEARCH_KEYS];
            keys.iter_mut().rev().zip(&row).for_each(|(key, value)| *key = *value);
            Search { keys, found: [None; SEARCH_KEYS] }
        });
        let updates = vec![LaneUpdate::Search(src.operand.partition, lanes.collect())];
        Ok(Effect::Lanes(Box::new(LaneEffect { engine: self.engine, stores: Vec::new(), updates })))
    }

    /// Element n of the result is the position of what key n matched, in UINT16 or UINT32; all ones if it matched nothing. See [`MatchFlags`] for keys
    /// that have matched before.
    ///
    /// Source: `search.md`, FIND_INDEX8 0x6e.
    pub(crate) fn vector_find_index8(&self, op: &operations::FindIndex8) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        searched(&src, SEARCH_KEYS)?;
        indices("out_dtype", op.out_dtype, &dst.operand)?;
        alu::check(AluOp::BYPASS, Class::Arithmetic, &[("src_mem_pattern", src.format)], &[])?;
        let (mut row, mut lanes) = (Vec::new(), Vec::new());
        for channel in 0..channels {
            f32::load(&src, channel, &mut row);
            let mut search = self.search(src.operand.partition + channel)?;
            search.consume(&row, |_| {});
            u64::save(&mut dst, &search.positions());
            lanes.push(search);
        }
        Ok(self.searched_and_stored(&src, dst, lanes))
    }

    /// The source with `immediate` in the place of every element that a key matches; the positions stay in the lane, for DVE_READ_INDICES.
    ///
    /// All elements go through FP32, so that integers beyond 2^24 are rounded on the way. Source: `search.md`, MATCH_REPLACE8 0x6f.
    pub(crate) fn vector_match_replace8(&self, op: &operations::MatchReplace8) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        same_length(&src.operand, &dst.operand)?;
        searched(&src, 1)?;
        for (name, format) in [("in_dtype", src.format), ("out_dtype", dst.format)] {
            use Format as F;
            if !matches!(format, F::F16 | F::Bf16 | F::U8 | F::U16 | F::U32 | F::F32 | F::I32) {
                return Err(Fault::illegal(name, format!("MATCH_REPLACE8 does not take {format:?}")));
            }
        }
        let (mut row, mut lanes) = (Vec::new(), Vec::new());
        for channel in 0..channels {
            f32::load(&src, channel, &mut row);
            let mut search = self.search(src.operand.partition + channel)?;
            let mut hits = Vec::new();
            search.consume(&row, |position| hits.push(position));
            for position in hits {
                row[position] = op.immediate;
            }
            f32::save(&mut dst, &row);
            lanes.push(search);
        }
        Ok(self.searched_and_stored(&src, dst, lanes))
    }

    /// Element n of the result is the position of what key n has matched, as FIND_INDEX8 writes it. CAYMAN and later.
    ///
    /// The lanes are those of the destination's partitions. Source: `search.md`, DVE_READ_INDICES 0xe9.
    pub(crate) fn vector_read_indices(&self, op: &operations::ReadIndices) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.dtype, channels)?;
        indices("dtype", op.dtype, &dst.operand)?;
        for channel in 0..channels {
            let held = self.held_search(dst.operand.partition + channel)?;
            u64::save(&mut dst, &held.positions());
        }
        Ok(dst.effect())
    }

    /// What a lane holds.
    ///
    /// choice: before a MATCH_VALUE_LOAD, a search is a fault.
    fn held_search(&self, lane: u32) -> Result<Search, Fault> {
        let search = self.core.lanes(self.engine).search.get(lane as usize).copied().flatten();
        search.ok_or_else(|| Fault::illegal("keys", format!("no MATCH_VALUE_LOAD has loaded those of lane {lane}")))
    }

    /// What a search of a lane begins with.
    fn search(&self, lane: u32) -> Result<Search, Fault> {
        let held = self.held_search(lane)?;
        Ok(match self.choices.match_flags {
            MatchFlags::Kept => held,
            MatchFlags::Fresh => Search { found: [None; SEARCH_KEYS], ..held },
        })
    }

    /// The effect of a search: its result, and what the lanes of the source then hold.
    fn searched_and_stored(&self, src: &Source<'_>, dst: Sink<'_>, lanes: Vec<Search>) -> Effect {
        let updates = vec![LaneUpdate::Search(src.operand.partition, lanes)];
        Effect::Lanes(Box::new(LaneEffect { engine: self.engine, stores: vec![dst.store()], updates }))
    }
}

/// The eight largest, in descending order: every value goes down the slots and changes places with those that are smaller; the last one falls out.
fn largest(values: &[f32], nan: Max8Nan) -> [f32; SEARCH_KEYS] {
    let above = |carry: f32, slot: f32| carry > slot || (nan == Max8Nan::Suppress && slot.is_nan() && !carry.is_nan());
    let (mut slots, mut filled) = ([0.0; SEARCH_KEYS], 0);
    for value in values {
        let mut carry = *value;
        for slot in slots.iter_mut().take(filled) {
            if above(carry, *slot) {
                mem::swap(&mut carry, slot);
            }
        }
        if let Some(empty) = slots.get_mut(filled) {
            *empty = carry;
            filled += 1;
        }
    }
    slots
}

/// Whether a source has as many elements as can be searched.
fn searched(src: &Source<'_>, least: usize) -> Result<(), Fault> {
    match src.len() {
        n if (least..=LONGEST).contains(&n) => Ok(()),
        n => Err(Fault::illegal(src.operand.name, format!("{least} to {LONGEST} elements are searched, not {n}"))),
    }
}

/// Whether an operand has eight elements.
fn eight(operand: &Operand) -> Result<(), Fault> {
    match operand.len() {
        8 => Ok(()),
        n => Err(Fault::illegal(operand.name, format!("it is eight elements a partition, not {n}"))),
    }
}

/// Whether eight positions fit an operand.
fn indices(name: &'static str, dtype: Dtype, dst: &Operand) -> Result<(), Fault> {
    if !matches!(dtype, Dtype::UINT16 | Dtype::UINT32) {
        return Err(Fault::illegal(name, format!("positions are UINT16 or UINT32, not {dtype:?}")));
    }
    eight(dst)
}
