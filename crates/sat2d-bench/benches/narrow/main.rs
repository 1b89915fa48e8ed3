//! Compares contact, distance, ray and sweep with parry on the same 10,000 pairs: `cargo bench -p
//! sat2d-bench --bench narrow`. The time of a row divided by 10,000 is the time per pair.
//!
//! About half of the pairs overlap, the others are apart; parry's contacts have a prediction
//! distance of 0, and its manifolds start empty each time.

mod inputs;
mod judge;

use divan::{Bencher, black_box};
use inputs::{Case, Forms, Outline, cases, circles, polygons, rectangles};
use judge::is_inside;
use parry2d_f64::math::Vector;
use parry2d_f64::query::{
    ClosestPoints, ContactManifold, DefaultQueryDispatcher, PersistentQueryDispatcher, Ray,
    RayIntersection, ShapeCastOptions, cast_shapes, closest_points, contact, distance,
};
use parry2d_f64::shape::Shape as ParryShape;
use sat2d::query::{Motion, RayHit};
use sat2d::{DVec2, Shape};

const PAIRS: usize = 10_000;
const POOL: usize = 256;

fn main() {
    agree();
    divan::main();
}

/// One shape in the forms of both libraries.
type Both<'a> = (&'a Shape, &'a dyn ParryShape);

/// The kinds of shapes of a pair.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Rectangles,
    Octagons,
    CircleOctagon,
    Circles,
}

const KINDS: [Kind; 4] = [
    Kind::Rectangles,
    Kind::Octagons,
    Kind::CircleOctagon,
    Kind::Circles,
];

/// The pools of first and second shapes.
struct Pools(
    Vec<Forms<Box<dyn ParryShape>>>,
    Vec<Forms<Box<dyn ParryShape>>>,
);

fn boxed<P: ParryShape>(pool: Vec<Forms<P>>) -> Vec<Forms<Box<dyn ParryShape>>> {
    let boxed = |forms: Forms<P>| Forms {
        outline: forms.outline,
        shape: forms.shape,
        parry: Box::new(forms.parry) as Box<dyn ParryShape>,
    };
    pool.into_iter().map(boxed).collect()
}

impl Pools {
    fn new(kind: Kind) -> Pools {
        let rectangles = |seed| boxed(rectangles(POOL, seed));
        let octagons = |seed| boxed(polygons(POOL, 8, seed));
        let circles = |seed| boxed(circles(POOL, seed));
        match kind {
            Kind::Rectangles => Pools(rectangles(1), rectangles(2)),
            Kind::Octagons => Pools(octagons(1), octagons(2)),
            Kind::CircleOctagon => Pools(circles(1), octagons(2)),
            Kind::Circles => Pools(circles(1), circles(2)),
        }
    }

    fn pair(&self, case: &Case) -> (Both<'_>, Both<'_>) {
        let [i, j] = case.shapes;
        let (a, b) = (&self.0[i], &self.1[j]);
        ((&a.shape, &*a.parry), (&b.shape, &*b.parry))
    }
}

/// Runs a query on all pairs and adds up the answers, so that the compiler cannot remove any.
fn run(
    bencher: Bencher,
    kind: Kind,
    spread: f64,
    ask: impl Fn(Both<'_>, Both<'_>, &Case) -> f64 + Sync,
) {
    let (pools, cases) = (Pools::new(kind), cases(PAIRS, POOL, spread, 2));
    bencher.bench(|| {
        cases.iter().fold(0.0, |sum, case| {
            let (a, b) = pools.pair(black_box(case));
            sum + ask(a, b, case)
        })
    });
}

/// The size of the scene: about half of the pairs meet, or nearly none.
const NEAR: f64 = 6.2;
const FAR: f64 = 40.0;

fn our_contact(a: Both<'_>, b: Both<'_>, case: &Case) -> f64 {
    let [ta, tb] = &case.transforms;
    let hit = sat2d::query::contact(a.0, ta, b.0, tb).expect("in range");
    hit.map_or(0.0, |hit| {
        hit.points().iter().map(|p| p.depth).fold(0.0, f64::max)
    })
}

fn parry_contact(a: Both<'_>, b: Both<'_>, case: &Case) -> f64 {
    let [pa, pb] = &case.poses;
    let hit = contact(pa, a.1, pb, b.1, 0.0).expect("supported");
    hit.map_or(0.0, |hit| -hit.dist.min(0.0))
}

fn parry_manifold(a: Both<'_>, b: Both<'_>, case: &Case) -> f64 {
    let pose = case.poses[0].inv_mul(&case.poses[1]);
    let mut manifold = ContactManifold::<(), ()>::new();
    DefaultQueryDispatcher
        .contact_manifold_convex_convex(&pose, a.1, b.1, None, None, 0.0, &mut manifold)
        .expect("supported");
    manifold.points.iter().map(|p| -p.dist).fold(0.0, f64::max)
}

fn our_distance(a: Both<'_>, b: Both<'_>, case: &Case) -> f64 {
    let [ta, tb] = &case.transforms;
    sat2d::query::distance(a.0, ta, b.0, tb)
        .expect("in range")
        .distance
}

fn parry_distance(a: Both<'_>, b: Both<'_>, case: &Case) -> f64 {
    distance(&case.poses[0], a.1, &case.poses[1], b.1)
        .expect("supported")
        .distance
}

