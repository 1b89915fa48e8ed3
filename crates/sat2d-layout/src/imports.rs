//! Walks the files of a target and records each name that another file defines.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::Result;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::visit::{self, Visit};

use crate::graph::Graph;
use crate::modules::{
    Declaration, Module, ModuleId, Modules, Namespace, attributes, is_re_export, is_test_only,
    leaves,
};

/// The text of a file, or `None` if there is no such file: the reader for [`imports`].
pub fn read_file(path: &Path) -> Option<String> {
    std::fs::read_to_string(path).ok()
}

/// The imports between the files of a target.
///
/// `root` is the target's first file (`src/lib.rs`), `read` returns the text of a file.
///
/// # Errors
///
/// A file that is missing or that does not parse.
///
/// # Examples
///
/// ```
/// use std::path::Path;
/// let read = |path: &Path| match path.to_str()? {
///     "src/lib.rs" => Some("mod a; mod b;".to_owned()),
///     "src/a.rs" => Some("pub struct A;".to_owned()),
///     "src/b.rs" => Some("use crate::a::A; pub fn b(_: A) {}".to_owned()),
///     _ => None,
/// };
/// let graph = sat2d_layout::imports(Path::new("src/lib.rs"), &read)?;
/// assert_eq!(graph.names(Path::new("src/b.rs"), Path::new("src/a.rs")), ["A"]);
/// assert!(graph.cycles().is_empty());
/// # Ok::<(), anyhow::Error>(())
/// ```
pub fn imports(root: &Path, read: &dyn Fn(&Path) -> Option<String>) -> Result<Graph> {
    Ok(Sources::read(root, read)?.imports(&BTreeSet::new()))
}

/// The parsed files of a target.
pub struct Sources {
    modules: Modules,
    files: Vec<(ModuleId, syn::File)>,
}

impl Sources {
    /// Parses a target, as [`imports`].
    ///
    /// # Errors
    ///
    /// As [`imports`].
    pub fn read(root: &Path, read: &dyn Fn(&Path) -> Option<String>) -> Result<Sources> {
        let mut modules = Modules::load(root, read)?;
        let files = std::mem::take(&mut modules.files);
        Ok(Sources { modules, files })
    }

    /// The names of all methods.
    pub fn method_names(&self) -> BTreeSet<String> {
        all_methods(&self.modules, &self.files)
            .into_keys()
            .collect()
    }

    /// The imports between the files, given the names of the methods of other crates that the
    /// target uses.
    pub fn imports(self, foreign: &BTreeSet<String>) -> Graph {
        let mut methods = methods_elsewhere(&self.modules, &self.files);
        methods.retain(|name, _| !foreign.contains(name));
        let mut walk = Walk {
            modules: self.modules,
            methods,
            module: 0,
            locals: BTreeSet::new(),
            graph: Graph::default(),
        };
        for (module, file) in &self.files {
            walk.module = *module;
            walk.visit_file(file);
        }
        walk.graph
    }
}

/// The methods that are defined in another file than their type, by name, if no other method has
/// the name: a call of one from another folder is an import of that file.
fn methods_elsewhere(
    modules: &Modules,
    files: &[(ModuleId, syn::File)],
) -> BTreeMap<String, PathBuf> {
    let all = all_methods(modules, files);
    let once = all.into_iter().filter_map(|(name, mut places)| {
        let place = places.pop().filter(|_| places.is_empty())?;
        Some((name, place?))
    });
    once.collect()
}

/// All methods, by name: where each is, if its type is elsewhere.
fn all_methods(
    modules: &Modules,
    files: &[(ModuleId, syn::File)],
) -> BTreeMap<String, Vec<Option<PathBuf>>> {
    let mut all = Methods {
        modules,
        module: 0,
        found: BTreeMap::new(),
    };
    for (module, file) in files {
        all.module = *module;
        all.visit_file(file);
    }
    all.found
}

/// Collects methods: for each one its file, if the type is defined in another one.
struct Methods<'m> {
    modules: &'m Modules,
    module: ModuleId,
    found: BTreeMap<String, Vec<Option<PathBuf>>>,
}

