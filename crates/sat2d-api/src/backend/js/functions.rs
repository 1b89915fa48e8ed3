//! A function for each of the C API that can fail: it takes values of JavaScript, writes them to
//! the module's memory, and returns what the call wrote there.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};
use serde::Serialize;

use super::exports::{argument_name, crossing, is_by_address};
use super::structs::size;
use super::types::{
    checked, code, has_forms, has_lists, list_name, place, presence, read, struct_of, summary,
    value_type, write as write_value,
};
use crate::backend::template::render;
use crate::model::{Api, Function, Parameter, Role, Scalar, Type, camel_case};

/// Functions that are called by hand: steps with their events, lists of lists, and columns.
const BY_HAND: [&str; 7] = [
    "sat_world_step",
    "sat_world_step_within",
    "sat_world_events",
    "sat_mask_silhouettes",
    "sat_batch_rectangles_f64",
    "sat_batch_rectangles_f32",
    "sat_batch_pairs",
];

/// Functions that the package does not have, but uses.
const USED: [&str; 3] = [
    "sat_shape_ring_sizes",
    "sat_shape_flattened_ring_sizes",
    "sat_world_event_count",
];

/// The bytes of a frame that functions may use; `ffi.ts` has the rest.
const FRAME: usize = 768;

/// Enough for the obstacles of every move.
const MOST_HITS: usize = 32;

#[derive(Default, Serialize)]
struct Text {
    docs: Vec<String>,
    name: String,
    call: String,
    parameters: Vec<String>,
    result: String,
    /// Statements before memory is taken.
    counts: Vec<String>,
    /// The bytes of lists, as terms of a sum.
    bytes: Vec<String>,
    /// The size of an element of the buffer that may be too small.
    stride: Option<usize>,
    /// Whether it uses the frame.
    has_frame: bool,
    /// Where the count of that buffer is.
    count_at: usize,
    writes: Vec<String>,
    arguments: Vec<String>,
    /// The result, or results.
    values: Vec<(String, String)>,
}

/// The source of the file.
pub fn write(api: &Api) -> Result<String> {
    let mut texts = Vec::new();
    for (name, function) in &api.functions {
        if is_written(name, function) {
            let text = Writer::new(api, function).write(name);
            texts.push(text.with_context(|| format!("{name} in JavaScript"))?);
        }
    }
    let text = render(
        "functions.ts",
        include_str!("functions.ts.jinja"),
        minijinja::context! { functions => texts },
    )?;
    Ok(with_imports(api, &text))
}

/// Whether the file has a function.
pub fn is_written(name: &str, function: &Function) -> bool {
    let is_used = !function.is_left_out("js") || USED.contains(&name);
    function.can_fail() && is_used && !BY_HAND.contains(&name)
}

/// Puts in what a file uses of others.
fn with_imports(api: &Api, text: &str) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let words: BTreeSet<&str> = text.split(|c| !is_word(c)).collect();
    let used = |names: Vec<String>| -> String {
        let names = names
            .into_iter()
            .filter(|name| words.contains(name.trim_start_matches("type ")));
        let names: BTreeSet<String> = names.collect();
        names.iter().map(|name| format!("  {name},\n")).collect()
    };
    let mut enums = Vec::new();
    for of in api.enums.values() {
        enums.push(list_name(&of.name));
        enums.push(format!("type {}", of.name));
    }
    let mut structs = Vec::new();
    for (name, of) in &api.structs {
        if !super::structs::BY_HAND.contains(&name.as_str()) {
            let name = &of.name;
            structs.extend([
                format!("type {name}"),
                format!("read{name}"),
                format!("write{name}"),
            ]);
        }
    }
    text.replace("{enums}", &used(enums))
        .replace("{structs}", &used(structs))
}

struct Writer<'a> {
    api: &'a Api,
    function: &'a Function,
    text: Text,
    /// The end of the part of the frame that is used.
    end: usize,
}

impl<'a> Writer<'a> {
    fn new(api: &'a Api, function: &'a Function) -> Self {
        let text = Text::default();
        let end = 0;
        Self {
            api,
            function,
            text,
            end,
        }
    }

    fn write(mut self, name: &str) -> Result<Text> {
        for at in 0..self.function.parameters.len() {
            self.parameter(at)?;
        }
        if self.end > FRAME {
            bail!("{} bytes for values, and a frame has {FRAME}", self.end);
        }
        self.text.has_frame = self.end > 0;
        self.text.docs = summary(self.api, &self.function.docs, 0);
        self.text.name = camel_case(name.trim_start_matches("sat_"));
        name.clone_into(&mut self.text.call);
        self.text.result = match &self.text.values[..] {
            [] => "void".to_owned(),
            [(_, of)] => of.clone(),
            all => {
                let types: Vec<_> = all.iter().map(|(_, of)| of.as_str()).collect();
                format!("[{}]", types.join(", "))
            }
        };
        Ok(self.text)
    }

