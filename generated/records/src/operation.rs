// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! The enum of all operations, and the trait that executes them.

use crate::enums::Opcode;
use crate::operations;

/// What an instruction means, apart from how a generation writes it.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(clippy::large_enum_variant)]
pub enum Operation {
    /// A function of scale \* x + bias in fp32, element by element. The results can also be summed into an accumulator per partition.
    Activate(operations::Activate),
    /// Two scalar operations in turn, then a function, stored; the stored values can also be reduced into an accumulator per partition.
    Activate2(operations::Activate2),
    /// Activation over several passes: two scalar operations, a function and a reduction, with the result of the pass before as a further operand. How that result enters is not known.
    ActivateMultipass(operations::ActivateMultipass),
    /// A function between two scalings: the input is dequantised and biased, the result is quantised to UINT8 with a zero point.
    ActivateQuantize(operations::ActivateQuantize),
    /// Makes one set of activation tables resident in place of the set before it. Functions of later activations are looked up there.
    ActivationTableLoad(operations::ActivationTableLoad),
    /// Keeps an element or replaces it by a register, by the comparison of a generated ramp with zero.
    AffineSelect(operations::AffineSelect),
    /// Combines statistics of several parts into mean and variance of the whole.
    BatchNormAggregate(operations::BatchNormAggregate),
    /// Input gradient of the batch norm backward pass, from the forward input, the incoming gradient and the loaded parameters.
    BatchNormBackProp(operations::BatchNormBackProp),
    /// Three sums per partition for the batch norm backward pass, with mean and reciprocal deviation from memory.
    BatchNormGradAccumulate(operations::BatchNormGradAccumulate),
    /// Three sums per partition for the batch norm backward pass, with a choice of sources for its scalars.
    BatchNormGradAccumulate2(operations::BatchNormGradAccumulate2),
    /// Loads the three coefficients of the batch norm backward pass into per-lane state.
    BatchNormParamLoad(operations::BatchNormParamLoad),
    /// Loads the parameters of the batch norm backward pass into per-lane state, with a choice of sources for its scalars.
    BatchNormParamLoad2(operations::BatchNormParamLoad2),
    /// Mean and variance of the elements of a partition, in the later opcodes of the even and the odd ones apart.
    BatchNormStats(operations::BatchNormStats),
    /// Compares a register with another or with an immediate and branches if the condition holds.
    Branch(operations::Branch),
    /// Announces whether a later branch will be taken, so that its target is fetched early. It never changes a result.
    BranchPrefetchHint(operations::BranchPrefetchHint),
    /// Copies a tensor through fp32 into another element type.
    Cast(operations::Cast),
    /// Fifteen micro-instructions in a row: moves, arithmetic, branches, memory and semaphores.
    CompactControl(operations::CompactControl),
    /// Control of the engine's own stream. HALT stops it, DRAIN waits until earlier instructions are done, INSTRUCTION\_FLUSH drops what is fetched, NOTIFY raises a notification, NOP does nothing but its events.
    Control(operations::Control),
    /// Loads the 4-bit converter of the PE array; with a packed code as type it decodes on POOL instead.
    ConvLutLoad(operations::ConvLutLoad),
    /// Copies a tensor bit by bit.
    Copy(operations::Copy),
    /// Copies the elements of src1 where the predicate src0 is not zero and keeps the destination elsewhere. CAST\_PREDICATED converts the type.
    CopyPredicated(operations::CopyPredicated),
    /// Writes a scalar where a predicate tensor says so and keeps the destination elsewhere.
    CopyPredicatedScalar(operations::CopyPredicatedScalar),
    /// Barrier of the physical cores that form one virtual core.
    CoreBarrier(operations::CoreBarrier),
    /// Folds across partitions, either position by position or everything into one element.
    CrossLaneReduce(operations::CrossLaneReduce),
    /// Puts the rank of the peer of this step of a collective into a register.
    CurrentRank(operations::CurrentRank),
    /// Begins the call of a custom operator. The records of its arguments follow.
    CustomOp(operations::CustomOp),
    /// One argument of the custom operator whose call came before.
    CustomOpArgument(operations::CustomOpArgument),
    /// Lets writes to SBUF land before a DMA reads them.
    DmaBarrier(operations::DmaBarrier),
    /// Strided copy in two dimensions by DMA. The descriptors are made on the device; a cast or a reduction on the way is possible.
    DmaCopy(operations::DmaCopy),
    /// Strided copy in two dimensions with a wait and two signals of its own, one when the reads and one when the writes are done.
    DmaCopy2(operations::DmaCopy2),
    /// Gathers rows by index by DMA and writes them transposed into SBUF.
    DmaGatherTranspose(operations::DmaGatherTranspose),
    /// Queues up to three DMA descriptors that the record itself, or registers, give.
    DmaImmediate(operations::DmaImmediate),
    /// Gather, scatter or both by DMA, through lists of indices in SBUF.
    DmaIndirect(operations::DmaIndirect),
    /// Re-arms a DMA queue.
    DmaRearm(operations::DmaRearm),
    /// Makes another instance of a queue set the active one.
    DmaSwapQueueSet(operations::DmaSwapQueueSet),
    /// Copy by DMA that transposes tiles of sixteen rows on the way.
    DmaTranspose(operations::DmaTranspose),
    /// Fires a prepared block of a named DMA queue, or a number of its descriptors.
    DmaTrigger(operations::DmaTrigger),
    /// Zeroes elements at random, at a rate given by a threshold.
    Dropout(operations::Dropout),
    /// Adds rows into an embedding table at given indices.
    EmbeddingUpdate(operations::EmbeddingUpdate),
    /// Passes through the engine, in order, and does nothing but its events.
    EngineNop(operations::EngineNop),
    /// Waits for up to two conditions, then signals up to two semaphores or events. Nothing is computed. Both waits hold before an event that a wait consumes changes, and the updates come last.
    EventSemaphore(operations::EventSemaphore),
    /// Ends the program.
    Exit(operations::Exit),
    /// Exponential of every element less a scalar. The results can also be summed into an accumulator per partition.
    Exponential(operations::Exponential),
    /// Record under the extension prefix whose second opcode names no layout that is known.
    Extended(operations::Extended),
    /// Sum or product of two tensors, element by element, reached through EXTENDED\_INST.
    ExtendedTensorTensor(operations::ExtendedTensorTensor),
    /// Continuation of the record before it, read on its own.
    Extension(operations::Extension),
    /// The position of the first match of each of the eight loaded values.
    FindIndex8(operations::FindIndex8),
    /// Start of a function, by name.
    FunctionBegin(operations::FunctionBegin),
    /// Call of a function, by name, on every engine that has it.
    FunctionCall(operations::FunctionCall),
    /// End of a function.
    FunctionReturn(operations::FunctionReturn),
    /// Replaces indices by the entries of the loaded pool buffer.
    Gather(operations::Gather),
    /// Puts the global id of this rank into a register or into memory.
    GlobalId(operations::GlobalId),
    /// Copies runs of elements that a list of indices chooses.
    IndirectCopy(operations::IndirectCopy),
    /// Memory that holds no instruction.
    Invalid(operations::Invalid),
    /// Fills a tensor with a ramp of integers: a base, a step per dimension and an offset per partition.
    Iota(operations::Iota),
    /// Decodes a JPEG image. The operands are not known.
    JpegDecode(operations::JpegDecode),
    /// Names the set of activation tables that functions come from next.
    LoadActivationSet(operations::LoadActivationSet),
    /// Loads the 32 mask bytes of stream\_shuffle.
    LoadMaskSelect(operations::LoadMaskSelect),
    /// Fills part of the parameter RAM of the engine.
    LoadParameterRam(operations::LoadParameterRam),
    /// Loads the eight arguments of a POOL kernel, each a value or a pointer into SBUF.
    LoadPoolArgument(operations::LoadPoolArgument),
    /// Loads the tags by which matmul\_sparse picks a feature map per cell.
    LoadTags(operations::LoadTags),
    /// Loads a tile of the stationary operand from SBUF into the latches of the PE array, where it stays until the next load of that tile. By default the first element of a row goes to the last column.
    LoadWeights(operations::LoadWeights),
    /// Loads a tile of MX weights, elements and scales, into the PE array.
    LoadWeightsMx(operations::LoadWeightsMx),
    /// Loads or saves the seeds of stochastic rounding in PSUM.
    ManageSeed(operations::ManageSeed),
    /// Copies a tensor with the first match of each of the eight loaded values replaced by a constant.
    MatchReplace8(operations::MatchReplace8),
    /// Loads the eight values to search for, in reverse, and forgets all matches.
    MatchValueLoad(operations::MatchValueLoad),
    /// Multiplies the moving operand with the loaded weights and joins the product with PSUM: new = (begin ? 0 : old) + sum over k of S\[k, m\] \* X\[k, n\], in fp32. The order of the sum is not defined.
    Matmul(operations::Matmul),
    /// Multiplies an MX operand with the loaded MX weights and joins the product with PSUM.
    MatmulMx(operations::MatmulMx),
    /// Matrix multiplication over several feature maps at once; the tag of each cell picks the one it multiplies.
    MatmulSparse(operations::MatmulSparse),
    /// The eight largest elements of each partition, the smallest of them first.
    Max8(operations::Max8),
    /// Position of the maximum inside each window.
    MaxPoolSelect(operations::MaxPoolSelect),
    /// Fills a tensor with one value, taken from the low bits of set\_value.
    Memset(operations::Memset),
    /// Loads a library of kernels onto the POOL cores, or unloads it.
    ModifyPoolConfig(operations::ModifyPoolConfig),
    /// Moves tensor shapes into shape registers or out of them.
    MoveShape(operations::MoveShape),
    /// Writes the positions of the nonzero elements of each partition, then padding, and their number last.
    NonzeroWithCount(operations::NonzeroWithCount),
    /// Records of which only the header and the events are known.
    Opaque(operations::Opaque),
    /// Reads up to sixteen words, takes their minimum, writes it back to as many words unless it is zero, and keeps it in a register.
    PollSemaphore(operations::PollSemaphore),
    /// Maximum or scaled sum over windows; the source pattern delivers the windows one after another.
    Pool(operations::Pool),
    /// Fills the buffer that gather reads, up to 512 elements per partition.
    PoolBufferLoad(operations::PoolBufferLoad),
    /// Pseudo instruction whose second opcode names no layout that is known.
    Pseudo(operations::Pseudo),
    /// Request for a DMA whose descriptors are made on the device; which one it becomes is an operand.
    PseudoDmaCopy(operations::PseudoDmaCopy),
    /// Further operands of the pseudo\_dma\_copy before it: indices, bounds, tiles.
    PseudoDmaExtension(operations::PseudoDmaExtension),
    /// Gather or scatter by DMA, through indices that lie in SBUF when it runs.
    PseudoDmaIndirect(operations::PseudoDmaIndirect),
    /// Starts an all-reduce of a tensor in DRAM.
    PseudoTriggerAllReduce(operations::PseudoTriggerAllReduce),
    /// Quantises 16-bit floats to MX blocks, packed FP8 elements with a scale per block.
    QuantizeMx(operations::QuantizeMx),
    /// Older draw of random numbers into a tensor.
    Rand(operations::Rand),
    /// Fills a tensor with uniform random numbers from the lower bound up to, but without, the upper one.
    Rand2(operations::Rand2),
    /// Stores the words of a random generator's state, per partition.
    RandGetState(operations::RandGetState),
    /// Sets the state of a random generator from a tensor or from words in the record.
    RandSetState(operations::RandSetState),
    /// Checks a bound before an indirect DMA and branches past the limit.
    RangeCheck(operations::RangeCheck),
    /// Keeps the elements whose position in the walk lies between two bounds and replaces the others by a fill value; a running maximum of the results can be kept.
    RangeSelect(operations::RangeSelect),
    /// Makes the descriptors that copy SBUF to the SBUF of a peer core.
    RdmaDescGen(operations::RdmaDescGen),
    /// Starts the descriptors that rdma\_desc\_gen made.
    RdmaDescStart(operations::RdmaDescStart),
    /// Stores the fp32 accumulator of every active lane as one element per partition, negated if asked.
    ReadAccumulator(operations::ReadAccumulator),
    /// Stores the eight positions that the last search found in each partition.
    ReadIndices(operations::ReadIndices),
    /// 1/x of every element.
    Reciprocal(operations::Reciprocal),
    /// Loads the pool registers, left over from TONGA. The operands are not known.
    RegLoad(operations::RegLoad),
    /// Pool register store, left over from TONGA.
    RegStore(operations::RegStore),
    /// Arithmetic on registers: one register with another or with an immediate, in 32 or 64 bits.
    RegisterAlu(operations::RegisterAlu),
    /// Sets up to eight registers, each from a register or an immediate.
    RegisterMove(operations::RegisterMove),
    /// Fills a tensor with random bits of the engine's generator.
    Rng(operations::Rng),
    /// Region-of-interest alignment. The operands are not known.
    RoiAlign(operations::RoiAlign),
    /// Copies SBUF to the SBUF of a peer core.
    Sb2sbCollective(operations::Sb2sbCollective),
    /// (src0 op0 scalar) op1 src1, element by element.
    ScalarTensorTensor(operations::ScalarTensorTensor),
    /// Picks the element of a tensor or a scalar by a predicate tensor; a running maximum of the picked values can be kept.
    SelectReduce(operations::SelectReduce),
    /// Sets semaphores to zero, by range or by mask.
    SemaphoreRangeClear(operations::SemaphoreRangeClear),
    /// Sends a window of a tensor to a peer or receives one.
    SendRecv(operations::SendRecv),
    /// For every element the start and the end of its run of equal ids.
    SequenceBounds(operations::SequenceBounds),
    /// Chooses how strictly the sequencer orders memory. The modes are not known.
    SetOrderingMode(operations::SetOrderingMode),
    /// Seeds the random generator of the engine.
    SetRngSeed(operations::SetRngSeed),
    /// Sorts the elements of each partition and writes values and original positions.
    Sort(operations::Sort),
    /// Keeps the four extreme elements of every group, each stored together with its position.
    SparsityCompress(operations::SparsityCompress),
    /// Keeps the four extreme elements of every group and writes elements and positions to separate destinations.
    SparsityCompressTag(operations::SparsityCompressTag),
    /// Permutes the partitions of every quadrant by the 32 loaded mask bytes.
    StreamShuffle(operations::StreamShuffle),
    /// Transposes blocks of 32 partitions by 32 elements.
    StreamTranspose(operations::StreamTranspose),
    /// Barrier of the engines of one core.
    SyncBarrier(operations::SyncBarrier),
    /// Marks a tensor as complete after a point-to-point copy.
    TensorCompletion(operations::TensorCompletion),
    /// Folds the chosen fast dimensions of a tensor and stores the fold after every element.
    TensorCumulative(operations::TensorCumulative),
    /// Expands packed elements of 4 or 6 bits to FP8.
    TensorDequantize(operations::TensorDequantize),
    /// Loads registers from memory, in the order of a strided walk.
    TensorLoad(operations::TensorLoad),
    /// Folds the chosen fast dimensions of a tensor with one operation. The transposed opcodes fold the transposed source.
    TensorReduce(operations::TensorReduce),
    /// Reduction with a range check. The operands are not known.
    TensorReduceRangeCheck(operations::TensorReduceRangeCheck),
    /// (src op0 scalar0) op1 scalar1, element by element. The transposing opcode transposes the source first.
    TensorScalar(operations::TensorScalar),
    /// Two integer operations of a tensor with scalars, up to 64 bits wide, for addresses.
    TensorScalarAddr(operations::TensorScalarAddr),
    /// tensor\_scalar whose running fold is stored after every element.
    TensorScalarCacheCumulative(operations::TensorScalarCacheCumulative),
    /// tensor\_scalar whose results are also folded into the accumulator of each lane.
    TensorScalarCacheReduce(operations::TensorScalarCacheReduce),
    /// Preloads up to eight scalars per partition for tensor\_scalar\_ptr\_multi.
    TensorScalarImmediateLoad(operations::TensorScalarImmediateLoad),
    /// Integer operation of a tensor and a scalar; the 64-bit results are split over two destinations.
    TensorScalarIntWide(operations::TensorScalarIntWide),
    /// tensor\_scalar with a preloaded scalar of its own for each outermost slice.
    TensorScalarPtrMulti(operations::TensorScalarPtrMulti),
    /// Picks the element of a tensor or a scalar by one predicate for the whole partition. No bit changes.
    TensorScalarSelect(operations::TensorScalarSelect),
    /// Stores registers, or values in the record, to memory in the order of a strided walk.
    TensorStore(operations::TensorStore),
    /// One operation on two tensors, element by element: dst = src0 op src1. A step of 0 broadcasts.
    TensorTensor(operations::TensorTensor),
    /// Integer operation on two tensors; the 64-bit results are split over two destinations.
    TensorTensorIntWide(operations::TensorTensorIntWide),
    /// Recurrence along each partition over two tensors: every result enters the next step.
    TensorTensorScan(operations::TensorTensorScan),
    /// Reads, updates or conditionally updates up to sixteen semaphores or events, with a register each.
    TestEventSemaphore(operations::TestEventSemaphore),
    /// copy of TONGA, whose events and patterns are other types.
    TongaCopy(operations::TongaCopy),
    /// dma\_trigger of TONGA, whose events are another type.
    TongaDmaTrigger(operations::TongaDmaTrigger),
    /// matmul of TONGA on quantised elements, with zero points.
    TongaMatmul(operations::TongaMatmul),
    /// Records of TONGA of which only the header and the events are known.
    TongaOpaque(operations::TongaOpaque),
    /// pool of TONGA, computed in fp32.
    TongaPool(operations::TongaPool),
    /// Starts a collective over tensors in DRAM. The plan is made when the program is loaded; what stays in the stream is one trigger, and the update of its events says that the collective is done.
    TriggerCollective(operations::TriggerCollective),
    /// Starts a collective over tensors in SBUF. trigger\_collective2\_extension gives its other operands.
    TriggerCollective2(operations::TriggerCollective2),
    /// Further operands of the trigger\_collective2 before it.
    TriggerCollective2Extension(operations::TriggerCollective2Extension),
    /// tensor\_load from a variable of the program.
    VariableLoad(operations::VariableLoad),
    /// tensor\_store to a variable of the program.
    VariableStore(operations::VariableStore),
    /// Writes a value to a register address, such as a doorbell. Where value and address lie is not known.
    Write(operations::Write),
}

