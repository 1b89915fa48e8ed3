//! A recording, run again, gives the same answers to the bit, with any number of threads, and a
//! difference is found in the step in which it is.
#![cfg(feature = "serde")]

use sat2d::world::{
    Body, BodyId, BodyKind, CharacterOptions, Difference, Filter, Replay, ReplayError, World,
};
use sat2d::{DVec2, Shape, Transform};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

/// Where a recording goes.
#[derive(Clone, Default)]
pub struct Tape(Arc<Mutex<Vec<u8>>>);

impl Tape {
    pub fn start(&self, world: &mut World) {
        let tape = self.0.clone();
        world.start_recording(move |bytes| {
            tape.lock().unwrap().extend_from_slice(bytes);
            true
        });
    }

    pub fn bytes(&self) -> Vec<u8> {
        self.0.lock().unwrap().clone()
    }
}

fn place(rng: &mut fastrand::Rng) -> Transform {
    let at = DVec2::new(rng.f64(), rng.f64()) * 30.0;
    Transform::placement(at, rng.f64() * 7.0, 1.0, 1.0).unwrap()
}

fn shapes() -> [Arc<Shape>; 4] {
    let comb = [
        (0, 0),
        (3, 0),
        (3, 2),
        (2, 2),
        (2, 1),
        (1, 1),
        (1, 2),
        (0, 2),
    ];
    let comb = comb.map(|(x, y)| DVec2::new(x.into(), y.into()));
    [
        Shape::rectangle(1.0, 0.6).unwrap(),
        Shape::circle(DVec2::ZERO, 0.5).unwrap(),
        Shape::capsule(DVec2::ZERO, DVec2::X, 0.25).unwrap(),
        Shape::polygon(&[&comb]).unwrap(),
    ]
    .map(Arc::new)
}

/// Calls of every kind, good and bad ones, on a world of some hundred bodies. `watch` sees the
/// world after each step.
fn play(world: &mut World, seed: u64, frames: usize, mut watch: impl FnMut(&World)) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let shapes = shapes();
    let kinds = [BodyKind::Moving, BodyKind::Static, BodyKind::Sensor];
    let mut ids: Vec<BodyId> = world.iter().map(|(id, _)| id).collect();
    let mut ground = None;
    for frame in 0..frames {
        for _ in 0..20 {
            let shape = shapes[rng.usize(..4)].clone();
            let body = Body::new(shape, place(&mut rng))
                .kind(kinds[rng.usize(..3)])
                .user(rng.u64(..));
            let id = if ids.is_empty() {
                None
            } else {
                Some(ids[rng.usize(..ids.len())])
            };
            let Some(id) = id else {
                ids.push(world.insert(body).unwrap());
                continue;
            };
            // an id may be that of a removed body, and then the call fails
            match rng.u32(..20) {
                0 | 1 => ids.push(world.insert(body).unwrap()),
                2 => ids.extend(world.insert_many(vec![body.clone(), body]).unwrap()),
                3 => drop(world.remove(id)),
                4 => drop(world.set_transform(id, place(&mut rng))),
                5 => drop(world.set_shape(id, shapes[rng.usize(..4)].clone())),
                6 => drop(world.set_kind(id, kinds[rng.usize(..3)])),
                7 => drop(world.set_filter(id, Filter::new(rng.u32(..4), rng.u32(..4)))),
                8 => drop(world.set_user(id, rng.u64(..))),
                9 => drop(world.set_inverse_mass(id, rng.f64() - 0.1)),
                10 => drop(world.move_and_slide(id, DVec2::new(rng.f64(), -rng.f64()))),
                11 => {
                    let options = CharacterOptions {
                        step: 0.5,
                        ground,
                        ..CharacterOptions::default()
                    };
                    let delta = DVec2::new(rng.f64(), -rng.f64());
                    let walked = world.move_character(id, delta, &options);
                    ground = walked.ok().and_then(|walked| walked.ground);
                }
                12 => drop(world.set_touching_tolerance(0.1 * f64::from(rng.u32(..3)) - 0.1)),
                13 => drop(world.set_one_way(id, rng.bool().then_some(DVec2::Y))),
                14 => moody(world),
                15 => world.clear_pair_predicate(),
                16 => ids.extend(world.attach(id, body)),
                17 => drop(world.set_local_transform(id, place(&mut rng))),
                18 => {
                    // half of these fail, because of a removed body
                    let all = rng.bool();
                    let there = ids.iter().filter(|id| all || world.contains(**id));
                    let kinds: Vec<_> = there.map(|id| (*id, kinds[rng.usize(..3)])).collect();
                    drop(world.set_kinds(&kinds));
                }
                _ => {
                    let moves: Vec<(BodyId, Transform)> = ids
                        .iter()
                        .filter(|id| world.owner(**id) == Ok(**id)) // no part, and there
                        .map(|id| {
                            let [a, b, c, d, x, y] = world.transform(*id).unwrap().to_array();
                            (
                                *id,
                                Transform::new(a, b, c, d, x + 0.1 * rng.f64(), y).unwrap(),
                            )
                        })
                        .collect();
                    world.set_transforms(&moves).unwrap();
                }
            }
        }
        if frame % 5 == 4 {
            world.separate(2);
        }
        if frame % 7 == 6 {
            assert!(world.step_within(1).is_err());
            // whether these fail depends on where all bodies are
            drop(world.separate_within(3, rng.usize(..400)));
            drop(world.step_within(rng.usize(..400)));
        }
        world.step();
        watch(world);
    }
}

