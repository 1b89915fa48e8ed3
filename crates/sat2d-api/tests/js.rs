//! The TypeScript that a small header becomes.

mod support;

use std::path::Path;

use sat2d_api::backend::js;
use support::{HEADER, NOTES, model};

/// The declarations of these names in a generated file, with their comments.
fn declarations(file: &str, names: &[&str]) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let outputs = js::outputs(&model(HEADER, NOTES), &root).expect("the files");
    let path = format!("/generated/{file}.ts");
    let mut outputs = outputs.iter();
    let output = outputs.find(|output| output.path.ends_with(&path));
    let parts = output.expect("the file is generated").text.split("\n\n");
    let is_named = |part: &&str| {
        let mut lines = part.lines();
        let export = lines.find(|line| line.starts_with("export "));
        let mut words = export.unwrap_or_default().split([' ', '(', ':']);
        words.any(|word| names.contains(&word))
    };
    let found: Vec<_> = parts.filter(is_named).collect();
    assert_eq!(found.len(), names.len());
    found.join("\n\n")
}

#[test]
fn functions_take_values_and_make_objects_results_and_lists() {
    let names = [
        "thingNewDisc",
        "thingSetCorners",
        "thingNearestMark",
        "thingMarks",
    ];
    insta::assert_snapshot!(declarations("functions", &names));
}

#[test]
fn a_struct_is_read_by_its_offsets() {
    insta::assert_snapshot!(declarations("structs", &["MARK", "Mark", "readMark"]));
}

#[test]
fn an_enum_is_a_list_of_words() {
    insta::assert_snapshot!(declarations("enums", &["COLORS", "Color"]));
}

#[test]
fn an_export_takes_numbers() {
    insta::assert_snapshot!(declarations("exports", &["CApi"]));
}
