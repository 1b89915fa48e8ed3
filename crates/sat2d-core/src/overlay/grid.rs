//! Points of a grid, and predicates on them.

use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::power_of_two;

/// A point of the grid. Coordinates are from 0 to 2^51, so they are doubles, and a product of two
/// differences fits `i128`.
pub(super) type Cell = [i64; 2];

/// The least positive double, so that very small boxes have a grid.
const LEAST: f64 = f64::from_bits(1);

/// A grid whose size is a power of two, so that its points are doubles.
pub(crate) struct Grid {
    /// The lowest corner, a multiple of the size.
    origin: DVec2,
    size: f64,
}

impl Grid {
    /// A grid over a box, of at most this size, but of at least 2^-40 of the box and 2^-51 of its
    /// largest coordinate.
    pub(crate) fn within(bounds: &Aabb, size: f64) -> Grid {
        Grid::of_size(bounds, size, [-39, -50])
    }

    /// The finest grid over a box: of at most 2^-50 of its largest coordinate or of the box,
    /// whichever is larger, and at least half of that.
    pub(crate) fn finest(bounds: &Aabb) -> Grid {
        Grid::of_size(bounds, 0.0, [-50, -50])
    }

    /// Of at least these parts, as exponents, of the box and of its largest coordinate.
    fn of_size(bounds: &Aabb, size: f64, [of_extent, of_reach]: [i32; 2]) -> Grid {
        let extent = bounds.longer_side();
        let farthest = bounds.reach().max_element();
        let least = (extent * power_of_two(of_extent)).max(farthest * power_of_two(of_reach));
        let size = size.max(least).max(LEAST);
        let size = libm::scalbn(1.0, libm::ilogb(size));
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
    let [ax, ay] = [b[0] - a[0], b[1] - a[1]].map(|step| step as f64);
    let [bx, by] = [c[0] - a[0], c[1] - a[1]].map(|step| step as f64);
    let (one, other) = (ax * by, ay * bx);
    // differences are doubles; each product and the difference are off by 2^-53 of their magnitude
    let (cross, error) = (one - other, (one.abs() + other.abs()) * power_of_two(-51));
    if cross.abs() > error {
        return if cross > 0.0 {
            Ordering::Greater
        } else {
            Ordering::Less
        };
    }
    cross_of(a, b, c).cmp(&0)
}

fn cross_of(a: Cell, b: Cell, c: Cell) -> i128 {
    cross(to(a, b), to(a, c))
}