/// Sets a predicate that no replay can ask: its answers depend on how often it was asked.
fn moody(world: &mut World) {
    let asked = AtomicU32::new(0);
    world.set_pair_predicate(move |_, _, _| asked.fetch_add(1, Ordering::Relaxed) % 3 != 1);
}

/// A recording, and the fingerprint after each step.
pub fn recording(seed: u64, frames: usize) -> (Vec<u8>, Vec<u64>, World) {
    let (tape, mut world) = (Tape::default(), World::new());
    // the recording begins in the middle
    moody(&mut world);
    play(&mut world, seed + 100, 5, |_| {});
    let mut prints = Vec::new();
    tape.start(&mut world);
    play(&mut world, seed, frames, |world| {
        prints.push(world.fingerprint())
    });
    assert!(world.is_recording() && world.stop_recording() && !world.is_recording());
    (tape.bytes(), prints, world)
}

/// The numbers of the steps that differ, and how they do.
pub fn differences(bytes: &[u8]) -> Result<Vec<(u64, Difference)>, ReplayError> {
    let (mut replay, mut found) = (Replay::new(bytes)?, Vec::new());
    while let Some(step) = replay.next_step()? {
        found.extend(step.difference.map(|difference| (step.number, difference)));
    }
    Ok(found)
}

#[test]
fn a_recording_gives_the_same_worlds_again() {
    for seed in 0..6 {
        let (bytes, prints, world) = recording(seed, 30);
        let mut replay = Replay::new(&bytes).unwrap();
        let mut again = Vec::new();
        while let Some(step) = replay.next_step().unwrap() {
            assert_eq!(step.difference, None, "seed {seed}, step {}", step.number);
            again.push(replay.world().fingerprint());
        }
        assert!(replay.is_complete());
        // some of the steps with limits have not failed
        assert!(prints.iter().all(|print| again.contains(print)));
        assert_eq!(replay.world().save(), world.save());
    }
}

