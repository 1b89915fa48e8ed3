//! Sweeps of shapes that do not turn, where small features stand beside large coordinates.
//!
//! Two shapes meet on their way exactly if the segment against their relative displacement meets
//! their Minkowski difference. The judge measures the gap between both in fractions, up to the time
//! of the impact.

use crate::support::mixed_pairs::{MixedPair, is_unit, judge_all, mixed_pair, parts, placed, ulp};
use crate::support::rational_gap::{Gap, Point, Solid, is_exact, point, rational};
use fastrand::Rng;
use sat2d::query::{Impact, Motion, sweep};
use sat2d::{DVec2, Relation, Shape, ShapeKind, Transform, relation};
use sat2d_test_support::seeds;
use std::cmp::Ordering;

/// Two shapes, of which the second moves by a displacement.
struct Flight {
    pair: MixedPair,
    displacement: DVec2,
}

/// The pair of a seed, moved apart by a multiple of a vector between two of its corners, so that it
/// comes back to where it is on the way. `None` if that leads out of the range of coordinates.
fn flight(seed: u64) -> Option<Flight> {
    let mut pair = mixed_pair(seed);
    let rng = &mut Rng::with_seed(seed ^ 0x5ee9);
    let corner = |rng: &mut Rng, shape: &Shape, t: &Transform| {
        t.apply(shape.vertices()[rng.usize(0..shape.vertices().len())])
    };
    let corners = [(); 2].map(|()| match rng.u8(0..4) {
        0 => corner(rng, &pair.a, &pair.ta),
        _ => corner(rng, &pair.b, &pair.tb),
    });
    let mut way = corners[1] - corners[0];
    if rng.u8(0..4) == 0 {
        way = DVec2::from_angle(rng.f64() * 7.0) * (way.abs().max_element() + pair.b.radius());
    }
    way *= [0.25, 1.0, 2.0, 1e3, 1e9][rng.usize(0..5)];
    let [a, b, c, d, x, y] = pair.tb.to_array();
    pair.tb = Transform::new(a, b, c, d, x - way.x, y - way.y).ok()?;
    let displacement = way * [1.0, 2.0, 1.5][rng.usize(0..3)];
    Some(Flight { pair, displacement })
}

/// All differences of a point of `b` and one of `a`.
fn difference(a: &Solid, b: &Solid) -> Solid {
    let minus = |q: &Point, p: &Point| (&q.0 - &p.0, &q.1 - &p.1);
    let pairs = a
        .points
        .iter()
        .flat_map(|p| b.points.iter().map(move |q| (p, q)));
    Solid::new_hull(
        pairs.map(|(p, q)| minus(q, p)).collect(),
        &a.radius + &b.radius,
    )
}

/// The largest coordinate of a placed shape with its radius.
fn size(shape: &Shape, t: &Transform) -> f64 {
    let corners = shape
        .vertices()
        .iter()
        .map(|&p| t.apply(p).abs().max_element());
    let radius = if shape.radius() == 0.0 {
        0.0
    } else {
        shape.radius() * t.scale()
    };
    corners.fold(0.0, f64::max) + radius
}

/// The largest sum of products from which the coordinates of a placed shape are rounded.
fn rounded_size(shape: &Shape, t: &Transform) -> f64 {
    let [a, b, c, d, x, y] = t.to_array().map(f64::abs);
    let of = |p: &DVec2| (a * p.x.abs() + c * p.y.abs() + x).max(b * p.x.abs() + d * p.y.abs() + y);
    shape.vertices().iter().map(of).fold(0.0, f64::max)
}

fn judge_seed(seed: u64) -> Result<(), String> {
    flight(seed).map_or(Ok(()), |flight| judge_sweep(seed, &flight))
}

