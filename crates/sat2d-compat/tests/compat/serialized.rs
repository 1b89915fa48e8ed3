//! The serde representation of the arguments of profiles.

use sat2d::compat::flash::{Mirror, Rect};

#[test]
fn a_rectangle_comes_back_as_it_was() {
    let rect = Rect {
        width: 8.0,
        mirror: Mirror::Horizontal,
        ..Rect::default()
    };
    let json = r#"{"x":0.0,"y":0.0,"width":8.0,"height":0.0,"rotation":0.0,"mirror":"Horizontal"}"#;
    assert_eq!(serde_json::to_string(&rect).unwrap(), json);
    assert_eq!(serde_json::from_str::<Rect>(json).unwrap(), rect);
}
