// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Shared sub-structures of records.

#[cfg(feature = "since-sunda")]
mod activation_imm;

#[cfg(feature = "since-sunda")]
mod activation_imm_n;

#[cfg(feature = "since-sunda")]
mod addr4;

#[cfg(feature = "since-sunda")]
mod addr4_reg;

#[cfg(feature = "since-sunda")]
mod addr8;

#[cfg(feature = "since-sunda")]
mod addr_reg8;

#[cfg(feature = "since-sunda")]
mod addr_table8;

#[cfg(feature = "since-sunda")]
mod addr_tbl_offs8;

#[cfg(feature = "since-sunda")]
mod bound_check_reg;

#[cfg(feature = "since-maverick")]
mod cciheader;

#[cfg(feature = "since-maverick")]
mod ccinst;

#[cfg(feature = "since-maverick")]
mod ccinst_alu;

#[cfg(feature = "since-maverick")]
mod ccinst_br;

#[cfg(feature = "since-maverick")]
mod ccinst_mem;

#[cfg(feature = "since-maverick")]
mod ccinst_mov;

#[cfg(feature = "since-maverick")]
mod ccinst_movimm;

#[cfg(feature = "since-maverick")]
mod ccinst_nop;

#[cfg(feature = "since-maverick")]
mod ccinst_semr;

#[cfg(feature = "since-maverick")]
mod ccinst_semu;

#[cfg(feature = "since-sunda")]
mod ctrl_im_data;

#[cfg(feature = "sunda")]
mod custom_op_arg_union;

#[cfg(feature = "since-sunda")]
mod data4d;

#[cfg(feature = "since-maverick")]
mod desc_flags;

#[cfg(feature = "since-maverick")]
mod descriptor_raw;

#[cfg(feature = "since-maverick")]
mod dma_addr_mode_pair;

#[cfg(feature = "since-maverick")]
mod dma_addr_union;

#[cfg(feature = "since-sunda")]
mod dma_configs;

#[cfg(feature = "since-maverick")]
mod dma_engine_config;

#[cfg(feature = "since-maverick")]
mod dma_flags;

#[cfg(feature = "since-cayman")]
mod dma_gather_transpose_flags;

#[cfg(feature = "since-sunda")]
mod dma_indirect_flags;

#[cfg(feature = "since-maverick")]
mod dma_sema_updates;

#[cfg(feature = "since-sunda")]
mod dtype_pair;

#[cfg(feature = "since-sunda")]
mod events;

#[cfg(feature = "since-sunda")]
mod events_extended;

#[cfg(feature = "since-sunda")]
mod ext_completion_info;

#[cfg(feature = "since-sunda")]
mod header;

#[cfg(feature = "since-sunda")]
mod imm64;

#[cfg(feature = "since-sunda")]
mod imm_reg;

#[cfg(feature = "since-sunda")]
mod imm_src_pair;

#[cfg(feature = "since-sunda")]
mod imm_val_inst_field;

#[cfg(feature = "since-sunda")]
mod indirect;

#[cfg(feature = "since-mariana")]
mod indirect12b;

#[cfg(feature = "since-mariana")]
mod indirect16b;

#[cfg(feature = "since-sunda")]
mod indirect20b;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
mod ld_weight_flags_mariana;

#[cfg(feature = "since-maverick")]
mod ld_weight_flags_maverick;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
mod matmul_flags_mariana;

#[cfg(feature = "since-maverick")]
mod matmul_flags_maverick;

#[cfg(feature = "since-sunda")]
mod mem2d_data;

#[cfg(feature = "since-mariana")]
mod mem_pattern2d;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
mod mem_pattern3d_cayman;

#[cfg(feature = "since-maverick")]
mod mem_pattern3d_maverick;

#[cfg(feature = "since-maverick")]
mod mem_pattern4d_maverick;

#[cfg(
    any(
        feature = "sunda",
        feature = "cayman",
        feature = "mariana",
        feature = "mariana-plus"
    )
)]
mod mem_pattern4d_tonga;

#[cfg(feature = "since-sunda")]
mod move_immediate;

#[cfg(feature = "since-mariana")]
mod mxindirect16b;

#[cfg(feature = "since-mariana")]
mod mxmem_pattern1d;

#[cfg(feature = "since-mariana")]
mod mxtensor1d;

#[cfg(feature = "since-maverick")]
mod mxtensor_v2;

#[cfg(feature = "since-maverick")]
mod mxtensor_v2_20b;

#[cfg(feature = "since-sunda")]
mod neuron_addr;

#[cfg(feature = "since-sunda")]
mod partition_offset;

#[cfg(feature = "since-sunda")]
mod pseudo_addr8;

#[cfg(feature = "since-sunda")]
mod pseudo_addr8tensor2d;

#[cfg(feature = "since-sunda")]
mod pseudo_addr_var8;

#[cfg(feature = "since-sunda")]
mod pseudo_gid_dst;

#[cfg(feature = "since-sunda")]
mod pseudo_gid_reg;

#[cfg(feature = "tables")]
mod pwp_bucket;

