//! Balanced: near the least number of pieces, and never worse than merging alone.

use sat2d::decompose::{Decomposition, Method, Options, Polygon, decompose};
use sat2d::{Connectivity, DVec2, Mask};
use sat2d_test_support::corpus::{Fixture, committed, extra, valid_up_to};

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
fn the_mean_is_within_half_a_percent_of_the_least() {
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
    assert!(mean <= 1.005, "{mean}");
    assert!(
        ratios.iter().all(|&ratio| (1.0..1.12).contains(&ratio)),
        "{ratios:?}"
    );
}

#[test]
fn shapes_of_a_game_are_cut_into_the_least_and_say_so() {
    let mut known = 0;
    for fixture in valid().filter(|f| f.rings.len() == 1 && f.rings[0].len() < 128) {
        let balanced = cut(&fixture, Method::Balanced, None);
        assert!(balanced.is_optimal(), "{}", fixture.name);
        if let Some(least) = fixture.optimal_pieces {
            known += 1;
            assert_eq!(balanced.count(), least, "{}", fixture.name);
        }
    }
    assert!(known > 40, "{known}");
}

#[test]
fn there_are_never_more_pieces_than_from_merging_alone() {
    let (mut merged, mut balanced) = (0, 0);
    for fixture in valid_up_to(1500) {
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
    let mut with_holes = 0;
    for fixture in valid().filter(|f| f.rings.len() > 1) {
        let once = cut(&fixture, Method::Balanced, None);
        assert_eq!(
            once,
            cut(&fixture, Method::Balanced, None),
            "{}",
            fixture.name
        );
        with_holes += 1;
    }
    assert!(with_holes > 10, "{with_holes}");
}

#[test]
fn the_least_is_claimed_only_where_it_was_found() {
    let (mut proven, mut more) = (0, 0);
    for fixture in valid().filter(|f| f.rings.len() == 1 && f.rings[0].len() >= 128) {
        let Some(least) = fixture.optimal_pieces else {
            continue;
        };
        let balanced = cut(&fixture, Method::Balanced, None);
        let (count, is_optimal) = (balanced.count(), balanced.is_optimal());
        assert!(balanced.lower_bound() <= least, "{}", fixture.name);
        assert!(count == least || !is_optimal, "{}", fixture.name);
        proven += u32::from(is_optimal);
        more += u32::from(count > least);
    }
    assert!(proven > 3 && more > 10, "{proven} proven, {more} more");
}

/// Corners of a large piece do not see each other across few edges of the triangulation.
#[test]
fn a_round_outline_with_notches_is_cut_like_by_merging() {
    let round = (0..360).map(|degree| {
        let radius = if degree % 120 == 7 { 80.0 } else { 100.0 };
        DVec2::from_angle(f64::from(degree).to_radians()) * radius
    });
    let round: Vec<DVec2> = round.collect();
    let rings: [&[DVec2]; 1] = [&round];
    let counts = [Method::Fewest, Method::Balanced, Method::Fast].map(|method| {
        let options = Options {
            method,
            ..Options::default()
        };
        let cut = decompose(&rings, &options).unwrap();
        assert_eq!(cut.verify(&rings), Ok(()));
        cut.count()
    });
    assert!(counts.is_sorted(), "{counts:?}");
}

/// The groups of pixels where smooth noise of this wavelength is above its mean.
fn caves(size: usize, wavelength: usize) -> Vec<Vec<Vec<DVec2>>> {
    let level = |x: usize, y: usize| {
        let [x, y] = [x as u64, y as u64];
        let mixed = ((x * 0x9e37_79b9) ^ (y * 0x85eb_ca6b)).wrapping_mul(0xc2b2_ae35);
        ((mixed >> 16) % 1000) as f64
    };
    let is_set = |x: usize, y: usize| {
        let [i, j] = [x, y].map(|at| at / wavelength);
        let [u, v] = [x, y].map(|at| (at % wavelength) as f64 / wavelength as f64);
        let low = level(i, j) * (1.0 - u) + level(i + 1, j) * u;
        let high = level(i, j + 1) * (1.0 - u) + level(i + 1, j + 1) * u;
        low * (1.0 - v) + high * v > 500.0
    };
    let mask = Mask::from_fn(size, size, is_set).unwrap();
    let silhouettes = mask.silhouettes(Connectivity::Four);
    let ring = |ring: &[[u32; 2]]| {
        ring.iter()
            .map(|corner| corner.map(f64::from).into())
            .collect()
    };
    let rings = |silhouette: &sat2d::Silhouette| silhouette.rings().map(&ring).collect();
    silhouettes.iter().map(rings).collect()
}

#[test]
fn large_polygons_with_holes_are_cut_into_few_pieces() {
    let mut large = 0;
    for rings in caves(500, 6) {
        let corners: usize = rings.iter().map(Vec::len).sum();
        if corners < 4096 || rings.len() == 1 {
            continue;
        }
        large += 1;
        let slices: Vec<&[DVec2]> = rings.iter().map(|ring| &ring[..]).collect();
        let [fast, balanced] = [Method::Fast, Method::Balanced].map(|method| {
            let options = Options {
                method,
                ..Options::default()
            };
            let cut = decompose(&slices, &options).unwrap();
            assert_eq!(cut.verify(&slices), Ok(()));
            cut
        });
        let [fast, few] = [&fast, &balanced].map(|cut| cut.count() as f64);
        let least = balanced.lower_bound() as f64;
        assert!(
            few <= 0.87 * fast && few <= 1.2 * least,
            "{corners} {fast} {few} {least}"
        );
    }
    assert!(large > 0, "{large}");
}
