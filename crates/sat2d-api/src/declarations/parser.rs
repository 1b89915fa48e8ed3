//! From tokens to declarations. The grammar is the part of C that cbindgen writes for this header.

use anyhow::{Context, Result, bail, ensure};

use super::docs::Docs;
use super::lexer::{Token, tokens};
use super::types::{Callback, Constant, Field, Item, ItemKind, Scalar, Section, Signature, Type};

/// The sections of a header.
///
/// # Errors
///
/// If the header has something that is not in the grammar; the message names the line.
pub fn parse(header: &str) -> Result<Vec<Section>> {
    let mut parser = Parser {
        tokens: tokens(header),
        at: 0,
    };
    let mut sections = Vec::new();
    // the text at the top of the file
    parser.take_comment().context("the header has no title")?;
    while let Some(comment) = parser.take_comment() {
        let at = parser.line();
        let section = parser
            .section(&comment)
            .with_context(|| format!("in the section before line {at}"))?;
        sections.extend(section);
    }
    ensure!(
        parser.at == parser.tokens.len(),
        "line {}: no section",
        parser.line()
    );
    Ok(sections)
}

struct Parser {
    tokens: Vec<(usize, Token)>,
    at: usize,
}

impl Parser {
    fn line(&self) -> usize {
        let at = self.at.min(self.tokens.len() - 1);
        self.tokens[at].0
    }

    fn peek(&self, ahead: usize) -> Option<&Token> {
        self.tokens.get(self.at + ahead).map(|(_, token)| token)
    }

    fn next(&mut self) -> Result<Token> {
        let token = self.peek(0).context("the header ends too early")?.clone();
        self.at += 1;
        Ok(token)
    }

    fn take_comment(&mut self) -> Option<Vec<String>> {
        let Some(Token::Comment(lines)) = self.peek(0) else {
            return None;
        };
        let lines = lines.clone();
        self.at += 1;
        Some(lines)
    }

    fn docs(&mut self) -> Docs {
        let lines = self.take_comment().unwrap_or_default();
        Docs::from_lines(lines.iter().map(String::as_str))
    }

    fn word(&mut self) -> Result<String> {
        let line = self.line();
        match self.next()? {
            Token::Word(word) => Ok(word),
            other => bail!("line {line}: expected a name, found {other:?}"),
        }
    }

    fn expect(&mut self, symbol: char) -> Result<()> {
        let line = self.line();
        let found = self.next()?;
        ensure!(
            found == Token::Symbol(symbol),
            "line {line}: expected {symbol:?}, found {found:?}"
        );
        Ok(())
    }

    fn take(&mut self, symbol: char) -> bool {
        let found = self.peek(0) == Some(&Token::Symbol(symbol));
        self.at += usize::from(found);
        found
    }

