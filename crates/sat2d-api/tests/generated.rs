//! The headers, `include/api.json` and the bindings that are committed are what `sat2d-api` makes
//! of the sources.
//!
//! `cargo run -p sat2d-api` writes them.

#[path = "../../sat2d-test-support/src/source_files.rs"]
mod source_files;

use std::fs;
use std::path::{Path, PathBuf};

use sat2d_api::output::Output;
use sat2d_api::outputs;
use source_files::files;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn generated() -> Vec<Output> {
    outputs::all(&root()).expect("the sources are understood")
}

#[test]
fn every_generated_file_is_up_to_date() {
    let committed = |output: &Output| output.package().is_none();
    for output in generated().into_iter().filter(committed) {
        let text = fs::read_to_string(root().join(&output.path)).unwrap_or_default();
        let line = output.first_difference(&text);
        assert_eq!(
            line, None,
            "{} is stale from this line on; run `cargo run -p sat2d-api`",
            output.path
        );
    }
}

#[test]
fn every_exported_function_is_in_its_headers() {
    let generated = generated();
    let headers = generated.iter().filter(|o| o.path.ends_with(".h"));
    let (of_compat, of_the_rest): (Vec<_>, Vec<_>) =
        headers.partition(|header| header.path.contains("compat"));
    assert_eq!((of_compat.len(), of_the_rest.len()), (2, 2));
    let mut count = 0;
    let sources = sat2d_api::header::sources(&root());
    for path in files(&sources) {
        let headers = if path.starts_with(sources.join("compat")) {
            &of_compat
        } else {
            &of_the_rest
        };
        let text = fs::read_to_string(&path).expect("the source can be read");
        for exported in text.split("#[unsafe(no_mangle)]").skip(1) {
            let name = exported
                .split_once("fn ")
                .and_then(|(_, rest)| rest.split_once('('))
                .map(|(name, _)| name)
                .expect("an exported function has a name");
            for header in headers {
                let text = &header.text;
                assert!(
                    text.contains(&format!(" {name}(")) || text.contains(&format!("*{name}(")),
                    "{name} of {} is not in {}",
                    path.display(),
                    header.path
                );
            }
            count += 1;
        }
    }
    assert!(count > 100, "only {count} exported functions were found");
}

#[test]
fn the_headers_for_bindings_need_no_preprocessor() {
    let generated = generated();
    let bindings = generated.iter().filter(|o| o.path.ends_with("bindings.h"));
    let bindings: Vec<_> = bindings.collect();
    assert_eq!(bindings.len(), 2);
    for header in bindings {
        assert!(header.text.lines().all(|line| !line.starts_with('#')));
    }
}
