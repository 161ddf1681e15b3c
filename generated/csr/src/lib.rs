// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Register blocks of the chip: a newtype for each register, offsets, and descriptors of everything.
//!
//! A module is a block. Registers that have the same fields share a type; a register whose offset is not known has a type and no offset.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#[rustfmt::skip]
pub mod act_tables;

#[rustfmt::skip]
pub mod amzn_remapper;

#[rustfmt::skip]
pub mod arr_seq;

#[rustfmt::skip]
pub mod arr_seq_cluster;

#[rustfmt::skip]
pub mod arr_seq_protected;

#[rustfmt::skip]
pub mod dve_banks;

#[rustfmt::skip]
pub mod dve_tables;

#[rustfmt::skip]
pub mod erg;

#[rustfmt::skip]
pub mod evt_sem;

#[rustfmt::skip]
pub mod evt_sem_control;

#[rustfmt::skip]
pub mod fis_control;

#[rustfmt::skip]
pub mod ham;

#[rustfmt::skip]
pub mod misc;

#[rustfmt::skip]
pub mod nsm;

#[rustfmt::skip]
pub mod qos_host_visible;

#[rustfmt::skip]
pub mod qos_pmu;

#[rustfmt::skip]
pub mod qos_prot;

#[rustfmt::skip]
pub mod sbuf_cluster;

#[rustfmt::skip]
pub mod sbuf_pool_act;

#[rustfmt::skip]
pub mod top_sp;

#[rustfmt::skip]
pub mod top_sp_doorbells;

#[rustfmt::skip]
pub mod user_remapper;

use ::tpb_core::csr::BlockInfo;

/// All blocks, by name.
#[rustfmt::skip]
pub static BLOCKS: [&BlockInfo; 22] = [
    &act_tables::BLOCK,
    &amzn_remapper::BLOCK,
    &arr_seq::BLOCK,
    &arr_seq_cluster::BLOCK,
    &arr_seq_protected::BLOCK,
    &dve_banks::BLOCK,
    &dve_tables::BLOCK,
    &erg::BLOCK,
    &evt_sem::BLOCK,
    &evt_sem_control::BLOCK,
    &fis_control::BLOCK,
    &ham::BLOCK,
    &misc::BLOCK,
    &nsm::BLOCK,
    &qos_host_visible::BLOCK,
    &qos_pmu::BLOCK,
    &qos_prot::BLOCK,
    &sbuf_cluster::BLOCK,
    &sbuf_pool_act::BLOCK,
    &top_sp::BLOCK,
    &top_sp_doorbells::BLOCK,
    &user_remapper::BLOCK,
];

/// The block of this name, or of this name in the register description of the chip, in either case.
#[rustfmt::skip]
pub fn block(name: &str) -> Option<&'static BlockInfo> {
    BLOCKS
        .iter()
        .copied()
        .find(|b| b.name.eq_ignore_ascii_case(name))
        .or_else(|| {
            BLOCKS
                .iter()
                .copied()
                .find(|b| !b.title.is_empty() && b.title.eq_ignore_ascii_case(name))
        })
}
