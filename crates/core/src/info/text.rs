//! What an instruction touches, in words: a line each.

use core::fmt::{self, Display, Formatter};

use super::{Access, Bytes, Destination, Info, Memory, Mode, Object, Place, Queue, Register, Sync, SyncValue, Target, Unknown};

impl Display for Info {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.memory.iter().try_for_each(|a| writeln!(f, "{a}"))?;
        self.waits.iter().try_for_each(|s| writeln!(f, "waits for {s}"))?;
        self.updates.iter().try_for_each(|s| writeln!(f, "updates {s}"))?;
        self.registers.iter().try_for_each(|r| writeln!(f, "{r}"))?;
        self.queues.iter().try_for_each(|q| writeln!(f, "{q}"))?;
        self.targets.iter().try_for_each(|t| writeln!(f, "{t}"))?;
        match (self.form.and_then(|form| form.gap), self.is_complete) {
            (Some(gap), _) => writeln!(f, "operands not known ({gap})"),
            (None, false) => writeln!(f, "no known layout"),
            (None, true) => Ok(()),
        }
    }
}

impl Display for Access {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", if self.write { "writes" } else { "reads" })?;
        match &self.place {
            Place::Core(r) => {
                let memory = match r.memory {
                    Memory::Sbuf => "SBUF",
                    Memory::Psum => "PSUM",
                };
                match r.partitions {
                    Ok(n) => write!(f, "{memory} partitions {}..{}", r.partition, r.partition + n)?,
                    Err(why) => write!(f, "{memory} partitions from {} (how many: {why})", r.partition)?,
                }
                bytes(f, &r.bytes, |f| write!(f, " bytes from {:#x}", r.start), |f, r| write!(f, " {:#x}..{:#x}", r.start, r.end))?;
            }
            Place::System { start, bytes: b } => {
                f.write_str("system memory")?;
                bytes(f, b, |f| write!(f, " from {start:#x}"), |f, r| write!(f, " {:#x}..{:#x}", r.start, r.end))?;
            }
            Place::Unknown(why) => write!(f, "memory ({why})")?,
        }
        write!(f, " as {}", self.operand)
    }
}

/// Ranges that are printed one by one; of more, the first and the number.
const SHOWN: usize = 4;

fn bytes(
    f: &mut Formatter<'_>,
    b: &Result<Bytes, Unknown>,
    from: impl Fn(&mut Formatter<'_>) -> fmt::Result,
    range: impl Fn(&mut Formatter<'_>, &core::ops::Range<i64>) -> fmt::Result,
) -> fmt::Result {
    match b {
        Err(why) => {
            from(f)?;
            write!(f, " (how many: {why})")
        }
        Ok(b) => {
            f.write_str(if b.is_exact { " bytes" } else { " some of bytes" })?;
            if b.ranges.is_empty() {
                f.write_str(" none")?;
            }
            b.ranges.iter().take(SHOWN).try_for_each(|r| range(f, r))?;
            match b.ranges.len() {
                n if n > SHOWN => write!(f, " and {} more ranges", n - SHOWN),
                _ => Ok(()),
            }
        }
    }
}

impl Display for Unknown {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Register(n) => write!(f, "in register {n}"),
            Self::Shape => f.write_str("in a shape register"),
            Self::Indirect => f.write_str("by index"),
            Self::Table => f.write_str("in the address table"),
            Self::Variable => f.write_str("a variable"),
            Self::Unstated => f.write_str("not known"),
        }
    }
}

impl Display for Sync {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.object {
            Object::Semaphore(n) => write!(f, "semaphore {n}")?,
            Object::Event(n) => write!(f, "event {n}")?,
            Object::Range(a, b) => write!(f, "semaphores {a}..={b}")?,
            Object::Mask(mask) => write!(f, "{} semaphores by mask", mask.iter().map(|w| w.count_ones()).sum::<u32>())?,
        }
        if let Some(mode) = self.mode {
            write!(f, ", {mode}")?;
        }
        match self.value {
            Some(SyncValue::Immediate(v)) => write!(f, " {v}")?,
            Some(SyncValue::Register(r)) => write!(f, " register {r}")?,
            Some(SyncValue::RegisterOffset(r, o)) => write!(f, " register {r} plus {o}")?,
            None => {}
        }
        write!(f, " as {}", self.operand)
    }
}

impl Display for Mode {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.name {
            Some(name) => f.write_str(name),
            None => write!(f, "mode {:#x}", self.value),
        }
    }
}

impl Display for Register {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} register {} as {}", if self.write { "writes" } else { "reads" }, self.number, self.operand)
    }
}

impl Display for Queue {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "queue {} as {}", self.name, self.operand)
    }
}

impl Display for Target {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("branches")?;
        match &self.to {
            Destination::Immediate(v) => write!(f, " to {v:#x}")?,
            Destination::Register(r) => write!(f, " to register {r}")?,
            Destination::Pair(lo, hi) => write!(f, " to registers {lo} and {hi}")?,
            Destination::Name(n) => write!(f, " to {n}")?,
        }
        if let Some(mode) = self.mode {
            write!(f, ", {mode}")?;
        }
        write!(f, " as {}", self.operand)
    }
}
