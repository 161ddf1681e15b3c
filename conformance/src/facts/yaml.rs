//! The facts' own files, read as plain values.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value as Tree;

use super::{Bit, Enum, Facts, Field, Layout, MAIN_LINE, Member, Mistake, Opcode, SpWord, StructUse, Type, Value};

type Result<T> = std::result::Result<T, Mistake>;

/// Reads a directory of facts.
///
/// # Errors
///
/// A file cannot be read, or lacks what its kind of file has.
pub fn read_yaml(dir: &Path) -> Result<Facts> {
    let mut facts = Facts::default();
    opcodes(&File::open(dir.join("tables/opcodes.yaml"))?, &mut facts)?;
    tonga_opcodes(&File::open(dir.join("tables/tonga_opcodes.yaml"))?, &mut facts)?;
    let file = File::open(dir.join("tables/sp_opcodes.yaml"))?;
    for row in file.list(&file.tree, "opcodes")? {
        facts.sp_words.push(SpWord { name: file.text(row, "name")?, value: file.number(row, "value")? as u8 });
    }
    for path in files(&dir.join("structs"))? {
        layouts(&File::open(path)?, &mut facts)?;
    }
    for path in files(&dir.join("types"))? {
        types(&File::open(path)?, &mut facts)?;
    }
    for path in files(&dir.join("enums"))? {
        let file = File::open(path)?;
        // Names of combined bits stand apart from the bits.
        let derived = file.tree.get("derived").and_then(Tree::as_array).into_iter().flatten();
        let values = file.list(&file.tree, "values")?.iter().chain(derived).map(|row| {
            Ok(Value { name: file.text(row, "name")?, value: file.number(row, "value")?, gens: file.gens(row.get("gens"), &MAIN_LINE)? })
        });
        let bytes = file.tree.get("width").and_then(Tree::as_u64).map(|n| n as u32);
        facts.enums.push(Enum { name: file.text(&file.tree, "enum")?, bytes, values: values.collect::<Result<_>>()? });
    }
    Ok(facts)
}

fn opcodes(file: &File, facts: &mut Facts) -> Result<()> {
    for row in file.list(&file.tree, "opcodes")? {
        let gens = file.gens(row.get("gens"), &[])?;
        let structs = row.get("struct").and_then(Tree::as_array).into_iter().flatten();
        let structs = structs.map(|s| Ok(StructUse { name: file.text(s, "name")?, gens: file.gens(s.get("gens"), &[])? }));
        facts.opcodes.push(Opcode {
            name: file.text(row, "name")?,
            byte: file.number(row, "byte")? as u8,
            class: file.text(row, "class")?,
            engines: names(row.get("engines_img")),
            structs: structs.collect::<Result<_>>()?,
            gens,
        });
    }
    Ok(())
}

/// The roster says the engine of each; the reserved engines hold what no hardware runs.
fn tonga_opcodes(file: &File, facts: &mut Facts) -> Result<()> {
    for row in file.list(&file.tree, "opcodes")? {
        let engine = file.text(row, "engine")?;
        let class = match engine.as_str() {
            "RT" | "SIM" => "pseudo",
            "none" => "sentinel",
            _ => "real",
        };
        let engines = match engine.as_str() {
            "PE" | "ACT" | "POOL" => vec![engine],
            _ => Vec::new(),
        };
        facts.opcodes.push(Opcode {
            name: file.text(row, "name")?,
            byte: file.number(row, "byte")? as u8,
            gens: vec!["tonga".to_owned()],
            class: class.to_owned(),
            engines,
            structs: Vec::new(),
        });
    }
    Ok(())
}

fn layouts(file: &File, facts: &mut Facts) -> Result<()> {
    let name = file.text(&file.tree, "struct")?;
    let size = file.number(&file.tree, "size")? as u32;
    let all = file.list(&file.tree, "layouts")?;
    let opcodes = names(file.tree.get("opcodes"));
    let when = |layout: &Tree| layout.get("when").and_then(Tree::as_str).map(str::to_owned);
    for layout in all {
        // A layout with a condition is that of the opcodes it names; the others share the rest.
        let conditions: Vec<String> = all.iter().filter_map(when).collect();
        let is_named = |o: &&String, condition: &str| condition.split_whitespace().any(|word| word == **o);
        let opcodes = match when(layout) {
            Some(condition) => opcodes.iter().filter(|o| is_named(o, &condition)).cloned().collect(),
            None => opcodes.iter().filter(|o| !conditions.iter().any(|c| is_named(o, c))).cloned().collect(),
        };
        facts.layouts.push(Layout {
            name: name.clone(),
            size,
            opcodes,
            gens: file.gens(layout.get("gens"), &[])?,
            conf: file.text(layout, "conf")?,
            fields: file.fields(layout)?,
        });
    }
    Ok(())
}

