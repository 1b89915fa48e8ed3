//! Brute-force judge in integers: are the rings a valid polygon, and are the pieces a decomposition
//! of it? It follows the definitions, in quadratic time, and shares no code with the library.

pub type P = (i128, i128);

/// Twice the signed area of the triangle `a`, `b`, `c`.
pub fn cross(a: P, b: P, c: P) -> i128 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

pub fn doubled_area(ring: &[P]) -> i128 {
    (0..ring.len())
        .map(|i| cross((0, 0), ring[i], ring[(i + 1) % ring.len()]))
        .sum()
}

/// Whether `p` is on the closed segment.
fn on_segment(a: P, b: P, p: P) -> bool {
    let within = |a: i128, b: i128, p: i128| a.min(b) <= p && p <= a.max(b);
    cross(a, b, p) == 0 && within(a.0, b.0, p.0) && within(a.1, b.1, p.1)
}

enum Meeting {
    Nothing,
    Point(P),
    /// They cross, or overlap along some length.
    Bad,
}

fn meet(a: P, b: P, c: P, d: P) -> Meeting {
    let mut common: Vec<P> = Vec::new();
    for (p, on) in [
        (a, on_segment(c, d, a)),
        (b, on_segment(c, d, b)),
        (c, on_segment(a, b, c)),
        (d, on_segment(a, b, d)),
    ] {
        if on && !common.contains(&p) {
            common.push(p);
        }
    }
    let opposite = |x: i128, y: i128| x.signum() * y.signum() < 0;
    match common[..] {
        [] if opposite(cross(a, b, c), cross(a, b, d))
            && opposite(cross(c, d, a), cross(c, d, b)) =>
        {
            Meeting::Bad
        }
        [] => Meeting::Nothing,
        [p] => Meeting::Point(p),
        _ => Meeting::Bad,
    }
}

fn edges(ring: &[P]) -> impl Iterator<Item = (P, P)> + '_ {
    (0..ring.len()).map(|i| (ring[i], ring[(i + 1) % ring.len()]))
}

/// A ring without repeats of consecutive points.
pub fn cleaned(ring: &[P]) -> Vec<P> {
    let mut out = ring.to_vec();
    out.dedup();
    while out.len() > 1 && out.first() == out.last() {
        out.pop();
    }
    out
}

fn is_simple(ring: &[P]) -> bool {
    let n = ring.len();
    let all: Vec<(P, P)> = edges(ring).collect();
    n >= 3
        && (0..n).all(|i| {
            (0..i).all(|j| match meet(all[i].0, all[i].1, all[j].0, all[j].1) {
                Meeting::Nothing => true,
                Meeting::Bad => false,
                Meeting::Point(p) => {
                    (j + 1 == i && p == all[i].0) || (j == 0 && i == n - 1 && p == all[0].0)
                }
            })
        })
}

/// Whether a point that is not on the ring is inside it: a ray to the right crosses it an odd
/// number of times.
fn contains(ring: &[P], p: P) -> bool {
    let crossed =
        |&(a, b): &(P, P)| (a.1 > p.1) != (b.1 > p.1) && (cross(a, b, p) > 0) == (b.1 > a.1);
    edges(ring).filter(crossed).count() % 2 == 1
}

/// The middles of the parts into which `by` cuts the edges of `ring`; all coordinates must be even.
fn middles(ring: &[P], by: &[P]) -> Vec<P> {
    let mut out = Vec::new();
    for (a, b) in edges(ring) {
        let mut stops: Vec<P> = by
            .iter()
            .copied()
            .filter(|&p| on_segment(a, b, p))
            .chain([a, b])
            .collect();
        stops.sort_unstable();
        stops.dedup();
        out.extend(
            stops
                .windows(2)
                .map(|w| ((w[0].0 + w[1].0) / 2, (w[0].1 + w[1].1) / 2)),
        );
    }
    out
}

/// Whether rings, outer first, are a polygon by the OGC rules. A hole without points is none.
pub fn is_polygon(rings: &[Vec<P>]) -> bool {
    let double = |ring: &Vec<P>| cleaned(ring).iter().map(|p| (2 * p.0, 2 * p.1)).collect();
    let mut rings: Vec<Vec<P>> = rings.iter().map(double).collect();
    let mut is_outer = true;
    rings.retain(|ring| std::mem::take(&mut is_outer) || !ring.is_empty());
    if rings.is_empty() || !rings.iter().all(|ring| is_simple(ring)) {
        return false;
    }
    // The points where rings touch, and which rings touch there.
    let mut touches: Vec<(P, usize)> = Vec::new();
    for i in 0..rings.len() {
        for j in 0..i {
            for (a, b) in edges(&rings[i]) {
                for (c, d) in edges(&rings[j]) {
                    match meet(a, b, c, d) {
                        Meeting::Nothing => {}
                        Meeting::Bad => return false,
                        Meeting::Point(p) => touches.extend([(p, i), (p, j)]),
                    }
                }
            }
            let j_in_i = middles(&rings[j], &rings[i])
                .iter()
                .filter(|&&p| contains(&rings[i], p))
                .count();
            let i_in_j: Vec<bool> = middles(&rings[i], &rings[j])
                .iter()
                .map(|&p| contains(&rings[j], p))
                .collect();
            if j_in_i > 0 || i_in_j.iter().any(|&inside| inside != (j == 0)) {
                return false;
            }
        }
    }
    touches.sort_unstable();
    touches.dedup();
    // The graph of rings and points has a cycle iff removing leaves ends before the graph is empty.
    loop {
        let before = touches.len();
        let all = touches.clone();
        touches.retain(|t| {
            all.iter().filter(|o| o.0 == t.0).count() > 1
                && all.iter().filter(|o| o.1 == t.1).count() > 1
        });
        match touches.len() {
            0 => return true,
            left if left == before => return false,
            _ => {}
        }
    }
}

/// Whether the pieces are convex, counter-clockwise, disjoint, and have the area of the polygon.
pub fn is_decomposition(rings: &[Vec<P>], pieces: &[Vec<P>]) -> bool {
    let area = |ring: &Vec<P>| doubled_area(&cleaned(ring)).abs();
    let wanted = area(&rings[0]) - rings[1..].iter().map(area).sum::<i128>();
    let is_convex = |p: &Vec<P>| {
        edges(p).all(|(a, b)| a != b && p.iter().all(|&c| cross(a, b, c) >= 0))
            && doubled_area(p) > 0
    };
    let parts = |p: &[P], q: &[P]| edges(p).any(|(a, b)| q.iter().all(|&c| cross(a, b, c) <= 0));
    pieces.iter().all(is_convex)
        && pieces.iter().map(|p| doubled_area(p)).sum::<i128>() == wanted
        && (0..pieces.len())
            .all(|i| (0..i).all(|j| parts(&pieces[i], &pieces[j]) || parts(&pieces[j], &pieces[i])))
}
