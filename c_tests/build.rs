//! Compiles the C harness and the arena of the examples, as strictly as a C compiler can be asked to.

fn main() {
    println!("cargo::rerun-if-changed=c");
    println!("cargo::rerun-if-changed=../include");
    println!("cargo::rerun-if-changed=../examples/arena");
    let parts = [
        "harness",
        "table",
        "parity",
        "verdict",
        "meeting",
        "moving",
        "polygons",
        "faults",
        "transforms",
        "shapes",
        "abuse",
        "careless",
        "world",
        "world_abuse",
        "random",
        "layout",
        "threads",
    ];
    strict()
        .files(parts.map(|part| format!("c/{part}.c")))
        .compile("sat2d_harness");

    let parts = ["room", "game", "bullets", "picture", "check", "main"];
    strict()
        .files(parts.map(|part| format!("../examples/arena/{part}.c")))
        // called by the test as a function
        .define("main", "arena_main")
        .compile("sat2d_arena");
}

fn strict() -> cc::Build {
    let mut build = cc::Build::new();
    build
        .include("../include")
        .std("c99")
        .flag_if_supported("-Wpedantic")
        .warnings(true)
        .extra_warnings(true)
        .warnings_into_errors(true);
    build
}
