//! Compares sat2d with its peers: the same pairs for all libraries, in one process, in turns.

pub mod agree;
#[cfg(feature = "peers")]
pub mod box2d;
pub mod chipmunk;
pub mod exact;
pub mod measure;
pub mod peers;
pub mod report;
pub mod scene;
