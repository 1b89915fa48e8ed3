//! The C++ wrapper costs next to nothing over C: the same functions, written against either header
//! (folder `cost`), compile to the same calls and at most a few instructions more, not counting
//! what runs only on failure.
//!
//! `SAT2D_WRITE_FIGURES=1 cargo test -p c_tests --test c cost` writes the table of
//! docs/manual/main.md.

use c_tests::programs::{WARNINGS, include, succeed};
use sat2d_figures::documents;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// The functions, and what they do.
const FUNCTIONS: [(&str, &str); 5] = [
    ("hit", "do two things overlap?"),
    ("depth", "how deep?"),
    ("place", "a point placed in a nested container"),
    ("walk", "move a body"),
    ("seen", "what does a ray meet first?"),
];

/// The ways to compile C++: a title, flags, and how many instructions more than in C are right. A
/// result has its status in memory beside the answer: one store per call, and its effect on
/// register allocation. Other versions of the compiler may need a move more or less. A copy of an
/// answer, or a call, is much more.
const WAYS: [(&str, &[&str], usize); 3] = [
    ("C++, exceptions", &["-std=c++11"], 2),
    (
        "C++, `-fno-exceptions`",
        &["-std=c++11", "-fno-exceptions"],
        2,
    ),
    (
        "C++, `SAT2D_RESULT`",
        &["-std=c++11", "-DSAT2D_RESULT=1"],
        5,
    ),
];

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
    let cpp = WAYS.map(|(_, flags, _)| counts("g++", flags, "by_cpp.cpp"));
    let mut table = String::from("| function | calls | C |");
    WAYS.iter()
        .for_each(|(way, ..)| table += &format!(" {way} |"));
    table += "\n| --- | ---: | ---: | ---: | ---: | ---: |\n";
    for (function, title) in FUNCTIONS {
        let (by_c, calls_c) = c[function];
        table += &format!("| {title} | {calls_c} | {by_c} |");
        for ((way, _, more), cpp) in WAYS.iter().zip(&cpp) {
            let (by_cpp, calls_cpp) = cpp[function];
            assert_eq!(calls_c, calls_cpp, "calls of {function}, {way}");
            assert!(
                by_cpp <= by_c + more,
                "{function}, {way}: {by_cpp} instructions where C has {by_c}"
            );
            table += &format!(" {by_cpp} |");
        }
        table += "\n";
    }
    if std::env::var_os("SAT2D_WRITE_FIGURES").is_some() {
        documents::write("c++", &table).expect("a place for the table");
    }
}
