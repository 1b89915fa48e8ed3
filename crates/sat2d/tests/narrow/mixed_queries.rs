//! Distances and casts where tiny features lie beside huge coordinates, judged in rationals.

use crate::common::rational::Rational;
use crate::common::seeds;
use crate::support::mixed_pairs::{MixedPair, mixed_pair};
use crate::support::pairs::Rng;
use crate::support::rational_gap::{Gap, Solid, cross, dot, point, rational, zero};
use sat2d::query::{ClosestPoints, Feature, RayHit, cast_segment, distance};
use sat2d::{DVec2, Relation, Shape, ShapeKind, Transform, relation};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::Range;

/// A shape and a path between two corners of another one, or of its own.
fn mixed_path(seed: u64) -> (Shape, Transform, DVec2, DVec2) {
    let MixedPair { a, ta, b, tb } = mixed_pair(seed);
    let mut rng = Rng::new(seed);
    let mut end = || {
        let (shape, t) = if rng.below(8) == 0 {
            (&a, &ta)
        } else {
            (&b, &tb)
        };
        let corners = shape.vertices();
        t.apply(corners[rng.below(corners.len() as u64) as usize])
    };
    let (start, end) = (end(), end());
    (a, ta, start, end)
}

/// Whether the length of a vector is 1 to 4 units in the last place.
pub fn is_unit(v: DVec2) -> bool {
    let square = dot_of(v, v);
    let slack = rational(8.0 * f64::EPSILON);
    square >= rational(1.0) - &slack && square <= rational(1.0) + slack
}

fn dot_of(u: DVec2, v: DVec2) -> Rational {
    rational(u.x) * rational(v.x) + rational(u.y) * rational(v.y)
}

/// The placed points and the radius, as text.
pub fn placed(shape: &Shape, t: &Transform) -> String {
    let points: Vec<DVec2> = shape.vertices().iter().map(|&p| t.apply(p)).collect();
    format!("{points:?} r {:?}", shape.radius() * t.scale())
}

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

fn along(p: &(Rational, Rational), normal: DVec2) -> Rational {
    &p.0 * rational(normal.x) + &p.1 * rational(normal.y)
}

/// A unit in the last place of the larger coordinate.
pub fn ulp(p: DVec2) -> Rational {
    let size = p.abs().max_element();
    rational((size.next_up() - size).max(f64::from_bits(1)))
}

fn judge_cast(
    seed: u64,
    (shape, t, start, end): (Shape, Transform, DVec2, DVec2),
) -> Result<(), String> {
    if shape.kind() == ShapeKind::ConcavePolygon {
        return Ok(());
    }
    let Ok(hit) = cast_segment(&shape, &t, start, end) else {
        return Ok(());
    };
    let fail = |what: &str| {
        let placed = placed(&shape, &t);
        Err(format!(
            "{seed}: {what}: {hit:?} {placed} {start:?} {end:?}"
        ))
    };
    let solid = Solid::new(&shape, &t);
    let path = Solid::of_points(&[start, end]);
    let meets = Gap::new(&path, &solid).relation().hits();
    if meets != hit.is_some() {
        return fail("relation");
    }
    let Some(RayHit {
        fraction,
        point: at,
        normal,
        feature,
    }) = hit
    else {
        return Ok(());
    };
    let finite = fraction.is_finite() && at.is_finite() && normal.is_finite();
    if !finite || !(0.0..=1.0).contains(&fraction) {
        return fail("not finite");
    }
    let beginning = Gap::new(&Solid::of_points(&[start]), &solid).relation();
    if (feature.is_none()) != (beginning == Relation::Overlapping) {
        return fail("starts inside");
    }
    if feature.is_none() {
        return Ok(());
    }
    if !is_unit(normal) {
        return fail("normal");
    }
    if beginning == Relation::Touching {
        return if at == start { Ok(()) } else { fail("start") };
    }
    let (s, e, p) = (point(start), point(end), point(at));
    let length2 = dot(&s, &e, &e);
    // against the path, up to the rounding of the normal
    let toward = (&e.0 - &s.0) * rational(normal.x) + (&e.1 - &s.1) * rational(normal.y);
    if toward > zero()
        && &toward * &toward > &length2 * rational(16.0 * f64::EPSILON * f64::EPSILON)
    {
        return fail("normal along the path");
    }
    let one = ulp(at);
    // up to the rounding of its own coordinates and those of the shape
    let sizes = solid.points.iter().map(|p| p.0.abs().max(p.1.abs()));
    let size = sizes.max().expect("a point") + &solid.radius;
    let allowed = rational(256.0) * &one + size * rational(256.0 * f64::EPSILON);
    let off = cross(&s, &e, &p);
    if &off * &off > &allowed * &allowed * &length2 {
        return fail("off the path");
    }
    let to_core = Gap::new(&Solid::of_points(&[at]), &solid);
    if to_core.cmp(&allowed) == Ordering::Greater || to_core.cmp(&-allowed) == Ordering::Less {
        return fail("off the boundary");
    }
    Ok(())
}

