//! Validation of multipolygons: polygons without common area.

use crate::input::check::check;
use crate::input::error::PolygonError;
use crate::input::rings::Rings;
use crate::input::validate::SweepMemory;
use crate::simplify::{Deviation, Simplification, is_tolerance, remove_corners};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::sort::sort;
use thiserror::Error;

/// Why polygons do not form a valid multipolygon, and where.
///
/// The rules are those of the OGC Simple Features standard (OGC 06-103r4, 6.1.14): every part is a
/// valid polygon, the interiors of two parts do not meet, and their boundaries meet in single
/// points at most.
///
/// Parts are numbered from 0; rings, vertices and edges within their part, as in [`PolygonError`].
/// Where there are two parts, the first edge or vertex is one of the first part.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum MultipolygonError {
    /// A part is not a valid polygon.
    #[error("part {part}: {error}")]
    Part {
        /// The part.
        part: u32,
        /// Why it is invalid.
        error: PolygonError,
    },
    /// There are more vertices than the library can number.
    #[error("{count} vertices are given, but at most {most} are supported")]
    TooManyVertices {
        /// The number of vertices.
        count: usize,
        /// The largest possible number.
        most: usize,
    },
    /// Edges of two parts cross.
    #[error(
        "parts {} and {} overlap: their edges {} and {} cross near ({:?}, {:?})",
        parts[0], parts[1], edges[0], edges[1], near.x, near.y
    )]
    EdgesCross {
        /// The two parts.
        parts: [u32; 2],
        /// An edge of each.
        edges: [u32; 2],
        /// The point of intersection, rounded.
        near: DVec2,
    },
    /// Edges of two parts overlap along some length.
    #[error(
        "parts {} and {} share an edge: their edges {} and {} overlap at ({:?}, {:?})",
        parts[0], parts[1], edges[0], edges[1], near.x, near.y
    )]
    EdgesOverlap {
        /// The two parts.
        parts: [u32; 2],
        /// An edge of each.
        edges: [u32; 2],
        /// A point on both edges.
        near: DVec2,
    },
    /// Two parts have a common area, and none of their edges cross or overlap: one contains the
    /// other, or their edges cross in common vertices.
    #[error(
        "parts {} and {} overlap at vertex {vertex} of part {} ({:?}, {:?})",
        parts[0], parts[1], parts[0], at.x, at.y
    )]
    PartsOverlap {
        /// The two parts.
        parts: [u32; 2],
        /// A vertex of the first part, at or near the fault.
        vertex: u32,
        /// Its coordinates.
        at: DVec2,
    },
    /// A tolerance is negative or not finite.
    #[error("the tolerance is {tolerance:?}, not a finite number of at least 0")]
    BadTolerance {
        /// The tolerance.
        tolerance: f64,
    },
}

/// Whether polygons form a valid multipolygon: each is valid, and no two overlap or share a part of
/// an edge. They may touch in single points. Each part is given by its rings, the outer one first;
/// an empty list of parts is valid. Decided exactly, in O(n log n).
///
/// ```
/// use sat2d::DVec2;
/// use sat2d::decompose::{MultipolygonError, validate_multipolygon};
/// let square = |x: f64, y: f64| [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
///     .map(|(dx, dy)| DVec2::new(x + dx, y + dy));
/// let [a, corner, side] = [square(0.0, 0.0), square(2.0, 2.0), square(2.0, 0.5)];
/// assert!(validate_multipolygon(&[&[&a], &[&corner]]).is_ok());
/// let error = validate_multipolygon(&[&[&a], &[&side]]).unwrap_err();
/// assert!(matches!(error, MultipolygonError::EdgesOverlap { parts: [0, 1], .. }));
/// ```
///
/// # Errors
/// [`MultipolygonError`] with the first fault that is found; an invalid part comes first.
pub fn validate_multipolygon(parts: &[&[&[DVec2]]]) -> Result<(), MultipolygonError> {
    validated(parts).map(|_| ())
}

/// Simplifies the polygons of a multipolygon together, as [`simplify`](crate::simplify)
/// does with one of them: the results are a valid multipolygon too. In the result of each part,
/// vertices are numbered within that part.
///
/// ```
/// use sat2d::DVec2;
/// use sat2d::decompose::{Deviation, simplify_multipolygon};
/// let p = |x, y| DVec2::new(x, y);
/// // a pit, and a peg that goes into it
/// let (left, right) = ([p(4.0, 4.0), p(0.0, 4.0), p(0.0, 0.0)], [p(9.0, 0.0), p(9.0, 4.0)]);
/// let pit = [&left[..], &right, &[p(5.0, 4.0), p(4.5, 1.0)]].concat();
/// let peg = [p(4.25, 5.0), p(4.5, 3.0), p(4.75, 5.0)];
/// let alone = simplify_multipolygon(&[&[&pit]], 3.0, Deviation::Outward)?;
/// assert_eq!(alone[0].corner_count(), 4, "the pit is filled");
/// let both = simplify_multipolygon(&[&[&pit], &[&peg]], 3.0, Deviation::Outward)?;
/// assert!(both[0].corner_count() > 4, "the peg is in the way");
/// # Ok::<(), sat2d::decompose::MultipolygonError>(())
/// ```
///
/// # Errors
/// Those of [`validate_multipolygon`]; [`MultipolygonError::BadTolerance`].
pub fn simplify_multipolygon(
    parts: &[&[&[DVec2]]],
    tolerance: f64,
    deviation: Deviation,
) -> Result<Vec<Simplification>, MultipolygonError> {
    if !is_tolerance(tolerance) {
        return Err(MultipolygonError::BadTolerance { tolerance });
    }
    let rings = validated(parts)?;
    let numbers = Numbers::of(parts);
    let mut left = remove_corners(&rings, tolerance, deviation).into_iter();
    let simplified = |(part, first): (&&[&[DVec2]], &u32)| {
        let rings = left.by_ref().take(part.len());
        let in_part = |ring: Vec<u32>| ring.iter().map(|v| v - first).collect();
        Simplification::new(rings.map(in_part), tolerance, deviation)
    };
    Ok(parts
        .iter()
        .zip(&numbers.first_vertices)
        .map(simplified)
        .collect())
}

