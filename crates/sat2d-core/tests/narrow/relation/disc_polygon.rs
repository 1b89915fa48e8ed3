//! The stage of the relation for a circle and a polygon, against the last one.

use crate::support::pairs::Rng;
use crate::support::stages::{Decided, same_text};
use sat2d::internals::relation_stages;
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use std::f64::consts::TAU;

/// A polygon of 3 to 18 corners or a rectangle, in either winding, some regular, some with a
/// collinear vertex.
fn polygon(rng: &mut Rng, size: f64) -> Shape {
    let n = 3 + rng.below(16) as usize;
    let (w, h) = (rng.between(0.2, 3.0) * size, rng.between(0.2, 3.0) * size);
    let uneven = [0.0, 0.7][rng.below(2) as usize];
    let mut ring: Vec<DVec2> = match rng.below(5) {
        0 => {
            return Shape::rectangle(w, h).expect("a rectangle");
        }
        1 => vec![
            DVec2::ZERO,
            DVec2::new(size, 0.0),
            DVec2::new(3.0 * size, 0.0),
            DVec2::new(3.0 * size, 2.0 * size),
        ],
        _ => (0..n)
            .map(|k| (k as f64 + uneven * rng.unit()) * TAU / n as f64)
            .map(|angle| DVec2::from_angle(angle) * DVec2::new(w, h))
            .collect(),
    };
    if rng.below(2) == 0 {
        ring.reverse();
    }
    Shape::convex_polygon(&ring).expect("a polygon")
}

fn place(rng: &mut Rng, at: DVec2, scale: f64) -> Transform {
    let mirror = if rng.below(3) == 0 { -scale } else { scale };
    let turn = [0.0, rng.between(-7.0, 7.0)][rng.below(2) as usize];
    Transform::placement(at, turn, mirror, scale).expect("a placement")
}

/// Asserts that the stages agree in both orders. How many pairs have each relation.
fn stages_agree(pairs: impl Iterator<Item = (Shape, Transform, Shape, Transform)>) -> [usize; 3] {
    let (mut count, mut decided) = ([0; 3], Decided::default());
    for case in pairs {
        let (polygon, t, disc, s) = &case;
        let last = decided.compare(relation_stages(polygon, t, disc, s), same_text, &case);
        let swapped = decided.compare(relation_stages(disc, s, polygon, t), same_text, &case);
        assert_eq!(last, swapped, "{case:?}");
        if let Ok(relation) = last {
            count[relation as usize] += 1;
        }
    }
    assert!(decided.by("disc_polygon") > 1_000);
    count
}

#[test]
fn stages_agree_about_turned_mirrored_and_scaled_pairs() {
    let mut rng = Rng::new(1);
    let count = stages_agree((0..60_000).map(|_| {
        let shape = polygon(&mut rng, 1.0);
        let (scale, other) = (rng.between(0.3, 2.0), rng.between(0.3, 2.0));
        let at = DVec2::new(rng.between(-4.0, 4.0), rng.between(-4.0, 4.0));
        let t = place(&mut rng, at, scale);
        let radius = [0.0, rng.between(0.0, 2.0)][usize::from(rng.below(4) > 0)];
        let center = DVec2::new(rng.between(-1.0, 1.0), rng.between(-1.0, 1.0));
        let disc = Shape::circle(center, radius).expect("a circle");
        let s = place(&mut rng, DVec2::ZERO, other);
        (shape, t, disc, s)
    }));
    assert!(count[0] > 10_000 && count[2] > 10_000, "{count:?}");
}

/// Circles that touch an edge or a corner, or miss it, by rounding or a little more.
#[test]
fn stages_agree_about_pairs_that_touch_or_nearly_do() {
    let mut rng = Rng::new(2);
    let count = stages_agree((0..60_000).map(|_| {
        let shape = polygon(&mut rng, 1.0);
        let far = [0.0, 1.0, 1e6][rng.below(3) as usize];
        let at = DVec2::new(rng.between(-far, far), rng.between(-far, far));
        let scale = [1.0, 0.5, 3.7][rng.below(3) as usize];
        let t = place(&mut rng, at, scale);
        let placed: Vec<DVec2> = shape.vertices().iter().map(|&p| t.apply(p)).collect();
        let n = placed.len();
        let k = rng.below(n as u64) as usize;
        let (p, q) = (placed[k], placed[(k + 1) % n]);
        let middle = placed.iter().sum::<DVec2>() / n as f64;
        let along = (q - p).normalize();
        let mut normal = along.perp();
        if normal.dot(middle - p) > 0.0 {
            normal = -normal;
        }
        let radius = rng.between(0.01, 2.0);
        let off = [0.0, 1e-16, 1e-15, 1e-13, 1e-9, 1e-3][rng.below(6) as usize];
        let gap = radius + [-off, off][rng.below(2) as usize];
        let center = match rng.below(3) {
            0 => p + (q - p) * rng.unit() + normal * gap,
            // Beside the end of the edge.
            1 => p + along * (rng.between(-1.0, 1.0) * 1e-12) + normal * gap,
            _ => p + (p - middle).normalize() * gap,
        };
        let disc = Shape::circle(DVec2::ZERO, radius).expect("a circle");
        let s = place(&mut rng, center, 1.0);
        (shape, t, disc, s)
    }));
    assert!(count[0] > 10_000 && count[2] > 10_000, "{count:?}");
}

