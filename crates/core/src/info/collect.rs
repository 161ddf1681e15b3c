//! From the fields of a form to what they touch.

use alloc::string::String;
use alloc::vec::Vec;

use super::pattern::walk;
use super::sync::{self, path};
use super::{Access, Bytes, Destination, Info, Memory, Mode, Object, Place, Queue, Region, Register, Sync, SyncValue, Target, Unknown};
use crate::RecordBytes;
use crate::bytes::{bits, sign_extend, uint};
use crate::dialect::{Dialect, Elements, Form, Partitions, Use, What};
use crate::layout::{EnumInfo, Field, Locator, MAX_GIVEN, Role, StructInfo, Type, UnionInfo};
use crate::predicates::start_partition;

/// Bits of an `ADDR4` that are the address, the first address of PSUM and the one behind its last.
const ADDRESS: u32 = 0x1fff_ffff;
const PSUM: u32 = 0x0200_0000;
const PSUM_END: u32 = 0x0240_0000;
/// Bits of the byte inside a partition.
const SBUF_BYTE: u32 = 0x3_ffff;
const PSUM_BYTE: u32 = 0x7fff;

pub(super) struct Collect<'r> {
    pub(super) dialect: &'r Dialect,
    pub(super) form: &'static Form,
    pub(super) record: &'r RecordBytes,
    pub(super) info: &'r mut Info,
}

/// A memory operand under way.
#[derive(Clone, Copy)]
struct Operand<'a> {
    path: &'a str,
    write: bool,
    bits: Option<u32>,
    partitions: Result<u32, Unknown>,
    usage: Option<&'static Use>,
}

