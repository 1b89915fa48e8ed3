//! Where a path first enters a hull with an ellipse around each point: one of these ellipses, or an
//! edge that is moved outward by the point of the ellipse that is farthest there.
//!
//! One set of formulas is evaluated with three kinds of numbers. Doubles with bounds of their
//! errors leave out the parts that the path certainly misses, or enters after another one.
//! Double-double numbers with such bounds decide about the rest. They may leave in doubt whether a
//! part is entered: the path may graze an ellipse, or enter where an ellipse and an edge join. Then
//! the signs of polynomials decide, which are exact in big integers. If the doubles of the answer
//! are not certain, big integers with long quotients and roots find it. A certain answer has the
//! bits that they give.
//!
//! Where a path enters an edge, it enters the hull, so no part is entered before. Where an edge and
//! an ellipse join, the edge counts as entered.

use crate::narrow::cast::precise::{Entry, Part};
use crate::placed::{INLINE, PlacedHull};
use crate::shape::ring;
use core::cell::OnceCell;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::bounded::{Bounded, BoundedWide};
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::exact::long::Long;
use sat2d_base::exact::real::{Field, Known, Real, Ring, Signed};
use sat2d_base::exact::surd::sign_with_root;
use sat2d_base::exact::vector::Vector;
use sat2d_base::num::unit;
use smallvec::SmallVec;

/// The parts that a path may enter first.
type Parts = SmallVec<[Part; 2 * INLINE]>;

/// Where the path from `start` to `end`, which starts outside, enters the hull, whose ellipses must
/// have an inside.
pub(crate) fn enter(
    hull: &PlacedHull,
    ellipse: &Ellipse,
    start: DVec2,
    end: DVec2,
) -> Option<(Part, Entry)> {
    let parts = first_parts(hull, ellipse, start, end);
    let exact = Exact::new(hull, ellipse, start, end);
    let wide = Path::<BoundedWide>::new(hull, ellipse, start, end);
    wide.first_entry(&parts, Some(&exact))
        .unwrap_or_else(|| exact.first_entry(&parts))
}

/// The parts that the path may enter first, by doubles.
fn first_parts(hull: &PlacedHull, ellipse: &Ellipse, start: DVec2, end: DVec2) -> Parts {
    if hull.points.len() == 1 {
        return parts_of(1).collect();
    }
    Path::<Bounded>::new(hull, ellipse, start, end).first_parts()
}

/// The path in big integers, made when they are needed.
struct Exact<'a> {
    hull: &'a PlacedHull,
    ellipse: &'a Ellipse,
    ends: [DVec2; 2],
    path: OnceCell<Path<'a, Long>>,
}

impl<'a> Exact<'a> {
    fn new(hull: &'a PlacedHull, ellipse: &'a Ellipse, start: DVec2, end: DVec2) -> Exact<'a> {
        Exact {
            hull,
            ellipse,
            ends: [start, end],
            path: OnceCell::new(),
        }
    }

    #[cold]
    #[inline(never)]
    fn path(&self) -> &Path<'a, Long> {
        let [start, end] = self.ends;
        self.path
            .get_or_init(|| Path::new(self.hull, self.ellipse, start, end))
    }

    fn first_entry(&self, parts: &[Part]) -> Option<(Part, Entry)> {
        self.path().first_entry(parts, None).flatten()
    }
}

/// All parts of a hull of so many points. A point or a segment has edges without length, or in both
/// directions.
fn parts_of(points: usize) -> impl Iterator<Item = Part> {
    (0..points).flat_map(|i| [Part::Arc(i), Part::Edge(i)])
}

/// A path, and what all parts of the hull have in common.
struct Path<'a, R> {
    hull: &'a PlacedHull,
    start: DVec2,
    path: Vector<R>,
    /// The axes of the ellipse, whose cross product is `area`.
    u: Vector<R>,
    w: Vector<R>,
    area: R,
    /// The path in coordinates in which the ellipse is a disc, times `area`.
    mapped: Vector<R>,
    square: R,
}

/// Where the path enters an ellipse.
struct ArcCrossing<R> {
    across: R,
    half: R,
    along: R,
}

