//! Decomposition within a work limit: every result is valid, and says whether the work sufficed.

use sat2d::decompose::{Decomposition, Method, Options, Polygon, PolygonError, Preference};
use sat2d::decompose::{Deviation, approximate, decompose};
use sat2d::{DVec2, LimitError, Shape, ShapeError};
use sat2d_test_support::cases;

const METHODS: [Method; 4] = [
    Method::Fast,
    Method::Balanced,
    Method::Fewest,
    Method::Slicing,
];

/// A star-shaped ring with random radii.
fn star(vertices: u32, seed: u64) -> Vec<DVec2> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let corner = |i: u32| {
        let angle = f64::from(i) / f64::from(vertices) * core::f64::consts::TAU;
        DVec2::from_angle(angle) * (10.0 + 5.0 * rng.f64())
    };
    (0..vertices).map(corner).collect()
}

/// A comb with teeth that lean, so that most of them see each other.
fn comb(teeth: u32) -> Vec<DVec2> {
    let p = DVec2::new;
    let tooth = |i: u32| {
        let x = 2.0 * f64::from(i);
        [
            p(x, 0.0),
            p(x + 0.6, 10.0),
            p(x + 0.61, 10.0),
            p(x + 1.0, 0.0),
        ]
    };
    let right = 2.0 * f64::from(teeth);
    (0..teeth)
        .flat_map(tooth)
        .chain([p(right, -1.0), p(0.0, -1.0)])
        .collect()
}

/// The most generous limit below which there is no result at all: 2 n log2 n units, rounded up.
fn least_work(vertices: usize) -> u64 {
    2 * vertices as u64 * (u64::from(vertices.ilog2()) + 1)
}

fn options(method: Method, prefer: Preference, work_limit: Option<u64>) -> Options {
    Options {
        method,
        prefer,
        work_limit,
        ..Options::default()
    }
}

fn cut(ring: &[DVec2], options: &Options) -> Decomposition {
    let cut = decompose(&[ring], options).unwrap();
    assert_eq!(cut.verify(&[ring]), Ok(()), "{options:?}");
    cut
}

#[test]
fn with_any_limit_the_pieces_are_valid_and_the_same_each_time() {
    let ring = star(300, 1);
    for method in METHODS {
        for prefer in [Preference::AsCut, Preference::Fat, Preference::WideAngles] {
            let whole = cut(&ring, &options(method, prefer, None));
            assert!(whole.is_complete());
            let mut fewer = 0;
            for step in 0..40 {
                let limit =
                    least_work(ring.len()) + (1 << (step / 2)) + ((step % 2) << (step / 2)) / 2;
                let options = options(method, prefer, Some(limit));
                let cut = cut(&ring, &options);
                assert_eq!(cut, decompose(&[&ring], &options).unwrap());
                if cut.is_complete() {
                    assert_eq!(cut, whole, "{options:?}");
                } else {
                    fewer += 1;
                }
            }
            assert!((3..39).contains(&fewer), "{method:?} {prefer:?} {fewer}");
        }
    }
}

/// Several decompositions are compared. The one that is returned may be of a simplified polygon,
/// for which the limit sufficed, while another one of fewer pieces was not found. Each third of the
/// limits is tried, or all where the environment asks for three times as many cases as usual.
#[test]
fn an_approximation_tells_if_a_higher_limit_may_leave_fewer_pieces() {
    let ring = star(100, 5);
    let stride = (3 / cases(1) as usize).max(1);
    let mut cut_short = 0;
    for tolerance in [0.1, 0.5, 1.5] {
        let near = |work_limit| {
            let options = options(Method::Fewest, Preference::AsCut, work_limit);
            approximate(&[&ring], tolerance, Deviation::Either, &options).unwrap()
        };
        let whole = near(None);
        assert!(whole.is_complete());
        for step in (0..200).step_by(stride) {
            let limited = near(Some(least_work(ring.len()) + 100 * step));
            assert_eq!(limited.verify(&[&ring]), Ok(()));
            if limited.is_complete() {
                assert_eq!(limited, whole, "{tolerance} {step}");
            } else {
                cut_short += 1;
            }
        }
    }
    let some = 10 / stride..590 / stride;
    assert!(some.contains(&cut_short), "{cut_short}");
}

#[test]
fn limits_on_corners_hold_even_if_the_work_does_not_suffice() {
    let circle: Vec<DVec2> = (0..2000)
        .map(|i| DVec2::from_angle(f64::from(i) / 2000.0 * core::f64::consts::TAU))
        .collect();
    for ring in [circle, star(500, 2)] {
        for method in METHODS {
            for max_corners in [3, 8] {
                let few = Options {
                    max_corners: Some(max_corners),
                    ..options(
                        method,
                        Preference::AsCut,
                        Some(least_work(ring.len()) + 1000),
                    )
                };
                let cut = cut(&ring, &few);
                let most = cut.pieces().map(|piece| piece.vertices.len()).max();
                assert!(most <= Some(max_corners), "{few:?}");
            }
        }
    }
}

/// More work never makes the local search worse, and the best so far is better than merging alone.
#[test]
fn more_work_leaves_fewer_pieces() {
    let ring = star(3000, 3);
    let count = |units: u64| {
        let limit = Some(least_work(ring.len()) + units);
        cut(&ring, &options(Method::Balanced, Preference::AsCut, limit)).count()
    };
    let counts = [25_000, 100_000, 400_000].map(count);
    let fast = cut(&ring, &options(Method::Fast, Preference::AsCut, None)).count();
    let all = cut(&ring, &options(Method::Balanced, Preference::AsCut, None)).count();
    assert!(
        fast > counts[0] && counts.is_sorted_by(|a, b| a > b) && counts[2] >= all,
        "{counts:?}"
    );
}

#[test]
fn without_work_for_any_decomposition_there_is_an_error_that_names_the_limit() {
    let ring = star(300, 4);
    let limit = least_work(ring.len()) - 1;
    let expected = PolygonError::Limit(LimitError::Work { limit });
    for method in METHODS {
        let few = options(method, Preference::AsCut, Some(limit));
        let error = decompose(&[&ring], &few).unwrap_err();
        assert_eq!(error, expected);
        assert!(error.to_string().contains(&limit.to_string()));
        let shape = Shape::polygon_with(&[&ring], &few);
        assert_eq!(shape, Err(ShapeError::Polygon(expected.clone())));
        // what is validated already can always be cut
        let cut = Polygon::new(&[&ring]).unwrap().decompose(&few);
        assert_eq!(cut.verify(&[&ring]), Ok(()));
    }
}

/// Merged triangles are as few pieces as there can be, so no search is needed: it took 15 s.
#[test]
fn a_large_comb_is_cut_at_once() {
    let ring = comb(10_000);
    for method in [Method::Balanced, Method::Fewest] {
        let limit = Some(least_work(ring.len()) + 1_000_000);
        let cut = decompose(&[&ring], &options(method, Preference::AsCut, limit)).unwrap();
        assert!(cut.is_complete() && cut.is_optimal());
        // two reflex corners between two teeth
        assert_eq!(cut.count(), 10_001);
    }
}
