//! Instructions per pair, counted by valgrind. The counts are the same in every run, so that a
//! regression is visible in review.
//!
//! - `cargo run --release -p sat2d-bench --bin counts` counts and compares with
//!   `crates/sat2d-bench/instructions.csv`;
//! - with `-- --update` it writes that file, and the table in `docs/performance.md`.
//!
//! One run answers the scene once and another one twice; the difference between the two contains no
//! setup. Counts depend on the versions of the compiler and of valgrind, which the file names.

use sat2d_bench::peers;
use sat2d_bench::scene::{Scene, capsule, circle, polygon, rectangle, star};
use sat2d_figures::recorded;
use std::collections::HashMap;
use std::error::Error;
use std::fmt::Write;
use std::process::Command;

const PAIRS: usize = 20_000;

fn scenes() -> Vec<Scene> {
    vec![
        Scene::new("rectangle - rectangle", PAIRS, rectangle, rectangle),
        Scene::new("rectangle - 8-gon", PAIRS, rectangle, polygon(8)),
        Scene::new("4-gon - 4-gon", PAIRS, polygon(4), polygon(4)),
        Scene::new("8-gon - 8-gon", PAIRS, polygon(8), polygon(8)),
        Scene::new("circle - 8-gon", PAIRS, circle, polygon(8)),
        Scene::new("circle - circle", PAIRS, circle, circle),
        Scene::new("64-gon - 64-gon", PAIRS, polygon(64), polygon(64)),
        Scene::new("256-gon - 256-gon", PAIRS, polygon(256), polygon(256)),
        Scene::new("rectangle - capsule", PAIRS, rectangle, capsule),
        Scene::new("rectangle - 20-star", PAIRS, rectangle, star),
    ]
}

/// The rows: the verdict of every scene, the other functions for four kinds of pairs, and those of
/// the core for two kinds that have no stage of their own.
fn questions() -> Vec<(&'static str, Scene)> {
    let kinds = [
        "rectangle - rectangle",
        "8-gon - 8-gon",
        "circle - 8-gon",
        "circle - circle",
    ];
    let of_kinds = |scene: &Scene| kinds.contains(&scene.name.as_str());
    let mut all: Vec<_> = scenes()
        .into_iter()
        .map(|scene| ("verdict", scene))
        .collect();
    for way in [
        "contact",
        "verdict through the C API",
        "contact through the C API",
        "distance",
        "cast",
        "sweep",
        "distance through the C API",
    ] {
        let scenes = scenes().into_iter().filter(of_kinds);
        all.extend(scenes.map(|scene| (way, scene)));
    }
    for way in ["contact", "distance", "cast", "sweep"] {
        let others = ["rectangle - capsule", "rectangle - 20-star"];
        let scenes = scenes().into_iter();
        let scenes = scenes.filter(|scene| others.contains(&scene.name.as_str()));
        all.extend(scenes.map(|scene| (way, scene)));
    }
    all
}

/// The result of one run under valgrind.
struct Run {
    instructions: u64,
    /// The number of pairs whose points had to be placed, and of those that adaptive predicates or
    /// integers had to decide.
    placed: u64,
    exact: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, way, name, times] = words.as_slice()
        && flag == "--work"
    {
        work(way, name, times.parse()?);
        return Ok(());
    }
    let mut csv = format!("# {}, {}\n", version("rustc")?, version("valgrind")?);
    csv += "question,scene,instructions a pair,placed of 100000,exact of 100000\n";
    for (way, scene) in questions() {
        let (once, twice) = (run(way, &scene.name, 1)?, run(way, &scene.name, 2)?);
        let each = |count: fn(&Run) -> u64, of: usize| {
            (count(&twice) - count(&once)) * of as u64 / PAIRS as u64
        };
        let _ = writeln!(
            csv,
            "{way},{},{},{},{}",
            scene.name,
            each(|run| run.instructions, 1),
            each(|run| run.placed, 100_000),
            each(|run| run.exact, 100_000),
        );
    }
    print!("{csv}");
    if words.iter().any(|word| word == "--update") {
        std::fs::write(recorded::path(recorded::COUNTS), csv)?;
        return Ok(recorded::write_tables()?);
    }
    let before = std::fs::read_to_string(recorded::path(recorded::COUNTS))?;
    for (old, new) in before
        .lines()
        .zip(csv.lines())
        .filter(|(old, new)| old != new)
    {
        println!("was: {old}\nis:  {new}");
    }
    Ok(())
}

/// Answers a scene this many times.
fn work(way: &str, name: &str, times: usize) {
    let scene = scenes().into_iter().find(|scene| scene.name == name);
    let scene = scene.expect("a scene");
    let question = peers::COUNTED.into_iter().find(|(name, _)| *name == way);
    let (_, entry_of) = question.expect("a question");
    let entry = entry_of(&scene);
    let mut out = vec![false; scene.pairs.len()];
    for _ in 0..times {
        (entry.run)(std::hint::black_box(&mut out));
    }
}

fn version(program: &str) -> Result<String, Box<dyn Error>> {
    let output = Command::new(program).arg("--version").output()?;
    let text = String::from_utf8(output.stdout)?;
    Ok(text.trim().split(" (").next().unwrap_or_default().into())
}

fn run(way: &str, scene: &str, times: usize) -> Result<Run, Box<dyn Error>> {
    let file = std::env::temp_dir().join(format!("sat2d-counts-{}", std::process::id()));
    let status = Command::new("valgrind")
        .args(["--tool=callgrind", "--quiet"])
        .arg(format!("--callgrind-out-file={}", file.display()))
        .arg(std::env::current_exe()?)
        .args(["--work", way, scene, &times.to_string()])
        .status()?;
    if !status.success() {
        return Err("valgrind failed".into());
    }
    let profile = std::fs::read_to_string(&file)?;
    std::fs::remove_file(&file)?;
    let total = profile.lines().find_map(|line| {
        let total = line
            .strip_prefix("summary: ")
            .or(line.strip_prefix("totals: "))?;
        total.trim().parse().ok()
    });
    let calls = calls(&profile);
    let to = |ends: &[&str]| {
        let named = |name: &str| ends.iter().any(|end| name.ends_with(end));
        calls
            .iter()
            .filter(|(name, _)| named(name))
            .map(|(_, n)| n)
            .sum()
    };
    Ok(Run {
        instructions: total.ok_or("no total in the profile")?,
        placed: to(&["small_polygon::up_to_eight"]),
        exact: to(&["orient2d_exact", "point_segment_exact"]),
    })
}

/// The number of calls of each function, from the lines `cfn=(number) name` and `calls=` of a
/// profile. A profile contains each name only once.
fn calls(profile: &str) -> HashMap<String, u64> {
    let mut names: HashMap<&str, &str> = HashMap::new();
    let mut calls = HashMap::new();
    let mut callee = "";
    for line in profile.lines() {
        if let Some(function) = line.strip_prefix("cfn=").or(line.strip_prefix("fn=")) {
            let (number, name) = function.split_once(' ').unwrap_or((function, ""));
            if !name.is_empty() {
                names.insert(number, name);
            }
            if line.starts_with("cfn=") {
                callee = names.get(number).copied().unwrap_or_default();
            }
        } else if let Some(count) = line.strip_prefix("calls=") {
            let count = count.split(' ').next().and_then(|n| n.parse().ok());
            *calls.entry(callee.to_string()).or_default() += count.unwrap_or(0u64);
        }
    }
    calls
}
