//! `sat2d trace`: images of every kind, atlases, pictures, and files that are none.

use crate::common::images::{alpha, png, rgba};
use crate::common::{count, file, root, sat2d, sat2d_reading, scratch};
use png::{BitDepth, ColorType};
use serde_json::Value;

/// A key, a pixel that touches it in a corner, and a dot with half transparent pixels around it.
const SPRITE: [&str; 6] = [
    ".###..........",
    "##.##.....+...",
    "#...########+.",
    "##.##.#.#.+...",
    ".###..#.......",
    "....#.......#.",
];

/// The sprites of a report.
fn traced(arguments: &[&str]) -> Vec<Value> {
    let run = sat2d(&[&["trace", "--json"], arguments].concat());
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let report: Value = serde_json::from_str(&run.stdout).expect("JSON");
    report["sprites"].as_array().expect("a list").clone()
}

fn corners(value: &Value) -> Vec<Vec<[f64; 2]>> {
    serde_json::from_value(value.clone()).expect("rings of corners")
}

fn doubled_area(ring: &[[f64; 2]]) -> f64 {
    let next = ring.iter().cycle().skip(1);
    let products = ring
        .iter()
        .zip(next)
        .map(|(p, q)| p[0] * q[1] - p[1] * q[0]);
    products.sum()
}

#[test]
fn outlines_have_the_area_of_the_pixels_and_pieces_cover_them() {
    let path = file("key.png", rgba(&SPRITE));
    for (threshold, pixels) in [("101", 28), ("100", 31), ("0", 84)] {
        let sprites = traced(&[&path, "--threshold", threshold]);
        let [sprite] = &sprites[..] else {
            panic!("one sprite")
        };
        assert_eq!(sprite["pixels"], pixels);
        let (mut area, mut covered) = (0.0, 0.0);
        for outline in sprite["outlines"].as_array().expect("a list") {
            let rings = corners(&outline["rings"]);
            area += rings.iter().map(|ring| doubled_area(ring)).sum::<f64>();
            let points = rings.concat();
            let pieces: Vec<Vec<usize>> =
                serde_json::from_value(outline["pieces"].clone()).expect("indices");
            for piece in pieces {
                let piece: Vec<[f64; 2]> = piece.iter().map(|&corner| points[corner]).collect();
                assert!(doubled_area(&piece) > 0.0);
                covered += doubled_area(&piece);
            }
        }
        assert_eq!((area, covered), (2.0 * f64::from(pixels), area));
    }
}

#[test]
fn every_kind_of_png_has_the_same_outlines() {
    let expected = traced(&[&file("rgba.png", rgba(&SPRITE))]);
    let index = |letter| match letter {
        b'#' => 2,
        b'+' => 1,
        _ => 0,
    };
    let eight = BitDepth::Eight;
    let wide = |letter| [7, 7, 7, alpha(letter)].into_iter().flat_map(|x| [x, 8]);
    let images = [
        png(&SPRITE, (ColorType::GrayscaleAlpha, eight), |letter| {
            vec![50, alpha(letter)]
        }),
        png(&SPRITE, (ColorType::Rgba, BitDepth::Sixteen), |letter| {
            wide(letter).collect()
        }),
        png(&SPRITE, (ColorType::Indexed, eight), |letter| {
            vec![index(letter)]
        }),
    ];
    for (number, image) in images.into_iter().enumerate() {
        let found = traced(&[&file(&format!("kind_{number}.png"), image)]);
        assert_eq!(found[0]["outlines"], expected[0]["outlines"], "{number}");
    }
    // standard input, and an image without alphas
    let opaque = png(&SPRITE, (ColorType::Grayscale, eight), |_| vec![0]);
    let run = sat2d_reading(opaque, &["trace", "-"]);
    assert_eq!(run.status, 0);
    assert_eq!(
        run.stderr,
        "sat2d: -: no transparency, so every pixel counts\n"
    );
    assert!(
        run.stdout
            .contains("14x6      84         1      0        4       1")
    );
}

/// Turns rows by a quarter turn, clockwise on the screen.
fn turned(rows: &[&str]) -> Vec<String> {
    let column = |x: usize| rows.iter().rev().map(move |row| row.as_bytes()[x] as char);
    (0..rows[0].len()).map(|x| column(x).collect()).collect()
}

