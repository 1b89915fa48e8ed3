//! The relation of two regions with curves: every edge of one region is divided where it meets the
//! curves of the other one's edges.

use crate::Relation;
use crate::curve::{Curve, Edge, Q, unit_bits};
use crate::location::{in_region, is_inside_beyond};
use crate::roots::{Chain, Dyadic, Form, Polynomial};
use num_bigint::{BigInt, Sign};
use num_traits::Zero;

/// The relation of two regions, both by even-odd. No edge has the same point as start and end.
pub fn relation(a: &[Curve], b: &[Curve]) -> Relation {
    let bits = unit_bits(a.iter().chain(b));
    let (a, b) = (Edge::all(a, bits), Edge::all(b, bits));
    let mut strongest = Relation::Disjoint;
    for (own, other) in [(&a, &b), (&b, &a)] {
        for edge in own {
            assert_ne!(edge.points[0], edge.points[2], "an edge of no length");
            let of_start = in_region(other, &edge.start());
            strongest = strongest.max(of_start).max(of_edge(edge, own, other));
            if strongest == Relation::Overlapping {
                return strongest;
            }
        }
    }
    strongest
}

/// Whether no two edges of some contours meet but at vertices: then even-odd is the only rule by
/// which they may enclose a region.
pub fn is_simple(contours: &[Vec<Curve>]) -> bool {
    let all = contours.concat();
    let edges = Edge::all(&all, unit_bits(&all));
    (0..edges.len()).all(|i| {
        let mut before = edges[..i].iter();
        edges[i].points[0] != edges[i].points[2]
            && before.all(|other| in_common(&edges[i], other).is_empty())
    })
}

/// Points that two edges have in common besides ends of both: where they cross or touch, within
/// 2^-64 of the length of the parameter. Of a piece in common they are the ends of one edge on the
/// other and, if that is on the other, the middle of the first one. Neither edge has the same point
/// as start and end.
pub fn common_points(one: &Curve, other: &Curve) -> Vec<[Q; 2]> {
    let bits = unit_bits([one, other]);
    let points = in_common(&Edge::new(one, bits), &Edge::new(other, bits)).into_iter();
    let unit = Q::from_integer(BigInt::from(1) << bits);
    points.map(|point| point.map(|x| x / &unit)).collect()
}

/// The common points of two edges besides ends of both, in the unit of the edges.
fn in_common(one: &Edge, other: &Edge) -> Vec<[Q; 2]> {
    if !boxes_meet(one, other) {
        return Vec::new();
    }
    let is_end = |of: &Edge, point: &[BigInt; 2]| of.points[0] == *point || of.points[2] == *point;
    let mut points = Vec::new();
    for (of, on) in [(one, other), (other, one)] {
        let ends = [&of.points[0], &of.points[2]].into_iter();
        let inside = ends.filter(|end| !is_end(on, end));
        let inside = inside.map(|end| end.clone().map(Q::from_integer));
        points.extend(inside.filter(|end| is_on(on, end)));
    }
    let middle = one.at(&Q::new(BigInt::from(1), BigInt::from(2)));
    if is_on(other, &middle) {
        points.push(middle);
    }
    points.extend(Parts::of(one, std::slice::from_ref(other)).met(one));
    points
}

/// Whether a point is on an edge.
fn is_on(edge: &Edge, point: &[Q; 2]) -> bool {
    in_region(std::slice::from_ref(edge), point) == Relation::Touching
}

