//! Shapes without an interior: points and segments against each other, exactly.

use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;
use sat2d_base::num::lexicographic;
use sat2d_base::types::Relation;

/// The relation of two segments, each with two different ends.
pub(crate) fn relation(a: DVec2, b: DVec2, c: DVec2, d: DVec2) -> Relation {
    let (c_side, d_side) = (orient2d(a, b, c), orient2d(a, b, d));
    if c_side == d_side && c_side != Ordering::Equal {
        return Relation::Disjoint;
    }
    let (a_side, b_side) = (orient2d(c, d, a), orient2d(c, d, b));
    if a_side == b_side && a_side != Ordering::Equal {
        return Relation::Disjoint;
    }
    let sides = [c_side, d_side, a_side, b_side];
    if !sides.contains(&Ordering::Equal) {
        return Relation::Overlapping;
    }
    if sides != [Ordering::Equal; 4] {
        // not collinear: an end of one lies on the line of the other, within that segment
        return Relation::Touching;
    }
    let least = |p, q| {
        if lexicographic(p, q) == Ordering::Less {
            (p, q)
        } else {
            (q, p)
        }
    };
    let ((a, b), (c, d)) = (least(a, b), least(c, d));
    let apart = lexicographic(b, c) == Ordering::Less || lexicographic(d, a) == Ordering::Less;
    if apart {
        Relation::Disjoint
    } else {
        Relation::Touching
    }
}

/// Whether a point lies on a segment, its ends included.
pub(crate) fn contains(a: DVec2, b: DVec2, point: DVec2) -> bool {
    orient2d(a, b, point) == Ordering::Equal && lexicographic(a, point) != lexicographic(b, point)
        || point == a
        || point == b
}

/// The relation of two cores of one or two points.
pub(crate) fn degenerate(a: &[DVec2], b: &[DVec2]) -> Relation {
    let meet = match (a, b) {
        ([p], [q]) => p == q,
        ([p], [c, d]) | ([c, d], [p]) => contains(*c, *d, *p),
        (&[a, b], &[c, d]) => return relation(a, b, c, d),
        _ => unreachable!("cores with an interior do not come here"),
    };
    if meet {
        Relation::Touching
    } else {
        Relation::Disjoint
    }
}

/// Whether the segment from `a` to `b`, without its ends, has a point in common with a core of one
/// or two points, including the ends of the core.
pub(crate) fn inside_meets(a: DVec2, b: DVec2, core: &[DVec2]) -> bool {
    let within = |p: DVec2| p != a && p != b && contains(a, b, p);
    match *core {
        [p] => within(p),
        [p, q] if within(p) || within(q) => true,
        [p, q] => match relation(a, b, p, q) {
            Relation::Disjoint => false,
            Relation::Overlapping => true,
            // collinear, and neither end of the core is inside: it covers the segment or only
            // touches an end
            Relation::Touching => [a, b].into_iter().all(|end| contains(p, q, end)),
        },
        _ => false,
    }
}
