//! The C# that a small header becomes, and that every function of the C API is in C#.

use std::fs;
use std::path::Path;

use sat2d_api::model::{Api, Function, OwnerKind, pascal_case};
use sat2d_api::{backend, declarations, model, notes::Notes, outputs};

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
 * A point.
 */
typedef struct sat_vec2 {
    double x;
    double y;
} sat_vec2;

/**
 * What a ray hits.
 */
typedef struct sat_hit {
    sat_vec2 at;
    /**
     * 1 if there is one, else 0.
     */
    uint32_t hit;
    size_t steps;
    uint32_t reserved[2];
} sat_hit;

/**
 * What to leave out.
 */
typedef struct sat_choice {
    const uint32_t *except;
    size_t except_count;
    uint32_t strict;
} sat_choice;

/**
 * A thing; see @ref sat_thing.
 */
typedef struct sat_thing sat_thing;

/**
 * A caller's function that takes a number and the caller's pointer. It returns whether to go on.
 */
typedef bool (*sat_visit)(uint32_t number, void *user);

/**
 * A thing of rings. On failure `out_thing` is NULL.
 *
 * Errors: `SAT_ERR_NULL`.
 */
sat_status sat_thing_new(const sat_vec2 *points,
                         const size_t *ring_sizes,
                         size_t ring_count,
                         sat_thing **out_thing);

/**
 * Frees a thing.
 */
void sat_thing_free(sat_thing *thing);

/**
 * The numbers of a `sat_thing` from `object` on. If the buffer is too small nothing is copied.
 */
sat_status sat_thing_numbers(const sat_thing *thing,
                             uint32_t object,
                             const sat_choice *choice,
                             uint32_t *out_numbers,
                             size_t capacity,
                             size_t *out_count);

/**
 * Where a ray hits a thing.
 *
 * - Once at most.
 */
sat_status sat_thing_cast(const sat_thing *thing, const sat_vec2 *from, sat_hit *out_hit);

/**
 * Passes numbers to `visit`.
 */
sat_status sat_thing_each(const sat_thing *thing, sat_visit visit, void *user);

/**
 * Watches a thing.
 */
sat_status sat_thing_watch(sat_thing *thing, sat_visit visit, void *user);

/** @} */
";

const NOTES: &str = r#"
sections = [{ name = "thing", source = "thing" }]
[owners]
Thing = { handle = "sat_thing", free = "sat_thing_free" }
[enums]
sat_status = { name = "Status", prefix = "SAT_" }
[integers]
[structs]
sat_vec2 = { name = "Vec2" }
sat_hit = { name = "RayHit", flags = ["hit"], none = "hit" }
sat_choice = { name = "Choice", flags = ["strict"], lengths = { except = "except_count" } }
[callbacks]
sat_visit = { name = "Visit" }
[constants]
[functions]
sat_thing_new = { owner = "Thing", name = "new" }
sat_thing_free = { owner = "Thing", name = "free" }
sat_thing_numbers = { owner = "Thing", name = "numbers", optional = ["choice"] }
sat_thing_cast = { owner = "Thing", name = "cast" }
sat_thing_each = { owner = "Thing", name = "each" }
sat_thing_watch = { owner = "Thing", name = "watch" }
"#;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The text of a generated file.
fn file(api: &Api, name: &str) -> String {
    let outputs = backend::cs::outputs(api).expect("the backends know the forms");
    let mut files = outputs.into_iter();
    let found = files.find(|of| of.path.ends_with(&format!("/generated/{name}.cs")));
    found.expect("the file is generated").text
}

fn small() -> Api {
    let notes = Notes::parse(NOTES).expect("notes");
    let sections = declarations::parse(HEADER).expect("declarations");
    model::build(sections, &notes).expect("a model")
}

#[test]
fn an_object_becomes_a_class() {
    insta::assert_snapshot!(file(&small(), "Thing"));
}

#[test]
fn structs_become_structs() {
    insta::assert_snapshot!(file(&small(), "Structs"));
}

#[test]
fn callbacks_become_delegates() {
    insta::assert_snapshot!(file(&small(), "Callbacks"));
}

#[track_caller]
fn assert_error(header: &str, notes: &str, expected: &str) {
    let notes = Notes::parse(notes).expect("notes");
    let sections = declarations::parse(header).expect("declarations");
    let api = model::build(sections, &notes).expect("a model");
    let error = match backend::cs::outputs(&api) {
        Ok(_) => panic!("{expected} is no error"),
        Err(error) => format!("{error:#}"),
    };
    assert!(error.contains(expected), "{error}");
}

#[test]
fn what_csharp_does_not_know_is_an_error() {
    let number = HEADER.replace("const sat_vec2 *from", "const double *from");
    assert_error(&number, NOTES, "sat_thing_cast in C#: from");
    let field = NOTES.replace("\"RayHit\"", "\"Hit\"");
    assert_error(HEADER, &field, "no member Hit of Hit");
    let boolean = HEADER.replace("uint32_t strict", "bool strict");
    assert_error(&boolean, NOTES, "Choice.strict is no integer");
    let method = NOTES.replace("name = \"cast\"", "name = \"thing\"");
    assert_error(HEADER, &method, "no member Thing of Thing");
}

/// Whether a function frees an object, which `Dispose` does.
fn frees(api: &Api, name: &str) -> bool {
    let mut owners = api.owners.values();
    owners.any(|of| of.free.as_deref() == Some(name))
}

fn is_constructor(api: &Api, function: &Function) -> bool {
    let of = &api.owners[&function.owner].kind;
    function.member == "new" && matches!(of, OwnerKind::Object(_))
}

#[test]
fn every_function_is_generated_or_by_hand_or_has_a_reason() {
    let api = outputs::committed_api(root()).expect("a model");
    let outputs = backend::cs::outputs(&api).expect("the backends know the forms");
    let classes = outputs
        .iter()
        .filter(|of| of.path.starts_with("packages/sat2d-cs/") && !of.path.ends_with("/Native.cs"));
    let generated: String = classes.map(|of| of.text.as_str()).collect();
    let sources = fs::read_dir(root().join("packages/sat2d-cs/src")).expect("a folder");
    let sources = sources.map(|entry| entry.expect("an entry").path());
    let by_hand: String = sources
        .filter(|path| path.is_file())
        .map(|path| fs::read_to_string(path).expect("a source"))
        .collect();
    let mut counts = [0; 3];
    for (name, function) in &api.functions {
        let is_by_hand = function.by_hand.iter().any(|language| language == "cs");
        let reason = function
            .languages
            .get("cs")
            .filter(|at| at.starts_with("- "));
        let calls = generated.contains(&format!("Native.{name}("));
        let member = if is_constructor(&api, function) {
            "Make".to_owned()
        } else {
            pascal_case(&function.member)
        };
        let kind = match (reason, is_by_hand) {
            (Some(_), false) => 0,
            (None, true) => 1,
            (None, false) => 2,
            (Some(_), true) => panic!("{name} is by hand and has a reason not to be there"),
        };
        counts[kind] += 1;
        assert_eq!(calls, kind == 2, "{name} is generated");
        match kind {
            1 => assert!(
                by_hand.contains(&format!(" {member}(")),
                "{name} is by hand"
            ),
            2 if !frees(&api, name) => {
                assert!(
                    generated.contains(&format!(" {member}(")),
                    "{name} has a method"
                );
            }
            _ => {}
        }
    }
    assert!(
        counts[0] < 10 && counts[1] < 10 && counts[2] > 240,
        "{counts:?}"
    );
}
