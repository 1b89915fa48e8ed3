//! Scenes of two shapes on a grid, moved by an affine map that rounds nothing: an answer that
//! affine maps do not change must be the same before and after.
//!
//! This needs no judge, and it compares different code: the map turns rectangles into
//! parallelograms, discs into ellipses and pixels into polygons, and takes numbers out of the
//! windows in which fast stages decide. The method is that of W. Deng, Q. Mang, C. Zhang and M.
//! Rigger, "Finding Logic Bugs in Spatial Database Engines via Affine Equivalent Inputs", 2024.

use sat2d::query::{
    Containment, ExplainError, Feature, cast_ray, cast_segment, contact, containment, distance,
    explain, hits, overlaps, point_relation, relation,
};
use sat2d::world::{Body, QueryFilter, World};
use sat2d::{DVec2, Mask, Relation, Shape, ShapeKind, Transform};
use std::f64::consts::LN_2;

/// Small numbers, drawn from random bytes.
pub struct Numbers<'a>(pub &'a mut dyn FnMut() -> u8);

impl Numbers<'_> {
    fn below(&mut self, n: u8) -> u8 {
        (self.0)() % n
    }

    fn flag(&mut self) -> bool {
        self.below(2) == 1
    }

    fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[usize::from(self.below(choices.len() as u8))]
    }

    /// A whole number from `-most` to `most`, which is at most 127.
    fn whole(&mut self, most: u8) -> f64 {
        f64::from(self.below(2 * most + 1)) - f64::from(most)
    }

    fn point(&mut self, most: u8) -> DVec2 {
        DVec2::new(self.whole(most), self.whole(most))
    }

    fn points(&mut self, most: u8, least: u8, more: u8) -> Vec<DVec2> {
        let count = least + self.below(more);
        (0..count).map(|_| self.point(most)).collect()
    }
}

/// A shape and where it is.
#[derive(Clone, Debug)]
pub struct At {
    pub shape: Shape,
    pub at: Transform,
}

/// Two shapes, and points: paths lead from each to the next.
#[derive(Clone, Debug)]
pub struct Scene {
    pub bodies: [At; 2],
    pub points: Vec<DVec2>,
    /// Whether both bodies are made to be the same set of points.
    pub are_same: bool,
}

/// A ring of points around one of them, by their angle: a star-shaped polygon, if it is one.
fn star(mut points: Vec<DVec2>) -> Vec<DVec2> {
    let center = points.swap_remove(0);
    points.retain(|p| *p != center);
    let angle = |p: &DVec2| (p.y - center.y).atan2(p.x - center.x);
    points.sort_by(|p, q| angle(p).total_cmp(&angle(q)));
    points.dedup_by(|p, q| (*p - center).perp_dot(*q - center) == 0.0);
    points
}

/// A convex polygon with a vertex in the middle of some edges.
fn with_middles(numbers: &mut Numbers<'_>, most: u8) -> Option<Shape> {
    let hull = Shape::hull(&numbers.points(most, 3, 6)).ok()?;
    let corners = hull.vertices();
    let mut ring = Vec::new();
    for (k, &corner) in corners.iter().enumerate() {
        ring.push(corner * 2.0);
        if numbers.flag() {
            ring.push(corner + corners[(k + 1) % corners.len()]);
        }
    }
    Shape::convex_polygon(&ring).ok()
}

/// Sometimes wider than a word of 64 pixels.
fn mask(numbers: &mut Numbers<'_>) -> Option<Shape> {
    let width = numbers.pick(&[1, 2, 3, 4, 5, 6, 7, 8, 63, 64, 65, 70]);
    let height = 1 + usize::from(numbers.below(if width > 8 { 3 } else { 8 }));
    let rows: Vec<[u8; 2]> = (0..height)
        .map(|_| [(numbers.0)(), (numbers.0)()])
        .collect();
    let is_set = |x: usize, y: usize| rows[y][x / 8 % 2] >> (x % 8) & 1 == 1;
    let mask = Mask::from_fn(width, height, is_set).ok()?;
    Shape::mask(&mask, numbers.point(6)).ok()
}

