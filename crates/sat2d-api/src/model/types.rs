//! The types of the model.

use indexmap::IndexMap;
use serde::Serialize;

pub use crate::notes::Absence;

pub use crate::declarations::{Block, Callback, Constant, Docs, Scalar, Type};

/// The whole API. Every map has the names of C as keys, in the order of the headers.
#[derive(Debug)]
pub struct Api {
    pub sections: Vec<Section>,
    pub owners: IndexMap<String, Owner>,
    pub constants: IndexMap<String, NamedConstant>,
    pub enums: IndexMap<String, Enum>,
    pub integers: IndexMap<String, Integer>,
    pub structs: IndexMap<String, Struct>,
    pub handles: IndexMap<String, Handle>,
    pub callbacks: IndexMap<String, NamedCallback>,
    pub functions: IndexMap<String, Function>,
    /// What parameters and results are, by their names.
    pub parameters: IndexMap<String, String>,
}

/// A group of a header.
#[derive(Debug, Serialize)]
pub struct Section {
    pub name: String,
    /// The header that declares it.
    pub header: &'static str,
    pub title: String,
    pub docs: Docs,
    /// The names of what it declares, in order.
    pub items: Vec<String>,
}

/// What functions belong to.
#[derive(Debug, Serialize)]
pub struct Owner {
    pub kind: OwnerKind,
    /// The function that frees an object.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free: Option<String>,
    /// Its name in Lua, if it differs.
    #[serde(skip)]
    pub lua: Option<String>,
    /// Its name in Java, if it differs.
    #[serde(skip)]
    pub java: Option<String>,
}

#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnerKind {
    /// An object behind a pointer to this opaque struct.
    Object(String),
    /// A value of this struct.
    Value(String),
    /// A group of functions.
    Module,
}

#[derive(Debug, Serialize)]
pub struct NamedConstant {
    pub value: Constant,
    /// The enum that it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    pub docs: Docs,
}

/// An integer type with named values.
#[derive(Debug, Serialize)]
pub struct Enum {
    pub name: String,
    pub scalar: Scalar,
    /// Whether values can be combined.
    pub flags: bool,
    pub values: Vec<EnumValue>,
    /// Its name in Java, if it differs.
    #[serde(skip)]
    pub java: Option<String>,
    /// The enum of the core, if Python has words for its values; empty if the core has none.
    #[serde(skip)]
    pub core: Option<String>,
    /// Values that the enum of the core does not have.
    #[serde(skip)]
    pub not_in_core: Vec<String>,
    pub docs: Docs,
}

#[derive(Debug, Serialize)]
pub struct EnumValue {
    /// Lower case, without the prefix of the enum.
    pub name: String,
    pub constant: String,
    pub value: u32,
}

/// An integer type that is no enum.
#[derive(Debug, Serialize)]
pub struct Integer {
    pub name: String,
    pub scalar: Scalar,
    pub docs: Docs,
}

#[derive(Debug, Serialize)]
pub struct Struct {
    pub name: String,
    pub fields: Vec<Field>,
    /// Where pointers have 32 and 64 bits.
    pub size: [usize; 2],
    pub alignment: [usize; 2],
    /// A result is none if this field is 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub none: Option<String>,
    /// How a value is written, with the names of fields in braces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Languages in which its type is written by hand.
    #[serde(skip)]
    pub by_hand: Vec<String>,
    /// Its name in Java, if it differs, or after a dash why it has no class there.
    #[serde(skip)]
    pub java: Option<String>,
    pub docs: Docs,
}

#[derive(Debug, Serialize)]
pub struct Field {
    pub name: String,
    #[serde(rename = "type", serialize_with = "crate::json::serialize_type")]
    pub of: Type,
    /// Where pointers have 32 and 64 bits.
    pub offset: [usize; 2],
    /// An integer that is 0 or 1.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub flag: bool,
    /// The number of elements of a list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<String>,
    /// A pointer that may be NULL.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub optional: bool,
    /// The field `STRUCT.FIELD` of a function's result that is the number of elements that the
    /// function wrote to this list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<String>,
    /// The field with the sizes of the lists that this list consists of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sizes: Option<String>,
    pub docs: Docs,
}

/// An opaque struct.
#[derive(Debug, Serialize)]
pub struct Handle {
    /// The owner of its functions.
    pub owner: String,
    pub docs: Docs,
}

/// A type of pointers to functions.
#[derive(Debug, Serialize)]
pub struct NamedCallback {
    pub name: String,
    #[serde(serialize_with = "crate::json::serialize_type")]
    pub result: Type,
    pub parameters: Vec<Parameter>,
    pub docs: Docs,
}

