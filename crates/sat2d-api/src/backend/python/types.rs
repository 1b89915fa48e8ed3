//! Types of Rust as Python has them.

use anyhow::{Context, Result, bail};
use syn::{GenericArgument, PathArguments, Type};

use super::module::Parameter;

/// Types of arguments that take more than one type of Python, by the names that `_types.py` has.
const GIVEN: [(&str, &str); 15] = [
    ("Vector", "VectorLike"),
    ("At", "TransformLike"),
    ("Points", "PointsLike"),
    ("OutlinePath", "OutlinePathLike"),
    ("Rings", "RingsLike"),
    ("Polygons", "RingsLike"),
    ("Region", "RingsLike"),
    ("Parts", "PartsLike"),
    ("Numbers", "Ids"),
    ("Placements", "TransformsLike"),
    ("Kinds", "Iterable[BodyKind]"),
    ("Offset", "VectorLike"),
    ("Repair", "Union[bool, FillRule]"),
    (
        "SavedOptions",
        "tuple[DecomposeMethod, DecomposePreference, Optional[int], Optional[int]]",
    ),
    ("User", "object"),
];

/// A parameter: its name, its type and its default.
type Keyword = (&'static str, &'static str, &'static str);

/// The parameters, each with its type, of one way to call a function.
type Way = &'static [(&'static str, &'static str)];

/// The keyword arguments that a type of `**arguments` takes.
const KEYWORDS: [(&str, &[Keyword]); 1] = [(
    "Choices",
    &[
        ("method", "DecomposeMethod", "\"balanced\""),
        ("prefer", "DecomposePreference", "\"as_cut\""),
        ("max_corners", "Optional[int]", "None"),
        ("work_limit", "Optional[int]", "None"),
    ],
)];

/// The ways in which a type of `*arguments` can be given.
const WAYS: [(&str, &[Way]); 3] = [
    (
        "RectArguments",
        &[
            &[("other", "_RectLike")],
            &[("topleft", "_Pair"), ("size", "_Pair")],
            &[
                ("x", "_Number"),
                ("y", "_Number"),
                ("width", "_Number"),
                ("height", "_Number"),
            ],
        ],
    ),
    (
        "PairArguments",
        &[&[("point", "_Pair")], &[("x", "_Number"), ("y", "_Number")]],
    ),
    (
        "LineArguments",
        &[
            &[("line", "_Numbers")],
            &[("start", "_Pair"), ("end", "_Pair")],
            &[
                ("x1", "_Number"),
                ("y1", "_Number"),
                ("x2", "_Number"),
                ("y2", "_Number"),
            ],
        ],
    ),
];

/// The last name of a path, through references.
pub fn last_segment(of: &Type) -> Option<String> {
    Some(segment(of)?.ident.to_string())
}

fn segment(of: &Type) -> Option<&syn::PathSegment> {
    match of {
        Type::Path(of) => of.path.segments.last(),
        Type::Reference(of) => segment(&of.elem),
        _ => None,
    }
}

/// The types in angle brackets.
fn inner(of: &Type) -> Vec<&Type> {
    let Some(PathArguments::AngleBracketed(of)) = segment(of).map(|of| &of.arguments) else {
        return Vec::new();
    };
    let types = of.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(of) => Some(of),
        _ => None,
    });
    types.collect()
}

/// What each of `*arguments` or `**arguments` is.
pub fn element(of: &Type, class: &str) -> Result<String> {
    match inner(of).first() {
        Some(element) if last_segment(of).as_deref() == Some("Vec") => given(element, class),
        _ => Ok("Any".to_owned()),
    }
}

fn without_option(of: &Type) -> &Type {
    let is_option = last_segment(of).as_deref() == Some("Option");
    inner(of)
        .first()
        .copied()
        .filter(|_| is_option)
        .unwrap_or(of)
}

pub fn keywords(of: &Type) -> Option<Vec<Parameter>> {
    let name = last_segment(without_option(of))?;
    let (_, keywords) = KEYWORDS.iter().find(|(known, _)| *known == name)?;
    let keywords = keywords.iter().map(|(name, of, default)| Parameter::One {
        name: (*name).to_owned(),
        of: (*of).to_owned(),
        default: Some((*default).to_owned()),
    });
    Some(keywords.collect())
}

