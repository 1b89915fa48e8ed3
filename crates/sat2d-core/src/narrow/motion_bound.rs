//! Motion bounds: how far two bodies may move in total before their relation can change.
//!
//! `docs/exactness.md`, section "Motion bound", has the theorem and its proof.

use crate::narrow::relation::disc;
use crate::narrow::relation::{disc_polygon, small_polygon};
use crate::placed::disc::Disc;
use crate::placed::parallelogram::Parallelogram;
use crate::placed::placement::Placement;
use crate::shape::Shape;
use crate::shape::{Geometry, Kind};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::{U, UNDERFLOW, larger, octagonal_length, power_of_two, root};
use sat2d_base::types::Relation;

/// An upper bound for how far any point of a placed rectangle moves between two placements.
#[inline(always)]
pub fn max_displacement(from: &Parallelogram, to: &Parallelogram) -> f64 {
    let (u, v) = (to.u - from.u, to.v - from.v);
    // of the corners relative to the centre
    let turned = larger(octagonal_length(u + v), octagonal_length(u - v));
    let way = octagonal_length(to.center - from.center) + turned;
    way * (1.0 + 16.0 * U) + (64.0 * U * (from.reach() + to.reach()) + UNDERFLOW)
}

/// The motion bound of two shapes with these placed local bounds, if they are disjoint: the gap of
/// their bounding boxes. 0 or less if nothing is known.
pub fn motion_bound_of_boxes(p: &Parallelogram, q: &Parallelogram) -> f64 {
    let (a, b) = (p.rough_bounds(), q.rough_bounds());
    let apart = (a.min - b.max).max(b.min - a.max).max_element();
    // the corners of a rectangle may have been rounded from larger numbers than their own
    let size = |p: &Parallelogram, b: &Aabb| larger(p.reach(), b.reach().element_sum());
    apart - 128.0 * U * (size(p, &a) + size(q, &b)) - UNDERFLOW
}

/// The relation of two circles, of two small polygons, or of one of each, if it is certain, and the
/// motion bound; 0 or less if nothing is known.
pub fn verdict_of_hulls(
    a: (&Shape, &Transform),
    b: (&Shape, &Transform),
) -> Option<(Relation, f64)> {
    let (Geometry::Hull(p), Geometry::Hull(q)) = (&a.0.geometry, &b.0.geometry) else {
        return None;
    };
    let (a, b) = (Placement::new(p, a.1), Placement::new(q, b.1));
    match (p.kind == Kind::Disc, q.kind == Kind::Disc) {
        (true, true) => discs(a, b),
        (true, false) => disc_polygon::measured(b, a),
        (false, true) => disc_polygon::measured(a, b),
        (false, false) => polygons(a, b),
    }
}

fn polygons(a: Placement<'_>, b: Placement<'_>) -> Option<(Relation, f64)> {
    let (relation, apart) = small_polygon::measured(a, b)?;
    let reach = a.magnitude() + b.magnitude();
    Some((relation, apart * (1.0 - 16.0 * U) - 64.0 * U * reach))
}

/// More than underflow can take from a distance or a radius (2^-400): roots of squares lose less
/// than 2^-510 of their factors, and radii are below 2^100.
const LOST: f64 = power_of_two(-400);

fn discs(a: Placement<'_>, b: Placement<'_>) -> Option<(Relation, f64)> {
    verdict_of_discs(
        &Disc::new(a.hull, a.transform)?,
        &Disc::new(b.hull, b.transform)?,
    )
}

/// The relation of two placed circles and the motion bound, if the relation is certain.
pub fn verdict_of_discs(p: &Disc, q: &Disc) -> Option<(Relation, f64)> {
    let (toward, radius) = (q.center - p.center, p.radius + q.radius);
    let verdict = Verdict::of_discs(toward, radius, p.size + q.size);
    let known = (verdict.relation, verdict.motion_bound);
    verdict.is_certain.then_some(known)
}