/// An edge that is moved outward, to its right, by the point of the ellipse that is farthest there.
struct MovedEdge<R> {
    edge: Vector<R>,
    /// From the point where it begins to the start of the path.
    from: Vector<R>,
    /// The path across the edge.
    closing: R,
    /// The axes of the ellipse across the edge.
    of_axes: [R; 2],
    /// The square of how far it is moved, times that of its length.
    moved_squared: R,
    /// The square of its length.
    square: R,
}

/// The place where the path enters an edge: before, at or after the start, and the end.
type Place = [Ordering; 2];

/// Where the path enters an edge.
struct EdgeCrossing<R> {
    edge: Vector<R>,
    /// The point of the ellipse by which the edge is moved outward.
    offset: Vector<R>,
    /// How far along the edge it is entered, times the square of its length.
    foot: R,
    square: R,
    along: R,
}

/// Where the path enters a part.
enum Crossing<R> {
    Arc(usize, ArcCrossing<R>),
    Edge(usize, EdgeCrossing<R>),
}

impl<R> Crossing<R> {
    /// The fraction of the path before it.
    fn along(&self) -> &R {
        match self {
            Crossing::Arc(_, arc) => &arc.along,
            Crossing::Edge(_, edge) => &edge.along,
        }
    }
}

impl<'a, R: Signed + Field> Path<'a, R> {
    fn new(hull: &'a PlacedHull, ellipse: &Ellipse, start: DVec2, end: DVec2) -> Path<'a, R> {
        let path = Vector::between(start, end);
        let [u, w] = ellipse.axes::<R>();
        let mapped = in_disc(&path, &u, &w);
        Path {
            hull,
            start,
            area: u.cross(&w),
            square: mapped.dot(&mapped),
            path,
            u,
            w,
            mapped,
        }
    }

    /// Where the path enters a part, if it does on its way to infinity; `None` if that is in doubt.
    fn crossing(&self, part: Part, exact: Option<&Exact<'a>>) -> Option<Option<Crossing<R>>> {
        let crossing = match part {
            Part::Arc(i) => self.arc(i, exact)?.map(|arc| Crossing::Arc(i, arc)),
            Part::Edge(i) => self.edge(i, exact)?.map(|edge| Crossing::Edge(i, edge)),
        };
        // a part behind the start is none
        match crossing {
            Some(crossing) if crossing.along().known_sign()?.is_lt() => Some(None),
            crossing => Some(crossing),
        }
    }

    /// The entry into an ellipse: in coordinates in which it is a disc, times its area, from the
    /// foot of the centre back by half of the chord.
    fn arc(&self, i: usize, exact: Option<&Exact<'a>>) -> Option<Option<ArcCrossing<R>>> {
        let (to, across, half_squared) = self.chord(i);
        let chord = half_squared.known_sign().or_else(|| {
            let (_, _, half_squared) = exact?.path().chord(i);
            Some(half_squared.sign())
        });
        let half = match chord? {
            Ordering::Less => return Some(None),
            Ordering::Equal => R::difference(0.0, 0.0),
            Ordering::Greater => half_squared.root(),
        };
        let along = self.mapped.dot(&to).minus(&half).over(&self.square);
        Some(Some(ArcCrossing {
            across,
            half,
            along,
        }))
    }

    /// The way to the centre of an ellipse, how far beside the path that is, and the square of half
    /// of the chord.
    fn chord(&self, i: usize) -> (Vector<R>, R, R) {
        let center = self.hull.points[i];
        let to = in_disc(&Vector::between(self.start, center), &self.u, &self.w);
        let across = self.mapped.cross(&to);
        let radius = self.area.times(&self.area).times(&self.square);
        let half_squared = radius.minus(&across.times(&across));
        (to, across, half_squared)
    }

    /// The entry into an edge.
    fn edge(&self, i: usize, exact: Option<&Exact<'a>>) -> Option<Option<EdgeCrossing<R>>> {
        let moved_edge = self.moved_edge(i);
        let place = self.place_on(&moved_edge).or_else(|| {
            let exact = exact?.path();
            exact.place_on(&exact.moved_edge(i))
        });
        let Some([start, end]) = place? else {
            return Some(None);
        };
        let MovedEdge {
            edge,
            from,
            closing,
            of_axes: [of_u, of_w],
            moved_squared,
            square,
        } = moved_edge;
        let moved = moved_squared.root();
        let offset = |u: &R, w: &R| u.times(&of_u).plus(&w.times(&of_w)).over(&moved);
        let offset = Vector {
            x: offset(&self.u.x, &self.w.x),
            y: offset(&self.u.y, &self.w.y),
        };
        let along = negated(&edge.cross(&from)).minus(&moved).over(&closing);
        let foot = if start.is_eq() {
            R::difference(0.0, 0.0)
        } else if end.is_eq() {
            square.clone()
        } else {
            let foot = edge.dot(&from).plus(&along.times(&edge.dot(&self.path)));
            foot.minus(&edge.dot(&offset))
        };
        Some(Some(EdgeCrossing {
            edge,
            offset,
            foot,
            square,
            along,
        }))
    }

    fn moved_edge(&self, i: usize) -> MovedEdge<R> {
        let points = &self.hull.points;
        let (p, q) = (points[i], points[ring::next(i, points.len())]);
        let edge = Vector::<R>::between(p, q);
        // the outward normal of the edge is (y, -x)
        let of_axes = [&self.u, &self.w].map(|axis| axis.cross(&edge));
        let [of_u, of_w] = &of_axes;
        MovedEdge {
            from: Vector::between(p, self.start),
            closing: edge.cross(&self.path),
            moved_squared: of_u.times(of_u).plus(&of_w.times(of_w)),
            square: edge.dot(&edge),
            of_axes,
            edge,
        }
    }

    /// Where the path enters the line of an edge, `Some(None)` if it does not or does beside the
    /// edge, where the ellipse at an end is as near; `None` if that is in doubt.
    ///
    /// Let e be the edge, p the path, f the vector from an end of the edge to the start of the
    /// path, and m = √`moved_squared`. How far along the edge the path enters its line, from that
    /// end, times |e|² (e × p) m, which is above 0, is
    ///
    /// ```text
    /// m |e|² (f × p)  -  m² (e · p)  -  (e × p) m (e · offset)
    /// ```
    ///
    /// since (e · f) (e × p) - (e × f) (e · p) = |e|² (f × p). The offset times m is a polynomial,
    /// so the sign is that of x + y m for polynomials x and y.
    fn place_on(&self, moved_edge: &MovedEdge<R>) -> Option<Option<Place>> {
        let MovedEdge {
            edge,
            from,
            closing,
            of_axes: [of_u, of_w],
            moved_squared,
            square,
        } = moved_edge;
        if closing.known_sign()?.is_le() {
            return Some(None);
        }
        let offset = edge.dot(&self.u).times(of_u);
        let offset = offset.plus(&edge.dot(&self.w).times(of_w));
        let aside = moved_squared.times(&edge.dot(&self.path));
        let rational = negated(&aside.plus(&closing.times(&offset)));
        let of_start = from.cross(&self.path);
        let of_end = of_start.minus(closing);
        let beyond = |of: &R| sign_with_root(&rational, &square.times(of), moved_squared);
        let place = [beyond(&of_start)?, beyond(&of_end)?];
        Some((place[0].is_ge() && place[1].is_le()).then_some(place))
    }
}

impl Path<'_, Bounded> {
    /// The parts that the path may enter first.
    fn first_parts(&self) -> Parts {
        let mut first: Option<Bounded> = None;
        let mut entered = SmallVec::<[(Part, Option<Bounded>); 2 * INLINE]>::new();
        for part in parts_of(self.hull.points.len()) {
            match self.crossing(part, None) {
                Some(None) => {}
                None => entered.push((part, None)),
                Some(Some(Crossing::Edge(..))) => return Parts::from_slice(&[part]),
                Some(Some(Crossing::Arc(_, arc))) => {
                    if first.is_none_or(|first| arc.along.nearest() < first.nearest()) {
                        first = Some(arc.along);
                    }
                    entered.push((part, Some(arc.along)));
                }
            }
        }
        let is_later = |along: &Bounded| {
            first.is_some_and(|first| along.minus(&first).known_sign() == Some(Ordering::Greater))
        };
        let may_be_first =
            |(_, along): &(Part, Option<Bounded>)| !along.as_ref().is_some_and(is_later);
        let entered = entered.into_iter().filter(may_be_first);
        entered.map(|(part, _)| part).collect()
    }
}

