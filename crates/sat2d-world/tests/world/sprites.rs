//! Bodies whose shapes are the pixels of sprites.

use fastrand::Rng;
use sat2d::world::{Body, World};
use sat2d::{DVec2, Mask, Shape, Transform, relation};
use sat2d_test_support::seeds;

/// A sprite of random pixels, turned by quarters or freely, mirrored or not.
fn sprite(rng: &mut Rng) -> (Shape, Transform) {
    let (width, height) = (rng.usize(1..=12), rng.usize(1..=12));
    let density = rng.f64();
    let mut mask = Mask::from_fn(width, height, |_, _| rng.f64() < density).unwrap();
    mask.set(rng.usize(..width), rng.usize(..height), true);
    let pivot = DVec2::new(rng.usize(..=width) as f64, rng.usize(..=height) as f64);
    let degrees = if rng.bool() {
        90.0 * f64::from(rng.u8(..4))
    } else {
        360.0 * rng.f64()
    };
    let position = DVec2::new(rng.f64(), rng.f64()) * 16.0;
    let position = if rng.bool() {
        position.round()
    } else {
        position
    };
    let scale = [1.0, -1.0, 0.5][rng.usize(..3)];
    let at = Transform::placement_degrees(position, degrees, scale, 1.0).unwrap();
    (Shape::mask(&mask, pivot).unwrap(), at)
}

#[test]
fn bodies_meet_as_their_sprites_do() {
    let mut counts = [0; 3];
    for seed in seeds(40) {
        let rng = &mut Rng::with_seed(seed);
        let mut world = World::new();
        let all: Vec<_> = (0..10)
            .map(|_| {
                let (sprite, at) = sprite(rng);
                let id = world.insert(Body::new(sprite.clone(), at)).unwrap();
                (id, sprite, at)
            })
            .collect();
        world.step();
        #[cfg(feature = "serde")]
        {
            let bytes = world.save();
            world = World::restore(&bytes).unwrap();
            assert_eq!(world.save(), bytes);
        }
        for (i, (one, a, ta)) in all.iter().enumerate() {
            assert_eq!(world.get(*one).unwrap().shape.as_ref(), a);
            for (other, b, tb) in &all[..i] {
                let expected = relation(a, ta, b, tb).unwrap();
                assert_eq!(world.relation(*one, *other), Ok(expected), "seed {seed}");
                counts[expected as usize] += 1;
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}
