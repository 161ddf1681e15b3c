//! Changes to a record that make a condition hold.

use super::{Random, RecordBytes, patterns};
use crate::rule::ast::{Binary, Relation};
use crate::rule::solve::cut;
use crate::rule::typed::{Arg, Bits, Bytes, Call, Num, Read, Typed};
use crate::rule::{Env, Values, eval, number};

/// Ways tried for one atom.
const TRIES: usize = 6;
/// Blind changes tried for a predicate that has no constructor for what is wanted.
const BLIND: usize = 48;

/// Makes conditions hold.
pub(super) struct Mover<'a, 'r> {
    pub(super) env: Env<'a>,
    /// Bytes that stay.
    pub(super) fixed: u64,
    pub(super) random: &'r mut Random,
}

impl Mover<'_, '_> {
    /// Changes the record so that the condition holds; false, and no change, where no way was found.
    pub(super) fn make(&mut self, condition: &Typed, record: &mut RecordBytes) -> bool {
        if eval(condition, record, &self.env) {
            return true;
        }
        let mut next = *record;
        let made = match condition {
            Typed::Const(_) | Typed::Engine(_) => false,
            Typed::All(xs) => (0..TRIES).any(|_| {
                xs.iter().for_each(|x| {
                    self.make(x, &mut next);
                });
                eval(condition, &next, &self.env)
            }),
            Typed::Any(xs) => {
                let first = self.random.below(xs.len());
                (0..xs.len()).any(|i| self.make(&xs[(first + i) % xs.len()], &mut next))
            }
            Typed::Compare(relation, x, y) => {
                (0..TRIES).any(|_| self.compare(*relation, x, y, &mut next) && eval(condition, &next, &self.env))
            }
            Typed::In { value, values, negated } => (0..TRIES).any(|_| {
                let all = value.bounds().map_or(Values::EMPTY, |(a, b)| Values::range(a, b));
                let wanted = if *negated { all.without(values) } else { all.common(values) };
                self.random.value(&wanted).is_some_and(|target| self.reach(value, target, &mut next)) && eval(condition, &next, &self.env)
            }),
            Typed::Zero { bytes, negated } => self.zero(bytes, *negated, &mut next),
            Typed::Call { call, negated } => self.call(condition, call, *negated, &mut next),
        };
        if made && eval(condition, &next, &self.env) {
            *record = next;
            return true;
        }
        false
    }

    /// Changes some of the places at random, whatever comes of it.
    pub(super) fn stir(&mut self, places: &[Bits], record: &mut RecordBytes) {
        for _ in 0..=self.random.below(2) {
            if let Some(bits) = self.random.of(places).copied() {
                let (first, last) = bits.bounds();
                if let Some(value) = self.random.value(&Values::range(first, last)) {
                    self.set(bits, value, record);
                }
            }
            if self.random.once_in(3) {
                let at = self.random.below(64);
                let byte = self.random.bits() as u8;
                if self.fixed >> at & 1 == 0 {
                    record[at] = if self.random.once_in(2) { byte } else { record[at] ^ 1 << (byte & 7) };
                }
            }
        }
    }

    /// Writes the bits if they are free and hold the value.
    fn set(&self, bits: Bits, value: i128, record: &mut RecordBytes) -> bool {
        let (first, last) = bits.bounds();
        let bytes = (bits.lsb + bits.width).div_ceil(8);
        let is_free = (bits.offset..bits.offset + bytes).all(|i| i < 64 && self.fixed >> i & 1 == 0);
        if bits.read(record) == value {
            return true;
        }
        let fits = is_free && first <= value && value <= last;
        if fits {
            bits.write(record, value);
        }
        fits
    }

    /// Moves one side of a comparison to where the relation holds.
    fn compare(&mut self, relation: Relation, x: &Num, y: &Num, record: &mut RecordBytes) -> bool {
        let (moved, other, relation) = match (x, y) {
            (Num::Const(_), _) => (y, x, relation.mirrored()),
            (_, Num::Const(_)) => (x, y, relation),
            _ if self.random.once_in(2) => (y, x, relation.mirrored()),
            _ => (x, y, relation),
        };
        let Some((first, last)) = moved.bounds() else { return false };
        let wanted = cut(&Values::range(first, last), relation, number(other, record, &self.env));
        self.random.value(&wanted).is_some_and(|target| self.reach(moved, target, record))
    }

