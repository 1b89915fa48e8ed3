//! Two shapes: how they stand to each other, how they meet, and how to part them.

pub(crate) mod cast;
pub(crate) mod contact;
pub(crate) mod containment;
pub(crate) mod distance;
pub(crate) mod motion_bound;
pub(crate) mod part;
pub(crate) mod relation;
pub(crate) mod response;
pub(crate) mod separation;
pub(crate) mod sweep;
pub(crate) mod unchecked;
pub(crate) mod wedge;

pub use cast::{cast_ray, cast_segment};
pub use contact::by_kind::unchecked_contact;
pub use contact::compound::contacts;
pub use contact::general::contact;
pub use distance::{checked_distance, distance, unchecked_distance};
pub(crate) use relation::check_point;
pub use relation::{
    checked_relation, hits, overlaps, point_relation, relation, relation_stages, unchecked_relation,
};
pub use response::{
    Resolution, ResolveError, rebound, rebound_along, resolve, resolve_along, slide,
};
pub use separation::{Separation, separation};
pub use sweep::motion::{Motion, SweepError};
pub use sweep::sweep;
pub(crate) use wedge::parting_normals;
