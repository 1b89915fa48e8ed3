//! The constrained Delaunay triangulation, by flips from any other triangulation: C. L. Lawson,
//! "Software for C1 Surface Interpolation", 1977.

use crate::index::Index;
use crate::mesh::triangle_mesh::{Mesh, boundary_edge, next, prev};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::limit::WorkBudget;
use sat2d_base::num::{U, UNDERFLOW};

/// Relative forward error of the in-circle determinant in doubles, (10 + 96u)u with u = 2^-53:
/// J. R. Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric
/// Predicates", 1997.
const INCIRCLE_ERROR: f64 = (10.0 + 96.0 * U) * U;
/// The number of flips per diagonal after which the search stops. Rough outlines need about 3;
/// smooth outlines of thousands of vertices 50, and more the more vertices they have. When the
/// search stops there, triangles that are near each other have been improved.
const FLIPS_PER_DIAGONAL: usize = 64;

/// A flip, with the four edges that it has examined again.
const WORK_PER_FLIP: u64 = 4;

/// Each level of the divide-and-conquer has 2^4 times fewer diagonals than the one before. More
/// levels save flips but cost passes; this value was the fastest from 1,000 to 100,000 vertices.
const BITS: u32 = 4;

/// Makes `mesh` constrained Delaunay up to rounding: no vertex of a neighbour lies inside the
/// circumcircle of a triangle by more than the error of doubles.
///
/// Only flips that are certain by the forward error bound are made. So each of them is a flip of
/// the algorithm in exact arithmetic: the two triangles form a strictly convex quadrilateral, no
/// diagonal returns, and the algorithm terminates. If the limit on flips or on work is reached
/// first, the mesh is still a triangulation.
///
/// Divide and conquer needs fewer flips. The sweep numbered the triangles from left to right, so
/// first all but every 16th diagonal are flipped while the others are fixed, then all but every
/// 16th of the others, and so on.
pub(crate) fn make_delaunay(
    mesh: &mut Mesh,
    points: &[DVec2],
    memory: &mut FlipMemory,
    work: &WorkBudget,
) {
    let count = memory.start(mesh);
    let most = FLIPS_PER_DIAGONAL as u64 * u64::from(count);
    let flips = most.min(work.left() / WORK_PER_FLIP);
    let mut flipper = Flipper {
        flips_left: flips,
        mesh,
        points,
        level: &mut memory.level,
        unchecked: &mut memory.unchecked,
    };
    let mut levels = 0..=(count.checked_ilog2().unwrap_or(0) / BITS) as u8;
    let is_done = levels.all(|level| {
        flipper.open_level(level);
        flipper.flip_all(level)
    });
    if !is_done && flips < most {
        work.cut_short();
    }
    // as much is left
    let _ = work.spend((flips - flipper.flips_left) * WORK_PER_FLIP);
}

/// The lists of the algorithm, kept to reuse their memory.
#[derive(Default)]
pub(crate) struct FlipMemory {
    /// The level from which the diagonal of each half-edge may be flipped.
    level: Vec<u8>,
    unchecked: Vec<Index>,
}

impl FlipMemory {
    /// Gives every diagonal its level, marks those of level 0 as unchecked, and counts all.
    fn start(&mut self, mesh: &Mesh) -> u32 {
        self.level.clear();
        self.level.resize(mesh.twins.len(), 0);
        mesh.list_diagonals(&mut self.unchecked);
        let mut count = 0_u32;
        self.unchecked.retain(|&half| {
            count += 1;
            let is_lowest = !count.is_multiple_of(1 << BITS);
            if !is_lowest {
                let level = (count.trailing_zeros() / BITS) as u8;
                self.level[half] = level;
                self.level[mesh.twin(half)] = level;
            }
            is_lowest
        });
        count
    }
}

struct Flipper<'a> {
    mesh: &'a mut Mesh,
    points: &'a [DVec2],
    level: &'a mut [u8],
    unchecked: &'a mut Vec<Index>,
    flips_left: u64,
}

