//! Sweeps of shapes with ellipses around their points. The judge asks the exact verdict at many
//! times before the impact, and for the distance at it.

use fastrand::Rng;
use sat2d::query::{Motion, distance, sweep};
use sat2d::{DVec2, Relation, relation};
use sat2d_test_support::elliptic_pairs::random;
use sat2d_test_support::seeds;

#[test]
fn moving_ellipses_meet_at_the_impact_and_not_before() {
    let mut seen = [0; 3];
    for seed in seeds(600) {
        let mut rng = Rng::with_seed(seed);
        let (a, b) = (random(&mut rng, 1.5, 1.0), random(&mut rng, 1.5, 1.0));
        let mut number = |most: f64| (rng.f64() - 0.5) * 2.0 * most;
        let turns = seed % 2 == 0;
        let [motion_a, motion_b] = [&a, &b].map(|subject| {
            let way = DVec2::new(number(3.0), number(3.0));
            let rotation = if turns { number(2.0) } else { 0.0 };
            let pivot = subject.transform.position() + DVec2::new(number(0.5), number(0.5));
            Motion::turning(subject.transform, way, rotation, pivot).expect("a motion")
        });
        let at = |time: f64| {
            let (ta, tb) = (
                motion_a.at(time).expect("a map"),
                motion_b.at(time).expect("a map"),
            );
            let verdict = relation(&a.shape, &ta, &b.shape, &tb).expect("a verdict");
            let near = distance(&a.shape, &ta, &b.shape, &tb).expect("in range");
            (verdict, near.distance)
        };
        let impact = sweep(&a.shape, &motion_a, &b.shape, &motion_b).expect("in range");
        let end = impact
            .as_ref()
            .map_or(1.0, |impact| impact.time * (1.0 - 1e-9));
        if impact.is_none() || end > 0.0 {
            for k in 0..=200 {
                let time = end * f64::from(k) / 200.0;
                assert_eq!(
                    at(time).0,
                    Relation::Disjoint,
                    "seed {seed}: {time} {impact:?}"
                );
            }
        }
        let Some(impact) = impact else {
            seen[0] += 1;
            continue;
        };
        let (verdict, apart) = at(impact.time);
        assert_eq!(impact.relation, verdict, "seed {seed}");
        if impact.time == 0.0 {
            seen[1] += 1;
            continue;
        }
        seen[2] += 1;
        // turning shapes count as met a little earlier
        let enough = if turns { 1e-10 } else { 1e-13 };
        assert!(apart <= enough, "seed {seed}: {impact:?} is {apart} off");
        let off = impact.closest.distance - apart;
        assert!(off.abs() <= 1e-9 * apart, "seed {seed}: {impact:?} {apart}");
    }
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}
