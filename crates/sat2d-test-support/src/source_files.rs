//! The files of a source tree, for tests that read the source.

use std::fs;
use std::path::{Path, PathBuf};

/// All files below a folder.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the sources can be listed");
    let paths = entries.map(|entry| entry.expect("the sources can be listed").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                files(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}
