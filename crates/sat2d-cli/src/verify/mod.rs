//! `sat2d verify`: reads recorded tables and reports each row on which the library disagrees.
//!
//! | file | what for |
//! | --- | --- |
//! | `family` | the kinds of table, and how one is recognised by its header |
//! | `row` | what checking one row comes to |
//! | `flash`, `awt`, `xywh`, `slicing`, `relation` | one family of tables each |

mod awt;
mod family;
mod flash;
mod relation;
mod row;
mod slicing;
mod xywh;

pub use family::Profile;

use crate::table::{Table, TableError};
use family::Match;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressFinish, ProgressStyle};
use row::{Difference, Outcome};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What `sat2d verify --help` says below the options.
pub const HELP: &str = "\
A table is CSV with a header line; columns are found by their names, in any order. `-` reads standard input. A number may be
written by its bits, `0x` and 16 hexadecimal digits. docs/recording of the project has recorders for old games.

  profile         needs the columns                            and at least one to compare
  flash           x1 y1 width1 height1 rotation1 (and 2),      hit, near, axis1_x axis1_y ... axis4_y
                  may have mirror1 mirror2 (below 0: mirrored)
  flash-rotation  levels, rotation1 scale_x1, rotation2 ...    global_rotation
  awt             a0_x a0_y ... a3_y, b0_x ... b3_y            hit
  xywh            x1 y1 w1 h1 x2 y2 w2 h2                      hit
  xywh-circle     cx cy r x y w h                              hit
  slicing         polygon                                      is_concave, original_is_concave,
                                                               original_pieces
  relation        a b (`circle x y r`, `polygon x y x y ...`)  relation
  depth           a b (circles and convex polygons)            depth
  exact           those of flash, awt, xywh, xywh-circle,      hit or relation
                  relation

Without --profile a header must have no columns but these (and the descriptive ones of the reference tables). With it, other
columns are left alone and named in the report.

The profiles from flash to slicing ask whether nothing changed: the answer must be that of the original program, bit for bit
where it is a number (only is_concave is the truth). The others ask whether the recorded answer is true. With `exact`, flash and
awt rectangles count as a hit where they touch, xywh ones only where they overlap; a flash rectangle has its full size then. A depth
may be off by 1e-12 of itself or 4 units in the last place of the largest coordinate, whichever is more.

Pieces are compared where the original's are a partition (original_valid is 1 or not there); elsewhere those of method `slicing` are
proven to be one. Numbers that make no shape are a mismatch.

Exit status: 0 all rows agree, 1 a row disagrees, 2 a file is no such table (the message has its line and column).";

/// How many mismatches are written out before the rest is only counted.
const SHOWN: usize = 20;

/// Files below this many bytes are done before a progress bar could be read.
const LONG_FILE: u64 = 8 << 20;

/// Checks the files one after the other; a file that is no table does not keep the others from being checked.
pub fn run(
    files: &[PathBuf],
    profile: Option<Profile>,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let (mut total, mut checked, mut unreadable) = (Counts::default(), 0, false);
    for path in files {
        match check(path, profile) {
            Ok(report) => {
                report.write(path, out)?;
                total.add(&report.counts);
                checked += 1;
            }
            Err(error) => {
                out.flush()?;
                eprintln!("sat2d: {}{error}", path.display());
                unreadable = true;
            }
        }
    }
    if checked > 1 {
        writeln!(out, "{checked} tables: {total}")?;
    }
    Ok(ExitCode::from(match (unreadable, total.mismatches) {
        (true, _) => 2,
        (false, 0) => 0,
        (false, _) => 1,
    }))
}

/// Rows by what came of them.
#[derive(Default)]
struct Counts {
    rows: u64,
    agreements: u64,
    mismatches: u64,
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.rows += other.rows;
        self.agreements += other.agreements;
        self.mismatches += other.mismatches;
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Counts {
            rows,
            agreements,
            mismatches,
        } = self;
        write!(
            f,
            "{rows} rows, {agreements} agree, {mismatches} mismatches"
        )
    }
}

/// What is known of a table when all its rows have been seen.
struct Report {
    matched: Match,
    counts: Counts,
    /// The first [`SHOWN`] rows that disagree, by line.
    mismatches: Vec<(u64, Vec<Difference>)>,
}

impl Report {
    fn write(&self, path: &Path, out: &mut impl Write) -> io::Result<()> {
        writeln!(
            out,
            "{}: {}: {}",
            path.display(),
            self.matched.name,
            self.counts
        )?;
        if !self.matched.ignored.is_empty() {
            writeln!(
                out,
                "  columns left alone: {}",
                self.matched.ignored.join(", ")
            )?;
        }
        for (line, differences) in &self.mismatches {
            let said: Vec<String> = differences.iter().map(ToString::to_string).collect();
            writeln!(out, "  line {line}: {}", said.join("; "))?;
        }
        let unsaid = self.counts.mismatches - self.mismatches.len() as u64;
        if unsaid > 0 {
            writeln!(out, "  and {unsaid} more mismatches")?;
        }
        Ok(())
    }
}

fn check(path: &Path, profile: Option<Profile>) -> Result<Report, TableError> {
    let mut table = Table::new(open(path)?)?;
    let matched = family::recognise(&table.header, profile)?;
    let mut report = Report {
        matched,
        counts: Counts::default(),
        mismatches: Vec::new(),
    };
    while let Some(row) = table.next_row()? {
        let counts = &mut report.counts;
        counts.rows += 1;
        match report.matched.check.row(&row)? {
            Outcome::Agrees => counts.agreements += 1,
            Outcome::Differs(differences) => {
                counts.mismatches += 1;
                if report.mismatches.len() < SHOWN {
                    report.mismatches.push((row.line(), differences));
                }
            }
        }
    }
    Ok(report)
}

/// Opens a file. For a long one, when a terminal is watching, a bar shows how much of it was read.
fn open(path: &Path) -> io::Result<Box<dyn BufRead>> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = File::open(path)?;
    let length = file.metadata()?.len();
    // indicatif itself draws nothing where standard error is no terminal
    let target = if length >= LONG_FILE {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let progress = ProgressBar::with_draw_target(Some(length), target)
        .with_prefix(path.display().to_string())
        .with_style(
            ProgressStyle::with_template("{prefix} {wide_bar} {percent:>3} %, {eta} left")
                .expect("the template is well-formed"),
        )
        .with_finish(ProgressFinish::AndClear);
    let file = progress.wrap_read(file);
    Ok(Box::new(BufReader::with_capacity(1 << 16, file)))
}
