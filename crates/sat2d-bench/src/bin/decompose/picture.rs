//! The picture: time by number of vertices, with a panel per family and a line per method.

use crate::inputs::{MADE, SIZES};
use crate::measure::Row;
use crate::methods::METHODS;
use anyhow::{Result, anyhow};
use plotters::prelude::*;
use std::path::Path;

const SIZE: (u32, u32) = (1200, 560);
const LEGEND_HEIGHT: u32 = 100;
const FONT: &str = "sans-serif";
/// sat2d in blues, peers in warm colours.
const COLOURS: [RGBColor; METHODS.len()] = [
    RGBColor(0, 60, 160),
    RGBColor(0, 130, 200),
    RGBColor(40, 170, 170),
    RGBColor(130, 180, 230),
    RGBColor(200, 30, 30),
    RGBColor(240, 130, 120),
    RGBColor(230, 140, 0),
    RGBColor(140, 90, 40),
    RGBColor(150, 60, 170),
];
/// The range of times in the picture, in milliseconds.
const TIMES: std::ops::Range<f64> = 0.005..20_000.0;

/// Draws the generated families.
pub fn draw(path: &Path, made: &[Row]) -> Result<()> {
    try_draw(path, made).map_err(|error| anyhow!("{}: {error}", path.display()))
}

fn try_draw(path: &Path, made: &[Row]) -> Result<(), Box<dyn std::error::Error>> {
    let root = SVGBackend::new(path, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let (charts, legend) = root.split_vertically(SIZE.1 - LEGEND_HEIGHT);
    for (panel, (family, _)) in charts.split_evenly((1, MADE.len())).iter().zip(MADE) {
        let rows: Vec<&Row> = made
            .iter()
            .filter(|row| row.input.family == family)
            .collect();
        let sizes = SIZES[0] as f64..SIZES[SIZES.len() - 1] as f64;
        let mut chart = ChartBuilder::on(panel)
            .caption(family, (FONT, 20))
            .margin(12)
            .x_label_area_size(36)
            .y_label_area_size(64)
            .build_cartesian_2d(
                sizes.log_scale().with_key_points(vec![100.0, 1e3, 1e4]),
                TIMES
                    .log_scale()
                    .with_key_points(vec![0.01, 0.1, 1.0, 10.0, 100.0, 1e3, 1e4]),
            )?;
        chart
            .configure_mesh()
            .light_line_style(WHITE)
            .x_desc("vertices")
            .x_label_formatter(&|n| format!("{n}"))
            .y_label_formatter(&|ms| {
                if *ms < 1e3 {
                    format!("{ms} ms")
                } else {
                    format!("{} s", ms / 1e3)
                }
            })
            .label_style((FONT, 14))
            .draw()?;
        for number in (0..METHODS.len()).rev() {
            let points = || {
                rows.iter().filter_map(move |row| {
                    let outcome = row.outcomes[number].filter(|o| !o.judgement.is_failure())?;
                    Some((row.input.vertices as f64, outcome.seconds * 1e3))
                })
            };
            chart.draw_series(LineSeries::new(points(), style(number)))?;
            let dots = points().map(|point| Circle::new(point, 2, COLOURS[number].filled()));
            chart.draw_series(dots)?;
        }
    }
    let columns = METHODS.len().div_ceil(2);
    for (number, method) in METHODS.iter().enumerate() {
        let x = 60 + (number % columns) as i32 * (SIZE.0 as i32 - 60) / columns as i32;
        let y = 12 + (number / columns) as i32 * 26;
        let line = vec![(x, y + 8), (x + 26, y + 8)];
        legend.draw(&PathElement::new(line, style(number)))?;
        legend.draw(&Text::new(method.name, (x + 34, y), (FONT, 15)))?;
    }
    let note = "Processor time of one call, both axes logarithmic. \
        spade and earcut yield triangulations, not convex pieces. \
        A line ends where a method became too slow or wrong.";
    legend.draw(&Text::new(
        note,
        (60, 68),
        (FONT, 14).into_font().color(&RGBColor(90, 90, 90)),
    ))?;
    root.present()?;
    Ok(())
}

/// The line of sat2d's `Fast` is thicker.
fn style(number: usize) -> ShapeStyle {
    COLOURS[number].stroke_width(if number == 0 { 4 } else { 2 })
}
