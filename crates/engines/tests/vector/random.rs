//! Random numbers, against recurrences written from the facts, and the sequences that the facts print.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_engines::choices::{StateColumns, StateGuard, StateWords};
use tpb_engines::memory::Space;
use tpb_engines::random::{Pcg32, Xorwow, philox};
use tpb_engines::{Choices, Fault, Machine};
use tpb_isa::enums::{Dtype, ImmSrc, Opcode, RandAlgorithm, RandPostProc, RandSrc, RandStateUpdate};
use tpb_isa::types::{ImmReg, ImmValInstFieldArm, PartitionOffset, Tensor1d};
use tpb_isa::{Operation, operations};

use crate::common::*;
use crate::reference::*;

/// States and the draws that follow, as `RNG_XORWOW` has them: words before, draws, words after the eighth, the first four as numbers from 0 to 1.
type Sequence = ([u32; 6], [u32; 8], [u32; 6], [f64; 4]);
const XORWOW: [Sequence; 3] = [
    (
        [0x075b_cd15, 0x159a_55e5, 0x1f12_3bb5, 0x0549_1333, 0x0058_3f19, 0x0064_f0c9],
        [0x0eb7_0507, 0xdbf1_0aa0, 0x4b5f_f98d, 0xe8db_ae01, 0x6f3b_c4a7, 0x93ef_2c63, 0x92e5_c18a, 0x5f9b_b7b7],
        [0xe860_9e24, 0x6ebb_2d05, 0x9369_0cfc, 0x925a_1a5e, 0x5f0a_88c6, 0x0091_2ef1],
        [0.429_840_922_355_651_86, 0.883_136_749_267_578_1, 0.749_803_185_462_951_7, 0.716_247_677_803_039_6],
    ),
    (
        [1; 6],
        [0x0005_87d8, 0x000b_10bc, 0x0010_a972, 0x0017_4f16, 0x002d_d6ec, 0x0152_5fa7, 0x1248_d873, 0x302c_772a],
        [0x0001_3001, 0x0012_3012, 0x0131_3108, 0x1222_220f, 0x3000_3901, 0x002c_3e29],
        [0.043_208_122_253_417_97, 0.086_448_192_596_435_55, 0.130_171_060_562_133_8, 0.182_101_011_276_245_12],
    ),
    (
        [1, 2, 3, 4, 5, 0],
        [0x0005_881b, 0x000b_14ba, 0x0010_ed84, 0x001b_547e, 0x0072_0a9f, 0x0551_8e01, 0x565c_5c3a, 0x359b_7a97],
        [0x0005_356a, 0x0056_63c6, 0x0530_5f63, 0x5635_a5d7, 0x356f_3c6f, 0x002c_3e28],
        [0.043_216_109_275_817_87, 0.086_570_024_490_356_45, 0.132_248_401_641_845_7, 0.213_515_996_932_983_4],
    ),
];
/// The same of `RNG_OTHER` for the shift register.
const LFSR: [(u32, &[u32]); 2] = [
    (1, &[0x3, 0x6, 0xd, 0x1b, 0x36, 0x6d, 0xdb, 0x1b6, 0x36d, 0x6db, 0xdb6, 0x1b6d]),
    (0x1234_5678, &[0x2468_acf1, 0x48d1_59e2, 0x91a2_b3c5, 0x2345_678b, 0x468a_cf16, 0x8d15_9e2d, 0x1a2b_3c5a, 0x3456_78b4]),
];

/// XORWOW as the facts write it down, in wide integers that are cut at the end of each step.
fn xorwow(s: &mut [u32; 6]) -> u32 {
    let cut = |v: u64| (v % (1 << 32)) as u32;
    let [x, y, z, w, v, d] = s.map(u64::from);
    let t = x ^ (x / 4);
    let new = u64::from(cut(v ^ (v * 16) ^ t ^ (t * 2)));
    *s = [y, z, w, v, new, u64::from(cut(d + 0x0005_87c5))].map(|v| v as u32);
    cut(new + u64::from(s[5]))
}

