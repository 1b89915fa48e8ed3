//! Lists of neighbors of bodies whose ranks follow each other, in one pool.
//!
//! Lists are in the order of ranks. They lie in blocks, eight neighbors each, one block or a power of two of them in a row. What is left of a
//! block is filled with the body itself, so that blocks can be gone through without asking how much there is in them.

use super::neighbors::Edit;
use super::pairs::Pair;
use alloc::vec::Vec;
use core::ops::Range;

/// The rank of another body and how the pair stood at the last step. In one word: 28 bits for the rank, 4 for the rest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Neighbor(u32);

impl Neighbor {
    #[inline(always)]
    pub(super) fn new(rank: u32, state: u32) -> Neighbor {
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

/// How many bodies have their lists on a shelf.
pub(super) const SHELF: usize = 1024;

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

impl Shelf {
    /// A shelf of bodies from a rank on, with room for so many neighbors of each.
    pub(super) fn new(first: u32, sizes: &[u32]) -> Shelf {
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

    /// How many bodies there are.
    pub(super) fn len(&self) -> usize {
        self.lists.len()
    }

    /// A body more, which is near no other.
    pub(super) fn add_body(&mut self) {
        self.lists.push(List::default());
    }

    #[inline]
    fn list(&self, rank: u32) -> List {
        self.lists[rank as usize % SHELF]
    }

    /// Those of a body, in order.
    #[inline]
    pub(super) fn of(&self, rank: u32) -> &[Neighbor] {
        &self.pool.as_flattened()[self.list(rank).places()]
    }

    /// Changes the list of one of its bodies.
    pub(super) fn apply(&mut self, edit: Edit, rank: u32, other: u32) {
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
    pub(super) fn push(&mut self, rank: u32, neighbor: Neighbor) {
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

    /// Bytes of memory held.
    pub(super) fn memory(&self) -> usize {
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
