//! Verdicts and sweeps of outlines with curves: `cargo run --release -p sat2d-bench --bin outlines`
//! prints the tables, and `-- --write` writes them into `docs/performance.md`.
//!
//! An outline of 20 quadratic curves beside a rectangle, at random places, about half of which hit, and
//! the polygon of its chords beside the same. The pairs that touch exactly are regions on both
//! sides of a parabola, in whole numbers.

use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{Motion, sweep};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_bench::measure::{FRESH_PAIRS, Work, in_turns, in_warm_turns};
use sat2d_figures::documents;
use std::f64::consts::TAU;
use std::hint::black_box;
use std::time::Instant;

const TOUCHING: usize = 1_000;
const SWEEPS: u32 = 100;
const ROUNDS: usize = 41;

fn main() -> anyhow::Result<()> {
    let rows = [
        ("convex, clear", 10.0, true),
        ("convex, all", 10.0, false),
        ("with ten notches, clear", 6.0, true),
        ("with ten notches, all", 6.0, false),
    ];
    let rows = rows.map(|(name, inner, only_clear)| {
        let [outline, polygon] = times(inner, only_clear);
        let ratio = outline / polygon;
        format!("| {name} | {outline:.0} | {polygon:.0} | {ratio:.2} |\n")
    });
    let swept = [("convex", 10.0), ("with ten notches", 6.0)].map(|(name, inner)| {
        let [outline, polygon] = sweeps(inner);
        let ratio = outline / polygon;
        format!("| {name}, swept | {outline:.0} | {polygon:.0} | {ratio:.1} |\n")
    });
    let (mean, slowest) = touching();
    let table = format!(
        "| an outline of 20 curves and a rectangle | ns a pair | its 20-gon of chords | ratio |\n\
         | --- | ---: | ---: | ---: |\n{}\
         | two outlines that touch at a tangent: mean, slowest | {mean:.0}, {slowest:.0} | | |\n",
        rows.concat() + &swept.concat()
    );
    let scenes = swept_scenes();
    print!("{table}\n{scenes}");
    if std::env::args().any(|word| word == "--write") {
        documents::write("outlines", &table)?;
        documents::write("outline sweeps", &scenes)?;
    }
    Ok(())
}

/// An outline whose vertices are by turns 10 and `inner` from the origin, and their polygon.
fn shapes(inner: f64) -> [Shape; 2] {
    star(20, [10.0, inner], 0.52)
}

/// An outline of so many curves, whose vertices are by turns at these distances from the origin and
/// whose control points at this part of the sum of two of them, and the polygon of its vertices.
fn star(count: usize, reaches: [f64; 2], control: f64) -> [Shape; 2] {
    let vertices: Vec<DVec2> = (0..count)
        .map(|k| DVec2::from_angle(k as f64 * TAU / count as f64) * reaches[k % 2])
        .collect();
    let mut path = Path::new();
    path.move_to(vertices[0]);
    for k in 0..count {
        let end = vertices[(k + 1) % count];
        path.quadratic_to((vertices[k] + end) * control, end);
    }
    let outline = Shape::outline(&path, FillRule::EvenOdd).expect("an outline");
    [outline, Shape::polygon(&[&vertices]).expect("a polygon")]
}

/// A disc with a round hole, of four arcs.
fn ring(radii: [f64; 2]) -> Shape {
    let mut path = Path::new();
    for radius in radii {
        path.move_to(DVec2::X * radius);
        for to in [DVec2::NEG_X, DVec2::X] {
            path.arc_to(DVec2::splat(radius), 0.0, false, true, to * radius);
        }
    }
    Shape::outline(&path, FillRule::EvenOdd).expect("an outline")
}

