//! Clips: regions to which elements are cut. A clip that contains an element changes nothing;
//! others are not supported.

use sat2d::DVec2;
use sat2d::decompose::Polygon;
use sat2d::exact::orient2d;
use std::cmp::Ordering;
use std::rc::Rc;

use super::work::Work;

/// A clip and those around it.
pub struct Clip {
    /// Convex polygons of the region, counter-clockwise with y up.
    parts: Vec<Vec<DVec2>>,
    /// What has the clip, for messages.
    owner: String,
    outer: Option<Rc<Clip>>,
}

impl Clip {
    /// A clip to a region that is the union of these rings or more.
    pub fn new(rings: Vec<Vec<DVec2>>, owner: String, outer: Option<Rc<Clip>>) -> Clip {
        let convex = |ring: Vec<DVec2>| {
            let polygon = Polygon::new(&[&ring]).ok()?;
            polygon.reflex_vertices().is_empty().then_some(ring)
        };
        let counterclockwise = |mut ring: Vec<DVec2>| {
            let corners = ring.windows(3).map(|p| orient2d(p[0], p[1], p[2]));
            if corners.clone().any(Ordering::is_lt) {
                ring.reverse();
            }
            ring
        };
        let parts = rings.into_iter().filter_map(convex);
        Clip {
            parts: parts.map(counterclockwise).collect(),
            owner,
            outer,
        }
    }

    /// Checks that no clip cuts what is within these rings.
    pub fn check(&self, rings: &[Vec<DVec2>], work: &Work) -> Result<(), String> {
        let mut clip = Some(self);
        while let Some(one) = clip {
            let mut parts = one.parts.iter();
            if !parts.any(|part| contains(part, rings, work)) {
                return Err(format!(
                    "{} cuts the element, or no convex part of it contains the whole element, \
                     which is not supported",
                    one.owner
                ));
            }
            clip = one.outer.as_deref();
        }
        Ok(())
    }
}

/// Whether a convex polygon contains all points.
fn contains(part: &[DVec2], rings: &[Vec<DVec2>], work: &Work) -> bool {
    let ends = part.iter().cycle().skip(1);
    let mut sides = part.iter().zip(ends);
    sides.all(|(&from, &to)| {
        let mut points = rings.iter().flatten();
        points.all(|&point| work.spend(1) && orient2d(from, to, point) != Ordering::Less)
    })
}
