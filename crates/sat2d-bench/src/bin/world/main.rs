//! Measures the frames and the queries of a world and its peers: `cargo run --release -p
//! sat2d-bench --features peers --bin world`.
//!
//! A frame sets new placements and finds and decides all pairs that meet; sat2d's also reads all
//! events in order. All libraries run the same frames, several in a row. Times are processor times
//! of the thread. The frames form five blocks, and the table has the mean of the fastest block:
//! this includes work that is done only now and then, and excludes disturbances of the machine. The
//! first frames, until the bodies move steadily, are not measured. In scenes of at most 10,000
//! moving bodies, sat2d's pairs are compared with those of brute force after the last frame; in
//! larger ones their number with that of the others. Arguments select parts: a number of bodies,
//! the name of a scene (`"speed 0.2"`), `ours` (without the peers) or the name of a peer
//! (`broccoli`), `queries`, `threads`. Without any, all of it takes hours: some peers need seconds
//! for a frame of 100,000 bodies that teleport. With `--write`, what was measured takes the place
//! of the same scenes in `docs/world/results.csv`, and the tables made of it are written into the
//! documents.

#[cfg(feature = "peers")]
mod box2d;
mod chipmunk;
mod memory;
mod ours;
#[cfg(feature = "peers")]
mod packed;
mod parry;
mod peer;
mod queries;
mod row;
mod rtree;
mod scene;

use cpu_time::ThreadTime;
use ours::Ours;
use peer::Peer;
use row::{BLOCKS, Row, mean_of_fastest_block};
use sat2d_bench::chipmunk::{Kind, installed};
use sat2d_figures::recorded;
use scene::{SETTINGS, Scene, Setting};
use std::time::Instant;

/// The number of frames before those that are measured.
const START: u32 = 40;

/// The number of moving bodies up to which pairs are compared with those of brute force.
const CHECKED: usize = 10_000;

fn main() -> anyhow::Result<()> {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let is_wanted = |name: &str| wanted.iter().any(|one| one == name);
    let counts = [1_000, 10_000, 100_000].map(|count: usize| (count, count.to_string()));
    let any_count = counts.iter().any(|(_, name)| is_wanted(name));
    let any_scene = SETTINGS.iter().any(|setting| is_wanted(setting.name));
    let (queries, threads) = (is_wanted("queries"), is_wanted("threads"));
    let all = !(any_count || any_scene || queries || threads);
    let mut rows = Vec::new();
    for (count, name) in &counts {
        for setting in &SETTINGS {
            let is_count = is_wanted(name) || (!any_count && any_scene);
            // a level has a size of its own
            let fits = setting.tiles == 0 || setting.tiles == *count;
            if fits && (all || is_count && (is_wanted(setting.name) || !any_scene)) {
                let new = frames(*count, setting, &is_wanted)?;
                print("ms per frame", &new);
                rows.extend(new);
            }
        }
    }
    if all || queries {
        let new = queries::rows();
        print("µs per query", &new);
        rows.extend(new);
    }
    if all || threads {
        compare_threads()?;
    }
    let path = std::path::Path::new("target/bench").join("world.csv");
    write(&path, records(&rows))?;
    println!("\n{}", path.display());
    if is_wanted("--write") {
        record(&rows)?;
    }
    Ok(())
}

/// A library that is set up, and the number of bytes that the allocator counted for it.
type Measured = (Box<dyn Peer>, usize);

fn measured<P: Peer + 'static>(make: impl FnOnce() -> P) -> Measured {
    let before = memory::held();
    let peer = make();
    (Box::new(peer), memory::held() - before)
}

fn peers(scene: &Scene) -> Vec<Measured> {
    let has_statics = scene.movers < scene.bodies.len();
    let mut peers = vec![
        measured(|| parry::Parry::new(scene, 0.0)),
        measured(|| parry::Parry::new(scene, 0.1)),
        measured(|| rtree::Rstar::new(scene, true)),
        measured(|| rtree::Rstar::new(scene, false)),
        #[cfg(feature = "peers")]
        measured(|| packed::static_aabb2d_index(scene)),
        #[cfg(feature = "peers")]
        measured(|| packed::geo_index(scene)),
    ];
    if has_statics {
        return peers;
    }
    #[cfg(feature = "peers")]
    peers.push(measured(|| packed::Broccoli::new(scene)));
    #[cfg(feature = "peers")]
    if scene
        .bodies
        .iter()
        .all(|b| b.form == scene::Form::Rectangle)
    {
        peers.push(measured(|| box2d::Box2d::new(scene, false)));
        peers.push(measured(|| box2d::Box2d::new(scene, true)));
    }
    if let Some(library) = installed() {
        peers.extend(
            [Kind::Tree, Kind::WideTree, Kind::Hash]
                .map(|kind| measured(|| chipmunk::Indexed::new(library, scene, kind))),
        );
    }
    peers
}