/// A relation, and how long it holds, from operations that compilers vectorize for many pairs.
pub struct Verdict {
    /// Whether the relation is certain.
    pub is_certain: bool,
    /// The relation, if it is certain.
    pub relation: Relation,
    /// The motion bound. It is 0 or less, or NaN, if nothing is known.
    pub motion_bound: f64,
}

impl Verdict {
    /// The verdict on two circles: the vector between their centres, and the sums of their radii
    /// and [sizes](Disc::size). It is not certain if that of the sizes is NaN.
    #[inline(always)]
    pub fn of_discs(toward: DVec2, radius: f64, size: f64) -> Verdict {
        let (gap, error) = disc::gap(toward, radius);
        let apart = root(toward.length_squared()) - radius;
        Verdict {
            is_certain: (gap.abs() > error) & !size.is_nan(),
            relation: if gap > 0.0 {
                Relation::Disjoint
            } else {
                Relation::Overlapping
            },
            motion_bound: apart.abs() - (64.0 * U * size + LOST),
        }
    }
}

/// An upper bound for the change of the support of a circle along any direction between two
/// placements. For a motion bound that replaces how far its points move, and it ignores rotation.
#[inline(always)]
pub fn disc_displacement(from: &Disc, to: &Disc) -> f64 {
    let way = octagonal_length(to.center - from.center) + (to.radius - from.radius).abs();
    way * (1.0 + 16.0 * U) + (64.0 * U * (from.size + to.size) + LOST)
}

#[cfg(test)]
mod tests {
    use crate::batch::rectangle_verdict::verdict_of_rectangles;
    use crate::narrow::motion_bound::*;
    use crate::narrow::relation::relation;
    use fastrand::Rng;
    use glam::DVec2;

    fn signed(rng: &mut Rng) -> f64 {
        rng.f64() * 2.0 - 1.0
    }

    /// A rectangle, not always about its origin, and a map with turns, mirrors and slants.
    fn placed(rng: &mut Rng, scale: f64) -> (Shape, Transform) {
        let size = |rng: &mut Rng| scale * 10f64.powf(rng.f64() * 2.0 - 1.0);
        let corner = DVec2::new(signed(rng), signed(rng)) * scale;
        let shape = Shape::rectangle_xywh(corner.x, corner.y, size(rng), size(rng)).unwrap();
        let linear = [(); 4].map(|()| signed(rng));
        let [a, b, c, d] = linear;
        let (x, y) = (scale * 3.0 * signed(rng), scale * 3.0 * signed(rng));
        (shape, Transform::new(a, b, c, d, x, y).unwrap())
    }

    /// A map that differs by so much.
    fn moved(t: &Transform, rng: &mut Rng, scale: f64, by: f64) -> Transform {
        let to = t.to_array();
        let by: [f64; 6] = core::array::from_fn(|i| {
            let share = if i < 4 { 1.0 } else { scale };
            to[i] + by * share * signed(rng)
        });
        let [a, b, c, d, x, y] = by;
        Transform::new(a, b, c, d, x, y).unwrap()
    }

    #[test]
    fn pairs_that_come_no_farther_stand_as_they_did() {
        let mut rng = Rng::with_seed(1);
        let mut asked = 0;
        for round in 0..40_000 {
            let scale = [1.0, 1e-120, 1e120, 0.01][round % 4];
            let ((a, s), (b, t)) = (placed(&mut rng, scale), placed(&mut rng, scale));
            let rectangle =
                |shape: &Shape, t: &Transform| Parallelogram::of_shape(shape, t).unwrap();
            let (p, q) = (rectangle(&a, &s), rectangle(&b, &t));
            let (Some(stand), motion_bound) = verdict_of_rectangles(&p, &q) else {
                continue;
            };
            // from the other side: the size of the step is tried until it just fits
            let mut by = 1.0;
            for _ in 0..12 {
                by *= 0.7;
                let (to_s, to_t) = (
                    moved(&s, &mut rng, scale, by),
                    moved(&t, &mut rng, scale, by),
                );
                let come = max_displacement(&p, &rectangle(&a, &to_s))
                    + max_displacement(&q, &rectangle(&b, &to_t));
                if come <= motion_bound {
                    assert_eq!(
                        relation(&a, &to_s, &b, &to_t).unwrap(),
                        stand,
                        "round {round}"
                    );
                    asked += 1;
                }
            }
        }
        assert!(asked > 50_000, "{asked}");
    }

