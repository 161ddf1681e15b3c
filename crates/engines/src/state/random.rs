//! Generators of an engine's lanes.

use tpb_core::dialect::Engine;

use super::lists::replace;
use crate::random::Xorwow;

/// XORWOW states of a lane of DVE.
pub(crate) const STATES: usize = 4;
/// Words of the largest register file of shift registers.
pub(crate) const REGISTERS: usize = 4;

/// What the lanes of an engine draw from. Each list is from lane 0 on; lanes that it lacks are as after reset.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RandomLanes {
    /// XORWOW states: four on DVE, of which POOL has the first.
    pub xorwow: Vec<[Xorwow; STATES]>,
    /// Shift registers of the random numbers.
    ///
    /// choice: draws come from the first, as the header seeds a register from word 0 (`rng.md` 6); what the others are for is not stated, they are kept.
    pub lfsr: Vec<[u32; REGISTERS]>,
    /// Shift registers of the converter of outputs: four on DVE, two on ACT, one on POOL.
    pub conversion: Vec<[u32; REGISTERS]>,
    /// Whether POOL draws from the shift register and not from XORWOW: RAND_SET_STATE says so.
    pub shift_register: bool,
}

impl RandomLanes {
    /// Shift registers after reset.
    ///
    /// choice: 1, as the compiler's interpreter sets the XORWOW states of DVE; a register of 0 would stay 0.
    pub const REGISTERS: [u32; REGISTERS] = [1; REGISTERS];

    /// The XORWOW states of a lane.
    pub fn xorwow(&self, engine: Engine, lane: u32) -> [Xorwow; STATES] {
        self.xorwow.get(lane as usize).copied().unwrap_or(reset(engine))
    }

    /// The shift registers of a lane.
    pub fn lfsr(&self, lane: u32) -> [u32; REGISTERS] {
        self.lfsr.get(lane as usize).copied().unwrap_or(Self::REGISTERS)
    }

    /// The shift registers of a lane's converter.
    pub fn conversion(&self, lane: u32) -> [u32; REGISTERS] {
        self.conversion.get(lane as usize).copied().unwrap_or(Self::REGISTERS)
    }

    /// Carries out a change.
    pub fn apply(&mut self, engine: Engine, update: RandomUpdate) {
        match update {
            RandomUpdate::Xorwow(lane, states) => replace(&mut self.xorwow, lane, states, &reset(engine)),
            RandomUpdate::Lfsr(lane, words) => replace(&mut self.lfsr, lane, words, &Self::REGISTERS),
            RandomUpdate::Conversion(lane, words) => replace(&mut self.conversion, lane, words, &Self::REGISTERS),
            RandomUpdate::ShiftRegister(on) => self.shift_register = on,
        }
    }
}

/// A change of the generators; lists are of the lanes from this one on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RandomUpdate {
    /// XORWOW states.
    Xorwow(u32, Vec<[Xorwow; STATES]>),
    /// Shift registers.
    Lfsr(u32, Vec<[u32; REGISTERS]>),
    /// Shift registers of the converter.
    Conversion(u32, Vec<[u32; REGISTERS]>),
    /// Which one POOL draws from.
    ShiftRegister(bool),
}

const fn reset(engine: Engine) -> [Xorwow; STATES] {
    [if matches!(engine, Engine::Pool) { Xorwow::POOL } else { Xorwow::DVE }; STATES]
}
