//! Contact: how two shapes that are not disjoint meet.
//!
//! A contact exists exactly where the verdict is not `SAT_DISJOINT`, and its depth is above 0 exactly where it is
//! `SAT_OVERLAPPING`. Swapping the shapes negates the normal and swaps all that is said of the two. Features are told by the
//! numbers of the shapes as they were given, mirrored, clockwise and cut ones included, so they can be followed from frame to
//! frame.
//!
//! The examples play in the scene of @ref sat_relation.

use crate::base::geometry::sat_vec2;
use crate::base::status::sat_status;
use crate::base::transform::sat_transform;
use crate::boundary::entry::{answer, answer_in_place, list_out};
use crate::boundary::pair::Pair;
use crate::boundary::question::{Caller, Question};
use crate::shape::handle::sat_shape;
use sat2d::internals::unchecked_contact;
use sat2d::query::{ContactKind, ContactPoint, Feature, Manifold, Side};
use std::mem::{offset_of, size_of};
use std::ptr::NonNull;

/// What sort of part of a boundary is meant: one of the `SAT_FEATURE_` constants.
pub type sat_feature_kind = i32;

/// None.
pub const SAT_FEATURE_NONE: sat_feature_kind = 0;
/// A sharp corner, an end of a segment, or a point.
pub const SAT_FEATURE_VERTEX: sat_feature_kind = 1;
/// A straight edge; of a shape with a radius, that edge moved outward. A segment has edge 0 only, whichever side is meant.
pub const SAT_FEATURE_EDGE: sat_feature_kind = 2;
/// The arc about a vertex of a shape with a radius: a circle has arc 0 only.
pub const SAT_FEATURE_ARC: sat_feature_kind = 3;

/// Which two kinds of features meet: one of the `SAT_CONTACT_` constants.
pub type sat_contact_kind = i32;

/// Two corners; 0 as well where there is no contact.
pub const SAT_CONTACT_VERTEX_VERTEX: sat_contact_kind = 0;
/// A corner and an edge.
pub const SAT_CONTACT_EDGE_VERTEX: sat_contact_kind = 1;
/// Two edges, along a stretch of both: exactly where there are two points.
pub const SAT_CONTACT_EDGE_EDGE: sat_contact_kind = 2;
/// An arc and a corner.
pub const SAT_CONTACT_ARC_VERTEX: sat_contact_kind = 3;
/// An arc and an edge.
pub const SAT_CONTACT_ARC_EDGE: sat_contact_kind = 4;
/// Two arcs.
pub const SAT_CONTACT_ARC_ARC: sat_contact_kind = 5;

/// One of the two shapes of a question: one of the `SAT_SIDE_` constants.
pub type sat_side = i32;

/// Neither.
pub const SAT_SIDE_NONE: sat_side = 0;
/// The first shape.
pub const SAT_SIDE_A: sat_side = 1;
/// The second shape.
pub const SAT_SIDE_B: sat_side = 2;

/// A part of a shape's boundary. Vertices count from 0 as they were given, edge k leads from vertex k to the next one of its ring.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_feature {
    /// One of the `SAT_FEATURE_` constants.
    pub kind: sat_feature_kind,
    /// The number of the vertex or edge, of an arc that of its vertex; 0 for `SAT_FEATURE_NONE`.
    pub number: u32,
}

/// One point of a contact, as it lies on each of the shapes.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_contact_point {
    /// The point on the boundary of the first shape.
    pub on_a: sat_vec2,
    /// The point on the boundary of the second: `on_a - normal * depth`, up to rounding.
    pub on_b: sat_vec2,
    /// How deep the shapes overlap here along the normal; 0 or more.
    pub depth: f64,
    /// What of the first shape `on_a` lies on.
    pub feature_a: sat_feature,
    /// What of the second shape `on_b` lies on.
    pub feature_b: sat_feature,
}

