//! Enums, constants, structs and callbacks.

use anyhow::{Result, bail, ensure};
use indexmap::IndexMap;
use serde::Serialize;

use super::docs::Writer;
use super::{lines, names, natives};
use crate::model::{
    Api, Constant, Field, Function, NamedCallback, OwnerKind, Parameter, Role, Scalar, Struct,
    Type, camel_case, of_callback, pascal_case,
};

/// The indentation of a type and of its members, and one level more.
const TYPE: usize = 4;
const MEMBER: usize = 8;

#[derive(Serialize)]
pub struct EnumView {
    docs: Vec<String>,
    name: String,
    scalar: &'static str,
    flags: bool,
    values: Vec<(Vec<String>, String, u32)>,
}

pub fn enums(api: &Api) -> Vec<EnumView> {
    let writer = Writer::new(api);
    let view = |of: &crate::model::Enum| {
        let value = |value: &crate::model::EnumValue| {
            let docs = writer.comment(&api.constants[&value.constant].docs, MEMBER, false);
            (docs, names::enum_value(&of.name, value), value.value)
        };
        EnumView {
            docs: writer.comment(&of.docs, TYPE, false),
            name: of.name.clone(),
            scalar: names::native_scalar(of.scalar),
            flags: of.flags,
            values: of.values.iter().map(value).collect(),
        }
    };
    api.enums.values().map(view).collect()
}

/// The constants that belong to no enum: documentation, type, name and value.
pub fn constants(api: &Api) -> Vec<(Vec<String>, &'static str, String, String)> {
    let writer = Writer::new(api);
    let of_no_enum = api.constants.iter().filter(|(_, of)| of.of.is_none());
    let view = |(name, of): (&String, &crate::model::NamedConstant)| {
        let docs = writer.comment(&of.docs, MEMBER, false);
        let (scalar, value) = match &of.value {
            Constant::Number(value) if i32::try_from(*value).is_ok() => ("int", value.to_string()),
            Constant::Number(value) => ("uint", value.to_string()),
            Constant::Expression(text) => {
                let names = api.constants.keys().filter(|name| text.contains(*name));
                let value = names.fold(text.clone(), |text, name| {
                    text.replace(name, &names::constant(name))
                });
                ("int", value)
            }
        };
        (docs, scalar, names::constant(name), value)
    };
    of_no_enum.map(view).collect()
}

/// A struct that C reads as it is.
#[derive(Serialize)]
pub struct PlainView {
    docs: Vec<String>,
    name: String,
    /// The private line, the documentation and the public lines of each member.
    members: Vec<(Option<String>, Vec<String>, Vec<String>)>,
    /// The parameter and field of each value, if all fields are such.
    values: Vec<(String, String)>,
    /// The declaration of the constructor from the values.
    constructor: Vec<String>,
}

/// A struct with references in place of the pointers of C.
#[derive(Serialize)]
pub struct ManagedView {
    docs: Vec<String>,
    name: String,
    members: Vec<(Vec<String>, String)>,
    /// Statements that check the lengths of lists.
    checks: Vec<String>,
    /// The fields of the struct of C, and what each is here; none if it stays 0.
    native: Vec<(String, String, Option<String>)>,
    /// The fields, and what they are in the struct of C, if functions return it.
    from_native: Vec<(String, String)>,
    /// The lists whose common length is a parameter beside the struct.
    lists: Vec<String>,
    /// Whether it is an optional parameter, and whether lists of it are parameters.
    is_optional: bool,
    is_element: bool,
}

/// Buffers that a function fills.
#[derive(Serialize)]
pub struct BuffersView {
    name: String,
    /// The fields of the struct of C.
    native: Vec<(String, String)>,
    lists: Vec<BufferView>,
    /// The struct that has the counts.
    result: String,
    /// The capacities, and the field of the result that is the count.
    counts: Vec<(String, String)>,
}

#[derive(Serialize)]
struct BufferView {
    field: String,
    name: String,
    element: String,
    capacity: String,
    /// The name of the method that returns it, its type and its statement; none for sizes.
    value: Option<(String, String, Vec<String>)>,
}

fn is_reserved(field: &Field) -> bool {
    field.name == "reserved"
}

pub fn plain_structs(api: &Api) -> Result<Vec<PlainView>> {
    let structs = api.structs.iter();
    let plain = structs.filter(|(name, _)| !names::holds_pointers(api, name));
    plain.map(|(_, of)| plain_struct(api, of)).collect()
}