impl Collect<'_> {
    pub(super) fn all(mut self) {
        for (i, f) in self.form.layout.fields.iter().enumerate().filter(|(_, f)| f.reserved.is_none() && f.role != Role::Dead) {
            self.field(i, f);
        }
        for u in self.form.uses {
            if u.what != What::Memory && self.applies(u) {
                self.usage(u);
            }
        }
    }

    fn applies(&self, u: &Use) -> bool {
        u.when.is_none_or(|test| test(self.record))
    }

    fn field(&mut self, index: usize, f: &'static Field) {
        let at = usize::from(f.offset);
        if let Type::Struct(s) = f.ty
            && is_events(s)
        {
            let bytes = self.record.get(at..).unwrap_or_default();
            sync::events(self.dialect, s, f.name, bytes, self.info);
            return;
        }
        let mut uses = self.form.uses.iter().filter(|u| usize::from(u.field) == index && u.what == What::Memory).peekable();
        if uses.peek().is_none() && is_pattern(&f.ty) {
            let operand =
                Operand { path: f.name, write: f.role == Role::Write, bits: None, partitions: Err(Unknown::Unstated), usage: None };
            self.memory(operand, &f.ty, at, &self.given(f));
            return;
        }
        let uses: Vec<&'static Use> = uses.filter(|u| self.applies(u)).collect();
        for u in uses {
            let Some((ty, given)) = self.type_at(u.path) else { continue };
            let operand = Operand {
                path: u.path,
                write: u.write,
                bits: self.elements(u.elements),
                partitions: self.partitions(u.partitions),
                usage: Some(u),
            };
            self.memory(operand, ty, usize::from(u.offset), &given);
        }
    }

    /// Values that choose the arm of a union field of the record.
    fn given(&self, f: &Field) -> [u64; MAX_GIVEN] {
        let mut given = [0; MAX_GIVEN];
        for (value, locator) in given.iter_mut().zip(f.given) {
            *value = locator.read(self.record);
        }
        given
    }

    /// Type of a path of the form, by names alone.
    fn type_at(&self, path: &str) -> Option<(&'static Type, [u64; MAX_GIVEN])> {
        let mut parts = path.split('.');
        let first = self.form.layout.field(parts.next()?)?;
        let mut ty = &first.ty;
        for part in parts {
            ty = match ty {
                Type::Struct(s) => &s.field(part)?.ty,
                Type::Union(u) => &u.arms.iter().find(|a| a.name == part)?.ty,
                _ => return None,
            };
        }
        Some((ty, self.given(first)))
    }

    fn elements(&self, elements: Elements) -> Option<u32> {
        match elements {
            Elements::Unknown => None,
            Elements::Bits(n) => Some(n),
            Elements::Bytes(at) => Some(match at.read(self.record) {
                0 => 65536 * 8,
                n => u32::try_from(n * 8).ok()?,
            }),
            Elements::Coded(at, bits) => bits(at.read(self.record)),
        }
    }

    fn partitions(&self, partitions: Partitions) -> Result<u32, Unknown> {
        match partitions {
            Partitions::Unknown => Err(Unknown::Unstated),
            Partitions::Count(at) => Ok(at.read(self.record) as u32),
            Partitions::Ports(at) => Ok(match at.read(self.record) {
                0 => 128,
                n => 16 * n as u32,
            }),
        }
    }

    fn word(&self, at: usize) -> u32 {
        uint(self.record, at, 4) as u32
    }

    /// An operand in memory, by the type of its field.
    fn memory(&mut self, o: Operand<'_>, ty: &'static Type, at: usize, given: &[u64]) {
        if at + ty.size() > self.record.len() {
            return;
        }
        match *ty {
            Type::Struct(s) => self.structure(o, s, at),
            Type::Union(u) => self.union(o, u, at, given),
            Type::Bitfield(b) if b.name == "PARTITION_OFFSET" => self.scalars(o, at),
            _ => self.push(o, Place::Unknown(Unknown::Unstated)),
        }
    }

    fn union(&mut self, o: Operand<'_>, u: &'static UnionInfo, at: usize, given: &[u64]) {
        let bytes = &self.record[at..at + usize::from(u.size)];
        let live = (u.pick)(bytes, &given[..u.given.len().min(given.len())]).and_then(|i| u.arms.get(i));
        if u.name == "ADDR4" {
            let place = self.address(o, at, Err(Unknown::Unstated));
            return self.push(o, place);
        }
        let Some(arm) = live else { return self.push(o, Place::Unknown(Unknown::Unstated)) };
        let name = path(o.path, arm.name);
        match arm.ty {
            // A scalar in the record is no memory.
            Type::F32 | Type::Int(_) | Type::Uint(4) => {}
            Type::Uint(8) if u.given.contains(&"imm_src") => {}
            Type::Uint(8) if u.name.contains("ADDR8") => {
                let start = uint(self.record, at, 8) & 0x00ff_ffff_ffff_ffff;
                let shape = self.record[at + 7] & 0x40 != 0;
                self.system(o, start, shape);
            }
            Type::Struct(s) if s.name == "IMM_REG" || s.name == "ADDR4_REG" => {
                let number = self.record[at];
                self.register(&name, number.into(), false);
                self.push(o, Place::Unknown(Unknown::Register(number)));
            }
            Type::Struct(s) if s.name == "ADDR_REG8" => {
                let (lo, hi) = (self.record[at], self.record[at + 1]);
                self.register(&path(&name, "reg_lo"), lo.into(), false);
                self.register(&path(&name, "reg_hi"), hi.into(), false);
                self.push(o, Place::Unknown(Unknown::Register(lo)));
            }
            Type::Struct(s) if s.name == "ADDR_TBL_OFFS8" => {
                self.register(&path(&name, "reg"), self.word(at), false);
                self.push(o, Place::Unknown(Unknown::Table));
            }
            Type::Struct(s) if s.name == "ADDR_TABLE8" => self.push(o, Place::Unknown(Unknown::Table)),
            Type::Struct(s) if s.name == "PSEUDO_ADDR_VAR8" => self.push(o, Place::Unknown(Unknown::Variable)),
            _ => self.memory(Operand { path: &name, ..o }, &arm.ty, at, &[]),
        }
    }

    fn structure(&mut self, o: Operand<'_>, s: &'static StructInfo, at: usize) {
        if let Some(rank) = rank(s) {
            return self.direct(o, rank, at);
        }
        match s.name {
            "INDIRECT12B" | "INDIRECT16B" | "INDIRECT20B" | "INDIRECT" => {
                self.indices(o, at);
                let place = self.address(o, at + 4, Err(Unknown::Indirect));
                self.push(o, place);
            }
            "MXINDIRECT16B" => {
                self.indices(o, at);
                let place = self.address(o, at + 4, Err(Unknown::Indirect));
                self.push(o, place);
                self.scales(o, at + 8, Unknown::Indirect);
            }
            "MXTENSOR1D" => {
                let start = self.word(at) & ADDRESS;
                let (count, step) = (uint(self.record, at + 8, 2), self.record[at + 10] as i8);
                // Four elements to a container.
                let bytes = match o.bits {
                    _ if is_shape(self.record[at + 3]) => Err(Unknown::Shape),
                    Some(bits) => Ok(walk(byte(start).into(), [(step.into(), count.div_ceil(4))], 4 * bits)),
                    None => Err(Unknown::Unstated),
                };
                let place = self.address(o, at, bytes);
                self.push(o, place);
                self.scales(o, at + 4, Unknown::Unstated);
            }
            "MXTENSOR_V2" | "MXTENSOR_V2_20B" => {
                let place = self.address(o, at, Err(Unknown::Unstated));
                self.push(o, place);
                self.scales(o, at + 4, Unknown::Unstated);
            }
            "NEURON_ADDR" => self.system(o, uint(self.record, at, 8), false),
            _ => self.push(o, Place::Unknown(Unknown::Unstated)),
        }
    }

    /// A TENSOR1D to TENSOR4D: an address, the steps, the counts.
    fn direct(&mut self, o: Operand<'_>, rank: usize, at: usize) {
        let dims = (0..rank).map(|i| {
            let step = sign_extend(uint(self.record, at + 4 + 2 * i, 2), 16);
            (step, uint(self.record, at + 4 + 2 * rank + 2 * i, 2))
        });
        let bytes = match o.bits {
            _ if is_shape(self.record[at + 3]) => Err(Unknown::Shape),
            Some(bits) => Ok(walk(byte(self.word(at) & ADDRESS).into(), dims, bits)),
            None => Err(Unknown::Unstated),
        };
        let place = self.address(o, at, bytes);
        self.push(o, place);
    }

    /// One scalar for each partition.
    fn scalars(&mut self, o: Operand<'_>, at: usize) {
        let start = self.word(at) & ADDRESS;
        let bytes = o.bits.map(|bits| walk(byte(start).into(), [], bits)).ok_or(Unknown::Unstated);
        let place = self.address(o, at, bytes);
        self.push(o, place);
    }

    /// The place of an ADDR4.
    fn address(&mut self, o: Operand<'_>, at: usize, bytes: Result<Bytes, Unknown>) -> Place {
        let word = self.word(at);
        if word >> 24 & 0xa0 == 0x80 {
            self.register(o.path, word & 0xff, false);
            return Place::Unknown(Unknown::Register(word as u8));
        }
        if self.dialect.geometry("registers").is_none() {
            // A generation without registers has addresses of another kind.
            return Place::Unknown(Unknown::Unstated);
        }
        let address = word & ADDRESS;
        let memory = if (PSUM..PSUM_END).contains(&address) { Memory::Psum } else { Memory::Sbuf };
        Place::Core(Region { memory, partition: start_partition(address).into(), partitions: o.partitions, start: byte(address), bytes })
    }

    fn indices(&mut self, o: Operand<'_>, at: usize) {
        let name = path(o.path, "index_addr");
        let o = Operand { path: &name, write: false, partitions: Err(Unknown::Unstated), ..o };
        let place = self.address(o, at, Err(Unknown::Unstated));
        self.push(o, place);
    }

    fn scales(&mut self, o: Operand<'_>, at: usize, why: Unknown) {
        let name = path(o.path, "scale_addr");
        let o = Operand { path: &name, partitions: Err(Unknown::Unstated), ..o };
        let place = self.address(o, at, Err(why));
        self.push(o, place);
    }

    /// A place in the address space of the chip, with the walk of the use.
    fn system(&mut self, o: Operand<'_>, start: u64, shape: bool) {
        let dims: Option<Vec<(i64, u64)>> = o.usage.map(|u| {
            let listed = entries_used(u, self.record).map(|n| (1, n));
            u.walk.iter().map(|(s, n)| (sign_extend(s.read(self.record), s.width.into()), n.read(self.record))).chain(listed).collect()
        });
        let bytes = match (o.bits, dims, i64::try_from(start)) {
            _ if shape => Err(Unknown::Shape),
            (Some(bits), Some(dims), Ok(from)) if !dims.is_empty() => Ok(walk(from, dims, bits)),
            _ => Err(Unknown::Unstated),
        };
        self.push(o, Place::System { start, bytes });
    }

    fn push(&mut self, o: Operand<'_>, place: Place) {
        self.info.memory.push(Access { operand: String::from(o.path), write: o.write, place });
    }

    fn register(&mut self, operand: &str, number: u32, write: bool) {
        self.info.registers.push(Register { operand: String::from(operand), number, write });
    }

    /// A field that names something else than memory.
    fn usage(&mut self, u: &'static Use) {
        let read = |at: Locator| at.read(self.record);
        let mode = u.mode.map(|(at, of)| (read(at), of));
        let named = |(value, of): (u64, &'static EnumInfo)| Mode { value, name: of.value(value, self.dialect.index).map(|v| v.name) };
        let value = u.value.map(read);
        let through = u.through.map(|at| read(at) as u32);
        match u.what {
            What::Memory => {}
            What::Register => {
                for (number, name) in self.entries(u) {
                    self.register(&name, number, u.write);
                }
            }
            What::Semaphore | What::Event => {
                for (index, name) in self.entries(u) {
                    let object = match (u.what, through) {
                        (_, Some(last)) => Object::Range(index, last),
                        (What::Event, _) => Object::Event(index),
                        _ => Object::Semaphore(index),
                    };
                    if let (Some((raw, of)), None, What::Semaphore) = (mode, through, u.what) {
                        sync::one(self.dialect, of, raw, index, value, ("", &name), u.write, self.info);
                        continue;
                    }
                    let sync = Sync { operand: name, object, mode: mode.map(named), value: value.map(SyncValue::Immediate) };
                    sync::push(self.info, sync, u.write);
                }
            }
            What::SemaphoreMask => {
                let mut mask = [0; 4];
                for (i, word) in mask.iter_mut().enumerate().take(usize::from(u.width / 64)) {
                    *word = uint(self.record, usize::from(u.offset) + 8 * i, 8);
                }
                let sync = Sync { operand: String::from(u.path), object: Object::Mask(mask), mode: mode.map(named), value: None };
                sync::push(self.info, sync, u.write);
            }
            What::Queue => {
                let name = self.text(u);
                self.info.queues.push(Queue { operand: String::from(u.path), name });
            }
            What::Target => {
                let first = || self.entries(u).first().map_or(0, |(n, _)| *n);
                let to = match through {
                    Some(high) => Destination::Pair(first(), high),
                    None if u.width > u.entry => Destination::Name(self.text(u)),
                    None if u.width == 8 => Destination::Register(first()),
                    None => Destination::Immediate(bits(self.record, u.offset.into(), u.lsb.into(), u32::from(u.width).min(64))),
                };
                self.info.targets.push(Target { operand: String::from(u.path), mode: mode.map(named), to });
            }
        }
    }

    /// The numbers in a field, and their paths.
    fn entries(&self, u: &Use) -> Vec<(u32, String)> {
        let all = (u.width / u.entry.max(1)).max(1);
        let used = entries_used(u, self.record).map_or(all, |n| n.min(all.into()) as u16);
        (0..used)
            .map(|i| {
                let at = u32::from(u.lsb) + u32::from(i) * u32::from(u.entry);
                let number = bits(self.record, u.offset.into(), at, u32::from(u.entry).clamp(1, 64)) as u32;
                (number, if all > 1 { alloc::format!("{}[{i}]", u.path) } else { String::from(u.path) })
            })
            .collect()
    }

    fn text(&self, u: &Use) -> String {
        let at = usize::from(u.offset);
        let bytes = self.record.get(at..at + usize::from(u.width / 8)).unwrap_or_default();
        let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
        alloc::format!("{}", bytes[..end].escape_ascii())
    }
}

