//! Predicates against the numbers of the sources.

extern crate std;

use std::vec::Vec;

use super::*;

const ALL: [u8; 6] = [TONGA, SUNDA, CAYMAN, MARIANA, MARIANA_PLUS, MAVERICK];

/// A tensor: address, steps of 1, counts.
fn tensor(addr: u32, counts: &[u16]) -> Vec<u8> {
    let mut out = addr.to_le_bytes().to_vec();
    out.extend(counts.iter().flat_map(|_| 1i16.to_le_bytes()));
    out.extend(counts.iter().flat_map(|c| c.to_le_bytes()));
    out
}

/// An indirect pattern of 16 bytes.
fn indirect(index: u32, data: u32, count: u16) -> Vec<u8> {
    let mut out = index.to_le_bytes().to_vec();
    out.extend(data.to_le_bytes());
    out.extend(count.to_le_bytes());
    out.resize(16, 0);
    out
}

#[test]
fn dtypes_of_the_data_path() {
    // Codes that pass without FP32R, per generation.
    let early: Vec<u8> = [2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15].to_vec();
    let late: Vec<u8> = early.iter().copied().chain([0x11]).chain(0x19..=0x1f).collect();
    for g in ALL {
        let passing: Vec<u8> = (0..=255).filter(|d| is_valid_dtype(g, *d, false)).collect();
        assert_eq!(passing, if g < MAVERICK { early.clone() } else { late.clone() }, "generation {g}");
        assert!(is_valid_dtype(g, 11, true));
    }
    // A seventh generation follows maverick.
    assert!((0..=255).all(|d| is_valid_dtype(6, d, true) == is_valid_dtype(MAVERICK, d, true)));
}

#[test]
fn dtypes_with_64_bits() {
    for (dtype, fp32r, u64, i64, passes) in [
        (0, true, true, true, false),
        (1, false, true, false, true),
        (1, true, false, true, false),
        (12, false, false, true, true),
        (12, true, true, false, false),
        (11, false, true, true, false),
        (11, true, false, false, true),
        (10, false, false, false, true),
    ] {
        for g in ALL {
            assert_eq!(is_valid_dtype_64(g, dtype, fp32r, u64, i64), passes, "{dtype} {g}");
        }
    }
    assert!(!is_valid_dtype_64(MARIANA, 0x10, true, true, true));
    assert!(is_valid_dtype_64(MAVERICK, 0x12, true, true, true));
    assert!(!is_valid_dtype_64(MAVERICK, 0x17, true, true, true));
}

#[test]
fn fp4_has_its_own_gate() {
    assert!(is_valid_dtype_inc_fp4(MARIANA, 0x10, false, true));
    assert!(!is_valid_dtype_inc_fp4(MARIANA, 0x10, false, false));
    assert!(!is_valid_dtype_inc_fp4(CAYMAN, 0x10, false, true));
}

#[test]
fn alignment_by_tag() {
    for (tags, align) in [(&[2, 3, 13, 14, 15][..], 1), (&[4, 5, 6, 7][..], 2), (&[8, 9, 10, 11][..], 4), (&[1, 12][..], 8)] {
        for tag in tags {
            for addr in 0..16 {
                assert_eq!(addr_aligned_dtype(SUNDA, addr, *tag), addr % align == 0, "{tag} at {addr}");
            }
        }
    }
    assert!(!addr_aligned_dtype(CAYMAN, 0, 16));
    assert!(addr_aligned_dtype(MARIANA, 1, 16));
    assert!(!addr_aligned_dtype(MARIANA_PLUS, 0, 0x19));
    assert!(addr_aligned_dtype(MAVERICK, 1, 0x11));
}

