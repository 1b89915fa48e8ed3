//! `sat2d trace`: images of every kind, atlases, pictures, and files that are none.

use crate::common::images::{alpha, png, rgba};
use crate::common::{count, file, root, sat2d, sat2d_reading, scratch};
use png::{BitDepth, ColorType};
use serde_json::Value;
use std::collections::BTreeSet;

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
fn silhouettes_have_the_area_of_the_pixels_and_pieces_cover_them() {
    let path = file("key.png", rgba(&SPRITE));
    for (threshold, pixels) in [("101", 28), ("100", 31), ("0", 84)] {
        let sprites = traced(&[&path, "--threshold", threshold]);
        let [sprite] = &sprites[..] else {
            panic!("one sprite")
        };
        assert_eq!(sprite["pixels"], pixels);
        let (mut area, mut covered) = (0.0, 0.0);
        for silhouette in sprite["silhouettes"].as_array().expect("a list") {
            let rings = corners(&silhouette["rings"]);
            area += rings.iter().map(|ring| doubled_area(ring)).sum::<f64>();
            let points = rings.concat();
            let pieces: Vec<Vec<usize>> =
                serde_json::from_value(silhouette["pieces"].clone()).expect("indices");
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
fn every_kind_of_png_has_the_same_silhouettes() {
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
        assert_eq!(
            found[0]["silhouettes"], expected[0]["silhouettes"],
            "{number}"
        );
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
            .contains("14x6      84            1      0        4       1")
    );
}

/// Turns rows by a quarter turn, clockwise on the screen.
fn turned(rows: &[&str]) -> Vec<String> {
    let column = |x: usize| rows.iter().rev().map(move |row| row.as_bytes()[x] as char);
    (0..rows[0].len()).map(|x| column(x).collect()).collect()
}

/// A sheet of two images side by side, and the trimmed sprite that it has turned on the right.
fn sheet(turned: &[String]) -> Vec<u8> {
    let empty = ".".repeat(14);
    let row = |y: usize| {
        let left = SPRITE.get(y).copied().unwrap_or(&empty);
        let right = turned.get(y).map_or("......", String::as_str);
        format!("{left}..{right}")
    };
    let sheet: Vec<String> = (0..13).map(row).collect();
    let sheet: Vec<&str> = sheet.iter().map(String::as_str).collect();
    rgba(&sheet)
}

/// Every format of atlases lists the sprite, and beside it the same turned by a quarter turn and
/// trimmed: without its last column, and from a sprite with two more columns on the left and three
/// more rows above.
#[test]
fn a_packed_sprite_has_the_silhouettes_that_it_had_before() {
    let whole = traced(&[&file("before.png", rgba(&SPRITE))]);
    let trimmed: Vec<&str> = SPRITE.iter().map(|row| &row[..13]).collect();
    let clockwise = turned(&trimmed);
    let mut counterclockwise: Vec<String> = clockwise.clone();
    counterclockwise.reverse();
    for row in &mut counterclockwise {
        *row = row.chars().rev().collect();
    }
    let clockwise = file("sheet.png", sheet(&clockwise));
    let counterclockwise = file("turned.png", sheet(&counterclockwise));
    let plain = r#"{"frame": {"x": 0, "y": 0, "w": 14, "h": 6}, "rotated": false"#;
    let packed = r#"{"frame": {"x": 16, "y": 0, "w": 13, "h": 6}, "rotated": true,
        "trimmed": true, "spriteSourceSize": {"x": 2, "y": 3, "w": 13, "h": 6}"#;
    let hash = format!(
        r#"{{"frames": {{"plain": {plain}}}, "packed": {packed}}}}},
            "meta": {{"image": "sheet.png", "scale": "1"}}}}"#
    );
    let list = format!(r#"[{packed}, "filename": "packed"}}, {plain}, "filename": "plain"}}]"#);
    let array = format!(r#"{{"frames": {list}}}"#);
    let several = format!(
        r#"{{"textures": [{{"image": "other.png", "frames": []}},
            {{"image": "img/sheet.png", "frames": {list}}}]}}"#
    );
    let starling = r#"<?xml version="1.0" encoding="UTF-8"?>
        <TextureAtlas imagePath="sheet.png">
            <SubTexture name="packed" x="16" y="0" width="6" height="13" rotated="true"
                frameX="-2" frameY="-3" frameWidth="15" frameHeight="9"/>
            <SubTexture name="plain" x="0" y="0" width="14.0" height="6"/>
        </TextureAtlas>"#;
    let old = "
        turned.png
        size: 64,16
        format: RGBA8888
        filter: Nearest,Nearest
        repeat: none
        packed
          rotate: true
          xy: 16, 0
          size: 13, 6
          orig: 15, 11
          offset: 2, 2
          index: -1
        plain
          rotate: false
          xy: 0, 0
          size: 14, 6
          orig: 14, 6
          offset: 0, 0
          index: -1
        ";
    let new = "other.png\nsize:8,8\nfar\nbounds:0,0,1,1\n\nturned.png\nsize:64,16\npacked\n\
               bounds:16,0,13,6\noffsets:2,2,15,11\nrotate:90\nplain\nbounds:0,0,14,6\n";
    for (name, image, text) in [
        ("hash.json", &clockwise, hash.as_str()),
        ("array.json", &clockwise, &array),
        ("several.json", &clockwise, &several),
        ("starling.xml", &clockwise, starling),
        ("old.atlas", &counterclockwise, old),
        ("new.atlas", &counterclockwise, new),
    ] {
        let sprites = traced(&[image, "--atlas", &file(name, text)]);
        assert_eq!(sprites.len(), 2, "{name}");
        assert_eq!(
            [&sprites[0]["name"], &sprites[1]["name"]],
            ["packed", "plain"]
        );
        assert_eq!(sprites[1]["silhouettes"], whole[0]["silhouettes"], "{name}");
        let (before, after) = (&whole[0]["silhouettes"], &sprites[0]["silhouettes"]);
        let silhouettes = before.as_array().expect("a list").len();
        assert_eq!(after.as_array().expect("a list").len(), silhouettes);
        for number in 0..silhouettes {
            let moved: Vec<Vec<[f64; 2]>> = corners(&before[number]["rings"])
                .into_iter()
                .map(|ring| ring.into_iter().map(|[x, y]| [x + 2.0, y + 3.0]).collect())
                .collect();
            assert_eq!(corners(&after[number]["rings"]), moved, "{name}");
        }
    }
}