fn shape(numbers: &mut Numbers<'_>, most: u8) -> Option<Shape> {
    let radius = f64::from(numbers.below(most + 1));
    match numbers.below(14) {
        0 => Shape::hull(&numbers.points(most, 1, 8)),
        1 => return with_middles(numbers, most),
        2 => Shape::rectangle(2.0 * radius, f64::from(numbers.below(most + 1))),
        3 => Shape::segment(numbers.point(most), numbers.point(most)),
        4 => Shape::circle(numbers.point(most), radius),
        5 => Shape::capsule(numbers.point(most), numbers.point(most), radius),
        6 => {
            let hull = Shape::hull(&numbers.points(most, 3, 4)).ok()?;
            Shape::rounded_polygon(hull.vertices(), radius)
        }
        7 => Shape::ellipse(radius, f64::from(numbers.below(most + 1))),
        8 => Shape::polygon(&[&numbers.points(most, 4, 4)]),
        9 | 10 => Shape::polygon(&[&star(numbers.points(most, 5, 9))]),
        11 => {
            let outer = star(numbers.points(most, 5, 9));
            let outer: Vec<DVec2> = outer.iter().map(|p| *p * 4.0).collect();
            let holes = [(); 2].map(|()| star(numbers.points(most, 4, 4)));
            let rings = [&outer[..], &holes[0], &holes[1]];
            Shape::polygon(&rings)
                .or_else(|_| Shape::polygon(&rings[..2]))
                .or_else(|_| Shape::polygon(&rings[..1]))
        }
        12 => Shape::chain(&numbers.points(most, 2, 7), numbers.flag()),
        _ => return mask(numbers),
    }
    .ok()
}

/// A map of whole numbers, which has an inverse.
fn placement(numbers: &mut Numbers<'_>, most: u8) -> Option<Transform> {
    let coefficients = match numbers.below(4) {
        0 | 1 => [1.0, 0.0, 0.0, 1.0],
        2 => quarter_turn(numbers),
        _ => [(); 4].map(|()| numbers.whole(3)),
    };
    let offset = numbers.point(most);
    let [a, b, c, d] = coefficients;
    Transform::new(a, b, c, d, offset.x, offset.y).ok()
}

/// A quarter turn, mirrored or not.
fn quarter_turn(numbers: &mut Numbers<'_>) -> [f64; 4] {
    let mut sign = || if numbers.flag() { -1.0 } else { 1.0 };
    let (p, q) = (sign(), sign());
    if numbers.flag() {
        [p, 0.0, 0.0, q]
    } else {
        [0.0, p, q, 0.0]
    }
}

/// The map that moves a scene: whole numbers times a power of two.
pub fn map(numbers: &mut Numbers<'_>) -> Option<Transform> {
    let [a, b, c, d] = match numbers.below(4) {
        0 => quarter_turn(numbers),
        1 => [1.0, 0.0, numbers.whole(9), 1.0],
        2 => [1.0, numbers.whole(9), 0.0, -1.0],
        _ => [(); 4].map(|()| numbers.whole(5)),
    };
    let unit = 2_f64.powi(numbers.pick(&[0, 0, 0, 1, -1, 5, -60, 60, -250, 250, -440, 440]));
    let far = numbers.pick(&[0.0, 1.0, 1000.0, 2_f64.powi(20), 2_f64.powi(38)]);
    let offset = numbers.point(100) * far;
    let [a, b, c, d, tx, ty] = [a, b, c, d, offset.x, offset.y].map(|x| x * unit);
    Transform::new(a, b, c, d, tx, ty).ok()
}

/// Whether the placed shape is exact. The radius of a disc under a similarity is rounded.
fn is_exact(shape: &Shape, at: &Transform) -> bool {
    let [a, b, ..] = at.to_array();
    // a power of two, so that the squares are in range; a root that is not rational has more bits
    let unit = (a.abs().max(b.abs()).ln() / LN_2).round().exp2() / 256.0;
    let [a, b, scale] = [a, b, at.scale()].map(|x| x / unit);
    let is_rational = scale.fract() == 0.0 && scale * scale == a * a + b * b;
    shape.radius() == 0.0 || !at.is_similarity() || is_rational
}

