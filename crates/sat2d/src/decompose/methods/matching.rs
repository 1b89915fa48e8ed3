//! The maximum matching of a bipartite graph: J. E. Hopcroft and R. M. Karp, "An n^5/2 Algorithm
//! for Maximum Matchings in Bipartite Graphs", 1973.

use crate::decompose::mesh::disk::NONE;
use crate::limit::{LimitError, WorkBudget};
use alloc::vec::Vec;

/// A maximum matching between a left and a right copy of the same vertices.
pub(crate) struct Matching {
    /// The right neighbours of left vertex v are `ends[starts[v]..starts[v + 1]]`.
    starts: Vec<u32>,
    ends: Vec<u32>,
    /// The right vertex of each left one, and the left vertex of each right one, or [`NONE`].
    right: Vec<u32>,
    left: Vec<u32>,
    /// The number of steps from an unmatched left vertex to each left vertex, or [`NONE`].
    level: Vec<u32>,
    /// The neighbours that a left vertex has tried.
    tried: Vec<u32>,
    queue: Vec<u32>,
}

impl Matching {
    /// The matching of the graph where each pair [u, v] stands for an edge from the left copy of u
    /// to the right copy of v, and one from the left copy of v to the right copy of u.
    pub fn of_copies(
        vertices: u32,
        pairs: &[[u32; 2]],
        work: &WorkBudget,
    ) -> Result<Matching, LimitError> {
        let mut matching = Matching::without_pairs(vertices, pairs);
        loop {
            work.spend(matching.ends.len() as u64 + u64::from(vertices))?;
            if !matching.find_levels() {
                return Ok(matching);
            }
            matching.tried.copy_from_slice(&matching.starts);
            for vertex in 0..vertices {
                if matching.right[vertex as usize] == NONE {
                    matching.augment(vertex);
                }
            }
        }
    }

    fn without_pairs(vertices: u32, pairs: &[[u32; 2]]) -> Matching {
        let count = vertices as usize;
        let edges = || pairs.iter().flat_map(|&[u, v]| [[u, v], [v, u]]);
        let mut starts = alloc::vec![0; count + 1];
        for [from, _] in edges() {
            starts[from as usize + 1] += 1;
        }
        for vertex in 0..count {
            starts[vertex + 1] += starts[vertex];
        }
        let mut next = starts.clone();
        let mut ends = alloc::vec![0; 2 * pairs.len()];
        for [from, to] in edges() {
            ends[next[from as usize] as usize] = to;
            next[from as usize] += 1;
        }
        Matching {
            starts,
            ends,
            right: alloc::vec![NONE; count],
            left: alloc::vec![NONE; count],
            level: alloc::vec![NONE; count],
            tried: next,
            queue: Vec::new(),
        }
    }

    fn neighbours(&self, vertex: u32) -> core::ops::Range<usize> {
        self.starts[vertex as usize] as usize..self.starts[vertex as usize + 1] as usize
    }

    /// Finds the level of each left vertex that alternating paths reach; returns whether such a
    /// path ends at an unmatched right vertex.
    fn find_levels(&mut self) -> bool {
        self.queue.clear();
        for (vertex, &right) in (0..).zip(&self.right) {
            let level = if right == NONE { 0 } else { NONE };
            self.level[vertex as usize] = level;
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
                match self.left[self.ends[index] as usize] {
                    NONE => is_augmentable = true,
                    beyond if self.level[beyond as usize] == NONE => {
                        self.level[beyond as usize] = self.level[vertex as usize] + 1;
                        self.queue.push(beyond);
                    }
                    _ => {}
                }
            }
        }
        is_augmentable
    }

    /// Matches an unmatched left vertex along a path of ascending levels, if there is one.
    fn augment(&mut self, root: u32) {
        self.queue.clear();
        self.queue.push(root);
        while let Some(&vertex) = self.queue.last() {
            let index = self.tried[vertex as usize];
            if index == self.starts[vertex as usize + 1] {
                self.queue.pop();
                continue;
            }
            self.tried[vertex as usize] += 1;
            match self.left[self.ends[index as usize] as usize] {
                NONE => break,
                beyond if self.level[beyond as usize] == self.level[vertex as usize] + 1 => {
                    self.queue.push(beyond)
                }
                _ => {}
            }
        }
        // each vertex of the path takes the neighbour that it tried last
        for &vertex in &self.queue {
            let end = self.ends[self.tried[vertex as usize] as usize - 1];
            self.right[vertex as usize] = end;
            self.left[end as usize] = vertex;
        }
    }

    /// How many of the two copies of a vertex are not in the least set of copies that meets all
    /// edges. It consists of the left copies that no alternating path reaches, and of the right
    /// ones that one reaches (D. Kőnig).
    pub fn uncovered(&self, vertex: u32) -> u8 {
        let is_reached = |left: u32| self.level[left as usize] != NONE;
        let left = is_reached(vertex);
        let right = match self.left[vertex as usize] {
            NONE => true,
            partner => !is_reached(partner),
        };
        u8::from(left) + u8::from(right)
    }
}
