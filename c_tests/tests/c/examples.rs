//! Every function of the C headers has an example. All examples of the headers, and those in C++ of
//! the porting guides, do what they say: they compile as strictly as a compiler can be asked to,
//! run with their asserts on, and leave nothing behind.

use c_tests::examples::{Header, cpp_program, declared_functions};
use c_tests::programs::{WARNINGS, build_and_run, check_memory, include, is_installed, source};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const SCRATCH: &str = env!("CARGO_TARGET_TMPDIR");

/// The C headers.
const HEADERS: [&str; 2] = ["sat2d.h", "sat2d_compat.h"];

fn text(header: &str) -> String {
    fs::read_to_string(include().join(header)).expect("the header can be read")
}

#[test]
fn every_function_of_the_c_headers_has_an_example() {
    for name in HEADERS {
        let text = text(name);
        let header = Header::parse(&text, "c");
        let commented: BTreeSet<String> = header.functions.iter().cloned().collect();
        let undocumented: Vec<_> = declared_functions(&text)
            .difference(&commented)
            .cloned()
            .collect();
        assert!(
            undocumented.is_empty(),
            "functions of {name} without a comment: {undocumented:?}"
        );
        assert!(
            commented.len() > 90,
            "only {} functions were found in {name}",
            commented.len()
        );
        let missing = header.without_example();
        assert!(
            missing.is_empty(),
            "functions of {name} without an example: {missing:?}\n\
             Write one that calls the function into its comment in crates/sat2d-ffi/src, between \
             ```c and ```, after `Errors:`, with assertions on the results. Code that the examples \
             of a section share belongs in the section's text. Then write the headers:\n\
             cargo run -p sat2d-api"
        );
    }
}

#[test]
fn the_examples_of_the_c_headers_run() {
    let scratch = Path::new(SCRATCH);
    for name in HEADERS {
        let header = Header::parse(&text(name), "c");
        let program = source(
            scratch,
            &format!("examples_of_{name}.c"),
            &header.c_program(name),
        );
        for compiler in ["cc", "clang"]
            .into_iter()
            .filter(|name| is_installed(name))
        {
            let flags = [WARNINGS, &["-std=c99"]].concat();
            let (program, said) = build_and_run(compiler, &flags, &[&program], scratch);
            let end = format!("{} examples ran", header.examples.len());
            assert_eq!(said.lines().last(), Some(end.as_str()), "{said}");
            check_memory(&program);
        }
    }
}

#[test]
#[cfg_attr(not(has_cpp_compiler), ignore = "needs a C++ compiler")]
fn the_examples_of_the_cpp_header_run() {
    let header = Header::parse(&text("sat2d.hpp"), "cpp");
    let all = header.examples.iter().map(|example| example.code.as_str());
    // one with this line is of the other way of telling errors
    let (results, plain): (Vec<_>, Vec<_>) =
        all.partition(|code| code.contains("#define SAT2D_RESULT 1"));
    assert!(
        !results.is_empty() && plain.len() > 4,
        "the examples are found"
    );
    for (name, first, examples) in [
        ("examples_plain.cpp", "", plain),
        ("examples_results.cpp", "#define SAT2D_RESULT 1", results),
    ] {
        let scratch = Path::new(SCRATCH);
        let program = source(scratch, name, &cpp_program(first, "sat2d.hpp", &examples));
        let flags = [WARNINGS, &["-std=c++11"]].concat();
        let (program, said) = build_and_run("c++", &flags, &[&program], scratch);
        let end = format!("{} examples ran", examples.len());
        assert_eq!(said.lines().last(), Some(end.as_str()), "{said}");
        check_memory(&program);
    }
}

#[test]
#[cfg_attr(not(has_cpp_compiler), ignore = "needs a C++ compiler")]
fn the_cpp_examples_of_the_guides_run() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let mut examples = Vec::new();
    let guides = [
        "manual/main.md",
        "porting-flash-display.md",
        "porting-flash-rectangles.md",
    ]
    .map(|guide| fs::read_to_string(docs.join(guide)).expect("the guide can be read"));
    for guide in &guides {
        let mut blocks = guide.split("```cpp\n").skip(1).peekable();
        assert!(blocks.peek().is_some(), "the examples are found");
        examples.extend(blocks.map(|block| block.split_once("```").expect("the example ends").0));
    }
    let scratch = Path::new(SCRATCH);
    let text = cpp_program("", "sat2d_compat.hpp", &examples);
    let program = source(scratch, "guide.cpp", &text);
    let flags = [WARNINGS, &["-std=c++11"]].concat();
    let (program, said) = build_and_run("c++", &flags, &[&program], scratch);
    let end = format!("{} examples ran", examples.len());
    assert_eq!(said.lines().last(), Some(end.as_str()), "{said}");
    check_memory(&program);
}

#[test]
fn the_first_programs_of_the_guides_hit() {
    for (page, name) in [
        ("manual/main.md", "manual.c"),
        ("installing.md", "installing.c"),
    ] {
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
        let text = fs::read_to_string(docs.join(page)).expect("the guide can be read");
        let (_, rest) = text.split_once("```c\n").expect("it has a program");
        let (code, _) = rest.split_once("```").expect("which ends");
        let scratch = Path::new(SCRATCH);
        let flags = [WARNINGS, &["-std=c99"]].concat();
        let (_, said) = build_and_run("cc", &flags, &[&source(scratch, name, code)], scratch);
        assert_eq!(said, "hit\n", "{page}");
    }
}
