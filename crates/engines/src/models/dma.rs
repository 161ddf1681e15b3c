//! DMA triggers and collectives, as requests to the host.

use tpb_records::enums::{CollectiveType, Dtype, KnownCollectiveType};
use tpb_records::operations;

use crate::effect::Effect;
use crate::fault::Fault;
use crate::host::{Collective, Kind, Request};

/// A trigger by block id, or by a count of descriptors.
pub(crate) fn trigger(op: &operations::DmaTrigger) -> Result<Request, Fault> {
    transfer(&op.dma_queue_name, op.use_raw_count, op.block_id_or_count)
}

/// The trigger of TONGA.
pub(super) fn tonga_trigger(op: &operations::TongaDmaTrigger) -> Result<Request, Fault> {
    transfer(&op.dma_queue_name, op.use_raw_count, op.block_id_or_count)
}

fn transfer(name: &[u8], raw: u32, value: u32) -> Result<Request, Fault> {
    let name = name.split(|b| *b == 0).next().unwrap_or(&[]);
    let queue = std::str::from_utf8(name).map_err(|_| Fault::illegal("dma_queue_name", "the queue's name is not text"))?.to_owned();
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
    Ok(Effect::host(Request::Collective(Collective {
        kind,
        group: Some(op.group_id.into()),
        op: op.op,
        dtype: op.dtype,
        input: op.input_tensor_id,
        output: op.output_tensor_id,
        bytes: bytes("num_elements", op.num_elements)?,
        input_offset: bytes("src_offset_elems", op.src_offset_elems)?,
        output_offset: bytes("dst_offset_elems", op.dst_offset_elems)?,
    })))
}

/// The fixed-form all-reduce: over every rank, from the beginning of its variables.
pub(super) fn all_reduce(op: &operations::PseudoTriggerAllReduce) -> Result<Effect, Fault> {
    let bytes = op.num_elements.checked_mul(element(op.dtype)?);
    Ok(Effect::host(Request::Collective(Collective {
        kind: Kind::AllReduce,
        group: None,
        op: op.op,
        dtype: op.dtype,
        input: op.input_tensor_id,
        output: op.output_tensor_id,
        bytes: bytes.ok_or_else(|| Fault::illegal("num_elements", "the elements are beyond any variable"))?,
        input_offset: 0,
        output_offset: 0,
    })))
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
        Some(T::Permute | T::PermuteImplicit) => Ok(Kind::Permute),
        Some(T::Invalid) | None => Err(Fault::illegal("ctype", format!("{:#04x} is no collective", ctype.0))),
        Some(_) => Err(Fault::unimplemented(format!("collective {ctype:?}"))),
    }
}
