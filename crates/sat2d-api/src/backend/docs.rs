//! Comments of other languages, from the documentation of C: without what only C needs.

use crate::model::{Api, Docs, EnumValue, Function};

/// What only C needs: where sentences about it begin.
const ONLY_IN_C: [&str; 23] = [
    "If the buffer",
    "Buffers of",
    "The caller frees",
    "Nothing is written to NULL",
    "NULL ",
    "Lists with a count of 0",
    "A handle",
    "They go into",
    "Each takes the caller's pointer",
    "Their ids go to",
    "The shapes go into",
    "The axes go into",
    "The text goes into",
    "The text is static",
    "Never free",
    "It must neither throw",
    "Its `shape` is the world's reference",
    "If a buffer",
    "Without holes pass a pointer",
    "`out_fault` may be NULL",
    "A copy of it is freed",
    "Bindings pass the",
    "Each reference is freed",
];

/// The parts of sentences that only C needs, each up to the next of these signs.
const CUT: [(&str, &[char]); 24] = [
    (", into the caller's buffer", &['.']),
    ("; a buffer of capacity 0 may be NULL", &['.', ',']),
    ("; on failure", &['.']),
    (", on failure", &['.']),
    (", which may be NULL", &[',', '.']),
    ("; it may be NULL if there are none", &['.']),
    ("; may be NULL if `count` is 0", &['.']),
    (" if `except_count` is 0", &['.']),
    (", and on failure", &[',', '.']),
    (", the first `capacity` of them", &['.', ',']),
    (", a capacity of", &['.']),
    (" in the caller's buffer", &['.']),
    (" but for the buffer", &['.']),
    (", and the caller's pointer", &['.']),
    (" and the caller's pointer", &['.']),
    (", which the caller frees", &['.']),
    ("; NULL for ", &['.']),
    (": the value on failure", &['.']),
    ("; also the value on failure", &['.']),
    (", see @ref ", &['.', ';', ',']),
    ("; the world takes a reference", &['.']),
    ("; NULL is the default", &['.']),
    (". C and C++ call `sat_version_check`", &['.']),
    (", and `sat_last_error`", &['.']),
];

/// Words in lines of at most `width` columns, each after `prefix`.
pub fn wrap(text: &str, prefix: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = prefix.to_owned();
    for word in text.split_whitespace() {
        let is_empty = line.len() == prefix.len();
        if !is_empty && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(line);
            line = prefix.to_owned();
        }
        if line.len() > prefix.len() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

/// Statuses that no call from a language with objects has.
const ONLY_STATUSES_OF_C: [&str; 3] =
    ["`SAT_ERR_NULL`", "`SAT_ERR_CAPACITY`", "`SAT_ERR_RESERVED`"];

/// The sentences that do not only concern C; and the first one anyway, if it is needed.
pub fn without_c(text: &str, needs_first: bool) -> String {
    let sentences = text.split_inclusive(". ").enumerate();
    let kept =
        sentences.filter(|(at, sentence)| (needs_first && *at == 0) || !is_only_in_c(sentence));
    let mut text: String = kept.map(|(_, sentence)| sentence).collect();
    for (start, ends) in CUT {
        while let Some(at) = text.find(start) {
            let rest = &text[at + 1..];
            let length = rest.find(ends).unwrap_or(rest.len());
            text.replace_range(at..at + 1 + length, "");
        }
    }
    text.trim_end().to_owned()
}

/// Whether a sentence is about what only C needs: buffers, NULL, and outputs after a failure.
fn is_only_in_c(sentence: &str) -> bool {
    let failed = sentence.starts_with("On failure") || sentence.starts_with("On other failures");
    (failed && (sentence.contains("`out_") || sentence.contains("it is ")))
        || ONLY_IN_C.iter().any(|only| sentence.starts_with(only))
}

/// `Errors: …` without the statuses that only C has; empty if none is left.
pub fn errors_without_c(errors: &str) -> String {
    let mut errors = errors.trim_start_matches("Errors: ").to_owned();
    for status in ONLY_STATUSES_OF_C {
        for remark in [" (the stage)", " (also of a shape)", ""] {
            for (before, after) in [("", ", "), (", ", ""), (" and ", ""), ("", "")] {
                errors = errors.replace(&format!("{before}{status}{remark}{after}"), "");
            }
        }
    }
    let errors = errors
        .trim_matches(['.', ' ', ','])
        .trim_start_matches("and ");
    let has_error = errors.contains("SAT_ERR_") || errors.contains("`sat_");
    if has_error {
        format!("{errors}.")
    } else {
        String::new()
    }
}

/// How a scripting language writes what stands in backticks.
pub struct Script<'a> {
    pub api: &'a Api,
    /// What NULL is.
    pub null: &'static str,
    pub quote: char,
    /// Where a function is.
    pub place: &'a dyn Fn(&str, &Function) -> String,
}

