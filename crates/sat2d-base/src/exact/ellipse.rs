//! How a point or a segment lies to the sum of two ellipses about the origin, exactly.
//!
//! An ellipse is the image `{u x + w y : x² + y² ≤ 1}` of the unit disc; its support function along
//! n is √a with a = (n·u)² + (n·w)². It may be flat: a segment or a point. The sum K of two such
//! ellipses has the support function √a + √b. Two convex hulls, each inflated by an ellipse, meet
//! if and only if the difference of a vertex of one and a point on an edge of the other lies in K,
//! or their cores meet.

use crate::exact::bounded::Bounded;
use crate::exact::long::Long;
use crate::exact::orient2d;
use crate::exact::real::{Real, Ring, Signed};
use crate::exact::surd::sign_with_root;
use crate::exact::vector::Vector;
use crate::num::{U, length, power_of_two, roots, unit};
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::f64::consts::TAU;
use glam::DVec2;

/// The squares of smaller axes would lose digits to underflow (2^-400).
const SMALL: f64 = power_of_two(-400);

/// The image of the unit disc under the linear map with columns `u` and `w`.
#[derive(Clone, Copy, Debug)]
pub struct Ellipse {
    /// The image of the unit circle's radius along x.
    pub u: DVec2,
    /// The image of the one along y.
    pub w: DVec2,
}

impl Ellipse {
    /// Its axes with more digits than doubles have.
    pub fn axes<R: Ring>(&self) -> [Vector<R>; 2] {
        [self.u, self.w].map(|axis| Vector::between(DVec2::ZERO, axis))
    }

    /// A disc.
    pub fn disc(radius: f64) -> Ellipse {
        Ellipse {
            u: DVec2::new(radius, 0.0),
            w: DVec2::new(0.0, radius),
        }
    }

    /// No less than the longer half-axis, and about √2 times that at most. 0 for a point.
    pub fn reach(&self) -> f64 {
        // a few roundings each
        length(DVec2::new(length(self.u), length(self.w))) * (1.0 + 16.0 * U)
    }

    /// Whether it is a segment or a point, exactly.
    pub fn is_flat(&self) -> bool {
        orient2d(DVec2::ZERO, self.u, self.w).is_eq()
    }

    /// One of the two ends of a flat ellipse, up to rounding.
    pub fn end(&self) -> DVec2 {
        let [u, w] = [self.u, self.w].map(length);
        let size = length(DVec2::new(u, w));
        let longer = if u >= w { self.u } else { self.w };
        if size == 0.0 {
            DVec2::ZERO
        } else {
            unit(longer) * size
        }
    }

    /// How far it reaches along a unit vector, up to rounding.
    pub fn reach_along(&self, normal: DVec2) -> f64 {
        length(self.along(normal))
    }

    /// Its point that is farthest along a unit vector, up to rounding; its center if all are.
    pub fn farthest(&self, normal: DVec2) -> DVec2 {
        let along = self.along(normal);
        if along == DVec2::ZERO {
            return DVec2::ZERO;
        }
        let along = unit(along);
        self.u * along.x + self.w * along.y
    }

    fn along(&self, normal: DVec2) -> DVec2 {
        DVec2::new(normal.dot(self.u), normal.dot(self.w))
    }

    /// The corners of a polygon in it: the images of evenly spaced points of the circle, up to
    /// rounding.
    pub fn inscribed<const N: usize>(&self) -> [DVec2; N] {
        core::array::from_fn(|k| {
            let (sin, cos) = libm::sincos(k as f64 * (TAU / N as f64));
            self.u * cos + self.w * sin
        })
    }

    /// Whether it is a single point.
    pub fn is_point(&self) -> bool {
        self.u == DVec2::ZERO && self.w == DVec2::ZERO
    }

    /// Half the size of a box around it, rounded up; below the range of normal
    /// numbers to the nearest double.
    pub fn half_size(&self) -> DVec2 {
        let largest = self.u.abs().max(self.w.abs()).max_element();
        if largest < SMALL && largest > 0.0 {
            let [u, w] = [self.u, self.w].map(|axis| axis * power_of_two(600));
            return Ellipse { u, w }.half_size() * power_of_two(-600);
        }
        // a few roundings, and squares that underflow
        let squares = self.u * self.u + self.w * self.w;
        roots(squares) * (1.0 + 8.0 * U) + DVec2::splat(power_of_two(-500))
    }
}

