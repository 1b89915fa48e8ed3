//! Random pairs of shapes with placements, one of which at least is an ellipse: a circle under a
//! map that stretches it.

use super::class::{Class, Precision, exponent, power};
use super::pair::{framed, nudge, touching_circle, touching_circles};
use super::placement::{Placement, apply, upright};
use super::rng::Rng;
use super::shape::{Style, circle, concave, is_valid, needle, polygon, solid, spot, whole_vector};
use crate::form::Form;

/// Numbers of single precision leave room for exact products.
const PRECISION: Precision = Precision::Single;

/// A shape and where it is.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The shape.
    pub form: Form,
    /// Where it is.
    pub at: Placement,
}

impl Placed {
    /// A shape that is where it was made.
    pub fn here(form: Form) -> Placed {
        Placed {
            form,
            at: Placement::none(),
        }
    }

    /// With another map after all. Polygons may be placed at once.
    pub(super) fn then(self, rng: &mut Rng, outer: [f64; 6]) -> Placed {
        let Placed { form, at } = self;
        let at = at.then(outer);
        if matches!(form, Form::Convex(_) | Form::Polygon(_))
            && rng.one_in(2)
            && let Some(there) = at.placed(&form)
        {
            return Placed::here(upright(there));
        }
        Placed { form, at }
    }

    fn is_ellipse(&self) -> bool {
        matches!(self.form, Form::Circle { .. }) && self.at.is_uneven()
    }

    /// Whether it is what the tables promise: valid, and no product is rounded.
    pub fn is_valid(&self) -> bool {
        Precision::Double.holds_form(&self.form)
            && self.at.numbers().all(|x| Precision::Double.holds(x))
            && is_valid(&self.form)
            && self.at.rounds_nothing(&self.form)
    }
}

/// A pair, and what it was before one number changed if that is what the class demands: touching.
pub struct Scene {
    /// The shapes.
    pub pair: [Placed; 2],
    /// The shapes before.
    pub before: Option<[Placed; 2]>,
}

impl Scene {
    pub(super) fn new(pair: [Placed; 2]) -> Scene {
        Scene { pair, before: None }
    }

    /// With one number of a shape or of its placement changed by a few units in the last place.
    pub(super) fn nudged(rng: &mut Rng, before: [Placed; 2]) -> Scene {
        let mut pair = before.clone();
        let chosen = &mut pair[rng.below(2)];
        if rng.one_in(4) {
            let number = chosen.at.number_mut(rng);
            let units = (rng.whole(1, 3) * rng.sign()) as i32;
            *number = Precision::Double.step(*number, units);
        } else {
            nudge(rng, Precision::Double, &mut chosen.form);
        }
        Scene {
            pair,
            before: Some(before),
        }
    }
}

/// A pair with an ellipse as it may be in a class.
pub fn ellipses(rng: &mut Rng, class: Class) -> Option<Scene> {
    let scene = match class {
        Class::Clear => Scene::new(apart(rng)?),
        Class::Touching => Scene::new(touching(rng)?),
        Class::Near => {
            let before = touching(rng)?;
            Scene::nudged(rng, before)
        }
        Class::Degenerate => Scene::new(degenerate(rng)?),
        Class::Mixed => Scene::new(mixed(rng)?),
    };
    scene.pair.iter().any(Placed::is_ellipse).then_some(scene)
}

/// A map with small numbers that stretches, skews and mirrors, and is not flat.
pub(super) fn skew(rng: &mut Rng) -> [f64; 6] {
    let times = power(rng.whole(-2, 0) as i32);
    let mut number = |most: i64| rng.whole(-most, most);
    let [a, b, c, d] = [number(4), number(4), number(4), number(4)].map(|x| x * times);
    [a, b, c, d, number(12), number(12)]
}

fn apart(rng: &mut Rng) -> Option<[Placed; 2]> {
    let style = if rng.one_in(2) {
        Style::Grid
    } else {
        Style::Full(PRECISION)
    };
    let oval = circle(rng, style).map(|p| p, power(rng.whole(-2, 0) as i32));
    let (oval, other) = (Placed::here(oval), Placed::here(solid(rng, style)?));
    let map = skew(rng);
    let oval = oval.then(rng, map);
    let [x, y] = spot(rng, Style::Grid).map(|x| x * rng.whole(1, 3));
    let map = match rng.below(2) {
        0 => skew(rng),
        _ => [1.0, 0.0, 0.0, 1.0, x, y],
    };
    let other = other.then(rng, map);
    Some([oval, other])
}

