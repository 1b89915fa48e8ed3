//! Balls fall onto pegs in a box and bounce: a world, its events, contacts and responses.
//!
//! `cargo run -p sat2d --example bouncing_balls`
//!
//! The y axis points down, as on a screen. Lengths are in pixels, times in frames.

use sat2d::response::{rebound, resolve};
use sat2d::world::{Body, BodyId, BodyKind, Phase, World, WorldError};
use sat2d::{DVec2, Shape, Transform};
use std::error::Error;
use std::sync::Arc;

const GRAVITY: DVec2 = DVec2::new(0.0, 0.25);
/// The share of the speed that a bounce keeps.
const RESTITUTION: f64 = 0.6;

/// A ball. Its index is the `user` value of its body.
struct Ball {
    body: BodyId,
    velocity: DVec2,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut world = World::new();
    build_level(&mut world)?;
    let mut balls = drop_balls(&mut world, 5)?;

    let mut bounces = 0;
    for frame in 0..240 {
        for ball in &mut balls {
            ball.velocity += GRAVITY;
            let position = world.transform(ball.body)?.position() + ball.velocity;
            world.set_transform(ball.body, Transform::translation(position)?)?;
        }
        for event in world.step() {
            if event.phase == Phase::Begin {
                bounces += 1;
                println!("frame {frame:3}: {:?} hits {:?}", event.a, event.b);
            }
        }
        bounce(&mut world, &mut balls)?;
    }

    println!("{bounces} bounces");
    for (number, ball) in balls.iter().enumerate() {
        let DVec2 { x, y } = world.transform(ball.body)?.position();
        println!("ball {number} is at ({x:.1}, {y:.1})");
    }
    Ok(())
}

/// Three walls and two pegs. Bodies can share a shape.
fn build_level(world: &mut World) -> Result<(), Box<dyn Error>> {
    let floor = Arc::new(Shape::rectangle(320.0, 20.0)?);
    let wall = Arc::new(Shape::rectangle(20.0, 240.0)?);
    let peg = [
        DVec2::new(0.0, -30.0),
        DVec2::new(30.0, 20.0),
        DVec2::new(-30.0, 20.0),
    ];
    let peg = Arc::new(Shape::polygon(&[&peg])?);
    for (shape, x, y) in [
        (&floor, 160.0, 230.0),
        (&wall, 10.0, 120.0),
        (&wall, 310.0, 120.0),
        (&peg, 110.0, 150.0),
        (&peg, 210.0, 150.0),
    ] {
        let place = Transform::translation(DVec2::new(x, y))?;
        world.insert(Body::new(shape.clone(), place).kind(BodyKind::Static))?;
    }
    Ok(())
}

/// Balls in a row above the pegs.
fn drop_balls(world: &mut World, count: u32) -> Result<Vec<Ball>, Box<dyn Error>> {
    let shape = Arc::new(Shape::circle(DVec2::ZERO, 8.0)?);
    let mut balls = Vec::new();
    for number in 0..count {
        let place = DVec2::new(80.0 + 41.0 * f64::from(number), 20.0);
        let body = Body::new(shape.clone(), Transform::translation(place)?);
        let body = world.insert(body.user(u64::from(number)))?;
        balls.push(Ball {
            body,
            velocity: DVec2::ZERO,
        });
    }
    Ok(balls)
}

/// Moves bodies apart that overlap, and reflects their velocities.
fn bounce(world: &mut World, balls: &mut [Ball]) -> Result<(), Box<dyn Error>> {
    // The pairs are copied because the loop changes the world.
    let pairs: Vec<(BodyId, BodyId)> = world
        .events()
        .meeting()
        .map(|event| (event.a, event.b))
        .collect();
    for (a, b) in pairs {
        // An earlier response may have parted them.
        let Some(contact) = world.contact(a, b)? else {
            continue;
        };
        let (mass_a, mass_b) = (mobility(world, a)?, mobility(world, b)?);
        let apart = resolve(&contact, mass_a, mass_b)?;
        let velocity = |world: &World, id| -> Result<DVec2, WorldError> {
            Ok(match world.kind(id)? {
                BodyKind::Moving => balls[world.user(id)? as usize].velocity,
                _ => DVec2::ZERO,
            })
        };
        let (of_a, of_b) = (velocity(world, a)?, velocity(world, b)?);
        let after = rebound(&contact, (of_a, mass_a), (of_b, mass_b), RESTITUTION)?;
        for (id, offset, velocity) in [(a, apart.a, after.0), (b, apart.b, after.1)] {
            if world.kind(id)? == BodyKind::Moving {
                let position = world.transform(id)?.position() + offset;
                world.set_transform(id, Transform::translation(position)?)?;
                balls[world.user(id)? as usize].velocity = velocity;
            }
        }
    }
    Ok(())
}

/// The inverse mass with which a body takes part in a response: static bodies do not move.
fn mobility(world: &World, id: BodyId) -> Result<f64, WorldError> {
    Ok(match world.kind(id)? {
        BodyKind::Moving => world.inverse_mass(id)?,
        _ => 0.0,
    })
}
