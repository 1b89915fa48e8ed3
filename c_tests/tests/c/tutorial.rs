//! The listings of the tutorial are, in their order, one program in C and one in C++. Both run with
//! their assertions on. The one in Rust is run by the package `sat2d-guides`.

use c_tests::programs::{WARNINGS, build_and_run, check_memory, source};
use std::fs;
use std::path::Path;

fn run(language: &str, compiler: &str, standard: &str) {
    let tutorial = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/tutorial.md");
    let text = fs::read_to_string(tutorial).expect("the tutorial can be read");
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
    assert_eq!(said, "");
    check_memory(&program);
}

#[test]
fn the_game_of_the_tutorial_runs_in_c() {
    run("c", "cc", "-std=c99");
}

#[test]
#[cfg_attr(not(has_cpp_compiler), ignore = "needs a C++ compiler")]
fn the_game_of_the_tutorial_runs_in_cpp() {
    run("cpp", "c++", "-std=c++11");
}
