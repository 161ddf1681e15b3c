//! Any text in any file of a spec: loaded, resolved, reported and, where it is in order, emitted, without a panic.
//! The first byte of the input chooses the file.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tpb_codegen::diagnostic::Style;
use tpb_codegen::emit::emit;
use tpb_fuzz::spec;

fuzz_target!(|input: (u8, &str)| {
    let (isa, findings) = spec::with(usize::from(input.0) % spec::FILES.len(), input.1);
    findings.render(Style::Plain);
    findings.render_json();
    if !findings.has_errors() {
        for (path, text) in emit(&isa) {
            assert!(!text.contains("compile_error!"), "{path}: {text}");
        }
    }
});
