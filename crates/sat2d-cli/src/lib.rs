//! The `sat2d` command: checks recorded tables against the library, finds and draws the collisions
//! of small scenes, decomposes polygons, traces sprites, runs recordings of worlds again.
//!
//! | module | contents |
//! | --- | --- |
//! | `words`, `files`, `xml` | counts and verdicts as text, inputs and outputs, documents |
//! | `touching`, `deviation` | options that several commands have |
//! | `csv` | records and tables |
//! | `scene` | scene files, and the pairs that meet in them |
//! | `polygons` | polygons from files of several formats, and their pieces |
//! | `sprites` | sprites from images, and their silhouettes |
//! | `picture` | scenes, polygons and sprites as SVG |
//! | `verify`, `collide`, `decompose`, `trace`, `replay`, `shell` | the commands |
//!
//! | exit status | meaning |
//! | --- | --- |
//! | 0 | success; for `verify`: every row agrees; for `replay`: nothing differs |
//! | 1 | a row disagrees, a polygon is invalid, a check failed or a step differs |
//! | 2 | invalid arguments or input, or a file that cannot be read or written |

mod collide;
mod csv;
mod decompose;
mod deviation;
mod files;
mod picture;
mod polygons;
mod replay;
mod scene;
mod shell;
mod sprites;
mod touching;
mod trace;
mod verify;
mod words;
mod xml;

use clap::{CommandFactory, Parser, Subcommand};
use std::io::{self, Write};
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
    #[command(after_long_help = verify::arguments::HELP)]
    Verify(verify::arguments::Arguments),
    /// Decide for every pair of bodies in a scene whether it is disjoint, touching or overlapping
    #[command(after_long_help = scene::placed::HELP)]
    Collide(collide::Arguments),
    /// Decompose polygons, concave ones and ones with holes, into convex pieces
    #[command(after_long_help = decompose::arguments::HELP)]
    Decompose(decompose::arguments::Arguments),
    /// Trace the silhouettes of sprites along the edges of their pixels
    #[command(after_long_help = trace::arguments::HELP)]
    Trace(trace::arguments::Arguments),
    /// Run a recording of a world again and name the first step that differs
    #[command(after_long_help = replay::HELP)]
    Replay(replay::Arguments),
    /// Print the completions of this command for a shell
    #[command(after_long_help = shell::COMPLETIONS_HELP)]
    Completions(shell::Completions),
    /// Write the manual pages of this command into a folder
    #[command(after_long_help = shell::MAN_HELP)]
    Man(shell::Man),
}

/// Runs the command with the arguments of the process, and returns its exit status.
///
/// The program `src/main.rs` does nothing else. A library needs only the types of what it depends
/// on, so cargo compiles this one while it still generates the code of `sat2d`.
pub fn main() -> ExitCode {
    let mut out = Output {
        stdout: io::BufWriter::new(io::stdout().lock()),
        closed: false,
    };
    let result = run(Arguments::parse().command, &mut out)
        .and_then(|status| Ok(out.flush().map(|()| status)?));
    match result {
        Ok(status) => status,
        // the reader has seen enough, as `head` has
        Err(_) if out.closed => ExitCode::SUCCESS,
        Err(error) => {
            files::note(format_args!("{error:#}"));
            ExitCode::from(2)
        }
    }
}

fn run(command: Command, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match command {
        Command::Verify(arguments) => verify::run(&arguments, out),
        Command::Collide(arguments) => collide::run(&arguments, out).map(|()| ExitCode::SUCCESS),
        Command::Decompose(arguments) => decompose::run(&arguments, out),
        Command::Trace(arguments) => trace::run(&arguments, out).map(|()| ExitCode::SUCCESS),
        Command::Replay(arguments) => replay::run(&arguments, out),
        Command::Completions(arguments) => {
            shell::write_completions(&arguments, Arguments::command(), out)
                .map(|()| ExitCode::SUCCESS)
        }
        Command::Man(arguments) => {
            shell::write_man_pages(&arguments, Arguments::command()).map(|()| ExitCode::SUCCESS)
        }
    }
}

/// Standard output, and whether its reader has closed it. The error itself cannot tell: libraries
/// wrap it in errors of their own.
struct Output<W> {
    stdout: W,
    closed: bool,
}

impl<W: Write> Output<W> {
    fn note<T>(&mut self, result: io::Result<T>) -> io::Result<T> {
        let kind = result.as_ref().err().map(io::Error::kind);
        self.closed |= kind == Some(io::ErrorKind::BrokenPipe);
        result
    }
}

impl<W: Write> Write for Output<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let result = self.stdout.write(bytes);
        self.note(result)
    }

    fn flush(&mut self) -> io::Result<()> {
        let result = self.stdout.flush();
        self.note(result)
    }
}
