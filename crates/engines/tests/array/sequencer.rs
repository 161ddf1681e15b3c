//! Counters and settings of the array's sequencer, and its converter table.

use tpb_core::dialect::Engine;
use tpb_engines::Choices;
use tpb_engines::bus::RegisterBlock;
use tpb_engines::state::Core;
use tpb_engines::state::pe::{Counted, Sequencer};
use tpb_isa::enums::Dtype;
use tpb_isa::{Operation, operations};

use crate::common::{complete, fault, isa, machine, machine_with, mem3, psum, sbuf, t2};
use crate::reference::pe;

/// Loads and products count for the tile that they use, while counting is on.
#[test]
fn instructions_count_by_tile() {
    let load = |row_grp, col_grp| {
        Operation::LoadWeights(operations::LoadWeights {
            src_mem_pattern: mem3(sbuf(0, 0), 1),
            in_dtype: Dtype::BFLOAT16,
            num_active_rows: 1,
            num_active_cols: 1,
            row_grp,
            col_grp,
            ..Default::default()
        })
    };
    let multiply = |row_grp, col_grp| {
        Operation::Matmul(operations::Matmul {
            src_mem_pattern: mem3(sbuf(0, 0), 1),
            in_dtype: Dtype::BFLOAT16,
            dst_mem_pattern: mem3(psum(0, 0, 0), 1),
            num_active_rows: 1,
            num_active_cols: 1,
            row_grp,
            col_grp,
            ..Default::default()
        })
    };
    let stream = vec![load(15, 15), load(12, 3), load(8, 8), multiply(12, 3), multiply(12, 3), multiply(8, 8)];
    for on in [true, false] {
        let mut machine = machine(isa("cayman"), &pe(stream.clone()));
        machine.core_mut().array.sequencer.write(0x004, u32::from(on));
        machine.core_mut().sbuf.write(0, 0, &[0; 2]).unwrap();
        complete(&mut machine);
        let s = &machine.core().array.sequencer;
        let n = u64::from(on);
        assert_eq!(s.counter(Counted::WeightLoad, 128, 128, 0), Some(n));
        // Rows 64 to 127 begin in the third row of quarters, which is number 8.
        assert_eq!(s.counter(Counted::WeightLoad, 64, 64, 8), Some(n));
        assert_eq!(s.counter(Counted::WeightLoad, 64, 64, 10), Some(0));
        assert_eq!(s.counter(Counted::WeightLoad, 32, 32, 15), Some(n));
        assert_eq!(s.counter(Counted::Matmul, 64, 64, 8), Some(2 * n));
        assert_eq!(s.counter(Counted::Matmul, 32, 32, 15), Some(n));
        assert_eq!(s.counter(Counted::RegWrite, 128, 128, 0), Some(0));
        assert_eq!(s.counter(Counted::Matmul, 256, 128, 0), None);
        // tile_64x64_tile8 of the loads at 0x100 + 0x078, of the products 0x200 further; tile_32x32_tile15 at 0x1c0.
        assert_eq!(s.read(0x178).map(u64::from), Some(n));
        assert_eq!(s.read(0x378).map(u64::from), Some(2 * n));
        assert_eq!(s.read(0x4c0).map(u64::from), Some(n));
        machine.core_mut().array.sequencer.write(0x004, 0x11);
        let s = &machine.core().array.sequencer;
        assert_eq!((s.read(0x378), s.read(0x004)), (Some(0), Some(1)), "the reset is a pulse");
    }
}

