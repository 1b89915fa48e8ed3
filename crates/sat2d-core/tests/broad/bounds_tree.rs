//! The tree of boxes gives the same answers as a search of a list, after any insertions, moves and
//! removals, for sizes and positions from 1e-6 to 1e6.

use sat2d::broad::BoundsTree;
use sat2d::{Aabb, DVec2};
use std::collections::BTreeMap;

type Model = BTreeMap<u32, Aabb>;

fn boxed(rng: &mut fastrand::Rng) -> Aabb {
    let scale = 10f64.powi(rng.i32(-6..=6));
    let at = DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * scale;
    let size = DVec2::new(rng.f64(), rng.f64()) * scale * 0.3;
    // some on a grid, so that sides touch
    if rng.u8(..3) == 0 {
        let corner = (at / scale * 8.0).round() * scale / 8.0;
        return Aabb::new(corner, corner + DVec2::splat(scale / 8.0));
    }
    Aabb::new(at, at + size)
}

fn change(rng: &mut fastrand::Rng, tree: &mut BoundsTree, model: &mut Model) {
    let key = rng.u32(..300);
    match rng.u8(..10) {
        0..3 => {
            let bounds = boxed(rng);
            tree.insert(key, bounds);
            model.insert(key, bounds);
        }
        3..5 => assert_eq!(tree.remove(key), model.remove(&key)),
        5..8 => {
            let bounds = boxed(rng);
            let known = model.contains_key(&key);
            assert_eq!(tree.update(key, bounds), known);
            if known {
                model.insert(key, bounds);
            }
        }
        8 => {
            for bounds in model.values_mut() {
                let by = (bounds.max - bounds.min) * (rng.f64() - 0.5);
                *bounds = Aabb::new(bounds.min + by, bounds.max + by);
            }
            tree.update_all(|key| model[&key]);
        }
        _ => {
            let more: Vec<(u32, Aabb)> = (0..rng.u32(..40))
                .map(|_| (rng.u32(..300), boxed(rng)))
                .collect();
            tree.extend(more.iter().copied());
            model.extend(more);
        }
    }
}

fn sorted<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort();
    list
}

fn agree(tree: &BoundsTree, model: &Model, rng: &mut fastrand::Rng) {
    assert_eq!(tree.len(), model.len());
    for key in 0..300 {
        assert_eq!(tree.get(key), model.get(&key).copied());
    }
    let around = model
        .values()
        .fold(Aabb::EMPTY, |all, bounds| all.union(bounds));
    assert_eq!(tree.bounds(), around);

    let mut pairs = Vec::new();
    tree.pairs(|a, b| pairs.push((a.min(b), a.max(b))));
    let mut expected = Vec::new();
    for (a, p) in model {
        expected.extend(
            model
                .range(a + 1..)
                .filter(|(_, q)| p.intersects(q))
                .map(|(b, _)| (*a, *b)),
        );
    }
    assert_eq!(sorted(pairs), expected);

    let region = boxed(rng);
    let mut found = Vec::new();
    tree.query(&region, |key| found.push(key));
    let expected: Vec<u32> = model
        .iter()
        .filter(|(_, b)| b.intersects(&region))
        .map(|(key, _)| *key)
        .collect();
    assert_eq!(sorted(found), expected);

    let point = boxed(rng).min;
    let distance = |b: &Aabb| (b.min - point).max(point - b.max).max(DVec2::ZERO).length();
    let mut near = Vec::new();
    tree.nearest(distance, f64::INFINITY, |_, distance| {
        near.push(distance);
        if near.len() < 10 { f64::INFINITY } else { -1.0 }
    });
    let mut all: Vec<f64> = model.values().map(distance).collect();
    all.sort_by(f64::total_cmp);
    assert_eq!(near, all[..all.len().min(10)]);

    // a segment along an axis meets the same boxes as a flat box
    let (start, end) = (boxed(rng).min, boxed(rng).min);
    for end in [DVec2::new(end.x, start.y), DVec2::new(start.x, end.y)] {
        let mut hits = Vec::new();
        tree.query_segment(start, end, |key| hits.push(key));
        let flat = Aabb::of_points(&[start, end]);
        let expected: Vec<u32> = model
            .iter()
            .filter(|(_, b)| b.intersects(&flat))
            .map(|(key, _)| *key)
            .collect();
        assert_eq!(sorted(hits), expected);
    }
}

#[test]
fn answers_are_those_of_a_list() {
    for seed in 0..2 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (mut tree, mut model) = (BoundsTree::new(), Model::new());
        for _ in 0..600 {
            for _ in 0..rng.usize(1..8) {
                change(&mut rng, &mut tree, &mut model);
            }
            agree(&tree, &model, &mut rng);
        }
    }
}

#[test]
fn pairs_of_two_trees_are_those_of_two_lists() {
    let mut rng = fastrand::Rng::with_seed(11);
    for (n, m) in [(0, 5), (3, 700), (400, 9), (60, 60), (1000, 1000)] {
        let [left, right] = [n, m].map(|n| (0..n).map(|_| boxed(&mut rng)).collect::<Vec<Aabb>>());
        let (a, b) = (BoundsTree::build(&left), BoundsTree::build(&right));
        let mut pairs = Vec::new();
        a.pairs_with(&b, |i, j| pairs.push((i, j)));
        let mut expected = Vec::new();
        for (i, p) in (0..).zip(&left) {
            expected.extend(
                (0..)
                    .zip(&right)
                    .filter(|(_, q)| p.intersects(q))
                    .map(|(j, _)| (i, j)),
            );
        }
        assert_eq!(sorted(pairs), expected);
    }
}

#[test]
fn sides_without_end_or_number_reach_as_far_as_doubles() {
    let mut tree = BoundsTree::new();
    tree.insert(
        0,
        Aabb::new(
            DVec2::new(f64::NEG_INFINITY, 0.0),
            DVec2::new(f64::INFINITY, 1.0),
        ),
    );
    tree.insert(
        1,
        Aabb::new(DVec2::new(f64::NAN, 5.0), DVec2::new(f64::NAN, 6.0)),
    );
    let at = |x: f64, y: f64| {
        let mut found = Vec::new();
        tree.query(&Aabb::new(DVec2::new(x, y), DVec2::new(x, y)), |key| {
            found.push(key)
        });
        found
    };
    assert_eq!(at(1e300, 0.5), [0]);
    assert_eq!(at(-1e300, 5.5), [1]);
    let mut all = 0;
    tree.query(&Aabb::new(DVec2::NEG_INFINITY, DVec2::INFINITY), |_| {
        all += 1
    });
    assert_eq!(all, 2);
    assert!(BoundsTree::new().is_empty());
}