pub fn ways(of: &Type) -> Option<Vec<Vec<Parameter>>> {
    let name = last_segment(of)?;
    let (_, ways) = WAYS.iter().find(|(known, _)| *known == name)?;
    let ways = ways.iter().map(|way| {
        let parameters = way.iter().map(|(name, of)| Parameter::new(name, of));
        parameters.chain([Parameter::Slash]).collect()
    });
    Some(ways.collect())
}

/// The type of an argument.
pub fn given(of: &Type, class: &str) -> Result<String> {
    let given = |of: &Type| given(of, class);
    match of {
        Type::Reference(of) => match &*of.elem {
            Type::Slice(_) => return Ok("bytes".to_owned()),
            of => return given(of),
        },
        Type::Array(of) => return Ok(format!("Sequence[{}]", given(&of.elem)?)),
        Type::Tuple(of) => {
            let parts = of.elems.iter().map(given).collect::<Result<Vec<_>>>()?;
            return Ok(format!("tuple[{}]", parts.join(", ")));
        }
        _ => {}
    }
    let name = last_segment(of).context("a type has a name")?;
    let inner = inner(of);
    if let Some((_, given)) = GIVEN.iter().find(|(rust, _)| *rust == name) {
        return Ok((*given).to_owned());
    }
    Ok(match (name.as_str(), inner.as_slice()) {
        ("Option", [of]) => format!("Optional[{}]", given(of)?),
        ("Vec" | "List", [of]) => format!("Sequence[{}]", given(of)?),
        ("Bound" | "Py" | "Instance", [of]) => given(of)?,
        _ => common(&name, &inner, class)?,
    })
}

/// The type of a result.
pub fn returned(of: &Type) -> Result<String> {
    returned_of(of, "")
}

/// The type of a result of a method.
pub fn returned_of(of: &Type, class: &str) -> Result<String> {
    let returned = |of: &Type| returned_of(of, class);
    match of {
        Type::Reference(of) => return returned(&of.elem),
        Type::Array(of) => return Ok(format!("list[{}]", returned(&of.elem)?)),
        Type::Tuple(of) if of.elems.is_empty() => return Ok("None".to_owned()),
        Type::Tuple(of) => {
            let parts = of.elems.iter().map(returned).collect::<Result<Vec<_>>>()?;
            return Ok(format!("tuple[{}]", parts.join(", ")));
        }
        _ => {}
    }
    let name = last_segment(of).context("a type has a name")?;
    let inner = inner(of);
    Ok(match (name.as_str(), inner.as_slice()) {
        ("PyResult" | "Bound" | "Py", [of]) => returned(of)?,
        ("Option", [of]) => format!("Optional[{}]", returned(of)?),
        ("Vec", [of]) => format!("list[{}]", returned(of)?),
        ("PyClassInitializer", [of]) => returned(of)?,
        ("PyArray2", [of]) if last_segment(of).as_deref() == Some("f64") => "Points".to_owned(),
        _ => common(&name, &inner, class)?,
    })
}

fn common(name: &str, inner: &[&Type], class: &str) -> Result<String> {
    Ok(match (name, inner) {
        ("f64" | "f32", []) => "float",
        ("u8" | "u16" | "u32" | "u64" | "usize", []) => "int",
        ("i8" | "i16" | "i32" | "i64" | "isize", []) => "int",
        ("bool", []) => "bool",
        ("str" | "String", []) => "str",
        ("Cow", [_]) => "str",
        ("PyAny" | "User", []) => "Any",
        ("PyBytes", []) => "bytes",
        ("PyTuple", []) => "tuple[Any, ...]",
        ("PyDict", []) => "dict[str, Any]",
        ("Self", []) if !class.is_empty() => class,
        (array, [of]) if array == "Grid" || array.contains("Array") => {
            let of = match last_segment(of).as_deref() {
                Some("bool") => "bool_".to_owned(),
                Some("f32") => "float32".to_owned(),
                Some("f64") => "float64".to_owned(),
                Some(integer) if integer.starts_with('u') => integer.replacen('u', "uint", 1),
                Some(integer) if integer.starts_with('i') => integer.replacen('i', "int", 1),
                of => bail!("an array of {of:?}"),
            };
            return Ok(format!("npt.NDArray[np.{of}]"));
        }
        (name, []) => name,
        _ => bail!("the type {name} has no type in Python"),
    }
    .to_owned())
}