/// The shift register by its polynomial: the parity of four bits goes in at the end.
fn shifted(s: &mut u32) -> u32 {
    let parity = (*s & 0x8020_0003).count_ones() % 2;
    *s = s.wrapping_mul(2) + parity;
    *s
}

/// A number from 0 to below 1 of the low bits of a draw.
fn fraction(draw: u32, bits: u32) -> f64 {
    f64::from(draw % (1 << bits)) / f64::from(1u32 << bits)
}

fn rng(dst: &Tensor, channels: u32) -> Operation {
    Operation::Rng(operations::Rng {
        opcode: Opcode::RNG,
        dtype: dst.dtype,
        num_active_channels: channels as u8,
        dst_mem_pattern: dst.t4(),
        ..Default::default()
    })
}

fn get((generator, algorithm): (RandSrc, RandAlgorithm), dst: &Tensor, channels: u32) -> Operation {
    Operation::RandGetState(operations::RandGetState {
        opcode: Opcode::RAND_GET_STATE,
        rand_algorithm: algorithm,
        rand_generator: generator,
        dtype: dst.dtype,
        num_active_channels: channels as u8,
        dst_mem_pattern: dst.t4(),
        ..Default::default()
    })
}

fn set((generator, algorithm): (RandSrc, RandAlgorithm), src: &Tensor, channels: u32) -> Operation {
    let pattern =
        Tensor1d::ZERO.with_start_addr(sbuf(src.partition, src.byte)).with_step_elem([src.steps[0]]).with_num_elem([src.counts[0]]);
    Operation::RandSetState(operations::RandSetState {
        opcode: Opcode::RAND_SET_STATE,
        rand_algorithm: algorithm,
        rand_generator: generator,
        in_dtype: Dtype::UINT32,
        num_active_channels: channels as u8,
        src_mem_pattern: pattern,
        ..Default::default()
    })
}

const XORWOW_STATE: (RandSrc, RandAlgorithm) = (RandSrc::RNG_XORWOW, RandAlgorithm::XORWOW);
const CONVERSION: (RandSrc, RandAlgorithm) = (RandSrc::OUTPUT_CVT_LFSR, RandAlgorithm::LFSR);
const REGISTERS: (RandSrc, RandAlgorithm) = (RandSrc::RNG_LFSR, RandAlgorithm::LFSR);

/// Words of 32 bits in every partition of a region.
fn put(machine: &mut Machine<'_>, region: u32, words: impl Fn(u32) -> Vec<u32>) {
    for partition in 0..128 {
        let bytes: Vec<u8> = words(partition).into_iter().flat_map(u32::to_le_bytes).collect();
        machine.core_mut().sbuf.write(partition, region * REGION, &bytes).unwrap();
    }
}

fn words(tensor: &Tensor, image: &Image, channel: u32) -> Vec<u32> {
    tensor.bits(image, channel).into_iter().map(|w| w as u32).collect()
}

