//! Traces as Perfetto and `chrome://tracing` read them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::{Phase, TraceEvent};
use crate::site::Site;
use crate::sync::Flag;

/// Track of the transfers.
const HOST_TRACK: u32 = 1000;

/// The trace of one core as JSON in the Trace Event Format: a track for every engine, waits as slices of their own, transfers on a track
/// of theirs, semaphores and events as counters. A step is a microsecond.
pub fn perfetto_json(events: &[TraceEvent]) -> String {
    perfetto_json_of_cores(&[("core 0", events)])
}

/// The traces of several cores as JSON, a process for every core; see [`perfetto_json`].
pub fn perfetto_json_of_cores(cores: &[(&str, &[TraceEvent])]) -> String {
    let mut out = Writer { text: String::from("{\"displayTimeUnit\":\"ns\",\"traceEvents\":["), first: true };
    for (core, (name, events)) in cores.iter().enumerate() {
        write_core(&mut out, core, name, events);
    }
    out.text.push_str("]}");
    out.text
}

fn write_core(out: &mut Writer, core: usize, name: &str, events: &[TraceEvent]) {
    out.event(|t| write!(t, "\"ph\":\"M\",\"pid\":{core},\"name\":\"process_name\",\"args\":{{\"name\":{}}}", Text(name)));
    let mut tracks = BTreeSet::new();
    for site in events.iter().map(|e| &e.site) {
        if tracks.insert(track(site)) {
            let (track, title) = (track(site), title(site));
            out.event(|t| {
                write!(t, "\"ph\":\"M\",\"pid\":{core},\"tid\":{track},\"name\":\"thread_name\",\"args\":{{\"name\":{}}}", Text(&title))
            });
        }
    }
    if events.iter().any(|e| e.phase == Phase::Host) {
        out.event(|t| {
            write!(
                t,
                "\"ph\":\"M\",\"pid\":{core},\"tid\":{HOST_TRACK},\"name\":\"thread_name\",\"args\":{{\"name\":\"DMA and collectives\"}}"
            )
        });
    }
    let end = events.last().map_or(0, |e| e.step.saturating_add(1));
    let mut waits = BTreeMap::new();
    let mut issues = BTreeMap::new();
    for TraceEvent { step, site, phase } in events {
        let (track, label) = (track(site), label(site));
        match phase {
            Phase::Wait(flag) => {
                waits.insert(track, (*step, *flag, label));
            }
            Phase::Issue => {
                if let Some((since, flag, label)) = waits.remove(&track) {
                    out.slice(core, track, since, *step, &waiting(flag, &label), "wait");
                }
                issues.insert(track, *step);
            }
            Phase::Commit => {
                let since = issues.remove(&track).unwrap_or(*step);
                out.slice(core, track, since, step.saturating_add(1), &label, "instruction");
            }
            Phase::Host => {
                out.slice(core, HOST_TRACK, *step, step.saturating_add(1), &format!("{} {label}", site.engine.name()), "transfer")
            }
            Phase::Flag { block, flag, value } => {
                let counter = match block {
                    crate::sync::Block::Core => flag.to_string(),
                    block => format!("{block} {flag}"),
                };
                out.event(|t| {
                    write!(t, "\"ph\":\"C\",\"pid\":{core},\"ts\":{step},\"name\":{},\"args\":{{\"value\":{value}}}", Text(&counter))
                });
            }
            Phase::Notify(_) | Phase::Hint | Phase::Halt => {
                let what = match phase {
                    Phase::Notify(value) => format!("notification {value:#04x} of {label}"),
                    Phase::Hint => format!("prefetch hint of {label}"),
                    _ => format!("halt by {label}"),
                };
                out.event(|t| write!(t, "\"ph\":\"i\",\"pid\":{core},\"tid\":{track},\"ts\":{step},\"s\":\"t\",\"name\":{}", Text(&what)));
            }
        }
    }
    for (track, (since, flag, label)) in waits {
        out.slice(core, track, since, end, &waiting(flag, &label), "wait");
    }
}

const fn track(site: &Site) -> u32 {
    site.engine as u32 + site.block as u32
}

fn title(site: &Site) -> String {
    match site.block {
        0 => site.engine.name().to_owned(),
        n => format!("{} {n}", site.engine.name()),
    }
}

fn label(site: &Site) -> String {
    match site.name {
        "" => format!("#{} {:#04x}", site.index, site.opcode),
        name => format!("#{} {name}", site.index),
    }
}

fn waiting(flag: Option<Flag>, label: &str) -> String {
    match flag {
        Some(flag) => format!("{label} waits for {flag}"),
        None => format!("{label} waits"),
    }
}

struct Writer {
    text: String,
    first: bool,
}

impl Writer {
    fn event(&mut self, body: impl FnOnce(&mut String) -> std::fmt::Result) {
        if !std::mem::take(&mut self.first) {
            self.text.push(',');
        }
        self.text.push_str("\n{");
        // A string takes everything.
        let _ = body(&mut self.text);
        self.text.push('}');
    }

    fn slice(&mut self, core: usize, track: u32, from: u64, to: u64, name: &str, kind: &str) {
        let length = to.saturating_sub(from);
        self.event(|t| {
            write!(
                t,
                "\"ph\":\"X\",\"pid\":{core},\"tid\":{track},\"ts\":{from},\"dur\":{length},\"cat\":\"{kind}\",\"name\":{}",
                Text(name)
            )
        });
    }
}

/// A string as JSON has it.
struct Text<'t>(&'t str);

impl std::fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_char('"')?;
        for c in self.0.chars() {
            match c {
                '"' => f.write_str("\\\"")?,
                '\\' => f.write_str("\\\\")?,
                c if u32::from(c) < 0x20 => write!(f, "\\u{:04x}", u32::from(c))?,
                c => f.write_char(c)?,
            }
        }
        f.write_char('"')
    }
}
