//! Campaigns from the command line.

mod common;

use common::{command, scratch, tpb};

#[test]
fn a_campaign_and_its_report() {
    let report = scratch("campaign.json");
    let page = report.with_extension("html");
    let (file, html) = (report.to_str().unwrap(), page.to_str().unwrap());
    let ran = tpb(&["conform", "--records", "8192", "--gen", "sunda,cayman", "--report", file, "--html", html]).exits(0);
    assert!(ran.text().starts_with("seed 1: "), "{}", ran.text());
    assert!(ran.text().contains("opcodes"), "{}", ran.text());
    let kept: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&report).unwrap()).unwrap();
    assert_eq!(kept["generations"], serde_json::json!(["sunda", "cayman"]));
    assert!(std::fs::read_to_string(&page).unwrap().contains("<table class=\"map\">"));
    // All of it is there: going on does nothing, and another campaign is told from it.
    let again = tpb(&["conform", "--records", "8192", "--gen", "sunda,cayman", "--report", file, "--resume", "--json"]).exits(0);
    assert_eq!(again.json()["records"], kept["records"]);
    let other = tpb(&["conform", "--records", "8192", "--seed", "9", "--gen", "sunda,cayman", "--report", file, "--resume"]).exits(2);
    assert!(other.err.contains("seeds differ: 1 and 9"), "{}", other.err);
}

#[test]
fn shards_merge() {
    let part = |i: u32| {
        let file = scratch(&format!("shard{i}.json"));
        let name = file.to_str().unwrap().to_owned();
        tpb(&["conform", "--records", "8192", "--gen", "cayman", "--shard", &format!("{i}/2"), "--report", &name]).exits(0);
        name
    };
    let (first, second) = (part(0), part(1));
    let merged = tpb(&["conform", "merge", &first, &second, "--json"]).exits(0).json();
    let whole = tpb(&["conform", "--records", "8192", "--gen", "cayman", "--json"]).exits(0).json();
    assert_eq!((&merged["records"], &merged["coverage"]), (&whole["records"], &whole["coverage"]));
    let twice = tpb(&["conform", "merge", &first, &first]).exits(2);
    assert!(twice.err.contains("has records that came before"), "{}", twice.err);
}

#[test]
fn one_record_again() {
    let nop = format!("a410{}", "00".repeat(62));
    let ran = tpb(&["conform", "--replay", &nop, "--gen", "cayman"]).exits(0);
    assert!(ran.text().contains("text         holds") && ran.text().ends_with("legal\n"), "{}", ran.text());
    let short = tpb(&["conform", "--replay", "a410"]).exits(2);
    assert!(short.err.contains("128 hex digits"), "{}", short.err);
}

#[test]
fn wrong_shards_are_told() {
    let ran = tpb(&["conform", "--shard", "2/2"]).exits(2);
    assert!(ran.err.contains("I from 0 to N-1"), "{}", ran.err);
}

#[test]
fn one_record_again_for_programs() {
    let matmul = format!("0210{}", "00".repeat(62));
    let ran = tpb(&["conform", "--replay", &matmul, "--gen", "sunda,cayman", "--json"]).exits(0);
    let lines: Vec<serde_json::Value> = ran.text().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.iter().map(|l| l["generation"].as_str().unwrap()).collect::<Vec<_>>(), ["sunda", "cayman"]);
    for line in lines {
        assert_eq!((&line["claims"]["text"], &line["legal"]), (&serde_json::Value::Null, &serde_json::json!(false)));
        assert!(!line["broken"].as_array().unwrap().is_empty(), "{line}");
    }
}

#[test]
fn help_says_what_and_how() {
    let help = tpb(&["conform", "--help"]).exits(0);
    assert!(help.text().contains("Examples:") && help.text().contains("Exit code 0:"), "{}", help.text());
    let (_, examples) = help.text().split_once("Examples:\n").unwrap();
    assert!(examples.lines().all(|line| line.starts_with("  tpb conform")), "an example goes over a line: {examples}");
    let help = tpb(&["conform", "merge", "--help"]).exits(0);
    assert!(help.text().contains("tpb conform merge part*.json") && help.text().contains("Exit code 0:"), "{}", help.text());
    let claims = tpb(&["conform", "--claims"]).exits(0);
    assert!(
        claims.text().lines().count() >= 6 && claims.text().contains("generations  an operation of a legal record"),
        "{}",
        claims.text()
    );
}

