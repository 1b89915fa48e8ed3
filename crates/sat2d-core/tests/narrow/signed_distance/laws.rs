//! Laws of signed distances, for shapes of every kind.

use crate::signed_distance::scenes::{offset_by, straight};
use fastrand::Rng;
use sat2d::batch::signed_distances;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{
    Feature, SignedDistance, distance, distance_of_point, point_relation, signed_distance,
};
use sat2d::{DVec2, PlaceError, Relation, Shape, Transform};
use sat2d_test_support::aligned_scenes::{Turn, any};
use sat2d_test_support::{corpus, elliptic_pairs, seeds};

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

fn outline(rng: &mut Rng) -> Shape {
    let top = f64::from(rng.i32(1..=6));
    let mut path = Path::new();
    path.move_to(p(-4.0, 0.0));
    path.line_to(p(4.0, 0.0));
    path.quadratic_to(p(0.0, 2.0 * top), p(-4.0, 0.0));
    Shape::outline(&path, FillRule::EvenOdd).expect("an outline")
}

/// A shape of any kind under any map.
fn scene(rng: &mut Rng, polygons: &[Shape]) -> (Shape, Transform) {
    let turn = Turn::random(rng);
    let (shape, map) = match rng.u8(..6) {
        0 | 1 => {
            let placed = any(rng, &turn);
            (placed.shape, placed.transform)
        }
        2 => {
            let placed = elliptic_pairs::random(rng, 0.5, 3.0);
            (placed.shape, placed.transform)
        }
        3 => (outline(rng), any(rng, &turn).transform),
        4 => (straight(rng).shape, any(rng, &turn).transform),
        _ => {
            let shape = polygons[rng.usize(..polygons.len())].clone();
            let bounds = shape.bounds();
            let scale = 10.0 / (bounds.max - bounds.min).max_element();
            let small = Transform::new(scale, 0.0, 0.0, scale, 0.0, 0.0).expect("a map");
            let center = small.apply((bounds.min + bounds.max) / 2.0);
            let map = any(rng, &turn).transform;
            (
                shape,
                map.product(&offset_by(&small, -center)).expect("a map"),
            )
        }
    };
    let far = [0.0, 0.0, 1e6][rng.usize(..3)];
    (shape, offset_by(&map, p(far, far)))
}

/// A point about a placed shape: by fractions of its box, at a vertex, or on a half grid.
fn point(rng: &mut Rng, shape: &Shape, map: &Transform) -> DVec2 {
    let bounds = shape.placed_bounds(map).expect("in range");
    let size = bounds.max - bounds.min;
    match rng.u8(..8) {
        0 => map.apply(shape.vertices()[rng.usize(..shape.vertices().len())]),
        1 => ((bounds.min + size / 2.0) * 2.0).round() / 2.0,
        2 => bounds.min + size / 2.0,
        _ => bounds.min + size * p(rng.f64() * 1.4 - 0.2, rng.f64() * 1.4 - 0.2),
    }
}

fn polygons() -> Vec<Shape> {
    let usual = |shape: &Shape| {
        let size = shape.bounds().max - shape.bounds().min;
        size.max_element() < 1e9 && size.min_element() > 1e-9
    };
    corpus::committed()
        .into_iter()
        .filter(|polygon| polygon.valid && polygon.rings.concat().len() <= 400)
        .filter_map(|polygon| Shape::polygon(&polygon.slices()).ok())
        .filter(usual)
        .collect()
}

fn size_of(shape: &Shape, map: &Transform, at: DVec2) -> f64 {
    let bounds = shape.placed_bounds(map).expect("in range");
    let reach = bounds.min.abs().max(bounds.max.abs()).max(at.abs());
    reach.max_element()
}

