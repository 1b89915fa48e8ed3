//! `sat2d verify`: the reference tables, planted errors, tables of users, invalid files.

use crate::common::{file, root, sat2d};

fn reference(name: &str) -> String {
    let path = root().join("c_tests/reference").join(name);
    std::fs::read_to_string(path).expect("the reference table is there")
}

/// Checks a table; returns the status and the output with the name of the table as its path.
fn verify(name: &str, content: impl AsRef<[u8]>, options: &[&str]) -> (i32, String) {
    let path = file(name, content);
    let run = sat2d(&[&["verify", &path], options].concat());
    (run.status, (run.stdout + &run.stderr).replace(&path, name))
}

#[test]
fn every_reference_table_agrees() {
    let names = [
        "awt_affine",
        "awt_arc2d",
        "awt_area",
        "awt_bounds2d",
        "awt_curves",
        "awt_ellipse2d",
        "awt_float",
        "awt_line2d",
        "awt_path2d",
        "awt_polygon",
        "awt_rectangle",
        "awt_rectangle2d",
        "awt_rectangle_changes",
        "awt_rects",
        "awt_round_rectangle2d",
        "awt_transform",
        "depth",
        "flash_bitmap_hit_test",
        "flash_bounds",
        "flash_color_bounds",
        "flash_display",
        "flash_display_matrix",
        "flash_hit_test_object",
        "flash_hit_test_point",
        "flash_local_global",
        "flash_matrix",
        "flash_point",
        "flash_rectangle",
        "flash_rects",
        "flash_rotation",
        "flash_stage",
        "pygame_components",
        "pygame_masks",
        "pygame_rects",
        "relation",
        "slicing",
        "xywh_circle_rect",
        "xywh_rects",
    ];
    let paths = names.map(|name| format!("c_tests/reference/{name}.csv"));
    let arguments: Vec<&str> = ["verify"]
        .into_iter()
        .chain(paths.iter().map(String::as_str))
        .collect();
    let run = sat2d(&arguments);
    assert_eq!(run.status, 0, "{}{}", run.stdout, run.stderr);
    insta::assert_snapshot!("reference_tables", run.stdout);
}

#[test]
fn a_wrong_answer_in_any_table_is_reported_with_its_line() {
    // table, line, field from the end, what stands there instead
    let planted = [
        ("awt_area", 900, 0),
        ("awt_ellipse2d", 2, 1),
        ("awt_line2d", 50, 3),
        ("awt_path2d", 77, 0),
        ("awt_polygon", 2001, 2),
        ("awt_rectangle", 40, 10),
        ("awt_rectangle2d", 41, 4),
        ("awt_rects", 700, 0),
        ("awt_transform", 3, 2),
        ("depth", 3, 0),
        ("flash_bitmap_hit_test", 20, 0),
        ("flash_matrix", 12, 3),
        ("flash_point", 5, 1),
        ("flash_rectangle", 5, 1),
        ("flash_rects", 12, 0),
        ("flash_rects", 13, 1),
        ("flash_rects", 14, 2),
        ("flash_rotation", 150, 0),
        ("pygame_components", 10, 0),
        ("pygame_masks", 10, 1),
        ("pygame_rects", 10, 2),
        ("pygame_rects", 500, 0),
        ("relation", 3, 0),
        ("slicing", 5, 3),
        ("slicing", 6, 2),
        ("xywh_circle_rect", 1501, 0),
        ("xywh_rects", 2, 0),
    ];
    for (table, line, from_end) in planted {
        let text = reference(&format!("{table}.csv"));
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let mut fields: Vec<&str> = lines[line - 1].split(',').collect();
        let place = fields.len() - 1 - from_end;
        let other = match fields[place] {
            "0" => "1".to_owned(),
            "1" => "0".to_owned(),
            "overlapping" => "touching".to_owned(),
            "disjoint" | "touching" => "overlapping".to_owned(),
            pixel_and_count if table == "pygame_components" => format!("{pixel_and_count}0"),
            // depths may be off a little
            number if table == "depth" => {
                let depth: f64 = number.parse().expect("a number");
                (depth * (1.0 + 1e-11)).to_string()
            }
            // the least change that a number can have
            number => number
                .parse::<f64>()
                .expect("a number")
                .next_up()
                .to_string(),
        };
        fields[place] = &other;
        lines[line - 1] = fields.join(",");
        let name = format!("planted_{table}_{from_end}.csv");
        let (status, output) = verify(&name, lines.join("\n"), &[]);
        assert_eq!(status, 1, "{output}");
        assert!(output.contains(", 1 mismatch\n"), "{output}");
        let named = output
            .lines()
            .find(|s| s.starts_with(&format!("  line {line}: ")))
            .unwrap_or_else(|| panic!("{output}"));
        let expected = match table {
            "awt_area" | "depth" | "relation" => format!("the file says {other}, the answer is "),
            _ => format!("expected {other}, got "),
        };
        assert!(named.contains(&expected), "{output}");
    }
}

