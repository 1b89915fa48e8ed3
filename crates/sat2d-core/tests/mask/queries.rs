//! Every question about sprites against the same question about the squares of their pixels.

use crate::judge::{Placement, two_sprites};
use crate::pixels;
use sat2d::query::{
    Motion, SweepError, cast_segment, contact, contacts, distance, separation, sweep,
};
use sat2d::{DVec2, Mask, Relation, Shape, Transform, batch, relation};
use sat2d_test_support::seeds;

/// The square of each pixel as a shape of its own.
fn squares(mask: &Mask, place: &Placement) -> Vec<Shape> {
    let square = |[x, y]: [usize; 2]| {
        let corner = DVec2::new(x as f64, y as f64) - place.pivot();
        Shape::rectangle_xywh(corner.x, corner.y, 1.0, 1.0).unwrap()
    };
    pixels(mask).into_iter().map(square).collect()
}

fn moved(at: &Transform, by: DVec2) -> Transform {
    Transform::translation(by).unwrap().product(at).unwrap()
}

struct Case {
    sprites: [Shape; 2],
    squares: [Vec<Shape>; 2],
    at: [Transform; 2],
}

impl Case {
    fn new(rng: &mut fastrand::Rng) -> Case {
        let (masks, places) = two_sprites(rng);
        Case {
            sprites: [0, 1].map(|k| Shape::mask(&masks[k], places[k].pivot()).unwrap()),
            squares: [0, 1].map(|k| squares(&masks[k], &places[k])),
            at: places.map(|place| place.transform()),
        }
    }

    fn relation(&self) -> Relation {
        let ([a, b], [ta, tb]) = (&self.sprites, &self.at);
        relation(a, ta, b, tb).unwrap()
    }
}

#[test]
fn the_distance_of_sprites_is_that_of_their_nearest_pixels() {
    let mut apart = 0;
    for seed in seeds(400) {
        let case = Case::new(&mut fastrand::Rng::with_seed(seed));
        let ([a, b], [ta, tb]) = (&case.sprites, &case.at);
        let found = distance(a, ta, b, tb).unwrap();
        assert_eq!(found.distance > 0.0, !case.relation().hits(), "seed {seed}");
        let of = |p, q| distance(p, ta, q, tb).unwrap().distance;
        let pairs = case.squares[0]
            .iter()
            .flat_map(|p| case.squares[1].iter().map(move |q| (p, q)));
        let least = pairs.map(|(p, q)| of(p, q)).fold(f64::INFINITY, f64::min);
        assert!((found.distance - least).abs() < 1e-12, "seed {seed}");
        apart += usize::from(least > 0.0);
    }
    assert!(apart > 50);
}

/// The first pixel on the way, not counting sides between pixels.
#[test]
fn a_segment_first_meets_a_sprite_at_a_pixel() {
    let mut hits = 0;
    for seed in seeds(1000) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let case = Case::new(rng);
        let mut point = || DVec2::new(rng.f64(), rng.f64()) * 40.0 - 20.0;
        let (start, end) = (point(), point());
        let of = |shape: &Shape| cast_segment(shape, &case.at[0], start, end).unwrap();
        let found = of(&case.sprites[0]);
        let first = case.squares[0]
            .iter()
            .filter_map(of)
            .map(|hit| hit.fraction);
        let first = first.reduce(f64::min);
        assert_eq!(found.is_some(), first.is_some(), "seed {seed}");
        if let (Some(hit), Some(first)) = (found, first) {
            assert!((hit.fraction - first).abs() < 1e-12, "seed {seed}");
            // it comes from the front
            assert!(
                hit.fraction == 0.0 || hit.normal.dot(end - start) < 0.0,
                "seed {seed}"
            );
            hits += 1;
        }
    }
    assert!(hits > 100, "{hits}");
}

#[test]
fn sprites_that_move_first_meet_where_pixels_do() -> Result<(), SweepError> {
    let mut hits = 0;
    for seed in seeds(150) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let case = Case::new(rng);
        let way = DVec2::new(rng.f64(), rng.f64()) * 30.0 - 15.0;
        let still = Motion::still(case.at[0]);
        let away = moved(&case.at[1], way * -0.5);
        let flight = Motion::linear(away, way)?;
        let of = |p, q| sweep(p, &still, q, &flight);
        let found = of(&case.sprites[0], &case.sprites[1])?;
        let mut first: Option<f64> = None;
        for p in &case.squares[0] {
            for q in &case.squares[1] {
                if let Some(hit) = of(p, q)? {
                    first = Some(first.map_or(hit.time, |first| first.min(hit.time)));
                }
            }
        }
        assert_eq!(found.is_some(), first.is_some(), "seed {seed}");
        if let (Some(hit), Some(first)) = (found, first) {
            assert!((hit.time - first).abs() < 1e-12, "seed {seed}");
            hits += 1;
        }
    }
    assert!(hits > 30, "{hits}");
    Ok(())
}

/// A contact exists where the sprites meet, has a depth where they overlap, and its normal is no
/// side between two pixels: a separation along it frees the place. The least translation that
/// separates the sprites does so.
#[test]
fn contacts_and_separations_agree_with_the_relation() {
    let mut deep = 0;
    for seed in seeds(300) {
        let case = Case::new(&mut fastrand::Rng::with_seed(seed));
        let ([a, b], [ta, tb]) = (&case.sprites, &case.at);
        let expected = case.relation();
        let all = contacts(a, ta, b, tb).unwrap();
        let first = contact(a, ta, b, tb).unwrap();
        assert_eq!(first, all.first().copied(), "seed {seed}");
        assert_eq!(!all.is_empty(), expected.hits(), "seed {seed}");
        let depth = first.map_or(0.0, |hit| hit.depth);
        assert_eq!(
            depth > 0.0,
            expected == Relation::Overlapping,
            "seed {seed}"
        );
        let apart = separation(a, ta, b, tb).unwrap();
        assert_eq!(
            apart.is_some(),
            expected == Relation::Overlapping,
            "seed {seed}"
        );
        if let Some(apart) = apart {
            let tb = moved(tb, apart.translation);
            assert_ne!(
                relation(a, ta, b, &tb),
                Ok(Relation::Overlapping),
                "seed {seed}"
            );
            for p in &case.squares[0] {
                for q in &case.squares[1] {
                    // up to the rounding of the separation and of the squares
                    let hit = contact(p, ta, q, &tb).unwrap();
                    assert!(hit.is_none_or(|hit| hit.depth < 1e-12), "seed {seed}");
                }
            }
            deep += 1;
        }
    }
    assert!(deep > 50, "{deep}");
}

/// In batches.
#[test]
fn pairs_of_sprites_meet_in_batches_as_alone() {
    for seed in seeds(40) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let cases: Vec<Case> = (0..5).map(|_| Case::new(rng)).collect();
        let sprites = |case: &Case| [0, 1].map(|k| (case.sprites[k].clone(), case.at[k]));
        let all: Vec<_> = cases.iter().flat_map(sprites).collect();
        let mut out = [Relation::Disjoint];
        for (i, (a, ta)) in all.iter().enumerate() {
            for (b, tb) in &all[..i] {
                let expected = relation(a, ta, b, tb).unwrap();
                batch::pairs(&[a, b], &[*ta, *tb], &[[0, 1]], &mut out).unwrap();
                assert_eq!(out, [expected], "seed {seed}");
            }
        }
    }
}
