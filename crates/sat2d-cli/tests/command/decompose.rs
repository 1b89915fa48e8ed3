//! `sat2d decompose`: the corpus by every method, tables, preferences, pictures.

use crate::common::polygons::{corpus, polygons, rings, run, without_times};
use crate::common::{file, scratch};
use serde_json::Value;

#[test]
fn valid_polygons_of_the_corpus_are_decomposed_and_invalid_ones_rejected() {
    let corpus = corpus();
    let files = || corpus.iter().map(|(path, _)| path.as_str());
    for method in ["balanced", "fast", "slicing"] {
        let run = run(files(), &["--method", method, "--check", "--json"]);
        assert_eq!((run.status, run.stderr.as_str()), (1, ""));
        let polygons = polygons(&run.stdout);
        assert_eq!(polygons.len(), corpus.len());
        for (polygon, (path, feature)) in polygons.iter().zip(&corpus) {
            let expected = &feature["properties"];
            assert_eq!(polygon["file"], *path);
            assert_eq!(polygon["name"], expected["name"]);
            assert_eq!(polygon["valid"], expected["valid"], "{path}");
            if polygon["valid"] == false {
                assert!(polygon["reason"].as_str().is_some_and(|r| !r.is_empty()));
                continue;
            }
            assert_eq!(polygon["proven"], true, "{path}");
            assert_eq!(polygon["vertices"], expected["vertices"], "{path}");
            assert_eq!(polygon["holes"], expected["holes"], "{path}");
            let count = |list: &str| polygon[list].as_array().expect("a list").len() as u64;
            if let Some(reflex) = expected["reflex"].as_u64() {
                assert_eq!(count("reflex_vertices"), reflex, "{path}");
            }
            if let Some(least) = expected["optimal_pieces"].as_u64() {
                let fine = if polygon["optimal"] == true {
                    count("pieces") == least
                } else {
                    count("pieces") >= least
                };
                assert!(
                    fine,
                    "{path}: {} pieces, {least} are needed",
                    count("pieces")
                );
            }
        }
    }
}

