//! Points as JSON: `[[x, y], …]` is a ring, and a list of rings is a polygon with holes, as the
//! coordinates of GeoJSON are.

use super::input::Rings;
use crate::words::shortened;
use sat2d::DVec2;
use serde_json::Value;

/// A list of points, or a list of rings.
pub fn rings(list: &[Value]) -> Result<Rings, String> {
    let is_number = |value: &Value| value.is_number();
    let is_point = |value: &Value| value.as_array().is_some_and(|p| p.iter().any(is_number));
    if list.iter().any(is_point) {
        return Ok(vec![ring(list, "")?]);
    }
    rings_at(list, "")
}

/// The rings in a list that is at `path` of its document.
pub fn rings_at(list: &[Value], path: &str) -> Result<Rings, String> {
    let rings = list.iter().enumerate().map(|(number, value)| {
        let path = format!("{path}[{number}]");
        ring(array(value, &path, "a ring, a list of points")?, &path)
    });
    rings.collect()
}

fn ring(list: &[Value], path: &str) -> Result<Vec<DVec2>, String> {
    let points = list.iter().enumerate();
    points
        .map(|(number, value)| point(value, path, number))
        .collect()
}

/// The first two numbers of a position; others are those of further dimensions.
fn point(value: &Value, path: &str, number: usize) -> Result<DVec2, String> {
    let path = || format!("{path}[{number}]");
    let position = match value {
        Value::Array(position) => position,
        _ => return Err(expected(&path(), "a position `[x, y]`", value)),
    };
    let [x, y, ..] = position.as_slice() else {
        let count = crate::words::count(position.len(), "number");
        return Err(format!(
            "{}: expected a position `[x, y]`, found {count}",
            path()
        ));
    };
    let coordinate = |index: usize, value: &Value| {
        let number = value.as_f64();
        number.ok_or_else(|| expected(&format!("{}[{index}]", path()), "a number", value))
    };
    Ok(DVec2::new(coordinate(0, x)?, coordinate(1, y)?))
}

/// A list, or the error that `what` was expected.
pub fn array<'a>(value: &'a Value, path: &str, what: &str) -> Result<&'a [Value], String> {
    let list = value.as_array().map(Vec::as_slice);
    list.ok_or_else(|| expected(path, what, value))
}

/// The error that something else is at a path.
pub fn expected(path: &str, what: &str, found: &Value) -> String {
    let text = found.to_string();
    let found = match found {
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
        _ => &format!("`{}`", shortened(&text)),
    };
    format!("{path}: expected {what}, found {found}")
}