/// Shapes that touch, if they are lucky: the image of a circle and what it touches, or two ellipses
/// with a tangent in common.
fn touching(rng: &mut Rng) -> Option<[Placed; 2]> {
    let pair = match rng.below(4) {
        0 => in_circles(framed(rng, touching_circle)?),
        1 => in_circles(framed(rng, touching_circles)?),
        _ => tangent(rng, -1.0)?,
    };
    Some(mapped(rng, pair))
}

fn in_circles((a, b): (Form, Form)) -> [Placed; 2] {
    [Placed::here(a), Placed::here(b)]
}

/// A pair under a map, in either order.
pub(super) fn mapped(rng: &mut Rng, [a, b]: [Placed; 2]) -> [Placed; 2] {
    let map = skew(rng);
    let (a, b) = (a.then(rng, map), b.then(rng, map));
    if rng.one_in(2) { [a, b] } else { [b, a] }
}

/// A circle and an ellipse with a tangent in common: on both sides of it, or on one.
fn tangent(rng: &mut Rng, side: f64) -> Option<[Placed; 2]> {
    let ([x, y], length) = whole_vector(rng);
    let center = spot(rng, Style::Grid);
    let times = rng.whole(1, 8) / 8.0;
    let circle = Placed::here(Form::Circle {
        center,
        radius: length * times,
    });
    let contact = [center[0] + x * times, center[1] + y * times];
    Some([circle, beside(rng, contact, [x * side, y * side])?])
}

/// An ellipse through a point, whose normal there, outward, is given.
pub(super) fn beside(rng: &mut Rng, contact: [f64; 2], normal: [f64; 2]) -> Option<Placed> {
    let ([x, y], length) = whole_vector(rng);
    let [p, q] = normal;
    // the transposed map takes the normal to a multiple of (x, y), the normal of a circle there
    let (along, across) = (
        rng.whole(1, 3),
        spot(rng, Style::Grid).map(|x| (x / 4.0).trunc()),
    );
    let size = 12.0 * (p.abs() + q.abs()) * length;
    let times = power(rng.whole(0, 4) as i32 - exponent(size));
    let column = |v: f64, w: f64| {
        [
            (v * p * along - w * q) * times,
            (v * q * along + w * p) * times,
        ]
    };
    let ([a, b], [c, d]) = (column(x, across[0]), column(y, across[1]));
    let from = [a * x + c * y, b * x + d * y];
    let at = [contact[0] - from[0], contact[1] - from[1]];
    Some(Placed {
        form: Form::Circle {
            center: [0.0, 0.0],
            radius: length,
        },
        at: Placement::of([a, b, c, d, at[0], at[1]]),
    })
}

/// Identical, concentric and inner ellipses, thin ones, ellipses at needles and in holes.
fn degenerate(rng: &mut Rng) -> Option<[Placed; 2]> {
    let oval = circle(rng, Style::Grid);
    let thin = power(-(rng.whole(10, 24) as i32));
    Some(match rng.below(6) {
        0 => {
            let map = skew(rng);
            let one = Placed::here(oval).then(rng, map);
            [one.clone(), one]
        }
        1 => {
            // the same ellipse by another map, or a smaller one around the same point
            let Form::Circle { radius, .. } = oval else {
                return None;
            };
            let ([x, y], length) = whole_vector(rng);
            let times = *rng.pick(&[0.5, 1.0, 2.0]);
            let disc = |radius| {
                Placed::here(Form::Circle {
                    center: [0.0, 0.0],
                    radius,
                })
            };
            let turned = disc(radius * times).then(rng, [x, y, -y, x, 0.0, 0.0]);
            mapped(rng, [disc(radius * length), turned])
        }
        2 => {
            let pair = tangent(rng, 1.0)?;
            mapped(rng, pair)
        }
        3 => {
            let one = Placed::here(oval).then(rng, [1.0, 0.0, 0.0, thin, 0.0, 0.0]);
            let other = Placed::here(solid(rng, Style::Grid)?);
            mapped(rng, [one, other])
        }
        4 => {
            let other = Placed::here(needle(rng, PRECISION)?);
            mapped(rng, [Placed::here(oval), other])
        }
        _ => {
            let small = oval.map(|p| p.map(|x| x / 4.0), 0.25);
            let around = Placed::here(concave(rng, Style::Grid)?);
            mapped(rng, [Placed::here(small), around])
        }
    })
}

