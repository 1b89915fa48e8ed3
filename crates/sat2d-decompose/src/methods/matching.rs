//! The maximum matching of a bipartite graph: J. E. Hopcroft and R. M. Karp, "An n^5/2 Algorithm
//! for Maximum Matchings in Bipartite Graphs", 1973.

use crate::index::{Index, NONE};
use alloc::vec::Vec;
use sat2d_base::limit::{LimitError, WorkBudget};

/// The level of a vertex that no path reaches.
const UNREACHED: u32 = u32::MAX;

/// A maximum matching between a left and a right copy of the same vertices.
pub(crate) struct Matching {
    /// The right neighbours of left vertex v are `ends[starts[v]..starts[v + 1]]`.
    starts: Vec<Index>,
    ends: Vec<Index>,
    /// The right vertex of each left one, and the left vertex of each right one, or [`NONE`].
    right: Vec<Index>,
    left: Vec<Index>,
    /// The number of steps from an unmatched left vertex to each left vertex, or [`UNREACHED`].
    level: Vec<u32>,
    /// The neighbours that a left vertex has tried.
    tried: Vec<Index>,
    queue: Vec<Index>,
}

impl Matching {
    /// The matching of the graph where each pair [u, v] stands for an edge from the left copy of u
    /// to the right copy of v, and one from the left copy of v to the right copy of u.
    pub fn of_copies(
        vertices: usize,
        pairs: &[[Index; 2]],
        work: &WorkBudget,
    ) -> Result<Matching, LimitError> {
        let mut matching = Matching::without_pairs(vertices, pairs);
        loop {
            work.spend((matching.ends.len() + vertices) as u64)?;
            if !matching.find_levels() {
                return Ok(matching);
            }
            matching.tried.copy_from_slice(&matching.starts);
            for vertex in Index::below(vertices) {
                if matching.right[vertex] == NONE {
                    matching.augment(vertex);
                }
            }
        }
    }

    fn without_pairs(count: usize, pairs: &[[Index; 2]]) -> Matching {
        let edges = || pairs.iter().flat_map(|&[u, v]| [[u, v], [v, u]]);
        let mut starts = alloc::vec![Index::FIRST; count + 1];
        for [from, _] in edges() {
            starts[from + 1] += 1;
        }
        for vertex in Index::below(count) {
            let before = starts[vertex].into();
            starts[vertex + 1] += before;
        }
        let mut next = starts.clone();
        let mut ends = alloc::vec![NONE; 2 * pairs.len()];
        for [from, to] in edges() {
            ends[next[from]] = to;
            next[from] += 1;
        }
        Matching {
            starts,
            ends,
            right: alloc::vec![NONE; count],
            left: alloc::vec![NONE; count],
            level: alloc::vec![UNREACHED; count],
            tried: next,
            queue: Vec::new(),
        }
    }

    fn neighbours(&self, vertex: Index) -> impl Iterator<Item = Index> + use<> {
        self.starts[vertex].to(self.starts[vertex + 1])
    }

    /// Finds the level of each left vertex that alternating paths reach; returns whether such a
    /// path ends at an unmatched right vertex.
    fn find_levels(&mut self) -> bool {
        self.queue.clear();
        for (vertex, &right) in Index::all().zip(&self.right) {
            let level = if right == NONE { 0 } else { UNREACHED };
            self.level[vertex] = level;
            if right == NONE {
                self.queue.push(vertex);
            }
        }
        let mut is_augmentable = false;
        let mut looked_at = 0;
        while looked_at < self.queue.len() {
            let vertex = self.queue[looked_at];
            looked_at += 1;
            for index in self.neighbours(vertex) {
                match self.left[self.ends[index]] {
                    NONE => is_augmentable = true,
                    beyond if self.level[beyond] == UNREACHED => {
                        self.level[beyond] = self.level[vertex] + 1;
                        self.queue.push(beyond);
                    }
                    _ => {}
                }
            }
        }
        is_augmentable
    }

    /// Matches an unmatched left vertex along a path of ascending levels, if there is one.
    fn augment(&mut self, root: Index) {
        self.queue.clear();
        self.queue.push(root);
        while let Some(&vertex) = self.queue.last() {
            let index = self.tried[vertex];
            if index == self.starts[vertex + 1] {
                self.queue.pop();
                continue;
            }
            self.tried[vertex] += 1;
            match self.left[self.ends[index]] {
                NONE => break,
                beyond if self.level[beyond] == self.level[vertex] + 1 => self.queue.push(beyond),
                _ => {}
            }
        }
        // each vertex of the path takes the neighbour that it tried last
        for &vertex in &self.queue {
            let end = self.ends[self.tried[vertex] - 1];
            self.right[vertex] = end;
            self.left[end] = vertex;
        }
    }

    /// How many of the two copies of a vertex are not in the least set of copies that meets all
    /// edges. It consists of the left copies that no alternating path reaches, and of the right
    /// ones that one reaches (D. Kőnig).
    pub fn uncovered(&self, vertex: Index) -> u8 {
        let is_reached = |left: Index| self.level[left] != UNREACHED;
        let left = is_reached(vertex);
        let right = match self.left[vertex] {
            NONE => true,
            partner => !is_reached(partner),
        };
        u8::from(left) + u8::from(right)
    }
}
