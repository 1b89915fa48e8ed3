//! Writes what was read and reads it again.

use crate::csv::table::Table;
use crate::polygons::input::Rings;
use crate::scene::format::YAxis;
use crate::scene::placed::{Body, Scene};
use sat2d::world::BodyKind;
use sat2d::{DVec2, Shape, ShapeKind};
use serde_json::{Value, json};
use std::io::Cursor;
use std::path::Path;

/// Writes rings in every format that can express them. `read` reads a text by its extension.
pub fn polygon(rings: &Rings, read: impl Fn(&str, &str) -> Vec<Rings>) {
    let check = |text: &str, extension: &str| {
        let again = read(text, extension);
        assert_eq!(again.len(), 1, "{extension}: {text}");
        assert_eq!(bits(&again[0]), bits(rings), "{extension}: {text}");
    };
    // A line cannot say that a ring has no points.
    if !rings.is_empty() && rings.iter().all(|ring| !ring.is_empty()) {
        let line = |p: &DVec2| format!("{:?},{:?}\n", p.x, p.y);
        let ring = |ring: &Vec<DVec2>| ring.iter().map(line).collect::<String>();
        check(
            &rings.iter().map(ring).collect::<Vec<_>>().join("\n"),
            "csv",
        );
    }
    if !rings.iter().flatten().all(|p| p.is_finite()) {
        return;
    }
    let ring = |ring: &Vec<DVec2>| ring.iter().map(|p| [p.x, p.y]).collect::<Vec<_>>();
    let coordinates: Vec<Vec<[f64; 2]>> = rings.iter().map(ring).collect();
    check(
        &json!({"type": "Polygon", "coordinates": coordinates}).to_string(),
        "json",
    );
    if rings.iter().all(|ring| !ring.is_empty()) && !rings.is_empty() {
        let point = |p: &DVec2| format!("{:?} {:?}", p.x, p.y);
        let ring = |ring: &Vec<DVec2>| {
            format!("({})", ring.iter().map(point).collect::<Vec<_>>().join(","))
        };
        let rings: Vec<String> = rings.iter().map(ring).collect();
        check(&format!("POLYGON({})", rings.join(",")), "wkt");
    }
    if let [ring] = rings.as_slice()
        && ring.len() > 1
    {
        let points: Vec<String> = ring
            .iter()
            .map(|p| format!("{:?} {:?}", p.x, p.y))
            .collect();
        let again = read(&format!("M{}", points.join("L")), "");
        // Sums with the origin lose the sign of a zero.
        assert_eq!(again, [rings.clone()]);
    }
}

/// Every bit of the coordinates; all NaNs are one.
fn bits(rings: &Rings) -> Vec<Vec<[u64; 2]>> {
    let bits = |x: f64| {
        if x.is_nan() {
            f64::NAN.to_bits()
        } else {
            x.to_bits()
        }
    };
    let ring = |ring: &Vec<DVec2>| ring.iter().map(|p| [bits(p.x), bits(p.y)]).collect();
    rings.iter().map(ring).collect()
}