/// Integers, where circles touch exactly.
#[test]
fn stages_agree_about_pairs_on_a_grid() {
    let mut rng = Rng::new(3);
    let count = stages_agree((0..40_000).map(|_| {
        let mut whole = |most: u64| rng.below(most) as f64;
        let shape = Shape::rectangle(2.0 + 2.0 * whole(3), 2.0 + 2.0 * whole(3));
        let disc = Shape::circle(DVec2::ZERO, whole(6)).expect("a circle");
        let at = DVec2::new(whole(13) - 6.0, whole(13) - 6.0);
        let s = Transform::translation(at).expect("a placement");
        (shape.expect("a rectangle"), rng.exact_map(), disc, s)
    }));
    assert!(count.iter().all(|&count| count > 1_000), "{count:?}");
}

#[test]
fn stages_agree_about_huge_tiny_and_far_away_pairs() {
    let mut rng = Rng::new(4);
    let count = stages_agree((0..60_000).map(|_| {
        let size = [1e-90, 1e-60, 1e-30, 1e-10, 1.0, 1e10, 1e29][rng.below(7) as usize];
        let scale = [1e-75, 1e-60, 1e-20, 1.0, 1e20, 1e60, 1e75][rng.below(7) as usize];
        let other = [1e-75, 1e-60, 1e-20, 1.0, 1e20, 1e60, 1e75][rng.below(7) as usize];
        let shape = polygon(&mut rng, size);
        let reach = 3.0 * size * scale;
        let far = [0.0, reach, 1e8 * reach][rng.below(3) as usize];
        let t = place(&mut rng, DVec2::new(far, -far), scale);
        let radius = rng.between(0.0, 3.0) * (reach / other);
        let disc = Shape::circle(DVec2::ZERO, radius.min(1e149)).expect("a circle");
        let to = DVec2::new(rng.between(-1.0, 1.0), rng.between(-1.0, 1.0)) * reach;
        let s = place(&mut rng, DVec2::new(far, -far) + to, other);
        (shape, t, disc, s)
    }));
    assert!(count[0] > 1_000 && count[2] > 10_000, "{count:?}");
}

/// Needles and nearly straight polygons: two edges are about equally near.
#[test]
fn stages_agree_about_needles_and_nearly_straight_polygons() {
    let mut rng = Rng::new(5);
    let count = stages_agree((0..60_000).map(|_| {
        let bend = 10f64.powf(rng.between(-15.0, -1.0));
        let tip = DVec2::new(rng.between(0.5, 3.5), bend);
        let ring = [DVec2::ZERO, DVec2::new(4.0, 0.0), tip];
        let deep = [DVec2::new(4.0, -1.0), DVec2::new(0.0, -1.0)];
        let ring = match rng.below(2) {
            0 => ring.to_vec(),
            _ => vec![ring[0], deep[1], deep[0], ring[1], tip],
        };
        let shape = Shape::convex_polygon(&ring).expect("a polygon");
        let t = place(&mut rng, DVec2::new(1.0, 2.0), 1.0);
        let radius = rng.between(0.1, 3.0);
        let off = [0.0, 1e-15, 1e-12, 1e-7][rng.below(4) as usize];
        let own = DVec2::new(tip.x + rng.between(-1e-3, 1e-3), radius + bend + off);
        let disc = Shape::circle(DVec2::ZERO, radius).expect("a circle");
        let s = Transform::translation(t.apply(own)).expect("a placement");
        (shape, t, disc, s)
    }));
    assert!(count[0] > 1_000 && count[2] > 1_000, "{count:?}");
}

#[test]
fn a_point_has_the_relation_of_point_relation() {
    let mut rng = Rng::new(6);
    let mut inside = 0;
    for _ in 0..20_000 {
        let shape = polygon(&mut rng, 1.0);
        let t = place(&mut rng, DVec2::new(0.5, 0.25), 1.5);
        let at = DVec2::new(rng.between(-3.0, 3.0), rng.between(-3.0, 3.0));
        let dot = Shape::circle(DVec2::ZERO, 0.0).expect("a point");
        let s = Transform::translation(at).expect("a placement");
        let told = relation(&shape, &t, &dot, &s).expect("in range");
        assert_eq!(Ok(told), sat2d::query::point_relation(&shape, &t, at));
        inside += usize::from(told == Relation::Overlapping);
    }
    assert!(inside > 2_000, "{inside}");
}
