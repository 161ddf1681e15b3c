//! Where changes are collected: one that holds for several generations is one change.

use std::collections::{BTreeMap, BTreeSet};

use super::{Action, Change, Effect, Kind, Level, Target};
use crate::isa::{Gen, GenSet, Isa};

const LINEAGE: &[Effect] =
    &[Effect { target: Target::Isa, level: Level::Major, why: "GENERATIONS is an array, and its length is part of its type" }];
const POSITION: &[Effect] = &[
    Effect { target: Target::Records, level: Level::Major, why: "sets of generations are by position" },
    Effect { target: Target::Generations, level: Level::Major, why: "its position changes" },
];
const GEOMETRY: &[Effect] = &[Effect { target: Target::Generations, level: Level::Minor, why: "its geometry changes" }];

/// A change without its generations, which are what it is collected over.
type Found = (Kind, String, Action, String, Vec<Effect>);

pub(super) struct Collector<'a> {
    pub(super) old: &'a Isa,
    pub(super) new: &'a Isa,
    /// Generations that both have.
    pub(super) both: Vec<(Gen, Gen)>,
    found: BTreeMap<Found, BTreeSet<usize>>,
    names: Vec<String>,
}

impl<'a> Collector<'a> {
    pub(super) fn new(old: &'a Isa, new: &'a Isa) -> Self {
        let position = |name: &str| new.generations.iter().position(|g| g.name == name);
        let both = old.generations.iter().enumerate().filter_map(|(i, g)| Some((i, position(&g.name)?))).collect();
        let gone = old.generations.iter().filter(|g| position(&g.name).is_none());
        let names = new.generations.iter().chain(gone).map(|g| g.name.clone()).collect();
        Collector { old, new, both, found: BTreeMap::new(), names }
    }

    /// A change in a generation, by its position among the new ones.
    pub(super) fn at(&mut self, generation: Gen, kind: Kind, name: &str, action: Action, detail: String, effects: &[Effect]) {
        self.found.entry((kind, name.to_owned(), action, detail, effects.to_vec())).or_default().insert(generation);
    }

    /// A change in several generations, or in none in particular.
    pub(super) fn over(&mut self, gens: GenSet, kind: Kind, name: &str, action: Action, detail: String, effects: &[Effect]) {
        self.found.entry((kind, name.to_owned(), action, detail, effects.to_vec())).or_default().extend(gens.iter());
    }

    /// Two texts that should be the same.
    pub(super) fn same(&mut self, generation: Gen, kind: Kind, name: &str, what: &str, (old, new): (&str, &str), effects: &[Effect]) {
        if old != new {
            let shown =
                |text: &str| if text.is_empty() { "nothing".to_owned() } else { text.split_whitespace().collect::<Vec<_>>().join(" ") };
            self.at(generation, kind, name, Action::Changed, format!("{what} {} -> {}", shown(old), shown(new)), effects);
        }
    }

    /// Old generations by their positions among the new ones; those that are gone come behind.
    pub(super) fn mapped(&self, gens: GenSet) -> GenSet {
        let position = |g: Gen| self.names.iter().position(|name| *name == self.old.generations[g].name);
        gens.iter().filter_map(position).map(GenSet::one).fold(GenSet::default(), GenSet::and)
    }

    pub(super) fn generations(&mut self) {
        let (old, new) = (self.old, self.new);
        for (i, g) in new.generations.iter().enumerate() {
            let Some((at, before)) = old.generations.iter().enumerate().find(|(_, o)| o.name == g.name) else {
                let after = g.after.map_or(String::new(), |a| format!("after {}", new.generations[a].name));
                self.over(GenSet::default(), Kind::Generation, &g.name, Action::Added, after, LINEAGE);
                continue;
            };
            if at != i {
                self.at(i, Kind::Generation, &g.name, Action::Moved, format!("from position {at} to {i}"), POSITION);
            }
            let shown = |geometry: &[(String, u64)]| geometry.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>();
            let (a, b) = (shown(&before.geometry), shown(&g.geometry));
            let only = |x: &[String], y: &[String]| x.iter().filter(|e| !y.contains(e)).cloned().collect::<Vec<_>>().join(" ");
            self.same(i, Kind::Generation, &g.name, "geometry", (&only(&a, &b), &only(&b, &a)), GEOMETRY);
        }
        for g in old.generations.iter().filter(|g| new.generations.iter().all(|n| n.name != g.name)) {
            self.over(GenSet::default(), Kind::Generation, &g.name, Action::Removed, String::new(), LINEAGE);
        }
    }

    pub(super) fn finish(self) -> Vec<Change> {
        let names = self.names;
        self.found
            .into_iter()
            .map(|((kind, name, action, detail, effects), gens)| Change {
                kind,
                name,
                action,
                detail,
                generations: gens.iter().filter_map(|g| names.get(*g).cloned()).collect(),
                effects,
            })
            .collect()
    }
}