/// How a point lies to the line through two different points, moved to the left by the point of an
/// ellipse that is farthest there: `Greater` if it is farther to the left.
pub fn left_of_line(point: DVec2, start: DVec2, end: DVec2, ellipse: &Ellipse) -> Ordering {
    left_order::<Bounded>(point, start, end, ellipse)
        .or_else(|| left_order::<Long>(point, start, end, ellipse))
        .unwrap_or(Ordering::Equal)
}

fn left_order<R: Signed>(
    point: DVec2,
    start: DVec2,
    end: DVec2,
    ellipse: &Ellipse,
) -> Option<Ordering> {
    let along = Vector::<R>::between(start, end);
    let left = along.cross(&Vector::between(start, point));
    let [u, w] = ellipse.axes().map(|axis| square(&along.cross(&axis)));
    sign_with_root(&left, &R::difference(-1.0, 0.0), &u.plus(&w))
}

/// How an ellipse, moved by the vector between two points, lies in another one that is not flat:
/// `Less` if it is inside, `Equal` if it also meets the boundary, `Greater` if a point of it is
/// outside.
pub fn in_ellipse(from: DVec2, to: DVec2, inner: &Ellipse, outer: &Ellipse) -> Ordering {
    in_order::<Bounded>(from, to, inner, outer)
        .or_else(|| in_order::<Long>(from, to, inner, outer))
        .unwrap_or(Ordering::Equal)
}

/// Let G be the inner matrix, H the outer one, and H - G without an eigenvalue below 0. Then d + G
/// lies in H if and only if x H - G has none either, and c(x) = det(x H - G) (1 - x) - x q(x) is
/// not below 0, for some x from 0 to 1, where q(x) = dᵀ adj(x H - G) d: as for [`in_sum`], whose
/// cubic this is with -x for x. c is above 0 at 0, and below for large x and not above 0 at ξ, the
/// root of q, which lies between the eigenvalues of H⁻¹G. Where c is 0, det(x H - G) and q have the
/// same sign, so what counts is whether c has roots beyond ξ. If all roots are real, it has if the
/// first or the second derivative is above 0 at ξ, by Descartes' rule.
fn in_order<R: Signed>(
    from: DVec2,
    to: DVec2,
    inner: &Ellipse,
    outer: &Ellipse,
) -> Option<Ordering> {
    let [g, h] = [inner, outer].map(Axes::<R>::new);
    let d = Vector::<R>::between(from, to);
    let mixed = mixed_area(&g, &h);
    let [c0, c3] = [&g, &h].map(|axes| square(&axes.area));
    // the outer one is larger if no eigenvalue of the difference of their matrices is below 0
    let determinant = c0.plus(&c3).minus(&mixed).known_sign()?;
    let trace = h.trace().minus(&g.trace()).known_sign()?;
    if determinant.is_lt() || trace.is_lt() {
        return Some(Ordering::Greater);
    }
    let is_concentric = d.dot(&d).known_sign()?.is_eq();
    if is_concentric || determinant.is_eq() {
        // they have points of their boundaries in common where the difference is singular
        return Some(match (is_concentric, determinant) {
            (true, Ordering::Equal) => Ordering::Equal,
            (true, _) => Ordering::Less,
            (false, _) => Ordering::Greater,
        });
    }
    let (of_g, of_h) = (g.square_of(&d), h.square_of(&d));
    let c1 = c0.plus(&mixed).minus(&of_g);
    let c2 = c3.plus(&mixed).minus(&of_h);
    let [two, three] = [2.0, 3.0].map(|x| R::difference(x, 0.0));
    // both derivatives at ξ = of_g / of_h, times powers of the divisor
    let cubed = three.times(&c3).times(&of_g);
    let second = c2.times(&of_h).minus(&cubed);
    if second.known_sign()?.is_le() {
        let first = two.times(&c2).times(&of_g).times(&of_h);
        let first = first.minus(&c1.times(&square(&of_h)));
        if first.minus(&cubed.times(&of_g)).known_sign()?.is_le() {
            return Some(Ordering::Greater);
        }
    }
    Some(discriminant(&c0, &c1, &c2, &c3).known_sign()?.reverse())
}

/// Whether the sum of two ellipses has an inside: two of their axes are not parallel.
pub fn has_inside([g, h]: [&Ellipse; 2]) -> bool {
    // products that differ after rounding do so before
    if g.u.perp_dot(g.w) != 0.0 || h.u.perp_dot(h.w) != 0.0 {
        return true;
    }
    let axes = [g.u, g.w, h.u, h.w].map(|axis| Vector::<Long>::between(DVec2::ZERO, axis));
    let turns = |one: &Vector<Long>| axes.iter().any(|other| one.cross(other).sign().is_ne());
    axes.iter().any(turns)
}

