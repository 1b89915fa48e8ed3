//! Whom each body may meet: a list of its neighbors, which stays where it is from step to step.
//!
//! Every pair is on the lists of both its bodies, with how it stood at the last step, so that a step looks only at the lists of what
//! moved. A list is changed where bodies come near each other or part, or where what they are to each other does; that is
//! seldom. Lists are in the order of ranks. They lie in blocks of one pool, eight neighbors each, one block or a power of two of them
//! in a row. What is left of a block is filled with the body itself, so that blocks can be gone through without asking how much there is in them.

use super::pairs::Pair;
use alloc::vec::Vec;
use core::ops::Range;

/// The rank of another body and how the pair stood at the last step. In one word: 28 bits for the rank, 4 for the rest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Neighbor(u32);

impl Neighbor {
    #[inline(always)]
    fn new(rank: u32, state: u32) -> Neighbor {
        Neighbor(rank << 4 | state)
    }

    /// Fills the blocks of a body.
    #[inline(always)]
    fn itself(rank: u32) -> Neighbor {
        Neighbor::new(rank, 0)
    }

    #[inline(always)]
    pub(super) fn rank(self) -> u32 {
        self.0 >> 4
    }

    /// The pair that a body is with it; the body first, whether it is the lower or not.
    #[inline(always)]
    pub(super) fn with(self, rank: u32) -> Pair {
        Pair::of_list(rank, self.0)
    }
}

/// How many neighbors a block has room for: bodies have six on average where each meets three.
pub(super) const BLOCK: usize = 8;

/// Neighbors of one body.
pub(super) type Block = [Neighbor; BLOCK];

/// Where the list of a body lies.
#[derive(Clone, Copy, Debug, Default)]
struct List {
    /// The first block.
    start: u32,
    /// How many blocks there are.
    blocks: u32,
    /// How many neighbors.
    len: u32,
}

impl List {
    #[inline(always)]
    fn blocks(self) -> Range<usize> {
        let start = self.start as usize;
        start..start + self.blocks as usize
    }

    #[inline(always)]
    fn places(self) -> Range<usize> {
        let start = self.start as usize * BLOCK;
        start..start + self.len as usize
    }
}

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

/// How many bodies have their lists on a shelf.
const SHELF: usize = 1024;

/// Into how many parts the shelves are divided for threads that change lists; each looks at all changes for those of its own.
#[cfg(feature = "parallel")]
const PARTS: usize = 8;

/// How many changes are worth waking threads for.
#[cfg(feature = "parallel")]
const WORTH: usize = 512;

/// The lists of bodies whose ranks follow each other. What is on one shelf can be changed without a look at others.
#[derive(Clone, Debug, Default)]
pub(super) struct Shelf {
    /// By rank, from the shelf's first on.
    lists: Vec<List>,
    pool: Vec<Block>,
    /// Whose each block is, by rank.
    owners: Vec<u32>,
    /// Where blocks in a row begin that are nobody's, by the binary logarithm of how many there are.
    unused: Vec<Vec<u32>>,
}

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
            Some(shelf) if shelf.lists.len() < SHELF => shelf.lists.push(List::default()),
            _ => self.shelves.push(Shelf {
                lists: alloc::vec![List::default()],
                ..Shelf::default()
            }),
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
        let count = self.shelves.iter().map(|shelf| shelf.lists.len() as u32);
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

impl Shelf {
    /// A shelf of bodies from a rank on, with room for so many neighbors of each.
    fn new(first: u32, sizes: &[u32]) -> Shelf {
        let mut shelf = Shelf::default();
        for (rank, &size) in (first..).zip(sizes) {
            let list = shelf.add(blocks_for(size), rank);
            shelf.lists.push(list);
        }
        shelf
    }

    /// All blocks and whose they are. Blocks that are nobody's are somebody's, without anyone in them but that body.
    #[inline]
    pub(super) fn blocks(&self) -> impl Iterator<Item = (&Block, u32)> {
        self.pool.iter().zip(self.owners.iter().copied())
    }

    #[inline]
    fn list(&self, rank: u32) -> List {
        self.lists[rank as usize % SHELF]
    }

