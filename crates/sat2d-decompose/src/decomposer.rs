//! A workspace for many polygons in a row.

use crate::decomposition::Decomposition;
use crate::input::error::PolygonError;
use crate::options::Options;
use crate::workspace::Workspace;
use glam::DVec2;

/// Decomposes many polygons in a row and reuses its memory.
///
/// The results are those of [`decompose`](crate::decompose()). After a polygon of some
/// size, polygons of up to this size allocate nothing with
/// [`Method::Fast`](crate::Method::Fast). With the feature `std`,
/// [`decompose`](crate::decompose()) reuses the memory of polygons of up to about a
/// thousand vertices as well, and allocates only its result. Without it, a `Decomposer` saves a
/// fourth of the time for 12 vertices and a tenth for 100.
///
/// ```
/// use sat2d::DVec2;
/// use sat2d::decompose::{Decomposer, Method, Options};
/// let options = Options { method: Method::Fast, ..Options::default() };
/// let mut decomposer = Decomposer::new();
/// for notch in [1.0, 2.0, 3.0] {
///     let p = |x, y| DVec2::new(x, y);
///     let arrow = [p(0.0, 0.0), p(4.0, 0.0), p(4.0, 4.0), p(4.0 - notch, notch)];
///     let pieces = decomposer.decompose(&[&arrow], &options)?;
///     assert_eq!(pieces.count(), if notch < 2.0 { 2 } else { 1 });
/// }
/// # Ok::<(), sat2d::decompose::PolygonError>(())
/// ```
#[derive(Default)]
pub struct Decomposer {
    workspace: Workspace,
    result: Option<Decomposition>,
}

impl Decomposer {
    /// A workspace without any memory yet.
    pub fn new() -> Decomposer {
        Decomposer::default()
    }

    /// Validates rings and decomposes the polygon into convex pieces, as
    /// [`decompose`](crate::decompose()) does. The result stays valid until the next
    /// call; clone it to keep it.
    ///
    /// # Errors
    /// Those of [`decompose`](crate::decompose()).
    pub fn decompose(
        &mut self,
        rings: &[&[DVec2]],
        options: &Options,
    ) -> Result<&Decomposition, PolygonError> {
        self.run(rings, options, false)
    }

    /// Decomposes rings that the caller knows to be valid, as
    /// [`decompose_trusted`](crate::decompose_trusted) does.
    ///
    /// # Errors
    /// Those of [`decompose_trusted`](crate::decompose_trusted).
    pub fn decompose_trusted(
        &mut self,
        rings: &[&[DVec2]],
        options: &Options,
    ) -> Result<&Decomposition, PolygonError> {
        self.run(rings, options, true)
    }

    fn run(
        &mut self,
        rings: &[&[DVec2]],
        options: &Options,
        trusted: bool,
    ) -> Result<&Decomposition, PolygonError> {
        let result = self.result.get_or_insert_with(Decomposition::empty);
        self.workspace
            .decompose(rings, options, trusted, result)
            .map(|()| &*result)
    }
}
