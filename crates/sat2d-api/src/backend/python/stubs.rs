//! The stubs: what the extension module exports, with types for checkers and editors.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use indexmap::IndexMap;

use super::module::{Class, Function, Kind, Member, Module, Parameter};
use crate::backend::docs::wrap;

/// The longest line.
const COLUMNS: usize = 100;

/// Where the names in signatures come from.
const IMPORTS: [(&str, &[&str]); 3] = [
    (
        "collections.abc",
        &["Callable", "Iterable", "Iterator", "Sequence"],
    ),
    (
        "typing",
        &[
            "Any",
            "Literal",
            "Optional",
            "Protocol",
            "SupportsFloat",
            "SupportsIndex",
            "TypeVar",
            "Union",
            "final",
            "overload",
        ],
    ),
    ("typing_extensions", &["Self", "Unpack", "disjoint_base"]),
];

/// A module's stub, and what it takes from other modules of the package: names by module.
pub struct Stub<'a> {
    pub docs: &'a str,
    pub module: &'a Module,
    pub by_hand: &'a ByHand,
    /// What the package has elsewhere: the names of each module.
    pub others: &'a [(String, Vec<String>)],
    /// Names to export, with those that other modules define.
    pub exports: Option<&'a [String]>,
}

/// What is written by hand: lines before all else, and members that replace those of the source.
#[derive(Default)]
pub struct ByHand {
    first: Vec<String>,
    /// The lines of members, by the class and their name.
    members: IndexMap<(String, String), Vec<String>>,
}

impl ByHand {
    /// The parts of a stub written by hand. Classes that the module does not have are kept whole.
    pub fn parse(text: &str, module: &Module) -> Self {
        let mut by_hand = Self::default();
        let mut class = None;
        let mut open = Vec::new();
        for line in text.lines() {
            if !line.starts_with(' ') && !line.is_empty() {
                let name = line
                    .strip_prefix("class ")
                    .and_then(|rest| rest.split([':', '(']).next());
                class = name.filter(|name| module.classes.contains_key(*name));
            }
            let Some(class) = class else {
                by_hand.first.push(line.to_owned());
                continue;
            };
            if !line.starts_with(' ') {
                continue;
            }
            open.push(line.to_owned());
            let word = line.trim_start();
            let name = word
                .strip_prefix("def ")
                .and_then(|rest| rest.split('(').next());
            let name = name.or_else(|| word.split_once(": ").map(|(name, _)| name));
            if let Some(name) =
                name.filter(|_| !word.starts_with('@') && !line.starts_with("     "))
            {
                let key = (class.to_owned(), name.to_owned());
                by_hand.members.entry(key).or_default().append(&mut open);
            }
        }
        while by_hand.first.last().is_some_and(String::is_empty) {
            by_hand.first.pop();
        }
        by_hand
    }
}

