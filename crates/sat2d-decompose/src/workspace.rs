//! All steps from rings to pieces, with the memory that they reuse.

use crate::decomposition::Decomposition;
use crate::input::diagnose::trust_misplaced;
use crate::input::error::PolygonError;
use crate::input::rings::Rings;
use crate::input::validate::{SweepMemory, validate};
use crate::mesh::triangulation::Triangulator;
use crate::options::{Method, Options, Preference};
use crate::run::{RunMemory, run};
use alloc::boxed::Box;
#[cfg(feature = "std")]
use core::cell::Cell;
use glam::DVec2;
use sat2d_base::limit::WorkBudget;

/// The lists of all steps, kept to reuse their memory.
#[derive(Default)]
pub(crate) struct Workspace {
    pub rings: Rings,
    pub triangulator: Triangulator,
    sweep: SweepMemory,
    run: RunMemory,
}

/// A workspace is not kept if it has processed more vertices than this; at this size it takes 250
/// KB.
#[cfg(feature = "std")]
const MOST_KEPT: usize = 1 << 10;

#[cfg(feature = "std")]
std::thread_local! {
    /// For small polygons, allocating the lists takes a tenth of the time or more.
    static KEPT: Cell<Option<Box<Workspace>>> = const { Cell::new(None) };
}

/// Decomposes rings in the workspace of the thread.
pub(crate) fn decompose_here(
    rings: &[&[DVec2]],
    options: &Options,
    trusted: bool,
) -> Result<Decomposition, PolygonError> {
    let mut result = Decomposition::empty();
    let mut workspace = Workspace::take();
    let outcome = workspace.decompose(rings, options, trusted, &mut result);
    workspace.keep();
    outcome.map(|()| result)
}

impl Workspace {
    /// The workspace of the thread, or a new one where there is none.
    fn take() -> Box<Workspace> {
        #[cfg(feature = "std")]
        if let Ok(Some(kept)) = KEPT.try_with(Cell::take) {
            return kept;
        }
        Box::default()
    }

    /// Makes this the workspace of the thread unless it is large.
    fn keep(self: Box<Workspace>) {
        #[cfg(feature = "std")]
        if self.rings.points.capacity() <= MOST_KEPT {
            // without success the thread is about to end
            let _ = KEPT.try_with(|kept| kept.set(Some(self)));
        }
    }

    /// Validates and triangulates rings, in a sweep that does not search a single ring for edges
    /// that cross if it is `trusted`.
    pub fn triangulate(&mut self, rings: &[&[DVec2]], trusted: bool) -> Result<(), PolygonError> {
        let triangulator = &mut self.triangulator;
        self.rings.fill(rings)?;
        triangulator.start(&self.rings);
        validate(&mut self.rings, &mut self.sweep, triangulator, trusted)?;
        match triangulator.fault() {
            Some(vertex) => Err(trust_misplaced(&self.rings, vertex)),
            None => Ok(()),
        }
    }

    /// Decomposes rings into convex pieces.
    pub fn decompose(
        &mut self,
        rings: &[&[DVec2]],
        options: &Options,
        trusted: bool,
        result: &mut Decomposition,
    ) -> Result<(), PolygonError> {
        let work = work_of(options);
        work.spend(least_work(rings.iter().map(|ring| ring.len()).sum()))?;
        // The other methods rely on a polygon, and take so long that validation does not count.
        let is_fast = options.method == Method::Fast && options.prefer == Preference::AsCut;
        self.triangulate(rings, trusted && is_fast)?;
        let (rings, mesh) = (&self.rings, &mut self.triangulator.mesh);
        run(rings, mesh, options, &work, &mut self.run, result);
        Ok(())
    }
}

/// The work that the options allow.
pub(crate) fn work_of(options: &Options) -> WorkBudget {
    options
        .work_limit
        .map_or(WorkBudget::unlimited(), WorkBudget::new)
}

/// The work of validating, triangulating and merging this many vertices, in O(n log n).
fn least_work(vertices: usize) -> u64 {
    let levels = u64::from(vertices.checked_ilog2().unwrap_or(0)) + 1;
    2 * vertices as u64 * levels
}