#[test]
fn a_packed_sprite_has_the_outlines_that_it_had_before() {
    let whole = traced(&[&file("before.png", rgba(&SPRITE))]);
    // the sprite, beside it the same turned and without its last column
    let trimmed: Vec<&str> = SPRITE.iter().map(|row| &row[..13]).collect();
    let turned = turned(&trimmed);
    let empty = ".".repeat(14);
    let row = |y: usize| {
        let left = SPRITE.get(y).copied().unwrap_or(&empty);
        let right = turned.get(y).map_or("......", String::as_str);
        format!("{left}..{right}")
    };
    let sheet: Vec<String> = (0..13).map(row).collect();
    let sheet: Vec<&str> = sheet.iter().map(String::as_str).collect();
    let image = file("sheet.png", rgba(&sheet));
    let plain = r#"{"frame": {"x": 0, "y": 0, "w": 14, "h": 6}, "rotated": false"#;
    let packed = r#"{"frame": {"x": 16, "y": 0, "w": 13, "h": 6}, "rotated": true,
        "trimmed": true, "spriteSourceSize": {"x": 2, "y": 3, "w": 13, "h": 6}"#;
    let hash = format!(
        r#"{{"frames": {{"plain": {plain}}}, "packed": {packed}}}}},
            "meta": {{"image": "sheet.png", "scale": "1"}}}}"#
    );
    let array = format!(
        r#"{{"frames": [{packed}, "filename": "packed"}}, {plain}, "filename": "plain"}}]}}"#
    );
    for (name, text) in [("hash.json", hash), ("array.json", array)] {
        let sprites = traced(&[&image, "--atlas", &file(name, text)]);
        assert_eq!(sprites.len(), 2, "{name}");
        assert_eq!(
            [&sprites[0]["name"], &sprites[1]["name"]],
            ["packed", "plain"]
        );
        assert_eq!(sprites[1]["outlines"], whole[0]["outlines"], "{name}");
        let (before, after) = (&whole[0]["outlines"], &sprites[0]["outlines"]);
        let outlines = before.as_array().expect("a list").len();
        assert_eq!(after.as_array().expect("a list").len(), outlines);
        for number in 0..outlines {
            let moved: Vec<Vec<[f64; 2]>> = corners(&before[number]["rings"])
                .into_iter()
                .map(|ring| ring.into_iter().map(|[x, y]| [x + 2.0, y + 3.0]).collect())
                .collect();
            assert_eq!(corners(&after[number]["rings"]), moved, "{name}");
        }
    }
}

#[test]
fn a_grid_cuts_an_image_into_cells() {
    let path = file("strip.png", rgba(&SPRITE));
    let run = sat2d(&["trace", &path, "--grid", "5x3"]);
    assert_eq!(run.status, 0);
    let note = "skipped 4 columns at the right, 0 rows at the bottom";
    assert!(run.stderr.trim_end().ends_with(note), "{}", run.stderr);
    insta::assert_snapshot!("trace_grid", run.stdout);
}