fn plain_struct(api: &Api, of: &Struct) -> Result<PlainView> {
    let writer = Writer::new(api);
    let mut members = Vec::new();
    let mut values = Vec::new();
    let mut parameters = Vec::new();
    let mut all_values = true;
    for field in &of.fields {
        let docs = writer.comment(&field.docs, MEMBER, false);
        let (private, name) = (names::local(&field.name), pascal_case(&field.name));
        check_field(of, field)?;
        if let Type::Array { of: item, length } = &field.of {
            let item = names::native_type(api, item);
            let parts: Vec<_> = (0..*length).map(|at| format!("{private}{at}")).collect();
            let fields = Some(format!("private {item} {};", parts.join(", ")));
            if is_reserved(field) {
                members.push((fields, Vec::new(), Vec::new()));
                continue;
            }
            let all = format!("new[] {{ {} }}", parts.join(", "));
            let value = match &field.length {
                Some(length) => format!("Lists.Trim({all}, {})", names::local(length)),
                None => all,
            };
            let lines = vec![
                format!("public {item}[] {name}"),
                "{".to_owned(),
                format!("    get {{ return {value}; }}"),
                "}".to_owned(),
            ];
            members.push((fields, docs, lines));
            all_values = false;
            continue;
        }
        if is_reserved(field) {
            let of = names::native_type(api, &field.of);
            members.push((
                Some(format!("private {of} {private};")),
                Vec::new(),
                Vec::new(),
            ));
        } else if field.flag {
            let lines = vec![
                format!("public bool {name}"),
                "{".to_owned(),
                format!("    get {{ return {private} != 0; }}"),
                format!("    set {{ {private} = value ? 1u : 0u; }}"),
                "}".to_owned(),
            ];
            let docs = writer.flag(&field.docs, MEMBER);
            members.push((Some(format!("private uint {private};")), docs, lines));
            all_values = false;
        } else if field.of == Type::Scalar(Scalar::Size) {
            let lines = vec![
                format!("public long {name}"),
                "{".to_owned(),
                format!("    get {{ return Sizes.ToLong({private}); }}"),
                format!("    set {{ {private} = Sizes.ToNative(value, \"value\"); }}"),
                "}".to_owned(),
            ];
            members.push((Some(format!("private UIntPtr {private};")), docs, lines));
            all_values = false;
        } else if matches!(field.of, Type::Scalar(_) | Type::Named(_)) {
            let of = names::native_type(api, &field.of);
            members.push((None, docs, vec![format!("public {of} {name};")]));
            parameters.push(format!("{of} {private}"));
            values.push((private, name));
        } else {
            bail!(
                "{}.{} has a type that C# has no field for",
                of.name,
                field.name
            );
        }
    }
    if !all_values {
        values.clear();
    }
    let constructor = format!("public {}({})", of.name, parameters.join(", "));
    Ok(PlainView {
        docs: writer.comment(&of.docs, TYPE, false),
        name: of.name.clone(),
        members,
        values,
        constructor: lines::broken(&constructor, MEMBER),
    })
}

/// A `bool` of C has one byte, which no `bool` in a struct of C# has.
fn check_field(of: &Struct, field: &Field) -> Result<()> {
    let is_bool = field.of == Type::Scalar(Scalar::Bool);
    ensure!(!is_bool, "{}.{} is no integer", of.name, field.name);
    names::check_member(&of.name, &pascal_case(&field.name))
}

/// The fields of a struct as C has them.
fn native_fields(api: &Api, of: &Struct) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    for field in &of.fields {
        let name = names::local(&field.name);
        match &field.of {
            Type::Array { of, length } => {
                let of = names::native_type(api, of);
                fields.extend((0..*length).map(|at| (of.clone(), format!("{name}{at}"))));
            }
            of => fields.push((names::native_type(api, of), name)),
        }
    }
    fields
}

pub fn managed_structs(api: &Api) -> Result<Vec<ManagedView>> {
    let structs = api.structs.iter();
    let managed = structs
        .filter(|(name, _)| names::holds_pointers(api, name) && !names::is_buffers(api, name));
    managed
        .map(|(name, of)| managed_struct(api, name, of))
        .collect()
}

