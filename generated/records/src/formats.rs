// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Record layouts: a newtype over 64 bytes for each distinct one.

#[cfg(feature = "since-sunda")]
mod ctrl_al;

#[cfg(feature = "since-sunda")]
mod ctrl_br;

#[cfg(feature = "since-sunda")]
mod ctrl_br_hint;

#[cfg(feature = "since-maverick")]
mod ctrl_cci;

#[cfg(feature = "since-sunda")]
mod ctrl_er;

#[cfg(feature = "since-sunda")]
mod ctrl_es;

#[cfg(feature = "since-sunda")]
mod ctrl_im;

#[cfg(feature = "since-sunda")]
mod ctrl_ms;

#[cfg(feature = "since-sunda")]
mod ctrl_mv;

#[cfg(feature = "since-sunda")]
mod ctrl_no;

#[cfg(feature = "since-sunda")]
mod ctrl_no_act_table_load;

#[cfg(feature = "since-sunda")]
mod ctrl_om;

#[cfg(feature = "since-sunda")]
mod ctrl_poll_sem;

#[cfg(feature = "since-mariana")]
mod ctrl_test_es;

#[cfg(feature = "since-sunda")]
mod ctrl_wr;

#[cfg(feature = "since-cayman")]
mod custom_op_header_cayman;

#[cfg(feature = "sunda")]
mod custom_op_header_sunda;

#[cfg(feature = "since-cayman")]
mod custom_op_payload_cayman;

#[cfg(feature = "sunda")]
mod custom_op_payload_sunda;

#[cfg(feature = "since-sunda")]
mod d1_rd;

#[cfg(feature = "since-mariana")]
mod d3_rand;

#[cfg(feature = "since-sunda")]
mod d4_iota;

#[cfg(feature = "since-sunda")]
mod d4_mr;

#[cfg(feature = "since-sunda")]
mod d4_rand;

#[cfg(feature = "since-maverick")]
mod dma_copy2d;

#[cfg(feature = "since-sunda")]
mod dma_direct2d;

#[cfg(feature = "since-cayman")]
mod dma_direct2d_xpose;

#[cfg(feature = "since-cayman")]
mod dma_gather_xpose;

#[cfg(feature = "since-maverick")]
mod dma_immediate;

#[cfg(feature = "since-sunda")]
mod dma_indirect1d;

#[cfg(feature = "since-sunda")]
mod extended_inst;

#[cfg(feature = "since-cayman")]
mod extended_rdma_desc_gen;

#[cfg(feature = "since-cayman")]
mod extended_rdma_desc_start;

#[cfg(feature = "since-sunda")]
mod extended_tta;

#[cfg(feature = "since-sunda")]
mod invalid;

#[cfg(feature = "since-sunda")]
mod mem_2d;

#[cfg(feature = "since-sunda")]
mod modify_pool_config;

#[cfg(feature = "since-sunda")]
mod preamble_only;

#[cfg(feature = "since-sunda")]
mod pseudo_branch_prefetch_hint;

#[cfg(feature = "since-sunda")]
mod pseudo_core_barrier;

#[cfg(feature = "since-sunda")]
mod pseudo_cur_processing_rank_id;

#[cfg(feature = "since-sunda")]
mod pseudo_dma_barrier;

#[cfg(feature = "since-sunda")]
mod pseudo_dma_direct2d;

#[cfg(feature = "since-sunda")]
mod pseudo_dma_ext;

#[cfg(feature = "since-sunda")]
mod pseudo_dma_memcpy_full_ind;

#[cfg(feature = "since-sunda")]
mod pseudo_dma_rearm;

#[cfg(feature = "since-sunda")]
mod pseudo_dma_swap_queue_set;

#[cfg(feature = "since-sunda")]
mod pseudo_dma_trigger;

#[cfg(feature = "since-sunda")]
mod pseudo_embedding_update;

#[cfg(feature = "since-sunda")]
mod pseudo_exit_execution;

#[cfg(feature = "since-sunda")]
mod pseudo_extension;

#[cfg(feature = "since-sunda")]
mod pseudo_function_begin;

