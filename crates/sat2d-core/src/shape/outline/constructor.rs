//! The constructor of outlines with curves.

use crate::shape::outline::curved_outline::CurvedOutline;
use crate::shape::outline::error::OutlineError;
use crate::shape::outline::fill_rule::FillRule;
use crate::shape::outline::flatten::rings;
use crate::shape::outline::path::Path;
use crate::shape::{Around, Geometry, Shape, ShapeError};
use alloc::boxed::Box;
use alloc::vec::Vec;
use glam::DVec2;

impl Shape {
    /// The region that contours of segments, quadratic Bézier curves and elliptic arcs enclose:
    /// the outlines of Flash, SVG and fonts as they are. See [`Path`] for an example.
    ///
    /// Contours may lie within each other, and may have vertices in common. Otherwise no two edges
    /// may meet. Which side of an edge is inside follows from all contours together and the fill
    /// rule; an edge with both sides inside, or both outside, does not count. Edges and vertices
    /// are numbered through all contours: edge `k` leads from vertex `k`.
    ///
    /// What a transform places are the control points, each rounded once. The curves of these
    /// points are the outline, and answers about them are exact. A curve that rounding makes
    /// straight is the segment between its ends.
    ///
    /// Outlines answer [`relation`](crate::relation()), [`hits`](crate::hits),
    /// [`overlaps`](crate::overlaps), [`point_relation`](crate::query::point_relation),
    /// [`containment`](crate::query::containment()), [`distance`](crate::query::distance),
    /// [`cast_segment`](crate::query::cast_segment), [`cast_ray`](crate::query::cast_ray) and
    /// [`sweep`](crate::query::sweep()) with their curves, and so do the events and queries of a
    /// world.
    ///
    /// A [`contact`](crate::query::contact) of concave shapes is one of convex pieces, and there
    /// are none along a curve that bends inward. So polygons around an outline say which parts of
    /// two shapes are in contact: tangents of curves that bend outward, chords of those that bend
    /// inward. They are at most 1/4096 of the outline's larger side away from it. The contact is
    /// that of the curves, with a depth accurate to 1e-12 of the size of the shapes. Where the
    /// curves do not face each other, as deep inside concave outlines, it is that of the polygons.
    ///
    /// [`separation`] begins with the polygons too, and goes on to the curves. Where two ways out
    /// of a concave outline are nearly as short, it may take the longer one, or stay with that of
    /// the polygons. Solid bodies take the polygons themselves.
    ///
    /// Some outlines have no such polygons and *cannot be solid*: those with curves that meet at an
    /// angle of 0 on the outside. They return [`PlaceError::CurvedOutline`], as
    /// [`explain`](crate::query::explain()) and [`sweep_bounds`](crate::query::sweep_bounds) do
    /// with all outlines with curves, and [`place`](Shape::place) with all outlines;
    /// [`flatten`](Path::flattened) these. Outlines without curves count as the polygons that they
    /// consist of.
    ///
    /// [`separation`]: crate::query::separation()
    /// [`PlaceError::CurvedOutline`]: crate::PlaceError::CurvedOutline
    ///
    /// # Errors
    /// [`ShapeError::Outline`]; without the feature `curves`, which is on by default, always.
    pub fn outline(path: &Path, rule: FillRule) -> Result<Shape, ShapeError> {
        let around = Around::new()?;
        let outline = CurvedOutline::new(path, rule)?;
        Ok(Shape {
            geometry: Geometry::Outline(Box::new(outline), around),
        })
    }

    /// The rings of the shape, of an outline those of a polygon within `tolerance` of it: see
    /// [`Path::flattened`]. Other shapes have their [`rings`](Shape::rings).
    ///
    /// # Errors
    /// [`ShapeError::Outline`] if the tolerance is not above 0, or if there are more than 2^21
    /// vertices.
    pub fn flattened(&self, tolerance: f64) -> Result<Vec<Vec<DVec2>>, ShapeError> {
        OutlineError::check_tolerance(tolerance)?;
        Ok(match &self.geometry {
            Geometry::Outline(outline, _) => {
                let (edges, ends) = &outline.given;
                rings(edges, ends, tolerance)?
            }
            _ => self.rings().map(<[DVec2]>::to_vec).collect(),
        })
    }
}
