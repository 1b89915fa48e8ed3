//! Regions bounded by parts of one parabola, y = x², cut elsewhere: a cup and a lid that fits into
//! it, some distance above it. The judge knows the parabola.

use crate::common::seeds;
use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{Motion, contact, distance, sweep};
use sat2d::{DVec2, Relation, Shape, Transform, relation};

/// Coordinates are below 100, and so many units in the last place of these are met.
const NEAR: f64 = 1e-12;

/// The region between the parabola from the least to the greatest of `cuts` and a line at `lid`.
fn region(cuts: &[f64], lid: f64) -> Shape {
    let at = |x: f64| DVec2::new(x, x * x);
    let mut path = Path::new();
    path.move_to(at(cuts[0]));
    for ends in cuts.windows(2) {
        let [from, to] = [ends[0], ends[1]];
        path.quadratic_to(DVec2::new((from + to) / 2.0, from * to), at(to));
    }
    path.line_to(DVec2::new(cuts[cuts.len() - 1], lid));
    path.line_to(DVec2::new(cuts[0], lid));
    path.close();
    Shape::outline(&path, FillRule::EvenOdd).expect("a region")
}

fn cuts(rng: &mut Rng) -> Vec<f64> {
    let count = rng.usize(2..5);
    let mut all: Vec<f64> = (0..count).map(|_| f64::from(rng.i8(-8..=8))).collect();
    all.sort_by(f64::total_cmp);
    all.dedup();
    if all.len() < 2 {
        all.push(9.0);
    }
    all
}

/// The distance of the parabola over one interval and the one that is higher over another.
fn judged(below: [f64; 2], above: [f64; 2], height: f64) -> f64 {
    // the foot of a point on the lower parabola, by Newton's method
    let to_foot = |x: f64| {
        let y = x * x + height;
        let [from, to] = below;
        let off = |s: f64| DVec2::new(x - s, y - s * s).length();
        let mut best = off(from).min(off(to));
        for start in [x, from, to] {
            let mut s = start.clamp(from, to);
            for _ in 0..60 {
                let slope = (s - x) + (s * s - y) * 2.0 * s;
                let bend = 1.0 + (s * s - y) * 2.0 + 4.0 * s * s;
                let next = if bend > 0.0 {
                    s - slope / bend
                } else {
                    s - slope.signum() * 0.01
                };
                s = next.clamp(from, to);
            }
            best = best.min(off(s));
        }
        best
    };
    let [from, to] = above;
    let steps = 200;
    let at = |k: f64| to_foot(from + (to - from) * (k / f64::from(steps)).clamp(0.0, 1.0));
    let least = (0..=steps)
        .map(f64::from)
        .min_by(|j, k| at(*j).total_cmp(&at(*k)));
    let k = least.expect("some");
    let (mut low, mut high) = (k - 1.0, k + 1.0);
    for _ in 0..60 {
        let third = (high - low) / 3.0;
        if at(low + third) > at(high - third) {
            low += third;
        } else {
            high -= third;
        }
    }
    at(k).min(at((low + high) / 2.0))
}

struct Scene {
    cup: Shape,
    lid: Shape,
    height: f64,
    of_cup: [f64; 2],
    of_lid: [f64; 2],
}

fn scene(seed: u64) -> (Rng, Scene) {
    let mut rng = Rng::with_seed(seed);
    let (below, above) = (cuts(&mut rng), cuts(&mut rng));
    let ends = |cuts: &[f64]| [cuts[0], cuts[cuts.len() - 1]];
    let height = match rng.u8(..4) {
        0 => 0.0,
        _ => 2f64.powi(-i32::from(rng.u8(..=46))),
    };
    let scene = Scene {
        cup: region(&below, -100.0),
        lid: region(&above, 100.0),
        height,
        of_cup: ends(&below),
        of_lid: ends(&above),
    };
    (rng, scene)
}

impl Scene {
    fn raised(&self) -> Transform {
        Transform::translation(DVec2::new(0.0, self.height)).expect("in range")
    }

    /// Whether a vertical line through the inside of both meets them.
    fn faces(&self) -> bool {
        self.of_cup[0] < self.of_lid[1] && self.of_lid[0] < self.of_cup[1]
    }
}

#[test]
fn distances_of_curves_that_fit_are_those_of_the_parabolas() {
    let here = Transform::IDENTITY;
    let mut apart = 0;
    for seed in seeds(300) {
        let (_, scene) = scene(seed);
        let at = scene.raised();
        let near = distance(&scene.cup, &here, &scene.lid, &at).expect("in range");
        let verdict = relation(&scene.cup, &here, &scene.lid, &at).expect("in range");
        assert_eq!(
            near.distance == 0.0,
            verdict.hits(),
            "seed {seed}: {near:?}"
        );
        let hit = contact(&scene.cup, &here, &scene.lid, &at).expect("in range");
        assert_eq!(hit.is_some(), verdict.hits(), "seed {seed}");
        if scene.height == 0.0 && scene.faces() {
            assert_eq!(verdict, Relation::Touching, "seed {seed}");
            assert_eq!(hit.expect("they touch").depth, 0.0, "seed {seed}");
        }
        if scene.faces() && !verdict.hits() {
            apart += 1;
            let expected = judged(scene.of_cup, scene.of_lid, scene.height);
            let off = (near.distance - expected).abs();
            assert!(
                off <= 100.0 * NEAR,
                "seed {seed}: {near:?} instead of {expected}"
            );
        }
    }
    assert!(apart > 50, "{apart}");
}

#[test]
fn a_lid_meets_its_cup_when_its_height_is_closed_and_not_before() {
    let still = Motion::still(Transform::IDENTITY);
    let mut fallen = 0;
    for seed in seeds(300) {
        let (mut rng, scene) = scene(seed);
        if !scene.faces() || scene.height == 0.0 {
            continue;
        }
        let speed = scene.height * f64::from(rng.u8(1..8)) / 2.0;
        for way in [0.0, speed, -speed] {
            let by = DVec2::new(0.0, way);
            let motion = Motion::linear(scene.raised(), by).expect("in range");
            let hit = sweep(&scene.cup, &still, &scene.lid, &motion).expect("in range");
            let time = scene.height / -way;
            // where curves fit, shapes count as met at 2^-36 of their coordinates
            let ulps = 2f64.powi(-36) * 100.0;
            if way >= 0.0 || time > 1.0 {
                let left = judged(scene.of_cup, scene.of_lid, scene.height + way.min(0.0));
                assert!(hit.is_none() || left <= ulps, "seed {seed}: {way} {hit:?}");
            } else {
                fallen += 1;
                let Some(hit) = hit else {
                    panic!("seed {seed}: {time} {speed} {}", scene.height)
                };
                let left = scene.height + way * hit.time;
                assert!(left >= -ulps, "seed {seed}: {left}, {hit:?}");
                let left = judged(scene.of_cup, scene.of_lid, left);
                assert!(left <= ulps, "seed {seed}: {left} are left at {hit:?}");
            }
        }
    }
    assert!(fallen > 30, "{fallen}");
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
    for seed in seeds(4000) {
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