#[cfg(feature = "serde")]
::tpb_core::operations_serde!(
    Operation { "activate" Activate, "activate2" Activate2, "activate_multipass"
    ActivateMultipass, "activate_quantize" ActivateQuantize, "activation_table_load"
    ActivationTableLoad, "affine_select" AffineSelect, "batch_norm_aggregate"
    BatchNormAggregate, "batch_norm_back_prop" BatchNormBackProp,
    "batch_norm_grad_accumulate" BatchNormGradAccumulate, "batch_norm_grad_accumulate2"
    BatchNormGradAccumulate2, "batch_norm_param_load" BatchNormParamLoad,
    "batch_norm_param_load2" BatchNormParamLoad2, "batch_norm_stats" BatchNormStats,
    "branch" Branch, "branch_prefetch_hint" BranchPrefetchHint, "cast" Cast,
    "compact_control" CompactControl, "control" Control, "conv_lut_load" ConvLutLoad,
    "copy" Copy, "copy_predicated" CopyPredicated, "copy_predicated_scalar"
    CopyPredicatedScalar, "core_barrier" CoreBarrier, "cross_lane_reduce"
    CrossLaneReduce, "current_rank" CurrentRank, "custom_op" CustomOp,
    "custom_op_argument" CustomOpArgument, "dma_barrier" DmaBarrier, "dma_copy" DmaCopy,
    "dma_copy2" DmaCopy2, "dma_gather_transpose" DmaGatherTranspose, "dma_immediate"
    DmaImmediate, "dma_indirect" DmaIndirect, "dma_rearm" DmaRearm, "dma_swap_queue_set"
    DmaSwapQueueSet, "dma_transpose" DmaTranspose, "dma_trigger" DmaTrigger, "dropout"
    Dropout, "embedding_update" EmbeddingUpdate, "engine_nop" EngineNop,
    "event_semaphore" EventSemaphore, "exit" Exit, "exponential" Exponential, "extended"
    Extended, "extended_tensor_tensor" ExtendedTensorTensor, "extension" Extension,
    "find_index8" FindIndex8, "function_begin" FunctionBegin, "function_call"
    FunctionCall, "function_return" FunctionReturn, "gather" Gather, "global_id"
    GlobalId, "indirect_copy" IndirectCopy, "invalid" Invalid, "iota" Iota, "jpeg_decode"
    JpegDecode, "load_activation_set" LoadActivationSet, "load_mask_select"
    LoadMaskSelect, "load_parameter_ram" LoadParameterRam, "load_pool_argument"
    LoadPoolArgument, "load_tags" LoadTags, "load_weights" LoadWeights, "load_weights_mx"
    LoadWeightsMx, "manage_seed" ManageSeed, "match_replace8" MatchReplace8,
    "match_value_load" MatchValueLoad, "matmul" Matmul, "matmul_mx" MatmulMx,
    "matmul_sparse" MatmulSparse, "max8" Max8, "max_pool_select" MaxPoolSelect, "memset"
    Memset, "modify_pool_config" ModifyPoolConfig, "move_shape" MoveShape,
    "nonzero_with_count" NonzeroWithCount, "opaque" Opaque, "poll_semaphore"
    PollSemaphore, "pool" Pool, "pool_buffer_load" PoolBufferLoad, "pseudo" Pseudo,
    "pseudo_dma_copy" PseudoDmaCopy, "pseudo_dma_extension" PseudoDmaExtension,
    "pseudo_dma_indirect" PseudoDmaIndirect, "pseudo_trigger_all_reduce"
    PseudoTriggerAllReduce, "quantize_mx" QuantizeMx, "rand" Rand, "rand2" Rand2,
    "rand_get_state" RandGetState, "rand_set_state" RandSetState, "range_check"
    RangeCheck, "range_select" RangeSelect, "rdma_desc_gen" RdmaDescGen,
    "rdma_desc_start" RdmaDescStart, "read_accumulator" ReadAccumulator, "read_indices"
    ReadIndices, "reciprocal" Reciprocal, "reg_load" RegLoad, "reg_store" RegStore,
    "register_alu" RegisterAlu, "register_move" RegisterMove, "rng" Rng, "roi_align"
    RoiAlign, "sb2sb_collective" Sb2sbCollective, "scalar_tensor_tensor"
    ScalarTensorTensor, "select_reduce" SelectReduce, "semaphore_range_clear"
    SemaphoreRangeClear, "send_recv" SendRecv, "sequence_bounds" SequenceBounds,
    "set_ordering_mode" SetOrderingMode, "set_rng_seed" SetRngSeed, "sort" Sort,
    "sparsity_compress" SparsityCompress, "sparsity_compress_tag" SparsityCompressTag,
    "stream_shuffle" StreamShuffle, "stream_transpose" StreamTranspose, "sync_barrier"
    SyncBarrier, "tensor_completion" TensorCompletion, "tensor_cumulative"
    TensorCumulative, "tensor_dequantize" TensorDequantize, "tensor_load" TensorLoad,
    "tensor_reduce" TensorReduce, "tensor_reduce_range_check" TensorReduceRangeCheck,
    "tensor_scalar" TensorScalar, "tensor_scalar_addr" TensorScalarAddr,
    "tensor_scalar_cache_cumulative" TensorScalarCacheCumulative,
    "tensor_scalar_cache_reduce" TensorScalarCacheReduce, "tensor_scalar_immediate_load"
    TensorScalarImmediateLoad, "tensor_scalar_int_wide" TensorScalarIntWide,
    "tensor_scalar_ptr_multi" TensorScalarPtrMulti, "tensor_scalar_select"
    TensorScalarSelect, "tensor_store" TensorStore, "tensor_tensor" TensorTensor,
    "tensor_tensor_int_wide" TensorTensorIntWide, "tensor_tensor_scan" TensorTensorScan,
    "test_event_semaphore" TestEventSemaphore, "tonga_copy" TongaCopy,
    "tonga_dma_trigger" TongaDmaTrigger, "tonga_matmul" TongaMatmul, "tonga_opaque"
    TongaOpaque, "tonga_pool" TongaPool, "trigger_collective" TriggerCollective,
    "trigger_collective2" TriggerCollective2, "trigger_collective2_extension"
    TriggerCollective2Extension, "variable_load" VariableLoad, "variable_store"
    VariableStore, "write" Write }
);

