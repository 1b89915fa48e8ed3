//! XML documents. The parser roxmltree compares each attribute of an element with those before it,
//! copies the namespaces in scope, and replaces entities however often they occur, so these are
//! limited before it reads anything: its time and memory grow as the text does.

use roxmltree::{Document, ParsingOptions};

/// The most attributes of an element.
const MAX_ATTRIBUTES: usize = 1000;
/// The most namespace prefixes of a document.
const MAX_PREFIXES: usize = 64;
/// The most entities that a document declares.
const MAX_ENTITIES: usize = 1000;
/// The most bytes that all references to entities may stand for.
const MAX_EXPANSION: usize = 1 << 26;

/// Reads a document. A document type declaration is accepted; external ones are not loaded.
pub fn parse(text: &str) -> Result<Document<'_>, String> {
    check(text)?;
    let options = ParsingOptions {
        allow_dtd: true,
        ..ParsingOptions::default()
    };
    Document::parse_with_options(text, options).map_err(|error| error.to_string())
}

/// Checks the limits. What is malformed is left to the parser, which stops there.
fn check(text: &str) -> Result<(), String> {
    let mut prefixes: Vec<&str> = Vec::new();
    let mut longest_entity = 0;
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        rest = &rest[start..];
        let Some(end) = end_of_markup(rest) else {
            break;
        };
        let (markup, after) = rest.split_at(end);
        if markup.starts_with("<!DOCTYPE") {
            longest_entity = check_entities(markup)?;
        } else if !markup.starts_with("<!") && !markup.starts_with("<?") {
            let mut names = attribute_names(markup);
            if names.by_ref().nth(MAX_ATTRIBUTES).is_some() {
                let line = 1 + text[..text.len() - rest.len()].matches('\n').count();
                return Err(format!(
                    "the element in line {line} has more than {MAX_ATTRIBUTES} attributes"
                ));
            }
            for prefix in attribute_names(markup).filter_map(|name| name.strip_prefix("xmlns:")) {
                if !prefixes.contains(&prefix) {
                    prefixes.push(prefix);
                }
                if prefixes.len() > MAX_PREFIXES {
                    return Err(format!("more than {MAX_PREFIXES} namespace prefixes"));
                }
            }
        }
        rest = after;
    }
    let references = text.bytes().filter(|&byte| byte == b'&').count();
    if longest_entity > 0 && references > MAX_EXPANSION / longest_entity {
        return Err(format!(
            "{references} references to entities of up to {longest_entity} bytes stand for more \
             than {MAX_EXPANSION} bytes"
        ));
    }
    Ok(())
}

/// Where the markup ends that a text begins with.
fn end_of_markup(text: &str) -> Option<usize> {
    let delimited = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")];
    for (open, close) in delimited {
        if let Some(rest) = text.strip_prefix(open) {
            return Some(open.len() + rest.find(close)? + close.len());
        }
    }
    let is_doctype = text.starts_with("<!DOCTYPE");
    let mut is_in_subset = false;
    let mut at = 1;
    while let Some(found) = text[at..].find(['"', '\'', '>', '[', ']', '<']) {
        at += found;
        match text.as_bytes()[at] {
            quote @ (b'"' | b'\'') => {
                at += 1 + text[at + 1..].find(char::from(quote))?;
            }
            b'[' if is_doctype => is_in_subset = true,
            b']' => is_in_subset = false,
            b'<' if is_in_subset => at += end_of_markup(&text[at..])? - 1,
            b'>' if !is_in_subset => return Some(at + 1),
            _ => {}
        }
        at += 1;
    }
    None
}

/// The names in front of the equals signs of a tag.
fn attribute_names(tag: &str) -> impl Iterator<Item = &str> {
    let mut rest = tag;
    std::iter::from_fn(move || {
        loop {
            let at = rest.find(['=', '"', '\''])?;
            let (before, after) = rest.split_at(at);
            let symbol = after.chars().next()?;
            rest = &after[1..];
            if symbol == '=' {
                return before.split_ascii_whitespace().next_back().or(Some(""));
            }
            rest = &rest[rest.find(symbol)? + 1..];
        }
    })
}

/// Checks the entities that a document type declaration declares; returns the length of the
/// longest. Texts and names of others in the declaration are checked like them.
fn check_entities(declaration: &str) -> Result<usize, String> {
    let Some((_, subset)) = declaration.split_once('[') else {
        return Ok(0);
    };
    let (mut count, mut longest) = (0, 0);
    let mut rest = subset;
    while let Some(start) = rest.find('<') {
        rest = &rest[start..];
        let Some(end) = end_of_markup(rest) else {
            break;
        };
        let (markup, after) = rest.split_at(end);
        rest = after;
        if !markup.starts_with("<!ENTITY") {
            continue;
        }
        count += 1;
        let value = markup.find(['"', '\'']).map_or("", |at| &markup[at..]);
        longest = longest.max(value.len());
        if value.contains('<') || value.replace("&#", "").contains('&') {
            return Err("entities that contain markup or other entities are not supported".into());
        }
    }
    if count > MAX_ENTITIES {
        return Err(format!("more than {MAX_ENTITIES} entities"));
    }
    Ok(longest)
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn a_document_type_with_short_entities_is_read() {
        let text = "<?xml version='1.0'?><!-- '<' --><!DOCTYPE svg PUBLIC '-//W3C//DTD' 'x>y' [\
                    <!-- don't --><!ENTITY ns \"http://www.w3.org/2000/svg\">]>\n\
                    <svg xmlns='&ns;' a='>' b=\"x=1\"><![CDATA[<]]></svg>";
        let document = parse(text).expect("a document");
        let root = document.root_element();
        assert_eq!(
            root.tag_name().namespace(),
            Some("http://www.w3.org/2000/svg")
        );
        assert_eq!(root.attribute("a"), Some(">"));
    }

    #[test]
    fn what_would_take_more_than_linear_time_is_refused() {
        let attributes = |count: usize| {
            let list: String = (0..count).map(|i| format!(" a{i}='='")).collect();
            format!("<svg>\n<g{list}/></svg>")
        };
        assert!(parse(&attributes(1000)).is_ok());
        let prefixes: String = (0..65).map(|i| format!("<g xmlns:p{i}='u'>")).collect();
        let references = "&a;".repeat(100_000);
        let long = "x".repeat(1000);
        for (text, reason) in [
            (attributes(1001), "line 2 has more than 1000 attributes"),
            (prefixes, "more than 64 namespace prefixes"),
            (
                format!("<!DOCTYPE svg [<!ENTITY a '{long}'>]><svg>{references}</svg>"),
                "100000 references to entities of up to",
            ),
            (
                "<!DOCTYPE svg [<!ENTITY a 'x'><!ENTITY b '&a;&a;'>]><svg>&b;</svg>".to_owned(),
                "contain markup or other entities",
            ),
            (
                "<!DOCTYPE svg [<!ENTITY a '<g/>'>]><svg>&a;</svg>".to_owned(),
                "contain markup or other entities",
            ),
        ] {
            let error = parse(&text).expect_err("a limit");
            assert!(error.contains(reason), "{error}");
        }
    }
}
