//! Functions that forward to the C API.

use anyhow::{Context, Result, bail, ensure};
use minijinja::value::Kwargs;

use crate::backend::docs::wrap;
use crate::model::{Api, Block, Function, Parameter, Role, Scalar, Type, snake_case};

/// The widest line.
const WIDTH: usize = 100;

/// Opaque structs and structs that have a class of their own: the struct, the class, what gives a
/// class's struct to C, and what a member function of the class passes.
const CLASSES: [(&str, &str, &str, &str); 7] = [
    ("sat_shape", "shape", "get()", "handle_"),
    ("sat_mask", "mask", "get()", "handle_"),
    ("sat_explanation", "explanation", "get()", "handle_"),
    ("sat_world", "world", "get()", "handle_"),
    ("sat_transform", "transform", "raw()", "map_"),
    ("sat_motion", "motion", "raw()", "motion_"),
    ("sat_compat_flash_stage", "stage", "get()", "handle_"),
];

/// Structs from which classes are derived. Functions take and return the struct itself.
const BASES: [&str; 7] = [
    "sat_body",
    "sat_filter",
    "sat_query_filter",
    "sat_sweep_options",
    "sat_decompose_options",
    "sat_move_options",
    "sat_character_options",
];

/// A function of C++.
struct Writer<'a> {
    api: &'a Api,
    name: &'a str,
    function: &'a Function,
    /// The profile of `compat` that it belongs to.
    profile: Option<&'a str>,
    parameters: Vec<String>,
    arguments: Vec<String>,
    /// The parameter that gets the result, and its type behind the pointer.
    output: Option<&'a Type>,
    /// The elements of a list that is the result.
    list: Option<&'a Type>,
    allocates: bool,
}

/// The forwarding function of a C function. `options`: `name`, if it has another name in C++;
/// `defaults`, a map from parameters to default arguments; `guess`, the length of most lists;
/// `infallible`, if it only fails for NULL, so that C++ has a plain result.
pub fn write(api: &Api, name: &str, options: &Kwargs) -> Result<String> {
    let function = api
        .functions
        .get(name)
        .context("no function has this name")?;
    let profile = name
        .strip_prefix("sat_compat_")
        .and_then(|rest| rest.split('_').next());
    let mut writer = Writer {
        api,
        name,
        function,
        profile,
        parameters: Vec::new(),
        arguments: Vec::new(),
        output: None,
        list: None,
        allocates: false,
    };
    let defaults: Option<minijinja::Value> = options.get("defaults")?;
    let cpp_name: Option<String> = options.get("name")?;
    let guess: Option<usize> = options.get("guess")?;
    for parameter in &function.parameters {
        let default = defaults.as_ref().map(|of| of.get_attr(&parameter.name));
        let default = default.transpose()?.filter(|value| !value.is_undefined());
        writer.add(parameter, default.map(|value| value.to_string()))?;
    }
    let infallible = options.get::<Option<bool>>("infallible")?.unwrap_or(false);
    writer.finish(cpp_name, guess.unwrap_or(0), infallible)
}

/// A comment of a paragraph.
pub fn comment(text: &str, indent: &str) -> Vec<String> {
    let single = format!("{indent}/** {text} */");
    if single.chars().count() <= WIDTH {
        return vec![single];
    }
    let mut lines = vec![format!("{indent}/**")];
    lines.extend(wrap(text, &format!("{indent} * "), WIDTH));
    lines.push(format!("{indent} */"));
    lines
}

impl<'a> Writer<'a> {
    /// The class of a struct or opaque struct, outside of `compat`.
    fn class(&self, of: &str) -> Option<(&'static str, &'static str, &'static str)> {
        let found = CLASSES.iter().find(|(name, ..)| *name == of);
        let of_profile = of.starts_with("sat_compat_");
        let found = found.filter(|_| self.profile.is_none() || of_profile || of != "sat_transform");
        found.map(|(_, class, out, own)| (*class, *out, *own))
    }

    /// A type by its name in C++.
    fn cpp_type(&self, of: &Type) -> Result<String> {
        Ok(match of {
            Type::Scalar(Scalar::Bool | Scalar::F32 | Scalar::F64) => {
                self.api.scalar(of).context("a number")?.c_name().to_owned()
            }
            Type::Scalar(scalar) => format!("std::{}", scalar.c_name()),
            Type::Named(name) => self.named(name),
            _ => bail!("a value of the type {of:?}"),
        })
    }

