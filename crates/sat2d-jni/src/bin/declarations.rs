//! Prints `Native.java`: the functions of the native library, and the layout of its structs.

#[path = "../../generate/mod.rs"]
mod generate;

fn main() {
    let header = include_str!("../../../../include/sat2d_bindings.h");
    print!(
        "{}",
        generate::java::declarations(&generate::header::parse(header))
    );
}
