//! Each library with a scene in its own form, used as its documentation recommends.

#[cfg(feature = "peers")]
mod c;
mod c_api;
mod chipmunk;
mod entry;
mod geo;
mod manifold;
mod parry;
mod sat2d;
mod sepax;

pub use self::sat2d::{flight, segment};
use crate::measure::Entry;
use crate::scene::Scene;

/// All libraries that can answer a scene, sat2d first.
pub fn entries(scene: &Scene) -> Vec<Entry> {
    let mut entries = vec![sat2d::entry_of(scene), c_api::verdict(scene)];
    entries.extend(parry::entries(scene));
    entries.extend(geo::entry(scene));
    entries.extend(sepax::entry(scene));
    #[cfg(feature = "peers")]
    entries.extend(c::entries(scene));
    entries
}

/// All libraries that compute contacts for a scene, sat2d first. The answers that are compared are
/// whether there is a contact.
pub fn manifolds(scene: &Scene) -> Vec<Entry> {
    let mut entries = vec![sat2d::contact_of(scene), c_api::contact(scene)];
    entries.extend(manifold::entries(scene));
    entries.extend(chipmunk::contacts(scene));
    #[cfg(feature = "peers")]
    entries.extend(c::manifolds(scene));
    entries
}

/// The name of a function of sat2d, and how to ask it about a scene.
pub type Question = (&'static str, fn(&Scene) -> Entry);

/// The functions of sat2d whose instructions are counted: verdict, contact, distance, cast and
/// sweep, and the first three also through the C API.
pub const COUNTED: [Question; 8] = [
    ("verdict", sat2d::entry_of),
    ("contact", sat2d::contact_of),
    ("verdict through the C API", c_api::verdict),
    ("contact through the C API", c_api::contact),
    ("distance", sat2d::distance_of),
    ("cast", sat2d::cast_of),
    ("sweep", sat2d::sweep_of),
    ("distance through the C API", c_api::distance),
];

/// sat2d and parry only, for scenes of large polygons.
pub fn growing(scene: &Scene) -> Vec<Entry> {
    let mut entries = vec![sat2d::entry_of(scene)];
    entries.extend(parry::entries(scene).into_iter().take(1));
    entries
}
