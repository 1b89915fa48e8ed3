//! Shapes made of shapes: union, intersection, difference, symmetric difference.
//!
//! The boundaries of the operands become segments on a fine grid. The overlay finds the faces of
//! the result; sides that lie along the same curve become a part of it again.

mod boundary;
mod curves;
mod error;

pub use crate::combine::error::CombineError;

use crate::combine::curves::Chords;
use crate::combine::error::check_tolerance;
use crate::curve::{Edge, least_bounds};
use crate::overlay::{self, Grid};
use crate::shape::Shape;
use crate::shape::outline::FillRule;
use crate::transform::Transform;
use alloc::vec::Vec;

use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::power_of_two;

/// What two shapes are combined to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Operation {
    /// What is in either shape.
    Union = 0,
    /// What is in both shapes.
    Intersection = 1,
    /// What is in the first shape, but not in the second.
    Difference = 2,
    /// What is in one of the shapes, but not in both.
    SymmetricDifference = 3,
}

impl Operation {
    fn has(self, [a, b]: [bool; 2]) -> bool {
        match self {
            Operation::Union => a || b,
            Operation::Intersection => a && b,
            Operation::Difference => a && !b,
            Operation::SymmetricDifference => a != b,
        }
    }
}

/// The part of the size of the operands that is the tolerance of [`combine`].
const TOLERANCE: f64 = power_of_two(-16);