    /// For two rectangles that move straight at each other or apart, the bound is within a tenth of
    /// the motion that changes the relation.
    #[test]
    fn the_leeway_is_most_of_the_way() {
        let mut rng = Rng::with_seed(2);
        let square = Shape::rectangle(1.0, 1.0).unwrap();
        for _ in 0..1000 {
            let angle = rng.f64() * 7.0;
            let along = DVec2::new(libm::cos(angle), libm::sin(angle));
            let at = |place: DVec2| Transform::placement(place, angle, 1.0, 1.0).unwrap();
            let gap = signed(&mut rng) * 0.4;
            let (s, t) = (at(DVec2::ZERO), at(along * (1.0 + gap)));
            let rectangle = |t: &Transform| Parallelogram::of_shape(&square, t).unwrap();
            let (stand, motion_bound) = verdict_of_rectangles(&rectangle(&s), &rectangle(&t));
            assert_eq!(stand == Some(Relation::Disjoint), gap > 0.0);
            assert!(
                motion_bound <= gap.abs() && motion_bound > gap.abs() * 0.9,
                "{motion_bound} {gap}"
            );
            let to = at(along * (1.0 - gap * 0.001));
            assert!(max_displacement(&rectangle(&t), &rectangle(&to)) < gap.abs() * 1.1);
            assert_ne!(relation(&square, &s, &square, &to).unwrap(), stand.unwrap());
        }
    }

    /// About points of their own that turn, with sizes that change, some mirrored.
    #[test]
    fn circles_that_turn_and_grow_no_farther_stand_as_they_did() {
        let mut rng = Rng::with_seed(7);
        let mut asked = [0, 0];
        for round in 0..20_000 {
            let scale = [1.0, 1e-90, 1e25, 0.01][round % 4];
            let mut circle = || {
                let center = DVec2::new(signed(&mut rng), signed(&mut rng)) * scale;
                let shape = Shape::circle(center, scale * rng.f64()).unwrap();
                let at = DVec2::new(signed(&mut rng), signed(&mut rng)) * scale * 2.0;
                (shape, at, rng.f64() * 7.0, 0.5 + rng.f64())
            };
            let (a, b) = (circle(), circle());
            let mirror = [1.0, -1.0][round / 4 % 2];
            let mut at = |by: f64, (_, at, angle, size): &(Shape, DVec2, f64, f64)| {
                let step = DVec2::new(signed(&mut rng), signed(&mut rng)) * by * scale;
                let turn = by * signed(&mut rng);
                let size = size * (1.0 + by * signed(&mut rng));
                Transform::placement(*at + step, angle + turn, mirror * size, size).unwrap()
            };
            let disc = |shape: &Shape, t: &Transform| match &shape.geometry {
                Geometry::Hull(hull) => Disc::new(hull, t).unwrap(),
                _ => unreachable!("a circle is convex"),
            };
            let (s, t) = (at(0.0, &a), at(0.0, &b));
            let (p, q) = (disc(&a.0, &s), disc(&b.0, &t));
            let Some((stand, motion_bound)) = verdict_of_discs(&p, &q) else {
                continue;
            };
            assert_eq!(
                relation(&a.0, &s, &b.0, &t).unwrap(),
                stand,
                "round {round}"
            );
            let mut by = 1.0;
            for _ in 0..12 {
                by *= 0.7;
                let (to_s, to_t) = (at(by, &a), at(by, &b));
                let (to_p, to_q) = (disc(&a.0, &to_s), disc(&b.0, &to_t));
                if disc_displacement(&p, &to_p) + disc_displacement(&q, &to_q) <= motion_bound {
                    let stands = relation(&a.0, &to_s, &b.0, &to_t).unwrap();
                    assert_eq!(stands, stand, "round {round}");
                    asked[usize::from(stand == Relation::Disjoint)] += 1;
                }
            }
        }
        assert!(asked.iter().all(|&asked| asked > 10_000), "{asked:?}");
    }

