//! Chipmunk's spatial indexes, if it is installed. A frame sets new boxes and calls `reindexQuery`,
//! which updates all boxes and reports all pairs. parry's test of two shapes decides the pairs, as
//! for rstar: Chipmunk's own test computes contact points and takes many times as long.

use crate::parry::{Solids, bounds};
use crate::peer::Peer;
use crate::scene::{Body, Scene};
use sat2d::{Aabb, DVec2};
use sat2d_bench::chipmunk::{Chipmunk, Index, Kind};

pub struct Indexed {
    kind: Kind,
    solids: Solids,
    /// The boxes that moved, and their new bounds.
    moves: Vec<(usize, Aabb)>,
    index: Index,
    pairs: Vec<(u32, u32)>,
}

fn around(body: &Body) -> Aabb {
    let around = bounds(body);
    let [min, max] = [around.mins, around.maxs].map(|p| DVec2::new(p.x, p.y));
    Aabb::new(min, max)
}

impl Indexed {
    pub fn new(library: &'static Chipmunk, scene: &Scene, kind: Kind) -> Indexed {
        let around: Vec<Aabb> = scene.bodies.iter().map(around).collect();
        Indexed {
            kind,
            solids: Solids::new(scene),
            moves: Vec::new(),
            index: Index::new(library, kind, &around),
            pairs: Vec::new(),
        }
    }
}

impl Peer for Indexed {
    fn name(&self) -> &'static str {
        match self.kind {
            Kind::Tree => "Chipmunk cpBBTree",
            Kind::WideTree => "Chipmunk cpBBTree, boxes widened",
            Kind::Hash => "Chipmunk cpSpaceHash",
        }
    }

    fn prepare(&mut self, scene: &Scene) {
        self.solids.prepare(scene);
        let moved = scene.moved.iter();
        self.moves = moved.map(|&i| (i, around(&scene.bodies[i]))).collect();
    }

    fn frame(&mut self) -> usize {
        for &(i, bounds) in &self.moves {
            self.index.set(i, bounds);
        }
        self.index.pairs(&mut self.pairs);
        self.solids.count(&self.pairs)
    }

    /// Unknown: the allocator of C is not counted.
    fn bytes(&mut self, _: usize) -> Option<usize> {
        None
    }
}
