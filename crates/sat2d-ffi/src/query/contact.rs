//! Contact: how two shapes that are not disjoint meet.
//!
//! A contact exists exactly if the relation is not `SAT_DISJOINT`, and its depth is positive
//! exactly if the relation is `SAT_OVERLAPPING`. Swapping the shapes negates the normal and swaps
//! the fields of the two shapes. Features have the indices of the shapes as they were given, also
//! for mirrored, clockwise and decomposed shapes, so they can be matched from frame to frame.
//!
//! The examples play in the scene of @ref sat_relation.

use crate::base::geometry::sat_vec2;
use crate::base::transform::sat_transform;
use crate::error::status::{SAT_OK, sat_status};
use crate::guard::call::{answer, answer_in_place};
use crate::guard::lists::list_out;
use crate::query::pair::Pair;
use crate::shape::handle::sat_shape;
use libc::size_t;
use sat2d::internals::{Outcome, contact_of_disc};
use sat2d::query::{self, ContactKind, ContactPoint, Feature, Manifold, Side};
use std::mem::{offset_of, size_of};
use std::ptr::NonNull;

/// The kind of a feature of a boundary: one of the `SAT_FEATURE_` constants.
pub type sat_feature_kind = i32;

/// No feature.
pub const SAT_FEATURE_NONE: sat_feature_kind = 0;
/// A sharp corner, an end of a segment, or a point.
pub const SAT_FEATURE_VERTEX: sat_feature_kind = 1;
/// A straight edge; for a shape with a radius, the edge moved outward. A segment has only edge 0,
/// for both of its sides.
pub const SAT_FEATURE_EDGE: sat_feature_kind = 2;
/// The arc around a vertex of a shape with a radius. A circle has only arc 0.
pub const SAT_FEATURE_ARC: sat_feature_kind = 3;

/// Which two kinds of features meet: one of the `SAT_CONTACT_` constants.
pub type sat_contact_kind = i32;

/// Two vertices; also the value if there is no contact.
pub const SAT_CONTACT_VERTEX_VERTEX: sat_contact_kind = 0;
/// A vertex and an edge.
pub const SAT_CONTACT_EDGE_VERTEX: sat_contact_kind = 1;
/// Two edges, along a stretch of both: exactly if there are two points.
pub const SAT_CONTACT_EDGE_EDGE: sat_contact_kind = 2;
/// An arc and a vertex.
pub const SAT_CONTACT_ARC_VERTEX: sat_contact_kind = 3;
/// An arc and an edge.
pub const SAT_CONTACT_ARC_EDGE: sat_contact_kind = 4;
/// Two arcs.
pub const SAT_CONTACT_ARC_ARC: sat_contact_kind = 5;

/// One of the two shapes of a query: one of the `SAT_SIDE_` constants.
pub type sat_side = i32;

/// Neither.
pub const SAT_SIDE_NONE: sat_side = 0;
/// The first shape.
pub const SAT_SIDE_A: sat_side = 1;
/// The second shape.
pub const SAT_SIDE_B: sat_side = 2;

/// A feature of a shape's boundary. Vertices count from 0 in the order given; edge k leads from
/// vertex k to the next vertex of its ring.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_feature {
    /// One of the `SAT_FEATURE_` constants.
    pub kind: sat_feature_kind,
    /// The index of the vertex or edge; of an arc, that of its vertex; 0 for `SAT_FEATURE_NONE`.
    pub index: u32,
}

/// One point of a contact, as it lies on each of the shapes.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_contact_point {
    /// The point on the boundary of the first shape.
    pub on_a: sat_vec2,
    /// The point on the boundary of the second: `on_a - normal * depth`, up to rounding.
    pub on_b: sat_vec2,
    /// How deep the shapes overlap here along the normal; not negative.
    pub depth: f64,
    /// The feature of the first shape that `on_a` lies on.
    pub feature_a: sat_feature,
    /// The feature of the second shape that `on_b` lies on.
    pub feature_b: sat_feature,
}

