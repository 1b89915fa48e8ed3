//! The least number of pieces with holes, and lower bounds, against an exhaustive search over sets
//! of diagonals.

use crate::lattice::{doubles, polygon_with_holes};
use proptest::prelude::*;
use sat2d::decompose::{Decomposition, Method, Options, Polygon, PolygonError, decompose};
use sat2d_test_support::cases;
use sat2d_test_support::corpus::committed;
use sat2d_test_support::partition_judge::{P, cross, doubled_area, is_decomposition, is_polygon};
use std::collections::BTreeSet;

/// The search over all sets of diagonals, by the definition: while an angle above 180 degrees is
/// left, each diagonal within it is tried.
struct Exhaustive {
    /// Each edge of the polygon, divided where rings touch, with the interior on its left.
    edges: Vec<[P; 2]>,
    diagonals: Vec<[P; 2]>,
    least: usize,
}

impl Exhaustive {
    /// The least number of pieces of a polygon, outer ring first.
    fn least(rings: &[Vec<P>]) -> usize {
        let corners: BTreeSet<P> = rings.iter().flatten().copied().collect();
        let edges = divided_edges(rings, &corners);
        let points: Vec<P> = corners.iter().copied().collect();
        let pairs = points.iter().enumerate();
        let pairs = pairs.flat_map(|(i, &a)| points[..i].iter().map(move |&b| [a, b]));
        let is_diagonal = |&[a, b]: &[P; 2]| {
            let middle = (a.0 + b.0, a.1 + b.1);
            let on_edge = |&[c, d]: &[P; 2]| is_between(twice(c), twice(d), middle);
            !points
                .iter()
                .any(|&p| p != a && p != b && is_between(a, b, p))
                && !edges.iter().any(|&edge| cross_each_other([a, b], edge))
                && !edges.iter().any(on_edge)
                && edges
                    .iter()
                    .filter(|edge| is_right_of(middle, edge))
                    .count()
                    % 2
                    == 1
        };
        let diagonals: Vec<[P; 2]> = pairs.filter(is_diagonal).collect();
        let mut search = Exhaustive {
            least: diagonals.len(),
            edges,
            diagonals,
        };
        search.try_sets(&mut Vec::new());
        // Euler's formula, where the outside and the holes are faces as well
        search.least + search.edges.len() + 2 - points.len() - rings.len()
    }

    fn try_sets(&mut self, chosen: &mut Vec<[P; 2]>) {
        let Some((at, from, to)) = self.first_wide_angle(chosen) else {
            self.least = self.least.min(chosen.len());
            return;
        };
        if chosen.len() + 1 >= self.least {
            return;
        }
        for [a, b] in self.diagonals.clone() {
            let end = if a == at { b } else { a };
            let fits = (a == at || b == at)
                && is_within(at, from, end, to)
                && !chosen.iter().any(|&other| cross_each_other([a, b], other));
            if fits {
                chosen.push([a, b]);
                self.try_sets(chosen);
                chosen.pop();
            }
        }
    }

    /// A corner, and two points between which an angle above 180 degrees is, counter-clockwise.
    fn first_wide_angle(&self, chosen: &[[P; 2]]) -> Option<(P, P, P)> {
        let ends = chosen.iter().flat_map(|&[a, b]| [[a, b], [b, a]]);
        let inner: Vec<[P; 2]> = ends.collect();
        let back = self.edges.iter().map(|&[a, b]| [b, a]);
        let all: Vec<[P; 2]> = inner.iter().copied().chain(back).collect();
        let starts = self.edges.iter().copied().chain(inner);
        starts.into_iter().find_map(|[at, from]| {
            let others = all
                .iter()
                .filter(|other| other[0] == at && other[1] != from);
            let nearest = others
                .map(|other| other[1])
                .reduce(|a, b| if is_within(at, from, a, b) { a } else { b });
            let to = nearest.expect("an edge arrives");
            (cross(at, from, to) < 0).then_some((at, from, to))
        })
    }
}

/// The edges of all rings with the interior on the left, divided at the corners on them.
fn divided_edges(rings: &[Vec<P>], corners: &BTreeSet<P>) -> Vec<[P; 2]> {
    let mut edges = Vec::new();
    for (number, ring) in rings.iter().enumerate() {
        let is_reversed = (doubled_area(ring) < 0) == (number == 0);
        for (i, &a) in ring.iter().enumerate() {
            let b = ring[(i + 1) % ring.len()];
            let (a, b) = if is_reversed { (b, a) } else { (a, b) };
            let on_edge = |p: &P| is_between(a, b, *p);
            let mut stops: Vec<P> = corners.iter().copied().filter(on_edge).collect();
            stops.sort_by_key(|p| (p.0 - a.0).abs() + (p.1 - a.1).abs());
            edges.extend(stops.windows(2).map(|ends| [ends[0], ends[1]]));
        }
    }
    edges
}

fn twice(p: P) -> P {
    (2 * p.0, 2 * p.1)
}

/// Whether a point is on a closed segment.
fn is_between(a: P, b: P, p: P) -> bool {
    let within = |a: i128, b: i128, p: i128| a.min(b) <= p && p <= a.max(b);
    cross(a, b, p) == 0 && within(a.0, b.0, p.0) && within(a.1, b.1, p.1)
}

fn cross_each_other([a, b]: [P; 2], [c, d]: [P; 2]) -> bool {
    cross(a, b, c).signum() * cross(a, b, d).signum() < 0
        && cross(c, d, a).signum() * cross(c, d, b).signum() < 0
}