/// The printed sequences on POOL, from a state that is set to one that is read: as bits, as FP32, as BFLOAT16.
#[test]
fn xorwow_on_pool() {
    for generation in ["cayman", "mariana", "maverick"] {
        for (before, draws, after, fractions) in XORWOW {
            for dtype in [Dtype::UINT32, Dtype::INT8, Dtype::UINT16, Dtype::FP32, Dtype::BFLOAT16] {
                let n = if dtype == Dtype::BFLOAT16 { 15 } else { 8 };
                let (state, out, copy) = (Tensor::row(0, 6, Dtype::UINT32), Tensor::row(1, n, dtype), Tensor::row(2, 6, Dtype::UINT32));
                let stream = vec![set(XORWOW_STATE, &state, 128), rng(&out, 128), get(XORWOW_STATE, &copy, 128)];
                let mut machine = prepared(isa(generation), Engine::Pool, stream, contents(1, [None; 4], false));
                put(&mut machine, 0, |_| before.to_vec());
                complete(&mut machine);
                let image = Image::of(&machine);
                for channel in [0, 1, 77, 127] {
                    assert_eq!(words(&copy, &image, channel), after);
                    let have = out.bits(&image, channel);
                    let want: Vec<u64> = match dtype {
                        Dtype::FP32 => draws.iter().map(|d| (fraction(*d, 23) as f32).to_bits().into()).collect(),
                        Dtype::BFLOAT16 => draws
                            .iter()
                            .flat_map(|d| [fraction(*d, 7), fraction(*d >> 16, 7)])
                            .map(|f| u64::from((f as f32).to_bits() >> 16))
                            .take(15)
                            .collect(),
                        _ => draws.iter().map(|d| u64::from(*d) & (u64::MAX >> (64 - 8 * size(dtype)))).collect(),
                    };
                    assert_eq!(have, want, "{generation} {dtype:?}");
                    if dtype == Dtype::FP32 {
                        let floats: Vec<f64> = out.floats(&image, channel).into_iter().map(f64::from).collect();
                        assert_eq!(floats[..4], fractions);
                    }
                }
            }
        }
    }
}

/// After reset POOL has the firmware's state in every lane, DVE ones in all four.
#[test]
fn states_after_reset() {
    for (generation, engine, sequence, turns) in [
        ("cayman", Engine::Pool, XORWOW[0], 1),
        ("mariana", Engine::Pool, XORWOW[0], 1),
        ("mariana", Engine::Dve, XORWOW[1], 4),
        ("maverick", Engine::Dve, XORWOW[1], 4),
    ] {
        let out = Tensor { partition: 64, ..Tensor::row(1, 8 * turns, Dtype::UINT32) };
        // The second instruction writes what follows the first.
        let first = Tensor { counts: [3 * turns, 1, 1, 1], ..out };
        let rest = Tensor { byte: out.byte + 12 * u32::from(turns), counts: [5 * turns, 1, 1, 1], ..out };
        let stream = vec![rng(&first, 64), rng(&rest, 64)];
        let mut machine = prepared(isa(generation), engine, stream, contents(2, [None; 4], false));
        complete(&mut machine);
        let image = Image::of(&machine);
        let want: Vec<u32> = sequence.1.iter().flat_map(|d| vec![*d; turns.into()]).collect();
        assert!((0..64).all(|channel| words(&out, &image, channel) == want), "{generation} {engine:?}");
        assert_eq!(machine.core().lanes(engine).random.xorwow(engine, 100)[0], Xorwow(sequence.2));
    }
}

/// The shift register: of DVE before MARIANA, of POOL where its state is set since.
#[test]
fn shift_registers() {
    for (before, draws) in LFSR {
        let n = draws.len() as u16;
        let out = Tensor::row(1, n, Dtype::INT32);
        for generation in ["sunda", "cayman"] {
            let mut machine = prepared(isa(generation), Engine::Dve, vec![rng(&out, 128)], contents(3, [None; 4], false));
            machine.core_mut().lanes_mut(Engine::Dve).random.lfsr = vec![[before, 5, 6, 7]; 128];
            complete(&mut machine);
            assert_eq!(words(&out, &Image::of(&machine), 99), draws);
            assert_eq!(machine.core().lanes(Engine::Dve).random.lfsr(99), [draws[draws.len() - 1], 5, 6, 7]);
        }
        let (state, copy) = (Tensor::row(0, 1, Dtype::UINT32), Tensor::row(2, 1, Dtype::UINT32));
        let stream = vec![set(CONVERSION, &state, 128), rng(&out, 128), get(CONVERSION, &copy, 128)];
        let mut machine = prepared(isa("mariana"), Engine::Pool, stream, contents(3, [None; 4], false));
        put(&mut machine, 0, |_| vec![before]);
        complete(&mut machine);
        let image = Image::of(&machine);
        assert_eq!((words(&out, &image, 5), words(&copy, &image, 5)), (draws.to_vec(), vec![draws[draws.len() - 1]]));
    }
    // The other way round: XORWOW again, where its state is the last that was set.
    let (state, out) = (Tensor::row(0, 6, Dtype::UINT32), Tensor::row(1, 8, Dtype::UINT32));
    let register = Tensor { counts: [1; 4], ..state };
    let stream = vec![set(CONVERSION, &register, 1), set(XORWOW_STATE, &state, 1), rng(&out, 1)];
    let mut machine = prepared(isa("mariana"), Engine::Pool, stream, contents(3, [None; 4], false));
    put(&mut machine, 0, |_| XORWOW[2].0.to_vec());
    complete(&mut machine);
    assert_eq!(words(&out, &Image::of(&machine), 0), XORWOW[2].1);
}

