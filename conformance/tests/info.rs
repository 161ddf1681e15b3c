//! What instructions touch, held against regions computed by hand from the rules of addresses, patterns and modes.
#![allow(clippy::single_range_in_vec_init, reason = "lists of byte ranges, some with one")]

use tpb_conformance::strata::{Maker, forms};
use tpb_core::RecordBytes;
use tpb_core::dialect::Dialect;
use tpb_core::info::{Access, Bytes, Destination, Info, Memory, Object, Place, Region, SyncValue, Unknown, info, info_as};
use tpb_isa::enums::{
    AccumCmd, AluOp, BrCmpOp, BrTargetMode, DataSrc, Dtype, ImmSrc, ImmSrcN, MatmulPsumAccumulateFlags, UpdateMode, WaitMode,
};
use tpb_isa::types::{ActivationImm, ActivationImmN, Addr4, Addr8, DtypePair, Events, EventsExtended, Tensor3d};
use tpb_isa::{GENERATIONS, formats, generation, operations};

fn dialect(name: &str) -> &'static Dialect {
    generation(name).expect("the generation exists").dialect
}

fn on(name: &str, record: &RecordBytes) -> Info {
    info(dialect(name), record)
}

fn tensor3(addr: u32, step: [i16; 3], num: [u16; 3]) -> Tensor3d {
    Tensor3d::ZERO.with_start_addr(Addr4(addr.to_le_bytes())).with_step_elem(step).with_num_elem(num)
}

fn region(memory: Memory, partition: u32, partitions: u32, start: u32, ranges: &[std::ops::Range<i64>]) -> Place {
    let bytes = Ok(Bytes { ranges: ranges.to_vec(), is_exact: true });
    Place::Core(Region { memory, partition, partitions: Ok(partitions), start, bytes })
}

fn place<'i>(info: &'i Info, operand: &str) -> &'i Place {
    let found: Vec<&Access> = info.memory.iter().filter(|a| a.operand == operand).collect();
    assert_eq!(found.len(), 1, "{operand} among {:?}", info.memory);
    &found[0].place
}

fn tensor_tensor() -> formats::S3s3d3Tt {
    let mut r = formats::S3s3d3Tt::ZERO;
    r.0[0] = 0x41;
    r.0[1] = 16;
    r.set_in0_in1_dtype(DtypePair::ZERO.with_dtype_lo(Dtype::FP32).with_dtype_hi(Dtype::BFLOAT16));
    r.set_out_dtype(Dtype::UINT8);
    r.set_num_active_channels(32);
    // Start partition 32 is bit 23; byte 256 of it.
    r.set_src0_mem_pattern(tensor3((1 << 23) | 0x100, [1, 64, 1], [64, 4, 1]));
    // Start partition 96; every other element.
    r.set_src1_mem_pattern(tensor3((3 << 23) | 8, [2, 1, 1], [3, 1, 1]));
    // Backwards from byte 64.
    r.set_dst_mem_pattern(tensor3(64, [-1, 1, 1], [8, 1, 1]));
    r
}

#[test]
fn patterns_in_sbuf() {
    let found = on("sunda", &tensor_tensor().0);
    // 64 elements times 4 rows of 64, 4 bytes each: dense.
    assert_eq!(*place(&found, "src0_mem_pattern"), region(Memory::Sbuf, 32, 32, 0x100, &[0x100..0x500]));
    // Elements 0, 2 and 4 of 2 bytes.
    assert_eq!(*place(&found, "src1_mem_pattern"), region(Memory::Sbuf, 96, 32, 8, &[8..10, 12..14, 16..18]));
    // 64, 63, ... 57.
    assert_eq!(*place(&found, "dst_mem_pattern"), region(Memory::Sbuf, 0, 32, 64, &[57..65]));
    let writes: Vec<bool> = found.memory.iter().map(|a| a.write).collect();
    assert_eq!(writes, [false, false, true]);
    assert!(found.is_complete && found.waits.is_empty() && found.updates.is_empty() && found.registers.is_empty());
}

#[test]
fn addresses_in_registers_and_shapes() {
    let mut r = tensor_tensor();
    r.set_src0_mem_pattern(tensor3(0x8000_0005, [1, 1, 1], [4, 1, 1]));
    r.set_src1_mem_pattern(tensor3(0x4000_0010, [1, 1, 1], [4, 1, 1]));
    let found = on("cayman", &r.0);
    assert_eq!(*place(&found, "src0_mem_pattern"), Place::Unknown(Unknown::Register(5)));
    assert!(matches!(place(&found, "src1_mem_pattern"), Place::Core(Region { start: 0x10, bytes: Err(Unknown::Shape), .. })));
    assert_eq!(found.registers.iter().map(|r| (r.number, r.write)).collect::<Vec<_>>(), [(5, false)]);
}

