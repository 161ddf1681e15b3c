//! Answers of another make: plain loops for arithmetic and for waits, written from the descriptions of the operators and of the wait modes, and a machine to
//! hold them against.

use tpb_core::RecordBytes;
use tpb_core::dialect::Engine;
use tpb_engines::machine::Outcome;
use tpb_engines::memory::Space;
use tpb_engines::{Choices, Machine};
use tpb_isa::Isa;

use crate::claims::Broken;
use crate::strata::Random;

/// Steps of one record and of what it sets off.
const STEPS: u64 = 200;
/// Elements that the arithmetic is tried on.
const ELEMENTS: usize = 16;
/// Places of the operands in partition 0 of SBUF.
const PLACES: [u32; 3] = [0, 0x400, 0x800];

/// What an operator gives.
type Operator = fn(f32, f32) -> f32;
/// Whether a wait passes, from the semaphore and the value.
type Passes = fn(u32, u32) -> bool;

/// Operators whose result on finite fp32 numbers of moderate size nobody disputes, with their codes in ALU_OP.
static OPERATORS: [(u8, Operator); 14] = [
    (0x04, |a, b| a + b),
    (0x05, |a, b| a - b),
    (0x06, |a, b| a * b),
    (0x08, |a, b| if a > b { a } else { b }),
    (0x09, |a, b| if a < b { a } else { b }),
    (0x0d, |a, b| truth(a != 0.0 && b != 0.0)),
    (0x0e, |a, b| truth(a != 0.0 || b != 0.0)),
    (0x12, |a, b| truth(a == b)),
    (0x13, |a, b| truth(a > b)),
    (0x14, |a, b| truth(a >= b)),
    (0x15, |a, b| truth(a <= b)),
    (0x16, |a, b| truth(a < b)),
    (0x17, |a, b| if a > b { a - b } else { b - a }),
    (0x18, |a, b| truth(a != b)),
];

/// Wait modes on a semaphore and an immediate, with what lets them pass: the semaphore on the left.
static WAITS: [(u8, Passes); 5] = [(1, |s, v| s == v), (2, |s, v| s < v), (3, |s, v| s <= v), (4, |s, v| s > v), (5, |s, v| s >= v)];

fn truth(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

/// A machine on which legal records are carried out one after the other.
#[derive(Debug)]
pub struct Bench {
    machine: Machine<'static>,
}

impl Bench {
    /// A machine with small numbers in its semaphores.
    pub fn new(isa: &'static Isa, random: &mut Random) -> Self {
        let choices = Choices { elements_per_partition: 2048, work_per_instruction: 1 << 20, ..Choices::default() };
        let mut machine = Machine::new(isa, choices);
        let core = machine.core_mut();
        for index in (0..=255).take(core.geometry.semaphores as usize) {
            // A semaphore that is not there keeps its value.
            let _ = core.sync.set_semaphore(index, random.below(6) as u32);
        }
        Self { machine }
    }

    /// Carries a record out; whether it ended in a fault.
    pub fn carry_out(&mut self, record: &RecordBytes, engine: Option<Engine>) -> bool {
        for other in Engine::ALL {
            let code = if other == engine.unwrap_or(Engine::Pool) { record.to_vec() } else { Vec::new() };
            if self.machine.load(other, code).is_err() {
                return true;
            }
        }
        matches!(self.machine.run(STEPS), Outcome::Fault { .. })
    }
}

/// Holds one operator and one wait against plain code.
///
/// # Errors
/// They differ: which claim, what was seen, and the record.
pub fn compare(isa: &'static Isa, random: &mut Random) -> Result<(), (Broken, RecordBytes)> {
    let known = |o: &tpb_core::dialect::OpcodeInfo| o.name == "TENSOR_TENSOR_ARITH_OP" && o.forms.iter().all(|f| f.gap.is_none());
    if !isa.dialect.opcode(0x41).is_some_and(known) {
        return Ok(());
    }
    arithmetic(isa, random)?;
    wait(isa, random)
}

fn arithmetic(isa: &'static Isa, random: &mut Random) -> Result<(), (Broken, RecordBytes)> {
    let (code, operator) = OPERATORS[random.below(OPERATORS.len())];
    let mut record = [0; 64];
    (record[0], record[1]) = (0x41, 16);
    // Both sources and the destination fp32, one partition, one row of elements.
    (record[12], record[13], record[14], record[15]) = (0xaa, 0x0a, code, 1);
    for (i, place) in PLACES.iter().enumerate() {
        let pattern = &mut record[16 + 16 * i..32 + 16 * i];
        pattern[..4].copy_from_slice(&place.to_le_bytes());
        for (dimension, count) in [ELEMENTS as u16, 1, 1].into_iter().enumerate() {
            pattern[4 + 2 * dimension] = 1;
            pattern[10 + 2 * dimension..12 + 2 * dimension].copy_from_slice(&count.to_le_bytes());
        }
    }
    let mut machine = Machine::new(isa, Choices::default());
    let mut operands = [[0.0; ELEMENTS]; 2];
    for (operand, place) in operands.iter_mut().zip(PLACES) {
        for (i, x) in operand.iter_mut().enumerate() {
            // Equal pairs and zeros among them.
            *x = (random.below(9) as f32 - 4.0) * if random.once_in(2) { 1.0 } else { 0.125 };
            let written = machine.core_mut().memory_mut(Space::Sbuf).write(0, place + 4 * i as u32, &x.to_le_bytes());
            if written.is_err() {
                return Ok(());
            }
        }
    }
    let broken = |seen: String| (Broken { claim: "arithmetic", seen: format!("ALU_OP {code:#04x}: {seen}") }, record);
    if machine.load(Engine::Dve, record.to_vec()).is_err() {
        return Ok(());
    }
    match machine.run(STEPS) {
        Outcome::Completed { .. } => {}
        other => return Err(broken(format!("{other:?}"))),
    }
    for (i, (a, b)) in operands[0].iter().zip(operands[1]).enumerate() {
        let mut bytes = [0; 4];
        if machine.core_mut().memory_mut(Space::Sbuf).read(0, PLACES[2] + 4 * i as u32, &mut bytes).is_err() {
            return Ok(());
        }
        let (seen, expected) = (f32::from_le_bytes(bytes), operator(*a, b));
        if seen != expected {
            return Err(broken(format!("of {a} and {b} is {seen}, not {expected}")));
        }
    }
    Ok(())
}

fn wait(isa: &'static Isa, random: &mut Random) -> Result<(), (Broken, RecordBytes)> {
    let (code, passes) = WAITS[random.below(WAITS.len())];
    let (semaphore, value) = (random.below(4) as u32, random.below(4) as u32);
    let mut record = [0; 64];
    // A NOP that waits for semaphore 3 to compare with an immediate.
    (record[0], record[1], record[4], record[5], record[8]) = (0xa4, 16, code, 3, value as u8);
    let mut machine = Machine::new(isa, Choices::default());
    if machine.core_mut().sync.set_semaphore(3, semaphore).is_err() || machine.load(Engine::Dve, record.to_vec()).is_err() {
        return Ok(());
    }
    let outcome = machine.run(STEPS);
    let went = matches!(outcome, Outcome::Completed { .. });
    if went == passes(semaphore, value) && (went || matches!(outcome, Outcome::Deadlock { .. })) {
        return Ok(());
    }
    let seen = format!("wait mode {code} on a semaphore of {semaphore} with {value} ended in {outcome:?}");
    Err((Broken { claim: "wait", seen }, record))
}
