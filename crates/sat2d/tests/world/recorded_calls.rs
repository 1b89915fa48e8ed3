//! Every public method that changes a world is recorded. Decided by the source, so that a method
//! that is added later is not forgotten.
#![cfg(feature = "serde")]

#[path = "../common/source_files.rs"]
mod source_files;

use source_files::files;
use std::fs;
use std::path::{Path, PathBuf};

/// Methods that consist of a call of another method, which is recorded.
const DELEGATED: [(&str, &str); 3] = [
    ("step", "take_step"),
    ("step_within", "take_step"),
    ("separate", "separate_within"),
];
/// Methods that change no answer.
const NOT_RECORDED: [&str; 4] = [
    "set_parallel",
    "set_parallel_from",
    "start_recording",
    "stop_recording",
];

struct Method {
    name: String,
    signature: String,
    body: String,
}

/// The methods in the blocks `impl World` of a file, as rustfmt lays them out.
fn methods(source: &str) -> Vec<Method> {
    let mut methods = Vec::new();
    for block in source.split("\nimpl World {\n").skip(1) {
        let (block, _) = block.split_once("\n}\n").unwrap();
        for method in format!("\n{block}").split("\n    }\n") {
            let Some(at) = method.find("\n    pub fn ").or(method.find("\n    fn ")) else {
                continue;
            };
            let (signature, body) = method[at..].split_once("{\n").unwrap();
            let (_, named) = signature.split_once("fn ").unwrap();
            let name = named.split(['(', '<']).next().unwrap();
            methods.push(Method {
                name: name.into(),
                signature: signature.into(),
                body: body.into(),
            });
        }
    }
    methods
}

/// The call that a method is recorded as: `set_kind` as `SetKind`, `take_step` as `Step`.
fn call(method: &str) -> String {
    let method = method.trim_start_matches("take_");
    let words = method.trim_end_matches("_within").split('_');
    words
        .map(|word| word[..1].to_uppercase() + &word[1..])
        .collect()
}

#[test]
fn every_method_that_changes_a_world_is_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/world");
    let read = |path: &PathBuf| fs::read_to_string(path).unwrap();
    let methods: Vec<Method> = files(&folder)
        .iter()
        .flat_map(|path| methods(&read(path)))
        .collect();
    let mut recorded = Vec::new();
    for method in &methods {
        let Method {
            name,
            signature,
            body,
        } = method;
        let is_public = signature.contains("\n    pub fn ");
        if !is_public || !signature.contains("&mut self") || NOT_RECORDED.contains(&name.as_str()) {
            continue;
        }
        let delegated = DELEGATED.iter().find(|(from, _)| from == name);
        let (name, body) = match delegated {
            Some((_, to)) => {
                assert!(body.contains(&format!("self.{to}(")), "{name}");
                let to = methods.iter().find(|method| method.name == *to).unwrap();
                (&to.name, &to.body)
            }
            None => (name, body),
        };
        // before the method does anything else, but for a conversion of its argument
        let (before, after) = body.split_once("if self.is_recording() {").expect(name);
        assert!(before.lines().count() <= 3, "{name}");
        let (after, _) = after.split_once("        }\n").unwrap();
        assert!(after.contains("return self.recorded("), "{name}");
        assert!(after.contains(&format!("Call::{}", call(name))), "{name}");
        recorded.push(call(name));
    }
    recorded.sort();
    recorded.dedup();
    // and there is no call that no method makes
    let calls = read(&folder.join("record/call.rs"));
    let (_, calls) = calls.split_once("enum Call {\n").unwrap();
    let (calls, _) = calls.split_once("\n}\n").unwrap();
    let is_variant = |line: &&str| line.starts_with("    ") && line.as_bytes()[4] != b'/';
    let mut variants: Vec<&str> = calls
        .lines()
        .filter(is_variant)
        .map(|line| line.trim().split(['(', ',']).next().unwrap())
        .collect();
    variants.sort_unstable();
    assert_eq!(recorded, variants);
}
