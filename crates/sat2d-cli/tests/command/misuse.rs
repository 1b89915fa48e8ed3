//! The likeliest wrong calls: the message names what is wrong, its value and what is expected.

use crate::common::{file, sat2d};

#[test]
fn the_likeliest_mistakes_are_explained() {
    let scene = |name: &str, body: &str| {
        let square = r#"{"box": {"rectangle": {"width": 2, "height": 2}}}"#;
        file(
            name,
            format!(r#"{{"shapes": {square}, "bodies": [{body}]}}"#),
        )
    };
    let misspelt = scene(
        "misspelt.json",
        r#"{"name": "hero", "shape": "box", "positon": [0, 0]}"#,
    );
    let unknown = scene(
        "unknown.json",
        r#"{"name": "hero", "shape": "bx", "position": [0, 0]}"#,
    );
    let text = file("notes.txt", "# Notes\n\nBuy milk.\n");
    let bow_tie = file("bow_tie.wkt", "POLYGON ((0 0, 4 4, 4 0, 0 4, 0 0))");
    for (arguments, status, expected) in [
        (
            vec!["collide", "no.json"],
            2,
            vec!["no.json: ", "No such file"],
        ),
        (
            vec!["decompose", &text],
            2,
            vec!["notes.txt: unknown format: not GeoJSON, a scene, WKT, points, SVG"],
        ),
        (
            vec!["decompose", &bow_tie, "--repair", "evenodd"],
            2,
            vec!["'evenodd'", "--repair", "even-odd, non-zero"],
        ),
        (
            vec!["collide", &misspelt],
            2,
            vec![
                "misspelt.json: bodies[0].positon (`hero`): ",
                "unknown field `positon`, expected one of `name`, `shape`, `kind`",
            ],
        ),
        (
            vec!["collide", &unknown],
            2,
            vec!["unknown.json: bodies[0].shape (`hero`): no shape is named `bx` (shapes: box)"],
        ),
        (
            vec!["decompose", &bow_tie],
            1,
            vec!["bow_tie", "edges 0 and 2 cross near (2.0, 2.0)"],
        ),
        (vec!["trace", &bow_tie], 2, vec!["bow_tie.wkt: ", "PNG"]),
    ] {
        let run = sat2d(&arguments);
        assert_eq!(run.status, status, "{arguments:?}: {}", run.stderr);
        let said = run.stdout + &run.stderr;
        for text in expected {
            assert!(said.contains(text), "{arguments:?} says {text}: {said}");
        }
    }
}
