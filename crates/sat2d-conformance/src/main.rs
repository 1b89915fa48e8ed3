//! `sat2d-conformance` makes the tables of `conformance/`, and judges the answers of libraries.

mod draw;
mod exact;
mod form;
mod table;
mod witness;

use anyhow::{Context, Result};
use clap::Parser;
use rayon::prelude::*;
use std::fs::{File, create_dir_all};
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
        /// About how many rows all tables have together.
        #[arg(long, default_value_t = 4000)]
        rows: usize,
        /// Each seed makes other queries.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Only the tables whose path begins with this, such as `double/`.
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
