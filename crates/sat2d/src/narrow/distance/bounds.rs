//! Lower and upper bounds for the distance between a point and a placed rectangle, and for the
//! place where a ray meets it, from a few doubles in one cache line. A query for the nearest or
//! first of many shapes asks the shapes themselves only where the bounds leave a choice.
//!
//! The rectangle whose corners are rounded doubles differs from its [`Parallelogram`] by a few
//! roundings of `magnitude`, and the results here have errors of a few roundings of the coordinates
//! involved. Both together are less than [`ERROR`] of these, by which everything is widened for one
//! bound and narrowed for the other.

use crate::aabb::Aabb;
use crate::num::{larger, lesser, one_norm, positive, power_of_two};
use crate::proxy::parallelogram::Parallelogram;
use glam::DVec2;

/// A bound for errors, in parts of the sum of all magnitudes involved: 8u between a corner and
/// the parallelogram before and after, the computation three times over. See `rectangle_query.g` in
/// `proofs`.
const ERROR: f64 = power_of_two(-46);
/// Half-edges whose cosine is below this count as perpendicular, with an error of that part of
/// them.
const SKEW: f64 = power_of_two(-42);
/// The part of itself by which the square of a distance is widened: enough for the rounding of
/// products and for the relative error of 1e-12 of an exact distance.
const SLACK: f64 = power_of_two(-20);
/// The part of itself by which a fraction of a segment is widened, for the rounding of a quotient.
const ROUNDED: f64 = power_of_two(-48);
/// There are no bounds for half-edges with smaller squares and for larger coordinates.
const SMALL_SQUARE: f64 = power_of_two(-300);
const LARGE: f64 = power_of_two(200);

/// A lower and an upper bound for a number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bounds {
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Bounds {
    /// Bounds for the square of a distance that [`distance`](crate::distance()) returned.
    pub(crate) fn of_distance(distance: f64) -> Bounds {
        let square = distance * distance;
        Bounds {
            low: square * (1.0 - SLACK) - f64::MIN_POSITIVE,
            high: square * (1.0 + SLACK) + f64::MIN_POSITIVE,
        }
    }
}

impl Parallelogram {
    /// A box around the body, also if this is no rectangle but only a box
    /// [`around`](Parallelogram::around) it.
    pub(crate) fn box_about(&self) -> Aabb {
        let half = self.u.abs() + self.v.abs();
        let seen = one_norm(self.center) + half.x + half.y;
        // the reach is NaN for what is no rectangle; then nothing else was rounded
        let magnitude = if self.reach() > seen {
            self.reach()
        } else {
            seen
        };
        let half = half + DVec2::splat(ERROR * magnitude + f64::MIN_POSITIVE);
        Aabb::new(self.center - half, self.center + half)
    }

    /// Bounds for the squared distance of a point; `high` is 0 only if the point is certainly
    /// inside. `None` if this is not a rectangle with right angles and of a usual size.
    #[inline(always)]
    pub(crate) fn square_distance(&self, point: DVec2) -> Option<Bounds> {
        let (u, v) = (self.u, self.v);
        let to = point - self.center;
        let (uu, vv, skew) = (u.length_squared(), v.length_squared(), u.dot(v));
        let (along_u, along_v) = (to.dot(u).abs(), to.dot(v).abs());
        let size = self.reach() + one_norm(point);
        let usual = (uu >= SMALL_SQUARE) & (vv >= SMALL_SQUARE) & (size <= LARGE);
        if !(usual & (skew * skew <= SKEW * SKEW * uu * vv)) {
            return None;
        }
        let error = ERROR * size + 2.0 * SKEW * (one_norm(u) + one_norm(v));
        let (depth_u, depth_v) = (uu - along_u, vv - along_v);
        let (gap_u, gap_v) = (positive(-depth_u), positive(-depth_v));
        let square = gap_u * (gap_u / uu) + gap_v * (gap_v / vv);
        // (d ± e)² differs from d² by 2de + e² at most, and 2de is at most s·d² + e²/s
        let error2 = error * error;
        let slack = error2 * (2.0 / SLACK);
        let deep = |depth: f64, square: f64| (depth > 0.0) & (depth * depth > error2 * square);
        Some(Bounds {
            low: square * (1.0 - SLACK) - slack,
            high: if deep(depth_u, uu) & deep(depth_v, vv) {
                0.0
            } else {
                square * (1.0 + SLACK) + slack
            },
        })
    }

