//! Validation for callers that need no triangulation.

use crate::index::Index;
use crate::input::error::PolygonError;
use crate::input::rings::Rings;
use crate::input::validate::{SweepMemory, validate};
use crate::input::visitor::{Event, SweepVisitor};
use glam::DVec2;

/// Needs no event.
struct Nothing;

impl SweepVisitor for Nothing {
    fn visit(&mut self, _: &Rings, _: &Event) {}

    fn visit_bottom(&mut self, _: DVec2, _: Index, _: Index, _: Index) {}

    fn visit_top(&mut self, _: DVec2, _: Index, _: Index, _: Index) {}

    fn visit_start(&mut self, _: DVec2, _: Index, _: [Index; 2], _: Option<Index>) {}

    fn visit_end(&mut self, _: DVec2, _: Index, _: [Index; 2], _: Option<Index>) {}
}

/// Validates `rings`, and inserts vertices into edges where other rings touch them.
pub(crate) fn check(rings: &mut Rings, memory: &mut SweepMemory) -> Result<(), PolygonError> {
    validate(rings, memory, &mut Nothing, false)
}

/// The rings of a valid polygon.
pub(crate) fn valid(rings: &[&[DVec2]]) -> Result<Rings, PolygonError> {
    let mut cleaned = Rings::default();
    cleaned.fill(rings)?;
    check(&mut cleaned, &mut SweepMemory::default())?;
    Ok(cleaned)
}
