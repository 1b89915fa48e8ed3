//! From any triangulation to the constrained Delaunay triangulation, by flips (C. L. Lawson, "Software for C1 Surface Interpolation", 1977).

use super::mesh::{Mesh, boundary_edge, next, prev};
use crate::exact::orientation::{U, UNDERFLOW};
use alloc::vec::Vec;
use glam::DVec2;

/// Relative forward error of the plain evaluation: (10 + 96u)u with u = 2^-53 (J. R. Shewchuk, "Adaptive Precision Floating-Point
/// Arithmetic and Fast Robust Geometric Predicates", 1997).
const INCIRCLE_ERROR: f64 = (10.0 + 96.0 * U) * U;
/// Flips per half-edge before this gives up: seen in use are 0.5 to 3, but some shapes need a number quadratic in their vertices.
const PATIENCE: usize = 32;

/// Makes `mesh` constrained Delaunay up to rounding: no corner of a neighbour is inside a triangle's circle by more than the error
/// of doubles. Only flips that are certain by the forward error bound are made. So every one is a flip of exact
/// arithmetic, the two triangles are known to be a strictly convex quadrilateral, no diagonal comes back and this ends; in
/// the rare case that the bound on flips is hit, the mesh stays a triangulation, only not the fairest.
pub(crate) fn make_delaunay(mesh: &mut Mesh, points: &[DVec2]) {
    let mut suspects: Vec<u32> = (0..mesh.half_edges())
        .filter(|&half| mesh.twin(half) < half)
        .collect();
    let mut patience = PATIENCE * suspects.len();
    while let Some(half) = suspects.pop() {
        let twin = mesh.twin(half);
        if boundary_edge(twin).is_some() {
            continue;
        }
        let [a, b, c, d] =
            [half, next(half), prev(half), prev(twin)].map(|h| mesh.point(points, h));
        if is_inside_circle(a, b, c, d) {
            if patience == 0 {
                return;
            }
            patience -= 1;
            flip(mesh, half, twin);
            suspects.extend([half, prev(half), twin, prev(twin)]);
        }
    }
}

/// Whether `d` is certainly inside the circle through the counter-clockwise `a`, `b`, `c`.
fn is_inside_circle(a: DVec2, b: DVec2, c: DVec2, d: DVec2) -> bool {
    let (a, b, c) = (a - d, b - d, c - d);
    let (bc, cb) = (b.x * c.y, c.x * b.y);
    let (ca, ac) = (c.x * a.y, a.x * c.y);
    let (ab, ba) = (a.x * b.y, b.x * a.y);
    let (la, lb, lc) = (a.length_squared(), b.length_squared(), c.length_squared());
    let det = la * (bc - cb) + lb * (ca - ac) + lc * (ab - ba);
    let size = la * (bc.abs() + cb.abs()) + lb * (ca.abs() + ac.abs()) + lc * (ab.abs() + ba.abs());
    det > INCIRCLE_ERROR * size + UNDERFLOW
}

/// Puts the other diagonal into the quadrilateral of two triangles.
///
/// ```text
///        c                c
///      / | \            /   \         half: a→b becomes a→d, the half-edge after it d→c
///     a  |  b    or    a-----b        twin: b→a becomes b→c, the half-edge after it c→d
///      \ | /            \   /
///        d                d
///      after            before
/// ```
fn flip(mesh: &mut Mesh, half: u32, twin: u32) {
    let (half_next, twin_next) = (next(half), next(twin));
    let (c, d) = (mesh.origin(prev(half)), mesh.origin(prev(twin)));
    let (beyond_bc, beyond_ad) = (mesh.twin(half_next), mesh.twin(twin_next));
    mesh.origins[half_next as usize] = d;
    mesh.origins[twin_next as usize] = c;
    mesh.join(half, beyond_ad);
    mesh.join(twin, beyond_bc);
    mesh.join(half_next, twin_next);
}
