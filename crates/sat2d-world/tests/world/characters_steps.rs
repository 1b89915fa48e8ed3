//! Characters climb steps of the given height, and platforms carry them.

use crate::characters::{Scene, at, p, scene, walkers};
use sat2d::world::{Body, BodyKind, CharacterOptions, QueryFilter, Region};
use sat2d::{DVec2, Shape, Transform};

/// Stairs with steps of one height, up and down: a character climbs them if they are no higher than
/// its steps, and then never leaves the ground.
#[test]
fn stairs_are_climbed_if_the_steps_are_no_higher_than_allowed() {
    for (height, tread) in [(0.5, 3.0), (0.5, 0.6), (0.2, 3.0)] {
        let mut stairs = vec![p(-20.0, -9.0), p(-20.0, 0.0)];
        for i in 0..6 {
            let (x, y) = (f64::from(i) * tread, f64::from(i) * height);
            stairs.extend([p(x, y), p(x, y + height)]);
        }
        stairs.extend([p(40.0, 6.0 * height), p(40.0, -9.0)]);
        for (which, shape) in walkers().iter().enumerate() {
            for (step, climbs) in [(height, true), (0.9 * height, false)] {
                for speed in [0.02, 0.3, 1.0] {
                    let mut scene = scene(std::slice::from_ref(&stairs), shape, p(-3.0, 1.0));
                    (scene.options.step, scene.options.snap) = (step, height);
                    scene.land();
                    let frames = (24.0 / speed) as usize;
                    for frame in 0..frames {
                        let walked = scene.walk(speed);
                        let about = format!("{height} {tread} {step} {speed} {frame} {shape:?}");
                        assert!(walked.ground.is_some(), "{about}: {walked:?}");
                    }
                    let rose = scene.place().y;
                    let is_up = (rose - 6.0 * height).abs() < 1e-6;
                    if !climbs {
                        // what is low against round feet is a slope
                        assert!(rose < 0.1 || which > 0, "{shape:?}: {rose}");
                        continue;
                    }
                    assert!(is_up, "{shape:?}: {rose}");
                    assert!(scene.place().x > 18.0, "{}", scene.place());
                    for frame in 0..frames {
                        let walked = scene.walk(-speed);
                        assert!(walked.ground.is_some(), "{frame} {shape:?}: {walked:?}");
                    }
                    assert!(scene.place().y.abs() < 1e-6);
                }
            }
        }
    }
}

/// A wall higher than a step is none, whatever is on top of it, and neither is one under a ceiling.
#[test]
fn walls_and_low_ceilings_are_no_steps() {
    let floor = vec![p(-20.0, -1.0), p(20.0, -1.0), p(20.0, 0.0), p(-20.0, 0.0)];
    let wall = vec![p(3.0, 0.0), p(6.0, 0.0), p(6.0, 0.6), p(3.0, 0.6)];
    let low = vec![p(3.0, 3.3), p(6.0, 3.3), p(6.0, 4.0), p(3.0, 4.0)];
    let box_walker = &walkers()[0];
    for (grounds, step, passes) in [
        (vec![floor.clone(), wall.clone()], 0.5, false),
        (vec![floor.clone(), wall.clone()], 0.6, true),
        (vec![floor.clone(), wall.clone(), low.clone()], 0.6, false),
        (vec![floor, low], 0.6, true),
    ] {
        let mut scene = scene(&grounds, box_walker, p(0.0, 1.0));
        (scene.options.step, scene.options.snap) = (step, 1.0);
        scene.land();
        for _ in 0..40 {
            assert!(scene.walk(0.25).ground.is_some());
        }
        assert_eq!(
            (scene.place().x - 10.0).abs() < 1e-9,
            passes,
            "{}",
            scene.place()
        );
        assert!(passes || (scene.place() - p(2.0, 0.0)).length() < 1e-6);
    }
}