#[test]
fn addresses_in_registers() {
    for (addr, sunda, cayman) in [
        (0x8000_0000, true, true),
        (0x8000_003f, true, true),
        (0x8000_0040, false, false),
        (0x8000_0100, false, false),
        (0x8100_0000, false, true),
        (0xc000_0001, false, true),
    ] {
        assert_eq!(tensor_start_addr_valid(SUNDA, addr, 10, true, false, false), sunda, "{addr:#x}");
        for g in [CAYMAN, MARIANA, MARIANA_PLUS, MAVERICK] {
            assert_eq!(tensor_start_addr_valid(g, addr, 10, true, false, false), cayman, "{addr:#x}");
        }
    }
}

#[test]
fn addresses_in_memories() {
    // Address, written, PSUM allowed, SBUF allowed, type.
    for (addr, write, psum, sbuf, dtype, passes) in [
        (0x0000_0000, false, false, true, 10, true),
        (0x0000_0000, false, true, false, 10, false),
        (0x0180_0004, true, false, true, 10, true),
        (0x0180_0002, true, false, true, 10, false),
        (0x0200_0000, false, true, false, 6, true),
        (0x0200_0000, true, true, false, 6, false),
        (0x0200_0000, true, true, false, 9, true),
        (0x0200_0000, false, false, true, 10, false),
        (0x023f_fffc, true, true, false, 11, true),
        (0x0240_0000, true, true, true, 10, false),
        (0x0400_0000, false, true, true, 3, false),
        // Markers are no part of the address.
        (0x4000_0000, false, false, true, 10, true),
    ] {
        for g in ALL {
            let got = tensor_start_addr_valid(g, addr, dtype, write, psum, sbuf);
            assert_eq!(got, passes, "{addr:#x} {dtype} write {write}");
        }
    }
}

#[test]
fn first_partitions() {
    for (addr, partition) in
        [(0, 0), (0x80_0000, 32), (0x100_0000, 64), (0x180_0000, 96), (0x200_0000, 0), (0x210_0000, 32), (0x230_0000, 96)]
    {
        assert_eq!(start_partition(addr), partition, "{addr:#x}");
        for (channels, starts) in
            [(128, &[0][..]), (65, &[0]), (64, &[0, 64]), (33, &[0, 64]), (32, &[0, 32, 64, 96]), (1, &[0, 32, 64, 96])]
        {
            let passes = start_addr_active_channels(&addr.to_le_bytes(), channels);
            assert_eq!(passes, starts.contains(&partition), "{partition} with {channels}");
        }
    }
    assert!(start_addr_active_channels(&0x8000_0001u32.to_le_bytes(), 128));
    assert!(!start_addr_active_channels(&indirect(0x2000_0000, 0x80_0000, 1), 128));
    assert!(start_addr_active_channels(&indirect(0x2000_0000, 0x80_0000, 1), 32));
}

#[test]
fn tensors_of_each_rank() {
    for rank in 1..=4 {
        let counts = [3u16; 4];
        for g in ALL {
            assert!(tensor_valid(g, &tensor(0, &counts[..rank]), 10, true, true, true), "rank {rank}");
            for zero in 0..rank {
                let mut counts = counts;
                counts[zero] = 0;
                assert!(!tensor_valid(g, &tensor(0, &counts[..rank]), 10, true, true, true), "rank {rank}");
                assert!(tensor_valid(g, &tensor(0x4000_0000, &counts[..rank]), 10, true, true, true));
            }
            assert!(!tensor_valid(g, &tensor(0x2000_0000, &counts[..rank]), 10, true, true, true));
        }
    }
    // An operand of nothing but zeros has no elements.
    assert!(!tensor_valid(CAYMAN, &[0; 16], 10, false, true, true));
    assert!(!tensor_valid(CAYMAN, &[0; 7], 10, false, true, true));
    assert!(!tensor_valid(CAYMAN, &[], 10, false, true, true));
}

