//! `cargo run --release -p sat2d-bench [--features peers] [-- [--quick] [--write | FOLDER]]`:
//! measures sat2d and its peers. Prints a table and writes `results.csv` and `results.svg` to the
//! folder (default: `target/bench`); with `--write` to `docs/performance`, and the tables made of
//! them into the documents, which takes all peers.

use sat2d::batch::{Rectangles, Scalar, rectangles};
use sat2d::{DVec2, Relation, Shape, Transform};
use sat2d_bench::measure::{Entry, FRESH_PAIRS, Work, compare, in_turns, in_warm_turns};
use sat2d_bench::report::{self, Line};
use sat2d_bench::scene::{Form, Scene, circle, polygon, rectangle};
use sat2d_bench::{agree, exact, peers};
use sat2d_figures::recorded;
use std::hint::black_box;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (flags, rest): (Vec<String>, Vec<String>) = std::env::args()
        .skip(1)
        .partition(|word| word.starts_with("--"));
    let rounds = if flags.iter().any(|flag| flag == "--quick") {
        7
    } else {
        41
    };
    let is_recorded = flags.iter().any(|flag| flag == "--write");
    let csv = recorded::path(recorded::PAIRS);
    let folder = match (csv.parent(), rest.first()) {
        (Some(documents), _) if is_recorded => documents.to_owned(),
        (_, Some(folder)) => PathBuf::from(folder),
        _ => PathBuf::from("target/bench"),
    };
    std::fs::create_dir_all(&folder)?;

    let mut lines = Vec::new();
    for scene in [
        Scene::new("rectangle - rectangle", FRESH_PAIRS, rectangle, rectangle),
        Scene::new("8-gon - 8-gon", FRESH_PAIRS, polygon(8), polygon(8)),
        Scene::new("rectangle - 8-gon", FRESH_PAIRS, rectangle, polygon(8)),
        Scene::new("circle - 8-gon", FRESH_PAIRS, circle, polygon(8)),
        Scene::new("circle - circle", FRESH_PAIRS, circle, circle),
    ] {
        lines.extend(side_by_side(&scene, rounds, &peers::entries(&scene)));
    }
    for scene in [
        Scene::new("rectangle - rectangle", FRESH_PAIRS, rectangle, rectangle),
        Scene::new("8-gon - 8-gon", FRESH_PAIRS, polygon(8), polygon(8)),
        Scene::new("circle - 8-gon", FRESH_PAIRS, circle, polygon(8)),
        Scene::new("circle - circle", FRESH_PAIRS, circle, circle),
    ] {
        let scene = Scene {
            name: format!("manifold, {}", scene.name),
            ..scene
        };
        lines.extend(side_by_side(&scene, rounds, &peers::manifolds(&scene)));
    }
    for corners in [4, 16, 64, 256, 1024, 4096] {
        let name = format!("{corners}-gon - {corners}-gon");
        let scene = Scene::new(&name, FRESH_PAIRS, polygon(corners), polygon(corners));
        lines.extend(side_by_side(
            &scene,
            rounds.min(15),
            &peers::growing(&scene),
        ));
    }
    lines.extend(concave(rounds));
    for (name, count) in [("in cache", 512), ("from memory", 4_000_000)] {
        lines.extend(batch(
            &format!("many rectangles, {name}"),
            "f32",
            count,
            rounds,
            |x| x as f32,
        ));
        lines.extend(batch(
            &format!("many rectangles, {name}"),
            "f64",
            count,
            rounds,
            |x| x,
        ));
    }
    lines.extend(adversarial(rounds));
    lines.extend(orientations(rounds));

    print!("{}", report::table(&lines));
    report::write_csv(&folder.join("results.csv"), &lines)?;
    std::fs::write(folder.join("results.svg"), report::picture(&lines))?;
    println!("\nwritten to {}", folder.display());
    if is_recorded {
        recorded::write_tables()?;
    }
    Ok(())
}

