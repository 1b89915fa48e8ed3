//! Joins declarations and notes, and fails if one of them does not know what the other has.

use std::collections::HashSet;

use anyhow::{Context as _, Result, bail, ensure};
use indexmap::IndexMap;

use super::layout::Layouts;
use super::names::camel_case;
use super::roles::{self, Context};
use super::types::{
    Api, Constant, Docs, Enum, EnumValue, Field, Function, Handle, Integer, NamedCallback,
    NamedConstant, Owner, OwnerKind, Role, Scalar, Section, Struct, Type,
};
use crate::declarations::{self, Item, ItemKind, Signature};
use crate::notes::{FunctionNote, Notes, OwnerNote};

/// The model.
///
/// # Errors
///
/// If the notes do not cover a declaration, or name something that is not declared.
pub fn build(declared: Vec<declarations::Section>, notes: &Notes) -> Result<Api> {
    let mut builder = Builder::new(notes)?;
    for section in declared {
        let items = section.items.iter().map(|item| item.name.clone());
        let mut noted = notes.sections.iter();
        let note = noted.find(|note| note.name == section.name);
        let note = note.with_context(|| format!("api.toml has no section {}", section.name))?;
        builder.api.sections.push(Section {
            name: section.name,
            header: note.header(),
            title: section.title,
            docs: section.docs,
            items: items.collect(),
        });
        for item in section.items {
            let name = item.name.clone();
            builder.add(item).with_context(|| format!("at {name}"))?;
        }
    }
    builder.finish()
}

struct Builder<'a> {
    notes: &'a Notes,
    api: Api,
    layouts: [Layouts; 2],
}

/// The names in the notes that were not declared.
fn undeclared<'a, T, U>(
    notes: &'a IndexMap<String, T>,
    declared: &IndexMap<String, U>,
) -> Vec<&'a str> {
    let names = notes.keys().map(String::as_str);
    names.filter(|name| !declared.contains_key(*name)).collect()
}

impl<'a> Builder<'a> {
    fn new(notes: &'a Notes) -> Result<Self> {
        let mut owners = IndexMap::new();
        for (name, note) in &notes.owners {
            let kind = match (&note.handle, &note.value) {
                (Some(handle), None) => OwnerKind::Object(handle.clone()),
                (None, Some(value)) => OwnerKind::Value(value.clone()),
                (None, None) => OwnerKind::Module,
                _ => bail!("{name} in api.toml is an object and a value"),
            };
            let owner = Owner {
                kind,
                free: note.free.clone(),
                lua: note.lua.clone(),
                java: note.java.clone(),
            };
            owners.insert(name.clone(), owner);
        }
        let api = Api {
            sections: Vec::new(),
            owners,
            constants: IndexMap::new(),
            enums: IndexMap::new(),
            integers: IndexMap::new(),
            structs: IndexMap::new(),
            handles: IndexMap::new(),
            callbacks: IndexMap::new(),
            functions: IndexMap::new(),
            parameters: notes.parameters.clone(),
        };
        let layouts = [Layouts::new(4), Layouts::new(8)];
        Ok(Self {
            notes,
            api,
            layouts,
        })
    }

    fn add(&mut self, item: Item) -> Result<()> {
        let Item { name, docs, kind } = item;
        match kind {
            ItemKind::Constant(value) => {
                let of = None;
                self.api
                    .constants
                    .insert(name, NamedConstant { value, of, docs });
            }
            ItemKind::Integer(scalar) => self.add_integer(name, scalar, docs)?,
            ItemKind::Struct(fields) => self.add_struct(name, fields, docs)?,
            ItemKind::Handle => {
                let is_its = |owner: &Owner| owner.kind == OwnerKind::Object(name.clone());
                let owner = self.api.owners.iter().find(|(_, owner)| is_its(owner));
                let owner = owner.context("no owner in api.toml has this handle")?;
                let owner = owner.0.clone();
                self.api.handles.insert(name, Handle { owner, docs });
            }
            ItemKind::Callback(signature) => {
                let note = self.notes.callbacks.get(&name);
                let note = note.context("api.toml has no entry in [callbacks]")?;
                let callback = NamedCallback {
                    name: note.name.clone(),
                    parameters: roles::of_callback(
                        &signature.parameters,
                        &note.lengths,
                        &self.api,
                    )?,
                    result: signature.result,
                    docs,
                };
                self.api.callbacks.insert(name, callback);
            }
            ItemKind::Function(signature) => {
                let note = self.notes.functions.get(&name);
                let note = note.context("api.toml has no entry in [functions]")?;
                let function = self.function(&name, note, signature, docs)?;
                self.api.functions.insert(name, function);
            }
        }
        Ok(())
    }

