//! The bodies in the list beside a world, and which of them interact.

use crate::shapes::Handle;
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;

pub struct Body {
    pub id: sat_body_id,
    pub shape: Handle,
    pub transform: sat_transform,
    pub kind: sat_body_kind,
    pub filter: sat_filter,
    pub user: u64,
    /// The body that it is a part of, and its place in the coordinates of that.
    pub part_of: Option<(sat_body_id, sat_transform)>,
}

pub fn filter(bytes: &mut Bytes) -> sat_filter {
    let (category, mask) = match bytes.below(4) {
        0 => (bytes.byte().into(), bytes.byte().into()),
        1 => (1, SAT_MASK_NOTHING),
        _ => (0, 0),
    };
    sat_filter { category, mask }
}

/// A filter with its defaults: category 1, all categories.
fn filled(filter: sat_filter) -> (u32, u32) {
    let or = |given, default| if given == 0 { default } else { given };
    (or(filter.category, 1), or(filter.mask, u32::MAX))
}

pub fn interact(a: &Body, b: &Body) -> bool {
    let (first, second) = (filled(a.filter), filled(b.filter));
    let accepted = first.0 & second.1 != 0 && second.0 & first.1 != 0;
    accepted && (a.kind != b.kind || a.kind == SAT_BODY_MOVING) && root(a) != root(b)
}

/// The body that a part belongs to, or the body itself.
pub fn root(body: &Body) -> u64 {
    body.part_of.map_or(body.id.bits, |(owner, _)| owner.bits)
}

pub fn is_within(a: &Body, b: &Body, tolerance: f64) -> bool {
    let mut closest = sat_closest_points::default();
    let ((p, s), (q, t)) = ((a.shape.shape, &a.transform), (b.shape.shape, &b.transform));
    // SAFETY: references and a local.
    assert_eq!(unsafe { sat_distance(p, s, q, t, &mut closest) }, SAT_OK);
    closest.distance <= tolerance
}
