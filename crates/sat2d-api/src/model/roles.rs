//! The roles of parameters, by the conventions of the C API: outputs are named `out_…`, the count
//! of a list follows it, and a buffer is followed by its capacity and its count. `api.toml` names
//! what does not follow them.

use anyhow::{Result, ensure};
use indexmap::IndexMap;

use super::types::{Api, Parameter, Role, Scalar, Type};

/// What the roles depend on besides the parameters.
pub struct Context<'a> {
    /// The struct or opaque struct of the owner.
    pub receiver: Option<&'a str>,
    pub is_handle: &'a dyn Fn(&str) -> bool,
    pub is_callback: &'a dyn Fn(&str) -> bool,
    /// Whether a struct has lists whose length is the parameter of this name.
    pub has_lists: &'a dyn Fn(&str, &str) -> bool,
    pub lengths: &'a IndexMap<String, String>,
    pub optional: &'a [String],
    pub most: &'a IndexMap<String, usize>,
    pub sizes: &'a IndexMap<String, String>,
}

/// The parameters of a callback, with the lengths of lists whose count does not follow them.
///
/// # Errors
///
/// If `lengths` names a parameter that does not exist.
pub fn of_callback(
    declared: &[(String, Type)],
    lengths: &IndexMap<String, String>,
    api: &Api,
) -> Result<Vec<Parameter>> {
    let context = Context {
        receiver: None,
        is_handle: &|name| api.handles.contains_key(name),
        is_callback: &|_| false,
        has_lists: &|_, _| false,
        lengths,
        optional: &[],
        most: &IndexMap::new(),
        sizes: &IndexMap::new(),
    };
    parameters(declared, &context)
}

/// The parameters with their roles.
///
/// # Errors
///
/// If a note names a parameter that does not exist.
pub fn parameters(declared: &[(String, Type)], context: &Context<'_>) -> Result<Vec<Parameter>> {
    let names = context.lengths.keys().chain(context.optional);
    let names = names.chain(context.most.keys()).chain(context.sizes.keys());
    for name in names {
        let known = declared.iter().any(|(declared, _)| declared == name);
        ensure!(
            known,
            "api.toml names the parameter {name}, which does not exist"
        );
    }
    let mut roles: Vec<Option<Role>> = vec![None; declared.len()];
    for at in 0..declared.len() {
        if roles[at].is_none() {
            assign(declared, at, context, &mut roles);
        }
    }
    let with_roles = declared.iter().zip(roles);
    Ok(with_roles
        .map(|((name, of), role)| Parameter {
            name: name.clone(),
            of: of.clone(),
            role: role.expect("each parameter got a role"),
            optional: context.optional.contains(name),
            sizes: context.sizes.get(name).cloned(),
        })
        .collect())
}

fn is_size(of: &Type) -> bool {
    *of == Type::Scalar(Scalar::Size)
}

/// Gives a role to a parameter, and to those after it that belong to it.
fn assign(
    declared: &[(String, Type)],
    at: usize,
    context: &Context<'_>,
    roles: &mut [Option<Role>],
) {
    let (name, of) = &declared[at];
    let name_at = |at: usize| declared.get(at).map_or("", |(name, _)| name.as_str());
    let is_output = name.starts_with("out_");
    if let Some(length) = context.lengths.get(name) {
        let length = length.clone();
        if let Some(count) = declared.iter().position(|(name, _)| *name == length)
            && name_at(count) != "capacity"
        {
            roles[count] = Some(Role::Length);
        }
        roles[at] = Some(if is_output {
            Role::OutputElements { length }
        } else {
            Role::Elements { length }
        });
        return;
    }
    if is_output {
        roles[at] = Some(Role::Output);
        if name_at(at + 1) == "capacity" {
            let count = name_at(at + 2).to_owned();
            let capacity = "capacity".to_owned();
            roles[at + 1] = Some(Role::Capacity);
            let count = if count == "out_count" {
                roles[at + 2] = Some(Role::OutputCount);
                count
            } else {
                format!("{count}.hit_count")
            };
            let most = context.most.get(name).copied();
            roles[at] = Some(Role::OutputList {
                capacity,
                count,
                most,
            });
        }
        return;
    }
    if let Type::Named(of) = of
        && (context.is_callback)(of)
    {
        let user = name_at(at + 1).to_owned();
        roles[at] = Some(Role::Callback { user });
        roles[at + 1] = Some(Role::User);
        return;
    }
    if name == "user"
        && *of
            == (Type::Pointer {
                to: Type::Void.into(),
                is_const: false,
            })
    {
        roles[at] = Some(Role::User);
        return;
    }
    let Some((to, is_const)) = of.pointee() else {
        roles[at] = Some(Role::Input);
        return;
    };
    let is_handle = to.name().is_some_and(context.is_handle);
    let depth = (at + 1..declared.len())
        .take_while(|at| name_at(*at).ends_with("_sizes") && !name_at(*at).starts_with("out_"))
        .count();
    if depth > 0 && is_const {
        let length = name_at(at + depth + 1).to_owned();
        for level in 0..=depth {
            let length = length.clone();
            roles[at + level] = Some(Role::Nested { level, length });
        }
        roles[at + depth + 1] = Some(Role::Length);
        return;
    }
    let next = declared.get(at + 1);
    let has_count =
        next.is_some_and(|(name, of)| is_size(of) && (name == "count" || name.ends_with("_count")));
    let has_lists = to
        .name()
        .is_some_and(|of| (context.has_lists)(of, name_at(at + 1)));
    let is_list = !is_handle && is_const && has_count && !has_lists;
    let is_receiver = at == 0 && !is_list && to.name().is_some() && to.name() == context.receiver;
    roles[at] = Some(if is_receiver {
        Role::Receiver
    } else if is_list {
        roles[at + 1] = Some(Role::Length);
        let length = name_at(at + 1).to_owned();
        Role::Elements { length }
    } else {
        Role::Input
    });
}
