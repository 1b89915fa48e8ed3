//! Gives the shared library its name for the dynamic linker.

use std::env::var;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let of = |name: &str| var(name).unwrap_or_default();
    // While the major version is 0 a minor release may break programs, so it is part of the name.
    let (major, minor) = (of("CARGO_PKG_VERSION_MAJOR"), of("CARGO_PKG_VERSION_MINOR"));
    let version = if major == "0" {
        format!("{major}.{minor}")
    } else {
        major
    };
    match of("CARGO_CFG_TARGET_OS").as_str() {
        "linux" | "android" | "freebsd" | "netbsd" | "openbsd" | "dragonfly" => {
            println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libsat2d.so.{version}");
        }
        "macos" | "ios" => {
            println!(
                "cargo::rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libsat2d.{version}.dylib"
            );
        }
        _ => {}
    }
}
