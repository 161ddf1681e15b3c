//! JSON of what an instruction touches.

use core::fmt::{self, Display, Write};

use super::{Access, Bytes, Destination, Info, Memory, Mode, Object, Place, Sync, SyncValue, Unknown};

impl Info {
    /// Writes it as one JSON object. What is not known is `{"unknown": "..."}` in the place of the value.
    ///
    /// # Errors
    ///
    /// When `out` fails.
    pub fn json(&self, out: &mut impl Write) -> fmt::Result {
        let opcode = self.opcode.map(|o| o.name);
        write!(out, "{{\"opcode\":{},\"format\":{},\"complete\":{}", Maybe(opcode), Maybe(self.form.map(|f| f.name)), self.is_complete)?;
        list(out, "memory", &self.memory, access)?;
        list(out, "waits", &self.waits, sync)?;
        list(out, "updates", &self.updates, sync)?;
        list(out, "registers", &self.registers, |out, r| {
            write!(out, "{{\"operand\":{},\"number\":{},\"access\":{}}}", Quoted(&r.operand), r.number, Quoted(verb(r.write)))
        })?;
        list(out, "queues", &self.queues, |out, q| write!(out, "{{\"operand\":{},\"name\":{}}}", Quoted(&q.operand), Quoted(&q.name)))?;
        list(out, "targets", &self.targets, |out, t| {
            write!(out, "{{\"operand\":{}", Quoted(&t.operand))?;
            mode(out, t.mode)?;
            match &t.to {
                Destination::Immediate(v) => write!(out, ",\"immediate\":{v}"),
                Destination::Register(r) => write!(out, ",\"register\":{r}"),
                Destination::Pair(lo, hi) => write!(out, ",\"registers\":[{lo},{hi}]"),
                Destination::Name(n) => write!(out, ",\"name\":{}", Quoted(n)),
            }?;
            out.write_char('}')
        })?;
        out.write_char('}')
    }
}

fn list<W: Write, T>(out: &mut W, name: &str, items: &[T], one: impl Fn(&mut W, &T) -> fmt::Result) -> fmt::Result {
    write!(out, ",{}:[", Quoted(name))?;
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            out.write_char(',')?;
        }
        one(out, item)?;
    }
    out.write_char(']')
}

fn access(out: &mut impl Write, a: &Access) -> fmt::Result {
    write!(out, "{{\"operand\":{},\"access\":{}", Quoted(&a.operand), Quoted(verb(a.write)))?;
    match &a.place {
        Place::Core(r) => {
            write!(out, ",\"memory\":{},\"partition\":{},\"partitions\":", Quoted(memory(r.memory)), r.partition)?;
            match r.partitions {
                Ok(n) => write!(out, "{n}")?,
                Err(why) => unknown(out, why)?,
            }
            write!(out, ",\"start\":{}", r.start)?;
            bytes(out, &r.bytes)?;
        }
        Place::System { start, bytes: b } => {
            // Addresses have 56 bits, more than every JSON reader keeps.
            write!(out, ",\"memory\":\"system\",\"start\":\"{start:#x}\"")?;
            bytes(out, b)?;
        }
        Place::Unknown(why) => {
            out.write_str(",\"memory\":")?;
            unknown(out, *why)?;
        }
    }
    out.write_char('}')
}

fn bytes(out: &mut impl Write, b: &Result<Bytes, Unknown>) -> fmt::Result {
    out.write_str(",\"bytes\":")?;
    match b {
        Ok(b) => {
            out.write_char('[')?;
            for (i, r) in b.ranges.iter().enumerate() {
                write!(out, "{}[{},{}]", if i > 0 { "," } else { "" }, r.start, r.end)?;
            }
            write!(out, "],\"exact\":{}", b.is_exact)
        }
        Err(why) => unknown(out, *why),
    }
}

fn sync(out: &mut impl Write, s: &Sync) -> fmt::Result {
    write!(out, "{{\"operand\":{}", Quoted(&s.operand))?;
    match s.object {
        Object::Semaphore(n) => write!(out, ",\"semaphore\":{n}")?,
        Object::Event(n) => write!(out, ",\"event\":{n}")?,
        Object::Range(a, b) => write!(out, ",\"semaphores\":[{a},{b}]")?,
        Object::Mask([a, b, c, d]) => write!(out, ",\"mask\":\"{d:016x}{c:016x}{b:016x}{a:016x}\"")?,
    }
    mode(out, s.mode)?;
    match s.value {
        Some(SyncValue::Immediate(v)) => write!(out, ",\"value\":{v}")?,
        Some(SyncValue::Register(r)) => write!(out, ",\"register\":{r}")?,
        Some(SyncValue::RegisterOffset(r, o)) => write!(out, ",\"register\":{r},\"offset\":{o}")?,
        None => {}
    }
    out.write_char('}')
}

fn mode(out: &mut impl Write, mode: Option<Mode>) -> fmt::Result {
    match mode {
        Some(m) => write!(out, ",\"mode\":{{\"raw\":{},\"name\":{}}}", m.value, Maybe(m.name)),
        None => Ok(()),
    }
}

fn unknown(out: &mut impl Write, why: Unknown) -> fmt::Result {
    match why {
        Unknown::Register(n) => write!(out, "{{\"unknown\":\"register\",\"register\":{n}}}"),
        _ => write!(out, "{{\"unknown\":\"{why}\"}}"),
    }
}

const fn verb(write: bool) -> &'static str {
    if write { "write" } else { "read" }
}

const fn memory(m: Memory) -> &'static str {
    match m {
        Memory::Sbuf => "SBUF",
        Memory::Psum => "PSUM",
    }
}

struct Quoted<'a>(&'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for c in self.0.chars() {
            match c {
                '"' | '\\' => write!(f, "\\{c}")?,
                c if u32::from(c) < 0x20 || c == '\x7f' => write!(f, "\\u{:04x}", u32::from(c))?,
                c => f.write_char(c)?,
            }
        }
        f.write_char('"')
    }
}

struct Maybe<'a>(Option<&'a str>);

impl Display for Maybe<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(s) => Quoted(s).fmt(f),
            None => f.write_str("null"),
        }
    }
}
