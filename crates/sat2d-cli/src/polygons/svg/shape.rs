//! The outlines of elements as path data. The paths of basic shapes are those of the SVG 2
//! specification, chapter 10. An element that draws nothing has none.

use super::style::Declared;
use super::units::{self, Axis, Viewport};
use roxmltree::Node;
use svgtypes::NumberListParser;

/// Whether an element has an outline.
pub fn has_outline(tag: &str) -> bool {
    matches!(
        tag,
        "circle" | "ellipse" | "line" | "path" | "polygon" | "polyline" | "rect"
    )
}

/// The outline of an element as path data; `None` if it draws nothing.
pub fn outline(
    node: Node<'_, '_>,
    declared: &Declared<'_>,
    viewport: Viewport,
) -> Result<Option<String>, String> {
    let element = Element {
        node,
        declared,
        viewport,
    };
    if declared.get("d").is_some() {
        return Err("`d` in CSS is not supported: write an attribute".to_owned());
    }
    match node.tag_name().name() {
        "path" => {
            let data = node.attribute("d").unwrap_or_default().trim();
            Ok(Some(data.to_owned()).filter(|data| !data.is_empty() && data != "none"))
        }
        "polygon" => Ok(element.points()?.map(|points| points + "Z")),
        "polyline" => element.points(),
        "line" => element.line().map(Some),
        "rect" => element.rectangle(),
        "circle" => {
            let r = element.size("r", Axis::Diagonal)?;
            element.ellipse(r, r)
        }
        "ellipse" => {
            let [rx, ry] = element.radii()?;
            element.ellipse(rx, ry)
        }
        _ => Ok(None),
    }
}

struct Element<'e, 'a> {
    node: Node<'e, 'e>,
    declared: &'e Declared<'a>,
    viewport: Viewport,
}

impl Element<'_, '_> {
    fn points(&self) -> Result<Option<String>, String> {
        let points = self.node.attribute("points").unwrap_or_default();
        let numbers: Vec<f64> = NumberListParser::from(points)
            .collect::<Result<_, _>>()
            .map_err(|error| format!("`points`: {error}"))?;
        let (points, rest) = numbers.as_chunks::<2>();
        match (points, rest) {
            ([], []) => Ok(None),
            (_, []) => {
                let points: Vec<String> = points.iter().map(|[x, y]| format!("{x} {y}")).collect();
                Ok(Some(format!("M{}", points.join("L"))))
            }
            _ => Err("`points` has an odd number of coordinates".to_owned()),
        }
    }

    fn line(&self) -> Result<String, String> {
        let [x1, x2] = ["x1", "x2"].map(|name| self.length(name, Axis::Horizontal));
        let [y1, y2] = ["y1", "y2"].map(|name| self.length(name, Axis::Vertical));
        Ok(format!("M{} {}L{} {}", x1?, y1?, x2?, y2?))
    }

    fn rectangle(&self) -> Result<Option<String>, String> {
        let x = self.length("x", Axis::Horizontal)?;
        let y = self.length("y", Axis::Vertical)?;
        let width = self.size("width", Axis::Horizontal)?;
        let height = self.size("height", Axis::Vertical)?;
        if width == 0.0 || height == 0.0 {
            return Ok(None);
        }
        let [rx, ry] = self.radii()?;
        let (rx, ry) = (rx.min(width / 2.0), ry.min(height / 2.0));
        let (right, bottom) = (x + width, y + height);
        if rx <= 0.0 || ry <= 0.0 {
            return Ok(Some(format!("M{x} {y}H{right}V{bottom}H{x}Z")));
        }
        let (left_arc, right_arc, upper_arc, lower_arc) = (x + rx, right - rx, y + ry, bottom - ry);
        Ok(Some(format!(
            "M{left_arc} {y}H{right_arc}A{rx} {ry} 0 0 1 {right} {upper_arc}\
             V{lower_arc}A{rx} {ry} 0 0 1 {right_arc} {bottom}\
             H{left_arc}A{rx} {ry} 0 0 1 {x} {lower_arc}\
             V{upper_arc}A{rx} {ry} 0 0 1 {left_arc} {y}Z"
        )))
    }

    fn ellipse(&self, rx: f64, ry: f64) -> Result<Option<String>, String> {
        if rx == 0.0 || ry == 0.0 {
            return Ok(None);
        }
        let x = self.length("cx", Axis::Horizontal)?;
        let y = self.length("cy", Axis::Vertical)?;
        let (left, right) = (x - rx, x + rx);
        Ok(Some(format!(
            "M{right} {y}A{rx} {ry} 0 0 1 {left} {y}A{rx} {ry} 0 0 1 {right} {y}Z"
        )))
    }

    /// `rx` and `ry`; one stands for both.
    fn radii(&self) -> Result<[f64; 2], String> {
        let radius = |name: &str, axis: Axis| {
            let is_given = self.declared.is_set(name);
            is_given.then(|| self.size(name, axis)).transpose()
        };
        let rx = radius("rx", Axis::Horizontal)?;
        let ry = radius("ry", Axis::Vertical)?;
        Ok([rx.or(ry).unwrap_or(0.0), ry.or(rx).unwrap_or(0.0)])
    }

    /// A length that is not negative; 0 if it is not given.
    fn size(&self, name: &str, axis: Axis) -> Result<f64, String> {
        let size = self.length(name, axis)?;
        match size < 0.0 {
            true => Err(format!("`{name}` is negative: {size}")),
            false => Ok(size),
        }
    }

    /// A length in user units; 0 if it is not given.
    fn length(&self, name: &str, axis: Axis) -> Result<f64, String> {
        match self.declared.get(name) {
            None | Some("auto" | "initial" | "unset" | "revert") => Ok(0.0),
            Some(text) => units::length(name, text, axis, self.viewport),
        }
    }
}