    /// Room in the frame.
    fn slot(&mut self, size: usize) -> usize {
        let at = self.end;
        self.end = (at + size).next_multiple_of(8);
        at
    }

    /// Where a list begins, which the next one follows.
    fn list(&mut self, bytes: String) -> String {
        let at = [&["list".to_owned()], &self.text.bytes[..]]
            .concat()
            .join(" + ");
        self.text.bytes.push(bytes);
        at
    }

    fn parameter(&mut self, at: usize) -> Result<()> {
        let parameter = &self.function.parameters[at];
        let name = js_name(&parameter.name);
        match &parameter.role {
            Role::Receiver | Role::Input => self.input(&name, parameter),
            Role::Elements { length } => self.elements(&name, parameter, length),
            Role::Nested { level, .. } => {
                self.nested(at, *level);
                Ok(())
            }
            // its argument is the number of a list that came before
            Role::Length => {
                let list = self
                    .list_of(&parameter.name)
                    .context("a length of no list")?;
                self.text.arguments.push(list);
                Ok(())
            }
            Role::Output => self.output(parameter),
            Role::OutputElements { length } => {
                let count = self.list_of(length).context("a length of no list")?;
                self.output_elements(parameter, &count)
            }
            Role::OutputList { count, .. } => self.output_list(parameter, count),
            Role::Capacity => Ok(()),
            Role::OutputCount => {
                let argument = place("at", self.text.count_at);
                self.text.arguments.push(argument);
                Ok(())
            }
            Role::Callback { .. } | Role::User => {
                self.text.parameters.push(format!("{name}: number"));
                self.text.arguments.push(name);
                Ok(())
            }
        }
    }

    /// The number of elements of the lists with this length.
    fn list_of(&self, length: &str) -> Option<String> {
        self.function.parameters.iter().find_map(|p| match &p.role {
            Role::Elements { length: of } if of == length => {
                Some(format!("{}Count", js_name(&p.name)))
            }
            Role::Nested { level, length: of } if of == length && *level == 0 => {
                let is_parts = self.has_parts();
                Some(
                    if is_parts {
                        "given.partCount"
                    } else {
                        "given.ringCount"
                    }
                    .to_owned(),
                )
            }
            Role::Nested { level: 0, .. } if length == "ring_count" => {
                Some("given.ringCount".to_owned())
            }
            _ => None,
        })
    }

    fn has_parts(&self) -> bool {
        let level = |p: &Parameter| matches!(p.role, Role::Nested { level: 2, .. });
        self.function.parameters.iter().any(level)
    }

    fn nested(&mut self, at: usize, level: usize) {
        if level > 0 {
            self.text
                .arguments
                .push(format!("given.sizesAt(list, {level})"));
            return;
        }
        debug_assert!(matches!(
            self.function.parameters[at].role,
            Role::Nested { .. }
        ));
        let (name, of, make) = match self.has_parts() {
            true => ("parts", "Parts", "ringsOfParts"),
            false => ("rings", "RingsLike", "ringsOf"),
        };
        self.text.parameters.push(format!("{name}: {of}"));
        self.text
            .counts
            .push(format!("const given = {make}({name});"));
        let place = self.list("given.bytes".to_owned());
        self.text.writes.push(format!("given.write({place});"));
        self.text.arguments.push(place);
    }

    fn input(&mut self, name: &str, parameter: &Parameter) -> Result<()> {
        let (api, of) = (self.api, &parameter.of);
        if let Some(handle) = api.handle_of(of) {
            let kind = handle
                .trim_start_matches("sat_")
                .trim_start_matches("compat_flash_");
            let is_const = of.pointee().is_some_and(|(_, is_const)| is_const);
            let claim = if is_const { "read" } else { "change" };
            self.text.parameters.push(format!("{name}: Owner"));
            self.text
                .arguments
                .push(format!("{claim}({name}, '{kind}', '{name}')"));
            return Ok(());
        }
        let (of, is_pointer) = match of.pointee() {
            Some((to, _)) => (to, true),
            None => (of, false),
        };
        if let Some((_, of_struct)) = struct_of(api, of)
            && has_lists(api, of_struct)
        {
            self.text.parameters.push(format!("{name}: number"));
            self.text.arguments.push(name.to_owned());
            return Ok(());
        }
        if is_pointer || is_by_address(api, of) {
            let slot = self.slot(size(api, of));
            let like = self.argument_type(of)?;
            let write = write_value(api, of, "at", slot, name, name)?;
            let place = place("at", slot);
            if parameter.optional {
                self.text
                    .parameters
                    .push(format!("{name}: {like} | undefined"));
                self.text
                    .writes
                    .push(format!("if ({name} !== undefined) {{ {write} }}"));
                self.text
                    .arguments
                    .push(format!("{name} === undefined ? 0 : {place}"));
            } else {
                self.text.parameters.push(format!("{name}: {like}"));
                self.text.writes.push(write);
                self.text.arguments.push(place);
            }
            return Ok(());
        }
        self.text
            .parameters
            .push(format!("{name}: {}", value_type(api, of)?));
        self.text.arguments.push(match code(api, of, name, name) {
            Some(code) => code,
            None => {
                let value = match api.scalar(of) {
                    Some(scalar) => checked(scalar, name, name),
                    None if of.name() == Some("sat_body_id") => format!("bodyId({name}, '{name}')"),
                    None => name.to_owned(),
                };
                match crossing(api, of) {
                    "bigint" => format!("BigInt({value})"),
                    _ => value,
                }
            }
        });
        Ok(())
    }

