//! The programs of the folder `consumers` that use the C++ face, in each language standard and way of telling errors; they must end with
//! status 0 and, where valgrind is installed, leave nothing behind.
#![cfg(unix)]

use c_tests::programs::{WARNINGS, build_and_run, check_memory};
use std::path::Path;

const WAYS: [&[&str]; 4] = [
    &["-std=c++11"],
    &["-std=c++17", "-O2"],
    &["-std=c++20"],
    &["-std=c++11", "-fno-exceptions", "-fno-rtti"],
];

/// Runs a consumer in all ways. It reports no failures in its last line.
fn run(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("consumers");
    for (number, way) in WAYS.into_iter().enumerate() {
        let flags = [WARNINGS, &["-Wshadow", "-Wold-style-cast"], way].concat();
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let (program, said) = build_and_run("c++", &flags, &folder.join(name), scratch);
        assert!(said.ends_with(": 0 failures\n"), "{name} {way:?}: {said}");
        // who owns what does not depend on the way
        if number == 0 {
            check_memory(&program);
        }
    }
}

#[test]
fn every_part_of_the_cpp_face_works() {
    run("consumer.cpp");
}

#[test]
fn errors_come_as_results_where_that_is_wanted() {
    run("results.cpp");
}

#[test]
fn function_objects_are_callbacks() {
    run("callbacks.cpp");
}
