//! Answers where small features stand beside large coordinates, over fresh pairs, against exact
//! fractions. `SAT2D_CASES` sets the number of pairs,
//! `SAT2D_FIRST_SEED` the first of their seeds.

use crate::support::mixed_pairs::{MixedPair, mixed_pair, parts};
use crate::support::rational_gap::{Gap, Solid, point, rational, zero};
use sat2d::query::{ContactKind, Manifold, contact, contacts};
use sat2d::{DVec2, Relation, Shape, ShapeKind, Transform, relation};
use sat2d_test_support::rational::Rational;
use sat2d_test_support::seeds;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Counts the pairs that break each law, so that a run over many pairs reports all of them.
#[derive(Default)]
struct Laws {
    broken: BTreeMap<&'static str, (u64, Vec<u64>)>,
}

impl Laws {
    fn check(&mut self, seed: u64, law: &'static str, holds: bool) {
        if !holds {
            let (count, seeds) = self.broken.entry(law).or_default();
            *count += 1;
            if seeds.len() < 10 {
                seeds.push(seed);
            }
        }
    }
}

impl Drop for Laws {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.broken.is_empty(), "{:#?}", self.broken);
        }
    }
}

/// The exact gap of two convex shapes; `None` if one of them is concave.
fn exact_gap(MixedPair { a, ta, b, tb }: &MixedPair) -> Option<Gap> {
    let is_convex = |shape: &Shape| shape.kind() != ShapeKind::ConcavePolygon;
    (is_convex(a) && is_convex(b)).then(|| Gap::new(&Solid::new(a, ta), &Solid::new(b, tb)))
}

/// The exact relation of two shapes, of which one is concave. `None` where placing it rounds, and
/// where a point or segment only touches pieces, since it may lie on a cut inside the shape.
fn exact_relation(MixedPair { a, ta, b, tb }: &MixedPair) -> Option<Relation> {
    let (of_a, of_b) = (parts(a, ta)?, parts(b, tb)?);
    let pairs = of_a.iter().flat_map(|p| of_b.iter().map(move |q| (p, q)));
    let mut met = Relation::Disjoint;
    for (p, q) in pairs {
        match Gap::new(p, q).relation() {
            Relation::Overlapping => return Some(Relation::Overlapping),
            Relation::Touching => met = Relation::Touching,
            Relation::Disjoint => {}
        }
    }
    // also a polygon that rounding has flattened
    let is_thin = |parts: &[Solid]| {
        parts
            .iter()
            .any(|p| p.points.len() < 3 && p.radius == zero())
    };
    (met == Relation::Disjoint || !is_thin(&of_a) && !is_thin(&of_b)).then_some(met)
}

/// Whether a vector has length 1 up to 4 units in the last place.
fn is_unit(v: DVec2) -> bool {
    if !v.is_finite() {
        return false;
    }
    let square = |x: f64| rational(x) * rational(x);
    let length2 = square(v.x) + square(v.y);
    length2 >= square(1.0 - 4.0 * f64::EPSILON) && length2 <= square(1.0 + 4.0 * f64::EPSILON)
}

/// By how much two solids overlap along a direction, times its length.
fn overlap_along(a: &Solid, b: &Solid, direction: DVec2) -> Rational {
    let (x, y) = point(direction);
    let along = |(px, py): &(Rational, Rational)| px * &x + py * &y;
    let most = a.points.iter().map(along).max().expect("a point");
    let least = b.points.iter().map(along).min().expect("a point");
    most - least + &a.radius + &b.radius
}

fn is_finite(hit: &Manifold) -> bool {
    let numbers = hit.points().iter().flat_map(|p| {
        let (a, b) = (p.on_a, p.on_b);
        [a.x, a.y, b.x, b.y, p.depth]
    });
    let own = [hit.normal.x, hit.normal.y, hit.depth];
    own.into_iter().chain(numbers).all(f64::is_finite)
}