impl Flipper<'_> {
    /// Marks the diagonals that may be flipped from this level on as unchecked; those of level 0
    /// are marked already.
    fn open_level(&mut self, level: u8) {
        if level == 0 {
            return;
        }
        for (half, &of_half) in Index::all().zip(&*self.level) {
            if of_half == level && self.mesh.twin(half) < half {
                self.unchecked.push(half);
            }
        }
    }

    /// Flips until all diagonals up to this level are Delaunay; false if the limit is reached.
    fn flip_all(&mut self, level: u8) -> bool {
        // Slices of one length need one bounds check for each half-edge.
        let count = self.mesh.origins.len();
        let origins = &mut self.mesh.origins[..count];
        let twins = &mut self.mesh.twins[..count];
        let levels = &mut self.level[..count];
        while let Some(half) = self.unchecked.pop() {
            let twin = twins[half];
            if boundary_edge(twin).is_some() || levels[half] > level {
                continue;
            }
            let (half_prev, twin_prev) = (prev(half), prev(twin));
            let vertices = [half, twin, half_prev, twin_prev].map(|half| origins[half]);
            let [a, b, c, d] = vertices.map(|vertex| self.points[vertex]);
            if !is_inside_circle(a, b, c, d) {
                continue;
            }
            if self.flips_left == 0 {
                return false;
            }
            self.flips_left -= 1;
            // Replaces the diagonal of the quadrilateral that the two triangles form.
            //
            //     before        after
            //        c            c
            //      /   \        / | \      half: a→b becomes a→d, the half-edge after it d→c
            //     a-----b      a  |  b     twin: b→a becomes b→c, the half-edge after it c→d
            //      \   /        \ | /
            //        d            d
            let (half_next, twin_next) = (next(half), next(twin));
            let [_, _, c, d] = vertices;
            origins[half_next] = d;
            origins[twin_next] = c;
            let (beyond_bc, beyond_ad) = (twins[half_next], twins[twin_next]);
            for (half, beyond) in [(half, beyond_ad), (twin, beyond_bc)] {
                twins[half] = beyond;
                if boundary_edge(beyond).is_none() {
                    twins[beyond] = half;
                }
            }
            twins[half_next] = twin_next;
            twins[twin_next] = half_next;
            levels[half] = levels[twin_next];
            levels[twin] = levels[half_next];
            levels[half_next] = 0;
            levels[twin_next] = 0;
            self.unchecked.extend([half, half_prev, twin, twin_prev]);
        }
        true
    }
}

/// Whether `d` is certainly inside the circumcircle of the counter-clockwise `a`, `b`, `c`.
fn is_inside_circle(a: DVec2, b: DVec2, c: DVec2, d: DVec2) -> bool {
    let (a, b, c) = (a - d, b - d, c - d);
    let (bc, cb) = (b.x * c.y, c.x * b.y);
    let (ca, ac) = (c.x * a.y, a.x * c.y);
    let (ab, ba) = (a.x * b.y, b.x * a.y);
    let (la, lb, lc) = (a.length_squared(), b.length_squared(), c.length_squared());
    let det = la * (bc - cb) + lb * (ca - ac) + lc * (ab - ba);
    if det <= 0.0 {
        return false;
    }
    let size = la * (bc.abs() + cb.abs()) + lb * (ca.abs() + ac.abs()) + lc * (ab.abs() + ba.abs());
    // what a product lost to underflow may be multiplied by a square
    det > INCIRCLE_ERROR * size + UNDERFLOW * (la + lb + lc + 1.0)
}

#[cfg(test)]
mod tests {
    use crate::input::rings::Rings;
    use crate::input::validate::{SweepMemory, validate};
    use crate::mesh::delaunay::*;
    use crate::mesh::triangulation::Triangulator;
    use core::cmp::Ordering;
    use sat2d_base::exact::orient2d;

