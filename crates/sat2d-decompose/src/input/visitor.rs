//! What the sweep of the validation reports, event by event.

use crate::index::Index;
use crate::input::rings::Rings;
use crate::input::sweep_line::SweepEdge;
use glam::DVec2;

/// An event of the sweep: all that happens at one point.
pub(crate) struct Event<'a> {
    /// The vertex at the point; the lowest of several.
    pub vertex: Index,
    /// The edges that end there, from bottom to top.
    pub ending: &'a [SweepEdge],
    /// The edges that start there, from bottom to top.
    pub starting: &'a [SweepEdge],
    /// The next edge below all of these, if the interior is between it and them.
    pub interior_over: Option<Index>,
}

/// Receives the events from left to right, as long as no error is found.
pub(crate) trait SweepVisitor {
    /// Any event.
    fn visit(&mut self, rings: &Rings, event: &Event);

    /// At `vertex`, the edge `started` takes the place of `ended`, with the interior above.
    fn visit_bottom(&mut self, point: DVec2, vertex: Index, ended: Index, started: Index);

    /// At `vertex`, an edge takes the place of `ended`, with the interior below, down to the edge
    /// `lower`.
    fn visit_top(&mut self, point: DVec2, vertex: Index, ended: Index, lower: Index);

    /// At `vertex`, two edges start, the lower one first; `interior_over` as in [`Event`].
    fn visit_start(
        &mut self,
        point: DVec2,
        vertex: Index,
        edges: [Index; 2],
        interior_over: Option<Index>,
    );

    /// At `vertex`, two edges end, the lower one first; `interior_over` as in [`Event`].
    fn visit_end(
        &mut self,
        point: DVec2,
        vertex: Index,
        edges: [Index; 2],
        interior_over: Option<Index>,
    );
}