impl Operation {
    /// Name of the operation.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Activate(_) => operations::Activate::NAME,
            Self::Activate2(_) => operations::Activate2::NAME,
            Self::ActivateMultipass(_) => operations::ActivateMultipass::NAME,
            Self::ActivateQuantize(_) => operations::ActivateQuantize::NAME,
            Self::ActivationTableLoad(_) => operations::ActivationTableLoad::NAME,
            Self::AffineSelect(_) => operations::AffineSelect::NAME,
            Self::BatchNormAggregate(_) => operations::BatchNormAggregate::NAME,
            Self::BatchNormBackProp(_) => operations::BatchNormBackProp::NAME,
            Self::BatchNormGradAccumulate(_) => operations::BatchNormGradAccumulate::NAME,
            Self::BatchNormGradAccumulate2(_) => {
                operations::BatchNormGradAccumulate2::NAME
            }
            Self::BatchNormParamLoad(_) => operations::BatchNormParamLoad::NAME,
            Self::BatchNormParamLoad2(_) => operations::BatchNormParamLoad2::NAME,
            Self::BatchNormStats(_) => operations::BatchNormStats::NAME,
            Self::Branch(_) => operations::Branch::NAME,
            Self::BranchPrefetchHint(_) => operations::BranchPrefetchHint::NAME,
            Self::Cast(_) => operations::Cast::NAME,
            Self::CompactControl(_) => operations::CompactControl::NAME,
            Self::Control(_) => operations::Control::NAME,
            Self::ConvLutLoad(_) => operations::ConvLutLoad::NAME,
            Self::Copy(_) => operations::Copy::NAME,
            Self::CopyPredicated(_) => operations::CopyPredicated::NAME,
            Self::CopyPredicatedScalar(_) => operations::CopyPredicatedScalar::NAME,
            Self::CoreBarrier(_) => operations::CoreBarrier::NAME,
            Self::CrossLaneReduce(_) => operations::CrossLaneReduce::NAME,
            Self::CurrentRank(_) => operations::CurrentRank::NAME,
            Self::CustomOp(_) => operations::CustomOp::NAME,
            Self::CustomOpArgument(_) => operations::CustomOpArgument::NAME,
            Self::DmaBarrier(_) => operations::DmaBarrier::NAME,
            Self::DmaCopy(_) => operations::DmaCopy::NAME,
            Self::DmaCopy2(_) => operations::DmaCopy2::NAME,
            Self::DmaGatherTranspose(_) => operations::DmaGatherTranspose::NAME,
            Self::DmaImmediate(_) => operations::DmaImmediate::NAME,
            Self::DmaIndirect(_) => operations::DmaIndirect::NAME,
            Self::DmaRearm(_) => operations::DmaRearm::NAME,
            Self::DmaSwapQueueSet(_) => operations::DmaSwapQueueSet::NAME,
            Self::DmaTranspose(_) => operations::DmaTranspose::NAME,
            Self::DmaTrigger(_) => operations::DmaTrigger::NAME,
            Self::Dropout(_) => operations::Dropout::NAME,
            Self::EmbeddingUpdate(_) => operations::EmbeddingUpdate::NAME,
            Self::EngineNop(_) => operations::EngineNop::NAME,
            Self::EventSemaphore(_) => operations::EventSemaphore::NAME,
            Self::Exit(_) => operations::Exit::NAME,
            Self::Exponential(_) => operations::Exponential::NAME,
            Self::Extended(_) => operations::Extended::NAME,
            Self::ExtendedTensorTensor(_) => operations::ExtendedTensorTensor::NAME,
            Self::Extension(_) => operations::Extension::NAME,
            Self::FindIndex8(_) => operations::FindIndex8::NAME,
            Self::FunctionBegin(_) => operations::FunctionBegin::NAME,
            Self::FunctionCall(_) => operations::FunctionCall::NAME,
            Self::FunctionReturn(_) => operations::FunctionReturn::NAME,
            Self::Gather(_) => operations::Gather::NAME,
            Self::GlobalId(_) => operations::GlobalId::NAME,
            Self::IndirectCopy(_) => operations::IndirectCopy::NAME,
            Self::Invalid(_) => operations::Invalid::NAME,
            Self::Iota(_) => operations::Iota::NAME,
            Self::JpegDecode(_) => operations::JpegDecode::NAME,
            Self::LoadActivationSet(_) => operations::LoadActivationSet::NAME,
            Self::LoadMaskSelect(_) => operations::LoadMaskSelect::NAME,
            Self::LoadParameterRam(_) => operations::LoadParameterRam::NAME,
            Self::LoadPoolArgument(_) => operations::LoadPoolArgument::NAME,
            Self::LoadTags(_) => operations::LoadTags::NAME,
            Self::LoadWeights(_) => operations::LoadWeights::NAME,
            Self::LoadWeightsMx(_) => operations::LoadWeightsMx::NAME,
            Self::ManageSeed(_) => operations::ManageSeed::NAME,
            Self::MatchReplace8(_) => operations::MatchReplace8::NAME,
            Self::MatchValueLoad(_) => operations::MatchValueLoad::NAME,
            Self::Matmul(_) => operations::Matmul::NAME,
            Self::MatmulMx(_) => operations::MatmulMx::NAME,
            Self::MatmulSparse(_) => operations::MatmulSparse::NAME,
            Self::Max8(_) => operations::Max8::NAME,
            Self::MaxPoolSelect(_) => operations::MaxPoolSelect::NAME,
            Self::Memset(_) => operations::Memset::NAME,
            Self::ModifyPoolConfig(_) => operations::ModifyPoolConfig::NAME,
            Self::MoveShape(_) => operations::MoveShape::NAME,
            Self::NonzeroWithCount(_) => operations::NonzeroWithCount::NAME,
            Self::Opaque(_) => operations::Opaque::NAME,
            Self::PollSemaphore(_) => operations::PollSemaphore::NAME,
            Self::Pool(_) => operations::Pool::NAME,
            Self::PoolBufferLoad(_) => operations::PoolBufferLoad::NAME,
            Self::Pseudo(_) => operations::Pseudo::NAME,
            Self::PseudoDmaCopy(_) => operations::PseudoDmaCopy::NAME,
            Self::PseudoDmaExtension(_) => operations::PseudoDmaExtension::NAME,
            Self::PseudoDmaIndirect(_) => operations::PseudoDmaIndirect::NAME,
            Self::PseudoTriggerAllReduce(_) => operations::PseudoTriggerAllReduce::NAME,
            Self::QuantizeMx(_) => operations::QuantizeMx::NAME,
            Self::Rand(_) => operations::Rand::NAME,
            Self::Rand2(_) => operations::Rand2::NAME,
            Self::RandGetState(_) => operations::RandGetState::NAME,
            Self::RandSetState(_) => operations::RandSetState::NAME,
            Self::RangeCheck(_) => operations::RangeCheck::NAME,
            Self::RangeSelect(_) => operations::RangeSelect::NAME,
            Self::RdmaDescGen(_) => operations::RdmaDescGen::NAME,
            Self::RdmaDescStart(_) => operations::RdmaDescStart::NAME,
            Self::ReadAccumulator(_) => operations::ReadAccumulator::NAME,
            Self::ReadIndices(_) => operations::ReadIndices::NAME,
            Self::Reciprocal(_) => operations::Reciprocal::NAME,
            Self::RegLoad(_) => operations::RegLoad::NAME,
            Self::RegStore(_) => operations::RegStore::NAME,
            Self::RegisterAlu(_) => operations::RegisterAlu::NAME,
            Self::RegisterMove(_) => operations::RegisterMove::NAME,
            Self::Rng(_) => operations::Rng::NAME,
            Self::RoiAlign(_) => operations::RoiAlign::NAME,
            Self::Sb2sbCollective(_) => operations::Sb2sbCollective::NAME,
            Self::ScalarTensorTensor(_) => operations::ScalarTensorTensor::NAME,
            Self::SelectReduce(_) => operations::SelectReduce::NAME,
            Self::SemaphoreRangeClear(_) => operations::SemaphoreRangeClear::NAME,
            Self::SendRecv(_) => operations::SendRecv::NAME,
            Self::SequenceBounds(_) => operations::SequenceBounds::NAME,
            Self::SetOrderingMode(_) => operations::SetOrderingMode::NAME,
            Self::SetRngSeed(_) => operations::SetRngSeed::NAME,
            Self::Sort(_) => operations::Sort::NAME,
            Self::SparsityCompress(_) => operations::SparsityCompress::NAME,
            Self::SparsityCompressTag(_) => operations::SparsityCompressTag::NAME,
            Self::StreamShuffle(_) => operations::StreamShuffle::NAME,
            Self::StreamTranspose(_) => operations::StreamTranspose::NAME,
            Self::SyncBarrier(_) => operations::SyncBarrier::NAME,
            Self::TensorCompletion(_) => operations::TensorCompletion::NAME,
            Self::TensorCumulative(_) => operations::TensorCumulative::NAME,
            Self::TensorDequantize(_) => operations::TensorDequantize::NAME,
            Self::TensorLoad(_) => operations::TensorLoad::NAME,
            Self::TensorReduce(_) => operations::TensorReduce::NAME,
            Self::TensorReduceRangeCheck(_) => operations::TensorReduceRangeCheck::NAME,
            Self::TensorScalar(_) => operations::TensorScalar::NAME,
            Self::TensorScalarAddr(_) => operations::TensorScalarAddr::NAME,
            Self::TensorScalarCacheCumulative(_) => {
                operations::TensorScalarCacheCumulative::NAME
            }
            Self::TensorScalarCacheReduce(_) => operations::TensorScalarCacheReduce::NAME,
            Self::TensorScalarImmediateLoad(_) => {
                operations::TensorScalarImmediateLoad::NAME
            }
            Self::TensorScalarIntWide(_) => operations::TensorScalarIntWide::NAME,
            Self::TensorScalarPtrMulti(_) => operations::TensorScalarPtrMulti::NAME,
            Self::TensorScalarSelect(_) => operations::TensorScalarSelect::NAME,
            Self::TensorStore(_) => operations::TensorStore::NAME,
            Self::TensorTensor(_) => operations::TensorTensor::NAME,
            Self::TensorTensorIntWide(_) => operations::TensorTensorIntWide::NAME,
            Self::TensorTensorScan(_) => operations::TensorTensorScan::NAME,
            Self::TestEventSemaphore(_) => operations::TestEventSemaphore::NAME,
            Self::TongaCopy(_) => operations::TongaCopy::NAME,
            Self::TongaDmaTrigger(_) => operations::TongaDmaTrigger::NAME,
            Self::TongaMatmul(_) => operations::TongaMatmul::NAME,
            Self::TongaOpaque(_) => operations::TongaOpaque::NAME,
            Self::TongaPool(_) => operations::TongaPool::NAME,
            Self::TriggerCollective(_) => operations::TriggerCollective::NAME,
            Self::TriggerCollective2(_) => operations::TriggerCollective2::NAME,
            Self::TriggerCollective2Extension(_) => {
                operations::TriggerCollective2Extension::NAME
            }
            Self::VariableLoad(_) => operations::VariableLoad::NAME,
            Self::VariableStore(_) => operations::VariableStore::NAME,
            Self::Write(_) => operations::Write::NAME,
        }
    }

    /// Opcode.
    pub const fn opcode(&self) -> Opcode {
        match self {
            Self::Activate(o) => o.opcode,
            Self::Activate2(o) => o.opcode,
            Self::ActivateMultipass(o) => o.opcode,
            Self::ActivateQuantize(o) => o.opcode,
            Self::ActivationTableLoad(o) => o.opcode,
            Self::AffineSelect(o) => o.opcode,
            Self::BatchNormAggregate(o) => o.opcode,
            Self::BatchNormBackProp(o) => o.opcode,
            Self::BatchNormGradAccumulate(o) => o.opcode,
            Self::BatchNormGradAccumulate2(o) => o.opcode,
            Self::BatchNormParamLoad(o) => o.opcode,
            Self::BatchNormParamLoad2(o) => o.opcode,
            Self::BatchNormStats(o) => o.opcode,
            Self::Branch(o) => o.opcode,
            Self::BranchPrefetchHint(o) => o.opcode,
            Self::Cast(o) => o.opcode,
            Self::CompactControl(o) => o.opcode,
            Self::Control(o) => o.opcode,
            Self::ConvLutLoad(o) => o.opcode,
            Self::Copy(o) => o.opcode,
            Self::CopyPredicated(o) => o.opcode,
            Self::CopyPredicatedScalar(o) => o.opcode,
            Self::CoreBarrier(o) => o.opcode,
            Self::CrossLaneReduce(o) => o.opcode,
            Self::CurrentRank(o) => o.opcode,
            Self::CustomOp(o) => o.opcode,
            Self::CustomOpArgument(o) => o.opcode,
            Self::DmaBarrier(o) => o.opcode,
            Self::DmaCopy(o) => o.opcode,
            Self::DmaCopy2(o) => o.opcode,
            Self::DmaGatherTranspose(o) => o.opcode,
            Self::DmaImmediate(o) => o.opcode,
            Self::DmaIndirect(o) => o.opcode,
            Self::DmaRearm(o) => o.opcode,
            Self::DmaSwapQueueSet(o) => o.opcode,
            Self::DmaTranspose(o) => o.opcode,
            Self::DmaTrigger(o) => o.opcode,
            Self::Dropout(o) => o.opcode,
            Self::EmbeddingUpdate(o) => o.opcode,
            Self::EngineNop(o) => o.opcode,
            Self::EventSemaphore(o) => o.opcode,
            Self::Exit(o) => o.opcode,
            Self::Exponential(o) => o.opcode,
            Self::Extended(o) => o.opcode,
            Self::ExtendedTensorTensor(o) => o.opcode,
            Self::Extension(o) => o.opcode,
            Self::FindIndex8(o) => o.opcode,
            Self::FunctionBegin(o) => o.opcode,
            Self::FunctionCall(o) => o.opcode,
            Self::FunctionReturn(o) => o.opcode,
            Self::Gather(o) => o.opcode,
            Self::GlobalId(o) => o.opcode,
            Self::IndirectCopy(o) => o.opcode,
            Self::Invalid(o) => o.opcode,
            Self::Iota(o) => o.opcode,
            Self::JpegDecode(o) => o.opcode,
            Self::LoadActivationSet(o) => o.opcode,
            Self::LoadMaskSelect(o) => o.opcode,
            Self::LoadParameterRam(o) => o.opcode,
            Self::LoadPoolArgument(o) => o.opcode,
            Self::LoadTags(o) => o.opcode,
            Self::LoadWeights(o) => o.opcode,
            Self::LoadWeightsMx(o) => o.opcode,
            Self::ManageSeed(o) => o.opcode,
            Self::MatchReplace8(o) => o.opcode,
            Self::MatchValueLoad(o) => o.opcode,
            Self::Matmul(o) => o.opcode,
            Self::MatmulMx(o) => o.opcode,
            Self::MatmulSparse(o) => o.opcode,
            Self::Max8(o) => o.opcode,
            Self::MaxPoolSelect(o) => o.opcode,
            Self::Memset(o) => o.opcode,
            Self::ModifyPoolConfig(o) => o.opcode,
            Self::MoveShape(o) => o.opcode,
            Self::NonzeroWithCount(o) => o.opcode,
            Self::Opaque(o) => o.opcode,
            Self::PollSemaphore(o) => o.opcode,
            Self::Pool(o) => o.opcode,
            Self::PoolBufferLoad(o) => o.opcode,
            Self::Pseudo(o) => o.opcode,
            Self::PseudoDmaCopy(o) => o.opcode,
            Self::PseudoDmaExtension(o) => o.opcode,
            Self::PseudoDmaIndirect(o) => o.opcode,
            Self::PseudoTriggerAllReduce(o) => o.opcode,
            Self::QuantizeMx(o) => o.opcode,
            Self::Rand(o) => o.opcode,
            Self::Rand2(o) => o.opcode,
            Self::RandGetState(o) => o.opcode,
            Self::RandSetState(o) => o.opcode,
            Self::RangeCheck(o) => o.opcode,
            Self::RangeSelect(o) => o.opcode,
            Self::RdmaDescGen(o) => o.opcode,
            Self::RdmaDescStart(o) => o.opcode,
            Self::ReadAccumulator(o) => o.opcode,
            Self::ReadIndices(o) => o.opcode,
            Self::Reciprocal(o) => o.opcode,
            Self::RegLoad(o) => o.opcode,
            Self::RegStore(o) => o.opcode,
            Self::RegisterAlu(o) => o.opcode,
            Self::RegisterMove(o) => o.opcode,
            Self::Rng(o) => o.opcode,
            Self::RoiAlign(o) => o.opcode,
            Self::Sb2sbCollective(o) => o.opcode,
            Self::ScalarTensorTensor(o) => o.opcode,
            Self::SelectReduce(o) => o.opcode,
            Self::SemaphoreRangeClear(o) => o.opcode,
            Self::SendRecv(o) => o.opcode,
            Self::SequenceBounds(o) => o.opcode,
            Self::SetOrderingMode(o) => o.opcode,
            Self::SetRngSeed(o) => o.opcode,
            Self::Sort(o) => o.opcode,
            Self::SparsityCompress(o) => o.opcode,
            Self::SparsityCompressTag(o) => o.opcode,
            Self::StreamShuffle(o) => o.opcode,
            Self::StreamTranspose(o) => o.opcode,
            Self::SyncBarrier(o) => o.opcode,
            Self::TensorCompletion(o) => o.opcode,
            Self::TensorCumulative(o) => o.opcode,
            Self::TensorDequantize(o) => o.opcode,
            Self::TensorLoad(o) => o.opcode,
            Self::TensorReduce(o) => o.opcode,
            Self::TensorReduceRangeCheck(o) => o.opcode,
            Self::TensorScalar(o) => o.opcode,
            Self::TensorScalarAddr(o) => o.opcode,
            Self::TensorScalarCacheCumulative(o) => o.opcode,
            Self::TensorScalarCacheReduce(o) => o.opcode,
            Self::TensorScalarImmediateLoad(o) => o.opcode,
            Self::TensorScalarIntWide(o) => o.opcode,
            Self::TensorScalarPtrMulti(o) => o.opcode,
            Self::TensorScalarSelect(o) => o.opcode,
            Self::TensorStore(o) => o.opcode,
            Self::TensorTensor(o) => o.opcode,
            Self::TensorTensorIntWide(o) => o.opcode,
            Self::TensorTensorScan(o) => o.opcode,
            Self::TestEventSemaphore(o) => o.opcode,
            Self::TongaCopy(o) => o.opcode,
            Self::TongaDmaTrigger(o) => o.opcode,
            Self::TongaMatmul(o) => o.opcode,
            Self::TongaOpaque(o) => o.opcode,
            Self::TongaPool(o) => o.opcode,
            Self::TriggerCollective(o) => o.opcode,
            Self::TriggerCollective2(o) => o.opcode,
            Self::TriggerCollective2Extension(o) => o.opcode,
            Self::VariableLoad(o) => o.opcode,
            Self::VariableStore(o) => o.opcode,
            Self::Write(o) => o.opcode,
        }
    }

    /// What is waited for and updated, of an operation with `EVENTS`.
    pub const fn events(&self) -> Option<crate::types::Events> {
        Some(
            match self {
                Self::Activate(o) => o.events,
                Self::Activate2(o) => o.events,
                Self::ActivateMultipass(o) => o.events,
                Self::ActivateQuantize(o) => o.events,
                Self::ActivationTableLoad(o) => o.events,
                Self::AffineSelect(o) => o.events,
                Self::BatchNormAggregate(o) => o.events,
                Self::BatchNormBackProp(o) => o.events,
                Self::BatchNormGradAccumulate(o) => o.events,
                Self::BatchNormGradAccumulate2(o) => o.events,
                Self::BatchNormParamLoad(o) => o.events,
                Self::BatchNormParamLoad2(o) => o.events,
                Self::BatchNormStats(o) => o.events,
                Self::Branch(o) => o.events,
                Self::BranchPrefetchHint(o) => o.events,
                Self::Cast(o) => o.events,
                Self::Control(o) => o.events,
                Self::ConvLutLoad(o) => o.events,
                Self::Copy(o) => o.events,
                Self::CopyPredicated(o) => o.events,
                Self::CopyPredicatedScalar(o) => o.events,
                Self::CoreBarrier(o) => o.events,
                Self::CrossLaneReduce(o) => o.events,
                Self::CurrentRank(o) => o.events,
                Self::CustomOp(o) => o.events,
                Self::CustomOpArgument(o) => o.events,
                Self::DmaBarrier(o) => o.events,
                Self::DmaCopy(o) => o.events,
                Self::DmaGatherTranspose(o) => o.events,
                Self::DmaIndirect(o) => o.events,
                Self::DmaRearm(o) => o.events,
                Self::DmaSwapQueueSet(o) => o.events,
                Self::DmaTranspose(o) => o.events,
                Self::DmaTrigger(o) => o.events,
                Self::Dropout(o) => o.events,
                Self::EmbeddingUpdate(o) => o.events,
                Self::EngineNop(o) => o.events,
                Self::EventSemaphore(o) => o.events,
                Self::Exit(o) => o.events,
                Self::Exponential(o) => o.events,
                Self::Extended(o) => o.events,
                Self::ExtendedTensorTensor(o) => o.events,
                Self::FindIndex8(o) => o.events,
                Self::FunctionBegin(o) => o.events,
                Self::FunctionCall(o) => o.events,
                Self::FunctionReturn(o) => o.events,
                Self::Gather(o) => o.events,
                Self::GlobalId(o) => o.events,
                Self::IndirectCopy(o) => o.events,
                Self::Iota(o) => o.events,
                Self::JpegDecode(o) => o.events,
                Self::LoadActivationSet(o) => o.events,
                Self::LoadMaskSelect(o) => o.events,
                Self::LoadParameterRam(o) => o.events,
                Self::LoadPoolArgument(o) => o.events,
                Self::LoadTags(o) => o.events,
                Self::LoadWeights(o) => o.events,
                Self::LoadWeightsMx(o) => o.events,
                Self::ManageSeed(o) => o.events,
                Self::MatchReplace8(o) => o.events,
                Self::MatchValueLoad(o) => o.events,
                Self::Matmul(o) => o.events,
                Self::MatmulMx(o) => o.events,
                Self::MatmulSparse(o) => o.events,
                Self::Max8(o) => o.events,
                Self::MaxPoolSelect(o) => o.events,
                Self::Memset(o) => o.events,
                Self::ModifyPoolConfig(o) => o.events,
                Self::MoveShape(o) => o.events,
                Self::NonzeroWithCount(o) => o.events,
                Self::Opaque(o) => o.events,
                Self::PollSemaphore(o) => o.events,
                Self::Pool(o) => o.events,
                Self::PoolBufferLoad(o) => o.events,
                Self::Pseudo(o) => o.events,
                Self::PseudoDmaCopy(o) => o.events,
                Self::PseudoDmaIndirect(o) => o.events,
                Self::PseudoTriggerAllReduce(o) => o.events,
                Self::QuantizeMx(o) => o.events,
                Self::Rand(o) => o.events,
                Self::Rand2(o) => o.events,
                Self::RandGetState(o) => o.events,
                Self::RandSetState(o) => o.events,
                Self::RangeSelect(o) => o.events,
                Self::RdmaDescGen(o) => o.events,
                Self::RdmaDescStart(o) => o.events,
                Self::ReadAccumulator(o) => o.events,
                Self::ReadIndices(o) => o.events,
                Self::Reciprocal(o) => o.events,
                Self::RegLoad(o) => o.events,
                Self::RegStore(o) => o.events,
                Self::RegisterAlu(o) => o.events,
                Self::RegisterMove(o) => o.events,
                Self::Rng(o) => o.events,
                Self::RoiAlign(o) => o.events,
                Self::Sb2sbCollective(o) => o.events,
                Self::ScalarTensorTensor(o) => o.events,
                Self::SelectReduce(o) => o.events,
                Self::SemaphoreRangeClear(o) => o.events,
                Self::SendRecv(o) => o.events,
                Self::SequenceBounds(o) => o.events,
                Self::SetOrderingMode(o) => o.events,
                Self::SetRngSeed(o) => o.events,
                Self::Sort(o) => o.events,
                Self::SparsityCompress(o) => o.events,
                Self::SparsityCompressTag(o) => o.events,
                Self::StreamShuffle(o) => o.events,
                Self::StreamTranspose(o) => o.events,
                Self::SyncBarrier(o) => o.events,
                Self::TensorCompletion(o) => o.events,
                Self::TensorCumulative(o) => o.events,
                Self::TensorDequantize(o) => o.events,
                Self::TensorLoad(o) => o.events,
                Self::TensorReduce(o) => o.events,
                Self::TensorReduceRangeCheck(o) => o.events,
                Self::TensorScalar(o) => o.events,
                Self::TensorScalarAddr(o) => o.events,
                Self::TensorScalarCacheCumulative(o) => o.events,
                Self::TensorScalarCacheReduce(o) => o.events,
                Self::TensorScalarImmediateLoad(o) => o.events,
                Self::TensorScalarIntWide(o) => o.events,
                Self::TensorScalarPtrMulti(o) => o.events,
                Self::TensorScalarSelect(o) => o.events,
                Self::TensorStore(o) => o.events,
                Self::TensorTensor(o) => o.events,
                Self::TensorTensorIntWide(o) => o.events,
                Self::TensorTensorScan(o) => o.events,
                Self::TestEventSemaphore(o) => o.events,
                Self::TriggerCollective(o) => o.events,
                Self::TriggerCollective2(o) => o.events,
                Self::VariableLoad(o) => o.events,
                Self::VariableStore(o) => o.events,
                Self::Write(o) => o.events,
                _ => return None,
            },
        )
    }

    /// What is waited for and updated, of an operation with `TONGA_EVENTS`.
    pub const fn tonga_events(&self) -> Option<crate::types::TongaEvents> {
        Some(
            match self {
                Self::TongaCopy(o) => o.events,
                Self::TongaDmaTrigger(o) => o.events,
                Self::TongaMatmul(o) => o.events,
                Self::TongaOpaque(o) => o.events,
                Self::TongaPool(o) => o.events,
                _ => return None,
            },
        )
    }

    /// Hands the operation to the engine's method for it.
    pub fn dispatch<E: Execute + ?Sized>(&self, engine: &mut E) -> E::Output {
        match self {
            Self::Activate(o) => engine.activate(o),
            Self::Activate2(o) => engine.activate2(o),
            Self::ActivateMultipass(o) => engine.activate_multipass(o),
            Self::ActivateQuantize(o) => engine.activate_quantize(o),
            Self::ActivationTableLoad(o) => engine.activation_table_load(o),
            Self::AffineSelect(o) => engine.affine_select(o),
            Self::BatchNormAggregate(o) => engine.batch_norm_aggregate(o),
            Self::BatchNormBackProp(o) => engine.batch_norm_back_prop(o),
            Self::BatchNormGradAccumulate(o) => engine.batch_norm_grad_accumulate(o),
            Self::BatchNormGradAccumulate2(o) => engine.batch_norm_grad_accumulate2(o),
            Self::BatchNormParamLoad(o) => engine.batch_norm_param_load(o),
            Self::BatchNormParamLoad2(o) => engine.batch_norm_param_load2(o),
            Self::BatchNormStats(o) => engine.batch_norm_stats(o),
            Self::Branch(o) => engine.branch(o),
            Self::BranchPrefetchHint(o) => engine.branch_prefetch_hint(o),
            Self::Cast(o) => engine.cast(o),
            Self::CompactControl(o) => engine.compact_control(o),
            Self::Control(o) => engine.control(o),
            Self::ConvLutLoad(o) => engine.conv_lut_load(o),
            Self::Copy(o) => engine.copy(o),
            Self::CopyPredicated(o) => engine.copy_predicated(o),
            Self::CopyPredicatedScalar(o) => engine.copy_predicated_scalar(o),
            Self::CoreBarrier(o) => engine.core_barrier(o),
            Self::CrossLaneReduce(o) => engine.cross_lane_reduce(o),
            Self::CurrentRank(o) => engine.current_rank(o),
            Self::CustomOp(o) => engine.custom_op(o),
            Self::CustomOpArgument(o) => engine.custom_op_argument(o),
            Self::DmaBarrier(o) => engine.dma_barrier(o),
            Self::DmaCopy(o) => engine.dma_copy(o),
            Self::DmaCopy2(o) => engine.dma_copy2(o),
            Self::DmaGatherTranspose(o) => engine.dma_gather_transpose(o),
            Self::DmaImmediate(o) => engine.dma_immediate(o),
            Self::DmaIndirect(o) => engine.dma_indirect(o),
            Self::DmaRearm(o) => engine.dma_rearm(o),
            Self::DmaSwapQueueSet(o) => engine.dma_swap_queue_set(o),
            Self::DmaTranspose(o) => engine.dma_transpose(o),
            Self::DmaTrigger(o) => engine.dma_trigger(o),
            Self::Dropout(o) => engine.dropout(o),
            Self::EmbeddingUpdate(o) => engine.embedding_update(o),
            Self::EngineNop(o) => engine.engine_nop(o),
            Self::EventSemaphore(o) => engine.event_semaphore(o),
            Self::Exit(o) => engine.exit(o),
            Self::Exponential(o) => engine.exponential(o),
            Self::Extended(o) => engine.extended(o),
            Self::ExtendedTensorTensor(o) => engine.extended_tensor_tensor(o),
            Self::Extension(o) => engine.extension(o),
            Self::FindIndex8(o) => engine.find_index8(o),
            Self::FunctionBegin(o) => engine.function_begin(o),
            Self::FunctionCall(o) => engine.function_call(o),
            Self::FunctionReturn(o) => engine.function_return(o),
            Self::Gather(o) => engine.gather(o),
            Self::GlobalId(o) => engine.global_id(o),
            Self::IndirectCopy(o) => engine.indirect_copy(o),
            Self::Invalid(o) => engine.invalid(o),
            Self::Iota(o) => engine.iota(o),
            Self::JpegDecode(o) => engine.jpeg_decode(o),
            Self::LoadActivationSet(o) => engine.load_activation_set(o),
            Self::LoadMaskSelect(o) => engine.load_mask_select(o),
            Self::LoadParameterRam(o) => engine.load_parameter_ram(o),
            Self::LoadPoolArgument(o) => engine.load_pool_argument(o),
            Self::LoadTags(o) => engine.load_tags(o),
            Self::LoadWeights(o) => engine.load_weights(o),
            Self::LoadWeightsMx(o) => engine.load_weights_mx(o),
            Self::ManageSeed(o) => engine.manage_seed(o),
            Self::MatchReplace8(o) => engine.match_replace8(o),
            Self::MatchValueLoad(o) => engine.match_value_load(o),
            Self::Matmul(o) => engine.matmul(o),
            Self::MatmulMx(o) => engine.matmul_mx(o),
            Self::MatmulSparse(o) => engine.matmul_sparse(o),
            Self::Max8(o) => engine.max8(o),
            Self::MaxPoolSelect(o) => engine.max_pool_select(o),
            Self::Memset(o) => engine.memset(o),
            Self::ModifyPoolConfig(o) => engine.modify_pool_config(o),
            Self::MoveShape(o) => engine.move_shape(o),
            Self::NonzeroWithCount(o) => engine.nonzero_with_count(o),
            Self::Opaque(o) => engine.opaque(o),
            Self::PollSemaphore(o) => engine.poll_semaphore(o),
            Self::Pool(o) => engine.pool(o),
            Self::PoolBufferLoad(o) => engine.pool_buffer_load(o),
            Self::Pseudo(o) => engine.pseudo(o),
            Self::PseudoDmaCopy(o) => engine.pseudo_dma_copy(o),
            Self::PseudoDmaExtension(o) => engine.pseudo_dma_extension(o),
            Self::PseudoDmaIndirect(o) => engine.pseudo_dma_indirect(o),
            Self::PseudoTriggerAllReduce(o) => engine.pseudo_trigger_all_reduce(o),
            Self::QuantizeMx(o) => engine.quantize_mx(o),
            Self::Rand(o) => engine.rand(o),
            Self::Rand2(o) => engine.rand2(o),
            Self::RandGetState(o) => engine.rand_get_state(o),
            Self::RandSetState(o) => engine.rand_set_state(o),
            Self::RangeCheck(o) => engine.range_check(o),
            Self::RangeSelect(o) => engine.range_select(o),
            Self::RdmaDescGen(o) => engine.rdma_desc_gen(o),
            Self::RdmaDescStart(o) => engine.rdma_desc_start(o),
            Self::ReadAccumulator(o) => engine.read_accumulator(o),
            Self::ReadIndices(o) => engine.read_indices(o),
            Self::Reciprocal(o) => engine.reciprocal(o),
            Self::RegLoad(o) => engine.reg_load(o),
            Self::RegStore(o) => engine.reg_store(o),
            Self::RegisterAlu(o) => engine.register_alu(o),
            Self::RegisterMove(o) => engine.register_move(o),
            Self::Rng(o) => engine.rng(o),
            Self::RoiAlign(o) => engine.roi_align(o),
            Self::Sb2sbCollective(o) => engine.sb2sb_collective(o),
            Self::ScalarTensorTensor(o) => engine.scalar_tensor_tensor(o),
            Self::SelectReduce(o) => engine.select_reduce(o),
            Self::SemaphoreRangeClear(o) => engine.semaphore_range_clear(o),
            Self::SendRecv(o) => engine.send_recv(o),
            Self::SequenceBounds(o) => engine.sequence_bounds(o),
            Self::SetOrderingMode(o) => engine.set_ordering_mode(o),
            Self::SetRngSeed(o) => engine.set_rng_seed(o),
            Self::Sort(o) => engine.sort(o),
            Self::SparsityCompress(o) => engine.sparsity_compress(o),
            Self::SparsityCompressTag(o) => engine.sparsity_compress_tag(o),
            Self::StreamShuffle(o) => engine.stream_shuffle(o),
            Self::StreamTranspose(o) => engine.stream_transpose(o),
            Self::SyncBarrier(o) => engine.sync_barrier(o),
            Self::TensorCompletion(o) => engine.tensor_completion(o),
            Self::TensorCumulative(o) => engine.tensor_cumulative(o),
            Self::TensorDequantize(o) => engine.tensor_dequantize(o),
            Self::TensorLoad(o) => engine.tensor_load(o),
            Self::TensorReduce(o) => engine.tensor_reduce(o),
            Self::TensorReduceRangeCheck(o) => engine.tensor_reduce_range_check(o),
            Self::TensorScalar(o) => engine.tensor_scalar(o),
            Self::TensorScalarAddr(o) => engine.tensor_scalar_addr(o),
            Self::TensorScalarCacheCumulative(o) => {
                engine.tensor_scalar_cache_cumulative(o)
            }
            Self::TensorScalarCacheReduce(o) => engine.tensor_scalar_cache_reduce(o),
            Self::TensorScalarImmediateLoad(o) => engine.tensor_scalar_immediate_load(o),
            Self::TensorScalarIntWide(o) => engine.tensor_scalar_int_wide(o),
            Self::TensorScalarPtrMulti(o) => engine.tensor_scalar_ptr_multi(o),
            Self::TensorScalarSelect(o) => engine.tensor_scalar_select(o),
            Self::TensorStore(o) => engine.tensor_store(o),
            Self::TensorTensor(o) => engine.tensor_tensor(o),
            Self::TensorTensorIntWide(o) => engine.tensor_tensor_int_wide(o),
            Self::TensorTensorScan(o) => engine.tensor_tensor_scan(o),
            Self::TestEventSemaphore(o) => engine.test_event_semaphore(o),
            Self::TongaCopy(o) => engine.tonga_copy(o),
            Self::TongaDmaTrigger(o) => engine.tonga_dma_trigger(o),
            Self::TongaMatmul(o) => engine.tonga_matmul(o),
            Self::TongaOpaque(o) => engine.tonga_opaque(o),
            Self::TongaPool(o) => engine.tonga_pool(o),
            Self::TriggerCollective(o) => engine.trigger_collective(o),
            Self::TriggerCollective2(o) => engine.trigger_collective2(o),
            Self::TriggerCollective2Extension(o) => {
                engine.trigger_collective2_extension(o)
            }
            Self::VariableLoad(o) => engine.variable_load(o),
            Self::VariableStore(o) => engine.variable_store(o),
            Self::Write(o) => engine.write(o),
        }
    }
}

