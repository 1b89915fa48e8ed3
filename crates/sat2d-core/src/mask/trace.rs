//! The silhouettes of a mask, along the edges of its pixels.
//!
//! Each walk follows the boundary with the pixels that count on its left. Where two of them meet
//! only in a corner, the walk turns left and stays at its pixel, or turns right and changes to the
//! other one, depending on the connectivity. A walk that returns to a corner where it stayed is cut
//! there into two rings, so that all rings are simple; they may touch each other in corners.

use crate::mask::Mask;
use crate::mask::bits::Run;
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

/// Which pixels are neighbours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Connectivity {
    /// Pixels that share a side.
    #[default]
    Four,
    /// Pixels that share a side or a corner.
    Eight,
}

/// The boundary of connected pixels: rings of corners in whole pixels, column and row.
///
/// No ring goes straight on at a corner, and none repeats its first one. With
/// [`Connectivity::Four`] all rings are simple and [`decompose`](sat2d_decompose::decompose())
/// takes them; they may touch each other in corners. With [`Connectivity::Eight`] a ring passes a
/// corner twice where it joins two pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Silhouette {
    /// The outer ring, counter-clockwise if rows count upward.
    pub outer: Vec<[u32; 2]>,
    /// The rings of the holes, in the other direction.
    pub holes: Vec<Vec<[u32; 2]>>,
}

impl Silhouette {
    /// All rings, the outer one first.
    pub fn rings(&self) -> impl Iterator<Item = &[[u32; 2]]> {
        let all = core::iter::once(&self.outer).chain(&self.holes);
        all.map(Vec::as_slice)
    }
}

/// The directions of a walk, each a quarter turn to the left of the one before: along the rows,
/// then along the columns.
const DIRECTIONS: [[i64; 2]; 4] = [[1, 0], [0, 1], [-1, 0], [0, -1]];

/// The pixels ahead on the left and on the right of a walk in each direction, relative to the pixel
/// after a corner in both coordinates.
const AHEAD: [[[i64; 2]; 2]; 4] = [
    [[0, 0], [0, -1]],
    [[-1, 0], [0, 0]],
    [[-1, -1], [-1, 0]],
    [[0, -1], [-1, -1]],
];

impl Mask {
    /// The silhouettes of the groups of connected pixels, in the order of their first pixels, row
    /// by row.
    ///
    /// Pixel (x, y) is the box from the corner (x, y) to the corner (x + 1, y + 1). The time is
    /// proportional to the number of words and to the length of the silhouettes.
    ///
    /// ```
    /// use sat2d::{Connectivity, Mask};
    /// // a frame of eight pixels, and one pixel at its corner
    /// let rows = ["###.", "#.#.", "###.", "...#"];
    /// let mask = Mask::from_fn(4, 4, |x, y| rows[y].as_bytes()[x] == b'#')?;
    /// let [frame, dot] = &mask.silhouettes(Connectivity::Four)[..] else { panic!("two groups") };
    /// assert_eq!(frame.outer, [[0, 0], [3, 0], [3, 3], [0, 3]]);
    /// assert_eq!(frame.holes, [[[1, 2], [2, 2], [2, 1], [1, 1]]]);
    /// assert_eq!(dot.outer, [[3, 3], [4, 3], [4, 4], [3, 4]]);
    /// assert_eq!(mask.silhouettes(Connectivity::Eight).len(), 1);
    /// # Ok::<(), sat2d::MaskError>(())
    /// ```
    pub fn silhouettes(&self, connectivity: Connectivity) -> Vec<Silhouette> {
        let traced = Traced::new(self, connectivity);
        let silhouette = |group| {
            let mut rings = traced.rings(group).map(<[Corner]>::to_vec);
            Silhouette {
                outer: rings.next().unwrap_or_default(),
                holes: rings.collect(),
            }
        };
        (0..traced.groups()).map(silhouette).collect()
    }
}

/// A corner of a pixel: its column and row.
pub type Corner = [u32; 2];

/// The silhouettes of a mask, in few lists.
pub struct Traced {
    /// Those of all rings, one after the other.
    corners: Vec<Corner>,
    /// The end of each ring in `corners`.
    ends: Vec<usize>,
    /// The rings by their groups, the outer one of each first.
    order: Vec<u32>,
    /// The end of each group in `order`.
    groups: Vec<u32>,
}

