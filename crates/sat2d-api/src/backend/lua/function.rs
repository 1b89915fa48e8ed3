//! The functions of the module. Pairs of numbers are two arguments, two results, and flat lists.

use anyhow::{Context, Result, bail, ensure};

use crate::backend::docs::{Script, wrap};
use crate::model::{Absence, Api, Function, OwnerKind, Parameter, Role, Scalar, Type};

/// Structs of two numbers.
const PAIRS: [&str; 4] = [
    "sat_vec2",
    "sat_pixel",
    "sat_compat_flash_pixel",
    "sat_compat_awt_point",
];

/// All functions that are not written by hand.
pub fn all(api: &Api) -> Result<String> {
    let mut texts = Vec::new();
    for (name, function) in &api.functions {
        if !function.is_by_hand("lua") && !function.is_left_out("lua") {
            let text = Writer::new(api, name, function).write();
            texts.push(text.with_context(|| format!("{name} in Lua"))?);
        }
    }
    Ok(texts.join("\n"))
}

struct Writer<'a> {
    api: &'a Api,
    name: &'a str,
    function: &'a Function,
    /// The parameters in Lua.
    arguments: Vec<String>,
    /// The annotations of parameters and results.
    notes: Vec<String>,
    /// What comes before the call.
    before: Vec<String>,
    /// The arguments in C.
    pass: Vec<String>,
    results: Vec<String>,
    /// The result is a list, which `list_of` collects.
    list: Option<String>,
}

impl<'a> Writer<'a> {
    fn new(api: &'a Api, name: &'a str, function: &'a Function) -> Self {
        Self {
            api,
            name,
            function,
            arguments: Vec::new(),
            notes: Vec::new(),
            before: Vec::new(),
            pass: Vec::new(),
            results: Vec::new(),
            list: None,
        }
    }

    fn write(mut self) -> Result<String> {
        ensure!(self.function.can_fail(), "a function that cannot fail");
        let (table, name) = place(self.api, self.name, self.function);
        let is_object = matches!(
            self.api.owners[&self.function.owner].kind,
            OwnerKind::Object(_)
        );
        let is_method = self.function.has_receiver() && (is_object || table == "Transform");
        let parameters = &self.function.parameters;
        if is_method {
            self.pass.push(match is_object {
                true => format!("handle(self, {table}, \"self\")"),
                false => "self".to_owned(),
            });
        }
        for (at, parameter) in parameters.iter().enumerate().skip(is_method.into()) {
            self.parameter(at, parameter)?;
        }
        let place = |name: &str, function: &Function| {
            let (table, member) = place(self.api, name, function);
            let separator = if function.has_receiver() && !table.contains('.') {
                ':'
            } else {
                '.'
            };
            format!("{table}{separator}{member}")
        };
        let script = Script {
            api: self.api,
            null: "nil",
            quote: '"',
            place: &place,
        };
        let mut lines = wrap(&script.summary(&self.function.docs), "--- ", 100);
        lines.append(&mut self.notes);
        let separator = if is_method { ':' } else { '.' };
        let head = format!("function {table}{separator}{name}(");
        let mut takes = self.arguments.join(", ");
        if head.len() + takes.len() > 98 {
            takes = format!("\n        {}\n    ", wrapped(&self.arguments));
        }
        lines.push(format!("{head}{takes})"));
        lines.extend(self.before.iter().map(|line| format!("    {line}")));
        let mut call = format!("C.{}({})", self.name, self.pass.join(", "));
        if call.len() > 80 {
            call = format!("C.{}(\n        {}\n    )", self.name, wrapped(&self.pass));
        }
        if let Some(list) = self.list {
            lines.push(format!("        return {call}"));
            lines.push("    end)".to_owned());
            self.results.push(list);
        } else {
            lines.push(format!("    check({call})"));
        }
        if !self.results.is_empty() {
            lines.push(format!("    return {}", self.results.join(", ")));
        }
        lines.push("end\n".to_owned());
        Ok(lines.join("\n"))
    }