/// Whether a line has two hulls on different sides of it, or on it. The sum of the ellipses around
/// their points has no inside, so the difference of the hulls is a polygon, and such a line is
/// parallel to one of its edges: an edge of a hull or an axis.
pub fn is_line_between(a: &[DVec2], b: &[DVec2], ellipses: [&Ellipse; 2]) -> bool {
    let [g, h] = ellipses.map(Axes::<Long>::new);
    let between = |from: &DVec2, to: &DVec2| Vector::<Long>::between(*from, *to);
    let edges = |ring: &[DVec2]| -> Vec<Vector<Long>> {
        let next = ring.iter().cycle().skip(1);
        ring.iter().zip(next).map(|(p, q)| between(p, q)).collect()
    };
    let is_on_side = |along: &Vector<Long>, from: &DVec2, to: &DVec2| {
        let away = along.cross(&between(from, to));
        let reach = |axes: &Axes<Long>| axes.square_of(along);
        away.sign().is_ge() && beyond_roots(&away, &reach(&g), &reach(&h)) != Some(Ordering::Less)
    };
    let separates = |along: &Vector<Long>| {
        let is_zero = along.x.sign().is_eq() && along.y.sign().is_eq();
        let all = |one: &[DVec2], other: &[DVec2]| {
            one.iter()
                .all(|p| other.iter().all(|q| is_on_side(along, p, q)))
        };
        !is_zero && (all(a, b) || all(b, a))
    };
    let (of_a, of_b) = (edges(a), edges(b));
    let mut directions = [&g.u, &g.w, &h.u, &h.w]
        .into_iter()
        .chain(&of_a)
        .chain(&of_b);
    directions.any(separates)
}

/// Whether the hull of some points, each with an ellipse around it, lies on the line through two
/// different points and meets the inside of the segment between these.
pub fn meets_on_line(points: &[DVec2], ellipse: &Ellipse, start: DVec2, end: DVec2) -> bool {
    let along = Vector::<Long>::between(start, end);
    let axes = Axes::<Long>::new(ellipse);
    let is_off = |v: &Vector<Long>| along.cross(v).sign().is_ne();
    let from_start = |p: &DVec2| Vector::<Long>::between(start, *p);
    if is_off(&axes.u) || is_off(&axes.w) || points.iter().any(|p| is_off(&from_start(p))) {
        return false;
    }
    let (one, reach) = (Long::difference(1.0, 0.0), axes.square_along(&along));
    let reaches = |place: Long| sign_with_root(&place, &one, &reach).is_some_and(Ordering::is_gt);
    let to_end = |p: &DVec2| Vector::<Long>::between(*p, end);
    points.iter().any(|p| reaches(from_start(p).dot(&along)))
        && points.iter().any(|p| reaches(to_end(p).dot(&along)))
}

/// Where the points of the segment from `start` to `end` (which may be the same) lie, seen from
/// `point`, in the sum of two ellipses: `Less` if one is inside, `Equal` if one is on the boundary
/// and none inside. A sum that has no inside is all boundary.
pub fn point_segment(point: DVec2, start: DVec2, end: DVec2, ellipses: [&Ellipse; 2]) -> Ordering {
    order::<Bounded>(point, start, end, ellipses)
        .or_else(|| order::<Long>(point, start, end, ellipses))
        .unwrap_or(Ordering::Equal)
}

fn order<R: Signed>(
    point: DVec2,
    start: DVec2,
    end: DVec2,
    ellipses: [&Ellipse; 2],
) -> Option<Ordering> {
    let [g, h] = ellipses.map(Axes::<R>::new);
    let from = Vector::<R>::between(point, start);
    if start == end {
        return in_sum(&from, &g, &h);
    }
    let to = Vector::<R>::between(point, end);
    let along = Vector::<R>::between(start, end);
    // the normal of the line that does not point back to the origin
    let turn = from.cross(&along);
    let (across, normal) = if turn.known_sign()?.is_lt() {
        (
            negated(&turn),
            Vector {
                x: negated(&along.y),
                y: along.x.clone(),
            },
        )
    } else {
        (
            turn,
            Vector {
                x: along.y.clone(),
                y: negated(&along.x),
            },
        )
    };
    let (of_g, of_h) = (
        Extent::new(&g, &along, &normal),
        Extent::new(&h, &along, &normal),
    );
    let line = beyond_roots(&across, &of_g.across, &of_h.across)?;
    if line.is_gt() {
        return Some(Ordering::Greater);
    }
    // where the sum, enlarged or reduced until it is tangent to the line, touches it
    let (before, after) = (from.dot(&along), to.dot(&along));
    if tangency(&across, &of_g, &of_h, &negated(&before))?.is_lt() {
        in_sum(&from, &g, &h)
    } else if tangency(&across, &of_g.mirrored(), &of_h.mirrored(), &after)?.is_lt() {
        in_sum(&to, &g, &h)
    } else {
        Some(line)
    }
}

