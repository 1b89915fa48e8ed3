//! Modules of Python: their classes and functions, with types as Python writes them.

use indexmap::IndexMap;

/// A module of Python.
#[derive(Default)]
pub struct Module {
    pub classes: IndexMap<String, Class>,
    pub functions: Vec<Function>,
    /// The paths in Rust of all that it exports.
    pub exports: Vec<String>,
}

#[derive(Default)]
pub struct Class {
    pub docs: Vec<String>,
    /// The class that it extends.
    pub base: Option<String>,
    pub can_be_extended: bool,
    pub members: Vec<Member>,
}

pub enum Member {
    /// An attribute of objects, with what it can be set to.
    Property {
        name: String,
        of: String,
        setter: Option<String>,
        docs: Vec<String>,
    },
    /// An attribute of the class.
    Attribute {
        name: String,
        of: String,
    },
    Method(Function),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    New,
    Method,
    Static,
    /// Outside of classes.
    Free,
}

pub struct Function {
    pub name: String,
    pub kind: Kind,
    /// Several, if it can be called in several ways.
    pub parameters: Vec<Vec<Parameter>>,
    pub returns: String,
    pub docs: Vec<String>,
}

#[derive(Clone)]
pub enum Parameter {
    /// What comes after it is given by keyword.
    Star,
    /// What comes before it is given by position.
    Slash,
    One {
        name: String,
        of: String,
        default: Option<String>,
    },
}

impl Parameter {
    pub fn new(name: &str, of: &str) -> Self {
        let (name, of) = (name.to_owned(), of.to_owned());
        Self::One {
            name,
            of,
            default: None,
        }
    }
}