fn types(file: &File, facts: &mut Facts) -> Result<()> {
    let tree = &file.tree;
    let kind = file.text(tree, "kind")?;
    // A family is a way to write down its members, which have files of their own.
    if kind == "family" {
        return Ok(());
    }
    let gens = file.gens(tree.get("gens"), &[])?;
    let size = file.number(tree, "size")? as u32;
    let name = file.text(tree, "type")?;
    let mut push = |part: &Tree, gens: Vec<String>, size: u32| -> Result<()> {
        let (mut fields, mut bits, mut members) = (Vec::new(), Vec::new(), Vec::new());
        match kind.as_str() {
            "struct" => fields = file.fields(part)?,
            "bitfield" => bits = file.bits(part)?,
            "union" => members = file.members(part)?,
            "integer" => {}
            other => return Err(Mistake::new(&file.path, format!("unknown kind {other}"))),
        }
        facts.types.push(Type { name: name.clone(), kind: kind.clone(), size, gens, fields, bits, members });
        Ok(())
    };
    match tree.get("layouts").and_then(Tree::as_array) {
        Some(layouts) => layouts.iter().try_for_each(|l| push(l, file.gens(l.get("gens"), &[])?, size)),
        None => push(tree, gens, size),
    }
}

fn files(dir: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(dir).map_err(|e| Mistake::new(dir, e))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry.map_err(|e| Mistake::new(dir, e))?.path();
        if path.extension().is_some_and(|e| e == "yaml") {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// A list of names; of anything else, none.
fn names(tree: Option<&Tree>) -> Vec<String> {
    tree.and_then(Tree::as_array).into_iter().flatten().filter_map(Tree::as_str).map(str::to_owned).collect()
}

struct File {
    path: PathBuf,
    tree: Tree,
}

impl File {
    fn open(path: PathBuf) -> Result<Self> {
        let text = fs::read_to_string(&path).map_err(|e| Mistake::new(&path, e))?;
        // A field is called `off`, which older YAML takes for a truth value.
        let options = serde_yaml::options! { strict_booleans: true };
        let tree = serde_yaml::from_str_with_options(&text, options).map_err(|e| Mistake::new(&path, e))?;
        Ok(Self { path, tree })
    }

    fn list<'t>(&self, tree: &'t Tree, key: &str) -> Result<&'t [Tree]> {
        tree.get(key).and_then(Tree::as_array).map(Vec::as_slice).ok_or_else(|| Mistake::new(&self.path, format!("{key} is no list")))
    }

    fn text(&self, tree: &Tree, key: &str) -> Result<String> {
        let text = tree.get(key).and_then(Tree::as_str).map(str::to_owned);
        text.ok_or_else(|| Mistake::new(&self.path, format!("{key} is no text in {tree}")))
    }

    fn number(&self, tree: &Tree, key: &str) -> Result<u64> {
        tree.get(key).and_then(Tree::as_u64).ok_or_else(|| Mistake::new(&self.path, format!("{key} is no number in {tree}")))
    }

    /// `all`, `>=cayman`, `n/a`, or a list. MARIANA_PLUS has what MARIANA has.
    fn gens(&self, tree: Option<&Tree>, default: &[&str]) -> Result<Vec<String>> {
        let own = |names: &[&str]| names.iter().map(|n| (*n).to_owned()).collect::<Vec<_>>();
        match tree {
            None if !default.is_empty() => Ok(own(default)),
            Some(Tree::String(all)) if all == "all" => Ok(own(&MAIN_LINE)),
            Some(Tree::String(from)) if from.starts_with(">=") => match MAIN_LINE.iter().position(|g| *g == &from[2..]) {
                Some(first) => Ok(own(&MAIN_LINE[first..])),
                None => Err(Mistake::new(&self.path, format!("unknown generations {from}"))),
            },
            Some(Tree::Array(list)) => {
                let mut gens = list.iter().filter_map(Tree::as_str).map(str::to_owned).collect::<Vec<_>>();
                if let Some(at) = gens.iter().position(|g| g == "mariana")
                    && !gens.iter().any(|g| g == "mariana_plus")
                {
                    gens.insert(at + 1, "mariana_plus".to_owned());
                }
                match gens.iter().find(|g| *g != "tonga" && !MAIN_LINE.contains(&g.as_str())) {
                    Some(g) => Err(Mistake::new(&self.path, format!("unknown generation {g}"))),
                    None => Ok(gens),
                }
            }
            other => Err(Mistake::new(&self.path, format!("no generations: {other:?}"))),
        }
    }

    fn fields(&self, part: &Tree) -> Result<Vec<Field>> {
        let rows = self.list(part, "fields")?;
        rows.iter()
            .map(|row| {
                Ok(Field {
                    name: self.text(row, "name")?,
                    offset: self.number(row, "offset")? as u32,
                    size: self.number(row, "size")? as u32,
                    ty: self.text(row, "type")?,
                    reserved: row.get("reserved").and_then(Tree::as_str).map(str::to_owned),
                })
            })
            .collect()
    }

    fn bits(&self, part: &Tree) -> Result<Vec<Bit>> {
        let rows = self.list(part, "bits")?;
        rows.iter()
            .map(|row| {
                Ok(Bit {
                    name: self.text(row, "name")?,
                    lsb: self.number(row, "lsb")? as u32,
                    width: self.number(row, "width")? as u32,
                    ty: row.get("type").and_then(Tree::as_str).map(str::to_owned),
                })
            })
            .collect()
    }

    fn members(&self, part: &Tree) -> Result<Vec<Member>> {
        let rows = self.list(part, "members")?;
        rows.iter()
            .map(|row| {
                let gens = match row.get("gens") {
                    Some(gens) => self.gens(Some(gens), &[])?,
                    None => Vec::new(),
                };
                let fields = if row.get("fields").is_some() { self.fields(row)? } else { Vec::new() };
                Ok(Member { name: self.text(row, "name")?, ty: self.text(row, "type")?, gens, fields })
            })
            .collect()
    }
}
