//! Bullets fly through a room with obstacles and bounce without loss, by sweeps: however fast they
//! are, they neither tunnel nor stop, and keep their energy.
//!
//! `cargo run --release -p sat2d --example bouncing_bullets`
//!
//! Lengths are in pixels, times in frames.

use sat2d::query::{AtStart, Motion};
use sat2d::response::rebound_along;
use sat2d::world::{Body, BodyKind, QueryFilter, World};
use sat2d::{DVec2, Shape, Transform};
use std::error::Error;

/// The number of hits of each bullet.
const HITS: usize = 10_000;

struct Bullet {
    name: &'static str,
    shape: Shape,
    place: Transform,
    velocity: DVec2,
}

fn main() -> Result<(), Box<dyn Error>> {
    let room = build_room()?;
    for mut bullet in load_bullets()? {
        let energy = bullet.velocity.length_squared() / 2.0;
        let (mut hits, mut frames) = (0, 0);
        while hits < HITS {
            hits += fly(&room, &mut bullet)?;
            frames += 1;
        }
        let now = bullet.velocity.length_squared() / 2.0;
        let lost = (energy - now).abs() / energy;
        let name = bullet.name;
        println!("{name}: {hits} hits in {frames} frames, energy {now:.9}, off by {lost:.1e}");
    }
    Ok(())
}

/// Moves a bullet for one frame. Returns how often it bounced.
fn fly(room: &World, bullet: &mut Bullet) -> Result<usize, Box<dyn Error>> {
    // what a bullet that has bounced touches does not stop it again
    let filter = QueryFilter {
        at_start: AtStart::SkipParting,
        ..QueryFilter::ALL
    };
    let (mut left, mut hits) = (1.0, 0);
    loop {
        let motion = Motion::linear(bullet.place, bullet.velocity * left)?;
        let Some((_, impact)) = room.sweep(&bullet.shape, &motion, &filter)? else {
            bullet.place = motion.at(1.0)?;
            return Ok(hits);
        };
        bullet.place = motion.at(impact.time)?;
        left *= 1.0 - impact.time;
        // the bullet is the first shape; the walls are as heavy as can be
        let (normal, wall) = (impact.closest.normal, (DVec2::ZERO, 0.0));
        bullet.velocity = rebound_along(normal, (bullet.velocity, 1.0), wall, 1.0)?.0;
        hits += 1;
    }
}

/// Four walls, a peg, a crate that stands on its corner, and a concave cup.
fn build_room() -> Result<World, Box<dyn Error>> {
    let cup = [
        (0.0, 0.0),
        (60.0, 0.0),
        (60.0, 50.0),
        (48.0, 50.0),
        (48.0, 12.0),
        (12.0, 12.0),
        (12.0, 50.0),
        (0.0, 50.0),
    ];
    let cup: Vec<DVec2> = cup.map(DVec2::from).into();
    let wall = |width, height| Shape::rectangle(width, height);
    let mut room = World::new();
    for (shape, x, y, degrees) in [
        (wall(340.0, 20.0)?, 160.0, -10.0, 0.0),
        (wall(340.0, 20.0)?, 160.0, 250.0, 0.0),
        (wall(20.0, 240.0)?, -10.0, 120.0, 0.0),
        (wall(20.0, 240.0)?, 330.0, 120.0, 0.0),
        (Shape::circle(DVec2::ZERO, 25.0)?, 90.0, 80.0, 0.0),
        (wall(40.0, 40.0)?, 220.0, 70.0, 45.0),
        (Shape::polygon(&[&cup])?, 130.0, 150.0, 10.0),
    ] {
        let place = Transform::placement_degrees(DVec2::new(x, y), degrees, 1.0, 1.0)?;
        room.insert(Body::new(shape, place).kind(BodyKind::Static))?;
    }
    Ok(room)
}

/// From slow ones to one that crosses the room many times a frame.
fn load_bullets() -> Result<Vec<Bullet>, Box<dyn Error>> {
    let start = Transform::translation(DVec2::new(40.0, 200.0))?;
    let arrow = [(6.0, 0.0), (-5.0, 4.0), (-2.0, 0.0), (-5.0, -4.0)];
    let arrow: Vec<DVec2> = arrow.map(DVec2::from).into();
    let bullet = |name, shape, x, y| Bullet {
        name,
        shape,
        place: start,
        velocity: DVec2::new(x, y),
    };
    Ok(vec![
        bullet("a slow ball", Shape::circle(DVec2::ZERO, 4.0)?, 3.1, -7.3),
        bullet(
            "a fast ball",
            Shape::circle(DVec2::ZERO, 2.5)?,
            811.0,
            -547.0,
        ),
        bullet("a crate", Shape::rectangle(8.0, 6.0)?, 71.0, 29.0),
        bullet(
            "an arrow, concave",
            Shape::polygon(&[&arrow])?,
            -53.0,
            -117.0,
        ),
    ])
}