    /// The type of a struct as an argument.
    fn argument_type(&self, of: &Type) -> Result<String> {
        Ok(match of.name() {
            Some("sat_vec2") => "Vec2Like".to_owned(),
            Some("sat_transform") => "TransformLike".to_owned(),
            _ => {
                let name = value_type(self.api, of)?;
                let name = name.trim_end_matches(" | undefined");
                if has_forms(self.api, of) {
                    format!("Like<{name}>")
                } else {
                    name.to_owned()
                }
            }
        })
    }

    fn elements(&mut self, name: &str, parameter: &Parameter, length: &str) -> Result<()> {
        let api = self.api;
        let (to, _) = parameter.of.pointee().context("a list is a pointer")?;
        let stride = size(api, to);
        // lists of the same length: the first one counts
        let is_first = self.list_of(length) == Some(format!("{name}Count"));
        let known = self.list_of(length).unwrap_or_default();
        let is_parameter = self.function.parameter(length).is_some();
        let (of, count, write) = match to {
            Type::Named(of) if of == "sat_vec2" => (
                "PointsLike".to_owned(),
                format!("countOf({name}, '{name}')"),
                "writePoints",
            ),
            Type::Named(of) if of == "sat_transform" => (
                "ArrayLike<number>".to_owned(),
                format!("{name}.length / 6"),
                "writeDoubles",
            ),
            Type::Named(of) if of == "sat_body_id" => (
                "ArrayLike<number>".to_owned(),
                format!("{name}.length"),
                "writeIds",
            ),
            Type::Named(of) if of == "sat_compat_awt_point" => (
                "ArrayLike<number>".to_owned(),
                format!("{name}.length >> 1"),
                "writeIntegers",
            ),
            Type::Scalar(Scalar::U8) => (
                "ArrayLike<number>".to_owned(),
                format!("{name}.length"),
                "writeBytes",
            ),
            Type::Scalar(Scalar::U32) => (
                "ArrayLike<number>".to_owned(),
                format!("{name}.length"),
                "writeIntegers",
            ),
            Type::Scalar(Scalar::U64) => (
                "BigUint64Array".to_owned(),
                format!("{name}.length"),
                "writeWords",
            ),
            Type::Named(of) if api.enums.contains_key(of) => {
                let of = &api.enums[of];
                let place = self.list(format!("pad(4 * {known})"));
                let list = list_name(&of.name);
                self.text
                    .parameters
                    .push(format!("{name}: ArrayLike<{}>", of.name));
                self.text
                    .writes
                    .push(format!("writeCodes({place}, {name}, {list}, 'kind');"));
                self.text.arguments.push(place);
                return Ok(());
            }
            Type::Named(_) => {
                let (_, of) = struct_of(api, to).context("a struct")?;
                if has_lists(api, of) {
                    self.text
                        .parameters
                        .push(format!("{name}: number, {name}Count: number"));
                    self.text.arguments.push(name.to_owned());
                    return Ok(());
                }
                let count = format!("{name}.length");
                let of_struct = &of.name;
                self.text
                    .parameters
                    .push(format!("{name}: readonly Like<{of_struct}>[]"));
                self.text
                    .counts
                    .push(format!("const {name}Count = {count};"));
                let place = self.list(format!("{stride} * {name}Count"));
                self.text.writes.push(format!(
                    "writeList({place}, {name}, {stride}, write{of_struct});"
                ));
                self.text.arguments.push(place);
                return Ok(());
            }
            of => bail!("a list of {of:?}"),
        };
        self.text.parameters.push(format!("{name}: {of}"));
        let number = if is_first || !is_parameter {
            self.text
                .counts
                .push(format!("const {name}Count = {count};"));
            format!("{name}Count")
        } else {
            known
        };
        let bytes = format!("{stride} * {number}");
        let bytes = if stride < 8 {
            format!("pad({bytes})")
        } else {
            bytes
        };
        let place = self.list(bytes);
        self.text.writes.push(match write {
            "writeWords" => format!("{write}({place}, {name});"),
            _ => format!("{write}({place}, {name}, '{name}');"),
        });
        self.text.arguments.push(place);
        Ok(())
    }

