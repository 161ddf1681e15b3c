//! DMA triggers, collectives and messages, as requests to the host.

use tpb_records::enums::{CollectiveType, Dtype, KnownCollectiveType};
use tpb_records::operations::{self, TriggerCollective2, TriggerCollective2Extension};
use tpb_records::types::{PseudoAddr8Arm, PseudoAddr8tensor2d};

use crate::effect::Effect;
use crate::fault::Fault;
use crate::request::{Collective, Kind, Message, Region, Request};

/// A trigger by block id, or by a count of descriptors.
pub(crate) fn trigger(op: &operations::DmaTrigger) -> Result<Request, Fault> {
    transfer(&op.dma_queue_name, op.use_raw_count, op.block_id_or_count)
}

/// The trigger of TONGA.
pub(super) fn tonga_trigger(op: &operations::TongaDmaTrigger) -> Result<Request, Fault> {
    transfer(&op.dma_queue_name, op.use_raw_count, op.block_id_or_count)
}

/// The name of a queue.
fn queue(operand: &'static str, name: &[u8]) -> Result<String, Fault> {
    let name = name.split(|b| *b == 0).next().unwrap_or(&[]);
    std::str::from_utf8(name).map(str::to_owned).map_err(|_| Fault::illegal(operand, "the queue's name is not text"))
}

fn transfer(name: &[u8], raw: u32, value: u32) -> Result<Request, Fault> {
    let queue = queue("dma_queue_name", name)?;
    Ok(match raw {
        0 => Request::Transfer { queue, block: value },
        _ => Request::Tail { queue, count: value },
    })
}

/// The generic collective.
pub(super) fn collective(op: &operations::TriggerCollective) -> Result<Effect, Fault> {
    let kind = kind(op.ctype)?;
    let element = element(op.dtype)?;
    let bytes = |operand, elements: u64| {
        elements.checked_mul(element).ok_or_else(|| Fault::illegal(operand, format!("{elements} elements are beyond any variable")))
    };
    let part = bytes("num_elements", op.num_elements)?;
    Ok(Effect::host(Request::Collective(Box::new(Collective {
        kind,
        group: Some(op.group_id.into()),
        op: op.op,
        dtype: op.dtype,
        input: Region::Linear { variable: op.input_tensor_id, offset: bytes("src_offset_elems", op.src_offset_elems)?, bytes: part },
        output: Region::Linear { variable: op.output_tensor_id, offset: bytes("dst_offset_elems", op.dst_offset_elems)?, bytes: part },
        second: None,
        rows: 0,
    }))))
}

/// The collective of two records, over walks.
pub(crate) fn collective2(op: &TriggerCollective2, ext: &TriggerCollective2Extension) -> Result<Collective, Fault> {
    let kind = kind(op.ctype)?;
    element(op.dtype)?;
    let has_second = matches!(kind, Kind::PermuteReduce | Kind::AllToAllV);
    Ok(Collective {
        kind,
        group: Some(ext.group_id.into()),
        op: op.op,
        dtype: op.dtype,
        input: walk("src0", &op.src0)?,
        output: walk("dst", &ext.dst)?,
        second: has_second.then(|| walk("src1", &op.src1)).transpose()?,
        rows: ext.src1_bitmap,
    })
}

/// An operand in two dimensions: a variable, with no register, table or shape register in its address.
fn walk(operand: &'static str, walk: &PseudoAddr8tensor2d) -> Result<Region, Fault> {
    let PseudoAddr8Arm::AddrVar(v) = walk.start_addr().arm() else {
        return Err(Fault::illegal(operand, "its address is no variable, which loaders want"));
    };
    let [a, b, c] = v.var_id();
    Ok(Region::Walk {
        variable: u32::from_le_bytes([a, b, c, 0]),
        offset: v.offset().into(),
        steps: [walk.step_elem0(), walk.step_elem1()],
        counts: [walk.num_elem0(), walk.num_elem1()],
    })
}

/// One side of a transfer between two ranks.
pub(super) fn message(op: &operations::SendRecv) -> Result<Effect, Fault> {
    let send = match op.is_send {
        0 => false,
        1 => true,
        n => return Err(Fault::illegal("is_send", format!("{n} is neither 0 nor 1"))),
    };
    let message = Message { send, peer: op.peer_id, variable: op.tensor_id, offset: op.offset_bytes, bytes: op.size_bytes };
    Ok(Effect::host(Request::Message(message)))
}

/// Lets a queue's ring start over.
pub(super) fn rearm(op: &operations::DmaRearm) -> Result<Effect, Fault> {
    Ok(Effect::host(Request::Rearm { queue: queue("queue_name", &op.queue_name)? }))
}

/// The fixed-form all-reduce: over every rank, from the beginning of its variables.
pub(super) fn all_reduce(op: &operations::PseudoTriggerAllReduce) -> Result<Effect, Fault> {
    let bytes = op.num_elements.checked_mul(element(op.dtype)?);
    let bytes = bytes.ok_or_else(|| Fault::illegal("num_elements", "the elements are beyond any variable"))?;
    Ok(Effect::host(Request::Collective(Box::new(Collective {
        kind: Kind::AllReduce,
        group: None,
        op: op.op,
        dtype: op.dtype,
        input: Region::Linear { variable: op.input_tensor_id, offset: 0, bytes },
        output: Region::Linear { variable: op.output_tensor_id, offset: 0, bytes },
        second: None,
        rows: 0,
    }))))
}

/// Size of an element in bytes; collectives move elements of any type that fills bytes.
fn element(dtype: Dtype) -> Result<u64, Fault> {
    match dtype.bits() {
        Some(bits) if bits >= 8 && bits.is_multiple_of(8) => Ok(u64::from(bits) / 8),
        _ => Err(Fault::illegal("dtype", format!("{:#04x} is no element type of whole bytes", dtype.0))),
    }
}

fn kind(ctype: CollectiveType) -> Result<Kind, Fault> {
    use KnownCollectiveType as T;
    match ctype.known() {
        Some(T::AllReduce) => Ok(Kind::AllReduce),
        Some(T::ReduceScatter) => Ok(Kind::ReduceScatter),
        Some(T::AllGather) => Ok(Kind::AllGather),
        Some(T::AllToAll) => Ok(Kind::AllToAll),
        Some(T::AllToAllV) => Ok(Kind::AllToAllV),
        Some(T::Permute | T::PermuteImplicit) => Ok(Kind::Permute),
        Some(T::PermuteReduce | T::PermuteReduceImplicit) => Ok(Kind::PermuteReduce),
        Some(T::Invalid) | None => Err(Fault::illegal("ctype", format!("{:#04x} is no collective", ctype.0))),
    }
}
