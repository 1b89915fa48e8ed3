//! Characters that stand on each other, on platforms that move: a stack stays a stack. Places are
//! judged from the positions alone.

use crate::riders::{Rider, at, p, place, platform};
use sat2d::world::{Body, BodyKind, World};
use sat2d::{DVec2, Shape, Transform};
use sat2d_test_support::seeds;

/// Riders of random sizes on each other, the lowest first, and where they stand. The platform
/// reaches up to a height of 4.
fn stack(world: &mut World, rng: &mut fastrand::Rng, count: usize) -> Vec<(Rider, DVec2)> {
    let (mut below, mut y) = ((0.0, 300.0), 4.0);
    let mut stack = Vec::new();
    for _ in 0..count {
        let height = 10f64.powf(2.6 * rng.f64() - 1.3);
        let width = 2.0 + 18.0 * rng.f64();
        // the middle is above the one below
        let x = below.0 + 0.9 * f64::min(below.1, 20.0) * (rng.f64() - 0.5);
        let shape = match rng.u32(0..3) {
            0 => Shape::rounded_polygon(
                &[(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
                    .map(|(x, y)| p(x * width / 2.0, y * height / 4.0)),
                height / 4.0,
            ),
            _ => Shape::rectangle(width, height),
        };
        let position = p(x, y + height / 2.0);
        stack.push((Rider::new(world, shape.unwrap(), position), position));
        (below, y) = ((x, width), y + height);
    }
    stack
}

/// A way from the origin, by frames: straight or swinging, in any direction, slow or by more than
/// riders are high.
fn any_way(rng: &mut fastrand::Rng) -> impl Fn(i32) -> DVec2 + use<> {
    let speed = 10f64.powf(3.6 * rng.f64() - 2.0) * if rng.bool() { 1.0 } else { -1.0 };
    let velocity = match rng.u32(0..4) {
        0 => p(speed, 0.0),
        1 => DVec2::from_angle(7.0 * rng.f64()) * speed,
        _ => p(0.0, speed),
    };
    let swings = rng.bool();
    move |frame| match swings {
        true => velocity * 8.0 * (f64::from(frame) / 8.0).sin(),
        false => velocity * f64::from(frame),
    }
}

/// A transform that keeps the upper surface at a height of 4.
fn any_upright(rng: &mut fastrand::Rng) -> Transform {
    let (x, y) = match rng.u32(0..3) {
        0 => (-1.0 - rng.f64(), 0.3 + 3.0 * rng.f64()),
        1 => (1.0 + rng.f64(), 0.3 + 3.0 * rng.f64()),
        _ => (1.0, 1.0),
    };
    Transform::placement(p(0.0, 4.0 - 4.0 * y), 0.0, x, y).unwrap()
}

fn moved(transform: &Transform, by: DVec2) -> Transform {
    Transform::translation(by)
        .unwrap()
        .product(transform)
        .unwrap()
}

/// Moved from the lowest to the highest, nobody leaves its place on the one below, at any speed.
#[test]
fn stacks_of_all_sizes_stay_on_platforms_of_all_speeds() {
    let mut lost = Vec::new();
    for seed in seeds(50) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        let (kind, upright, way) = (rng.u32(0..5), any_upright(&mut rng), any_way(&mut rng));
        let (owner, top) = platform(&mut world, kind, upright);
        let count = rng.usize(1..5);
        let mut stack = stack(&mut world, &mut rng, count);
        let (steps, gravity) = (rng.bool(), [0.2, 0.01][rng.usize(0..2)]);
        'frames: for frame in 0..80 {
            let by = way(i32::max(frame, 3) - 3);
            world.set_transform(owner, moved(&upright, by)).unwrap();
            let mut below = top;
            for (i, (rider, wanted)) in stack.iter_mut().enumerate() {
                let result = rider.go(&mut world, 0.0, gravity);
                let off = place(&world, rider.id) - *wanted - by;
                // where a sum of heights rounds, it takes a frame to land
                let is_lost = rider.ground() != Some(below) && frame > 2;
                if result.stuck || is_lost || off.length() > 1e-7 {
                    lost.push((seed, frame, kind, i, result.stuck, off));
                    break 'frames;
                }
                below = rider.id;
            }
            if steps {
                world.step();
            }
        }
    }
    assert!(lost.is_empty(), "{} lost: {lost:?}", lost.len());
}

/// Riders side by side, and others that each stand on two of them.
#[test]
fn riders_that_stand_on_two_others_stay() {
    let mut lost = Vec::new();
    for seed in seeds(20) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        let (kind, upright) = (rng.u32(0..5), any_upright(&mut rng));
        let (owner, _) = platform(&mut world, kind, upright);
        let mut riders = Vec::new();
        let (width, mut y) = (4.0 + 12.0 * rng.f64(), 4.0);
        // to the side by less than the gaps: those in front are in the way of those behind
        let across = 0.3 * width * (rng.f64() - 0.5);
        let velocity = p(
            across,
            10f64.powf(3.6 * rng.f64() - 2.0) * (2.0 * rng.f64() - 1.0),
        );
        for row in (1..4).rev() {
            let height = 10f64.powf(2.0 * rng.f64() - 1.0);
            for i in 0..row {
                let x = 1.2 * width * (f64::from(i) - 0.5 * f64::from(row - 1));
                let position = p(x, y + height / 2.0);
                let shape = Shape::rectangle(width, height).unwrap();
                riders.push((Rider::new(&mut world, shape, position), position));
            }
            y += height;
        }
        'frames: for frame in 0..60 {
            let by = velocity * f64::from(i32::max(frame, 3) - 3);
            world.set_transform(owner, moved(&upright, by)).unwrap();
            for (i, (rider, wanted)) in riders.iter_mut().enumerate() {
                let result = rider.go(&mut world, 0.0, 0.2);
                let off = place(&world, rider.id) - *wanted - by;
                let is_lost = rider.ground().is_none() && frame > 2;
                if result.stuck || is_lost || off.length() > 1e-7 {
                    lost.push((seed, frame, kind, i, result.stuck, off));
                    break 'frames;
                }
            }
        }
    }
    assert!(lost.is_empty(), "{} lost: {lost:?}", lost.len());
}

