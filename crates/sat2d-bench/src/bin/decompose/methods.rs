//! The methods of sat2d and its peers, each called as its documentation shows.

use crate::inputs::Input;
use i_triangle::float::delaunay::Delaunay;
use i_triangle::float::triangulator::Triangulator;
use parry2d_f64::math::Vector;
use parry2d_f64::shape::TriMesh;
use parry2d_f64::transformation::hertel_mehlhorn_idx;
use sat2d::DVec2;
use sat2d::decompose::{Decomposition, Method as DecomposeMethod, Options};
use spade::{ConstrainedDelaunayTriangulation, Point2, Triangulation};
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The kind of result of a method.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Yields {
    Convex,
    Triangles,
    /// A triangulation of more than the polygon, which does not tell the triangles inside from
    /// those outside.
    Mesh,
}

/// A method of a library.
pub struct Method {
    pub name: &'static str,
    pub yields: Yields,
    pub takes_holes: bool,
    run: fn(&Input) -> Option<Answer>,
}

/// The result in the library's own form.
pub enum Answer {
    Decomposition(Decomposition),
    Contours(Vec<Vec<[f64; 2]>>),
    /// Indices of `tidy` points.
    Polygons(Vec<Vec<u32>>),
    /// Indices of `tidy` points.
    Triangles(Vec<u32>),
    Mesh(ConstrainedDelaunayTriangulation<Point2<f64>>),
}

impl Answer {
    /// The number of pieces or triangles.
    pub fn count(&self) -> usize {
        match self {
            Answer::Decomposition(pieces) => pieces.count(),
            Answer::Contours(pieces) => pieces.len(),
            Answer::Polygons(pieces) => pieces.len(),
            Answer::Triangles(corners) => corners.len() / 3,
            Answer::Mesh(mesh) => mesh.num_inner_faces(),
        }
    }

    /// The corners of the pieces; `None` for a mesh.
    pub fn pieces(&self, input: &Input) -> Option<Vec<Vec<DVec2>>> {
        let raw: Vec<DVec2> = input.rings.concat();
        let tidy: Vec<DVec2> = input.tidy.concat().into_iter().map(DVec2::from).collect();
        let polygon =
            |corners: &[u32]| -> Vec<DVec2> { corners.iter().map(|&v| tidy[v as usize]).collect() };
        Some(match self {
            Answer::Decomposition(pieces) => pieces
                .pieces()
                .map(|piece| piece.vertices.iter().map(|&v| raw[v as usize]).collect())
                .collect(),
            Answer::Contours(pieces) => pieces
                .iter()
                .map(|piece| piece.iter().copied().map(DVec2::from).collect())
                .collect(),
            Answer::Polygons(pieces) => pieces.iter().map(|piece| polygon(piece)).collect(),
            Answer::Triangles(corners) => corners.chunks_exact(3).map(polygon).collect(),
            Answer::Mesh(_) => return None,
        })
    }
}

impl Method {
    /// `None` if the library returns an error or panics.
    pub fn run(&self, input: &Input) -> Option<Answer> {
        catch_unwind(AssertUnwindSafe(|| (self.run)(input))).unwrap_or(None)
    }
}

/// All methods; sat2d's [`Fast`](DecomposeMethod::Fast) is the first.
pub const METHODS: [Method; 9] = [
    convex("sat2d Fast", true, |input| {
        sat2d_pieces(input, DecomposeMethod::Fast)
    }),
    convex("sat2d Balanced", true, |input| {
        sat2d_pieces(input, DecomposeMethod::Balanced)
    }),
    convex("sat2d Fewest", true, |input| {
        sat2d_pieces(input, DecomposeMethod::Fewest)
    }),
    convex("sat2d Slicing", true, |input| {
        sat2d_pieces(input, DecomposeMethod::Slicing)
    }),
    convex("i_triangle", true, |input| i_triangle_pieces(input, false)),
    convex("i_triangle, unchecked", true, |input| {
        i_triangle_pieces(input, true)
    }),
    convex("parry ear + HM", false, parry_pieces),
    Method {
        name: "earcut",
        yields: Yields::Triangles,
        takes_holes: true,
        run: earcut_triangles,
    },
    Method {
        name: "spade CDT",
        yields: Yields::Mesh,
        takes_holes: true,
        run: spade_mesh,
    },
];

const fn convex(
    name: &'static str,
    takes_holes: bool,
    run: fn(&Input) -> Option<Answer>,
) -> Method {
    Method {
        name,
        yields: Yields::Convex,
        takes_holes,
        run,
    }
}

fn sat2d_pieces(input: &Input, method: DecomposeMethod) -> Option<Answer> {
    let options = Options {
        method,
        ..Options::default()
    };
    let polygon = sat2d::decompose::decompose(&input.slices(), &options);
    polygon.ok().map(Answer::Decomposition)
}

type Grid = (Triangulator<u32, i64>, Delaunay<[f64; 2], i64>);

/// With buffers that are reused between calls, which is the fastest.
fn i_triangle_pieces(input: &Input, unchecked: bool) -> Option<Answer> {
    thread_local!(static KEPT: RefCell<Grid> = RefCell::default());
    KEPT.with_borrow_mut(|(triangulator, mesh)| {
        if unchecked {
            triangulator.uncheck_delaunay_into(&input.tidy, mesh);
        } else {
            triangulator.delaunay_into(&input.tidy, mesh);
        }
        Some(Answer::Contours(mesh.to_convex_polygons()))
    })
}

/// parry's only public ear clipping, which also builds the tree of the mesh.
fn parry_pieces(input: &Input) -> Option<Answer> {
    let points = input.tidy[0].iter().map(|p| Vector::new(p[0], p[1]));
    let mesh = TriMesh::from_polygon(points.collect())?;
    let pieces = hertel_mehlhorn_idx(mesh.vertices(), mesh.indices());
    Some(Answer::Polygons(pieces))
}

fn earcut_triangles(input: &Input) -> Option<Answer> {
    thread_local!(static KEPT: RefCell<earcut::Earcut<f64>> = RefCell::default());
    let mut holes = Vec::new();
    let mut first = 0;
    for ring in &input.tidy[..input.tidy.len() - 1] {
        first += ring.len() as u32;
        holes.push(first);
    }
    let points = input.tidy.iter().flatten().copied();
    let mut triangles = Vec::new();
    KEPT.with_borrow_mut(|earcut| earcut.earcut(points, &holes, &mut triangles));
    Some(Answer::Triangles(triangles))
}

fn spade_mesh(input: &Input) -> Option<Answer> {
    let points = input.tidy.iter().flatten().map(|p| Point2::new(p[0], p[1]));
    let points: Vec<Point2<f64>> = points.collect();
    let mut edges = Vec::with_capacity(points.len());
    let mut first = 0;
    for ring in &input.tidy {
        let n = ring.len();
        edges.extend((0..n).map(|k| [first + k, first + (k + 1) % n]));
        first += n;
    }
    let mut conflicts = 0;
    let mesh =
        ConstrainedDelaunayTriangulation::try_bulk_load_cdt(points, edges, |_| conflicts += 1);
    mesh.ok().filter(|_| conflicts == 0).map(Answer::Mesh)
}
