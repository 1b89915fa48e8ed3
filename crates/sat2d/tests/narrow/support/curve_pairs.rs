//! The relation of two regions with curves, in whole numbers: it divides every edge of one region
//! where it meets the curves of the other one's edges, by Sturm's theorem, and asks on which side
//! of the other region a point of each part lies. Shares nothing with the library.

use crate::support::curve_judge::{Curve, Q, is_inside_beyond, point_relation, q};
use crate::support::real_roots::{Chain, Dyadic, Form, Polynomial};
use num_bigint::{BigInt, Sign};
use sat2d::{DVec2, Relation};

/// The relation of two regions, both by even-odd, with whole coordinates and weights in eighths.
pub fn relation(a: &[Curve], b: &[Curve]) -> Relation {
    let mut strongest = Relation::Disjoint;
    for (own, other) in [(a, b), (b, a)] {
        for edge in own {
            assert_ne!(edge.points[0], edge.points[2], "an edge of no length");
            let of_start = point_relation(other, &edge.points[0].to_array().map(q));
            strongest = strongest.max(of_start).max(of_edge(edge, own, other));
            if strongest == Relation::Overlapping {
                return strongest;
            }
        }
    }
    strongest
}

/// What an edge says of its own region and another one, without its ends.
fn of_edge(edge: &Curve, own: &[Curve], other: &[Curve]) -> Relation {
    let near = other.iter().filter(|curve| boxes_meet(edge, curve));
    let meetings = near.flat_map(|curve| Meetings::of(edge, curve));
    let mut parts = Parts {
        meetings: meetings.collect(),
        samples: Vec::new(),
        meets: false,
    };
    parts.divide([0, 1].map(|end| Dyadic::new(end, 0)));
    let mut strongest = if parts.meets {
        Relation::Touching
    } else {
        Relation::Disjoint
    };
    for place in &parts.samples {
        let point = edge.at(&place.fraction());
        strongest = strongest.max(match point_relation(other, &point) {
            Relation::Touching => along_the_boundary(own, other, &point),
            relation => relation,
        });
        if strongest == Relation::Overlapping {
            break;
        }
    }
    strongest
}

/// The relation at a point inside edges of both regions that coincide around it.
fn along_the_boundary(own: &[Curve], other: &[Curve], point: &[Q; 2]) -> Relation {
    for lean in 0.. {
        let sides = [own, other].map(|of| is_inside_beyond(of, point, lean));
        if let [Some(of_own), Some(of_other)] = sides {
            return if of_own == of_other {
                Relation::Overlapping
            } else {
                Relation::Touching
            };
        }
    }
    unreachable!("some ray is clear")
}

fn boxes_meet(one: &Curve, other: &Curve) -> bool {
    let [a, b] = [one, other].map(|curve| {
        let [p, q, r] = curve.points;
        (p.min(q).min(r), p.max(q).max(r))
    });
    a.0.cmple(b.1).all() && b.0.cmple(a.1).all()
}

/// Where an edge meets the curve or the line of another one.
struct Meetings {
    /// 0 where it is on the curve; without roots at the ends.
    on: Polynomial,
    chain: Chain,
    /// Above 0 where it is on the other edge, if it is on the curve.
    within: Vec<Polynomial>,
    /// Whether that is a meeting, and not only the end of a part that coincides.
    is_meeting: bool,
}

