//! `sat2d decompose --repair`: polygons that cross or touch themselves. What a rule fills is judged
//! at random points by winding numbers, in exact integers.

use crate::common::polygons::{polygons, run};
use crate::common::{file, sat2d};
use serde_json::{Value, json};

/// Points are judged on a finer grid than the vertices are on, off all lines between these.
const FINE: i64 = 1000;

struct Random(u64);

impl Random {
    fn below(&mut self, end: i64) -> i64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        ((self.0 >> 33) as i64) % end
    }
}

/// How often a ring winds around a point that is on none of its sides; `None` if it is on one.
fn winding(ring: &[[i64; 2]], [x, y]: [i64; 2]) -> Option<i64> {
    let mut turns = 0;
    for (&[ax, ay], &[bx, by]) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        let side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
        let is_between = |p: i64, q: i64, v: i64| p.min(q) <= v && v <= p.max(q);
        if side == 0 && is_between(ax, bx, x) && is_between(ay, by, y) {
            return None;
        }
        turns += i64::from(ay <= y && y < by && side > 0);
        turns -= i64::from(by <= y && y < ay && side < 0);
    }
    Some(turns)
}

/// Whether a convex piece has a point, given with a tolerance for the rounding of crossings.
fn has(piece: &[[f64; 2]], [x, y]: [f64; 2]) -> bool {
    let ends = piece.iter().cycle().skip(1);
    piece.iter().zip(ends).all(|(&[ax, ay], &[bx, by])| {
        let [dx, dy] = [bx - ax, by - ay];
        dx * (y - ay) - dy * (x - ax) >= -1e-9 * (dx.abs() + dy.abs())
    })
}

/// Rings with few different coordinates: they cross, overlap and touch in every way.
fn tangle(random: &mut Random) -> Vec<Vec<[i64; 2]>> {
    let range = 3 + random.below(9);
    let rings = 1 + random.below(3);
    let ring = |random: &mut Random| {
        let count = 3 + random.below(8);
        let point = |_| [random.below(range) * FINE, random.below(range) * FINE];
        (0..count).map(point).collect()
    };
    (0..rings).map(|_| ring(random)).collect()
}

/// The points and pieces of valid polygons.
fn pieces(polygon: &Value) -> Vec<Vec<[f64; 2]>> {
    assert_eq!(
        (&polygon["valid"], &polygon["proven"]),
        (&json!(true), &json!(true))
    );
    let points: Vec<[f64; 2]> = serde_json::from_value(polygon["points"].clone()).expect("points");
    let pieces = polygon["pieces"].as_array().expect("a list").iter();
    let corners = |piece: &Value| -> Vec<usize> {
        serde_json::from_value(piece["vertices"].clone()).expect("indices")
    };
    pieces
        .map(|piece| corners(piece).into_iter().map(|v| points[v]).collect())
        .collect()
}

#[test]
fn repaired_polygons_have_the_points_that_the_rule_fills() {
    let mut random = Random(3);
    let tangles: Vec<_> = (0..300).map(|_| tangle(&mut random)).collect();
    let features: Vec<Value> = (tangles.iter().enumerate())
        .map(|(number, rings)| {
            json!({
                "type": "Feature",
                "properties": {"name": format!("tangle {number}")},
                "geometry": {"type": "Polygon", "coordinates": rings},
            })
        })
        .collect();
    let collection = json!({"type": "FeatureCollection", "features": features});
    let path = file("tangles.geojson", collection.to_string());
    for (rule, fills) in [
        ("even-odd", (|w: i64| w % 2 != 0) as fn(i64) -> bool),
        ("non-zero", |w| w != 0),
    ] {
        let run = run([path.as_str()], &["--repair", rule, "--check", "--json"]);
        assert_eq!(run.status, 0, "{}", run.stderr);
        let mut found = vec![Vec::new(); tangles.len()];
        for polygon in polygons(&run.stdout) {
            let name = polygon["name"].as_str().expect("a name");
            let number = name["tangle ".len()..].split('[').next().expect("a number");
            found[number.parse::<usize>().expect("a number")].extend(pieces(&polygon));
        }
        let mut counts = [0; 2];
        for (rings, pieces) in tangles.iter().zip(&found) {
            for _ in 0..200 {
                let point = [0, 1].map(|_| random.below(13 * FINE) - FINE / 2);
                let turns = rings
                    .iter()
                    .map(|ring| winding(ring, point))
                    .sum::<Option<i64>>();
                let Some(turns) = turns else { continue };
                let is_filled = fills(turns);
                let at = point.map(|x| x as f64);
                let is_covered = pieces.iter().any(|piece| has(piece, at));
                assert_eq!(is_covered, is_filled, "{rings:?} {point:?} {rule}");
                counts[usize::from(is_filled)] += 1;
            }
        }
        assert!(counts.iter().all(|&count| count > 3000), "{counts:?}");
    }
}