    fn add_integer(&mut self, name: String, scalar: Scalar, docs: Docs) -> Result<()> {
        for layouts in &mut self.layouts {
            layouts.add_integer(&name, scalar);
        }
        if let Some(note) = self.notes.enums.get(&name) {
            let of = Enum {
                name: note.name.clone(),
                scalar,
                flags: note.flags,
                values: Vec::new(),
                java: note.java.clone(),
                core: note.core.clone(),
                not_in_core: note.not_in_core.clone(),
                docs,
            };
            self.api.enums.insert(name, of);
        } else {
            let note = self.notes.integers.get(&name);
            let note = note.context("api.toml has no entry in [enums] or [integers]")?;
            let name_there = note.name.clone();
            self.api.integers.insert(
                name,
                Integer {
                    name: name_there,
                    scalar,
                    docs,
                },
            );
        }
        Ok(())
    }

    fn add_struct(
        &mut self,
        name: String,
        declared: Vec<declarations::Field>,
        docs: Docs,
    ) -> Result<()> {
        let note = self.notes.structs.get(&name);
        let note = note.context("api.toml has no entry in [structs]")?;
        let noted = note.flags.iter().chain(&note.optional).chain(&note.none);
        let noted = noted.chain(note.counts.keys()).chain(note.sizes.keys());
        for field in noted.chain(note.lengths.keys()) {
            let known = declared.iter().any(|declared| declared.name == *field);
            ensure!(
                known,
                "api.toml names the field {field}, which does not exist"
            );
        }
        let [(offsets_32, layout_32), (offsets_64, layout_64)] =
            self.layouts.each_mut().map(|layouts| {
                let types = declared.iter().map(|field| &field.of);
                layouts.add_struct(&name, types)
            });
        let with_offsets = declared
            .into_iter()
            .zip(offsets_32.into_iter().zip(offsets_64));
        let fields = with_offsets.map(|(field, offsets)| Field {
            offset: [offsets.0, offsets.1],
            flag: note.flags.contains(&field.name),
            length: note.lengths.get(&field.name).cloned(),
            optional: note.optional.contains(&field.name),
            count: note.counts.get(&field.name).cloned(),
            sizes: note.sizes.get(&field.name).cloned(),
            name: field.name,
            of: field.of,
            docs: field.docs,
        });
        let made = Struct {
            name: note.name.clone(),
            fields: fields.collect(),
            size: [layout_32.size, layout_64.size],
            alignment: [layout_32.alignment, layout_64.alignment],
            none: note.none.clone(),
            text: note.text.clone(),
            by_hand: note.by_hand.clone(),
            java: note.java.clone(),
            docs,
        };
        self.api.structs.insert(name, made);
        Ok(())
    }

    fn function(
        &self,
        name: &str,
        note: &FunctionNote,
        signature: Signature,
        docs: Docs,
    ) -> Result<Function> {
        let owner = self.api.owners.get(&note.owner);
        let owner = owner.with_context(|| format!("{} is no owner in api.toml", note.owner))?;
        let receiver = match &owner.kind {
            OwnerKind::Object(name) | OwnerKind::Value(name) => Some(name.as_str()),
            OwnerKind::Module => None,
        };
        let context = Context {
            receiver,
            is_handle: &|name| self.api.handles.contains_key(name),
            is_callback: &|name| self.api.callbacks.contains_key(name),
            has_lists: &|name, length| self.api.has_lists_beside(name, length),
            lengths: &note.lengths,
            optional: &note.optional,
            most: &note.most,
            sizes: &note.sizes,
        };
        let parameters = roles::parameters(&signature.parameters, &context)?;
        let noted = [
            ("python", &note.python),
            ("js", &note.js),
            ("java", &note.java),
            ("lua", &note.lua),
            ("cs", &note.cs),
        ];
        let has_receiver = parameters.first().is_some_and(|p| p.role == Role::Receiver);
        let owner = &self.notes.owners[&note.owner];
        let languages = noted.into_iter().filter_map(|(language, place)| {
            let usual = || usual_place(language, name, note, owner, has_receiver);
            Some((language, place.clone().or_else(usual)?))
        });
        if note.none.is_some() {
            let mut outputs = parameters.iter().filter(|p| p.role == Role::Output);
            let of = outputs
                .next()
                .and_then(|output| output.of.pointee()?.0.name());
            let fields = of.and_then(|of| Some(&self.api.structs.get(of)?.fields));
            let is_double = |field: &Field| field.of == Type::Scalar(Scalar::F64);
            ensure!(
                fields.is_some_and(|fields| fields.iter().all(is_double))
                    && outputs.next().is_none(),
                "api.toml says how it has no result, but it has no struct of doubles as its only one"
            );
        }
        Ok(Function {
            owner: note.owner.clone(),
            member: note.name.clone(),
            result: signature.result,
            parameters,
            languages: languages.collect(),
            none: note.none,
            by_hand: note.by_hand.clone(),
            docs,
        })
    }

