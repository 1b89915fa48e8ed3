//! The methods of functions. Values cross as `crossing` says; what that means for the signature:
//!
//! - points and directions are two numbers, other vectors a `Vec2`;
//! - lists of structs are a `List`, but transforms six numbers each in one array;
//! - lists of points and rings come last, as a variable number of arguments;
//! - sizes are `int`, but numbers of pairs of bodies `long`; ids are `long`;
//! - a list that a function writes is an array of numbers, or a `List`;
//! - a result that may be none is null then.

use anyhow::{Context, Result, bail, ensure};
use serde::Serialize;

use super::crossing::java_name;
use super::javadoc::{Names, comment};
use super::layout;
use super::names::{class_of, enum_of, receiver, words};
use super::values::upper;
use crate::backend::template::render;
use crate::model::{Api, Function, Parameter, Role, Scalar, Type, camel_case};

/// Vectors that are two numbers in Java, and what these are called.
const PAIRS: [(&str, &str, &str); 9] = [
    ("point", "x", "y"),
    ("position", "x", "y"),
    ("center", "x", "y"),
    ("origin", "x", "y"),
    ("pivot", "x", "y"),
    ("start", "x0", "y0"),
    ("end", "x1", "y1"),
    ("delta", "dx", "dy"),
    ("offset", "dx", "dy"),
];

/// Names of the variables in a method.
const VARIABLES: [&str; 6] = ["s", "out", "status", "list", "capacity", "count"];

/// A method of a class.
pub fn method(
    api: &Api,
    name: &str,
    function: &Function,
    class: &str,
    java: &str,
) -> Result<String> {
    let this = receiver(api, function, class).map(|parameter| parameter.name.as_str());
    let writer = Writer {
        api,
        name,
        function,
        class,
        this,
        names: Names::new(api),
        parameters: Vec::new(),
        last: Vec::new(),
        before: Vec::new(),
        room: Vec::new(),
        size: 0,
        reserves: Vec::new(),
        arguments: Vec::new(),
        objects: Vec::new(),
        result: None,
        list: None,
        lengths: Vec::new(),
    };
    writer.write(java).with_context(|| {
        format!("{name} follows no rule of Java; write it by hand, with by_hand in api.toml")
    })
}

struct JavaParameter {
    of: String,
    name: String,
    docs: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Value,
    List,
}

/// What a method returns.
struct Output {
    kind: Kind,
    of: String,
    /// Its size in memory, in Java.
    size: String,
    /// A value from memory, an expression, or the reader of a list.
    read: String,
    docs: String,
    can_be_null: bool,
}

struct Writer<'a> {
    api: &'a Api,
    name: &'a str,
    function: &'a Function,
    class: &'a str,
    /// The parameter that is `this`.
    this: Option<&'a str>,
    names: Names<'a>,
    parameters: Vec<JavaParameter>,
    /// A parameter that comes last.
    last: Vec<JavaParameter>,
    /// Statements before memory is taken.
    before: Vec<String>,
    /// The bytes that are needed: expressions, and a number.
    room: Vec<String>,
    size: usize,
    /// Statements that put arguments into memory.
    reserves: Vec<String>,
    /// The arguments of the native function.
    arguments: Vec<String>,
    /// Objects that must live until the call has ended.
    objects: Vec<String>,
    result: Option<Output>,
    /// Where the list is whose length is in the result.
    list: Option<String>,
    /// The lengths of lists: names of C, and expressions.
    lengths: Vec<(String, String)>,
}

