//! Scenes: named shapes, the bodies that place them, and the pairs that meet.
//!
//! | file | contents |
//! | --- | --- |
//! | `format` | the JSON of a scene file, field by field |
//! | `placed` | the scene itself: shapes made, transforms of nested bodies multiplied out |
//! | `pairs` | which pairs of bodies meet, and how |

pub mod format;
pub mod pairs;
pub mod placed;
