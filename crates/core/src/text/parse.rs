//! Reading a statement.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::cursor::{Cursor, number};
use super::error::{ErrorKind, ParseError, Parsed};
use super::parse_value::unhex;
use super::print::selector_key;
use super::reader::{EventState, Reader};
use super::suggest::close;
use crate::dialect::{Dialect, Form, OpcodeInfo, Selector, Templates, TextItem};
use crate::layout::{Field, Shape, Type, WORD_LEN, bits_mask};
use crate::word::{hash, same};
use crate::{RECORD_SIZE, RecordBytes};

/// Reads one statement; blanks around it and a comment after it are fine.
///
/// For many statements a [`Parser`] is faster.
///
/// # Errors
///
/// The first mistake, with its place and what was expected.
pub fn parse(dialect: &Dialect, line: &str) -> Result<RecordBytes, ParseError> {
    parse_after(dialect, None, line)
}

/// The same for a statement behind one with this opcode byte, whose record it may continue.
///
/// # Errors
///
/// The first mistake, with its place and what was expected.
pub fn parse_after(dialect: &Dialect, before: Option<u8>, line: &str) -> Result<RecordBytes, ParseError> {
    statement(dialect, before, line, |name| find(dialect, name)).map_err(|e| *e)
}

/// Reads statements of one generation; keeps the mnemonics in an index.
#[derive(Debug)]
pub struct Parser<'d> {
    dialect: &'d Dialect,
    /// Hash table of the names, with free places between them; a power of two in length.
    index: Vec<Option<(&'static str, &'static OpcodeInfo)>>,
}

impl<'d> Parser<'d> {
    /// A parser for a generation.
    pub fn new(dialect: &'d Dialect) -> Self {
        let len = (2 * names(dialect).count() + 1).next_power_of_two();
        let mut index = vec![None; len];
        for (name, opcode) in names(dialect) {
            let mut at = hash(name.as_bytes()) as usize & (len - 1);
            while index[at].is_some() {
                at = (at + 1) & (len - 1);
            }
            index[at] = Some((name, opcode));
        }
        Self { dialect, index }
    }

    /// The generation.
    pub fn dialect(&self) -> &'d Dialect {
        self.dialect
    }

    /// Reads one statement, as [`parse`] does.
    ///
    /// # Errors
    ///
    /// The first mistake, with its place and what was expected.
    pub fn parse(&self, line: &str) -> Result<RecordBytes, ParseError> {
        self.parse_after(None, line)
    }

    /// Reads one statement, as [`parse_after`] does.
    ///
    /// # Errors
    ///
    /// The first mistake, with its place and what was expected.
    pub fn parse_after(&self, before: Option<u8>, line: &str) -> Result<RecordBytes, ParseError> {
        statement(self.dialect, before, line, |name| self.find(name)).map_err(|e| *e)
    }

    fn find(&self, name: &str) -> Option<&'static OpcodeInfo> {
        let mask = self.index.len() - 1;
        let mut at = hash(name.as_bytes()) as usize & mask;
        // At least half of the places are free.
        while let Some((n, opcode)) = self.index[at] {
            if same(n.as_bytes(), name.as_bytes()) {
                return Some(opcode);
            }
            at = (at + 1) & mask;
        }
        None
    }
}

/// Names that statements may begin with, those that are printed first.
fn names(dialect: &Dialect) -> impl Iterator<Item = (&'static str, &'static OpcodeInfo)> {
    let is_found = |o: &&'static OpcodeInfo| dialect.opcode(o.byte).is_some_and(|f| core::ptr::eq(f, *o));
    let printed = dialect.opcodes.iter().filter(is_found).map(|o| (o.mnemonic, o));
    let others = dialect.opcodes.iter().filter(is_found).map(|o| (o.name, o));
    printed.chain(others)
}

fn find(dialect: &Dialect, name: &str) -> Option<&'static OpcodeInfo> {
    names(dialect).find(|(n, _)| n.eq_ignore_ascii_case(name)).map(|(_, o)| o)
}

