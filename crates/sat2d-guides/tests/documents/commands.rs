//! Commands in the documents can be typed: the packages, tests, scripts, steps and files that they
//! name exist.

use crate::project::{self, is_made, root};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The commands of a text: blocks of shell code, and code within lines.
fn commands(markdown: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut block = None;
    let mut add = |lines: &str| {
        for line in lines.replace("\\\n", " ").lines() {
            let line = line.split(" #").next().unwrap_or_default();
            found.extend(line.split(['&', '|', ';', '(', ')']).map(str::to_owned));
        }
    };
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(of))) if &*of == "sh" => {
                block = Some(String::new());
            }
            Event::End(TagEnd::CodeBlock) => add(&block.take().unwrap_or_default()),
            Event::Text(text) => {
                if let Some(block) = &mut block {
                    block.push_str(&text);
                }
            }
            Event::Code(text) => add(&text),
            _ => {}
        }
    }
    found
}

/// Files that the commands themselves write.
const BUILT: [&str; 2] = ["examples/duel/duel", "packages/sat2d-js/sat2d-0.3.0.tgz"];

/// What commands can name.
struct Project {
    /// The folders of packages of Rust by their names.
    packages: BTreeMap<String, PathBuf>,
    /// The names after `step_` in the steps of the checks, and after `part_` in the slow ones.
    steps: BTreeSet<String>,
    parts: BTreeSet<String>,
    /// The first folders of paths.
    tops: BTreeSet<String>,
}

impl Project {
    fn read() -> Project {
        let mut packages = BTreeMap::new();
        let mut tops = BTreeSet::new();
        for path in project::paths() {
            let mut parts = path.iter();
            if let (Some(top), Some(_)) = (parts.next(), parts.next()) {
                tops.insert(top.to_string_lossy().into_owned());
            }
            if path.file_name().is_some_and(|name| name == "Cargo.toml") {
                let text = fs::read_to_string(root().join(&path)).expect("UTF-8");
                let name = text.lines().find_map(|line| line.strip_prefix("name = \""));
                let folder = path.parent().expect("a folder").to_owned();
                packages.extend(name.map(|name| (name.trim_end_matches('"').to_owned(), folder)));
            }
        }
        let functions = |file: &str, prefix: &str| {
            let text = fs::read_to_string(root().join(file)).expect("a script");
            let lines = text.lines().filter_map(|line| line.strip_prefix(prefix));
            let names = lines.filter_map(|line| Some(line.split_once("()")?.0.to_owned()));
            names.collect()
        };
        Project {
            packages,
            steps: functions(".ci/steps.sh", "step_"),
            parts: functions(".ci/slow", "part_"),
            tops,
        }
    }

    /// What a command in a document of a folder names that is not there.
    fn faults(&self, folder: &Path, command: &str) -> Vec<String> {
        let is_variable = |word: &&str| {
            word.split_once('=').is_some_and(|(name, _)| {
                name.chars()
                    .all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_')
            })
        };
        let words: Vec<_> = command.split_whitespace().skip_while(is_variable).collect();
        let mut found = Vec::new();
        let known = |set: &BTreeSet<String>| {
            let given = words[1..]
                .iter()
                .filter(|word| word.starts_with(char::is_alphabetic));
            given
                .filter(|word| !set.contains(**word))
                .map(|word| word.to_string())
                .collect()
        };
        match words.first() {
            Some(&"cargo") => found = self.faults_of_cargo(&words),
            Some(&(".ci/run" | ".ci/full")) => found = known(&self.steps),
            Some(&".ci/slow") => found = known(&self.parts),
            _ => {}
        }
        let paths = words.iter().map(|word| word.trim_matches(['\'', '"']));
        found.extend(
            paths
                .filter(|path| self.is_missing(folder, path))
                .map(str::to_owned),
        );
        found
    }

    /// Whether a word is a path of the project, from its root, the folder above or that of the
    /// document, that leads nowhere.
    fn is_missing(&self, folder: &Path, word: &str) -> bool {
        let path = word.trim_start_matches("../").trim_start_matches("sat2d/");
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "_./-".contains(c);
        let Some((top, _)) = path.split_once('/') else {
            return false;
        };
        let stands_for = path
            .split('/')
            .any(|part| part.len() > 1 && part.chars().all(|c| c.is_ascii_uppercase()));
        self.tops.contains(top)
            && path.chars().all(is_plain)
            && !stands_for
            && !BUILT.contains(&path)
            && !is_made(Path::new(path))
            && !root().join(path).exists()
            && !root().join(folder).join(path).exists()
    }

