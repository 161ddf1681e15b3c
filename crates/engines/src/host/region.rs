//! Places of the operands of a collective.

use tpb_neff::Program;

use super::STATE_BUFFER;
use crate::fault::Fault;
use crate::request::Region;
use crate::state::Core;

/// Most bytes of an operand.
///
/// choice: 1 GiB, so that a mistake in a count does not take the host's memory.
const MAX_BYTES: u64 = 1 << 30;

/// What a region is in.
enum Home {
    Sbuf,
    Variable(String),
}

/// A region that is known to be of some size: runs of bytes.
pub(super) struct Runs {
    operand: &'static str,
    home: Home,
    runs: Vec<(i64, u64)>,
}

impl Region {
    /// Bytes that a walk takes; `None` for a region whose size the kind decides.
    pub(super) fn walked(&self, element: u64) -> Option<u64> {
        match self {
            Self::Linear { .. } => None,
            Self::Walk { counts: [x, y], .. } => Some(u64::from(*x).saturating_mul((*y).into()).saturating_mul(element)),
        }
    }

    /// The runs of a region of `bytes` bytes, and where they are. Of a walk those are all.
    ///
    /// # Errors
    /// If the program has no such variable, or the counts are out of all reason.
    pub(super) fn runs(&self, operand: &'static str, program: &Program, core: &Core, (bytes, element): (u64, u64)) -> Result<Runs, Fault> {
        if bytes > MAX_BYTES {
            return Err(Fault::Work { operand, bytes, limit: MAX_BYTES });
        }
        let signed =
            |offset: u64| i64::try_from(offset).map_err(|_| Fault::illegal(operand, format!("byte {offset} is beyond any variable")));
        match *self {
            Self::Linear { variable, offset, .. } => {
                let home = home(operand, program, core, variable, false)?;
                Ok(Runs { operand, home, runs: vec![(signed(offset)?, bytes)] })
            }
            Self::Walk { variable, offset, steps: [sx, sy], counts: [x, y] } => {
                let home = home(operand, program, core, variable, true)?;
                let size = element as i64;
                let start = signed(offset)?;
                // A dense row is one run.
                let (inner, run) = if sx == 1 { (1, u64::from(x) * element) } else { (x, element) };
                let at = |i: u32, j: u32| start + (i64::from(i) * i64::from(sx) + i64::from(j) * i64::from(sy)) * size;
                let runs = (0..y).flat_map(|j| (0..inner).map(move |i| (i, j))).map(|(i, j)| (at(i, j), run)).collect();
                Ok(Runs { operand, home, runs })
            }
        }
    }
}

impl Runs {
    /// All bytes, in order.
    pub(super) fn read(&self, core: &Core) -> Result<Vec<u8>, Fault> {
        let mut out = Vec::new();
        for (start, bytes) in &self.runs {
            match &self.home {
                Home::Sbuf => {
                    let (partition, byte) = self.place(core, *start)?;
                    let from = out.len();
                    // Checked before there is room for it.
                    let size = u32::try_from(*bytes).unwrap_or(u32::MAX);
                    core.sbuf.check(partition, byte.into(), size).map_err(|e| Fault::access(self.operand, e))?;
                    out.resize(from + *bytes as usize, 0);
                    core.sbuf.read(partition, byte, &mut out[from..]).map_err(|e| Fault::access(self.operand, e))?;
                }
                Home::Variable(name) => {
                    let found = core.dram.read(name, *start, *bytes).ok_or_else(|| self.no_memory())?;
                    out.extend_from_slice(found.map_err(|e| Fault::access(self.operand, e))?);
                }
            }
        }
        Ok(out)
    }

    /// Writes `data` from byte `at` on, counted along the runs.
    pub(super) fn write(&self, core: &mut Core, at: u64, mut data: &[u8]) -> Result<(), Fault> {
        let mut skip = at;
        for (start, bytes) in &self.runs {
            if data.is_empty() {
                return Ok(());
            }
            if skip >= *bytes {
                skip -= *bytes;
                continue;
            }
            let (now, later) = data.split_at(data.len().min((*bytes - skip) as usize));
            let start = start.wrapping_add_unsigned(skip);
            (skip, data) = (0, later);
            match &self.home {
                Home::Sbuf => {
                    let (partition, byte) = self.place(core, start)?;
                    core.sbuf.write(partition, byte, now).map_err(|e| Fault::access(self.operand, e))?;
                }
                Home::Variable(name) => {
                    let found = core.dram.write(name, start, now.len() as u64).ok_or_else(|| self.no_memory())?;
                    found.map_err(|e| Fault::access(self.operand, e))?.copy_from_slice(now);
                }
            }
        }
        if data.is_empty() { Ok(()) } else { Err(Fault::illegal(self.operand, format!("there is no room for {} bytes", data.len()))) }
    }

    fn no_memory(&self) -> Fault {
        Fault::illegal(self.operand, "the variable has no memory")
    }

    fn place(&self, core: &Core, byte: i64) -> Result<(u32, u32), Fault> {
        let window = i64::from(core.sbuf.window());
        let partition = u32::try_from(byte.div_euclid(window));
        let partition = partition.map_err(|_| Fault::illegal(self.operand, format!("SBUF has no byte {byte}")))?;
        Ok((partition, byte.rem_euclid(window) as u32))
    }
}

/// What the variable with this id is.
fn home(operand: &'static str, program: &Program, core: &Core, id: u32, zero_is_sbuf: bool) -> Result<Home, Fault> {
    let vars = &program.definition.var;
    let is_sbuf = vars.values().any(|v| v.kind == STATE_BUFFER && (v.var_id == id || zero_is_sbuf && id == 0));
    if is_sbuf {
        return Ok(Home::Sbuf);
    }
    let name = core.dram.name_of(id).map(str::to_owned);
    name.map(Home::Variable).ok_or_else(|| Fault::illegal(operand, format!("the program has no variable with id {id}")))
}