/// The medians of a sweep of a rectangle from outside, toward anything within 12 of the origin.
fn sweeps(inner: f64) -> [f64; 2] {
    let [outline, polygon] = shapes(inner);
    let rectangle = Shape::rectangle(4.0, 2.0).expect("a rectangle");
    let motions = motions(from_outside);
    let answer = |shape: &Shape| {
        for [rests, flies] in &motions {
            black_box(sweep(shape, rests, &rectangle, flies).expect("in range"));
        }
    };
    let works: &mut [Work<'_>] =
        &mut [Box::new(|| answer(&outline)), Box::new(|| answer(&polygon))];
    let times = in_warm_turns(ROUNDS, SWEEPS as usize, works);
    [0, 1].map(|work| times[work].median)
}

/// A shape at rest that is turned, and one that flies twice the way from one point to another.
fn motions(way: fn(&mut Rng, u32) -> [DVec2; 2]) -> Vec<[Motion; 2]> {
    let rng = &mut Rng::with_seed(3);
    let motion = |k: u32| {
        let [from, to] = way(rng, k);
        let turn = TAU * f64::from(k) * 0.618;
        let start = Transform::placement(from, turn, 1.0, 1.0).expect("a placement");
        let here = Transform::placement(DVec2::ZERO, -turn, 1.0, 1.0).expect("a placement");
        let flies = Motion::linear(start, (to - from) * 2.0).expect("finite");
        [Motion::still(here), flies]
    };
    (0..SWEEPS).map(motion).collect()
}

fn at(rng: &mut Rng, reach: f64) -> DVec2 {
    DVec2::from_angle(TAU * rng.f64()) * reach
}

fn from_outside(rng: &mut Rng, k: u32) -> [DVec2; 2] {
    [
        at(rng, 30.0),
        at(rng, 12.0 * f64::from(k) / f64::from(SWEEPS)),
    ]
}

fn from_inside(rng: &mut Rng, _: u32) -> [DVec2; 2] {
    [at(rng, 2.0), at(rng, 20.0)]
}

/// Along tangents of a circle round the origin, or a little beyond it.
fn grazing(rng: &mut Rng, _: u32) -> [DVec2; 2] {
    let along = at(rng, 1.0);
    let beside = along.perp() * (11.5 + 0.1 * rng.f64());
    [along * 30.0 + beside, beside]
}

fn past(rng: &mut Rng, _: u32) -> [DVec2; 2] {
    let along = at(rng, 1.0);
    [along * 30.0, along.perp() * 14.0]
}

/// The medians of sweeps of more shapes, in microseconds.
fn swept_scenes() -> String {
    let [convex, _] = shapes(10.0);
    let [notched, _] = shapes(6.0);
    let ring = ring([10.0, 6.0]);
    let [small, _] = star(8, [2.0, 2.0], 0.54);
    let [wavy, _] = star(8, [2.5, 1.2], 0.54);
    let rectangle = Shape::rectangle(4.0, 2.0).expect("a rectangle");
    let circle = Shape::circle(DVec2::ZERO, 1.5).expect("a circle");
    // where the first sweeps end, these begin
    let in_touch = |a: &Shape, b: &Shape| -> Vec<[Motion; 2]> {
        let from_there = |[rests, flies]: [Motion; 2]| {
            let hit = sweep(a, &rests, b, &flies).expect("in range")?;
            let there = flies.at(hit.time).expect("in range");
            Some([
                rests,
                Motion::linear(there, flies.translation()).expect("finite"),
            ])
        };
        motions(from_outside)
            .into_iter()
            .filter_map(from_there)
            .collect()
    };
    let scenes = [
        (
            "convex, rectangle",
            &convex,
            &rectangle,
            motions(from_outside),
        ),
        (
            "with ten notches, rectangle",
            &notched,
            &rectangle,
            motions(from_outside),
        ),
        (
            "with a hole, rectangle",
            &ring,
            &rectangle,
            motions(from_outside),
        ),
        ("convex, circle", &convex, &circle, motions(from_outside)),
        (
            "with ten notches, circle",
            &notched,
            &circle,
            motions(from_outside),
        ),
        (
            "convex, outline of 8 curves",
            &convex,
            &small,
            motions(from_outside),
        ),
        (
            "with ten notches, outline of 8 waves",
            &notched,
            &wavy,
            motions(from_outside),
        ),
        (
            "with a hole, outline of 8 curves in it",
            &ring,
            &small,
            motions(from_inside),
        ),
        (
            "convex, circle that grazes it or misses",
            &convex,
            &circle,
            motions(grazing),
        ),
        (
            "convex, rectangle in touch",
            &convex,
            &rectangle,
            in_touch(&convex, &rectangle),
        ),
        (
            "with ten notches, outline in touch",
            &notched,
            &wavy,
            in_touch(&notched, &wavy),
        ),
        (
            "with ten notches, outline that misses",
            &notched,
            &wavy,
            motions(past),
        ),
    ];
    let mut table = String::from("| a sweep of an outline | µs |\n| --- | ---: |\n");
    for (name, a, b, motions) in &scenes {
        let works: &mut [Work<'_>] = &mut [Box::new(|| {
            for [rests, flies] in motions {
                black_box(sweep(a, rests, b, flies).expect("in range"));
            }
        })];
        let time = in_warm_turns(ROUNDS, motions.len(), works)[0].median / 1e3;
        table += &format!("| {name} | {time:.1} |\n");
    }
    table
}

