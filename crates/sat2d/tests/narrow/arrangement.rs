//! The minimum separating translation by brute force in integers: all Minkowski differences of
//! pieces, all points where an edge of one is nearest to the origin or meets another edge, and
//! which of these points are free. Shares nothing with the code under test.

pub type P = (i128, i128);
/// x / w, y / w with w above 0.
type Point = (i128, i128, i128);

fn minus(a: P, b: P) -> P {
    (a.0 - b.0, a.1 - b.1)
}

fn cross(a: P, b: P) -> i128 {
    a.0 * b.1 - a.1 * b.0
}

fn dot(a: P, b: P) -> i128 {
    a.0 * b.0 + a.1 * b.1
}

/// Corners of the convex hull, counter-clockwise.
fn hull(mut points: Vec<P>) -> Vec<P> {
    points.sort_unstable();
    points.dedup();
    let chain = |points: &mut dyn Iterator<Item = P>| {
        let mut chain: Vec<P> = Vec::new();
        for p in points {
            while let [.., a, b] = chain[..] {
                if cross(minus(b, a), minus(p, a)) > 0 {
                    break;
                }
                chain.pop();
            }
            chain.push(p);
        }
        chain.pop();
        chain
    };
    let mut lower = chain(&mut points.iter().copied());
    lower.extend(chain(&mut points.iter().rev().copied()));
    lower
}

type Edge = (P, P);

fn edges(ring: &[P]) -> impl Iterator<Item = Edge> + '_ {
    (0..ring.len()).map(|i| (ring[i], ring[(i + 1) % ring.len()]))
}

/// The side of an edge on which a point lies: above 0 on the left.
fn side((p, q): Edge, (x, y, w): Point) -> i128 {
    cross(minus(q, p), (x - p.0 * w, y - p.1 * w))
}

fn is_on((p, q): Edge, t: Point) -> bool {
    let (x, y, w) = t;
    let along = minus(q, p);
    let place = dot(along, (x - p.0 * w, y - p.1 * w));
    side((p, q), t) == 0 && 0 <= place && place <= dot(along, along) * w
}

fn nearest_of_line((p, q): Edge) -> Point {
    let along = minus(q, p);
    let normal = (along.1, -along.0);
    let height = dot(normal, p);
    (normal.0 * height, normal.1 * height, dot(normal, normal))
}

fn meeting((p, q): Edge, (r, s): Edge) -> Option<Point> {
    let (d, e) = (minus(q, p), minus(s, r));
    let turn = cross(d, e);
    let place = cross(minus(r, p), e);
    let (turn, place) = if turn < 0 {
        (-turn, -place)
    } else {
        (turn, place)
    };
    (turn != 0).then(|| (p.0 * turn + d.0 * place, p.1 * turn + d.1 * place, turn))
}

/// A square as a fraction.
fn square((x, y, w): Point) -> (i128, i128) {
    (x * x + y * y, w * w)
}

fn is_less(a: (i128, i128), b: (i128, i128)) -> bool {
    a.0 * b.1 < b.0 * a.1
}

pub struct Arrangement {
    differences: Vec<Vec<P>>,
    edges: Vec<Edge>,
}

impl Arrangement {
    pub fn new(a: &[Vec<P>], b: &[Vec<P>]) -> Arrangement {
        let difference = |p: &Vec<P>, q: &Vec<P>| {
            let points = p.iter().flat_map(|&p| q.iter().map(move |&q| minus(p, q)));
            hull(points.collect())
        };
        let differences: Vec<Vec<P>> = a
            .iter()
            .flat_map(|p| b.iter().map(move |q| difference(p, q)))
            .collect();
        let mut all: Vec<Edge> = differences.iter().flat_map(|d| edges(d)).collect();
        all.sort_unstable();
        all.dedup();
        Arrangement {
            differences,
            edges: all,
        }
    }

    /// Whether the origin is strictly inside some difference.
    pub fn overlaps(&self) -> bool {
        !self.is_free((0, 0, 1))
    }

    /// Strictly inside no difference.
    fn is_free(&self, t: Point) -> bool {
        let inside = |d: &Vec<P>| edges(d).all(|edge| side(edge, t) > 0);
        !self.differences.iter().any(inside)
    }

    /// Free, with points arbitrarily near that lie on no boundary either.
    fn has_room(&self, t: Point) -> bool {
        let mut active: Vec<Vec<Edge>> = Vec::new();
        for d in &self.differences {
            let on: Vec<Edge> = edges(d).filter(|&edge| is_on(edge, t)).collect();
            if !on.is_empty() {
                active.push(on);
            }
        }
        let mut ways: Vec<P> = active
            .iter()
            .flatten()
            .map(|&(p, q)| minus(q, p))
            .flat_map(|d| [d, (-d.0, -d.1)])
            .collect();
        let lower = |v: P| v.1 < 0 || v.1 == 0 && v.0 < 0;
        ways.sort_by(|&v, &w| lower(v).cmp(&lower(w)).then(0.cmp(&cross(v, w))));
        ways.dedup_by(|v, w| cross(*v, *w) == 0 && dot(*v, *w) > 0);
        let n = ways.len();
        (0..n).any(|i| {
            let (v, w) = (ways[i], ways[(i + 1) % n]);
            let between = if cross(v, w) > 0 {
                (v.0 + w.0, v.1 + w.1)
            } else {
                (-v.1, v.0) // half a turn
            };
            let leaves = |on: &Vec<Edge>| on.iter().any(|&(p, q)| cross(minus(q, p), between) < 0);
            active.iter().all(leaves)
        })
    }

    /// The length of the shortest translation that is strictly inside no difference, and of the
    /// shortest one with free room beside it.
    pub fn least(&self) -> (f64, f64) {
        let mut best = [None::<(i128, i128)>; 2];
        let mut consider = |t: Point| {
            let length = square(t);
            let shorter = best.map(|b| b.is_none_or(|b| is_less(length, b)));
            if !shorter[1] || !self.is_free(t) {
                return;
            }
            if shorter[0] {
                best[0] = Some(length);
            }
            if self.has_room(t) {
                best[1] = Some(length);
            }
        };
        for &edge in &self.edges {
            let foot = nearest_of_line(edge);
            if is_on(edge, foot) {
                consider(foot);
            }
        }
        for (i, &edge) in self.edges.iter().enumerate() {
            for &other in &self.edges[..i] {
                if let Some(t) = meeting(edge, other)
                    && is_on(edge, t)
                    && is_on(other, t)
                {
                    consider(t);
                }
            }
        }
        let length = |b: Option<(i128, i128)>| {
            let (num, den) = b.expect("somewhere it is free");
            (num as f64 / den as f64).sqrt()
        };
        (length(best[0]), length(best[1]))
    }
}
