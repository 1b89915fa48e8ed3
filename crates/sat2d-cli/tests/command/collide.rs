//! `sat2d collide`: the sample scenes as tables and JSON, the example of the documentation, invalid
//! scenes.

use crate::common::{SAMPLES, count, file, root, sat2d, scratch};

#[test]
fn sample_scenes_as_tables_and_json() {
    for name in SAMPLES {
        let path = format!("samples/{name}.json");
        let table = sat2d(&["collide", &path]);
        assert_eq!(table.status, 0, "{}", table.stderr);
        insta::assert_snapshot!(format!("{name}_table"), table.stdout);

        let json = sat2d(&["collide", &path, "--json"]);
        assert_eq!(json.status, 0, "{}", json.stderr);
        let report: serde_json::Value = serde_json::from_str(&json.stdout).expect("JSON");
        let pairs = report["pairs"].as_array().expect("a list of pairs");
        let rows: Vec<Vec<&str>> = table.stdout.lines().map(row).collect();
        assert_eq!(pairs.len(), rows.len() - 1, "all but the summary are pairs");
        for (pair, row) in pairs.iter().zip(&rows) {
            assert_eq!([&pair["a"], &pair["b"], &pair["relation"]], row[..]);
        }
        if name == "billiards" {
            insta::assert_snapshot!("billiards_json", json.stdout);
        }
    }
}

/// `sat2d-check`, which shares no code with the library, accepts the proof of every verdict.
#[test]
fn proofs_of_sample_scenes_are_accepted() {
    for name in SAMPLES.into_iter().chain(["contacts"]) {
        let path = format!("samples/{name}.json");
        let plain = sat2d(&["collide", &path]).stdout;
        let table = sat2d(&["collide", &path, "--explain"]);
        assert_eq!(table.status, 0, "{}", table.stderr);
        for (row, plain) in table.stdout.lines().zip(plain.lines()) {
            assert!(row.starts_with(plain), "{row}");
        }
        if name == "shapes" {
            insta::assert_snapshot!("shapes_explained", table.stdout);
        }
        let json = sat2d(&["collide", &path, "--explain", "--json"]);
        let report: serde_json::Value = serde_json::from_str(&json.stdout).expect("JSON");
        for pair in report["pairs"].as_array().expect("a list of pairs") {
            let query: sat2d_check::Query =
                serde_json::from_value(pair["proof"].clone()).expect("a proof");
            assert_eq!(sat2d_check::check(&query), Ok(()), "{pair}");
            let relation = format!("{:?}", query.witness.relation).to_lowercase();
            assert_eq!(pair["relation"], relation);
        }
    }
}

#[test]
fn contacts_as_tables_and_json() {
    for name in SAMPLES.into_iter().chain(["contacts"]) {
        let path = format!("samples/{name}.json");
        let plain = sat2d(&["collide", &path]).stdout;
        let table = sat2d(&["collide", &path, "--contacts"]);
        assert_eq!(table.status, 0, "{}", table.stderr);
        let contacts = table.stdout.strip_prefix(&plain).expect("contacts follow");
        insta::assert_snapshot!(format!("{name}_contacts"), contacts.trim_start());

        let json = sat2d(&["collide", &path, "--contacts", "--json"]);
        let report: serde_json::Value = serde_json::from_str(&json.stdout).expect("JSON");
        let mut rows = contacts.lines().skip(2);
        for pair in report["pairs"].as_array().expect("a list of pairs") {
            let contacts = pair["contacts"].as_array().expect("a list of contacts");
            assert_eq!(
                contacts.is_empty(),
                pair["relation"] == "disjoint",
                "{pair}"
            );
            let depths: Vec<f64> = contacts
                .iter()
                .map(|c| c["depth"].as_f64().unwrap())
                .collect();
            assert!(depths.is_sorted_by(|a, b| a >= b), "{depths:?}");
            let overlapping = depths.first().is_some_and(|&depth| depth > 0.0);
            assert_eq!(overlapping, pair["relation"] == "overlapping", "{pair}");
            for contact in contacts {
                let row = rows.next().expect("a row of the table");
                assert!(row.contains(contact["kind"].as_str().unwrap()), "{row}");
                let points = contact["points"].as_array().expect("a list of points");
                assert_eq!(points.len() == 2, contact["kind"] == "edge-edge");
                rows.by_ref().take(points.len() - 1).for_each(drop);
            }
        }
        assert_eq!(rows.next(), None, "every row is a contact of the report");
        if name == "contacts" {
            insta::assert_snapshot!("contacts_json", json.stdout);
        }
    }
}

