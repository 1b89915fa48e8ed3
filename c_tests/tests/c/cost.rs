//! The C++ wrapper costs nothing over C: the same functions, written against either header (folder
//! `cost`), compile to the same calls and as many instructions, not counting what runs only on
//! failure.
//!
//! `cargo test -p c_tests --test c cost -- --nocapture` prints the table of docs/manual/main.md.

use c_tests::programs::{WARNINGS, include, succeed};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

const FUNCTIONS: [&str; 5] = ["hit", "depth", "place", "walk", "seen"];

/// Of each function how many instructions and how many calls among them.
type Counts = BTreeMap<String, (usize, usize)>;

fn counts(compiler: &str, flags: &[&str], source: &str) -> Counts {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cost");
    let object =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{source}{}.o", flags.concat()));
    succeed(
        Command::new(compiler)
            .args(WARNINGS)
            .args(["-O2", "-fcf-protection=none", "-c", "-I"])
            .arg(include())
            .args(flags)
            .arg(folder.join(source))
            .arg("-o")
            .arg(&object),
    );
    let listing = succeed(
        Command::new("objdump")
            .args(["-d", "--no-show-raw-insn"])
            .arg(&object),
    );
    let mut counts = Counts::new();
    let mut function = String::new();
    for line in String::from_utf8_lossy(&listing.stdout).lines() {
        if let Some((_, name)) = line
            .strip_suffix(">:")
            .and_then(|line| line.split_once('<'))
        {
            function = name.to_string();
        } else if let Some((_, code)) = line.split_once(":\t")
            && !code.contains("nop")
        {
            let (instructions, calls) = counts.entry(function.clone()).or_default();
            *instructions += 1;
            *calls += usize::from(code.starts_with("call"));
        }
    }
    counts
}

#[test]
#[cfg_attr(not(has_gcc), ignore = "needs gcc, g++ and objdump")]
fn the_cpp_api_costs_what_c_costs() {
    let c = counts("gcc", &["-std=c99"], "by_c.c");
    // A result has its status in memory beside the answer: one store per call, and its effect on
    // register allocation. Other versions of the compiler may need a move more or less. A copy of
    // an answer, or a call, is much more.
    for (way, flags, more) in [
        ("exceptions", &["-std=c++11"][..], 2),
        ("no exceptions", &["-std=c++11", "-fno-exceptions"], 2),
        ("results", &["-std=c++11", "-DSAT2D_RESULT=1"], 5),
    ] {
        let cpp = counts("g++", flags, "by_cpp.cpp");
        for function in FUNCTIONS {
            let ((by_c, calls_c), (by_cpp, calls_cpp)) = (c[function], cpp[function]);
            println!("{function:6} {way:13} C {by_c:3} C++ {by_cpp:3}");
            assert_eq!(calls_c, calls_cpp, "calls of {function}, {way}");
            assert!(
                by_cpp <= by_c + more,
                "{function}, {way}: {by_cpp} instructions where C has {by_c}"
            );
        }
    }
}