impl Traced {
    /// The silhouettes of the groups of connected pixels, in the order of their first pixels.
    pub fn new(mask: &Mask, connectivity: Connectivity) -> Traced {
        let groups = Groups::new(mask, connectivity);
        let mut walks = Walks {
            mask,
            connectivity,
            passed: vec![0; mask.width().div_ceil(64) * mask.height()],
            corners: Vec::new(),
            ends: Vec::new(),
            ring: Vec::new(),
        };
        let mut of_rings: Vec<u32> = Vec::new();
        let mut columns = Vec::new();
        for (run, &group) in groups.runs.iter().zip(&groups.labels) {
            walks.find_starts(run, &mut columns);
            for &column in &columns {
                if !walks.is_passed([column, run.row]) {
                    walks.walk([column, run.row]);
                    of_rings.resize(walks.ends.len(), group);
                }
            }
        }
        let count = groups.count;
        drop(groups);
        let Walks { corners, ends, .. } = walks;
        let mut traced = Traced {
            corners,
            ends,
            order: vec![0; of_rings.len()],
            groups: vec![0; count],
        };
        traced.sort(&of_rings);
        traced
    }

    /// Sorts the rings by their groups, each the number of a ring's group.
    fn sort(&mut self, of_rings: &[u32]) {
        for &group in of_rings {
            self.groups[group as usize] += 1;
        }
        let mut end = 0;
        for group in &mut self.groups {
            // its start for now, its end when its rings are in their places
            (*group, end) = (end, end + *group);
        }
        for (ring, &group) in (0..).zip(of_rings) {
            let place = &mut self.groups[group as usize];
            self.order[*place as usize] = ring;
            *place += 1;
        }
        for group in 0..self.groups.len() {
            let range = self.range(group);
            let is_outer = |&ring: &u32| is_counter_clockwise(self.ring(ring));
            if range.len() > 1
                && let Some(outer) = self.order[range.clone()].iter().position(is_outer)
            {
                self.order[range][..=outer].rotate_right(1);
            }
        }
    }

    /// The number of groups.
    pub fn groups(&self) -> usize {
        self.groups.len()
    }

    /// The corners of all rings.
    pub fn corners(&self) -> &[Corner] {
        &self.corners
    }

    /// The rings of a group, the outer one first.
    pub fn rings(&self, group: usize) -> impl ExactSizeIterator<Item = &[Corner]> + Clone {
        let rings = self.order[self.range(group)].iter();
        rings.map(|&ring| self.ring(ring))
    }

    fn ring(&self, ring: u32) -> &[Corner] {
        let start = match ring {
            0 => 0,
            _ => self.ends[ring as usize - 1],
        };
        &self.corners[start..self.ends[ring as usize]]
    }

    /// The places of a group's rings.
    fn range(&self, group: usize) -> Range<usize> {
        let start = match group {
            0 => 0,
            _ => self.groups[group - 1],
        };
        start as usize..self.groups[group] as usize
    }
}

/// The runs of a mask, and the group of connected pixels that each belongs to.
struct Groups {
    runs: Vec<Run>,
    /// Numbered in the order of the first runs.
    labels: Vec<u32>,
    count: usize,
}

impl Groups {
    /// Joins each run with those of the row before that it meets. The lowest run of a group is its
    /// root (A. Rosenfeld and J. L. Pfaltz, "Sequential operations in digital picture processing",
    /// 1966; with runs instead of pixels).
    fn new(mask: &Mask, connectivity: Connectivity) -> Groups {
        let runs: Vec<Run> = mask.runs().collect();
        let mut parents: Vec<u32> = (0..runs.len() as u32).collect();
        let beside = match connectivity {
            Connectivity::Four => 0,
            Connectivity::Eight => 1,
        };
        let mut above = 0;
        for (i, run) in runs.iter().enumerate() {
            let is_before = |other: &Run| {
                other.row + 1 < run.row || other.row < run.row && other.end + beside <= run.start
            };
            while is_before(&runs[above]) {
                above += 1;
            }
            let meets = |other: &Run| other.row < run.row && other.start < run.end + beside;
            let mut other = above;
            while meets(&runs[other]) {
                join(&mut parents, i as u32, other as u32);
                other += 1;
            }
        }
        let mut count = 0;
        let mut labels = parents.clone();
        for i in 0..runs.len() {
            labels[i] = if parents[i] as usize == i {
                count += 1;
                count - 1
            } else {
                labels[parents[i] as usize]
            };
        }
        Groups {
            runs,
            labels,
            count: count as usize,
        }
    }
}

/// Joins the groups of two runs.
fn join(parents: &mut [u32], i: u32, j: u32) {
    let (i, j) = (root(parents, i), root(parents, j));
    parents[i.max(j) as usize] = i.min(j);
}

