// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Whether records of MAVERICK are legal, over a sink.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{self, Context, Each, Finding, First, Sink};
use tpb_core::dialect::EngineSet;
use tpb_core::layout;

pub(crate) mod ctrl_al;
pub(crate) mod ctrl_br;
pub(crate) mod ctrl_br_hint;
pub(crate) mod ctrl_cci;
pub(crate) mod ctrl_er;
pub(crate) mod ctrl_es;
pub(crate) mod ctrl_im;
pub(crate) mod ctrl_ms;
pub(crate) mod ctrl_mv;
pub(crate) mod ctrl_no;
pub(crate) mod ctrl_no_act_table_load;
pub(crate) mod ctrl_om;
pub(crate) mod ctrl_poll_sem;
pub(crate) mod ctrl_test_es;
pub(crate) mod ctrl_wr;
pub(crate) mod custom_op_header;
pub(crate) mod custom_op_payload;
pub(crate) mod d1_rd;
pub(crate) mod d3_rand;
pub(crate) mod d4_iota;
pub(crate) mod d4_mr;
pub(crate) mod d4_rand;
pub(crate) mod dma_copy2d;
pub(crate) mod dma_direct2d;
pub(crate) mod dma_direct2d_xpose;
pub(crate) mod dma_gather_xpose;
pub(crate) mod dma_immediate;
pub(crate) mod dma_indirect1d;
pub(crate) mod extended_inst;
pub(crate) mod extended_rdma_desc_gen;
pub(crate) mod extended_rdma_desc_start;
pub(crate) mod extended_tta;
pub(crate) mod invalid;
pub(crate) mod mem_2d;
pub(crate) mod modify_pool_config;
pub(crate) mod preamble_only;
pub(crate) mod pseudo_branch_prefetch_hint;
pub(crate) mod pseudo_core_barrier;
pub(crate) mod pseudo_cur_processing_rank_id;
pub(crate) mod pseudo_dma_barrier;
pub(crate) mod pseudo_dma_direct2d;
pub(crate) mod pseudo_dma_memcpy_full_ind;
pub(crate) mod pseudo_dma_rearm;
pub(crate) mod pseudo_dma_swap_queue_set;
pub(crate) mod pseudo_dma_trigger;
pub(crate) mod pseudo_embedding_update;
pub(crate) mod pseudo_exit_execution;
pub(crate) mod pseudo_extension;
pub(crate) mod pseudo_function_begin;
pub(crate) mod pseudo_function_call;
pub(crate) mod pseudo_function_return;
pub(crate) mod pseudo_gid_load;
pub(crate) mod pseudo_inst;
pub(crate) mod pseudo_jpeg_decode;
pub(crate) mod pseudo_load_act_func_set;
pub(crate) mod pseudo_mem_2d;
pub(crate) mod pseudo_range_check;
pub(crate) mod pseudo_sendrecv;
pub(crate) mod pseudo_set_rng_seed;
pub(crate) mod pseudo_sync_barrier;
pub(crate) mod pseudo_tensor_completion;
pub(crate) mod pseudo_trigger_all_reduce;
pub(crate) mod pseudo_trigger_collective;
pub(crate) mod pseudo_trigger_collective2;
pub(crate) mod s1_rand;
pub(crate) mod s1d2_sort;
pub(crate) mod s1s2d2_am;
pub(crate) mod s2_bn;
pub(crate) mod s2_bnpl2;
pub(crate) mod s2_convlut;
pub(crate) mod s2d2_ac;
pub(crate) mod s2d2_addr;
pub(crate) mod s2d2_jpeg;
pub(crate) mod s2d2_rs;
pub(crate) mod s2d2_tr;
pub(crate) mod s2d2_ts_as;
pub(crate) mod s2d2d2_sc;
pub(crate) mod s2d2d2_ts_wide;
pub(crate) mod s2s1d2_pe_seed;
pub(crate) mod s2s2d2_stt;
pub(crate) mod s2s2d2d2_tt;
pub(crate) mod s2s2d3_roi;
pub(crate) mod s3_lt;
pub(crate) mod s3_lw;
pub(crate) mod s3d3_ac;
pub(crate) mod s3d3_aq;
pub(crate) mod s3d3_collective;
pub(crate) mod s3d3_cp_pred_scalar;
pub(crate) mod s3d3_dropout;
pub(crate) mod s3d3_mm;
pub(crate) mod s3d3_nonzero_with_count;
pub(crate) mod s3d3_sc;
pub(crate) mod s3d3_seq_bounds;
pub(crate) mod s3d3_tens_dequant;
pub(crate) mod s3d3_ts;
pub(crate) mod s3d3_ts_select;
pub(crate) mod s3dmx1_quant;
pub(crate) mod s3s3d1_bn;
pub(crate) mod s3s3d1_bn2;
pub(crate) mod s3s3d3_tt;
pub(crate) mod s4_pb;
pub(crate) mod s4_rl;
pub(crate) mod s4d2_bn;
pub(crate) mod s4d3_mm;
pub(crate) mod s4d4_cr;
pub(crate) mod s4d4_gt;
pub(crate) mod s4d4_ic;
pub(crate) mod s4d4_mr;
pub(crate) mod s4d4_pl;
pub(crate) mod s4d4_tr;
pub(crate) mod s4d4_tsm;
pub(crate) mod smx1_lw;
pub(crate) mod smx1d3_mm;

