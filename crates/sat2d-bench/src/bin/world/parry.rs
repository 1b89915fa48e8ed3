//! parry's `Bvh`: sets new bounds, refits, traverses the tree against itself, and decides pairs
//! with parry's fastest test of two boxes.

use crate::peer::Peer;
use crate::scene::{Rectangle, Scene};
use parry2d_f64::bounding_volume::Aabb;
use parry2d_f64::math::{Pose, Vector};
use parry2d_f64::partitioning::{Bvh, BvhBuildStrategy, BvhWorkspace};
use parry2d_f64::query::details::intersection_test_cuboid_cuboid;
use parry2d_f64::shape::Cuboid;

pub struct Parry {
    /// The margin around bounds, so that small moves do not change the tree.
    margin: f64,
    boxes: Vec<Cuboid>,
    poses: Vec<Pose>,
    moved: Vec<usize>,
    tree: Bvh,
    workspace: BvhWorkspace,
    pairs: Vec<(u32, u32)>,
}

pub fn cuboid(b: &Rectangle) -> Cuboid {
    Cuboid::new(Vector::new(b.size.x / 2.0, b.size.y / 2.0))
}

pub fn pose(b: &Rectangle) -> Pose {
    Pose::new(Vector::new(b.place.x, b.place.y), b.angle)
}

pub fn bounds(b: &Rectangle) -> Aabb {
    cuboid(b).aabb(&pose(b))
}

pub fn tree(scene: &Scene) -> Bvh {
    let bounds: Vec<_> = scene.bodies.iter().map(bounds).collect();
    Bvh::from_leaves(BvhBuildStrategy::Binned, &bounds)
}

/// Whether two boxes of a list meet.
pub fn hit(boxes: &[Cuboid], poses: &[Pose], &(a, b): &(u32, u32)) -> bool {
    let (a, b) = (a as usize, b as usize);
    let between = poses[a].inv_mul(&poses[b]);
    intersection_test_cuboid_cuboid(&between, &boxes[a], &boxes[b])
}

impl Parry {
    pub fn new(scene: &Scene, margin: f64) -> Parry {
        Parry {
            margin,
            boxes: scene.bodies.iter().map(cuboid).collect(),
            poses: scene.bodies.iter().map(pose).collect(),
            moved: Vec::new(),
            tree: tree(scene),
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
        for &i in &self.moved {
            self.poses[i] = pose(&scene.bodies[i]);
        }
    }

    fn frame(&mut self) -> usize {
        for &i in &self.moved {
            let bounds = self.boxes[i].aabb(&self.poses[i]);
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
        let hit = |pair: &&(u32, u32)| hit(&self.boxes, &self.poses, pair);
        self.pairs.iter().filter(hit).count()
    }
}