/// A contact manifold: how two shapes meet. All zero if they do not; see `point_count`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_manifold {
    /// The unit vector from the first shape to the second along which the shortest translation
    /// separates the shapes (of concave shapes, the two pieces).
    pub normal: sat_vec2,
    /// The length of the least translation that separates them. The depth of the deepest contact is
    /// positive exactly if the shapes overlap.
    pub depth: f64,
    /// The feature of the first shape that meets the second: with two points, the edge.
    pub feature_a: sat_feature,
    /// The feature of the second shape that meets the first.
    pub feature_b: sat_feature,
    /// Which kinds of features meet: one of the `SAT_CONTACT_` constants.
    pub kind: sat_contact_kind,
    /// The shape whose edge the normal belongs to: its feature is the reference edge against which
    /// the other's was clipped. `SAT_SIDE_NONE` if no edge is involved.
    pub reference: sat_side,
    /// The number of points: 1 or 2; 0 if the shapes do not meet.
    pub point_count: size_t,
    /// The points, the deepest first; unused ones are all zero.
    pub points: [sat_contact_point; 2],
}

const _: () = assert!(size_of::<sat_feature>() == 8 && offset_of!(sat_feature, index) == 4);
const _: () = assert!(
    size_of::<sat_contact_point>() == 56
        && offset_of!(sat_contact_point, depth) == 32
        && offset_of!(sat_contact_point, feature_b) == 48
);
const _: () = assert!(
    offset_of!(sat_manifold, feature_a) == 24
        && offset_of!(sat_manifold, kind) == 40
        && offset_of!(sat_manifold, point_count) == 48
        && offset_of!(sat_manifold, points) >= 52
);

impl From<Feature> for sat_feature {
    #[inline]
    fn from(feature: Feature) -> sat_feature {
        let (kind, index) = match feature {
            Feature::Vertex(index) => (SAT_FEATURE_VERTEX, index),
            Feature::Edge(index) => (SAT_FEATURE_EDGE, index),
            Feature::Arc(index) => (SAT_FEATURE_ARC, index),
        };
        sat_feature { kind, index }
    }
}

impl From<&ContactPoint> for sat_contact_point {
    #[inline]
    fn from(point: &ContactPoint) -> sat_contact_point {
        sat_contact_point {
            on_a: point.on_a.into(),
            on_b: point.on_b.into(),
            depth: point.depth,
            feature_a: point.feature_a.into(),
            feature_b: point.feature_b.into(),
        }
    }
}

impl From<&Manifold> for sat_manifold {
    #[inline]
    fn from(manifold: &Manifold) -> sat_manifold {
        let points = match manifold.points() {
            [first, second] => [first.into(), second.into()],
            [first, ..] => [first.into(), sat_contact_point::default()],
            [] => Default::default(),
        };
        sat_manifold {
            normal: manifold.normal.into(),
            depth: manifold.depth,
            feature_a: manifold.feature_a.into(),
            feature_b: manifold.feature_b.into(),
            kind: match manifold.kind() {
                ContactKind::VertexVertex => SAT_CONTACT_VERTEX_VERTEX,
                ContactKind::EdgeVertex => SAT_CONTACT_EDGE_VERTEX,
                ContactKind::EdgeEdge => SAT_CONTACT_EDGE_EDGE,
                ContactKind::ArcVertex => SAT_CONTACT_ARC_VERTEX,
                ContactKind::ArcEdge => SAT_CONTACT_ARC_EDGE,
                ContactKind::ArcArc => SAT_CONTACT_ARC_ARC,
            },
            reference: match manifold.reference {
                None => SAT_SIDE_NONE,
                Some(Side::A) => SAT_SIDE_A,
                Some(Side::B) => SAT_SIDE_B,
            },
            point_count: manifold.points().len(),
            points,
        }
    }
}

/// The contact of shape `a` at `ta` and shape `b` at `tb`; of several contacts of concave shapes
/// the deepest. If they are disjoint, and on failure, `out_manifold` is all zero.
///
/// For convex shapes the depth is the length of the least translation that separates them: moving
/// `b` by `normal * depth`, or `a` the other way, leaves them touching up to rounding. For concave
/// shapes it separates the two deepest convex pieces; `sat_separation` separates the shapes as a
/// whole. If several answers are equally good, the result is always the same: that of the longest
/// edge. Circles with the same centre separate along the x axis.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_OUT_OF_RANGE`,
/// `SAT_ERR_NOT_OFFERED` (an outline that cannot be solid).
///
/// ```c
/// sat_manifold contact;
/// sat_contact(ground, &here, box, &sunk, &contact);
/// assert(contact.point_count == 2 && contact.kind == SAT_CONTACT_EDGE_EDGE);
/// assert(contact.depth == 0.5 && contact.normal.x == 0 && contact.normal.y == 1);
/// assert(contact.feature_a.kind == SAT_FEATURE_EDGE);
/// assert(contact.feature_a.index == 2); // the ground's upper side
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_contact(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out_manifold: *mut sat_manifold,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        if let Some(pair) = Pair::unchecked(a, ta, b, tb)
            && let Some(out) = NonNull::new(out_manifold)
        {
            // separate arms compile to separate paths, which copy no manifold
            match contact_of_disc(pair.a, pair.ta, pair.b, pair.tb) {
                Outcome::Decided(Some(contact)) => {
                    out.write((&contact).into());
                    return SAT_OK;
                }
                Outcome::Decided(None) => {
                    out.write(sat_manifold::default());
                    return SAT_OK;
                }
                Outcome::Undecided => {}
            }
        }
        checked_contact(a, ta, b, tb, out_manifold)
    }
}

