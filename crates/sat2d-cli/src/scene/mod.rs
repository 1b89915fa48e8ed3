//! Scenes: named shapes, the bodies that place them, and the pairs that meet.
//!
//! | file | contents |
//! | --- | --- |
//! | `format` | the JSON of a scene file, field by field |
//! | `shapes` | the shapes of a scene, made from their fields and from images |
//! | `placed` | the scene itself: its shapes, and transforms of nested bodies multiplied out |
//! | `pairs` | which pairs of bodies meet, and how |

pub mod format;
pub mod pairs;
pub mod placed;
mod shapes;
