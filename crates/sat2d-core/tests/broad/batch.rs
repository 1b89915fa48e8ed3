//! Batch calls give the same answers as single calls and as the judge.

use fastrand::Rng;
use sat2d::batch::{BatchError, Scalar, pairs, rectangles};
use sat2d::{DVec2, PlaceError, Relation, Shape, Transform, relation};
use sat2d_test_support::generators::{self, KINDS};
use sat2d_test_support::{cases, minkowski_judge, view};

type Columns<T> = [Vec<T>; 6];

fn columns<T>(rows: &[[f64; 6]], to: impl Fn(f64) -> T) -> Columns<T> {
    std::array::from_fn(|column| rows.iter().map(|row| to(row[column])).collect())
}

fn answers<T: Scalar>(
    a: &[[f64; 6]],
    b: &[[f64; 6]],
    to: impl Fn(f64) -> T,
) -> Result<Vec<Relation>, BatchError> {
    let mut out = vec![Relation::Touching; a.len()];
    rectangles(view(&columns(a, &to)), view(&columns(b, &to)), &mut out)?;
    Ok(out)
}

/// The corners, which must be exact.
fn hull([cx, cy, ux, uy, vx, vy]: [f64; 6]) -> minkowski_judge::Hull {
    let signs = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)];
    let corner = |(s, t): (f64, f64)| DVec2::new(cx + (s * ux + t * vx), cy + (s * uy + t * vy));
    minkowski_judge::Hull {
        points: signs.map(corner).to_vec(),
        radius: 0.0,
    }
}

/// Few bits, so that corners are exact in f32 too; small numbers, so that touching and areas of 0
/// are common.
fn coarse(rng: &mut Rng, scale: f64) -> [f64; 6] {
    let most = if rng.bool() { 3 } else { 400 };
    std::array::from_fn(|_| f64::from(rng.i32(-most..=most)) * scale)
}

#[test]
fn every_lane_is_the_judges() {
    let mut seen = [0; 3];
    let mut rng = Rng::with_seed(7);
    for batch in 0..cases(40) {
        // lengths that are not multiples of any vector width
        let n = rng.usize(1..600);
        // near the smallest and the largest f32, and in the middle
        let scale = [1.0, 0.125, 2f64.powi(-149), 2f64.powi(110)][rng.usize(0..4)];
        let side = |rng: &mut Rng| (0..n).map(|_| coarse(rng, scale)).collect::<Vec<_>>();
        let (a, b) = (side(&mut rng), side(&mut rng));
        let wide = answers(&a, &b, |x| x).expect("finite");
        let narrow = answers(&a, &b, |x| x as f32).expect("finite");
        assert_eq!(wide, narrow, "batch {batch}");
        for i in (0..n).step_by(7) {
            let truth = minkowski_judge::relation(&hull(a[i]), &hull(b[i]));
            assert_eq!(wide[i], truth, "batch {batch}, {i}: {:?} {:?}", a[i], b[i]);
            seen[truth as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&n| n > 20), "{seen:?}");
}

#[test]
fn flat_rectangles_are_segments_and_points() {
    let mut rng = Rng::with_seed(8);
    let flat = |rng: &mut Rng| {
        let mut row: [f64; 6] = std::array::from_fn(|_| f64::from(rng.i32(-2..=2)));
        match rng.u8(0..4) {
            0 => row[2..].fill(0.0),
            1 => row[2..4].fill(0.0),
            2 => [row[4], row[5]] = [2.0 * row[2], 2.0 * row[3]],
            _ => {}
        }
        row
    };
    let mut side = || (0..5000).map(|_| flat(&mut rng)).collect::<Vec<_>>();
    let (a, b) = (side(), side());
    let wide = answers(&a, &b, |x| x).expect("finite");
    assert_eq!(wide, answers(&a, &b, |x| x as f32).expect("finite"));
    for i in 0..a.len() {
        let truth = minkowski_judge::relation(&hull(a[i]), &hull(b[i]));
        assert_eq!(wide[i], truth, "{:?} {:?}", a[i], b[i]);
    }
}

#[test]
fn random_rectangles_are_as_one_at_a_time() {
    let mut rng = Rng::with_seed(9);
    let n = 20_000;
    let mut placed = || {
        let (w, h) = (1.0 + 4.0 * rng.f64(), 1.0 + 4.0 * rng.f64());
        let at = DVec2::new(6.0 * rng.f64(), 6.0 * rng.f64());
        let t = Transform::placement(at, 7.0 * rng.f64(), 1.0, -1.0).unwrap();
        let [a, b, c, d, x, y] = t.to_array();
        let row = [x, y, w / 2.0 * a, w / 2.0 * b, h / 2.0 * c, h / 2.0 * d];
        (Shape::rectangle(w, h).unwrap(), t, row)
    };
    let sides: Vec<_> = (0..n).map(|_| [placed(), placed()]).collect();
    let rows = |k: usize| sides.iter().map(|pair| pair[k].2).collect::<Vec<_>>();
    let out = answers(&rows(0), &rows(1), |x| x).expect("finite");
    for ([(a, ta, _), (b, tb, _)], out) in sides.iter().zip(out) {
        assert_eq!(relation(a, ta, b, tb), Ok(out));
    }
}

#[test]
fn what_is_no_number_is_named() {
    for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for (column, name) in ["center_x", "center_y", "u_x", "u_y", "v_x", "v_y"]
            .into_iter()
            .enumerate()
        {
            let good = vec![[0.0, 0.0, 1.0, 0.0, 0.0, 1.0]; 700];
            let mut bad = good.clone();
            bad[523][column] = value;
            bad[600][column] = value;
            for (a, b, side) in [(&bad, &good, "a"), (&good, &bad, "b")] {
                let errors = [answers(a, b, |x| x), answers(a, b, |x| x as f32)];
                for error in errors {
                    let Err(BatchError::NotFinite {
                        name: told,
                        index,
                        value: what,
                    }) = error
                    else {
                        panic!("{value} in {name}: {error:?}");
                    };
                    assert_eq!((told, index), (format!("{side}.{name}").as_str(), 523));
                    assert!(what == value || what.is_nan() && value.is_nan());
                }
            }
        }
    }
}

