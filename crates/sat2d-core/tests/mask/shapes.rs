//! Masks as shapes against their pixels, each a closed square, in whole numbers.

use crate::judge::{ONE, Placement, Point, doubles, small_mask, two_sprites, unions};
use crate::pixels;
use sat2d::query::{Containment, containment, point_relation};
use sat2d::{DVec2, Mask, Relation, Shape, ShapeError, ShapeKind, Transform, relation};
use sat2d_test_support::seeds;

#[test]
fn two_sprites_meet_as_the_squares_of_their_pixels_do() {
    let mut counts = [0; 3];
    for seed in seeds(4000) {
        let (masks, places) = two_sprites(&mut fastrand::Rng::with_seed(seed));
        let [p, q] = [0, 1].map(|k| places[k].squares(&masks[k]));
        let expected = unions(&p, &q);
        let [a, b] = [0, 1].map(|k| Shape::mask(&masks[k], places[k].pivot()).unwrap());
        let [ta, tb] = [0, 1].map(|k| places[k].transform());
        assert_eq!(relation(&a, &ta, &b, &tb), Ok(expected), "seed {seed}");
        let placed = [a.place(&ta).unwrap(), b.place(&tb).unwrap()];
        assert_eq!(placed[1].relation(&placed[0]), expected, "seed {seed}");
        let groups = [0, 1].map(|k| Shape::mask_groups(&masks[k], places[k].pivot()).unwrap());
        let pairs = groups[0].iter().flat_map(|a| {
            let relation = |b| relation(a, &ta, b, &tb).unwrap();
            groups[1].iter().map(relation).collect::<Vec<_>>()
        });
        assert_eq!(pairs.max(), Some(expected), "seed {seed}");
        counts[expected as usize] += 1;
    }
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}

