//! The names of classes and members in Java.

use crate::model::{Api, Function, Parameter, Role, camel_case};

const LANGUAGE: &str = "java";

/// The class of an owner's functions. Those of `compat` are written by hand.
pub fn class_of_owner<'a>(api: &'a Api, owner: &'a str) -> Option<&'a str> {
    let java = api.owners[owner].java.as_deref();
    java.or((!owner.starts_with("compat.")).then_some(owner))
}

/// The class of a struct or of an opaque struct.
pub fn class_of<'a>(api: &'a Api, name: &str) -> Option<&'a str> {
    if let Some(handle) = api.handles.get(name) {
        return class_of_owner(api, &handle.owner);
    }
    let of = api.structs.get(name)?;
    let java = of.java.as_deref().unwrap_or(&of.name);
    (!java.starts_with("- ") && !name.starts_with("sat_compat_")).then_some(java)
}

/// The Java enum of an enum, such as `Feature.Kind`. Sums of flags and statuses are numbers.
pub fn enum_of<'a>(api: &'a Api, name: &str) -> Option<&'a str> {
    let of = api.enums.get(name)?;
    let is_number = of.flags || name == "sat_status" || name.starts_with("sat_compat_");
    (!is_number).then(|| of.java.as_deref().unwrap_or(&of.name))
}

/// The class and the name of the member that a function is, written by hand or not.
pub fn place(api: &Api, function: &Function) -> Option<(String, String)> {
    if function.is_left_out(LANGUAGE) {
        return None;
    }
    if let Some(place) = function.languages.get(LANGUAGE) {
        let (class, member) = place.split_once('.')?;
        return Some((class.to_owned(), member.to_owned()));
    }
    let class = class_of_owner(api, &function.owner)?;
    Some((class.to_owned(), camel_case(&function.member)))
}

/// Whether a method of a function is generated.
pub fn is_generated(api: &Api, function: &Function) -> bool {
    !function.is_by_hand(LANGUAGE)
        && !function.is_left_out(LANGUAGE)
        && class_of_owner(api, &function.owner).is_some()
}

/// The parameter that is `this` in a method of a class: the first one, if it is of that class.
pub fn receiver<'a>(api: &Api, function: &'a Function, class: &str) -> Option<&'a Parameter> {
    let first = function.parameters.first()?;
    let (to, _) = first.of.pointee()?;
    let is_one = matches!(first.role, Role::Receiver | Role::Input);
    (is_one && class_of(api, to.name()?) == Some(class)).then_some(first)
}

/// A name with spaces, as a text has it.
pub fn words(name: &str) -> String {
    let name = name.replace('_', " ");
    name.replace("center", "centre")
}