/// Whether the record breaks no rule.
pub fn is_valid(record: &RecordBytes, context: &Context) -> bool {
    check_with(record, context, &mut First).is_continue()
}

/// Calls back once per broken rule.
pub fn check(record: &RecordBytes, context: &Context, each: &mut dyn FnMut(Finding)) {
    let _ = check_with(record, context, &mut Each(each));
}

/// Hands every broken rule to the sink until it breaks off.
#[inline]
pub fn check_with<S: Sink>(
    r: &RecordBytes,
    cx: &Context,
    sink: &mut S,
) -> ControlFlow<()> {
    match r[0] {
        0x01 => {
            check::engine(EngineSet(0b000001), layout::Conf::Med, cx, sink)?;
            s3_lw::check(r, cx, sink)
        }
        0x02 => {
            check::engine(EngineSet(0b000001), layout::Conf::Med, cx, sink)?;
            s3d3_mm::check(r, cx, sink)
        }
        0x03 => {
            check::engine(EngineSet(0b000001), layout::Conf::Med, cx, sink)?;
            preamble_only::check(r, cx, sink)
        }
        0x04 => preamble_only::check(r, cx, sink),
        0x05 => preamble_only::check(r, cx, sink),
        0x06 => {
            check::engine(EngineSet(0b000001), layout::Conf::Med, cx, sink)?;
            s3_lt::check(r, cx, sink)
        }
        0x07 => {
            check::engine(EngineSet(0b000001), layout::Conf::Med, cx, sink)?;
            s4d3_mm::check(r, cx, sink)
        }
        0x08 => {
            check::engine(EngineSet(0b000001), layout::Conf::Med, cx, sink)?;
            s2s1d2_pe_seed::check(r, cx, sink)
        }
        0x09 => {
            check::engine(EngineSet(0b000001), layout::Conf::Med, cx, sink)?;
            smx1_lw::check(r, cx, sink)
        }
        0x0a => {
            check::engine(EngineSet(0b000001), layout::Conf::Med, cx, sink)?;
            smx1d3_mm::check(r, cx, sink)
        }
        0x21 => {
            check::engine(EngineSet(0b000010), layout::Conf::Med, cx, sink)?;
            s3d3_ac::check(r, cx, sink)
        }
        0x22 => {
            check::engine(EngineSet(0b000010), layout::Conf::Med, cx, sink)?;
            s3d3_aq::check(r, cx, sink)
        }
        0x23 => {
            check::engine(EngineSet(0b001010), layout::Conf::Med, cx, sink)?;
            ctrl_no_act_table_load::check(r, cx, sink)
        }
        0x24 => {
            check::engine(EngineSet(0b000010), layout::Conf::Med, cx, sink)?;
            d1_rd::check(r, cx, sink)
        }
        0x25 => {
            check::engine(EngineSet(0b001010), layout::Conf::Med, cx, sink)?;
            s2d2_ac::check(r, cx, sink)
        }
        0x26 => s1s2d2_am::check(r, cx, sink),
        0x30 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3d3_ts::check(r, cx, sink)
        }
        0x41 => {
            check::engine(EngineSet(0b001100), layout::Conf::Med, cx, sink)?;
            s3s3d3_tt::check(r, cx, sink)
        }
        0x42 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d4_tr::check(r, cx, sink)
        }
        0x43 => {
            check::engine(EngineSet(0b001110), layout::Conf::Med, cx, sink)?;
            s3d3_ts::check(r, cx, sink)
        }
        0x44 => {
            check::engine(EngineSet(0b001110), layout::Conf::Med, cx, sink)?;
            s3d3_ts::check(r, cx, sink)
        }
        0x45 => {
            check::engine(EngineSet(0b001100), layout::Conf::Med, cx, sink)?;
            s4d4_pl::check(r, cx, sink)
        }
        0x46 => {
            check::engine(EngineSet(0b001110), layout::Conf::Med, cx, sink)?;
            s4d4_tr::check(r, cx, sink)
        }
        0x47 => {
            check::engine(EngineSet(0b001110), layout::Conf::Med, cx, sink)?;
            s4d4_tr::check(r, cx, sink)
        }
        0x48 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d4_tr::check(r, cx, sink)
        }
        0x49 => {
            check::engine(EngineSet(0b001100), layout::Conf::Med, cx, sink)?;
            d4_mr::check(r, cx, sink)
        }
        0x4a => s4_rl::check(r, cx, sink),
        0x4b => d4_mr::check(r, cx, sink),
        0x4c => preamble_only::check(r, cx, sink),
        0x4d => {
            check::engine(EngineSet(0b001100), layout::Conf::Med, cx, sink)?;
            d4_mr::check(r, cx, sink)
        }
        0x4e => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d4_tr::check(r, cx, sink)
        }
        0x4f => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d4_tsm::check(r, cx, sink)
        }
        0x51 => {
            check::engine(EngineSet(0b001100), layout::Conf::Med, cx, sink)?;
            s3s3d3_tt::check(r, cx, sink)
        }
        0x52 => {
            check::engine(EngineSet(0b001100), layout::Conf::Med, cx, sink)?;
            s4d4_tr::check(r, cx, sink)
        }
        0x53 => {
            check::engine(EngineSet(0b001100), layout::Conf::Med, cx, sink)?;
            s3d3_ts::check(r, cx, sink)
        }
        0x54 => {
            check::engine(EngineSet(0b001100), layout::Conf::Med, cx, sink)?;
            s3d3_ts::check(r, cx, sink)
        }
        0x58 => {
            check::engine(EngineSet(0b001100), layout::Conf::Med, cx, sink)?;
            s4d4_pl::check(r, cx, sink)
        }
        0x5e => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d4_tr::check(r, cx, sink)
        }
        0x5f => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d4_tsm::check(r, cx, sink)
        }
        0x60 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d2_bn::check(r, cx, sink)
        }
        0x61 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d2_bn::check(r, cx, sink)
        }
        0x62 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d2_bn::check(r, cx, sink)
        }
        0x63 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3s3d1_bn::check(r, cx, sink)
        }
        0x64 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s2_bn::check(r, cx, sink)
        }
        0x65 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3s3d3_tt::check(r, cx, sink)
        }
        0x66 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            ctrl_im::check(r, cx, sink)
        }
        0x67 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            s4_pb::check(r, cx, sink)
        }
        0x68 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            s4d4_gt::check(r, cx, sink)
        }
        0x69 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            ctrl_im::check(r, cx, sink)
        }
        0x6a => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d4_tr::check(r, cx, sink)
        }
        0x6b => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d4_tr::check(r, cx, sink)
        }
        0x6c => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d2_bn::check(r, cx, sink)
        }
        0x6d => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s2_bn::check(r, cx, sink)
        }
        0x6e => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d2_bn::check(r, cx, sink)
        }
        0x6f => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d4_mr::check(r, cx, sink)
        }
        0x70 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s2_bn::check(r, cx, sink)
        }
        0x71 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s2_bn::check(r, cx, sink)
        }
        0x72 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3s3d3_tt::check(r, cx, sink)
        }
        0x73 => s2s2d3_roi::check(r, cx, sink),
        0x74 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            s2d2_addr::check(r, cx, sink)
        }
        0x76 => d4_rand::check(r, cx, sink),
        0x77 => {
            check::engine(EngineSet(0b001110), layout::Conf::Med, cx, sink)?;
            d4_rand::check(r, cx, sink)
        }
        0x78 => {
            check::engine(EngineSet(0b001110), layout::Conf::Med, cx, sink)?;
            s1_rand::check(r, cx, sink)
        }
        0x79 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            preamble_only::check(r, cx, sink)
        }
        0x7a => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            ctrl_im::check(r, cx, sink)
        }
        0x7b => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            s3d3_tens_dequant::check(r, cx, sink)
        }
        0x7c => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            s4d4_cr::check(r, cx, sink)
        }
        0x7d => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            s4d4_cr::check(r, cx, sink)
        }
        0x7e => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            d4_iota::check(r, cx, sink)
        }
        0x7f => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3d3_dropout::check(r, cx, sink)
        }
        0x81 => s2d2_jpeg::check(r, cx, sink),
        0x82 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d2_bn::check(r, cx, sink)
        }
        0x83 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d4_tr::check(r, cx, sink)
        }
        0x84 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s4d4_tr::check(r, cx, sink)
        }
        0x85 => custom_op_header::check(r, cx, sink),
        0x86 => custom_op_payload::check(r, cx, sink),
        0x8e => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s2_bnpl2::check(r, cx, sink)
        }
        0x92 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            s2d2_ts_as::check(r, cx, sink)
        }
        0x93 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3d3_ts::check(r, cx, sink)
        }
        0x94 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3s3d1_bn2::check(r, cx, sink)
        }
        0x95 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            modify_pool_config::check(r, cx, sink)
        }
        0x96 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            s1d2_sort::check(r, cx, sink)
        }
        0x98 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3d3_ts_select::check(r, cx, sink)
        }
        0x99 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3s3d3_tt::check(r, cx, sink)
        }
        0x9a => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3d3_ts::check(r, cx, sink)
        }
        0x9b => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            d1_rd::check(r, cx, sink)
        }
        0x9c => s2d2_tr::check(r, cx, sink),
        0x9d => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s2s2d2_stt::check(r, cx, sink)
        }
        0x9e => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s2s2d2_stt::check(r, cx, sink)
        }
        0x9f => {
            check::engine(EngineSet(0b001111), layout::Conf::Med, cx, sink)?;
            ctrl_im::check(r, cx, sink)
        }
        0xa0 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_es::check(r, cx, sink)
        }
        0xa1 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_no::check(r, cx, sink)
        }
        0xa2 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_no::check(r, cx, sink)
        }
        0xa3 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_no::check(r, cx, sink)
        }
        0xa4 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_no::check(r, cx, sink)
        }
        0xa5 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_wr::check(r, cx, sink)
        }
        0xa6 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_no::check(r, cx, sink)
        }
        0xa7 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_mv::check(r, cx, sink)
        }
        0xa8 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_al::check(r, cx, sink)
        }
        0xa9 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_br::check(r, cx, sink)
        }
        0xaa => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            mem_2d::check(r, cx, sink)
        }
        0xab => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            mem_2d::check(r, cx, sink)
        }
        0xb0 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_er::check(r, cx, sink)
        }
        0xb1 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_om::check(r, cx, sink)
        }
        0xb2 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_ms::check(r, cx, sink)
        }
        0xb3 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_poll_sem::check(r, cx, sink)
        }
        0xb4 => ctrl_test_es::check(r, cx, sink),
        0xb5 => {
            check::engine(EngineSet(0b011111), layout::Conf::Med, cx, sink)?;
            ctrl_br_hint::check(r, cx, sink)
        }
        0xb6 => ctrl_cci::check(r, cx, sink),
        0xb8 => {
            check::engine(EngineSet(0b001111), layout::Conf::Med, cx, sink)?;
            dma_direct2d::check(r, cx, sink)
        }
        0xb9 => dma_copy2d::check(r, cx, sink),
        0xba => dma_immediate::check(r, cx, sink),
        0xbb => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            dma_indirect1d::check(r, cx, sink)
        }
        0xbc => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s2d2_rs::check(r, cx, sink)
        }
        0xbd => {
            check::engine(EngineSet(0b001111), layout::Conf::Med, cx, sink)?;
            dma_direct2d_xpose::check(r, cx, sink)
        }
        0xbe => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            s3d3_seq_bounds::check(r, cx, sink)
        }
        0xbf => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            s3d3_collective::check(r, cx, sink)
        }
        0xc1 => {
            check::pseudo(cx, sink)?;
            pseudo_dma_trigger::check(r, cx, sink)
        }
        0xc2 => {
            check::pseudo(cx, sink)?;
            pseudo_dma_rearm::check(r, cx, sink)
        }
        0xc3 => {
            check::pseudo(cx, sink)?;
            pseudo_dma_barrier::check(r, cx, sink)
        }
        0xc4 => {
            check::pseudo(cx, sink)?;
            pseudo_dma_memcpy_full_ind::check(r, cx, sink)
        }
        0xc5 => {
            check::pseudo(cx, sink)?;
            preamble_only::check(r, cx, sink)
        }
        0xc6 => {
            check::pseudo(cx, sink)?;
            pseudo_load_act_func_set::check(r, cx, sink)
        }
        0xc7 => {
            check::pseudo(cx, sink)?;
            pseudo_trigger_all_reduce::check(r, cx, sink)
        }
        0xc8 => {
            check::pseudo(cx, sink)?;
            pseudo_trigger_collective::check(r, cx, sink)
        }
        0xc9 => {
            check::pseudo(cx, sink)?;
            preamble_only::check(r, cx, sink)
        }
        0xca => {
            check::pseudo(cx, sink)?;
            pseudo_embedding_update::check(r, cx, sink)
        }
        0xcb => {
            check::pseudo(cx, sink)?;
            pseudo_sendrecv::check(r, cx, sink)
        }
        0xcc => {
            check::pseudo(cx, sink)?;
            preamble_only::check(r, cx, sink)
        }
        0xcd => {
            check::pseudo(cx, sink)?;
            pseudo_mem_2d::check(r, cx, sink)
        }
        0xce => {
            check::pseudo(cx, sink)?;
            pseudo_mem_2d::check(r, cx, sink)
        }
        0xcf => {
            check::pseudo(cx, sink)?;
            pseudo_dma_swap_queue_set::check(r, cx, sink)
        }
        0xd0 => {
            check::pseudo(cx, sink)?;
            pseudo_set_rng_seed::check(r, cx, sink)
        }
        0xd1 => {
            check::pseudo(cx, sink)?;
            pseudo_function_begin::check(r, cx, sink)
        }
        0xd2 => {
            check::pseudo(cx, sink)?;
            pseudo_function_return::check(r, cx, sink)
        }
        0xd3 => {
            check::pseudo(cx, sink)?;
            pseudo_function_call::check(r, cx, sink)
        }
        0xd4 => {
            check::pseudo(cx, sink)?;
            pseudo_dma_direct2d::check(r, cx, sink)
        }
        0xd5 => {
            check::pseudo(cx, sink)?;
            pseudo_sync_barrier::check(r, cx, sink)
        }
        0xd6 => {
            check::pseudo(cx, sink)?;
            pseudo_range_check::check(r, cx, sink)
        }
        0xd7 => {
            check::pseudo(cx, sink)?;
            pseudo_jpeg_decode::check(r, cx, sink)
        }
        0xd8 => {
            check::pseudo(cx, sink)?;
            pseudo_core_barrier::check(r, cx, sink)
        }
        0xd9 => {
            check::pseudo(cx, sink)?;
            pseudo_trigger_collective2::check(r, cx, sink)
        }
        0xda => {
            check::pseudo(cx, sink)?;
            pseudo_extension::check(r, cx, sink)
        }
        0xdb => {
            check::pseudo(cx, sink)?;
            pseudo_cur_processing_rank_id::check(r, cx, sink)
        }
        0xdc => {
            check::pseudo(cx, sink)?;
            pseudo_gid_load::check(r, cx, sink)
        }
        0xdd => {
            check::pseudo(cx, sink)?;
            pseudo_branch_prefetch_hint::check(r, cx, sink)
        }
        0xde => {
            check::pseudo(cx, sink)?;
            pseudo_tensor_completion::check(r, cx, sink)
        }
        0xdf if r[12] == 0x01 => {
            check::pseudo(cx, sink)?;
            pseudo_exit_execution::check(r, cx, sink)
        }
        0xdf => {
            check::pseudo(cx, sink)?;
            pseudo_inst::check(r, cx, sink)
        }
        0xe0 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3d3_sc::check(r, cx, sink)
        }
        0xe1 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s2d2d2_sc::check(r, cx, sink)
        }
        0xe2 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            d3_rand::check(r, cx, sink)
        }
        0xe3 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3dmx1_quant::check(r, cx, sink)
        }
        0xe4 => {
            check::engine(EngineSet(0b000101), layout::Conf::Med, cx, sink)?;
            s2_convlut::check(r, cx, sink)
        }
        0xe5 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s2s2d2_stt::check(r, cx, sink)
        }
        0xe6 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3d3_ts::check(r, cx, sink)
        }
        0xe7 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            s4d4_ic::check(r, cx, sink)
        }
        0xe8 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s3d3_cp_pred_scalar::check(r, cx, sink)
        }
        0xe9 => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            d4_mr::check(r, cx, sink)
        }
        0xea => {
            check::engine(EngineSet(0b001000), layout::Conf::Med, cx, sink)?;
            s2s2d2_stt::check(r, cx, sink)
        }
        0xf0 if r[12] == 0x02 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            extended_tta::check(r, cx, sink)
        }
        0xf0 if r[12] == 0x08 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            extended_rdma_desc_gen::check(r, cx, sink)
        }
        0xf0 if r[12] == 0x09 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            extended_rdma_desc_start::check(r, cx, sink)
        }
        0xf0 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            extended_inst::check(r, cx, sink)
        }
        0xf1 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            dma_gather_xpose::check(r, cx, sink)
        }
        0xf2 => {
            check::engine(EngineSet(0b000100), layout::Conf::Med, cx, sink)?;
            s3d3_nonzero_with_count::check(r, cx, sink)
        }
        0xf3 => s2s2d2d2_tt::check(r, cx, sink),
        0xf4 => s2d2d2_ts_wide::check(r, cx, sink),
        0xff => {
            check::sentinel(sink)?;
            invalid::check(r, cx, sink)
        }
        _ => check::unknown(sink),
    }
}