fn frames(
    count: usize,
    setting: &Setting,
    is_wanted: &impl Fn(&str) -> bool,
) -> anyhow::Result<Vec<Row>> {
    let mut scene = Scene::with(count, setting);
    let timed = (100_000 / scene.movers).clamp(4, 40);
    let (mut ours, mut sharing) = (Ours::new(&scene), Ours::with(&scene, true));
    for _ in 0..START * 100 / setting.percent {
        scene.advance();
        for world in [&mut ours, &mut sharing] {
            world.prepare(&scene);
            world.frame();
        }
    }
    let mut others = if is_wanted("ours") {
        Vec::new()
    } else {
        peers(&scene)
    };
    if others.iter().any(|(peer, _)| is_wanted(peer.name())) {
        others.retain(|(peer, _)| is_wanted(peer.name()));
    }
    let mut times = vec![Vec::new(); 2 + others.len()];
    let mut pairs = vec![0; 2 + others.len()];
    for _ in 0..BLOCKS {
        let block: Vec<Scene> = (0..=timed)
            .map(|_| {
                scene.advance();
                scene.clone()
            })
            .collect();
        let all = [&mut ours as &mut dyn Peer, &mut sharing].into_iter();
        let all = all.chain(others.iter_mut().map(|(peer, _)| &mut **peer));
        for ((peer, times), pairs) in all.zip(&mut times).zip(&mut pairs) {
            for (i, scene) in block.iter().enumerate() {
                peer.prepare(scene);
                let start = ThreadTime::now();
                *pairs = peer.frame();
                // the first one fills the caches, which contain the data of the other libraries
                if i > 0 {
                    times.push(start.elapsed().as_secs_f64() * 1e3);
                }
            }
        }
    }
    if scene.movers <= CHECKED {
        for world in [&ours, &sharing] {
            let differ = world.differences(&scene);
            anyhow::ensure!(differ == 0, "{differ} pairs differ from brute force");
        }
    }
    let expected = pairs[0];
    let all = [&mut ours as &mut dyn Peer, &mut sharing].map(|world| (world, 0));
    let others = others.iter_mut();
    let all = all
        .into_iter()
        .chain(others.map(|(peer, bytes)| (&mut **peer, *bytes)));
    let rows = all
        .zip(times)
        .zip(pairs)
        .map(|(((peer, bytes), times), found)| Row {
            question: format!("{count} bodies, {}", setting.name),
            library: peer.name(),
            time: mean_of_fastest_block(times),
            bytes: peer.bytes(bytes).map(|bytes| bytes / scene.bodies.len()),
            differ: found.abs_diff(expected),
        });
    Ok(rows.collect())
}

/// The number of differences that single precision explains: one pair in ten thousand, or two.
fn agrees(row: &Row) -> bool {
    row.differ <= 15
}

fn print(unit: &str, rows: &[Row]) {
    let mut question = "";
    let mut ours = f64::NAN;
    for row in rows {
        if row.question != question {
            question = &row.question;
            ours = row.time;
            println!("\n{question}\n{unit:>15}  ours / its  bytes  differ");
        }
        let bytes = row.bytes.map_or(String::new(), |bytes| bytes.to_string());
        let ratio = if agrees(row) {
            format!("{:.3}", ours / row.time)
        } else {
            "-".into()
        };
        let Row {
            time,
            library,
            differ,
            ..
        } = row;
        println!("{time:>14.3} {ratio:>11} {bytes:>6} {differ:>7}  {library}");
    }
}

/// Compares all cores with one by wall-clock time: the fastest of many frames each, in turns. This
/// thread belongs to the pool.
fn compare_threads() -> anyhow::Result<()> {
    let pool = rayon::ThreadPoolBuilder::new().use_current_thread();
    pool.build_global()?;
    println!("\nthreads: {} cores", rayon::current_num_threads());
    for count in [100, 1_000, 3_000, 10_000, 30_000, 100_000] {
        let mut scene = Scene::new(count);
        let mut worlds = [Ours::new(&scene), Ours::new(&scene)];
        worlds[1].world.set_parallel(true);
        let mut least = [f64::INFINITY; 2];
        for frame in 0..START + 200 {
            scene.advance();
            for (world, least) in worlds.iter_mut().zip(&mut least) {
                world.prepare(&scene);
                let start = Instant::now();
                world.frame();
                if frame >= START {
                    *least = least.min(start.elapsed().as_secs_f64() * 1e3);
                }
            }
        }
        let [one, all] = least;
        let faster = one / all;
        println!("{count:>8}: {one:.3} ms on one, {all:.3} on all, {faster:.2} times as fast");
    }
    Ok(())
}

fn records(rows: &[Row]) -> Vec<csv::StringRecord> {
    let record = |row: &Row| {
        let bytes = row.bytes.map_or(String::new(), |bytes| bytes.to_string());
        let (time, differ) = (format!("{:.4}", row.time), row.differ.to_string());
        csv::StringRecord::from(vec![&row.question, row.library, &time, &bytes, &differ])
    };
    rows.iter().map(record).collect()
}

/// Replaces the scenes that were measured in the recorded results, and writes the tables.
fn record(rows: &[Row]) -> anyhow::Result<()> {
    let path = recorded::path(recorded::WORLD);
    let mut new = records(rows);
    let mut all = Vec::new();
    for old in csv::Reader::from_path(&path)?.records() {
        let old = old?;
        if rows.iter().any(|row| row.question == old[0]) {
            // all of the scene at once, where its first row was
            let (scene, others) = new.into_iter().partition(|row| row[0] == old[0]);
            all.extend::<Vec<_>>(scene);
            new = others;
        } else {
            all.push(old);
        }
    }
    all.extend(new);
    write(&path, all)?;
    recorded::write_tables()
}

fn write(path: &std::path::Path, records: Vec<csv::StringRecord>) -> anyhow::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut out = csv::Writer::from_path(path)?;
    out.write_record(["question", "library", "time", "bytes_a_body", "differ"])?;
    for record in records {
        out.write_record(&record)?;
    }
    Ok(out.flush()?)
}