/// The times of all entries; the first entry is sat2d.
fn side_by_side(scene: &Scene, rounds: usize, entries: &[Entry]) -> Vec<Line> {
    let (answers, times) = compare(rounds, scene.pairs.len(), entries);
    let hits = answers[0].iter().filter(|&&hit| hit).count();
    let ours = times[0].median;
    let lines = entries.iter().zip(&answers).zip(times);
    lines
        .map(|((entry, theirs), time)| {
            let difference = agree::difference(scene, &answers[0], theirs);
            let comparable = difference.is_comparable(scene.pairs.len());
            let mut note = match difference.all {
                0 => String::new(),
                n => format!("{n} answers differ"),
            };
            if !comparable {
                let n = difference.unexplained;
                note += &format!(", {n} of them not explained by nearly touching: no ratio");
            }
            Line {
                scene: format!("{}, {} pairs, {hits} hit", scene.name, scene.pairs.len()),
                library: entry.library.into(),
                scalar: entry.scalar,
                time,
                ratio: comparable.then_some(time.median / ours),
                note,
            }
        })
        .collect()
}

/// A jagged outline of many vertices against a small body, which is near the outline in half of the
/// cases.
fn concave(rounds: usize) -> Vec<Line> {
    let mut rng = fastrand::Rng::with_seed(4);
    [100, 1_000, 10_000]
        .map(|vertices| {
            let corner = |k: usize| {
                let angle = k as f64 * std::f64::consts::TAU / vertices as f64;
                DVec2::from_angle(angle) * (90.0 + 10.0 * rng.f64())
            };
            let ring: Vec<DVec2> = (0..vertices).map(corner).collect();
            let outline = Shape::polygon(&[&ring]).expect("a polygon");
            let body = Shape::rectangle(1.0, 2.0).expect("a rectangle");
            let turned =
                Transform::placement(DVec2::new(3.0, 4.0), 0.7, -1.0, 1.0).expect("a placement");
            let places: Vec<Transform> = (0..FRESH_PAIRS)
                .map(|_| {
                    let at = DVec2::from_angle(7.0 * rng.f64()) * (75.0 + 35.0 * rng.f64());
                    Transform::placement(at + DVec2::new(3.0, 4.0), 7.0 * rng.f64(), 1.0, 1.0)
                        .expect("a placement")
                })
                .collect();
            let hits = || {
                let hit =
                    |at: &&Transform| sat2d::hits(&outline, &turned, &body, at).expect("in range");
                black_box(places.iter().filter(hit).count());
            };
            let time = in_turns(rounds.min(15), places.len(), &mut [Box::new(hits)])[0];
            Line {
                scene: "concave outline - rectangle".into(),
                library: format!("sat2d, {vertices} vertices"),
                scalar: "f64",
                time,
                ratio: None,
                note: String::new(),
            }
        })
        .into()
}

/// Many rectangles in one call, compared with a loop that only reads the same numbers.
fn batch<T: Scalar + Default + std::ops::Add<Output = T>>(
    scene: &str,
    scalar: &'static str,
    count: usize,
    rounds: usize,
    to: impl Fn(f64) -> T,
) -> Vec<Line> {
    let mut rng = fastrand::Rng::with_seed(3);
    let mut side = || -> [Vec<T>; 6] {
        let mut columns: [Vec<T>; 6] = Default::default();
        for _ in 0..count {
            let Form::Rectangle(half) = rectangle(&mut rng) else {
                unreachable!("a rectangle");
            };
            let turn = DVec2::from_angle(7.0 * rng.f64());
            let (u, v) = (turn * half.x, turn.perp() * half.y);
            let row = [6.2 * rng.f64(), 6.2 * rng.f64(), u.x, u.y, v.x, v.y];
            columns
                .iter_mut()
                .zip(row)
                .for_each(|(column, x)| column.push(to(x)));
        }
        columns
    };
    let (a, b) = (side(), side());
    fn rectangles_of<T>(
        [center_x, center_y, u_x, u_y, v_x, v_y]: &[Vec<T>; 6],
    ) -> Rectangles<'_, T> {
        Rectangles {
            center_x,
            center_y,
            u_x,
            u_y,
            v_x,
            v_y,
        }
    }
    let mut out = vec![Relation::Disjoint; count];
    let mut sink = vec![0u32; count];
    // enough of them that the cost of reading the clock does not matter
    let repeat = (100_000 / count).max(1);
    let works: &mut [Work<'_>] = &mut [
        Box::new(|| {
            for _ in 0..repeat {
                rectangles(rectangles_of(&a), rectangles_of(&b), &mut out).expect("finite");
            }
        }),
        Box::new(|| {
            for _ in 0..repeat {
                read(&a, &b, &mut sink);
                black_box(&sink);
            }
        }),
    ];
    let times = in_warm_turns(
        if count > 100_000 {
            rounds.min(15)
        } else {
            rounds
        },
        count * repeat,
        works,
    );
    let names = [
        "sat2d batch::rectangles",
        "reading the same, writing as much",
    ];
    let lines = names.into_iter().zip(&times);
    lines
        .map(|(name, &time)| Line {
            scene: scene.into(),
            library: name.into(),
            scalar,
            time,
            ratio: Some(time.median / times[0].median),
            note: String::new(),
        })
        .collect()
}

