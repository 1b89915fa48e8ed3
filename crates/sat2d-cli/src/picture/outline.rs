//! A placed shape as an SVG path: straight sides, moved outward by the radius, and an arc of a
//! circle or an ellipse around each corner; of a chain its segments, each with a tick on its front.
//! Rounded to a hundredth of a pixel; good for pictures only.

use super::ellipse::Ellipse;
use super::view::pixels;
use crate::polygons::input::Rings;
use crate::polygons::nesting;
use sat2d::decompose::{Options, Piece};
use sat2d::{Aabb, DVec2, Shape, ShapeKind, Transform};
use std::fmt::Write;

/// The length of the tick on the front of a segment, in pixels.
const TICK: f64 = 5.0;

/// How far a drawn curve may be from the outline, as a part of its size.
const FLATNESS: f64 = 1e-5;

/// The radius of the dot for a point or what is hardly larger, in pixels.
const DOT: f64 = 1.5;

/// The corners of a placed shape, ring by ring, and what is around each.
pub struct Outline {
    rings: Vec<Vec<DVec2>>,
    ellipse: Ellipse,
    /// The ticks of a chain; `None` for shapes that are filled.
    ticks: Option<Ticks>,
}

/// How a chain is drawn.
struct Ticks {
    is_closed: bool,
    /// Whether the front is on the right of the way, if y of the page pointed up.
    is_right: bool,
}

impl Outline {
    pub fn of(shape: &Shape, transform: &Transform) -> Outline {
        let is_closed = shape.kind() == ShapeKind::ClosedChain;
        let ticks = (is_closed || shape.kind() == ShapeKind::OpenChain).then(|| Ticks {
            is_closed,
            is_right: !transform.is_mirrored(),
        });
        let ring = |ring: &[DVec2]| {
            let mut points: Vec<DVec2> = ring.iter().map(|&p| transform.apply(p)).collect();
            points.dedup();
            // sides are moved to the right of their direction, which has to be outward
            if ticks.is_none() && double_area(&points) < 0.0 {
                points.reverse();
            }
            points
        };
        // far below a pixel on any page
        let Aabb { min, max } = shape.bounds();
        let tolerance = (max - min).max_element() * FLATNESS + f64::MIN_POSITIVE;
        let rings = shape.flattened(tolerance).unwrap_or_default();
        Outline {
            rings: rings.iter().map(|points| ring(points)).collect(),
            ellipse: Ellipse::around_vertices(shape, transform),
            ticks,
        }
    }

    /// Whether it is a line that encloses nothing.
    pub fn is_line(&self) -> bool {
        self.ticks.is_some()
    }

    /// Its bounding box.
    pub fn bounds(&self) -> Aabb {
        let core = Aabb::of_points(&self.rings.concat());
        let margin = self.ellipse.half_size();
        Aabb::new(core.min - margin, core.max + margin)
    }

    /// The support point in the direction of this unit vector.
    pub fn support(&self, direction: DVec2) -> DVec2 {
        let corners = self.rings.iter().flatten().copied();
        let farthest = corners.reduce(|most, p| {
            if (p - most).dot(direction) > 0.0 {
                p
            } else {
                most
            }
        });
        farthest.unwrap_or_default() + self.ellipse.support(direction)
    }

    /// A point well inside: the mean of the corners of the largest convex piece. Of a chain, the
    /// vertex in the middle.
    pub fn center(&self) -> DVec2 {
        if self.is_line() {
            return self.rings[0][self.rings[0].len() / 2];
        }
        let polygons = nesting::group(self.rings.clone());
        let largest = polygons
            .iter()
            .filter_map(largest_piece)
            .max_by(|a, b| double_area(a).total_cmp(&double_area(b)));
        let corners = largest.as_ref().unwrap_or(&self.rings[0]);
        let count = corners.len() as f64;
        corners.iter().map(|&p| p / count).sum()
    }

