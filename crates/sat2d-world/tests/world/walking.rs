//! Walking over uneven ground: a body is not stopped where its way is free, whether the ground is
//! one concave polygon or a row of columns.

use sat2d::query::Motion;
use sat2d::world::{Body, BodyId, BodyKind, QueryFilter, SlideHit, World};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::seeds;

fn at(x: f64, y: f64) -> Transform {
    Transform::translation(DVec2::new(x, y)).unwrap()
}

fn fixed(shape: Shape) -> Body {
    Body::new(shape, Transform::IDENTITY).kind(BodyKind::Static)
}

fn position(world: &World, id: BodyId) -> DVec2 {
    let [.., x, y] = world.get(id).unwrap().transform.to_array();
    DVec2::new(x, y)
}

fn is_free(world: &World, id: BodyId) -> bool {
    let body = world.get(id).unwrap();
    world.iter().all(|(other, ground)| {
        other == id
            || relation(body.shape, &body.transform, ground.shape, &ground.transform).unwrap()
                != Relation::Overlapping
    })
}

/// Regression: a body stopped in a valley. The slope that it touches at the start hid the one
/// ahead, because both belong to one polygon.
#[test]
fn a_slope_that_is_left_does_not_hide_the_one_ahead() {
    let points = [
        (742.0, 474.0),
        (806.0, 452.0),
        (842.0, 416.0),
        (842.0, 620.0),
        (742.0, 620.0),
    ];
    let ground = Shape::polygon(&[&points.map(|(x, y)| DVec2::new(x, y))]).unwrap();
    let capsule = Shape::capsule(DVec2::new(0.0, -24.0), DVec2::new(0.0, -72.0), 24.0).unwrap();
    let start = DVec2::new(782.969_989_289_291_7, 456.141_872_266_494_7);
    let start = Transform::placement(start, 0.0, 1.9, 1.9).unwrap();
    let mut world = World::new();
    world.insert(fixed(ground)).unwrap();
    let walker = world.insert(Body::new(capsule, start)).unwrap();
    for _ in 0..10 {
        // down one slope and along the other, pressed against the first
        let delta = DVec2::new(-1.838_477_631_085_024, 3.252_691_193_458_119);
        let slid = world.move_and_slide(walker, delta).unwrap();
        assert!(slid.moved.x < -1.0 && slid.hits.len() < 4, "{slid:?}");
        assert!(is_free(&world, walker));
    }
}

/// A body that leaves the floor of a cave meets its ceiling, although it touches the same polygon
/// at the start.
#[test]
fn what_the_move_leaves_is_no_hit() {
    let outer = [(0.0, 0.0), (40.0, 0.0), (40.0, 20.0), (0.0, 20.0)];
    let hole = [(2.0, 2.0), (38.0, 2.0), (38.0, 18.0), (2.0, 18.0)];
    let rings = [outer, hole].map(|ring| ring.map(|(x, y)| DVec2::new(x, y)));
    let mut world = World::new();
    let cave = world
        .insert(fixed(Shape::polygon(&[&rings[0], &rings[1]]).unwrap()))
        .unwrap();
    let ball = Shape::circle(DVec2::ZERO, 1.0).unwrap();
    let ball = world.insert(Body::new(ball, at(10.0, 17.0))).unwrap();
    let slid = world.move_and_slide(ball, DVec2::new(3.0, -30.0)).unwrap();
    let normals: Vec<DVec2> = slid.hits.iter().map(|hit| hit.normal).collect();
    assert_eq!(normals, [DVec2::new(0.0, 1.0)]);
    assert_eq!(slid.hits[0].id, cave);
    assert!((position(&world, ball) - DVec2::new(13.0, 3.0)).length() < 1e-9);
}

/// Heights of the ground at x = 0, 5, 10, ... No slope is steeper than 0.6.
fn heights(rng: &mut fastrand::Rng) -> Vec<f64> {
    let mut height = 0.0;
    let next = |_| {
        height += 6.0 * rng.f64() - 3.0;
        height
    };
    (0..24).map(next).collect()
}

fn corner(heights: &[f64], i: usize) -> DVec2 {
    DVec2::new(5.0 * i as f64, heights[i])
}

fn in_one_piece(heights: &[f64]) -> World {
    let mut points: Vec<DVec2> = (0..heights.len()).map(|i| corner(heights, i)).collect();
    points.push(DVec2::new(points[points.len() - 1].x, 100.0));
    points.push(DVec2::new(0.0, 100.0));
    let mut world = World::new();
    world
        .insert(fixed(Shape::polygon(&[&points]).unwrap()))
        .unwrap();
    world
}

fn in_columns(heights: &[f64]) -> World {
    let mut world = World::new();
    for i in 1..heights.len() {
        let (a, b) = (corner(heights, i - 1), corner(heights, i));
        let corners = [a, b, DVec2::new(b.x, 100.0), DVec2::new(a.x, 100.0)];
        world
            .insert(fixed(Shape::convex_polygon(&corners).unwrap()))
            .unwrap();
    }
    world
}

/// A world with ground of these heights.
type Ground = fn(&[f64]) -> World;

const GROUNDS: [Ground; 2] = [in_one_piece, in_columns];