pub fn scene(numbers: &mut Numbers<'_>) -> Option<Scene> {
    let most = numbers.pick(&[3, 6, 20, 100]);
    let mut body = || {
        let shape = shape(numbers, most)?;
        let at = placement(numbers, most)?;
        is_exact(&shape, &at).then_some(At { shape, at })
    };
    let bodies = [body()?, body()?];
    let mut points = numbers.points(most.saturating_mul(2).min(127), 3, 3);
    // exactly toward a vertex
    for At { shape, at } in &bodies {
        let vertices = shape.vertices();
        let vertex = vertices[usize::from((numbers.0)()) % vertices.len()];
        points.push(at.apply(vertex));
    }
    let are_same = numbers.below(8) == 7;
    let bodies = if are_same {
        let [one, _] = bodies;
        [same(numbers, &one), one]
    } else {
        bodies
    };
    Some(Scene {
        bodies,
        points,
        are_same,
    })
}

/// The same set of points, perhaps in another description.
fn same(numbers: &mut Numbers<'_>, body: &At) -> At {
    let other = match numbers.below(4) {
        0 => rebuilt(body),
        1 => renumbered(body),
        // an ellipse about its centre, turned by half
        2 if body.shape.kind() == ShapeKind::Ellipse => {
            let half_turn = Transform::new(-1.0, 0.0, 0.0, -1.0, 0.0, 0.0).expect("a map");
            let at = body.at.product(&half_turn).expect("in range");
            let shape = body.shape.clone();
            Some(At { shape, at })
        }
        _ => None,
    };
    other.unwrap_or_else(|| body.clone())
}

/// The same shape, whose rings begin at other vertices and go the other way round.
fn renumbered(At { shape, at }: &At) -> Option<At> {
    let rings: Vec<Vec<DVec2>> = shape
        .rings()
        .map(|ring| {
            let mut ring = ring.to_vec();
            ring.rotate_left(1);
            ring.reverse();
            ring
        })
        .collect();
    let made = match shape.kind() {
        ShapeKind::OpenChain => {
            let back: Vec<DVec2> = shape.vertices().iter().rev().copied().collect();
            Shape::chain(&back, false)
        }
        ShapeKind::ClosedChain => Shape::chain(&rings[0], true),
        ShapeKind::ConcavePolygon | ShapeKind::MultiPolygon => {
            let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
            Shape::polygon(&rings)
        }
        ShapeKind::Ellipse | ShapeKind::Outline => return None,
        _ => Shape::rounded_polygon(&rings[0], shape.radius()),
    };
    let (shape, at) = (made.ok()?, *at);
    Some(At { shape, at })
}

impl Scene {
    /// The same scene under a map, or nothing if a placed radius would be rounded.
    pub fn moved(&self, map: &Transform) -> Option<Scene> {
        let place = |At { shape, at }: &At| {
            let at = map.product(at).ok()?;
            let shape = shape.clone();
            is_exact(&shape, &at).then_some(At { shape, at })
        };
        Some(Scene {
            bodies: [place(&self.bodies[0])?, place(&self.bodies[1])?],
            points: self.points.iter().map(|p| map.apply(*p)).collect(),
            are_same: self.are_same,
        })
    }

    /// The same scene with shapes that are made of the placed vertices, where they can be.
    pub fn rebuilt(&self) -> Scene {
        let rebuild = |body: &At| rebuilt(body).unwrap_or_else(|| body.clone());
        Scene {
            bodies: [rebuild(&self.bodies[0]), rebuild(&self.bodies[1])],
            points: self.points.clone(),
            are_same: self.are_same,
        }
    }

    /// The largest coordinate.
    fn magnitude(&self) -> f64 {
        let reach = |At { shape, at }: &At| {
            let vertices = shape.vertices().iter().map(|p| at.apply(*p));
            let most = vertices.fold(0.0, |most: f64, p| most.max(p.abs().max_element()));
            most + at.scale() * shape.radius()
        };
        let points = self.points.iter().map(|p| p.abs().max_element());
        let all = self.bodies.iter().map(reach).chain(points);
        all.fold(0.0, f64::max)
    }
}

