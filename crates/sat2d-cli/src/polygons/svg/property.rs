//! The properties of CSS that are read.
//!
//! Source: W3C, *Scalable Vector Graphics (SVG) 2*, chapter 6.6 and appendix "Property index".

use svgtypes::Paint as PaintValue;

/// The properties that are read, and whether they are presentation attributes.
pub const PROPERTIES: [(&str, bool); 50] = [
    ("animation", false),
    ("animation-name", false),
    ("clip-path", true),
    ("clip-rule", true),
    ("color", true),
    ("cx", true),
    ("cy", true),
    ("d", false),
    ("display", true),
    ("fill", true),
    ("fill-opacity", true),
    ("fill-rule", true),
    ("filter", true),
    ("height", true),
    ("marker", false),
    ("marker-end", true),
    ("marker-mid", true),
    ("marker-start", true),
    ("mask", true),
    ("mask-image", false),
    ("offset-path", false),
    ("opacity", true),
    ("overflow", true),
    ("r", true),
    ("rotate", false),
    ("rx", true),
    ("ry", true),
    ("scale", false),
    ("stop-color", true),
    ("stop-opacity", true),
    ("stroke", true),
    ("stroke-dasharray", true),
    ("stroke-linecap", true),
    ("stroke-linejoin", true),
    ("stroke-miterlimit", true),
    ("stroke-opacity", true),
    ("stroke-width", true),
    ("transform", false),
    ("transform-origin", true),
    ("translate", false),
    ("vector-effect", true),
    ("visibility", true),
    ("width", true),
    ("x", true),
    ("x1", true),
    ("x2", true),
    ("y", true),
    ("y1", true),
    ("y2", true),
    ("zoom", false),
];

/// A property of this name that is read, also with the prefix that browsers take.
pub fn known(name: &str) -> Option<&'static str> {
    let name = name.strip_prefix("-webkit-").unwrap_or(name);
    let mut properties = PROPERTIES.iter();
    properties
        .find(|known| known.0 == name)
        .map(|known| known.0)
}

/// Whether a declaration changes no more than the colour of what is painted.
pub fn is_about_color_only(declaration: &Declaration<'_>) -> bool {
    let paint = PaintValue::from_str(declaration.value);
    matches!(declaration.name, "fill" | "stroke" | "color")
        && matches!(paint, Ok(PaintValue::Color(color)) if color.alpha > 0)
}

/// A property that is read, and its value.
#[derive(Clone, Copy)]
pub struct Declaration<'a> {
    pub name: &'static str,
    pub value: &'a str,
    pub is_important: bool,
}
