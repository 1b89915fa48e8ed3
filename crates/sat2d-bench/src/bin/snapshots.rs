//! What it costs to go back in time: saving, restoring and copying a world of 1,000 bodies, a
//! tenth of which moves, and recording it. `cargo run --release -p sat2d-bench --bin snapshots`
//! prints microseconds, the median of some hundred rounds; with `-- --write` it writes the table
//! into `docs/performance.md`.

use sat2d::world::{Body, BodyId, BodyKind, World};
use sat2d::{DVec2, Shape, Transform};
use sat2d_figures::documents;
use std::fmt::Write as _;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

const BODIES: usize = 1_000;
const ROUNDS: usize = 301;

fn median(mut round: impl FnMut()) -> f64 {
    let mut times: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            round();
            start.elapsed().as_secs_f64() * 1e6
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[ROUNDS / 2]
}

/// A world of rectangles, of which half meet another one, after some frames.
fn world() -> (World, Vec<BodyId>) {
    let mut rng = fastrand::Rng::with_seed(1);
    let shapes = [(1.0, 0.6), (0.5, 2.0)].map(|(w, h)| Shape::rectangle(w, h).expect("a size"));
    let shapes = shapes.map(Arc::new);
    let bodies = (0..BODIES).map(|i| {
        let at = DVec2::new(rng.f64(), rng.f64()) * 50.0;
        let at = Transform::placement(at, rng.f64(), 1.0, 1.0).expect("finite");
        let body = Body::new(shapes[i % 2].clone(), at);
        body.kind([BodyKind::Moving, BodyKind::Static][i % 2])
    });
    let mut world = World::new();
    let ids = world.insert_many(bodies.collect()).expect("in range");
    for _ in 0..20 {
        frame(&mut world, &ids);
    }
    (world, ids)
}

/// A tenth of the bodies moves.
fn frame(world: &mut World, ids: &[BodyId]) {
    let moves: Vec<(BodyId, Transform)> = ids
        .iter()
        .step_by(10)
        .map(|id| {
            let [a, b, c, d, x, y] = world.transform(*id).expect("a body").to_array();
            (
                *id,
                Transform::new(a, b, c, d, x + 0.01, y).expect("finite"),
            )
        })
        .collect();
    world.set_transforms(&moves).expect("in range");
    world.step();
}

fn main() -> anyhow::Result<()> {
    let (mut world, ids) = world();
    let bytes = world.save();
    let mut table = "| | microseconds |\n| --- | --- |\n".to_owned();
    let clone = median(|| drop(black_box(world.clone())));
    writeln!(table, "| clone | {clone:.0} |")?;
    let save = median(|| drop(black_box(world.save())));
    writeln!(table, "| save, {} kB | {save:.0} |", bytes.len() / 1000)?;
    let restore = median(|| drop(black_box(World::restore(&bytes).expect("a world"))));
    writeln!(table, "| restore | {restore:.0} |")?;
    let fingerprint = median(|| _ = black_box(world.fingerprint()));
    writeln!(table, "| fingerprint | {fingerprint:.0} |")?;
    let plain = median(|| frame(&mut world, &ids));
    writeln!(table, "| a frame | {plain:.0} |")?;
    let written = Arc::new(std::sync::atomic::AtomicUsize::new(0));
    let count = written.clone();
    world.start_recording(move |bytes| {
        count.fetch_add(bytes.len(), std::sync::atomic::Ordering::Relaxed);
        true
    });
    let recorded = median(|| frame(&mut world, &ids));
    world.stop_recording();
    let written = written.load(std::sync::atomic::Ordering::Relaxed) - bytes.len();
    let size = written as f64 / ROUNDS as f64 / 1e3;
    writeln!(
        table,
        "| a frame that is recorded, {size:.1} kB | {recorded:.0} |"
    )?;
    print!("{table}");
    if std::env::args().any(|word| word == "--write") {
        documents::write("snapshots", &table)?;
    }
    Ok(())
}
