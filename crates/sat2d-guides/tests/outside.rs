//! The program of the tutorial in a crate outside of this workspace, with the features that the
//! tutorial names: in the workspace other crates turn features on.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Runs cargo in a folder.
fn cargo(folder: &Path, arguments: &[&str]) -> Result<(), String> {
    let target = folder.join("target");
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    // Flags of a run for coverage or sanitizers would build everything again.
    let run = cargo
        .args(arguments)
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", target)
        .env_remove("RUSTFLAGS")
        .output();
    let output = run.map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(()),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}

#[test]
fn the_tutorial_compiles_after_the_command_that_it_names() -> Result<(), Box<dyn std::error::Error>>
{
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("outside");
    fs::create_dir_all(folder.join("src"))?;
    fs::write(
        folder.join("Cargo.toml"),
        "[package]\nname = \"game\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n",
    )?;
    let program = concat!(env!("OUT_DIR"), "/tutorial.rs");
    fs::copy(program, folder.join("src/main.rs"))?;
    // Versions that are there already: the test needs no network.
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;

    let tutorial = fs::read_to_string(root.join("docs/tutorial/rust.md"))?;
    let command = tutorial
        .lines()
        .find(|line| line.starts_with("cargo add sat2d"));
    let command = command.ok_or("the tutorial has no `cargo add`")?;
    let library = root.join("crates/sat2d").canonicalize()?;
    let library = library.to_str().ok_or("a path of UTF-8")?;
    let command = command.replace("../sat2d/crates/sat2d", library);
    let mut arguments: Vec<_> = command.split_whitespace().skip(1).collect();
    arguments.push("--offline");
    cargo(&folder, &arguments)?;
    cargo(&folder, &["check", "--offline"])?;
    Ok(())
}
