//! Mistakes and what the macros say of them; `TRYBUILD=overwrite cargo test -p tpb-macros --test ui` writes the messages anew.

#[test]
fn mistakes_are_explained() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/ui/*.rs");
}
