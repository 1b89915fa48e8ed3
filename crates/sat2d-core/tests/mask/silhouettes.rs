//! Silhouettes against the sides and the groups of all pixels.

use crate::{pixels, random_mask};
use sat2d::{Connectivity, Mask};
use std::collections::{BTreeMap, BTreeSet};

type Corner = [u32; 2];

/// The group of each pixel: the first pixel, row by row, that its neighbours lead to.
fn groups(mask: &Mask, connectivity: Connectivity) -> BTreeMap<[usize; 2], [usize; 2]> {
    let mut group = BTreeMap::new();
    for first in pixels(mask) {
        let mut open = vec![first];
        while let Some([x, y]) = open.pop() {
            if !mask.get(x, y) || group.contains_key(&[x, y]) {
                continue;
            }
            group.insert([x, y], first);
            for (i, j) in (0..9).map(|k| (k % 3, k / 3)) {
                let is_side = i == 1 || j == 1;
                if is_side || connectivity == Connectivity::Eight {
                    // outside on the left or above wraps to a column or row that is outside
                    open.push([(x + i).wrapping_sub(1), (y + j).wrapping_sub(1)]);
                }
            }
        }
    }
    group
}

/// The unit sides of a ring, from corner to corner.
fn sides(ring: &[Corner]) -> Vec<[Corner; 2]> {
    let mut sides = Vec::new();
    for (i, &from) in ring.iter().enumerate() {
        let to = ring[(i + 1) % ring.len()];
        assert!((from[0] == to[0]) != (from[1] == to[1]), "{from:?} {to:?}");
        let mut at = from;
        while at != to {
            let step = |axis: usize| (to[axis].cmp(&at[axis]) as i32 + at[axis] as i32) as u32;
            let next = [step(0), step(1)];
            sides.push([at, next]);
            at = next;
        }
    }
    sides
}

/// Every side between a pixel of the group and one that does not count is there once, with the
/// pixel on its left; no other side is there.
#[test]
fn rings_consist_of_the_sides_of_their_groups() {
    for seed in 0..400 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let mask = random_mask(rng, if seed % 8 == 0 { 140 } else { 12 });
        for connectivity in [Connectivity::Four, Connectivity::Eight] {
            let groups = groups(&mask, connectivity);
            let mut expected: BTreeMap<[usize; 2], BTreeSet<[Corner; 2]>> = BTreeMap::new();
            for (&[x, y], &[i, j]) in &groups {
                let open = |dx: usize, dy: usize| {
                    !mask.get((x + dx).wrapping_sub(1), (y + dy).wrapping_sub(1))
                };
                let (l, t) = (x as u32, y as u32);
                let (r, b) = (l + 1, t + 1);
                let of_group = expected.entry([j, i]).or_default();
                let around = [
                    (open(1, 0), [[l, t], [r, t]]),
                    (open(2, 1), [[r, t], [r, b]]),
                    (open(1, 2), [[r, b], [l, b]]),
                    (open(0, 1), [[l, b], [l, t]]),
                ];
                of_group.extend(around.iter().filter(|side| side.0).map(|side| side.1));
            }
            let silhouettes = mask.silhouettes(connectivity);
            assert_eq!(silhouettes.len(), expected.len(), "seed {seed}");
            for (silhouette, expected) in silhouettes.iter().zip(expected.values()) {
                let all: Vec<[Corner; 2]> = silhouette.rings().flat_map(sides).collect();
                let unique: BTreeSet<[Corner; 2]> = all.iter().copied().collect();
                assert_eq!(
                    (&unique, all.len()),
                    (expected, expected.len()),
                    "seed {seed}"
                );
                for ring in silhouette.rings() {
                    check_ring(ring, connectivity);
                }
                assert!(area(&silhouette.outer) > 0);
                assert!(silhouette.holes.iter().all(|hole| area(hole) < 0));
            }
        }
    }
}

/// No ring goes straight on at a corner, and with sides only none passes a corner twice.
fn check_ring(ring: &[Corner], connectivity: Connectivity) {
    let n = ring.len();
    for i in 0..n {
        let [p, q, r] = [ring[i], ring[(i + 1) % n], ring[(i + 2) % n]];
        assert_ne!(p[0] == q[0], q[0] == r[0], "{p:?} {q:?} {r:?}");
    }
    let corners: BTreeSet<Corner> = ring.iter().copied().collect();
    assert!(
        connectivity == Connectivity::Eight || corners.len() == n,
        "{ring:?}"
    );
}

fn area(ring: &[Corner]) -> i64 {
    let sides = sides(ring);
    let along = |[p, q]: &[Corner; 2]| i64::from(p[0]) * (i64::from(q[1]) - i64::from(p[1]));
    sides.iter().map(along).sum()
}

#[test]
fn a_walk_over_corners_makes_one_ring() {
    let diagonal = Mask::from_fn(3, 3, |x, y| x == y).unwrap();
    assert_eq!(diagonal.silhouettes(Connectivity::Four).len(), 3);
    let [one] = &diagonal.silhouettes(Connectivity::Eight)[..] else {
        panic!("they are connected");
    };
    assert_eq!((one.outer.len(), one.holes.len()), (12, 0));
    assert_eq!(area(&one.outer), 3);
}