    fn named(&self, name: &str) -> String {
        // its member functions have names of types
        let scope = if ["World", "Explanation"].contains(&&*self.function.owner) {
            "sat2d::"
        } else {
            ""
        };
        if let Some((class, ..)) = self.class(name) {
            return format!("{scope}{class}");
        }
        let is_plain = self.profile.is_some() && name == "sat_transform";
        if is_plain || BASES.contains(&name) {
            return name.to_owned();
        }
        let own = self.profile.map(|profile| format!("sat_compat_{profile}_"));
        if let Some(rest) = own.and_then(|own| name.strip_prefix(&own).map(str::to_owned)) {
            return rest;
        }
        if let Some(of) = self.api.enums.get(name) {
            return format!("{scope}{}", snake_case(&of.name));
        }
        name.trim_start_matches("sat_").to_owned()
    }

    fn add(&mut self, parameter: &'a Parameter, default: Option<String>) -> Result<()> {
        let name = parameter_name(&parameter.name);
        let pointee = parameter.of.pointee().map(|(to, _)| to);
        let default = default.map_or_else(String::new, |value| format!(" = {value}"));
        match &parameter.role {
            Role::Receiver if self.class_of_owner().is_some() => {
                let of = pointee.and_then(Type::name).context("a receiver")?;
                let (.., own) = self.class(of).context("a receiver without a class")?;
                let is_handle = self.api.handles.contains_key(of);
                let own = if is_handle {
                    own.to_owned()
                } else {
                    format!("&{own}")
                };
                self.arguments.push(own);
            }
            // what has no class is an argument of a plain function
            Role::Receiver | Role::Input => {
                let Some(to) = pointee else {
                    return self.add_value(&name, &parameter.of, &default);
                };
                let of = to.name().context("a pointer to a number")?;
                let class = self.class(of);
                if parameter.optional {
                    self.parameters.push(format!("const {of} *{name}{default}"));
                    self.arguments.push(name);
                    return Ok(());
                }
                let cpp = self.named(of);
                self.parameters
                    .push(format!("const {cpp} &{name}{default}"));
                self.arguments.push(match class {
                    Some((_, out @ "get()", _)) => format!("{name}.{out}"),
                    Some((_, out, _)) => format!("&{name}.{out}"),
                    None => format!("&{name}"),
                });
            }
            Role::Elements { .. } => {
                let to = pointee.context("elements")?;
                let is_enum = to.name().is_some_and(|to| self.api.enums.contains_key(to));
                ensure!(!is_enum, "elements of an enum");
                let to = self.cpp_type(to)?;
                self.parameters.push(format!("const {to} *{name}"));
                self.arguments.push(name);
            }
            Role::Length => {
                self.parameters.push(format!("std::size_t {name}{default}"));
                self.arguments.push(name);
            }
            Role::Output => {
                if self.output.replace(pointee.context("an output")?).is_some() {
                    bail!("two outputs");
                }
                self.arguments.push("{out}".to_owned());
            }
            Role::OutputList { count, .. } if count == "out_count" => {
                self.list = pointee;
                self.allocates = true;
                self.arguments.push("buffer, capacity, count".to_owned());
            }
            Role::Capacity | Role::OutputCount => {}
            role => bail!("the parameter {name} has the role {role:?}"),
        }
        Ok(())
    }

    fn add_value(&mut self, name: &str, of: &Type, default: &str) -> Result<()> {
        let cpp = self.cpp_type(of)?;
        let of_struct = of.name().and_then(|of| self.api.structs.get(of));
        let is_large = of_struct.is_some_and(|of| of.size[1] > 16);
        self.parameters.push(if is_large {
            format!("const {cpp} &{name}{default}")
        } else {
            format!("{cpp} {name}{default}")
        });
        let of_enum = of.name().filter(|of| self.api.enums.contains_key(*of));
        self.arguments.push(match of_enum {
            Some(raw) => format!("static_cast<{raw}>({name})"),
            None => name.to_owned(),
        });
        Ok(())
    }

