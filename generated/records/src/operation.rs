// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! The enum of all operations, and the trait that executes them.

use crate::enums::Opcode;
use crate::operations;

/// What an instruction means, apart from how a generation writes it.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(clippy::large_enum_variant)]
pub enum Operation {
    /// Input gradient of the batch norm backward pass, from the forward input, the incoming gradient and the loaded parameters.
    BatchNormBackProp(operations::BatchNormBackProp),
    /// Copies a tensor through fp32 into another element type.
    Cast(operations::Cast),
    /// Control of the engine's own stream. HALT stops it, DRAIN waits until earlier instructions are done, INSTRUCTION\_FLUSH drops what is fetched, NOTIFY raises a notification, NOP does nothing but its events.
    Control(operations::Control),
    /// Copies a tensor bit by bit.
    Copy(operations::Copy),
    /// Copies the elements of src1 where the predicate src0 is not zero and keeps the destination elsewhere. CAST\_PREDICATED converts the type.
    CopyPredicated(operations::CopyPredicated),
    /// Arithmetic on sequencer registers: a first register with a second or an immediate, in 32 or 64 bits.
    CtrlAl(operations::CtrlAl),
    /// Compares a register with a register or an immediate and branches where it holds.
    CtrlBr(operations::CtrlBr),
    /// Announces the outcome of a branch further on, for early fetching of its target.
    CtrlBrHint(operations::CtrlBrHint),
    /// Fifteen micro-instructions in one record, run in order by the sequencer. It has no events.
    CtrlCci(operations::CtrlCci),
    /// Clears semaphores by an inclusive range or by a mask of 256 bits.
    CtrlEr(operations::CtrlEr),
    /// Loads immediate bytes into engine state: the parameter RAM, the shuffle masks, or the arguments of a pool kernel.
    CtrlIm(operations::CtrlIm),
    /// Moves tensor shapes into or out of shape registers.
    CtrlMs(operations::CtrlMs),
    /// Sets one to eight registers, from other registers or from immediates.
    CtrlMv(operations::CtrlMv),
    /// Makes one of the sets of activation tables resident.
    CtrlNoActTableLoad(operations::CtrlNoActTableLoad),
    /// Chooses how strictly the sequencer orders memory.
    CtrlOm(operations::CtrlOm),
    /// Reads up to sixteen words, folds them with a minimum, writes the minimum back to as many words and keeps it in a register.
    CtrlPollSem(operations::CtrlPollSem),
    /// Reads, updates or conditionally updates up to sixteen semaphores or events against registers.
    CtrlTestEs(operations::CtrlTestEs),
    /// Writes a value to a register address: doorbells, queue tails, triggers.
    CtrlWr(operations::CtrlWr),
    /// First record of a custom operator call. The argument records follow.
    CustomOpHeader(operations::CustomOpHeader),
    /// One argument of a custom operator call.
    CustomOpPayload(operations::CustomOpPayload),
    /// Stores the fp32 accumulator of every lane as one element per partition.
    D1Rd(operations::D1Rd),
    /// Fills a tensor with uniform random numbers between two bounds.
    D3Rand(operations::D3Rand),
    /// Generates a ramp of integers over four dimensions, with an offset per partition.
    D4Iota(operations::D4Iota),
    /// Stores the state of a random generator, or draws from it in the older form.
    D4Rand(operations::D4Rand),
    /// Two-dimensional copy of maverick with its own wait, choice of engines, address forms and signals. It has no events block.
    DmaCopy2d(operations::DmaCopy2d),
    /// Generates the descriptors of a two-dimensional strided copy, with a cast or reduction on the way if asked.
    DmaDirect2d(operations::DmaDirect2d),
    /// Generates the descriptors of a copy that transposes tiles of sixteen rows.
    DmaDirect2dXpose(operations::DmaDirect2dXpose),
    /// Gathers rows by index and transposes them into SBUF.
    DmaGatherXpose(operations::DmaGatherXpose),
    /// Puts one to three raw descriptors into a queue. It has no events block.
    DmaImmediate(operations::DmaImmediate),
    /// Generates the descriptors of a gather, a scatter, or both.
    DmaIndirect1d(operations::DmaIndirect1d),
    /// Fires a prepared block of a named DMA queue, or a number of its descriptors.
    DmaTrigger(operations::DmaTrigger),
    /// Waits for up to two conditions, then signals up to two semaphores or events. Nothing is computed. Both waits hold before an event that a wait consumes changes, and the updates come last.
    EventSemaphore(operations::EventSemaphore),
    /// Prefix of further instructions. A second opcode names them; the rest of the record is theirs.
    ExtendedInst(operations::ExtendedInst),
    /// Builds the descriptor ring of a copy from SBUF to the SBUF of a peer, over all partitions.
    ExtendedRdmaDescGen(operations::ExtendedRdmaDescGen),
    /// Starts the ring that EXTENDED\_RDMA\_DESC\_GEN built.
    ExtendedRdmaDescStart(operations::ExtendedRdmaDescStart),
    /// Sum or product of two tensors, element by element, reached through EXTENDED\_INST.
    ExtendedTensorTensor(operations::ExtendedTensorTensor),
    /// Memory that holds no instruction.
    Invalid(operations::Invalid),
    /// Loads a tile of the stationary operand from SBUF into the latches of the PE array, where it stays until the next load of that tile. By default the first element of a row goes to the last column.
    LoadWeights(operations::LoadWeights),
    /// Multiplies the moving operand with the loaded weights and joins the product with PSUM: new = (begin ? 0 : old) + sum over k of S\[k, m\] \* X\[k, n\], in fp32. The order of the sum is not defined.
    Matmul(operations::Matmul),
    /// Loads registers of the sequencer from memory or stores them, 32 at most; a store may also pack immediates.
    Mem2d(operations::Mem2d),
    /// Fills a tensor with one value, taken from the low bits of set\_value.
    Memset(operations::Memset),
    /// Loads microcode into the POOL cores, or unloads it.
    ModifyPoolConfig(operations::ModifyPoolConfig),
    /// Records of which only the header and the events are known. The name is ours.
    PreambleOnly(operations::PreambleOnly),
    /// Likely outcome of a later branch; becomes BRANCH\_PREFETCH\_HINT.
    PseudoBranchPrefetchHint(operations::PseudoBranchPrefetchHint),
    /// Barrier of the physical cores that form one virtual core.
    PseudoCoreBarrier(operations::PseudoCoreBarrier),
    /// Asks for the peer rank of the current step of a collective, in a register.
    PseudoCurProcessingRankId(operations::PseudoCurProcessingRankId),
    /// Lets SBUF writes land before a DMA reads them; becomes a NOP.
    PseudoDmaBarrier(operations::PseudoDmaBarrier),
    /// Request for a descriptor-generating DMA; a byte says which of the four real instructions it becomes.
    PseudoDmaDirect2d(operations::PseudoDmaDirect2d),
    /// Second record of a PSEUDO\_DMA\_DIRECT2D that goes through indices or transposes.
    PseudoDmaExt(operations::PseudoDmaExt),
    /// Gather or scatter by indices that are fetched from SBUF when it runs.
    PseudoDmaMemcpyFullInd(operations::PseudoDmaMemcpyFullInd),
    /// Re-arms a DMA queue by name.
    PseudoDmaRearm(operations::PseudoDmaRearm),
    /// Makes another instance of a queue set the active one.
    PseudoDmaSwapQueueSet(operations::PseudoDmaSwapQueueSet),
    /// Scatters rows into an embedding table, adding to what it holds.
    PseudoEmbeddingUpdate(operations::PseudoEmbeddingUpdate),
    /// End of the program. Every stream holds one.
    PseudoExitExecution(operations::PseudoExitExecution),
    /// Continues the record before it, which decides what its bytes mean. It has neither the usual header nor events.
    PseudoExtension(operations::PseudoExtension),
    /// Start of a function; splits the stream.
    PseudoFunctionBegin(operations::PseudoFunctionBegin),
    /// Calls a function by name, with a copy on every engine it uses.
    PseudoFunctionCall(operations::PseudoFunctionCall),
    /// End of a function, with a copy on every engine it uses.
    PseudoFunctionReturn(operations::PseudoFunctionReturn),
    /// Asks for the global id of this rank, in a register or at an address.
    PseudoGidLoad(operations::PseudoGidLoad),
    /// Prefix of further pseudo instructions, named by a second opcode.
    PseudoInst(operations::PseudoInst),
    /// Request for a JPEG decode; its operands are not known.
    PseudoJpegDecode(operations::PseudoJpegDecode),
    /// Names a set of activation tables; becomes the write that starts their DMA.
    PseudoLoadActFuncSet(operations::PseudoLoadActFuncSet),
    /// MEM\_2D on a variable of the program; the runtime puts the address in.
    PseudoMem2d(operations::PseudoMem2d),
    /// Bound check before an indirect DMA; becomes compares and branches.
    PseudoRangeCheck(operations::PseudoRangeCheck),
    /// Sends a window of a tensor to a peer, or receives one.
    PseudoSendrecv(operations::PseudoSendrecv),
    /// Seeds the random generator of an engine.
    PseudoSetRngSeed(operations::PseudoSetRngSeed),
    /// Barrier of the engines of one core; becomes EVENT\_SEMAPHORE records.
    PseudoSyncBarrier(operations::PseudoSyncBarrier),
    /// Marks a tensor as complete after a point-to-point copy.
    PseudoTensorCompletion(operations::PseudoTensorCompletion),
    /// All-reduce of a tensor in DRAM.
    PseudoTriggerAllReduce(operations::PseudoTriggerAllReduce),
    /// First of the two records of a collective over tensors in SBUF.
    PseudoTriggerCollective2(operations::PseudoTriggerCollective2),
    /// Second of the two records of a collective over tensors in SBUF.
    PseudoTriggerCollective2Ext(operations::PseudoTriggerCollective2Ext),
    /// Stores the eight positions that the last search found in each partition.
    ReadIndices(operations::ReadIndices),
    /// 1/x of every element.
    Reciprocal(operations::Reciprocal),
    /// Pool register store, left over from TONGA.
    RegStore(operations::RegStore),
    /// Fills a tensor with random bits of the engine's generator.
    Rng(operations::Rng),
    /// Loads the state of a random generator from a tensor or from the record.
    S1Rand(operations::S1Rand),
    /// Sorts a vector in each partition and writes the values and their original positions.
    S1d2Sort(operations::S1d2Sort),
    /// ACTIVATE2 without a slope, with the result of an earlier pass as another operand.
    S1s2d2Am(operations::S1s2d2Am),
    /// Loads values into the per-lane state of the vector engine: batch norm coefficients, search values, or scalars.
    S2Bn(operations::S2Bn),
    /// Loads the parameters of the batch norm backward pass into per-lane state.
    S2Bnpl2(operations::S2Bnpl2),
    /// Loads the 4-bit converter of the PE array, or decodes packed codes on POOL; the type of the table says which.
    S2Convlut(operations::S2Convlut),
    /// Two scalar operations, an activation function and a reduction into the accumulator, in one pass over two dimensions.
    S2d2Ac(operations::S2d2Ac),
    /// Integer arithmetic on addresses, up to 64 bits wide.
    S2d2Addr(operations::S2d2Addr),
    /// JPEG decode; its operands are not known.
    S2d2Jpeg(operations::S2d2Jpeg),
    /// Keeps the elements whose position lies between two bounds and fills the others, with an optional running maximum.
    S2d2Rs(operations::S2d2Rs),
    /// Reduction with a range check; its operands are not known.
    S2d2Tr(operations::S2d2Tr),
    /// Keeps an element or replaces it by a register, depending on the sign of a generated ramp.
    S2d2TsAs(operations::S2d2TsAs),
    /// SPARSITY\_COMPRESS with data and positions in separate destinations.
    S2d2d2Sc(operations::S2d2d2Sc),
    /// Integer operation of a tensor with a scalar whose 64-bit result goes to two destinations.
    S2d2d2TsWide(operations::S2d2d2TsWide),
    /// Loads or saves the seeds that round fp32 to bfloat16 in PSUM.
    S2s1d2PeSeed(operations::S2s1d2PeSeed),
    /// Two operations over a tensor, a scalar and a second tensor.
    S2s2d2Stt(operations::S2s2d2Stt),
    /// Integer operation on two tensors whose 64-bit result goes to two destinations.
    S2s2d2d2Tt(operations::S2s2d2d2Tt),
    /// Region-of-interest alignment; its operands are not known.
    S2s2d3Roi(operations::S2s2d3Roi),
    /// Loads the sparsity tags of MATMUL\_SPARSE.
    S3Lt(operations::S3Lt),
    /// Activation: a function of scaled and biased input, with a running sum per lane.
    S3d3Ac(operations::S3d3Ac),
    /// Activation between a dequantisation and a requantisation, with a UINT8 result.
    S3d3Aq(operations::S3d3Aq),
    /// Copies SBUF to the SBUF of a peer core.
    S3d3Collective(operations::S3d3Collective),
    /// Writes a scalar into the elements that a predicate tensor chooses and keeps the others.
    S3d3CpPredScalar(operations::S3d3CpPredScalar),
    /// Zeroes elements at random against a threshold; the others stay as they are.
    S3d3Dropout(operations::S3d3Dropout),
    /// Writes the positions of the nonzero elements, padded, and their count last.
    S3d3NonzeroWithCount(operations::S3d3NonzeroWithCount),
    /// Keeps the four extreme elements of every group, each with its position.
    S3d3Sc(operations::S3d3Sc),
    /// Finds the first and last position of every run of equal ids in one partition.
    S3d3SeqBounds(operations::S3d3SeqBounds),
    /// Expands a packed micro-format of 4 or 6 bits to FP8.
    S3d3TensDequant(operations::S3d3TensDequant),
    /// Two operations in turn on a tensor, each with a scalar.
    S3d3Ts(operations::S3d3Ts),
    /// An immediate predicate picks either the element or a scalar; no bit changes.
    S3d3TsSelect(operations::S3d3TsSelect),
    /// Quantises 16-bit floats to packed FP8 with a scale per block.
    S3dmx1Quant(operations::S3dmx1Quant),
    /// Sums of the batch norm backward pass over two tensors, three to a partition.
    S3s3d1Bn(operations::S3s3d1Bn),
    /// S3S3D1\_BN with a choice of sources for its scalars.
    S3s3d1Bn2(operations::S3s3d1Bn2),
    /// Loads up to 512 elements per partition into the buffer that GATHER reads.
    S4Pb(operations::S4Pb),
    /// Pool register load; its operands are not known.
    S4Rl(operations::S4Rl),
    /// Four-dimensional source to a few results per partition: batch norm statistics, the eight largest values, or match positions.
    S4d2Bn(operations::S4d2Bn),
    /// Matrix multiplication over two to four feature maps, of which a tag per cell picks one.
    S4d3Mm(operations::S4d3Mm),
    /// Reduces across partitions.
    S4d4Cr(operations::S4d4Cr),
    /// Looks indices up in the loaded pool buffer.
    S4d4Gt(operations::S4d4Gt),
    /// Copies runs of elements chosen by indices.
    S4d4Ic(operations::S4d4Ic),
    /// Replaces the first match of each of the eight loaded values by a constant.
    S4d4Mr(operations::S4d4Mr),
    /// Maximum or average over windows that a four-dimensional pattern delivers.
    S4d4Pl(operations::S4d4Pl),
    /// One operation on a tensor with a preloaded scalar for each outermost slice.
    S4d4Tsm(operations::S4d4Tsm),
    /// Loads a tile of MX weights, elements and scales.
    Smx1Lw(operations::Smx1Lw),
    /// Streams an MX operand against loaded MX weights into PSUM.
    Smx1d3Mm(operations::Smx1d3Mm),
    /// Permutes the partitions of every quadrant by the 32 loaded mask bytes.
    StreamShuffle(operations::StreamShuffle),
    /// Transposes blocks of 32 partitions by 32 elements.
    StreamTranspose(operations::StreamTranspose),
    /// Folds the chosen fast dimensions of a tensor and stores the fold after every element.
    TensorCumulative(operations::TensorCumulative),
    /// Folds the chosen fast dimensions of a tensor with one operation. The transposed opcodes fold the transposed source.
    TensorReduce(operations::TensorReduce),
    /// One operation on two tensors, element by element: dst = src0 op src1. A step of 0 broadcasts.
    TensorTensor(operations::TensorTensor),
    /// Copy through the pooling engine of TONGA.
    TongaCopyInst(operations::TongaCopyInst),
    /// dma\_trigger of TONGA, whose events are another type.
    TongaDmaTrigger(operations::TongaDmaTrigger),
    /// Quantised matrix multiplication on the array of TONGA, with zero points.
    TongaMatmulInst(operations::TongaMatmulInst),
    /// TONGA records of which only the header and the events are known.
    TongaOpaque(operations::TongaOpaque),
    /// Maximum or average pooling of TONGA, computed in fp32.
    TongaPoolInst(operations::TongaPoolInst),
    /// Starts a collective over tensors in DRAM. The plan is made when the program is loaded; what stays in the stream is one trigger, and the update of its events says that the collective is done.
    TriggerCollective(operations::TriggerCollective),
}

