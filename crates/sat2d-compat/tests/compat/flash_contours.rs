//! Contours of segments and quadratic curves in twips, drawn from seeds, with meetings by
//! construction.

use fastrand::Rng;
use std::f64::consts::TAU;

pub type P = [i64; 2];

/// A directed edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub from: P,
    pub control: Option<P>,
    pub to: P,
}

impl Edge {
    fn line(from: P, to: P) -> Edge {
        Edge {
            from,
            control: None,
            to,
        }
    }

    fn curve(from: P, control: P, to: P) -> Edge {
        Edge {
            from,
            control: Some(control),
            to,
        }
    }

    fn map(self, f: impl Fn(P) -> P) -> Edge {
        Edge {
            from: f(self.from),
            control: self.control.map(&f),
            to: f(self.to),
        }
    }

    fn reversed(self) -> Edge {
        Edge {
            from: self.to,
            to: self.from,
            ..self
        }
    }

    /// A curve without area is the segment between its ends.
    fn straightened(self) -> Edge {
        let way = |p: P| [p[0] - self.from[0], p[1] - self.from[1]];
        let is_straight = self.control.is_some_and(|control| {
            let ([cx, cy], [x, y]) = (way(control), way(self.to));
            cx * y == cy * x
        });
        if is_straight {
            Edge::line(self.from, self.to)
        } else {
            self
        }
    }

    fn points(&self) -> [P; 3] {
        [self.from, self.control.unwrap_or(self.from), self.to]
    }

    /// The largest magnitude of a coordinate.
    pub fn reach(&self) -> u64 {
        let numbers = self.points().concat().into_iter();
        numbers.map(i64::unsigned_abs).max().expect("six")
    }

    /// Whether the boxes of the points meet.
    pub fn box_meets(&self, other: &Edge) -> bool {
        let range = |edge: &Edge, axis: usize| {
            let numbers = edge.points().map(|p| p[axis]);
            (
                numbers.into_iter().min().expect("three"),
                numbers.into_iter().max().expect("three"),
            )
        };
        (0..2).all(|axis| {
            let (one, other) = (range(self, axis), range(other, axis));
            one.0 <= other.1 && other.0 <= one.1
        })
    }

    /// The middle of a curve, and its halves, whose points are whole if those of the curve are
    /// multiples of 4.
    fn halves(self) -> (P, [Edge; 2]) {
        let middle = |p: P, q: P| [0, 1].map(|i| (p[i] + q[i]) / 2);
        let control = self.control.expect("a curve");
        let [a, b] = [middle(self.from, control), middle(control, self.to)];
        let at = middle(a, b);
        (
            at,
            [Edge::curve(self.from, a, at), Edge::curve(at, b, self.to)],
        )
    }
}

/// The contours of edges as `exact_shapes` documents them: joined where one ends and another
/// begins, no vertex twice in one, closed by segments, and none that is a line back and forth.
pub fn contours(edges: &[Edge]) -> Vec<Vec<Edge>> {
    let edges = edges.iter().map(|edge| edge.straightened());
    let edges: Vec<Edge> = edges.filter(|edge| edge.from != edge.to).collect();
    let mut runs: Vec<&[Edge]> = edges.chunk_by(|one, next| one.to == next.from).collect();
    let mut contours = Vec::new();
    while !runs.is_empty() {
        let mut open: Vec<Edge> = Vec::new();
        let mut next = Some(0);
        while let Some(run) = next {
            for &edge in runs.remove(run) {
                open.push(edge);
                let closes = open.iter().position(|first| first.from == edge.to);
                contours.extend(closes.map(|first| open.split_off(first)));
            }
            next = open
                .last()
                .and_then(|last| runs.iter().position(|run| run[0].from == last.to));
        }
        contours.extend(Some(open).filter(|open| !open.is_empty()));
    }
    for contour in &mut contours {
        let (start, end) = (contour[0].from, contour[contour.len() - 1].to);
        contour.extend((start != end).then(|| Edge::line(end, start)));
    }
    let is_flat = |contour: &Vec<Edge>| {
        contour.len() == 2 && contour.iter().all(|edge| edge.control.is_none())
    };
    contours.retain(|contour| !is_flat(contour));
    contours
}