    fn take_word(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(0), Some(Token::Word(found)) if found == word);
        self.at += usize::from(found);
        found
    }

    /// The section that a comment opens; none for a section of inline functions only.
    fn section(&mut self, comment: &[String]) -> Result<Option<Section>> {
        let mut lines = comment.iter().map(String::as_str).filter(|l| *l != "@{");
        let title = lines.by_ref().find(|line| !line.is_empty());
        let title = title
            .and_then(|line| line.strip_prefix("@defgroup sat_"))
            .context("a comment that opens no section")?;
        let (name, title) = title.split_once(' ').context("a section without a title")?;
        let mut section = Section {
            name: name.to_owned(),
            title: title.to_owned(),
            docs: Docs::from_lines(lines),
            items: Vec::new(),
        };
        loop {
            let docs = self.take_comment().context("an item without a comment")?;
            if docs.iter().any(|line| line.trim() == "@}") {
                break;
            }
            let docs = Docs::from_lines(docs.iter().map(String::as_str));
            let line = self.line();
            let item = self.item(docs).with_context(|| format!("line {line}"))?;
            section.items.push(item);
        }
        Ok((!section.items.is_empty()).then_some(section))
    }

    fn item(&mut self, docs: Docs) -> Result<Item> {
        if let Some(Token::Define(name, value)) = self.peek(0).cloned() {
            self.at += 1;
            let value = match value.as_str() {
                "UINT32_MAX" => Constant::Number(u32::MAX),
                _ => value
                    .parse()
                    .map_or_else(|_| Constant::Expression(value.clone()), Constant::Number),
            };
            let kind = ItemKind::Constant(value);
            return Ok(Item { name, docs, kind });
        }
        if !self.take_word("typedef") {
            let result = self.of_type()?;
            let name = self.word()?;
            let parameters = self.parameters()?;
            self.expect(';')?;
            let kind = ItemKind::Function(Signature { result, parameters });
            return Ok(Item { name, docs, kind });
        }
        if self.take_word("struct") {
            let tag = self.word()?;
            let kind = if self.take('{') {
                ItemKind::Struct(self.fields()?)
            } else {
                ItemKind::Handle
            };
            let name = self.word()?;
            ensure!(name == tag, "the struct {tag} is called {name}");
            self.expect(';')?;
            return Ok(Item { name, docs, kind });
        }
        let of = self.of_type()?;
        let (name, kind) = if self.peek(0) == Some(&Token::Symbol('(')) {
            let (name, callback) = self.callback(of)?;
            let kind = ItemKind::Callback(Signature {
                result: callback.result,
                parameters: callback.parameters,
            });
            (name, kind)
        } else {
            let Type::Scalar(scalar) = of else {
                bail!("a typedef of {of:?}");
            };
            (self.word()?, ItemKind::Integer(scalar))
        };
        self.expect(';')?;
        Ok(Item { name, docs, kind })
    }

    fn fields(&mut self) -> Result<Vec<Field>> {
        let mut fields = Vec::new();
        while !self.take('}') {
            let docs = self.docs();
            let of = self.of_type()?;
            let (name, of) = if self.peek(0) == Some(&Token::Symbol('(')) {
                let (name, callback) = self.callback(of)?;
                (name, Type::Callback(Box::new(callback)))
            } else {
                let name = self.word()?;
                (name, self.array(of)?)
            };
            self.expect(';')?;
            fields.push(Field { name, docs, of });
        }
        Ok(fields)
    }

    fn array(&mut self, of: Type) -> Result<Type> {
        if !self.take('[') {
            return Ok(of);
        }
        let length = self.word()?.parse().context("the length of an array")?;
        self.expect(']')?;
        Ok(Type::Array {
            of: Box::new(of),
            length,
        })
    }

    /// `(*name)(parameters)`, after the type of the result.
    fn callback(&mut self, result: Type) -> Result<(String, Callback)> {
        self.expect('(')?;
        self.expect('*')?;
        let name = self.word()?;
        self.expect(')')?;
        let parameters = self.parameters()?;
        Ok((name, Callback { result, parameters }))
    }

    fn parameters(&mut self) -> Result<Vec<(String, Type)>> {
        self.expect('(')?;
        let mut parameters = Vec::new();
        if self.peek(1) == Some(&Token::Symbol(')')) && self.take_word("void") {
            self.expect(')')?;
            return Ok(parameters);
        }
        loop {
            let of = self.of_type()?;
            parameters.push((self.word()?, of));
            if self.take(')') {
                return Ok(parameters);
            }
            self.expect(',')?;
        }
    }

    fn of_type(&mut self) -> Result<Type> {
        let mut is_const = self.take_word("const");
        let name = self.word()?;
        let mut of = match (name.as_str(), Scalar::from_c(&name)) {
            ("void", _) => Type::Void,
            (_, Some(scalar)) => Type::Scalar(scalar),
            _ => Type::Named(name),
        };
        while self.take('*') {
            let to = Box::new(of);
            of = Type::Pointer { to, is_const };
            is_const = self.take_word("const");
        }
        Ok(of)
    }
}