    /// A wavy ring with a hole, of `2 * n` vertices.
    fn wavy_washer(n: u32) -> (Rings, Mesh) {
        let ring = |radius: f64, waves: f64| -> Vec<DVec2> {
            let at = |i: u32| {
                let angle = f64::from(i) / f64::from(n) * core::f64::consts::TAU;
                let radius = radius + libm::sin(waves * angle);
                DVec2::new(radius * libm::cos(angle), 2.0 * radius * libm::sin(angle))
            };
            (0..n).map(at).collect()
        };
        let mut rings = Rings::new(&[&ring(10.0, 7.0), &ring(5.0, 3.0)]).unwrap();
        let mut triangulator = Triangulator::default();
        triangulator.start(&rings);
        let memory = &mut SweepMemory::default();
        validate(&mut rings, memory, &mut triangulator, false).unwrap();
        (rings, triangulator.mesh)
    }

    /// Whole numbers times powers of two so small that products underflow, for a part of them to 0.
    #[test]
    fn a_point_that_underflow_moves_into_a_circle_is_not_certainly_inside() {
        let rng = &mut fastrand::Rng::with_seed(1);
        let mut inside = 0;
        for _ in 0..200_000 {
            let exponent = rng.i32(-560..-230);
            let [a, b, c, d] = [(); 4].map(|()| [(); 2].map(|()| rng.i128(-1000..=1000)));
            let [p, q, r, s] = [a, b, c, d].map(|[x, y]| {
                let small = |x: i128| libm::scalbn(x as f64, exponent);
                DVec2::new(small(x), small(y))
            });
            let [a, b, c] = [a, b, c].map(|[x, y]| [x - d[0], y - d[1]]);
            let square = |[x, y]: [i128; 2]| x * x + y * y;
            let cross = |[px, py]: [i128; 2], [qx, qy]: [i128; 2]| px * qy - qx * py;
            let exact = square(a) * cross(b, c) + square(b) * cross(c, a) + square(c) * cross(a, b);
            if is_inside_circle(p, q, r, s) {
                assert!(exact > 0, "{p} {q} {r} {s}");
                inside += 1;
            }
        }
        assert!(inside > 10_000, "{inside}");
    }

    #[test]
    fn triangles_stay_a_mesh_and_no_neighbour_is_left_inside_a_circle() {
        for n in [5, 50, 500] {
            let (rings, mut mesh) = wavy_washer(n);
            let before = mesh
                .twins
                .iter()
                .filter(|&&twin| boundary_edge(twin).is_some())
                .count();
            let memory = &mut FlipMemory::default();
            make_delaunay(&mut mesh, &rings.points, memory, &WorkBudget::unlimited());
            assert_eq!(
                mesh.triangles().len(),
                2 * n as usize,
                "n + 2h - 2 triangles"
            );
            assert_eq!(
                mesh.twins
                    .iter()
                    .filter(|&&twin| boundary_edge(twin).is_some())
                    .count(),
                before
            );
            for half in mesh.half_edges() {
                let [a, b, c] =
                    [half, next(half), prev(half)].map(|h| mesh.point(&rings.points, h));
                assert_eq!(orient2d(a, b, c), Ordering::Greater);
                match (mesh.twin(half), boundary_edge(mesh.twin(half))) {
                    (_, Some(edge)) => {
                        assert_eq!(
                            (mesh.origin(half), mesh.origin(next(half))),
                            (edge, rings.next[edge])
                        );
                    }
                    (twin, None) => {
                        assert_eq!(mesh.twin(twin), half);
                        assert_eq!(
                            (mesh.origin(half), mesh.origin(next(half))),
                            (mesh.origin(next(twin)), mesh.origin(twin))
                        );
                        assert!(!is_inside_circle(
                            a,
                            b,
                            c,
                            mesh.point(&rings.points, prev(twin))
                        ));
                    }
                }
            }
        }
    }
}
