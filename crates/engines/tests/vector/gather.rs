//! Elements by index, and what configures an engine, against plain loops.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_engines::choices::ParameterWords;
use tpb_engines::state::lanes::PoolLibrary;
use tpb_engines::{Choices, Fault, Machine};
use tpb_isa::enums::{AluOp, Dtype, IndexMissBehavior, ModifyPoolOp, Opcode, TensorSubdim};
use tpb_isa::types::{Addr4, Addr4Arm, CtrlImDataArm, Indirect, Indirect20b, MemPattern4dMaverickArm, Tensor4d};
use tpb_isa::{Operation, operations};

use crate::common::*;
use crate::reference::*;

fn load(table: Tensor4d, dtype: Dtype, channels: u32, start_index: u32, mask: u32) -> Operation {
    Operation::PoolBufferLoad(operations::PoolBufferLoad {
        opcode: Opcode::POOL_BUFFER_LOAD,
        src_mem_pattern: table,
        in_dtype: dtype,
        num_active_channels: channels as u8,
        start_index,
        mask,
        ..Default::default()
    })
}

fn gather(indices: &Tensor, dst: &Tensor, channels: u32, miss: IndexMissBehavior, immediate: u32) -> operations::Gather {
    operations::Gather {
        opcode: Opcode::GATHER,
        src_mem_pattern: indices.t4(),
        in_dtype: indices.dtype,
        out_dtype: dst.dtype,
        num_active_channels: channels as u8,
        index_miss_behavior: miss,
        immediate,
        dst_mem_pattern: dst.t4(),
        ..Default::default()
    }
}

const DST: [Dtype; 6] = [Dtype::UINT8, Dtype::FP8_EXP5, Dtype::BFLOAT16, Dtype::UINT16, Dtype::FP32, Dtype::INT32];

