//! The stages of contacts: each one that decides gives the bits of the last one, including signs of
//! zeros and features.

use crate::support::pairs::{Pair, Rng, pair};
use crate::support::stages::{Decided, same_text};
use sat2d::internals::contact_stages;
use sat2d::{DVec2, Shape, Transform};

/// Asserts that the stages of each pair agree, and that these stages decide. The number of pairs
/// that meet.
fn stages_agree(pairs: impl Iterator<Item = Pair>, deciding: &[&str]) -> usize {
    let (mut met, mut decided) = (0, Decided::default());
    for Pair { a, ta, b, tb } in pairs {
        let case = (&a, &ta, &b, &tb);
        let last = decided.compare(contact_stages(&a, &ta, &b, &tb), same_text, &case);
        met += usize::from(matches!(last, Ok(Some(_))));
    }
    decided.assert_by(deciding);
    met
}

const OF_DISCS: [&str; 4] = [
    "disc",
    "disc_shallow",
    "disc_polygon",
    "disc_polygon_shallow",
];
const ON_A_GRID: [&str; 6] = [
    "disc",
    "disc_shallow",
    "disc_polygon",
    "disc_polygon_shallow",
    "parallelogram",
    "small_polygon",
];
/// With polygons of more than 16 corners.
const OF_SIMPLE_KINDS: [&str; 7] = [
    "disc",
    "disc_shallow",
    "disc_polygon",
    "disc_polygon_shallow",
    "parallelogram",
    "small_polygon",
    "filter",
];

#[test]
fn stages_agree_about_every_kind_of_pair() {
    let met = stages_agree((0..40_000).map(|seed| pair(seed, true)), &OF_SIMPLE_KINDS);
    assert!(met > 10_000, "{met}");
}

/// A rectangle, a circle or a convex polygon of up to 18 corners, in either winding, some with
/// collinear vertices.
fn shape(rng: &mut Rng) -> Shape {
    let (w, h) = (rng.between(0.2, 5.0), rng.between(0.2, 5.0));
    let made = match rng.below(5) {
        0 => Shape::rectangle(w, h),
        1 => Shape::rectangle_xywh(rng.between(-3.0, 3.0), -1.0, w, h),
        2 => Shape::circle(DVec2::new(rng.between(-1.0, 1.0), 0.5), w / 2.0),
        3 => {
            let n = 3 + rng.below(16);
            let mut ring: Vec<DVec2> = (0..n)
                .map(|k| (k as f64 + 0.7 * rng.unit()) * std::f64::consts::TAU / n as f64)
                .map(|angle| DVec2::from_angle(angle) * DVec2::new(w, h))
                .collect();
            if rng.below(2) == 0 {
                ring.reverse();
            }
            Shape::convex_polygon(&ring)
        }
        _ => {
            // Regular: many edges are parallel to others and equally deep.
            let n = 3 + rng.below(8);
            let ring: Vec<DVec2> = (0..n)
                .map(|k| DVec2::from_angle(k as f64 * std::f64::consts::TAU / n as f64) * w)
                .collect();
            Shape::convex_polygon(&ring)
        }
    };
    made.expect("a shape")
}

fn rigid(rng: &mut Rng, spread: f64) -> Transform {
    let at = DVec2::new(rng.between(-spread, spread), rng.between(-spread, spread));
    let mirror = if rng.below(3) == 0 { -1.0 } else { 1.0 };
    Transform::placement(at, rng.between(-7.0, 7.0), mirror, 1.0).expect("a placement")
}

#[test]
fn stages_agree_about_turned_and_mirrored_shapes() {
    let mut rng = Rng::new(1);
    let pairs = (0..40_000).map(|_| Pair {
        a: shape(&mut rng),
        ta: rigid(&mut rng, 2.0),
        b: shape(&mut rng),
        tb: rigid(&mut rng, 2.0),
    });
    let met = stages_agree(pairs, &OF_SIMPLE_KINDS);
    assert!((10_000..39_000).contains(&met), "{met}");
}

