//! Outlines as polygons without curves: their vertices lie on the curves, whose formulas are known,
//! and their edges are as near as they are said to be.

use sat2d::outline::{FillRule, Path};
use sat2d::{DVec2, Shape};

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// The points of a chord are between its ends; the middle is farthest from an arc of a circle.
#[test]
fn chords_of_a_circle_are_as_near_as_the_tolerance() {
    for radius in [1.0, 3e-5, 7e8] {
        let mut path = Path::new();
        path.move_to(p(-radius, 0.0));
        for x in [radius, -radius] {
            path.arc_to(DVec2::splat(radius), 0.0, false, true, p(x, 0.0));
        }
        let disc = Shape::outline(&path, FillRule::EvenOdd).unwrap();
        for part in [0.5, 0.1, 1e-3, 1e-7] {
            let rings = disc.flattened(radius * part).unwrap();
            assert_eq!(rings.len(), 1);
            assert_eq!(rings, path.flattened(radius * part).unwrap());
            let ring = &rings[0];
            for (&a, &b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
                assert!((a.length() / radius - 1.0).abs() < 1e-14, "{a}");
                let off = 1.0 - ((a + b) / 2.0).length() / radius;
                assert!(off <= part + 1e-14, "{part}: {off} with {}", ring.len());
            }
            // nor many more than are needed: four times as near with twice as many
            assert!((ring.len() as f64) < 8.0 / part.sqrt(), "{}", ring.len());
        }
    }
}

/// Whatever the tolerance and wherever the curve is, halving it ends.
#[test]
fn a_tolerance_of_almost_nothing_is_within_rounding() {
    for offset in [0.0, 1.0, 1e9, -1e15] {
        let mut path = Path::new();
        path.move_to(p(offset, offset));
        path.quadratic_to(p(offset + 5.0, offset + 6.0), p(offset + 10.0, offset));
        path.close();
        let shape = Shape::outline(&path, FillRule::EvenOdd).unwrap();
        let count = shape.flattened(f64::MIN_POSITIVE).unwrap()[0].len();
        assert!((3..1 << 21).contains(&count), "{offset}: {count}");
    }
}

#[test]
fn other_shapes_have_their_rings() {
    let plate = [p(0.0, 0.0), p(9.0, 0.0), p(9.0, 9.0), p(0.0, 9.0)];
    let hole = [p(4.0, 4.0), p(6.0, 4.0), p(5.0, 6.0)];
    let shape = Shape::polygon(&[&plate, &hole]).unwrap();
    assert_eq!(
        shape.flattened(1.0).unwrap(),
        [plate.to_vec(), hole.to_vec()]
    );
    for tolerance in [0.0, -1.0, f64::NAN] {
        assert!(shape.flattened(tolerance).is_err(), "{tolerance}");
    }
}
