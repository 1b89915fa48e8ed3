//! Straight motions along exact tangents: of circles, of circles against corners and segments. All
//! numbers are whole, from Pythagorean triples, so whether the paths meet is known exactly.

use fastrand::Rng;
use sat2d::query::{Motion, cast_segment, sweep};
use sat2d::{DVec2, Shape, Transform};
use sat2d_test_support::seeds;

const TRIPLES: [(i64, i64, i64); 6] = [
    (3, 4, 5),
    (5, 12, 13),
    (8, 15, 17),
    (20, 21, 29),
    (44, 117, 125),
    (1, 0, 1),
];

fn p((x, y): (i64, i64)) -> DVec2 {
    DVec2::new(x as f64, y as f64)
}

/// A path that touches a circle about the corner of a body.
pub struct Tangent {
    corner: (i64, i64),
    pub radius: i64,
    /// The directions from the corner to where the path touches, and of the path.
    out: (i64, i64),
    along: (i64, i64),
    touch: (i64, i64),
    start: (i64, i64),
    way: (i64, i64),
}

impl Tangent {
    pub fn new(rng: &mut Rng) -> Tangent {
        let (mut x, mut y, long) = TRIPLES[rng.usize(0..TRIPLES.len())];
        if rng.bool() {
            (x, y) = (y, x);
        }
        let sign = |rng: &mut Rng| if rng.bool() { 1 } else { -1 };
        let out = (x * sign(rng), y * sign(rng));
        let radius = long * rng.i64(1..=200);
        let corner = (rng.i64(-1000..=1000), rng.i64(-1000..=1000));
        let part = radius / long;
        let touch = (corner.0 + out.0 * part, corner.1 + out.1 * part);
        let turn = sign(rng);
        let along = (-out.1 * turn, out.0 * turn);
        let mut steps = || {
            let most = [10, 1000, 100_000][rng.usize(0..3)];
            rng.i64(1..=most)
        };
        let (before, after) = (steps(), steps());
        let start = (touch.0 - along.0 * before, touch.1 - along.1 * before);
        let all = before + after;
        Tangent {
            corner,
            radius,
            out,
            along,
            touch,
            start,
            way: (along.0 * all, along.1 * all),
        }
    }

    /// Where the path starts, where it ends and where it touches the circle.
    pub fn path(&self) -> [DVec2; 3] {
        let start = p(self.start);
        [start, start + p(self.way), p(self.touch)]
    }

    /// The corner, the centre of the circle.
    pub fn core(&self) -> DVec2 {
        p(self.corner)
    }

    /// A body that has the corner and lies behind the line across `out` there.
    pub fn body(&self, rng: &mut Rng, radius: f64) -> Shape {
        let corner = p(self.corner);
        let aside = p(self.along) * rng.i64(0..=3) as f64 - p(self.out) * rng.i64(1..=3) as f64;
        let other = -p(self.along) * rng.i64(4..=6) as f64 - p(self.out) * rng.i64(1..=9) as f64;
        match rng.u8(0..4) {
            0 => Shape::circle(corner, radius),
            1 => Shape::capsule(corner, corner + aside, radius),
            2 => Shape::rounded_polygon(&[corner, corner + aside, corner + other], radius),
            // an edge along the path
            _ => Shape::capsule(corner, corner + p(self.along), radius),
        }
        .unwrap()
    }

    /// Whether a disc that moves along the path, wholly or in part, meets a body.
    fn hits(&self, rng: &mut Rng, body: &Shape, radius: f64, both: bool) -> bool {
        let at = |v| Transform::translation(v).unwrap();
        let disc = Shape::circle(DVec2::ZERO, radius).unwrap();
        let by = match both {
            true => DVec2::new(rng.i64(-999..=999) as f64, rng.i64(-999..=999) as f64),
            false => DVec2::ZERO,
        };
        let of_body = Motion::linear(Transform::IDENTITY, by).unwrap();
        let of_disc = Motion::linear(at(p(self.start)), p(self.way) + by).unwrap();
        let met = match rng.bool() {
            true => sweep(body, &of_body, &disc, &of_disc),
            false => sweep(&disc, &of_disc, body, &of_body),
        };
        met.unwrap().is_some()
    }
}

#[test]
fn straight_motions_along_exact_tangents_meet_and_those_beside_them_do_not() {
    for seed in seeds(3000) {
        let rng = &mut Rng::with_seed(seed);
        let tangent = Tangent::new(rng);
        let radius = tangent.radius as f64;
        // the radius of the disc that moves: none, or what the body leaves
        let moving = match rng.bool() {
            true => 0.0,
            false => rng.i64(1..=tangent.radius) as f64,
        };
        let both = rng.bool();
        let resting = radius - moving;
        let body = tangent.body(rng, resting);
        let what = || {
            format!(
                "seed {seed}: {body:?} {:?} {:?}",
                tangent.start, tangent.way
            )
        };
        assert!(tangent.hits(rng, &body, moving, both), "{}", what());
        // into the body by the least that doubles hold, and past it by a unit
        let state = rng.clone();
        let grown = |by: f64| {
            let rng = &mut state.clone();
            match resting > 1.0 {
                true => (tangent.body(rng, by + resting), moving),
                false => (tangent.body(rng, resting), by + moving),
            }
        };
        let (more, less) = (f64::EPSILON * radius, -1.0);
        let (deeper, with) = grown(more);
        assert!(tangent.hits(rng, &deeper, with, both), "{}", what());
        if radius > 1.0 {
            let (thinner, with) = grown(less);
            assert!(!tangent.hits(rng, &thinner, with, both), "{}", what());
        }
        // a cast along the same path agrees
        if moving == 0.0 && !both {
            let end = p(tangent.start) + p(tangent.way);
            let hit = cast_segment(&body, &Transform::IDENTITY, p(tangent.start), end);
            assert!(hit.unwrap().is_some(), "{}", what());
        }
    }
}
