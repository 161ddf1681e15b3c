//! What is wrong with tables.

use std::fmt;

use tpb_records::types::{PwpControl, PwpProfileCayman, PwpSignal};

use crate::plan::mantissa;
use crate::tables::{Memory, Tables};
use crate::{BIAS, MANTISSA_BITS};

/// Most bits that shipped tables cut an octave by.
pub const SHIPPED_EXTRACT: u8 = 10;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Unlike shipped tables, or something of which the effect is not known.
    Note,
    /// Some inputs get a value of another function, or none.
    Error,
}

/// Something about tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// How bad it is.
    pub severity: Severity,
    /// Memory and number of the record.
    pub record: (Memory, usize),
    /// What is wrong, in words.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (memory, number) = self.record;
        write!(f, "{memory} {number}: {}", self.what)
    }
}

/// Checks tables: the directory matches an instruction once; every input of every function finds its octave and bucket, and no other
/// function's; unused bytes are zero; what is set has a known effect.
pub fn check(tables: &Tables) -> Vec<Finding> {
    let mut check = Check { tables, findings: Vec::new(), controls: tables.controls().collect(), owners: Vec::new() };
    check.owners = vec![None; tables.buckets().count()];
    check.directory();
    let entries: Vec<bool> = tables.cam().map(|e| e.valid).collect();
    for (number, profile) in tables.profiles().enumerate() {
        if entries.get(number).is_some_and(|valid| *valid) {
            check.profile(number, &profile);
        }
    }
    check.records();
    check.findings
}

struct Check<'t> {
    tables: &'t Tables,
    findings: Vec<Finding>,
    controls: Vec<PwpControl>,
    /// Profile that reaches each bucket.
    owners: Vec<Option<usize>>,
}

