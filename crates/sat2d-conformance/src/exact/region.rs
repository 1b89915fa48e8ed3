//! A shape in fractions.

use super::number::{F, Point, fraction};
use super::ring::{Edge, edges};
use crate::form::Form;

/// A shape in fractions, with what the questions need of it.
pub struct Region {
    /// The centre and the radius of a circle.
    pub(super) circle: Option<(Point, F)>,
    /// The rings of a polygon, or the two ends of a segment.
    pub(super) rings: Vec<Vec<Point>>,
    /// All edges of the rings; the one of a segment.
    pub(super) edges: Vec<Edge>,
    /// Convex pieces, counter-clockwise, whose union is the shape.
    pub(super) pieces: Vec<Vec<Point>>,
}

impl Region {
    /// The fractions that the doubles of a shape are.
    ///
    /// # Panics
    /// If the shape has curves: see `curves`.
    pub fn new(form: &Form) -> Region {
        let point = |p: &[f64; 2]| p.map(fraction);
        let ring = |ring: &Vec<[f64; 2]>| ring.iter().map(point).collect::<Vec<_>>();
        let (circle, rings) = match form {
            Form::Circle { center, radius } => (Some((point(center), fraction(*radius))), vec![]),
            Form::Convex(vertices) => (None, vec![ring(vertices)]),
            Form::Polygon(rings) => (None, rings.iter().map(ring).collect()),
            Form::Segment(ends) => (None, vec![ends.iter().map(point).collect::<Vec<_>>()]),
            Form::Outline(_) => panic!("an outline with curves"),
        };
        let (pieces, edges): (Vec<_>, Vec<_>) = match form {
            Form::Circle { .. } | Form::Outline(_) => (vec![], vec![]),
            Form::Convex(_) => (rings.clone(), edges(&rings[0]).collect()),
            Form::Polygon(_) => (
                trapezoids(&rings),
                rings.iter().flat_map(|r| edges(r)).collect(),
            ),
            Form::Segment(_) => (rings.clone(), edges(&rings[0]).take(1).collect()),
        };
        Region {
            circle,
            rings,
            edges,
            pieces,
        }
    }
}

/// The trapezoids into which the horizontal lines through all vertices cut a polygon.
fn trapezoids(rings: &[Vec<Point>]) -> Vec<Vec<Point>> {
    let mut levels: Vec<&F> = rings.iter().flatten().map(|p| &p[1]).collect();
    levels.sort();
    levels.dedup();
    let mut pieces = Vec::new();
    for slab in levels.windows(2) {
        let [low, high] = [slab[0], slab[1]];
        // each edge that crosses the slab, by where it enters and leaves it
        let mut sides: Vec<[F; 2]> = rings
            .iter()
            .flat_map(|ring| edges(ring))
            .filter_map(|[p, q]| {
                let (p, q) = if p[1] <= q[1] { (p, q) } else { (q, p) };
                let crosses = p[1] <= *low && q[1] >= *high;
                let slope = |y: &F| &p[0] + (&q[0] - &p[0]) * (y - &p[1]) / (&q[1] - &p[1]);
                crosses.then(|| [slope(low), slope(high)])
            })
            .collect();
        sides.sort_by_key(|[x, y]| x + y);
        for pair in sides.chunks_exact(2) {
            let corner = |x: &F, y: &F| [x.clone(), y.clone()];
            let mut piece = vec![
                corner(&pair[0][0], low),
                corner(&pair[1][0], low),
                corner(&pair[1][1], high),
                corner(&pair[0][1], high),
            ];
            piece.dedup();
            if piece.first() == piece.last() {
                piece.pop();
            }
            pieces.push(piece);
        }
    }
    pieces
}