    /// Upright rectangles whose boxes touch up to a few units in the last place: of coordinates
    /// that are large compared with the rectangles, and of the smallest numbers there are.
    #[test]
    fn boxes_that_rounding_parts_have_no_leeway() {
        let mut rng = Rng::with_seed(4);
        let mut meet = [0; 2];
        for round in 0..40_000 {
            let kind = round % 2;
            let (scale, ulp) = [(1e9, power_of_two(-23)), (1e-321, f64::from_bits(1))][kind];
            let mut side = || {
                let corner = DVec2::new(signed(&mut rng), signed(&mut rng));
                let size = DVec2::new(0.1 + rng.f64(), 0.1 + rng.f64());
                let [w, h] = [0.5 + rng.f64(), 0.5 + rng.f64()];
                let at = DVec2::new(signed(&mut rng), signed(&mut rng)) * scale;
                let (corner, size) = (corner * scale, size * scale);
                let shape = Shape::rectangle_xywh(corner.x, corner.y, size.x, size.y).unwrap();
                (shape, Transform::new(w, 0.0, 0.0, h, at.x, at.y).unwrap())
            };
            let ((a, s), (b, t)) = (side(), side());
            let bounds = |shape: &Shape, t: &Transform| shape.place(t).unwrap().bounds();
            let (left, right) = (bounds(&a, &s), bounds(&b, &t));
            let [w, c, d, h, x, y] = t.to_array();
            let by = left.max.x - right.min.x + ulp * f64::from(rng.i32(-4..=4));
            let t = Transform::new(w, c, d, h, x + by, y + left.min.y - right.min.y).unwrap();
            // a shape as small as the smallest numbers is no rectangle
            let around = |shape: &Shape, t: &Transform| {
                let box_around = || Parallelogram::around(&bounds(shape, t));
                Parallelogram::of_shape(shape, t).unwrap_or_else(box_around)
            };
            let motion_bound = motion_bound_of_boxes(&around(&a, &s), &around(&b, &t));
            if relation(&a, &s, &b, &t).unwrap().hits() {
                assert!(motion_bound <= 0.0, "round {round}: {motion_bound}");
                meet[kind] += 1;
            }
        }
        assert!(meet.iter().all(|&meet| meet > 5_000), "{meet:?}");
    }

    #[test]
    fn boxes_keep_apart() {
        let mut rng = Rng::with_seed(3);
        let mut asked = 0;
        for _ in 0..10_000 {
            let mut side = || {
                let corner = DVec2::new(signed(&mut rng), signed(&mut rng)) * 4.0;
                let size = DVec2::new(rng.f64(), rng.f64());
                Aabb::new(corner, corner + size)
            };
            let (a, b) = (side(), side());
            let motion_bound =
                motion_bound_of_boxes(&Parallelogram::around(&a), &Parallelogram::around(&b));
            assert!(motion_bound <= 0.0 || !a.intersects(&b));
            if motion_bound > 0.0 {
                let half = DVec2::splat(motion_bound / 2.0);
                let wider = |b: Aabb| Aabb::new(b.min - half, b.max + half);
                assert!(!wider(a).intersects(&wider(b)));
                asked += 1;
            }
        }
        assert!(asked > 5_000, "{asked}");
    }
}