#[test]
fn each_repair_is_told_and_valid_polygons_stay() {
    // a bow tie, a keyhole, two parts that share a side, and a square that needs no repair
    let bow = "POLYGON ((0 0, 4 4, 4 0, 0 4, 0 0))";
    let keyhole = "POLYGON ((0 0, 6 0, 6 6, 0 6, 0 0, 2 2, 2 4, 4 4, 4 2, 2 2, 0 0))";
    let pair = "MULTIPOLYGON (((0 0, 1 0, 1 1, 0 1, 0 0)), ((1 0, 2 0, 2 1, 1 1, 1 0)))";
    let square = "POLYGON ((0.1 0.1, 0.3 0.1, 0.3 0.3, 0.1 0.1))";
    let text = format!("{bow};\n{keyhole};\n{pair};\n{square}");
    let path = file("invalid.wkt", text);
    let repaired = run([path.as_str()], &["--repair", "even-odd"]);
    assert_eq!(repaired.status, 0, "{}", repaired.stderr);
    let report = crate::common::polygons::without_times(&repaired.stdout) + &repaired.stderr;
    insta::assert_snapshot!(
        "decompose_repair",
        report.replace(path.as_str(), "invalid.wkt")
    );
    let plain = run([path.as_str()], &[]);
    assert_eq!(plain.status, 1);
    let far = file(
        "far.wkt",
        "POLYGON ((0 0, 1e300 1e300, 1e300 0, 0 1e300, 0 0))",
    );
    let run = run([far.as_str()], &["--repair", "even-odd"]);
    assert_eq!(run.status, 1);
    assert!(
        run.stderr
            .contains("not repaired: the coordinate 1e300 is out of range")
    );
    assert_eq!(sat2d(&["decompose", &far, "--repair", "odd"]).status, 2);
}

#[test]
fn a_part_that_cannot_be_read_is_never_repaired_away() {
    let bow = json!([[[0, 0], [4, 4], [4, 0], [0, 4], [0, 0]]]);
    let unreadable = json!([[[9, 9], ["x", 9], [10, 10], [9, 9]]]);
    let both = json!({"type": "MultiPolygon", "coordinates": [bow, unreadable]});
    let path = file("unreadable.geojson", both.to_string());
    let run = run([path.as_str()], &["--repair", "even-odd", "--json"]);
    assert_eq!(run.status, 1);
    let polygons = polygons(&run.stdout);
    assert_eq!(polygons.len(), 2);
    let reason = polygons[1]["reason"].as_str().expect("a reason");
    assert!(reason.contains("expected a number"), "{reason}");
}

/// The area of the pentagon in the middle of the star below, by intersecting its lines in exact
/// fractions.
const MIDDLE: f64 = 8.670977011494253;

#[test]
fn a_path_is_repaired_by_its_own_rule() {
    // a star of five points, whose middle winds twice
    let star = "M0 -5 L3 4 L-5 -1 L5 -1 L-3 4 Z";
    let area = |attribute: &str| {
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg"><path {attribute} d="{star}"/></svg>"#
        );
        let path = file("star.svg", svg);
        let run = run([path.as_str()], &["--repair", "even-odd", "--json"]);
        assert_eq!(run.status, 0, "{}", run.stderr);
        let polygons = polygons(&run.stdout);
        let areas = polygons
            .iter()
            .map(|polygon| polygon["area"].as_f64().expect("an area"));
        (polygons.len(), areas.sum::<f64>())
    };
    let (whole, points) = (area(""), area(r#"fill-rule="evenodd""#));
    assert_eq!((whole.0, points.0), (1, 5));
    let middle = whole.1 - points.1;
    assert!((middle - MIDDLE).abs() < 1e-9, "{whole:?} {points:?}");
}
