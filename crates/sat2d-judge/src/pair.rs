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
    let is_vertex =
        |of: &Edge, point: &[BigInt; 2]| of.points[0] == *point || of.points[2] == *point;
    let are_apart = |one: &Edge, other: &Edge| {
        if !boxes_meet(one, other) {
            return true;
        }
        let ends = [(one, other), (other, one)].into_iter().all(|(of, on)| {
            [&of.points[0], &of.points[2]]
                .into_iter()
                .all(|end| is_vertex(on, end) || !is_on(on, &end.clone().map(Q::from_integer)))
        });
        let middle = one.at(&Q::new(BigInt::from(1), BigInt::from(2)));
        ends && !is_on(other, &middle) && !Parts::of(one, std::slice::from_ref(other)).meets
    };
    (0..edges.len()).all(|i| {
        edges[i].points[0] != edges[i].points[2]
            && edges[..i].iter().all(|other| are_apart(&edges[i], other))
    })
}

/// Whether a point is on an edge.
fn is_on(edge: &Edge, point: &[Q; 2]) -> bool {
    in_region(std::slice::from_ref(edge), point) == Relation::Touching
}

/// What an edge says of its own region and another one, without its ends.
fn of_edge(edge: &Edge, own: &[Edge], other: &[Edge]) -> Relation {
    let parts = Parts::of(edge, other);
    let mut strongest = if parts.meets {
        Relation::Touching
    } else {
        Relation::Disjoint
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
    /// The parts of an edge between its meetings with others.
    fn of(edge: &Edge, others: &[Edge]) -> Parts {
        let near = others.iter().filter(|other| boxes_meet(edge, other));
        let mut parts = Parts {
            meetings: near.flat_map(|other| Meetings::of(edge, other)).collect(),
            samples: Vec::new(),
            meets: false,
        };
        parts.divide([0, 1].map(|end| Dyadic::new(end, 0)));
        parts
    }

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
