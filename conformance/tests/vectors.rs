//! Every case of `vectors/`.

use std::collections::BTreeMap;

use tpb_conformance::vectors::{Case, Evidence, Support, directory, read_all, support};

#[test]
fn cases_hold() {
    let files = read_all(&directory()).expect("the cases can be read");
    let mut mistakes = Vec::new();
    for (name, cases) in &files {
        let count = |is: &dyn Fn(&Case) -> bool| cases.iter().filter(|c| is(c)).count();
        println!(
            "{name}: {} cases, {} independent, {} with fields, {} with text, {} legal, {} illegal",
            cases.len(),
            count(&|c| c.evidence == Evidence::Independent),
            count(&|c| !c.fields.is_empty()),
            count(&|c| c.text.is_some()),
            count(&|c| c.legal == Some(true)),
            count(&|c| c.legal == Some(false)),
        );
        cases.iter().for_each(|c| mistakes.extend(c.mistakes().into_iter().map(|m| format!("{name}: {m}"))));
    }
    assert!(mistakes.is_empty(), "{} mistakes\n{}", mistakes.len(), mistakes.join("\n"));
    assert!(files.values().map(Vec::len).sum::<usize>() > 200);
}

#[test]
fn names_are_unique_and_say_something() {
    for (name, cases) in read_all(&directory()).expect("the cases can be read") {
        let mut seen = BTreeMap::new();
        for case in &cases {
            let before = seen.insert((&case.name, &case.generation), case);
            assert!(before.is_none(), "{name}: {case} twice");
            let says = !case.fields.is_empty() || case.text.is_some() || case.legal.is_some() || !case.elsewhere.is_empty();
            assert!(says, "{name}: {case} holds whatever happens");
            assert!(case.legal == Some(false) || case.broken.is_empty(), "{name}: {case} is not illegal, and breaks a rule");
            assert!(case.legal != Some(false) || !case.broken.is_empty(), "{name}: {case} is illegal by no rule");
            assert!(!case.source.is_empty(), "{name}: {case} is from nowhere");
        }
    }
}

/// The honest number: what nobody else wrote down shows nothing about a layout.
#[test]
fn independent_support() {
    let cases: Vec<Case> = read_all(&directory()).expect("the cases can be read").into_values().flatten().collect();
    for (name, whole, part) in
        [("tonga", 0, 0), ("sunda", 3, 8), ("cayman", 3, 3), ("mariana", 3, 2), ("mariana_plus", 0, 2), ("maverick", 0, 2)]
    {
        let isa = tpb_isa::generation(name).expect("a generation");
        let layouts = support(isa, &cases).expect("the cases are cases");
        let count = |s: Support| layouts.values().filter(|x| **x == s).count();
        assert_eq!((count(Support::Whole), count(Support::Part)), (whole, part), "{name}");
    }
}