/// The printed sequences of the generators that no engine has.
#[test]
fn generators_without_an_engine() {
    for (state, draws, after) in [
        (0, [0, 0x602b_f3fd, 0xe823_a24e, 0x7a7e_cbd9, 0x89fd_6c06, 0xae64_6aa8], 0x8f94_7f36_d0d0_f606),
        (0x1234_5678_9abc_def0, [0x51a2_97ac, 0x7b75_f3c1, 0x2c1f_919a, 0x7ec8_43f4, 0x71f8_3b2e, 0x2901_9ea8], 0xda55_f3da_a164_b576),
    ] {
        let mut generator = Pcg32(state);
        assert_eq!(std::array::from_fn(|_| generator.draw()), draws);
        assert_eq!(generator.0, after);
    }
    assert_eq!(philox([0; 4], [0; 2]), [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]);
    assert_eq!(philox([u32::MAX; 4], [u32::MAX; 2]), [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd]);
}

/// Where a bound comes from, in region 0.
fn bound(from: u32, n: u32, partition: u32, value: f32) -> (ImmSrc, ImmValInstFieldArm) {
    let at = (partition << 18) + 8 * n;
    match from {
        0 => (ImmSrc::INSTRUCTION_IMMEDIATE, ImmValInstFieldArm::ImmArithFp32(value)),
        1 => (ImmSrc::POINTER_IMMEDIATE, ImmValInstFieldArm::ImmPtr(PartitionOffset(at))),
        _ => (ImmSrc::REG_PTR_IMMEDIATE, ImmValInstFieldArm::ImmReg(ImmReg::ZERO.with_regnum(20 + n as u8))),
    }
}

