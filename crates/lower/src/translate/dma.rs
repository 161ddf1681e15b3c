//! Requests for DMA.

use tpb_records::Operation;
use tpb_records::enums::{DgeComputeOp, DgeOpcode, Opcode, UpdateMode};
use tpb_records::operations::{DmaCopy, DmaRearm, DmaSwapQueueSet, DmaTrigger, LoadActivationSet, PseudoDmaCopy};
use tpb_records::types::{Addr8Arm, Events, PseudoAddr8Arm};

use super::{Becomes, Translated, Unit, closing, drain, nop, wait};
use crate::action::{Action, Ring, Signal};
use crate::barrier::signal;
use crate::error::{Gap, Problem};
use crate::scope::text;

impl Unit<'_> {
    /// The queue that a record names, which the program must have.
    fn queue(&self, name: &[u8]) -> Result<String, Problem> {
        let name = text(name).ok_or(Problem::Loader("the name of a queue is text of less than 32 bytes"))?;
        let is_queue = self.program.definition.dma_queue.contains_key(&name);
        let mut blocks = self.program.engines.values().flat_map(|e| &e.manifest.dma);
        if is_queue || blocks.any(|b| b.runs_on(&name)) { Ok(name) } else { Err(Problem::Undeclared { what: "queue", name }) }
    }

    pub(super) fn dma_trigger(&self, o: &DmaTrigger) -> Becomes {
        Ok(vec![nop(o.events).with(self.doorbell(&o.dma_queue_name, o.use_raw_count, o.block_id_or_count)?)])
    }

    /// The move of a queue's tail pointer.
    pub(super) fn doorbell(&self, name: &[u8], use_raw_count: u32, block_or_count: u32) -> Result<Action, Problem> {
        let queue = self.queue(name)?;
        let declared = &self.program.definition.dma_queue;
        let ring_of = |name: &str| {
            let queue = declared.get(name);
            Ring::of(queue.and_then(|q| q.kind.as_deref()), queue.is_some_and(|q| q.is_indirect()))
        };
        if use_raw_count != 0 {
            return Ok(Action::RawDoorbell { ring: ring_of(&queue), queue, count: block_or_count });
        }
        let block = self.program.block(self.engine, &queue, block_or_count);
        let missing = || Problem::Undeclared { what: "descriptor block", name: format!("{block_or_count} of queue {queue}") };
        let block = block.ok_or_else(missing)?;
        let owner = block.queue.as_deref().filter(|q| declared.contains_key(*q)).unwrap_or(&queue);
        let semaphore = block.semaphore.or_else(|| declared.get(owner)?.semaphore);
        let amount = declared.get(owner).and_then(|q| q.num_queues).unwrap_or(1);
        let added = semaphore.map(|semaphore| Signal::Add { semaphore, amount });
        let set = block.event.map(|event| Signal::Set { event });
        Ok(Action::Doorbell {
            ring: ring_of(owner),
            block: block_or_count,
            descriptors: block.desc.len(),
            done: added.into_iter().chain(set).collect(),
            queue,
        })
    }

    pub(super) fn dma_rearm(&self, o: &DmaRearm) -> Becomes {
        Ok(vec![nop(o.events).with(Action::Rearm { queue: self.queue(&o.queue_name)? })])
    }

    pub(super) fn dma_swap(&self, o: &DmaSwapQueueSet) -> Becomes {
        let queue = self.queue(&o.queue_name)?;
        let mut out = vec![drain(wait(o.events))];
        if let Some(semaphore) = self.program.definition.dma_queue.get(&queue).and_then(|q| q.semaphore) {
            let zero = Events::ZERO.with_update_mode(UpdateMode::SEM_WR_IMM_COMPLETE).with_update_idx(semaphore);
            out.push(Translated::new(signal(zero)));
        }
        let instance = (o.instance_flag != 0).then_some(o.instance);
        out.push(nop(Events::ZERO).with(Action::SwapQueueSet { queue, instance }));
        out.push(drain(Events::ZERO));
        out.extend(closing(o.events));
        Ok(out)
    }

    pub(super) fn activation_tables(&self, o: &LoadActivationSet) -> Becomes {
        let set = text(&o.act_set_name).ok_or(Problem::Loader("the name of an activation set is text of less than 32 bytes"))?;
        Ok(vec![nop(o.events).with(Action::ActivationTables { set })])
    }

    /// A copy that an engine makes the descriptors of. What an extension adds, and the moves that bound checks need, are not known.
    pub(super) fn dma_copy(&self, o: &PseudoDmaCopy) -> Becomes {
        if o.dge_op != DgeOpcode::DMA_DIRECT2D {
            return Err(Gap::new("dma-direct2d-extension", "how the extension enters the record that it becomes is not known").into());
        }
        if o.src_bound_reg.bc_enabled() != 0 || o.dst_bound_reg.bc_enabled() != 0 {
            return Err(Gap::new("dma-bound-moves", "the moves that load the limits of a bound check are not known").into());
        }
        let copy = DmaCopy {
            opcode: Opcode::DMAMEMCPY,
            debug_cmd: o.debug_cmd,
            debug_hint: o.debug_hint,
            events: o.events,
            dma_configs: o.dma_configs,
            semaphore: o.semaphore,
            sem_increment: o.sem_increment,
            compute_op: DgeComputeOp::NONE,
            src_start_addr: self.address(&o.src_start_addr)?,
            src_step_elem0: o.src_step_elem0,
            src_step_elem1: o.src_step_elem1,
            src_num_elem0: o.src_num_elem0,
            src_num_elem1: o.src_num_elem1,
            src_elem_size: o.src_elem_size,
            src_bound_reg: o.src_bound_reg,
            dst_bound_reg: o.dst_bound_reg,
            dst_start_addr: self.address(&o.dst_start_addr)?,
            dst_step_elem0: o.dst_step_elem0,
            dst_step_elem1: o.dst_step_elem1,
            dst_num_elem0: o.dst_num_elem0,
            dst_num_elem1: o.dst_num_elem1,
            dst_elem_size: o.dst_elem_size,
            in_dtype: o.in_dtype,
            out_dtype: o.out_dtype,
        };
        Ok(vec![Translated::new(Operation::DmaCopy(copy))])
    }

    /// An address with a variable's in the place of its id.
    pub(super) fn address(&self, address: &PseudoAddr8Arm) -> Result<Addr8Arm, Problem> {
        Ok(match address {
            PseudoAddr8Arm::AddrImmediate(a) => Addr8Arm::AddrImmediate(u64::from_le_bytes(a.to_bytes())),
            PseudoAddr8Arm::AddrReg(a) => Addr8Arm::AddrReg(*a),
            PseudoAddr8Arm::AddrTable(a) => Addr8Arm::AddrTable(*a),
            PseudoAddr8Arm::AddrTblOffs(a) => Addr8Arm::AddrTblOffs(*a),
            PseudoAddr8Arm::AddrVar(v) => {
                let [a, b, c] = v.var_id();
                Addr8Arm::AddrImmediate(self.address_of(u32::from_le_bytes([a, b, c, 0]), v.offset())?)
            }
            PseudoAddr8Arm::Raw(_) => return Err(Problem::Form(String::from("an address has a form that is not known"))),
        })
    }

    /// The address of a byte of a variable.
    pub(super) fn address_of(&self, id: u32, offset: u32) -> Result<u64, Problem> {
        self.variable(id)?;
        let base = self.options.addresses.get(&id).ok_or(Problem::Missing("the address of the variable is not given"))?;
        let address = base.checked_add(offset.into()).filter(|a| a >> 56 == 0);
        address.ok_or(Problem::Missing("the address of the variable has more than 56 bits"))
    }
}
