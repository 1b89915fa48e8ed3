//! The sweep stage of rectangles against the one of polygons: the same bits, but for the last bits
//! of the distance, which one stage computes in doubles and the other with more digits.

use crate::support::pairs::Rng;
use sat2d::query::{ClosestPoints, Impact, Motion, sweep};
use sat2d::{DVec2, Relation, Shape, Transform};

/// A rectangle, and the polygon with the same corners, which takes the stages of polygons.
fn rectangle(rng: &mut Rng, grid: bool) -> [Shape; 2] {
    let size = |rng: &mut Rng| rng.coordinate(grid).abs() + 0.5;
    let (w, h) = (size(rng), size(rng));
    let (x, y) = (rng.coordinate(grid), rng.coordinate(grid));
    let rectangle = Shape::rectangle_xywh(x, y, w, h).expect("a rectangle");
    let polygon = Shape::convex_polygon(rectangle.vertices()).expect("a polygon");
    [rectangle, polygon]
}

fn placement(rng: &mut Rng, grid: bool, scale: f64) -> Transform {
    let at = DVec2::new(rng.between(-15.0, 15.0), rng.between(-15.0, 15.0));
    let at = if grid { at.round() } else { at };
    let turn = if grid {
        90.0 * rng.below(4) as f64
    } else {
        rng.between(-200.0, 200.0)
    };
    let mirrored = if rng.below(2) == 0 { scale } else { -scale };
    Transform::placement_degrees(at * scale, turn, mirrored, scale).expect("a placement")
}

fn agree(one: &Impact, other: &Impact) -> bool {
    let (near, far) = (one.closest.distance, other.closest.distance);
    let closest = ClosestPoints {
        distance: far,
        ..one.closest
    };
    (near - far).abs() <= 1e-12 * far && Impact { closest, ..*one } == *other
}

#[test]
fn rectangles_meet_when_and_where_the_polygons_of_their_corners_do() {
    let [mut met, mut missed] = [0; 2];
    for seed in 0..30_000 {
        let mut rng = Rng::new(seed);
        let grid = rng.below(3) == 0;
        let scale = [1.0, 1.0, 1e-7, 1e30, 1e-25][rng.below(5) as usize];
        let ([a, a_polygon], [b, b_polygon]) =
            (rectangle(&mut rng, grid), rectangle(&mut rng, grid));
        let [ta, tb] = [0, 1].map(|_| placement(&mut rng, grid, scale));
        let between = tb.apply(DVec2::ZERO) - ta.apply(DVec2::ZERO);
        let part = [0.5, 1.0, 2.0, -1.0][rng.below(4) as usize];
        let motion_a = Motion::linear(ta, between * part + rng.point(grid) * scale);
        let motion_b = Motion::linear(tb, rng.point(grid) * scale);
        let (motion_a, motion_b) = (motion_a.expect("finite"), motion_b.expect("finite"));
        let hit = sweep(&a, &motion_a, &b, &motion_b).expect("in range");
        let other = sweep(&a_polygon, &motion_a, &b_polygon, &motion_b).expect("in range");
        match (&hit, &other) {
            (None, None) => missed += 1,
            (Some(one), Some(_)) if one.relation == Relation::Overlapping => {
                assert_eq!(hit, other, "seed {seed}");
            }
            (Some(one), Some(other)) => {
                assert!(agree(one, other), "seed {seed}: {one:?} {other:?}");
                met += 1;
            }
            _ => panic!("seed {seed}: {hit:?} {other:?}"),
        }
    }
    assert!(met > 5_000 && missed > 5_000, "{met} {missed}");
}
