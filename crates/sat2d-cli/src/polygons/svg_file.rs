//! SVG files: the outlines of their elements, transforms applied. Hidden elements are skipped. The
//! colours of fills and strokes do not matter, nor does the view box of the root: coordinates are
//! those of the root element. What would change the outline and is not read is rejected by name.
//!
//! Sources: W3C, *Scalable Vector Graphics (SVG) 2*, chapters 5 to 10 and 13.4; *CSS Transforms
//! Module Level 1*.

use super::input::{Feature, FillRule, Path};
use super::nesting;
use super::svg_path;
use kurbo::Affine;
use roxmltree::{Document, Node};
use svgtypes::{Length, LengthUnit, NumberListParser, Transform};

/// Elements whose content is not drawn where it is.
const DEFINITIONS: [&str; 7] = [
    "clipPath",
    "defs",
    "linearGradient",
    "marker",
    "mask",
    "pattern",
    "symbol",
];

/// Properties that move or cut what an element draws, and are not read. They have no effect with
/// the value `none`.
const UNREAD: [&str; 7] = [
    "clip-path",
    "mask",
    "offset-path",
    "rotate",
    "scale",
    "transform",
    "translate",
];

/// Properties that are read as attributes only.
const GEOMETRY: [&str; 10] = [
    "d", "x", "y", "width", "height", "r", "rx", "ry", "cx", "cy",
];

/// Properties that are read as attributes and in `style` attributes, but not in style sheets.
const STYLED: [&str; 3] = ["display", "visibility", "fill-rule"];

const NAMESPACE: &str = "http://www.w3.org/2000/svg";

/// The subpaths of path data.
fn path(data: &str, transform: Affine, tolerance: f64, rule: FillRule) -> Result<Path, String> {
    svg_path::rings(data, transform, tolerance).map(|rings| Path { rings, rule })
}

/// Path data by itself as one feature, filled by the rule of paths without `fill-rule`.
pub fn path_feature(data: &str, tolerance: f64) -> Feature {
    feature(
        None,
        path(data, Affine::IDENTITY, tolerance, FillRule::NonZero),
    )
}

/// Elements may be nested this deep, the root included: as deep as resvg reads them.
const MAX_DEPTH: usize = 1024;

/// The outlined elements of a file.
pub fn features(text: &str, tolerance: f64) -> Result<Vec<Feature>, String> {
    let document = Document::parse(text).map_err(|error| error.to_string())?;
    let root = document.root_element();
    if root.tag_name().name() != "svg" {
        return Err(format!("not SVG but `{}`", root.tag_name().name()));
    }
    let elements = elements(root)?;
    let sheets = || elements.iter().map(|&(node, _)| node);
    let sheets = sheets()
        .filter(|node| node.has_tag_name("style"))
        .chain(sheets().filter(|node| node.has_tag_name((NAMESPACE, "style"))));
    for sheet in sheets {
        check_style_sheet(sheet)?;
    }
    let mut features = Vec::new();
    // the element and those around it, the root first
    let mut around: Vec<Context> = Vec::new();
    for (node, depth) in elements {
        around.truncate(depth);
        around.push(Context::new(node, around.last()));
        features.extend(drawn(node, &around, tolerance));
    }
    Ok(features)
}

/// All elements, each after the one that it is in, and in how many others they are.
fn elements<'a, 'input>(root: Node<'a, 'input>) -> Result<Vec<(Node<'a, 'input>, usize)>, String> {
    let mut elements = Vec::new();
    let mut around: Vec<Node<'a, 'input>> = Vec::new();
    for node in root.descendants().filter(Node::is_element) {
        while around
            .last()
            .is_some_and(|&outer| node.parent() != Some(outer))
        {
            around.pop();
        }
        if around.len() == MAX_DEPTH {
            let at = node.document().text_pos_at(node.range().start);
            return Err(format!(
                "the `{}` at {at} is nested more than {MAX_DEPTH} elements deep",
                node.tag_name().name()
            ));
        }
        elements.push((node, around.len()));
        around.push(node);
    }
    Ok(elements)
}

/// What an element has of its own, and from those around it.
struct Context<'a> {
    /// Whether it is displayed, and not in a definition.
    is_displayed: bool,
    visibility: Option<&'a str>,
    fill_rule: Option<&'a str>,
    /// The reason why its content would be drawn elsewhere or in part.
    unsupported: Option<String>,
    /// Its own transform.
    transform: Option<Result<Affine, String>>,
}

impl<'a> Context<'a> {
    fn new(node: Node<'a, '_>, outer: Option<&Context<'a>>) -> Context<'a> {
        let inherited = |name: &str, outer: Option<&'a str>| {
            let own = property(node, name).filter(|value| *value != "inherit");
            own.or(outer)
        };
        let is_definition = DEFINITIONS.contains(&node.tag_name().name());
        Context {
            is_displayed: outer.is_none_or(|outer| outer.is_displayed)
                && !is_definition
                && property(node, "display") != Some("none"),
            visibility: inherited("visibility", outer.and_then(|outer| outer.visibility)),
            fill_rule: inherited("fill-rule", outer.and_then(|outer| outer.fill_rule)),
            unsupported: check_support(node)
                .err()
                .or_else(|| outer.and_then(|outer| outer.unsupported.clone())),
            transform: node.attribute("transform").map(transform),
        }
    }
}

