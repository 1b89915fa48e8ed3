//! Each header compiles alone and twice included, in every language standard it is for, with all warnings as errors, by every compiler
//! found here.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

struct Case {
    header: &'static str,
    compilers: &'static [&'static str],
    extension: &'static str,
    standards: &'static [&'static str],
    flags: &'static [&'static str],
}

const C: &[&str] = &["gcc", "clang"];
const CXX: &[&str] = &["g++", "clang++"];

const CASES: [Case; 4] = [
    Case {
        header: "sat2d.h",
        compilers: C,
        extension: "c",
        standards: &["c99", "c11", "c17"],
        flags: &["-Wstrict-prototypes"],
    },
    Case {
        header: "sat2d.h",
        compilers: CXX,
        extension: "cpp",
        standards: &["c++11", "c++17"],
        flags: &[],
    },
    Case {
        header: "sat2d.hpp",
        compilers: CXX,
        extension: "cpp",
        standards: &["c++11", "c++17", "c++20"],
        flags: &["-Wold-style-cast"],
    },
    Case {
        header: "sat2d.hpp",
        compilers: CXX,
        extension: "cpp",
        standards: &["c++11", "c++17"],
        flags: &["-fno-exceptions", "-fno-rtti"],
    },
];

#[test]
fn each_header_compiles_alone_and_twice_included() {
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("../include");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("headers");
    fs::create_dir_all(&folder).expect("the folder can be made");
    for case in CASES {
        let mut compiled = 0;
        let source = folder.join(case.header).with_extension(case.extension);
        for compiler in case.compilers.iter().filter(|name| is_installed(name)) {
            for (standard, times) in case.standards.iter().flat_map(|s| [(s, 1), (s, 2)]) {
                let text = format!("#include \"{}\"\n", case.header).repeat(times);
                fs::write(&source, text).expect("the source can be written");
                let output = Command::new(compiler)
                    .arg(format!("-std={standard}"))
                    .args(["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion"])
                    .args(["-Werror", "-fsyntax-only", "-I"])
                    .arg(&include)
                    .args(case.flags)
                    .arg(&source)
                    .output()
                    .expect("the compiler runs");
                assert!(
                    output.status.success(),
                    "{compiler} -std={standard}, {} included {times} times:\n{}",
                    case.header,
                    String::from_utf8_lossy(&output.stderr)
                );
                compiled += 1;
            }
        }
        assert!(compiled > 0, "no compiler for {} was found", case.header);
    }
}

fn is_installed(compiler: &str) -> bool {
    Command::new(compiler).arg("--version").output().is_ok()
}