#[test]
fn psum_has_quadrants_and_banks() {
    let mut r = formats::S3d3MmCayman::ZERO;
    r.0[0] = 0x02;
    r.set_in_dtype(Dtype::BFLOAT16);
    r.set_out_dtype(Dtype::FP32);
    r.set_num_active_rows(128);
    r.set_num_active_cols(64);
    r.set_psum_accumulate_flags(MatmulPsumAccumulateFlags::SINGLE);
    r.set_src_mem_pattern(tensor3(0, [1, 1, 1], [512, 1, 1]));
    // Start partition 64 is quadrant 2 in bits 20 and 21; bank 3 in bits 11 to 13; byte 16 of it.
    r.set_dst_mem_pattern(tensor3(0x0200_0000 | 2 << 20 | 3 << 11 | 16, [1, 1, 1], [100, 1, 1]));
    let found = on("cayman", &r.0);
    assert_eq!(*place(&found, "src_mem_pattern"), region(Memory::Sbuf, 0, 128, 0, &[0..1024]));
    let first = 3 * 2048 + 16;
    assert_eq!(*place(&found, "dst_mem_pattern"), region(Memory::Psum, 64, 64, first as u32, &[first..first + 400]));
    // An opcode whose record says no output type writes FP32.
    let mut s = formats::S3d3MmSunda::ZERO;
    s.0[0] = 0x02;
    s.set_num_active_cols(8);
    s.set_dst_mem_pattern(tensor3(0x0200_0000, [1, 1, 1], [2, 1, 1]));
    assert_eq!(*place(&on("sunda", &s.0), "dst_mem_pattern"), region(Memory::Psum, 0, 8, 0, &[0..8]));
}

#[test]
fn indirect_patterns_name_what_they_can() {
    let mut r = [0u8; 64];
    r[0] = 0xe7;
    r[32] = Dtype::UINT16.0;
    r[34] = 16;
    // Indices at byte 32 of partition 32, data at byte 64 of the same.
    r[12..16].copy_from_slice(&(0x2000_0000u32 | 1 << 23 | 32).to_le_bytes());
    r[16..20].copy_from_slice(&(1u32 << 23 | 64).to_le_bytes());
    r[20] = 8;
    let found = on("cayman", &r);
    let index = place(&found, "src_mem_pattern.i.index_addr");
    assert!(
        matches!(index, Place::Core(Region { memory: Memory::Sbuf, partition: 32, start: 32, bytes: Err(Unknown::Unstated), .. })),
        "{index:?}"
    );
    let data = place(&found, "src_mem_pattern.i");
    assert!(
        matches!(data, Place::Core(Region { partition: 32, partitions: Ok(16), start: 64, bytes: Err(Unknown::Indirect), .. })),
        "{data:?}"
    );
}

#[test]
fn scalars_in_memory() {
    let mut r = formats::S3d3Ac::ZERO;
    r.0[0] = 0x21;
    r.set_num_active_channels(128);
    r.set_in_bias_dtype(DtypePair::ZERO.with_dtype_lo(Dtype::FP32).with_dtype_hi(Dtype::BFLOAT16));
    r.set_accumulator_cmd(AccumCmd::IDLE);
    r.set_scale_src(ImmSrc::POINTER_IMMEDIATE);
    r.set_scale_value(ActivationImm(0x40u32.to_le_bytes()));
    r.set_bias_src_n(ImmSrcN::POINTER_IMMEDIATE);
    r.set_bias(ActivationImmN(0x80u32.to_le_bytes()));
    r.set_imm_src(ImmSrc::INSTRUCTION_IMMEDIATE);
    r.set_imm(ActivationImm(1f32.to_le_bytes()));
    let found = on("sunda", &r.0);
    assert_eq!(*place(&found, "scale_value.imm_ptr"), region(Memory::Sbuf, 0, 128, 0x40, &[0x40..0x44]));
    assert_eq!(*place(&found, "bias.imm_ptr"), region(Memory::Sbuf, 0, 128, 0x80, &[0x80..0x82]));
    assert!(!found.memory.iter().any(|a| a.operand.starts_with("imm")), "an inline value is no memory");
    r.set_scale_src(ImmSrc::REG_PTR_IMMEDIATE);
    let found = on("sunda", &r.0);
    assert!(found.registers.iter().any(|x| x.number == 0x40 && x.operand == "scale_value.imm_reg"));
}

