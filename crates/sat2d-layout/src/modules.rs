//! The modules of one target and the names that each of them declares.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use syn::{Attribute, Item, Meta, UseTree, Visibility};

/// Index of a module in [`Modules::all`].
pub(crate) type ModuleId = usize;

/// A namespace of Rust.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Namespace {
    /// Modules, types and traits.
    Type,
    /// Functions, constants, statics and constructors.
    Value,
    /// Macros by example.
    Macro,
}

/// What a module declares under a name.
#[derive(Debug, Clone)]
pub(crate) enum Declaration {
    /// An item that the file of the module defines.
    Item,
    /// A module.
    Module(ModuleId),
}

/// A module: a file, an inline `mod`, or a block with items of its own.
#[derive(Debug, Default)]
pub(crate) struct Module {
    pub(crate) file: PathBuf,
    /// What `super` means.
    pub(crate) parent: Option<ModuleId>,
    /// The module whose names a block sees as well.
    pub(crate) around: Option<ModuleId>,
    pub(crate) declarations: BTreeMap<(Namespace, String), Vec<Declaration>>,
    /// Name and path of each `use`.
    pub(crate) aliases: Vec<(String, Vec<String>)>,
    /// Path of each `use path::*`.
    pub(crate) globs: Vec<Vec<String>>,
}

/// All modules of a target. The first one is the root.
#[derive(Default)]
pub(crate) struct Modules {
    pub(crate) all: Vec<Module>,
    /// The parsed files and their modules.
    pub(crate) files: Vec<(ModuleId, syn::File)>,
}

/// One name or glob of a `use` declaration.
pub(crate) struct Import {
    pub(crate) path: Vec<String>,
    /// `None` for a glob.
    pub(crate) alias: Option<String>,
}

impl Modules {
    /// Reads the module tree from its root file. `read` returns the text of a file, or `None` if
    /// there is no such file.
    pub(crate) fn load(root: &Path, read: &dyn Fn(&Path) -> Option<String>) -> Result<Self> {
        let mut modules = Self::default();
        let text = read(root).with_context(|| format!("cannot read {}", root.display()))?;
        let children = root.parent().unwrap_or(Path::new("")).to_owned();
        modules.add_file(None, root, &text, &children, read)?;
        Ok(modules)
    }

    /// Adds a file and the files that it declares. `children` is the folder of the latter.
    fn add_file(
        &mut self,
        parent: Option<ModuleId>,
        path: &Path,
        text: &str,
        children: &Path,
        read: &dyn Fn(&Path) -> Option<String>,
    ) -> Result<ModuleId> {
        let file = syn::parse_file(text).with_context(|| path.display().to_string())?;
        let id = self.add_module(Module {
            file: path.to_owned(),
            parent,
            ..Module::default()
        });
        self.declare(id, &file.items);
        self.add_children(id, &file.items, children, read)?;
        self.files.push((id, file));
        Ok(id)
    }

    pub(crate) fn add_module(&mut self, module: Module) -> ModuleId {
        self.all.push(module);
        self.all.len() - 1
    }

    fn add_children(
        &mut self,
        parent: ModuleId,
        items: &[Item],
        folder: &Path,
        read: &dyn Fn(&Path) -> Option<String>,
    ) -> Result<()> {
        for item in items {
            let Item::Mod(item) = item else { continue };
            if is_test_only(&item.attrs) {
                continue;
            }
            let name = item.ident.to_string();
            let file = self.all[parent].file.clone();
            let child = match &item.content {
                Some((_, items)) => {
                    let module = Module {
                        file,
                        parent: Some(parent),
                        ..Module::default()
                    };
                    let child = self.add_module(module);
                    self.declare(child, items);
                    self.add_children(child, items, &folder.join(&name), read)?;
                    child
                }
                None => {
                    let (path, text, children) = match path_attribute(&item.attrs) {
                        Some(relative) => {
                            let here = file.parent().unwrap_or(Path::new(""));
                            let path = normalize(&here.join(relative));
                            let children = path.parent().unwrap_or(Path::new("")).to_owned();
                            let text = read(&path);
                            (path, text, children)
                        }
                        None => {
                            let flat = folder.join(format!("{name}.rs"));
                            let nested = folder.join(&name).join("mod.rs");
                            match read(&flat) {
                                Some(text) => (flat, Some(text), folder.join(&name)),
                                None => {
                                    let text = read(&nested);
                                    (nested, text, folder.join(&name))
                                }
                            }
                        }
                    };
                    let Some(text) = text else {
                        bail!("{}: no file for `mod {name};`", file.display());
                    };
                    self.add_file(Some(parent), &path, &text, &children, read)?
                }
            };
            let key = (Namespace::Type, name);
            let declarations = self.all[parent].declarations.entry(key).or_default();
            declarations.push(Declaration::Module(child));
        }
        Ok(())
    }

