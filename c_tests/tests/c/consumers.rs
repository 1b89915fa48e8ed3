//! The programs of the folder `consumers` that use the C++ wrapper, in the oldest and the newest
//! language standard, with and without exceptions. They must exit with status 0 and, if valgrind is
//! installed, leak nothing. `standalone.sh` has more standards.

use c_tests::programs::{WARNINGS, build_and_run, check_memory, source};
use std::path::Path;

const WAYS: [&[&str]; 2] = [
    &["-std=c++11"],
    &["-std=c++20", "-fno-exceptions", "-fno-rtti"],
];

/// Runs a consumer in all ways. It reports no failures in its last line.
fn run(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("consumers");
    for (number, way) in WAYS.into_iter().enumerate() {
        let flags = [WARNINGS, &["-Wshadow", "-Wold-style-cast"], way].concat();
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let (program, said) = build_and_run("c++", &flags, &[&folder.join(name)], scratch);
        assert!(said.ends_with(": 0 failures\n"), "{name} {way:?}: {said}");
        // Ownership does not depend on the way.
        if number == 0 {
            check_memory(&program);
        }
    }
}

#[test]
#[cfg_attr(not(has_cpp_compiler), ignore = "needs a C++ compiler")]
fn every_part_of_the_cpp_api_works() {
    run("consumer.cpp");
}

#[test]
#[cfg_attr(not(has_cpp_compiler), ignore = "needs a C++ compiler")]
fn errors_come_as_results_where_that_is_wanted() {
    run("results.cpp");
}

#[test]
#[cfg_attr(not(has_cpp_compiler), ignore = "needs a C++ compiler")]
fn function_objects_are_callbacks() {
    run("callbacks.cpp");
}

#[test]
#[cfg_attr(not(has_cpp_compiler), ignore = "needs a C++ compiler")]
fn files_of_one_program_may_tell_errors_differently() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    // each counts a failure in its own way, by functions of the same names
    let by_result = "#define SAT2D_RESULT 1\n#include <sat2d.hpp>\n\
        int by_result();\n\
        int by_result() { return sat2d::shape::circle({0, 0}, -1).ok() ? 0 : 1; }\n";
    let by_exception = "#include <sat2d.hpp>\nint by_result();\n\
        static int by_exception() {\n\
            try {\n\
                return sat2d::shape::circle({0, 0}, -1) ? 0 : 0;\n\
            } catch (const sat2d::error &) {\n\
                return 1;\n\
            }\n\
        }\n\
        int main() { std::printf(\"%d failed\\n\", by_result() + by_exception()); }\n";
    let sources = [
        source(scratch, "two_ways.cpp", by_exception),
        source(scratch, "two_ways_results.cpp", by_result),
    ];
    // without inlining, so that the linker has to tell the functions apart
    let flags = [WARNINGS, &["-std=c++11", "-O0"]].concat();
    let (_, said) = build_and_run("c++", &flags, &[&sources[0], &sources[1]], scratch);
    assert_eq!(said, "2 failed\n");
}