impl<'a, R: Known> Path<'a, R> {
    /// The first entry into one of some parts, among which are all that the path may enter first;
    /// `None` if it is in doubt. Signs in doubt are taken from big integers if there are any.
    fn first_entry(
        &self,
        parts: &[Part],
        exact: Option<&Exact<'a>>,
    ) -> Option<Option<(Part, Entry)>> {
        let Some(first) = self.first_crossing(parts, exact)? else {
            return Some(None);
        };
        let fraction = first.along().known_value()?;
        let (part, point, normal) = match &first {
            Crossing::Arc(i, arc) => {
                let [point, normal] = self.of_arc(self.hull.points[*i], arc)?;
                (Part::Arc(*i), point, normal)
            }
            Crossing::Edge(i, edge) => {
                let points = &self.hull.points;
                let (p, q) = (points[*i], points[ring::next(*i, points.len())]);
                let normal = DVec2::ZERO - unit(q - p).perp();
                (Part::Edge(*i), self.of_edge(p, edge)?, normal)
            }
        };
        let entry = Entry {
            fraction: fraction + 0.0,
            point: point + DVec2::ZERO,
            normal,
        };
        Some((fraction <= 1.0).then_some((part, entry)))
    }

    fn first_crossing(
        &self,
        parts: &[Part],
        exact: Option<&Exact<'a>>,
    ) -> Option<Option<Crossing<R>>> {
        let is_edge = |part: &&Part| matches!(part, Part::Edge(_));
        for &part in parts.iter().filter(is_edge) {
            if let Some(crossing) = self.crossing(part, exact)? {
                return Some(Some(crossing));
            }
        }
        let mut first: Option<Crossing<R>> = None;
        for &part in parts.iter().filter(|part| !is_edge(part)) {
            let Some(crossing) = self.crossing(part, exact)? else {
                continue;
            };
            let is_first = match &first {
                None => true,
                Some(first) => crossing.along().minus(first.along()).known_sign()?.is_lt(),
            };
            if is_first {
                first = Some(crossing);
            }
        }
        Some(first)
    }

