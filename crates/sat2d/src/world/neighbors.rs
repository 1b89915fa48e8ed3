//! Whom each body may meet: a list of its neighbors, which stays where it is from step to step.
//!
//! Every pair is on the lists of both its bodies, with how it stood at the last step, so that a step looks only at the lists of what
//! moved. A list is changed where bodies come near each other or part, or where what they are to each other does; that is
//! seldom. The lists stand on shelves, so many bodies each, which threads can change side by side.

use super::pairs::Pair;
use super::shelf::{Neighbor, SHELF, Shelf};
use alloc::vec::Vec;

/// A change to both lists that a pair is or is to be on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Edit {
    /// It is there with this state, whether it was before or not.
    Put(Pair),
    /// It is no longer there.
    Remove(Pair),
}

/// The lists of all bodies, shelf by shelf.
#[derive(Clone, Debug, Default)]
pub(super) struct Neighbors {
    shelves: Vec<Shelf>,
}

/// Into how many parts the shelves are divided for threads that change lists; each looks at all changes for those of its own.
#[cfg(feature = "parallel")]
const PARTS: usize = 8;

/// How many changes are worth waking threads for.
#[cfg(feature = "parallel")]
const WORTH: usize = 512;

impl Neighbors {
    /// The lists of so many bodies, of which these are the pairs, in order.
    pub(super) fn new(count: usize, pairs: &[Pair]) -> Neighbors {
        let mut sizes = alloc::vec![0; count];
        for pair in pairs {
            sizes[pair.a() as usize] += 1;
            sizes[pair.b() as usize] += 1;
        }
        let shelves = sizes.chunks(SHELF).enumerate();
        let shelves = shelves.map(|(i, sizes)| Shelf::new((i * SHELF) as u32, sizes));
        let mut neighbors = Neighbors {
            shelves: shelves.collect(),
        };
        // of a body those before it come first, then those after it, both in order
        for pair in pairs {
            for (one, other) in [(pair.a(), pair.b()), (pair.b(), pair.a())] {
                let shelf = &mut neighbors.shelves[one as usize / SHELF];
                shelf.push(one, Neighbor::new(other, pair.state()));
            }
        }
        neighbors
    }

    /// A body more, which is near no other.
    pub(super) fn push(&mut self) {
        match self.shelves.last_mut() {
            Some(shelf) if shelf.len() < SHELF => shelf.add_body(),
            _ => {
                let mut shelf = Shelf::default();
                shelf.add_body();
                self.shelves.push(shelf);
            }
        }
    }

    /// Those of a body, in order.
    #[inline]
    pub(super) fn of(&self, rank: u32) -> &[Neighbor] {
        self.shelves[rank as usize / SHELF].of(rank)
    }

    /// All shelves.
    pub(super) fn shelves(&self) -> &[Shelf] {
        &self.shelves
    }

    /// All pairs, in order.
    pub(super) fn pairs(&self) -> impl Iterator<Item = Pair> + '_ {
        let count = self.shelves.iter().map(|shelf| shelf.len() as u32);
        (0..count.sum()).flat_map(|rank| {
            let after = self.of(rank).iter().filter(move |n| n.rank() > rank);
            after.map(move |neighbor| neighbor.with(rank))
        })
    }

    /// Changes lists, for each of the `items` as it says. No two may speak of the same pair, unless they say the same.
    pub(super) fn edit<T>(&mut self, items: &[T], edit: impl Fn(&T) -> Edit) {
        for item in items {
            let edit = edit(item);
            for (rank, other) in edit.sides() {
                self.shelves[rank as usize / SHELF].apply(edit, rank, other);
            }
        }
    }

    /// The same, divided between threads.
    #[cfg(feature = "parallel")]
    pub(super) fn edit_parallel<T: Sync>(&mut self, items: &[T], edit: impl Fn(&T) -> Edit + Sync) {
        use rayon::prelude::*;
        if items.len() < WORTH {
            return self.edit(items, edit);
        }
        let size = self.shelves.len().div_ceil(PARTS).max(1);
        let parts = self.shelves.par_chunks_mut(size).enumerate();
        parts.for_each(|(part, shelves)| {
            let first = part * size;
            for item in items {
                let edit = edit(item);
                for (rank, other) in edit.sides() {
                    let shelf = (rank as usize / SHELF).wrapping_sub(first);
                    if let Some(shelf) = shelves.get_mut(shelf) {
                        shelf.apply(edit, rank, other);
                    }
                }
            }
        });
    }

    /// Bytes of memory held.
    pub(super) fn memory(&self) -> usize {
        let shelves = self.shelves.capacity() * size_of::<Shelf>();
        shelves + self.shelves.iter().map(Shelf::memory).sum::<usize>()
    }
}

impl Edit {
    /// Each of the two bodies, and the other.
    fn sides(self) -> [(u32, u32); 2] {
        let (Edit::Put(pair) | Edit::Remove(pair)) = self;
        [(pair.a(), pair.b()), (pair.b(), pair.a())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Relation;
    use alloc::collections::BTreeMap;

    /// Of some pairs many are with one body, whose list grows over several blocks and is emptied again.
    #[test]
    fn lists_say_what_was_put_and_not_removed() {
        let mut rng = fastrand::Rng::with_seed(1);
        let count = 3000;
        let mut neighbors = Neighbors::default();
        (0..count).for_each(|_| neighbors.push());
        let mut model: BTreeMap<(u32, u32), u32> = BTreeMap::new();
        for round in 0..60_000 {
            let a = if rng.bool() { 7 } else { rng.u32(..count) };
            let b = rng.u32(..count);
            if a == b {
                continue;
            }
            let relation = if rng.bool() {
                Relation::Disjoint
            } else {
                Relation::Touching
            };
            let pair = Pair::new(a, b).since(relation);
            // for a while more is put, then more removed
            if rng.u32(..4) > if round % 20_000 < 12_000 { 0 } else { 2 } {
                model.insert((pair.a(), pair.b()), pair.state());
                neighbors.edit(&[pair], |pair| Edit::Put(*pair));
            } else {
                model.remove(&(pair.a(), pair.b()));
                neighbors.edit(&[pair], |pair| Edit::Remove(*pair));
            }
            if round % 5_000 == 0 {
                check(&neighbors, &model);
            }
        }
        check(&neighbors, &model);
        let pairs: Vec<Pair> = neighbors.pairs().collect();
        check(&Neighbors::new(count as usize, &pairs), &model);
    }

    fn check(neighbors: &Neighbors, model: &BTreeMap<(u32, u32), u32>) {
        let pairs = neighbors
            .pairs()
            .map(|pair| ((pair.a(), pair.b()), pair.state()));
        assert!(pairs.eq(model.iter().map(|(key, state)| (*key, *state))));
        // each pair is once in the blocks of either body, and beside these there is nobody but the body itself
        let blocks = neighbors.shelves().iter().flat_map(Shelf::blocks);
        let others = blocks.flat_map(|(block, owner)| {
            let others = block.iter().filter(move |n| n.rank() != owner);
            others.map(move |n| (owner.min(n.rank()), owner.max(n.rank())))
        });
        let mut others: Vec<(u32, u32)> = others.collect();
        others.sort_unstable();
        assert!(
            others
                .into_iter()
                .eq(model.keys().flat_map(|key| [*key, *key]))
        );
    }
}
