//! The serde representation of shapes, transforms, boxes and options, and the data that is
//! rejected.

use sat2d::compat::flash::{Mirror, Rect};
use sat2d::decompose::{Method, Options};
use sat2d::{Aabb, DVec2, Shape, ShapeKind, Transform};
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
    let rect = Rect {
        width: 8.0,
        mirror: Mirror::Horizontal,
        ..Rect::default()
    };
    let json = r#"{"x":0.0,"y":0.0,"width":8.0,"height":0.0,"rotation":0.0,"mirror":"Horizontal"}"#;
    assert_comes_back(rect, json);
}

#[test]
fn shapes_of_every_kind_come_back_equal() {
    let p = DVec2::new;
    let arrow = [p(0.0, 0.0), p(4.0, 0.0), p(1.0, 1.0), p(0.0, 4.0)];
    for shape in [
        Shape::circle(p(1.0, 2.0), 3.0).unwrap(),
        Shape::capsule(p(1.0, 2.0), p(0.1, 0.2), 3.0).unwrap(),
        Shape::rectangle(0.1, 0.3).unwrap(),
        Shape::rounded_polygon(&arrow[..3], 0.7).unwrap(),
        Shape::polygon(&[&arrow]).unwrap(),
        Shape::chain(&arrow, false).unwrap(),
        Shape::chain(&arrow, true).unwrap(),
    ] {
        let json = serde_json::to_string(&shape).unwrap();
        assert_eq!(serde_json::from_str::<Shape>(&json).unwrap(), shape);
    }
}

#[test]
fn numbers_that_make_no_transform_are_refused() {
    let error = serde_json::from_str::<Transform>("[1.0,2.0,2.0,4.0,0.0,0.0]").unwrap_err();
    assert!(error.to_string().contains("determinant 0"), "{error}");
}
