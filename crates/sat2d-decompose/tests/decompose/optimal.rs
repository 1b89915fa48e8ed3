//! The least number of pieces: compared with the counts known for the corpus and with an exhaustive
//! search on small polygons, and by laws.

use crate::lattice::{doubles, lattice_polygon, may_cut};
use proptest::prelude::*;
use sat2d::decompose::{Method, Options, Polygon, Preference};
use sat2d_test_support::cases;
use sat2d_test_support::corpus::valid_up_to;
use sat2d_test_support::partition_judge::{self, P, cross, is_decomposition, is_polygon};
use std::collections::HashMap;

const FEWEST: Options = Options {
    method: Method::Fewest,
    max_corners: None,
    prefer: Preference::AsCut,
    work_limit: None,
};

/// Judges the pieces and returns their number.
fn fewest(ring: &[P]) -> usize {
    let points = doubles(ring);
    let cut = Polygon::new(&[&points]).unwrap().decompose(&FEWEST);
    assert!(cut.is_optimal());
    let corner = |&v: &u32| ring[v as usize];
    let pieces: Vec<Vec<P>> = cut
        .pieces()
        .map(|piece| piece.vertices.iter().map(corner).collect())
        .collect();
    assert!(
        is_decomposition(&[ring.to_vec()], &pieces),
        "{pieces:?} of {ring:?}"
    );
    pieces.len()
}

/// Exhaustive search on a small polygon, by the definition: a part that is not convex needs a cut
/// at its first reflex corner, so every end of that cut is tried. Parts are bit sets of corners.
struct Exhaustive<'a> {
    ring: &'a [P],
    known: HashMap<u32, u32>,
}

impl Exhaustive<'_> {
    fn least(ring: &[P]) -> usize {
        let mut ring = ring.to_vec();
        if partition_judge::doubled_area(&ring) < 0 {
            ring.reverse();
        }
        let mut search = Exhaustive {
            ring: &ring,
            known: HashMap::new(),
        };
        search.part((1 << ring.len()) - 1) as usize
    }

    fn part(&mut self, corners: u32) -> u32 {
        if let Some(&known) = self.known.get(&corners) {
            return known;
        }
        let list: Vec<usize> = (0..self.ring.len())
            .filter(|i| corners >> i & 1 == 1)
            .collect();
        let m = list.len();
        let at = |i: usize| self.ring[list[i % m]];
        let reflex = (0..m).find(|&i| cross(at(i + m - 1), at(i), at(i + 1)) < 0);
        let least = match reflex {
            None => 1,
            Some(from) => (2..m - 1)
                .map(|step| (from + step) % m)
                .filter(|&to| may_cut(self.ring, list[from], list[to]))
                .map(|to| {
                    let (low, high) = (from.min(to), from.max(to));
                    let bits = |part: &[usize]| part.iter().fold(0, |bits, &i| bits | 1 << i);
                    let inner = bits(&list[low..=high]);
                    let outer = bits(&list[..=low]) | bits(&list[high..]);
                    (inner, outer)
                })
                .collect::<Vec<(u32, u32)>>()
                .into_iter()
                .map(|(inner, outer)| self.part(inner) + self.part(outer))
                .min()
                .expect("a corner that bends inwards sees another one"),
        };
        self.known.insert(corners, least);
        least
    }
}

#[test]
fn counts_are_those_known_for_the_corpus() {
    let mut known = 0;
    for fixture in valid_up_to(1000) {
        let Some(least) = fixture.optimal_pieces else {
            continue;
        };
        let rings = fixture.slices();
        let cut = Polygon::new(&rings).unwrap().decompose(&FEWEST);
        assert_eq!(cut.verify(&rings), Ok(()), "{}", fixture.name);
        assert_eq!(cut.count(), least, "{}", fixture.name);
        assert!(cut.is_optimal(), "{}", fixture.name);
        known += 1;
    }
    assert!(known > 40, "{known}");
}