    fn finish(self, cpp_name: Option<String>, guess: usize, infallible: bool) -> Result<String> {
        let is_member = self.class_of_owner().is_some();
        let is_method = is_member && self.function.has_receiver();
        let indent = if is_member { "    " } else { "" };
        let own_name = cpp_name.unwrap_or_else(|| self.function.member.clone());
        let (of, body) = if infallible {
            self.infallible_body()?
        } else {
            self.body(guess)?
        };
        let is_const = is_method
            && self.function.parameters[0]
                .of
                .pointee()
                .is_some_and(|(_, is_const)| is_const);
        let mut lines = comment(&summary(self.function), indent);
        let discards = if is_method { !is_const } else { of == "void" };
        let nodiscard = if discards { "" } else { "SAT2D_NODISCARD " };
        let storage = match (is_member, is_method) {
            (true, true) => "",
            (true, false) => "static ",
            (false, _) => "inline ",
        };
        let (of, is_const) = (of.as_str(), is_const);
        let qualifiers = match (is_const, self.allocates) {
            (true, false) if infallible => " const noexcept",
            (false, false) if infallible => " noexcept",
            (true, true) => " const",
            (true, false) => " const SAT2D_NOEXCEPT",
            (false, true) => "",
            (false, false) => " SAT2D_NOEXCEPT",
        };
        let result = if infallible {
            format!("{indent}{nodiscard}{storage}{of}")
        } else {
            format!("{indent}{nodiscard}{storage}answer<{of}>")
        };
        lines.extend(head(
            &result,
            &own_name,
            &self.parameters,
            qualifiers,
            indent,
        ));
        for line in body {
            lines.extend(statement(&line, &format!("{indent}    ")));
        }
        lines.push(format!("{indent}}}"));
        Ok(lines.join("\n"))
    }

    /// The class that the function is a member of.
    fn class_of_owner(&self) -> Option<&'static str> {
        let own = match &self.api.owners[&self.function.owner].kind {
            crate::model::OwnerKind::Object(name) | crate::model::OwnerKind::Value(name) => name,
            crate::model::OwnerKind::Module => return None,
        };
        self.class(own).map(|(class, ..)| class)
    }

    /// The type of the result and the statements.
    fn body(&self, guess: usize) -> Result<(String, Vec<String>)> {
        if let Some(item) = self.list {
            let cpp = self.cpp_type(item)?;
            let call = self.call("");
            let parameters =
                format!("[&]({cpp} *buffer, std::size_t capacity, std::size_t *count) {{");
            return Ok((
                format!("std::vector<{cpp}>"),
                vec![
                    format!("return detail::list<{cpp}>("),
                    format!("    {guess}, {parameters}"),
                    format!("        return {call};"),
                    "    });".to_owned(),
                ],
            ));
        }
        let Some(of) = self.output else {
            let call = self.call("");
            return Ok((
                "void".to_owned(),
                vec![format!("return detail::done({call});")],
            ));
        };
        let of = of.pointee().map_or(of, |(to, _)| to);
        if let Some((made, _, own)) = of.name().and_then(|of| self.class(of)) {
            let class = self.cpp_type(of)?;
            if own == "handle_" && self.class_of_owner() != Some(made) {
                let raw = of.name().expect("a class has a struct");
                return Ok((
                    class.clone(),
                    vec![
                        format!("{raw} *made = nullptr;"),
                        format!("const sat_status code = {};", self.call("&made")),
                        format!("return detail::answered({class}::adopt(made), code);"),
                    ],
                ));
            }
            let call = self.call(&format!("&detail::slot(made).{own}"));
            return Ok((
                class.clone(),
                vec![
                    format!("answer<{class}> made{{detail::unset()}};"),
                    format!("detail::settle(made, {call});"),
                    "return made;".to_owned(),
                ],
            ));
        }
        let cpp = self.cpp_type(of)?;
        let raw = of.name().filter(|name| self.api.enums.contains_key(*name));
        if let Some(raw) = raw {
            let call = self.call("&found");
            return Ok((
                cpp.clone(),
                vec![
                    format!("{raw} found;"),
                    format!("const sat_status code = {call};"),
                    format!("return detail::told_as<{cpp}>(found, code);"),
                ],
            ));
        }
        let call = self.call("&detail::slot(made)");
        let is_struct = of
            .name()
            .is_some_and(|of| self.api.structs.contains_key(of));
        if is_struct {
            return Ok((
                cpp.clone(),
                vec![
                    format!("answer<{cpp}> made;"),
                    format!("detail::settle(made, {call});"),
                    "return made;".to_owned(),
                ],
            ));
        }
        let call = self.call("&found");
        Ok((
            cpp.clone(),
            vec![
                format!("{cpp} found;"),
                format!("const sat_status code = {call};"),
                "return detail::answered(found, code);".to_owned(),
            ],
        ))
    }

    /// The result type and the body of a function that only fails for NULL, which C++ does not
    /// pass.
    fn infallible_body(&self) -> Result<(String, Vec<String>)> {
        let of = self.cpp_type(self.output.context("an output")?)?;
        let body = vec![
            format!("{of} found;"),
            format!("(void){};", self.call("&found")),
            "return found;".to_owned(),
        ];
        Ok((of, body))
    }

    fn call(&self, output: &str) -> String {
        let arguments = self.arguments.join(", ").replace("{out}", output);
        format!("{}({arguments})", self.name)
    }
}

