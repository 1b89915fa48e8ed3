//! Sets the name by which programs load the shared library (ELF: soname, Apple: install name).

use std::env::var;
use std::path::Path;

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
            let soname = format!("libsat2d.so.{version}");
            println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,{soname}");
            report(&soname);
            link_in_build_folder(&of("OUT_DIR"), &soname);
        }
        "macos" | "ios" => {
            let name = format!("@rpath/libsat2d.{version}.dylib");
            println!("cargo::rustc-cdylib-link-arg=-Wl,-install_name,{name}");
            report(&name);
        }
        _ => {}
    }
}

/// Passes the name to sat2d-dist, which finds it in cargo's messages and makes the links of an
/// installation.
fn report(name: &str) {
    println!("cargo::rustc-env=SAT2D_LOAD_NAME={name}");
}

/// A program linked against the build folder loads the library by its soname. sat2d-dist makes this
/// link in an installation; this makes it in the build folder. The error is ignored because nothing
/// but such programs needs the link.
fn link_in_build_folder(out_dir: &str, soname: &str) {
    // target/<profile>/build/<package>/out
    if let Some(folder) = Path::new(out_dir).ancestors().nth(3) {
        #[cfg(unix)]
        let _ = std::os::unix::fs::symlink("libsat2d.so", folder.join(soname));
        #[cfg(not(unix))]
        let _ = (folder, soname);
    }
}
