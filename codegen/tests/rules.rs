//! Rules: reading, checking, judging, running and writing them.

#[path = "rules/fixture.rs"]
mod fixture;

use std::fmt::Write as _;

use tpb_codegen::isa::Isa;
use tpb_codegen::rule::solve::{self, Known, Verdict};
use tpb_codegen::rule::{Emit, Env, Scope, TypeError, Typed, arm_live, check, emit, eval, in_words, live, parse};

/// Checks a rule of `THING` in a generation.
fn typed(isa: &Isa, generation: &str, text: &str) -> Result<Typed, Vec<TypeError>> {
    let expr = parse(text).unwrap_or_else(|e| panic!("{text}: {e}"));
    let scope = Scope::record(isa, fixture::generation(isa, generation), fixture::fields(isa, generation));
    check(&expr, &scope)
}

fn good(isa: &Isa, generation: &str, text: &str) -> Typed {
    typed(isa, generation, text).unwrap_or_else(|e| panic!("{text}: {}", e[0]))
}

/// The text with what is wrong underlined.
fn underlined(text: &str, range: &std::ops::Range<usize>) -> String {
    let width = text[range.clone()].chars().count().max(1);
    format!("{text}\n{}{}", " ".repeat(text[..range.start].chars().count()), "^".repeat(width))
}

#[test]
fn syntax_errors() {
    let mut out = String::new();
    for text in [
        "",
        "a ==",
        "a == == b",
        "1 <= n <= 3",
        "n = 3",
        "a && b",
        "!a",
        "a | b == 1",
        "n in 3",
        "n in []",
        "n in [1, 2",
        "n in [1 2]",
        "n in [1..]",
        "n in [a.b]",
        "n not 3",
        "(a == 1",
        "a == 1)",
        "f(a, )",
        "f(a b)",
        "a[x] == 1",
        "a.1 == 1",
        "a. == 1",
        "n == 12ab",
        "n == 0x",
        "n == 99999999999999999999999",
        "n == 'FP32'",
        "n == 1 and",
        "or n == 1",
        "n == ü",
        "n == 1 n == 2",
    ] {
        let error = parse(text).expect_err(text);
        let _ = writeln!(out, "{}\n  {error}\n", underlined(text, &error.range));
    }
    insta::assert_snapshot!(out);
}

#[test]
fn precedence() {
    for (text, same) in [
        ("a == 1 or b == 2 and c == 3", "a == 1 or (b == 2 and c == 3)"),
        ("not a == 1 and b == 2", "(not a == 1) and b == 2"),
        ("a & 3 == 1", "(a & 3) == 1"),
        ("a + 1 & 3 == 1", "((a + 1) & 3) == 1"),
        ("a - 1 - 2 == 0", "((a - 1) - 2) == 0"),
        ("a + 2 * b % 3 == 0", "(a + ((2 * b) % 3)) == 0"),
        ("-a * b == -1", "((-a) * b) == (-1)"),
        ("not not f(a)", "not (not f(a))"),
        ("a not in [1]", "(a not in [1])"),
    ] {
        assert_eq!(parse(text), parse(same), "{text}");
    }
    assert_ne!(parse("a - (b - c) == 0"), parse("a - b - c == 0"));
}

#[test]
fn hostile_depth_is_refused() {
    const N: usize = 20_000;
    for text in [
        "(".repeat(N),
        format!("{}a{}", "(".repeat(N), ")".repeat(N)),
        "not ".repeat(N) + "f(a)",
        "-".repeat(N) + "1 == 1",
        "1".to_owned() + &" + 1".repeat(N) + " == 1",
        "1".to_owned() + &" & 1".repeat(N) + " == 1",
        "f(".repeat(N),
        "a.".repeat(N),
        "a[".repeat(N),
        "[".repeat(N),
    ] {
        assert!(parse(&text).is_err());
    }
    // Long is not deep.
    let long = vec!["a == 1"; N].join(" and ");
    let expr = parse(&long).expect("a long conjunction");
    assert_eq!(parse(&expr.to_string()), Ok(expr));
    assert!(parse(&format!("a in [{}]", vec!["1"; N].join(", "))).is_ok());
}

