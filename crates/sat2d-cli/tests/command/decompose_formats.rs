//! `sat2d decompose`: the formats of files, invalid polygons and files.

use crate::common::polygons::{corpus, polygons, rings, run, without_times};
use crate::common::{file, scratch};
use serde_json::Value;
use std::fmt::Write;

#[test]
fn every_format_gives_the_same_pieces_to_the_last_bit() {
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
            "type": "Feature",
            "properties": null,
            "geometry": { "type": "Polygon", "coordinates": rings }
        }));
    }
    let collection = serde_json::json!({ "type": "FeatureCollection", "features": geojson });
    let answers = [
        ("geojson", collection.to_string()),
        ("wkt", wkt.clone()),
        ("csv", csv.clone()),
        // recognised by their first characters
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
fn invalid_polygons_are_reported_and_the_others_decomposed() {
    let features = file(
        "features.geojson",
        r#"{"type": "FeatureCollection", "features": [
            {"type": "Feature", "id": 7, "properties": {}, "geometry": null},
            {"type": "Feature", "properties": {"name": "a\tpoint"},
             "geometry": {"type": "Point", "coordinates": [1, 2]}},
            {"type": "Feature", "properties": {"name": "words"},
             "geometry": {"type": "Polygon", "coordinates": [[["a", 2]]]}},
            {"type": "Feature", "properties": {"name": "short"},
             "geometry": {"type": "Polygon", "coordinates": [[[1], [2], [3]]]}},
            {"type": "Feature", "properties": {"name": "nothing"},
             "geometry": {"type": "Polygon", "coordinates": []}},
            {"type": "Feature", "properties": {"name": "no islands"},
             "geometry": {"type": "MultiPolygon", "coordinates": []}},
            {"type": "Feature", "properties": {"name": "islands"},
             "geometry": {"type": "MultiPolygon", "coordinates": [
                [[[0, 0, 5], [1, 0, 5], [0, 1, 5], [0, 0, 5]]],
                [[[0, 0], [2, 2], [2, 0], [0, 2]]]]}},
            {"type": "Feature", "properties": {"name": "mixed"},
             "geometry": {"type": "GeometryCollection", "geometries": [
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
fn files_of_no_format_are_rejected_and_the_others_decomposed() {
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
        ("comma.csv", "0,0\n10\n1,1\n"),
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
fn the_help_lists_the_formats() {
    let run = run([], &["--help"]);
    assert_eq!(run.status, 0);
    insta::assert_snapshot!("decompose_help", run.stdout);
}

#[test]
fn an_empty_geometry_is_valid_and_has_no_polygons() {
    let wkt = file(
        "empty.wkt",
        "MULTIPOLYGON EMPTY\nPOLYGON EMPTY\nMULTIPOLYGON(EMPTY)\n",
    );
    let json = file(
        "empty.geojson",
        r#"{"type": "MultiPolygon", "coordinates": []}"#,
    );
    let ran = run([wkt.as_str(), &json], &[]);
    assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
    assert!(
        ran.stdout.contains("0 polygons: 0 valid, 0 invalid"),
        "{}",
        ran.stdout
    );
    let hole = file("hole.wkt", "POLYGON((0 0,9 0,0 9),EMPTY)");
    assert_eq!(run([hole.as_str()], &["--check"]).status, 0);
}

#[test]
fn parts_of_a_multipolygon_may_touch_but_not_overlap() {
    let square = |x: u32, y: u32| {
        let (right, up) = (x + 2, y + 2);
        format!("(({x} {y}, {right} {y}, {right} {up}, {x} {up}))")
    };
    let cases = [
        (square(2, 2), 0, ""),
        (
            square(2, 0),
            1,
            "parts 0 and 1 share an edge: their edges 1 and 3 overlap",
        ),
        (
            square(1, 1),
            1,
            "parts 0 and 1 overlap: their edges 2 and 3 cross near (1.0, 2.0)",
        ),
        (square(9, 9), 0, ""),
    ];
    for (second, status, message) in cases {
        let text = format!("MULTIPOLYGON({}, {second})", square(0, 0));
        let ran = run([file("parts.wkt", &text).as_str()], &[]);
        assert_eq!(ran.status, status, "{text}");
        assert_eq!(ran.stderr.is_empty(), message.is_empty(), "{}", ran.stderr);
        assert!(ran.stderr.contains(message), "{}", ran.stderr);
        assert!(ran.stdout.contains("2 polygons: 2 valid"), "{}", ran.stdout);
        // two polygons in a row are no multipolygon
        let text = format!("POLYGON{}\nPOLYGON{second}", square(0, 0));
        assert_eq!(run([file("two.wkt", &text).as_str()], &[]).status, 0);
    }
}

#[test]
fn columns_are_read_by_their_names() {
    let points = |name: &str, text: &str| {
        let ran = run([file(name, text).as_str()], &["--json"]);
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""), "{text}");
        polygons(&ran.stdout)[0]["points"].clone()
    };
    let expected = serde_json::json!([[0.0, 0.0], [0.0, 5.0], [1.0, 5.0]]);
    for (name, text) in [
        ("swapped.csv", "y,x\n0,0\n5,0\n5,1\n"),
        ("swapped.txt", "Y , X\n0,0\n5,0\n5,1\n"),
        ("named.csv", "x;y\n0;0\n0;5\n1;5\n"),
        ("tabs.txt", "y\tx\n0\t0\n5\t0\n5\t1\n"),
        ("blanks.txt", "  0  0\n0   5\n1 5\n"),
        ("semicolons.txt", "0;0\n0; 5\n1;5"),
        ("points.json", "[[0,0],[0,5],[1,5]]"),
        ("points.txt", " [[0,0],[0,5,7],[1,5]]"),
        ("rings.txt", "[[[0,0],[0,5],[1,5]]]"),
    ] {
        assert_eq!(points(name, text), expected, "{text}");
    }
    for (name, text, message) in [
        (
            "lat.csv",
            "lat,lon\n0,0\n",
            ":1:1: the columns are `lat` and `lon`, not `x` and `y`",
        ),
        (
            "lat.txt",
            "lat lon\n0 0\n",
            ":1:1: the columns are `lat` and `lon`, not `x` and `y`",
        ),
        (
            "twice.csv",
            "x,x\n0,0\n",
            ":1:1: the columns are `x` and `x`, not `x` and `y`",
        ),
        (
            "typo.csv",
            "1o,2o\n0,0\n",
            ":1:1: the columns are `1o` and `2o`, not `x` and `y`",
        ),
        (
            "mixed.txt",
            "0 0\n1  a\n",
            ":2:4: column `y`: `a` is not a number",
        ),
        (
            "short.json",
            "[[0, 0], [1]]",
            ": [1]: expected a position `[x, y]`, found 1 number",
        ),
        (
            "comma.txt",
            "0,5;1\n",
            ":1:3: column `y`: `5;1` is not a number",
        ),
    ] {
        let ran = run([file(name, text).as_str()], &[]);
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{text}");
        assert!(ran.stderr.trim_end().ends_with(message), "{}", ran.stderr);
    }
}

#[test]
fn faults_in_wkt_and_json_have_a_place_and_say_what_is_there() {
    let reason = |name: &str, text: &str| {
        let ran = run([file(name, text).as_str()], &["--json"]);
        let reason = polygons(&ran.stdout)[0]["reason"].clone();
        reason
            .as_str()
            .unwrap_or_else(|| panic!("{text}"))
            .to_owned()
    };
    for (text, expected) in [
        (
            "POLYGON((0,0 1,0))",
            "line 1, column 11: expected a number for y, found `,`",
        ),
        (
            "POLYGON((0 0,nan 0))",
            "line 1, column 14: the x `nan` is not finite",
        ),
        (
            "POLYGON(0 0,1 0)",
            "line 1, column 9: expected `(` or EMPTY, found `0`",
        ),
        (
            "\nMULTIPOLYGON((()))",
            "line 2, column 16: expected a number for x, found `)`",
        ),
        (
            "TRIANGLE((0 0,1 0,1 1,0 0))",
            "line 1, column 1: not a POLYGON but a TRIANGLE",
        ),
        (
            "CurvePolygon((0 0))",
            "line 1, column 1: not a polygon but a CURVEPOLYGON",
        ),
        (
            "POLYGON((0 0,1 0",
            "line 1, column 17: expected `,` or `)`, found the end of the text",
        ),
        (
            "POLYGN((0 0))",
            "line 1, column 1: expected POLYGON or MULTIPOLYGON, found `POLYGN`",
        ),
        (
            "POLYGON((0 0 1 2 3))",
            "line 1, column 18: expected `,` or `)`, found `3`",
        ),
    ] {
        let reason = reason("fault.wkt", text);
        assert!(reason.starts_with(expected), "{text}: {reason}");
    }
    let polygon = r#"{"type": "Polygon", "coordinates": "#;
    for (text, expected) in [
        (
            format!(r#"{polygon}[[[0, 0], [1, "a"]]]}}"#),
            "coordinates[0][1][1]: expected a number, found `\"a\"`",
        ),
        (
            format!(r#"{{"type": "Feature", "geometry": {polygon}[[[0, 0], 7]]}}}}"#),
            "geometry.coordinates[0][1]: expected a position `[x, y]`, found `7`",
        ),
        (
            format!(r#"{{"type": "GeometryCollection", "geometries": [{polygon}7}}]}}"#),
            "geometries[0].coordinates: expected a list of rings, found `7`",
        ),
        (
            r#"{"type": "GeometryCollection", "geometries": [{"type": "Polygn"}]}"#.to_owned(),
            "geometries[0].type: expected a kind of geometry, found `\"Polygn\"`",
        ),
    ] {
        assert_eq!(reason("fault.json", &text), expected, "{text}");
    }
}

#[test]
fn files_of_unknown_formats_are_called_unknown() {
    for (name, text) in [
        (
            "passwd",
            "root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1::/:/bin/sh\n",
        ),
        ("hosts.txt", "# localhost\n127.0.0.1 localhost\n"),
        ("words.txt", "Polygons are many\n"),
        (
            "level.tmx",
            "<?xml version='1.0'?><map version='1.10'><layer/></map>",
        ),
        ("page.svg", "<html/>"),
        (
            "topo.json",
            r#"{"type": "Topology", "objects": {}, "arcs": [[[0, 0]]]}"#,
        ),
        ("bare", r#"{"type": "Polygn", "coordinates": []}"#),
    ] {
        let path = file(name, text);
        let ran = run([path.as_str()], &[]);
        assert_eq!((ran.status, ran.stdout.as_str()), (2, ""), "{name}");
        let message = format!("sat2d: {path}: unknown format: ");
        assert!(ran.stderr.starts_with(&message), "{name}: {}", ran.stderr);
    }
}

#[test]
fn each_of_many_faults_in_wkt_has_its_place() {
    let count = 50_000;
    let text = format!("é\n{}\n é)", ")".repeat(count));
    let ran = run([file("closing.wkt", text).as_str()], &["--json"]);
    assert_eq!(ran.status, 1);
    let polygons = polygons(&ran.stdout);
    let reason = |index: usize| polygons[index]["reason"].as_str().expect("a fault");
    assert_eq!(polygons.len(), count + 2);
    let expected = "expected POLYGON or MULTIPOLYGON, found";
    assert_eq!(reason(0), format!("line 1, column 1: {expected} `é`"));
    assert_eq!(reason(1), format!("line 2, column 1: {expected} `)`"));
    assert_eq!(
        reason(count),
        format!("line 2, column {count}: {expected} `)`")
    );
    assert_eq!(
        reason(count + 1),
        format!("line 3, column 2: {expected} `é`")
    );
}
