//! Fitting, checking and drawing activation tables.

mod common;

use std::fs;
use std::path::Path;

use common::{scratch, tpb};

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn functions_and_what_is_stated() {
    let list = tpb(&["pwp", "list", "--json"]).exits(0).json();
    let gelu = list.as_array().unwrap().iter().find(|f| f["function"] == "gelu").unwrap();
    assert_eq!((gelu["code"].as_u64(), gelu["range"].as_str()), (Some(0x17), Some("all")));
    assert!(gelu["error"].as_f64().unwrap() <= 1e-6);
    let table = tpb(&["pwp", "list"]).exits(0);
    assert!(table.text().contains("plus and minus 2^-42 to 2^42"), "{}", table.text());
}

/// A set goes to files and comes back; its functions are measured anew.
#[test]
fn a_set_in_files() {
    let manifest = scratch("mine.json");
    let dir = manifest.parent().unwrap();
    let fitted =
        tpb(&["pwp", "fit", "gelu", "relu", "exp", "--error", "1e-4", "-o", text(dir), "--name", "mine", "--json"]).exits(0).json();
    let error = |f: &serde_json::Value| f["error"].as_f64().unwrap();
    assert!(fitted.as_array().unwrap().iter().all(|f| error(f) < 1.2e-4), "{fitted}");
    let checked = tpb(&["pwp", "check", text(&manifest), "--gen", "cayman", "--json"]).exits(0).json();
    assert_eq!(checked["findings"].as_array().unwrap().len(), 0, "{checked}");
    for (before, after) in fitted.as_array().unwrap().iter().zip(checked["functions"].as_array().unwrap()) {
        assert_eq!((&before["function"], error(before)), (&after["function"], error(after)));
    }
    // A clamp that leads to another function's piece is found, and one that leads nowhere.
    let plain = fs::read_to_string(&manifest).unwrap();
    let mut json: serde_json::Value = serde_json::from_str(&plain).unwrap();
    json["profile_meta_data"][1]["pos_large_signal_pwl_control"] = 0.into();
    fs::write(&manifest, json.to_string()).unwrap();
    let found = tpb(&["pwp", "check", text(&manifest)]).exits(1);
    assert!(found.text().contains("error: PROFILE 1: large positive inputs have bucket 0, which is profile 0's"), "{}", found.text());
    // Files of another size than the manifest says.
    fs::write(&manifest, plain.replace("\"bkt_entry_cnt\": ", "\"bkt_entry_cnt\": 1")).unwrap();
    let wrong = tpb(&["pwp", "check", text(&manifest)]).exits(1);
    assert!(wrong.err.contains("`mine_bkt.bin` has"), "{}", wrong.err);
}

#[test]
fn sets_of_the_catalog_fit() {
    // Two large functions need coarser tables to be resident together.
    let set = tpb(&["pwp", "fit", "--catalog", "6"]).exits(0);
    assert!(set.text().contains("exp") && set.text().contains(" buckets and "), "{}", set.text());
    let full = tpb(&["pwp", "fit", "--catalog", "6", "--error", "9.5e-7"]).exits(1);
    assert!(full.err.contains("BUCKET records are more than the 2048") && full.err.contains("help: take fewer functions"), "{}", full.err);
}

#[test]
fn pictures() {
    let file = scratch("sin.svg");
    tpb(&["pwp", "plot", "sin", "--from", "-10", "--to", "10", "-o", text(&file)]).exits(0);
    let svg = fs::read_to_string(&file).unwrap();
    for part in ["<svg", "sin: definition and table", "sin(x)", "relative error of the table", "stated: 6.0e-7"] {
        assert!(svg.contains(part), "{part}");
    }
    let points = tpb(&["pwp", "plot", "sin", "--from", "9", "--to", "10", "--json"]).exits(0).json();
    // The documented value beyond the range.
    assert!((points["points"][0]["table"].as_f64().unwrap() - 27.65).abs() < 0.005, "{points}");
}

#[test]
fn mistakes() {
    let name = tpb(&["pwp", "plot", "gel", "--json"]).exits(2);
    assert!(name.err.contains("no function is called `gel`") && name.err.contains("did you mean gelu"), "{}", name.err);
    let error = tpb(&["pwp", "fit", "gelu", "--error", "0"]).exits(2);
    assert!(error.err.contains("cannot be aimed at"), "{}", error.err);
    let range = tpb(&["pwp", "plot", "gelu", "--from", "1", "--to", "1", "--json"]).exits(2);
    assert!(range.err.contains("--from has to be below --to"), "{}", range.err);
    let file = tpb(&["pwp", "check", "nowhere.json"]).exits(2);
    assert!(file.err.contains("cannot read `nowhere.json`"), "{}", file.err);
}

/// A manifest may be anyone's.
#[test]
fn a_manifest_names_things_once_and_files_beside_it() {
    let manifest = scratch("hostile.json");
    let dir = manifest.parent().unwrap();
    tpb(&["pwp", "fit", "relu", "--error", "1e-4", "-o", text(dir), "--name", "hostile"]).exits(0);
    let plain = fs::read_to_string(&manifest).unwrap();
    tpb(&["pwp", "check", text(&manifest)]).exits(0);
    let changed = |from: &str, to: &str| {
        let text_of = plain.replacen(from, to, 1);
        assert_ne!(text_of, plain);
        fs::write(&manifest, text_of).unwrap();
        tpb(&["pwp", "check", text(&manifest)]).exits(1).err
    };
    for name in ["/dev/zero", "../hostile_bkt.bin", "..", ""] {
        let err = changed("hostile_bkt.bin", name);
        assert!(err.contains("in one directory"), "{err}");
    }
    let err = changed(r#""func_to_bkt_start_idx": {"#, r#""func_to_bkt_start_idx": {"relu": 7,"#);
    assert!(err.contains("`relu` is there twice"), "{err}");
    let err = changed(r#""func_exp_to_ctl_start_idx": {"#, r#""func_exp_to_ctl_start_idx": {"x": {"1": [0], "1": [1]},"#);
    assert!(err.contains("`1` is there twice"), "{err}");
}
