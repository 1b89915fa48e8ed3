//! Concave polygons, with holes, as convex pieces.
//!
//! Rings as a user gives them ([`rings`]) are validated by a plane sweep ([`validate`](mod@validate)) that yields a triangulation on its way
//! ([`triangulate`]). A method makes pieces of it ([`partition`] chooses). [`certificate`] judges the result and knows nothing of how it was made.

pub(crate) mod convexity;
pub(crate) mod finish;
pub(crate) mod input;
pub(crate) mod mesh;
pub(crate) mod methods;
pub(crate) mod partition;
pub(crate) mod verify;

pub use input::error::PolygonError;
pub use input::polygon::Polygon;
pub use verify::CertificateError;

use alloc::vec::Vec;
use glam::DVec2;

/// How to cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Method {
    /// Merges the triangles of the constrained Delaunay triangulation (S. Hertel and K. Mehlhorn, 1983): O(n log n), on
    /// average 1.1 times as many pieces as are needed.
    Fast,
    /// The least number of pieces of a polygon without holes, by a dynamic programme over convex chains (after J. M. Keil and
    /// J. Snoeyink, "On the time bound for convex decomposition of simple polygons", 2002). Its work grows with how many vertices see each
    /// other: milliseconds for hundreds of vertices, a second for most outlines of thousands. With holes, or past 2^32 steps (some
    /// seconds; thousands of vertices that all see each other), it cuts patches as [`Method::Balanced`] does, larger ones.
    /// [`Decomposition::is_optimal`] says whether the count is proven to be the least.
    Fewest,
    /// The least number where it is cheap to find, as for nearly all polygons of up to some hundred vertices without holes. Else
    /// `Fast`, and then patches of neighbouring pieces are cut again into the fewest that can be, as long as that helps.
    #[default]
    Balanced,
    /// Rotational slicing: from the first vertex that bends inwards to the first later one that is left of the edge that arrives there and
    /// can be seen; then the same with the two parts. For results as older programs had them: many pieces, in the order in which
    /// they are cut. O(n) a cut at least. Holes are cut open first.
    Slicing,
}

/// Which of several decompositions with as many pieces is wanted. The number of pieces and what [`Decomposition::is_optimal`] says do not depend on it.
///
/// For a preference the cuts of the method are turned, one at a time, as long as that makes the mean over all pieces better and leaves none worse
/// than the worst was; that no other decomposition is better is not said. The work is in proportion to the number of edges of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Preference {
    /// As the method cuts.
    #[default]
    AsCut,
    /// Pieces that are far from slivers: a larger isoperimetric quotient, 4π times the area over the square of the perimeter. It is 1 for a circle,
    /// 0.79 for a square, 0.60 for an equilateral triangle. For collision detection and physics.
    Fat,
    /// A larger least interior angle. For what has trouble with sharp corners. (The mean is that of a number that grows with the angle, nearly
    /// in proportion.)
    WideAngles,
}

/// What is wanted of a decomposition.
///
/// ```
/// use sat2d::decompose::{Options as DecomposeOptions, Preference as DecomposePreference};
/// let for_box2d = DecomposeOptions { max_corners: Some(8), prefer: DecomposePreference::Fat, ..DecomposeOptions::default() };
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// How to cut.
    pub method: Method,
    /// The most corners that a piece may have, corners of 180° counted; fewer than 3 are taken as 3. `None` is no limit. Except for
    /// [`Method::Fast`], which merges no further, larger pieces are cut into even parts afterwards.
    pub max_corners: Option<usize>,
    /// Which of equals is wanted.
    pub prefer: Preference,
}

/// Where an edge of a piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EdgeSource {
    /// It is the user's edge of this number, which runs from the vertex of this number to its successor in its ring, or the part of it
    /// between places where other rings touch it. Of repeated points the edge has the number of the last.
    Input(u32),
    /// It is inside the polygon, between two pieces.
    Diagonal,
}

/// One convex piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    /// The user's numbers of its corners, counter-clockwise with y up. Angles of 180° occur, where the piece next to it has a corner. Of
    /// vertices at one place (repeated points, rings that touch) the lowest number stands for all.
    pub vertices: &'a [u32],
    /// Where the edge from each corner to the next one comes from.
    pub edges: &'a [EdgeSource],
}

/// Convex pieces that cover a polygon exactly once and have its vertices for corners.
#[derive(Clone, Debug, PartialEq)]
pub struct Decomposition {
    /// The first corner of each piece, and the number of corners.
    starts: Vec<u32>,
    vertices: Vec<u32>,
    sources: Vec<EdgeSource>,
    optimal: bool,
    area: f64,
}

impl Decomposition {
    /// How many pieces there are; one at least.
    pub fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// The pieces.
    pub fn pieces(&self) -> impl ExactSizeIterator<Item = Piece<'_>> + DoubleEndedIterator {
        self.starts.windows(2).map(|ends| {
            let range = ends[0] as usize..ends[1] as usize;
            Piece {
                vertices: &self.vertices[range.clone()],
                edges: &self.sources[range],
            }
        })
    }

    /// Whether no decomposition with fewer pieces exists (without new points, and within the wanted number of corners). `false` says that
    /// it is not known.
    pub fn is_optimal(&self) -> bool {
        self.optimal
    }

    /// The polygon's area, the holes' subtracted, rounded; infinite where it is beyond the doubles.
    pub fn area(&self) -> f64 {
        self.area
    }
}

/// Validates rings, the outer one first, then the holes (see [`Polygon::new`] for what is taken), and cuts the polygon into
/// convex pieces.
///
/// ```
/// use sat2d::decompose::{EdgeSource, Options as DecomposeOptions, decompose};
/// use sat2d::DVec2;
/// let p = |x, y| DVec2::new(x, y);
/// let corner = [p(0.0, 0.0), p(2.0, 0.0), p(2.0, 1.0), p(1.0, 1.0), p(1.0, 2.0), p(0.0, 2.0)];
/// let pieces = decompose(&[&corner], &DecomposeOptions::default())?;
/// assert_eq!((pieces.count(), pieces.area()), (2, 3.0));
/// let diagonals = pieces.pieces().flat_map(|piece| piece.edges).filter(|&&edge| edge == EdgeSource::Diagonal);
/// assert_eq!(diagonals.count(), 2, "one, seen from both sides");
/// # Ok::<(), sat2d::decompose::PolygonError>(())
/// ```
pub fn decompose(rings: &[&[DVec2]], options: &Options) -> Result<Decomposition, PolygonError> {
    Ok(Polygon::new(rings)?.into_decomposition(options))
}