fn managed_struct(api: &Api, c_name: &str, of: &Struct) -> Result<ManagedView> {
    let writer = Writer::new(api);
    let mut view = ManagedView {
        docs: writer.comment(&of.docs, TYPE, false),
        name: of.name.clone(),
        members: Vec::new(),
        checks: Vec::new(),
        native: Vec::new(),
        from_native: Vec::new(),
        lists: Vec::new(),
        is_optional: is_parameter(api, c_name, |of| of.role == Role::Input && of.optional),
        is_element: is_parameter(api, c_name, |of| matches!(of.role, Role::Elements { .. })),
    };
    let is_returned = is_parameter(api, c_name, |of| of.role == Role::Output);
    let list_of = |name: &str| {
        let mut fields = of.fields.iter();
        fields.find(|field| field.length.as_deref() == Some(name))
    };
    let mut here = Vec::new();
    for field in of.fields.iter().filter(|field| !is_reserved(field)) {
        let (private, name) = (names::local(&field.name), pascal_case(&field.name));
        check_field(of, field)?;
        if let Some(list) = list_of(&field.name) {
            here.push((private, format!("Lists.Count({})", pascal_case(&list.name))));
            continue;
        }
        let mut docs = writer.comment(&field.docs, MEMBER, false);
        let native = format!("native.{private}");
        let (kind, to_native, from_native) = if let Some(length) = &field.length {
            let element = natives::element(api, &field.of);
            if length.contains('*') {
                let length = product(length, pascal_case);
                view.checks
                    .push(format!("Check.Length({name}, {length}, \"{name}\");"));
            } else if !of.fields.iter().any(|field| field.name == *length) {
                view.lists.push(name.clone());
            }
            (
                format!("{element}[]"),
                format!("borrowed.Pin({name})"),
                None,
            )
        } else if let Some(handle) = api.handle_of(&field.of) {
            let class = names::of_type(api, handle);
            let to_native = format!("borrowed.Hold({name} == null ? null : {name}.Handle)");
            (
                class.clone(),
                to_native,
                Some(format!("{class}.Shared({native})")),
            )
        } else if matches!(field.of, Type::Callback(_)) {
            let callback = names::field_callback(&of.name, &field.name);
            let pointer = format!("Trampolines.{callback}Pointer");
            (
                callback,
                format!("{name} == null ? IntPtr.Zero : {pointer}"),
                None,
            )
        } else if field.flag {
            docs = writer.flag(&field.docs, MEMBER);
            let from_native = format!("{native} != 0");
            (
                "bool".to_owned(),
                format!("{name} ? 1u : 0u"),
                Some(from_native),
            )
        } else if field.of == Type::Scalar(Scalar::Size) {
            let to_native = format!("Sizes.ToNative({name}, \"{name}\")");
            (
                "long".to_owned(),
                to_native,
                Some(format!("Sizes.ToLong({native})")),
            )
        } else {
            let kind = names::public_type(api, &field.of);
            (kind, name.clone(), Some(native.clone()))
        };
        view.members.push((docs, format!("public {kind} {name};")));
        here.push((private, to_native));
        if let Some(from_native) = from_native
            && is_returned
        {
            view.from_native.push((name, from_native));
        } else if is_returned {
            bail!("{c_name}.{} cannot be returned in C#", field.name);
        }
    }
    let value = |name: &str| here.iter().find(|(field, _)| field == name);
    for (kind, name) in native_fields(api, of) {
        let value = value(&name).map(|(_, value)| value.clone());
        view.native.push((kind, name, value));
    }
    Ok(view)
}

/// Whether a function has a pointer to a struct or opaque struct as such a parameter.
fn is_parameter(api: &Api, name: &str, is: impl Fn(&Parameter) -> bool) -> bool {
    let mut parameters = api.functions.values().flat_map(|of| &of.parameters);
    parameters.any(|of| {
        let mut to = of.of.pointee().map(|(to, _)| to);
        while let Some((inner, _)) = to.and_then(Type::pointee) {
            to = Some(inner);
        }
        to.and_then(Type::name) == Some(name) && is(of)
    })
}

/// `width * height` with the names of C#.
pub fn product(text: &str, name: impl Fn(&str) -> String) -> String {
    let factors = text.split(" * ").map(|factor| {
        let is_number = factor.parse::<usize>().is_ok();
        if is_number {
            factor.to_owned()
        } else {
            name(factor)
        }
    });
    factors.collect::<Vec<_>>().join(" * ")
}

pub fn buffers(api: &Api) -> Vec<BuffersView> {
    let structs = api.structs.iter();
    let buffers = structs.filter(|(name, _)| names::is_buffers(api, name));
    buffers.map(|(_, of)| buffers_struct(api, of)).collect()
}

