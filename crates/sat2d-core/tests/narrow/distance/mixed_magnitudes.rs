//! Distances where tiny features lie beside huge coordinates, judged in rationals.

use crate::support::mixed_pairs::{MixedPair, along, is_unit, judge_all, mixed_pair, placed};
use crate::support::rational_gap::{Gap, Solid, rational};
use sat2d::query::{ClosestPoints, Feature, cast_segment, distance};
use sat2d::{DVec2, Relation, Shape, ShapeKind, Transform, relation};
use sat2d_test_support::seeds;

fn judge_distance(seed: u64, MixedPair { a, ta, b, tb }: MixedPair) -> Result<(), String> {
    if [&a, &b]
        .iter()
        .any(|s| s.kind() == ShapeKind::ConcavePolygon)
    {
        return Ok(());
    }
    let Ok(near) = distance(&a, &ta, &b, &tb) else {
        return Ok(());
    };
    let (sa, sb) = (Solid::new(&a, &ta), Solid::new(&b, &tb));
    let gap = Gap::new(&sa, &sb);
    let verdict = relation(&a, &ta, &b, &tb).expect("placed");
    let fail = |what: &str| {
        Err(format!(
            "{seed}: {what}: {near:?} {} {}",
            placed(&a, &ta),
            placed(&b, &tb)
        ))
    };
    if verdict != gap.relation() {
        return fail("relation");
    }
    let ClosestPoints {
        distance,
        normal,
        on_a,
        on_b,
        ..
    } = near;
    if !(distance.is_finite() && on_a.is_finite() && on_b.is_finite() && normal.is_finite()) {
        return fail("not finite");
    }
    if (distance > 0.0) != (verdict == Relation::Disjoint) {
        return fail("sign");
    }
    if verdict == Relation::Disjoint && !gap.is_about(distance, 1e-12) {
        return fail("distance");
    }
    if !is_unit(normal) {
        return fail("normal");
    }
    if verdict == Relation::Disjoint {
        // the normal separates the shapes by the distance, up to rounding
        let most = sa
            .points
            .iter()
            .map(|p| along(p, normal))
            .max()
            .expect("a point");
        let least = sb
            .points
            .iter()
            .map(|p| along(p, normal))
            .min()
            .expect("a point");
        let size = |s: &Solid| {
            let sizes = s.points.iter().map(|p| p.0.abs().max(p.1.abs()));
            sizes.max().expect("a point") + &s.radius
        };
        let apart = least - most - &sa.radius - &sb.radius;
        let slack = (size(&sa) + size(&sb)) * rational(1e-14) + rational(1e-320);
        if apart < rational(distance) * rational(1.0 - 1e-12) - slack {
            return fail("normal does not separate");
        }
    }
    Ok(())
}

#[test]
fn distances_agree_with_exact_fractions() {
    judge_all(seeds(3000), |seed| judge_distance(seed, mixed_pair(seed)));
}

#[test]
fn a_tiny_gap_at_a_large_coordinate_is_a_distance() {
    let segment = |x, y, z| Shape::segment(DVec2::new(x, y), DVec2::new(x, z)).expect("a segment");
    let dot = Shape::circle(DVec2::new(-1.0, 0.0), 0.0).expect("a point");
    let here = &Transform::IDENTITY;
    let near = distance(&dot, here, &segment(-1.0, 3e-310, 1e-310), here).unwrap();
    assert_eq!((near.distance, near.normal), (1e-310, DVec2::Y));
    assert_eq!(near.on_b, DVec2::new(-1.0, 1e-310));
    // the path starts on the segment
    let (start, end) = (DVec2::new(-1.0, 2e-310), DVec2::new(-1.0, -1.0));
    let hit = cast_segment(&segment(-1.0, 3e-310, 1e-310), here, start, end).unwrap();
    assert_eq!(hit.map(|hit| (hit.fraction, hit.point)), Some((0.0, start)));
    // the gap that rounds to 0 is smaller than the other one
    let slanted = Shape::segment(DVec2::new(5e-324, -7e-317), DVec2::new(0.0, 18191.0)).unwrap();
    let other = Shape::segment(DVec2::new(18191.0, 18191.0), DVec2::new(5e-324, 0.0)).unwrap();
    let near = distance(&slanted, here, &other, here).unwrap();
    assert_eq!(near.distance, f64::from_bits(1));
}

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// The judged distance of two segments.
fn segments([a, b]: [[DVec2; 2]; 2]) -> ClosestPoints {
    let segment = |[start, end]: [DVec2; 2]| Shape::segment(start, end).expect("a segment");
    let pair = MixedPair {
        a: segment(a),
        ta: Transform::IDENTITY,
        b: segment(b),
        tb: Transform::IDENTITY,
    };
    let near = distance(&pair.a, &pair.ta, &pair.b, &pair.tb).expect("in range");
    judge_distance(0, pair).unwrap();
    near
}

#[test]
fn the_end_of_a_long_edge_is_not_nearer_than_the_edge() {
    // The distance is 1e-9 of the lengths. The direction from end to end is 7e-8 off the normal,
    // which the distances of doubles do not show, and leaves the other ends on the wrong side.
    let near = segments([
        [
            p(-5.602389317672657e-47, -5.6023893032403485e-47),
            p(-3.629905099572236e-47, -3.587195998161186e-48),
        ],
        [
            p(-2.76080489589426e-47, 1.9517041371660294e-47),
            p(-5.602389312428986e-47, -5.602389305212833e-47),
        ],
    ]);
    assert_eq!(
        (near.feature_a, near.feature_b),
        (Feature::Vertex(0), Feature::Edge(0))
    );
    let near = segments([
        [
            p(-1.8010016525636074, -1.019439607331213),
            p(-2.0440136904456048, -3.767238094297229),
        ],
        [
            p(-1.8010016649301057, -1.0194396062375342),
            p(-2.6819514554886874, -10.980560399929118),
        ],
    ]);
    assert_eq!(
        (near.feature_a, near.feature_b),
        (Feature::Vertex(0), Feature::Edge(0))
    );
}