/// Combines two placed shapes with an interior; `None` if nothing is left. The result has the
/// coordinates that the operands have where they are placed.
///
/// The result is the closure of its interior: shapes that only touch have no intersection, and the
/// union of two rectangles with a common side is one without it. It may have several islands, which
/// are one shape ([`MultiPolygon`](crate::ShapeKind::MultiPolygon)), and holes.
///
/// **Straight shapes.** A vertex where sides cross is the exact crossing, rounded to a grid whose
/// size is a power of two, from 2^-51 to 2^-50 of the largest coordinate; vertices of the operands
/// are points of that grid if their coordinates have no finer digits, and are rounded to it
/// otherwise. A side may be led through a vertex that is nearer to it than that (snap rounding), so
/// nothing moves by more than twice the size along x or y. What is inside is decided exactly for
/// the sides on the grid: nothing overlaps or is lost by rounding.
///
/// **Curves**, round shapes among them, stay curves where they are whole; others are cut where they
/// cross. The result is an [outline](Shape::outline). Where curves touch, or nearly, so that it
/// cannot be told how they cross, it may be off by the tolerance, which is 2^-16 of the size of
/// both shapes; [`combine_within`] takes another.
///
/// ```
/// use sat2d::combine::{Operation, combine};
/// use sat2d::{DVec2, Shape, ShapeKind, Transform};
/// let wall = Shape::rectangle(8.0, 4.0)?;
/// let door = Shape::rectangle(2.0, 3.0)?;
/// let there = Transform::translation(DVec2::new(1.0, -0.5))?;
/// let here = Transform::IDENTITY;
/// let cut = combine(Operation::Difference, &wall, &here, &door, &there)?.expect("not all is cut");
/// assert_eq!(cut.area(), 8.0 * 4.0 - 2.0 * 3.0);
/// assert_eq!(cut.kind(), ShapeKind::ConcavePolygon);
/// assert_eq!(combine(Operation::Difference, &door, &there, &wall, &here)?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The overlay is snap rounding: J. D. Hobby, "Practical segment intersection with finite precision
/// output", 1999.
///
/// # Errors
/// [`CombineError`] if a shape cannot be placed or has no interior, or there are more than 2^22
/// segments or crossings. The work grows as the number of segments, of crossings, and of pairs of
/// segments whose boxes meet.
pub fn combine(
    operation: Operation,
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Option<Shape>, CombineError> {
    let operands = [boundary::boundary(0, a, ta)?, boundary::boundary(1, b, tb)?];
    combined(operation, operands, None)
}

/// Like [`combine`], with the tolerance for curves.
///
/// # Errors
/// Like [`combine`], and [`CombineError::BadTolerance`].
pub fn combine_within(
    operation: Operation,
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
    tolerance: f64,
) -> Result<Option<Shape>, CombineError> {
    check_tolerance(tolerance)?;
    let operands = [boundary::boundary(0, a, ta)?, boundary::boundary(1, b, tb)?];
    combined(operation, operands, Some(tolerance))
}

/// The union of placed shapes with an interior; `None` if there are none. Like the union of
/// [`combine`], of all of them at once, which takes O(n log n) steps for n edges where few cross.
///
/// ```
/// use sat2d::combine::union_all;
/// use sat2d::{DVec2, Shape, Transform};
/// let tile = Shape::rectangle(16.0, 16.0)?;
/// let at = |x: f64| Transform::translation(DVec2::new(x, 0.0));
/// let floor = union_all(&[(&tile, &at(0.0)?), (&tile, &at(16.0)?), (&tile, &at(32.0)?)])?;
/// let floor = floor.expect("three tiles");
/// assert_eq!((floor.vertices().len(), floor.area()), (4, 768.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Like [`combine`].
pub fn union_all(shapes: &[(&Shape, &Transform)]) -> Result<Option<Shape>, CombineError> {
    let mut edges = Vec::new();
    for (operand, (shape, transform)) in shapes.iter().enumerate() {
        edges.extend(boundary::boundary(operand, shape, transform)?);
    }
    combined(Operation::Union, [edges, Vec::new()], None)
}

/// What an operation leaves of two regions, each on the left of edges.
fn combined(
    operation: Operation,
    operands: [Vec<Edge>; 2],
    tolerance: Option<f64>,
) -> Result<Option<Shape>, CombineError> {
    let edges = || operands.iter().flatten();
    if edges().next().is_none() {
        return Ok(None);
    }
    let is_inside = |turns: [i32; 2]| operation.has(turns.map(|turns| turns > 0));
    if edges().all(Edge::is_straight) {
        let segments = operands.map(|edges| {
            let ends = |edge: Edge| [edge.start, edge.end];
            edges.into_iter().map(ends).collect::<Vec<[DVec2; 2]>>()
        });
        return polygons(&segments, &is_inside);
    }
    let bounds = least_bounds(edges().copied());
    let mut tolerance = tolerance.unwrap_or(bounds.longer_side() * TOLERANCE);
    // Curves that nearly touch may cross where their chords do not; finer ones show that.
    for _ in 0..TRIES {
        let chords = Chords::new(&operands, tolerance)?;
        let grid = Grid::finest(&chords.bounds());
        let faces = overlay::faces(chords.segments(), &grid, is_inside, &|before, after| {
            chords.are_straight(before, after)
        })?;
        if faces.is_empty() {
            return Ok(None);
        }
        if let Some(path) = chords.path(&faces, tolerance)
            && let Ok(shape) = Shape::outline(&path, FillRule::NonZero)
        {
            return Ok(Some(shape));
        }
        tolerance *= power_of_two(-4);
    }
    let chords = Chords::new(&operands, tolerance)?;
    polygons(&chords.segments().map(<[_]>::to_vec), &is_inside)
}

/// How often the tolerance is made finer.
const TRIES: u32 = 3;

/// The polygons of what segments wind round.
fn polygons(
    segments: &[Vec<[DVec2; 2]>; 2],
    is_inside: &dyn Fn([i32; 2]) -> bool,
) -> Result<Option<Shape>, CombineError> {
    let ends: Vec<DVec2> = segments.iter().flatten().flatten().copied().collect();
    let grid = Grid::finest(&Aabb::of_points(&ends));
    let [a, b] = segments;
    let faces = overlay::faces([a, b], &grid, is_inside, &|_, _| true)?;
    if faces.is_empty() {
        return Ok(None);
    }
    let point = |vertex: &overlay::Vertex| vertex.at;
    let faces: Vec<Vec<Vec<DVec2>>> = faces
        .iter()
        .map(|face| {
            face.iter()
                .map(|ring| ring.iter().map(point).collect())
                .collect()
        })
        .collect();
    Shape::of_polygons(&faces)
        .map(Some)
        .map_err(CombineError::Result)
}