fn statement(dialect: &Dialect, before: Option<u8>, line: &str, find: impl Fn(&str) -> Option<&'static OpcodeInfo>) -> Parsed<RecordBytes> {
    let mut cursor = Cursor { line, pos: 0 };
    cursor.blanks();
    let start = cursor.pos;
    if cursor.peek() == Some(b'.') {
        let record = raw(&mut cursor)?;
        end(&mut cursor)?;
        return Ok(record);
    }
    let mut name = cursor.perhaps_name();
    let opcode = match find(name) {
        Some(opcode) => {
            cursor.pos += name.len();
            opcode
        }
        // Another byte may have ended it.
        None => {
            name = cursor.name();
            if name.is_empty() {
                return cursor.unexpected(start, "a mnemonic");
            }
            let Some(opcode) = find(name) else { return unknown_mnemonic(dialect, &cursor, start, name) };
            opcode
        }
    };
    let continuing = before.and_then(|byte| opcode.continuing(byte));
    let Some(form) = continuing.or_else(|| form(opcode, &cursor)) else {
        let why = format!("`.raw` and 128 hex digits: {} has no form of its own, or needs its selector", opcode.mnemonic);
        return cursor.error(ErrorKind::Unexpected, start, start + name.len(), why);
    };
    let mut statement = Statement::new(dialect, opcode, form, cursor);
    statement.tokens()?;
    Ok(statement.reader.record)
}

#[cold]
fn unknown_mnemonic<T>(dialect: &Dialect, cursor: &Cursor<'_>, start: usize, name: &str) -> Parsed<T> {
    let elsewhere = dialect.elsewhere.iter().any(|(_, n, _)| n.eq_ignore_ascii_case(name));
    let expected = match elsewhere {
        true => format!("a mnemonic of {}, which lacks this one though other generations have it", dialect.title),
        false => format!("a mnemonic of {}", dialect.title),
    };
    let candidates = close(name, names(dialect).map(|(n, _)| n));
    cursor.suggest(ErrorKind::UnknownMnemonic, start, start + name.len(), expected, candidates)
}

/// `.raw` and the bytes.
fn raw(cursor: &mut Cursor<'_>) -> Parsed<RecordBytes> {
    let start = cursor.pos;
    cursor.pos += 1;
    if cursor.name() != "raw" {
        return cursor.unexpected(start, "a mnemonic or `.raw`");
    }
    cursor.blanks();
    let start = cursor.pos;
    let digits = cursor.name();
    let mut record = [0; RECORD_SIZE];
    if unhex(digits, &mut record) {
        Ok(record)
    } else {
        cursor.error(ErrorKind::Unexpected, start, cursor.pos, format!("128 hex digits, and these are {}", digits.len()))
    }
}

/// `;` and nothing after it.
fn end(cursor: &mut Cursor<'_>) -> Parsed<()> {
    cursor.blanks();
    cursor.expect(b';', "`;`")?;
    cursor.blanks();
    if cursor.at_end() { Ok(()) } else { cursor.unexpected(cursor.pos, "the end of the line: one statement a line") }
}

/// The form that the statement's selector picks; the cursor is after the mnemonic.
fn form(opcode: &OpcodeInfo, cursor: &Cursor<'_>) -> Option<&'static Form> {
    let alone = || opcode.forms.iter().copied().filter(|f| !f.continues);
    let mut forms = alone();
    let first = forms.next()?;
    if first.selector.is_none() {
        return Some(first);
    }
    // Sub-forms mostly have their selector in one field, so what is written for it is looked up once.
    let mut known: Option<([&str; 2], Option<&str>)> = None;
    let mut written = |f: &Form, s: Selector| {
        let keys = [selector_key(f, s), s.field];
        match known {
            Some((k, written)) if k == keys => written,
            _ => {
                let found = written_selector(keys, cursor);
                known = Some((keys, found));
                found
            }
        }
    };
    let picked = alone().find(|f| f.selector.is_some_and(|s| written(f, s).is_some_and(|v| is_selected(s, v))));
    let plain = || alone().find(|f| f.selector.is_none());
    let zero = || alone().find(|f| f.selector.is_some_and(|s| s.value == 0 && written(f, s).is_none()));
    picked.or_else(plain).or_else(zero)
}

/// What the statement says for a selector's keys.
fn written_selector<'s>(keys: [&str; 2], cursor: &Cursor<'s>) -> Option<&'s str> {
    let line = cursor.line;
    let mut at = cursor.pos;
    while at < line.len() {
        let mut c = Cursor { line, pos: at };
        c.blanks();
        if c.at_end() || c.peek() == Some(b';') {
            return None;
        }
        let name = c.name();
        if keys.contains(&name) && c.eat(b'=') {
            return Some(c.atom());
        }
        // On to the next blank outside quotes.
        let mut quoted = false;
        while let Some(b) = c.peek() {
            match b {
                b'"' => quoted = !quoted,
                b'\\' if quoted => c.pos += 1,
                b' ' | b'\t' | b';' if !quoted => break,
                _ => {}
            }
            c.pos += 1;
        }
        at = c.pos;
    }
    None
}