#[cfg(feature = "since-sunda")]
mod pseudo_function_call;

#[cfg(feature = "since-sunda")]
mod pseudo_function_return;

#[cfg(feature = "since-sunda")]
mod pseudo_gid_load;

#[cfg(feature = "since-sunda")]
mod pseudo_inst;

#[cfg(feature = "since-cayman")]
mod pseudo_jpeg_decode;

#[cfg(feature = "since-sunda")]
mod pseudo_load_act_func_set;

#[cfg(feature = "since-sunda")]
mod pseudo_mem_2d;

#[cfg(feature = "since-sunda")]
mod pseudo_range_check;

#[cfg(feature = "since-sunda")]
mod pseudo_sendrecv;

#[cfg(feature = "since-sunda")]
mod pseudo_set_rng_seed;

#[cfg(feature = "since-sunda")]
mod pseudo_sync_barrier;

#[cfg(feature = "since-sunda")]
mod pseudo_tensor_completion;

#[cfg(feature = "since-sunda")]
mod pseudo_trigger_all_reduce;

#[cfg(feature = "since-sunda")]
mod pseudo_trigger_collective;

#[cfg(feature = "since-sunda")]
mod pseudo_trigger_collective2;

#[cfg(feature = "since-sunda")]
mod pseudo_trigger_collective2_ext;

#[cfg(feature = "since-sunda")]
mod s1_rand;

#[cfg(feature = "since-sunda")]
mod s1d2_sort;

#[cfg(feature = "since-maverick")]
mod s1s2d2_am;

#[cfg(feature = "since-sunda")]
mod s2_bn;

#[cfg(feature = "since-sunda")]
mod s2_bnpl2;

#[cfg(feature = "since-cayman")]
mod s2_convlut;

#[cfg(feature = "since-mariana")]
mod s2d2_ac;

#[cfg(feature = "since-sunda")]
mod s2d2_addr;

#[cfg(feature = "since-cayman")]
mod s2d2_jpeg;

#[cfg(feature = "since-cayman")]
mod s2d2_rs;

#[cfg(feature = "since-sunda")]
mod s2d2_tr;

#[cfg(feature = "since-sunda")]
mod s2d2_ts_as;

#[cfg(feature = "since-mariana")]
mod s2d2d2_sc;

#[cfg(feature = "since-maverick")]
mod s2d2d2_ts_wide;

#[cfg(feature = "since-mariana")]
mod s2s1d2_pe_seed;

#[cfg(feature = "since-sunda")]
mod s2s2d2_stt;

#[cfg(feature = "since-maverick")]
mod s2s2d2d2_tt;

#[cfg(feature = "since-sunda")]
mod s2s2d3_roi;

#[cfg(feature = "since-cayman")]
mod s3_lt;

#[cfg(feature = "cayman")]
mod s3_lw_cayman;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
mod s3_lw_mariana;

#[cfg(feature = "since-maverick")]
mod s3_lw_maverick;

#[cfg(feature = "sunda")]
mod s3_lw_sunda;

#[cfg(feature = "since-sunda")]
mod s3d3_ac;

#[cfg(feature = "since-sunda")]
mod s3d3_aq;

#[cfg(feature = "since-cayman")]
mod s3d3_collective;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
mod s3d3_cp_pred_scalar_mariana;

#[cfg(feature = "since-maverick")]
mod s3d3_cp_pred_scalar_maverick;

#[cfg(any(feature = "sunda", feature = "cayman"))]
mod s3d3_cp_pred_scalar_sunda;

#[cfg(feature = "since-sunda")]
mod s3d3_dropout;

#[cfg(feature = "cayman")]
mod s3d3_mm_cayman;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
mod s3d3_mm_mariana;

#[cfg(feature = "since-maverick")]
mod s3d3_mm_maverick;

#[cfg(feature = "sunda")]
mod s3d3_mm_sunda;

#[cfg(feature = "since-cayman")]
mod s3d3_nonzero_with_count;

#[cfg(feature = "since-mariana")]
mod s3d3_sc;

#[cfg(feature = "since-cayman")]
mod s3d3_seq_bounds;

