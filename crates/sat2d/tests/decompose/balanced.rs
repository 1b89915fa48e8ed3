//! Balanced: near the least number of pieces, and never worse than merging alone.

use crate::common::corpus::{Fixture, committed, extra};
use sat2d::decompose::{Decomposition, Method, Options, Polygon};

fn cut(fixture: &Fixture, method: Method, max_corners: Option<usize>) -> Decomposition {
    let rings = fixture.slices();
    let options = Options {
        method,
        max_corners,
        ..Options::default()
    };
    let cut = Polygon::new(&rings).unwrap().decompose(&options);
    assert_eq!(cut.verify(&rings), Ok(()), "{}", fixture.name);
    cut
}

fn valid() -> impl Iterator<Item = Fixture> {
    committed()
        .into_iter()
        .chain(extra())
        .filter(|fixture| fixture.valid)
}

#[test]
fn the_mean_is_within_two_percent_of_the_least() {
    let mut ratios = Vec::new();
    for fixture in valid() {
        let count = cut(&fixture, Method::Balanced, None).count();
        ratios.extend(
            fixture
                .optimal_pieces
                .map(|least| count as f64 / least as f64),
        );
    }
    assert!(ratios.len() > 80);
    let mean = ratios.iter().sum::<f64>() / ratios.len() as f64;
    assert!(mean <= 1.02, "{mean}");
    assert!(
        ratios.iter().all(|&ratio| (1.0..1.12).contains(&ratio)),
        "{ratios:?}"
    );
}

#[test]
fn shapes_of_a_game_are_cut_into_the_least_and_say_so() {
    for fixture in valid().filter(|f| f.rings.len() == 1 && f.rings[0].len() <= 200) {
        let balanced = cut(&fixture, Method::Balanced, None);
        assert!(balanced.is_optimal(), "{}", fixture.name);
        if let Some(least) = fixture.optimal_pieces {
            assert_eq!(balanced.count(), least, "{}", fixture.name);
        }
    }
}

#[test]
fn there_are_never_more_pieces_than_from_merging_alone() {
    let (mut merged, mut balanced) = (0, 0);
    for fixture in valid() {
        for max_corners in [None, Some(8), Some(3)] {
            let fast = cut(&fixture, Method::Fast, max_corners).count();
            let count = cut(&fixture, Method::Balanced, max_corners).count();
            assert!(count <= fast, "{}: {count} of {fast}", fixture.name);
            if fixture.rings.len() > 1 && max_corners.is_none() {
                (merged, balanced) = (merged + fast, balanced + count);
            }
        }
    }
    // With holes only the search through patches applies; it must have found an improvement.
    assert!(100 * balanced < 95 * merged, "{balanced} of {merged}");
}

#[test]
fn the_same_polygon_is_cut_in_the_same_way_every_time() {
    for fixture in valid().filter(|f| f.rings.len() > 1) {
        let once = cut(&fixture, Method::Balanced, None);
        assert_eq!(
            once,
            cut(&fixture, Method::Balanced, None),
            "{}",
            fixture.name
        );
    }
}
