//! The files of the command that have tests of their own, compiled with them. The package's library
//! has no tests, so that the rest of the command is not compiled again for these.
#![allow(dead_code)] // the command uses the rest

#[path = "../../src/polygons/input.rs"]
mod input;
#[path = "../../src/polygons/nesting.rs"]
mod nesting;
#[path = "../../src/words.rs"]
mod words;
#[path = "../../src/xml.rs"]
mod xml;

use std::path::{Path, PathBuf};

/// The files below a folder that have tests.
fn tested(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let files = paths.flat_map(|path| match path.is_dir() {
        true => tested(&path),
        false => vec![path],
    });
    let has_tests = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("a source");
        text.contains("#[cfg(test)]")
    };
    files.filter(has_tests).collect()
}

#[test]
fn every_file_with_tests_is_named_here() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = tested(&package.join("src"));
    assert!(!files.is_empty());
    for file in files {
        let name = file.strip_prefix(package).expect("a file of the package");
        let name = name.display().to_string().replace('\\', "/");
        assert!(include_str!("parts.rs").contains(&name), "{name}");
    }
}
