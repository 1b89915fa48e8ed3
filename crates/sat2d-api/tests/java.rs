//! The rules by which classes of Java are made of a header.

mod support;

use std::path::Path;

use indexmap::IndexMap;
use sat2d_api::backend::java::{classes, declarations};
use sat2d_api::output::Output;
use sat2d_api::outputs;
use support::{HEADER, NOTES, model};

const THING: &str = "\
package io.sat2d;

/** A thing. */
public final class Thing extends NativeObject {
    Thing(long address) {
        super(address, Native.OBJECT_THING);
    }
}
";

fn by_hand(parts: &[(&str, &str)]) -> IndexMap<String, String> {
    let parts = parts
        .iter()
        .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    parts.collect()
}

fn class(name: &str) -> String {
    let outputs = classes::outputs(&model(HEADER, NOTES), by_hand(&[("Thing", THING)]));
    let mut outputs = outputs.expect("classes").into_iter();
    let path = format!("/{name}.java");
    let output = outputs.find(|output| output.path.ends_with(&path));
    output.expect("the class is there").text
}

#[track_caller]
fn assert_error(header: &str, notes: &str, parts: &[(&str, &str)], expected: &str) {
    let error = classes::outputs(&model(header, notes), by_hand(parts));
    let error = format!("{:#}", error.expect_err("an error"));
    assert!(error.contains(expected), "{error}");
}

#[test]
fn native_functions_are_declared_and_structs_have_offsets() {
    insta::assert_snapshot!(declarations::write(&model(HEADER, NOTES)).expect("the class"));
}

#[test]
fn an_enum_has_a_constant_for_each_value() {
    insta::assert_snapshot!(class("Color"));
}

#[test]
fn a_value_is_read_by_the_offsets_of_its_struct() {
    insta::assert_snapshot!(class("Mark"));
}

#[test]
fn options_have_a_method_for_each_field_that_makes_a_copy() {
    insta::assert_snapshot!(class("WalkOptions"));
}

#[test]
fn a_result_has_the_list_that_is_written_beside_it() {
    insta::assert_snapshot!(class("WalkResult"));
}

#[test]
fn methods_are_added_to_what_is_written_by_hand() {
    insta::assert_snapshot!(class("Thing"));
}

#[test]
fn what_follows_no_rule_names_its_function() {
    let product = NOTES.replace(
        "name = \"set_corners\"",
        "name = \"set_corners\", lengths = { points = \"2 * count\" }",
    );
    let thing = [("Thing", THING)];
    assert_error(
        HEADER,
        &product,
        &thing,
        "sat_thing_set_corners follows no rule of Java",
    );
    let taken = HEADER.replace("sat_color color,", "sat_color list,");
    assert_error(
        &taken,
        NOTES
            .replace("[parameters]\ncolor = \"the new colour\"", "")
            .as_str(),
        &thing,
        "list",
    );
    let only_c = HEADER.replace(
        "Whether it has a mark.",
        "On failure `out_is_marked` is false.",
    );
    assert_error(
        &only_c,
        NOTES,
        &thing,
        "all of its documentation is about C",
    );
}

#[test]
fn what_is_written_by_hand_is_left_out() {
    let notes = NOTES.replace("name = \"marks\"", "name = \"marks\", by_hand = [\"java\"]");
    let outputs = classes::outputs(&model(HEADER, &notes), by_hand(&[("Thing", THING)]));
    let texts: Vec<_> = outputs
        .expect("classes")
        .into_iter()
        .map(|o| o.text)
        .collect();
    assert!(!texts.concat().contains("Native.thingMarks("));
    assert!(texts.concat().contains("Native.thingIsMarked("));
}

#[test]
fn classes_by_hand_and_generated_members_belong_together() {
    assert_error(HEADER, NOTES, &[], "has no Thing.java");
    let more = [("Thing", THING), ("Crate", THING)];
    assert_error(HEADER, NOTES, &more, "Crate");
}

#[test]
fn values_out_of_order_are_no_enum() {
    let header = HEADER.replace("#define SAT_COLOR_RED 1", "#define SAT_COLOR_RED 2");
    assert_error(&header, NOTES, &[("Thing", THING)], "SAT_COLOR_RED");
}

fn generated_classes() -> Vec<Output> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let api = outputs::committed_api(&root).expect("a model");
    let by_hand = classes::by_hand(&root).expect("the classes by hand");
    classes::outputs(&api, by_hand).expect("the classes")
}

/// What a reader of Javadoc can make nothing of.
const ONLY_IN_C: [&str; 6] = ["sat_", "out_", "NULL", "buffer", "On failure", "@ref"];

#[test]
fn javadoc_says_nothing_that_only_matters_in_c() {
    let classes = generated_classes();
    assert!(classes.len() > 30);
    for class in &classes {
        let text: Vec<_> = class.text.split_whitespace().collect();
        assert!(!text.join(" ").contains("/** */"), "{}", class.path);
        for line in class.text.lines() {
            let text = line.trim_start();
            let is_comment = text.starts_with('*') || text.starts_with("/**");
            let is_about_c = ONLY_IN_C.iter().any(|only| text.contains(only));
            assert!(!(is_comment && is_about_c), "{}: {line}", class.path);
            assert!(line.chars().count() <= 100, "{}: {line}", class.path);
        }
    }
}
