//! What instructions compute, one method per operation.
//!
//! A model looks at the core, checks and reads its operands, computes, and returns an [`Effect`]. It changes nothing, knows no byte of
//! a record, and asks for no generation.

mod act;
mod compact;
pub(crate) mod control;
mod dge;
pub(crate) mod dma;
mod lanes;
mod memory;
pub mod pe;
mod quantize_mx;
mod scalar;
mod sparsity_compress;
pub(crate) mod sync;
mod tensor_dequantize;
mod variables;
mod vector;

use tpb_core::dialect::Engine;
use tpb_records::{Execute, Operation, operations};

use crate::choices::Choices;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::operand::{Home, Operand, Shape};
use crate::request::Request;
use crate::state::Core;
use crate::sync::Block;

/// The models, on behalf of one instruction of one engine.
#[derive(Debug)]
pub(crate) struct Models<'m> {
    pub(crate) core: &'m Core,
    pub(crate) choices: &'m Choices,
    pub(crate) engine: Engine,
    /// The stream, whose registers count.
    pub(crate) stream: usize,
    /// The block whose semaphores and events the stream has.
    pub(crate) block: Block,
    /// Id of the gap that the record's payload is, if it is one.
    pub(crate) gap: Option<&'static str>,
    /// What the record stands for, where its payload is not known.
    pub(crate) action: &'m [Request],
}

impl Models<'_> {
    /// Reads and computes.
    pub(crate) fn execute(&mut self, operation: &Operation) -> Result<Effect, Fault> {
        operation.dispatch(self)
    }

    /// A checked operand; see [`Operand::new`].
    fn operand(&self, name: &'static str, shape: &impl Shape, element: u32, channels: u32, home: Home) -> Result<Operand, Fault> {
        Operand::new(name, shape, element, channels, home, self.engine, (self.core, self.choices))
    }
}

