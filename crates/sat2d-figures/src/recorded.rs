//! The tables of the documents that are made of recorded results: CSV files in the repository,
//! which the benchmarks write with `--write`.

use crate::documents::write;
use crate::languages;
use crate::table::{distinct, head, nanoseconds, records, thousands, three_digits};
use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::fmt::Write as _;

pub use crate::table::path;

/// The results of the benchmark of pairs: `cargo run --release -p sat2d-bench`.
pub const PAIRS: &str = "docs/performance/results.csv";
/// The results of `cargo bench -p sat2d-bench --bench narrow`.
pub const QUESTIONS: &str = "docs/performance/questions.csv";
/// The results of `--bin world`.
pub const WORLD: &str = "docs/world/results.csv";
/// The results of `--bin counts`.
pub const COUNTS: &str = "crates/sat2d-bench/instructions.csv";
/// The results of `--bin ladder`.
pub const SHARES: &str = "crates/sat2d-bench/shares.csv";

/// More pairs than these that differ from those of sat2d are not explained by single precision.
const DIFFERENCES: usize = 15;

/// The kinds of pairs of the first tables.
const KINDS: [(&str, &str); 5] = [
    ("rectangle - rectangle", "rect–rect"),
    ("8-gon - 8-gon", "8-gon–8-gon"),
    ("rectangle - 8-gon", "rect–8-gon"),
    ("circle - 8-gon", "circle–8-gon"),
    ("circle - circle", "circle–circle"),
];

