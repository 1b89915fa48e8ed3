//! Concave polygons of the corpus as subjects of laws, with partners of every kind: at random, or
//! moved so that they just touch.

use crate::support::rational_gap;
use fastrand::Rng;
use sat2d::decompose::{Method, Options, decompose};
use sat2d::query::Feature;
use sat2d::{DVec2, Shape, Transform};
use sat2d_test_support::corpus;
use sat2d_test_support::generators::{self, KINDS, Style};
use sat2d_test_support::minkowski_judge::Hull;

/// A polygon in several forms: the shape under test, its rings, and pieces for the judge.
pub struct Subject {
    pub name: String,
    pub shape: Shape,
    pub rings: Vec<Vec<DVec2>>,
    pub pieces: Vec<Vec<DVec2>>,
}

/// Valid polygons of the corpus that are small enough for a quadratic judge, scaled to about ten
/// units.
pub fn subjects() -> Vec<Subject> {
    let fast = Options {
        method: Method::Fast,
        ..Default::default()
    };
    let small = |f: &corpus::Fixture| f.valid && f.rings.concat().len() <= 70;
    corpus::committed()
        .into_iter()
        .filter(small)
        .filter(|f| {
            f.rings
                .concat()
                .iter()
                .all(|p| p.abs().max_element() < 1e100)
        })
        .map(|feature| {
            let rings = feature.slices();
            let points = rings.concat();
            let pieces = decompose(&rings, &fast).expect("valid");
            pieces.verify(&rings).expect("the contract");
            Subject {
                shape: Shape::polygon(&rings).expect("valid"),
                pieces: pieces
                    .pieces()
                    .map(|piece| piece.vertices.iter().map(|&v| points[v as usize]).collect())
                    .collect(),
                name: feature.name,
                rings: feature.rings,
            }
        })
        .collect()
}

pub fn size(subject: &Subject) -> f64 {
    let bounds = subject.shape.bounds();
    (bounds.max - bounds.min).max_element()
}

/// Whether placing a subject rounds no coordinate. Where it does, vertices leave the edges on which
/// they lie, and the pieces of the judge, which are not those of the library, cover something else.
pub fn is_exact(subject: &Subject, t: &Transform) -> bool {
    let mut vertices = subject.rings.iter().flatten();
    vertices.all(|&p| rational_gap::is_exact(t, p))
}

/// A placement to about ten units that does not round the outline: quarter turns, mirrors, powers
/// of two, and to about the origin if the coordinates have enough digits left.
pub fn exact_placement(rng: &mut Rng, subject: &Subject) -> Transform {
    let scale = (10.0 / size(subject)).log2().floor().exp2();
    let (u, v) = (
        if rng.bool() { scale } else { -scale },
        if rng.bool() { scale } else { -scale },
    );
    let (a, b, c, d) = if rng.bool() {
        (u, 0.0, 0.0, v)
    } else {
        (0.0, u, v, 0.0)
    };
    let bounds = subject.shape.bounds();
    let turned = Transform::new(a, b, c, d, 0.0, 0.0).unwrap();
    let center = turned.apply((bounds.min + bounds.max) / 2.0);
    let centered = Transform::new(a, b, c, d, -center.x.round(), -center.y.round()).unwrap();
    if is_exact(subject, &centered) {
        centered
    } else {
        turned
    }
}

pub fn hulls(subject: &Subject, t: &Transform) -> Vec<Hull> {
    subject
        .pieces
        .iter()
        .map(|piece| Hull::placed(piece, 0.0, t))
        .collect()
}

/// The placed outline of a shape: the index and the placed ends of every edge.
pub fn outline(shape: &Shape, t: &Transform) -> Vec<(u32, DVec2, DVec2)> {
    let mut edges = Vec::new();
    let mut first = 0;
    for ring in shape.rings() {
        for (i, &p) in ring.iter().enumerate() {
            let q = ring[(i + 1) % ring.len()];
            edges.push((first + i as u32, t.apply(p), t.apply(q)));
        }
        first += ring.len() as u32;
    }
    edges
}

