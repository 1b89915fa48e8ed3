//! A small header, and its notes.

use sat2d_api::{declarations, model, notes::Notes};

pub const HEADER: &str = "\
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

pub const NOTES: &str = r#"
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

pub fn model(header: &str, notes: &str) -> model::Api {
    let notes = Notes::parse(notes).expect("notes");
    let sections = declarations::parse(header).expect("declarations");
    model::build(sections, &notes).expect("a model")
}
