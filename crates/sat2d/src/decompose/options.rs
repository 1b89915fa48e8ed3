//! What a caller can choose about a decomposition.

/// How to cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
/// use sat2d::decompose::{Options, Preference};
/// let for_box2d = Options { max_corners: Some(8), prefer: Preference::Fat, ..Options::default() };
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Options {
    /// How to cut.
    pub method: Method,
    /// The most corners that a piece may have, corners of 180° counted; fewer than 3 are taken as 3. `None` is no limit. Except for
    /// [`Method::Fast`], which merges no further, larger pieces are cut into even parts afterwards.
    pub max_corners: Option<usize>,
    /// Which of equals is wanted.
    pub prefer: Preference,
}
