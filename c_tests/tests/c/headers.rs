//! Each header compiles alone and included twice, in every language standard that it supports, with
//! all warnings as errors, by every compiler that is installed.

use c_tests::programs::include;
use std::fs;
use std::path::Path;
use std::process::Command;

struct Case {
    headers: &'static [&'static str],
    compilers: &'static [&'static str],
    extension: &'static str,
    standards: &'static [&'static str],
    flags: &'static [&'static str],
}

const C: &[&str] = &["cc", "gcc", "clang"];
const CXX: &[&str] = &["c++", "g++", "clang++"];
const C_HEADERS: &[&str] = &["sat2d.h", "sat2d_compat.h"];
const CXX_HEADERS: &[&str] = &["sat2d.hpp", "sat2d_compat.hpp"];

const CASES: [Case; 5] = [
    Case {
        headers: C_HEADERS,
        compilers: C,
        extension: "c",
        standards: &["c99", "c11", "c17"],
        flags: &["-Wstrict-prototypes"],
    },
    Case {
        headers: C_HEADERS,
        compilers: CXX,
        extension: "cpp",
        standards: &["c++11", "c++17"],
        flags: &[],
    },
    Case {
        headers: CXX_HEADERS,
        compilers: CXX,
        extension: "cpp",
        standards: &["c++11", "c++17", "c++20"],
        flags: &["-Wold-style-cast"],
    },
    Case {
        headers: CXX_HEADERS,
        compilers: CXX,
        extension: "cpp",
        standards: &["c++11", "c++17"],
        flags: &["-fno-exceptions", "-fno-rtti"],
    },
    Case {
        headers: CXX_HEADERS,
        compilers: CXX,
        extension: "cpp",
        standards: &["c++11", "c++20"],
        flags: &["-DSAT2D_RESULT=1", "-fno-exceptions"],
    },
];

const WARNINGS: &[&str] = &[
    "-Wall",
    "-Wextra",
    "-Wpedantic",
    "-Wshadow",
    "-Wconversion",
    "-Werror",
];

#[test]
fn each_header_compiles_as_c() {
    compile_cases("c");
}

#[test]
#[cfg_attr(not(has_cpp_compiler), ignore = "needs a C++ compiler")]
fn each_header_compiles_as_cpp() {
    compile_cases("cpp");
}

fn compile_cases(extension: &str) {
    for case in CASES.iter().filter(|case| case.extension == extension) {
        for header in case.headers {
            compile_case(case, header);
        }
    }
}

fn compile_case(case: &Case, header: &str) {
    let mut compiled = 0;
    for compiler in distinct(case.compilers) {
        for (standard, times) in case.standards.iter().flat_map(|s| [(s, 1), (s, 2)]) {
            let text = format!("#include \"{header}\"\n").repeat(times);
            let flags = [WARNINGS, case.flags].concat();
            let name = format!("{header}_{times}.{}", case.extension);
            compile(compiler, standard, &flags, &name, &text);
            compiled += 1;
        }
    }
    assert!(compiled > 0, "no compiler for {header} was found");
}

/// The compilers that are installed, without second names of the same one.
fn distinct(compilers: &[&'static str]) -> Vec<&'static str> {
    let mut macros = Vec::new();
    let mut distinct = Vec::new();
    for &compiler in compilers {
        // what a compiler defines tells its kind and version
        let arguments = ["-dM", "-E", "-x", "c", "/dev/null"];
        let Ok(output) = Command::new(compiler).args(arguments).output() else {
            continue;
        };
        if !macros.contains(&output.stdout) {
            macros.push(output.stdout);
            distinct.push(compiler);
        }
    }
    distinct
}

fn compile(compiler: &str, standard: &str, flags: &[&str], name: &str, text: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("headers");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let source = folder.join(name);
    fs::write(&source, text).expect("the source can be written");
    let output = Command::new(compiler)
        .arg(format!("-std={standard}"))
        .args(flags)
        .args(["-fsyntax-only", "-I"])
        .arg(include())
        .arg(&source)
        .output()
        .expect("the compiler runs");
    assert!(
        output.status.success(),
        "{compiler} -std={standard} {flags:?}:\n{text}\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
}