    /// Adds what a parameter needs. Parameters that belong to another one add nothing.
    fn parameter(&mut self, at: usize, parameter: &Parameter) -> Result<()> {
        let api = self.api;
        let name = lua_name(&parameter.name);
        let pointee = parameter.of.pointee().map(|(to, _)| to);
        match &parameter.role {
            Role::Nested { level: 0, length } => {
                let list = length.trim_end_matches("_count").to_owned() + "s";
                let next = &self.function.parameters[at + 1..];
                let is_nested = |p: &&Parameter| matches!(p.role, Role::Nested { .. });
                let depth = next.iter().take_while(is_nested).count();
                let arrays = ["points", "ring_sizes", "part_sizes"][..=depth].join(", ");
                self.before.push(format!(
                    "local {arrays}, count = {list}_of({list}, \"{list}\")"
                ));
                self.pass.push(format!("{arrays}, count"));
                self.annotate(&list, &format!("number{}", "[]".repeat(depth + 1)));
                self.arguments.push(list);
            }
            Role::Elements { .. } => {
                let of = c_name(pointee)?;
                let kind = match of {
                    _ if PAIRS.contains(&of) => "pair_list",
                    "sat_body_id" => "id_list",
                    _ => "struct_list",
                };
                self.before.push(format!(
                    "local {name}_array, {name}_count = {kind}(\"{of}\", {name}, \"{name}\")"
                ));
                self.pass.push(format!("{name}_array, {name}_count"));
                self.annotate(&name, "table");
                self.arguments.push(name);
            }
            Role::OutputList { count, .. } => {
                ensure!(count == "out_count", "a count in a struct");
                let to = pointee.context("a list is a pointer")?;
                if *to == Type::Scalar(Scalar::Char) {
                    self.before.push(format!(
                        "local {name} = text_of(function(list, capacity, count)"
                    ));
                    self.list = Some(name);
                    self.notes.push("---@return string".to_owned());
                    self.pass.push("list, capacity, count".to_owned());
                    return Ok(());
                }
                let handle = api.handle_of(to);
                let item = match handle {
                    Some(of) => format!("{of} *"),
                    None => c_name(pointee)?.to_owned(),
                };
                self.before.push(format!(
                    "local {name} = list_of(\"{item}\", function(list, capacity, count)"
                ));
                self.list = Some(match handle {
                    Some(of) => format!("adopt_all({}, {name})", self.class(of)),
                    None => name,
                });
                self.notes.push(match handle {
                    Some(of) => format!("---@return sat2d.{}[]", self.class(of)),
                    None => "---@return table".to_owned(),
                });
                self.pass.push("list, capacity, count".to_owned());
            }
            Role::Output => self.output(name, pointee.context("an output is a pointer")?)?,
            Role::Receiver | Role::Input => self.input(name, parameter, pointee)?,
            Role::Nested { .. } | Role::Length | Role::Capacity | Role::OutputCount => {}
            role => bail!("the parameter {name} has the role {role:?}"),
        }
        Ok(())
    }

    fn class(&self, handle: &str) -> String {
        let owner = &self.api.handles[handle].owner;
        let lua = self.api.owners[owner].lua.clone();
        lua.unwrap_or_else(|| owner.clone())
    }

    fn output(&mut self, name: String, to: &Type) -> Result<()> {
        let handle = self.api.handle_of(to);
        let of = c_name(Some(
            handle.map_or(to, |_| to.pointee().expect("a handle").0),
        ))?;
        let is_struct = self.api.structs.contains_key(of);
        let made = match handle {
            Some(_) => format!("{of} *[1]"),
            None if is_struct => of.to_owned(),
            None => format!("{of}[1]"),
        };
        self.before.push(format!("local {name} = new(\"{made}\")"));
        let lua = match handle {
            Some(handle) => format!("sat2d.{}", self.class(handle)),
            None if PAIRS.contains(&of) => "number x, number y".to_owned(),
            None if of == "sat_transform" => "sat2d.Transform".to_owned(),
            None if of == "sat_body_id" => "number".to_owned(),
            None if is_struct && self.function.none.is_some() => "table?".to_owned(),
            None if is_struct => "table".to_owned(),
            None if self.api.enums.contains_key(of) => "string".to_owned(),
            None if of == "bool" => "boolean".to_owned(),
            None => "number".to_owned(),
        };
        self.notes.push(format!("---@return {lua}"));
        self.results.push(match handle {
            Some(handle) => format!("adopt({}, {name}[0])", self.class(handle)),
            None if PAIRS.contains(&of) => format!("{name}.x, {name}.y"),
            // nobody else has it
            None if of == "sat_transform" => name.clone(),
            None if is_struct && self.function.none == Some(Absence::Nan) => {
                format!("not_nan(from[\"{of}\"]({name}))")
            }
            None if is_struct => format!("from[\"{of}\"]({name})"),
            None => format!("from[\"{of}\"]({name}[0])"),
        });
        self.pass.push(name);
        Ok(())
    }

