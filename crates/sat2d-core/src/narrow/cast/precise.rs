//! Where a path meets a line or an arc, as near as the doubles of the result allow, however far
//! away the path starts.
//!
//! A point of the path is found by its way from the edge or from the centre of the arc, and not
//! from the start, so that the digits that the start's distance takes are missed nowhere. Twice the
//! precision of doubles suffices for starts up to about 2^35 times as far away as the result is
//! large; big integers decide the rest.

use crate::placed::PlacedHull;
use glam::DVec2;
use sat2d_base::exact::long::Long;
use sat2d_base::exact::real::Real;
use sat2d_base::exact::vector::Vector;
use sat2d_base::exact::wide::Wide;
use sat2d_base::num::{power_of_two, unit};
use sat2d_base::types::RayHit;
use sat2d_base::types::manifold::Feature;

/// Up to this many times the magnitude of a hit's coordinates, the length of a path does not cost
/// doubles many digits of the hit on an arc.
const FAR: f64 = 64.0;
/// Up to this many times the magnitude of a hit's coordinates, the length of a path, divided by the
/// sine of the angle between it and an edge, does not cost doubles many digits of the hit on the
/// edge: the smaller the angle, the farther a rounding shifts the point.
pub(crate) const FAR_FROM_LINE: f64 = 128.0;
/// A path is this many times as long as a radius before the error of doubles is too large for the
/// normal.
const TINY_RADIUS: f64 = power_of_two(24);
/// The square of the sine of the angle below which a path grazes an arc (2^-10): the smaller the
/// angle, the farther a rounding shifts the point.
pub(crate) const GRAZING_SQUARED: f64 = power_of_two(-20);
/// The range of lengths in which no product of [`Wide`] overflows, and none that matters
/// underflows.
const WIDE: core::ops::RangeInclusive<f64> = power_of_two(-200)..=power_of_two(200);
/// Bounds the error of a few operations of [`Wide`] (2^-93).
const WIDE_ERROR: f64 = power_of_two(-93);
/// The error that a coordinate may have, in parts of the larger one.
const POINT_ERROR: f64 = power_of_two(-55);
/// The error that a normal may have.
const NORMAL_ERROR: f64 = power_of_two(-50);

/// Whether doubles give the digits of a hit after a path of this length, on an arc whose
/// coordinates have this magnitude there.
#[inline(always)]
pub(crate) fn is_near(length: f64, magnitude: f64) -> bool {
    length <= FAR * magnitude
}

/// Whether doubles give the normal of an arc after a path of this length.
#[inline(always)]
pub(crate) fn is_wide_arc(length: f64, radius: f64) -> bool {
    length <= TINY_RADIUS * radius
}

/// Whether a path with this direction grazes an arc or an edge with this normal.
#[inline(always)]
pub(crate) fn grazes(normal: DVec2, direction: DVec2) -> bool {
    let sine = normal.dot(direction);
    sine * sine <= GRAZING_SQUARED
}

/// Where a path enters an arc or an edge.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) fraction: f64,
    pub(crate) point: DVec2,
    /// The outward unit normal.
    pub(crate) normal: DVec2,
}

impl Entry {
    pub(crate) fn hit(self, feature: Feature) -> RayHit {
        RayHit {
            fraction: self.fraction,
            point: self.point,
            normal: self.normal,
            feature: Some(feature),
        }
    }
}

/// A part of a hull's boundary, by the point where it starts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    Arc(usize),
    Edge(usize),
}

/// Where the path from `start` to `end` enters the line from `p` to `q` from its right side.
#[cold]
pub(crate) fn enter_line(p: DVec2, q: DVec2, start: DVec2, end: DVec2) -> Option<Entry> {
    let wide = PrecisePath::<Wide>::new(start, end).edge(p, q, 0.0);
    let entry = wide.into_trusted(0.0).flatten();
    entry.map(|entry| entry.rounded).or_else(|| {
        let exact = PrecisePath::<Long>::new(start, end).edge(p, q, 0.0);
        exact.place.map(|entry| entry.rounded)
    })
}

