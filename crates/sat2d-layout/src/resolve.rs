//! From a path in the text to the file that defines the item.

use std::path::Path;

use crate::modules::{Declaration, ModuleId, Modules, Namespace};

/// What a path leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Target {
    /// An item that the file of this module defines.
    Item(ModuleId),
    Module(ModuleId),
}

/// The lookups in progress: a name that is looked up again meanwhile leads in a circle.
type InProgress<'a> = Vec<(ModuleId, &'a str, Namespace)>;

impl Modules {
    /// The files that define what a path names, as seen from a module. Empty for other packages.
    pub(crate) fn definers(&self, from: ModuleId, path: &[String], last: Namespace) -> Vec<&Path> {
        let targets = self.resolve(from, path, last, &mut Vec::new());
        let items = targets.into_iter().filter_map(|target| match target {
            Target::Item(module) => Some(self.all[module].file.as_path()),
            Target::Module(_) => None,
        });
        items.collect()
    }

    fn resolve<'a>(
        &'a self,
        from: ModuleId,
        path: &'a [String],
        last: Namespace,
        in_progress: &mut InProgress<'a>,
    ) -> Vec<Target> {
        let Some((first, mut rest)) = path.split_first() else {
            return Vec::new();
        };
        let mut targets = match first.as_str() {
            "crate" => vec![Target::Module(0)],
            "self" => vec![Target::Module(self.enclosing(from))],
            "super" => self.parent(from).map(Target::Module).into_iter().collect(),
            name => {
                let namespace = if rest.is_empty() {
                    last
                } else {
                    Namespace::Type
                };
                self.look_around(from, name, namespace, in_progress)
            }
        };
        while let Some((name, after)) = rest.split_first() {
            rest = after;
            let namespace = if rest.is_empty() {
                last
            } else {
                Namespace::Type
            };
            let mut next = Vec::new();
            for target in targets {
                match target {
                    Target::Item(_) => next.push(target),
                    Target::Module(id) if name == "super" => {
                        next.extend(self.parent(id).map(Target::Module));
                    }
                    Target::Module(id) => {
                        next.extend(self.look_up(id, name, namespace, in_progress));
                    }
                }
            }
            targets = next;
        }
        targets
    }

    /// The module that a block belongs to.
    fn enclosing(&self, mut id: ModuleId) -> ModuleId {
        while let Some(around) = self.all[id].around {
            id = around;
        }
        id
    }

    fn parent(&self, id: ModuleId) -> Option<ModuleId> {
        self.all[self.enclosing(id)].parent
    }

    /// Looks a name up in a module, and if it is a block also in what is around it.
    fn look_around<'a>(
        &'a self,
        from: ModuleId,
        name: &'a str,
        namespace: Namespace,
        in_progress: &mut InProgress<'a>,
    ) -> Vec<Target> {
        let mut scope = Some(from);
        while let Some(id) = scope {
            let found = self.look_up(id, name, namespace, in_progress);
            if !found.is_empty() {
                return found;
            }
            scope = self.all[id].around;
        }
        Vec::new()
    }

    /// Looks a name up among the declarations of a module, then among its globs. Macros are visible
    /// in the text after them, across modules: their names are looked up in the whole target.
    fn look_up<'a>(
        &'a self,
        id: ModuleId,
        name: &'a str,
        namespace: Namespace,
        in_progress: &mut InProgress<'a>,
    ) -> Vec<Target> {
        if in_progress.contains(&(id, name, namespace)) {
            return Vec::new();
        }
        in_progress.push((id, name, namespace));
        let module = &self.all[id];
        let key = (namespace, name.to_owned());
        let mut found: Vec<Target> = Vec::new();
        for declaration in module.declarations.get(&key).into_iter().flatten() {
            found.push(match declaration {
                Declaration::Item => Target::Item(id),
                Declaration::Module(module) => Target::Module(*module),
            });
        }
        for (_, path) in module.aliases.iter().filter(|(alias, _)| alias == name) {
            found.extend(self.resolve(id, path, namespace, in_progress));
        }
        if found.is_empty() {
            for path in &module.globs {
                for target in self.resolve(id, path, Namespace::Type, in_progress) {
                    if let Target::Module(glob) = target {
                        found.extend(self.look_up(glob, name, namespace, in_progress));
                    }
                }
            }
        }
        if found.is_empty() && namespace == Namespace::Macro {
            let declares = |id: &ModuleId| self.all[*id].declarations.contains_key(&key);
            found.extend((0..self.all.len()).filter(declares).map(Target::Item));
        }
        in_progress.pop();
        found.dedup();
        found
    }
}