fn is_selected(s: Selector, written: &str) -> bool {
    written.eq_ignore_ascii_case(s.name) || number(written.as_bytes()).is_ok_and(|n| !n.negative && n.magnitude == u64::from(s.value))
}

/// One bit per field; none for those behind the last.
#[inline]
fn bit(i: usize) -> u64 {
    1u64.checked_shl(i as u32).unwrap_or(0)
}

/// What a key names.
enum Target {
    Field(usize),
    Header(usize),
    Event(usize),
}

struct Statement<'d, 's> {
    reader: Reader<'d, 's>,
    opcode: &'static OpcodeInfo,
    form: &'static Form,
    shape: &'static Shape,
    events: Option<EventState>,
    /// Fields whose value is read in a way of its own: wait and update, and the selector.
    special: u64,
    /// Fields that have a value.
    seen: u64,
    /// Members of the header that have a value.
    seen_header: u64,
    /// Text item that comes next in print order.
    hint: usize,
    patch: [u8; RECORD_SIZE],
    patched: u64,
}

impl<'d, 's> Statement<'d, 's> {
    #[inline(always)]
    fn new(dialect: &'d Dialect, opcode: &'static OpcodeInfo, form: &'static Form, cursor: Cursor<'s>) -> Self {
        let shape = &form.layout.shape;
        let mut statement = Self {
            reader: Reader::new(dialect, cursor),
            opcode,
            form,
            shape,
            events: shape.events.map(|e| EventState::new(e.at.into(), e.info, e.operands)),
            special: shape.events.map_or(0, |e| bit(e.field.into())) | form.selector.and_then(|s| s.index).map_or(0, |i| bit(i.into())),
            seen: 0,
            seen_header: 0,
            hint: 0,
            patch: [0; RECORD_SIZE],
            patched: 0,
        };
        if let Some(b) = shape.word_len.and_then(|at| statement.reader.record.get_mut(usize::from(at))) {
            *b = WORD_LEN;
        }
        statement
    }

    fn tokens(&mut self) -> Parsed<()> {
        loop {
            let cursor = &mut self.reader.cursor;
            let blank = cursor.blanks();
            let start = cursor.pos;
            if blank && cursor.at_name() {
                if let Some(item) = self.item() {
                    self.given(item.field.into(), &item.ty, item.at.into(), start, item.key)?;
                    continue;
                }
                let cursor = &mut self.reader.cursor;
                let name = cursor.name();
                if cursor.eat(b'=') {
                    self.keyed(start, name)?;
                    continue;
                }
                cursor.pos = start;
            } else {
                match cursor.peek() {
                    Some(b';') => break,
                    _ if cursor.at_end() => return cursor.unexpected(start, "`;`"),
                    _ if !blank => return cursor.unexpected(start, "a blank or `;`"),
                    Some(b'.') => {
                        self.directive()?;
                        continue;
                    }
                    _ => {}
                }
            }
            if let Some(events) = &mut self.events
                && self.reader.event_token(events)?
            {
                continue;
            }
            self.bare()?;
        }
        end(&mut self.reader.cursor)?;
        let record = &mut self.reader.record;
        while self.patched != 0 {
            let i = self.patched.trailing_zeros() as usize;
            record[i] = self.patch[i];
            self.patched &= self.patched - 1;
        }
        record[0] = self.opcode.byte;
        Ok(())
    }

    fn is_special(&self, i: usize) -> bool {
        i == 0 && self.shape.opcode
    }