impl Script<'_> {
    /// The first paragraph.
    pub fn summary(&self, docs: &Docs) -> String {
        self.text(docs.summary())
    }

    /// A paragraph.
    pub fn text(&self, text: &str) -> String {
        let kept = without_c(text, true);
        let mut kept = kept.replace("; `coverage` is one of the `SAT_COVERAGE_` constants", "");
        // which constants there are: the words say so
        for start in [
            ": one of the `SAT_",
            ": a `SAT_",
            ": `SAT_",
            ": a sum of `SAT_",
        ] {
            if let Some(at) = kept.find(start) {
                let end = kept[at..].find(". ").map_or(kept.len() - 1, |end| at + end);
                kept.replace_range(at..end, "");
            }
        }
        let sentences = kept.split_inclusive(". ").enumerate();
        let sentences = sentences.filter(|(at, of)| *at == 0 || !of.contains("`out_"));
        let kept: String = sentences.map(|(_, sentence)| sentence).collect();
        let mut out = String::new();
        for (at, part) in kept.trim_end().replace("``", "`").split('`').enumerate() {
            if at % 2 == 0 {
                // `SAT_COVERAGE_` and the like are words
                let is_word = part.starts_with(" constants") && !out.ends_with("_`");
                let part = if is_word {
                    part.replacen(" constants", " words", 1)
                } else {
                    part.to_owned()
                };
                out += &part.replace("NULL", self.null).replace("@ref sat_", "");
            } else {
                out += &format!("`{}`", self.code(part));
            }
        }
        out
    }

    fn code(&self, code: &str) -> String {
        // `SAT_COVERAGE_` and the like
        if code.ends_with('_')
            && let Some(of) = enum_of(self.api, code)
        {
            return of.to_owned();
        }
        let pointer = code.strip_prefix("const ").unwrap_or(code);
        let code = pointer.strip_suffix(" *").unwrap_or(code);
        if let Some(function) = self.api.functions.get(code) {
            return (self.place)(code, function);
        }
        if let Some(value) = value_of(self.api, code) {
            return format!("{0}{1}{0}", self.quote, value.name);
        }
        if let Some(of) = self.api.structs.get(code) {
            return of.name.clone();
        }
        if let Some(of) = self.api.handles.get(code) {
            return of.owner.clone();
        }
        code.trim_start_matches("out_").replace("NULL", self.null)
    }
}

/// The name of the enum whose constants begin with a prefix.
fn enum_of<'a>(api: &'a Api, prefix: &str) -> Option<&'a str> {
    let mut enums = api.enums.values();
    let has = |value: &EnumValue| value.constant.starts_with(prefix);
    let of = enums.find(|of| of.values.iter().any(has))?;
    Some(&of.name)
}

/// The value of a constant of an enum, but for the errors: these have the names of C everywhere.
fn value_of<'a>(api: &'a Api, constant: &str) -> Option<&'a EnumValue> {
    let of = api.constants.get(constant)?.of.as_ref()?;
    let mut values = api.enums[of].values.iter();
    values.find(|value| value.constant == constant && of != "sat_status")
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn no_line_is_wider_than_the_width_but_for_a_long_word() {
        let lines = wrap("a bb ccc longerthanthewidth d", "// ", 9);
        assert_eq!(
            lines,
            ["// a bb", "// ccc", "// longerthanthewidth", "// d"]
        );
    }
}