    /// Gives the constants to their enums, and checks that nothing is left over.
    fn finish(mut self) -> Result<Api> {
        let notes = self.notes;
        for (name, of) in &mut self.api.enums {
            let note = &notes.enums[name];
            let declared = self.api.constants.iter_mut();
            let its_own = declared.filter(|(constant, _)| {
                constant.starts_with(&note.prefix)
                    && (note.constants.is_empty() || note.constants.contains(constant))
            });
            for (constant, entry) in its_own {
                let Constant::Number(value) = entry.value else {
                    bail!("{constant} of {name} is no number");
                };
                let other = entry.of.replace(name.clone());
                ensure!(
                    other.is_none(),
                    "{constant} belongs to {other:?} and {name}"
                );
                of.values.push(EnumValue {
                    name: constant[note.prefix.len()..].to_lowercase(),
                    constant: constant.clone(),
                    value,
                });
            }
            ensure!(!of.values.is_empty(), "{name} has no constants");
        }
        for (name, constant) in &self.api.constants {
            ensure!(
                constant.of.is_some() != notes.constants.contains_key(name),
                "{name} must be a constant of one enum, or be in [constants] of api.toml"
            );
        }
        let api = &self.api;
        let parameters = api.functions.values().flat_map(|f| &f.parameters);
        let fields = api.structs.values().flat_map(|of| &of.fields);
        let fields = fields.map(|field| &field.name);
        let names: HashSet<_> = parameters.map(|p| &p.name).chain(fields).collect();
        for name in notes.parameters.keys() {
            ensure!(
                names.contains(name),
                "api.toml names the parameter {name}, which does not exist"
            );
        }
        let left_over = [
            undeclared(&notes.enums, &api.enums),
            undeclared(&notes.integers, &api.integers),
            undeclared(&notes.structs, &api.structs),
            undeclared(&notes.callbacks, &api.callbacks),
            undeclared(&notes.functions, &api.functions),
            undeclared(&notes.constants, &api.constants),
        ]
        .concat();
        ensure!(
            left_over.is_empty(),
            "api.toml has entries for what the header does not declare: {}",
            left_over.join(", ")
        );
        Ok(self.api)
    }
}

/// Where a function is in a language if the notes do not say it, for the languages whose tests look
/// it up there.
fn usual_place(
    language: &str,
    function: &str,
    note: &FunctionNote,
    owner: &OwnerNote,
    has_receiver: bool,
) -> Option<String> {
    let of = note.owner.as_str();
    match language {
        "python" if of == "sat2d" => Some(note.name.clone()),
        "python" => Some(format!("{of}.{}", note.name)),
        "js" if of == "sat2d" => Some(camel_case(&note.name)),
        // the functions of `compat` are not grouped
        "js" if of.starts_with("compat.") && owner.js.is_none() => {
            let name = function.trim_start_matches("sat_compat_");
            Some(format!("compat.{}", camel_case(name).replace("2d", "2D")))
        }
        "js" => {
            let of = owner.js.as_deref().unwrap_or(of);
            let separator = if has_receiver { '#' } else { '.' };
            Some(format!("{of}{separator}{}", camel_case(&note.name)))
        }
        _ => None,
    }
}
