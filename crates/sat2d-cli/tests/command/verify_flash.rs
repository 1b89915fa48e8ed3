//! Tables of the Flash player that name shapes.

use crate::common::{file, root, sat2d};
use std::fs;
use std::path::Path;

fn reference(name: &str) -> String {
    let path = root().join("c_tests/reference").join(name);
    fs::read_to_string(path).expect("the reference table is there")
}

/// What the rules do not explain, points at curves, is in the baseline of the table.
#[test]
fn scanned_points_at_curves_are_listed() {
    let run = sat2d(&["verify", "c_tests/reference/flash_hit_test_scan.csv"]);
    assert_eq!(run.status, 0, "{}", run.stdout);
    insta::assert_snapshot!("flash_scan", run.stdout);
}

/// The command of the README: all tables, and the shapes that they name.
#[test]
fn the_whole_folder_agrees() {
    let run = sat2d(&["verify", "c_tests/reference/*.csv"]);
    assert_eq!(run.status, 0, "{}{}", run.stdout, run.stderr);
    let total = run.stdout.lines().last().expect("a line");
    assert!(total.ends_with("36 accepted, 0 mismatches"), "{total}");
    let files = fs::read_dir(root().join("c_tests/reference")).expect("the folder is there");
    let paths = files.map(|file| file.expect("a file").path());
    let tables = paths.filter(|path| path.extension().is_some_and(|end| end == "csv"));
    // the shapes are no table of answers
    let checked = format!("{} tables: ", tables.count() - 1);
    assert!(total.starts_with(&checked), "{total}");
}

#[test]
fn shapes_are_read_from_the_same_folder() {
    let path = file("points_alone.csv", reference("flash_hit_test_point.csv"));
    let run = sat2d(&["verify", &path]);
    assert_eq!(run.status, 2, "{}", run.stdout);
    assert!(run.stderr.contains("flash_shapes.csv"), "{}", run.stderr);
    // with shapes, and a wrong answer
    let folder = Path::new(&path).with_file_name("with_shapes");
    fs::create_dir_all(&folder).expect("a folder");
    let shapes = reference("flash_shapes.csv");
    fs::write(folder.join("flash_shapes.csv"), &shapes).expect("a file");
    let tables = [
        ("flash_hit_test_point", 9),
        ("flash_hit_test_object", 4),
        ("flash_bounds", 3),
        ("flash_local_global", 2),
        ("flash_display", 700),
        ("flash_display_matrix", 5),
    ];
    for (table, line) in tables {
        let text = reference(&format!("{table}.csv"));
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let wanted = if table == "flash_display" { 1 } else { 0 };
        let columns = lines[0].split(',').count();
        let mut fields: Vec<String> = lines[line - 1].split(',').map(str::to_owned).collect();
        let mut place = columns - 1 - wanted;
        while fields[place].is_empty() {
            place -= 1;
        }
        fields[place] = if fields[place] == "1" { "0" } else { "1" }.to_owned();
        lines[line - 1] = fields.join(",");
        let path = folder.join(format!("{table}.csv"));
        fs::write(&path, lines.join("\n")).expect("a file");
        let run = sat2d(&["verify", path.to_str().expect("UTF-8")]);
        assert_eq!(run.status, 1, "{}{}", run.stdout, run.stderr);
        assert!(run.stdout.contains(", 1 mismatch\n"), "{}", run.stdout);
        assert!(
            run.stdout.contains(&format!("  line {line}: ")),
            "{}",
            run.stdout
        );
    }
    // what is wrong with the shapes is told
    let broken = shapes.replacen(",evenodd,", ",odd,", 1);
    fs::write(folder.join("flash_shapes.csv"), broken).expect("a file");
    let path = folder.join("flash_hit_test_point.csv");
    let run = sat2d(&["verify", path.to_str().expect("UTF-8")]);
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.contains("`odd` is not `evenodd`"),
        "{}",
        run.stderr
    );
}
