//! rstar's `RTree`, bulk loaded each frame or changed box by box, and queried with each box. rstar
//! has no test of two shapes, so parry's decides the pairs. Static bodies have a tree of their own.

use crate::parry::{Solids, bounds};
use crate::peer::Peer;
use crate::scene::{Body, Scene};
use rstar::primitives::{GeomWithData, Rectangle as Bounds};
use rstar::{RTree, RTreeObject};

pub type Item = GeomWithData<Bounds<[f64; 2]>, u32>;

pub struct Rstar {
    /// Whether the tree is bulk loaded each frame.
    anew: bool,
    solids: Solids,
    items: Vec<Item>,
    /// The boxes that moved, and their new bounds.
    moves: Vec<Item>,
    tree: RTree<Item>,
    statics: RTree<Item>,
    pairs: Vec<(u32, u32)>,
}

pub fn item(i: usize, body: &Body) -> Item {
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
        let mut items = items(scene);
        let statics = items.split_off(scene.movers);
        Rstar {
            anew,
            solids: Solids::new(scene),
            moves: Vec::new(),
            tree: RTree::bulk_load(items.clone()),
            statics: RTree::bulk_load(statics),
            items,
            pairs: Vec::new(),
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
        self.solids.prepare(scene);
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
        self.pairs.clear();
        for p in &self.items {
            let near = self.tree.locate_in_envelope_intersecting(p.envelope());
            let later = near.filter(|q| p.data < q.data);
            let statics = self.statics.locate_in_envelope_intersecting(p.envelope());
            let met = later.chain(statics);
            self.pairs.extend(met.map(|q| (p.data, q.data)));
        }
        self.solids.count(&self.pairs)
    }
}