/// Edges about a center, each within its own sector: mostly a valid contour.
fn blob(rng: &mut Rng, center: P, radius: f64) -> Vec<Edge> {
    let count = rng.usize(3..=7);
    let at = |turn: f64, radius: f64| {
        let (sin, cos) = (turn * TAU / count as f64).sin_cos();
        // multiples of 4
        [
            center[0] as f64 + radius * cos,
            center[1] as f64 + radius * sin,
        ]
        .map(|x| (x / 4.0).round() as i64 * 4)
    };
    let vertices: Vec<P> = (0..count)
        .map(|i| at(i as f64 + 0.4 * rng.f64(), radius * (0.6 + 0.4 * rng.f64())))
        .collect();
    (0..count)
        .map(|i| {
            let (from, to) = (vertices[i], vertices[(i + 1) % count]);
            if rng.bool() {
                Edge::line(from, to)
            } else {
                let turn = i as f64 + 0.5 + 0.4 * rng.f64();
                Edge::curve(from, at(turn, radius * (0.3 + rng.f64())), to)
            }
        })
        .collect()
}

/// A small triangle with a corner at a point, on a side.
fn triangle(rng: &mut Rng, corner: P, [x, y]: P) -> Vec<Edge> {
    let size = rng.i64(2..=5);
    let p = [corner[0] + size * x - y, corner[1] + size * y + x];
    let q = [corner[0] + size * x + y, corner[1] + size * y - x];
    vec![
        Edge::line(corner, p),
        Edge::line(p, q),
        Edge::line(q, corner),
    ]
}

/// The number of classes.
pub const CLASSES: usize = 9;

/// The class of a seed, and the edges of a fill.
pub fn fill(seed: u64) -> (usize, Vec<Edge>) {
    let class = (seed % CLASSES as u64) as usize;
    let rng = &mut Rng::with_seed(seed);
    let mut edges = match class {
        0 => soup(rng),
        1 => two_blobs(rng),
        2 => tangent_line(rng),
        3 => tangent_curves(rng),
        4 => shared_vertex(rng),
        5 => coincident(rng),
        6 => common_start(rng),
        7 => vertex_on_edge(rng),
        _ => nearly_equal(rng),
    };
    if rng.u8(..) < 64 {
        rng.shuffle(&mut edges);
    }
    (class, edges)
}

/// A few edges between a few points.
fn soup(rng: &mut Rng) -> Vec<Edge> {
    let size = [6, 40, 4000][rng.usize(0..3)];
    let point = |rng: &mut Rng| [rng.i64(-size..=size), rng.i64(-size..=size)];
    let count = rng.usize(2..=5);
    let vertices: Vec<P> = (0..count).map(|_| point(rng)).collect();
    let next = vertices.iter().cycle().skip(1);
    let edges = vertices.iter().zip(next);
    edges
        .map(|(&from, &to)| {
            if rng.bool() {
                Edge::line(from, to)
            } else {
                Edge::curve(from, point(rng), to)
            }
        })
        .collect()
}

/// Two contours, one within the other, beside it or across it.
fn two_blobs(rng: &mut Rng) -> Vec<Edge> {
    let mut edges = blob(rng, [0, 0], 3000.0);
    let center = [rng.i64(-4000..=4000), rng.i64(-4000..=4000)];
    let radius = 200.0 + 1200.0 * rng.f64();
    edges.extend(blob(rng, center, radius));
    edges
}

/// A curve that begins a contour, with another one on its outer side.
fn arch(rng: &mut Rng) -> (Vec<Edge>, P, P) {
    let mut way = || 4 * rng.i64(10..=300);
    let (half, height, lean) = (way(), way(), way() / 8 * 4);
    let curve = Edge::curve([-half, 0], [lean, -2 * height], [half, 0]);
    let edges = vec![
        curve,
        Edge::line([half, 0], [half, height]),
        Edge::line([half, height], [-half, 0]),
    ];
    // the tangent at its middle is horizontal
    let (top, _) = curve.halves();
    (edges, top, [half, height])
}

/// A triangle or a quadrilateral with a side along a tangent, or a little beside it.
fn tangent_line(rng: &mut Rng) -> Vec<Edge> {
    let (mut edges, [x, y], [half, height]) = arch(rng);
    let y = y + rng.i64(-1..=1);
    let (left, right) = (x - rng.i64(1..=half), x + rng.i64(0..=half));
    let tip = [x + rng.i64(-half..=half), y - height];
    edges.extend([
        Edge::line([left, y], [right, y]),
        Edge::line([right, y], tip),
        Edge::line(tip, [left, y]),
    ]);
    skewed(rng, edges)
}

/// Two curves that touch from outside, or nearly.
fn tangent_curves(rng: &mut Rng) -> Vec<Edge> {
    let (mut edges, [x, y], _) = arch(rng);
    let (other, [other_x, other_y], _) = arch(rng);
    let beside = rng.i64(-1..=1);
    let turned = other
        .iter()
        .map(|edge| edge.map(|p| [x + other_x - p[0], y + other_y - p[1] + beside]));
    edges.extend(turned);
    skewed(rng, edges)
}