fn filled(machine: &mut Machine<'_>, partition: u32, byte: u32, elements: impl Iterator<Item = u32>, size: usize) {
    let bytes: Vec<u8> = elements.flat_map(|e| e.to_le_bytes()[..size].to_vec()).collect();
    machine.core_mut().sbuf.write(partition, byte, &bytes).unwrap();
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// A table in three windows of the buffer, as software walks a long one: the first writes the immediate for what it lacks, the others skip it.
    #[test]
    fn tables(
        (counts, channels, partition) in shape(),
        dtype in any_of(&DST),
        index_dtype in any_of(&[Dtype::UINT8, Dtype::UINT16, Dtype::UINT32]),
        ways in [shuffle(), shuffle()],
        bits in 2u32..7,
        base in 0u32..5,
        immediate: u32,
        frees: bool,
        seed: u64,
    ) {
        let window = 1 << bits;
        let base = if index_dtype == Dtype::UINT8 { 0 } else { base * 4 * window };
        // Regions: the table, the indices, the destination.
        let table = |n: u32| Tensor { partition, byte: n * window * size(dtype) as u32, counts: [window as u16, 1, 1, 1], ..Tensor::row(0, 1, dtype) };
        let indices = Tensor { byte: 3 * REGION / 2, ..walk(1, counts, partition, index_dtype, 3, ways[0]) };
        let dst = Tensor { byte: 5 * REGION / 2, ..walk(2, counts, partition, dtype, 3, ways[1]) };
        let mut stream = Vec::new();
        for n in 0..3 {
            let miss = if n == 0 { IndexMissBehavior::IMMEDIATE_WRITE } else { IndexMissBehavior::SKIP_WRITE };
            stream.push(load(table(n).t4(), dtype, channels, base + n * window, window - 1));
            stream.push(Operation::Gather(operations::Gather { free_pool_buffer: frees.into(), ..gather(&indices, &dst, channels, miss, immediate) }));
        }
        let mut machine = prepared(isa("sunda"), Engine::Pool, stream, contents(seed, [None; 4], false));
        let mut random = Random(seed);
        for p in 0..128 {
            // One window more than there is, so that some indices are in none.
            let n = REGION as usize / size(index_dtype);
            filled(&mut machine, p, REGION, (0..n).map(|_| base + random.bits() % (4 * window)), size(index_dtype));
        }
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let rows: Vec<u64> = (0..3).flat_map(|n| table(n).bits(&image, channel)).collect();
            let places: Vec<(u64, i64)> = indices.bits(&image, channel).into_iter().zip(dst.places()).collect();
            for n in 0..3u64 {
                for (index, byte) in &places {
                    let offset = index - u64::from(base);
                    let served = offset / u64::from(window) == n;
                    let bits = if served { rows[offset as usize] } else { immediate.into() };
                    if served || n == 0 {
                        want.put(partition + channel, *byte, &bits.to_le_bytes()[..size(dtype)]);
                    }
                }
            }
        }
        prop_assert!(Image::of(&machine) == want, "{base:#x} {window} {indices:?} {dst:?}");
        prop_assert_eq!(machine.core().lanes(Engine::Pool).pool_buffer.is_none(), frees);
    }

    /// Runs of neighbours from offsets that the sixteen partitions of a core share.
    #[test]
    fn runs(
        n in 1u16..20,
        run in any_of(&[1u16, 2, 4, 8, 16, 32]),
        (cores, partition) in prop_oneof![(1u32..3, any_of(&[0u32, 32, 64, 96])), (3u32..5, any_of(&[0u32, 64])), (5u32..9, Just(0u32))],
        index_partition in any_of(&[0u32, 32]),
        dtype in any_of(&DST),
        backwards: bool,
        generation in any_of(&["sunda", "cayman", "mariana"]),
        seed: u64,
    ) {
        let channels = 16 * cores;
        let index_partition = if cores > 2 { 0 } else { index_partition };
        let elements = n * run;
        let bytes = size(dtype) as u32;
        let source = 1000 / bytes;
        let data = 64;
        let index = 1500;
        let steps = if backwards { [-1, 1, 1, 1] } else { [1; 4] };
        let dst = Tensor { partition: 0, byte: if backwards { 2 * REGION + (u32::from(elements) - 1) * bytes } else { 2 * REGION }, steps, ..Tensor::row(2, elements, dtype) };
        let indirect = Indirect::ZERO
            .with_index_addr(Addr4::from(Addr4Arm::Raw(((index_partition << 18) | index | 0x2000_0000).to_le_bytes())))
            .with_data_addr(sbuf(partition, data))
            .with_num_elem(elements);
        let operation = operations::IndirectCopy {
            opcode: Opcode::INDIRECT_COPY,
            src_mem_pattern: MemPattern4dMaverickArm::I(Indirect20b::ZERO.with_p(indirect)),
            in_dtype: dtype,
            out_dtype: dtype,
            num_active_channels: channels as u8,
            src_num_elem_per_idx: run as u8,
            src_buffer_size: source as u16,
            dst_mem_pattern: dst.m4(),
            ..Default::default()
        };
        let mut machine = prepared(isa(generation), Engine::Pool, vec![Operation::IndirectCopy(operation)], contents(seed, [None; 4], false));
        let mut random = Random(seed);
        for p in 0..128 {
            filled(&mut machine, p, index, (0..2).map(|_| random.bits() % (source - u32::from(run) + 1)), 2);
        }
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let core = channel / 16;
            for k in 0..u32::from(n) {
                let cell = image.at(index_partition + 16 * core + k % 16, i64::from(index + 2 * (k / 16)), 2);
                let offset = u32::from(u16::from_le_bytes(cell.try_into().unwrap()));
                for e in 0..u32::from(run) {
                    let from = image.at(partition + channel, i64::from(data + (offset + e) * bytes), bytes as usize);
                    want.put(channel, dst.places()[(k * u32::from(run) + e) as usize], from);
                }
            }
        }
        prop_assert!(Image::of(&machine) == want, "{n} {run} {cores} {partition} {index_partition} {dtype:?}");
    }
}

