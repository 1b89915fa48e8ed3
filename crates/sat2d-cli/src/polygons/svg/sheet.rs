//! Style sheets and `style` attributes: their declarations, and the elements that rules select. The
//! crate simplecss parses and matches selectors.
//!
//! Sources: W3C, *CSS Syntax Module Level 3*; *Selectors Level 3*; *CSS Cascading Level 4*, chapter
//! 6.

use super::property::{Declaration, is_about_color_only, known};
use super::work::Work;
use roxmltree::Node;
use simplecss::{AttributeOperator, Element, PseudoClass, Selector};

/// Rules within braces that select no element of a picture.
const WITHOUT_EFFECT: [&str; 8] = [
    "charset",
    "counter-style",
    "font-face",
    "keyframes",
    "-webkit-keyframes",
    "namespace",
    "page",
    "property",
];

/// The rules of style sheets, one for each selector.
#[derive(Default)]
pub struct Rules<'a>(Vec<Rule<'a>>);

struct Rule<'a> {
    selector: Selector<'a>,
    declarations: Vec<Declaration<'a>>,
}

impl<'a> Rules<'a> {
    /// Adds the rules of a sheet without comments.
    pub fn add(&mut self, sheet: &'a str) -> Result<(), String> {
        let mut rest = sheet;
        loop {
            rest = rest.trim_start();
            for token in ["<!--", "-->"] {
                rest = rest.strip_prefix(token).unwrap_or(rest).trim_start();
            }
            if rest.is_empty() {
                return Ok(());
            }
            let is_at_rule = rest.starts_with('@');
            let end = find(rest, if is_at_rule { &['{', ';'] } else { &['{'] });
            let Some(end) = end else {
                return Ok(());
            };
            let (prelude, after) = rest.split_at(end);
            if let Some(next) = after.strip_prefix(';') {
                check_at_rule(prelude, "")?;
                rest = next;
                continue;
            }
            let length = block(after);
            let body = &after[1..length];
            rest = after.get(length + 1..).unwrap_or_default();
            if is_at_rule {
                check_at_rule(prelude, body)?;
            } else {
                self.add_rule(prelude, body)?;
            }
        }
    }

    fn add_rule(&mut self, prelude: &'a str, body: &'a str) -> Result<(), String> {
        let declarations: Vec<Declaration<'a>> = declarations(body).collect();
        if declarations.is_empty() {
            return Ok(());
        }
        for text in split(prelude, ',') {
            let text = text.trim();
            // a selector with a pseudo-element selects no element
            if text.contains("::") {
                continue;
            }
            let selector = Selector::parse(text).ok_or_else(|| {
                let selector = crate::words::shortened(text);
                format!("the selector `{selector}` in a `style` sheet is not supported")
            })?;
            self.0.push(Rule {
                selector,
                declarations: declarations.clone(),
            });
        }
        Ok(())
    }

    /// The declarations for an element, each with its precedence over others of the same
    /// importance: the specificity of the selector; later ones of the same prevail.
    pub fn matching<'s>(
        &'s self,
        node: Node<'s, 's>,
        work: &'s Work,
    ) -> impl Iterator<Item = ([u8; 3], Declaration<'a>)> + 's {
        let probe = Probe { node, work };
        let rules = self.0.iter();
        let matching = rules.filter(move |rule| work.spend(1) && rule.selector.matches(&probe));
        matching.flat_map(|rule| {
            let specificity = rule.selector.specificity();
            let declarations = rule.declarations.iter();
            declarations.map(move |&declaration| (specificity, declaration))
        })
    }
}

/// Rejects rules such as `@media` that may change more than colours.
fn check_at_rule(prelude: &str, body: &str) -> Result<(), String> {
    let is_end = |c: char| !c.is_ascii_alphanumeric() && c != '-';
    let name = prelude[1..].split(is_end).next().unwrap_or_default();
    if WITHOUT_EFFECT.contains(&name) {
        return Ok(());
    }
    if name == "media" && prelude[1 + name.len()..].trim() == "print" {
        return Ok(());
    }
    let mut rest = body;
    let mut matters = body.is_empty();
    while let Some(open) = rest.find('{') {
        let length = block(&rest[open..]);
        let inner = &rest[open + 1..open + length];
        matters |= inner.contains('{') || !declarations(inner).all(|one| is_about_color_only(&one));
        rest = rest.get(open + length + 1..).unwrap_or_default();
    }
    match matters {
        true => Err(format!("`@{name}` in a `style` sheet is not supported")),
        false => Ok(()),
    }
}

