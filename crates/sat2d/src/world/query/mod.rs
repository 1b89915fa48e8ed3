pub(crate) mod cast;
pub(crate) mod k_nearest;
pub(crate) mod region;
