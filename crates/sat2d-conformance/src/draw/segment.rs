//! Random pairs of segments.

use super::class::{Class, Precision, power};
use super::pair::{Pair, nudge, style};
use super::rng::Rng;
use super::shape::{Style, on_edge, spot};
use crate::form::Form;

type Ends = [[f64; 2]; 2];

/// A pair of segments as they may be in a class.
pub fn segments(rng: &mut Rng, class: Class, precision: Precision) -> Option<Pair> {
    let (a, b) = match class {
        Class::Clear => {
            let style = style(rng, precision);
            (ends(rng, style), ends(rng, style))
        }
        Class::Touching | Class::Near => touching(rng),
        Class::Degenerate => degenerate(rng),
        Class::Mixed => mixed(rng, precision),
    };
    let (mut a, mut b) = (Form::Segment(a), Form::Segment(b));
    if class == Class::Near {
        let form = if rng.one_in(2) { &mut a } else { &mut b };
        nudge(rng, precision, form);
    }
    Some(if rng.one_in(2) { (a, b) } else { (b, a) })
}

fn ends(rng: &mut Rng, style: Style) -> Ends {
    [spot(rng, style), spot(rng, style)]
}

/// An end on the other segment.
fn touching(rng: &mut Rng) -> (Ends, Ends) {
    let a = ends(rng, Style::Grid);
    let at = on_edge(rng, a);
    (a, [at, spot(rng, Style::Grid)])
}

/// On one line, parallel, or points.
fn degenerate(rng: &mut Rng) -> (Ends, Ends) {
    let from = spot(rng, Style::Grid);
    let way = spot(rng, Style::Grid);
    let mut at = |beside: f64| {
        let t = rng.whole(-8, 8) / 4.0;
        [from[0] + way[0] * t, from[1] + way[1] * t + beside]
    };
    let a = [at(0.0), at(0.0)];
    let b = [at(0.0), at(0.0)];
    match rng.below(4) {
        0 => ([a[0], a[0]], b),
        1 => {
            let beside = rng.whole(-1, 1) / 8.0;
            (a, b.map(|[x, y]| [x, y + beside]))
        }
        _ => (a, b),
    }
}

fn mixed(rng: &mut Rng, precision: Precision) -> (Ends, Ends) {
    let most = i64::from(precision.bits() - 14);
    let (a, b) = touching(rng);
    if rng.one_in(2) {
        let far = power(rng.whole(most / 2, most - 2) as i32);
        let by = [far * rng.whole(-3, 3), far * rng.whole(-3, 3)];
        let far = |ends: Ends| ends.map(|[x, y]| [x + by[0], y + by[1]]);
        return (far(a), far(b));
    }
    // a short one at the long one
    let times = power(-(rng.whole(most / 2, most.min(24)) as i32));
    let [x, y] = spot(rng, Style::Grid);
    let [from, _] = b;
    let back = rng.whole(0, 2) * times;
    let start = [from[0] - x * back, from[1] - y * back];
    (a, [start, [from[0] + x * times, from[1] + y * times]])
}