/// Several words wide, turned or mirrored, most of them with a pixel beside one of the other.
#[test]
fn wide_sprites_meet_as_the_squares_of_their_pixels_do() {
    let mut counts = [0; 3];
    for seed in seeds(100) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let density = [0.05, 0.3, 0.95][rng.usize(0..3)];
        let masks = [0, 1].map(|_| {
            let (width, height) = (rng.usize(60..200), rng.usize(1..4));
            let mut mask = Mask::from_fn(width, height, |_, _| rng.f64() < density).unwrap();
            mask.set(rng.usize(0..width), 0, true);
            mask
        });
        let mut places = [Placement::random(rng), Placement::random(rng)];
        let pixel = |mask: &Mask, rng: &mut fastrand::Rng| {
            let all = pixels(mask);
            all[rng.usize(0..all.len())]
        };
        let (at, corner) = (pixel(&masks[0], rng), pixel(&masks[1], rng));
        let [first, second] = &mut places;
        second.meet(corner, first, at);
        for way in &mut second.translation {
            *way += rng.i64(-4..=4) * [0, 1, ONE / 4, ONE][rng.usize(0..4)];
        }
        let [p, q] = [0, 1].map(|k| places[k].squares(&masks[k]));
        let expected = unions(&p, &q);
        let [a, b] = [0, 1].map(|k| Shape::mask(&masks[k], places[k].pivot()).unwrap());
        let [ta, tb] = [0, 1].map(|k| places[k].transform());
        assert_eq!(relation(&a, &ta, &b, &tb), Ok(expected), "seed {seed}");
        assert_eq!(relation(&b, &tb, &a, &ta), Ok(expected), "seed {seed}");
        counts[expected as usize] += 1;
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

/// Large enough for several words in a row, at whole pixels and a little beside them.
#[test]
fn upright_sprites_meet_as_their_pixels_do() {
    let mut counts = [0; 3];
    for seed in seeds(150) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let density = [0.001, 0.01, 0.6][rng.usize(0..3)];
        let masks = [0, 1].map(|_| {
            let (width, height) = (rng.usize(1..150), rng.usize(1..40));
            let mut mask = Mask::from_fn(width, height, |_, _| rng.f64() < density).unwrap();
            mask.set(0, 0, true);
            mask
        });
        let mut places = [0, 1].map(|_| Placement {
            matrix: [ONE, 0, 0, ONE],
            translation: [150, 40].map(|most| rng.i64(-most..=most) * 2 * ONE),
            pivot: [rng.i64(0..99), rng.i64(0..99)],
        });
        if rng.bool() {
            let pixel = |mask: &Mask, rng: &mut fastrand::Rng| {
                let all = pixels(mask);
                all[rng.usize(0..all.len())]
            };
            let (at, [x, y]) = (pixel(&masks[0], rng), pixel(&masks[1], rng));
            let [first, second] = &mut places;
            second.meet([x + rng.usize(0..2), y + rng.usize(0..2)], first, at);
        }
        if rng.u8(0..4) == 0 {
            places[0].translation[1] += 1;
        }
        let [p, q] = [0, 1].map(|k| {
            let [x, y] = places[k].point([0, 0]);
            pixels(&masks[k])
                .into_iter()
                .map(move |[i, j]| [i, j].map(|i| i as i128))
                .map(|[i, j]| [x + i * 2 * i128::from(ONE), y + j * 2 * i128::from(ONE)])
                .collect::<Vec<_>>()
        });
        let gap = |(p, q): (&Point, &Point)| {
            (p[0] - q[0]).abs().max((p[1] - q[1]).abs()) - 2 * i128::from(ONE)
        };
        let pairs = p.iter().flat_map(|p| q.iter().map(move |q| (p, q)));
        let expected = match pairs.map(gap).min().unwrap() {
            1.. => Relation::Disjoint,
            0 => Relation::Touching,
            _ => Relation::Overlapping,
        };
        let [a, b] = [0, 1].map(|k| Shape::mask(&masks[k], places[k].pivot()).unwrap());
        let [ta, tb] = [0, 1].map(|k| places[k].transform());
        assert_eq!(relation(&a, &ta, &b, &tb), Ok(expected), "seed {seed}");
        counts[expected as usize] += 1;
    }
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

/// A triangle, a rectangle or another polygon with an area.
#[test]
fn sprites_meet_polygons_as_the_squares_of_their_pixels_do() {
    let mut counts = [0; 3];
    for seed in seeds(3000) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let (mask, place) = (small_mask(rng), Placement::random(rng));
        let unit = i128::from([2 * ONE, ONE][rng.usize(0..2)]);
        let polygon: Vec<Point> = loop {
            let mut point = || [0; 2].map(|_| i128::from(rng.i8(-10..10)) * unit);
            let [p, q, r] = [point(), point(), point()];
            let cross = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
            if cross != 0 {
                break vec![p, q, r];
            }
        };
        let expected = unions(&place.squares(&mask), std::slice::from_ref(&polygon));
        let sprite = Shape::mask(&mask, place.pivot()).unwrap();
        let points: Vec<DVec2> = polygon.into_iter().map(doubles).collect();
        let triangle = Shape::convex_polygon(&points).unwrap();
        let here = Transform::IDENTITY;
        let found = relation(&triangle, &here, &sprite, &place.transform());
        assert_eq!(found, Ok(expected), "seed {seed}");
        counts[expected as usize] += 1;
    }
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

/// A sprite has the points of its pixels, at the pivot that was asked for; where all pixels round a
/// point count, it is inside.
#[test]
fn points_are_in_a_sprite_where_they_are_in_a_pixel() {
    for seed in seeds(500) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let (mask, place) = (small_mask(rng), Placement::random(rng));
        let shape = Shape::mask(&mask, place.pivot()).unwrap();
        assert_eq!(shape.area(), mask.count() as f64);
        let mut sum = DVec2::ZERO;
        for [x, y] in pixels(&mask) {
            sum += DVec2::new(x as f64, y as f64) + 0.5 - place.pivot();
        }
        let off = shape.centroid() - sum / mask.count() as f64;
        assert!(off.abs().max_element() < 1e-12, "seed {seed}");
        for [x, y] in (0..17 * 17).map(|i| [i % 17, i / 17]) {
            // the pixels on both sides in each direction, the same one twice at a centre
            let sides = |at: i64| [(at - 1).div_euclid(2), at.div_euclid(2)];
            let counts = |x: i64, y: i64| x >= 0 && y >= 0 && mask.get(x as usize, y as usize);
            let round = sides(y).map(|y| sides(x).map(|x| counts(x, y))).concat();
            let expected = if round.iter().all(|&counts| counts) {
                Relation::Overlapping
            } else if round.contains(&true) {
                Relation::Touching
            } else {
                Relation::Disjoint
            };
            let found = point_relation(&shape, &place.transform(), doubles(place.point([x, y])));
            assert_eq!(found, Ok(expected), "seed {seed} ({x}, {y})");
        }
    }
}