impl Stub<'_> {
    pub fn write(&self) -> Result<String> {
        let mut code = Code::default();
        for line in &self.by_hand.first {
            code.push(line.clone());
        }
        for (name, class) in &self.module.classes {
            code.blank();
            self.class(&mut code, name, class)?;
        }
        for function in &self.module.functions {
            code.blank();
            code.function(function, 0);
        }
        let mut lines = vec![format!("\"\"\"{}\"\"\"", self.docs), String::new()];
        lines.extend(self.imports(&code.signatures));
        if let Some(exports) = self.exports {
            lines.push(String::new());
            lines.extend(list(
                "__all__ = [",
                exports.iter().map(|name| format!("\"{name}\"")),
                "]",
            ));
        }
        if code.lines.first().is_some_and(|line| !line.is_empty()) {
            lines.push(String::new());
        }
        lines.extend(code.lines);
        Ok(lines.join("\n") + "\n")
    }

    /// The imports of the names that signatures have.
    fn imports(&self, signatures: &str) -> Vec<String> {
        let is_in_name = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
        let words: Vec<_> = signatures.split(|c| !is_in_name(c)).collect();
        let mut from = BTreeMap::<&str, Vec<&str>>::new();
        let known = |name: &&str| words.contains(name);
        for (module, names) in IMPORTS {
            from.insert(module, names.iter().copied().filter(known).collect());
        }
        let own = |name: &&str| {
            let is_by_hand = self
                .by_hand
                .first
                .iter()
                .any(|line| line.starts_with(&format!("{name} =")));
            is_by_hand || self.module.classes.contains_key(*name)
        };
        for (module, names) in self.others {
            let exported = |name: &&str| {
                self.exports
                    .is_some_and(|all| all.iter().any(|of| of == name))
                    || known(name)
            };
            let names = names.iter().map(String::as_str);
            from.insert(
                module,
                names.filter(exported).filter(|name| !own(name)).collect(),
            );
        }
        let mut groups = [Vec::new(), Vec::new(), Vec::new()];
        for (module, mut names) in from {
            names.sort_unstable();
            let group = match module {
                "typing_extensions" => 1,
                _ if module.starts_with("sat2d") => 2,
                _ => 0,
            };
            let line = format!("from {module} import {}", names.join(", "));
            if names.is_empty() {
                continue;
            } else if line.len() <= COLUMNS {
                groups[group].push(line);
            } else {
                let names = names.into_iter().map(str::to_owned);
                groups[group].extend(list(&format!("from {module} import ("), names, ")"));
            }
        }
        let numpy = [
            ("npt.", "import numpy.typing as npt"),
            ("np.", "import numpy as np"),
        ];
        for (prefix, line) in numpy {
            if words.iter().any(|word| word.starts_with(prefix)) {
                groups[1].insert(0, line.to_owned());
            }
        }
        let groups = groups.into_iter().filter(|group| !group.is_empty());
        groups.collect::<Vec<_>>().join(&String::new())
    }

    fn class(&self, code: &mut Code, name: &str, class: &Class) -> Result<()> {
        if !class.can_be_extended {
            code.signature("@final".to_owned());
        } else if class.base.is_none() {
            code.signature("@disjoint_base".to_owned());
        }
        let base = class
            .base
            .as_ref()
            .map(|base| format!("({base})"))
            .unwrap_or_default();
        code.signature(format!("class {name}{base}:"));
        if class.docs.is_empty() {
            bail!("the class {name} has no documentation");
        }
        code.docs(&class.docs, 4);
        code.push(String::new());
        let replaced = |member: &str| {
            let key = (name.to_owned(), member.to_owned());
            self.by_hand.members.get(&key)
        };
        for member in &class.members {
            let member_name = match member {
                Member::Property { name, .. } | Member::Attribute { name, .. } => name,
                Member::Method(function) => &function.name,
            };
            if replaced(member_name).is_some() {
                continue;
            }
            match member {
                Member::Attribute { name, of } => code.signature(format!("    {name}: {of}")),
                Member::Property {
                    name,
                    of,
                    setter,
                    docs,
                } => {
                    code.push("    @property".to_owned());
                    code.head(&format!("    def {name}("), &["self".to_owned()], of, docs);
                    if let Some(of) = setter {
                        code.push(format!("    @{name}.setter"));
                        let given = ["self".to_owned(), format!("value: {of}")];
                        code.head(&format!("    def {name}("), &given, "None", &[]);
                    }
                }
                Member::Method(function) => code.function(function, 4),
            }
        }
        for ((of, _), lines) in &self.by_hand.members {
            if of == name {
                lines.iter().for_each(|line| code.signature(line.clone()));
            }
        }
        Ok(())
    }
}

/// Lines of Python, and those of them that name types.
#[derive(Default)]
struct Code {
    lines: Vec<String>,
    signatures: String,
}

impl Code {
    fn push(&mut self, line: String) {
        self.signatures += &line;
        self.signatures.push('\n');
        self.lines.push(line);
    }

