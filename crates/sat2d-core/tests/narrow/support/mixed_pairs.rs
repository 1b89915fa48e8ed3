//! Pairs of shapes in which small features stand beside large coordinates: magnitudes from 1e-320
//! to 1e149 mixed in one pair, thin shapes, nearly singular maps, corners that coincide or lie on
//! an edge up to a few units in the last place. Points, segments, circles, capsules, rectangles,
//! polygons, rounded polygons, and concave polygons with holes.

use crate::support::rational_gap::{Solid, cross, is_exact, point, rational, zero};
use fastrand::Rng;
use sat2d::decompose::{Method, Options, decompose};
use sat2d::{DVec2, Shape, ShapeKind, Transform};
use sat2d_test_support::generators::below;
use sat2d_test_support::rational::Rational;
use std::collections::BTreeMap;
use std::ops::Range;

/// Two placed shapes.
#[derive(Clone, Debug)]
pub struct MixedPair {
    pub a: Shape,
    pub ta: Transform,
    pub b: Shape,
    pub tb: Transform,
}

/// The pair of a seed; every question about it can be asked.
pub fn mixed_pair(seed: u64) -> MixedPair {
    let rng = &mut Rng::with_seed(seed);
    loop {
        let palette = Palette::new(rng);
        let (a, b) = (palette.shape(rng), palette.shape(rng));
        let ta = if rng.bool() {
            Transform::IDENTITY
        } else {
            palette.placement(rng, &a)
        };
        let mut tb = if rng.bool() {
            ta
        } else {
            palette.placement(rng, &b)
        };
        if rng.bool() {
            tb = moved_to_meet(rng, (&a, &ta), (&b, &tb)).unwrap_or(tb);
        }
        let is_judged = |shape: &Shape, t: &Transform| {
            shape.place(t).is_ok() && (shape.radius() == 0.0 || t.is_similarity())
        };
        if is_judged(&a, &ta) && is_judged(&b, &tb) {
            return MixedPair { a, ta, b, tb };
        }
    }
}

/// The convex parts of a placed shape. `None` if placing a concave shape rounds any coordinate: its
/// outline may then cross itself, and what counts are the pieces that the library chose.
pub fn parts(shape: &Shape, t: &Transform) -> Option<Vec<Solid>> {
    if shape.kind() != ShapeKind::ConcavePolygon {
        return Some(vec![Solid::new(shape, t)]);
    }
    if !shape.vertices().iter().all(|&p| is_exact(t, p)) {
        return None;
    }
    let options = Options {
        method: Method::Fast,
        ..Default::default()
    };
    let rings: Vec<&[DVec2]> = shape.rings().collect();
    let pieces = decompose(&rings, &options).expect("the shape is valid");
    let solid = |piece: sat2d::decompose::Piece<'_>| {
        let corners = piece.vertices.iter();
        let placed = corners.map(|&v| t.apply(shape.vertices()[v as usize]));
        Solid::of_points(&placed.collect::<Vec<_>>())
    };
    Some(pieces.pieces().map(solid).collect())
}

/// The numbers from which a pair is made. Few numbers make coincidences common.
struct Palette {
    values: Vec<f64>,
}

impl Palette {
    fn new(rng: &mut Rng) -> Palette {
        let magnitudes: Vec<f64> = (0..1 + below(rng, 3)).map(|_| magnitude(rng)).collect();
        let value = |rng: &mut Rng| {
            let magnitude = magnitudes[below(rng, magnitudes.len())];
            if rng.bool() {
                f64::from(rng.u32(1..=8)) * magnitude
            } else {
                (1.0 + 8.0 * rng.f64()) * magnitude
            }
        };
        Palette {
            values: (0..2 + below(rng, 5)).map(|_| value(rng)).collect(),
        }
    }

    fn length(&self, rng: &mut Rng) -> f64 {
        self.coordinate(rng).abs()
    }

    /// Zero, one of the values, the sum of two or a neighbour of one.
    fn coordinate(&self, rng: &mut Rng) -> f64 {
        let mut one = || {
            let value = self.values[below(rng, self.values.len())];
            if rng.bool() { value } else { -value }
        };
        let (x, y) = (one(), one());
        match rng.u8(0..8) {
            0 | 1 => 0.0,
            2 => x + y,
            3 => nudged(rng, x),
            _ => x,
        }
    }

    fn point(&self, rng: &mut Rng) -> DVec2 {
        DVec2::new(self.coordinate(rng), self.coordinate(rng))
    }

