//! Features carry the user's indices in either winding, mirrored or not, with collinear or hidden
//! vertices.

use sat2d::query::{Feature, contact};
use sat2d::{DVec2, Shape, Transform};

/// A house with collinear vertices on three sides, counter-clockwise.
fn ring() -> Vec<DVec2> {
    [
        (0, 0),
        (3, 0),
        (4, 0),
        (9, 0),
        (9, 3),
        (9, 6),
        (5, 9),
        (0, 6),
        (0, 2),
        (0, 1),
    ]
    .map(|(x, y)| DVec2::new(f64::from(x), f64::from(y)))
    .to_vec()
}

/// Puts a small ball on every edge and corner of the house and checks the reported feature.
fn ask(points: &[DVec2], t: &Transform) {
    let house = Shape::convex_polygon(points).unwrap();
    let n = points.len();
    let ball = Shape::circle(DVec2::ZERO, 0.125).unwrap();
    let at = |p: DVec2| Transform::translation(t.apply(p)).unwrap();
    let inward = DVec2::new(4.0, 4.0);
    for k in 0..n {
        let (p, q) = (points[k], points[(k + 1) % n]);
        let middle = p + (q - p) * 0.5;
        for (a, ta, b, tb, first) in [
            (&house, *t, &ball, at(middle), true),
            (&ball, at(middle), &house, *t, false),
        ] {
            let hit = contact(a, &ta, b, &tb)
                .unwrap()
                .expect("the ball is on the edge");
            let feature = if first { hit.feature_a } else { hit.feature_b };
            assert_eq!(feature, Feature::Edge(k as u32), "{t:?}");
        }
        let before = points[(k + n - 1) % n];
        let is_corner = (p - before).perp_dot(q - p) != 0.0;
        if is_corner {
            let outside = p + (p - inward).normalize() * 0.1;
            let hit = contact(&house, t, &ball, &at(outside))
                .unwrap()
                .expect("near the corner");
            assert_eq!(hit.feature_a, Feature::Vertex(k as u32), "{t:?}");
        }
    }
}

#[test]
fn either_winding_from_any_vertex_on_keeps_the_numbers() {
    let maps = [
        Transform::IDENTITY,
        Transform::new(-1.0, 0.0, 0.0, 1.0, 3.0, 4.0).unwrap(),
        Transform::placement_degrees(DVec2::new(2.0, 1.0), 90.0, 1.0, -1.0).unwrap(),
    ];
    for map in maps {
        for start in 0..10 {
            let mut points = ring();
            points.rotate_left(start);
            ask(&points, &map);
            points.reverse();
            ask(&points, &map);
        }
    }
}

/// Turning moves collinear vertices inside or outside of their side by rounding; those inside are
/// no longer corners.
#[test]
fn vertices_hidden_by_rounding_keep_their_numbers() {
    for step in 0..200 {
        let mirror = if step % 2 == 0 { 1.0 } else { -1.0 };
        let position = DVec2::new(0.1 * f64::from(step), -7.3);
        let map =
            Transform::placement(position, 0.1 + 0.031 * f64::from(step), mirror, 1.0).unwrap();
        let mut points = ring();
        points.rotate_left(step as usize % 10);
        if step % 3 == 0 {
            points.reverse();
        }
        ask(&points, &map);
    }
}
