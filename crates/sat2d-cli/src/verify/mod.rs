//! `sat2d verify`: checks recorded tables and reports each row on which the library disagrees.
//!
//! | file | contents |
//! | --- | --- |
//! | `arguments` | the options |
//! | `baseline` | accepted differences, in a file beside the table |
//! | `profile` | the profiles on the command line |
//! | `comparison` | expected and actual answers of one row |
//! | `family` | what a family of tables consists of; the exact check |
//! | `fields` | shapes and points within a field |
//! | `tables` | the families |
//! | `recognise` | which family a header belongs to |
//! | `report` | what is printed |
//! | `review` | accepting differences one by one |
//! | `picture` | a row as a picture |

pub mod arguments;
mod baseline;
mod comparison;
mod family;
mod fields;
mod picture;
mod profile;
mod recognise;
mod report;
mod review;
mod tables;

use crate::csv::records::{Problem, TableError};
use crate::csv::table::{Row, Table};
use crate::files;
use anyhow::{anyhow, bail};
use arguments::Arguments;
use baseline::Baseline;
use comparison::{Difference, Outcome};
use family::Subject;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressFinish, ProgressStyle};
use profile::Profile;
use recognise::{Match, recognise};
use report::{Counts, Report};
use review::{Decision, Review};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::ExitCode;
use tables::flash_shapes;

/// Files of fewer bytes are done before a progress bar could be read.
const LONG_FILE: u64 = 8 << 20;

/// Checks the files one after the other; the others are checked even if one is not a table.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    if arguments.touching.is_some() && arguments.profile != Some(Profile::Exact) {
        bail!("--touching needs --profile exact");
    }
    let stdin = arguments.files.iter().any(|path| files::is_standard(path));
    if stdin && (arguments.bless || arguments.review) {
        bail!("standard input has no baseline: --bless and --review need files");
    }
    let mut acceptance = Acceptance::new(arguments);
    let mut results = files::results(arguments.svg.as_deref(), out);
    let (mut total, mut checked, mut failed) = (Counts::default(), 0_u64, false);
    let mut drawing = Drawing::new(arguments);
    for path in files::expand(&arguments.files) {
        if path.file_name() == Some(OsStr::new(flash_shapes::FILE)) {
            files::note(format_args!(
                "{}: shapes, which other tables name",
                path.display()
            ));
            continue;
        }
        match check(
            &path,
            arguments,
            &mut drawing,
            &mut acceptance,
            &mut results,
        ) {
            Ok((report, baseline)) => {
                report.write(&path, &mut results)?;
                if arguments.bless || arguments.review {
                    results.flush()?;
                    baseline.write()?;
                }
                total.add(&report.counts);
                checked += 1;
            }
            Err(error) => {
                results.flush()?;
                files::note(format_args!("{}{error}", path.display()));
                failed = true;
            }
        }
    }
    if checked > 1 {
        writeln!(results, "{checked} tables: {total}")?;
    }
    results.flush()?;
    drop(results);
    drawing.write(arguments, out)?;
    Ok(ExitCode::from(
        match (failed, total.mismatches + total.gone) {
            (true, _) => 2,
            (false, 0) => 0,
            (false, _) => 1,
        },
    ))
}

/// What becomes of differences that the baseline does not have.
enum Acceptance {
    None,
    All,
    Reviewed(Review<io::StdinLock<'static>>),
}

impl Acceptance {
    fn new(arguments: &Arguments) -> Acceptance {
        if arguments.bless {
            Acceptance::All
        } else if arguments.review {
            Acceptance::Reviewed(Review::new(io::stdin().lock()))
        } else {
            Acceptance::None
        }
    }

