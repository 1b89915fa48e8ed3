//! The polygons around an outline, which stand for it where it pushes and is pushed: a curve that
//! bends inward has no convex pieces, and so no contacts of its own.

use crate::curve::Edge;
use crate::shape::convex::validate;
use crate::shape::hull::{Hull, Kind};
use crate::shape::outline::curved_outline::CurvedOutline;
use crate::shape::outline::join;
use crate::shape::pieces::{Boundary, Polygons};
use crate::shape::{Circumscribed, Geometry, Shape};
use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::hull::convex_hull;
use sat2d_base::exact::orient2d;
use sat2d_base::num::{lexicographic, power_of_two, unit};
use sat2d_base::types::manifold::Feature;
use sat2d_decompose::{Decomposer, Options};

/// How far the polygons may be from the curves, as a part of the larger side of the outline's box.
/// The first that leaves valid polygons is taken.
const TOLERANCES: [f64; 4] = [
    power_of_two(-12),
    power_of_two(-16),
    power_of_two(-20),
    power_of_two(-24),
];

/// What is less than this part of that side is rounding.
const SIDE_ERROR: f64 = power_of_two(-40);

impl Circumscribed {
    /// `None` if the polygons cross each other however near they are to the curves.
    fn new(outline: &CurvedOutline) -> Option<Circumscribed> {
        let bounds = outline.least_bounds();
        let size = bounds.longer_side();
        let within = |&tolerance: &f64| Circumscribed::within(outline, size, tolerance);
        TOLERANCES.iter().find_map(within)
    }

    fn within(outline: &CurvedOutline, size: f64, tolerance: f64) -> Option<Circumscribed> {
        let mut rings = rings(outline, size * tolerance);
        let polygons = match &mut rings[..] {
            [ring] => {
                // polygons of an outline without curves are exactly that
                let straightened = || ring.straightened(size * SIDE_ERROR);
                if let Some(convex) = (!outline.is_straight()).then(straightened).flatten() {
                    *ring = convex;
                }
                Vec::from([Vec::from([&*ring])])
            }
            rings => nested(rings)?,
        };
        let geometry = match &polygons[..] {
            [polygon] if polygon.len() == 1 && validate(&polygon[0].points).is_ok() => {
                let mut hull = Hull::new(Kind::Polygon, &polygon[0].points, 0.0, false);
                hull.prepare();
                Geometry::Hull(hull)
            }
            _ => pieces(&polygons)?,
        };
        let all = || polygons.iter().flatten();
        Some(Circumscribed {
            shape: Arc::new(Shape { geometry }),
            vertices: all().flat_map(|ring| &ring.vertices).copied().collect(),
            edges: all().flat_map(|ring| &ring.edges).copied().collect(),
        })
    }

    /// A feature of the shape as one of the outline.
    pub(crate) fn feature(&self, feature: Feature) -> Feature {
        match feature {
            Feature::Vertex(number) => self.vertices[number as usize],
            Feature::Edge(number) | Feature::Arc(number) => {
                Feature::Edge(self.edges[number as usize])
            }
        }
    }
}

impl Shape {
    /// The polygons around an outline, if it is one and has them.
    #[doc(hidden)]
    pub fn circumscribed(&self) -> Option<&Circumscribed> {
        match &self.geometry {
            Geometry::Outline(outline, around) => {
                let compute = || Circumscribed::new(outline);
                around.polygons.get_or_compute(compute).as_ref()
            }
            _ => None,
        }
    }

    /// The polygons that an outline without curves consists of. Any other shape is itself.
    pub(crate) fn as_polygons(&self) -> &Shape {
        match &self.geometry {
            Geometry::Outline(outline, _) if outline.is_straight() => self.polygons_around(),
            _ => self,
        }
    }

    /// The polygons around an outline, if it has them. Any other shape is itself.
    pub(crate) fn polygons_around(&self) -> &Shape {
        self.circumscribed().map_or(self, |around| &around.shape)
    }