/// Discs, an ellipse and a box.
fn walkers(rng: &mut fastrand::Rng) -> [Shape; 4] {
    let (r, h) = (0.5 + 3.0 * rng.f64(), 1.0 + 4.0 * rng.f64());
    [
        Shape::circle(DVec2::ZERO, r).unwrap(),
        Shape::capsule(DVec2::new(0.0, -h), DVec2::ZERO, r).unwrap(),
        Shape::rectangle(r, h).unwrap(),
        Shape::ellipse(r, 0.6 * r).unwrap(),
    ]
}

#[test]
fn nobody_is_stopped_by_ground_that_is_not_steep() {
    for seed in seeds(10) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let heights = heights(&mut rng);
        for shape in walkers(&mut rng) {
            for make in GROUNDS {
                let mut world = make(&heights);
                let id = world
                    .insert(Body::new(shape.clone(), at(8.0, -60.0)))
                    .unwrap();
                // down to the ground in small steps, so that it does not slide far
                while world
                    .move_and_slide(id, DVec2::new(0.0, 0.5))
                    .unwrap()
                    .hits
                    .is_empty()
                {}
                for frame in 0..120 {
                    // to the right, and from the middle back again; always pressed against the
                    // ground
                    let ahead = if frame < 60 { 1.5 } else { -1.5 };
                    let before = position(&world, id).x;
                    let slid = world.move_and_slide(id, DVec2::new(ahead, 0.5)).unwrap();
                    let went = (position(&world, id).x - before) * ahead.signum();
                    assert!(
                        went > 0.3,
                        "seed {seed}, frame {frame}, {shape:?}: {went}, {slid:?}"
                    );
                    assert!(
                        !slid.stuck && is_free(&world, id),
                        "seed {seed}, frame {frame}"
                    );
                }
            }
        }
    }
}

/// The documented tests for ground are true on slopes at any angle, where the body may end slightly
/// above the ground, and false in the air.
#[test]
fn ground_is_found_by_hits_by_a_sweep_and_by_a_sensor() {
    for degrees in 0..45 {
        let slope = Transform::placement_degrees(DVec2::ZERO, f64::from(degrees), 1.0, 1.0);
        let slope = Body::new(Shape::rectangle(40.0, 1.0).unwrap(), slope.unwrap());
        let shape = std::sync::Arc::new(Shape::circle(DVec2::ZERO, 1.0).unwrap());
        let mut world = World::new();
        let ground = world.insert(slope.kind(BodyKind::Static)).unwrap();
        let hero = Body::new(shape.clone(), at(0.1, 9.0));
        let hero = world.insert(hero).unwrap();
        let feet = Shape::circle(DVec2::ZERO, 1.01).unwrap();
        let feet = Body::new(feet, at(0.1, 9.0)).kind(BodyKind::Sensor);
        let feet = world.insert(feet).unwrap();
        for (fall, stands) in [(-1.0, false), (-9.0, true)] {
            let slid = world.move_and_slide(hero, DVec2::new(0.0, fall)).unwrap();
            let rises = |hit: &SlideHit| hit.id == ground && hit.normal.y > 0.5;
            assert_eq!(slid.hits.iter().any(rises), stands, "{degrees}: {slid:?}");
            let body = world.get(hero).unwrap();
            let (here, filter) = (body.transform, QueryFilter::obstacles_of(&hero, &body));
            let down = Motion::linear(here, DVec2::new(0.0, -0.05)).unwrap();
            let met = world.sweep(&shape, &down, &filter).unwrap();
            let found = met.is_some_and(|(id, hit)| id == ground && hit.approach > 0.0);
            assert_eq!(found, stands, "{degrees}: {met:?}");
            world.set_transform(feet, here).unwrap();
            let events = world.step();
            let found = events
                .meeting()
                .any(|pair| pair.a == ground && pair.b == feet);
            assert_eq!(found, stands, "{degrees}");
        }
    }
}

/// A sweep reports a body that it touches at its start even if it leads away from it. From slightly
/// above, or without that body, it continues to the next one.
#[test]
fn a_sweep_that_leads_off_what_it_touches_goes_on_from_a_hair_off() {
    let tile = std::sync::Arc::new(Shape::rectangle(2.0, 2.0).unwrap());
    let mut world = World::new();
    let mut put = |x| {
        let tile = Body::new(tile.clone(), at(x, 0.0)).kind(BodyKind::Static);
        world.insert(tile).unwrap()
    };
    let (left, right) = (put(0.0), put(10.0));
    let meets = |x: f64, filter: &QueryFilter<'_>| {
        let way = Motion::linear(at(x, 0.0), DVec2::new(8.0, 0.0)).unwrap();
        world.sweep(&tile, &way, filter).unwrap().unwrap()
    };
    let (id, hit) = meets(2.0, &QueryFilter::ALL);
    assert!(
        id == left && hit.time == 0.0 && hit.approach <= 0.0,
        "{hit:?}"
    );
    let hair = hit.closest.normal * 1e-9;
    let (id, hit) = meets(2.0 - hair.x, &QueryFilter::ALL);
    assert!(id == right && hit.approach > 0.0, "{hit:?}");
    let others = QueryFilter {
        except: &[left],
        ..QueryFilter::ALL
    };
    assert_eq!(meets(2.0, &others).0, right);
}
