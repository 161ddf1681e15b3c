//! Properties of rules: whatever is written reads back, and nothing panics.

#[path = "rules/fixture.rs"]
mod fixture;

use proptest::prelude::*;
use tpb_codegen::rule::ast::{Binary, Expr, Item, Kind, Name, Number, Part, Path, Relation, Set};
use tpb_codegen::rule::solve::{self, Known};
use tpb_codegen::rule::{Emit, Env, Scope, check, emit, eval, in_words, parse};

fn no_range<T>(make: impl FnOnce(std::ops::Range<usize>) -> T) -> T {
    make(0..0)
}

fn expr(kind: Kind) -> Expr {
    no_range(|range| Expr { kind, range })
}

fn any_name() -> impl Strategy<Value = Name> {
    let word = "[A-Za-z_][A-Za-z0-9_]{0,6}";
    let reserved = ["and", "or", "not", "in", "true", "false"];
    word.prop_filter("a keyword", move |w| !reserved.contains(&w.as_str())).prop_map(|text| no_range(|range| Name { text, range }))
}

fn any_number() -> impl Strategy<Value = Expr> {
    (any::<u64>(), any::<bool>()).prop_map(|(value, hex)| expr(Kind::Number(Number { value, hex })))
}

fn any_path() -> impl Strategy<Value = Expr> {
    let part = (any_name(), proptest::option::of(0..100u32)).prop_map(|(name, index)| Part { name, index });
    proptest::collection::vec(part, 1..4).prop_map(|parts| expr(Kind::Path(Path { parts })))
}

fn any_item() -> impl Strategy<Value = Item> {
    let bare = any_name().prop_map(|name| expr(Kind::Path(Path { parts: vec![Part { name, index: None }] })));
    let negative = any_number().prop_map(|n| expr(Kind::Neg(Box::new(n))));
    let end = prop_oneof![any_number(), negative, bare];
    (end.clone(), proptest::option::of(end)).prop_map(|(low, high)| Item { low, high })
}

fn any_expr() -> impl Strategy<Value = Expr> {
    let leaf = prop_oneof![any_number(), any_path(), any::<bool>().prop_map(|b| expr(Kind::Bool(b)))];
    leaf.prop_recursive(5, 40, 4, |inner| {
        let boxed = || inner.clone().prop_map(Box::new);
        let binary = prop_oneof![Just(Binary::Add), Just(Binary::Sub), Just(Binary::Mul), Just(Binary::Rem), Just(Binary::And)];
        let relation = prop_oneof![
            Just(Relation::Eq),
            Just(Relation::Ne),
            Just(Relation::Lt),
            Just(Relation::Le),
            Just(Relation::Gt),
            Just(Relation::Ge)
        ];
        let set = prop_oneof![any_name().prop_map(Set::Named), proptest::collection::vec(any_item(), 1..4).prop_map(Set::List)];
        let several = || proptest::collection::vec(inner.clone(), 2..4);
        prop_oneof![
            (binary, boxed(), boxed()).prop_map(|(op, x, y)| expr(Kind::Binary(op, x, y))),
            (relation, boxed(), boxed()).prop_map(|(relation, x, y)| expr(Kind::Compare(relation, x, y))),
            (boxed(), set, any::<bool>()).prop_map(|(value, set, negated)| expr(Kind::In { value, set, negated })),
            boxed().prop_map(|x| expr(Kind::Not(x))),
            boxed().prop_map(|x| expr(Kind::Neg(x))),
            several().prop_map(|xs| expr(Kind::All(xs))),
            several().prop_map(|xs| expr(Kind::Any(xs))),
            (any_name(), proptest::collection::vec(inner, 0..3)).prop_map(|(name, args)| expr(Kind::Call(name, args))),
        ]
    })
}

/// Words that rules of the fixture are made of, put together at random.
fn soup() -> impl Strategy<Value = String> {
    let words = [
        "n",
        "step",
        "in_dtype",
        "pair",
        ".",
        "mode",
        "FP32",
        "ON",
        "src",
        "t",
        "num_elem",
        "[",
        "]",
        "0",
        "1",
        "0xff",
        "==",
        "!=",
        "<",
        "<=",
        ">",
        ">=",
        "and",
        "or",
        "not",
        "in",
        "(",
        ")",
        ",",
        "..",
        "+",
        "-",
        "*",
        "%",
        "&",
        "opcode",
        "engine",
        "PE",
        "THIS",
        "prod",
        "arm",
        "is_valid_dtype",
        "true",
        "false",
        "floats",
        "wide",
        "raw",
    ];
    proptest::collection::vec(proptest::sample::select(words.to_vec()), 0..20).prop_map(|w| w.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn written_expressions_read_back(expr in any_expr()) {
        let text = expr.to_string();
        prop_assert_eq!(parse(&text), Ok(expr), "{}", text);
    }

    #[test]
    fn no_text_panics(text in any::<String>()) {
        if let Err(error) = parse(&text) {
            prop_assert!(text.get(error.range.clone()).is_some(), "{:?} of {:?}", error.range, text);
        }
    }

    #[test]
    fn no_soup_panics(text in soup()) {
        let isa = fixture::isa();
        let Ok(expr) = parse(&text) else { return Ok(()) };
        prop_assert_eq!(parse(&expr.to_string()), Ok(expr.clone()));
        let scope = Scope::record(isa, 2, fixture::fields(isa, "cayman"));
        let _ = in_words(&expr, &scope);
        match check(&expr, &scope) {
            Err(errors) => prop_assert!(errors.iter().all(|e| text.get(e.range.clone()).is_some())),
            Ok(condition) => {
                let possible = solve::satisfiable(&condition, &Known::new());
                let _ = emit(&condition, &Emit::record(2));
                let holds = eval(&condition, &[0; 64], &Env::default());
                prop_assert!(possible || !holds || text.contains("engine"));
            }
        }
    }

    #[test]
    fn conditions_are_folded_without_change(expr in any_expr(), bytes in any::<[u8; 64]>()) {
        // Random names are no fields; only numbers and truth values are left to fold.
        let isa = fixture::isa();
        let scope = Scope::record(isa, 2, fixture::fields(isa, "cayman"));
        if let Ok(condition) = check(&expr, &scope) {
            let env = Env::default();
            prop_assert_eq!(eval(&condition, &bytes, &env), eval(&solve::folded(&condition), &bytes, &env));
        }
    }
}
