//! The examples in the comments of the headers, as programs.
//!
//! An example is what stands between `@code` and `@endcode`. In C++ each stands for itself. In C
//! one on a function becomes a function of a program, within the scene of its section:
//! what the section's text says that "the examples begin with", "end with" and which functions they
//! "call". An example anywhere else stands for itself.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// One example, and what it is an example of.
#[derive(Clone, Debug)]
pub struct Example {
    /// The function, or the section, or the file.
    pub of: String,
    /// The section that it is in.
    pub section: String,
    /// Its lines.
    pub code: String,
}

/// What a section's examples have in common.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// What they begin with.
    pub begin: String,
    /// What they end with.
    pub end: String,
    /// The functions of their own that they call.
    pub functions: String,
    /// The section whose beginning and end they have.
    pub like: Option<String>,
}

/// A header, taken apart.
#[derive(Debug, Default)]
pub struct Header {
    /// All examples, in the header's order.
    pub examples: Vec<Example>,
    /// The functions that have a comment, in the header's order.
    pub functions: Vec<String>,
    /// What each section's examples have in common.
    pub scenes: BTreeMap<String, Scene>,
}

/// Not every example uses all of its scene.
const QUIET: &str = "#pragma GCC diagnostic ignored \"-Wunused-variable\"\n\
    #pragma GCC diagnostic ignored \"-Wunused-const-variable\"\n";

/// The name of the file, for examples outside of all sections.
const FILE: &str = "file";

impl Header {
    /// Takes a header apart; its examples begin with `@code{.` and this language.
    pub fn parse(text: &str, language: &str) -> Header {
        let begin = format!("@code{{.{language}}}");
        let mut header = Header::default();
        let mut section = FILE.to_string();
        for rest in text.split("/**\n").skip(1) {
            let (comment, rest) = rest.split_once("*/").expect("a comment ends");
            let group = comment.split_once("@defgroup ");
            if let Some((_, title)) = group {
                section = title.split_whitespace().next().expect("a name").to_string();
                let like = comment.split_once("scene of @ref ").map(|(_, name)| {
                    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_');
                    name[..end.unwrap_or(name.len())].to_string()
                });
                header.scenes.entry(section.clone()).or_default().like = like;
            }
            let declaration = rest.split("/**").next().unwrap_or_default();
            let function = group.map_or_else(|| declared(declaration.trim_start()), |_| None);
            for (words, code) in blocks(comment, &begin) {
                let scene = header.scenes.entry(section.clone()).or_default();
                match () {
                    () if group.is_some() && words.contains("begin with") => scene.begin = code,
                    () if group.is_some() && words.contains("end with") => scene.end = code,
                    () if group.is_some() && words.contains("and call th") => {
                        scene.functions = code
                    }
                    () => header.examples.push(Example {
                        of: function.clone().unwrap_or_else(|| section.clone()),
                        section: section.clone(),
                        code,
                    }),
                }
            }
            header.functions.extend(function);
        }
        header
    }

    /// The functions that no example is on, or none that calls them.
    pub fn without_example(&self) -> Vec<&str> {
        let shown = |name: &&String| {
            let call = format!("{name}(");
            self.examples
                .iter()
                .any(|example| example.of == **name && example.code.contains(&call))
        };
        let functions = self.functions.iter().filter(|name| !shown(name));
        functions.map(String::as_str).collect()
    }

    /// A C program that runs all examples on functions and sections of the header with this name,
    /// and tells how many at its end.
    pub fn c_program(&self, name: &str) -> String {
        let mut text = String::from("#undef NDEBUG\n");
        for include in ["assert", "math", "stdio", "stdlib", "string"] {
            writeln!(text, "#include <{include}.h>").unwrap();
        }
        writeln!(text, "#include \"{name}\"").unwrap();
        for scene in self.scenes.values() {
            write!(text, "\n{}", scene.functions).unwrap();
        }
        let mut calls = String::new();
        for (number, example) in self.examples.iter().enumerate() {
            let Example { of, section, code } = example;
            let mut scene = self.scenes.get(section).cloned().unwrap_or_default();
            if let Some(like) = &scene.like {
                scene = self.scenes.get(like).cloned().unwrap_or_default();
            }
            if !self.functions.contains(of) {
                scene = Scene::default();
            }
            let function = format!(
                "static void example_{number}_of_{of}(void) {{\n{}{{\n{code}}}\n{}}}\n",
                scene.begin, scene.end
            );
            if scene.begin.is_empty() {
                write!(text, "\n{function}").unwrap();
            } else {
                let pragma = "#pragma GCC diagnostic";
                write!(text, "\n{pragma} push\n{QUIET}{function}{pragma} pop\n").unwrap();
            }
            writeln!(calls, "    example_{number}_of_{of}();").unwrap();
        }
        let count = self.examples.len();
        write!(
            text,
            "\nint main(void) {{\n{calls}    puts(\"{count} examples ran\");\n    return 0;\n}}\n"
        )
        .unwrap();
        text
    }
}

