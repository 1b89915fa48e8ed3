//! What a certificate costs compared with the verdict alone: `cargo run --release -p sat2d-bench
//! --bin explain` prints the table, and `-- --write` writes it into `docs/witnesses.md`.
//!
//! Random placements of two shapes, about half of which hit. The pairs that touch are squares side
//! by side.

use fastrand::Rng;
use sat2d::query::explain;
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_bench::measure::{FRESH_PAIRS, Work, in_turns};
use sat2d_figures::documents;
use std::f64::consts::TAU;
use std::hint::black_box;

const ROUNDS: usize = 41;

type Places = Vec<[Transform; 2]>;

fn main() -> anyhow::Result<()> {
    let ring = |n: u32, radii: [f64; 2]| -> Vec<DVec2> {
        let angle = |k: u32| f64::from(k) * TAU / f64::from(n);
        let corner = |k: u32| DVec2::from_angle(angle(k)) * radii[k as usize % 2];
        (0..n).map(corner).collect()
    };
    let square = || Shape::rectangle(8.0, 8.0).expect("valid");
    let circle = || Shape::circle(DVec2::ZERO, 5.0).expect("valid");
    let octagon = || Shape::convex_polygon(&ring(8, [5.0; 2])).expect("valid");
    let star = || Shape::polygon(&[&ring(20, [5.0, 3.0])]).expect("valid");
    let rows = [
        ("two rectangles", square(), square()),
        ("two octagons", octagon(), octagon()),
        ("a circle and an octagon", circle(), octagon()),
        ("two circles", circle(), circle()),
        ("two stars of ten rays", star(), star()),
    ];
    let mut table = "| pair | relation | ns | with its certificate | ratio |\n\
                     | --- | --- | ---: | ---: | ---: |\n"
        .to_owned();
    for (name, a, b) in rows {
        let all = placements();
        for wanted in [Relation::Disjoint, Relation::Overlapping] {
            let is_wanted = |at: &&[Transform; 2]| relation(&a, &at[0], &b, &at[1]) == Ok(wanted);
            let places: Places = all.iter().filter(is_wanted).copied().collect();
            table += &row(name, wanted, [&a, &b], &places);
        }
    }
    let rng = &mut Rng::with_seed(2);
    let beside = (0..FRESH_PAIRS).map(|_| {
        let offset = DVec2::new(8.0, 16.0 * rng.f64() - 8.0);
        [DVec2::ZERO, offset].map(|at| Transform::translation(at).expect("valid"))
    });
    let places: Places = beside.collect();
    let touching = Relation::Touching;
    table += &row("two squares", touching, [&square(), &square()], &places);
    print!("{table}");
    if std::env::args().any(|word| word == "--write") {
        documents::write("explain", &table)?;
    }
    Ok(())
}

fn placements() -> Places {
    let rng = &mut Rng::with_seed(1);
    let place = |_| {
        let offset = DVec2::from_angle(TAU * rng.f64()) * (18.0 * rng.f64());
        [DVec2::ZERO, offset]
            .map(|at| Transform::placement(at, TAU * rng.f64(), 1.0, 1.0).expect("valid"))
    };
    (0..FRESH_PAIRS).map(place).collect()
}

/// The medians of both calls.
fn row(name: &str, of: Relation, [a, b]: [&Shape; 2], places: &Places) -> String {
    let verdict = || {
        for [t, at] in places {
            black_box(relation(a, t, b, at).expect("in range"));
        }
    };
    let proof = || {
        for [t, at] in places {
            black_box(explain(a, t, b, at).expect("in range"));
        }
    };
    let works: &mut [Work<'_>] = &mut [Box::new(verdict), Box::new(proof)];
    let times = in_turns(ROUNDS, places.len(), works);
    let [alone, proven] = [0, 1].map(|work| times[work].median);
    let (ratio, of) = (proven / alone, format!("{of:?}").to_lowercase());
    format!("| {name} | {of} | {alone:.0} | {proven:.0} | {ratio:.1} |\n")
}
