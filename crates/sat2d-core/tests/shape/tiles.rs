//! Tile grids against a test of every cell.

use sat2d::query::point_relation;
use sat2d::{DVec2, Relation, Shape, ShapeError, ShapeKind, Transform, relation};

const HERE: Transform = Transform::IDENTITY;

/// A grid of up to 12 by 12 cells; the more solid ones have many holes and cells that meet in
/// corners.
fn grid(rng: &mut fastrand::Rng) -> (Vec<u8>, usize) {
    let (columns, rows) = (rng.usize(1..=12), rng.usize(1..=12));
    let solid = rng.u8(1..10);
    let cells = (0..columns * rows).map(|_| u8::from(rng.u8(..10) < solid) * rng.u8(1..));
    (cells.collect(), columns)
}

/// The solid cells by column and row.
fn solid(cells: &[u8], columns: usize) -> Vec<[i32; 2]> {
    let cells = cells.iter().enumerate().filter(|(_, cell)| **cell != 0);
    let place = |i: usize| [(i % columns) as i32, (i / columns) as i32];
    cells.map(|(i, _)| place(i)).collect()
}

/// The group of each solid cell, by the lowest number of a cell that its sides lead to.
fn groups(solid: &[[i32; 2]]) -> Vec<usize> {
    let mut group: Vec<usize> = (0..solid.len()).collect();
    for _ in solid {
        for (i, p) in solid.iter().enumerate() {
            for (j, q) in solid.iter().enumerate() {
                if (p[0] - q[0]).abs() + (p[1] - q[1]).abs() == 1 {
                    group[i] = group[i].min(group[j]);
                }
            }
        }
    }
    group
}

#[test]
fn every_solid_cell_is_in_the_shape_of_its_group_and_no_other_is_in_any() {
    let mut holes = 0;
    for seed in 0..150 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let (cells, columns) = grid(rng);
        let shapes = Shape::tiles(&cells, columns, DVec2::ONE, DVec2::ZERO).unwrap();
        let solid = solid(&cells, columns);
        let groups = groups(&solid);
        let mut firsts = groups.clone();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(shapes.len(), firsts.len(), "seed {seed}");
        for (k, shape) in shapes.iter().enumerate() {
            let own = groups.iter().filter(|&&group| group == firsts[k]).count();
            assert_eq!(shape.area(), own as f64, "seed {seed}");
            holes += shape.rings().len() - 1;
        }
        for (i, &[x, y]) in solid.iter().enumerate() {
            let center = DVec2::new(f64::from(x), f64::from(y)) + 0.5;
            for (k, shape) in shapes.iter().enumerate() {
                let expected = match firsts[k] == groups[i] {
                    true => Relation::Overlapping,
                    false => Relation::Disjoint,
                };
                assert_eq!(point_relation(shape, &HERE, center), Ok(expected));
            }
        }
    }
    assert!(holes > 100, "{holes}");
}

/// Boxes with corners at halves, so that they overlap, touch and miss cells exactly, as integers
/// say; and turned boxes, as the cells say one by one.
#[test]
fn boxes_meet_a_grid_as_they_meet_its_cells() {
    let mut counts = [0; 3];
    for seed in 0..400 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let (cells, columns) = grid(rng);
        let shapes = Shape::tiles(&cells, columns, DVec2::ONE, DVec2::ZERO).unwrap();
        let solid = solid(&cells, columns);
        for _ in 0..20 {
            let [x, y] = [rng.i32(-2..26), rng.i32(-2..26)];
            let [w, h] = [rng.i32(1..4), rng.i32(1..4)];
            let expected = solid.iter().map(|&[i, j]| {
                let gap = |from: i32, length: i32, cell: i32| {
                    (2 * cell - from - length).max(from - 2 * cell - 2)
                };
                match gap(x, w, i).max(gap(y, h, j)) {
                    ..0 => Relation::Overlapping,
                    0 => Relation::Touching,
                    _ => Relation::Disjoint,
                }
            });
            let expected = expected.max().unwrap_or(Relation::Disjoint);
            let half = |n: i32| f64::from(n) / 2.0;
            let tile = Shape::rectangle_xywh(half(x), half(y), half(w), half(h)).unwrap();
            let meets = |at: &Transform, tile: &Shape| {
                let all = shapes.iter();
                let all = all.map(|shape| relation(tile, at, shape, &HERE).unwrap());
                all.max().unwrap_or(Relation::Disjoint)
            };
            assert_eq!(meets(&HERE, &tile), expected, "seed {seed}");
            counts[expected as usize] += 1;

            let at = DVec2::new(rng.f64(), rng.f64()) * 12.0;
            let at = Transform::placement(at, rng.f64() * 7.0, 1.0, 1.0).unwrap();
            let tile = Shape::rectangle(half(w), half(h)).unwrap();
            let cell = Shape::rectangle_xywh(0.0, 0.0, 1.0, 1.0).unwrap();
            let one_by_one = solid.iter().map(|&[i, j]| {
                let there = DVec2::new(f64::from(i), f64::from(j));
                relation(&tile, &at, &cell, &Transform::translation(there).unwrap()).unwrap()
            });
            assert_eq!(
                Some(meets(&at, &tile)),
                one_by_one.max().or(Some(Relation::Disjoint))
            );
        }
    }
    assert!(counts.iter().all(|&count| count > 300), "{counts:?}");
}

