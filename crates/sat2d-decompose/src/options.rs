//! The options of a decomposition.

/// How to decompose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Method {
    /// Merges the triangles of the constrained Delaunay triangulation (S. Hertel and K. Mehlhorn,
    /// "Fast Triangulation of Simple Polygons", 1983). O(n log n); on average 1.1 times the least
    /// number of pieces.
    Fast,
    /// The least number of pieces, by dynamic programming over convex chains (after J. M. Keil and
    /// J. Snoeyink, "On the time bound for convex decomposition of simple polygons", 2002).
    ///
    /// The work grows with the number of pairs of vertices that see each other: milliseconds for
    /// hundreds of vertices, a second for most outlines of thousands. With holes, it tries every
    /// way to connect them to the outer ring that could lead to fewer pieces. That takes seconds at
    /// most for one or two holes and a hundred vertices, for three and fifty, or for six and
    /// twenty. If it needs more than 2^28 steps (some seconds), or for a polygon without holes more
    /// than 2^33 (half a minute at most), it improves the result of `Fast` by local search: patches
    /// of neighbouring pieces are decomposed again optimally as long as that saves a piece.
    /// [`is_optimal`](crate::Decomposition::is_optimal) says whether the number is
    /// proven to be the least, and [`lower_bound`](crate::Decomposition::lower_bound)
    /// bounds the distance from it.
    Fewest,
    /// Nearly the least number of pieces in a time that grows with the number of vertices: about a
    /// millisecond for each 300 of an outline without holes.
    ///
    /// It is the least number up to 127 vertices without holes, where no corners that see each
    /// other are far apart, and often with a hole or two. Larger outlines are cut by the dynamic
    /// program of `Fewest`, but only along diagonals that cross at most 10 edges of the
    /// triangulation of `Fast`: about one piece in a hundred more. With holes, the result of `Fast`
    /// is improved by local search: patches of neighbouring pieces are decomposed again optimally
    /// as long as that saves a piece. From 4,096 vertices on, holes are connected by bridges
    /// instead, what is left is cut like an outline without holes, and the local search is made
    /// where the bridges are: another piece in a hundred more, in a third of the time.
    #[default]
    Balanced,
    /// Rotational slicing: extends the edge that arrives at the first reflex vertex and cuts from
    /// there to the first later vertex on its left that is visible; then slices both parts. It
    /// reproduces the results of older programs: many pieces, in the order of the cuts. A cut
    /// takes as many steps as there are triangles on its line: few in most outlines, at worst O(n).
    /// Holes are first connected to the outer ring by bridges.
    Slicing,
}

/// Which decomposition to prefer among those with the same number of pieces.
///
/// With a preference, diagonals of the method's result are moved one at a time as long as that
/// improves the mean over all pieces and leaves no piece worse than the worst one was. The result
/// is a local optimum. The number of pieces and
/// [`is_optimal`](crate::Decomposition::is_optimal) do not change. The work is
/// proportional to the number of edges of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Preference {
    /// The result of the method as it is.
    #[default]
    AsCut,
    /// Pieces that are far from slivers: a larger isoperimetric quotient, which is 4π times the
    /// area divided by the square of the perimeter. It is 1 for a circle, 0.79 for a square and
    /// 0.60 for an equilateral triangle. Suits collision detection and physics.
    Fat,
    /// A larger least interior angle, for algorithms that have trouble with sharp corners. (The
    /// mean is that of a number that grows nearly in proportion to the angle.)
    WideAngles,
}

/// The options of a decomposition.
///
/// ```
/// use sat2d::decompose::{Options, Preference};
/// let for_box2d = Options { max_corners: Some(8), prefer: Preference::Fat, ..Options::default() };
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Options {
    /// How to decompose.
    pub method: Method,
    /// The largest number of corners that a piece may have, corners of 180° included; values below
    /// 3 count as 3. `None` means no limit. [`Method::Fast`] stops merging at the limit; with the
    /// other methods, larger pieces are cut into parts of about the same size afterwards.
    pub max_corners: Option<usize>,
    /// Which decomposition to prefer among those with the same number of pieces.
    pub prefer: Preference,
    /// The most [units of work](sat2d_base::limit::LimitError) that may be spent; `None` means no
    /// limit. If they do not suffice for the method, the result is the best decomposition found so
    /// far, and [`is_complete`](crate::Decomposition::is_complete) is false. The least that is
    /// needed, for [`Method::Fast`] without any improvement, is 2 n log2 n units for n vertices.
    /// With fewer, [`decompose`](crate::decompose()) returns
    /// [`PolygonError::Limit`](crate::PolygonError::Limit).
    pub work_limit: Option<u64>,
}
