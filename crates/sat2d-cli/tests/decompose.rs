//! `sat2d decompose`: the corpus by every method, the formats, polygons and files that are none, pictures.

mod common;

use common::{file, root, sat2d, scratch};
use serde_json::Value;
use std::fmt::Write;

/// The corpus: the path of each file, and what it says.
fn corpus() -> Vec<(String, Value)> {
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

fn polygons(json: &str) -> Vec<Value> {
    let report: Value = serde_json::from_str(json).expect("JSON");
    report["polygons"].as_array().expect("a list").clone()
}

fn run<'a>(files: impl IntoIterator<Item = &'a str>, options: &[&'a str]) -> common::Run {
    let arguments: Vec<&str> = ["decompose"]
        .into_iter()
        .chain(options.iter().copied())
        .chain(files)
        .collect();
    sat2d(&arguments)
}

#[test]
fn the_corpus_is_cut_where_it_is_valid_and_refused_where_it_is_not() {
    let corpus = corpus();
    let files = || corpus.iter().map(|(path, _)| path.as_str());
    for method in ["balanced", "fast", "slicing"] {
        let run = run(files(), &["--method", method, "--check", "--json"]);
        assert_eq!((run.status, run.stderr.as_str()), (1, ""));
        let polygons = polygons(&run.stdout);
        assert_eq!(polygons.len(), corpus.len());
        for (polygon, (path, feature)) in polygons.iter().zip(&corpus) {
            let told = &feature["properties"];
            assert_eq!(polygon["file"], *path);
            assert_eq!(polygon["name"], told["name"]);
            assert_eq!(polygon["valid"], told["valid"], "{path}");
            if polygon["valid"] == false {
                assert!(polygon["reason"].as_str().is_some_and(|r| !r.is_empty()));
                continue;
            }
            assert_eq!(polygon["proven"], true, "{path}");
            assert_eq!(polygon["vertices"], told["vertices"], "{path}");
            assert_eq!(polygon["holes"], told["holes"], "{path}");
            let count = |list: &str| polygon[list].as_array().expect("a list").len() as u64;
            if let Some(reflex) = told["reflex"].as_u64() {
                assert_eq!(count("reflex_vertices"), reflex, "{path}");
            }
            if let Some(least) = told["optimal_pieces"].as_u64() {
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
fn fewest_is_the_least_number_and_says_so() {
    let corpus = corpus();
    let known: Vec<_> = corpus
        .iter()
        .filter(|(_, feature)| {
            let told = &feature["properties"];
            told["optimal_pieces"].is_u64() && told["vertices"].as_u64() < Some(300)
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

/// The table without its last column and the last figure of its summary: the times.
fn without_times(table: &str) -> String {
    let cut = |line: &str| match line.rsplit_once("  ").or(line.rsplit_once(", ")) {
        Some((kept, last)) if last.ends_with(" ms") || last == "time" => kept.trim_end().to_owned(),
        _ => line.to_owned(),
    };
    table.lines().map(|line| cut(line) + "\n").collect()
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
fn pieces_keep_to_the_most_corners() {
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

/// The mean over the pieces of a polygon in a report of 4π times the area over the square of the perimeter, and of the least angle.
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
fn as_many_pieces_are_fatter_or_have_wider_angles_where_that_is_preferred() {
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

/// The rings of a corpus file, without the points that close them.
fn rings(feature: &Value) -> Vec<Vec<[f64; 2]>> {
    let mut rings: Vec<Vec<[f64; 2]>> =
        serde_json::from_value(feature["geometry"]["coordinates"].clone()).expect("rings");
    for ring in &mut rings {
        ring.pop();
    }
    rings
}

#[test]
fn every_format_says_the_same_to_the_last_bit() {
    let corpus = corpus();
    // coordinates of 1e200 and 1e-13, holes, 17 digits
    let names = [
        "gen_huge_1e200",
        "gen_near_collinear_reflex_1e-13",
        "gen_hole_many_400",
        "maki_bus",
        "ne50_Chile",
    ];
    let (mut geojson, mut wkt, mut csv) = (Vec::new(), String::new(), "x,y\r\n".to_owned());
    for name in names {
        let is_wanted = |(_, feature): &&(String, Value)| feature["properties"]["name"] == name;
        let rings = rings(&corpus.iter().find(is_wanted).expect("it is there").1);
        let text = |p: &[f64; 2]| format!("{:?} {:?}", p[0], p[1]);
        let list = |ring: &Vec<[f64; 2]>| ring.iter().map(text).collect::<Vec<_>>().join(",\n ");
        let lists: Vec<String> = rings
            .iter()
            .map(|ring| format!("({})", list(ring)))
            .collect();
        writeln!(wkt, "Polygon ({});", lists.join(", ")).unwrap();
        for ring in &rings {
            for [x, y] in ring {
                write!(csv, "{x:?},\"{y:e}\"\r\n").unwrap();
            }
            csv += "\r\n";
        }
        csv += "\r\n";
        geojson.push(serde_json::json!({
            "type": "Feature", "properties": null, "geometry": { "type": "Polygon", "coordinates": rings }
        }));
    }
    let collection = serde_json::json!({ "type": "FeatureCollection", "features": geojson });
    let answers = [
        ("geojson", collection.to_string()),
        ("wkt", wkt.clone()),
        ("csv", csv.clone()),
        // told by how they start
        ("json.txt", collection.to_string()),
        ("wkt.txt", format!("\u{feff}\n{wkt}")),
        ("csv.txt", csv),
    ]
    .map(|(ending, content)| {
        let path = file(&format!("same.{ending}"), content);
        let run = run([path.as_str()], &["--geojson", "--check"]);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{ending}");
        let stem = path.rsplit_once('/').expect("a folder").1;
        let stem = stem.rsplit_once('.').expect("an ending").0;
        run.stdout.replace(&format!("\"{stem}["), "\"same[")
    });
    for answer in &answers {
        assert!(*answer == answers[0]);
    }
    // what comes out can go in again, every piece is convex
    let pieces = file("pieces.geojson", &answers[0]);
    let again = run([pieces.as_str()], &["--json", "--method", "slicing"]);
    assert_eq!(again.status, 0, "{}", again.stderr);
    let again = polygons(&again.stdout);
    assert!(again.len() > 1000);
    for piece in again {
        assert_eq!(piece["pieces"].as_array().map(Vec::len), Some(1));
    }
}

#[test]
fn what_is_no_polygon_is_reported_and_the_rest_goes_on() {
    let features = file(
        "features.geojson",
        r#"{"type": "FeatureCollection", "features": [
            {"type": "Feature", "id": 7, "properties": {}, "geometry": null},
            {"type": "Feature", "properties": {"name": "a\tpoint"}, "geometry": {"type": "Point", "coordinates": [1, 2]}},
            {"type": "Feature", "properties": {"name": "words"}, "geometry": {"type": "Polygon", "coordinates": [[["a", 2]]]}},
            {"type": "Feature", "properties": {"name": "short"}, "geometry": {"type": "Polygon", "coordinates": [[[1], [2], [3]]]}},
            {"type": "Feature", "properties": {"name": "nothing"}, "geometry": {"type": "Polygon", "coordinates": []}},
            {"type": "Feature", "properties": {"name": "no islands"}, "geometry": {"type": "MultiPolygon", "coordinates": []}},
            {"type": "Feature", "properties": {"name": "islands"}, "geometry": {"type": "MultiPolygon", "coordinates": [
                [[[0, 0, 5], [1, 0, 5], [0, 1, 5], [0, 0, 5]]], [[[0, 0], [2, 2], [2, 0], [0, 2]]]]}},
            {"type": "Feature", "properties": {"name": "mixed"}, "geometry": {"type": "GeometryCollection", "geometries": [
                {"type": "LineString", "coordinates": [[0, 0], [1, 1]]},
                {"type": "Polygon", "coordinates": [[[0, 0], [4, 0], [1, 1], [0, 4]]]}]}},
            {"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [0, 1]]]},
            7
        ]}"#,
    );
    let geometries = file(
        "geometries.wkt",
        "POLYGON ((0 0, 4 0, 1 1, 0 4, 0 0))\n\
         POLYGON EMPTY\n\
         MULTIPOLYGON EMPTY\n\
         \n\
         MULTIPOLYGON (((0 0, 1 0, 0 1)),\n\
           ((5 5, 9 5, 9 9, 5 9), (6 6, 7 6, 6 7))) ; polygon z((0 0 3, 1 0 3, 0 1 3))\n\
         POINT (1 2)\n\
         POLYGON ((0 0, 1 x, 0 1))\n\
         POLYGON ((0 0, 1 0, 0 1)) junk\n\
         GEOMETRYCOLLECTION (POLYGON ((0 0, 1 0, 0 1)))\n\
         POLYGON ((0 0, 1 0, 0 1)",
    );
    let points = file(
        "points.csv",
        "0,0\n8,0\n8,8\n0,8\n\n2,2\n4,2\n2,4\n\n\n0,0\n1,1\n\n\n\n0,0\nNaN,1\n1,0\n",
    );
    let files = [features.as_str(), &geometries, &points];
    let run_table = run(files, &["--check"]);
    assert_eq!((run_table.status, run_table.stderr.as_str()), (1, ""));
    insta::assert_snapshot!("decompose_invalid", without_times(&run_table.stdout));

    let json = run(files, &["--json"]);
    assert_eq!(json.status, 1);
    let geojson = run(files, &["--geojson"]);
    assert_eq!(geojson.status, 1);
    let invalid = polygons(&json.stdout)
        .iter()
        .filter(|p| p["valid"] == false)
        .count();
    assert_eq!(geojson.stderr.lines().count(), invalid);
    assert!(invalid > 10);
    let collection: Value = serde_json::from_str(&geojson.stdout).expect("JSON");
    assert_eq!(collection["type"], "FeatureCollection");
}

#[test]
fn files_of_no_format_are_refused_and_the_others_cut() {
    let broken = [
        ("empty.csv", "\n \n"),
        (
            "broken.geojson",
            "{\"type\": \"Polygon\", \"coordinates\": [[[0, 0], [1, 0], [0, 1]]",
        ),
        (
            "range.geojson",
            "{\"type\": \"Polygon\", \"coordinates\": [[[0, 0], [1e999, 0], [0, 1]]]}",
        ),
        (
            "untyped.geojson",
            "{\"coordinates\": [[[0, 0], [1, 0], [0, 1]]]}",
        ),
        ("list.json", "[1, 2]"),
        ("features.json", "{\"type\": \"FeatureCollection\"}"),
        ("word.csv", "x,y\r\n\r\n0,0\r\n1,o\r\n"),
        ("three.csv", "0,0\n1,0,5\n"),
        ("quote.csv", "0,0\n\"1,0\n"),
    ];
    let paths: Vec<String> = broken.iter().map(|(name, text)| file(name, text)).collect();
    let paths = || paths.iter().map(String::as_str);
    let latin = file("latin.wkt", b"POLYGON ((0 0, 1 0, 0 1)) \xfc");
    let others = [
        "nowhere.wkt",
        latin.as_str(),
        "c_tests/polygons/gen_L.geojson",
    ];
    let run = run(paths().chain(others), &[]);
    assert_eq!(run.status, 2);
    assert!(
        run.stdout
            .contains("1 polygon: 1 valid, 0 invalid; 6 vertices, 2 pieces"),
        "{}",
        run.stdout
    );
    let folder = scratch("").to_str().expect("UTF-8").to_owned();
    insta::assert_snapshot!("decompose_broken", run.stderr.replace(&folder, ""));
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

#[test]
fn the_help_says_what_files_may_be() {
    let run = run([], &["--help"]);
    assert_eq!(run.status, 0);
    insta::assert_snapshot!("decompose_help", run.stdout);
}
