//! Programs that link the library as a user's would: built with the installed compilers, run, and
//! run again under valgrind if that is installed.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

/// The warnings that a user's code may have switched on, all errors.
pub const WARNINGS: &[&str] = &["-Wall", "-Wextra", "-Wpedantic", "-Werror"];

/// The folder of the headers.
pub fn include() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../include")
}

/// Whether there is a program of this name.
pub fn is_installed(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}

/// A static library with all functions of the C API: the newest one of this package. Cargo keeps
/// one for each set of features, and rebuilds the one in use if a source changes.
pub fn library() -> PathBuf {
    let program = env::current_exe().expect("a test knows its own path");
    let folder = program.parent().expect("it lies in a folder");
    let entries = fs::read_dir(folder).expect("the folder can be listed");
    let libraries = entries.filter_map(|entry| {
        let entry = entry.expect("the folder can be listed");
        let name = entry.file_name().into_string().ok()?;
        let name = name.strip_prefix("lib").unwrap_or(&name);
        let is_library =
            name.starts_with("c_tests-") && (name.ends_with(".a") || name.ends_with(".lib"));
        is_library.then(|| entry.path())
    });
    let built = |path: &PathBuf| fs::metadata(path).and_then(|file| file.modified()).ok();
    libraries
        .max_by_key(built)
        .expect("cargo built the library with this test")
}

/// Compiles source files with `flags`, links them with the library and runs the program. Returns
/// the program's path and its output. Panics with all output if the compiler or the program fails.
pub fn build_and_run(
    compiler: &str,
    flags: &[&str],
    sources: &[&Path],
    scratch: &Path,
) -> (PathBuf, String) {
    let name = sources[0].file_stem().expect("a file").to_string_lossy();
    let mark: String = [compiler].iter().chain(flags).copied().collect();
    let mark: String = mark.chars().filter(|c| c.is_alphanumeric()).collect();
    let program = scratch.join(format!("{name}-{mark}"));
    succeed(
        Command::new(compiler)
            .args(flags)
            .arg("-I")
            .arg(include())
            .args(sources)
            .arg(library())
            .args(["-pthread", "-ldl", "-lm", "-o"])
            .arg(&program),
    );
    let output = succeed(&mut Command::new(&program));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    (program, said)
}

/// Runs a program under valgrind, if that is installed. Panics on a leak or an invalid access.
pub fn check_memory(program: &Path) {
    if is_installed("valgrind") {
        succeed(
            Command::new("valgrind")
                .args(["--quiet", "--error-exitcode=1", "--leak-check=full"])
                .arg("--errors-for-leak-kinds=definite,indirect,possible")
                .arg(program),
        );
    }
}

/// Writes a generated source file, for [`build_and_run`].
pub fn source(scratch: &Path, name: &str, text: &str) -> PathBuf {
    let path = scratch.join(name);
    fs::write(&path, text).expect("the source can be written");
    path
}

/// Runs a command; panics with its output if it fails.
pub fn succeed(command: &mut Command) -> Output {
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(
        output.status.success(),
        "{command:?} ended with {}:\n{}{}",
        output.status,
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    output
}
