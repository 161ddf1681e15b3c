//! Feature bits of the header: what a program needs of the loader.
//!
//! Source: `formats/neff-feature-flags.md`; the set that loaders accept: `neff/version-compat.md`.

/// A feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Position of its bit.
    pub bit: u8,
    /// Name.
    pub name: &'static str,
    /// Whether `def.json` lists it too.
    pub in_def_json: bool,
    /// Whether the name is ours: the compiler gives the bit none.
    pub is_descriptive: bool,
}

/// Bits that loaders know: 0 to 26.
pub const SUPPORTED: u64 = 0x7ff_ffff;

/// Bits that a loader refuses in a file of major version 2: 27 to 62. Bit 63 is never tested.
pub const REFUSED: u64 = 0x7fff_ffff_f800_0000;

const fn named(bit: u8, name: &'static str) -> Feature {
    Feature { bit, name, in_def_json: true, is_descriptive: false }
}

const fn header_only(bit: u8, name: &'static str) -> Feature {
    Feature { bit, name, in_def_json: false, is_descriptive: false }
}

const fn descriptive(bit: u8, name: &'static str) -> Feature {
    Feature { bit, name, in_def_json: false, is_descriptive: true }
}

/// Features with a name, by bit.
pub static FEATURES: [Feature; 22] = [
    named(1, "collective_has_offset"),
    named(2, "neff_feature_custom_ops"),
    named(3, "neff_coalesced_ccops"),
    named(4, "neff_queue_set_instances"),
    named(5, "neff_has_functions"),
    named(6, "neff_feature_dynamic_pwp"),
    named(7, "neff_feature_indirect_memcpy_32b_sem_wait"),
    named(8, "neff_feature_indirect_memcpy_bound_check"),
    named(9, "neff_feature_DMA_desc_higher_dim"),
    named(10, "neff_feature_vnc"),
    descriptive(11, "dve_perf_mode"),
    header_only(12, "neff_feature_DGE"),
    header_only(13, "neff_feature_POOL_RSQRT"),
    named(14, "neff_feature_remote_sem"),
    header_only(15, "neff_feature_DGE_cast"),
    header_only(16, "neff_feature_vector_DGE"),
    header_only(17, "neff_feature_embedding_stride32"),
    header_only(20, "neff_feature_SQI_no_rearm"),
    header_only(21, "neff_feature_hardware_DGE"),
    header_only(22, "neff_feature_partial_sb2sb_ccop"),
    descriptive(24, "arch_gt_39_companion"),
    header_only(25, "neff_feature_large_tensor_support"),
];

/// The feature of a bit.
pub fn of_bit(bit: u8) -> Option<&'static Feature> {
    FEATURES.iter().find(|f| f.bit == bit)
}

/// Positions of the bits that are set, lowest first.
pub fn bits(mask: u64) -> impl Iterator<Item = u8> {
    (0..64).filter(move |b| mask >> b & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_divide_the_word() {
        assert_eq!(SUPPORTED | REFUSED, u64::MAX >> 1);
        assert_eq!(SUPPORTED & REFUSED, 0);
        assert!(FEATURES.windows(2).all(|w| w[0].bit < w[1].bit));
        assert!(FEATURES.iter().all(|f| SUPPORTED >> f.bit & 1 == 1));
        assert_eq!(of_bit(20).map(|f| f.name), Some("neff_feature_SQI_no_rearm"));
        assert_eq!(bits(REFUSED).collect::<Vec<_>>(), (27..63).collect::<Vec<_>>());
    }
}