/// Judges every seed, and reports all that fail by their kinds.
pub fn judge_all(seeds: Range<u64>, judge: impl Fn(u64) -> Result<(), String>) {
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for text in seeds.clone().filter_map(|seed| judge(seed).err()) {
        let kind = text.split(": ").nth(1).unwrap_or_default().to_string();
        wrong.entry(kind).or_default().push(text);
    }
    let counts: Vec<_> = wrong.values().map(Vec::len).collect();
    wrong.values_mut().for_each(|all| all.truncate(10));
    assert!(wrong.is_empty(), "of {seeds:?}: {counts:?} {wrong:#?}");
}

#[test]
fn distances_of_mixed_magnitudes() {
    judge_all(seeds(3000), |seed| judge_distance(seed, mixed_pair(seed)));
}

#[test]
fn casts_of_mixed_magnitudes() {
    judge_all(seeds(3000), |seed| judge_cast(seed, mixed_path(seed)));
}

/// A round shape near the origin, and a path that starts up to 1e140 away from it.
fn far_path(seed: u64) -> (Shape, Transform, DVec2, DVec2) {
    let mut rng = Rng::new(seed ^ 0xfa5);
    let mut shape = loop {
        let shape = rng.shape(false, true);
        if seed.is_multiple_of(4) || shape.radius() > 0.0 {
            break shape;
        }
    };
    if seed % 4 == 1 {
        shape =
            Shape::circle(DVec2::new(rng.unit(), 1.0), rng.between(0.1, 3.0)).expect("a circle");
    }
    let t = Transform::placement(rng.point(false), rng.between(0.0, 6.3), 1.0, 1.0).expect("a map");
    let most = [18.0, 140.0][rng.below(2) as usize];
    let far = 10f64.powf(rng.between(0.0, most));
    let start = DVec2::from_angle(rng.between(0.0, 6.3)) * far;
    let corner = t.apply(shape.vertices()[rng.below(shape.vertices().len() as u64) as usize]);
    let aim =
        corner + DVec2::from_angle(rng.between(0.0, 6.3)) * shape.radius() * rng.between(0.0, 1.1);
    let end = aim + (aim - start) * [0.5, 0.0, 1.0, 1e-3][rng.below(4) as usize];
    (shape, t, start, end)
}

#[test]
fn rays_from_far_away() {
    judge_all(seeds(3000), |seed| judge_cast(seed, far_path(seed)));
}

#[test]
fn a_ray_from_far_away_has_the_normal_and_the_point_of_a_near_one() {
    let ball = Shape::circle(DVec2::ZERO, 1.0).expect("a circle");
    let start = DVec2::new(-9992856650619380.0, -377909989510770.0);
    let end = DVec2::new(4996428325309690.0, 188954994755384.97);
    let pill = Shape::capsule(DVec2::ZERO, DVec2::new(3.0, 0.0), 1.0).expect("a capsule");
    let corners = [DVec2::ZERO, DVec2::X, DVec2::Y];
    let rounded = Shape::rounded_polygon(&corners, 1.0).expect("a rounded triangle");
    for shape in [ball, pill, rounded] {
        let hit = cast_segment(&shape, &Transform::IDENTITY, start, end);
        let hit = hit.expect("in range").expect("it passes the origin");
        // the path leads through the origin, up to a quarter of its last digits
        assert!((hit.point.length() - 1.0).abs() < 1e-15, "{hit:?}");
        assert!((hit.normal - hit.point).length() < 1e-15, "{hit:?}");
        assert!(hit.normal.dot(end - start) < 0.0, "{hit:?}");
        judge_cast(0, (shape, Transform::IDENTITY, start, end)).unwrap();
    }
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

#[test]
fn a_path_at_a_small_angle_has_the_digits_of_its_hit() {
    let judged = |ring: &[DVec2], start, end| {
        let shape = match ring {
            &[start, end] => Shape::segment(start, end),
            ring => Shape::convex_polygon(ring),
        };
        let shape = shape.expect("valid");
        judge_cast(0, (shape, Transform::IDENTITY, start, end)).unwrap();
    };
    // the gaps between the path and the line are a few thousand times the smallest number
    let segment = [
        p(-3.957e-320, -5.283350067927008e144),
        p(0.0, 1.028335006792701e145),
    ];
    let start = p(-7.914e-320, 1.5566700135854016e145);
    judged(&segment, start, p(0.0, 1.0283350067927009e145));
    let needle = [
        p(-7.7194e-319, -2.9999999999999997e-96),
        p(7.7194e-319, -8.21577e-319),
        p(8.2157e-319, 9.65e-320),
    ];
    let end = p(-2.3443e-320, 1.4999999999999999e-96);
    judged(&needle, p(8.2157e-319, 0.0), end);
    // an angle of less than a degree, forty times as far away as the hit is from the origin
    let tile = [
        p(-5.012697820772159, -3.021192033169639),
        p(-6.465341822676154, -5.658126397312225),
        p(-5.215992555733919, -6.346372469563972),
        p(-3.763348553829924, -3.7094381054213854),
    ];
    let start = p(173.70484053257218, 329.23031567106415);
    judged(&tile, start, p(-186.63552417792448, -340.5465684656886));
}