/// How two shapes meet. All zero where they don't: `point_count` tells.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_contact {
    /// The unit vector from the first shape to the second, along which they (of concave shapes: the two pieces) part soonest.
    pub normal: sat_vec2,
    /// The length of the least translation that parts them: of the deepest contact above 0 exactly where the shapes overlap.
    pub depth: f64,
    /// What of the first shape meets the second: of a contact with two points the edge.
    pub feature_a: sat_feature,
    /// What of the second shape meets the first.
    pub feature_b: sat_feature,
    /// Which kinds of features meet: one of the `SAT_CONTACT_` constants.
    pub kind: sat_contact_kind,
    /// Whose edge the normal belongs to: that shape's feature is the reference edge, against which the other's was clipped.
    /// `SAT_SIDE_NONE` where no edge is involved.
    pub reference: sat_side,
    /// How many points there are: 1 or 2, 0 where the shapes do not meet.
    pub point_count: u32,
    /// Always 0.
    pub reserved: u32,
    /// The points, the deepest first; all zero past the last.
    pub points: [sat_contact_point; 2],
}

const _: () = assert!(size_of::<sat_feature>() == 8 && offset_of!(sat_feature, number) == 4);
const _: () = assert!(
    size_of::<sat_contact_point>() == 56
        && offset_of!(sat_contact_point, depth) == 32
        && offset_of!(sat_contact_point, feature_b) == 48
);
const _: () = assert!(
    size_of::<sat_contact>() == 168
        && offset_of!(sat_contact, feature_a) == 24
        && offset_of!(sat_contact, kind) == 40
        && offset_of!(sat_contact, point_count) == 48
        && offset_of!(sat_contact, points) == 56
);

impl From<Feature> for sat_feature {
    #[inline]
    fn from(feature: Feature) -> sat_feature {
        let (kind, number) = match feature {
            Feature::Vertex(number) => (SAT_FEATURE_VERTEX, number),
            Feature::Edge(number) => (SAT_FEATURE_EDGE, number),
            Feature::Arc(number) => (SAT_FEATURE_ARC, number),
        };
        sat_feature { kind, number }
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

impl From<&Manifold> for sat_contact {
    #[inline]
    fn from(contact: &Manifold) -> sat_contact {
        let points = match contact.points() {
            [first, second] => [first.into(), second.into()],
            [first, ..] => [first.into(), sat_contact_point::default()],
            [] => Default::default(),
        };
        sat_contact {
            normal: contact.normal.into(),
            depth: contact.depth,
            feature_a: contact.feature_a.into(),
            feature_b: contact.feature_b.into(),
            kind: match contact.kind() {
                ContactKind::VertexVertex => SAT_CONTACT_VERTEX_VERTEX,
                ContactKind::EdgeVertex => SAT_CONTACT_EDGE_VERTEX,
                ContactKind::EdgeEdge => SAT_CONTACT_EDGE_EDGE,
                ContactKind::ArcVertex => SAT_CONTACT_ARC_VERTEX,
                ContactKind::ArcEdge => SAT_CONTACT_ARC_EDGE,
                ContactKind::ArcArc => SAT_CONTACT_ARC_ARC,
            },
            reference: match contact.reference {
                None => SAT_SIDE_NONE,
                Some(Side::A) => SAT_SIDE_A,
                Some(Side::B) => SAT_SIDE_B,
            },
            point_count: contact.points().len() as u32,
            reserved: 0,
            points,
        }
    }
}

/// How shape `a` at `ta` and shape `b` at `tb` meet: of several contacts of concave shapes the deepest. Where they are disjoint, and
/// on failure, `out` is all zero.
///
/// Of convex shapes the depth is the length of the least translation that parts them: moving `b` by `normal * depth`, or `a` the
/// other way, leaves them touching but for rounding. (Of concave ones that of the deepest two convex pieces: what
/// parts the whole is told by `sat_separation_find`.) Where several answers are as good, it is always the same one: the longest edge's
/// of equally deep ones; circles with one centre part along the x axis.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_NOT_SIMILARITY`, `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// sat_contact contact;
/// sat_contact_find(ground, &here, box, &sunk, &contact);
/// assert(contact.point_count == 2 && contact.kind == SAT_CONTACT_EDGE_EDGE);
/// assert(contact.depth == 0.5 && contact.normal.x == 0 && contact.normal.y == 1);
/// assert(contact.feature_a.kind == SAT_FEATURE_EDGE && contact.feature_a.number == 2); // the ground's upper side
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_contact_find(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out: *mut sat_contact,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        if let Some(pair) = Pair::unchecked(a, ta, b, tb)
            && let Some(out) = NonNull::new(out)
        {
            let Pair { a, ta, b, tb } = pair;
            return unchecked_contact::<Caller<FindContact>>(a, ta, b, tb, out);
        }
        FindContact::checked(a, ta, b, tb, out)
    }
}

/// The question of [`sat_contact_find`].
struct FindContact;

impl Question for FindContact {
    type Found = Option<Manifold>;
    type Answer = sat_contact;

