//! The serde representation of shapes, transforms, boxes and options, and the data that is
//! rejected.

use sat2d::decompose::{Method, Options};
use sat2d::{Aabb, DVec2, Mask, Shape, ShapeKind, Transform};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

fn assert_comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T, json: &str) {
    assert_eq!(serde_json::to_string(&value).unwrap(), json);
    assert_eq!(serde_json::from_str::<T>(json).unwrap(), value);
}

#[test]
fn values_come_back_as_they_were() {
    let turned = Transform::placement_degrees(DVec2::new(3.0, 4.0), 90.0, 1.0, 2.0).unwrap();
    assert_comes_back(turned, "[0.0,1.0,-2.0,0.0,3.0,4.0]");
    let bounds = Aabb::new(DVec2::ZERO, DVec2::new(1.5, 2.0));
    assert_comes_back(bounds, r#"{"min":[0.0,0.0],"max":[1.5,2.0]}"#);
    assert_comes_back(ShapeKind::ConvexPolygon, r#""ConvexPolygon""#);
    let options = Options {
        method: Method::Fast,
        max_corners: Some(8),
        ..Options::default()
    };
    let json = r#"{"method":"Fast","max_corners":8,"prefer":"AsCut","work_limit":null}"#;
    assert_comes_back(options, json);
    assert_eq!(
        serde_json::from_str::<Options>("{}").unwrap(),
        Options::default()
    );
}

#[test]
fn shapes_of_every_kind_come_back_equal() {
    let p = DVec2::new;
    let arrow = [p(0.0, 0.0), p(4.0, 0.0), p(1.0, 1.0), p(0.0, 4.0)];
    // holes, pinches and single pixels, in two words a row
    let mask = Mask::from_fn(70, 5, |x, y| x * (y + 1) % 3 > 0 && x + y != 64).unwrap();
    for shape in [
        Shape::circle(p(1.0, 2.0), 3.0).unwrap(),
        Shape::capsule(p(1.0, 2.0), p(0.1, 0.2), 3.0).unwrap(),
        Shape::rectangle(0.1, 0.3).unwrap(),
        Shape::rounded_polygon(&arrow[..3], 0.7).unwrap(),
        Shape::polygon(&[&arrow]).unwrap(),
        Shape::chain(&arrow, false).unwrap(),
        Shape::chain(&arrow, true).unwrap(),
        Shape::mask(&mask, p(0.25, 35.0)).unwrap(),
        Shape::ellipse(0.1, 3.0).unwrap(),
    ] {
        let json = serde_json::to_string(&shape).unwrap();
        assert_eq!(serde_json::from_str::<Shape>(&json).unwrap(), shape);
    }
}

#[test]
fn an_ellipse_is_its_half_axes() {
    let json = r#"{"Ellipse":{"half_width":5.0,"half_height":3.0}}"#;
    assert_comes_back(Shape::ellipse(5.0, 3.0).unwrap(), json);
    // what other constructors make too is written as they make it
    let round = serde_json::to_string(&Shape::ellipse(2.0, 2.0).unwrap()).unwrap();
    assert_eq!(round, r#"{"Circle":{"center":[0.0,0.0],"radius":2.0}}"#);
    let negative = r#"{"Ellipse":{"half_width":5.0,"half_height":-3.0}}"#;
    let error = serde_json::from_str::<Shape>(negative).unwrap_err();
    assert!(error.to_string().contains("half height is -3.0"), "{error}");
}

/// As many zeros as corners, each of 16 bytes, so that few bytes do not make a large shape.
#[test]
fn a_mask_comes_with_zeros_for_its_corners() {
    let mask = |words: &str, corners: usize| {
        let zeros = vec!["[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]"; corners].join(",");
        let json = format!(
            r#"{{"Mask":{{"width":2,"height":2,"pivot":[0.5,0.0],
                "words":[{words}],"padding":[{zeros}]}}}}"#
        );
        serde_json::from_str::<Shape>(&json).map_err(|error| error.to_string())
    };
    let word = |bits: u8| format!("[{bits},0,0,0,0,0,0,0]");
    let angle = mask(&[word(3), word(1)].join(","), 6).unwrap();
    assert_eq!((angle.area(), angle.bounds().min.x), (3.0, -0.5));
    let crossed = [word(1), word(2)].join(",");
    assert_eq!(mask(&crossed, 8).unwrap().kind(), ShapeKind::MultiPolygon);
    for (words, corners, expected) in [
        (crossed, 7, "have 8 corners, not 7"),
        (word(1), 4, "1 elements, 2 are needed"),
        ([word(0), word(0)].join(","), 0, "no pixel"),
    ] {
        let error = mask(&words, corners).unwrap_err();
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn numbers_that_make_no_transform_are_refused() {
    let error = serde_json::from_str::<Transform>("[1.0,2.0,2.0,4.0,0.0,0.0]").unwrap_err();
    assert!(error.to_string().contains("determinant 0"), "{error}");
}
