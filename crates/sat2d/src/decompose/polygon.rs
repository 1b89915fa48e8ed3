//! A polygon with holes that has been found to be one.

use crate::decompose::decomposition::Decomposition;
use crate::decompose::input::error::PolygonError;
use crate::decompose::input::rings::Rings;
use crate::decompose::input::validate::validate;
use crate::decompose::mesh::triangle_mesh::Mesh;
use crate::decompose::mesh::triangulation::Triangulator;
use crate::decompose::options::Options;
use crate::decompose::run::run;
use alloc::vec::Vec;
use glam::DVec2;

/// A simple polygon, with or without holes: validated once, ready to be cut.
///
/// ```
/// use sat2d::decompose::{Polygon, PolygonError};
/// use sat2d::DVec2;
/// let p = |x, y| DVec2::new(x, y);
/// let arrow = [p(0.0, 0.0), p(4.0, 0.0), p(4.0, 4.0), p(3.0, 1.0)];
/// let polygon = Polygon::new(&[&arrow])?;
/// assert!(polygon.is_concave());
/// assert_eq!(polygon.reflex_vertices(), [3]);
/// assert_eq!(polygon.area(), 4.0);
///
/// let bowtie = [p(0.0, 0.0), p(4.0, 4.0), p(4.0, 0.0), p(0.0, 4.0)];
/// let refused = Polygon::new(&[&bowtie]).unwrap_err();
/// assert_eq!(refused, PolygonError::EdgesCross { edges: [0, 2], near: p(2.0, 2.0) });
/// # Ok::<(), PolygonError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Polygon {
    rings: Rings,
    mesh: Mesh,
}

impl Polygon {
    /// Decides exactly, in O(n log n), whether `rings` are a polygon by the OGC rules, which [`PolygonError`] lists: the outer ring
    /// first, then the holes. A ring may run either way round, may repeat its first point at the end or not, may repeat points and have
    /// vertices on straight stretches. A hole may touch the outer ring or another hole in single points.
    pub fn new(rings: &[&[DVec2]]) -> Result<Polygon, PolygonError> {
        let mut rings = Rings::new(rings)?;
        let mut triangulator = Triangulator::new(&rings);
        validate(&mut rings, &mut triangulator)?;
        Ok(Polygon {
            rings,
            mesh: triangulator.finish(),
        })
    }

    /// Whether there is no hole and no interior angle above 180°; decided exactly.
    pub fn is_convex(&self) -> bool {
        self.rings.is_convex()
    }

    /// Whether there is a hole or an interior angle above 180°; decided exactly.
    pub fn is_concave(&self) -> bool {
        !self.is_convex()
    }

    /// The user's numbers of the vertices where the interior angle is above 180°, ascending; decided exactly. Of a hole these are its
    /// convex corners.
    pub fn reflex_vertices(&self) -> Vec<u32> {
        let reflex = self.rings.reflex_vertices();
        let mut reflex: Vec<u32> = reflex.map(|v| self.rings.vertex[v as usize]).collect();
        reflex.sort_unstable();
        reflex
    }

    /// The area, the holes' subtracted, rounded; infinite where it is beyond the doubles.
    pub fn area(&self) -> f64 {
        self.rings.area()
    }

    /// Cuts the polygon into convex pieces, see [`decompose`](crate::decompose::decompose()).
    pub fn decompose(&self, options: &Options) -> Decomposition {
        run(&self.rings, self.mesh.clone(), options)
    }

    /// As [`Polygon::decompose`], without a copy.
    pub(crate) fn into_decomposition(self, options: &Options) -> Decomposition {
        run(&self.rings, self.mesh, options)
    }
}

/// Validates rings, the outer one first, then the holes (see [`Polygon::new`] for what is taken), and cuts the polygon into
/// convex pieces.
///
/// ```
/// use sat2d::DVec2;
/// use sat2d::decompose::{EdgeSource, Options, decompose};
/// let p = |x, y| DVec2::new(x, y);
/// let corner = [p(0.0, 0.0), p(2.0, 0.0), p(2.0, 1.0), p(1.0, 1.0), p(1.0, 2.0), p(0.0, 2.0)];
/// let pieces = decompose(&[&corner], &Options::default())?;
/// assert_eq!((pieces.count(), pieces.area()), (2, 3.0));
/// let diagonals = pieces.pieces().flat_map(|piece| piece.edges).filter(|&&edge| edge == EdgeSource::Diagonal);
/// assert_eq!(diagonals.count(), 2, "one, seen from both sides");
/// # Ok::<(), sat2d::decompose::PolygonError>(())
/// ```
pub fn decompose(rings: &[&[DVec2]], options: &Options) -> Result<Decomposition, PolygonError> {
    Ok(Polygon::new(rings)?.into_decomposition(options))
}
