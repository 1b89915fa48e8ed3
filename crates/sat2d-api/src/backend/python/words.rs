//! Enums, which are words in Python.

use crate::backend::docs::wrap;
use crate::model::{Api, Enum, pascal_case};

/// The enums that are words.
fn enums(api: &Api) -> impl Iterator<Item = (&Enum, &str, Vec<&str>)> {
    api.enums.values().filter_map(|of| {
        let words = of.values.iter().map(|value| value.name.as_str());
        let words = words.filter(|word| !of.not_in_core.iter().any(|other| other == word));
        Some((of, of.core.as_deref()?, words.collect()))
    })
}

/// The names of the types.
pub fn names(api: &Api) -> Vec<String> {
    enums(api).map(|(of, _, _)| of.name.clone()).collect()
}

/// Their types in Python.
pub fn python(api: &Api) -> String {
    let mut lines = vec![
        "\"\"\"The words of arguments and results.\"\"\"".to_owned(),
        String::new(),
        "from typing import Literal".to_owned(),
    ];
    for (of, _, words) in enums(api) {
        lines.push(String::new());
        lines.extend(wrap(&summary(of), "#: ", 100));
        let words: Vec<_> = words.iter().map(|word| format!("\"{word}\"")).collect();
        let line = format!("{} = Literal[{}]", of.name, words.join(", "));
        if line.len() <= 100 {
            lines.push(line);
        } else {
            let words = words.into_iter();
            lines.extend(super::stubs::list(
                &format!("{} = Literal[", of.name),
                words,
                "]",
            ));
        }
    }
    lines.join("\n") + "\n"
}

/// Their types in Rust.
pub fn rust(api: &Api) -> String {
    let mut lines = vec![
        "//! The words of arguments and results.".to_owned(),
        String::new(),
        "use crate::input::words;".to_owned(),
    ];
    for (of, core, words) in enums(api) {
        let variants = words.iter().map(|word| pascal_case(word));
        let core = if core.is_empty() {
            format!("own::{}", of.name)
        } else {
            core.to_owned()
        };
        lines.push(String::new());
        lines.push("words! {".to_owned());
        lines.extend(wrap(&summary(of), "    /// ", 100));
        lines.push(format!("    {}({core}):", of.name));
        let arms = words.iter().zip(variants);
        lines.extend(arms.map(|(word, variant)| format!("        {word:?} => {variant},")));
        lines.push("}".to_owned());
    }
    lines.extend(
        [
            "",
            "/// Enums that the core does not have.",
            "pub mod own {",
        ]
        .map(str::to_owned),
    );
    for (of, _, words) in enums(api).filter(|(_, core, _)| core.is_empty()) {
        lines.extend(wrap(&summary(of), "    /// ", 100));
        lines.push("    #[derive(Clone, Copy, PartialEq)]".to_owned());
        lines.push(format!("    pub enum {} {{", of.name));
        lines.extend(
            words
                .iter()
                .map(|word| format!("        {},", pascal_case(word))),
        );
        lines.push("    }".to_owned());
    }
    lines.push("}".to_owned());
    lines.join("\n") + "\n"
}

/// What an enum is, without the names of its constants.
fn summary(of: &Enum) -> String {
    let text = of.docs.summary();
    let (before, after) = text.split_once(": ").unwrap_or((text, ""));
    let text = if after.contains("`SAT_") {
        before
    } else {
        text
    };
    format!("{}.", text.trim_end_matches('.'))
}