impl Writer<'_> {
    fn write(mut self, java: &str) -> Result<String> {
        ensure!(self.function.can_fail(), "its result is no status");
        for (at, parameter) in self.function.parameters.iter().enumerate() {
            let added = self.parameter(at, parameter);
            added.with_context(|| format!("the parameter {}", parameter.name))?;
        }
        self.parameters.append(&mut self.last);
        for parameter in &self.parameters {
            let same = self.parameters.iter().filter(|p| p.name == parameter.name);
            let is_free = !VARIABLES.contains(&parameter.name.as_str());
            ensure!(
                is_free && same.count() == 1,
                "two are called {}",
                parameter.name
            );
        }
        let docs = self.docs()?;
        let of = self.result.as_ref().map_or("void", |result| &result.of);
        let modifier = if self.this.is_some() { "" } else { "static " };
        let parameters = self
            .parameters
            .iter()
            .map(|p| format!("{} {}", p.of, p.name));
        let head = layout::call(
            &format!("    public {modifier}{of} {java}("),
            &parameters.collect::<Vec<_>>(),
            ") {",
        );
        let kind = self.result.as_ref().map(|result| result.kind);
        let is_list = kind == Some(Kind::List);
        match kind {
            Some(Kind::List) => {
                let names = ["list", "capacity", "count"].map(str::to_owned);
                self.arguments.extend(names);
            }
            Some(Kind::Value) => self.arguments.push("s.at(out)".to_owned()),
            None => {}
        }
        if self.size > 0 || self.room.is_empty() {
            self.room.push(self.size.to_string());
        }
        let indent = if is_list { "            " } else { "        " };
        let begin = format!("{indent}int status = Native.{}(", java_name(self.name));
        let mut objects = vec!["status".to_owned()];
        objects.append(&mut self.objects);
        render(
            "method.java",
            include_str!("method.java.jinja"),
            minijinja::context! {
                docs,
                head,
                before => self.before,
                room => self.room.join(" + "),
                reserves => self.reserves,
                call => layout::call(&begin, &self.arguments, ");"),
                objects => objects.join(", "),
                has_objects => objects.len() > 1,
                kind,
                size => self.result.as_ref().map(|result| &result.size),
                read => self.result.as_ref().map(|result| &result.read),
                takes_memory => self.result.is_some() || !self.reserves.is_empty(),
            },
        )
    }

    fn docs(&mut self) -> Result<Vec<String>> {
        if let Some(this) = self.this {
            let noun = self.class.to_lowercase();
            self.names.this = Some((this, format!("this {noun}")));
        }
        let lengths = self.function.parameters.iter();
        let lengths = lengths.filter(|p| p.role == Role::Length);
        self.names.lengths.extend(lengths.map(|p| p.name.as_str()));
        let text = self.names.text(&self.function.docs);
        let parameters = self.parameters.iter();
        let mut tags: Vec<_> = parameters
            .map(|parameter| format!("@param {} {}", parameter.name, parameter.docs))
            .collect();
        if let Some(result) = &self.result {
            let otherwise = match (&text.none, result.can_be_null) {
                (Some(none), true) => format!(", or null if {none}"),
                (None, true) => ", or null if there is none".to_owned(),
                (Some(none), false) => format!("; all zero if {none}"),
                (None, false) => String::new(),
            };
            tags.push(format!("@return {}{otherwise}", result.docs));
        }
        if let Some(errors) = &text.errors {
            tags.push(format!("@throws Sat2dException {errors}"));
        }
        ensure!(
            !text.blocks.is_empty(),
            "all of its documentation is about C"
        );
        Ok(comment(&text.blocks, &tags, "    "))
    }

    /// What a parameter is: its text in `api.toml`, or its name.
    fn text_of(&self, name: &str) -> String {
        let text = self.api.parameters.get(name);
        let name = name.trim_start_matches("out_");
        text.cloned()
            .unwrap_or_else(|| format!("the {}", words(name)))
    }

    /// Adds what a parameter needs. Parameters that belong to another one add nothing.
    fn parameter(&mut self, at: usize, parameter: &Parameter) -> Result<()> {
        let pointee = parameter.of.pointee().map(|(to, _)| to);
        match &parameter.role {
            Role::Receiver | Role::Input => self.input(parameter, pointee),
            Role::Elements { length } => self.elements(parameter, pointee, length),
            Role::Nested { level: 0, .. } => self.rings(at, parameter),
            Role::OutputList { count, .. } if count == "out_count" => {
                self.output_list(parameter, pointee)
            }
            Role::OutputList { .. } => self.list_beside(parameter, pointee),
            Role::Output if parameter.optional => {
                self.arguments.push("0".to_owned());
                Ok(())
            }
            Role::Output => self.output(parameter, pointee),
            Role::OutputElements { length } => self.output_elements(parameter, pointee, length),
            Role::Length => {
                let of = self.lengths.iter().find(|(of, _)| *of == parameter.name);
                let count = of.map(|(_, count)| count.clone());
                self.arguments.extend(count);
                Ok(())
            }
            Role::Nested { .. } | Role::Capacity | Role::OutputCount => Ok(()),
            role => bail!("it has the role {role:?}"),
        }
    }

    fn add(&mut self, of: &str, name: String, docs: String) {
        let of = of.to_owned();
        self.parameters.push(JavaParameter { of, name, docs });
    }

    fn input(&mut self, parameter: &Parameter, pointee: Option<&Type>) -> Result<()> {
        let is_this = self.this == Some(parameter.name.as_str());
        let name = camel_case(&parameter.name);
        if let Some(to) = pointee {
            let to = to.name().context("a pointer to numbers")?;
            let class = class_of(self.api, to)
                .context("a struct without a class")?
                .to_owned();
            if !is_this {
                self.add(&class, name.clone(), self.text_of(&parameter.name));
            }
            let of = if is_this {
                String::new()
            } else {
                format!("{name}.")
            };
            let object = if is_this {
                "this".to_owned()
            } else {
                name.clone()
            };
            if self.api.handles.contains_key(to) {
                self.arguments.push(format!("{of}handle()"));
                self.objects.push(object);
            } else if to == "sat_transform" {
                self.arguments.extend(self.leaves(to, &of));
            } else {
                self.pointer(to, &name, &of, object);
            }
            return Ok(());
        }
        if let Some(scalar) = self.api.scalar(&parameter.of) {
            let of_enum = parameter.of.name().and_then(|of| enum_of(self.api, of));
            match of_enum {
                Some(class) => {
                    self.add(class, name.clone(), self.text_of(&parameter.name));
                    self.arguments.push(format!("{name}.ordinal()"));
                }
                None => {
                    let of = number(scalar, &parameter.name)?;
                    self.add(of, name.clone(), self.text_of(&parameter.name));
                    self.arguments.push(match scalar {
                        Scalar::Size => format!("Sat2d.natural({name}, \"{name}\")"),
                        _ => name,
                    });
                }
            }
            return Ok(());
        }
        let of = parameter.of.name().context("a type without a name")?;
        self.value(of, parameter, name)
    }

    /// A struct that crosses as its fields.
    fn value(&mut self, of: &str, parameter: &Parameter, name: String) -> Result<()> {
        let is_direction = parameter.name == "direction";
        let has_origin = self.function.parameter("origin").is_some();
        let pair = PAIRS.iter().find(|(known, ..)| *known == parameter.name);
        let pair = match pair {
            Some((_, x, y)) => Some((*x, *y)),
            None if is_direction && has_origin => Some(("dx", "dy")),
            None if is_direction => Some(("x", "y")),
            None => None,
        };
        match (of, pair) {
            ("sat_vec2" | "sat_pixel", Some((x, y))) => {
                let java = if of == "sat_vec2" { "double" } else { "int" };
                for of_pair in [x, y] {
                    let docs = format!("of {}", self.text_of(&parameter.name));
                    self.add(java, of_pair.to_owned(), docs);
                    self.arguments.push(of_pair.to_owned());
                }
                let divided = self.function.parameter(&parameter.name);
                self.names.divided.extend(divided.map(|p| p.name.as_str()));
            }
            ("sat_body_id", _) => {
                self.add("long", name.clone(), self.text_of(&parameter.name));
                self.arguments.push(name);
            }
            _ => match class_of(self.api, of) {
                Some(class) => {
                    self.add(class, name.clone(), self.text_of(&parameter.name));
                    self.arguments.extend(self.leaves(of, &format!("{name}.")));
                }
                None => {
                    for field in &self.api.structs[of].fields {
                        let scalar = self.api.scalar(&field.of).context("a struct in a struct")?;
                        let docs = self.text_of(&field.name);
                        self.add(number(scalar, &field.name)?, camel_case(&field.name), docs);
                        self.arguments.push(camel_case(&field.name));
                    }
                }
            },
        }
        Ok(())
    }

    /// The numbers of a struct, as fields of the classes.
    fn leaves(&self, of: &str, path: &str) -> Vec<String> {
        let fields = self.api.structs[of].fields.iter();
        let leaves = fields.flat_map(|field| {
            let path = format!("{path}{}", camel_case(&field.name));
            match field
                .of
                .name()
                .filter(|of| self.api.structs.contains_key(*of))
            {
                Some(of) => self.leaves(of, &format!("{path}.")),
                None => vec![path],
            }
        });
        leaves.collect()
    }

    /// A struct that is put into memory. One with a list knows how much memory it takes.
    fn pointer(&mut self, to: &str, name: &str, of: &str, object: String) {
        let fields = &self.api.structs[to].fields;
        if fields.iter().any(|field| field.length.is_some()) {
            self.room.push(format!("{of}room()"));
            self.arguments.push(format!("{of}write(s)"));
            return;
        }
        let is_handle = |of: &Type| self.api.handle_of(of).is_some();
        if fields.iter().any(|field| is_handle(&field.of)) {
            self.objects.push(object);
        }
        self.size += self.api.structs[to].size[1].next_multiple_of(8);
        self.reserves.push(format!(
            "int {name}At = s.reserve(Native.SIZE_{});",
            upper(to)
        ));
        self.reserves.push(format!("{of}write(s, {name}At);"));
        self.arguments.push(format!("s.at({name}At)"));
    }

    fn elements(
        &mut self,
        parameter: &Parameter,
        pointee: Option<&Type>,
        length: &str,
    ) -> Result<()> {
        let is_number = self.function.parameter(length).is_some();
        ensure!(is_number, "a product as the length");
        let of = pointee.and_then(Type::name);
        let name = camel_case(&parameter.name);
        let scalar = pointee.and_then(|to| self.api.scalar(to));
        let of_enum = of.and_then(|of| enum_of(self.api, of));
        // its type, what puts it into memory, and how large an element is there and in the array
        let (java, put, size, numbers) = match (of, scalar) {
            (Some("sat_vec2"), _) => ("double...", "doubles", 16, 2),
            (Some("sat_transform"), _) => ("double[]", "doubles", 48, 6),
            (Some("sat_body_id"), _) | (None, Some(Scalar::U64)) => ("long[]", "longs", 8, 1),
            (None, Some(Scalar::U8)) => ("byte[]", "bytes", 1, 1),
            (None, Some(Scalar::U32)) => ("int[]", "integers", 4, 1),
            _ if of_enum.is_some() => ("", "ordinals", 4, 1),
            (Some(of), None) => return self.list(of, parameter, length),
            _ => bail!("a list of {of:?}"),
        };
        let java = of_enum.map_or_else(|| java.to_owned(), |class| format!("{class}[]"));
        let docs = self.text_of(&parameter.name);
        let first = self.lengths.iter().find(|(of, _)| of == length);
        let first = first.map(|(_, count)| count.clone());
        let room = if let Some(first) = first {
            let expected = match numbers {
                1 => first.clone(),
                numbers => format!("{numbers} * {first}"),
            };
            self.before
                .push(format!("Lists.check({expected}, {name}.length);"));
            self.add(&java, name.clone(), docs);
            format!("{size}L * {first}")
        } else {
            let count = if java == "double..." {
                let of = java.clone();
                self.before.push(format!("int size = Rings.pairs({name});"));
                let name = name.clone();
                self.last.push(JavaParameter { of, name, docs });
                "size".to_owned()
            } else {
                ensure!(numbers == 1, "a first list of several numbers each");
                self.add(&java, name.clone(), docs);
                format!("{name}.length")
            };
            self.lengths.push((length.to_owned(), count.clone()));
            match size {
                1 => count,
                size => format!("{size}L * {count}"),
            }
        };
        self.room.push(room);
        self.size += 8;
        self.reserves
            .push(format!("int {name}At = s.{put}({name});"));
        self.arguments.push(format!("s.at({name}At)"));
        Ok(())
    }

    /// A list of structs.
    fn list(&mut self, of: &str, parameter: &Parameter, length: &str) -> Result<()> {
        let class = class_of(self.api, of).context("a struct without a class")?;
        ensure!(self.lengths.is_empty(), "a second list");
        let name = camel_case(&parameter.name);
        let java = format!("List<{class}>");
        self.add(&java, name.clone(), self.text_of(&parameter.name));
        let size = format!("Native.SIZE_{}", upper(of));
        self.before.push(format!("int size = {name}.size();"));
        self.room.push(format!("(long) size * {size}"));
        self.size += 8;
        self.reserves.extend([
            format!("int {name}At = s.reserve(size * {size});"),
            "for (int i = 0; i < size; i++) {".to_owned(),
            format!("    {name}.get(i).write(s, {name}At + i * {size});"),
            "}".to_owned(),
        ]);
        self.arguments.push(format!("s.at({name}At)"));
        self.lengths.push((length.to_owned(), "size".to_owned()));
        self.objects.push(name);
        Ok(())
    }

    /// An array with as many elements as a list.
    fn output_elements(
        &mut self,
        parameter: &Parameter,
        pointee: Option<&Type>,
        length: &str,
    ) -> Result<()> {
        let is_ids = pointee.and_then(Type::name) == Some("sat_body_id");
        ensure!(is_ids, "an array of {pointee:?}");
        let count = self.lengths.iter().find(|(of, _)| of == length);
        let (_, count) = count.context("an array of another length")?.clone();
        self.room.push(format!("8L * {count}"));
        self.result(Output {
            kind: Kind::Value,
            of: "long[]".to_owned(),
            size: format!("8 * {count}"),
            read: format!("Lists.ids(s, out, {count})"),
            docs: format!("the {}", words(parameter.name.trim_start_matches("out_"))),
            can_be_null: false,
        })
    }

    /// Points of rings, with the sizes of the rings, and of several polygons with their numbers.
    fn rings(&mut self, at: usize, parameter: &Parameter) -> Result<()> {
        ensure!(parameter.name == "points", "rings of something else");
        let next = self.function.parameters[at + 1..].iter();
        let depth = next
            .take_while(|p| matches!(p.role, Role::Nested { .. }))
            .count();
        let (of, name, list) = match depth {
            1 => ("double[]...", "rings", "new Rings(rings)"),
            2 => ("double[][]...", "parts", "Rings.of(parts)"),
            _ => bail!("{depth} levels"),
        };
        let of = of.to_owned();
        let docs = self.text_of(if depth == 1 {
            "ring_sizes"
        } else {
            "part_sizes"
        });
        self.last.push(JavaParameter {
            of,
            name: name.to_owned(),
            docs,
        });
        self.before.push(format!("Rings given = {list};"));
        self.room.push("given.room()".to_owned());
        let puts = [
            "int points = given.writePoints(s);",
            "int sizes = given.writeSizes(s);",
        ];
        self.reserves.extend(puts.map(str::to_owned));
        let arguments = ["s.at(points)", "s.at(sizes)"];
        self.arguments.extend(arguments.map(str::to_owned));
        if depth == 1 {
            self.arguments.push("given.count".to_owned());
        } else {
            self.room.push("8L * parts.length".to_owned());
            self.size += 8;
            let counts = "int counts = Rings.writeCounts(s, parts);";
            self.reserves.push(counts.to_owned());
            let arguments = ["s.at(counts)", "parts.length"];
            self.arguments.extend(arguments.map(str::to_owned));
        }
        Ok(())
    }

    fn result(&mut self, output: Output) -> Result<()> {
        ensure!(self.result.is_none(), "a second result");
        self.result = Some(output);
        Ok(())
    }

    fn output(&mut self, parameter: &Parameter, pointee: Option<&Type>) -> Result<()> {
        let to = pointee.context("an output is a pointer")?;
        let mut output = Output {
            kind: Kind::Value,
            of: String::new(),
            size: "8".to_owned(),
            read: String::new(),
            docs: self.text_of(&parameter.name),
            can_be_null: false,
        };
        let mut size = 8;
        let as_wide = "s.wide(out)".to_owned();
        if let Some(handle) = self.api.handle_of(to) {
            let class = class_of(self.api, handle).context("an object without a class")?;
            output.of = class.to_owned();
            output.read = format!("new {class}(s.wide(out))");
        } else if to.name() == Some("sat_body_id") {
            (output.of, output.read) = ("long".to_owned(), as_wide);
        } else if let Some(class) = to.name().and_then(|of| enum_of(self.api, of)) {
            output.of = class.to_owned();
            output.read = format!("{class}.of(s.integer(out))");
        } else if let Some(scalar) = self.api.scalar(to) {
            let of = number(scalar, &parameter.name)?;
            output.of = of.to_owned();
            let read = match (of, scalar) {
                ("boolean", _) => "flag",
                ("double", _) => "number",
                ("int", Scalar::Size) => "count",
                ("int", _) => "integer",
                _ => "wide",
            };
            output.read = format!("s.{read}(out)");
            if of == "boolean" && !self.api.parameters.contains_key(&parameter.name) {
                output.docs = "whether it is so".to_owned();
            }
        } else {
            let name = to.name().context("a type without a name")?;
            let of = self.api.structs.get(name).context("no struct")?;
            size = of.size[1];
            output.size = format!("Native.SIZE_{}", upper(name));
            match class_of(self.api, name) {
                Some(class) => {
                    output.can_be_null = of.none.is_some();
                    let read = if output.can_be_null {
                        "readOrNull"
                    } else {
                        "read"
                    };
                    output.of = class.to_owned();
                    let list = self.list.iter().map(|list| format!(", {list}"));
                    let list: String = list.collect();
                    output.read = format!("{class}.{read}(s, out{list})");
                }
                None => {
                    let is_vector = of.fields.iter().all(|f| f.of.name() == Some("sat_vec2"));
                    ensure!(is_vector, "a struct without a class");
                    let vectors = of.fields.iter().map(|field| {
                        let at = format!("Native.{}_{}_AT", upper(name), field.name.to_uppercase());
                        format!("Vec2.read(s, out + {at})")
                    });
                    output.of = "Vec2[]".to_owned();
                    let vectors: Vec<_> = vectors.collect();
                    output.read = format!(
                        "new Vec2[] {{\n            {}\n        }}",
                        vectors.join(",\n            ")
                    );
                }
            }
        }
        self.size += size.next_multiple_of(8);
        self.result(output)
    }

    /// A list whose length is in the result.
    fn list_beside(&mut self, parameter: &Parameter, pointee: Option<&Type>) -> Result<()> {
        let of = pointee.and_then(Type::name).context("a list of numbers")?;
        let list = camel_case(parameter.name.trim_start_matches("out_"));
        let size = format!("Lists.MOST * Native.SIZE_{}", upper(of));
        ensure!(self.list.is_none(), "a second list");
        self.reserves
            .push(format!("int {list} = s.reserve({size});"));
        self.room.push(size);
        let arguments = [format!("s.at({list})"), "Lists.MOST".to_owned()];
        self.arguments.extend(arguments);
        self.list = Some(list);
        Ok(())
    }

    fn output_list(&mut self, parameter: &Parameter, pointee: Option<&Type>) -> Result<()> {
        let to = pointee.context("an output is a pointer")?;
        let list =
            |class: &str, reader: &str| (format!("List<{class}>"), format!("{class}::{reader}"));
        let numbers = |of: &str, reader: &str| (of.to_owned(), reader.to_owned());
        let scalar = self.api.scalar(to);
        let (size, (of, read)) = match (self.api.handle_of(to), to.name(), scalar) {
            (Some(handle), ..) => {
                let class = class_of(self.api, handle).context("an object without a class")?;
                ("8".to_owned(), list(class, "adoptAll"))
            }
            (_, Some("sat_body_id"), _) => ("8".to_owned(), numbers("long[]", "Lists::ids")),
            (_, Some("sat_vec2"), _) => ("16".to_owned(), numbers("double[]", "Lists::points")),
            (_, Some(name), None) => {
                let class = class_of(self.api, name).context("a struct without a class")?;
                (
                    format!("Native.SIZE_{}", upper(name)),
                    list(class, "readAll"),
                )
            }
            (.., Some(Scalar::Size)) => ("8".to_owned(), numbers("int[]", "Lists::counts")),
            (.., Some(Scalar::U32)) => ("4".to_owned(), numbers("int[]", "Scratch::getIntegers")),
            (.., Some(Scalar::U8)) => ("1".to_owned(), numbers("byte[]", "Scratch::getBytes")),
            (.., Some(Scalar::Char)) => ("1".to_owned(), numbers("String", "Scratch::getText")),
            _ => bail!("a list of {to:?}"),
        };
        let docs = self.text_of(&parameter.name);
        let (kind, can_be_null) = (Kind::List, false);
        self.result(Output {
            kind,
            of,
            size,
            read,
            docs,
            can_be_null,
        })
    }
}

/// The type of a number in Java. There are fewer elements than an `int` can count; pairs of bodies
/// can be more.
fn number(scalar: Scalar, name: &str) -> Result<&'static str> {
    Ok(match scalar {
        Scalar::F64 => "double",
        Scalar::Bool => "boolean",
        Scalar::Size if name.ends_with("_pairs") => "long",
        Scalar::Size | Scalar::I32 | Scalar::U32 | Scalar::U16 | Scalar::U8 => "int",
        Scalar::I64 | Scalar::U64 => "long",
        Scalar::F32 | Scalar::Char => bail!("a number that Java has not"),
    })
}
