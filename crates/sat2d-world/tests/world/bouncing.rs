//! Bodies that bounce by sweeps that skip what they leave.

use sat2d::query::{AtStart, Impact, Motion};
use sat2d::response::rebound_along;
use sat2d::world::{Body, BodyId, BodyKind, QueryFilter, World};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::cases;

fn at(x: f64, y: f64, degrees: f64) -> Transform {
    Transform::placement_degrees(DVec2::new(x, y), degrees, 1.0, 1.0).unwrap()
}

fn cup() -> Shape {
    let ring = [
        (0.0, 0.0),
        (60.0, 0.0),
        (60.0, 50.0),
        (48.0, 50.0),
        (48.0, 12.0),
        (12.0, 12.0),
        (12.0, 50.0),
        (0.0, 50.0),
    ];
    Shape::polygon(&[&ring.map(DVec2::from)]).unwrap()
}

/// A closed room, its walls inside out: x from 0 to 320, y from 0 to 240.
fn room(tilt: f64) -> World {
    let mut room = World::new();
    for (shape, transform) in [
        (Shape::rectangle(340.0, 20.0), at(160.0, -10.0, 0.0)),
        (Shape::rectangle(340.0, 20.0), at(160.0, 250.0, 0.0)),
        (Shape::rectangle(20.0, 240.0), at(-10.0, 120.0, 0.0)),
        (Shape::rectangle(20.0, 240.0), at(330.0, 120.0, 0.0)),
        (Shape::circle(DVec2::ZERO, 25.0), at(90.0, 80.0, 0.0)),
        (Shape::rectangle(40.0, 40.0), at(220.0, 70.0, 45.0 + tilt)),
        (Ok(cup()), at(130.0, 150.0, 3.0 * tilt)),
    ] {
        let body = Body::new(shape.unwrap(), transform).kind(BodyKind::Static);
        room.insert(body).unwrap();
    }
    room
}

fn bullets() -> [Shape; 4] {
    let arrow = [(6.0, 0.0), (-5.0, 4.0), (-2.0, 0.0), (-5.0, -4.0)];
    let wedge = [(5.0, 0.0), (-4.0, 3.0), (-4.0, -3.0)];
    [
        Shape::circle(DVec2::ZERO, 4.0).unwrap(),
        Shape::rectangle(8.0, 6.0).unwrap(),
        Shape::polygon(&[&arrow.map(DVec2::from)]).unwrap(),
        Shape::rounded_polygon(&wedge.map(DVec2::from), 1.5).unwrap(),
    ]
}

/// Flies until it has hit `count` times, and calls `check` at each impact, with the place then.
fn bounce(
    room: &World,
    shape: &Shape,
    mut velocity: DVec2,
    count: usize,
    mut check: impl FnMut(BodyId, &Impact, &Transform),
) -> DVec2 {
    let filter = QueryFilter {
        at_start: AtStart::SkipParting,
        ..QueryFilter::ALL
    };
    let (mut place, mut left, mut hits) = (at(40.0, 200.0, 0.0), 1.0, 0);
    // a body that stopped for ever would not get out of this loop
    for _ in 0..400 * count {
        let motion = Motion::linear(place, velocity * left).unwrap();
        let Some((id, impact)) = room.sweep(shape, &motion, &filter).unwrap() else {
            (place, left) = (motion.at(1.0).unwrap(), 1.0);
            continue;
        };
        place = motion.at(impact.time).unwrap();
        check(id, &impact, &place);
        left *= 1.0 - impact.time;
        let wall = (DVec2::ZERO, 0.0);
        (velocity, _) = rebound_along(impact.closest.normal, (velocity, 1.0), wall, 1.0).unwrap();
        hits += 1;
        if hits == count {
            return velocity;
        }
    }
    panic!("only {hits} hits");
}

/// Each bullet starts in one of three ways, or in all of them where the environment asks for three
/// times as many cases as usual.
#[test]
fn bullets_keep_their_energy_for_ten_thousand_hits() {
    let stride = (3 / cases(1) as usize).max(1);
    for (number, shape) in bullets().iter().enumerate() {
        for (round, start) in [(3.1, -7.3), (71.0, 29.0), (-811.0, 547.0)]
            .into_iter()
            .enumerate()
            .filter(|(round, _)| (number + round).is_multiple_of(stride))
        {
            let room = room(5.0 * round as f64);
            let start = DVec2::from(start);
            let mut at_once = 0;
            let end = bounce(&room, shape, start, 10_000, |id, impact, place| {
                assert!(impact.approach > 0.0, "{impact:?}");
                let wall = room.get(id).unwrap();
                let verdict = relation(shape, place, wall.shape, &wall.transform).unwrap();
                assert_eq!(verdict, impact.relation);
                assert_ne!(verdict, Relation::Overlapping, "{number} {round}");
                let outside = (place.position() - DVec2::new(160.0, 120.0)).abs();
                assert!(outside.x < 160.0 && outside.y < 120.0, "{number} {round}");
                at_once = if impact.time == 0.0 { at_once + 1 } else { 0 };
                // in a corner, each wall once or twice
                assert!(at_once < 8, "{number} {round}");
            });
            let lost = (end.length_squared() / start.length_squared() - 1.0).abs();
            assert!(lost < 1e-10, "{number} {round}: {lost}");
        }
    }
}

#[test]
fn without_the_option_the_loop_stops_at_the_first_wall() {
    let (room, ball) = (room(0.0), Shape::circle(DVec2::ZERO, 4.0).unwrap());
    let motion = Motion::linear(at(40.0, 200.0, 0.0), DVec2::new(-80.0, 0.0)).unwrap();
    let (_, impact) = room
        .sweep(&ball, &motion, &QueryFilter::ALL)
        .unwrap()
        .unwrap();
    let back = Motion::linear(motion.at(impact.time).unwrap(), DVec2::X * 80.0).unwrap();
    let (_, again) = room
        .sweep(&ball, &back, &QueryFilter::ALL)
        .unwrap()
        .unwrap();
    assert_eq!((again.time, again.approach), (0.0, -80.0));
}
