//! Points in a grid against the same points one at a time.

use fastrand::Rng;
use sat2d::batch::PointLocator;
use sat2d::{DVec2, Mask, Relation, Shape, Transform};
use sat2d_test_support::corpus::valid_up_to;
use sat2d_test_support::generators::{self, KINDS, Style};
use sat2d_test_support::seeds;

/// Compares so many points near a placed shape, many of them on its boundary or next to it. Returns
/// how often each relation was found.
fn compare(rng: &mut Rng, shape: &Shape, t: &Transform, count: usize, name: &str) -> [usize; 3] {
    let Ok(placed) = shape.place(t) else {
        return [0; 3];
    };
    let locator = PointLocator::new(&placed, count);
    let bounds = placed.bounds();
    let corners: Vec<DVec2> = shape.vertices().iter().map(|&v| t.apply(v)).collect();
    let size = bounds.max - bounds.min;
    let mut found = [0; 3];
    for _ in 0..count {
        let i = rng.usize(..corners.len());
        let (p, q) = (corners[i], corners[(i + 1) % corners.len()]);
        let point = match rng.u8(0..8) {
            0 => p,
            1 => p + (q - p) * rng.f64(),
            2 => p + (q - p) / 2.0,
            3 => DVec2::new(p.x.next_up(), p.y.next_down()),
            4 => DVec2::new(p.x, q.y),
            5 => bounds.min + size * (DVec2::new(rng.f64(), rng.f64()) * 3.0 - 1.0),
            _ => bounds.min + size * DVec2::new(rng.f64(), rng.f64()),
        };
        let expected = placed.point_relation(point);
        assert_eq!(locator.relation(point), expected, "{name}: {t:?} {point:?}");
        found[expected as usize] += 1;
    }
    found
}

fn add(sum: &mut [usize; 3], found: [usize; 3]) {
    for (sum, found) in sum.iter_mut().zip(found) {
        *sum += found;
    }
}

/// Turned, sheared and mirrored; and so far away that rounding bends pieces or folds the polygon.
fn placements(rng: &mut Rng, shape: &Shape) -> Vec<Transform> {
    let bounds = shape.bounds();
    let reach = (bounds.max - bounds.min).max_element();
    let place = |x, y| Transform::placement_degrees(DVec2::new(x, y), 33.0, 1.5, -0.75);
    let far = reach * 2f64.powi(rng.i32(30..52));
    let shear = Transform::new(1.0, rng.f64(), -rng.f64(), 0.5, 0.0, 0.0);
    let all = [
        Ok(Transform::IDENTITY),
        shear,
        place(0.0, reach),
        place(far, far / 3.0),
    ];
    all.into_iter().flatten().collect()
}

#[test]
fn points_in_the_polygons_of_the_corpus() {
    let mut found = [0; 3];
    for (seed, fixture) in (0..).zip(valid_up_to(300)) {
        let name = &fixture.name;
        // some are beyond the range of coordinates
        let Ok(shape) = Shape::polygon(&fixture.slices()) else {
            continue;
        };
        let mut rng = Rng::with_seed(seed);
        for t in placements(&mut rng, &shape) {
            let count = shape.vertices().len().clamp(200, 600) + rng.usize(..200);
            add(&mut found, compare(&mut rng, &shape, &t, count, name));
        }
    }
    assert!(found.iter().all(|&count| count > 10_000), "{found:?}");
}

#[test]
fn points_in_convex_shapes_of_all_magnitudes() {
    let mut found = [0; 3];
    for seed in seeds(150) {
        let mut rng = Rng::with_seed(seed);
        let kind = KINDS[rng.usize(..KINDS.len())];
        let style = generators::style(&mut rng);
        let made = generators::shape(&mut rng, kind, style);
        let similarity = made.shape.radius() > 0.0;
        let t = generators::placement(&mut rng, style, similarity);
        let name = format!("seed {seed}");
        add(&mut found, compare(&mut rng, &made.shape, &t, 300, &name));
    }
    assert!(found.iter().all(|&count| count > 1000), "{found:?}");
}

#[test]
fn points_in_chains_and_masks() {
    let mut found = [0; 3];
    for seed in seeds(20) {
        let mut rng = Rng::with_seed(seed);
        let style = if seed % 2 == 0 {
            Style::Grid
        } else {
            Style::Plain
        };
        let points: Vec<DVec2> = (0..40)
            .map(|_| generators::point(&mut rng, style))
            .collect();
        let mask = Mask::from_fn(30, 20, |_, _| rng.u8(..3) == 0).unwrap();
        let shapes = [
            Shape::chain(&points, rng.bool()),
            Shape::mask(&mask, DVec2::new(3.0, 2.0)),
        ];
        for shape in shapes.into_iter().flatten() {
            for t in placements(&mut rng, &shape) {
                let name = format!("seed {seed}");
                add(&mut found, compare(&mut rng, &shape, &t, 1500, &name));
            }
        }
    }
    assert!(found.iter().all(|&count| count > 10_000), "{found:?}");
}

/// Coordinates so near each other that cells are thinner than the distances of doubles, and bounds
/// without an area.
#[test]
fn grids_without_room() {
    let p = |x, y| DVec2::new(x, y);
    let thin = [p(0.0, 0.0), p(1e-310, 3.0), p(0.0, 9.0), p(-1e-310, 3.0)];
    let small = [
        p(0.0, 0.0),
        p(4.0, 0.0),
        p(4.0, 4.0),
        p(2.0, 1.0),
        p(0.0, 4.0),
    ];
    let shapes = [
        Shape::convex_polygon(&thin).unwrap(),
        Shape::polygon(&[&small]).unwrap(),
        Shape::segment(p(0.0, 0.0), p(0.0, 8.0)).unwrap(),
        Shape::segment(p(0.0, 0.0), p(8.0, 0.0)).unwrap(),
        Shape::circle(p(1.0, 1.0), 0.0).unwrap(),
    ];
    let mut rng = Rng::with_seed(1);
    let mut found = [0; 3];
    for shape in &shapes {
        for far in [0.0, 2f64.powi(49), 2f64.powi(52)] {
            let t = Transform::translation(p(far, -far)).unwrap();
            add(
                &mut found,
                compare(&mut rng, shape, &t, 3000, "grids without room"),
            );
            let placed = shape.place(&t).unwrap();
            let locator = PointLocator::new(&placed, 3000);
            let away = p(sat2d::MAX_COORDINATE, -sat2d::MAX_COORDINATE);
            assert_eq!(locator.relation(away), Relation::Disjoint);
        }
    }
    assert!(found.iter().all(|&count| count > 300), "{found:?}");
}