#[test]
fn cells_have_the_place_and_size_that_were_asked_for() {
    let (size, origin) = (DVec2::new(16.0, 8.0), DVec2::new(-3.0, 5.0));
    // the last row lacks a cell; cells that share a corner are two shapes
    let shapes = Shape::tiles(&[1, 0, 0, 0, 7], 3, size, origin).unwrap();
    assert_eq!(shapes.len(), 2);
    assert_eq!(shapes[0].kind(), ShapeKind::Rectangle);
    let bounds = shapes[0].bounds();
    assert_eq!((bounds.min, bounds.max), (origin, DVec2::new(13.0, 13.0)));
    let bounds = shapes[1].bounds();
    assert_eq!(bounds.min, DVec2::new(13.0, 13.0));
    assert_eq!(bounds.max, DVec2::new(29.0, 21.0));
    // a ring of cells whose hole touches the outside in a corner
    let ring = [0, 1, 1, 1, 0, 1, 1, 1, 1];
    let [ring] = &Shape::tiles(&ring, 3, DVec2::ONE, DVec2::ZERO).unwrap()[..] else {
        panic!("the cells are connected");
    };
    let sizes: Vec<usize> = ring.rings().map(<[DVec2]>::len).collect();
    assert_eq!((ring.area(), sizes), (7.0, vec![6, 4]));
    assert_eq!(Shape::tiles(&[], 3, size, origin), Ok(vec![]));
    assert_eq!(Shape::tiles(&[1], 0, size, origin), Ok(vec![]));
    assert_eq!(
        Shape::tiles(&[1], usize::MAX, size, origin).unwrap().len(),
        1
    );
}

#[test]
fn sizes_and_places_without_room_for_cells_are_errors() {
    let tiles = |x: f64, y: f64, at: f64| {
        Shape::tiles(&[1, 1, 1, 0], 2, DVec2::new(x, y), DVec2::splat(at)).map(|_| ())
    };
    assert!(matches!(
        tiles(-1.0, 1.0, 0.0),
        Err(ShapeError::Negative { name: "width", .. })
    ));
    assert!(matches!(
        tiles(1.0, f64::NAN, 0.0),
        Err(ShapeError::NotFinite { name: "height", .. })
    ));
    assert!(matches!(
        tiles(1.0, 1.0, f64::INFINITY),
        Err(ShapeError::NotFinite { .. })
    ));
    assert_eq!(tiles(1.0, 0.0, 0.0), Err(ShapeError::ZeroArea));
    // a cell is smaller than the distance of doubles there
    assert!(tiles(1.0, 1.0, 1e300).is_err() && tiles(1.0, 1.0, 1e17).is_err());
    let one = Shape::tiles(&[1], 1, DVec2::ONE, DVec2::splat(1e17));
    assert_eq!(one, Err(ShapeError::ZeroArea));
    assert_eq!(tiles(1.0, 1.0, 1e15), Ok(()));
}