/// How many entries of a list are used; `None` where nothing says it.
fn entries_used(u: &Use, record: &RecordBytes) -> Option<u64> {
    (!u.count.is_empty()).then(|| u.count.iter().map(|at| at.read(record)).fold(1u64, u64::saturating_mul))
}

/// The byte inside a partition.
fn byte(address: u32) -> u32 {
    address & if (PSUM..PSUM_END).contains(&address) { PSUM_BYTE } else { SBUF_BYTE }
}

/// The marker says that a shape register gives steps and counts.
const fn is_shape(marker: u8) -> bool {
    marker & 0x70 == 0x40
}

/// Dimensions of an access pattern that is an address, steps and counts.
fn rank(s: &StructInfo) -> Option<usize> {
    let is_one = s.name.starts_with("TENSOR") && s.field("start_addr").is_some() && s.field("step_elem").is_some();
    is_one.then_some((usize::from(s.size).saturating_sub(4)) / 4)
}

fn is_events(s: &StructInfo) -> bool {
    s.field("wait_mode").is_some() && s.field("update_mode").is_some() || s.field("wait_event_mode").is_some()
}

fn is_pattern(ty: &Type) -> bool {
    match ty {
        Type::Struct(s) => rank(s).is_some() || s.name.contains("MEM_ACCESS"),
        Type::Union(u) => u.name.contains("MEM_PATTERN"),
        _ => false,
    }
}
