//! Outlines with curves: parabolas and arcs of circles and ellipses, sampled and searched.

use crate::signed_distance::scenes::offset_by;
use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{Feature, point_relation, signed_distance};
use sat2d::{DVec2, Relation, Shape, Transform};
use sat2d_test_support::seeds;

/// The error that the documentation allows for, and that of the judge, in parts of the size.
const NEAR: f64 = 4e-12;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// A conic: three points and the weight of the middle one; a segment has the weight 0.
#[derive(Clone, Copy)]
struct Curve([DVec2; 3], f64);

impl Curve {
    fn at(&self, s: f64) -> DVec2 {
        let (Curve([start, control, end], weight), r) = (self, 1.0 - s);
        if *weight == 0.0 {
            return *start * r + *end * s;
        }
        let [p, q, w] = [r * r, 2.0 * r * s * weight, s * s];
        (*start * p + *control * q + *end * w) / (p + q + w)
    }

    /// The least distance from a point: of many samples, then by the golden section.
    fn distance(&self, from: DVec2) -> f64 {
        const COUNT: usize = 64;
        let away = |s: f64| self.at(s).distance(from);
        let samples: Vec<f64> = (0..=COUNT).map(|k| away(k as f64 / COUNT as f64)).collect();
        let mut best = samples[0].min(samples[COUNT]);
        for k in 1..COUNT {
            if samples[k] > samples[k - 1] || samples[k] > samples[k + 1] {
                continue;
            }
            let [mut low, mut high] = [k - 1, k + 1].map(|k| k as f64 / COUNT as f64);
            let part = (5f64.sqrt() - 1.0) / 2.0;
            for _ in 0..60 {
                let (one, other) = (high - part * (high - low), low + part * (high - low));
                if away(one) < away(other) {
                    high = other;
                } else {
                    low = one;
                }
            }
            best = best.min(away(low)).min(away(high));
        }
        best
    }
}

/// A shape, its edges by their numbers, and some points of interest.
struct Scene {
    shape: Shape,
    curves: Vec<Curve>,
}

fn scene(contours: &[Vec<Curve>]) -> Option<Scene> {
    let mut path = Path::new();
    for contour in contours {
        path.move_to(contour[0].0[0]);
        for &Curve([_, control, end], weight) in contour {
            if weight == 0.0 {
                path.line_to(end);
            } else {
                path.conic_to(control, weight, end);
            }
        }
        path.close();
    }
    Some(Scene {
        shape: Shape::outline(&path, FillRule::EvenOdd).ok()?,
        curves: contours.concat(),
    })
}

/// Four quarters of a circle or ellipse.
fn ellipse(center: DVec2, half: DVec2) -> Vec<Curve> {
    let corner = |x: f64, y: f64| center + half * p(x, y);
    let quarters = [[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0]];
    (0..4)
        .map(|k| {
            let [from, to] = [quarters[k], quarters[(k + 1) % 4]];
            let points = [
                corner(from[0], from[1]),
                corner(from[0] + to[0], from[1] + to[1]),
                corner(to[0], to[1]),
            ];
            Curve(points, 0.5f64.sqrt())
        })
        .collect()
}

fn random(rng: &mut Rng) -> Scene {
    loop {
        let half = |rng: &mut Rng| [1.0, 1.5, 2.0, 4.0][rng.usize(..4)];
        let line = |from, to| Curve([from, from, to], 0.0);
        let contours = match rng.u8(..5) {
            0 => vec![ellipse(p(1.0, 0.0), p(half(rng), half(rng)))],
            // a ring
            1 => {
                let inner = half(rng);
                vec![
                    ellipse(DVec2::ZERO, p(5.0, 6.0)),
                    ellipse(DVec2::ZERO, p(inner, inner)),
                ]
            }
            // a hill, and a valley in it
            2 => {
                let top = half(rng) * 2.0;
                let hill = Curve([p(4.0, 0.0), p(0.0, 2.0 * top), p(-4.0, 0.0)], 1.0);
                vec![vec![
                    hill,
                    Curve([p(-4.0, 0.0), p(0.0, top / 2.0), p(4.0, 0.0)], 1.0),
                ]]
            }
            // a rectangle with round ends
            3 => {
                let r = half(rng);
                let w = 0.5f64.sqrt();
                vec![vec![
                    line(p(-3.0, -r), p(3.0, -r)),
                    Curve([p(3.0, -r), p(3.0 + r, -r), p(3.0 + r, 0.0)], w),
                    Curve([p(3.0 + r, 0.0), p(3.0 + r, r), p(3.0, r)], w),
                    line(p(3.0, r), p(-3.0, r)),
                    Curve([p(-3.0, r), p(-3.0 - r, r), p(-3.0 - r, 0.0)], w),
                    Curve([p(-3.0 - r, 0.0), p(-3.0 - r, -r), p(-3.0, -r)], w),
                ]]
            }
            _ => {
                let count = rng.usize(2..6);
                let mut at = |k: usize, reach: f64| {
                    let angle = (k as f64 + 0.8 * rng.f64()) * std::f64::consts::TAU;
                    DVec2::from_angle(angle / count as f64) * reach * (0.5 + rng.f64())
                };
                let vertices: Vec<DVec2> = (0..count).map(|k| at(k, 5.0)).collect();
                let controls: Vec<DVec2> = (0..count).map(|k| at(k, 6.0)).collect();
                let weights = [0.5, 1.0, 0.5f64.sqrt()];
                let curve = |k: usize| {
                    let points = [vertices[k], controls[k], vertices[(k + 1) % count]];
                    Curve(points, weights[k % 3])
                };
                vec![(0..count).map(curve).collect()]
            }
        };
        if let Some(scene) = scene(&contours) {
            return scene;
        }
    }
}

