//! Parts of one parabola or ellipse that touch, fit, overlap by little or have the same inside. The
//! judge knows the curve.

use crate::support::fitting_scenes::{KINDS, Kind, Scene};
use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{Motion, contact, distance, sweep};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::seeds;
use std::collections::BTreeMap;
use std::time::Instant;

/// The slowest call of each question and kind, and the seed of its scene. They are printed.
#[derive(Default)]
struct Slowest(BTreeMap<(&'static str, Kind), (f64, u64)>);

impl Slowest {
    /// Asks, and once more if it took long, since other programs may have slowed it down.
    fn ask<T>(&mut self, name: &'static str, kind: Kind, seed: u64, ask: impl Fn() -> T) -> T {
        let timed = || {
            let start = Instant::now();
            let answer = ask();
            (answer, start.elapsed().as_secs_f64() * 1e3)
        };
        let (answer, mut time) = timed();
        for _ in 0..3 {
            if time > 2.0 {
                time = time.min(timed().1);
            }
        }
        let slowest = self.0.entry((name, kind)).or_default();
        if time > slowest.0 {
            *slowest = (time, seed);
        }
        answer
    }

    fn print(&self) {
        for ((name, kind), (time, seed)) in &self.0 {
            eprintln!("{name} {kind:?}: at most {time:.3} ms (seed {seed})");
        }
    }
}

/// The scenes of a kind whose regions face each other, each with its seed and the random numbers
/// that follow.
fn facing(kind: Kind) -> impl Iterator<Item = (u64, Rng, Scene)> {
    seeds(400).filter_map(move |seed| {
        let mut rng = Rng::with_seed(seed);
        let scene = Scene::new(&mut rng);
        (scene.faces() && scene.kind == kind).then_some((seed, rng, scene))
    })
}

/// More than the error of distances: 2^-40 of the coordinates.
fn rounding(scene: &Scene) -> f64 {
    64.0 * scene.near()
}

#[test]
fn distances_and_contacts_of_curves_that_fit_are_those_of_the_curves() {
    let mut slowest = Slowest::default();
    let mut judged = [0; KINDS.len()];
    for seed in seeds(400) {
        let scene = Scene::new(&mut Rng::with_seed(seed));
        let [p, q] = [&scene.regions[0].shape, &scene.regions[1].shape];
        let raised = scene.raised();
        let [(a, at), (b, bt)] = scene.in_order((p, &scene.place), (q, &raised));
        let kind = scene.kind;
        let verdict = slowest.ask("relation", kind, seed, || relation(a, at, b, bt).unwrap());
        let near = slowest.ask("distance", kind, seed, || distance(a, at, b, bt).unwrap());
        let hit = slowest.ask("contact", kind, seed, || contact(a, at, b, bt).unwrap());
        assert_eq!(
            near.distance == 0.0,
            verdict.hits(),
            "seed {seed}: {near:?}"
        );
        assert_eq!(hit.is_some(), verdict.hits(), "seed {seed}");
        let depth = hit.as_ref().map_or(0.0, |hit| hit.depth);
        assert_eq!(depth > 0.0, verdict.overlaps(), "seed {seed}: {hit:?}");
        if !scene.faces() {
            continue;
        }
        judged[kind as usize] += 1;
        let error = rounding(&scene);
        let height = DVec2::new(0.0, scene.height);
        let expected = || scene.judged(|p| p + height);
        match kind {
            Kind::SameSide => assert_eq!(verdict, Relation::Overlapping, "seed {seed}"),
            Kind::Touching => assert_eq!(verdict, Relation::Touching, "seed {seed}"),
            Kind::Apart if verdict.hits() => {
                assert!(
                    expected() <= error && !verdict.overlaps(),
                    "seed {seed}: {verdict:?}"
                );
            }
            Kind::Apart => {
                let off = (near.distance - expected()).abs();
                assert!(off <= error, "seed {seed}: {near:?}, not {}", expected());
            }
            Kind::Overlapping => {
                // only a height lost to rounding leaves them touching
                let is_lost = -scene.height <= error;
                assert!(verdict.overlaps() || is_lost, "seed {seed}: {verdict:?}");
                // where no curves face each other, that of the polygons around them counts
                let polygons = 2.0 * scene.size() / 4096.0;
                assert!(
                    depth <= polygons - scene.height,
                    "seed {seed}: {hit:?} {scene:?}"
                );
            }
        }
    }
    slowest.print();
    let total: usize = judged.iter().sum();
    assert!(judged.iter().all(|&count| count * 8 > total), "{judged:?}");
}

/// Roots of the polynomials that decide are as close to each other as the curves are.
#[test]
fn regions_on_one_side_overlap_however_little_one_is_moved() {
    let mut slowest = Slowest::default();
    let mut asked = 0;
    for (seed, mut rng, scene) in facing(Kind::SameSide) {
        let mut step = || {
            let length = 2f64.powi(-rng.i32(20..=1022)) * 2f64.powi(-rng.i32(0..=52));
            length * [1.0, 0.0, -1.0][rng.usize(..3)]
        };
        let (x, y) = (step(), step());
        let [a, b, c, d, ..] = scene.place.to_array();
        let moved = Transform::new(a, b, c, d, x, y).unwrap();
        let [p, q] = [&scene.regions[0].shape, &scene.regions[1].shape];
        let [(a, at), (b, bt)] = scene.in_order((p, &scene.place), (q, &moved));
        let verdict = slowest.ask("relation", scene.kind, seed, || relation(a, at, b, bt));
        assert_eq!(verdict.unwrap(), Relation::Overlapping, "seed {seed}");
        asked += 1;
    }
    slowest.print();
    assert!(asked > 40, "{asked}");
}

#[test]
fn a_lid_meets_its_cup_when_the_curves_do_and_not_before() {
    let mut slowest = Slowest::default();
    let (mut met, mut passed) = (0, 0);
    for (seed, mut rng, scene) in facing(Kind::Apart) {
        let down = scene.height * f64::from(rng.u8(1..16)) / 4.0;
        let aside = [0.0, 0.0, 0.25, -0.125, 1.0][rng.usize(..5)] * scene.height;
        // one falls, rises or rests, or both move
        let way = [-1.0, -1.0, -1.0, 1.0, 0.0][rng.usize(..5)];
        let by = DVec2::new(aside * f64::abs(way), down * way);
        let shared = [DVec2::ZERO, DVec2::new(0.5, -2.0)][rng.usize(..2)];
        let lid = Motion::linear(scene.raised(), scene.placed(by + shared)).unwrap();
        let cup = Motion::linear(scene.place, scene.placed(shared)).unwrap();
        let [p, q] = [&scene.regions[0].shape, &scene.regions[1].shape];
        let [(a, of_a), (b, of_b)] = scene.in_order((p, &cup), (q, &lid));
        let hit = slowest.ask("straight sweep", scene.kind, seed, || {
            sweep(a, of_a, b, of_b)
        });
        let hit = hit.unwrap_or_else(|e| panic!("seed {seed}: {e}, {by}, {scene:?}"));
        let near = scene.near() + 2f64.powi(-46) * 4.0;
        let at = |time: f64| DVec2::new(0.0, scene.height) + by * time;
        let end = hit.map_or(1.0, |hit| hit.time);
        for k in 0..=16 {
            let gap = scene.vertical_gap(at(end * f64::from(k) / 16.0));
            assert!(gap >= -near, "seed {seed}: {gap} at {k} of {hit:?}");
        }
        match hit {
            Some(hit) => {
                met += 1;
                let left = scene.judged(|p| p + at(hit.time));
                assert!(
                    left <= near,
                    "seed {seed}: {left} are left at {hit:?}, {by}"
                );
            }
            None => passed += 1,
        }
    }
    slowest.print();
    assert!(met > 20 && passed > 10, "{met} {passed}");
}

/// The lid turns about a point while it falls.
#[test]
fn lids_that_turn_meet_their_cups_when_the_curves_do() {
    let mut slowest = Slowest::default();
    let (mut met, mut passed) = (0, 0);
    for (seed, mut rng, scene) in facing(Kind::Apart) {
        let down = scene.height * f64::from(rng.u8(0..16)) / 4.0;
        let pivot = DVec2::new(rng.f64() * 16.0 - 8.0, rng.f64() * 16.0 - 8.0);
        let angle = (rng.f64() - 0.5) * [scene.height / 16.0, 0.1, 2.0][rng.usize(..3)];
        let by = DVec2::new(0.0, -down);
        let mirror = if scene.place.is_mirrored() { -1.0 } else { 1.0 };
        let (to, center) = (scene.placed(by), scene.placed(pivot));
        let lid = Motion::turning(scene.raised(), to, angle * mirror, center).unwrap();
        let cup = Motion::still(scene.place);
        let [p, q] = [&scene.regions[0].shape, &scene.regions[1].shape];
        let [(a, of_a), (b, of_b)] = scene.in_order((p, &cup), (q, &lid));
        let hit = slowest.ask("turning sweep", scene.kind, seed, || {
            sweep(a, of_a, b, of_b)
        });
        let hit = hit.unwrap_or_else(|error| panic!("seed {seed}: {error}, {angle} {scene:?}"));
        // 2^-36 of the coordinates, of corners far from the curve too
        let near = 2f64.powi(-36) * 512.0;
        match hit {
            Some(hit) => {
                met += 1;
                let turn = DVec2::from_angle(angle * hit.time);
                let moved = |p: DVec2| {
                    let from = p + DVec2::new(0.0, scene.height) - pivot;
                    pivot + by * hit.time + turn.rotate(from)
                };
                let left = scene.judged_with_sides(moved);
                assert!(left <= near, "seed {seed}: {left} are left at {hit:?}");
            }
            None => passed += 1,
        }
    }
    slowest.print();
    assert!(met > 20 && passed > 1, "{met} {passed}");
}

/// Quarters of circles, as the two curves nearest to each other are seldom the first ones asked.
#[test]
fn distances_of_discs_of_arcs_are_those_of_circles() {
    let disc = |radius: f64| {
        let mut path = Path::new();
        path.move_to(DVec2::new(radius, 0.0));
        for to in [DVec2::new(-radius, 0.0), DVec2::new(radius, 0.0)] {
            path.arc_to(DVec2::splat(radius), 0.0, false, true, to);
        }
        Shape::outline(&path, FillRule::NonZero).expect("a disc")
    };
    for seed in seeds(500) {
        let mut rng = Rng::with_seed(seed);
        let (r, s) = (0.5 + rng.f64(), 0.5 + rng.f64());
        let angle = DVec2::from_angle(rng.f64() * std::f64::consts::TAU);
        let center = angle * (r + s + 5.0 * rng.f64());
        let at = Transform::translation(center).expect("in range");
        let near = distance(&disc(r), &Transform::IDENTITY, &disc(s), &at).expect("in range");
        let off = near.distance - (center.length() - r - s);
        assert!(off.abs() <= 1e-11, "seed {seed}: off by {off}");
    }
}

#[test]
fn segments_on_one_line_do_not_meet_while_they_part() {
    let mut path = Path::new();
    let p = DVec2::new;
    path.move_to(p(0.0, 0.0))
        .line_to(p(2.0, 0.0))
        .line_to(p(2.0, 4.0));
    path.quadratic_to(p(1.0, 6.0), p(0.0, 4.0)).close();
    let tomb = Shape::outline(&path, FillRule::EvenOdd).expect("a region");
    let post = Shape::segment(p(2.0, 5.0), p(2.0, 6.0)).expect("a segment");
    let still = Motion::still(Transform::IDENTITY);
    for (by, expected) in [
        (p(0.0, 1.0), None),
        (p(0.0, -2.0), Some(0.5)),
        (p(1.0, 1.0), None),
    ] {
        let moves = Motion::linear(Transform::IDENTITY, by).expect("in range");
        let hit = sweep(&tomb, &still, &post, &moves).expect("in range");
        let time = hit.map(|hit| hit.time);
        assert_eq!(time.is_some(), expected.is_some(), "{by}: {time:?}");
        let off = time
            .zip(expected)
            .map_or(0.0, |(t, u): (f64, f64)| (t - u).abs());
        assert!(off < 1e-12, "{by}: {time:?}");
    }
}
