//! Runs cargo and rustc.

use anyhow::{Context, Result, ensure};
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The cargo that runs this program, in the root of the project.
pub fn cargo(root: &Path, subcommand: &str) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.arg(subcommand).current_dir(root);
    cargo
}

/// The compiler that cargo uses.
pub fn rustc() -> Command {
    Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

/// The folder of the compiler and its documents.
pub fn sysroot() -> Result<PathBuf> {
    let path = output(rustc().args(["--print", "sysroot"]))?;
    Ok(Path::new(path.trim()).to_path_buf())
}

/// What a command writes to its standard output.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("running {command:?}"))?;
    ensure!(output.status.success(), "{command:?} failed");
    Ok(String::from_utf8(output.stdout)?)
}
