//! Moves bodies through levels: `movers LEVELS ANSWERS [SKIN...]` reads a file of levels and writes
//! `ANSWERS/MOVER/about.json` and `ANSWERS/MOVER/placements.csv`, after each step. Each skin is in
//! tiles; sat2d runs once with each of them, and peers, which have none, run once.
//!
//! To add a mover, write a function from a level to its steps, as in `with_sat2d.rs`, and list it in
//! [`MOVERS`].

#[cfg(feature = "peers")]
mod peers;
#[path = "../../version.rs"]
mod version;
mod with_sat2d;

use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use version::version;

/// Where the body is after a step, and the normals of what it met.
pub struct Step {
    pub at: [f64; 2],
    pub hits: Vec<[f64; 2]>,
}

/// Moves the body of a level, with a skin in tiles.
type Run = fn(&Value, f64) -> Result<Vec<Step>>;

struct Mover {
    name: &'static str,
    library: &'static str,
    run: Run,
    /// Which way is free: see the judge.
    way: &'static str,
    is_single: bool,
    /// What it keeps or allows by itself, in tiles; `None` if it takes a skin.
    slop: Option<f64>,
}

const MOVERS: &[Mover] = &[
    Mover {
        name: "sat2d-move_and_slide",
        library: "sat2d",
        run: with_sat2d::slide,
        way: "slide",
        is_single: false,
        slop: None,
    },
    Mover {
        name: "sat2d-move_character",
        library: "sat2d",
        run: with_sat2d::character,
        way: "character",
        is_single: false,
        slop: None,
    },
    #[cfg(feature = "peers")]
    Mover {
        name: "box2d",
        library: "box2d",
        run: peers::box2d::slide,
        way: "slide",
        is_single: true,
        slop: Some(peers::box2d::SLOP),
    },
    #[cfg(feature = "peers")]
    Mover {
        name: "rapier2d",
        library: "rapier2d",
        run: peers::rapier::single::walk,
        way: "walk",
        is_single: true,
        slop: Some(peers::rapier::SLOP),
    },
    #[cfg(feature = "peers")]
    Mover {
        name: "rapier2d-f64",
        library: "rapier2d-f64",
        run: peers::rapier::double::walk,
        way: "walk",
        is_single: false,
        slop: Some(peers::rapier::SLOP),
    },
];

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [levels, answers, skins @ ..] = &arguments[..] else {
        anyhow::bail!("usage: movers LEVELS ANSWERS [SKIN...]");
    };
    let skins = skins.iter().map(|text| text.parse());
    let mut skins = skins.collect::<Result<Vec<f64>, _>>()?;
    if skins.is_empty() {
        skins.push(0.0);
    }
    let text = fs::read_to_string(levels).with_context(|| levels.clone())?;
    let levels = text.lines().map(serde_json::from_str);
    let levels = levels.collect::<Result<Vec<Value>, _>>()?;
    for mover in MOVERS {
        let skins = if mover.slop.is_some() {
            &[0.0]
        } else {
            &skins[..]
        };
        for skin in skins {
            write(&levels, Path::new(answers), mover, *skin)?;
        }
    }
    Ok(())
}

fn write(levels: &[Value], answers: &Path, mover: &Mover, skin: f64) -> Result<()> {
    let folder = answers.join(if skin == 0.0 {
        mover.name.to_string()
    } else {
        format!("{}-skin-{skin}", mover.name)
    });
    fs::create_dir_all(&folder)?;
    let about = json!({
        "version": version(mover.library)?,
        "way": mover.way,
        "is_single": mover.is_single,
        "skin": skin,
        "slop": mover.slop.unwrap_or(0.0),
    });
    fs::write(folder.join("about.json"), about.to_string())?;
    let mut out = "level,step,x,y,normals\n".to_string();
    for level in levels {
        // a level that the mover refuses has no rows
        let Ok(steps) = (mover.run)(level, skin) else {
            continue;
        };
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