/// The limit that memory sets: reads all numbers and writes as many bytes as the relations take.
fn read<T: Scalar + std::ops::Add<Output = T>>(a: &[Vec<T>; 6], b: &[Vec<T>; 6], out: &mut [u32]) {
    let n = out.len();
    let [a0, a1, a2, a3, a4, a5] = a.each_ref().map(|column| &column[..n]);
    let [b0, b1, b2, b3, b4, b5] = b.each_ref().map(|column| &column[..n]);
    for i in 0..n {
        let a = (a0[i] + a1[i]) + (a2[i] + a3[i]) + (a4[i] + a5[i]);
        let b = (b0[i] + b1[i]) + (b2[i] + b3[i]) + (b4[i] + b5[i]);
        out[i] = u32::from(a > b);
    }
}

/// Predicates of orientation on the triples of points of the table.
fn orientations(rounds: usize) -> Vec<Line> {
    let triples = exact::triples(&exact::polygon_rows());
    let mut works: Vec<Work<'_>> = Vec::new();
    for (_, orientation) in exact::ORIENTATIONS {
        let triples = &triples;
        works.push(Box::new(move || {
            for points in triples {
                black_box(orientation(black_box(points)));
            }
        }));
    }
    let times = in_warm_turns(rounds, triples.len(), &mut works);
    let wrong = |index: usize| {
        let [ours, other] = [0, index].map(|i| exact::ORIENTATIONS[i].1);
        triples
            .iter()
            .filter(|points| ours(points) != other(points))
            .count()
    };
    let lines = times.iter().enumerate();
    lines
        .map(|(index, &time)| Line {
            scene: format!("adversarial table, {} triples of points", triples.len()),
            library: exact::ORIENTATIONS[index].0.into(),
            scalar: "f64",
            time,
            ratio: Some(time.median / times[0].median),
            note: format!("{} differ", wrong(index)),
        })
        .collect()
}

/// The table of pairs that touch or nearly touch.
fn adversarial(rounds: usize) -> Vec<Line> {
    let rows = exact::polygon_rows();
    let right = [exact::ours(&rows), exact::theirs(&rows)];
    let works: &mut [Work<'_>] = &mut [
        Box::new(|| {
            black_box(exact::ours(&rows));
        }),
        Box::new(|| {
            black_box(exact::theirs(&rows));
        }),
    ];
    let times = in_warm_turns(rounds, rows.len(), works);
    let names = ["sat2d", "geo Intersects"];
    let lines = names.into_iter().zip(right).zip(&times);
    lines
        .map(|((name, right), &time)| Line {
            scene: format!("adversarial table, {} pairs of polygons", rows.len()),
            library: name.into(),
            scalar: "f64",
            time,
            ratio: Some(time.median / times[0].median),
            note: format!("{} wrong", rows.len() - right),
        })
        .collect()
}
