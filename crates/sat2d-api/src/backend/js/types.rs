//! What types of C are in TypeScript, and where their bytes are.

use anyhow::{Result, bail};

use crate::backend::docs::{Script, wrap};
use crate::model::{Api, Docs, Field, Function, Scalar, Struct, Type, camel_case, snake_case};

/// Enums of which no value of a result is `none`, but for sides, where that is `undefined`.
const NO_NONE: [&str; 3] = ["sat_shape_type", "sat_feature_kind", "sat_side"];

/// Whether an enum has no word `none`.
pub fn has_no_none(name: &str) -> bool {
    NO_NONE.contains(&name)
}

/// `ShapeKind` as `SHAPE_KINDS`.
pub fn list_name(name: &str) -> String {
    let upper = snake_case(name).to_uppercase();
    match upper.strip_suffix('Y') {
        Some(stem) => format!("{stem}IES"),
        None if upper.ends_with('S') => upper,
        None => format!("{upper}S"),
    }
}

/// A value of an enum, or the name of a field.
pub fn word(name: &str) -> String {
    camel_case(name)
}

/// The struct of a type.
pub fn struct_of<'a>(api: &'a Api, of: &'a Type) -> Option<(&'a str, &'a Struct)> {
    let name = of.name()?;
    api.structs.get(name).map(|of| (name, of))
}

/// Whether a struct points to lists or functions: the memory is prepared by hand.
pub fn has_lists(api: &Api, of: &Struct) -> bool {
    of.fields.iter().any(|field| match &field.of {
        Type::Pointer { .. } => api.handle_of(&field.of).is_none(),
        Type::Callback(_) => true,
        of => struct_of(api, of).is_some_and(|(_, of)| has_lists(api, of)),
    })
}

/// Whether arguments of a struct have several forms: it is, or has, points or transforms.
pub fn has_forms(api: &Api, of: &Type) -> bool {
    struct_of(api, of).is_some_and(|(name, of)| {
        let names: Vec<_> = of.fields.iter().map(|field| field.name.as_str()).collect();
        names == ["x", "y"]
            || name == "sat_transform"
            || of.fields.iter().any(|field| has_forms(api, &field.of))
    })
}

/// The field that only says whether there is a value: a flag, or the length of a list. Where a
/// value has none if an id or a size in it is 0, the classes by hand look at that.
pub fn presence(of: &Struct) -> Option<&Field> {
    let mut fields = of.fields.iter();
    let field = fields.find(|field| of.none.as_deref() == Some(&field.name))?;
    (field.flag || field.of == Type::Scalar(Scalar::Size)).then_some(field)
}

/// The fields that values in JavaScript have: not reserved ones, lengths of arrays, and the field
/// that says whether there is a value.
pub fn visible(of: &Struct) -> impl Iterator<Item = &Field> {
    let lengths: Vec<_> = of
        .fields
        .iter()
        .filter_map(|f| f.length.as_deref())
        .collect();
    of.fields.iter().filter(move |field| {
        let is_none = presence(of).is_some_and(|none| none.name == field.name);
        field.name != "reserved" && !is_none && !lengths.contains(&field.name.as_str())
    })
}

/// The type of a field.
pub fn field_type(api: &Api, field: &Field) -> Result<String> {
    if field.flag {
        return Ok("boolean".to_owned());
    }
    if let Type::Array { of, .. } = &field.of {
        return Ok(format!("{}[]", value_type(api, of)?));
    }
    value_type(api, &field.of)
}

/// The type of a value.
pub fn value_type(api: &Api, of: &Type) -> Result<String> {
    if let Some((name, of)) = struct_of(api, of) {
        let none = if presence(of).is_some() {
            " | undefined"
        } else {
            ""
        };
        return Ok(match name {
            "sat_body_id" => "number".to_owned(),
            _ => format!("{}{none}", of.name),
        });
    }
    Ok(match of {
        Type::Pointer { .. } => "number".to_owned(),
        Type::Scalar(Scalar::Bool) => "boolean".to_owned(),
        Type::Scalar(_) => "number".to_owned(),
        Type::Named(name) => match api.enums.get(name) {
            Some(of) if name != "sat_status" && !of.flags => match name.as_str() {
                "sat_side" => format!("{} | undefined", of.name),
                _ => of.name.clone(),
            },
            _ => "number".to_owned(),
        },
        _ => bail!("a value of the type {of:?}"),
    })
}