/// Executes operations: one method each, with a default that answers [`unimplemented`](Self::unimplemented).
pub trait Execute {
    /// Answer of an execution.
    type Output;
    /// The answer for an operation that has no model.
    fn unimplemented(&mut self, operation: &'static str) -> Self::Output;
    /// A function of scale \* x + bias in fp32, element by element. The results can also be summed into an accumulator per partition.
    fn activate(&mut self, operation: &operations::Activate) -> Self::Output {
        let _ = operation;
        self.unimplemented("activate")
    }

    /// Two scalar operations in turn, then a function, stored; the stored values can also be reduced into an accumulator per partition.
    fn activate2(&mut self, operation: &operations::Activate2) -> Self::Output {
        let _ = operation;
        self.unimplemented("activate2")
    }

    /// Activation over several passes: two scalar operations, a function and a reduction, with the result of the pass before as a further operand. How that result enters is not known.
    fn activate_multipass(
        &mut self,
        operation: &operations::ActivateMultipass,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("activate_multipass")
    }

    /// A function between two scalings: the input is dequantised and biased, the result is quantised to UINT8 with a zero point.
    fn activate_quantize(
        &mut self,
        operation: &operations::ActivateQuantize,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("activate_quantize")
    }

    /// Makes one set of activation tables resident in place of the set before it. Functions of later activations are looked up there.
    fn activation_table_load(
        &mut self,
        operation: &operations::ActivationTableLoad,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("activation_table_load")
    }

    /// Keeps an element or replaces it by a register, by the comparison of a generated ramp with zero.
    fn affine_select(&mut self, operation: &operations::AffineSelect) -> Self::Output {
        let _ = operation;
        self.unimplemented("affine_select")
    }

    /// Combines statistics of several parts into mean and variance of the whole.
    fn batch_norm_aggregate(
        &mut self,
        operation: &operations::BatchNormAggregate,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("batch_norm_aggregate")
    }

    /// Input gradient of the batch norm backward pass, from the forward input, the incoming gradient and the loaded parameters.
    fn batch_norm_back_prop(
        &mut self,
        operation: &operations::BatchNormBackProp,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("batch_norm_back_prop")
    }

    /// Three sums per partition for the batch norm backward pass, with mean and reciprocal deviation from memory.
    fn batch_norm_grad_accumulate(
        &mut self,
        operation: &operations::BatchNormGradAccumulate,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("batch_norm_grad_accumulate")
    }

    /// Three sums per partition for the batch norm backward pass, with a choice of sources for its scalars.
    fn batch_norm_grad_accumulate2(
        &mut self,
        operation: &operations::BatchNormGradAccumulate2,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("batch_norm_grad_accumulate2")
    }

    /// Loads the three coefficients of the batch norm backward pass into per-lane state.
    fn batch_norm_param_load(
        &mut self,
        operation: &operations::BatchNormParamLoad,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("batch_norm_param_load")
    }

    /// Loads the parameters of the batch norm backward pass into per-lane state, with a choice of sources for its scalars.
    fn batch_norm_param_load2(
        &mut self,
        operation: &operations::BatchNormParamLoad2,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("batch_norm_param_load2")
    }

    /// Mean and variance of the elements of a partition, in the later opcodes of the even and the odd ones apart.
    fn batch_norm_stats(
        &mut self,
        operation: &operations::BatchNormStats,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("batch_norm_stats")
    }

    /// Compares a register with another or with an immediate and branches if the condition holds.
    fn branch(&mut self, operation: &operations::Branch) -> Self::Output {
        let _ = operation;
        self.unimplemented("branch")
    }

    /// Announces whether a later branch will be taken, so that its target is fetched early. It never changes a result.
    fn branch_prefetch_hint(
        &mut self,
        operation: &operations::BranchPrefetchHint,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("branch_prefetch_hint")
    }

    /// Copies a tensor through fp32 into another element type.
    fn cast(&mut self, operation: &operations::Cast) -> Self::Output {
        let _ = operation;
        self.unimplemented("cast")
    }

    /// Fifteen micro-instructions in a row: moves, arithmetic, branches, memory and semaphores.
    fn compact_control(
        &mut self,
        operation: &operations::CompactControl,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("compact_control")
    }

    /// Control of the engine's own stream. HALT stops it, DRAIN waits until earlier instructions are done, INSTRUCTION\_FLUSH drops what is fetched, NOTIFY raises a notification, NOP does nothing but its events.
    fn control(&mut self, operation: &operations::Control) -> Self::Output {
        let _ = operation;
        self.unimplemented("control")
    }

    /// Loads the 4-bit converter of the PE array; with a packed code as type it decodes on POOL instead.
    fn conv_lut_load(&mut self, operation: &operations::ConvLutLoad) -> Self::Output {
        let _ = operation;
        self.unimplemented("conv_lut_load")
    }

    /// Copies a tensor bit by bit.
    fn copy(&mut self, operation: &operations::Copy) -> Self::Output {
        let _ = operation;
        self.unimplemented("copy")
    }

    /// Copies the elements of src1 where the predicate src0 is not zero and keeps the destination elsewhere. CAST\_PREDICATED converts the type.
    fn copy_predicated(
        &mut self,
        operation: &operations::CopyPredicated,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("copy_predicated")
    }

    /// Writes a scalar where a predicate tensor says so and keeps the destination elsewhere.
    fn copy_predicated_scalar(
        &mut self,
        operation: &operations::CopyPredicatedScalar,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("copy_predicated_scalar")
    }

    /// Barrier of the physical cores that form one virtual core.
    fn core_barrier(&mut self, operation: &operations::CoreBarrier) -> Self::Output {
        let _ = operation;
        self.unimplemented("core_barrier")
    }

    /// Folds across partitions, either position by position or everything into one element.
    fn cross_lane_reduce(
        &mut self,
        operation: &operations::CrossLaneReduce,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("cross_lane_reduce")
    }

    /// Puts the rank of the peer of this step of a collective into a register.
    fn current_rank(&mut self, operation: &operations::CurrentRank) -> Self::Output {
        let _ = operation;
        self.unimplemented("current_rank")
    }

    /// Begins the call of a custom operator. The records of its arguments follow.
    fn custom_op(&mut self, operation: &operations::CustomOp) -> Self::Output {
        let _ = operation;
        self.unimplemented("custom_op")
    }

    /// One argument of the custom operator whose call came before.
    fn custom_op_argument(
        &mut self,
        operation: &operations::CustomOpArgument,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("custom_op_argument")
    }

    /// Lets writes to SBUF land before a DMA reads them.
    fn dma_barrier(&mut self, operation: &operations::DmaBarrier) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_barrier")
    }

