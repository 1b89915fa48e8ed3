//! The same input gives the same bits on every platform: each kind of answer, on input from a seed,
//! has a fingerprint in a snapshot beside this test. Other tests check that the answers are right.
//! This one checks that they are the same everywhere, and that no change to the code changes them
//! unnoticed.
//!
//! A fingerprint is a hash of the answers' debug text, which has each double exactly, including the
//! sign of zero. If one differs, run the test on both platforms with `SAT2D_BITS` set to a folder,
//! to which it writes the texts, and compare these line by line.

mod named;

use fastrand::Rng;
use sat2d::batch::rectangles;
use sat2d::decompose::{Decomposition, Method, Options, Preference, decompose};
use sat2d::query::{
    Motion, cast_ray, cast_segment, contact, contacts, distance, point_relation, separation, sweep,
};
use sat2d::response::{rebound, resolve, slide};
use sat2d::world::{Body, BodyId, BodyKind, Coverage, QueryFilter, World};
use sat2d::{DVec2, Shape, Transform, relation};
use sat2d_test_support::generators::{self, KINDS, Style, below, point};
use sat2d_test_support::view;
use std::collections::BTreeMap;
use std::f64::consts::TAU;
use std::fmt::{Debug, Write};

/// The answers' texts, by question.
#[derive(Default)]
struct Answers(BTreeMap<&'static str, String>);

impl Answers {
    fn add(&mut self, question: &'static str, answer: impl Debug) {
        // errors name a number as they did when the fingerprints were recorded
        let text = format!("{answer:?}").replace("\"inverse_mass_", "\"weight_");
        writeln!(self.0.entry(question).or_default(), "{text}").unwrap();
    }

    /// A line per question: its name, the number of answers, and their fingerprint (FNV-1a, 64
    /// bits, by Fowler, Noll and Vo).
    fn fingerprints(&self) -> String {
        let mut lines = String::new();
        for (question, text) in &self.0 {
            if let Some(folder) = std::env::var_os("SAT2D_BITS") {
                let file = std::path::Path::new(&folder).join(question);
                std::fs::write(file, text).expect("the folder is there");
            }
            let hash = text.bytes().fold(0xcbf29ce484222325u64, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x100000001b3)
            });
            writeln!(lines, "{question} {} {hash:016x}", text.lines().count()).unwrap();
        }
        lines
    }
}

/// A random number, often a zero of either sign.
fn simple(rng: &mut Rng) -> f64 {
    [-1.0, -0.0, 0.0, 0.5, 1.0, 3.0][below(rng, 6)]
}

fn simple_point(rng: &mut Rng) -> DVec2 {
    DVec2::new(simple(rng), simple(rng))
}

/// Simple shapes and placements, in which zeros of either sign are common.
fn simple_shape(rng: &mut Rng) -> Shape {
    loop {
        let points: Vec<DVec2> = (0..5).map(|_| simple_point(rng)).collect();
        let made = match rng.u8(0..6) {
            0 => Shape::circle(points[0], simple(rng)),
            1 => Shape::segment(points[0], points[1]),
            2 => Shape::capsule(points[0], points[1], simple(rng)),
            3 => Shape::rectangle_xywh(points[0].x, points[0].y, simple(rng), simple(rng)),
            4 => Shape::hull(&points),
            _ => Shape::rounded_polygon(&points[..3], simple(rng)),
        };
        if let Ok(shape) = made {
            return shape;
        }
    }
}

/// Quarter turns and mirrors.
fn simple_placement(rng: &mut Rng) -> Transform {
    let side = if rng.bool() { -1.0 } else { 1.0 };
    let turn = f64::from(rng.i32(-2..=2)) * 90.0;
    Transform::placement_degrees(simple_point(rng), turn, side, 1.0).expect("finite")
}

/// All queries about two placed shapes.
fn ask_pair(
    answers: &mut Answers,
    rng: &mut Rng,
    (a, ta): (&Shape, &Transform),
    (b, tb): (&Shape, &Transform),
) {
    answers.add(
        "bounds",
        [a.place(ta), b.place(tb)].map(|placed| placed.map(|p| p.bounds())),
    );
    answers.add("relation", relation(a, ta, b, tb));
    answers.add("distance", distance(a, ta, b, tb));
    answers.add("separation", separation(a, ta, b, tb));
    answers.add("contacts", contacts(a, ta, b, tb));
    let found = contact(a, ta, b, tb);
    answers.add("contact", found);
    if let Ok(Some(hit)) = found {
        let (inverse_masses, speeds) = (
            [simple(rng), rng.f64()],
            [simple_point(rng), simple_point(rng)],
        );
        answers.add(
            "resolve",
            resolve(&hit, inverse_masses[0], inverse_masses[1]),
        );
        answers.add(
            "rebound",
            rebound(
                &hit,
                (speeds[0], inverse_masses[0]),
                (speeds[1], inverse_masses[1]),
                0.5,
            ),
        );
        answers.add("slide", slide(speeds[0], hit.normal));
    }
}

