//! Javadoc from the documentation of C. Sentences about buffers, NULL and freeing are left out,
//! names of C become those of Java, and the list of errors becomes `@throws`.

use super::names::{class_of, enum_of, place};
use crate::backend::docs::wrap;
use crate::model::{Api, Block, Docs, camel_case};

/// A space that no line may be broken at.
const FIXED_SPACE: &str = "\u{1}";

/// What only matters in C. A sentence with one of these is left out.
const ONLY_IN_C: [&str; 8] = [
    "n failure",
    "n other failures",
    "NULL",
    "`out_",
    "buffer",
    "The caller frees",
    "`sat_last_error",
    "pass a pointer",
];

/// Parts of sentences that only matter in C: where each begins, and what follows it.
const PARTS_ONLY_IN_C: [(&str, &[char]); 13] = [
    (": `SAT_OK`, or else the reason", &['.']),
    (", into the caller's buffer; `out_count` is", &['.']),
    (" in the caller's buffer; `out_count` is", &['.']),
    (", on failure a zeroed one", &['.']),
    (", which the caller frees with", &['.']),
    (", which may be freed", &['.']),
    (": the value on failure", &['.']),
    ("; also the value on failure", &['.']),
    (", and `sat_last_error` names", &['.']),
    (", see @ref ", &['.', ';', ',']),
    ("; all zero if ", &['.']),
    ("; unused ones are all zero", &['.']),
    ("; NULL is the default", &['.']),
];

/// Statuses that no call from Java has.
const NO_ERRORS_OF_JAVA: [&str; 4] = [
    "`SAT_ERR_NULL`",
    "`SAT_ERR_CAPACITY`",
    "`SAT_ERR_INVALID_ENUM`",
    "`SAT_ERR_RESERVED`",
];

/// The documentation of a function, for Java.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// Paragraphs and lists, in HTML.
    pub blocks: Vec<String>,
    /// When a result is none or all zero.
    pub none: Option<String>,
    pub errors: Option<String>,
}

/// How names of C are written.
pub struct Names<'a> {
    pub api: &'a Api,
    /// The parameter that is `this`, and what it is called.
    pub this: Option<(&'a str, String)>,
    /// Parameters that are no single ones in Java.
    pub divided: Vec<&'a str>,
    /// Parameters that Java does not have: the lengths of lists.
    pub lengths: Vec<&'a str>,
}

impl<'a> Names<'a> {
    pub fn new(api: &'a Api) -> Self {
        Self {
            api,
            this: None,
            divided: Vec::new(),
            lengths: Vec::new(),
        }
    }

    /// The documentation without examples.
    pub fn text(&self, docs: &Docs) -> Text {
        let mut text = Text::default();
        for block in docs.prose() {
            match block {
                Block::Paragraph(paragraph) => self.add_paragraph(paragraph, &mut text),
                Block::List(items) => {
                    let items = items.iter().map(|item| self.prose(item, &mut text));
                    let items: Vec<_> = items.collect();
                    let items = items.iter().map(|item| format!("<li>{item}</li>"));
                    let items: Vec<_> = items.collect();
                    text.blocks.push(format!("<ul>{}</ul>", items.join("\n")));
                }
                Block::Example(_) => {}
            }
        }
        text
    }

    fn add_paragraph(&self, paragraph: &str, text: &mut Text) {
        if let Some(errors) = paragraph.strip_prefix("Errors: ") {
            text.errors = self.errors(errors);
            return;
        }
        let prose = self.prose(paragraph, text);
        if !prose.is_empty() {
            text.blocks.push(prose);
        }
    }

    /// A paragraph without what only matters in C. When there is no result goes to `text`.
    fn prose(&self, paragraph: &str, text: &mut Text) -> String {
        let mut kept = Vec::new();
        for sentence in sentences(paragraph) {
            if let Some(none) = none_of(&sentence) {
                text.none = Some(self.inline(none));
            }
            let sentence = without_parts(sentence);
            if !is_only_in_c(&sentence) {
                kept.push(self.inline(&sentence));
            }
        }
        kept.join(" ")
    }

    /// The documentation of a field, a constant or an enum in a sentence or more.
    pub fn short(&self, docs: &Docs) -> String {
        let first = self.text(docs).blocks.into_iter().next();
        let text = first.unwrap_or_default();
        match text.strip_prefix("1 if ").or(text.strip_prefix("1 for ")) {
            Some(when) => {
                let when = when.replace(", else 0", "").replace("; else 0", "");
                format!("Whether {when}")
            }
            None => text,
        }
    }