fn judge_sweep(seed: u64, Flight { pair, displacement }: &Flight) -> Result<(), String> {
    let displacement = *displacement;
    let MixedPair { a, ta, b, tb } = pair;
    let still = Motion::still(*ta);
    let motion = Motion::linear(*tb, displacement).expect("finite");
    let Ok(end) = motion.at(1.0) else {
        return Ok(());
    };
    let Ok(hit) = sweep(a, &still, b, &motion) else {
        return Ok(());
    };
    let fail = |what: &str| {
        Err(format!(
            "{seed}: {what}: {hit:?} {} {ta:?} {} {tb:?} {displacement:?}",
            placed(a, ta),
            placed(b, tb)
        ))
    };
    // what counts as contact: 64 units in the last place of a coordinate or of the moving offset
    let offset = |t: &Transform| {
        let [.., x, y] = t.to_array();
        x.abs().max(y.abs())
    };
    let offset = offset(tb).max(offset(&end));
    let most = size(a, ta).max(size(b, tb)).max(size(b, &end)).max(offset);
    let enough = rational(64.0) * ulp(DVec2::splat(most)) + rational(f64::MIN_POSITIVE);
    let is_within = |gap: &Gap| gap.cmp(&enough) != Ordering::Greater;
    if let Some(Impact {
        time,
        relation: met,
        closest,
        approach,
    }) = hit
    {
        let finite = [time, approach, closest.distance]
            .iter()
            .all(|x| x.is_finite())
            && closest.on_a.is_finite()
            && closest.on_b.is_finite();
        if !finite || !(0.0..=1.0).contains(&time) {
            return fail("not finite");
        }
        if !is_unit(closest.normal) {
            return fail("normal");
        }
        let there = motion.at(time).expect("on the way");
        if relation(a, ta, b, &there) != Ok(met) {
            return fail("relation");
        }
        if met == Relation::Overlapping && time > 0.0 {
            return fail("overlapping");
        }
        if is_convex(a) && is_convex(b) {
            let gap = Gap::new(&Solid::new(a, ta), &Solid::new(b, &there));
            if gap.relation() != met {
                return fail("exact relation");
            }
            if !is_within(&gap) {
                return fail("apart at the impact");
            }
            if met == Relation::Disjoint && !gap.is_about(closest.distance, 1e-12) {
                return fail("distance");
            }
        }
    }
    let (Some(of_a), Some(of_b)) = (parts(a, ta), parts(b, tb)) else {
        return Ok(());
    };
    // the placed coordinates follow the way up to their rounding
    let rounding = rounded_size(b, tb).max(rounded_size(b, &end)).max(most);
    let rounding = rational(8.0 * f64::EPSILON) * rational(rounding);
    let time = hit.map_or(1.0, |hit| hit.time);
    let back = point(-displacement);
    let path = Solid::new_hull(
        vec![
            point(DVec2::ZERO),
            (back.0 * rational(time), back.1 * rational(time)),
        ],
        rational(0.0),
    );
    let gaps = of_a
        .iter()
        .flat_map(|p| of_b.iter().map(move |q| difference(p, q)));
    let gaps: Vec<Gap> = gaps
        .map(|difference| Gap::new(&difference, &path))
        .collect();
    let late = -(&enough + &rounding);
    if time > 0.0 && gaps.iter().any(|gap| gap.cmp(&late) == Ordering::Less) {
        return fail("passed each other");
    }
    let early = &enough + &rounding;
    if hit.is_some() && gaps.iter().all(|gap| gap.cmp(&early) == Ordering::Greater) {
        return fail("too early");
    }
    Ok(())
}

fn is_convex(shape: &Shape) -> bool {
    shape.kind() != ShapeKind::ConcavePolygon
}

#[test]
fn sweeps_agree_with_exact_fractions() {
    judge_all(seeds(3000), judge_seed);
}

#[test]
fn the_judge_sees_impacts_and_misses() {
    let mut seen = [0; 4];
    for flight in (0..2000).filter_map(flight) {
        let MixedPair { a, ta, b, tb } = &flight.pair;
        let motion = Motion::linear(*tb, flight.displacement).unwrap();
        seen[match sweep(a, &Motion::still(*ta), b, &motion) {
            Ok(Some(hit)) if hit.time > 0.0 => 0,
            Ok(Some(_)) => 1,
            Ok(None) => 2,
            Err(_) => 3,
        }] += 1;
    }
    assert!(seen[..3].iter().all(|&n| n > 200), "{seen:?}");
}

/// A polygon, segment or point, and the coefficients of its transform.
type Placement<'a> = (&'a [(f64, f64)], [f64; 6]);

/// Judges the sweep of two shapes, of which the second moves.
fn judge_shapes([a, b]: [Placement<'_>; 2], displacement: DVec2) {
    let placed = |(points, [a, b, c, d, tx, ty]): Placement<'_>| {
        let points: Vec<DVec2> = points.iter().map(|&p| p.into()).collect();
        let shape = match points[..] {
            [p] => Shape::circle(p, 0.0),
            [p, q] => Shape::segment(p, q),
            _ => Shape::convex_polygon(&points),
        };
        let t = Transform::new(a, b, c, d, tx, ty);
        (shape.expect("valid"), t.expect("finite"))
    };
    let ((a, ta), (b, tb)) = (placed(a), placed(b));
    let pair = MixedPair { a, ta, b, tb };
    judge_sweep(0, &Flight { pair, displacement }).unwrap();
}

