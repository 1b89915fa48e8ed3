//! Inputs and outputs of all commands: standard input, byte order marks, patterns, closed pipes,
//! notes on written files.

use crate::common::{command, file, root, sat2d, sat2d_reading, scratch};
use std::io::Read;
use std::process::Stdio;

const BYTE_ORDER_MARK: &str = "\u{feff}";

fn fight() -> String {
    std::fs::read_to_string(root().join("samples/fight.json")).expect("the sample is there")
}

#[test]
fn every_command_reads_standard_input() {
    let from_file = sat2d(&["collide", "samples/fight.json"]).stdout;
    let run = sat2d_reading(fight(), &["collide", "-"]);
    assert_eq!((run.status, run.stdout), (0, from_file));

    let table = "x1,y1,w1,h1,x2,y2,w2,h2,hit\n0,0,1,1,5,5,1,1,0\n";
    let run = sat2d_reading(table, &["verify", "-"]);
    assert_eq!(run.stdout, "-: xywh: 1 row, 1 agrees, 0 mismatches\n");

    for polygon in [
        "POLYGON ((0 0, 1 0, 0 1))",
        "0,0\n1,0\n0,1\n",
        "M0 0H1L0 1z",
    ] {
        let run = sat2d_reading(polygon, &["decompose", "-"]);
        let total = "1 polygon: 1 valid, 0 invalid; 3 vertices, 1 piece, ";
        assert!(run.stdout.contains(total), "{}{}", run.stdout, run.stderr);
    }
}

#[test]
fn a_byte_order_mark_is_skipped_in_every_format() {
    let plain = sat2d(&["collide", "samples/fight.json"]).stdout;
    let scene = file("bom_scene.json", format!("{BYTE_ORDER_MARK}{}", fight()));
    assert_eq!(sat2d(&["collide", &scene]).stdout, plain);

    let polygons = [
        (
            "bom.geojson",
            r#"{"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [0, 1]]]}"#,
        ),
        ("bom.wkt", "POLYGON ((0 0, 1 0, 0 1))"),
        ("bom.csv", "0,0\n1,0\n0,1\n"),
        ("bom.svg", "<svg><path d='M0 0H1L0 1z'/></svg>"),
        ("bom_path.txt", "M0 0H1L0 1z"),
    ];
    for (name, text) in polygons {
        let path = file(name, format!("{BYTE_ORDER_MARK}{text}"));
        let run = sat2d(&["decompose", &path]);
        assert_eq!(run.status, 0, "{name}: {}{}", run.stdout, run.stderr);
    }
    let table = "x1,y1,w1,h1,x2,y2,w2,h2,hit\n0,0,1,1,5,5,1,1,0\n";
    let path = file("bom_table.csv", format!("{BYTE_ORDER_MARK}{table}"));
    assert_eq!(sat2d(&["verify", &path]).status, 0);
}

