//! The polygons of the corpus, and what the tests of `sat2d decompose` share.

use super::{Run, root, sat2d};
use serde_json::Value;

/// The corpus: the path and the content of each file.
pub fn corpus() -> Vec<(String, Value)> {
    let folder = root().join("c_tests/polygons");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the corpus is there")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|e| e == "geojson"))
        .collect();
    files.sort();
    assert_eq!(files.len(), 139);
    let read = |path: std::path::PathBuf| {
        let text = std::fs::read_to_string(&path).expect("text");
        let path = path.to_str().expect("UTF-8").to_owned();
        (path, serde_json::from_str(&text).expect("JSON"))
    };
    files.into_iter().map(read).collect()
}

/// The polygons of a report.
pub fn polygons(json: &str) -> Vec<Value> {
    let report: Value = serde_json::from_str(json).expect("JSON");
    report["polygons"].as_array().expect("a list").clone()
}

/// Runs `sat2d decompose`.
pub fn run<'a>(files: impl IntoIterator<Item = &'a str>, options: &[&'a str]) -> Run {
    let arguments: Vec<&str> = ["decompose"]
        .into_iter()
        .chain(options.iter().copied())
        .chain(files)
        .collect();
    sat2d(&arguments)
}

/// The rings of a corpus file, without the points that close them.
pub fn rings(feature: &Value) -> Vec<Vec<[f64; 2]>> {
    let mut rings: Vec<Vec<[f64; 2]>> =
        serde_json::from_value(feature["geometry"]["coordinates"].clone()).expect("rings");
    for ring in &mut rings {
        ring.pop();
    }
    rings
}

/// A table without the times: the last column and the last figure of the summary.
pub fn without_times(table: &str) -> String {
    let cut = |line: &str| match line.rsplit_once("  ").or(line.rsplit_once(", ")) {
        Some((kept, last)) if last.ends_with(" ms") || last == "time" => kept.trim_end().to_owned(),
        _ => line.to_owned(),
    };
    table.lines().map(|line| cut(line) + "\n").collect()
}
