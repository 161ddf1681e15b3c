//! The two sinks agree, every broken rule is one of the form's own, and a milder policy finds no more than a stricter one.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tpb_core::check::{COMMON_RULES, Context, Policy, RuleInfo};
use tpb_fuzz::Case;

fuzz_target!(|case: Case| {
    let Case { isa, context, record } = case;
    let broken = |context: &Context| {
        let mut rules: Vec<&RuleInfo> = Vec::new();
        (isa.check)(&record, context, &mut |finding| rules.push(finding.rule));
        rules
    };
    let found = broken(&context);
    assert_eq!((isa.is_valid)(&record, &context), found.is_empty(), "{}: {found:?}", isa.dialect.name);
    let own = isa.dialect.form(&record).map_or(&[][..], |(_, form)| form.rules);
    for rule in &found {
        assert!(COMMON_RULES.iter().chain(own).any(|r| std::ptr::eq(r, *rule)), "{}: {}", isa.dialect.name, rule.id);
    }
    let evidenced = broken(&Context { policy: Policy::Evidenced, ..context });
    let strict = broken(&Context { policy: Policy::Strict, ..context });
    for rule in evidenced {
        assert!(strict.iter().any(|r| std::ptr::eq(*r, rule)), "{}: {}", isa.dialect.name, rule.id);
    }
});