#[test]
fn type_errors() {
    let isa = fixture::isa();
    let mut out = String::new();
    for text in [
        "in_dtyp == FP32",
        "in_dtype == FP23",
        "in_dtype in flots",
        "n in floats",
        "n == FP32",
        "n == 300",
        "n in [1, 300]",
        "n in [3..1]",
        "step == 0xFF",
        "in_dtype == pair.mode",
        "in_dtype == opcode",
        "opcode == THAT",
        "engine == POOLS",
        "engine == 2",
        "engine < PE",
        "n",
        "n + 1 and true",
        "(n == 1) + 1 == 2",
        "n == (step == 1)",
        "n == true",
        "raw == 1",
        "raw in [1]",
        "dst.num_elem == 1",
        "dst.num_elem[2] == 1",
        "n[0] == 1",
        "n.x == 1",
        "pair.mod == ON",
        "src.t.nothing == 1",
        "prod(n) == 1",
        "prod(dst.num_elem, n) == 1",
        "prod(dst.num_elem)",
        "arm(src)",
        "arm(src) == x",
        "arm(n) == t",
        "arm(src) < t",
        "is_valid_dtyp(in_dtype, true)",
        "is_valid_dtype(in_dtype)",
        "is_valid_dtype(in_dtype, n)",
        "is_valid_dtype(big, true)",
        "is_valid_dtype(300, true)",
        "is_valid_dtype(FP23, true)",
        "at_most(FP32, 3)",
        "shape_from_register(3)",
        "shape_from_register(pair.mode)",
        "n % step == 0",
        "wide * wide * wide == 0",
        "x == y",
        "nothing == 1 and in_dtype == NOTHING and n == 1000",
    ] {
        let errors = typed(isa, "sunda", text).expect_err(text);
        for error in errors {
            let _ = writeln!(out, "{}", underlined(text, &error.range));
            let _ = write!(out, "  {}: {error}", error.code);
            for more in [Some(&error.label), error.help.as_ref()].into_iter().flatten().filter(|m| !m.is_empty()) {
                let _ = write!(out, " | {more}");
            }
            out.push_str("\n\n");
        }
    }
    insta::assert_snapshot!(out);
}

#[test]
fn names_of_other_generations_are_no_value_here() {
    let isa = fixture::isa();
    for (text, sunda) in [
        ("in_dtype == FP4", Typed::Const(false)),
        ("in_dtype != FP4", Typed::Const(true)),
        ("in_dtype in [FP4]", Typed::Const(false)),
        ("opcode == LATE", Typed::Const(false)),
        ("opcode not in [LATE]", Typed::Const(true)),
        ("arm(src) == mx", Typed::Const(false)),
        ("arm(src) != mx", Typed::Const(true)),
    ] {
        assert_eq!(good(isa, "sunda", text), sunda, "{text}");
        assert!(!matches!(good(isa, "cayman", text), Typed::Const(_)), "{text}");
    }
    assert_eq!(good(isa, "sunda", "in_dtype in [FP4, FP32]"), good(isa, "sunda", "in_dtype in [FP32]"));
    assert_ne!(good(isa, "sunda", "in_dtype in floats"), good(isa, "cayman", "in_dtype in floats"));
    assert!(typed(isa, "sunda", "in_dtype & FP4 == 0").is_err());
}

/// A record: bytes at their offsets, zero elsewhere.
fn record(bytes: &[(usize, &[u8])]) -> [u8; 64] {
    let mut out = [0; 64];
    for (at, part) in bytes {
        out[*at..at + part.len()].copy_from_slice(part);
    }
    out
}

