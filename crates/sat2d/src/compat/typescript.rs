//! The concavity test of a TypeScript canvas library, with its blind spot.
//!
//! The original is `isConcavePoly` (such a function is in phenomLi's Canvas-Renderer). It walks the polygon as an open chain:
//! the turn at the first vertex is never looked at, nor the one at the last, and a straight angle counts as a left turn. So a
//! polygon whose only reflex vertex stands at either end of the list passes for convex, and a clockwise convex polygon with a
//! collinear vertex passes for concave.

use glam::DVec2;

/// Whether the original calls the polygon concave: whether two of the turns it looks at differ in sign.
///
/// `points` are the vertices in order, in either winding, without a repeat of the first at the end; the answer does not depend
/// on whether y points up or down. The cross product of each pair of successive edges is taken in plain double arithmetic and
/// counts as a left turn where it is at least zero, as a right turn where it is below zero or NaN. With fewer than four points
/// there is at most one turn to look at and the answer is `false`.
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
