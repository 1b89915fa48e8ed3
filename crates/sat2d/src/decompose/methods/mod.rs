pub(crate) mod balanced;
pub(crate) mod bridges;
mod chains;
pub(crate) mod hertel_mehlhorn;
pub(crate) mod optimal;
pub(crate) mod patches;
pub(crate) mod slicing;
pub(crate) mod visibility;