/// The lowest run of a group, with path halving.
fn root(parents: &mut [u32], mut i: u32) -> u32 {
    while parents[i as usize] != i {
        let next = parents[parents[i as usize] as usize];
        parents[i as usize] = next;
        i = next;
    }
    i
}

/// The walks along the silhouettes of a mask.
struct Walks<'a> {
    mask: &'a Mask,
    connectivity: Connectivity,
    /// The corners that a walk has passed along a row, in words of 64 columns, row by row.
    passed: Vec<u64>,
    /// The corners of the rings that were found, and the end of each ring.
    corners: Vec<Corner>,
    ends: Vec<usize>,
    /// The corners of a walk that belong to no ring yet.
    ring: Vec<Corner>,
}

impl Walks<'_> {
    /// Finds the columns of a run where an edge begins whose pixel in the row before does not
    /// count.
    fn find_starts(&self, run: &Run, columns: &mut Vec<u32>) {
        columns.clear();
        let row = i64::from(run.row);
        for x in (run.start..run.end).step_by(64) {
            let open = |x: i64| self.mask.word(x, row) & !self.mask.word(x, row - 1);
            let x_before = i64::from(x) - 1;
            let edges = open(i64::from(x)) & !open(x_before);
            let rest = run.end - x;
            let within = if rest < 64 { (1 << rest) - 1 } else { u64::MAX };
            let mut bits = edges & within;
            while bits != 0 {
                columns.push(x + bits.trailing_zeros());
                bits &= bits - 1;
            }
        }
    }

    fn place(&self, [column, row]: Corner) -> (usize, u64) {
        let words = self.mask.width().div_ceil(64);
        let word = row as usize * words + column as usize / 64;
        (word, 1 << (column % 64))
    }

    fn is_passed(&self, corner: Corner) -> bool {
        let (word, bit) = self.place(corner);
        self.passed[word] & bit != 0
    }

    fn counts(&self, [column, row]: [i64; 2]) -> bool {
        match (usize::try_from(column), usize::try_from(row)) {
            (Ok(column), Ok(row)) => self.mask.get(column, row),
            _ => false,
        }
    }

    /// Whether a walk passes a corner twice: two diagonal pixels count, and the others do not.
    fn is_pinch(&self, corner: Corner) -> bool {
        let [x, y] = corner.map(i64::from);
        let counts = |left: i64, down: i64| self.counts([x - left, y - down]);
        counts(0, 0) == counts(1, 1) && counts(0, 1) == counts(1, 0) && counts(0, 0) != counts(0, 1)
    }

    /// Makes a ring of the corners from one on.
    fn cut(&mut self, from: usize) {
        self.corners.extend(self.ring.drain(from..));
        self.ends.push(self.corners.len());
    }

    /// Walks round from a corner, along the row first, and adds the rings found.
    fn walk(&mut self, start: Corner) {
        let stays = self.connectivity == Connectivity::Four;
        self.ring.push(start);
        // where in the ring the corners are that may come twice
        let mut places: BTreeMap<Corner, usize> = BTreeMap::new();
        if stays && self.is_pinch(start) {
            places.insert(start, 0);
        }
        let (mut at, mut direction) = (start, 0);
        let (word, bit) = self.place(start);
        self.passed[word] |= bit;
        loop {
            let [x, y] = DIRECTIONS[direction];
            let next = [i64::from(at[0]) + x, i64::from(at[1]) + y];
            at = next.map(|place| place as u32);
            let [left, right] = AHEAD[direction].map(|[x, y]| [next[0] + x, next[1] + y]);
            let turn = match (self.counts(left), self.counts(right)) {
                (false, true) if !stays => 3,
                (false, _) => 1,
                (true, false) => 0,
                (true, true) => 3,
            };
            if turn == 0 {
                continue;
            }
            direction = (direction + turn) % 4;
            if direction == 0 {
                if at == start {
                    break self.cut(0);
                }
                let (word, bit) = self.place(at);
                self.passed[word] |= bit;
            }
            if let Some(place) = places.get(&at).copied()
                && self.ring.get(place) == Some(&at)
            {
                self.cut(place);
            }
            if stays && self.is_pinch(at) {
                places.insert(at, self.ring.len());
            }
            self.ring.push(at);
        }
    }
}

/// Whether a ring is counter-clockwise if rows count upward, by the sign of its area.
fn is_counter_clockwise(ring: &[Corner]) -> bool {
    let next = ring.iter().cycle().skip(1);
    let products = ring.iter().zip(next).map(|(p, q)| {
        let [[a, b], [c, d]] = [p.map(i128::from), q.map(i128::from)];
        a * d - b * c
    });
    products.sum::<i128>() > 0
}