#[test]
fn indirect_patterns() {
    let good = indirect(0x2000_0040, 0x0000_0100, 4);
    assert!(mem_valid(MARIANA, &good, 6, false, false, true));
    assert!(!tensor_valid(MARIANA, &good, 6, false, false, true));
    for (what, bad) in [
        ("count", indirect(0x2000_0040, 0x100, 0)),
        ("index alignment", indirect(0x2000_0042, 0x100, 4)),
        ("data alignment", indirect(0x2000_0040, 0x101, 4)),
        ("data marker", indirect(0x2000_0040, 0x8000_0001, 4)),
        ("data memory", indirect(0x2000_0040, 0x0200_0000, 4)),
    ] {
        assert!(!mem_valid(MARIANA, &bad, 6, false, false, true), "{what}");
    }
    assert!(mem_valid(CAYMAN, &tensor(0, &[1, 1, 1]), 6, false, false, true));
    // The lowest bit marks an MX tensor on maverick; before, it is a byte address.
    let odd = tensor(1, &[1, 1, 1]);
    assert!(mem_valid(MAVERICK, &odd, 6, false, false, true));
    assert!(!mem_valid(MARIANA, &odd, 6, false, false, true));
    // An odd register number is no MX marker.
    let register = |number: u32| tensor(0x8000_0000 | number, &[1, 1, 1]);
    assert!(mem_valid(MAVERICK, &register(63), 6, false, false, true));
    assert!(!mem_valid(MAVERICK, &register(65), 6, false, false, true));
}

#[test]
fn quadrants_of_indices_and_data() {
    assert!(indirect_quadrant_ok(&indirect(0x2080_0000, 0x0080_0100, 1)));
    assert!(!indirect_quadrant_ok(&indirect(0x2080_0000, 0x0000_0100, 1)));
    assert!(indirect_quadrant_ok(&indirect(0x2080_0000, 0x0200_0000, 1)));
    assert!(indirect_quadrant_ok(&indirect(0xa000_0001, 0x0100_0000, 1)));
    assert!(indirect_quadrant_ok(&tensor(0x0180_0000, &[1, 1, 1])));
    assert!(same_quadrant(&0u32.to_le_bytes(), &0x3_ffffu32.to_le_bytes()));
    assert!(!same_quadrant(&0u32.to_le_bytes(), &0x180_0000u32.to_le_bytes()));
}

#[test]
fn mx_patterns() {
    let mut mx = [0u8; 16];
    mx[4] = 0x40;
    mx[8] = 8;
    mx[10] = 1;
    assert!(mx_mem_valid(MARIANA, &mx, 0x0e));
    let with = |at: usize, value: u8| {
        let mut mx = mx;
        mx[at] = value;
        mx
    };
    assert!(mx_mem_valid(MARIANA, &with(10, 0xff), 0x0e));
    assert!(!mx_mem_valid(MARIANA, &with(10, 2), 0x0e));
    assert!(!mx_mem_valid(MARIANA, &with(8, 0), 0x0e));
    assert!(mx_mem_valid(MARIANA, &with(0, 4), 0x0e));
    assert!(!mx_mem_valid(MARIANA, &with(0, 2), 0x0e));
    assert!(mx_mem_valid(MARIANA, &with(0, 2), 0x10));
    for partition in 0..=255 {
        assert_eq!(mx_mem_valid(MARIANA, &with(11, partition), 0x0e), matches!(partition, 0 | 4 | 8 | 12));
    }
    // Data in PSUM.
    assert!(!mx_mem_valid(MARIANA, &with(3, 2), 0x0e));
    let mut indirect = [0u8; 16];
    indirect[3] = 0x20;
    indirect[12] = 4;
    indirect[15] = 12;
    assert!(mx_mem_valid(MARIANA, &indirect, 0x0e));
    indirect[15] = 13;
    assert!(!mx_mem_valid(MARIANA, &indirect, 0x0e));
}