#[test]
fn waits_and_updates() {
    let mut r = tensor_tensor();
    let events = Events::ZERO.with_wait_mode(WaitMode::WAIT_FOR_SEM_GE_IMM).with_wait_idx(7).with_update_mode(UpdateMode::SEM_INC_COMPLETE);
    r.set_events(events.with_update_idx(9).with_semaphore_value(40));
    let found = on("cayman", &r.0);
    let wait = &found.waits[0];
    assert_eq!((wait.object, wait.value), (Object::Semaphore(7), Some(SyncValue::Immediate(40))));
    assert_eq!(wait.mode.and_then(|m| m.name), Some("WAIT_FOR_SEM_GE_IMM"));
    // An increment takes no value.
    assert_eq!((found.updates[0].object, found.updates[0].value), (Object::Semaphore(9), Some(SyncValue::Immediate(1))));
    // Two blocks, one with values of its own; a threshold in a register is read.
    let mut es = formats::CtrlEs::ZERO;
    es.0[0] = 0xa0;
    es.set_events(Events::ZERO.with_wait_mode(WaitMode::WAIT_FOR_EVT_SET_THEN_CLEAR).with_wait_idx(3));
    let extended = EventsExtended::ZERO.with_wait_mode(WaitMode::WAIT_FOR_SEM_LT_REG).with_wait_idx(4).with_sem_wait_value(11);
    es.set_events_extended(extended.with_update_mode(UpdateMode::SEM_WR_IMM_COMPLETE).with_update_idx(5).with_sem_update_value(6));
    let found = on("mariana", &es.0);
    let waits: Vec<_> = found.waits.iter().map(|w| (w.object, w.value)).collect();
    assert_eq!(waits, [(Object::Event(3), None), (Object::Semaphore(4), Some(SyncValue::Register(11)))]);
    assert_eq!((found.updates[0].object, found.updates[0].value), (Object::Semaphore(5), Some(SyncValue::Immediate(6))));
    assert_eq!(found.registers.iter().map(|r| r.number).collect::<Vec<_>>(), [11]);
    // Maverick packs a register and an offset.
    let mut nop = formats::CtrlNo::ZERO;
    nop.0[0] = 0xa4;
    nop.set_events(Events::ZERO.with_wait_mode(WaitMode::WAIT_FOR_SEM_GE_REG_OFFSET).with_wait_idx(1).with_semaphore_value(0x0012_3405));
    assert_eq!(on("maverick", &nop.0).waits[0].value, Some(SyncValue::RegisterOffset(5, 0x1234)));
}

#[test]
fn registers_of_moves_and_arithmetic() {
    let mut mv = formats::CtrlMv::ZERO;
    mv.0[0] = 0xa7;
    mv.set_num_mov(2);
    mv.set_dtype(Dtype::UINT32);
    mv.set_move_source(DataSrc::REGISTER);
    mv.set_src_registers([1, 2, 0, 0, 0, 0, 0, 0]);
    mv.set_dst_registers([3, 4, 0, 0, 0, 0, 0, 0]);
    let of = |r: &RecordBytes| on("sunda", r).registers.iter().map(|r| (r.number, r.write)).collect::<Vec<_>>();
    assert_eq!(of(&mv.0), [(1, false), (2, false), (3, true), (4, true)]);
    mv.set_move_source(DataSrc::IMMEDIATE);
    assert_eq!(of(&mv.0), [(3, true), (4, true)]);
    let mut alu = formats::CtrlAl::ZERO;
    alu.0[0] = 0xa8;
    alu.set_op(AluOp::ADD);
    alu.set_dtype(Dtype::UINT32);
    alu.set_src_datasrc(DataSrc::IMMEDIATE);
    alu.set_src0_lo(1);
    alu.set_src0_hi(2);
    alu.set_src1_lo(3);
    alu.set_dst_lo(4);
    alu.set_dst_hi(5);
    assert_eq!(of(&alu.0), [(1, false), (4, true)]);
    alu.set_dtype(Dtype::UINT64);
    assert_eq!(of(&alu.0), [(1, false), (2, false), (4, true), (5, true)]);
}

#[test]
fn branches() {
    let mut br = formats::CtrlBr::ZERO;
    br.0[0] = 0xa9;
    br.set_compare_op(BrCmpOp::LT_IMM);
    br.set_cmp_reg0(8);
    br.set_target_mode(BrTargetMode::RELATIVE_IMMEDIATE);
    br.set_br_immediate(0x1_0000_0001);
    let found = on("sunda", &br.0);
    assert_eq!(found.targets.iter().map(|t| t.to.clone()).collect::<Vec<_>>(), [Destination::Immediate(0x1_0000_0001)]);
    assert_eq!(found.registers.iter().map(|r| r.number).collect::<Vec<_>>(), [8]);
    br.set_compare_op(BrCmpOp::ALWAYS);
    br.set_target_mode(BrTargetMode::REGISTER);
    br.set_target_reg_lo(10);
    br.set_target_reg_hi(11);
    let found = on("sunda", &br.0);
    assert_eq!(found.targets[0].to, Destination::Pair(10, 11));
    assert_eq!(found.registers.iter().map(|r| r.number).collect::<Vec<_>>(), [10, 11]);
}