/// The window that the header gives as an example, at its edges.
#[test]
fn the_window_of_the_header() {
    let (indices, dst) = (Tensor::row(1, 4, Dtype::UINT32), Tensor::row(2, 4, Dtype::UINT16));
    let table = t4(sbuf(0, 0), [1; 4], [512, 1, 1, 1]);
    let stream = vec![
        load(table, Dtype::UINT16, 1, 0xa_b400, 0x1ff),
        Operation::Gather(gather(&indices, &dst, 1, IndexMissBehavior::IMMEDIATE_WRITE, 0xbeef)),
    ];
    let mut machine = prepared(isa("cayman"), Engine::Pool, stream, contents(1, [None; 4], false));
    filled(&mut machine, 0, 0, 0x100..0x300, 2);
    filled(&mut machine, 0, REGION, [0xa_b400, 0xa_b5ff, 0xa_b3ff, 0xa_b600].into_iter(), 4);
    complete(&mut machine);
    assert_eq!(dst.bits(&Image::of(&machine), 0), [0x100, 0x2ff, 0xbeef, 0xbeef]);
}

#[test]
fn tables_that_are_refused() {
    let (indices, dst) = (Tensor::row(1, 4, Dtype::UINT16), Tensor::row(2, 4, Dtype::UINT16));
    let table = |n| t4(sbuf(0, 0), [1; 4], [n, 1, 1, 1]);
    let look = gather(&indices, &dst, 2, IndexMissBehavior::SKIP_WRITE, 0);
    let run = |stream: Vec<Operation>| {
        let mut machine = prepared(isa("sunda"), Engine::Pool, stream, contents(1, [None; 4], false));
        filled(&mut machine, 0, REGION, 4..8, 2);
        filled(&mut machine, 1, REGION, 4..8, 2);
        fault(&mut machine).to_string()
    };
    let filling = || load(table(8), Dtype::INT16, 2, 0, 15);
    let freeing = operations::Gather { free_pool_buffer: 1, ..look };
    for (stream, start) in [
        (vec![Operation::Gather(look)], "buffer: no POOL_BUFFER_LOAD"),
        (vec![filling(), Operation::Gather(freeing), Operation::Gather(look)], "buffer: no POOL_BUFFER_LOAD"),
        (vec![load(table(7), Dtype::INT16, 2, 0, 15), Operation::Gather(look)], "src_mem_pattern: entry 7 of lane 0"),
        (vec![load(table(8), Dtype::INT16, 1, 0, 15), Operation::Gather(look)], "buffer: lane 1"),
        (vec![load(table(8), Dtype::UINT32, 2, 0, 15), Operation::Gather(look)], "out_dtype: "),
        (vec![load(table(513), Dtype::INT16, 2, 0, 15)], "src_mem_pattern: the buffer holds 512"),
        (vec![load(table(8), Dtype::UINT64, 2, 0, 15)], "in_dtype: "),
        (vec![filling(), Operation::Gather(operations::Gather { in_dtype: Dtype::INT16, ..look })], "in_dtype: "),
        (
            vec![filling(), Operation::Gather(operations::Gather { index_miss_behavior: IndexMissBehavior(2), ..look })],
            "index_miss_behavior: ",
        ),
        (vec![load(t4(psum(0, 0, 0), [1; 4], [8, 1, 1, 1]), Dtype::INT16, 2, 0, 15)], "src_mem_pattern: "),
    ] {
        let message = run(stream);
        assert!(message.starts_with(start), "{message}");
    }
}

