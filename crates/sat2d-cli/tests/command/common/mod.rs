//! Runs the command as a user does.

pub mod images;
pub mod polygons;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The result of a run of the command.
pub struct Run {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

/// The root of the project, the working folder of every run.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Runs `sat2d` with these arguments and an empty standard input.
pub fn sat2d(arguments: &[&str]) -> Run {
    sat2d_reading("", arguments)
}

/// Runs `sat2d` with these arguments and this standard input.
pub fn sat2d_reading(input: impl AsRef<[u8]>, arguments: &[&str]) -> Run {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // a command that does not read all of it closes the pipe
    let mut stdin = child.stdin.take().expect("a pipe");
    let _ = stdin.write_all(input.as_ref());
    drop(stdin);
    let output = child.wait_with_output().expect("the command ends");
    Run {
        status: output.status.code().expect("the command ends by itself"),
        stdout: String::from_utf8(output.stdout).expect("UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// The command with these arguments, in the root of the project.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sat2d"));
    command.args(arguments).current_dir(root());
    command
}

/// The path of a file for a test.
pub fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Writes such a file and returns its path.
pub fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = scratch(name);
    std::fs::write(&path, content).expect("the file can be written");
    path.to_str().expect("UTF-8").to_owned()
}

/// The sample scenes.
pub const SAMPLES: [&str; 7] = [
    "fight",
    "shapes",
    "billiards",
    "level",
    "platforms",
    "squash",
    "sprites",
];

/// The number of elements of a picture with this class.
pub fn count(picture: &str, class: &str) -> usize {
    let drawing = roxmltree::Document::parse(picture).expect("well-formed XML");
    let elements = drawing.descendants();
    elements
        .filter(|node| node.attribute("class") == Some(class))
        .count()
}