/// The queries along a path.
fn ask_paths(
    answers: &mut Answers,
    rng: &mut Rng,
    style: Option<Style>,
    (a, ta): (&Shape, &Transform),
    (b, tb): (&Shape, &Transform),
) {
    let mut draw = || match style {
        Some(style) => point(rng, style),
        None => simple_point(rng),
    };
    let [start, end, moved, pivot] = [(); 4].map(|()| draw());
    answers.add("point relation", point_relation(a, ta, start));
    answers.add("segment", cast_segment(a, ta, start, end));
    answers.add("ray", cast_ray(a, ta, start, end, 2.5));
    let still = Motion::still(*ta);
    let linear = Motion::linear(*tb, moved * 2.0);
    answers.add(
        "sweep",
        linear.and_then(|motion| sweep(a, &still, b, &motion)),
    );
    let turn = [0.0, TAU / 4.0, 1.0][below(rng, 3)];
    let turning = Motion::turning(*tb, moved, turn, pivot);
    answers.add(
        "turning sweep",
        turning.and_then(|motion| sweep(a, &still, b, &motion)),
    );
}

fn ask_pairs(answers: &mut Answers) {
    let mut rng = Rng::with_seed(20);
    let rng = &mut rng;
    for round in 0..250 {
        for kind in KINDS {
            let pair = generators::pair(rng, kind);
            let (a, b) = ((&pair.a.shape, &pair.ta), (&pair.b.shape, &pair.tb));
            ask_pair(answers, rng, a, b);
            if round % 5 == 0 {
                ask_paths(answers, rng, Some(Style::Plain), a, b);
            }
            answers.add(
                "transform",
                (
                    pair.ta.product(&pair.tb),
                    pair.ta.inverse(),
                    pair.ta.scale(),
                ),
            );
        }
        for _ in 0..4 {
            let (a, b) = (simple_shape(rng), simple_shape(rng));
            let (ta, tb) = (simple_placement(rng), simple_placement(rng));
            ask_pair(answers, rng, (&a, &ta), (&b, &tb));
            ask_paths(answers, rng, None, (&a, &ta), (&b, &tb));
        }
    }
}

/// A star in which every other corner is reflex, sometimes with a hole.
fn star(rng: &mut Rng) -> Vec<Vec<DVec2>> {
    let corners = 2 * (2 + below(rng, 8));
    let mut ring = |size: f64| -> Vec<DVec2> {
        let corner = |i: usize| {
            let out = if i.is_multiple_of(2) {
                size
            } else {
                size * (0.3 + 0.5 * rng.f64())
            };
            DVec2::from_angle(TAU * i as f64 / corners as f64) * out
        };
        (0..corners).map(corner).collect()
    };
    let outline = ring(4.0);
    let hole = ring(0.4);
    if rng.bool() {
        vec![outline, hole]
    } else {
        vec![outline]
    }
}

fn pieces(parts: Decomposition) -> impl Debug {
    let all: Vec<_> = parts
        .pieces()
        .map(|piece| (piece.vertices.to_vec(), piece.edges.to_vec()))
        .collect();
    (all, parts.is_optimal(), parts.area())
}

fn ask_concave(answers: &mut Answers) {
    let mut rng = Rng::with_seed(21);
    let rng = &mut rng;
    for _ in 0..60 {
        let rings = star(rng);
        let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
        for method in [
            Method::Fast,
            Method::Fewest,
            Method::Balanced,
            Method::Slicing,
        ] {
            for prefer in [Preference::AsCut, Preference::Fat, Preference::WideAngles] {
                let options = Options {
                    method,
                    prefer,
                    max_corners: None,
                    work_limit: None,
                };
                answers.add("pieces", decompose(&rings, &options).map(pieces));
            }
        }
        let a = Shape::polygon(&rings).expect("simple");
        let kind = KINDS[below(rng, 6)];
        let b = generators::shape(rng, kind, Style::Plain).shape;
        let ta = generators::placement(rng, Style::Grid, false);
        let tb = generators::placement(rng, Style::Grid, true);
        ask_pair(answers, rng, (&a, &ta), (&b, &tb));
        ask_paths(answers, rng, Some(Style::Grid), (&a, &ta), (&b, &tb));
    }
}

