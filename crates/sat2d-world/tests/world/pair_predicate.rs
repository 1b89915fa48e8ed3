//! The caller's predicate about pairs, against a model: every two bodies, and an answer for each
//! pair from its beginning to its end.

use super::pair_model::{Model, Pairs, all_pairs, change, expected_events, shapes};
use sat2d::world::{Body, BodyId, BodyKind, PairEvent, World};
use sat2d::{DVec2, Shape, Transform};
use sat2d_test_support::seeds;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

type Asked = Arc<Mutex<Vec<(BodyId, BodyId)>>>;

/// What the predicate says in a step: whatever it is, the world must keep to it.
fn answer(a: BodyId, b: BodyId, step: u64) -> bool {
    let mixed =
        (a.to_bits() ^ b.to_bits().rotate_left(23) ^ step).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed >> 62 != 0
}

/// A world whose predicate notes what it is asked.
fn asked_world(step: &Arc<AtomicU64>) -> (World, Asked) {
    let (mut world, asked) = (World::new(), Asked::default());
    let (log, now) = (asked.clone(), step.clone());
    world.set_pair_predicate(move |world, a, b| {
        assert!(world.contains(a) && world.contains(b) && a < b);
        log.lock().unwrap().push((a, b));
        answer(a, b, now.load(Ordering::Relaxed))
    });
    (world, asked)
}

#[test]
fn each_pair_is_asked_about_once_and_the_answer_holds_until_it_ends() {
    let mut refused_ever = 0;
    let seeds = seeds(2);
    let drawn = (seeds.end - seeds.start) as usize;
    for seed in seeds {
        let mut rng = fastrand::Rng::with_seed(seed);
        let shapes = shapes(&mut rng);
        let step = Arc::new(AtomicU64::new(0));
        let (mut world, asked) = asked_world(&step);
        let (mut model, mut gone) = (Model::new(), BTreeMap::new());
        let (mut before, mut refused) = (Pairs::new(), Pairs::new());
        for round in 0..160 {
            // from time to time most bodies move far, so that pairs are found anew
            let changes = [1, 8, 60][rng.usize(..3)] * if round % 40 > 20 { 8 } else { 1 };
            for _ in 0..rng.usize(..=changes) {
                change(&mut rng, &mut world, &mut model, &shapes, &mut gone);
            }
            if cfg!(feature = "serde") && round % 16 == 7 {
                world = restored(&world, &asked, &step);
            }
            let now = step.fetch_add(1, Ordering::Relaxed) + 1;
            let all = all_pairs(&model);
            refused.retain(|pair, _| all.contains_key(pair));
            let is_new = |pair: &&(BodyId, BodyId)| {
                !before.contains_key(pair) && !refused.contains_key(pair)
            };
            let begun: Vec<_> = all.keys().filter(is_new).copied().collect();
            for pair in begun.iter().filter(|(a, b)| !answer(*a, *b, now)) {
                refused.insert(*pair, all[pair]);
            }
            let meeting: Pairs = all
                .into_iter()
                .filter(|(p, _)| !refused.contains_key(p))
                .collect();
            let mut events: Vec<PairEvent> = world.step().iter().collect();
            assert_eq!(
                std::mem::take(&mut *asked.lock().unwrap()),
                begun,
                "seed {seed}"
            );
            let user = |id| model.get(&id).map_or_else(|| gone[&id], |body| body.user);
            let mut expected = expected_events(&before, &meeting, user);
            events.sort_by_key(|event| (event.a, event.b, event.phase));
            expected.sort_by_key(|event| (event.a, event.b, event.phase));
            assert_eq!(events, expected, "seed {seed}, round {round}");
            refused_ever += refused.len();
            before = meeting;
        }
    }
    assert!(refused_ever > 250 * drawn, "{refused_ever}");
}

/// The world after saving and restoring it, with its predicate.
#[cfg(feature = "serde")]
fn restored(world: &World, asked: &Asked, step: &Arc<AtomicU64>) -> World {
    let mut again = World::restore(&world.save()).unwrap();
    assert_eq!(again.save(), world.save());
    let (log, now) = (asked.clone(), step.clone());
    again.set_pair_predicate(move |_, a, b| {
        log.lock().unwrap().push((a, b));
        answer(a, b, now.load(Ordering::Relaxed))
    });
    again
}

#[cfg(not(feature = "serde"))]
fn restored(world: &World, _: &Asked, _: &Arc<AtomicU64>) -> World {
    world.clone()
}