fn map(rng: &mut Rng) -> Transform {
    let scale = |rng: &mut Rng| [1.0, -1.0, 2.0, 0.5][rng.usize(..4)];
    let (x, y) = (scale(rng), scale(rng));
    let map = match rng.u8(..4) {
        0 => Transform::IDENTITY,
        1 => Transform::new(x, 0.0, 0.0, y, 0.0, 0.0).expect("a map"),
        2 => Transform::new(x, 0.25, -1.0, y, 0.0, 0.0).expect("a map"),
        _ => {
            let angle = f64::from(rng.i32(0..24)) * 15.0;
            Transform::placement_degrees(DVec2::ZERO, angle, x, x).expect("a map")
        }
    };
    let far = [0.0, 3.0, 1e6][rng.usize(..3)];
    offset_by(&map, p(far, -far))
}

#[test]
fn signed_distances_of_outlines_are_those_of_the_nearest_curve() {
    let mut counts = [0; 3];
    for seed in seeds(250) {
        let mut rng = Rng::with_seed(seed);
        let scene = random(&mut rng);
        let map = map(&mut rng);
        let place = |&Curve(points, weight): &Curve| Curve(points.map(|v| map.apply(v)), weight);
        let curves: Vec<Curve> = scene.curves.iter().map(place).collect();
        for _ in 0..4 {
            let curve = curves[rng.usize(..curves.len())];
            let at = match rng.u8(..6) {
                0 => curve.0[0],
                1 => curve.at(0.5),
                2 => map.apply(DVec2::ZERO),
                3 => map.apply(p(f64::from(rng.i8(-5..=5)), 0.0)),
                _ => {
                    let half = |rng: &mut Rng| f64::from(rng.i8(-12..=12)) / 2.0;
                    map.apply(p(half(&mut rng), half(&mut rng)))
                }
            };
            let size = curves
                .iter()
                .flat_map(|curve| curve.0)
                .fold(at.abs().max_element(), |most, v| {
                    most.max(v.abs().max_element())
                });
            let found = signed_distance(&scene.shape, &map, at).expect("in range");
            let text = || format!("seed {seed}: {found:?} of {at}");
            let each = curves.iter().map(|curve| curve.distance(at));
            let expected = each.fold(f64::INFINITY, f64::min);
            let off = found.distance.abs() - expected;
            assert!(off.abs() <= NEAR * size, "{} instead of {expected}", text());
            let relation = point_relation(&scene.shape, &map, at).expect("in range");
            let sign = match relation {
                Relation::Overlapping => -1.0,
                Relation::Touching => 0.0,
                Relation::Disjoint => 1.0,
            };
            assert_eq!(found.distance * sign, found.distance.abs(), "{}", text());
            assert_eq!(found.distance == 0.0, sign == 0.0, "{}", text());
            counts[(sign + 1.0) as usize] += 1;
            let far = found.on_boundary.distance(at);
            assert!((far - expected).abs() <= NEAR * size, "{}", text());
            // the feature holds the point
            let away = match found.feature {
                Feature::Edge(k) => curves[k as usize].distance(found.on_boundary),
                Feature::Vertex(k) => curves[k as usize].0[0].distance(found.on_boundary),
                Feature::Arc(_) => f64::INFINITY,
            };
            assert!(away <= NEAR * size, "{}, off by {away}", text());
            if expected > 1e-3 {
                let toward = (found.on_boundary - at) * -sign;
                let along = found.normal.dot(toward) / toward.length();
                assert!(along > 1.0 - 1e-9, "{}, {along}", text());
            }
            assert!((found.normal.length() - 1.0).abs() < 4e-15, "{}", text());
        }
    }
    assert!(counts.iter().all(|&count| count > 50), "{counts:?}");
}

/// The sign is that of the exact relation, and steps along the normal change it.
#[test]
fn normals_of_curves_lead_out() {
    let mut checked = 0;
    for seed in seeds(500) {
        let mut rng = Rng::with_seed(seed);
        let scene = random(&mut rng);
        let at = p(f64::from(rng.i8(-24..=24)), f64::from(rng.i8(-24..=24))) / 4.0;
        let found = signed_distance(&scene.shape, &Transform::IDENTITY, at).expect("in range");
        if !matches!(found.feature, Feature::Edge(_)) {
            continue;
        }
        let ends = scene
            .curves
            .iter()
            .map(|curve| curve.0[0].distance(found.on_boundary));
        if ends.fold(f64::INFINITY, f64::min) < 1e-2 {
            continue;
        }
        checked += 1;
        let relation =
            |at| point_relation(&scene.shape, &Transform::IDENTITY, at).expect("in range");
        let step = found.normal * 1e-5;
        let text = || format!("seed {seed}: {found:?} of {at}");
        assert_eq!(
            relation(found.on_boundary + step),
            Relation::Disjoint,
            "{}",
            text()
        );
        assert_eq!(
            relation(found.on_boundary - step),
            Relation::Overlapping,
            "{}",
            text()
        );
    }
    assert!(checked > 150, "{checked}");
}

/// From the centre of a circle all points are equally near; the answer is one of them.
#[test]
fn concentric_arcs_give_one_of_their_points() {
    for radius in [1.0, 3.0, 1e6] {
        let scene = scene(&[ellipse(DVec2::ZERO, p(radius, radius))]).expect("a circle");
        let found = signed_distance(&scene.shape, &Transform::IDENTITY, DVec2::ZERO);
        let found = found.expect("in range");
        assert!(
            (found.distance + radius).abs() <= 1e-12 * radius,
            "{found:?}"
        );
        let out = found.on_boundary / radius;
        assert!((out - found.normal).length() < 1e-7, "{found:?}");
    }
}