fn ask_batches(answers: &mut Answers) {
    let mut rng = Rng::with_seed(22);
    // not a multiple of any vector width
    let mut side = || -> [Vec<f64>; 6] {
        [(); 6].map(|()| {
            (0..4001)
                .map(|_| f64::from(rng.i32(-99..100)) / 8.0)
                .collect()
        })
    };
    let (a, b) = (side(), side());
    let mut out = vec![sat2d::Relation::Touching; 4001];
    rectangles(view(&a), view(&b), &mut out).expect("finite");
    answers.add("batch f64", &out);
    let narrow = |side: [Vec<f64>; 6]| {
        side.map(|column| column.iter().map(|&x| x as f32 / 3.0).collect::<Vec<f32>>())
    };
    let (a, b) = (narrow(a), narrow(b));
    rectangles(view(&a), view(&b), &mut out).expect("finite");
    answers.add("batch f32", &out);
}

fn ask_world(answers: &mut Answers) {
    let mut rng = Rng::with_seed(23);
    let rng = &mut rng;
    let mut world = World::new();
    let mut ids: Vec<BodyId> = Vec::new();
    let kinds = [
        BodyKind::Static,
        BodyKind::Moving,
        BodyKind::Moving,
        BodyKind::Sensor,
    ];
    let place = |rng: &mut Rng| {
        let at = DVec2::new(rng.f64(), rng.f64()) * 40.0 - DVec2::splat(20.0);
        Transform::placement(at.round(), f64::from(rng.i32(0..8)), 1.0, 1.0).expect("finite")
    };
    let style = [Style::Plain, Style::Grid];
    for _ in 0..150 {
        let kind = KINDS[below(rng, 6)];
        let style = style[below(rng, 2)];
        let shape = generators::shape(rng, kind, style).shape;
        let body = Body::new(shape, place(rng))
            .kind(kinds[below(rng, 4)])
            .inverse_mass(rng.f64());
        ids.push(world.insert(body).expect("it has room"));
    }
    let all = QueryFilter::ALL;
    for _ in 0..12 {
        let events = world.step().into_iter().map(named::PairEvent::of);
        answers.add("events", events.collect::<Vec<_>>());
        for _ in 0..30 {
            let id = ids[below(rng, ids.len())];
            let by = (point(rng, Style::Grid), point(rng, Style::Plain));
            match rng.u8(0..4) {
                0 => world.set_transform(id, place(rng)).expect("it is there"),
                1 => answers.add("walks", world.move_and_slide(id, by.0).map(named::Slid::of)),
                2 => answers.add("walks", world.move_and_slide(id, by.1).map(named::Slid::of)),
                _ => answers.add("world bounds", world.bounds(id)),
            }
        }
        let from = point(rng, Style::Grid);
        let near = world.nearest(from, 5, 10.0, &all);
        let near = near.map(|near| near.into_iter().map(named::Near::of).collect::<Vec<_>>());
        answers.add("nearest", near);
        answers.add(
            "queries",
            world.query_circle(from, 3.0, Coverage::Touching, &all),
        );
        answers.add(
            "world rays",
            world.cast_ray_all(from, simple_point(rng), 30.0, &all),
        );
        let motion = Motion::linear(
            Transform::translation(from).expect("finite"),
            point(rng, Style::Grid),
        );
        let ball = Shape::circle(DVec2::ZERO, 0.5).expect("a circle");
        answers.add(
            "world sweeps",
            world.sweep(&ball, &motion.expect("finite"), &all),
        );
        answers.add("separated", world.separate(3));
    }
    let places: Vec<_> = world
        .iter()
        .map(|(id, body)| (id, body.transform))
        .collect();
    answers.add("places", places);
}

#[test]
fn answers_have_the_same_bits_everywhere() {
    let mut answers = Answers::default();
    ask_pairs(&mut answers);
    ask_concave(&mut answers);
    ask_batches(&mut answers);
    ask_world(&mut answers);
    insta::assert_snapshot!(answers.fingerprints());
}
