//! Whose turn it is.

/// Order in which the participants of a machine take turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Schedule {
    /// Engines in the header's order, then the host, one phase each; the transfers in the order of their requests. Default.
    #[default]
    RoundRobin,
    /// Whoever a generator picks that begins with this seed; of the transfers, any that is the oldest of its channel.
    Random(u64),
}

/// A schedule and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Scheduler {
    random: Option<Random>,
    /// The participant after the one that moved last.
    turn: u32,
}

/// Numbers that repeat from run to run (SplitMix64).
#[derive(Clone, Debug)]
struct Random(u64);

impl Random {
    /// A generator; any seed will do.
    const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// 64 bits.
    const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `n`, or 0 if that is 0.
    const fn below(&mut self, n: u32) -> u32 {
        (((self.bits() >> 32) * n as u64) >> 32) as u32
    }
}

impl Scheduler {
    pub(super) const fn new(schedule: Schedule) -> Self {
        let random = match schedule {
            Schedule::RoundRobin => None,
            Schedule::Random(seed) => Some(Random::new(seed)),
        };
        Self { random, turn: 0 }
    }

    /// The participant to try, of those whose bits are set; there is one.
    #[inline]
    pub(super) const fn pick(&mut self, candidates: u32) -> u32 {
        match &mut self.random {
            None => {
                let later = candidates & u32::MAX.unbounded_shl(self.turn);
                if later == 0 { candidates.trailing_zeros() } else { later.trailing_zeros() }
            }
            Some(random) => {
                let mut left = random.below(candidates.count_ones());
                let mut rest = candidates;
                while left > 0 {
                    rest &= rest.wrapping_sub(1);
                    left -= 1;
                }
                rest.trailing_zeros()
            }
        }
    }

    /// Which of `n` transfers is carried out.
    pub(super) const fn transfer(&mut self, n: u32) -> u32 {
        match &mut self.random {
            None => 0,
            Some(random) => random.below(n),
        }
    }

    /// The participant has moved.
    #[inline]
    pub(super) const fn moved(&mut self, who: u32) {
        self.turn = who + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_robin_goes_on_after_the_last() {
        let mut s = Scheduler::new(Schedule::RoundRobin);
        for want in [1, 3, 31, 1] {
            let who = s.pick(1 << 1 | 1 << 3 | 1 << 31);
            assert_eq!(who, want);
            s.moved(who);
        }
    }

    #[test]
    fn random_picks_everybody() {
        let mut s = Scheduler::new(Schedule::Random(7));
        let mut seen = 0;
        for _ in 0..100 {
            seen |= 1 << s.pick(0b1010_0110);
        }
        assert_eq!(seen, 0b1010_0110);
    }
}