#[test]
fn the_sign_is_that_of_the_relation_and_the_length_that_of_the_way_to_the_boundary() {
    let polygons = polygons();
    let mut counts = [0; 3];
    for seed in seeds(1500) {
        let mut rng = Rng::with_seed(seed);
        let (shape, map) = scene(&mut rng, &polygons);
        let at = point(&mut rng, &shape, &map);
        let found = signed_distance(&shape, &map, at).expect("in range");
        let text = || format!("seed {seed}: {found:?} of {at} and {shape:?} at {map:?}");
        let (size, near) = (
            size_of(&shape, &map, at),
            distance_of_point(at, &shape, &map),
        );
        let near = near.expect("in range");
        let relation = point_relation(&shape, &map, at).expect("in range");
        let away = found.on_boundary.distance(at);
        match relation {
            Relation::Disjoint => {
                counts[2] += 1;
                assert!(found.distance > 0.0, "{}", text());
                assert_eq!(
                    found.distance.to_bits(),
                    near.distance.to_bits(),
                    "{}",
                    text()
                );
                assert_eq!(
                    (found.on_boundary, found.feature),
                    (near.on_b, near.feature_b)
                );
                assert_eq!(found.normal, DVec2::ZERO - near.normal, "{}", text());
                let dot = Shape::circle(at, 0.0).expect("a point");
                let asked = distance(&dot, &Transform::IDENTITY, &shape, &map).expect("in range");
                assert!(
                    (asked.distance - found.distance).abs() <= 1e-12 * size,
                    "{}",
                    text()
                );
            }
            Relation::Touching => {
                counts[1] += 1;
                assert_eq!((found.distance, found.on_boundary), (0.0, at), "{}", text());
            }
            Relation::Overlapping => {
                counts[0] += 1;
                assert!(found.distance < 0.0, "{}", text());
            }
        }
        assert!(
            (away - found.distance.abs()).abs() <= 4e-12 * size,
            "{}",
            text()
        );
        assert!((found.normal.length() - 1.0).abs() < 4e-15, "{}", text());
        // a boundary point is at no distance of its own
        let again = signed_distance(&shape, &map, found.on_boundary).expect("in range");
        assert!(
            again.distance.abs() <= 4e-12 * size,
            "{}, {again:?}",
            text()
        );
    }
    assert!(
        counts[0] > 300 && counts[1] > 80 && counts[2] > 300,
        "{counts:?}"
    );
}

#[test]
fn it_changes_no_faster_than_the_point_moves() {
    let polygons = polygons();
    for seed in seeds(1500) {
        let mut rng = Rng::with_seed(seed);
        let (shape, map) = scene(&mut rng, &polygons);
        let one = point(&mut rng, &shape, &map);
        let bounds = shape.placed_bounds(&map).expect("in range");
        let way = (bounds.max - bounds.min).max_element() * 0.5f64.powi(rng.i32(1..30));
        let other = one + DVec2::from_angle(rng.f64() * 7.0) * way;
        let ask = |at| signed_distance(&shape, &map, at).expect("in range");
        let change = ask(one).distance - ask(other).distance;
        let slack = 4e-12 * size_of(&shape, &map, one);
        let text = || format!("seed {seed}: {:?}, {:?}", ask(one), ask(other));
        assert!(change.abs() <= one.distance(other) + slack, "{}", text());
    }
}

/// Where an edge of a polygon is nearest, its inside is on one side.
#[test]
fn steps_along_the_normal_of_an_edge_leave_and_enter() {
    // without the corpus, whose slits are thinner than a step
    let comb = [
        (0, 0),
        (9, 0),
        (9, 6),
        (7, 6),
        (6, 2),
        (5, 6),
        (4, 1),
        (2, 6),
        (0, 6),
    ];
    let comb = comb.map(|(x, y)| p(f64::from(x), f64::from(y)));
    let polygons = [Shape::polygon(&[&comb]).expect("a polygon")];
    let mut checked = 0;
    for seed in seeds(1500) {
        let mut rng = Rng::with_seed(seed);
        let (shape, map) = scene(&mut rng, &polygons);
        let at = point(&mut rng, &shape, &map);
        let found = signed_distance(&shape, &map, at).expect("in range");
        let size = size_of(&shape, &map, at);
        let [a, b, c, d, ..] = map.to_array();
        // thinner than a step, or a line
        let is_thin = shape.area() * (a * d - b * c).abs() < 1e-3;
        if !matches!(found.feature, Feature::Edge(_)) || is_thin || shape.is_outline() {
            continue;
        }
        let step = found.normal * (64.0 * f64::EPSILON * size);
        let vertices = shape.vertices().iter();
        let from_vertex = vertices
            .map(|&v| map.apply(v).distance(found.on_boundary))
            .fold(f64::INFINITY, f64::min);
        // gaps that are hardly wider than rounding
        if from_vertex < 1e-3 || found.distance != 0.0 && found.distance.abs() < 1e-7 {
            continue;
        }
        checked += 1;
        let relation = |at| point_relation(&shape, &map, at).expect("in range");
        let text = || format!("seed {seed}: {found:?} of {at}");
        assert_eq!(
            relation(found.on_boundary + step),
            Relation::Disjoint,
            "{}",
            text()
        );
        assert_eq!(
            relation(found.on_boundary - step),
            Relation::Overlapping,
            "{}",
            text()
        );
    }
    assert!(checked > 300, "{checked}");
}

