//! Every case of `vectors/`.

use std::collections::BTreeMap;

use serde_json::Value;
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

/// A key of a line, as the table of README.md has it.
struct Key {
    name: String,
    is: String,
    when: String,
}

fn documented() -> Vec<Key> {
    let readme = std::fs::read_to_string(directory().join("README.md")).expect("README.md");
    let table = readme.lines().skip_while(|line| !line.starts_with("| key | is | in a line |")).skip(2);
    let cell = |cell: &str| cell.trim().trim_matches('`').to_owned();
    table
        .map_while(|line| {
            let cells: Vec<&str> = line.strip_prefix('|')?.split('|').collect();
            Some(Key { name: cell(cells.first()?), is: cell(cells.get(1)?), when: cell(cells.get(2)?) })
        })
        .collect()
}

/// Whether a value is what a table calls `string or null`, for one.
fn is(value: &Value, what: &str) -> bool {
    what.split(" or ").any(|what| match what {
        "string" => value.is_string(),
        "number" => value.is_u64(),
        "object" => value.is_object(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "strings" => value.as_array().is_some_and(|list| list.iter().all(Value::is_string)),
        other => panic!("README.md names a type {other}"),
    })
}

/// What of a line is not as documented.
fn strange(line: &str, keys: &[Key]) -> Vec<String> {
    let Ok(Value::Object(line)) = serde_json::from_str(line) else { return vec![String::from("no object")] };
    let mut out: Vec<String> =
        line.keys().filter(|name| !keys.iter().any(|k| k.name == **name)).map(|name| format!("{name} is not documented")).collect();
    for key in keys {
        let needed = match key.when.strip_prefix("with `") {
            Some(other) => line.contains_key(other.trim_end_matches('`')),
            None => key.when == "always",
        };
        match line.get(&key.name) {
            Some(value) if !is(value, &key.is) => out.push(format!("{} is {value}, no {}", key.name, key.is)),
            None if needed => out.push(format!("{} is absent", key.name)),
            _ => {}
        }
    }
    let bytes = line.get("bytes").and_then(Value::as_str).unwrap_or_default();
    let at = line.get("at").and_then(Value::as_u64);
    let is_hex = bytes.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) && bytes.len() % 2 == 0 && !bytes.is_empty();
    let fits = at.map_or(bytes.len() == 128, |at| at + bytes.len() as u64 / 2 <= 64);
    if !(is_hex && fits) {
        out.push(format!("bytes are {bytes:?}"));
    }
    out
}

#[test]
fn lines_are_as_documented() {
    let keys = documented();
    assert_eq!(keys.len(), 16, "the table of README.md");
    assert!(keys.iter().all(|k| k.when == "always" || k.when == "sometimes" || k.when.starts_with("with `")));
    let mut lines = 0;
    for name in read_all(&directory()).expect("the cases can be read").into_keys() {
        let text = std::fs::read_to_string(directory().join(&name)).expect("a file");
        assert!(text.ends_with('\n') && !text.contains('\r'), "{name}: ends of lines");
        for (i, line) in text.lines().enumerate() {
            lines += 1;
            assert_eq!(strange(line, &keys), Vec::<String>::new(), "{name}:{}", i + 1);
        }
    }
    assert!(lines > 200);
}

#[test]
fn what_is_not_documented_is_noticed() {
    let keys = documented();
    let good = serde_json::json!({
        "name": "n", "gen": "sunda", "engine": null, "stage": "neff", "bytes": "00".repeat(64), "format": null, "fields": {}, "text": null,
        "legal": null, "broken": [], "source": "s", "evidence": "derived",
    });
    assert_eq!(strange(&good.to_string(), &keys), Vec::<String>::new());
    let with = |key: &str, value: Value| {
        let mut line = good.clone();
        line[key] = value;
        strange(&line.to_string(), &keys)
    };
    for (key, value, says) in [
        ("more", serde_json::json!(1), "more is not documented"),
        ("legal", serde_json::json!("true"), "legal is \"true\", no boolean or null"),
        ("broken", serde_json::json!([1]), "broken is [1], no strings"),
        ("engine", serde_json::json!(3), "engine is 3, no string or null"),
        ("opcode", serde_json::json!("NOP"), "at is absent"),
        ("bytes", serde_json::json!("A4"), "bytes are \"A4\""),
        ("at", serde_json::json!(1), "opcode is absent"),
    ] {
        assert!(with(key, value).iter().any(|s| s == says), "{key}: {says}");
    }
    let mut less = good.clone();
    less.as_object_mut().expect("an object").remove("source");
    assert_eq!(strange(&less.to_string(), &keys), ["source is absent"]);
}