    fn signature(&mut self, line: String) {
        self.push(line);
    }

    fn blank(&mut self) {
        self.lines.push(String::new());
    }

    fn function(&mut self, function: &Function, indent: usize) {
        let margin = " ".repeat(indent);
        let ways = function.parameters.len();
        for (at, parameters) in function.parameters.iter().enumerate() {
            if ways > 1 {
                self.signature(format!("{margin}@overload"));
            }
            if function.kind == Kind::Static {
                self.push(format!("{margin}@staticmethod"));
            }
            let first = match function.kind {
                Kind::New => Some("cls"),
                Kind::Method => Some("self"),
                Kind::Static | Kind::Free => None,
            };
            let mut texts: Vec<_> = first.map(str::to_owned).into_iter().collect();
            texts.extend(parameters.iter().map(text));
            let docs: &[String] = if at + 1 == ways { &function.docs } else { &[] };
            let begin = format!("{margin}def {}(", function.name);
            self.head(&begin, &texts, &function.returns, docs);
        }
    }

    /// A function's head and its documentation.
    fn head(&mut self, begin: &str, parameters: &[String], returns: &str, docs: &[String]) {
        let indent = begin.len() - begin.trim_start().len();
        let end = if docs.is_empty() { ": ..." } else { ":" };
        let line = format!("{begin}{}) -> {returns}{end}", parameters.join(", "));
        let margin = " ".repeat(indent);
        if line.chars().count() <= COLUMNS {
            self.signature(line);
        } else {
            self.push(begin.to_owned());
            let line = format!("{margin}    {}", parameters.join(", "));
            if line.chars().count() <= COLUMNS {
                self.signature(line);
            } else {
                for parameter in parameters {
                    self.signature(format!("{margin}    {parameter},"));
                }
            }
            self.signature(format!("{margin}) -> {returns}{end}"));
        }
        self.docs(docs, indent + 4);
    }

    /// A documentation string, of one line if it fits.
    fn docs(&mut self, paragraphs: &[String], indent: usize) {
        let Some((first, rest)) = paragraphs.split_first() else {
            return;
        };
        let margin = " ".repeat(indent);
        let mut lines = wrapped(&format!("\"\"\"{first}"), &margin);
        for paragraph in rest {
            lines.push(String::new());
            lines.extend(wrapped(paragraph, &margin));
        }
        let last = lines.last_mut().expect("it has a line");
        if rest.is_empty() && last.chars().count() + 3 <= COLUMNS {
            last.push_str("\"\"\"");
        } else {
            lines.push(format!("{margin}\"\"\""));
        }
        self.lines.append(&mut lines);
    }
}

/// The lines of a paragraph, or of the items of a list.
pub fn wrapped(paragraph: &str, margin: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for (at, line) in paragraph.lines().enumerate() {
        let hanging = if at > 0 || line.starts_with("- ") {
            "  "
        } else {
            ""
        };
        let mut parts = wrap(line, &format!("{margin}{hanging}"), COLUMNS).into_iter();
        let first = parts.next().unwrap_or_default();
        lines.push(first.replacen(&format!("{margin}{hanging}"), margin, 1));
        lines.extend(parts);
    }
    lines
}

fn text(parameter: &Parameter) -> String {
    match parameter {
        Parameter::Star => "*".to_owned(),
        Parameter::Slash => "/".to_owned(),
        Parameter::One {
            name,
            of,
            default: None,
        } => format!("{name}: {of}"),
        Parameter::One {
            name,
            of,
            default: Some(default),
        } => format!("{name}: {of} = {default}"),
    }
}

/// A list with a line for each element.
pub fn list(open: &str, elements: impl Iterator<Item = String>, close: &str) -> Vec<String> {
    let mut lines = vec![open.to_owned()];
    lines.extend(elements.map(|element| format!("    {element},")));
    lines.push(close.to_owned());
    lines
}