impl Operation {
    /// Name of the operation.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::BatchNormBackProp(_) => operations::BatchNormBackProp::NAME,
            Self::Cast(_) => operations::Cast::NAME,
            Self::Control(_) => operations::Control::NAME,
            Self::Copy(_) => operations::Copy::NAME,
            Self::CopyPredicated(_) => operations::CopyPredicated::NAME,
            Self::CtrlAl(_) => operations::CtrlAl::NAME,
            Self::CtrlBr(_) => operations::CtrlBr::NAME,
            Self::CtrlBrHint(_) => operations::CtrlBrHint::NAME,
            Self::CtrlCci(_) => operations::CtrlCci::NAME,
            Self::CtrlEr(_) => operations::CtrlEr::NAME,
            Self::CtrlIm(_) => operations::CtrlIm::NAME,
            Self::CtrlMs(_) => operations::CtrlMs::NAME,
            Self::CtrlMv(_) => operations::CtrlMv::NAME,
            Self::CtrlNoActTableLoad(_) => operations::CtrlNoActTableLoad::NAME,
            Self::CtrlOm(_) => operations::CtrlOm::NAME,
            Self::CtrlPollSem(_) => operations::CtrlPollSem::NAME,
            Self::CtrlTestEs(_) => operations::CtrlTestEs::NAME,
            Self::CtrlWr(_) => operations::CtrlWr::NAME,
            Self::CustomOpHeader(_) => operations::CustomOpHeader::NAME,
            Self::CustomOpPayload(_) => operations::CustomOpPayload::NAME,
            Self::D1Rd(_) => operations::D1Rd::NAME,
            Self::D3Rand(_) => operations::D3Rand::NAME,
            Self::D4Iota(_) => operations::D4Iota::NAME,
            Self::D4Rand(_) => operations::D4Rand::NAME,
            Self::DmaCopy2d(_) => operations::DmaCopy2d::NAME,
            Self::DmaDirect2d(_) => operations::DmaDirect2d::NAME,
            Self::DmaDirect2dXpose(_) => operations::DmaDirect2dXpose::NAME,
            Self::DmaGatherXpose(_) => operations::DmaGatherXpose::NAME,
            Self::DmaImmediate(_) => operations::DmaImmediate::NAME,
            Self::DmaIndirect1d(_) => operations::DmaIndirect1d::NAME,
            Self::DmaTrigger(_) => operations::DmaTrigger::NAME,
            Self::EventSemaphore(_) => operations::EventSemaphore::NAME,
            Self::ExtendedInst(_) => operations::ExtendedInst::NAME,
            Self::ExtendedRdmaDescGen(_) => operations::ExtendedRdmaDescGen::NAME,
            Self::ExtendedRdmaDescStart(_) => operations::ExtendedRdmaDescStart::NAME,
            Self::ExtendedTensorTensor(_) => operations::ExtendedTensorTensor::NAME,
            Self::Invalid(_) => operations::Invalid::NAME,
            Self::LoadWeights(_) => operations::LoadWeights::NAME,
            Self::Matmul(_) => operations::Matmul::NAME,
            Self::Mem2d(_) => operations::Mem2d::NAME,
            Self::Memset(_) => operations::Memset::NAME,
            Self::ModifyPoolConfig(_) => operations::ModifyPoolConfig::NAME,
            Self::PreambleOnly(_) => operations::PreambleOnly::NAME,
            Self::PseudoBranchPrefetchHint(_) => {
                operations::PseudoBranchPrefetchHint::NAME
            }
            Self::PseudoCoreBarrier(_) => operations::PseudoCoreBarrier::NAME,
            Self::PseudoCurProcessingRankId(_) => {
                operations::PseudoCurProcessingRankId::NAME
            }
            Self::PseudoDmaBarrier(_) => operations::PseudoDmaBarrier::NAME,
            Self::PseudoDmaDirect2d(_) => operations::PseudoDmaDirect2d::NAME,
            Self::PseudoDmaExt(_) => operations::PseudoDmaExt::NAME,
            Self::PseudoDmaMemcpyFullInd(_) => operations::PseudoDmaMemcpyFullInd::NAME,
            Self::PseudoDmaRearm(_) => operations::PseudoDmaRearm::NAME,
            Self::PseudoDmaSwapQueueSet(_) => operations::PseudoDmaSwapQueueSet::NAME,
            Self::PseudoEmbeddingUpdate(_) => operations::PseudoEmbeddingUpdate::NAME,
            Self::PseudoExitExecution(_) => operations::PseudoExitExecution::NAME,
            Self::PseudoExtension(_) => operations::PseudoExtension::NAME,
            Self::PseudoFunctionBegin(_) => operations::PseudoFunctionBegin::NAME,
            Self::PseudoFunctionCall(_) => operations::PseudoFunctionCall::NAME,
            Self::PseudoFunctionReturn(_) => operations::PseudoFunctionReturn::NAME,
            Self::PseudoGidLoad(_) => operations::PseudoGidLoad::NAME,
            Self::PseudoInst(_) => operations::PseudoInst::NAME,
            Self::PseudoJpegDecode(_) => operations::PseudoJpegDecode::NAME,
            Self::PseudoLoadActFuncSet(_) => operations::PseudoLoadActFuncSet::NAME,
            Self::PseudoMem2d(_) => operations::PseudoMem2d::NAME,
            Self::PseudoRangeCheck(_) => operations::PseudoRangeCheck::NAME,
            Self::PseudoSendrecv(_) => operations::PseudoSendrecv::NAME,
            Self::PseudoSetRngSeed(_) => operations::PseudoSetRngSeed::NAME,
            Self::PseudoSyncBarrier(_) => operations::PseudoSyncBarrier::NAME,
            Self::PseudoTensorCompletion(_) => operations::PseudoTensorCompletion::NAME,
            Self::PseudoTriggerAllReduce(_) => operations::PseudoTriggerAllReduce::NAME,
            Self::PseudoTriggerCollective2(_) => {
                operations::PseudoTriggerCollective2::NAME
            }
            Self::PseudoTriggerCollective2Ext(_) => {
                operations::PseudoTriggerCollective2Ext::NAME
            }
            Self::ReadIndices(_) => operations::ReadIndices::NAME,
            Self::Reciprocal(_) => operations::Reciprocal::NAME,
            Self::RegStore(_) => operations::RegStore::NAME,
            Self::Rng(_) => operations::Rng::NAME,
            Self::S1Rand(_) => operations::S1Rand::NAME,
            Self::S1d2Sort(_) => operations::S1d2Sort::NAME,
            Self::S1s2d2Am(_) => operations::S1s2d2Am::NAME,
            Self::S2Bn(_) => operations::S2Bn::NAME,
            Self::S2Bnpl2(_) => operations::S2Bnpl2::NAME,
            Self::S2Convlut(_) => operations::S2Convlut::NAME,
            Self::S2d2Ac(_) => operations::S2d2Ac::NAME,
            Self::S2d2Addr(_) => operations::S2d2Addr::NAME,
            Self::S2d2Jpeg(_) => operations::S2d2Jpeg::NAME,
            Self::S2d2Rs(_) => operations::S2d2Rs::NAME,
            Self::S2d2Tr(_) => operations::S2d2Tr::NAME,
            Self::S2d2TsAs(_) => operations::S2d2TsAs::NAME,
            Self::S2d2d2Sc(_) => operations::S2d2d2Sc::NAME,
            Self::S2d2d2TsWide(_) => operations::S2d2d2TsWide::NAME,
            Self::S2s1d2PeSeed(_) => operations::S2s1d2PeSeed::NAME,
            Self::S2s2d2Stt(_) => operations::S2s2d2Stt::NAME,
            Self::S2s2d2d2Tt(_) => operations::S2s2d2d2Tt::NAME,
            Self::S2s2d3Roi(_) => operations::S2s2d3Roi::NAME,
            Self::S3Lt(_) => operations::S3Lt::NAME,
            Self::S3d3Ac(_) => operations::S3d3Ac::NAME,
            Self::S3d3Aq(_) => operations::S3d3Aq::NAME,
            Self::S3d3Collective(_) => operations::S3d3Collective::NAME,
            Self::S3d3CpPredScalar(_) => operations::S3d3CpPredScalar::NAME,
            Self::S3d3Dropout(_) => operations::S3d3Dropout::NAME,
            Self::S3d3NonzeroWithCount(_) => operations::S3d3NonzeroWithCount::NAME,
            Self::S3d3Sc(_) => operations::S3d3Sc::NAME,
            Self::S3d3SeqBounds(_) => operations::S3d3SeqBounds::NAME,
            Self::S3d3TensDequant(_) => operations::S3d3TensDequant::NAME,
            Self::S3d3Ts(_) => operations::S3d3Ts::NAME,
            Self::S3d3TsSelect(_) => operations::S3d3TsSelect::NAME,
            Self::S3dmx1Quant(_) => operations::S3dmx1Quant::NAME,
            Self::S3s3d1Bn(_) => operations::S3s3d1Bn::NAME,
            Self::S3s3d1Bn2(_) => operations::S3s3d1Bn2::NAME,
            Self::S4Pb(_) => operations::S4Pb::NAME,
            Self::S4Rl(_) => operations::S4Rl::NAME,
            Self::S4d2Bn(_) => operations::S4d2Bn::NAME,
            Self::S4d3Mm(_) => operations::S4d3Mm::NAME,
            Self::S4d4Cr(_) => operations::S4d4Cr::NAME,
            Self::S4d4Gt(_) => operations::S4d4Gt::NAME,
            Self::S4d4Ic(_) => operations::S4d4Ic::NAME,
            Self::S4d4Mr(_) => operations::S4d4Mr::NAME,
            Self::S4d4Pl(_) => operations::S4d4Pl::NAME,
            Self::S4d4Tsm(_) => operations::S4d4Tsm::NAME,
            Self::Smx1Lw(_) => operations::Smx1Lw::NAME,
            Self::Smx1d3Mm(_) => operations::Smx1d3Mm::NAME,
            Self::StreamShuffle(_) => operations::StreamShuffle::NAME,
            Self::StreamTranspose(_) => operations::StreamTranspose::NAME,
            Self::TensorCumulative(_) => operations::TensorCumulative::NAME,
            Self::TensorReduce(_) => operations::TensorReduce::NAME,
            Self::TensorTensor(_) => operations::TensorTensor::NAME,
            Self::TongaCopyInst(_) => operations::TongaCopyInst::NAME,
            Self::TongaDmaTrigger(_) => operations::TongaDmaTrigger::NAME,
            Self::TongaMatmulInst(_) => operations::TongaMatmulInst::NAME,
            Self::TongaOpaque(_) => operations::TongaOpaque::NAME,
            Self::TongaPoolInst(_) => operations::TongaPoolInst::NAME,
            Self::TriggerCollective(_) => operations::TriggerCollective::NAME,
        }
    }

    /// Opcode.
    pub const fn opcode(&self) -> Opcode {
        match self {
            Self::BatchNormBackProp(o) => o.opcode,
            Self::Cast(o) => o.opcode,
            Self::Control(o) => o.opcode,
            Self::Copy(o) => o.opcode,
            Self::CopyPredicated(o) => o.opcode,
            Self::CtrlAl(o) => o.opcode,
            Self::CtrlBr(o) => o.opcode,
            Self::CtrlBrHint(o) => o.opcode,
            Self::CtrlCci(o) => o.opcode,
            Self::CtrlEr(o) => o.opcode,
            Self::CtrlIm(o) => o.opcode,
            Self::CtrlMs(o) => o.opcode,
            Self::CtrlMv(o) => o.opcode,
            Self::CtrlNoActTableLoad(o) => o.opcode,
            Self::CtrlOm(o) => o.opcode,
            Self::CtrlPollSem(o) => o.opcode,
            Self::CtrlTestEs(o) => o.opcode,
            Self::CtrlWr(o) => o.opcode,
            Self::CustomOpHeader(o) => o.opcode,
            Self::CustomOpPayload(o) => o.opcode,
            Self::D1Rd(o) => o.opcode,
            Self::D3Rand(o) => o.opcode,
            Self::D4Iota(o) => o.opcode,
            Self::D4Rand(o) => o.opcode,
            Self::DmaCopy2d(o) => o.opcode,
            Self::DmaDirect2d(o) => o.opcode,
            Self::DmaDirect2dXpose(o) => o.opcode,
            Self::DmaGatherXpose(o) => o.opcode,
            Self::DmaImmediate(o) => o.opcode,
            Self::DmaIndirect1d(o) => o.opcode,
            Self::DmaTrigger(o) => o.opcode,
            Self::EventSemaphore(o) => o.opcode,
            Self::ExtendedInst(o) => o.opcode,
            Self::ExtendedRdmaDescGen(o) => o.opcode,
            Self::ExtendedRdmaDescStart(o) => o.opcode,
            Self::ExtendedTensorTensor(o) => o.opcode,
            Self::Invalid(o) => o.opcode,
            Self::LoadWeights(o) => o.opcode,
            Self::Matmul(o) => o.opcode,
            Self::Mem2d(o) => o.opcode,
            Self::Memset(o) => o.opcode,
            Self::ModifyPoolConfig(o) => o.opcode,
            Self::PreambleOnly(o) => o.opcode,
            Self::PseudoBranchPrefetchHint(o) => o.opcode,
            Self::PseudoCoreBarrier(o) => o.opcode,
            Self::PseudoCurProcessingRankId(o) => o.opcode,
            Self::PseudoDmaBarrier(o) => o.opcode,
            Self::PseudoDmaDirect2d(o) => o.opcode,
            Self::PseudoDmaExt(o) => o.opcode,
            Self::PseudoDmaMemcpyFullInd(o) => o.opcode,
            Self::PseudoDmaRearm(o) => o.opcode,
            Self::PseudoDmaSwapQueueSet(o) => o.opcode,
            Self::PseudoEmbeddingUpdate(o) => o.opcode,
            Self::PseudoExitExecution(o) => o.opcode,
            Self::PseudoExtension(o) => o.opcode,
            Self::PseudoFunctionBegin(o) => o.opcode,
            Self::PseudoFunctionCall(o) => o.opcode,
            Self::PseudoFunctionReturn(o) => o.opcode,
            Self::PseudoGidLoad(o) => o.opcode,
            Self::PseudoInst(o) => o.opcode,
            Self::PseudoJpegDecode(o) => o.opcode,
            Self::PseudoLoadActFuncSet(o) => o.opcode,
            Self::PseudoMem2d(o) => o.opcode,
            Self::PseudoRangeCheck(o) => o.opcode,
            Self::PseudoSendrecv(o) => o.opcode,
            Self::PseudoSetRngSeed(o) => o.opcode,
            Self::PseudoSyncBarrier(o) => o.opcode,
            Self::PseudoTensorCompletion(o) => o.opcode,
            Self::PseudoTriggerAllReduce(o) => o.opcode,
            Self::PseudoTriggerCollective2(o) => o.opcode,
            Self::PseudoTriggerCollective2Ext(o) => o.opcode,
            Self::ReadIndices(o) => o.opcode,
            Self::Reciprocal(o) => o.opcode,
            Self::RegStore(o) => o.opcode,
            Self::Rng(o) => o.opcode,
            Self::S1Rand(o) => o.opcode,
            Self::S1d2Sort(o) => o.opcode,
            Self::S1s2d2Am(o) => o.opcode,
            Self::S2Bn(o) => o.opcode,
            Self::S2Bnpl2(o) => o.opcode,
            Self::S2Convlut(o) => o.opcode,
            Self::S2d2Ac(o) => o.opcode,
            Self::S2d2Addr(o) => o.opcode,
            Self::S2d2Jpeg(o) => o.opcode,
            Self::S2d2Rs(o) => o.opcode,
            Self::S2d2Tr(o) => o.opcode,
            Self::S2d2TsAs(o) => o.opcode,
            Self::S2d2d2Sc(o) => o.opcode,
            Self::S2d2d2TsWide(o) => o.opcode,
            Self::S2s1d2PeSeed(o) => o.opcode,
            Self::S2s2d2Stt(o) => o.opcode,
            Self::S2s2d2d2Tt(o) => o.opcode,
            Self::S2s2d3Roi(o) => o.opcode,
            Self::S3Lt(o) => o.opcode,
            Self::S3d3Ac(o) => o.opcode,
            Self::S3d3Aq(o) => o.opcode,
            Self::S3d3Collective(o) => o.opcode,
            Self::S3d3CpPredScalar(o) => o.opcode,
            Self::S3d3Dropout(o) => o.opcode,
            Self::S3d3NonzeroWithCount(o) => o.opcode,
            Self::S3d3Sc(o) => o.opcode,
            Self::S3d3SeqBounds(o) => o.opcode,
            Self::S3d3TensDequant(o) => o.opcode,
            Self::S3d3Ts(o) => o.opcode,
            Self::S3d3TsSelect(o) => o.opcode,
            Self::S3dmx1Quant(o) => o.opcode,
            Self::S3s3d1Bn(o) => o.opcode,
            Self::S3s3d1Bn2(o) => o.opcode,
            Self::S4Pb(o) => o.opcode,
            Self::S4Rl(o) => o.opcode,
            Self::S4d2Bn(o) => o.opcode,
            Self::S4d3Mm(o) => o.opcode,
            Self::S4d4Cr(o) => o.opcode,
            Self::S4d4Gt(o) => o.opcode,
            Self::S4d4Ic(o) => o.opcode,
            Self::S4d4Mr(o) => o.opcode,
            Self::S4d4Pl(o) => o.opcode,
            Self::S4d4Tsm(o) => o.opcode,
            Self::Smx1Lw(o) => o.opcode,
            Self::Smx1d3Mm(o) => o.opcode,
            Self::StreamShuffle(o) => o.opcode,
            Self::StreamTranspose(o) => o.opcode,
            Self::TensorCumulative(o) => o.opcode,
            Self::TensorReduce(o) => o.opcode,
            Self::TensorTensor(o) => o.opcode,
            Self::TongaCopyInst(o) => o.opcode,
            Self::TongaDmaTrigger(o) => o.opcode,
            Self::TongaMatmulInst(o) => o.opcode,
            Self::TongaOpaque(o) => o.opcode,
            Self::TongaPoolInst(o) => o.opcode,
            Self::TriggerCollective(o) => o.opcode,
        }
    }

    /// What is waited for and updated, of an operation with `EVENTS`.
    pub const fn events(&self) -> Option<crate::types::Events> {
        Some(
            match self {
                Self::BatchNormBackProp(o) => o.events,
                Self::Cast(o) => o.events,
                Self::Control(o) => o.events,
                Self::Copy(o) => o.events,
                Self::CopyPredicated(o) => o.events,
                Self::CtrlAl(o) => o.events,
                Self::CtrlBr(o) => o.events,
                Self::CtrlBrHint(o) => o.events,
                Self::CtrlEr(o) => o.events,
                Self::CtrlIm(o) => o.events,
                Self::CtrlMs(o) => o.events,
                Self::CtrlMv(o) => o.events,
                Self::CtrlNoActTableLoad(o) => o.events,
                Self::CtrlOm(o) => o.events,
                Self::CtrlPollSem(o) => o.events,
                Self::CtrlTestEs(o) => o.events,
                Self::CtrlWr(o) => o.events,
                Self::CustomOpHeader(o) => o.events,
                Self::CustomOpPayload(o) => o.events,
                Self::D1Rd(o) => o.events,
                Self::D3Rand(o) => o.events,
                Self::D4Iota(o) => o.events,
                Self::D4Rand(o) => o.events,
                Self::DmaDirect2d(o) => o.events,
                Self::DmaDirect2dXpose(o) => o.events,
                Self::DmaGatherXpose(o) => o.events,
                Self::DmaIndirect1d(o) => o.events,
                Self::DmaTrigger(o) => o.events,
                Self::EventSemaphore(o) => o.events,
                Self::ExtendedInst(o) => o.events,
                Self::ExtendedRdmaDescGen(o) => o.events,
                Self::ExtendedRdmaDescStart(o) => o.events,
                Self::ExtendedTensorTensor(o) => o.events,
                Self::LoadWeights(o) => o.events,
                Self::Matmul(o) => o.events,
                Self::Mem2d(o) => o.events,
                Self::Memset(o) => o.events,
                Self::ModifyPoolConfig(o) => o.events,
                Self::PreambleOnly(o) => o.events,
                Self::PseudoBranchPrefetchHint(o) => o.events,
                Self::PseudoCoreBarrier(o) => o.events,
                Self::PseudoCurProcessingRankId(o) => o.events,
                Self::PseudoDmaBarrier(o) => o.events,
                Self::PseudoDmaDirect2d(o) => o.events,
                Self::PseudoDmaMemcpyFullInd(o) => o.events,
                Self::PseudoDmaRearm(o) => o.events,
                Self::PseudoDmaSwapQueueSet(o) => o.events,
                Self::PseudoEmbeddingUpdate(o) => o.events,
                Self::PseudoExitExecution(o) => o.events,
                Self::PseudoFunctionBegin(o) => o.events,
                Self::PseudoFunctionCall(o) => o.events,
                Self::PseudoFunctionReturn(o) => o.events,
                Self::PseudoGidLoad(o) => o.events,
                Self::PseudoInst(o) => o.events,
                Self::PseudoJpegDecode(o) => o.events,
                Self::PseudoLoadActFuncSet(o) => o.events,
                Self::PseudoMem2d(o) => o.events,
                Self::PseudoSendrecv(o) => o.events,
                Self::PseudoSetRngSeed(o) => o.events,
                Self::PseudoSyncBarrier(o) => o.events,
                Self::PseudoTensorCompletion(o) => o.events,
                Self::PseudoTriggerAllReduce(o) => o.events,
                Self::PseudoTriggerCollective2(o) => o.events,
                Self::ReadIndices(o) => o.events,
                Self::Reciprocal(o) => o.events,
                Self::RegStore(o) => o.events,
                Self::Rng(o) => o.events,
                Self::S1Rand(o) => o.events,
                Self::S1d2Sort(o) => o.events,
                Self::S1s2d2Am(o) => o.events,
                Self::S2Bn(o) => o.events,
                Self::S2Bnpl2(o) => o.events,
                Self::S2Convlut(o) => o.events,
                Self::S2d2Ac(o) => o.events,
                Self::S2d2Addr(o) => o.events,
                Self::S2d2Jpeg(o) => o.events,
                Self::S2d2Rs(o) => o.events,
                Self::S2d2Tr(o) => o.events,
                Self::S2d2TsAs(o) => o.events,
                Self::S2d2d2Sc(o) => o.events,
                Self::S2d2d2TsWide(o) => o.events,
                Self::S2s1d2PeSeed(o) => o.events,
                Self::S2s2d2Stt(o) => o.events,
                Self::S2s2d2d2Tt(o) => o.events,
                Self::S2s2d3Roi(o) => o.events,
                Self::S3Lt(o) => o.events,
                Self::S3d3Ac(o) => o.events,
                Self::S3d3Aq(o) => o.events,
                Self::S3d3Collective(o) => o.events,
                Self::S3d3CpPredScalar(o) => o.events,
                Self::S3d3Dropout(o) => o.events,
                Self::S3d3NonzeroWithCount(o) => o.events,
                Self::S3d3Sc(o) => o.events,
                Self::S3d3SeqBounds(o) => o.events,
                Self::S3d3TensDequant(o) => o.events,
                Self::S3d3Ts(o) => o.events,
                Self::S3d3TsSelect(o) => o.events,
                Self::S3dmx1Quant(o) => o.events,
                Self::S3s3d1Bn(o) => o.events,
                Self::S3s3d1Bn2(o) => o.events,
                Self::S4Pb(o) => o.events,
                Self::S4Rl(o) => o.events,
                Self::S4d2Bn(o) => o.events,
                Self::S4d3Mm(o) => o.events,
                Self::S4d4Cr(o) => o.events,
                Self::S4d4Gt(o) => o.events,
                Self::S4d4Ic(o) => o.events,
                Self::S4d4Mr(o) => o.events,
                Self::S4d4Pl(o) => o.events,
                Self::S4d4Tsm(o) => o.events,
                Self::Smx1Lw(o) => o.events,
                Self::Smx1d3Mm(o) => o.events,
                Self::StreamShuffle(o) => o.events,
                Self::StreamTranspose(o) => o.events,
                Self::TensorCumulative(o) => o.events,
                Self::TensorReduce(o) => o.events,
                Self::TensorTensor(o) => o.events,
                Self::TriggerCollective(o) => o.events,
                _ => return None,
            },
        )
    }

    /// What is waited for and updated, of an operation with `TONGA_EVENTS`.
    pub const fn tonga_events(&self) -> Option<crate::types::TongaEvents> {
        Some(
            match self {
                Self::TongaCopyInst(o) => o.events,
                Self::TongaDmaTrigger(o) => o.events,
                Self::TongaMatmulInst(o) => o.events,
                Self::TongaOpaque(o) => o.events,
                Self::TongaPoolInst(o) => o.events,
                _ => return None,
            },
        )
    }

    /// Hands the operation to the engine's method for it.
    pub fn dispatch<E: Execute + ?Sized>(&self, engine: &mut E) -> E::Output {
        match self {
            Self::BatchNormBackProp(o) => engine.batch_norm_back_prop(o),
            Self::Cast(o) => engine.cast(o),
            Self::Control(o) => engine.control(o),
            Self::Copy(o) => engine.copy(o),
            Self::CopyPredicated(o) => engine.copy_predicated(o),
            Self::CtrlAl(o) => engine.ctrl_al(o),
            Self::CtrlBr(o) => engine.ctrl_br(o),
            Self::CtrlBrHint(o) => engine.ctrl_br_hint(o),
            Self::CtrlCci(o) => engine.ctrl_cci(o),
            Self::CtrlEr(o) => engine.ctrl_er(o),
            Self::CtrlIm(o) => engine.ctrl_im(o),
            Self::CtrlMs(o) => engine.ctrl_ms(o),
            Self::CtrlMv(o) => engine.ctrl_mv(o),
            Self::CtrlNoActTableLoad(o) => engine.ctrl_no_act_table_load(o),
            Self::CtrlOm(o) => engine.ctrl_om(o),
            Self::CtrlPollSem(o) => engine.ctrl_poll_sem(o),
            Self::CtrlTestEs(o) => engine.ctrl_test_es(o),
            Self::CtrlWr(o) => engine.ctrl_wr(o),
            Self::CustomOpHeader(o) => engine.custom_op_header(o),
            Self::CustomOpPayload(o) => engine.custom_op_payload(o),
            Self::D1Rd(o) => engine.d1_rd(o),
            Self::D3Rand(o) => engine.d3_rand(o),
            Self::D4Iota(o) => engine.d4_iota(o),
            Self::D4Rand(o) => engine.d4_rand(o),
            Self::DmaCopy2d(o) => engine.dma_copy2d(o),
            Self::DmaDirect2d(o) => engine.dma_direct2d(o),
            Self::DmaDirect2dXpose(o) => engine.dma_direct2d_xpose(o),
            Self::DmaGatherXpose(o) => engine.dma_gather_xpose(o),
            Self::DmaImmediate(o) => engine.dma_immediate(o),
            Self::DmaIndirect1d(o) => engine.dma_indirect1d(o),
            Self::DmaTrigger(o) => engine.dma_trigger(o),
            Self::EventSemaphore(o) => engine.event_semaphore(o),
            Self::ExtendedInst(o) => engine.extended_inst(o),
            Self::ExtendedRdmaDescGen(o) => engine.extended_rdma_desc_gen(o),
            Self::ExtendedRdmaDescStart(o) => engine.extended_rdma_desc_start(o),
            Self::ExtendedTensorTensor(o) => engine.extended_tensor_tensor(o),
            Self::Invalid(o) => engine.invalid(o),
            Self::LoadWeights(o) => engine.load_weights(o),
            Self::Matmul(o) => engine.matmul(o),
            Self::Mem2d(o) => engine.mem_2d(o),
            Self::Memset(o) => engine.memset(o),
            Self::ModifyPoolConfig(o) => engine.modify_pool_config(o),
            Self::PreambleOnly(o) => engine.preamble_only(o),
            Self::PseudoBranchPrefetchHint(o) => engine.pseudo_branch_prefetch_hint(o),
            Self::PseudoCoreBarrier(o) => engine.pseudo_core_barrier(o),
            Self::PseudoCurProcessingRankId(o) => engine.pseudo_cur_processing_rank_id(o),
            Self::PseudoDmaBarrier(o) => engine.pseudo_dma_barrier(o),
            Self::PseudoDmaDirect2d(o) => engine.pseudo_dma_direct2d(o),
            Self::PseudoDmaExt(o) => engine.pseudo_dma_ext(o),
            Self::PseudoDmaMemcpyFullInd(o) => engine.pseudo_dma_memcpy_full_ind(o),
            Self::PseudoDmaRearm(o) => engine.pseudo_dma_rearm(o),
            Self::PseudoDmaSwapQueueSet(o) => engine.pseudo_dma_swap_queue_set(o),
            Self::PseudoEmbeddingUpdate(o) => engine.pseudo_embedding_update(o),
            Self::PseudoExitExecution(o) => engine.pseudo_exit_execution(o),
            Self::PseudoExtension(o) => engine.pseudo_extension(o),
            Self::PseudoFunctionBegin(o) => engine.pseudo_function_begin(o),
            Self::PseudoFunctionCall(o) => engine.pseudo_function_call(o),
            Self::PseudoFunctionReturn(o) => engine.pseudo_function_return(o),
            Self::PseudoGidLoad(o) => engine.pseudo_gid_load(o),
            Self::PseudoInst(o) => engine.pseudo_inst(o),
            Self::PseudoJpegDecode(o) => engine.pseudo_jpeg_decode(o),
            Self::PseudoLoadActFuncSet(o) => engine.pseudo_load_act_func_set(o),
            Self::PseudoMem2d(o) => engine.pseudo_mem_2d(o),
            Self::PseudoRangeCheck(o) => engine.pseudo_range_check(o),
            Self::PseudoSendrecv(o) => engine.pseudo_sendrecv(o),
            Self::PseudoSetRngSeed(o) => engine.pseudo_set_rng_seed(o),
            Self::PseudoSyncBarrier(o) => engine.pseudo_sync_barrier(o),
            Self::PseudoTensorCompletion(o) => engine.pseudo_tensor_completion(o),
            Self::PseudoTriggerAllReduce(o) => engine.pseudo_trigger_all_reduce(o),
            Self::PseudoTriggerCollective2(o) => engine.pseudo_trigger_collective2(o),
            Self::PseudoTriggerCollective2Ext(o) => {
                engine.pseudo_trigger_collective2_ext(o)
            }
            Self::ReadIndices(o) => engine.read_indices(o),
            Self::Reciprocal(o) => engine.reciprocal(o),
            Self::RegStore(o) => engine.reg_store(o),
            Self::Rng(o) => engine.rng(o),
            Self::S1Rand(o) => engine.s1_rand(o),
            Self::S1d2Sort(o) => engine.s1d2_sort(o),
            Self::S1s2d2Am(o) => engine.s1s2d2_am(o),
            Self::S2Bn(o) => engine.s2_bn(o),
            Self::S2Bnpl2(o) => engine.s2_bnpl2(o),
            Self::S2Convlut(o) => engine.s2_convlut(o),
            Self::S2d2Ac(o) => engine.s2d2_ac(o),
            Self::S2d2Addr(o) => engine.s2d2_addr(o),
            Self::S2d2Jpeg(o) => engine.s2d2_jpeg(o),
            Self::S2d2Rs(o) => engine.s2d2_rs(o),
            Self::S2d2Tr(o) => engine.s2d2_tr(o),
            Self::S2d2TsAs(o) => engine.s2d2_ts_as(o),
            Self::S2d2d2Sc(o) => engine.s2d2d2_sc(o),
            Self::S2d2d2TsWide(o) => engine.s2d2d2_ts_wide(o),
            Self::S2s1d2PeSeed(o) => engine.s2s1d2_pe_seed(o),
            Self::S2s2d2Stt(o) => engine.s2s2d2_stt(o),
            Self::S2s2d2d2Tt(o) => engine.s2s2d2d2_tt(o),
            Self::S2s2d3Roi(o) => engine.s2s2d3_roi(o),
            Self::S3Lt(o) => engine.s3_lt(o),
            Self::S3d3Ac(o) => engine.s3d3_ac(o),
            Self::S3d3Aq(o) => engine.s3d3_aq(o),
            Self::S3d3Collective(o) => engine.s3d3_collective(o),
            Self::S3d3CpPredScalar(o) => engine.s3d3_cp_pred_scalar(o),
            Self::S3d3Dropout(o) => engine.s3d3_dropout(o),
            Self::S3d3NonzeroWithCount(o) => engine.s3d3_nonzero_with_count(o),
            Self::S3d3Sc(o) => engine.s3d3_sc(o),
            Self::S3d3SeqBounds(o) => engine.s3d3_seq_bounds(o),
            Self::S3d3TensDequant(o) => engine.s3d3_tens_dequant(o),
            Self::S3d3Ts(o) => engine.s3d3_ts(o),
            Self::S3d3TsSelect(o) => engine.s3d3_ts_select(o),
            Self::S3dmx1Quant(o) => engine.s3dmx1_quant(o),
            Self::S3s3d1Bn(o) => engine.s3s3d1_bn(o),
            Self::S3s3d1Bn2(o) => engine.s3s3d1_bn2(o),
            Self::S4Pb(o) => engine.s4_pb(o),
            Self::S4Rl(o) => engine.s4_rl(o),
            Self::S4d2Bn(o) => engine.s4d2_bn(o),
            Self::S4d3Mm(o) => engine.s4d3_mm(o),
            Self::S4d4Cr(o) => engine.s4d4_cr(o),
            Self::S4d4Gt(o) => engine.s4d4_gt(o),
            Self::S4d4Ic(o) => engine.s4d4_ic(o),
            Self::S4d4Mr(o) => engine.s4d4_mr(o),
            Self::S4d4Pl(o) => engine.s4d4_pl(o),
            Self::S4d4Tsm(o) => engine.s4d4_tsm(o),
            Self::Smx1Lw(o) => engine.smx1_lw(o),
            Self::Smx1d3Mm(o) => engine.smx1d3_mm(o),
            Self::StreamShuffle(o) => engine.stream_shuffle(o),
            Self::StreamTranspose(o) => engine.stream_transpose(o),
            Self::TensorCumulative(o) => engine.tensor_cumulative(o),
            Self::TensorReduce(o) => engine.tensor_reduce(o),
            Self::TensorTensor(o) => engine.tensor_tensor(o),
            Self::TongaCopyInst(o) => engine.tonga_copy_inst(o),
            Self::TongaDmaTrigger(o) => engine.tonga_dma_trigger(o),
            Self::TongaMatmulInst(o) => engine.tonga_matmul_inst(o),
            Self::TongaOpaque(o) => engine.tonga_opaque(o),
            Self::TongaPoolInst(o) => engine.tonga_pool_inst(o),
            Self::TriggerCollective(o) => engine.trigger_collective(o),
        }
    }
}