#[test]
fn contacts_agree_with_exact_fractions() {
    let mut laws = Laws::default();
    let mut seen = [0; 3];
    let seeds = seeds(4000);
    for seed in seeds.clone() {
        let pair = mixed_pair(seed);
        let MixedPair { a, ta, b, tb } = &pair;
        let verdict = relation(a, ta, b, tb).expect("the pair can be placed");
        seen[verdict as usize] += 1;
        let gap = exact_gap(&pair);
        let truth = match &gap {
            Some(gap) => Some(gap.relation()),
            None => exact_relation(&pair),
        };
        let mut check = |law, holds| laws.check(seed, law, holds);
        check("the relation is exact", truth.is_none_or(|r| r == verdict));
        let hit = contact(a, ta, b, tb).expect("the pair can be placed");
        check(
            "a contact exists iff not disjoint",
            hit.is_some() == verdict.hits(),
        );
        let all = contacts(a, ta, b, tb).expect("the pair can be placed");
        check(
            "the first of all contacts is the contact",
            all.first() == hit.as_ref(),
        );
        for hit in &all {
            check("every number is finite", is_finite(hit));
            check("the normal is a unit vector", is_unit(hit.normal));
            let depths = hit.points().iter().map(|p| p.depth);
            check(
                "no point is deeper than the contact",
                depths.into_iter().all(|d| d >= 0.0 && d <= hit.depth),
            );
            check(
                "the first point is the deepest",
                hit.points()[0].depth == hit.depth,
            );
            let is_stretch = hit.points().len() == 2;
            check(
                "edge-edge iff two points",
                (hit.kind() == ContactKind::EdgeEdge) == is_stretch,
            );
        }
        let Some(hit) = hit else { continue };
        check(
            "a depth above 0 iff overlapping",
            (hit.depth > 0.0) == verdict.overlaps(),
        );
        let Some(gap) = gap.filter(|_| is_finite(&hit)) else {
            continue;
        };
        check(
            "the depth is exact to 1e-12 of itself",
            gap.is_about(-hit.depth, 1e-12),
        );
        let (placed_a, placed_b) = (Solid::new(a, ta), Solid::new(b, tb));
        let margin = a.place(ta).unwrap().rounding_margin(&b.place(tb).unwrap());
        let out = rational(hit.depth) + rational(margin);
        let square = |x: f64| rational(x) * rational(x);
        let moved = out * (square(hit.normal.x) + square(hit.normal.y));
        let overlap = overlap_along(&placed_a, &placed_b, hit.normal);
        check(
            "the depth separates along the normal",
            moved.cmp(&overlap) != Ordering::Less,
        );
    }
    assert!(
        seen.iter().all(|&n| n >= (seeds.end - seeds.start) / 40),
        "{seen:?}"
    );
}

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// The contact of two shapes where they are.
#[track_caller]
fn judged(a: Shape, b: Shape) -> Manifold {
    judged_at(a, Transform::IDENTITY, b, Transform::IDENTITY)
}

/// The contact of two placed shapes, which must separate them along its normal.
#[track_caller]
fn judged_at(a: Shape, ta: Transform, b: Shape, tb: Transform) -> Manifold {
    let hit = contact(&a, &ta, &b, &tb).unwrap().expect("not disjoint");
    let (solid_a, solid_b) = (Solid::new(&a, &ta), Solid::new(&b, &tb));
    let gap = Gap::new(&solid_a, &solid_b);
    assert!(gap.is_about(-hit.depth, 1e-12), "{hit:?}");
    assert!(is_finite(&hit) && is_unit(hit.normal), "{hit:?}");
    let margin = a
        .place(&ta)
        .unwrap()
        .rounding_margin(&b.place(&tb).unwrap());
    let out = rational(hit.depth) + rational(margin);
    assert!(
        out >= overlap_along(&solid_a, &solid_b, hit.normal),
        "{hit:?}"
    );
    hit
}