/// Like `our_distance`, including the closest points.
fn parry_points(a: Both<'_>, b: Both<'_>, case: &Case) -> f64 {
    let [pa, pb] = &case.poses;
    let near = closest_points(pa, a.1, pb, b.1, f64::MAX).expect("supported");
    match near {
        ClosestPoints::WithinMargin(p, q) => (q - p).length(),
        ClosestPoints::Intersecting | ClosestPoints::Disjoint => 0.0,
    }
}

/// A ray from beside the middle of the first shape toward the second one, of twice that length.
fn path(case: &Case) -> (DVec2, DVec2) {
    let [ta, tb] = case.transforms.map(|t| t.apply(DVec2::ZERO));
    let start = ta + (ta - tb) * 2.0;
    (start, (tb - start) * 2.0)
}

fn our_hit(b: Both<'_>, case: &Case) -> Option<RayHit> {
    let (start, way) = path(case);
    sat2d::query::cast_segment(b.0, &case.transforms[1], start, start + way).expect("in range")
}

fn our_ray(_: Both<'_>, b: Both<'_>, case: &Case) -> f64 {
    our_hit(b, case).map_or(0.0, |hit| hit.fraction + hit.normal.x)
}

fn parry_hit(b: Both<'_>, case: &Case) -> Option<RayIntersection> {
    let (start, way) = path(case);
    let ray = Ray::new(Vector::new(start.x, start.y), Vector::new(way.x, way.y));
    b.1.cast_ray_and_get_normal(&case.poses[1], &ray, 1.0, true)
}

fn parry_ray(_: Both<'_>, b: Both<'_>, case: &Case) -> f64 {
    parry_hit(b, case).map_or(0.0, |hit| hit.time_of_impact + hit.normal.x)
}

/// Whether a ray starts inside and both libraries report a hit at 0. sat2d then returns no normal,
/// because the ray meets no boundary. parry returns a normal of length 1 for circles and polygons,
/// and none for rectangles.
fn starts_inside(outline: &Outline, b: Both<'_>, case: &Case) -> bool {
    let (Some(ours), Some(theirs)) = (our_hit(b, case), parry_hit(b, case)) else {
        return false;
    };
    let is_named_apart = ours.normal == DVec2::ZERO && (theirs.normal.length() - 1.0).abs() < 1e-9;
    is_inside(outline, &case.transforms[1], path(case).0)
        && ours.starts_inside()
        && (ours.fraction, theirs.time_of_impact) == (0.0, 0.0)
        && is_named_apart
}

fn our_sweep(a: Both<'_>, b: Both<'_>, case: &Case) -> f64 {
    let [ta, tb] = case.transforms;
    let way = tb.apply(DVec2::ZERO) - ta.apply(DVec2::ZERO);
    let motion = Motion::linear(ta, way).expect("finite");
    let hit = sat2d::query::sweep(a.0, &motion, b.0, &Motion::still(tb)).expect("in range");
    hit.map_or(0.0, |hit| hit.time)
}

fn parry_sweep(a: Both<'_>, b: Both<'_>, case: &Case) -> f64 {
    let [pa, pb] = &case.poses;
    let way = pb.translation - pa.translation;
    let options = ShapeCastOptions::with_max_time_of_impact(1.0);
    let hit = cast_shapes(pa, way, a.1, pb, Vector::ZERO, b.1, options).expect("supported");
    hit.map_or(0.0, |hit| hit.time_of_impact)
}

/// Times are comparable only where the answers are the same.
fn agree() {
    type Ask = fn(Both<'_>, Both<'_>, &Case) -> f64;
    let questions: [(&str, f64, Ask, Ask); 5] = [
        ("contact", NEAR, our_contact, parry_contact),
        ("manifold", NEAR, our_contact, parry_manifold),
        ("distance", FAR, our_distance, parry_distance),
        ("ray", FAR, our_ray, parry_ray),
        ("sweep", FAR, our_sweep, parry_sweep),
    ];
    for (name, spread, ours, theirs) in questions {
        for kind in KINDS {
            let (pools, cases) = (Pools::new(kind), cases(PAIRS, POOL, spread, 2));
            let differ = |case: &&Case| {
                let (a, b) = pools.pair(case);
                let (x, y) = (ours(a, b, case), theirs(a, b, case));
                (x - y).abs() > 1e-6 * x.abs().max(1.0)
            };
            let differ: Vec<&Case> = cases.iter().filter(differ).collect();
            print!(
                "{name} {kind:?}: {} of {PAIRS} answers differ by more than 1e-6",
                differ.len()
            );
            if name == "ray" {
                let inside = |case: &&&Case| {
                    let second = case.shapes[1];
                    starts_inside(&pools.1[second].outline, pools.pair(case).1, case)
                };
                print!(
                    "; {} of these start inside, where parry returns a normal and sat2d none",
                    differ.iter().filter(inside).count()
                );
            }
            println!();
        }
    }
}

macro_rules! rows {
    ($($name:ident: $spread:ident, $ask:ident;)*) => {$(
        #[divan::bench(args = KINDS)]
        fn $name(bencher: Bencher, kind: Kind) {
            run(bencher, kind, $spread, $ask);
        }
    )*};
}

rows! {
    contact_sat2d: NEAR, our_contact;
    contact_parry: NEAR, parry_contact;
    contact_parry_manifold: NEAR, parry_manifold;
    distance_sat2d: FAR, our_distance;
    distance_parry: FAR, parry_distance;
    distance_parry_points: FAR, parry_points;
    ray_sat2d: FAR, our_ray;
    ray_parry: FAR, parry_ray;
    sweep_sat2d: FAR, our_sweep;
    sweep_parry: FAR, parry_sweep;
}