    /// Bounds for the fraction of a segment from `start` at which it enters the rectangle. Both are
    /// infinite if it certainly misses, `high` is infinite if it may miss, and 0 only if the start
    /// is certainly inside. `None` if this is not a rectangle of a usual size.
    ///
    /// The rectangle is the intersection of two slabs (T. Kay, J. Kajiya, "Ray tracing complex
    /// scenes", 1986).
    #[inline(always)]
    pub(crate) fn entry(&self, start: DVec2, along: DVec2) -> Option<Bounds> {
        let (u, v) = (self.u, self.v);
        let to = start - self.center;
        let size = self.reach() + one_norm(start) + one_norm(along);
        let error = ERROR * size;
        let smallest = error * lesser(one_norm(u), one_norm(v));
        if !((smallest >= SMALL_SQUARE) & (size <= LARGE)) {
            return None;
        }
        let reach = u.perp_dot(v).abs();
        let of_u = Slab::new(
            to.perp_dot(v),
            along.perp_dot(v),
            reach,
            error * one_norm(v),
        );
        let of_v = Slab::new(
            to.perp_dot(u),
            along.perp_dot(u),
            reach,
            error * one_norm(u),
        );
        let enters = positive(larger(of_u.wide.0, of_v.wide.0)) * (1.0 - ROUNDED);
        let leaves = lesser(1.0, lesser(of_u.wide.1, of_v.wide.1));
        let surely_enters = positive(larger(of_u.narrow.0, of_v.narrow.0)) * (1.0 + ROUNDED);
        let surely_leaves = lesser(1.0, lesser(of_u.narrow.1, of_v.narrow.1)) * (1.0 - ROUNDED);
        let infinite_if = |misses: bool, part: f64| if misses { f64::INFINITY } else { part };
        Some(Bounds {
            low: infinite_if(enters > leaves, enters),
            high: infinite_if(surely_enters > surely_leaves, surely_enters),
        })
    }
}

/// The range of fractions in which a segment is within a slab, widened and narrowed by the error.
struct Slab {
    wide: (f64, f64),
    narrow: (f64, f64),
}

