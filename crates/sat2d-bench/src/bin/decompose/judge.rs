//! Judges the pieces of any library.

use crate::inputs::Input;
use crate::methods::Answer;
use sat2d::DVec2;
use sat2d::exact::orient2d;
use std::cmp::Ordering;
use std::collections::HashSet;

/// The tolerance: the total area of the pieces may differ from the area of the polygon by this
/// fraction of it, and a corner may bend inwards by this fraction of the polygon's width. Rounding
/// to a fine grid causes far less, a wrong piece far more.
const TOLERANCE: f64 = 1e-9;

/// The judgement of an answer, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Judgement {
    /// Every piece is exactly convex and its corners are vertices of the polygon; the areas add up.
    Exact,
    /// Every piece is convex, its corners are vertices and the areas add up, within 1e-9 of the
    /// polygon's width.
    Near,
    /// A piece is not convex.
    NotConvex,
    /// The areas do not add up: a part is missing or covered twice.
    Area,
    /// No answer.
    Refused,
}

impl Judgement {
    pub fn is_failure(self) -> bool {
        self > Judgement::Near
    }

    pub fn name(self) -> &'static str {
        match self {
            Judgement::Exact => "exact",
            Judgement::Near => "near",
            Judgement::NotConvex => "not convex",
            Judgement::Area => "wrong area",
            Judgement::Refused => "refused",
        }
    }
}

/// Judges an answer. A mesh only has to exist.
pub fn judge(input: &Input, answer: Option<&Answer>) -> Judgement {
    let Some(answer) = answer else {
        return Judgement::Refused;
    };
    let Some(mut pieces) = answer.pieces(input) else {
        return Judgement::Exact;
    };
    let vertices: HashSet<[u64; 2]> = input.rings.iter().flatten().map(bits).collect();
    let moved = pieces
        .iter()
        .flatten()
        .any(|p| !vertices.contains(&bits(p)));
    let frame = Frame::of(input);
    for point in pieces.iter_mut().flatten() {
        *point = frame.bring(*point);
    }
    for piece in &mut pieces {
        if doubled_area(piece) < 0.0 {
            piece.reverse();
        }
    }
    let whole: f64 = input
        .tidy
        .iter()
        .map(|ring| {
            let ring: Vec<DVec2> = ring.iter().map(|&p| frame.bring(p.into())).collect();
            doubled_area(&ring)
        })
        .sum();
    let sum: f64 = pieces.iter().map(|piece| doubled_area(piece)).sum();
    // False if the sum is NaN.
    let adds_up = (sum - whole).abs() <= TOLERANCE * whole;
    if !adds_up {
        return Judgement::Area;
    }
    let slack = TOLERANCE * frame.width;
    let convex = pieces.iter().map(|piece| convexity(piece, slack)).max();
    match convex.unwrap_or(Judgement::Area) {
        Judgement::Exact if moved => Judgement::Near,
        judgement => judgement,
    }
}

/// Bits that are equal for both zeros.
fn bits(p: &DVec2) -> [u64; 2] {
    [p.x, p.y].map(|c| (c + 0.0).to_bits())
}

/// Scales the polygon's bounding box to a size of about 1, so that areas can be computed. The
/// factors are powers of two, one for each axis. Scaling is exact except for coordinates that are
/// negligible compared with the others, and preserves convexity and containment.
struct Frame {
    scale: [DVec2; 2],
    /// The larger side of the polygon's box after scaling.
    width: f64,
}

impl Frame {
    fn of(input: &Input) -> Frame {
        let most = input
            .rings
            .iter()
            .flatten()
            .fold(DVec2::ZERO, |most, p| most.max(p.abs()));
        // In two steps, because the inverse of a very small number overflows.
        let half = |c: f64| -(c.log2().floor() / 2.0);
        let [x, y] = [half(most.x), half(most.y)];
        let once = DVec2::new(x.floor().exp2(), y.floor().exp2());
        let again = DVec2::new(x.ceil().exp2(), y.ceil().exp2());
        let mut frame = Frame {
            scale: [once, again],
            width: 0.0,
        };
        let points = || input.rings.iter().flatten().map(|&p| frame.bring(p));
        let least = points().fold(DVec2::INFINITY, DVec2::min);
        let most = points().fold(DVec2::NEG_INFINITY, DVec2::max);
        frame.width = (most - least).max_element();
        frame
    }

    fn bring(&self, p: DVec2) -> DVec2 {
        p * self.scale[0] * self.scale[1]
    }
}

fn doubled_area(ring: &[DVec2]) -> f64 {
    let Some(&origin) = ring.first() else {
        return 0.0;
    };
    let edges = ring
        .windows(2)
        .map(|e| (e[0] - origin).perp_dot(e[1] - origin));
    edges.sum()
}

/// Whether a counter-clockwise piece is convex, if corners may bend inwards by `slack`.
fn convexity(piece: &[DVec2], slack: f64) -> Judgement {
    let n = piece.len();
    if n < 3 {
        return Judgement::NotConvex;
    }
    let corner = |k: usize| piece[k % n];
    let up = |k: usize| {
        let [a, b] = [corner(k), corner(k + 1)];
        a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y))
    };
    // A convex ring changes between left and right only twice.
    let turns_back = (0..n).filter(|&k| up(k) != up(k + 1)).count();
    let mut judgement = if turns_back == 2 {
        Judgement::Exact
    } else {
        Judgement::Near
    };
    for k in 0..n {
        let [a, b, c] = [corner(k), corner(k + 1), corner(k + 2)];
        if orient2d(a, b, c) != Ordering::Less {
            continue;
        }
        // The distance of b to the inside of the line from a to c.
        let depth = -(b - a).perp_dot(c - b) / (c - a).length();
        judgement = judgement.max(if depth <= slack {
            Judgement::Near
        } else {
            Judgement::NotConvex
        });
    }
    judgement
}
