//! `sat2d decompose`: decomposes polygons from files into convex pieces, and prints and draws them.
//!
//! | file | contents |
//! | --- | --- |
//! | `arguments` | the options |
//! | `report` | the results as a table, as JSON, as GeoJSON |

pub mod arguments;
mod report;

use crate::files;
use crate::picture::pieces;
use crate::polygons::cut::{Aim, Outcome};
use crate::polygons::input::Input;
use crate::polygons::read::{self, Reading, Source};
use crate::polygons::svg;
use crate::scene::format::YAxis;
use arguments::{Arguments, Preference, Repair};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressFinish, ProgressStyle};
use sat2d::decompose::{self, Options};
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

/// Fewer vertices are decomposed before a progress bar could be read.
const LONG_RUN: u64 = 5000;

/// Reads the files one after the other; the others are decomposed even if one cannot be read.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let mut sources: Vec<(String, Source)> = Vec::new();
    let mut unreadable = false;
    let reading = Reading {
        svg: svg::Options {
            tolerance: arguments.tolerance,
            strokes: arguments.strokes,
        },
        repair: arguments.repair.map(Repair::rule),
    };
    for path in files::expand(&arguments.files) {
        match read::read(&path, &reading) {
            Ok(source) => sources.push((path.display().to_string(), source)),
            Err(error) => {
                files::note(format_args!("{error:#}"));
                unreadable = true;
            }
        }
    }
    if !arguments.path.is_empty() {
        let source = read::from_path_data(&arguments.path, &reading);
        sources.push(("--path".to_owned(), source));
    }
    // an empty table would look like a result
    if sources.is_empty() && unreadable {
        return Ok(ExitCode::from(2));
    }
    let all_down = sources
        .iter()
        .all(|(_, source)| source.y_axis == YAxis::Down);
    for (file, source) in &sources {
        for repair in &source.repairs {
            files::note(format_args!("{file}: {repair}"));
        }
    }
    let mut overlap = false;
    for (file, fault) in sources.iter().flat_map(|(file, source)| {
        let faults = source.faults.iter();
        faults.map(move |fault| (file, fault))
    }) {
        files::note(format_args!("{file}: {fault}"));
        overlap = true;
    }
    let options = Options {
        method: arguments.method.of_library(),
        max_corners: arguments.max_corners.map(|most| most as usize),
        prefer: (arguments.prefer)
            .map_or_else(decompose::Preference::default, Preference::of_library),
        work_limit: None,
    };
    let approximate = arguments.approximate;
    let aim = Aim {
        options,
        approximate: approximate.map(|off_by| (off_by, arguments.deviation.of_library())),
        check: arguments.check,
    };
    let inputs = sources.into_iter().flat_map(|(file, source)| {
        let inputs = source.inputs.into_iter();
        inputs.map(move |input| (file.clone(), input))
    });
    let outcomes = decompose_all(inputs.collect(), &aim);
    if let Some(picture) = &arguments.svg {
        let y_axis = if arguments.y_down || all_down {
            YAxis::Down
        } else {
            YAxis::Up
        };
        files::write_picture(picture, &pieces::draw(&outcomes, y_axis), out)?;
    }
    let out = &mut files::results(arguments.svg.as_deref(), out);
    if arguments.json {
        report::write_json(&outcomes, arguments, out)?;
    } else if arguments.geojson {
        report::write_geojson(&outcomes, out)?;
    } else {
        report::write_table(&outcomes, arguments, out)?;
    }
    Ok(ExitCode::from(match unreadable {
        true => 2,
        false => u8::from(overlap || !outcomes.iter().all(Outcome::is_fine)),
    }))
}

/// Decomposes all polygons. If it takes long, a terminal shows a progress bar.
fn decompose_all(inputs: Vec<(String, Input)>, aim: &Aim) -> Vec<Outcome> {
    let size = |input: &Input| {
        let rings = input.rings.iter().flatten();
        rings.map(|ring| ring.len() as u64).sum::<u64>()
    };
    let total = inputs.iter().map(|(_, input)| size(input)).sum();
    // indicatif draws nothing if standard error is not a terminal
    let target = if total >= LONG_RUN {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = "{wide_bar} {percent:>3} % of the vertices, {elapsed}, now {msg}";
    let progress = ProgressBar::with_draw_target(Some(total), target)
        .with_style(ProgressStyle::with_template(style).expect("the template is well-formed"))
        .with_finish(ProgressFinish::AndClear);
    progress.enable_steady_tick(Duration::from_millis(100));
    let decompose = |(file, input): (String, Input)| {
        let size = size(&input);
        progress.set_message(input.name.clone());
        let outcome = Outcome::of(&file, input, aim);
        progress.inc(size);
        outcome
    };
    inputs.into_iter().map(decompose).collect()
}
