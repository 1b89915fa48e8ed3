//! Names in the documents, and those of files in comments, are names of the project as it is.

use crate::project::{self, is_made, root};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Endings of the files that are looked for.
const ENDINGS: [&str; 9] = ["g", "h", "hpp", "jinja", "md", "mjs", "py", "rs", "sh"];

/// Files of others, of the reader, and of no name of their own.
const ELSEWHERE: [&str; 6] = [
    "bitmask.h",
    "constants.h",
    "file.rs",
    "first.mjs",
    "game.mjs",
    "licences/THIRD-PARTY.md",
];

/// Names with the prefix of the C API that others have: a function of cute_c2's binding, and what
/// the adapter for SDL adds.
const NOT_OF_THE_C_API: [&str; 3] = ["sat_overlap", "sat_sdl_shape", "sat_sdl_transform"];

/// What stands as code within the lines of a text, and in its blocks of plain text.
fn code(markdown: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut is_plain = false;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(of))) => is_plain = &*of == "text",
            Event::End(TagEnd::CodeBlock) => is_plain = false,
            Event::Code(text) => found.push(text.into_string()),
            Event::Text(text) if is_plain => {
                found.extend(text.split([' ', ',', '\n']).map(str::to_owned));
            }
            _ => {}
        }
    }
    found
}

/// What stands between backticks in a comment.
fn quoted(comment: &str) -> Vec<String> {
    comment
        .split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

/// Files and folders of the project by the ends of their paths.
struct Places {
    ends: BTreeSet<String>,
    tops: BTreeSet<String>,
}

impl Places {
    fn new() -> Places {
        let mut places = Places {
            ends: BTreeSet::new(),
            tops: BTreeSet::new(),
        };
        for path in project::paths() {
            let path = path.to_str().expect("UTF-8");
            let starts = path.match_indices('/').map(|(at, _)| at + 1);
            let ends = std::iter::once(0).chain(starts);
            places.ends.extend(ends.map(|at| path[at..].to_owned()));
            if let Some((top, _)) = path.split_once('/') {
                places.tops.insert(top.to_owned());
            }
        }
        places
    }

    /// Whether a text names a file or a folder of the project. Names in capital letters stand for
    /// others.
    fn is_name(&self, text: &str) -> bool {
        let is_path = |c: char| c.is_ascii_alphanumeric() || "_.+-/".contains(c);
        let first = text.split('/').next().unwrap_or_default();
        let stem = text.rsplit('/').next().unwrap_or_default();
        let stem = stem.split('.').next().unwrap_or_default();
        let stands_for = stem.len() > 1 && stem.chars().all(|c| c.is_ascii_uppercase());
        let is_file = text
            .rsplit_once('.')
            .is_some_and(|(name, ending)| !name.is_empty() && ENDINGS.contains(&ending));
        let is_below = text.contains('/') && self.tops.contains(first);
        text.chars().all(is_path)
            && (is_file || is_below)
            && !(stands_for && stem != "README" && stem != "CHANGELOG")
            && !is_made(Path::new(text))
            && !ELSEWHERE.contains(&text)
    }

    fn has(&self, text: &str) -> bool {
        self.ends
            .contains(text.trim_start_matches("../").trim_end_matches('/'))
    }
}

#[test]
fn every_file_that_is_named_exists() {
    let places = Places::new();
    let guides = project::guides();
    let guides = guides.iter().map(|(path, text)| (path, code(text)));
    let comments = project::comments();
    let comments = comments.iter().map(|(path, comments)| {
        let quoted = comments.iter().flat_map(|comment| quoted(&comment.text));
        (path, quoted.collect())
    });
    let mut named = 0;
    let mut missing = Vec::new();
    for (path, found) in guides.chain(comments) {
        for text in found {
            if places.is_name(&text) {
                named += 1;
                if !places.has(&text) {
                    missing.push(format!("{}: {text}", path.display()));
                }
            }
        }
    }
    assert!(named > 300, "only {named} names were found");
    assert!(missing.is_empty(), "\n{}", missing.join("\n"));
}

#[test]
fn missing_files_are_found() {
    let places = Places::new();
    let text = "`crates/none.rs` `crates/sat2d/src/lib.rs` ``` `a.rs` ```\n\n\
                ```text\nfirst  narrow/relation/none.rs, narrow/relation/ladder.rs\n```\n";
    let names = code(text).into_iter().filter(|text| places.is_name(text));
    let missing: Vec<_> = names.filter(|text| !places.has(text)).collect();
    assert_eq!(missing, ["crates/none.rs", "narrow/relation/none.rs"]);
    assert_eq!(
        quoted("the `crates/none` and `a.b`"),
        ["crates/none", "a.b"]
    );
    assert!(places.is_name("crates/none") && !places.has("crates/none"));
    assert!(!places.is_name("docs/NAME.svg") && !places.is_name("target/a.rs"));
}

/// The words of a text that begin as names of the C API. A name that goes on as `…`, `*` or `_` is
/// the beginning of several.
fn c_names(text: &str) -> impl Iterator<Item = &str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let ends = text.match_indices(move |c: char| !is_word(c));
    let words = text
        .split(move |c: char| !is_word(c))
        .zip(ends.map(|(_, end)| end).chain(std::iter::once(" ")));
    words
        .filter(|(word, end)| {
            (word.starts_with("sat_") || word.starts_with("SAT_"))
                && !word.ends_with('_')
                && !["…", "*"].contains(end)
        })
        .map(|(word, _)| word)
}

#[test]
fn names_of_the_c_api_are_in_its_headers() {
    let header = |name| fs::read_to_string(root().join("include").join(name)).expect("a header");
    let headers = ["sat2d.h", "sat2d_compat.h"].map(header).concat();
    let known: BTreeSet<_> = c_names(&headers).chain(NOT_OF_THE_C_API).collect();
    let mut named = 0;
    let mut unknown = Vec::new();
    for (path, text) in &project::guides() {
        for name in c_names(text) {
            named += 1;
            if !known.contains(name) {
                unknown.push(format!("{}: {name}", path.display()));
            }
        }
    }
    assert!(named > 800, "only {named} names were found");
    assert!(unknown.is_empty(), "\n{}", unknown.join("\n"));
    let names: Vec<_> = c_names("sat_hits, sat_mask_… sat_a_* `SAT_OK` resat_x sat_").collect();
    assert_eq!(names, ["sat_hits", "SAT_OK"]);
}

#[test]
fn the_architecture_names_every_crate_and_package() {
    let text = fs::read_to_string(root().join("docs/architecture.md")).expect("a document");
    let mut folders = 0;
    for parent in ["crates", "packages"] {
        for entry in fs::read_dir(root().join(parent)).expect("a folder") {
            let entry = entry.expect("an entry");
            if entry.file_type().expect("a type").is_dir() {
                let link = format!("(../{parent}/{})", entry.file_name().display());
                assert!(text.contains(&link), "{link}");
                folders += 1;
            }
        }
    }
    assert!(folders > 20, "only {folders} folders");
}
