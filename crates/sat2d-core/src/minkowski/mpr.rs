//! Minkowski portal refinement: a proof that two hulls are disjoint or overlap, in about log n
//! steps of log n time each.
//!
//! Two hulls meet if the origin lies in their Minkowski difference B - A. An edge between two
//! points of the difference that faces the origin is replaced by a nearer one, until a triangle
//! contains the origin or a direction separates it (G. Snethen, "XenoCollide: Complex Collision
//! Made Simple", 2008, here in the plane). Vertices are placed and errors are bounded as in
//! [`filter`](crate::narrow::relation::filter).

use crate::placed::hull_proxy::{GAP_ERROR, HullProxy, TINY};
use crate::placed::hull_support;
use crate::shape::ring;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orientation::ORIENT_ERROR;
use sat2d_base::num::{U, UNDERFLOW, fraction};
use sat2d_base::types::Relation;

/// The largest number of steps. Pairs that need more nearly touch and are left to the exact stage.
const STEPS: usize = 48;

/// The relation where a search proves it.
#[inline(never)]
pub(crate) fn relation(a: &HullProxy<'_>, b: &HullProxy<'_>, magnitude: f64) -> Option<Relation> {
    let radius = a.radius + b.radius;
    // an approximate support point of B - A against a direction; an error ends the search, with the
    // relation if it is known
    let least = |direction: DVec2| -> Result<DVec2, Option<Relation>> {
        let (a_end, from) = farthest(a, direction);
        let (b_end, to) = farthest(b, -direction);
        let mut gap = -b_end - a_end;
        if radius > 0.0 {
            gap -= radius * libm::sqrt(direction.length_squared());
        }
        let size = direction.x.abs() + direction.y.abs() + TINY;
        let bound = GAP_ERROR * size * magnitude;
        if gap > bound {
            Err(Some(Relation::Disjoint))
        } else if gap > -bound {
            // they nearly touch: other directions are unlikely to separate them
            Err(None)
        } else {
            Ok(to - from)
        }
    };
    let search = || -> Result<Option<Relation>, Option<Relation>> {
        let mut p = least(b.center - a.center)?;
        let mut q = least(p)?;
        for _ in 0..STEPS {
            if radius > 0.0 && nearer_than(p, q, radius) {
                return Ok(Some(Relation::Overlapping));
            }
            let mut across = (q - p).perp();
            if across.dot(p) < 0.0 {
                across = -across;
            }
            let r = least(across)?;
            let sides = [side(p, q), side(q, r), side(r, p)];
            if sides[0] != Ordering::Equal && sides == [sides[0]; 3] {
                return Ok(Some(Relation::Overlapping));
            }
            // keep the new edge that has the origin on its outer side
            let outer = if sides[0] == Ordering::Equal {
                turn(p, q, r)
            } else {
                sides[0]
            }
            .reverse();
            if sides[1] == outer {
                p = r;
            } else if sides[2] == outer {
                q = r;
            } else {
                return Ok(None);
            }
        }
        Ok(None)
    };
    search().unwrap_or_else(|decided| decided)
}

/// The side of the line from `p` to `q` on which the origin lies; `Equal` if it is uncertain. The
/// differences of placed points are rounded, which costs each product two more roundings.
#[inline]
fn side(p: DVec2, q: DVec2) -> Ordering {
    let (left, right) = (p.x * q.y, p.y * q.x);
    let error = (ORIENT_ERROR + 8.0 * U) * (left.abs() + right.abs()) + UNDERFLOW;
    sign_beyond(left - right, error)
}

/// The approximate orientation of three points.
fn turn(p: DVec2, q: DVec2, r: DVec2) -> Ordering {
    sign_beyond((q - p).perp_dot(r - p), 0.0)
}

fn sign_beyond(value: f64, error: f64) -> Ordering {
    if value > error {
        Ordering::Greater
    } else if value < -error {
        Ordering::Less
    } else {
        Ordering::Equal
    }
}

/// Whether the segment between two points of the difference certainly comes nearer to the origin
/// than `radius`.
fn nearer_than(p: DVec2, q: DVec2, radius: f64) -> bool {
    let along = q - p;
    let part = fraction(-p.dot(along) / along.length_squared());
    let nearest = p + along * part;
    let size = p.abs().element_sum() + q.abs().element_sum();
    libm::sqrt(nearest.length_squared()) + 32.0 * U * (size + radius) + TINY < radius
}

/// The greatest dot product of `direction` with a point of the core, and the placed vertex that has
/// it.
fn farthest(side: &HullProxy<'_>, direction: DVec2) -> (f64, DVec2) {
    let t = side.transform;
    let g = t.local_direction(direction);
    let points = &side.hull.points;
    let (at, most) = if points.len() > ring::SCANNED {
        hull_support::bisected(side.hull, g)
    } else {
        hull_support::scanned(points, g)
    };
    let offset = direction.x * t.tx + direction.y * t.ty;
    (most + offset, t.apply(points[at]))
}
