//! A validated polygon, with or without holes.

use crate::decomposition::Decomposition;
use crate::input::check::valid;
use crate::input::error::PolygonError;
use crate::input::rings::Rings;
use crate::mesh::triangle_mesh::Mesh;
use crate::options::Options;
use crate::run::{RunMemory, run};
use crate::simplify::{Deviation, Simplification, is_tolerance, remove_corners};
use crate::workspace::{Workspace, decompose_here, work_of};
use alloc::vec::Vec;
use glam::DVec2;

/// A simple polygon, with or without holes, validated and ready to be decomposed.
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
    /// Validates `rings`: the outer ring first, then the holes. Exact, in O(n log n).
    ///
    /// A ring may run in either direction, may repeat its first point at the end, may repeat
    /// points, and may have vertices on straight edges. A hole may touch the outer ring or another
    /// hole in single points. A hole without points is ignored.
    ///
    /// # Errors
    /// [`PolygonError`] if a coordinate is not finite or the rings violate the rules listed there.
    pub fn new(rings: &[&[DVec2]]) -> Result<Polygon, PolygonError> {
        let mut workspace = Workspace::default();
        workspace.triangulate(rings, false)?;
        Ok(Polygon {
            rings: workspace.rings,
            mesh: workspace.triangulator.mesh,
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

    /// The numbers of the vertices with an interior angle above 180°, in ascending order; decided
    /// exactly. The reflex vertices of a hole are its convex corners.
    pub fn reflex_vertices(&self) -> Vec<u32> {
        let reflex = self.rings.reflex_vertices();
        let mut reflex: Vec<u32> = reflex.map(|v| self.rings.vertex[v]).collect();
        reflex.sort_unstable();
        reflex
    }

    /// The area without the holes, rounded to the nearest double; infinite if it exceeds all
    /// doubles.
    pub fn area(&self) -> f64 {
        self.rings.area()
    }

    /// The centroid of the area without the holes, the centre of mass of a body of even density.
    /// Each coordinate is computed exactly and rounded to the nearest double. O(n), about a
    /// microsecond for each vertex.
    ///
    /// ```
    /// use sat2d::DVec2;
    /// use sat2d::decompose::Polygon;
    /// let p = |x, y| DVec2::new(x, y);
    /// let corner = [p(0.0, 0.0), p(4.0, 0.0), p(4.0, 1.0), p(1.0, 1.0), p(1.0, 4.0), p(0.0, 4.0)];
    /// let polygon = Polygon::new(&[&corner])?;
    /// assert_eq!(polygon.centroid(), p(19.0 / 14.0, 19.0 / 14.0));
    /// # Ok::<(), sat2d::decompose::PolygonError>(())
    /// ```
    pub fn centroid(&self) -> DVec2 {
        self.rings.centroid()
    }

    /// Decomposes the polygon into convex pieces: see [`decompose`](crate::decompose()).
    ///
    /// There is always a result, since the polygon is already validated and triangulated: what
    /// [`Method::Fast`](crate::Method::Fast) finds without any improvement is not
    /// subject to the work limit.
    pub fn decompose(&self, options: &Options) -> Decomposition {
        let work = work_of(options);
        let mut result = Decomposition::empty();
        let (mesh, memory) = (&mut self.mesh.clone(), &mut RunMemory::default());
        run(&self.rings, mesh, options, &work, memory, &mut result);
        result
    }

    /// Simplifies the polygon: see [`simplify`].
    ///
    /// # Errors
    /// [`PolygonError::BadTolerance`] if the tolerance is negative or not finite.
    pub fn simplify(
        &self,
        tolerance: f64,
        deviation: Deviation,
    ) -> Result<Simplification, PolygonError> {
        simplify_valid(&self.rings, tolerance, deviation)
    }
}

/// Simplifies validated rings.
fn simplify_valid(
    rings: &Rings,
    tolerance: f64,
    deviation: Deviation,
) -> Result<Simplification, PolygonError> {
    if !is_tolerance(tolerance) {
        return Err(PolygonError::BadTolerance { tolerance });
    }
    let left = remove_corners(rings, tolerance, deviation);
    Ok(Simplification::new(left, tolerance, deviation))
}

/// Removes corners of a polygon as long as the outline stays within `tolerance` of what it was, in
/// the unit of the coordinates, and the polygon stays valid.
///
/// The remaining corners are vertices of the polygon: nothing is rounded. Rings do not cross or
/// swallow each other, and none of them vanishes; [`Simplification`] says exactly what holds, and
/// [`Simplification::verify`] proves it. With [`Deviation::Outward`] the result covers the polygon,
/// with [`Deviation::Inward`] the polygon covers the result. A tolerance of 0 removes the vertices
/// on straight edges.
///
/// It removes one corner at a time: of all that may be removed, the one that changes the outline
/// least (after D. H. Douglas and T. K. Peucker, "Algorithms for the reduction of the number of
/// points required to represent a digitized line or its caricature", 1973). Few corners are left,
/// but not always the fewest. O(n log n) for most outlines, besides the distances of the vertices
/// that are replaced.
///
/// ```
/// use sat2d::{Connectivity, DVec2, Mask};
/// use sat2d::decompose::{Deviation, Options, decompose, simplify};
/// // a disc of pixels
/// let mask = Mask::from_fn(64, 64, |x, y| x.abs_diff(32).pow(2) + y.abs_diff(32).pow(2) < 900)?;
/// let disc = &mask.silhouettes(Connectivity::Four)[0];
/// let point = |&[x, y]: &[u32; 2]| DVec2::new(x.into(), y.into());
/// let ring: Vec<DVec2> = disc.outer.iter().map(point).collect();
/// let rough = simplify(&[&ring], 1.5, Deviation::Outward)?;
/// assert!(rough.corner_count() < ring.len() / 4);
/// assert!(rough.verify(&[&ring]).is_ok());
///
/// let rings = rough.points(&[&ring]);
/// let pieces = decompose(&[&rings[0]], &Options::default())?;
/// assert!(pieces.count() < 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PolygonError`] if the rings are not a valid polygon; [`PolygonError::BadTolerance`] if the
/// tolerance is negative or not finite.
pub fn simplify(
    rings: &[&[DVec2]],
    tolerance: f64,
    deviation: Deviation,
) -> Result<Simplification, PolygonError> {
    simplify_valid(&valid(rings)?, tolerance, deviation)
}

/// Validates rings and decomposes the polygon into convex pieces.
///
/// The outer ring comes first, then the holes; [`Polygon::new`] says which rings are valid. For
/// several decompositions of one polygon, make a [`Polygon`] and call [`Polygon::decompose`].
///
/// With the feature `std`, each thread keeps the memory of its last polygon of up to about a
/// thousand vertices, a quarter of a megabyte at most, for the next call.
///
/// ```
/// use sat2d::DVec2;
/// use sat2d::decompose::{EdgeSource, Options, decompose};
/// let p = |x, y| DVec2::new(x, y);
/// let corner = [p(0.0, 0.0), p(2.0, 0.0), p(2.0, 1.0), p(1.0, 1.0), p(1.0, 2.0), p(0.0, 2.0)];
/// let pieces = decompose(&[&corner], &Options::default())?;
/// assert_eq!((pieces.count(), pieces.area()), (2, 3.0));
/// let edges = pieces.pieces().flat_map(|piece| piece.edges);
/// let diagonals = edges.filter(|&&edge| edge == EdgeSource::Diagonal);
/// assert_eq!(diagonals.count(), 2, "one, seen from both sides");
/// # Ok::<(), sat2d::decompose::PolygonError>(())
/// ```
///
/// # Errors
/// [`PolygonError`] if the rings are not a valid polygon; [`PolygonError::Limit`] if
/// [`work_limit`](Options::work_limit) does not even suffice to validate and triangulate it.
pub fn decompose(rings: &[&[DVec2]], options: &Options) -> Result<Decomposition, PolygonError> {
    decompose_here(rings, options, false)
}

/// Decomposes rings that the caller knows to form a valid polygon, such as those of files that were
/// checked once. The result for valid rings is that of [`decompose`].
///
/// A single ring is not searched for edges that cross, which saves some of the time of
/// [`Method::Fast`](crate::Method::Fast); everything else is a by-product of the
/// triangulation. Rings with holes, and any rings with another method or a preference, are
/// validated, because that is a small part of the time there.
///
/// If the polygon is invalid, there is nearly always an error. Otherwise the result is wrong:
/// pieces of the outline's vertices that overlap, leave parts out or are not convex. The call never
/// panics, and takes no longer than for a valid polygon of the same size.
///
/// ```
/// use sat2d::DVec2;
/// use sat2d::decompose::{Method, Options, decompose, decompose_trusted};
/// let p = |x, y| DVec2::new(x, y);
/// let corner = [p(0.0, 0.0), p(2.0, 0.0), p(2.0, 1.0), p(1.0, 1.0), p(1.0, 2.0), p(0.0, 2.0)];
/// let fast = Options { method: Method::Fast, ..Options::default() };
/// assert_eq!(decompose_trusted(&[&corner], &fast)?, decompose(&[&corner], &fast)?);
/// # Ok::<(), sat2d::decompose::PolygonError>(())
/// ```
///
/// # Errors
/// Those of [`decompose`], and [`PolygonError::TrustMisplaced`].
pub fn decompose_trusted(
    rings: &[&[DVec2]],
    options: &Options,
) -> Result<Decomposition, PolygonError> {
    decompose_here(rings, options, true)
}
