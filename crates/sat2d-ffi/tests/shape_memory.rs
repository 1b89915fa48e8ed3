//! The memory of shapes. One test, since all threads share the count.
//!
//! Here because counting allocations takes `unsafe`, which the core forbids.

mod allocated;

use allocated::{MOST, NOW};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use std::f64::consts::TAU;
use std::sync::Arc;
use std::sync::atomic::Ordering;

fn held<T>(make: impl FnOnce() -> T) -> (T, usize) {
    let before = NOW.load(Ordering::Relaxed);
    MOST.store(before, Ordering::Relaxed);
    let made = make();
    let now = NOW.load(Ordering::Relaxed);
    assert!(MOST.load(Ordering::Relaxed) >= now);
    (made, now - before)
}

#[test]
fn shapes_take_little_memory() {
    let circle = held(|| Arc::new(Shape::circle(DVec2::ZERO, 1.0).unwrap()));
    let rectangle = held(|| Arc::new(Shape::rectangle(2.0, 1.0).unwrap()));
    let corners: Vec<DVec2> = (0..8)
        .map(|k| DVec2::from_angle(f64::from(k) * TAU / 8.0))
        .collect();
    let octagon = held(|| Arc::new(Shape::convex_polygon(&corners).unwrap()));
    let bytes = [circle.1, rectangle.1, octagon.1];
    assert!(
        bytes[0] <= 220 && bytes[1] <= 430 && bytes[2] <= 650,
        "{bytes:?}"
    );

    // what some pairs need is computed once; the least of several, since the test harness allocates
    // beside it
    let asked = (0..5).map(|_| {
        let shapes = [
            Shape::rectangle(2.0, 1.0).unwrap(),
            Shape::convex_polygon(&corners).unwrap(),
        ];
        let here = Transform::IDENTITY;
        let ask = || relation(&shapes[0], &here, &shapes[1], &here);
        let asked = held(|| {
            std::thread::scope(|scope| {
                let asked: Vec<_> = (0..4).map(|_| scope.spawn(ask)).collect();
                asked.into_iter().for_each(|one| {
                    assert_eq!(one.join().unwrap(), Ok(Relation::Overlapping));
                });
            });
            assert_eq!(ask(), Ok(Relation::Overlapping));
        });
        asked.1
    });
    let least = asked.min().unwrap();
    assert!(least <= 400, "{least}");

    let count = 10_000;
    let points: Vec<DVec2> = (0..count)
        .map(|k| DVec2::new(f64::from(k), f64::from(k % 7)))
        .collect();
    for closed in [false, true] {
        let (_chain, bytes) = held(|| Shape::chain(&points, closed).unwrap());
        assert!(bytes <= 100 * count as usize, "{bytes}");
    }
}
