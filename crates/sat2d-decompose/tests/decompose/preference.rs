//! Fatter pieces or wider angles: as many pieces as without the preference, all proven, none worse
//! than the worst one without it, and a better mean.

use crate::lattice::{doubles, lattice_polygon};
use proptest::prelude::*;
use sat2d::DVec2;
use sat2d::decompose::{Decomposition, Method, Options, Polygon, Preference};
use sat2d_test_support::corpus::{Fixture, valid_up_to};
use sat2d_test_support::partition_judge::is_decomposition;
use std::f64::consts::TAU;

const METHODS: [Method; 4] = [
    Method::Fast,
    Method::Fewest,
    Method::Balanced,
    Method::Slicing,
];
const LIMITS: [Option<usize>; 3] = [None, Some(8), Some(4)];

/// Far above rounding errors and far below relevant differences.
const ROUNDING: f64 = 1e-9;

/// The quality of each piece.
struct Quality {
    quotients: Vec<f64>,
    /// The least interior angle of each piece, in degrees.
    angles: Vec<f64>,
}

impl Quality {
    fn of(cut: &Decomposition, rings: &[&[DVec2]]) -> Quality {
        let points = rings.concat();
        let largest = points
            .iter()
            .fold(0.0, |most, p| p.abs().max_element().max(most));
        let (mut quotients, mut angles) = (Vec::new(), Vec::new());
        for piece in cut.pieces() {
            let corners = piece.vertices.iter().map(|&v| points[v as usize] / largest);
            let corners: Vec<DVec2> = corners.collect();
            let n = corners.len();
            let (mut doubled_area, mut perimeter, mut least) = (0.0, 0.0, f64::INFINITY);
            for (i, &at) in corners.iter().enumerate() {
                let (before, after) = (corners[(i + n - 1) % n], corners[(i + 1) % n]);
                doubled_area += (at - corners[0]).perp_dot(after - corners[0]);
                perimeter += at.distance(after);
                least = (after - at).angle_to(before - at).abs().min(least);
            }
            quotients.push(TAU * doubled_area / (perimeter * perimeter));
            angles.push(least.to_degrees());
        }
        Quality { quotients, angles }
    }
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

fn least(numbers: &[f64]) -> f64 {
    numbers.iter().copied().fold(f64::INFINITY, f64::min)
}

/// Decomposes a polygon without a preference, for fat pieces and for wide angles, and judges
/// everything that the preference guarantees.
fn cut_thrice(
    name: &str,
    rings: &[&[DVec2]],
    method: Method,
    max_corners: Option<usize>,
) -> [Decomposition; 3] {
    use Preference::{AsCut, Fat, WideAngles};
    let polygon = Polygon::new(rings).unwrap();
    let cuts = [AsCut, Fat, WideAngles].map(|prefer| {
        let cut = polygon.decompose(&Options {
            method,
            max_corners,
            prefer,
            work_limit: None,
        });
        assert_eq!(cut.verify(rings), Ok(()), "{name}: {method:?} {prefer:?}");
        cut
    });
    let [as_cut, fat, wide] = cuts.each_ref().map(|cut| Quality::of(cut, rings));
    let what = format!("{name}: {method:?} {max_corners:?}");
    for cut in &cuts {
        assert_eq!(cut.count(), cuts[0].count(), "{what}");
        assert_eq!(cut.is_optimal(), cuts[0].is_optimal(), "{what}");
        let corners = cut.pieces().map(|piece| piece.vertices.len()).max();
        assert!(corners <= Some(max_corners.unwrap_or(usize::MAX)), "{what}");
    }
    let not_lower = |now: f64, before: f64| now >= before - ROUNDING;
    assert!(
        not_lower(least(&fat.quotients), least(&as_cut.quotients)),
        "{what}"
    );
    assert!(
        not_lower(mean(&fat.quotients), mean(&as_cut.quotients)),
        "{what}"
    );
    assert!(
        not_lower(least(&wide.angles), least(&as_cut.angles)),
        "{what}"
    );
    cuts
}

/// Whether every method can decompose the polygon in the time of a test.
fn is_quick(fixture: &Fixture) -> bool {
    fixture.rings.concat().len() <= 2500
}

#[test]
fn on_the_corpus_a_preference_keeps_the_number_of_pieces_and_makes_none_worse_than_the_worst() {
    for fixture in valid_up_to(100).filter(is_quick) {
        for method in METHODS {
            for max_corners in LIMITS {
                cut_thrice(&fixture.name, &fixture.slices(), method, max_corners);
            }
        }
    }
}

/// The mean improvement over the polygons of the corpus.
fn gains(method: Method, max_corners: Option<usize>) -> [f64; 2] {
    let (mut quotients, mut angles) = ([Vec::new(), Vec::new()], [Vec::new(), Vec::new()]);
    for fixture in valid_up_to(210).filter(is_quick) {
        let rings = fixture.slices();
        let cuts = cut_thrice(&fixture.name, &rings, method, max_corners);
        let [as_cut, fat, wide] = cuts.each_ref().map(|cut| Quality::of(cut, &rings));
        quotients[0].push(mean(&as_cut.quotients));
        quotients[1].push(mean(&fat.quotients));
        angles[0].push(mean(&as_cut.angles));
        angles[1].push(mean(&wide.angles));
    }
    let [quotients, angles] = [quotients, angles].map(|[before, now]| (mean(&before), mean(&now)));
    eprintln!(
        "{method:?} {max_corners:?}: quotient {:.4} to {:.4}, least angle {:.2} to {:.2} degrees",
        quotients.0, quotients.1, angles.0, angles.1
    );
    [quotients.1 - quotients.0, angles.1 - angles.0]
}

#[test]
fn on_the_corpus_pieces_become_fatter_and_angles_wider() {
    for (method, max_corners, fatter, wider) in [
        (Method::Fast, None, 0.015, 3.0),
        (Method::Fewest, None, 0.018, 2.4),
        (Method::Balanced, None, 0.018, 2.4),
        (Method::Balanced, Some(8), 0.035, 3.3),
        (Method::Slicing, None, 0.08, 8.0),
    ] {
        let gains = gains(method, max_corners);
        assert!(
            gains[0] > fatter && gains[1] > wider,
            "{method:?}: {gains:?}"
        );
    }
}

/// The corner sets of the pieces, in order.
fn corner_sets(cut: &Decomposition) -> Vec<Vec<u32>> {
    let sorted = |mut piece: Vec<u32>| {
        piece.sort_unstable();
        piece
    };
    let mut sets: Vec<_> = cut
        .pieces()
        .map(|piece| sorted(piece.vertices.to_vec()))
        .collect();
    sets.sort_unstable();
    sets
}

/// Two bars that meet in a corner. From the reflex corner, 4, three cuts are possible:
/// to 7 (mean quotient 0.54), to 1 (0.51), and to 0 (0.48), where slicing cuts.
const CORNER: [(f64, f64); 8] = [
    (0.0, 0.0),
    (1.0, 0.0),
    (6.0, 0.0),
    (6.0, 1.0),
    (1.0, 1.0),
    (1.0, 3.0),
    (0.0, 3.0),
    (0.0, 1.0),
];

#[test]
fn of_three_cuts_the_one_with_the_fattest_pieces_is_found_at_any_size() {
    for size in [1.0, 1e-320, 1e-200, 1e-9, 1e9, 1e200, 1e307] {
        let ring = CORNER.map(|(x, y)| DVec2::new(x, y) * size);
        let cuts = cut_thrice("corner", &[&ring], Method::Slicing, None);
        let [as_cut, fat, wide] = cuts.each_ref().map(corner_sets);
        assert_eq!(
            as_cut,
            [vec![0, 1, 2, 3, 4], vec![0, 4, 5, 6, 7]],
            "{size:e}"
        );
        assert_eq!(fat, [vec![0, 1, 2, 3, 4, 7], vec![4, 5, 6, 7]], "{size:e}");
        assert!(
            wide != as_cut,
            "{size:e}: right angles are wider than 45 degrees"
        );
    }
}

#[test]
fn around_holes_and_where_rings_touch_pieces_become_fatter() {
    let p = DVec2::new;
    // with a corner at every unit of its sides, so that there is a choice
    let sides = [
        (p(0.0, 0.0), p(1.0, 0.0)),
        (p(12.0, 0.0), p(0.0, 1.0)),
        (p(12.0, 12.0), p(-1.0, 0.0)),
        (p(0.0, 12.0), p(0.0, -1.0)),
    ];
    let outer = sides
        .iter()
        .flat_map(|&(from, step)| (0..12).map(move |i| from + step * f64::from(i)));
    let rings = [
        outer.collect(),
        vec![p(2.0, 2.0), p(4.0, 2.0), p(4.0, 4.0), p(2.0, 4.0)],
        // one corner on a corner of the first hole, one corner on the outer ring
        vec![p(4.0, 4.0), p(7.0, 5.0), p(5.0, 7.0)],
        vec![p(12.0, 5.5), p(10.0, 7.0), p(9.0, 4.0)],
    ];
    let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
    let cuts = cut_thrice("touching", &rings, Method::Slicing, None);
    let [as_cut, fat, wide] = cuts.each_ref().map(|cut| Quality::of(cut, &rings));
    assert!(mean(&fat.quotients) > 1.2 * mean(&as_cut.quotients));
    assert!(mean(&wide.angles) > 1.2 * mean(&as_cut.angles));
}

proptest! {
    #[test]
    fn on_a_lattice_a_preference_keeps_the_number_of_pieces_and_makes_none_worse_than_the_worst(
        ring in lattice_polygon(9, 24),
        method in prop::sample::select(METHODS.to_vec()),
        max_corners in prop::sample::select(LIMITS.to_vec()),
    ) {
        let polygon = doubles(&ring);
        for cut in cut_thrice("lattice", &[&polygon], method, max_corners) {
            let pieces: Vec<Vec<_>> = cut
                .pieces()
                .map(|piece| piece.vertices.iter().map(|&v| ring[v as usize]).collect())
                .collect();
            prop_assert!(is_decomposition(std::slice::from_ref(&ring), &pieces), "{:?}", pieces);
        }
    }

    #[test]
    fn the_size_of_a_polygon_does_not_matter(
        ring in lattice_polygon(9, 24),
        method in prop::sample::select(METHODS.to_vec()),
        exponent in -1070..1000_i32,
    ) {
        let polygon = doubles(&ring);
        let factor = if exponent < 0 { 0.5 } else { 2.0 };
        let double = |p: DVec2| (0..exponent.abs()).fold(p, |p, _| p * factor);
        let scaled: Vec<DVec2> = polygon.iter().map(|&p| double(p)).collect();
        let once = cut_thrice("lattice", &[&polygon], method, None);
        let other = cut_thrice("scaled", &[&scaled], method, None);
        for (once, other) in once.iter().zip(&other) {
            prop_assert_eq!(corner_sets(once), corner_sets(other));
        }
    }
}