    fn output(&mut self, parameter: &Parameter) -> Result<()> {
        let api = self.api;
        let (to, _) = parameter.of.pointee().context("an output is a pointer")?;
        let slot = self.slot(size(api, to));
        self.text.arguments.push(place("at", slot));
        let value = if api.handle_of(to).is_some() {
            let address = read(api, to, "at", slot)?;
            (format!("new Address({address})"), "Address".to_owned())
        } else if *to == Type::Scalar(Scalar::U64) {
            (
                format!("readBits64({})", place("at", slot)),
                "bigint".to_owned(),
            )
        } else {
            (read(api, to, "at", slot)?, value_type(api, to)?)
        };
        self.text.values.push(value);
        Ok(())
    }

    fn output_elements(&mut self, parameter: &Parameter, count: &str) -> Result<()> {
        let (to, _) = parameter.of.pointee().context("an output is a pointer")?;
        let stride = size(self.api, to);
        let bytes = format!("{stride} * {count}");
        let place = self.list(if stride < 8 {
            format!("pad({bytes})")
        } else {
            bytes
        });
        let value = self.list_value(to, &place, count)?;
        self.text.values.push(value);
        self.text.arguments.push(place);
        Ok(())
    }

    fn output_list(&mut self, parameter: &Parameter, count: &str) -> Result<()> {
        let (to, _) = parameter.of.pointee().context("an output is a pointer")?;
        let stride = size(self.api, to);
        if let Some((output, field)) = count.split_once('.') {
            // a list that is never longer
            let place = self.list(format!("{}", stride * MOST_HITS));
            let of = self
                .function
                .parameter(output)
                .context("the output with the count")?;
            let (of, _) = of.of.pointee().context("an output is a pointer")?;
            let (_, of) = struct_of(self.api, of).context("the output is a struct")?;
            let field = of
                .fields
                .iter()
                .find(|f| f.name == field)
                .context("the count")?;
            let count = read(self.api, &field.of, "at", self.end + field.offset[0])?;
            let value = self.list_value(to, &place, &count)?;
            self.text.values.push(value);
            self.text.arguments.extend([place, MOST_HITS.to_string()]);
            return Ok(());
        }
        self.text.count_at = self.slot(4);
        let place = [&["list".to_owned()], &self.text.bytes[..]]
            .concat()
            .join(" + ");
        let count = read(
            self.api,
            &Type::Scalar(Scalar::Size),
            "at",
            self.text.count_at,
        )?;
        let value = self.list_value(to, &place, &count)?;
        self.text.values.push(value);
        self.text.stride = Some(stride);
        self.text.arguments.extend([place, "capacity".to_owned()]);
        Ok(())
    }

    /// What a list at a place is in JavaScript, and its type.
    fn list_value(&self, of: &Type, place: &str, count: &str) -> Result<(String, String)> {
        let call =
            |reader: &str, of: &str| Ok((format!("{reader}({place}, {count})"), of.to_owned()));
        match of {
            Type::Pointer { .. } => call("readAddresses", "Address[]"),
            Type::Scalar(Scalar::U32 | Scalar::Size) => call("readWords", "Uint32Array"),
            Type::Scalar(Scalar::U8) => call("readBytes", "Uint8Array"),
            // without the zero byte at the end
            Type::Scalar(Scalar::Char) => Ok((
                format!("readText({place}, {count} - 1)"),
                "string".to_owned(),
            )),
            Type::Named(name) if name == "sat_vec2" => call("readPoints", "Float64Array"),
            Type::Named(name) if name == "sat_body_id" => call("readNumbers64", "number[]"),
            _ => {
                let (_, of) = struct_of(self.api, of).context("a list of structs")?;
                let (name, stride) = (&of.name, of.size[0]);
                let none = if presence(of).is_some() { "!" } else { "" };
                let reader = match none {
                    "" => format!("read{name}"),
                    _ => format!("(at) => read{name}(at)!"),
                };
                let text = format!("readList({place}, {count}, {stride}, {reader})");
                Ok((text, format!("{name}[]")))
            }
        }
    }
}

/// The name of a parameter in JavaScript, without what marks it as an output.
fn js_name(name: &str) -> String {
    argument_name(name.trim_start_matches("out_"))
}
