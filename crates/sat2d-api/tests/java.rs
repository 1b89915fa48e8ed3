//! The rules by which classes of Java are made of a header.

use std::path::Path;

use indexmap::IndexMap;
use sat2d_api::backend::java::classes;
use sat2d_api::output::Output;
use sat2d_api::{declarations, model, notes::Notes, outputs};

const HEADER: &str = "\
/**
 * The file.
 */
/**
 * @defgroup sat_thing Things
 * @{
 */

/**
 * The outcome.
 */
typedef int32_t sat_status;

/**
 * Success.
 */
#define SAT_OK 0

/**
 * The colour of a thing: one of the `SAT_COLOR_` constants.
 */
typedef uint32_t sat_color;

/**
 * No colour; also the value on failure.
 */
#define SAT_COLOR_NONE 0

/**
 * Red, not `SAT_COLOR_NONE`.
 */
#define SAT_COLOR_RED 1

/**
 * A point.
 */
typedef struct sat_vec2 {
    /**
     * The x coordinate.
     */
    double x;
    /**
     * The y coordinate.
     */
    double y;
} sat_vec2;

/**
 * A mark. All zero for none.
 */
typedef struct sat_mark {
    /**
     * Where it is.
     */
    sat_vec2 place;
    /**
     * One of the `SAT_COLOR_` constants.
     */
    sat_color color;
    /**
     * 1 if there is one, else 0.
     */
    uint32_t found;
    /**
     * 1 if it is above `max_height`, else 0.
     */
    uint32_t is_high;
    /**
     * How often it was seen.
     */
    size_t seen;
} sat_mark;

/**
 * A thing.
 */
typedef struct sat_thing sat_thing;

/**
 * A disc about `center`. The caller frees `out_thing` with `sat_thing_free`; on failure it is NULL.
 *
 * Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_NEGATIVE` (the radius).
 */
sat_status sat_thing_new_disc(sat_vec2 center,
                              double radius,
                              sat_thing **out_thing);

/**
 * Sets the colour of `count` corners.
 *
 * Errors: those of `sat_thing_new_disc`, `SAT_ERR_RESERVED`.
 */
sat_status sat_thing_set_corners(sat_thing *thing,
                                 const sat_vec2 *points,
                                 size_t count,
                                 sat_color color,
                                 size_t max_pairs);

/**
 * The mark of `thing` nearest to `other`. If they have none, and on failure, `out_mark` is all zero.
 *
 * - It is exact.
 * - It is < 2.
 *
 * Errors: `SAT_ERR_NULL`.
 */
sat_status sat_thing_nearest_mark(const sat_thing *thing,
                                  const sat_thing *other,
                                  sat_mark *out_mark);

/**
 * All marks, into the caller's buffer; `out_count` is their number. If the buffer is too small
 * nothing is copied.
 *
 * Errors: `SAT_ERR_NULL`, `SAT_ERR_CAPACITY`.
 */
sat_status sat_thing_marks(const sat_thing *thing,
                           sat_mark *out_marks,
                           size_t capacity,
                           size_t *out_count);

/**
 * Whether it has a mark.
 */
sat_status sat_thing_is_marked(const sat_thing *thing,
                               bool *out_is_marked);

/**
 * How a walk is done. All zero is a walk to the right.
 */
typedef struct sat_walk_options {
    /**
     * The direction; zero is right.
     */
    sat_vec2 way;
    /**
     * One of the `SAT_COLOR_` constants.
     */
    sat_color color;
    /**
     * The most steps; 0 is no limit.
     */
    size_t max_steps;
    /**
     * Where the last walk ended; all zero at first.
     */
    sat_mark last;
    /**
     * Must be 0.
     */
    uint32_t reserved;
} sat_walk_options;

/**
 * The result of a walk.
 */
typedef struct sat_walk_result {
    /**
     * How far it was.
     */
    double way;
    /**
     * Where it ended; all zero at no mark.
     */
    sat_mark last;
    /**
     * How many marks were passed: at most 32.
     */
    size_t hit_count;
} sat_walk_result;

/**
 * Walks. The marks go to `out_marks`, the first `capacity` of them.
 *
 * Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`.
 */
sat_status sat_thing_walk(sat_thing *thing,
                          const sat_walk_options *options,
                          sat_mark *out_marks,
                          size_t capacity,
                          sat_walk_result *out_result);

/**
 * Adds `count` marks.
 */
sat_status sat_thing_add_marks(sat_thing *thing,
                               const sat_mark *marks,
                               size_t count);

/**
 * Paints `count` places: place `places[i]` in `colors[i]`.
 */
sat_status sat_thing_paint(sat_thing *thing,
                           const uint32_t *places,
                           const sat_color *colors,
                           size_t count);

/** @} */
";

const NOTES: &str = r#"
sections = [{ name = "thing", source = "thing" }]
[owners]
Thing = { handle = "sat_thing" }
[enums]
sat_status = { name = "Status", prefix = "SAT_", constants = ["SAT_OK"] }
sat_color = { name = "Color", prefix = "SAT_COLOR_" }
[integers]
[structs]
sat_vec2 = { name = "Vec2", by_hand = ["java"] }
sat_mark = { name = "Mark", flags = ["found", "is_high"], none = "found", text = "{color} at {place}" }
sat_walk_options = { name = "WalkOptions" }
sat_walk_result = { name = "WalkResult" }
[callbacks]
[constants]
[parameters]
color = "the new colour"
[functions]
sat_thing_new_disc = { owner = "Thing", name = "disc" }
sat_thing_set_corners = { owner = "Thing", name = "set_corners" }
sat_thing_nearest_mark = { owner = "Thing", name = "nearest_mark" }
sat_thing_marks = { owner = "Thing", name = "marks" }
sat_thing_walk = { owner = "Thing", name = "walk" }
sat_thing_add_marks = { owner = "Thing", name = "add_marks" }
sat_thing_paint = { owner = "Thing", name = "paint", lengths = { places = "count", colors = "count" } }
sat_thing_is_marked = { owner = "Thing", name = "is_marked", java = "Thing.hasMark" }
"#;

const THING: &str = "\
package io.sat2d;

/** A thing. */
public final class Thing extends NativeObject {
    Thing(long address) {
        super(address, Native.OBJECT_THING);
    }
}
";

fn model(header: &str, notes: &str) -> model::Api {
    let notes = Notes::parse(notes).expect("notes");
    let sections = declarations::parse(header).expect("declarations");
    model::build(sections, &notes).expect("a model")
}

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
    let header = std::fs::read_to_string(root.join("include/sat2d.h")).expect("a header");
    let notes = outputs::notes(&root).expect("notes");
    let api = outputs::api(&header, &notes).expect("a model");
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
