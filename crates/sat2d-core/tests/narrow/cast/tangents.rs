//! Casts along exact tangents of rounded shapes: the points, normals and fractions that the input
//! supports. All numbers are whole, from Pythagorean triples, so the answers are known.

use crate::sweep::tangents::Tangent;
use fastrand::Rng;
use sat2d::query::cast_segment;
use sat2d::{DVec2, Transform};
use sat2d_test_support::seeds;

#[test]
fn casts_along_exact_tangents_hit_where_they_touch() {
    for seed in seeds(2000) {
        let rng = &mut Rng::with_seed(seed);
        let tangent = Tangent::new(rng);
        let body = tangent.body(rng, tangent.radius as f64);
        let [start, end, touch] = tangent.path();
        let cast = cast_segment(&body, &Transform::IDENTITY, start, end);
        let hit = cast.unwrap().expect("it touches");
        let what = || format!("seed {seed}: {body:?} {start} {end}: {hit:?} for {touch}");
        // the way before in parts of the whole, which are whole numbers
        let (way, all) = (touch - start, end - start);
        let fraction = way.dot(all) / all.length_squared();
        let largest = touch.abs().max_element().max(1.0);
        let off = (hit.point - touch).abs().max_element();
        assert!(off <= 4.0 * f64::EPSILON * largest, "{}", what());
        let error = (hit.fraction - fraction).abs();
        assert!(error <= 4.0 * f64::EPSILON * fraction, "{}", what());
        let normal = (touch - tangent.core()) / tangent.radius as f64;
        let turned = (hit.normal - normal).abs().max_element();
        assert!(turned <= 4.0 * f64::EPSILON, "{}", what());
        // a path that cuts a little into the arc is as exact as its fraction says
        let inward = DVec2::ZERO - normal * (1e-9 * largest);
        let into = cast_segment(&body, &Transform::IDENTITY, start + inward, end + inward);
        let into = into.unwrap().expect("it cuts the arc");
        let line = (into.point - start - inward).perp_dot(all) / all.length();
        assert!(line.abs() <= 1e-10 * largest, "{} {into:?}", what());
    }
}
