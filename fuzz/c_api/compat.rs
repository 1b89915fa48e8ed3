//! The programs of `compat`, where their answers are known: rectangles and images of whole numbers
//! pixel by pixel, rotated rectangles up to rounding. Other numbers must do no harm.

use crate::numbers::number;
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;
use std::ptr::null_mut;

pub fn run(bytes: &mut Bytes) {
    match bytes.below(4) {
        0 => awt_rectangles(bytes),
        1 => awt_rectangles_of_doubles(bytes),
        2 => bitmaps(bytes),
        _ => rotated_rectangles(bytes),
    }
}

fn whole(bytes: &mut Bytes) -> i32 {
    i32::from(bytes.byte() as i8 % 8)
}

/// The cells of a grid that a rectangle contains.
fn cells(rectangle: &sat_compat_awt_rectangle) -> Vec<(i32, i32)> {
    let all = (-8..24).flat_map(|x| (-8..24).map(move |y| (x, y)));
    all.filter(|&(x, y)| {
        let mut inside = false;
        // SAFETY: a reference and a local.
        let status = unsafe { sat_compat_awt_rectangle_contains(rectangle, x, y, &mut inside) };
        assert_eq!(status, SAT_OK);
        inside
    })
    .collect()
}

fn awt_rectangles(bytes: &mut Bytes) {
    let is_small = bytes.below(4) > 0;
    let [a, b] = [(); 2].map(|()| {
        let mut number = || match is_small {
            true => whole(bytes),
            false => i32::from_le_bytes(bytes.array()),
        };
        let [x, y, width, height] = [(); 4].map(|()| number());
        let size = |x: i32| if is_small { x.abs() } else { x };
        sat_compat_awt_rectangle {
            x,
            y,
            width: size(width),
            height: size(height),
        }
    });
    let (mut hit, mut back, mut inside) = (false, false, false);
    let [mut common, mut hull] = [sat_compat_awt_rectangle::default(); 2];
    // SAFETY: references and locals.
    let statuses = unsafe {
        [
            sat_compat_awt_rectangle_intersects(&a, &b, &mut hit),
            sat_compat_awt_rectangle_intersects(&b, &a, &mut back),
            sat_compat_awt_rectangle_contains_rectangle(&a, &b, &mut inside),
            sat_compat_awt_rectangle_intersection(&a, &b, &mut common),
            sat_compat_awt_rectangle_union(&a, &b, &mut hull),
        ]
    };
    assert_eq!(statuses, [SAT_OK; 5]);
    assert_eq!(hit, back, "{a:?} {b:?}");
    if !is_small {
        return;
    }
    let (of_a, of_b) = (cells(&a), cells(&b));
    let count = |of: &sat_compat_awt_rectangle| (of.width * of.height) as usize;
    assert_eq!((of_a.len(), of_b.len()), (count(&a), count(&b)));
    let both: Vec<_> = of_a
        .iter()
        .copied()
        .filter(|cell| of_b.contains(cell))
        .collect();
    assert_eq!(hit, !both.is_empty(), "{a:?} {b:?}");
    assert_eq!(inside, !of_b.is_empty() && both == of_b, "{a:?} {b:?}");
    if hit {
        assert_eq!(cells(&common), both, "{a:?} {b:?}");
    }
    if !of_a.is_empty() && !of_b.is_empty() {
        let all = cells(&hull);
        assert!(
            of_a.iter().chain(&of_b).all(|cell| all.contains(cell)),
            "{hull:?}"
        );
    }
}

/// The interiors of upright rectangles meet exactly if the shapes overlap.
fn awt_rectangles_of_doubles(bytes: &mut Bytes) {
    let [a, b] = [(); 2].map(|()| {
        let [x, y, width, height] = [(); 4].map(|()| number(bytes));
        sat_compat_awt_rectangle2d {
            x,
            y,
            width,
            height,
        }
    });
    let [mut hit, mut inside] = [false; 2];
    // SAFETY: references and locals.
    let statuses = unsafe {
        [
            sat_compat_awt_rectangle2d_intersects(&a, &b, &mut hit),
            sat_compat_awt_rectangle2d_contains_rectangle(&a, &b, &mut inside),
        ]
    };
    assert_eq!(statuses, [SAT_OK; 2]);
    let on_grid = |x: f64| x.abs() < 1e6 && (x * 8.0).fract() == 0.0;
    let is_plain = |r: &sat_compat_awt_rectangle2d| {
        let numbers = [r.x, r.y, r.width, r.height];
        numbers.into_iter().all(on_grid) && r.width > 0.0 && r.height > 0.0
    };
    if !is_plain(&a) || !is_plain(&b) {
        return;
    }
    let (mut shapes, mut relation) = ([null_mut(); 2], -1);
    let identity = crate::numbers::IDENTITY;
    // SAFETY: references and locals; the shapes are given back.
    unsafe {
        for (r, out) in [a, b].iter().zip(&mut shapes) {
            let status = sat_shape_new_rectangle_xywh(r.x, r.y, r.width, r.height, out);
            assert_eq!(status, SAT_OK);
        }
        let [p, q] = shapes;
        assert_eq!(
            sat_collide(p, &identity, q, &identity, &mut relation),
            SAT_OK
        );
        for shape in shapes {
            sat_shape_free(shape);
        }
    }
    assert_eq!(hit, relation == SAT_OVERLAPPING, "{a:?} {b:?}");
    assert!(!inside || hit, "{a:?} {b:?}");
}