#[test]
fn the_largest_numbers_do_not_overflow_into_an_answer() {
    let m = f64::MAX / 4.0;
    let huge = [0.0, 0.0, m, 0.0, 0.0, m];
    let beside = [2.0 * m, 0.0, m, 0.0, 0.0, m];
    let beyond = [(2.0 * m).next_up(), 0.0, m, 0.0, 0.0, m];
    let within = [(2.0 * m).next_down(), 0.0, m, 0.0, 0.0, m];
    let out = answers(&[huge; 3], &[beside, beyond, within], |x| x);
    let expected = [
        Relation::Touching,
        Relation::Disjoint,
        Relation::Overlapping,
    ];
    assert_eq!(out, Ok(expected.to_vec()));
}

#[test]
fn arrays_of_different_lengths_are_refused() {
    let rows = vec![[0.0, 0.0, 1.0, 0.0, 0.0, 1.0]; 5];
    let (a, mut b) = (columns(&rows, |x| x), columns(&rows, |x| x));
    b[3].pop();
    let mut out = [Relation::Disjoint; 5];
    let error = |name, got| {
        Err(BatchError::Length {
            name,
            got,
            expected: 5,
        })
    };
    assert_eq!(rectangles(view(&a), view(&b), &mut out), error("b.u_y", 4));
    assert_eq!(
        rectangles(view(&a), view(&a), &mut out[1..]),
        error("out", 4)
    );
}

#[test]
fn pairs_of_bodies_are_as_one_at_a_time() {
    let made: Vec<_> = (0..400)
        .map(|seed| {
            let kind = KINDS[seed as usize % KINDS.len()];
            generators::pair(&mut Rng::with_seed(seed), kind)
        })
        .collect();
    let (shapes, places): (Vec<&Shape>, Vec<Transform>) = made
        .iter()
        .flat_map(|pair| [(&pair.a.shape, pair.ta), (&pair.b.shape, pair.tb)])
        .unzip();
    let mut rng = Rng::with_seed(1);
    let count = shapes.len() as u32;
    let mut list: Vec<[u32; 2]> = (0..count / 2).map(|k| [2 * k, 2 * k + 1]).collect();
    list.extend((0..5000).map(|_| [rng.u32(0..count), rng.u32(0..count)]));
    let mut out = vec![Relation::Disjoint; list.len()];
    pairs(&shapes, &places, &list, &mut out).expect("in range");
    for (pair, out) in list.iter().zip(out) {
        let [a, b] = pair.map(|k| k as usize);
        let alone = relation(shapes[a], &places[a], shapes[b], &places[b]);
        assert_eq!(alone, Ok(out), "{pair:?}");
    }
}

#[test]
fn pairs_tell_which_is_wrong() {
    let ball = Shape::circle(DVec2::ZERO, 1.0).unwrap();
    let at = Transform::IDENTITY;
    let far = Transform::translation(DVec2::new(1e200, 0.0)).unwrap();
    let (shapes, places) = ([&ball; 2], [at, far]);
    let mut out = [Relation::Disjoint; 2];
    assert_eq!(
        pairs(&shapes, &places, &[[0, 0], [0, 2]], &mut out),
        Err(BatchError::NoSuchBody {
            pair: 1,
            body: 2,
            count: 2
        })
    );
    let error = pairs(&shapes, &places, &[[0, 0], [0, 1]], &mut out);
    assert!(matches!(
        error,
        Err(BatchError::Place {
            pair: 1,
            error: PlaceError::OutOfRange { .. }
        })
    ));
    assert_eq!(out[0], Relation::Overlapping);
    assert!(matches!(
        pairs(&shapes, &places, &[[0, 0]], &mut out),
        Err(BatchError::Length {
            name: "out",
            got: 2,
            expected: 1
        })
    ));
    assert!(matches!(
        pairs(&shapes, &places[1..], &[[0, 0]], &mut out[1..]),
        Err(BatchError::Length {
            name: "transforms",
            got: 1,
            expected: 2
        })
    ));
    // far into a list, after several blocks
    let mut list = vec![[0, 0]; 1000];
    list[777] = [9, 0];
    list[900] = [0, 1];
    let mut out = vec![Relation::Disjoint; 1000];
    assert!(matches!(
        pairs(&shapes, &places, &list, &mut out),
        Err(BatchError::NoSuchBody {
            pair: 777,
            body: 9,
            ..
        })
    ));
    assert!(out[..777].iter().all(|&out| out == Relation::Overlapping));
    list[777] = [1, 0];
    assert!(matches!(
        pairs(&shapes, &places, &list, &mut out),
        Err(BatchError::Place { pair: 777, .. })
    ));
}