#[cfg(feature = "since-cayman")]
mod s3d3_tens_dequant_cayman;

#[cfg(feature = "sunda")]
mod s3d3_tens_dequant_sunda;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
mod s3d3_ts_mariana;

#[cfg(feature = "since-maverick")]
mod s3d3_ts_maverick;

#[cfg(feature = "since-sunda")]
mod s3d3_ts_select;

#[cfg(any(feature = "sunda", feature = "cayman"))]
mod s3d3_ts_sunda;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
mod s3dmx1_quant_mariana;

#[cfg(feature = "since-maverick")]
mod s3dmx1_quant_maverick;

#[cfg(feature = "since-sunda")]
mod s3s3d1_bn;

#[cfg(feature = "since-sunda")]
mod s3s3d1_bn2;

#[cfg(feature = "since-sunda")]
mod s3s3d3_tt;

#[cfg(feature = "since-sunda")]
mod s4_pb;

#[cfg(feature = "since-sunda")]
mod s4_rl;

#[cfg(feature = "since-sunda")]
mod s4d2_bn;

#[cfg(feature = "since-cayman")]
mod s4d3_mm;

#[cfg(feature = "since-sunda")]
mod s4d4_cr;

#[cfg(feature = "since-sunda")]
mod s4d4_gt;

#[cfg(feature = "since-maverick")]
mod s4d4_ic_maverick;

#[cfg(
    any(
        feature = "sunda",
        feature = "cayman",
        feature = "mariana",
        feature = "mariana-plus"
    )
)]
mod s4d4_ic_sunda;

#[cfg(feature = "since-sunda")]
mod s4d4_mr;

#[cfg(feature = "since-sunda")]
mod s4d4_pl;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
mod s4d4_tr_mariana;

#[cfg(feature = "since-maverick")]
mod s4d4_tr_maverick;

#[cfg(any(feature = "sunda", feature = "cayman"))]
mod s4d4_tr_sunda;

#[cfg(feature = "since-sunda")]
mod s4d4_tsm;

#[cfg(feature = "since-mariana")]
mod smx1_lw;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
mod smx1d3_mm_mariana;

#[cfg(feature = "since-maverick")]
mod smx1d3_mm_maverick;

#[cfg(feature = "since-tonga")]
mod tonga_copy_inst;

#[cfg(feature = "since-tonga")]
mod tonga_matmul_inst;

#[cfg(feature = "since-tonga")]
mod tonga_opaque;

#[cfg(feature = "since-tonga")]
mod tonga_pool_inst;

#[cfg(feature = "since-tonga")]
mod tonga_pseudo_dma_trigger_inst;

#[cfg(feature = "since-sunda")]
pub use ctrl_al::*;

#[cfg(feature = "since-sunda")]
pub use ctrl_br::*;

#[cfg(feature = "since-sunda")]
pub use ctrl_br_hint::*;

#[cfg(feature = "since-maverick")]
pub use ctrl_cci::*;

#[cfg(feature = "since-sunda")]
pub use ctrl_er::*;

#[cfg(feature = "since-sunda")]
pub use ctrl_es::*;

#[cfg(feature = "since-sunda")]
pub use ctrl_im::*;

#[cfg(feature = "since-sunda")]
pub use ctrl_ms::*;

#[cfg(feature = "since-sunda")]
pub use ctrl_mv::*;

#[cfg(feature = "since-sunda")]
pub use ctrl_no::*;

#[cfg(feature = "since-sunda")]
pub use ctrl_no_act_table_load::*;

#[cfg(feature = "since-sunda")]
pub use ctrl_om::*;

#[cfg(feature = "since-sunda")]
pub use ctrl_poll_sem::*;

#[cfg(feature = "since-mariana")]
pub use ctrl_test_es::*;

#[cfg(feature = "since-sunda")]
pub use ctrl_wr::*;

#[cfg(feature = "since-cayman")]
pub use custom_op_header_cayman::*;

#[cfg(feature = "sunda")]
pub use custom_op_header_sunda::*;

#[cfg(feature = "since-cayman")]
pub use custom_op_payload_cayman::*;

#[cfg(feature = "sunda")]
pub use custom_op_payload_sunda::*;