    /// The point at which the path enters an ellipse, and the normal there.
    fn of_arc(&self, center: DVec2, arc: &ArcCrossing<R>) -> Option<[DVec2; 2]> {
        let (path, u, w) = (&self.mapped, &self.u, &self.w);
        let ArcCrossing { across, half, .. } = arc;
        let divisor = self.square.times(&self.area);
        let out_x = path.y.times(across).minus(&path.x.times(half));
        let out_y = negated(&path.x.times(across)).minus(&path.y.times(half));
        let (x, y) = (out_x.over(&divisor), out_y.over(&divisor));
        let out = |u: &R, w: &R| u.times(&x).plus(&w.times(&y));
        let out = Vector {
            x: out(&u.x, &w.x),
            y: out(&u.y, &w.y),
        };
        let point = self.point(center, &out)?;
        let normal = DVec2::new(
            w.y.times(&x).minus(&u.y.times(&y)).known_value()?,
            u.x.times(&y).minus(&w.x.times(&x)).known_value()?,
        );
        let is_mirrored = self.area.known_sign()?.is_lt();
        Some([point, unit(if is_mirrored { -normal } else { normal })])
    }

    /// The point at which the path enters an edge that begins at `p`.
    fn of_edge(&self, p: DVec2, edge: &EdgeCrossing<R>) -> Option<DVec2> {
        let EdgeCrossing {
            edge,
            offset,
            foot,
            square,
            ..
        } = edge;
        let out = |along: &R, offset: &R| along.times(foot).over(square).plus(offset);
        let out = Vector {
            x: out(&edge.x, &offset.x),
            y: out(&edge.y, &offset.y),
        };
        self.point(p, &out)
    }