#[test]
fn runs_that_are_refused() {
    let indirect = Indirect::ZERO
        .with_index_addr(Addr4::from(Addr4Arm::Raw((REGION | 0x2000_0000).to_le_bytes())))
        .with_data_addr(sbuf(0, 0))
        .with_num_elem(8);
    let source = |indirect| MemPattern4dMaverickArm::I(Indirect20b::ZERO.with_p(indirect));
    let good = operations::IndirectCopy {
        opcode: Opcode::INDIRECT_COPY,
        src_mem_pattern: source(indirect),
        in_dtype: Dtype::UINT8,
        out_dtype: Dtype::UINT8,
        num_active_channels: 16,
        src_num_elem_per_idx: 4,
        src_buffer_size: 100,
        dst_mem_pattern: Tensor::row(2, 8, Dtype::UINT8).m4(),
        ..Default::default()
    };
    let run = |operation: operations::IndirectCopy, index: u32| {
        let mut machine = prepared(isa("mariana"), Engine::Pool, vec![Operation::IndirectCopy(operation)], contents(1, [None; 4], false));
        for p in 0..16 {
            filled(&mut machine, p, REGION, [index].into_iter(), 2);
        }
        machine
    };
    complete(&mut run(good, 96));
    for (operation, index, start) in [
        (good, 97, "src_mem_pattern: index 97"),
        (operations::IndirectCopy { out_dtype: Dtype::INT8, ..good }, 0, "out_dtype: "),
        (operations::IndirectCopy { num_active_channels: 8, ..good }, 0, "num_active_channels: "),
        (operations::IndirectCopy { src_num_elem_per_idx: 3, ..good }, 0, "src_num_elem_per_idx: "),
        (operations::IndirectCopy { src_num_elem_per_idx: 16, ..good }, 0, "src_num_elem_per_idx: "),
        (operations::IndirectCopy { dst_num_elem_per_idx: 1, ..good }, 0, "dst_num_elem_per_idx: "),
        (operations::IndirectCopy { src_mem_pattern: Tensor::row(0, 8, Dtype::UINT8).m4(), ..good }, 0, "src_mem_pattern: "),
        (
            operations::IndirectCopy { src_mem_pattern: source(indirect.with_num_elem(4097)), src_num_elem_per_idx: 1, ..good },
            0,
            "src_mem_pattern: ",
        ),
        (operations::IndirectCopy { dst_mem_pattern: Tensor::row(2, 7, Dtype::UINT8).m4(), ..good }, 0, "src_mem_pattern has 8 elements"),
    ] {
        let message = fault(&mut run(operation, index)).to_string();
        assert!(message.starts_with(start), "{message}");
    }
}

/// Where its operands are is in no source.
#[test]
fn embedding_updates() {
    let operation = operations::EmbeddingUpdate { opcode: Opcode::PSEUDO_EMBEDDING_UPDATE, sequence_length: 4, ..Default::default() };
    let mut machine = machine(isa("cayman"), &[(Engine::Pool, vec![Operation::EmbeddingUpdate(operation)])]);
    assert!(matches!(fault(&mut machine), Fault::Gap { gap: "embedding-update-operands", .. }));
}

#[test]
fn parameters() {
    let words: [u32; 8] = std::array::from_fn(|k| (1.0 / (k as f32 + 2.0)).to_bits());
    let operation = |first| {
        let bytes: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
        Operation::LoadParameterRam(operations::LoadParameterRam {
            opcode: Opcode::LOAD_PARAMETER_RAM,
            param_ram_offset: first,
            immediate: CtrlImDataArm::Raw(bytes.try_into().unwrap()),
            ..Default::default()
        })
    };
    let mut machine = machine(isa("sunda"), &[(Engine::Dve, vec![operation(248), operation(4), operation(2)])]);
    complete(&mut machine);
    let ram = &machine.core().lanes(Engine::Dve).parameters;
    let want: Vec<u32> = (0..256)
        .map(|k| match k {
            2..10 => words[k - 2],
            10..12 => words[k - 4],
            248.. => words[k - 248],
            _ => 0,
        })
        .collect();
    assert_eq!(*ram, want);
    let mut machine = crate::common::machine(isa("sunda"), &[(Engine::Dve, vec![operation(249)])]);
    assert!(matches!(fault(&mut machine), Fault::Illegal { operand: "param_ram_offset", .. }));
    let choices = Choices { parameter_words: ParameterWords::Fault, ..Choices::default() };
    let mut machine = machine_with(isa("sunda"), choices, &[(Engine::Dve, vec![operation(0)])]);
    assert!(matches!(fault(&mut machine), Fault::Gap { gap: "parameter-ram", .. }));
}