    #[inline]
    fn of(&self, rank: u32) -> &[Neighbor] {
        &self.pool.as_flattened()[self.list(rank).places()]
    }

    fn apply(&mut self, edit: Edit, rank: u32, other: u32) {
        match edit {
            Edit::Put(pair) => self.put(rank, Neighbor::new(other, pair.state())),
            Edit::Remove(_) => self.remove(rank, other),
        }
    }

    fn put(&mut self, rank: u32, neighbor: Neighbor) {
        match self.place(rank, neighbor.rank()) {
            Ok(at) => self.pool.as_flattened_mut()[at] = neighbor,
            Err(at) => self.insert(rank, at, neighbor),
        }
    }

    fn remove(&mut self, rank: u32, other: u32) {
        if let Ok(at) = self.place(rank, other) {
            let list = &mut self.lists[rank as usize % SHELF];
            let end = list.places().end;
            list.len -= 1;
            let places = self.pool.as_flattened_mut();
            places.copy_within(at + 1..end, at);
            places[end - 1] = Neighbor::itself(rank);
        }
    }

    /// Where another is on a body's list, or where it belongs.
    fn place(&self, rank: u32, other: u32) -> Result<usize, usize> {
        let start = self.list(rank).places().start;
        let found = self.of(rank).binary_search_by_key(&other, |n| n.rank());
        found.map(|at| start + at).map_err(|at| start + at)
    }

    /// Puts one at the end of a list that has room.
    fn push(&mut self, rank: u32, neighbor: Neighbor) {
        let list = &mut self.lists[rank as usize % SHELF];
        self.pool.as_flattened_mut()[list.places().end] = neighbor;
        list.len += 1;
    }

    fn insert(&mut self, rank: u32, mut at: usize, neighbor: Neighbor) {
        let mut list = self.list(rank);
        if list.len as usize == list.blocks as usize * BLOCK {
            let wider = self.take(blocks_for(list.len + 1), rank);
            at = at - list.places().start + wider.places().start;
            self.pool.copy_within(list.blocks(), wider.start as usize);
            self.give_back(list, rank);
            list = List {
                len: list.len,
                ..wider
            };
        }
        let places = self.pool.as_flattened_mut();
        places.copy_within(at..list.places().end, at + 1);
        places[at] = neighbor;
        list.len += 1;
        self.lists[rank as usize % SHELF] = list;
    }

    /// So many blocks in a row, for a body.
    fn take(&mut self, blocks: u32, rank: u32) -> List {
        let Some(start) = self.unused_of(blocks).pop() else {
            return self.add(blocks, rank);
        };
        let list = List {
            start,
            blocks,
            len: 0,
        };
        self.owners[list.blocks()].fill(rank);
        self.pool[list.blocks()].fill([Neighbor::itself(rank); BLOCK]);
        list
    }

    /// The same, new ones.
    fn add(&mut self, blocks: u32, rank: u32) -> List {
        let list = List {
            start: self.pool.len() as u32,
            blocks,
            len: 0,
        };
        let end = list.blocks().end;
        self.pool.resize(end, [Neighbor::itself(rank); BLOCK]);
        self.owners.resize(end, rank);
        list
    }

    fn give_back(&mut self, list: List, rank: u32) {
        if list.blocks > 0 {
            self.pool[list.blocks()].fill([Neighbor::itself(rank); BLOCK]);
            self.unused_of(list.blocks).push(list.start);
        }
    }

    fn unused_of(&mut self, blocks: u32) -> &mut Vec<u32> {
        let size = blocks.trailing_zeros() as usize;
        if self.unused.len() <= size {
            self.unused.resize_with(size + 1, Vec::new);
        }
        &mut self.unused[size]
    }

    fn memory(&self) -> usize {
        let unused = self.unused.iter().map(|list| list.capacity());
        let numbers = self.owners.capacity() + unused.sum::<usize>();
        self.lists.capacity() * size_of::<List>()
            + self.pool.capacity() * size_of::<Block>()
            + numbers * size_of::<u32>()
    }
}

/// How many blocks hold so many: none, or a power of two.
fn blocks_for(len: u32) -> u32 {
    match len.div_ceil(BLOCK as u32) {
        0 => 0,
        blocks => blocks.next_power_of_two(),
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
