//! The `sat2d` command: checks recorded tables against the library, collides and draws small scenes, cuts polygons. This file is its
//! face: the arguments, what they mean, and the exit status.
//!
//! | status | meaning |
//! | --- | --- |
//! | 0 | done; for `verify`: every row agrees |
//! | 1 | `verify` found a row that disagrees; `decompose` met what is no polygon, or a check of it failed |
//! | 2 | the arguments or an input are not what they should be, or a file cannot be read or written |

mod collide;
mod decompose;
mod records;
mod scene;
mod svg;
mod table;
mod verify;

use clap::{Parser, Subcommand};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(
    name = "sat2d",
    version,
    about = "Exact 2D collision detection and convex decomposition"
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Check every row of recorded tables against the library
    #[command(after_long_help = verify::HELP)]
    Verify {
        /// Tables to check: CSV with a header line
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// What the tables are to be checked as; without it each is recognised by its header line
        #[arg(long, value_enum)]
        profile: Option<verify::Profile>,
    },
    /// Tell for every pair of bodies in a scene whether it is disjoint, touching or overlapping
    #[command(after_long_help = scene::HELP)]
    Collide(collide::Arguments),
    /// Cut polygons, concave ones and ones with holes, into convex pieces
    #[command(after_long_help = decompose::HELP)]
    Decompose(decompose::Arguments),
}

fn main() -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let status = run(Arguments::parse().command, &mut out)
        .and_then(|status| Ok(out.flush().map(|()| status)?));
    match status {
        Ok(status) => status,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sat2d: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(command: Command, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match command {
        Command::Verify { files, profile } => verify::run(&files, profile, out),
        Command::Collide(arguments) => collide::run(&arguments, out).map(|()| ExitCode::SUCCESS),
        Command::Decompose(arguments) => decompose::run(&arguments, out),
    }
}

/// Whether whoever reads our output has seen enough, as `head` does.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