    #[inline(always)]
    fn translate(found: Option<Manifold>) -> sat_contact {
        found.as_ref().map(sat_contact::from).unwrap_or_default()
    }

    #[inline(never)]
    unsafe extern "C" fn checked(
        a: *const sat_shape,
        ta: *const sat_transform,
        b: *const sat_shape,
        tb: *const sat_transform,
        out: *mut sat_contact,
    ) -> sat_status {
        // SAFETY: by the contract of the header; `out` is not NULL where the body runs.
        unsafe {
            let body = || {
                let Pair { a, ta, b, tb } = Pair::new(a, ta, b, tb)?;
                // a reference: `?` on the value would copy it
                let contact = &sat2d::query::contact(a, ta, b, tb);
                match contact {
                    Ok(Some(contact)) => out.write(contact.into()),
                    Ok(None) => out.write(sat_contact::default()),
                    Err(error) => return Err((*error).into()),
                }
                Ok(())
            };
            answer_in_place(out, sat_contact::default(), body)
        }
    }
}

/// Copies all contacts of shape `a` at `ta` and shape `b` at `tb`, the deepest first, into the caller's `buffer` of `capacity` contacts
/// and writes their number to `count`: none exactly where the shapes are disjoint, one for convex shapes, and for concave
/// ones one for every two convex pieces that meet and that an edge of one of the shapes (never a cut) parts, the same point
/// never twice. Where the buffer is too small nothing is copied and `count` is what is needed; a buffer of capacity 0 may be
/// NULL. On other failures `count` is 0.
///
/// Errors: those of `sat_contact_find` and `SAT_ERR_CAPACITY`.
///
/// ```c
/// const sat_vec2 points[8] = {{0, 0}, {1, 0}, {1, 4}, {4, 4}, {4, 0}, {5, 0}, {5, 5}, {0, 5}}; // on two legs
/// const size_t size = 8;
/// const sat_transform sunk_in = {1, 0, 0, 1, 10, 0.5};
/// sat_shape *table = NULL;
/// sat_contact contacts[8];
/// size_t count;
/// sat_shape_new_polygon(points, &size, 1, &table);
/// sat_contact_find_all(ground, &here, table, &sunk_in, contacts, 8, &count);
/// assert(count == 2 && contacts[0].depth == 0.5 && contacts[1].depth == 0.5);
/// sat_shape_free(table);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_contact_find_all(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    buffer: *mut sat_contact,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let Pair { a, ta, b, tb } = unsafe { Pair::new(a, ta, b, tb) }?;
        let contacts = sat2d::query::contacts(a, ta, b, tb)?;
        Ok(contacts
            .into_iter()
            .map(|contact| sat_contact::from(&contact)))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(buffer, capacity, count, "contacts", body) }
}

/// What a move by `normal * depth` must be lengthened by so that rounding cannot leave an overlap of the two (convex) shapes: 16 units
/// in the last place of the largest magnitude that a coordinate of either, or the sum of their radii, has. On failure `out`
/// is 0.
///
/// Errors: those of `sat_contact_find`.
///
/// ```c
/// sat_contact contact;
/// sat_relation relation;
/// double margin;
/// sat_transform out = sunk;
/// sat_contact_find(ground, &here, box, &sunk, &contact);
/// sat_contact_margin(ground, &here, box, &sunk, &margin);
/// out.tx += contact.normal.x * (contact.depth + margin);
/// out.ty += contact.normal.y * (contact.depth + margin);
/// sat_collide(ground, &here, box, &out, &relation);
/// assert(margin > 0 && margin < 1e-12 && relation != SAT_OVERLAPPING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_contact_margin(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out: *mut f64,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let Pair { a, ta, b, tb } = unsafe { Pair::new(a, ta, b, tb) }?;
        Ok(a.place(ta)?.rounding_margin(&b.place(tb)?))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, 0.0, body) }
}
