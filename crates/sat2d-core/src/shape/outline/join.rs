//! Edges in any order, joined to closed contours.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

/// The numbers of edges, given by their ends, as contours in none of which a vertex comes twice.
///
/// Edges that follow each other stay together. What does not close is left as it is, at the end of
/// each attempt.
pub fn contours<P: Copy + Ord>(edges: &[[P; 2]]) -> Vec<Vec<usize>> {
    let numbers: Vec<usize> = (0..edges.len()).collect();
    let runs: Vec<&[usize]> = numbers
        .chunk_by(|&one, &next| edges[one][1] == edges[next][0])
        .collect();
    // by where they begin, the last one first
    let mut beginnings: BTreeMap<P, Vec<usize>> = BTreeMap::new();
    for (number, run) in runs.iter().enumerate().rev() {
        beginnings.entry(edges[run[0]][0]).or_default().push(number);
    }
    let mut is_used = vec![false; runs.len()];
    let mut contours = Vec::new();
    for first in 0..runs.len() {
        let mut chain = Chain::default();
        let mut next = Some(first).filter(|&first| !is_used[first]);
        while let Some(number) = next {
            is_used[number] = true;
            for &edge in runs[number] {
                chain.add(edge, edges, &mut contours);
            }
            next = chain.open.last().and_then(|&last| {
                let there = beginnings.get_mut(&edges[last][1])?;
                core::iter::from_fn(|| there.pop()).find(|&other| !is_used[other])
            });
        }
        contours.extend(Some(chain.open).filter(|open| !open.is_empty()));
    }
    contours
}

/// Edges, each of which begins where the one before ends.
struct Chain<P> {
    open: Vec<usize>,
    /// Which of them begins at a place.
    places: BTreeMap<P, usize>,
}

impl<P> Default for Chain<P> {
    fn default() -> Chain<P> {
        Chain {
            open: Vec::new(),
            places: BTreeMap::new(),
        }
    }
}

impl<P: Copy + Ord> Chain<P> {
    /// Adds an edge. If it ends where one of the chain begins, they make a contour.
    fn add(&mut self, edge: usize, edges: &[[P; 2]], contours: &mut Vec<Vec<usize>>) {
        let [start, end] = edges[edge];
        self.places.insert(start, self.open.len());
        self.open.push(edge);
        if let Some(&first) = self.places.get(&end) {
            let contour = self.open.split_off(first);
            for &edge in &contour {
                self.places.remove(&edges[edge][0]);
            }
            contours.push(contour);
        }
    }
}
