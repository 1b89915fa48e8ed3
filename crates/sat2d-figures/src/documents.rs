//! Measured tables in the documents: each has one place.

use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Replaces the table of this name in the one document that has a place for it.
///
/// # Errors
/// If no document has a place for it, or more than one, or it cannot be written.
pub fn write(name: &str, table: &str) -> Result<()> {
    let (path, text) = document(name)?;
    let text = replaced(&text, name, table).context("the place has no end")?;
    fs::write(&path, text).with_context(|| path.display().to_string())
}

/// The table of this name, as it stands in its document.
///
/// # Errors
/// As [`write()`].
pub fn read(name: &str) -> Result<String> {
    let (_, text) = document(name)?;
    let (_, table, _) = split(&text, name).context("the place has no end")?;
    Ok(table.trim_matches('\n').to_owned() + "\n")
}

/// The document with the place of this table, and its text.
fn document(name: &str) -> Result<(PathBuf, String)> {
    let mut paths = vec![root().join("README.md")];
    for folder in ["docs", "docs/manual"] {
        for entry in fs::read_dir(root().join(folder)).context(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "md") {
                paths.push(path);
            }
        }
    }
    let mut found = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        found.extend((0..text.matches(&mark(name)).count()).map(|_| (path.clone(), text.clone())));
    }
    let count = found.len();
    ensure!(count == 1, "{count} places for the table {name}, not one");
    Ok(found.remove(0))
}

fn mark(name: &str) -> String {
    format!("<!-- measured: {name} -->\n")
}

/// A text before the table, the table, and the text after it.
fn split<'t>(text: &'t str, name: &str) -> Option<(&'t str, &'t str, &'t str)> {
    let start = text.find(&mark(name))? + mark(name).len();
    let end = start + text[start..].find("<!-- end -->")?;
    let table = &text[start..end];
    (!table.contains("<!-- measured:")).then_some((&text[..start], table, &text[end..]))
}

/// The text with another table; `None` if it has no place for it.
fn replaced(text: &str, name: &str, table: &str) -> Option<String> {
    let (before, _, after) = split(text, name)?;
    Some(format!("{before}\n{}\n\n{after}", table.trim_matches('\n')))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "One\n\n<!-- measured: a -->\n\n| 1 |\n\n<!-- end -->\n\nTwo\n\n\
                        <!-- measured: a b -->\n<!-- end -->\n";

    #[test]
    fn a_table_takes_the_place_of_the_one_of_its_name() {
        let once = replaced(TEXT, "a b", "| 2 |\n| 3 |\n").expect("a place");
        assert_eq!(
            once,
            TEXT.replace("a b -->\n", "a b -->\n\n| 2 |\n| 3 |\n\n")
        );
        assert_eq!(replaced(&once, "a b", "| 2 |\n| 3 |\n"), Some(once.clone()));
        assert_eq!(
            replaced(&once, "a", "| 4 |"),
            Some(once.replace("| 1 |", "| 4 |"))
        );
    }

    #[test]
    fn a_missing_or_open_place_is_none() {
        assert_eq!(replaced(TEXT, "b", "| 2 |"), None);
        assert_eq!(replaced("<!-- measured: a -->\n", "a", "| 2 |"), None);
        // the end of another table is not that of this one
        let open = TEXT.replacen("<!-- end -->", "", 1);
        assert_eq!(replaced(&open, "a", "| 2 |"), None);
    }

    #[test]
    fn an_unknown_table_is_an_error() {
        let error = read("no such table").expect_err("no place").to_string();
        assert_eq!(error, "0 places for the table no such table, not one");
    }
}