fn buffers_struct(api: &Api, of: &Struct) -> BuffersView {
    let mut result = String::new();
    let mut counts: Vec<(String, String)> = Vec::new();
    let mut lists = Vec::new();
    for field in &of.fields {
        let (Some(count), Some(capacity)) = (&field.count, &field.length) else {
            continue;
        };
        let (of_result, count) = count.split_once('.').expect("a field of a struct");
        result = names::of_type(api, of_result);
        let capacity = names::local(capacity);
        if counts.iter().all(|(other, _)| *other != capacity) {
            counts.push((capacity.clone(), pascal_case(count)));
        }
        let is_sizes = of
            .fields
            .iter()
            .any(|other| other.sizes.as_ref() == Some(&field.name));
        lists.push(BufferView {
            field: names::local(&field.name),
            name: names::local(&field.name),
            element: natives::element(api, &field.of),
            value: (!is_sizes).then(|| split(api, of, field)),
            capacity,
        });
    }
    BuffersView {
        name: of.name.clone(),
        native: native_fields(api, of),
        lists,
        result,
        counts,
    }
}

/// The method, type and statement of a list that consists of lists.
fn split(api: &Api, of: &Struct, list: &Field) -> (String, String, Vec<String>) {
    let mut kind = format!("{}[]", natives::element(api, &list.of));
    let mut value = names::local(&list.name);
    let mut at = list;
    while let Some(sizes) = &at.sizes {
        at = of
            .fields
            .iter()
            .find(|field| field.name == *sizes)
            .expect("a field with sizes");
        kind += "[]";
        value = format!(
            "Lists.Split({value}, {}, {})",
            names::local(sizes),
            count_of(at)
        );
    }
    let statement = lines::broken(&format!("return {value};"), MEMBER + 4);
    (pascal_case(&list.name), kind, statement)
}

fn count_of(field: &Field) -> String {
    names::local(field.length.as_deref().expect("a buffer has a capacity"))
}

/// The lists that the buffers of a struct hold for the caller: the name and the type of each.
pub fn buffer_lists(api: &Api, of: &str) -> Vec<(String, String)> {
    let lists = buffers_struct(api, &api.structs[of]).lists.into_iter();
    let values = lists.filter_map(|list| list.value);
    values.map(|(name, kind, _)| (name, kind)).collect()
}

/// A type of functions that C calls.
#[derive(Serialize)]
pub struct CallbackView {
    docs: Vec<String>,
    name: String,
    result: &'static str,
    /// What is returned after an exception, with a space: bodies meet, and all else ends.
    otherwise: &'static str,
    parameters: Vec<String>,
    native: Vec<String>,
    /// Statements that open what the call borrows.
    usings: Vec<String>,
    /// The call of the function of a state.
    call: String,
    /// The field, if it is one of several functions.
    field: Option<String>,
}

pub fn callbacks(api: &Api) -> Result<Vec<CallbackView>> {
    let mut views: Vec<_> = api
        .callbacks
        .values()
        .map(|of| named_callback(api, of))
        .collect();
    for of in api.structs.values() {
        for field in &of.fields {
            let Type::Callback(callback) = &field.of else {
                continue;
            };
            let writer = Writer::new(api);
            views.push(callback_view(
                api,
                writer.comment(&field.docs, TYPE, false),
                names::field_callback(&of.name, &field.name),
                &callback.result,
                &of_callback(&callback.parameters, &IndexMap::new(), api)?,
                Some((&of.name, &field.name)),
            ));
        }
    }
    Ok(views)
}

fn named_callback(api: &Api, of: &NamedCallback) -> CallbackView {
    let docs = Writer::new(api).comment(&of.docs, TYPE, false);
    callback_view(api, docs, of.name.clone(), &of.result, &of.parameters, None)
}