#[cfg(feature = "tables")]
mod pwp_cam_cayman;

#[cfg(feature = "tables")]
mod pwp_cam_flags;

#[cfg(feature = "tables")]
mod pwp_cam_sunda;

#[cfg(feature = "tables")]
mod pwp_control;

#[cfg(feature = "tables")]
mod pwp_control_word;

#[cfg(feature = "tables")]
mod pwp_dtype_sel;

#[cfg(feature = "tables")]
mod pwp_fma_cayman;

#[cfg(feature = "tables")]
mod pwp_fma_indirection;

#[cfg(feature = "tables")]
mod pwp_fma_sunda;

#[cfg(feature = "tables")]
mod pwp_fuse;

#[cfg(feature = "tables")]
mod pwp_profile_cayman;

#[cfg(feature = "tables")]
mod pwp_profile_sunda;

#[cfg(feature = "tables")]
mod pwp_select;

#[cfg(feature = "tables")]
mod pwp_signal;

#[cfg(feature = "tables")]
mod pwp_signal_high;

#[cfg(feature = "tables")]
mod pwp_signal_low;

#[cfg(feature = "tables")]
mod pwp_tail_cayman;

#[cfg(feature = "tables")]
mod pwp_tail_sunda;

#[cfg(feature = "tables")]
mod s3d3_sc_d16;

#[cfg(feature = "tables")]
mod s3d3_sc_d32;

#[cfg(feature = "tables")]
mod sem_base_offset;

#[cfg(feature = "since-sunda")]
mod tensor1d;

#[cfg(feature = "since-sunda")]
mod tensor2d;

#[cfg(feature = "since-sunda")]
mod tensor3d;

#[cfg(feature = "since-sunda")]
mod tensor4d;

#[cfg(feature = "since-sunda")]
mod tensor_shape_data;

#[cfg(feature = "since-maverick")]
mod tile_sel;

#[cfg(feature = "since-maverick")]
mod tile_size;

#[cfg(feature = "since-tonga")]
mod tonga_events;

#[cfg(feature = "since-tonga")]
mod tonga_header;

#[cfg(feature = "since-tonga")]
mod tonga_mem_access_3d;

#[cfg(feature = "since-tonga")]
mod tonga_mem_access_4d;

#[cfg(feature = "since-sunda")]
pub use activation_imm::*;

#[cfg(feature = "since-sunda")]
pub use activation_imm_n::*;

#[cfg(feature = "since-sunda")]
pub use addr4::*;

#[cfg(feature = "since-sunda")]
pub use addr4_reg::*;

#[cfg(feature = "since-sunda")]
pub use addr8::*;

#[cfg(feature = "since-sunda")]
pub use addr_reg8::*;

#[cfg(feature = "since-sunda")]
pub use addr_table8::*;

#[cfg(feature = "since-sunda")]
pub use addr_tbl_offs8::*;

#[cfg(feature = "since-sunda")]
pub use bound_check_reg::*;

#[cfg(feature = "since-maverick")]
pub use cciheader::*;

#[cfg(feature = "since-maverick")]
pub use ccinst::*;

#[cfg(feature = "since-maverick")]
pub use ccinst_alu::*;

#[cfg(feature = "since-maverick")]
pub use ccinst_br::*;

#[cfg(feature = "since-maverick")]
pub use ccinst_mem::*;

#[cfg(feature = "since-maverick")]
pub use ccinst_mov::*;

#[cfg(feature = "since-maverick")]
pub use ccinst_movimm::*;

#[cfg(feature = "since-maverick")]
pub use ccinst_nop::*;

#[cfg(feature = "since-maverick")]
pub use ccinst_semr::*;

#[cfg(feature = "since-maverick")]
pub use ccinst_semu::*;

#[cfg(feature = "since-sunda")]
pub use ctrl_im_data::*;

#[cfg(feature = "sunda")]
pub use custom_op_arg_union::*;

#[cfg(feature = "since-sunda")]
pub use data4d::*;

#[cfg(feature = "since-maverick")]
pub use desc_flags::*;

#[cfg(feature = "since-maverick")]
pub use descriptor_raw::*;

#[cfg(feature = "since-maverick")]
pub use dma_addr_mode_pair::*;

#[cfg(feature = "since-maverick")]
pub use dma_addr_union::*;

#[cfg(feature = "since-sunda")]
pub use dma_configs::*;

#[cfg(feature = "since-maverick")]
pub use dma_engine_config::*;

#[cfg(feature = "since-maverick")]
pub use dma_flags::*;

#[cfg(feature = "since-cayman")]
pub use dma_gather_transpose_flags::*;

#[cfg(feature = "since-sunda")]
pub use dma_indirect_flags::*;

#[cfg(feature = "since-maverick")]
pub use dma_sema_updates::*;

#[cfg(feature = "since-sunda")]
pub use dtype_pair::*;

#[cfg(feature = "since-sunda")]
pub use events::*;

#[cfg(feature = "since-sunda")]
pub use events_extended::*;

