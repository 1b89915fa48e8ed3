//! The listings of the tutorial in C and in C++ are, in their order, one program each, which must
//! print what those in all languages print. The package `sat2d-guides` runs the one in Rust, the
//! packages of other languages run theirs.

use c_tests::programs::{WARNINGS, build_and_run, check_memory, source};
use std::fs;
use std::path::Path;

fn run(language: &str, compiler: &str, standard: &str) {
    let tutorial = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/tutorial");
    let read = |name: &str| fs::read_to_string(tutorial.join(name)).expect("the tutorial is read");
    let text = read(&format!("{language}.md"));
    let begin = format!("```{language}\n");
    let listings: Vec<&str> = text
        .split(begin.as_str())
        .skip(1)
        .map(|listing| listing.split_once("```").expect("the listing ends").0)
        .collect();
    assert!(listings.len() > 5, "the listings are found");
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let program = source(scratch, &format!("tutorial.{language}"), &listings.concat());
    let flags = [WARNINGS, &[standard]].concat();
    let (program, said) = build_and_run(compiler, &flags, &[&program], scratch);
    assert_eq!(said, read("expected.txt"));
    check_memory(&program);
}

#[test]
fn the_game_of_the_tutorial_prints_in_c_what_is_expected() {
    run("c", "cc", "-std=c99");
}

#[test]
#[cfg_attr(not(has_cpp_compiler), ignore = "needs a C++ compiler")]
fn the_game_of_the_tutorial_prints_in_cpp_what_is_expected() {
    run("cpp", "c++", "-std=c++11");
}
