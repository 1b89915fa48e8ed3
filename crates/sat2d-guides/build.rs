//! Joins the listings of the tutorial in Rust: in their order they are one program.

use std::path::Path;
use std::{env, fs};

const TUTORIAL: &str = "../../docs/tutorial/rust.md";

fn main() {
    println!("cargo::rerun-if-changed={TUTORIAL}");
    let text = fs::read_to_string(TUTORIAL).expect("the tutorial can be read");
    let listings = text.split("```rust\n").skip(1);
    let program: String = listings
        .map(|listing| listing.split_once("```").expect("the listing ends").0)
        .collect();
    let folder = env::var_os("OUT_DIR").expect("cargo sets the folder");
    fs::write(Path::new(&folder).join("tutorial.rs"), program).expect("the program can be written");
}