fn rebuilt(At { shape, at }: &At) -> Option<At> {
    let rings: Vec<Vec<DVec2>> = shape
        .rings()
        .map(|ring| ring.iter().map(|p| at.apply(*p)).collect())
        .collect();
    let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
    let ring = rings[0];
    let radius = match shape.radius() {
        radius if radius > 0.0 && at.is_similarity() => radius * at.scale(),
        radius => radius,
    };
    let made = match shape.kind() {
        _ if radius > 0.0 && !at.is_similarity() => return None,
        ShapeKind::Point | ShapeKind::Circle => Shape::circle(ring[0], radius),
        ShapeKind::Segment | ShapeKind::Capsule => Shape::capsule(ring[0], ring[1], radius),
        ShapeKind::Rectangle | ShapeKind::ConvexPolygon | ShapeKind::RoundedPolygon => {
            Shape::rounded_polygon(ring, radius)
        }
        ShapeKind::OpenChain => Shape::chain(ring, false),
        ShapeKind::ClosedChain => Shape::chain(ring, true),
        ShapeKind::ConcavePolygon | ShapeKind::MultiPolygon => Shape::polygon(&rings),
        ShapeKind::Ellipse | ShapeKind::Outline => return None,
    };
    let at = Transform::IDENTITY;
    Some(At {
        shape: made.ok()?,
        at,
    })
}

/// What no map that rounds nothing changes.
#[derive(Clone, Debug, PartialEq)]
pub struct Answers {
    pub relation: Relation,
    pub swapped: Relation,
    pub explained: Relation,
    pub hits: bool,
    pub overlaps: bool,
    /// Whether there is a contact, and whether it has a depth.
    pub meet: [bool; 2],
    pub apart: bool,
    /// The first in the second, and the second in the first.
    pub containment: [Containment; 2],
    /// Where the points are in each of the shapes.
    pub points: [Vec<Relation>; 2],
}

pub fn answers(scene: &Scene) -> Answers {
    let [(a, ta), (b, tb)] = scene.bodies.each_ref().map(|At { shape, at }| (shape, at));
    let contact = contact(a, ta, b, tb).expect("in range");
    Answers {
        relation: relation(a, ta, b, tb).expect("in range"),
        swapped: relation(b, tb, a, ta).expect("in range"),
        explained: match explain(a, ta, b, tb) {
            Ok(explanation) => explanation.relation(),
            Err(ExplainError::NoCertificate { relation }) => relation,
            Err(error) => panic!("{error}"),
        },
        hits: hits(a, ta, b, tb).expect("in range"),
        overlaps: overlaps(a, ta, b, tb).expect("in range"),
        meet: [
            contact.is_some(),
            contact.is_some_and(|contact| contact.depth > 0.0),
        ],
        apart: distance(a, ta, b, tb).expect("in range").distance > 0.0,
        containment: [
            containment(a, ta, b, tb).expect("in range"),
            containment(b, tb, a, ta).expect("in range"),
        ],
        points: [(a, ta), (b, tb)].map(|(shape, at)| {
            let relation = |p: &DVec2| point_relation(shape, at, *p).expect("in range");
            scene.points.iter().map(relation).collect()
        }),
    }
}

/// Where a path meets a shape.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    pub fraction: f64,
    /// `None` if the path starts inside.
    pub feature: Option<Feature>,
}

/// What one path meets.
#[derive(Clone, Debug)]
pub struct Casts {
    /// The hits of the segment, and those of a ray that is twice as long.
    pub hits: [[Option<Hit>; 2]; 2],
    /// Which of the bodies the segment meets, the first one first.
    pub order: Vec<usize>,
    /// The error of a fraction.
    pub slack: f64,
}