/// Reads a value at the address `at` plus an offset.
pub fn read(api: &Api, of: &Type, at: &str, offset: usize) -> Result<String> {
    let place = place(at, offset);
    if let Some((name, of)) = struct_of(api, of) {
        return Ok(match name {
            "sat_body_id" => format!("readNumber64({place})"),
            _ => format!("read{}({place})", of.name),
        });
    }
    if let Type::Named(name) = of
        && let Some(of) = api.enums.get(name)
        && name != "sat_status"
        && !of.flags
    {
        let bang = if name == "sat_side" { "" } else { "!" };
        return Ok(format!(
            "{}[{}]{bang}",
            list_name(&of.name),
            word_at(&place, "i32")
        ));
    }
    let scalar = api.scalar(of).unwrap_or(Scalar::Size);
    Ok(match scalar {
        Scalar::F64 => format!("f64[({place}) >>> 3]!"),
        Scalar::F32 => format!("f32[({place}) >>> 2]!"),
        Scalar::Bool => format!("u8[{place}] !== 0"),
        Scalar::I32 => word_at(&place, "i32"),
        Scalar::U32 | Scalar::Size => word_at(&place, "u32"),
        Scalar::U64 => format!("readNumber64({place})"),
        Scalar::U8 | Scalar::Char => format!("u8[{place}]!"),
        Scalar::U16 | Scalar::I64 => bail!("no result has the type {of:?}"),
    })
}

fn word_at(place: &str, view: &str) -> String {
    format!("{view}[({place}) >>> 2]!")
}

/// An address and an offset.
pub fn place(at: &str, offset: usize) -> String {
    if offset == 0 {
        at.to_owned()
    } else {
        format!("{at} + {offset}")
    }
}

/// Writes a value at the address `at` plus an offset. `what` names it in errors.
pub fn write(
    api: &Api,
    of: &Type,
    at: &str,
    offset: usize,
    value: &str,
    what: &str,
) -> Result<String> {
    let place = place(at, offset);
    if let Some((name, of)) = struct_of(api, of) {
        return Ok(match name {
            "sat_body_id" => format!("writeNumber64({place}, bodyId({value}, '{what}'));"),
            "sat_vec2" | "sat_transform" => {
                format!("write{}({place}, {value}, '{what}');", of.name)
            }
            _ => format!("write{}({place}, {value});", of.name),
        });
    }
    if let Some(code) = code(api, of, value, what) {
        return Ok(format!(
            "{} = {code};",
            word_at(&place, "i32").trim_end_matches('!')
        ));
    }
    let scalar = api.scalar(of).unwrap_or(Scalar::Size);
    // what nobody gave has no name, and needs no check
    let value = match what {
        "" => value.to_owned(),
        _ => checked(scalar, value, what),
    };
    Ok(match scalar {
        Scalar::F64 => format!("f64[({place}) >>> 3] = {value};"),
        Scalar::I32 => format!("i32[({place}) >>> 2] = {value};"),
        Scalar::U32 | Scalar::Size => format!("u32[({place}) >>> 2] = {value};"),
        Scalar::U64 => format!("writeNumber64({place}, {value});"),
        _ => bail!("no argument in memory has the type {of:?}"),
    })
}

/// A number, checked: whatever JavaScript makes of another value is not what was meant.
pub fn checked(scalar: Scalar, value: &str, what: &str) -> String {
    match scalar {
        Scalar::F64 | Scalar::F32 => format!("double({value}, '{what}')"),
        Scalar::I32 | Scalar::U32 => format!("int({value}, '{what}')"),
        Scalar::U8 => format!("whole({value}, '{what}', 0xff)"),
        Scalar::U16 => format!("whole({value}, '{what}', 0xffff)"),
        Scalar::Size => format!("whole({value}, '{what}', 0xffff_ffff)"),
        Scalar::U64 => format!("whole({value}, '{what}')"),
        Scalar::I64 => format!("integer({value}, '{what}')"),
        Scalar::Bool => format!("flag({value}, '{what}') ? 1 : 0"),
        Scalar::Char => value.to_owned(),
    }
}

/// The number of a word of an enum.
pub fn code(api: &Api, of: &Type, value: &str, what: &str) -> Option<String> {
    let name = of.name()?;
    let of = api.enums.get(name)?;
    (!of.flags).then(|| format!("numberOf({}, {value}, '{what}')", list_name(&of.name)))
}

/// The first paragraph of a documentation, as the lines of a comment without what encloses it.
pub fn summary(api: &Api, docs: &Docs, indent: usize) -> Vec<String> {
    let place = |_: &str, function: &Function| function.languages["js"].clone();
    let script = Script {
        api,
        null: "undefined",
        quote: '\'',
        place: &place,
    };
    wrap(&script.summary(docs), "", 97 - indent)
}