const WORDS: [StateWords; 2] = [StateWords::WordMajor, StateWords::StateMajor];
const COLUMNS: [StateColumns; 2] = [StateColumns::Turns, StateColumns::First];
const GUARDS: [StateGuard; 2] = [StateGuard::Last, StateGuard::First];

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// States set from a tensor, draws of two instructions into any walk, states read back.
    #[test]
    fn draws(
        (counts, channels, partition) in shape(),
        dtype in any_of(&[Dtype::UINT32, Dtype::INT32, Dtype::UINT16, Dtype::INT16, Dtype::UINT8, Dtype::INT8, Dtype::FP32, Dtype::FP16]),
        way in shuffle(),
        engine in any_of(&[Engine::Dve, Engine::Pool]),
        order in any_of(&WORDS),
        columns in any_of(&COLUMNS),
        guard in any_of(&GUARDS),
        zeros in 0u32..3,
        seed: u64,
    ) {
        let pool = engine == Engine::Pool;
        let dtype = if pool && dtype == Dtype::FP16 { Dtype::FP32 } else { dtype };
        let (states, n) = if pool { (1, 6) } else { (4, 24) };
        let state = Tensor { partition, ..Tensor::row(0, n, Dtype::UINT32) };
        let copy = Tensor { byte: 3 * REGION + 100, steps: [-1, 1, 1, 1], ..state };
        let out = walk(1, counts, partition, dtype, 3, way);
        let choices = Choices { xorwow_words: order, xorwow_columns: columns, xorwow_guard: guard, ..Choices::default() };
        let stream =
            vec![set(XORWOW_STATE, &state, channels), rng(&out, channels), rng(&out, channels), get(XORWOW_STATE, &copy, channels)];
        let mut machine = machine_with(isa("mariana"), choices, &[(engine, stream)]);
        let mut fill = contents(seed, [None; 4], false);
        for p in 0..128 {
            machine.core_mut().sbuf.write(p, 0, &fill(p)).unwrap();
        }
        let word = |lane: u32, state: u32, word: u32| match zeros {
            // Some states are stuck but for their guard.
            0 if (lane + state).is_multiple_of(2) && word < 5 => 0,
            _ => Random(seed ^ u64::from(lane << 8 | state << 4 | word)).bits(),
        };
        let place = move |at: u32| match order {
            StateWords::WordMajor => (at % states, at / states),
            StateWords::StateMajor => (at / 6, at % 6),
        };
        put(&mut machine, 0, |lane| (0..u32::from(n)).map(place).map(|(s, w)| word(lane, s, w)).collect());
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let lane = partition + channel;
            let mut generators: Vec<[u32; 6]> =
                (0..states).map(|s| std::array::from_fn(|w| word(lane, s, w as u32))).collect();
            for generator in generators.iter_mut().filter(|g| g[..5] == [0; 5]) {
                generator[if guard == StateGuard::Last { 4 } else { 0 }] = 1;
            }
            for _ in 0..2 {
                let places = out.places();
                for (k, byte) in places.into_iter().enumerate() {
                    let turn = if columns == StateColumns::Turns { k % generators.len() } else { 0 };
                    let draw = xorwow(&mut generators[turn]);
                    let bits = if pool && dtype == Dtype::FP32 { (fraction(draw, 23) as f32).to_bits() } else { draw };
                    want.put(lane, byte, &bits.to_le_bytes()[..size(dtype)]);
                }
            }
            let after: Vec<u64> = (0..u32::from(n)).map(place).map(|(s, w)| generators[s as usize][w as usize].into()).collect();
            copy.write(&mut want, channel, &after);
        }
        prop_assert!(Image::of(&machine) == want, "{engine:?} {order:?} {columns:?} {guard:?} {zeros} {out:?}");
    }

    /// Shift registers with a value of their own in every lane, which two instructions draw from.
    #[test]
    fn draws_of_shift_registers((counts, channels, partition) in shape(), way in shuffle(), generation in any_of(&["sunda", "cayman"]), seed: u64) {
        let out = walk(1, counts, partition, Dtype::UINT16, 3, way);
        let stream = vec![rng(&out, channels), rng(&out, channels)];
        let mut machine = prepared(isa(generation), Engine::Dve, stream, contents(seed, [None; 4], false));
        let first = |lane: u32| lane.wrapping_mul(0x0101_0101) ^ seed as u32;
        machine.core_mut().lanes_mut(Engine::Dve).random.lfsr = (0..128).map(|lane| [first(lane), 1, 2, 3]).collect();
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let mut register = first(partition + channel);
            for byte in out.places().into_iter().chain(out.places()) {
                let draw = shifted(&mut register);
                want.put(partition + channel, byte, &draw.to_le_bytes()[..2]);
            }
        }
        prop_assert!(Image::of(&machine) == want, "{out:?}");
        for lane in (0..128).filter(|l| !(partition..partition + channels).contains(l)) {
            prop_assert_eq!(machine.core().lanes(Engine::Dve).random.lfsr(lane), [first(lane), 1, 2, 3]);
        }
    }

    /// Numbers between two bounds, from wherever they come.
    #[test]
    fn rand2(
        (counts, channels, partition) in shape(),
        dtype in any_of(&DTYPES),
        way in shuffle(),
        from in [0u32..3, 0u32..3],
        values in [-300.0f32..300.0, -300.0f32..300.0],
        generation in any_of(&["mariana", "maverick"]),
        seed: u64,
    ) {
        // FP8_EXP4 in the tests is MARIANA's.
        let generation = if dtype == Dtype::FP8_EXP4 { "mariana" } else { generation };
        let out = walk(1, counts, partition, dtype, 3, way);
        let [(min_src, min), (max_src, max)] = [0, 1].map(|n| bound(from[n], n as u32, partition, values[n]));
        let operation = operations::Rand2 {
            opcode: Opcode::RAND2,
            rand_algorithm: RandAlgorithm::XORWOW,
            post_process: RandPostProc::UNIFORM_IN_RANGE,
            dtype,
            num_active_channels: channels as u8,
            min_src,
            max_src,
            min,
            max,
            dst_mem_pattern: out.t3(),
            ..Default::default()
        };
        let mut machine =
            prepared(isa(generation), Engine::Dve, vec![Operation::Rand2(operation)], contents(seed, [Some(Dtype::FP32), None, None, None], false));
        let start = |lane: u32, state: usize| std::array::from_fn(|w| lane.wrapping_mul(77) ^ (seed as u32).rotate_left(5 * w as u32 + state as u32));
        machine.core_mut().lanes_mut(Engine::Dve).random.xorwow =
            (0..128).map(|lane| std::array::from_fn(|state| Xorwow(start(lane, state)))).collect();
        for n in 0..2 {
            machine.core_mut().registers_mut(Engine::Dve).write(20 + n, (partition << 18) + 8 * n).unwrap();
        }
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let [low, high] = [0, 1].map(|n| match from[n] {
                0 => values[n],
                _ => f32::from_le_bytes(image.at(partition + channel, 8 * n as i64, 4).try_into().unwrap()),
            });
            let mut states: [[u32; 6]; 4] = std::array::from_fn(|state| start(partition + channel, state));
            let row: Vec<f32> = (0..out.places().len()).map(|k| {
                let u = fraction(xorwow(&mut states[k % 4]), 23) as f32;
                let span = high - low;
                let part = span * u;
                low + part
            }).collect();
            out.write_floats(&mut want, channel, &row);
            let have = machine.core().lanes(Engine::Dve).random.xorwow(Engine::Dve, partition + channel);
            prop_assert_eq!(have.map(|x| x.0), states);
        }
        out.check(&machine, want, channels, &format!("{values:?} {from:?} {out:?}"));
    }

    /// RAND of shift registers takes several steps for a draw, of XORWOW one; as bits and between bounds.
    #[test]
    fn rand(
        (counts, channels, partition) in shape(),
        dtype in any_of(&[Dtype::UINT32, Dtype::INT16, Dtype::FP32, Dtype::FP16]),
        uniform: bool,
        generator in any_of(&[XORWOW_STATE, REGISTERS, CONVERSION]),
        steps in 1u8..6,
        bounds in [-3.0f32..3.0, -3.0f32..3.0],
        seed: u64,
    ) {
        let out = walk(1, counts, partition, dtype, 3, (0, [1, 7, 40]));
        let steps = if generator == XORWOW_STATE { 1 } else { steps };
        let operation = operations::Rand {
            opcode: Opcode::RAND,
            rand_algorithm: generator.1,
            rand_num_steps: steps,
            post_process: if uniform { RandPostProc::UNIFORM_IN_RANGE } else { RandPostProc::RAW_U32 },
            rand_generator: generator.0,
            params: [bounds[0].to_bits(), bounds[1].to_bits(), 0, 0],
            dtype,
            num_active_channels: channels as u8,
            dst_mem_pattern: out.t4(),
            ..Default::default()
        };
        let mut machine = prepared(isa("mariana"), Engine::Dve, vec![Operation::Rand(operation)], contents(seed, [None; 4], false));
        let first = |lane: u32| lane.wrapping_mul(0x9e37_79b9) ^ seed as u32;
        let random = &mut machine.core_mut().lanes_mut(Engine::Dve).random;
        let registers = (0..128).map(|lane| [first(lane); 4]).collect();
        match generator {
            CONVERSION => random.conversion = registers,
            _ => random.lfsr = registers,
        }
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let mut register = first(partition + channel);
            let mut states = [[1u32; 6]; 4];
            for (k, byte) in out.places().into_iter().enumerate() {
                let draw = match generator {
                    XORWOW_STATE => xorwow(&mut states[k % 4]),
                    _ => (0..steps).map(|_| shifted(&mut register)).last().unwrap(),
                };
                let number = || bounds[0] + (bounds[1] - bounds[0]) * fraction(draw, 23) as f32;
                let bits = if uniform { encode(dtype, number()) } else { draw.into() };
                want.put(partition + channel, byte, &bits.to_le_bytes()[..size(dtype)]);
            }
        }
        prop_assert!(Image::of(&machine) == want, "{generator:?} {uniform} {steps} {out:?}");
    }
}

