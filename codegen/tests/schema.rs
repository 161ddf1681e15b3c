//! The schemas that editors use.

use tpb_codegen::schema::schemas;

#[test]
fn schemas_are_json_and_closed() {
    for (name, text) in schemas() {
        let schema: serde_json::Value = serde_json::from_str(&text).expect(&name);
        assert_eq!(
            schema["$schema"], "https://json-schema.org/draft/2020-12/schema",
            "{name}"
        );
        assert_eq!(schema["additionalProperties"], false, "{name}");
        // Every reference has its definition.
        for reference in text.split("\"$ref\": \"#/$defs/").skip(1) {
            let def = reference.split('"').next().unwrap_or_default();
            assert!(schema["$defs"].get(def).is_some(), "{name}: {def}");
        }
    }
}

#[test]
fn schema_of_an_enum() {
    let (_, text) = schemas()
        .into_iter()
        .find(|(name, _)| name == "enum.json")
        .expect("a schema of enums");
    insta::assert_snapshot!("enum_schema", text);
}
