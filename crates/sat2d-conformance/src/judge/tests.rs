//! What answers are worth.

use super::answer::{Mark, Row};
use super::library::Library;

const LIST: &str = r#"
[[library]]
name = "exact"
numbers = "f64"
calls = ""
touching = "told"
boundary = "told"
exact = ["relation", "ray"]
promise = ""

[[library]]
name = "sloppy"
numbers = "f32"
calls = ""
touching = "hit"
tolerance = { all = 0.25 }
promise = ""
"#;

/// Whether an answer of a library is beyond its promise, and not exact.
fn mark(name: &str, question: &str, row: &str, answer: &str) -> (bool, bool) {
    let libraries = Library::read_all(LIST).expect("a list");
    let library = libraries
        .iter()
        .find(|library| library.name == name)
        .expect("listed");
    let columns: Vec<&str> = row.split(',').collect();
    let row = Row::read("double", question, &columns).expect("a row");
    let Mark {
        is_beyond,
        is_wrong,
        is_rounded,
        ..
    } = row.mark(library, question, answer).expect("a mark");
    (is_beyond, is_wrong || is_rounded)
}

const TOUCHING: &str = "0,touching,circle 0 0 1,circle 2 0 1,touching,0,point 1 0;axis 1 0";
const NEAR: &str = "1,near,circle 0 0 1,circle 2.125 0 1,disjoint,1.25e-1,axis 1 0";
const FAR: &str = "2,clear,circle 0 0 1,circle 9 0 1,disjoint,7e0,axis 1 0";

#[test]
fn touching_counts_as_promised() {
    assert_eq!(
        mark("exact", "relation", TOUCHING, "touching"),
        (false, false)
    );
    assert_eq!(
        mark("exact", "relation", TOUCHING, "disjoint"),
        (true, true)
    );
    assert_eq!(mark("sloppy", "relation", TOUCHING, "hit"), (false, false));
    assert_eq!(mark("sloppy", "relation", TOUCHING, "miss"), (false, true));
}

#[test]
fn what_is_closer_than_the_tolerance_is_not_beyond_it() {
    assert_eq!(mark("sloppy", "relation", NEAR, "hit"), (false, true));
    assert_eq!(mark("sloppy", "relation", FAR, "hit"), (true, true));
    assert_eq!(mark("exact", "relation", NEAR, "overlapping"), (true, true));
    assert_eq!(mark("exact", "relation", NEAR, "miss"), (false, false));
}

#[test]
fn on_the_boundary_either_answer_is_right_if_nothing_is_promised() {
    let row = "0,touching,circle 0 0 1,1 0,boundary,0";
    assert_eq!(mark("sloppy", "point", row, "hit"), (false, false));
    assert_eq!(mark("sloppy", "point", row, "miss"), (false, false));
    assert_eq!(mark("exact", "point", row, "inside"), (false, true));
}

#[test]
fn numbers_are_exact_if_no_other_is_nearer() {
    let row = "0,clear,convex 0 0 1 0 0 1,convex 3 3 4 3 3 4,25/2";
    let root = 12.5_f64.sqrt();
    assert_eq!(
        mark("exact", "distance", row, &root.to_string()),
        (false, false)
    );
    assert_eq!(
        mark("exact", "distance", row, &root.next_up().to_string()),
        (false, true)
    );
    assert_eq!(mark("exact", "distance", row, "3.5"), (true, true));
    assert_eq!(mark("sloppy", "distance", row, "3.5"), (false, true));
    assert_eq!(mark("sloppy", "distance", row, "NaN"), (true, true));
}

#[test]
fn hits_are_measured_across_the_edge() {
    // at 45 degrees
    let row = "0,clear,convex 1 0 3 0 3 2,0 -1,8 7,1/4,1e0,1.41e0";
    assert_eq!(mark("exact", "ray", row, "0.25"), (false, false));
    assert_eq!(
        mark("exact", "ray", row, "0.2500000000000001"),
        (false, true)
    );
    assert_eq!(mark("sloppy", "ray", row, "0.27"), (false, true));
    assert_eq!(mark("sloppy", "ray", row, "0.3"), (true, true));
    assert_eq!(mark("exact", "ray", row, "none"), (true, true));
}

#[test]
fn times_of_contact_are_right_between_their_bounds() {
    // the shapes approach by 2 in the whole time
    let row =
        "0,clear,convex 0 0 1 0 0 1,2 0 1 0 0,convex 3 3 4 3 3 4,0 0 0 0 0,0.5,0.625,1e0,5e-1";
    assert_eq!(mark("exact", "turning", row, "0.5"), (false, false));
    assert_eq!(mark("exact", "turning", row, "0.626"), (true, true));
    assert_eq!(mark("exact", "turning", row, "none"), (true, true));
    // a tolerance of 1/4, which takes an eighth of the time
    assert_eq!(mark("sloppy", "turning", row, "0.74"), (false, true));
    assert_eq!(mark("sloppy", "turning", row, "0.76"), (true, true));
    let apart = row.replace("0.5,0.625", "none,none");
    assert_eq!(mark("exact", "turning", &apart, "none"), (false, false));
    assert_eq!(mark("exact", "turning", &apart, "0.5"), (true, true));
}
