//! Writes the results as text, as CSV and as a picture.

use crate::measure::Time;
use std::fmt::Write;
use std::path::Path;

/// One row of the report.
pub struct Line {
    /// The scene.
    pub scene: String,
    /// The library.
    pub library: String,
    /// The precision.
    pub scalar: &'static str,
    /// Nanoseconds per pair.
    pub time: Time,
    /// The time divided by that of sat2d; `None` where the answers differ too much to compare
    /// times.
    pub ratio: Option<f64>,
    /// Remarks.
    pub note: String,
}

/// The lines as a text table.
pub fn table(lines: &[Line]) -> String {
    let mut text = String::new();
    let mut scene = "";
    for line in lines {
        if line.scene != scene {
            scene = &line.scene;
            let _ = writeln!(
                text,
                "\n{scene}\n{:34} {:>4} {:>10} {:>19} {:>8}",
                "", "", "ns", "quartiles", "/ sat2d"
            );
        }
        let ratio = line.ratio.map_or("-".into(), |ratio| format!("{ratio:.2}"));
        let Time {
            median,
            lower,
            upper,
        } = line.time;
        let _ = writeln!(
            text,
            "{:34} {:>4} {median:>10.2} {lower:>9.2}-{upper:<9.2} {ratio:>8} {}",
            line.library, line.scalar, line.note
        );
    }
    text
}

/// Writes the lines as CSV.
///
/// # Errors
/// If the file cannot be written.
pub fn write_csv(path: &Path, lines: &[Line]) -> Result<(), csv::Error> {
    let mut out = csv::Writer::from_path(path)?;
    out.write_record([
        "scene", "library", "scalar", "ns", "lower", "upper", "ratio", "note",
    ])?;
    for line in lines {
        let Time {
            median,
            lower,
            upper,
        } = line.time;
        out.write_record([
            line.scene.as_str(),
            &line.library,
            line.scalar,
            &format!("{median:.2}"),
            &format!("{lower:.2}"),
            &format!("{upper:.2}"),
            &line
                .ratio
                .map_or(String::new(), |ratio| format!("{ratio:.2}")),
            &line.note,
        ])?;
    }
    out.flush()?;
    Ok(())
}

const ROW: usize = 18;
const LEFT: usize = 260;
const WIDTH: usize = 900;

/// A bar chart with a group per scene; the length of a bar is the logarithm of its time.
pub fn picture(lines: &[Line]) -> String {
    let length = |ns: f64| (ns.max(0.5) / 0.5).log10() * 130.0;
    let mut rows = String::new();
    let (mut y, mut scene) = (0, "");
    for line in lines {
        if line.scene != scene {
            scene = &line.scene;
            y += 2 * ROW;
            let _ = writeln!(
                rows,
                "<text x=\"8\" y=\"{y}\" font-weight=\"bold\">{scene}</text>"
            );
        }
        y += ROW;
        let Time {
            median,
            lower,
            upper,
        } = line.time;
        let color = if line.library.starts_with("sat2d") {
            "#2a7"
        } else {
            "#999"
        };
        let _ = writeln!(
            rows,
            "<text x=\"{}\" y=\"{y}\" text-anchor=\"end\">{} {}</text>\
             <rect x=\"{LEFT}\" y=\"{}\" width=\"{:.1}\" height=\"12\" fill=\"{color}\"/>\
             <path d=\"M{:.1} {}H{:.1}\" stroke=\"#000\"/>\
             <text x=\"{:.1}\" y=\"{y}\">{median:.1} ns</text>",
            LEFT - 8,
            line.library,
            line.scalar,
            y - 11,
            length(median),
            LEFT as f64 + length(lower),
            y - 5,
            LEFT as f64 + length(upper),
            LEFT as f64 + length(median.max(upper)) + 6.0,
        );
    }
    let height = y + ROW;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"8\" y=\"16\">Nanoseconds per pair, logarithmic; \
         the line spans the middle half of the rounds</text>\n{rows}</svg>\n"
    )
}