    /// The `d` of a path, to be filled by the even-odd rule.
    pub fn path(&self) -> String {
        if let Some(ticks) = &self.ticks {
            return ticks.path(&self.rings[0]);
        }
        let dot = Ellipse::upright(DVec2::splat(DOT));
        match (&self.rings[0][..], self.ellipse.is_point()) {
            ([point], _) if self.ellipse.is_within(&dot) => around(*point, &dot),
            ([point], _) => around(*point, &self.ellipse),
            (points, false) => rounded(points, &self.ellipse),
            (_, true) => straight(self.rings.iter().map(|ring| ring.iter().copied())),
        }
    }
}

/// The corners of the largest convex piece of a polygon. One that rounding to the page made flat
/// has none.
fn largest_piece(rings: &Rings) -> Option<Vec<DVec2>> {
    let slices: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
    let pieces = sat2d::decompose::decompose(&slices, &Options::default()).ok()?;
    let all = rings.concat();
    let corners = |piece: Piece| piece.vertices.iter().map(|&v| all[v as usize]).collect();
    let pieces = pieces.pieces().map(corners);
    pieces.max_by(|a: &Vec<DVec2>, b| double_area(a).total_cmp(&double_area(b)))
}

impl Ticks {
    fn path(&self, points: &[DVec2]) -> String {
        let corners: Vec<String> = points.iter().copied().map(pair).collect();
        let end = if self.is_closed { " Z" } else { "" };
        let mut path = format!("M{}{end}", corners.join(" L"));
        let next = points.iter().cycle().skip(1);
        let count = points.len() - usize::from(!self.is_closed);
        for (&p, &q) in points.iter().zip(next).take(count) {
            // on the right of the way if y pointed up
            let right = DVec2::new(q.y - p.y, p.x - q.x).normalize_or_zero();
            let front = if self.is_right { right } else { -right } * TICK;
            let middle = p + (q - p) / 2.0;
            write!(path, " M{} L{}", pair(middle), pair(middle + front))
                .expect("writing to a string cannot fail");
        }
        path
    }
}

/// The `d` of a path with straight sides along each of the rings.
pub fn straight<R: IntoIterator<Item = DVec2>>(rings: impl IntoIterator<Item = R>) -> String {
    let ring = |points: R| {
        let corners: Vec<String> = points.into_iter().map(pair).collect();
        format!("M{} Z", corners.join(" L"))
    };
    let rings: Vec<String> = rings.into_iter().map(ring).collect();
    rings.join(" ")
}

/// The whole ellipse around a point.
fn around(center: DVec2, ellipse: &Ellipse) -> String {
    let [start, end] = ellipse.diameter(center).map(pair);
    let arc = ellipse.arc();
    format!("M{start} {arc} {end} {arc} {start} Z")
}

fn rounded(points: &[DVec2], ellipse: &Ellipse) -> String {
    let mut path = String::new();
    let arc = ellipse.arc();
    for (i, &start) in points.iter().enumerate() {
        let end = points[(i + 1) % points.len()];
        let Some(along) = (end - start).try_normalize() else {
            continue;
        };
        let outward = ellipse.support(DVec2::new(along.y, -along.x));
        let (from, to) = (pair(start + outward), pair(end + outward));
        let joined = if path.is_empty() {
            write!(path, "M{from}")
        } else {
            write!(path, " {arc} {from}")
        };
        joined
            .and_then(|()| write!(path, " L{to}"))
            .expect("writing to a string cannot fail");
    }
    let start = path[1..].split(" L").next().unwrap_or_default().to_owned();
    format!("{path} {arc} {start} Z")
}

fn pair(p: DVec2) -> String {
    format!("{} {}", pixels(p.x), pixels(p.y))
}

/// Twice the area, positive if the points turn from x towards y.
fn double_area(points: &[DVec2]) -> f64 {
    let first = points[0];
    points
        .windows(2)
        .map(|side| (side[0] - first).perp_dot(side[1] - first))
        .sum()
}