/// The numbers of pixels of the groups of pixels that share sides or corners, by flooding.
fn flooded(rows: &[String]) -> Vec<usize> {
    let mut left: BTreeSet<(usize, usize)> = BTreeSet::new();
    for (y, row) in rows.iter().enumerate() {
        let columns = row.bytes().enumerate().filter(|&(_, pixel)| pixel == b'#');
        left.extend(columns.map(|(x, _)| (x + 1, y + 1)));
    }
    let mut groups = Vec::new();
    while let Some(first) = left.pop_first() {
        let (mut next, mut count) = (vec![first], 0);
        while let Some((x, y)) = next.pop() {
            count += 1;
            let around = (x - 1..=x + 1).flat_map(|x| (y - 1..=y + 1).map(move |y| (x, y)));
            next.extend(around.filter(|pixel| left.remove(pixel)));
        }
        groups.push(count);
    }
    groups.sort_unstable();
    groups
}

#[test]
fn pixels_that_share_a_corner_have_one_silhouette_if_asked() {
    let mut random = 7_u64;
    for number in 0..30 {
        let size = 1 + number % 9;
        let mut letter = || {
            random = random
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            if random >> 40 & 3 < 2 { '#' } else { '.' }
        };
        let rows: Vec<String> = (0..size)
            .map(|_| (0..size + 2).map(|_| letter()).collect())
            .collect();
        let image: Vec<&str> = rows.iter().map(String::as_str).collect();
        let path = file(&format!("eight_{number}.png"), rgba(&image));
        let sprites = traced(&[&path, "--connectivity", "eight"]);
        let mut areas = Vec::new();
        for silhouette in sprites[0]["silhouettes"].as_array().expect("a list") {
            let rings = corners(&silhouette["rings"]);
            let area: f64 = rings.iter().map(|ring| doubled_area(ring)).sum();
            areas.push((area / 2.0) as usize);
            let points = rings.concat();
            let pieces: Vec<Vec<usize>> =
                serde_json::from_value(silhouette["pieces"].clone()).expect("indices");
            let covered = pieces.iter().map(|piece| {
                let piece: Vec<[f64; 2]> = piece.iter().map(|&corner| points[corner]).collect();
                assert!(doubled_area(&piece) > 0.0);
                doubled_area(&piece)
            });
            assert_eq!(covered.sum::<f64>(), area);
        }
        areas.sort_unstable();
        assert_eq!(areas, flooded(&rows), "{rows:?}");
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
fn the_picture_has_pixels_silhouettes_and_pieces() {
    let path = file("drawn.png", rgba(&SPRITE));
    let picture = scratch("traced.svg");
    let svg = picture.to_str().expect("UTF-8");
    let run = sat2d(&["trace", &path, "--grid", "7x6", "--svg", svg]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let drawn = std::fs::read_to_string(&picture).expect("the picture was written");
    assert_eq!(count(&drawn, "pixels"), 2);
    assert_eq!(count(&drawn, "edges"), 4 + 1); // of each silhouette, and in the legend
    insta::assert_snapshot!("trace_svg", drawn);
}

#[test]
fn simplified_silhouettes_have_fewer_corners_and_stay_on_their_side() {
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
        let silhouettes = sprite["silhouettes"].as_array().expect("a list").iter();
        silhouettes
            .flat_map(|one| corners(&one["rings"]))
            .map(|ring| ring.len())
            .sum()
    };
    let area = |sprite: &Value| -> f64 {
        let silhouettes = sprite["silhouettes"].as_array().expect("a list").iter();
        let rings = silhouettes.flat_map(|one| corners(&one["rings"]));
        rings.map(|ring| doubled_area(&ring) / 2.0).sum()
    };
    let traced_corners = count(&traced(&[&path])[0]);
    for distance in ["1", "2.5"] {
        let simplified = |deviation| {
            let sprites = traced(&[&path, "--simplify", distance, "--deviation", deviation]);
            assert!(2 * count(&sprites[0]) < traced_corners, "{deviation}");
            assert_eq!(sprites[0]["silhouettes"].as_array().map(Vec::len), Some(2));
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
    let word = r#"{"frames": [{"filename": "a", "frame": {"x": 0, "y": 0, "w": "wide", "h": 1}}]}"#;
    let atlases = [
        file("word.json", word),
        file("nameless.json", r#"{"frames": [{"frame": {"x": 0}}]}"#),
        file(
            "pages.json",
            r#"{"textures": [{"image": "a.png", "frames": []}, {"image": "b.png",
            "frames": []}]}"#,
        ),
        file("svg.xml", "<svg/>"),
        file(
            "crop.xml",
            r#"<TextureAtlas><SubTexture name="a" x="0" y="0" width="1" height="1"
            frameX="2"/></TextureAtlas>"#,
        ),
        file(
            "short.xml",
            r#"<TextureAtlas><SubTexture name="a" x="0"/></TextureAtlas>"#,
        ),
        file(
            "half.xml",
            r#"<TextureAtlas><SubTexture name="a" width="0.5"/></TextureAtlas>"#,
        ),
        file("words.atlas", "some text"),
        file("empty.atlas", "fine.png\nsize: 1, 1\nhero\nxy: 0, 0\n"),
        file(
            "turn.atlas",
            "fine.png\nhero\nbounds: 0,0,1,1\nrotate: 45\n",
        ),
        file("short.atlas", "fine.png\nhero\nbounds: 0,0,1\n"),
        file(
            "high.atlas",
            "fine.png\nhero\nbounds: 0,0,1,5\noffsets: 0,0,1,4\n",
        ),
    ];
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
    for atlas in &atlases {
        let run = sat2d(&["trace", &key, "--atlas", atlas]);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{atlas}");
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
    let simplified_corners = ["--connectivity", "eight", "--simplify", "1"];
    assert_eq!(
        sat2d(&[&["trace", key.as_str()][..], &simplified_corners].concat()).status,
        2
    );
    assert_eq!(sat2d(&["trace"]).status, 2);
}

/// Runs `sat2d trace` with so many kilobytes of address space, which Linux can limit.
#[cfg(target_os = "linux")]
fn traced_within(kilobytes: usize, arguments: &[&str]) -> std::process::Output {
    let limited = crate::common::command(&[&["trace"], arguments].concat());
    std::process::Command::new("sh")
        .arg("-c")
        .arg(format!("ulimit -v {kilobytes}; exec \"$0\" \"$@\""))
        .arg(limited.get_program())
        .args(limited.get_args())
        .output()
        .expect("a shell")
}

#[test]
#[cfg(target_os = "linux")]
fn sprites_do_not_stay_in_memory() {
    let row = "#".repeat(256);
    let image = file("many.png", rgba(&[row.as_str(); 256]));
    let output = traced_within(40_000, &[&image, "--grid", "1x1", "--json"]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let sprites = report["sprites"].as_array().expect("a list");
    assert_eq!(sprites.len(), 256 * 256);
    let pixel = serde_json::json!({
        "rings": [[[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]]],
        "pieces": [[0, 1, 2, 3]],
    });
    assert!(sprites.iter().all(|one| one["silhouettes"][0] == pixel));
    assert_eq!(sprites[257]["name"], "many[1,1]");
}

/// The sprite has 13 by 6 pixels. In the image it is turned, and has 6 by 13.
#[test]
fn the_source_of_a_turned_frame_says_which_size_is_meant() {
    let rows: Vec<&str> = SPRITE.iter().map(|row| &row[..13]).collect();
    let upright = traced(&[&file("upright.png", rgba(&rows))]);
    let image = file("swapped.png", sheet(&turned(&rows)));
    let traced_as = |width: usize, height: usize, about: &str| {
        let frame = format!(r#""frame": {{"x": 16, "y": 0, "w": {width}, "h": {height}}}"#);
        let atlas = format!(r#"{{"frames": {{"a": {{{frame}, "rotated": true{about}}}}}}}"#);
        sat2d(&[
            "trace",
            &image,
            "--atlas",
            &file("swapped.json", atlas),
            "--json",
        ])
    };
    let source = r#", "spriteSourceSize": {"x": 0, "y": 0, "w": 13, "h": 6}"#;
    let whole = r#", "trimmed": false, "sourceSize": {"w": 13, "h": 6}"#;
    for (width, height, about) in [
        (13, 6, ""),
        (13, 6, source),
        (6, 13, source),
        (13, 6, whole),
        (6, 13, whole),
    ] {
        let run = traced_as(width, height, about);
        assert_eq!(run.status, 0, "{}", run.stderr);
        let report: serde_json::Value = serde_json::from_str(&run.stdout).expect("JSON");
        let silhouettes = &report["sprites"][0]["silhouettes"];
        assert!(silhouettes.is_array(), "{}", run.stdout);
        assert_eq!(silhouettes, &upright[0]["silhouettes"], "{width} {about}");
    }
    let run = traced_as(5, 13, source);
    let reason = "frames.a: the turned frame has 5 by 13 pixels, its sprite 13 by 6";
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains(reason), "{}", run.stderr);
}

#[test]
fn the_scale_of_an_atlas_is_named() {
    let image = file("scaled.png", rgba(&SPRITE));
    let frames = r#""frames": {"a": {"frame": {"x": 0, "y": 0, "w": 14, "h": 6}}}"#;
    let libgdx = "scaled.png\nsize: 14,6\nscale: 0.5\na\nbounds: 0,0,14,6\n";
    for (atlas, is_named) in [
        (format!(r#"{{{frames}, "meta": {{"scale": "0.5"}}}}"#), true),
        (
            format!(r#"{{"textures": [{{{frames}, "scale": 0.5}}]}}"#),
            true,
        ),
        (libgdx.to_owned(), true),
        (format!(r#"{{{frames}, "meta": {{"scale": 1}}}}"#), false),
        (format!(r#"{{{frames}, "meta": {{}}}}"#), false),
    ] {
        let path = file("scaled.atlas", &atlas);
        let run = sat2d(&["trace", &image, "--atlas", &path]);
        assert_eq!(run.status, 0, "{}", run.stderr);
        let note = format!(
            "sat2d: {path}: the sprites are scaled by 0.5; silhouettes are in pixels of the image\n"
        );
        assert_eq!(run.stderr == note, is_named, "{atlas}: {}", run.stderr);
        let json = sat2d(&["trace", &image, "--atlas", &path, "--json"]).stdout;
        let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        let scale = json["sprites"][0]["scale"].as_f64();
        assert_eq!(scale, is_named.then_some(0.5), "{atlas}");
    }
    let atlas = file(
        "scaled.atlas",
        format!(r#"{{{frames}, "meta": {{"scale": "half"}}}}"#),
    );
    let run = sat2d(&["trace", &image, "--atlas", &atlas]);
    let reason = "meta.scale: expected a number above 0, found `\"half\"`";
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains(reason), "{}", run.stderr);
}
