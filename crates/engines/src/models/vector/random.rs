//! Random numbers: RNG, RAND, RAND2, and the state that they draw from.
//!
//! choice: the lane of an element is its partition, in a destination as in a source; the elements of a partition draw one after the other, in the order of
//! the walk (`rng.md` 3).

use tpb_core::dialect::Engine;
use tpb_records::enums::{Dtype, RandAlgorithm, RandPostProc, RandSrc, RandStateUpdate};
use tpb_records::operations;

use super::rows::Value;
use super::{element, stores};
use crate::choices::{StateColumns, StateGuard, StateWords};
use crate::effect::{Effect, Store};
use crate::fault::Fault;
use crate::geometry::Generators;
use crate::models::Models;
use crate::operand::{Home, Operand};
use crate::random::{Xorwow, lfsr, uniform, uniform_pair};
use crate::state::lanes::LaneUpdate;
use crate::state::random::{REGISTERS, RandomUpdate, STATES};

/// Gap that the seeding of a generator by one number is.
const SEED_GAP: &str = "set-rng-seed-lowering";
/// Words of an XORWOW state.
const XORWOW: usize = 6;

/// Whose state it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum File {
    Xorwow,
    Lfsr,
    Conversion,
}

/// A lane's generator.
enum Lane {
    /// States, and how many of them take turns.
    Xorwow([Xorwow; STATES], usize),
    Registers([u32; REGISTERS]),
}

impl Lane {
    /// The draw of an element, by its number in the walk.
    const fn draw(&mut self, element: usize) -> u32 {
        match self {
            Self::Xorwow(states, turns) => states[element % *turns].draw(),
            Self::Registers([first, ..]) => {
                *first = lfsr(*first);
                *first
            }
        }
    }
}