#[test]
fn other_pieces_than_the_originals_are_found() {
    let table = "polygon,original_valid,original_pieces\n\
                 27 43 10 43 10 59 0 59 0 0 27 0,1,10 43 10 59 0 59 0 0|27 43 10 43 0 0 27 0\n\
                 27 43 10 43 10 59 0 59 0 0 27 0,0,\n\
                 0 0 2 2 2 0 0 2,1,0 0 2 2 2 0 0 2\n";
    let (status, output) = verify("pieces.csv", table, &[]);
    assert_eq!(status, 1);
    insta::assert_snapshot!(output);
}

#[test]
fn twenty_mismatches_are_printed_and_the_others_counted() {
    let text = reference("xywh_rects.csv");
    let flipped: String = text
        .lines()
        .take(26)
        .map(|line| match line.rsplit_once(',') {
            Some((numbers, "0")) => format!("{numbers},1\n"),
            Some((numbers, "1")) => format!("{numbers},0\n"),
            _ => format!("{line}\n"),
        })
        .collect();
    let (status, output) = verify("flipped.csv", flipped, &[]);
    assert_eq!(status, 1);
    insta::assert_snapshot!("flipped", output);
}

#[test]
fn with_a_profile_other_columns_are_ignored() {
    let table = "\u{feff}hit, frame ,rotation2,rotation1,height2,width2,y2,x2,\
                 height1,width1,y1,x1\r\n\
                 true,1,0,0,20,20,0,20,20,20,0,0\r\n\
                 \r\n\
                 \"false\",2,0,0,20,20,0,21,20,20,0,0\r\n";
    let (status, output) = verify("own.csv", table, &["--profile", "flash"]);
    assert_eq!(status, 0, "{output}");
    insta::assert_snapshot!(output, @r"
    own.csv: flash: 2 rows, 2 agree, 0 mismatches
      ignored columns: frame
    ");
    // without --profile an unknown column is an error
    let (status, output) = verify("own.csv", table, &[]);
    assert_eq!(status, 2);
    insta::assert_snapshot!("unknown_column", output);
}

#[test]
fn the_exact_profile_shows_where_an_original_was_wrong() {
    // half of 9.9 is 4 for the original, so it saw a gap
    let flash = "x1,y1,width1,height1,rotation1,mirror1,\
                 x2,y2,width2,height2,rotation2,mirror2,hit\n\
                 0,0,9.9,9.9,0,1,9,0,9.9,9.9,0,-1,0\n\
                 0,0,10,10,0,1,10,0,10,10,0,1,1\n\
                 0,0,10,10,0,1,NaN,0,10,10,0,1,1\n";
    let (status, output) = verify("exact.csv", flash, &["--profile", "exact"]);
    assert_eq!(status, 1);
    insta::assert_snapshot!("exact", output);
    // and the original did answer so
    let (status, output) = verify("exact.csv", flash, &[]);
    assert_eq!(status, 0, "{output}");

    let xywh = "x1,y1,w1,h1,x2,y2,w2,h2,hit\n0,0,4,2,4,0,4,2,0\n0,0,4,2,3,1,4,2,1\n";
    assert_eq!(verify("exact.csv", xywh, &["--profile", "exact"]).0, 0);
    let circle = "cx,cy,r,x,y,w,h,hit\n7,6,5,0,0,4,2,0\n7,6,5.1,0,0,4,2,1\n";
    assert_eq!(verify("exact.csv", circle, &["--profile", "exact"]).0, 0);
    let awt = "a0_x,a0_y,a1_x,a1_y,a2_x,a2_y,a3_x,a3_y,\
               b0_x,b0_y,b1_x,b1_y,b2_x,b2_y,b3_x,b3_y,hit\n\
               0,0,2,0,2,2,0,2,2,2,4,2,4,4,2,4,1\n\
               0,0,70000,0,70000,70000,0,70000,10000,10000,80000,10000,80000,80000,10000,80000,1\n";
    assert_eq!(verify("exact.csv", awt, &["--profile", "exact"]).0, 0);
}

#[test]
fn invalid_tables_are_rejected_with_line_and_column() {
    let xywh = "x1,y1,w1,h1,x2,y2,w2,h2,hit\n";
    let row = "0,0,1,1,5,5,1,1,0\n";
    let rotation = "levels,rotation1,scale_x1,rotation2,scale_x2,global_rotation\n";
    let mut broken: Vec<(String, Vec<&str>)> = vec![
        (String::new(), vec![]),
        ("a,b,c\n1,2,3\n".into(), vec![]),
        ("a,b,kind\n".into(), vec![]),
        ("name,score\nAda,3\n".into(), vec![]),
        ("x1,y1,x1\n".into(), vec![]),
        (xywh.into(), vec!["--profile", "awt"]),
        (xywh.replace(",hit", ""), vec!["--profile", "exact"]),
        (format!("{xywh}{row}0,0,1,1,5,5,1,1\n"), vec![]),
        (format!("{xywh}{row}0,0,1,1,5,5,1,1,0,7\n"), vec![]),
        (format!("{xywh}{row}\n0,0,1,1,5 ,five,1,1,0\n"), vec![]),
        (format!("{xywh}{row}0,0,1,1,5,5,1,1,maybe\n"), vec![]),
        (
            format!("{xywh}{row}\r\n\r\n{row}\"0\",\"0\",1,x,5,5,1,1,0\r\n"),
            vec![],
        ),
        (format!("{xywh}{row}0,0,1,1,5,\"5,1,1,0\n{row}"), vec![]),
        (format!("{xywh}{row}").replace('\n', "\r"), vec![]),
        (format!("{rotation}3,1,1,1,1,1\n"), vec![]),
        (format!("{rotation}-1,1,1,1,1,1\n"), vec![]),
        (format!("{rotation}1,1,1,1,,1\n"), vec![]),
        (format!("{rotation}2,1,1,1,,1\n"), vec![]),
        (
            reference("awt_rects.csv").replacen("\n111,", "\n2147483648,", 1),
            vec![],
        ),
    ];
    for row in [
        "circle 1 2 3,square 0 0 1,disjoint",
        "circle 1 2 3,circle 1 2,disjoint",
        "polygon 0 0 1 0 1,circle 1 2 3,disjoint",
        "polygon 0 0 1 0 1 ö,circle 1 2 3,disjoint",
        "polygon,circle 1 2 3,disjoint",
        "circle 1 2 3,circle 1 2 3,inside",
    ] {
        broken.push((format!("a,b,relation\n{row}\n"), vec![]));
    }
    let mut output = String::new();
    for (content, options) in &broken {
        let (status, message) = verify("broken.csv", content, options);
        assert_eq!(status, 2, "{content}: {message}");
        output += &message;
    }
    let (status, message) = verify("latin1.csv", b"a,b,relation\n\xfcn,b,c\n", &[]);
    assert_eq!(status, 2);
    output += &message;
    insta::assert_snapshot!("broken", output);
}

#[test]
fn invalid_shapes_are_mismatches() {
    let table = "a,b,relation\n\
                 circle 0 0 -1,circle 0 0 1,disjoint\n\
                 polygon 0 0 1 0 2 0,circle 0 0 1,touching\n\
                 circle 0 0 1,circle 2 0 1,touching\n\
                 polygon 0 0 4 4 4 0 0 4,circle 0 0 1,overlapping\n\
                 circle 3 3 1,polygon 0 0 4 0 1 1 0 4,disjoint\n";
    let (status, output) = verify("shapes.csv", table, &[]);
    assert_eq!(status, 1);
    insta::assert_snapshot!("no_shapes", output);
}

#[test]
fn depths_have_a_tolerance() {
    let square = "polygon 0 0 2 0 2 2 0 2";
    let table = |depths: &[&str]| {
        let row = |depth: &&str| {
            format!("{square},polygon 1.5 0 4 0 4 2 1.5 2,{depth}\n")
                .replace(" 2", " 1000002")
                .replace(" 4", " 1000004")
                .replace(" 1.5", " 1000001.5")
        };
        format!("a,b,depth\n{}", depths.iter().map(row).collect::<String>())
    };
    // 4 units in the last place of a million are 4.66e-10
    let (within, beyond) = ("0.5000000004", "0.5000000005");
    assert_eq!(verify("depths.csv", table(&["0.5", within]), &[]).0, 0);
    let mut wrong = table(&[beyond, "NaN", "inf", "0"]);
    wrong += &format!("{square},circle 5 1 3,0\n{square},circle 5 1 2.5,0\n");
    wrong += "polygon 0 0 4 0 4 4 3 1,circle 0 0 1,1\n";
    let (status, output) = verify("depths.csv", wrong, &[]);
    assert_eq!(status, 1);
    insta::assert_snapshot!("depths", output);
}

#[test]
fn the_other_files_are_checked_if_one_is_unreadable() {
    let run = sat2d(&["verify", "nowhere.csv", "c_tests/reference/xywh_rects.csv"]);
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.starts_with("sat2d: nowhere.csv: "),
        "{}",
        run.stderr
    );
    assert!(run.stdout.contains("1500 agree"), "{}", run.stdout);
}

