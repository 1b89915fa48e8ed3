//! A polygon with its decomposition.

use super::input::{Input, Rings};
use sat2d::DVec2;
use sat2d::decompose::{
    Approximation, Decomposition, Deviation, EdgeSource, Options, Polygon, approximate,
};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// What a polygon becomes.
#[derive(Default)]
pub struct Aim {
    pub options: Options,
    /// Fewer pieces, off by at most this much, on these sides.
    pub approximate: Option<(f64, Deviation)>,
    /// Whether the result is proven.
    pub check: bool,
}

/// The outcome for one polygon of a file.
pub struct Outcome {
    /// The file as the user named it.
    pub file: String,
    pub name: String,
    /// The rings as they are in the file; none if the polygon cannot be read.
    pub rings: Rings,
    pub result: Result<Cut, String>,
}

/// The decomposition of a valid polygon.
#[derive(Clone)]
pub struct Cut {
    /// The reflex vertices of the polygon.
    pub reflex: Vec<u32>,
    /// The area of the polygon.
    pub area: f64,
    pub pieces: Vec<Piece>,
    /// Whether fewer pieces are known to be impossible.
    pub optimal: bool,
    /// The least number of exact pieces; none for approximate ones.
    pub lower_bound: Option<usize>,
    /// The result of the exact check, if there was one.
    pub proof: Option<Result<(), String>>,
    /// The time of validation and decomposition.
    pub time: Duration,
}

/// A convex piece.
#[derive(Clone)]
pub struct Piece {
    /// Counter-clockwise with y up.
    pub vertices: Vec<u32>,
    /// The source of the edge from each vertex to the next.
    pub edges: Vec<EdgeSource>,
}

impl Outcome {
    /// Decomposes a polygon.
    pub fn of(file: &str, input: Input, aim: &Aim) -> Outcome {
        let (rings, result) = match input.rings {
            Ok(rings) => {
                let result = Cut::of(&rings, aim);
                (rings, result)
            }
            Err(reason) => (Rings::new(), Err(reason)),
        };
        Outcome {
            file: file.to_owned(),
            name: input.name,
            rings,
            result,
        }
    }

    /// Adds the pieces of another polygon whose vertices are numbered as those of this one.
    pub fn join(&mut self, other: Outcome) {
        match (&mut self.result, other.result) {
            (Ok(cut), Ok(other)) => cut.join(other),
            (result, Err(reason)) => *result = Err(reason),
            (Err(_), Ok(_)) => {}
        }
    }

    /// The polygon and its pieces, moved to another place.
    pub fn moved(&self, by: DVec2) -> Outcome {
        let moved = |ring: &Vec<DVec2>| ring.iter().map(|&point| point + by).collect();
        Outcome {
            file: self.file.clone(),
            name: self.name.clone(),
            rings: self.rings.iter().map(moved).collect(),
            result: self.result.clone(),
        }
    }

    /// The number of vertices of all rings, without points that only close a ring.
    pub fn vertex_count(&self) -> usize {
        let count = |ring: &Vec<DVec2>| {
            let closed = ring.len() > 1 && ring.first() == ring.last();
            ring.len() - usize::from(closed)
        };
        self.rings.iter().map(count).sum()
    }

    /// Whether the polygon is valid and the check, if there was one, found no flaw.
    pub fn is_fine(&self) -> bool {
        let flawed = |cut: &Cut| matches!(cut.proof, Some(Err(_)));
        self.result.as_ref().is_ok_and(|cut| !flawed(cut))
    }
}

