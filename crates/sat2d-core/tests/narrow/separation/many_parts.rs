//! Shapes of so many parts that their differences are searched instead of kept. Small holes away
//! from the outlines make the parts. They change no separation: where the outlines overlap, one
//! passes through what is solid of the other, since no hole is as large as an outline. So the
//! arrangement of the outlines alone, in integers, is the judge.

use crate::separation::arrangement::Arrangement;
use crate::separation::laws::{doubles, grown, mapped, parted, pieces, placement, polygon};
use fastrand::Rng;
use sat2d::query::{SeparationError, separation, separation_within};
use sat2d::{LimitError, Shape, Transform};
use sat2d_test_support::partition_judge::P;
use sat2d_test_support::seeds;

/// The distance of the holes from each other and from the outline, more than twice their size.
const APART: i128 = 7;
const SCALE: i128 = 64;

fn distance((x, y): P, (p, q): (P, P)) -> f64 {
    let (along, to) = ((q.0 - p.0, q.1 - p.1), (x - p.0, y - p.1));
    let [ax, ay, tx, ty] = [along.0, along.1, to.0, to.1].map(|v| v as f64);
    let part = ((ax * tx + ay * ty) / (ax * ax + ay * ay)).clamp(0.0, 1.0);
    (tx - ax * part).hypot(ty - ay * part)
}

fn is_inside((x, y): P, ring: &[P]) -> bool {
    let edges = (0..ring.len()).map(|i| (ring[i], ring[(i + 1) % ring.len()]));
    let crossed = edges.filter(|&(p, q)| {
        let side = (q.0 - p.0) * (y - p.1) - (q.1 - p.1) * (x - p.0);
        (p.1 <= y) != (q.1 <= y) && (side > 0) == (q.1 > p.1)
    });
    crossed.count() % 2 == 1
}

/// Small triangles inside of an outline.
fn holes(rng: &mut Rng, outline: &[P], most: usize) -> Vec<Vec<P>> {
    let mut places: Vec<P> = (0..10 * SCALE / APART)
        .flat_map(|x| (0..10 * SCALE / APART).map(move |y| (x * APART, y * APART)))
        .collect();
    rng.shuffle(&mut places);
    let edges = |i: usize| (outline[i], outline[(i + 1) % outline.len()]);
    places.retain(|&place| {
        let is_clear = |i| distance(place, edges(i)) > APART as f64;
        is_inside(place, outline) && (0..outline.len()).all(is_clear)
    });
    places.truncate(most);
    let triangle = |&(x, y): &P| {
        let (w, h) = (rng.i128(1..=2), rng.i128(1..=2));
        vec![(x, y), (x, y + h), (x + w, y + rng.i128(0..=1))]
    };
    places.iter().map(triangle).collect()
}

/// A polygon with an outline of a few corners and many holes, the outline, and how many holes.
fn perforated(rng: &mut Rng) -> (Shape, Vec<P>, usize) {
    let outline: Vec<P> = grown(rng, 10, 8)
        .iter()
        .map(|&(x, y)| (x * SCALE, y * SCALE))
        .collect();
    let holes = holes(rng, &outline, 150);
    let count = holes.len();
    let rings: Vec<Vec<P>> = [vec![outline.clone()], holes].concat();
    (polygon(&doubles(&rings)), outline, count)
}

#[test]
fn the_least_translation_of_many_parts_is_that_of_their_outlines() {
    let mut judged = 0;
    for seed in seeds(20) {
        let mut rng = Rng::with_seed(seed);
        let [a, b] = [0; 2].map(|_| perforated(&mut rng));
        let ((ta, map_a), (tb, map_b)) = (placement(&mut rng, 0), placement(&mut rng, 4 * SCALE));
        let pieces_a = mapped(pieces(std::slice::from_ref(&a.1)), &map_a);
        let pieces_b = mapped(pieces(std::slice::from_ref(&b.1)), &map_b);
        let arrangement = Arrangement::new(&pieces_a, &pieces_b);
        if !arrangement.overlaps() {
            assert_eq!(separation(&a.0, &ta, &b.0, &tb), Ok(None), "seed {seed}");
            continue;
        }
        judged += u64::from(a.2.min(b.2) > 120);
        let (least, roomy) = arrangement.least();
        let depth = parted(&a.0, &ta, &b.0, &tb).expect("they overlap").depth();
        let expected = least * (1.0 - 1e-9)..=roomy * (1.0 + 1e-9);
        assert!(
            expected.contains(&depth),
            "seed {seed}: {depth} in {expected:?}"
        );
    }
    // so many holes make more than 300 parts each
    assert!(judged >= seeds(20).count() as u64 / 10, "{judged}");
}

#[test]
fn many_parts_end_at_their_limit() {
    let mut rng = Rng::with_seed(1);
    let (a, outline, holes) = perforated(&mut rng);
    assert!(holes == 150, "{holes} in {outline:?}");
    let at = Transform::IDENTITY;
    let tb = Transform::placement_degrees(sat2d::DVec2::new(3.0, 2.0), 10.0, 1.0, 1.0).unwrap();
    let free = separation(&a, &at, &a, &tb).unwrap();
    assert!(free.is_some());
    let mut refused = 0;
    for limit in (0..40).map(|step| 1 << step) {
        match separation_within(&a, &at, &a, &tb, limit) {
            Err(error) => {
                assert_eq!(error, SeparationError::Limit(LimitError::Work { limit }));
                refused += 1;
            }
            found => {
                assert_eq!(found, Ok(free), "{limit}");
                break;
            }
        }
    }
    assert!((10..36).contains(&refused), "{refused}");
}