impl Meetings {
    /// Those with the curve, unless the edge is a part of it: then those with the ends.
    fn of(edge: &Curve, curve: &Curve) -> Vec<Meetings> {
        let [x, y, w] = edge.polynomials().map(|[a, b, c]| Form(vec![c, b, a]));
        let [start, control, end] = curve.points;
        let number = |x: f64| Form::constant(whole(x));
        // twice the area of a triangle of two corners and the point of the edge
        let area = |p: DVec2, r: DVec2| {
            let along =
                |d: f64, of: &Form, from: f64| number(d).times(&of.minus(&w.times(&number(from))));
            along(r.x - p.x, &y, p.y).minus(&along(r.y - p.y, &x, p.x))
        };
        let v = area(end, start);
        let turn = (control - start).perp_dot(end - start);
        let (on, within) = if curve.weight == 0.0 || turn == 0.0 {
            let beyond = |p: DVec2, along: DVec2| {
                let term = |d: f64, of: &Form, from: f64| {
                    number(d).times(&of.minus(&w.times(&number(from))))
                };
                term(along.x, &x, p.x).plus(&term(along.y, &y, p.y))
            };
            (
                v,
                vec![beyond(start, end - start), beyond(end, start - end)],
            )
        } else {
            let (u, t) = (area(control, end), area(start, control));
            let eighths = number(8.0 * curve.weight);
            // 16 (v² - 4 w² u t)
            let on = number(16.0)
                .times(&v.times(&v))
                .minus(&eighths.times(&eighths).times(&u.times(&t)));
            (on, vec![v.times(&number(turn.signum()))])
        };
        let on = on.polynomial();
        let within: Vec<Polynomial> = within.iter().map(Form::polynomial).collect();
        if on.is_zero() {
            let ends = within.into_iter().filter(|end| !end.is_zero());
            return ends
                .map(|end| Meetings::new(end, Vec::new(), false))
                .collect();
        }
        vec![Meetings::new(on, within, true)]
    }

    fn new(on: Polynomial, within: Vec<Polynomial>, is_meeting: bool) -> Meetings {
        let on = on.without_roots_at_0_and_1();
        Meetings {
            chain: Chain::new(&on),
            on,
            within,
            is_meeting,
        }
    }

    /// Whether the only root between two places is a point of both edges, but no end.
    fn is_met(&self, between: &[Dyadic; 2]) -> bool {
        self.is_meeting
            && self
                .within
                .iter()
                .all(|within| self.is_within(within, between.clone()))
    }

    /// Whether a polynomial is above 0 at the only root between two places.
    fn is_within(&self, within: &Polynomial, mut between: [Dyadic; 2]) -> bool {
        if within.is_zero() || self.on.common(within).has_roots(&between) {
            return false;
        }
        while within.has_roots(&between) {
            let is_clear = |at: &Dyadic| {
                [&self.on, within]
                    .iter()
                    .all(|p| p.sign_at(at) != Sign::NoSign)
            };
            let [from, to] = between;
            let middle = cut(&from, &to, is_clear);
            between = if self.chain.roots_between(&from, &middle) > 0 {
                [from, middle]
            } else {
                [middle, to]
            };
        }
        within.sign_at(&between[0]) == Sign::Plus
    }
}

fn whole(x: f64) -> BigInt {
    assert!(
        x == x.trunc() && x.abs() < 2f64.powi(53),
        "{x} is a whole number"
    );
    BigInt::from(x as i64)
}

/// A place between two others, about halfway, that is clear.
fn cut(from: &Dyadic, to: &Dyadic, is_clear: impl Fn(&Dyadic) -> bool) -> Dyadic {
    let mut parts = (8..).map(|part| from.between(to, part % 15 + 1));
    parts.find(is_clear).expect("few places are roots")
}

struct Parts {
    meetings: Vec<Meetings>,
    /// At least one place on each part between neighboring meetings or ends.
    samples: Vec<Dyadic>,
    meets: bool,
}

impl Parts {
    fn divide(&mut self, between: [Dyadic; 2]) {
        let [from, to] = &between;
        let inside: Vec<(&Meetings, usize)> = self
            .meetings
            .iter()
            .map(|one| (one, one.chain.roots_between(from, to)))
            .filter(|&(_, count)| count > 0)
            .collect();
        if inside.is_empty() && !self.samples.is_empty() {
            return;
        }
        let has_samples_around = from.bits > 0 && to.bits > 0;
        if has_samples_around && inside.iter().all(|&(_, count)| count == 1) {
            let first = inside[0].0;
            let are_one = inside[1..]
                .iter()
                .all(|(other, _)| first.on.common(&other.on).has_roots(&between));
            if are_one {
                self.meets |= inside.iter().any(|(one, _)| one.is_met(&between));
                return;
            }
        }
        let is_clear = |at: &Dyadic| {
            let all = self.meetings.iter();
            let mut all = all.flat_map(|one| one.within.iter().chain([&one.on]));
            all.all(|p| p.is_zero() || p.sign_at(at) != Sign::NoSign)
        };
        let middle = cut(from, to, is_clear);
        self.samples.push(middle.clone());
        self.divide([from.clone(), middle.clone()]);
        self.divide([middle, to.clone()]);
    }
}