impl Cut {
    fn of(rings: &Rings, aim: &Aim) -> Result<Cut, String> {
        let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
        let start = Instant::now();
        let polygon = Polygon::new(&rings).map_err(|error| error.to_string())?;
        if let Some((tolerance, deviation)) = aim.approximate {
            let pieces = approximate(&rings, tolerance, deviation, &aim.options)
                .map_err(|error| error.to_string())?;
            let time = start.elapsed();
            let proof = aim.check.then(|| pieces.verify(&rings));
            return Ok(Cut {
                reflex: polygon.reflex_vertices(),
                area: polygon.area(),
                optimal: pieces.count() == 1,
                lower_bound: None,
                proof: proof.map(|proof| proof.map_err(|flaw| flaw.to_string())),
                pieces: approximate_pieces(&pieces, &rings),
                time,
            });
        }
        let pieces = polygon.decompose(&aim.options);
        let time = start.elapsed();
        let proof = aim.check.then(|| pieces.verify(&rings));
        Ok(Cut {
            reflex: polygon.reflex_vertices(),
            area: pieces.area(),
            optimal: pieces.is_optimal(),
            lower_bound: Some(pieces.lower_bound()),
            proof: proof.map(|proof| proof.map_err(|flaw| flaw.to_string())),
            pieces: exact_pieces(&pieces),
            time,
        })
    }

    /// Gives other numbers to the vertices and the edges of the polygon.
    pub fn renumber(&mut self, vertex: impl Fn(u32) -> u32, edge: impl Fn(u32) -> u32) {
        let pieces = self.pieces.iter_mut();
        let vertices = pieces.flat_map(|piece| &mut piece.vertices);
        for number in vertices.chain(&mut self.reflex) {
            *number = vertex(*number);
        }
        for source in self.pieces.iter_mut().flat_map(|piece| &mut piece.edges) {
            if let EdgeSource::Input(number) = source {
                *number = edge(*number);
            }
        }
    }

    /// Adds a decomposition of another polygon. The least numbers of pieces add up, as polygons
    /// that only touch share no piece.
    fn join(&mut self, other: Cut) {
        self.reflex.extend(other.reflex);
        self.area += other.area;
        self.pieces.extend(other.pieces);
        self.optimal &= other.optimal;
        self.lower_bound = self.lower_bound.zip(other.lower_bound).map(|(a, b)| a + b);
        self.proof = self.proof.take().zip(other.proof).map(|(a, b)| a.and(b));
        self.time += other.time;
    }

    /// Every side of every piece: the piece, the start and end of the side, its source.
    pub fn sides(&self) -> impl Iterator<Item = (usize, u32, u32, EdgeSource)> {
        self.pieces.iter().enumerate().flat_map(|(number, piece)| {
            let ends = piece.vertices.iter().cycle().skip(1);
            let sides = piece.vertices.iter().zip(ends).zip(&piece.edges);
            sides.map(move |((&from, &to), &source)| (number, from, to, source))
        })
    }
}

fn exact_pieces(pieces: &Decomposition) -> Vec<Piece> {
    let piece = |piece: sat2d::decompose::Piece<'_>| Piece {
        vertices: piece.vertices.to_vec(),
        edges: piece.edges.to_vec(),
    };
    pieces.pieces().map(piece).collect()
}

/// Sides of approximate pieces are edges of the input only if they are whole ones.
fn approximate_pieces(pieces: &Approximation, rings: &[&[DVec2]]) -> Vec<Piece> {
    let points = rings.concat();
    // -0 is 0
    let key = |p: DVec2, q: DVec2| [p.x, p.y, q.x, q.y].map(|x| (x + 0.0).to_bits());
    let mut edges = HashMap::new();
    let mut first = 0;
    for ring in rings {
        let ends = ring.iter().cycle().skip(1);
        for (edge, (&from, &to)) in (first..).zip(ring.iter().zip(ends)) {
            edges.entry(key(from, to)).or_insert(edge);
            edges.entry(key(to, from)).or_insert(edge);
        }
        first += ring.len() as u32;
    }
    let source = |(&from, &to): (&u32, &u32)| {
        let edge = edges.get(&key(points[from as usize], points[to as usize]));
        edge.map_or(EdgeSource::Diagonal, |&edge| EdgeSource::Input(edge))
    };
    let piece = |vertices: &[u32]| Piece {
        vertices: vertices.to_vec(),
        edges: (vertices.iter())
            .zip(vertices.iter().cycle().skip(1))
            .map(source)
            .collect(),
    };
    pieces.pieces().map(piece).collect()
}