impl Models<'_> {
    /// A draw for every element, of which it gets the low bits. POOL makes numbers from 0 to below 1 of them for FP32 and BFLOAT16, one draw for two
    /// elements of the latter (`rng.md` 2, 3).
    ///
    /// DVE draws from its shift registers, and from XORWOW where the generation has RAND2; POOL from XORWOW, or from its shift register where
    /// RAND_SET_STATE chose that (`nki_public.md` 3.6).
    ///
    /// choice: other floats get raw bits, as the compiler's interpreter has it for all types; the pattern says how many elements there are, not
    /// `dst_element_count`.
    pub(crate) fn vector_rng(&self, op: &operations::Rng) -> Result<Effect, Fault> {
        let file = match (self.engine, self.core.geometry.generators) {
            (Engine::Dve, Generators::Xorwow) => File::Xorwow,
            (Engine::Dve, _) => File::Lfsr,
            (Engine::Pool, Generators::ShiftRegisters) => return Err(Fault::unimplemented("RNG of a POOL that has no kernel for it")),
            (Engine::Pool, _) if self.core.lanes(Engine::Pool).random.shift_register => File::Conversion,
            (Engine::Pool, _) => File::Xorwow,
            (other, _) => return Err(Fault::illegal("engine", format!("{other:?} draws no random numbers"))),
        };
        let size = element("dtype", op.dtype)?;
        if size > 4 {
            return Err(Fault::illegal("dtype", "a draw has 32 bits"));
        }
        let dst = self.operand("dst_mem_pattern", &op.dst_mem_pattern, size, op.num_active_channels.into(), Home::Engine)?;
        let fill: fn(&mut Lane, &mut [u8], usize) = match (self.engine, op.dtype) {
            (Engine::Pool, Dtype::FP32) => |lane, row, _| {
                for (k, to) in row.as_chunks_mut::<4>().0.iter_mut().enumerate() {
                    *to = uniform(lane.draw(k)).to_le_bytes();
                }
            },
            (Engine::Pool, Dtype::BFLOAT16) => |lane, row, _| {
                for (k, two) in row.chunks_mut(4).enumerate() {
                    let bytes = uniform_pair(lane.draw(k)).map(u16::to_le_bytes);
                    two.iter_mut().zip(bytes.as_flattened()).for_each(|(to, v)| *to = *v);
                }
            },
            _ => |lane, row, size| {
                for (k, to) in row.chunks_exact_mut(size).enumerate() {
                    to.iter_mut().zip(lane.draw(k).to_le_bytes()).for_each(|(to, v)| *to = v);
                }
            },
        };
        let row = dst.len() as usize * size as usize;
        let mut data = vec![0; row * dst.channels as usize];
        let update = self.drawn(file, &dst, |channel, lane| {
            if let Some(row) = data.get_mut(channel as usize * row..).and_then(|d| d.get_mut(..row)) {
                fill(lane, row, size as usize);
            }
        });
        Ok(self.drawn_effect(vec![stores(dst, data)], vec![update]))
    }

    /// RAND: draws of the generator that the instruction names, one after `rand_num_steps` steps, as they are or uniform between two bounds.
    ///
    /// choice: as its header has it; no engine's firmware does. PCG32 and PHILOX, which no engine keeps a state of that it could draw from, and normal
    /// numbers are not modelled.
    pub(crate) fn vector_rand(&self, op: &operations::Rand) -> Result<Effect, Fault> {
        let Some((file, _)) = self.state_file(op.rand_generator, op.rand_algorithm)? else {
            return Err(Fault::unimplemented(format!("RAND of {:?}", op.rand_algorithm)));
        };
        let steps = match (op.rand_algorithm, op.rand_num_steps) {
            (_, 0) => return Err(Fault::illegal("rand_num_steps", "a draw takes a step")),
            (RandAlgorithm::LFSR, steps) => steps,
            (_, 1) => 1,
            _ => return Err(Fault::illegal("rand_num_steps", "only the shift registers take more than one step")),
        };
        let channels = op.num_active_channels.into();
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.dtype, channels)?;
        let operand = dst.operand.clone();
        let elements = dst.len();
        let draw = |lane: &mut Lane, k| (0..steps).fold(0, |_, _| lane.draw(k));
        let update = match op.post_process {
            RandPostProc::RAW_U32 if dst.format.bytes() > 4 => return Err(Fault::illegal("dtype", "a draw has 32 bits")),
            RandPostProc::RAW_U32 => {
                let size = dst.format.bytes() as usize;
                self.drawn(file, &operand, |_, lane| {
                    let row: Vec<u8> =
                        (0..elements).flat_map(|k| draw(lane, k).to_le_bytes().get(..size).unwrap_or_default().to_vec()).collect();
                    dst.copy(&row);
                })
            }
            RandPostProc::UNIFORM_IN_RANGE => {
                let [low, high, ..] = op.params.map(f32::from_bits);
                self.drawn(file, &operand, |_, lane| {
                    let row: Vec<f32> = (0..elements).map(|k| between(low, high, draw(lane, k))).collect();
                    f32::save(&mut dst, &row);
                })
            }
            other => return Err(Fault::unimplemented(format!("RAND with {other:?}"))),
        };
        Ok(self.drawn_effect(vec![dst.store()], vec![update]))
    }

    /// Uniform numbers from the lower bound to the upper, which are FP32 scalars: `min + (max - min) * u` with u from 0 to below 1, each step rounded to
    /// FP32, then converted. DVE alone, from its XORWOW states (`rng.md` 2, 4).
    pub(crate) fn vector_rand2(&self, op: &operations::Rand2) -> Result<Effect, Fault> {
        if op.rand_algorithm != RandAlgorithm::XORWOW {
            return Err(Fault::illegal("rand_algorithm", "RAND2 draws from XORWOW"));
        }
        if op.post_process != RandPostProc::UNIFORM_IN_RANGE {
            return Err(Fault::illegal("post_process", "RAND2 makes uniform numbers"));
        }
        if self.engine != Engine::Dve {
            return Err(Fault::illegal("engine", format!("{:?} has no RAND2", self.engine)));
        }
        let channels = op.num_active_channels.into();
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.dtype, channels)?;
        let low = self.float_scalars("min", op.min, Dtype::FP32, channels)?;
        let high = self.float_scalars("max", op.max, Dtype::FP32, channels)?;
        let operand = dst.operand.clone();
        let elements = dst.len();
        let update = self.drawn(File::Xorwow, &operand, |channel, lane| {
            let (low, high) = (low.at(channel), high.at(channel));
            let row: Vec<f32> = (0..elements).map(|k| between(low, high, lane.draw(k))).collect();
            f32::save(&mut dst, &row);
        });
        Ok(self.drawn_effect(vec![dst.store()], vec![update]))
    }

    /// The words of a generator's state, in the lanes of the destination's partitions. POOL does nothing for an algorithm that it has no body for
    /// (`rng.md` 5).
    pub(crate) fn vector_rand_get_state(&self, op: &operations::RandGetState) -> Result<Effect, Fault> {
        let Some((file, words)) = self.state_file(op.rand_generator, op.rand_algorithm)? else { return Ok(Effect::Nothing) };
        if op.dtype != Dtype::UINT32 {
            return Err(Fault::illegal("dtype", "a state is of UINT32 words"));
        }
        let dst = self.operand("dst_mem_pattern", &op.dst_mem_pattern, 4, op.num_active_channels.into(), Home::Engine)?;
        has_words(&dst, words)?;
        let random = &self.core.lanes(self.engine).random;
        let row = |lane| match file {
            File::Xorwow => self.words(&random.xorwow(self.engine, lane), words),
            File::Lfsr => random.lfsr(lane).to_vec(),
            File::Conversion => random.conversion(lane).to_vec(),
        };
        let lanes = dst.partition..dst.partition + dst.channels;
        let data = lanes.flat_map(|lane| row(lane).into_iter().take(words).flat_map(u32::to_le_bytes)).collect();
        Ok(Effect::store(stores(dst, data)))
    }

    /// Sets the words of a generator's state, in the lanes of the source's partitions, which are in SBUF; an XORWOW state that would be stuck is set right.
    /// On POOL the instruction says as well which generator RNG draws from. POOL does nothing for an algorithm that it has no body for, which takes in the
    /// state in the record (`rng.md` 1, 5).
    pub(crate) fn vector_rand_set_state(&self, op: &operations::RandSetState) -> Result<Effect, Fault> {
        let file = self.state_file(op.rand_generator, op.rand_algorithm)?;
        if !matches!(op.update_state, RandStateUpdate::SRC_TENSOR | RandStateUpdate::IMM_SINGLE) {
            return Err(Fault::illegal("update_state", format!("{:?} is no source of a state", op.update_state)));
        }
        let Some((file, words)) = file else { return Ok(Effect::Nothing) };
        if op.update_state != RandStateUpdate::SRC_TENSOR {
            return Err(Fault::illegal("update_state", "only PHILOX takes its state from the record"));
        }
        if op.in_dtype != Dtype::UINT32 {
            return Err(Fault::illegal("in_dtype", "a state is of UINT32 words"));
        }
        let home = Home::Sbuf("the state of a generator is loaded from SBUF");
        let src = self.operand("src_mem_pattern", &op.src_mem_pattern, 4, op.num_active_channels.into(), home)?;
        has_words(&src, words)?;
        let bytes = src.gather(self.core);
        let rows = bytes.as_chunks::<4>().0.chunks_exact(words).map(|row| row.iter().map(|w| u32::from_le_bytes(*w)).collect::<Vec<_>>());
        let registers = |row: Vec<u32>, mut old: [u32; REGISTERS]| {
            old.iter_mut().zip(row).for_each(|(to, v)| *to = v);
            old
        };
        let lane = src.partition;
        let random = &self.core.lanes(self.engine).random;
        let mut updates = vec![match file {
            File::Xorwow => RandomUpdate::Xorwow(lane, rows.map(|row| self.states(&row)).collect()),
            File::Lfsr => RandomUpdate::Lfsr(lane, (lane..).zip(rows).map(|(l, row)| registers(row, random.lfsr(l))).collect()),
            File::Conversion => {
                RandomUpdate::Conversion(lane, (lane..).zip(rows).map(|(l, row)| registers(row, random.conversion(l))).collect())
            }
        }];
        if self.engine == Engine::Pool {
            updates.push(RandomUpdate::ShiftRegister(file == File::Conversion));
        }
        Ok(self.drawn_effect(Vec::new(), updates))
    }

    /// One number seeds a generator. The runtime rewrites the instruction, and how is not known (`rng.md` 8).
    pub(crate) fn vector_set_rng_seed(_: &operations::SetRngSeed) -> Result<Effect, Fault> {
        Err(Fault::gap(SEED_GAP, "how one seed becomes the states of all lanes"))
    }

    /// Which state a generator and an algorithm mean on this engine, and its words in a lane; `None` where POOL passes over the instruction
    /// (`RAND_STATE_LEGAL`).
    fn state_file(&self, generator: RandSrc, algorithm: RandAlgorithm) -> Result<Option<(File, usize)>, Fault> {
        use RandAlgorithm as A;
        use RandSrc as S;
        let generators = self.core.geometry.generators;
        if generators == Generators::ShiftRegisters {
            return Err(Fault::unimplemented("the state of generators that no engine of the generation gives access to"));
        }
        let later = generators == Generators::Xorwow;
        Ok(match (self.engine, generator, algorithm) {
            (Engine::Pool, _, A::PCG32 | A::PHILOX) => None,
            (Engine::Pool, S::RNG_XORWOW, A::XORWOW) => Some((File::Xorwow, XORWOW)),
            (Engine::Pool, S::OUTPUT_CVT_LFSR, A::LFSR) if later => Some((File::Conversion, 1)),
            // CAYMAN's kernel tests bit 0 of the algorithm and does nothing where it is 0.
            (Engine::Pool, _, A::LFSR) if !later => None,
            (Engine::Dve, S::RNG_XORWOW, A::XORWOW) if later => Some((File::Xorwow, XORWOW * STATES)),
            (Engine::Dve, S::RNG_LFSR, A::LFSR) if later => Some((File::Lfsr, REGISTERS)),
            (Engine::Dve, S::OUTPUT_CVT_LFSR, A::LFSR) if later => Some((File::Conversion, REGISTERS)),
            (Engine::Act, S::OUTPUT_CVT_LFSR, A::LFSR) if later => Some((File::Conversion, 2)),
            _ => {
                let what = format!("{:?} has no {generator:?} of {algorithm:?}", self.engine);
                return Err(Fault::illegal("rand_generator", what));
            }
        })
    }

    /// Lets the lane of every channel of an operand draw; what they hold then.
    fn drawn(&self, file: File, operand: &Operand, mut draw: impl FnMut(u32, &mut Lane)) -> RandomUpdate {
        let random = &self.core.lanes(self.engine).random;
        let turns = match (self.engine, self.choices.xorwow_columns) {
            (Engine::Dve, StateColumns::Turns) => STATES,
            _ => 1,
        };
        let (mut states, mut registers) = (Vec::new(), Vec::new());
        for channel in 0..operand.channels {
            let n = operand.partition + channel;
            let mut lane = match file {
                File::Xorwow => Lane::Xorwow(random.xorwow(self.engine, n), turns),
                File::Lfsr => Lane::Registers(random.lfsr(n)),
                File::Conversion => Lane::Registers(random.conversion(n)),
            };
            draw(channel, &mut lane);
            match lane {
                Lane::Xorwow(lane, _) => states.push(lane),
                Lane::Registers(lane) => registers.push(lane),
            }
        }
        match file {
            File::Xorwow => RandomUpdate::Xorwow(operand.partition, states),
            File::Lfsr => RandomUpdate::Lfsr(operand.partition, registers),
            File::Conversion => RandomUpdate::Conversion(operand.partition, registers),
        }
    }

    /// The words of a lane's XORWOW states as a tensor has them.
    fn words(&self, states: &[Xorwow; STATES], words: usize) -> Vec<u32> {
        (0..words).map(|at| self.place(at, words)).map(|(state, word)| states[state].0[word]).collect()
    }

    /// The XORWOW states that a tensor's words are.
    fn states(&self, words: &[u32]) -> [Xorwow; STATES] {
        let mut states = [Xorwow([0; XORWOW]); STATES];
        for (at, value) in words.iter().enumerate() {
            let (state, word) = self.place(at, words.len());
            states[state].0[word] = *value;
        }
        let guard = match self.choices.xorwow_guard {
            StateGuard::Last => 4,
            StateGuard::First => 0,
        };
        for state in states.iter_mut().filter(|s| s.is_stuck()) {
            state.0[guard] = 1;
        }
        states
    }

    /// State and word of an element of a tensor of `words`.
    const fn place(&self, at: usize, words: usize) -> (usize, usize) {
        let states = words / XORWOW;
        match self.choices.xorwow_words {
            StateWords::WordMajor => (at % states % STATES, at / states % XORWOW),
            StateWords::StateMajor => (at / XORWOW % STATES, at % XORWOW),
        }
    }

    /// The effect that writes elements and changes generators.
    fn drawn_effect(&self, stores: Vec<Store>, updates: Vec<RandomUpdate>) -> Effect {
        self.lanes_effect(stores, updates.into_iter().map(LaneUpdate::Random).collect())
    }
}

/// Whether an operand has the words of a state.
fn has_words(operand: &Operand, words: usize) -> Result<(), Fault> {
    match operand.len() {
        n if n == words as u64 => Ok(()),
        n => Err(Fault::ElementCounts { first: ("the state", words as u64), second: (operand.name, n) }),
    }
}

/// A draw as a number between two bounds.
fn between(low: f32, high: f32, draw: u32) -> f32 {
    low + (high - low) * uniform(draw)
}