#[test]
fn stages_agree_about_edges_along_each_other() {
    let mut rng = Rng::new(2);
    let on_grid = |rng: &mut Rng| {
        let side = |rng: &mut Rng| 1.0 + rng.below(4) as f64;
        let shape = match rng.below(3) {
            0 => Shape::rectangle(side(rng), side(rng)),
            1 => Shape::circle(DVec2::new(rng.below(3) as f64, 0.0), side(rng) / 2.0),
            _ => {
                let (w, h) = (side(rng), side(rng));
                let p = DVec2::new;
                Shape::convex_polygon(&[
                    p(0.0, 0.0),
                    p(w, 0.0),
                    p(w + 1.0, 1.0),
                    p(w + 1.0, h + 1.0),
                    p(0.0, h + 1.0),
                ])
            }
        };
        (shape.expect("a shape"), rng.exact_map())
    };
    let pairs = (0..30_000).map(|_| {
        let ((a, ta), (b, tb)) = (on_grid(&mut rng), on_grid(&mut rng));
        Pair { a, ta, b, tb }
    });
    assert!(stages_agree(pairs, &ON_A_GRID) > 2_000);
}

/// Stacks of boxes with small depths, for which doubles may be too coarse.
#[test]
fn stages_agree_about_resting_contacts() {
    let mut rng = Rng::new(3);
    let pairs = (0..30_000).map(|_| {
        let (a, b) = (shape(&mut rng), shape(&mut rng));
        let turn = [0.0, 0.3, rng.between(-1e-9, 1e-9)][rng.below(3) as usize];
        let ta = Transform::placement(DVec2::ZERO, turn, 1.0, 1.0).expect("a placement");
        let deep = 10f64.powf(rng.between(-17.0, -0.5));
        let reach = |shape: &Shape, t: &Transform| {
            let bounds = shape.place(t).expect("in range").bounds();
            (bounds.min, bounds.max)
        };
        let lean = [0.0, turn, 1e-15, rng.between(-7.0, 7.0)][rng.below(4) as usize];
        let tb = Transform::placement(DVec2::ZERO, lean, 1.0, 1.0).expect("a placement");
        let up = reach(&a, &ta).1.y - reach(&b, &tb).0.y - deep;
        let [c0, c1, c2, c3, ..] = tb.to_array();
        let tb = Transform::new(c0, c1, c2, c3, rng.between(-1.0, 1.0), up).expect("a placement");
        Pair { a, ta, b, tb }
    });
    assert!(stages_agree(pairs, &OF_SIMPLE_KINDS) > 5_000);
}

#[test]
fn stages_agree_about_sheared_squeezed_and_far_away_shapes() {
    let mut rng = Rng::new(4);
    let pairs = (0..40_000).map(|_| {
        let size = 10f64.powf(rng.between(-4.0, 4.0));
        let [scale, offset] = match rng.below(6) {
            0 => [1e-150, 0.0],
            1 => [1e145, 0.0],
            2 => [1e-60, 1e-59],
            3 => [1.0, 1e12],
            4 => [size, 1e5],
            _ => [size, size],
        };
        let any = |rng: &mut Rng, skew: bool| {
            let at = DVec2::new(rng.between(-2.0, 2.0), rng.between(-2.0, 2.0)) * scale;
            let (stretch, shear) = if skew {
                (rng.between(0.1, 3.0), rng.between(-1.0, 1.0))
            } else {
                (1.0, 0.0)
            };
            let (sin, cos) = rng.between(-7.0, 7.0).sin_cos();
            let map = [
                cos,
                sin,
                shear * cos - stretch * sin,
                shear * sin + stretch * cos,
            ];
            let [a, b, c, d] = map.map(|x| x * scale);
            Transform::new(a, b, c, d, at.x + offset, at.y - offset).expect("a map")
        };
        let skew = rng.below(2) == 0;
        let (a, b) = (shape(&mut rng), shape(&mut rng));
        let (ta, tb) = (any(&mut rng, skew), any(&mut rng, skew));
        Pair { a, ta, b, tb }
    });
    assert!(stages_agree(pairs, &OF_SIMPLE_KINDS) > 5_000);
}