#[cfg(feature = "since-sunda")]
pub use d1_rd::*;

#[cfg(feature = "since-mariana")]
pub use d3_rand::*;

#[cfg(feature = "since-sunda")]
pub use d4_iota::*;

#[cfg(feature = "since-sunda")]
pub use d4_mr::*;

#[cfg(feature = "since-sunda")]
pub use d4_rand::*;

#[cfg(feature = "since-maverick")]
pub use dma_copy2d::*;

#[cfg(feature = "since-sunda")]
pub use dma_direct2d::*;

#[cfg(feature = "since-cayman")]
pub use dma_direct2d_xpose::*;

#[cfg(feature = "since-cayman")]
pub use dma_gather_xpose::*;

#[cfg(feature = "since-maverick")]
pub use dma_immediate::*;

#[cfg(feature = "since-sunda")]
pub use dma_indirect1d::*;

#[cfg(feature = "since-sunda")]
pub use extended_inst::*;

#[cfg(feature = "since-cayman")]
pub use extended_rdma_desc_gen::*;

#[cfg(feature = "since-cayman")]
pub use extended_rdma_desc_start::*;

#[cfg(feature = "since-sunda")]
pub use extended_tta::*;

#[cfg(feature = "since-sunda")]
pub use invalid::*;

#[cfg(feature = "since-sunda")]
pub use mem_2d::*;

#[cfg(feature = "since-sunda")]
pub use modify_pool_config::*;

#[cfg(feature = "since-sunda")]
pub use preamble_only::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_branch_prefetch_hint::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_core_barrier::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_cur_processing_rank_id::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_dma_barrier::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_dma_direct2d::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_dma_ext::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_dma_memcpy_full_ind::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_dma_rearm::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_dma_swap_queue_set::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_dma_trigger::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_embedding_update::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_exit_execution::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_extension::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_function_begin::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_function_call::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_function_return::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_gid_load::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_inst::*;

#[cfg(feature = "since-cayman")]
pub use pseudo_jpeg_decode::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_load_act_func_set::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_mem_2d::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_range_check::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_sendrecv::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_set_rng_seed::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_sync_barrier::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_tensor_completion::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_trigger_all_reduce::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_trigger_collective::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_trigger_collective2::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_trigger_collective2_ext::*;

#[cfg(feature = "since-sunda")]
pub use s1_rand::*;

#[cfg(feature = "since-sunda")]
pub use s1d2_sort::*;

#[cfg(feature = "since-maverick")]
pub use s1s2d2_am::*;

#[cfg(feature = "since-sunda")]
pub use s2_bn::*;

#[cfg(feature = "since-sunda")]
pub use s2_bnpl2::*;

#[cfg(feature = "since-cayman")]
pub use s2_convlut::*;

#[cfg(feature = "since-mariana")]
pub use s2d2_ac::*;

#[cfg(feature = "since-sunda")]
pub use s2d2_addr::*;

#[cfg(feature = "since-cayman")]
pub use s2d2_jpeg::*;

#[cfg(feature = "since-cayman")]
pub use s2d2_rs::*;

#[cfg(feature = "since-sunda")]
pub use s2d2_tr::*;

#[cfg(feature = "since-sunda")]
pub use s2d2_ts_as::*;

#[cfg(feature = "since-mariana")]
pub use s2d2d2_sc::*;

#[cfg(feature = "since-maverick")]
pub use s2d2d2_ts_wide::*;

#[cfg(feature = "since-mariana")]
pub use s2s1d2_pe_seed::*;

#[cfg(feature = "since-sunda")]
pub use s2s2d2_stt::*;

#[cfg(feature = "since-maverick")]
pub use s2s2d2d2_tt::*;

#[cfg(feature = "since-sunda")]
pub use s2s2d3_roi::*;

#[cfg(feature = "since-cayman")]
pub use s3_lt::*;

#[cfg(feature = "cayman")]
pub use s3_lw_cayman::*;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
pub use s3_lw_mariana::*;

#[cfg(feature = "since-maverick")]
pub use s3_lw_maverick::*;

