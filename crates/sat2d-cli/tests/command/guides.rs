//! The figures of the porting guides are what the command draws. After an intended change run
//! `SAT2D_UPDATE_FIGURES=1 cargo test -p sat2d-cli guides`, and look at them.

use crate::common::{root, sat2d, scratch};
use std::collections::BTreeSet;
use std::fs;

/// Each figure, `docs/porting/NAME.svg`, and the arguments that draw it.
const FIGURES: [(&str, &[&str]); 8] = [
    ("sizes", &["collide", "docs/porting/sizes.json"]),
    ("mirrored", &["collide", "docs/porting/mirrored.json"]),
    ("nested", &["collide", "docs/porting/nested.json"]),
    (
        "rounded",
        &["collide", "docs/porting/rounded.json", "--contacts"],
    ),
    (
        "concave",
        &["collide", "docs/porting/concave.json", "--contacts"],
    ),
    ("squash", &["collide", "samples/squash.json", "--contacts"]),
    ("hall", &["decompose", "docs/porting/hall.wkt", "--y-down"]),
    (
        "hall_slicing",
        &[
            "decompose",
            "docs/porting/hall.wkt",
            "--y-down",
            "--method",
            "slicing",
        ],
    ),
];

#[test]
fn the_figures_are_what_the_command_draws() {
    for (name, arguments) in FIGURES {
        let drawn = scratch(&format!("guide_{name}.svg"));
        let svg = ["--svg", drawn.to_str().expect("UTF-8")];
        let run = sat2d(&[arguments, &svg[..]].concat());
        assert_eq!(run.status, 0, "{name}: {}", run.stderr);
        let drawn = fs::read_to_string(&drawn).expect("the picture was written");
        let kept = root().join(format!("docs/porting/{name}.svg"));
        if std::env::var_os("SAT2D_UPDATE_FIGURES").is_some() {
            fs::write(&kept, &drawn).expect("the figure can be written");
        }
        let kept = fs::read_to_string(kept).unwrap_or_default();
        assert!(
            drawn == kept,
            "docs/porting/{name}.svg is not what {arguments:?} draws"
        );
    }
}

#[test]
fn every_figure_is_in_a_guide_and_every_file_is_used() {
    let docs = root().join("docs");
    let guides = ["flash-rectangles", "java", "typescript-python"]
        .map(|guide| fs::read_to_string(docs.join(format!("porting-{guide}.md"))).expect(guide))
        .concat();
    let mut used = BTreeSet::new();
    for (name, arguments) in FIGURES {
        assert!(
            guides.contains(&format!("](porting/{name}.svg)")),
            "{name} is in no guide"
        );
        used.insert(format!("docs/porting/{name}.svg"));
        // samples are listed elsewhere
        used.extend(
            arguments[1]
                .starts_with("docs/")
                .then(|| arguments[1].to_owned()),
        );
    }
    let files: BTreeSet<String> = fs::read_dir(docs.join("porting"))
        .expect("docs/porting")
        .map(|entry| {
            format!(
                "docs/porting/{}",
                entry.expect("an entry").file_name().display()
            )
        })
        .collect();
    assert_eq!(files, used);
}