/// Executes operations: one method each, with a default that answers [`unimplemented`](Self::unimplemented).
pub trait Execute {
    /// Answer of an execution.
    type Output;
    /// The answer for an operation that has no model.
    fn unimplemented(&mut self, operation: &'static str) -> Self::Output;
    /// Input gradient of the batch norm backward pass, from the forward input, the incoming gradient and the loaded parameters.
    fn batch_norm_back_prop(
        &mut self,
        operation: &operations::BatchNormBackProp,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("batch_norm_back_prop")
    }

    /// Copies a tensor through fp32 into another element type.
    fn cast(&mut self, operation: &operations::Cast) -> Self::Output {
        let _ = operation;
        self.unimplemented("cast")
    }

    /// Control of the engine's own stream. HALT stops it, DRAIN waits until earlier instructions are done, INSTRUCTION\_FLUSH drops what is fetched, NOTIFY raises a notification, NOP does nothing but its events.
    fn control(&mut self, operation: &operations::Control) -> Self::Output {
        let _ = operation;
        self.unimplemented("control")
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

    /// Arithmetic on sequencer registers: a first register with a second or an immediate, in 32 or 64 bits.
    fn ctrl_al(&mut self, operation: &operations::CtrlAl) -> Self::Output {
        let _ = operation;
        self.unimplemented("ctrl_al")
    }

    /// Compares a register with a register or an immediate and branches where it holds.
    fn ctrl_br(&mut self, operation: &operations::CtrlBr) -> Self::Output {
        let _ = operation;
        self.unimplemented("ctrl_br")
    }

    /// Announces the outcome of a branch further on, for early fetching of its target.
    fn ctrl_br_hint(&mut self, operation: &operations::CtrlBrHint) -> Self::Output {
        let _ = operation;
        self.unimplemented("ctrl_br_hint")
    }

    /// Fifteen micro-instructions in one record, run in order by the sequencer. It has no events.
    fn ctrl_cci(&mut self, operation: &operations::CtrlCci) -> Self::Output {
        let _ = operation;
        self.unimplemented("ctrl_cci")
    }

    /// Clears semaphores by an inclusive range or by a mask of 256 bits.
    fn ctrl_er(&mut self, operation: &operations::CtrlEr) -> Self::Output {
        let _ = operation;
        self.unimplemented("ctrl_er")
    }

    /// Loads immediate bytes into engine state: the parameter RAM, the shuffle masks, or the arguments of a pool kernel.
    fn ctrl_im(&mut self, operation: &operations::CtrlIm) -> Self::Output {
        let _ = operation;
        self.unimplemented("ctrl_im")
    }

    /// Moves tensor shapes into or out of shape registers.
    fn ctrl_ms(&mut self, operation: &operations::CtrlMs) -> Self::Output {
        let _ = operation;
        self.unimplemented("ctrl_ms")
    }

    /// Sets one to eight registers, from other registers or from immediates.
    fn ctrl_mv(&mut self, operation: &operations::CtrlMv) -> Self::Output {
        let _ = operation;
        self.unimplemented("ctrl_mv")
    }

    /// Makes one of the sets of activation tables resident.
    fn ctrl_no_act_table_load(
        &mut self,
        operation: &operations::CtrlNoActTableLoad,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("ctrl_no_act_table_load")
    }

    /// Chooses how strictly the sequencer orders memory.
    fn ctrl_om(&mut self, operation: &operations::CtrlOm) -> Self::Output {
        let _ = operation;
        self.unimplemented("ctrl_om")
    }

    /// Reads up to sixteen words, folds them with a minimum, writes the minimum back to as many words and keeps it in a register.
    fn ctrl_poll_sem(&mut self, operation: &operations::CtrlPollSem) -> Self::Output {
        let _ = operation;
        self.unimplemented("ctrl_poll_sem")
    }

    /// Reads, updates or conditionally updates up to sixteen semaphores or events against registers.
    fn ctrl_test_es(&mut self, operation: &operations::CtrlTestEs) -> Self::Output {
        let _ = operation;
        self.unimplemented("ctrl_test_es")
    }

    /// Writes a value to a register address: doorbells, queue tails, triggers.
    fn ctrl_wr(&mut self, operation: &operations::CtrlWr) -> Self::Output {
        let _ = operation;
        self.unimplemented("ctrl_wr")
    }

    /// First record of a custom operator call. The argument records follow.
    fn custom_op_header(
        &mut self,
        operation: &operations::CustomOpHeader,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("custom_op_header")
    }

    /// One argument of a custom operator call.
    fn custom_op_payload(
        &mut self,
        operation: &operations::CustomOpPayload,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("custom_op_payload")
    }

    /// Stores the fp32 accumulator of every lane as one element per partition.
    fn d1_rd(&mut self, operation: &operations::D1Rd) -> Self::Output {
        let _ = operation;
        self.unimplemented("d1_rd")
    }

    /// Fills a tensor with uniform random numbers between two bounds.
    fn d3_rand(&mut self, operation: &operations::D3Rand) -> Self::Output {
        let _ = operation;
        self.unimplemented("d3_rand")
    }

    /// Generates a ramp of integers over four dimensions, with an offset per partition.
    fn d4_iota(&mut self, operation: &operations::D4Iota) -> Self::Output {
        let _ = operation;
        self.unimplemented("d4_iota")
    }

    /// Stores the state of a random generator, or draws from it in the older form.
    fn d4_rand(&mut self, operation: &operations::D4Rand) -> Self::Output {
        let _ = operation;
        self.unimplemented("d4_rand")
    }

    /// Two-dimensional copy of maverick with its own wait, choice of engines, address forms and signals. It has no events block.
    fn dma_copy2d(&mut self, operation: &operations::DmaCopy2d) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_copy2d")
    }

    /// Generates the descriptors of a two-dimensional strided copy, with a cast or reduction on the way if asked.
    fn dma_direct2d(&mut self, operation: &operations::DmaDirect2d) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_direct2d")
    }