/// Rows of a table of pairs: the title, the library in the results, and its precision.
type Rows = [(&'static str, &'static str, &'static str)];

const VERDICTS: &Rows = &[
    ("**sat2d** `relation` (f64)", "sat2d", "f64"),
    (
        "sat2d `sat_collide` (C API)",
        "sat2d sat_collide, the C API",
        "f64",
    ),
    (
        "parry2d-f64 `intersection_test`",
        "parry intersection_test",
        "f64",
    ),
    (
        "parry2d-f64 `intersection_test_cuboid_cuboid`",
        "parry cuboid_cuboid",
        "f64",
    ),
    (
        "parry2d (f32) `intersection_test`",
        "parry intersection_test",
        "f32",
    ),
    ("geo `Intersects` (placed)", "geo Intersects, placed", "f64"),
    (
        "sepax2d `sat_overlap` (f32, placed)",
        "sepax2d sat_overlap, placed",
        "f32",
    ),
    (
        "Box2D v3 `b2ShapeDistance` (f32)",
        "Box2D b2ShapeDistance",
        "f32",
    ),
    ("cute_c2 `c2Collided` (f32)", "cute_c2 c2Collided", "f32"),
];

const MANIFOLDS: &Rows = &[
    ("**sat2d** `contact` (f64)", "sat2d contact", "f64"),
    (
        "sat2d `sat_contact` (C API)",
        "sat2d sat_contact, the C API",
        "f64",
    ),
    (
        "parry2d-f64 `contact_manifold`",
        "parry contact_manifold",
        "f64",
    ),
    (
        "parry2d (f32) `contact_manifold`",
        "parry contact_manifold",
        "f32",
    ),
    (
        "Box2D v3 `b2Collide…` (f32, relative)",
        "Box2D b2Collide…",
        "f32",
    ),
    (
        "Chipmunk 7.0.3 `cpShapesCollide` (f64)",
        "Chipmunk cpShapesCollide",
        "f64",
    ),
];

const GROWTH: &Rows = &[
    ("sat2d, ns", "sat2d", "f64"),
    ("parry2d-f64, ns", "parry intersection_test", "f64"),
];

const BATCHES: &Rows = &[
    ("`batch::rectangles`, f32", "sat2d batch::rectangles", "f32"),
    (
        "reading the same numbers, writing as much, f32",
        "reading the same, writing as much",
        "f32",
    ),
    ("`batch::rectangles`, f64", "sat2d batch::rectangles", "f64"),
    (
        "reading the same numbers, writing as much, f64",
        "reading the same, writing as much",
        "f64",
    ),
];

const DISTANCES: &Rows = &[
    (
        "**sat2d** `distance`, with points and features (of circles the number alone)",
        "sat2d distance",
        "f64",
    ),
    (
        "parry2d-f64 `distance`, the number alone",
        "parry distance",
        "f64",
    ),
    (
        "parry2d-f64 `closest_points`",
        "parry closest_points",
        "f64",
    ),
];

const RAYS: &Rows = &[
    ("**sat2d** `cast_segment`", "sat2d cast_segment", "f64"),
    (
        "parry2d-f64 `cast_ray_and_get_normal`",
        "parry cast_ray_and_get_normal",
        "f64",
    ),
];

const SWEEPS: &Rows = &[
    ("**sat2d** `sweep`", "sat2d sweep", "f64"),
    ("parry2d-f64 `cast_shapes`", "parry cast_shapes", "f64"),
];

/// The peers of worlds that the tables show: the library in the results, and its title.
const WORLD_PEERS: [(&str, &str); 5] = [
    ("parry2d-f64 Bvh", "parry2d-f64 `Bvh`"),
    ("broccoli", "broccoli"),
    ("rstar bulk_load", "rstar, bulk-loaded"),
    ("static_aabb2d_index", "`static_aabb2d_index`"),
    ("Chipmunk cpSpaceHash", "`cpSpaceHash`"),
];

const OURS: &str = "sat2d World";
const SHARED: &str = "sat2d World, a shape shared by all";

/// The libraries of the table of memory, and their titles.
const BYTES: [(&str, &str); 8] = [
    (OURS, "sat2d, a shape for each body"),
    (SHARED, "sat2d, a shape for all"),
    ("parry2d-f64 Bvh", "parry2d-f64 `Bvh`"),
    ("rstar bulk_load", "rstar"),
    ("broccoli", "broccoli, between frames"),
    (
        "static_aabb2d_index",
        "`static_aabb2d_index`, between frames",
    ),
    ("geo-index", "`geo-index`, between frames"),
    ("Box2D v3 tree, MoveProxy", "Box2D v3 tree"),
];

/// Questions about worlds at rest: the question in the results, its title, and what answers it.
const QUERIES: [(&str, &str, &str); 5] = [
    (
        "boxes in a region",
        "boxes in a region of 8 by 8",
        "sat2d BoundsTree",
    ),
    ("nearest box", "nearest box", "sat2d BoundsTree"),
    (
        "rectangles in a region",
        "rectangles in a region of 8 by 8, exact, sorted",
        OURS,
    ),
    (
        "first rectangle on a ray",
        "first rectangle on a ray of 100",
        OURS,
    ),
    ("nearest rectangle", "nearest rectangle", OURS),
];

/// All tables, by name.
///
/// # Errors
/// If a file of results cannot be read, or lacks a figure.
pub fn tables() -> Result<BTreeMap<&'static str, String>> {
    let (pairs, world) = (Pairs::read(PAIRS)?, World::read()?);
    Ok(BTreeMap::from([
        ("summary", summary(&pairs, &world)?),
        (
            "verdicts",
            pairs.table("ns a pair", VERDICTS, &KINDS.map(own), true)?,
        ),
        (
            "manifolds",
            pairs.table(
                "ns a pair, the manifold",
                MANIFOLDS,
                &scenes_of("manifold"),
                true,
            )?,
        ),
        (
            "growth",
            pairs.table("corners of each", GROWTH, &corners(), false)?,
        ),
        (
            "batches",
            pairs.table("ns a pair", BATCHES, &batches(), false)?,
        ),
        ("questions", questions()?),
        ("adversarial", pairs.adversarial()),
        ("frames", world.frames()?),
        ("more frames", world.more_frames()?),
        ("bytes", world.bytes()?),
        ("queries", world.queries()?),
        ("instructions", instructions()?),
        ("shares", shares()?),
        ("javascript", languages::javascript()?),
        ("java", languages::java()?),
    ]))
}

/// Writes all tables into their documents.
///
/// # Errors
/// As [`tables`], and if a document has no place for one.
pub fn write_tables() -> Result<()> {
    for (name, table) in tables()? {
        write(name, &table)?;
    }
    Ok(())
}

/// The column of a kind of pairs: its scene in the results, and its title.
type Column = (String, String);

fn own((scene, title): (&str, &str)) -> Column {
    (scene.to_owned(), title.to_owned())
}

/// The scenes of a question other than the verdict.
fn scenes_of(question: &str) -> Vec<Column> {
    let scene = |(scene, title): (&str, &str)| (format!("{question}, {scene}"), title.to_owned());
    let kinds = KINDS
        .into_iter()
        .filter(|(scene, _)| *scene != "rectangle - 8-gon");
    kinds.map(scene).collect()
}

/// The tables of distances, rays and sweeps.
fn questions() -> Result<String> {
    let results = Pairs::read(QUESTIONS)?;
    let table = |corner, rows, question| results.table(corner, rows, &scenes_of(question), true);
    let tables = [
        table("ns a pair, the distance", DISTANCES, "distance")?,
        table("ns a ray at the second shape", RAYS, "ray")?,
        table("ns a pair, a straight sweep", SWEEPS, "sweep")?,
    ];
    Ok(tables.join("\n"))
}

fn corners() -> Vec<Column> {
    let column = |n: i32| (format!("{n}-gon - {n}-gon"), n.to_string());
    [4, 8, 16, 64, 256, 1024, 4096].map(column).into()
}

fn batches() -> Vec<Column> {
    [
        ("many rectangles, in cache", "in cache (512 pairs)"),
        (
            "many rectangles, from memory",
            "from memory (4,000,000 pairs)",
        ),
    ]
    .map(own)
    .into()
}

/// Results of questions about pairs.
struct Pairs(Vec<csv::StringRecord>);

impl Pairs {
    fn read(path: &str) -> Result<Pairs> {
        Ok(Pairs(records(path)?))
    }

    /// The rows of a scene, whose name may end with the numbers of pairs and hits.
    fn of_scene(&self, scene: &str) -> impl Iterator<Item = &csv::StringRecord> {
        let of = move |row: &&csv::StringRecord| {
            let rest = row[0].strip_prefix(scene);
            rest.is_some_and(|rest| rest.is_empty() || rest.contains(" pairs, "))
        };
        self.0.iter().filter(of)
    }

    fn time(&self, scene: &str, library: &str, scalar: &str) -> Option<f64> {
        let mut rows = self.of_scene(scene);
        let row = rows.find(|row| &row[1] == library && &row[2] == scalar)?;
        row[3].parse().ok()
    }

    /// The fastest of the peers.
    fn best_peer(&self, scene: &str) -> Option<(&str, f64)> {
        let peers = self
            .of_scene(scene)
            .filter(|row| !row[1].starts_with("sat2d"));
        let times = peers.filter_map(|row| Some((&row[1], row[3].parse().ok()?)));
        times.min_by(|(_, a), (_, b): &(&str, f64)| a.total_cmp(b))
    }

    /// A row for each library and a column for each scene; of each column, the least is bold.
    fn table(&self, corner: &str, rows: &Rows, columns: &[Column], bold: bool) -> Result<String> {
        let times: Vec<Vec<Option<f64>>> = rows
            .iter()
            .map(|(_, library, scalar)| {
                let time = |(scene, _): &Column| self.time(scene, library, scalar);
                columns.iter().map(time).collect()
            })
            .collect();
        let least = |column: usize| {
            let all = times.iter().filter_map(|row| row[column]);
            all.fold(f64::INFINITY, f64::min)
        };
        let titles = columns.iter().map(|(_, title)| title.as_str());
        let mut text = head(&[corner].into_iter().chain(titles).collect::<Vec<_>>());
        for ((title, library, _), times) in rows.iter().zip(&times) {
            ensure!(
                times.iter().any(Option::is_some),
                "{library} was not measured"
            );
            let _ = write!(text, "| {title} |");
            for (column, time) in times.iter().enumerate() {
                let _ = match time {
                    Some(ns) if bold && *ns == least(column) => {
                        write!(text, " **{}** |", nanoseconds(*ns))
                    }
                    Some(ns) => write!(text, " {} |", nanoseconds(*ns)),
                    None => write!(text, " |"),
                };
            }
            text += "\n";
        }
        Ok(text)
    }

    /// Times and wrong answers on the adversarial table.
    fn adversarial(&self) -> String {
        let mut text = head(&["of", "function", "ns", "wrong"]);
        for row in &self.0 {
            if let Some(count) = row[0].strip_prefix("adversarial table, ") {
                let wrong = row[7].split(' ').next().unwrap_or_default();
                let _ = writeln!(text, "| {count} | {} | {} | {wrong} |", &row[1], &row[3]);
            }
        }
        text
    }
}

/// The results of the benchmark of worlds.
struct World(Vec<csv::StringRecord>);

impl World {
    fn read() -> Result<World> {
        Ok(World(records(WORLD)?))
    }

    fn of(&self, question: &str) -> impl Iterator<Item = &csv::StringRecord> {
        self.0.iter().filter(move |row| &row[0] == question)
    }

    fn time(&self, question: &str, library: &str) -> Option<f64> {
        let row = self.of(question).find(|row| &row[1] == library)?;
        row[2].parse().ok()
    }

    /// The fastest of the peers that find the same pairs.
    fn best_peer(&self, question: &str) -> Option<(&str, f64)> {
        let agrees = |row: &&csv::StringRecord| {
            row[4]
                .parse()
                .is_ok_and(|differ: usize| differ <= DIFFERENCES)
        };
        let peers = self.of(question).filter(|row| !row[1].starts_with("sat2d"));
        let times = peers
            .filter(agrees)
            .filter_map(|row| Some((&row[1], row[2].parse().ok()?)));
        times.min_by(|(_, a), (_, b): &(&str, f64)| a.total_cmp(b))
    }

    /// The time of sat2d and that of the fastest peer.
    fn to_the_best(&self, question: &str) -> Option<String> {
        let (ours, (_, best)) = (self.time(question, OURS)?, self.best_peer(question)?);
        Some(format!("{:.2}", ours / best))
    }

    /// The scenes with so many bodies, in the order of the results.
    fn scenes(&self, bodies: usize) -> Vec<&str> {
        let prefix = format!("{bodies} bodies, ");
        let mut scenes: Vec<&str> = Vec::new();
        for scene in self.0.iter().filter_map(|row| row[0].strip_prefix(&prefix)) {
            if !scenes.contains(&scene) {
                scenes.push(scene);
            }
        }
        scenes
    }

    fn cell(&self, question: &str, library: &str) -> String {
        self.time(question, library)
            .map_or(String::new(), three_digits)
    }

    fn frames(&self) -> Result<String> {
        let peers = WORLD_PEERS.map(|(_, title)| title);
        let before = ["10,000 bodies", "sat2d", "a shape for all"];
        let titles = [before.as_slice(), &peers, &["to the best"]].concat();
        let mut text = head(&titles);
        for scene in self.scenes(10_000) {
            let question = format!("10000 bodies, {scene}");
            let peers = WORLD_PEERS.map(|(library, _)| library);
            let libraries = [OURS, SHARED].into_iter().chain(peers);
            let cells: Vec<String> = libraries.map(|one| self.cell(&question, one)).collect();
            let best = self.to_the_best(&question).context(question)?;
            let _ = writeln!(text, "| {scene} | {} | {best} |", cells.join(" | "));
        }
        Ok(text)
    }

    fn more_frames(&self) -> Result<String> {
        let mut text = head(&[
            "",
            "1,000 bodies",
            "to the best",
            "100,000 bodies",
            "a shape for all",
            WORLD_PEERS[0].1,
            WORLD_PEERS[1].1,
            "to the best",
        ]);
        for scene in self.scenes(1_000) {
            let [few, many] = [1_000, 100_000].map(|count| format!("{count} bodies, {scene}"));
            let best = self.to_the_best(&few).context(few.clone())?;
            let of_many = [OURS, SHARED, WORLD_PEERS[0].0, WORLD_PEERS[1].0];
            let cells = of_many.map(|library| self.cell(&many, library)).join(" | ");
            let best_of_many = self.to_the_best(&many).unwrap_or_default();
            let ours = self.cell(&few, OURS);
            let row = format!("| {scene} | {ours} | {best} | {cells} | {best_of_many} |");
            let _ = writeln!(text, "{}", row.replace("  ", " "));
        }
        Ok(text)
    }

    /// What the allocator counts.
    fn bytes(&self) -> Result<String> {
        let question = "10000 bodies, speed 0.02";
        let mut text = head(&["", "bytes a body"]);
        for (library, title) in BYTES {
            let row = self.of(question).find(|row| &row[1] == library);
            let row = row.with_context(|| format!("{library} was not measured"))?;
            let _ = writeln!(text, "| {title} | {} |", &row[3]);
        }
        Ok(text)
    }

    fn queries(&self) -> Result<String> {
        let peers = ["parry2d-f64 Bvh", "rstar"];
        let corner = "µs a query, 100,000 bodies";
        let mut text = head(&[corner, "sat2d", "parry2d-f64 `Bvh`", "rstar"]);
        for (question, title, ours) in QUERIES {
            let times = [ours, peers[0], peers[1]].map(|library| self.time(question, library));
            ensure!(times[0].is_some(), "{question} was not measured");
            let name = ours.trim_start_matches("sat2d ");
            let cells = times.map(|time| time.map_or(String::new(), three_digits));
            let row = format!("| {title} (`{name}`) | {} |", cells.join(" | "));
            let _ = writeln!(text, "{}", row.replace("  ", " "));
        }
        Ok(text)
    }
}

/// The three rows of the README: sat2d and the fastest peer.
fn summary(pairs: &Pairs, world: &World) -> Result<String> {
    let mut text = head(&["", "sat2d", "fastest peer"]);
    for (title, scene, library) in [
        (
            "verdict, two rotated rectangles",
            "rectangle - rectangle",
            "sat2d",
        ),
        (
            "contact manifold, two octagons",
            "manifold, 8-gon - 8-gon",
            "sat2d contact",
        ),
    ] {
        let ours = pairs.time(scene, library, "f64").context(title)?;
        let (peer, best) = pairs.best_peer(scene).context(title)?;
        let (ours, best, peer) = (nanoseconds(ours), nanoseconds(best), short(peer));
        let _ = writeln!(text, "| {title} | {ours} ns | {best} ns ({peer}) |");
    }
    let question = "10000 bodies, speed 0.02";
    let ours = world.time(question, OURS).context(question)?;
    let (peer, best) = world.best_peer(question).context(question)?;
    let (ours, best, peer) = (three_digits(ours), three_digits(best), short(peer));
    let title = "a frame of 10,000 moving rectangles, with all events";
    let _ = writeln!(
        text,
        "| {title} | {ours} ms | {best} ms ({peer}, pairs only) |"
    );
    Ok(text)
}

/// A library without the name of its function.
fn short(library: &str) -> &str {
    match library.split([' ', '-']).next() {
        Some("parry" | "parry2d") => "parry2d",
        Some("Box2D") => "Box2D v3",
        Some(name) => name,
        None => library,
    }
}

/// Instructions of a pair: a row for each scene and a column for each question.
fn instructions() -> Result<String> {
    let rows = records(COUNTS)?;
    let questions = distinct(&rows, 0);
    let corner = ["instructions a pair"];
    let mut text = head(
        &corner
            .into_iter()
            .chain(questions.iter().copied())
            .collect::<Vec<_>>(),
    );
    for scene in distinct(&rows, 1) {
        let _ = write!(text, "| {scene} |");
        for question in &questions {
            let mut found = rows
                .iter()
                .filter(|row| &row[0] == *question && &row[1] == scene);
            let count = found
                .next()
                .map_or(String::new(), |row| thousands(&row[2]) + " ");
            let _ = write!(text, " {count}|");
        }
        text += "\n";
    }
    Ok(text)
}

/// Of 100 pairs of each scene, those that each stage decides, question by question.
fn shares() -> Result<String> {
    let rows = records(SHARES)?;
    let scenes = distinct(&rows, 2);
    let mut columns = vec!["% of the pairs"];
    columns.extend(&scenes);
    let mut text = head(&columns);
    for row in &rows {
        if &row[2] == scenes[0] {
            let _ = write!(text, "| {}: `{}` |", &row[0], &row[1]);
        }
        let share: f64 = row[4].parse()?;
        let _ = match share {
            0.0 => write!(text, " |"),
            _ => write!(text, " {} |", three_digits(share)),
        };
        if Some(&&row[2]) == scenes.last() {
            text += "\n";
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::read;

    #[test]
    fn the_documents_have_the_recorded_results() {
        for (name, table) in tables().expect("all results") {
            let written = read(name).expect("a place in a document");
            assert_eq!(written, table, "{name}: run `cargo run -p sat2d-figures`");
        }
    }

    #[test]
    fn libraries_have_their_short_names() {
        let names = [
            "parry cuboid_cuboid",
            "parry2d-f64 Bvh",
            "Box2D b2Collide…",
            "broccoli",
        ];
        assert_eq!(
            names.map(short),
            ["parry2d", "parry2d", "Box2D v3", "broccoli"]
        );
    }
}
