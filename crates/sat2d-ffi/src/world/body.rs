//! Worlds: ids, filters and bodies.
//!
//! The examples play in the scene of @ref sat_world.

use crate::base::transform::{sat_transform, sat_transform_identity};
use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM};
use crate::guard::lists::check_reserved;
use crate::shape::handle::{owned, sat_shape};
use sat2d::Transform;
use sat2d::world::{Body, BodyId, BodyKind, BodyRef, Filter};
use std::mem::{offset_of, size_of};
use std::ptr::null;
use std::sync::Arc;

/// The id of a body in its world. A zeroed id belongs to no body. Ids order bodies: lists of bodies
/// and pairs are in this order.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_body_id {
    /// The slot of the body in the upper 32 bits and its generation, which counts from 1, in the
    /// lower 32 bits. 0 means no body.
    pub bits: u64,
}

impl From<sat_body_id> for BodyId {
    #[inline]
    fn from(id: sat_body_id) -> BodyId {
        BodyId::from_bits(id.bits)
    }
}

impl From<BodyId> for sat_body_id {
    #[inline]
    fn from(id: BodyId) -> sat_body_id {
        sat_body_id { bits: id.to_bits() }
    }
}

/// Whether two ids are the same.
///
/// ```c
/// assert(sat_body_id_equal(hero, hero) && !sat_body_id_equal(hero, wall));
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_body_id_equal(a: sat_body_id, b: sat_body_id) -> bool {
    a == b
}

/// Whether an id belongs to no body: the value on failure, or if a query finds nothing.
///
/// ```c
/// const sat_body_id none = {0};
/// assert(sat_body_id_is_none(none) && !sat_body_id_is_none(hero));
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_body_id_is_none(id: sat_body_id) -> bool {
    id.bits == 0
}

/// The kind of a body: one of the `SAT_BODY_` constants.
pub type sat_body_kind = i32;

/// The default: moves and is pushed.
pub const SAT_BODY_MOVING: sat_body_kind = 0;
/// Walls and floors: never reported with each other, never pushed, and without cost in every step
/// in which they do not move. You may still move them.
pub const SAT_BODY_STATIC: sat_body_kind = 1;
/// Detects moving and static bodies, but no other sensors. It neither pushes nor stops anything.
/// For two sensors call `sat_world_relation` or `sat_world_contact`.
pub const SAT_BODY_SENSOR: sat_body_kind = 2;

/// A mask for bodies that interact with no other body: its category should belong to no body.
pub const SAT_MASK_NOTHING: u32 = 0x8000_0000;

/// Two bodies interact, that is, meet and stop each other, if each one's category is in the other's
/// mask. All zero accepts everything.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_filter {
    /// The categories of this body, one bit each; their meaning is up to the caller. 0 is the
    /// default: 1 for a body, every category for a query.
    pub category: u32,
    /// The categories that it interacts with, one bit each. 0 is the default: all categories.
    pub mask: u32,
}

/// A body: its shape, its placement and how it interacts. All zero except for the shape is a moving
/// body at the origin of inverse mass 1 that interacts with all others, as `sat_body_default`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_body {
    /// Its placement. All zero means the default: the identity.
    pub transform: sat_transform,
    /// Any number of the caller: the index of an entity, for example. Events carry it.
    pub user: u64,
    /// One over its mass, not negative. Where bodies are pushed apart, each moves in proportion to
    /// its inverse mass, as in `sat_resolve`. 0 is the default: 1.
    pub inverse_mass: f64,
    /// Which bodies it interacts with.
    pub filter: sat_filter,
    /// One of the `SAT_BODY_` constants.
    pub kind: sat_body_kind,
    /// 1 for a moving body of infinite mass, which others never push, for any `inverse_mass`; else
    /// 0. Static bodies are never pushed.
    pub immovable: u32,
    /// Its shape. The world takes its own reference.
    pub shape: *const sat_shape,
    /// Must be 0.
    pub reserved: [u32; 4],
}

const _: () = assert!(size_of::<sat_body_id>() == 8);
const _: () = assert!(size_of::<sat_filter>() == 8 && offset_of!(sat_filter, mask) == 4);
const _: () = assert!(
    offset_of!(sat_body, user) == 48
        && offset_of!(sat_body, inverse_mass) == 56
        && offset_of!(sat_body, filter) == 64
        && offset_of!(sat_body, kind) == 72
        && offset_of!(sat_body, shape) == 80
);

