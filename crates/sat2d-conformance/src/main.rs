//! `sat2d-conformance` makes the tables of `conformance/`, and judges the answers of libraries.

mod bounds;
mod draw;
mod exact;
mod form;
mod judge;
mod movers;
mod table;
mod verify;
mod witness;

use anyhow::{Context, Result, bail};
use clap::Parser;
use judge::{Asked, judge};
use rayon::prelude::*;
use std::fs::{File, create_dir_all, read_dir, read_to_string};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use table::{TABLES, Table};

/// How many rows are made at a time.
const CHUNK: u64 = 4096;

#[derive(Parser)]
#[command(about = "Makes tables of 2D collision queries with exact answers, and judges answers")]
enum Command {
    /// Writes the tables into a folder.
    Tables {
        /// Where to.
        folder: PathBuf,
        /// About how many rows there are without ellipses, curves and turns; the others have a
        /// third more.
        #[arg(long, default_value_t = 4000)]
        rows: usize,
        /// Each seed makes other queries.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Only the tables whose path begins with this, such as `double/`.
        #[arg(long, default_value = "")]
        only: String,
    },
    /// Verifies all certificates in a folder of tables, as they are written there.
    Verify {
        /// The tables.
        folder: PathBuf,
    },
    /// Compares answers with the tables and prints a report. It fails if an answer of sat2d is
    /// wrong.
    Judge {
        /// The list of libraries and their promises.
        libraries: PathBuf,
        /// Prints the answers of this library that are beyond its promises, with their rows.
        #[arg(long)]
        show: Option<String>,
        /// A title, a folder of tables and a folder of answers.
        #[arg(long = "asked", num_args = 3, value_names = ["TITLE", "TABLES", "ANSWERS"])]
        asked: Vec<String>,
    },
    /// Writes levels for movers, one a line, in JSON.
    Levels {
        /// Where to.
        file: PathBuf,
        /// Each seed makes other levels.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// All 1,764 levels of the seed instead of one motion for each kind, body and offset.
        #[arg(long)]
        all: bool,
        /// By how much the tops of jittered tiles differ from the surface, in tiles.
        #[arg(long, default_value_t = 0.0007)]
        jitter: f64,
    },
    /// Judges how movers went through levels, and prints a report.
    Movers {
        /// The levels.
        levels: PathBuf,
        /// A folder with a folder of answers for each mover.
        answers: PathBuf,
        /// Prints the faults of each run instead, and a hash of its placements.
        #[arg(long)]
        runs: bool,
        /// Only the movers whose name begins with this.
        #[arg(long, default_value = "")]
        only: String,
    },
}

fn main() -> Result<()> {
    match Command::parse() {
        Command::Tables {
            folder,
            rows,
            seed,
            only,
        } => {
            for table in TABLES {
                if format!("{}/{}", table.set, table.name).starts_with(&only) {
                    let rows = rows * table.weight / 1000;
                    write_table(&folder, &table, rows as u64, seed)?;
                }
            }
            Ok(())
        }
        Command::Verify { folder } => {
            let mut count = 0;
            for table in TABLES {
                let path = folder.join(table.set).join(table.name);
                let path = path.with_extension("csv");
                if table.has_witness() && path.is_file() {
                    count += verify::table(&path, table.may_lack_witness())?;
                }
            }
            println!("{count} certificates prove their relation");
            Ok(())
        }
        Command::Judge {
            libraries,
            show,
            asked,
        } => {
            let asked = asked.chunks_exact(3).map(|three| Asked {
                title: three[0].clone(),
                tables: PathBuf::from(&three[1]),
                answers: PathBuf::from(&three[2]),
            });
            let judgement = judge(&libraries, &asked.collect::<Vec<_>>())?;
            match show {
                Some(shown) => {
                    let of_library = |(name, _): &&(String, String)| *name == shown;
                    for (_, row) in judgement.beyond.iter().filter(of_library) {
                        println!("{row}");
                    }
                }
                None => print!("{}", judgement.report),
            }
            if judgement.failures > 0 {
                bail!("{} answers of sat2d are wrong", judgement.failures);
            }
            Ok(())
        }
        Command::Levels {
            file,
            seed,
            all,
            jitter,
        } => {
            let mut out = BufWriter::new(File::create(&file)?);
            for level in movers::draw::levels(seed, all, jitter) {
                writeln!(out, "{}", serde_json::to_string(&level)?)?;
            }
            Ok(out.flush()?)
        }
        Command::Movers {
            levels,
            answers,
            runs,
            only,
        } => {
            let judged = judge_movers(&levels, &answers, &only)?;
            if !runs {
                print!("{}", movers::report::text(&judged));
                return Ok(());
            }
            println!("mover,level,kind,faults,placements");
            for (name, _, runs) in &judged {
                for run in runs {
                    let faults = movers::judge::words(run.faults);
                    println!(
                        "{name},{},{},{faults},{:016x}",
                        run.level, run.kind, run.hash
                    );
                }
            }
            Ok(())
        }
    }
}

fn write_table(folder: &Path, table: &Table, rows: u64, seed: u64) -> Result<()> {
    let folder = folder.join(table.set);
    create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let path = folder.join(table.name).with_extension("csv");
    let mut file = BufWriter::new(File::create(&path).with_context(|| path.display().to_string())?);
    writeln!(file, "{}", table.header())?;
    for start in (0..rows).step_by(CHUNK as usize) {
        let chunk = start..rows.min(start + CHUNK);
        let lines: Result<Vec<String>> = chunk
            .into_par_iter()
            .map(|row| table.row(seed, row))
            .collect();
        for line in lines? {
            writeln!(file, "{line}")?;
        }
    }
    file.flush()?;
    Ok(())
}

type JudgedMover = (String, movers::judge::About, Vec<movers::judge::Run>);

fn judge_movers(levels: &Path, answers: &Path, only: &str) -> Result<Vec<JudgedMover>> {
    let text = read_to_string(levels).with_context(|| levels.display().to_string())?;
    let levels = text.lines().map(serde_json::from_str);
    let levels = levels.collect::<Result<Vec<movers::level::Level>, _>>()?;
    let mut names = Vec::new();
    for entry in read_dir(answers).with_context(|| answers.display().to_string())? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.retain(|name| name.starts_with(only));
    names.sort();
    let judged = names.into_iter().map(|name| {
        let (about, runs) = movers::judge::judge(&levels, &answers.join(&name))?;
        Ok((name, about, runs))
    });
    judged.collect()
}
