//! Compares distances, rays and sweeps with parry on the same pairs in a square of 40 by 40, where
//! few pairs meet: `cargo bench -p sat2d-bench --bench narrow [-- --write | FOLDER]`. The results
//! go to `questions.csv` in the folder (default: `target/bench`); with `--write` to
//! `docs/performance`, and the tables made of them into the documents. Contacts are in the
//! benchmark of pairs.

mod inputs;
mod judge;

use inputs::{Case, Forms, Outline, cases, circles, polygons, rectangles};
use judge::is_inside;
use parry2d_f64::math::Vector;
use parry2d_f64::query::{
    ClosestPoints, Ray, RayIntersection, ShapeCastOptions, cast_shapes, closest_points, distance,
};
use parry2d_f64::shape::Shape as ParryShape;
use sat2d::query::{Motion, RayHit};
use sat2d::{DVec2, Shape};
use sat2d_bench::measure::{FRESH_PAIRS, Work, in_turns};
use sat2d_bench::report::{self, Line};
use sat2d_figures::recorded;
use std::hint::black_box;

const POOL: usize = 256;
/// The side of the square that the pairs are in.
const SPREAD: f64 = 40.0;
const ROUNDS: usize = 41;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut lines = Vec::new();
    for (question, calls) in QUESTIONS {
        for kind in KINDS {
            let (pools, cases) = (Pools::new(kind), cases(FRESH_PAIRS, POOL, SPREAD, 2));
            agree(question, kind, &pools, &cases, calls);
            lines.extend(measured(question, kind, &pools, &cases, calls));
        }
    }
    print!("{}", report::table(&lines));
    // cargo bench adds a flag of its own
    let (flags, rest): (Vec<String>, Vec<String>) = std::env::args()
        .skip(1)
        .partition(|word| word.starts_with("--"));
    let is_recorded = flags.iter().any(|flag| flag == "--write");
    let csv = recorded::path(recorded::QUESTIONS);
    let folder = match (csv.parent(), rest.first()) {
        (Some(documents), _) if is_recorded => documents.to_owned(),
        (_, Some(folder)) => recorded::path(folder),
        _ => recorded::path("target/bench"),
    };
    std::fs::create_dir_all(&folder)?;
    report::write_csv(&folder.join("questions.csv"), &lines)?;
    if is_recorded {
        recorded::write_tables()?;
    }
    Ok(())
}

/// One shape in the forms of both libraries.
type Both<'a> = (&'a Shape, &'a dyn ParryShape);

/// A call that answers a question about a pair.
type Call = fn(Both<'_>, Both<'_>, &Case) -> f64;

/// The questions, and the calls that answer each: that of sat2d first, then the one whose answers
/// its are compared with.
const QUESTIONS: [(&str, &[(&str, Call)]); 3] = [
    (
        "distance",
        &[
            ("sat2d distance", our_distance),
            ("parry distance", parry_distance),
            ("parry closest_points", parry_points),
        ],
    ),
    (
        "ray",
        &[
            ("sat2d cast_segment", our_ray),
            ("parry cast_ray_and_get_normal", parry_ray),
        ],
    ),
    (
        "sweep",
        &[
            ("sat2d sweep", our_sweep),
            ("parry cast_shapes", parry_sweep),
        ],
    ),
];

/// The kinds of shapes of a pair.
#[derive(Clone, Copy)]
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

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Rectangles => "rectangle - rectangle",
            Kind::Octagons => "8-gon - 8-gon",
            Kind::CircleOctagon => "circle - 8-gon",
            Kind::Circles => "circle - circle",
        }
    }
}

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

/// The times of all calls of a question. The answers are added up, so that the compiler cannot
/// remove any.
fn measured(
    question: &str,
    kind: Kind,
    pools: &Pools,
    cases: &[Case],
    calls: &[(&'static str, Call)],
) -> Vec<Line> {
    let work = |call: Call| {
        Box::new(move || {
            let sum = cases.iter().fold(0.0, |sum, case| {
                let (a, b) = pools.pair(black_box(case));
                sum + call(a, b, case)
            });
            black_box(sum);
        }) as Work<'_>
    };
    let mut works: Vec<_> = calls.iter().map(|(_, call)| work(*call)).collect();
    let times = in_turns(ROUNDS, cases.len(), &mut works);
    let lines = calls.iter().zip(&times);
    lines
        .map(|((library, _), &time)| Line {
            scene: format!("{question}, {}", kind.name()),
            library: (*library).into(),
            scalar: "f64",
            time,
            ratio: Some(time.median / times[0].median),
            note: String::new(),
        })
        .collect()
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

/// Inlined as in a caller's loop, though `starts_inside` calls it as well; so is `parry_hit`.
#[inline(always)]
fn our_hit(b: Both<'_>, case: &Case) -> Option<RayHit> {
    let (start, way) = path(case);
    sat2d::query::cast_segment(b.0, &case.transforms[1], start, start + way).expect("in range")
}

fn our_ray(_: Both<'_>, b: Both<'_>, case: &Case) -> f64 {
    our_hit(b, case).map_or(0.0, |hit| hit.fraction + hit.normal.x)
}

#[inline(always)]
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

/// Prints how many answers of the first two calls differ: times are comparable only where the
/// answers are the same.
fn agree(question: &str, kind: Kind, pools: &Pools, cases: &[Case], calls: &[(&str, Call)]) {
    let differ = |case: &&Case| {
        let (a, b) = pools.pair(case);
        let (x, y) = (calls[0].1(a, b, case), calls[1].1(a, b, case));
        (x - y).abs() > 1e-6 * x.abs().max(1.0)
    };
    let differ: Vec<&Case> = cases.iter().filter(differ).collect();
    print!(
        "{question}, {}: {} of {FRESH_PAIRS} answers differ by more than 1e-6",
        kind.name(),
        differ.len()
    );
    if question == "ray" {
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
