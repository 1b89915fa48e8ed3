//! What a tree of display objects does that no recording holds.

use sat2d::compat::flash::{Content, Outline, Paint, PathStep, Point, Stage, twips};

#[test]
fn what_a_tree_does() {
    let mut stage = Stage::new();
    let root = stage.root();
    let square = [
        PathStep::MoveTo { x: 0.0, y: 0.0 },
        PathStep::LineTo { x: 20.0, y: 0.0 },
        PathStep::LineTo { x: 20.0, y: 20.0 },
        PathStep::LineTo { x: 0.0, y: 20.0 },
        PathStep::LineTo { x: 0.0, y: 0.0 },
    ];
    let mut outline = Outline::new();
    outline.add(Paint::EvenOdd, &square);
    let outer = stage.create(Content::Container);
    let leaf = stage.create(Content::Outline(outline.clone()));
    // off the stage: a box, but no paint
    stage.add_child(outer, leaf).expect("no cycle");
    assert!(stage.hit_test_point(outer, 10.0, 10.0, false));
    assert!(!stage.hit_test_point(outer, 10.0, 10.0, true));
    stage.add_child(root, outer).expect("no cycle");
    assert!(stage.hit_test_point(outer, 10.0, 10.0, true));
    // cycles
    assert!(stage.add_child(leaf, outer).is_err() && stage.add_child(leaf, leaf).is_err());
    assert_eq!(
        (stage.parent(leaf), stage.parent(outer)),
        (Some(outer), Some(root))
    );
    // a clipping layer is no paint and hides what it clips
    let layer = stage.create(Content::Outline(outline));
    stage.add_child(outer, layer).expect("no cycle");
    stage.placement_mut(layer).set_x(10.0);
    stage.set_clipped_by(leaf, Some(layer));
    assert!(!stage.hit_test_point(outer, 5.0, 5.0, true));
    assert!(stage.hit_test_point(outer, 15.0, 5.0, true));
    assert!(!stage.hit_test_point(outer, 25.0, 5.0, true));
    assert!(stage.hit_test_point(outer, 25.0, 5.0, false));
    stage.set_clipped_by(leaf, None);
    assert!(stage.hit_test_point(outer, 5.0, 5.0, true));
    // a bitmap is a box
    let bitmap = stage.create(Content::Bitmap {
        width: 8,
        height: 4,
    });
    stage.add_child(root, bitmap).expect("no cycle");
    stage.placement_mut(bitmap).set_y(100.0);
    assert!(stage.hit_test_point(bitmap, 8.0, 102.0, true));
    assert!(!stage.hit_test_point(bitmap, 9.0, 102.0, false));
    assert!(!stage.hit_test_object(bitmap, leaf));
    // empty objects
    let empty = stage.create(Content::Container);
    assert!(!stage.hit_test_object(empty, empty) && stage.bounds(empty, true).is_none());
    // no inverse: a box of a point, no paint
    stage.placement_mut(bitmap).set_scale_x(0.0);
    assert!(stage.hit_test_point(bitmap, 0.0, 102.0, false));
    assert!(!stage.hit_test_point(bitmap, 0.0, 102.0, true));
    assert_eq!(stage.global_to_local(bitmap, Point::default()), None);
    assert!(!stage.hit_test_point(outer, f64::NAN, 5.0, false));
    stage.remove(outer);
    assert!(!stage.is_on_stage(leaf) && stage.is_on_stage(root));
    assert_eq!(
        (twips(-0.99 / 20.0), twips(f64::NAN), twips(1e300)),
        (0, 0, i32::MAX)
    );
}