    /// A point of the path: a corner moved by a vector. A path along an axis has one coordinate in
    /// common with its start, which the sum would leave in doubt where it is 0.
    fn point(&self, corner: DVec2, out: &Vector<R>) -> Option<DVec2> {
        let at = |path: &R, start: f64, corner: f64, out: &R| match path.known_sign() {
            Some(Ordering::Equal) => Some(start),
            _ => out.plus(&R::difference(corner, 0.0)).known_value(),
        };
        Some(DVec2::new(
            at(&self.path.x, self.start.x, corner.x, &out.x)?,
            at(&self.path.y, self.start.y, corner.y, &out.y)?,
        ))
    }
}

/// A vector in coordinates in which the ellipse with these axes is a disc, times its area.
fn in_disc<R: Ring>(v: &Vector<R>, u: &Vector<R>, w: &Vector<R>) -> Vector<R> {
    Vector {
        x: v.cross(w),
        y: u.cross(v),
    }
}

fn negated<R: Ring>(x: &R) -> R {
    R::difference(0.0, 0.0).minus(x)
}

#[cfg(test)]
mod tests {
    use crate::narrow::cast::elliptic::*;
    use crate::shape::{Geometry, Shape};
    use crate::transform::Transform;
    use core::f64::consts::TAU;
    use fastrand::Rng;
    use std::vec::Vec;

    /// A number on a grid, or any.
    fn number(rng: &mut Rng, is_on_grid: bool) -> f64 {
        if is_on_grid {
            f64::from(rng.i8(-8..=8)) / 2.0
        } else {
            (rng.f64() - 0.5) * 8.0
        }
    }

    fn point(rng: &mut Rng, is_on_grid: bool) -> DVec2 {
        DVec2::new(number(rng, is_on_grid), number(rng, is_on_grid))
    }

    fn shape(rng: &mut Rng, is_on_grid: bool) -> Shape {
        let radius = [0.5, 1.0, 0.25, rng.f64() + 0.01][rng.usize(..3 + usize::from(!is_on_grid))];
        let (p, q) = (point(rng, is_on_grid), point(rng, is_on_grid));
        let shape = match rng.u8(..5) {
            0 => Shape::circle(p, radius),
            1 if p != q => Shape::capsule(p, q, radius),
            2 => Shape::rounded_polygon(
                &[
                    DVec2::ZERO,
                    DVec2::X * 4.0,
                    DVec2::splat(4.0),
                    DVec2::Y * 4.0,
                ],
                radius,
            ),
            3 => {
                let n = rng.u32(3..20);
                let corner = |k| DVec2::from_angle(f64::from(k) * TAU / f64::from(n)) * 3.0;
                Shape::rounded_polygon(&(0..n).map(corner).collect::<Vec<_>>(), radius)
            }
            _ => Shape::ellipse(radius, 2.0 * radius),
        };
        shape.expect("a shape")
    }

    /// Turned by quarters or mirrored and stretched along the axes, or any map.
    fn map(rng: &mut Rng, is_on_grid: bool) -> Transform {
        let [turn, offset] = [(); 2].map(|()| point(rng, is_on_grid));
        let (u, w) = if is_on_grid {
            let turn = [DVec2::X, DVec2::Y, DVec2::NEG_X][rng.usize(..3)];
            let side = [1.0, -1.0][rng.usize(..2)];
            (
                turn * [1.0, 2.0][rng.usize(..2)],
                turn.perp() * (0.5 * side),
            )
        } else {
            (turn, point(rng, false))
        };
        let power = [0, 0, 0, 40, -60][rng.usize(..5)];
        let scale = libm::scalbn(1.0, power);
        let [u, w, offset] = [u, w, offset].map(|v| v * scale);
        Transform::new(u.x, u.y, w.x, w.y, offset.x, offset.y).expect("in range")
    }

