//! Tables with many answers: a wrong one in any column is reported, and so are rows that are no
//! calls.

use crate::common::{file, root, sat2d};

/// The rows of a reference table, header first, as fields. None of these tables has quotes.
fn reference(table: &str) -> Vec<Vec<String>> {
    let path = root().join(format!("c_tests/reference/{table}.csv"));
    let text = std::fs::read_to_string(path).expect("the reference table is there");
    let fields = |line: &str| line.split(',').map(str::to_owned).collect();
    text.lines().map(fields).collect()
}

/// Checks rows; returns the status and the output with the name of the table as its path.
fn verify(name: &str, rows: &[Vec<String>]) -> (i32, String) {
    let lines: Vec<String> = rows.iter().map(|row| row.join(",")).collect();
    let path = file(&format!("{name}.csv"), lines.join("\n"));
    let run = sat2d(&["verify", &path]);
    (run.status, (run.stdout + &run.stderr).replace(&path, name))
}

/// An answer with its last number changed as little as it can be, and what stands there now.
fn changed(answer: &str) -> (String, String) {
    let (before, last) = answer.split_at(answer.rfind(' ').map_or(0, |at| at + 1));
    let other = match (last, last.parse::<i64>(), last.parse::<f64>()) {
        ("0", ..) => "1".to_owned(),
        (_, Ok(whole), _) => (whole - whole.signum()).to_string(),
        (_, _, Ok(number)) if number.is_finite() => number.next_up().to_string(),
        _ => "0".to_owned(),
    };
    (format!("{before}{other}"), other)
}

#[test]
fn a_wrong_answer_in_any_column_is_reported_with_its_name() {
    // table and the first of its answers
    let tables = [
        ("awt_affine", "refused"),
        ("awt_arc2d", "contains_angle"),
        ("awt_bounds2d", "union_x"),
        ("awt_float", "intersects"),
        ("awt_rectangle_changes", "add_rect_x"),
        ("awt_round_rectangle2d", "contains_point"),
        ("flash_color_bounds", "x"),
        ("flash_stage", "answers"),
    ];
    for (table, first_answer) in tables {
        let rows = reference(table);
        let first = rows[0].iter().position(|name| name == first_answer);
        for column in first.expect("the column")..rows[0].len() {
            // a number with digits after the point, if the column has one
            let last_number = |row: &Vec<String>| row[column].rsplit(' ').next().map(str::to_owned);
            let has_fraction =
                |row: &&Vec<String>| last_number(row).is_some_and(|number| number.contains('.'));
            let mut row = rows.iter().find(has_fraction).unwrap_or(&rows[1]).clone();
            let (name, (answer, other)) = (&rows[0][column], changed(&row[column]));
            row[column] = answer;
            let (status, output) = verify(&format!("{table}_{name}"), &[rows[0].clone(), row]);
            assert_eq!(status, 1, "{table}, {name}: {output}");
            let (start, end) = (
                format!("  line 2: {name}: expected "),
                format!("{other}, got "),
            );
            let report = output.lines().find(|line| line.starts_with(&start));
            let is_told = report.is_some_and(|line| line.contains(&end));
            assert!(is_told, "{start}{end}: {output}");
        }
    }
}

#[test]
fn rows_that_are_no_calls_are_rejected() {
    let broken = [
        ("awt_affine", "program", "C"),
        ("awt_affine", "program", "(;T 1 2"),
        ("awt_affine", "program", "Q 0.5"),
        ("awt_affine", "program", "Z 1 2"),
        ("awt_affine", "program", "t 1"),
        ("awt_arc2d", "type", "3"),
        ("awt_float", "rx", "0.1"),
        ("awt_float", "moved_path", "M 1"),
        ("flash_color_bounds", "image", "ff00ff00/ff00"),
        ("flash_color_bounds", "image", "+f00ff00"),
        ("flash_color_bounds", "mask", "4294967296"),
        ("flash_stage", "api", "as4"),
        ("flash_stage", "program", "jump 0"),
        ("flash_stage", "program", "container; child 1 1"),
        ("flash_stage", "program", "container; get 2 x"),
        ("flash_stage", "program", "get 0 z"),
        ("flash_stage", "program", "drag 0 2"),
        ("flash_stage", "program", "box 1 wide"),
        ("flash_stage", "answers", "wide"),
    ];
    let mut messages = String::new();
    for (table, column, text) in broken {
        let mut rows = reference(table);
        rows.truncate(2);
        let at = rows[0].iter().position(|name| name == column);
        rows[1][at.expect("the column")] = text.to_owned();
        let (status, output) = verify(&format!("{table}_broken"), &rows);
        assert_eq!(status, 2, "{output}");
        messages += &output;
    }
    insta::assert_snapshot!(messages);
}

#[test]
fn lists_of_answers_are_compared_number_by_number() {
    let verify = |answers: &str| {
        let header = ["api", "program", "answers"].map(str::to_owned).to_vec();
        let program = "box 10 8; child 0 1; get 1 width; scrolled 1; bounds 1 0";
        let row = ["as3", program, answers].map(str::to_owned).to_vec();
        verify("lists", &[header, row])
    };
    for agrees in ["10; none; 0 0 10 8", "?; none; 0 ? 1e1 8.0"] {
        assert_eq!(verify(agrees).0, 0, "{agrees}");
    }
    let mut reports = String::new();
    for differs in [
        "9; none; ? ? ? ?",
        "10; ? ? ? ?; 0 0 10 8",
        "10; none; none",
        "10; none; 0 0 10 8 1",
        "10; none",
        "10; none; 0 0 10 8; 1",
    ] {
        let (status, output) = verify(differs);
        assert_eq!(status, 1, "{output}");
        reports += output.lines().nth(1).expect("the difference");
        reports += "\n";
    }
    insta::assert_snapshot!(reports);
}
