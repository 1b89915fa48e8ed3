//! Resolving, sliding and bouncing.

use crate::support::pairs::{Pair, pair};
use sat2d::query::{Manifold, contact};
use sat2d::response::{ResolveError, rebound, resolve, slide};
use sat2d::{DVec2, Shape, Transform};

fn box_on_floor() -> Manifold {
    let floor = Shape::rectangle(100.0, 2.0).unwrap();
    let tile = Shape::rectangle(2.0, 2.0).unwrap();
    let at = Transform::translation(DVec2::new(3.0, 1.5)).unwrap();
    contact(&floor, &Transform::IDENTITY, &tile, &at)
        .unwrap()
        .unwrap()
}

#[test]
fn the_shares_add_up_to_the_translation() {
    let mut met = 0;
    for seed in 0..2000 {
        let Pair { a, ta, b, tb } = pair(seed, true);
        let Some(hit) = contact(&a, &ta, &b, &tb).unwrap() else {
            continue;
        };
        met += 1;
        let (wa, wb) = ((seed % 5) as f64, 1.0 + (seed % 3) as f64);
        let moves = resolve(&hit, wa, wb).unwrap();
        let off = (moves.b - moves.a - hit.normal * hit.depth)
            .abs()
            .max_element();
        assert!(off <= 1e-15 * hit.depth + 1e-322, "seed {seed}");
        if wa == 0.0 {
            assert_eq!(moves.a, DVec2::ZERO);
        }
    }
    assert!(met > 500, "{met}");
}

#[test]
fn static_bodies_stay() {
    let hit = box_on_floor();
    let moves = resolve(&hit, 0.0, 1.0).unwrap();
    assert_eq!((moves.a, moves.b), (DVec2::ZERO, DVec2::new(0.0, 0.5)));
    let moves = resolve(&hit, 0.0, 0.0).unwrap();
    assert_eq!((moves.a, moves.b), (DVec2::ZERO, DVec2::ZERO));
    let (va, vb) = (DVec2::new(1.0, 2.0), DVec2::new(-3.0, -4.0));
    assert_eq!(rebound(&hit, (va, 0.0), (vb, 0.0), 1.0).unwrap(), (va, vb));
}

#[test]
fn inverse_masses_share_even_where_their_sum_overflows() {
    let moves = resolve(&box_on_floor(), f64::MAX, f64::MAX).unwrap();
    assert_eq!(
        (moves.a, moves.b),
        (DVec2::new(0.0, -0.25), DVec2::new(0.0, 0.25))
    );
    let moves = resolve(&box_on_floor(), 1.0, 3.0).unwrap();
    assert_eq!(
        (moves.a, moves.b),
        (DVec2::new(0.0, -0.125), DVec2::new(0.0, 0.375))
    );
}

#[test]
fn after_a_rebound_nothing_goes_into_the_contact() {
    let hit = box_on_floor();
    for (wa, wb) in [(0.0, 1.0), (1.0, 1.0), (2.0, 3.0), (1.0, 0.0)] {
        for restitution in [0.0, 0.5, 1.0] {
            let (va, vb) = (DVec2::new(1.0, 1.0), DVec2::new(2.0, -3.0));
            let (a, b) = rebound(&hit, (va, wa), (vb, wb), restitution).unwrap();
            let parting = (b - a).dot(hit.normal);
            assert!((parting - 4.0 * restitution).abs() < 1e-14);
            assert_eq!((a.x, b.x), (1.0, 2.0), "what runs along the contact stays");
            // Momentum is kept if both have mass.
            if wa > 0.0 && wb > 0.0 {
                let sum = (a / wa + b / wb) - (va / wa + vb / wb);
                assert!(sum.length() < 1e-14);
            }
        }
    }
    let parting = (DVec2::ZERO, DVec2::Y);
    assert_eq!(
        rebound(&hit, (parting.0, 1.0), (parting.1, 1.0), 1.0).unwrap(),
        parting
    );
}

#[test]
fn sliding_removes_only_what_goes_in() {
    let normal = DVec2::new(0.6, 0.8);
    let slid = slide(DVec2::new(-1.0, -2.0), normal);
    assert!(slid.dot(normal).abs() < 1e-15);
    assert!((slid.perp_dot(normal) - DVec2::new(-1.0, -2.0).perp_dot(normal)).abs() < 1e-15);
    assert_eq!(slide(normal, normal), normal);
}

#[test]
fn invalid_inverse_masses_are_errors() {
    let hit = box_on_floor();
    for bad in [f64::NAN, -1.0, f64::INFINITY] {
        assert!(matches!(
            resolve(&hit, bad, 1.0),
            Err(ResolveError::BadNumber {
                name: "inverse_mass_a",
                ..
            })
        ));
        assert!(matches!(
            resolve(&hit, 1.0, bad),
            Err(ResolveError::BadNumber {
                name: "inverse_mass_b",
                ..
            })
        ));
        let still = (DVec2::ZERO, 1.0);
        assert!(matches!(
            rebound(&hit, still, still, bad),
            Err(ResolveError::BadNumber {
                name: "restitution",
                ..
            })
        ));
    }
}
