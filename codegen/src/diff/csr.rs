//! Register blocks.

use super::collect::Collector;
use super::{Action, Effect, Kind, Level, Target};
use crate::isa::csr::Block;
use crate::isa::{GenSet, Isa};

const ADDED: &[Effect] = &[Effect { target: Target::Csr, level: Level::Minor, why: "it is new" }];
const REMOVED: &[Effect] = &[Effect { target: Target::Csr, level: Level::Major, why: "it is gone" }];
const MOVED: &[Effect] = &[Effect { target: Target::Csr, level: Level::Major, why: "the same address or bits mean something else" }];

pub(super) fn compare(out: &mut Collector<'_>) {
    let (old, new) = (places(out.old), places(out.new));
    for (name, place) in &new {
        match old.get(name) {
            None => out.over(GenSet::default(), Kind::Register, name, Action::Added, place.clone(), ADDED),
            Some(before) if before != place => {
                out.over(GenSet::default(), Kind::Register, name, Action::Moved, format!("{before} -> {place}"), MOVED);
            }
            Some(_) => {}
        }
    }
    for (name, place) in old.iter().filter(|(name, _)| !new.contains_key(*name)) {
        out.over(GenSet::default(), Kind::Register, name, Action::Removed, place.clone(), REMOVED);
    }
}

/// Everything that has a name, with where it is.
fn places(isa: &Isa) -> std::collections::BTreeMap<String, String> {
    isa.blocks.iter().flat_map(block).collect()
}

fn block(b: &Block) -> Vec<(String, String)> {
    let at = |offset: Option<u64>| offset.map_or(String::from("nowhere known"), |offset| format!("{offset:#x}"));
    let mut out = vec![(b.name.clone(), format!("size {}", at(b.size.map(u64::from))))];
    for group in &b.groups {
        let base = u64::from(group.offset.unwrap_or_default());
        for r in &group.registers {
            let place = format!("{} x{}", at(r.offset.map(|offset| base + u64::from(offset))), group.count * r.count);
            out.push((format!("{}.{}", b.name, r.path), place));
        }
    }
    for layout in &b.layouts {
        for f in &layout.fields {
            out.push((format!("{}.{}:{}", b.name, layout.name, f.name), format!("bits {}..={}", f.lsb, f.lsb + f.width.saturating_sub(1))));
        }
    }
    for region in &b.regions {
        out.push((format!("{}.{}", b.name, region.name), at(region.address.or(region.offset))));
    }
    out
}