#[test]
fn evaluation() {
    let isa = fixture::isa();
    let r = record(&[
        (0, &[0x02, 16]),
        (4, &[0xd1, 0x2b]), // mode 1, middle 1, across 15, rest 10
        (6, &[0x0a, 0x06]),
        (8, &[0x00, 0, 0, 0x20, 0, 1, 0, 0, 7, 0]),
        (20, &[0, 0, 0, 0x40, 0xff, 0xff, 2, 0, 3, 0, 0, 1]),
        (32, &[1, 2, 3, 4]),
        (36, &[0xfe, 200]),
        (38, &[0xff; 8]),
        (56, &[0, 0, 0, 0x80]),
        (60, &[0xff, 0xff, 0xff, 0xff]),
    ]);
    for (text, holds) in [
        ("opcode == THIS", true),
        ("opcode in [OTHER, LATE]", false),
        ("pair.mode == ON", true),
        ("pair.middle == 1", true),
        ("pair.across == 15", true),
        ("pair.rest == 10", true),
        ("in_dtype == FP32 and out_dtype == BFLOAT16", true),
        ("in_dtype in floats", true),
        ("in_dtype not in floats", false),
        ("in_dtype == out_dtype", false),
        ("step == -2", true),
        ("step < 0", true),
        ("step in [-3..-1]", true),
        ("step % 3 == 1", true),
        ("-step == 2", true),
        ("n + 100 == 300", true),
        ("n - 201 == -1", true),
        ("n * n == 40000", true),
        ("n & 0xC0 == 0xC0", true),
        ("wide == 0xFFFFFFFFFFFFFFFF", true),
        ("wide + 1 == 0", false),
        ("big == 0x80000000", true),
        ("big > signed", true),
        ("signed == -1", true),
        ("dst.step_elem[0] == -1 and dst.step_elem[1] == 2", true),
        ("prod(dst.num_elem) == 768", true),
        ("prod(dst.step_elem) == -2", true),
        ("raw == 0", true),
        ("raw[3] == 0", true),
        ("raw != 0", false),
        ("src == 0", false),
        ("arm(src) == i", true),
        ("arm(src) == t", false),
        ("arm(src) != t and src.i.count == 7", true),
        ("src.i.data == 0x100", true),
        ("arm(imm) == ptr", true),
        ("arm(imm) == bits or arm(imm) == value", false),
        ("imm == 0x04030201", true),
        ("imm.value == 0x04030201", true),
        ("shape_from_register(dst)", true),
        ("not shape_from_register(src.t)", true),
        ("is_valid_dtype(in_dtype, false)", true),
        ("is_valid_dtype(INVALID, true)", false),
        ("engine == PE", true),
        ("engine in [POOL, DVE]", true),
        ("not engine == PE", true),
        ("true and not false", true),
    ] {
        let condition = good(isa, "cayman", text);
        let env = Env { generation: 2, predicates: tpb_core::predicates::PREDICATES, ..Env::default() };
        assert_eq!(eval(&condition, &r, &env), holds, "{text}");
        let negated = condition.clone().negated();
        // A test of the engine passes either way while none is known.
        if !text.contains("engine") {
            assert_eq!(eval(&negated, &r, &env), !holds, "not {text}");
        }
        assert_eq!(eval(&solve::folded(&condition), &r, &env), holds, "{text} folded");
    }
    let on = |engine, text| {
        let env = Env { engine: Some(engine), ..Env::default() };
        eval(&good(isa, "cayman", text), &r, &env)
    };
    assert!(on(0, "engine == PE") && !on(2, "engine == PE"));
    assert!(on(3, "engine in [POOL, DVE]") && on(3, "engine != PE") && !on(0, "not engine == PE"));
}

#[test]
fn arms_are_told_apart() {
    let isa = fixture::isa();
    for (low, marker, arm) in [(0, 0x00, "t"), (1, 0x00, "mx"), (1, 0x20, "i"), (0, 0xa0, "i"), (2, 0x60, "t")] {
        let r = record(&[(8, &[low, 0, 0, marker])]);
        for name in ["i", "mx", "t"] {
            let condition = good(isa, "cayman", &format!("arm(src) == {name}"));
            assert_eq!(eval(&condition, &r, &Env::default()), name == arm, "{low:#x} {marker:#x} {name}");
        }
    }
    for (opcode, mode, arm) in [(2, 0, "value"), (3, 0, "bits"), (2, 1, "ptr"), (3, 1, "ptr")] {
        let r = record(&[(0, &[opcode]), (4, &[mode])]);
        for name in ["ptr", "bits", "value"] {
            let condition = good(isa, "cayman", &format!("arm(imm) == {name}"));
            assert_eq!(eval(&condition, &r, &Env::default()), name == arm, "{opcode} {mode} {name}");
        }
    }
}