    /// Enters the names that the items declare, modules apart.
    pub(crate) fn declare<'a>(&mut self, id: ModuleId, items: impl IntoIterator<Item = &'a Item>) {
        use Namespace::{Macro, Type, Value};
        let module = &mut self.all[id];
        for item in items {
            if is_test_only(attributes(item)) {
                continue;
            }
            let (name, namespaces): (_, &[Namespace]) = match item {
                Item::Const(item) => (&item.ident, &[Value]),
                Item::Static(item) => (&item.ident, &[Value]),
                Item::Fn(item) => (&item.sig.ident, &[Value]),
                Item::Struct(item) => (&item.ident, &[Type, Value]),
                Item::Enum(item) => (&item.ident, &[Type]),
                Item::Union(item) => (&item.ident, &[Type]),
                Item::Trait(item) => (&item.ident, &[Type]),
                Item::TraitAlias(item) => (&item.ident, &[Type]),
                Item::Type(item) => (&item.ident, &[Type]),
                Item::Macro(item) => match &item.ident {
                    Some(name) => (name, &[Macro]),
                    None => continue,
                },
                Item::Use(item) => {
                    for import in leaves(&item.tree) {
                        match import.alias {
                            Some(alias) => module.aliases.push((alias, import.path)),
                            None => module.globs.push(import.path),
                        }
                    }
                    continue;
                }
                _ => continue,
            };
            for namespace in namespaces {
                let key = (*namespace, name.to_string());
                module
                    .declarations
                    .entry(key)
                    .or_default()
                    .push(Declaration::Item);
            }
        }
    }
}

/// The names and globs of a `use` tree.
pub(crate) fn leaves(tree: &UseTree) -> Vec<Import> {
    fn walk(tree: &UseTree, prefix: &mut Vec<String>, found: &mut Vec<Import>) {
        match tree {
            UseTree::Path(path) => {
                prefix.push(path.ident.to_string());
                walk(&path.tree, prefix, found);
                prefix.pop();
            }
            UseTree::Name(name) => {
                let mut path = prefix.clone();
                if name.ident != "self" {
                    path.push(name.ident.to_string());
                }
                found.push(Import {
                    alias: path.last().cloned(),
                    path,
                });
            }
            UseTree::Rename(rename) => {
                let mut path = prefix.clone();
                if rename.ident != "self" {
                    path.push(rename.ident.to_string());
                }
                found.push(Import {
                    path,
                    alias: Some(rename.rename.to_string()),
                });
            }
            UseTree::Glob(_) => found.push(Import {
                path: prefix.clone(),
                alias: None,
            }),
            UseTree::Group(group) => {
                for tree in &group.items {
                    walk(tree, prefix, found);
                }
            }
        }
    }
    let mut found = Vec::new();
    walk(tree, &mut Vec::new(), &mut found);
    found
}

/// Whether a `use` only makes names available to others: it does not count as an import.
pub(crate) fn is_re_export(visibility: &Visibility) -> bool {
    match visibility {
        Visibility::Inherited => false,
        Visibility::Restricted(restricted) => !restricted.path.is_ident("self"),
        _ => true,
    }
}

/// Whether the attributes say `#[cfg(test)]` or `#[cfg(all(test, …))]`.
pub(crate) fn is_test_only(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("cfg") => {
            let condition = list.tokens.to_string().replace(' ', "");
            condition == "test" || condition.starts_with("all(test,")
        }
        _ => false,
    })
}

/// The attributes of an item.
pub(crate) fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// The file of `#[path = "…"]`.
fn path_attribute(attributes: &[Attribute]) -> Option<String> {
    attributes
        .iter()
        .find_map(|attribute| match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
                syn::Expr::Lit(syn::ExprLit {
                    lit: syn::Lit::Str(path),
                    ..
                }) => Some(path.value()),
                _ => None,
            },
            _ => None,
        })
}

/// The path without `.` and `..`.
pub(crate) fn normalize(path: &Path) -> PathBuf {
    let mut normal = PathBuf::new();
    for component in path.components() {
        match component {
            std::path::Component::CurDir => {}
            std::path::Component::ParentDir => {
                normal.pop();
            }
            other => normal.push(other),
        }
    }
    normal
}
