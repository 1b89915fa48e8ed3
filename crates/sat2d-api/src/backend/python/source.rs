//! What the extension module exports, as its Rust source says it: classes, methods and functions of
//! PyO3, their signatures and their documentation.

use anyhow::{Context, Result, bail};
use indexmap::IndexMap;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, FnArg, Ident, ImplItem, Item, LitStr, Meta, Pat, Token};

use super::module::{Class, Function, Kind, Member, Module, Parameter};
use super::types;

/// The source of one file.
pub struct Source {
    /// Its path below `src`.
    pub path: String,
    pub text: String,
}

/// The modules by their names; that of the extension itself has none.
pub fn modules(sources: &[Source]) -> Result<IndexMap<String, Module>> {
    let mut modules = IndexMap::<String, Module>::new();
    let parse = |source: &Source| syn::parse_file(&source.text).context(source.path.clone());
    let files = sources.iter().map(parse).collect::<Result<Vec<_>>>()?;
    let files = || sources.iter().zip(&files);
    // the methods of a class may be in files before its own
    for (source, file) in files() {
        let module = modules.entry(module_of(&source.path)).or_default();
        let path = rust_path(&source.path);
        let added = file
            .items
            .iter()
            .try_for_each(|item| module.add_classes(item, &path));
        added.with_context(|| source.path.clone())?;
    }
    for (source, file) in files() {
        let module = modules.entry(module_of(&source.path)).or_default();
        let path = rust_path(&source.path);
        let added = file
            .items
            .iter()
            .try_for_each(|item| module.add_functions(item, &path));
        added.with_context(|| source.path.clone())?;
    }
    Ok(modules)
}

/// The module that a file belongs to: `compat/NAME.rs` and `compat/NAME/…` to NAME.
fn module_of(path: &str) -> String {
    let path = path.strip_prefix("generated/").unwrap_or(path);
    let name = path.strip_prefix("compat/").unwrap_or_default();
    let name = name.split(['/', '.']).next().unwrap_or_default();
    if name == "mod" {
        String::new()
    } else {
        name.to_owned()
    }
}

/// `compat/awt.rs` as `crate::compat::awt`.
fn rust_path(path: &str) -> String {
    format!("crate::{}", path.trim_end_matches(".rs").replace('/', "::"))
}

