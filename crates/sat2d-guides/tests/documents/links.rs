//! Every link of every document has a target: the file exists, and so does the heading. Web
//! addresses are only checked for their form, without a network.

use crate::project::{self, root};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

/// The anchors of a document, and its links.
#[derive(Default)]
struct Document {
    anchors: BTreeSet<String>,
    links: Vec<String>,
}

/// Reads a document. Headings get anchors as on GitHub and GitLab: lower case, hyphens for spaces,
/// no other punctuation, a number after duplicates.
fn read(markdown: &str) -> Document {
    let mut document = Document::default();
    let mut heading: Option<String> = None;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => {
                let anchor = anchor(&heading.take().expect("a heading has begun"));
                let again = (1..).map(|number| format!("{anchor}-{number}"));
                let mut names = std::iter::once(anchor.clone()).chain(again);
                let free = names.find(|name| !document.anchors.contains(name));
                document.anchors.extend(free);
            }
            Event::Text(text) | Event::Code(text) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(&text);
                }
            }
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                document.links.push(dest_url.into_string());
            }
            _ => {}
        }
    }
    document
}

fn anchor(heading: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    let kept = heading.chars().filter(kept);
    kept.map(|c| if c == ' ' { '-' } else { c })
        .flat_map(char::to_lowercase)
        .collect()
}

/// All documents of the project, read.
fn documents() -> BTreeMap<PathBuf, Document> {
    let texts = project::documents().into_iter();
    texts.map(|(path, text)| (path, read(&text))).collect()
}

/// Follows a path with `..` from a folder; `None` if it leaves the project.
fn resolve(folder: &Path, link: &str) -> Option<PathBuf> {
    let mut at = folder.to_path_buf();
    for component in Path::new(link).components() {
        match component {
            Component::Normal(name) => at.push(name),
            Component::ParentDir if at.pop() => {}
            Component::CurDir => {}
            _ => return None,
        }
    }
    Some(at)
}

/// What is wrong with a link of the document at `path`.
fn fault(documents: &BTreeMap<PathBuf, Document>, path: &Path, link: &str) -> Option<String> {
    if let Some((scheme, rest)) = link.split_once(':') {
        let host = rest
            .strip_prefix("//")
            .and_then(|rest| rest.split('/').next());
        let named =
            host.is_some_and(|host| host.contains('.') && !host.contains(char::is_whitespace));
        return (!matches!(scheme, "https" | "http") || !named)
            .then(|| "no web address".to_owned());
    }
    let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
    let target = match file {
        "" => path.to_path_buf(),
        _ => match resolve(path.parent().expect("a folder"), file) {
            Some(target) => target,
            None => return Some("leads out of the project".to_owned()),
        },
    };
    if !root().join(&target).exists() {
        return Some("there is no such file".to_owned());
    }
    if anchor.is_empty() {
        return link.ends_with('#').then(|| "an empty anchor".to_owned());
    }
    match documents.get(&target) {
        Some(document) if document.anchors.contains(anchor) => None,
        _ => Some("there is no such heading".to_owned()),
    }
}

#[test]
fn every_link_has_a_target() {
    let documents = documents();
    for needed in [
        "README.md",
        "CHANGELOG.md",
        "docs/scene.md",
        "docs/recording/README.md",
    ] {
        assert!(
            documents.contains_key(Path::new(needed)),
            "{needed} was not found"
        );
    }
    let mut links = 0;
    let mut faults = Vec::new();
    for (path, document) in &documents {
        for link in &document.links {
            links += 1;
            if let Some(fault) = fault(&documents, path, link) {
                faults.push(format!("{}: {link}: {fault}", path.display()));
            }
        }
    }
    assert!(links > 60, "only {links} links were found");
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn broken_links_are_found() {
    let text = "# One `two`, three!\n\n## Same\n\n## Same\n\n\
                [a](#one-two-three) [b](#same-1) [c](#same-2) [d](nowhere.md) [e](../x.md)\n\
                [f](LICENSE-MIT) [g](https://example.org/x) [h](https:/example) [i](mailto:x)\n\
                [j](LICENSE-MIT#mit) ![k](docs/none.svg) [l][m]\n\n\
                [m]: README.md#no-such-heading\n\n`[n](not-a-link.md)`\n";
    let path = PathBuf::from("test.md");
    let mut documents = documents();
    documents.insert(path.clone(), read(text));
    // the document itself is not a file, so its own anchors are checked here
    let links = &documents[&path].links;
    let anchors = &documents[&path].anchors;
    assert_eq!(links.len(), 12);
    assert!(anchors.contains("one-two-three") && anchors.contains("same-1"));
    assert!(!anchors.contains("same-2"));
    let broken: Vec<&str> = links
        .iter()
        .filter(|link| !link.starts_with('#') && fault(&documents, &path, link).is_some())
        .map(String::as_str)
        .collect();
    let expected = [
        "nowhere.md",
        "../x.md",
        "https:/example",
        "mailto:x",
        "LICENSE-MIT#mit",
        "docs/none.svg",
        "README.md#no-such-heading",
    ];
    assert_eq!(broken, expected);
}
