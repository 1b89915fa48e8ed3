pub(crate) mod check;
pub(crate) mod diagnose;
pub(crate) mod error;
pub(crate) mod event_order;
pub(crate) mod rings;
mod simple_events;
pub(crate) mod sweep_line;
pub(crate) mod validate;
pub(crate) mod visitor;
