//! Times are comparable only where the answers are the same, or where they differ because the
//! shapes nearly touch.

use crate::scene::Scene;
use sat2d::{Transform, hits};

/// Two shapes nearly touch if moving one of them by this distance changes the answer. In units of
/// the scene, where sizes are from 1 to 5. It allows for single precision and for the built-in
/// tolerances of some libraries.
const NEAR: f64 = 0.01;

/// One pair in this many may differ for another reason.
const UNEXPLAINED: usize = 5000;

/// The number of answers that differ from sat2d's, and of those that near contact does not explain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// All answers that differ.
    pub all: usize,
    /// Those for which a small move does not change sat2d's answer.
    pub unexplained: usize,
}

impl Difference {
    /// Whether a ratio may be printed.
    pub fn is_comparable(&self, pairs: usize) -> bool {
        self.unexplained * UNEXPLAINED <= pairs
    }
}

/// Compares answers to a scene with sat2d's.
pub fn difference(scene: &Scene, ours: &[bool], theirs: &[bool]) -> Difference {
    let differ: Vec<usize> = (0..ours.len()).filter(|&i| ours[i] != theirs[i]).collect();
    let unexplained = differ
        .iter()
        .filter(|&&i| !nearly_touching(scene, i))
        .count();
    Difference {
        all: differ.len(),
        unexplained,
    }
}

fn nearly_touching(scene: &Scene, pair: usize) -> bool {
    let [(a, at_a), (b, at_b)] = scene.pairs[pair];
    let (a, b) = (scene.pools[0][a].shape(), scene.pools[1][b].shape());
    let (ta, tb) = (at_a.transform(), at_b.transform());
    let verdict = |step: sat2d::DVec2| {
        let [ma, mb, mc, md, x, y] = tb.to_array();
        let tb = Transform::new(ma, mb, mc, md, x + step.x, y + step.y).expect("a placement");
        hits(&a, &ta, &b, &tb).expect("in range")
    };
    let verdicts: Vec<bool> = (0..16)
        .map(|k| sat2d::DVec2::from_angle(f64::from(k) * std::f64::consts::TAU / 16.0) * NEAR)
        .map(verdict)
        .collect();
    verdicts.contains(&true) && verdicts.contains(&false)
}