/// Arguments that make no campaign, and words of the answer.
#[test]
fn what_makes_no_campaign_is_told() {
    let nop = format!("a410{}", "00".repeat(62));
    let signs = format!("+1{}", "00".repeat(63));
    let cases: &[(&[&str], &str)] = &[
        (&["--gen", "caiman"], "cayman"),
        (&["--gen", ""], "no such generation"),
        (&["--gen", "sunda,,cayman"], "no such generation"),
        (&["--only", "truth"], "no such claim"),
        (&["--only", ""], "no such claim"),
        (&["--records", "0"], "tells nothing"),
        (&["--records=-5"], "a number is expected"),
        (&["--records", "1e6"], "a number is expected"),
        (&["--records", "18446744073709551615"], "at most 1000000000000000"),
        (&["--records", "18446744073709551616"], "a number is expected"),
        (&["--records", "1024", "--shard", "0/2"], "fewer shards"),
        (&["--shard", "3/2"], "I from 0 to N-1"),
        (&["--shard", "0/0"], "I from 0 to N-1"),
        (&["--shard", "1"], "I from 0 to N-1"),
        (&["--shard=-1/2"], "I from 0 to N-1"),
        (&["--seed", "seven"], "invalid digit"),
        (&["--jobs", "0"], "1..=1024"),
        (&["--jobs", "100000"], "1..=1024"),
        (&["--block", "18446744073709551615"], "not in"),
        (&["--block", "0", "--shard", "0/2"], "cannot be used with"),
        (&["--block", "0", "--records", "10"], "cannot be used with"),
        (&["--claims", "--json"], "cannot be used with"),
        (&["--resume"], "--report"),
        (&["--engine", "pool"], "--replay"),
        (&["--replay", &nop, "--records", "9"], "cannot be used with"),
        (&["--replay", &nop, "--report", "x"], "cannot be used with"),
        (&["--replay", &nop, "--engine", "gpu"], "no such engine"),
        (&["--replay", &nop, "--stage", "x"], "--stage"),
        (&["--replay", &signs], "128 hex digits"),
        (&["--replay", "é"], "128 hex digits"),
        (&["merge"], "required"),
        (&["merge", "no-such.json"], "cannot read `no-such.json`"),
        (&["merge", "."], "cannot read `.`"),
        (&["--records", "1024", "--report", "."], "cannot write `.`"),
        (&["--records", "1024", "--report", "no-such-folder/x.json"], "cannot write `no-such-folder/x.json`"),
        (&["--records", "1024", "--html", "no-such-folder/x.html"], "cannot write `no-such-folder/x.html`"),
        (&["--records", "1024", "--html", "x", "--report", "x"], "cannot be one file"),
        (&["--records", "1024", "--report", "no-such.json", "--resume"], "without --resume"),
    ];
    for (args, words) in cases {
        let ran = tpb(&[&["conform"], *args].concat());
        assert!(ran.code == 2 && ran.out.is_empty() && ran.err.contains(words), "{args:?}: {} {}", ran.code, ran.err);
        assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    }
}

/// A report of one block, and the arguments that make it.
fn report(name: &str, args: &[&str]) -> (String, serde_json::Value) {
    let file = scratch(name).to_str().unwrap().to_owned();
    tpb(&[&["conform", "--records", "2048", "--gen", "cayman", "--report", &file], args].concat()).exits(0);
    let report = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
    (file, report)
}

#[test]
fn a_broken_report_is_told() {
    let (file, good) = report("good.json", &["--shard", "0/2"]);
    let set = |pointer: &str, value: serde_json::Value| {
        let mut bad = good.clone();
        *bad.pointer_mut(pointer).unwrap() = value;
        bad.to_string()
    };
    let with = |key: &str, value: serde_json::Value| {
        let mut bad = good.clone();
        bad[key] = value;
        bad.to_string()
    };
    let text = good.to_string();
    let other = serde_json::json!({"cayman": {"uniform": u64::MAX}, "sunda": {"uniform": u64::MAX}});
    let bad = [
        String::new(),
        String::from("{}"),
        String::from("[]"),
        String::from("null"),
        text[..text.len() / 2].to_owned(),
        "[".repeat(100_000),
        set("/seed", serde_json::json!(-1)),
        set("/generations", serde_json::json!([])),
        set("/generations", serde_json::json!(["nova"])),
        set("/generations/0", serde_json::json!("sunda")),
        set("/claims", serde_json::json!([])),
        set("/claims/0", serde_json::json!("nothing")),
        set("/blocks", serde_json::json!([[5, 3]])),
        set("/blocks", serde_json::json!([[0, 1], [0, 1]])),
        set("/blocks", serde_json::json!([[0, u64::MAX]])),
        set("/seconds", serde_json::json!(-1.0)),
        set("/coverage/cayman", serde_json::json!({})),
        with("records", other),
        with("more", serde_json::json!(1)),
        with("findings", serde_json::json!([{}])),
    ];
    for (i, bad) in bad.iter().enumerate() {
        std::fs::write(&file, bad).unwrap();
        let ran = tpb(&["conform", "merge", &file]).exits(2);
        assert!(ran.err.contains("it is no report: "), "{i}: {}", ran.err);
        let ran = tpb(&["conform", "--records", "2048", "--gen", "cayman", "--shard", "0/2", "--report", &file, "--resume"]).exits(2);
        assert!(ran.err.contains("it is no report: "), "{i}: {}", ran.err);
        assert_eq!(&std::fs::read_to_string(&file).unwrap(), bad, "a report that is not understood stays");
    }
    // Numbers as large as they can be add up to no panic.
    let many = set("/records/cayman/uniform", serde_json::json!(u64::MAX));
    std::fs::write(&file, many).unwrap();
    let second = report("second.json", &["--shard", "1/2"]).0;
    let merged = tpb(&["conform", "merge", &file, &second]).exits(0);
    assert!(merged.text().contains(&u64::MAX.to_string()), "{}", merged.text());
}

