//! Rays and sweeps meet what a test of every body finds.

use crate::query_scenes::{concerned, filter, place, point, some, world};
use sat2d::query::{AtStart, Motion, Relation, cast_ray, point_relation, sweep};
use sat2d::world::QueryFilter;
use sat2d::{DVec2, Shape};

#[test]
fn rays_hit_what_asking_each_body_finds() {
    let (mut skipped, mut on_boundary) = (0, 0);
    for seed in 0..4 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (world, bodies) = world(&mut rng);
        for _ in 0..100 {
            let except = some(&mut rng, &bodies);
            let at_start = match rng.u8(..3) {
                0 => AtStart::Report,
                1 => AtStart::SkipParting,
                _ => AtStart::SkipOverlapping,
            };
            let filter = QueryFilter {
                at_start,
                ..filter(&mut rng, &except)
            };
            let (mut from, mut along, mut reach) = (
                point(&mut rng),
                point(&mut rng) - DVec2::splat(30.0),
                2.0 * rng.f64(),
            );
            if rng.u8(..3) == 0 {
                reach = f64::INFINITY;
                along *= 10f64.powi(rng.i32(-300..300));
            }
            if rng.u8(..4) == 0 {
                along.x = 0.0;
            }
            if rng.bool() {
                // in a body, or on the boundary of one
                let (_, body) = &bodies[rng.usize(..bodies.len())];
                from = body.transform.apply(DVec2::ZERO);
                let back = (point(&mut rng) - from) * 100.0;
                if rng.u8(..3) == 0
                    && let Some(hit) =
                        cast_ray(&body.shape, &body.transform, from + back, -back, 1.0).unwrap()
                {
                    from = hit.point;
                }
            }
            let mut expected: Vec<_> = concerned(&bodies, &filter)
                .filter_map(|(id, body)| {
                    if at_start == AtStart::SkipOverlapping
                        && point_relation(&body.shape, &body.transform, from)
                            == Ok(Relation::Overlapping)
                    {
                        skipped += 1;
                        return None;
                    }
                    let hit =
                        cast_ray(&body.shape, &body.transform, from, along, reach).unwrap()?;
                    on_boundary += usize::from(hit.fraction == 0.0 && !hit.starts_inside());
                    Some((*id, hit))
                })
                .collect();
            expected.sort_by(|(a, p), (b, q)| p.fraction.total_cmp(&q.fraction).then(a.cmp(b)));
            assert_eq!(
                world.cast_ray_all(from, along, reach, &filter).unwrap(),
                expected,
                "seed {seed}"
            );
            assert_eq!(
                world.cast_ray(from, along, reach, &filter).unwrap(),
                expected.first().copied(),
                "seed {seed}"
            );
        }
    }
    assert!(skipped > 50 && on_boundary > 5, "{skipped} {on_boundary}");
}

#[test]
fn sweeps_meet_what_asking_each_body_finds() {
    for seed in 0..2 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (world, bodies) = world(&mut rng);
        let shape = Shape::rectangle(1.5, 0.5).unwrap();
        let mut met = 0;
        for i in 0..60 {
            let except = some(&mut rng, &bodies);
            let filter = filter(&mut rng, &except);
            let along = (point(&mut rng) - DVec2::splat(30.0)) / 4.0;
            let turn = if i % 2 == 0 { 0.0 } else { 3.0 * rng.f64() };
            let motion = Motion::turning(place(&mut rng), along, turn, point(&mut rng)).unwrap();
            let mut first = None;
            for (id, body) in concerned(&bodies, &filter) {
                let impact =
                    sweep(&shape, &motion, &body.shape, &Motion::still(body.transform)).unwrap();
                if let Some(impact) = impact
                    && first.is_none_or(|(_, time)| impact.time < time)
                {
                    first = Some((*id, impact.time));
                }
            }
            let found = world.sweep(&shape, &motion, &filter).unwrap();
            assert_eq!(
                found.map(|(id, impact)| (id, impact.time)),
                first,
                "seed {seed}, {i}"
            );
            met += usize::from(first.is_some());
        }
        assert!(met > 20);
    }
}