#[test]
fn libraries() {
    let change = |modify_op, core_mask, library_index, soc_addr, library_size| {
        Operation::ModifyPoolConfig(operations::ModifyPoolConfig {
            opcode: Opcode::MODIFY_POOL_CONFIG,
            modify_op,
            core_mask,
            soc_addr,
            library_index,
            library_size,
            ..Default::default()
        })
    };
    let stream = vec![
        change(ModifyPoolOp::LOAD_LIB, 0xff, 0, 0x1000, 65536),
        change(ModifyPoolOp::LOAD_LIB, 0x81, 3, 0x2000, 8),
        change(ModifyPoolOp::UNLOAD_LIB, 0x0f, 0, 0, 0),
    ];
    let mut machine = machine(isa("cayman"), &[(Engine::Pool, stream)]);
    complete(&mut machine);
    for (core, libraries) in machine.core().lanes(Engine::Pool).pool_libraries.iter().enumerate() {
        let mut want = Vec::new();
        if core >= 4 {
            want.push((0, PoolLibrary { address: 0x1000, bytes: 65536 }));
        }
        if core % 7 == 0 {
            want.push((3, PoolLibrary { address: 0x2000, bytes: 8 }));
        }
        assert_eq!(libraries.clone().into_iter().collect::<Vec<_>>(), want, "core {core}");
    }
    for (operation, operand) in
        [(change(ModifyPoolOp::LOAD_LIB, 1, 0, 0, 65537), "library_size"), (change(ModifyPoolOp::INVALID, 1, 0, 0, 0), "modify_op")]
    {
        let mut machine = crate::common::machine(isa("cayman"), &[(Engine::Pool, vec![operation])]);
        assert!(fault(&mut machine).to_string().starts_with(operand));
    }
}

/// The BF16 opcodes of SUNDA walk words of two elements.
#[test]
fn pairs_of_bf16() {
    let whole = Tensor { counts: [8, 3, 1, 1], steps: [1, 9, 1, 1], ..Tensor::row(0, 1, Dtype::BFLOAT16) };
    let sum = |src: &Tensor, dtype| operations::TensorReduce {
        opcode: Opcode::TENSOR_REDUCE_ADD_BF16,
        src_mem_pattern: src.m4(),
        in_dtype: dtype,
        out_dtype: Dtype::FP32,
        num_active_channels: 1,
        op: AluOp::ADD,
        op_dim: TensorSubdim::X,
        dst_mem_pattern: Tensor::row(2, 3, Dtype::FP32).m4(),
        ..Default::default()
    };
    let run = |operation| machine(isa("sunda"), &[(Engine::Dve, vec![Operation::TensorReduce(operation)])]);
    complete(&mut run(sum(&whole, Dtype::BFLOAT16)));
    for (tensor, dtype) in [
        (whole, Dtype::FP16),
        (Tensor { counts: [7, 3, 1, 1], ..whole }, Dtype::BFLOAT16),
        (Tensor { steps: [2, 9, 1, 1], ..whole }, Dtype::BFLOAT16),
    ] {
        assert!(matches!(fault(&mut run(sum(&tensor, dtype))), Fault::Illegal { operand: "src_mem_pattern", .. }), "{tensor:?} {dtype:?}");
    }
}
