mod diagnose;
pub(crate) mod error;
pub(crate) mod rings;
pub(crate) mod sweep_line;
pub(crate) mod validate;