/// The medians of the verdicts of both. A pair is clear if the polygon would answer the same if it
/// were 4 % smaller or larger.
fn times(inner: f64, only_clear: bool) -> [f64; 2] {
    let [outline, polygon] = shapes(inner);
    let rectangle = Shape::rectangle(4.0, 2.0).expect("a rectangle");
    let rng = &mut Rng::with_seed(1);
    let is_clear = |[t, at]: &[Transform; 2]| {
        let scaled = |scale: f64| {
            let scale = Transform::new(scale, 0.0, 0.0, scale, 0.0, 0.0).expect("a scale");
            let t = t.product(&scale).expect("in range");
            relation(&polygon, &t, &rectangle, at).expect("in range")
        };
        scaled(0.96) == scaled(1.04)
    };
    let maps: Vec<[Transform; 2]> = std::iter::repeat_with(|| {
        let offset = DVec2::from_angle(TAU * rng.f64()) * (16.0 * rng.f64());
        [DVec2::ZERO, offset]
            .map(|at| Transform::placement(at, TAU * rng.f64(), 1.0, 1.0).expect("a placement"))
    })
    .filter(|pair| !only_clear || is_clear(pair))
    .take(FRESH_PAIRS)
    .collect();
    let answer = |shape: &Shape| {
        for [t, at] in &maps {
            black_box(relation(shape, t, &rectangle, at).expect("in range"));
        }
    };
    let works: &mut [Work<'_>] =
        &mut [Box::new(|| answer(&outline)), Box::new(|| answer(&polygon))];
    let times = in_turns(ROUNDS, FRESH_PAIRS, works);
    [0, 1].map(|work| times[work].median)
}

/// The mean and the slowest of pairs that touch, each the fastest of three, in nanoseconds.
fn touching() -> (f64, f64) {
    let p = |x, y| DVec2::new(x, y);
    let mut above = Path::new();
    above
        .move_to(p(-5.0, 25.0))
        .quadratic_to(p(0.0, -25.0), p(5.0, 25.0));
    let above = Shape::outline(&above, FillRule::EvenOdd).expect("an outline");
    let rng = &mut Rng::with_seed(2);
    let here = Transform::IDENTITY;
    let times: Vec<f64> = (0..TOUCHING)
        .map(|_| {
            // y = s² + 2 s (x - s) - k (x - s)², and what is below it
            let (s, m) = (
                f64::from(rng.i32(-400..=400)) / 128.0,
                f64::from(rng.i32(1..=4)),
            );
            let k = f64::from(rng.i32(0..=2));
            let at = |x: f64| p(s + x, s * s + 2.0 * s * x - k * x * x);
            let mut below = Path::new();
            below
                .move_to(at(-m))
                .quadratic_to(p(s, s * s + k * m * m), at(m));
            below.line_to(at(m) - p(0.0, 99.0));
            let below = Shape::outline(&below, FillRule::EvenOdd).expect("an outline");
            let time = || {
                let start = Instant::now();
                let found = relation(&above, &here, &below, &here).expect("in range");
                assert_eq!(found, Relation::Touching);
                start.elapsed().as_nanos() as f64
            };
            time().min(time()).min(time())
        })
        .collect();
    let mean = times.iter().sum::<f64>() / TOUCHING as f64;
    (mean, times.into_iter().fold(0.0, f64::max))
}
