//! Display objects.

pub(crate) mod hit_test;
pub(crate) mod outline;
pub(crate) mod stage;

pub use hit_test::*;
pub use outline::*;
pub use stage::*;
