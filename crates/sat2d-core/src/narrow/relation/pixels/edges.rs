//! The edges of one sprite among the pixels of another.
//!
//! Each edge of `p` is mapped to the pixels of `q` and followed row by row. If it passes through
//! the interior of a set pixel, the sprites overlap. If no edge comes near a set pixel, the
//! boundary of `p` does not meet `q`, so each connected part of `q` lies inside `p` or outside it:
//! one corner of the part decides which.
//!
//! "Interior" and "near" leave a [margin](MARGIN) for all rounding: of the map and of the placed
//! corners of both sprites, which [`PixelMap`] bounds, and of the steps along an edge. The latter
//! are a few units in the last place of coordinates that are below the bound divided by 48 u.

use crate::mask::Mask;
use crate::narrow::relation::pixels::map::{PixelMap, PlacedSprite};
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::num::power_of_two;
use sat2d_base::types::{Outcome, Relation};
use sat2d_decompose::EdgeSource;

/// How near to a pixel is too near, in pixels.
const MARGIN: f64 = power_of_two(-10);

/// How an edge lies among pixels.
#[derive(PartialEq)]
enum Course {
    /// It does not come near a pixel that counts.
    Clear,
    /// It passes through one.
    Through,
    /// It is too close to tell.
    Close,
}

/// The relation of two placed sprites, each with the map to the pixels of the other. Undecided if
/// they nearly touch or if rounding is not small compared with a pixel.
pub(super) fn relation(
    ((p, of_p), to_q): (PlacedSprite<'_>, &PixelMap),
    ((q, of_q), to_p): (PlacedSprite<'_>, &PixelMap),
) -> Outcome<Relation> {
    if to_q.rounding.max(to_p.rounding) > MARGIN / 2.0 {
        return Outcome::Undecided;
    }
    let mut is_close = false;
    let edges = of_p.each_near(&of_q.bounds(), |number| {
        let piece = of_p.pieces().piece(number);
        let at = |corner: DVec2| to_q.apply((corner + p.pivot).round());
        let corners = piece.ring.points;
        let mut start = corners[corners.len() - 1];
        let mut number = corners.len() - 1;
        for (next, &end) in corners.iter().enumerate() {
            if piece.edge(number) != EdgeSource::Diagonal {
                match course(&q.mask, at(start), at(end)) {
                    Course::Through => return ControlFlow::Break(()),
                    Course::Close => is_close = true,
                    Course::Clear => {}
                }
            }
            (start, number) = (end, next);
        }
        ControlFlow::Continue(())
    });
    if edges.is_break() {
        return Outcome::Decided(Relation::Overlapping);
    }
    if is_close {
        return Outcome::Undecided;
    }
    // each part of q that is inside of p has a piece there
    let inside = of_q.each_near(&of_p.bounds(), |number| {
        let corner = of_q.pieces().piece(number).ring.points[0];
        match is_in(&p.mask, to_p.apply((corner + q.pivot).round())) {
            Some(false) => ControlFlow::Continue(()),
            within => ControlFlow::Break(within),
        }
    });
    match inside {
        ControlFlow::Continue(()) => Outcome::Decided(Relation::Disjoint),
        ControlFlow::Break(Some(_)) => Outcome::Decided(Relation::Overlapping),
        ControlFlow::Break(None) => Outcome::Undecided,
    }
}

/// How the segment between two points lies among the pixels of a mask.
fn course(mask: &Mask, start: DVec2, end: DVec2) -> Course {
    let (low, high) = if start.y <= end.y {
        (start, end)
    } else {
        (end, start)
    };
    let slope = (high.x - low.x) / (high.y - low.y);
    // if this divides by 0, no y lies strictly between both ends and the slope is not used
    let x_at = |y: f64| {
        if y <= low.y {
            low.x
        } else if y >= high.y {
            high.x
        } else {
            low.x + (y - low.y) * slope
        }
    };
    let between = |y: [f64; 2]| {
        let [x, z] = y.map(x_at);
        (x.min(z), x.max(z))
    };
    let first = (low.y - MARGIN).floor().max(0.0);
    let last = (high.y + MARGIN).floor().min(mask.height() as f64 - 1.0);
    let mut course = Course::Clear;
    let mut row = first;
    while row <= last {
        let (least, most) = between([row - MARGIN, row + 1.0 + MARGIN]);
        let near = [least - MARGIN, most + MARGIN].map(f64::floor);
        if any_in_row(mask, row, near) {
            let inner = [row + MARGIN, row + 1.0 - MARGIN];
            let (least, most) = between(inner);
            let through = [(least - 1.0 + MARGIN).ceil(), (most - MARGIN).floor()];
            let is_inside = inner[0] <= high.y && low.y <= inner[1];
            if is_inside && any_in_row(mask, row, through) {
                return Course::Through;
            }
            course = Course::Close;
        }
        row += 1.0;
    }
    course
}

/// Whether any pixel of a row is set between two columns, both included.
fn any_in_row(mask: &Mask, row: f64, [first, last]: [f64; 2]) -> bool {
    let (first, last) = (first.max(0.0), last.min(mask.width() as f64 - 1.0));
    if first > last {
        return false;
    }
    let (first, last) = (first as i64, last as i64);
    (first..=last).step_by(64).any(|x| {
        let rest = last - x;
        let within = if rest < 63 { (2 << rest) - 1 } else { u64::MAX };
        mask.word(x, row as i64) & within != 0
    })
}

/// Whether a point lies in a set pixel; `None` if it is too near the side of one.
fn is_in(mask: &Mask, at: DVec2) -> Option<bool> {
    let counts =
        |pixel: DVec2| pixel.min_element() >= 0.0 && mask.get(pixel.x as usize, pixel.y as usize);
    let corner = |x: f64, y: f64| counts((at + DVec2::new(x, y)).floor());
    let counts = corner(-MARGIN, -MARGIN);
    let others = [(MARGIN, -MARGIN), (-MARGIN, MARGIN), (MARGIN, MARGIN)];
    let is_clear = others.into_iter().all(|(x, y)| corner(x, y) == counts);
    is_clear.then_some(counts)
}
