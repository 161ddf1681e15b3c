// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Records of TONGA to operations, and back.

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
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x02 => {
                Operation::TongaMatmul(
                    operations::TongaMatmul::lift(&formats::TongaMatmulInst(*bytes))?,
                )
            }
            0x21 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x22 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x41 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x42 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x43 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x44 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x45 => {
                Operation::TongaPool(
                    operations::TongaPool::lift(&formats::TongaPoolInst(*bytes))?,
                )
            }
            0x46 => {
                Operation::TongaCopy(
                    operations::TongaCopy::lift(&formats::TongaCopyInst(*bytes))?,
                )
            }
            0x47 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x48 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x49 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x4a => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x4b => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x4c => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x4d => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x4e => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x51 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x52 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x53 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x54 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x5e => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x61 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x62 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x63 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x65 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x68 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x69 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0x6a => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0xc1 => {
                Operation::TongaDmaTrigger(
                    operations::TongaDmaTrigger::lift(
                        &formats::TongaPseudoDmaTriggerInst(*bytes),
                    )?,
                )
            }
            0xc2 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0xc3 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0xc4 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0xc5 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0xc6 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0xc7 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0xc8 => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0xeb => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0xec => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0xed => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0xee => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0xef => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
            }
            0xff => {
                Operation::TongaOpaque(
                    operations::TongaOpaque::lift(&formats::TongaOpaque(*bytes))?,
                )
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
            Operation::Activate(_) => {
                return Err(LowerError::UnknownOperation(operations::Activate::NAME));
            }
            Operation::Activate2(_) => {
                return Err(LowerError::UnknownOperation(operations::Activate2::NAME));
            }
            Operation::ActivateMultipass(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::ActivateMultipass::NAME),
                );
            }
            Operation::ActivateQuantize(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::ActivateQuantize::NAME),
                );
            }
            Operation::ActivationTableLoad(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::ActivationTableLoad::NAME),
                );
            }
            Operation::AffineSelect(_) => {
                return Err(LowerError::UnknownOperation(operations::AffineSelect::NAME));
            }
            Operation::BatchNormAggregate(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::BatchNormAggregate::NAME),
                );
            }
            Operation::BatchNormBackProp(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::BatchNormBackProp::NAME),
                );
            }
            Operation::BatchNormGradAccumulate(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::BatchNormGradAccumulate::NAME,
                    ),
                );
            }
            Operation::BatchNormGradAccumulate2(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::BatchNormGradAccumulate2::NAME,
                    ),
                );
            }
            Operation::BatchNormParamLoad(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::BatchNormParamLoad::NAME),
                );
            }
            Operation::BatchNormParamLoad2(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::BatchNormParamLoad2::NAME),
                );
            }
            Operation::BatchNormStats(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::BatchNormStats::NAME),
                );
            }
            Operation::Branch(_) => {
                return Err(LowerError::UnknownOperation(operations::Branch::NAME));
            }
            Operation::BranchPrefetchHint(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::BranchPrefetchHint::NAME),
                );
            }
            Operation::Cast(_) => {
                return Err(LowerError::UnknownOperation(operations::Cast::NAME));
            }
            Operation::CompactControl(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::CompactControl::NAME),
                );
            }
            Operation::Control(_) => {
                return Err(LowerError::UnknownOperation(operations::Control::NAME));
            }
            Operation::ConvLutLoad(_) => {
                return Err(LowerError::UnknownOperation(operations::ConvLutLoad::NAME));
            }
            Operation::Copy(_) => {
                return Err(LowerError::UnknownOperation(operations::Copy::NAME));
            }
            Operation::CopyPredicated(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::CopyPredicated::NAME),
                );
            }
            Operation::CopyPredicatedScalar(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::CopyPredicatedScalar::NAME),
                );
            }
            Operation::CoreBarrier(_) => {
                return Err(LowerError::UnknownOperation(operations::CoreBarrier::NAME));
            }
            Operation::CrossLaneReduce(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::CrossLaneReduce::NAME),
                );
            }
            Operation::CurrentRank(_) => {
                return Err(LowerError::UnknownOperation(operations::CurrentRank::NAME));
            }
            Operation::CustomOp(_) => {
                return Err(LowerError::UnknownOperation(operations::CustomOp::NAME));
            }
            Operation::CustomOpArgument(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::CustomOpArgument::NAME),
                );
            }
            Operation::DmaBarrier(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaBarrier::NAME));
            }
            Operation::DmaCopy(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaCopy::NAME));
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
            Operation::DmaIndirect(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaIndirect::NAME));
            }
            Operation::DmaRearm(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaRearm::NAME));
            }
            Operation::DmaSwapQueueSet(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::DmaSwapQueueSet::NAME),
                );
            }
            Operation::DmaTranspose(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaTranspose::NAME));
            }
            Operation::DmaTrigger(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaTrigger::NAME));
            }
            Operation::Dropout(_) => {
                return Err(LowerError::UnknownOperation(operations::Dropout::NAME));
            }
            Operation::EmbeddingUpdate(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::EmbeddingUpdate::NAME),
                );
            }
            Operation::EngineNop(_) => {
                return Err(LowerError::UnknownOperation(operations::EngineNop::NAME));
            }
            Operation::EventSemaphore(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::EventSemaphore::NAME),
                );
            }
            Operation::Exit(_) => {
                return Err(LowerError::UnknownOperation(operations::Exit::NAME));
            }
            Operation::Exponential(_) => {
                return Err(LowerError::UnknownOperation(operations::Exponential::NAME));
            }
            Operation::Extended(_) => {
                return Err(LowerError::UnknownOperation(operations::Extended::NAME));
            }
            Operation::ExtendedTensorTensor(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::ExtendedTensorTensor::NAME),
                );
            }
            Operation::Extension(_) => {
                return Err(LowerError::UnknownOperation(operations::Extension::NAME));
            }
            Operation::FindIndex8(_) => {
                return Err(LowerError::UnknownOperation(operations::FindIndex8::NAME));
            }
            Operation::FunctionBegin(_) => {
                return Err(LowerError::UnknownOperation(operations::FunctionBegin::NAME));
            }
            Operation::FunctionCall(_) => {
                return Err(LowerError::UnknownOperation(operations::FunctionCall::NAME));
            }
            Operation::FunctionReturn(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::FunctionReturn::NAME),
                );
            }
            Operation::Gather(_) => {
                return Err(LowerError::UnknownOperation(operations::Gather::NAME));
            }
            Operation::GlobalId(_) => {
                return Err(LowerError::UnknownOperation(operations::GlobalId::NAME));
            }
            Operation::IndirectCopy(_) => {
                return Err(LowerError::UnknownOperation(operations::IndirectCopy::NAME));
            }
            Operation::Invalid(_) => {
                return Err(LowerError::UnknownOperation(operations::Invalid::NAME));
            }
            Operation::Iota(_) => {
                return Err(LowerError::UnknownOperation(operations::Iota::NAME));
            }
            Operation::JpegDecode(_) => {
                return Err(LowerError::UnknownOperation(operations::JpegDecode::NAME));
            }
            Operation::LoadActivationSet(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::LoadActivationSet::NAME),
                );
            }
            Operation::LoadMaskSelect(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::LoadMaskSelect::NAME),
                );
            }
            Operation::LoadParameterRam(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::LoadParameterRam::NAME),
                );
            }
            Operation::LoadPoolArgument(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::LoadPoolArgument::NAME),
                );
            }
            Operation::LoadTags(_) => {
                return Err(LowerError::UnknownOperation(operations::LoadTags::NAME));
            }
            Operation::LoadWeights(_) => {
                return Err(LowerError::UnknownOperation(operations::LoadWeights::NAME));
            }
            Operation::LoadWeightsMx(_) => {
                return Err(LowerError::UnknownOperation(operations::LoadWeightsMx::NAME));
            }
            Operation::ManageSeed(_) => {
                return Err(LowerError::UnknownOperation(operations::ManageSeed::NAME));
            }
            Operation::MatchReplace8(_) => {
                return Err(LowerError::UnknownOperation(operations::MatchReplace8::NAME));
            }
            Operation::MatchValueLoad(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::MatchValueLoad::NAME),
                );
            }
            Operation::Matmul(_) => {
                return Err(LowerError::UnknownOperation(operations::Matmul::NAME));
            }
            Operation::MatmulMx(_) => {
                return Err(LowerError::UnknownOperation(operations::MatmulMx::NAME));
            }
            Operation::MatmulSparse(_) => {
                return Err(LowerError::UnknownOperation(operations::MatmulSparse::NAME));
            }
            Operation::Max8(_) => {
                return Err(LowerError::UnknownOperation(operations::Max8::NAME));
            }
            Operation::MaxPoolSelect(_) => {
                return Err(LowerError::UnknownOperation(operations::MaxPoolSelect::NAME));
            }
            Operation::Memset(_) => {
                return Err(LowerError::UnknownOperation(operations::Memset::NAME));
            }
            Operation::ModifyPoolConfig(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::ModifyPoolConfig::NAME),
                );
            }
            Operation::MoveShape(_) => {
                return Err(LowerError::UnknownOperation(operations::MoveShape::NAME));
            }
            Operation::NonzeroWithCount(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::NonzeroWithCount::NAME),
                );
            }
            Operation::Opaque(_) => {
                return Err(LowerError::UnknownOperation(operations::Opaque::NAME));
            }
            Operation::PollSemaphore(_) => {
                return Err(LowerError::UnknownOperation(operations::PollSemaphore::NAME));
            }
            Operation::Pool(_) => {
                return Err(LowerError::UnknownOperation(operations::Pool::NAME));
            }
            Operation::PoolBufferLoad(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PoolBufferLoad::NAME),
                );
            }
            Operation::Pseudo(_) => {
                return Err(LowerError::UnknownOperation(operations::Pseudo::NAME));
            }
            Operation::PseudoDmaCopy(_) => {
                return Err(LowerError::UnknownOperation(operations::PseudoDmaCopy::NAME));
            }
            Operation::PseudoDmaExtension(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoDmaExtension::NAME),
                );
            }
            Operation::PseudoDmaIndirect(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoDmaIndirect::NAME),
                );
            }
            Operation::PseudoTriggerAllReduce(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::PseudoTriggerAllReduce::NAME,
                    ),
                );
            }
            Operation::QuantizeMx(_) => {
                return Err(LowerError::UnknownOperation(operations::QuantizeMx::NAME));
            }
            Operation::Rand(_) => {
                return Err(LowerError::UnknownOperation(operations::Rand::NAME));
            }
            Operation::Rand2(_) => {
                return Err(LowerError::UnknownOperation(operations::Rand2::NAME));
            }
            Operation::RandGetState(_) => {
                return Err(LowerError::UnknownOperation(operations::RandGetState::NAME));
            }
            Operation::RandSetState(_) => {
                return Err(LowerError::UnknownOperation(operations::RandSetState::NAME));
            }
            Operation::RangeCheck(_) => {
                return Err(LowerError::UnknownOperation(operations::RangeCheck::NAME));
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
            Operation::ReadAccumulator(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::ReadAccumulator::NAME),
                );
            }
            Operation::ReadIndices(_) => {
                return Err(LowerError::UnknownOperation(operations::ReadIndices::NAME));
            }
            Operation::Reciprocal(_) => {
                return Err(LowerError::UnknownOperation(operations::Reciprocal::NAME));
            }
            Operation::RegLoad(_) => {
                return Err(LowerError::UnknownOperation(operations::RegLoad::NAME));
            }
            Operation::RegStore(_) => {
                return Err(LowerError::UnknownOperation(operations::RegStore::NAME));
            }
            Operation::RegisterAlu(_) => {
                return Err(LowerError::UnknownOperation(operations::RegisterAlu::NAME));
            }
            Operation::RegisterMove(_) => {
                return Err(LowerError::UnknownOperation(operations::RegisterMove::NAME));
            }
            Operation::Rng(_) => {
                return Err(LowerError::UnknownOperation(operations::Rng::NAME));
            }
            Operation::RoiAlign(_) => {
                return Err(LowerError::UnknownOperation(operations::RoiAlign::NAME));
            }
            Operation::Sb2sbCollective(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::Sb2sbCollective::NAME),
                );
            }
            Operation::ScalarTensorTensor(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::ScalarTensorTensor::NAME),
                );
            }
            Operation::SelectReduce(_) => {
                return Err(LowerError::UnknownOperation(operations::SelectReduce::NAME));
            }
            Operation::SemaphoreRangeClear(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::SemaphoreRangeClear::NAME),
                );
            }
            Operation::SendRecv(_) => {
                return Err(LowerError::UnknownOperation(operations::SendRecv::NAME));
            }
            Operation::SequenceBounds(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::SequenceBounds::NAME),
                );
            }
            Operation::SetOrderingMode(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::SetOrderingMode::NAME),
                );
            }
            Operation::SetRngSeed(_) => {
                return Err(LowerError::UnknownOperation(operations::SetRngSeed::NAME));
            }
            Operation::Sort(_) => {
                return Err(LowerError::UnknownOperation(operations::Sort::NAME));
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
            Operation::StreamShuffle(_) => {
                return Err(LowerError::UnknownOperation(operations::StreamShuffle::NAME));
            }
            Operation::StreamTranspose(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::StreamTranspose::NAME),
                );
            }
            Operation::SyncBarrier(_) => {
                return Err(LowerError::UnknownOperation(operations::SyncBarrier::NAME));
            }
            Operation::TensorCompletion(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TensorCompletion::NAME),
                );
            }
            Operation::TensorCumulative(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TensorCumulative::NAME),
                );
            }
            Operation::TensorDequantize(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TensorDequantize::NAME),
                );
            }
            Operation::TensorLoad(_) => {
                return Err(LowerError::UnknownOperation(operations::TensorLoad::NAME));
            }
            Operation::TensorReduce(_) => {
                return Err(LowerError::UnknownOperation(operations::TensorReduce::NAME));
            }
            Operation::TensorReduceRangeCheck(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::TensorReduceRangeCheck::NAME,
                    ),
                );
            }
            Operation::TensorScalar(_) => {
                return Err(LowerError::UnknownOperation(operations::TensorScalar::NAME));
            }
            Operation::TensorScalarAddr(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TensorScalarAddr::NAME),
                );
            }
            Operation::TensorScalarCacheCumulative(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::TensorScalarCacheCumulative::NAME,
                    ),
                );
            }
            Operation::TensorScalarCacheReduce(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::TensorScalarCacheReduce::NAME,
                    ),
                );
            }
            Operation::TensorScalarImmediateLoad(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::TensorScalarImmediateLoad::NAME,
                    ),
                );
            }
            Operation::TensorScalarIntWide(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TensorScalarIntWide::NAME),
                );
            }
            Operation::TensorScalarPtrMulti(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TensorScalarPtrMulti::NAME),
                );
            }
            Operation::TensorScalarSelect(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TensorScalarSelect::NAME),
                );
            }
            Operation::TensorStore(_) => {
                return Err(LowerError::UnknownOperation(operations::TensorStore::NAME));
            }
            Operation::TensorTensor(_) => {
                return Err(LowerError::UnknownOperation(operations::TensorTensor::NAME));
            }
            Operation::TensorTensorIntWide(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TensorTensorIntWide::NAME),
                );
            }
            Operation::TensorTensorScan(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TensorTensorScan::NAME),
                );
            }
            Operation::TestEventSemaphore(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TestEventSemaphore::NAME),
                );
            }
            Operation::TongaCopy(o) => {
                match o.opcode.0 {
                    0x46 => o.lower_onto(formats::TongaCopyInst(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TongaDmaTrigger(o) => {
                match o.opcode.0 {
                    0xc1 => o.lower_onto(formats::TongaPseudoDmaTriggerInst(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TongaMatmul(o) => {
                match o.opcode.0 {
                    0x02 => o.lower_onto(formats::TongaMatmulInst(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TongaOpaque(o) => {
                match o.opcode.0 {
                    0x01 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x21 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x22 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x41 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x42 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x43 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x44 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x47 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x48 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x49 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x4a => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x4b => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x4c => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x4d => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x4e => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x51 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x52 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x53 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x54 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x5e => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x61 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x62 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x63 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x65 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x68 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x69 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0x6a => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0xc2 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0xc3 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0xc4 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0xc5 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0xc6 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0xc7 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0xc8 => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0xeb => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0xec => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0xed => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0xee => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0xef => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    0xff => o.lower_onto(formats::TongaOpaque(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TongaPool(o) => {
                match o.opcode.0 {
                    0x45 => o.lower_onto(formats::TongaPoolInst(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TriggerCollective(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TriggerCollective::NAME),
                );
            }
            Operation::TriggerCollective2(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TriggerCollective2::NAME),
                );
            }
            Operation::TriggerCollective2Extension(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::TriggerCollective2Extension::NAME,
                    ),
                );
            }
            Operation::VariableLoad(_) => {
                return Err(LowerError::UnknownOperation(operations::VariableLoad::NAME));
            }
            Operation::VariableStore(_) => {
                return Err(LowerError::UnknownOperation(operations::VariableStore::NAME));
            }
            Operation::Write(_) => {
                return Err(LowerError::UnknownOperation(operations::Write::NAME));
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