#[test]
fn dma_walks_system_memory() {
    let mut r = formats::DmaDirect2d::ZERO;
    r.0[0] = 0xb8;
    r.set_src_start_addr(Addr8(0x1000u64.to_le_bytes()));
    r.set_src_elem_size(64);
    r.set_src_num_elem0(4);
    r.set_src_num_elem1(2);
    r.set_src_step_elem0(1);
    r.set_src_step_elem1(8);
    let mut register = [0u8; 8];
    (register[0], register[1], register[7]) = (20, 21, 0x80);
    r.set_dst_start_addr(Addr8(register));
    r.set_semaphore(30);
    r.set_sem_increment(2);
    let found = on("cayman", &r.0);
    // Two rows of 4 elements of 64 bytes, 8 elements apart.
    let bytes = Bytes { ranges: vec![0x1000..0x1100, 0x1200..0x1300], is_exact: true };
    assert_eq!(*place(&found, "src_start_addr"), Place::System { start: 0x1000, bytes: Ok(bytes) });
    assert_eq!(*place(&found, "dst_start_addr"), Place::Unknown(Unknown::Register(20)));
    assert_eq!(found.registers.iter().map(|r| r.number).collect::<Vec<_>>(), [20, 21]);
    assert_eq!((found.updates[0].object, found.updates[0].value), (Object::Semaphore(30), Some(SyncValue::Immediate(2))));
}

#[test]
fn queues_ranges_and_polls() {
    let mut trigger = operations::DmaTrigger::default();
    trigger.dma_queue_name[..3].copy_from_slice(b"qSP");
    let record = (generation("sunda").expect("it exists").lower)(&trigger_of(trigger)).expect("sunda has it");
    assert_eq!(on("sunda", &record).queues[0].name, "qSP");
    let mut clear = [0u8; 64];
    (clear[0], clear[12], clear[13], clear[14]) = (0xb0, 1, 16, 31);
    assert_eq!(on("sunda", &clear).updates[0].object, Object::Range(16, 31));
    (clear[12], clear[32], clear[63]) = (2, 0b101, 0x80);
    assert_eq!(on("sunda", &clear).updates[0].object, Object::Mask([0b101, 0, 0, 1 << 63]));
    let mut poll = [0u8; 64];
    (poll[0], poll[12], poll[13], poll[17]) = (0xb3, 6, 9, 0x10);
    let found = on("sunda", &poll);
    let bytes = Bytes { ranges: vec![0x1000..0x1018], is_exact: true };
    assert_eq!(*place(&found, "addr"), Place::System { start: 0x1000, bytes: Ok(bytes) });
    assert!(found.registers.iter().any(|r| r.number == 9 && r.write));
}

fn trigger_of(t: operations::DmaTrigger) -> tpb_isa::Operation {
    tpb_isa::Operation::DmaTrigger(t)
}

#[test]
fn what_is_not_known_is_said() {
    let jpeg = [&[0x81u8][..], &[0; 63]].concat();
    let found = on("cayman", &jpeg.try_into().expect("64 bytes"));
    assert!(!found.is_complete && found.form.is_some_and(|f| f.gap.is_some()));
    let none = on("cayman", &[0x87; 64]);
    assert!(!none.is_complete && none.opcode.is_none() && none.form.is_none());
}

/// Any record of any form is told, in words and as JSON, without a panic; patterns are found in every form that has one.
#[test]
fn every_form_is_told() {
    for isa in GENERATIONS {
        for (i, (form, opcodes)) in forms(isa.dialect).into_iter().enumerate() {
            let mut maker = Maker::new(isa.dialect, form, opcodes, i as u64);
            for _ in 0..60 {
                let record = maker.record();
                let found = info_as(isa.dialect, form, &record);
                let mut json = String::new();
                found.json(&mut json).expect("a string takes everything");
                let value: serde_json::Value = serde_json::from_str(&json).unwrap_or_else(|e| panic!("{e}: {json}"));
                assert_eq!(value["format"], form.name);
                assert_eq!(value["memory"].as_array().map(Vec::len), Some(found.memory.len()));
                assert_eq!(found.to_string().lines().count(), value_lines(&found), "{found}");
            }
        }
    }
}

fn value_lines(found: &Info) -> usize {
    let lists =
        found.memory.len() + found.waits.len() + found.updates.len() + found.registers.len() + found.queues.len() + found.targets.len();
    lists + usize::from(!found.is_complete)
}