#[test]
fn arms_are_emitted_over_the_bytes_of_their_union() {
    let isa = fixture::isa();
    let mut out = String::new();
    for def in &isa.types {
        let tpb_codegen::isa::TypeBody::Union(u) = &def.body else { continue };
        let generation = def.gens.last().expect("a generation");
        for (k, arm) in u.arms.iter().enumerate() {
            let condition = arm_live(&Scope::union(isa, generation, u), k).expect("a condition");
            let tokens = emit(&condition, &Emit::union(2));
            let _ = writeln!(out, "{} {}: {tokens}", def.rust, arm.name);
        }
    }
    insta::assert_snapshot!(out);
}

#[test]
fn rules_of_types_hold_where_their_arm_is_live() {
    let isa = fixture::isa();
    let generation = fixture::generation(isa, "cayman");
    let scope = Scope::within(isa, generation, fixture::fields(isa, "cayman"), "src.t");
    let counts = check(&parse("num_elem[0] != 0").expect("a rule"), &scope).expect("a rule of TENSOR");
    assert!(eval(&counts, &record(&[(16, &[1])]), &Env::default()));
    let live = live(&scope).expect("arms");
    assert!(eval(&live, &record(&[]), &Env::default()));
    assert!(!eval(&live, &record(&[(8, &[1])]), &Env::default()));
    assert!(!eval(&live, &record(&[(11, &[0x20])]), &Env::default()));
}

#[test]
fn never_and_always() {
    let isa = fixture::isa();
    for text in [
        "n < 0",
        "n > 255",
        "n == 1 and n == 2",
        "n in [1..5] and n in [6..9]",
        "n in [1..5] and not n in [0..9]",
        "n < 5 and n > 5",
        "n + 1 == 0",
        "n & 3 == 4",
        "n & 3 == 1 and n & 1 == 0",
        "n % 4 == 4",
        "n % 4 == 1 and n % 2 == 0",
        "pair.middle >= 4",
        "step > 127",
        "n == 1 and step == 1 and n != 1",
        "(n == 1 or n == 2) and (n == 3 or n == 4)",
        "n == 3 and (n == 1 or n == 2 and step == 1)",
        "in_dtype == out_dtype and in_dtype == FP32 and out_dtype == BFLOAT16",
        "in_dtype == FP32 and out_dtype == BFLOAT16 and in_dtype == out_dtype",
        "n < step and step > n and not n < step",
        "n < n",
        "prod(dst.num_elem) < 0",
        "shape_from_register(dst) and not shape_from_register(dst)",
        "raw == 0 and raw != 0",
        "engine == PE and engine == POOL",
        "arm(src) == i and arm(src) == t",
        "wide & 0xF == 0x10",
        "false",
    ] {
        let condition = good(isa, "cayman", text);
        assert!(!solve::satisfiable(&condition, &Known::new()), "{text}");
        assert!(solve::always(&condition.negated(), &Known::new()), "not ({text})");
    }
    for text in [
        "n == 1",
        "n != 1",
        "n + step == 300",
        "n & 3 == 1 and n % 4 == 1",
        "n == 1 or n == 2",
        "(n == 1 or n == 2) and (n == 2 or n == 4)",
        "in_dtype != out_dtype",
        "shape_from_register(dst) or not is_valid_dtype(in_dtype, true)",
        "prod(dst.num_elem) == 4294836225",
        "arm(src) == i or arm(src) == mx",
        "raw == 0",
        "engine == PE",
    ] {
        let condition = good(isa, "cayman", text);
        assert!(solve::satisfiable(&condition, &Known::new()), "{text}");
        assert!(!solve::always(&condition, &Known::new()), "{text}");
    }
    // A value beyond the width is an error of its own, and nothing holds it.
    assert!(typed(isa, "sunda", "n in [300]").is_err());
}