/// A scene of this many bodies in rows of 100, each body touching the next.
fn chain(count: usize) -> String {
    let body = |i: usize| {
        let (x, y) = (2 * (i % 100), 10 * (i / 100));
        format!(r#"{{"name": "b{i}", "shape": "s", "position": [{x}, {y}]}}"#)
    };
    let bodies: Vec<String> = (0..count).map(body).collect();
    let shapes = r#"{"s": {"rectangle": {"width": 2, "height": 1}}}"#;
    format!(
        r#"{{"shapes": {shapes}, "bodies": [{}]}}"#,
        bodies.join(",")
    )
}

#[test]
fn large_scenes_list_pairs_that_meet_and_are_drawn_without_names() {
    let path = file("chain.json", chain(5000));
    let picture = scratch("chain.svg");
    let run = sat2d(&["collide", &path, "--svg", picture.to_str().expect("UTF-8")]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let lines: Vec<&str> = run.stdout.lines().collect();
    // 99 touch in each row of 100
    assert_eq!(lines.len(), 50 * 99 + 1);
    assert_eq!(row(lines[99]), ["b100", "b101", "touching"]);
    assert_eq!(
        lines[50 * 99],
        "5000 bodies, 12497500 pairs: 0 overlapping, 4950 touching, 12492550 disjoint"
    );
    let text = std::fs::read_to_string(&picture).expect("the picture was written");
    assert_eq!(count(&text, "outline touching"), 5000 + 1, "and the legend");
    assert_eq!(count(&text, "name"), 0);
}

#[test]
fn the_listed_pairs_can_be_chosen() {
    let small = file("chain_small.json", chain(5));
    let all = sat2d(&["collide", &small]).stdout;
    assert_eq!(all, sat2d(&["collide", &small, "--pairs", "all"]).stdout);
    assert_eq!(all.lines().count(), 10 + 1);
    let meeting = sat2d(&["collide", &small, "--pairs", "meeting"]).stdout;
    let kept: Vec<&str> = all
        .lines()
        .filter(|l| !l.ends_with(" disjoint") || l.starts_with("5 "))
        .collect();
    assert_eq!(meeting.lines().collect::<Vec<_>>(), kept);
    let large = file("chain_large.json", chain(101));
    let lines = |options: &[&str]| {
        let run = sat2d(&[&["collide", &large], options].concat());
        run.stdout.lines().count()
    };
    assert_eq!((lines(&[]), lines(&["--pairs", "all"])), (99 + 1, 5050 + 1));
}

#[test]
fn touching_can_be_a_miss() {
    let billiards = |options: &[&str]| {
        let run = sat2d(&[&["collide", "samples/billiards.json"], options].concat());
        assert_eq!(run.status, 0, "{}", run.stderr);
        run.stdout
    };
    let miss = ["--touching", "miss"];
    // the verdicts stay
    assert_eq!(billiards(&miss), billiards(&[]));
    let contacts = ["--pairs", "meeting", "--contacts", "--touching", "miss"];
    insta::assert_snapshot!("touching_misses", billiards(&contacts));
    let json = billiards(&["--contacts", "--touching", "miss", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    for pair in report["pairs"].as_array().expect("a list of pairs") {
        let contacts = pair["contacts"].as_array().expect("a list of contacts");
        let overlapping = pair["relation"] == "overlapping";
        assert_eq!(contacts.len(), usize::from(overlapping), "{pair}");
    }
}

#[test]
fn kinds_and_masks_say_which_bodies_interact() {
    let scene = r#"{"shapes": {"s": {"circle": {"radius": 1}}}, "bodies": [
        {"name": "wall", "shape": "s", "kind": "static"},
        {"name": "floor", "shape": "s", "kind": "static"},
        {"name": "door", "shape": "s", "kind": "sensor"},
        {"name": "key", "shape": "s", "kind": "sensor"},
        {"name": "hero", "shape": "s", "category": 1, "mask": 4294967293},
        {"name": "friend", "shape": "s", "category": 2},
        {"name": "far", "shape": "s", "position": [9, 0], "kind": "static"}]}"#;
    let path = file("kinds.json", scene);
    let run = sat2d(&["collide", &path]);
    insta::assert_snapshot!(run.stdout, @r"
    wall    door    overlapping
    wall    key     overlapping
    wall    hero    overlapping
    wall    friend  overlapping
    floor   door    overlapping
    floor   key     overlapping
    floor   hero    overlapping
    floor   friend  overlapping
    door    hero    overlapping
    door    friend  overlapping
    door    far     disjoint
    key     hero    overlapping
    key     friend  overlapping
    key     far     disjoint
    hero    far     disjoint
    friend  far     disjoint
    7 bodies, 16 pairs: 12 overlapping, 0 touching, 4 disjoint
    ");
    let json: serde_json::Value =
        serde_json::from_str(&sat2d(&["collide", &path, "--json"]).stdout).expect("JSON");
    let pairs = json["pairs"].as_array().expect("a list of pairs");
    assert_eq!(pairs.len(), run.stdout.lines().count() - 1);
    for bad in [
        r#""kind": "wall""#,
        r#""mask": -1"#,
        r#""category": 4294967296"#,
    ] {
        let path = file(
            "kinds_bad.json",
            scene.replacen(r#""kind": "static""#, bad, 1),
        );
        let run = sat2d(&["collide", &path]);
        assert_eq!(run.status, 2, "{bad}");
        assert!(run.stderr.contains("bodies[0]"), "{}", run.stderr);
    }
}

#[test]
fn a_disjoint_scene_has_no_table_of_contacts() {
    let scene = r#"{"shapes": {"s": {"circle": {"radius": 1}}},
        "bodies": [{"name": "a", "shape": "s"}, {"name": "b", "shape": "s", "position": [3, 0]}]}"#;
    let path = file("apart.json", scene);
    let run = sat2d(&["collide", &path, "--contacts"]);
    let plain = sat2d(&["collide", &path]);
    assert_eq!((run.status, run.stdout), (0, plain.stdout));
}

/// The columns of a line of the table.
fn row(line: &str) -> Vec<&str> {
    line.split("  ")
        .map(str::trim)
        .filter(|s| !s.is_empty())
        .collect()
}

/// The code blocks of a language in the description of scenes.
fn documented(kind: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join("docs/scene.md")).expect("docs/scene.md");
    text.split(&format!("```{kind}\n"))
        .skip(1)
        .filter_map(|rest| Some(rest.split_once("```")?.0.to_owned()))
        .collect()
}

#[test]
fn the_documented_example_comes_out_as_documented() {
    let (scene, output) = (&documented("json")[0], &documented("text")[0]);
    let path = file("documented.json", scene);
    let run = sat2d(&["collide", &path]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert_eq!(run.stdout, *output);
    let run = sat2d(&["collide", &path, "--json"]);
    let report: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    let shown: serde_json::Value = serde_json::from_str(&documented("json")[1]).unwrap();
    assert_eq!(report["bodies"][0], shown["bodies"][0]);
    assert_eq!(report["pairs"][0], shown["pairs"][0]);

    let run = sat2d(&["collide", &path, "--contacts"]);
    let contacts = run.stdout.strip_prefix(output).expect("contacts follow");
    assert_eq!(contacts.trim_start(), documented("text")[1]);
    let run = sat2d(&["collide", &path, "--contacts", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    let shown: serde_json::Value = serde_json::from_str(&documented("json")[2]).unwrap();
    assert_eq!(report["pairs"][0], shown);
}

#[test]
fn invalid_scenes_are_rejected_with_the_place() {
    let scene = &documented("json")[0];
    // what is replaced in the documented example, and by what
    let changes = [
        ("{\n  \"y_axis\"", "{\n  \"y_axes\""),
        ("\"down\"", "\"left\""),
        ("\"circle\"", "\"circel\""),
        ("\"radius\": 5", "\"radus\": 5"),
        ("\"radius\": 5", "\"radius\": \"5\""),
        ("\"radius\": 5", "\"radius\": 5e999"),
        ("\"radius\": 5", "\"radius\": NaN"),
        ("\"radius\": 5", "\"radius\": -5"),
        ("\"radius\": 5", "\"radius\": 1e200"),
        ("[30, 0], ", "[30, 0], [-3, 0], "),
        ("[30, 0], ", "[30, 0], [30, 9], [3, -9], "),
        (
            "[0, 2]] }",
            "[0, 2]], \"holes\": [[[9, 9], [8, 9], [9, 8]]] }",
        ),
        ("[0, 2]] }", "[0, 2]], \"holes\": [[9, 9]] }"),
        ("[30, 0], ", "[30], "),
        ("\"ball\": {", "\"blade\": {"),
        ("\"shape\": \"blade\"", "\"shape\": \"blad\""),
        ("\"degrees\": 90", "\"degree\": 90"),
        ("\"degrees\": 90", "\"degrees\": 90, \"radians\": 1"),
        ("\"scale_x\": -1", "\"scale_x\": 0"),
        ("\"matrix\": [", "\"position\": [0, 0], \"matrix\": ["),
        ("[1, 0, 0, 1, 62, 55]", "[1, 2, 2, 4, 62, 55]"),
        (
            "\"circle\": { \"radius\": 5 }",
            "\"ellipse\": { \"half_width\": 5, \"half_height\": -3 }",
        ),
        (
            "\"circle\": { \"radius\": 5 }",
            "\"ellipse\": { \"half_width\": 5 }",
        ),
        ("[1, 0, 0, 1, 62, 55]", "[1, 0, 0, 1, 62]"),
        ("\"name\": \"stone\"", "\"name\": \"log\""),
        ("\"name\": \"stone\"", "\"name\": \"a/b\""),
        ("\"name\": \"stone\"", "\"name\": \"\""),
        ("\"shape\": \"ball\", ", ""),
        ("\"bodies\": [", "\"bodies\": ["),
    ];
    let mut output = String::new();
    for (old, new) in changes {
        let changed = scene.replacen(old, new, 1);
        assert!(old == new || changed != *scene, "{old}");
        // the last one changes nothing but truncates the file
        let end = if old == new {
            scene.len() - 9
        } else {
            changed.len()
        };
        let path = file("broken.json", &changed[..end]);
        for options in [&["--json"][..], &[]] {
            let run = sat2d(&[&["collide", &path], options].concat());
            assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{new}");
            if options.is_empty() {
                output += &run.stderr.replace(&path, "scene.json");
            }
        }
    }
    insta::assert_snapshot!("broken_scenes", output);
}

#[test]
fn a_missing_scene_and_an_unwritable_picture_are_errors() {
    assert_eq!(sat2d(&["collide", "nowhere.json"]).status, 2);
    let run = sat2d(&[
        "collide",
        "samples/fight.json",
        "--svg",
        "nowhere/fight.svg",
    ]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("nowhere/fight.svg"), "{}", run.stderr);
}

#[test]
fn help_and_version() {
    for arguments in [&["--help"][..], &["collide", "--help"]] {
        let run = sat2d(arguments);
        assert_eq!(run.status, 0);
        assert!(run.stdout.contains("Usage: sat2d"), "{}", run.stdout);
    }
    assert_eq!(
        sat2d(&["--version"]).stdout,
        concat!("sat2d ", env!("CARGO_PKG_VERSION"), "\n")
    );
    assert_eq!(sat2d(&["colide"]).status, 2);
}

#[test]
fn bodies_within_others_are_named() {
    let scene = r#"{ "shapes": {
        "box": { "rectangle": { "width": 8, "height": 4 } },
        "ball": { "circle": { "radius": 1 } }
    }, "bodies": [
        { "name": "floating", "shape": "ball" },
        { "name": "crate", "shape": "box" },
        { "name": "double", "shape": "box" },
        { "name": "sunk", "shape": "ball", "position": [0, 1] },
        { "name": "outside", "shape": "ball", "position": [4, 0] }
    ] }"#;
    let path = file("within.json", scene);
    let table = sat2d(&["collide", &path, "--within", "--pairs", "meeting"]);
    assert_eq!(table.status, 0, "{}", table.stderr);
    let lines: Vec<&str> = table.stdout.lines().collect();
    let expected = [
        "floating  crate     overlapping  floating within crate: proper",
        "floating  double    overlapping  floating within double: proper",
        "floating  sunk      overlapping",
        "crate     double    overlapping  crate within double: equal",
        "crate     sunk      overlapping  sunk within crate: touching",
        "crate     outside   overlapping",
    ];
    assert_eq!(lines[..6], expected);
    let json = sat2d(&["collide", &path, "--within", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&json.stdout).expect("JSON");
    let first = serde_json::json!({
        "inner": "floating", "outer": "crate", "containment": "proper"
    });
    assert_eq!(report["pairs"][0]["within"], first);
    assert_eq!(report["pairs"][3]["within"], serde_json::Value::Null);
    let plain = sat2d(&["collide", &path, "--json"]);
    assert!(!plain.stdout.contains("within\":"));
}

#[test]
fn outlines_with_curves_have_verdicts_and_contacts() {
    let table = sat2d(&["collide", "samples/leaves.json", "--pairs", "meeting"]);
    assert_eq!(table.status, 0, "{}", table.stderr);
    insta::assert_snapshot!("leaves_table", table.stdout);
    let contacts = sat2d(&["collide", "samples/leaves.json", "--contacts"]);
    assert_eq!(contacts.status, 0, "{}", contacts.stderr);
    let of_leaf = contacts
        .stdout
        .lines()
        .find(|line| line.starts_with("leaf ") && line.contains("(5, 3)"));
    assert!(
        of_leaf.is_some_and(|line| line.contains("(0, 1)")),
        "{}",
        contacts.stdout
    );
    let within = sat2d(&["collide", "samples/leaves.json", "--within"]);
    assert_eq!(within.status, 0, "{}", within.stderr);
    let scene = |path: &str| {
        let text = format!(
            r#"{{ "shapes": {{ "a": {{ "outline": {{ "path": "{path}" }} }} }},
                 "bodies": [ {{ "name": "a", "shape": "a" }} ] }}"#
        );
        sat2d(&["collide", &file("outline.json", text)])
    };
    let cubic = scene("M0 0 C0 5 5 5 5 0 Z");
    assert!(
        cubic
            .stderr
            .contains("shapes.a: a cubic curve (C or S) needs"),
        "{}",
        cubic.stderr
    );
    let crossed = scene("M0 0 Q5 8 10 0 L10 2 L0 2 Z");
    assert!(
        crossed.stderr.contains("shapes.a: edges 0 and 2 meet near"),
        "{}",
        crossed.stderr
    );
    for path in [
        "M0 0 q5 8 10 0 t-10 0",
        "m0 0q5 8 10 0q-5-8-10 0",
        "m0 0 h9 v9 a5 5 0 0 1-9 0z",
    ] {
        let read = scene(path);
        assert_eq!(read.status, 0, "{path}: {}", read.stderr);
    }
}

#[test]
fn strokes_are_as_wide_as_they_are_drawn() {
    let scene = |stroke: &str, y: f64| {
        let text = format!(
            r#"{{ "shapes": {{ "line": {{ "stroke": {{ {stroke} }} }},
                              "ball": {{ "circle": {{ "radius": 1 }} }} }},
                 "bodies": [ {{ "name": "line", "shape": "line" }},
                             {{ "name": "ball", "shape": "ball", "position": [5, {y}] }} ] }}"#
        );
        sat2d(&["collide", &file("stroke.json", &text)])
    };
    let line = r#""path": "M0 0 H10", "width": 4, "cap": "butt", "tolerance": 0.01"#;
    for (y, relation) in [
        (3.0, " touching"),
        (2.999, " overlapping"),
        (3.001, " disjoint"),
    ] {
        let table = scene(line, y).stdout;
        assert!(table.contains(relation), "{y}: {table}");
    }
    let error = scene(&format!(r#"{line}, "miter_limit": 3"#), 3.0).stderr;
    assert!(
        error.contains("only the join `miter` has a `miter_limit`"),
        "{error}"
    );
}

#[test]
fn pictures_of_outlines_have_their_curves() {
    let picture = scratch("leaves.svg");
    let target = picture.to_str().expect("UTF-8");
    let run = sat2d(&["collide", "samples/leaves.json", "--svg", target]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let text = std::fs::read_to_string(&picture).expect("the picture was written");
    let drawing = roxmltree::Document::parse(&text).expect("well-formed XML");
    let paths = drawing.descendants().filter_map(|node| node.attribute("d"));
    // a curve has many corners
    let curved = paths.filter(|path| path.matches(" L").count() > 40).count();
    assert!(curved >= 4, "{curved}");
}