/// Writes a scene: the matrix of every body, and every shape by its points. Those of a mask of
/// several parts do not tell the mask.
pub fn scene(scene: &Scene) {
    let mut kinds = scene.shapes.iter().map(|(_, shape)| shape.kind());
    if kinds.any(|kind| kind == ShapeKind::MultiPolygon) {
        return;
    }
    // the shapes of a grid of tiles have one name
    let shapes: serde_json::Map<String, Value> = scene
        .shapes
        .iter()
        .enumerate()
        .map(|(index, (_, shape))| (index.to_string(), shape_value(shape)))
        .collect();
    let value = |index: usize, parts: Vec<Value>| {
        let body = &scene.bodies[index];
        let kind = match body.kind {
            BodyKind::Static => "static",
            BodyKind::Sensor => "sensor",
            _ => "moving",
        };
        let local = body.part_of.map_or(body.transform, |(_, local)| local);
        json!({
            "name": index.to_string(), "shape": body.shape.to_string(),
            "kind": kind, "category": body.filter.category, "mask": body.filter.mask,
            "matrix": local.to_array(), "part": body.part_of.is_some(),
            "one_way": body.one_way.map(|to| to.to_array()), "children": parts,
        })
    };
    let mut parts: Vec<Vec<Value>> = scene.bodies.iter().map(|_| Vec::new()).collect();
    for (index, body) in scene.bodies.iter().enumerate() {
        if let Some((owner, _)) = body.part_of {
            parts[owner].push(value(index, Vec::new()));
        }
    }
    let bodies: Vec<Value> = parts
        .into_iter()
        .enumerate()
        .filter(|(index, _)| scene.bodies[*index].part_of.is_none())
        .map(|(index, parts)| value(index, parts))
        .collect();
    let y_axis = if scene.y_axis == YAxis::Up {
        "up"
    } else {
        "down"
    };
    let text = json!({"y_axis": y_axis, "shapes": shapes, "bodies": bodies}).to_string();
    let again =
        Scene::parse(&text, Path::new("")).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert!(again.y_axis == scene.y_axis);
    assert_eq!(again.bodies.len(), scene.bodies.len());
    for twin in &again.bodies {
        let number = twin
            .name
            .rsplit('/')
            .next()
            .and_then(|name| name.parse().ok());
        let index: usize = number.expect("the name is an index");
        let body = &scene.bodies[index];
        let owner = |scene: &Scene, body: &Body| {
            let (owner, _) = body.part_of?;
            Some(scene.bodies[owner].name.clone())
        };
        let expected = body.part_of.map(|(owner, _)| owner.to_string());
        assert_eq!(owner(&again, twin), expected);
        assert_eq!(twin.one_way, body.one_way);
        assert_eq!(twin.transform.to_array(), body.transform.to_array());
        assert_eq!((twin.kind, twin.filter), (body.kind, body.filter));
        let (shape, copy) = (&scene.shapes[body.shape].1, &again.shapes[twin.shape].1);
        assert_eq!(points(copy), points(shape));
        assert_eq!(copy.radius().to_bits(), shape.radius().to_bits());
        // only these cannot be told by their points
        let kind =
            |shape: &Shape| Some(shape.kind()).filter(|&kind| kind >= ShapeKind::ConcavePolygon);
        assert_eq!(kind(copy), kind(shape));
    }
}

fn points(shape: &Shape) -> Vec<Vec<[u64; 2]>> {
    bits(&shape.rings().map(<[DVec2]>::to_vec).collect())
}

fn shape_value(shape: &Shape) -> Value {
    let ring = |ring: &[DVec2]| ring.iter().map(|p| p.to_array()).collect::<Vec<_>>();
    let rings: Vec<_> = shape.rings().map(ring).collect();
    let (points, radius) = (&rings[0], shape.radius());
    let closed = shape.kind() == ShapeKind::ClosedChain;
    if closed || shape.kind() == ShapeKind::OpenChain {
        return json!({"chain": {"points": points, "closed": closed}});
    }
    match (points.as_slice(), radius > 0.0) {
        ([center], _) => json!({"circle": {"center": center, "radius": radius}}),
        ([start, end], false) => json!({"segment": {"start": start, "end": end}}),
        ([start, end], true) => json!({"capsule": {"start": start, "end": end, "radius": radius}}),
        (points, true) => json!({"rounded_polygon": {"points": points, "radius": radius}}),
        (points, false) => json!({"polygon": {"points": points, "holes": &rings[1..]}}),
    }
}

/// Reads a table, writes its cells in quotes, and reads it again.
pub fn table(text: &[u8]) {
    let Some(cells) = cells(text) else { return };
    let quoted = |cell: &String| format!("\"{}\"", cell.replace('"', "\"\""));
    let row = |row: &Vec<String>| row.iter().map(quoted).collect::<Vec<_>>().join(",");
    let written = cells.iter().map(row).collect::<Vec<_>>().join("\n");
    assert_eq!(
        self::cells(written.as_bytes()).as_ref(),
        Some(&cells),
        "{written}"
    );
}

/// The cells of a table with its header, or `None` if it is malformed.
fn cells(text: &[u8]) -> Option<Vec<Vec<String>>> {
    let mut table = Table::new(Box::new(Cursor::new(text.to_vec()))).ok()?;
    let names = table.header.names.clone();
    let columns: Vec<_> = names
        .iter()
        .map(|name| table.header.find(name))
        .collect::<Option<_>>()?;
    let mut cells = vec![names];
    while let Some(row) = table.next_row().ok()? {
        for column in &columns {
            // Only errors are possible; the values are compared as text.
            let _ = (
                row.float(column).is_ok(),
                row.int(column).is_ok(),
                row.flag(column).is_ok(),
            );
        }
        cells.push(
            columns
                .iter()
                .map(|column| row.text(column).to_owned())
                .collect(),
        );
    }
    Some(cells)
}