/// An ellipse with the products that its tests share.
struct Axes<R> {
    u: Vector<R>,
    w: Vector<R>,
    /// u × w.
    area: R,
}

impl<R: Signed> Axes<R> {
    fn new(ellipse: &Ellipse) -> Axes<R> {
        let [u, w] = ellipse.axes();
        let area = u.cross(&w);
        Axes { u, w, area }
    }

    /// The square of the support function.
    fn square_along(&self, n: &Vector<R>) -> R {
        square(&n.dot(&self.u)).plus(&square(&n.dot(&self.w)))
    }

    /// (u × d)² + (w × d)², which is at most (u × w)² if d is in the ellipse.
    fn square_of(&self, d: &Vector<R>) -> R {
        square(&self.u.cross(d)).plus(&square(&self.w.cross(d)))
    }

    /// |u|² + |w|².
    fn trace(&self) -> R {
        self.u.dot(&self.u).plus(&self.w.dot(&self.w))
    }
}

/// An ellipse seen from a line with the direction `e` and the normal `n`.
struct Extent<R> {
    /// The square of the support function along n: 0 if the ellipse is a segment along the line, or
    /// a point.
    across: R,
    /// The square of the support function along e.
    along: R,
    /// The product of both support vectors: the place along e of the point that is farthest along
    /// n, times the root of `across`.
    place: R,
}

impl<R: Signed> Extent<R> {
    fn new(axes: &Axes<R>, e: &Vector<R>, n: &Vector<R>) -> Extent<R> {
        let [eu, ew] = [&axes.u, &axes.w].map(|axis| axis.dot(e));
        let [nu, nw] = [&axes.u, &axes.w].map(|axis| axis.dot(n));
        Extent {
            across: square(&nu).plus(&square(&nw)),
            along: square(&eu).plus(&square(&ew)),
            place: eu.times(&nu).plus(&ew.times(&nw)),
        }
    }

    /// Along -e.
    fn mirrored(&self) -> Extent<R> {
        Extent {
            across: self.across.clone(),
            along: self.along.clone(),
            place: negated(&self.place),
        }
    }
}

/// The sign of t + `offset` · (√a + √b) / `across`, where t is the place along the line of the last
/// point of the sum that is farthest along its normal, and a, b are the squares of the support
/// functions. `across` is not below 0, and 0 if a and b are.
fn tangency<R: Signed>(across: &R, g: &Extent<R>, h: &Extent<R>, offset: &R) -> Option<Ordering> {
    let term = |of: &Extent<R>| across.times(&of.place).plus(&of.across.times(offset));
    match (
        g.across.known_sign()?.is_gt(),
        h.across.known_sign()?.is_gt(),
    ) {
        (true, true) => sign_of_roots(&term(g), &h.across, &term(h), &g.across),
        (true, false) => sign_with_root(&term(g), across, &g.across.times(&h.along)),
        (false, true) => sign_with_root(&term(h), across, &h.across.times(&g.along)),
        (false, false) => offset.known_sign(),
    }
}

/// How the point d lies in the sum of two ellipses.
///
/// The square of the sum of the support functions is the least of a (1 + x) + b (1 + 1/x) over all
/// x > 0, so the sum of G and H is the intersection of the ellipses of these: d lies in it if and
/// only if c(x) = det(G + x H) (1 + x) - x dᵀ adj(G + x H) d is nowhere below 0 for x > 0. This
/// cubic is the characteristic polynomial of W. Wang, J. Wang and M.-S. Kim, "An algebraic
/// condition for the separation of two ellipsoids", 2001. If all its roots are real, Descartes'
/// rule counts the positive ones exactly.
fn in_sum<R: Signed>(d: &Vector<R>, g: &Axes<R>, h: &Axes<R>) -> Option<Ordering> {
    let mixed = mixed_area(g, h);
    let [c0, c3] = [g, h].map(|axes| square(&axes.area));
    let c1 = c0.plus(&mixed).minus(&g.square_of(d));
    let c2 = c3.plus(&mixed).minus(&h.square_of(d));
    match (c0.known_sign()?.is_gt(), c3.known_sign()?.is_gt()) {
        (true, true) => of_cubic(&c0, &c1, &c2, &c3),
        (false, true) => of_quadratic(&c1, &c2, &c3, g),
        (true, false) => of_quadratic(&c2, &c1, &c0, h),
        (false, false) if mixed.known_sign()?.is_gt() => {
            Some(negated(&c1).known_sign()?.max(negated(&c2).known_sign()?))
        }
        (false, false) => on_line(d, [&c1, &c2], g, h),
    }
}