    /// Strided copy in two dimensions by DMA. The descriptors are made on the device; a cast or a reduction on the way is possible.
    fn dma_copy(&mut self, operation: &operations::DmaCopy) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_copy")
    }

    /// Strided copy in two dimensions with a wait and two signals of its own, one when the reads and one when the writes are done.
    fn dma_copy2(&mut self, operation: &operations::DmaCopy2) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_copy2")
    }

    /// Gathers rows by index by DMA and writes them transposed into SBUF.
    fn dma_gather_transpose(
        &mut self,
        operation: &operations::DmaGatherTranspose,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_gather_transpose")
    }

    /// Queues up to three DMA descriptors that the record itself, or registers, give.
    fn dma_immediate(&mut self, operation: &operations::DmaImmediate) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_immediate")
    }

    /// Gather, scatter or both by DMA, through lists of indices in SBUF.
    fn dma_indirect(&mut self, operation: &operations::DmaIndirect) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_indirect")
    }

    /// Re-arms a DMA queue.
    fn dma_rearm(&mut self, operation: &operations::DmaRearm) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_rearm")
    }

    /// Makes another instance of a queue set the active one.
    fn dma_swap_queue_set(
        &mut self,
        operation: &operations::DmaSwapQueueSet,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_swap_queue_set")
    }

    /// Copy by DMA that transposes tiles of sixteen rows on the way.
    fn dma_transpose(&mut self, operation: &operations::DmaTranspose) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_transpose")
    }

    /// Fires a prepared block of a named DMA queue, or a number of its descriptors.
    fn dma_trigger(&mut self, operation: &operations::DmaTrigger) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_trigger")
    }

    /// Zeroes elements at random, at a rate given by a threshold.
    fn dropout(&mut self, operation: &operations::Dropout) -> Self::Output {
        let _ = operation;
        self.unimplemented("dropout")
    }

    /// Adds rows into an embedding table at given indices.
    fn embedding_update(
        &mut self,
        operation: &operations::EmbeddingUpdate,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("embedding_update")
    }

    /// Passes through the engine, in order, and does nothing but its events.
    fn engine_nop(&mut self, operation: &operations::EngineNop) -> Self::Output {
        let _ = operation;
        self.unimplemented("engine_nop")
    }

    /// Waits for up to two conditions, then signals up to two semaphores or events. Nothing is computed. Both waits hold before an event that a wait consumes changes, and the updates come last.
    fn event_semaphore(
        &mut self,
        operation: &operations::EventSemaphore,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("event_semaphore")
    }

    /// Ends the program.
    fn exit(&mut self, operation: &operations::Exit) -> Self::Output {
        let _ = operation;
        self.unimplemented("exit")
    }

    /// Exponential of every element less a scalar. The results can also be summed into an accumulator per partition.
    fn exponential(&mut self, operation: &operations::Exponential) -> Self::Output {
        let _ = operation;
        self.unimplemented("exponential")
    }

    /// Record under the extension prefix whose second opcode names no layout that is known.
    fn extended(&mut self, operation: &operations::Extended) -> Self::Output {
        let _ = operation;
        self.unimplemented("extended")
    }

    /// Sum or product of two tensors, element by element, reached through EXTENDED\_INST.
    fn extended_tensor_tensor(
        &mut self,
        operation: &operations::ExtendedTensorTensor,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("extended_tensor_tensor")
    }

    /// Continuation of the record before it, read on its own.
    fn extension(&mut self, operation: &operations::Extension) -> Self::Output {
        let _ = operation;
        self.unimplemented("extension")
    }

    /// The position of the first match of each of the eight loaded values.
    fn find_index8(&mut self, operation: &operations::FindIndex8) -> Self::Output {
        let _ = operation;
        self.unimplemented("find_index8")
    }

    /// Start of a function, by name.
    fn function_begin(&mut self, operation: &operations::FunctionBegin) -> Self::Output {
        let _ = operation;
        self.unimplemented("function_begin")
    }

    /// Call of a function, by name, on every engine that has it.
    fn function_call(&mut self, operation: &operations::FunctionCall) -> Self::Output {
        let _ = operation;
        self.unimplemented("function_call")
    }

    /// End of a function.
    fn function_return(
        &mut self,
        operation: &operations::FunctionReturn,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("function_return")
    }

    /// Replaces indices by the entries of the loaded pool buffer.
    fn gather(&mut self, operation: &operations::Gather) -> Self::Output {
        let _ = operation;
        self.unimplemented("gather")
    }

    /// Puts the global id of this rank into a register or into memory.
    fn global_id(&mut self, operation: &operations::GlobalId) -> Self::Output {
        let _ = operation;
        self.unimplemented("global_id")
    }

    /// Copies runs of elements that a list of indices chooses.
    fn indirect_copy(&mut self, operation: &operations::IndirectCopy) -> Self::Output {
        let _ = operation;
        self.unimplemented("indirect_copy")
    }

    /// Memory that holds no instruction.
    fn invalid(&mut self, operation: &operations::Invalid) -> Self::Output {
        let _ = operation;
        self.unimplemented("invalid")
    }

    /// Fills a tensor with a ramp of integers: a base, a step per dimension and an offset per partition.
    fn iota(&mut self, operation: &operations::Iota) -> Self::Output {
        let _ = operation;
        self.unimplemented("iota")
    }

    /// Decodes a JPEG image. The operands are not known.
    fn jpeg_decode(&mut self, operation: &operations::JpegDecode) -> Self::Output {
        let _ = operation;
        self.unimplemented("jpeg_decode")
    }

    /// Names the set of activation tables that functions come from next.
    fn load_activation_set(
        &mut self,
        operation: &operations::LoadActivationSet,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("load_activation_set")
    }

    /// Loads the 32 mask bytes of stream\_shuffle.
    fn load_mask_select(
        &mut self,
        operation: &operations::LoadMaskSelect,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("load_mask_select")
    }

    /// Fills part of the parameter RAM of the engine.
    fn load_parameter_ram(
        &mut self,
        operation: &operations::LoadParameterRam,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("load_parameter_ram")
    }

    /// Loads the eight arguments of a POOL kernel, each a value or a pointer into SBUF.
    fn load_pool_argument(
        &mut self,
        operation: &operations::LoadPoolArgument,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("load_pool_argument")
    }

    /// Loads the tags by which matmul\_sparse picks a feature map per cell.
    fn load_tags(&mut self, operation: &operations::LoadTags) -> Self::Output {
        let _ = operation;
        self.unimplemented("load_tags")
    }

    /// Loads a tile of the stationary operand from SBUF into the latches of the PE array, where it stays until the next load of that tile. By default the first element of a row goes to the last column.
    fn load_weights(&mut self, operation: &operations::LoadWeights) -> Self::Output {
        let _ = operation;
        self.unimplemented("load_weights")
    }

    /// Loads a tile of MX weights, elements and scales, into the PE array.
    fn load_weights_mx(
        &mut self,
        operation: &operations::LoadWeightsMx,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("load_weights_mx")
    }

    /// Loads or saves the seeds of stochastic rounding in PSUM.
    fn manage_seed(&mut self, operation: &operations::ManageSeed) -> Self::Output {
        let _ = operation;
        self.unimplemented("manage_seed")
    }

    /// Copies a tensor with the first match of each of the eight loaded values replaced by a constant.
    fn match_replace8(&mut self, operation: &operations::MatchReplace8) -> Self::Output {
        let _ = operation;
        self.unimplemented("match_replace8")
    }

    /// Loads the eight values to search for, in reverse, and forgets all matches.
    fn match_value_load(
        &mut self,
        operation: &operations::MatchValueLoad,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("match_value_load")
    }

    /// Multiplies the moving operand with the loaded weights and joins the product with PSUM: new = (begin ? 0 : old) + sum over k of S\[k, m\] \* X\[k, n\], in fp32. The order of the sum is not defined.
    fn matmul(&mut self, operation: &operations::Matmul) -> Self::Output {
        let _ = operation;
        self.unimplemented("matmul")
    }

    /// Multiplies an MX operand with the loaded MX weights and joins the product with PSUM.
    fn matmul_mx(&mut self, operation: &operations::MatmulMx) -> Self::Output {
        let _ = operation;
        self.unimplemented("matmul_mx")
    }

    /// Matrix multiplication over several feature maps at once; the tag of each cell picks the one it multiplies.
    fn matmul_sparse(&mut self, operation: &operations::MatmulSparse) -> Self::Output {
        let _ = operation;
        self.unimplemented("matmul_sparse")
    }

    /// The eight largest elements of each partition, the smallest of them first.
    fn max8(&mut self, operation: &operations::Max8) -> Self::Output {
        let _ = operation;
        self.unimplemented("max8")
    }

    /// Position of the maximum inside each window.
    fn max_pool_select(
        &mut self,
        operation: &operations::MaxPoolSelect,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("max_pool_select")
    }

    /// Fills a tensor with one value, taken from the low bits of set\_value.
    fn memset(&mut self, operation: &operations::Memset) -> Self::Output {
        let _ = operation;
        self.unimplemented("memset")
    }

    /// Loads a library of kernels onto the POOL cores, or unloads it.
    fn modify_pool_config(
        &mut self,
        operation: &operations::ModifyPoolConfig,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("modify_pool_config")
    }

    /// Moves tensor shapes into shape registers or out of them.
    fn move_shape(&mut self, operation: &operations::MoveShape) -> Self::Output {
        let _ = operation;
        self.unimplemented("move_shape")
    }

    /// Writes the positions of the nonzero elements of each partition, then padding, and their number last.
    fn nonzero_with_count(
        &mut self,
        operation: &operations::NonzeroWithCount,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("nonzero_with_count")
    }

    /// Records of which only the header and the events are known.
    fn opaque(&mut self, operation: &operations::Opaque) -> Self::Output {
        let _ = operation;
        self.unimplemented("opaque")
    }

    /// Reads up to sixteen words, takes their minimum, writes it back to as many words unless it is zero, and keeps it in a register.
    fn poll_semaphore(&mut self, operation: &operations::PollSemaphore) -> Self::Output {
        let _ = operation;
        self.unimplemented("poll_semaphore")
    }

    /// Maximum or scaled sum over windows; the source pattern delivers the windows one after another.
    fn pool(&mut self, operation: &operations::Pool) -> Self::Output {
        let _ = operation;
        self.unimplemented("pool")
    }

    /// Fills the buffer that gather reads, up to 512 elements per partition.
    fn pool_buffer_load(
        &mut self,
        operation: &operations::PoolBufferLoad,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pool_buffer_load")
    }

    /// Pseudo instruction whose second opcode names no layout that is known.
    fn pseudo(&mut self, operation: &operations::Pseudo) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo")
    }

    /// Request for a DMA whose descriptors are made on the device; which one it becomes is an operand.
    fn pseudo_dma_copy(
        &mut self,
        operation: &operations::PseudoDmaCopy,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_dma_copy")
    }

    /// Further operands of the pseudo\_dma\_copy before it: indices, bounds, tiles.
    fn pseudo_dma_extension(
        &mut self,
        operation: &operations::PseudoDmaExtension,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_dma_extension")
    }

    /// Gather or scatter by DMA, through indices that lie in SBUF when it runs.
    fn pseudo_dma_indirect(
        &mut self,
        operation: &operations::PseudoDmaIndirect,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_dma_indirect")
    }

    /// Starts an all-reduce of a tensor in DRAM.
    fn pseudo_trigger_all_reduce(
        &mut self,
        operation: &operations::PseudoTriggerAllReduce,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_trigger_all_reduce")
    }

    /// Quantises 16-bit floats to MX blocks, packed FP8 elements with a scale per block.
    fn quantize_mx(&mut self, operation: &operations::QuantizeMx) -> Self::Output {
        let _ = operation;
        self.unimplemented("quantize_mx")
    }

    /// Older draw of random numbers into a tensor.
    fn rand(&mut self, operation: &operations::Rand) -> Self::Output {
        let _ = operation;
        self.unimplemented("rand")
    }

    /// Fills a tensor with uniform random numbers from the lower bound up to, but without, the upper one.
    fn rand2(&mut self, operation: &operations::Rand2) -> Self::Output {
        let _ = operation;
        self.unimplemented("rand2")
    }

    /// Stores the words of a random generator's state, per partition.
    fn rand_get_state(&mut self, operation: &operations::RandGetState) -> Self::Output {
        let _ = operation;
        self.unimplemented("rand_get_state")
    }

    /// Sets the state of a random generator from a tensor or from words in the record.
    fn rand_set_state(&mut self, operation: &operations::RandSetState) -> Self::Output {
        let _ = operation;
        self.unimplemented("rand_set_state")
    }

    /// Checks a bound before an indirect DMA and branches past the limit.
    fn range_check(&mut self, operation: &operations::RangeCheck) -> Self::Output {
        let _ = operation;
        self.unimplemented("range_check")
    }

    /// Keeps the elements whose position in the walk lies between two bounds and replaces the others by a fill value; a running maximum of the results can be kept.
    fn range_select(&mut self, operation: &operations::RangeSelect) -> Self::Output {
        let _ = operation;
        self.unimplemented("range_select")
    }

    /// Makes the descriptors that copy SBUF to the SBUF of a peer core.
    fn rdma_desc_gen(&mut self, operation: &operations::RdmaDescGen) -> Self::Output {
        let _ = operation;
        self.unimplemented("rdma_desc_gen")
    }

    /// Starts the descriptors that rdma\_desc\_gen made.
    fn rdma_desc_start(
        &mut self,
        operation: &operations::RdmaDescStart,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("rdma_desc_start")
    }

    /// Stores the fp32 accumulator of every active lane as one element per partition, negated if asked.
    fn read_accumulator(
        &mut self,
        operation: &operations::ReadAccumulator,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("read_accumulator")
    }

    /// Stores the eight positions that the last search found in each partition.
    fn read_indices(&mut self, operation: &operations::ReadIndices) -> Self::Output {
        let _ = operation;
        self.unimplemented("read_indices")
    }

    /// 1/x of every element.
    fn reciprocal(&mut self, operation: &operations::Reciprocal) -> Self::Output {
        let _ = operation;
        self.unimplemented("reciprocal")
    }

    /// Loads the pool registers, left over from TONGA. The operands are not known.
    fn reg_load(&mut self, operation: &operations::RegLoad) -> Self::Output {
        let _ = operation;
        self.unimplemented("reg_load")
    }

    /// Pool register store, left over from TONGA.
    fn reg_store(&mut self, operation: &operations::RegStore) -> Self::Output {
        let _ = operation;
        self.unimplemented("reg_store")
    }

    /// Arithmetic on registers: one register with another or with an immediate, in 32 or 64 bits.
    fn register_alu(&mut self, operation: &operations::RegisterAlu) -> Self::Output {
        let _ = operation;
        self.unimplemented("register_alu")
    }

    /// Sets up to eight registers, each from a register or an immediate.
    fn register_move(&mut self, operation: &operations::RegisterMove) -> Self::Output {
        let _ = operation;
        self.unimplemented("register_move")
    }

    /// Fills a tensor with random bits of the engine's generator.
    fn rng(&mut self, operation: &operations::Rng) -> Self::Output {
        let _ = operation;
        self.unimplemented("rng")
    }

    /// Region-of-interest alignment. The operands are not known.
    fn roi_align(&mut self, operation: &operations::RoiAlign) -> Self::Output {
        let _ = operation;
        self.unimplemented("roi_align")
    }

    /// Copies SBUF to the SBUF of a peer core.
    fn sb2sb_collective(
        &mut self,
        operation: &operations::Sb2sbCollective,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("sb2sb_collective")
    }

    /// (src0 op0 scalar) op1 src1, element by element.
    fn scalar_tensor_tensor(
        &mut self,
        operation: &operations::ScalarTensorTensor,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("scalar_tensor_tensor")
    }

    /// Picks the element of a tensor or a scalar by a predicate tensor; a running maximum of the picked values can be kept.
    fn select_reduce(&mut self, operation: &operations::SelectReduce) -> Self::Output {
        let _ = operation;
        self.unimplemented("select_reduce")
    }

    /// Sets semaphores to zero, by range or by mask.
    fn semaphore_range_clear(
        &mut self,
        operation: &operations::SemaphoreRangeClear,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("semaphore_range_clear")
    }

    /// Sends a window of a tensor to a peer or receives one.
    fn send_recv(&mut self, operation: &operations::SendRecv) -> Self::Output {
        let _ = operation;
        self.unimplemented("send_recv")
    }

    /// For every element the start and the end of its run of equal ids.
    fn sequence_bounds(
        &mut self,
        operation: &operations::SequenceBounds,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("sequence_bounds")
    }

    /// Chooses how strictly the sequencer orders memory. The modes are not known.
    fn set_ordering_mode(
        &mut self,
        operation: &operations::SetOrderingMode,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("set_ordering_mode")
    }

    /// Seeds the random generator of the engine.
    fn set_rng_seed(&mut self, operation: &operations::SetRngSeed) -> Self::Output {
        let _ = operation;
        self.unimplemented("set_rng_seed")
    }

    /// Sorts the elements of each partition and writes values and original positions.
    fn sort(&mut self, operation: &operations::Sort) -> Self::Output {
        let _ = operation;
        self.unimplemented("sort")
    }

    /// Keeps the four extreme elements of every group, each stored together with its position.
    fn sparsity_compress(
        &mut self,
        operation: &operations::SparsityCompress,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("sparsity_compress")
    }

    /// Keeps the four extreme elements of every group and writes elements and positions to separate destinations.
    fn sparsity_compress_tag(
        &mut self,
        operation: &operations::SparsityCompressTag,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("sparsity_compress_tag")
    }

    /// Permutes the partitions of every quadrant by the 32 loaded mask bytes.
    fn stream_shuffle(&mut self, operation: &operations::StreamShuffle) -> Self::Output {
        let _ = operation;
        self.unimplemented("stream_shuffle")
    }

    /// Transposes blocks of 32 partitions by 32 elements.
    fn stream_transpose(
        &mut self,
        operation: &operations::StreamTranspose,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("stream_transpose")
    }

    /// Barrier of the engines of one core.
    fn sync_barrier(&mut self, operation: &operations::SyncBarrier) -> Self::Output {
        let _ = operation;
        self.unimplemented("sync_barrier")
    }

    /// Marks a tensor as complete after a point-to-point copy.
    fn tensor_completion(
        &mut self,
        operation: &operations::TensorCompletion,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_completion")
    }

    /// Folds the chosen fast dimensions of a tensor and stores the fold after every element.
    fn tensor_cumulative(
        &mut self,
        operation: &operations::TensorCumulative,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_cumulative")
    }

    /// Expands packed elements of 4 or 6 bits to FP8.
    fn tensor_dequantize(
        &mut self,
        operation: &operations::TensorDequantize,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_dequantize")
    }

    /// Loads registers from memory, in the order of a strided walk.
    fn tensor_load(&mut self, operation: &operations::TensorLoad) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_load")
    }

    /// Folds the chosen fast dimensions of a tensor with one operation. The transposed opcodes fold the transposed source.
    fn tensor_reduce(&mut self, operation: &operations::TensorReduce) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_reduce")
    }

    /// Reduction with a range check. The operands are not known.
    fn tensor_reduce_range_check(
        &mut self,
        operation: &operations::TensorReduceRangeCheck,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_reduce_range_check")
    }

    /// (src op0 scalar0) op1 scalar1, element by element. The transposing opcode transposes the source first.
    fn tensor_scalar(&mut self, operation: &operations::TensorScalar) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_scalar")
    }

    /// Two integer operations of a tensor with scalars, up to 64 bits wide, for addresses.
    fn tensor_scalar_addr(
        &mut self,
        operation: &operations::TensorScalarAddr,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_scalar_addr")
    }

    /// tensor\_scalar whose running fold is stored after every element.
    fn tensor_scalar_cache_cumulative(
        &mut self,
        operation: &operations::TensorScalarCacheCumulative,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_scalar_cache_cumulative")
    }

    /// tensor\_scalar whose results are also folded into the accumulator of each lane.
    fn tensor_scalar_cache_reduce(
        &mut self,
        operation: &operations::TensorScalarCacheReduce,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_scalar_cache_reduce")
    }

    /// Preloads up to eight scalars per partition for tensor\_scalar\_ptr\_multi.
    fn tensor_scalar_immediate_load(
        &mut self,
        operation: &operations::TensorScalarImmediateLoad,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_scalar_immediate_load")
    }

    /// Integer operation of a tensor and a scalar; the 64-bit results are split over two destinations.
    fn tensor_scalar_int_wide(
        &mut self,
        operation: &operations::TensorScalarIntWide,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_scalar_int_wide")
    }

    /// tensor\_scalar with a preloaded scalar of its own for each outermost slice.
    fn tensor_scalar_ptr_multi(
        &mut self,
        operation: &operations::TensorScalarPtrMulti,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_scalar_ptr_multi")
    }

    /// Picks the element of a tensor or a scalar by one predicate for the whole partition. No bit changes.
    fn tensor_scalar_select(
        &mut self,
        operation: &operations::TensorScalarSelect,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_scalar_select")
    }

    /// Stores registers, or values in the record, to memory in the order of a strided walk.
    fn tensor_store(&mut self, operation: &operations::TensorStore) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_store")
    }

    /// One operation on two tensors, element by element: dst = src0 op src1. A step of 0 broadcasts.
    fn tensor_tensor(&mut self, operation: &operations::TensorTensor) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_tensor")
    }

    /// Integer operation on two tensors; the 64-bit results are split over two destinations.
    fn tensor_tensor_int_wide(
        &mut self,
        operation: &operations::TensorTensorIntWide,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_tensor_int_wide")
    }

    /// Recurrence along each partition over two tensors: every result enters the next step.
    fn tensor_tensor_scan(
        &mut self,
        operation: &operations::TensorTensorScan,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_tensor_scan")
    }

    /// Reads, updates or conditionally updates up to sixteen semaphores or events, with a register each.
    fn test_event_semaphore(
        &mut self,
        operation: &operations::TestEventSemaphore,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("test_event_semaphore")
    }

    /// copy of TONGA, whose events and patterns are other types.
    fn tonga_copy(&mut self, operation: &operations::TongaCopy) -> Self::Output {
        let _ = operation;
        self.unimplemented("tonga_copy")
    }

    /// dma\_trigger of TONGA, whose events are another type.
    fn tonga_dma_trigger(
        &mut self,
        operation: &operations::TongaDmaTrigger,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tonga_dma_trigger")
    }

    /// matmul of TONGA on quantised elements, with zero points.
    fn tonga_matmul(&mut self, operation: &operations::TongaMatmul) -> Self::Output {
        let _ = operation;
        self.unimplemented("tonga_matmul")
    }

    /// Records of TONGA of which only the header and the events are known.
    fn tonga_opaque(&mut self, operation: &operations::TongaOpaque) -> Self::Output {
        let _ = operation;
        self.unimplemented("tonga_opaque")
    }

    /// pool of TONGA, computed in fp32.
    fn tonga_pool(&mut self, operation: &operations::TongaPool) -> Self::Output {
        let _ = operation;
        self.unimplemented("tonga_pool")
    }

    /// Starts a collective over tensors in DRAM. The plan is made when the program is loaded; what stays in the stream is one trigger, and the update of its events says that the collective is done.
    fn trigger_collective(
        &mut self,
        operation: &operations::TriggerCollective,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("trigger_collective")
    }

    /// Starts a collective over tensors in SBUF. trigger\_collective2\_extension gives its other operands.
    fn trigger_collective2(
        &mut self,
        operation: &operations::TriggerCollective2,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("trigger_collective2")
    }

    /// Further operands of the trigger\_collective2 before it.
    fn trigger_collective2_extension(
        &mut self,
        operation: &operations::TriggerCollective2Extension,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("trigger_collective2_extension")
    }

    /// tensor\_load from a variable of the program.
    fn variable_load(&mut self, operation: &operations::VariableLoad) -> Self::Output {
        let _ = operation;
        self.unimplemented("variable_load")
    }

    /// tensor\_store to a variable of the program.
    fn variable_store(&mut self, operation: &operations::VariableStore) -> Self::Output {
        let _ = operation;
        self.unimplemented("variable_store")
    }

    /// Writes a value to a register address, such as a doorbell. Where value and address lie is not known.
    fn write(&mut self, operation: &operations::Write) -> Self::Output {
        let _ = operation;
        self.unimplemented("write")
    }
}
