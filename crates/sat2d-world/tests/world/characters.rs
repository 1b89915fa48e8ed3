//! Characters on slopes: on floors of up to the greatest slope they walk and stand; what is steeper
//! is a wall.

use sat2d::world::{Body, BodyId, BodyKind, CharacterOptions, CharacterResult, World};
use sat2d::{DVec2, Relation, Shape, Transform, relation};

const GRAVITY: f64 = 0.3;

pub(crate) fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

pub(crate) fn at(position: DVec2) -> Transform {
    Transform::translation(position).unwrap()
}

/// A world, a character in it, and the state that the caller keeps.
pub(crate) struct Scene {
    pub(crate) world: World,
    pub(crate) hero: BodyId,
    pub(crate) options: CharacterOptions,
    /// Where everything is.
    frame: Transform,
}

impl Scene {
    pub(crate) fn new(grounds: &[&[DVec2]], shape: Shape, place: DVec2) -> Scene {
        let mut world = World::new();
        for ground in grounds {
            let ground = Shape::polygon(&[ground]).unwrap();
            let ground = Body::new(ground, Transform::IDENTITY).kind(BodyKind::Static);
            world.insert(ground).unwrap();
        }
        let hero = world.insert(Body::new(shape, at(place))).unwrap();
        let options = CharacterOptions::default();
        let frame = Transform::IDENTITY;
        Scene {
            world,
            hero,
            options,
            frame,
        }
    }

    /// This scene, with everything placed in a frame.
    pub(crate) fn within(mut self, frame: Transform) -> Scene {
        let bodies: Vec<(BodyId, Transform)> = self
            .world
            .iter()
            .map(|(id, body)| (id, frame.product(&body.transform).unwrap()))
            .collect();
        self.world.set_transforms(&bodies).unwrap();
        self.options.up = frame.apply_vector(DVec2::Y) * 3.0;
        self.frame = frame;
        self
    }

    pub(crate) fn place(&self) -> DVec2 {
        let place = self.world.transform(self.hero).unwrap().position();
        self.frame.inverse().unwrap().apply(place)
    }

    /// Moves the character and checks that it overlaps nothing.
    pub(crate) fn go(&mut self, delta: DVec2) -> CharacterResult {
        let before = self.place();
        let walked = self
            .world
            .move_character(self.hero, self.frame.apply_vector(delta), &self.options)
            .unwrap();
        self.options.ground = walked.ground;
        let moved = self.place() - before;
        let moved = self.frame.apply_vector(moved) - walked.moved;
        assert!(moved.length() < 1e-9, "{moved}");
        let hero = self.world.get(self.hero).unwrap();
        for (id, other) in self.world.iter() {
            let to = relation(hero.shape, &hero.transform, other.shape, &other.transform);
            assert!(
                id == self.hero || to.unwrap() != Relation::Overlapping,
                "{walked:?}"
            );
        }
        walked
    }

    /// Falls until it stands.
    pub(crate) fn land(&mut self) {
        for _ in 0..1000 {
            if self.go(p(0.0, -0.5)).ground.is_some() {
                return;
            }
        }
        panic!("no ground");
    }

    /// One frame of walking, with gravity.
    pub(crate) fn walk(&mut self, speed: f64) -> CharacterResult {
        self.go(p(speed, -GRAVITY))
    }
}

/// A box, a disc, a capsule, and a hexagon on its corner, all with the feet at y = 0.
pub(crate) fn walkers() -> [Shape; 4] {
    let hexagon: Vec<DVec2> = (0..6)
        .map(|i| DVec2::from_angle(f64::from(i) * 60f64.to_radians() + 0.5).rotate(p(1.0, 0.0)))
        .collect();
    let lowest = hexagon.iter().fold(0.0, |y: f64, q| y.min(q.y));
    let hexagon: Vec<DVec2> = hexagon.iter().map(|q| *q - p(0.0, lowest)).collect();
    [
        Shape::rectangle_xywh(-1.0, 0.0, 2.0, 3.0).unwrap(),
        Shape::circle(p(0.0, 1.0), 1.0).unwrap(),
        Shape::capsule(p(0.0, 0.7), p(0.0, 2.3), 0.7).unwrap(),
        Shape::convex_polygon(&hexagon).unwrap(),
    ]
}

/// Ground under these points, in one piece and in columns.
fn grounds(top: &[DVec2]) -> [Vec<Vec<DVec2>>; 2] {
    let mut whole = top.to_vec();
    whole.push(p(top[top.len() - 1].x, -2000.0));
    whole.push(p(top[0].x, -2000.0));
    let column = |pair: &[DVec2]| {
        vec![
            pair[0],
            pair[1],
            p(pair[1].x, -2000.0),
            p(pair[0].x, -2000.0),
        ]
    };
    [vec![whole], top.windows(2).map(column).collect()]
}

pub(crate) fn scene(ground: &[Vec<DVec2>], shape: &Shape, place: DVec2) -> Scene {
    let ground: Vec<&[DVec2]> = ground.iter().map(Vec::as_slice).collect();
    Scene::new(&ground, shape.clone(), place)
}

