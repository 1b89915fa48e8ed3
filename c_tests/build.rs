//! Compiles the C harness, as strictly as a C compiler can be asked to.

fn main() {
    println!("cargo::rerun-if-changed=c");
    println!("cargo::rerun-if-changed=../include");
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
        "batch",
        "world",
        "world_abuse",
        "random",
        "random_apart",
        "random_callbacks",
        "layout",
        "threads",
    ];
    cc::Build::new()
        .files(parts.map(|part| format!("c/{part}.c")))
        .include("../include")
        .std("c99")
        .flag_if_supported("-Wpedantic")
        .warnings(true)
        .extra_warnings(true)
        .warnings_into_errors(true)
        .compile("sat2d_harness");
}