    fn faults_of_cargo(&self, words: &[&str]) -> Vec<String> {
        let after = |option: &str| {
            let at = words.iter().position(|word| *word == option)?;
            words.get(at + 1).copied()
        };
        let Some(package) = after("-p") else {
            return Vec::new();
        };
        let Some(folder) = self.packages.get(package) else {
            return vec![package.to_owned()];
        };
        let mut found = Vec::new();
        for (option, kind) in [
            ("--test", "tests"),
            ("--bin", "src/bin"),
            ("--example", "examples"),
        ] {
            let Some(target) = after(option) else {
                continue;
            };
            let folder = root().join(folder);
            let path = folder.join(kind).join(target);
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("UTF-8");
            if !path.exists()
                && !path.with_extension("rs").exists()
                && !manifest.contains(&format!("name = \"{target}\""))
            {
                found.push(format!("{option} {target}"));
            }
            // the test that is chosen by a part of its name
            let at = words
                .iter()
                .position(|word| *word == target)
                .expect("found above");
            let filter = words
                .get(at + 1)
                .filter(|word| !word.starts_with(['-', '2', '>']));
            if let (Some(filter), "tests") = (filter, kind)
                && !is_in(&path, filter)
            {
                found.push(format!("{target}: {filter}"));
            }
        }
        found
    }
}

/// Whether a part of the name of a test is in a folder, as the name of a file or in a file.
fn is_in(folder: &Path, filter: &str) -> bool {
    let last = filter.rsplit("::").next().unwrap_or(filter);
    fs::read_dir(folder).is_ok_and(|entries| {
        entries.flatten().any(|entry| {
            let path = entry.path();
            path.file_stem()
                .is_some_and(|stem| stem.to_string_lossy().contains(last))
                || is_in(&path, last)
                || fs::read_to_string(&path).is_ok_and(|text| text.contains(last))
        })
    })
}

#[test]
fn what_commands_name_exists() {
    let project = Project::read();
    let mut asked = 0;
    let mut missing = Vec::new();
    for (path, text) in &project::guides() {
        for command in commands(text) {
            asked += 1;
            for name in project.faults(path.parent().expect("a folder"), &command) {
                missing.push(format!("{}: {name} in `{command}`", path.display()));
            }
        }
    }
    assert!(asked > 1000, "only {asked} commands were found");
    assert!(missing.is_empty(), "\n{}", missing.join("\n"));
}

#[test]
fn commands_for_nothing_are_found() {
    let project = Project::read();
    let text = "```sh\nA=1 cargo test -p sat2d-core --test narrow nothing_of_the_kind # laws\n\
                cargo run -p sat2d-none && .ci/full js none\n.ci/slow laws none\n\
                cargo run -p sat2d-bench --bin none\ncp ../sat2d/samples/none.json \\\n  out\n```\n\
                `docs/none.md` `cargo test -p sat2d-core --test narrow relation` `.ci/full STEP`\n";
    let commands = commands(text);
    let missing: Vec<_> = commands
        .iter()
        .flat_map(|command| project.faults(Path::new(""), command))
        .collect();
    let expected = [
        "narrow: nothing_of_the_kind",
        "sat2d-none",
        "none",
        "none",
        "--bin none",
        "../sat2d/samples/none.json",
        "docs/none.md",
        "STEP",
    ];
    assert_eq!(missing, expected);
}

#[test]
fn every_step_of_the_checks_is_described() {
    let project = Project::read();
    let text = fs::read_to_string(root().join("docs/checks.md")).expect("a document");
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    let cells: Vec<_> = rows.filter_map(|line| line.split('|').nth(1)).collect();
    let described: BTreeSet<_> = cells
        .iter()
        .flat_map(|cell| cell.split('`').skip(1).step_by(2).map(str::to_owned))
        .collect();
    assert_eq!(described, project.steps);
}
