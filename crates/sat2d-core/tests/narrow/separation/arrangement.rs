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

pub type Edge = (P, P);

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

/// The root of a square that some free translation has.
fn root(square: Option<(i128, i128)>) -> f64 {
    let (num, den) = square.expect("somewhere it is free");
    (num as f64 / den as f64).sqrt()
}

/// Whether the coordinates are doubles.
fn is_dyadic((x, y, w): Point) -> bool {
    let common = gcd(gcd(x.abs(), y.abs()), w);
    let denominator = w / common;
    denominator & (denominator - 1) == 0 && denominator <= 1 << 30
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// How far free translations are followed, as a power of 2: less than the features of an
/// arrangement of small whole numbers are apart.
const STEP: u32 = 36;

fn is_less(a: (i128, i128), b: (i128, i128)) -> bool {
    a.0 * b.1 < b.0 * a.1
}

/// A cut between pieces of one shape and a segment of the other: the segment is inside where it
/// meets the cut anywhere but at its ends, although it enters neither piece.
#[derive(Clone, Copy)]
pub struct Crossing {
    pub cut: Edge,
    pub segment: Edge,
    /// How a translation of the second shape moves the segment in the frame of the cut: by 1 or -1
    /// times itself.
    pub sense: i128,
}

impl Crossing {
    /// Whether the segment, moved, meets the inside of the cut.
    fn meets(&self, (x, y, w): Point) -> bool {
        let (p, q) = self.cut;
        let along = minus(q, p);
        // the ends of the segment from the start of the cut, times w
        let to = |r: P| {
            let way = minus(r, p);
            (way.0 * w + self.sense * x, way.1 * w + self.sense * y)
        };
        let (r, s) = (to(self.segment.0), to(self.segment.1));
        let (side_r, side_s) = (cross(along, r).signum(), cross(along, s).signum());
        if side_r == 0 && side_s == 0 {
            let (from, end) = (dot(along, r), dot(along, s));
            return from.max(end) > 0 && from.min(end) < dot(along, along) * w;
        }
        let direction = minus(self.segment.1, self.segment.0);
        let end = (along.0 * w - r.0, along.1 * w - r.1);
        let side_p = cross(direction, (-r.0, -r.1)).signum();
        let side_q = cross(direction, end).signum();
        side_r * side_s <= 0 && side_p * side_q < 0
    }
}

pub struct Arrangement {
    differences: Vec<Vec<P>>,
    edges: Vec<Edge>,
    crossings: Vec<Crossing>,
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
            crossings: Vec::new(),
        }
    }

    /// This arrangement, where cuts of one shape may meet segments of the other.
    pub fn with_crossings(self, crossings: Vec<Crossing>) -> Arrangement {
        Arrangement { crossings, ..self }
    }

    /// Whether the origin is strictly inside some difference.
    pub fn overlaps(&self) -> bool {
        !self.is_free((0, 0, 1))
    }

    /// Strictly inside no difference.
    fn is_free(&self, t: Point) -> bool {
        let inside = |d: &Vec<P>| edges(d).all(|edge| side(edge, t) > 0);
        !self.differences.iter().any(inside) && !self.crossings.iter().any(|c| c.meets(t))
    }

    /// Whether the free translations go on from a free one along some edge: there are doubles
    /// among them that differ from it by some units in the last place, even if it is no double.
    fn goes_on(&self, t: Point) -> bool {
        let (x, y, w) = (t.0 << STEP, t.1 << STEP, t.2 << STEP);
        let through = self.edges.iter().filter(|&&edge| is_on(edge, t));
        let ways = through.map(|&(p, q)| minus(q, p));
        ways.flat_map(|v| [v, (-v.0, -v.1)])
            .any(|v| self.is_free((x + v.0 * t.2, y + v.1 * t.2, w)))
    }

    /// The length of the shortest free translation that doubles reach, and whether it has free room
    /// beside it. Its coordinates are doubles, or free translations go on from it.
    pub fn least_in_doubles(&self) -> (f64, bool) {
        let mut best = None;
        let mut has_room = false;
        self.each_candidate(|t| {
            let length = square(t);
            let is_shorter = best.is_none_or(|best| is_less(length, best));
            if is_shorter && self.is_free(t) && (is_dyadic(t) || self.goes_on(t)) {
                best = Some(length);
                has_room = self.has_room(t);
            }
        });
        (root(best), has_room)
    }

    /// The nearest points of all edges, and where two edges meet.
    fn each_candidate(&self, mut consider: impl FnMut(Point)) {
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
        self.each_candidate(|t| {
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
        });
        best.map(root).into()
    }
}
