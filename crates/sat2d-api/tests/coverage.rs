//! A declaration that `api.toml` does not cover is an error, and so is an entry for nothing.

use std::path::Path;

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
 * A box.
 */
typedef struct sat_box {
    /**
     * Whether it is full.
     */
    bool full;
    double width;
    const uint8_t *bytes;
    size_t count;
} sat_box;

/**
 * A thing.
 */
typedef struct sat_thing sat_thing;

/**
 * Puts boxes into a thing.
 *
 * - Each once.
 */
sat_status sat_thing_put(sat_thing *thing,
                         const sat_box *boxes,
                         size_t count,
                         uint32_t *out_places,
                         size_t capacity,
                         size_t *out_count);

/** @} */
";

const NOTES: &str = r#"
sections = [{ name = "thing", source = "thing" }]
[owners]
Thing = { handle = "sat_thing" }
[enums]
sat_status = { name = "Status", prefix = "SAT_" }
[integers]
[structs]
sat_box = { name = "Box", lengths = { bytes = "count" } }
[callbacks]
[constants]
[functions]
sat_thing_put = { owner = "Thing", name = "put" }
"#;

fn build(header: &str, notes: &str) -> Result<model::Api, String> {
    let notes = Notes::parse(notes).map_err(|error| format!("{error:#}"))?;
    let sections = declarations::parse(header).map_err(|error| format!("{error:#}"))?;
    model::build(sections, &notes).map_err(|error| format!("{error:#}"))
}

#[track_caller]
fn assert_error(header: &str, notes: &str, expected: &str) {
    let error = build(header, notes).expect_err("an error");
    assert!(error.contains(expected), "{error}");
}

#[test]
fn offsets_follow_the_width_of_pointers() {
    let api = build(HEADER, NOTES).expect("a model");
    let of_box = &api.structs["sat_box"];
    let offsets: Vec<_> = of_box.fields.iter().map(|field| field.offset).collect();
    assert_eq!(offsets, [[0, 0], [8, 8], [16, 16], [20, 24]]);
    assert_eq!((of_box.size, of_box.alignment), ([24, 32], [8, 8]));
}

#[test]
fn the_conventions_of_the_c_api_give_the_roles() {
    let api = build(HEADER, NOTES).expect("a model");
    let function = serde_json::to_string_pretty(&api.functions["sat_thing_put"]);
    insta::assert_snapshot!(function.expect("a model has a text"));
}

#[test]
fn what_the_notes_do_not_cover_is_an_error() {
    for (line, name) in [
        (
            "sat_thing_put = { owner = \"Thing\", name = \"put\" }",
            "sat_thing_put",
        ),
        (
            "sat_box = { name = \"Box\", lengths = { bytes = \"count\" } }",
            "sat_box",
        ),
        ("Thing = { handle = \"sat_thing\" }", "sat_thing"),
        (
            "sat_status = { name = \"Status\", prefix = \"SAT_\" }",
            "sat_status",
        ),
    ] {
        assert!(NOTES.contains(line));
        assert_error(HEADER, &NOTES.replace(line, ""), name);
    }
    let other_prefix = NOTES.replace("prefix = \"SAT_\"", "prefix = \"SAT_OTHER_\"");
    assert_error(HEADER, &other_prefix, "sat_status has no constants");
}

#[test]
fn notes_on_what_is_not_declared_are_an_error() {
    let more = NOTES.replace("[structs]", "[structs]\nsat_crate = { name = \"Crate\" }");
    assert_error(HEADER, &more, "sat_crate");
    let field = NOTES.replace("bytes = \"count\"", "words = \"count\"");
    assert_error(HEADER, &field, "the field words");
    let parameter = NOTES.replace("name = \"put\"", "name = \"put\", optional = [\"place\"]");
    assert_error(HEADER, &parameter, "the parameter place");
    let key = NOTES.replace("name = \"put\"", "name = \"put\", colour = \"red\"");
    assert_error(HEADER, &key, "colour");
}

#[test]
fn what_is_no_declaration_names_its_line() {
    let header = HEADER.replace("    double width;\n", "    double width\n");
    assert_error(&header, NOTES, "line 28: expected ';'");
}

#[test]
fn the_whole_api_has_a_model() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let api = outputs::committed_api(&root).expect("a model");
    assert!(api.functions.len() > 250 && api.structs.len() > 50);
    assert!(api.functions["sat_world_step"].has_receiver());
    assert!(api.functions["sat_world_step"].can_fail());
    assert!(!api.functions["sat_distance"].has_receiver());
}
