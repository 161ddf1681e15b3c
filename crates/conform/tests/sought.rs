//! Values of enum fields: legal records that hold them, and what stands against the others.

use std::collections::BTreeMap;

use tpb_conform::sought::{Obstacle, Target, against, reach, targets};
use tpb_conform::strata::Random;
use tpb_conform::witnesses::{self, Unheld};
use tpb_core::bytes::bits;
use tpb_isa::{GENERATIONS, Isa, generation};

fn target(isa: &Isa, path: &str, name: &str) -> &'static Target {
    targets(isa).iter().find(|t| t.path == path && t.name == name).expect("a value of a field")
}

/// What is reached is legal and holds the value, wherever it is; what is reached has nothing against it that is always there.
#[test]
fn reached_records_are_legal_and_hold_the_value() {
    for isa in GENERATIONS {
        let mut random = Random(5);
        let mut reached = 0;
        for target in targets(isa).iter().step_by(41) {
            let Some(start) = reach(isa, target, &mut random) else { continue };
            reached += 1;
            assert!((isa.is_valid)(&start.record, &start.context), "{target:?}");
            let (at, lsb, width) = target.place();
            assert_eq!(bits(&start.record, at, lsb, width), target.value, "{target:?}");
            assert!(!matches!(against(isa, target, &mut random), Some(Obstacle::Rules(_) | Obstacle::OtherForm)), "{target:?}");
        }
        assert!(reached * 41 * 2 > targets(isa).len(), "{}: {reached}", isa.dialect.name);
    }
}

/// READ updates of EVENT_SEMAPHORE are forbidden by one rule, whatever else the record holds.
#[test]
fn a_rule_stands_against_a_value() {
    let isa = generation("cayman").expect("a generation");
    let target = target(isa, "CTRL_ES.events.update_mode", "SEM_INC_READ");
    assert!(reach(isa, target, &mut Random(1)).is_none());
    let obstacle = against(isa, target, &mut Random(1)).expect("a rule");
    assert_eq!(obstacle.to_string(), "breaks CTRL_ES.updates-on-completion");
}

/// An opcode has one form for the selectors that are known, and another for the rest.
#[test]
fn a_selector_makes_another_form() {
    let isa = generation("cayman").expect("a generation");
    let target = target(isa, "EXTENDED_INST.extended_opcode", "EXTENDED_TENSOR_TENSOR_ARITH");
    assert_eq!(against(isa, target, &mut Random(1)), Some(Obstacle::OtherForm));
}

/// Looks at every value of every generation.
fn unheld() -> Vec<Unheld> {
    let mut whys: BTreeMap<(&str, String), BTreeMap<&str, Vec<String>>> = BTreeMap::new();
    for isa in GENERATIONS {
        let mut random = Random(1);
        for target in targets(isa) {
            let is_reached = (0..4).any(|_| reach(isa, target, &mut random).is_some());
            if let Some(obstacle) = if is_reached { None } else { against(isa, target, &mut random) } {
                let gens = whys.entry((&target.path, obstacle.to_string())).or_default().entry(target.name).or_default();
                gens.push(isa.dialect.name.to_owned());
            }
        }
    }
    let mut lines: BTreeMap<(String, String, Vec<String>), Vec<String>> = BTreeMap::new();
    for ((path, why), values) in whys {
        for (value, gens) in values {
            lines.entry((path.to_owned(), why.clone(), gens)).or_default().push(value.to_owned());
        }
    }
    lines.into_iter().map(|((path, why, gens), values)| Unheld { path, why, gens, values }).collect()
}

/// Each value is one that the generation has for the field, and no short search finds a legal record that holds it. `TPB_UPDATE_WITNESSES` looks at all anew,
/// which takes a minute in release.
#[test]
fn unheld_values_are_held_by_no_record() {
    let path = witnesses::directory().join("unheld.jsonl");
    if std::env::var_os("TPB_UPDATE_WITNESSES").is_some() {
        witnesses::write(&path, &unheld()).expect("the file is written");
    }
    let lines: Vec<Unheld> = witnesses::read(&path).expect("lines");
    assert_ne!(lines, []);
    let again = "update them with TPB_UPDATE_WITNESSES=1 cargo test --release -p tpb-conform --test sought";
    for (n, line) in lines.iter().enumerate() {
        assert!(!line.gens.is_empty() && !line.values.is_empty() && !line.why.is_empty(), "{line:?}");
        for generation in &line.gens {
            let isa = generation_of(generation);
            // One of the line's values is looked for, another on each line.
            for (i, name) in line.values.iter().enumerate() {
                let target = targets(isa).iter().find(|t| t.path == line.path && t.name == name);
                let target = target.unwrap_or_else(|| panic!("{generation} has no {} of {}; {again}", name, line.path));
                if i == n % line.values.len() {
                    let found = reach(isa, target, &mut Random(n as u64));
                    assert!(found.is_none(), "{} holds {name} in a legal record of {generation}: {found:02x?}; {again}", line.path);
                }
            }
        }
    }
}

fn generation_of(name: &str) -> &'static Isa {
    generation(name).unwrap_or_else(|| panic!("no generation: {name}"))
}
