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

/// The lists of all bodies, by rank.
#[derive(Clone, Debug, Default)]
pub(super) struct Neighbors {
    lists: Vec<List>,
    pool: Vec<Block>,
    /// Whose each block is.
    owners: Vec<u32>,
    /// Where blocks in a row begin that are nobody's, by the binary logarithm of how many there are.
    unused: Vec<Vec<u32>>,
}

impl Neighbors {
    /// The lists of so many bodies, of which these are the pairs, in order.
    pub(super) fn new(count: usize, pairs: &[Pair]) -> Neighbors {
        let mut lists = alloc::vec![List::default(); count];
        for pair in pairs {
            lists[pair.a() as usize].len += 1;
            lists[pair.b() as usize].len += 1;
        }
        let (mut pool, mut owners) = (Vec::new(), Vec::new());
        for (rank, list) in lists.iter_mut().enumerate() {
            list.start = pool.len() as u32;
            list.blocks = blocks_for(list.len);
            list.len = 0;
            let rank = rank as u32;
            pool.resize(list.blocks().end, [Neighbor::itself(rank); BLOCK]);
            owners.resize(list.blocks().end, rank);
        }
        let places = pool.as_flattened_mut();
        // of a body those before it come first, then those after it, both in order
        for pair in pairs {
            for (one, other) in [(pair.a(), pair.b()), (pair.b(), pair.a())] {
                let list = &mut lists[one as usize];
                places[list.places().end] = Neighbor::new(other, pair.state());
                list.len += 1;
            }
        }
        Neighbors {
            lists,
            pool,
            owners,
            unused: Vec::new(),
        }
    }

    /// A body more, which is near no other.
    pub(super) fn push(&mut self) {
        self.lists.push(List::default());
    }

    /// Those of a body, in order.
    #[inline]
    pub(super) fn of(&self, rank: u32) -> &[Neighbor] {
        &self.pool.as_flattened()[self.lists[rank as usize].places()]
    }

    /// All blocks and whose they are. Blocks that are nobody's are somebody's, without anyone in them but that body.
    #[inline]
    pub(super) fn blocks(&self) -> (&[Block], &[u32]) {
        (&self.pool, &self.owners)
    }

    /// All pairs, in order.
    pub(super) fn pairs(&self) -> impl Iterator<Item = Pair> + '_ {
        (0..self.lists.len() as u32).flat_map(|rank| {
            let after = self.of(rank).iter().filter(move |n| n.rank() > rank);
            after.map(move |neighbor| neighbor.with(rank))
        })
    }

    /// Puts a pair on both lists, in the place of what was said of it there.
    pub(super) fn put(&mut self, pair: Pair) {
        for (one, other) in [(pair.a(), pair.b()), (pair.b(), pair.a())] {
            let neighbor = Neighbor::new(other, pair.state());
            match self.place(one, other) {
                Ok(at) => self.pool.as_flattened_mut()[at] = neighbor,
                Err(at) => self.insert(one, at, neighbor),
            }
        }
    }

    /// Takes a pair off both lists.
    pub(super) fn remove(&mut self, pair: Pair) {
        for (one, other) in [(pair.a(), pair.b()), (pair.b(), pair.a())] {
            if let Ok(at) = self.place(one, other) {
                let list = &mut self.lists[one as usize];
                let end = list.places().end;
                list.len -= 1;
                let places = self.pool.as_flattened_mut();
                places.copy_within(at + 1..end, at);
                places[end - 1] = Neighbor::itself(one);
            }
        }
    }

    /// Where another is on a body's list, or where it belongs.
    fn place(&self, rank: u32, other: u32) -> Result<usize, usize> {
        let start = self.lists[rank as usize].places().start;
        let found = self.of(rank).binary_search_by_key(&other, |n| n.rank());
        found.map(|at| start + at).map_err(|at| start + at)
    }

    fn insert(&mut self, rank: u32, mut at: usize, neighbor: Neighbor) {
        let mut list = self.lists[rank as usize];
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
        self.lists[rank as usize] = list;
    }

    /// So many blocks in a row, for a body.
    fn take(&mut self, blocks: u32, rank: u32) -> List {
        let start = match self.unused_of(blocks).pop() {
            Some(start) => start,
            None => self.pool.len() as u32,
        };
        let list = List {
            start,
            blocks,
            len: 0,
        };
        let end = list.blocks().end.max(self.pool.len());
        self.pool.resize(end, [Neighbor::itself(rank); BLOCK]);
        self.owners.resize(end, rank);
        self.clear(list, rank);
        list
    }

    fn give_back(&mut self, list: List, rank: u32) {
        if list.blocks > 0 {
            self.clear(list, rank);
            self.unused_of(list.blocks).push(list.start);
        }
    }

    fn clear(&mut self, list: List, rank: u32) {
        self.pool[list.blocks()].fill([Neighbor::itself(rank); BLOCK]);
        self.owners[list.blocks()].fill(rank);
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