#[test]
fn fewest_finds_the_minimum_and_reports_it() {
    let corpus = corpus();
    let known: Vec<_> = corpus
        .iter()
        .filter(|(_, feature)| {
            let expected = &feature["properties"];
            expected["optimal_pieces"].is_u64() && expected["vertices"].as_u64() < Some(300)
        })
        .collect();
    assert!(known.len() > 80, "{}", known.len());
    let files = known.iter().map(|(path, _)| path.as_str());
    let run = run(files, &["--method", "fewest", "--json"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    for (polygon, (path, feature)) in polygons(&run.stdout).iter().zip(known) {
        let pieces = polygon["pieces"].as_array().expect("a list").len();
        assert_eq!(pieces, feature["properties"]["optimal_pieces"], "{path}");
        assert_eq!(polygon["optimal"], true, "{path}");
    }
}

#[test]
fn a_table_for_people() {
    let names = [
        "gen_L",
        "bad_bowtie",
        "gen_hole_cheese_5x5",
        "maki_rocket",
        "ne50_Switzerland",
        "bad_hole_outside",
    ];
    let files = names.map(|name| format!("c_tests/polygons/{name}.geojson"));
    let options = ["--check", "--method", "slicing"];
    let run = run(files.iter().map(String::as_str), &options);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    insta::assert_snapshot!("decompose_table", without_times(&run.stdout));
}

#[test]
fn pieces_have_at_most_max_corners() {
    for method in ["fast", "fewest", "balanced", "slicing"] {
        let options = [
            "--method",
            method,
            "--max-corners",
            "8",
            "--check",
            "--json",
        ];
        let run = run(
            [
                "c_tests/polygons/gen_convex_regular_1000.geojson",
                "c_tests/polygons/maki_bus.geojson",
            ],
            &options,
        );
        assert_eq!((run.status, run.stderr.as_str()), (0, ""));
        for polygon in polygons(&run.stdout) {
            let pieces = polygon["pieces"].as_array().expect("a list").iter();
            let corners = pieces.map(|piece| piece["vertices"].as_array().expect("a list").len());
            assert!(corners.max() <= Some(8));
        }
    }
    assert_eq!(run(["x.csv"], &["--max-corners", "2"]).status, 2);
}

/// The means over the pieces of a polygon: of 4π times the area over the square of the perimeter,
/// and of the smallest angle.
fn mean_quality(polygon: &Value, points: &[[f64; 2]]) -> [f64; 2] {
    let pieces = polygon["pieces"].as_array().expect("a list");
    let quality = |piece: &Value| {
        let vertices = piece["vertices"].as_array().expect("a list");
        let at =
            |i: usize| points[vertices[i % vertices.len()].as_u64().expect("a number") as usize];
        let n = vertices.len();
        let (mut doubled_area, mut perimeter, mut angle) = (0.0, 0.0, f64::INFINITY);
        for i in 0..n {
            let [a, b, c] = [at(i + n - 1), at(i), at(i + 1)];
            let [back, on] = [[a[0] - b[0], a[1] - b[1]], [c[0] - b[0], c[1] - b[1]]];
            doubled_area += b[0] * c[1] - b[1] * c[0];
            perimeter += on[0].hypot(on[1]);
            let (sin, cos) = (
                on[0] * back[1] - on[1] * back[0],
                on[0] * back[0] + on[1] * back[1],
            );
            angle = sin.atan2(cos).min(angle);
        }
        [
            std::f64::consts::TAU * doubled_area / (perimeter * perimeter),
            angle,
        ]
    };
    let all: Vec<[f64; 2]> = pieces.iter().map(quality).collect();
    [0, 1].map(|which| all.iter().map(|q| q[which]).sum::<f64>() / all.len() as f64)
}

#[test]
fn preferences_improve_pieces_without_changing_their_number() {
    let path = "c_tests/polygons/maki_castle.geojson";
    let corpus = corpus();
    let is_wanted = |(file, _): &&(String, Value)| file.ends_with(path);
    let points = rings(&corpus.iter().find(is_wanted).expect("it is there").1).concat();
    let [as_cut, fat, wide] =
        [&[][..], &["--prefer", "fat"], &["--prefer", "angles"]].map(|prefer| {
            let options = [&["--method", "slicing", "--check", "--json"], prefer].concat();
            let run = run([path], &options);
            assert_eq!((run.status, run.stderr.as_str()), (0, ""));
            let report: Value = serde_json::from_str(&run.stdout).expect("JSON");
            assert_eq!(report["prefer"].as_str(), prefer.get(1).copied());
            let polygon = &report["polygons"][0];
            assert_eq!(polygon["proven"], true);
            let count = polygon["pieces"].as_array().map(Vec::len);
            (count, mean_quality(polygon, &points))
        });
    assert_eq!((fat.0, wide.0), (as_cut.0, as_cut.0));
    assert!(fat.1[0] > 1.05 * as_cut.1[0], "{fat:?} {as_cut:?}");
    assert!(wide.1[1] > 1.05 * as_cut.1[1], "{wide:?} {as_cut:?}");
    assert_eq!(run([path], &["--prefer", "thin"]).status, 2);
}

#[test]
fn pictures_show_every_piece_and_are_well_formed() {
    let corpus = corpus();
    let picture = scratch("pieces.svg");
    let target = picture.to_str().expect("UTF-8");
    let draw = |files: &[&str], options: &[&str]| {
        let options: Vec<&str> = ["--svg", target, "--json"]
            .iter()
            .chain(options)
            .copied()
            .collect();
        let run = run(files.iter().copied(), &options);
        assert_eq!(run.stderr, format!("sat2d: wrote {target}\n"));
        let text = std::fs::read_to_string(&picture).expect("the picture was written");
        assert!(!text.contains("NaN") && !text.contains("inf"), "{files:?}");
        let drawing = roxmltree::Document::parse(&text).expect("well-formed XML");
        let of_class = |class: &str| {
            let nodes = drawing.descendants().filter(|n| n.has_tag_name("path"));
            nodes
                .filter(|node| node.attribute("class") == Some(class))
                .count()
        };
        let polygons = polygons(&run.stdout);
        let pieces: usize = polygons
            .iter()
            .filter_map(|p| p["pieces"].as_array())
            .map(Vec::len)
            .sum();
        assert_eq!(of_class("piece"), pieces, "{files:?}");
        assert_eq!(
            of_class("invalid"),
            polygons.iter().filter(|p| p["valid"] == false).count()
        );
        text
    };
    for (path, _) in corpus
        .iter()
        .filter(|(_, f)| f["properties"]["vertices"].as_u64() < Some(300))
    {
        draw(&[path], &["--method", "fast"]);
    }
    let all: Vec<&str> = corpus.iter().map(|(path, _)| path.as_str()).collect();
    draw(&all, &["--method", "fast"]);
    let range = file("range.csv", "1e308,1e308\n-1e308,1e308\n-1e308,-1e308\n");
    draw(&[&range], &[]);
    let tiny = file("tiny.csv", "0,0\n5e-324,0\n0,5e-324\n");
    draw(&[&tiny], &[]);
    let text = draw(
        &["c_tests/polygons/maki_castle.geojson"],
        &["--y-down", "--method", "slicing"],
    );
    insta::assert_snapshot!("decompose_svg", text);
    assert_eq!(
        run(
            ["c_tests/polygons/gen_L.geojson"],
            &["--svg", "nowhere/x.svg"]
        )
        .status,
        2
    );
}
