//! Answers the conformance tables: `adapters TABLES ANSWERS [LIBRARY...]` reads
//! `TABLES/SET/QUESTION.csv` and writes `ANSWERS/LIBRARY/SET/QUESTION.csv`.
//!
//! To add a library, write a function from a [`Query`] to an answer, as in `sat2d.rs`, and list it
//! in [`LIBRARIES`].

mod query;
mod sat2d;
mod version;
#[cfg(feature = "peers")]
mod peers {
    pub mod box2d;
    pub mod cute_c2;
    pub mod geo;
    pub mod i_overlay;
    pub mod kurbo;
    pub mod parry;
    pub mod sepax2d;
}

use anyhow::{Context, Result};
use query::Query;
use std::fs;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use version::version;

/// Answers a query: `None` if the library has no call for it.
type Answer = fn(&Query) -> Option<String>;

#[cfg(feature = "peers")]
const SINGLE: &[&str] = &["single"];
#[cfg(feature = "peers")]
const STRAIGHT: &[&str] = &["single", "double", "placed"];
#[cfg(feature = "peers")]
const CURVED: &[&str] = &["ellipses", "curves"];
const ALL: &[&str] = &["single", "double", "placed", "ellipses", "curves"];

/// A library: its name, the sets that it is asked, and its answers.
const LIBRARIES: &[(&str, &[&str], Answer)] = &[
    ("sat2d", ALL, sat2d::answer),
    #[cfg(feature = "peers")]
    ("parry2d", SINGLE, peers::parry::single::answer),
    #[cfg(feature = "peers")]
    ("parry2d-f64", STRAIGHT, peers::parry::double::answer),
    #[cfg(feature = "peers")]
    ("geo", STRAIGHT, peers::geo::answer),
    #[cfg(feature = "peers")]
    ("i_overlay", STRAIGHT, peers::i_overlay::answer),
    #[cfg(feature = "peers")]
    ("sepax2d", SINGLE, peers::sepax2d::answer),
    #[cfg(feature = "peers")]
    ("box2d", SINGLE, peers::box2d::answer),
    #[cfg(feature = "peers")]
    ("cute_c2", SINGLE, peers::cute_c2::answer),
    #[cfg(feature = "peers")]
    ("kurbo", CURVED, peers::kurbo::answer),
];

/// The word for a call that failed on a valid query.
pub const REFUSED: &str = "refused";

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [tables, answers, chosen @ ..] = &arguments[..] else {
        anyhow::bail!("usage: adapters TABLES ANSWERS [LIBRARY...]");
    };
    // a panic is an answer here
    std::panic::set_hook(Box::new(|_| {}));
    for (name, sets, answer) in LIBRARIES {
        if chosen.is_empty() || chosen.iter().any(|text| text == name) {
            for set in *sets {
                let to = Path::new(answers).join(name).join(set);
                answer_set(&Path::new(tables).join(set), &to, set, *answer)?;
            }
            fs::write(
                Path::new(answers).join(name).join("version.txt"),
                version(name)?,
            )?;
        }
    }
    Ok(())
}

fn answer_set(from: &Path, to: &Path, set: &str, answer: Answer) -> Result<()> {
    fs::create_dir_all(to)?;
    for file in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let path = file?.path();
        let question = path
            .file_stem()
            .and_then(|name| name.to_str())
            .context("a name")?;
        let text = fs::read_to_string(&path)?;
        let mut out = b"row,answer\n".to_vec();
        let mut is_asked = false;
        for line in text.lines().skip(1) {
            let columns: Vec<&str> = line.split(',').collect();
            let query = Query::read(set, question, &columns[2..])?;
            let given = catch_unwind(AssertUnwindSafe(|| answer(&query)));
            if let Some(given) = given.unwrap_or(Some(REFUSED.to_string())) {
                writeln!(out, "{},{given}", columns[0])?;
                is_asked = true;
            }
        }
        if is_asked {
            fs::write(to.join(question).with_extension("csv"), out)?;
        }
    }
    Ok(())
}