#[cfg(feature = "since-sunda")]
pub use ext_completion_info::*;

#[cfg(feature = "since-sunda")]
pub use header::*;

#[cfg(feature = "since-sunda")]
pub use imm64::*;

#[cfg(feature = "since-sunda")]
pub use imm_reg::*;

#[cfg(feature = "since-sunda")]
pub use imm_src_pair::*;

#[cfg(feature = "since-sunda")]
pub use imm_val_inst_field::*;

#[cfg(feature = "since-sunda")]
pub use indirect::*;

#[cfg(feature = "since-mariana")]
pub use indirect12b::*;

#[cfg(feature = "since-mariana")]
pub use indirect16b::*;

#[cfg(feature = "since-sunda")]
pub use indirect20b::*;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
pub use ld_weight_flags_mariana::*;

#[cfg(feature = "since-maverick")]
pub use ld_weight_flags_maverick::*;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
pub use matmul_flags_mariana::*;

#[cfg(feature = "since-maverick")]
pub use matmul_flags_maverick::*;

#[cfg(feature = "since-sunda")]
pub use mem2d_data::*;

#[cfg(feature = "since-mariana")]
pub use mem_pattern2d::*;

#[cfg(any(feature = "mariana", feature = "mariana-plus"))]
pub use mem_pattern3d_cayman::*;

#[cfg(feature = "since-maverick")]
pub use mem_pattern3d_maverick::*;

#[cfg(feature = "since-maverick")]
pub use mem_pattern4d_maverick::*;

#[cfg(
    any(
        feature = "sunda",
        feature = "cayman",
        feature = "mariana",
        feature = "mariana-plus"
    )
)]
pub use mem_pattern4d_tonga::*;

#[cfg(feature = "since-sunda")]
pub use move_immediate::*;

#[cfg(feature = "since-mariana")]
pub use mxindirect16b::*;

#[cfg(feature = "since-mariana")]
pub use mxmem_pattern1d::*;

#[cfg(feature = "since-mariana")]
pub use mxtensor1d::*;

#[cfg(feature = "since-maverick")]
pub use mxtensor_v2::*;

#[cfg(feature = "since-maverick")]
pub use mxtensor_v2_20b::*;

#[cfg(feature = "since-sunda")]
pub use neuron_addr::*;

#[cfg(feature = "since-sunda")]
pub use partition_offset::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_addr8::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_addr8tensor2d::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_addr_var8::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_gid_dst::*;

#[cfg(feature = "since-sunda")]
pub use pseudo_gid_reg::*;

#[cfg(feature = "tables")]
pub use pwp_bucket::*;

#[cfg(feature = "tables")]
pub use pwp_cam_cayman::*;

#[cfg(feature = "tables")]
pub use pwp_cam_flags::*;

#[cfg(feature = "tables")]
pub use pwp_cam_sunda::*;

#[cfg(feature = "tables")]
pub use pwp_control::*;

#[cfg(feature = "tables")]
pub use pwp_control_word::*;

#[cfg(feature = "tables")]
pub use pwp_dtype_sel::*;

#[cfg(feature = "tables")]
pub use pwp_fma_cayman::*;

#[cfg(feature = "tables")]
pub use pwp_fma_indirection::*;

#[cfg(feature = "tables")]
pub use pwp_fma_sunda::*;

#[cfg(feature = "tables")]
pub use pwp_fuse::*;

#[cfg(feature = "tables")]
pub use pwp_profile_cayman::*;

#[cfg(feature = "tables")]
pub use pwp_profile_sunda::*;

#[cfg(feature = "tables")]
pub use pwp_select::*;

#[cfg(feature = "tables")]
pub use pwp_signal::*;

#[cfg(feature = "tables")]
pub use pwp_signal_high::*;

#[cfg(feature = "tables")]
pub use pwp_signal_low::*;

#[cfg(feature = "tables")]
pub use pwp_tail_cayman::*;

#[cfg(feature = "tables")]
pub use pwp_tail_sunda::*;

#[cfg(feature = "tables")]
pub use s3d3_sc_d16::*;

#[cfg(feature = "tables")]
pub use s3d3_sc_d32::*;

#[cfg(feature = "tables")]
pub use sem_base_offset::*;

#[cfg(feature = "since-sunda")]
pub use tensor1d::*;

#[cfg(feature = "since-sunda")]
pub use tensor2d::*;

#[cfg(feature = "since-sunda")]
pub use tensor3d::*;

#[cfg(feature = "since-sunda")]
pub use tensor4d::*;

#[cfg(feature = "since-sunda")]
pub use tensor_shape_data::*;

#[cfg(feature = "since-maverick")]
pub use tile_sel::*;

#[cfg(feature = "since-maverick")]
pub use tile_size::*;

#[cfg(feature = "since-tonga")]
pub use tonga_events::*;

#[cfg(feature = "since-tonga")]
pub use tonga_header::*;

#[cfg(feature = "since-tonga")]
pub use tonga_mem_access_3d::*;

#[cfg(feature = "since-tonga")]
pub use tonga_mem_access_4d::*;
