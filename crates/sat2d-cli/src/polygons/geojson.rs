//! GeoJSON (RFC 7946): a FeatureCollection, a Feature, or a bare geometry.

use super::input::{Feature, Rings};
use geojson::{Geometry, GeometryValue, JsonValue, Position};
use sat2d::DVec2;

/// The features of a file. An error is one of the whole file; a malformed feature has the reason
/// in place of its polygon.
pub fn features(mut file: JsonValue) -> Result<Vec<Feature>, String> {
    match file["type"].as_str().unwrap_or_default() {
        "FeatureCollection" => match file["features"].take() {
            JsonValue::Array(features) => Ok(features.into_iter().map(feature).collect()),
            _ => Err("the FeatureCollection has no list of `features`".to_owned()),
        },
        "" => Err(
            "neither GeoJSON (an object with `type`) nor a scene (an object with `bodies`)"
                .to_owned(),
        ),
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
    let geometry = match geometry {
        Ok(Some(geometry)) => geometry.value,
        Ok(None) => return Feature::single(name, Err("the feature has no geometry".to_owned())),
        Err(error) => return Feature::single(name, Err(error.to_string())),
    };
    let mut feature = Feature {
        name,
        polygons: Vec::new(),
        multipolygons: Vec::new(),
    };
    collect(geometry, &mut feature);
    feature
}

/// Adds the polygons that are not empty.
fn collect(geometry: GeometryValue, feature: &mut Feature) {
    let kind = geometry.type_name();
    let polygons = &mut feature.polygons;
    match geometry {
        GeometryValue::Polygon { coordinates } if coordinates.is_empty() => {}
        GeometryValue::Polygon { coordinates } => polygons.push(rings(coordinates)),
        GeometryValue::MultiPolygon { coordinates } => {
            let first = polygons.len();
            let filled = coordinates.into_iter().filter(|rings| !rings.is_empty());
            polygons.extend(filled.map(rings));
            feature.multipolygons.push(first..polygons.len());
        }
        GeometryValue::GeometryCollection { geometries } => {
            for geometry in geometries {
                collect(geometry.value, feature);
            }
        }
        _ => polygons.push(Err(format!("not a polygon but a {kind}"))),
    }
}

fn rings(coordinates: Vec<Vec<Position>>) -> Result<Rings, String> {
    // the parser accepts positions of any length
    let point = |position: &Position| match position.as_slice() {
        [x, y, ..] => Ok(DVec2::new(*x, *y)),
        short => Err(format!("the position {short:?} lacks x or y")),
    };
    coordinates
        .iter()
        .map(|ring| ring.iter().map(point).collect())
        .collect()
}