/// Whoever stands on a platform goes where it goes, on one that turns too.
#[test]
fn platforms_carry_those_who_stand_on_them() {
    for shape in walkers() {
        let mut scene = Scene::new(&[], shape.clone(), p(1.0, 6.0));
        let platform = Shape::rectangle(12.0, 2.0).unwrap();
        let platform = Body::new(platform, Transform::IDENTITY).kind(BodyKind::Static);
        let platform = scene.world.insert(platform).unwrap();
        scene.land();
        let ground = scene.options.ground.unwrap();
        assert_eq!((ground.id, ground.normal), (platform, DVec2::Y));
        let start = scene.place();
        for frame in 0..200 {
            let t = 0.05 * f64::from(frame);
            let by = p(7.0 * t.sin(), 3.0 * (2.0 * t).sin());
            scene.world.set_transform(platform, at(by)).unwrap();
            let walked = scene.walk(0.0);
            assert_eq!(
                walked.ground.map(|ground| ground.id),
                Some(platform),
                "{frame}"
            );
            let off = scene.place() - start - by;
            assert!(off.length() < 1e-9, "{frame} {shape:?}: {off}");
        }
        // it turns about its centre, which is below the character
        scene
            .world
            .set_transform(platform, Transform::IDENTITY)
            .unwrap();
        scene.walk(0.0);
        for degrees in 0..30 {
            let turned = Transform::placement_degrees(DVec2::ZERO, f64::from(degrees), 1.0, 1.0);
            scene
                .world
                .set_transform(platform, turned.unwrap())
                .unwrap();
            let walked = scene.walk(0.0);
            assert_eq!(
                walked.ground.map(|ground| ground.id),
                Some(platform),
                "{degrees}"
            );
        }
    }
}

/// A wall stops what a platform carries, and a platform that is removed drops it.
#[test]
fn a_wall_stops_what_is_carried() {
    let wall = vec![p(8.0, 1.5), p(9.0, 1.5), p(9.0, 9.0), p(8.0, 9.0)];
    let mut scene = scene(&[wall], &walkers()[0], p(1.0, 6.0));
    let platform = Shape::rectangle(12.0, 2.0).unwrap();
    let platform = Body::new(platform, Transform::IDENTITY).kind(BodyKind::Static);
    let platform = scene.world.insert(platform).unwrap();
    scene.land();
    for frame in 1..40 {
        let by = 0.25 * f64::from(frame);
        scene.world.set_transform(platform, at(p(by, 0.0))).unwrap();
        let walked = scene.walk(0.0);
        assert!(walked.ground.is_some());
        let expected = (1.0 + by).min(7.0);
        assert!(
            (scene.place().x - expected).abs() < 1e-9,
            "{}",
            scene.place()
        );
        assert!((walked.carried - walked.moved).length() < 1e-9);
    }
    scene.world.remove(platform).unwrap();
    assert_eq!(scene.walk(0.0).ground, None);
    assert!(scene.place().y < 0.8);
}

/// A jump leaves the ground, a walk over an edge does too, and steps down of more than `snap` are
/// falls.
#[test]
fn jumps_and_edges_lead_into_the_air() {
    let ledge = vec![
        p(-9.0, 0.0),
        p(0.0, 0.0),
        p(0.0, -2.0),
        p(30.0, -2.0),
        p(30.0, -9.0),
    ];
    let ledge = [ledge, vec![p(-9.0, -9.0)]].concat();
    for shape in walkers() {
        let mut scene = scene(std::slice::from_ref(&ledge), &shape, p(-4.0, 1.0));
        scene.options.snap = 0.5;
        scene.land();
        assert_eq!(scene.go(p(0.0, 0.1)).ground, None);
        assert!(scene.walk(0.0).ground.is_some());
        let mut airborne = 0;
        while scene.place().x < 6.0 {
            airborne += usize::from(scene.walk(0.2).ground.is_none());
        }
        assert!((2..12).contains(&airborne), "{airborne} {shape:?}");
        assert!((scene.place().y + 2.0).abs() < 1e-9);
        let feet = Region::Box(sat2d::Aabb::new(p(5.0, -2.1), p(7.0, -1.9)));
        assert_eq!(
            scene
                .world
                .query(&feet, Default::default(), &QueryFilter::ALL)
                .unwrap()
                .len(),
            2
        );
    }
}

#[test]
fn options_out_of_range_are_errors_and_move_nothing() {
    let mut scene = scene(&[], &walkers()[0], p(0.0, 0.0));
    let good = CharacterOptions::default();
    for options in [
        CharacterOptions {
            up: DVec2::ZERO,
            ..good
        },
        CharacterOptions {
            up: p(f64::NAN, 1.0),
            ..good
        },
        CharacterOptions {
            up: p(f64::INFINITY, 1.0),
            ..good
        },
        CharacterOptions {
            max_slope: -0.1,
            ..good
        },
        CharacterOptions {
            max_slope: 1.6,
            ..good
        },
        CharacterOptions { step: -1.0, ..good },
        CharacterOptions {
            snap: f64::NAN,
            ..good
        },
    ] {
        assert!(
            scene
                .world
                .move_character(scene.hero, DVec2::X, &options)
                .is_err()
        );
        assert_eq!(scene.place(), DVec2::ZERO);
    }
    let huge = CharacterOptions {
        up: p(0.0, 1e300),
        ..good
    };
    assert!(
        scene
            .world
            .move_character(scene.hero, DVec2::X, &huge)
            .is_ok()
    );
}