pub fn casts(scene: &Scene) -> Vec<Casts> {
    let mut world = World::new();
    let ids = scene.bodies.each_ref().map(|At { shape, at }| {
        let body = Body::new(shape.clone(), *at);
        world.insert(body).expect("in range")
    });
    let magnitude = scene.magnitude();
    let paths = scene.points.iter().zip(scene.points.iter().skip(1));
    let cast = |(start, end): (&DVec2, &DVec2)| {
        let along = *end - *start;
        let hit = |hit: sat2d::query::RayHit| Hit {
            fraction: hit.fraction,
            feature: hit.feature,
        };
        let segment = |At { shape, at }: &At| {
            let met = cast_segment(shape, at, *start, *end).expect("in range");
            met.map(hit)
        };
        let ray = |At { shape, at }: &At| {
            let met = cast_ray(shape, at, *start, along, 2.0).expect("in range");
            met.map(hit)
        };
        let met = world.cast_ray_all(*start, along, 1.0, &QueryFilter::ALL);
        let number = |id| ids.iter().position(|other| *other == id).expect("a body");
        let met = met.expect("in range");
        let order = met.iter().map(|(id, _)| number(*id));
        Casts {
            hits: [
                scene.bodies.each_ref().map(segment),
                scene.bodies.each_ref().map(ray),
            ],
            order: order.collect(),
            slack: 2_f64.powi(-40) * magnitude / along.abs().max_element(),
        }
    };
    paths.map(cast).collect()
}

/// What was compared, for those who want to know that all of it was.
#[derive(Clone, Copy, Debug, Default)]
pub struct Compared {
    pub relation: Option<Relation>,
    pub containment: Option<Containment>,
    pub hits: usize,
    pub ordered: usize,
}

/// Draws a scene and a map and compares all answers; nothing if the numbers make no scene.
pub fn compare(numbers: &mut Numbers<'_>) -> Option<Compared> {
    let map = map(numbers)?;
    let scene = scene(numbers)?;
    let (expected, expected_casts) = (answers(&scene), casts(&scene));
    let mut compared = Compared {
        relation: Some(expected.relation),
        containment: Some(expected.containment[0]),
        ..Compared::default()
    };
    assert_eq!(expected.swapped, expected.relation, "{scene:?}");
    assert_eq!(expected.explained, expected.relation, "{scene:?}");
    assert_eq!(expected.hits, expected.relation.hits(), "{scene:?}");
    // what is in each other is the same, and what was made to be the same is
    let [one, other] = expected.containment;
    let are_equal = one == Containment::Equal;
    let both_inside = one.is_inside() && other.is_inside();
    assert_eq!(
        [are_equal; 2],
        [other == Containment::Equal, both_inside],
        "{scene:?}"
    );
    assert!(are_equal || !scene.are_same, "{expected:#?}\n{scene:?}");
    if are_equal {
        assert_eq!(expected.points[0], expected.points[1], "{scene:?}");
    }
    let moved = scene.moved(&map)?;
    for other in [scene.rebuilt(), moved.rebuilt(), moved] {
        let found = answers(&other);
        assert!(
            found == expected,
            "{expected:#?}\n{scene:?}\n{found:#?}\n{other:?}\n{map:?}"
        );
        for (k, (found, expected)) in casts(&other).iter().zip(&expected_casts).enumerate() {
            if let Some(why) = differ(&scene, k, found, expected) {
                panic!("{why}, path {k}:\n{expected:?}\n{scene:?}\n{found:?}\n{other:?}\n{map:?}");
            }
            compared.hits += found.hits.iter().flatten().flatten().count();
            compared.ordered += usize::from(found.order.len() == 2);
        }
    }
    Some(compared)
}

/// What is different of the path from a point of the scene to the next one, and of its image.
fn differ(scene: &Scene, start: usize, image: &Casts, path: &Casts) -> Option<&'static str> {
    let ends = [start, start + 1].map(|k| scene.points[k]);
    for (image_hits, hits) in image.hits.iter().zip(&path.hits) {
        for ((image_hit, hit), body) in image_hits.iter().zip(hits).zip(&scene.bodies) {
            let (image_hit, hit) = match (image_hit, hit) {
                (None, None) => continue,
                (Some(image_hit), Some(hit)) => (image_hit, hit),
                _ => return Some("a hit is missing"),
            };
            let apart = (image_hit.fraction - hit.fraction).abs();
            if apart > image.slack + path.slack {
                return Some("another fraction");
            }
            if (image_hit.fraction == 0.0) != (hit.fraction == 0.0) {
                return Some("a hit that is not at the start in one of them");
            }
            let features = [hit.feature, image_hit.feature];
            if features[0] != features[1] && !meet_there(body, ends, hit, features) {
                return Some("another feature");
            }
        }
    }
    (image.order != path.order).then_some("another order")
}

