//! DMA triggers and collectives, as requests to the host.

use tpb_records::enums::{CollectiveType, Dtype, KnownCollectiveType};
use tpb_records::operations;

use crate::effect::Effect;
use crate::fault::Fault;
use crate::host::{Collective, Kind, Request};

/// A trigger by block id; the raw count of descriptors needs a ring, which the host does not have.
pub(crate) fn trigger(op: &operations::DmaTrigger) -> Result<Request, Fault> {
    if op.use_raw_count != 0 {
        return Err(Fault::unimplemented("a DMA trigger by a raw count of descriptors"));
    }
    let name = op.dma_queue_name.split(|b| *b == 0).next().unwrap_or(&[]);
    let queue = std::str::from_utf8(name).map_err(|_| Fault::illegal("dma_queue_name", "the queue's name is not text"))?.to_owned();
    Ok(Request::Transfer { queue, block: op.block_id_or_count })
}

/// The generic collective.
pub(super) fn collective(op: &operations::TriggerCollective) -> Result<Effect, Fault> {
    let kind = kind(op.ctype)?;
    let element = element(op.dtype)?;
    let bytes = |operand, elements: u64| {
        elements.checked_mul(element).ok_or_else(|| Fault::illegal(operand, format!("{elements} elements are beyond any variable")))
    };
    Ok(Effect::Host(Request::Collective(Collective {
        kind,
        group: Some(op.group_id.into()),
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
    Ok(Effect::Host(Request::Collective(Collective {
        kind: Kind::AllReduce,
        group: None,
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
        Some(T::Invalid) | None => Err(Fault::illegal("ctype", format!("{:#04x} is no collective", ctype.0))),
        Some(_) => Err(Fault::unimplemented(format!("collective {ctype:?}"))),
    }
}
