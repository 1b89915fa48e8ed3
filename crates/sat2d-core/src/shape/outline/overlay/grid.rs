//! Points of a grid, and predicates on them.

use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::power_of_two;

/// A point of the grid. Coordinates are from 0 to 2^40, so that a product of three differences fits
/// `i128`.
pub(super) type Cell = [i64; 2];

/// A grid whose size is a power of two, so that its points are doubles.
pub(super) struct Grid {
    /// The lowest corner, a multiple of the size.
    origin: DVec2,
    size: f64,
}

impl Grid {
    /// A grid over a box, of at most this size, but of at least 2^-40 of the box and 2^-51 of its
    /// largest coordinate.
    pub(super) fn new(bounds: &Aabb, size: f64) -> Grid {
        let extent = bounds.longer_side();
        let farthest = bounds.reach().max_element();
        let least = (extent * power_of_two(-39)).max(farthest * power_of_two(-50));
        let size = libm::scalbn(1.0, libm::ilogb(size.max(least)));
        let origin = (bounds.min / size).floor() * size;
        Grid { origin, size }
    }

    /// The nearest point of the grid.
    pub(super) fn cell(&self, point: DVec2) -> Cell {
        let steps = (point - self.origin) / self.size + 0.5;
        [steps.x, steps.y].map(|step| libm::floor(step) as i64)
    }

    pub(super) fn point(&self, [x, y]: Cell) -> DVec2 {
        self.origin + DVec2::new(x as f64, y as f64) * self.size
    }
}

pub(super) fn to([ax, ay]: Cell, [bx, by]: Cell) -> [i128; 2] {
    [i128::from(bx - ax), i128::from(by - ay)]
}

pub(super) fn cross([ax, ay]: [i128; 2], [bx, by]: [i128; 2]) -> i128 {
    ax * by - ay * bx
}

pub(super) fn dot([ax, ay]: [i128; 2], [bx, by]: [i128; 2]) -> i128 {
    ax * bx + ay * by
}

/// Whether `c` lies left of the line from `a` to `b`, on it or right of it.
pub(super) fn side(a: Cell, b: Cell, c: Cell) -> Ordering {
    cross(to(a, b), to(a, c)).cmp(&0)
}