/// Images of few pixels, asked pixel by pixel.
fn bitmaps(bytes: &mut Bytes) {
    let images = [(); 2].map(|()| {
        let (width, height) = (bytes.below(5), bytes.below(5));
        let alpha: Vec<u8> = (0..width * height).map(|_| bytes.byte()).collect();
        (width, height, alpha)
    });
    let [first, second] = [0, 1].map(|i| {
        let (width, height, alpha) = &images[i];
        sat_compat_flash_bitmap {
            alpha: alpha.as_ptr(),
            width: *width,
            height: *height,
            script: SAT_COMPAT_FLASH_AS3,
        }
    });
    let mut pixel = || sat_compat_flash_pixel {
        x: whole(bytes),
        y: whole(bytes),
    };
    let (corner, other_corner, upper_left) = (pixel(), pixel(), pixel());
    let [threshold, other_threshold] = [(); 2].map(|()| i64::from(bytes.byte()).max(1));
    let (width, height) = (whole(bytes), whole(bytes));
    let places = || (-16..16).flat_map(|x| (-16..16).map(move |y| sat_compat_flash_pixel { x, y }));
    let counts = |image, corner, threshold, point| {
        let mut hit = false;
        // SAFETY: references and a local.
        let status = unsafe {
            sat_compat_flash_bitmap_hits_point(image, corner, threshold, point, &mut hit)
        };
        assert_eq!(status, SAT_OK);
        hit
    };
    let (mut in_rectangle, mut in_both) = (false, false);
    // SAFETY: references and locals.
    let statuses = unsafe {
        [
            sat_compat_flash_bitmap_hits_rectangle(
                &first,
                corner,
                threshold,
                upper_left,
                width,
                height,
                &mut in_rectangle,
            ),
            sat_compat_flash_bitmap_hits_bitmap(
                &first,
                corner,
                threshold,
                &second,
                other_corner,
                other_threshold,
                &mut in_both,
            ),
        ]
    };
    assert_eq!(statuses, [SAT_OK; 2]);
    let is_within = |at: &sat_compat_flash_pixel| {
        let (x, y) = (at.x - upper_left.x, at.y - upper_left.y);
        (0..width).contains(&x) && (0..height).contains(&y)
    };
    let of_first: Vec<_> = places()
        .filter(|&at| counts(&first, corner, threshold, at))
        .collect();
    assert_eq!(in_rectangle, of_first.iter().any(is_within));
    let of_second = |&at: &_| counts(&second, other_corner, other_threshold, at);
    assert_eq!(in_both, of_first.iter().any(of_second));
}

/// The rectangles of the ActionScript program have even sizes. It is right up to rounding.
fn rotated_rectangles(bytes: &mut Bytes) {
    let [a, b] = [(); 2].map(|()| {
        let [x, y, width, height, rotation] = [(); 5].map(|()| number(bytes));
        sat_compat_flash_rect {
            x,
            y,
            width: width * 8.0,
            height: height * 8.0,
            rotation: rotation * 8.0,
            mirror: bytes.below(3) as i32,
            reserved: 0,
        }
    });
    let mut outcome = sat_compat_flash_outcome::default();
    // SAFETY: references and locals.
    assert_eq!(
        unsafe { sat_compat_flash_collide(&a, &b, &mut outcome) },
        SAT_OK
    );
    assert!(outcome.hit == 0 || outcome.is_near == 1);
    let half = |x: f64| f64::from((x.trunc() as i32) >> 1);
    let is_plain = |r: &sat_compat_flash_rect| {
        let far = [r.x, r.y, r.width, r.height, r.rotation];
        let is_sized = (2.0..1e4).contains(&r.width) && (2.0..1e4).contains(&r.height);
        is_sized && far.iter().all(|x| x.abs() < 1e4)
    };
    if !is_plain(&a) || !is_plain(&b) {
        return;
    }
    let mut placed = [(null_mut(), sat_transform::default()); 2];
    let mut closest = sat_closest_points::default();
    // SAFETY: references and locals; the shapes are given back.
    let contact = unsafe {
        for (r, (shape, t)) in [a, b].iter().zip(&mut placed) {
            let (width, height) = (2.0 * half(r.width), 2.0 * half(r.height));
            assert_eq!(sat_shape_new_rectangle(width, height, shape), SAT_OK);
            let (at, turn) = (sat_vec2 { x: r.x, y: r.y }, r.rotation.to_radians());
            assert_eq!(sat_transform_placement(at, turn, 1.0, 1.0, t), SAT_OK);
        }
        let [(p, s), (q, t)] = &placed;
        let mut contact: sat_manifold = std::mem::zeroed();
        assert_eq!(sat_distance(*p, s, *q, t, &mut closest), SAT_OK);
        assert_eq!(sat_contact(*p, s, *q, t, &mut contact), SAT_OK);
        for (shape, _) in placed {
            sat_shape_free(shape);
        }
        contact
    };
    assert!(closest.distance < 1e-6 || outcome.hit == 0, "{a:?} {b:?}");
    assert!(contact.depth < 1e-6 || outcome.hit == 1, "{a:?} {b:?}");
}