#[test]
fn a_pair_far_from_the_origin_may_be_too_small_for_products() {
    let point = Shape::circle(p(-1.0, 0.0), 0.0).unwrap();
    let segment = |y0, y1| Shape::segment(p(-1.0, y0), p(-1.0, y1)).unwrap();
    assert_eq!(judged(point, segment(1e-310, 0.0)).depth, 0.0);
    let ball = Shape::circle(p(-1.0, 4e-311), 1e-310).unwrap();
    let hit = judged(ball, segment(-1e-310, 1e-310));
    assert_eq!((hit.normal.abs(), hit.depth), (DVec2::X, 1e-310));
    // enlarged twice, and 4e142 would leave the range of doubles
    let ball = Shape::circle(p(4e142, 2e-320), 8e-320).unwrap();
    let point = Shape::circle(p(4e142, 0.0), 0.0).unwrap();
    assert_eq!(judged(ball, point).normal, DVec2::NEG_Y);
}

#[test]
fn a_depth_that_rounds_to_0_is_less_than_any_other() {
    // half a unit of 5e-324 wide at the height of the segment
    let sliver = [p(0.0, -8e-319), p(6e-318, -8e-319), p(-1e-317, 8e141)];
    let sliver = Shape::convex_polygon(&sliver).unwrap();
    let segment = Shape::segment(p(0.0, 0.0), p(-1e-318, 0.0)).unwrap();
    assert_eq!(judged(sliver, segment).depth, 5e-324);
    // beside a radius it is nothing
    let corner = Shape::convex_polygon(&[p(2.0, 1e-280), p(0.0, 1e-280), p(-1e-280, 2.0)]);
    let drop = Shape::rounded_polygon(&[p(0.0, 0.0), p(1e-280, 0.0), p(0.0, 1e-280)], 3e-319);
    judged(corner.unwrap(), drop.unwrap());
}

#[test]
fn the_deepest_corner_is_found_where_products_underflow() {
    let square = Shape::rectangle(8e-56, 8e-56).unwrap();
    let thin = [
        p(-6e-56, -1e-323),
        p(1e-56, -1e-323),
        p(8e-56, 5e-324),
        p(2e-56, 1e-323),
    ];
    let hit = judged(square, Shape::convex_polygon(&thin).unwrap());
    assert_eq!(hit.normal.abs(), DVec2::Y);
    let thin = Shape::rectangle(9e-305, 8e115).unwrap();
    let sliver = [p(-8e-305, 0.0), p(1.6e116, 0.0), p(-7e115, 9e-305)];
    judged(thin, Shape::convex_polygon(&sliver).unwrap());
}

#[test]
fn a_large_radius_does_not_hide_which_features_are_the_nearest() {
    // an arc whose centre is 1e-15 of the radius away from a corner, at a slant
    let least = -3.0000000000000005e76;
    let (low, high) = (-3.0000000000000024e76, -2.5711008708143844e61);
    let square = [p(least, low), p(0.0, low), p(0.0, high), p(least, high)];
    let arch = [
        p(3.000000000000002e76, -3.0000000000000005e76),
        p(2.999999999999999e76, -3.000000000000002e76),
        p(-3.0936949139116456e76, -3.0000000000000024e76),
        p(-3.7500000000000004e76, -3e76),
    ];
    let there = Transform::translation(p(-6.000000000000006e76, 2.999999999999998e76));
    let arch = Shape::rounded_polygon(&arch, 3.0000000000000005e76).unwrap();
    judged_at(
        Shape::convex_polygon(&square).unwrap(),
        Transform::IDENTITY,
        arch,
        there.unwrap(),
    );
    // corners on nearly one line, each 5e6 away up to 1e-12 of it
    let flint = [
        p(1.3293780861393247, -3.0512217262418995),
        p(2.1902999061906114, -2.1902999061906123),
        p(0.7341002855157905, -3.6464995268654357),
        p(-1e-323, -4.380599812381227),
        p(1.5e-323, -4.3805998123812255),
        p(1.0951499530953062, -3.2854498592859183),
    ];
    judged_at(
        Shape::convex_polygon(&flint).unwrap(),
        Transform::translation(p(5e6, 0.0)).unwrap(),
        Shape::capsule(p(0.0, -6.0), p(0.0, 0.0), 5e6).unwrap(),
        Transform::translation(p(8535536.097150108, -3535530.0953151803)).unwrap(),
    );
}