#[test]
fn many_points_have_the_same_answers_as_one_at_a_time() {
    let polygons = polygons();
    for seed in seeds(200) {
        let mut rng = Rng::with_seed(seed);
        let (shape, map) = scene(&mut rng, &polygons);
        let points: Vec<DVec2> = (0..9).map(|_| point(&mut rng, &shape, &map)).collect();
        let one_by_one: Vec<SignedDistance> = points
            .iter()
            .map(|&at| signed_distance(&shape, &map, at).expect("in range"))
            .collect();
        let found = signed_distances(&shape, &map, &points).expect("in range");
        assert_eq!(found, one_by_one, "seed {seed}");
        if let Ok(placed) = shape.place(&map) {
            let placed = points
                .iter()
                .map(|&at| placed.signed_distance(at).expect("in range"));
            assert!(placed.eq(one_by_one), "seed {seed}");
        }
    }
}

/// Answers that differ from the relation where doubles are used up: tiny shapes, points within one
/// unit in the last place of an edge, large and small numbers.
#[test]
fn signs_are_exact_at_every_scale() {
    let mut inside = 0;
    for seed in seeds(1500) {
        let mut rng = Rng::with_seed(seed);
        // in two steps, since 2^1060 is no double
        let half = 2f64.powi([0, -150, -250, -500, -530, 50, 150, 245][rng.usize(..8)]);
        let scale = half * half;
        let subject = straight(&mut rng);
        let map = Transform::new(scale, 0.0, 0.0, -scale, 0.0, 0.0).expect("a map");
        let [start, end] = subject.edges[rng.usize(..subject.edges.len())]
            .map(|vertex| map.apply(subject.vertices[vertex as usize]));
        let part = rng.f64();
        let mut at = start * part + end * (1.0 - part);
        let step = |rng: &mut Rng, x: f64| match rng.u8(..4) {
            0 => x.next_up(),
            1 => x.next_down(),
            2 => x + x.next_up() - x.next_down(),
            _ => x,
        };
        at = p(step(&mut rng, at.x), step(&mut rng, at.y));
        if rng.bool() {
            at = (at + map.apply(p(0.0, 0.0))) / 2.0;
        }
        let found = signed_distance(&subject.shape, &map, at).expect("in range");
        let relation = point_relation(&subject.shape, &map, at).expect("in range");
        let expected = match relation {
            Relation::Overlapping => found.distance < 0.0,
            Relation::Touching => found.distance == 0.0,
            Relation::Disjoint => found.distance > 0.0,
        };
        let text = || format!("seed {seed}: {found:?} of {at:?} at {scale:e}");
        assert!(expected, "{}", text());
        assert!((found.normal.length() - 1.0).abs() < 4e-15, "{}", text());
        let away = (found.on_boundary - at) / scale;
        let off = away.length() - found.distance.abs() / scale;
        let least = f64::from_bits(8) / scale;
        assert!(off.abs() <= 1e-13 * 64.0 + least, "{}, {off:e}", text());
        inside += u32::from(relation == Relation::Overlapping);
    }
    assert!(inside > 150, "{inside}");
}

#[test]
fn bad_points_and_places_are_errors() {
    let square = Shape::rectangle(2.0, 2.0).expect("a square");
    let here = Transform::IDENTITY;
    for (x, y) in [(f64::INFINITY, 0.0), (1e200, 0.0)] {
        let error = PlaceError::BadPoint { x, y };
        assert_eq!(signed_distance(&square, &here, p(x, y)), Err(error));
        assert_eq!(
            signed_distances(&square, &here, &[DVec2::ZERO, p(x, y)]),
            Err(error)
        );
        let placed = square.place(&here).expect("in range");
        assert_eq!(placed.signed_distance(p(x, y)), Err(error));
    }
    let far = Transform::new(1e150, 0.0, 0.0, 1e150, 0.0, 0.0).and_then(|far| far.product(&far));
    if let Ok(far) = far {
        let found = signed_distance(&square, &far, DVec2::ZERO);
        assert!(
            matches!(found, Err(PlaceError::OutOfRange { .. })),
            "{found:?}"
        );
    }
}