#[test]
fn bf16_destinations() {
    assert!(mm_dst_bf16_valid(&tensor(0x0200_0002, &[1, 2, 3])));
    assert!(!mm_dst_bf16_valid(&tensor(0x0200_0001, &[1, 2, 3])));
    assert!(!mm_dst_bf16_valid(&tensor(0x0000_0002, &[1, 2, 3])));
    assert!(!mm_dst_bf16_valid(&tensor(0x0200_0002, &[1, 0, 3])));
    assert!(mm_dst_bf16_valid(&tensor(0x8000_003f, &[1, 2, 3])));
    assert!(!mm_dst_bf16_valid(&tensor(0x8000_0040, &[1, 2, 3])));
}

#[test]
fn shapes_from_registers() {
    for marker in 0..=255u8 {
        let addr = [0, 0, 0, marker];
        assert_eq!(shape_from_register(&addr), matches!(marker & 0x70, 0x40), "{marker:#x}");
        let addr = [0, 0, 0, 0, 0, 0, 0, marker];
        assert_eq!(shape_from_register8(&addr), matches!(marker & 0xfc, 0x40 | 0xc0 | 0x60 | 0x68), "{marker:#x}");
    }
}

#[test]
fn long_addresses() {
    let addr = |marker: u8, low: [u8; 2]| [low[0], low[1], 0, 0, 0, 0, 0, marker];
    for (marker, low, passes) in [
        (0x00, [0xff, 0xff], true),
        (0x40, [0xff, 0xff], true),
        (0x80, [0x3f, 0x3f], true),
        (0x80, [0x40, 0x00], false),
        (0xc0, [0x00, 0x40], false),
        (0x20, [0xff, 0xff], true),
        (0x28, [0x3f, 0x00], true),
        (0x2c, [0x3f, 0x00], true),
        (0x68, [0x00, 0x01], false),
        (0x10, [0x00, 0x00], false),
        (0x24, [0x00, 0x00], false),
    ] {
        assert_eq!(addr8_valid(&addr(marker, low)), passes, "{marker:#x} {low:x?}");
    }
    assert!(addr_aligned(&addr(0, [0x20, 0]), 32));
    assert!(!addr_aligned(&addr(0, [0x10, 0]), 32));
    assert!(addr_aligned(&addr(0x80, [0x11, 0]), 32));
    assert!(addr_aligned(&0x0200_0004u32.to_le_bytes(), 4));
    assert!(!addr_aligned(&0x0200_0002u32.to_le_bytes(), 4));
    assert!(addr_aligned(&0x8000_0001u32.to_le_bytes(), 4));
    // A pattern starts with an ADDR4: the bytes behind it are steps and counts.
    let mut pattern = [0xff; 20];
    for (address, aligned) in [(0x0200_0004u32, true), (0x0200_0002, false), (0x8000_0001, true)] {
        pattern[..4].copy_from_slice(&address.to_le_bytes());
        assert_eq!(addr_aligned(&pattern, 4), aligned, "{address:#x}");
        assert_eq!(addr_aligned(&pattern[..16], 4), aligned, "{address:#x}");
    }
}

#[test]
fn shuffles() {
    let at = |quadrant: u32| (quadrant << 23).to_le_bytes();
    for (channels, starts) in [(128, &[0][..]), (65, &[0]), (64, &[0, 2]), (33, &[0, 2]), (32, &[0, 1, 2, 3]), (1, &[0, 1, 2, 3])] {
        for src in 0..4 {
            for dst in 0..4 {
                let passes = starts.contains(&src) && starts.contains(&dst);
                assert_eq!(stream_shuffle_partitions(&at(src), &at(dst), channels), passes, "{channels} {src} {dst}");
            }
        }
    }
}

#[test]
fn no_predicate_panics() {
    for (name, predicate) in PREDICATES {
        for len in 0..24 {
            for fill in [0x00, 0x20, 0x80, 0xff] {
                let bytes = std::vec![fill; len];
                for g in 0..8 {
                    let _ = predicate(g, &[i64::from(fill); 4], &[&bytes, &bytes]);
                    let _ = predicate(g, &[], &[]);
                }
            }
        }
        assert!(!name.is_empty());
    }
}