fn callback_view(
    api: &Api,
    docs: Vec<String>,
    name: String,
    result: &Type,
    parameters: &[Parameter],
    field: Option<(&str, &str)>,
) -> CallbackView {
    let (mut own, mut usings, mut arguments) = (Vec::new(), Vec::new(), Vec::new());
    for parameter in parameters {
        let local = names::local(&parameter.name);
        if let Some(handle) = api.handle_of(&parameter.of) {
            let class = names::of_type(api, handle);
            own.push(format!("{class} {local}"));
            let borrowed = format!("{local}Borrowed");
            usings.push(format!(
                "using ({class} {borrowed} = {class}.Borrow({local}))"
            ));
            arguments.push(borrowed);
            continue;
        }
        match &parameter.role {
            Role::User | Role::Length => {}
            Role::Elements { length } => {
                let element = natives::element(api, &parameter.of);
                own.push(format!("{element}[] {local}"));
                let count = names::local(length);
                arguments.push(format!("Lists.Copy<{element}>({local}, {count})"));
            }
            _ if is_text(&parameter.of) => {
                own.push(format!("string {local}"));
                arguments.push(format!("Text.Read({local})"));
            }
            _ => {
                own.push(format!(
                    "{} {local}",
                    names::public_type(api, &parameter.of)
                ));
                arguments.push(local);
            }
        }
    }
    let function = match field {
        Some((of, field)) => format!("(({of})state.Function).{}", pascal_case(field)),
        None => format!("(({name})state.Function)"),
    };
    let is_void = *result == Type::Void;
    let result = if is_void { "" } else { "return " };
    CallbackView {
        docs,
        result: if is_void { "void" } else { "bool" },
        otherwise: match &*name {
            _ if is_void => "",
            "PairPredicate" => " true",
            _ => " false",
        },
        parameters: own,
        native: natives::callback_parameters(api, parameters),
        usings,
        call: format!("{result}{function}({})", arguments.join(", ")),
        field: field.map(|(_, field)| camel_case(field)),
        name,
    }
}

/// Whether a type is a text of C.
pub fn is_text(of: &Type) -> bool {
    of.pointee()
        .is_some_and(|(to, is_const)| is_const && *to == Type::Scalar(Scalar::Char))
}

/// The class of a handle, its function that frees it, and whether it keeps callbacks.
#[derive(Serialize)]
pub struct HandleView {
    class: String,
    /// The class that the handle's class extends.
    base: &'static str,
    free: String,
    keeps_callbacks: bool,
    /// Whether a function shares an object of the library.
    is_shared: bool,
    /// Whether callbacks get such objects, lists of them are made, and lists of them are passed.
    is_borrowed: bool,
    is_listed: bool,
    is_element: bool,
}

pub fn handle(api: &Api, owner: &str) -> Option<HandleView> {
    let OwnerKind::Object(of) = &api.owners[owner].kind else {
        return None;
    };
    let functions = api
        .functions
        .iter()
        .filter(|(_, function)| function.owner == owner);
    let is_shared = functions
        .into_iter()
        .any(|(_, function)| function.member == "share");
    let mut callbacks = api.callbacks.values().flat_map(|of| &of.parameters);
    let is_its = |parameter: &Parameter| api.handle_of(&parameter.of) == Some(of);
    let free = api.owners[owner].free.clone()?;
    let keeps_callbacks = keeps_callbacks(api, owner);
    let base = if keeps_callbacks {
        "CallbackHandle"
    } else {
        "SatHandle"
    };
    Some(HandleView {
        class: names::of_type(api, of),
        base,
        keeps_callbacks,
        is_shared,
        is_borrowed: is_shared || callbacks.any(is_its),
        is_listed: is_parameter(api, of, |of| matches!(of.role, Role::OutputList { .. })),
        is_element: is_parameter(api, of, |of| matches!(of.role, Role::Elements { .. })),
        free,
    })
}

/// Whether functions change objects, besides the one that frees them.
pub fn is_changed(api: &Api, owner: &str) -> bool {
    let free = api.owners[owner].free.as_ref();
    let mut functions = api.functions.iter();
    functions.any(|(name, function)| {
        function.owner == owner && free != Some(name) && changes_receiver(function)
    })
}

/// Whether objects keep callbacks after the call that passes them.
pub fn keeps_callbacks(api: &Api, owner: &str) -> bool {
    let is_object = matches!(api.owners[owner].kind, OwnerKind::Object(_));
    let mut functions = api.functions.values().filter(|of| of.owner == owner);
    is_object
        && functions.any(|of| {
            let has_callback = |p: &Parameter| matches!(p.role, Role::Callback { .. });
            of.parameters.iter().any(has_callback) && changes_receiver(of)
        })
}

/// Whether a function changes the object that it is a member of.
pub fn changes_receiver(of: &Function) -> bool {
    let receiver = of.parameters.first().filter(|p| p.role == Role::Receiver);
    receiver.is_some_and(|p| matches!(p.of.pointee(), Some((_, false))))
}
