//! `sat2d verify --bless` and `--review`: differences that the owner of a table has accepted.

use crate::common::{Run, file, sat2d, sat2d_reading, scratch};

const HEADER: &str = "x1,y1,w1,h1,x2,y2,w2,h2,hit\n";
/// The library says 1 to the first row, 0 to the second and to the third.
const ROWS: [&str; 3] = [
    "0,0,2,2,1,1,2,2,0\n",
    "0,0,2,2,5,1,2,2,1\n",
    "0,0,2,2,5,9,2,2,1\n",
];

/// A table with these rows, without a baseline.
fn table(name: &str, rows: &[&str]) -> String {
    let baseline = scratch(&format!("{name}.baseline"));
    if baseline.exists() {
        std::fs::remove_file(baseline).expect("the old baseline can be removed");
    }
    file(name, HEADER.to_owned() + &rows.concat())
}

fn verify(path: &str, options: &[&str]) -> Run {
    sat2d(&[&["verify", path], options].concat())
}

fn baseline(path: &str) -> String {
    std::fs::read_to_string(format!("{path}.baseline")).expect("there is a baseline")
}

/// What is printed after the path.
fn printed<'r>(run: &'r Run, path: &str) -> &'r str {
    run.stdout.strip_prefix(path).expect("the path comes first")
}

#[test]
fn blessed_differences_are_accepted_until_they_change() {
    let path = table("blessed.csv", &ROWS[..2]);
    assert_eq!(verify(&path, &[]).status, 1);
    let run = verify(&path, &["--bless"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let said = ": xywh: 2 rows, 0 agree, 2 accepted, 0 mismatches\n";
    assert_eq!(printed(&run, &path), said);
    let blessed = "profile,row,column,answer\n\
                   \"xywh\",\"0,0,2,2,1,1,2,2,0\",\"hit\",\"1\"\n\
                   \"xywh\",\"0,0,2,2,5,1,2,2,1\",\"hit\",\"0\"\n";
    assert_eq!(baseline(&path), blessed);
    let run = verify(&path, &[]);
    assert_eq!((run.status, printed(&run, &path)), (0, said));

    // rows are found by their text, in any place; a new one is a mismatch
    file(
        "blessed.csv",
        format!("{HEADER}\n{}{}{}", ROWS[2], ROWS[1], ROWS[0]),
    );
    let run = verify(&path, &[]);
    assert_eq!(run.status, 1);
    let said =
        ": xywh: 3 rows, 0 agree, 2 accepted, 1 mismatch\n  line 3: hit: expected 1, got 0\n";
    assert!(printed(&run, &path).starts_with(said), "{}", run.stdout);

    // another answer than the accepted one, and a row that is gone
    let changed = blessed.replace("0\",\"hit\",\"1\"", "0\",\"hit\",\"7\"");
    file("blessed.csv.baseline", changed);
    file("blessed.csv", HEADER.to_owned() + ROWS[0]);
    let run = verify(&path, &[]);
    assert_eq!(run.status, 1);
    let said = ": xywh: 1 row, 0 agree, 1 mismatch, 1 difference gone\n  \
                line 2: hit: expected 0, got 1 (the baseline has 7)\n    \
                x1=0 y1=0 w1=2 h1=2 x2=1 y2=1 w2=2 h2=2\n  \
                gone: hit: the baseline has 0\n    0,0,2,2,5,1,2,2,1\n";
    let shown = printed(&run, &path).lines().take(5).collect::<Vec<_>>();
    assert_eq!(shown.join("\n") + "\n", said);
}

#[test]
fn a_baseline_without_differences_is_removed() {
    let path = table("emptied.csv", &ROWS[..1]);
    verify(&path, &["--bless"]);
    file("emptied.csv", format!("{HEADER}0,0,2,2,1,1,2,2,1\n"));
    // the accepted difference is gone, which is a change as well
    assert_eq!(verify(&path, &[]).status, 1);
    assert_eq!(verify(&path, &["--bless"]).status, 0);
    assert!(!scratch("emptied.csv.baseline").exists());
}

#[test]
fn differences_are_accepted_one_by_one() {
    let path = table("reviewed.csv", &ROWS);
    let review = |answers: &str| sat2d_reading(answers, &["verify", &path, "--review"]);
    let run = review("what\nno\ny\nq\n");
    assert_eq!(run.status, 1);
    let asked = "  line 2: hit: expected 0, got 1\n    \
                 x1=0 y1=0 w1=2 h1=2 x2=1 y2=1 w2=2 h2=2\n  \
                 accept? [y]es, [n]o, [a]ll from here, [q]uit: ";
    assert!(run.stdout.starts_with(asked), "{}", run.stdout);
    assert!(
        run.stdout
            .contains("3 rows, 0 agree, 1 accepted, 2 mismatches\n")
    );
    assert_eq!(baseline(&path).lines().count(), 2);
    // what is accepted is not asked again; the end of the answers rejects the others
    let run = review("y\n");
    assert!(
        run.stdout
            .contains("3 rows, 0 agree, 2 accepted, 1 mismatch\n")
    );
    let run = review("all\n");
    assert_eq!(run.status, 0);
    assert_eq!(baseline(&path).lines().count(), 4);
    // nothing to ask
    assert_eq!(review("").status, 0);
}

#[test]
fn each_profile_has_its_own_differences() {
    let path = table("profiles.csv", &["0,0,2,2,2,0,2,2,1\n"]);
    let exact = ["--profile", "exact", "--touching", "miss"];
    assert_eq!(verify(&path, &exact).status, 1);
    verify(&path, &[&exact[..], &["--bless"]].concat());
    assert_eq!(verify(&path, &exact).status, 0);
    let own = verify(&path, &[]);
    assert!(own.stdout.contains("1 mismatch"), "{}", own.stdout);
    verify(&path, &["--bless"]);
    let profiles: Vec<String> = baseline(&path).lines().map(str::to_owned).collect();
    assert!(profiles[1].starts_with("\"exact (xywh)\","), "{profiles:?}");
    assert!(profiles[2].starts_with("\"xywh\","), "{profiles:?}");
}

#[test]
fn errors_name_the_baseline_and_its_line() {
    let path = table("wrong.csv", &ROWS);
    file(
        "wrong.csv.baseline",
        "profile,row,column,answer\nxywh,\"0\n",
    );
    let run = verify(&path, &[]);
    assert_eq!(run.status, 2);
    let said = "wrong.csv.baseline:2:6: the quoted field does not end on its line\n";
    assert!(run.stderr.ends_with(said), "{}", run.stderr);
    let run = sat2d_reading(HEADER, &["verify", "-", "--bless"]);
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.contains("standard input has no baseline"),
        "{}",
        run.stderr
    );
}
