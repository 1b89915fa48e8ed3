//! Many polygons at once, on several threads.

use crate::decomposition::Decomposition;
use crate::input::error::PolygonError;
use crate::options::Options;
use crate::workspace::Workspace;
use alloc::vec::Vec;
use glam::DVec2;

/// From this number of vertices on, threads save more time than waking them takes.
#[cfg(feature = "parallel")]
const WORTH_DIVIDING: usize = 1000;
/// The least number of polygons that share a workspace, if there are enough.
#[cfg(feature = "parallel")]
const LEAST_SHARE: usize = 8;

/// Decomposes many polygons, each given by its rings, into convex pieces. The results have the
/// order of the polygons, and are those of [`decompose`](crate::decompose()). An invalid
/// polygon has an error, which does not affect the others.
///
/// With the feature `parallel`, the threads of rayon's current pool share the polygons, unless
/// there are so few vertices that waking them takes longer. The results are the same to the bit.
///
/// ```
/// use sat2d::DVec2;
/// use sat2d::decompose::{Method, Options, decompose_many};
/// let p = |x, y| DVec2::new(x, y);
/// let arrow = [p(0.0, 0.0), p(4.0, 0.0), p(4.0, 4.0), p(3.0, 1.0)];
/// let bowtie = [p(0.0, 0.0), p(4.0, 4.0), p(4.0, 0.0), p(0.0, 4.0)];
/// let fast = Options { method: Method::Fast, ..Options::default() };
/// let all = decompose_many(&[&[&arrow], &[&bowtie]], &fast);
/// assert_eq!(all[0].as_ref().map(|pieces| pieces.count()), Ok(2));
/// assert!(all[1].is_err());
/// ```
pub fn decompose_many(
    polygons: &[&[&[DVec2]]],
    options: &Options,
) -> Vec<Result<Decomposition, PolygonError>> {
    run(polygons, options, false)
}

/// [`decompose_many`] for polygons that the caller knows to be valid, with the answers of
/// [`decompose_trusted`](crate::decompose_trusted).
pub fn decompose_many_trusted(
    polygons: &[&[&[DVec2]]],
    options: &Options,
) -> Vec<Result<Decomposition, PolygonError>> {
    run(polygons, options, true)
}

fn run(
    polygons: &[&[&[DVec2]]],
    options: &Options,
    trusted: bool,
) -> Vec<Result<Decomposition, PolygonError>> {
    let one = |workspace: &mut Workspace, rings: &&[&[DVec2]]| {
        let mut result = Decomposition::empty();
        workspace
            .decompose(rings, options, trusted, &mut result)
            .map(|()| result)
    };
    #[cfg(feature = "parallel")]
    {
        let rings = polygons.iter().copied().flatten();
        if rings.map(|ring| ring.len()).sum::<usize>() >= WORTH_DIVIDING {
            use rayon::prelude::*;
            let shares = polygons.par_iter().with_min_len(LEAST_SHARE);
            return shares.map_init(Workspace::default, one).collect();
        }
    }
    let mut workspace = Workspace::default();
    let answers = polygons.iter().map(|rings| one(&mut workspace, rings));
    answers.collect()
}
