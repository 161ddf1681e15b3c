//! The report as one page of HTML that needs nothing else: shares, findings, and a map of the bytes of every form.

use std::fmt::Write as _;

use tpb_core::layout::Reserved;
use tpb_isa::Isa;

use crate::coverage::{self, Coverage, FormCoverage};
use crate::report::Report;
use crate::strata::forms;

static STYLE: &str = "\
body{font:14px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:76rem;padding:0 1rem;color:#1c2430;background:#fff}\
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2.2rem;border-bottom:1px solid #d5dae1}\
table{border-collapse:collapse}td,th{padding:.15rem .7rem .15rem 0;text-align:left;vertical-align:top}\
td.n{text-align:right;font-variant-numeric:tabular-nums}code{font:12px ui-monospace,monospace}\
.bar{display:inline-block;width:8rem;height:.6rem;background:#e8ebf0}.bar i{display:block;height:100%;background:#2f7d4f}\
.map td{padding:0;width:11px;height:13px;border:1px solid #fff}.map th{font-weight:400;padding-right:.8rem;white-space:nowrap}\
.bad{color:#a3202a}details{margin:.3rem 0}@media(prefers-color-scheme:dark){body{background:#14181e;color:#dde3ea}\
.map td{border-color:#14181e}.bar{background:#2a313b}h2{border-color:#2f3742}}";

/// The page.
pub fn html(report: &Report) -> String {
    let mut out = String::from(
        "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\n",
    );
    // A String takes everything.
    let _ = writeln!(out, "<title>TPB conformance, seed {}</title><style>{STYLE}</style>", report.seed);
    let _ = writeln!(
        out,
        "<h1>Conformance campaign</h1><p>Seed {}, {} records, {} findings, {:.1} s.</p>",
        report.seed,
        report.records(),
        report.findings.len(),
        report.seconds
    );
    if report.blocks.len() < report.asked_blocks() {
        let _ = writeln!(out, "<p>A part of the campaign: {} of {} blocks.</p>", report.blocks.len(), report.asked_blocks());
    }
    findings(report, &mut out);
    for (name, coverage) in &report.coverage {
        if let Some(isa) = tpb_isa::generation(name) {
            generation(isa, coverage, &mut out);
        }
    }
    out.push_str("</html>\n");
    out
}

fn findings(report: &Report, out: &mut String) {
    if report.findings.is_empty() {
        return;
    }
    out.push_str("<h2>Findings</h2><table><tr><th>claim</th><th>generation</th><th>seen</th><th>again</th></tr>\n");
    for f in &report.findings {
        let _ = writeln!(
            out,
            "<tr><td class=\"bad\">{}</td><td>{}</td><td>{}</td><td><code>{}</code></td></tr>",
            escaped(&f.claim),
            escaped(&f.generation),
            escaped(&f.seen),
            escaped(&f.replay)
        );
    }
    out.push_str("</table>\n");
}

fn generation(isa: &'static Isa, coverage: &Coverage, out: &mut String) {
    let _ = writeln!(out, "<h2>{}</h2><table>", escaped(isa.dialect.title));
    let parts = coverage::parts(isa, coverage);
    for part in &parts {
        let percent = part.share.percent();
        let _ = writeln!(
            out,
            "<tr><td>{}</td><td class=\"n\">{percent:.2} %</td><td><span class=\"bar\"><i style=\"width:{percent:.1}%\"></i></span></td><td class=\"n\">{} of {}</td></tr>",
            part.name, part.share.reached, part.share.of
        );
    }
    out.push_str("</table>\n");
    for part in parts.iter().filter(|p| !p.missing.is_empty()) {
        let _ = writeln!(
            out,
            "<details><summary>{} not reached: {}</summary><code>{}</code></details>",
            part.name,
            part.missing.len(),
            escaped(&part.missing.join(", "))
        );
    }
    for part in parts.iter().filter(|p| !p.excluded.is_empty()) {
        let _ = write!(out, "<details><summary>{} that cannot be reached: {}</summary><table>", part.name, part.excluded.len());
        for e in &part.excluded {
            let _ = write!(out, "<tr><td><code>{}</code></td><td>{}</td></tr>", escaped(&e.what), escaped(&e.why));
        }
        out.push_str("</table></details>\n");
    }
    out.push_str("<p>Bytes of every form: the more of its bits were seen both as 0 and as 1, the darker; reserved bytes are grey.</p>\n<table class=\"map\">\n");
    for (form, _) in forms(isa.dialect) {
        let seen = coverage.forms.get(form.name).copied().unwrap_or_default();
        let _ = write!(out, "<tr><th><code>{}</code></th>", escaped(form.name));
        for byte in 0..64 {
            let field = form.layout.fields.iter().find(|f| (usize::from(f.offset)..usize::from(f.offset) + f.ty.size()).contains(&byte));
            let name = field.map_or("", |f| f.name);
            let color = match field.and_then(|f| f.reserved) {
                Some(Reserved::Zero | Reserved::Unknown) => String::from("#c9cfd8"),
                None => shade(&seen, byte),
            };
            let _ = write!(out, "<td style=\"background:{color}\" title=\"{byte} {name}\"></td>");
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</table>\n");
}

/// From pale red, where no bit of the byte was seen both ways, to green.
fn shade(seen: &FormCoverage, byte: usize) -> String {
    let both = (8 * byte..8 * byte + 8).filter(|bit| seen.ones.has(*bit) && seen.zeros.has(*bit)).count();
    format!("hsl({},55%,{}%)", both * 16, 78 - 4 * both)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
