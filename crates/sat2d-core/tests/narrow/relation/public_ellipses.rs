//! What users of other libraries reported about scaled circles. Where a report has numbers, the
//! test has them. Others say in words what went wrong; then the test has numbers of its own.

use sat2d::{DVec2, Relation, Shape, Transform, hits, overlaps, relation};

fn scaled(x: f64, y: f64, at: [f64; 2]) -> Transform {
    Transform::new(x, 0.0, 0.0, y, at[0], at[1]).expect("a map")
}

fn circle(radius: f64) -> Shape {
    Shape::circle(DVec2::ZERO, radius).expect("a circle")
}

fn between(a: &Shape, ta: &Transform, b: &Shape, tb: &Transform) -> Relation {
    relation(a, ta, b, tb).expect("a verdict")
}

/// godotengine/godot #60417: two areas with circles of the scale (0.7, 0.3) collide too soon along
/// the shorter axis, and rightly along the longer one.
#[test]
fn godot_60417_areas_scaled_by_seven_and_three_tenths() {
    let shape = circle(100.0);
    let here = scaled(0.7, 0.3, [0.0, 0.0]);
    for (at, expected) in [
        ([0.0, 60.0], Relation::Touching),
        ([0.0, 61.0], Relation::Disjoint),
        // as far as where the report's circles still met: those with the longer axis as radius
        ([0.0, 139.0], Relation::Disjoint),
        ([0.0, 59.0], Relation::Overlapping),
        ([140.0, 0.0], Relation::Touching),
        ([139.0, 0.0], Relation::Overlapping),
        ([141.0, 0.0], Relation::Disjoint),
    ] {
        let there = scaled(0.7, 0.3, at);
        assert_eq!(between(&shape, &here, &shape, &there), expected, "{at:?}");
    }
}

/// godotengine/godot #55683, #105776 and proposals #12867: circles that are scaled along x only do
/// not come to rest on what they are drawn upon.
#[test]
fn godot_55683_105776_12867_circles_scaled_along_x_lie_on_a_floor_and_on_each_other() {
    let (shape, floor) = (
        circle(8.0),
        Shape::rectangle(1000.0, 10.0).expect("a floor"),
    );
    let floor_at = scaled(1.0, 1.0, [0.0, 13.0]);
    for x in [0.25, 0.5, 2.0, 3.0] {
        let lower = scaled(x, 1.0, [0.0, 0.0]);
        assert_eq!(
            between(&shape, &lower, &floor, &floor_at),
            Relation::Touching
        );
        for (y, expected) in [(-16.0, Relation::Touching), (-16.25, Relation::Disjoint)] {
            let upper = scaled(x, 1.0, [0.0, y]);
            assert_eq!(
                between(&shape, &lower, &shape, &upper),
                expected,
                "{x}, {y}"
            );
        }
        let beside = scaled(x, 1.0, [16.0 * x, 0.0]);
        assert_eq!(between(&shape, &lower, &shape, &beside), Relation::Touching);
    }
}

/// defold/defold #11514: of a scale along both axes, the engine takes the smaller one for both.
/// dimforge/bevy_rapier #590 and #662: a ball under such a scale is a ball, and a wrong one.
#[test]
fn defold_11514_bevy_rapier_590_662_both_scales_count() {
    let (shape, point) = (circle(1.0), circle(0.0));
    let here = scaled(4.0, 0.5, [0.0, 0.0]);
    for (at, expected) in [
        ([4.0, 0.0], Relation::Touching),
        ([0.0, 0.5], Relation::Touching),
        // (3/5, 4/5) on the unit circle
        ([2.4, 0.375], Relation::Overlapping),
        ([2.5, 0.5], Relation::Disjoint),
        ([0.0, 1.0], Relation::Disjoint),
        ([3.5, 0.0], Relation::Overlapping),
    ] {
        let there = scaled(1.0, 1.0, at);
        assert_eq!(between(&shape, &here, &point, &there), expected, "{at:?}");
    }
}