    /// A feature of the polygons around an outline as one of the outline.
    pub(crate) fn feature_of_polygons(&self, feature: Feature) -> Feature {
        self.circumscribed()
            .map_or(feature, |around| around.feature(feature))
    }

    /// Whether a feature is an edge of an outline and bends.
    pub(crate) fn is_curved(&self, feature: Feature) -> bool {
        match (&self.geometry, feature) {
            (Geometry::Outline(outline, _), Feature::Edge(number)) => {
                !outline.given.0[number as usize].is_straight()
            }
            _ => false,
        }
    }

    /// What stands for a shape where it pushes and is pushed: the polygons around an outline. Any
    /// other shape stands for itself, and so does an outline without them, which cannot be placed.
    #[doc(hidden)]
    pub fn solid(self: &Arc<Shape>) -> &Arc<Shape> {
        self.circumscribed().map_or(self, |around| &around.shape)
    }
}

fn pieces(polygons: &[Vec<&Ring>]) -> Option<Geometry> {
    let (mut all, mut decomposer) = (Polygons::default(), Decomposer::new());
    let options = Options::default();
    for polygon in polygons {
        let rings: Vec<&[DVec2]> = polygon.iter().map(|ring| &ring.points[..]).collect();
        all.add(&rings, decomposer.decompose(&rings, &options).ok()?);
    }
    let pieces = all.pieces(Boundary::Polygons, options);
    Some(Geometry::Pieces(Box::new(pieces)))
}

/// A ring with the region on its left.
#[derive(Default)]
struct Ring {
    points: Vec<DVec2>,
    /// What the points are on the outline.
    vertices: Vec<Feature>,
    /// The edge of the outline that leads from each point to the next.
    edges: Vec<u32>,
}

/// The rings around the contours of an outline.
fn rings(outline: &CurvedOutline, tolerance: f64) -> Vec<Ring> {
    let edges = &outline.contours.edges;
    // a zero has no sign there
    let place = |point: DVec2| (point + DVec2::ZERO).to_array().map(f64::to_bits);
    let ends: Vec<_> = edges
        .iter()
        .map(|edge| [edge.start, edge.end].map(place))
        .collect();
    let around = |contour: Vec<usize>| {
        let mut ring = Ring::default();
        for edge in contour {
            let number = outline.numbers[edge];
            let vertex = Feature::Vertex(outline.vertex(edge, false));
            ring.add(edges[edge].start, vertex, number);
            ring.go_around(&edges[edge], number, tolerance);
        }
        ring
    };
    join::contours(&ends).into_iter().map(around).collect()
}

impl Ring {
    fn add(&mut self, point: DVec2, vertex: Feature, edge: u32) {
        self.points.push(point);
        self.vertices.push(vertex);
        self.edges.push(edge);
    }

    /// Adds points between the ends of an edge: where it bends outward those in which tangents
    /// meet, where it bends inward points of the curve.
    ///
    /// Let m be the middle of the chord, c the control point and w its weight, at most 1. The curve
    /// passes m + (c - m) w / (1 + w), parallel to the chord, and is within the triangle of its
    /// control points. So the corner c is at most |c - m| / (1 + w) from it, and the chord nowhere
    /// farther.
    fn go_around(&mut self, edge: &Edge, number: u32, tolerance: f64) {
        let bends_outward = match edge.turn() {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => return,
        };
        let chord = edge.end - edge.start;
        let to_corner = edge.control - (edge.start + chord / 2.0);
        let of_edge = Feature::Edge(number);
        let least = tolerance.max(chord.abs().max_element() * SIDE_ERROR);
        let is_close = libm::hypot(to_corner.x, to_corner.y) <= least * (1.0 + edge.weight);
        if is_close || chord == DVec2::ZERO {
            if bends_outward {
                self.add(edge.control, of_edge, number);
            }
            return;
        }
        let [first, second] = edge.halves();
        self.go_around(&first, number, tolerance);
        if !bends_outward {
            self.add(second.start, of_edge, number);
        }
        self.go_around(&second, number, tolerance);
    }