/// The feature of an element that is drawn and has an outline.
fn drawn(node: Node<'_, '_>, around: &[Context<'_>], tolerance: f64) -> Option<Feature> {
    let context = around.last()?;
    let is_svg = node
        .tag_name()
        .namespace()
        .is_none_or(|name| name == NAMESPACE);
    let is_hidden = matches!(context.visibility, Some("hidden" | "collapse"));
    if !is_svg || !context.is_displayed || is_hidden {
        return None;
    }
    let outline = outline(node)?;
    let supported = context.unsupported.clone().map_or(Ok(()), Err);
    let path = supported
        .and_then(|()| check_geometry(node))
        .and(outline)
        .and_then(|data| {
            let transform = product(around)?;
            path(&data, transform, tolerance, fill_rule(context)?)
        });
    Some(feature(node.attribute("id").map(str::to_owned), path))
}

/// A property of an element itself: of its `style`, which prevails, or an attribute.
fn property<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    style_property(node, name).or_else(|| node.attribute(name).map(str::trim))
}

/// A property in the `style` of an element; the last one prevails.
fn style_property<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    let declarations = node.attribute("style")?.split(';');
    let mut values = declarations.filter_map(|declaration| {
        let (property, value) = declaration.split_once(':')?;
        let value = value.trim().trim_end_matches("!important").trim_end();
        property.trim().eq_ignore_ascii_case(name).then_some(value)
    });
    values.next_back()
}

fn fill_rule(context: &Context<'_>) -> Result<FillRule, String> {
    match context.fill_rule {
        None | Some("nonzero") => Ok(FillRule::NonZero),
        Some("evenodd") => Ok(FillRule::EvenOdd),
        Some(other) => Err(format!(
            "`fill-rule`: `{other}` is neither nonzero nor evenodd"
        )),
    }
}

/// Rejects an element whose content would be drawn elsewhere or in part.
fn check_support(element: Node<'_, '_>) -> Result<(), String> {
    let tag = element.tag_name().name();
    let is_root = element.parent_element().is_none();
    if (tag == "svg" && !is_root) || matches!(tag, "switch" | "foreignObject") {
        return Err(format!(
            "elements within a nested `{tag}` are not supported"
        ));
    }
    // `transform` as an attribute is read, the others that exist as attributes are not
    let in_style = UNREAD.iter().find(|name| {
        let value = style_property(element, name);
        value.is_some_and(|value| value != "none" || **name == "transform")
    });
    let attribute = ["clip-path", "mask"].into_iter().find(|name| {
        let value = element.attribute(*name);
        value.is_some_and(|value| value.trim() != "none")
    });
    if let Some(name) = in_style.copied().or(attribute) {
        return Err(format!("`{name}` of a `{tag}` is not supported"));
    }
    let origin = property(element, "transform-origin");
    if origin.is_some() && element.has_attribute("transform") {
        return Err(format!("`transform-origin` of a `{tag}` is not supported"));
    }
    Ok(())
}

/// Rejects geometry that is not in attributes.
fn check_geometry(node: Node<'_, '_>) -> Result<(), String> {
    match GEOMETRY
        .iter()
        .find(|name| style_property(node, name).is_some())
    {
        Some(name) => Err(format!(
            "`{name}` in `style` is not supported: write an attribute"
        )),
        None => Ok(()),
    }
}

/// Rejects style sheets that change what is drawn where.
fn check_style_sheet(sheet: Node<'_, '_>) -> Result<(), String> {
    let text: String = sheet.descendants().filter_map(|node| node.text()).collect();
    let declarations = text.split(['{', '}', ';']);
    for declaration in declarations {
        let Some((name, _)) = declaration.split_once(':') else {
            continue;
        };
        let name = name.rsplit("*/").next().unwrap_or_default().trim();
        let name = name.to_ascii_lowercase();
        let known = [&UNREAD[..], &GEOMETRY, &STYLED, &["transform-origin"]].concat();
        if known.contains(&name.as_str()) {
            return Err(format!(
                "`{name}` in a `style` sheet is not supported: write it as an attribute"
            ));
        }
    }
    Ok(())
}

fn feature(name: Option<String>, path: Result<Path, String>) -> Feature {
    let path = match path {
        Ok(path) => path,
        Err(reason) => return Feature::single(name, Err(reason)),
    };
    let polygons = nesting::fill(path.rings.clone(), path.rule);
    Feature {
        name,
        polygons: polygons.into_iter().map(Ok).collect(),
        path: Some(path),
        ..Feature::default()
    }
}