/// Offsets and reset values of the block's description.
#[test]
fn registers_of_the_block() {
    let mut s = Sequencer::default();
    // First and last of every size in the list of registers.
    for offset in [0x000, 0x010, 0x018, 0x028, 0x040, 0x050, 0x058, 0x068, 0x080, 0x090, 0x0c8, 0x0d8, 0x0f0, 0x100, 0x138, 0x148, 0x1c0] {
        for base in [0x100, 0x300, 0x500] {
            assert_eq!((s.read(base + offset), s.read(base + offset + 4)), (Some(0), Some(0)), "{offset:#x}");
        }
    }
    // Between the sizes there is nothing.
    for offset in [0x008, 0x020, 0x048, 0x060, 0x088, 0x0d0, 0x0f8, 0x140, 0x1c8, 0x002] {
        assert_eq!(s.read(0x100 + offset), None, "{offset:#x}");
    }
    assert_eq!([0x000, 0x008, 0x00c, 0x010, 0x014].map(|o| s.read(o)), [0, 0, 0, u32::MAX, u32::MAX].map(Some));
    assert!(!s.bypasses_reg_write());
    s.write(0x000, u32::MAX);
    s.write(0x010, 7);
    s.write(0x100, 7);
    assert_eq!([0x000, 0x010, 0x100].map(|o| s.read(o)), [0x111, 7, 0].map(Some));
    assert!(s.bypasses_reg_write());
}

/// The block answers at its addresses, where the map has it.
#[test]
fn the_block_is_on_the_bus() {
    let mut choices = Choices::default();
    let base = 0x4200_0000_0000;
    choices.map.registers.push(RegisterBlock { name: "arr_seq".to_owned(), base, bytes: 0x1000, resets: Vec::new() });
    let mut machine = machine_with(isa("cayman"), choices, &[]);
    let core = machine.core_mut();
    let read = |core: &Core, offset| {
        let mut word = [0; 4];
        core.load("address", base + offset, &mut word).unwrap();
        u32::from_le_bytes(word)
    };
    assert_eq!([0x000, 0x004, 0x010, 0x100].map(|o| read(core, o)), [0, 0, u32::MAX, 0]);
    core.store("address", base, &u32::MAX.to_le_bytes()).unwrap();
    core.store("address", base + 4, &1u32.to_le_bytes()).unwrap();
    // A counter is read-only; a debug vector keeps what was written, for nothing is known of it.
    core.store("address", base + 0x100, &9u32.to_le_bytes()).unwrap();
    core.store("address", base + 0x700, &9u32.to_le_bytes()).unwrap();
    assert_eq!([0x000, 0x004, 0x100, 0x700].map(|o| read(core, o)), [0x111, 1, 0, 9]);
    assert!(core.array.sequencer.bypasses_reg_write());
}

/// The table of the 4-bit converter is kept; POOL's decoder is a gap.
#[test]
fn converter_table() {
    let load = operations::ConvLutLoad {
        src_mem_pattern: t2(sbuf(0, 0), [1, 1], [16, 1]),
        in_dtype: Dtype::UINT16,
        num_active_rows: 128,
        num_active_cols: 128,
        row_grp: 15,
        col_grp: 15,
        lut_dtype: Dtype::FP32,
        ..Default::default()
    };
    let mut first = machine(isa("mariana"), &pe(vec![Operation::ConvLutLoad(load)]));
    for p in 0..128u32 {
        let bytes: Vec<u8> = (0..16u16).flat_map(|i| (i * 1000 + p as u16).to_le_bytes()).collect();
        first.core_mut().sbuf.write(p, 0, &bytes).unwrap();
    }
    complete(&mut first);
    let table = &first.core().array.converter;
    assert_eq!(table.len(), 128);
    for (p, row) in table.iter().enumerate() {
        assert_eq!(*row, std::array::from_fn(|i| (i * 1000 + p) as u16));
    }
    let decode = operations::ConvLutLoad { lut_dtype: Dtype::CPTC4, in_dtype: Dtype::UINT32, ..load };
    let text = fault(&mut machine(isa("mariana"), &[(Engine::Pool, vec![Operation::ConvLutLoad(decode)])])).to_string();
    assert_eq!(text, "how POOL decodes CPTC4: the sources do not tell (gap cptc-decode)");
}
