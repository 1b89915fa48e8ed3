//! What the fuzz targets share: numbers drawn from the bytes of an input, and the judges of the
//! tests.

pub mod bytes;

#[path = "../../crates/sat2d-core/tests/narrow/support/curve_judge.rs"]
#[allow(dead_code)]
pub mod curve_judge;
#[path = "../../crates/sat2d-test-support/src/minkowski_judge.rs"]
#[allow(dead_code)]
pub mod minkowski_judge;
#[path = "../../crates/sat2d-world/tests/world/support/moved_scenes.rs"]
#[allow(dead_code)]
pub mod moved_scenes;
#[path = "../../crates/sat2d-test-support/src/partition_judge.rs"]
#[allow(dead_code)]
pub mod partition_judge;
