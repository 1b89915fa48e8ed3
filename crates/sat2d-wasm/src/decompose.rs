//! Polygons: decomposition into convex pieces, validation, and concave shapes.

use crate::failure::answer;
use crate::scratch::{limit, rings, write};
use crate::shape::{Shape, handle};
use sat2d::DVec2;
use sat2d::decompose::{self, Decomposition, EdgeSource, Method, Options, Polygon, Preference};
use wasm_bindgen::prelude::wasm_bindgen;

fn options(method: u32, prefer: u32, max_corners: f64, work_limit: f64) -> Options {
    Options {
        method: match method {
            0 => Method::Balanced,
            1 => Method::Fast,
            2 => Method::Fewest,
            _ => Method::Slicing,
        },
        prefer: match prefer {
            0 => Preference::AsCut,
            1 => Preference::Fat,
            _ => Preference::WideAngles,
        },
        max_corners: (max_corners < f64::INFINITY).then_some(max_corners as usize),
        work_limit: limit(work_limit),
    }
}

fn slices(rings: &[Vec<DVec2>]) -> Vec<&[DVec2]> {
    rings.iter().map(Vec::as_slice).collect()
}

/// `Shape::polygon_with` of so many rings in the scratch array.
#[wasm_bindgen]
pub fn shape_polygon(
    count: usize,
    method: u32,
    prefer: u32,
    max_corners: f64,
    work_limit: f64,
) -> Option<Shape> {
    let options = options(method, prefer, max_corners, work_limit);
    handle(sat2d::Shape::polygon_with(&slices(&rings(count)), &options))
}

/// `decompose` of so many rings in the scratch array. Returns the number of pieces and writes
/// whether that is optimal, whether the work limit sufficed, the area, the number of corners of
/// each piece, all corners, and the source of each edge, -1 for a diagonal.
#[wasm_bindgen]
pub fn decompose(count: usize, method: u32, prefer: u32, max_corners: f64, work_limit: f64) -> i32 {
    answer(|| {
        let options = options(method, prefer, max_corners, work_limit);
        let parts = decompose::decompose(&slices(&rings(count)), &options)?;
        write(numbers(&parts));
        Ok(parts.count() as i32)
    })
}

fn numbers(parts: &Decomposition) -> impl Iterator<Item = f64> {
    let flag = |is_set| f64::from(u8::from(is_set));
    let source = |edge: &EdgeSource| match *edge {
        EdgeSource::Input(edge) => f64::from(edge),
        EdgeSource::Diagonal => -1.0,
    };
    [
        flag(parts.is_optimal()),
        flag(parts.is_complete()),
        parts.area(),
    ]
    .into_iter()
    .chain(parts.pieces().map(|piece| piece.vertices.len() as f64))
    .chain(
        parts
            .pieces()
            .flat_map(|piece| piece.vertices.iter().map(|&v| f64::from(v))),
    )
    .chain(
        parts
            .pieces()
            .flat_map(move |piece| piece.edges.iter().map(source)),
    )
}

/// Validates the polygon of so many rings in the scratch array. Returns the number of reflex
/// vertices and writes the area, the centroid, whether it is concave, and the reflex vertices.
#[wasm_bindgen]
pub fn inspect_polygon(count: usize) -> i32 {
    answer(|| {
        let polygon = Polygon::new(&slices(&rings(count)))?;
        let reflex = polygon.reflex_vertices();
        let centroid = polygon.centroid();
        let is_concave = f64::from(u8::from(polygon.is_concave()));
        let numbers = [polygon.area(), centroid.x, centroid.y, is_concave];
        write(
            numbers
                .into_iter()
                .chain(reflex.iter().map(|&vertex| f64::from(vertex))),
        );
        Ok(reflex.len() as i32)
    })
}
