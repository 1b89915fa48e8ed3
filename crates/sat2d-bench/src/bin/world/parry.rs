//! parry's `Bvh`: sets new bounds, refits, traverses the tree against itself, and decides pairs
//! with parry's fastest test. Static bodies have a tree of their own, which is not updated; each
//! moving body queries it.

use crate::peer::Peer;
use crate::scene::{Body, Form, Scene, octagon};
use parry2d_f64::bounding_volume::Aabb;
use parry2d_f64::math::{Pose, Vector};
use parry2d_f64::partitioning::{Bvh, BvhBuildStrategy, BvhWorkspace};
use parry2d_f64::query::details::intersection_test_cuboid_cuboid;
use parry2d_f64::query::intersection_test;
use parry2d_f64::shape::{Cuboid, SharedShape};

/// parry's shapes of a scene and where they are, which decide the pairs of all libraries that have
/// no test of their own.
pub struct Solids {
    /// If all bodies are rectangles.
    boxes: Vec<Cuboid>,
    /// Otherwise.
    shapes: Vec<SharedShape>,
    poses: Vec<Pose>,
}

pub struct Parry {
    /// The margin around bounds, so that small moves do not change the tree.
    margin: f64,
    movers: usize,
    solids: Solids,
    moved: Vec<usize>,
    tree: Bvh,
    statics: Bvh,
    workspace: BvhWorkspace,
    pairs: Vec<(u32, u32)>,
}

pub fn cuboid(b: &Body) -> Cuboid {
    Cuboid::new(Vector::new(b.size.x / 2.0, b.size.y / 2.0))
}

fn shape(b: &Body) -> SharedShape {
    match b.form {
        Form::Rectangle => SharedShape::new(cuboid(b)),
        Form::Circle => SharedShape::ball(b.size.x / 2.0),
        Form::Octagon => {
            let corners = octagon(b.size.x).map(|p| Vector::new(p.x, p.y));
            SharedShape::convex_polyline_unmodified(corners.into()).expect("an octagon")
        }
    }
}

pub fn pose(b: &Body) -> Pose {
    Pose::new(Vector::new(b.place.x, b.place.y), b.angle)
}

/// The bounds of a body.
pub fn bounds(b: &Body) -> Aabb {
    match b.form {
        Form::Rectangle => cuboid(b).aabb(&pose(b)),
        _ => shape(b).compute_aabb(&pose(b)),
    }
}

pub fn tree(bodies: &[Body]) -> Bvh {
    let bounds: Vec<_> = bodies.iter().map(bounds).collect();
    Bvh::from_leaves(BvhBuildStrategy::Binned, &bounds)
}

impl Solids {
    pub fn new(scene: &Scene) -> Solids {
        let has_boxes = scene.bodies.iter().all(|b| b.form == Form::Rectangle);
        let (boxes, others): (&[Body], &[Body]) = match has_boxes {
            true => (&scene.bodies, &[]),
            false => (&[], &scene.bodies),
        };
        Solids {
            boxes: boxes.iter().map(cuboid).collect(),
            shapes: others.iter().map(shape).collect(),
            poses: scene.bodies.iter().map(pose).collect(),
        }
    }

    pub fn prepare(&mut self, scene: &Scene) {
        for &i in &scene.moved {
            self.poses[i] = pose(&scene.bodies[i]);
        }
    }

    fn bounds(&self, i: usize) -> Aabb {
        match self.boxes.get(i) {
            Some(cuboid) => cuboid.aabb(&self.poses[i]),
            None => self.shapes[i].compute_aabb(&self.poses[i]),
        }
    }

    /// Whether two bodies meet.
    pub fn hit(&self, &(a, b): &(u32, u32)) -> bool {
        let (a, b) = (a as usize, b as usize);
        let (p, q) = (&self.poses[a], &self.poses[b]);
        if self.boxes.is_empty() {
            let met = intersection_test(p, &*self.shapes[a], q, &*self.shapes[b]);
            return met.expect("parry knows these shapes").intersecting;
        }
        intersection_test_cuboid_cuboid(&p.inv_mul(q), &self.boxes[a], &self.boxes[b])
    }

    pub fn count(&self, pairs: &[(u32, u32)]) -> usize {
        pairs.iter().filter(|pair| self.hit(pair)).count()
    }
}

impl Parry {
    pub fn new(scene: &Scene, margin: f64) -> Parry {
        let (movers, statics) = scene.bodies.split_at(scene.movers);
        Parry {
            margin,
            movers: scene.movers,
            solids: Solids::new(scene),
            moved: Vec::new(),
            tree: tree(movers),
            statics: tree(statics),
            workspace: BvhWorkspace::default(),
            pairs: Vec::new(),
        }
    }
}

impl Peer for Parry {
    fn name(&self) -> &'static str {
        match self.margin {
            0.0 => "parry2d-f64 Bvh",
            _ => "parry2d-f64 Bvh, margin 0.1",
        }
    }

    fn prepare(&mut self, scene: &Scene) {
        self.moved.clone_from(&scene.moved);
        self.solids.prepare(scene);
    }

    fn frame(&mut self) -> usize {
        for &i in &self.moved {
            let bounds = self.solids.bounds(i);
            self.tree
                .insert_or_update_partially(bounds, i as u32, self.margin);
        }
        self.tree.refit(&mut self.workspace);
        self.pairs.clear();
        let pairs = &mut self.pairs;
        self.tree
            .traverse_bvtt_single_tree::<false>(&mut self.workspace, &mut |a, b| {
                pairs.push((a, b))
            });
        if self.statics.leaf_count() > 0 {
            for i in 0..self.movers {
                let bounds = self.solids.bounds(i);
                let met = self.statics.intersect_aabb(&bounds);
                let statics = met.map(|b| (i as u32, self.movers as u32 + b));
                self.pairs.extend(statics);
            }
        }
        self.solids.count(&self.pairs)
    }
}
