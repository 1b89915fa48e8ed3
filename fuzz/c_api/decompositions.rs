//! Decompositions: one polygon, with a decomposer, trusted, and as one of many.

use sat2d_ffi::*;
use std::ptr::null_mut;

/// The memory for the pieces of one polygon.
struct Pieces {
    sizes: Vec<usize>,
    vertices: Vec<u32>,
    edges: Vec<u32>,
}

impl Pieces {
    fn new(points: usize, rings: usize) -> Pieces {
        let most = points + 2 * rings;
        Pieces {
            sizes: vec![0; most],
            vertices: vec![0; 3 * most],
            edges: vec![0; 3 * most],
        }
    }

    fn buffers(&mut self) -> sat_piece_buffers {
        sat_piece_buffers {
            piece_sizes: self.sizes.as_mut_ptr(),
            piece_capacity: self.sizes.len(),
            vertices: self.vertices.as_mut_ptr(),
            edges: self.edges.as_mut_ptr(),
            corner_capacity: self.vertices.len(),
        }
    }

    /// The used parts of the lists, of equal decompositions the same.
    fn used(&self, of: &sat_decomposition) -> (&[usize], &[u32], &[u32]) {
        let (pieces, corners) = (of.piece_count, of.corner_count);
        assert!(pieces <= self.sizes.len() && corners <= self.vertices.len());
        let lists = (&self.vertices[..corners], &self.edges[..corners]);
        (&self.sizes[..pieces], lists.0, lists.1)
    }
}

/// Decomposes rings in each way. All answers are the same, unless the rings are trusted and
/// invalid.
pub fn decompose(points: &[sat_vec2], sizes: &[usize], options: &sat_decompose_options) {
    let [mut alone, mut kept, mut trusted, mut many] =
        [(); 4].map(|()| Pieces::new(points.len(), sizes.len()));
    let (polygon, rings) = (points.as_ptr(), sizes.as_ptr());
    let [mut of_alone, mut of_kept, mut of_trusted] = [sat_decomposition::default(); 3];
    let mut of_many = [sat_decomposed_polygon::default(); 2];
    let (twice, mut decomposer) = ([sizes.len(), 0], null_mut());
    // SAFETY: the pointers are to lists with their counts and to locals.
    let [by_itself, by_decomposer, by_trust, by_many] = unsafe {
        let count = sizes.len();
        let buffers = alone.buffers();
        let by_itself =
            sat_polygon_decompose(polygon, rings, count, options, &buffers, &mut of_alone);
        assert_eq!(sat_decomposer_new(&mut decomposer), SAT_OK);
        let (buffers, out) = (trusted.buffers(), &mut of_trusted);
        let by_trust = sat_decomposer_decompose_trusted(
            decomposer, polygon, rings, count, options, &buffers, out,
        );
        let (buffers, out) = (kept.buffers(), &mut of_kept);
        let by_decomposer =
            sat_decomposer_decompose(decomposer, polygon, rings, count, options, &buffers, out);
        sat_decomposer_free(decomposer);
        let (buffers, out) = (many.buffers(), of_many.as_mut_ptr());
        let by_many =
            sat_polygons_decompose(polygon, rings, twice.as_ptr(), 2, options, &buffers, out);
        [by_itself, by_decomposer, by_trust, by_many]
    };
    assert_ne!(by_itself, SAT_ERR_INTERNAL);
    assert_eq!((by_decomposer, of_kept), (by_itself, of_alone));
    assert_eq!(kept.used(&of_kept), alone.used(&of_alone));
    assert_eq!((by_many, of_many[0].status), (SAT_OK, by_itself));
    assert_eq!(of_many[0].decomposition, of_alone);
    assert_eq!(many.used(&of_alone), alone.used(&of_alone));
    assert_eq!(of_many[1].status, SAT_ERR_NO_RINGS);
    if by_itself == SAT_OK {
        assert_eq!((by_trust, of_trusted), (SAT_OK, of_alone));
        assert_eq!(trusted.used(&of_trusted), alone.used(&of_alone));
    } else {
        assert_ne!(by_trust, SAT_ERR_INTERNAL);
        let (_, vertices, _) = trusted.used(&of_trusted);
        assert!(vertices.iter().all(|&v| (v as usize) < points.len()));
    }
}