#[test]
fn stages_agree_about_polygons_of_many_corners() {
    let pairs = (0..1_600).map(|seed| {
        let mut rng = Rng::new(seed);
        let corners = 40 + rng.below(80) as usize;
        let round = (0..corners).map(|i| {
            let angle = std::f64::consts::TAU * i as f64 / corners as f64;
            DVec2::from_angle(angle) * 3.0
        });
        let round: Vec<DVec2> = round.collect();
        let large = Shape::convex_polygon(&round).expect("corners of a circle");
        let (small, tl, ts) = (shape(&mut rng), rigid(&mut rng, 4.0), rigid(&mut rng, 4.0));
        if seed % 2 == 0 {
            Pair {
                a: large,
                ta: tl,
                b: small,
                tb: ts,
            }
        } else {
            Pair {
                a: small,
                ta: ts,
                b: large,
                tb: tl,
            }
        }
    });
    assert!(stages_agree(pairs, &["disc_polygon", "disc_polygon_shallow", "filter"]) > 400);
}

/// Discs that touch an edge, a corner, the end of an edge or another disc, up to a gap or a depth
/// of any size, in all sizes.
#[test]
fn stages_agree_about_discs_that_hardly_touch() {
    let mut rng = Rng::new(5);
    let similarity = |rng: &mut Rng, size: f64| {
        let turn = [0.0, 0.5, rng.between(-7.0, 7.0)][rng.below(3) as usize];
        let mirror = if rng.below(3) == 0 { -size } else { size };
        let at = DVec2::new(rng.between(-3.0, 3.0), rng.between(-3.0, 3.0)) * size;
        let at = if rng.below(4) == 0 { DVec2::ZERO } else { at };
        Transform::placement(at, turn, mirror, size).expect("a placement")
    };
    let pairs = (0..40_000).map(|_| {
        let size = 10f64.powf(rng.between(-6.0, 6.0));
        let ta = similarity(&mut rng, size);
        let (w, h) = (rng.between(0.2, 5.0), rng.between(0.2, 5.0));
        let (n, radius) = (3 + rng.below(16), [0.5, w, 1e-3 * w][rng.below(3) as usize]);
        let corner = |k: u64| {
            let angle = k as f64 * std::f64::consts::TAU / n as f64;
            DVec2::from_angle(angle) * DVec2::new(w, h)
        };
        let ring: Vec<DVec2> = match rng.below(3) {
            0 => [[-w, -h], [w, -h], [w, h], [-w, h]].map(DVec2::from).into(),
            _ => (0..n).map(corner).collect(),
        };
        let (a, from, to) = if rng.below(4) == 0 {
            let disc = Shape::circle(DVec2::ZERO, h).expect("a circle");
            (
                disc,
                DVec2::ZERO,
                DVec2::from_angle(rng.between(-7.0, 7.0)) * h,
            )
        } else {
            let k = rng.below(ring.len() as u64) as usize;
            let (start, end) = (ring[k], ring[(k + 1) % ring.len()]);
            let part = [0.0, 1e-15, 0.3, rng.unit()][rng.below(4) as usize];
            let normal = (start - end).perp().normalize();
            // at a corner, up to half of a right angle to the side as well
            let lean = [0.0, 0.7][usize::from(part == 0.0 && rng.below(2) == 0)];
            let on = start + (end - start) * part;
            let polygon = Shape::convex_polygon(&ring).expect("a polygon");
            let off = DVec2::from_angle(-lean).rotate(normal);
            (polygon, on, on + off)
        };
        let deep = 10f64.powf(rng.between(-17.0, -0.5)) * [1.0, -1.0, 0.0][rng.below(3) as usize];
        let away = (to - from).normalize();
        let center = if from == DVec2::ZERO {
            to + away * (radius - deep)
        } else {
            from + away * (radius - deep)
        };
        let [c0, c1, c2, c3, ..] = similarity(&mut rng, size).to_array();
        let at = ta.apply(center);
        let tb = Transform::new(c0, c1, c2, c3, at.x, at.y).expect("a placement");
        let b = Shape::circle(DVec2::ZERO, radius).expect("a circle");
        if rng.below(2) == 0 {
            Pair { a, ta, b, tb }
        } else {
            Pair {
                a: b,
                ta: tb,
                b: a,
                tb: ta,
            }
        }
    });
    assert!(stages_agree(pairs, &OF_DISCS) > 15_000);
}