/// Where the path from `start` to `end` enters a circle.
#[cold]
pub(crate) fn enter_circle(center: DVec2, radius: f64, start: DVec2, end: DVec2) -> Option<Entry> {
    let wide = PrecisePath::<Wide>::new(start, end).circle(center, radius);
    let entry = wide.into_trusted(radius).flatten();
    entry.map(|entry| entry.rounded).or_else(|| {
        let exact = PrecisePath::<Long>::new(start, end).circle(center, radius);
        exact.place.map(|entry| entry.rounded)
    })
}

/// Where the path from `start` to `end`, which starts outside, enters a hull with a radius first.
#[cold]
pub(crate) fn enter_rounded(hull: &PlacedHull, start: DVec2, end: DVec2) -> Option<(Part, Entry)> {
    if hull.points.len() == 1 {
        let entry = enter_circle(hull.points[0], hull.radius, start, end)?;
        return Some((Part::Arc(0), entry));
    }
    let wide = PrecisePath::<Wide>::new(start, end);
    first_part(hull, &wide, Candidate::into_trusted)
        .flatten()
        .or_else(|| {
            let exact = PrecisePath::<Long>::new(start, end);
            first_part(hull, &exact, |found, _| Some(found.place)).flatten()
        })
}

/// The first part of a hull that a path enters; `None` if `judge` does not trust one of the parts.
fn first_part<R: Real>(
    hull: &PlacedHull,
    path: &PrecisePath<R>,
    judge: impl Fn(Candidate<R>, f64) -> Option<Option<Place<R>>>,
) -> Option<Option<(Part, Entry)>> {
    let n = hull.points.len();
    let mut first: Option<(Part, Place<R>)> = None;
    for i in 0..n {
        let (p, q) = (hull.points[i], hull.points[(i + 1) % n]);
        let parts = [
            (Part::Arc(i), path.circle(p, hull.radius)),
            (Part::Edge(i), path.edge(p, q, hull.radius)),
        ];
        for (part, found) in parts {
            let Some(place) = judge(found, hull.radius)? else {
                continue;
            };
            let is_earlier =
                |(_, first): &(Part, Place<R>)| place.along.minus(&first.along).sign().is_lt();
            if first.as_ref().is_none_or(is_earlier) {
                first = Some((part, place));
            }
        }
    }
    Some(first.map(|(part, place)| (part, place.rounded)))
}

/// Where a path enters a part.
struct Place<R> {
    /// The fraction of the path.
    along: R,
    rounded: Entry,
}

/// Where a path enters a part, if it seems to, and how far off that may be in [`Wide`].
struct Candidate<R> {
    place: Option<Place<R>>,
    error: f64,
}

impl<R> Candidate<R> {
    fn nothing(is_certain: bool) -> Candidate<R> {
        Candidate {
            place: None,
            error: if is_certain { 0.0 } else { f64::INFINITY },
        }
    }

    /// The entry of [`Wide`] numbers if it is trusted.
    fn into_trusted(self, radius: f64) -> Option<Option<Place<R>>> {
        let is_trusted = match &self.place {
            Some(Place { rounded, .. }) => {
                let size = rounded.point.abs().max_element();
                let is_normal_good = radius == 0.0 || self.error <= NORMAL_ERROR * radius;
                is_normal_good && self.error <= POINT_ERROR * size
            }
            None => self.error == 0.0,
        };
        is_trusted.then_some(self.place)
    }
}

/// A path.
struct PrecisePath<R> {
    start: DVec2,
    /// From its start to its end.
    path: Vector<R>,
    square: R,
}

impl<R: Real> PrecisePath<R> {
    fn new(start: DVec2, end: DVec2) -> PrecisePath<R> {
        let path = Vector::between(start, end);
        let square = path.dot(&path);
        PrecisePath {
            start,
            path,
            square,
        }
    }

