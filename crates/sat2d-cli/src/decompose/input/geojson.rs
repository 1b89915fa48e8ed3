//! GeoJSON (RFC 7946): a FeatureCollection, a Feature, or a geometry by itself.

use super::{Feature, Rings};
use geojson::{Geometry, GeometryValue, JsonValue, Position};
use sat2d::DVec2;

/// The features of a file. The error is of the file as a whole; a feature that is malformed has its reason for a polygon.
pub fn features(text: &str) -> Result<Vec<Feature>, String> {
    let mut file: JsonValue = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let kind = file["type"].as_str().unwrap_or_default();
    match kind {
        "FeatureCollection" => match file["features"].take() {
            JsonValue::Array(features) => Ok(features.into_iter().map(feature).collect()),
            _ => Err("the FeatureCollection has no list of `features`".to_owned()),
        },
        "" => Err("no GeoJSON: an object with a `type` is needed".to_owned()),
        _ => Ok(vec![feature(file)]),
    }
}

fn feature(value: JsonValue) -> Feature {
    let named = [&value["properties"]["name"], &value["id"]];
    let name = named.into_iter().find_map(|name| match name {
        JsonValue::String(text) => Some(text.clone()),
        JsonValue::Number(number) => Some(number.to_string()),
        _ => None,
    });
    let geometry: Result<Option<Geometry>, _> = if value["type"] == "Feature" {
        serde_json::from_value(value).map(|feature: geojson::Feature| feature.geometry)
    } else {
        serde_json::from_value(value).map(Some)
    };
    let mut polygons = Vec::new();
    match geometry {
        Ok(Some(geometry)) => collect(geometry.value, &mut polygons),
        Ok(None) => polygons.push(Err("the feature has no geometry".to_owned())),
        Err(error) => polygons.push(Err(error.to_string())),
    }
    Feature { name, polygons }
}

fn collect(geometry: GeometryValue, polygons: &mut Vec<Result<Rings, String>>) {
    let kind = geometry.type_name();
    let before = polygons.len();
    match geometry {
        GeometryValue::Polygon { coordinates } => polygons.push(rings(coordinates)),
        GeometryValue::MultiPolygon { coordinates } => {
            polygons.extend(coordinates.into_iter().map(rings));
        }
        GeometryValue::GeometryCollection { geometries } => {
            for geometry in geometries {
                collect(geometry.value, polygons);
            }
        }
        _ => polygons.push(Err(format!("a {kind} is no polygon"))),
    }
    if polygons.len() == before {
        polygons.push(Err(format!("the {kind} is empty")));
    }
}

fn rings(coordinates: Vec<Vec<Position>>) -> Result<Rings, String> {
    // the parser takes positions of any length
    let point = |position: &Position| match position.as_slice() {
        [x, y, ..] => Ok(DVec2::new(*x, *y)),
        short => Err(format!("{short:?} is no position: x and y are needed")),
    };
    coordinates
        .iter()
        .map(|ring| ring.iter().map(point).collect())
        .collect()
}
