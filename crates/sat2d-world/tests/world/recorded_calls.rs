//! Every public method that changes a world is a row of the table of calls, and records itself.
//! Decided by the source, so that a method that is added later is not forgotten.
#![cfg(feature = "serde")]

use sat2d_test_support::source_files;

use source_files::files;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Methods that only call another method, which is recorded.
const DELEGATED: [(&str, &str); 3] = [
    ("step", "step_recorded"),
    ("step_within", "step_recorded"),
    ("separate", "separate_within"),
];
/// Methods that change no answer.
const NOT_RECORDED: [&str; 4] = [
    "set_parallel",
    "set_parallel_from",
    "start_recording",
    "stop_recording",
];

/// The methods in the blocks `impl World` of a file, as rustfmt lays them out: names, signatures
/// and bodies.
fn methods(source: &str) -> Vec<[String; 3]> {
    let mut methods = Vec::new();
    for block in source.split("\nimpl World {\n").skip(1) {
        let (block, _) = block.split_once("\n}\n").unwrap();
        for method in format!("\n{block}").split("\n    }\n") {
            let starts = [
                "\n    pub fn ",
                "\n    pub(super) fn ",
                "\n    pub(crate) fn ",
                "\n    fn ",
            ];
            let Some(at) = starts.iter().find_map(|start| method.find(start)) else {
                continue;
            };
            let (signature, body) = method[at..].split_once("{\n").unwrap();
            let (_, named) = signature.split_once("fn ").unwrap();
            let name = named.split(['(', '<']).next().unwrap();
            methods.push([name, signature, body].map(String::from));
        }
    }
    methods
}

#[test]
fn every_method_that_changes_a_world_is_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let read = |path: &PathBuf| fs::read_to_string(path).unwrap();
    let table = read(&folder.join("record/calls.rs"));
    let (_, table) = table.split_once("\ndefine_calls! {\n").unwrap();
    let (table, _) = table.split_once("\n}\n").unwrap();
    let rows = table.split(";\n");
    let rows: BTreeSet<&str> = rows
        .map(|row| row.split_once("=> ").unwrap().1.split('(').next().unwrap())
        .collect();
    let all = files(&folder);
    let all: Vec<_> = all.iter().flat_map(|path| methods(&read(path))).collect();
    let mut recorded = BTreeSet::new();
    for [name, signature, body] in &all {
        let name = name.as_str();
        // before the method does anything else, but for a conversion of its argument, or a call of
        // another row
        let records = format!("        record!(self.{name}(");
        if body.lines().take(4).any(|line| line.starts_with(&records)) {
            recorded.insert(name);
        } else if let Some((_, to)) = DELEGATED.iter().find(|(from, _)| *from == name) {
            assert!(body.contains(&format!("self.{to}(")), "{name}");
        } else {
            let changes = signature.contains("\n    pub fn ") && signature.contains("&mut self");
            assert!(
                !changes || NOT_RECORDED.contains(&name),
                "{name} is not recorded"
            );
        }
    }
    assert_eq!(recorded, rows);
}
