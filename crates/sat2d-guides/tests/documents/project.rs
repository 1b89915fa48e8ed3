//! The files of the project.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Generated folders: documents of packages, and copies that lack some of their targets.
const MADE: [&str; 4] = ["build", "dist", "node_modules", "target"];

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Whether a path, or a part of it, is generated.
pub fn is_made(path: &Path) -> bool {
    path.iter()
        .any(|part| MADE.iter().any(|made| part == Path::new(made)))
}

/// All files and folders of the project, from its root. Of the hidden folders, only `.ci` counts.
pub fn paths() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).expect("the folder can be read") {
            let entry = entry.expect("an entry");
            let name = entry.file_name();
            let hidden = name.to_string_lossy().starts_with('.') && name != ".ci";
            let path = folder.join(name);
            if hidden || is_made(&path) {
                continue;
            }
            if entry.file_type().expect("a type").is_dir() {
                folders.push(path.clone());
            }
            found.push(path);
        }
    }
    found
}

/// The texts of the files with this ending, by path.
fn texts(ending: &str) -> BTreeMap<PathBuf, String> {
    let paths = paths().into_iter();
    let files = paths.filter(|path| path.extension().is_some_and(|of| of == ending));
    files
        .map(|path| {
            let text = fs::read_to_string(root().join(&path)).expect("UTF-8");
            (path, text)
        })
        .collect()
}

/// The documents: all files of Markdown.
pub fn documents() -> BTreeMap<PathBuf, String> {
    texts("md")
}

/// The documents that speak of the project as it is now: not the journal and not the changelog.
pub fn guides() -> BTreeMap<PathBuf, String> {
    let mut found = documents();
    for past in ["docs/journal.md", "CHANGELOG.md"] {
        assert!(found.remove(Path::new(past)).is_some(), "{past}");
    }
    found
}

/// Some comments of a Rust file without their marks: consecutive lines, from the line with this
/// number on.
pub struct Comment {
    pub line: usize,
    pub text: String,
    /// Whether it is documentation, and so Markdown.
    pub is_doc: bool,
}

/// The comments of every Rust file.
pub fn comments() -> BTreeMap<PathBuf, Vec<Comment>> {
    let files = texts("rs").into_iter();
    files
        .map(|(path, text)| (path, comments_of(&text)))
        .collect()
}

fn comments_of(text: &str) -> Vec<Comment> {
    let mut found: Vec<Comment> = Vec::new();
    let mut before = None;
    for (line, code) in (1..).zip(text.lines()) {
        let code = code.trim_start();
        let mark = ["///", "//!", "//"]
            .into_iter()
            .find(|mark| code.starts_with(mark));
        if let Some(mark) = mark {
            if mark != before.unwrap_or_default() {
                found.push(Comment {
                    line,
                    text: String::new(),
                    is_doc: mark != "//",
                });
            }
            let comment = found.last_mut().expect("a comment has begun");
            let words = &code[mark.len()..];
            comment.text += words.strip_prefix(' ').unwrap_or(words);
            comment.text.push('\n');
        }
        before = mark;
    }
    found
}