    /// The corners of its convex hull, if what it leaves out is bent inward by rounding alone.
    fn straightened(&self, rounding: f64) -> Option<Ring> {
        let mut corners = convex_hull(&self.points);
        // in the order of the ring
        corners.sort_unstable();
        let n = self.points.len();
        let is_straight = |(&from, &to): (&usize, &usize)| {
            let (start, end) = (self.points[from], self.points[to]);
            let along = unit(end - start);
            let between = (1..(to + n - from) % n).map(|step| self.points[(from + step) % n]);
            let off = |point: DVec2| along.perp_dot(point - start).abs();
            between.map(off).all(|off| off <= rounding)
        };
        let next = corners.iter().cycle().skip(1);
        corners.iter().zip(next).all(is_straight).then(|| Ring {
            points: corners.iter().map(|&i| self.points[i]).collect(),
            vertices: corners.iter().map(|&i| self.vertices[i]).collect(),
            edges: corners.iter().map(|&i| self.edges[i]).collect(),
        })
    }

    /// Whether the region is inside, as at its least point.
    fn is_outer(&self) -> bool {
        let (n, at) = (self.points.len(), |i: usize| self.points[i]);
        let least = (0..n).min_by(|&i, &j| lexicographic(at(i), at(j)));
        least.is_some_and(|i| orient2d(at((i + n - 1) % n), at(i), at((i + 1) % n)).is_gt())
    }

    /// Whether it winds round a point.
    fn holds(&self, point: DVec2) -> bool {
        let next = self.points.iter().cycle().skip(1);
        let edges = self.points.iter().zip(next);
        let crossings = edges.filter(|(start, end)| {
            let (is_up, is_down) = (
                start.y <= point.y && point.y < end.y,
                end.y <= point.y && point.y < start.y,
            );
            let side = orient2d(**start, **end, point);
            is_up && side.is_gt() || is_down && side.is_lt()
        });
        crossings.count() % 2 != 0
    }

    fn bounds_area(&self) -> f64 {
        let bounds = Aabb::of_points(&self.points);
        let size = bounds.max - bounds.min;
        size.x * size.y
    }
}

/// Each outer ring, followed by its holes.
fn nested(rings: &[Ring]) -> Option<Vec<Vec<&Ring>>> {
    let (outer, holes): (Vec<&Ring>, Vec<&Ring>) = rings.iter().partition(|ring| ring.is_outer());
    let mut polygons: Vec<Vec<&Ring>> = outer.iter().map(|&ring| Vec::from([ring])).collect();
    for hole in holes {
        let around = |polygon: &&mut Vec<&Ring>| {
            let is_own = |point: &&DVec2| !polygon[0].points.contains(point);
            let point = hole.points.iter().find(is_own);
            point.is_some_and(|&point| polygon[0].holds(point))
        };
        // of several, one within the other
        let nearest = polygons
            .iter_mut()
            .filter(around)
            .min_by(|one, other| one[0].bounds_area().total_cmp(&other[0].bounds_area()))?;
        nearest.push(hole);
    }
    Some(polygons)
}

#[cfg(test)]
mod tests {
    use crate::outline::{FillRule, Path};
    use crate::query::distance;
    use crate::shape::outline::circumscribed::TOLERANCES;
    use crate::shape::{Circumscribed, Geometry, Shape};
    use crate::transform::Transform;
    use alloc::vec::Vec;
    use glam::DVec2;
    use sat2d_base::types::manifold::Feature;

