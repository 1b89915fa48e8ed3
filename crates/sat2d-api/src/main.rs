//! Writes the generated files of the project, or checks that they are up to date.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;

/// Writes the headers, include/api.json and the bindings, which are generated from the C API.
#[derive(Parser)]
struct Arguments {
    /// Writes nothing, and fails if a file is not up to date.
    #[arg(long)]
    check: bool,
}

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut stale = 0;
    for output in sat2d_api::outputs::all(&root)? {
        let path = root.join(&output.path);
        let text = fs::read_to_string(&path).unwrap_or_default();
        let Some(line) = output.first_difference(&text) else {
            continue;
        };
        stale += 1;
        if arguments.check {
            eprintln!("{} is stale from line {line} on", output.path);
        } else {
            fs::write(&path, &output.text).with_context(|| output.path.clone())?;
            println!("wrote {}", output.path);
        }
    }
    if arguments.check && stale > 0 {
        eprintln!("run `cargo run -p sat2d-api`");
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}
