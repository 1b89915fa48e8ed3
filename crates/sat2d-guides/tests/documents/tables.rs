//! Tables and headings in documents and in the documentation of the code are rendered as they are
//! written. A line that is broken in the middle of a row becomes a row of its own, and one that is
//! joined with a heading a part of it; Markdown calls neither an error.

use crate::project;
use pulldown_cmark::{Event, Options, Parser, Tag};
use std::ops::Range;

/// The headings that Rust's documentation gives a meaning.
const USUAL: [&str; 4] = ["Errors", "Examples", "Panics", "Safety"];

/// What is wrong with a text, each fault with its line from 1 on, and the number of tables.
fn faults(markdown: &str) -> (Vec<(usize, &'static str)>, usize) {
    let mut found = Vec::new();
    let mut tables = 0;
    let line_of = |at: usize| markdown[..at].matches('\n').count() + 1;
    for (event, range) in Parser::new_ext(markdown, Options::ENABLE_TABLES).into_offset_iter() {
        match event {
            Event::Start(Tag::Table(_)) => {
                tables += 1;
                let row = broken_row(&markdown[range.clone()]);
                found.extend(row.map(|row| (line_of(range.start) + row, "a broken row")));
            }
            Event::Start(Tag::Paragraph) => {
                let mut lines = markdown[range.clone()].lines();
                if lines.any(|line| line.trim_start().starts_with("| ")) {
                    found.push((line_of(range.start), "a table that is not rendered"));
                }
            }
            Event::Start(Tag::Heading { .. }) if is_joined(markdown, &range) => {
                found.push((line_of(range.start), "a heading joined with what follows"));
            }
            _ => {}
        }
    }
    (found, tables)
}

/// The first line of a table that is no row with as many cells as its head.
fn broken_row(table: &str) -> Option<usize> {
    let mut lines = table.lines().map(str::trim);
    let cells = |line: &str| line.replace("\\|", "").matches('|').count() - 1;
    let columns = cells(lines.next()?);
    let is_row = |line: &str| {
        line.len() > 1 && line.starts_with('|') && line.ends_with('|') && cells(line) == columns
    };
    lines.position(|line| !is_row(line)).map(|row| row + 1)
}

fn is_joined(markdown: &str, heading: &Range<usize>) -> bool {
    let text = markdown[heading.clone()].trim_matches(['#', ' ', '\n']);
    let usual = |name: &&str| text.starts_with(name) && text[name.len()..].starts_with(' ');
    text.ends_with(['.', ',', ';', ':']) || USUAL.iter().any(usual)
}

#[test]
fn tables_and_headings_are_rendered_as_written() {
    let mut all = Vec::new();
    let mut tables = 0;
    let documents = project::documents();
    let documents = documents.iter().map(|(path, text)| (path, 0, text));
    let comments = project::comments();
    let comments = comments.iter().flat_map(|(path, comments)| {
        let docs = comments.iter().filter(|comment| comment.is_doc);
        docs.map(move |comment| (path, comment.line - 1, &comment.text))
    });
    for (path, before, text) in documents.chain(comments) {
        let (found, count) = faults(text);
        tables += count;
        let found = found.into_iter();
        all.extend(
            found.map(|(line, fault)| format!("{}:{}: {fault}", path.display(), before + line)),
        );
    }
    assert!(tables > 150, "only {tables} tables were found");
    assert!(all.is_empty(), "\n{}", all.join("\n"));
}

#[test]
fn broken_tables_and_headings_are_found() {
    let whole = "| a | b |\n| --- | --- |\n| `x \\| y` | 2 |\n\n# One\n\n# Errors\n\nMany.\n";
    assert_eq!(faults(whole), (vec![], 1));
    let filled = "Text:\n\n| a | b |\n| --- | --- |\n| 1 | a long\ncell |\n";
    assert_eq!(faults(filled), (vec![(5, "a broken row")], 1));
    let short = "| a | b |\n| --- | --- |\n| 1 |\n";
    assert_eq!(faults(short), (vec![(3, "a broken row")], 1));
    let head = "| a | b\n| --- |\n| 1 | 2 |\n";
    assert_eq!(faults(head).0, [(1, "a table that is not rendered")]);
    let joined = "Text\n\n# Errors if there are any\n";
    assert_eq!(
        faults(joined).0,
        [(3, "a heading joined with what follows")]
    );
    let joined = "# One. And what follows.\n";
    assert_eq!(
        faults(joined).0,
        [(1, "a heading joined with what follows")]
    );
}
