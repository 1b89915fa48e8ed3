//! `sat2d decompose --approximate`: fewer pieces, off by a distance.

use crate::common::polygons::{corpus, polygons, run, without_times};
use crate::common::{file, sat2d};
use serde_json::Value;

fn list<T: serde::de::DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).expect("a list")
}

/// The distance of a point from a convex polygon, counter-clockwise.
fn distance(point: [f64; 2], corners: &[[f64; 2]]) -> f64 {
    let ends = corners.iter().cycle().skip(1);
    let (mut is_inside, mut least) = (true, f64::INFINITY);
    for (a, b) in corners.iter().zip(ends) {
        let (along, to) = (
            [b[0] - a[0], b[1] - a[1]],
            [point[0] - a[0], point[1] - a[1]],
        );
        is_inside &= along[0] * to[1] >= along[1] * to[0];
        let length = along[0] * along[0] + along[1] * along[1];
        let part = ((along[0] * to[0] + along[1] * to[1]) / length).clamp(0.0, 1.0);
        least = least.min((to[0] - part * along[0]).hypot(to[1] - part * along[1]));
    }
    if is_inside { 0.0 } else { least }
}

#[test]
fn approximate_pieces_are_near_every_vertex_of_the_corpus() {
    // the rest takes long to prove
    let mut corpus = corpus();
    corpus.retain(|(_, feature)| feature["properties"]["vertices"].as_u64() < Some(150));
    assert!(corpus.len() > 80, "{}", corpus.len());
    let files = || corpus.iter().map(|(path, _)| path.as_str());
    let exact = polygons(&run(files(), &["--json"]).stdout);
    for (deviation, off_by) in [("outward", 1e-9), ("inward", 2.0), ("either", 2.0)] {
        let options = [
            "--approximate",
            "2",
            "--deviation",
            deviation,
            "--check",
            "--json",
        ];
        let run = run(files(), &options);
        assert_eq!((run.status, run.stderr.as_str()), (1, ""));
        let report: Value = serde_json::from_str(&run.stdout).expect("JSON");
        assert_eq!(
            (&report["approximate"], &report["deviation"]),
            (&2.0.into(), &deviation.into())
        );
        let (mut pieces, mut exact_pieces) = (0, 0);
        for (polygon, exact) in polygons(&run.stdout).iter().zip(&exact) {
            let path = &polygon["file"];
            assert_eq!(polygon["valid"], exact["valid"], "{path}");
            if polygon["valid"] == false {
                continue;
            }
            assert_eq!(polygon["proven"], true, "{path}");
            assert_eq!(polygon["area"], exact["area"], "{path}");
            assert!(polygon["lower_bound"].is_null(), "{path}");
            let points: Vec<[f64; 2]> = list(&polygon["points"]);
            let corners = |piece: &Value| {
                let vertices: Vec<usize> = list(&piece["vertices"]);
                vertices.iter().map(|&v| points[v]).collect::<Vec<_>>()
            };
            let count = |polygon: &Value| polygon["pieces"].as_array().expect("a list").len();
            pieces += count(polygon);
            exact_pieces += count(exact);
            assert!(count(polygon) <= count(exact), "{path}");
            let all: Vec<_> = polygon["pieces"]
                .as_array()
                .expect("a list")
                .iter()
                .map(corners)
                .collect();
            for &point in &points {
                let least = all
                    .iter()
                    .map(|piece| distance(point, piece))
                    .fold(f64::INFINITY, f64::min);
                assert!(
                    least <= off_by,
                    "{path}: {point:?} is {least} away, {deviation}"
                );
            }
        }
        assert!(
            pieces < exact_pieces,
            "{deviation}: {pieces} of {exact_pieces}"
        );
    }
}

#[test]
fn edges_of_approximate_pieces_are_whole_edges_of_the_input_or_none() {
    // a notch of depth 1 in the upper side is covered; the ring is closed and clockwise
    let notch = file("notch.wkt", "POLYGON((0 0,0 8,4 7,8 8,8 0,0 0))");
    let options = ["--approximate", "1", "--deviation", "outward", "--json"];
    let polygon = &polygons(&run([notch.as_str()], &options).stdout)[0];
    let piece = &polygon["pieces"][0];
    assert_eq!(list::<Vec<u32>>(&piece["vertices"]), [0, 4, 3, 1]);
    assert_eq!(
        list::<Vec<Option<u32>>>(&piece["edges"]),
        [Some(4), Some(3), None, Some(0)]
    );
    assert_eq!(polygon["optimal"], true);
}

#[test]
fn approximate_pieces_in_tables_and_pictures() {
    let country = "c_tests/polygons/ne50_Switzerland.geojson";
    let picture = file("approximate.svg", "");
    let options = ["--approximate", "0.05", "--check", "--svg", &picture];
    let run = run([country], &options);
    assert_eq!(run.status, 0, "{}", run.stderr);
    insta::assert_snapshot!("decompose_approximate", without_times(&run.stdout));
    let drawing = std::fs::read_to_string(picture).expect("a picture");
    let pieces = drawing.matches("class=\"piece\"").count();
    assert!(
        run.stdout.contains(&format!(", {pieces} pieces,")),
        "{pieces}"
    );
}

#[test]
fn distances_and_deviations_that_mean_nothing_are_errors() {
    for (options, reason) in [
        (["--approximate", "-1"], "not a distance such as 1.5"),
        (["--approximate", "inf"], "not a distance such as 1.5"),
        (["--deviation", "inward"], "--approximate <DISTANCE>"),
    ] {
        let arguments = [&["decompose", "--path", "M0 0h1v1z"], options.as_slice()].concat();
        let run = sat2d(&arguments);
        assert_eq!(run.status, 2, "{options:?}");
        assert!(run.stderr.contains(reason), "{}", run.stderr);
    }
}
