//! Answers that are worked out by hand.

use super::{Location, Region, Relation, fraction, locate, ray, relation, squared_distance, sweep};
use super::{is_simple, text};
use crate::form::Form;

fn ring(points: &[[i32; 2]]) -> Vec<[f64; 2]> {
    points.iter().map(|p| p.map(f64::from)).collect()
}

fn square(x: i32, y: i32, side: i32) -> Region {
    let corners = [[x, y], [x + side, y], [x + side, y + side], [x, y + side]];
    Region::new(&Form::Convex(ring(&corners)))
}

/// A frame from 0 to 10 with a square hole from 3 to 7.
fn frame() -> Region {
    let outline = ring(&[[0, 0], [10, 0], [10, 10], [0, 10]]);
    let hole = ring(&[[3, 3], [3, 7], [7, 7], [7, 3]]);
    Region::new(&Form::Polygon(vec![outline, hole]))
}

fn disc(x: f64, y: f64, radius: f64) -> Region {
    Region::new(&Form::Circle {
        center: [x, y],
        radius,
    })
}

fn point(x: f64, y: f64) -> [super::F; 2] {
    [x, y].map(fraction)
}

#[test]
fn a_frame_touches_what_fills_its_hole() {
    assert_eq!(
        relation(&frame(), &square(3, 3, 4)).relation,
        Relation::Touching
    );
    assert_eq!(
        relation(&frame(), &square(4, 4, 2)).relation,
        Relation::Disjoint
    );
    assert_eq!(
        relation(&square(4, 4, 4), &frame()).relation,
        Relation::Overlapping
    );
    assert_eq!(relation(&frame(), &frame()).relation, Relation::Overlapping);
    assert_eq!(
        relation(&frame(), &disc(5.0, 5.0, 2.0)).relation,
        Relation::Touching
    );
    assert_eq!(
        relation(&disc(5.0, 5.0, 1.5), &frame()).relation,
        Relation::Disjoint
    );
    assert_eq!(
        relation(&disc(1.0, 1.0, 0.5), &frame()).relation,
        Relation::Overlapping
    );
}

#[test]
fn margins_are_distances_and_depths() {
    assert_eq!(relation(&square(0, 0, 2), &square(5, 6, 2)).margin, 5.0);
    assert_eq!(relation(&square(0, 0, 4), &square(3, 1, 4)).margin, 1.0);
    assert_eq!(
        relation(&disc(0.0, 0.0, 1.0), &disc(3.0, 4.0, 2.0)).margin,
        2.0
    );
    assert_eq!(
        relation(&disc(0.0, 0.0, 3.0), &square(1, 1, 1)).relation,
        Relation::Overlapping
    );
}

#[test]
fn segments_cross_or_touch() {
    let segment = |ends| Region::new(&Form::Segment(ends));
    let long = segment([[0.0, 0.0], [4.0, 4.0]]);
    let of = |ends| relation(&long, &segment(ends)).relation;
    assert_eq!(of([[0.0, 4.0], [4.0, 0.0]]), Relation::Overlapping);
    assert_eq!(of([[2.0, 2.0], [4.0, 0.0]]), Relation::Touching);
    assert_eq!(of([[3.0, 3.0], [9.0, 9.0]]), Relation::Touching);
    assert_eq!(of([[5.0, 5.0], [9.0, 9.0]]), Relation::Disjoint);
    assert_eq!(of([[1.0, 1.0], [1.0, 1.0]]), Relation::Touching);
}

#[test]
fn points_are_outside_of_holes_only_off_their_boundary() {
    assert_eq!(locate(&frame(), &point(5.0, 5.0)), (Location::Outside, 2.0));
    assert_eq!(
        locate(&frame(), &point(7.0, 5.0)),
        (Location::Boundary, 0.0)
    );
    assert_eq!(locate(&frame(), &point(1.0, 5.0)), (Location::Inside, 1.0));
    assert_eq!(
        locate(&disc(0.0, 0.0, 5.0), &point(3.0, 4.0)).0,
        Location::Boundary
    );
}

#[test]
fn distances_are_squared() {
    assert_eq!(
        text(&squared_distance(&square(0, 0, 2), &square(5, 6, 2))),
        "25"
    );
    let triangle = Region::new(&Form::Convex(ring(&[[0, 3], [3, 0], [3, 3]])));
    assert_eq!(
        text(&squared_distance(&triangle, &square(-1, -1, 2))),
        "1/2"
    );
    assert_eq!(text(&squared_distance(&frame(), &square(4, 4, 1))), "1");
}

#[test]
fn rays_meet_the_first_edge() {
    let hit = |shape: &Region, from, to| {
        let entry = ray(shape, &from, &to).expect("starts outside");
        entry.fraction.map(|t| text(&t))
    };
    let one = |x: &str| Some(x.to_string());
    assert_eq!(hit(&frame(), point(-5.0, 1.0), point(4.0, 1.0)), one("5/9"));
    assert_eq!(hit(&frame(), point(5.0, 5.0), point(11.0, 5.0)), one("1/3"));
    assert_eq!(hit(&frame(), point(-5.0, 0.0), point(-1.0, 0.0)), None);
    // along an edge, and past a corner
    assert_eq!(hit(&frame(), point(-5.0, 0.0), point(5.0, 0.0)), one("1/2"));
    assert_eq!(
        hit(&frame(), point(-1.0, 1.0), point(1.0, -1.0)),
        one("1/2")
    );
    assert_eq!(
        hit(&disc(0.0, 0.0, 5.0), point(-8.0, 3.0), point(8.0, 3.0)),
        one("1/4")
    );
    assert!(ray(&disc(0.0, 0.0, 5.0), &point(-8.0, 1.0), &point(8.0, 1.0)).is_none());
    assert!(ray(&frame(), &point(1.0, 1.0), &point(8.0, 1.0)).is_none());
}

#[test]
fn sweeps_end_at_the_first_contact() {
    let entry = |motion| sweep(&square(0, 0, 1), &square(4, 1, 1), &motion);
    let first = entry(point(9.0, 1.0))
        .expect("apart")
        .fraction
        .expect("meets");
    assert_eq!(text(&first), "1/3");
    // along an edge: a corner slides past
    let grazes = entry(point(9.0, 0.0)).expect("apart");
    assert_eq!(
        (grazes.fraction.map(|t| text(&t)), grazes.margin),
        (Some("1/3".into()), 0.0)
    );
    assert!(entry(point(9.0, -1.0)).expect("apart").fraction.is_none());
    assert!(sweep(&square(0, 0, 1), &square(1, 0, 1), &point(1.0, 0.0)).is_none());
}

#[test]
fn rings_that_touch_themselves_are_refused() {
    let simple = |rings: &[&[[i32; 2]]]| {
        let exact = |points: &&[[i32; 2]]| {
            ring(points)
                .iter()
                .map(|p| p.map(fraction))
                .collect::<Vec<_>>()
        };
        is_simple(&rings.iter().map(exact).collect::<Vec<_>>())
    };
    let outline = [[0, 0], [9, 0], [9, 9], [0, 9]];
    assert!(simple(&[&outline, &[[1, 1], [1, 2], [2, 1]]]));
    assert!(!simple(&[&outline, &[[0, 1], [1, 2], [2, 1]]]));
    assert!(!simple(&[&outline, &[[11, 1], [11, 2], [12, 1]]]));
    assert!(!simple(&[&[[0, 0], [4, 4], [4, 0], [0, 4]]]));
    assert!(!simple(&[&[[0, 0], [4, 0], [2, 0], [2, 3]]]));
}
