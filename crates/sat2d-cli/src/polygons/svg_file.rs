//! SVG files: the outlines of their elements, transforms applied. Fills, strokes and styles do not
//! matter, nor does the view box: coordinates are those of the root element.

use super::input::{Feature, Rings};
use super::{nesting, svg_path};
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

/// The subpaths of path data as polygons with their holes.
fn path_polygons(data: &str, transform: Affine, tolerance: f64) -> Result<Vec<Rings>, String> {
    svg_path::rings(data, transform, tolerance).map(nesting::group)
}

/// Path data by itself as one feature.
pub fn path_feature(data: &str, tolerance: f64) -> Feature {
    feature(None, path_polygons(data, Affine::IDENTITY, tolerance))
}

/// The outlined elements of a file.
pub fn features(text: &str, tolerance: f64) -> Result<Vec<Feature>, String> {
    let document = Document::parse(text).map_err(|error| error.to_string())?;
    let root = document.root_element();
    if root.tag_name().name() != "svg" {
        return Err(format!("not SVG but `{}`", root.tag_name().name()));
    }
    let drawn = root.descendants().filter(|node| {
        let mut outer = node.ancestors();
        !outer.any(|element| DEFINITIONS.contains(&element.tag_name().name()))
    });
    Ok(drawn
        .filter_map(|node| {
            let name = node.attribute("id").map(str::to_owned);
            let polygons = match outline(node)? {
                Ok(data) => transform_of(node)
                    .and_then(|transform| path_polygons(&data, transform, tolerance)),
                Err(reason) => Err(reason),
            };
            Some(feature(name, polygons))
        })
        .collect())
}

fn feature(name: Option<String>, polygons: Result<Vec<Rings>, String>) -> Feature {
    let polygons = match polygons {
        Ok(polygons) => polygons.into_iter().map(Ok).collect(),
        Err(reason) => vec![Err(reason)],
    };
    Feature {
        name,
        polygons,
        multipolygons: Vec::new(),
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
        "circle" => Some(length(node, "r").and_then(|r| ellipse(node, r, r))),
        "ellipse" => Some(
            length(node, "rx")
                .and_then(|rx| length(node, "ry").and_then(|ry| ellipse(node, rx, ry))),
        ),
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
    let [width, height] = [length(node, "width")?, length(node, "height")?];
    // one radius stands for both
    let (rx, ry) = match (node.has_attribute("rx"), node.has_attribute("ry")) {
        (true, false) => (length(node, "rx")?, length(node, "rx")?),
        (false, true) => (length(node, "ry")?, length(node, "ry")?),
        _ => (length(node, "rx")?, length(node, "ry")?),
    };
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

/// From an element to the root: the product of its own transform and those around it.
fn transform_of(node: Node<'_, '_>) -> Result<Affine, String> {
    let mut product = Affine::IDENTITY;
    for element in node.ancestors() {
        if let Some(text) = element.attribute("transform") {
            let Transform { a, b, c, d, e, f } = text
                .parse()
                .map_err(|error| format!("invalid `transform`: {error}"))?;
            product = Affine::new([a, b, c, d, e, f]) * product;
        }
    }
    if product.is_finite() && product.determinant() != 0.0 {
        Ok(product)
    } else {
        Err("the transform is singular or overflows".to_owned())
    }
}