/// A point (x/w, y/w).
type Point = [i128; 3];

fn whole(p: DVec2) -> Point {
    [p.x as i128, p.y as i128, 1]
}

/// Above 0 if the points are counter-clockwise, if the last numbers of all are above 0.
fn turn([a, b, c]: [Point; 3]) -> i128 {
    let minor = |i: usize, j: usize| b[i] * c[j] - b[j] * c[i];
    a[0] * minor(1, 2) + a[1] * minor(2, 0) + a[2] * minor(0, 1)
}

/// The point where two lines meet, unless they are parallel.
fn crossing([a, b]: [Point; 2], [c, d]: [Point; 2]) -> Option<Point> {
    let line = |p: Point, q: Point| {
        [
            p[1] * q[2] - p[2] * q[1],
            p[2] * q[0] - p[0] * q[2],
            p[0] * q[1] - p[1] * q[0],
        ]
    };
    let [x, y, w] = line(line(a, b), line(c, d));
    (w != 0).then(|| [x * w.signum(), y * w.signum(), w.abs()])
}

fn is_same(p: Point, q: Point) -> bool {
    p[0] * q[2] == q[0] * p[2] && p[1] * q[2] == q[1] * p[2]
}

/// Whether two features of a shape meet in the point that a path hits, so that either is right: of
/// a chain that crosses itself, of pixels that touch in a corner, or where an arc becomes an edge.
fn meet_there(body: &At, ends: [DVec2; 2], hit: &Hit, features: [Option<Feature>; 2]) -> bool {
    if let [Some(Feature::Arc(arc)), Some(Feature::Edge(edge))]
    | [Some(Feature::Edge(edge)), Some(Feature::Arc(arc))] = features
    {
        // in the coordinates of the shape, where the arc is that of a circle
        let inverse = body.at.inverse().expect("a map");
        let point = inverse.apply(ends[0] + (ends[1] - ends[0]) * hit.fraction);
        let corners = body.shape.vertices();
        let next = (edge as usize + 1) % corners.len();
        let (along, corner) = (
            corners[next] - corners[edge as usize],
            corners[arc as usize],
        );
        let is_end = [edge as usize, next].contains(&(arc as usize));
        return is_end && (point - corner).dot(along).abs() < 1e-9 * along.length_squared();
    }
    let place = |p: &DVec2| whole(body.at.apply(*p));
    let mut edges = Vec::new();
    for ring in body.shape.rings() {
        let next = ring.iter().cycle().skip(1);
        edges.extend(ring.iter().zip(next).map(|(p, q)| [place(p), place(q)]));
    }
    let path = ends.map(whole);
    let point = match features {
        _ if hit.fraction == 0.0 => path[0],
        [Some(Feature::Vertex(k)), _] | [_, Some(Feature::Vertex(k))] => edges[k as usize][0],
        [Some(Feature::Edge(k)), _] => match crossing(path, edges[k as usize]) {
            Some(point) => point,
            None => return false,
        },
        _ => return false,
    };
    let is_on = |[p, q]: [Point; 2]| {
        let along = |k: usize| {
            let (p, q, x) = (p[k] * point[2], q[k] * point[2], point[k]);
            p.min(q) <= x && x <= p.max(q)
        };
        // an end is a vertex, never a point of an edge
        let is_end = is_same(p, point) || is_same(q, point);
        turn([p, q, point]) == 0 && along(0) && along(1) && !is_end
    };
    features.iter().all(|feature| match feature {
        Some(Feature::Vertex(k)) => is_same(edges[*k as usize][0], point),
        Some(Feature::Edge(k)) => is_on(edges[*k as usize]),
        _ => false,
    })
}
