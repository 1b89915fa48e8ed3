//! Random pairs of polygons that move and turn.

use super::class::{Class, Precision, power};
use super::pair::style;
use super::rng::Rng;
use super::shape::{Style, convex_of, needle, polygon, spot, whole_vector};
use crate::exact::Turning;
use crate::form::Form;

type Pair = [Turning; 2];

/// Two polygons and their motions as they may be in a class.
pub fn turning(rng: &mut Rng, class: Class, precision: Precision) -> Option<Pair> {
    match class {
        Class::Clear => {
            let style = style(rng, precision);
            let pair = [polygon(rng, style)?, polygon(rng, style)?];
            apart(rng, pair)
        }
        Class::Near => passing(rng),
        Class::Touching => landing(rng),
        Class::Degenerate => degenerate(rng, precision),
        Class::Mixed => mixed(rng),
    }
}

/// An angle in sixteenths.
fn angle(rng: &mut Rng, most: i64) -> f64 {
    rng.whole(-16 * most, 16 * most) / 16.0
}

fn moved([x, y]: [f64; 2], [dx, dy]: [f64; 2], times: f64) -> [f64; 2] {
    [x + dx * times, y + dy * times]
}

fn still(form: Form) -> Turning {
    Turning {
        form,
        way: [0.0, 0.0],
        angle: 0.0,
        pivot: [0.0, 0.0],
    }
}

/// A polygon that turns about any point, and another one beside it that may do so too.
fn apart(rng: &mut Rng, [a, b]: [Form; 2]) -> Option<Pair> {
    let mut turns = |form: Form| Turning {
        form,
        way: spot(rng, Style::Grid),
        angle: angle(rng, 6),
        pivot: spot(rng, Style::Grid),
    };
    let a = turns(a);
    let mut b = turns(b);
    let by = spot(rng, Style::Grid).map(|x| x * 2.5);
    b.form = b.form.moved(by);
    b.pivot = moved(b.pivot, by, 1.0);
    // toward the other one
    b.way = [b.way[0] - by[0], b.way[1] - by[1]];
    if rng.one_in(2) {
        b = Turning {
            way: b.way,
            ..still(b.form)
        };
    }
    Some([a, b])
}

/// A vertex turns past a wall, and comes closer than a thousandth of its way, or cuts into it.
fn passing(rng: &mut Rng) -> Option<Pair> {
    let pivot = spot(rng, Style::Grid);
    let ([x, y], length) = whole_vector(rng);
    let part = rng.whole(1, 4) / 4.0;
    let mut near = || spot(rng, Style::Grid).map(|x| x / 16.0);
    let corners = [[x * part, y * part], near(), near()].map(|p| moved(pivot, p, 1.0));
    let a = convex_of(&corners)?;
    let gap = power(-(rng.whole(10, 17) as i32)) * rng.sign();
    let from = length * part * (1.0 + gap);
    let (to, side) = (from + rng.whole(1, 8), rng.whole(4, 32));
    let axis = rng.below(2);
    let away = rng.sign();
    let wall = [[from, -side], [to, -side], [to, side], [from, side]];
    let wall = wall.map(|[far, along]| {
        let mut point = pivot;
        point[axis] += far * away;
        point[1 - axis] += along;
        point
    });
    // along the wall, which changes nothing
    let mut way = [0.0, 0.0];
    way[1 - axis] = rng.whole(-3, 3);
    let turns = Turning {
        form: Form::Convex(a),
        way,
        angle: angle(rng, 6),
        pivot,
    };
    Some([turns, still(Form::Convex(convex_of(&wall)?))])
}

/// An edge on a line through the pivot lands on another one at once, or a vertex on a vertex.
fn landing(rng: &mut Rng) -> Option<Pair> {
    let pivot = spot(rng, Style::Grid);
    let ([x, y], _) = whole_vector(rng);
    let (u, w) = (
        [x, y],
        *rng.pick(&[[y, x], [-x, y], [x, -y], [-y, x], [y, -x], [-x, -y]]),
    );
    let mut side = |along: [f64; 2]| {
        let mut on = || moved(pivot, along, rng.whole(1, 16) / 8.0);
        let (from, to) = (on(), on());
        let third = spot(rng, Style::Grid);
        convex_of(&[from, to, moved(pivot, third, 1.0)]).map(Form::Convex)
    };
    let (a, b) = (side(u)?, side(w)?);
    let turns = Turning {
        form: a,
        way: [0.0, 0.0],
        angle: angle(rng, 6),
        pivot,
    };
    Some([turns, still(b)])
}

/// Needles, no turn, a hardly noticeable one, many turns, turns about a vertex, shapes that are
/// close at the start.
fn degenerate(rng: &mut Rng, precision: Precision) -> Option<Pair> {
    let a = if rng.one_in(3) {
        needle(rng, precision)?
    } else {
        polygon(rng, Style::Grid)?
    };
    let b = polygon(rng, Style::Grid)?;
    let [mut a, b] = apart(rng, [a, b])?;
    match rng.below(5) {
        0 => a.angle = 0.0,
        1 => a.angle *= power(-20),
        2 => {
            a.angle *= 32.0;
            let points = a.form.points();
            a.way = a.way.map(|x| x / 16.0);
            a.pivot = *rng.pick(&points);
        }
        3 => {
            let points = a.form.points();
            a.pivot = *rng.pick(&points);
            a.way = [0.0, 0.0];
        }
        _ => {
            let (p, q) = (a.form.points(), b.form.points());
            let (p, q) = (*rng.pick(&p), *rng.pick(&q));
            let gap = spot(rng, Style::Grid).map(|x| x * power(-10));
            let by = [q[0] - p[0] + gap[0], q[1] - p[1] + gap[1]];
            a.form = a.form.moved(by);
            a.pivot = moved(a.pivot, by, 1.0);
        }
    }
    Some([a, b])
}

/// A small one that spins at a large one, or turns about a far point.
fn mixed(rng: &mut Rng) -> Option<Pair> {
    let (a, b) = (polygon(rng, Style::Grid)?, polygon(rng, Style::Grid)?);
    if rng.one_in(2) {
        let times = power(-(rng.whole(4, 8) as i32));
        let at = spot(rng, Style::Grid).map(|x| x * 2.0);
        let small = Turning {
            form: a.map(|p| moved(at, p, times), 1.0),
            way: [-at[0], -at[1]].map(|x| x * rng.whole(1, 2)),
            angle: angle(rng, 40),
            pivot: at,
        };
        return Some([small, still(b)]);
    }
    let far = power(rng.whole(6, 10) as i32);
    let pivot = spot(rng, Style::Grid).map(|x| x * far);
    let by = spot(rng, Style::Grid).map(|x| x * 2.0);
    let turns = Turning {
        form: a.moved(by),
        way: [0.0, 0.0],
        angle: angle(rng, 6) / far,
        pivot,
    };
    Some([turns, still(b)])
}
