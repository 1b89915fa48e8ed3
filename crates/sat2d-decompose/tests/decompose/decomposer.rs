//! Reused memory and trusted input: the answers are those of `decompose`, which other tests judge,
//! and of memory that nothing used before.

use crate::random_rings::random_rings;
use sat2d::DVec2;
use sat2d::decompose::{
    Decomposer, Decomposition, Method, Options, PolygonError, Preference, decompose,
    decompose_many, decompose_many_trusted, decompose_trusted,
};
use sat2d_test_support::corpus;
use std::f64::consts::TAU;

const FAST: Options = Options {
    method: Method::Fast,
    max_corners: None,
    prefer: Preference::AsCut,
    work_limit: None,
};

fn slices(rings: &[Vec<DVec2>]) -> Vec<&[DVec2]> {
    rings.iter().map(Vec::as_slice).collect()
}

#[test]
fn a_decomposer_and_decompose_answer_as_new_memory_does_whatever_they_did_before() {
    let mut kept = Decomposer::new();
    let all_options = [
        FAST,
        FAST,
        Options {
            max_corners: Some(4),
            ..FAST
        },
        Options {
            work_limit: Some(60),
            ..FAST
        },
        Options {
            prefer: Preference::Fat,
            ..FAST
        },
        Options::default(),
    ];
    let (mut valid, mut invalid) = (0, 0);
    for seed in 0..6000 {
        let rings = random_rings(seed);
        let options = &all_options[seed as usize % all_options.len()];
        let mut new = Decomposer::new();
        let expected = new.decompose(&slices(&rings), options);
        let got = kept.decompose(&slices(&rings), options);
        assert_eq!(got, expected, "{rings:?}");
        let got = decompose(&slices(&rings), options);
        assert_eq!(got.as_ref().map_err(Clone::clone), expected, "{rings:?}");
        match expected {
            Ok(_) => valid += 1,
            Err(_) => invalid += 1,
        }
    }
    assert!(valid > 1000 && invalid > 1000, "{valid} and {invalid}");
}

#[test]
fn trusted_polygons_are_decomposed_as_validated_ones_are() {
    let mut kept = Decomposer::new();
    let mut check = |rings: &[&[DVec2]], what: &str| {
        let Ok(expected) = decompose(rings, &FAST) else {
            return 0;
        };
        assert_eq!(
            decompose_trusted(rings, &FAST).as_ref(),
            Ok(&expected),
            "{what}"
        );
        assert_eq!(
            kept.decompose_trusted(rings, &FAST),
            Ok(&expected),
            "{what}"
        );
        1
    };
    let corpus = corpus::committed();
    let of_corpus: u32 = corpus.iter().map(|f| check(&f.slices(), &f.name)).sum();
    assert_eq!(of_corpus, 129);
    let random = |seed: u64| check(&slices(&random_rings(seed)), &format!("seed {seed}"));
    assert!((0..6000).map(random).sum::<u32>() > 1000);
}

/// Whether all indices are in range and every piece has three corners.
fn is_well_formed(pieces: &Decomposition, vertices: usize) -> bool {
    pieces.count() > 0
        && pieces.pieces().all(|piece| {
            piece.vertices.len() >= 3
                && piece.edges.len() == piece.vertices.len()
                && piece.vertices.iter().all(|&v| (v as usize) < vertices)
        })
}

#[test]
fn misplaced_trust_gives_an_error_or_pieces_with_indices_in_range() {
    let mut kept = Decomposer::new();
    let rng = &mut fastrand::Rng::with_seed(7);
    let mut errors = 0;
    for seed in 0..10_000 {
        let rings = match seed % 2 {
            0 => random_rings(seed),
            // a star of which one spike goes through the other side
            _ => {
                let count = rng.usize(5..40);
                let wrong = rng.usize(0..count);
                let corner = |i: usize| {
                    let angle = (i as f64 + 0.5 * rng.f64()) / count as f64 * TAU;
                    let radius = 0.2 + 0.8 * rng.f64();
                    DVec2::from_angle(angle) * if i == wrong { -radius } else { radius }
                };
                vec![(0..count).map(corner).collect()]
            }
        };
        let vertices = rings.iter().map(Vec::len).sum();
        let Err(error) = decompose(&slices(&rings), &FAST) else {
            continue;
        };
        match kept.decompose_trusted(&slices(&rings), &FAST) {
            Ok(pieces) => assert!(is_well_formed(pieces, vertices), "{rings:?}"),
            Err(PolygonError::TrustMisplaced { vertex, at }) => {
                errors += 1;
                assert_eq!(rings.concat()[vertex as usize], at, "{error}");
            }
            Err(_) => errors += 1,
        }
    }
    assert!(errors > 5000, "{errors}");
}

#[test]
fn other_methods_and_polygons_with_holes_are_validated_though_trusted() {
    let bow = [(0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)].map(DVec2::from);
    let square = [(-9.0, -9.0), (9.0, -9.0), (9.0, 9.0), (-9.0, 9.0)].map(DVec2::from);
    let of_method = |method| decompose_trusted(&[&bow], &Options { method, ..FAST });
    for method in [Method::Balanced, Method::Fewest, Method::Slicing] {
        let crossing = PolygonError::EdgesCross {
            edges: [0, 2],
            near: DVec2::splat(2.0),
        };
        assert_eq!(of_method(method), Err(crossing));
    }
    let in_square = decompose_trusted(&[&square, &bow], &FAST);
    assert!(
        matches!(in_square, Err(PolygonError::EdgesCross { .. })),
        "{in_square:?}"
    );
}

#[test]
fn many_polygons_have_the_answers_of_one_at_a_time_in_their_order() {
    let rings: Vec<Vec<Vec<DVec2>>> = (0..3000).map(random_rings).collect();
    let polygons: Vec<Vec<&[DVec2]>> = rings.iter().map(|rings| slices(rings)).collect();
    let polygons: Vec<&[&[DVec2]]> = polygons.iter().map(Vec::as_slice).collect();
    // the first few on one thread, all on several if there are any
    for count in [0, 1, 20, 3000] {
        let several = &polygons[..count];
        let expected: Vec<_> = several.iter().map(|p| decompose(p, &FAST)).collect();
        assert_eq!(decompose_many(several, &FAST), expected);
        let valid: Vec<_> = several
            .iter()
            .copied()
            .filter(|p| decompose(p, &FAST).is_ok())
            .collect();
        let expected: Vec<_> = expected.into_iter().filter(Result::is_ok).collect();
        assert_eq!(decompose_many_trusted(&valid, &FAST), expected);
    }
}
