//! What a tree of display objects does that no recording holds.

use sat2d::compat::flash::{
    Content, Graphics, MAX_NESTING, NestingError, Paint, PathStep, Point, Stage, twips,
};

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
    let mut graphics = Graphics::new();
    graphics.add(Paint::EvenOdd, &square);
    let outer = stage.create(Content::Container);
    let leaf = stage.create(Content::Graphics(graphics.clone()));
    // off the stage: a box, but no paint
    stage.add_child(outer, leaf).expect("no cycle");
    assert!(stage.hit_test_point(outer, 10.0, 10.0, false));
    assert!(!stage.hit_test_point(outer, 10.0, 10.0, true));
    stage.add_child(root, outer).expect("no cycle");
    assert!(stage.hit_test_point(outer, 10.0, 10.0, true));
    for child in [outer, leaf] {
        assert_eq!(stage.add_child(leaf, child), Err(NestingError::Cycle));
    }
    assert_eq!(
        (stage.parent(leaf), stage.parent(outer)),
        (Some(outer), Some(root))
    );
    // a clipping layer is no paint and hides what it clips
    let layer = stage.create(Content::Graphics(graphics));
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

/// Layers that clip what is within them, and nesting without end, would never come to an answer.
#[test]
fn no_tree_exhausts_the_stack() {
    let mut stage = Stage::new();
    let pixel = Content::Bitmap {
        width: 1,
        height: 1,
    };
    let [layer, inner, outer] = [(); 3].map(|()| stage.create(pixel.clone()));
    stage.add_child(layer, inner).expect("no cycle");
    for child in [layer, outer] {
        stage.add_child(stage.root(), child).expect("no cycle");
        stage.set_clipped_by(child, Some(layer));
    }
    stage.set_clipped_by(inner, Some(layer));
    assert!(stage.hit_test_point(stage.root(), 0.5, 0.5, true));

    let chain: Vec<_> = (0..MAX_NESTING)
        .map(|_| stage.create(pixel.clone()))
        .collect();
    for pair in chain.windows(2) {
        stage.add_child(pair[0], pair[1]).expect("not too deep");
    }
    let root = stage.root();
    assert_eq!(stage.add_child(root, chain[0]), Err(NestingError::TooDeep));
    assert_eq!(stage.add_child(chain[9], root), Err(NestingError::Root));
    stage.add_child(root, chain[1]).expect("not too deep");
    assert_eq!(
        (stage.parent(chain[0]), stage.parent(chain[1])),
        (None, Some(root))
    );
    assert_eq!(stage.add_child(chain[0], chain[1]), Ok(()), "moved back");
    stage.add_child(root, chain[1]).expect("not too deep");
    assert!(stage.hit_test_point(root, 0.5, 0.5, true));
    assert!(stage.hit_test_object(chain[1], chain[MAX_NESTING - 1]));
}

/// A block 40 high, drawn by a sprite.
fn block(width: f64) -> Content {
    let corners = [(width, 0.0), (width, 40.0), (0.0, 40.0), (0.0, 0.0)];
    let mut steps = vec![PathStep::MoveTo { x: 0.0, y: 0.0 }];
    steps.extend(corners.map(|(x, y)| PathStep::LineTo { x, y }));
    let mut graphics = Graphics::new();
    graphics.add(Paint::EvenOdd, &steps);
    Content::Graphics(graphics)
}

/// Masks, as Ruffle f3a1263 answers: no recording has masks below what is asked.
#[test]
fn masks_hide_what_they_mask_and_are_no_paint() {
    let mut stage = Stage::new();
    let place = |stage: &mut Stage, parent, width, x| {
        let node = stage.create(block(width));
        stage.add_child(parent, node).expect("no cycle");
        stage.placement_mut(node).set_x(x);
        node
    };
    let root = stage.root();
    let [hero, window] = [(); 2].map(|()| stage.create(Content::Container));
    stage.add_child(root, hero).expect("no cycle");
    let art = place(&mut stage, hero, 10.0, 0.0);
    stage.add_child(hero, window).expect("no cycle");
    let pane = place(&mut stage, window, 40.0, 5.0);
    let hits = |stage: &Stage, node, x| stage.hit_test_point(node, x, 2.0, true);
    // from 0 to 10 the art, from 5 to 45 the window
    assert!([2.0, 7.0, 30.0].iter().all(|&x| hits(&stage, hero, x)));
    stage.set_mask(hero, Some(window));
    for node in [hero, root] {
        let found = [2.0, 7.0, 30.0].map(|x| hits(&stage, node, x));
        assert_eq!(found, [false, true, false]);
    }
    // the mask itself is not hit, its parts are
    assert!(!hits(&stage, window, 7.0) && hits(&stage, pane, 7.0));
    assert!(stage.hit_test_point(window, 7.0, 2.0, false));
    // a mask of a child, and a mask of that mask
    stage.set_mask(art, Some(window));
    assert!(!hits(&stage, hero, 2.0) && hits(&stage, hero, 7.0));
    let slit = place(&mut stage, root, 2.0, 8.0);
    stage.set_mask(window, Some(slit));
    let found = [2.0, 7.0, 9.0, 30.0].map(|x| hits(&stage, root, x));
    assert_eq!(found, [false, false, true, false]);
    // a mask serves one object, and is paint again when it serves none
    stage.set_mask(window, None);
    stage.set_mask(pane, Some(slit));
    stage.set_mask(art, Some(slit));
    assert!(hits(&stage, hero, 30.0) && !hits(&stage, art, 7.0) && hits(&stage, art, 9.0));
    stage.set_mask(art, None);
    assert!(hits(&stage, slit, 9.0) && hits(&stage, art, 2.0));
    // a mask that contains what it masks, or is it, comes to an answer
    stage.set_mask(art, Some(hero));
    assert!(hits(&stage, art, 2.0) && !hits(&stage, root, 2.0));
    stage.set_mask(art, Some(art));
    assert!(!hits(&stage, art, 2.0));
}

#[test]
fn no_chain_of_masks_exhausts_the_stack() {
    let mut stage = Stage::new();
    let chain: Vec<_> = (0..100_000).map(|_| stage.create(block(1.0))).collect();
    for pair in chain.windows(2) {
        stage.set_mask(pair[0], Some(pair[1]));
    }
    stage.add_child(stage.root(), chain[0]).expect("no cycle");
    assert!(stage.hit_test_point(chain[0], 0.5, 0.5, true));
}
