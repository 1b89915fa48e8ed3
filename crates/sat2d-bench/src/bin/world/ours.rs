//! sat2d's `World`: sets new placements, steps, and reads all events in order.

use crate::memory;
use crate::peer::Peer;
use crate::scene::{self, Form, Scene, octagon};
use sat2d::world::{BodyId, BodyKind, Phase, World};
use sat2d::{Aabb, DVec2, Shape, Transform};
use std::sync::Arc;

pub struct Ours {
    pub world: World,
    /// Whether all bodies of a form share a shape, and their transforms have the sizes.
    shares: bool,
    ids: Vec<BodyId>,
    moves: Vec<(BodyId, Transform)>,
}

fn shape(form: Form, size: DVec2) -> Shape {
    let shape = match form {
        Form::Rectangle => Shape::rectangle(size.x, size.y),
        Form::Circle => Shape::circle(DVec2::ZERO, size.x / 2.0),
        Form::Octagon => Shape::polygon(&[&octagon(size.x)]),
    };
    shape.expect("a shape")
}

impl Ours {
    pub fn new(scene: &Scene) -> Ours {
        Ours::with(scene, false)
    }

    pub fn with(scene: &Scene, shares: bool) -> Ours {
        let mut world = World::new();
        let forms = [Form::Rectangle, Form::Circle, Form::Octagon];
        let shared = forms.map(|form| Arc::new(shape(form, DVec2::ONE)));
        let body = |(i, b): (usize, &scene::Body)| {
            let shape = match shares {
                true => shared[b.form as usize].clone(),
                false => Arc::new(shape(b.form, b.size)),
            };
            let kind = match b.is_static {
                true => BodyKind::Static,
                false => BodyKind::Moving,
            };
            let body = sat2d::world::Body::new(shape, transform(b, shares));
            body.kind(kind).user(i as u64)
        };
        let bodies = scene.bodies.iter().enumerate().map(body).collect();
        let ids = world.insert_many(bodies).expect("in range");
        world.step();
        Ours {
            world,
            shares,
            ids,
            moves: Vec::new(),
        }
    }

    /// The number of pairs that the last step reports and brute force does not find, or the other
    /// way round: all pairs of bodies that are not both static.
    pub fn differences(&self, scene: &Scene) -> usize {
        let all: Vec<_> = self.world.iter().map(|(_, body)| body).collect();
        let placed = all
            .iter()
            .map(|b| b.shape.place(&b.transform).expect("in range"));
        let bodies: Vec<_> = placed.collect();
        let bounds: Vec<Aabb> = bodies.iter().map(|b| b.bounds()).collect();
        let mut met: Vec<(u64, u64)> = (self.world.events().meeting())
            .map(|event| (event.user_a, event.user_b))
            .collect();
        met.sort_unstable();
        let mut found = Vec::new();
        for a in 0..scene.movers {
            for b in a + 1..bodies.len() {
                if bounds[a].intersects(&bounds[b]) && bodies[a].relation(&bodies[b]).hits() {
                    found.push((a as u64, b as u64));
                }
            }
        }
        let only = |p: &[(u64, u64)], q: &[(u64, u64)]| {
            let missing = p.iter().filter(|pair| q.binary_search(pair).is_err());
            missing.count()
        };
        only(&met, &found) + only(&found, &met)
    }
}

fn transform(b: &scene::Body, shares: bool) -> Transform {
    let scale = match (shares, b.form) {
        (false, _) => DVec2::ONE,
        (true, Form::Rectangle) => b.size,
        (true, _) => DVec2::splat(b.size.x),
    };
    let placed = Transform::placement(b.place, b.angle, scale.x, scale.y);
    placed.expect("a placement")
}

impl Peer for Ours {
    fn name(&self) -> &'static str {
        if self.shares {
            "sat2d World, a shape shared by all"
        } else {
            "sat2d World"
        }
    }

    fn prepare(&mut self, scene: &Scene) {
        let of = |&i: &usize| (self.ids[i], transform(&scene.bodies[i], self.shares));
        self.moves = scene.moved.iter().map(of).collect();
    }

    fn frame(&mut self) -> usize {
        self.world.set_transforms(&self.moves).expect("in range");
        let events = self.world.step();
        events.iter().filter(|e| e.phase != Phase::End).count()
    }

    /// After all frames: what the allocator gets back for the world and its shapes.
    fn bytes(&mut self, _: usize) -> Option<usize> {
        let before = memory::held();
        self.world = World::new();
        Some(before - memory::held())
    }
}
