//! Display objects.

pub(crate) mod drag;
pub(crate) mod exact_shape;
pub(crate) mod graphics;
pub(crate) mod hit_test;
pub(crate) mod scroll;
pub(crate) mod stage;

pub use drag::*;
pub use exact_shape::*;
pub use graphics::*;
pub use hit_test::*;
pub use scroll::*;
pub use stage::*;