    /// The item whose key stands here, from the one that is next in print order; the cursor goes behind the key.
    #[inline]
    fn item(&mut self) -> Option<&'static TextItem> {
        let cursor = &mut self.reader.cursor;
        let first = cursor.first();
        let items = self.form.text.get(self.hint..)?;
        let i = items.iter().position(|t| cursor.eat_key(&t.text, first))?;
        self.hint += i + 1;
        items.get(i)
    }

    /// What a key names, in the order of preference: keys of the text, fields, members of the header, of the events.
    fn target(&mut self, key: &str) -> Option<Target> {
        let text = self.form.text;
        if let Some(t) = text.get(self.hint)
            && t.key == key
        {
            self.hint += 1;
            return self.usable(usize::from(t.field)).map(Target::Field);
        }
        if let Some(at) = text.iter().position(|t| t.key == key && self.usable(usize::from(t.field)).is_some()) {
            self.hint = at + 1;
            return Some(Target::Field(usize::from(text[at].field)));
        }
        let fields = self.form.layout.fields;
        if let Some(i) = fields.iter().position(|f| f.name == key && f.reserved.is_none()) {
            return self.usable(i).map(Target::Field);
        }
        if let Some(i) = self.shape.header_keys().position(|f| f.name == key) {
            return Some(Target::Header(i));
        }
        let info = self.events.as_ref()?.info;
        info.fields.iter().position(|f| f.name == key).map(Target::Event)
    }

    /// The index, if the field can be given by key.
    fn usable(&self, i: usize) -> Option<usize> {
        let field = self.form.layout.fields.get(i)?;
        (field.reserved.is_none() && !self.is_special(i)).then_some(i)
    }

    fn keyed(&mut self, start: usize, name: &'s str) -> Parsed<()> {
        match self.target(name) {
            Some(Target::Field(i)) => self.field(i, start, name),
            Some(Target::Header(i)) => {
                self.reader.once(&mut self.seen_header, i, start, name)?;
                self.reader.key = name;
                match self.shape.header_keys().nth(i) {
                    Some(f) => self.reader.value(&f.ty, usize::from(f.offset)),
                    None => Ok(()),
                }
            }
            Some(Target::Event(i)) => {
                let Some(events) = &mut self.events else { return Ok(()) };
                self.reader.event_member(events, i, start, name)
            }
            None => self.unknown_key(start, name),
        }
    }

    /// The value of a field; the cursor is before it.
    fn field(&mut self, i: usize, start: usize, name: &'s str) -> Parsed<()> {
        match self.form.layout.fields.get(i) {
            Some(field) if usize::from(field.end) > RECORD_SIZE => self.reader.outside(),
            Some(field) => self.given(i, &field.ty, field.offset.into(), start, name),
            None => Ok(()),
        }
    }

    /// The same of a field of this type and offset, inside the record.
    #[inline(always)]
    fn given(&mut self, i: usize, ty: &'static Type, at: usize, start: usize, name: &'s str) -> Parsed<()> {
        self.reader.once(&mut self.seen, i, start, name)?;
        self.reader.key = name;
        if self.special & bit(i) != 0 && self.special(i)? {
            return Ok(());
        }
        self.reader.fitting(ty, at)
    }

    /// The wait and update in braces, or the selector; whether it is one of them.
    #[inline(never)]
    fn special(&mut self, i: usize) -> Parsed<bool> {
        if self.shape.events.is_some_and(|e| usize::from(e.field) == i)
            && let Some(events) = &mut self.events
        {
            self.reader.event_list(events)?;
            return Ok(true);
        }
        if let Some(s) = self.form.selector
            && s.index.is_some_and(|at| usize::from(at) == i)
        {
            let mut after = self.reader.cursor;
            if is_selected(s, after.atom()) {
                self.reader.cursor = after;
                if let Some(b) = self.reader.record.get_mut(usize::from(s.offset)) {
                    *b = s.value;
                }
                return Ok(true);
            }
        }
        Ok(false)
    }

    #[cold]
    fn unknown_key<T>(&self, start: usize, name: &str) -> Parsed<T> {
        let form = self.form;
        let fields = form.layout.fields.iter().enumerate().filter(|(i, f)| f.reserved.is_none() && !self.is_special(*i));
        let listed: Vec<&'static str> = fields
            .map(|(i, f): (usize, &'static Field)| super::print::key_of(form, i, f))
            .chain(self.shape.header_keys().map(|f| f.name))
            .chain(self.events.iter().flat_map(|e| e.info.fields.iter().map(|f| f.name)))
            .collect();
        let candidates = close(name, listed.iter().copied());
        let mut expected = format!("a key of {}", self.opcode.mnemonic);
        if candidates.is_empty() {
            let own = listed.iter().filter(|k| self.events.is_none_or(|e| e.info.fields.iter().all(|f| f.name != **k)));
            for (i, k) in own.enumerate() {
                expected += if i == 0 { " (" } else { ", " };
                expected += k;
            }
            expected += ")";
        }
        self.reader.cursor.suggest(ErrorKind::UnknownKey, start, start + name.len(), expected, candidates)
    }

    /// A value without a key: it is that of the first bare field without one.
    fn bare(&mut self) -> Parsed<()> {
        let text = self.form.text;
        let mut free = text
            .iter()
            .enumerate()
            .filter(|(_, t)| t.bare && self.usable(usize::from(t.field)).is_some() && self.seen & bit(t.field.into()) == 0);
        let start = self.reader.cursor.pos;
        // What begins so is a wait or update that the grammar does not have.
        let is_event = matches!(self.reader.cursor.peek(), Some(b'$' | b'!'));
        match free.next() {
            Some((at, item)) if !is_event => {
                self.hint = at + 1;
                self.field(usize::from(item.field), start, item.key)
            }
            _ => self.no_bare(start, is_event),
        }
    }

    #[cold]
    fn no_bare<T>(&self, start: usize, is_event: bool) -> Parsed<T> {
        let grammar = self.reader.dialect.text;
        let example = |t: &Templates| t.list.first().map_or("", |t| t.text);
        let expected = match (&self.events, is_event) {
            (Some(_), true) if !grammar.waits.list.is_empty() || !grammar.updates.list.is_empty() => {
                let (wait, update) = (example(&grammar.waits), example(&grammar.updates));
                format!("a wait such as `{wait}` or an update such as `{update}`")
            }
            (None, true) => format!("`key=value` or `;`, because {} has no wait or update", self.opcode.mnemonic),
            _ => String::from("`key=value` or `;`"),
        };
        self.reader.cursor.unexpected(start, expected)
    }

    /// `.patch` and its list.
    fn directive(&mut self) -> Parsed<()> {
        let cursor = &mut self.reader.cursor;
        let start = cursor.pos;
        cursor.pos += 1;
        if cursor.name() != "patch" {
            return cursor.unexpected(start, "`.patch`");
        }
        cursor.blanks();
        loop {
            let start = cursor.pos;
            let offset = match number(cursor.name().as_bytes()) {
                Ok(n) => n.magnitude,
                Err(_) => return cursor.unexpected(start, "`OFFSET=HEX`"),
            };
            let offset_end = cursor.pos;
            cursor.expect(b'=', "`=` and hex digits")?;
            let digits_start = cursor.pos;
            let digits = cursor.name();
            let len = digits.len() / 2;
            let from = usize::try_from(offset).unwrap_or(usize::MAX);
            if from == 0 {
                return cursor.error(ErrorKind::Unexpected, start, offset_end, "an offset from 1 to 63: byte 0 is the opcode");
            }
            if from.saturating_add(len) > RECORD_SIZE {
                return cursor.error(ErrorKind::TooLarge, start, cursor.pos, "bytes before the end of the record at 64");
            }
            if len == 0 || !unhex(digits, &mut self.patch[from..from + len]) {
                return cursor.error(ErrorKind::Unexpected, digits_start, cursor.pos, "hex digits, two for each byte");
            }
            let mask = bits_mask(from, len);
            if self.patched & mask != 0 {
                return cursor.error(ErrorKind::Duplicate, start, cursor.pos, "each byte once");
            }
            self.patched |= mask;
            if !cursor.eat(b',') {
                return Ok(());
            }
            cursor.blanks();
        }
    }
}