#[cfg(feature = "parallel")]
#[test]
fn threads_ask_the_same_questions_in_the_same_order() {
    let step = Arc::new(AtomicU64::new(0));
    let (mut one, asked_one) = asked_world(&step);
    let (mut many, asked_many) = asked_world(&step);
    many.set_parallel(true);
    let caller = std::thread::current().id();
    let same_thread = Arc::new(AtomicU64::new(0));
    let mut rng = fastrand::Rng::with_seed(3);
    let shape = Arc::new(Shape::rectangle(1.0, 0.6).unwrap());
    let at = |rng: &mut fastrand::Rng| {
        let at = DVec2::new(rng.f64(), rng.f64()) * 40.0;
        Transform::placement(at, rng.f64() * 7.0, 1.0, 1.0).unwrap()
    };
    let bodies: Vec<Body> = (0..3000)
        .map(|_| Body::new(shape.clone(), at(&mut rng)))
        .collect();
    let ids = one.insert_many(bodies.clone()).unwrap();
    many.insert_many(bodies).unwrap();
    for round in 0..6 {
        step.fetch_add(1, Ordering::Relaxed);
        let moves: Vec<_> = ids
            .iter()
            .skip(round)
            .map(|&id| (id, at(&mut rng)))
            .collect();
        one.set_transforms(&moves).unwrap();
        many.set_transforms(&moves).unwrap();
        let events: Vec<PairEvent> = one.step().iter().collect();
        assert!(many.step().iter().eq(events), "round {round}");
        let asked = std::mem::take(&mut *asked_one.lock().unwrap());
        assert!(asked.len() > 1000);
        assert_eq!(std::mem::take(&mut *asked_many.lock().unwrap()), asked);
        let (a, b) = (one.separate(2), many.separate(2));
        assert_eq!(a, b);
        assert!(one.iter().eq(many.iter()));
        asked_one.lock().unwrap().clear();
        asked_many.lock().unwrap().clear();
    }
    let count = same_thread.clone();
    many.set_pair_predicate(move |_, _, _| {
        count.fetch_add(
            u64::from(std::thread::current().id() != caller),
            Ordering::Relaxed,
        );
        true
    });
    let back: Vec<_> = ids.iter().map(|&id| (id, at(&mut rng))).collect();
    many.set_transforms(&back).unwrap();
    many.step();
    assert_eq!(
        same_thread.load(Ordering::Relaxed),
        0,
        "asked on another thread"
    );
}

fn two_in_one_place() -> (World, BodyId, BodyId) {
    let mut world = World::new();
    let tile = Arc::new(Shape::rectangle(2.0, 1.0).unwrap());
    let here = Body::new(tile, Transform::IDENTITY);
    let (a, b) = (
        world.insert(here.clone()).unwrap(),
        world.insert(here).unwrap(),
    );
    (world, a, b)
}

#[test]
fn refused_pairs_are_neither_separated_nor_obstacles() {
    let (mut world, a, b) = two_in_one_place();
    world.set_pair_predicate(|_, _, _| false);
    assert!(world.step().is_empty());
    world.clear_pair_predicate();
    // the answer holds although nobody refuses any more
    assert!(world.step().is_empty());
    assert_eq!(world.separate(4).iterations, 0);
    let slid = world.move_and_slide(a, DVec2::X * 0.5).unwrap();
    assert_eq!((slid.moved, slid.stuck), (DVec2::X * 0.5, false));
    // and ends with the pair
    let away = Transform::translation(DVec2::Y * 9.0).unwrap();
    world.set_transform(b, away).unwrap();
    assert!(world.step().is_empty());
    world.set_transform(b, Transform::IDENTITY).unwrap();
    assert_eq!(world.step().len(), 1);
    assert!(world.separate(4).iterations > 0);
}

#[test]
fn answers_before_a_step_hold_in_the_step() {
    let (mut world, a, b) = two_in_one_place();
    let asked = Asked::default();
    let log = asked.clone();
    world.set_pair_predicate(move |_, a, b| {
        log.lock().unwrap().push((a, b));
        false
    });
    assert_eq!(world.separate(4).iterations, 0);
    let slid = world.move_and_slide(b, DVec2::X).unwrap();
    assert_eq!(slid.moved, DVec2::X);
    assert!(world.step().is_empty());
    assert!(world.step().is_empty());
    assert_eq!(*asked.lock().unwrap(), [(a, b)]);
}

#[test]
fn a_predicate_that_panics_leaves_a_sound_world() {
    let (mut world, a, b) = two_in_one_place();
    let c = world
        .insert(world.get(a).unwrap().to_body().kind(BodyKind::Static))
        .unwrap();
    world.set_pair_predicate(move |_, _, second| {
        assert!(second != c, "on purpose");
        false
    });
    let quiet = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| ()));
    let outcome = catch_unwind(AssertUnwindSafe(|| world.step().len()));
    let separated = catch_unwind(AssertUnwindSafe(|| world.clone().separate(3)));
    std::panic::set_hook(quiet);
    assert!(
        outcome.is_err() && separated.is_ok(),
        "all pairs have an answer"
    );
    // the step was taken, and refused nothing
    assert_eq!(world.events().len(), 3);
    world.clear_pair_predicate();
    let phases: Vec<_> = world.step().iter().map(|event| event.phase as u8).collect();
    assert_eq!(phases, [1, 1, 1]);
    world.remove(b).unwrap();
    assert_eq!(world.step().len(), 3);
    assert_eq!(world.step().len(), 1);
}
