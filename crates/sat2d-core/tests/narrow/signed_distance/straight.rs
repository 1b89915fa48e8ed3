//! Straight shapes of whole numbers: the sign by crossings, the distance of every edge as a
//! fraction.

use crate::signed_distance::scenes::{Form, Straight, many_edges, point, straight, whole_map};
use fastrand::Rng;
use sat2d::query::{Feature, SignedDistance, point_relation, signed_distance};
use sat2d::{DVec2, Relation, Transform};
use sat2d_test_support::seeds;
use std::cmp::Ordering;

/// In sixteenths.
type Point = [i128; 2];

fn sixteenths(v: DVec2) -> Point {
    v.to_array().map(|x| {
        let whole = x * 16.0;
        assert_eq!(whole, whole.round(), "{v}");
        whole as i128
    })
}

fn minus(p: Point, q: Point) -> Point {
    [p[0] - q[0], p[1] - q[1]]
}

fn dot(p: Point, q: Point) -> i128 {
    p[0] * q[0] + p[1] * q[1]
}

fn cross(p: Point, q: Point) -> i128 {
    p[0] * q[1] - p[1] * q[0]
}

/// A squared distance as a fraction, in parts of 256.
#[derive(Clone, Copy, Debug)]
struct Square {
    dividend: i128,
    divisor: i128,
}

impl Square {
    fn order(&self, other: &Square) -> Ordering {
        (self.dividend * other.divisor).cmp(&(other.dividend * self.divisor))
    }

    fn root(&self) -> f64 {
        (self.dividend as f64 / self.divisor as f64).sqrt() / 16.0
    }
}

/// What the judge says.
struct Judged {
    sign: Ordering,
    square: Square,
    /// All features that are nearest: edges before vertices, by number, with the nearest point and
    /// the direction of the normal if it is known.
    nearest: Vec<(Feature, DVec2)>,
}

fn judge(subject: &Straight, placed: &[Point], at: Point) -> Judged {
    let mut features: Vec<(Square, (bool, u32), DVec2)> = Vec::new();
    let (mut is_on, mut crossings) = (false, 0);
    let world = |p: Point| DVec2::new(p[0] as f64, p[1] as f64) / 16.0;
    for (number, ends) in subject.edges.iter().enumerate() {
        let [start, end] = ends.map(|end| placed[end as usize]);
        let (along, to) = (minus(end, start), minus(at, start));
        let (place, long) = (dot(along, to), dot(along, along));
        let area = cross(along, to);
        let vertex = |of: usize| {
            let to = minus(at, [start, end][of]);
            let square = Square {
                dividend: dot(to, to),
                divisor: 1,
            };
            (square, (true, ends[of]), world([start, end][of]))
        };
        features.push(if place <= 0 {
            vertex(0)
        } else if place >= long {
            vertex(1)
        } else {
            let square = Square {
                dividend: area * area,
                divisor: long,
            };
            let foot = world(start) + world(along) * (place as f64 / long as f64);
            (square, (false, number as u32), foot)
        });
        is_on |= area == 0 && (0..=long).contains(&place);
        // a ray to the right
        if (start[1] > at[1]) != (end[1] > at[1]) && (area > 0) == (end[1] > start[1]) {
            crossings += 1;
        }
    }
    let least = features
        .iter()
        .map(|of| of.0)
        .min_by(Square::order)
        .expect("an edge");
    features.retain(|of| of.0.order(&least).is_eq());
    features.sort_by_key(|of| of.1);
    let sign = if is_on {
        Ordering::Equal
    } else if subject.form == Form::Region && crossings % 2 == 1 {
        Ordering::Less
    } else {
        Ordering::Greater
    };
    let nearest = features.iter().map(|&(_, (is_vertex, number), on)| {
        let feature = if is_vertex {
            Feature::Vertex(number)
        } else {
            Feature::Edge(number)
        };
        (feature, on)
    });
    Judged {
        sign,
        square: least,
        nearest: nearest.collect(),
    }
}

fn check(seed: u64, found: &SignedDistance, judged: &Judged, at: DVec2) {
    let text = || format!("seed {seed}: {found:?} of {at}, {:?}", judged.nearest);
    let sign = found.distance.partial_cmp(&0.0).expect("a number");
    assert_eq!(sign, judged.sign, "{}", text());
    let expected = judged.square.root();
    let off = (found.distance.abs() - expected).abs();
    assert!(off <= 1e-12 * expected, "{} instead of {expected}", text());
    // rounding of the point alone
    let near = 8.0 * f64::EPSILON * at.abs().max_element().max(1.0);
    assert!(
        (found.normal.length() - 1.0).abs() < 1e-15 * 4.0,
        "{}",
        text()
    );
    let known = judged.nearest.iter().find(|(feature, on)| {
        *feature == found.feature && (*on - found.on_boundary).abs().max_element() <= near
    });
    assert!(known.is_some(), "{}", text());
    match judged.sign {
        Ordering::Less => {
            assert_eq!(found.feature, judged.nearest[0].0, "{}", text());
            let out = found.on_boundary - at;
            let along = found.normal.dot(out);
            assert!((along - expected).abs() <= 2.0 * near, "{}", text());
        }
        Ordering::Equal => {
            assert_eq!(found.on_boundary, at, "{}", text());
            assert_eq!(found.feature, judged.nearest[0].0, "{}", text());
        }
        Ordering::Greater => {
            let along = found.normal.dot(at - found.on_boundary);
            assert!((along - expected).abs() <= 2.0 * near, "{}", text());
        }
    }
}

