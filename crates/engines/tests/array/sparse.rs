//! Tags and sparse products.

use tpb_engines::memory::Space;
use tpb_isa::enums::{Dtype, MatmulPsumAccumulateFlags, Opcode, TagWgtMode};
use tpb_isa::{Operation, operations};

use crate::common::{Random, complete, fault, get_f32, isa, machine, mem3_from, psum, row3, sbuf, t3, t4};
use crate::reference::{number, pe, value};

/// Row group, first row, rows, forced bits.
const PARTS: [(u8, usize, usize, u8); 7] =
    [(15, 0, 128, 0), (3, 0, 64, 0), (12, 64, 64, 8), (1, 0, 32, 0), (2, 32, 32, 4), (4, 64, 32, 8), (8, 96, 32, 12)];

/// Each cell multiplies its weight by the map and partition of its tag; tags come from LDTAGS or with the weights.
#[test]
fn tags_pick() {
    let random = &mut Random(31);
    for (part, (row_grp, first, rows, force)) in PARTS.into_iter().enumerate() {
        for (with_weights, maps) in [(false, 4usize), (true, 4), (false, 2 + part % 3)] {
            let (columns, n) = (8usize, 5usize);
            // Bits that the tag may choose: the group of 32 rows inside of the part, and a map that is there.
            let groups = rows / 32;
            let tag = |random: &mut Random| (((random.bits() as usize % groups) << 2) | (random.bits() as usize % maps)) as u8;
            let tags: Vec<Vec<u8>> = (0..rows).map(|_| (0..columns).map(|_| tag(random)).collect()).collect();
            let weights: Vec<Vec<Vec<u8>>> = (0..rows).map(|_| (0..columns).map(|_| number(random, Dtype::BFLOAT16)).collect()).collect();
            let moving: Vec<Vec<Vec<u8>>> = (0..rows).map(|_| (0..maps * n).map(|_| number(random, Dtype::BFLOAT16)).collect()).collect();
            let load = operations::LoadWeights {
                src_mem_pattern: mem3_from(sbuf(0, 0), 1, columns as u16),
                in_dtype: Dtype::BFLOAT16,
                num_active_rows: rows as u8,
                num_active_cols: columns as u8,
                row_grp,
                tag_weight_mode: if with_weights { TagWgtMode::TAG_WEIGHT } else { TagWgtMode::WEIGHT_ONLY },
                ..Default::default()
            };
            let load_tags = operations::LoadTags {
                opcode: Opcode::LDTAGS,
                src_mem_pattern: row3(sbuf(0, 512), columns as u16 / 4),
                in_dtype: Dtype::UINT16,
                force_tag_bits: force,
                num_active_rows: rows as u8,
                row_grp,
                col_grp: 15,
                ..Default::default()
            };
            let matmul = operations::MatmulSparse {
                opcode: Opcode::MATMUL_SPARSE,
                // Maps one after the other.
                src_mem_pattern: t4(sbuf(0, 1024), [1, 1, 1, n as i16], [n as u16, 1, 1, maps as u16]),
                in_dtype: Dtype::BFLOAT16,
                num_active_rows: rows as u8,
                num_active_cols: columns as u8,
                row_grp,
                col_grp: 15,
                psum_accumulate_flags: MatmulPsumAccumulateFlags(3),
                dst_mem_pattern: t3(psum(0, 1, 0), [1; 3], [n as u16, 1, 1]),
                ..Default::default()
            };
            let mut operations = vec![Operation::LoadWeights(load)];
            if !with_weights {
                operations.push(Operation::LoadTags(load_tags));
            }
            operations.push(Operation::MatmulSparse(matmul));
            let mut machine = machine(isa("mariana"), &pe(operations));
            for r in 0..rows {
                // Weights, tags and words of tags all go from the last column to the first.
                let pairs = weights[r].iter().zip(&tags[r]).rev();
                let bytes: Vec<u8> = match with_weights {
                    true => pairs.flat_map(|(w, t)| [w[0], w[1], *t, 0xa5]).collect(),
                    false => pairs.flat_map(|(w, _)| w.clone()).collect(),
                };
                let words: Vec<u8> = tags[r].rchunks_exact(4).flat_map(|t| [t[3] | t[2] << 4, t[1] | t[0] << 4]).collect();
                machine.core_mut().sbuf.write(r as u32, 0, &bytes).unwrap();
                machine.core_mut().sbuf.write(r as u32, 512, &words).unwrap();
                machine.core_mut().sbuf.write(r as u32, 1024, &moving[r].concat()).unwrap();
            }
            complete(&mut machine);
            let number = |bytes: &[u8]| value(Dtype::BFLOAT16, u16::from_le_bytes([bytes[0], bytes[1]]).into()) as f32;
            for c in 0..columns {
                let want: Vec<f32> = (0..n)
                    .map(|j| {
                        let mut sum = 0.0f32;
                        for r in 0..rows {
                            let tag = usize::from(tags[r][c] | force);
                            let partition = tag / 4 * 32 + r % 32 - first;
                            sum += number(&weights[r][c]) * number(&moving[partition][tag % 4 * n + j]);
                        }
                        sum
                    })
                    .collect();
                assert_eq!(get_f32(&machine, Space::Psum, c as u32, 2048, n), want, "group {row_grp} {maps} maps, column {c}");
            }
        }
    }
}

#[test]
fn what_cannot_be_picked() {
    let run = |tag: u16, force_tag_bits, maps: u16, counted: bool| {
        let load = operations::LoadWeights {
            src_mem_pattern: mem3_from(sbuf(0, 0), 1, 4),
            in_dtype: Dtype::BFLOAT16,
            num_active_rows: 32,
            num_active_cols: 4,
            row_grp: 2,
            ..Default::default()
        };
        let tags = operations::LoadTags {
            src_mem_pattern: row3(sbuf(0, 64), 1),
            in_dtype: Dtype::UINT16,
            force_tag_bits,
            num_active_rows: if counted { 32 } else { 31 },
            row_grp: 2,
            col_grp: 15,
            ..Default::default()
        };
        let matmul = operations::MatmulSparse {
            src_mem_pattern: t4(sbuf(0, 128), [1; 4], [1, 1, 1, maps]),
            in_dtype: Dtype::BFLOAT16,
            num_active_rows: 32,
            num_active_cols: 4,
            row_grp: 2,
            col_grp: 15,
            psum_accumulate_flags: MatmulPsumAccumulateFlags(3),
            dst_mem_pattern: row3(psum(0, 0, 0), 1),
            ..Default::default()
        };
        let stream = vec![Operation::LoadWeights(load), Operation::LoadTags(tags), Operation::MatmulSparse(matmul)];
        let mut machine = machine(isa("cayman"), &pe(stream));
        for p in 0..32 {
            machine.core_mut().sbuf.write(p, 0, &[0; 256]).unwrap();
            machine.core_mut().sbuf.write(p, 64, &tag.to_le_bytes()).unwrap();
        }
        fault(&mut machine).to_string()
    };
    assert_eq!(run(0x3333, 4, 2, true), "tags: tag 7 in row 0 column 0 picks map 3 of 2");
    assert_eq!(run(0x0000, 0, 2, true), "tags: tag 0 in row 0 column 0 picks partition 0");
    assert_eq!(run(0x0000, 4, 5, true), "src_mem_pattern: 2, 3 or 4 feature maps are streamed, not 5");
    assert_eq!(run(0x0000, 1, 2, true), "force_tag_bits: 0x01 is neither 0, 4, 8 nor 12");
    assert_eq!(run(0x0000, 4, 2, false), "tags: no tag was ever loaded into row 63 column 0");
}
