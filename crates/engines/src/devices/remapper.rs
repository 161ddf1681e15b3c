//! The address firewall: a content-addressable memory of address ranges that pass, are denied or are moved (`control/csr/remapper.md`).

/// Entries that an index reaches.
const ENTRIES: usize = 128;
/// Words of an entry.
const WORDS: usize = 6;
/// Bits of an address that are compared.
const COMPARED: u64 = (1 << 58) - 1;
/// Bits of an address that are replaced.
const MOVED: u64 = (1 << 46) - 1;
/// Offset of the read index.
///
/// choice: the index and the six words that it shows lie one after the other from the first register of the group on; the sources give
/// their order, and the place of the written words alone.
const READ_INDEX: u64 = 0x100;
/// Offset of the first word shown.
const READ_WORDS: u64 = 0x104;
/// Offset of the first word written.
const WRITE_WORDS: u64 = 0x130;

/// An entry as it is compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CamEntry {
    /// Address, 58 bits.
    pub address: u64,
    /// Bits of the address that do not matter.
    pub mask: u64,
    /// What the low 46 bits become.
    pub to: u64,
    /// Id of the requester.
    pub id: u16,
    /// Whether the id does not matter.
    pub any_id: bool,
    /// Whether the address is moved.
    pub remap: bool,
    /// Whether two address bits are swapped.
    pub interleave: bool,
    /// Whether reads pass.
    pub read: bool,
    /// Whether writes pass.
    pub write: bool,
    /// Whether the entry counts.
    pub valid: bool,
}

/// A firewall: that of the host, or that of a guest.
#[derive(Clone, Debug)]
pub struct Remapper {
    entries: Vec<CamEntry>,
    words: [u32; WORDS],
    read_index: usize,
    pass_on_miss: [bool; 2],
    swap: [u8; 2],
    denied: u64,
    denials: u64,
    id_bits: u32,
}

/// What becomes of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It goes on at this address.
    Pass(u64),
    /// It is refused; the address is kept, and an interrupt raised.
    Denied,
}

impl Remapper {
    /// The firewall of the host: what no entry is about is denied.
    pub fn host() -> Self {
        Self::new(false, 10)
    }

    /// The firewall of a guest: what no entry is about passes, and ids do not matter.
    pub fn guest() -> Self {
        Self::new(true, 10)
    }

    /// The same with ids of eight bits, as SUNDA has them; a guest's entries compare ids there.
    pub fn of_sunda(mut self) -> Self {
        self.id_bits = 8;
        self.entries.iter_mut().for_each(|e| e.any_id = false);
        self
    }

    fn new(pass: bool, id_bits: u32) -> Self {
        let entry = CamEntry { any_id: pass, ..CamEntry::default() };
        let entries = vec![entry; ENTRIES];
        Self { entries, words: [0; WORDS], read_index: 0, pass_on_miss: [pass; 2], swap: [0; 2], denied: 0, denials: 0, id_bits }
    }