/// What an edge says of its own region and another one, without its ends.
fn of_edge(edge: &Edge, own: &[Edge], other: &[Edge]) -> Relation {
    let parts = Parts::of(edge, other);
    let mut strongest = if parts.met.is_empty() {
        Relation::Disjoint
    } else {
        Relation::Touching
    };
    for place in &parts.samples {
        let point = edge.at(&place.fraction());
        strongest = strongest.max(match in_region(other, &point) {
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
fn along_the_boundary(own: &[Edge], other: &[Edge], point: &[Q; 2]) -> Relation {
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

fn boxes_meet(one: &Edge, other: &Edge) -> bool {
    let range = |edge: &Edge, axis: usize| {
        let numbers = edge.points.iter().map(|point| point[axis].clone());
        (numbers.clone().min(), numbers.max())
    };
    (0..2).all(|axis| {
        let (a, b) = (range(one, axis), range(other, axis));
        a.0 <= b.1 && b.0 <= a.1
    })
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
    fn of(edge: &Edge, other: &Edge) -> Vec<Meetings> {
        let [x, y, w] = [0, 1, 2].map(|i| {
            let [a, b, c] = edge.polynomials[i].clone();
            Form(vec![c, b, a])
        });
        let [start, control, end] = &other.points;
        let number = |x: &BigInt| Form::constant(x.clone());
        let minus = |p: &[BigInt; 2], q: &[BigInt; 2]| [&p[0] - &q[0], &p[1] - &q[1]];
        let from = |of: &Form, from: &BigInt| of.minus(&w.times(&number(from)));
        // twice the area of a triangle of two corners and the point of the edge
        let area = |p: &[BigInt; 2], r: &[BigInt; 2]| {
            let [along_x, along_y] = minus(r, p);
            let across = number(&along_x).times(&from(&y, &p[1]));
            across.minus(&number(&along_y).times(&from(&x, &p[0])))
        };
        let v = area(end, start);
        let ([to_x, to_y], [side_x, side_y]) = (minus(control, start), minus(end, start));
        let turn = to_x * side_y - to_y * side_x;
        let [first, middle, last] = &other.weights;
        let (on, within) = if middle.is_zero() || turn.is_zero() {
            let beyond = |p: &[BigInt; 2], to: &[BigInt; 2]| {
                let [along_x, along_y] = minus(to, p);
                let over = number(&along_x).times(&from(&x, &p[0]));
                over.plus(&number(&along_y).times(&from(&y, &p[1])))
            };
            (v, vec![beyond(start, end), beyond(end, start)])
        } else {
            let (u, t) = (area(control, end), area(start, control));
            // the shares of the three points are as (1 - s)², 2 s (1 - s) and s², times the weights
            let ends = v.times(&v).times(&number(&(first * last)));
            let on = ends.minus(&u.times(&t).times(&number(&(middle * middle * 4))));
            let side = BigInt::from(if turn.sign() == Sign::Plus { 1 } else { -1 });
            (on, vec![v.times(&number(&side))])
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
            between = self.narrowed(between, |at| within.sign_at(at) != Sign::NoSign);
        }
        within.sign_at(&between[0]) == Sign::Plus
    }

    /// Nearer places around the only root between two, which are clear.
    fn narrowed(&self, [from, to]: [Dyadic; 2], is_clear: impl Fn(&Dyadic) -> bool) -> [Dyadic; 2] {
        let is_no_root = |at: &Dyadic| self.on.sign_at(at) != Sign::NoSign;
        let middle = cut(&from, &to, |at| is_no_root(at) && is_clear(at));
        if self.chain.roots_between(&from, &middle) > 0 {
            [from, middle]
        } else {
            [middle, to]
        }
    }
}

/// A place between two others, about halfway, that is clear.
fn cut(from: &Dyadic, to: &Dyadic, is_clear: impl Fn(&Dyadic) -> bool) -> Dyadic {
    let mut parts = (8..).map(|part| from.between(to, part % 15 + 1));
    parts.find(is_clear).expect("few places are roots")
}

/// Each leaves 9/16 of the way between two places, so that so many leave less than 2^-64.
const BISECTIONS: u32 = 80;

struct Parts {
    meetings: Vec<Meetings>,
    /// At least one place on each part between neighboring meetings or ends.
    samples: Vec<Dyadic>,
    /// Places between which the edge meets another one, and the number of the meeting.
    met: Vec<([Dyadic; 2], usize)>,
}

impl Parts {
    /// The parts of an edge between its meetings with others.
    fn of(edge: &Edge, others: &[Edge]) -> Parts {
        let near = others.iter().filter(|other| boxes_meet(edge, other));
        let mut parts = Parts {
            meetings: near.flat_map(|other| Meetings::of(edge, other)).collect(),
            samples: Vec::new(),
            met: Vec::new(),
        };
        parts.divide([0, 1].map(|end| Dyadic::new(end, 0)));
        parts
    }

    /// The points of the edge at which it meets others, within 2^-64 of the length of the
    /// parameter.
    fn met(&self, edge: &Edge) -> impl Iterator<Item = [Q; 2]> {
        self.met.iter().map(|(between, number)| {
            let mut between = between.clone();
            for _ in 0..BISECTIONS {
                between = self.meetings[*number].narrowed(between, |_| true);
            }
            edge.at(&between[0].fraction())
        })
    }

    fn divide(&mut self, between: [Dyadic; 2]) {
        let [from, to] = &between;
        let meetings = self.meetings.iter().enumerate();
        let inside: Vec<(usize, &Meetings, usize)> = meetings
            .map(|(number, one)| (number, one, one.chain.roots_between(from, to)))
            .filter(|&(_, _, count)| count > 0)
            .collect();
        if inside.is_empty() && !self.samples.is_empty() {
            return;
        }
        let has_samples_around = from.bits > 0 && to.bits > 0;
        if has_samples_around && inside.iter().all(|&(_, _, count)| count == 1) {
            let first = inside[0].1;
            let are_one = inside[1..]
                .iter()
                .all(|(_, other, _)| first.on.common(&other.on).has_roots(&between));
            if are_one {
                let met = inside.iter().find(|(_, one, _)| one.is_met(&between));
                self.met.extend(met.map(|&(number, ..)| (between, number)));
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

#[cfg(test)]
mod tests {
    use super::common_points;
    use crate::Curve;
    use num_traits::ToPrimitive;

    fn check(one: &Curve, other: &Curve, expected: &[[f64; 2]]) {
        let points = common_points(one, other).into_iter();
        let mut points: Vec<[f64; 2]> = points
            .map(|point| point.map(|x| x.to_f64().expect("in range")))
            .collect();
        points.sort_by(|p, q| p[0].total_cmp(&q[0]));
        points.dedup();
        let is_near = |(p, q): (&[f64; 2], &[f64; 2])| (0..2).all(|i| (p[i] - q[i]).abs() < 1e-15);
        assert!(
            points.len() == expected.len() && points.iter().zip(expected).all(is_near),
            "{points:?}, not {expected:?}: {one:?} {other:?}"
        );
    }

    #[test]
    fn common_points_with_a_parabola_are_known() {
        // y = x (8 - x) / 4
        let hill = Curve::conic([[0.0, 0.0], [4.0, 8.0], [8.0, 0.0]], 1.0);
        let lines: [(_, &[[f64; 2]]); 8] = [
            ([[-1.0, 3.0], [9.0, 3.0]], &[[2.0, 3.0], [6.0, 3.0]]),
            ([[-1.0, 3.0], [3.0, 3.0]], &[[2.0, 3.0]]),
            ([[-1.0, 4.0], [9.0, 4.0]], &[[4.0, 4.0]]),
            ([[4.0, 4.0], [9.0, 9.0]], &[[4.0, 4.0]]),
            ([[-1.0, 5.0], [9.0, 5.0]], &[]),
            // from its start: to its end, across it, and along its tangent
            ([[0.0, 0.0], [8.0, 0.0]], &[]),
            ([[4.0, 6.0], [0.0, 0.0]], &[[2.0, 3.0]]),
            ([[0.0, 0.0], [1.0, 2.0]], &[]),
        ];
        for ([start, end], expected) in lines {
            let line = Curve::segment(start, end);
            check(&hill, &line, expected);
            check(&line, &hill, expected);
        }
        // a half of it, whose middle counts where it comes first
        let half = Curve::conic([[4.0, 4.0], [2.0, 4.0], [0.0, 0.0]], 1.0);
        check(&half, &hill, &[[2.0, 3.0], [4.0, 4.0]]);
        check(&hill, &half, &[[4.0, 4.0]]);
        check(&hill, &hill, &[[4.0, 4.0]]);
    }
}