/// The same edges under a map that keeps tangents, whole numbers and multiples of 4.
fn skewed(rng: &mut Rng, edges: Vec<Edge>) -> Vec<Edge> {
    let [a, b] = [rng.i64(-2..=2), rng.i64(-2..=2)];
    let map = |[x, y]: P| {
        let y = y + b * x;
        [x + a * y, y]
    };
    edges.into_iter().map(|edge| edge.map(map)).collect()
}

/// Two contours that have a vertex in common, and meet elsewhere or not.
fn shared_vertex(rng: &mut Rng) -> Vec<Edge> {
    let one = blob(rng, [0, 0], 2000.0);
    let other = blob(rng, [3000, 0], 1500.0);
    // the rightmost one of the first and the leftmost one of the other, or any
    let right = one.iter().map(|edge| edge.from).max().expect("a vertex");
    let left = match rng.usize(0..3) {
        0 => other[rng.usize(0..other.len())].from,
        _ => other.iter().map(|edge| edge.from).min().expect("a vertex"),
    };
    let moved = other
        .iter()
        .map(|edge| edge.map(|p| [p[0] - left[0] + right[0], p[1] - left[1] + right[1]]));
    one.iter().copied().chain(moved).collect()
}

/// A contour beside another one, along an edge of it or a half of one, or next to it.
fn coincident(rng: &mut Rng) -> Vec<Edge> {
    let mut edges = blob(rng, [0, 0], 2000.0);
    let edge = edges[rng.usize(0..edges.len())];
    let part = match (edge.control, rng.usize(0..3)) {
        (Some(_), half @ 0..2) => edge.halves().1[half],
        (None, 0) => {
            let middle = [0, 1].map(|i| (edge.from[i] + edge.to[i]) / 4 * 2);
            Edge::line(edge.from, middle)
        }
        _ => edge,
    };
    let far = |p: P| p.map(|x| 2 * x);
    let by = rng.i64(0..=2);
    let beside = part
        .reversed()
        .map(|[x, y]| [x + by * x.signum(), y + by * y.signum()]);
    let [p, q] = [far(beside.from), far(beside.to)];
    edges.extend([
        beside,
        Edge::line(beside.to, q),
        Edge::line(q, p),
        Edge::line(p, beside.from),
    ]);
    edges
}

/// Edges that leave a vertex in the same direction or nearly, and may meet again.
fn common_start(rng: &mut Rng) -> Vec<Edge> {
    let point = |rng: &mut Rng| [rng.i64(-600..=600), rng.i64(-600..=600)];
    let [control, one, other] = [point(rng), point(rng), point(rng)];
    let scale = [1, 2, 3][rng.usize(0..3)];
    let along = [0, 1].map(|i| scale * control[i] + rng.i64(0..=1));
    let first = Edge::curve([0, 0], control, one);
    let second = match rng.usize(0..3) {
        0 => Edge::line(along, [0, 0]),
        1 => Edge::curve(one, along, [0, 0]),
        _ => Edge::curve(other, along, [0, 0]),
    };
    if first.to == second.from {
        vec![first, second]
    } else {
        vec![first, Edge::line(first.to, second.from), second]
    }
}

/// A triangle whose corner is on an edge or beside it.
fn vertex_on_edge(rng: &mut Rng) -> Vec<Edge> {
    let mut edges = blob(rng, [0, 0], 2000.0);
    let edge = edges[rng.usize(0..edges.len())];
    let at = match edge.control {
        Some(_) => edge.halves().0,
        None => [0, 1].map(|i| (edge.from[i] + edge.to[i]) / 2),
    };
    let out = at.map(|x| x / 40);
    let by = rng.i64(0..=1);
    let corner = [at[0] + by * out[0].signum(), at[1] + by * out[1].signum()];
    edges.extend(triangle(rng, corner, out));
    edges
}

/// Two curves whose points differ by few twips, with the same ends or not, and what closes them.
fn nearly_equal(rng: &mut Rng) -> Vec<Edge> {
    let point = |rng: &mut Rng| [rng.i64(-3000..=3000), rng.i64(-3000..=3000)];
    let near = |rng: &mut Rng, p: P| p.map(|x| x + rng.i64(-1..=1));
    let one = Edge::curve(point(rng), point(rng), point(rng));
    let mut other = one.reversed();
    other.control = other.control.map(|control| near(rng, control));
    if rng.bool() {
        other.from = near(rng, other.from);
        other.to = near(rng, other.to);
    }
    let mut edges = vec![one];
    if one.to != other.from {
        edges.push(Edge::line(one.to, other.from));
    }
    edges.push(other);
    edges
}