/// A lift that goes up through a ceiling of any thickness and comes back: the riders are held below
/// the ceiling, and ride on from there.
#[test]
fn a_ceiling_holds_a_stack_until_its_lift_comes_back() {
    let mut lost = Vec::new();
    for seed in seeds(100) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        let (kind, upright) = (rng.u32(0..5), any_upright(&mut rng));
        let (owner, top) = platform(&mut world, kind, upright);
        let count = rng.usize(1..5);
        let mut stack = stack(&mut world, &mut rng, count);
        let height = stack
            .last()
            .map_or(4.0, |(rider, _)| world.bounds(rider.id).unwrap().max.y);
        let (thick, room) = (10f64.powf(3.0 * rng.f64() - 1.5), 10.0 * rng.f64());
        let ceiling = Shape::rectangle(4000.0, thick).unwrap();
        let ceiling = Body::new(ceiling, at(p(0.0, height + room + thick / 2.0)));
        world.insert(ceiling.kind(BodyKind::Static)).unwrap();
        if rng.bool() {
            world.set_pair_predicate(|_, _, _| true);
        }
        let speed = 10f64.powf(2.0 * rng.f64() - 1.0);
        let mut far = room + (height + thick) * 1.5 * rng.f64();
        // what stands on others is held only as long as the lift has not passed these
        if count > 1 {
            let bounds = |id| world.bounds(id).unwrap();
            let both = [top, stack[0].0.id].map(|id| bounds(id).max.y - bounds(id).min.y);
            far = far.min(0.9 * both.iter().sum::<f64>());
        }
        let (steps, frames) = (rng.bool(), (far / speed).ceil() as i32);
        let way = (0..=frames).chain((0..frames).rev()).chain([0; 40]);
        let mut was_held = false;
        'frames: for (frame, lift) in [0, 0].into_iter().chain(way).enumerate() {
            let by = p(0.0, speed * f64::from(lift));
            world.set_transform(owner, moved(&upright, by)).unwrap();
            let (mut below, mut held) = (top, false);
            for (i, (rider, wanted)) in stack.iter_mut().enumerate() {
                let result = rider.go(&mut world, 0.0, 0.2);
                let off = place(&world, rider.id) - *wanted;
                // one above others that are held may be lifted off them, and fall back
                held |= result.stuck;
                was_held |= held;
                let is_right = match was_held {
                    true => off.y < room + 1e-7 && off.y > -1e-7 && off.x.abs() < 1e-7,
                    false => (off - by).length() < 1e-7 && rider.ground() == Some(below),
                };
                if !is_right && frame > 1 {
                    lost.push((seed, frame, kind, i, result.stuck, off));
                    break 'frames;
                }
                below = rider.id;
            }
            if steps {
                world.step();
            }
        }
        for (rider, wanted) in &stack {
            if (place(&world, rider.id) - *wanted).length() > 1e-7 {
                lost.push((seed, 0, kind, 9, false, place(&world, rider.id) - *wanted));
                break;
            }
        }
    }
    assert!(lost.is_empty(), "{} lost: {lost:?}", lost.len());
}

/// Moved from the highest to the lowest, each one is as many frames late as there are others below
/// it, and nobody leaves its place, if the lift moves by less than a third of the least height.
#[test]
fn in_the_other_order_those_on_top_lag_behind() {
    let mut lost = Vec::new();
    for seed in seeds(100) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        let (kind, upright) = (rng.u32(0..5), any_upright(&mut rng));
        let (owner, top) = platform(&mut world, kind, upright);
        let count = rng.usize(2..5);
        let mut stack = stack(&mut world, &mut rng, count);
        let heights = stack.iter().map(|(rider, _)| {
            let bounds = world.bounds(rider.id).unwrap();
            bounds.max.y - bounds.min.y
        });
        let least = heights.fold(f64::INFINITY, f64::min);
        let speed = least * (0.66 * rng.f64() - 0.33);
        let way = |frame: i32| p(0.0, speed * f64::from((frame - 5).clamp(0, 50)));
        let steps = rng.bool();
        'frames: for frame in 0..70 {
            world
                .set_transform(owner, moved(&upright, way(frame)))
                .unwrap();
            for i in (0..count).rev() {
                let below = if i == 0 { top } else { stack[i - 1].0.id };
                let (rider, wanted) = &mut stack[i];
                let result = rider.go(&mut world, 0.0, 0.001 * least);
                let off = place(&world, rider.id) - *wanted - way(frame - i as i32);
                let is_lost = rider.ground() != Some(below) && frame > 4;
                if result.stuck || is_lost || off.length() > 1e-7 {
                    lost.push((seed, frame, kind, i, result.stuck, off));
                    break 'frames;
                }
            }
            if steps {
                world.step();
            }
        }
    }
    assert!(lost.is_empty(), "{} lost: {lost:?}", lost.len());
}
