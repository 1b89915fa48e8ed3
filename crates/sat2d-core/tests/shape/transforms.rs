//! Affine transforms: the order of Flash's Matrix, nesting, mirrors, and invalid ones.

use sat2d::{DVec2, Transform, TransformError};

#[test]
fn coefficients_stand_in_the_order_of_flash() {
    let t = Transform::new(1.0, 2.0, 3.0, 5.0, 7.0, 11.0).unwrap();
    // x' = a x + c y + tx, y' = b x + d y + ty
    assert_eq!(
        t.apply(DVec2::new(100.0, 1000.0)),
        DVec2::new(3107.0, 5211.0)
    );
    assert_eq!(
        t.apply_vector(DVec2::new(100.0, 1000.0)),
        DVec2::new(3100.0, 5200.0)
    );
    let glam: glam::DAffine2 = t.into();
    assert_eq!(
        glam.transform_point2(DVec2::new(100.0, 1000.0)),
        DVec2::new(3107.0, 5211.0)
    );
    assert_eq!(Transform::try_from(glam), Ok(t));
}

#[test]
fn quarter_turns_are_exact_for_any_multiple_of_90() {
    let quarters = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
    for k in -40..=40 {
        let (cos, sin) = quarters[i32::rem_euclid(k, 4) as usize];
        let t = Transform::placement_degrees(DVec2::ZERO, f64::from(k) * 90.0, 1.0, 1.0).unwrap();
        assert_eq!(
            t.to_array(),
            [cos, sin, -sin, cos, 0.0, 0.0],
            "{k} quarters"
        );
    }
    // An angle and the same plus a quarter turn have the same digits.
    let at = |degrees| {
        Transform::placement_degrees(DVec2::ZERO, degrees, 1.0, 1.0)
            .unwrap()
            .to_array()
    };
    let ([a, b, ..], [a2, b2, ..]) = (at(33.25), at(123.25));
    assert_eq!((a, b), (b2, -a2));
}

#[test]
fn radians_and_degrees_agree() {
    for degrees in [-721.5, -90.0, -33.0, 0.0, 17.0, 45.0, 60.0, 359.0, 1000.0] {
        let position = DVec2::new(3.0, -4.0);
        let by_degrees = Transform::placement_degrees(position, degrees, -2.0, 0.5).unwrap();
        let by_radians = Transform::placement(position, degrees.to_radians(), -2.0, 0.5).unwrap();
        for (x, y) in by_degrees.to_array().into_iter().zip(by_radians.to_array()) {
            assert!((x - y).abs() < 1e-14, "{degrees}: {x} {y}");
        }
    }
}

#[test]
fn nesting_is_the_product_outermost_first() {
    let outer = Transform::placement_degrees(DVec2::new(10.0, 0.0), 90.0, 1.0, 1.0).unwrap();
    let inner = Transform::placement_degrees(DVec2::new(5.0, 0.0), 0.0, -1.0, 1.0).unwrap();
    let nested = Transform::nested(&[outer, inner]).unwrap();
    let point = DVec2::new(2.0, 1.0);
    assert_eq!(nested.apply(point), outer.apply(inner.apply(point)));
    assert_eq!(nested.apply(point), DVec2::new(9.0, 3.0));
    assert!(nested.is_mirrored() && !outer.is_mirrored());
    assert!(Transform::nested(&[inner, inner]).is_ok_and(|t| !t.is_mirrored()));
    assert_eq!(Transform::nested(&[]), Ok(Transform::IDENTITY));
}

#[test]
fn an_inverse_undoes() {
    let t = Transform::new(2.0, 1.0, -3.0, 0.5, 7.0, -9.0).unwrap();
    let back = t.inverse().unwrap();
    for point in [DVec2::ZERO, DVec2::new(3.0, 4.0), DVec2::new(-1e3, 2.0)] {
        assert!(back.apply(t.apply(point)).distance(point) < 1e-12);
    }
    let tiny = Transform::new(1e-200, 0.0, 0.0, -1e-200, 0.0, 0.0).unwrap();
    assert!(matches!(
        tiny.inverse(),
        Ok(_) | Err(TransformError::NotFinite { .. })
    ));
}

#[test]
fn what_is_no_map_is_refused() {
    let bad = Transform::new(1.0, 0.0, f64::NAN, 1.0, 0.0, 0.0).unwrap_err();
    assert!(matches!(bad, TransformError::NotFinite { name: "c", value } if value.is_nan()));
    let bad = Transform::translation(DVec2::new(0.0, f64::INFINITY)).unwrap_err();
    assert_eq!(
        bad,
        TransformError::NotFinite {
            name: "ty",
            value: f64::INFINITY
        }
    );
    for singular in [
        [0.0, 0.0, 0.0, 0.0],
        [1.0, 2.0, 2.0, 4.0],
        [0.0, 1.0, 0.0, 5.0],
    ] {
        let [a, b, c, d] = singular;
        let error = Transform::new(a, b, c, d, 0.0, 0.0).unwrap_err();
        assert_eq!(error, TransformError::Singular { a, b, c, d });
    }
    assert!(Transform::placement(DVec2::ZERO, 1.0, 0.0, 1.0).is_err());
    // Nearly singular, or with a determinant that underflows, is still valid.
    assert!(Transform::new(1.0, 1.0, 1.0, 1.0_f64.next_up(), 0.0, 0.0).is_ok());
    assert!(Transform::new(1e-200, 0.0, 0.0, -1e-200, 0.0, 0.0).is_ok_and(|t| t.is_mirrored()));
    assert!(Transform::new(f64::MAX, 0.0, 0.0, f64::MAX, f64::MAX, 0.0).is_ok());
}

#[test]
fn similarities_are_told() {
    let at = |sx, sy| Transform::placement_degrees(DVec2::ZERO, 37.0, sx, sy).unwrap();
    assert!(at(2.0, 2.0).is_similarity() && at(-2.0, 2.0).is_similarity());
    assert!(!at(2.0, 2.0 + 1e-12).is_similarity());
    assert!((at(3.0, -3.0).scale() - 3.0).abs() < 1e-15);
    let mut nested = Transform::IDENTITY;
    for _ in 0..50 {
        nested = nested.product(&at(-1.25, 1.25)).unwrap();
        assert!(
            nested.is_similarity(),
            "products of similarities stay similarities"
        );
    }
}

#[test]
fn the_position_is_where_the_origin_goes() {
    let t = Transform::new(1.0, 2.0, 3.0, 5.0, 7.0, 11.0).unwrap();
    assert_eq!(t.position(), t.apply(DVec2::ZERO));
    assert_eq!(Transform::try_from(<[f64; 6]>::from(t)), Ok(t));
    assert!(Transform::try_from([1.0, 2.0, 2.0, 4.0, 0.0, 0.0]).is_err());
    assert_eq!(t.to_string(), "a=1 b=2 c=3 d=5 tx=7 ty=11");
}
