//! The share of random pairs that each stage of `relation` decides.
//!
//! `cargo run --release -p sat2d-bench --bin ladder` prints the shares; with `-- --write` it writes
//! them to `crates/sat2d-bench/shares.csv`, and the table in `docs/performance.md`. "alone" is the
//! share that a stage decides if it gets all pairs, "in turn" the share of all pairs that reach it
//! and that it decides.

use sat2d::internals::relation_stages;
use sat2d_bench::scene::{Scene, circle, polygon, rectangle};
use sat2d_figures::recorded;

const PAIRS: usize = 100_000;

fn main() -> anyhow::Result<()> {
    let scenes = [
        Scene::new("rectangle - rectangle", PAIRS, rectangle, rectangle),
        Scene::new("rectangle - 8-gon", PAIRS, rectangle, polygon(8)),
        Scene::new("4-gon - 4-gon", PAIRS, polygon(4), polygon(4)),
        Scene::new("8-gon - 8-gon", PAIRS, polygon(8), polygon(8)),
        Scene::new("circle - 8-gon", PAIRS, circle, polygon(8)),
        Scene::new("circle - circle", PAIRS, circle, circle),
        Scene::new("64-gon - 64-gon", PAIRS, polygon(64), polygon(64)),
    ];
    let mut csv = "scene,stage,alone %,in turn %\n".to_owned();
    for scene in &scenes {
        csv += &shares(scene);
    }
    print!("{csv}");
    if std::env::args().any(|word| word == "--write") {
        std::fs::write(recorded::path(recorded::SHARES), csv)?;
        recorded::write_tables()?;
    }
    Ok(())
}

fn shares(scene: &Scene) -> String {
    let shapes = scene
        .pools
        .each_ref()
        .map(|pool| pool.iter().map(|form| form.shape()).collect::<Vec<_>>());
    let mut names = [""; 5];
    let (mut alone, mut in_turn) = ([0usize; 5], [0usize; 5]);
    for [(i, p), (j, q)] in &scene.pairs {
        let (a, b) = (&shapes[0][*i], &shapes[1][*j]);
        let stages = relation_stages(a, &p.transform(), b, &q.transform());
        for (k, (name, answer)) in stages.iter().enumerate() {
            names[k] = name;
            alone[k] += usize::from(answer.is_some());
        }
        if let Some(k) = stages.iter().position(|(_, answer)| answer.is_some()) {
            in_turn[k] += 1;
        }
    }
    let percent = |count: usize| 100.0 * count as f64 / scene.pairs.len() as f64;
    let line = |(k, name): (usize, &&str)| {
        let (alone, in_turn) = (percent(alone[k]), percent(in_turn[k]));
        format!("{},{name},{alone:.2},{in_turn:.2}\n", scene.name)
    };
    names.iter().enumerate().map(line).collect()
}