/// The sum of the squared products of the axes of both.
fn mixed_area<R: Signed>(g: &Axes<R>, h: &Axes<R>) -> R {
    let [p, q, r, s] = [(&g.u, &h.u), (&g.u, &h.w), (&g.w, &h.u), (&g.w, &h.w)]
        .map(|(one, other)| square(&one.cross(other)));
    p.plus(&q).plus(&r.plus(&s))
}

/// Two ellipses with an inside.
fn of_cubic<R: Signed>(c0: &R, c1: &R, c2: &R, c3: &R) -> Option<Ordering> {
    if c1.known_sign()?.is_ge() && c2.known_sign()?.is_ge() {
        return Some(Ordering::Less);
    }
    discriminant(c0, c1, c2, c3).known_sign()
}

/// The discriminant of a cubic: below 0 if only one root is real, 0 if roots coincide.
fn discriminant<R: Signed>(c0: &R, c1: &R, c2: &R, c3: &R) -> R {
    let [b1, b2, b3] = [18.0, 4.0, 27.0].map(|x| R::difference(x, 0.0));
    let (outer, inner) = (c0.times(c3), c1.times(c2));
    let cubes = c2
        .times(&square(c2))
        .times(c0)
        .plus(&c1.times(&square(c1)).times(c3));
    b1.times(&outer)
        .times(&inner)
        .minus(&b2.times(&cubes))
        .plus(&square(&inner))
        .minus(&b3.times(&square(&outer)))
}

/// A flat ellipse, and another one with an inside: c(x) / x = c1 + c2 x + c3 x².
fn of_quadratic<R: Signed>(c1: &R, c2: &R, c3: &R, flat: &Axes<R>) -> Option<Ordering> {
    match c1.known_sign()? {
        Ordering::Less => Some(Ordering::Greater),
        Ordering::Equal => {
            let is_point = flat.trace().known_sign()?.is_eq();
            let beyond = negated(c2).known_sign()?;
            Some(if is_point {
                beyond
            } else {
                beyond.max(Ordering::Equal)
            })
        }
        Ordering::Greater if c2.known_sign()?.is_ge() => Some(Ordering::Less),
        Ordering::Greater => {
            let four = R::difference(4.0, 0.0);
            square(c2).minus(&four.times(c1).times(c3)).known_sign()
        }
    }
}

/// Two flat ellipses along one line: d lies on it if both numbers are 0.
fn on_line<R: Signed>(d: &Vector<R>, off: [&R; 2], g: &Axes<R>, h: &Axes<R>) -> Option<Ordering> {
    for number in off {
        if number.known_sign()?.is_ne() {
            return Some(Ordering::Greater);
        }
    }
    let (a, b) = (g.trace(), h.trace());
    let rest = d.dot(d).minus(&a).minus(&b);
    let two = R::difference(-2.0, 0.0);
    let beyond = sign_with_root(&rest, &two, &a.times(&b))?;
    Some(beyond.max(Ordering::Equal))
}

/// The sign of c - √a - √b for numbers that are not below 0.
fn beyond_roots<R: Signed>(c: &R, a: &R, b: &R) -> Option<Ordering> {
    let rest = square(c).minus(a).minus(b);
    sign_with_root(&rest, &R::difference(-2.0, 0.0), &a.times(b))
}

/// The sign of x√a + y√b for a and b above 0.
fn sign_of_roots<R: Signed>(x: &R, a: &R, y: &R, b: &R) -> Option<Ordering> {
    let (one, other) = (x.known_sign()?, y.known_sign()?);
    if one == other || other.is_eq() {
        return Some(one);
    }
    if one.is_eq() {
        return Some(other);
    }
    let squares = square(x).times(a).minus(&square(y).times(b)).known_sign()?;
    Some(if one.is_gt() {
        squares
    } else {
        squares.reverse()
    })
}

fn square<R: Signed>(x: &R) -> R {
    x.times(x)
}

fn negated<R: Signed>(x: &R) -> R {
    R::difference(0.0, 0.0).minus(x)
}