    /// Reads a register; 0 where nothing is known.
    pub fn read(&self, offset: u64) -> u32 {
        match offset {
            0x00 => u32::from(self.pass_on_miss[0]) | u32::from(self.pass_on_miss[1]) << 4,
            0x40 => u32::from(self.swap[0]) | u32::from(self.swap[1]) << 8,
            0x60 => self.denied as u32,
            0x64 => (self.denied >> 32) as u32,
            READ_INDEX => self.read_index as u32,
            READ_WORDS..0x11c => {
                let entry = self.entries.get(self.read_index).copied().unwrap_or_default();
                let word = (offset - READ_WORDS) / 4;
                self.shown(&entry).get(word as usize).copied().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// Writes a register. The last of the six words of an entry commits it, at the index in its upper byte.
    pub fn write(&mut self, offset: u64, value: u32) {
        match offset {
            0x00 => self.pass_on_miss = [value & 1 == 1, value >> 4 & 1 == 1],
            0x40 => self.swap = [(value & 0x3f) as u8, (value >> 8 & 0x3f) as u8],
            READ_INDEX => self.read_index = (value & 0x7f) as usize,
            WRITE_WORDS..0x148 if offset.is_multiple_of(4) => {
                let word = ((offset - WRITE_WORDS) / 4) as usize;
                if let Some(place) = self.words.get_mut(word) {
                    *place = value;
                }
                if word + 1 == WORDS {
                    self.commit();
                }
            }
            _ => {}
        }
    }

    /// What becomes of an access by a requester.
    ///
    /// choice: of several entries that match, the one with the lowest index counts; the sources do not say.
    pub fn access(&mut self, address: u64, id: u16, write: bool) -> Verdict {
        let address = address & COMPARED;
        let hit = self.entries.iter().find(|e| e.valid && (address ^ e.address) & !e.mask & COMPARED == 0 && (e.any_id || e.id == id));
        let passes = match hit {
            Some(entry) if write => entry.write,
            Some(entry) => entry.read,
            None => self.pass_on_miss[usize::from(!write)],
        };
        if !passes {
            self.denied = address;
            self.denials = self.denials.saturating_add(1);
            return Verdict::Denied;
        }
        let mut to = address;
        if let Some(entry) = hit {
            if entry.remap {
                to = address & !MOVED | entry.to & MOVED;
            }
            if entry.interleave {
                let [a, b] = self.swap;
                let differ = (to >> a ^ to >> b) & 1;
                to ^= differ << a | differ << b;
            }
        }
        Verdict::Pass(to)
    }

    /// Accesses that were denied.
    pub const fn denials(&self) -> u64 {
        self.denials
    }

    /// The entries.
    pub fn entries(&self) -> &[CamEntry] {
        &self.entries
    }

    /// An entry as it is read: the id in bits 16 and up of the last word.
    fn shown(&self, e: &CamEntry) -> [u32; WORDS] {
        let flags = [e.remap, e.interleave, e.any_id, e.read, e.write, e.valid];
        let flags = flags.iter().zip(26..).fold(0u32, |w, (flag, bit)| w | u32::from(*flag) << bit);
        [
            e.address as u32,
            (e.address >> 32) as u32 & 0x3ff_ffff | flags,
            e.mask as u32,
            (e.mask >> 32) as u32 & 0x3ff_ffff,
            e.to as u32,
            (e.to >> 32) as u32 & 0x3fff | u32::from(e.id) << 16,
        ]
    }

    /// Takes the written words over: the id in bits 14 to 23 of the last word, the index above.
    fn commit(&mut self) {
        let [a0, a1, m0, m1, t0, t1] = self.words;
        let wide = |low: u32, high: u32, bits: u32| u64::from(low) | u64::from(high & ((1 << bits) - 1)) << 32;
        let flag = |bit: u32| a1 >> bit & 1 == 1;
        let entry = CamEntry {
            address: wide(a0, a1, 26),
            mask: wide(m0, m1, 26),
            to: wide(t0, t1, 14),
            id: (t1 >> 14 & ((1 << self.id_bits) - 1)) as u16,
            remap: flag(26),
            interleave: flag(27),
            any_id: flag(28),
            read: flag(29),
            write: flag(30),
            valid: flag(31),
        };
        if let Some(place) = self.entries.get_mut((t1 >> 24) as usize) {
            *place = entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REMAP: u32 = 1 << 26;
    const INTERLEAVE: u32 = 1 << 27;
    const ANY_ID: u32 = 1 << 28;
    const READ: u32 = 1 << 29;
    const WRITE: u32 = 1 << 30;
    const VALID: u32 = 1 << 31;

    fn put(r: &mut Remapper, index: u32, address: u64, mask: u64, to: u64, flags: u32, id: u32) {
        let words = [
            address as u32,
            (address >> 32) as u32 | flags,
            mask as u32,
            (mask >> 32) as u32,
            to as u32,
            (to >> 32) as u32 | id << 14 | index << 24,
        ];
        for (n, word) in words.into_iter().enumerate() {
            r.write(0x130 + 4 * n as u64, word);
        }
    }

    #[test]
    fn misses_are_closed_for_the_host_and_open_for_a_guest() {
        let (mut host, mut guest) = (Remapper::host(), Remapper::guest());
        assert_eq!(host.access(0x1000, 0, false), Verdict::Denied);
        assert_eq!(guest.access(0x1000, 0, true), Verdict::Pass(0x1000));
        assert_eq!((host.read(0x60), host.denials(), guest.read(0)), (0x1000, 1, 0x11));
        host.write(0, 1);
        assert_eq!([true, false].map(|w| host.access(0x2000, 0, w)), [Verdict::Pass(0x2000), Verdict::Denied]);
    }

    #[test]
    fn entries_match_move_and_swap() {
        let mut r = Remapper::host();
        put(&mut r, 3, 0x80_0000_0000, 0xffff, 0x12_3456_0000, VALID | READ | REMAP | ANY_ID, 0);
        // Only the low 46 bits are replaced, masked bits of the address are lost with them.
        assert_eq!(r.access(1 << 50 | 0x80_0000_1234, 9, false), Verdict::Denied);
        assert_eq!(r.access(0x80_0000_1234, 9, false), Verdict::Pass(0x12_3456_0000));
        assert_eq!(r.access(0x80_0000_1234, 9, true), Verdict::Denied);
        put(&mut r, 4, 1 << 50, 0xffff, 0, VALID | WRITE, 0x155);
        assert_eq!([0x155, 0x55].map(|id| r.access(1 << 50 | 7, id, true)), [Verdict::Pass(1 << 50 | 7), Verdict::Denied]);
        put(&mut r, 5, 1 << 40, 0xffff, 0, VALID | READ | INTERLEAVE | ANY_ID, 0);
        r.write(0x40, 4 | 8 << 8);
        assert_eq!(r.access(1 << 40 | 0x10, 0, false), Verdict::Pass(1 << 40 | 0x100));
        assert_eq!(r.access(1 << 40 | 0x110, 0, false), Verdict::Pass(1 << 40 | 0x110));
        // The id is at one place when written and at another when read.
        r.write(0x100, 4);
        assert_eq!(r.read(0x118), 0x155 << 16);
        assert_eq!(r.read(0x108) >> 26, 0b11_0000);
    }

    #[test]
    fn ids_of_sunda_are_narrow() {
        let mut r = Remapper::guest().of_sunda();
        put(&mut r, 0, 0x5000, 0xfff, 0, VALID, 0x155);
        assert_eq!(r.entries()[0].id, 0x55);
        assert_eq!(r.access(0x5000, 0x55, false), Verdict::Denied);
        assert_eq!(r.access(0x5000, 0x56, false), Verdict::Pass(0x5000));
    }
}