impl Module {
    fn add_classes(&mut self, item: &Item, path: &str) -> Result<()> {
        match item {
            Item::Struct(of) => {
                if let Some(attribute) = attribute(&of.attrs, "pyclass") {
                    self.exports.push(format!("{path}::{}", of.ident));
                    self.add_class(of, attribute)?;
                }
            }
            Item::Macro(of) => {
                let is = |name| of.mac.path.is_ident(name);
                if is("result") || is("plain") {
                    let values = of.mac.parse_body::<Values>()?;
                    let paths = values
                        .0
                        .iter()
                        .map(|value| format!("{path}::{}", value.name));
                    self.exports.extend(paths);
                    self.add_values(values, is("plain"))?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn add_functions(&mut self, item: &Item, path: &str) -> Result<()> {
        match item {
            Item::Impl(of) if attribute(&of.attrs, "pymethods").is_some() => {
                let name = types::last_segment(&of.self_ty).context("a class has a name")?;
                let class = self.classes.entry(name.clone()).or_default();
                for item in &of.items {
                    if let ImplItem::Fn(function) = item
                        && !COLLECTED.contains(&function.sig.ident.to_string().as_str())
                    {
                        let added = class.add(&name, &function.attrs, &function.sig);
                        added.with_context(|| format!("{name}.{}", function.sig.ident))?;
                    }
                }
            }
            Item::Fn(of) if attribute(&of.attrs, "pyfunction").is_some() => {
                let mut function = function(&of.attrs, &of.sig, Kind::Free, "")
                    .with_context(|| of.sig.ident.to_string())?;
                function.docs = docs(&of.attrs);
                self.functions.push(function);
                self.exports.push(format!("{path}::{}", of.sig.ident));
            }
            Item::Macro(of) => {
                let name = of.mac.path.get_ident().map(Ident::to_string);
                match name.as_deref() {
                    Some("numbers") => self.add_pygame(&of.mac, "int", "_Number")?,
                    Some("pairs") => self.add_pygame(&of.mac, "tuple[int, int]", "_Pair")?,
                    Some("methods") => self.add_pygame_methods(&of.mac)?,
                    _ => {}
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn add_class(&mut self, of: &syn::ItemStruct, attribute: &Attribute) -> Result<()> {
        let mut class = Class {
            docs: docs(&of.attrs),
            ..Class::default()
        };
        if let Meta::List(list) = &attribute.meta {
            list.parse_nested_meta(|meta| {
                if meta.path.is_ident("subclass") {
                    class.can_be_extended = true;
                } else if meta.path.is_ident("extends") {
                    class.base = types::last_segment(&meta.value()?.parse()?);
                } else if meta.input.peek(Token![=]) {
                    meta.value()?.parse::<Expr>()?;
                }
                Ok(())
            })?;
        }
        for field in &of.fields {
            let is_read = attribute_tokens(&field.attrs, "pyo3") == "get";
            if let (true, Some(name)) = (is_read, &field.ident) {
                class.members.push(Member::Property {
                    name: name.to_string(),
                    of: types::returned(&field.ty)?,
                    setter: None,
                    docs: docs(&field.attrs),
                });
            }
        }
        self.classes.insert(of.ident.to_string(), class);
        Ok(())
    }

    /// Adds classes of values, which can be constructed; those of `result!` can be matched as well.
    fn add_values(&mut self, values: Values, is_plain: bool) -> Result<()> {
        for value in values.0 {
            let mut class = Class {
                docs: docs(&value.attributes),
                ..Class::default()
            };
            let fields = value.fields.iter().map(|field| {
                let name = field.ident.as_ref().context("a field has a name")?;
                Ok((
                    name.to_string(),
                    types::returned(&field.ty)?,
                    docs(&field.attrs),
                ))
            });
            let fields = fields.collect::<Result<Vec<_>>>()?;
            let parameters = fields.iter().map(|(name, of, _)| Parameter::new(name, of));
            class.members.push(Member::Method(Function {
                name: "__new__".to_owned(),
                kind: Kind::New,
                parameters: vec![parameters.collect()],
                returns: value.name.to_string(),
                docs: Vec::new(),
            }));
            if !is_plain {
                let name = "__match_args__".to_owned();
                let of = "tuple[str, ...]".to_owned();
                class.members.push(Member::Attribute { name, of });
            }
            for (name, of, docs) in fields {
                class.members.push(Member::Property {
                    name,
                    of,
                    setter: None,
                    docs,
                });
            }
            self.classes.insert(value.name.to_string(), class);
        }
        Ok(())
    }

    /// Adds the attributes of `pygame.Rect`: a name before each colon.
    fn add_pygame(&mut self, of: &syn::Macro, get: &str, set: &str) -> Result<()> {
        let lines = of.tokens.to_string();
        let class = self.classes.get_mut("Rect").context("pygame has a Rect")?;
        for line in lines.split_terminator(';') {
            let name = line
                .split_whitespace()
                .next()
                .context("an attribute has a name")?;
            class.members.push(Member::Property {
                name: name.to_owned(),
                of: get.to_owned(),
                setter: Some(set.to_owned()),
                docs: Vec::new(),
            });
        }
        Ok(())
    }
}

impl Module {
    /// Adds the methods of `pygame.Rect` that make a rectangle or change it: both names, and the
    /// type of the arguments in parentheses.
    fn add_pygame_methods(&mut self, of: &syn::Macro) -> Result<()> {
        let lines = of.tokens.to_string();
        let class = self.classes.get_mut("Rect").context("pygame has a Rect")?;
        for line in lines.split_terminator(';') {
            let (head, _) = line.split_once(':').context("a method has a body")?;
            let words: Vec<_> = head.split(|c: char| " ()".contains(c)).collect();
            let mut words = words.into_iter().filter(|word| !word.is_empty());
            let (Some(name), Some(in_place), Some(of)) = (words.next(), words.next(), words.next())
            else {
                bail!("two names and a type of arguments: {head}");
            };
            for (name, returns) in [(name.trim_start_matches("r#"), "Self"), (in_place, "None")] {
                let ways = types::ways(&syn::parse_str(of)?);
                class.members.push(Member::Method(Function {
                    name: name.to_owned(),
                    kind: Kind::Method,
                    parameters: ways.context("arguments in several ways")?,
                    returns: returns.to_owned(),
                    docs: Vec::new(),
                }));
            }
        }
        Ok(())
    }
}

impl Class {
    fn add(&mut self, class: &str, attributes: &[Attribute], of: &syn::Signature) -> Result<()> {
        let has = |name: &str| attribute(attributes, name).is_some();
        let rust_name = of.ident.to_string();
        if has("setter") {
            let name = attribute_tokens(attributes, "setter");
            let name = if name.is_empty() {
                rust_name.trim_start_matches("set_")
            } else {
                &name
            };
            let given = function(attributes, of, Kind::Method, class)?;
            let Some(Parameter::One { of, .. }) = given.parameters[0].first() else {
                bail!("a setter has a value");
            };
            let given = of.clone();
            let mut members = self.members.iter_mut();
            let property = members.find_map(|member| match member {
                Member::Property {
                    name: known,
                    setter,
                    ..
                } if known == name => Some(setter),
                _ => None,
            });
            *property.context("its getter comes first")? = Some(given);
            return Ok(());
        }
        let kind = if has("new") {
            Kind::New
        } else if has("staticmethod") {
            Kind::Static
        } else {
            Kind::Method
        };
        let mut found = function(attributes, of, kind, class)?;
        found.docs = docs(attributes);
        if has("new") {
            found.name = "__new__".to_owned();
            found.docs.clear();
        }
        if has("classattr") {
            let Function {
                name, returns: of, ..
            } = found;
            self.members.push(Member::Attribute { name, of });
        } else if has("getter") {
            self.members.push(Member::Property {
                name: found.name,
                of: found.returns,
                setter: None,
                docs: found.docs,
            });
        } else if !["__repr__", "__richcmp__"].contains(&found.name.as_str()) {
            self.members.push(Member::Method(found));
        }
        Ok(())
    }
}

/// A function without its documentation.
fn function(
    attributes: &[Attribute],
    of: &syn::Signature,
    kind: Kind,
    class: &str,
) -> Result<Function> {
    let mut options = Options::default();
    for attribute in attributes.iter().filter(|a| a.path().is_ident("pyo3")) {
        attribute.parse_args_with(|input: ParseStream<'_>| options.parse(input))?;
    }
    let name = options.name.unwrap_or_else(|| of.ident.to_string());
    let mut arguments = IndexMap::new();
    for input in &of.inputs {
        let FnArg::Typed(input) = input else { continue };
        let Pat::Ident(pattern) = &*input.pat else {
            bail!("a parameter has a name")
        };
        let argument = pattern.ident.to_string();
        let is_python = types::last_segment(&input.ty).as_deref() == Some("Python");
        if !is_python && argument != "slf" {
            arguments.insert(argument, &*input.ty);
        }
    }
    let signature = options
        .signature
        .unwrap_or_else(|| Signature::of_names(arguments.keys()));
    let shown = defaults(options.text_signature.as_deref().unwrap_or_default());
    let mut parameters = Vec::new();
    let mut overloads = None;
    for part in signature.parts {
        match part {
            Part::Star => parameters.push(Parameter::Star),
            Part::Named {
                stars,
                name,
                annotation,
                default,
            } => {
                let of = arguments
                    .get(&name)
                    .with_context(|| format!("no parameter {name}"))?;
                if stars > 0 && annotation.is_none() {
                    if let Some(ways) = types::ways(of) {
                        overloads = Some(ways);
                        continue;
                    }
                    if let Some(keywords) = types::keywords(of) {
                        if !parameters.iter().any(|p| matches!(p, Parameter::Star)) {
                            parameters.push(Parameter::Star);
                        }
                        parameters.extend(keywords);
                        continue;
                    }
                }
                let of = match annotation {
                    Some(of) => of,
                    None if stars > 0 => types::element(of, class)?,
                    None => types::given(of, class)?,
                };
                // what Rust says in other words
                let default = match (default, shown.get(name.as_str())) {
                    (Some(dots), Some(shown)) if dots == "..." => Some((*shown).to_owned()),
                    (default, _) => default,
                };
                let name = format!("{}{name}", "*".repeat(stars));
                parameters.push(Parameter::One { name, of, default });
            }
        }
    }
    if is_slot(&name) && !parameters.is_empty() {
        parameters.push(Parameter::Slash);
    }
    let returns = match (signature.returns, &of.output) {
        (Some(returns), _) => returns,
        (None, syn::ReturnType::Default) => "None".to_owned(),
        (None, syn::ReturnType::Type(_, of)) => types::returned_of(of, class)?,
    };
    Ok(Function {
        name,
        kind,
        parameters: overloads.unwrap_or_else(|| vec![parameters]),
        returns,
        docs: Vec::new(),
    })
}

/// Methods for Python's collector, which programs cannot call.
const COLLECTED: [&str; 2] = ["__traverse__", "__clear__"];

/// Whether a method is called by an operator, never by the names of its parameters.
fn is_slot(name: &str) -> bool {
    const BY_NAME: [&str; 5] = [
        "__new__",
        "__init__",
        "__exit__",
        "__deepcopy__",
        "__array__",
    ];
    name.starts_with("__") && name.ends_with("__") && !BY_NAME.contains(&name)
}

/// What `#[pyo3(…)]` says of a function.
#[derive(Default)]
struct Options {
    name: Option<String>,
    signature: Option<Signature>,
    text_signature: Option<String>,
}

impl Options {
    fn parse(&mut self, input: ParseStream<'_>) -> syn::Result<()> {
        while !input.is_empty() {
            let key: Ident = input.parse()?;
            input.parse::<Token![=]>()?;
            if key == "signature" {
                self.signature = Some(input.parse()?);
            } else {
                let value: LitStr = input.parse()?;
                if key == "name" {
                    self.name = Some(value.value());
                } else if key == "text_signature" {
                    self.text_signature = Some(value.value());
                }
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(())
    }
}

/// `(a, *, b: "int" = 1) -> "str"`.
struct Signature {
    parts: Vec<Part>,
    returns: Option<String>,
}

enum Part {
    Star,
    Named {
        stars: usize,
        name: String,
        annotation: Option<String>,
        default: Option<String>,
    },
}

impl Signature {
    fn of_names<'a>(names: impl Iterator<Item = &'a String>) -> Self {
        let parts = names.map(|name| Part::Named {
            stars: 0,
            name: name.clone(),
            annotation: None,
            default: None,
        });
        Self {
            parts: parts.collect(),
            returns: None,
        }
    }
}

impl Parse for Signature {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let inner;
        syn::parenthesized!(inner in input);
        let parts = Punctuated::<Part, Token![,]>::parse_terminated(&inner)?;
        let mut returns = None;
        if input.peek(Token![->]) {
            input.parse::<Token![->]>()?;
            returns = Some(input.parse::<LitStr>()?.value());
        }
        Ok(Self {
            parts: parts.into_iter().collect(),
            returns,
        })
    }
}

impl Parse for Part {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut stars = 0;
        while input.peek(Token![*]) {
            input.parse::<Token![*]>()?;
            stars += 1;
        }
        if stars == 1 && (input.is_empty() || input.peek(Token![,])) {
            return Ok(Self::Star);
        }
        let name = input.parse::<Ident>()?.to_string();
        let mut annotation = None;
        if input.peek(Token![:]) {
            input.parse::<Token![:]>()?;
            annotation = Some(input.parse::<LitStr>()?.value());
        }
        let mut default = None;
        if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            default = Some(default_of(&input.parse()?));
        }
        Ok(Self::Named {
            stars,
            name,
            annotation,
            default,
        })
    }
}

/// The defaults in a signature as Python writes it, but for what stubs cannot say: infinity.
fn defaults(signature: &str) -> IndexMap<&str, &str> {
    let inner = signature
        .strip_prefix('(')
        .and_then(|inner| inner.strip_suffix(')'));
    let mut depth = 0;
    let parameters = inner.unwrap_or_default().split(move |c: char| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        c == ',' && depth == 0
    });
    let default = parameters.filter_map(|parameter| parameter.trim().split_once('='));
    default.filter(|(_, value)| *value != "1e999").collect()
}

/// A default as Python writes it, or dots.
fn default_of(of: &Expr) -> String {
    match of {
        Expr::Lit(of) => match &of.lit {
            syn::Lit::Bool(of) => if of.value { "True" } else { "False" }.to_owned(),
            syn::Lit::Int(of) => of.to_string(),
            syn::Lit::Float(of) => of.to_string(),
            syn::Lit::Str(of) => format!("{:?}", of.value()),
            _ => "...".to_owned(),
        },
        Expr::Path(of) if of.path.is_ident("None") => "None".to_owned(),
        _ => "...".to_owned(),
    }
}

/// The classes in `result!` and `plain!`, which begin with `in` and the module.
struct Values(Vec<Value>);

struct Value {
    attributes: Vec<Attribute>,
    name: Ident,
    fields: Vec<syn::Field>,
}

impl Parse for Values {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        input.parse::<Token![in]>()?;
        input.parse::<syn::LitStr>()?;
        input.parse::<Token![;]>()?;
        let mut values = Vec::new();
        while !input.is_empty() {
            let attributes = input.call(Attribute::parse_outer)?;
            let name = input.parse()?;
            if input.peek(syn::token::Paren) {
                let core;
                syn::parenthesized!(core in input);
                core.parse::<syn::Path>()?;
            }
            let inner;
            syn::braced!(inner in input);
            let fields = inner.parse_terminated(syn::Field::parse_named, Token![,])?;
            let fields = fields.into_iter().collect();
            values.push(Value {
                attributes,
                name,
                fields,
            });
        }
        Ok(Self(values))
    }
}

fn attribute<'a>(attributes: &'a [Attribute], name: &str) -> Option<&'a Attribute> {
    attributes
        .iter()
        .find(|attribute| attribute.path().is_ident(name))
}

/// What an attribute has in parentheses.
fn attribute_tokens(attributes: &[Attribute], name: &str) -> String {
    let found = attribute(attributes, name).and_then(|found| found.meta.require_list().ok());
    found
        .map(|list| list.tokens.to_string())
        .unwrap_or_default()
}

/// The paragraphs of a documentation comment.
fn docs(attributes: &[Attribute]) -> Vec<String> {
    let mut paragraphs = vec![String::new()];
    for attribute in attributes.iter().filter(|a| a.path().is_ident("doc")) {
        let Ok(Meta::NameValue(value)) = Ok::<_, ()>(&attribute.meta) else {
            continue;
        };
        let Expr::Lit(syn::ExprLit {
            lit: syn::Lit::Str(text),
            ..
        }) = &value.value
        else {
            continue;
        };
        let text = text.value();
        let text = text.trim();
        let last = paragraphs.last_mut().expect("there is one");
        if text.is_empty() {
            paragraphs.push(String::new());
        } else if last.is_empty() {
            last.push_str(text);
        } else {
            last.push(if text.starts_with("- ") { '\n' } else { ' ' });
            last.push_str(text);
        }
    }
    paragraphs.retain(|paragraph| !paragraph.is_empty());
    paragraphs
}