#[test]
fn rules_are_judged() {
    let isa = fixture::isa();
    let known = Known::from([(tpb_codegen::rule::typed::Bits::OPCODE, tpb_codegen::rule::Values::of([(2, 4)]))]);
    for (when, require, verdict) in [
        ("true", "n != 0", None),
        ("n > 3", "n > 2", Some(Verdict::AlwaysHolds)),
        ("n > 3", "n < 2", Some(Verdict::Impossible)),
        ("n > 3 and n < 2", "n == 1", Some(Verdict::NeverApplies)),
        ("opcode == 0x77", "n == 1", Some(Verdict::NeverApplies)),
        ("true", "opcode in [THIS, OTHER, LATE]", Some(Verdict::AlwaysHolds)),
        ("opcode == THIS", "n == 1", None),
    ] {
        let (when, require) = (good(isa, "cayman", when), good(isa, "cayman", require));
        assert_eq!(solve::judge(Some(&when), &require, &known), verdict, "{when:?} {require:?}");
    }
}

#[test]
fn ways_are_alternatives_without_or() {
    let isa = fixture::isa();
    let condition = good(isa, "cayman", "(n == 1 or n == 2) and (step == 1 or step == 2) and big == 0");
    let ways = solve::ways(&condition, 100).expect("few ways");
    assert_eq!(ways.len(), 4);
    assert!(ways.iter().all(|way| way.len() == 3));
    assert!(solve::ways(&condition, 3).is_none());
    assert_eq!(condition.atoms().len(), 5);
}

#[test]
fn emission() {
    let isa = fixture::isa();
    let mut out = String::new();
    for text in [
        "opcode == THIS",
        "opcode in [THIS, OTHER] or opcode == LATE",
        "n == 3 and n != 200",
        "n in [1..128, 200, 201]",
        "n not in [1, 2, 4]",
        "n < 5",
        "n & 0xA0 == 0x80",
        "n % 4 == 0",
        "n + 1 == 3",
        "n + step == 300",
        "step % 4 == 0",
        "step == -2",
        "pair.mode == ON",
        "pair.middle == 2",
        "pair.across == 9 and pair.rest != 0",
        "pair.rest < pair.middle",
        "in_dtype in floats",
        "in_dtype == out_dtype",
        "wide + n > 3",
        "wide == big",
        "big & 0x1FFFFFFF >= 0x2000000",
        "signed < big",
        "dst.step_elem[0] == 1",
        "prod(dst.num_elem) <= 256",
        "prod(dst.num_elem) == prod(src.t.num_elem) * 2",
        "raw == 0",
        "raw != 0",
        "arm(src) == t",
        "arm(src) == i or arm(src) == mx",
        "arm(imm) == bits",
        "engine == POOL",
        "engine not in [PE, ACT]",
        "is_valid_dtype(in_dtype, true)",
        "is_valid_dtype(FP32, false) and not shape_from_register(dst)",
        "shape_from_register(src.i.data)",
        "at_most(n, 3) and at_most(pair.across, 100) and at_most(n * 2, 300)",
        "n >= 0 and step == 1",
        "n < 0 or step == 1",
        "n == 1 and (step == 1 or step == 2 and big == 3)",
    ] {
        let condition = good(isa, "cayman", text);
        let body = emit(&condition, &Emit::record(2));
        let file = syn::parse2(quote_fn(&body)).unwrap_or_else(|e| panic!("{text}: {e}: {body}"));
        let printed = prettyplease::unparse(&file);
        let lines = printed.lines().skip(1).take_while(|l| *l != "}").map(|l| l.strip_prefix("    ").unwrap_or(l));
        let _ = writeln!(out, "// {text}");
        for line in lines {
            let _ = writeln!(out, "{line}");
        }
        out.push('\n');
    }
    insta::assert_snapshot!(out);
}

