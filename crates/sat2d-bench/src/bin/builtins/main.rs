//! The time of a call of the JDK's functions: in Java, by `compat::awt`, and by the exact function
//! that replaces it, on the operands of the reference tables.
//!
//! ```text
//! cargo run --release -p sat2d-bench --bin builtins [-- --write]     # needs javac and java
//! ```
//!
//! With `--write` it writes the table into `docs/performance.md`.
//!
//! Operands that make no exact shape are left out for all three. `Times.java` gets the others as
//! text, builds its objects beforehand, as the shapes here are, and goes through them in loops like
//! JMH's: one process, warm-up, every answer consumed, the least of many passes.

mod cases;

use anyhow::{Context, ensure};
use cases::cases;
use sat2d_figures::documents;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// Rounds of all cases, and passes over the rows of a case in each; the least time counts.
const ROUNDS: u32 = 5;
const PASSES: u32 = 200;

fn main() -> anyhow::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let work = root.join("target/builtins");
    fs::create_dir_all(&work)?;
    let cases = cases(&root.join("c_tests/reference"))?;
    for case in &cases {
        fs::write(work.join(format!("{}.txt", case.name)), &case.operands)?;
    }
    let mut table = "| function | calls | JDK, ns | `compat::awt`, ns | exact, ns | compat / JDK \
                     | exact / JDK |\n| --- | --- | --- | --- | --- | --- | --- |\n"
        .to_owned();
    let mut least_times = vec![[f64::INFINITY; 3]; cases.len()];
    for _ in 0..ROUNDS {
        let java = times_of_java(&work)?;
        for (case, times) in cases.iter().zip(&mut least_times) {
            let name = case.name;
            let &(jdk, jdk_hits) = java.get(name).with_context(|| format!("{name} in Java"))?;
            let (compat, hits) = least(case.rows, &case.compat);
            ensure!(
                hits == jdk_hits,
                "{name}: {hits} hits here, {jdk_hits} in Java"
            );
            let (exact, _) = least(case.rows, &case.exact);
            for (time, now) in times.iter_mut().zip([jdk, compat, exact]) {
                *time = time.min(now);
            }
        }
    }
    for (case, [jdk, compat, exact]) in cases.iter().zip(least_times) {
        writeln!(
            table,
            "| {} | {} | {jdk:.1} | {compat:.1} | {exact:.0} | {:.1} | {:.0} |",
            case.title,
            case.rows,
            compat / jdk,
            exact / jdk
        )?;
    }
    print!("{table}");
    if std::env::args().any(|word| word == "--write") {
        documents::write("jdk", &table)?;
    }
    Ok(())
}

/// The least time of a call in nanoseconds, and the number of hits.
fn least(rows: usize, pass: &dyn Fn() -> usize) -> (f64, usize) {
    let hits = pass();
    let mut least = f64::INFINITY;
    for _ in 0..PASSES {
        let start = Instant::now();
        std::hint::black_box(pass());
        least = least.min(start.elapsed().as_secs_f64());
    }
    (least * 1e9 / rows as f64, hits)
}

/// The least times of the JDK's calls in nanoseconds and the numbers of hits, by the names of the
/// cases.
fn times_of_java(work: &Path) -> anyhow::Result<BTreeMap<String, (f64, usize)>> {
    let source: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/bin/builtins/Times.java");
    let status = Command::new("javac")
        .arg("-d")
        .arg(work)
        .arg(source)
        .status()?;
    ensure!(status.success(), "javac failed");
    let output = Command::new("java")
        .arg("-cp")
        .arg(work)
        .arg("Times")
        .arg(work)
        .output()?;
    ensure!(
        output.status.success(),
        "java failed: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    let text = String::from_utf8(output.stdout)?;
    let mut times = BTreeMap::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let &[name, time, hits] = &words[..] else {
            anyhow::bail!("java said {line}");
        };
        times.insert(name.to_owned(), (time.parse()?, hits.parse()?));
    }
    Ok(times)
}
