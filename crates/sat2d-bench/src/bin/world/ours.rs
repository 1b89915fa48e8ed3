//! sat2d's `World`: sets new placements, steps, and reads all events in order.

use crate::peer::Peer;
use crate::scene::{Rectangle, Scene};
use sat2d::world::{Body, BodyId, Phase, World};
use sat2d::{Shape, Transform};

pub struct Ours {
    pub world: World,
    ids: Vec<BodyId>,
    moves: Vec<(BodyId, Transform)>,
}

impl Ours {
    pub fn new(scene: &Scene) -> Ours {
        let mut world = World::new();
        let body = |b: &Rectangle| {
            let shape = Shape::rectangle(b.size.x, b.size.y).expect("a rectangle");
            Body::new(shape, b.transform())
        };
        let bodies = scene.bodies.iter().map(body).collect();
        let ids = world.insert_many(bodies).expect("in range");
        world.step();
        Ours {
            world,
            ids,
            moves: Vec::new(),
        }
    }
}

impl Peer for Ours {
    fn name(&self) -> &'static str {
        "sat2d World"
    }

    fn prepare(&mut self, scene: &Scene) {
        let of = |&i: &usize| (self.ids[i], scene.bodies[i].transform());
        self.moves = scene.moved.iter().map(of).collect();
    }

    fn frame(&mut self) -> usize {
        self.world.set_transforms(&self.moves).expect("in range");
        let events = self.world.step();
        events.iter().filter(|e| e.phase != Phase::End).count()
    }

    /// After some frames, including everything that the world keeps between frames and the shapes,
    /// of which each body here has its own.
    fn bytes(&self, _: usize) -> Option<usize> {
        Some(self.world.memory() + self.ids.len() * size_of::<Shape>())
    }
}