impl Methods<'_> {
    fn add(&mut self, signature: &syn::Signature, place: Option<PathBuf>) {
        if signature.receiver().is_some() {
            let places = self.found.entry(signature.ident.to_string()).or_default();
            places.push(place);
        }
    }
}

impl<'ast> Visit<'ast> for Methods<'_> {
    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let file = &self.modules.all[self.module].file;
        let place = match &*item.self_ty {
            syn::Type::Path(of) if item.trait_.is_none() => {
                let path = segments(&of.path);
                let definers = self.modules.definers(self.module, &path, Namespace::Type);
                let is_elsewhere = !definers.is_empty() && definers.iter().all(|of| of != file);
                is_elsewhere.then(|| file.clone())
            }
            _ => None,
        };
        for item in &item.items {
            if let syn::ImplItem::Fn(method) = item {
                self.add(&method.sig, place.clone());
            }
        }
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.add(&item.sig, None);
    }
}

struct Walk {
    modules: Modules,
    methods: BTreeMap<String, PathBuf>,
    module: ModuleId,
    /// The variables of the function that is being read. They hide functions of the same name.
    locals: BTreeSet<String>,
    graph: Graph,
}

impl Walk {
    fn record(&mut self, path: &[String], namespaces: &[Namespace]) {
        let file: PathBuf = self.modules.all[self.module].file.clone();
        // `Type::new` counts as `Type`.
        let is_type = |name: &&String| name.starts_with(char::is_uppercase);
        let Some(name) = path.iter().find(is_type).or(path.last()) else {
            return;
        };
        for namespace in namespaces {
            for definer in self.modules.definers(self.module, path, *namespace) {
                self.graph.add(&file, definer, name);
            }
        }
    }

    /// Reads a function with its parameters and variables in scope.
    fn in_function(
        &mut self,
        signature: &syn::Signature,
        block: Option<&syn::Block>,
        read: impl FnOnce(&mut Self),
    ) {
        let mut variables = Variables(self.locals.clone());
        variables.visit_signature(signature);
        if let Some(block) = block {
            variables.visit_block(block);
        }
        let outer = std::mem::replace(&mut self.locals, variables.0);
        read(self);
        self.locals = outer;
    }

    /// Records the paths in the tokens of a macro, regardless of what the macro makes of them.
    fn read_tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut before = ' ';
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Ident(name) => {
                    // A field, a method, a fragment or a lifetime.
                    let is_path = !matches!(before, '.' | '$' | '\'') || name == "crate";
                    before = ' ';
                    if !is_path {
                        continue;
                    }
                    path.push(name.to_string());
                    let mut ahead = tokens.clone();
                    let colons = (ahead.next(), ahead.next());
                    if matches!(&colons, (Some(a), Some(b)) if is_colon(a) && is_colon(b)) {
                        tokens.next();
                        tokens.next();
                        continue;
                    }
                    let is_field = matches!(tokens.peek(), Some(token) if is_colon(token));
                    let is_macro = matches!(tokens.peek(), Some(token) if is_punct(token, '!'));
                    let path = std::mem::take(&mut path);
                    let is_local = path.len() == 1 && self.locals.contains(&path[0]);
                    if is_macro {
                        self.record(&path, &[Namespace::Macro]);
                    } else if path.len() > 1 || !is_field && !is_local {
                        self.record(&path, &[Namespace::Type, Namespace::Value]);
                    }
                }
                TokenTree::Group(group) => {
                    // `path::{a, b}` of a `use`: the names are read with the path before them.
                    if path.is_empty() || group.delimiter() != Delimiter::Brace {
                        self.read_tokens(group.stream());
                    } else {
                        self.read_group(&path, group.stream());
                    }
                    path.clear();
                    before = ' ';
                }
                TokenTree::Punct(punct) => {
                    path.clear();
                    before = punct.as_char();
                }
                TokenTree::Literal(_) => {
                    path.clear();
                    before = ' ';
                }
            }
        }
    }

    fn read_group(&mut self, prefix: &[String], tokens: TokenStream) {
        for token in tokens {
            if let TokenTree::Ident(name) = token {
                let path: Vec<String> = prefix.iter().cloned().chain([name.to_string()]).collect();
                self.record(&path, &[Namespace::Type, Namespace::Value]);
            }
        }
    }
}

