//! `api.toml`: what C cannot say about the API.

use anyhow::{Context, Result};
use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

/// The header of everything that is not about older programs.
pub const MAIN_HEADER: &str = "sat2d.h";
/// The header of what older programs answered.
pub const COMPAT_HEADER: &str = "sat2d_compat.h";

/// The whole file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// The sections of the header, in order.
    pub sections: Vec<SectionNote>,
    /// What functions belong to: objects, values and modules.
    pub owners: IndexMap<String, OwnerNote>,
    pub enums: IndexMap<String, EnumNote>,
    /// Integers that are no enums.
    pub integers: IndexMap<String, IntegerNote>,
    pub structs: IndexMap<String, StructNote>,
    pub callbacks: IndexMap<String, CallbackNote>,
    pub functions: IndexMap<String, FunctionNote>,
    /// Constants that belong to no enum, and what each is for.
    pub constants: IndexMap<String, String>,
    /// What parameters and results are, for languages that document each of them.
    #[serde(default)]
    pub parameters: IndexMap<String, String>,
}

/// A section of the header.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionNote {
    pub name: String,
    /// The file below `crates/sat2d-ffi/src`, without its extension.
    pub source: String,
}

impl SectionNote {
    /// The header that declares it.
    pub fn header(&self) -> &'static str {
        if self.source.starts_with("compat/") {
            COMPAT_HEADER
        } else {
            MAIN_HEADER
        }
    }
}

/// What functions belong to.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnerNote {
    /// The opaque struct of an object.
    #[serde(default)]
    pub handle: Option<String>,
    /// The struct of a value.
    #[serde(default)]
    pub value: Option<String>,
    /// The function that frees an object.
    #[serde(default)]
    pub free: Option<String>,
    /// Its name in a language, if it differs.
    #[serde(default)]
    pub js: Option<String>,
    #[serde(default)]
    pub lua: Option<String>,
    #[serde(default)]
    pub java: Option<String>,
}

/// An integer type with named values.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnumNote {
    /// Its name in the languages.
    pub name: String,
    /// What the names of its constants begin with.
    pub prefix: String,
    /// Its constants, if others have the same prefix.
    #[serde(default)]
    pub constants: Vec<String>,
    /// Whether values can be combined.
    #[serde(default)]
    pub flags: bool,
    /// Its name in Java, if it differs.
    #[serde(default)]
    pub java: Option<String>,
    /// The enum of the core, if Python has words for its values; empty if the core has none.
    #[serde(default)]
    pub core: Option<String>,
    /// Values that the enum of the core does not have.
    #[serde(default)]
    pub not_in_core: Vec<String>,
}

/// An integer type that is no enum.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IntegerNote {
    pub name: String,
}

/// A struct.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StructNote {
    /// Its name in the languages.
    pub name: String,
    /// Integer fields that are 0 or 1.
    #[serde(default)]
    pub flags: Vec<String>,
    /// The length of each field that is a list: another field, or a parameter beside the struct.
    #[serde(default)]
    pub lengths: IndexMap<String, String>,
    /// A result is none if this field is 0.
    #[serde(default)]
    pub none: Option<String>,
    /// Pointers that may be NULL.
    #[serde(default)]
    pub optional: Vec<String>,
    /// How a value is written, with the names of fields in braces.
    #[serde(default)]
    pub text: Option<String>,
    /// Languages in which its type is written by hand.
    #[serde(default)]
    pub by_hand: Vec<String>,
    /// Its name in Java, if it differs, or after a dash why it has no class there.
    #[serde(default)]
    pub java: Option<String>,
    /// For each list that a function fills, the field `STRUCT.FIELD` of its result that is the
    /// number of its elements.
    #[serde(default)]
    pub counts: IndexMap<String, String>,
    /// For each list that consists of several lists, the field with their sizes.
    #[serde(default)]
    pub sizes: IndexMap<String, String>,
}

/// A pointer to a function.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallbackNote {
    pub name: String,
    #[serde(default)]
    pub lengths: IndexMap<String, String>,
}

/// A function.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FunctionNote {
    /// What it belongs to.
    pub owner: String,
    /// Its name there.
    pub name: String,
    /// Parameters that may be NULL.
    #[serde(default)]
    pub optional: Vec<String>,
    /// The number of elements of each parameter that is an array and whose next parameter is not
    /// its count: a parameter, or a product of two.
    #[serde(default)]
    pub lengths: IndexMap<String, String>,
    /// The capacity that always suffices for a buffer, where a call cannot be repeated.
    #[serde(default)]
    pub most: IndexMap<String, usize>,
    /// For each list that consists of several lists, the parameter with their sizes.
    #[serde(default)]
    pub sizes: IndexMap<String, String>,
    /// How its output says that there is no result, if its type does not say it.
    #[serde(default)]
    pub none: Option<Absence>,
    /// Languages in which it is written by hand.
    #[serde(default)]
    pub by_hand: Vec<String>,
    /// Where it is in a language under another name, or after a dash why it is not there.
    #[serde(default)]
    pub python: Option<String>,
    #[serde(default)]
    pub js: Option<String>,
    #[serde(default)]
    pub java: Option<String>,
    #[serde(default)]
    pub lua: Option<String>,
    #[serde(default)]
    pub cs: Option<String>,
}

/// How an output says that there is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// All numbers of the struct are NaN.
    Nan,
}

impl Notes {
    /// The notes of a text in TOML.
    ///
    /// # Errors
    ///
    /// If it has another form; the message names the line.
    pub fn parse(text: &str) -> Result<Self> {
        toml::from_str(text).context("api.toml")
    }
}