/// The format has not changed: recordings that earlier builds made are replayed, and the same calls
/// are recorded as the same bytes as by the last of them.
#[test]
fn a_recording_has_the_bytes_of_an_earlier_build() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/recordings");
    let read = |name: &str| std::fs::read(format!("{folder}/{name}.s2dr")).unwrap();
    let [of_world_2, earlier] = [read("every_call_of_world_2"), read("every_call")];
    for bytes in [&of_world_2, &earlier] {
        assert_eq!(differences(bytes), Ok(Vec::new()));
    }
    let (bytes, ..) = recording(1, 7);
    assert!(bytes == earlier);
}

#[cfg(feature = "parallel")]
#[test]
fn a_recording_gives_the_same_worlds_with_threads() {
    let (tape, mut world) = (Tape::default(), World::new());
    let mut rng = fastrand::Rng::with_seed(1);
    let shapes = shapes();
    tape.start(&mut world);
    let bodies = (0..4000).map(|_| Body::new(shapes[rng.usize(..4)].clone(), place(&mut rng)));
    let ids = world.insert_many(bodies.collect()).unwrap();
    for _ in 0..4 {
        let moves: Vec<_> = ids.iter().map(|id| (*id, place(&mut rng))).collect();
        world.set_transforms(&moves).unwrap();
        world.step();
    }
    // with threads as without, and the other way round
    world.set_parallel(true);
    world.set_transforms(&[(ids[0], place(&mut rng))]).unwrap();
    world.step();
    assert!(world.stop_recording());
    let bytes = tape.bytes();
    for threads in [1, 2, 4] {
        let pool = rayon_pool(threads);
        pool.install(|| {
            let mut replay = Replay::new(&bytes).unwrap();
            replay.set_parallel(true);
            for number in 1..=5 {
                let step = replay.next_step().unwrap().unwrap();
                assert_eq!((step.number, step.difference), (number, None));
            }
        });
    }
}

#[cfg(feature = "parallel")]
fn rayon_pool(threads: usize) -> rayon::ThreadPool {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .unwrap()
}

#[test]
fn a_sink_that_fails_ends_the_recording_and_nothing_else() {
    let mut world = World::new();
    let mut room = 500_usize;
    world.start_recording(move |bytes| {
        room = room.saturating_sub(bytes.len());
        room > 0
    });
    let square = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    for _ in 0..100 {
        world
            .insert(Body::new(square.clone(), Transform::IDENTITY))
            .unwrap();
        world.step();
    }
    assert!(!world.is_recording() && !world.stop_recording());
    assert_eq!(world.len(), 100);
}

/// What was recorded before a panic, or before a world was dropped, is there.
#[test]
fn the_rest_is_written_when_a_world_is_dropped() {
    let (tape, mut world) = (Tape::default(), World::new());
    tape.start(&mut world);
    let square = Shape::rectangle(1.0, 1.0).unwrap();
    world
        .insert(Body::new(square, Transform::IDENTITY))
        .unwrap();
    let copy = world.clone();
    assert!(!copy.is_recording());
    drop(world);
    let bytes = tape.bytes();
    let mut replay = Replay::new(&bytes).unwrap();
    assert_eq!(replay.next_step(), Ok(None));
    assert!(replay.world().len() == 1 && !replay.is_complete());
}

/// A call takes few bytes.
#[test]
fn a_move_takes_at_most_32_bytes() {
    let (tape, mut world) = (Tape::default(), World::new());
    let square = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    let bodies = (0..1000).map(|_| Body::new(square.clone(), Transform::IDENTITY));
    let ids = world.insert_many(bodies.collect()).unwrap();
    let at = |i: usize| Transform::translation(DVec2::new(i as f64, 0.5)).unwrap();
    let moves: Vec<_> = ids
        .iter()
        .enumerate()
        .map(|(i, id)| (*id, at(7 * i)))
        .collect();
    tape.start(&mut world);
    let before = tape.bytes().len();
    world.set_transforms(&moves).unwrap();
    world.step();
    world.stop_recording();
    let bytes = tape.bytes().len() - before;
    assert!(bytes < 1000 * 32, "{bytes}");
}