#[cfg(feature = "sunda")]
pub use s3_lw_sunda::*;

#[cfg(feature = "since-sunda")]
pub use s3d3_ac::*;

#[cfg(feature = "since-sunda")]
pub use s3d3_aq::*;

#[cfg(feature = "since-cayman")]
pub use s3d3_collective::*;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
pub use s3d3_cp_pred_scalar_mariana::*;

#[cfg(feature = "since-maverick")]
pub use s3d3_cp_pred_scalar_maverick::*;

#[cfg(any(feature = "sunda", feature = "cayman"))]
pub use s3d3_cp_pred_scalar_sunda::*;

#[cfg(feature = "since-sunda")]
pub use s3d3_dropout::*;

#[cfg(feature = "cayman")]
pub use s3d3_mm_cayman::*;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
pub use s3d3_mm_mariana::*;

#[cfg(feature = "since-maverick")]
pub use s3d3_mm_maverick::*;

#[cfg(feature = "sunda")]
pub use s3d3_mm_sunda::*;

#[cfg(feature = "since-cayman")]
pub use s3d3_nonzero_with_count::*;

#[cfg(feature = "since-mariana")]
pub use s3d3_sc::*;

#[cfg(feature = "since-cayman")]
pub use s3d3_seq_bounds::*;

#[cfg(feature = "since-cayman")]
pub use s3d3_tens_dequant_cayman::*;

#[cfg(feature = "sunda")]
pub use s3d3_tens_dequant_sunda::*;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
pub use s3d3_ts_mariana::*;

#[cfg(feature = "since-maverick")]
pub use s3d3_ts_maverick::*;

#[cfg(feature = "since-sunda")]
pub use s3d3_ts_select::*;

#[cfg(any(feature = "sunda", feature = "cayman"))]
pub use s3d3_ts_sunda::*;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
pub use s3dmx1_quant_mariana::*;

#[cfg(feature = "since-maverick")]
pub use s3dmx1_quant_maverick::*;

#[cfg(feature = "since-sunda")]
pub use s3s3d1_bn::*;

#[cfg(feature = "since-sunda")]
pub use s3s3d1_bn2::*;

#[cfg(feature = "since-sunda")]
pub use s3s3d3_tt::*;

#[cfg(feature = "since-sunda")]
pub use s4_pb::*;

#[cfg(feature = "since-sunda")]
pub use s4_rl::*;

#[cfg(feature = "since-sunda")]
pub use s4d2_bn::*;

#[cfg(feature = "since-cayman")]
pub use s4d3_mm::*;

#[cfg(feature = "since-sunda")]
pub use s4d4_cr::*;

#[cfg(feature = "since-sunda")]
pub use s4d4_gt::*;

#[cfg(feature = "since-maverick")]
pub use s4d4_ic_maverick::*;

#[cfg(
    any(
        feature = "sunda",
        feature = "cayman",
        feature = "mariana",
        feature = "mariana-plus"
    )
)]
pub use s4d4_ic_sunda::*;

#[cfg(feature = "since-sunda")]
pub use s4d4_mr::*;

#[cfg(feature = "since-sunda")]
pub use s4d4_pl::*;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
pub use s4d4_tr_mariana::*;

#[cfg(feature = "since-maverick")]
pub use s4d4_tr_maverick::*;

#[cfg(any(feature = "sunda", feature = "cayman"))]
pub use s4d4_tr_sunda::*;

#[cfg(feature = "since-sunda")]
pub use s4d4_tsm::*;

#[cfg(feature = "since-mariana")]
pub use smx1_lw::*;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
pub use smx1d3_mm_mariana::*;

#[cfg(feature = "since-maverick")]
pub use smx1d3_mm_maverick::*;

#[cfg(feature = "since-tonga")]
pub use tonga_copy_inst::*;

#[cfg(feature = "since-tonga")]
pub use tonga_matmul_inst::*;

#[cfg(feature = "since-tonga")]
pub use tonga_opaque::*;

#[cfg(feature = "since-tonga")]
pub use tonga_pool_inst::*;

#[cfg(feature = "since-tonga")]
pub use tonga_pseudo_dma_trigger_inst::*;
