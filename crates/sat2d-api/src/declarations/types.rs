//! Declarations and types.

use serde::Serialize;

use super::docs::Docs;

/// One group of the header, from `@defgroup` to `@}`.
#[derive(Clone, Debug)]
pub struct Section {
    /// The name after `sat_` of the group.
    pub name: String,
    pub title: String,
    pub docs: Docs,
    pub items: Vec<Item>,
}

/// A declaration and its documentation.
#[derive(Clone, Debug)]
pub struct Item {
    pub name: String,
    pub docs: Docs,
    pub kind: ItemKind,
}

#[derive(Clone, Debug)]
pub enum ItemKind {
    Constant(Constant),
    /// A `typedef` of an integer.
    Integer(Scalar),
    Struct(Vec<Field>),
    /// A struct without fields, which only the library sees into.
    Handle,
    Callback(Signature),
    Function(Signature),
}

/// The value of a constant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Constant {
    Number(u32),
    /// An expression of other constants.
    Expression(String),
}

#[derive(Clone, Debug)]
pub struct Field {
    pub name: String,
    pub docs: Docs,
    pub of: Type,
}

/// The types of parameters and of the result.
#[derive(Clone, Debug)]
pub struct Signature {
    pub result: Type,
    pub parameters: Vec<(String, Type)>,
}

/// The numbers of C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Scalar {
    #[serde(rename = "bool")]
    Bool,
    #[serde(rename = "char")]
    Char,
    #[serde(rename = "uint8_t")]
    U8,
    #[serde(rename = "uint16_t")]
    U16,
    #[serde(rename = "int32_t")]
    I32,
    #[serde(rename = "uint32_t")]
    U32,
    #[serde(rename = "int64_t")]
    I64,
    #[serde(rename = "uint64_t")]
    U64,
    #[serde(rename = "size_t")]
    Size,
    #[serde(rename = "float")]
    F32,
    #[serde(rename = "double")]
    F64,
}

impl Scalar {
    /// The scalar of a name in C.
    pub fn from_c(name: &str) -> Option<Self> {
        Some(match name {
            "bool" => Self::Bool,
            "char" => Self::Char,
            "uint8_t" => Self::U8,
            "uint16_t" => Self::U16,
            "int32_t" => Self::I32,
            "uint32_t" => Self::U32,
            "int64_t" => Self::I64,
            "uint64_t" => Self::U64,
            "size_t" => Self::Size,
            "float" => Self::F32,
            "double" => Self::F64,
            _ => return None,
        })
    }

    /// Its name in C.
    pub const fn c_name(self) -> &'static str {
        match self {
            Self::Bool => "bool",
            Self::Char => "char",
            Self::U8 => "uint8_t",
            Self::U16 => "uint16_t",
            Self::I32 => "int32_t",
            Self::U32 => "uint32_t",
            Self::I64 => "int64_t",
            Self::U64 => "uint64_t",
            Self::Size => "size_t",
            Self::F32 => "float",
            Self::F64 => "double",
        }
    }

    /// Its size in bytes, which is also its alignment, where pointers have `pointer` bytes.
    pub const fn size(self, pointer: usize) -> usize {
        match self {
            Self::Bool | Self::Char | Self::U8 => 1,
            Self::U16 => 2,
            Self::I32 | Self::U32 | Self::F32 => 4,
            Self::I64 | Self::U64 | Self::F64 => 8,
            Self::Size => pointer,
        }
    }
}

/// A type as C writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    Void,
    Scalar(Scalar),
    /// A type of the header.
    Named(String),
    Pointer {
        to: Box<Type>,
        /// What it points to is not changed through it.
        is_const: bool,
    },
    Array {
        of: Box<Type>,
        length: usize,
    },
    /// A pointer to a function that is a field of a struct.
    Callback(Box<Callback>),
}

/// The signature of a callback, in a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Callback {
    pub result: Type,
    pub parameters: Vec<(String, Type)>,
}

impl Type {
    /// What a pointer points to, and whether it is `const`.
    pub fn pointee(&self) -> Option<(&Type, bool)> {
        match self {
            Self::Pointer { to, is_const } => Some((to, *is_const)),
            _ => None,
        }
    }

    /// The name of a type of the header.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Named(name) => Some(name),
            _ => None,
        }
    }
}
