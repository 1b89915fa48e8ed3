//! Polygons: decomposition into convex pieces, validation, and concave shapes.

use crate::failure::answer;
use crate::scratch::{limit, rings, rings_from, slice, write};
use crate::shape::{Shape, handle};
use sat2d::DVec2;
use sat2d::decompose::{
    self, Decomposition, Deviation, EdgeSource, Method, Options, Polygon, Preference,
    Simplification,
};
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
/// whether that is optimal, whether the work limit sufficed, the area, the lower bound, the number
/// of corners of each piece, all corners, and the source of each edge, -1 for a diagonal.
#[wasm_bindgen]
pub fn decompose(
    count: usize,
    method: u32,
    prefer: u32,
    max_corners: f64,
    work_limit: f64,
    trusted: bool,
) -> i32 {
    Decomposer::new().decompose(count, method, prefer, max_corners, work_limit, trusted)
}

/// `Decomposer`.
#[wasm_bindgen]
#[derive(Default)]
pub struct Decomposer(decompose::Decomposer);

#[wasm_bindgen]
impl Decomposer {
    /// `Decomposer::new`.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Decomposer {
        Decomposer::default()
    }

    /// As the function `decompose`.
    pub fn decompose(
        &mut self,
        count: usize,
        method: u32,
        prefer: u32,
        max_corners: f64,
        work_limit: f64,
        trusted: bool,
    ) -> i32 {
        answer(|| {
            let options = options(method, prefer, max_corners, work_limit);
            let rings = rings(count);
            let rings = slices(&rings);
            let parts = match trusted {
                true => self.0.decompose_trusted(&rings, &options)?,
                false => self.0.decompose(&rings, &options)?,
            };
            write(numbers(parts));
            Ok(parts.count() as i32)
        })
    }
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
        parts.lower_bound() as f64,
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

/// The parts of a multipolygon in the scratch array: the number of rings of each, then the rings.
fn parts(count: usize) -> Vec<Vec<Vec<DVec2>>> {
    let sizes = slice(0, count);
    let mut rings = rings_from(count, sizes.iter().sum::<f64>() as usize).into_iter();
    let part = |&size: &f64| rings.by_ref().take(size as usize).collect();
    sizes.iter().map(part).collect()
}

/// Calls a function with the parts as slices.
fn with_parts<T>(count: usize, ask: impl FnOnce(&[&[&[DVec2]]]) -> T) -> T {
    let parts = parts(count);
    let rings: Vec<Vec<&[DVec2]>> = parts.iter().map(|part| slices(part)).collect();
    let parts: Vec<&[&[DVec2]]> = rings.iter().map(Vec::as_slice).collect();
    ask(&parts)
}

fn deviation(number: u32) -> Deviation {
    match number {
        0 => Deviation::Either,
        1 => Deviation::Outward,
        _ => Deviation::Inward,
    }
}

/// Writes the number of corners of each ring, and all corners. Returns the number of rings.
fn write_rings<'a>(rings: impl Iterator<Item = &'a [u32]> + Clone) -> i32 {
    let lengths = rings.clone().map(|ring| ring.len() as f64);
    let vertices = rings.clone().flatten().map(|&vertex| f64::from(vertex));
    write(lengths.chain(vertices));
    rings.count() as i32
}

/// `simplify` of so many rings in the scratch array. Returns their number, as `write_rings`.
#[wasm_bindgen]
pub fn simplify(count: usize, tolerance: f64, to: u32) -> i32 {
    answer(|| {
        let simple = decompose::simplify(&slices(&rings(count)), tolerance, deviation(to))?;
        Ok(write_rings(simple.rings()))
    })
}

/// `simplify_multipolygon` of so many parts in the scratch array. Returns the number of rings, as
/// `write_rings`.
#[wasm_bindgen]
pub fn simplify_multipolygon(count: usize, tolerance: f64, to: u32) -> i32 {
    answer(|| {
        let to = deviation(to);
        let simple = with_parts(count, |parts| {
            decompose::simplify_multipolygon(parts, tolerance, to)
        })?;
        Ok(write_rings(simple.iter().flat_map(Simplification::rings)))
    })
}

/// `approximate` of so many rings in the scratch array. Returns the number of pieces, as
/// `write_rings`.
#[wasm_bindgen]
pub fn approximate(
    count: usize,
    tolerance: f64,
    to: u32,
    method: u32,
    prefer: u32,
    max_corners: f64,
    work_limit: f64,
) -> i32 {
    answer(|| {
        let options = options(method, prefer, max_corners, work_limit);
        let rings = rings(count);
        let rings = slices(&rings);
        let made = decompose::approximate(&rings, tolerance, deviation(to), &options)?;
        Ok(write_rings(made.pieces()))
    })
}

/// `validate_multipolygon` of so many parts in the scratch array.
#[wasm_bindgen]
pub fn validate_multipolygon(count: usize) -> i32 {
    answer(|| {
        with_parts(count, decompose::validate_multipolygon)?;
        Ok(0)
    })
}
