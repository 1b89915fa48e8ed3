//! The tokens of the header.

/// What the parser distinguishes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// A comment, without its stars.
    Comment(Vec<String>),
    /// `#define NAME VALUE`.
    Define(String, String),
    Word(String),
    Symbol(char),
}

/// The tokens of a text, each with its line. Other lines for the preprocessor, comments to the end
/// of a line, and the linkage of C++ are left out, and so are inline functions, which no binding
/// calls.
pub fn tokens(text: &str) -> Vec<(usize, Token)> {
    let mut tokens = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((at, line)) = lines.next() {
        let at = at + 1;
        let code = line.trim();
        if let Some(first) = code.strip_prefix("/**").or_else(|| code.strip_prefix("/*")) {
            let mut comment = Vec::new();
            let mut rest = first.to_owned();
            while !rest.ends_with("*/") {
                comment.push(without_star(&rest));
                rest = lines.next().map_or("*/", |(_, line)| line).to_owned();
            }
            comment.push(without_star(
                rest.trim_end_matches("*/").trim_end_matches('*'),
            ));
            tokens.push((at, Token::Comment(comment)));
        } else if let Some(constant) = code.strip_prefix("#define ") {
            if let Some((name, value)) = constant.split_once(' ') {
                tokens.push((at, Token::Define(name.to_owned(), value.to_owned())));
            }
        } else if code.starts_with("static inline") {
            // its documentation goes with it
            tokens.pop();
            lines.by_ref().find(|(_, line)| *line == "}");
        } else if !code.starts_with('#') && !code.contains("extern \"C\"") {
            code_tokens(code, at, &mut tokens);
        }
    }
    tokens
}

/// A line of a comment without the star and the space at its beginning.
fn without_star(line: &str) -> String {
    let line = line.trim_end();
    let text = line.trim_start();
    match text.strip_prefix('*') {
        Some(text) => text.strip_prefix(' ').unwrap_or(text).to_owned(),
        None => text.to_owned(),
    }
}

fn code_tokens(code: &str, at: usize, tokens: &mut Vec<(usize, Token)>) {
    let code = code.split_once("//").map_or(code, |(code, _)| code);
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        if end > 0 {
            tokens.push((at, Token::Word(rest[..end].to_owned())));
            rest = &rest[end..];
        } else {
            tokens.push((at, Token::Symbol(first)));
            rest = &rest[first.len_utf8()..];
        }
        rest = rest.trim_start();
    }
}
