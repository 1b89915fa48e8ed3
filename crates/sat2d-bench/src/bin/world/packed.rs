//! Indexes of boxes that are built anew in each frame: the packed R-trees of static_aabb2d_index
//! and geo-index (both after flatbush), and the tree of broccoli (a k-d tree with sweep and prune).
//! None has a test of two shapes, so parry's decides the pairs. Static bodies have an index of
//! their own, which is built once.

use crate::parry::{Solids, bounds};
use crate::peer::Peer;
use crate::scene::{Body, Scene};
use broccoli::aabb::BBox;
use geo_index::rtree::sort::HilbertSort;
use geo_index::rtree::{RTree, RTreeBuilder, RTreeIndex};
use static_aabb2d_index::{StaticAABB2DIndex, StaticAABB2DIndexBuilder};

/// Left, bottom, right, top.
type Corners = [f64; 4];

fn corners(body: &Body) -> Corners {
    let around = bounds(body);
    [around.mins.x, around.mins.y, around.maxs.x, around.maxs.y]
}

/// What finds the boxes that meet a box.
trait BoxIndex {
    const NAME: &'static str;
    fn build(boxes: &[Corners]) -> Self;
    fn query(&self, corners: &Corners, visit: impl FnMut(u32));
}

impl BoxIndex for StaticAABB2DIndex<f64> {
    const NAME: &'static str = "static_aabb2d_index";

    fn build(boxes: &[Corners]) -> Self {
        let mut builder = StaticAABB2DIndexBuilder::new(boxes.len());
        for &[left, bottom, right, top] in boxes {
            builder.add(left, bottom, right, top);
        }
        builder.build().expect("as many boxes as announced")
    }

    fn query(&self, &[left, bottom, right, top]: &Corners, mut visit: impl FnMut(u32)) {
        self.visit_query(left, bottom, right, top, &mut |i: usize| visit(i as u32));
    }
}

impl BoxIndex for RTree<f64> {
    const NAME: &'static str = "geo-index";

    fn build(boxes: &[Corners]) -> Self {
        let mut builder = RTreeBuilder::new(boxes.len() as u32);
        for &[left, bottom, right, top] in boxes {
            builder.add(left, bottom, right, top);
        }
        builder.finish::<HilbertSort>()
    }

    fn query(&self, &[left, bottom, right, top]: &Corners, visit: impl FnMut(u32)) {
        self.search(left, bottom, right, top)
            .into_iter()
            .for_each(visit);
    }
}

/// The boxes and shapes of a scene.
struct Boxes {
    solids: Solids,
    boxes: Vec<Corners>,
    /// The boxes that moved, and where they are.
    moves: Vec<(usize, Corners)>,
    pairs: Vec<(u32, u32)>,
}

impl Boxes {
    fn new(scene: &Scene) -> Boxes {
        Boxes {
            solids: Solids::new(scene),
            boxes: scene.bodies[..scene.movers].iter().map(corners).collect(),
            moves: Vec::new(),
            pairs: Vec::new(),
        }
    }

    fn prepare(&mut self, scene: &Scene) {
        self.solids.prepare(scene);
        let moved = scene.moved.iter();
        self.moves = moved.map(|&i| (i, corners(&scene.bodies[i]))).collect();
    }

    fn start_frame(&mut self) {
        for &(i, corners) in &self.moves {
            self.boxes[i] = corners;
        }
        self.pairs.clear();
    }
}

struct Packed<I> {
    boxes: Boxes,
    statics: Option<I>,
}

impl<I: BoxIndex> Packed<I> {
    fn new(scene: &Scene) -> Packed<I> {
        let statics: Vec<Corners> = scene.bodies[scene.movers..].iter().map(corners).collect();
        Packed {
            boxes: Boxes::new(scene),
            statics: (!statics.is_empty()).then(|| I::build(&statics)),
        }
    }
}

pub fn static_aabb2d_index(scene: &Scene) -> impl Peer + use<> {
    Packed::<StaticAABB2DIndex<f64>>::new(scene)
}

pub fn geo_index(scene: &Scene) -> impl Peer + use<> {
    Packed::<RTree<f64>>::new(scene)
}

impl<I: BoxIndex> Peer for Packed<I> {
    fn name(&self) -> &'static str {
        I::NAME
    }

    fn prepare(&mut self, scene: &Scene) {
        self.boxes.prepare(scene);
    }

    fn frame(&mut self) -> usize {
        self.boxes.start_frame();
        let Boxes { boxes, pairs, .. } = &mut self.boxes;
        let index = I::build(boxes);
        for (a, corners) in (0..).zip(&*boxes) {
            index.query(corners, |b| {
                if a < b {
                    pairs.push((a, b));
                }
            });
            if let Some(statics) = &self.statics {
                let movers = boxes.len() as u32;
                statics.query(corners, |b| pairs.push((a, movers + b)));
            }
        }
        self.boxes.solids.count(&self.boxes.pairs)
    }
}

/// broccoli's tree, for scenes without static bodies.
pub struct Broccoli {
    boxes: Boxes,
    bots: Vec<BBox<f64, u32>>,
}

impl Broccoli {
    pub fn new(scene: &Scene) -> Broccoli {
        Broccoli {
            boxes: Boxes::new(scene),
            bots: Vec::new(),
        }
    }
}

impl Peer for Broccoli {
    fn name(&self) -> &'static str {
        "broccoli"
    }

    fn prepare(&mut self, scene: &Scene) {
        self.boxes.prepare(scene);
    }

    fn frame(&mut self) -> usize {
        self.boxes.start_frame();
        let Boxes { boxes, pairs, .. } = &mut self.boxes;
        self.bots.clear();
        let bots = (0..).zip(&*boxes).map(|(i, &[left, bottom, right, top])| {
            broccoli::bbox(broccoli::rect(left, right, bottom, top), i)
        });
        self.bots.extend(bots);
        let mut tree = broccoli::Tree::new(&mut self.bots);
        tree.find_colliding_pairs(|a, b| pairs.push((*a.unpack_inner(), *b.unpack_inner())));
        self.boxes.solids.count(&self.boxes.pairs)
    }
}