/// A C++ program that runs examples, with `first` as its first line and with this header, and tells
/// how many at its end.
pub fn cpp_program(first: &str, header: &str, examples: &[&str]) -> String {
    let mut text = format!(
        "{first}\n#undef NDEBUG\n#include <cassert>\n#include <cstdio>\n#include \"{header}\"\n"
    );
    let mut calls = String::new();
    for (number, code) in examples.iter().enumerate() {
        write!(text, "\nstatic void example_{number}() {{\n{code}}}\n").unwrap();
        writeln!(calls, "    example_{number}();").unwrap();
    }
    let count = examples.len();
    write!(
        text,
        "\nint main() {{\n{calls}    std::puts(\"{count} examples ran\");\n}}\n"
    )
    .unwrap();
    text
}

/// The names of all functions a header declares, with or without a comment: those of lines that
/// begin a declaration.
pub fn declared_functions(text: &str) -> BTreeSet<String> {
    let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    text.lines().filter(starts).filter_map(declared).collect()
}

/// The name of the function that a declaration is of, if it is of one.
fn declared(declaration: &str) -> Option<String> {
    if declaration.starts_with("typedef") || declaration.starts_with('#') {
        return None;
    }
    let (before, _) = declaration.split_once('(')?;
    let name = before.rsplit([' ', '*', '\n']).next()?;
    name.starts_with("sat_").then(|| name.to_string())
}

/// The examples in a comment: the paragraph before each, and its code.
fn blocks(comment: &str, begin: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let (mut words, mut code) = (String::new(), None::<String>);
    for line in comment.lines() {
        let line = line.trim_start();
        let line = line.strip_prefix('*').unwrap_or(line);
        let line = line.strip_prefix(' ').unwrap_or(line);
        match &mut code {
            Some(lines) if line == "@endcode" => {
                found.push((std::mem::take(&mut words), std::mem::take(lines)));
                code = None;
            }
            Some(lines) => writeln!(lines, "{line}").unwrap(),
            None if line == begin => code = Some(String::new()),
            None if line.is_empty()
                && !words.trim_end().ends_with(':')
                && !words.contains(" with") =>
            {
                words.clear()
            }
            None => words = format!("{words}{line} "),
        }
    }
    assert!(code.is_none(), "an example does not end:\n{comment}");
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
/**
 * @defgroup sat_a A
 *
 * The examples begin with
 *
 * @code{.c}
 * int a = 1;
 * @endcode
 *
 * and end with
 *
 * @code{.c}
 * a = 2;
 * @endcode
 *
 * So it is.
 *
 * @code{.c}
 * stands_alone();
 * @endcode
 */
/**
 * One.
 *
 * @code{.c}
 * sat_one(a);
 * @endcode
 */
int sat_one(int);
/** Not of the kind. */
/**
 * Two.
 */
const char *sat_two(
    int);
";

    #[test]
    fn scenes_examples_and_functions_are_told_apart() {
        let header = Header::parse(TEXT, "c");
        assert_eq!(header.scenes["sat_a"].begin, "int a = 1;\n");
        assert_eq!(header.scenes["sat_a"].end, "a = 2;\n");
        let of: Vec<&str> = header.examples.iter().map(|e| e.of.as_str()).collect();
        assert_eq!(of, ["sat_a", "sat_one"]);
        assert_eq!(header.examples[0].code, "stands_alone();\n");
        assert_eq!(header.functions, ["sat_one", "sat_two"]);
        assert_eq!(header.without_example(), ["sat_two"]);
        assert_eq!(declared_functions(TEXT).len(), 2);
    }
}