/// A placed subject and a partner near it.
pub struct Case<'a> {
    pub subject: &'a Subject,
    pub ta: Transform,
    pub other: Shape,
    pub tb: Transform,
    /// The partner as hulls for the judge.
    pub parts: Vec<Hull>,
}

/// Draws a case. `exact` placements round no coordinate of a subject.
pub fn case<'a>(rng: &mut Rng, subjects: &'a [Subject], exact: bool) -> Case<'a> {
    let subject = &subjects[rng.usize(0..subjects.len())];
    let place = |rng: &mut Rng, subject: &Subject| {
        let t = exact_placement(rng, subject);
        if exact {
            return t;
        }
        let turn = Transform::placement(DVec2::ZERO, rng.f64() * 7.0, 0.9, 0.9).unwrap();
        turn.product(&t).unwrap()
    };
    let ta = place(rng, subject);
    let own = hulls(subject, &ta);
    let nudged = |rng: &mut Rng, parts: &[Hull], t: Transform| {
        let (p, q) = (
            &own[rng.usize(0..own.len())],
            &parts[rng.usize(0..parts.len())],
        );
        let nudge = generators::nudge_to_touch(rng, p, q, &Transform::IDENTITY);
        nudge.and_then(|n| n.product(&t).ok()).unwrap_or(t)
    };
    let nudge = rng.u8(0..3) > 0;
    let (other, tb, parts): (Shape, Transform, Vec<Hull>) = match rng.u8(0..8) {
        // Between vertices, where diagonals are.
        0 => {
            let vertices = subject.shape.vertices();
            let [p, q] = [0; 2].map(|_| ta.apply(vertices[rng.usize(0..vertices.len())]));
            let (p, q) = match rng.u8(0..3) {
                0 => (p, q),
                1 => (p, (p + q) / 2.0),
                _ => ((p + q) / 2.0, p + (p - q) / 2.0),
            };
            let (shape, points) = if p == q || rng.bool() {
                (Shape::circle(q, 0.0).unwrap(), vec![q])
            } else {
                (Shape::segment(p, q).unwrap(), vec![p, q])
            };
            let here = Transform::IDENTITY;
            (shape, here, vec![Hull::placed(&points, 0.0, &here)])
        }
        1 | 2 => {
            let other = &subjects[rng.usize(0..subjects.len())];
            let mut t = place(rng, other);
            if nudge {
                let moved = nudged(rng, &hulls(other, &t), t);
                if !exact || is_exact(other, &moved) {
                    t = moved;
                }
            }
            (other.shape.clone(), t, hulls(other, &t))
        }
        _ => {
            let style = if rng.bool() {
                Style::Grid
            } else {
                Style::Plain
            };
            let kind = KINDS[rng.usize(0..KINDS.len())];
            let body = generators::shape(rng, kind, style);
            let degrees = f64::from(rng.i32(-4..=4)) * 45.0;
            let at = generators::point(rng, style);
            let mut t = Transform::placement_degrees(at, degrees, 0.125, 0.125).unwrap();
            if nudge {
                t = nudged(rng, &[body.placed(&t)], t);
            }
            let parts = vec![body.placed(&t)];
            (body.shape, t, parts)
        }
    };
    Case {
        subject,
        ta,
        parts,
        other,
        tb,
    }
}

/// How far a point lies from an edge or vertex of a placed shape.
pub fn off(shape: &Shape, t: &Transform, feature: Feature, at: DVec2) -> f64 {
    match feature {
        Feature::Vertex(k) => (at - t.apply(shape.vertices()[k as usize])).length(),
        Feature::Edge(k) => {
            let edges = outline(shape, t);
            let &(_, start, end) = edges.iter().find(|edge| edge.0 == k).expect("an edge");
            let along = end - start;
            let place = (at - start).dot(along) / along.length_squared();
            (at - (start + along * place.clamp(0.0, 1.0))).length()
        }
        Feature::Arc(_) => panic!("a polygon has no arcs"),
    }
}
