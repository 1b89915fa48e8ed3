//! The share of random pairs that each stage of a ladder decides.
//!
//! `cargo run --release -p sat2d-bench --features stages --bin ladder` prints the shares; with
//! `-- --write` it writes them to `crates/sat2d-bench/shares.csv`, and the table in
//! `docs/performance.md`. "alone" is the share that a stage decides if it gets all pairs, "in turn"
//! the share of all pairs that reach it and that it decides.

use sat2d::internals::{
    cast_stages, contact_stages, distance_stages, relation_stages, sweep_stages,
};
use sat2d::query::Motion;
use sat2d::{Shape, Transform};
use sat2d_bench::peers::{flight, segment};
use sat2d_bench::scene::{Scene, circle, polygon, rectangle};
use sat2d_figures::recorded;

const PAIRS: usize = 20_000;

/// The stages of a question about a pair, in order, and whether each decides.
type Stages = Vec<(&'static str, bool)>;
type Ask = fn(&Shape, &Transform, &Shape, &Transform) -> Stages;

const QUESTIONS: [(&str, Ask); 5] = [
    ("relation", |a, ta, b, tb| {
        decided(relation_stages(a, ta, b, tb))
    }),
    ("contact", |a, ta, b, tb| {
        decided(contact_stages(a, ta, b, tb))
    }),
    ("distance", |a, ta, b, tb| {
        decided(distance_stages(a, ta, b, tb))
    }),
    ("cast", |_, ta, b, tb| {
        let [start, end] = segment(ta, tb);
        decided(cast_stages(b, tb, start, end))
    }),
    ("sweep", |a, ta, b, tb| {
        decided(sweep_stages(a, &flight(ta, tb), b, &Motion::still(*tb)))
    }),
];

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
    let mut csv = "question,stage,scene,alone %,in turn %\n".to_owned();
    for (question, ask) in QUESTIONS {
        let counts: Vec<_> = scenes.iter().map(|scene| count(scene, ask)).collect();
        for stage in in_order(&counts) {
            for (scene, counts) in scenes.iter().zip(&counts) {
                let found = counts.iter().find(|(name, ..)| *name == stage);
                let (_, alone, in_turn) = found.copied().unwrap_or_default();
                let [alone, in_turn] = [alone, in_turn]
                    .map(|count: usize| 100.0 * count as f64 / scene.pairs.len() as f64);
                csv += &format!(
                    "{question},{stage},{},{alone:.2},{in_turn:.2}\n",
                    scene.name
                );
            }
        }
    }
    print!("{csv}");
    if std::env::args().any(|word| word == "--write") {
        std::fs::write(recorded::path(recorded::SHARES), csv)?;
        recorded::write_tables()?;
    }
    Ok(())
}

/// A stage that a ladder has twice counts where either decides.
fn decided<T>(answers: Vec<(&'static str, Option<T>)>) -> Stages {
    let mut stages = Stages::new();
    for (name, answer) in answers {
        match stages.iter_mut().find(|(known, _)| *known == name) {
            Some((_, decides)) => *decides |= answer.is_some(),
            None => stages.push((name, answer.is_some())),
        }
    }
    stages
}

/// The stages that the pairs of a scene reach, and how many each decides alone and in turn.
fn count(scene: &Scene, ask: Ask) -> Vec<(&'static str, usize, usize)> {
    let shapes = scene
        .pools
        .each_ref()
        .map(|pool| pool.iter().map(|form| form.shape()).collect::<Vec<_>>());
    let mut counts: Vec<(&str, usize, usize)> = Vec::new();
    for [(i, p), (j, q)] in &scene.pairs {
        let (a, b) = (&shapes[0][*i], &shapes[1][*j]);
        let stages = ask(a, &p.transform(), b, &q.transform());
        let first = stages.iter().find(|(_, decides)| *decides);
        for (k, (name, decides)) in stages.iter().enumerate() {
            let known = counts.iter().position(|(known, ..)| known == name);
            let place = known.unwrap_or_else(|| {
                counts.insert(k, (name, 0, 0));
                k
            });
            counts[place].1 += usize::from(*decides);
            counts[place].2 += usize::from(first.is_some_and(|(decider, _)| decider == name));
        }
    }
    counts
}

/// All stages of some scenes. Each stands before those that follow it in its scene.
fn in_order(scenes: &[Vec<(&'static str, usize, usize)>]) -> Vec<&'static str> {
    let mut all: Vec<&str> = Vec::new();
    for stages in scenes {
        let mut next = all.len();
        for (name, ..) in stages.iter().rev() {
            match all.iter().position(|known| known == name) {
                Some(place) => next = place,
                None => all.insert(next, name),
            }
        }
    }
    all
}