#[test]
fn floats_are_compared_by_their_bits_except_for_the_sign_of_a_plain_zero() {
    let header = "levels,rotation1,scale_x1,global_rotation\n";
    let agrees = |rotation: &str, answer: &str| {
        let table = format!("{header}1,{rotation},1,{answer}\n");
        verify("floats.csv", table, &[]).0 == 0
    };
    assert!(agrees("0.1", "0.1"));
    assert!(!agrees("0.1", "0.10000000000000002"));
    assert!(agrees("NaN", "NaN"));
    assert!(!agrees("0", "NaN"));
    assert!(agrees("-0.0", "0"), "ECMAScript writes -0 as 0");
    assert!(!agrees("0", "-0"));
}

#[test]
fn a_number_may_be_written_as_its_bits() {
    let turned = |rotation: &str, answer: &str| {
        let table = format!("levels,rotation1,scale_x1,global_rotation\n1,{rotation},1,{answer}\n");
        verify("bits.csv", table, &[])
    };
    assert_eq!(turned("0x3fb999999999999a", "0.1").0, 0);
    assert_eq!(turned("0.1", "0x3FB999999999999A").0, 0);
    assert_eq!(turned("-2.5", "0xc004000000000000").0, 0);
    let (status, output) = turned("0x3fb999999999999b", "0.1");
    assert_eq!(status, 1);
    assert!(
        output.contains("expected 0.1, got 0.10000000000000002"),
        "{output}"
    );
    assert!(output.contains("rotation1=0.10000000000000002"), "{output}");
    for no_number in [
        "0x3fb",
        "0x+fb999999999999a",
        "0xyfb999999999999a",
        "3fb999999999999a",
    ] {
        assert_eq!(turned(no_number, "0").0, 2, "{no_number}");
    }
    // in polygons as well
    let square = "polygon 0 0 0x4000000000000000 0 2 2 0 2";
    let table = format!("a,b,relation\n{square},circle 3 1 1,touching\n");
    assert_eq!(verify("bits.csv", table, &[]).0, 0);
}

