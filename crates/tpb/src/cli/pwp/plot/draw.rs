//! The picture.

use plotters::coord::Shift;
use plotters::prelude::*;

use super::{Plot, Point};

const WIDTH: u32 = 960;
const HEIGHT: u32 = 720;
/// Height of the upper panel.
const UPPER: u32 = 410;
/// The smallest error that is drawn: less than FP32 tells apart.
const LEAST: f64 = 1e-9;

const DEFINITION: RGBColor = RGBColor(0x9e, 0xc5, 0xe8);
const TABLE: RGBColor = RGBColor(0xb0, 0x30, 0x20);
const ERROR: RGBColor = RGBColor(0x20, 0x50, 0x90);
const STATED: RGBColor = RGBColor(0x60, 0x60, 0x60);

/// The picture of a table.
pub(super) fn svg(plot: &Plot) -> Result<String, String> {
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, (WIDTH, HEIGHT)).into_drawing_area();
        area.fill(&WHITE).map_err(told)?;
        let (upper, lower) = area.split_vertically(UPPER);
        values(plot, &upper)?;
        errors(plot, &lower)?;
        area.present().map_err(told)?;
    }
    Ok(text)
}

fn told(error: impl std::fmt::Display) -> String {
    format!("the picture cannot be drawn: {error}")
}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

fn values(plot: &Plot, area: &Area<'_>) -> Result<(), String> {
    let finite = |f: fn(&Point) -> f64| plot.points.iter().map(f).filter(|v| v.is_finite());
    let all = || finite(|p| p.value).chain(finite(|p| p.table));
    let (low, high) = (all().fold(f64::INFINITY, f64::min), all().fold(f64::NEG_INFINITY, f64::max));
    if low > high {
        return Err("the function has no finite value there".to_owned());
    }
    // A pole would leave nothing else to see: most of the values have to fit.
    let (low, high) = bounded(all().collect(), low, high);
    let room = ((high - low) * 0.06).max(1e-3);
    let mut chart = ChartBuilder::on(area)
        .caption(format!("{}: definition and table", plot.function), ("sans-serif", 24))
        .margin(14)
        .x_label_area_size(44)
        .y_label_area_size(84)
        .build_cartesian_2d(plot.from..plot.to, low - room..high + room)
        .map_err(told)?;
    chart
        .configure_mesh()
        .light_line_style(WHITE)
        .bold_line_style(BLACK.mix(0.15))
        .x_desc("x")
        .y_desc(format!("{}(x)", plot.function))
        .x_label_formatter(&|v| number(*v))
        .y_label_formatter(&|v| number(*v))
        .label_style(("sans-serif", 15))
        .axis_desc_style(("sans-serif", 17))
        .draw()
        .map_err(told)?;
    let inside = move |v: f64| v.is_finite() && v >= low - room && v <= high + room;
    for (label, f, style) in [
        ("definition", (|p: &Point| p.value) as fn(&Point) -> f64, DEFINITION.stroke_width(7)),
        ("table", |p: &Point| p.table, TABLE.stroke_width(2)),
    ] {
        // A gap in the values is a gap in the line.
        let mut named = false;
        for run in plot.points.split(|p| !inside(f(p))).filter(|run| !run.is_empty()) {
            let line = chart.draw_series(LineSeries::new(run.iter().map(|p| (p.x, f(p))), style)).map_err(told)?;
            if !named {
                line.label(label).legend(move |(x, y)| PathElement::new([(x, y), (x + 24, y)], style));
                named = true;
            }
        }
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(WHITE.mix(0.9))
        .border_style(BLACK.mix(0.3))
        .label_font(("sans-serif", 15))
        .legend_area_size(30)
        .margin(12)
        .draw()
        .map_err(told)
}

fn errors(plot: &Plot, area: &Area<'_>) -> Result<(), String> {
    let seen = plot.points.iter().filter_map(|p| p.error).chain(plot.stated).filter(|e| e.is_finite());
    let top = seen.fold(LEAST * 10.0, f64::max) * 4.0;
    let mut chart = ChartBuilder::on(area)
        .caption("relative error of the table", ("sans-serif", 20))
        .margin(14)
        .x_label_area_size(44)
        .y_label_area_size(84)
        .build_cartesian_2d(plot.from..plot.to, (LEAST..top).log_scale())
        .map_err(told)?;
    chart
        .configure_mesh()
        .light_line_style(WHITE)
        .bold_line_style(BLACK.mix(0.15))
        .x_desc("x")
        .y_desc("error")
        .x_label_formatter(&|v| number(*v))
        .y_label_formatter(&|v| format!("{v:.0e}"))
        .y_labels(6)
        .label_style(("sans-serif", 15))
        .axis_desc_style(("sans-serif", 17))
        .draw()
        .map_err(told)?;
    let clamped = |p: &Point| p.error.filter(|e| e.is_finite()).map(|e| (p.x, e.max(LEAST)));
    for run in plot.points.split(|p| clamped(p).is_none()).filter(|run| !run.is_empty()) {
        chart.draw_series(LineSeries::new(run.iter().filter_map(clamped), ERROR.stroke_width(1))).map_err(told)?;
    }
    if let Some(stated) = plot.stated {
        let line = [(plot.from, stated), (plot.to, stated)];
        chart
            .draw_series(DashedLineSeries::new(line, 8, 6, STATED.stroke_width(2)))
            .map_err(told)?
            .label(format!("stated: {stated:.1e}"))
            .legend(|(x, y)| PathElement::new([(x, y), (x + 24, y)], STATED.stroke_width(2)));
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::LowerRight)
            .background_style(WHITE.mix(0.9))
            .border_style(BLACK.mix(0.3))
            .label_font(("sans-serif", 15))
            .legend_area_size(30)
            .margin(12)
            .draw()
            .map_err(told)?;
    }
    Ok(())
}

/// The bounds, or narrower ones where few values take up most of the room.
fn bounded(mut values: Vec<f64>, low: f64, high: f64) -> (f64, f64) {
    values.sort_by(f64::total_cmp);
    let (inner_low, inner_high) = (values[values.len() / 50], values[values.len() - 1 - values.len() / 50]);
    let span = inner_high - inner_low;
    if high - low > 4.0 * span && span > 0.0 { (low.max(inner_low - span * 0.1), high.min(inner_high + span * 0.1)) } else { (low, high) }
}

/// A number of an axis, without needless digits.
fn number(v: f64) -> String {
    let v = if v.abs() < 1e-12 { 0.0 } else { v };
    let text = format!("{v:.4}");
    match text.trim_end_matches('0').trim_end_matches('.') {
        "-0" | "" => "0".to_owned(),
        text => text.to_owned(),
    }
}
