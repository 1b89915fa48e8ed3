//! The versions of libraries.

use anyhow::{Context, Result};

/// The version of a library, as the lock file has it: the largest if there are several.
pub fn version(name: &str) -> Result<String> {
    let package = match name {
        "box2d" => "boxdd-sys",
        "cute_c2" => "c2-sys",
        name => name,
    };
    let lock = include_str!("../Cargo.lock");
    let head = format!("name = \"{package}\"\nversion = \"");
    let versions = lock
        .split(&head)
        .skip(1)
        .filter_map(|rest| rest.split('"').next());
    let version = versions.last().with_context(|| package.to_string())?;
    Ok(match name {
        "box2d" => format!("3.2.0 (boxdd-sys {version})"),
        "cute_c2" => format!("c2-sys {version}"),
        _ => version.to_string(),
    })
}
