//! Writes the functions that Java calls, one for each function of the C API.

#[path = "generate/mod.rs"]
mod generate;

use std::path::Path;
use std::{env, fs};

fn main() {
    let header = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../include/sat2d_bindings.h");
    println!("cargo::rerun-if-changed={}", header.display());
    println!("cargo::rerun-if-changed=generate");
    let text = fs::read_to_string(header).expect("the header can be read");
    let api = generate::header::parse(&text);
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    let natives = generate::rust::natives(&api);
    fs::write(Path::new(&out).join("natives.rs"), natives).expect("the folder can be written");
}