/// Whether the ray to the right from a point crosses an edge whose coordinates are half as large.
fn is_right_of(p: P, &[a, b]: &[P; 2]) -> bool {
    let (a, b) = (twice(a), twice(b));
    (a.1 > p.1) != (b.1 > p.1) && (cross(a, b, p) > 0) == (b.1 > a.1)
}

/// Whether the direction from `at` to `p` is strictly between those to `from` and `to`,
/// counter-clockwise.
fn is_within(at: P, from: P, p: P, to: P) -> bool {
    // the half turn that begins at `from`: 0 for its direction, then left of it, opposite, right
    let turn = |q: P| {
        let forward = (from.0 - at.0) * (q.0 - at.0) + (from.1 - at.1) * (q.1 - at.1) > 0;
        match cross(at, from, q).signum() {
            0 if forward => 0,
            1 => 1,
            0 => 2,
            _ => 3,
        }
    };
    let (of_p, of_to) = (turn(p), turn(to));
    of_p > 0 && (of_p < of_to || (of_p == of_to && cross(at, p, to) > 0))
}

fn cut(rings: &[Vec<P>], options: &Options) -> Result<Decomposition, PolygonError> {
    let rings: Vec<_> = rings.iter().map(|ring| doubles(ring)).collect();
    let slices: Vec<_> = rings.iter().map(|ring| ring.as_slice()).collect();
    decompose(&slices, options)
}

fn with_method(method: Method) -> Options {
    Options {
        method,
        ..Options::default()
    }
}

fn is_right(rings: &[Vec<P>], cut: &Decomposition) -> bool {
    let all: Vec<P> = rings.iter().flatten().copied().collect();
    let corner = |&v: &u32| all[v as usize];
    let pieces = cut
        .pieces()
        .map(|piece| piece.vertices.iter().map(corner).collect());
    is_decomposition(rings, &pieces.collect::<Vec<Vec<P>>>())
}

#[test]
fn exhaustive_search_knows_simple_shapes() {
    let square = |x: i128, y: i128, size: i128| {
        vec![(x, y), (x + size, y), (x + size, y + size), (x, y + size)]
    };
    let room = vec![square(0, 0, 10), square(4, 4, 2)];
    assert_eq!(Exhaustive::least(&room), 4);
    let corner_touches = vec![square(0, 0, 10), vec![(0, 5), (2, 4), (2, 6)]];
    assert!(is_polygon(&corner_touches));
    assert_eq!(Exhaustive::least(&corner_touches), 3);
    let ell = vec![vec![(0, 0), (4, 0), (4, 2), (2, 2), (2, 4), (0, 4)]];
    assert_eq!(Exhaustive::least(&ell), 2);
    assert_eq!(Exhaustive::least(&[square(0, 0, 3)]), 1);
}

fn check(rings: &[Vec<P>], limit: u64) -> Result<(), TestCaseError> {
    let least = Exhaustive::least(rings);
    let fewest = cut(rings, &with_method(Method::Fewest)).unwrap();
    prop_assert!(is_right(rings, &fewest));
    prop_assert_eq!(fewest.count(), least);
    prop_assert_eq!(fewest.lower_bound(), least);
    prop_assert!(fewest.is_optimal());
    for method in [
        Method::Fewest,
        Method::Balanced,
        Method::Fast,
        Method::Slicing,
    ] {
        for work_limit in [None, Some(limit)] {
            let options = Options {
                work_limit,
                ..with_method(method)
            };
            let some = match cut(rings, &options) {
                Ok(some) => some,
                Err(PolygonError::Limit(_)) if work_limit.is_some() => continue,
                Err(error) => return Err(TestCaseError::fail(error.to_string())),
            };
            prop_assert!(is_right(rings, &some));
            prop_assert!(some.lower_bound() <= least && least <= some.count());
            prop_assert_eq!(some.is_optimal(), some.lower_bound() == some.count());
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(25) as u32))]

    #[test]
    fn the_count_with_holes_is_that_of_an_exhaustive_search_on_a_crowded_lattice(
        rings in polygon_with_holes(7, 6, 3),
        limit in 0..4000_u64,
    ) {
        check(&rings, limit)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(50) as u32))]

    #[test]
    fn the_count_with_holes_is_that_of_an_exhaustive_search_on_a_wide_lattice(
        rings in polygon_with_holes(40, 8, 2),
        limit in 0..4000_u64,
    ) {
        check(&rings, limit)?;
    }
}

#[test]
fn up_to_four_holes_of_the_corpus_are_proven_and_many_are_bounded() {
    let mut proven = 0;
    for fixture in committed() {
        let rings = fixture.slices();
        let Ok(polygon) = Polygon::new(&rings) else {
            continue;
        };
        if rings.len() < 2 {
            continue;
        }
        let fewest = polygon.decompose(&with_method(Method::Fewest));
        let balanced = polygon.decompose(&with_method(Method::Balanced));
        assert_eq!(fewest.verify(&rings), Ok(()), "{}", fixture.name);
        assert!(fewest.lower_bound() <= fewest.count(), "{}", fixture.name);
        assert!(fewest.lower_bound() <= balanced.count(), "{}", fixture.name);
        assert!(balanced.lower_bound() <= fewest.count(), "{}", fixture.name);
        if rings.len() <= 5 {
            assert!(fewest.is_optimal(), "{}", fixture.name);
            proven += 1;
        }
        if fixture.name == "gen_hole_many_400" {
            assert!(fewest.lower_bound() > 700, "{}", fewest.lower_bound());
        }
    }
    assert!(proven > 10, "{proven}");
}
