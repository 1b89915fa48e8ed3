//! No comment of a generated file speaks of what only C has.

use std::path::Path;

use sat2d_api::outputs;

/// The languages: where their files are, how lines of documentation begin, and the names of C that
/// the language has as well.
const LANGUAGES: [(&str, &[&str], &[&str]); 5] = [
    ("packages/sat2d-cs/", &["///"], &[]),
    // the filter of Java has no method for it
    (
        "packages/sat2d-java/",
        &["/**", "*"],
        &["SAT_QUERY_ONE_WAY"],
    ),
    (
        "packages/sat2d-js/",
        &["/**", "*"],
        &[
            "SAT_OK",
            "SAT_NO_INDEX",
            "SAT_COMPAT_FLASH_NO_NODE",
            "SAT_COMPAT_AWT_OUT_",
        ],
    ),
    (
        "packages/sat2d-lua/",
        &["---"],
        &["SAT_COMPAT_FLASH_NO_NODE", "SAT_COMPAT_AWT_OUT_"],
    ),
    ("packages/sat2d-py/", &[""], &[]),
];

/// What callers in other languages do not have.
const PHRASES: [&str; 5] = [
    "the caller frees",
    "into the caller's buffer",
    "a buffer of capacity",
    "On failure `",
    "may be NULL",
];

/// The words of C in a line: NULL, outputs, and names of the C API. The names of errors are the
/// same in all languages.
fn words_of_c<'a>(line: &'a str, allowed: &[&str]) -> Vec<&'a str> {
    let words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
    let is_of_c = |word: &&str| {
        let is_name = word.starts_with("sat_") || word.starts_with("SAT_");
        let is_error = word.starts_with("SAT_ERR_");
        *word == "NULL" || word.starts_with("out_") || (is_name && !is_error)
    };
    words
        .filter(is_of_c)
        .filter(|word| !allowed.contains(word))
        .collect()
}

#[test]
fn words_of_c_are_found() {
    let line = "On failure `out_shape` is NULL, see `sat_shape_free`: SAT_OK or SAT_ERR_NULL.";
    let expected = ["out_shape", "NULL", "sat_shape_free", "SAT_OK"];
    assert_eq!(words_of_c(line, &[]), expected);
    assert_eq!(words_of_c(line, &["SAT_OK"]), expected[..3]);
}

#[test]
fn no_documentation_of_another_language_speaks_of_c() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    let mut count = 0;
    for output in outputs::all(&root).expect("the sources are understood") {
        let language = LANGUAGES
            .iter()
            .find(|(folder, ..)| output.path.starts_with(folder));
        let Some((_, starts, allowed)) = language else {
            continue;
        };
        for (at, line) in output.text.lines().enumerate() {
            let text = line.trim_start();
            if !starts.iter().any(|start| text.starts_with(start)) {
                continue;
            }
            count += 1;
            let has_phrase = PHRASES.iter().any(|phrase| text.contains(phrase));
            if has_phrase || !words_of_c(text, allowed).is_empty() {
                found.push(format!("{}:{}: {text}", output.path, at + 1));
            }
        }
    }
    assert!(
        count > 5000,
        "only {count} lines of documentation were found"
    );
    assert!(found.is_empty(), "{}", found.join("\n"));
}
