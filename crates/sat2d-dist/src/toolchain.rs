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

/// Adds options for every crate that `cargo` compiles, so that no path of this machine gets into
/// what it builds: messages of panics name source files. Options from the environment are kept.
pub fn without_machine_paths(cargo: &mut Command, root: &Path) -> Result<()> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let separator = "\u{1f}";
    let mut options = match (env::var("CARGO_ENCODED_RUSTFLAGS"), env::var("RUSTFLAGS")) {
        (Ok(encoded), _) => encoded,
        (_, Ok(plain)) => plain.split_whitespace().collect::<Vec<_>>().join(separator),
        _ => String::new(),
    };
    let sysroot = sysroot()?;
    // of two prefixes that fit, rustc applies the later one
    let folders = [
        (home.as_deref(), "/cargo"),
        (Some(&*sysroot), "/rustc"),
        (Some(root), "/sat2d"),
    ];
    for (folder, name) in folders {
        let Some(folder) = folder else { continue };
        if !options.is_empty() {
            options += separator;
        }
        options += &format!("--remap-path-prefix={}={name}", folder.display());
    }
    cargo.env("CARGO_ENCODED_RUSTFLAGS", options);
    Ok(())
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