    /// A shape, drawn until its numbers are valid.
    fn shape(&self, rng: &mut Rng) -> Shape {
        loop {
            let made = match rng.u8(0..12) {
                0 => Shape::circle(self.point(rng), 0.0),
                1 => Shape::circle(self.point(rng), self.length(rng)),
                2 | 3 => Shape::segment(self.point(rng), self.point(rng)),
                4 => Shape::capsule(self.point(rng), self.point(rng), self.length(rng)),
                5 => Shape::rectangle(self.length(rng), self.length(rng)),
                6 => Shape::rectangle_xywh(
                    self.coordinate(rng),
                    self.coordinate(rng),
                    self.length(rng),
                    self.length(rng),
                ),
                7 | 8 => Shape::convex_polygon(&self.convex_ring(rng)),
                9 => Shape::rounded_polygon(&self.convex_ring(rng), self.length(rng)),
                _ => {
                    let rings = self.concave_rings(rng);
                    let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
                    Shape::polygon(&rings)
                }
            };
            if let Ok(shape) = made {
                return shape;
            }
        }
    }

    /// The corners of the hull of a few points, which may be nearly on a line, in either winding.
    fn convex_ring(&self, rng: &mut Rng) -> Vec<DVec2> {
        let n = 3 + below(rng, 5);
        let thin = rng.u8(0..3) == 0;
        let (start, end) = (self.point(rng), self.point(rng));
        let points = (0..n).map(|_| {
            if thin {
                let part = [0.0, 0.25, 0.5, 1.0, rng.f64()][below(rng, 5)];
                let on = start + (end - start) * part;
                DVec2::new(nudged(rng, on.x), nudged(rng, on.y))
            } else {
                self.point(rng)
            }
        });
        let mut ring = corners(points.collect());
        if rng.bool() {
            ring.reverse();
        }
        if !ring.is_empty() {
            let first = below(rng, ring.len());
            ring.rotate_left(first);
        }
        ring
    }

    /// The rings of a concave polygon on a lattice whose lines are anywhere, sheared at times.
    fn concave_rings(&self, rng: &mut Rng) -> Vec<Vec<DVec2>> {
        let lattice = LATTICE_POLYGONS[below(rng, LATTICE_POLYGONS.len())];
        let mut lines = || loop {
            let mut lines: Vec<f64> = (0..40).map(|_| self.coordinate(rng)).collect();
            lines.extend((1..=6).map(f64::from));
            lines.sort_by(f64::total_cmp);
            lines.dedup();
            while lines.len() > 6 {
                lines.remove(below(rng, lines.len()));
            }
            if lines.len() == 6 {
                return lines;
            }
        };
        let (columns, rows) = (lines(), lines());
        let shear = [0.0, 0.0, 0.5, -1.0][below(rng, 4)];
        let corner = |&(i, j): &(usize, usize)| DVec2::new(columns[i] + shear * rows[j], rows[j]);
        lattice
            .iter()
            .map(|ring| ring.iter().map(corner).collect())
            .collect()
    }

    /// A placement that the shape can take: a similarity if it is round.
    fn placement(&self, rng: &mut Rng, shape: &Shape) -> Transform {
        let offset = match rng.u8(0..3) {
            0 => DVec2::ZERO,
            _ => self.point(rng),
        };
        let mirror = if rng.bool() { -1.0 } else { 1.0 };
        let power = f64::from(rng.i32(-3..=3)).exp2();
        loop {
            let made = match rng.u8(0..if shape.radius() > 0.0 { 4 } else { 8 }) {
                0 => Transform::translation(offset),
                1 | 2 => {
                    let degrees = f64::from(rng.i32(-4..=4)) * 90.0;
                    Transform::placement_degrees(offset, degrees, mirror * power, power)
                }
                3 => Transform::placement(offset, rng.f64() * 7.0, power, power),
                4 => {
                    // the second axis nearly along the first one
                    let axis = DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5);
                    let other = axis * (rng.f64() - 0.5);
                    let (c, d) = (nudged(rng, other.x), nudged(rng, other.y));
                    Transform::new(axis.x, axis.y, c, d, offset.x, offset.y)
                }
                5 => {
                    // a shear by far more than the size
                    let (large, larger) =
                        (10f64.powi(rng.i32(1..=12)), 10f64.powi(rng.i32(1..=12)));
                    Transform::new(1.0, 0.0, large, mirror * larger, offset.x, offset.y)
                }
                6 => {
                    let thin = 10f64.powi(rng.i32(-30..=-1));
                    Transform::placement(offset, rng.f64() * 7.0, mirror, thin)
                }
                _ => {
                    let mut factor = || magnitude(rng).clamp(1e-140, 1e100) * mirror;
                    Transform::new(factor(), 0.0, 0.0, factor(), offset.x, offset.y)
                }
            };
            if let Ok(t) = made {
                return t;
            }
        }
    }
}