#[test]
fn a_sprite_lies_within_another_one_if_its_pixels_do() {
    let mut within = 0;
    for seed in seeds(1000) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let (mask, place) = (small_mask(rng), Placement::random(rng));
        let keep = rng.f64();
        let mut part = Mask::from_fn(8, 8, |x, y| mask.get(x, y) && rng.f64() < keep).unwrap();
        let [x, y] = pixels(&mask)[0];
        part.set(x, y, true);
        if rng.u8(0..3) == 0 {
            part.set(rng.usize(0..8), rng.usize(0..8), true);
        }
        let expected = if !pixels(&part).iter().all(|&[x, y]| mask.get(x, y)) {
            Containment::None
        } else if part.count() == mask.count() {
            Containment::Equal
        } else {
            within += 1;
            Containment::Touching // the first pixel is on the boundary
        };
        let [inner, outer] = [&part, &mask].map(|mask| Shape::mask(mask, place.pivot()).unwrap());
        let at = place.transform();
        assert_eq!(
            containment(&inner, &at, &outer, &at),
            Ok(expected),
            "seed {seed}"
        );
    }
    assert!(within > 100);
}

#[test]
fn one_group_of_pixels_is_a_polygon_and_several_are_a_multipolygon() {
    let shape = |rows: &[&str]| {
        let is_set = |x: usize, y: usize| rows[y].as_bytes()[x] == b'#';
        let mask = Mask::from_fn(rows[0].len(), rows.len(), is_set).unwrap();
        Shape::mask(&mask, DVec2::ZERO).unwrap()
    };
    assert_eq!(shape(&["..", ".#"]).kind(), ShapeKind::Rectangle);
    assert_eq!(shape(&["##", ".#"]).kind(), ShapeKind::ConcavePolygon);
    let two = shape(&["###..", "#.#.#", "###.."]);
    assert_eq!(two.kind(), ShapeKind::MultiPolygon);
    let sizes: Vec<usize> = two.rings().map(<[DVec2]>::len).collect();
    assert_eq!(sizes, [4, 4, 4]);
    assert_eq!(two.rings().nth(2).unwrap()[0], DVec2::new(4.0, 1.0));
    assert_ne!(two, shape(&["###.", "#.##", "###."]));
}

#[test]
fn masks_without_pixels_and_pivots_too_far_away_are_errors() {
    let rows = ["##", "#."];
    let mask = Mask::from_fn(2, 2, |x, y| rows[y].as_bytes()[x] == b'#').unwrap();
    for pivot in [1e15, 2e15, -(2.0_f64.powi(51))] {
        let pivot = DVec2::new(pivot, 0.25);
        assert_eq!(Shape::mask(&mask, pivot).unwrap().vertices().len(), 6);
        assert_eq!(Shape::mask_groups(&mask, pivot).unwrap().len(), 1);
    }
    let far = DVec2::new(0.0, -2.3e15);
    let error = ShapeError::FarPivot {
        name: "y",
        value: -2.3e15,
    };
    assert_eq!(Shape::mask(&mask, far), Err(error.clone()));
    assert_eq!(Shape::mask_groups(&mask, far), Err(error));
    let error = Shape::mask(&mask, DVec2::new(0.0, f64::NAN));
    assert!(matches!(error, Err(ShapeError::NotFinite { .. })));
    let none = Mask::new(9, 9).unwrap();
    assert_eq!(Shape::mask(&none, DVec2::ZERO), Err(ShapeError::NoPixels));
    assert_eq!(Shape::mask_groups(&none, DVec2::ZERO), Ok(vec![]));
}
