// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Records of SUNDA to operations, and back.

use tpb_core::RecordBytes;
use tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use tpb_records::{Execute, Operation, formats, operations};

/// The operation a record states.
///
/// # Errors
/// This generation lacks the opcode, or a field holds a value that no operand value stands for.
pub fn lift(bytes: &RecordBytes) -> Result<Operation, LiftError> {
    Ok(
        match bytes[0] {
            0x01 => {
                Operation::LoadWeights(
                    operations::LoadWeights::lift(&formats::S3LwSunda(*bytes))?,
                )
            }
            0x02 => {
                Operation::Matmul(
                    operations::Matmul::lift(&formats::S3d3MmSunda(*bytes))?,
                )
            }
            0x03 => {
                Operation::Opaque(
                    operations::Opaque::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0x04 => {
                Operation::Opaque(
                    operations::Opaque::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0x05 => {
                Operation::Opaque(
                    operations::Opaque::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0x21 => {
                Operation::Activate(
                    operations::Activate::lift(&formats::S3d3Ac(*bytes))?,
                )
            }
            0x22 => {
                Operation::ActivateQuantize(
                    operations::ActivateQuantize::lift(&formats::S3d3Aq(*bytes))?,
                )
            }
            0x23 => {
                Operation::ActivationTableLoad(
                    operations::ActivationTableLoad::lift(
                        &formats::CtrlNoActTableLoad(*bytes),
                    )?,
                )
            }
            0x24 => {
                Operation::ReadAccumulator(
                    operations::ReadAccumulator::lift(&formats::D1Rd(*bytes))?,
                )
            }
            0x30 => {
                Operation::Exponential(
                    operations::Exponential::lift(&formats::S3d3TsSunda(*bytes))?,
                )
            }
            0x41 => {
                Operation::TensorTensor(
                    operations::TensorTensor::lift(&formats::S3s3d3Tt(*bytes))?,
                )
            }
            0x42 => {
                Operation::TensorReduce(
                    operations::TensorReduce::lift(&formats::S4d4TrSunda(*bytes))?,
                )
            }
            0x43 => {
                Operation::TensorScalar(
                    operations::TensorScalar::lift(&formats::S3d3TsSunda(*bytes))?,
                )
            }
            0x44 => {
                Operation::TensorScalar(
                    operations::TensorScalar::lift(&formats::S3d3TsSunda(*bytes))?,
                )
            }
            0x45 => Operation::Pool(operations::Pool::lift(&formats::S4d4Pl(*bytes))?),
            0x46 => {
                Operation::Copy(operations::Copy::lift(&formats::S4d4TrSunda(*bytes))?)
            }
            0x47 => {
                Operation::Cast(operations::Cast::lift(&formats::S4d4TrSunda(*bytes))?)
            }
            0x48 => {
                Operation::Reciprocal(
                    operations::Reciprocal::lift(&formats::S4d4TrSunda(*bytes))?,
                )
            }
            0x49 => Operation::Memset(operations::Memset::lift(&formats::D4Mr(*bytes))?),
            0x4a => {
                Operation::RegLoad(operations::RegLoad::lift(&formats::S4Rl(*bytes))?)
            }
            0x4b => {
                Operation::RegStore(operations::RegStore::lift(&formats::D4Mr(*bytes))?)
            }
            0x4c => {
                Operation::Opaque(
                    operations::Opaque::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0x4d => Operation::Rng(operations::Rng::lift(&formats::D4Mr(*bytes))?),
            0x4e => {
                Operation::TensorCumulative(
                    operations::TensorCumulative::lift(&formats::S4d4TrSunda(*bytes))?,
                )
            }
            0x4f => {
                Operation::TensorScalarPtrMulti(
                    operations::TensorScalarPtrMulti::lift(&formats::S4d4Tsm(*bytes))?,
                )
            }
            0x51 => {
                Operation::TensorTensor(
                    operations::TensorTensor::lift(&formats::S3s3d3Tt(*bytes))?,
                )
            }
            0x52 => {
                Operation::TensorReduce(
                    operations::TensorReduce::lift(&formats::S4d4TrSunda(*bytes))?,
                )
            }
            0x53 => {
                Operation::TensorScalar(
                    operations::TensorScalar::lift(&formats::S3d3TsSunda(*bytes))?,
                )
            }
            0x54 => {
                Operation::TensorScalar(
                    operations::TensorScalar::lift(&formats::S3d3TsSunda(*bytes))?,
                )
            }
            0x58 => {
                Operation::MaxPoolSelect(
                    operations::MaxPoolSelect::lift(&formats::S4d4Pl(*bytes))?,
                )
            }
            0x5e => {
                Operation::TensorCumulative(
                    operations::TensorCumulative::lift(&formats::S4d4TrSunda(*bytes))?,
                )
            }
            0x5f => {
                Operation::TensorScalarPtrMulti(
                    operations::TensorScalarPtrMulti::lift(&formats::S4d4Tsm(*bytes))?,
                )
            }
            0x60 => {
                Operation::BatchNormStats(
                    operations::BatchNormStats::lift(&formats::S4d2Bn(*bytes))?,
                )
            }
            0x61 => {
                Operation::BatchNormStats(
                    operations::BatchNormStats::lift(&formats::S4d2Bn(*bytes))?,
                )
            }
            0x62 => {
                Operation::BatchNormAggregate(
                    operations::BatchNormAggregate::lift(&formats::S4d2Bn(*bytes))?,
                )
            }
            0x63 => {
                Operation::BatchNormGradAccumulate(
                    operations::BatchNormGradAccumulate::lift(
                        &formats::S3s3d1Bn(*bytes),
                    )?,
                )
            }
            0x64 => {
                Operation::BatchNormParamLoad(
                    operations::BatchNormParamLoad::lift(&formats::S2Bn(*bytes))?,
                )
            }
            0x65 => {
                Operation::BatchNormBackProp(
                    operations::BatchNormBackProp::lift(&formats::S3s3d3Tt(*bytes))?,
                )
            }
            0x66 => {
                Operation::LoadParameterRam(
                    operations::LoadParameterRam::lift(&formats::CtrlIm(*bytes))?,
                )
            }
            0x67 => {
                Operation::PoolBufferLoad(
                    operations::PoolBufferLoad::lift(&formats::S4Pb(*bytes))?,
                )
            }
            0x68 => {
                Operation::Gather(operations::Gather::lift(&formats::S4d4Gt(*bytes))?)
            }
            0x69 => {
                Operation::LoadMaskSelect(
                    operations::LoadMaskSelect::lift(&formats::CtrlIm(*bytes))?,
                )
            }
            0x6a => {
                Operation::StreamShuffle(
                    operations::StreamShuffle::lift(&formats::S4d4TrSunda(*bytes))?,
                )
            }
            0x6b => {
                Operation::StreamTranspose(
                    operations::StreamTranspose::lift(&formats::S4d4TrSunda(*bytes))?,
                )
            }
            0x6c => Operation::Max8(operations::Max8::lift(&formats::S4d2Bn(*bytes))?),
            0x6d => {
                Operation::MatchValueLoad(
                    operations::MatchValueLoad::lift(&formats::S2Bn(*bytes))?,
                )
            }
            0x6e => {
                Operation::FindIndex8(
                    operations::FindIndex8::lift(&formats::S4d2Bn(*bytes))?,
                )
            }
            0x6f => {
                Operation::MatchReplace8(
                    operations::MatchReplace8::lift(&formats::S4d4Mr(*bytes))?,
                )
            }
            0x70 => {
                Operation::TensorScalarImmediateLoad(
                    operations::TensorScalarImmediateLoad::lift(&formats::S2Bn(*bytes))?,
                )
            }
            0x71 => {
                Operation::TensorScalarImmediateLoad(
                    operations::TensorScalarImmediateLoad::lift(&formats::S2Bn(*bytes))?,
                )
            }
            0x72 => {
                Operation::CopyPredicated(
                    operations::CopyPredicated::lift(&formats::S3s3d3Tt(*bytes))?,
                )
            }
            0x73 => {
                Operation::RoiAlign(
                    operations::RoiAlign::lift(&formats::S2s2d3Roi(*bytes))?,
                )
            }
            0x74 => {
                Operation::TensorScalarAddr(
                    operations::TensorScalarAddr::lift(&formats::S2d2Addr(*bytes))?,
                )
            }
            0x76 => Operation::Rand(operations::Rand::lift(&formats::D4Rand(*bytes))?),
            0x77 => {
                Operation::RandGetState(
                    operations::RandGetState::lift(&formats::D4Rand(*bytes))?,
                )
            }
            0x78 => {
                Operation::RandSetState(
                    operations::RandSetState::lift(&formats::S1Rand(*bytes))?,
                )
            }
            0x79 => {
                Operation::Opaque(
                    operations::Opaque::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0x7a => {
                Operation::LoadPoolArgument(
                    operations::LoadPoolArgument::lift(&formats::CtrlIm(*bytes))?,
                )
            }
            0x7b => {
                Operation::TensorDequantize(
                    operations::TensorDequantize::lift(
                        &formats::S3d3TensDequantSunda(*bytes),
                    )?,
                )
            }
            0x7c => {
                Operation::CrossLaneReduce(
                    operations::CrossLaneReduce::lift(&formats::S4d4Cr(*bytes))?,
                )
            }
            0x7d => {
                Operation::CrossLaneReduce(
                    operations::CrossLaneReduce::lift(&formats::S4d4Cr(*bytes))?,
                )
            }
            0x7e => Operation::Iota(operations::Iota::lift(&formats::D4Iota(*bytes))?),
            0x7f => {
                Operation::Dropout(
                    operations::Dropout::lift(&formats::S3d3Dropout(*bytes))?,
                )
            }
            0x82 => {
                Operation::BatchNormStats(
                    operations::BatchNormStats::lift(&formats::S4d2Bn(*bytes))?,
                )
            }
            0x83 => {
                Operation::TensorReduce(
                    operations::TensorReduce::lift(&formats::S4d4TrSunda(*bytes))?,
                )
            }
            0x84 => {
                Operation::TensorReduce(
                    operations::TensorReduce::lift(&formats::S4d4TrSunda(*bytes))?,
                )
            }
            0x85 => {
                Operation::CustomOp(
                    operations::CustomOp::lift(&formats::CustomOpHeaderSunda(*bytes))?,
                )
            }
            0x86 => {
                Operation::CustomOpArgument(
                    operations::CustomOpArgument::lift(
                        &formats::CustomOpPayloadSunda(*bytes),
                    )?,
                )
            }
            0x87 => {
                Operation::TensorScalarPtrMulti(
                    operations::TensorScalarPtrMulti::lift(&formats::S4d4Tsm(*bytes))?,
                )
            }
            0x88 => {
                Operation::TensorScalarPtrMulti(
                    operations::TensorScalarPtrMulti::lift(&formats::S4d4Tsm(*bytes))?,
                )
            }
            0x8a => {
                Operation::TensorTensor(
                    operations::TensorTensor::lift(&formats::S3s3d3Tt(*bytes))?,
                )
            }
            0x8b => {
                Operation::TensorTensor(
                    operations::TensorTensor::lift(&formats::S3s3d3Tt(*bytes))?,
                )
            }
            0x8c => {
                Operation::TensorReduce(
                    operations::TensorReduce::lift(&formats::S4d4TrSunda(*bytes))?,
                )
            }
            0x8d => {
                Operation::TensorReduce(
                    operations::TensorReduce::lift(&formats::S4d4TrSunda(*bytes))?,
                )
            }
            0x8e => {
                Operation::BatchNormParamLoad2(
                    operations::BatchNormParamLoad2::lift(&formats::S2Bnpl2(*bytes))?,
                )
            }
            0x8f => {
                Operation::TensorTensor(
                    operations::TensorTensor::lift(&formats::S3s3d3Tt(*bytes))?,
                )
            }
            0x92 => {
                Operation::AffineSelect(
                    operations::AffineSelect::lift(&formats::S2d2TsAs(*bytes))?,
                )
            }
            0x93 => {
                Operation::TensorScalar(
                    operations::TensorScalar::lift(&formats::S3d3TsSunda(*bytes))?,
                )
            }
            0x94 => {
                Operation::BatchNormGradAccumulate2(
                    operations::BatchNormGradAccumulate2::lift(
                        &formats::S3s3d1Bn2(*bytes),
                    )?,
                )
            }
            0x95 => {
                Operation::ModifyPoolConfig(
                    operations::ModifyPoolConfig::lift(
                        &formats::ModifyPoolConfig(*bytes),
                    )?,
                )
            }
            0x96 => Operation::Sort(operations::Sort::lift(&formats::S1d2Sort(*bytes))?),
            0x98 => {
                Operation::TensorScalarSelect(
                    operations::TensorScalarSelect::lift(&formats::S3d3TsSelect(*bytes))?,
                )
            }
            0x99 => {
                Operation::CopyPredicated(
                    operations::CopyPredicated::lift(&formats::S3s3d3Tt(*bytes))?,
                )
            }
            0x9a => {
                Operation::TensorScalarCacheReduce(
                    operations::TensorScalarCacheReduce::lift(
                        &formats::S3d3TsSunda(*bytes),
                    )?,
                )
            }
            0x9b => {
                Operation::ReadAccumulator(
                    operations::ReadAccumulator::lift(&formats::D1Rd(*bytes))?,
                )
            }
            0x9c => {
                Operation::TensorReduceRangeCheck(
                    operations::TensorReduceRangeCheck::lift(&formats::S2d2Tr(*bytes))?,
                )
            }
            0x9d => {
                Operation::ScalarTensorTensor(
                    operations::ScalarTensorTensor::lift(&formats::S2s2d2Stt(*bytes))?,
                )
            }
            0x9e => {
                Operation::ScalarTensorTensor(
                    operations::ScalarTensorTensor::lift(&formats::S2s2d2Stt(*bytes))?,
                )
            }
            0x9f => {
                Operation::EngineNop(
                    operations::EngineNop::lift(&formats::CtrlIm(*bytes))?,
                )
            }
            0xa0 => {
                Operation::EventSemaphore(
                    operations::EventSemaphore::lift(&formats::CtrlEs(*bytes))?,
                )
            }
            0xa1 => {
                Operation::Control(operations::Control::lift(&formats::CtrlNo(*bytes))?)
            }
            0xa2 => {
                Operation::Control(operations::Control::lift(&formats::CtrlNo(*bytes))?)
            }
            0xa3 => {
                Operation::Control(operations::Control::lift(&formats::CtrlNo(*bytes))?)
            }
            0xa4 => {
                Operation::Control(operations::Control::lift(&formats::CtrlNo(*bytes))?)
            }
            0xa5 => Operation::Write(operations::Write::lift(&formats::CtrlWr(*bytes))?),
            0xa6 => {
                Operation::Control(operations::Control::lift(&formats::CtrlNo(*bytes))?)
            }
            0xa7 => {
                Operation::RegisterMove(
                    operations::RegisterMove::lift(&formats::CtrlMv(*bytes))?,
                )
            }
            0xa8 => {
                Operation::RegisterAlu(
                    operations::RegisterAlu::lift(&formats::CtrlAl(*bytes))?,
                )
            }
            0xa9 => {
                Operation::Branch(operations::Branch::lift(&formats::CtrlBr(*bytes))?)
            }
            0xaa => {
                Operation::TensorLoad(
                    operations::TensorLoad::lift(&formats::Mem2d(*bytes))?,
                )
            }
            0xab => {
                Operation::TensorStore(
                    operations::TensorStore::lift(&formats::Mem2d(*bytes))?,
                )
            }
            0xb0 => {
                Operation::SemaphoreRangeClear(
                    operations::SemaphoreRangeClear::lift(&formats::CtrlEr(*bytes))?,
                )
            }
            0xb1 => {
                Operation::SetOrderingMode(
                    operations::SetOrderingMode::lift(&formats::CtrlOm(*bytes))?,
                )
            }
            0xb2 => {
                Operation::MoveShape(
                    operations::MoveShape::lift(&formats::CtrlMs(*bytes))?,
                )
            }
            0xb3 => {
                Operation::PollSemaphore(
                    operations::PollSemaphore::lift(&formats::CtrlPollSem(*bytes))?,
                )
            }
            0xb5 => {
                Operation::BranchPrefetchHint(
                    operations::BranchPrefetchHint::lift(&formats::CtrlBrHint(*bytes))?,
                )
            }
            0xb8 => {
                Operation::DmaCopy(
                    operations::DmaCopy::lift(&formats::DmaDirect2d(*bytes))?,
                )
            }
            0xbb => {
                Operation::DmaIndirect(
                    operations::DmaIndirect::lift(&formats::DmaIndirect1d(*bytes))?,
                )
            }
            0xc1 => {
                Operation::DmaTrigger(
                    operations::DmaTrigger::lift(&formats::PseudoDmaTrigger(*bytes))?,
                )
            }
            0xc2 => {
                Operation::DmaRearm(
                    operations::DmaRearm::lift(&formats::PseudoDmaRearm(*bytes))?,
                )
            }
            0xc3 => {
                Operation::DmaBarrier(
                    operations::DmaBarrier::lift(&formats::PseudoDmaBarrier(*bytes))?,
                )
            }
            0xc4 => {
                Operation::PseudoDmaIndirect(
                    operations::PseudoDmaIndirect::lift(
                        &formats::PseudoDmaMemcpyFullInd(*bytes),
                    )?,
                )
            }
            0xc5 => {
                Operation::Opaque(
                    operations::Opaque::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0xc6 => {
                Operation::LoadActivationSet(
                    operations::LoadActivationSet::lift(
                        &formats::PseudoLoadActFuncSet(*bytes),
                    )?,
                )
            }
            0xc7 => {
                Operation::PseudoTriggerAllReduce(
                    operations::PseudoTriggerAllReduce::lift(
                        &formats::PseudoTriggerAllReduce(*bytes),
                    )?,
                )
            }
            0xc8 => {
                Operation::TriggerCollective(
                    operations::TriggerCollective::lift(
                        &formats::PseudoTriggerCollective(*bytes),
                    )?,
                )
            }
            0xc9 => {
                Operation::Opaque(
                    operations::Opaque::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0xca => {
                Operation::EmbeddingUpdate(
                    operations::EmbeddingUpdate::lift(
                        &formats::PseudoEmbeddingUpdate(*bytes),
                    )?,
                )
            }
            0xcb => {
                Operation::SendRecv(
                    operations::SendRecv::lift(&formats::PseudoSendrecv(*bytes))?,
                )
            }
            0xcc => {
                Operation::Opaque(
                    operations::Opaque::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0xcd => {
                Operation::VariableStore(
                    operations::VariableStore::lift(&formats::PseudoMem2d(*bytes))?,
                )
            }
            0xce => {
                Operation::VariableLoad(
                    operations::VariableLoad::lift(&formats::PseudoMem2d(*bytes))?,
                )
            }
            0xcf => {
                Operation::DmaSwapQueueSet(
                    operations::DmaSwapQueueSet::lift(
                        &formats::PseudoDmaSwapQueueSet(*bytes),
                    )?,
                )
            }
            0xd0 => {
                Operation::SetRngSeed(
                    operations::SetRngSeed::lift(&formats::PseudoSetRngSeed(*bytes))?,
                )
            }
            0xd1 => {
                Operation::FunctionBegin(
                    operations::FunctionBegin::lift(
                        &formats::PseudoFunctionBegin(*bytes),
                    )?,
                )
            }
            0xd2 => {
                Operation::FunctionReturn(
                    operations::FunctionReturn::lift(
                        &formats::PseudoFunctionReturn(*bytes),
                    )?,
                )
            }
            0xd3 => {
                Operation::FunctionCall(
                    operations::FunctionCall::lift(&formats::PseudoFunctionCall(*bytes))?,
                )
            }
            0xd4 => {
                Operation::PseudoDmaCopy(
                    operations::PseudoDmaCopy::lift(&formats::PseudoDmaDirect2d(*bytes))?,
                )
            }
            0xd5 => {
                Operation::SyncBarrier(
                    operations::SyncBarrier::lift(&formats::PseudoSyncBarrier(*bytes))?,
                )
            }
            0xd6 => {
                Operation::RangeCheck(
                    operations::RangeCheck::lift(&formats::PseudoRangeCheck(*bytes))?,
                )
            }
            0xd8 => {
                Operation::CoreBarrier(
                    operations::CoreBarrier::lift(&formats::PseudoCoreBarrier(*bytes))?,
                )
            }
            0xd9 => {
                Operation::TriggerCollective2(
                    operations::TriggerCollective2::lift(
                        &formats::PseudoTriggerCollective2(*bytes),
                    )?,
                )
            }
            0xda => {
                Operation::Extension(
                    operations::Extension::lift(&formats::PseudoExtension(*bytes))?,
                )
            }
            0xdb => {
                Operation::CurrentRank(
                    operations::CurrentRank::lift(
                        &formats::PseudoCurProcessingRankId(*bytes),
                    )?,
                )
            }
            0xdc => {
                Operation::GlobalId(
                    operations::GlobalId::lift(&formats::PseudoGidLoad(*bytes))?,
                )
            }
            0xdd => {
                Operation::BranchPrefetchHint(
                    operations::BranchPrefetchHint::lift(
                        &formats::PseudoBranchPrefetchHint(*bytes),
                    )?,
                )
            }
            0xde => {
                Operation::TensorCompletion(
                    operations::TensorCompletion::lift(
                        &formats::PseudoTensorCompletion(*bytes),
                    )?,
                )
            }
            0xdf if bytes[12] == 0x01 => {
                Operation::Exit(
                    operations::Exit::lift(&formats::PseudoExitExecution(*bytes))?,
                )
            }
            0xdf => {
                Operation::Pseudo(
                    operations::Pseudo::lift(&formats::PseudoInst(*bytes))?,
                )
            }
            0xe5 => {
                Operation::TensorTensorScan(
                    operations::TensorTensorScan::lift(&formats::S2s2d2Stt(*bytes))?,
                )
            }
            0xe6 => {
                Operation::TensorScalarCacheCumulative(
                    operations::TensorScalarCacheCumulative::lift(
                        &formats::S3d3TsSunda(*bytes),
                    )?,
                )
            }
            0xe7 => {
                Operation::IndirectCopy(
                    operations::IndirectCopy::lift(&formats::S4d4IcSunda(*bytes))?,
                )
            }
            0xe8 => {
                Operation::CopyPredicatedScalar(
                    operations::CopyPredicatedScalar::lift(
                        &formats::S3d3CpPredScalarSunda(*bytes),
                    )?,
                )
            }
            0xea => {
                Operation::SelectReduce(
                    operations::SelectReduce::lift(&formats::S2s2d2Stt(*bytes))?,
                )
            }
            0xf0 if bytes[12] == 0x02 => {
                Operation::ExtendedTensorTensor(
                    operations::ExtendedTensorTensor::lift(
                        &formats::ExtendedTta(*bytes),
                    )?,
                )
            }
            0xf0 => {
                Operation::Extended(
                    operations::Extended::lift(&formats::ExtendedInst(*bytes))?,
                )
            }
            0xff => {
                Operation::Invalid(operations::Invalid::lift(&formats::Invalid(*bytes))?)
            }
            byte => return Err(LiftError::UnknownOpcode(byte)),
        },
    )
}

/// The record of an operation; bytes that no operand stands for are zero.
///
/// # Errors
/// This generation lacks the operation, or cannot express an operand's value.
pub fn lower(operation: &Operation) -> Result<RecordBytes, LowerError> {
    lower_onto(operation, &[0; tpb_core::RECORD_SIZE])
}

/// The same, over a record whose other bytes stay.
///
/// # Errors
/// As for [`lower`].
pub fn lower_onto(
    operation: &Operation,
    onto: &RecordBytes,
) -> Result<RecordBytes, LowerError> {
    Ok(
        match operation {
            Operation::Activate(o) => {
                match o.opcode.0 {
                    0x21 => o.lower_onto(formats::S3d3Ac(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Activate2(_) => {
                return Err(LowerError::UnknownOperation(operations::Activate2::NAME));
            }
            Operation::ActivateMultipass(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::ActivateMultipass::NAME),
                );
            }
            Operation::ActivateQuantize(o) => {
                match o.opcode.0 {
                    0x22 => o.lower_onto(formats::S3d3Aq(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::ActivationTableLoad(o) => {
                match o.opcode.0 {
                    0x23 => o.lower_onto(formats::CtrlNoActTableLoad(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::AffineSelect(o) => {
                match o.opcode.0 {
                    0x92 => o.lower_onto(formats::S2d2TsAs(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::BatchNormAggregate(o) => {
                match o.opcode.0 {
                    0x62 => o.lower_onto(formats::S4d2Bn(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::BatchNormBackProp(o) => {
                match o.opcode.0 {
                    0x65 => o.lower_onto(formats::S3s3d3Tt(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::BatchNormGradAccumulate(o) => {
                match o.opcode.0 {
                    0x63 => o.lower_onto(formats::S3s3d1Bn(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::BatchNormGradAccumulate2(o) => {
                match o.opcode.0 {
                    0x94 => o.lower_onto(formats::S3s3d1Bn2(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::BatchNormParamLoad(o) => {
                match o.opcode.0 {
                    0x64 => o.lower_onto(formats::S2Bn(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::BatchNormParamLoad2(o) => {
                match o.opcode.0 {
                    0x8e => o.lower_onto(formats::S2Bnpl2(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::BatchNormStats(o) => {
                match o.opcode.0 {
                    0x60 => o.lower_onto(formats::S4d2Bn(*onto))?.0,
                    0x61 => o.lower_onto(formats::S4d2Bn(*onto))?.0,
                    0x82 => o.lower_onto(formats::S4d2Bn(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Branch(o) => {
                match o.opcode.0 {
                    0xa9 => o.lower_onto(formats::CtrlBr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::BranchPrefetchHint(o) => {
                match o.opcode.0 {
                    0xb5 => o.lower_onto(formats::CtrlBrHint(*onto))?.0,
                    0xdd => o.lower_onto(formats::PseudoBranchPrefetchHint(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Cast(o) => {
                match o.opcode.0 {
                    0x47 => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CompactControl(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::CompactControl::NAME),
                );
            }
            Operation::Control(o) => {
                match o.opcode.0 {
                    0xa1 => o.lower_onto(formats::CtrlNo(*onto))?.0,
                    0xa2 => o.lower_onto(formats::CtrlNo(*onto))?.0,
                    0xa3 => o.lower_onto(formats::CtrlNo(*onto))?.0,
                    0xa4 => o.lower_onto(formats::CtrlNo(*onto))?.0,
                    0xa6 => o.lower_onto(formats::CtrlNo(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::ConvLutLoad(_) => {
                return Err(LowerError::UnknownOperation(operations::ConvLutLoad::NAME));
            }
            Operation::Copy(o) => {
                match o.opcode.0 {
                    0x46 => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CopyPredicated(o) => {
                match o.opcode.0 {
                    0x72 => o.lower_onto(formats::S3s3d3Tt(*onto))?.0,
                    0x99 => o.lower_onto(formats::S3s3d3Tt(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CopyPredicatedScalar(o) => {
                match o.opcode.0 {
                    0xe8 => o.lower_onto(formats::S3d3CpPredScalarSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CoreBarrier(o) => {
                match o.opcode.0 {
                    0xd8 => o.lower_onto(formats::PseudoCoreBarrier(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CrossLaneReduce(o) => {
                match o.opcode.0 {
                    0x7c => o.lower_onto(formats::S4d4Cr(*onto))?.0,
                    0x7d => o.lower_onto(formats::S4d4Cr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CurrentRank(o) => {
                match o.opcode.0 {
                    0xdb => o.lower_onto(formats::PseudoCurProcessingRankId(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CustomOp(o) => {
                match o.opcode.0 {
                    0x85 => o.lower_onto(formats::CustomOpHeaderSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CustomOpArgument(o) => {
                match o.opcode.0 {
                    0x86 => o.lower_onto(formats::CustomOpPayloadSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::DmaBarrier(o) => {
                match o.opcode.0 {
                    0xc3 => o.lower_onto(formats::PseudoDmaBarrier(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::DmaCopy(o) => {
                match o.opcode.0 {
                    0xb8 => o.lower_onto(formats::DmaDirect2d(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::DmaCopy2(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaCopy2::NAME));
            }
            Operation::DmaGatherTranspose(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::DmaGatherTranspose::NAME),
                );
            }
            Operation::DmaImmediate(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaImmediate::NAME));
            }
            Operation::DmaIndirect(o) => {
                match o.opcode.0 {
                    0xbb => o.lower_onto(formats::DmaIndirect1d(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::DmaRearm(o) => {
                match o.opcode.0 {
                    0xc2 => o.lower_onto(formats::PseudoDmaRearm(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::DmaSwapQueueSet(o) => {
                match o.opcode.0 {
                    0xcf => o.lower_onto(formats::PseudoDmaSwapQueueSet(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::DmaTranspose(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaTranspose::NAME));
            }
            Operation::DmaTrigger(o) => {
                match o.opcode.0 {
                    0xc1 => o.lower_onto(formats::PseudoDmaTrigger(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Dropout(o) => {
                match o.opcode.0 {
                    0x7f => o.lower_onto(formats::S3d3Dropout(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::EmbeddingUpdate(o) => {
                match o.opcode.0 {
                    0xca => o.lower_onto(formats::PseudoEmbeddingUpdate(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::EngineNop(o) => {
                match o.opcode.0 {
                    0x9f => o.lower_onto(formats::CtrlIm(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::EventSemaphore(o) => {
                match o.opcode.0 {
                    0xa0 => o.lower_onto(formats::CtrlEs(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Exit(o) => {
                match o.opcode.0 {
                    0xdf => o.lower_onto(formats::PseudoExitExecution(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Exponential(o) => {
                match o.opcode.0 {
                    0x30 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Extended(o) => {
                match o.opcode.0 {
                    0xf0 => {
                        let record = o.lower_onto(formats::ExtendedInst(*onto))?.0;
                        if record[12] == 0x02 {
                            return Err(LowerError::OtherForm {
                                operand: "extended_opcode",
                            });
                        }
                        record
                    }
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::ExtendedTensorTensor(o) => {
                match o.opcode.0 {
                    0xf0 => o.lower_onto(formats::ExtendedTta(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Extension(o) => {
                match o.opcode.0 {
                    0xda => o.lower_onto(formats::PseudoExtension(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::FindIndex8(o) => {
                match o.opcode.0 {
                    0x6e => o.lower_onto(formats::S4d2Bn(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::FunctionBegin(o) => {
                match o.opcode.0 {
                    0xd1 => o.lower_onto(formats::PseudoFunctionBegin(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::FunctionCall(o) => {
                match o.opcode.0 {
                    0xd3 => o.lower_onto(formats::PseudoFunctionCall(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::FunctionReturn(o) => {
                match o.opcode.0 {
                    0xd2 => o.lower_onto(formats::PseudoFunctionReturn(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Gather(o) => {
                match o.opcode.0 {
                    0x68 => o.lower_onto(formats::S4d4Gt(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::GlobalId(o) => {
                match o.opcode.0 {
                    0xdc => o.lower_onto(formats::PseudoGidLoad(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::IndirectCopy(o) => {
                match o.opcode.0 {
                    0xe7 => o.lower_onto(formats::S4d4IcSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Invalid(o) => {
                match o.opcode.0 {
                    0xff => o.lower_onto(formats::Invalid(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Iota(o) => {
                match o.opcode.0 {
                    0x7e => o.lower_onto(formats::D4Iota(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::JpegDecode(_) => {
                return Err(LowerError::UnknownOperation(operations::JpegDecode::NAME));
            }
            Operation::LoadActivationSet(o) => {
                match o.opcode.0 {
                    0xc6 => o.lower_onto(formats::PseudoLoadActFuncSet(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::LoadMaskSelect(o) => {
                match o.opcode.0 {
                    0x69 => o.lower_onto(formats::CtrlIm(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::LoadParameterRam(o) => {
                match o.opcode.0 {
                    0x66 => o.lower_onto(formats::CtrlIm(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::LoadPoolArgument(o) => {
                match o.opcode.0 {
                    0x7a => o.lower_onto(formats::CtrlIm(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::LoadTags(_) => {
                return Err(LowerError::UnknownOperation(operations::LoadTags::NAME));
            }
            Operation::LoadWeights(o) => {
                match o.opcode.0 {
                    0x01 => o.lower_onto(formats::S3LwSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::LoadWeightsMx(_) => {
                return Err(LowerError::UnknownOperation(operations::LoadWeightsMx::NAME));
            }
            Operation::ManageSeed(_) => {
                return Err(LowerError::UnknownOperation(operations::ManageSeed::NAME));
            }
            Operation::MatchReplace8(o) => {
                match o.opcode.0 {
                    0x6f => o.lower_onto(formats::S4d4Mr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::MatchValueLoad(o) => {
                match o.opcode.0 {
                    0x6d => o.lower_onto(formats::S2Bn(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Matmul(o) => {
                match o.opcode.0 {
                    0x02 => o.lower_onto(formats::S3d3MmSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::MatmulMx(_) => {
                return Err(LowerError::UnknownOperation(operations::MatmulMx::NAME));
            }
            Operation::MatmulSparse(_) => {
                return Err(LowerError::UnknownOperation(operations::MatmulSparse::NAME));
            }
            Operation::Max8(o) => {
                match o.opcode.0 {
                    0x6c => o.lower_onto(formats::S4d2Bn(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::MaxPoolSelect(o) => {
                match o.opcode.0 {
                    0x58 => o.lower_onto(formats::S4d4Pl(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Memset(o) => {
                match o.opcode.0 {
                    0x49 => o.lower_onto(formats::D4Mr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::ModifyPoolConfig(o) => {
                match o.opcode.0 {
                    0x95 => o.lower_onto(formats::ModifyPoolConfig(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::MoveShape(o) => {
                match o.opcode.0 {
                    0xb2 => o.lower_onto(formats::CtrlMs(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::NonzeroWithCount(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::NonzeroWithCount::NAME),
                );
            }
            Operation::Opaque(o) => {
                match o.opcode.0 {
                    0x03 => o.lower_onto(formats::PreambleOnly(*onto))?.0,
                    0x04 => o.lower_onto(formats::PreambleOnly(*onto))?.0,
                    0x05 => o.lower_onto(formats::PreambleOnly(*onto))?.0,
                    0x4c => o.lower_onto(formats::PreambleOnly(*onto))?.0,
                    0x79 => o.lower_onto(formats::PreambleOnly(*onto))?.0,
                    0xc5 => o.lower_onto(formats::PreambleOnly(*onto))?.0,
                    0xc9 => o.lower_onto(formats::PreambleOnly(*onto))?.0,
                    0xcc => o.lower_onto(formats::PreambleOnly(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PollSemaphore(o) => {
                match o.opcode.0 {
                    0xb3 => o.lower_onto(formats::CtrlPollSem(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Pool(o) => {
                match o.opcode.0 {
                    0x45 => o.lower_onto(formats::S4d4Pl(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PoolBufferLoad(o) => {
                match o.opcode.0 {
                    0x67 => o.lower_onto(formats::S4Pb(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Pseudo(o) => {
                match o.opcode.0 {
                    0xdf => {
                        let record = o.lower_onto(formats::PseudoInst(*onto))?.0;
                        if record[12] == 0x01 {
                            return Err(LowerError::OtherForm {
                                operand: "pseudo_opcode",
                            });
                        }
                        record
                    }
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoDmaCopy(o) => {
                match o.opcode.0 {
                    0xd4 => o.lower_onto(formats::PseudoDmaDirect2d(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoDmaExtension(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoDmaExtension::NAME),
                );
            }
            Operation::PseudoDmaIndirect(o) => {
                match o.opcode.0 {
                    0xc4 => o.lower_onto(formats::PseudoDmaMemcpyFullInd(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoTriggerAllReduce(o) => {
                match o.opcode.0 {
                    0xc7 => o.lower_onto(formats::PseudoTriggerAllReduce(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::QuantizeMx(_) => {
                return Err(LowerError::UnknownOperation(operations::QuantizeMx::NAME));
            }
            Operation::Rand(o) => {
                match o.opcode.0 {
                    0x76 => o.lower_onto(formats::D4Rand(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Rand2(_) => {
                return Err(LowerError::UnknownOperation(operations::Rand2::NAME));
            }
            Operation::RandGetState(o) => {
                match o.opcode.0 {
                    0x77 => o.lower_onto(formats::D4Rand(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::RandSetState(o) => {
                match o.opcode.0 {
                    0x78 => o.lower_onto(formats::S1Rand(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::RangeCheck(o) => {
                match o.opcode.0 {
                    0xd6 => o.lower_onto(formats::PseudoRangeCheck(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::RangeSelect(_) => {
                return Err(LowerError::UnknownOperation(operations::RangeSelect::NAME));
            }
            Operation::RdmaDescGen(_) => {
                return Err(LowerError::UnknownOperation(operations::RdmaDescGen::NAME));
            }
            Operation::RdmaDescStart(_) => {
                return Err(LowerError::UnknownOperation(operations::RdmaDescStart::NAME));
            }
            Operation::ReadAccumulator(o) => {
                match o.opcode.0 {
                    0x24 => o.lower_onto(formats::D1Rd(*onto))?.0,
                    0x9b => o.lower_onto(formats::D1Rd(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::ReadIndices(_) => {
                return Err(LowerError::UnknownOperation(operations::ReadIndices::NAME));
            }
            Operation::Reciprocal(o) => {
                match o.opcode.0 {
                    0x48 => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::RegLoad(o) => {
                match o.opcode.0 {
                    0x4a => o.lower_onto(formats::S4Rl(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::RegStore(o) => {
                match o.opcode.0 {
                    0x4b => o.lower_onto(formats::D4Mr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::RegisterAlu(o) => {
                match o.opcode.0 {
                    0xa8 => o.lower_onto(formats::CtrlAl(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::RegisterMove(o) => {
                match o.opcode.0 {
                    0xa7 => o.lower_onto(formats::CtrlMv(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Rng(o) => {
                match o.opcode.0 {
                    0x4d => o.lower_onto(formats::D4Mr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::RoiAlign(o) => {
                match o.opcode.0 {
                    0x73 => o.lower_onto(formats::S2s2d3Roi(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Sb2sbCollective(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::Sb2sbCollective::NAME),
                );
            }
            Operation::ScalarTensorTensor(o) => {
                match o.opcode.0 {
                    0x9d => o.lower_onto(formats::S2s2d2Stt(*onto))?.0,
                    0x9e => o.lower_onto(formats::S2s2d2Stt(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::SelectReduce(o) => {
                match o.opcode.0 {
                    0xea => o.lower_onto(formats::S2s2d2Stt(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::SemaphoreRangeClear(o) => {
                match o.opcode.0 {
                    0xb0 => o.lower_onto(formats::CtrlEr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::SendRecv(o) => {
                match o.opcode.0 {
                    0xcb => o.lower_onto(formats::PseudoSendrecv(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::SequenceBounds(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::SequenceBounds::NAME),
                );
            }
            Operation::SetOrderingMode(o) => {
                match o.opcode.0 {
                    0xb1 => o.lower_onto(formats::CtrlOm(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::SetRngSeed(o) => {
                match o.opcode.0 {
                    0xd0 => o.lower_onto(formats::PseudoSetRngSeed(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Sort(o) => {
                match o.opcode.0 {
                    0x96 => o.lower_onto(formats::S1d2Sort(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::SparsityCompress(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::SparsityCompress::NAME),
                );
            }
            Operation::SparsityCompressTag(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::SparsityCompressTag::NAME),
                );
            }
            Operation::StreamShuffle(o) => {
                match o.opcode.0 {
                    0x6a => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::StreamTranspose(o) => {
                match o.opcode.0 {
                    0x6b => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::SyncBarrier(o) => {
                match o.opcode.0 {
                    0xd5 => o.lower_onto(formats::PseudoSyncBarrier(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorCompletion(o) => {
                match o.opcode.0 {
                    0xde => o.lower_onto(formats::PseudoTensorCompletion(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorCumulative(o) => {
                match o.opcode.0 {
                    0x4e => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    0x5e => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorDequantize(o) => {
                match o.opcode.0 {
                    0x7b => o.lower_onto(formats::S3d3TensDequantSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorLoad(o) => {
                match o.opcode.0 {
                    0xaa => o.lower_onto(formats::Mem2d(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorReduce(o) => {
                match o.opcode.0 {
                    0x42 => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    0x52 => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    0x83 => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    0x84 => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    0x8c => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    0x8d => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorReduceRangeCheck(o) => {
                match o.opcode.0 {
                    0x9c => o.lower_onto(formats::S2d2Tr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorScalar(o) => {
                match o.opcode.0 {
                    0x43 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    0x44 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    0x53 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    0x54 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    0x93 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorScalarAddr(o) => {
                match o.opcode.0 {
                    0x74 => o.lower_onto(formats::S2d2Addr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorScalarCacheCumulative(o) => {
                match o.opcode.0 {
                    0xe6 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorScalarCacheReduce(o) => {
                match o.opcode.0 {
                    0x9a => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorScalarImmediateLoad(o) => {
                match o.opcode.0 {
                    0x70 => o.lower_onto(formats::S2Bn(*onto))?.0,
                    0x71 => o.lower_onto(formats::S2Bn(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorScalarIntWide(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TensorScalarIntWide::NAME),
                );
            }
            Operation::TensorScalarPtrMulti(o) => {
                match o.opcode.0 {
                    0x4f => o.lower_onto(formats::S4d4Tsm(*onto))?.0,
                    0x5f => o.lower_onto(formats::S4d4Tsm(*onto))?.0,
                    0x87 => o.lower_onto(formats::S4d4Tsm(*onto))?.0,
                    0x88 => o.lower_onto(formats::S4d4Tsm(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorScalarSelect(o) => {
                match o.opcode.0 {
                    0x98 => o.lower_onto(formats::S3d3TsSelect(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorStore(o) => {
                match o.opcode.0 {
                    0xab => o.lower_onto(formats::Mem2d(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorTensor(o) => {
                match o.opcode.0 {
                    0x41 => o.lower_onto(formats::S3s3d3Tt(*onto))?.0,
                    0x51 => o.lower_onto(formats::S3s3d3Tt(*onto))?.0,
                    0x8a => o.lower_onto(formats::S3s3d3Tt(*onto))?.0,
                    0x8b => o.lower_onto(formats::S3s3d3Tt(*onto))?.0,
                    0x8f => o.lower_onto(formats::S3s3d3Tt(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorTensorIntWide(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TensorTensorIntWide::NAME),
                );
            }
            Operation::TensorTensorScan(o) => {
                match o.opcode.0 {
                    0xe5 => o.lower_onto(formats::S2s2d2Stt(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TestEventSemaphore(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TestEventSemaphore::NAME),
                );
            }
            Operation::TongaCopy(_) => {
                return Err(LowerError::UnknownOperation(operations::TongaCopy::NAME));
            }
            Operation::TongaDmaTrigger(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TongaDmaTrigger::NAME),
                );
            }
            Operation::TongaMatmul(_) => {
                return Err(LowerError::UnknownOperation(operations::TongaMatmul::NAME));
            }
            Operation::TongaOpaque(_) => {
                return Err(LowerError::UnknownOperation(operations::TongaOpaque::NAME));
            }
            Operation::TongaPool(_) => {
                return Err(LowerError::UnknownOperation(operations::TongaPool::NAME));
            }
            Operation::TriggerCollective(o) => {
                match o.opcode.0 {
                    0xc8 => o.lower_onto(formats::PseudoTriggerCollective(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TriggerCollective2(o) => {
                match o.opcode.0 {
                    0xd9 => o.lower_onto(formats::PseudoTriggerCollective2(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TriggerCollective2Extension(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::TriggerCollective2Extension::NAME,
                    ),
                );
            }
            Operation::VariableLoad(o) => {
                match o.opcode.0 {
                    0xce => o.lower_onto(formats::PseudoMem2d(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::VariableStore(o) => {
                match o.opcode.0 {
                    0xcd => o.lower_onto(formats::PseudoMem2d(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Write(o) => {
                match o.opcode.0 {
                    0xa5 => o.lower_onto(formats::CtrlWr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
        },
    )
}

/// Lifts a record and hands the operation to the engine.
///
/// # Errors
/// As for [`lift`].
pub fn execute<E: Execute + ?Sized>(
    bytes: &RecordBytes,
    engine: &mut E,
) -> Result<E::Output, LiftError> {
    Ok(lift(bytes)?.dispatch(engine))
}
