//! Compiles the C harness, the arena of the examples and the examples of the porting guides with
//! all warnings as errors, and finds out which compilers the tests can use.

mod guides;

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=guides.rs");
    println!("cargo::rerun-if-changed=c");
    println!("cargo::rerun-if-changed=../include");
    println!("cargo::rerun-if-changed=../examples/arena");
    strict()
        .files(sources("c"))
        // The test calls it as a function.
        .define("main", "harness_main")
        .compile("sat2d_harness");

    let parts = ["room", "game", "bullets", "picture", "check", "main"];
    strict()
        .files(parts.map(|part| format!("../examples/arena/{part}.c")))
        // The test calls it as a function.
        .define("main", "arena_main")
        .compile("sat2d_arena");

    let folder = std::env::var_os("OUT_DIR").expect("cargo sets the folder");
    let examples = Path::new(&folder).join("guides.c");
    guides::write(&examples);
    strict().file(examples).compile("sat2d_guides");

    println!("cargo::rerun-if-env-changed=PATH");
    require("has_cpp_compiler", &["c++"]);
    require("has_gcc", &["gcc", "g++", "objdump"]);
}

/// Sets a configuration option if all these programs are installed. Tests that need them are
/// ignored without it.
fn require(option: &str, programs: &[&str]) {
    println!("cargo::rustc-check-cfg=cfg({option})");
    let is_installed = |name: &&str| Command::new(name).arg("--version").output().is_ok();
    if programs.iter().all(is_installed) {
        println!("cargo::rustc-cfg={option}");
    } else {
        // A file that does not exist: cargo runs this again each time, so that it notices when the
        // programs are installed.
        println!("cargo::rerun-if-changed=missing-{option}");
    }
}

/// The C files of a folder.
fn sources(folder: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder can be listed");
    let paths = entries.map(|entry| entry.expect("the folder can be listed").path());
    let mut sources: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "c"))
        .collect();
    sources.sort();
    sources
}

fn strict() -> cc::Build {
    let mut build = cc::Build::new();
    build
        .include("../include")
        .std("c99")
        .flag_if_supported("-Wpedantic")
        .warnings(true)
        .extra_warnings(true)
        .warnings_into_errors(true);
    build
}
