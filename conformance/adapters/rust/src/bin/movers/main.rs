//! Moves bodies through levels: `movers LEVELS ANSWERS [SKIN]` reads a file of levels and writes
//! `ANSWERS/MOVER/about.json` and `ANSWERS/MOVER/placements.csv`, after each step. The skin is in
//! tiles, for movers that have one.
//!
//! To add a mover, write a function from a level to its steps, as in `with_sat2d.rs`.

mod with_sat2d;

use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Where the body is after a step, and the normals of what it met.
pub struct Step {
    pub at: [f64; 2],
    pub hits: Vec<[f64; 2]>,
}

/// Moves the body of a level, with a skin in tiles.
type Run = fn(&Value, f64) -> Result<Vec<Step>>;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [levels, answers, skin @ ..] = &arguments[..] else {
        anyhow::bail!("usage: movers LEVELS ANSWERS [SKIN]");
    };
    let skin: f64 = skin.first().map_or(Ok(0.0), |text| text.parse())?;
    let text = fs::read_to_string(levels).with_context(|| levels.clone())?;
    let levels = text.lines().map(serde_json::from_str);
    let levels = levels.collect::<Result<Vec<Value>, _>>()?;
    let answers = Path::new(answers);

    let about = |version: &str, is_character: bool| {
        json!({
            "version": version, "is_character": is_character, "is_single": false, "skin": skin
        })
    };
    let version = version("sat2d")?;
    let version = version.as_str();
    write(
        &levels,
        answers,
        ("sat2d move_and_slide", with_sat2d::slide),
        &about(version, false),
    )?;
    write(
        &levels,
        answers,
        ("sat2d move_character", with_sat2d::character),
        &about(version, true),
    )?;
    Ok(())
}

fn write(
    levels: &[Value],
    answers: &Path,
    (name, run): (&str, Run),
    about: &Value,
) -> Result<()> {
    let skin = number(&about["skin"])?;
    let folder = answers.join(name.replace(' ', "-"));
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("about.json"), about.to_string())?;
    let mut out = "level,step,x,y,normals\n".to_string();
    for level in levels {
        // a level that the mover refuses has no rows
        let Ok(steps) = run(level, skin) else { continue };
        for (index, step) in steps.iter().enumerate() {
            let [x, y] = step.at;
            let normals: Vec<String> = step.hits.iter().map(|[x, y]| format!("{x} {y}")).collect();
            writeln!(
                out,
                "{},{index},{x},{y},{}",
                level["level"],
                normals.join(" ")
            )?;
        }
    }
    fs::write(folder.join("placements.csv"), out)?;
    Ok(())
}

/// A number of a level.
pub fn number(value: &Value) -> Result<f64> {
    value.as_f64().context("a number")
}

/// Two numbers.
pub fn pair(value: &Value) -> Result<[f64; 2]> {
    Ok([number(&value[0])?, number(&value[1])?])
}

/// A list, which is empty if it is not there.
pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], |list| list)
}

/// A list of points.
pub fn points(value: &Value) -> Result<Vec<[f64; 2]>> {
    list(value).iter().map(pair).collect()
}

/// The offsets that are asked for, one for each step.
pub fn deltas(level: &Value) -> Result<Vec<[f64; 2]>> {
    let mut all = Vec::new();
    for entry in list(&level["moves"]) {
        let times = entry[2].as_u64().context("a count")?;
        for _ in 0..times {
            all.push(pair(entry)?);
        }
    }
    Ok(all)
}

/// The version of a package, as the lock file has it.
fn version(package: &str) -> Result<String> {
    let lock = include_str!("../../../Cargo.lock");
    let head = format!("name = \"{package}\"\nversion = \"");
    let (_, rest) = lock.split_once(&head).context("a package")?;
    Ok(rest.split('"').next().context("a version")?.to_string())
}