impl sat_filter {
    /// The filter of a body, defaults filled in.
    pub(crate) fn of_body(self) -> Filter {
        self.or(Filter::default())
    }

    /// The filter of a query, defaults filled in.
    pub(crate) fn of_query(self) -> Filter {
        self.or(Filter::ALL)
    }

    fn or(self, default: Filter) -> Filter {
        let or = |given, default| if given == 0 { default } else { given };
        Filter {
            category: or(self.category, default.category),
            mask: or(self.mask, default.mask),
        }
    }
}

impl From<Filter> for sat_filter {
    fn from(filter: Filter) -> sat_filter {
        sat_filter {
            category: filter.category,
            mask: filter.mask,
        }
    }
}

impl sat_body {
    pub(crate) const NONE: sat_body = sat_body {
        transform: sat_transform::HARMLESS,
        user: 0,
        inverse_mass: 0.0,
        filter: sat_filter {
            category: 0,
            mask: 0,
        },
        kind: SAT_BODY_MOVING,
        immovable: 0,
        shape: null(),
        reserved: [0; 4],
    };

    pub(crate) fn of(body: &BodyRef<'_>) -> sat_body {
        sat_body {
            transform: body.transform.into(),
            user: body.user,
            inverse_mass: body.inverse_mass,
            filter: body.filter.into(),
            kind: kind_code(body.kind),
            immovable: (body.inverse_mass == 0.0).into(),
            shape: Arc::as_ptr(body.shape).cast(),
            reserved: [0; 4],
        }
    }

    /// The core's body, defaults filled in.
    ///
    /// # Safety
    /// The shape is NULL or a reference that was not freed.
    pub(crate) unsafe fn checked(&self) -> Result<Body, Failure> {
        check_reserved(&self.reserved)?;
        let transform = if self.transform == sat_transform::HARMLESS {
            Transform::IDENTITY
        } else {
            *self.transform.checked()?
        };
        let inverse_mass = match (self.immovable, self.inverse_mass) {
            (0, 0.0) => 1.0,
            (0, inverse_mass) => inverse_mass,
            (1, _) => 0.0,
            (other, _) => {
                let message = format_args!("immovable is {other}, not 0 or 1");
                return Err(Failure::new(SAT_ERR_INVALID_ENUM, message));
            }
        };
        Ok(Body {
            transform,
            kind: kind(self.kind)?,
            filter: self.filter.of_body(),
            user: self.user,
            inverse_mass,
            // SAFETY: by the caller's contract.
            shape: unsafe { owned(self.shape) }?,
        })
    }
}

pub(crate) fn kind(kind: sat_body_kind) -> Result<BodyKind, Failure> {
    match kind {
        SAT_BODY_MOVING => Ok(BodyKind::Moving),
        SAT_BODY_STATIC => Ok(BodyKind::Static),
        SAT_BODY_SENSOR => Ok(BodyKind::Sensor),
        _ => Err(Failure::new(
            SAT_ERR_INVALID_ENUM,
            format_args!("kind is {kind}, none of the SAT_BODY_ constants"),
        )),
    }
}

pub(crate) fn kind_code(kind: BodyKind) -> sat_body_kind {
    match kind {
        BodyKind::Moving => SAT_BODY_MOVING,
        BodyKind::Static => SAT_BODY_STATIC,
        BodyKind::Sensor => SAT_BODY_SENSOR,
    }
}

/// The defaults of a body, spelled out: a moving body of inverse mass 1 at the origin that
/// interacts with all others. It has no shape yet.
///
/// ```c
/// sat_body coin = sat_body_default();
/// assert(coin.kind == SAT_BODY_MOVING && coin.inverse_mass == 1 && coin.shape == NULL);
/// coin.kind = SAT_BODY_SENSOR;
/// coin.shape = ball;
/// coin.filter.mask = 1; // interacts with bodies of this category only
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_body_default() -> sat_body {
    sat_body {
        transform: sat_transform_identity(),
        inverse_mass: 1.0,
        filter: Filter::default().into(),
        ..sat_body::NONE
    }
}
