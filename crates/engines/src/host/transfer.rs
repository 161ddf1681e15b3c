//! DMA descriptors.

use tpb_core::dialect::Engine;
use tpb_neff::Program;
use tpb_neff::program::Descriptor;
use tpb_records::enums::Dtype;

use super::{Done, STATE_BUFFER};
use crate::choices::Choices;
use crate::fault::Fault;
use crate::number::{narrow, widen};
use crate::operand::format;
use crate::state::Core;

/// Most bytes that one descriptor moves.
///
/// choice: 1 GiB, so that a mistake in a size does not take the host's memory.
const MAX_BYTES: u64 = 1 << 30;

/// Runs the descriptors of a block, in order; gives back how many bytes they wrote.
pub(super) fn run(program: &Program, engine: Engine, queue: &str, block: u32, core: &mut Core, choices: &Choices) -> Result<u64, Fault> {
    let Some(block) = program.block(engine, queue, block) else { return Ok(0) };
    block.desc.iter().try_fold(0u64, |bytes, desc| Ok(bytes.saturating_add(copy(program, desc, core, choices)?)))
}

/// Runs `count` descriptors of a queue's ring from `start`, and what the blocks that end among them update; gives back where the
/// next descriptor is.
///
/// choice: the ring holds the blocks of the queue one after the other, in the order of their numbers, and begins again after the last.
pub(super) fn run_ring(
    program: &Program,
    engine: Engine,
    queue: &str,
    (start, count): (usize, u32),
    core: &mut Core,
    choices: &Choices,
    done: &mut Done,
) -> Result<usize, Fault> {
    let mut ids: Vec<u32> = program.engines.values().flat_map(|p| &p.manifest.dma).filter(|b| b.runs_on(queue)).map(|b| b.id).collect();
    ids.sort_unstable();
    ids.dedup();
    let blocks = ids.iter().filter_map(|id| Some((*id, program.block(engine, queue, *id)?)));
    let ring: Vec<_> = blocks
        .flat_map(|(id, block)| block.desc.iter().enumerate().map(move |(n, desc)| (desc, (n + 1 == block.desc.len()).then_some(id))))
        .collect();
    if ring.is_empty() {
        return Err(Fault::illegal("queue", format!("queue `{queue}` has no descriptors")));
    }
    let mut at = start;
    for _ in 0..count {
        let Some((desc, last_of)) = ring.get(at % ring.len()) else { break };
        done.bytes = done.bytes.saturating_add(copy(program, desc, core, choices)?);
        if let Some(id) = last_of {
            done.updates.extend(super::completion(program, engine, (queue, queue), *id, choices)?);
        }
        if done.bytes > choices.work_per_instruction {
            return Err(Fault::Work { operand: "count", bytes: done.bytes, limit: choices.work_per_instruction });
        }
        at = (at % ring.len()) + 1;
    }
    Ok(at)
}

/// Copies, and converts where the types differ; everything else that a descriptor can ask for is beyond the models. All of the source is read
/// before anything is written.
///
/// choice: conversion goes through FP32, as it does for transfers that instructions describe.
fn copy(program: &Program, desc: &Descriptor, core: &mut Core, choices: &Choices) -> Result<u64, Fault> {
    let op = desc.op.as_deref().unwrap_or("copy");
    if !matches!(op, "copy" | "cast") {
        return Err(Fault::unimplemented(format!("DMA operation `{op}`")));
    }
    if desc.from_arr.is_some() {
        return Err(Fault::unimplemented("a DMA descriptor with several sources"));
    }
    let dtype = desc.from_dtype.as_deref().unwrap_or("uint8");
    let to_dtype = desc.to_dtype.as_deref().unwrap_or(dtype);
    let bytes_wide = |dtype: &str| matches!(dtype, "uint8" | "int8") || dtype.starts_with("float8");
    let from = Walk::new("from", desc.from.as_deref(), desc.from_off, &desc.from_sizes, &desc.from_steps, bytes_wide(dtype))?;
    let to = Walk::new("to", desc.to.as_deref(), desc.to_off, &desc.to_sizes, &desc.to_steps, bytes_wide(to_dtype))?;
    let convert = match to_dtype == dtype {
        true => None,
        false => Some((format("from_dtype", named("from_dtype", dtype)?, core)?, format("to_dtype", named("to_dtype", to_dtype)?, core)?)),
    };
    let (have, want) = match convert {
        Some((a, b)) => (from.bytes / u64::from(a.bytes()), to.bytes / u64::from(b.bytes())),
        None => (from.bytes, to.bytes),
    };
    if have != want {
        return Err(Fault::ElementCounts { first: ("from", have), second: ("to", want) });
    }
    let mut data = Vec::new();
    for byte in from.starts() {
        from.read(program, core, byte, &mut data)?;
    }
    if let Some((a, b)) = convert {
        data = narrow(b, &widen(a, &data), &choices.casts);
    }
    let mut data = data.as_slice();
    for byte in to.starts() {
        let (now, later) = data.split_at(data.len().min(to.run as usize));
        data = later;
        to.write(program, core, byte, now)?;
    }
    Ok(to.bytes)
}

