//! Documentation as paragraphs, lists and examples.

use serde::Serialize;

/// The text of a comment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Docs {
    pub blocks: Vec<Block>,
}

/// A part of a text. Names of the API stand in backticks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Block {
    Paragraph(String),
    /// The items of a list.
    List(Vec<String>),
    /// An example in C, with its lines.
    Example(String),
}

impl Docs {
    /// The blocks of the lines of a comment, without its stars.
    pub fn from_lines<'a>(lines: impl IntoIterator<Item = &'a str>) -> Self {
        let mut blocks = Vec::new();
        // whether the next line continues the last block
        let mut open = false;
        let mut lines = lines.into_iter();
        while let Some(line) = lines.next() {
            let text = line.trim();
            if text.starts_with("@code") {
                let code: Vec<_> = lines
                    .by_ref()
                    .take_while(|line| line.trim() != "@endcode")
                    .collect();
                blocks.push(Block::Example(code.join("\n")));
                open = false;
            } else if text.is_empty() {
                open = false;
            } else if let Some(item) = text.strip_prefix("- ") {
                match blocks.last_mut() {
                    Some(Block::List(items)) => items.push(item.to_owned()),
                    _ => blocks.push(Block::List(vec![item.to_owned()])),
                }
                open = true;
            } else {
                match blocks.last_mut().filter(|_| open) {
                    Some(Block::Paragraph(paragraph)) => append(paragraph, text),
                    Some(Block::List(items)) => {
                        append(items.last_mut().expect("a list has items"), text);
                    }
                    _ => blocks.push(Block::Paragraph(text.to_owned())),
                }
                open = true;
            }
        }
        Self { blocks }
    }

    /// The first paragraph.
    pub fn summary(&self) -> &str {
        self.blocks
            .iter()
            .find_map(|block| match block {
                Block::Paragraph(text) => Some(text.as_str()),
                _ => None,
            })
            .unwrap_or_default()
    }

    /// The paragraphs and lists, in order, without examples.
    pub fn prose(&self) -> impl Iterator<Item = &Block> {
        self.blocks
            .iter()
            .filter(|block| !matches!(block, Block::Example(_)))
    }
}

fn append(text: &mut String, line: &str) {
    text.push(' ');
    text.push_str(line);
}

#[cfg(test)]
mod tests {
    use super::{Block, Docs};

    #[test]
    fn paragraphs_lists_and_examples_are_told_apart() {
        let lines = [
            "One",
            "two.",
            "",
            "- a",
            "  b",
            "- c",
            "@code{.c}",
            "x;",
            "  y;",
            "@endcode",
            "End.",
        ];
        let expected = [
            Block::Paragraph("One two.".into()),
            Block::List(vec!["a b".into(), "c".into()]),
            Block::Example("x;\n  y;".into()),
            Block::Paragraph("End.".into()),
        ];
        assert_eq!(Docs::from_lines(lines).blocks, expected);
    }
}