/// Runs the command, reads the first bytes of its output and closes the pipe, as `head` does.
fn closed_early(arguments: &[&str]) -> (i32, String) {
    let mut child = command(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut start = [0; 10];
    let mut stdout = child.stdout.take().expect("a pipe");
    stdout.read_exact(&mut start).expect("the output is longer");
    drop(stdout);
    let output = child.wait_with_output().expect("the command ends");
    let stderr = String::from_utf8(output.stderr).expect("UTF-8");
    (output.status.code().expect("a status"), stderr)
}

#[test]
fn commands_end_quietly_when_the_reader_closes_the_pipe() {
    // more pairs and pieces than any pipe holds
    let body = |i: usize| format!(r#"{{"name": "{i}", "shape": "s", "position": [{i}, 0]}}"#);
    let bodies: Vec<String> = (0..300).map(body).collect();
    let shapes = r#"{"s": {"rectangle": {"width": 3, "height": 1}}}"#;
    let scene = format!(
        r#"{{"shapes": {shapes}, "bodies": [{}]}}"#,
        bodies.join(",")
    );
    let scene = file("crowd.json", scene);
    let polygon = "c_tests/polygons/gen_hole_many_400.geojson";
    let polygons = vec![polygon; 50];
    for options in [
        &[][..],
        &["--json"],
        &["--contacts"],
        &["--contacts", "--json"],
    ] {
        let arguments = [&["collide", &scene, "--pairs", "all"], options].concat();
        assert_eq!(closed_early(&arguments), (0, String::new()), "{options:?}");
    }
    for options in ["--json", "--geojson"] {
        let arguments = [&["decompose", "--method", "fast", options], &polygons[..]].concat();
        assert_eq!(closed_early(&arguments), (0, String::new()), "{options}");
    }
}

#[test]
fn patterns_are_expanded_where_the_shell_does_not() {
    let run = sat2d(&["verify", "c_tests/reference/xywh*.csv"]);
    let names: Vec<&str> = run
        .stdout
        .lines()
        .filter_map(|line| line.split(": ").next())
        .collect();
    let expected = [
        "c_tests/reference/xywh_circle_rect.csv",
        "c_tests/reference/xywh_rects.csv",
        "2 tables",
    ];
    assert_eq!(
        (run.status, &names[..]),
        (0, &expected[..]),
        "{}",
        run.stderr
    );
    let run = sat2d(&["decompose", "c_tests/polygons/gen_[LU].geojson"]);
    assert!(run.stdout.contains("2 polygons: 2 valid"), "{}", run.stdout);

    // a file with such a name is that file
    let literal = file("a[1].csv", "0,0\n1,0\n0,1\n");
    file("a1.csv", "0,0\n1,0\n");
    assert_eq!(sat2d(&["decompose", &literal]).status, 0);
    let run = sat2d(&["verify", "nowhere/*.csv"]);
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.starts_with("sat2d: nowhere/*.csv: "),
        "{}",
        run.stderr
    );
}

#[test]
fn written_files_are_named_on_standard_error() {
    let picture = scratch("noted.svg");
    let target = picture.to_str().expect("UTF-8");
    let note = format!("sat2d: wrote {target}\n");
    let table = file(
        "noted.csv",
        "x1,y1,w1,h1,x2,y2,w2,h2,hit\n0,0,1,1,5,5,1,1,1\n",
    );
    for arguments in [
        ["collide", "samples/fight.json"],
        ["decompose", "c_tests/polygons/gen_L.geojson"],
        ["verify", &table],
    ] {
        let _ = std::fs::remove_file(&picture);
        let run = sat2d(&[&arguments[..], &["--svg", target]].concat());
        assert_eq!(run.stderr, note, "{arguments:?}");
        let text = std::fs::read_to_string(&picture).expect("the picture was written");
        roxmltree::Document::parse(&text).expect("well-formed XML");
    }
}

#[test]
fn a_picture_on_standard_output_takes_the_place_of_the_results() {
    let table = file(
        "drawn.csv",
        "x1,y1,w1,h1,x2,y2,w2,h2,hit\n0,0,1,1,5,5,1,1,1\n",
    );
    for (arguments, status) in [
        (["collide", "samples/fight.json"], 0),
        (["decompose", "c_tests/polygons/gen_L.geojson"], 0),
        (["trace", "samples/robot.png"], 0),
        (["verify", &table], 1),
    ] {
        let run = sat2d(&[&arguments[..], &["--svg", "-"]].concat());
        assert_eq!(
            (run.status, run.stderr.as_str()),
            (status, ""),
            "{arguments:?}"
        );
        roxmltree::Document::parse(&run.stdout).expect("a picture and nothing else");
    }
}

/// Disk images and other files without text, which may be sparse and longer than the memory.
#[test]
fn files_that_are_no_text_are_refused_at_once() {
    let path = scratch("sparse.csv");
    let sparse = std::fs::File::create(&path).expect("a file");
    sparse.set_len(1 << 26).expect("a longer file");
    let path = path.to_str().expect("UTF-8");
    for command in ["verify", "decompose", "collide"] {
        let run = sat2d(&[command, path]);
        let message = format!("sat2d: {path}: not text: it has a character of code 0\n");
        assert_eq!((run.status, run.stderr), (2, message), "{command}");
    }
    for (command, reason) in [
        ("trace", "Invalid PNG signature."),
        ("replay", "not a recording"),
    ] {
        let run = sat2d(&[command, path]);
        assert_eq!(run.status, 2, "{command}");
        assert!(run.stderr.contains(reason), "{command}: {}", run.stderr);
    }
    let long = file("long.csv", "1".repeat((1 << 24) + 1));
    let run = sat2d(&["verify", &long]);
    let message = format!("sat2d: {long}: line 1: more than 16777216 bytes\n");
    assert_eq!((run.status, run.stderr), (2, message));
}