/// The first line of a function, or its lines.
fn head(
    result: &str,
    name: &str,
    parameters: &[String],
    qualifiers: &str,
    indent: &str,
) -> Vec<String> {
    let single = format!("{result} {name}({}){qualifiers} {{", parameters.join(", "));
    if single.len() <= WIDTH {
        return vec![single];
    }
    let list = format!("{name}({}){qualifiers} {{", parameters.join(", "));
    if indent.len() + list.len() <= WIDTH {
        return vec![result.to_owned(), format!("{indent}{list}")];
    }
    let mut lines = vec![result.to_owned()];
    let mut line = format!("{indent}{name}(");
    let continued = " ".repeat(line.len());
    for (at, parameter) in parameters.iter().enumerate() {
        let end = if at + 1 < parameters.len() { "," } else { ")" };
        if line.len() + parameter.len() + 2 > WIDTH {
            lines.push(line.trim_end().to_owned());
            line = continued.clone();
        }
        line.push_str(&format!("{parameter}{end} "));
    }
    let last = format!("{}{qualifiers} {{", line.trim_end());
    if last.len() <= WIDTH {
        lines.push(last);
    } else {
        lines.push(line.trim_end().to_owned());
        lines.push(format!("{continued}{} {{", qualifiers.trim_start()));
    }
    lines
}

/// A statement, on as many lines as it needs.
fn statement(text: &str, indent: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = format!("{indent}{text}");
    while line.len() > WIDTH {
        let start = &line[..WIDTH];
        let at = start.rfind(", ").or_else(|| start.rfind("= "));
        let at = at.or_else(|| start.rfind('(')).expect("a place to break") + 1;
        let rest = format!("{indent}    {}", line[at..].trim_start());
        line.truncate(at);
        lines.push(line);
        line = rest;
    }
    lines.push(line);
    lines
}

/// The first paragraph, without sentences about pointers, and where the rest stands.
fn summary(function: &Function) -> String {
    let Some(Block::Paragraph(text)) = function.docs.blocks.first() else {
        return String::new();
    };
    let is_of_c = |sentence: &&str| {
        !["out_", "NULL", "buffer", "capacity", "_free`"]
            .iter()
            .any(|word| sentence.contains(word))
    };
    let sentences: Vec<_> = text.split_inclusive(". ").collect();
    let of_both: String = sentences.iter().copied().filter(is_of_c).collect();
    if of_both.is_empty() {
        // what the first sentence says before it speaks of the caller
        let first = sentences.first().copied().unwrap_or_default();
        let end = [
            ", which the caller",
            " in the caller",
            " into the caller",
            ", into the caller",
            "; `out_",
        ]
        .iter()
        .filter_map(|words| first.find(words))
        .min();
        let first = &first[..end.unwrap_or(first.len())];
        return format!("{}.", first.trim_end().trim_end_matches('.'));
    }
    of_both.trim_end().to_owned()
}

/// The name of a parameter, which hides no type.
fn parameter_name(name: &str) -> String {
    match name {
        "shape" => "what",
        "transform" => "at",
        "motion" => "along",
        "filter" => "considered",
        "kind" => "of_kind",
        "user" => "data",
        "mask" => "other_mask",
        "layer" => "clip",
        "circle" => "disc",
        "rect" => "box",
        "rectangle" => "part",
        name => name,
    }
    .to_owned()
}
