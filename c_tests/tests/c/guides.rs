//! Runs the C examples of the porting guides (`docs/porting-*.md`), in which every assertion must
//! hold, and compiles those in C++.

use c_tests as _; // links what the build script compiled
use std::path::Path;
use std::process::Command;
use std::{env, fs};

unsafe extern "C" {
    fn guides_run() -> std::ffi::c_int;
}

#[test]
fn every_example_of_the_porting_guides_holds() {
    // SAFETY: it takes nothing, and no other test calls it.
    let failures = unsafe { guides_run() };
    assert_eq!(
        failures, 0,
        "what does not hold is printed above, with its line"
    );
}

#[test]
#[cfg_attr(not(has_cpp_compiler), ignore = "needs a C++ compiler")]
fn the_examples_in_cpp_compile() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let guide = fs::read_to_string(root.join("docs/porting-flash.md")).expect("the guide");
    let (_, code) = guide.split_once("```cpp\n").expect("an example in C++");
    let (code, _) = code.split_once("\n```").expect("the example ends");
    let source = Path::new(env!("CARGO_TARGET_TMPDIR")).join("guide.cpp");
    let text = format!(
        "#include <cstdio>\n#include \"sat2d.hpp\"\n\
         void example();\nvoid example() {{\n{code}\n}}\n"
    );
    fs::write(&source, text).expect("the source can be written");
    let output = Command::new(env::var_os("CXX").unwrap_or_else(|| "c++".into()))
        .args([
            "-std=c++11",
            "-Wall",
            "-Wextra",
            "-Wpedantic",
            "-Werror",
            "-fsyntax-only",
            "-I",
        ])
        .arg(root.join("include"))
        .arg(&source)
        .output()
        .expect("the C++ compiler runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
}