/// The identity, y down, two rotations of which one is far away.
fn frames() -> [Transform; 4] {
    let placed = |at, degrees, mirror| Transform::placement_degrees(at, degrees, 1.0, mirror);
    [
        Transform::IDENTITY,
        placed(DVec2::ZERO, 0.0, -1.0).unwrap(),
        placed(p(3.7, -0.3), 33.0, 1.0).unwrap(),
        placed(p(1e5, -2e4), 201.0, -1.0).unwrap(),
    ]
}

/// Regression: "grounded" flipped 72 times in 150 frames on a slope of 27 degrees.
#[test]
fn walking_down_a_slope_never_leaves_the_ground() {
    for degrees in [5.0, 27.0, 44.0, 45.0] {
        let fall = f64::to_radians(degrees).tan();
        let top = [
            p(-10.0, 0.0),
            p(0.0, 0.0),
            p(300.0, -300.0 * fall),
            p(400.0, -300.0 * fall),
        ];
        for ground in grounds(&top) {
            for shape in walkers() {
                for speed in [0.05, 1.0, 2.5] {
                    let mut scene = scene(&ground, &shape, p(-5.0, 3.0));
                    scene.land();
                    for frame in 0..150 {
                        let from = scene.place();
                        let walked = scene.walk(speed);
                        assert!(walked.ground.is_some(), "{degrees} {frame} {shape:?}");
                        let went = scene.place() - from;
                        assert!(went.length() > 0.6 * speed, "{degrees} {frame}: {went}");
                    }
                    // and up again
                    for frame in 0..150 {
                        let from = scene.place();
                        let walked = scene.walk(-speed);
                        assert!(walked.ground.is_some(), "{degrees} {frame} {shape:?}");
                        let went = (scene.place() - from).length();
                        assert!(
                            went > 0.6 * speed || scene.place().x < -9.0,
                            "{frame}: {went}"
                        );
                    }
                    // as far up as down
                    assert!(
                        (scene.place().x + 5.0).abs() < 4.0 * speed,
                        "{}",
                        scene.place()
                    );
                }
            }
        }
    }
}

/// Random ground without steep slopes: whoever walks over it stays on it, whether it is one polygon
/// or a row of columns.
#[test]
fn nobody_leaves_ground_that_is_not_steep() {
    for seed in 0..25 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut height = 0.0;
        let top: Vec<DVec2> = (0..24)
            .map(|i| {
                height += 8.0 * rng.f64() - 4.0;
                p(5.0 * f64::from(i), height)
            })
            .collect();
        for ground in grounds(&top) {
            for shape in walkers() {
                let scene = scene(&ground, &shape, p(8.0, 30.0));
                let mut scene = scene.within(frames()[seed as usize % 4]);
                scene.land();
                let speed = 0.2 + 1.3 * rng.f64();
                for frame in 0..120 {
                    let ahead = if frame < 60 { 1.0 } else { -1.0 };
                    let from = scene.place();
                    let walked = scene.walk(ahead * speed);
                    let went = (scene.place() - from).x * ahead;
                    let about = format!("seed {seed}, frame {frame}, {shape:?}: {walked:?}");
                    assert!(walked.ground.is_some(), "{about}");
                    assert!(went > 0.3 * speed, "{went}, {about}");
                }
            }
        }
    }
}

#[test]
fn a_character_at_rest_stays_where_it_is_to_the_bit() {
    for degrees in [0.0, 13.0, 44.9] {
        let fall = f64::to_radians(degrees).tan();
        for ground in grounds(&[p(-30.0, 30.0 * fall), p(30.0, -30.0 * fall)]) {
            for shape in walkers() {
                let mut scene = scene(&ground, &shape, p(0.3, 5.0));
                scene.land();
                scene.walk(0.0);
                let place = scene.place();
                for _ in 0..100 {
                    assert!(scene.walk(0.0).ground.is_some());
                }
                assert!(
                    (scene.place() - place).length() < 1e-12,
                    "{degrees} {shape:?}"
                );
            }
        }
    }
}

#[test]
fn slopes_are_climbed_up_to_the_greatest_one() {
    for degrees in [20.0f64, 45.0, 60.0, 75.0] {
        let rise = degrees.to_radians().tan();
        for ground in grounds(&[p(-20.0, 0.0), p(0.0, 0.0), p(20.0, 20.0 * rise)]) {
            for shape in walkers() {
                for (max_slope, climbs) in [(degrees, true), (degrees - 1.0, false)] {
                    let mut scene = scene(&ground, &shape, p(-5.0, 1.0));
                    scene.options.max_slope = max_slope.to_radians();
                    scene.land();
                    for frame in 0..40 {
                        let walked = scene.walk(0.25);
                        let about = format!("{degrees} {max_slope} {frame} {shape:?}");
                        assert!(walked.ground.is_some(), "{about}: {walked:?}");
                    }
                    let height = scene.place().y;
                    assert_eq!(
                        height > 1.0,
                        climbs,
                        "{degrees} {max_slope} {shape:?}: {height}"
                    );
                    // jumping does not help
                    scene.go(p(0.25, 1.5));
                    for _ in 0..40 {
                        scene.walk(0.25);
                    }
                    assert_eq!(scene.place().y > 1.0, climbs, "{degrees} {shape:?}");
                }
            }
        }
    }
}
