//! Reads the header for bindings.

use std::collections::BTreeMap;

/// A parameter, a field or a result.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// The type without `const` and stars.
    pub of: String,
    pub is_const: bool,
    pub stars: usize,
    pub name: String,
    /// The length of an array.
    pub count: usize,
}

pub struct Function {
    pub name: String,
    pub result: Parameter,
    pub parameters: Vec<Parameter>,
}

#[derive(Default)]
pub struct Api {
    /// Names of constants and their values.
    pub constants: Vec<(String, String)>,
    /// Fields by the name of the struct.
    pub structs: BTreeMap<String, Vec<Parameter>>,
    /// Integers by the name of the type.
    pub integers: BTreeMap<String, String>,
    pub functions: Vec<Function>,
}

fn declaration(text: &str) -> Parameter {
    let text = text.trim();
    let is_const = text.starts_with("const ");
    let text = text.trim_start_matches("const ");
    let (text, count) = match text.split_once('[') {
        Some((text, count)) => (text, count.trim_end_matches(']').parse().expect("a length")),
        None => (text, 1),
    };
    let end = text.rfind([' ', '*']).expect("a type and a name");
    let (of, name) = text.split_at(end + 1);
    Parameter {
        of: of.split([' ', '*']).next().expect("a type").to_owned(),
        is_const,
        stars: of.matches('*').count(),
        name: name.to_owned(),
        count,
    }
}

fn list(text: &str, separator: char) -> Vec<Parameter> {
    let items = text.split(separator).map(str::trim);
    let items = items.filter(|item| !item.is_empty() && *item != "void");
    items.map(declaration).collect()
}

/// What follows `open` up to the `close` of the same depth, and the rest.
fn enclosed(text: &str, open: char, close: char) -> (&str, &str, &str) {
    let start = text.find(open).expect("an opening bracket");
    let end = text.find(close).expect("a closing bracket");
    (&text[..start], &text[start + 1..end], &text[end + 1..])
}

/// The declarations of the header.
pub fn parse(text: &str) -> Api {
    let mut api = Api::default();
    let end_of_comment = text.find("*/").expect("a comment") + 2;
    let text = text[end_of_comment..]
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    let mut rest = text.as_str();
    while !rest.trim().is_empty() {
        rest = rest.trim_start();
        if rest.starts_with("enum") || rest.starts_with("typedef struct") {
            let body_comes_first = rest.find('{') < rest.find(';');
            if body_comes_first {
                let (head, body, tail) = enclosed(rest, '{', '}');
                let end = tail.find(';').expect("an end");
                if head.starts_with("enum") {
                    let entries = body.split(',').filter_map(|entry| entry.split_once(" = "));
                    let entries = entries.map(|(k, v)| (k.trim().to_owned(), v.trim().to_owned()));
                    api.constants = entries.collect();
                } else if !body.contains("(*") {
                    let name = head.trim_start_matches("typedef struct").trim().to_owned();
                    api.structs.insert(name, list(body, ';'));
                }
                rest = &tail[end + 1..];
                continue;
            }
        }
        let (item, tail) = rest.split_once(';').expect("an end");
        rest = tail;
        if let Some(item) = item.strip_prefix("typedef ") {
            if !item.starts_with("struct") && !item.contains('(') {
                let (base, name) = item.split_once(' ').expect("a type and a name");
                api.integers.insert(name.to_owned(), base.to_owned());
            }
            continue;
        }
        let (head, parameters, _) = enclosed(item, '(', ')');
        let result = declaration(head);
        api.functions.push(Function {
            name: result.name.clone(),
            result,
            parameters: list(parameters, ','),
        });
    }
    api
}
