//! From sprites to pieces: traced, simplified, decomposed, each step proven.

use crate::random_mask;
use sat2d::decompose::{
    Deviation, Method, Options, decompose, simplify_multipolygon, validate_multipolygon,
};
use sat2d::{Connectivity, DVec2};
use sat2d_test_support::seeds;

#[test]
fn silhouettes_of_sprites_are_simplified_and_decomposed_with_proof() {
    let (mut before, mut after) = (0, 0);
    for seed in seeds(300) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let mask = random_mask(rng, 64);
        let point = |&[x, y]: &[u32; 2]| DVec2::new(x.into(), y.into());
        let ring = |ring: &[[u32; 2]]| ring.iter().map(point).collect::<Vec<_>>();
        let silhouettes = mask.silhouettes(Connectivity::Four);
        let rings = silhouettes
            .iter()
            .map(|one| one.rings().map(ring).collect());
        let rings: Vec<Vec<Vec<DVec2>>> = rings.collect();
        let parts: Vec<Vec<&[DVec2]>> = rings
            .iter()
            .map(|rings| rings.iter().map(Vec::as_slice).collect())
            .collect();
        let parts: Vec<&[&[DVec2]]> = parts.iter().map(Vec::as_slice).collect();
        let deviation = [Deviation::Either, Deviation::Outward, Deviation::Inward];
        let (deviation, tolerance) = (deviation[rng.usize(0..3)], rng.f64() * 3.0);
        let simple = simplify_multipolygon(&parts, tolerance, deviation).unwrap();
        let mut left = Vec::new();
        for (simple, part) in simple.iter().zip(&parts) {
            simple.verify(part).unwrap();
            before += part.iter().map(|ring| ring.len()).sum::<usize>();
            after += simple.corner_count();
            left.push(simple.points(part));
        }
        let left: Vec<Vec<&[DVec2]>> = left
            .iter()
            .map(|rings| rings.iter().map(Vec::as_slice).collect())
            .collect();
        let left: Vec<&[&[DVec2]]> = left.iter().map(Vec::as_slice).collect();
        validate_multipolygon(&left).unwrap();
        let method = [Method::Fast, Method::Balanced][rng.usize(0..2)];
        let options = Options {
            method,
            ..Options::default()
        };
        for rings in left {
            decompose(rings, &options).unwrap().verify(rings).unwrap();
        }
    }
    assert!(after < before, "{after} of {before} corners");
}