    /// Random conics round the origin, some of them with a hole there.
    fn outline(rng: &mut fastrand::Rng) -> Option<(Path, Shape)> {
        let count = rng.usize(2..7);
        let mut at = |k: usize| {
            let turn = (k as f64 + 0.8 * rng.f64()) * core::f64::consts::TAU / count as f64;
            DVec2::from_angle(turn) * (2.0 + 4.0 * rng.f64())
        };
        let vertices: Vec<DVec2> = (0..count).map(&mut at).collect();
        let controls: Vec<DVec2> = (0..count).map(&mut at).collect();
        let mut path = Path::new();
        path.move_to(vertices[0]);
        for k in 0..count {
            let weight = [0.0, 0.5, 1.0][rng.usize(..3)];
            path.conic_to(controls[k], weight, vertices[(k + 1) % count]);
        }
        if rng.bool() {
            path.move_to(DVec2::X * 0.25);
            path.quadratic_to(DVec2::Y * 0.25, DVec2::X * -0.25).close();
        }
        let shape = Shape::outline(&path, FillRule::EvenOdd).ok()?;
        Some((path, shape))
    }

    fn off(shape: &Shape, point: DVec2) -> f64 {
        let dot = Shape::circle(point, 0.0).unwrap();
        let here = Transform::IDENTITY;
        distance(shape, &here, &dot, &here).unwrap().distance
    }

    #[test]
    fn polygons_are_around_the_curves_and_close_to_them() {
        let rng = &mut fastrand::Rng::with_seed(1);
        let (mut convex, mut concave) = (0, 0);
        for _ in 0..300 {
            let Some((path, shape)) = outline(rng) else {
                continue;
            };
            let around = shape.circumscribed().expect("no edges that touch");
            match around.shape.geometry {
                Geometry::Hull(_) => convex += 1,
                _ => concave += 1,
            }
            let bounds = shape.bounds();
            let size = bounds.longer_side();
            let tolerance = size * TOLERANCES[0] * (1.0 + 1e-12);
            for &vertex in around.shape.vertices() {
                assert!(off(&shape, vertex) <= tolerance);
            }
            for (number, edge) in path.edges.iter().enumerate() {
                for k in 0..=20 {
                    let point = edge.point(f64::from(k) / 20.0);
                    assert!(
                        off(&around.shape, point) <= 1e-15 * size,
                        "edge {number} at {k}"
                    );
                }
            }
            let more = around.shape.area() - shape.area();
            // no outline is longer
            let most = 20.0 * size * tolerance;
            assert!((-1e-14 * size * size..most).contains(&more), "{more}");
        }
        assert!(convex > 20 && concave > 60, "{convex} {concave}");
    }

    #[test]
    fn features_are_those_of_the_outline() {
        let p = DVec2::new;
        let mut path = Path::new();
        path.move_to(p(0.0, 0.0)).line_to(p(4.0, 0.0));
        path.quadratic_to(p(2.0, 3.0), p(0.0, 0.0));
        for (rule, is_mirrored) in [(FillRule::EvenOdd, false), (FillRule::NonZero, true)] {
            if is_mirrored {
                let mut back = Path::new();
                back.move_to(p(0.0, 0.0))
                    .quadratic_to(p(2.0, 3.0), p(4.0, 0.0));
                path = back.close().clone();
            }
            let shape = Shape::outline(&path, rule).unwrap();
            let around: &Circumscribed = shape.circumscribed().unwrap();
            let count = around.shape.vertices().len() as u32;
            let found = |feature: fn(u32) -> Feature| {
                let all = (0..count).map(|k| around.feature(feature(k)));
                all.collect::<Vec<_>>()
            };
            let (line, curve) = if is_mirrored { (1, 0) } else { (0, 1) };
            for (k, vertex) in found(Feature::Vertex).into_iter().enumerate() {
                let at = around.shape.vertices()[k];
                match vertex {
                    Feature::Vertex(number) => assert_eq!(at, shape.vertices()[number as usize]),
                    other => assert_eq!(other, Feature::Edge(curve)),
                }
            }
            let edges = found(Feature::Edge);
            let of_line = edges.iter().filter(|edge| **edge == Feature::Edge(line));
            assert_eq!(of_line.count(), 1);
        }
    }
}