    fn input(&mut self, name: String, parameter: &Parameter, to: Option<&Type>) -> Result<()> {
        let api = self.api;
        if api.handle_of(&parameter.of).is_some() {
            let class = self.class(api.handle_of(&parameter.of).expect("a handle"));
            self.pass
                .push(format!("handle({name}, {class}, \"{name}\")"));
            self.annotate(&name, &format!("sat2d.{class}"));
            self.arguments.push(name);
            return Ok(());
        }
        let of = c_name(to.or(Some(&parameter.of)))?;
        if PAIRS.contains(&of) {
            let (x, y) = match name.as_str() {
                "point" | "position" => ("x".to_owned(), "y".to_owned()),
                _ => (format!("{name}_x"), format!("{name}_y")),
            };
            let check = match of {
                "sat_vec2" => "number",
                _ => "whole",
            };
            let checked = |name: &str| format!("{check}({name}, \"{name}\")");
            let (checked_x, checked_y) = (checked(&x), checked(&y));
            self.pass
                .push(format!("new(\"{of}\", {checked_x}, {checked_y})"));
            self.annotate(&x, "number");
            self.annotate(&y, "number");
            self.arguments.extend([x, y]);
            return Ok(());
        }
        self.pass.push(match of {
            "sat_transform" => format!("as_transform({name}, \"{name}\")"),
            "sat_body_id" => format!("id_of({name}, \"{name}\")"),
            _ if api.structs.contains_key(of) => format!("to(\"{of}\", {name}, \"{name}\")"),
            _ if api.enums.contains_key(of) => format!("number_of(\"{of}\", {name}, \"{name}\")"),
            _ => {
                ensure!(to.is_none(), "a pointer to numbers");
                match api.scalar(&parameter.of) {
                    Some(Scalar::F64 | Scalar::F32) => format!("number({name}, \"{name}\")"),
                    Some(Scalar::Bool) | None => name.clone(),
                    Some(Scalar::Size) => format!("natural({name}, \"{name}\")"),
                    Some(_) => format!("whole({name}, \"{name}\")"),
                }
            }
        });
        let lua = match of {
            "sat_transform" => "sat2d.TransformLike",
            "sat_body_id" => "number",
            _ if api.structs.contains_key(of) => "table",
            _ if api.enums.contains_key(of) => "string",
            _ if api.scalar(&parameter.of) == Some(Scalar::Bool) => "boolean",
            _ => "number",
        };
        // what may be left out has the default of the C API
        let is_optional = parameter.optional || api.enums.contains_key(of);
        let mark = if is_optional { "?" } else { "" };
        self.annotate(&format!("{name}{mark}"), lua);
        self.arguments.push(name);
        Ok(())
    }

    /// Says what a parameter takes, for language servers.
    fn annotate(&mut self, name: &str, of: &str) {
        self.notes.push(format!("---@param {name} {of}"));
    }
}

/// The table that the function belongs to, and its name there.
fn place(api: &Api, name: &str, function: &Function) -> (String, String) {
    let owner = &function.owner;
    let note = api.owners[owner].lua.as_deref();
    let mut parts = owner.splitn(3, '.');
    match (parts.next(), parts.next(), note) {
        (Some("compat"), Some(profile), None) => {
            let prefix = format!("sat_compat_{profile}_");
            let name = name.trim_start_matches(&prefix).to_owned();
            (format!("compat.{profile}"), name)
        }
        _ => {
            let table = note.unwrap_or(owner).to_owned();
            (table, function.member.clone())
        }
    }
}

/// The name of a number or of a type of the header.
fn c_name(of: Option<&Type>) -> Result<&str> {
    match of {
        Some(Type::Scalar(scalar)) => Ok(scalar.c_name()),
        Some(Type::Named(name)) => Ok(name),
        _ => bail!("a type without a name: {of:?}"),
    }
}

/// A name that is no keyword.
fn lua_name(name: &str) -> String {
    match name {
        "end" => "finish",
        "local" => "map",
        name => name,
    }
    .to_owned()
}

/// Arguments of a call, on as many lines as they need.
fn wrapped(items: &[String]) -> String {
    let mut lines = Vec::new();
    let mut line = String::new();
    for item in items {
        if line.len() + item.len() > 88 {
            lines.push(line);
            line = String::new();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(item);
        line.push(',');
    }
    line.pop();
    lines.push(line);
    lines.join("\n        ")
}