#[test]
fn signed_distances_of_straight_shapes_are_those_of_their_edges_in_fractions() {
    let mut counts = [0; 3];
    let (mut ties, mut vertices) = (0, 0);
    for seed in seeds(2500) {
        let mut rng = Rng::with_seed(seed);
        let subject = straight(&mut rng);
        let map = whole_map(&mut rng);
        let placed: Vec<DVec2> = subject.vertices.iter().map(|&v| map.apply(v)).collect();
        let whole: Vec<Point> = placed.iter().map(|&v| sixteenths(v)).collect();
        for _ in 0..8 {
            let at = point(&mut rng, &placed, &subject.edges);
            let judged = judge(&subject, &whole, sixteenths(at));
            let found = signed_distance(&subject.shape, &map, at).expect("in range");
            check(seed, &found, &judged, at);
            counts[(judged.sign as i8 + 1) as usize] += 1;
            let is_inside = judged.sign.is_lt();
            ties += u32::from(is_inside && judged.nearest.len() > 1);
            vertices += u32::from(is_inside && matches!(found.feature, Feature::Vertex(_)));
        }
    }
    assert!(counts.iter().all(|&count| count > 2000), "{counts:?}");
    assert!(
        ties > 1000 && vertices > 50,
        "{ties} ties, {vertices} vertices"
    );
}

/// Of several hundred edges a few are looked at, near the boundary and far from it.
#[test]
fn the_nearest_of_many_edges_is_found() {
    let mut inside = 0;
    for seed in seeds(60) {
        let mut rng = Rng::with_seed(seed);
        let is_concave = rng.bool();
        let subject = many_edges(&mut rng, 12, is_concave);
        let x = [16.0, -16.0][rng.usize(..2)];
        let map = Transform::new(x, 0.0, 0.0, 16.0, 1e5, -64.0).expect("a map");
        let placed: Vec<DVec2> = subject.vertices.iter().map(|&v| map.apply(v)).collect();
        let whole: Vec<Point> = placed.iter().map(|&v| sixteenths(v)).collect();
        let middle = placed[0] + (placed[placed.len() / 2] - placed[0]) / 2.0;
        for _ in 0..40 {
            let [start, end] = subject.edges[rng.usize(..subject.edges.len())]
                .map(|vertex| placed[vertex as usize]);
            // from the boundary to beyond the middle
            let from = start + (end - start) * rng.f64();
            let part = rng.f64().powi(3) * 1.5 - 0.01;
            let at = ((from + (middle - from) * part) * 4.0).round() / 4.0;
            let judged = judge(&subject, &whole, sixteenths(at));
            let found = signed_distance(&subject.shape, &map, at).expect("in range");
            check(seed, &found, &judged, at);
            inside += u32::from(judged.sign.is_lt());
        }
    }
    assert!(inside > 1000, "{inside}");
}

/// A point on an edge has the normal of the edge, at a corner one that leads out, and back in.
#[test]
fn normals_on_the_boundary_lead_out() {
    let mut checked = 0;
    for seed in seeds(1500) {
        let mut rng = Rng::with_seed(seed);
        let subject = straight(&mut rng);
        let map = whole_map(&mut rng);
        let placed: Vec<DVec2> = subject.vertices.iter().map(|&v| map.apply(v)).collect();
        let whole: Vec<Point> = placed.iter().map(|&v| sixteenths(v)).collect();
        let [start, end] =
            subject.edges[rng.usize(..subject.edges.len())].map(|vertex| placed[vertex as usize]);
        let at = if rng.bool() {
            start
        } else {
            (start + end) / 2.0
        };
        let found = signed_distance(&subject.shape, &map, at).expect("in range");
        assert_eq!(found.distance, 0.0, "seed {seed}");
        if let Feature::Edge(number) = found.feature {
            let [start, end] = subject.edges[number as usize].map(|vertex| placed[vertex as usize]);
            let along = (end - start).normalize();
            assert!(
                along.dot(found.normal).abs() < 1e-15,
                "seed {seed}: {found:?}"
            );
            if subject.form == Form::Line {
                let right = DVec2::new(along.y, -along.x);
                let is_mirrored =
                    map.to_array()[0] * map.to_array()[3] < map.to_array()[1] * map.to_array()[2];
                let front = if is_mirrored { -right } else { right };
                assert!(front.dot(found.normal) > 0.9, "seed {seed}: {found:?}");
            }
        }
        // where silhouettes touch in a corner, there are two ways out
        let is_shared = whole.iter().filter(|&&v| v == sixteenths(at)).count() > 1;
        if subject.form == Form::Line || is_shared {
            continue;
        }
        checked += 1;
        let step = found.normal * 2f64.powi(-12);
        let relation = |at| point_relation(&subject.shape, &map, at).expect("in range");
        assert_eq!(
            relation(at + step),
            Relation::Disjoint,
            "seed {seed}: {found:?}"
        );
        assert_eq!(
            relation(at - step),
            Relation::Overlapping,
            "seed {seed}: {found:?}"
        );
    }
    assert!(checked > 700, "{checked}");
}