#[test]
fn the_help_lists_every_profile() {
    let run = sat2d(&["verify", "--help"]);
    assert_eq!(run.status, 0);
    insta::assert_snapshot!("help", run.stdout);
    let run = sat2d(&["verify", "--profile", "cobol", "x.csv"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("cobol"), "{}", run.stderr);
}

#[test]
fn hits_of_any_library_are_checked_with_touching_as_the_user_says() {
    let square = "polygon 0 0 2 0 2 2 0 2";
    let dart = "polygon 0 0 4 1 0 4 1 1"; // the circle is in its hollow
    let table = format!(
        "a,b,hit\n{square},circle 3 1 1,true\n{square},circle 1 1 0.5,true\n\
         {dart},circle 0.25 2 0.25,false\n"
    );
    let (status, report) = verify("calls.csv", &table, &[]);
    assert_eq!(status, 0, "{report}");
    assert!(
        report.ends_with("hits: 3 rows, 3 agree, 0 mismatches\n"),
        "{report}"
    );

    let strict = ["--profile", "exact", "--touching", "miss"];
    let (status, report) = verify("calls.csv", &table, &strict);
    assert_eq!(status, 1);
    assert!(report.contains("line 2: hit: "), "{report}");
    assert!(report.contains(" 1 mismatch"), "{report}");
}