    /// Near or far away, and towards a point of the boundary, a corner, the centre, or any.
    fn path(rng: &mut Rng, hull: &PlacedHull, ellipse: &Ellipse, is_on_grid: bool) -> [DVec2; 2] {
        let size = hull.radius + (hull.points[0] - hull.center).length();
        let corner = hull.points[rng.usize(..hull.points.len())];
        let normal = match rng.u8(..8) {
            0 => DVec2::from_angle(rng.f64() * TAU),
            k => [DVec2::X, DVec2::Y, DVec2::NEG_X, DVec2::NEG_Y][usize::from(k % 4)],
        };
        let rim = corner + ellipse.farthest(normal);
        let goal = match rng.u8(..6) {
            0 => corner,
            1 => hull.center,
            2 | 3 => rim,
            _ => hull.center + point(rng, is_on_grid) * (size / 4.0),
        };
        let way = match rng.u8(..8) {
            // along the boundary
            0 | 1 => normal.perp(),
            2 | 3 => normal,
            4 => DVec2::from_angle(rng.f64() * TAU),
            _ => point(rng, is_on_grid),
        };
        let far = [1.0, 4.0, 1e3, 1e9, 1e20][rng.usize(..5)] * size;
        [goal + way * far, goal - way * size]
    }

    /// On grids, along axes, tangents and diagonals, into corners, from near and far.
    #[test]
    fn entries_have_the_bits_of_big_integers() {
        let rng = &mut Rng::with_seed(5);
        let (mut hits, mut misses, mut in_doubt) = (0, 0, 0);
        while hits + misses < 12_000 {
            let is_on_grid = rng.bool();
            let (shape, map) = (shape(rng, is_on_grid), map(rng, is_on_grid));
            let Geometry::Hull(hull) = &shape.geometry else {
                unreachable!("all of these are hulls")
            };
            let hull = PlacedHull::new(hull, &map).expect("in range");
            let Some(ellipse) = hull.ellipse.filter(|ellipse| !ellipse.is_flat()) else {
                continue;
            };
            let [start, end] = path(rng, &hull, &ellipse, is_on_grid);
            if start == end {
                continue;
            }
            let parts = first_parts(&hull, &ellipse, start, end);
            let all: Parts = parts_of(hull.points.len()).collect();
            let signs = Exact::new(&hull, &ellipse, start, end);
            let exact = signs.first_entry(&all);
            let wide = Path::<BoundedWide>::new(&hull, &ellipse, start, end);
            let wide = wide.first_entry(&parts, Some(&signs));
            let sure = wide.unwrap_or_else(|| {
                in_doubt += 1;
                signs.first_entry(&parts)
            });
            let [sure, exact] = [sure, exact].map(|entry| std::format!("{entry:?}"));
            assert_eq!(sure, exact, "{shape:?} {map:?} {start:?} {end:?}");
            *(if sure == "None" {
                &mut misses
            } else {
                &mut hits
            }) += 1;
        }
        let all = [hits, misses, in_doubt];
        assert!(all.iter().all(|&count| count > 1000), "{all:?}");
    }

    /// Of random paths, nearly all are sure, so that big integers are rare.
    #[test]
    fn hardly_any_random_path_is_in_doubt() {
        let rng = &mut Rng::with_seed(6);
        let (mut sure, mut in_doubt) = (0, 0);
        while sure + in_doubt < 4000 {
            let (shape, map) = (shape(rng, false), map(rng, false));
            let Geometry::Hull(hull) = &shape.geometry else {
                unreachable!("all of these are hulls")
            };
            let hull = PlacedHull::new(hull, &map).expect("in range");
            let Some(ellipse) = hull.ellipse else {
                continue;
            };
            let mut end = || hull.center + point(rng, false) * hull.radius;
            let (start, end) = (end(), end());
            let parts = first_parts(&hull, &ellipse, start, end);
            let wide = Path::<BoundedWide>::new(&hull, &ellipse, start, end);
            let wide = wide.first_entry(&parts, None);
            let is_sure = wide.is_some();
            *(if is_sure { &mut sure } else { &mut in_doubt }) += 1;
        }
        assert!(in_doubt < 4, "{in_doubt} of 4000");
    }
}