#[test]
fn the_picture_has_pixels_outlines_and_pieces() {
    let path = file("drawn.png", rgba(&SPRITE));
    let picture = scratch("traced.svg");
    let svg = picture.to_str().expect("UTF-8");
    let run = sat2d(&["trace", &path, "--grid", "7x6", "--svg", svg]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let drawn = std::fs::read_to_string(&picture).expect("the picture was written");
    assert_eq!(count(&drawn, "pixels"), 2);
    assert_eq!(count(&drawn, "edges"), 4 + 1); // of each outline, and in the legend
    insta::assert_snapshot!("trace_svg", drawn);
}

#[test]
fn simplified_outlines_have_fewer_corners_and_stay_on_their_side() {
    let letter = |x: i32, y: i32| {
        let distance = (x - 20) * (x - 20) + (y - 20) * (y - 20);
        // a ring, and a disc in its hole
        match (65..250).contains(&distance) || distance < 25 {
            true => '#',
            false => '.',
        }
    };
    let rows: Vec<String> = (0..41)
        .map(|y| (0..41).map(|x| letter(x, y)).collect())
        .collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let pixels = rows.concat().matches('#').count() as f64;
    let path = file("ring.png", rgba(&rows));
    let count = |sprite: &Value| -> usize {
        let outlines = sprite["outlines"].as_array().expect("a list").iter();
        outlines
            .flat_map(|one| corners(&one["rings"]))
            .map(|ring| ring.len())
            .sum()
    };
    let area = |sprite: &Value| -> f64 {
        let outlines = sprite["outlines"].as_array().expect("a list").iter();
        let rings = outlines.flat_map(|one| corners(&one["rings"]));
        rings.map(|ring| doubled_area(&ring) / 2.0).sum()
    };
    let traced_corners = count(&traced(&[&path])[0]);
    for distance in ["1", "2.5"] {
        let simplified = |deviation| {
            let sprites = traced(&[&path, "--simplify", distance, "--deviation", deviation]);
            assert!(2 * count(&sprites[0]) < traced_corners, "{deviation}");
            assert_eq!(sprites[0]["outlines"].as_array().map(Vec::len), Some(2));
            area(&sprites[0])
        };
        assert!(simplified("outward") > pixels);
        assert!(simplified("inward") < pixels);
        let perimeter = 2.0 * std::f64::consts::PI * (16.0 + 8.0 + 5.0);
        let distance: f64 = distance.parse().expect("a number");
        assert!((simplified("either") - pixels).abs() < distance * perimeter);
    }
    let run = sat2d(&["trace", &path, "--simplify", "1"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    insta::assert_snapshot!("trace_simplified", run.stdout);
}

/// After an intended change run `SAT2D_UPDATE_FIGURES=1 cargo test -p sat2d-cli trace`, and look at
/// it.
#[test]
fn the_figure_of_the_guide_is_what_the_command_draws() {
    let picture = scratch("guide_masks.svg");
    let svg = picture.to_str().expect("UTF-8");
    let run = sat2d(&["trace", "samples/robot.png", "--svg", svg]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let drawn = std::fs::read_to_string(&picture).expect("the picture was written");
    let kept = root().join("docs/masks.svg");
    if std::env::var_os("SAT2D_UPDATE_FIGURES").is_some() {
        std::fs::write(&kept, &drawn).expect("the figure can be written");
    }
    assert!(drawn == std::fs::read_to_string(kept).unwrap_or_default());
}

#[test]
fn what_is_no_sprite_is_reported() {
    let key = file("fine.png", rgba(&SPRITE));
    let mut broken = rgba(&SPRITE);
    broken.truncate(60);
    let broken = file("broken.png", broken);
    let text = file("text.png", "no image");
    let outside = r#"{"frames": {"far": {"frame": {"x": 9, "y": 0, "w": 6, "h": 1}}}}"#;
    let outside = file("outside.json", outside);
    let scene = file("scene.json", r#"{"bodies": []}"#);
    let mut report = String::new();
    for arguments in [
        &["missing.png"][..],
        &[&text],
        &[&broken],
        &[&key, "--grid", "15x6"],
        &[&key, "--atlas", &outside],
        &[&key, "--atlas", &scene],
        &[&key, &key, "--atlas", &outside],
    ] {
        let run = sat2d(&[&["trace"], arguments].concat());
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{arguments:?}");
        report += &run.stderr;
    }
    let folder = scratch("");
    let report = report.replace(folder.to_str().expect("UTF-8"), "");
    insta::assert_snapshot!("trace_broken", report);
    for grid in ["32", "0x5", "5x", "axb", "-1x2"] {
        assert_eq!(sat2d(&["trace", &key, "--grid", grid]).status, 2, "{grid}");
    }
    assert_eq!(sat2d(&["trace", &key, "--threshold", "256"]).status, 2);
    for distance in ["-1", "inf", "NaN", "far"] {
        let option = format!("--simplify={distance}");
        assert_eq!(sat2d(&["trace", &key, &option]).status, 2, "{distance}");
    }
    assert_eq!(sat2d(&["trace", &key, "--deviation", "inward"]).status, 2);
    assert_eq!(sat2d(&["trace"]).status, 2);
}