/// The type of this name (vendor's `work-with-neff-files.rst`).
fn named(side: &'static str, name: &str) -> Result<Dtype, Fault> {
    Ok(match name {
        "float8e3" => Dtype::FP8_EXP3,
        "float8e4" => Dtype::FP8_EXP4,
        "float8e5" => Dtype::FP8_EXP5,
        "float16" => Dtype::FP16,
        "float32" => Dtype::FP32,
        "float32r" => Dtype::FP32R,
        "bfloat16" => Dtype::BFLOAT16,
        "uint8" => Dtype::UINT8,
        "uint16" => Dtype::UINT16,
        "uint32" => Dtype::UINT32,
        "uint64" => Dtype::UINT64,
        "int8" => Dtype::INT8,
        "int16" => Dtype::INT16,
        "int32" => Dtype::INT32,
        "int64" => Dtype::INT64,
        _ => return Err(Fault::illegal(side, format!("`{name}` is no type of a descriptor"))),
    })
}

/// One side of a descriptor: runs of `run` bytes in a variable. `sizes[0]` and all steps are in bytes, index 0 is the fastest.
struct Walk<'d> {
    side: &'static str,
    variable: &'d str,
    offset: i64,
    /// Bytes of a run: all of dimension 0 if it is dense, else one.
    run: u64,
    /// Steps and extents of the other dimensions, the fastest first.
    outer: Vec<(i64, u64)>,
    /// Bytes in all.
    bytes: u64,
}

impl<'d> Walk<'d> {
    fn new(
        side: &'static str,
        variable: Option<&'d str>,
        offset: i64,
        sizes: &[u64],
        steps: &[i64],
        bytes_wide: bool,
    ) -> Result<Self, Fault> {
        let variable = variable.ok_or_else(|| Fault::illegal(side, "the descriptor does not name a variable"))?;
        if sizes.is_empty() || sizes.len() != steps.len() || sizes.len() > 4 {
            let what = format!("{} sizes and {} steps; one to four of each are expected", sizes.len(), steps.len());
            return Err(Fault::illegal(side, what));
        }
        let bytes = sizes.iter().try_fold(1u64, |a, s| a.checked_mul(*s)).filter(|b| *b <= MAX_BYTES);
        let bytes = bytes.ok_or_else(|| Fault::illegal(side, "the sizes ask for more than 1 GiB"))?;
        let mut outer: Vec<_> = steps.iter().copied().zip(sizes.iter().copied()).collect();
        let run = match outer[0] {
            (1, size) => {
                outer.remove(0);
                size
            }
            _ if bytes_wide => 1,
            _ => return Err(Fault::unimplemented("a DMA descriptor whose elements of several bytes lie apart")),
        };
        Ok(Self { side, variable, offset, run, outer, bytes })
    }

    /// First bytes of the runs, in order.
    fn starts(&self) -> impl Iterator<Item = i64> + use<'_> {
        let runs = self.bytes.checked_div(self.run).unwrap_or(0);
        (0..runs).map(|mut k| {
            self.outer.iter().fold(self.offset, |at, (step, size)| {
                let index = (k % size.max(&1)) as i64;
                k /= size.max(&1);
                at.saturating_add(step.saturating_mul(index))
            })
        })
    }

    fn read(&self, program: &Program, core: &Core, byte: i64, out: &mut Vec<u8>) -> Result<(), Fault> {
        if self.is_state_buffer(program) {
            let (partition, byte) = self.sbuf(core, byte)?;
            let start = out.len();
            out.resize(start + self.run as usize, 0);
            return core.sbuf.read(partition, byte, &mut out[start..]).map_err(|e| Fault::access(self.side, e));
        }
        let found = core.dram.read(self.variable, byte, self.run).ok_or_else(|| self.undeclared())?;
        out.extend_from_slice(found.map_err(|e| Fault::access(self.side, e))?);
        Ok(())
    }

    fn write(&self, program: &Program, core: &mut Core, byte: i64, data: &[u8]) -> Result<(), Fault> {
        if self.is_state_buffer(program) {
            let (partition, byte) = self.sbuf(core, byte)?;
            return core.sbuf.write(partition, byte, data).map_err(|e| Fault::access(self.side, e));
        }
        let found = core.dram.write(self.variable, byte, data.len() as u64).ok_or_else(|| self.undeclared())?;
        found.map_err(|e| Fault::access(self.side, e))?.copy_from_slice(data);
        Ok(())
    }

    fn is_state_buffer(&self, program: &Program) -> bool {
        program.definition.var.get(self.variable).is_some_and(|v| v.kind == STATE_BUFFER)
    }

    /// Partition and byte of an offset in the state buffer.
    ///
    /// choice: offsets count through SBUF's address window, a partition every `sbuf_soc_step` bytes, as SBUF lies in the address map.
    fn sbuf(&self, core: &Core, byte: i64) -> Result<(u32, u32), Fault> {
        let window = i64::from(core.sbuf.window());
        let partition = u32::try_from(byte.div_euclid(window));
        let partition = partition.map_err(|_| Fault::illegal(self.side, format!("SBUF has no byte {byte}")))?;
        Ok((partition, byte.rem_euclid(window) as u32))
    }

    fn undeclared(&self) -> Fault {
        Fault::illegal(self.side, format!("variable `{}` has no memory", self.variable))
    }
}