/// The outline of an element as path data; `None` for elements without one. The paths of basic
/// shapes are those of the SVG 2 specification, chapter 10.
fn outline(node: Node<'_, '_>) -> Option<Result<String, String>> {
    match node.tag_name().name() {
        "path" => Some(match node.attribute("d") {
            Some(data) => Ok(data.to_owned()),
            None => Err("the `path` has no attribute `d`".to_owned()),
        }),
        "polygon" | "polyline" => Some(polygon(node)),
        "rect" => Some(rectangle(node)),
        "circle" => Some(size(node, "r").and_then(|r| ellipse(node, r, r))),
        "ellipse" => Some(radii(node).and_then(|[rx, ry]| match [rx, ry] {
            [0.0, _] | [_, 0.0] => Err("the `ellipse` has no attributes `rx` and `ry`".to_owned()),
            _ => ellipse(node, rx, ry),
        })),
        "use" => Some(Err(
            "`use` is not supported: write the element itself".to_owned()
        )),
        _ => None,
    }
}

fn polygon(node: Node<'_, '_>) -> Result<String, String> {
    let numbers: Vec<f64> = NumberListParser::from(node.attribute("points").unwrap_or_default())
        .collect::<Result<_, _>>()
        .map_err(|error| format!("`points`: {error}"))?;
    let (points, rest) = numbers.as_chunks::<2>();
    match (points, rest) {
        ([], []) => Err("`points` is empty".to_owned()),
        (_, []) => {
            let points: Vec<String> = points.iter().map(|[x, y]| format!("{x} {y}")).collect();
            Ok(format!("M{}Z", points.join("L")))
        }
        _ => Err("`points` has an odd number of coordinates".to_owned()),
    }
}

fn rectangle(node: Node<'_, '_>) -> Result<String, String> {
    let [x, y] = [length(node, "x")?, length(node, "y")?];
    let [width, height] = [size(node, "width")?, size(node, "height")?];
    let [rx, ry] = radii(node)?;
    let (rx, ry) = (rx.min(width / 2.0), ry.min(height / 2.0));
    let (right, bottom) = (x + width, y + height);
    if rx <= 0.0 || ry <= 0.0 {
        return Ok(format!("M{x} {y}H{right}V{bottom}H{x}Z"));
    }
    let (left_arc, right_arc, upper_arc, lower_arc) = (x + rx, right - rx, y + ry, bottom - ry);
    Ok(format!(
        "M{left_arc} {y}H{right_arc}A{rx} {ry} 0 0 1 {right} {upper_arc}\
         V{lower_arc}A{rx} {ry} 0 0 1 {right_arc} {bottom}\
         H{left_arc}A{rx} {ry} 0 0 1 {x} {lower_arc}\
         V{upper_arc}A{rx} {ry} 0 0 1 {left_arc} {y}Z"
    ))
}

/// `rx` and `ry`; one stands for both.
fn radii(node: Node<'_, '_>) -> Result<[f64; 2], String> {
    let is_given = |name: &str| {
        node.attribute(name)
            .is_some_and(|text| text.trim() != "auto")
    };
    let names = match [is_given("rx"), is_given("ry")] {
        [false, false] => return Ok([0.0; 2]),
        [true, false] => ["rx", "rx"],
        [false, true] => ["ry", "ry"],
        [true, true] => ["rx", "ry"],
    };
    Ok([size(node, names[0])?, size(node, names[1])?])
}

/// An attribute in user units that must be there and not be negative.
fn size(node: Node<'_, '_>, name: &str) -> Result<f64, String> {
    if !node.has_attribute(name) {
        return Err(format!(
            "the `{}` has no attribute `{name}`",
            node.tag_name().name()
        ));
    }
    let size = length(node, name)?;
    if size < 0.0 {
        return Err(format!("`{name}` is negative: {size}"));
    }
    Ok(size)
}

fn ellipse(node: Node<'_, '_>, rx: f64, ry: f64) -> Result<String, String> {
    let [x, y] = [length(node, "cx")?, length(node, "cy")?];
    let (left, right) = (x - rx, x + rx);
    Ok(format!(
        "M{right} {y}A{rx} {ry} 0 0 1 {left} {y}A{rx} {ry} 0 0 1 {right} {y}Z"
    ))
}

/// An attribute in user units; 0 if it is not there.
fn length(node: Node<'_, '_>, name: &str) -> Result<f64, String> {
    let Some(text) = node.attribute(name) else {
        return Ok(0.0);
    };
    let length: Length = text.parse().map_err(|error| format!("`{name}`: {error}"))?;
    match length.unit {
        LengthUnit::None | LengthUnit::Px => Ok(length.number),
        _ => Err(format!("`{name}`: `{text}` is not a number of pixels")),
    }
}

/// The transform that an attribute has.
fn transform(text: &str) -> Result<Affine, String> {
    let transform = text.parse();
    let Transform { a, b, c, d, e, f } =
        transform.map_err(|error| format!("invalid `transform`: {error}"))?;
    Ok(Affine::new([a, b, c, d, e, f]))
}

/// The product of the transforms of an element and of those around it, the innermost first.
fn product(around: &[Context<'_>]) -> Result<Affine, String> {
    let mut product = Affine::IDENTITY;
    for transform in around.iter().rev().filter_map(|one| one.transform.as_ref()) {
        product = transform.clone()? * product;
    }
    if product.is_finite() && product.determinant() != 0.0 {
        Ok(product)
    } else {
        Err("the transform is singular or overflows".to_owned())
    }
}