    /// An entry at a fraction of the path, if that is one; `error` bounds how far off it may be.
    fn found(&self, along: R, point: DVec2, normal: DVec2, error: f64) -> Candidate<R> {
        let fraction = along.value();
        if (0.0..=1.0).contains(&fraction) {
            let rounded = Entry {
                fraction: fraction + 0.0,
                point: point + DVec2::ZERO,
                normal,
            };
            let place = Some(Place { along, rounded });
            return Candidate { place, error };
        }
        let outside = (-fraction).max(fraction - 1.0) * self.path.length();
        Candidate::nothing(outside > error)
    }

    /// The entry into a circle: from the foot of its centre back by half of the chord.
    fn circle(&self, center: DVec2, radius: f64) -> Candidate<R> {
        let (path, square) = (&self.path, &self.square);
        let to = Vector::between(self.start, center);
        let across = path.cross(&to);
        let radius_wide = R::difference(radius, 0.0);
        let half_squared = radius_wide
            .times(&radius_wide)
            .times(square)
            .minus(&across.times(&across));
        let (length, reach) = (path.length(), to.length());
        let in_range = [length, reach, radius].iter().all(|x| WIDE.contains(x));
        if half_squared.sign().is_lt() {
            let doubt = WIDE_ERROR * length * length * (radius + reach) * (radius + reach);
            return Candidate::nothing(in_range && -half_squared.value() > doubt);
        }
        let half = half_squared.root();
        let along = path.dot(&to).minus(&half).over(square);
        let out = |u: &R, v: &R, center: f64| {
            // by `v` across the path and by `u` along it
            let out = v.times(&across).minus(&u.times(&half)).over(square);
            let point = out.plus(&R::difference(center, 0.0));
            (out.over(&radius_wide).value(), point.value())
        };
        let back = R::difference(0.0, 0.0);
        let (out_x, x) = out(&path.x, &path.y, center.x);
        let (out_y, y) = out(&path.y, &back.minus(&path.x), center.y);
        let half = half.value() / length;
        let error = WIDE_ERROR * (reach + radius * ((radius + reach) / half));
        let error = if in_range { error } else { f64::INFINITY };
        let normal = unit(DVec2::new(out_x, out_y));
        self.found(along, DVec2::new(x, y), normal, error)
    }

    /// The entry into an edge that is moved outward, to its right, by a radius.
    fn edge(&self, p: DVec2, q: DVec2, radius: f64) -> Candidate<R> {
        let path = &self.path;
        let (edge, from) = (Vector::between(p, q), Vector::between(p, self.start));
        let closing = edge.cross(path);
        let (length, reach, side) = (path.length(), from.length() + radius, edge.length());
        let in_range = [length, reach, side].iter().all(|x| WIDE.contains(x));
        let doubt = WIDE_ERROR * length * side;
        if closing.sign().is_le() {
            return Candidate::nothing(in_range && -closing.value() > doubt);
        }
        let square = edge.dot(&edge);
        let outward = R::difference(radius, 0.0).times(&square.root());
        let zero = R::difference(0.0, 0.0);
        let along = zero
            .minus(&edge.cross(&from))
            .minus(&outward)
            .over(&closing);
        let foot = edge.dot(&from).plus(&along.times(&edge.dot(path)));
        let beyond = foot.minus(&square);
        let at = |u: &R, v: &R, start: f64| {
            let moved = u.times(&foot).plus(&v.times(&outward)).over(&square);
            moved.plus(&R::difference(start, 0.0)).value()
        };
        let point = DVec2::new(
            at(&edge.x, &edge.y, p.x),
            at(&edge.y, &zero.minus(&edge.x), p.y),
        );
        let normal = DVec2::ZERO - unit(q - p).perp();
        let error = WIDE_ERROR * reach * (length * side / closing.value());
        let error = if in_range { error } else { f64::INFINITY };
        if radius > 0.0 && (foot.sign().is_lt() || beyond.sign().is_gt()) {
            // beside the edge, and then the arc at an end of the edge is as near
            return Candidate::nothing(error < f64::INFINITY);
        }
        self.found(along, point, normal, error)
    }
}
