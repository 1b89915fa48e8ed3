//! The methods that call the functions of the native library.

use anyhow::{Result, bail, ensure};
use serde::Serialize;

use super::docs::{Writer, is_constructor, member};
use super::{names, natives, types};
use crate::model::{
    Absence, Api, Function, NamedCallback, OwnerKind, Parameter, Role, Scalar, Type, pascal_case,
};

/// A method, a factory or a constructor.
#[derive(Serialize)]
pub struct Method {
    docs: Vec<String>,
    is_static: bool,
    /// A constructor: the class of the handle that the function makes.
    makes: Option<String>,
    result: String,
    name: String,
    parameters: Vec<String>,
    /// The names of the parameters, for the call of a constructor.
    names: Vec<String>,
    lines: Vec<String>,
}

/// What a method returns or writes to an `out` parameter.
struct OutputValue {
    name: String,
    kind: String,
    value: String,
}

struct Builder<'a> {
    api: &'a Api,
    function: &'a Function,
    c_name: &'a str,
    required: Vec<String>,
    optional: Vec<String>,
    names: Vec<String>,
    checks: Vec<String>,
    usings: Vec<String>,
    before: Vec<String>,
    arguments: Vec<String>,
    /// Statements in a loop that end once buffers are large enough.
    loop_start: Vec<String>,
    loop_end: Vec<String>,
    /// What makes the buffers of lists larger.
    grow: Vec<String>,
    after: Vec<String>,
    outputs: Vec<OutputValue>,
    borrows: bool,
    is_static: bool,
}

/// The method of a function.
///
/// # Errors
///
/// If the function has a form that this backend does not know.
pub fn method(api: &Api, c_name: &str, function: &Function) -> Result<Method> {
    let mut builder = Builder {
        api,
        function,
        c_name,
        required: Vec::new(),
        optional: Vec::new(),
        names: Vec::new(),
        checks: Vec::new(),
        usings: Vec::new(),
        before: Vec::new(),
        arguments: Vec::new(),
        loop_start: Vec::new(),
        loop_end: Vec::new(),
        grow: Vec::new(),
        after: Vec::new(),
        outputs: Vec::new(),
        borrows: false,
        is_static: true,
    };
    for (at, parameter) in function.parameters.iter().enumerate() {
        let argument = builder.argument(at, parameter)?;
        builder.arguments.push(argument);
    }
    // the name without `out_` may be that of what goes in
    for output in &mut builder.outputs {
        if builder.names.contains(&output.name) {
            output.name = "results".to_owned();
        }
    }
    builder.finish()
}

fn is_size(of: &Type) -> bool {
    *of == Type::Scalar(Scalar::Size)
}

