// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Records of CAYMAN to operations, and back.

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
                    operations::LoadWeights::lift(&formats::S3LwCayman(*bytes))?,
                )
            }
            0x02 => {
                Operation::Matmul(
                    operations::Matmul::lift(&formats::S3d3MmCayman(*bytes))?,
                )
            }
            0x03 => {
                Operation::PreambleOnly(
                    operations::PreambleOnly::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0x04 => {
                Operation::PreambleOnly(
                    operations::PreambleOnly::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0x05 => {
                Operation::PreambleOnly(
                    operations::PreambleOnly::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0x06 => Operation::S3Lt(operations::S3Lt::lift(&formats::S3Lt(*bytes))?),
            0x07 => {
                Operation::S4d3Mm(operations::S4d3Mm::lift(&formats::S4d3Mm(*bytes))?)
            }
            0x21 => {
                Operation::S3d3Ac(operations::S3d3Ac::lift(&formats::S3d3Ac(*bytes))?)
            }
            0x22 => {
                Operation::S3d3Aq(operations::S3d3Aq::lift(&formats::S3d3Aq(*bytes))?)
            }
            0x23 => {
                Operation::CtrlNoActTableLoad(
                    operations::CtrlNoActTableLoad::lift(
                        &formats::CtrlNoActTableLoad(*bytes),
                    )?,
                )
            }
            0x24 => Operation::D1Rd(operations::D1Rd::lift(&formats::D1Rd(*bytes))?),
            0x30 => {
                Operation::S3d3Ts(
                    operations::S3d3Ts::lift(&formats::S3d3TsSunda(*bytes))?,
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
                Operation::S3d3Ts(
                    operations::S3d3Ts::lift(&formats::S3d3TsSunda(*bytes))?,
                )
            }
            0x44 => {
                Operation::S3d3Ts(
                    operations::S3d3Ts::lift(&formats::S3d3TsSunda(*bytes))?,
                )
            }
            0x45 => {
                Operation::S4d4Pl(operations::S4d4Pl::lift(&formats::S4d4Pl(*bytes))?)
            }
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
            0x4a => Operation::S4Rl(operations::S4Rl::lift(&formats::S4Rl(*bytes))?),
            0x4b => {
                Operation::RegStore(operations::RegStore::lift(&formats::D4Mr(*bytes))?)
            }
            0x4c => {
                Operation::PreambleOnly(
                    operations::PreambleOnly::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0x4d => Operation::Rng(operations::Rng::lift(&formats::D4Mr(*bytes))?),
            0x4e => {
                Operation::TensorCumulative(
                    operations::TensorCumulative::lift(&formats::S4d4TrSunda(*bytes))?,
                )
            }
            0x4f => {
                Operation::S4d4Tsm(operations::S4d4Tsm::lift(&formats::S4d4Tsm(*bytes))?)
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
                Operation::S3d3Ts(
                    operations::S3d3Ts::lift(&formats::S3d3TsSunda(*bytes))?,
                )
            }
            0x54 => {
                Operation::S3d3Ts(
                    operations::S3d3Ts::lift(&formats::S3d3TsSunda(*bytes))?,
                )
            }
            0x58 => {
                Operation::S4d4Pl(operations::S4d4Pl::lift(&formats::S4d4Pl(*bytes))?)
            }
            0x5e => {
                Operation::TensorCumulative(
                    operations::TensorCumulative::lift(&formats::S4d4TrSunda(*bytes))?,
                )
            }
            0x5f => {
                Operation::S4d4Tsm(operations::S4d4Tsm::lift(&formats::S4d4Tsm(*bytes))?)
            }
            0x60 => {
                Operation::S4d2Bn(operations::S4d2Bn::lift(&formats::S4d2Bn(*bytes))?)
            }
            0x61 => {
                Operation::S4d2Bn(operations::S4d2Bn::lift(&formats::S4d2Bn(*bytes))?)
            }
            0x62 => {
                Operation::S4d2Bn(operations::S4d2Bn::lift(&formats::S4d2Bn(*bytes))?)
            }
            0x63 => {
                Operation::S3s3d1Bn(
                    operations::S3s3d1Bn::lift(&formats::S3s3d1Bn(*bytes))?,
                )
            }
            0x64 => Operation::S2Bn(operations::S2Bn::lift(&formats::S2Bn(*bytes))?),
            0x65 => {
                Operation::BatchNormBackProp(
                    operations::BatchNormBackProp::lift(&formats::S3s3d3Tt(*bytes))?,
                )
            }
            0x66 => {
                Operation::CtrlIm(operations::CtrlIm::lift(&formats::CtrlIm(*bytes))?)
            }
            0x67 => Operation::S4Pb(operations::S4Pb::lift(&formats::S4Pb(*bytes))?),
            0x68 => {
                Operation::S4d4Gt(operations::S4d4Gt::lift(&formats::S4d4Gt(*bytes))?)
            }
            0x69 => {
                Operation::CtrlIm(operations::CtrlIm::lift(&formats::CtrlIm(*bytes))?)
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
            0x6c => {
                Operation::S4d2Bn(operations::S4d2Bn::lift(&formats::S4d2Bn(*bytes))?)
            }
            0x6d => Operation::S2Bn(operations::S2Bn::lift(&formats::S2Bn(*bytes))?),
            0x6e => {
                Operation::S4d2Bn(operations::S4d2Bn::lift(&formats::S4d2Bn(*bytes))?)
            }
            0x6f => {
                Operation::S4d4Mr(operations::S4d4Mr::lift(&formats::S4d4Mr(*bytes))?)
            }
            0x70 => Operation::S2Bn(operations::S2Bn::lift(&formats::S2Bn(*bytes))?),
            0x71 => Operation::S2Bn(operations::S2Bn::lift(&formats::S2Bn(*bytes))?),
            0x72 => {
                Operation::CopyPredicated(
                    operations::CopyPredicated::lift(&formats::S3s3d3Tt(*bytes))?,
                )
            }
            0x73 => {
                Operation::S2s2d3Roi(
                    operations::S2s2d3Roi::lift(&formats::S2s2d3Roi(*bytes))?,
                )
            }
            0x74 => {
                Operation::S2d2Addr(
                    operations::S2d2Addr::lift(&formats::S2d2Addr(*bytes))?,
                )
            }
            0x76 => {
                Operation::D4Rand(operations::D4Rand::lift(&formats::D4Rand(*bytes))?)
            }
            0x77 => {
                Operation::D4Rand(operations::D4Rand::lift(&formats::D4Rand(*bytes))?)
            }
            0x78 => {
                Operation::S1Rand(operations::S1Rand::lift(&formats::S1Rand(*bytes))?)
            }
            0x79 => {
                Operation::PreambleOnly(
                    operations::PreambleOnly::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0x7a => {
                Operation::CtrlIm(operations::CtrlIm::lift(&formats::CtrlIm(*bytes))?)
            }
            0x7b => {
                Operation::S3d3TensDequant(
                    operations::S3d3TensDequant::lift(
                        &formats::S3d3TensDequantCayman(*bytes),
                    )?,
                )
            }
            0x7c => {
                Operation::S4d4Cr(operations::S4d4Cr::lift(&formats::S4d4Cr(*bytes))?)
            }
            0x7d => {
                Operation::S4d4Cr(operations::S4d4Cr::lift(&formats::S4d4Cr(*bytes))?)
            }
            0x7e => {
                Operation::D4Iota(operations::D4Iota::lift(&formats::D4Iota(*bytes))?)
            }
            0x7f => {
                Operation::S3d3Dropout(
                    operations::S3d3Dropout::lift(&formats::S3d3Dropout(*bytes))?,
                )
            }
            0x81 => {
                Operation::S2d2Jpeg(
                    operations::S2d2Jpeg::lift(&formats::S2d2Jpeg(*bytes))?,
                )
            }
            0x82 => {
                Operation::S4d2Bn(operations::S4d2Bn::lift(&formats::S4d2Bn(*bytes))?)
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
                Operation::CustomOpHeader(
                    operations::CustomOpHeader::lift(
                        &formats::CustomOpHeaderCayman(*bytes),
                    )?,
                )
            }
            0x86 => {
                Operation::CustomOpPayload(
                    operations::CustomOpPayload::lift(
                        &formats::CustomOpPayloadCayman(*bytes),
                    )?,
                )
            }
            0x8e => {
                Operation::S2Bnpl2(operations::S2Bnpl2::lift(&formats::S2Bnpl2(*bytes))?)
            }
            0x92 => {
                Operation::S2d2TsAs(
                    operations::S2d2TsAs::lift(&formats::S2d2TsAs(*bytes))?,
                )
            }
            0x93 => {
                Operation::S3d3Ts(
                    operations::S3d3Ts::lift(&formats::S3d3TsSunda(*bytes))?,
                )
            }
            0x94 => {
                Operation::S3s3d1Bn2(
                    operations::S3s3d1Bn2::lift(&formats::S3s3d1Bn2(*bytes))?,
                )
            }
            0x95 => {
                Operation::ModifyPoolConfig(
                    operations::ModifyPoolConfig::lift(
                        &formats::ModifyPoolConfig(*bytes),
                    )?,
                )
            }
            0x96 => {
                Operation::S1d2Sort(
                    operations::S1d2Sort::lift(&formats::S1d2Sort(*bytes))?,
                )
            }
            0x98 => {
                Operation::S3d3TsSelect(
                    operations::S3d3TsSelect::lift(&formats::S3d3TsSelect(*bytes))?,
                )
            }
            0x99 => {
                Operation::CopyPredicated(
                    operations::CopyPredicated::lift(&formats::S3s3d3Tt(*bytes))?,
                )
            }
            0x9a => {
                Operation::S3d3Ts(
                    operations::S3d3Ts::lift(&formats::S3d3TsSunda(*bytes))?,
                )
            }
            0x9b => Operation::D1Rd(operations::D1Rd::lift(&formats::D1Rd(*bytes))?),
            0x9c => {
                Operation::S2d2Tr(operations::S2d2Tr::lift(&formats::S2d2Tr(*bytes))?)
            }
            0x9d => {
                Operation::S2s2d2Stt(
                    operations::S2s2d2Stt::lift(&formats::S2s2d2Stt(*bytes))?,
                )
            }
            0x9e => {
                Operation::S2s2d2Stt(
                    operations::S2s2d2Stt::lift(&formats::S2s2d2Stt(*bytes))?,
                )
            }
            0x9f => {
                Operation::CtrlIm(operations::CtrlIm::lift(&formats::CtrlIm(*bytes))?)
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
            0xa5 => {
                Operation::CtrlWr(operations::CtrlWr::lift(&formats::CtrlWr(*bytes))?)
            }
            0xa6 => {
                Operation::Control(operations::Control::lift(&formats::CtrlNo(*bytes))?)
            }
            0xa7 => {
                Operation::CtrlMv(operations::CtrlMv::lift(&formats::CtrlMv(*bytes))?)
            }
            0xa8 => {
                Operation::CtrlAl(operations::CtrlAl::lift(&formats::CtrlAl(*bytes))?)
            }
            0xa9 => {
                Operation::CtrlBr(operations::CtrlBr::lift(&formats::CtrlBr(*bytes))?)
            }
            0xaa => Operation::Mem2d(operations::Mem2d::lift(&formats::Mem2d(*bytes))?),
            0xab => Operation::Mem2d(operations::Mem2d::lift(&formats::Mem2d(*bytes))?),
            0xb0 => {
                Operation::CtrlEr(operations::CtrlEr::lift(&formats::CtrlEr(*bytes))?)
            }
            0xb1 => {
                Operation::CtrlOm(operations::CtrlOm::lift(&formats::CtrlOm(*bytes))?)
            }
            0xb2 => {
                Operation::CtrlMs(operations::CtrlMs::lift(&formats::CtrlMs(*bytes))?)
            }
            0xb3 => {
                Operation::CtrlPollSem(
                    operations::CtrlPollSem::lift(&formats::CtrlPollSem(*bytes))?,
                )
            }
            0xb5 => {
                Operation::CtrlBrHint(
                    operations::CtrlBrHint::lift(&formats::CtrlBrHint(*bytes))?,
                )
            }
            0xb8 => {
                Operation::DmaDirect2d(
                    operations::DmaDirect2d::lift(&formats::DmaDirect2d(*bytes))?,
                )
            }
            0xbb => {
                Operation::DmaIndirect1d(
                    operations::DmaIndirect1d::lift(&formats::DmaIndirect1d(*bytes))?,
                )
            }
            0xbc => {
                Operation::S2d2Rs(operations::S2d2Rs::lift(&formats::S2d2Rs(*bytes))?)
            }
            0xbd => {
                Operation::DmaDirect2dXpose(
                    operations::DmaDirect2dXpose::lift(
                        &formats::DmaDirect2dXpose(*bytes),
                    )?,
                )
            }
            0xbe => {
                Operation::S3d3SeqBounds(
                    operations::S3d3SeqBounds::lift(&formats::S3d3SeqBounds(*bytes))?,
                )
            }
            0xbf => {
                Operation::S3d3Collective(
                    operations::S3d3Collective::lift(&formats::S3d3Collective(*bytes))?,
                )
            }
            0xc1 => {
                Operation::DmaTrigger(
                    operations::DmaTrigger::lift(&formats::PseudoDmaTrigger(*bytes))?,
                )
            }
            0xc2 => {
                Operation::PseudoDmaRearm(
                    operations::PseudoDmaRearm::lift(&formats::PseudoDmaRearm(*bytes))?,
                )
            }
            0xc3 => {
                Operation::PseudoDmaBarrier(
                    operations::PseudoDmaBarrier::lift(
                        &formats::PseudoDmaBarrier(*bytes),
                    )?,
                )
            }
            0xc4 => {
                Operation::PseudoDmaMemcpyFullInd(
                    operations::PseudoDmaMemcpyFullInd::lift(
                        &formats::PseudoDmaMemcpyFullInd(*bytes),
                    )?,
                )
            }
            0xc5 => {
                Operation::PreambleOnly(
                    operations::PreambleOnly::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0xc6 => {
                Operation::PseudoLoadActFuncSet(
                    operations::PseudoLoadActFuncSet::lift(
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
                Operation::PreambleOnly(
                    operations::PreambleOnly::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0xca => {
                Operation::PseudoEmbeddingUpdate(
                    operations::PseudoEmbeddingUpdate::lift(
                        &formats::PseudoEmbeddingUpdate(*bytes),
                    )?,
                )
            }
            0xcb => {
                Operation::PseudoSendrecv(
                    operations::PseudoSendrecv::lift(&formats::PseudoSendrecv(*bytes))?,
                )
            }
            0xcc => {
                Operation::PreambleOnly(
                    operations::PreambleOnly::lift(&formats::PreambleOnly(*bytes))?,
                )
            }
            0xcd => {
                Operation::PseudoMem2d(
                    operations::PseudoMem2d::lift(&formats::PseudoMem2d(*bytes))?,
                )
            }
            0xce => {
                Operation::PseudoMem2d(
                    operations::PseudoMem2d::lift(&formats::PseudoMem2d(*bytes))?,
                )
            }
            0xcf => {
                Operation::PseudoDmaSwapQueueSet(
                    operations::PseudoDmaSwapQueueSet::lift(
                        &formats::PseudoDmaSwapQueueSet(*bytes),
                    )?,
                )
            }
            0xd0 => {
                Operation::PseudoSetRngSeed(
                    operations::PseudoSetRngSeed::lift(
                        &formats::PseudoSetRngSeed(*bytes),
                    )?,
                )
            }
            0xd1 => {
                Operation::PseudoFunctionBegin(
                    operations::PseudoFunctionBegin::lift(
                        &formats::PseudoFunctionBegin(*bytes),
                    )?,
                )
            }
            0xd2 => {
                Operation::PseudoFunctionReturn(
                    operations::PseudoFunctionReturn::lift(
                        &formats::PseudoFunctionReturn(*bytes),
                    )?,
                )
            }
            0xd3 => {
                Operation::PseudoFunctionCall(
                    operations::PseudoFunctionCall::lift(
                        &formats::PseudoFunctionCall(*bytes),
                    )?,
                )
            }
            0xd4 => {
                Operation::PseudoDmaDirect2d(
                    operations::PseudoDmaDirect2d::lift(
                        &formats::PseudoDmaDirect2d(*bytes),
                    )?,
                )
            }
            0xd5 => {
                Operation::PseudoSyncBarrier(
                    operations::PseudoSyncBarrier::lift(
                        &formats::PseudoSyncBarrier(*bytes),
                    )?,
                )
            }
            0xd6 => {
                Operation::PseudoRangeCheck(
                    operations::PseudoRangeCheck::lift(
                        &formats::PseudoRangeCheck(*bytes),
                    )?,
                )
            }
            0xd7 => {
                Operation::PseudoJpegDecode(
                    operations::PseudoJpegDecode::lift(
                        &formats::PseudoJpegDecode(*bytes),
                    )?,
                )
            }
            0xd8 => {
                Operation::PseudoCoreBarrier(
                    operations::PseudoCoreBarrier::lift(
                        &formats::PseudoCoreBarrier(*bytes),
                    )?,
                )
            }
            0xd9 => {
                Operation::PseudoTriggerCollective2(
                    operations::PseudoTriggerCollective2::lift(
                        &formats::PseudoTriggerCollective2(*bytes),
                    )?,
                )
            }
            0xda => {
                Operation::PseudoExtension(
                    operations::PseudoExtension::lift(&formats::PseudoExtension(*bytes))?,
                )
            }
            0xdb => {
                Operation::PseudoCurProcessingRankId(
                    operations::PseudoCurProcessingRankId::lift(
                        &formats::PseudoCurProcessingRankId(*bytes),
                    )?,
                )
            }
            0xdc => {
                Operation::PseudoGidLoad(
                    operations::PseudoGidLoad::lift(&formats::PseudoGidLoad(*bytes))?,
                )
            }
            0xdd => {
                Operation::PseudoBranchPrefetchHint(
                    operations::PseudoBranchPrefetchHint::lift(
                        &formats::PseudoBranchPrefetchHint(*bytes),
                    )?,
                )
            }
            0xde => {
                Operation::PseudoTensorCompletion(
                    operations::PseudoTensorCompletion::lift(
                        &formats::PseudoTensorCompletion(*bytes),
                    )?,
                )
            }
            0xdf if bytes[12] == 0x01 => {
                Operation::PseudoExitExecution(
                    operations::PseudoExitExecution::lift(
                        &formats::PseudoExitExecution(*bytes),
                    )?,
                )
            }
            0xdf => {
                Operation::PseudoInst(
                    operations::PseudoInst::lift(&formats::PseudoInst(*bytes))?,
                )
            }
            0xe4 => {
                Operation::S2Convlut(
                    operations::S2Convlut::lift(&formats::S2Convlut(*bytes))?,
                )
            }
            0xe5 => {
                Operation::S2s2d2Stt(
                    operations::S2s2d2Stt::lift(&formats::S2s2d2Stt(*bytes))?,
                )
            }
            0xe6 => {
                Operation::S3d3Ts(
                    operations::S3d3Ts::lift(&formats::S3d3TsSunda(*bytes))?,
                )
            }
            0xe7 => {
                Operation::S4d4Ic(
                    operations::S4d4Ic::lift(&formats::S4d4IcSunda(*bytes))?,
                )
            }
            0xe8 => {
                Operation::S3d3CpPredScalar(
                    operations::S3d3CpPredScalar::lift(
                        &formats::S3d3CpPredScalarSunda(*bytes),
                    )?,
                )
            }
            0xe9 => {
                Operation::ReadIndices(
                    operations::ReadIndices::lift(&formats::D4Mr(*bytes))?,
                )
            }
            0xea => {
                Operation::S2s2d2Stt(
                    operations::S2s2d2Stt::lift(&formats::S2s2d2Stt(*bytes))?,
                )
            }
            0xf0 if bytes[12] == 0x02 => {
                Operation::ExtendedTensorTensor(
                    operations::ExtendedTensorTensor::lift(
                        &formats::ExtendedTta(*bytes),
                    )?,
                )
            }
            0xf0 if bytes[12] == 0x08 => {
                Operation::ExtendedRdmaDescGen(
                    operations::ExtendedRdmaDescGen::lift(
                        &formats::ExtendedRdmaDescGen(*bytes),
                    )?,
                )
            }
            0xf0 if bytes[12] == 0x09 => {
                Operation::ExtendedRdmaDescStart(
                    operations::ExtendedRdmaDescStart::lift(
                        &formats::ExtendedRdmaDescStart(*bytes),
                    )?,
                )
            }
            0xf0 => {
                Operation::ExtendedInst(
                    operations::ExtendedInst::lift(&formats::ExtendedInst(*bytes))?,
                )
            }
            0xf1 => {
                Operation::DmaGatherXpose(
                    operations::DmaGatherXpose::lift(&formats::DmaGatherXpose(*bytes))?,
                )
            }
            0xf2 => {
                Operation::S3d3NonzeroWithCount(
                    operations::S3d3NonzeroWithCount::lift(
                        &formats::S3d3NonzeroWithCount(*bytes),
                    )?,
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
            Operation::BatchNormBackProp(o) => {
                match o.opcode.0 {
                    0x65 => o.lower_onto(formats::S3s3d3Tt(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Cast(o) => {
                match o.opcode.0 {
                    0x47 => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
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
            Operation::CtrlAl(o) => {
                match o.opcode.0 {
                    0xa8 => o.lower_onto(formats::CtrlAl(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CtrlBr(o) => {
                match o.opcode.0 {
                    0xa9 => o.lower_onto(formats::CtrlBr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CtrlBrHint(o) => {
                match o.opcode.0 {
                    0xb5 => o.lower_onto(formats::CtrlBrHint(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CtrlCci(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlCci::NAME));
            }
            Operation::CtrlEr(o) => {
                match o.opcode.0 {
                    0xb0 => o.lower_onto(formats::CtrlEr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CtrlIm(o) => {
                match o.opcode.0 {
                    0x66 => o.lower_onto(formats::CtrlIm(*onto))?.0,
                    0x69 => o.lower_onto(formats::CtrlIm(*onto))?.0,
                    0x7a => o.lower_onto(formats::CtrlIm(*onto))?.0,
                    0x9f => o.lower_onto(formats::CtrlIm(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CtrlMs(o) => {
                match o.opcode.0 {
                    0xb2 => o.lower_onto(formats::CtrlMs(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CtrlMv(o) => {
                match o.opcode.0 {
                    0xa7 => o.lower_onto(formats::CtrlMv(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CtrlNoActTableLoad(o) => {
                match o.opcode.0 {
                    0x23 => o.lower_onto(formats::CtrlNoActTableLoad(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CtrlOm(o) => {
                match o.opcode.0 {
                    0xb1 => o.lower_onto(formats::CtrlOm(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CtrlPollSem(o) => {
                match o.opcode.0 {
                    0xb3 => o.lower_onto(formats::CtrlPollSem(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CtrlTestEs(_) => {
                return Err(LowerError::UnknownOperation(operations::CtrlTestEs::NAME));
            }
            Operation::CtrlWr(o) => {
                match o.opcode.0 {
                    0xa5 => o.lower_onto(formats::CtrlWr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CustomOpHeader(o) => {
                match o.opcode.0 {
                    0x85 => o.lower_onto(formats::CustomOpHeaderCayman(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::CustomOpPayload(o) => {
                match o.opcode.0 {
                    0x86 => o.lower_onto(formats::CustomOpPayloadCayman(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::D1Rd(o) => {
                match o.opcode.0 {
                    0x24 => o.lower_onto(formats::D1Rd(*onto))?.0,
                    0x9b => o.lower_onto(formats::D1Rd(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::D3Rand(_) => {
                return Err(LowerError::UnknownOperation(operations::D3Rand::NAME));
            }
            Operation::D4Iota(o) => {
                match o.opcode.0 {
                    0x7e => o.lower_onto(formats::D4Iota(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::D4Rand(o) => {
                match o.opcode.0 {
                    0x76 => o.lower_onto(formats::D4Rand(*onto))?.0,
                    0x77 => o.lower_onto(formats::D4Rand(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::DmaCopy2d(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaCopy2d::NAME));
            }
            Operation::DmaDirect2d(o) => {
                match o.opcode.0 {
                    0xb8 => o.lower_onto(formats::DmaDirect2d(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::DmaDirect2dXpose(o) => {
                match o.opcode.0 {
                    0xbd => o.lower_onto(formats::DmaDirect2dXpose(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::DmaGatherXpose(o) => {
                match o.opcode.0 {
                    0xf1 => o.lower_onto(formats::DmaGatherXpose(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::DmaImmediate(_) => {
                return Err(LowerError::UnknownOperation(operations::DmaImmediate::NAME));
            }
            Operation::DmaIndirect1d(o) => {
                match o.opcode.0 {
                    0xbb => o.lower_onto(formats::DmaIndirect1d(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::DmaTrigger(o) => {
                match o.opcode.0 {
                    0xc1 => o.lower_onto(formats::PseudoDmaTrigger(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::EventSemaphore(o) => {
                match o.opcode.0 {
                    0xa0 => o.lower_onto(formats::CtrlEs(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::ExtendedInst(o) => {
                match o.opcode.0 {
                    0xf0 => o.lower_onto(formats::ExtendedInst(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::ExtendedRdmaDescGen(o) => {
                match o.opcode.0 {
                    0xf0 => o.lower_onto(formats::ExtendedRdmaDescGen(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::ExtendedRdmaDescStart(o) => {
                match o.opcode.0 {
                    0xf0 => o.lower_onto(formats::ExtendedRdmaDescStart(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::ExtendedTensorTensor(o) => {
                match o.opcode.0 {
                    0xf0 => o.lower_onto(formats::ExtendedTta(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Invalid(o) => {
                match o.opcode.0 {
                    0xff => o.lower_onto(formats::Invalid(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::LoadWeights(o) => {
                match o.opcode.0 {
                    0x01 => o.lower_onto(formats::S3LwCayman(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Matmul(o) => {
                match o.opcode.0 {
                    0x02 => o.lower_onto(formats::S3d3MmCayman(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Mem2d(o) => {
                match o.opcode.0 {
                    0xaa => o.lower_onto(formats::Mem2d(*onto))?.0,
                    0xab => o.lower_onto(formats::Mem2d(*onto))?.0,
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
            Operation::PreambleOnly(o) => {
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
            Operation::PseudoBranchPrefetchHint(o) => {
                match o.opcode.0 {
                    0xdd => o.lower_onto(formats::PseudoBranchPrefetchHint(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoCoreBarrier(o) => {
                match o.opcode.0 {
                    0xd8 => o.lower_onto(formats::PseudoCoreBarrier(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoCurProcessingRankId(o) => {
                match o.opcode.0 {
                    0xdb => o.lower_onto(formats::PseudoCurProcessingRankId(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoDmaBarrier(o) => {
                match o.opcode.0 {
                    0xc3 => o.lower_onto(formats::PseudoDmaBarrier(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoDmaDirect2d(o) => {
                match o.opcode.0 {
                    0xd4 => o.lower_onto(formats::PseudoDmaDirect2d(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoDmaExt(_) => {
                return Err(LowerError::UnknownOperation(operations::PseudoDmaExt::NAME));
            }
            Operation::PseudoDmaMemcpyFullInd(o) => {
                match o.opcode.0 {
                    0xc4 => o.lower_onto(formats::PseudoDmaMemcpyFullInd(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoDmaRearm(o) => {
                match o.opcode.0 {
                    0xc2 => o.lower_onto(formats::PseudoDmaRearm(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoDmaSwapQueueSet(o) => {
                match o.opcode.0 {
                    0xcf => o.lower_onto(formats::PseudoDmaSwapQueueSet(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoEmbeddingUpdate(o) => {
                match o.opcode.0 {
                    0xca => o.lower_onto(formats::PseudoEmbeddingUpdate(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoExitExecution(o) => {
                match o.opcode.0 {
                    0xdf => o.lower_onto(formats::PseudoExitExecution(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoExtension(o) => {
                match o.opcode.0 {
                    0xda => o.lower_onto(formats::PseudoExtension(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoFunctionBegin(o) => {
                match o.opcode.0 {
                    0xd1 => o.lower_onto(formats::PseudoFunctionBegin(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoFunctionCall(o) => {
                match o.opcode.0 {
                    0xd3 => o.lower_onto(formats::PseudoFunctionCall(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoFunctionReturn(o) => {
                match o.opcode.0 {
                    0xd2 => o.lower_onto(formats::PseudoFunctionReturn(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoGidLoad(o) => {
                match o.opcode.0 {
                    0xdc => o.lower_onto(formats::PseudoGidLoad(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoInst(o) => {
                match o.opcode.0 {
                    0xdf => o.lower_onto(formats::PseudoInst(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoJpegDecode(o) => {
                match o.opcode.0 {
                    0xd7 => o.lower_onto(formats::PseudoJpegDecode(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoLoadActFuncSet(o) => {
                match o.opcode.0 {
                    0xc6 => o.lower_onto(formats::PseudoLoadActFuncSet(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoMem2d(o) => {
                match o.opcode.0 {
                    0xcd => o.lower_onto(formats::PseudoMem2d(*onto))?.0,
                    0xce => o.lower_onto(formats::PseudoMem2d(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoRangeCheck(o) => {
                match o.opcode.0 {
                    0xd6 => o.lower_onto(formats::PseudoRangeCheck(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoSendrecv(o) => {
                match o.opcode.0 {
                    0xcb => o.lower_onto(formats::PseudoSendrecv(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoSetRngSeed(o) => {
                match o.opcode.0 {
                    0xd0 => o.lower_onto(formats::PseudoSetRngSeed(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoSyncBarrier(o) => {
                match o.opcode.0 {
                    0xd5 => o.lower_onto(formats::PseudoSyncBarrier(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoTensorCompletion(o) => {
                match o.opcode.0 {
                    0xde => o.lower_onto(formats::PseudoTensorCompletion(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoTriggerAllReduce(o) => {
                match o.opcode.0 {
                    0xc7 => o.lower_onto(formats::PseudoTriggerAllReduce(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoTriggerCollective2(o) => {
                match o.opcode.0 {
                    0xd9 => o.lower_onto(formats::PseudoTriggerCollective2(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::PseudoTriggerCollective2Ext(_) => {
                return Err(
                    LowerError::UnknownOperation(
                        operations::PseudoTriggerCollective2Ext::NAME,
                    ),
                );
            }
            Operation::ReadIndices(o) => {
                match o.opcode.0 {
                    0xe9 => o.lower_onto(formats::D4Mr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Reciprocal(o) => {
                match o.opcode.0 {
                    0x48 => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::RegStore(o) => {
                match o.opcode.0 {
                    0x4b => o.lower_onto(formats::D4Mr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Rng(o) => {
                match o.opcode.0 {
                    0x4d => o.lower_onto(formats::D4Mr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S1Rand(o) => {
                match o.opcode.0 {
                    0x78 => o.lower_onto(formats::S1Rand(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S1d2Sort(o) => {
                match o.opcode.0 {
                    0x96 => o.lower_onto(formats::S1d2Sort(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S1s2d2Am(_) => {
                return Err(LowerError::UnknownOperation(operations::S1s2d2Am::NAME));
            }
            Operation::S2Bn(o) => {
                match o.opcode.0 {
                    0x64 => o.lower_onto(formats::S2Bn(*onto))?.0,
                    0x6d => o.lower_onto(formats::S2Bn(*onto))?.0,
                    0x70 => o.lower_onto(formats::S2Bn(*onto))?.0,
                    0x71 => o.lower_onto(formats::S2Bn(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S2Bnpl2(o) => {
                match o.opcode.0 {
                    0x8e => o.lower_onto(formats::S2Bnpl2(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S2Convlut(o) => {
                match o.opcode.0 {
                    0xe4 => o.lower_onto(formats::S2Convlut(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S2d2Ac(_) => {
                return Err(LowerError::UnknownOperation(operations::S2d2Ac::NAME));
            }
            Operation::S2d2Addr(o) => {
                match o.opcode.0 {
                    0x74 => o.lower_onto(formats::S2d2Addr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S2d2Jpeg(o) => {
                match o.opcode.0 {
                    0x81 => o.lower_onto(formats::S2d2Jpeg(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S2d2Rs(o) => {
                match o.opcode.0 {
                    0xbc => o.lower_onto(formats::S2d2Rs(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S2d2Tr(o) => {
                match o.opcode.0 {
                    0x9c => o.lower_onto(formats::S2d2Tr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S2d2TsAs(o) => {
                match o.opcode.0 {
                    0x92 => o.lower_onto(formats::S2d2TsAs(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
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
            Operation::S2s2d2Stt(o) => {
                match o.opcode.0 {
                    0x9d => o.lower_onto(formats::S2s2d2Stt(*onto))?.0,
                    0x9e => o.lower_onto(formats::S2s2d2Stt(*onto))?.0,
                    0xe5 => o.lower_onto(formats::S2s2d2Stt(*onto))?.0,
                    0xea => o.lower_onto(formats::S2s2d2Stt(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S2s2d2d2Tt(_) => {
                return Err(LowerError::UnknownOperation(operations::S2s2d2d2Tt::NAME));
            }
            Operation::S2s2d3Roi(o) => {
                match o.opcode.0 {
                    0x73 => o.lower_onto(formats::S2s2d3Roi(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S3Lt(o) => {
                match o.opcode.0 {
                    0x06 => o.lower_onto(formats::S3Lt(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S3d3Ac(o) => {
                match o.opcode.0 {
                    0x21 => o.lower_onto(formats::S3d3Ac(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S3d3Aq(o) => {
                match o.opcode.0 {
                    0x22 => o.lower_onto(formats::S3d3Aq(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S3d3Collective(o) => {
                match o.opcode.0 {
                    0xbf => o.lower_onto(formats::S3d3Collective(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S3d3CpPredScalar(o) => {
                match o.opcode.0 {
                    0xe8 => o.lower_onto(formats::S3d3CpPredScalarSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S3d3Dropout(o) => {
                match o.opcode.0 {
                    0x7f => o.lower_onto(formats::S3d3Dropout(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S3d3NonzeroWithCount(o) => {
                match o.opcode.0 {
                    0xf2 => o.lower_onto(formats::S3d3NonzeroWithCount(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S3d3Sc(_) => {
                return Err(LowerError::UnknownOperation(operations::S3d3Sc::NAME));
            }
            Operation::S3d3SeqBounds(o) => {
                match o.opcode.0 {
                    0xbe => o.lower_onto(formats::S3d3SeqBounds(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S3d3TensDequant(o) => {
                match o.opcode.0 {
                    0x7b => o.lower_onto(formats::S3d3TensDequantCayman(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S3d3Ts(o) => {
                match o.opcode.0 {
                    0x30 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    0x43 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    0x44 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    0x53 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    0x54 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    0x93 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    0x9a => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    0xe6 => o.lower_onto(formats::S3d3TsSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S3d3TsSelect(o) => {
                match o.opcode.0 {
                    0x98 => o.lower_onto(formats::S3d3TsSelect(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S3dmx1Quant(_) => {
                return Err(LowerError::UnknownOperation(operations::S3dmx1Quant::NAME));
            }
            Operation::S3s3d1Bn(o) => {
                match o.opcode.0 {
                    0x63 => o.lower_onto(formats::S3s3d1Bn(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S3s3d1Bn2(o) => {
                match o.opcode.0 {
                    0x94 => o.lower_onto(formats::S3s3d1Bn2(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S4Pb(o) => {
                match o.opcode.0 {
                    0x67 => o.lower_onto(formats::S4Pb(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S4Rl(o) => {
                match o.opcode.0 {
                    0x4a => o.lower_onto(formats::S4Rl(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S4d2Bn(o) => {
                match o.opcode.0 {
                    0x60 => o.lower_onto(formats::S4d2Bn(*onto))?.0,
                    0x61 => o.lower_onto(formats::S4d2Bn(*onto))?.0,
                    0x62 => o.lower_onto(formats::S4d2Bn(*onto))?.0,
                    0x6c => o.lower_onto(formats::S4d2Bn(*onto))?.0,
                    0x6e => o.lower_onto(formats::S4d2Bn(*onto))?.0,
                    0x82 => o.lower_onto(formats::S4d2Bn(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S4d3Mm(o) => {
                match o.opcode.0 {
                    0x07 => o.lower_onto(formats::S4d3Mm(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S4d4Cr(o) => {
                match o.opcode.0 {
                    0x7c => o.lower_onto(formats::S4d4Cr(*onto))?.0,
                    0x7d => o.lower_onto(formats::S4d4Cr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S4d4Gt(o) => {
                match o.opcode.0 {
                    0x68 => o.lower_onto(formats::S4d4Gt(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S4d4Ic(o) => {
                match o.opcode.0 {
                    0xe7 => o.lower_onto(formats::S4d4IcSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S4d4Mr(o) => {
                match o.opcode.0 {
                    0x6f => o.lower_onto(formats::S4d4Mr(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S4d4Pl(o) => {
                match o.opcode.0 {
                    0x45 => o.lower_onto(formats::S4d4Pl(*onto))?.0,
                    0x58 => o.lower_onto(formats::S4d4Pl(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::S4d4Tsm(o) => {
                match o.opcode.0 {
                    0x4f => o.lower_onto(formats::S4d4Tsm(*onto))?.0,
                    0x5f => o.lower_onto(formats::S4d4Tsm(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::Smx1Lw(_) => {
                return Err(LowerError::UnknownOperation(operations::Smx1Lw::NAME));
            }
            Operation::Smx1d3Mm(_) => {
                return Err(LowerError::UnknownOperation(operations::Smx1d3Mm::NAME));
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
            Operation::TensorCumulative(o) => {
                match o.opcode.0 {
                    0x4e => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    0x5e => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorReduce(o) => {
                match o.opcode.0 {
                    0x42 => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    0x52 => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    0x83 => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    0x84 => o.lower_onto(formats::S4d4TrSunda(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TensorTensor(o) => {
                match o.opcode.0 {
                    0x41 => o.lower_onto(formats::S3s3d3Tt(*onto))?.0,
                    0x51 => o.lower_onto(formats::S3s3d3Tt(*onto))?.0,
                    byte => return Err(LowerError::Opcode(byte)),
                }
            }
            Operation::TongaCopyInst(_) => {
                return Err(LowerError::UnknownOperation(operations::TongaCopyInst::NAME));
            }
            Operation::TongaDmaTrigger(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TongaDmaTrigger::NAME),
                );
            }
            Operation::TongaMatmulInst(_) => {
                return Err(
                    LowerError::UnknownOperation(operations::TongaMatmulInst::NAME),
                );
            }
            Operation::TongaOpaque(_) => {
                return Err(LowerError::UnknownOperation(operations::TongaOpaque::NAME));
            }
            Operation::TongaPoolInst(_) => {
                return Err(LowerError::UnknownOperation(operations::TongaPoolInst::NAME));
            }
            Operation::TriggerCollective(o) => {
                match o.opcode.0 {
                    0xc8 => o.lower_onto(formats::PseudoTriggerCollective(*onto))?.0,
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
