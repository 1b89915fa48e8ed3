//! The recorders, as far as they need no interpreter: `sat2d verify` knows every header that they
//! write. `docs/recording/check.sh` runs them.

use crate::common::{file, root, sat2d};

/// The code blocks of the README of the recorders, with their languages.
fn blocks() -> Vec<(String, String)> {
    let path = root().join("docs/recording/README.md");
    let text = std::fs::read_to_string(path).expect("docs/recording/README.md");
    text.split("\n```")
        .skip(1)
        .step_by(2)
        .filter_map(|block| block.split_once('\n'))
        .map(|(language, code)| (language.to_owned(), code.to_owned()))
        .collect()
}

/// The quoted texts that are headers: names separated by commas.
fn headers(code: &str) -> impl Iterator<Item = &str> {
    let quoted = code.split('"').skip(1).step_by(2);
    quoted.filter(|text| text.len() > 1 && text.contains(',') && !text.contains(' '))
}

#[test]
fn every_header_of_the_recorders_is_known() {
    let expected = [
        ("actionscript", "flash"),
        ("actionscript", "flash-rotation"),
        ("java", "awt"),
        ("js", "slicing"),
        ("js", "flash"),
        ("python", "xywh"),
        ("python", "xywh-circle"),
    ];
    let mut found = Vec::new();
    for (language, code) in blocks() {
        for header in headers(&code) {
            let table = file("recorded.csv", format!("{header}\n"));
            let run = sat2d(&["verify", &table]);
            let reason = run.stderr.split("no row follows the header").nth(1);
            let profile = reason.and_then(|rest| rest.split('`').nth(1));
            let profile = profile.unwrap_or_else(|| panic!("{language}: {header}: {}", run.stderr));
            found.push((language.clone(), profile.to_owned()));
        }
    }
    let found: Vec<(&str, &str)> = found
        .iter()
        .map(|(language, profile)| (language.as_str(), profile.as_str()))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn the_planted_row_is_reported_as_documented() {
    let (_, shown) = blocks()
        .into_iter()
        .rfind(|(language, _)| language == "text")
        .expect("an example of a mismatch");
    let row = "0,0,2,0,2,2,0,2,1,1,3,1,3,3,1,3";
    let header =
        "a0_x,a0_y,a1_x,a1_y,a2_x,a2_y,a3_x,a3_y,b0_x,b0_y,b1_x,b1_y,b2_x,b2_y,b3_x,b3_y,hit";
    let mut lines = vec![format!("{row},true"); 400];
    lines[298] = format!("{row},false"); // after the header, so line 300
    let path = file("calls.csv", format!("{header}\n{}\n", lines.join("\n")));
    let run = sat2d(&["verify", &path]);
    assert_eq!(run.status, 1);
    assert_eq!(run.stdout.replace(&path, "calls.csv"), shown + "\n");
}