impl<'a> Builder<'a> {
    fn parameter(&self, name: &str) -> Option<&'a Parameter> {
        self.function.parameter(name)
    }

    fn need(&mut self, kind: &str, name: &str) {
        self.required.push(format!("{kind} {name}"));
        self.names.push(name.to_owned());
    }

    fn need_object(&mut self, kind: &str, name: &str) {
        self.need(kind, name);
        self.checks.push(format!(
            "Check.NotNull({name}, \"{}\");",
            name.trim_start_matches('@')
        ));
    }

    /// Claims an object that functions change, for the time of the call.
    fn claim(&mut self, handle: &str, of: &Type) {
        let is_changed =
            |handle: &str| types::is_changed(self.api, &self.api.handles[handle].owner);
        if self.api.handle_of(of).is_some_and(is_changed) {
            let is_const = matches!(of.pointee(), Some((_, true)));
            let how = if is_const { "Read" } else { "Change" };
            self.usings.push(format!("using ({handle}.{how}())"));
        }
    }

    /// The struct that the function is a method of.
    fn home(&self) -> Option<&'a str> {
        match &self.api.owners[&self.function.owner].kind {
            OwnerKind::Value(of) if names::is_home(self.api, &self.function.owner, of) => Some(of),
            _ => None,
        }
    }

    fn is_object(&self) -> bool {
        let kind = &self.api.owners[&self.function.owner].kind;
        matches!(kind, OwnerKind::Object(_))
    }

    /// Notes what a parameter needs, and returns the argument for C.
    fn argument(&mut self, at: usize, parameter: &Parameter) -> Result<String> {
        let Parameter { name, of, role, .. } = parameter;
        let own = names::parameter(name);
        let is_receiver = *role == Role::Receiver;
        Ok(match role {
            Role::Receiver if self.is_object() => {
                self.is_static = false;
                self.claim("Handle", of);
                "Handle".to_owned()
            }
            Role::Receiver | Role::Input => {
                let is_own = self.home().is_some() && at == 0;
                if is_own && (is_receiver || of.name() == self.home()) {
                    self.is_static = false;
                    self.own_value(of)
                } else {
                    self.input(parameter, own)?
                }
            }
            Role::Elements { length } => self.elements(of, &own, length)?,
            Role::Nested { level, .. } => self.nested(*level),
            Role::Length => self.length(name)?,
            Role::Output => self.output(parameter, own),
            Role::OutputElements { length } => self.output_elements(parameter, own, length)?,
            Role::OutputList { count, most, .. } => self.output_list(parameter, own, count, *most),
            Role::Capacity => self.capacity(name)?,
            Role::OutputCount => {
                let local = names::local(name);
                self.before.push(format!("UIntPtr {local};"));
                format!("out {local}")
            }
            Role::Callback { .. } => self.callback(parameter, own),
            Role::User => "CallbackState.UserOf(state)".to_owned(),
        })
    }

    /// The value that a method belongs to.
    fn own_value(&mut self, of: &Type) -> String {
        let to = of.pointee().map_or(of, |(to, _)| to);
        let is_managed = to
            .name()
            .is_some_and(|name| names::holds_pointers(self.api, name));
        match (is_managed, of.pointee()) {
            (true, _) => {
                self.borrows = true;
                let native = names::native_type(self.api, to);
                self.before
                    .push(format!("{native} nativeThis = ToNative(borrowed);"));
                "ref nativeThis".to_owned()
            }
            (false, Some(_)) => "ref this".to_owned(),
            (false, None) => "this".to_owned(),
        }
    }

    fn input(&mut self, parameter: &Parameter, own: String) -> Result<String> {
        let api = self.api;
        let of = &parameter.of;
        if let Some(handle) = api.handle_of(of) {
            self.need_object(&names::of_type(api, handle), &own);
            let handle = format!("{own}.Handle");
            self.claim(&handle, of);
            return Ok(handle);
        }
        let Some((to, _)) = of.pointee() else {
            self.need(&names::public_type(api, of), &own);
            return Ok(if is_size(of) {
                format!("Sizes.ToNative({own}, \"{own}\")")
            } else {
                own
            });
        };
        let Some(name) = to.name().filter(|name| api.structs.contains_key(*name)) else {
            bail!("{} has a form that C# does not know", parameter.name);
        };
        if names::is_buffers(api, name) {
            return Ok(self.buffers(name));
        }
        let kind = names::of_type(api, name);
        let is_managed = names::holds_pointers(api, name);
        if is_managed {
            self.borrows = true;
        }
        let native = names::local(&format!("native_{}", parameter.name));
        if parameter.optional {
            self.optional.push(format!("{kind}? {own} = null"));
            let (native_kind, value) = if is_managed {
                (
                    format!("Native{kind}"),
                    format!("{kind}.ToNative({own}, borrowed)"),
                )
            } else {
                (kind, format!("Lists.Optional({own})"))
            };
            self.before
                .push(format!("{native_kind}[] {native} = {value};"));
            return Ok(native);
        }
        self.need(&kind, &own);
        if let Some(first) = self.first_with_lists(name).filter(|first| *first != own) {
            self.checks.push(format!(
                "Check.Count({own}.Length, {first}.Length, \"{own}\");"
            ));
        }
        if !is_managed {
            return Ok(format!("ref {own}"));
        }
        let mut fields = api.structs[name].fields.iter();
        if fields.any(|field| matches!(field.of, Type::Callback(_))) {
            self.usings
                .push(format!("using (var state = new CallbackState({own}))"));
            self.after.push("state.Rethrow();".to_owned());
        }
        self.before
            .push(format!("Native{kind} {native} = {own}.ToNative(borrowed);"));
        Ok(format!("ref {native}"))
    }

    /// The first of the structs with lists whose length is a parameter beside them.
    fn first_with_lists(&self, of: &str) -> Option<String> {
        let function = self.function;
        let mut lengths = function
            .parameters
            .iter()
            .filter(|p| p.role == Role::Length);
        lengths.find(|length| self.api.has_lists_beside(of, &length.name))?;
        let mut parameters = function.parameters.iter();
        let is_such = |p: &&Parameter| p.of.pointee().and_then(|(to, _)| to.name()) == Some(of);
        Some(names::parameter(&parameters.find(is_such)?.name))
    }

    /// Buffers, from which the lists of the result are made.
    fn buffers(&mut self, of: &str) -> String {
        let kind = names::of_type(self.api, of);
        self.borrows = true;
        self.before.push(format!("var buffers = new {kind}();"));
        self.loop_start.push(format!(
            "Native{kind} nativeBuffers = buffers.ToNative(borrowed);"
        ));
        for (name, kind) in types::buffer_lists(self.api, of) {
            self.outputs.push(OutputValue {
                name: names::local(&name_in_c(&name)),
                kind,
                value: format!("buffers.{name}()"),
            });
        }
        "ref nativeBuffers".to_owned()
    }

    fn elements(&mut self, of: &Type, own: &str, length: &str) -> Result<String> {
        let api = self.api;
        let to = of.pointee().map_or(of, |(to, _)| to);
        self.need_object(&format!("{}[]", names::public_type(api, to)), own);
        self.check_length(own, length);
        let native = format!("{}[]", natives::element(api, of));
        let local = format!("native{}", pascal_case(own.trim_start_matches('@')));
        let value = if let Some(handle) = api.handle_of(to) {
            self.borrows = true;
            format!("{}.Handles({own}, borrowed)", names::of_type(api, handle))
        } else if to
            .name()
            .is_some_and(|name| names::holds_pointers(api, name))
        {
            self.borrows = true;
            format!("{}.ToNative({own}, borrowed)", names::public_type(api, to))
        } else if is_size(to) {
            format!("Sizes.ToNative({own})")
        } else if matches!(to, Type::Scalar(_) | Type::Named(_)) {
            return Ok(own.to_owned());
        } else {
            bail!("{own} is a list that C# does not know");
        };
        self.before.push(format!("{native} {local} = {value};"));
        Ok(local)
    }

    /// Checks the length of a list if it is not what determines the length.
    fn check_length(&mut self, own: &str, length: &str) {
        let quoted = own.trim_start_matches('@');
        let mut factors = length.split(" * ");
        let determines = |factor: &str| self.parameter(factor).map(|of| of.role == Role::Length);
        let check = if let Some(counted) = factors.clone().find(|f| determines(f) == Some(true)) {
            let source = self.length_source(counted);
            let factor: String = length.replace(counted, "").replace(" * ", "");
            if source.as_deref() == Some(own) {
                return;
            }
            match (source, factor.is_empty()) {
                (Some(source), true) => {
                    format!("Check.Length({own}, {source}.Length, \"{quoted}\");")
                }
                (Some(source), false) => {
                    format!("Check.Length({own}, {factor} * {source}.Length, \"{quoted}\");")
                }
                (None, _) => format!("Check.Multiple({own}, {factor}, \"{quoted}\");"),
            }
        } else if factors.all(|f| f.parse::<usize>().is_ok() || self.parameter(f).is_some()) {
            let length = types::product(length, names::parameter);
            format!("Check.Length({own}, {length}, \"{quoted}\");")
        } else {
            return;
        };
        self.checks.push(check);
    }

    /// The list of the caller whose length is the value of a parameter.
    fn length_source(&self, name: &str) -> Option<String> {
        let mut parameters = self.function.parameters.iter();
        parameters.find_map(|of| match &of.role {
            Role::Elements { length } if length == name => Some(names::parameter(&of.name)),
            Role::Nested { length, .. } if length == name => Some(self.outermost()),
            _ => None,
        })
    }

    /// The name of the nested list: what its outermost sizes are the sizes of.
    fn outermost(&self) -> String {
        let nested = self.function.parameters.iter();
        let mut sizes = nested.filter(|of| matches!(of.role, Role::Nested { .. }));
        let sizes = sizes.next_back();
        let sizes = sizes.map_or("", |of| of.name.as_str());
        names::local(&format!("{}s", sizes.trim_end_matches("_sizes")))
    }

    fn depth(&self) -> usize {
        let nested = self.function.parameters.iter();
        nested
            .filter(|of| matches!(of.role, Role::Nested { .. }))
            .count()
            - 1
    }

    fn nested(&mut self, level: usize) -> String {
        let own = self.outermost();
        let depth = self.depth();
        if level == 0 {
            self.need_object(&format!("Vec2[]{}", "[]".repeat(depth)), &own);
            let rings = if depth == 2 {
                let name = &own;
                self.before.push(format!(
                    "Vec2[][] allRings = Lists.Join({name}, \"{name}\");"
                ));
                "allRings".to_owned()
            } else {
                own.clone()
            };
            self.before
                .push(format!("Vec2[] points = Lists.Join({rings}, \"{own}\");"));
            return "points".to_owned();
        }
        let (local, list) = if level == depth {
            (format!("{own}Sizes"), own)
        } else {
            ("ringSizes".to_owned(), "allRings".to_owned())
        };
        self.before
            .push(format!("UIntPtr[] {local} = Lists.Sizes({list});"));
        local
    }

    fn length(&self, name: &str) -> Result<String> {
        if let Some(source) = self.length_source(name) {
            return Ok(format!("(UIntPtr){source}.Length"));
        }
        // a multiple of it is the length of a list, or it is that of the lists of a struct
        for of in &self.function.parameters {
            let own = names::parameter(&of.name);
            if let Role::Elements { length } = &of.role
                && let Some(factor) = length.strip_suffix(&format!(" * {name}"))
            {
                return Ok(format!("(UIntPtr)({own}.Length / {factor})"));
            }
            let to = of.of.pointee().and_then(|(to, _)| to.name());
            if to.is_some_and(|to| self.api.has_lists_beside(to, name)) {
                return Ok(format!("(UIntPtr){own}.Length"));
            }
        }
        bail!("nothing has the length {name}")
    }

    /// The length of an array that the function writes.
    fn output_length(&self, length: &str) -> Result<String> {
        if self.parameter(length).is_none() {
            // the sum of the numbers of rings
            ensure!(
                length == "ring_count" && self.depth() == 2,
                "nothing has {length} elements"
            );
            return Ok("allRings.Length".to_owned());
        }
        let argument = self.length(length)?;
        let length = argument.trim_start_matches("(UIntPtr)");
        Ok(length.trim_matches(['(', ')']).to_owned())
    }

    fn output(&mut self, parameter: &Parameter, own: String) -> String {
        let api = self.api;
        let local = names::local(&parameter.name);
        let to = parameter.of.pointee().map_or(&parameter.of, |(to, _)| to);
        if let Some(handle) = natives::handle(api, to) {
            self.before.push(format!("{handle} {local};"));
            let class = handle.trim_end_matches("Handle").to_owned();
            self.outputs.push(OutputValue {
                name: own,
                value: format!("new {class}({local})"),
                kind: class,
            });
            return format!("out {local}");
        }
        self.before
            .push(format!("{} {local};", names::native_type(api, to)));
        if let Some(of) = to.name()
            && self.buffers_parameter().is_some()
        {
            self.loop_end
                .push(format!("buffers.Count(new[] {{ {local} }});"));
            if self.only_counts(of) {
                return format!("out {local}");
            }
        }
        if !parameter.optional {
            let kind = names::public_type(api, to);
            let output = self.public_value(to, &local, own, kind);
            self.outputs.push(output);
        }
        format!("out {local}")
    }

    fn public_value(&self, of: &Type, local: &str, name: String, kind: String) -> OutputValue {
        let api = self.api;
        let path = of.name().and_then(|name| api.none_of(name));
        let (kind, value) = if self.function.none == Some(Absence::Nan)
            && let Some(of) = of.name().and_then(|name| api.structs.get(name))
        {
            let first = pascal_case(&of.fields[0].name);
            let is_none = format!("double.IsNaN({local}.{first})");
            (
                format!("{kind}?"),
                format!("{is_none} ? ({kind}?)null : {local}"),
            )
        } else if let Some(path) = path {
            let is_flag = path.last().is_some_and(|field| field.flag);
            let path: Vec<_> = path.iter().map(|field| pascal_case(&field.name)).collect();
            let number = format!("{local}.{}", path.join("."));
            let is_some = if is_flag {
                number
            } else {
                format!("{number} != 0")
            };
            (
                format!("{kind}?"),
                format!("{is_some} ? {local} : ({kind}?)null"),
            )
        } else if of
            .name()
            .is_some_and(|name| names::holds_pointers(api, name))
        {
            let value = format!("{kind}.FromNative({local})");
            (kind, value)
        } else if is_size(of) {
            (kind, format!("Sizes.ToLong({local})"))
        } else {
            (kind, local.to_owned())
        };
        OutputValue { name, kind, value }
    }

    fn buffers_parameter(&self) -> Option<&'a str> {
        let mut parameters = self.function.parameters.iter();
        parameters.find_map(|of| {
            let name = of.of.pointee()?.0.name()?;
            names::is_buffers(self.api, name).then_some(name)
        })
    }

    /// Whether a struct has nothing but the counts of the buffers.
    fn only_counts(&self, of: &str) -> bool {
        let Some(buffers) = self.buffers_parameter() else {
            return false;
        };
        let counts = self.api.structs[buffers]
            .fields
            .iter()
            .filter_map(|f| f.count.as_deref());
        let counts: Vec<_> = counts.collect();
        let mut fields = self.api.structs[of].fields.iter();
        fields.all(|field| counts.contains(&format!("{of}.{}", field.name).as_str()))
    }

    fn output_elements(
        &mut self,
        parameter: &Parameter,
        own: String,
        length: &str,
    ) -> Result<String> {
        let local = names::local(&parameter.name);
        let element = natives::element(self.api, &parameter.of);
        let length = self.output_length(length)?;
        self.before
            .push(format!("var {local} = new {element}[{length}];"));
        if self.buffers_parameter().is_some() {
            let field = "each => each.Decomposition";
            self.loop_end.push(format!(
                "buffers.Count(Array.ConvertAll({local}, {field}));"
            ));
        }
        let is_sizes = |of: &Parameter| of.sizes.as_ref() == Some(&parameter.name);
        if !self.function.parameters.iter().any(is_sizes) {
            let output = self.public_list(parameter, own, &local);
            self.outputs.push(output);
        }
        Ok(local)
    }

    /// A list that is full.
    fn public_list(&self, parameter: &Parameter, name: String, list: &str) -> OutputValue {
        let to = parameter.of.pointee().map_or(&parameter.of, |(to, _)| to);
        let kind = format!("{}[]", names::public_type(self.api, to));
        let (kind, value) = if let Some(sizes) = &parameter.sizes {
            let sizes = names::local(sizes);
            (
                format!("{kind}[]"),
                format!("Lists.Split({list}, {sizes}, {sizes}.Length)"),
            )
        } else if let Some(handle) = self.api.handle_of(to) {
            let class = names::of_type(self.api, handle);
            (format!("{class}[]"), format!("{class}.Adopt({list})"))
        } else if is_size(to) {
            (kind, format!("Sizes.ToLong({list})"))
        } else if *to == Type::Scalar(Scalar::Char) {
            ("string".to_owned(), format!("Text.Of({list})"))
        } else {
            (kind, list.to_owned())
        };
        OutputValue { name, kind, value }
    }

    fn output_list(
        &mut self,
        parameter: &Parameter,
        own: String,
        count: &str,
        most: Option<usize>,
    ) -> String {
        let local = names::local(&parameter.name);
        let element = natives::element(self.api, &parameter.of);
        let mut parts = count.split('.');
        let mut count = names::local(parts.next().unwrap_or_default());
        for field in parts {
            count += &format!(".{}", pascal_case(field));
        }
        let capacity = most.map_or("Lists.Start".to_owned(), |most| most.to_string());
        self.before
            .push(format!("var {local} = new {element}[{capacity}];"));
        if most.is_none() {
            self.grow.push(format!(
                "{local} = new {element}[Lists.Grow({local}.Length, {count})];"
            ));
        }
        let list = format!("Lists.Trim({local}, {count})");
        let output = self.public_list(parameter, own, &list);
        self.outputs.push(output);
        local
    }

    fn capacity(&self, name: &str) -> Result<String> {
        let mut parameters = self.function.parameters.iter();
        let list = parameters
            .find(|of| matches!(&of.role, Role::OutputList { capacity, .. } if capacity == name));
        let Some(list) = list else {
            bail!("{name} is the capacity of no list");
        };
        Ok(format!("(UIntPtr){}.Length", names::local(&list.name)))
    }

    fn callback(&mut self, parameter: &Parameter, own: String) -> String {
        let of = parameter.of.name().expect("a callback has a name");
        let NamedCallback { name: kind, .. } = &self.api.callbacks[of];
        if types::changes_receiver(self.function) {
            let function = format!("Trampolines.{kind}");
            let function = if parameter.optional {
                self.need(kind, &own);
                format!("{own} == null ? null : {function}")
            } else {
                self.need_object(kind, &own);
                function
            };
            self.before
                .push(format!("CallbackState state = CallbackState.Kept({own});"));
            let key = &self.function.member;
            self.after
                .push(format!("Handle.Keep(\"{key}\", state, status);"));
            function
        } else {
            self.need_object(kind, &own);
            self.usings
                .push(format!("using (var state = new CallbackState({own}))"));
            self.after.push("state.Rethrow();".to_owned());
            format!("Trampolines.{kind}")
        }
    }

    fn finish(mut self) -> Result<Method> {
        let api = self.api;
        let function = self.function;
        if types::keeps_callbacks(api, &function.owner) && types::changes_receiver(function) {
            self.after.push("Handle.Rethrow();".to_owned());
        }
        if !is_constructor(api, function) {
            names::check_member(&names::owner(api, &function.owner), &member(api, function))?;
        }
        let result = self.result()?;
        let lines = self.lines(&result);
        let outputs = &self.outputs;
        let outs = outputs.iter().skip(usize::from(result.is_none()));
        let outs = outs.map(|of| format!("out {} {}", of.kind, of.name));
        let is_constructor = is_constructor(api, function);
        let makes = outputs
            .first()
            .filter(|_| is_constructor)
            .map(|of| format!("{}Handle", of.kind));
        let kind = match (&result, outputs.first()) {
            (Some((kind, _)), _) => kind.clone(),
            (None, Some(output)) => output.kind.clone(),
            (None, None) => "void".to_owned(),
        };
        let parameters = self.required.iter().cloned().chain(outs);
        let named = function
            .parameters
            .iter()
            .map(|of| (of.name.clone(), self.documented(of)));
        let writer = Writer {
            api,
            parameters: named.collect(),
            is_nullable: kind.ends_with('?'),
        };
        Ok(Method {
            docs: writer.comment(&function.docs, 8, function.can_fail()),
            is_static: self.is_static,
            makes,
            result: kind,
            name: member(api, function),
            parameters: parameters.chain(self.optional.iter().cloned()).collect(),
            names: self.names,
            lines,
        })
    }

    /// The name that documentation has for a parameter of C.
    fn documented(&self, of: &Parameter) -> String {
        match of.role {
            Role::Nested { .. } => self.outermost(),
            Role::Receiver => "this".to_owned(),
            Role::Length => self.length_source(&of.name).map_or_else(
                || names::parameter(&of.name),
                |source| format!("{source}.Length"),
            ),
            _ => names::parameter(&of.name)
                .trim_start_matches('@')
                .to_owned(),
        }
    }

    /// The type and the value of a result that is no status; none for a status, and if the function
    /// returns nothing.
    fn result(&self) -> Result<Option<(String, String)>> {
        let api = self.api;
        let of = &self.function.result;
        let call = self.call();
        Ok(Some(match of {
            _ if self.function.can_fail() || *of == Type::Void => return Ok(None),
            of if types::is_text(of) => ("string".to_owned(), format!("Text.Read({call})")),
            Type::Scalar(_) | Type::Named(_) => (names::public_type(api, of), call),
            _ => bail!("{} returns what C# does not know", self.c_name),
        }))
    }

    fn call(&self) -> String {
        format!("Native.{}({})", self.c_name, self.arguments.join(", "))
    }

    fn lines(&self, result: &Option<(String, String)>) -> Vec<String> {
        let mut lines = self.checks.clone();
        if self.borrows {
            lines.push("using (var borrowed = new Borrowed())".to_owned());
        }
        lines.extend(self.usings.iter().cloned());
        let has_block = self.borrows || !self.usings.is_empty();
        if has_block {
            lines.push("{".to_owned());
        }
        lines.extend(self.before.iter().cloned());
        let call = self.call();
        if let Some((_, value)) = result {
            lines.push(format!("return {value};"));
        } else if !self.function.can_fail() {
            lines.push(format!("{call};"));
        } else if !self.loop_start.is_empty() {
            lines.extend(["Status status;".to_owned(), "do".to_owned(), "{".to_owned()]);
            lines.extend(self.loop_start.iter().cloned());
            lines.push(format!("status = {call};"));
            lines.extend(self.loop_end.iter().cloned());
            lines.extend([
                "}".to_owned(),
                "while (status == Status.Capacity);".to_owned(),
            ]);
        } else if !self.grow.is_empty() {
            lines.push("Status status;".to_owned());
            lines.push(format!("while ((status = {call}) == Status.Capacity)"));
            lines.push("{".to_owned());
            lines.extend(self.grow.iter().cloned());
            lines.push("}".to_owned());
        } else {
            lines.push(format!("Status status = {call};"));
        }
        lines.extend(self.after.iter().cloned());
        if self.function.can_fail() {
            lines.push("Check.Ok(status);".to_owned());
        }
        if result.is_none() {
            let outs = self.outputs.iter().skip(1);
            lines.extend(outs.map(|of| format!("{} = {};", of.name, of.value)));
            if let Some(first) = self.outputs.first() {
                lines.push(format!("return {};", first.value));
            }
        }
        if has_block {
            lines.push("}".to_owned());
        }
        indented(lines)
    }
}

/// `RingSizes` as `ring_sizes`.
fn name_in_c(name: &str) -> String {
    let mut out = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !out.is_empty() {
            out.push('_');
        }
        out.extend(letter.to_lowercase());
    }
    out
}

/// Indents blocks, and breaks lines that are too long.
fn indented(lines: Vec<String>) -> Vec<String> {
    let mut depth = 3;
    let mut out = Vec::new();
    for line in lines {
        if line == "}" {
            depth -= 1;
        }
        out.extend(super::lines::broken(&line, 4 * depth));
        if line == "{" {
            depth += 1;
        }
    }
    out
}
