//! The outlines of bits: of the solid cells of a grid, be it tiles or the pixels of a mask.
//!
//! Each walk follows the boundary with the solid cells on its left, and turns left where it can.
//! Where two solid cells meet in a corner only, the walk so stays at its cell: diagonal cells are
//! not connected. A walk that comes back to such a corner is cut there into two rings, so that all
//! rings are simple; they may touch each other in corners.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

/// A corner of cells: column and row.
pub(crate) type Corner = [u32; 2];

/// Solid cells that are connected by their sides, as rings of corners: the outer one first,
/// counter-clockwise if rows count upward, then the holes, clockwise. Every corner is one: no ring
/// goes straight on at it.
pub(crate) type Outline = Vec<Vec<Corner>>;

/// A grid of cells.
pub(crate) struct Grid<F> {
    pub(crate) columns: u32,
    pub(crate) rows: u32,
    /// Whether a cell of the grid, by column and row, is solid.
    pub(crate) is_solid: F,
}

/// The cell that belongs to no outline.
const NONE: u32 = u32::MAX;

/// The directions of a walk, each a quarter turn to the left of the one before: along the rows,
/// then along the columns.
const DIRECTIONS: [[i64; 2]; 4] = [[1, 0], [0, 1], [-1, 0], [0, -1]];

/// The cells ahead on the left and on the right of a walk in each direction, relative to the cell
/// after a corner in both coordinates.
const AHEAD: [[[i64; 2]; 2]; 4] = [
    [[0, 0], [0, -1]],
    [[-1, 0], [0, 0]],
    [[-1, -1], [-1, 0]],
    [[0, -1], [-1, -1]],
];

impl<F: Fn(u32, u32) -> bool> Grid<F> {
    /// The outlines of the solid cells, in the order of their first cells, row by row.
    pub(crate) fn outlines(&self) -> Vec<Outline> {
        let (labels, count) = self.label();
        let mut outlines: Vec<Outline> = vec![Vec::new(); count];
        // by the cell above them, the edges along the rows that a walk has passed
        let mut passed = vec![false; labels.len()];
        for row in 0..self.rows {
            for column in 0..self.columns {
                let cell = self.index(column, row);
                if self.is_edge(column, row) && !passed[cell] {
                    let outline = &mut outlines[labels[cell] as usize];
                    self.walk([column, row], &mut passed, outline);
                }
            }
        }
        for outline in &mut outlines {
            outline.sort_by_key(|ring| !is_counter_clockwise(ring));
        }
        outlines
    }

    /// For each cell the number of its outline, and how many there are.
    fn label(&self) -> (Vec<u32>, usize) {
        let mut labels = vec![NONE; self.columns as usize * self.rows as usize];
        let (mut count, mut open) = (0, Vec::new());
        for row in 0..self.rows {
            for column in 0..self.columns {
                if !(self.is_solid)(column, row) || labels[self.index(column, row)] != NONE {
                    continue;
                }
                open.push([column, row]);
                while let Some([column, row]) = open.pop() {
                    let label = &mut labels[self.index(column, row)];
                    if core::mem::replace(label, count) == count {
                        continue;
                    }
                    for [x, y] in DIRECTIONS {
                        let next = [i64::from(column) + x, i64::from(row) + y];
                        if self.is_solid_at(next) {
                            open.push(next.map(|place| place as u32));
                        }
                    }
                }
                count += 1;
            }
        }
        (labels, count as usize)
    }

    fn index(&self, column: u32, row: u32) -> usize {
        row as usize * self.columns as usize + column as usize
    }

    fn is_solid_at(&self, [column, row]: [i64; 2]) -> bool {
        let is_inside = (0..i64::from(self.columns)).contains(&column)
            && (0..i64::from(self.rows)).contains(&row);
        is_inside && (self.is_solid)(column as u32, row as u32)
    }

    /// Whether a solid cell has none in the row before.
    fn is_edge(&self, column: u32, row: u32) -> bool {
        let [x, y] = [column, row].map(i64::from);
        self.is_solid_at([x, y]) && !self.is_solid_at([x, y - 1])
    }

    /// Whether a walk passes a corner twice: two diagonal cells are solid, and the others are not.
    fn is_pinch(&self, corner: Corner) -> bool {
        let [x, y] = corner.map(i64::from);
        let solid = |left: i64, down: i64| self.is_solid_at([x - left, y - down]);
        solid(0, 0) == solid(1, 1) && solid(0, 1) == solid(1, 0) && solid(0, 0) != solid(0, 1)
    }

    /// Walks round from a corner, along the row first, and adds the rings found.
    fn walk(&self, start: Corner, passed: &mut [bool], rings: &mut Outline) {
        let mut ring = vec![start];
        // where in the ring the corners are that may come twice
        let mut places: BTreeMap<Corner, usize> = BTreeMap::new();
        if self.is_pinch(start) {
            places.insert(start, 0);
        }
        let (mut at, mut direction) = (start, 0);
        loop {
            if direction == 0 {
                passed[self.index(at[0], at[1])] = true;
            }
            let [x, y] = DIRECTIONS[direction];
            let next = [i64::from(at[0]) + x, i64::from(at[1]) + y];
            at = next.map(|place| place as u32);
            let [left, right] = AHEAD[direction].map(|[x, y]| [next[0] + x, next[1] + y]);
            let turn = match (self.is_solid_at(left), self.is_solid_at(right)) {
                (false, _) => 1,
                (true, false) => 0,
                (true, true) => 3,
            };
            direction = (direction + turn) % 4;
            if at == start && direction == 0 {
                break rings.push(ring);
            }
            if turn == 0 {
                continue;
            }
            if let Some(place) = places.get(&at).copied()
                && ring.get(place) == Some(&at)
            {
                rings.push(ring.split_off(place));
            }
            if self.is_pinch(at) {
                places.insert(at, ring.len());
            }
            ring.push(at);
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