/// The states of shift registers on every engine that has them, by their numbers of words.
#[test]
fn states_of_shift_registers() {
    for (engine, generator, n) in
        [(Engine::Dve, REGISTERS, 4), (Engine::Dve, CONVERSION, 4), (Engine::Act, CONVERSION, 2), (Engine::Pool, CONVERSION, 1)]
    {
        let state = Tensor { partition: 32, ..Tensor::row(0, n, Dtype::UINT32) };
        let copy = Tensor { byte: 2 * REGION, ..state };
        let stream = vec![set(generator, &state, 32), get(generator, &copy, 32)];
        let mut machine = prepared(isa("mariana"), engine, stream, contents(5, [None; 4], false));
        let image = before_and_after(&mut machine);
        let after = Image::of(&machine);
        for channel in 0..32 {
            assert_eq!(state.bits(&image, channel), copy.bits(&after, channel));
        }
        // A number of words that is another state's.
        let wrong = Tensor { counts: [n + 1, 1, 1, 1], ..copy };
        for operation in [set(generator, &wrong, 32), get(generator, &wrong, 32)] {
            let mut machine = prepared(isa("mariana"), engine, vec![operation], contents(5, [None; 4], false));
            assert!(matches!(fault(&mut machine), Fault::ElementCounts { .. }), "{engine:?} {generator:?}");
        }
    }
}