fn is_punct(token: &TokenTree, character: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == character)
}

fn is_colon(token: &TokenTree) -> bool {
    is_punct(token, ':')
}

fn segments(path: &syn::Path) -> Vec<String> {
    path.segments
        .iter()
        .map(|segment| segment.ident.to_string())
        .collect()
}

/// Collects the names that the patterns of a function bind.
struct Variables(BTreeSet<String>);

impl<'ast> Visit<'ast> for Variables {
    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        // By convention variables begin with a small letter, constants and variants do not.
        let name = pattern.ident.to_string();
        if name.starts_with(|first: char| first.is_lowercase() || first == '_') {
            self.0.insert(name);
        }
        visit::visit_pat_ident(self, pattern);
    }
}

impl<'ast> Visit<'ast> for Walk {
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_vis_restricted(&mut self, _: &'ast syn::VisRestricted) {}

    fn visit_item(&mut self, item: &'ast syn::Item) {
        if !is_test_only(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        if is_re_export(&item.vis) || item.leading_colon.is_some() {
            return;
        }
        for import in leaves(&item.tree) {
            self.record(
                &import.path,
                &[Namespace::Type, Namespace::Value, Namespace::Macro],
            );
        }
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        let Some((_, items)) = &item.content else {
            return;
        };
        let key = (Namespace::Type, item.ident.to_string());
        let file = &self.modules.all[self.module].file;
        let inline = self.modules.all[self.module]
            .declarations
            .get(&key)
            .and_then(|declarations| {
                declarations
                    .iter()
                    .find_map(|declaration| match declaration {
                        Declaration::Module(id) if self.modules.all[*id].file == *file => Some(*id),
                        _ => None,
                    })
            });
        let Some(inline) = inline else { return };
        let outer = std::mem::replace(&mut self.module, inline);
        for item in items {
            self.visit_item(item);
        }
        self.module = outer;
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        let items = block.stmts.iter().filter_map(|statement| match statement {
            syn::Stmt::Item(item) => Some(item),
            _ => None,
        });
        let mut items = items.peekable();
        if items.peek().is_none() {
            return visit::visit_block(self, block);
        }
        let file = self.modules.all[self.module].file.clone();
        let scope = Module {
            file,
            around: Some(self.module),
            ..Module::default()
        };
        let scope = self.modules.add_module(scope);
        self.modules.declare(scope, items);
        let outer = std::mem::replace(&mut self.module, scope);
        visit::visit_block(self, block);
        self.module = outer;
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.in_function(&item.sig, Some(&item.block), |walk| {
            visit::visit_item_fn(walk, item)
        });
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !is_test_only(&item.attrs) {
            let block = Some(&item.block);
            self.in_function(&item.sig, block, |walk| {
                visit::visit_impl_item_fn(walk, item)
            });
        }
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        let block = item.default.as_ref();
        self.in_function(&item.sig, block, |walk| {
            visit::visit_trait_item_fn(walk, item)
        });
    }

    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        if !self.locals.contains(&pattern.ident.to_string()) {
            self.record(&[pattern.ident.to_string()], &[Namespace::Value]);
        }
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names = segments(path);
        let is_local = names.len() == 1 && self.locals.contains(&names[0]);
        if path.leading_colon.is_none() && !is_local {
            self.record(&names, &[Namespace::Type, Namespace::Value]);
        }
        visit::visit_path(self, path);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let name = call.method.to_string();
        if let Some(definer) = self.methods.get(&name) {
            let file = &self.modules.all[self.module].file;
            if file.parent() != definer.parent() {
                self.graph.add(file, definer, &name);
            }
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.record(&segments(&call.path), &[Namespace::Macro]);
        self.read_tokens(call.tokens.clone());
    }
}
