//! Verdicts of outlines with curves: `cargo run --release -p sat2d-bench --bin outlines` prints the
//! table, and `-- --write` writes it into `docs/performance.md`.
//!
//! An outline of 20 quadratic curves beside a rectangle, 4,000 placements, about half of which hit,
//! and the polygon of its chords beside the same. The pairs that touch exactly are regions on both
//! sides of a parabola, in whole numbers.

use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{Motion, sweep};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_bench::measure::in_turns;
use sat2d_figures::documents;
use std::f64::consts::TAU;
use std::hint::black_box;
use std::time::Instant;

const PAIRS: usize = 4_000;
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
    print!("{table}");
    if std::env::args().any(|word| word == "--write") {
        documents::write("outlines", &table)?;
    }
    Ok(())
}

/// An outline whose vertices are by turns 10 and `inner` from the origin, and their polygon.
fn shapes(inner: f64) -> [Shape; 2] {
    let vertices: Vec<DVec2> = (0..20_u32)
        .map(|k| DVec2::from_angle(f64::from(k) * TAU / 20.0) * [10.0, inner][k as usize % 2])
        .collect();
    let mut path = Path::new();
    path.move_to(vertices[0]);
    for k in 0..20 {
        let end = vertices[(k + 1) % 20];
        path.quadratic_to((vertices[k] + end) * 0.52, end);
    }
    let outline = Shape::outline(&path, FillRule::EvenOdd).expect("an outline");
    [outline, Shape::polygon(&[&vertices]).expect("a polygon")]
}

/// The medians of a sweep of a rectangle from outside, toward anything within 12 of the origin.
fn sweeps(inner: f64) -> [f64; 2] {
    let [outline, polygon] = shapes(inner);
    let rectangle = Shape::rectangle(4.0, 2.0).expect("a rectangle");
    let rng = &mut Rng::with_seed(3);
    let mut at = |reach: f64| DVec2::from_angle(TAU * rng.f64()) * reach;
    let motions: Vec<[Motion; 2]> = (0..SWEEPS)
        .map(|k| {
            let (from, to) = (at(30.0), at(12.0 * f64::from(k) / f64::from(SWEEPS)));
            let turn = TAU * f64::from(k) * 0.618;
            let start = Transform::placement(from, turn, 1.0, 1.0).expect("a placement");
            let here = Transform::placement(DVec2::ZERO, -turn, 1.0, 1.0).expect("a placement");
            let flies = Motion::linear(start, (to - from) * 2.0).expect("finite");
            [Motion::still(here), flies]
        })
        .collect();
    let answer = |shape: &Shape| {
        for [rests, flies] in &motions {
            black_box(sweep(shape, rests, &rectangle, flies).expect("in range"));
        }
    };
    let works: &mut [Box<dyn FnMut() + '_>] =
        &mut [Box::new(|| answer(&outline)), Box::new(|| answer(&polygon))];
    let times = in_turns(ROUNDS, SWEEPS as usize, works);
    [0, 1].map(|work| times[work].median)
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
    .take(PAIRS)
    .collect();
    let answer = |shape: &Shape| {
        for [t, at] in &maps {
            black_box(relation(shape, t, &rectangle, at).expect("in range"));
        }
    };
    let works: &mut [Box<dyn FnMut() + '_>] =
        &mut [Box::new(|| answer(&outline)), Box::new(|| answer(&polygon))];
    let times = in_turns(ROUNDS, PAIRS, works);
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
