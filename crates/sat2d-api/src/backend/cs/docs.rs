//! Documentation comments.

use super::names;
use crate::backend::docs::{errors_without_c, without_c};
use crate::model::{Api, Block, Docs, Function, OwnerKind, pascal_case};

/// The longest line.
const COLUMNS: usize = 100;

/// Writes the documentation of the members of one owner.
pub struct Writer<'a> {
    pub api: &'a Api,
    /// The parameters of C with their names in C#, for the member at hand.
    pub parameters: Vec<(String, String)>,
    /// Whether the member returns null where C writes zeros.
    pub is_nullable: bool,
}

impl<'a> Writer<'a> {
    /// A writer for what has no parameters.
    pub fn new(api: &'a Api) -> Self {
        Self {
            api,
            parameters: Vec::new(),
            is_nullable: false,
        }
    }

    /// The comment of a member or type; with the text of its errors if a call can fail.
    pub fn comment(&self, docs: &Docs, indent: usize, can_fail: bool) -> Vec<String> {
        let mut lines = Vec::new();
        let mut remarks = Vec::new();
        let mut errors = String::new();
        let mut blocks = docs.prose();
        let first = blocks.next();
        if let Some(Block::Paragraph(text)) = first {
            let summary = self.text(&self.without_c(text, true));
            self.element(&mut lines, "summary", None, &[summary], indent);
        }
        for block in blocks {
            match block {
                Block::Paragraph(text) if text.starts_with("Errors: ") => {
                    errors = self.text(&errors_without_c(text));
                }
                Block::Paragraph(text) => {
                    let text = self.without_c(text, false);
                    if !text.is_empty() {
                        remarks.push(format!("<para>{}</para>", self.text(&text)));
                    }
                }
                Block::List(items) => {
                    for item in items {
                        remarks.push(format!("<para>- {}</para>", self.text(item)));
                    }
                }
                Block::Example(_) => {}
            }
        }
        if !remarks.is_empty() {
            self.element(&mut lines, "remarks", None, &remarks, indent);
        }
        if can_fail && !errors.is_empty() {
            let cref = Some("cref=\"SatException\"");
            self.element(&mut lines, "exception", cref, &[errors], indent);
        }
        lines
    }

    /// The comment of a field that is 1 or 0 in C and a `bool` here.
    pub fn flag(&self, docs: &Docs, indent: usize) -> Vec<String> {
        let text = docs.summary().replacen("1 if ", "True if ", 1);
        let text = text.replacen("1 for ", "True for ", 1);
        let text = text.replace("else 0.", "else false.");
        let text = text.replace(", 0 if", ", false if");
        let blocks = vec![Block::Paragraph(text)];
        self.comment(&Docs { blocks }, indent, false)
    }

    /// A summary of one text.
    pub fn summary(&self, text: &str, indent: usize) -> Vec<String> {
        let mut lines = Vec::new();
        self.element(&mut lines, "summary", None, &[self.text(text)], indent);
        lines
    }

    fn element(
        &self,
        lines: &mut Vec<String>,
        name: &str,
        attribute: Option<&str>,
        texts: &[String],
        indent: usize,
    ) {
        let margin = format!("{}/// ", " ".repeat(indent));
        let open = match attribute {
            Some(attribute) => format!("<{name} {attribute}>"),
            None => format!("<{name}>"),
        };
        let close = format!("</{name}>");
        if let [text] = texts
            && margin.len() + open.len() + text.len() + close.len() <= COLUMNS
        {
            lines.push(format!("{margin}{open}{text}{close}"));
            return;
        }
        lines.push(format!("{margin}{open}"));
        for text in texts {
            wrap(lines, &margin, text);
        }
        lines.push(format!("{margin}{close}"));
    }

    fn without_c(&self, text: &str, needs_first: bool) -> String {
        self.zeros(&without_c(text, needs_first))
    }

    /// What a text says of an output that is all zero, of the result.
    fn zeros(&self, text: &str) -> String {
        let text = &match self.is_nullable {
            true => text.replace(": all NaN if ", "; null if "),
            false => text.to_owned(),
        };
        let Some((before, after)) = text.split_once("` is all zero") else {
            return text.to_owned();
        };
        match before.rsplit_once('`') {
            Some((before, name)) if name.starts_with("out_") => {
                let zero = if self.is_nullable { "null" } else { "all zero" };
                format!("{before}the result is {zero}{after}")
            }
            _ => text.to_owned(),
        }
    }

