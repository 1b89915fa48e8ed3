//! What the builds of packages make of the C API.

use std::fs;
use std::path::Path;

use clap::ValueEnum;
use sat2d_api::output::Package;
use sat2d_api::outputs;

#[test]
fn packages_have_generated_files_that_git_ignores() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let outputs = outputs::all(&root).expect("the sources are understood");
    let ignored = fs::read_to_string(root.join(".gitignore")).expect("a file");
    for package in Package::value_variants() {
        let folder = package.folder();
        assert!(
            ignored.lines().any(|line| line == format!("/{folder}")),
            "{folder}"
        );
        let made = outputs.iter().filter(|o| o.package() == Some(*package));
        let lines: usize = made.map(|output| output.text.lines().count()).sum();
        assert!(lines > 5000, "{folder} has {lines} lines");
    }
}