/// [`sat_contact`] where the stages for a disc do not decide: checks the arguments and answers
/// behind the guard against panics.
///
/// # Safety
/// By the contract of the header.
#[inline(never)]
unsafe extern "C" fn checked_contact(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out_manifold: *mut sat_manifold,
) -> sat_status {
    // SAFETY: by the caller's contract; the output is not NULL when the body runs.
    unsafe {
        let body = || {
            let Pair { a, ta, b, tb } = Pair::new(a, ta, b, tb)?;
            // translated straight into the caller's memory: `?` would copy it
            let contact = &query::contact(a, ta, b, tb);
            match contact {
                Ok(Some(contact)) => out_manifold.write(contact.into()),
                Ok(None) => out_manifold.write(sat_manifold::default()),
                Err(error) => return Err((*error).into()),
            }
            Ok(())
        };
        answer_in_place(out_manifold, sat_manifold::default(), body)
    }
}

/// All contacts of shape `a` at `ta` and shape `b` at `tb`, the deepest first, into the caller's
/// buffer; `out_count` is their number. There are none exactly if the shapes are disjoint, one for
/// convex shapes, and for concave shapes one for every two convex pieces that meet and that an edge
/// of one of the shapes separates (never a diagonal); no point occurs twice. If the buffer is too
/// small nothing is copied and `out_count` is the capacity needed; a buffer of capacity 0 may be
/// NULL. On other failures `out_count` is 0.
///
/// Errors: those of `sat_contact` and `SAT_ERR_CAPACITY`.
///
/// ```c
/// const sat_vec2 points[8] = {{0, 0}, {1, 0}, {1, 4}, {4, 4}, // a table
///                             {4, 0}, {5, 0}, {5, 5}, {0, 5}};
/// const size_t size = 8;
/// const sat_transform sunk_in = {1, 0, 0, 1, 10, 0.5};
/// sat_shape *table = NULL;
/// sat_manifold contacts[8];
/// size_t count;
/// sat_shape_new_polygon(points, &size, 1, &table);
/// sat_contacts(ground, &here, table, &sunk_in, contacts, 8, &count); // one for each leg
/// assert(count == 2 && contacts[0].depth == 0.5 && contacts[1].depth == 0.5);
/// sat_shape_free(table);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_contacts(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out_manifolds: *mut sat_manifold,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let Pair { a, ta, b, tb } = unsafe { Pair::new(a, ta, b, tb) }?;
        let contacts = query::contacts(a, ta, b, tb)?;
        Ok(contacts
            .into_iter()
            .map(|contact| sat_manifold::from(&contact)))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_manifolds, capacity, out_count, "contacts", body) }
}

/// The length to add to `depth` so that a move by `normal * depth` leaves no overlap of two convex
/// shapes through rounding: 16 units in the last place of the largest magnitude of a coordinate of
/// either shape or of the sum of their radii. On failure `out_margin` is 0.
///
/// Errors: those of `sat_contact`.
///
/// ```c
/// sat_manifold contact;
/// sat_relation relation;
/// double margin;
/// sat_transform moved = sunk;
/// sat_contact(ground, &here, box, &sunk, &contact);
/// sat_rounding_margin(ground, &here, box, &sunk, &margin);
/// moved.tx += contact.normal.x * (contact.depth + margin);
/// moved.ty += contact.normal.y * (contact.depth + margin);
/// sat_collide(ground, &here, box, &moved, &relation);
/// assert(margin > 0 && margin < 1e-12 && relation != SAT_OVERLAPPING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_rounding_margin(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out_margin: *mut f64,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let Pair { a, ta, b, tb } = unsafe { Pair::new(a, ta, b, tb) }?;
        Ok(query::rounding_margin(a, ta, b, tb)?)
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_margin, 0.0, body) }
}
