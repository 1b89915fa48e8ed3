//! Programs that link the library as a user's would: built with the compilers found here, run, and run again under valgrind where that
//! is installed.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;
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

/// The static library, built by cargo the first time it is asked for. `scratch` is the tests' own folder in the target folder.
pub fn library(scratch: &Path) -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let target = scratch.parent().expect("it lies in the target folder");
        let (profile, folder) = if cfg!(debug_assertions) {
            ("dev", "debug")
        } else {
            ("release", "release")
        };
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut build = Command::new(cargo);
        build
            .args(["build", "--quiet", "-p", "sat2d-clib", "--profile", profile])
            .arg("--target-dir")
            .arg(target)
            .current_dir(env!("CARGO_MANIFEST_DIR"));
        succeed(&mut build);
        target.join(folder).join("libsat2d.a")
    })
}

/// Compiles source files with `flags`, links them with the library and runs that: the program, and what it wrote. A compiler that complains or
/// a program that does not end with status 0 is a panic with all that was said.
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
            .arg(library(scratch))
            .args(["-pthread", "-ldl", "-lm", "-o"])
            .arg(&program),
    );
    let output = succeed(&mut Command::new(&program));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    (program, said)
}

/// Runs a program under valgrind, where that is installed; a leak or a wild access is a panic.
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

/// Runs a command that has to succeed.
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