impl Execute for Models<'_> {
    type Output = Result<Effect, Fault>;

    fn unimplemented(&mut self, operation: &'static str) -> Self::Output {
        Err(Fault::unimplemented(format!("operation {operation}")))
    }

    fn event_semaphore(&mut self, _: &operations::EventSemaphore) -> Self::Output {
        Ok(Effect::Nothing)
    }

    fn control(&mut self, op: &operations::Control) -> Self::Output {
        sync::control(op)
    }

    fn dma_trigger(&mut self, op: &operations::DmaTrigger) -> Self::Output {
        dma::trigger(op).map(Effect::host)
    }

    fn trigger_collective(&mut self, op: &operations::TriggerCollective) -> Self::Output {
        dma::collective(op)
    }

    fn pseudo_trigger_all_reduce(&mut self, op: &operations::PseudoTriggerAllReduce) -> Self::Output {
        dma::all_reduce(op)
    }

    fn trigger_collective2(&mut self, _: &operations::TriggerCollective2) -> Self::Output {
        // The machine reads it together with the record behind it.
        Err(Fault::illegal("stream", "the extension of the collective does not follow"))
    }

    fn extension(&mut self, _: &operations::Extension) -> Self::Output {
        Err(Fault::illegal("stream", "an extension follows the record that it extends"))
    }

    fn send_recv(&mut self, op: &operations::SendRecv) -> Self::Output {
        dma::message(op)
    }

    fn variable_load(&mut self, op: &operations::VariableLoad) -> Self::Output {
        self.variable_to_registers(op)
    }

    fn variable_store(&mut self, op: &operations::VariableStore) -> Self::Output {
        self.registers_to_variable(op)
    }

    fn current_rank(&mut self, op: &operations::CurrentRank) -> Self::Output {
        Self::processed_rank(op)
    }

    fn global_id(&mut self, op: &operations::GlobalId) -> Self::Output {
        self.rank_to(op)
    }

    fn dma_rearm(&mut self, op: &operations::DmaRearm) -> Self::Output {
        dma::rearm(op)
    }

    fn load_weights(&mut self, op: &operations::LoadWeights) -> Self::Output {
        self.pe_load_weights(op)
    }

    fn matmul(&mut self, op: &operations::Matmul) -> Self::Output {
        self.pe_matmul(op)
    }

    fn load_tags(&mut self, op: &operations::LoadTags) -> Self::Output {
        self.pe_load_tags(op)
    }

    fn matmul_sparse(&mut self, op: &operations::MatmulSparse) -> Self::Output {
        self.pe_matmul_sparse(op)
    }

    fn load_weights_mx(&mut self, op: &operations::LoadWeightsMx) -> Self::Output {
        self.pe_load_weights_mx(op)
    }

    fn matmul_mx(&mut self, op: &operations::MatmulMx) -> Self::Output {
        self.pe_matmul_mx(op)
    }

    fn manage_seed(&mut self, op: &operations::ManageSeed) -> Self::Output {
        self.pe_manage_seed(op)
    }

    fn conv_lut_load(&mut self, op: &operations::ConvLutLoad) -> Self::Output {
        self.pe_conv_lut_load(op)
    }

    fn quantize_mx(&mut self, op: &operations::QuantizeMx) -> Self::Output {
        self.dve_quantize_mx(op)
    }

    fn tensor_dequantize(&mut self, op: &operations::TensorDequantize) -> Self::Output {
        self.pool_tensor_dequantize(op)
    }

    fn sparsity_compress(&mut self, op: &operations::SparsityCompress) -> Self::Output {
        self.dve_sparsity_compress(op)
    }

    fn sparsity_compress_tag(&mut self, op: &operations::SparsityCompressTag) -> Self::Output {
        self.dve_sparsity_compress_tag(op)
    }

    fn tensor_tensor(&mut self, op: &operations::TensorTensor) -> Self::Output {
        self.vector_tensor_tensor(op)
    }

    fn extended_tensor_tensor(&mut self, op: &operations::ExtendedTensorTensor) -> Self::Output {
        self.vector_extended_tensor_tensor(op)
    }

    fn copy(&mut self, op: &operations::Copy) -> Self::Output {
        self.vector_copy(op)
    }

    fn cast(&mut self, op: &operations::Cast) -> Self::Output {
        self.vector_cast(op)
    }

    fn memset(&mut self, op: &operations::Memset) -> Self::Output {
        self.vector_memset(op)
    }

    fn activate(&mut self, op: &operations::Activate) -> Self::Output {
        self.act_activate(op)
    }

    fn activate2(&mut self, op: &operations::Activate2) -> Self::Output {
        self.act_activate2(op)
    }

    fn activate_quantize(&mut self, op: &operations::ActivateQuantize) -> Self::Output {
        self.act_activate_quantize(op)
    }

    fn activate_multipass(&mut self, _: &operations::ActivateMultipass) -> Self::Output {
        self.act_multipass()
    }

    fn activation_table_load(&mut self, op: &operations::ActivationTableLoad) -> Self::Output {
        self.act_table_load(op)
    }

    fn exponential(&mut self, op: &operations::Exponential) -> Self::Output {
        self.dve_exponential(op)
    }

    fn read_accumulator(&mut self, op: &operations::ReadAccumulator) -> Self::Output {
        self.act_read_accumulator(op)
    }

    fn reciprocal(&mut self, op: &operations::Reciprocal) -> Self::Output {
        self.vector_reciprocal(op)
    }

    fn copy_predicated(&mut self, op: &operations::CopyPredicated) -> Self::Output {
        self.vector_copy_predicated(op)
    }

    fn copy_predicated_scalar(&mut self, op: &operations::CopyPredicatedScalar) -> Self::Output {
        self.vector_copy_predicated_scalar(op)
    }

    fn tensor_scalar(&mut self, op: &operations::TensorScalar) -> Self::Output {
        self.vector_tensor_scalar(op)
    }

    fn tensor_scalar_select(&mut self, op: &operations::TensorScalarSelect) -> Self::Output {
        self.vector_tensor_scalar_select(op)
    }

    fn scalar_tensor_tensor(&mut self, op: &operations::ScalarTensorTensor) -> Self::Output {
        self.vector_scalar_tensor_tensor(op)
    }

    fn tensor_tensor_scan(&mut self, op: &operations::TensorTensorScan) -> Self::Output {
        self.vector_tensor_tensor_scan(op)
    }

    fn select_reduce(&mut self, op: &operations::SelectReduce) -> Self::Output {
        self.vector_select_reduce(op)
    }

    fn tensor_reduce(&mut self, op: &operations::TensorReduce) -> Self::Output {
        self.vector_tensor_reduce(op)
    }

    fn tensor_cumulative(&mut self, op: &operations::TensorCumulative) -> Self::Output {
        self.vector_tensor_cumulative(op)
    }

    fn tensor_scalar_cache_reduce(&mut self, op: &operations::TensorScalarCacheReduce) -> Self::Output {
        self.vector_cache_reduce(op)
    }

    fn tensor_scalar_cache_cumulative(&mut self, op: &operations::TensorScalarCacheCumulative) -> Self::Output {
        self.vector_cache_cumulative(op)
    }

    fn iota(&mut self, op: &operations::Iota) -> Self::Output {
        self.vector_iota(op)
    }

    fn affine_select(&mut self, op: &operations::AffineSelect) -> Self::Output {
        self.vector_affine_select(op)
    }

    fn cross_lane_reduce(&mut self, op: &operations::CrossLaneReduce) -> Self::Output {
        self.vector_cross_lane_reduce(op)
    }

    fn pool(&mut self, op: &operations::Pool) -> Self::Output {
        self.vector_pool(op)
    }

    fn max_pool_select(&mut self, op: &operations::MaxPoolSelect) -> Self::Output {
        self.vector_max_pool_select(op)
    }

    fn load_mask_select(&mut self, op: &operations::LoadMaskSelect) -> Self::Output {
        self.vector_load_mask_select(op)
    }

    fn stream_shuffle(&mut self, op: &operations::StreamShuffle) -> Self::Output {
        self.vector_stream_shuffle(op)
    }

    fn stream_transpose(&mut self, op: &operations::StreamTranspose) -> Self::Output {
        self.vector_stream_transpose(op)
    }

    fn range_select(&mut self, op: &operations::RangeSelect) -> Self::Output {
        self.vector_range_select(op)
    }

    fn tensor_tensor_int_wide(&mut self, op: &operations::TensorTensorIntWide) -> Self::Output {
        self.vector_tensor_tensor_int_wide(op)
    }

    fn tensor_scalar_int_wide(&mut self, op: &operations::TensorScalarIntWide) -> Self::Output {
        self.vector_tensor_scalar_int_wide(op)
    }

    fn tensor_scalar_addr(&mut self, op: &operations::TensorScalarAddr) -> Self::Output {
        self.vector_tensor_scalar_addr(op)
    }

    fn tensor_scalar_immediate_load(&mut self, op: &operations::TensorScalarImmediateLoad) -> Self::Output {
        self.vector_immediate_load(op)
    }

    fn tensor_scalar_ptr_multi(&mut self, op: &operations::TensorScalarPtrMulti) -> Self::Output {
        self.vector_ptr_multi(op)
    }

    fn load_pool_argument(&mut self, op: &operations::LoadPoolArgument) -> Self::Output {
        self.vector_load_pool_argument(op)
    }

    fn pool_buffer_load(&mut self, op: &operations::PoolBufferLoad) -> Self::Output {
        self.vector_pool_buffer_load(op)
    }

    fn gather(&mut self, op: &operations::Gather) -> Self::Output {
        self.vector_gather(op)
    }

    fn indirect_copy(&mut self, op: &operations::IndirectCopy) -> Self::Output {
        self.vector_indirect_copy(op)
    }

    fn embedding_update(&mut self, op: &operations::EmbeddingUpdate) -> Self::Output {
        Self::vector_embedding_update(op)
    }

    fn load_parameter_ram(&mut self, op: &operations::LoadParameterRam) -> Self::Output {
        self.vector_load_parameter_ram(op)
    }

    fn modify_pool_config(&mut self, op: &operations::ModifyPoolConfig) -> Self::Output {
        self.vector_modify_pool_config(op)
    }

    fn rng(&mut self, op: &operations::Rng) -> Self::Output {
        self.vector_rng(op)
    }

    fn rand(&mut self, op: &operations::Rand) -> Self::Output {
        self.vector_rand(op)
    }

    fn rand2(&mut self, op: &operations::Rand2) -> Self::Output {
        self.vector_rand2(op)
    }

    fn rand_get_state(&mut self, op: &operations::RandGetState) -> Self::Output {
        self.vector_rand_get_state(op)
    }

    fn rand_set_state(&mut self, op: &operations::RandSetState) -> Self::Output {
        self.vector_rand_set_state(op)
    }

    fn set_rng_seed(&mut self, op: &operations::SetRngSeed) -> Self::Output {
        Self::vector_set_rng_seed(op)
    }

    fn dropout(&mut self, op: &operations::Dropout) -> Self::Output {
        self.vector_dropout(op)
    }

    fn max8(&mut self, op: &operations::Max8) -> Self::Output {
        self.vector_max8(op)
    }

    fn match_value_load(&mut self, op: &operations::MatchValueLoad) -> Self::Output {
        self.vector_match_value_load(op)
    }

    fn find_index8(&mut self, op: &operations::FindIndex8) -> Self::Output {
        self.vector_find_index8(op)
    }

    fn match_replace8(&mut self, op: &operations::MatchReplace8) -> Self::Output {
        self.vector_match_replace8(op)
    }

    fn read_indices(&mut self, op: &operations::ReadIndices) -> Self::Output {
        self.vector_read_indices(op)
    }

    fn sort(&mut self, op: &operations::Sort) -> Self::Output {
        self.vector_sort(op)
    }

    fn nonzero_with_count(&mut self, op: &operations::NonzeroWithCount) -> Self::Output {
        self.vector_nonzero_with_count(op)
    }

    fn sequence_bounds(&mut self, op: &operations::SequenceBounds) -> Self::Output {
        self.vector_sequence_bounds(op)
    }

    fn batch_norm_stats(&mut self, op: &operations::BatchNormStats) -> Self::Output {
        self.vector_batch_norm_stats(op)
    }

    fn batch_norm_aggregate(&mut self, op: &operations::BatchNormAggregate) -> Self::Output {
        self.vector_batch_norm_aggregate(op)
    }

    fn batch_norm_grad_accumulate(&mut self, op: &operations::BatchNormGradAccumulate) -> Self::Output {
        self.vector_batch_norm_grad_accumulate(op)
    }

    fn batch_norm_grad_accumulate2(&mut self, op: &operations::BatchNormGradAccumulate2) -> Self::Output {
        self.vector_batch_norm_grad_accumulate2(op)
    }

    fn batch_norm_param_load(&mut self, op: &operations::BatchNormParamLoad) -> Self::Output {
        self.vector_batch_norm_param_load(op)
    }

    fn batch_norm_param_load2(&mut self, op: &operations::BatchNormParamLoad2) -> Self::Output {
        self.vector_batch_norm_param_load2(op)
    }

    fn batch_norm_back_prop(&mut self, op: &operations::BatchNormBackProp) -> Self::Output {
        self.vector_batch_norm_back_prop(op)
    }

    fn engine_nop(&mut self, _: &operations::EngineNop) -> Self::Output {
        Ok(Effect::Nothing)
    }

    fn register_move(&mut self, op: &operations::RegisterMove) -> Self::Output {
        self.move_words(op)
    }

    fn register_alu(&mut self, op: &operations::RegisterAlu) -> Self::Output {
        self.scalar_alu(op)
    }

    fn branch_prefetch_hint(&mut self, _: &operations::BranchPrefetchHint) -> Self::Output {
        Ok(Effect::Hint)
    }

    fn move_shape(&mut self, op: &operations::MoveShape) -> Self::Output {
        self.shape_move(op)
    }

    fn set_ordering_mode(&mut self, op: &operations::SetOrderingMode) -> Self::Output {
        Ok(Effect::Ordering(op.ordering_mode))
    }

    fn tensor_load(&mut self, op: &operations::TensorLoad) -> Self::Output {
        self.scalar_load(op)
    }

    fn tensor_store(&mut self, op: &operations::TensorStore) -> Self::Output {
        self.scalar_store(op)
    }

    fn poll_semaphore(&mut self, op: &operations::PollSemaphore) -> Self::Output {
        self.poll(op)
    }

    fn semaphore_range_clear(&mut self, op: &operations::SemaphoreRangeClear) -> Self::Output {
        self.range_clear(op)
    }

    fn test_event_semaphore(&mut self, op: &operations::TestEventSemaphore) -> Self::Output {
        self.test_flags(op)
    }

    fn compact_control(&mut self, op: &operations::CompactControl) -> Self::Output {
        self.micro_ops(op)
    }

    fn write(&mut self, _: &operations::Write) -> Self::Output {
        self.stand_in(|| "address and value of a WRITE".to_owned())
    }

    fn opaque(&mut self, op: &operations::Opaque) -> Self::Output {
        self.stand_in(|| format!("the payload of {:?}", op.opcode))
    }

    fn tonga_opaque(&mut self, op: &operations::TongaOpaque) -> Self::Output {
        self.stand_in(|| format!("the payload of {:?}", op.opcode))
    }

    fn tonga_dma_trigger(&mut self, op: &operations::TongaDmaTrigger) -> Self::Output {
        dma::tonga_trigger(op).map(Effect::host)
    }

    fn dma_barrier(&mut self, _: &operations::DmaBarrier) -> Self::Output {
        Ok(Effect::Nothing)
    }

    fn exit(&mut self, _: &operations::Exit) -> Self::Output {
        Ok(Effect::Halt)
    }

    fn dma_copy(&mut self, op: &operations::DmaCopy) -> Self::Output {
        self.strided_copy(op)
    }

    fn dma_copy2(&mut self, op: &operations::DmaCopy2) -> Self::Output {
        self.strided_copy2(op)
    }

    fn dma_indirect(&mut self, op: &operations::DmaIndirect) -> Self::Output {
        self.rows_by_index(op)
    }

    fn dma_transpose(&mut self, op: &operations::DmaTranspose) -> Self::Output {
        self.transpose_copy(op)
    }

    fn dma_gather_transpose(&mut self, op: &operations::DmaGatherTranspose) -> Self::Output {
        self.gather_transpose(op)
    }

    fn dma_immediate(&mut self, _: &operations::DmaImmediate) -> Self::Output {
        Err(Fault::gap("dma-immediate-pairing", "how single descriptors of a queue pair into a transfer"))
    }

    fn sb2sb_collective(&mut self, op: &operations::Sb2sbCollective) -> Self::Output {
        self.peer_copy(op)
    }
}
