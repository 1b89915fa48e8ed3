//! What the sweep of the validation reports, event by event.

use crate::decompose::input::rings::Rings;
use crate::decompose::input::sweep_line::SweepEdge;
use glam::DVec2;

/// An event of the sweep: all that happens at one point.
pub(crate) struct Event<'a> {
    /// The vertex at the point; the lowest of several.
    pub vertex: u32,
    /// The edges that end there, from bottom to top.
    pub ending: &'a [SweepEdge],
    /// The edges that start there, from bottom to top.
    pub starting: &'a [SweepEdge],
    /// The next edge below all of these, if the interior is between it and them.
    pub interior_over: Option<u32>,
}

/// Receives the events from left to right, as long as no error is found.
pub(crate) trait SweepVisitor {
    /// Any event.
    fn visit(&mut self, rings: &Rings, event: &Event);

    /// At `vertex`, the edge `started` takes the place of `ended`, with the interior above.
    fn visit_bottom(&mut self, point: DVec2, vertex: u32, ended: u32, started: u32);

    /// At `vertex`, an edge takes the place of `ended`, with the interior below, down to the edge
    /// `lower`.
    fn visit_top(&mut self, point: DVec2, vertex: u32, ended: u32, lower: u32);

    /// At `vertex`, two edges start, the lower one first; `interior_over` as in [`Event`].
    fn visit_start(
        &mut self,
        point: DVec2,
        vertex: u32,
        edges: [u32; 2],
        interior_over: Option<u32>,
    );

    /// At `vertex`, two edges end, the lower one first; `interior_over` as in [`Event`].
    fn visit_end(&mut self, point: DVec2, vertex: u32, edges: [u32; 2], interior_over: Option<u32>);
}
