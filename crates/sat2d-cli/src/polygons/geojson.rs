//! GeoJSON (RFC 7946): a FeatureCollection, a Feature, or a bare geometry. What is wrong is
//! reported with its path in the document.

use super::input::Feature;
use super::json_points::{array, expected, rings_at};
use crate::words::shortened;
use serde_json::Value;

/// The geometries with an area, or with others in them.
const AREAS: [&str; 3] = ["GeometryCollection", "MultiPolygon", "Polygon"];
/// The geometries without an area.
const OTHERS: [&str; 4] = ["Point", "MultiPoint", "LineString", "MultiLineString"];

/// The features of a file. An error is one of the whole file; a malformed feature has the reason
/// in place of its polygon.
pub fn features(file: &Value) -> Result<Vec<Feature>, String> {
    match file["type"].as_str().unwrap_or_default() {
        "FeatureCollection" => match &file["features"] {
            Value::Array(features) => {
                let features = features.iter().enumerate();
                let path = |number| format!("features[{number}]");
                Ok(features
                    .map(|(i, value)| feature(value, &path(i)))
                    .collect())
            }
            _ => Err("the FeatureCollection has no list of `features`".to_owned()),
        },
        "" => Err(
            "neither GeoJSON (an object with `type`) nor a scene (an object with `bodies`)"
                .to_owned(),
        ),
        "Feature" => Ok(vec![feature(file, "")]),
        kind if AREAS.contains(&kind) || OTHERS.contains(&kind) => Ok(vec![feature(file, "")]),
        kind => Err(format!(
            "unknown format: JSON of type `{}`, which is none of GeoJSON",
            shortened(kind)
        )),
    }
}

fn feature(value: &Value, path: &str) -> Feature {
    let named = [&value["properties"]["name"], &value["id"]];
    let name = named.into_iter().find_map(|name| match name {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    });
    let mut feature = Feature {
        name,
        ..Feature::default()
    };
    let result = if value["type"] == "Feature" {
        match &value["geometry"] {
            Value::Null => Err("the feature has no geometry".to_owned()),
            geometry => collect(geometry, &member(path, "geometry"), &mut feature),
        }
    } else {
        collect(value, path, &mut feature)
    };
    if let Err(reason) = result {
        feature.polygons.push(Err(reason));
    }
    feature
}

/// Adds the polygons that are not empty.
fn collect(geometry: &Value, path: &str, feature: &mut Feature) -> Result<(), String> {
    if !geometry.is_object() {
        return Err(expected(path, "a geometry", geometry));
    }
    let list = |name: &str, what: &str| array(&geometry[name], &member(path, name), what);
    let polygons = &mut feature.polygons;
    match geometry["type"].as_str().unwrap_or_default() {
        "Polygon" => {
            let rings = list("coordinates", "a list of rings")?;
            if !rings.is_empty() {
                polygons.push(rings_at(rings, &member(path, "coordinates")));
            }
        }
        "MultiPolygon" => {
            let first = polygons.len();
            for (number, part) in list("coordinates", "a list of polygons")?
                .iter()
                .enumerate()
            {
                let path = format!("{}[{number}]", member(path, "coordinates"));
                match array(part, &path, "a polygon, a list of rings") {
                    Ok([]) => {}
                    Ok(rings) => polygons.push(rings_at(rings, &path)),
                    Err(reason) => polygons.push(Err(reason)),
                }
            }
            feature.multipolygons.push(first..polygons.len());
        }
        "GeometryCollection" => {
            for (number, part) in list("geometries", "a list of geometries")?
                .iter()
                .enumerate()
            {
                let path = format!("{}[{number}]", member(path, "geometries"));
                if let Err(reason) = collect(part, &path, feature) {
                    feature.polygons.push(Err(reason));
                }
            }
        }
        kind if OTHERS.contains(&kind) => return Err(format!("not a polygon but a {kind}")),
        _ => {
            let path = member(path, "type");
            return Err(expected(&path, "a kind of geometry", &geometry["type"]));
        }
    }
    Ok(())
}

/// The path of a member of the object at `path`.
fn member(path: &str, name: &str) -> String {
    match path {
        "" => name.to_owned(),
        _ => format!("{path}.{name}"),
    }
}