/// In doubles the error of a distance is larger than the distance that counts as contact if the
/// shapes extend to both sides of the origin.
#[test]
fn shapes_farther_apart_than_64_units_do_not_meet_at_the_start() {
    let triangle = [
        (-8.0, -4.412589202622228),
        (7.520856008168369, -1.8276289628542797),
        (-8.0, 1.8276289628542797),
    ];
    let flat = [
        -0.1059434629771342,
        0.9943721550065713,
        -9.943721550065712e-15,
        -1.0594346297713419e-15,
        -4.412589202622228,
        0.0,
    ];
    let point = [(-7.520856008168368, 7.5208560081683675)];
    judge_shapes([(&triangle, flat), (&point, flat)], DVec2::ZERO);

    let bar = [
        (8e23, 4e23),
        (-8e23, 6.276570680618167e23),
        (-6.276570680618167e23, -3.9999999999999977e23),
        (1.723429319381833e23, -1.7234293193818324e23),
    ];
    let segment = [(0.0, -1.723429319381833e23), (-3.723429319381833e23, 8e23)];
    let [a, b, c, d] = [
        0.696846886270697,
        0.7172199224051395,
        -7.172199224051396e-14,
        6.96846886270697e-14,
    ];
    let to = DVec2::new(5.57477509016615e23, 5.737759379240558e23);
    let (still, moving) = ([a, b, c, d, 0.0, 0.0], [a, b, c, d, to.x, to.y]);
    judge_shapes([(&bar, still), (&segment, moving)], -to);
}

/// In doubles the corners of the tips seem nearer than the edges behind them. The direction between
/// the corners separates the tips only, and along it the polygons part.
#[test]
fn a_direction_that_does_not_separate_long_polygons_proves_nothing() {
    let still = [
        (-5.315158753032311e-204, -7.999999999999997e-204),
        (-3.000000000000001e103, 0.0),
        (3.000000000000001e103, 3.000000000000001e103),
        (5.315158753032311e-204, -5.315158753032311e-204),
    ];
    let moving = [
        (3.0000000000000012e103, -1.5e-323),
        (2.372879196399531e103, 6.271208036004695e102),
        (-1e-323, 2.9999999999999996e103),
        (-5e-324, 3.000000000000001e103),
        (2.324762458520619e103, 6.752375414793833e102),
    ];
    let steep = |to: DVec2| [1.0, 0.0, 1e6, -1e12, to.x, to.y];
    let from = DVec2::new(-4.499994000000004e109, 4.5000000000000005e115);
    judge_shapes(
        [(&still, steep(DVec2::ZERO)), (&moving, steep(from))],
        DVec2::new(4.499991000000003e109, -4.5000000000000005e115),
    );
}

/// A polygon whose own coordinates are far from the origin, placed near it by a map that rounds
/// them: what counts is where it is placed.
#[test]
fn a_shape_far_from_its_own_origin_is_met_where_it_is() {
    let rng = &mut Rng::with_seed(5);
    let mut met = 0;
    for _ in 0..200 {
        let far = DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * 2e9;
        let ring = [(0.0, 0.0), (0.04, 0.01), (0.02, 0.04)].map(|(x, y)| far + DVec2::new(x, y));
        let shape = Shape::convex_polygon(&ring).unwrap();
        let turned = Transform::placement(DVec2::ZERO, rng.f64() * 7.0, 230.0, 230.0).unwrap();
        let [a, b, c, d, ..] = turned.to_array();
        let to = -turned.apply(far);
        let here = Transform::new(a, b, c, d, to.x, to.y).unwrap();
        assert!(!is_exact(&here, ring[1]));
        let tile = Shape::rectangle(2.0, 1.0).unwrap();
        let from = DVec2::from_angle(rng.f64() * 7.0) * 30.0;
        let flies = Motion::linear(Transform::translation(from).unwrap(), -2.0 * from).unwrap();
        let Some(hit) = sweep(&shape, &Motion::still(here), &tile, &flies).unwrap() else {
            continue;
        };
        met += 1;
        assert!(hit.closest.distance < 64.0 * 32.0 * f64::EPSILON, "{hit:?}");
    }
    assert!(met > 150, "{met}");
}
