//! Runs the command as a user does.

#![allow(dead_code)] // each file of tests uses some of it

use std::path::{Path, PathBuf};
use std::process::Command;

/// What a run of the command came to.
pub struct Run {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

/// The top of the project, where every run starts.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Runs `sat2d` with these arguments.
pub fn sat2d(arguments: &[&str]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_sat2d"))
        .args(arguments)
        .current_dir(root())
        .output()
        .expect("the command starts");
    Run {
        status: output.status.code().expect("the command ends by itself"),
        stdout: String::from_utf8(output.stdout).expect("UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// A place for a file that a test makes.
pub fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Makes such a file and returns its path.
pub fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = scratch(name);
    std::fs::write(&path, content).expect("the file can be written");
    path.to_str().expect("UTF-8").to_owned()
}