/// Polygons with corners on a lattice of six lines either way: an L, a U, a comb, a dart, and
/// frames with one and two holes.
const LATTICE_POLYGONS: [&[&[(usize, usize)]]; 6] = [
    &[&[(0, 0), (4, 0), (4, 1), (1, 1), (1, 5), (0, 5)]],
    &[&[
        (0, 0),
        (5, 0),
        (5, 4),
        (3, 4),
        (3, 1),
        (2, 1),
        (2, 5),
        (0, 5),
    ]],
    &[&[
        (0, 0),
        (5, 0),
        (5, 5),
        (4, 5),
        (4, 1),
        (3, 1),
        (3, 4),
        (2, 4),
        (2, 2),
        (1, 2),
        (1, 3),
        (0, 3),
    ]],
    &[&[(0, 0), (5, 1), (2, 2), (1, 5)]],
    &[
        &[(0, 0), (5, 0), (5, 5), (0, 5)],
        &[(1, 1), (3, 1), (3, 4), (1, 4)],
    ],
    &[
        &[(0, 0), (5, 0), (5, 5), (0, 5)],
        &[(1, 1), (2, 1), (2, 4), (1, 4)],
        &[(3, 1), (4, 2), (3, 3)],
    ],
];

/// A magnitude from 1e-320 to 1e149, often an ordinary one.
fn magnitude(rng: &mut Rng) -> f64 {
    match rng.u8(0..8) {
        0..3 => 1.0,
        3 => 10f64.powi(rng.i32(-17..=17)),
        // in two steps, as powers below 1e-307 are subnormal
        4 => 1e-300 * 10f64.powi(rng.i32(-20..=0)),
        5 => 10f64.powi(rng.i32(100..=149)),
        _ => 10f64.powi(rng.i32(-300..=149)),
    }
}

/// A double at most three units in the last place away.
fn nudged(rng: &mut Rng, x: f64) -> f64 {
    let up = rng.bool();
    (0..rng.u8(0..4)).fold(x, |x, _| if up { x.next_up() } else { x.next_down() })
}

/// The corners of the convex hull, counter-clockwise; none if the points are on one line.
fn corners(mut points: Vec<DVec2>) -> Vec<DVec2> {
    points.sort_by(|p, q| p.x.total_cmp(&q.x).then(p.y.total_cmp(&q.y)));
    points.dedup();
    let mut ring: Vec<DVec2> = Vec::new();
    for _ in 0..2 {
        let floor = ring.len() + 1;
        for &p in &points {
            while ring.len() > floor
                && cross(
                    &point(ring[ring.len() - 2]),
                    &point(ring[ring.len() - 1]),
                    &point(p),
                ) <= zero()
            {
                ring.pop();
            }
            ring.push(p);
        }
        ring.pop();
        points.reverse();
    }
    if ring.len() > 2 { ring } else { Vec::new() }
}

/// The second placement, moved so that a vertex of `b` comes to a point of the outline of `a`, up
/// to a few units in the last place.
fn moved_to_meet(
    rng: &mut Rng,
    (a, ta): (&Shape, &Transform),
    (b, tb): (&Shape, &Transform),
) -> Option<Transform> {
    let (i, j) = (
        below(rng, a.vertices().len()),
        below(rng, b.vertices().len()),
    );
    let p = ta.apply(a.vertices()[i]);
    let q = ta.apply(a.vertices()[(i + 1) % a.vertices().len()]);
    let part = [0.0, 0.5, 1.0, rng.f64()][below(rng, 4)];
    let mut to = p + (q - p) * part - tb.apply(b.vertices()[j]);
    if rng.bool() {
        // from outside or from inside, by both radii
        let radius = |shape: &Shape, t: &Transform| shape.radius() * t.scale();
        let way = (q - p).normalize_or(DVec2::from_angle(rng.f64() * 7.0));
        to += way.perp() * (radius(a, ta) + radius(b, tb)) * if rng.bool() { 1.0 } else { -1.0 };
    }
    let [ma, mb, mc, md, tx, ty] = tb.to_array();
    let (mut x, mut y) = (tx + to.x, ty + to.y);
    if rng.bool() {
        (x, y) = (nudged(rng, x), nudged(rng, y));
    }
    Transform::new(ma, mb, mc, md, x, y).ok()
}

/// Whether the length of a vector is 1 to 4 units in the last place.
pub fn is_unit(v: DVec2) -> bool {
    let square = dot_of(v, v);
    let slack = rational(8.0 * f64::EPSILON);
    square >= rational(1.0) - &slack && square <= rational(1.0) + slack
}

pub fn dot_of(u: DVec2, v: DVec2) -> Rational {
    rational(u.x) * rational(v.x) + rational(u.y) * rational(v.y)
}

/// The placed points and the radius, as text.
pub fn placed(shape: &Shape, t: &Transform) -> String {
    let points: Vec<DVec2> = shape.vertices().iter().map(|&p| t.apply(p)).collect();
    format!("{points:?} r {:?}", shape.radius() * t.scale())
}

pub fn along(p: &(Rational, Rational), normal: DVec2) -> Rational {
    &p.0 * rational(normal.x) + &p.1 * rational(normal.y)
}

/// A unit in the last place of the larger coordinate.
pub fn ulp(p: DVec2) -> Rational {
    let size = p.abs().max_element();
    rational((size.next_up() - size).max(f64::from_bits(1)))
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
