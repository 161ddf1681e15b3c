//! JSON schemas of the spec files, printed from the table of keys, so that editors complete and check them.

use serde_json::{Map, Value, json};

use crate::shape::{FILES, FileKind, Kind, Shape};

/// Folder below the spec directory that holds the schemas.
pub const FOLDER: &str = ".schema";

/// First line of a spec file, by which editors find its schema: `spec/enums/DTYPE.yaml` has
/// `# yaml-language-server: $schema=../.schema/enum.json`. The path is the one below the spec directory.
pub fn first_line(path: &str) -> Option<String> {
    let kind = FileKind::of(path)?;
    let up = "../".repeat(path.matches('/').count());
    Some(format!("# yaml-language-server: $schema={up}{FOLDER}/{}.json", kind.name))
}

/// All schemas: file name below [`FOLDER`], and text.
pub fn schemas() -> Vec<(String, String)> {
    FILES.iter().map(|kind| (format!("{}.json", kind.name), format!("{:#}\n", schema(kind)))).collect()
}

/// The schema of one kind of file (JSON Schema, draft 2020-12).
pub fn schema(kind: &FileKind) -> Value {
    let mut defs = Map::new();
    let Value::Object(body) = object(kind.shape, &mut defs) else {
        return Value::Null;
    };
    let mut root = Map::new();
    root.insert("$schema".into(), "https://json-schema.org/draft/2020-12/schema".into());
    root.insert("title".into(), format!("spec/{}", kind.pattern).into());
    root.extend(body);
    if !defs.is_empty() {
        root.insert("$defs".into(), Value::Object(defs));
    }
    Value::Object(root)
}

fn object(shape: &'static Shape, defs: &mut Map<String, Value>) -> Value {
    let mut properties = Map::new();
    let mut required = Vec::new();
    for key in shape.keys() {
        let mut value = value(&key.kind, defs);
        if let Value::Object(value) = &mut value {
            value.insert("description".into(), key.doc.into());
        }
        properties.insert(key.name.into(), value);
        if key.required {
            required.push(key.name);
        }
    }
    json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
}

fn reference(shape: &'static Shape, defs: &mut Map<String, Value>) -> Value {
    let name = shape.what.split_once(' ').map_or(shape.what, |(_, name)| name).replace(' ', "_");
    if !defs.contains_key(&name) {
        let body = object(shape, defs);
        defs.insert(name.clone(), body);
    }
    json!({"$ref": format!("#/$defs/{name}")})
}

fn value(kind: &'static Kind, defs: &mut Map<String, Value>) -> Value {
    const NAME: &str = "[A-Za-z_][A-Za-z0-9_]*";
    const INDEX: &str = r"(\[[0-9]+\])*";
    let one = |pattern: String| json!({"type": "string", "pattern": format!("^{pattern}$")});
    let path = || format!(r"{NAME}{INDEX}(\.{NAME}{INDEX})*");
    match kind {
        // A text may look like a number or a truth value.
        Kind::Text | Kind::Expr => json!({"type": ["string", "number", "boolean"]}),
        Kind::Texts => {
            json!({"anyOf": [value(&Kind::Text, defs), {"type": "array", "items": value(&Kind::Text, defs)}]})
        }
        Kind::Name => one(NAME.into()),
        Kind::Names => json!({"type": "array", "items": one(NAME.into())}),
        Kind::Id => one("[a-z][a-z0-9-]*".into()),
        Kind::Path => one(path()),
        Kind::Paths => json!({"type": "array", "items": one(path())}),
        Kind::Value => json!({"anyOf": [one(NAME.into()), {"type": "integer"}]}),
        Kind::Type => one(format!(r"{NAME}(\[[0-9]+\])?")),
        Kind::Int(max) => json!({"type": "integer", "minimum": 0, "maximum": max}),
        Kind::Ints(max) => {
            json!({"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": max}})
        }
        Kind::Bool => json!({"type": "boolean"}),
        Kind::Word(words) => json!({"enum": words}),
        Kind::WordOr(words, shape) => json!({"anyOf": [{"enum": words}, reference(shape, defs)]}),
        Kind::Object(shape) => reference(shape, defs),
        Kind::List(shape) => json!({"type": "array", "items": reference(shape, defs)}),
        Kind::Map(inner) => map(inner, defs),
        Kind::Pairs(inner) => {
            let mut pair = map(inner, defs);
            pair["minProperties"] = 1.into();
            pair["maxProperties"] = 1.into();
            json!({"anyOf": [map(inner, defs), {"type": "array", "items": pair}]})
        }
    }
}

fn map(inner: &'static Kind, defs: &mut Map<String, Value>) -> Value {
    json!({
        "type": "object",
        "propertyNames": {"pattern": "^[A-Za-z_][A-Za-z0-9_]*$"},
        "additionalProperties": value(inner, defs),
    })
}