/// DROPOUT draws from the registers that RAND_SET_STATE sets.
#[test]
fn dropout_after_a_seed() {
    let state = Tensor::row(0, 4, Dtype::UINT32);
    let (src, dst) = (Tensor::row(1, 64, Dtype::INT32), Tensor::row(2, 64, Dtype::INT32));
    let dropout = operations::Dropout {
        opcode: Opcode::DROPOUT,
        src_mem_pattern: src.t3(),
        in_dtype: src.dtype,
        out_dtype: dst.dtype,
        num_active_channels: 128,
        threshold: ImmValInstFieldArm::ImmArithFp32(0.5),
        dst_mem_pattern: dst.t3(),
        ..Default::default()
    };
    let stream = vec![set(REGISTERS, &state, 128), Operation::Dropout(dropout), get(REGISTERS, &state, 128)];
    let mut machine = prepared(isa("mariana"), Engine::Dve, stream, contents(10, [None; 4], false));
    let image = before_and_after(&mut machine);
    let mut want = image.clone();
    for channel in 0..128 {
        let mut registers = words(&state, &image, channel);
        let out: Vec<u64> =
            src.bits(&image, channel).into_iter().map(|x| if fraction(shifted(&mut registers[0]), 23) < 0.5 { 0 } else { x }).collect();
        dst.write(&mut want, channel, &out);
        state.write(&mut want, channel, &registers.into_iter().map(u64::from).collect::<Vec<_>>());
    }
    assert!(Image::of(&machine) == want);
}