/// The rings of all parts of a valid multipolygon.
fn validated(parts: &[&[&[DVec2]]]) -> Result<Rings, MultipolygonError> {
    let (mut cleaned, mut memory) = (Rings::default(), SweepMemory::default());
    for (part, rings) in (0..).zip(parts) {
        cleaned
            .fill(rings)
            .and_then(|()| check(&mut cleaned, &mut memory))
            .map_err(|error| MultipolygonError::Part { part, error })?;
    }
    let numbers = Numbers::of(parts);
    let is_outer = |ring| numbers.first_rings.binary_search(&ring).is_ok();
    // Interior and exterior alternate along the sweep line exactly if no interiors meet.
    cleaned
        .fill_with_outer(&parts.concat(), is_outer)
        .and_then(|()| check(&mut cleaned, &mut memory))
        .map_err(|error| numbers.located(error, parts))?;
    Ok(cleaned)
}

/// The numbers of rings and vertices through all parts.
struct Numbers {
    /// The first ring of each part.
    first_rings: Vec<u32>,
    /// The first vertex of each part.
    first_vertices: Vec<u32>,
}

impl Numbers {
    fn of(parts: &[&[&[DVec2]]]) -> Numbers {
        let (mut ring, mut vertex) = (0, 0);
        let mut numbers = Numbers {
            first_rings: Vec::with_capacity(parts.len()),
            first_vertices: Vec::with_capacity(parts.len()),
        };
        for rings in parts {
            numbers.first_rings.push(ring);
            numbers.first_vertices.push(vertex);
            ring += rings.len() as u32;
            vertex += rings.iter().map(|ring| ring.len() as u32).sum::<u32>();
        }
        numbers
    }

    fn part_of_ring(&self, ring: u32) -> u32 {
        self.first_rings.partition_point(|&first| first <= ring) as u32 - 1
    }

    /// The part of a vertex or edge, and its number there.
    fn in_part(&self, vertex: u32) -> (u32, u32) {
        let part = self
            .first_vertices
            .partition_point(|&first| first <= vertex)
            - 1;
        (part as u32, vertex - self.first_vertices[part])
    }

    /// The two parts and edges, the lower part first.
    fn edges(&self, edges: [u32; 2]) -> ([u32; 2], [u32; 2]) {
        let mut both = edges.map(|edge| self.in_part(edge));
        sort(&mut both);
        (both.map(|both| both.0), both.map(|both| both.1))
    }

    /// Translates an error about all rings to the parts, each of which is valid by itself.
    fn located(&self, error: PolygonError, parts: &[&[&[DVec2]]]) -> MultipolygonError {
        let overlap = |rings: [u32; 2], at: DVec2| {
            // where edges cross at no vertex of theirs, there is another error
            let vertices = rings.map(|ring| {
                let part = self.part_of_ring(ring);
                let mut points = parts[part as usize].iter().copied().flatten();
                (
                    points.position(|&p| p == at).map_or(u32::MAX, |v| v as u32),
                    part,
                )
            });
            let [first, second] = if vertices[0].0 == u32::MAX {
                [vertices[1], vertices[0]]
            } else {
                vertices
            };
            MultipolygonError::PartsOverlap {
                parts: [first.1, second.1],
                vertex: first.0,
                at,
            }
        };
        match error {
            PolygonError::EdgesCross { edges, near } => {
                let (parts, edges) = self.edges(edges);
                MultipolygonError::EdgesCross { parts, edges, near }
            }
            PolygonError::EdgesOverlap { edges, near } => {
                let (parts, edges) = self.edges(edges);
                MultipolygonError::EdgesOverlap { parts, edges, near }
            }
            PolygonError::TooManyVertices { count, most } => {
                MultipolygonError::TooManyVertices { count, most }
            }
            // with the outer ring of part 0
            PolygonError::HoleOutside { ring, at, .. } => overlap([ring, 0], at),
            PolygonError::NestedHoles {
                ring, other, at, ..
            } => overlap([ring, other], at),
            error => MultipolygonError::Part { part: 0, error },
        }
    }
}