/// The declarations of known properties in the body of a rule or in a `style` attribute.
pub fn declarations(text: &str) -> impl Iterator<Item = Declaration<'_>> {
    split(text, ';').filter_map(|declaration| {
        let (name, value) = declaration.split_once(':')?;
        let name = known(&name.trim().to_ascii_lowercase())?;
        let value = value.trim();
        let important = value.rsplit_once('!');
        let important =
            important.filter(|(_, word)| word.trim_start().eq_ignore_ascii_case("important"));
        Some(Declaration {
            name,
            value: important.map_or(value, |(value, _)| value.trim_end()),
            is_important: important.is_some(),
        })
    })
}

/// A text of CSS without its comments.
pub fn without_comments(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['"', '\'', '/']) {
        let (before, after) = rest.split_at(at);
        kept.push_str(before);
        let length = match after.strip_prefix("/*") {
            Some(comment) => {
                // a comment separates words
                kept.push(' ');
                rest = comment.find("*/").map_or("", |end| &comment[end + 2..]);
                continue;
            }
            None if after.starts_with('/') => 1,
            None => string(after),
        };
        kept.push_str(&after[..length]);
        rest = &after[length..];
    }
    kept + rest
}

/// The length of the string that a text begins with, quotes included.
fn string(text: &str) -> usize {
    let quote = &text[..1];
    text[1..].find(quote).map_or(text.len(), |end| end + 2)
}

/// Where one of these characters is outside of strings and brackets.
fn find(text: &str, wanted: &[char]) -> Option<usize> {
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        match c {
            '"' | '\'' => {
                at += string(&text[at..]);
                continue;
            }
            _ if depth == 0 && wanted.contains(&c) => return Some(at),
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += c.len_utf8();
    }
    None
}

/// Where the block ends that a text begins with: the place of its closing brace.
fn block(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(found) = text[at..].find(['{', '}', '"', '\'']) {
        at += found;
        match text.as_bytes()[at] {
            b'{' => depth += 1,
            b'}' => {
                depth -= 1;
                if depth == 0 {
                    return at;
                }
            }
            _ => {
                at += string(&text[at..]);
                continue;
            }
        }
        at += 1;
    }
    text.len()
}

/// The parts of a text between separators outside of strings and brackets.
fn split(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let end = find(text, &[separator]);
        rest = end.map(|end| &text[end + 1..]);
        Some(&text[..end.unwrap_or(text.len())])
    })
}

/// An element as simplecss asks for it. It pays for each question, since a selector with several
/// descendant combinators tries all combinations of ancestors.
struct Probe<'s> {
    node: Node<'s, 's>,
    work: &'s Work,
}

impl Probe<'_> {
    fn other(&self, node: Option<Self>) -> Option<Self> {
        node.filter(|_| self.work.spend(1))
    }
}

impl Element for Probe<'_> {
    fn parent_element(&self) -> Option<Self> {
        let work = self.work;
        let parent = self.node.parent_element();
        self.other(parent.map(|node| Probe { node, work }))
    }

    fn prev_sibling_element(&self) -> Option<Self> {
        let work = self.work;
        let sibling = self.node.prev_sibling_element();
        self.other(sibling.map(|node| Probe { node, work }))
    }

    fn has_local_name(&self, name: &str) -> bool {
        self.node.tag_name().name() == name
    }

    fn attribute_matches(&self, name: &str, operator: AttributeOperator<'_>) -> bool {
        let value = self.node.attribute(name);
        value.is_some_and(|value| {
            self.work.spend(1 + value.len() as u64 / 16) && operator.matches(value)
        })
    }

    /// Nothing in a picture has been visited, and no pointer is over it.
    fn pseudo_class_matches(&self, class: PseudoClass<'_>) -> bool {
        class == PseudoClass::FirstChild && self.node.prev_sibling_element().is_none()
    }
}