#[test]
fn a_report_of_another_campaign_or_shard_is_told() {
    let (file, before) = report("first.json", &["--shard", "0/2"]);
    let again = |args: &[&str]| tpb(&[&["conform", "--report", &file, "--resume"], args].concat());
    let cases: [(&[&str], &str); 4] = [
        (&["--records", "2048", "--gen", "cayman", "--shard", "0/2", "--only", "text"], "claims differ"),
        (&["--records", "2048", "--gen", "sunda", "--shard", "0/2"], "generations differ"),
        (&["--records", "4096", "--gen", "cayman", "--shard", "0/2"], "numbers of records differ"),
        (&["--records", "2048", "--gen", "cayman", "--shard", "1/2"], "of another shard than 1/2"),
    ];
    for (args, words) in cases {
        let ran = again(args).exits(2);
        assert!(ran.err.contains(words), "{args:?}: {}", ran.err);
    }
    assert_eq!(serde_json::from_slice::<serde_json::Value>(&std::fs::read(&file).unwrap()).unwrap(), before);
    // A shard alone says that it is a part; the whole goes on from there.
    let part = tpb(&["conform", "merge", &file]).exits(0);
    assert!(part.text().contains("a part of the campaign: 1 of 2 blocks of 1024 records"), "{}", part.text());
    let whole = again(&["--records", "2048", "--gen", "cayman"]).exits(0);
    assert!(!whole.text().contains("a part of"), "{}", whole.text());
}

#[test]
fn reports_without_an_ending_do_not_meet() {
    let folder = scratch("shards");
    std::fs::create_dir_all(&folder).unwrap();
    let names: Vec<String> = (0..2).map(|i| folder.join(format!("part.{i}")).to_str().unwrap().to_owned()).collect();
    std::thread::scope(|scope| {
        for (i, name) in names.iter().enumerate() {
            scope.spawn(move || {
                let shard = format!("{i}/2");
                tpb(&["conform", "--records", "2048", "--gen", "cayman", "--shard", &shard, "--report", name]).exits(0);
            });
        }
    });
    tpb(&["conform", "merge", &names[0], &names[1]]).exits(0);
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2, "nothing is left beside the reports");
}

#[cfg(unix)]
#[test]
fn what_is_no_file_stays_what_it_is() {
    use std::os::unix::fs::FileTypeExt;
    let device = std::path::Path::new("/dev/null");
    tpb(&["conform", "--records", "1024", "--gen", "cayman", "--report", "/dev/null"]).exits(0);
    assert!(device.metadata().unwrap().file_type().is_char_device());
}

#[test]
fn a_finding_is_code_1() {
    let (file, mut found) = report("found.json", &[]);
    found["findings"] = serde_json::json!([{
        "claim": "text", "generation": "cayman", "kind": "legal", "engine": null, "stage": "neff", "policy": "strict",
        "bytes": "00".repeat(64), "seen": "<b>", "block": 0, "replay": "tpb conform --replay 00",
    }]);
    std::fs::write(&file, found.to_string()).unwrap();
    let page = format!("{file}.html");
    let ran = tpb(&["conform", "merge", &file, "--html", &page]).exits(1);
    assert!(ran.text().contains("text on cayman (legal): <b>"), "{}", ran.text());
    let page = std::fs::read_to_string(&page).unwrap();
    assert!(page.contains("&lt;b&gt;") && !page.contains("<b>"));
}

/// The commands of conformance/README.md in their order, with fewer records: the shards make the whole.
#[test]
fn the_recipe_for_several_machines() {
    let recipe = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../conformance/README.md")).unwrap();
    let folder = scratch("recipe");
    std::fs::create_dir_all(&folder).unwrap();
    let commands: Vec<&str> = recipe.lines().filter_map(|line| line.strip_prefix("$ tpb ")).collect();
    assert_eq!(commands.len(), 5, "{commands:?}");
    for line in commands {
        let line = line.replace("1_000_000_000", "6144");
        let args: Vec<&str> = line.split(' ').collect();
        let ran = command(&args).current_dir(&folder).output().unwrap();
        assert_eq!(ran.status.code(), Some(0), "{line}: {}", String::from_utf8_lossy(&ran.stderr));
    }
    let merged: serde_json::Value = serde_json::from_slice(&std::fs::read(folder.join("all.json")).unwrap()).unwrap();
    let whole = tpb(&["conform", "--records", "6144", "--seed", "7", "--json"]).exits(0).json();
    for key in ["seed", "asked", "generations", "blocks", "records", "findings", "coverage"] {
        assert_eq!(merged[key], whole[key], "{key}");
    }
    assert!(folder.join("all.html").is_file());
}
