//! Compiles the C harness, the arena of the examples and the examples of the porting guides, as strictly as a C compiler can be asked to.

mod guides;

use std::path::{Path, PathBuf};

fn main() {
    println!("cargo::rerun-if-changed=guides.rs");
    println!("cargo::rerun-if-changed=c");
    println!("cargo::rerun-if-changed=../include");
    println!("cargo::rerun-if-changed=../examples/arena");
    strict()
        .files(sources("c"))
        // the test calls the parts through a function
        .define("main", "harness_main")
        .compile("sat2d_harness");

    let parts = ["room", "game", "bullets", "picture", "check", "main"];
    strict()
        .files(parts.map(|part| format!("../examples/arena/{part}.c")))
        // called by the test as a function
        .define("main", "arena_main")
        .compile("sat2d_arena");

    let folder = std::env::var_os("OUT_DIR").expect("cargo says where files go");
    let examples = Path::new(&folder).join("guides.c");
    guides::write(&examples);
    strict().file(examples).compile("sat2d_guides");
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
