//! What `sat2d verify` says about rows that disagree: their numbers, the profile that would agree,
//! touching, pictures.

use crate::common::{count, file, root, sat2d, sat2d_reading, scratch};

/// Checks a table; returns the status and the output with the name of the table as its path.
fn verify(name: &str, content: &str, options: &[&str]) -> (i32, String) {
    let path = file(name, content);
    let run = sat2d(&[&["verify", &path], options].concat());
    (run.status, (run.stdout + &run.stderr).replace(&path, name))
}

const XYWH: &str = "x1,y1,w1,h1,x2,y2,w2,h2,hit\n";

#[test]
fn a_table_without_rows_is_an_error() {
    let output = "sat2d: none.csv:1:1: no row follows the header (profile `xywh`)\n";
    assert_eq!(verify("none.csv", XYWH, &[]), (2, output.to_owned()));
    let (status, _) = verify("none.csv", &format!("{XYWH}\n \n"), &[]);
    assert_eq!(status, 2);
    // the other tables are checked
    let run = sat2d(&[
        "verify",
        &file("none.csv", XYWH),
        "c_tests/reference/xywh_rects.csv",
    ]);
    assert_eq!(run.status, 2);
    assert!(run.stdout.contains("1500 agree"), "{}", run.stdout);
}

#[test]
fn a_header_of_one_column_is_reported_as_such() {
    let (status, output) = verify("one.csv", "hit\n1\n", &[]);
    assert_eq!(status, 2);
    assert!(output.contains("unknown header"), "{output}");
    let (status, output) = verify("one.csv", &format!("{XYWH}1\n"), &[]);
    assert_eq!(status, 2);
    assert_eq!(output, "sat2d: one.csv:2:2: expected 9 fields, found 1\n");
}