/// POOL passes over algorithms that it has no body for; CAYMAN's over the shift register as well.
#[test]
fn passed_over() {
    let state = Tensor::row(0, 7, Dtype::UINT32);
    let philox = (RandSrc::RNG_PHILOX, RandAlgorithm::PHILOX);
    let inline = operations::RandSetState {
        opcode: Opcode::RAND_SET_STATE,
        rand_algorithm: RandAlgorithm::PHILOX,
        rand_generator: RandSrc::RNG_PHILOX,
        in_dtype: Dtype::UINT32,
        num_active_channels: 128,
        update_state: RandStateUpdate::IMM_SINGLE,
        imm_state: [1, 2, 3, 4, 5, 6, 7, 0],
        ..Default::default()
    };
    let one = Tensor { counts: [1; 4], ..state };
    for (generation, stream) in [
        ("mariana", vec![set(philox, &state, 128), get(philox, &state, 128), Operation::RandSetState(inline)]),
        ("cayman", vec![set(CONVERSION, &one, 128), get(CONVERSION, &one, 128)]),
    ] {
        let mut machine = prepared(isa(generation), Engine::Pool, stream, contents(6, [None; 4], false));
        let before = machine.core().lanes(Engine::Pool).clone();
        let image = before_and_after(&mut machine);
        assert!(Image::of(&machine) == image && *machine.core().lanes(Engine::Pool) == before, "{generation}");
    }
}

#[test]
fn what_is_refused() {
    let out = Tensor::row(1, 6, Dtype::UINT32);
    let run = |generation, engine, operation: Operation| {
        let mut machine = prepared(isa(generation), engine, vec![operation], contents(7, [None; 4], false));
        fault(&mut machine)
    };
    assert!(matches!(run("sunda", Engine::Pool, rng(&out, 1)), Fault::Unimplemented { .. }));
    assert!(matches!(run("sunda", Engine::Pool, get((RandSrc::RNG_PHILOX, RandAlgorithm::PHILOX), &out, 1)), Fault::Unimplemented { .. }));
    // On CAYMAN only POOL gives access to its state.
    assert!(matches!(run("cayman", Engine::Dve, get(XORWOW_STATE, &out, 1)), Fault::Illegal { operand: "rand_generator", .. }));
    assert!(matches!(
        run("mariana", Engine::Dve, rng(&Tensor { dtype: Dtype::UINT64, ..out }, 1)),
        Fault::Illegal { operand: "dtype", .. }
    ));
    let psum_state = operations::RandSetState {
        opcode: Opcode::RAND_SET_STATE,
        rand_algorithm: RandAlgorithm::XORWOW,
        rand_generator: RandSrc::RNG_XORWOW,
        in_dtype: Dtype::UINT32,
        num_active_channels: 1,
        src_mem_pattern: Tensor1d::ZERO.with_start_addr(psum(0, 0, 0)).with_step_elem([1]).with_num_elem([24]),
        ..Default::default()
    };
    assert!(matches!(run("mariana", Engine::Dve, Operation::RandSetState(psum_state)), Fault::Access { operand: "src_mem_pattern", .. }));
    let seed = operations::SetRngSeed { opcode: Opcode::PSEUDO_SET_RNG_SEED, ..Default::default() };
    assert!(matches!(run("mariana", Engine::Dve, Operation::SetRngSeed(seed)), Fault::Gap { gap: "set-rng-seed-lowering", .. }));
}

/// DVE writes its state to PSUM, which POOL does not reach.
#[test]
fn states_in_psum() {
    for (engine, n) in [(Engine::Dve, 24u16), (Engine::Pool, 6)] {
        let operation = operations::RandGetState {
            opcode: Opcode::RAND_GET_STATE,
            rand_algorithm: RandAlgorithm::XORWOW,
            rand_generator: RandSrc::RNG_XORWOW,
            dtype: Dtype::UINT32,
            num_active_channels: 8,
            dst_mem_pattern: t4(psum(32, 1, 16), [1; 4], [n, 1, 1, 1]),
            ..Default::default()
        };
        let mut machine = machine(isa("mariana"), &[(engine, vec![Operation::RandGetState(operation)])]);
        if engine == Engine::Pool {
            assert!(matches!(fault(&mut machine), Fault::Access { .. }));
            continue;
        }
        complete(&mut machine);
        assert_eq!(crate::common::get(&machine, Space::Psum, 39, 2048 + 16, 96), 1u32.to_le_bytes().repeat(24));
    }
}
