//! Turns a scene and a library's test of one pair into an entry.

use crate::measure::Entry;
use crate::scene::{Form, Pose, Scene};
use std::rc::Rc;

/// Shapes and poses in a library's form, and its test of one pair.
pub(super) fn entry<S: 'static, P: 'static>(
    library: &'static str,
    scalar: &'static str,
    scene: &Scene,
    shape: impl Fn(&Form) -> S,
    pose: impl Fn(&Pose) -> P,
    test: impl Fn(&S, &P, &S, &P) -> bool + 'static,
) -> Entry {
    let pools = [0, 1].map(|side| scene.pools[side].iter().map(&shape).collect::<Vec<S>>());
    let pairs: Vec<[(usize, P); 2]> = scene
        .pairs
        .iter()
        .map(|pair| [0, 1].map(|side| (pair[side].0, pose(&pair[side].1))))
        .collect();
    let data = Rc::new((pools, pairs));
    Entry {
        library,
        scalar,
        run: Box::new(move |out| {
            let (pools, pairs) = &*data;
            for ([(a, pa), (b, pb)], out) in pairs.iter().zip(out) {
                *out = test(&pools[0][*a], pa, &pools[1][*b], pb);
            }
        }),
    }
}

/// Placed shapes in a library's form, for libraries without transforms. The time to place them is
/// not measured.
pub(super) fn placed_entry<S: 'static>(
    library: &'static str,
    scalar: &'static str,
    scene: &Scene,
    place: impl Fn(&Form, &Pose) -> S,
    test: impl Fn(&S, &S) -> bool + 'static,
) -> Entry {
    let pairs: Vec<[S; 2]> = scene
        .pairs
        .iter()
        .map(|pair| [0, 1].map(|side| place(&scene.pools[side][pair[side].0], &pair[side].1)))
        .collect();
    Entry {
        library,
        scalar,
        run: Box::new(move |out| {
            for ([a, b], out) in pairs.iter().zip(out) {
                *out = test(a, b);
            }
        }),
    }
}
