//! The concavity test of a TypeScript canvas library, with its errors.
//!
//! The original is `isConcavePoly` (phenomLi's Canvas-Renderer has such a function). It treats the
//! polygon as an open chain: it never examines the turns at the first and the last vertex, and
//! counts a straight angle as a left turn. So a polygon whose only reflex vertex is the first or
//! last one counts as convex, and a clockwise convex polygon with a straight vertex as concave.

use glam::DVec2;

/// Whether the original calls the polygon concave: whether two of the turns that it examines differ
/// in sign.
///
/// `points` are the vertices in order, in either winding, without a repeat of the first at the end.
/// The direction of the y axis does not matter. The cross product of each pair of successive edges
/// is evaluated in doubles; it is a left turn if it is at least zero, and a right turn if it is
/// below zero or NaN. With fewer than four points there is at most one turn, and the answer is
/// `false`.
///
/// ```
/// use sat2d::compat::typescript::is_concave;
/// use sat2d::DVec2;
/// let corners = [(0.0, 0.0), (4.0, 1.0), (0.0, 4.0), (1.0, 1.0)].map(DVec2::from);
/// // The reflex vertex (1, 1) is the last one, and is not seen …
/// assert!(!is_concave(&corners));
/// // … until the list starts elsewhere.
/// let [a, b, c, d] = corners;
/// assert!(is_concave(&[c, d, a, b]));
/// ```
#[must_use]
pub fn is_concave(points: &[DVec2]) -> bool {
    let mut left_turns = points.windows(3).map(|chain| {
        let (before, after) = (chain[1] - chain[0], chain[2] - chain[1]);
        before.x * after.y - before.y * after.x >= 0.0
    });
    match left_turns.next() {
        Some(first) => left_turns.any(|turn| turn != first),
        None => false,
    }
}
