//! Any bytes as two outlines of small whole numbers.
//!
//! The relation is the same in both orders and under exact maps of both, mirrors and skews
//! included. Points lie where fractions say, and no point of an edge contradicts the relation.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{cast_segment, distance};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_fuzz::bytes::Bytes;
use sat2d_fuzz::curve_judge::{Curve, point_relation, q};

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let map = map(&mut bytes);
    let point = point(&mut bytes);
    let Some((a, of_a)) = outline(&mut bytes) else {
        return;
    };
    let here = Transform::IDENTITY;
    let found = sat2d::query::point_relation(&a, &here, point).expect("in range");
    assert_eq!(
        found,
        point_relation(&of_a, &[q(point.x), q(point.y)]),
        "{point} {of_a:?}"
    );
    let Some((b, of_b)) = outline(&mut bytes) else {
        return;
    };
    let relation_at = |t: &Transform| relation(&a, t, &b, t).expect("in range");
    let found = relation_at(&here);
    assert_eq!(relation(&b, &here, &a, &here).expect("in range"), found);
    assert_eq!(relation_at(&map), found, "{map:?}");
    let near = distance(&a, &here, &b, &here).expect("in range");
    assert_eq!(near.distance > 0.0, found == Relation::Disjoint);
    let segment = Shape::segment(point, point + DVec2::ONE).expect("two points");
    let hit = cast_segment(&a, &here, point, point + DVec2::ONE).expect("in range");
    let hits = relation(&a, &here, &segment, &here)
        .expect("in range")
        .hits();
    assert_eq!(hit.is_some(), hits);
    for (own, other) in [(&of_a, &of_b), (&of_b, &of_a)] {
        for curve in own {
            for k in 0..4 {
                let sample = curve.at(&q(f64::from(k) / 4.0));
                assert!(point_relation(other, &sample) <= found, "{of_a:?} {of_b:?}");
            }
        }
    }
});

/// A map that keeps whole numbers, and so do its rounded results.
fn map(bytes: &mut Bytes<'_>) -> Transform {
    let [a, b, c, d] = [
        [1.0, 0.0, 0.0, 1.0],
        [-1.0, 0.0, 0.0, 1.0],
        [2.0, 1.0, 1.0, 1.0],
        [0.0, 3.0, -5.0, 0.0],
    ][usize::from(bytes.byte() % 4)];
    let unit = 2f64.powi(i32::from(bytes.byte() as i8) * 3);
    let [a, b, c, d] = [a, b, c, d].map(|x| x * unit);
    Transform::new(a, b, c, d, 64.0 * unit, -32.0 * unit).expect("not singular")
}

fn point(bytes: &mut Bytes<'_>) -> DVec2 {
    let mut number = || f64::from(bytes.byte() as i8);
    DVec2::new(number(), number())
}

/// A contour of up to eight edges.
fn outline(bytes: &mut Bytes<'_>) -> Option<(Shape, Vec<Curve>)> {
    let count = 2 + usize::from(bytes.byte() % 7);
    let mut curves: Vec<Curve> = Vec::new();
    let first = point(bytes);
    for k in 0..count {
        let start = curves.last().map_or(first, |curve: &Curve| curve.points[2]);
        let control = point(bytes);
        let weight = [0.0, 1.0, 0.5, 0.875][usize::from(bytes.byte() % 4)];
        let end = if k + 1 == count { first } else { point(bytes) };
        curves.push(Curve {
            points: [start, control, end],
            weight,
        });
    }
    let mut path = Path::new();
    path.move_to(first);
    for curve in &curves {
        path.conic_to(curve.points[1], curve.weight, curve.points[2]);
    }
    let shape = Shape::outline(&path, FillRule::EvenOdd).ok()?;
    Some((shape, curves))
}
