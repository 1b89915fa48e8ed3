//! The documents of a release. Their links lead to files of the release, or are left out.

use crate::tree::Tree;
use anyhow::{Context, Result};
use pulldown_cmark::{Event, Options, Parser, Tag};
use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::Path;

/// Adds the documents below a folder of the tree: README, changelog and guides.
///
/// `copies` are the other files of the repository that the tree has: path in the repository and
/// place in the tree. A link to one of them is changed to lead there. A link to any other file of
/// the repository is replaced with its text.
pub fn add(tree: &mut Tree, root: &Path, folder: &str, copies: &[(String, String)]) -> Result<()> {
    let mut sources = vec!["README.md".to_string(), "CHANGELOG.md".to_string()];
    list(root, "docs", &mut sources)?;
    let place = |source: &String| (source.clone(), format!("{folder}/{source}"));
    let places: BTreeMap<String, String> = sources
        .iter()
        .map(place)
        .chain(copies.iter().cloned())
        .collect();
    for source in &sources {
        let place = &places[source];
        let path = root.join(source);
        if source.ends_with(".md") {
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            tree.text(place, relink(&text, source, place, &places));
        } else {
            tree.copy(place, &path)?;
        }
    }
    Ok(())
}

/// The links of the tree's documents that lead to no file of the tree.
pub fn dead_links(tree: &Tree) -> Vec<String> {
    let mut dead = Vec::new();
    for place in tree.places().filter(|place| place.ends_with(".md")) {
        let text = str::from_utf8(tree.bytes(place).unwrap_or_default()).unwrap_or_default();
        for link in links(text) {
            let target = resolve(place, &link.target);
            let below = format!("{target}/");
            if !tree
                .places()
                .any(|place| place == target || place.starts_with(&below))
            {
                dead.push(format!("{place}: {}", link.target));
            }
        }
    }
    dead
}

/// A link to another file.
struct Link {
    /// Where it stands in the document: from `[` to `)`.
    range: Range<usize>,
    /// The part between the brackets.
    text: Range<usize>,
    /// The path, without the anchor.
    target: String,
    anchor: String,
}

/// The links of a document to other files, by relative path.
fn links(text: &str) -> Vec<Link> {
    let mut found: Vec<Link> = Vec::new();
    let mut open: Option<(Range<usize>, Option<Range<usize>>, String)> = None;
    for (event, range) in Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter() {
        match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                open = Some((range, None, dest_url.into_string()));
            }
            Event::End(_) if open.as_ref().is_some_and(|(whole, ..)| *whole == range) => {
                let (range, inner, url) = open.take().expect("checked above");
                let (target, anchor) = url.split_once('#').unwrap_or((&url, ""));
                if !target.is_empty() && !target.contains(':') {
                    let text = inner.unwrap_or(range.start..range.start);
                    let (target, anchor) = (target.into(), anchor.into());
                    found.push(Link {
                        range,
                        text,
                        target,
                        anchor,
                    });
                }
            }
            _ => {
                if let Some((_, inner, _)) = &mut open {
                    let start = inner.as_ref().map_or(range.start, |inner| inner.start);
                    *inner = Some(start..range.end);
                }
            }
        }
    }
    found
}

/// A document with links that fit its place in the tree.
fn relink(text: &str, source: &str, place: &str, places: &BTreeMap<String, String>) -> String {
    let mut out = String::new();
    let mut end = 0;
    for link in links(text) {
        let target = resolve(source, &link.target);
        let label = &text[link.text.clone()];
        let below = format!("{target}/");
        let folder = || {
            let (file, copy) = places.iter().find(|(file, _)| file.starts_with(&below))?;
            copy.strip_suffix(&file[target.len()..]).map(str::to_string)
        };
        out += &text[end..link.range.start];
        match places.get(&target).cloned().or_else(folder) {
            Some(target) => {
                let anchor = if link.anchor.is_empty() { "" } else { "#" };
                let bang = if text[link.range.start..].starts_with('!') {
                    "!"
                } else {
                    ""
                };
                let path = relative(place, &target);
                out += &format!("{bang}[{label}]({path}{anchor}{})", link.anchor);
            }
            None => out += label,
        }
        end = link.range.end;
    }
    out + &text[end..]
}

/// The path that a link in a file means, from the same root as the file's own.
fn resolve(file: &str, link: &str) -> String {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

/// The link from a file to another one.
fn relative(from: &str, to: &str) -> String {
    let (from, to): (Vec<&str>, Vec<&str>) = (from.split('/').collect(), to.split('/').collect());
    let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
    let up = vec![".."; from.len() - 1 - shared.min(from.len() - 1)];
    [up.as_slice(), &to[shared..]].concat().join("/")
}

/// The files below a folder, by path from the root.
fn list(root: &Path, folder: &str, found: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(root.join(folder)).with_context(|| folder.to_string())? {
        let entry = entry?;
        let name = entry
            .file_name()
            .into_string()
            .ok()
            .context("file names are UTF-8")?;
        let path = format!("{folder}/{name}");
        if entry.file_type()?.is_dir() {
            list(root, &path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_the_copies_or_become_text() {
        let places = BTreeMap::from(
            [
                ("README.md", "share/doc/README.md"),
                ("docs/a.md", "share/doc/docs/a.md"),
                ("docs/b/c.svg", "share/doc/docs/b/c.svg"),
                ("include/x.h", "include/x.h"),
            ]
            .map(|(source, place)| (source.to_string(), place.to_string())),
        );
        let relink = |text| relink(text, "docs/a.md", "share/doc/docs/a.md", &places);
        for (before, after) in [
            (
                "[Read *me*](../README.md#so).",
                "[Read *me*](../README.md#so).",
            ),
            ("![pic](b/c.svg)", "![pic](b/c.svg)"),
            ("in [b](b)", "in [b](b)"),
            (
                "| [`x.h`](../include/x.h) |",
                "| [`x.h`](../../../include/x.h) |",
            ),
            ("[test](../crates/t.rs), [`u`](../u)", "test, `u`"),
            (
                "[here](#so) and [there](https://x.y/z)",
                "[here](#so) and [there](https://x.y/z)",
            ),
        ] {
            assert_eq!(relink(before), after);
        }
    }

    #[test]
    fn dead_links_are_found() {
        let mut tree = Tree::default();
        tree.text(
            "doc/a.md",
            "[b](b.md) [c](../c/d.txt) [c](../c) [e](e.md#f) [g](#g)".into(),
        );
        tree.text("c/d.txt", String::new());
        assert_eq!(dead_links(&tree), ["doc/a.md: b.md", "doc/a.md: e.md"]);
    }

    #[test]
    fn no_document_of_a_release_has_a_dead_link() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut tree = Tree::default();
        let header = "include/sat2d.h".to_string();
        tree.copy(&header, &root.join(&header)).expect("the header");
        let copies = [(header.clone(), header)];
        add(&mut tree, &root, "share/doc/sat2d", &copies).expect("the documents");
        assert_eq!(dead_links(&tree), Vec::<String>::new());
        let text = tree
            .bytes("share/doc/sat2d/README.md")
            .expect("it is a document");
        let links = links(str::from_utf8(text).expect("UTF-8"));
        assert!(links.len() > 5, "only {} links were kept", links.len());
    }
}