impl Slab {
    #[inline(always)]
    fn new(start: f64, along: f64, reach: f64, error: f64) -> Slab {
        // reflected so that it rises, and never quite level
        let below = if along < 0.0 { start } else { -start };
        let per = 1.0 / larger(along.abs(), f64::MIN_POSITIVE);
        let (wide, narrow) = (reach + error, reach - error);
        Slab {
            wide: ((below - wide) * per, (below + wide) * per),
            narrow: ((below - narrow) * per, (below + narrow) * per),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::narrow::distance::bounds::*;
    use crate::narrow::{cast_segment, distance};
    use crate::shape::Shape;
    use crate::transform::Transform;

    /// Placed rectangles of all sizes and proportions, turned, mirrored, stretched; every fifth
    /// askew.
    fn placed(rng: &mut fastrand::Rng) -> (Shape, Transform) {
        let mut size = || 10f64.powf(rng.f64() * 6.0 - 3.0);
        let shape = Shape::rectangle(size(), size()).unwrap();
        let number = |rng: &mut fastrand::Rng, most: f64| (rng.f64() * 2.0 - 1.0) * most;
        let at = DVec2::new(number(rng, 10.0), number(rng, 10.0));
        let turn = match rng.u8(..3) {
            0 => 90.0 * f64::from(rng.u8(..4)),
            _ => number(rng, 180.0),
        };
        let turned = Transform::placement_degrees(at, turn, 1.0, number(rng, 3.0)).unwrap();
        if rng.u8(..5) > 0 {
            return (shape, turned);
        }
        let askew = Transform::new(1.0, 0.0, number(rng, 2.0), 1.0, 0.0, 0.0).unwrap();
        (shape, turned.product(&askew).unwrap())
    }

    fn point(rng: &mut fastrand::Rng) -> DVec2 {
        let p = DVec2::new(rng.f64(), rng.f64()) * 24.0 - 12.0;
        if rng.bool() { p } else { p.round() }
    }

    #[test]
    fn a_distance_lies_between_its_bounds() {
        let mut rng = fastrand::Rng::with_seed(1);
        let (mut inside, mut bounded) = (0, 0);
        for _ in 0..60_000 {
            let (shape, t) = placed(&mut rng);
            let proxy = Parallelogram::of_shape(&shape, &t).unwrap();
            let p = match rng.u8(..3) {
                0 => t.apply(shape.vertices()[rng.usize(..4)]),
                1 => t.apply(shape.vertices()[0] * rng.f64()),
                _ => point(&mut rng),
            };
            let dot = Shape::circle(p, 0.0).unwrap();
            let exact = distance(&dot, &Transform::IDENTITY, &shape, &t)
                .unwrap()
                .distance;
            let about = proxy.box_about();
            let gap = (about.min - p).max(p - about.max).max(DVec2::ZERO).length();
            assert!(gap <= exact * (1.0 + 1e-9), "{gap} {exact}");
            let Some(Bounds { low, high }) = proxy.square_distance(p) else {
                continue;
            };
            let square = exact * exact;
            assert!(low <= square && square <= high, "{low} {square} {high}");
            assert!(high - low <= 1e-5 * square + 1e-9, "{low} {square} {high}");
            bounded += 1;
            inside += usize::from(high == 0.0);
        }
        assert!(bounded > 40_000 && inside > 10_000, "{bounded} {inside}");
    }

    #[test]
    fn a_hit_lies_between_its_bounds() {
        let mut rng = fastrand::Rng::with_seed(2);
        let (mut hits, mut misses, mut inside) = (0, 0, 0);
        for _ in 0..60_000 {
            let (shape, t) = placed(&mut rng);
            let proxy = Parallelogram::of_shape(&shape, &t).unwrap();
            let vertex = t.apply(shape.vertices()[rng.usize(..4)]);
            let start = point(&mut rng);
            let end = match rng.u8(..4) {
                0 => vertex,
                1 => DVec2::new(start.x, vertex.y),
                2 => start + (t.apply(DVec2::ZERO) - start) * 2.0,
                _ => point(&mut rng),
            };
            let Some(Bounds { low, high }) = proxy.entry(start, end - start) else {
                continue;
            };
            // as a cast tells where it is, see `World::cast_ray`
            let size = (proxy.u.abs() + proxy.v.abs()).element_sum();
            let doubt = 2f64.powi(-36) * (1.0 + 8.0 * size / (end - start).length());
            match cast_segment(&shape, &t, start, end).unwrap() {
                Some(hit) => {
                    hits += 1;
                    assert!(low <= hit.fraction + doubt, "{low} {hit:?}");
                    assert!(hit.fraction <= high + doubt, "{hit:?} {high}");
                    if high == 0.0 {
                        inside += 1;
                        assert!(hit.starts_inside());
                    }
                }
                None => {
                    assert_eq!(high, f64::INFINITY);
                    misses += usize::from(low == f64::INFINITY);
                }
            }
        }
        assert!(
            hits > 15_000 && misses > 5_000 && inside > 1000,
            "{hits} {misses} {inside}"
        );
    }
}
