//! rstar's `RTree`, bulk loaded each frame or changed box by box, and intersected with itself.
//! rstar has no test of two boxes, so parry's decides the pairs.

use crate::parry::{bounds, cuboid, hit, pose};
use crate::peer::Peer;
use crate::scene::{Rectangle, Scene};
use parry2d_f64::math::Pose;
use parry2d_f64::shape::Cuboid;
use rstar::primitives::{GeomWithData, Rectangle as Bounds};
use rstar::{RTree, RTreeObject};

pub type Item = GeomWithData<Bounds<[f64; 2]>, u32>;

pub struct Rstar {
    /// Whether the tree is bulk loaded each frame.
    anew: bool,
    boxes: Vec<Cuboid>,
    poses: Vec<Pose>,
    items: Vec<Item>,
    /// The boxes that moved, and their new bounds.
    moves: Vec<Item>,
    tree: RTree<Item>,
}

pub fn item(i: usize, body: &Rectangle) -> Item {
    let around = bounds(body);
    let corners = [around.mins, around.maxs].map(|p| [p.x, p.y]);
    Item::new(Bounds::from_corners(corners[0], corners[1]), i as u32)
}

pub fn items(scene: &Scene) -> Vec<Item> {
    let bodies = scene.bodies.iter().enumerate();
    bodies.map(|(i, body)| item(i, body)).collect()
}

impl Rstar {
    pub fn new(scene: &Scene, anew: bool) -> Rstar {
        Rstar {
            anew,
            boxes: scene.bodies.iter().map(cuboid).collect(),
            poses: scene.bodies.iter().map(pose).collect(),
            items: items(scene),
            moves: Vec::new(),
            tree: RTree::bulk_load(items(scene)),
        }
    }
}

impl Peer for Rstar {
    fn name(&self) -> &'static str {
        if self.anew {
            "rstar bulk_load"
        } else {
            "rstar remove + insert"
        }
    }

    fn prepare(&mut self, scene: &Scene) {
        for &i in &scene.moved {
            self.poses[i] = pose(&scene.bodies[i]);
        }
        let moved = scene.moved.iter();
        self.moves = moved.map(|&i| item(i, &scene.bodies[i])).collect();
    }

    fn frame(&mut self) -> usize {
        for to in &self.moves {
            let from = &mut self.items[to.data as usize];
            if !self.anew {
                self.tree.remove(from);
                self.tree.insert(*to);
            }
            *from = *to;
        }
        if self.anew {
            self.tree = RTree::bulk_load(self.items.clone());
        }
        let mut hits = 0;
        for p in &self.items {
            for q in self.tree.locate_in_envelope_intersecting(p.envelope()) {
                if p.data < q.data {
                    let pair = (p.data, q.data);
                    hits += usize::from(hit(&self.boxes, &self.poses, &pair));
                }
            }
        }
        hits
    }
}