    /// `Errors: …` without the beginning.
    fn errors(&self, errors: &str) -> Option<String> {
        let mut errors = errors.to_owned();
        // a library without saving or threads is no library of the jar
        if let Some(at) = errors.find(", `SAT_ERR_UNSUPPORTED` (") {
            let end = errors[at..]
                .find(')')
                .map_or(errors.len(), |end| at + end + 1);
            errors.replace_range(at..end, "");
        }
        for status in NO_ERRORS_OF_JAVA {
            for (before, after) in [("", ", "), (", ", ""), (" and ", ""), ("", "")] {
                errors = errors.replace(&format!("{before}{status}{after}"), "");
            }
        }
        let errors = sentences(&errors).into_iter().filter(|s| !is_only_in_c(s));
        let errors = errors.collect::<Vec<_>>().join(" ");
        let errors = errors.trim_end_matches('.').trim();
        let errors = errors.strip_prefix("and ").unwrap_or(errors);
        let has_error = errors.contains("SAT_ERR_") || errors.contains("`sat_");
        has_error.then(|| self.inline(errors))
    }

    /// A text in HTML, in which code has the names of Java.
    pub fn inline(&self, text: &str) -> String {
        let mut text = text.replace("``", "`");
        for length in &self.lengths {
            text = text.replace(&format!("`{length}` "), "");
        }
        let mut html = String::new();
        let mut is_code = false;
        for part in text.split('`') {
            if is_code {
                html.push_str(&self.code(part).replace(' ', FIXED_SPACE));
            } else {
                let escaped = part.replace('&', "&amp;").replace('<', "&lt;");
                html.push_str(&escaped.replace('>', "&gt;"));
            }
            is_code = !is_code;
        }
        html
    }

    fn code(&self, code: &str) -> String {
        if let Some((name, called)) = &self.this
            && *name == code
        {
            return called.clone();
        }
        if self.divided.contains(&code) {
            return super::names::words(code);
        }
        if self.lengths.contains(&code) {
            return "the length".to_owned();
        }
        self.link(code).unwrap_or_else(|| {
            let code = code.replace("->", ".");
            let is_of_c = |word: &str| word.chars().any(char::is_uppercase);
            let names = code.split(' ').map(|word| match is_of_c(word) {
                true => word.to_owned(),
                false => camel_case(word),
            });
            format!("{{@code {}}}", names.collect::<Vec<_>>().join(" "))
        })
    }

    fn link(&self, name: &str) -> Option<String> {
        if let Some(function) = self.api.functions.get(name) {
            let (class, member) = place(self.api, function)?;
            return Some(format!("{{@link {class}#{member}}}"));
        }
        if let Some(constant) = self.api.constants.get(name) {
            let of = constant.of.as_deref()?;
            let value = self.api.enums[of].values.iter();
            let value = value.into_iter().find(|value| value.constant == name)?;
            let class = enum_of(self.api, of)?;
            return Some(format!("{{@link {class}#{}}}", value.name.to_uppercase()));
        }
        Some(format!("{{@link {}}}", class_of(self.api, name)?))
    }
}

/// The sentences of a paragraph. Initials end none.
fn sentences(paragraph: &str) -> Vec<String> {
    let mut sentences: Vec<String> = Vec::new();
    let mut is_open = false;
    for part in paragraph.split_inclusive(". ") {
        match sentences.last_mut().filter(|_| is_open) {
            Some(last) => last.push_str(part),
            None => sentences.push(part.to_owned()),
        }
        let before = part.trim_end().trim_end_matches('.');
        let word = before.rsplit(' ').next().unwrap_or_default();
        let mut letters = word.trim_start_matches('(').chars();
        is_open = letters.next().is_some_and(char::is_uppercase) && letters.next().is_none();
    }
    let sentences = sentences.into_iter().map(|s| s.trim().to_owned());
    sentences.collect()
}

/// When a result is none, from `If …, and on failure, … is all zero.` and the like.
fn none_of(sentence: &str) -> Option<&str> {
    let sentence = sentence.trim_end_matches('.');
    if let Some(rest) = sentence.strip_prefix("If ") {
        let (when, end) = rest.split_once(", and on failure, ")?;
        return end.ends_with(" is all zero").then_some(when);
    }
    let (_, rest) = sentence.split_once("ll zero if ")?;
    rest.strip_suffix(", and on failure")
}

fn is_only_in_c(sentence: &str) -> bool {
    let mut parts = ONLY_IN_C.iter();
    sentence.starts_with("All zero") || parts.any(|part| sentence.contains(part))
}