    /// Generates the descriptors of a copy that transposes tiles of sixteen rows.
    fn dma_direct2d_xpose(
        &mut self,
        operation: &operations::DmaDirect2dXpose,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_direct2d_xpose")
    }

    /// Gathers rows by index and transposes them into SBUF.
    fn dma_gather_xpose(
        &mut self,
        operation: &operations::DmaGatherXpose,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_gather_xpose")
    }

    /// Puts one to three raw descriptors into a queue. It has no events block.
    fn dma_immediate(&mut self, operation: &operations::DmaImmediate) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_immediate")
    }

    /// Generates the descriptors of a gather, a scatter, or both.
    fn dma_indirect1d(&mut self, operation: &operations::DmaIndirect1d) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_indirect1d")
    }

    /// Fires a prepared block of a named DMA queue, or a number of its descriptors.
    fn dma_trigger(&mut self, operation: &operations::DmaTrigger) -> Self::Output {
        let _ = operation;
        self.unimplemented("dma_trigger")
    }

    /// Waits for up to two conditions, then signals up to two semaphores or events. Nothing is computed. Both waits hold before an event that a wait consumes changes, and the updates come last.
    fn event_semaphore(
        &mut self,
        operation: &operations::EventSemaphore,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("event_semaphore")
    }

    /// Prefix of further instructions. A second opcode names them; the rest of the record is theirs.
    fn extended_inst(&mut self, operation: &operations::ExtendedInst) -> Self::Output {
        let _ = operation;
        self.unimplemented("extended_inst")
    }

    /// Builds the descriptor ring of a copy from SBUF to the SBUF of a peer, over all partitions.
    fn extended_rdma_desc_gen(
        &mut self,
        operation: &operations::ExtendedRdmaDescGen,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("extended_rdma_desc_gen")
    }

    /// Starts the ring that EXTENDED\_RDMA\_DESC\_GEN built.
    fn extended_rdma_desc_start(
        &mut self,
        operation: &operations::ExtendedRdmaDescStart,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("extended_rdma_desc_start")
    }

    /// Sum or product of two tensors, element by element, reached through EXTENDED\_INST.
    fn extended_tensor_tensor(
        &mut self,
        operation: &operations::ExtendedTensorTensor,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("extended_tensor_tensor")
    }

    /// Memory that holds no instruction.
    fn invalid(&mut self, operation: &operations::Invalid) -> Self::Output {
        let _ = operation;
        self.unimplemented("invalid")
    }

    /// Loads a tile of the stationary operand from SBUF into the latches of the PE array, where it stays until the next load of that tile. By default the first element of a row goes to the last column.
    fn load_weights(&mut self, operation: &operations::LoadWeights) -> Self::Output {
        let _ = operation;
        self.unimplemented("load_weights")
    }

    /// Multiplies the moving operand with the loaded weights and joins the product with PSUM: new = (begin ? 0 : old) + sum over k of S\[k, m\] \* X\[k, n\], in fp32. The order of the sum is not defined.
    fn matmul(&mut self, operation: &operations::Matmul) -> Self::Output {
        let _ = operation;
        self.unimplemented("matmul")
    }

    /// Loads registers of the sequencer from memory or stores them, 32 at most; a store may also pack immediates.
    fn mem_2d(&mut self, operation: &operations::Mem2d) -> Self::Output {
        let _ = operation;
        self.unimplemented("mem_2d")
    }

    /// Fills a tensor with one value, taken from the low bits of set\_value.
    fn memset(&mut self, operation: &operations::Memset) -> Self::Output {
        let _ = operation;
        self.unimplemented("memset")
    }

    /// Loads microcode into the POOL cores, or unloads it.
    fn modify_pool_config(
        &mut self,
        operation: &operations::ModifyPoolConfig,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("modify_pool_config")
    }

    /// Records of which only the header and the events are known. The name is ours.
    fn preamble_only(&mut self, operation: &operations::PreambleOnly) -> Self::Output {
        let _ = operation;
        self.unimplemented("preamble_only")
    }

    /// Likely outcome of a later branch; becomes BRANCH\_PREFETCH\_HINT.
    fn pseudo_branch_prefetch_hint(
        &mut self,
        operation: &operations::PseudoBranchPrefetchHint,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_branch_prefetch_hint")
    }

    /// Barrier of the physical cores that form one virtual core.
    fn pseudo_core_barrier(
        &mut self,
        operation: &operations::PseudoCoreBarrier,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_core_barrier")
    }

    /// Asks for the peer rank of the current step of a collective, in a register.
    fn pseudo_cur_processing_rank_id(
        &mut self,
        operation: &operations::PseudoCurProcessingRankId,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_cur_processing_rank_id")
    }

    /// Lets SBUF writes land before a DMA reads them; becomes a NOP.
    fn pseudo_dma_barrier(
        &mut self,
        operation: &operations::PseudoDmaBarrier,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_dma_barrier")
    }

    /// Request for a descriptor-generating DMA; a byte says which of the four real instructions it becomes.
    fn pseudo_dma_direct2d(
        &mut self,
        operation: &operations::PseudoDmaDirect2d,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_dma_direct2d")
    }

    /// Second record of a PSEUDO\_DMA\_DIRECT2D that goes through indices or transposes.
    fn pseudo_dma_ext(&mut self, operation: &operations::PseudoDmaExt) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_dma_ext")
    }

    /// Gather or scatter by indices that are fetched from SBUF when it runs.
    fn pseudo_dma_memcpy_full_ind(
        &mut self,
        operation: &operations::PseudoDmaMemcpyFullInd,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_dma_memcpy_full_ind")
    }

    /// Re-arms a DMA queue by name.
    fn pseudo_dma_rearm(
        &mut self,
        operation: &operations::PseudoDmaRearm,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_dma_rearm")
    }

    /// Makes another instance of a queue set the active one.
    fn pseudo_dma_swap_queue_set(
        &mut self,
        operation: &operations::PseudoDmaSwapQueueSet,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_dma_swap_queue_set")
    }

    /// Scatters rows into an embedding table, adding to what it holds.
    fn pseudo_embedding_update(
        &mut self,
        operation: &operations::PseudoEmbeddingUpdate,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_embedding_update")
    }

    /// End of the program. Every stream holds one.
    fn pseudo_exit_execution(
        &mut self,
        operation: &operations::PseudoExitExecution,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_exit_execution")
    }

    /// Continues the record before it, which decides what its bytes mean. It has neither the usual header nor events.
    fn pseudo_extension(
        &mut self,
        operation: &operations::PseudoExtension,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_extension")
    }

    /// Start of a function; splits the stream.
    fn pseudo_function_begin(
        &mut self,
        operation: &operations::PseudoFunctionBegin,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_function_begin")
    }

    /// Calls a function by name, with a copy on every engine it uses.
    fn pseudo_function_call(
        &mut self,
        operation: &operations::PseudoFunctionCall,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_function_call")
    }

    /// End of a function, with a copy on every engine it uses.
    fn pseudo_function_return(
        &mut self,
        operation: &operations::PseudoFunctionReturn,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_function_return")
    }

    /// Asks for the global id of this rank, in a register or at an address.
    fn pseudo_gid_load(
        &mut self,
        operation: &operations::PseudoGidLoad,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_gid_load")
    }

    /// Prefix of further pseudo instructions, named by a second opcode.
    fn pseudo_inst(&mut self, operation: &operations::PseudoInst) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_inst")
    }

    /// Request for a JPEG decode; its operands are not known.
    fn pseudo_jpeg_decode(
        &mut self,
        operation: &operations::PseudoJpegDecode,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_jpeg_decode")
    }

    /// Names a set of activation tables; becomes the write that starts their DMA.
    fn pseudo_load_act_func_set(
        &mut self,
        operation: &operations::PseudoLoadActFuncSet,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_load_act_func_set")
    }

    /// MEM\_2D on a variable of the program; the runtime puts the address in.
    fn pseudo_mem_2d(&mut self, operation: &operations::PseudoMem2d) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_mem_2d")
    }

    /// Bound check before an indirect DMA; becomes compares and branches.
    fn pseudo_range_check(
        &mut self,
        operation: &operations::PseudoRangeCheck,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_range_check")
    }

    /// Sends a window of a tensor to a peer, or receives one.
    fn pseudo_sendrecv(
        &mut self,
        operation: &operations::PseudoSendrecv,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_sendrecv")
    }

    /// Seeds the random generator of an engine.
    fn pseudo_set_rng_seed(
        &mut self,
        operation: &operations::PseudoSetRngSeed,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_set_rng_seed")
    }

    /// Barrier of the engines of one core; becomes EVENT\_SEMAPHORE records.
    fn pseudo_sync_barrier(
        &mut self,
        operation: &operations::PseudoSyncBarrier,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_sync_barrier")
    }

    /// Marks a tensor as complete after a point-to-point copy.
    fn pseudo_tensor_completion(
        &mut self,
        operation: &operations::PseudoTensorCompletion,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_tensor_completion")
    }

    /// All-reduce of a tensor in DRAM.
    fn pseudo_trigger_all_reduce(
        &mut self,
        operation: &operations::PseudoTriggerAllReduce,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_trigger_all_reduce")
    }

    /// First of the two records of a collective over tensors in SBUF.
    fn pseudo_trigger_collective2(
        &mut self,
        operation: &operations::PseudoTriggerCollective2,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_trigger_collective2")
    }

    /// Second of the two records of a collective over tensors in SBUF.
    fn pseudo_trigger_collective2_ext(
        &mut self,
        operation: &operations::PseudoTriggerCollective2Ext,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("pseudo_trigger_collective2_ext")
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

    /// Pool register store, left over from TONGA.
    fn reg_store(&mut self, operation: &operations::RegStore) -> Self::Output {
        let _ = operation;
        self.unimplemented("reg_store")
    }

    /// Fills a tensor with random bits of the engine's generator.
    fn rng(&mut self, operation: &operations::Rng) -> Self::Output {
        let _ = operation;
        self.unimplemented("rng")
    }

    /// Loads the state of a random generator from a tensor or from the record.
    fn s1_rand(&mut self, operation: &operations::S1Rand) -> Self::Output {
        let _ = operation;
        self.unimplemented("s1_rand")
    }

    /// Sorts a vector in each partition and writes the values and their original positions.
    fn s1d2_sort(&mut self, operation: &operations::S1d2Sort) -> Self::Output {
        let _ = operation;
        self.unimplemented("s1d2_sort")
    }

    /// ACTIVATE2 without a slope, with the result of an earlier pass as another operand.
    fn s1s2d2_am(&mut self, operation: &operations::S1s2d2Am) -> Self::Output {
        let _ = operation;
        self.unimplemented("s1s2d2_am")
    }

    /// Loads values into the per-lane state of the vector engine: batch norm coefficients, search values, or scalars.
    fn s2_bn(&mut self, operation: &operations::S2Bn) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2_bn")
    }

    /// Loads the parameters of the batch norm backward pass into per-lane state.
    fn s2_bnpl2(&mut self, operation: &operations::S2Bnpl2) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2_bnpl2")
    }

    /// Loads the 4-bit converter of the PE array, or decodes packed codes on POOL; the type of the table says which.
    fn s2_convlut(&mut self, operation: &operations::S2Convlut) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2_convlut")
    }

    /// Two scalar operations, an activation function and a reduction into the accumulator, in one pass over two dimensions.
    fn s2d2_ac(&mut self, operation: &operations::S2d2Ac) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2d2_ac")
    }

    /// Integer arithmetic on addresses, up to 64 bits wide.
    fn s2d2_addr(&mut self, operation: &operations::S2d2Addr) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2d2_addr")
    }

    /// JPEG decode; its operands are not known.
    fn s2d2_jpeg(&mut self, operation: &operations::S2d2Jpeg) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2d2_jpeg")
    }

    /// Keeps the elements whose position lies between two bounds and fills the others, with an optional running maximum.
    fn s2d2_rs(&mut self, operation: &operations::S2d2Rs) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2d2_rs")
    }

    /// Reduction with a range check; its operands are not known.
    fn s2d2_tr(&mut self, operation: &operations::S2d2Tr) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2d2_tr")
    }

    /// Keeps an element or replaces it by a register, depending on the sign of a generated ramp.
    fn s2d2_ts_as(&mut self, operation: &operations::S2d2TsAs) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2d2_ts_as")
    }

    /// SPARSITY\_COMPRESS with data and positions in separate destinations.
    fn s2d2d2_sc(&mut self, operation: &operations::S2d2d2Sc) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2d2d2_sc")
    }

    /// Integer operation of a tensor with a scalar whose 64-bit result goes to two destinations.
    fn s2d2d2_ts_wide(&mut self, operation: &operations::S2d2d2TsWide) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2d2d2_ts_wide")
    }

    /// Loads or saves the seeds that round fp32 to bfloat16 in PSUM.
    fn s2s1d2_pe_seed(&mut self, operation: &operations::S2s1d2PeSeed) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2s1d2_pe_seed")
    }

    /// Two operations over a tensor, a scalar and a second tensor.
    fn s2s2d2_stt(&mut self, operation: &operations::S2s2d2Stt) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2s2d2_stt")
    }

    /// Integer operation on two tensors whose 64-bit result goes to two destinations.
    fn s2s2d2d2_tt(&mut self, operation: &operations::S2s2d2d2Tt) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2s2d2d2_tt")
    }

    /// Region-of-interest alignment; its operands are not known.
    fn s2s2d3_roi(&mut self, operation: &operations::S2s2d3Roi) -> Self::Output {
        let _ = operation;
        self.unimplemented("s2s2d3_roi")
    }

    /// Loads the sparsity tags of MATMUL\_SPARSE.
    fn s3_lt(&mut self, operation: &operations::S3Lt) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3_lt")
    }

    /// Activation: a function of scaled and biased input, with a running sum per lane.
    fn s3d3_ac(&mut self, operation: &operations::S3d3Ac) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3d3_ac")
    }

    /// Activation between a dequantisation and a requantisation, with a UINT8 result.
    fn s3d3_aq(&mut self, operation: &operations::S3d3Aq) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3d3_aq")
    }

    /// Copies SBUF to the SBUF of a peer core.
    fn s3d3_collective(
        &mut self,
        operation: &operations::S3d3Collective,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3d3_collective")
    }

    /// Writes a scalar into the elements that a predicate tensor chooses and keeps the others.
    fn s3d3_cp_pred_scalar(
        &mut self,
        operation: &operations::S3d3CpPredScalar,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3d3_cp_pred_scalar")
    }

    /// Zeroes elements at random against a threshold; the others stay as they are.
    fn s3d3_dropout(&mut self, operation: &operations::S3d3Dropout) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3d3_dropout")
    }

    /// Writes the positions of the nonzero elements, padded, and their count last.
    fn s3d3_nonzero_with_count(
        &mut self,
        operation: &operations::S3d3NonzeroWithCount,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3d3_nonzero_with_count")
    }

    /// Keeps the four extreme elements of every group, each with its position.
    fn s3d3_sc(&mut self, operation: &operations::S3d3Sc) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3d3_sc")
    }

    /// Finds the first and last position of every run of equal ids in one partition.
    fn s3d3_seq_bounds(
        &mut self,
        operation: &operations::S3d3SeqBounds,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3d3_seq_bounds")
    }

    /// Expands a packed micro-format of 4 or 6 bits to FP8.
    fn s3d3_tens_dequant(
        &mut self,
        operation: &operations::S3d3TensDequant,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3d3_tens_dequant")
    }

    /// Two operations in turn on a tensor, each with a scalar.
    fn s3d3_ts(&mut self, operation: &operations::S3d3Ts) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3d3_ts")
    }

    /// An immediate predicate picks either the element or a scalar; no bit changes.
    fn s3d3_ts_select(&mut self, operation: &operations::S3d3TsSelect) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3d3_ts_select")
    }

    /// Quantises 16-bit floats to packed FP8 with a scale per block.
    fn s3dmx1_quant(&mut self, operation: &operations::S3dmx1Quant) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3dmx1_quant")
    }

    /// Sums of the batch norm backward pass over two tensors, three to a partition.
    fn s3s3d1_bn(&mut self, operation: &operations::S3s3d1Bn) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3s3d1_bn")
    }

    /// S3S3D1\_BN with a choice of sources for its scalars.
    fn s3s3d1_bn2(&mut self, operation: &operations::S3s3d1Bn2) -> Self::Output {
        let _ = operation;
        self.unimplemented("s3s3d1_bn2")
    }

    /// Loads up to 512 elements per partition into the buffer that GATHER reads.
    fn s4_pb(&mut self, operation: &operations::S4Pb) -> Self::Output {
        let _ = operation;
        self.unimplemented("s4_pb")
    }

    /// Pool register load; its operands are not known.
    fn s4_rl(&mut self, operation: &operations::S4Rl) -> Self::Output {
        let _ = operation;
        self.unimplemented("s4_rl")
    }

    /// Four-dimensional source to a few results per partition: batch norm statistics, the eight largest values, or match positions.
    fn s4d2_bn(&mut self, operation: &operations::S4d2Bn) -> Self::Output {
        let _ = operation;
        self.unimplemented("s4d2_bn")
    }

    /// Matrix multiplication over two to four feature maps, of which a tag per cell picks one.
    fn s4d3_mm(&mut self, operation: &operations::S4d3Mm) -> Self::Output {
        let _ = operation;
        self.unimplemented("s4d3_mm")
    }

    /// Reduces across partitions.
    fn s4d4_cr(&mut self, operation: &operations::S4d4Cr) -> Self::Output {
        let _ = operation;
        self.unimplemented("s4d4_cr")
    }

    /// Looks indices up in the loaded pool buffer.
    fn s4d4_gt(&mut self, operation: &operations::S4d4Gt) -> Self::Output {
        let _ = operation;
        self.unimplemented("s4d4_gt")
    }

    /// Copies runs of elements chosen by indices.
    fn s4d4_ic(&mut self, operation: &operations::S4d4Ic) -> Self::Output {
        let _ = operation;
        self.unimplemented("s4d4_ic")
    }

    /// Replaces the first match of each of the eight loaded values by a constant.
    fn s4d4_mr(&mut self, operation: &operations::S4d4Mr) -> Self::Output {
        let _ = operation;
        self.unimplemented("s4d4_mr")
    }

    /// Maximum or average over windows that a four-dimensional pattern delivers.
    fn s4d4_pl(&mut self, operation: &operations::S4d4Pl) -> Self::Output {
        let _ = operation;
        self.unimplemented("s4d4_pl")
    }

    /// One operation on a tensor with a preloaded scalar for each outermost slice.
    fn s4d4_tsm(&mut self, operation: &operations::S4d4Tsm) -> Self::Output {
        let _ = operation;
        self.unimplemented("s4d4_tsm")
    }

    /// Loads a tile of MX weights, elements and scales.
    fn smx1_lw(&mut self, operation: &operations::Smx1Lw) -> Self::Output {
        let _ = operation;
        self.unimplemented("smx1_lw")
    }

    /// Streams an MX operand against loaded MX weights into PSUM.
    fn smx1d3_mm(&mut self, operation: &operations::Smx1d3Mm) -> Self::Output {
        let _ = operation;
        self.unimplemented("smx1d3_mm")
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

    /// Folds the chosen fast dimensions of a tensor and stores the fold after every element.
    fn tensor_cumulative(
        &mut self,
        operation: &operations::TensorCumulative,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_cumulative")
    }

    /// Folds the chosen fast dimensions of a tensor with one operation. The transposed opcodes fold the transposed source.
    fn tensor_reduce(&mut self, operation: &operations::TensorReduce) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_reduce")
    }

    /// One operation on two tensors, element by element: dst = src0 op src1. A step of 0 broadcasts.
    fn tensor_tensor(&mut self, operation: &operations::TensorTensor) -> Self::Output {
        let _ = operation;
        self.unimplemented("tensor_tensor")
    }

    /// Copy through the pooling engine of TONGA.
    fn tonga_copy_inst(
        &mut self,
        operation: &operations::TongaCopyInst,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tonga_copy_inst")
    }

    /// dma\_trigger of TONGA, whose events are another type.
    fn tonga_dma_trigger(
        &mut self,
        operation: &operations::TongaDmaTrigger,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tonga_dma_trigger")
    }

    /// Quantised matrix multiplication on the array of TONGA, with zero points.
    fn tonga_matmul_inst(
        &mut self,
        operation: &operations::TongaMatmulInst,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tonga_matmul_inst")
    }

    /// TONGA records of which only the header and the events are known.
    fn tonga_opaque(&mut self, operation: &operations::TongaOpaque) -> Self::Output {
        let _ = operation;
        self.unimplemented("tonga_opaque")
    }

    /// Maximum or average pooling of TONGA, computed in fp32.
    fn tonga_pool_inst(
        &mut self,
        operation: &operations::TongaPoolInst,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("tonga_pool_inst")
    }

    /// Starts a collective over tensors in DRAM. The plan is made when the program is loaded; what stays in the stream is one trigger, and the update of its events says that the collective is done.
    fn trigger_collective(
        &mut self,
        operation: &operations::TriggerCollective,
    ) -> Self::Output {
        let _ = operation;
        self.unimplemented("trigger_collective")
    }
}