    /// Changes bits so that the integer has a value.
    fn reach(&mut self, num: &Num, target: i128, record: &mut RecordBytes) -> bool {
        let env = self.env;
        match num {
            Num::Const(c) => *c == target,
            Num::Given(_) => false,
            Num::Read(r) => self.set(r.bits, target, record),
            Num::Prod(reads) => self.product(reads, target, record),
            Num::Neg(x) => self.reach(x, -target, record),
            Num::Binary(op, x, y) => {
                let (left, right) = (number(x, record, &env), number(y, record, &env));
                let moves_left = matches!(**y, Num::Const(_)) || !matches!(**x, Num::Const(_)) && self.random.once_in(2);
                let (moved, now, other) = if moves_left { (x, left, right) } else { (y, right, left) };
                match op {
                    Binary::Add => self.reach(moved, target - other, record),
                    Binary::Sub if moves_left => self.reach(moved, target + other, record),
                    Binary::Sub => self.reach(moved, other - target, record),
                    // Next to the target may do: an order asks for no more.
                    Binary::Mul if other != 0 => {
                        self.reach(moved, target.div_euclid(other) + i128::from(target.rem_euclid(other) != 0), record)
                    }
                    Binary::Mul => {
                        let (still, factor) = (if moves_left { y } else { x }, 1 << self.random.below(8));
                        self.reach(still, factor, record) && self.reach(moved, (target + factor - 1).div_euclid(factor), record)
                    }
                    Binary::Rem => {
                        let near = left - left.rem_euclid(right) + target;
                        let step = self.random.below(3) as i128 * right;
                        self.reach(x, near + step, record) || self.reach(x, target, record)
                    }
                    // A bit that the mask lacks cannot come out of it.
                    Binary::And => target & !other == 0 && self.reach(moved, now & !other | target, record),
                }
            }
        }
    }

    /// Changes fields so that their product has a value.
    fn product(&mut self, reads: &[Read], target: i128, record: &mut RecordBytes) -> bool {
        if target == 0 {
            return self.random.of(reads).is_some_and(|r| self.set(r.bits, 0, record));
        }
        let first = self.random.below(reads.len());
        let mut rest = target;
        for i in 0..reads.len() {
            let bits = reads[(first + i) % reads.len()].bits;
            let most = bits.bounds().1;
            let is_last = i + 1 == reads.len();
            let factor = if is_last || rest <= most && self.random.once_in(2) {
                rest
            } else {
                let mut factor = 1;
                for prime in [2, 3, 5, 7] {
                    while rest % (factor * prime) == 0 && factor * prime <= most && !self.random.once_in(3) {
                        factor *= prime;
                    }
                }
                factor
            };
            if !self.set(bits, factor, record) {
                return false;
            }
            rest /= factor;
        }
        rest == 1
    }

    fn zero(&mut self, bytes: &Bytes, negated: bool, record: &mut RecordBytes) -> bool {
        if negated {
            let at = bytes.offset as usize + self.random.below(bytes.len as usize);
            if self.fixed >> at & 1 == 1 {
                return false;
            }
            record[at] = 1 << self.random.below(8);
        } else {
            let range = bytes.offset as usize..(bytes.offset + bytes.len) as usize;
            if range.clone().any(|i| self.fixed >> i & 1 == 1) {
                return false;
            }
            record[range].fill(0);
        }
        true
    }

    fn call(&mut self, condition: &Typed, call: &Call, negated: bool, record: &mut RecordBytes) -> bool {
        let site = patterns::Site::of(call, record, &self.env);
        let before = *record;
        if let (false, Some(maker)) = (negated, patterns::maker(&call.name)) {
            for attempt in 0..TRIES * 2 {
                *record = before;
                // No address suits an element type that is none.
                if attempt % 3 == 2
                    && let Some(bits) = site.places.first()
                {
                    let dtype = 1 + self.random.below(15) as i128;
                    self.set(*bits, dtype, record);
                }
                maker(&site, attempt, self.random, record);
                self.restore(&before, record);
                if eval(condition, record, &self.env) {
                    return true;
                }
            }
        }
        // An element type or a count, value by value.
        for arg in &call.args {
            if let Arg::Num(Num::Read(Read { bits, .. }), ..) = arg
                && bits.width <= 8
                && self.random.once_in(2)
            {
                let first = self.random.below(1 << bits.width);
                for i in 0..1usize << bits.width {
                    *record = before;
                    if self.set(*bits, ((first + i) % (1 << bits.width)) as i128, record) && eval(condition, record, &self.env) {
                        return true;
                    }
                }
            }
        }
        for _ in 0..BLIND {
            *record = before;
            patterns::blind(&site, self.random, record);
            self.restore(&before, record);
            if eval(condition, record, &self.env) {
                return true;
            }
        }
        *record = before;
        false
    }

    fn restore(&self, before: &RecordBytes, record: &mut RecordBytes) {
        (0..64).filter(|i| self.fixed >> i & 1 == 1).for_each(|i| record[i] = before[i]);
    }
}