#[test]
fn exhaustive_search_knows_simple_shapes() {
    let plus = [
        (1, 0),
        (2, 0),
        (2, 1),
        (3, 1),
        (3, 2),
        (2, 2),
        (2, 3),
        (1, 3),
        (1, 2),
        (0, 2),
        (0, 1),
        (1, 1),
    ];
    assert_eq!(Exhaustive::least(&plus), 3);
    let square_with_straight_corner = [(0, 0), (1, 0), (2, 0), (2, 2), (0, 2)];
    assert_eq!(Exhaustive::least(&square_with_straight_corner), 1);
}

#[test]
fn a_cut_may_run_through_several_corners_on_a_line() {
    // Two notches whose tips are on the line between two opposite corners.
    let ring = [
        (0, 0),
        (3, 2),
        (6, 0),
        (12, 0),
        (12, 4),
        (9, 6),
        (6, 4),
        (3, 4),
        (1, 8),
    ];
    assert!(is_polygon(&[ring.to_vec()]));
    assert_eq!(fewest(&ring), Exhaustive::least(&ring));
    let teeth = [
        (0, 0),
        (8, 0),
        (8, 4),
        (6, 2),
        (5, 4),
        (4, 2),
        (3, 4),
        (2, 2),
        (0, 4),
    ];
    assert!(is_polygon(&[teeth.to_vec()]));
    assert_eq!(fewest(&teeth), Exhaustive::least(&teeth));
}

#[test]
fn a_limit_on_corners_is_kept_and_optimal_is_only_claimed_where_nothing_was_given_up() {
    let (mut optimal, mut given_up) = (0, 0);
    for fixture in valid_up_to(1000) {
        let Some(least) = fixture.optimal_pieces else {
            continue;
        };
        let rings = fixture.slices();
        let polygon = Polygon::new(&rings).unwrap();
        for most in [3, 5, 8] {
            let cut = polygon.decompose(&Options {
                max_corners: Some(most),
                ..FEWEST
            });
            assert_eq!(cut.verify(&rings), Ok(()), "{}", fixture.name);
            assert!(
                cut.pieces().all(|piece| piece.vertices.len() <= most),
                "{}",
                fixture.name
            );
            assert!(cut.count() >= least, "{}", fixture.name);
            assert!(
                !cut.is_optimal() || cut.count() == least,
                "{}",
                fixture.name
            );
            *(if cut.is_optimal() {
                &mut optimal
            } else {
                &mut given_up
            }) += 1;
        }
    }
    assert!(optimal > 40 && given_up > 40, "{optimal} {given_up}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(800) as u32))]

    #[test]
    fn the_count_is_that_of_an_exhaustive_search_on_a_crowded_lattice(
        ring in lattice_polygon(4, 16),
    ) {
        prop_assert_eq!(fewest(&ring), Exhaustive::least(&ring));
    }

    #[test]
    fn the_count_is_that_of_an_exhaustive_search_on_a_wide_lattice(
        ring in lattice_polygon(30, 14),
    ) {
        prop_assert_eq!(fewest(&ring), Exhaustive::least(&ring));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(96) as u32))]

    #[test]
    fn the_count_depends_on_neither_winding_nor_first_vertex_nor_mirror(
        ring in lattice_polygon(9, 40),
        first in 0..40_usize,
    ) {
        let count = fewest(&ring);
        let mut turned = ring.clone();
        turned.rotate_left(first % ring.len());
        prop_assert_eq!(fewest(&turned), count);
        turned.reverse();
        prop_assert_eq!(fewest(&turned), count);
        let mirrored: Vec<P> = ring.iter().map(|p| (-p.0, p.1)).collect();
        prop_assert_eq!(fewest(&mirrored), count);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(75) as u32))]

    #[test]
    fn no_method_has_fewer_pieces(ring in lattice_polygon(12, 40)) {
        let least = fewest(&ring);
        let points = doubles(&ring);
        let polygon = Polygon::new(&[&points]).unwrap();
        for method in [Method::Fast, Method::Balanced, Method::Slicing] {
            let cut = polygon.decompose(&Options { method, ..FEWEST });
            prop_assert!(cut.count() >= least, "{:?}", method);
            prop_assert!(!cut.is_optimal() || cut.count() == least, "{:?}", method);
        }
    }
}