fn mixed(rng: &mut Rng) -> Option<[Placed; 2]> {
    let pair = touching(rng)?;
    match rng.below(3) {
        // far from the origin
        0 => {
            let far = power(rng.whole(8, 20) as i32);
            let by = [far * rng.whole(-3, 3), far * rng.whole(-3, 3)];
            let map = [1.0, 0.0, 0.0, 1.0, by[0], by[1]];
            Some(pair.map(|one| one.then(rng, map)))
        }
        // squeezed along one axis
        1 => {
            let thin = power(-(rng.whole(4, 16) as i32));
            Some(pair.map(|one| one.then(rng, [1.0, 0.0, 0.0, thin, 0.0, 0.0])))
        }
        // a small one at a large one
        _ => {
            let ([x, y], length) = whole_vector(rng);
            let times = power(-(rng.whole(4, 12) as i32));
            let small = polygon(rng, Style::Grid)?.map(|p| p.map(|x| x * times), times);
            let points = small.points();
            let corner = *rng.pick(&points);
            let large = Placed::here(Form::Circle {
                center: [0.0, 0.0],
                radius: length,
            });
            let small = Placed::here(small.moved([x - corner[0], y - corner[1]]));
            Some(mapped(rng, [large, small]))
        }
    }
}

/// A shape and a point.
pub type Spot = (Placed, [f64; 2]);

/// An ellipse and a point as they may be in a class, and what they were before the point was moved
/// by units in the last place, if it was.
pub fn ellipse_point(rng: &mut Rng, class: Class) -> Option<(Spot, Option<Spot>)> {
    let center = spot(rng, Style::Grid);
    let ([x, y], length) = whole_vector(rng);
    let times = rng.whole(1, 8) / 8.0;
    let radius = length * times;
    let mut map = skew(rng);
    let mut at = [center[0] + x * times, center[1] + y * times];
    match class {
        Class::Clear => at = spot(rng, Style::Grid).map(|x| x * 1.5),
        Class::Touching | Class::Near => {}
        Class::Degenerate => {
            map[1] *= power(-(rng.whole(10, 24) as i32));
            map[3] *= power(-(rng.whole(10, 24) as i32));
            // on a tangent, or at the centre
            let along = rng.whole(-1, 1);
            at = *rng.pick(&[at, center, [at[0] - y * along, at[1] + x * along]]);
        }
        Class::Mixed => {
            let far = power(rng.whole(8, 20) as i32);
            map[4] += far * rng.whole(-3, 3);
            map[5] += far * rng.whole(-3, 3);
        }
    }
    let placed = Placed {
        form: Form::Circle { center, radius },
        at: Placement::of(map),
    };
    let point = apply(&map, at);
    let is_exact = placed.at.rounds_nothing(&Form::Segment([at, at]));
    let steps = class == Class::Near || (class == Class::Mixed && rng.one_in(2));
    let mut moved = point;
    if steps {
        let axis = rng.below(2);
        let units = (rng.whole(1, 3) * rng.sign()) as i32;
        moved[axis] = Precision::Double.step(moved[axis], units);
    }
    let before = steps.then(|| (placed.clone(), point));
    (placed.is_ellipse() && is_exact).then_some(((placed, moved), before))
}

/// An ellipse and a ray that meets it at a fraction, or misses it.
pub fn ellipse_cast(rng: &mut Rng, class: Class) -> Option<(Placed, [[f64; 2]; 2])> {
    let drawn = match class {
        Class::Near => Class::Touching,
        Class::Degenerate => *rng.pick(&[Class::Clear, Class::Touching]),
        class => class,
    };
    let (form, [from, to]) = super::motion::at_circle(rng, drawn, PRECISION);
    let mut map = skew(rng);
    if class == Class::Degenerate {
        map[1] *= power(-(rng.whole(6, 20) as i32));
        map[3] *= power(-(rng.whole(6, 20) as i32));
    }
    let placed = Placed {
        form,
        at: Placement::of(map),
    };
    let is_exact = placed.at.rounds_nothing(&Form::Segment([from, to]));
    let mut ends = [apply(&map, from), apply(&map, to)];
    if class == Class::Near {
        let end = rng.pick(&[0, 1]);
        let axis = rng.below(2);
        let units = (rng.whole(1, 3) * rng.sign()) as i32;
        ends[*end][axis] = Precision::Double.step(ends[*end][axis], units);
    }
    (placed.is_ellipse() && is_exact).then_some((placed, ends))
}