fn without_parts(mut sentence: String) -> String {
    for (begin, ends) in PARTS_ONLY_IN_C {
        if let Some(at) = sentence.find(begin) {
            let from = at + begin.len();
            let end = sentence[from..].find(ends);
            let end = end.map_or(sentence.len(), |end| from + end);
            sentence.replace_range(at..end, "");
        }
    }
    // which constants there are: the type says so in Java
    if let Some(of) = sentence.find("is one of the `SAT_")
        && let Some(at) = sentence[..of].rfind("; ")
    {
        let end = sentence[of..]
            .find("constants")
            .map(|end| of + end + "constants".len());
        sentence.replace_range(at..end.unwrap_or(sentence.len()), "");
    }
    for begin in [
        ": one of the `SAT_",
        ": a `SAT_",
        ": `SAT_DISJOINT`",
        ": `SAT_CONNECTIVITY_",
    ] {
        if let Some(at) = sentence.find(begin) {
            let end = sentence[at..]
                .rfind('.')
                .map_or(sentence.len(), |end| at + end);
            sentence.replace_range(at..end, "");
        }
    }
    sentence
}

/// A comment for javadoc, in lines of at most 100 columns.
pub fn comment(blocks: &[String], tags: &[String], indent: &str) -> Vec<String> {
    let prefix = format!("{indent} * ");
    let width = 100;
    let mut lines = Vec::new();
    for (at, block) in blocks.iter().enumerate() {
        let is_list = block.starts_with("<ul>");
        let block = match at {
            0 => block.clone(),
            _ if is_list => block.clone(),
            _ => format!("<p>{block}"),
        };
        if at > 0 {
            lines.push(format!("{indent} *"));
        }
        for line in block.lines() {
            lines.extend(wrap(line, &prefix, width));
        }
    }
    if blocks.len() == 1 && tags.is_empty() && lines.len() == 1 {
        let line = format!("{indent}/** {} */", lines[0][prefix.len()..].trim_end());
        if line.chars().count() <= width {
            return vec![line.replace(FIXED_SPACE, " ")];
        }
    }
    if !tags.is_empty() && !lines.is_empty() {
        lines.push(format!("{indent} *"));
    }
    for tag in tags {
        let mut wrapped = wrap(tag, &prefix, width - 4).into_iter();
        lines.extend(wrapped.next());
        let further = format!("{prefix}    ");
        lines.extend(wrapped.map(|line| line.replacen(&prefix, &further, 1)));
    }
    let lines = lines.iter().map(|line| line.replace(FIXED_SPACE, " "));
    let mut comment = vec![format!("{indent}/**")];
    comment.extend(lines);
    comment.push(format!("{indent} */"));
    comment
}

#[cfg(test)]
mod tests {
    use super::{comment, none_of, sentences, without_parts};

    #[test]
    fn initials_end_no_sentence() {
        let text = "It ends (C. Hildreth, \"A\", 1957). So does this at 0. `x` is one.";
        let expected = [
            "It ends (C. Hildreth, \"A\", 1957).",
            "So does this at 0.",
            "`x` is one.",
        ];
        assert_eq!(sentences(text), expected);
    }

    #[test]
    fn a_result_that_may_be_missing_is_recognized() {
        let none = none_of("If they are disjoint, and on failure, `out_x` is all zero.");
        assert_eq!(none, Some("they are disjoint"));
        let none = none_of("The box; all zero if there are none, and on failure.");
        assert_eq!(none, Some("there are none"));
        assert_eq!(none_of("If it is small, it is fast."), None);
    }

    #[test]
    fn parts_about_memory_are_cut() {
        let cut = |text: &str| without_parts(text.to_owned());
        let list = "All ids, into the caller's buffer; `out_count` is their number.";
        assert_eq!(cut(list), "All ids.");
        assert_eq!(
            cut("At most so many units, see @ref sat_status; 0 is all."),
            "At most so many units; 0 is all."
        );
        assert_eq!(
            cut("In a box; `c` is one of the `SAT_C_` constants."),
            "In a box."
        );
        assert_eq!(cut("The kind: one of the `SAT_K_` constants."), "The kind.");
    }

    #[test]
    fn a_comment_has_one_line_if_it_fits() {
        let blocks = ["A b.".to_owned()];
        assert_eq!(comment(&blocks, &[], "  "), ["  /** A b. */"]);
        let tags = ["@return c".to_owned()];
        let expected = ["/**", " * A b.", " *", " * @return c", " */"];
        assert_eq!(comment(&blocks, &tags, ""), expected);
    }
}
