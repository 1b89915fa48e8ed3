//! Writes the generated files of the project, or checks that they are up to date.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;
use sat2d_api::output::{Output, Package};
use sat2d_api::outputs;

/// Writes the headers, include/api.json and the bindings, which are generated from the C API.
#[derive(Parser)]
struct Arguments {
    /// Writes nothing, and fails if a file is not up to date.
    #[arg(long)]
    check: bool,
    /// Writes what is not committed instead: the files of a package whose build makes them.
    #[arg(long, conflicts_with = "check")]
    package: Option<Package>,
}

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut outputs = outputs::all(&root)?;
    outputs.retain(|output| output.package() == arguments.package);
    if let Some(package) = arguments.package {
        remove_others(&root, package, &outputs)?;
    }
    let mut stale = 0;
    for output in outputs {
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

/// Removes what an earlier C API left in the folder of a package, whose build takes every file.
fn remove_others(root: &Path, package: Package, outputs: &[Output]) -> Result<()> {
    let folder = root.join(package.folder());
    fs::create_dir_all(&folder).context(package.folder())?;
    for entry in fs::read_dir(&folder).context(package.folder())? {
        let path = entry?.path();
        if !outputs.iter().any(|output| root.join(&output.path) == path) {
            fs::remove_file(&path).with_context(|| path.display().to_string())?;
        }
    }
    Ok(())
}