fn quote_fn(body: &proc_macro2::TokenStream) -> proc_macro2::TokenStream {
    quote::quote!(fn rule(r: &[u8; 64], cx: &Context) -> bool { #body })
}

#[test]
fn sentences() {
    let isa = fixture::isa();
    let scope = Scope::record(isa, 2, fixture::fields(isa, "cayman"));
    let mut out = String::new();
    for text in [
        "in_dtype == FP32",
        "n in [1..128]",
        "in_dtype in [FP32, BFLOAT16, INT8]",
        "in_dtype in floats",
        "in_dtype not in [FP32]",
        "opcode == MATMUL and engine == POOL",
        "a == 1 or b != 2 and c >= 3",
        "n % 16 == 0",
        "marker & 0x60 == 0x20",
        "marker & 0x60 != 0",
        "prod(src.num_elem) <= 256",
        "prod(src.num_elem) == prod(dst.num_elem) * 2",
        "in_dtype == out_dtype and a != -1 and a != b + 1",
        "n in [1..128, 200]",
        "arm(src) == indirect",
        "is_valid_dtype(in_dtype, true) and is_valid_dtype(out_dtype, false)",
        "not is_valid_dtype(in_dtype, true)",
        "not shape_from_register(src)",
        "tensor_valid(src, in_dtype, false, true, true)",
        "not (a == 1 and b == 2)",
        "a == 1 and not (b in floats and c not in [2, 3])",
        "not (a < b or is_valid_dtype(in_dtype, false))",
        "a + 1 < b - 2",
        "true",
        "a == 1 and b == 1",
        "in_dtype in [FP32, INT8] and out_dtype in [FP32, INT8]",
        "in_dtype == out_dtype and in_dtype == other_dtype",
        "n in [1..128] and n % 4 == 0 and n != 64",
        "n == 1 or n == 4 or n in [6..9]",
        "n == 1 or m == 1",
        "in_dtype not in floats or a == 1",
        "in_dtype != FP32 or in_dtype != out_dtype",
        "not (shape_from_register(src) and shape_from_register(dst))",
        "not (is_valid_dtype(in_dtype, true) and is_valid_dtype(out_dtype, true))",
        "not (is_valid_dtype(in_dtype, true) and is_valid_dtype(out_dtype, true)) or a == 1",
        "a != 1 and b != 1 or c == 2",
        "a != b and a != c",
        "a != b and a != c or d == 2",
        "not (a == b and a == c)",
        "(a == 1 or b == 2) and c == 3",
        "a == 1 and in_dtype in [FP32, INT8] or a == 2 and in_dtype == INT8 and b == 0",
        "a == 0 and (b == 1 and in_dtype in [FP32, INT8] or b == 2 and in_dtype == BFLOAT16) and c == 1",
        "1 < a",
        "marker & 0x60 == 0",
        "marker & 0x20 != 0",
        "marker & 0xe1 == 0xe1",
        "marker & 0x61 != 0x61",
        "marker & 0x21 == 0x20",
    ] {
        let _ = writeln!(out, "{text}\n  {}", in_words(&parse(text).expect(text), &scope));
    }
    insta::assert_snapshot!(out);
}

#[test]
fn places_of_errors() {
    use std::sync::Arc;
    use tpb_codegen::rule::place_of;
    use tpb_codegen::spec::{At, SourceFile};
    let text = "require: \"a == 1 and b\"\n".to_owned();
    let file = Arc::new(SourceFile { path: "spec/x.yaml".to_owned(), text });
    let at = At { value: "a == 1 and b".to_owned(), span: file.span(9..23) };
    assert_eq!(place_of(&at, &(11..12)).range, 21..22);
    // Folded text is not found as it reads, so all of it is marked.
    let folded = At { value: "a ==  1".to_owned(), span: file.span(9..23) };
    assert_eq!(place_of(&folded, &(0..1)).range, 9..23);
}

#[test]
fn predicates_of_the_spec_are_those_of_the_table() {
    let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let (spec, _) = tpb_codegen::load::load_dir(&dir).expect("the spec");
    let mut declared: Vec<_> = spec.predicates.iter().map(|p| p.name.value.as_str()).collect();
    let mut there: Vec<_> = tpb_core::predicates::PREDICATES.iter().map(|(name, _)| *name).collect();
    declared.sort_unstable();
    there.sort_unstable();
    assert_eq!(declared, there);
}