#[test]
fn the_profile_that_agrees_with_every_row_is_named() {
    // the first pair only touches, the second overlaps, the third is disjoint
    let rows = |hits: [u8; 3]| {
        let [a, b, c] = hits;
        format!("{XYWH}0,0,4,2,4,0,4,2,{a}\n0,0,4,2,3,1,4,2,{b}\n0,0,4,2,5,1,4,2,{c}\n")
    };
    let (status, output) = verify("touching.csv", &rows([1, 1, 0]), &[]);
    assert_eq!(status, 1);
    insta::assert_snapshot!(output, @r"
    touching.csv: xywh: 3 rows, 2 agree, 1 mismatch
      line 2: hit: expected 1, got 0
        x1=0 y1=0 w1=4 h1=2 x2=4 y2=0 w2=4 h2=2
      every row agrees with --profile exact --touching hit
    ");
    // from a pipe, which can be read only once, the same
    let piped = sat2d_reading(rows([1, 1, 0]), &["verify", "-"]);
    assert_eq!(piped.stdout.replacen("-", "touching.csv", 1), output);
    let hit = ["--profile", "exact", "--touching", "hit"];
    assert_eq!(verify("touching.csv", &rows([1, 1, 0]), &hit).0, 0);
    let (status, output) = verify("touching.csv", &rows([0, 1, 0]), &hit);
    assert_eq!(status, 1);
    insta::assert_snapshot!(output, @r"
    touching.csv: exact (xywh, touching hit): 3 rows, 2 agree, 1 mismatch
      line 2: hit: the file says 0, the answer is 1
        x1=0 y1=0 w1=4 h1=2 x2=4 y2=0 w2=4 h2=2
      every row agrees with --profile xywh
      every row agrees with --profile exact
    ");
    let (status, output) = verify("touching.csv", &rows([1, 0, 0]), &[]);
    assert_eq!(status, 1);
    assert!(!output.contains("every row agrees"), "{output}");
}

#[test]
fn a_profile_that_does_not_compare_what_differs_is_not_named() {
    let flash = "x1,y1,width1,height1,rotation1,x2,y2,width2,height2,rotation2,hit,near\n\
                 0,0,10,10,0,40,0,10,10,0,0,1\n";
    let (status, output) = verify("near.csv", flash, &[]);
    assert_eq!(status, 1);
    insta::assert_snapshot!(output, @r"
    near.csv: flash: 1 row, 0 agree, 1 mismatch
      line 2: near: expected 1, got 0
        x1=0 y1=0 width1=10 height1=10 rotation1=0 x2=40 y2=0 width2=10 height2=10 rotation2=0
    ");
}

#[test]
fn touching_can_be_a_hit_or_a_miss() {
    let flash = "x1,y1,width1,height1,rotation1,x2,y2,width2,height2,rotation2,hit\n\
                 0,0,10,10,0,10,0,10,10,0,";
    let awt = "a0_x,a0_y,a1_x,a1_y,a2_x,a2_y,a3_x,a3_y,\
               b0_x,b0_y,b1_x,b1_y,b2_x,b2_y,b3_x,b3_y,hit\n\
               0,0,2,0,2,2,0,2,2,2,4,2,4,4,2,4,";
    let circle = "cx,cy,r,x,y,w,h,hit\n7,6,5,0,0,4,2,";
    let xywh = &format!("{XYWH}0,0,4,2,4,0,4,2,");
    for (table, by_default) in [(flash, "1"), (awt, "1"), (circle, "0"), (xywh, "0")] {
        let status = |hit: &str, touching: &[&str]| {
            let options = [&["--profile", "exact"], touching].concat();
            verify("touch.csv", &format!("{table}{hit}\n"), &options).0
        };
        for hit in ["0", "1"] {
            assert_eq!(status(hit, &[]), i32::from(hit != by_default), "{table}");
            assert_eq!(status(hit, &["--touching", "hit"]), i32::from(hit != "1"));
            assert_eq!(status(hit, &["--touching", "miss"]), i32::from(hit != "0"));
        }
    }
    let mut output = String::new();
    for (table, options) in [
        (XYWH, &["--profile", "xywh", "--touching", "hit"]),
        (
            "a,b,relation\n",
            &["--profile", "exact", "--touching", "hit"],
        ),
    ] {
        let (status, message) = verify("touch.csv", table, options);
        assert_eq!(status, 2);
        output += &message;
    }
    insta::assert_snapshot!(output, @r"
    sat2d: --touching needs --profile exact
    sat2d: touch.csv:1:1: --touching needs a table with the answer `hit`
    ");
}

/// Checks a table with a picture; returns the status, standard error and the picture. Tests run at
/// the same time, so each one has a name for its files.
fn drawn(name: &str, table: &str, options: &[&str]) -> (i32, String, Option<String>) {
    let picture = scratch(&format!("{name}.svg"));
    let _ = std::fs::remove_file(&picture);
    let target = picture.to_str().expect("UTF-8");
    let path = file(&format!("{name}.csv"), table);
    let run = sat2d(&[&["verify", &path, "--svg", target], options].concat());
    let stderr = run.stderr.replace(target, "row.svg");
    (run.status, stderr, std::fs::read_to_string(&picture).ok())
}

#[test]
fn the_first_row_that_disagrees_is_drawn() {
    let rows = "0,0,1,1,5,5,1,1,0\n0,0,4,2,3,1,4,2,0\n0,0,1,1,9,0,1,1,1\n";
    let (status, output, picture) = drawn("drawn_first", &format!("{XYWH}{rows}"), &[]);
    assert_eq!((status, output.as_str()), (1, "sat2d: wrote row.svg\n"));
    let overlap = picture.expect("a picture");
    assert_eq!(
        count(&overlap, "outline overlapping"),
        2 + 1,
        "and the legend"
    );
    assert!(overlap.contains("\ndepth 1\n"), "{overlap}");

    let (status, _, picture) = drawn("drawn_first", &format!("{XYWH}{rows}"), &["--line", "4"]);
    assert_eq!(status, 1);
    let apart = picture.expect("a picture");
    assert_eq!(count(&apart, "outline disjoint"), 2 + 1);
    assert!(apart.contains("\ngap 8\n"), "{apart}");
}

#[test]
fn every_kind_of_table_with_shapes_has_pictures() {
    let tables = [
        "x1,y1,width1,height1,rotation1,x2,y2,width2,height2,rotation2,hit\n\
         0,0,10,10,7,7,0,10,10,3,0\n",
        "a0_x,a0_y,a1_x,a1_y,a2_x,a2_y,a3_x,a3_y,b0_x,b0_y,b1_x,b1_y,b2_x,b2_y,b3_x,b3_y,hit\n\
         0,0,4,0,4,4,0,4,2,2,6,2,6,6,2,6,0\n",
        "cx,cy,r,x,y,w,h,hit\n3,3,5,0,0,4,2,0\n",
        "a,b,relation\ncircle 0 0 2,polygon 1 0 4 0 1 4,disjoint\n",
        "a,b,depth\ncircle 0 0 2,polygon 1 0 4 0 1 4,9\n",
    ];
    for table in tables {
        let (status, output, picture) = drawn("drawn_kinds", table, &[]);
        assert_eq!(
            (status, output.as_str()),
            (1, "sat2d: wrote row.svg\n"),
            "{table}"
        );
        let picture = picture.expect("a picture");
        assert_eq!(count(&picture, "outline overlapping"), 2 + 1, "{table}");
    }
    let polygon = "polygon,is_concave\n0 0 4 0 1 1 0 4,0\n";
    let (_, _, picture) = drawn("drawn_kinds", polygon, &[]);
    let nodes = picture.expect("a picture");
    assert_eq!(nodes.matches("class=\"piece\"").count(), 2, "{nodes}");
}

#[test]
fn rows_of_the_jdks_functions_have_pictures_of_their_operands() {
    // the areas, segments and points of a row, and a name that stands beside one of them
    let tables = [
        ("awt_rectangle", [2, 0, 1], "b"),
        ("awt_rectangle2d", [2, 1, 1], "line"),
        ("awt_line2d", [0, 2, 1], "3-4"),
        ("awt_polygon", [2, 0, 2], "polygon"),
        ("awt_path2d", [2, 0, 1], "path"),
        ("awt_ellipse2d", [2, 0, 1], "ellipse"),
        ("awt_transform", [2, 0, 2], "p after"),
        ("awt_affine", [2, 0, 2], "p after"),
        ("awt_rectangle_changes", [2, 0, 1], "b"),
        ("awt_bounds2d", [2, 0, 1], "r"),
        ("awt_round_rectangle2d", [2, 0, 1], "round"),
        ("awt_arc2d", [2, 0, 1], "arc"),
        ("awt_float", [2, 0, 1], "r"),
    ];
    for (table, wanted, name) in tables {
        let path = root().join(format!("c_tests/reference/{table}.csv"));
        let text = std::fs::read_to_string(path).expect("a reference table");
        let two_lines: Vec<&str> = text.lines().take(2).collect();
        let (status, output, picture) = drawn(
            "drawn_jdk",
            &(two_lines.join("\n") + "\n"),
            &["--line", "2"],
        );
        assert_eq!((status, output.as_str()), (0, "sat2d: wrote row.svg\n"));
        let picture = picture.expect("a picture");
        let marks = ["class=\"figure ", "marker-end", "class=\"point\""];
        // two arrows in the corner of each page show the directions of x and y
        let found =
            marks.map(|mark| picture.matches(mark).count() - 2 * usize::from(mark == marks[1]));
        assert_eq!(found, wanted, "{table}");
        assert!(
            picture.contains(&format!(">\n{name}\n</text>")),
            "{table}: {picture}"
        );
    }
}

#[test]
fn a_picture_of_rectangles_has_them_in_their_places() {
    let header = "ax,ay,aw,ah,bx,by,bw,bh,px,py,intersects";
    let (status, _, picture) = drawn(
        "drawn_places",
        &format!("{header}\n0,0,20,10,10,0,10,10,20,5,0\n"),
        &[],
    );
    assert_eq!(status, 1);
    let picture = picture.expect("a picture");
    let between = |start: &str| {
        let from = picture.find(start).expect("a mark") + start.len();
        &picture[from..from + picture[from..].find('"').expect("a closing quote")]
    };
    // b is the right half of a, and p is in the middle of their right side
    let corners = |class: &str| -> Vec<f64> {
        let numbers = between(&format!("<path class=\"figure {class}\" d=\"M"));
        let numbers = numbers.split(|c: char| !c.is_ascii_digit() && c != '.');
        numbers.filter_map(|number| number.parse().ok()).collect()
    };
    let (a, b) = (corners("first"), corners("second"));
    let near = |a: f64, b: f64| (a - b).abs() < 0.02;
    assert!(
        near(b[0], (a[0] + a[2]) / 2.0) && near(b[2], a[2]),
        "{a:?} {b:?}"
    );
    assert!(near(b[1], a[1]) && near(b[7], a[7]), "{a:?} {b:?}");
    let at = |name: &str| between(&format!("class=\"point\" {name}=\"")).parse::<f64>();
    assert!(near(at("cx").expect("a number"), a[2]));
}

#[test]
fn a_row_that_cannot_be_drawn_is_an_error_and_agreement_is_not() {
    let agreeing = format!("{XYWH}0,0,1,1,5,5,1,1,0\n");
    let (status, output, picture) = drawn("drawn_never", &agreeing, &[]);
    assert_eq!((status, picture), (0, None));
    assert_eq!(output, "sat2d: row.svg not written: no row disagrees\n");
    let mut all = String::new();
    for (table, options) in [
        (agreeing.as_str(), &["--line", "9"][..]),
        ("a,b,relation\ncircle 0 0 -1,circle 0 0 1,disjoint\n", &[]),
        ("levels,rotation1,scale_x1,global_rotation\n1,5,1,6\n", &[]),
        (
            "x1,y1,x2,y2,x3,y3,x4,y4,px,py,lines_intersect\n\
             nan,0,1,0,0,0,0,inf,nan,nan,1\n",
            &["--line", "2"],
        ),
    ] {
        let (status, output, picture) = drawn("drawn_never", table, options);
        assert_eq!((status, picture), (2, None));
        all += &output;
    }
    insta::assert_snapshot!(all, @r"
    sat2d: there is no row on line 9 to draw
    sat2d: line 2 cannot be drawn: radius is -1.0, below 0
    sat2d: line 2 cannot be drawn: this table has no shapes
    sat2d: line 2 cannot be drawn: its coordinates are not finite
    ");
}