    /// A text with the names of C#, as XML.
    pub fn text(&self, text: &str) -> String {
        let mut out = String::new();
        let text = self.references(text).replace("``", "`");
        for (at, part) in text.split('`').enumerate() {
            if at % 2 == 0 {
                out += &escape(&part.replace("NULL", "null"));
            } else {
                out += &format!("<c>{}</c>", escape(&self.name(part)));
            }
        }
        out
    }

    /// `@ref sat_world` as the title of the section.
    fn references(&self, text: &str) -> String {
        let mut text = text.to_owned();
        while let Some(at) = text.find("@ref sat_") {
            let name = &text[at + "@ref sat_".len()..];
            let length = name.find(|c: char| !c.is_alphanumeric() && c != '_');
            let name = &name[..length.unwrap_or(name.len())];
            let of = self.api.sections.iter().find(|of| of.name == name);
            let title = of.map_or(name, |of| of.title.as_str());
            let title = format!("\"{title}\"");
            text.replace_range(at..at + "@ref sat_".len() + name.len(), &title);
        }
        text
    }

    /// The name in C# of what stands in backticks.
    fn name(&self, code: &str) -> String {
        let api = self.api;
        // `const sat_world *` and the like
        let pointer = code.strip_prefix("const ").unwrap_or(code);
        let code = pointer.strip_suffix(" *").unwrap_or(code);
        if code == "NULL" {
            return "null".to_owned();
        }
        if let Some(function) = api.functions.get(code) {
            let owner = names::owner(api, &function.owner);
            if is_constructor(api, function) {
                return format!("new {owner}");
            }
            return format!("{owner}.{}", member(api, function));
        }
        if let Some(constant) = api.constants.get(code) {
            let Some(of) = &constant.of else {
                return format!("Constants.{}", names::constant(code));
            };
            let of = &api.enums[of];
            let value = of.values.iter().find(|value| value.constant == code);
            let value = value.expect("an enum has its constants");
            return format!("{}.{}", of.name, names::enum_value(&of.name, value));
        }
        if code.starts_with("SAT_") {
            let has = |constant: &str| constant.starts_with(code);
            let mut enums = api.enums.values();
            let of = enums.find(|of| of.values.iter().any(|value| has(&value.constant)));
            let other = || format!("Constants.{}", names::constant(code));
            return of.map_or_else(other, |of| of.name.clone());
        }
        // `sat_shape_new_` and the like
        if code.ends_with('_')
            && let Some((_, function)) = api
                .functions
                .iter()
                .find(|(name, _)| name.starts_with(code))
        {
            return names::owner(api, &function.owner);
        }
        let is_type = api.enums.contains_key(code)
            || api.structs.contains_key(code)
            || api.handles.contains_key(code)
            || api.callbacks.contains_key(code)
            || api.integers.contains_key(code);
        if is_type {
            return names::of_type(api, code);
        }
        let parameter = self.parameters.iter().find(|(name, _)| name == code);
        if let Some((_, name)) = parameter {
            return name.clone();
        }
        let is_field = |name: &str| {
            let mut structs = api.structs.values();
            structs.any(|of| of.fields.iter().any(|field| field.name == name))
        };
        if is_field(code) {
            return pascal_case(code);
        }
        let words = code.split(' ');
        let words = words.map(|word| if word == "NULL" { "null" } else { word });
        words.collect::<Vec<_>>().join(" ")
    }
}

/// The name of a function at its owner.
pub fn member(api: &Api, function: &Function) -> String {
    match function.member.as_str() {
        "free" => "Dispose".to_owned(),
        _ if is_constructor(api, function) => names::owner(api, &function.owner),
        member => pascal_case(member),
    }
}

/// Whether a function is the constructor of a class.
pub fn is_constructor(api: &Api, function: &Function) -> bool {
    let of = &api.owners[&function.owner];
    function.member == "new" && matches!(of.kind, OwnerKind::Object(_))
}

fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;")
}

fn wrap(lines: &mut Vec<String>, margin: &str, text: &str) {
    let mut line = margin.to_owned();
    for word in text.split(' ') {
        if line.len() + word.len() > COLUMNS && line.len() > margin.len() {
            lines.push(line.trim_end().to_owned());
            line = margin.to_owned();
        }
        line += word;
        line.push(' ');
    }
    lines.push(line.trim_end().to_owned());
}