#[derive(Debug, Serialize)]
pub struct Function {
    pub owner: String,
    /// Its name at its owner.
    pub member: String,
    #[serde(serialize_with = "crate::json::serialize_type")]
    pub result: Type,
    pub parameters: Vec<Parameter>,
    /// Where it is in each language, or after a dash why it is not there.
    pub languages: IndexMap<&'static str, String>,
    /// How its output says that there is no result, if its type does not say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub none: Option<Absence>,
    /// Languages in which it is written by hand.
    #[serde(skip)]
    pub by_hand: Vec<String>,
    pub docs: Docs,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Parameter {
    pub name: String,
    #[serde(rename = "type", serialize_with = "crate::json::serialize_type")]
    pub of: Type,
    #[serde(flatten)]
    pub role: Role,
    /// It may be NULL.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub optional: bool,
    /// The parameter with the sizes of the lists that this list consists of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sizes: Option<String>,
}

/// What a parameter is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "role", rename_all = "snake_case")]
pub enum Role {
    /// The object or value that the function is a member of.
    Receiver,
    /// A value, or a pointer to one.
    Input,
    /// The elements of a list. Their number is a parameter, or a product of two.
    Elements { length: String },
    /// The points of rings (level 0), the sizes of rings (1), or the numbers of rings of parts or
    /// polygons (2). The number of the outermost list is a parameter.
    Nested { level: usize, length: String },
    /// The number of elements of lists.
    Length,
    /// A value that the function writes.
    Output,
    /// An array with a length that the caller knows, which the function writes.
    OutputElements { length: String },
    /// A list in a buffer of the caller: the capacity goes in, the count comes out, as a parameter
    /// or as a field of an output.
    OutputList {
        capacity: String,
        count: String,
        /// The capacity that always suffices, where a call cannot be repeated.
        #[serde(skip_serializing_if = "Option::is_none")]
        most: Option<usize>,
    },
    /// The capacity of a buffer.
    Capacity,
    /// The number of elements of an `OutputList`.
    OutputCount,
    /// A function that is called, with the parameter that is passed on to it.
    Callback { user: String },
    /// What is passed on to a callback.
    User,
}

impl Function {
    /// The parameter of a name.
    pub fn parameter(&self, name: &str) -> Option<&Parameter> {
        self.parameters.iter().find(|p| p.name == name)
    }

    /// Whether the function is a member of an object or value that is its first parameter.
    pub fn has_receiver(&self) -> bool {
        let first = self.parameters.first();
        first.is_some_and(|p| p.role == Role::Receiver)
    }

    /// Whether it is written by hand in a language.
    pub fn is_by_hand(&self, language: &str) -> bool {
        self.by_hand.iter().any(|by_hand| by_hand == language)
    }

    /// Whether a language does not have it, for a reason.
    pub fn is_left_out(&self, language: &str) -> bool {
        let place = self.languages.get(language);
        place.is_some_and(|place| place.starts_with("- "))
    }

    /// Whether a call can fail.
    pub fn can_fail(&self) -> bool {
        self.result.name() == Some("sat_status")
    }
}

impl Api {
    /// The scalar that a type is, as a scalar, an enum or another integer.
    pub fn scalar(&self, of: &Type) -> Option<Scalar> {
        match of {
            Type::Scalar(scalar) => Some(*scalar),
            Type::Named(name) => {
                let of_enum = self.enums.get(name).map(|of| of.scalar);
                of_enum.or_else(|| self.integers.get(name).map(|of| of.scalar))
            }
            _ => None,
        }
    }

    /// The field that is 0 if a result is none, after those that it is in: the number of an id
    /// after the id.
    pub fn none_of(&self, of: &str) -> Option<Vec<&Field>> {
        let of = self.structs.get(of)?;
        let none = of.none.as_ref()?;
        let mut path = vec![of.fields.iter().find(|field| field.name == *none)?];
        while let Some(inner) = path.last()?.of.name().and_then(|of| self.structs.get(of)) {
            path.push(inner.fields.first()?);
        }
        Some(path)
    }

    /// Whether a struct has lists whose length is a parameter `length` beside it.
    pub fn has_lists_beside(&self, of: &str, length: &str) -> bool {
        self.structs.get(of).is_some_and(|of| {
            let mut fields = of.fields.iter();
            fields.all(|field| field.name != length)
                && of
                    .fields
                    .iter()
                    .any(|field| field.length.as_deref() == Some(length))
        })
    }

    /// The opaque struct that a type points to.
    pub fn handle_of<'a>(&self, of: &'a Type) -> Option<&'a str> {
        let (to, _) = of.pointee()?;
        let name = to.name()?;
        self.handles.contains_key(name).then_some(name)
    }
}