/// melonjs/melonJS #809 (#583, #584): ellipses collide as circles with the larger radius, and do
/// not turn. jriecken/sat-js #21 and #67 ask for ellipses as well.
#[test]
fn melonjs_809_sat_js_21_ellipses_turn_and_are_no_circles() {
    let (shape, square) = (circle(1.0), Shape::rectangle(2.0, 2.0).expect("a square"));
    let square_at = scaled(1.0, 1.0, [0.0, 4.0]);
    let lying = scaled(5.0, 2.0, [0.0, 0.0]);
    assert_eq!(
        between(&shape, &lying, &square, &square_at),
        Relation::Disjoint
    );
    let upright = Transform::new(0.0, 5.0, -2.0, 0.0, 0.0, 0.0).expect("a map");
    assert_eq!(
        between(&shape, &upright, &square, &square_at),
        Relation::Overlapping
    );
    // by the angle of the triangle with the sides 3, 4 and 5, which takes it to a height of 3.4
    let slanted = Transform::new(4.0, 3.0, -1.2, 1.6, 0.0, 0.0).expect("a map");
    let square_at = scaled(1.0, 1.0, [3.0, 4.0]);
    assert_eq!(
        between(&shape, &slanted, &square, &square_at),
        Relation::Overlapping
    );
    assert_eq!(
        between(&shape, &lying, &square, &square_at),
        Relation::Disjoint
    );
    let other = scaled(2.0, 5.0, [7.0, 0.0]);
    assert_eq!(between(&shape, &lying, &shape, &other), Relation::Touching);
    let other = scaled(2.0, 5.0, [5.0, 5.0]);
    assert_eq!(
        between(&shape, &lying, &shape, &other),
        Relation::Overlapping
    );
    let other = scaled(2.0, 5.0, [6.0, 6.0]);
    assert_eq!(between(&shape, &lying, &shape, &other), Relation::Disjoint);
}

/// avianphysics/avian #1065: an ellipse passes through a polyline without an event.
#[test]
fn avian_1065_an_ellipse_meets_a_polyline() {
    let ellipse = circle(1.0);
    let points = [[-60.0, 0.0], [-20.0, 10.0], [20.0, 0.0], [60.0, 10.0]].map(DVec2::from);
    let segments: Vec<Shape> = points
        .windows(2)
        .map(|pair| Shape::segment(pair[0], pair[1]).expect("a segment"))
        .collect();
    let here = Transform::IDENTITY;
    let meets = |y: f64| {
        let at = scaled(12.0, 6.0, [20.0, y]);
        segments
            .iter()
            .any(|segment| hits(&ellipse, &at, segment, &here) == Ok(true))
    };
    assert!(meets(-5.9) && meets(0.0) && meets(6.0));
    assert!(!meets(-6.5) && !meets(9.0));
}

/// raysan5/raylib #5701: a point and an ellipse, and two ellipses, with radii along the axes.
#[test]
fn raylib_5701_points_and_ellipses_along_the_axes() {
    let (shape, point) = (circle(1.0), circle(0.0));
    let one = scaled(80.0, 40.0, [400.0, 225.0]);
    for (at, expected) in [
        ([448.0, 257.0], true),
        ([448.0, 258.0], false),
        ([480.0, 225.0], true),
    ] {
        let at = scaled(1.0, 1.0, at);
        assert_eq!(hits(&shape, &one, &point, &at), Ok(expected));
    }
    // the sum of both radii along the line of the centers is no bound
    for (at, expected) in [
        ([500.0, 225.0], Relation::Touching),
        ([490.0, 273.0], Relation::Disjoint),
    ] {
        let other = scaled(20.0, 40.0, at);
        assert_eq!(between(&shape, &one, &shape, &other), expected, "{at:?}");
    }
}

/// 4ian/GDevelop #2163 asks for oval masks instead of polygons that look round: such a polygon
/// with 16 corners misses what an oval meets.
#[test]
fn gdevelop_2163_an_oval_meets_what_a_polygon_in_it_misses() {
    let corners: Vec<DVec2> = (0..16)
        .map(|i| DVec2::from_angle(f64::from(i) * std::f64::consts::TAU / 16.0))
        .collect();
    let (oval, polygon) = (
        circle(1.0),
        Shape::convex_polygon(&corners).expect("a polygon"),
    );
    let planet = scaled(300.0, 200.0, [0.0, 0.0]);
    let ship = circle(10.0);
    let middle = (corners[1] + corners[2]) / 2.0;
    let way = middle.normalize() * 0.99;
    let at = scaled(0.125, 0.0625, [way.x * 300.0, way.y * 200.0]);
    assert_eq!(overlaps(&oval, &planet, &ship, &at), Ok(true));
    assert_eq!(hits(&polygon, &planet, &ship, &at), Ok(false));
}
