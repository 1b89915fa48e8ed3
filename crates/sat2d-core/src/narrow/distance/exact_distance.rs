//! The exact distance of a point from a shape, for the order of distances that doubles cannot tell
//! apart.

use crate::narrow::{distance, relation};
use crate::placed::{Placed, PlacedGeometry, PlacedHull};
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::exact::long::Long;
use sat2d_base::exact::real::{Real, Ring};
use sat2d_base::exact::surd::Surd;
use sat2d_base::exact::vector::Vector;

/// How near a point is to a shape: the distance times -1.
#[derive(Debug)]
pub struct Nearness(Surd);

impl Nearness {
    /// That at a distance.
    pub fn at(distance: f64) -> Nearness {
        Nearness(Surd::of(0.0 - distance))
    }

    /// That of a point and a shape, of which no part beyond the distance `within` matters.
    #[cold]
    pub fn of_point(point: DVec2, shape: &Placed<'_>, within: f64) -> Nearness {
        let dot = PlacedHull::of_point(point);
        let mut nearest: Option<Surd> = None;
        let mut offer = |hull: &PlacedHull| {
            let near = match relation::exact::hulls(&dot, hull).hits() {
                true => Surd::of(0.0),
                // a root of the fourth degree, so only its double
                false if hull.ellipse.is_some() => {
                    Surd::of(0.0 - distance::general::hulls(&dot, hull).distance)
                }
                false => of_disjoint(point, hull),
            };
            if nearest
                .as_ref()
                .is_none_or(|best| near.compare(best).is_gt())
            {
                nearest = Some(near);
            }
        };
        match &shape.geometry {
            PlacedGeometry::Hull(hull) => offer(hull),
            PlacedGeometry::Pieces(pieces) => {
                // a few roundings more
                let margin = within + 4.0 * f64::EPSILON * dot.reach();
                let _ = pieces.near::<()>(&dot.bounds().inflated(margin), &mut |_, hull| {
                    offer(hull);
                    ControlFlow::Continue(())
                });
            }
        }
        nearest.map_or_else(|| Nearness::at(within), Nearness)
    }

    /// The order of distances: `Less` if this one is nearer.
    pub fn compare(&self, other: &Nearness) -> Ordering {
        other.0.compare(&self.0)
    }
}

/// That of a point outside a hull: the radius minus the distance from the nearest point or edge of
/// the core.
fn of_disjoint(point: DVec2, hull: &PlacedHull) -> Surd {
    let (points, n) = (&hull.points[..], hull.points.len());
    let radius = Long::difference(hull.radius, 0.0);
    let one = Long::difference(1.0, 0.0);
    // √(square / divisor) as √(square·divisor) / divisor
    let at = |square: Long, divisor: &Long| {
        let square = square.times(divisor);
        Surd::new(radius.times(divisor), square, divisor.clone())
    };
    let corners = points.iter().map(|&corner| {
        let to = Vector::<Long>::between(corner, point);
        at(to.dot(&to), &one)
    });
    let edges = (0..n).filter_map(|i| {
        let (p, q) = (points[i], points[(i + 1) % n]);
        let (edge, to) = (Vector::<Long>::between(p, q), Vector::between(p, point));
        let (foot, square) = (edge.dot(&to), edge.dot(&edge));
        let is_beside = foot.sign().is_gt() && foot.minus(&square).sign().is_lt();
        let across = edge.cross(&to);
        is_beside.then(|| at(across.times(&across), &square))
    });
    let nearest = corners.chain(edges).max_by(Surd::compare);
    nearest.unwrap_or_else(|| Surd::of(f64::MIN))
}