impl Check<'_> {
    fn say(&mut self, severity: Severity, record: (Memory, usize), what: impl Into<String>) {
        self.findings.push(Finding { severity, record, what: what.into() });
    }

    fn directory(&mut self) {
        let entries: Vec<_> = self.tables.cam().collect();
        let profiles = self.tables.profiles().count();
        for (i, entry) in entries.iter().enumerate().filter(|(_, e)| e.valid) {
            if i >= profiles {
                self.say(Severity::Error, (Memory::Cam, i), format!("there is no profile {i}, only {profiles}"));
            }
            let earlier = entries[..i].iter().position(|e| {
                let both = (e.opcode_mask & entry.opcode_mask, e.func_id_mask & entry.func_id_mask);
                e.valid && (e.opcode ^ entry.opcode) & both.0 == 0 && (e.func_id ^ entry.func_id) & both.1 == 0
            });
            if let Some(earlier) = earlier {
                let what = format!("matches function {:#04x}, which entry {earlier} matches first", entry.func_id);
                self.say(Severity::Error, (Memory::Cam, i), what);
            }
        }
    }

    fn profile(&mut self, number: usize, p: &PwpProfileCayman) {
        let at = (Memory::Profile, number);
        let select = p.select();
        for (field, set) in [
            ("pwl_bypass", select.pwl_bypass() != 0),
            ("sub_src_sel", select.sub_src_sel() != 0),
            ("ctrl_table_select_logic", p.ctrl_table_select_logic() != 0),
            ("fma_bypass", p.fma().fma_bypass() != 0),
            ("bias_scale_fma_bypass", p.fma().bias_scale_fma_bypass() != 0),
            ("bias.imm_val_sel or src_sel", p.bias().imm_val_sel() | p.bias().src_sel() != 0),
            ("scale.imm_val_sel or src_sel", p.scale().imm_val_sel() | p.scale().src_sel() != 0),
            ("mp_high_threshold", p.mp_high_threshold() != 0),
            ("mp_low_threshold", p.mp_low_threshold() != 0 || p.tail().mp_low_threshold_config() != 0),
            ("batchnorm_accumulator_rd", p.tail().batchnorm_accumulator_rd() != 0),
        ] {
            if set {
                self.say(Severity::Note, at, format!("{field} is set, and what it does is not known"));
            }
        }
        let sides = match (select.symmetry_opt_en() != 0, select.symmetry_opt_use_neg_region() != 0) {
            (false, _) => vec![false, true],
            (true, negative) => vec![negative],
        };
        for negative in sides {
            self.side(number, p, negative);
        }
    }

    fn side(&mut self, number: usize, p: &PwpProfileCayman, negative: bool) {
        let name = if negative { "negative" } else { "positive" };
        let (base, small, low, large, high) = match negative {
            false => (
                p.pwl_control_base_pos(),
                p.small_pos_signal_threshold(),
                p.small_pos_signal(),
                p.large_pos_signal_threshold(),
                p.large_pos_signal(),
            ),
            true => (
                p.pwl_control_base_neg(),
                p.small_neg_signal_threshold(),
                p.small_neg_signal(),
                p.large_neg_signal_threshold(),
                p.large_neg_signal(),
            ),
        };
        for (clamp, signal) in [("small", low), ("large", high)] {
            self.clamp(number, &format!("{clamp} {name} inputs"), signal);
        }
        let at = (Memory::Profile, number);
        for exponent in 0..=254u8 {
            // Mantissas that neither clamp takes.
            let last = match exponent.cmp(&large) {
                std::cmp::Ordering::Less => (1 << MANTISSA_BITS) - 1,
                std::cmp::Ordering::Equal => match mantissa(high).checked_sub(1) {
                    Some(last) => last,
                    None => continue,
                },
                std::cmp::Ordering::Greater => continue,
            };
            let first = match exponent.cmp(&small) {
                std::cmp::Ordering::Less => continue,
                std::cmp::Ordering::Equal => mantissa(low) + 1,
                std::cmp::Ordering::Greater => 0,
            };
            if first > last {
                continue;
            }
            let octave = i32::from(exponent) - BIAS;
            let index = i32::from(base) + octave - i32::from(p.exponent_offset());
            let Some(control) = usize::try_from(index).ok().and_then(|i| self.controls.get(i)) else {
                let what = format!("{name} octave {octave} would have control record {index}, which is not there");
                self.say(Severity::Error, at, what);
                continue;
            };
            let word = control.word();
            let mask = (1u32 << word.extract_size()) - 1;
            let bucket = |m: u32| usize::from(word.act_tbl_base()) + (m >> word.extract_lsb() & mask) as usize;
            let whole = u32::from(word.extract_lsb()) + u32::from(word.extract_size()) == MANTISSA_BITS;
            if !whole {
                let what = format!(
                    "octave {octave} of profile {number} takes {} bits from bit {}, which are not the upper ones",
                    word.extract_size(),
                    word.extract_lsb()
                );
                self.say(Severity::Error, (Memory::Control, index as usize), what);
                continue;
            }
            for b in bucket(first)..=bucket(last) {
                self.own(number, b, &format!("{name} octave {octave}"));
            }
        }
    }

    fn clamp(&mut self, number: usize, what: &str, signal: PwpSignal) {
        self.own(number, signal.low().act_tbl_base().into(), what);
        if signal.low().extract_size() != 0 || signal.low().extract_lsb() != 0 {
            let what = format!("the control of {what} has an extraction, and a clamp has one bucket");
            self.say(Severity::Note, (Memory::Profile, number), what);
        }
    }

    /// Notes that a profile reaches a bucket.
    fn own(&mut self, number: usize, bucket: usize, what: &str) {
        match self.owners.get(bucket).copied() {
            None => {
                let what = format!("{what} would have bucket {bucket}, which is not there");
                self.say(Severity::Error, (Memory::Profile, number), what);
            }
            Some(Some(owner)) if owner != number => {
                let what = format!("{what} have bucket {bucket}, which is profile {owner}'s");
                self.say(Severity::Error, (Memory::Profile, number), what);
            }
            Some(_) => self.owners[bucket] = Some(number),
        }
    }

    fn records(&mut self) {
        for (i, control) in self.controls.clone().iter().enumerate() {
            if control.word().extract_size() > SHIPPED_EXTRACT {
                let what =
                    format!("cuts its octave by {} bits; shipped tables have up to {SHIPPED_EXTRACT}", control.word().extract_size());
                self.say(Severity::Note, (Memory::Control, i), what);
            }
        }
        let unused: Vec<usize> = self
            .tables
            .bytes(Memory::Bucket)
            .as_chunks::<32>()
            .0
            .iter()
            .enumerate()
            .filter(|(_, b)| b[20..] != [0; 12])
            .map(|(i, _)| i)
            .collect();
        for i in unused {
            self.say(Severity::Error, (Memory::Bucket, i), "the unused bytes are not zero");
        }
    }
}