#[test]
fn of_equally_good_sides_the_depth_is_that_of_the_chosen_one() {
    // the depths behind the two long edges differ by 2e-14 of themselves
    let floor = Shape::rectangle_xywh(0.0, 0.0, 12.0, 6.0).unwrap();
    let high = 3.0 + 5.4e-14;
    let crumb = [p(3.0, 3.0), p(5.0, 3.0), p(5.0, high), p(3.0, high)];
    judged(floor, Shape::convex_polygon(&crumb).unwrap());
}

#[test]
fn one_end_of_a_stretch_is_no_stretch() {
    let capsule = Shape::capsule(p(1e135, 8.0), p(-1e135, 8.0), 8e135).unwrap();
    let steps = [
        p(-8e135, -8e135),
        p(8e135, -8e135),
        p(8e135, 8e109),
        p(6e109, 8e109),
        p(6e109, -8e109),
        p(9.0, -8e109),
        p(9.0, 0.0),
        p(4.0, 0.0),
        p(4.0, -6e109),
        p(0.0, -6e109),
        p(0.0, -9.0),
        p(-8e135, -9.0),
    ];
    let steps = Shape::polygon(&[&steps]).unwrap();
    let flat = Transform::new(1.0, 0.0, 1e9, -10.0, 1e135, -8e135).unwrap();
    let hits = contacts(&capsule, &Transform::IDENTITY, &steps, &flat).unwrap();
    for hit in &hits {
        let is_stretch = hit.points().len() == 2;
        assert_eq!(hit.kind() == ContactKind::EdgeEdge, is_stretch, "{hit:?}");
    }
    assert!(!hits.is_empty());
}

#[test]
fn of_nearly_equal_normals_one_separates_the_shapes() {
    // both edges are 7e14 apart up to 2^-40, but only one of them as far from all of the other core
    let kite = [
        p(-692122674024582.0, 692122674024586.0),
        p(0.0, 692122674024582.0),
        p(-4.0, 4.0),
        p(-692122674024582.0, 0.0),
    ];
    let pill = Shape::capsule(p(0.0, -692122674024582.0), p(-4.0, 4.0), 692122674024582.0);
    let there = Transform::translation(p(692122674024580.0, 1038184011036871.4));
    let hit = judged_at(
        Shape::convex_polygon(&kite).unwrap(),
        Transform::IDENTITY,
        pill.unwrap(),
        there.unwrap(),
    );
    assert!(
        (hit.depth - 4.0).abs() < 1e-12 && hit.normal.y > 0.0,
        "{hit:?}"
    );
}

#[test]
fn the_deepest_corner_of_a_needle_is_found_beside_parallel_edges() {
    // 7e11 long and at most a few units in the last place thick where it is placed
    let needle = [
        p(-5.784163904977057, 5.784163904977057),
        p(-7.712218539969412, 7.712218539969413),
        p(-5.784163904977059, 5.784163904977061),
        p(-2.055746392135035, 2.055746392135036),
        p(-1.5e-323, 0.0),
    ];
    let dart = [
        p(0.0, -2.0),
        p(-2.999999999999999, 1.0),
        p(1.0, 7.712218539969412),
    ];
    let shear = Transform::new(1.0, 0.0, 10.0, -1e11, 0.0, 7.712218539969412).unwrap();
    let hit = judged_at(
        Shape::convex_polygon(&needle).unwrap(),
        shear,
        Shape::convex_polygon(&dart).unwrap(),
        shear,
    );
    assert_eq!(hit.depth, 2.0000000000000004);
}
