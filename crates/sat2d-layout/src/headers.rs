//! C and C++: `#include "…"` of the project's own headers.

use std::path::{Path, PathBuf};

use crate::graph::Graph;
use crate::modules::normalize;

/// The includes between C and C++ files.
///
/// An included file is looked for beside the including file, then in `folders`. What is found in
/// neither is not the project's.
pub fn includes(
    files: &[PathBuf],
    folders: &[PathBuf],
    read: &dyn Fn(&Path) -> Option<String>,
) -> Graph {
    let mut graph = Graph::default();
    for file in files {
        let text = read(file).unwrap_or_default();
        for name in text.lines().filter_map(included) {
            let beside = file.parent().unwrap_or(Path::new(""));
            let candidates = [beside]
                .into_iter()
                .chain(folders.iter().map(PathBuf::as_path));
            let found = candidates.map(|folder| normalize(&folder.join(name)));
            if let Some(header) = found.into_iter().find(|path| files.contains(path)) {
                graph.add(file, &header, name);
            }
        }
    }
    graph
}

/// The name in `#include "name"`.
fn included(line: &str) -> Option<&str> {
    let rest = line
        .trim_start()
        .strip_prefix('#')?
        .trim_start()
        .strip_prefix("include")?;
    rest.trim_start().strip_prefix('"')?.split('"').next()
}
