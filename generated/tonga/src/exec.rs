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
                Operation::TongaMatmulInst(
                    operations::TongaMatmulInst::lift(&formats::TongaMatmulInst(*bytes))?,
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
                Operation::TongaPoolInst(
                    operations::TongaPoolInst::lift(&formats::TongaPoolInst(*bytes))?,
                )
            }
            0x46 => {
                Operation::TongaCopyInst(
                    operations::TongaCopyInst::lift(&formats::TongaCopyInst(*bytes))?,
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
            Operation::BatchNormBackProp(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::BatchNormBackProp::NAME),
                );
            }
            Operation::Cast(_) => {
                return Err(LowerError::UnknownOperation(operations::Cast::NAME));
            }
            Operation::Control(_) => {
                return Err(LowerError::UnknownOperation(operations::Control::NAME));
            }
            Operation::Copy(_) => {
                return Err(LowerError::UnknownOperation(operations::Copy::NAME));
            }
            Operation::CopyPredicated(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::CopyPredicated::NAME),
                );
            }
            Operation::CtrlAl(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlAl::NAME));
            }
            Operation::CtrlBr(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlBr::NAME));
            }
            Operation::CtrlBrHint(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlBrHint::NAME));
            }
            Operation::CtrlCci(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlCci::NAME));
            }
            Operation::CtrlEr(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlEr::NAME));
            }
            Operation::CtrlIm(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlIm::NAME));
            }
            Operation::CtrlMs(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlMs::NAME));
            }
            Operation::CtrlMv(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlMv::NAME));
            }
            Operation::CtrlNoActTableLoad(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::CtrlNoActTableLoad::NAME),
                );
            }
            Operation::CtrlOm(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlOm::NAME));
            }
            Operation::CtrlPollSem(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlPollSem::NAME));
            }
            Operation::CtrlTestEs(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlTestEs::NAME));
            }
            Operation::CtrlWr(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlWr::NAME));
            }
            Operation::CustomOpHeader(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::CustomOpHeader::NAME),
                );
            }
            Operation::CustomOpPayload(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::CustomOpPayload::NAME),
                );
            }
            Operation::D1Rd(_) => {
                return Err(LowerError::UnknownOperation(operations::D1Rd::NAME));
            }
            Operation::D3Rand(_) => {
                return Err(LowerError::UnknownOperation(operations::D3Rand::NAME));
            }
            Operation::D4Iota(_) => {
                return Err(LowerError::UnknownOperation(operations::D4Iota::NAME));
            }
            Operation::D4Rand(_) => {
                return Err(LowerError::UnknownOperation(operations::D4Rand::NAME));
            }
            Operation::DmaCopy2d(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaCopy2d::NAME));
            }
            Operation::DmaDirect2d(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaDirect2d::NAME));
            }
            Operation::DmaDirect2dXpose(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::DmaDirect2dXpose::NAME),
                );
            }
            Operation::DmaGatherXpose(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::DmaGatherXpose::NAME),
                );
            }
            Operation::DmaImmediate(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaImmediate::NAME));
            }
            Operation::DmaIndirect1d(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaIndirect1d::NAME));
            }
            Operation::DmaTrigger(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaTrigger::NAME));
            }
            Operation::EventSemaphore(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::EventSemaphore::NAME),
                );
            }
            Operation::ExtendedInst(_) => {
                return Err(LowerError::UnknownOperation(operations::ExtendedInst::NAME));
            }
            Operation::ExtendedRdmaDescGen(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::ExtendedRdmaDescGen::NAME),
                );
            }
            Operation::ExtendedRdmaDescStart(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::ExtendedRdmaDescStart::NAME),
                );
            }
            Operation::ExtendedTensorTensor(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::ExtendedTensorTensor::NAME),
                );
            }
            Operation::Invalid(_) => {
                return Err(LowerError::UnknownOperation(operations::Invalid::NAME));
            }
            Operation::LoadWeights(_) => {
                return Err(LowerError::UnknownOperation(operations::LoadWeights::NAME));
            }
            Operation::Matmul(_) => {
                return Err(LowerError::UnknownOperation(operations::Matmul::NAME));
            }
            Operation::Mem2d(_) => {
                return Err(LowerError::UnknownOperation(operations::Mem2d::NAME));
            }
            Operation::Memset(_) => {
                return Err(LowerError::UnknownOperation(operations::Memset::NAME));
            }
            Operation::ModifyPoolConfig(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::ModifyPoolConfig::NAME),
                );
            }
            Operation::PreambleOnly(_) => {
                return Err(LowerError::UnknownOperation(operations::PreambleOnly::NAME));
            }
            Operation::PseudoBranchPrefetchHint(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::PseudoBranchPrefetchHint::NAME,
                    ),
                );
            }
            Operation::PseudoCoreBarrier(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoCoreBarrier::NAME),
                );
            }
            Operation::PseudoCurProcessingRankId(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::PseudoCurProcessingRankId::NAME,
                    ),
                );
            }
            Operation::PseudoDmaBarrier(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoDmaBarrier::NAME),
                );
            }
            Operation::PseudoDmaDirect2d(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoDmaDirect2d::NAME),
                );
            }
            Operation::PseudoDmaExt(_) => {
                return Err(LowerError::UnknownOperation(operations::PseudoDmaExt::NAME));
            }
            Operation::PseudoDmaMemcpyFullInd(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::PseudoDmaMemcpyFullInd::NAME,
                    ),
                );
            }
            Operation::PseudoDmaRearm(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoDmaRearm::NAME),
                );
            }
            Operation::PseudoDmaSwapQueueSet(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoDmaSwapQueueSet::NAME),
                );
            }
            Operation::PseudoEmbeddingUpdate(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoEmbeddingUpdate::NAME),
                );
            }
            Operation::PseudoExitExecution(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoExitExecution::NAME),
                );
            }
            Operation::PseudoExtension(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoExtension::NAME),
                );
            }
            Operation::PseudoFunctionBegin(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoFunctionBegin::NAME),
                );
            }
            Operation::PseudoFunctionCall(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoFunctionCall::NAME),
                );
            }
            Operation::PseudoFunctionReturn(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoFunctionReturn::NAME),
                );
            }
            Operation::PseudoGidLoad(_) => {
                return Err(LowerError::UnknownOperation(operations::PseudoGidLoad::NAME));
            }
            Operation::PseudoInst(_) => {
                return Err(LowerError::UnknownOperation(operations::PseudoInst::NAME));
            }
            Operation::PseudoJpegDecode(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoJpegDecode::NAME),
                );
            }
            Operation::PseudoLoadActFuncSet(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoLoadActFuncSet::NAME),
                );
            }
            Operation::PseudoMem2d(_) => {
                return Err(LowerError::UnknownOperation(operations::PseudoMem2d::NAME));
            }
            Operation::PseudoRangeCheck(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoRangeCheck::NAME),
                );
            }
            Operation::PseudoSendrecv(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoSendrecv::NAME),
                );
            }
            Operation::PseudoSetRngSeed(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoSetRngSeed::NAME),
                );
            }
            Operation::PseudoSyncBarrier(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::PseudoSyncBarrier::NAME),
                );
            }
            Operation::PseudoTensorCompletion(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::PseudoTensorCompletion::NAME,
                    ),
                );
            }
            Operation::PseudoTriggerAllReduce(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::PseudoTriggerAllReduce::NAME,
                    ),
                );
            }
            Operation::PseudoTriggerCollective2(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::PseudoTriggerCollective2::NAME,
                    ),
                );
            }
            Operation::PseudoTriggerCollective2Ext(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::PseudoTriggerCollective2Ext::NAME,
                    ),
                );
            }
            Operation::ReadIndices(_) => {
                return Err(LowerError::UnknownOperation(operations::ReadIndices::NAME));
            }
            Operation::Reciprocal(_) => {
                return Err(LowerError::UnknownOperation(operations::Reciprocal::NAME));
            }
            Operation::RegStore(_) => {
                return Err(LowerError::UnknownOperation(operations::RegStore::NAME));
            }
            Operation::Rng(_) => {
                return Err(LowerError::UnknownOperation(operations::Rng::NAME));
            }
            Operation::S1Rand(_) => {
                return Err(LowerError::UnknownOperation(operations::S1Rand::NAME));
            }
            Operation::S1d2Sort(_) => {
                return Err(LowerError::UnknownOperation(operations::S1d2Sort::NAME));
            }
            Operation::S1s2d2Am(_) => {
                return Err(LowerError::UnknownOperation(operations::S1s2d2Am::NAME));
            }
            Operation::S2Bn(_) => {
                return Err(LowerError::UnknownOperation(operations::S2Bn::NAME));
            }
            Operation::S2Bnpl2(_) => {
                return Err(LowerError::UnknownOperation(operations::S2Bnpl2::NAME));
            }
            Operation::S2Convlut(_) => {
                return Err(LowerError::UnknownOperation(operations::S2Convlut::NAME));
            }
            Operation::S2d2Ac(_) => {
                return Err(LowerError::UnknownOperation(operations::S2d2Ac::NAME));
            }
            Operation::S2d2Addr(_) => {
                return Err(LowerError::UnknownOperation(operations::S2d2Addr::NAME));
            }
            Operation::S2d2Jpeg(_) => {
                return Err(LowerError::UnknownOperation(operations::S2d2Jpeg::NAME));
            }
            Operation::S2d2Rs(_) => {
                return Err(LowerError::UnknownOperation(operations::S2d2Rs::NAME));
            }
            Operation::S2d2Tr(_) => {
                return Err(LowerError::UnknownOperation(operations::S2d2Tr::NAME));
            }
            Operation::S2d2TsAs(_) => {
                return Err(LowerError::UnknownOperation(operations::S2d2TsAs::NAME));
            }
            Operation::S2d2d2Sc(_) => {
                return Err(LowerError::UnknownOperation(operations::S2d2d2Sc::NAME));
            }
            Operation::S2d2d2TsWide(_) => {
                return Err(LowerError::UnknownOperation(operations::S2d2d2TsWide::NAME));
            }
            Operation::S2s1d2PeSeed(_) => {
                return Err(LowerError::UnknownOperation(operations::S2s1d2PeSeed::NAME));
            }
            Operation::S2s2d2Stt(_) => {
                return Err(LowerError::UnknownOperation(operations::S2s2d2Stt::NAME));
            }
            Operation::S2s2d2d2Tt(_) => {
                return Err(LowerError::UnknownOperation(operations::S2s2d2d2Tt::NAME));
            }
            Operation::S2s2d3Roi(_) => {
                return Err(LowerError::UnknownOperation(operations::S2s2d3Roi::NAME));
            }
            Operation::S3Lt(_) => {
                return Err(LowerError::UnknownOperation(operations::S3Lt::NAME));
            }
            Operation::S3d3Ac(_) => {
                return Err(LowerError::UnknownOperation(operations::S3d3Ac::NAME));
            }
            Operation::S3d3Aq(_) => {
                return Err(LowerError::UnknownOperation(operations::S3d3Aq::NAME));
            }
            Operation::S3d3Collective(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::S3d3Collective::NAME),
                );
            }
            Operation::S3d3CpPredScalar(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::S3d3CpPredScalar::NAME),
                );
            }
            Operation::S3d3Dropout(_) => {
                return Err(LowerError::UnknownOperation(operations::S3d3Dropout::NAME));
            }
            Operation::S3d3NonzeroWithCount(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::S3d3NonzeroWithCount::NAME),
                );
            }
            Operation::S3d3Sc(_) => {
                return Err(LowerError::UnknownOperation(operations::S3d3Sc::NAME));
            }
            Operation::S3d3SeqBounds(_) => {
                return Err(LowerError::UnknownOperation(operations::S3d3SeqBounds::NAME));
            }
            Operation::S3d3TensDequant(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::S3d3TensDequant::NAME),
                );
            }
            Operation::S3d3Ts(_) => {
                return Err(LowerError::UnknownOperation(operations::S3d3Ts::NAME));
            }
            Operation::S3d3TsSelect(_) => {
                return Err(LowerError::UnknownOperation(operations::S3d3TsSelect::NAME));
            }
            Operation::S3dmx1Quant(_) => {
                return Err(LowerError::UnknownOperation(operations::S3dmx1Quant::NAME));
            }
            Operation::S3s3d1Bn(_) => {
                return Err(LowerError::UnknownOperation(operations::S3s3d1Bn::NAME));
            }
            Operation::S3s3d1Bn2(_) => {
                return Err(LowerError::UnknownOperation(operations::S3s3d1Bn2::NAME));
            }
            Operation::S4Pb(_) => {
                return Err(LowerError::UnknownOperation(operations::S4Pb::NAME));
            }
            Operation::S4Rl(_) => {
                return Err(LowerError::UnknownOperation(operations::S4Rl::NAME));
            }
            Operation::S4d2Bn(_) => {
                return Err(LowerError::UnknownOperation(operations::S4d2Bn::NAME));
            }
            Operation::S4d3Mm(_) => {
                return Err(LowerError::UnknownOperation(operations::S4d3Mm::NAME));
            }
            Operation::S4d4Cr(_) => {
                return Err(LowerError::UnknownOperation(operations::S4d4Cr::NAME));
            }
            Operation::S4d4Gt(_) => {
                return Err(LowerError::UnknownOperation(operations::S4d4Gt::NAME));
            }
            Operation::S4d4Ic(_) => {
                return Err(LowerError::UnknownOperation(operations::S4d4Ic::NAME));
            }
            Operation::S4d4Mr(_) => {
                return Err(LowerError::UnknownOperation(operations::S4d4Mr::NAME));
            }
            Operation::S4d4Pl(_) => {
                return Err(LowerError::UnknownOperation(operations::S4d4Pl::NAME));
            }
            Operation::S4d4Tsm(_) => {
                return Err(LowerError::UnknownOperation(operations::S4d4Tsm::NAME));
            }
            Operation::Smx1Lw(_) => {
                return Err(LowerError::UnknownOperation(operations::Smx1Lw::NAME));
            }
            Operation::Smx1d3Mm(_) => {
                return Err(LowerError::UnknownOperation(operations::Smx1d3Mm::NAME));
            }
            Operation::StreamShuffle(_) => {
                return Err(LowerError::UnknownOperation(operations::StreamShuffle::NAME));
            }
            Operation::StreamTranspose(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::StreamTranspose::NAME),
                );
            }
            Operation::TensorCumulative(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TensorCumulative::NAME),
                );
            }
            Operation::TensorReduce(_) => {
                return Err(LowerError::UnknownOperation(operations::TensorReduce::NAME));
            }
            Operation::TensorTensor(_) => {
                return Err(LowerError::UnknownOperation(operations::TensorTensor::NAME));
            }
            Operation::TongaCopyInst(o) => {
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
            Operation::TongaMatmulInst(o) => {
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
            Operation::TongaPoolInst(o) => {
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
