//! Frames of a world beside parry's `Bvh`: `cargo run --release -p sat2d-bench --bin world`.
//!
//! Turned rectangles, about two overlapping pairs of bounds a body, move up to a fiftieth of their size a frame. A frame is: new
//! placements, pairs, exact verdicts, and reading all events in order; of parry: new bounds, refit, traversal, and its
//! fastest test of two boxes. Both do the same frame in turn; times are of the thread's processor, medians.

use cpu_time::ThreadTime;
use fastrand::Rng;
use parry2d_f64::math::{Pose, Vector};
use parry2d_f64::partitioning::{Bvh, BvhBuildStrategy, BvhWorkspace};
use parry2d_f64::query::details::intersection_test_cuboid_cuboid;
use parry2d_f64::shape::Cuboid;
use sat2d::{Body, BodyId, DVec2, Phase, Shape, Transform, World};
use std::time::Duration;

/// A rectangle on its way.
struct Rectangle {
    size: DVec2,
    place: DVec2,
    angle: f64,
    velocity: DVec2,
    spin: f64,
}

impl Rectangle {
    fn transform(&self) -> Transform {
        Transform::placement(self.place, self.angle, 1.0, 1.0).expect("a placement")
    }

    fn pose(&self) -> Pose {
        Pose::new(Vector::new(self.place.x, self.place.y), self.angle)
    }

    /// Moves on, and turns back at the walls of a square.
    fn advance(&mut self, side: f64) {
        self.place += self.velocity;
        self.angle += self.spin;
        if self.place.x < 0.0 || self.place.x > side {
            self.velocity.x = -self.velocity.x;
        }
        if self.place.y < 0.0 || self.place.y > side {
            self.velocity.y = -self.velocity.y;
        }
    }
}

const SPEED: f64 = 0.02;

fn rectangles(count: usize, side: f64) -> Vec<Rectangle> {
    let mut rng = Rng::with_seed(1);
    let mut signed = |scale: f64| (rng.f64() * 2.0 - 1.0) * scale;
    (0..count)
        .map(|_| Rectangle {
            size: DVec2::new(1.0 + signed(0.5), 1.0 + signed(0.5)),
            place: (DVec2::new(signed(1.0), signed(1.0)) + 1.0) * (side / 2.0),
            angle: signed(std::f64::consts::PI),
            velocity: DVec2::new(signed(SPEED), signed(SPEED)),
            spin: signed(SPEED / 2.0),
        })
        .collect()
}

/// The peer's way through a frame.
struct Peer {
    boxes: Vec<Cuboid>,
    tree: Bvh,
    workspace: BvhWorkspace,
    pairs: Vec<(u32, u32)>,
}

impl Peer {
    fn new(bodies: &[Rectangle]) -> Peer {
        let half = |b: &Rectangle| Vector::new(b.size.x / 2.0, b.size.y / 2.0);
        let boxes: Vec<Cuboid> = bodies.iter().map(|b| Cuboid::new(half(b))).collect();
        let bounds: Vec<_> = boxes
            .iter()
            .zip(bodies)
            .map(|(c, b)| c.aabb(&b.pose()))
            .collect();
        Peer {
            boxes,
            tree: Bvh::from_leaves(BvhBuildStrategy::Binned, &bounds),
            workspace: BvhWorkspace::default(),
            pairs: Vec::new(),
        }
    }

    /// How many pairs hit.
    fn frame(&mut self, poses: &[Pose]) -> usize {
        for (i, (shape, pose)) in self.boxes.iter().zip(poses).enumerate() {
            self.tree
                .insert_or_update_partially(shape.aabb(pose), i as u32, 0.0);
        }
        self.tree.refit(&mut self.workspace);
        self.pairs.clear();
        let pairs = &mut self.pairs;
        self.tree
            .traverse_bvtt_single_tree::<false>(&mut self.workspace, &mut |a, b| {
                pairs.push((a, b))
            });
        let hit = |&&(a, b): &&(u32, u32)| {
            let (a, b) = (a as usize, b as usize);
            let between = poses[a].inv_mul(&poses[b]);
            intersection_test_cuboid_cuboid(&between, &self.boxes[a], &self.boxes[b])
        };
        self.pairs.iter().filter(hit).count()
    }
}

/// How many pairs of the world meet after a frame.
fn frame(world: &mut World, moves: &[(BodyId, Transform)]) -> usize {
    world.set_transforms(moves).expect("in range");
    world
        .step()
        .iter()
        .filter(|event| event.phase != Phase::End)
        .count()
}

fn timed<T>(times: &mut Vec<Duration>, work: impl FnOnce() -> T) -> T {
    let start = ThreadTime::now();
    let answer = work();
    times.push(start.elapsed());
    answer
}

fn median(times: &mut [Duration]) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1e3
}

fn main() {
    println!(
        "{:>7} {:>7} {:>10} {:>10} {:>6} {:>9} {:>9}",
        "bodies", "moving", "sat2d ms", "parry ms", "ratio", "pairs", "bytes"
    );
    for count in [1_000, 10_000, 100_000] {
        for percent in [100, 10, 0] {
            row(count, percent, if count > 50_000 { 40 } else { 200 });
        }
    }
}

/// One scene, of whose bodies a share moves each frame. The peer is only asked where all move: its frame costs the same else.
fn row(count: usize, percent: u32, frames: usize) {
    let side = (count as f64 / 0.62).sqrt();
    let mut bodies = rectangles(count, side);
    let mut world = World::new();
    let body = |b: &Rectangle| {
        let shape = Shape::rectangle(b.size.x, b.size.y).expect("a rectangle");
        Body::new(shape, b.transform())
    };
    let ids = world
        .insert_many(bodies.iter().map(body).collect())
        .expect("in range");
    world.step();
    let mut peer = (percent == 100).then(|| Peer::new(&bodies));
    let mut rng = Rng::with_seed(2);
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    let mut meeting = 0;
    for _ in 0..frames {
        let moving: Vec<bool> = (0..count).map(|_| rng.u32(0..100) < percent).collect();
        let moved = || moving.iter().enumerate().filter(|m| *m.1).map(|m| m.0);
        moved().for_each(|i| bodies[i].advance(side));
        let moves: Vec<_> = moved().map(|i| (ids[i], bodies[i].transform())).collect();
        meeting = timed(&mut ours, || frame(&mut world, &moves));
        if let Some(peer) = &mut peer {
            let poses: Vec<Pose> = bodies.iter().map(Rectangle::pose).collect();
            let hits = timed(&mut theirs, || peer.frame(&poses));
            assert!(
                hits.abs_diff(meeting) <= 2,
                "{hits} pairs hit for parry, {meeting} for sat2d"
            );
        }
    }
    let ours = median(&mut ours);
    let (theirs, ratio) = match &mut theirs[..] {
        [] => (String::new(), String::new()),
        times => {
            let theirs = median(times);
            (format!("{theirs:.3}"), format!("{:.2}", ours / theirs))
        }
    };
    let bytes = world.memory() / count;
    println!(
        "{count:>7} {percent:>6}% {ours:>10.3} {theirs:>10} {ratio:>6} {meeting:>9} {bytes:>9}"
    );
}