    fn decide(
        &mut self,
        difference: impl FnOnce() -> String,
        out: &mut impl Write,
    ) -> io::Result<Decision> {
        match self {
            Acceptance::None => Ok(Decision::Reject),
            Acceptance::All => Ok(Decision::Accept),
            Acceptance::Reviewed(review) => review.ask(&difference(), out),
        }
    }
}

fn check(
    path: &Path,
    arguments: &Arguments,
    drawing: &mut Drawing,
    acceptance: &mut Acceptance,
    out: &mut impl Write,
) -> Result<(Report, Baseline), TableError> {
    let mut table = Table::new(open(path)?)?;
    if !files::is_standard(path) {
        table.header.folder = path.parent().map(Path::to_owned);
    }
    let (matched, mut others) = recognise(&table.header, arguments.profile, arguments.touching)?;
    let mut baseline = Baseline::beside(path, &matched.name)?;
    let mut report = Report::new(matched);
    // a pipe can be read only once, so the other checks run along
    let single_pass = !path.is_file();
    while let Some(row) = table.next_row()? {
        report.counts.rows += 1;
        if single_pass {
            retain_agreeing(&mut others, &row);
        }
        let agrees = match report.matched.check.row(&row)? {
            Outcome::Agrees => {
                report.counts.agreements += 1;
                true
            }
            Outcome::Differs(mut differences) => {
                let is_known = baseline.accepts(&row, &mut differences);
                let describe = || report.describe(&row, &differences);
                if is_known || acceptance.decide(describe, out)? == Decision::Accept {
                    baseline.accept(&row, &differences);
                    report.counts.accepted += 1;
                    true
                } else {
                    others.retain(|other| compares(other, &differences));
                    report.add_mismatch(&row, &differences);
                    false
                }
            }
        };
        drawing.consider(&row, agrees, &report.matched)?;
    }
    if report.counts.rows == 0 {
        let name = report.matched.name;
        return Err(table.header.error(Problem::NoRows(name)));
    }
    for gone in baseline.gone() {
        if acceptance.decide(|| gone.to_string(), out)? == Decision::Accept {
            baseline.forget(gone);
        } else {
            report.add_gone(gone.to_string());
        }
    }
    if report.counts.mismatches > 0 {
        if !single_pass {
            let mut table = Table::new(open(path)?)?;
            while !others.is_empty() {
                let Some(row) = table.next_row()? else { break };
                retain_agreeing(&mut others, &row);
            }
        }
        report.alternatives = others.into_iter().map(|other| other.options).collect();
    }
    Ok((report, baseline))
}

/// Keeps the checks that agree with this row.
fn retain_agreeing(checks: &mut Vec<Match>, row: &Row) {
    checks.retain(|check| matches!(check.check.row(row), Ok(Outcome::Agrees)));
}

/// Whether a check compares all columns that differ; otherwise its agreement says nothing.
fn compares(check: &Match, differences: &[Difference]) -> bool {
    let mut columns = differences.iter().map(|difference| &difference.column);
    columns.all(|column| check.compared.contains(column))
}

/// The row that is drawn.
struct Drawing {
    /// The line that the user wants, or the first row that disagrees.
    line: Option<u64>,
    wanted: bool,
    found: Option<(u64, Subject)>,
}

impl Drawing {
    fn new(arguments: &Arguments) -> Drawing {
        Drawing {
            line: arguments.line,
            wanted: arguments.svg.is_some(),
            found: None,
        }
    }

    /// Keeps the row if it is the one.
    fn consider(&mut self, row: &Row, agrees: bool, matched: &Match) -> Result<(), TableError> {
        let is_it = self.line.map_or(!agrees, |line| line == row.line());
        if self.wanted && self.found.is_none() && is_it {
            self.found = Some((row.line(), matched.check.subject(row)?));
        }
        Ok(())
    }

    fn write(self, arguments: &Arguments, out: &mut impl Write) -> anyhow::Result<()> {
        let Some(target) = &arguments.svg else {
            return Ok(());
        };
        match (self.found, self.line) {
            (Some((line, subject)), _) => {
                let drawing = picture::draw(subject)
                    .map_err(|error| anyhow!("line {line} cannot be drawn: {error}"))?;
                files::write_picture(target, &drawing, out)
            }
            (None, Some(line)) => bail!("there is no row on line {line} to draw"),
            (None, None) => {
                files::note(format_args!(
                    "{} not written: no row disagrees",
                    target.display()
                ));
                Ok(())
            }
        }
    }
}

/// Opens a file. For a long one, a terminal shows a progress bar.
fn open(path: &Path) -> io::Result<Box<dyn BufRead>> {
    if files::is_standard(path) {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = File::open(path)?;
    let length = file.metadata()?.len();
    // indicatif draws nothing if standard error is not a terminal
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
